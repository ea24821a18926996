import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const wujudbersamapuja: SeedTenant = {
  slug: 'wujudbersamapuja',
  layout: 'wujudbersamapuja',
  settings: {
    title: 'Wujud Bersama Puja',
    description:
      'Tempat warga menulis keinginan untuk kampungnya, menemukan teman kerja, lalu mengikuti prosesnya sampai benar-benar terwujud.',
    keywords: 'keinginan warga, gotong royong, kegiatan kampung, pelacak wujud, ruang bersama',
    colours: {
      primary: '#a8431f',
      secondary: '#1f6660',
      success: '#2d8a4e',
      info: '#2f6f9f',
      warning: '#e0a030',
      danger: '#b3261e',
      light: '#f7efe3',
      dark: '#2a211b',
    },
    fontHeadings: 'Manrope',
    fontParagraph: 'Lora',
    heroTitle: 'Keinginan kecil, dikerjakan ramai-ramai',
    heroSummary: 'Tulis satu keinginan untuk lingkunganmu. Kami bantu mencari teman, menyusun langkah, dan menandainya ketika sudah jadi.',
    blog: {
      title: 'Buku Harian Wujud',
      summary: 'Catatan harian para penggerak: rapat yang molor, cat yang kurang satu kaleng, dan sore ketika lampunya menyala.',
    },
    overview: {
      name: 'Wujud Bersama Puja',
      title: 'Keinginan, kerja, wujud',
      summary: 'Tiga tahap, satu halaman untuk setiap keinginan, dan catatan terbuka tentang siapa mengerjakan apa.',
      description:
        'Sejak dibuka, 1.906 keinginan ditulis dan 412 terwujud: halte, perpustakaan, jalur kursi roda, panggung, sumur. Setiap keinginan melewati tiga tahap yang bisa diikuti siapa saja. Kami tidak mengelola uang warga; kelompok setempat yang memegang buku kasnya, kami hanya menyediakan cara mencatat dan orang yang pernah mengerjakan hal serupa.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-wujud', name: 'Kabar Wujud' },
    { kind: 'blog', slug: 'buku-harian', name: 'Buku Harian' },
    { kind: 'articles', slug: 'kisah-wujud', name: 'Kisah Wujud' },
    { kind: 'articles', slug: 'cara-gotong-royong', name: 'Cara Bergotong Royong' },
    { kind: 'program', slug: 'tapak', name: 'Program Tapak' },
    { kind: 'event', slug: 'hari-kerja', name: 'Hari Kerja Bersama' },
    { kind: 'podcasts', slug: 'suara-gang', name: 'Suara Gang' },
    { kind: 'gallery', slug: 'sebelum-sesudah', name: 'Sebelum dan Sesudah' },
  ],
  programs: [
    {
      slug: 'seratus-hari-wujud',
      name: 'Seratus Hari Wujud',
      summary: 'Dua puluh kelompok warga mewujudkan satu keinginan dalam seratus hari, dengan pendamping dan latihan setiap pekan.',
      description: `Kelompok terpilih mendapat pendamping, dua latihan tatap muka, dan kunjungan ke kelompok yang pernah mengerjakan hal serupa. Keinginan harus dapat dilihat, disentuh, atau didengar warga pada hari keseratus.

## Irama kerjanya

- Hari 1–20: mendengar dan mengukur
- Hari 21–50: mencoba versi kecil
- Hari 51–90: mengerjakan
- Hari 91–100: merayakan dan menyerahkan`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
