import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'rangga-dewantara',
    name: 'Rangga Dewantara',
    headline: 'Arsitek cloud di Nusantara Kargo, Jakarta',
    bio: 'Merancang sistem pelacakan yang tetap hidup ketika satu pusat data padam. Rangga mengajar dengan menggambar awan di kaca jendela, literal.',
    expertise: ['Arsitektur', 'Ketahanan', 'Biaya'],
  },
  {
    slug: 'yuniar-sasmita',
    name: 'Yuniar Sasmita',
    headline: 'Dosen sistem terdistribusi, Yogyakarta',
    bio: 'Menyederhanakan makalah tebal menjadi permainan kartu. Mahasiswanya menguji konsensus dengan memesan bakso bersama.',
    expertise: ['Sistem terdistribusi', 'Basis data', 'Pembelajaran'],
  },
  {
    slug: 'steven-laoli',
    name: 'Steven Laoli',
    headline: 'Insinyur keamanan cloud, Medan',
    bio: 'Menemukan wadah penyimpanan terbuka milik orang lain, lalu menulis surat sopan agar ditutup. Sudah seratus tiga surat.',
    expertise: ['Keamanan', 'Identitas', 'Audit'],
  },
  {
    slug: 'kartika-mahadewi',
    name: 'Kartika Mahadewi',
    headline: 'Pengembang platform di Bank Gerbang Timur, Denpasar',
    bio: 'Mengotomatiskan segala yang dikerjakan dua kali. Kartika mengelola laboratorium ICA dan tahu semua cara mahasiswa mencoba mengakalinya.',
    expertise: ['Terraform', 'Kontainer', 'CI/CD'],
  },
]
