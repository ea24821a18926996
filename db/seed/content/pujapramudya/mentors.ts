import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'puja-laksita',
    name: 'Puja Laksita',
    headline: 'Guru Bahasa Indonesia dan penulis Metamorfosa',
    bio: 'Mengajar di sekolah kejuruan sejak 2007 dan menulis setiap pagi sebelum azan Subuh. Ia mengumpulkan kalimat pembuka yang baik di buku tulis bergaris, sekarang sudah jilid kesebelas.',
    expertise: ['esai', 'membaca nyaring', 'menulis reflektif'],
  },
  {
    slug: 'handoko-sasmita',
    name: 'Handoko Sasmita',
    headline: 'Penyunting lepas, Salatiga',
    bio: 'Menyunting lebih dari tujuh puluh judul nonfiksi. Muridnya mengenal Pak Han dari satu pertanyaan yang selalu ia tulis di pinggir naskah: “lalu apa?”',
    expertise: ['penyuntingan', 'tata bahasa', 'riset pustaka'],
  },
  {
    slug: 'mutiara-sembiring',
    name: 'Mutiara Sembiring',
    headline: 'Pengelola taman baca Teras Kata, Ungaran',
    bio: 'Mutiara memulai taman bacanya dengan 43 buku bekas dan sebuah tikar. Ia percaya cara tercepat membuat anak membaca adalah membiarkan mereka memilih buku yang salah.',
    expertise: ['literasi anak', 'mendongeng', 'lokakarya remaja'],
  },
  {
    slug: 'yosef-tanggu',
    name: 'Yosef Tanggu',
    headline: 'Penulis cerita perjalanan dan guru sejarah',
    bio: 'Yosef merekam cerita orang tua di kampung-kampung Sumba sebelum cerita itu ikut dikubur. Ia mengajar cara bertanya tanpa membuat orang merasa diperiksa.',
    expertise: ['reportase', 'wawancara', 'cerita perjalanan'],
  },
]
