import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'
import { moreNews } from './posts-2.ts'

export const beasiswabersamapuja: SeedTenant = {
  slug: 'beasiswabersamapuja',
  layout: 'beasiswabersamapuja',
  settings: {
    title: 'Beasiswa Bersama Puja',
    description:
      'Kalender beasiswa, cek kelayakan, dan pendampingan menulis esai bagi pelajar Indonesia yang merasa beasiswa hanya untuk orang lain.',
    keywords: 'beasiswa, kalender beasiswa, esai motivasi, wawancara, pelajar, mahasiswa',
    colours: {
      primary: '#1746a2',
      secondary: '#8a5a00',
      success: '#2b8a57',
      info: '#2476b8',
      warning: '#f5b301',
      danger: '#c0342b',
      light: '#fff4cf',
      dark: '#14223f',
    },
    fontHeadings: 'Outfit',
    fontParagraph: 'Figtree',
    heroTitle: 'Beasiswa itu urusan persiapan, bukan keberuntungan',
    heroSummary: 'Cek kelayakanmu dalam empat menit, tandai tenggatnya, lalu tulis esai yang hanya kamu yang bisa menulisnya.',
    blog: {
      title: 'Surat dari Penerima',
      summary:
        'Cerita jujur dari yang lolos dan yang ditolak, lengkap dengan nilai pas-pasan, wawancara gugup, dan berkas yang tertinggal di angkot.',
    },
    overview: {
      name: 'Beasiswa Bersama Puja',
      title: 'Dari “mana mungkin” menjadi berkas lengkap',
      summary: 'Kalender 180 beasiswa, kelas esai dan wawancara, serta kakak pendamping dari daerah yang sama denganmu.',
      description:
        'Beasiswa Bersama Puja menemani pelajar menyiapkan lamaran sejak delapan bulan sebelum tenggat. Layanan kami tidak dipungut biaya untuk peserta dari keluarga prasejahtera, dan kami tidak menjual jaminan lolos. Kakak pendamping adalah penerima beasiswa yang pernah ditolak sekurang-kurangnya satu kali.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-tenggat', name: 'Kabar dan Tenggat' },
    { kind: 'blog', slug: 'surat-penerima', name: 'Surat dari Penerima' },
    { kind: 'articles', slug: 'panduan-berkas', name: 'Panduan Berkas' },
    { kind: 'articles', slug: 'esai-wawancara', name: 'Esai dan Wawancara' },
    { kind: 'program', slug: 'pendampingan', name: 'Pendampingan' },
    { kind: 'event', slug: 'klinik', name: 'Klinik Beasiswa' },
    { kind: 'podcasts', slug: 'ruang-tunggu', name: 'Ruang Tunggu' },
    { kind: 'gallery', slug: 'papan-harapan', name: 'Papan Harapan' },
  ],
  programs: [
    {
      slug: 'kakak-pendamping',
      name: 'Kakak Pendamping',
      summary:
        'Delapan bulan bersama satu kakak dari daerahmu: menata berkas, menulis esai, berlatih wawancara, dan tidak sendirian menunggu.',
      description: `Setiap pelajar dipasangkan dengan kakak pendamping yang berasal dari kabupaten sama atau berdekatan. Pertemuan berlangsung dua pekan sekali, dengan pengetahuan orang tua atau sekolah bagi peserta di bawah 18 tahun.

## Syarat peserta

- Kelas XI, XII, atau lulusan paling lama dua tahun
- Memilih paling sedikit dua beasiswa dari kalender
- Mengisi cek kelayakan dan rencana delapan bulan`,
      active: true,
    },
  ],
  mentors,
  posts: [...posts, ...moreNews],
  classes,
}
