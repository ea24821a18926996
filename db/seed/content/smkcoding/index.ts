import type { SeedTenant } from '../../content-types.ts'
import { moreArticles } from './articles-2.ts'
import { tutorialArticles } from './articles-3.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { classes3 } from './classes-3.ts'
import { moreEvents } from './events-2.ts'
import { moreGalleries } from './galleries-2.ts'
import { mentors } from './mentors.ts'
import { morePodcasts } from './podcasts-2.ts'
import { posts1 } from './posts-1.ts'
import { posts2 } from './posts-2.ts'
import { posts3 } from './posts-3.ts'
import { moreNews } from './posts-4.ts'

export const smkcoding: SeedTenant = {
  slug: 'smkcoding',
  layout: 'smkcoding',
  settings: {
    title: 'SMK Coding',
    description:
      'Kelas pemrograman gratis dan terjangkau untuk siswa serta guru SMK, lengkap dengan Liga SMK, papan peringkat, dan mentor dari industri.',
    keywords: 'belajar coding SMK, Liga SMK, kelas pemrograman siswa, guru RPL, bootcamp SMK, UKK RPL',
    colours: {
      primary: '#0b6b4a',
      secondary: '#1d3557',
      success: '#1f8a5b',
      info: '#1c7ea6',
      warning: '#c98a10',
      danger: '#c0392b',
      light: '#c9d6cf',
      dark: '#0d1512',
    },
    fontHeadings: 'JetBrains Mono',
    fontParagraph: 'Inter',
    heroTitle: 'Dari lab sekolah ke baris kode pertama yang dipakai orang',
    heroSummary:
      'Belajar bersama mentor industri, kerjakan tugas nyata, dan bawa nama sekolahmu naik di papan peringkat. Cukup ponsel atau komputer lab.',
    blog: {
      title: 'Catatan Lab',
      summary: 'Tulisan mentor, guru, dan siswa: apa yang berhasil, apa yang galat, dan cara kami mencarinya sampai ketemu.',
    },
    overview: {
      name: 'SMK Coding',
      title: 'Gerakan belajar pemrograman antar-SMK',
      summary: 'Ratusan sekolah kejuruan belajar dengan silabus yang sama, mentor yang saling bertukar, dan liga tahunan yang seru.',
      description:
        'SMK Coding mempertemukan siswa, guru, dan pekerja industri dalam satu ruang belajar. Siswa mengikuti kelas dari lab sekolah atau ponsel, mengumpulkan tugas, dan mendapat ulasan dari mentor. Guru mengajar dengan bahan yang boleh disalin dan diubah. Setiap tahun semuanya bertemu di Liga SMK: tiga jam, satu soal, satu situs yang harus jadi.',
    },
  },
  categories: [
    { kind: 'news', slug: 'liga', name: 'Liga SMK' },
    { kind: 'news', slug: 'sekolah', name: 'Kabar Sekolah' },
    { kind: 'news', slug: 'mitra', name: 'Mitra dan Industri' },
    { kind: 'blog', slug: 'catatan-mentor', name: 'Catatan Mentor' },
    { kind: 'blog', slug: 'cerita-siswa', name: 'Cerita Siswa' },
    { kind: 'blog', slug: 'ruang-guru', name: 'Ruang Guru' },
    { kind: 'articles', slug: 'tutorial', name: 'Tutorial' },
    { kind: 'articles', slug: 'karier', name: 'Karier dan PKL' },
    { kind: 'articles', slug: 'alat-kerja', name: 'Alat Kerja' },
    { kind: 'program', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'program', slug: 'pendaftaran', name: 'Pendaftaran' },
    { kind: 'event', slug: 'lomba', name: 'Lomba' },
    { kind: 'event', slug: 'temu-daring', name: 'Temu Daring' },
    { kind: 'event', slug: 'lokakarya', name: 'Lokakarya' },
    { kind: 'podcasts', slug: 'jam-istirahat', name: 'Jam Istirahat' },
    { kind: 'podcasts', slug: 'kantin-kode', name: 'Kantin Kode' },
    { kind: 'gallery', slug: 'arena-liga', name: 'Arena Liga' },
    { kind: 'gallery', slug: 'kunjungan', name: 'Kunjungan Sekolah' },
  ],
  programs: [
    {
      slug: 'liga-smk',
      name: 'Liga SMK',
      summary:
        'Liga pemrograman antar-SMK: satu soal, tiga jam, satu situs yang harus jadi. Sepuluh tim terbaik bertemu di final nasional.',
      description: `Liga SMK adalah lomba membuat situs untuk tim berisi tiga siswa dari satu sekolah. Soalnya selalu dari pengguna sungguhan: koperasi, puskesmas, bank sampah, perpustakaan desa. Tim punya tiga jam untuk memahami kebutuhan, membagi kerja, dan menayangkan hasil.

## Tahapannya

1. Kualifikasi daring di lab masing-masing sekolah
2. Babak wilayah, dua puluh tim untuk setiap wilayah
3. Final nasional, sepuluh tim dalam satu ruangan

Nilai diberikan untuk fungsi, kemudahan pakai, dan kerapian kerja tim. Kode yang bisa dijelaskan oleh ketiga anggota lebih berharga daripada kode yang hanya dipahami satu orang.`,
      active: true,
    },
    {
      slug: 'koding-masuk-smk',
      name: 'Koding Masuk SMK',
      summary:
        'Satu semester kelas pemrograman terjadwal di lab sekolah, dengan silabus terbuka, mentor daring, dan rapor untuk setiap siswa.',
      description: `Sekolah mitra menyediakan lab dan satu guru pendamping, kami membawa silabus, mentor, dan tugas yang diulas satu per satu. Kelas berjalan enam belas pekan, dua kali seminggu, di luar jam pelajaran wajib.

## Yang diterima sekolah

- Silabus dan lembar kerja yang boleh diubah
- Mentor industri untuk setiap tiga puluh siswa
- Rapor perkembangan dan sertifikat per kelas
- Papan peringkat yang menghargai ketekunan, tidak hanya kecepatan`,
      active: true,
    },
    {
      slug: 'guru-ngoding',
      name: 'Guru Ngoding',
      summary:
        'Pelatihan berjenjang untuk guru RPL, TKJ, dan DKV agar mengajar pemrograman dengan proyek, tanpa harus menunggu lab yang sempurna.',
      description: `Guru belajar berkelompok dalam sel kecil berisi enam orang dari sekolah berbeda. Setiap pekan satu orang mencoba cara mengajar baru di kelasnya, merekam lima menit, lalu kelompok membahasnya dengan jujur dan hangat.

Peserta menyelesaikan pelatihan dengan satu bahan ajar yang sudah diuji di kelas dan diterbitkan dengan lisensi terbuka. Bahan itulah yang dipakai sekolah lain pada semester berikutnya.`,
      active: true,
    },
    {
      slug: 'lab-keliling',
      name: 'Lab Keliling',
      summary: 'Mobil berisi dua puluh laptop yang singgah sepekan di sekolah tanpa lab, lengkap dengan dua mentor dan jaringan lokal.',
      description: `Lab Keliling mengunjungi dua puluh enam sekolah selama dua tahun. Di setiap tempat, siswa belajar membuat satu halaman untuk sekolahnya, memakai jaringan lokal tanpa internet.

Perjalanan tahap pertama sudah selesai. Laptop kini dipinjamkan bergilir melalui sekolah induk di enam kabupaten, sementara kami menyiapkan tahap berikutnya bersama mitra baru.`,
      active: false,
    },
  ],
  mentors,
  posts: [
    ...posts1,
    ...posts2,
    ...posts3,
    ...moreNews,
    ...moreArticles,
    ...tutorialArticles,
    ...moreEvents,
    ...morePodcasts,
    ...moreGalleries,
  ],
  classes: [...classes1, ...classes2, ...classes3],
}
