import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const inovasiuntukbangsa: SeedTenant = {
  slug: 'inovasiuntukbangsa',
  layout: 'inovasiuntukbangsa',
  settings: {
    title: 'Inovasi untuk Bangsa',
    description:
      'Bengkel gagasan bagi penemu kampung, pelajar, dan warga: kisah alat yang dipakai orang, papan aspirasi, dan kelas dari sketsa ke purwarupa.',
    keywords: 'inovasi, penemu, purwarupa, teknologi tepat guna, aspirasi warga, paten',
    colours: {
      primary: '#b5121b',
      secondary: '#1d3f72',
      success: '#2f7d4f',
      info: '#2a6f9e',
      warning: '#c9861a',
      danger: '#9c0f17',
      light: '#eef2f7',
      dark: '#14213a',
    },
    fontHeadings: 'Archivo',
    fontParagraph: 'Inter',
    heroTitle: 'Masalah di kampungmu layak mendapat gambar kerja',
    heroSummary: 'Tulis keluhanmu di papan aspirasi, temukan orang yang sedang mengerjakannya, atau pelajari cara membuat alatnya sendiri.',
    blog: {
      title: 'Catatan Bengkel',
      summary: 'Dari meja las, papan sirkuit, dan dapur uji: alat yang jadi, alat yang meledak, dan alasan keduanya.',
    },
    overview: {
      name: 'Inovasi untuk Bangsa',
      title: 'Dari keluhan menjadi alat',
      summary: 'Satu papan aspirasi, enam bengkel mitra, 312 purwarupa, dan 41 alat yang masih dipakai setelah dua tahun.',
      description:
        'Kami mengukur inovasi dengan satu pertanyaan: apakah alatnya masih dipakai setelah dua tahun? Warga menulis masalah, penemu memilihnya, bengkel mitra membuka pintu, dan setiap gambar kerja diterbitkan terbuka. Kegagalan dicatat sama rapinya dengan keberhasilan, karena orang berikutnya akan membutuhkannya.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-inovasi', name: 'Kabar Inovasi' },
    { kind: 'blog', slug: 'catatan-bengkel', name: 'Catatan Bengkel' },
    { kind: 'articles', slug: 'kisah-alat', name: 'Kisah Alat' },
    { kind: 'articles', slug: 'cara-kerja', name: 'Cara Kerja' },
    { kind: 'program', slug: 'jalur', name: 'Jalur Penemu' },
    { kind: 'event', slug: 'gelar', name: 'Gelar Purwarupa' },
    { kind: 'podcasts', slug: 'korek-api', name: 'Siniar Korek Api' },
    { kind: 'gallery', slug: 'gambar-kerja', name: 'Gambar Kerja' },
  ],
  programs: [
    {
      slug: 'bengkel-keliling',
      name: 'Bengkel Keliling',
      summary: 'Truk berisi mesin bubut kecil, pencetak tiga dimensi, dan dua teknisi, singgah sepekan di setiap kecamatan.',
      description: `Warga datang membawa masalah, pulang membawa purwarupa atau alasan yang jelas mengapa belum bisa. Setiap persinggahan diawali musyawarah dan diakhiri pameran di lapangan.

- Lima hari kerja, satu hari pameran
- Bahan diutamakan dari barang bekas setempat
- Gambar kerja menjadi milik bersama`,
      active: true,
    },
    {
      slug: 'beasiswa-paten-pertama',
      name: 'Paten Pertama',
      summary: 'Pendampingan menyusun dokumen kekayaan intelektual bagi dua puluh penemu, dari penelusuran sampai pengajuan.',
      description: `Program angkatan pertama telah selesai. Bahan dan contoh dokumennya tetap dapat dipelajari lewat kelas Melindungi Gagasan.`,
      active: false,
    },
  ],
  mentors,
  posts,
  classes,
}
