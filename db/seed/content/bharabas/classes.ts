import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'SIAR-25A',
    slug: 'dasar-siaran-langsung',
    name: 'Dasar Siaran Langsung: Satu Jam di Udara',
    summary:
      'Delapan pertemuan dari pemanasan suara sampai memandu satu jam siaran: menyapa, membaca kabar, menerima telepon, dan pulih dari keliru.',
    description: `Suara bagus bukan syarat. Yang dicari pendengar adalah seseorang yang terasa berbicara kepadanya. Panji melatih hal itu dengan kursi kosong, foto seseorang, dan kabar jalan yang dibaca sungguhan.

Sejak pertemuan kelima peserta mengudara sepuluh menit setiap pekan. Peserta luar kota siaran lewat sambungan jarak jauh dengan bantuan operator.`,
    tags: ['siaran', 'penyiar', 'suara'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 450_000,
    quota: 16,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Yogyakarta'],
    registrantsFrom: [],
    program: 'penyiar-magang',
    mentors: ['panji-laksmono'],
    outcomes: [
      'satu jam siaran sendiri',
      'lembar siaran yang rapi',
      'cara menangani telepon tak terduga',
      'kebiasaan pulih dari kesalahan',
    ],
    audience: ['calon penyiar', 'guru dan pembawa acara', 'pengelola radio komunitas'],
    requirements: [
      'berusia minimal 16 tahun, dengan izin orang tua bila di bawah 18',
      'suara apa adanya',
      'hadir di studio atau punya ruang sunyi',
    ],
    modules: [
      {
        title: 'Suara dan napas',
        chapters: [
          { title: 'Pemanasan lima menit', minutes: 15 },
          { title: 'Tempo dan jeda', minutes: 20 },
          { title: 'Bicara kepada satu orang', minutes: 20 },
        ],
      },
      {
        title: 'Lembar siaran',
        chapters: [
          { title: 'Menyusun satu jam', minutes: 25 },
          { title: 'Menulis untuk telinga', minutes: 25 },
          { title: 'Membaca kabar jalan', minutes: 15 },
        ],
      },
      {
        title: 'Mengudara',
        chapters: [
          { title: 'Sepuluh menit pertama', minutes: 30 },
          { title: 'Menerima telepon', minutes: 25 },
          { title: 'Keliru, tertawa, betulkan', minutes: 15 },
        ],
      },
      {
        title: 'Satu jamku',
        chapters: [
          { title: 'Geladi bersih', minutes: 40 },
          { title: 'Mendengarkan diri sendiri', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'BUNYI-25A',
    slug: 'membuat-sandiwara-radio',
    name: 'Membuat Sandiwara Radio dari Dapur',
    summary:
      'Tiga hari menulis, memerankan, dan membunyikan sandiwara sembilan menit dengan wajan, batok kelapa, dan satu pintu yang tidak ke mana-mana.',
    description: `Telinga lebih mudah percaya daripada mata. Minyak panas menjadi hujan, selendang menjadi angin, dan rak piring menjadi perang. Ajeng mengajarkan cara membohongi telinga demi cerita yang jujur.

Peserta bekerja dalam tim lima orang. Malam ketiga sandiwara dimainkan langsung di hadapan penonton kecil, disiarkan, dan kesalahannya dibiarkan.`,
    tags: ['sandiwara', 'efek bunyi', 'naskah'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 600_000,
    quota: 20,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Yogyakarta'],
    registrantsFrom: ['Kota Yogyakarta', 'Kabupaten Sleman', 'Kabupaten Bantul', 'Kota Surakarta'],
    program: null,
    mentors: ['ajeng-retnani'],
    outcomes: ['satu sandiwara sembilan menit yang disiarkan', 'perpustakaan bunyi buatan sendiri', 'naskah dengan tanda bunyi'],
    audience: ['pencinta cerita', 'guru seni dan bahasa', 'kelompok teater pelajar'],
    requirements: ['mau bersuara aneh', 'membawa tiga benda berbunyi dari rumah', 'hadir tiga hari penuh'],
    modules: [
      {
        title: 'Menulis untuk gelap',
        chapters: [
          { title: 'Adegan tanpa gambar', minutes: 30 },
          { title: 'Dialog yang menunjukkan tempat', minutes: 25 },
        ],
      },
      {
        title: 'Dapur bunyi',
        chapters: [
          { title: 'Hujan, kuda, pintu', minutes: 40 },
          { title: 'Langkah sebagai watak', minutes: 25 },
          { title: 'Sunyi yang sengaja', minutes: 15 },
        ],
      },
      {
        title: 'Memerankan',
        chapters: [
          { title: 'Jarak dari mikrofon', minutes: 25 },
          { title: 'Menangis tanpa air mata', minutes: 25 },
        ],
      },
      {
        title: 'Mengudara',
        chapters: [
          { title: 'Latihan dengan meja bunyi', minutes: 45 },
          { title: 'Siaran langsung', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'PODS-24A',
    slug: 'podcast-dengan-satu-ponsel',
    name: 'Podcast dengan Satu Ponsel dan Satu Lemari Pakaian',
    summary:
      'Kelas mandiri merekam, memotong, dan menerbitkan episode pertama tanpa alat tambahan, memakai lemari sebagai studio paling murah.',
    description: `Peredam suara terbaik di rumah biasanya lemari pakaian. Buka pintunya, masukkan kepala, dan bicaralah. Kelas ini dimulai dari sana, dan berakhir ketika episodemu bisa didengar orang lain.

Semua perangkat lunaknya gratis. Dewi menyertakan tiga contoh episode dengan suara buruk yang diperbaiki, supaya kamu tahu apa yang bisa diselamatkan dan apa yang harus direkam ulang.`,
    tags: ['podcast', 'ponsel', 'merekam'],
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
    program: null,
    mentors: ['dewi-anjarsari', 'panji-laksmono'],
    outcomes: ['episode pertama sepuluh menit', 'rencana enam episode', 'suara yang bersih tanpa alat mahal', 'catatan acara yang rapi'],
    audience: ['pemula', 'pengelola sekolah dan komunitas', 'orang yang sudah lama “nanti saja”'],
    requirements: ['ponsel', 'lemari berisi pakaian', 'satu orang yang bersedia diajak bicara'],
    modules: [
      {
        title: 'Sebelum merekam',
        chapters: [
          { title: 'Untuk siapa kamu bicara?', minutes: 10 },
          { title: 'Enam episode di selembar kertas', minutes: 15 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Studio lemari', minutes: 10 },
          { title: 'Letak ponsel dan mulut', minutes: 10 },
          { title: 'Mewawancarai lewat telepon', minutes: 15 },
        ],
      },
      {
        title: 'Memotong',
        chapters: [
          { title: 'Membuang yang perlu dibuang', minutes: 20 },
          { title: 'Menyisakan napas', minutes: 10 },
          { title: 'Menyamakan keras suara', minutes: 15 },
        ],
      },
      {
        title: 'Menerbitkan',
        chapters: [
          { title: 'Judul dan catatan acara', minutes: 12 },
          { title: 'Meminta pendengar pertama', minutes: 8 },
        ],
      },
    ],
  },
  {
    code: 'DOKU-25A',
    slug: 'dokumenter-audio-lapangan',
    name: 'Dokumenter Audio: Tiga Puluh Menit dari Satu Tempat',
    summary:
      'Sepuluh pekan merekam satu tempat sampai berbicara: riset, rekaman subuh, wawancara berjalan, penyuntingan, dan izin dari pemilik suara.',
    description: `Setiap tempat berkata jujur sebelum ada motor. Salmon mengajak peserta datang ke lokasi yang sama sepuluh kali pada jam berbeda, sampai bunyinya bisa dibedakan seperti wajah.

Praktik tatap muka berlangsung di Ambon atau Yogyakarta selama empat hari. Karya yang selesai disiarkan dalam Kaset Malam, dengan honor untuk pembuat dan narasumbernya.`,
    tags: ['dokumenter', 'rekaman lapangan', 'penyuntingan'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 2_200_000,
    premium: true,
    quota: 12,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Ambon', 'Kota Yogyakarta'],
    registrantsFrom: [],
    program: null,
    mentors: ['salmon-ohoirat', 'ajeng-retnani'],
    outcomes: [
      'dokumenter 25–30 menit',
      'arsip bunyi tempat',
      'persetujuan narasumber',
      'rencana siar di radio mitra',
      'kemampuan menyunting berlapis',
    ],
    audience: ['wartawan audio', 'pembuat podcast berpengalaman', 'peneliti dan pegiat budaya'],
    requirements: ['pernah menyelesaikan satu karya audio', 'alat rekam atau ponsel dengan mikrofon luar', 'bisa bangun pukul empat'],
    modules: [
      {
        title: 'Mendengar tempat',
        chapters: [
          { title: 'Sepuluh kunjungan, sepuluh jam', minutes: 30 },
          { title: 'Peta bunyi', minutes: 30 },
        ],
      },
      {
        title: 'Merekam',
        chapters: [
          { title: 'Angin, air, dan jarak', minutes: 35 },
          { title: 'Wawancara sambil berjalan', minutes: 35 },
          { title: 'Bunyi subuh', minutes: 40 },
        ],
      },
      {
        title: 'Izin',
        chapters: [
          { title: 'Menjelaskan dengan jujur', minutes: 25 },
          { title: 'Narasumber yang menarik diri', minutes: 25 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Mendengar ulang dan menandai', minutes: 40 },
          { title: 'Struktur tanpa narator', minutes: 40 },
          { title: 'Sunyi sebagai adegan', minutes: 20 },
        ],
      },
      {
        title: 'Menyiarkan',
        chapters: [
          { title: 'Diputar bagi pemilik suara', minutes: 30 },
          { title: 'Paket untuk radio mitra', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'ARSIP-25A',
    slug: 'menyelamatkan-kaset-keluarga',
    name: 'Menyelamatkan Kaset Keluarga',
    summary:
      'Empat malam membersihkan, memutar, mengalihkan, dan menamai rekaman lama di rumah sebelum pita dan ingatannya sama-sama lepas.',
    description: `Di banyak rumah masih ada kaset berisi suara orang yang sudah tidak ada. Setiap kali diputar dengan alat yang salah, sebagian hilang. Dewi mengajarkan cara yang pelan dan aman.

Kelas ini juga membicarakan perasaan. Kita sepakat boleh berhenti kapan saja, dan tombol batuk berlaku bagi semua peserta.`,
    tags: ['kaset', 'arsip keluarga', 'digitalisasi'],
    level: 'Dasar',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 150_000,
    quota: 50,
    passMark: 50,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['dewi-anjarsari'],
    outcomes: ['minimal tiga kaset yang teralihkan', 'cara menamai berkas', 'catatan siapa berbicara', 'tempat simpan di tiga lokasi'],
    audience: ['pemilik peti kaset', 'cucu yang penasaran', 'pengelola arsip sekolah'],
    requirements: ['pemutar kaset, pinjaman pun boleh', 'pensil heksagonal', 'laptop atau ponsel'],
    modules: [
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Jamur, pita lepas, dan bau', minutes: 20 },
          { title: 'Pensil heksagonal', minutes: 10 },
        ],
      },
      {
        title: 'Memutar',
        chapters: [
          { title: 'Membersihkan kepala pemutar', minutes: 20 },
          { title: 'Sekali putar, langsung rekam', minutes: 25 },
        ],
      },
      {
        title: 'Menamai',
        chapters: [
          { title: 'Siapa, kapan, di mana', minutes: 20 },
          { title: 'Bertanya kepada yang masih ingat', minutes: 25 },
        ],
      },
      {
        title: 'Menyimpan',
        chapters: [
          { title: 'Tiga tempat', minutes: 15 },
          { title: 'Membagikan dengan izin', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'TELPON-24B',
    slug: 'wawancara-radio-lewat-telepon',
    name: 'Wawancara Radio Lewat Telepon: Sambungan Buruk, Cerita Bagus',
    summary:
      'Webinar tentang mewawancarai orang yang tak terlihat: membuka percakapan, membaca jeda, mengatasi sambungan putus, dan menutup hangat.',
    description: `Di telepon tidak ada wajah, jadi jeda menjadi segalanya. Panji dan Salmon memutar dua belas potongan wawancara, termasuk yang gagal total karena penyiarnya takut sunyi.

Peserta berlatih berpasangan dengan sambungan yang sengaja dibuat buruk. Rekaman dan daftar pertanyaan dapat dibuka pendaftar.`,
    tags: ['wawancara', 'telepon', 'radio'],
    level: 'Pemula',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 200,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'penyiar-magang',
    mentors: ['panji-laksmono', 'salmon-ohoirat'],
    outcomes: ['pola wawancara tujuh menit', 'sepuluh pertanyaan pembuka', 'rencana ketika sambungan putus'],
    audience: ['penyiar pemula', 'wartawan', 'relawan hotline dan layanan warga'],
    requirements: ['satu narasumber untuk latihan', 'alat tulis', 'telinga yang sabar'],
    modules: [
      {
        title: 'Membuka',
        chapters: [
          { title: 'Tiga puluh detik pertama', minutes: 15 },
          { title: 'Bertanya tempat ia duduk', minutes: 10 },
        ],
      },
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Empat jenis jeda', minutes: 20 },
          { title: 'Pertanyaan lanjutan', minutes: 20 },
        ],
      },
      {
        title: 'Ketika putus',
        chapters: [
          { title: 'Mengisi tanpa panik', minutes: 15 },
          { title: 'Menyambung kembali', minutes: 10 },
        ],
      },
    ],
  },
]
