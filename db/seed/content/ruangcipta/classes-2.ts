import type { SeedClass } from '../../content-types.ts'

export const classes2: SeedClass[] = [
  {
    code: 'FOT-26A',
    slug: 'jalan-kaki-memotret',
    name: 'Jalan Kaki Memotret',
    summary:
      'Empat pagi menyusuri rute yang sama dengan ponsel, dua belas jepretan setiap kali, untuk belajar melihat yang tidak berpindah.',
    description: `Rendra membatasi setiap peserta pada dua belas jepretan per pagi, seperti satu gulung film kecil. Batas itu mengubah segalanya. Orang berhenti lebih lama, menunggu bayangan bergeser, dan mulai menyapa yang dipotret.

Rutenya selalu sama, dari pintu gudang benang ke Pasar Ancol dan kembali lewat rel. Pada pagi keempat peserta sudah dikenal penjual bubur, dan foto-fotonya berubah. Kelas ini telah selesai; kontak cetaknya digantung di Selasar Pintal sampai akhir musim.`,
    tags: ['fotografi', 'jalanan', 'ponsel'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 0,
    quota: 30,
    passMark: 60,
    certificate: false,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung'],
    program: 'rangkaian-bandung',
    mentors: ['rendra-sasmita'],
    outcomes: [
      'empat puluh delapan foto dari satu rute',
      'satu lembar kontak yang disunting',
      'kebiasaan meminta izin',
      'kepekaan pada cahaya pagi',
    ],
    audience: ['pemilik ponsel berkamera', 'pejalan kaki', 'warga Bandung selatan'],
    requirements: ['bangun pukul lima', 'tidak menyunting foto selama kelas', 'hadir keempat pagi'],
    modules: [
      {
        title: 'Dua belas jepretan',
        chapters: [
          { title: 'Batas yang membebaskan', minutes: 20 },
          { title: 'Pagi pertama: terlalu banyak', minutes: 45 },
        ],
      },
      {
        title: 'Orang',
        chapters: [
          { title: 'Menyapa sebelum memotret', minutes: 25 },
          { title: 'Pagi kedua dan ketiga', minutes: 45 },
        ],
      },
      {
        title: 'Memilih',
        chapters: [
          { title: 'Lembar kontak', minutes: 30 },
          { title: 'Membuang foto kesayangan', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'FOT-26B',
    slug: 'membuat-buku-foto',
    name: 'Membuat Buku Foto',
    summary: 'Sepuluh pekan mengubah tumpukan foto menjadi satu buku: urutan, jeda, kertas, jilid, dan keberanian membuang foto terbaikmu.',
    description: `Foto yang hebat dapat merusak buku. Gagasan itu sukar diterima sampai kamu melihat dua ratus cetakan kecil berserakan di lantai Ruang Gulung dan mencoba menyusun sebuah kalimat darinya. Rendra menemani urutan, Ayu menemani makna.

Setiap pekan peserta membuat satu tiruan buku dari kertas murah. Pada pekan kedelapan tiruan kelima dibacakan kepada orang asing yang diundang dari warung sebelah. Kalau mereka membalik halaman lebih cepat dari yang kamu harapkan, susunannya diulang.`,
    tags: ['buku foto', 'penyuntingan', 'penerbitan'],
    level: 'Menengah',
    mode: 'offline',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 1_200_000,
    quota: 12,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: [],
    program: 'residensi-dua-kota',
    mentors: ['rendra-sasmita', 'ayu-maheswari'],
    outcomes: [
      'satu buku foto dalam tiga eksemplar',
      'lima tiruan dengan catatan perubahan',
      'pengetahuan kertas dan jilid',
      'rencana cetak dan peredaran',
    ],
    audience: ['fotografer dengan proyek panjang', 'pengarsip foto keluarga', 'perancang yang ingin menyunting gambar'],
    requirements: ['sedikitnya dua ratus foto dari satu topik', 'dana cetak mandiri', 'hadir delapan dari sepuluh pekan'],
    modules: [
      {
        title: 'Lantai penuh foto',
        chapters: [
          { title: 'Mencetak kecil-kecil', minutes: 25 },
          { title: 'Kelompok pertama', minutes: 40 },
        ],
      },
      {
        title: 'Urutan',
        chapters: [
          { title: 'Foto sebagai kalimat', minutes: 45 },
          { title: 'Jeda dan halaman kosong', minutes: 30 },
          { title: 'Membuang yang terbaik', minutes: 30 },
        ],
      },
      {
        title: 'Tiruan',
        chapters: [
          { title: 'Lima tiruan dalam lima pekan', minutes: 45 },
          { title: 'Dibaca orang asing', minutes: 35 },
        ],
      },
      {
        title: 'Benda',
        chapters: [
          { title: 'Kertas dan arah serat', minutes: 30 },
          { title: 'Jilid benang', minutes: 45 },
          { title: 'Menghitung biaya edar', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'SUA-26A',
    slug: 'merekam-suara-kota',
    name: 'Merekam Suara Kota',
    summary:
      'Tiga sore menyusuri Glodok dan sekitarnya untuk merekam bunyi yang sebentar lagi hilang, lalu menaruhnya di peta suara terbuka.',
    description: `Sebelum alat apa pun dinyalakan, Okta meminta sepuluh menit hening. Peserta menulis semua bunyi yang mereka dengar: kompor di lantai bawah, roda gerobak, seseorang yang menelepon ibunya. Biasanya daftar itu berisi lebih dari dua puluh bunyi, dan hanya tiga yang disadari sebelumnya.

Perekam disediakan dan dipakai berpasangan. Setiap pasangan mencari satu bunyi yang menurut warga akan hilang dalam lima tahun, merekamnya dari tiga jarak, dan mencatat cerita pemiliknya. Semua rekaman masuk ke peta suara yang boleh dipakai sekolah.`,
    tags: ['suara', 'arsip', 'rekaman lapangan'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 0,
    quota: 18,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Barat'],
    registrantsFrom: ['Kota Administrasi Jakarta Barat', 'Kota Administrasi Jakarta Utara', 'Kota Tangerang'],
    program: 'rangkaian-jakarta',
    mentors: ['oktavianus-lie'],
    outcomes: [
      'tiga rekaman lapangan yang jernih',
      'catatan asal bunyi dan izinnya',
      'telinga yang lebih awas',
      'sumbangan pada peta suara kota',
    ],
    audience: ['pembuat film dan siniar', 'guru sejarah dan bahasa', 'pendengar yang baik'],
    requirements: ['tidak perlu alat sendiri', 'baju yang tidak bergesek', 'bersedia hening cukup lama'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Sepuluh menit hening', minutes: 15 },
          { title: 'Menulis bunyi', minutes: 20 },
          { title: 'Tiga jarak', minutes: 30 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Angin, gesekan, dan sabar', minutes: 30 },
          { title: 'Bunyi yang akan hilang', minutes: 45 },
        ],
      },
      {
        title: 'Mengarsip',
        chapters: [
          { title: 'Izin dan cerita pemilik', minutes: 25 },
          { title: 'Menaruh di peta suara', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'SUA-26B',
    slug: 'siniar-dari-ruang-siar',
    name: 'Siniar dari Ruang Siar',
    summary:
      'Membuat tiga episode siniar tentang satu lingkungan, dari menulis pertanyaan sampai menyunting napas, dengan separuh pertemuan di Jakarta.',
    description: `Siniar yang enak didengar jarang lahir dari mikrofon mahal. Ia lahir dari pertanyaan yang sungguh ingin dijawab. Farah melatih pertanyaan, Okta melatih telinga, dan keduanya tidak mengizinkan musik latar sampai pekan keempat.

Empat pertemuan berlangsung di ruang siar kecil di lantai dua, empat lainnya daring. Setiap peserta membuat tiga episode pendek tentang lingkungannya: satu orang, satu tempat, satu kebiasaan. Episode terbaik disiarkan pada malam penutup dengan lampu dimatikan.`,
    tags: ['siniar', 'wawancara', 'penyuntingan'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 400_000,
    quota: 24,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['oktavianus-lie', 'farah-basri'],
    outcomes: [
      'tiga episode berdurasi delapan menit',
      'teknik wawancara yang sabar',
      'suntingan yang tidak terdengar',
      'naskah pembuka sepuluh detik',
    ],
    audience: ['pencerita lisan', 'pengelola komunitas', 'guru yang ingin merekam siswanya'],
    requirements: ['ponsel dengan perekam', 'penyuara telinga', 'dapat hadir empat malam di Gandaria'],
    modules: [
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Pertanyaan yang sungguh ingin dijawab', minutes: 30 },
          { title: 'Diam sebagai alat', minutes: 20 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Lemari pakaian sebagai studio', minutes: 20 },
          { title: 'Satu orang, satu tempat', minutes: 45 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Napas, jeda, dan batuk', minutes: 40 },
          { title: 'Musik setelah pekan keempat', minutes: 25 },
        ],
      },
      {
        title: 'Menyiarkan',
        chapters: [
          { title: 'Pembuka sepuluh detik', minutes: 20 },
          { title: 'Malam tanpa lampu', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'ILU-26A',
    slug: 'menggambar-orang-di-angkot',
    name: 'Menggambar Orang di Angkot',
    summary:
      'Dua puluh latihan menggambar orang yang tidak bisa diam, masing-masing selesai sebelum penumpang turun, dengan pena yang tak bisa dihapus.',
    description: `Orang di angkot adalah model terbaik sekaligus tersulit: gratis, beragam, dan akan turun sewaktu-waktu. Dinda menyusun kelas ini dari kebiasaannya sendiri. Setiap latihan berlangsung satu sampai lima menit dan punya satu tujuan kecil, misalnya hanya tangan, hanya tas, hanya arah kepala.

Kelas ini daring, tetapi latihannya tidak bisa dikerjakan dari kursi rumah. Kamu perlu keluar: halte, ruang tunggu, warung, teras masjid. Gambar diunggah apa adanya, dan Dinda membalas dengan gambar, bukan dengan kata.`,
    tags: ['sketsa', 'ilustrasi', 'kebiasaan'],
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
    program: 'rangkaian-bandung',
    mentors: ['dinda-rahmawati'],
    outcomes: [
      'buku sketsa berisi dua puluh latihan',
      'garis yang berani',
      'cara menggambar tanpa mengganggu orang',
      'kebiasaan harian lima menit',
    ],
    audience: ['orang yang merasa tidak bisa menggambar', 'penglaju harian', 'ilustrator yang kaku'],
    requirements: ['pena tinta dan buku saku', 'keluar rumah sedikitnya tiga kali sepekan', 'tidak ada penghapus'],
    modules: [
      {
        title: 'Pemanasan',
        chapters: [
          { title: 'Garis tanpa menghapus', minutes: 10 },
          { title: 'Hanya tas dan sepatu', minutes: 10 },
          { title: 'Arah kepala', minutes: 12 },
        ],
      },
      {
        title: 'Sebelum turun',
        chapters: [
          { title: 'Sketsa tiga puluh detik', minutes: 10 },
          { title: 'Tangan yang memegang ongkos', minutes: 15 },
          { title: 'Orang tidur', minutes: 12 },
        ],
      },
      {
        title: 'Suasana',
        chapters: [
          { title: 'Jendela dan hujan', minutes: 15 },
          { title: 'Dua orang mengobrol', minutes: 15 },
          { title: 'Sopir dari belakang', minutes: 12 },
        ],
      },
      {
        title: 'Buku',
        chapters: [
          { title: 'Memilih dua belas gambar', minutes: 20 },
          { title: 'Satu halaman tulisan tangan', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'ILU-26B',
    slug: 'komik-delapan-halaman',
    name: 'Komik Delapan Halaman',
    summary:
      'Menulis dan menggambar satu komik yang muat dalam selembar kertas lipat, dari satu kenangan yang selalu kamu ceritakan ulang.',
    description: `Setiap orang punya satu cerita yang selalu diulang di acara keluarga. Kelas ini mengambil cerita itu dan memaksanya muat dalam delapan halaman kecil. Yang tidak perlu akan gugur sendiri, dan biasanya bagian yang gugur ialah bagian yang selama ini dianggap lucu.

Kita bekerja di meja panjang Ruang Benang setiap Kamis malam. Naskah dibacakan keras-keras, sketsa ditempel, lalu tinta dikerjakan tanpa komputer. Pada pertemuan terakhir komik difotokopi lima puluh lembar dan dijual di warung kopi depan dengan harga lima ribu.`,
    tags: ['komik', 'cerita', 'terbitan kecil'],
    level: 'Menengah',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 500_000,
    quota: 18,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Sumedang'],
    program: 'rangkaian-bandung',
    mentors: ['dinda-rahmawati', 'farah-basri'],
    outcomes: [
      'komik lipat delapan halaman',
      'papan cerita yang terbaca tanpa teks',
      'percakapan yang hemat',
      'pengalaman menjual karya pertama',
    ],
    audience: ['penggambar yang belum pernah tamat membuat komik', 'penulis cerita pendek', 'pelajar SMA dan mahasiswa'],
    requirements: ['bisa menggambar orang sederhana', 'satu kenangan', 'hadir enam dari delapan Kamis'],
    modules: [
      {
        title: 'Kenangan',
        chapters: [
          { title: 'Cerita yang selalu diulang', minutes: 25 },
          { title: 'Membuang bagian lucu', minutes: 25 },
        ],
      },
      {
        title: 'Papan cerita',
        chapters: [
          { title: 'Delapan kotak besar', minutes: 40 },
          { title: 'Terbaca tanpa teks', minutes: 30 },
        ],
      },
      {
        title: 'Tinta',
        chapters: [
          { title: 'Garis, bayang, dan ruang kosong', minutes: 45 },
          { title: 'Menulis percakapan', minutes: 25 },
        ],
      },
      {
        title: 'Jual',
        chapters: [
          { title: 'Fotokopi dan lipat', minutes: 25 },
          { title: 'Lima ribu rupiah', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'TEN-26A',
    slug: 'membaca-tenun',
    name: 'Membaca Tenun',
    summary:
      'Lima pertemuan mengenal benang, pewarna, motif, dan orang di balik kain tenun Sumba dan Sikka, termasuk cara membelinya dengan adil.',
    description: `Kain tenun bisa dibaca seperti surat, asalkan kita tahu siapa yang menulis dan kepada siapa. Melati membawa dua belas kain dari lemari kerjanya dan membiarkan peserta memegangnya dengan tangan bersih. Setiap kain datang bersama nama penenun, desa, dan lama pengerjaan.

Pertemuan ketiga berlangsung bersama dua penenun dari Sikka melalui sambungan video dari rumah tenun mereka. Peserta boleh bertanya apa saja, termasuk harga. Di akhir kelas kita mencoba menenun satu jengkal, dan sesudahnya tidak seorang pun menawar lagi.`,
    tags: ['tenun', 'kain', 'budaya'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 450_000,
    quota: 20,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['melati-tanujaya'],
    outcomes: [
      'kemampuan membedakan ikat, songket, dan cetakan mesin',
      'pengetahuan pewarna alam',
      'satu jengkal tenunan sendiri',
      'pedoman membeli dan merawat kain',
    ],
    audience: ['pencinta kain', 'perancang busana', 'pengelola toko cendera mata'],
    requirements: ['tangan bersih tanpa losion', 'satu kain dari lemari sendiri', 'hadir empat dari lima pertemuan'],
    modules: [
      {
        title: 'Benang',
        chapters: [
          { title: 'Kapas, pintalan, dan mesin', minutes: 25 },
          { title: 'Mengikat sebelum mencelup', minutes: 35 },
        ],
      },
      {
        title: 'Warna',
        chapters: [
          { title: 'Tarum, mengkudu, dan lumpur', minutes: 30 },
          { title: 'Warna yang luntur dengan jujur', minutes: 20 },
        ],
      },
      {
        title: 'Orang',
        chapters: [
          { title: 'Bersama penenun Sikka', minutes: 45 },
          { title: 'Harga dan waktu', minutes: 25 },
        ],
      },
      {
        title: 'Satu jengkal',
        chapters: [
          { title: 'Memasang lungsi', minutes: 40 },
          { title: 'Menenun sampai pegal', minutes: 45 },
        ],
      },
    ],
  },
]
