import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'
import { moreNews } from './posts-2.ts'

export const alkamedia: SeedTenant = {
  slug: 'alkamedia',
  layout: 'alkamedia',
  settings: {
    title: 'Alkamedia',
    description:
      'Surat kabar digital tentang pendidikan, pekerjaan, dan teknologi di Indonesia: liputan tenang, data terbuka, dan ruang koreksi di halaman muka.',
    keywords: 'berita pendidikan, jurnalisme data, literasi media, liputan sekolah, opini',
    colours: {
      primary: '#b3121d',
      secondary: '#333333',
      success: '#2f7d4f',
      info: '#2b5f8a',
      warning: '#b7791f',
      danger: '#8f1018',
      light: '#e5e2dc',
      dark: '#121212',
    },
    fontHeadings: 'Newsreader',
    fontParagraph: 'Source Serif 4',
    heroTitle: 'Kabar dari ruang kelas, bengkel, dan kota kecil',
    heroSummary:
      'Kami menulis sesudah memeriksa, bukan sebelum. Baca laporan pekan ini, dengarkan siniar redaksi, atau ikuti sekolah wartawan kami.',
    blog: {
      title: 'Dari Meja Redaksi',
      summary: 'Cara kami bekerja, kesalahan yang kami buat, dan perdebatan yang biasanya tidak sampai ke pembaca.',
    },
    overview: {
      name: 'Alkamedia',
      title: 'Media kecil untuk urusan belajar',
      summary: 'Sebelas orang redaksi, tiga puluh koresponden sekolah, satu halaman koreksi yang selalu berada di atas.',
      description:
        'Alkamedia terbit setiap hari kerja dan meliput cara orang Indonesia belajar dan bekerja. Kami membuka data setiap laporan, menandai tulisan yang dibantu mesin, dan menyimpan semua koreksi di satu halaman. Sekolah wartawan kami melatih pelajar dan warga menjadi koresponden daerahnya.',
    },
  },
  categories: [
    { kind: 'news', slug: 'pendidikan', name: 'Pendidikan' },
    { kind: 'news', slug: 'kerja', name: 'Dunia Kerja' },
    { kind: 'blog', slug: 'meja-redaksi', name: 'Meja Redaksi' },
    { kind: 'articles', slug: 'laporan-khusus', name: 'Laporan Khusus' },
    { kind: 'articles', slug: 'data', name: 'Berbasis Data' },
    { kind: 'program', slug: 'koresponden', name: 'Koresponden Sekolah' },
    { kind: 'event', slug: 'kopdar', name: 'Kopi Darat Redaksi' },
    { kind: 'podcasts', slug: 'halaman-dua', name: 'Halaman Dua' },
    { kind: 'gallery', slug: 'esai-foto', name: 'Esai Foto' },
  ],
  programs: [
    {
      slug: 'koresponden-sekolah',
      name: 'Koresponden Sekolah',
      summary: 'Beasiswa setahun bagi tiga puluh pelajar dan warga untuk meliput daerahnya sendiri, dengan honor dan redaktur pendamping.',
      description: `Koresponden Sekolah mencari mata yang dekat dengan kejadian. Peserta belajar dasar liputan selama delapan pekan, lalu menulis dua laporan sebulan dengan honor yang sama dengan penulis lepas kami.

## Yang kami minta

- Tinggal di luar ibu kota provinsi
- Bersedia diperiksa dan memeriksa
- Izin orang tua bagi yang berusia di bawah 18 tahun`,
      active: true,
    },
  ],
  mentors,
  posts: [...posts, ...moreNews],
  classes,
}
