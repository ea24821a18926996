import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const aibersamapuja: SeedTenant = {
  slug: 'aibersamapuja',
  layout: 'aibersamapuja',
  settings: {
    title: 'AI Bersama Puja',
    description:
      'Belajar memahami kecerdasan buatan dengan bahasa sehari-hari: bertanya, memeriksa jawaban, dan tahu kapan sebaiknya tidak memakainya.',
    keywords: 'kecerdasan buatan, AI untuk pemula, literasi AI, asisten, guru, usaha kecil',
    colours: {
      primary: '#5b3ba8',
      secondary: '#a0356f',
      success: '#2f8f6b',
      info: '#3f6fd1',
      warning: '#d98e2b',
      danger: '#b3264a',
      light: '#efe9fb',
      dark: '#1e1633',
    },
    fontHeadings: 'Sora',
    fontParagraph: 'Figtree',
    heroTitle: 'Tanyakan apa saja. Lalu kita periksa bersama.',
    heroSummary: 'Puja, asisten di halaman ini, suka menjawab dan kadang keliru. Kelas kami mengajarkan cara membedakan keduanya.',
    blog: {
      title: 'Log Percakapan',
      summary: 'Percakapan nyata dengan mesin, disunting seperlunya: yang menolong, yang mengarang, dan yang membuat kami tertawa.',
    },
    overview: {
      name: 'AI Bersama Puja',
      title: 'Cerdas buatan, waras sungguhan',
      summary: 'Kelas dan klinik AI untuk guru, pedagang, pelajar, dan siapa saja yang penasaran tetapi belum percaya.',
      description:
        'AI Bersama Puja mengajarkan kecerdasan buatan tanpa janji ajaib. Setiap kelas memuat tiga bagian: mencoba, memeriksa, dan memutuskan. Puja adalah nama asisten di situs ini; ia bukan orang, tidak mengingat data pribadi, dan selalu menyebut ketika ia tidak tahu. Untuk pelajar di bawah 18 tahun, akun dibuat dengan izin orang tua atau sekolah.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-ai', name: 'Kabar AI' },
    { kind: 'blog', slug: 'log-percakapan', name: 'Log Percakapan' },
    { kind: 'blog', slug: 'salah-jawab', name: 'Salah Jawab' },
    { kind: 'articles', slug: 'penjelasan', name: 'Penjelasan' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan Praktis' },
    { kind: 'program', slug: 'klinik-ai', name: 'Klinik AI' },
    { kind: 'event', slug: 'senja-bertanya', name: 'Senja Bertanya' },
    { kind: 'podcasts', slug: 'suara-ketiga', name: 'Suara Ketiga' },
    { kind: 'gallery', slug: 'eksperimen', name: 'Eksperimen' },
  ],
  programs: [
    {
      slug: 'klinik-ai-guru',
      name: 'Klinik AI untuk Guru',
      summary: 'Enam pekan menata ulang tugas, penilaian, dan persiapan mengajar setelah murid mengenal mesin penjawab.',
      description: `Klinik ini tidak melarang dan tidak memuja. Guru membawa satu tugas yang sudah tidak bekerja, lalu bersama rekan mengubahnya menjadi tugas yang tetap bermakna dengan atau tanpa mesin.

## Hasil klinik

- Satu tugas yang diuji di kelas sendiri
- Kesepakatan pemakaian AI yang ditulis bersama murid
- Arsip contoh tugas yang terbuka untuk guru lain`,
      active: true,
    },
    {
      slug: 'ai-warung',
      name: 'AI Warung',
      summary: 'Pendampingan delapan pekan bagi pedagang kecil: catatan, katalog, dan balasan pelanggan, dengan ponsel yang sudah ada.',
      description: `Setiap peserta memilih satu pekerjaan yang paling menyita waktu dan mencoba memangkasnya. Yang tidak menghemat waktu setelah dua pekan boleh ditinggalkan tanpa rasa bersalah.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
