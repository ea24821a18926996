import type { SeedTenant } from '../../content-types.ts'
import { moreArticles } from './articles-2.ts'
import { guideArticles } from './articles-3.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { moreEvents } from './events-2.ts'
import { moreGalleries } from './galleries-2.ts'
import { mentors } from './mentors.ts'
import { morePodcasts } from './podcasts-2.ts'
import { posts } from './posts.ts'
import { moreNews } from './posts-4.ts'

export const demo: SeedTenant = {
  slug: 'demo',
  layout: 'demo',
  settings: {
    title: 'Sanggar',
    description:
      'Rumah belajar untuk siapa saja: kelas singkat, mentor yang sabar, tugas yang diulas, dan sertifikat yang bisa diperiksa kapan pun.',
    keywords: 'kelas daring, kursus gratis, belajar bersama mentor, sertifikat kelas, sanggar belajar',
    heroTitle: 'Belajar sesuatu yang bisa dipakai besok pagi',
    heroSummary:
      'Pilih kelas, kerjakan tugas kecil, dan dapatkan ulasan dari mentor yang benar-benar membacanya. Mulai gratis, dari ponsel pun bisa.',
    english: {
      title: 'Learn something you can use tomorrow morning',
      summary:
        'Choose a class, do a small assignment, and get it reviewed by a mentor who really reads it. Begin for free, on a phone if you like.',
      description:
        'A house of learning for everybody: short classes, patient mentors, assignments that are reviewed, certificates that can be checked.',
    },
    blog: {
      title: 'Beranda Belakang',
      summary: 'Tempat mentor, peserta, dan pengurus Sanggar bercerita tentang belajar: yang berhasil, yang gagal, dan yang masih dicoba.',
    },
    overview: {
      name: 'Sanggar',
      title: 'Rumah belajar yang pintunya terbuka',
      summary: 'Kelas singkat untuk keterampilan sehari-hari, dibimbing orang yang memang mengerjakannya.',
      description:
        'Sanggar berawal dari garasi di Yogyakarta dengan satu papan tulis dan sembilan kursi. Sekarang kelasnya bisa diikuti dari mana saja, tetapi kebiasaannya tetap: kelompok kecil, tugas yang dekat dengan hidup peserta, dan mentor yang mengulas dengan kalimat lengkap. Kami tidak menjanjikan cepat kaya. Kami menjanjikan bahwa pekan depan ada satu hal baru yang bisa kamu kerjakan sendiri.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-sanggar', name: 'Kabar Sanggar' },
    { kind: 'news', slug: 'kabar-kelas', name: 'Kabar Kelas' },
    { kind: 'blog', slug: 'dari-mentor', name: 'Dari Mentor' },
    { kind: 'blog', slug: 'dari-peserta', name: 'Dari Peserta' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan' },
    { kind: 'articles', slug: 'cara-belajar', name: 'Cara Belajar' },
    { kind: 'program', slug: 'pengumuman', name: 'Pengumuman Program' },
    { kind: 'event', slug: 'temu-muka', name: 'Temu Muka' },
    { kind: 'event', slug: 'temu-daring', name: 'Temu Daring' },
    { kind: 'podcasts', slug: 'teras-sore', name: 'Teras Sore' },
    { kind: 'gallery', slug: 'album', name: 'Album Sanggar' },
  ],
  programs: [
    {
      slug: 'warung-naik-kelas',
      name: 'Warung Naik Kelas',
      summary:
        'Pendampingan delapan pekan untuk pemilik usaha kecil: pembukuan, foto produk, dan etalase daring yang bisa dirawat sendiri.',
      description: `Warung Naik Kelas mendampingi tiga puluh pemilik usaha kecil dalam setiap angkatan. Pesertanya penjual pecel, penjahit, tukang las, pembuat jamu, sampai pemilik kios pulsa. Kelasnya berlangsung malam hari, sesudah dagangan ditutup.

## Yang dikerjakan

- Pembukuan sederhana yang diisi setiap malam selama lima menit
- Foto produk memakai ponsel dan cahaya jendela
- Etalase daring berisi sepuluh barang pertama

Setiap pasang peserta mendapat satu pendamping muda, biasanya siswa SMK atau mahasiswa, yang datang ke tempat usaha dua kali.`,
      active: true,
    },
    {
      slug: 'pemuda-desa-digital',
      name: 'Pemuda Desa Digital',
      summary:
        'Program satu musim untuk karang taruna yang ingin membuat situs dan arsip digital desanya. Angkatan terakhir sudah ditutup.',
      description: `Selama dua musim, Pemuda Desa Digital bekerja bersama sebelas karang taruna. Mereka mendata pengetahuan yang hanya ada di kepala orang tua: resep, nama sawah, lagu menidurkan anak, letak mata air. Hasilnya disusun menjadi situs desa yang ringan.

Angkatan terakhir sudah selesai. Panduan lapangan, lembar wawancara, dan contoh situsnya tetap boleh dipakai desa mana pun.`,
      active: false,
    },
  ],
  mentors,
  posts: [...posts, ...moreNews, ...moreArticles, ...guideArticles, ...moreEvents, ...morePodcasts, ...moreGalleries],
  classes: [...classes1, ...classes2],
}
