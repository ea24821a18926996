import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'UJI-25A',
    slug: 'uji-guna-dengan-lima-orang',
    name: 'Uji Guna dengan Lima Orang dan Satu Buku Catatan',
    summary:
      'Tiga sesi singkat: menyusun tugas, duduk diam, mencatat yang dilakukan alih-alih yang dikatakan, dan memilih tiga perbaikan dalam sehari.',
    description: `Lima orang cukup untuk menemukan sebagian besar masalah, asalkan kamu diam. Itulah bagian tersulitnya, dan separuh lokakarya ini adalah latihan diam.

Peserta menguji alat masing-masing di antara sesi kedua dan ketiga. Rekaman dihapus setelah pelajaran selesai.`,
    tags: ['uji guna', 'riset', 'produk'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 0,
    quota: 40,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'pengguna-awal',
    mentors: ['gendhis-maheswari', 'nara-wibisana'],
    outcomes: ['naskah uji satu halaman', 'lima sesi uji', 'daftar tiga perbaikan', 'cara merekrut orang yang berbeda'],
    audience: ['pembuat produk', 'guru yang mengembangkan alat', 'mahasiswa desain'],
    requirements: ['satu alat untuk diuji, boleh milik orang lain', 'lima orang yang mau', 'tahan untuk tidak membantu'],
    modules: [
      {
        title: 'Menyiapkan',
        chapters: [
          { title: 'Tugas, bukan pertanyaan', minutes: 20 },
          { title: 'Merekrut yang tidak mirip', minutes: 15 },
        ],
      },
      {
        title: 'Duduk diam',
        chapters: [
          { title: 'Tangan di bawah paha', minutes: 15 },
          { title: 'Mencatat perilaku', minutes: 25 },
          { title: 'Ketika mereka bertanya', minutes: 15 },
        ],
      },
      {
        title: 'Memilih',
        chapters: [
          { title: 'Tiga perbaikan, satu hari', minutes: 25 },
          { title: 'Melapor dalam lima kalimat', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'CEPAT-25A',
    slug: 'web-cepat-di-ponsel-murah',
    name: 'Web Cepat di Ponsel Delapan Ratus Ribu',
    summary:
      'Enam pekan mengukur, membuang, dan menyusun ulang halaman sampai bisa dibaca dalam tiga detik pada sambungan yang sering putus.',
    description: `Angka di laptop pengembang hampir selalu berbohong. Kelas ini memakai satu ponsel murah sebagai hakim, dan setiap pekan kamu mengirim satu rekaman layar dari sana.

Ilyas memulai dengan membuang, karena kode paling cepat adalah yang tidak dikirim. Pengoptimalan yang cerdik baru datang pada pekan kelima.`,
    tags: ['kinerja web', 'ponsel', 'jaringan'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 400_000,
    quota: 50,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ilyas-fahreza'],
    outcomes: [
      'halaman di bawah 150 kilobita',
      'pengukuran pada alat sungguhan',
      'bekerja tanpa sambungan',
      'anggaran kinerja yang dijaga uji otomatis',
    ],
    audience: ['pengembang web', 'pengelola situs sekolah', 'tim produk kecil'],
    requirements: ['paham HTML, CSS, dan JavaScript dasar', 'satu situs untuk diperbaiki', 'akses ke ponsel murah'],
    modules: [
      {
        title: 'Mengukur',
        chapters: [
          { title: 'Ponsel sebagai hakim', minutes: 20 },
          { title: 'Tiga angka yang penting', minutes: 25 },
        ],
      },
      {
        title: 'Membuang',
        chapters: [
          { title: 'Gambar yang tidak diminta', minutes: 20 },
          { title: 'Fon dan ikon', minutes: 20 },
          { title: 'Kode mati', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun ulang',
        chapters: [
          { title: 'Teks dulu, hiasan kemudian', minutes: 25 },
          { title: 'Memuat saat diperlukan', minutes: 30 },
        ],
      },
      {
        title: 'Bertahan',
        chapters: [
          { title: 'Tanpa sambungan', minutes: 40 },
          { title: 'Sambungan yang putus di tengah', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Anggaran dalam uji otomatis', minutes: 30 },
          { title: 'Membatalkan rilis', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'AKSES-25B',
    slug: 'aksesibilitas-dengan-layar-mati',
    name: 'Aksesibilitas: Merancang dengan Layar Mati',
    summary:
      'Lima pertemuan bersama penguji netra dan pengguna huruf besar: judul, nama tombol, urutan fokus, keterangan gambar, dan formulir.',
    description: `Perangkat otomatis menemukan sepertiga masalah. Dua pertiganya ditemukan Fikri. Dalam kelas ini kamu bekerja bersama penguji yang dibayar, pada halamanmu sendiri.

Pertemuan pertama dilakukan seluruhnya dengan layar mati. Hampir semua orang gagal masuk ke akunnya sendiri, jadi jangan khawatir.`,
    tags: ['aksesibilitas', 'pembaca layar', 'antarmuka'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 300_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['gendhis-maheswari'],
    outcomes: [
      'satu alur yang selesai tanpa layar',
      'daftar periksa sepuluh butir',
      'pengalaman memakai pembaca layar',
      'laporan perbaikan dengan prioritas',
    ],
    audience: ['perancang dan pengembang', 'penguji perangkat lunak', 'pengelola layanan publik'],
    requirements: ['laptop atau ponsel dengan pembaca layar', 'satu halaman untuk diperbaiki', 'sabar pada hari pertama'],
    modules: [
      {
        title: 'Mendengar antarmuka',
        chapters: [
          { title: 'Masuk dengan layar mati', minutes: 30 },
          { title: 'Melompat lewat judul', minutes: 20 },
        ],
      },
      {
        title: 'Nama dan urutan',
        chapters: [
          { title: 'Tombol yang punya nama', minutes: 20 },
          { title: 'Urutan fokus', minutes: 25 },
          { title: 'Sebelas tautan sebelum isi', minutes: 15 },
        ],
      },
      {
        title: 'Isi',
        chapters: [
          { title: 'Keterangan gambar', minutes: 20 },
          { title: 'Formulir dan pesan salah', minutes: 30 },
        ],
      },
      {
        title: 'Bersama penguji',
        chapters: [
          { title: 'Sesi berpasangan', minutes: 45 },
          { title: 'Menyusun prioritas', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'METRIK-25A',
    slug: 'mengukur-sesedikit-mungkin',
    name: 'Mengukur Sesedikit Mungkin: Metrik, Eksperimen, Privasi',
    summary:
      'Delapan pekan membersihkan ukuran yang tidak dipakai, merancang eksperimen yang jujur, dan menulis kebijakan data yang muat satu layar.',
    description: `Mengumpulkan data itu mudah, menghapusnya perlu keberanian. Bootcamp dimulai dengan tabel sederhana: peristiwa di kiri, keputusan di kanan. Biasanya kolom kanan kosong.

Separuh kedua membahas eksperimen: kapan perlu, kapan cukup bertanya kepada lima orang, dan bagaimana berhenti ketika hasilnya merugikan pengguna. Perlindungan bagi anak dibahas sejak pekan pertama.`,
    tags: ['metrik', 'eksperimen', 'privasi'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 1_500_000,
    premium: true,
    quota: 20,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['benedict-soeryadi', 'nara-wibisana'],
    outcomes: [
      'tabel peristiwa dan keputusan',
      'satu eksperimen yang selesai',
      'halaman privasi satu layar',
      'kebijakan umur data',
      'cara melaporkan hasil yang tidak enak',
    ],
    audience: ['analis data', 'pemimpin produk', 'pengembang yang menjadi penjaga data'],
    requirements: ['produk dengan pengguna nyata', 'statistik dasar', 'wewenang mematikan pengukuran'],
    modules: [
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Peristiwa dan keputusan', minutes: 35 },
          { title: 'Mematikan diam-diam', minutes: 25 },
          { title: 'Umur data', minutes: 20 },
        ],
      },
      {
        title: 'Memilih ukuran',
        chapters: [
          { title: 'Ukuran yang merugikan', minutes: 30 },
          { title: 'Satu angka, satu penjaga', minutes: 30 },
        ],
      },
      {
        title: 'Eksperimen',
        chapters: [
          { title: 'Cukup lima orang atau perlu seribu?', minutes: 35 },
          { title: 'Merancang dan menghentikan', minutes: 45 },
          { title: 'Kasus papan peringkat', minutes: 30 },
        ],
      },
      {
        title: 'Privasi',
        chapters: [
          { title: 'Persetujuan yang bisa dibuktikan', minutes: 35 },
          { title: 'Pengguna di bawah 18 tahun', minutes: 30 },
          { title: 'Satu layar kebijakan', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'LAPOR-24A',
    slug: 'menulis-laporan-kutu',
    name: 'Menulis Laporan Kutu yang Diperbaiki Hari Itu Juga',
    summary: 'Kelas mandiri untuk pengguna awal: tiga kalimat, satu gambar, langkah mengulang, dan cara membedakan rusak dari tidak suka.',
    description: `“Tidak bisa dibuka” membuat tim menebak-nebak selama dua hari. Tiga kalimat yang baik membuat mereka memperbaikinya sebelum makan siang. Kelas ini mengajarkan tiga kalimat itu.

Contohnya diambil dari laporan pengguna awal, dengan izin, termasuk satu laporan suara dari Bu Ida yang kini dipakai melatih anggota tim baru.`,
    tags: ['laporan', 'pengguna awal', 'pengujian'],
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
    program: 'pengguna-awal',
    mentors: ['ilyas-fahreza'],
    outcomes: ['laporan tiga kalimat', 'langkah yang bisa diulang', 'rekaman layar tanpa data pribadi'],
    audience: ['pengguna awal Alpha', 'guru yang mencoba alat baru', 'penguji pemula'],
    requirements: ['ponsel atau komputer', 'satu hal yang rusak', 'tidak perlu istilah teknis'],
    modules: [
      {
        title: 'Tiga kalimat',
        chapters: [
          { title: 'Apa yang kulakukan', minutes: 8 },
          { title: 'Apa yang kuharapkan', minutes: 8 },
          { title: 'Apa yang terjadi', minutes: 8 },
        ],
      },
      {
        title: 'Bukti',
        chapters: [
          { title: 'Gambar dan rekaman layar', minutes: 10 },
          { title: 'Menutupi data pribadi', minutes: 10 },
        ],
      },
      {
        title: 'Membedakan',
        chapters: [
          { title: 'Rusak, membingungkan, tidak suka', minutes: 12 },
          { title: 'Ketika tidak bisa diulang', minutes: 12 },
          { title: 'Mengirim dan menunggu', minutes: 6 },
        ],
      },
    ],
  },
  {
    code: 'RILIS-24B',
    slug: 'rilis-setiap-jumat',
    name: 'Rilis Setiap Jumat tanpa Merusak Akhir Pekan',
    summary:
      'Webinar tentang rilis kecil yang sering: daftar periksa, sakelar fitur, pembatalan dalam lima menit, dan catatan rilis yang enak dibaca.',
    description: `Banyak tim melarang rilis pada hari Jumat. Kami sengaja memilihnya, karena rilis yang menakutkan pada hari Jumat juga menakutkan pada hari Selasa. Yang perlu dikecilkan adalah rilisnya, bukan harinya.

Ilyas membuka empat pembatalan di depan penonton, menit demi menit. Ben menjelaskan grafik mana yang ditatap dan mana yang diabaikan. Rekaman tersedia untuk pendaftar.`,
    tags: ['rilis', 'tim kecil', 'catatan perubahan'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 100_000,
    quota: 150,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ilyas-fahreza', 'benedict-soeryadi'],
    outcomes: ['daftar periksa rilis', 'rencana pembatalan', 'pola catatan rilis', 'aturan kapan menunda'],
    audience: ['tim pengembang kecil', 'pengelola produk', 'mahasiswa tugas akhir'],
    requirements: ['satu produk yang sedang berjalan', 'pernah takut merilis', 'kopi'],
    modules: [
      {
        title: 'Mengecilkan',
        chapters: [
          { title: 'Potongan satu hari', minutes: 20 },
          { title: 'Sakelar fitur', minutes: 20 },
        ],
      },
      {
        title: 'Menekan tombol',
        chapters: [
          { title: 'Daftar periksa', minutes: 15 },
          { title: 'Menatap grafik', minutes: 15 },
          { title: 'Membatalkan dalam lima menit', minutes: 20 },
        ],
      },
      {
        title: 'Menceritakan',
        chapters: [
          { title: 'Catatan rilis yang dibaca orang', minutes: 20 },
          { title: 'Menyebut pelapor', minutes: 10 },
        ],
      },
    ],
  },
]
