import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'PURWA-25A',
    slug: 'dari-keluhan-ke-purwarupa',
    name: 'Dari Keluhan ke Purwarupa dalam Enam Pekan',
    summary:
      'Memilih satu masalah dari papan aspirasi, menggambar, memotong kardus, membuat alat yang bisa dicoba, lalu mengujinya bersama pemakainya.',
    description: `Pekan pertama tidak ada alat yang dibuat. Anda bertemu orang yang mengalami masalahnya, menonton tangannya bekerja, dan menulis empat baris. Barulah kapur keluar.

Praktik bengkel berlangsung di Klaten dan Kupang; pertemuan gambar dan uji dilakukan daring. Setiap tim membuat paling sedikit tiga versi, sebab versi pertama hampir selalu untuk diri sendiri.`,
    tags: ['purwarupa', 'bengkel', 'tepat guna'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 500_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: ['Kabupaten Klaten', 'Kota Kupang'],
    registrantsFrom: [],
    program: 'bengkel-keliling',
    mentors: ['suroto-wijanarko', 'ayu-kinanti'],
    outcomes: [
      'satu purwarupa yang diuji tiga pemakai',
      'gambar kerja yang bisa dibaca bengkel lain',
      'catatan kegagalan yang jujur',
      'perkiraan biaya dan umur alat',
    ],
    audience: ['warga yang punya masalah nyata', 'siswa kejuruan dan mahasiswa', 'tukang yang ingin mencatat karyanya'],
    requirements: ['tim dua sampai empat orang', 'satu calon pemakai yang bisa ditemui', 'sepatu keselamatan untuk praktik'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Empat baris masalah', minutes: 20 },
          { title: 'Menonton tangan bekerja', minutes: 30 },
        ],
      },
      {
        title: 'Menggambar',
        chapters: [
          { title: 'Kapur di lantai', minutes: 25 },
          { title: 'Tampak, potongan, ukuran', minutes: 30 },
          { title: 'Kardus ukuran asli', minutes: 40 },
        ],
      },
      {
        title: 'Membuat',
        chapters: [
          { title: 'Keselamatan di bengkel', minutes: 30 },
          { title: 'Versi pertama', minutes: 45 },
          { title: 'Versi kedua yang lebih murah', minutes: 40 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Seribu putaran', minutes: 30 },
          { title: 'Pemakai mencoba tanpa petunjuk', minutes: 35 },
        ],
      },
      {
        title: 'Menyerahkan',
        chapters: [
          { title: 'Gambar kerja terbuka', minutes: 30 },
          { title: 'Buku perbaikan satu halaman', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'SENSOR-25A',
    slug: 'sensor-untuk-kampung',
    name: 'Sensor untuk Kampung: Murah, Tahan Hujan, Bisa Diperbaiki',
    summary:
      'Merakit alat ukur air, suhu, dan gerak memakai mikrokontroler serta komponen bekas, lengkap dengan cara menjaga agar tidak mati pada bulan kedua.',
    description: `Sensor mudah dirakit di meja. Yang sulit adalah membuatnya hidup pada hari ke-60, setelah hujan, semut, dan anak-anak. Kelas ini menghabiskan separuh waktunya untuk urusan itu.

Yance juga mengajarkan kapan sebaiknya tidak memakai sensor. Tugas akhir dinilai dari catatan hidup alat selama tiga puluh hari, bukan dari kerapian kabel.`,
    tags: ['sensor', 'mikrokontroler', 'surya'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 250_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['yance-rumbiak'],
    outcomes: [
      'satu alat ukur yang hidup 30 hari',
      'kotak tahan hujan dari barang bekas',
      'hitungan daya dan baterai',
      'panduan perbaikan untuk cucu Bapak Ondi',
    ],
    audience: ['pelajar elektronika', 'penyuluh lapangan', 'pengutak-atik radio'],
    requirements: ['pernah menyolder', 'perangkat latihan seharga sekitar tiga ratus ribu', 'tempat memasang alat di luar ruang'],
    modules: [
      {
        title: 'Perlukah sensor?',
        chapters: [
          { title: 'Tali, botol, dan kaleng', minutes: 15 },
          { title: 'Menentukan yang diukur', minutes: 20 },
        ],
      },
      {
        title: 'Merakit',
        chapters: [
          { title: 'Membaca lembar data', minutes: 25 },
          { title: 'Jarak, suhu, dan getar', minutes: 40 },
          { title: 'Menyelamatkan komponen radio', minutes: 30 },
        ],
      },
      {
        title: 'Daya',
        chapters: [
          { title: 'Menghitung panel dan baterai', minutes: 30 },
          { title: 'Tidur supaya hemat', minutes: 25 },
        ],
      },
      {
        title: 'Bertahan',
        chapters: [
          { title: 'Kotak dari botol bekas', minutes: 25 },
          { title: 'Semut, garam, dan petir kecil', minutes: 20 },
          { title: 'Catatan tiga puluh hari', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'BAHAN-25B',
    slug: 'menguji-bahan-di-dapur',
    name: 'Menguji Bahan dengan Alat Dapur',
    summary: 'Dua malam belajar mematahkan, merendam, dan membakar contoh kecil dengan aman, supaya kata kuat dan tahan air ada angkanya.',
    description: `“Kuat” bukan ukuran. Berapa kilogram sebelum patah? Berapa jam sebelum melengkung? Ayu menunjukkan bahwa jawaban yang cukup baik bisa didapat dengan ember, tali, dan kesabaran.

Malam kedua peserta memamerkan patahan masing-masing. Bahan terbaik diuji ulang di laboratorium mitra tanpa biaya.`,
    tags: ['bahan', 'pengujian', 'keselamatan'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 0,
    quota: 100,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ayu-kinanti'],
    outcomes: ['lima uji sederhana yang bisa diulang', 'tabel hasil yang jujur', 'cara membandingkan dengan bahan pabrik'],
    audience: ['penemu rumahan', 'guru prakarya dan fisika', 'pengusaha kecil bahan alam'],
    requirements: ['timbangan dapur, ember, dan batu bata', 'satu bahan untuk diuji', 'pendamping dewasa bagi pelajar'],
    modules: [
      {
        title: 'Bersiap',
        chapters: [
          { title: 'Aman dulu, baru patah', minutes: 20 },
          { title: 'Membuat contoh yang sama besar', minutes: 20 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Ember dan batu bata', minutes: 30 },
          { title: 'Rendam tiga hari', minutes: 15 },
          { title: 'Uji nyala di luar ruang', minutes: 25 },
        ],
      },
      {
        title: 'Membaca hasil',
        chapters: [
          { title: 'Mengulang lima kali', minutes: 20 },
          { title: 'Tabel dan satu kalimat', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'PATEN-24A',
    slug: 'melindungi-gagasan',
    name: 'Melindungi Gagasan: Paten, Merek, atau Dibuka Saja',
    summary:
      'Kelas mandiri untuk memilih perlindungan yang cocok, menelusuri alat yang sudah ada, dan menulis uraian penemuan tanpa pusing.',
    description: `Tidak semua alat perlu dipatenkan. Ada yang lebih selamat kalau dibuka, ada yang cukup dengan merek, ada yang memang harus segera didaftarkan. Melani membantu Anda memilih sebelum mengeluarkan uang.

Semua contoh memakai dokumen penemu program Paten Pertama yang bersedia dibuka. Kelas ini informasi umum, bukan pengganti nasihat hukum.`,
    tags: ['paten', 'merek', 'lisensi terbuka'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'beasiswa-paten-pertama',
    mentors: ['melani-hartanti'],
    outcomes: [
      'keputusan perlindungan dengan alasan',
      'hasil penelusuran satu halaman',
      'draf uraian penemuan',
      'lisensi terbuka yang dipahami',
    ],
    audience: ['penemu yang takut gagasannya ditiru', 'bengkel dan koperasi', 'guru pembimbing lomba'],
    requirements: ['satu alat atau gagasan', 'koneksi untuk menelusuri basis data umum', 'waktu tiga jam'],
    modules: [
      {
        title: 'Memilih',
        chapters: [
          { title: 'Empat jenis perlindungan', minutes: 20 },
          { title: 'Kapan membuka lebih menguntungkan', minutes: 15 },
        ],
      },
      {
        title: 'Menelusuri',
        chapters: [
          { title: 'Kata kunci yang tepat', minutes: 20 },
          { title: 'Membaca dokumen orang lain', minutes: 25 },
        ],
      },
      {
        title: 'Menulis',
        chapters: [
          { title: 'Uraian dalam bahasa bengkel', minutes: 25 },
          { title: 'Klaim yang tidak serakah', minutes: 30 },
          { title: 'Rahasia sampai tanggal pengajuan', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'USAHA-25A',
    slug: 'dari-purwarupa-ke-produksi',
    name: 'Dari Purwarupa ke Lima Puluh Unit',
    summary:
      'Dua belas pekan bagi penemu yang alatnya sudah dipakai: menyederhanakan, menghitung harga, mencari bengkel, dan menjamin perbaikan.',
    description: `Membuat satu alat adalah seni, membuat lima puluh adalah janji. Di kelas ini Anda mengurangi jumlah baut, mengganti bahan yang langka, dan menelepon bengkel yang akan membuatnya tanpa Anda.

Melani mendampingi perjanjian dan lisensi; Pak Roto mendampingi besinya. Lulusan kelas mendapat meja pada Gelar Purwarupa dan daftar koperasi yang sedang mencari alat.`,
    tags: ['produksi', 'harga pokok', 'koperasi'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 2_000_000,
    premium: true,
    quota: 16,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Semarang', 'Kota Surabaya'],
    registrantsFrom: [],
    program: null,
    mentors: ['melani-hartanti', 'suroto-wijanarko'],
    outcomes: [
      'rancangan yang dapat diproduksi bengkel lain',
      'harga pokok dan harga jual',
      'perjanjian kerja dengan bengkel',
      'jaringan perbaikan',
      'rencana lima puluh unit',
    ],
    audience: ['penemu dengan alat yang dipakai minimal enam bulan', 'koperasi alat tani', 'bengkel yang ingin punya produk'],
    requirements: ['bukti pemakaian dan tiga surat pemakai', 'gambar kerja lengkap', 'kehadiran pada empat pertemuan tatap muka'],
    modules: [
      {
        title: 'Menyederhanakan',
        chapters: [
          { title: 'Membuang sepertiga bagian', minutes: 35 },
          { title: 'Satu ukuran baut', minutes: 20 },
          { title: 'Bahan yang ada di semua kota', minutes: 25 },
        ],
      },
      {
        title: 'Menghitung',
        chapters: [
          { title: 'Harga pokok jujur', minutes: 35 },
          { title: 'Harga yang sanggup dibayar', minutes: 25 },
        ],
      },
      {
        title: 'Membuat bersama',
        chapters: [
          { title: 'Memilih bengkel', minutes: 30 },
          { title: 'Perjanjian dan lisensi', minutes: 35 },
          { title: 'Contoh emas dan pemeriksaan', minutes: 30 },
        ],
      },
      {
        title: 'Setelah terjual',
        chapters: [
          { title: 'Suku cadang dan tukang setempat', minutes: 25 },
          { title: 'Mendengar keluhan ke-51', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'LOMBA-24B',
    slug: 'pembimbing-lomba-penemu-muda',
    name: 'Membimbing Penemu Muda tanpa Mengambil Alih',
    summary:
      'Webinar bagi guru dan orang tua: membiarkan siswa salah dengan aman, menjaga agar karyanya tetap miliknya, dan memilih lomba yang sehat.',
    description: `Juri selalu tahu: ada karya yang bahasanya empat puluh tahun sementara pembuatnya lima belas. Ayu dan Yance membicarakan cara mendampingi sehingga anak tetap memegang obengnya sendiri.

Webinar ini menghadirkan tiga siswa dari Indramayu dan Wamena yang menceritakan kapan bantuan terasa menolong, dan kapan terasa mencuri. Rekaman tersedia.`,
    tags: ['guru', 'penemu muda', 'pembimbingan'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 250,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ayu-kinanti', 'yance-rumbiak'],
    outcomes: ['daftar pertanyaan pembimbing', 'batas bantuan orang dewasa', 'tanda lomba yang sehat'],
    audience: ['guru pembimbing karya ilmiah', 'orang tua', 'pengelola bengkel sekolah'],
    requirements: ['seorang penemu muda', 'satu pengalaman tergoda membantu', 'waktu dua jam'],
    modules: [
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Tujuh pertanyaan sebelum menolong', minutes: 20 },
          { title: 'Diam yang berguna', minutes: 15 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Buku catatan milik siswa', minutes: 15 },
          { title: 'Aman tanpa mengambil alih', minutes: 20 },
        ],
      },
      {
        title: 'Berlomba',
        chapters: [
          { title: 'Memilih lomba yang sehat', minutes: 20 },
          { title: 'Kalah dengan pulang membawa teman', minutes: 20 },
        ],
      },
    ],
  },
]
