import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'DTA-51A',
    slug: 'keputusan-dengan-data-sendiri',
    name: 'Keputusan dengan Data Sendiri',
    summary:
      'Dua belas pekan bagi penyelia dan manajer menengah untuk menjawab pertanyaan bisnis memakai data divisinya, sampai usulan diterima.',
    description: `Peserta datang bersama satu pertanyaan yang selama ini dijawab dengan perasaan: mengapa retur naik, sif mana yang paling boros, pelanggan mana yang diam-diam pergi. Pertanyaan itu dibawa dari pekan pertama sampai rapat keputusan.

Kelas premium ini untuk kelompok lintas perusahaan. Perusahaan yang ingin menjalankannya secara tertutup dapat meminta penawaran melalui formulir demo.`,
    tags: ['data', 'divisi', 'keputusan'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 3_500_000,
    premium: true,
    quota: 40,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Pusat', 'Kota Surabaya'],
    registrantsFrom: [],
    program: 'tim-cakap-data',
    mentors: ['adrian-hartanto', 'cynthia-paramitha'],
    outcomes: [
      'merumuskan pertanyaan yang bernilai',
      'membersihkan dan meringkas data',
      'membuat papan pantau yang dibaca',
      'mengusulkan keputusan beserta risikonya',
    ],
    audience: ['penyelia dan manajer menengah', 'analis divisi', 'pemilik usaha menengah'],
    requirements: ['akses data yang disetujui perusahaan', 'dukungan atasan langsung', 'laptop'],
    modules: [
      {
        title: 'Pertanyaan',
        chapters: [
          { title: 'Dua hari di lantai kerja', minutes: 45 },
          { title: 'Satu kalimat ukuran berhasil', minutes: 20 },
        ],
      },
      {
        title: 'Data',
        chapters: [
          { title: 'Membersihkan tanpa mengubah makna', minutes: 40 },
          { title: 'Meringkas untuk rapat', minutes: 30 },
        ],
      },
      {
        title: 'Papan pantau',
        chapters: [
          { title: 'Lima angka, tidak lebih', minutes: 30 },
          { title: 'Membaca naik dan turun', minutes: 25 },
        ],
      },
      {
        title: 'Keputusan',
        chapters: [
          { title: 'Usulan satu halaman', minutes: 35 },
          { title: 'Rapat tiruan dengan direksi', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'KAM-51B',
    slug: 'kebal-penipuan-digital',
    name: 'Kebal Penipuan Digital di Kantor',
    summary: 'Satu jam untuk seluruh karyawan: mengenali email palsu, telepon mendesak, dan tautan tagihan yang hampir benar.',
    description: `Penipuan terbaik datang pada hari tersibuk dengan nada paling sopan. Webinar ini memakai contoh yang benar-benar terjadi di kantor Indonesia, dengan nama yang sudah dihapus.

Perusahaan dapat membagikan tautan ini kepada seluruh karyawan tanpa biaya dan menerima ringkasan kehadiran.`,
    tags: ['keamanan', 'karyawan', 'penipuan'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['stephanie-wongkar'],
    outcomes: ['memeriksa pengirim dalam lima detik', 'menolak desakan dengan sopan', 'melapor tanpa malu'],
    audience: ['seluruh karyawan', 'bagian keuangan', 'resepsionis dan admin'],
    requirements: ['satu jam tanpa rapat', 'ponsel atau laptop', 'tidak perlu latar teknis'],
    modules: [
      {
        title: 'Mengenali',
        chapters: [
          { title: 'Email dari direktur palsu', minutes: 12 },
          { title: 'Tagihan yang hampir benar', minutes: 12 },
        ],
      },
      {
        title: 'Menahan',
        chapters: [
          { title: 'Kalimat penunda yang sopan', minutes: 10 },
          { title: 'Menelepon balik', minutes: 8 },
        ],
      },
      {
        title: 'Melapor',
        chapters: [
          { title: 'Terlanjur mengeklik', minutes: 12 },
          { title: 'Budaya tanpa malu', minutes: 8 },
        ],
      },
    ],
  },
  {
    code: 'LYN-51C',
    slug: 'formulir-yang-ramah-warga',
    name: 'Formulir yang Ramah Warga',
    summary: 'Tiga hari bagi petugas layanan untuk memangkas isian, menulis ulang petunjuk, dan mengujinya langsung di depan loket.',
    description: `Peserta membawa satu formulir dari kantornya. Hari pertama kita mengisinya sebagai warga, lengkap dengan rasa kesalnya. Hari kedua setiap isian harus membela diri: untuk apa ditanyakan, siapa yang memakai?

Hari ketiga berlangsung di loket sungguhan di Semarang. Warga yang bersedia mencoba mendapat antrean khusus dan ucapan terima kasih.`,
    tags: ['layanan publik', 'aparatur', 'penulisan'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 0,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Semarang'],
    registrantsFrom: ['Kota Semarang', 'Kabupaten Kendal', 'Kabupaten Demak', 'Kota Salatiga', 'Kabupaten Semarang'],
    program: 'pemerintah-melayani',
    mentors: ['wahid-abdurrahman'],
    outcomes: ['memangkas isian yang tidak dipakai', 'menulis petunjuk yang jelas', 'menguji dengan warga', 'mengukur waktu layanan'],
    audience: ['petugas loket dan admin dinas', 'pengelola situs pemerintah daerah', 'rumah sakit dan BUMD'],
    requirements: ['satu formulir kantor', 'izin atasan', 'surat tugas'],
    modules: [
      {
        title: 'Menjadi warga',
        chapters: [
          { title: 'Mengisi formulir sendiri', minutes: 30 },
          { title: 'Mencatat rasa kesal', minutes: 20 },
        ],
      },
      {
        title: 'Memangkas',
        chapters: [
          { title: 'Isian yang membela diri', minutes: 40 },
          { title: 'Bahasa yang tidak menakutkan', minutes: 30 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Satu jam di loket', minutes: 45 },
          { title: 'Menghitung menit yang hilang', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'AIK-50D',
    slug: 'ai-untuk-pekerjaan-kantor',
    name: 'AI untuk Pekerjaan Kantor, Secukupnya',
    summary: 'Empat pekan memilih tugas yang pantas dibantu mesin, menyusun aturan data, dan mengukur apakah waktu benar-benar berkurang.',
    description: `Setiap peserta mencatat pekerjaannya selama sepekan sebelum kelas dimulai. Dari catatan itu kita memilih dua tugas saja. Sisanya tetap dikerjakan manusia, dengan alasan yang ditulis.

Pekan terakhir menghasilkan aturan pemakaian setengah halaman yang dapat disahkan pimpinan.`,
    tags: ['AI', 'produktivitas', 'kebijakan'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 750_000,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'tim-cakap-data',
    mentors: ['cynthia-paramitha', 'stephanie-wongkar'],
    outcomes: [
      'memilih tugas yang tepat',
      'menulis perintah yang dapat diulang',
      'menjaga rahasia perusahaan',
      'mengukur waktu yang dihemat',
    ],
    audience: ['staf administrasi dan pemasaran', 'penyelia', 'bagian SDM'],
    requirements: ['izin memakai alat yang disetujui', 'catatan kerja sepekan', 'laptop'],
    modules: [
      {
        title: 'Mencatat',
        chapters: [
          { title: 'Sepekan pekerjaan', minutes: 20 },
          { title: 'Dua tugas terpilih', minutes: 20 },
        ],
      },
      {
        title: 'Mencoba',
        chapters: [
          { title: 'Perintah yang dapat diulang', minutes: 25 },
          { title: 'Memeriksa hasil', minutes: 25 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Data yang tidak boleh keluar', minutes: 25 },
          { title: 'Aturan setengah halaman', minutes: 25 },
        ],
      },
      {
        title: 'Mengukur',
        chapters: [
          { title: 'Menit yang benar-benar hilang', minutes: 20 },
          { title: 'Melapor kepada pimpinan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'EVL-51E',
    slug: 'mengukur-dampak-pelatihan',
    name: 'Mengukur Dampak Pelatihan',
    summary: 'Untuk tim SDM yang lelah menghitung kehadiran: merancang ukuran, pembanding, dan laporan yang dipercaya bagian keuangan.',
    description: `Lembar kepuasan bernilai 4,8 tidak membuktikan apa pun selain makan siang yang enak. Kelas ini membahas ukuran yang lebih jujur, termasuk ketika hasilnya mengecewakan.

Peserta merancang evaluasi untuk satu pelatihan yang benar-benar akan dijalankan di perusahaannya.`,
    tags: ['SDM', 'evaluasi', 'dampak'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 950_000,
    quota: 25,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['cynthia-paramitha'],
    outcomes: [
      'menetapkan ukuran sebelum pelatihan',
      'memilih pembanding yang wajar',
      'menulis laporan yang dipercaya',
      'menghentikan pelatihan yang tidak berguna',
    ],
    audience: ['manajer SDM', 'kepala pelatihan', 'pengelola anggaran'],
    requirements: ['satu rencana pelatihan', 'akses data kinerja', 'lembar sebar'],
    modules: [
      {
        title: 'Sebelum',
        chapters: [
          { title: 'Ukuran satu kalimat', minutes: 25 },
          { title: 'Garis awal', minutes: 25 },
        ],
      },
      {
        title: 'Sesudah',
        chapters: [
          { title: 'Pembanding yang wajar', minutes: 35 },
          { title: 'Tiga bulan kemudian', minutes: 25 },
        ],
      },
      {
        title: 'Laporan',
        chapters: [
          { title: 'Satu halaman untuk keuangan', minutes: 30 },
          { title: 'Berani bilang gagal', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'PMN-49F',
    slug: 'pemimpin-baru-lini-produksi',
    name: 'Pemimpin Baru di Lini Produksi',
    summary:
      'Dibiayai mitra kawasan industri: dua hari untuk operator yang baru diangkat menjadi kepala regu, dari giliran kerja sampai rapat pagi.',
    description: `Operator terbaik diangkat menjadi kepala regu, lalu dibiarkan menebak-nebak caranya. Lokakarya ini membahas pekan-pekan pertama yang canggung: memerintah teman sendiri, membagi lembur, dan memimpin rapat pagi tujuh menit.

Angkatan ini selesai dengan tiga puluh tiga peserta dari sembilan pabrik.`,
    tags: ['kepemimpinan', 'produksi', 'penyelia'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 0,
    quota: 35,
    passMark: 65,
    certificate: true,
    heldIn: ['Kabupaten Bekasi'],
    registrantsFrom: ['Kabupaten Bekasi', 'Kota Bekasi', 'Kabupaten Karawang'],
    program: null,
    mentors: ['adrian-hartanto'],
    outcomes: ['memimpin rapat pagi tujuh menit', 'membagi giliran dengan adil', 'menegur tanpa mempermalukan'],
    audience: ['kepala regu baru', 'calon penyelia', 'bagian SDM pabrik'],
    requirements: ['memimpin minimal tiga orang', 'izin dua hari', 'baju kerja'],
    modules: [
      {
        title: 'Canggung',
        chapters: [
          { title: 'Memerintah teman sendiri', minutes: 25 },
          { title: 'Batas yang baru', minutes: 20 },
        ],
      },
      {
        title: 'Mengatur',
        chapters: [
          { title: 'Rapat pagi tujuh menit', minutes: 30 },
          { title: 'Giliran dan lembur', minutes: 30 },
        ],
      },
      {
        title: 'Menegur',
        chapters: [
          { title: 'Latihan peran', minutes: 40 },
          { title: 'Mencatat kebaikan', minutes: 15 },
        ],
      },
    ],
  },
]
