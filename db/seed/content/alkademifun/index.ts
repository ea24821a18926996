import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const alkademifun: SeedTenant = {
  slug: 'alkademifun',
  layout: 'alkademifun',
  settings: {
    title: 'Alkademi Fun',
    description:
      'Kelas seru untuk anak 8–14 tahun: membuat gim, menggambar, bercerita, dan bereksperimen, dengan laporan jelas untuk ayah dan ibu.',
    keywords: 'kelas anak, coding anak, gim, eksperimen, orang tua, kegiatan libur',
    colours: {
      primary: '#c2185b',
      secondary: '#6a3fc4',
      success: '#2e9e5b',
      info: '#1d8fd1',
      warning: '#f59e0b',
      danger: '#d93025',
      light: '#ffe3ef',
      dark: '#35204a',
    },
    fontHeadings: 'Nunito',
    fontParagraph: 'Nunito',
    heroTitle: 'Hari ini mau bikin apa?',
    heroSummary:
      'Gim kucing melompat, gunung berapi dari cuka, atau komik tentang adikmu? Pilih satu, ajak teman, dan mulai bermain sambil belajar.',
    blog: {
      title: 'Cerita Rumah dan Kelas',
      summary: 'Ide bermain, catatan mentor, dan jawaban jujur untuk pertanyaan ayah ibu tentang layar, lelah, dan lupa waktu.',
    },
    overview: {
      name: 'Alkademi Fun',
      title: 'Belajar sambil tertawa, selesai dengan karya',
      summary:
        'Kelas kecil berisi paling banyak dua belas anak, satu mentor dan satu kakak pendamping, dan selalu ada karya yang bisa ditunjukkan di meja makan.',
      description:
        'Alkademi Fun dirancang untuk anak usia 8 sampai 14 tahun. Setiap pertemuan berlangsung paling lama 60 menit, dengan jeda bergerak di menit ke-25. Tidak ada peringkat antaranak; setiap anak mengumpulkan lencana dari hal yang ia coba, termasuk lencana Salah Tujuh Kali. Orang tua menyetujui pendaftaran dan menerima ringkasan mingguan.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-seru', name: 'Kabar Seru' },
    { kind: 'blog', slug: 'ayah-ibu', name: 'Untuk Ayah dan Ibu' },
    { kind: 'blog', slug: 'catatan-mentor', name: 'Catatan Kakak Mentor' },
    { kind: 'articles', slug: 'coba-di-rumah', name: 'Coba di Rumah' },
    { kind: 'articles', slug: 'tahukah-kamu', name: 'Tahukah Kamu' },
    { kind: 'program', slug: 'libur-seru', name: 'Libur Seru' },
    { kind: 'event', slug: 'main-bareng', name: 'Main Bareng' },
    { kind: 'podcasts', slug: 'radio-bantal', name: 'Radio Bantal' },
    { kind: 'gallery', slug: 'pajangan', name: 'Pajangan Karya' },
  ],
  programs: [
    {
      slug: 'libur-seru',
      name: 'Libur Seru',
      summary: 'Kegiatan libur sekolah dua pekan: satu karya, empat lencana, dan satu pameran kecil di rumah.',
      description: `Selama libur kenaikan kelas, anak memilih satu dari tiga jalur: gim, eksperimen, atau cerita. Setiap pagi ada satu tantangan pendek, dan setiap Jumat anak memamerkan karyanya kepada keluarga lewat panggilan video.

## Untuk orang tua

- Perlu waktu layar paling lama 75 menit sehari
- Daftar bahan dikirim seminggu sebelumnya, semuanya ada di warung
- Ada kelompok tanya jawab untuk ayah dan ibu`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
