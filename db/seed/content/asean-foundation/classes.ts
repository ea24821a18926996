import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'PETA-25A',
    slug: 'open-mapping-for-flood',
    name: 'Pemetaan Terbuka untuk Kampung Rawan Banjir',
    summary:
      'Memetakan jalan kecil, tinggi air, dan tempat berkumpul bersama warga, dengan kertas lebih dulu lalu data terbuka. Bahasa Inggris dan Indonesia.',
    description: `Peta resmi sering berhenti di tempat aspal berhenti. Di kelas ini Anda memetakan sisanya: gang, titian, sumur, dan tempat orang berkumpul ketika air naik. Kita memulai dengan kertas, karena warga lebih mudah mengoreksi gambar pensil.

Setiap pekan ditutup dengan berjalan kaki. Peserta bekerja berpasangan lintas negara dan memeriksa peta satu sama lain; orang asing sering bertanya hal yang lupa kita lihat.`,
    tags: ['mapping', 'flood', 'open data'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'lima-negara-satu-meja',
    mentors: ['somchai-wattana'],
    outcomes: [
      'peta lapangan cetak wilayah Anda',
      'sedikitnya 200 objek yang sudah diperiksa',
      'peta titik kumpul yang disetujui warga',
      'lembar survei yang dapat dipakai ulang',
    ],
    audience: ['pemuda di daerah rawan banjir', 'relawan desa dan pramuka', 'mahasiswa geografi dan perencanaan'],
    requirements: ['laptop mulai pekan ketiga', 'berjalan kaki di lingkungan sendiri', 'bahasa Inggris atau Indonesia dasar'],
    modules: [
      {
        title: 'Kertas dulu',
        chapters: [
          { title: 'Berjalan dan membuat sketsa', minutes: 25 },
          { title: 'Mengajak warga mengoreksi', minutes: 20 },
        ],
      },
      {
        title: 'Dari kertas ke data',
        chapters: [
          { title: 'Menelusuri jalan setapak', minutes: 30 },
          { title: 'Menandai tinggi air', minutes: 25 },
          { title: 'Nama dalam bahasa setempat', minutes: 15 },
        ],
      },
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Periksa berpasangan lintas negara', minutes: 25 },
          { title: 'Survei ulang setelah hujan', minutes: 30 },
        ],
      },
      {
        title: 'Menyerahkan',
        chapters: [
          { title: 'Peta dinding untuk balai warga', minutes: 30 },
          { title: 'Siapa yang memperbaruinya?', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'DATA-25B',
    slug: 'data-stories-from-the-market',
    name: 'Cerita Data dari Pasar',
    summary:
      'Mencatat harga di pasar setempat selama tiga puluh hari, membersihkannya, lalu menggambar grafik tangan yang dapat dipahami pedagangnya.',
    description: `Data tidak hanya hidup di kementerian. Ia hidup di papan harga, buku utang, dan ingatan penjual tahu. Linh mengajak peserta mengumpulkan data kecil yang benar-benar mereka kenal.

Selama tiga puluh hari Anda mencatat, bertanya, dan menggambar. Akhirnya, grafik dibawa kembali ke pasar. Kalau pedagangnya mengangguk, Anda lulus.`,
    tags: ['data literacy', 'spreadsheet', 'storytelling'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 150_000,
    quota: 80,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'lima-negara-satu-meja',
    mentors: ['linh-tran'],
    outcomes: [
      'data tiga puluh hari yang dicatat sendiri',
      'satu grafik tangan dan satu grafik digital',
      'cara membaca data orang lain dengan curiga',
    ],
    audience: ['pemuda 16–30 tahun', 'guru matematika dan ekonomi', 'penulis komunitas'],
    requirements: ['pasar atau warung yang dikunjungi rutin', 'lembar sebar di ponsel atau laptop', 'menyukai obrolan dengan pedagang'],
    modules: [
      {
        title: 'Mengumpulkan',
        chapters: [
          { title: 'Memilih satu hal yang bisa dihitung', minutes: 20 },
          { title: 'Lembar catatan yang tahan hujan', minutes: 15 },
          { title: 'Meminta izin kepada pedagang', minutes: 15 },
        ],
      },
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Hari yang kosong dan lubang yang jujur', minutes: 25 },
          { title: 'Satuan: ikat, genggam, kilo', minutes: 20 },
        ],
      },
      {
        title: 'Menggambar',
        chapters: [
          { title: 'Grafik dengan pensil', minutes: 30 },
          { title: 'Dari pensil ke lembar sebar', minutes: 30 },
          { title: 'Judul yang mengatakan sesuatu', minutes: 15 },
        ],
      },
      {
        title: 'Mengembalikan',
        chapters: [
          { title: 'Membawa grafik ke pasar', minutes: 25 },
          { title: 'Menerbitkan dengan menyebut sumbernya', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'AUDIO-25A',
    slug: 'oral-history-with-a-phone',
    name: 'Sejarah Lisan dengan Ponsel',
    summary:
      'Lokakarya merekam cerita dan lagu tetua: suara bersih dengan ponsel, izin yang sungguh-sungguh, penyalinan, dan pengembalian kepada keluarga.',
    description: `Rekaman adalah hubungan yang kebetulan berbunyi. Sebelum menyalakan ponsel, peserta belajar bertamu, menjelaskan tujuan, dan menerima bila tetua berubah pikiran.

Dua hari tatap muka diadakan di Makassar, dan siaran langsungnya diikuti peserta dari negara lain. Setiap rekaman kembali kepada keluarga sebelum didengar orang lain.`,
    tags: ['audio', 'oral history', 'languages'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 500_000,
    premium: true,
    quota: 20,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Makassar'],
    registrantsFrom: [],
    program: null,
    mentors: ['maricel-abad'],
    outcomes: [
      'satu rekaman sepuluh menit yang sudah disunting',
      'transkrip dua bahasa',
      'lembar izin yang dipahami tetua',
      'rencana penyimpanan tiga tempat',
    ],
    audience: ['penutur bahasa daerah', 'pegiat arsip komunitas', 'relawan radio komunitas'],
    requirements: [
      'ponsel dengan ruang kosong 2 GB',
      'seorang tetua yang bersedia direkam',
      'hadir dua hari di Makassar atau daring penuh',
    ],
    modules: [
      {
        title: 'Sebelum merekam',
        chapters: [
          { title: 'Bertamu dan menjelaskan', minutes: 20 },
          { title: 'Izin yang dapat ditarik kembali', minutes: 25 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Menjinakkan angin dan ayam', minutes: 20 },
          { title: 'Menaruh ponsel', minutes: 15 },
          { title: 'Mendengarkan dengan seluruh wajah', minutes: 20 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Memotong tanpa mengubah makna', minutes: 35 },
          { title: 'Transkrip dua bahasa', minutes: 35 },
        ],
      },
      {
        title: 'Mengembalikan kepada keluarga',
        chapters: [
          { title: 'Mendengar pertama kali', minutes: 25 },
          { title: 'Menyimpan di tiga tempat', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'FASIL-24A',
    slug: 'facilitating-across-cultures',
    name: 'Memfasilitasi Lintas Budaya',
    summary:
      'Bootcamp lima pekan untuk calon fasilitator: merancang pertemuan yang adil, menangani konflik halus, dan memimpin dalam bahasa kedua.',
    description: `Memfasilitasi lintas budaya bukan soal hafal kebiasaan tiap negara. Ini soal memperhatikan: siapa yang belum berbicara, mengapa ruangan menjadi sopan sekali, dan kapan tawa berarti tidak.

Peserta memimpin tiga pertemuan sungguhan dengan kelompok yang berganti. Rekamannya dibedah bersama, dengan aturan bahwa pemimpin berbicara lebih dulu tentang kesalahannya sendiri.`,
    tags: ['facilitation', 'leadership', 'intercultural'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 1_200_000,
    quota: 25,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ratna-dewanggi', 'maricel-abad'],
    outcomes: [
      'rencana pertemuan yang sudah diuji',
      'kotak alat untuk diam, ragu, dan marah',
      'umpan balik dari kelompok sungguhan',
      'sertifikat fasilitator tamu',
    ],
    audience: ['penggerak pemuda dan guru', 'pengelola komunitas lintas daerah', 'alumni Lima Negara Satu Meja'],
    requirements: ['pernah memimpin kelompok minimal setahun', 'bahasa Inggris tingkat percakapan', 'bersedia direkam saat memimpin'],
    modules: [
      {
        title: 'Melihat ruangan',
        chapters: [
          { title: 'Mendengar yang tidak dikatakan', minutes: 25 },
          { title: 'Kuasa, umur, dan kefasihan', minutes: 30 },
        ],
      },
      {
        title: 'Merancang',
        chapters: [
          { title: 'Agenda yang memberi waktu diam', minutes: 25 },
          { title: 'Dua bahasa, satu proses', minutes: 30 },
          { title: 'Rencana cadangan ketika sambungan putus', minutes: 15 },
        ],
      },
      {
        title: 'Memimpin',
        chapters: [
          { title: 'Pertemuan pertama yang direkam', minutes: 45 },
          { title: 'Menangani konflik yang sopan', minutes: 35 },
        ],
      },
      {
        title: 'Merenungkan',
        chapters: [
          { title: 'Membedah rekaman sendiri', minutes: 40 },
          { title: 'Umpan balik sebagai hadiah yang disertai nota', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'KELAS-25A',
    slug: 'kelas-kembar-untuk-guru',
    name: 'Kelas Kembar: Persiapan Guru',
    summary:
      'Persiapan bagi guru yang kelasnya akan dipasangkan dengan kelas di negara tetangga: kegiatan pendek, izin, jadwal, dan bahasa yang sederhana.',
    description: `Pertukaran antarkelas sering gagal karena hal kecil: libur yang berbeda, murid malu, atau guru kehabisan waktu. Kelas ini membereskan hal-hal kecil itu lebih dulu.

Anda bertemu guru pasangan Anda pada pekan kedua. Sesudah itu setiap langkah dikerjakan berdua, dari memilih kegiatan sampai menulis surat kepada orang tua.`,
    tags: ['guru', 'pertukaran', 'kelas kembar'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 120,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'ruang-guru-kawasan',
    mentors: ['ratna-dewanggi', 'linh-tran'],
    outcomes: ['tiga rencana kegiatan siap pakai', 'surat izin dua bahasa', 'jadwal yang cocok dengan dua kalender sekolah'],
    audience: ['guru menengah semua mata pelajaran', 'kepala sekolah', 'guru bahasa yang ingin konteks nyata'],
    requirements: ['mengajar murid 13–18 tahun', 'sambungan internet untuk guru', 'dukungan sekolah'],
    modules: [
      {
        title: 'Mengenal pasangan',
        chapters: [
          { title: 'Dua kalender, satu jadwal', minutes: 20 },
          { title: 'Panggilan pertama dengan pasangan', minutes: 25 },
        ],
      },
      {
        title: 'Tiga kegiatan',
        chapters: [
          { title: 'Bertukar peta jalan pulang', minutes: 25 },
          { title: 'Bertukar resep bekal', minutes: 20 },
          { title: 'Bertukar pertanyaan', minutes: 20 },
        ],
      },
      {
        title: 'Keamanan murid',
        chapters: [
          { title: 'Nama panggilan dan gambar sendiri', minutes: 15 },
          { title: 'Surat kepada orang tua', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'INGGRIS-24B',
    slug: 'english-for-shy-collaborators',
    name: 'Bahasa Inggris untuk Rekan yang Pemalu',
    summary:
      'Kelas mandiri untuk pemuda yang paham tetapi takut berbicara: kalimat rapat, cara meminta diulang, dan keberanian untuk salah.',
    description: `Anda sudah menguasai lebih banyak bahasa Inggris daripada yang Anda pakai. Masalahnya biasanya bukan tata bahasa, melainkan tiga detik sebelum mulut terbuka. Maricel melatih tiga detik itu.

Setiap bab memuat satu adegan rapat, dua kalimat penyelamat, dan satu rekaman. Anda akan mendengar Maricel salah lebih dulu, dengan sengaja.`,
    tags: ['English', 'speaking', 'teamwork'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 50,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['maricel-abad'],
    outcomes: ['empat puluh kalimat rapat yang benar-benar dipakai', 'cara meminta waktu berpikir', 'rekaman diri sebelum dan sesudah'],
    audience: ['pemuda yang pasif saat rapat', 'calon peserta program lintas negara', 'guru yang ingin bahan ajar'],
    requirements: ['ponsel yang dapat merekam', 'sepuluh menit sehari', 'tempat untuk bersuara'],
    modules: [
      {
        title: 'Membuka mulut',
        chapters: [
          { title: 'Tiga detik keberanian', minutes: 8 },
          { title: 'Menyapa dan memperkenalkan benda', minutes: 10 },
        ],
      },
      {
        title: 'Selamat di dalam rapat',
        chapters: [
          { title: 'Boleh diulang?', minutes: 10 },
          { title: 'Meminta waktu berpikir', minutes: 8 },
          { title: 'Tidak setuju dengan lembut', minutes: 12 },
        ],
      },
      {
        title: 'Menjadikannya milikmu',
        chapters: [
          { title: 'Aksen bukan kesalahan', minutes: 10 },
          { title: 'Rekam, tunggu sepekan, dengarkan', minutes: 12 },
        ],
      },
    ],
  },
]
