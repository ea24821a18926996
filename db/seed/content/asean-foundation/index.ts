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
    heroSummary: 'Belajar bersama di sebelas negara: kelas dan proyek untuk pemuda 16–30 tahun, dalam bahasa Indonesia dan Inggris.',
    english: {
      title: 'One region, many ways to learn',
      summary: 'Learn together across eleven countries: classes and projects for young people aged 16 to 30, in Indonesian and English.',
      description:
        'Learning across borders for the young people of Southeast Asia: digital skills, an exchange of ideas, and projects shared by eleven countries.',
    },
    blog: {
      title: 'Field Notes',
      summary: 'Catatan lapangan dari peserta dan fasilitator di sebelas negara, ditulis dalam bahasa yang paling dekat dengan ceritanya.',
    },
    overview: {
      name: 'Jembatan ASEAN',
      title: 'Belajar melintasi batas, dengan cara Indonesia',
      summary:
        'Kelas daring dua bahasa, kelompok kerja lintas negara, dan hibah belajar kecil untuk proyek yang diusulkan peserta sendiri.',
      description:
        'Jembatan ASEAN adalah lembaga belajar rekaan dalam situs percontohan ini. Kami mempertemukan pemuda Asia Tenggara dalam kelompok kecil berisi lima orang dari lima negara. Mereka mempelajari satu keterampilan digital, lalu memakainya untuk satu masalah yang mereka alami bersama: banjir, sampah, pasar, atau bahasa yang hampir hilang. Setiap kelompok bekerja dalam dua bahasa dan menerbitkan apa yang dipelajarinya.',
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

## Yang akan Anda dapatkan

- Fasilitator yang menguasai sedikitnya dua bahasa kelompok Anda
- Hibah belajar kecil untuk kuota dan perjalanan di dalam negeri
- Laporan terbuka yang memuat nama Anda`,
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
