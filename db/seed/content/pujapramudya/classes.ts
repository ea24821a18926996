import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'ESAI-25A',
    slug: 'menulis-esai-pribadi',
    name: 'Menulis Esai Pribadi dari Hal Sehari-hari',
    summary:
      'Enam pekan menulis tiga esai dari dapur, jalan pulang, dan percakapan yang tertinggal, dengan catatan pinggir dari penyunting.',
    description: `Esai pribadi bukan buku harian yang dirapikan. Ia berangkat dari hal kecil yang Anda alami, lalu berjalan sampai pembaca merasa sedang membaca hidupnya sendiri. Kelas ini melatih perjalanan itu, langkah demi langkah.

Setiap pekan kita membaca satu esai pendek, membedah cara kerjanya, dan menulis dengan satu batasan. Pak Han memberi catatan pinggir pada setiap naskah; Bu Puja memandu pembacaan kelompok yang isinya paling banyak enam orang supaya semua kebagian telinga.`,
    tags: ['esai', 'menulis', 'nonfiksi'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 350_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['puja-laksita', 'handoko-sasmita'],
    outcomes: [
      'tiga esai 800–1.200 kata yang siap dikirim',
      'kebiasaan mencatat yang bertahan lewat pekan keenam',
      'cara menerima dan memberi catatan pinggir',
      'peta media yang menerima esai pribadi',
    ],
    audience: [
      'orang yang menyimpan banyak catatan tetapi belum selesai satu pun',
      'guru dan pekerja yang ingin menulis dari pengalaman',
      'pembaca Metamorfosa yang ingin mencoba',
    ],
    requirements: [
      'mau membacakan tulisan sendiri di kelompok kecil',
      'waktu dua jam sepekan di luar pertemuan',
      'buku tulis dan pena, bukan hanya ponsel',
    ],
    modules: [
      {
        title: 'Menemukan bahan',
        chapters: [
          { title: 'Mengapa hal kecil lebih sulit dilupakan', minutes: 20 },
          { title: 'Buku catatan yang benar-benar dipakai', minutes: 15 },
          { title: 'Latihan: meja makan tanpa orang', minutes: 30 },
        ],
      },
      {
        title: 'Dari kejadian ke pertanyaan',
        chapters: [
          { title: 'Mencari pertanyaan di balik cerita', minutes: 25 },
          { title: 'Kapan “saya” harus mundur', minutes: 20 },
          { title: 'Membedah esai tentang sandal', minutes: 30 },
        ],
      },
      {
        title: 'Bentuk dan irama',
        chapters: [
          { title: 'Kalimat pembuka yang tidak berdandan', minutes: 25 },
          { title: 'Paragraf sebagai ruang bernapas', minutes: 20 },
          { title: 'Menutup tanpa menyimpulkan', minutes: 25 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Membaca nyaring untuk menemukan kebohongan', minutes: 30 },
          { title: 'Tiga putaran suntingan', minutes: 35 },
          { title: 'Mengirim naskah dan menunggu dengan waras', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'GURU-25A',
    slug: 'guru-pendamping-menulis',
    name: 'Guru Pendamping: Mengajar Menulis Tanpa Tinta Merah',
    summary:
      'Pendampingan satu semester bagi guru yang menjalankan program menulis di sekolah: memberi umpan balik, mengelola kelas, menyusun buku siswa.',
    description: `Kelas ini lahir dari kegagalan kami sendiri: program menulis yang indah selama penulis berkunjung dan mati seminggu sesudahnya. Maka yang kami dampingi sekarang terutama gurunya.

Setiap dua pekan peserta mencoba satu kegiatan di kelas masing-masing, merekam apa yang terjadi, dan membawanya ke pertemuan daring. Kita membicarakan kegagalan lebih dulu. Di akhir semester setiap guru memegang satu buku karya siswanya.`,
    tags: ['guru', 'umpan balik', 'literasi'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 60,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: ['Kabupaten Semarang', 'Kabupaten Temanggung', 'Kabupaten Gunungkidul'],
    program: 'metamorfosa-sekolah',
    mentors: ['puja-laksita', 'mutiara-sembiring'],
    outcomes: [
      'urutan umpan balik yang tidak membuat siswa takut',
      'rencana enam belas pekan untuk satu kelas',
      'rubrik yang menilai keberanian dan ketelitian',
      'satu buku kelas yang selesai disunting',
    ],
    audience: [
      'guru sekolah peserta Metamorfosa Masuk Sekolah',
      'pustakawan sekolah',
      'guru mata pelajaran apa pun yang ingin muridnya menulis',
    ],
    requirements: [
      'mengajar setidaknya satu kelas semester ini',
      'bersedia mencoba satu kegiatan tiap dua pekan',
      'izin tertulis kepala sekolah',
    ],
    modules: [
      {
        title: 'Mengubah urutan umpan balik',
        chapters: [
          { title: 'Bacaan pertama dengan pena tertutup', minutes: 20 },
          { title: 'Satu pertanyaan untuk satu naskah', minutes: 20 },
          { title: 'Ejaan pada putaran ketiga', minutes: 15 },
        ],
      },
      {
        title: 'Kelas yang aman untuk menulis',
        chapters: [
          { title: 'Kotak sepatu: pertanyaan tanpa nama', minutes: 15 },
          { title: 'Ketika tulisan siswa membuat kita cemas', minutes: 35 },
          { title: 'Menjaga rahasia dan tahu kapan melapor', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun buku kelas',
        chapters: [
          { title: 'Memilih naskah bersama siswa', minutes: 25 },
          { title: 'Menyunting berpasangan', minutes: 30 },
          { title: 'Tata letak sederhana dan cetak', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'KISAH-25B',
    slug: 'wawancara-keluarga',
    name: 'Merekam Kisah Keluarga: Wawancara yang Tidak Terasa seperti Wawancara',
    summary:
      'Lokakarya dua hari dan satu tugas di rumah: bertanya kepada orang tua atau kakek-nenek, lalu menuliskannya sebelum terlambat.',
    description: `Orang tua kita menyimpan jawaban untuk pertanyaan yang tidak pernah kita ajukan. Lokakarya ini mengajari cara mengajukannya sambil mengupas bawang, melihat foto lama, atau berjalan ke sawah.

Hari pertama berlangsung di Salatiga: latihan bertanya, mendengar, dan diam. Seminggu kemudian peserta membawa rekaman masing-masing dan menuliskannya bersama, di tempat atau lewat daring.`,
    tags: ['wawancara', 'sejarah keluarga', 'reportase'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 150_000,
    quota: 24,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Salatiga'],
    registrantsFrom: ['Kota Salatiga', 'Kabupaten Semarang', 'Kota Surakarta'],
    program: null,
    mentors: ['yosef-tanggu'],
    outcomes: [
      'satu rekaman wawancara berdurasi satu jam',
      'naskah kisah keluarga 1.000 kata',
      'daftar pertanyaan yang membuka ingatan',
      'cara meminta izin dan menyimpan rekaman',
    ],
    audience: [
      'cucu yang baru sadar kakeknya menua',
      'penulis pemula yang ingin belajar reportase',
      'keluarga yang menyiapkan buku kenangan',
    ],
    requirements: ['ponsel yang dapat merekam suara', 'satu anggota keluarga yang bersedia bercerita', 'hadir pada kedua hari'],
    modules: [
      {
        title: 'Sebelum bertanya',
        chapters: [
          { title: 'Meminta izin dengan jelas', minutes: 15 },
          { title: 'Benda sebagai pembuka ingatan', minutes: 25 },
        ],
      },
      {
        title: 'Selama bercerita',
        chapters: [
          { title: 'Pertanyaan yang membuka dan yang menutup', minutes: 30 },
          { title: 'Menahan diri selama tujuh detik', minutes: 15 },
          { title: 'Bila cerita menjadi berat', minutes: 25 },
        ],
      },
      {
        title: 'Setelah rekaman',
        chapters: [
          { title: 'Mencatat isi tanpa menyalin semuanya', minutes: 30 },
          { title: 'Memilih satu adegan', minutes: 30 },
          { title: 'Membacakan kembali kepada narasumber', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'BACA-24A',
    slug: 'membaca-nyaring-untuk-anak',
    name: 'Membaca Nyaring untuk Anak yang Tidak Mau Diam',
    summary:
      'Kelas mandiri bagi orang tua dan relawan taman baca: memilih buku, mengatur suara, dan menghadapi anak yang lari di halaman tiga.',
    description: `Anak tidak bosan pada buku. Anak bosan pada orang dewasa yang membaca sambil memikirkan cucian. Di kelas ini Mutiara menunjukkan cara membaca dengan seluruh badan, termasuk ketika pendengarnya berdiri di atas meja.

Setiap bab berisi contoh rekaman dari teras, lengkap dengan kekacauannya. Anda dapat berhenti kapan saja dan langsung mencoba malam itu juga.`,
    tags: ['membaca nyaring', 'anak', 'taman baca'],
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
    program: null,
    mentors: ['mutiara-sembiring'],
    outcomes: [
      'lima gaya membaca untuk lima suasana',
      'daftar buku menurut umur dan keberanian',
      'cara mengubah gangguan menjadi bagian cerita',
    ],
    audience: ['orang tua anak usia 3–9 tahun', 'relawan taman baca dan posyandu', 'kakak yang ditugasi menjaga adik'],
    requirements: ['satu buku bergambar apa saja', 'seorang pendengar kecil', 'kesediaan tampak konyol'],
    modules: [
      {
        title: 'Memilih buku',
        chapters: [
          { title: 'Buku yang dipilih anak, meskipun salah', minutes: 12 },
          { title: 'Membaca gambar sebelum kata', minutes: 15 },
        ],
      },
      {
        title: 'Suara dan tubuh',
        chapters: [
          { title: 'Berbisik supaya didengar', minutes: 10 },
          { title: 'Satu tokoh satu gerak', minutes: 15 },
          { title: 'Jeda sebelum membalik halaman', minutes: 8 },
        ],
      },
      {
        title: 'Ketika anak lari',
        chapters: [
          { title: 'Mengejar dengan cerita', minutes: 12 },
          { title: 'Mengulang buku yang sama seratus kali', minutes: 10 },
          { title: 'Berhenti di tempat yang seru', minutes: 8 },
        ],
      },
    ],
  },
  {
    code: 'SUNTING-25A',
    slug: 'menyunting-naskah-sendiri',
    name: 'Menyunting Naskah Sendiri sampai Layak Terbit',
    summary:
      'Delapan pekan bersama penyunting buku: membongkar struktur, memangkas seperempat naskah, dan menyiapkan surat untuk penerbit.',
    description: `Menulis naskah pertama adalah pekerjaan memberi. Menyunting adalah pekerjaan mengambil kembali, dan biasanya yang paling kita sayangi yang harus pergi. Handoko Sasmita menemani proses itu pada naskah Anda sendiri, bukan pada contoh.

Kelompok dibatasi lima belas orang. Setiap peserta mendapat satu pembacaan penuh dengan catatan pinggir, dua sesi pribadi, dan satu pertemuan penutup bersama redaktur penerbit Gerbang Sore.`,
    tags: ['penyuntingan', 'naskah buku', 'penerbitan'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 1_250_000,
    premium: true,
    quota: 15,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['handoko-sasmita', 'puja-laksita'],
    outcomes: [
      'naskah yang lebih pendek dan lebih jelas',
      'peta struktur satu halaman',
      'daftar kebiasaan buruk pribadi',
      'surat pengantar dan sinopsis untuk penerbit',
      'satu putaran catatan lengkap dari penyunting',
    ],
    audience: ['penulis dengan naskah utuh minimal 20.000 kata', 'guru yang menulis buku ajar atau memoar', 'alumni kelas esai'],
    requirements: ['naskah sudah selesai, betapapun buruknya', 'siap memangkas', 'empat jam kerja sepekan'],
    modules: [
      {
        title: 'Membaca naskah seperti orang asing',
        chapters: [
          { title: 'Mencetak, menjauh, membaca', minutes: 20 },
          { title: 'Peta satu halaman', minutes: 40 },
          { title: 'Janji kepada pembaca', minutes: 25 },
        ],
      },
      {
        title: 'Struktur',
        chapters: [
          { title: 'Memindahkan bab tanpa menangis', minutes: 35 },
          { title: 'Adegan yang hanya penting bagi penulis', minutes: 30 },
        ],
      },
      {
        title: 'Kalimat',
        chapters: [
          { title: 'Dua puluh lima persen lebih pendek', minutes: 45 },
          { title: 'Kata kesayangan dan cara melepasnya', minutes: 20 },
          { title: 'Dialog yang bekerja', minutes: 30 },
          { title: 'Memeriksa fakta dan nama', minutes: 25 },
        ],
      },
      {
        title: 'Ke penerbit',
        chapters: [
          { title: 'Sinopsis tanpa rahasia', minutes: 25 },
          { title: 'Surat pengantar yang sopan dan singkat', minutes: 20 },
          { title: 'Membaca kontrak pertama', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'BEDAH-24A',
    slug: 'bedah-buku-metamorfosa',
    name: 'Bedah Buku: Dua Belas Anak di Balik Metamorfosa',
    summary:
      'Percakapan terbuka tentang bagaimana kisah murid ditulis dengan izin, apa yang sengaja dibuang, dan kabar para tokohnya sekarang.',
    description: `Sejak terbit, pertanyaan yang paling sering datang bukan tentang gaya bahasa, melainkan: apakah anak-anak itu tahu mereka ditulis? Webinar ini menjawabnya dengan terbuka, ditemani tiga tokoh buku yang kini dewasa.

Rekaman dan catatan acara tetap dapat dibuka oleh semua yang mendaftar. Bagian tanya jawab disunting untuk menjaga nama beberapa penanya.`,
    tags: ['bedah buku', 'etika menulis', 'guru'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 300,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['puja-laksita', 'yosef-tanggu'],
    outcomes: ['cara meminta izin menulis kisah orang lain', 'alasan di balik setiap bab', 'kabar tokoh setelah buku terbit'],
    audience: ['pembaca Metamorfosa', 'guru dan mahasiswa pendidikan', 'penulis yang menulis tentang orang dekat'],
    requirements: ['membaca setidaknya satu bab', 'koneksi yang cukup untuk mendengar suara', 'pertanyaan yang jujur'],
    modules: [
      {
        title: 'Sebelum buku ada',
        chapters: [
          { title: 'Dua belas surat izin', minutes: 15 },
          { title: 'Bab yang dibatalkan tokohnya', minutes: 20 },
        ],
      },
      {
        title: 'Menulis orang yang kita sayangi',
        chapters: [
          { title: 'Mengubah nama, menjaga kebenaran', minutes: 20 },
          { title: 'Yang sengaja tidak saya tulis', minutes: 15 },
        ],
      },
      {
        title: 'Setelah terbit',
        chapters: [
          { title: 'Tiga tokoh berbicara', minutes: 30 },
          { title: 'Tanya jawab', minutes: 25 },
        ],
      },
    ],
  },
]
