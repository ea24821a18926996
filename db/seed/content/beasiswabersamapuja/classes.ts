import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'ESAI-25A',
    slug: 'esai-motivasi-yang-jujur',
    name: 'Esai Motivasi yang Hanya Kamu yang Bisa Menulis',
    summary:
      'Enam pekan dari draf jelek sampai esai siap kirim: mencari kejadian, menyusun alasan, memangkas kata besar, dan membaca keras-keras.',
    description: `Kamu mungkin merasa hidupmu biasa saja. Safira juga, sampai seseorang bertanya tentang perahu. Kelas ini membantu menemukan kejadian yang kamu lewati setiap hari, lalu menghubungkannya dengan bidang yang ingin kamu pelajari.

Setiap pekan ada satu putaran catatan dari kakak dan satu dari teman. Bang Togar memeriksa kalimat pembuka dengan stempel kecil bergambar orang menguap.`,
    tags: ['esai', 'motivasi', 'beasiswa'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 150,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'kakak-pendamping',
    mentors: ['safira-maulida', 'togar-pardamean'],
    outcomes: [
      'satu esai 600 kata siap kirim',
      'bank lima kejadian pribadi',
      'kebiasaan meminta dan memberi catatan',
      'versi pendek untuk formulir',
    ],
    audience: ['pelajar kelas XI dan XII', 'lulusan yang melamar lagi', 'guru pembimbing'],
    requirements: ['satu draf, betapapun jeleknya', 'dua beasiswa pilihan', 'dua jam sepekan'],
    modules: [
      {
        title: 'Mencari cerita',
        chapters: [
          { title: 'Kejadian yang kamu sebut biasa', minutes: 25 },
          { title: 'Pertanyaan dari kakak', minutes: 20 },
          { title: 'Draf jelek dalam satu duduk', minutes: 40 },
        ],
      },
      {
        title: 'Menyambungkan',
        chapters: [
          { title: 'Mengapa bidang ini?', minutes: 25 },
          { title: 'Rencana yang bisa dibayangkan', minutes: 25 },
        ],
      },
      {
        title: 'Memangkas',
        chapters: [
          { title: 'Sepuluh pembuka yang dilarang', minutes: 20 },
          { title: 'Kata besar dan gantinya', minutes: 20 },
          { title: 'Membaca keras-keras', minutes: 25 },
        ],
      },
      {
        title: 'Mengirim',
        chapters: [
          { title: 'Versi 150 kata', minutes: 20 },
          { title: 'Memeriksa aturan formulir', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'WAWAN-25A',
    slug: 'latihan-wawancara-beasiswa',
    name: 'Latihan Wawancara: Duduk di Depan Tiga Orang Asing',
    summary:
      'Dua hari simulasi dengan panel sungguhan: menjawab gagal, menjelaskan nilai, mengakui tidak tahu, dan bertanya balik dengan sopan.',
    description: `Kebanyakan orang gagal bukan karena jawabannya salah, melainkan karena menjawab pertanyaan yang tidak diajukan. Togar dan dua bekas anggota panel duduk di depanmu, lengkap dengan air minum dan ketukan pulpen.

Setelah setiap simulasi kamu menonton rekamannya sendiri dulu, baru menerima catatan. Bagi peserta dari luar kota, simulasi daring tersedia malam hari.`,
    tags: ['wawancara', 'panel', 'beasiswa'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 100_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Medan', 'Kota Mataram'],
    registrantsFrom: [],
    program: null,
    mentors: ['togar-pardamean'],
    outcomes: [
      'tiga simulasi dengan rekaman',
      'jawaban untuk delapan pertanyaan sulit',
      'cara mengakui tidak tahu',
      'pertanyaan untuk panel',
    ],
    audience: ['pelamar yang lolos berkas', 'lulusan yang pernah gagal wawancara', 'pendamping sekolah'],
    requirements: ['esai dan rencana studi sendiri', 'pakaian yang nyaman', 'siap direkam untuk dilihat sendiri'],
    modules: [
      {
        title: 'Memahami panel',
        chapters: [
          { title: 'Apa yang mereka cari', minutes: 20 },
          { title: 'Membaca lembar nilai', minutes: 25 },
        ],
      },
      {
        title: 'Pertanyaan sulit',
        chapters: [
          { title: 'Kalau kamu gagal?', minutes: 25 },
          { title: 'Menjelaskan nilai rendah', minutes: 25 },
          { title: 'Ketika tidak tahu jawabannya', minutes: 20 },
        ],
      },
      {
        title: 'Simulasi',
        chapters: [
          { title: 'Panel pertama', minutes: 45 },
          { title: 'Menonton diri sendiri', minutes: 30 },
          { title: 'Panel kedua', minutes: 45 },
        ],
      },
      {
        title: 'Hari itu',
        chapters: [
          { title: 'Malam sebelum wawancara', minutes: 15 },
          { title: 'Surat terima kasih', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'INGGR-25A',
    slug: 'bahasa-inggris-untuk-tes',
    name: 'Bahasa Inggris untuk Tes Beasiswa: 100 Hari Terjadwal',
    summary:
      'Seratus hari membaca, mendengar, menulis, dan berbicara setiap hari selama 45 menit, dengan tiga tes uji coba dan catatan perorangan.',
    description: `Tidak ada trik. Ada seratus hari, jadwal yang tertulis, dan seseorang yang menanyakan kalau kamu menghilang. Arman menyusun setiap hari menjadi tiga potongan lima belas menit supaya bisa dikerjakan di sela bekerja.

Potongan biaya penuh tersedia bagi peserta program Kakak Pendamping. Tiga uji coba memakai format tes umum, dan hasilnya dibahas perorangan.`,
    tags: ['bahasa Inggris', 'tes', 'persiapan'],
    level: 'Pemula',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 950_000,
    premium: true,
    quota: 60,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['arman-hidayat'],
    outcomes: [
      'kenaikan nilai yang terukur lewat tiga uji coba',
      'kosakata akademik 1.200 kata',
      'strategi waktu tiap bagian',
      'satu esai akademik sebulan',
    ],
    audience: ['pelajar dan lulusan yang perlu nilai tes', 'pekerja yang belajar malam', 'pelamar beasiswa luar negeri'],
    requirements: ['kemampuan dasar membaca', '45 menit setiap hari', 'alat dengar'],
    modules: [
      {
        title: 'Tiga puluh hari pertama',
        chapters: [
          { title: 'Mengukur titik mulai', minutes: 45 },
          { title: 'Membaca untuk gagasan utama', minutes: 25 },
          { title: 'Kosakata dari berita', minutes: 15 },
        ],
      },
      {
        title: 'Tiga puluh hari kedua',
        chapters: [
          { title: 'Mendengar kuliah pendek', minutes: 25 },
          { title: 'Mencatat sambil mendengar', minutes: 20 },
          { title: 'Uji coba pertama', minutes: 45 },
        ],
      },
      {
        title: 'Dua puluh lima hari ketiga',
        chapters: [
          { title: 'Menulis paragraf akademik', minutes: 30 },
          { title: 'Berbicara selama satu menit', minutes: 20 },
          { title: 'Uji coba kedua', minutes: 45 },
        ],
      },
      {
        title: 'Lima belas hari terakhir',
        chapters: [
          { title: 'Waktu dan ketenangan', minutes: 20 },
          { title: 'Uji coba ketiga', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'CEK-24A',
    slug: 'memilih-beasiswa-yang-cocok',
    name: 'Memilih Beasiswa yang Cocok, Bukan yang Paling Terkenal',
    summary:
      'Kelas mandiri untuk pelajar dan keluarga: membaca syarat, menghitung biaya tersembunyi, dan memilih lima beasiswa dari kalender.',
    description: `Beasiswa terkenal memiliki ribuan pelamar. Beasiswa kabupaten yang jarang dibaca kadang hanya punya dua belas. Kelas ini mengajarkan cara membaca syarat dengan teliti dan menemukan yang cocok denganmu.

Ada bab khusus untuk ditonton bersama orang tua, lengkap dengan kertas hitung yang bisa dicetak.`,
    tags: ['memilih beasiswa', 'keluarga', 'kalender'],
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
    mentors: ['ni-luh-sukreni', 'safira-maulida'],
    outcomes: ['daftar lima beasiswa dengan alasan', 'hitungan biaya tiga bulan pertama', 'kalender pribadi', 'daftar ciri penipuan'],
    audience: ['pelajar kelas X sampai XII', 'orang tua', 'guru BK'],
    requirements: ['rapor terakhir', 'satu percakapan dengan keluarga', 'kalender dinding atau ponsel'],
    modules: [
      {
        title: 'Membaca syarat',
        chapters: [
          { title: 'Kata wajib dan diutamakan', minutes: 12 },
          { title: 'Ikatan dinas dan kewajiban', minutes: 15 },
        ],
      },
      {
        title: 'Menghitung bersama keluarga',
        chapters: [
          { title: 'Biaya yang tidak tertulis', minutes: 15 },
          { title: 'Menghitung ketakutan', minutes: 15 },
        ],
      },
      {
        title: 'Memilih',
        chapters: [
          { title: 'Lima dari enam puluh dua', minutes: 15 },
          { title: 'Mengenali yang palsu', minutes: 12 },
          { title: 'Membuat kalender', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'RENCANA-25A',
    slug: 'menulis-rencana-studi',
    name: 'Menulis Rencana Studi yang Masuk Akal',
    summary:
      'Empat pekan menyusun rencana studi dua halaman: membaca mata kuliah, mencari dosen, menghubungkan dengan daerah asal, dan rencana cadangan.',
    description: `“Saya ingin memajukan daerah” adalah keinginan, bukan rencana. Dalam empat pekan kamu membaca daftar mata kuliah seperti membaca menu, memilih dengan alasan, dan menuliskan apa yang akan dikerjakan pada semester kelima.

Bu Luh menemani bagian yang jarang dibahas: bagaimana kalau di tengah jalan minatmu berubah.`,
    tags: ['rencana studi', 'riset kampus', 'kuliah'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 80,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'kakak-pendamping',
    mentors: ['safira-maulida', 'ni-luh-sukreni'],
    outcomes: [
      'rencana studi dua halaman',
      'perbandingan tiga program studi',
      'email perkenalan kepada dosen',
      'rencana pulang yang jujur',
    ],
    audience: ['pelamar sarjana dan magister', 'lulusan kejuruan', 'pekerja yang ingin kuliah lagi'],
    requirements: ['bidang yang ingin dipelajari', 'akses ke situs kampus', 'esai motivasi versi awal'],
    modules: [
      {
        title: 'Membaca kampus',
        chapters: [
          { title: 'Mata kuliah sebagai menu', minutes: 25 },
          { title: 'Mencari dosen dan risetnya', minutes: 25 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Tahun demi tahun', minutes: 30 },
          { title: 'Menghubungkan dengan rumah', minutes: 25 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Dibantah oleh teman', minutes: 25 },
          { title: 'Rencana cadangan', minutes: 20 },
          { title: 'Kalau minatku berubah', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'ORTU-24B',
    slug: 'webinar-orang-tua-penerima',
    name: 'Untuk Ayah dan Ibu: Menghitung Ketakutan Bersama',
    summary:
      'Malam khusus orang tua pelamar: biaya yang tersembunyi, kapan uang cair, keamanan anak di rantau, dan cara mendukung tanpa menekan.',
    description: `Di balik pelajar yang ragu sering ada orang tua yang menyimpan pertanyaan tetapi sungkan bertanya. Malam itu Bu Luh menjawabnya dalam bahasa Indonesia yang pelan, dengan contoh angka sungguhan.

Tiga orang tua penerima beasiswa bercerita, termasuk ayah Komang yang menjual si belang. Rekaman dan lembar hitung dapat diminta kapan saja.`,
    tags: ['orang tua', 'biaya', 'rantau'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 400,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ni-luh-sukreni'],
    outcomes: ['lembar hitung keluarga', 'daftar pertanyaan kepada penyelenggara', 'rencana komunikasi dengan anak'],
    audience: ['orang tua dan wali', 'kakak yang membiayai adik', 'guru wali kelas'],
    requirements: ['tidak ada syarat khusus', 'pulpen dan kertas', 'pertanyaan yang selama ini disimpan'],
    modules: [
      {
        title: 'Uang',
        chapters: [
          { title: 'Biaya tiga bulan pertama', minutes: 20 },
          { title: 'Ketika pencairan terlambat', minutes: 20 },
        ],
      },
      {
        title: 'Anak di rantau',
        chapters: [
          { title: 'Kos, teman, dan keamanan', minutes: 20 },
          { title: 'Menelepon tanpa memeriksa', minutes: 15 },
        ],
      },
      {
        title: 'Dukungan',
        chapters: [
          { title: 'Saat anak ditolak', minutes: 15 },
          { title: 'Cerita tiga keluarga', minutes: 30 },
        ],
      },
    ],
  },
]
