import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'GIM-25A',
    slug: 'gim-kucing-melompat',
    name: 'Bikin Gim Kucing Melompat',
    summary:
      'Delapan pertemuan membuat gim sendiri dengan blok berwarna: kucing melompat, rintangan muncul, skor naik, dan adik ketagihan mencoba.',
    description: `Kucingmu belum punya nama, belum bisa melompat, dan belum tahu di mana ikannya. Selama delapan pertemuan kamu yang menentukan semuanya: warnanya, suaranya, bahkan apa yang terjadi kalau ia menabrak pot.

Setiap pertemuan punya satu hal baru dan satu kejutan dari Kak Tiwi. Di akhir kelas, gimmu punya alamat sendiri yang bisa dibuka nenek di ponselnya.`,
    tags: ['gim', 'blok program', '8–11 tahun'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 250_000,
    quota: 24,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'libur-seru',
    mentors: ['kak-tiwi'],
    outcomes: ['satu gim yang bisa dimainkan keluarga', 'mengerti urutan, perulangan, dan “jika”', 'berani mencari kutu program sendiri'],
    audience: ['anak 8–11 tahun yang suka bermain gim', 'anak yang belum pernah memprogram', 'kakak beradik yang mau satu tim'],
    requirements: ['laptop atau komputer dengan peramban', 'bisa membaca kalimat pendek', 'orang tua di dekat rumah saat kelas'],
    modules: [
      {
        title: 'Kenalan dengan kucing',
        chapters: [
          { title: 'Memilih bentuk dan warna', minutes: 15 },
          { title: 'Kucing berjalan ke kanan dan kiri', minutes: 20 },
          { title: 'Suara meong pertamamu', minutes: 10 },
        ],
      },
      {
        title: 'Lompat!',
        chapters: [
          { title: 'Naik lalu turun lagi', minutes: 20 },
          { title: 'Mengapa kucing terbang terus?', minutes: 20 },
        ],
      },
      {
        title: 'Rintangan dan ikan',
        chapters: [
          { title: 'Pot yang datang sendiri', minutes: 25 },
          { title: 'Kalau kena, apa yang terjadi?', minutes: 20 },
          { title: 'Menghitung ikan', minutes: 15 },
        ],
      },
      {
        title: 'Gimku untuk keluarga',
        chapters: [
          { title: 'Layar mulai dan layar kalah', minutes: 20 },
          { title: 'Diuji oleh tiga orang', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'SAINS-25A',
    slug: 'laboratorium-dapur',
    name: 'Laboratorium Dapur: Sepuluh Percobaan yang Aman',
    summary:
      'Menebak, mencoba, mencatat, lalu membersihkan! Sepuluh percobaan dengan bahan warung yang menjawab pertanyaan aneh tentang rasa dan buih.',
    description: `Mengapa jeruk tenggelam setelah dikupas? Kenapa susu bisa menari? Kak Boni tidak akan langsung menjawab. Kamu menebak dulu, menulis tebakanmu, baru mencoba. Tebakan yang salah justru paling seru dibicarakan.

Setiap percobaan sudah diuji di rumah dengan bahan yang dijual di warung. Tidak ada api, tidak ada pisau, dan selalu ada lap.`,
    tags: ['sains', 'eksperimen', '8–12 tahun'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 200_000,
    quota: 20,
    passMark: 50,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'libur-seru',
    mentors: ['kak-boni'],
    outcomes: ['sepuluh percobaan selesai dengan catatan bergambar', 'kebiasaan menebak sebelum mencoba', 'tahu aturan aman di dapur'],
    audience: ['anak 8–12 tahun yang suka bertanya “kenapa?”', 'keluarga yang mau dapurnya agak basah', 'anak yang bosan dengan hafalan'],
    requirements: ['satu orang dewasa menemani', 'bahan dari daftar yang dikirim', 'baju yang boleh kotor'],
    modules: [
      {
        title: 'Yang mengapung, yang tenggelam',
        chapters: [
          { title: 'Jeruk dengan dan tanpa jaket', minutes: 15 },
          { title: 'Telur di air asin', minutes: 15 },
          { title: 'Kapal dari kertas perak', minutes: 20 },
        ],
      },
      {
        title: 'Buih dan letusan',
        chapters: [
          { title: 'Gunung tiga warna', minutes: 25 },
          { title: 'Balon yang mengembang sendiri', minutes: 20 },
        ],
      },
      {
        title: 'Warna yang bergerak',
        chapters: [
          { title: 'Susu menari', minutes: 15 },
          { title: 'Pelangi di dalam gelas', minutes: 20 },
          { title: 'Kertas tisu memanjat air', minutes: 15 },
        ],
      },
      {
        title: 'Suara dan getaran',
        chapters: [
          { title: 'Telepon dari gelas kertas', minutes: 20 },
          { title: 'Beras yang berdansa', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'KOMIK-24B',
    slug: 'komik-pertamaku',
    name: 'Komik Pertamaku: Empat Panel Saja',
    summary:
      'Kelas mandiri dengan video pendek: dari orang lidi sampai komik empat panel yang lucu, tanpa harus pandai menggambar lebih dulu.',
    description: `Komik tidak perlu gambar bagus. Komik perlu pembaca yang ingin tahu apa yang terjadi di kotak berikutnya. Kak Sekar memulai dari orang lidi, lalu menambahkan alis, karena semua perasaan ternyata tinggal di alis.

Video-videonya pendek supaya kamu lebih lama menggambar daripada menonton. Kerjakan kapan saja; lencananya menunggu.`,
    tags: ['komik', 'menggambar', '8–14 tahun'],
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
    mentors: ['kak-sekar'],
    outcomes: ['tokoh buatan sendiri dengan tiga ekspresi', 'satu komik empat panel', 'tahu cara membuat kejutan di akhir'],
    audience: [
      'anak yang bilang tidak bisa menggambar',
      'anak yang sudah menggambar di semua buku pelajaran',
      'guru kelas yang mencari kegiatan',
    ],
    requirements: ['kertas dan pensil', 'penghapus yang tidak terlalu sering dipakai', 'cerita lucu dari rumah'],
    modules: [
      {
        title: 'Tokohmu',
        chapters: [
          { title: 'Orang lidi dengan alis', minutes: 10 },
          { title: 'Satu benda yang selalu dibawa', minutes: 8 },
        ],
      },
      {
        title: 'Cerita',
        chapters: [
          { title: 'Masalah kecil, akibat besar', minutes: 12 },
          { title: 'Kejutan di kotak keempat', minutes: 12 },
          { title: 'Komik tanpa kata', minutes: 10 },
        ],
      },
      {
        title: 'Menyelesaikan',
        chapters: [
          { title: 'Balon kata yang muat', minutes: 8 },
          { title: 'Warna paling banyak tiga', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'ROBOT-25A',
    slug: 'robot-dari-barang-bekas',
    name: 'Robot dari Barang Bekas',
    summary:
      'Lokakarya dua Sabtu: sikat gigi, kipas mati, dan kardus susu menjadi tiga robot yang berjalan, menggambar, dan menolak disuruh pulang.',
    description: `Di rumahmu pasti ada benda yang mati tetapi belum dibuang. Bawalah! Kita membongkarnya dengan aman, mengambil jantungnya yang masih berputar, dan memberinya badan baru.

Satu kakak pendamping menemani empat anak. Alat panas seperti solder hanya dipegang kakak; kamu memegang obeng, ide, dan keputusan.`,
    tags: ['robot', 'daur ulang', '10–14 tahun'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 300_000,
    quota: 16,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Cimahi', 'Kota Bandung'],
    registrantsFrom: ['Kota Cimahi', 'Kota Bandung', 'Kabupaten Bandung Barat'],
    program: null,
    mentors: ['kak-rafi'],
    outcomes: ['tiga robot sederhana', 'mengerti baterai, motor, dan sakelar', 'bisa mencari sebab kalau tidak menyala'],
    audience: ['anak 10–14 tahun yang suka membongkar', 'anak yang kehabisan mainan', 'orang tua yang penasaran di bangku belakang'],
    requirements: ['izin tertulis orang tua', 'satu alat elektronik rusak yang boleh dibongkar', 'sepatu tertutup'],
    modules: [
      {
        title: 'Membongkar',
        chapters: [
          { title: 'Mengenal motor, baterai, dan sakelar', minutes: 25 },
          { title: 'Memilah mana yang aman', minutes: 20 },
        ],
      },
      {
        title: 'Robot yang berjalan',
        chapters: [
          { title: 'Bergetar berarti bergerak', minutes: 30 },
          { title: 'Mengatur kaki supaya lurus', minutes: 25 },
          { title: 'Balapan meja', minutes: 20 },
        ],
      },
      {
        title: 'Robot yang menggambar',
        chapters: [
          { title: 'Tiga spidol dan satu motor', minutes: 30 },
          { title: 'Pola yang tidak pernah sama', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'DETEK-25A',
    slug: 'detektif-internet',
    name: 'Detektif Internet: Aman, Sopan, dan Tidak Gampang Percaya',
    summary:
      'Enam misi untuk calon detektif: melindungi rahasia, mengenali tipuan hadiah, memeriksa gambar palsu, dan tahu kapan memanggil orang dewasa.',
    description: `Ada pesan masuk: kamu memenangkan sepeda! Benarkah? Para detektif tidak langsung menekan tombol. Mereka mengambil kaca pembesar, mencari tiga petunjuk, lalu bertanya kepada rekannya.

Setiap misi dimainkan lewat kasus buatan, tanpa membuka akun sungguhan. Misi terakhir dikerjakan bersama keluarga: membuat perjanjian kecil yang ditempel di pintu kulkas.`,
    tags: ['keamanan daring', 'literasi', '9–13 tahun'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['kak-tiwi', 'kak-sekar'],
    outcomes: [
      'kata sandi kuat yang bisa diingat',
      'cara mengenali tipuan hadiah',
      'tiga langkah memeriksa gambar',
      'perjanjian keluarga satu halaman',
    ],
    audience: ['anak 9–13 tahun yang mulai memakai internet', 'orang tua yang ingin ikut belajar', 'kelas di sekolah dasar'],
    requirements: ['izin orang tua', 'satu gawai boleh berdua', 'buku catatan detektif'],
    modules: [
      {
        title: 'Menjaga rahasia',
        chapters: [
          { title: 'Kata sandi dari kalimat konyol', minutes: 15 },
          { title: 'Yang tidak boleh dibagikan', minutes: 15 },
          { title: 'Nama samaran detektif', minutes: 10 },
        ],
      },
      {
        title: 'Mencium tipuan',
        chapters: [
          { title: 'Hadiah yang terlalu bagus', minutes: 20 },
          { title: 'Teman baru yang terlalu ingin tahu', minutes: 20 },
        ],
      },
      {
        title: 'Benar atau bohong',
        chapters: [
          { title: 'Gambar yang dipotong', minutes: 20 },
          { title: 'Mencari sumber pertama', minutes: 20 },
          { title: 'Berhenti sebelum meneruskan', minutes: 10 },
        ],
      },
      {
        title: 'Misi keluarga',
        chapters: [
          { title: 'Kapan memanggil orang dewasa', minutes: 15 },
          { title: 'Perjanjian pintu kulkas', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'TIM-25A',
    slug: 'bengkel-gim-tim',
    name: 'Bengkel Gim Tim: Satu Gim, Empat Peran',
    summary:
      'Dua belas anak, tiga tim, enam akhir pekan. Ada pembuat cerita, penggambar, pemrogram, dan penguji, lalu semuanya bertukar tempat.',
    description: `Membuat gim sendirian itu seru. Membuat gim berempat itu kacau, lalu seru. Di bengkel ini setiap anak mencoba semua peran, dan tidak ada yang boleh menjadi bos lebih dari satu pekan.

Empat pertemuan berlangsung di Malang dan dua lewat daring. Pada akhir bengkel, ketiga gim dimainkan penonton sungguhan: keluarga, tetangga, dan satu kelas dari sekolah sebelah.`,
    tags: ['gim', 'kerja tim', '11–14 tahun'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 900_000,
    premium: true,
    quota: 12,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Malang'],
    registrantsFrom: ['Kota Malang', 'Kabupaten Malang', 'Kota Batu'],
    program: null,
    mentors: ['kak-tiwi', 'kak-rafi', 'kak-sekar'],
    outcomes: [
      'satu gim tim dengan tiga tingkat',
      'pengalaman di empat peran',
      'belajar berbeda pendapat tanpa ngambek lama',
      'presentasi lima menit di depan penonton',
    ],
    audience: ['anak 11–14 tahun yang pernah membuat gim', 'lulusan Gim Kucing Melompat', 'anak yang ingin belajar bekerja sama'],
    requirements: ['sudah menyelesaikan satu program sendiri', 'hadir di empat pertemuan tatap muka', 'laptop untuk setiap anak'],
    modules: [
      {
        title: 'Ide dan janji tim',
        chapters: [
          { title: 'Mengocok seratus ide', minutes: 30 },
          { title: 'Memilih satu tanpa bertengkar', minutes: 25 },
          { title: 'Janji tim di kertas besar', minutes: 20 },
        ],
      },
      {
        title: 'Membangun',
        chapters: [
          { title: 'Tingkat pertama yang bisa dimainkan', minutes: 45 },
          { title: 'Gambar dan suara', minutes: 40 },
          { title: 'Bertukar peran', minutes: 30 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Mengamati tanpa membantu', minutes: 30 },
          { title: 'Memilih tiga perbaikan', minutes: 25 },
        ],
      },
      {
        title: 'Panggung',
        chapters: [
          { title: 'Cerita di balik gim', minutes: 25 },
          { title: 'Pesta main bersama', minutes: 45 },
        ],
      },
    ],
  },
]
