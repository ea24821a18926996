export const words = {
  title: 'Pertanyaan',
  lead: 'Yang sering ditanyakan pengunjung. Urutannya sama dengan di situs.',
  new: 'Pertanyaan baru',
  none: { title: 'Belum ada pertanyaan', text: 'Tulis yang sering ditanyakan pengunjung, beserta jawabannya.', action: 'Tulis pertanyaan' },
  open: 'Lihat di situs',
  fields: { question: 'Pertanyaan', answer: 'Jawaban', place: 'Tampil di' },
  places: { all: 'Semua tempat', home: 'Halaman situs', classes: 'Di bawah kelas' },
}
