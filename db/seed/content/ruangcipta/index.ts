import type { SeedTenant } from '../../content-types.ts'
import { classes1 } from './classes-1.ts'
import { classes2 } from './classes-2.ts'
import { classes3 } from './classes-3.ts'
import { classes4 } from './classes-4.ts'
import { mentors } from './mentors.ts'
import { posts1 } from './posts-1.ts'
import { posts2 } from './posts-2.ts'
import { posts3 } from './posts-3.ts'

export const ruangcipta: SeedTenant = {
  slug: 'ruangcipta',
  layout: 'ruangcipta',
  settings: {
    title: 'Ruang Cipta',
    description:
      'Rangkaian Kelas & Diskusi di dua gedung tua: gudang benang di Bandung dan percetakan di Jakarta. Pilih ruang, pilih hari, lalu datang.',
    keywords: 'ruang kreatif Bandung, ruang kreatif Jakarta, kelas keramik, lokakarya cetak saring, diskusi kota, residensi seniman',
    colours: {
      primary: '#a23e1f',
      secondary: '#1f4e79',
      success: '#3b6f4a',
      info: '#2f6f86',
      warning: '#d69a1c',
      danger: '#a61f2b',
      light: '#e7e3da',
      dark: '#22252a',
    },
    fontHeadings: 'Raleway',
    fontParagraph: 'Source Serif 4',
    heroTitle: 'Dua kota, sembilan ruang, pintu yang boleh didorong',
    heroSummary:
      'Gudang benang di Cigereleng dan percetakan di Gandaria kini menjadi tempat belajar, berdebat, dan duduk lama tanpa harus membeli apa-apa.',
    blog: {
      title: 'Buku Tamu',
      summary: 'Catatan pengelola dan pengunjung: keluhan tetangga, mangkuk retak, kereta pagi, dan alasan kami tutup setiap Senin.',
    },
    overview: {
      name: 'Ruang Cipta',
      title: 'Ruang belajar di dua gedung yang dipinjam dari masa lalu',
      summary: 'Kelas, diskusi, pameran, dan residensi di Bandung dan Jakarta, disusun bersama tetangga kedua gedung.',
      description:
        'Ruang Cipta merawat dua gedung lama dan mengisinya dengan pekerjaan tangan serta percakapan. Di Bandung ada Ruang Benang, Ruang Gulung, Selasar Pintal, Kebun Atap, dan halaman tungku. Di Jakarta ada Ruang Plat, Ruang Timah, Lorong Tinta, serta ruang siar kecil di lantai dua. Setiap musim kami menyusun Rangkaian Kelas & Diskusi; separuhnya gratis, semuanya boleh ditanyakan, dan tidak ada yang perlu mengerti seni lebih dulu.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-ruang', name: 'Kabar Ruang' },
    { kind: 'news', slug: 'dua-kota', name: 'Dua Kota' },
    { kind: 'blog', slug: 'catatan-pengelola', name: 'Catatan Pengelola' },
    { kind: 'blog', slug: 'buku-tamu', name: 'Cerita Pengunjung' },
    { kind: 'articles', slug: 'membaca-gedung', name: 'Membaca Gedung' },
    { kind: 'articles', slug: 'bahan-dan-alat', name: 'Bahan dan Alat' },
    { kind: 'articles', slug: 'panduan-kerja', name: 'Panduan Kerja' },
    { kind: 'program', slug: 'panggilan-terbuka', name: 'Panggilan Terbuka' },
    { kind: 'program', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'event', slug: 'diskusi', name: 'Diskusi' },
    { kind: 'event', slug: 'pameran', name: 'Pameran dan Pasar' },
    { kind: 'podcasts', slug: 'ruang-siar', name: 'Ruang Siar' },
    { kind: 'podcasts', slug: 'bunyi-gedung', name: 'Bunyi Gedung' },
    { kind: 'gallery', slug: 'bandung', name: 'Bandung' },
    { kind: 'gallery', slug: 'jakarta', name: 'Jakarta' },
  ],
  programs: [
    {
      slug: 'rangkaian-bandung',
      name: 'Rangkaian Kelas & Diskusi Bandung',
      summary: 'Kelas tanah, bambu, gambar, dan foto di bekas gudang benang Cigereleng, dengan kebun dan tungku di halaman belakang.',
      description: `Rangkaian Bandung berlangsung di lima ruang bekas gudang benang. Bahannya dekat: tanah dari Plered, bambu dari Selaawi, abu dari dapur tetangga. Karena itu kelasnya mengikuti musim, bukan kalender kantor.

## Ruang yang dipakai

- Ruang Benang untuk kelas dan pertunjukan kecil
- Ruang Gulung untuk pekerjaan di lantai
- Selasar Pintal untuk pameran
- Halaman tungku dan Kebun Atap untuk yang tidak takut kotor

Empat puluh kursi setiap musim disediakan bagi siswa SMA dan SMK tanpa biaya.`,
      active: true,
    },
    {
      slug: 'rangkaian-jakarta',
      name: 'Rangkaian Kelas & Diskusi Jakarta',
      summary: 'Kelas tinta, suara, kain, dan kurasi di bekas percetakan Gandaria serta loteng Glodok, dengan tema yang dipilih warga.',
      description: `Rangkaian Jakarta menempati bekas percetakan di Gandaria dan, sejak tahun lalu, loteng toko obat di Glodok. Kelasnya pendek-pendek dan kebanyakan malam hari, sebab pesertanya datang dari kantor, kios, dan sif kedua.

Separuh rangkaian berupa diskusi. Setiap diskusi tentang suatu tempat mengundang orang yang tinggal di sana dan membayarnya sama dengan ahli. Mulai musim depan, tema rangkaian dipilih warga dengan kancing.`,
      active: true,
    },
    {
      slug: 'residensi-dua-kota',
      name: 'Residensi Dua Kota',
      summary: 'Enam pekan bolak-balik Bandung dan Jakarta bagi enam pekarya: kamar, uang saku, tiket kereta, dan kelas bersama warga.',
      description: `Residensi Dua Kota memberi waktu kepada pekarya untuk tinggal bergantian di kedua gedung. Tidak ada karya jadi yang ditagih. Yang kami minta hanyalah satu kegiatan kecil untuk tetangga di setiap kota.

## Yang disediakan

1. Kamar sederhana di kedua gedung
2. Uang saku mingguan dan dua belas tiket kereta
3. Kawan bicara dari tim kurasi
4. Tempat mengajar di kelas lintas kota

Beberapa kelas lintas kota, seperti Menulis tentang Tempat dan Membuat Buku Foto, tumbuh dari residensi ini dan terbuka bagi umum.`,
      active: true,
    },
    {
      slug: 'pameran-keliling-kampung',
      name: 'Pameran Keliling Kampung',
      summary:
        'Dua musim membawa karya ke pos ronda, warung, dan ruang cuci di dua belas kampung. Sudah selesai; panduannya tetap terbuka.',
      description: `Selama dua musim karya dari kedua gedung dibawa keluar dengan gerobak. Tempat pamerannya pos ronda, warung, teras musala, dan sekali di ruang cuci umum. Warga memilih karya mana yang menginap, dan untuk berapa malam.

Program ini selesai setelah kampung kedua belas. Panduan membuat gerobak, surat pinjam karya, dan daftar pertanyaan untuk warga tetap dapat dipakai siapa pun.`,
      active: false,
    },
  ],
  mentors,
  posts: [...posts1, ...posts2, ...posts3],
  classes: [...classes1, ...classes2, ...classes3, ...classes4],
}
