import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const pujapramudya: SeedTenant = {
  slug: 'pujapramudya',
  layout: 'pujapramudya',
  settings: {
    title: 'Pujapramudya',
    description:
      'Catatan, buku, dan kelas menulis dari seorang guru yang percaya bahwa anak kampung pun berhak menulis ulang jalan hidupnya sendiri.',
    keywords: 'esai guru, buku Metamorfosa, kelas menulis, literasi sekolah, catatan kelas',
    colours: {
      primary: '#8a4524',
      secondary: '#5a6136',
      success: '#4b7f52',
      info: '#3f6f86',
      warning: '#c9822b',
      danger: '#a8322d',
      light: '#d9cbb6',
      dark: '#2e2119',
    },
    fontHeadings: 'Fraunces',
    fontParagraph: 'Source Serif 4',
    heroTitle: 'Menulis dari bangku paling belakang',
    heroSummary:
      'Bu Puja Laksita mengajar di SMK, menulis di meja dapur, dan berkeliling membicarakan keduanya. Di sini semua catatannya disimpan.',
    blog: {
      title: 'Meja Dapur',
      summary:
        'Catatan pendek yang ditulis setelah piring dicuci: tentang murid, buku, hujan, dan hal-hal yang gagal saya jelaskan di kelas.',
    },
    overview: {
      name: 'Puja Laksita',
      title: 'Guru bahasa, penulis Metamorfosa',
      summary: 'Sembilan belas tahun mengajar Bahasa Indonesia di sekolah kejuruan, dua buku, dan satu perpustakaan di teras rumah.',
      description:
        'Puja Laksita lahir di lereng Ungaran dan mengajar di SMK Tunas Lereng sejak 2007. Buku keduanya, Metamorfosa, menghimpun dua belas kisah murid yang berubah karena satu orang dewasa mau mendengarkan. Di luar jam mengajar ia membuka kelas menulis untuk guru dan remaja, dan setiap Sabtu sore teras rumahnya menjadi perpustakaan.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar', name: 'Kabar Buku dan Acara' },
    { kind: 'blog', slug: 'catatan', name: 'Catatan Harian' },
    { kind: 'blog', slug: 'surat', name: 'Surat untuk Murid' },
    { kind: 'articles', slug: 'esai', name: 'Esai Panjang' },
    { kind: 'articles', slug: 'cara-menulis', name: 'Cara Menulis' },
    { kind: 'program', slug: 'lingkar-baca', name: 'Lingkar Baca' },
    { kind: 'event', slug: 'temu-pembaca', name: 'Temu Pembaca' },
    { kind: 'podcasts', slug: 'obrolan-teras', name: 'Obrolan Teras' },
    { kind: 'gallery', slug: 'album', name: 'Album' },
  ],
  programs: [
    {
      slug: 'metamorfosa-sekolah',
      name: 'Metamorfosa Masuk Sekolah',
      summary: 'Satu semester membaca dan menulis bersama satu angkatan siswa, ditutup dengan buku yang mereka sunting sendiri.',
      description: `Setiap semester tiga sekolah dipilih. Siswa membaca satu bab Metamorfosa tiap dua pekan, lalu menulis bab tandingan dari hidup mereka sendiri. Guru setempat ikut kelas pendampingan supaya kegiatan tidak berhenti ketika kami pulang.

## Yang disediakan

- Dua puluh eksemplar buku untuk perpustakaan kelas
- Tiga kunjungan penulis dan lima pertemuan daring
- Penyuntingan dan cetak terbatas kumpulan tulisan siswa`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
