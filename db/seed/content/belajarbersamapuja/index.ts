import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { festivalClass } from './festival-class.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'
import { posts1 } from './posts-1.ts'
import { posts2 } from './posts-2.ts'

export const belajarbersamapuja: SeedTenant = {
  slug: 'belajarbersamapuja',
  layout: 'belajarbersamapuja',
  settings: {
    title: 'Festival Belajar Bersama',
    description:
      'Dua hari di lapangan kota: kelas terbuka, panggung cerita, pasar keterampilan, dan sore yang panjang untuk belajar dari tetangga sendiri.',
    keywords: 'festival belajar, kelas terbuka, belajar bersama, keluarga belajar, panggung cerita',
    colours: { primary: '#b3261e', secondary: '#5b3fa8', warning: '#f2a900', dark: '#231815' },
    fontHeadings: 'Archivo',
    fontParagraph: 'Figtree',
    heroTitle: 'Dua hari, satu lapangan, seribu guru',
    heroSummary:
      'Semua orang yang bisa sesuatu boleh mengajar, semua orang yang penasaran boleh duduk. Datang sekeluarga, pulang dengan satu keterampilan baru.',
    blog: {
      title: 'Buku Tamu',
      summary: 'Cerita dari tenda, dapur umum, dan bangku paling depan: ditulis relawan dan pengunjung festival.',
    },
    overview: {
      name: 'Festival Belajar Bersama',
      title: 'Belajar itu ramai',
      summary:
        'Festival ini dimulai dari satu gang yang ingin anak-anaknya melihat orang dewasa belajar. Sekarang ia menempati seluruh lapangan, tetap gratis, dan tetap dijalankan warga.',
      description: 'Tidak ada panggung utama yang menelan yang lain. Tenda las berdiri di sebelah tenda dongeng, dan keduanya penuh.',
    },
  },
  categories: [
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'laporan', name: 'Laporan Warga' },
    { kind: 'news', slug: 'mitra', name: 'Mitra dan Sponsor' },
    { kind: 'blog', slug: 'cerita-tenda', name: 'Cerita dari Tenda' },
    { kind: 'blog', slug: 'balik-layar', name: 'Balik Layar' },
    { kind: 'blog', slug: 'suara-pengunjung', name: 'Suara Pengunjung' },
    { kind: 'articles', slug: 'cara-belajar', name: 'Cara Belajar' },
    { kind: 'articles', slug: 'cara-mengajar', name: 'Cara Mengajar' },
    { kind: 'articles', slug: 'membuat-acara', name: 'Membuat Acara' },
    { kind: 'program', slug: 'gerakan', name: 'Gerakan' },
    { kind: 'program', slug: 'pendaftaran', name: 'Pendaftaran' },
    { kind: 'event', slug: 'acara', name: 'Acara' },
    { kind: 'event', slug: 'panggung', name: 'Panggung Cerita' },
    { kind: 'event', slug: 'pra-festival', name: 'Menuju Festival' },
    { kind: 'podcasts', slug: 'radio-tenda', name: 'Radio Tenda' },
    { kind: 'podcasts', slug: 'obrolan-pengajar', name: 'Obrolan Pengajar' },
    { kind: 'gallery', slug: 'foto', name: 'Foto' },
    { kind: 'gallery', slug: 'poster', name: 'Poster dan Gambar' },
  ],
  programs: [
    {
      slug: 'keluarga-talenta',
      name: 'Satu Keluarga Satu Keterampilan',
      summary:
        'Setiap keluarga memilih satu keterampilan untuk dipelajari bersama selama tiga bulan, ditemani seorang tetangga yang sudah bisa.',
      description:
        'Keluarga datang bertiga atau berlima, memilih satu meja, lalu kembali setiap Sabtu sore. Di akhir bulan ketiga mereka mengajar meja lain.\n\n- Ruang dan alat disediakan kelurahan\n- Pendamping adalah warga setempat\n- Tidak ada biaya',
      active: true,
    },
    {
      slug: 'sekolah-pengajar',
      name: 'Sekolah Pengajar Sabtu',
      summary:
        'Enam Sabtu untuk warga yang ingin mengajar satu jam: menyusun meja, memilih contoh, dan mendengar pertanyaan sampai selesai.',
      description:
        'Tukang, juru masak, guru pensiunan, dan mahasiswa duduk sebangku. Setiap peserta membawa satu hal yang ia bisa, mengajarkannya dua kali, lalu mendengar apa yang tidak sampai.\n\n- Enam pertemuan, tiga jam sekali bertemu\n- Lulus setelah mengajar di depan dua belas orang asing\n- Lulusan mendapat meja di festival',
      active: true,
    },
    {
      slug: 'lapangan-digital',
      name: 'Lapangan Digital',
      summary:
        'Tenda kode dan data bagi pelajar yang belum punya laptop: perangkat dipinjamkan, jaringan disiapkan, kawan belajar menunggu.',
      description:
        'Lapangan Digital berjalan sepanjang tahun di balai warga, bukan hanya pada akhir pekan festival. Pelajar meminjam laptop, mengikuti kelas singkat, lalu memamerkan hasilnya di tenda kode.\n\n- Dua puluh laptop pinjaman\n- Kelas dasar tanpa biaya\n- Pameran karya setiap festival',
      sponsor: 'aws',
      active: true,
    },
  ],
  mentors,
  posts: [...posts, ...posts1, ...posts2],
  classes: [festivalClass, ...classes, ...classes1, ...classes2],
}
