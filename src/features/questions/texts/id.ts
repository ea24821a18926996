export const words = {
  title: 'Pertanyaan',
  lead: 'Yang sering ditanyakan pengunjung. Urutannya seperti di situs.',
  new: 'Pertanyaan baru',
  search: 'Cari pertanyaan',
  searchHint: 'Kata dalam pertanyaan atau jawaban',
  empty: { title: 'Tidak ada yang cocok', text: 'Ubah kata atau tempatnya.', action: 'Semua pertanyaan' },
  none: { title: 'Belum ada pertanyaan', text: 'Tulis yang sering ditanyakan pengunjung, beserta jawabannya.', action: 'Ke ringkasan' },
  open: 'Lihat di situs',
  fields: { question: 'Pertanyaan', answer: 'Jawaban', place: 'Tampil di' },
  places: { all: 'Semua tempat', home: 'Halaman situs', classes: 'Di bawah kelas' },
}
