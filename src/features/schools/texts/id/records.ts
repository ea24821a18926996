/** Texts of the list and the form of schools. */
export const records = {
  title: 'Sekolah',
  lead: 'Sekolah yang ikut program dan liga, seperti yang tampil di situs.',
  new: 'Sekolah baru',
  search: 'Cari sekolah',
  searchHint: 'Nama atau NPSN',
  empty: { title: 'Tidak ada yang cocok', text: 'Coba kata lain.', action: 'Semua sekolah' },
  none: { title: 'Belum ada sekolah', text: 'Sekolah yang bisa kamu ubah muncul di sini.', action: 'Ke ringkasan' },
  noType: 'Belum ditentukan',
  types: { sma: 'SMA', smk: 'SMK', ma: 'MA', smp: 'SMP', mts: 'MTs', slb: 'SLB' },
  fields: {
    name: 'Nama sekolah',
    npsn: 'NPSN',
    npsnHint: 'Delapan angka',
    type: 'Jenis',
    cityId: 'Kota atau kabupaten',
    students: 'Jumlah siswa',
    slug: 'Alamat di situs (slug)',
    slugHint: 'Huruf kecil, angka, dan tanda hubung. Kosongkan untuk memakai namanya.',
  },
}
