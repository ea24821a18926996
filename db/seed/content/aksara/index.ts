import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const aksara: SeedTenant = {
  slug: 'aksara',
  layout: 'aksara',
  settings: {
    title: 'Aksara',
    description:
      'Sistem belajar daring untuk sekolah: ringan di ponsel murah, mudah bagi guru, datanya milik sekolah, dan peta jalannya terbuka untuk dibaca.',
    keywords: 'LMS sekolah, aplikasi belajar daring, rapor digital, absensi sekolah, peta jalan terbuka',
    colours: {
      primary: '#9a5400',
      secondary: '#33302c',
      success: '#3d7a45',
      info: '#2d6a80',
      warning: '#f4a71d',
      danger: '#b3302a',
      light: '#efe6d6',
      dark: '#1c1a18',
    },
    fontHeadings: 'Archivo',
    fontParagraph: 'Source Serif 4',
    heroTitle: 'Ruang kelas yang tidak hilang saat bel pulang',
    heroSummary:
      'Aksara membantu guru membagikan bahan, menerima tugas, dan menulis rapor, bahkan di sekolah yang jaringannya datang dan pergi.',
    blog: { title: 'Pinggir Halaman', summary: 'Catatan tim Aksara dan para guru tentang membuat, memakai, dan kadang membuang fitur.' },
    overview: {
      name: 'Aksara',
      title: 'Sistem belajar untuk sekolah Indonesia',
      summary: 'Dibuat bersama empat puluh sekolah, berjalan di ponsel satu jutaan, terbuka soal rencana dan kesalahan.',
      description:
        'Aksara adalah sistem belajar daring untuk SMP, SMA, SMK, dan madrasah. Guru menyusun bahan seperti menulis di papan, siswa mengumpulkan tugas dari ponsel, dan orang tua menerima kabar yang tidak membingungkan. Data tetap milik sekolah dan dapat diunduh kapan saja. Setiap bulan peta jalan kami diperbarui secara terbuka, beserta alasan mengapa sesuatu ditunda.',
    },
  },
  categories: [
    { kind: 'news', slug: 'rilis', name: 'Catatan Rilis' },
    { kind: 'news', slug: 'sekolah', name: 'Kabar Sekolah' },
    { kind: 'blog', slug: 'pinggir-halaman', name: 'Pinggir Halaman' },
    { kind: 'articles', slug: 'panduan-guru', name: 'Panduan Guru' },
    { kind: 'articles', slug: 'peta-jalan', name: 'Peta Jalan' },
    { kind: 'program', slug: 'kemitraan', name: 'Kemitraan' },
    { kind: 'event', slug: 'kelas-pengguna', name: 'Kelas Pengguna' },
    { kind: 'podcasts', slug: 'huruf-hidup', name: 'Huruf Hidup' },
    { kind: 'gallery', slug: 'di-dinding-kelas', name: 'Di Dinding Kelas' },
  ],
  programs: [
    {
      slug: 'sekolah-perintis',
      name: 'Sekolah Perintis',
      summary: 'Empat puluh sekolah yang memakai Aksara lebih awal, memberi kritik setiap bulan, dan ikut menentukan fitur berikutnya.',
      description: `Sekolah Perintis memakai versi terbaru Aksara sebulan lebih cepat daripada sekolah lain. Sebagai gantinya, dua guru dari setiap sekolah hadir dalam rapat bulanan dan berhak menolak satu fitur setiap semester.

## Yang diterima

- Pemakaian tanpa biaya selama dua tahun
- Pemindahan data dari sistem lama
- Pendamping yang datang ke sekolah dua kali

Hak menolak itu sungguhan. Sejauh ini sudah tujuh fitur ditolak, dan lima di antaranya memang pantas dibuang.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
