import type { SeedPost } from '../../content-types.ts'

export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'kelas-pagi-pasar-dibuka',
    title: 'Kelas Pukul Empat Pagi untuk Pedagang Pasar Dibuka',
    summary: 'Dua kelas lembar kerja kini bertemu sebelum pasar buka. Pesertanya pedagang sayur, dan mentornya sudah lama bangun.',
    body: `Permintaannya datang dari Pasar Caringin: “Pukul tujuh malam saya sudah tidur, pukul empat saya menunggu truk.” Maka dua kelas lembar kerja kini bertemu pukul empat pagi, tiga kali sepekan, masing-masing empat puluh menit.

Mentornya Bu Tiara, yang memang terbiasa bangun untuk salat malam. Kamera tidak wajib, suara truk boleh masuk, dan tugasnya selalu tentang barang yang sedang diturunkan pagi itu.

Angkatan percobaan berisi sembilan belas pedagang. Enam belas menyelesaikan semua tugas, rasio yang belum pernah dicapai kelas malam kami.`,
    category: 'kabar-kelas',
    author: 'Redaksi Alkademi',
    daysAgo: 19,
  },
  {
    kind: 'news',
    slug: 'peta-alumni-mengajar-di-desa',
    title: 'Peta Baru: 214 Alumni yang Bersedia Datang ke Sekolah',
    summary:
      'Sekolah dapat mencari alumni terdekat untuk satu jam cerita. Tidak ada honor, tetapi ongkos bus dan makan siang disepakati di depan.',
    body: `Guru sering menulis kepada kami: adakah lulusan yang tinggal dekat sini? Jawabannya kini berupa peta. Sebanyak 214 alumni menandai kecamatannya dan hari luangnya.

Yang ditampilkan hanya nama depan, kecamatan, dan bidang. Permintaan dikirim lewat kami, dan alumni boleh menolak tanpa alasan. Ongkos dan makan siang disepakati sebelum berangkat.

Kunjungan pertama berlangsung di Kolaka: seorang analis data bercerita tentang menghitung karung. Pertanyaan terakhir dari murid kelas sebelas, “Boleh tidak saya mengantar sampai terminal?”, tidak tercatat dalam rencana acara.`,
    category: 'kabar-alumni',
    author: 'Laksmi Paramita',
    daysAgo: 47,
  },
  {
    kind: 'news',
    slug: 'laporan-keluhan-terbuka-semester',
    title: 'Laporan Keluhan Semester Ini: 1.208 Masuk, 94 Belum Selesai',
    summary:
      'Kami menerbitkan jumlah, jenis, dan lama penyelesaian keluhan peserta. Yang terlama menunggu 61 hari, dan penyebabnya kami sendiri.',
    body: `Setiap semester kami menghitung keluhan dan memuat hasilnya tanpa dipoles. Semester ini masuk 1.208 keluhan. Separuhnya selesai dalam dua hari, sembilan puluh persen dalam sebelas hari.

Sembilan puluh empat belum selesai. Kebanyakan tentang nama di sertifikat yang lebih panjang daripada tempatnya. Yang terlama, 61 hari, terjadi karena dua meja saling mengira yang lain sudah menjawab.

Mulai bulan ini setiap keluhan punya satu nama penanggung jawab yang terlihat oleh pengirimnya. Peserta dari Tarakan yang menunggu 61 hari itu kami telepon. Ia memaafkan, dengan syarat ceritanya dimuat.`,
    category: 'kabar-alkademi',
    author: 'Redaksi Alkademi',
    daysAgo: 103,
  },
  {
    kind: 'news',
    slug: 'transkrip-bahasa-daerah-percobaan',
    title: 'Percobaan: Transkrip Kelas dalam Bahasa Bugis dan Sasak',
    summary:
      'Relawan menerjemahkan dua belas video dasar. Peserta yang memakainya bertanya dua kali lebih banyak di forum, dan lebih sering bercanda.',
    body: `Sembilan belas relawan, dua bahasa, dua belas video. Selama tiga bulan mereka menerjemahkan transkrip kelas dasar, termasuk istilah yang membuat mereka berdebat berhari-hari. *Variabel* dalam bahasa Sasak akhirnya menjadi “bakul yang diberi nama”.

Peserta yang membaca transkrip itu bertanya dua kali lebih banyak di forum. Kami belum tahu apakah nilainya ikut naik; jumlahnya masih terlalu kecil untuk dikatakan.

Percobaan berlanjut sampai akhir tahun. Kalau kamu menuturkan bahasa lain dan sanggup menerjemahkan sepuluh menit video, tulis kepada kami.`,
    category: 'kabar-kelas',
    author: 'Laksmi Paramita',
    daysAgo: 160,
  },
]
