import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const ica: SeedTenant = {
  slug: 'ica',
  layout: 'ica',
  settings: {
    title: 'ICA',
    description:
      'Akademi cloud Indonesia: jalur sertifikasi dari dasar sampai arsitek, laboratorium aman dari tagihan, dan kelompok belajar tiap kota.',
    keywords: 'belajar cloud, sertifikasi cloud, arsitek cloud, laboratorium cloud, komunitas cloud Indonesia',
    colours: {
      primary: '#0a63a8',
      secondary: '#4453c4',
      success: '#1e7f5c',
      info: '#0e7c9b',
      warning: '#d98a00',
      danger: '#c02f3d',
      light: '#d9ecfa',
      dark: '#0b1d36',
    },
    fontHeadings: 'Sora',
    fontParagraph: 'Inter',
    heroTitle: 'Naik selapis demi selapis ke awan',
    heroSummary: 'Pilih jalur sertifikasi, latih tangan di laboratorium yang aman, dan belajar bersama orang di kotamu sampai hari ujian.',
    blog: {
      title: 'Catatan Langit',
      summary: 'Tulisan pelajar dan pengajar cloud tentang ujian, galat, tagihan, serta kegembiraan kecil saat semuanya tersambung.',
    },
    overview: {
      name: 'ICA',
      title: 'Akademi cloud untuk pelajar Indonesia',
      summary: 'Empat jalur sertifikasi, satu laboratorium bersama, dan kelompok belajar di sebelas kota.',
      description:
        'ICA membantu pelajar Indonesia menguasai komputasi awan secara bertahap. Empat jalur disusun dari pekerjaan nyata: operator, pengembang, arsitek, dan penjaga keamanan. Setiap jalur memadukan materi pendek, laboratorium yang mati sendiri sebelum tagihan membengkak, ujian tiruan, dan kelompok belajar yang bertemu setiap pekan.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-jalur', name: 'Kabar Jalur' },
    { kind: 'news', slug: 'komunitas', name: 'Kabar Komunitas' },
    { kind: 'blog', slug: 'catatan-langit', name: 'Catatan Langit' },
    { kind: 'articles', slug: 'arsitektur', name: 'Arsitektur' },
    { kind: 'articles', slug: 'persiapan-ujian', name: 'Persiapan Ujian' },
    { kind: 'program', slug: 'jalur-sertifikasi', name: 'Jalur Sertifikasi' },
    { kind: 'event', slug: 'kelompok-belajar', name: 'Kelompok Belajar' },
    { kind: 'podcasts', slug: 'di-atas-awan', name: 'Di Atas Awan' },
    { kind: 'gallery', slug: 'potret-komunitas', name: 'Potret Komunitas' },
  ],
  programs: [
    {
      slug: 'tangga-awan',
      name: 'Tangga Awan',
      summary:
        'Jalur sertifikasi empat anak tangga, dari pengenalan sampai arsitek, dengan laboratorium dan kelompok belajar di setiap tingkat.',
      description: `Tangga Awan memandu pelajar naik satu tingkat setiap tiga sampai empat bulan. Tidak ada yang dipaksa cepat; yang dijaga ialah ritmenya.

## Empat anak tangga

1. **Kabut.** Mengenal istilah dan biaya
2. **Gerimis.** Mengoperasikan layanan sehari-hari
3. **Hujan.** Membangun dan mengamankan aplikasi
4. **Langit.** Merancang sistem yang tahan gangguan

Setiap anak tangga ditutup ujian tiruan dan satu tugas nyata yang diperiksa dua orang.`,
      active: true,
    },
    {
      slug: 'awan-kampus',
      name: 'Awan Kampus',
      summary:
        'Laboratorium cloud bersama untuk perguruan tinggi dan SMK, dengan akun latihan yang didanai AWS dan bahan ajar terbuka bagi dosen.',
      description: `Awan Kampus meminjamkan laboratorium kepada dosen dan guru. Mahasiswa memperoleh ruang latihan yang dibatasi waktu dan biaya, sehingga kesalahan tidak berubah menjadi tagihan.

Pengajar mendapat silabus empat belas pekan, rubrik penilaian, dan pertemuan bulanan untuk saling meminjam contoh. Kampus cukup menyediakan satu koordinator.`,
      sponsor: 'aws',
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
