import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'kak-tiwi',
    name: 'Pertiwi Anjani',
    headline: 'Kakak mentor gim, bekas guru SD di Malang',
    bio: 'Kak Tiwi pernah membuat gim tentang sandal yang mencari pasangannya. Di kelasnya, anak yang programnya paling rusak boleh memukul gong kecil, lalu semua membantu mencari kutunya.',
    expertise: ['pemrograman blok', 'desain gim', 'kelas inklusif'],
  },
  {
    slug: 'kak-boni',
    name: 'Bonifasius Lamak',
    headline: 'Peraga sains keliling, Kupang',
    bio: 'Kak Boni membawa laboratorium di dalam koper beroda dan sudah mengunjungi 90 sekolah dasar. Ia selalu bertanya “menurutmu?” sebelum menunjukkan jawabannya.',
    expertise: ['eksperimen dapur', 'fisika bermain', 'keamanan percobaan'],
  },
  {
    slug: 'kak-sekar',
    name: 'Sekar Wulandani',
    headline: 'Komikus dan ilustrator buku anak',
    bio: 'Kak Sekar menggambar dengan tangan kiri karena tangan kanannya memegang kucing. Ia membuat anak yang bilang “aku nggak bisa gambar” menyelesaikan komik empat panel.',
    expertise: ['menggambar', 'komik', 'bercerita'],
  },
  {
    slug: 'kak-rafi',
    name: 'Rafi Nurdiansyah',
    headline: 'Perakit robot dari barang bekas, Cimahi',
    bio: 'Kak Rafi mengumpulkan sikat gigi elektrik rusak dari tetangga. Tahun lalu, 212 di antaranya menjadi robot yang bisa balapan di atas meja.',
    expertise: ['robot sederhana', 'kelistrikan dasar', 'merakit'],
  },
]
