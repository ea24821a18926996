export const words = {
  title: 'Sponsor',
  lead: 'Lembaga yang mendukung acara. Acara memilihnya dari sini; yang diubah di sini ikut berubah di sana.',
  new: 'Sponsor baru',
  search: 'Cari sponsor',
  searchHint: 'Nama atau tingkat',
  empty: { title: 'Tidak ada yang cocok', text: 'Ubah katanya.', action: 'Semua sponsor' },
  none: { title: 'Belum ada sponsor', text: 'Sponsor yang ditulis di sini bisa dipilih di setiap acara.', action: 'Ke ringkasan' },
  fields: {
    name: 'Nama',
    tier: 'Tingkat',
    tierHint: 'Misalnya: Platinum. Acara boleh menyebut tingkat lain.',
    logo: 'Logo',
    link: 'Situsnya',
    linkHint: 'Alamat https.',
  },
}
