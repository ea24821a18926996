import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const businessAlkademi: SeedTenant = {
  slug: 'business-alkademi',
  layout: 'business-alkademi',
  settings: {
    title: 'Alkademi Business',
    description:
      'Pelatihan digital untuk perusahaan dan pemerintah: dimulai dari masalah tim, diukur setiap pekan, dan dilaporkan dengan angka terbuka.',
    keywords: 'pelatihan karyawan, in-house training digital, upskilling perusahaan, pelatihan aparatur, studi kasus pelatihan',
    colours: {
      primary: '#14305c',
      secondary: '#8a5200',
      success: '#2c7a4b',
      info: '#1f6a94',
      warning: '#f2a516',
      danger: '#b42318',
      light: '#e3e8f0',
      dark: '#0c1a33',
    },
    fontHeadings: 'Manrope',
    fontParagraph: 'Inter',
    heroTitle: 'Latih tim Anda pada masalah mereka sendiri',
    heroSummary:
      'Kami duduk dua hari bersama tim Anda, menyusun pelatihan dari pekerjaan nyata, lalu melaporkan apa yang berubah setelah tiga bulan.',
    blog: {
      title: 'Papan Tulis Rapat',
      summary: 'Pengamatan dari ruang pelatihan: mengapa orang berhenti belajar, dan apa yang membuat mereka mulai lagi.',
    },
    overview: {
      name: 'Alkademi Business',
      title: 'Mitra pelatihan untuk perusahaan dan lembaga',
      summary: 'Pelatihan yang dimulai dari audit pekerjaan, bukan dari katalog judul.',
      description:
        'Alkademi Business merancang pelatihan digital bagi perusahaan, BUMD, rumah sakit, dan pemerintah daerah. Setiap penugasan dimulai dengan dua hari mengamati pekerjaan, dilanjutkan pelatihan berkelompok kecil, dan ditutup laporan dampak pada bulan ketiga. Jika ukuran yang disepakati tidak tercapai, sesi pendampingan tambahan kami berikan tanpa biaya.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-klien', name: 'Kabar Klien' },
    { kind: 'news', slug: 'kabar-kami', name: 'Kabar Kami' },
    { kind: 'blog', slug: 'ruang-rapat', name: 'Ruang Rapat' },
    { kind: 'articles', slug: 'studi-kasus', name: 'Studi Kasus' },
    { kind: 'articles', slug: 'panduan-sdm', name: 'Panduan SDM' },
    { kind: 'program', slug: 'paket', name: 'Paket Pelatihan' },
    { kind: 'event', slug: 'sarapan-sdm', name: 'Sarapan SDM' },
    { kind: 'podcasts', slug: 'lantai-produksi', name: 'Lantai Produksi' },
    { kind: 'gallery', slug: 'di-lokasi', name: 'Di Lokasi' },
  ],
  programs: [
    {
      slug: 'tim-cakap-data',
      name: 'Tim Cakap Data',
      summary: 'Program dua belas pekan agar satu divisi mampu mengambil keputusan dengan datanya sendiri, tanpa menunggu bagian TI.',
      description: `Tim Cakap Data dijalankan per divisi, dua puluh sampai empat puluh orang. Peserta memakai data perusahaannya sendiri di lingkungan yang disetujui bagian TI dan hukum.

## Tahapan

1. Dua hari audit pekerjaan dan data
2. Delapan pekan kelas kecil, dua jam seminggu
3. Empat pekan pendampingan proyek
4. Laporan dampak pada bulan ketiga

Ukuran keberhasilan disepakati di awal bersama atasan langsung peserta, dan ditulis dalam satu kalimat.`,
      active: true,
    },
    {
      slug: 'pemerintah-melayani',
      name: 'Pemerintah Melayani Digital',
      summary: 'Pelatihan aparatur untuk menyederhanakan formulir, menjawab warga dengan jelas, dan merawat situs layanan yang ringan.',
      description: `Program ini mendampingi dinas dan kecamatan memperbaiki satu layanan sampai terasa oleh warga. Peserta mengamati loket, memangkas isian, menulis ulang surat balasan, dan mengujinya bersama warga yang benar-benar mengantre.

Setiap angkatan ditutup dengan perbandingan waktu layanan sebelum dan sesudah, diumumkan di papan kantor itu sendiri.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
