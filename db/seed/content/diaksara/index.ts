import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const diaksara: SeedTenant = {
  slug: 'diaksara',
  layout: 'diaksara',
  settings: {
    title: 'Diaksara',
    description:
      'Rumah bagi orang yang menulis: esai, cerpen, dan surat dari para teman, dengan kelas kecil serta penyuntingan yang telaten dan ramah.',
    keywords: 'menulis, esai, cerpen, tulisan teman, penyuntingan, kelas menulis',
    colours: {
      primary: '#7a2e3a',
      secondary: '#3d5a50',
      success: '#4b7f52',
      info: '#45617d',
      warning: '#b9822b',
      danger: '#8f1f2c',
      light: '#efe9e1',
      dark: '#241c1a',
    },
    fontHeadings: 'Newsreader',
    fontParagraph: 'Newsreader',
    heroTitle: 'Baca pelan-pelan. Lalu tulis balasannya.',
    heroSummary: 'Setiap pekan para teman mengirim tulisan, kami menyunting bersama, dan satu halaman terbit tanpa terburu-buru.',
    blog: {
      title: 'Tulisan Teman',
      summary: 'Tulisan kiriman dari penjaga mercusuar, penjahit, mahasiswa, dan siapa pun yang punya sesuatu untuk diceritakan.',
    },
    overview: {
      name: 'Diaksara',
      title: 'Tempat kalimat dirawat',
      summary: 'Majalah daring, bengkel penyuntingan, dan kelas menulis untuk delapan orang sekali duduk.',
      description:
        'Diaksara menerbitkan paling banyak tiga tulisan sepekan. Setiap tulisan disunting bersama penulisnya, tidak pernah diam-diam. Kami membayar semua penulis dengan jumlah yang sama, menyimpan versi awal bagi yang ingin belajar, dan menutup kiriman setiap bulan Ramadan serta Desember supaya redaksi sempat membaca untuk diri sendiri.',
    },
  },
  categories: [
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'esai-teman', name: 'Esai Teman' },
    { kind: 'blog', slug: 'cerita-teman', name: 'Cerita Teman' },
    { kind: 'articles', slug: 'kolom', name: 'Kolom' },
    { kind: 'articles', slug: 'bengkel', name: 'Bengkel Kalimat' },
    { kind: 'program', slug: 'mukim', name: 'Mukim Menulis' },
    { kind: 'event', slug: 'duduk-membaca', name: 'Duduk Membaca' },
    { kind: 'podcasts', slug: 'naskah-suara', name: 'Naskah Suara' },
    { kind: 'gallery', slug: 'meja-menulis', name: 'Meja Menulis' },
  ],
  programs: [
    {
      slug: 'mukim-menulis',
      name: 'Mukim Menulis',
      summary: 'Sepuluh hari tinggal di rumah kayu tepi danau untuk menyelesaikan satu naskah, ditemani penyunting dan tanpa sinyal.',
      description: `Empat penulis dipilih setiap musim. Mereka mendapat kamar, makan, dan satu percakapan panjang dengan penyunting setiap dua hari. Tidak ada kewajiban selain menulis dan mencuci piring bergantian.

## Untuk siapa

- Naskah yang sudah dimulai, dalam bentuk apa pun
- Penulis yang bekerja dan sulit mencari sepuluh hari sunyi
- Separuh tempat untuk penulis yang belum pernah menerbitkan buku`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
