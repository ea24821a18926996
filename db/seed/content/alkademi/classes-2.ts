import type { SeedClass } from '../../content-types.ts'

export const classes2: SeedClass[] = [
  {
    code: 'DAT-26C',
    slug: 'python-untuk-analisis-data',
    name: 'Python untuk Analisis Data',
    summary:
      'Dua belas pekan mengolah data angkutan, cuaca, dan harga pangan sampai menjadi satu laporan yang sanggup dipertanggungjawabkan.',
    description: `Di bootcamp ini kamu menjawab satu pertanyaan publik dari awal sampai akhir. Angkatan lalu bertanya mengapa harga cabai di Semarang naik dua pekan sebelum di Surabaya; jawabannya ternyata ada pada jadwal kapal dan curah hujan di Wonosobo. Pertanyaan angkatan ini dipilih bersama pada pekan kedua.

Python diajarkan sejauh diperlukan, statistik diajarkan sejauh bisa dijelaskan kepada ibu di pasar. Setiap tim mempertahankan laporannya di depan penguji yang tugasnya satu: mencari kemungkinan bahwa kesimpulan itu keliru.

Peserta premium mendapat sesi konsultasi mingguan dalam kelompok enam orang dan akses ke kumpulan data selama setahun.`,
    tags: ['Python', 'pandas', 'statistik'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 1_750_000,
    premium: true,
    quota: 50,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-analis-data',
    mentors: ['tiara-anggraini', 'fikri-alamsyah'],
    outcomes: [
      'laporan analisis yang dapat diulang orang lain',
      'kode Python yang rapi untuk membersihkan dan menggabung data',
      'pemahaman tentang sampel, ragam, dan kebetulan',
      'keberanian menulis “kami belum tahu”',
    ],
    audience: ['lulusan kelas SQL atau setara', 'pekerja yang ingin pindah ke bidang data', 'mahasiswa tingkat akhir dengan data skripsi'],
    requirements: ['dasar pemrograman bahasa apa pun', 'laptop dengan RAM 8 GB', 'sepuluh jam setiap pekan'],
    modules: [
      {
        title: 'Python secukupnya',
        chapters: [
          { title: 'Daftar, kamus, dan berkas', minutes: 40 },
          { title: 'Buku catatan yang bisa diulang', minutes: 30 },
          { title: 'Membaca data yang rusak', minutes: 40 },
        ],
      },
      {
        title: 'Mengolah',
        chapters: [
          { title: 'Menyaring dan mengelompokkan', minutes: 40 },
          { title: 'Menggabungkan sumber berbeda', minutes: 45 },
          { title: 'Deret waktu harga pangan', minutes: 45 },
        ],
      },
      {
        title: 'Menimbang bukti',
        chapters: [
          { title: 'Rata-rata yang menipu', minutes: 30 },
          { title: 'Sebab, akibat, dan kebetulan', minutes: 40 },
          { title: 'Ketidakpastian dalam satu grafik', minutes: 35 },
        ],
      },
      {
        title: 'Menulis laporan',
        chapters: [
          { title: 'Satu pertanyaan, satu halaman', minutes: 30 },
          { title: 'Dibantah penguji', minutes: 45 },
          { title: 'Laporan akhir', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'DAT-26D',
    slug: 'grafik-yang-jujur',
    name: 'Grafik yang Jujur',
    summary:
      'Lokakarya dua akhir pekan tentang memilih bentuk grafik, menulis judul yang berisi, dan menahan diri dari hiasan yang menyesatkan.',
    description: `Sumbu yang dipotong, lingkaran tiga dimensi, warna merah untuk kabar baik: kita sudah terlalu terbiasa sehingga tidak lagi melihat keanehannya. Lokakarya ini dibuka dengan pameran grafik buruk dari laporan tahunan, brosur perumahan, dan pesan berantai, semuanya dengan nama disamarkan.

Sesudah itu peserta membuat ulang enam grafik dari data yang sama. Tiara menjaga kebenaran angkanya, Nadia menjaga kenyamanan mata pembacanya. Hasil akhirnya dicetak hitam putih, karena begitulah kebanyakan laporan berakhir.`,
    tags: ['visualisasi', 'grafik', 'laporan'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 300_000,
    quota: 60,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-analis-data',
    mentors: ['tiara-anggraini', 'nadia-puspasari'],
    outcomes: [
      'enam grafik yang dibuat ulang',
      'judul grafik yang menyatakan temuan',
      'warna yang aman bagi mata buta warna',
      'daftar periksa sebelum mencetak laporan',
    ],
    audience: ['penyusun laporan di kantor dan dinas', 'jurnalis dan staf humas', 'analis yang sering ditanya “jadi maksudnya apa?”'],
    requirements: ['mampu membuat grafik dasar di lembar kerja', 'membawa satu laporan lama', 'kamera menyala saat sesi kritik'],
    modules: [
      {
        title: 'Pameran grafik buruk',
        chapters: [
          { title: 'Sumbu yang dipotong', minutes: 20 },
          { title: 'Lingkaran, donat, dan kue lain', minutes: 20 },
          { title: 'Warna yang salah suara', minutes: 15 },
        ],
      },
      {
        title: 'Membuat ulang',
        chapters: [
          { title: 'Membandingkan dengan batang dan titik', minutes: 35 },
          { title: 'Perubahan dengan garis', minutes: 30 },
          { title: 'Peta hanya bila perlu', minutes: 25 },
        ],
      },
      {
        title: 'Menyajikan',
        chapters: [
          { title: 'Judul yang berisi kesimpulan', minutes: 25 },
          { title: 'Catatan dan sumber data', minutes: 15 },
          { title: 'Cetak hitam putih', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'UIX-26A',
    slug: 'dasar-desain-antarmuka',
    name: 'Dasar Desain Antarmuka',
    summary:
      'Mengenal hierarki, jarak, warna, dan huruf dengan merombak layar yang kita pakai setiap hari, dari mesin ATM sampai aplikasi ojek.',
    description: `Desain bukan bakat menggambar. Di pekan pertama kamu bahkan belum membuka aplikasi apa pun; kamu hanya memotret lima layar yang membingungkan di sekitarmu dan menulis apa yang membuatnya membingungkan. Dari potret itulah kelas berjalan.

Nadia memperkenalkan satu prinsip setiap pekan, lalu menunjukkan kapan prinsip itu boleh dilanggar. Purwarupanya dibuat dengan alat gratis dan diuji kepada dua orang di rumahmu, sebaiknya yang usianya jauh dari usiamu.`,
    tags: ['desain', 'antarmuka', 'purwarupa'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 150,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-desain-produk',
    mentors: ['nadia-puspasari'],
    outcomes: [
      'tiga layar yang dirombak dengan alasan tertulis',
      'kepekaan pada jarak, kontras, dan urutan baca',
      'purwarupa yang bisa diketuk',
      'cara menerima kritik tanpa membela diri',
    ],
    audience: [
      'pemula tanpa latar belakang seni',
      'pengembang yang merancang sendiri tampilannya',
      'pemilik usaha yang ingin paham bicara dengan perancang',
    ],
    requirements: ['laptop atau tablet', 'dua anggota keluarga yang bersedia diuji', 'tidak perlu bisa menggambar'],
    modules: [
      {
        title: 'Melihat',
        chapters: [
          { title: 'Lima layar yang membingungkan', minutes: 20 },
          { title: 'Hierarki: apa yang dibaca dulu', minutes: 25 },
          { title: 'Jarak yang mengelompokkan', minutes: 20 },
        ],
      },
      {
        title: 'Memilih',
        chapters: [
          { title: 'Huruf untuk layar kecil', minutes: 20 },
          { title: 'Warna dan kontras yang cukup', minutes: 25 },
          { title: 'Ikon, label, atau keduanya', minutes: 15 },
        ],
      },
      {
        title: 'Mencoba',
        chapters: [
          { title: 'Purwarupa yang bisa diketuk', minutes: 40 },
          { title: 'Menguji kepada nenek dan adik', minutes: 30 },
          { title: 'Merombak sesudah diuji', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'UIX-26B',
    slug: 'riset-pengguna-di-lapangan',
    name: 'Riset Pengguna di Lapangan',
    summary:
      'Dua hari di pasar, terminal, dan puskesmas Semarang untuk belajar mengamati, mewawancarai, dan menulis temuan yang dapat ditindaklanjuti.',
    description: `Lokakarya ini hampir tidak punya ruang kelas. Pagi hari pertama peserta disebar berpasangan ke Pasar Johar, Terminal Mangkang, dan dua puskesmas, dengan satu tugas sederhana: temukan tiga hal yang dikerjakan orang secara memutar. Siangnya semua catatan ditempel di dinding.

Hari kedua dipakai untuk wawancara. Kamu belajar bertanya tanpa mengarahkan, diam sedikit lebih lama daripada yang nyaman, dan menulis temuan yang tidak hanya berisi kutipan menarik. Setiap peserta pulang dengan satu laporan dua halaman.`,
    tags: ['riset', 'wawancara', 'lapangan'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 400_000,
    quota: 24,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Semarang'],
    registrantsFrom: ['Kota Semarang', 'Kota Surakarta', 'Kota Magelang'],
    program: 'jalur-desain-produk',
    mentors: ['nadia-puspasari', 'intan-siregar'],
    outcomes: [
      'panduan wawancara buatan sendiri',
      'catatan lapangan yang memisahkan fakta dari tafsir',
      'laporan temuan dua halaman',
      'rasa nyaman dengan keheningan',
    ],
    audience: ['perancang dan manajer produk', 'peneliti pemula', 'staf layanan publik yang ingin mendengar warga'],
    requirements: [
      'pernah mengerjakan satu proyek rancangan',
      'sepatu yang enak untuk berjalan',
      'bersedia hadir dua hari penuh di Semarang',
    ],
    modules: [
      {
        title: 'Mengamati',
        chapters: [
          { title: 'Etika dan izin di tempat umum', minutes: 20 },
          { title: 'Tiga hal yang dikerjakan memutar', minutes: 45 },
          { title: 'Catatan: fakta di kiri, tafsir di kanan', minutes: 20 },
        ],
      },
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Pertanyaan yang tidak mengarahkan', minutes: 25 },
          { title: 'Seni diam lima detik', minutes: 15 },
          { title: 'Wawancara di ruang tunggu', minutes: 45 },
        ],
      },
      {
        title: 'Menyimpulkan',
        chapters: [
          { title: 'Dinding temuan', minutes: 35 },
          { title: 'Laporan dua halaman', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'UIX-26C',
    slug: 'menulis-untuk-antarmuka',
    name: 'Menulis untuk Antarmuka',
    summary: 'Tombol, pesan kesalahan, dan layar kosong dalam bahasa Indonesia yang sopan, pendek, dan tidak menyalahkan pemakainya.',
    description: `“Terjadi kesalahan. Silakan coba lagi.” Kalimat itu sopan, tetapi tidak menolong siapa pun. Intan mengoleksi ratusan kalimat serupa, dan setiap peserta lokakarya diminta memperbaiki sepuluh di antaranya sebelum sesi pertama dimulai.

Selama tiga malam kita membahas suara sebuah produk, panjang yang pas untuk tombol, sapaan kamu atau Anda, dan cara menulis penolakan. Ada satu sesi khusus tentang uang: bagaimana menyampaikan biaya, denda, dan gagal bayar tanpa membuat orang malu.`,
    tags: ['penulisan', 'UX', 'bahasa Indonesia'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 150_000,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-desain-produk',
    mentors: ['intan-siregar'],
    outcomes: [
      'panduan suara satu halaman',
      'tiga puluh kalimat antarmuka yang diperbaiki',
      'pesan kesalahan yang memberi jalan keluar',
      'keputusan sapaan yang konsisten',
    ],
    audience: [
      'perancang produk dan pengembang',
      'penulis yang ingin masuk dunia aplikasi',
      'staf layanan pelanggan yang lelah menjelaskan hal sama',
    ],
    requirements: ['gemar membaca bungkus dan brosur', 'mengirim tiga contoh kalimat buruk', 'hadir pada ketiga malam'],
    modules: [
      {
        title: 'Suara',
        chapters: [
          { title: 'Kamu, Anda, atau tanpa sapaan', minutes: 20 },
          { title: 'Tiga sifat suara produk', minutes: 25 },
        ],
      },
      {
        title: 'Kalimat kecil',
        chapters: [
          { title: 'Tombol dengan kata kerja', minutes: 15 },
          { title: 'Pesan kesalahan yang menolong', minutes: 30 },
          { title: 'Layar kosong yang mengajak', minutes: 20 },
        ],
      },
      {
        title: 'Kalimat sulit',
        chapters: [
          { title: 'Menolak dengan hormat', minutes: 25 },
          { title: 'Menulis tentang uang dan denda', minutes: 30 },
          { title: 'Panduan satu halaman', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'CLD-26A',
    slug: 'mengenal-komputasi-awan',
    name: 'Mengenal Komputasi Awan',
    summary:
      'Apa yang sebenarnya terjadi saat berkas “ada di awan”: server, jaringan, penyimpanan, dan tagihan, dijelaskan dengan kantor pos dan gudang ikan.',
    description: `Hendrik menjelaskan komputasi awan dengan gudang pendingin di pelabuhan Ambon. Nelayan tidak membeli gudang; mereka menyewa rak per malam, membayar lebih saat musim panen, dan mengambil ikannya kapan saja. Begitu pula server, lengkap dengan risikonya kalau kunci rak dipinjamkan kepada orang asing.

Kelas ini tidak memerlukan kartu kredit. Semua percobaan berlangsung di akun latihan yang ditanggung program, dan setiap modul ditutup dengan membaca tagihan tiruan baris demi baris.`,
    tags: ['cloud', 'AWS', 'dasar'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 300,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'awan-nusantara',
    mentors: ['hendrik-manuputty'],
    outcomes: [
      'gambaran utuh tentang server, jaringan, dan penyimpanan',
      'situs statis yang terbit dari penyimpanan awan',
      'kebiasaan membaca tagihan',
      'kesiapan masuk Jalur Praktisi Cloud',
    ],
    audience: ['siswa SMK TKJ dan RPL', 'pengelola situs sekolah atau desa', 'pekerja yang sering mendengar kata cloud tanpa penjelasan'],
    requirements: ['laptop dengan peramban modern', 'alamat email pribadi', 'rasa ingin tahu pada cara kerja benda'],
    modules: [
      {
        title: 'Gudang ikan di pelabuhan',
        chapters: [
          { title: 'Menyewa rak, bukan membeli gudang', minutes: 15 },
          { title: 'Wilayah dan zona ketersediaan', minutes: 20 },
          { title: 'Siapa memegang kunci', minutes: 20 },
        ],
      },
      {
        title: 'Menaruh sesuatu',
        chapters: [
          { title: 'Penyimpanan objek', minutes: 25 },
          { title: 'Situs statis pertama', minutes: 35 },
          { title: 'Server kecil yang bisa dimatikan', minutes: 35 },
        ],
      },
      {
        title: 'Tagihan',
        chapters: [
          { title: 'Membaca tagihan baris demi baris', minutes: 25 },
          { title: 'Batas anggaran dan peringatan', minutes: 15 },
          { title: 'Membersihkan sesudah latihan', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'CLD-26B',
    slug: 'jalur-praktisi-cloud',
    name: 'Jalur Praktisi Cloud: Angkatan Indonesia Timur',
    summary:
      'Bootcamp sepuluh pekan tanpa biaya untuk pemuda Maluku dan Sulawesi, ditutup dengan ujian sertifikasi tingkat dasar dan magang daring.',
    description: `Lowongan operator cloud menumpuk di Jakarta, sementara orang yang mampu mengerjakannya dari jauh tersebar di seluruh kepulauan. Angkatan ini mempertemukan keduanya. Enam puluh peserta dari empat kota belajar daring empat malam sepekan, lalu berkumpul dua kali di Ambon dan Makassar untuk latihan keadaan darurat.

Latihan yang paling ditunggu adalah *Malam Kabel Putus*: sambungan utama dimatikan tanpa pemberitahuan, dan setiap tim harus menghidupkan kembali layanannya dari wilayah lain. Biaya pelatihan, akun latihan, dan satu kali ujian ditanggung pendanaan AWS.`,
    tags: ['AWS', 'sertifikasi', 'Indonesia Timur'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Ambon', 'Kota Makassar'],
    registrantsFrom: ['Kota Ambon', 'Kota Makassar', 'Kota Ternate', 'Kota Kendari'],
    program: 'awan-nusantara',
    mentors: ['hendrik-manuputty', 'bagus-prasetyawan'],
    outcomes: [
      'kesiapan mengikuti ujian praktisi cloud',
      'layanan yang pulih dari wilayah cadangan',
      'catatan operasi yang rapi',
      'magang daring enam pekan bagi dua puluh lulusan terbaik',
    ],
    audience: [
      'lulusan SMK dan mahasiswa usia 18–27 tahun',
      'warga Maluku, Maluku Utara, dan Sulawesi',
      'pekerja malam yang luang setelah pukul tujuh',
    ],
    requirements: ['lulus kelas Mengenal Komputasi Awan', 'hadir pada dua pertemuan luring', 'laptop sendiri atau pinjaman program'],
    modules: [
      {
        title: 'Pondasi',
        chapters: [
          { title: 'Akun, peran, dan hak akses', minutes: 40 },
          { title: 'Jaringan pribadi di awan', minutes: 45 },
          { title: 'Penyimpanan dan cadangan', minutes: 35 },
        ],
      },
      {
        title: 'Menjalankan layanan',
        chapters: [
          { title: 'Server yang bertambah sendiri', minutes: 45 },
          { title: 'Basis data terkelola', minutes: 40 },
          { title: 'Pemantauan dan alarm', minutes: 35 },
        ],
      },
      {
        title: 'Keadaan darurat',
        chapters: [
          { title: 'Menyusun rencana pemulihan', minutes: 30 },
          { title: 'Malam Kabel Putus', minutes: 45 },
          { title: 'Laporan tanpa mencari kambing hitam', minutes: 25 },
        ],
      },
      {
        title: 'Ujian dan kerja',
        chapters: [
          { title: 'Bedah soal latihan', minutes: 45 },
          { title: 'Simulasi ujian', minutes: 45 },
          { title: 'Wawancara magang', minutes: 30 },
        ],
      },
    ],
  },
]
