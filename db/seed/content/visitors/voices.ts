import type { Topic } from '#features/voices/voice.ts'

/** What visitors wrote, shown on the demo's sites: each site shows a few of them (`db/seed/voices.ts`). */
export const reviews: readonly (readonly [name: string, rating: number | null, message: string])[] = [
  ['Galih', 5, 'Saya membaca bagian Ulat di angkutan kota, lalu turun satu halte lebih jauh karena belum selesai.'],
  ['Bu Ningsih', 4, 'Bahasanya dekat dengan murid saya. Contoh programnya boleh lebih banyak lagi.'],
  ['Fajar', null, 'Baru sampai Kepompong. Sudah dua kali menelepon teman yang berhenti kuliah untuk membacakan satu halaman.'],
  ['Mak Iyah', 5, 'Dibacakan cucu setiap malam satu bagian. Yang tentang menunggu, saya minta diulang.'],
  ['Rizal', 4, 'Saya pinjam dari perpustakaan dan terlambat mengembalikan. Dendanya sepadan.'],
  ['Theresia', 5, 'Kalimatnya pendek, akibatnya panjang. Saya mendaftar kelas lagi setelah sebelas tahun.'],
  ['Pak Komar', 3, 'Bagus, tetapi hurufnya terlalu kecil untuk mata saya. Versi suaranya menolong.'],
  ['Laila', null, 'Saya menandai halaman tentang gagal, lalu ternyata hampir semua halaman saya tandai.'],
  ['Dewa', 4, 'Bagian Kupu-Kupu terlalu cepat selesai. Mungkin memang begitu maksudnya.'],
  ['Ibu Sari', 5, 'Kami membacanya bersama di arisan, satu orang satu halaman. Baru bab dua sudah tiga orang menangis.'],
  ['Nando', 4, 'Buku pertama yang saya habiskan sejak lulus sekolah. Butuh empat bulan, tidak apa-apa.'],
  ['Yuyun', 5, 'Saya hadiahkan kepada adik yang merantau. Ia membalas dengan foto halaman yang dilipat.'],
]

export const aspirations: readonly (readonly [name: string, city: string, topics: readonly Topic[], message: string])[] = [
  [
    'Rahmi',
    'Kabupaten Lombok Tengah',
    ['alat'],
    'Lab kami dipakai bergantian empat kelas. Andai ada laptop pinjaman untuk dibawa pulang seminggu sekali.',
  ],
  ['Yosef', 'Kota Kupang', ['kelas', 'pekerjaan'], 'Tolong ada kelas malam. Banyak dari kami bekerja di toko sampai pukul enam.'],
  ['Putri', 'Kota Semarang', ['sekolah'], 'Guru-guru kami ingin ikut belajar juga, tetapi jadwalnya selalu bentrok dengan jam mengajar.'],
  ['Mulyono', 'Kabupaten Wonogiri', ['kelas'], 'Saya 61 tahun dan baru belajar mengetik. Mohon ada kelas yang gurunya tidak terburu-buru.'],
  [
    'Nurul',
    'Kota Makassar',
    ['pekerjaan'],
    'Lowongan yang tidak meminta pengalaman dua tahun. Bagaimana kami mendapat pengalaman kalau tidak ada yang memulai?',
  ],
  [
    'Dominggus',
    'Kabupaten Alor',
    ['alat', 'sekolah'],
    'Materi yang bisa disimpan sebelum kapal berangkat. Sinyal baru ada lagi setelah sebelas jam.',
  ],
  ['Ayu', 'Kota Denpasar', ['lingkungan'], 'Kelas tentang mengolah sampah upacara. Bahannya melimpah, yang kurang caranya.'],
  ['Herman', 'Kota Palembang', ['pekerjaan'], 'Kami sopir ingin belajar memperbaiki mobil listrik sebelum pelanggan memintanya.'],
  [
    'Sulastri',
    'Kabupaten Jember',
    ['kelas', 'lainnya'],
    'Kelas yang boleh membawa anak kecil. Saya mau belajar, tetapi tidak ada yang menjaga.',
  ],
  ['Ikhsan', 'Kota Padang', ['sekolah'], 'Sekolah kami belum pernah didatangi alumni. Satu orang saja yang mau bercerita, sudah cukup.'],
  [
    'Meri',
    'Kota Jayapura',
    ['alat'],
    'Terjemahan bahasa isyarat di video. Adik saya selalu menunggu saya selesai menonton untuk diceritakan.',
  ],
  ['Bram', 'Kota Bandung', ['lingkungan', 'kelas'], 'Ajari kami menghitung hujan di atap sendiri. Selokan gang kami selalu kalah cepat.'],
]
