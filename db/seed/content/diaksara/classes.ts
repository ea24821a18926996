import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'CERPEN-25A',
    slug: 'cerita-pendek-tujuh-kata',
    name: 'Cerita Pendek dengan Dialog Tujuh Kata',
    summary:
      'Enam pekan menulis tiga cerita pendek bersama delapan orang: sedikit bicara, banyak terjadi, dan akhir yang tidak menjelaskan dirinya.',
    description: `Di kampung Laurens orang hemat kata. Yang penting diucapkan sambil mengikat perahu, dan yang lebih penting tidak diucapkan. Kelas ini belajar dari kebiasaan itu.

Kita mulai dengan batas: dialog paling panjang tujuh kata. Batas itu memaksa benda, gerak, dan jeda bekerja. Pada pekan kelima batasnya dicabut, dan biasanya tidak ada yang mau melepaskannya.`,
    tags: ['cerpen', 'dialog', 'fiksi'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 300_000,
    quota: 8,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['laurens-mabuka'],
    outcomes: ['tiga cerita 1.000–1.500 kata', 'dialog yang menyimpan rahasia', 'catatan redaktur pada setiap naskah'],
    audience: ['penulis esai yang ingin mencoba fiksi', 'pembaca cerpen setia', 'orang yang suka menguping'],
    requirements: ['membaca dua cerita setiap pekan', 'menyerahkan naskah tepat waktu', 'menerima catatan tertulis'],
    modules: [
      {
        title: 'Menguping',
        chapters: [
          { title: 'Mencatat percakapan di dermaga', minutes: 20 },
          { title: 'Yang tidak diucapkan', minutes: 20 },
        ],
      },
      {
        title: 'Tujuh kata',
        chapters: [
          { title: 'Dialog dengan rahasia', minutes: 25 },
          { title: 'Benda yang berbicara', minutes: 25 },
          { title: 'Jeda sebagai kalimat', minutes: 15 },
        ],
      },
      {
        title: 'Membangun cerita',
        chapters: [
          { title: 'Dimulai selambat mungkin', minutes: 25 },
          { title: 'Satu perubahan kecil', minutes: 25 },
        ],
      },
      {
        title: 'Akhir',
        chapters: [
          { title: 'Berhenti sebelum menjelaskan', minutes: 20 },
          { title: 'Membaca nyaring bersama', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'ESAI-25B',
    slug: 'esai-panjang-dengan-riset',
    name: 'Esai Panjang: Tiga Ribu Kata tentang Satu Benda',
    summary:
      'Sepuluh pekan meneliti satu benda sehari-hari sampai ke pelabuhan, arsip, dan dapur, lalu menuliskannya menjadi esai yang layak terbit.',
    description: `Garam, kancing, karet gelang, kursi plastik hijau. Setiap benda punya pelabuhan, upah, musim, dan seseorang yang membuatnya. Esai panjang adalah izin untuk mengikuti benda itu sampai jauh.

Ferdian menemani risetnya, Arumdani menyunting naskahnya. Esai yang selesai dipertimbangkan untuk Diaksara dengan honor penuh, dan biasanya dua sampai tiga terbit setiap angkatan.`,
    tags: ['nonfiksi', 'riset', 'esai panjang'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 1_750_000,
    premium: true,
    quota: 8,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ferdian-kusuma', 'arumdani-setya'],
    outcomes: [
      'esai 3.000 kata yang siap terbit',
      'arsip riset yang tertata',
      'lima wawancara',
      'struktur yang ditemukan sendiri',
      'satu putaran suntingan penuh',
    ],
    audience: ['penulis nonfiksi', 'wartawan yang rindu tulisan panjang', 'peneliti yang ingin dibaca orang'],
    requirements: ['dua esai terbit atau setara', 'empat jam sepekan', 'satu benda yang tidak berhenti dipikirkan'],
    modules: [
      {
        title: 'Memilih benda',
        chapters: [
          { title: 'Rasa ingin tahu yang bertahan', minutes: 20 },
          { title: 'Pertanyaan yang belum dijawab internet', minutes: 25 },
        ],
      },
      {
        title: 'Mengikuti',
        chapters: [
          { title: 'Arsip dan perpustakaan', minutes: 35 },
          { title: 'Lima wawancara', minutes: 40 },
          { title: 'Pergi ke tempatnya', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Menemukan bentuk dari bahan', minutes: 40 },
          { title: 'Membuang enam ribu kata', minutes: 35 },
        ],
      },
      {
        title: 'Menulis',
        chapters: [
          { title: 'Adegan dan penjelasan', minutes: 35 },
          { title: 'Angka yang terasa', minutes: 25 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Memeriksa fakta', minutes: 40 },
          { title: 'Dua putaran surat', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'PUISI-25A',
    slug: 'puisi-dari-bunyi',
    name: 'Puisi dari Bunyi Rumah',
    summary:
      'Lima pertemuan menulis puisi tanpa memikirkan makna lebih dulu: mendengar seng, sendok, dan orang memanggil ayam, lalu menyusunnya.',
    description: `Puisi sering diajarkan mulai dari makna, sehingga orang takut salah paham. Rosmawati memulainya dari bunyi, karena bunyi tidak bisa salah paham.

Setiap peserta merekam lima bunyi dari rumahnya, memutarnya bersama, dan mencari kata yang berbunyi serupa. Maknanya datang sendiri, biasanya pada pertemuan ketiga.`,
    tags: ['puisi', 'bunyi', 'elong'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['rosmawati-tahir'],
    outcomes: ['lima puisi pendek', 'kepekaan pada irama kalimat', 'kenal dengan elong Bugis', 'keberanian membaca nyaring'],
    audience: ['siapa saja yang merasa puisi itu sulit', 'guru bahasa', 'penulis lagu'],
    requirements: ['ponsel untuk merekam bunyi', 'buku kecil', 'sepuluh menit hening setiap hari'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Lima bunyi rumah', minutes: 15 },
          { title: 'Kata yang meniru', minutes: 20 },
        ],
      },
      {
        title: 'Irama',
        chapters: [
          { title: 'Langkah, ayunan, dan tumbukan padi', minutes: 20 },
          { title: 'Belajar dari elong', minutes: 25 },
          { title: 'Memenggal baris', minutes: 20 },
        ],
      },
      {
        title: 'Gambar',
        chapters: [
          { title: 'Satu benda, satu bunyi', minutes: 20 },
          { title: 'Menghapus kata sifat', minutes: 15 },
        ],
      },
      {
        title: 'Membaca',
        chapters: [
          { title: 'Napas dan jeda', minutes: 15 },
          { title: 'Malam membaca', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'SURAT-24A',
    slug: 'kebiasaan-menulis-surat',
    name: 'Tiga Puluh Surat: Membangun Kebiasaan Menulis',
    summary:
      'Kelas mandiri dengan satu petunjuk surat setiap hari, dari surat kepada tetangga sampai surat kepada diri sendiri yang baru lulus SD.',
    description: `Menulis untuk semua orang itu menakutkan. Menulis untuk satu orang jauh lebih mudah. Itulah sebabnya kelas ini hanya berisi surat, dan sebagian besar tidak perlu dikirim.

Bagilah menurut waktu Anda sendiri. Di akhir setiap bagian ada satu surat balasan dari redaksi, ditulis untuk semua orang yang pernah melewatkan hari kedua belas.`,
    tags: ['kebiasaan', 'surat', 'pemula'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 50,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['arumdani-setya'],
    outcomes: ['kebiasaan menulis lima belas menit', 'tiga puluh surat pendek', 'tiga bahan untuk esai'],
    audience: ['orang yang ingin mulai lagi', 'perantau', 'pensiunan dengan banyak cerita'],
    requirements: ['kertas atau layar', 'lima belas menit sehari', 'satu perangko kalau berani'],
    modules: [
      {
        title: 'Pekan orang dekat',
        chapters: [
          { title: 'Surat kepada tetangga', minutes: 10 },
          { title: 'Surat yang meminta maaf', minutes: 12 },
          { title: 'Surat terima kasih yang terlambat', minutes: 10 },
        ],
      },
      {
        title: 'Pekan benda dan tempat',
        chapters: [
          { title: 'Surat kepada rumah lama', minutes: 12 },
          { title: 'Surat kepada sepeda', minutes: 10 },
        ],
      },
      {
        title: 'Pekan diri sendiri',
        chapters: [
          { title: 'Kepada aku yang lulus SD', minutes: 15 },
          { title: 'Kepada aku sepuluh tahun lagi', minutes: 15 },
        ],
      },
      {
        title: 'Pekan balasan',
        chapters: [
          { title: 'Menjawab surat sendiri', minutes: 15 },
          { title: 'Memilih yang akan dikirim', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'MUKIM-25A',
    slug: 'menyelesaikan-naskah-macet',
    name: 'Menyelesaikan Naskah yang Macet',
    summary:
      'Dua akhir pekan untuk mencari tahu mengapa naskah berhenti: takut, bosan, salah bentuk, atau memang sebaiknya dikubur dengan hormat.',
    description: `Naskah macet karena alasan yang lebih sedikit daripada dugaan kita. Kelas ini memeriksanya satu per satu, seperti montir: bahan bakar, arah, beban, dan apakah sopirnya masih ingin pergi.

Akhir pekan pertama di kota masing-masing, akhir pekan kedua lewat layar. Bagi yang memutuskan mengubur naskahnya, ada upacara kecil dengan kue.`,
    tags: ['naskah', 'struktur', 'penyuntingan'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 600_000,
    quota: 12,
    passMark: 70,
    certificate: false,
    heldIn: ['Kota Yogyakarta', 'Kota Bogor'],
    registrantsFrom: [],
    program: 'mukim-menulis',
    mentors: ['ferdian-kusuma', 'laurens-mabuka'],
    outcomes: ['diagnosis satu halaman', 'tiga adegan baru', 'keputusan melanjutkan atau mengubur', 'jadwal kerja enam pekan'],
    audience: ['penulis dengan naskah setengah jadi', 'pelamar Mukim Menulis', 'mahasiswa dengan tesis kreatif'],
    requirements: ['naskah minimal 10.000 kata', 'membaca naskah satu rekan', 'hadir pada kedua akhir pekan'],
    modules: [
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Di halaman berapa berhenti?', minutes: 25 },
          { title: 'Takut, bosan, atau salah bentuk', minutes: 25 },
        ],
      },
      {
        title: 'Membongkar',
        chapters: [
          { title: 'Membuang bab kesayangan', minutes: 35 },
          { title: 'Menukar sudut pandang', minutes: 30 },
          { title: 'Memulai dari tengah', minutes: 25 },
        ],
      },
      {
        title: 'Melanjutkan',
        chapters: [
          { title: 'Tiga adegan yang diinginkan', minutes: 35 },
          { title: 'Jadwal yang memaafkan', minutes: 15 },
          { title: 'Mengubur dengan hormat', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'SUNT-24B',
    slug: 'menyunting-tulisan-teman',
    name: 'Menyunting Tulisan Teman tanpa Kehilangan Teman',
    summary:
      'Webinar dua sesi tentang surat suntingan: membaca dua kali, bertanya tiga hal, menandai tanpa mengganti, dan menyimpan pertemanan.',
    description: `Kelompok menulis biasanya bubar bukan karena kurang waktu, melainkan karena satu komentar. Arumdani memperlihatkan surat-surat suntingan sungguhan, termasuk yang ia sesali.

Rosmawati menutup dengan cara membahas puisi, bentuk yang paling mudah melukai. Rekaman kedua sesi dapat ditonton kembali oleh pendaftar.`,
    tags: ['penyuntingan', 'komunitas', 'umpan balik'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 100_000,
    quota: 80,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['arumdani-setya', 'rosmawati-tahir'],
    outcomes: ['pola surat suntingan', 'cara bertanya tanpa menyuruh', 'kesepakatan kelompok menulis'],
    audience: ['anggota kelompok menulis', 'guru bahasa', 'redaktur majalah kampus'],
    requirements: ['satu tulisan teman beserta izinnya', 'satu tulisan sendiri', 'niat baik'],
    modules: [
      {
        title: 'Membaca dua kali',
        chapters: [
          { title: 'Sebagai pembaca, lalu penyunting', minutes: 20 },
          { title: 'Gambar yang tertinggal', minutes: 15 },
        ],
      },
      {
        title: 'Menulis surat',
        chapters: [
          { title: 'Tiga pertanyaan', minutes: 20 },
          { title: 'Menandai tanpa mengganti', minutes: 20 },
        ],
      },
      {
        title: 'Menjaga kelompok',
        chapters: [
          { title: 'Kesepakatan satu halaman', minutes: 20 },
          { title: 'Meminta maaf setelah komentar buruk', minutes: 15 },
        ],
      },
    ],
  },
]
