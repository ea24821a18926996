import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const akselerasi: SeedTenant = {
  slug: 'akselerasi',
  layout: 'akselerasi',
  settings: {
    title: 'Akselerasi',
    description:
      'Dua belas pekan untuk pindah karier: rencana yang jujur, mentor dari industri, proyek berbayar, dan hasil alumni yang boleh diperiksa.',
    keywords: 'pindah karier, bootcamp dua belas pekan, career switch, kelas malam pekerja, portofolio proyek',
    colours: {
      primary: '#3f6212',
      secondary: '#171a1f',
      success: '#3b7d23',
      info: '#2a6f7f',
      warning: '#b98900',
      danger: '#b42318',
      light: '#d9f99d',
      dark: '#0f1114',
    },
    fontHeadings: 'Archivo',
    fontParagraph: 'Inter',
    heroTitle: 'Ganti arah dalam dua belas pekan',
    heroSummary: 'Kelas malam untuk orang yang sudah punya pekerjaan, cicilan, dan alasan untuk pindah. Mulai dari yang sudah kamu kuasai.',
    blog: {
      title: 'Belokan',
      summary: 'Cerita orang yang berganti karier: hitungannya, takutnya, gaji pertamanya, dan hal yang ingin mereka ulang.',
    },
    overview: {
      name: 'Akselerasi',
      title: 'Sekolah malam untuk orang yang pindah karier',
      summary: 'Dua belas pekan, delapan belas orang sekelas, satu proyek berbayar, dan laporan hasil yang terbuka.',
      description:
        'Akselerasi membantu orang dewasa berpindah ke pekerjaan digital tanpa menganggap pengalaman lama sia-sia. Perawat menjadi penguji perangkat lunak, guru menjadi perancang pengalaman belajar, mekanik menjadi analis data pabrik. Kelas berlangsung malam dan akhir pekan, dan setiap angkatan menerbitkan hasilnya, termasuk yang belum mendapat pekerjaan.',
    },
  },
  categories: [
    { kind: 'news', slug: 'angkatan', name: 'Kabar Angkatan' },
    { kind: 'news', slug: 'hasil', name: 'Laporan Hasil' },
    { kind: 'blog', slug: 'belokan', name: 'Cerita Belokan' },
    { kind: 'articles', slug: 'peta-karier', name: 'Peta Karier' },
    { kind: 'articles', slug: 'taktik', name: 'Taktik Lamaran' },
    { kind: 'program', slug: 'jalur', name: 'Jalur Belajar' },
    { kind: 'event', slug: 'temu-alumni', name: 'Temu Alumni' },
    { kind: 'podcasts', slug: 'pulang-kerja', name: 'Pulang Kerja' },
    { kind: 'gallery', slug: 'pekan-demi-pekan', name: 'Pekan demi Pekan' },
  ],
  programs: [
    {
      slug: 'jalur-dua-belas',
      name: 'Jalur Dua Belas',
      summary: 'Dua belas pekan kelas malam dengan tiga belokan: menemukan arah, membangun bukti, lalu bertemu pemberi kerja.',
      description: `Jalur Dua Belas dirancang untuk orang yang belum bisa berhenti bekerja. Pertemuan berlangsung Selasa dan Kamis malam, ditambah Sabtu pagi dua pekan sekali.

## Tiga belokan

1. **Pekan 1–3, arah.** Memetakan kemampuan lama ke pekerjaan baru.
2. **Pekan 4–9, bukti.** Belajar dan mengerjakan proyek berbayar kecil.
3. **Pekan 10–12, pintu.** Lamaran, wawancara, dan perundingan.

Peserta boleh berhenti sampai pekan ketiga dengan pengembalian biaya penuh. Lebih baik tahu lebih awal bahwa pekerjaan itu bukan untukmu.`,
      active: true,
    },
    {
      slug: 'jembatan-biaya',
      name: 'Jembatan Biaya',
      summary:
        'Bayar setelah bekerja untuk peserta yang baru kehilangan pekerjaan, dengan batas cicilan dan batas waktu yang tertulis jelas.',
      description: `Jembatan Biaya menunda pembayaran kelas sampai peserta mendapat pekerjaan dengan upah di atas ambang yang disepakati. Cicilan dibatasi delapan persen dari upah, paling lama delapan belas bulan, tanpa bunga.

Kalau dalam dua tahun pekerjaan belum didapat, sisa kewajiban dihapus. Setiap angkatan menyediakan enam tempat, dan keputusan diambil oleh panitia yang separuhnya alumni.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
