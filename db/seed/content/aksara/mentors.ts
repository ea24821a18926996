import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'paramita-suryani',
    name: 'Paramita Suryani',
    headline: 'Kepala produk Aksara, mantan guru fisika, Bandung',
    bio: 'Mengajar fisika sebelas tahun dan mengoreksi sepuluh ribu lembar. Setiap fitur diujinya dengan satu pertanyaan: apakah guru bisa pulang lebih cepat?',
    expertise: ['Produk pendidikan', 'Penilaian', 'Riset guru'],
  },
  {
    slug: 'hasan-basri-alatas',
    name: 'Hasan Basri Alatas',
    headline: 'Perancang antarmuka dan huruf, Solo',
    bio: 'Merancang huruf untuk buku anak sebelum mengurus layar. Hasan mengukur keterbacaan di bangku paling belakang, dengan ponsel paling buram.',
    expertise: ['Antarmuka', 'Tipografi', 'Aksesibilitas'],
  },
  {
    slug: 'grace-tumewu',
    name: 'Grace Tumewu',
    headline: 'Insinyur utama Aksara, Manado',
    bio: 'Membangun sinkronisasi yang bertahan pada jaringan kapal. Grace membaca setiap laporan galat dari sekolah dan membalasnya dengan nama.',
    expertise: ['Aplikasi luring', 'Keandalan', 'Basis data'],
  },
  {
    slug: 'mukhlis-hidayat',
    name: 'Mukhlis Hidayat',
    headline: 'Pendamping sekolah dan kepala madrasah, Lombok Timur',
    bio: 'Membawa Aksara ke sembilan madrasah dengan sepeda motor. Mukhlis tahu cara menjelaskan rapor digital kepada guru yang hampir pensiun tanpa membuatnya merasa tua.',
    expertise: ['Pendampingan sekolah', 'Pelatihan guru', 'Perubahan'],
  },
]
