export const words = {
  title: 'Pembicara',
  lead: 'Orang yang berbicara di acara. Acara memilihnya dari sini; yang diubah di sini ikut berubah di sana.',
  new: 'Pembicara baru',
  search: 'Cari pembicara',
  searchHint: 'Nama, pekerjaan, atau lembaga',
  empty: { title: 'Tidak ada yang cocok', text: 'Ubah katanya.', action: 'Semua pembicara' },
  none: { title: 'Belum ada pembicara', text: 'Pembicara yang ditulis di sini bisa dipilih di setiap acara.', action: 'Ke ringkasan' },
  fields: {
    name: 'Nama',
    role: 'Pekerjaan',
    organisation: 'Lembaga',
    bio: 'Tentang pembicara',
    photo: 'Foto',
    link: 'Halaman lain miliknya',
    linkHint: 'Alamat https, misalnya LinkedIn.',
  },
}
