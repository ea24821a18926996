import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'jaka-samudra',
    name: 'Jaka Samudra',
    headline: 'Pelatih kepala dan arsitek cloud di Awan Selatan, Surabaya',
    bio: 'Memulai karier sebagai penjaga ruang server dan pesilat tingkat kabupaten. Jaka memimpin latihan pagi dengan satu pertanyaan: apa yang kamu rusak kemarin?',
    expertise: ['Arsitektur cloud', 'Jaringan', 'Biaya'],
  },
  {
    slug: 'putri-maharani-lubis',
    name: 'Putri Maharani Lubis',
    headline: 'Pengembang web di Bumi Digital, Medan',
    bio: 'Alumni angkatan pertama yang kembali sebagai pelatih. Ia hafal semua tempat orang tersandung karena pernah tersandung di sana.',
    expertise: ['JavaScript', 'React', 'Pengujian'],
  },
  {
    slug: 'samuel-rumbiak',
    name: 'Samuel Rumbiak',
    headline: 'Insinyur keandalan di Kasuari Pay, Jayapura',
    bio: 'Mengawasi layanan pembayaran dari kota yang mataharinya terbit lebih dulu. Samuel melatih pesilat membaca grafik seperti membaca arus laut.',
    expertise: ['Pemantauan', 'Otomatisasi', 'Linux'],
  },
  {
    slug: 'laila-nuraini',
    name: 'Laila Nuraini',
    headline: 'Pendamping karier dan mantan perekrut, Bandung',
    bio: 'Pernah membaca sebelas ribu lamaran. Kini ia menemani pesilat menulis satu lamaran yang jujur dan berlatih menjawab dengan kalimat pendek.',
    expertise: ['Karier', 'Wawancara', 'Komunikasi'],
  },
]
