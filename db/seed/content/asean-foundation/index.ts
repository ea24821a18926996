import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const aseanFoundation: SeedTenant = {
  slug: 'asean-foundation',
  layout: 'asean-foundation',
  settings: {
    title: 'Jembatan ASEAN',
    description:
      'Program belajar lintas negara untuk pemuda Asia Tenggara: keterampilan digital, pertukaran gagasan, dan proyek bersama dari sebelas negara.',
    keywords: 'pemuda Asia Tenggara, ASEAN youth, digital skills, pertukaran, proyek lintas negara',
    colours: {
      primary: '#0b3d91',
      secondary: '#b3261e',
      success: '#2e7d4f',
      info: '#1f6fb2',
      warning: '#e0a800',
      danger: '#b3261e',
      light: '#e6edf7',
      dark: '#10203f',
    },
    fontHeadings: 'Figtree',
    fontParagraph: 'Inter',
    heroTitle: 'Satu kawasan, banyak cara belajar',
    heroSummary:
      'Learn together across eleven countries. Kelas dan proyek bersama untuk pemuda 16–30 tahun, dalam bahasa Indonesia dan Inggris.',
    blog: {
      title: 'Field Notes',
      summary: 'Catatan lapangan dari peserta dan fasilitator di sebelas negara, ditulis dalam bahasa yang paling dekat dengan ceritanya.',
    },
    overview: {
      name: 'Jembatan ASEAN',
      title: 'Learning across borders, Indonesian-style',
      summary:
        'Kelas daring dua bahasa, kelompok kerja lintas negara, dan hibah belajar kecil untuk proyek yang diusulkan peserta sendiri.',
      description:
        'Jembatan ASEAN adalah lembaga belajar rekaan dalam situs percontohan ini. Kami mempertemukan pemuda Asia Tenggara dalam kelompok kecil berisi lima orang dari lima negara. Mereka mempelajari satu keterampilan digital, lalu memakainya untuk satu masalah yang mereka alami bersama: banjir, sampah, pasar, atau bahasa yang hampir hilang. Every group works in two languages and publishes what it learns.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kawasan', name: 'Kabar Kawasan' },
    { kind: 'blog', slug: 'field-notes', name: 'Field Notes' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan' },
    { kind: 'articles', slug: 'gagasan', name: 'Gagasan' },
    { kind: 'program', slug: 'lima-negara', name: 'Lima Negara Satu Meja' },
    { kind: 'event', slug: 'forum', name: 'Forum Pemuda' },
    { kind: 'podcasts', slug: 'across-the-strait', name: 'Across the Strait' },
    { kind: 'gallery', slug: 'jejak', name: 'Jejak Pertukaran' },
  ],
  programs: [
    {
      slug: 'lima-negara-satu-meja',
      name: 'Lima Negara Satu Meja',
      summary: 'Kelompok lima orang dari lima negara mengerjakan satu masalah bersama selama empat belas pekan.',
      description: `Setiap kelompok memilih satu masalah yang terjadi di kelima negaranya, mempelajari satu keterampilan digital, dan menghasilkan sesuatu yang bisa dipakai orang lain. Pertemuan berlangsung pada jam yang adil bagi semua zona waktu.

## What you will get

- A facilitator who speaks at least two languages of your group
- A small learning grant for data and travel within your own country
- A public report with your name on it`,
      active: true,
    },
    {
      slug: 'ruang-guru-kawasan',
      name: 'Ruang Guru Kawasan',
      summary: 'Kelas bagi guru menengah untuk membuka kelasnya ke kelas lain di negara tetangga.',
      description: `Guru dipasangkan menurut mata pelajaran, bukan menurut bahasa. Selama satu semester, dua kelas mengerjakan tiga kegiatan pendek bersama: bertukar peta, bertukar resep, dan bertukar pertanyaan.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
