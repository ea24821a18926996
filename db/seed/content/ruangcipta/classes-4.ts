import type { SeedClass } from '../../content-types.ts'

export const classes4: SeedClass[] = [
  {
    code: 'USA-26A',
    slug: 'menghitung-harga-karya',
    name: 'Menghitung Harga Karya',
    summary:
      'Tiga malam menghitung bahan, waktu, sewa, dan lelah, sampai kamu sanggup menyebut harga karyamu tanpa menambahkan kata “tapi bisa kurang”.',
    description: `Galih membuka kelas dengan mangkuk seharga seratus dua puluh ribu dan mengajak peserta menebak untungnya. Ternyata rugi empat ribu. Ia lupa menghitung gas pada tungku ketiga, juga satu dari lima mangkuk yang retak. Kelas ini lahir dari lupa itu.

Peserta membawa satu karya dan semua nota yang masih ada. Malam pertama menghitung, malam kedua membandingkan, malam ketiga berlatih menyebut harga di depan orang yang ditugaskan menawar dengan kejam.`,
    tags: ['harga', 'usaha', 'kriya'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 28,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kota Cimahi', 'Kabupaten Bandung'],
    program: 'rangkaian-bandung',
    mentors: ['nisrina-hakim', 'galih-mustika'],
    outcomes: [
      'lembar hitung harga untuk satu karya',
      'catatan waktu kerja satu pekan',
      'daftar harga tiga tingkat',
      'kalimat menolak tawaran dengan ramah',
    ],
    audience: ['perajin dan seniman', 'penjual barang buatan tangan', 'mahasiswa yang mulai menerima pesanan'],
    requirements: ['satu karya dan notanya', 'ponsel untuk menghitung', 'kejujuran soal waktu'],
    modules: [
      {
        title: 'Rugi empat ribu',
        chapters: [
          { title: 'Bahan, gas, dan yang retak', minutes: 30 },
          { title: 'Waktu yang tidak dihitung', minutes: 30 },
        ],
      },
      {
        title: 'Tiga tingkat',
        chapters: [
          { title: 'Harga bengkel, toko, dan pameran', minutes: 35 },
          { title: 'Titip jual dan potongan', minutes: 25 },
        ],
      },
      {
        title: 'Menyebut angka',
        chapters: [
          { title: 'Ditawar dengan kejam', minutes: 35 },
          { title: 'Menolak dengan ramah', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'USA-26B',
    slug: 'mengelola-ruang-kreatif',
    name: 'Mengelola Ruang Kreatif',
    summary:
      'Bootcamp empat belas pekan bagi pengelola galeri, studio, dan ruang warga: sewa, jadwal, tetangga, tim kecil, dan hari ketika atap bocor.',
    description: `Ruang kreatif jarang mati karena kurang gagasan. Biasanya ia mati karena sewa naik, tetangga marah, atau pendirinya kelelahan. Bootcamp ini menaruh tiga hal itu di pekan pertama dan tidak menyembunyikan satu angka pun; pembukuan kedua gedung Ruang Cipta dibuka kepada peserta.

Sepuluh pertemuan daring, empat akhir pekan bergantian di Bandung dan Jakarta. Setiap peserta datang dengan ruangnya sendiri dan pulang dengan rencana dua tahun, termasuk rencana menutupnya dengan baik. Kursi premium mencakup kunjungan pengurus ke ruangmu.`,
    tags: ['pengelolaan', 'ruang', 'bisnis'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 2_500_000,
    premium: true,
    quota: 16,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Bandung', 'Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'residensi-dua-kota',
    mentors: ['nisrina-hakim', 'tirta-gumilar', 'benyamin-saragih'],
    outcomes: [
      'rencana dua tahun dengan anggaran',
      'kesepakatan tertulis dengan tetangga',
      'pembagian kerja yang tidak melelahkan satu orang',
      'rencana menutup dengan baik',
    ],
    audience: ['pendiri dan pengelola ruang', 'pengurus komunitas yang akan menyewa tempat', 'pegawai pemerintah pengelola gedung budaya'],
    requirements: ['mengelola ruang sedikitnya enam bulan', 'bersedia membuka angka', 'hadir tiga dari empat akhir pekan'],
    modules: [
      {
        title: 'Tiga sebab mati',
        chapters: [
          { title: 'Sewa', minutes: 40 },
          { title: 'Tetangga', minutes: 30 },
          { title: 'Kelelahan', minutes: 30 },
        ],
      },
      {
        title: 'Pemasukan',
        chapters: [
          { title: 'Kelas, sewa, dan kopi', minutes: 40 },
          { title: 'Hibah yang tidak memabukkan', minutes: 35 },
          { title: 'Harga untuk warga sekitar', minutes: 25 },
        ],
      },
      {
        title: 'Tim kecil',
        chapters: [
          { title: 'Siapa memegang kunci', minutes: 25 },
          { title: 'Relawan dan upah', minutes: 35 },
        ],
      },
      {
        title: 'Gedung',
        chapters: [
          { title: 'Kebocoran, kebakaran, dan izin', minutes: 40 },
          { title: 'Perawatan bulanan', minutes: 30 },
        ],
      },
      {
        title: 'Dua tahun',
        chapters: [
          { title: 'Rencana dan angka', minutes: 45 },
          { title: 'Menutup dengan baik', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'ACR-26A',
    slug: 'produksi-acara-kecil',
    name: 'Produksi Acara Kecil',
    summary: 'Belajar membuat acara untuk lima puluh orang dengan satu lembar kerja: siapa, kapan, berapa, dan kalau hujan bagaimana.',
    description: `Acara kecil lebih sulit daripada festival, kata Nisrina, karena tidak ada yang bisa disalahkan. Kelas ini dikerjakan sambil benar-benar membuat empat acara di Ruang Benang: pertunjukan boneka, tukar bibit, malam musik pelan, dan diskusi parkir kampung.

Peserta bergiliran menjadi produser, penjaga waktu, pencatat, dan orang yang tersenyum di pintu. Sesudah setiap acara ada evaluasi dua puluh menit dengan satu pertanyaan: apa yang nyaris gagal dan tidak diketahui penonton?`,
    tags: ['acara', 'produksi', 'relawan'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 35,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kota Cimahi', 'Kabupaten Bandung Barat'],
    program: 'rangkaian-bandung',
    mentors: ['nisrina-hakim'],
    outcomes: ['lembar produksi satu halaman', 'pengalaman empat peran', 'anggaran acara di bawah tiga juta', 'rencana hujan'],
    audience: ['panitia kampus dan karang taruna', 'pengurus komunitas', 'relawan acara'],
    requirements: ['hadir pada sedikitnya tiga acara', 'siap mengangkat kursi', 'usia tujuh belas tahun ke atas'],
    modules: [
      {
        title: 'Satu lembar',
        chapters: [
          { title: 'Siapa, kapan, berapa', minutes: 30 },
          { title: 'Kalau hujan bagaimana', minutes: 25 },
        ],
      },
      {
        title: 'Empat peran',
        chapters: [
          { title: 'Produser dan penjaga waktu', minutes: 30 },
          { title: 'Orang yang tersenyum di pintu', minutes: 15 },
          { title: 'Pencatat', minutes: 15 },
        ],
      },
      {
        title: 'Malam acara',
        chapters: [
          { title: 'Datang dua jam lebih awal', minutes: 20 },
          { title: 'Nyaris gagal', minutes: 25 },
        ],
      },
      {
        title: 'Sesudahnya',
        chapters: [
          { title: 'Mengembalikan kursi', minutes: 10 },
          { title: 'Laporan uang dalam tiga hari', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'INK-26A',
    slug: 'ruang-untuk-semua',
    name: 'Ruang untuk Semua',
    summary:
      'Rangkaian empat diskusi dan kunjungan bersama pengunjung difabel, untuk memeriksa dan memperbaiki gedung kami sendiri di hadapan umum.',
    description: `Kami mengira gedung Gandaria cukup ramah sampai Pak Sularno datang dengan kursi roda dan menunggu dua puluh menit di depan tangga tiga anak. Rangkaian ini dibuat bersama beliau dan lima pengunjung difabel lain. Mereka menjadi narasumber berbayar, bukan tamu kehormatan.

Setiap pertemuan terdiri atas kunjungan satu jam dan diskusi satu jam: pintu dan lantai, suara dan huruf, cahaya dan keramaian, lalu anggaran. Perbaikan yang disepakati dikerjakan sebelum pertemuan berikutnya supaya bisa diuji.`,
    tags: ['aksesibilitas', 'diskusi', 'ruang publik'],
    level: 'Dasar',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: ['Kota Administrasi Jakarta Selatan', 'Kota Depok', 'Kota Tangerang Selatan'],
    program: 'rangkaian-jakarta',
    mentors: ['ayu-maheswari', 'tirta-gumilar'],
    outcomes: [
      'daftar periksa aksesibilitas untuk gedung lama',
      'tiga perbaikan murah yang sudah diuji',
      'bahasa yang menghormati',
      'rencana anggaran aksesibilitas',
    ],
    audience: ['pengelola ruang publik, kafe, dan galeri', 'perancang dan arsitek', 'warga difabel dan pendampingnya'],
    requirements: ['kesediaan mendengar', 'nama satu tempat yang ingin diperbaiki', 'kabari kami kebutuhan aksesmu'],
    modules: [
      {
        title: 'Pintu dan lantai',
        chapters: [
          { title: 'Tiga anak tangga', minutes: 30 },
          { title: 'Landaian yang benar', minutes: 30 },
        ],
      },
      {
        title: 'Suara dan huruf',
        chapters: [
          { title: 'Juru bahasa isyarat', minutes: 25 },
          { title: 'Papan yang terbaca', minutes: 20 },
        ],
      },
      {
        title: 'Cahaya dan ramai',
        chapters: [
          { title: 'Jam tenang', minutes: 25 },
          { title: 'Ruang jeda', minutes: 20 },
        ],
      },
      {
        title: 'Anggaran',
        chapters: [
          { title: 'Perbaikan di bawah satu juta', minutes: 30 },
          { title: 'Rencana tiga tahun', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'ANK-26A',
    slug: 'anak-menggambar-gedung',
    name: 'Anak Menggambar Gedung',
    summary:
      'Minggu pagi untuk anak delapan sampai dua belas tahun: menggambar gudang benang dari dalam, dari luar, dan dari atas punggung ayah.',
    description: `Anak-anak melihat gedung dari ketinggian satu meter, tempat yang jarang digambar arsitek. Dinda dan Tirta menyiapkan kertas sepanjang dua belas meter dan membiarkan mereka menggambar bersama: kolong tangga, lubang ventilasi, semut di kusen, orang tua yang mengantuk.

Satu orang dewasa wajib menemani setiap anak dan ikut menggambar. Kami tidak memotret wajah anak. Gambar panjangnya digantung sebulan di Selasar Pintal, pada ketinggian satu meter, sehingga orang dewasa yang ingin melihat harus jongkok.`,
    tags: ['anak', 'menggambar', 'arsitektur'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 0,
    quota: 24,
    passMark: 60,
    certificate: false,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung'],
    program: 'rangkaian-bandung',
    mentors: ['dinda-rahmawati', 'tirta-gumilar'],
    outcomes: ['potongan gambar bersama sepanjang dua belas meter', 'buku kecil bangunan lipat', 'keberanian menggambar besar'],
    audience: ['anak delapan sampai dua belas tahun', 'orang tua, kakek, nenek, atau kakak', 'guru sekolah dasar'],
    requirements: ['satu pendamping dewasa untuk satu anak', 'pakaian yang boleh kotor', 'botol minum sendiri'],
    modules: [
      {
        title: 'Melihat dari bawah',
        chapters: [
          { title: 'Jalan jongkok', minutes: 15 },
          { title: 'Mencari lubang dan semut', minutes: 15 },
        ],
      },
      {
        title: 'Menggambar panjang',
        chapters: [
          { title: 'Dua belas meter kertas', minutes: 40 },
          { title: 'Bergantian tempat', minutes: 20 },
        ],
      },
      {
        title: 'Membawa pulang',
        chapters: [
          { title: 'Buku bangunan lipat', minutes: 25 },
          { title: 'Menggantung setinggi satu meter', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'MUS-26A',
    slug: 'musik-dari-barang-bekas',
    name: 'Musik dari Barang Bekas',
    summary: 'Membuat alat musik dari pipa, kaleng, dan bambu sisa kelas, lalu menyusun satu lagu pendek untuk pembukaan musim depan.',
    description: `Kelas ini masih disusun. Gagasannya datang dari tumpukan potongan bambu sisa kelas Kang Jajang yang berbunyi nyaring setiap kali tersandung. Okta merekamnya, menyusun nadanya, dan mendapati bahwa sebagian sudah selaras tanpa sengaja.

Rencananya peserta membuat satu alat per orang, mencatat nadanya, lalu menyusun lagu berdurasi dua menit. Jadwal menunggu kesepakatan dengan tetangga tentang jam latihan, sebab kami sudah berjanji hening setelah pukul delapan malam.`,
    tags: ['musik', 'barang bekas', 'bambu'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 20,
    passMark: 60,
    certificate: false,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung'],
    program: 'rangkaian-bandung',
    mentors: ['oktavianus-lie', 'jajang-suhendar'],
    outcomes: ['satu alat musik buatan sendiri', 'notasi sederhana', 'lagu dua menit yang dimainkan bersama'],
    audience: ['remaja dan dewasa', 'guru seni', 'warga Cigereleng dan sekitarnya'],
    requirements: ['membawa satu barang bekas yang berbunyi', 'sarung tangan', 'telinga yang sabar'],
    modules: [
      {
        title: 'Mencari bunyi',
        chapters: [
          { title: 'Menyandung tumpukan bambu', minutes: 20 },
          { title: 'Memilih nada', minutes: 25 },
        ],
      },
      {
        title: 'Membuat alat',
        chapters: [
          { title: 'Memotong dan melubangi', minutes: 40 },
          { title: 'Menyetem dengan amplas', minutes: 25 },
        ],
      },
      {
        title: 'Bermain',
        chapters: [
          { title: 'Lagu dua menit', minutes: 35 },
          { title: 'Hening pukul delapan', minutes: 10 },
        ],
      },
    ],
    draft: true,
  },
]
