import type { SeedClass } from '../../content-types.ts'

export const classes1: SeedClass[] = [
  {
    code: 'WEB-31A',
    slug: 'situs-pertamaku',
    name: 'Situs Pertamaku',
    summary:
      'Lima pekan dari berkas kosong sampai satu halaman tentang sesuatu yang kamu sayangi, tayang di internet dengan alamatmu sendiri.',
    description: `Peserta angkatan lalu membuat halaman tentang kucing pasar, resep nenek, dan jadwal ronda. Topiknya bebas asalkan kamu peduli, karena rasa peduli membuat orang betah mencari tanda kurung yang hilang.

Kita menulis HTML dan CSS langsung, tanpa alat ajaib. Setiap pekan ada satu tugas, satu ulasan mentor, dan satu kesempatan memperbaiki.`,
    tags: ['HTML', 'CSS', 'pemula'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 100,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['wening-pratiwi', 'mentari-kusuma'],
    outcomes: [
      'menulis halaman HTML yang rapi',
      'memberi warna, jarak, dan huruf yang enak dibaca',
      'menyiapkan gambar yang ringan',
      'menayangkan halaman dan membagikan alamatnya',
    ],
    audience: ['pemula dari segala umur', 'guru yang ingin punya halaman kelas', 'pemilik usaha yang penasaran'],
    requirements: ['laptop atau komputer pinjaman', 'bisa menyimpan berkas', 'tiga jam seminggu'],
    modules: [
      {
        title: 'Menulis',
        chapters: [
          { title: 'Satu paragraf tentang yang kamu sayangi', minutes: 15 },
          { title: 'Judul, daftar, dan tautan', minutes: 20 },
        ],
      },
      {
        title: 'Menata',
        chapters: [
          { title: 'Warna dan huruf', minutes: 20 },
          { title: 'Jarak dan kotak', minutes: 25 },
          { title: 'Nyaman di ponsel', minutes: 20 },
        ],
      },
      {
        title: 'Gambar',
        chapters: [
          { title: 'Memotret untuk layar', minutes: 15 },
          { title: 'Mengecilkan tanpa merusak', minutes: 15 },
        ],
      },
      {
        title: 'Tayang',
        chapters: [
          { title: 'Alamat pertamamu', minutes: 25 },
          { title: 'Membagikan dan menerima kritik', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'BUK-31A',
    slug: 'pembukuan-lima-menit',
    name: 'Pembukuan Lima Menit',
    summary: 'Mencatat uang masuk, uang keluar, dan utang pelanggan setiap malam, lalu membaca untung yang sebenarnya di akhir bulan.',
    description: `Kelas ini tidak memakai istilah debit dan kredit sampai pertemuan keempat. Kita mulai dari laci uang: mengapa isinya tidak pernah cocok dengan ingatan? Peserta mencatat selama lima menit setiap malam, lalu membawa catatannya apa adanya.

Pertemuan tatap muka diadakan dua kali di Tasikmalaya. Selebihnya lewat pesan suara dan foto buku catatan, sebab itulah yang paling mudah bagi pedagang.`,
    tags: ['usaha kecil', 'keuangan', 'pembukuan'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Tasikmalaya'],
    registrantsFrom: ['Kota Tasikmalaya', 'Kabupaten Tasikmalaya', 'Kabupaten Ciamis', 'Kabupaten Garut'],
    program: 'warung-naik-kelas',
    mentors: ['hendra-lesmana'],
    outcomes: [
      'memisahkan uang usaha dan uang dapur',
      'mencatat utang tanpa merusak pertemanan',
      'menghitung untung sesudah biaya',
      'menyiapkan catatan untuk pinjaman',
    ],
    audience: ['pemilik warung dan kios', 'pedagang pasar', 'pengurus koperasi kecil'],
    requirements: ['punya usaha yang berjalan', 'buku tulis dan pulpen', 'ponsel yang bisa memotret'],
    modules: [
      {
        title: 'Laci',
        chapters: [
          { title: 'Mengapa laci tidak pernah cocok', minutes: 15 },
          { title: 'Dua dompet', minutes: 15 },
          { title: 'Catatan lima menit', minutes: 20 },
        ],
      },
      {
        title: 'Orang',
        chapters: [
          { title: 'Utang Bu RT dan cara menagihnya', minutes: 20 },
          { title: 'Upah untuk diri sendiri', minutes: 15 },
        ],
      },
      {
        title: 'Bulan',
        chapters: [
          { title: 'Menutup bulan di meja makan', minutes: 30 },
          { title: 'Membaca untung dan bocor', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'FOT-31A',
    slug: 'foto-produk-dengan-ponsel',
    name: 'Foto Produk dengan Ponsel',
    summary: 'Satu hari di dekat jendela: memotret keripik, kain tenun, dan kue basah sampai terlihat seenak dan seindah aslinya.',
    description: `Peserta membawa tiga barang dagangan yang paling sulit difoto. Biasanya sesuatu yang mengilap, berminyak, atau hitam. Kita memotretnya dengan ponsel masing-masing, cahaya jendela, dan karton putih dari toko alat tulis.

Sore hari semua foto dipajang dan pengunjung menebak harga barangnya. Tebakan itulah nilai ujianmu.`,
    tags: ['fotografi', 'ponsel', 'usaha kecil'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 150_000,
    quota: 20,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Kupang'],
    registrantsFrom: ['Kota Kupang', 'Kabupaten Kupang'],
    program: 'warung-naik-kelas',
    mentors: ['maria-goreti-lay', 'mentari-kusuma'],
    outcomes: ['membaca arah cahaya', 'membuat latar sederhana', 'memotret barang mengilap', 'menyunting seperlunya'],
    audience: ['pemilik usaha rumahan', 'perajin', 'admin toko daring'],
    requirements: ['ponsel berkamera', 'tiga barang dagangan', 'mau memindah-mindahkan meja'],
    modules: [
      {
        title: 'Cahaya',
        chapters: [
          { title: 'Mencari jendela terbaik', minutes: 20 },
          { title: 'Karton putih dan bayangan', minutes: 20 },
        ],
      },
      {
        title: 'Barang',
        chapters: [
          { title: 'Yang mengilap', minutes: 25 },
          { title: 'Yang gelap', minutes: 20 },
          { title: 'Yang cepat layu', minutes: 20 },
        ],
      },
      {
        title: 'Selesai',
        chapters: [
          { title: 'Menyunting seperlunya', minutes: 20 },
          { title: 'Pameran tebak harga', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'DAT-31A',
    slug: 'lembar-sebar-tanpa-takut',
    name: 'Lembar Sebar Tanpa Takut',
    summary:
      'Rumus, saringan, dan tabel ringkas yang dipelajari lewat data arisan, stok toko, dan daftar hadir, bukan lewat angka karangan.',
    description: `Lembar sebar sering dipelajari sebagai kumpulan rumus. Di sini rumus muncul belakangan, sesudah ada pertanyaan. Siapa yang belum membayar arisan? Barang apa yang sebentar lagi habis?

Kerjakan sesukamu, kumpulkan tugas kapan saja, dan mentor mengulas setiap Rabu.`,
    tags: ['lembar sebar', 'data', 'kerja kantor'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['tirta-anggara'],
    outcomes: [
      'menata data supaya bisa ditanyai',
      'memakai dua belas rumus yang paling berguna',
      'membuat tabel ringkas',
      'memeriksa kesalahan sendiri',
    ],
    audience: ['staf administrasi', 'pengurus RT dan arisan', 'mahasiswa'],
    requirements: ['komputer atau ponsel layar lebar', 'aplikasi lembar sebar gratis', 'sedikit kesabaran'],
    modules: [
      {
        title: 'Menata',
        chapters: [
          { title: 'Satu baris satu kejadian', minutes: 15 },
          { title: 'Sel gabungan dan celakanya', minutes: 12 },
          { title: 'Mengunci judul', minutes: 8 },
        ],
      },
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Menyaring yang belum bayar', minutes: 15 },
          { title: 'Menjumlah bersyarat', minutes: 20 },
          { title: 'Mencari di tabel lain', minutes: 25 },
        ],
      },
      {
        title: 'Meringkas',
        chapters: [
          { title: 'Tabel ringkas arisan', minutes: 25 },
          { title: 'Grafik yang menjawab satu pertanyaan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'BIC-31B',
    slug: 'berani-bicara',
    name: 'Berani Bicara',
    summary: 'Enam pekan melatih napas, jeda, dan cerita untuk orang yang lututnya gemetar saat diminta memberi sambutan singkat.',
    description: `Gemetar tidak akan hilang, dan kelas ini tidak berjanji menghilangkannya. Yang kita latih ialah berbicara sambil gemetar. Setiap pekan kamu merekam satu menit dan menerima balasan suara dari mentor.

Kelompok dibatasi dua puluh empat orang supaya setiap suara sempat didengar sampai selesai.`,
    tags: ['bicara', 'percaya diri', 'suara'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 300_000,
    quota: 24,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['rosalina-hutapea'],
    outcomes: ['mengatur napas dan kecepatan', 'membuka tanpa meminta maaf', 'menyusun cerita tiga bagian', 'menjawab pertanyaan sulit'],
    audience: ['guru dan pengurus organisasi', 'pencari kerja', 'calon mempelai dan orang tuanya'],
    requirements: ['ponsel dengan perekam suara', 'ruang sepi sepuluh menit sehari', 'kemauan mendengarkan diri sendiri'],
    modules: [
      {
        title: 'Tubuh',
        chapters: [
          { title: 'Napas sebelum kata', minutes: 12 },
          { title: 'Lutut, tangan, mata', minutes: 15 },
        ],
      },
      {
        title: 'Cerita',
        chapters: [
          { title: 'Tiga bagian sebuah sambutan', minutes: 20 },
          { title: 'Jeda yang berani', minutes: 12 },
          { title: 'Lelucon secukupnya', minutes: 10 },
        ],
      },
      {
        title: 'Orang',
        chapters: [
          { title: 'Pertanyaan sulit', minutes: 20 },
          { title: 'Pidato tiga menit', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'AIL-31A',
    slug: 'mengenal-ai-lewat-dapur',
    name: 'Mengenal AI Lewat Dapur',
    summary:
      'Penjelasan kecerdasan buatan dengan perumpamaan dapur: resep, mencicipi, dan mengapa mesin percaya diri meski masakannya salah.',
    description: `Bahan webinar ini lahir dari percakapan Iqbal dengan ibunya tentang mesin penjawab. Pertanyaan beliau sederhana dan sulit: dari mana ia tahu, mengapa ia bohong, dan siapa yang membaca ketikan saya?

Rekamannya dipecah menjadi bagian pendek. Tonton sambil memasak juga boleh, asalkan apinya dijaga.`,
    tags: ['AI', 'literasi', 'keluarga'],
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
    mentors: ['iqbal-mahendra'],
    outcomes: [
      'menjelaskan cara kerja mesin penjawab',
      'mengenali jawaban yang meyakinkan tetapi keliru',
      'memutuskan apa yang tidak boleh diketik',
    ],
    audience: ['orang tua dan kakek-nenek', 'guru semua mata pelajaran', 'siapa saja yang sungkan bertanya'],
    requirements: ['ponsel dengan kuota secukupnya', 'satu pertanyaan jujur', 'tidak perlu bisa memrogram'],
    modules: [
      {
        title: 'Resep',
        chapters: [
          { title: 'Belajar dari sejuta masakan', minutes: 12 },
          { title: 'Menebak kata berikutnya', minutes: 15 },
        ],
      },
      {
        title: 'Mencicipi',
        chapters: [
          { title: 'Mengapa ia yakin padahal salah', minutes: 15 },
          { title: 'Memeriksa dengan dua sumber', minutes: 12 },
        ],
      },
      {
        title: 'Kunci dapur',
        chapters: [
          { title: 'Yang tidak boleh diketik', minutes: 10 },
          { title: 'Menemani anak memakainya', minutes: 15 },
        ],
      },
    ],
  },
]
