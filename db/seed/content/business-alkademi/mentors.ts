import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'adrian-hartanto',
    name: 'Adrian Hartanto',
    headline: 'Konsultan data dan mantan kepala gudang, Jakarta',
    bio: 'Dua belas tahun mengelola gudang sebelum membantu perusahaan lain membaca datanya. Adrian selalu meminta kunjungan ke lantai kerja sebelum menyentuh salindia.',
    expertise: ['Analisis data', 'Rantai pasok', 'Papan pantau'],
  },
  {
    slug: 'cynthia-paramitha',
    name: 'Cynthia Paramitha',
    headline: 'Perancang pelatihan orang dewasa, Bandung',
    bio: 'Meneliti mengapa pelatihan dilupakan dalam dua pekan dan merancang cara agar tidak. Cynthia memimpin pengukuran dampak di semua penugasan.',
    expertise: ['Rancangan belajar', 'Evaluasi dampak', 'Fasilitasi'],
  },
  {
    slug: 'wahid-abdurrahman',
    name: 'Wahid Abdurrahman',
    headline: 'Praktisi layanan publik digital, Semarang',
    bio: 'Pernah menjaga loket selama enam tahun. Ia membantu dinas memangkas formulir dan melatih petugas menulis surat yang tidak membuat warga takut.',
    expertise: ['Layanan publik', 'Penulisan jelas', 'Riset warga'],
  },
  {
    slug: 'stephanie-wongkar',
    name: 'Stephanie Wongkar',
    headline: 'Spesialis keamanan informasi perusahaan, Manado',
    bio: 'Mengelola keamanan jaringan hotel sebelum melatih karyawan nonteknis. Simulasi penipuannya begitu meyakinkan sampai direktur pun pernah terjebak.',
    expertise: ['Keamanan siber', 'Kesadaran karyawan', 'Kepatuhan data'],
  },
]
