import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const alpha: SeedTenant = {
  slug: 'alpha',
  layout: 'alpha',
  settings: {
    title: 'Alpha',
    description:
      'Ruang uji alat belajar yang belum selesai: coba lebih awal, laporkan yang rusak, dan lihat sendiri apa yang berubah setiap Jumat.',
    keywords: 'alpha, pengguna awal, catatan perubahan, daftar tunggu, uji coba, produk',
    colours: {
      primary: '#1a1a1a',
      secondary: '#4d4d4d',
      success: '#2e7d4f',
      info: '#3a6ea5',
      warning: '#b7791f',
      danger: '#b3261e',
      light: '#e8e8e8',
      dark: '#0d0d0d',
    },
    fontHeadings: 'Geologica',
    fontParagraph: 'Geologica',
    heroTitle: 'Belum selesai. Itu intinya.',
    heroSummary:
      'Kami merilis setiap Jumat, mencatat semua yang rusak, dan membuka pintu untuk 200 pengguna awal tiap bulan. Masuklah ke daftar tunggu.',
    blog: {
      title: 'Catatan Tim',
      summary: 'Keputusan, keraguan, dan angka yang tidak enak dilihat, ditulis oleh orang yang mengerjakannya.',
    },
    overview: {
      name: 'Alpha',
      title: 'Alat belajar, dilepas lebih awal',
      summary: 'Empat alat, sembilan orang, satu rilis sepekan. Setiap perubahan punya nomor, alasan, dan nama pelapornya.',
      description:
        'Alpha adalah tempat kami menguji alat belajar sebelum layak disebut produk. Pengguna awal masuk bertahap dari daftar tunggu, mendapat saluran langsung ke tim, dan boleh keluar kapan saja dengan datanya. Kami menghentikan alat yang tidak menolong; sejauh ini tujuh dari sebelas.',
    },
  },
  categories: [
    { kind: 'news', slug: 'rilis', name: 'Rilis' },
    { kind: 'blog', slug: 'catatan-tim', name: 'Catatan Tim' },
    { kind: 'articles', slug: 'cara-kerja', name: 'Cara Kerja' },
    { kind: 'articles', slug: 'temuan', name: 'Temuan' },
    { kind: 'program', slug: 'pengguna-awal', name: 'Pengguna Awal' },
    { kind: 'event', slug: 'jumat-terbuka', name: 'Jumat Terbuka' },
    { kind: 'podcasts', slug: 'versi-nol', name: 'Versi Nol' },
    { kind: 'gallery', slug: 'papan-sketsa', name: 'Papan Sketsa' },
  ],
  programs: [
    {
      slug: 'pengguna-awal',
      name: 'Pengguna Awal',
      summary:
        'Dua ratus orang sebulan masuk dari daftar tunggu, memakai alat yang belum selesai, dan berbicara langsung dengan pembuatnya.',
      description: `Pengguna awal dipilih menurut keragaman, bukan urutan saja: ponsel tua, sambungan lemah, pembaca layar, guru, dan orang yang skeptis. Setiap peserta memakai satu alat selama empat pekan.

## Kesepakatan

- Kamu melapor paling sedikit sekali sepekan
- Kami menjawab dalam dua hari kerja
- Datamu bisa diunduh dan dihapus kapan saja`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
