import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'
import { moreNews } from './posts-2.ts'

export const sekolahkopi: SeedTenant = {
  slug: 'sekolahkopi',
  layout: 'sekolahkopi',
  settings: {
    title: 'Sekolah Kopi',
    description:
      'Belajar kopi dari kebun sampai cangkir: menanam, menyangrai, menyeduh, dan berjualan, bersama petani dan penyangrai dari tujuh dataran.',
    keywords: 'kelas kopi, barista, sangrai, seduh manual, petani kopi, uji cita rasa',
    colours: {
      primary: '#6b3f22',
      secondary: '#8a5a1c',
      success: '#4f7a4a',
      info: '#4a6d7c',
      warning: '#c98a2e',
      danger: '#a63c2b',
      light: '#efe4d2',
      dark: '#2a1a12',
    },
    fontHeadings: 'Lora',
    fontParagraph: 'Figtree',
    heroTitle: 'Duduk dulu. Airnya sedang dipanaskan.',
    heroSummary: 'Pilih kelas seperti memilih menu: yang ringan untuk sore ini, atau yang pekat untuk enam pekan ke depan.',
    blog: {
      title: 'Ampas',
      summary: 'Yang tersisa di dasar cangkir: catatan dari meja seduh, mesin sangrai, dan kebun yang sedang menunggu hujan.',
    },
    overview: {
      name: 'Sekolah Kopi',
      title: 'Dari tanah sampai cangkir',
      summary:
        'Satu dapur seduh di Bandung, satu kebun belajar di Garut, dan jaringan petani yang mengajar lewat layar dari gudangnya sendiri.',
      description:
        'Sekolah Kopi didirikan oleh dua penyangrai dan satu guru kimia yang kehabisan teh. Kami mengajar dengan biji yang bisa dilacak sampai petaknya, dan sepertiga biaya setiap kelas berbayar kembali sebagai honor petani pengajar. Tidak ada ijazah bergengsi di sini; ada lidah yang lebih jujur.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-kebun', name: 'Kabar Kebun' },
    { kind: 'news', slug: 'kabar-bar', name: 'Kabar Bar' },
    { kind: 'blog', slug: 'ampas', name: 'Ampas' },
    { kind: 'articles', slug: 'resep', name: 'Resep Seduh' },
    { kind: 'articles', slug: 'ilmu', name: 'Ilmu Kopi' },
    { kind: 'program', slug: 'petani-mengajar', name: 'Petani Mengajar' },
    { kind: 'event', slug: 'meja-seduh', name: 'Meja Seduh' },
    { kind: 'podcasts', slug: 'tubruk', name: 'Siniar Tubruk' },
    { kind: 'gallery', slug: 'foto-kebun', name: 'Foto Kebun' },
  ],
  programs: [
    {
      slug: 'petani-mengajar',
      name: 'Petani Mengajar',
      summary: 'Petani menjadi guru dari gudangnya sendiri, dan murid mencicipi biji yang sama pada waktu yang sama.',
      description: `Setiap musim panen, enam petani menyiapkan paket biji dari tiga cara olah yang berbeda. Paket dikirim ke peserta, lalu pada malam yang sama semua menyeduh, mencicipi, dan bertanya langsung kepada orang yang memetiknya.

## Yang membuatnya berbeda

- Petani menentukan materi dan menerima honor mengajar
- Harga biji ditulis apa adanya, dari kebun sampai cangkir
- Catatan rasa peserta kembali ke petani sebagai masukan panen berikutnya`,
      active: true,
    },
  ],
  mentors,
  posts: [...posts, ...moreNews],
  classes,
}
