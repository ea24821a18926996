import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const jongkreatif: SeedTenant = {
  slug: 'jongkreatif',
  layout: 'jongkreatif',
  settings: {
    title: 'Jong Kreatif',
    description:
      'Studio kreatif dari Bandung untuk merek yang mau bicara lantang: identitas, kampanye, ruang, dan kelas terbuka bagi perancang muda.',
    keywords: 'studio kreatif, desain identitas, tipografi, kampanye, portofolio, kelas desain',
    colours: {
      primary: '#c4320a',
      secondary: '#3d2bd6',
      success: '#1f8a57',
      info: '#1671c9',
      warning: '#f2b705',
      danger: '#c1121f',
      light: '#f3efe6',
      dark: '#0f0f0f',
    },
    fontHeadings: 'Syne',
    fontParagraph: 'Inter',
    heroTitle: 'Bikin. Bongkar. Bikin lagi.',
    heroSummary:
      'Kami merancang merek, ruang, dan kata-kata. Setelah itu pintu studio dibuka, dan siapa pun boleh belajar dari tumpukan sketsa yang gagal.',
    blog: { title: 'Buang Sketsa', summary: 'Proses, kegagalan, dan obrolan studio. Yang tidak lolos ke klien biasanya berakhir di sini.' },
    overview: {
      name: 'Jong Kreatif',
      title: 'Studio tujuh orang, satu meja panjang',
      summary:
        'Identitas, kampanye, grafis ruang, dan kelas terbuka. Sejak 2016 mengerjakan 140 proyek, dari tukang lotek sampai perpustakaan kota.',
      description:
        'Jong Kreatif adalah studio berisi tujuh orang di Bandung. Kami menerima paling banyak tiga klien pada satu waktu, bekerja di depan klien, dan menunjukkan sketsa sejak hari ketiga. Setiap tahun satu proyek dikerjakan tanpa bayaran untuk usaha kecil di sekitar studio. Kelas kami memakai brief sungguhan yang sudah lewat.',
    },
  },
  categories: [
    { kind: 'news', slug: 'studio', name: 'Dari Studio' },
    { kind: 'blog', slug: 'buang-sketsa', name: 'Buang Sketsa' },
    { kind: 'articles', slug: 'studi-kasus', name: 'Studi Kasus' },
    { kind: 'articles', slug: 'kerajinan', name: 'Soal Kerajinan' },
    { kind: 'program', slug: 'pintu-terbuka', name: 'Pintu Terbuka' },
    { kind: 'event', slug: 'malam-poster', name: 'Malam Poster' },
    { kind: 'podcasts', slug: 'revisi', name: 'Siniar Revisi' },
    { kind: 'gallery', slug: 'portofolio', name: 'Portofolio' },
  ],
  programs: [
    {
      slug: 'pintu-terbuka',
      name: 'Pintu Terbuka',
      summary: 'Magang berbayar tiga bulan dan kelas malam bagi perancang muda yang belum pernah masuk studio.',
      description: `Setiap musim empat perancang muda bekerja di meja panjang kami, dengan bayaran, brief sungguhan, dan hak untuk bertanya “kenapa” sampai jengkel. Pada malam hari studio menjadi ruang kelas.

- Tidak perlu ijazah desain
- Tidak perlu laptop mahal, studio menyediakan empat
- Perlu: satu karya yang membuatmu malu dan satu yang membuatmu bangga`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
