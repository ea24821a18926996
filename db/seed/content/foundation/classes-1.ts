import type { SeedClass } from '../../content-types.ts'

export const classes1: SeedClass[] = [
  {
    code: 'KEL-26A',
    slug: 'satu-keluarga-satu-talenta-garut',
    name: 'Satu Keluarga Satu Talenta: Angkatan Garut',
    summary:
      'Dua belas pekan bagi satu wakil keluarga untuk menguasai satu keterampilan digital, dengan satu anggota keluarga lain sebagai pendukung belajar.',
    description: `Setiap keluarga mendaftar berdua: seorang calon talenta dan seorang pendukung. Calon talenta mengikuti pelatihan web dasar dan pekerjaan daring; pendukung, entah ibu, kakak, atau paman, ikut empat pertemuan khusus tentang menjaga waktu belajar di rumah. Pola ini lahir dari temuan kami bahwa peserta berhenti bukan karena sulit, melainkan karena sendirian.

Pertemuan tatap muka berlangsung setiap Sabtu di balai warga Tarogong. Hari lain diisi materi ringan yang bisa diunduh malam hari. Peserta yang tidak punya laptop meminjam dari bank perangkat, satu keluarga satu unit, sampai wisuda.

Di pekan terakhir tiap keluarga mempresentasikan satu karya yang sudah dipakai orang lain: laman warung, katalog kerajinan, atau buku tamu digital masjid.`,
    tags: ['keluarga', 'bootcamp', 'web'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 65,
    certificate: true,
    heldIn: ['Kabupaten Garut'],
    registrantsFrom: ['Kabupaten Garut', 'Kota Tasikmalaya'],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['ratna-kusumadewi', 'gilang-permadi', 'siti-marhamah', 'mentari-kusuma'],
    outcomes: [
      'laman sederhana yang dipakai usaha atau lembaga nyata',
      'kesepakatan belajar keluarga yang tertulis',
      'kemampuan mencari dan menyelesaikan pekerjaan daring pertama',
      'jejaring dengan 59 keluarga lain',
    ],
    audience: [
      'keluarga dengan anggota berusia 17–40 tahun yang belum bekerja tetap',
      'warga Garut dan Tasikmalaya yang dapat hadir setiap Sabtu',
      'lulusan SMP ke atas',
    ],
    requirements: [
      'mendaftar berdua sebagai satu keluarga',
      'satu ponsel yang dapat membuka peramban',
      'sanggup hadir sepuluh dari dua belas Sabtu',
    ],
    modules: [
      {
        title: 'Keluarga sebagai tim belajar',
        chapters: [
          { title: 'Membaca peta waktu di rumah', minutes: 25 },
          { title: 'Menulis kesepakatan belajar', minutes: 30 },
          { title: 'Tugas pendukung dan batasnya', minutes: 20 },
        ],
      },
      {
        title: 'Halaman pertama',
        chapters: [
          { title: 'Kerangka laman dengan HTML', minutes: 40 },
          { title: 'Warna, huruf, dan ruang dengan CSS', minutes: 45 },
          { title: 'Menata laman di layar ponsel', minutes: 35 },
          { title: 'Menerbitkan laman gratis', minutes: 25 },
        ],
      },
      {
        title: 'Bekerja untuk orang lain',
        chapters: [
          { title: 'Mewawancarai pemilik warung', minutes: 20 },
          { title: 'Memberi harga pekerjaan kecil', minutes: 25 },
          { title: 'Serah terima tanpa salah paham', minutes: 20 },
        ],
      },
      {
        title: 'Menuju wisuda',
        chapters: [
          { title: 'Menguji laman bersama tetangga', minutes: 30 },
          { title: 'Presentasi tujuh menit', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'WEB-26B',
    slug: 'web-dasar-dari-ponsel',
    name: 'Web Dasar dari Ponsel',
    summary:
      'Kelas mandiri yang seluruhnya bisa dikerjakan di layar ponsel: dari tag pertama sampai laman profil yang dapat dibagikan ke keluarga.',
    description: `Separuh peserta kami tidak punya komputer ketika mulai, dan kelas ini tidak menganggap itu sebagai kekurangan. Semua contoh ditulis pendek agar muat di layar, semua latihan berjalan di editor kode dalam kelas, dan video digantikan gambar bergerak yang ukurannya di bawah satu megabita.

Anda boleh berhenti dan kembali kapan saja. Setelah setiap modul ada satu soal kecil dengan umpan balik langsung; setelah modul terakhir ada laman profil yang dinilai relawan paling lambat empat hari kerja.`,
    tags: ['web', 'ponsel', 'mandiri'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['gilang-permadi'],
    outcomes: [
      'laman profil dengan foto, tautan, dan tombol WhatsApp',
      'pemahaman tag, atribut, dan gaya',
      'kebiasaan membaca pesan kesalahan',
    ],
    audience: [
      'siapa pun yang hanya punya ponsel',
      'siswa SMK yang ingin mendahului pelajaran',
      'orang tua yang penasaran dengan pekerjaan anaknya',
    ],
    requirements: ['ponsel dengan peramban yang diperbarui', 'kuota sekitar 150 MB untuk seluruh kelas', 'tidak perlu pengalaman apa pun'],
    modules: [
      {
        title: 'Mengintip di balik laman',
        chapters: [
          { title: 'Apa yang dikirim sebuah alamat', minutes: 10 },
          { title: 'Tag pembuka dan penutup', minutes: 15 },
          { title: 'Menulis paragraf tentang diri', minutes: 15 },
        ],
      },
      {
        title: 'Merapikan',
        chapters: [
          { title: 'Warna yang terbaca di bawah matahari', minutes: 15 },
          { title: 'Jarak dan garis tepi', minutes: 20 },
          { title: 'Gambar yang tidak boros kuota', minutes: 15 },
        ],
      },
      {
        title: 'Dibagikan',
        chapters: [
          { title: 'Tautan dan tombol WhatsApp', minutes: 10 },
          { title: 'Memeriksa laman di ponsel orang lain', minutes: 10 },
          { title: 'Tugas akhir: laman profil', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'UANG-26A',
    slug: 'keuangan-keluarga-lembar-kerja',
    name: 'Keuangan Keluarga dengan Lembar Kerja',
    summary:
      'Mencatat, memilah, dan merencanakan uang rumah tangga dengan lembar kerja di ponsel, termasuk untuk penghasilan yang datang tidak tentu.',
    description: `Kebanyakan buku keuangan ditulis untuk orang bergaji. Kelas ini dibuat untuk penjual gorengan, pengemudi, dan penjahit: orang yang uangnya datang kecil-kecil setiap hari. Kita mulai dengan mencatat tujuh hari tanpa menghakimi, lalu membaca polanya bersama.

Bu Siti membuka ruang tanya setiap Rabu malam. Contoh yang dipakai berasal dari keluarga peserta terdahulu, dengan nama dan angka yang sudah disamarkan atas persetujuan mereka.`,
    tags: ['keuangan', 'lembar kerja', 'keluarga'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'started',
    priceRupiah: 0,
    quota: 120,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['siti-marhamah', 'mentari-kusuma'],
    outcomes: [
      'catatan uang masuk dan keluar yang bertahan tiga bulan',
      'amplop digital untuk tiga kebutuhan utama',
      'rencana melunasi utang warung',
      'satu lembar anggaran yang dipahami seluruh rumah',
    ],
    audience: ['pengelola uang di rumah', 'pekerja harian dan pemilik usaha rumahan', 'pasangan yang ingin berhenti bertengkar soal uang'],
    requirements: ['aplikasi lembar kerja di ponsel', 'kejujuran kepada diri sendiri', 'lima menit setiap malam'],
    modules: [],
  },
  {
    code: 'JUAL-26A',
    slug: 'jualan-pertama-secara-daring',
    name: 'Jualan Pertama Secara Daring',
    summary:
      'Delapan pekan menemani perajin dan pembuat makanan rumahan sampai paket pertama dikirim, dengan hitungan untung yang tidak menipu diri.',
    description: `Membuka toko daring hanya perlu sepuluh menit; mengirim paket kesepuluh tanpa rugi butuh lebih dari itu. Kelas ini berjalan di sela produksi: pertemuan pagi, praktik memotret siang, dan satu sasaran kecil yang harus tercapai tiap pekan.

Angkatan Lombok menutup kelas dengan 34 dari 40 peserta mengirim pesanan ke luar pulau. Kesalahan paling mahal mereka, ongkos kirim yang salah timbang, menjadi satu bab tersendiri.`,
    tags: ['usaha mikro', 'lokapasar', 'jualan'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 0,
    quota: 40,
    passMark: 65,
    certificate: true,
    heldIn: ['Kabupaten Lombok Barat', 'Kota Mataram'],
    registrantsFrom: ['Kota Mataram', 'Kabupaten Lombok Barat', 'Kabupaten Lombok Tengah'],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['luh-sri-wedani', 'siti-marhamah'],
    outcomes: [
      'toko daring dengan sedikitnya enam produk',
      'perhitungan harga pokok tiap produk',
      'templat jawaban untuk sepuluh pertanyaan pembeli',
      'paket yang selamat sampai tujuan',
    ],
    audience: ['perajin dan pembuat makanan rumahan', 'anggota keluarga yang membantu menjual', 'kelompok usaha bersama'],
    requirements: ['produk yang sudah pernah terjual', 'ponsel berkamera', 'kartu identitas untuk mendaftar lokapasar'],
    modules: [
      {
        title: 'Kenali dagangan',
        chapters: [
          { title: 'Menimbang dan mengukur produk', minutes: 20 },
          { title: 'Menghitung harga pokok', minutes: 35 },
          { title: 'Memilih enam produk pertama', minutes: 20 },
        ],
      },
      {
        title: 'Etalase',
        chapters: [
          { title: 'Judul yang dicari pembeli', minutes: 25 },
          { title: 'Foto cahaya jendela', minutes: 40 },
          { title: 'Keterangan yang jujur', minutes: 20 },
        ],
      },
      {
        title: 'Pesanan masuk',
        chapters: [
          { title: 'Menjawab tawaran dengan sopan', minutes: 15 },
          { title: 'Membungkus barang pecah belah', minutes: 30 },
          { title: 'Ongkos kirim dan salah timbang', minutes: 25 },
        ],
      },
      {
        title: 'Bulan kedua',
        chapters: [
          { title: 'Membaca ulasan buruk', minutes: 20 },
          { title: 'Menentukan produk yang dihentikan', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'AMAN-26A',
    slug: 'keluarga-aman-di-internet',
    name: 'Keluarga Aman di Internet',
    summary:
      'Cerita dan lembar latihan untuk orang tua dan remaja: mengenali penipuan, menjaga akun, dan membuat aturan rumah yang ditaati.',
    description: `Setiap bulan belasan peserta melapor ke yayasan karena tertipu tautan undangan, lowongan palsu, atau pinjaman yang tidak mereka ajukan. Farah Idrus menyusun kelas ini dari laporan-laporan itu: satu kasus, satu cara mengenali, satu tindakan dalam sepuluh menit pertama.

Bacalah bersama anak. Setiap bab berakhir dengan pertanyaan untuk dijawab berdua, dan tidak ada jawaban yang disimpan oleh kami.`,
    tags: ['keamanan', 'keluarga', 'penipuan'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'always-open',
    priceRupiah: 0,
    quota: null,
    passMark: 50,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['farah-idrus'],
    outcomes: [
      'daftar periksa sepuluh menit pertama saat tertipu',
      'akun penting yang sudah berkunci ganda',
      'aturan layar yang disepakati seluruh rumah',
    ],
    audience: ['orang tua dengan anak usia SMP dan SMA', 'remaja yang mengurus akun keluarganya', 'kader PKK dan pengurus RT'],
    requirements: ['ponsel yang dipakai sehari-hari', 'satu anggota keluarga lain untuk diajak membaca'],
    modules: [],
  },
  {
    code: 'DES-26A',
    slug: 'desain-untuk-usaha-tetangga',
    name: 'Desain untuk Usaha Tetangga',
    summary:
      'Belajar desain grafis dengan klien sungguhan di sekitar rumah: papan nama, label kemasan, dan daftar menu yang benar-benar dicetak.',
    description: `Portofolio terbaik bagi pemula tidak berisi logo merek khayalan, melainkan papan nama yang sudah tergantung di depan toko. Dalam enam pekan Anda memilih satu usaha di lingkungan sendiri dan menyelesaikan tiga pekerjaan untuknya, dengan pendampingan setiap Selasa malam.

Sebagian biaya kelas dipakai untuk ongkos cetak karya peserta. Sepuluh kursi tanpa biaya disediakan bagi keluarga peserta program; tulis permintaan di formulir pendaftaran.`,
    tags: ['desain', 'kemasan', 'portofolio'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 250_000,
    quota: 50,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['dewi-anggraheni'],
    outcomes: [
      'tiga karya yang dicetak dan dipakai',
      'cara menanyakan kebutuhan klien',
      'berkas siap cetak yang tidak ditolak percetakan',
      'halaman portofolio pertama',
    ],
    audience: ['lulusan SMA atau SMK yang suka menggambar', 'pekerja lepas yang belum punya klien', 'anggota keluarga peserta program'],
    requirements: [
      'laptop atau ponsel dengan layar minimal enam inci',
      'satu usaha tetangga yang bersedia',
      'biaya dapat dicicil dua kali',
    ],
    modules: [
      {
        title: 'Mendengar dulu',
        chapters: [
          { title: 'Tujuh pertanyaan kepada pemilik usaha', minutes: 20 },
          { title: 'Membaca papan nama satu jalan', minutes: 30 },
          { title: 'Ringkasan kerja satu halaman', minutes: 20 },
        ],
      },
      {
        title: 'Huruf dan tata letak',
        chapters: [
          { title: 'Huruf yang terbaca dari motor', minutes: 30 },
          { title: 'Kisi untuk daftar menu', minutes: 35 },
          { title: 'Warna cat dan warna layar', minutes: 25 },
        ],
      },
      {
        title: 'Cetak',
        chapters: [
          { title: 'Berkas siap cetak', minutes: 30 },
          { title: 'Berbicara dengan percetakan', minutes: 15 },
        ],
      },
      {
        title: 'Portofolio',
        chapters: [
          { title: 'Memotret karya yang terpasang', minutes: 20 },
          { title: 'Menulis proses, bukan pujian', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'FOTO-26A',
    slug: 'foto-produk-cahaya-jendela',
    name: 'Foto Produk Cahaya Jendela',
    summary:
      'Lokakarya sehari memotret dagangan dengan ponsel, karton putih, dan jendela, untuk perajin yang tidak punya studio dan tidak perlu punya.',
    description: `Bawa tiga barang dagangan Anda. Pukul sembilan kita mencari jendela terbaik di balai banjar; sebelum makan siang setiap orang sudah punya dua belas foto yang layak dipajang. Sesudahnya kita memilih, memotong, dan membuang, bagian yang paling sulit bagi semua orang.

Lokakarya ini pernah berlangsung di sebelas tempat dengan perlengkapan senilai kurang dari lima puluh ribu rupiah per meja. Daftar belanjanya kami bagikan supaya Anda bisa mengulanginya di rumah.`,
    tags: ['fotografi', 'produk', 'ponsel'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 0,
    quota: 25,
    passMark: 50,
    certificate: false,
    heldIn: ['Kabupaten Gianyar'],
    registrantsFrom: ['Kabupaten Gianyar', 'Kota Denpasar', 'Kabupaten Buleleng'],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['luh-sri-wedani'],
    outcomes: ['dua belas foto produk siap pajang', 'studio meja dari karton dan penjepit', 'patokan memilih satu dari sepuluh foto'],
    audience: ['perajin dan pembuat kue rumahan', 'remaja yang membantu usaha orang tua', 'pengurus kelompok usaha'],
    requirements: ['tiga produk untuk difoto', 'ponsel dengan lensa bersih', 'datang sebelum pukul sembilan'],
    modules: [
      {
        title: 'Pagi: cahaya',
        chapters: [
          { title: 'Mencari jendela utara', minutes: 20 },
          { title: 'Karton sebagai pemantul', minutes: 25 },
          { title: 'Bayangan yang dibiarkan', minutes: 20 },
        ],
      },
      {
        title: 'Siang: sudut',
        chapters: [
          { title: 'Tiga sudut wajib', minutes: 30 },
          { title: 'Menunjukkan ukuran sebenarnya', minutes: 20 },
        ],
      },
      {
        title: 'Sore: memilih',
        chapters: [
          { title: 'Membuang sembilan foto', minutes: 25 },
          { title: 'Menamai berkas agar mudah dicari', minutes: 10 },
        ],
      },
    ],
  },
]
