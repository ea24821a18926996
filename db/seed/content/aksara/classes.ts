import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'AKS-71A',
    slug: 'pekan-pertama-dengan-aksara',
    name: 'Pekan Pertama dengan Aksara',
    summary: 'Lima hari, dua puluh menit sehari: membuat kelas, membagikan bahan, menerima tugas pertama, dan menulis umpan balik.',
    description: `Kelas ini mengikuti pekan kerja guru. Senin membuat kelas, Selasa membagikan satu bahan, Rabu menerima tugas, Kamis mengoreksi, Jumat membaca siapa yang tertinggal. Tidak ada bab yang lebih panjang daripada jam istirahat.

Kerjakan langsung di kelasmu sendiri. Kalau ada yang salah, semua langkah dapat dibatalkan.`,
    tags: ['guru', 'LMS', 'mulai'],
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
    mentors: ['paramita-suryani'],
    outcomes: [
      'membuat kelas dan mengundang siswa',
      'membagikan bahan yang ringan',
      'menerima dan mengoreksi tugas',
      'menemukan siswa yang tertinggal',
    ],
    audience: ['guru semua mata pelajaran', 'wali kelas', 'admin sekolah'],
    requirements: ['akun Aksara dari sekolah', 'ponsel atau laptop', 'satu kelas yang sedang diajar'],
    modules: [
      {
        title: 'Senin dan Selasa',
        chapters: [
          { title: 'Membuat kelas', minutes: 10 },
          { title: 'Satu bahan yang ringan', minutes: 12 },
        ],
      },
      {
        title: 'Rabu dan Kamis',
        chapters: [
          { title: 'Tugas pertama', minutes: 12 },
          { title: 'Mengoreksi dari ponsel', minutes: 15 },
        ],
      },
      {
        title: 'Jumat',
        chapters: [
          { title: 'Siapa yang tertinggal', minutes: 10 },
          { title: 'Pesan untuk orang tua', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'AKS-71B',
    slug: 'bank-soal-yang-hidup',
    name: 'Bank Soal yang Hidup',
    summary:
      'Menyusun soal yang mengukur pemahaman, menandainya dengan rapi, dan membuang soal yang terbukti menyesatkan lewat data jawaban.',
    description: `Bank soal sekolah sering menjadi gudang: penuh, berdebu, tidak pernah dibersihkan. Lokakarya tiga pertemuan ini mengajak satu kelompok mata pelajaran merapikan seratus soal bersama-sama.

Kita memakai data jawaban siswa tanpa nama untuk menemukan soal yang dijawab salah justru oleh siswa yang paham.`,
    tags: ['penilaian', 'bank soal', 'guru'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'sekolah-perintis',
    mentors: ['paramita-suryani', 'hasan-basri-alatas'],
    outcomes: ['menulis soal yang jernih', 'menandai soal menurut tujuan', 'membaca daya beda', 'menghapus soal dengan alasan'],
    audience: ['guru mata pelajaran', 'MGMP', 'wakil kepala bidang kurikulum'],
    requirements: ['tiga puluh soal buatan sendiri', 'data satu ulangan', 'akun Aksara'],
    modules: [
      {
        title: 'Menulis',
        chapters: [
          { title: 'Satu soal satu tujuan', minutes: 25 },
          { title: 'Pengecoh yang jujur', minutes: 25 },
        ],
      },
      {
        title: 'Menandai',
        chapters: [
          { title: 'Tanda yang dipakai bersama', minutes: 20 },
          { title: 'Mencari dalam gudang', minutes: 15 },
        ],
      },
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Soal yang menyesatkan', minutes: 30 },
          { title: 'Menghapus dengan alasan', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'AKS-71C',
    slug: 'admin-sekolah-tenang',
    name: 'Admin Sekolah yang Tenang',
    summary: 'Menyiapkan tahun ajaran tanpa begadang: memasukkan siswa, menaikkan kelas, mengatur peran, dan mencadangkan data sekolah.',
    description: `Pekan pertama tahun ajaran biasanya membuat admin sekolah menghilang di balik tumpukan. Kelas ini menyiapkan semuanya dua pekan lebih awal dengan daftar periksa yang sudah dipakai sembilan madrasah.

Ada bab khusus tentang data pribadi anak: apa yang perlu disimpan, siapa yang boleh melihat, dan kapan harus dihapus.`,
    tags: ['admin', 'data', 'tahun ajaran'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 250_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: ['Kabupaten Lombok Timur', 'Kota Surakarta'],
    registrantsFrom: [],
    program: null,
    mentors: ['mukhlis-hidayat', 'grace-tumewu'],
    outcomes: [
      'memasukkan data siswa dengan bersih',
      'mengatur peran dan izin',
      'menaikkan kelas tanpa kehilangan nilai',
      'mencadangkan dan memulihkan',
    ],
    audience: ['operator sekolah', 'wakil kepala', 'staf tata usaha'],
    requirements: ['daftar siswa dalam lembar sebar', 'izin kepala sekolah', 'laptop'],
    modules: [
      {
        title: 'Dua pekan sebelumnya',
        chapters: [
          { title: 'Daftar periksa', minutes: 15 },
          { title: 'Membersihkan nama ganda', minutes: 25 },
        ],
      },
      {
        title: 'Pekan pertama',
        chapters: [
          { title: 'Peran dan izin', minutes: 25 },
          { title: 'Menaikkan kelas', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Data anak', minutes: 25 },
          { title: 'Cadangan dan pemulihan', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'AKS-70D',
    slug: 'bahan-ajar-ringan-dan-terbaca',
    name: 'Bahan Ajar Ringan dan Terbaca',
    summary: 'Menata modul agar terbaca di ponsel buram dari bangku belakang: huruf, jarak, gambar, dan berkas di bawah satu megabita.',
    description: `Hasan membawa kaca pembesar dan ponsel paling buram yang dimilikinya. Modul setiap peserta dibuka di situ lebih dulu. Biasanya hening sebentar.

Selama empat pekan peserta menata ulang satu modul sampai nyaman dibaca, termasuk oleh siswa dengan penglihatan rendah.`,
    tags: ['bahan ajar', 'tipografi', 'ponsel'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 150_000,
    quota: 50,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['hasan-basri-alatas'],
    outcomes: ['memilih huruf dan ukuran', 'menyusun halaman yang bernapas', 'mengecilkan gambar', 'menulis teks pengganti'],
    audience: ['guru', 'pengembang modul', 'mahasiswa kependidikan'],
    requirements: ['satu modul yang ingin diperbaiki', 'pengolah kata', 'ponsel lama bila ada'],
    modules: [
      {
        title: 'Huruf',
        chapters: [
          { title: 'Ukuran dari bangku belakang', minutes: 15 },
          { title: 'Dua huruf sudah cukup', minutes: 15 },
        ],
      },
      {
        title: 'Ruang',
        chapters: [
          { title: 'Jarak dan napas', minutes: 20 },
          { title: 'Judul yang menuntun', minutes: 15 },
        ],
      },
      {
        title: 'Gambar',
        chapters: [
          { title: 'Di bawah satu megabita', minutes: 20 },
          { title: 'Teks pengganti', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'AKS-72E',
    slug: 'membangun-di-atas-aksara',
    name: 'Membangun di Atas Aksara',
    summary:
      'Enam pekan untuk pengembang dinas dan sekolah: menyambungkan rapor, perpustakaan, dan absensi melalui antarmuka terbuka Aksara.',
    description: `Sekolah tidak hidup dari satu aplikasi. Bootcamp premium ini menyambungkan Aksara dengan sistem yang sudah ada, tanpa menyalin data lebih banyak daripada yang diperlukan.

Peserta membangun satu sambungan yang dipakai sekolahnya sendiri. Grace meninjau kode setiap Jumat dan menolak dengan alasan yang panjang.`,
    tags: ['API', 'integrasi', 'pengembang', 'premium'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 1_800_000,
    premium: true,
    quota: 24,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['grace-tumewu'],
    outcomes: [
      'memakai API dengan izin terbatas',
      'menyamakan data saat luring',
      'menangani kegagalan',
      'menulis dokumentasi untuk penerus',
    ],
    audience: ['pengembang dinas pendidikan', 'guru RPL', 'mitra teknologi sekolah'],
    requirements: ['lancar satu bahasa pemrograman', 'paham HTTP', 'izin sekolah', 'enam jam seminggu'],
    modules: [
      {
        title: 'Izin',
        chapters: [
          { title: 'Kunci yang sekecil mungkin', minutes: 30 },
          { title: 'Data yang tidak perlu disalin', minutes: 25 },
        ],
      },
      {
        title: 'Menyambung',
        chapters: [
          { title: 'Membaca kelas dan nilai', minutes: 35 },
          { title: 'Mengirim kabar perubahan', minutes: 35 },
        ],
      },
      {
        title: 'Gagal',
        chapters: [
          { title: 'Jaringan kapal', minutes: 30 },
          { title: 'Kirim ulang tanpa ganda', minutes: 35 },
        ],
      },
      {
        title: 'Mewariskan',
        chapters: [
          { title: 'Dokumentasi untuk penerus', minutes: 25 },
          { title: 'Tinjauan Jumat', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'AKS-69F',
    slug: 'kepala-sekolah-membaca-angka',
    name: 'Kepala Sekolah Membaca Angka',
    summary:
      'Satu jam membaca tiga grafik yang layak dibuka setiap Senin, dan belasan angka lain yang lebih baik tidak dilihat sama sekali.',
    description: `Papan pantau yang terlalu ramai membuat pimpinan sekolah sibuk tanpa tahu. Webinar ini memilih tiga grafik: kehadiran, tugas yang belum dikoreksi, dan siswa yang diam lebih dari sepekan.

Rekaman tersedia beserta lembar percakapan untuk rapat Senin.`,
    tags: ['kepala sekolah', 'data', 'keputusan'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 200,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'sekolah-perintis',
    mentors: ['mukhlis-hidayat', 'paramita-suryani'],
    outcomes: ['membaca tiga grafik penting', 'menanyakan sebab tanpa menuduh', 'mengabaikan angka yang menyesatkan'],
    audience: ['kepala sekolah', 'pengawas', 'pengurus yayasan'],
    requirements: ['akun pimpinan', 'satu jam', 'keinginan bertanya'],
    modules: [
      {
        title: 'Tiga grafik',
        chapters: [
          { title: 'Kehadiran yang berbisik', minutes: 15 },
          { title: 'Tugas belum dikoreksi', minutes: 15 },
        ],
      },
      {
        title: 'Diam',
        chapters: [
          { title: 'Siswa yang diam sepekan', minutes: 15 },
          { title: 'Percakapan tanpa menuduh', minutes: 15 },
        ],
      },
      {
        title: 'Mengabaikan',
        chapters: [
          { title: 'Angka yang menyesatkan', minutes: 10 },
          { title: 'Rapat Senin dua puluh menit', minutes: 10 },
        ],
      },
    ],
  },
]
