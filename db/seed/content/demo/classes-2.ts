import type { SeedClass } from '../../content-types.ts'

export const classes2: SeedClass[] = [
  {
    code: 'VID-30C',
    slug: 'video-pendek-dari-kampung',
    name: 'Video Pendek dari Kampung',
    summary: 'Delapan pekan membuat film lima menit tentang satu orang di kampungmu, dari wawancara pertama sampai layar tancap penutup.',
    description: `Setiap peserta memilih satu orang: penjaga palang kereta, pembuat kecap, guru mengaji. Kita belajar duduk, mendengar, dan baru kemudian menyalakan kamera. Separuh bootcamp berisi penyuntingan, karena di sanalah cerita menemukan bentuknya.

Angkatan ini selesai dengan enam belas film yang diputar di dua lapangan. Semuanya masih dapat ditonton peserta.`,
    tags: ['video', 'cerita', 'penyuntingan'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 750_000,
    quota: 18,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Kupang', 'Kota Yogyakarta'],
    registrantsFrom: [],
    program: null,
    mentors: ['maria-goreti-lay', 'rosalina-hutapea'],
    outcomes: ['mewawancarai tanpa menggiring', 'merekam suara yang jernih', 'menyunting cerita lima menit', 'meminta izin dengan benar'],
    audience: ['pembuat konten yang ingin lebih dalam', 'guru dan siswa', 'anggota karang taruna'],
    requirements: ['ponsel atau kamera', 'komputer untuk menyunting', 'satu orang yang bersedia diceritakan'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Memilih satu orang', minutes: 20 },
          { title: 'Wawancara tanpa kamera', minutes: 30 },
          { title: 'Izin dan rasa hormat', minutes: 15 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Suara dulu', minutes: 25 },
          { title: 'Gambar yang sabar', minutes: 25 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Mencari kalimat pertama', minutes: 30 },
          { title: 'Potong, tunggu, potong lagi', minutes: 35 },
        ],
      },
      {
        title: 'Memutar',
        chapters: [
          { title: 'Menyiapkan layar tancap', minutes: 25 },
          { title: 'Mendengar penonton', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'JSX-31A',
    slug: 'javascript-untuk-yang-pernah-menyerah',
    name: 'JavaScript untuk yang Pernah Menyerah',
    summary: 'Untuk orang yang sudah dua kali berhenti di bab fungsi: mengulang dengan contoh yang masuk akal, pelan, dan tanpa rasa malu.',
    description: `Pernah membeli tiga kelas JavaScript dan berhenti di tempat yang sama? Kelas ini dibuat untukmu. Kita mulai dari bab tempat orang biasanya menyerah, lalu mundur sejauh yang diperlukan.

Peserta menulis buku harian galat. Di akhir kelas, buku itu menjadi bukti bahwa kamu bisa keluar dari kebuntuan sendiri.`,
    tags: ['JavaScript', 'web', 'mengulang'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 450_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['wening-pratiwi'],
    outcomes: [
      'memahami fungsi, lingkup, dan nilai balik',
      'mengolah daftar',
      'mengambil data dari internet',
      'menelusuri galat secara berurutan',
    ],
    audience: ['pemula yang pernah berhenti', 'pengembang yang lama cuti', 'perancang yang ingin mengerti kode'],
    requirements: ['paham HTML dan CSS', 'buku tulis', 'empat jam seminggu'],
    modules: [
      {
        title: 'Tempat menyerah',
        chapters: [
          { title: 'Fungsi, sekali lagi', minutes: 25 },
          { title: 'Nilai yang kembali dan yang tidak', minutes: 20 },
        ],
      },
      {
        title: 'Daftar',
        chapters: [
          { title: 'Mengubah, menyaring, menjumlah', minutes: 30 },
          { title: 'Benda di dalam daftar', minutes: 20 },
        ],
      },
      {
        title: 'Menunggu',
        chapters: [
          { title: 'Janji dan data dari jauh', minutes: 30 },
          { title: 'Ketika datanya tidak datang', minutes: 20 },
        ],
      },
      {
        title: 'Sendiri',
        chapters: [
          { title: 'Buku harian galat', minutes: 15 },
          { title: 'Proyek kecil pilihanmu', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'SQL-31A',
    slug: 'bertanya-pada-basis-data',
    name: 'Bertanya pada Basis Data',
    summary: 'Belajar SQL lewat data sebuah perpustakaan kelurahan: siapa meminjam apa, buku mana yang hilang, dan kapan rak paling ramai.',
    description: `Perpustakaan Kelurahan Sidomaju meminjamkan datanya, tanpa nama anggota, agar peserta bisa bertanya sungguhan. Setiap pertanyaan dimulai dari petugas perpustakaan, bukan dari buku pelajaran.

Tugas akhir berupa surat dua halaman untuk petugas itu: apa yang kamu temukan dan apa yang kamu sarankan.`,
    tags: ['SQL', 'basis data', 'analisis'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['tirta-anggara'],
    outcomes: [
      'memilih, menyaring, dan mengurutkan',
      'menggabungkan tabel dengan yakin',
      'mengelompokkan dan membandingkan',
      'menulis temuan untuk orang awam',
    ],
    audience: ['analis pemula', 'staf yang sering menerima data', 'lulusan kelas lembar sebar'],
    requirements: ['nyaman dengan lembar sebar', 'laptop', 'rasa ingin tahu pada buku'],
    modules: [
      {
        title: 'Satu tabel',
        chapters: [
          { title: 'Memilih kolom', minutes: 15 },
          { title: 'Menyaring peminjam terlambat', minutes: 20 },
          { title: 'Mengurutkan dan membatasi', minutes: 15 },
        ],
      },
      {
        title: 'Banyak tabel',
        chapters: [
          { title: 'Buku bertemu peminjam', minutes: 30 },
          { title: 'Buku yang tidak pernah dipinjam', minutes: 25 },
        ],
      },
      {
        title: 'Kelompok',
        chapters: [
          { title: 'Rak paling ramai', minutes: 25 },
          { title: 'Membandingkan bulan', minutes: 25 },
        ],
      },
      {
        title: 'Surat',
        chapters: [
          { title: 'Temuan dua halaman', minutes: 40 },
          { title: 'Tanggapan petugas', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'PYB-31A',
    slug: 'asisten-toko-dengan-python',
    name: 'Asisten Toko dengan Python',
    summary:
      'Bootcamp dua belas pekan membangun asisten percakapan untuk toko nyata: menjawab stok, mencatat pesanan, dan tahu kapan memanggil manusia.',
    description: `Setiap tim bekerja dengan satu toko yang bersedia menjadi tempat belajar. Asistennya harus menjawab dari data toko, mengaku ketika tidak tahu, dan menyerahkan percakapan kepada pemilik pada saat yang tepat.

Bootcamp premium ini menyediakan ulasan kode mingguan dan pendampingan sampai asisten dipakai selama dua pekan. Kami menilai kejujuran jawabannya lebih tinggi daripada kefasihannya.`,
    tags: ['Python', 'AI', 'otomatisasi', 'premium'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 2_500_000,
    premium: true,
    quota: 20,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['iqbal-mahendra', 'tirta-anggara'],
    outcomes: [
      'membangun layanan percakapan dengan Python',
      'mengambil jawaban dari data sendiri',
      'mengukur mutu jawaban',
      'merancang peralihan ke manusia',
    ],
    audience: ['pengembang dengan pengalaman setahun', 'lulusan SMK dan mahasiswa tingkat akhir', 'pemilik toko yang bisa memrogram'],
    requirements: ['lancar Python dasar', 'mengerti basis data', 'sepuluh jam seminggu', 'laptop 8 GB'],
    modules: [
      {
        title: 'Toko',
        chapters: [
          { title: 'Sehari di balik meja kasir', minutes: 40 },
          { title: 'Daftar pertanyaan pelanggan', minutes: 25 },
        ],
      },
      {
        title: 'Layanan',
        chapters: [
          { title: 'Menerima dan membalas pesan', minutes: 35 },
          { title: 'Mengambil stok dari basis data', minutes: 35 },
          { title: 'Mencatat pesanan dengan aman', minutes: 40 },
        ],
      },
      {
        title: 'Kejujuran',
        chapters: [
          { title: 'Mengatakan tidak tahu', minutes: 25 },
          { title: 'Mengukur mutu jawaban', minutes: 40 },
          { title: 'Memanggil manusia', minutes: 25 },
        ],
      },
      {
        title: 'Dua pekan nyata',
        chapters: [
          { title: 'Mengawasi percakapan', minutes: 30 },
          { title: 'Memperbaiki setiap malam', minutes: 35 },
          { title: 'Serah terima', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'INA-31A',
    slug: 'menulis-surat-yang-dibaca',
    name: 'Menulis Surat yang Dibaca',
    summary:
      'Dua pertemuan merapikan surat lamaran, surat keluhan, dan pesan singkat kepada atasan sampai pembaca tahu apa yang kamu minta.',
    description: `Surat yang baik selesai dibaca sebelum pembacanya duduk. Kita membawa surat sungguhan yang pernah diabaikan, mencari kalimat yang menyembunyikan maksud, lalu menulis ulang.

Lokakarya ini sudah selesai dan akan diadakan lagi. Contoh surat sebelum dan sesudah dapat diunduh peserta.`,
    tags: ['menulis', 'kerja', 'surat'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 0,
    quota: 60,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['rosalina-hutapea'],
    outcomes: ['menaruh permintaan di kalimat pertama', 'memangkas basa-basi tanpa menjadi kasar', 'menutup dengan langkah yang jelas'],
    audience: ['pencari kerja', 'staf muda', 'warga yang sering berurusan dengan kantor'],
    requirements: ['satu surat yang pernah diabaikan', 'papan ketik atau pulpen', 'siap dicoret'],
    modules: [
      {
        title: 'Membongkar',
        chapters: [
          { title: 'Surat yang diabaikan', minutes: 20 },
          { title: 'Di mana permintaannya', minutes: 15 },
        ],
      },
      {
        title: 'Menulis ulang',
        chapters: [
          { title: 'Kalimat pertama', minutes: 20 },
          { title: 'Basa-basi yang perlu', minutes: 15 },
        ],
      },
      {
        title: 'Mengirim',
        chapters: [
          { title: 'Judul email', minutes: 10 },
          { title: 'Menagih dengan ramah', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'KOM-31A',
    slug: 'merawat-komputer-tua',
    name: 'Merawat Komputer Tua',
    summary:
      'Bawa laptop tuamu. Dalam satu Sabtu kita membersihkan, menambah memori, dan memasang sistem ringan sampai ia kembali berguna.',
    description: `Sebelum membeli yang baru, coba selamatkan yang ada. Peserta membuka, membersihkan, dan menata ulang laptopnya sendiri dengan bimbingan. Dari enam belas laptop pada angkatan lalu, tiga belas menyala lebih cepat daripada saat datang.

Suku cadang tersedia dengan harga pokok. Data penting dicadangkan lebih dulu, dan itu menjadi bab pertama yang tidak boleh dilewati.`,
    tags: ['perangkat', 'perawatan', 'hemat'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 0,
    quota: 16,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Yogyakarta'],
    registrantsFrom: ['Kota Yogyakarta', 'Kabupaten Sleman', 'Kabupaten Bantul'],
    program: 'warung-naik-kelas',
    mentors: ['wening-pratiwi', 'iqbal-mahendra'],
    outcomes: ['mencadangkan data dengan aman', 'membersihkan kipas dan papan ketik', 'memasang sistem operasi ringan'],
    audience: ['mahasiswa dengan laptop warisan', 'pemilik usaha kecil', 'pengurus taman bacaan'],
    requirements: ['laptop yang masih menyala', 'diska lepas 16 GB', 'datang tepat waktu'],
    modules: [
      {
        title: 'Selamatkan dulu',
        chapters: [
          { title: 'Mencadangkan data', minutes: 30 },
          { title: 'Mencatat keluhan', minutes: 10 },
        ],
      },
      {
        title: 'Buka',
        chapters: [
          { title: 'Debu, kipas, dan pasta', minutes: 40 },
          { title: 'Menambah memori', minutes: 20 },
        ],
      },
      {
        title: 'Pasang',
        chapters: [
          { title: 'Sistem yang ringan', minutes: 40 },
          { title: 'Merawat setiap tiga bulan', minutes: 15 },
        ],
      },
    ],
  },
]
