import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'yohana-lestari',
    name: 'Yohana Lestari',
    headline: 'Pelatih perlindungan anak, Kupang',
    bio: 'Yohana melatih relawan untuk melihat, mendengar, dan melapor dengan tenang. Ia membuka setiap pelatihan dengan permainan menyeberang sungai dari koran.',
    expertise: ['perlindungan anak', 'pelatihan relawan', 'pendampingan'],
  },
  {
    slug: 'imam-subekti',
    name: 'Imam Subekti',
    headline: 'Koordinator relawan lansia, Kediri',
    bio: 'Imam mengajar ibunya berkirim pesan suara selama tiga bulan, lalu menyadari bahwa metode itu bisa dipakai untuk ibu semua orang.',
    expertise: ['literasi digital lansia', 'komunikasi', 'kesabaran'],
  },
  {
    slug: 'fransisca-rumengan',
    name: 'Fransisca Rumengan',
    headline: 'Juru bahasa isyarat dan pelatih inklusi, Manado',
    bio: 'Cisca tumbuh dengan kakak yang Tuli. Ia mengajarkan kelas tanpa suara pada dua puluh menit pertama supaya semua orang belajar melihat.',
    expertise: ['bahasa isyarat', 'inklusi', 'fasilitasi'],
  },
  {
    slug: 'dedi-kurnia',
    name: 'Dedi Kurnia',
    headline: 'Penggerak warga, Palembang',
    bio: 'Dedi mengubah lahan parkir menjadi kebun, lalu menjadi panggung, lalu kembali menjadi parkir karena warga memintanya. Ia menyebutnya demokrasi.',
    expertise: ['organisasi warga', 'rapat', 'rencana kegiatan'],
  },
]
