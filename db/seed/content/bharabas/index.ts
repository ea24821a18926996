import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'
import { morePosts } from './posts-2.ts'

export const bharabas: SeedTenant = {
  slug: 'bharabas',
  layout: 'bharabas',
  settings: {
    title: 'Bharabas Radio',
    description:
      'Radio belajar yang menyala dari pagi sampai larut: obrolan, musik lama, cerita pendengar, dan kelas siaran bagi penyiar pemula.',
    keywords: 'radio, siaran, podcast, penyiar, kelas suara, kaset, cerita pendengar',
    colours: {
      primary: '#a63d14',
      secondary: '#0f5f63',
      success: '#3c8a57',
      info: '#2f7390',
      warning: '#e5a528',
      danger: '#ad1f2d',
      light: '#f4e6cf',
      dark: '#231812',
    },
    fontHeadings: 'Outfit',
    fontParagraph: 'Figtree',
    heroTitle: 'Lampu merah menyala. Kamu sedang didengar.',
    heroSummary:
      'Dengarkan siaran sambil menjelajah, kirim salam untuk seseorang, atau datang ke studio dan belajar duduk di balik mikrofon.',
    blog: {
      title: 'Sisi B',
      summary: 'Yang tidak sempat diputar: catatan penyiar, surat pendengar, dan cerita di balik kaset yang pitanya kusut.',
    },
    overview: {
      name: 'Bharabas',
      title: 'Radio kecil dengan kursi tambahan',
      summary:
        'Sembilan belas jam siaran sehari, dua puluh enam penyiar sukarela, satu rak kaset, dan kursi kosong untuk siapa pun yang ingin belajar.',
      description:
        'Bharabas mengudara lewat internet dari sebuah rumah di Yogyakarta. Pagi diisi kabar jalan dan sarapan, siang untuk pelajaran sekolah, sore untuk salam, malam untuk cerita. Semua penyiar pernah menjadi pendengar, dan kelas siaran kami selalu berlangsung di depan mikrofon yang benar-benar menyala, kadang-kadang.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-studio', name: 'Kabar Studio' },
    { kind: 'blog', slug: 'sisi-b', name: 'Sisi B' },
    { kind: 'blog', slug: 'surat-pendengar', name: 'Surat Pendengar' },
    { kind: 'articles', slug: 'belajar-suara', name: 'Belajar Suara' },
    { kind: 'articles', slug: 'arsip', name: 'Arsip Kaset' },
    { kind: 'program', slug: 'jadwal', name: 'Jadwal Siaran' },
    { kind: 'event', slug: 'siaran-luar', name: 'Siaran Luar' },
    { kind: 'podcasts', slug: 'kaset-malam', name: 'Kaset Malam' },
    { kind: 'podcasts', slug: 'sarapan', name: 'Sarapan Siaran' },
    { kind: 'gallery', slug: 'dek', name: 'Dari Balik Dek' },
  ],
  programs: [
    {
      slug: 'penyiar-magang',
      name: 'Penyiar Magang',
      summary: 'Tiga bulan mengisi satu jam siaran sepekan, dengan pendamping di sebelah dan tombol batuk di tangan kiri.',
      description: `Peserta berangkat dari tugas kecil: membaca kabar jalan, menyiapkan salam, memotong suara. Pada bulan ketiga masing-masing memegang satu acara sendiri selama empat pekan.

- Delapan peserta setiap angkatan
- Boleh dari luar kota lewat sambungan jarak jauh
- Rekaman tetap milik peserta`,
      active: true,
    },
  ],
  mentors,
  posts: [...posts, ...morePosts],
  classes,
}
