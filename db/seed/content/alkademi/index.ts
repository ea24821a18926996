import type { SeedTenant } from '../../content-types.ts'
import { moreArticles } from './articles-2.ts'
import { codeArticles } from './articles-3.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { classes3 } from './classes-3.ts'
import { classes4 } from './classes-4.ts'
import { moreEvents } from './events-2.ts'
import { moreGalleries } from './galleries-2.ts'
import { mentors } from './mentors.ts'
import { morePodcasts } from './podcasts-2.ts'
import { posts1 } from './posts-1.ts'
import { posts2 } from './posts-2.ts'
import { posts3 } from './posts-3.ts'
import { moreNews } from './posts-4.ts'

export const alkademi: SeedTenant = {
  slug: 'alkademi',
  layout: 'alkademi',
  settings: {
    title: 'Alkademi',
    description:
      'Cari kelas web, data, desain, cloud, dan bahasa kerja. Belajar dari mentor yang mengulas tugasmu, di ponsel mana pun, dari pulau mana pun.',
    keywords: 'kursus online, belajar coding, kelas data, kelas desain, kursus cloud gratis, sertifikat keterampilan',
    colours: {
      primary: '#0b5c8f',
      secondary: '#0a6c78',
      success: '#1f7a4d',
      info: '#1b75bb',
      warning: '#d97706',
      danger: '#c0312b',
      light: '#dbe9f2',
      dark: '#0a2540',
    },
    fontHeadings: 'Sora',
    fontParagraph: 'Inter',
    heroTitle: 'Mau bisa apa bulan depan?',
    heroSummary:
      'Ketik satu keterampilan, pilih kelas yang sedang dibuka, lalu kerjakan bersama mentor yang membaca tugasmu sampai baris terakhir.',
    blog: {
      title: 'Haluan',
      summary: 'Catatan mentor, cerita peserta, dan isi dapur kami: apa yang dicoba, apa yang gagal, ke mana arah berikutnya.',
    },
    overview: {
      name: 'Alkademi',
      title: 'Tempat belajar keterampilan kerja dari pulau mana pun',
      summary: 'Kelas yang bisa dikerjakan sedikit demi sedikit, dengan mentor yang mengulas dan teman yang menunggu.',
      description:
        'Alkademi mempertemukan orang yang ingin bisa sesuatu dengan orang yang sehari-hari mengerjakannya. Kelasnya dipecah menjadi bab pendek agar selesai sebelum nasi matang, dapat disimpan untuk dibaca tanpa jaringan, dan selalu berakhir dengan karya yang dipakai orang lain. Separuh kelas kami gratis; separuh lainnya membiayai mentor yang membaca setiap tugas.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-alkademi', name: 'Kabar Alkademi' },
    { kind: 'news', slug: 'kabar-kelas', name: 'Kabar Kelas' },
    { kind: 'news', slug: 'kabar-alumni', name: 'Kabar Alumni' },
    { kind: 'blog', slug: 'catatan-mentor', name: 'Catatan Mentor' },
    { kind: 'blog', slug: 'cerita-peserta', name: 'Cerita Peserta' },
    { kind: 'blog', slug: 'dapur-produk', name: 'Dapur Produk' },
    { kind: 'articles', slug: 'web-dan-kode', name: 'Web dan Kode' },
    { kind: 'articles', slug: 'data', name: 'Data' },
    { kind: 'articles', slug: 'desain', name: 'Desain' },
    { kind: 'articles', slug: 'karier', name: 'Karier' },
    { kind: 'program', slug: 'pendaftaran', name: 'Pendaftaran' },
    { kind: 'program', slug: 'beasiswa', name: 'Beasiswa dan Relawan' },
    { kind: 'event', slug: 'kelas-terbuka', name: 'Kelas Terbuka' },
    { kind: 'event', slug: 'temu-kota', name: 'Temu Kota' },
    { kind: 'podcasts', slug: 'geladak-sore', name: 'Geladak Sore' },
    { kind: 'podcasts', slug: 'obrolan-karier', name: 'Obrolan Karier' },
    { kind: 'gallery', slug: 'ruang-kelas', name: 'Ruang Kelas' },
    { kind: 'gallery', slug: 'karya-peserta', name: 'Karya Peserta' },
  ],
  programs: [
    {
      slug: 'jalur-pengembang-web',
      name: 'Jalur Pengembang Web',
      summary:
        'Dari halaman pertama sampai aplikasi yang dipakai klien: lima kelas berurutan untuk menjadi pengembang web yang siap bekerja.',
      description: `Jalur ini disusun mundur dari pekerjaan pertama seorang pengembang web. Kami bertanya kepada tiga puluh tim kecil apa yang mereka harapkan dari anggota baru, lalu menata kelas sampai harapan itu terpenuhi: halaman yang ringan, kode yang bisa ditinjau, data yang tidak tertukar, dan pintu yang terkunci.

## Urutan yang kami sarankan

1. HTML dan CSS dari Nol
2. JavaScript: Membuat Halaman Menjadi Hidup
3. React: Membangun Aplikasi Pesanan Katering
4. API dengan Node.js dan PostgreSQL
5. Menguji Keamanan Aplikasi Web

Kebanyakan peserta memerlukan sembilan sampai dua belas bulan sambil bekerja atau sekolah. Setiap kelas berdiri sendiri, jadi kamu boleh masuk di tengah setelah tes penempatan.`,
      active: true,
    },
    {
      slug: 'jalur-analis-data',
      name: 'Jalur Analis Data',
      summary:
        'Empat kelas inti untuk merapikan, menanyai, mengolah, dan menyampaikan data, dengan tugas akhir dari pertanyaan orang lain.',
      description: `Seorang analis dibayar untuk menjawab pertanyaan orang lain. Karena itu tugas akhir di jalur ini selalu berasal dari seseorang yang menunggu jawabannya: pemilik apotek, kepala sekolah, pengurus koperasi.

## Yang dipelajari

- Lembar kerja untuk kerapian
- SQL untuk bertanya
- Python untuk pengolahan yang dapat diulang
- Grafik dan laporan untuk penyampaian

Kelas pembelajaran mesin tersedia sebagai pilihan bagi yang ingin melangkah lebih jauh. Tes penempatan sepuluh menit membantu menentukan kelas pertamamu.`,
      active: true,
    },
    {
      slug: 'jalur-desain-produk',
      name: 'Jalur Desain Produk',
      summary:
        'Belajar melihat, menulis, dan menguji: tiga kelas untuk merancang layanan digital yang bisa dipakai oleh orang yang terburu-buru.',
      description: `Jalur Desain Produk tidak dimulai dari perangkat lunak. Ia dimulai dari mengamati orang yang kebingungan di depan layar, lalu bertanya apa yang bisa kita singkirkan. Dari situ barulah rupa, kata, dan alur dipelajari.

Lulusan setiap angkatan memamerkan karyanya di sebuah ruangan berisi meja, lampu, dan dinding kritik. Tidak ada yang lulus tanpa menguji rancangannya kepada sedikitnya enam orang, dua di antaranya berusia di atas lima puluh tahun.`,
      active: true,
    },
    {
      slug: 'awan-nusantara',
      name: 'Awan Nusantara',
      summary: 'Program cloud tanpa biaya untuk pemuda di luar Jawa, didanai AWS: dari kelas pembuka sampai sertifikasi dan magang daring.',
      description: `Awan Nusantara melatih operator cloud di kota-kota yang jarang disebut dalam lowongan. Pelatihan, akun latihan, dan satu kali ujian sertifikasi ditanggung pendanaan AWS; mitra di setiap kota menyediakan ruang, genset, dan kopi.

## Tiga langkah

1. Kelas pembuka yang terbuka bagi siapa saja
2. Bootcamp sepuluh pekan dengan dua pertemuan luring
3. Magang daring enam pekan di perusahaan mitra

Angkatan ini diperuntukkan bagi Maluku, Maluku Utara, dan Sulawesi. Angkatan berikutnya direncanakan untuk Nusa Tenggara dan Papua.`,
      sponsor: 'aws',
      active: true,
    },
  ],
  mentors,
  posts: [...posts1, ...posts2, ...posts3, ...moreNews, ...moreArticles, ...codeArticles, ...moreEvents, ...morePodcasts, ...moreGalleries],
  classes: [...classes1, ...classes2, ...classes3, ...classes4],
}
