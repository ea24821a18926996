import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const pesilat: SeedTenant = {
  slug: 'pesilat',
  layout: 'smkcoding',
  settings: {
    title: 'Pesilat',
    description:
      'Bootcamp vokasi ekspres untuk web dan komputasi awan: dua belas pekan tanpa biaya, didanai AWS, dari jurus dasar sampai naik gelanggang.',
    keywords: 'bootcamp cloud gratis, belajar AWS, pelatihan vokasi web, beasiswa cloud SMK, pesilat',
    colours: {
      primary: '#a8410a',
      secondary: '#232f3e',
      success: '#2f7d4f',
      info: '#1f6f93',
      warning: '#e08a12',
      danger: '#b3261e',
      light: '#e6dccf',
      dark: '#14181f',
    },
    fontHeadings: 'JetBrains Mono',
    fontParagraph: 'Figtree',
    heroTitle: 'Dua belas pekan, satu gelanggang: web dan cloud',
    heroSummary:
      'Pelatihan vokasi ekspres tanpa biaya untuk lulusan SMK dan pencari kerja muda. Latihan tiap hari, pelatih yang hadir, proyek yang dipakai.',
    english: {
      title: 'Twelve weeks, one arena: web and cloud',
      summary:
        'A vocational bootcamp without a fee for graduates of vocational schools and young people who look for work. Practice every day, trainers who are there, a project that is used.',
      description:
        'An express vocational bootcamp for web and cloud: twelve weeks without a fee, funded by AWS, from the first move to the arena.',
    },
    blog: {
      title: 'Buku Jurus',
      summary: 'Catatan pelatih dan pesilat: jatuh, bangun, tagihan awan yang membengkak, dan cara menutupnya sebelum subuh.',
    },
    overview: {
      name: 'Pesilat',
      title: 'Pelatihan vokasi ekspres web dan cloud',
      summary: 'Belajar seperti berlatih silat: pendek, berulang, diperbaiki, lalu diuji di gelanggang yang sebenarnya.',
      description:
        'Pesilat melatih lulusan SMK dan pencari kerja muda menjadi pengembang web serta operator komputasi awan tingkat awal dalam dua belas pekan. Seluruh biaya, termasuk akun latihan dan ujian sertifikasi pertama, ditanggung pendanaan AWS bersama mitra daerah. Setiap pesilat menutup pelatihan dengan membangun satu layanan untuk lembaga di kotanya.',
    },
  },
  categories: [
    { kind: 'news', slug: 'gelanggang', name: 'Kabar Gelanggang' },
    { kind: 'news', slug: 'mitra', name: 'Kabar Mitra' },
    { kind: 'blog', slug: 'buku-jurus', name: 'Buku Jurus' },
    { kind: 'articles', slug: 'jurus-cloud', name: 'Jurus Cloud' },
    { kind: 'articles', slug: 'jurus-web', name: 'Jurus Web' },
    { kind: 'program', slug: 'seleksi', name: 'Seleksi' },
    { kind: 'event', slug: 'latihan-terbuka', name: 'Latihan Terbuka' },
    { kind: 'podcasts', slug: 'balai-latihan', name: 'Balai Latihan' },
    { kind: 'gallery', slug: 'kuda-kuda', name: 'Kuda-Kuda' },
  ],
  programs: [
    {
      slug: 'pesilat-aws',
      name: 'Pesilat Web dan Cloud',
      summary:
        'Bootcamp vokasi dua belas pekan tanpa biaya, didanai AWS, untuk lulusan SMK dan pencari kerja muda berusia 18 sampai 26 tahun.',
      description: `Pesilat Web dan Cloud berjalan penuh waktu selama dua belas pekan. Enam pekan pertama untuk web, empat pekan untuk komputasi awan, dua pekan terakhir untuk membangun layanan bagi lembaga setempat: puskesmas, koperasi, perpustakaan, dan dinas.

## Yang ditanggung pendanaan

- Pelatihan, modul, dan akun latihan di AWS
- Laptop pinjaman bagi yang memerlukan
- Uang saku transportasi pada pekan tatap muka
- Satu kali ujian sertifikasi tingkat dasar

Sebagai gantinya kami meminta kesungguhan: hadir, mengumpulkan tugas, dan membantu satu teman seangkatan sampai lulus.`,
      sponsor: 'aws',
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
