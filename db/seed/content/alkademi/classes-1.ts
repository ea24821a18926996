import type { SeedClass } from '../../content-types.ts'

export const classes1: SeedClass[] = [
  {
    code: 'WEB-26A',
    slug: 'html-dan-css-dari-nol',
    name: 'HTML dan CSS dari Nol',
    summary:
      'Membuat halaman web pertama yang rapi di ponsel dan laptop, dimulai dari selembar kertas dan diakhiri dengan alamat yang bisa dibagikan.',
    description: `Sebelum menulis satu baris kode, kamu akan menggambar halaman di kertas dan memberi nama setiap bagiannya. Kebiasaan kecil ini membuat HTML terasa masuk akal: judul adalah judul, daftar adalah daftar, dan tombol bukan sekadar kotak berwarna.

Selama tiga pekan kamu membangun halaman untuk satu usaha yang kamu kenal, boleh warung nasi, bengkel tambal ban, atau jasa les. Raka mengulas setiap halaman dengan membukanya di ponsel berlayar lima inci, karena di situlah kebanyakan pengunjungmu nanti berada.

Kelas ini terbuka sepanjang tahun. Kalau berhenti di tengah jalan, bab terakhirmu menunggu di tempat yang sama.`,
    tags: ['HTML', 'CSS', 'pemula'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'always-open',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-pengembang-web',
    mentors: ['raka-wirabuana', 'mentari-kusuma'],
    outcomes: [
      'halaman web satu layar yang terbit di internet',
      'susunan HTML yang terbaca oleh pembaca layar',
      'tata letak yang menyesuaikan lebar ponsel',
      'kebiasaan memeriksa pekerjaan sendiri sebelum diserahkan',
    ],
    audience: [
      'siapa saja yang belum pernah menulis kode',
      'pemilik usaha yang ingin punya halaman sendiri',
      'siswa yang menunggu jurusan RPL dimulai',
    ],
    requirements: ['laptop apa pun, atau ponsel dengan papan ketik', 'peramban terbaru', 'dua jam luang setiap pekan'],
    modules: [],
  },
  {
    code: 'WEB-26B',
    slug: 'javascript-halaman-hidup',
    name: 'JavaScript: Membuat Halaman Menjadi Hidup',
    summary:
      'Dari tombol yang diam sampai daftar belanja yang mengingat isinya: belajar JavaScript lewat enam benda kecil yang bisa dimainkan.',
    description: `Banyak orang mengenal JavaScript dari potongan kode yang disalin lalu rusak. Di kelas ini kamu menulis semuanya sendiri, sedikit demi sedikit, dan setiap pekan ada satu benda jadi: penghitung zikir, kalkulator patungan, kuis hafalan, sampai daftar belanja yang tetap ada setelah ponsel dimatikan.

Pertemuan langsung berlangsung setiap Selasa malam selama tujuh puluh lima menit. Separuhnya dipakai membongkar kode peserta yang macet, atas izin pemiliknya. Di situlah biasanya pelajaran terbaik muncul.`,
    tags: ['JavaScript', 'DOM', 'interaksi'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 250_000,
    quota: 80,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-pengembang-web',
    mentors: ['raka-wirabuana', 'bagus-prasetyawan'],
    outcomes: [
      'enam benda interaktif di halaman portofolio',
      'pemahaman tentang nilai, fungsi, dan peristiwa',
      'cara membaca pesan kesalahan tanpa panik',
      'data kecil yang tersimpan di peramban',
    ],
    audience: ['lulusan kelas HTML dan CSS', 'perancang yang ingin purwarupanya bergerak', 'guru informatika yang mencari contoh segar'],
    requirements: ['pernah membuat satu halaman HTML', 'laptop dengan RAM 4 GB', 'hadir di lima dari tujuh pertemuan'],
    modules: [
      {
        title: 'Nilai dan keputusan',
        chapters: [
          { title: 'Kalkulator patungan bakso', minutes: 25 },
          { title: 'Benar, salah, dan yang terlupa', minutes: 20 },
          { title: 'Fungsi sebagai resep', minutes: 25 },
        ],
      },
      {
        title: 'Menyentuh halaman',
        chapters: [
          { title: 'Mencari elemen dan mengubahnya', minutes: 22 },
          { title: 'Mendengarkan ketukan jari', minutes: 18 },
          { title: 'Kuis hafalan ibu kota provinsi', minutes: 35 },
        ],
      },
      {
        title: 'Mengingat',
        chapters: [
          { title: 'Menyimpan daftar belanja di peramban', minutes: 30 },
          { title: 'Mengambil data dari alamat lain', minutes: 30 },
        ],
      },
      {
        title: 'Merawat',
        chapters: [
          { title: 'Menemukan kutu dengan titik henti', minutes: 25 },
          { title: 'Memecah berkas yang kepanjangan', minutes: 20 },
          { title: 'Menulis ujian kecil untuk fungsi', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'WEB-26C',
    slug: 'react-aplikasi-pesanan',
    name: 'React: Membangun Aplikasi Pesanan Katering',
    summary:
      'Bootcamp sepuluh pekan yang membangun satu aplikasi pesanan sungguhan untuk dapur katering, dari papan gambar sampai dipakai pelanggan.',
    description: `Satu aplikasi, satu klien, sepuluh pekan. Setiap angkatan bekerja untuk dapur katering yang berbeda; angkatan ini melayani Dapur Mbak Lasmi di Cimahi, yang menerima pesanan lewat tujuh grup percakapan dan sering salah mengantar. Kamu akan ikut mewawancarai pemilik dapur, menyusun alur, lalu membangunnya dengan React dan TypeScript.

Peserta dibagi ke dalam tim berempat. Kode ditinjau teman sebelum ditinjau mentor, dan setiap Jumat tim memperlihatkan hasil yang berjalan, sekecil apa pun. Nadia mendampingi keputusan rancangan, Raka mendampingi kode.

Kelas premium ini menyertakan sesi berdua dengan mentor sebanyak tiga kali dan ulasan portofolio setelah lulus.`,
    tags: ['React', 'TypeScript', 'proyek'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 1_500_000,
    oldPriceRupiah: 2_000_000,
    premium: true,
    quota: 40,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-pengembang-web',
    mentors: ['raka-wirabuana', 'nadia-puspasari', 'mentari-kusuma'],
    outcomes: [
      'aplikasi pesanan yang dipakai satu dapur katering',
      'pengalaman meninjau dan ditinjau kode',
      'komponen yang bisa diuji',
      'catatan keputusan yang layak ditunjukkan kepada perekrut',
    ],
    audience: [
      'pengembang web yang sudah nyaman dengan JavaScript',
      'lulusan SMK atau kuliah yang mencari proyek nyata',
      'pekerja lepas yang ingin naik ke proyek tim',
    ],
    requirements: ['lulus kelas JavaScript atau pretes setara', 'laptop dengan RAM 8 GB', 'waktu dua belas jam setiap pekan'],
    modules: [],
  },
  {
    code: 'BEK-26A',
    slug: 'api-dengan-node-dan-postgresql',
    name: 'API dengan Node.js dan PostgreSQL',
    summary:
      'Merancang, menulis, dan menjaga layanan back-end untuk pelacakan kiriman, lengkap dengan data yang konsisten dan catatan kejadian.',
    description: `Bagus membuka kelas dengan kisah tiga ribu paket yang tersesat karena satu baris kueri. Dari kesalahan itu kita belajar mengapa transaksi ada, mengapa kunci harus dipilih dengan hati-hati, dan mengapa dua orang yang menekan tombol bersamaan bukan kejadian langka.

Selama delapan pekan kamu menulis layanan pelacakan kiriman: menerima resi, memindahkan status, menjawab pertanyaan pelanggan, dan memberi tahu sistem lain. Setiap pekan layanan itu diserang, mula-mula dengan data aneh, lalu dengan seribu permintaan sekaligus.`,
    tags: ['Node.js', 'PostgreSQL', 'API'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 1_250_000,
    quota: 45,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-pengembang-web',
    mentors: ['bagus-prasetyawan'],
    outcomes: [
      'layanan API yang terdokumentasi dan teruji',
      'skema basis data dengan kunci dan indeks yang beralasan',
      'penanganan kesalahan yang membantu pemanggilnya',
      'catatan kejadian yang bisa dibaca saat tengah malam',
    ],
    audience: [
      'pengembang front-end yang ingin memahami sisi lain',
      'lulusan RPL dengan dasar pemrograman',
      'staf TI yang mewarisi sistem tanpa dokumentasi',
    ],
    requirements: ['nyaman dengan JavaScript', 'pernah menulis SELECT sederhana', 'laptop yang sanggup menjalankan PostgreSQL'],
    modules: [
      {
        title: 'Tabel yang tidak berbohong',
        chapters: [
          { title: 'Mengapa tiga ribu paket tersesat', minutes: 20 },
          { title: 'Kunci, relasi, dan batasan', minutes: 40 },
          { title: 'Migrasi yang bisa diulang', minutes: 30 },
        ],
      },
      {
        title: 'Pintu masuk',
        chapters: [
          { title: 'Merancang alamat dan kata kerja', minutes: 30 },
          { title: 'Memeriksa masukan di perbatasan', minutes: 35 },
          { title: 'Jawaban galat yang menolong', minutes: 25 },
        ],
      },
      {
        title: 'Bersamaan',
        chapters: [
          { title: 'Transaksi dan kunci baris', minutes: 45 },
          { title: 'Permintaan yang datang dua kali', minutes: 35 },
          { title: 'Antrean pekerjaan latar', minutes: 40 },
        ],
      },
      {
        title: 'Malam hari',
        chapters: [
          { title: 'Catatan kejadian dan ukuran', minutes: 30 },
          { title: 'Cadangan yang pernah dipulihkan', minutes: 35 },
          { title: 'Uji beban seribu permintaan', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'AND-26A',
    slug: 'aplikasi-android-pertama',
    name: 'Aplikasi Android Pertama dengan Kotlin',
    summary:
      'Membangun aplikasi jadwal bergilir yang tetap bekerja tanpa jaringan, lalu memasangnya di ponsel tiga orang yang benar-benar memerlukannya.',
    description: `Yoga mengajar lewat satu aplikasi: jadwal giliran. Kakeknya memakainya untuk air sawah, kelasmu boleh memakainya untuk ronda, piket, arisan, atau giliran mengantar anak sekolah. Bentuknya sederhana, tetapi di dalamnya ada daftar, tanggal, pengingat, dan penyimpanan, yakni hampir semua yang dibutuhkan aplikasi pemula.

Empat pertemuan diadakan di ruang belajar Subak Teknologi di Denpasar, sisanya daring. Tugas akhirnya tidak dinilai dari keindahan, melainkan dari tiga orang yang masih memakainya sesudah dua pekan.`,
    tags: ['Android', 'Kotlin', 'tanpa jaringan'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 450_000,
    quota: 36,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Denpasar'],
    registrantsFrom: ['Kota Denpasar', 'Kabupaten Banyuwangi'],
    program: null,
    mentors: ['yoga-adnyana'],
    outcomes: [
      'aplikasi Android yang terpasang di ponsel orang lain',
      'penyimpanan lokal yang aman dari mati listrik',
      'pengingat yang muncul tepat waktu',
      'pengalaman menerima keluhan pengguna',
    ],
    audience: [
      'pemula yang sudah mengenal satu bahasa pemrograman',
      'siswa SMK kelas XI dan XII',
      'pengurus banjar atau RT yang melek teknologi',
    ],
    requirements: ['laptop dengan RAM 8 GB', 'ponsel Android untuk uji coba', 'dapat hadir di Denpasar empat kali Sabtu'],
    modules: [
      {
        title: 'Layar pertama',
        chapters: [
          { title: 'Menyiapkan perkakas tanpa kehabisan kuota', minutes: 30 },
          { title: 'Bahasa Kotlin secukupnya', minutes: 40 },
          { title: 'Menyusun daftar giliran', minutes: 35 },
        ],
      },
      {
        title: 'Mengingat giliran',
        chapters: [
          { title: 'Menyimpan di dalam ponsel', minutes: 40 },
          { title: 'Tanggal, bulan, dan kalender lokal', minutes: 30 },
          { title: 'Pengingat pagi hari', minutes: 25 },
        ],
      },
      {
        title: 'Sampai ke tangan orang',
        chapters: [
          { title: 'Ikon, nama, dan izin', minutes: 20 },
          { title: 'Memasang di ponsel tetangga', minutes: 25 },
          { title: 'Dua pekan mendengar keluhan', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'DAT-26A',
    slug: 'lembar-kerja-untuk-orang-kantor',
    name: 'Lembar Kerja untuk Orang Kantor',
    summary:
      'Berhenti menghitung dengan kalkulator di samping lembar kerja: rumus, penyaringan, dan tabel ringkas yang menghemat satu jam setiap hari.',
    description: `Tiara pernah melihat seorang staf menjumlahkan kolom dengan kalkulator, lalu mengetik hasilnya kembali ke lembar kerja. Orang itu tidak bodoh; tidak pernah ada yang menunjukkan caranya. Kelas ini dibuat untuk dia, dan untuk ribuan orang lain yang mewarisi berkas bernama *rekap_final_fix_3*.

Semua latihan memakai tabel yang sengaja berantakan: tanggal dengan empat gaya penulisan, nama yang bertukar huruf, baris kosong di tengah. Setelah lima modul kamu mampu merapikannya, meringkasnya, dan menyerahkannya kepada atasan tanpa catatan kaki permintaan maaf.`,
    tags: ['lembar kerja', 'rumus', 'kantor'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-analis-data',
    mentors: ['tiara-anggraini'],
    outcomes: [
      'tabel yang bersih dan bisa dijumlahkan',
      'rumus pencarian yang tidak mudah rusak',
      'ringkasan bulanan dalam tiga klik',
      'berkas dengan nama dan versi yang masuk akal',
    ],
    audience: ['staf administrasi, kasir, dan bendahara', 'guru yang mengolah nilai', 'siapa pun yang takut pada tanda sama dengan'],
    requirements: ['aplikasi lembar kerja apa saja', 'satu berkas berantakan milik sendiri', 'tidak perlu latar belakang hitungan'],
    modules: [
      {
        title: 'Merapikan sebelum menghitung',
        chapters: [
          { title: 'Satu baris satu kejadian', minutes: 15 },
          { title: 'Tanggal yang benar-benar tanggal', minutes: 20 },
          { title: 'Membuang kembar', minutes: 15 },
        ],
      },
      {
        title: 'Rumus yang menolong',
        chapters: [
          { title: 'Menjumlah dengan syarat', minutes: 20 },
          { title: 'Mencari data di tabel lain', minutes: 30 },
          { title: 'Saat hasilnya galat', minutes: 15 },
        ],
      },
      {
        title: 'Meringkas',
        chapters: [
          { title: 'Tabel pivot tanpa takut', minutes: 30 },
          { title: 'Menyaring untuk satu pertanyaan', minutes: 15 },
          { title: 'Grafik batang yang cukup', minutes: 15 },
        ],
      },
      {
        title: 'Menyerahkan',
        chapters: [
          { title: 'Mengunci sel yang penting', minutes: 12 },
          { title: 'Nama berkas dan riwayat versi', minutes: 10 },
          { title: 'Tugas akhir: laporan satu halaman', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'DAT-26B',
    slug: 'sql-bertanya-kepada-data',
    name: 'SQL: Bertanya kepada Data',
    summary: 'Empat pekan belajar menyusun pertanyaan yang tepat kepada basis data sebuah apotek khayalan, dari keluhan sampai laporan.',
    description: `Basis data tidak menjawab pertanyaan yang kamu maksud, hanya pertanyaan yang kamu tulis. Itulah sebabnya setiap latihan di kelas ini dimulai dengan kalimat bahasa Indonesia: obat batuk mana yang paling laku saat musim hujan, cabang mana yang stoknya sering kosong di hari Senin. Baru setelah kalimatnya jernih, kita menuliskannya dalam SQL.

Data contohnya cukup kecil untuk dihitung dengan jari, jadi jawaban setiap kueri bisa kamu periksa sendiri. Setiap kueri dibandingkan dengan jawaban dua teman, sebab cara yang berbeda sering sama benarnya.`,
    tags: ['SQL', 'basis data', 'kueri'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'started',
    priceRupiah: 200_000,
    quota: 90,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-analis-data',
    mentors: ['tiara-anggraini', 'bagus-prasetyawan'],
    outcomes: [
      'kueri yang menggabungkan tiga tabel atau lebih',
      'pengelompokan dan ringkasan yang bisa dipercaya',
      'kebiasaan menulis pertanyaan sebelum kueri',
      'dugaan awal tentang kueri yang lambat',
    ],
    audience: ['analis pemula yang jenuh dengan lembar kerja', 'staf gudang dan penjualan', 'pengembang yang selama ini menghindari SQL'],
    requirements: ['terbiasa dengan lembar kerja', 'sambungan internet yang cukup stabil', 'satu jam latihan tiga kali sepekan'],
    modules: [],
  },
]
