import type { SeedClass } from '../../content-types.ts'

export const classes3: SeedClass[] = [
  {
    code: 'CLD-26C',
    slug: 'infrastruktur-sebagai-kode',
    name: 'Infrastruktur sebagai Kode',
    summary:
      'Menuliskan server, jaringan, dan hak akses sebagai berkas yang bisa ditinjau, diulang, dan dibatalkan, tanpa mengetuk konsol di tengah malam.',
    description: `Kalau satu-satunya catatan tentang servermu ada di kepala satu orang, orang itu tidak bisa cuti. Kelas lanjutan ini mengajarkan cara memindahkan pengetahuan tersebut ke berkas: jaringan, server, basis data, izin, dan alarmnya.

Kamu akan mengambil alih lingkungan yang dibuat dengan tangan, lengkap dengan nama *test-baru-2* dan aturan akses yang terlalu longgar. Tugasmu menuliskannya ulang sebagai kode tanpa mematikan layanan satu menit pun. Peninjauan dilakukan berpasangan, seperti meninjau kode aplikasi.`,
    tags: ['infrastruktur', 'otomasi', 'Terraform'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 850_000,
    quota: 30,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'awan-nusantara',
    mentors: ['hendrik-manuputty'],
    outcomes: [
      'lingkungan lengkap yang dapat dibangun ulang dari nol',
      'modul yang dipakai bersama tim',
      'alur peninjauan sebelum perubahan berlaku',
      'rencana pembatalan untuk setiap perubahan',
    ],
    audience: [
      'operator dan insinyur cloud dengan pengalaman satu tahun',
      'pengembang back-end yang merangkap operasi',
      'tim TI kampus dan rumah sakit',
    ],
    requirements: ['pernah mengelola server di awan', 'akrab dengan Git', 'pretes dengan nilai sedikitnya 70'],
    modules: [
      {
        title: 'Mengambil alih',
        chapters: [
          { title: 'Memetakan yang sudah ada', minutes: 35 },
          { title: 'Berkas keadaan dan bahayanya', minutes: 30 },
          { title: 'Mengimpor tanpa mematikan', minutes: 45 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Modul yang tidak kepanjangan', minutes: 40 },
          { title: 'Lingkungan uji dan produksi', minutes: 35 },
          { title: 'Rahasia di luar berkas', minutes: 30 },
        ],
      },
      {
        title: 'Bersama tim',
        chapters: [
          { title: 'Rencana perubahan yang ditinjau', minutes: 30 },
          { title: 'Alur otomatis dari Git', minutes: 45 },
          { title: 'Latihan membatalkan perubahan', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'KMN-26A',
    slug: 'aman-di-akun-sehari-hari',
    name: 'Aman di Akun Sehari-hari',
    summary:
      'Webinar dua jam tentang kata sandi, kode OTP, dan tautan undangan palsu, disampaikan untuk orang yang tidak suka istilah teknis.',
    description: `Daniel membuka webinar ini dengan tangkapan layar sungguhan dari grup kompleksnya: undangan pernikahan, surat tilang, paket yang tertahan. Tidak ada yang terlihat berbahaya. Kita membedahnya satu per satu dan mencari tiga tanda yang hampir selalu ada.

Bagian kedua adalah praktik. Peserta mengganti kata sandi emailnya saat itu juga, memasang verifikasi dua langkah, dan menulis nomor darurat bank di kertas yang ditempel di lemari. Rekaman dan lembar latihan tetap dapat dibuka setelah webinar selesai.`,
    tags: ['keamanan', 'penipuan', 'keluarga'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 500,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['daniel-tumbelaka'],
    outcomes: [
      'verifikasi dua langkah pada akun terpenting',
      'tiga tanda tautan palsu yang diingat',
      'rencana sepuluh menit bila telanjur tertipu',
    ],
    audience: [
      'orang tua dan kakek-nenek yang memakai ponsel',
      'bendahara RT, arisan, dan koperasi',
      'remaja yang menjadi teknisi keluarga',
    ],
    requirements: ['ponsel yang biasa dipakai', 'kertas dan pena', 'sepuluh menit tanpa gangguan di akhir sesi'],
    modules: [
      {
        title: 'Membedah tipuan',
        chapters: [
          { title: 'Undangan, tilang, dan paket tertahan', minutes: 30 },
          { title: 'Tiga tanda yang hampir selalu ada', minutes: 15 },
        ],
      },
      {
        title: 'Mengunci pintu',
        chapters: [
          { title: 'Kata sandi berupa kalimat', minutes: 15 },
          { title: 'Verifikasi dua langkah', minutes: 25 },
        ],
      },
      {
        title: 'Bila telanjur',
        chapters: [
          { title: 'Sepuluh menit pertama', minutes: 20 },
          { title: 'Melapor ke bank dan penyedia', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'KMN-26B',
    slug: 'menguji-keamanan-aplikasi-web',
    name: 'Menguji Keamanan Aplikasi Web',
    summary:
      'Bootcamp delapan pekan untuk menemukan, membuktikan, dan melaporkan celah aplikasi web, selalu dengan izin tertulis pemiliknya.',
    description: `Perbedaan penguji keamanan dan perusak terletak pada selembar surat. Karena itu pekan pertama tidak berisi satu serangan pun: kamu belajar menyusun ruang lingkup, izin, dan batas berhenti. Baru sesudahnya kita masuk ke laboratorium, sebuah aplikasi koperasi simpan pinjam khayalan dengan dua puluh tiga celah.

Setiap celah harus dibuktikan, dijelaskan dampaknya kepada pengurus koperasi yang bukan orang teknis, lalu diperbaiki bersama pengembangnya. Penilaian akhir berupa laporan lengkap dan presentasi kepada “pengurus” yang diperankan mentor tamu.`,
    tags: ['keamanan', 'pengujian', 'aplikasi web'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 2_500_000,
    quota: 25,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-pengembang-web',
    mentors: ['daniel-tumbelaka', 'bagus-prasetyawan'],
    outcomes: [
      'laporan pengujian yang dipahami pemilik aplikasi',
      'kemampuan menemukan celah akses, masukan, dan sesi',
      'perbaikan yang diuji ulang',
      'pegangan hukum dan etika yang jelas',
    ],
    audience: ['pengembang web berpengalaman', 'operator keamanan yang ingin masuk ke aplikasi', 'staf TI lembaga keuangan'],
    requirements: ['paham HTTP dan basis data', 'sanggup menandatangani pakta etika', 'sepuluh jam setiap pekan'],
    modules: [
      {
        title: 'Izin',
        chapters: [
          { title: 'Ruang lingkup dan batas berhenti', minutes: 35 },
          { title: 'Memetakan permukaan', minutes: 40 },
        ],
      },
      {
        title: 'Akses',
        chapters: [
          { title: 'Membaca data milik orang lain', minutes: 45 },
          { title: 'Sesi yang tidak pernah berakhir', minutes: 35 },
          { title: 'Peran yang terlalu luas', minutes: 35 },
        ],
      },
      {
        title: 'Masukan',
        chapters: [
          { title: 'Suntikan dari formulir', minutes: 45 },
          { title: 'Berkas unggahan yang menyamar', minutes: 40 },
          { title: 'Skrip di kolom komentar', minutes: 40 },
        ],
      },
      {
        title: 'Laporan',
        chapters: [
          { title: 'Menimbang dampak', minutes: 30 },
          { title: 'Bahasa untuk pengurus koperasi', minutes: 30 },
          { title: 'Menguji ulang perbaikan', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'MKT-26A',
    slug: 'pemasaran-digital-usaha-kecil',
    name: 'Pemasaran Digital untuk Usaha Kecil',
    summary:
      'Enam pekan menata foto, cerita, dan jawaban pesan agar pelanggan lama kembali sebelum uang dihabiskan untuk mencari pelanggan baru.',
    description: `Salma tidak mengajarkan cara menjadi viral. Ia mengajarkan cara diingat oleh dua ratus orang yang pernah membeli. Peserta mendata pelanggan lama dari buku nota, menyapa mereka satu per satu, dan mencatat apa jawabannya; dari situlah ide konten muncul, bukan dari tren.

Tiga pertemuan berlangsung di rumah produksi batik milik Salma di Prawirotaman, sisanya daring pada malam hari. Angkatan terakhir sudah selesai dan tujuh dari sepuluh pesertanya melaporkan pembelian ulang dalam sebulan.`,
    tags: ['pemasaran', 'usaha kecil', 'konten'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 0,
    quota: 70,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Yogyakarta'],
    registrantsFrom: ['Kota Yogyakarta', 'Kabupaten Sleman', 'Kabupaten Bantul'],
    program: null,
    mentors: ['salma-azzahra'],
    outcomes: [
      'daftar pelanggan lama yang disapa',
      'dua belas foto produk dengan cahaya jendela',
      'kalender konten satu bulan yang realistis',
      'balasan pesan yang cepat dan ramah',
    ],
    audience: ['pemilik usaha rumahan', 'anak yang mengurus akun warung orang tuanya', 'perajin dan penjual makanan'],
    requirements: ['sudah berjualan sedikitnya tiga bulan', 'ponsel berkamera', 'bersedia membuka buku nota'],
    modules: [
      {
        title: 'Pelanggan lama',
        chapters: [
          { title: 'Membaca buku nota', minutes: 25 },
          { title: 'Menyapa tanpa menawarkan', minutes: 20 },
          { title: 'Mencatat jawaban', minutes: 15 },
        ],
      },
      {
        title: 'Foto dan cerita',
        chapters: [
          { title: 'Cahaya jendela pukul sembilan', minutes: 30 },
          { title: 'Satu produk, tiga cerita', minutes: 25 },
          { title: 'Keterangan yang menjawab pertanyaan', minutes: 20 },
        ],
      },
      {
        title: 'Irama',
        chapters: [
          { title: 'Kalender empat pekan', minutes: 20 },
          { title: 'Balasan pesan siap pakai', minutes: 20 },
          { title: 'Mengukur pembelian ulang', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'MKT-26B',
    slug: 'iklan-berbayar-tanpa-boncos',
    name: 'Iklan Berbayar Tanpa Boncos',
    summary: 'Merancang, menguji, dan menghentikan iklan dengan anggaran kecil, memakai angka yang dicatat sendiri alih-alih janji dasbor.',
    description: `Buku catatan Salma punya satu halaman berjudul *Empat Jam yang Mahal*. Di sana tertulis bagaimana satu setengah juta rupiah habis tanpa satu pun pembeli. Kelas ini dibangun dari halaman itu: apa yang seharusnya diuji dulu, kapan iklan harus dimatikan, dan mengapa angka di dasbor selalu terlihat lebih indah daripada angka di kas.

Peserta menjalankan iklan sungguhan dengan anggaran tiga ratus ribu rupiah milik sendiri, dipecah menjadi enam percobaan. Tiara membantu membaca hasilnya tanpa berlebihan menarik kesimpulan.`,
    tags: ['iklan', 'anggaran', 'pengukuran'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 500_000,
    quota: 50,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['salma-azzahra', 'tiara-anggraini'],
    outcomes: [
      'enam percobaan iklan yang tercatat',
      'perhitungan biaya per pembeli yang jujur',
      'aturan berhenti sebelum uang habis',
      'laporan kampanye satu halaman',
    ],
    audience: [
      'pemilik toko daring yang sudah punya pembeli tetap',
      'staf pemasaran perusahaan kecil',
      'pekerja lepas yang mengelola akun klien',
    ],
    requirements: ['akun iklan aktif', 'anggaran percobaan Rp300.000', 'catatan penjualan tiga bulan terakhir'],
    modules: [
      {
        title: 'Sebelum membayar',
        chapters: [
          { title: 'Untung per barang sampai rupiah terakhir', minutes: 25 },
          { title: 'Halaman tujuan yang siap', minutes: 25 },
          { title: 'Satu pertanyaan tiap percobaan', minutes: 20 },
        ],
      },
      {
        title: 'Enam percobaan',
        chapters: [
          { title: 'Gambar lawan gambar', minutes: 30 },
          { title: 'Kalimat lawan kalimat', minutes: 25 },
          { title: 'Orang lawan orang', minutes: 30 },
        ],
      },
      {
        title: 'Membaca hasil',
        chapters: [
          { title: 'Dasbor dan kas yang berselisih', minutes: 30 },
          { title: 'Kebetulan atau berhasil', minutes: 35 },
          { title: 'Kapan mematikan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'ENG-26A',
    slug: 'bahasa-inggris-untuk-rapat',
    name: 'Bahasa Inggris untuk Rapat',
    summary:
      'Delapan pertemuan melatih kalimat yang sungguh dipakai di rapat: meminta pengulangan, tidak setuju, menunda, dan menutup pembicaraan.',
    description: `Kebanyakan orang tidak gagal di rapat karena tata bahasa. Mereka gagal karena terlambat menyela, malu meminta pengulangan, dan pulang tanpa yakin siapa mengerjakan apa. Wulan menyusun kelas ini dari rekaman catatannya selama sepuluh tahun menerjemahkan rapat pabrik.

Setiap pertemuan adalah rapat tiruan dengan agenda aneh: memindahkan mesin kopi, memilih nama kucing kantor, menunda peluncuran roket. Delapan orang per kelompok, semua bicara, tidak ada yang menjadi penonton.`,
    tags: ['bahasa Inggris', 'rapat', 'kerja'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 32,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['wulan-kartikasari'],
    outcomes: [
      'dua puluh kalimat penyelamat rapat',
      'keberanian meminta pengulangan',
      'notula bahasa Inggris setengah halaman',
      'presentasi tiga menit tanpa membaca',
    ],
    audience: ['pekerja dengan rekan atau klien asing', 'pengembang yang bekerja jarak jauh', 'lulusan baru yang akan wawancara'],
    requirements: ['memahami percakapan sederhana', 'mikrofon yang jernih', 'bersedia salah di depan tujuh orang'],
    modules: [
      {
        title: 'Masuk ke pembicaraan',
        chapters: [
          { title: 'Menyela dengan sopan', minutes: 25 },
          { title: 'Meminta pengulangan tanpa malu', minutes: 20 },
          { title: 'Berkata belum paham', minutes: 15 },
        ],
      },
      {
        title: 'Bersikap',
        chapters: [
          { title: 'Tidak setuju dengan ramah', minutes: 30 },
          { title: 'Menunda dan menawar', minutes: 25 },
          { title: 'Menanyakan angka', minutes: 20 },
        ],
      },
      {
        title: 'Menutup',
        chapters: [
          { title: 'Siapa mengerjakan apa', minutes: 20 },
          { title: 'Notula setengah halaman', minutes: 30 },
          { title: 'Presentasi tiga menit', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'ENG-26B',
    slug: 'email-inggris-yang-dibalas',
    name: 'Email Bahasa Inggris yang Dibalas',
    summary:
      'Rekaman webinar dengan dua belas contoh email pendek: melamar, menagih, meminta maaf, dan bertanya, lengkap dengan versi sebelum dan sesudah.',
    description: `Email yang baik dibaca di antara dua halte bus. Wulan membedah dua belas email sungguhan, sebagian dari kotak masuknya sendiri, dan memangkasnya sampai tinggal yang perlu. Kamu akan terkejut melihat berapa banyak *I hope this email finds you well* yang bisa dibuang.

Webinar ini dapat ditonton kapan saja dalam potongan sepuluh menit. Setiap potongan punya satu latihan dan kunci jawaban yang bisa dibandingkan sendiri.`,
    tags: ['bahasa Inggris', 'email', 'lamaran'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['wulan-kartikasari'],
    outcomes: ['dua belas kerangka email siap pakai', 'subjek yang membuat email dibuka', 'nada yang sopan tanpa berbelit'],
    audience: ['pelamar kerja dan beasiswa', 'pekerja lepas yang menagih klien asing', 'guru pembimbing siswa magang'],
    requirements: ['bahasa Inggris tingkat SMA', 'satu email yang ingin diperbaiki', 'waktu sepuluh menit setiap kali menonton'],
    modules: [
      {
        title: 'Subjek dan pembuka',
        chapters: [
          { title: 'Subjek lima kata', minutes: 10 },
          { title: 'Pembuka tanpa basa-basi', minutes: 12 },
        ],
      },
      {
        title: 'Isi',
        chapters: [
          { title: 'Satu email satu permintaan', minutes: 15 },
          { title: 'Menagih tanpa marah', minutes: 12 },
          { title: 'Meminta maaf sekali saja', minutes: 12 },
        ],
      },
      {
        title: 'Penutup',
        chapters: [
          { title: 'Kalimat terakhir yang meminta tindakan', minutes: 10 },
          { title: 'Latihan: memangkas separuh', minutes: 20 },
        ],
      },
    ],
  },
]
