/** Texts of the list and the form of programs. */
export const studio = {
  title: 'Program',
  lead: 'Program beserta kelas dan sekolahnya, seperti yang tampil di situs.',
  new: 'Program baru',
  search: 'Cari program',
  searchHint: 'Nama atau ringkasan',
  empty: { title: 'Tidak ada yang cocok', text: 'Coba kata lain.', action: 'Semua program' },
  none: { title: 'Belum ada program', text: 'Program yang bisa kamu ubah muncul di sini.', action: 'Ke ringkasan' },
  fields: {
    name: 'Nama program',
    summary: 'Ringkasan',
    content: 'Tentang program',
    logo: 'Gambar',
    isActive: 'Sedang berjalan',
    isActiveHint: 'Program yang sudah selesai tetap bisa dibaca.',
    sponsor: 'Sponsor',
    sponsorHint: 'Tulis “aws” untuk program yang disponsori AWS.',
    classIds: 'Kelas dalam program ini',
    schoolIds: 'Sekolah yang ikut',
    slug: 'Alamat di situs (slug)',
    slugHint: 'Huruf kecil, angka, dan tanda hubung. Kosongkan untuk memakai namanya.',
  },
}
