import type { SeedTenant } from '../../content-types.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { classes3 } from './classes-3.ts'
import { classes4 } from './classes-4.ts'
import { mentors } from './mentors.ts'
import { posts1 } from './posts-1.ts'
import { posts2 } from './posts-2.ts'
import { posts3 } from './posts-3.ts'

export const foundation: SeedTenant = {
  slug: 'foundation',
  layout: 'foundation',
  settings: {
    title: 'Yayasan Akar Talenta',
    description:
      'Yayasan yang menumbuhkan satu talenta digital di setiap keluarga, bersama kampus, pemerintah daerah, perusahaan, dan warga di 61 kota.',
    keywords: 'yayasan pendidikan, talenta digital, keluarga, laporan dampak, kemitraan kampus, CSR pendidikan, data desa',
    colours: {
      primary: '#14532d',
      secondary: '#7a5a1c',
      success: '#2f7d4f',
      info: '#2c6276',
      warning: '#b7791f',
      danger: '#a3352b',
      light: '#e6ece2',
      dark: '#12241a',
    },
    fontHeadings: 'Source Serif 4',
    fontParagraph: 'Figtree',
    heroTitle: 'Satu keluarga, satu talenta digital',
    heroSummary:
      'Kami menemani satu orang di setiap keluarga belajar, bersama seorang pendukung dari rumahnya. Hasil dan kegagalannya kami laporkan terbuka.',
    blog: {
      title: 'Dari Rumah ke Rumah',
      summary:
        'Cerita keluarga peserta, catatan perjalanan pendamping, dan pengakuan jujur tentang hal yang tidak berjalan sesuai rencana.',
    },
    overview: {
      name: 'Yayasan Akar Talenta',
      title: 'Empat jalan untuk tumbuh bersama',
      summary: 'Bagi donatur, kampus, pemerintah, dan perusahaan yang ingin perubahannya bertahan sesudah acara peresmian selesai.',
      description:
        'Yayasan Akar Talenta bekerja sejak 2019 dari sebuah rumah kontrakan di Bandung. Kini 61 titik belajar dijaga oleh warga setempat, 212 relawan mengajar setiap pekan, dan 11.306 orang telah menyelesaikan programnya. Kami percaya orang dewasa belajar lebih jauh ketika ada yang menemani di rumah, maka setiap peserta mendaftar berdua dengan keluarganya. Laporan keuangan diaudit setiap tahun, laporan dampak memuat pula titik yang tutup, dan prioritas tahun berikutnya dipilih lewat pemungutan suara bersama peserta.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-yayasan', name: 'Kabar Yayasan' },
    { kind: 'news', slug: 'kemitraan', name: 'Kemitraan' },
    { kind: 'blog', slug: 'cerita-keluarga', name: 'Cerita Keluarga' },
    { kind: 'blog', slug: 'catatan-lapangan', name: 'Catatan Lapangan' },
    { kind: 'blog', slug: 'suara-relawan', name: 'Suara Relawan' },
    { kind: 'articles', slug: 'laporan-dampak', name: 'Laporan Dampak' },
    { kind: 'articles', slug: 'kebijakan', name: 'Kebijakan' },
    { kind: 'articles', slug: 'panduan-mitra', name: 'Panduan Mitra' },
    { kind: 'program', slug: 'pendaftaran', name: 'Pendaftaran' },
    { kind: 'program', slug: 'perkembangan', name: 'Perkembangan' },
    { kind: 'event', slug: 'temu-mitra', name: 'Temu Mitra' },
    { kind: 'event', slug: 'lokakarya', name: 'Lokakarya' },
    { kind: 'podcasts', slug: 'suara-akar', name: 'Suara Akar' },
    { kind: 'podcasts', slug: 'ruang-mitra', name: 'Ruang Mitra' },
    { kind: 'gallery', slug: 'lapangan', name: 'Dari Lapangan' },
    { kind: 'gallery', slug: 'wisuda', name: 'Wisuda Keluarga' },
  ],
  programs: [
    {
      slug: 'satu-keluarga-satu-talenta',
      name: 'Satu Keluarga Satu Talenta Digital',
      summary:
        'Dua belas pekan belajar bagi seorang wakil keluarga, ditemani satu anggota keluarga lain yang menjaga waktu dan semangatnya.',
      description: `Peserta program ini selalu mendaftar berdua. Yang satu belajar keterampilan digital sampai menghasilkan karya yang dipakai orang lain; yang lain dilatih menjadi pendukung, tugas yang tidak memerlukan ijazah tetapi menentukan siapa yang bertahan.

## Yang kami sediakan

- Titik belajar dekat rumah dengan penjaga dari warga setempat
- Laptop pinjaman sampai wisuda bagi yang memerlukan
- Relawan pengajar, makan siang Sabtu, dan ruang main anak
- Pendampingan enam bulan setelah kelas selesai

Program berjalan di 61 kabupaten dan kota. Urutan masuk diundi terbuka bila pendaftar melebihi kursi, dan yang belum kebagian mendapat kepastian tempat pada angkatan berikutnya.`,
      active: true,
    },
    {
      slug: 'kampus-berakar',
      name: 'Kampus Berakar',
      summary: 'Mahasiswa mendampingi tiga keluarga selama satu semester, diakui sebagai SKS, dan sebagian nilainya diberikan oleh warga.',
      description: `Kampus punya orang muda yang ingin berguna; keluarga peserta perlu seseorang yang hadir teratur. Program ini mempertemukan keduanya dalam bentuk yang diakui kurikulum.

Mahasiswa dilatih sebagai pendamping orang dewasa, lalu mengunjungi tiga keluarga dua kali sepekan. Dosen pembimbing turun paling sedikit tiga kali. Pada akhir semester, keluarga menilai dengan empat butir yang mereka susun sendiri.

## Untuk kampus

1. Ajukan pertemuan melalui halaman buat perjanjian
2. Tentukan penyetaraan antara 8 dan 20 SKS
3. Mulai dengan paling banyak dua puluh mahasiswa`,
      active: true,
    },
    {
      slug: 'aparatur-cakap-data',
      name: 'Aparatur Cakap Data',
      summary: 'Pelatihan bagi perangkat desa dan pegawai pelayanan: merapikan data warga, membaca peta, dan merancang layanan yang mudah.',
      description: `Keputusan yang baik di kantor desa bermula dari data yang dapat dipercaya dan formulir yang dapat dipahami. Kami melatih perangkat desa, petugas loket, dan penyusun naskah memakai pekerjaan mereka sendiri sebagai bahan.

Seluruh latihan memakai data tiruan. Data pribadi warga tidak meninggalkan kantor asalnya, dan pendamping hanya melihat jumlah.

## Bentuk kerja sama

- Kelas tanpa biaya untuk desa, didaftarkan bersama desa tetangga
- Lokakarya berbayar untuk dinas dan kabupaten, lengkap dengan berkas pertanggungjawaban
- Pendampingan sampai dasbor dipakai dalam musyawarah anggaran`,
      active: true,
    },
    {
      slug: 'teras-awan',
      name: 'Teras Awan',
      summary:
        'Jalur komputasi awan bagi siswa dan lulusan SMK: dari server pertama, sertifikasi dasar, sampai magang di perusahaan mitra.',
      description: `Teras Awan dibuka untuk siswa SMK yang belum pernah menyentuh server. Tiga kelas disusun berjenjang: dasar, administrasi, lalu keamanan dan otomasi. Praktiknya memakai akun laboratorium, sehingga tidak seorang pun perlu kartu kredit.

Lulusan terbaik memperoleh kupon ujian sertifikasi dan kesempatan magang tiga bulan. Hasil kelas lanjutan yang berbayar dipakai membiayai kursi tanpa biaya di kelas dasar.

> Kami mengajarkan cara mematikan server pada pekan yang sama dengan cara menyalakannya.`,
      sponsor: 'aws',
      active: true,
    },
  ],
  mentors,
  posts: [...posts1, ...posts2, ...posts3],
  classes: [...classes1, ...classes2, ...classes3, ...classes4],
}
