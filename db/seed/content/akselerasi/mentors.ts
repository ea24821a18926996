import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'gilang-aditama',
    name: 'Gilang Aditama',
    headline: 'Analis data di pabrik kertas Wana Lestari, mantan mekanik',
    bio: 'Sebelas tahun memperbaiki mesin sebelum membaca datanya. Gilang mengajar analisis dengan suara mesin, grafik getaran, dan banyak kertas bekas.',
    expertise: ['Analisis data', 'SQL', 'Manufaktur'],
  },
  {
    slug: 'felicia-tanoto',
    name: 'Felicia Tanoto',
    headline: 'Perancang pengalaman belajar, mantan guru SD, Jakarta',
    bio: 'Pernah mengajar empat puluh anak sekaligus, sehingga rapat dengan pemangku kepentingan tidak lagi menakutkannya. Mengampu rancangan dan riset.',
    expertise: ['UX', 'Riset pengguna', 'Rancangan belajar'],
  },
  {
    slug: 'ruben-manurung',
    name: 'Ruben Manurung',
    headline: 'Pemimpin tim penguji di Sehat Selalu, mantan perawat',
    bio: 'Memindahkan kebiasaan memeriksa dua kali dari bangsal ke perangkat lunak. Ruben percaya penguji yang baik ialah orang yang peduli pada pasien di ujung layar.',
    expertise: ['Pengujian', 'Otomatisasi uji', 'Kesehatan digital'],
  },
  {
    slug: 'dewi-anjarwati',
    name: 'Dewi Anjarwati',
    headline: 'Pelatih karier dan perunding upah, Surabaya',
    bio: 'Mendampingi empat ratus lebih orang berpindah pekerjaan. Dewi mencatat semua angka, termasuk yang membuatnya sedih.',
    expertise: ['Karier', 'Negosiasi', 'Wawancara'],
  },
]
