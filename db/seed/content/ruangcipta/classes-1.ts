import type { SeedClass } from '../../content-types.ts'

export const classes1: SeedClass[] = [
  {
    code: 'ARS-26A',
    slug: 'membaca-gedung-tua',
    name: 'Membaca Gedung Tua',
    summary:
      'Dua Sabtu berjalan kaki di sekitar Cigereleng dan Braga untuk belajar membaca umur, perubahan, dan kebohongan sebuah bangunan.',
    description: `Gedung tua jarang berkata jujur. Jendela yang tampak asli sering berumur lima tahun, sementara tambalan semen yang jelek justru menyimpan cerita seratus tahun. Tirta mengajak peserta berjalan pelan, menyentuh dinding, dan menebak urutan kejadian sebelum membuka arsip.

Sabtu pertama kita membaca gudang benang yang kini menjadi rumah Ruang Cipta. Sabtu kedua setiap pasangan memilih satu gedung di Braga, mewawancarai penghuninya, lalu menempelkan temuan pada gambar tampak yang dibuat dengan tangan. Semua gambar dipamerkan seminggu di Selasar Pintal.`,
    tags: ['arsitektur', 'kota', 'jalan kaki'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 150_000,
    quota: 25,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kota Cimahi', 'Kabupaten Bandung Barat'],
    program: 'rangkaian-bandung',
    mentors: ['tirta-gumilar', 'mentari-kusuma'],
    outcomes: [
      'gambar tampak satu gedung dengan catatan umur',
      'cara menanyai penghuni tanpa mengganggu',
      'kemampuan membedakan asli, tiruan, dan tambalan',
      'daftar arsip kota yang terbuka untuk umum',
    ],
    audience: ['warga yang penasaran pada kotanya', 'mahasiswa arsitektur dan sejarah', 'pengelola bangunan lama'],
    requirements: ['sepatu yang nyaman dan topi', 'pensil serta papan alas', 'hadir pada dua Sabtu berturut-turut'],
    modules: [
      {
        title: 'Menyentuh dinding',
        chapters: [
          { title: 'Bata, bligon, dan beton', minutes: 30 },
          { title: 'Jendela yang berbohong', minutes: 25 },
          { title: 'Mengukur tanpa meteran', minutes: 20 },
        ],
      },
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Penghuni lebih tahu daripada plakat', minutes: 30 },
          { title: 'Mencari di arsip kota', minutes: 35 },
        ],
      },
      {
        title: 'Menggambar temuan',
        chapters: [
          { title: 'Gambar tampak dengan tangan', minutes: 45 },
          { title: 'Catatan umur dan tambalan', minutes: 30 },
          { title: 'Pameran di Selasar Pintal', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'ARS-26B',
    slug: 'merancang-ruang-sempit',
    name: 'Merancang Ruang Sempit',
    summary:
      'Enam malam merancang kamar indekos, kios, dan studio berukuran di bawah dua belas meter persegi, langsung dalam maket seukuran tubuh.',
    description: `Di Jakarta, dua belas meter persegi harus menampung tempat tidur, dapur, kantor, dan sesekali ibu yang berkunjung. Kelas ini tidak memakai gambar cantik dari majalah. Setiap peserta membawa ukuran ruangnya sendiri, lalu kita menempelkan denahnya di lantai Ruang Plat dengan selotip kertas, dalam skala satu banding satu.

Dari situ rancangan berjalan dengan badan: membuka pintu, menyetrika, mengambil galon. Kardus bekas menjadi lemari, kursi dipindahkan puluhan kali. Malam terakhir para peserta saling mengunjungi denah masing-masing dan mencoba hidup di sana selama sepuluh menit.`,
    tags: ['interior', 'ruang sempit', 'maket'],
    level: 'Menengah',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 650_000,
    quota: 20,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['tirta-gumilar', 'nisrina-hakim'],
    outcomes: [
      'denah ruang sendiri yang sudah dicoba dengan badan',
      'daftar perabot yang boleh pergi',
      'rencana cahaya dan udara',
      'anggaran perubahan bertahap',
    ],
    audience: ['penghuni indekos dan apartemen studio', 'pemilik kios kecil', 'perancang interior pemula'],
    requirements: ['ukuran ruang sendiri', 'bersedia bekerja di lantai', 'hadir lima dari enam malam'],
    modules: [
      {
        title: 'Mengukur hidup',
        chapters: [
          { title: 'Denah dan kebiasaan pagi', minutes: 30 },
          { title: 'Benda yang tidak pernah dipakai', minutes: 25 },
        ],
      },
      {
        title: 'Selotip di lantai',
        chapters: [
          { title: 'Skala satu banding satu', minutes: 45 },
          { title: 'Lemari dari kardus', minutes: 35 },
          { title: 'Pintu, lutut, dan jarak', minutes: 25 },
        ],
      },
      {
        title: 'Cahaya dan udara',
        chapters: [
          { title: 'Mencari angin', minutes: 25 },
          { title: 'Lampu yang dipindahkan', minutes: 30 },
        ],
      },
      {
        title: 'Dihuni orang lain',
        chapters: [
          { title: 'Sepuluh menit di rumah teman', minutes: 30 },
          { title: 'Anggaran tiga tahap', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'BMB-26A',
    slug: 'sambungan-bambu',
    name: 'Sambungan Bambu Tanpa Paku',
    summary:
      'Tiga hari memotong, melubangi, dan mengikat bambu di halaman belakang, berakhir dengan satu bangku panjang yang sanggup diduduki enam orang.',
    description: `Kang Jajang memulai dengan mengetuk. Bambu yang siap pakai berbunyi lain dari yang masih muda, dan telinga peserta baru biasanya tepat pada ketukan kelima puluh. Setelah memilih, barulah kita belajar memotong tanpa memecah, membuat mulut ikan, dan mengikat dengan ijuk.

Setiap kelompok membuat satu bangku panjang. Bangku diuji dengan cara sederhana: enam orang duduk bersamaan, lalu bergoyang. Yang lulus ditinggal di Kebun Atap untuk dipakai pengunjung; yang roboh dibongkar dan diceritakan sebabnya.`,
    tags: ['bambu', 'struktur', 'kriya'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 18,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kabupaten Garut', 'Kabupaten Sumedang'],
    program: 'rangkaian-bandung',
    mentors: ['jajang-suhendar', 'tirta-gumilar', 'mentari-kusuma'],
    outcomes: [
      'tiga jenis sambungan tanpa paku',
      'cara memilih dan mengawetkan bambu',
      'bangku panjang buatan kelompok',
      'kewaspadaan memakai alat tajam',
    ],
    audience: ['pemula yang ingin bekerja dengan tangan', 'mahasiswa arsitektur dan desain produk', 'pengurus taman dan kampung'],
    requirements: ['sarung tangan kerja', 'pakaian yang boleh kotor', 'usia sedikitnya tujuh belas tahun'],
    modules: [
      {
        title: 'Mengenal batang',
        chapters: [
          { title: 'Mengetuk dan mendengar', minutes: 25 },
          { title: 'Umur, kadar air, dan kutu', minutes: 30 },
        ],
      },
      {
        title: 'Memotong',
        chapters: [
          { title: 'Golok, gergaji, dan arah serat', minutes: 40 },
          { title: 'Mulut ikan', minutes: 45 },
          { title: 'Lubang dan pasak', minutes: 35 },
        ],
      },
      {
        title: 'Mengikat',
        chapters: [
          { title: 'Ijuk, rotan, dan tali', minutes: 35 },
          { title: 'Merakit bangku', minutes: 45 },
          { title: 'Uji enam orang', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'CTK-26A',
    slug: 'cetak-saring-meja-dapur',
    name: 'Cetak Saring di Meja Dapur',
    summary: 'Sehari penuh belajar mencetak poster dua warna memakai lampu meja, bingkai kayu, dan perlengkapan yang muat di dapur rumah.',
    description: `Studio cetak sering terlihat menakutkan karena mesinnya besar. Sekar membuktikan sebaliknya: semua alat di lokakarya ini muat dalam satu kardus mi instan, termasuk lampu penyinaran yang dirakit dari lampu kerja. Peserta membawa pulang bingkainya dan boleh mencetak lagi malam itu juga.

Pagi hari kita menggambar dengan spidol di plastik bening, siang menyinari dan mencuci, sore mencetak sampai dua puluh lembar. Cetakan pertama hampir selalu gagal dan wajib disimpan. Di dinding Lorong Tinta ada satu sudut khusus untuk cetakan pertama sejak angkatan perdana.`,
    tags: ['cetak saring', 'poster', 'kaus'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 300_000,
    quota: 16,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['sekar-pandanwangi'],
    outcomes: [
      'dua puluh lembar poster dua warna',
      'bingkai cetak yang dibawa pulang',
      'pemahaman urutan warna dan ketepatan letak',
      'cara membuang sisa tinta dengan aman',
    ],
    audience: ['perancang grafis yang rindu kertas', 'pengurus komunitas dan acara', 'siapa pun yang ingin berhenti menatap layar'],
    requirements: ['baju yang boleh terkena tinta', 'satu gagasan gambar sederhana', 'datang pukul delapan tepat'],
    modules: [
      {
        title: 'Gambar di plastik bening',
        chapters: [
          { title: 'Memisahkan dua warna', minutes: 30 },
          { title: 'Spidol, bukan komputer', minutes: 25 },
        ],
      },
      {
        title: 'Cahaya',
        chapters: [
          { title: 'Mengoles emulsi di tempat gelap', minutes: 25 },
          { title: 'Menyinari dengan lampu kerja', minutes: 20 },
          { title: 'Mencuci sampai terbuka', minutes: 15 },
        ],
      },
      {
        title: 'Mencetak',
        chapters: [
          { title: 'Cetakan pertama yang gagal', minutes: 15 },
          { title: 'Menepatkan warna kedua', minutes: 40 },
          { title: 'Menjemur dan menomori', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'CTK-26B',
    slug: 'zine-dengan-risograf',
    name: 'Zine dengan Risograf',
    summary: 'Empat pertemuan menulis, menata, dan mencetak zine enam belas halaman dengan mesin risograf tua yang punya kemauan sendiri.',
    description: `Mesin risograf di Lorong Tinta dibeli dari kantor kelurahan yang tutup. Ia bernama Bu Lurah, hanya mau bekerja bila ruangan sejuk, dan mencetak warna yang tidak pernah persis sama. Kelas ini belajar menyukai ketidakpersisan itu.

Farah mendampingi isi, Sekar mendampingi tinta. Setiap peserta membuat zine tentang satu hal yang mereka tahu terlalu banyak: jenis-jenis antre, nama kucing di satu gang, rasa bakso menurut hari. Angkatan ini sudah selesai dan tujuh belas zine-nya dapat dibaca di rak depan.`,
    tags: ['zine', 'risograf', 'penerbitan'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 250_000,
    quota: 20,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['sekar-pandanwangi', 'farah-basri'],
    outcomes: [
      'zine enam belas halaman sebanyak lima puluh eksemplar',
      'tata letak yang siap lipat',
      'pengalaman menyunting tulisan teman',
      'cara menitipkan zine di toko kecil',
    ],
    audience: ['penulis dan tukang gambar', 'pelajar yang ingin menerbitkan sendiri', 'pengarsip keluarga'],
    requirements: ['satu topik yang kamu tahu terlalu banyak', 'naskah kasar seribu kata', 'sabar terhadap mesin'],
    modules: [
      {
        title: 'Isi',
        chapters: [
          { title: 'Topik yang terlalu kamu tahu', minutes: 25 },
          { title: 'Menyunting dengan pensil', minutes: 35 },
        ],
      },
      {
        title: 'Tata letak',
        chapters: [
          { title: 'Urutan halaman lipat', minutes: 30 },
          { title: 'Dua warna dan tumpang tindihnya', minutes: 35 },
        ],
      },
      {
        title: 'Cetak',
        chapters: [
          { title: 'Berkenalan dengan Bu Lurah', minutes: 25 },
          { title: 'Lima puluh eksemplar', minutes: 45 },
        ],
      },
      {
        title: 'Edar',
        chapters: [
          { title: 'Melipat dan menjilid', minutes: 30 },
          { title: 'Menitipkan di tiga toko', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'KRM-26A',
    slug: 'keramik-dengan-jari',
    name: 'Keramik dengan Jari',
    summary:
      'Tujuh pekan membuat mangkuk, gelas, dan satu benda gagal yang disengaja, tanpa meja putar, hanya dengan jari dan tanah Plered.',
    description: `Sebelum ada roda putar, orang memijit tanah. Galih mengajak peserta kembali ke sana: bola tanah di telapak tangan, ibu jari di tengah, dan kesabaran. Dari teknik pijit, pilin, dan lempeng lahirlah benda yang sedikit miring dan enak dipegang.

Tanah kering mengikuti jadwalnya sendiri, jadi kelas ini juga tentang menunggu. Ada pekan yang seluruhnya berisi mengampelas dan bercerita. Pembakaran dilakukan bersama di tungku belakang, dan seluruh peserta boleh begadang menjaga suhunya.`,
    tags: ['keramik', 'tanah liat', 'kriya'],
    level: 'Dasar',
    mode: 'offline',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 750_000,
    quota: 14,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kota Cimahi'],
    program: 'rangkaian-bandung',
    mentors: ['galih-mustika'],
    outcomes: [
      'tiga benda keramik siap pakai',
      'teknik pijit, pilin, dan lempeng',
      'catatan suhu pembakaran',
      'satu kegagalan yang dipahami sebabnya',
    ],
    audience: ['pemula tanpa pengalaman', 'orang kantor yang lelah mengetik', 'pasangan, sahabat, atau ibu dan anak dewasa'],
    requirements: ['kuku pendek', 'celemek dan lap', 'hadir enam dari tujuh pekan'],
    modules: [
      {
        title: 'Tanah',
        chapters: [
          { title: 'Menguleni sampai tanpa gelembung', minutes: 30 },
          { title: 'Mangkuk pijit pertama', minutes: 40 },
        ],
      },
      {
        title: 'Bentuk',
        chapters: [
          { title: 'Gelas dari pilinan', minutes: 40 },
          { title: 'Piring dari lempeng', minutes: 35 },
          { title: 'Gagal dengan sengaja', minutes: 25 },
        ],
      },
      {
        title: 'Menunggu',
        chapters: [
          { title: 'Mengering perlahan', minutes: 15 },
          { title: 'Mengampelas dan bercerita', minutes: 35 },
        ],
      },
      {
        title: 'Api',
        chapters: [
          { title: 'Glasir celup', minutes: 30 },
          { title: 'Begadang menjaga tungku', minutes: 45 },
          { title: 'Membuka tungku', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'KRM-26B',
    slug: 'glasir-dari-abu',
    name: 'Glasir dari Abu Dapur',
    summary:
      'Meracik glasir dari abu sekam, kayu rambutan, dan batok kelapa, lalu mencatat dua ratus keping uji sampai menemukan warna sendiri.',
    description: `Toko bahan keramik menjual glasir siap pakai dengan nama puitis. Hasilnya bagus dan milik semua orang. Kelas lanjutan ini menempuh jalan panjang: mengumpulkan abu dari warung dan dapur, menyaringnya, mencampurnya dengan felspar, lalu membakar keping demi keping.

Sepuluh peserta berbagi dua puluh campuran sehingga bersama-sama menghasilkan dua ratus keping uji. Data suhu, posisi di tungku, dan asal abu dicatat dalam satu buku besar yang tinggal di studio. Kursi premium mencakup rak pribadi di tungku untuk dua kali pembakaran.`,
    tags: ['glasir', 'keramik', 'eksperimen'],
    level: 'Mahir',
    mode: 'offline',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 1_400_000,
    premium: true,
    quota: 10,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: [],
    program: 'rangkaian-bandung',
    mentors: ['galih-mustika'],
    outcomes: [
      'tiga resep glasir milik sendiri',
      'dua ratus keping uji bersama',
      'catatan pembakaran yang dapat diulang',
      'pengetahuan tentang bahan yang aman untuk makanan',
    ],
    audience: ['lulusan kelas keramik dasar', 'keramikus rumahan dengan tungku sendiri', 'pengajar seni kriya'],
    requirements: ['pernah membakar sedikitnya dua kali', 'masker debu', 'membawa dua kilogram abu dari satu sumber'],
    modules: [
      {
        title: 'Abu',
        chapters: [
          { title: 'Mengumpulkan dan mencuci', minutes: 35 },
          { title: 'Kimia secukupnya', minutes: 40 },
          { title: 'Keamanan pernapasan', minutes: 15 },
        ],
      },
      {
        title: 'Dua ratus keping',
        chapters: [
          { title: 'Segitiga campuran', minutes: 45 },
          { title: 'Menomori sebelum menyesal', minutes: 20 },
          { title: 'Letak di dalam tungku', minutes: 30 },
        ],
      },
      {
        title: 'Api',
        chapters: [
          { title: 'Reduksi dan oksidasi', minutes: 45 },
          { title: 'Kerucut suhu', minutes: 25 },
        ],
      },
      {
        title: 'Resep',
        chapters: [
          { title: 'Membaca hasil', minutes: 40 },
          { title: 'Menulis resep yang bisa diulang', minutes: 35 },
        ],
      },
    ],
  },
]
