import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'safira-maulida',
    name: 'Safira Maulida',
    headline: 'Penerima beasiswa kehutanan, Palangka Raya',
    bio: 'Safira ditolak tiga kali sebelum diterima, dan menyimpan ketiga suratnya dalam map hijau. Ia membantu pelajar menemukan cerita yang mereka anggap biasa.',
    expertise: ['esai motivasi', 'rencana studi', 'riset kampus'],
  },
  {
    slug: 'togar-pardamean',
    name: 'Togar Pardamean',
    headline: 'Bekas anggota panel seleksi, Medan',
    bio: 'Togar membaca sekitar 4.000 lamaran selama enam tahun. Ia hafal kalimat pembuka yang membuat panel menguap dan mengajarkan kebalikannya.',
    expertise: ['wawancara', 'penilaian', 'strategi lamaran'],
  },
  {
    slug: 'ni-luh-sukreni',
    name: 'Ni Luh Sukreni',
    headline: 'Guru bimbingan konseling, Karangasem',
    bio: 'Bu Luh mendampingi murid sekaligus orang tuanya, karena sering kali yang perlu diyakinkan adalah ayah di teras. Tahun lalu 27 muridnya berangkat.',
    expertise: ['rencana studi', 'keluarga', 'bimbingan'],
  },
  {
    slug: 'arman-hidayat',
    name: 'Arman Hidayat',
    headline: 'Tutor bahasa Inggris akademik, Mataram',
    bio: 'Arman belajar bahasa Inggris dari siaran radio di bengkel pamannya. Ia mengajar tes bahasa tanpa rahasia, hanya dengan jadwal dan keringat.',
    expertise: ['bahasa Inggris', 'tes kemampuan', 'surat resmi'],
  },
]
