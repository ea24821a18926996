import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'AWN-61A',
    slug: 'tangga-satu-kabut',
    name: 'Tangga Satu: Kabut',
    summary:
      'Mengenal istilah, biaya, dan tanggung jawab bersama di cloud lewat gambar, permainan, dan laboratorium pendek tanpa kartu kredit.',
    description: `Anak tangga pertama menghilangkan kabut: apa yang disewa, siapa yang bertanggung jawab, dan bagaimana biaya dihitung. Setiap bab selesai dalam waktu menunggu bus.

Laboratoriumnya pendek dan mati sendiri sesudah tiga puluh menit. Kamu boleh mengulanginya sebanyak yang kamu mau.`,
    tags: ['cloud', 'dasar', 'sertifikasi'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'tangga-awan',
    mentors: ['kartika-mahadewi'],
    outcomes: [
      'menjelaskan model layanan cloud',
      'membaca rincian biaya',
      'memahami tanggung jawab bersama',
      'siap mengikuti ujian tingkat dasar',
    ],
    audience: ['pelajar dan mahasiswa', 'staf yang mulai memakai cloud', 'guru dan dosen'],
    requirements: ['peramban modern', 'bahasa Inggris baca sedikit', 'tanpa kartu kredit'],
    modules: [
      {
        title: 'Apa yang disewa',
        chapters: [
          { title: 'Rumah, kos, dan hotel', minutes: 12 },
          { title: 'Wilayah dan zona', minutes: 12 },
        ],
      },
      {
        title: 'Berapa biayanya',
        chapters: [
          { title: 'Membaca rincian tagihan', minutes: 18 },
          { title: 'Kalkulator dan kejutan', minutes: 15 },
        ],
      },
      {
        title: 'Siapa bertanggung jawab',
        chapters: [
          { title: 'Garis bersama', minutes: 15 },
          { title: 'Kunci pertama', minutes: 15 },
        ],
      },
      {
        title: 'Ujian tiruan',
        chapters: [
          { title: 'Tiga puluh soal', minutes: 40 },
          { title: 'Membahas yang salah', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'AWN-61B',
    slug: 'tangga-dua-gerimis',
    name: 'Tangga Dua: Gerimis',
    summary: 'Delapan pekan mengoperasikan layanan sehari-hari: mesin, penyimpanan, jaringan, izin, cadangan, dan catatan kejadian.',
    description: `Di tingkat ini tangan mulai basah. Kamu mengelola situs sebuah toko buku rekaan yang pelanggannya terus bertambah dan pemiliknya sering berubah pikiran.

Setiap pekan ada satu permintaan dan satu gangguan. Yang dinilai adalah catatan kerjamu, karena operator yang baik meninggalkan jejak yang bisa dibaca.`,
    tags: ['cloud', 'operasi', 'sertifikasi'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 400_000,
    quota: 80,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'tangga-awan',
    mentors: ['kartika-mahadewi', 'steven-laoli'],
    outcomes: ['menyiapkan mesin dan jaringan', 'mengatur izin', 'membuat dan menguji cadangan', 'mencatat perubahan'],
    audience: ['lulusan Kabut', 'administrator sistem', 'lulusan TKJ'],
    requirements: ['dasar Linux', 'enam jam seminggu', 'laptop'],
    modules: [
      {
        title: 'Mesin',
        chapters: [
          { title: 'Menyalakan toko buku', minutes: 30 },
          { title: 'Menambah saat ramai', minutes: 30 },
        ],
      },
      {
        title: 'Penyimpanan',
        chapters: [
          { title: 'Sampul buku dan berkas besar', minutes: 25 },
          { title: 'Cadangan yang diuji', minutes: 30 },
        ],
      },
      {
        title: 'Jaringan',
        chapters: [
          { title: 'Ruang depan, ruang belakang', minutes: 35 },
          { title: 'Pintu yang lupa ditutup', minutes: 25 },
        ],
      },
      {
        title: 'Catatan',
        chapters: [
          { title: 'Jejak kerja', minutes: 20 },
          { title: 'Menjawab pemilik toko', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'ARC-61C',
    slug: 'merancang-sistem-tahan-padam',
    name: 'Merancang Sistem Tahan Padam',
    summary:
      'Sepuluh pekan merancang dan mempertahankan arsitektur di depan panel: kegagalan, biaya, kompromi, dan gambar yang bisa dibaca orang lain.',
    description: `Arsitek tidak dinilai dari jumlah kotak di diagramnya, tetapi dari pertanyaan yang sudah ia pikirkan lebih dulu. Bootcamp premium ini memberi lima kasus dengan anggaran yang berbeda, dari koperasi sampai bank.

Panel penguji selalu memiliki satu pertanyaan: apa yang terjadi kalau bagian ini mati? Pada pekan kedelapan, bagian itu benar-benar kami matikan.`,
    tags: ['arsitektur', 'ketahanan', 'premium'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 3_000_000,
    premium: true,
    quota: 24,
    passMark: 80,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'tangga-awan',
    mentors: ['rangga-dewantara', 'yuniar-sasmita'],
    outcomes: [
      'menerjemahkan kebutuhan menjadi rancangan',
      'menghitung ketersediaan dan biaya',
      'memilih kompromi dengan alasan',
      'memimpin latihan padam',
    ],
    audience: ['insinyur dengan pengalaman dua tahun', 'pemimpin teknis', 'lulusan tingkat Hujan'],
    requirements: ['pernah mengelola layanan nyata', 'delapan jam seminggu', 'hadir pada tiga Sabtu'],
    modules: [
      {
        title: 'Kebutuhan',
        chapters: [
          { title: 'Bertanya sampai ke angka', minutes: 35 },
          { title: 'Anggaran koperasi', minutes: 30 },
        ],
      },
      {
        title: 'Pola',
        chapters: [
          { title: 'Gagal sebagian', minutes: 40 },
          { title: 'Salinan dan jarak', minutes: 40 },
          { title: 'Antrean sebagai bantalan', minutes: 35 },
        ],
      },
      {
        title: 'Biaya',
        chapters: [
          { title: 'Harga satu angka sembilan', minutes: 30 },
          { title: 'Yang boleh mati', minutes: 25 },
        ],
      },
      {
        title: 'Panel',
        chapters: [
          { title: 'Latihan padam', minutes: 45 },
          { title: 'Mempertahankan rancangan', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'IAC-60D',
    slug: 'infrastruktur-dari-berkas',
    name: 'Infrastruktur dari Berkas',
    summary: 'Empat pekan menulis infrastruktur sebagai kode sehingga lingkungan dapat dibangun, ditinjau, dan dibongkar dalam lima menit.',
    description: `Mengeklik konsol itu menyenangkan sampai seseorang bertanya, siapa yang mengubah ini? Lokakarya ini memindahkan semua pengaturan ke berkas yang ditinjau rekan sebelum dijalankan.

Aturan permainannya: mulai pekan kedua, tombol konsol hanya boleh dilihat.`,
    tags: ['Terraform', 'otomatisasi', 'Git'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['kartika-mahadewi'],
    outcomes: [
      'menulis modul yang dapat dipakai ulang',
      'meninjau rencana perubahan',
      'menyimpan keadaan dengan aman',
      'membongkar tanpa sisa',
    ],
    audience: ['operator cloud', 'pengembang', 'dosen laboratorium'],
    requirements: ['lulus Gerimis atau setara', 'Git dasar', 'laptop'],
    modules: [
      {
        title: 'Menulis',
        chapters: [
          { title: 'Berkas pertama', minutes: 25 },
          { title: 'Peubah dan keluaran', minutes: 25 },
        ],
      },
      {
        title: 'Meninjau',
        chapters: [
          { title: 'Membaca rencana', minutes: 25 },
          { title: 'Menolak perubahan berbahaya', minutes: 20 },
        ],
      },
      {
        title: 'Merawat',
        chapters: [
          { title: 'Keadaan bersama', minutes: 30 },
          { title: 'Membongkar tanpa sisa', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'SEC-61E',
    slug: 'wadah-yang-tertutup-rapat',
    name: 'Wadah yang Tertutup Rapat',
    summary:
      'Sembilan puluh menit menelusuri kebocoran penyimpanan yang paling sering terjadi dan cara menutupnya sebelum orang lain menemukannya.',
    description: `Steven membagikan pola dari seratus tiga surat yang pernah ia kirim kepada pemilik wadah terbuka, dengan semua nama dihapus. Sebagian besar bermula dari satu centang yang dianggap sementara.

Rekaman, daftar periksa, dan contoh surat sopan tersedia bagi peserta.`,
    tags: ['keamanan', 'penyimpanan', 'audit'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 400,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'awan-kampus',
    mentors: ['steven-laoli'],
    outcomes: ['menemukan wadah terbuka milik sendiri', 'menutup tanpa mematikan layanan', 'melapor dengan sopan'],
    audience: ['pengelola situs kampus', 'pengembang', 'peserta tingkat Gerimis'],
    requirements: ['akun latihan', 'izin memeriksa milik organisasi', 'daftar wadah'],
    modules: [
      {
        title: 'Bocor',
        chapters: [
          { title: 'Centang sementara', minutes: 20 },
          { title: 'Seratus tiga surat', minutes: 20 },
        ],
      },
      {
        title: 'Menutup',
        chapters: [
          { title: 'Memeriksa milik sendiri', minutes: 20 },
          { title: 'Tautan berbatas waktu', minutes: 20 },
        ],
      },
      {
        title: 'Melapor',
        chapters: [
          { title: 'Surat yang sopan', minutes: 15 },
          { title: 'Setelah tidak dijawab', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'KMP-62F',
    slug: 'mengajar-cloud-di-kampus',
    name: 'Mengajar Cloud di Kampus',
    summary:
      'Untuk dosen dan guru: menyusun silabus empat belas pekan, menilai laboratorium, dan mengajarkan kegagalan tanpa membuat mahasiswa takut.',
    description: `Peserta pulang membawa silabus yang sudah diuji kelompok lain. Hari pertama kita menjadi mahasiswa, lengkap dengan tenggat dan koneksi lemah. Hari kedua kita menyusun rubrik dan menilai tugas yang sama untuk melihat perbedaannya.

Pendampingan daring berlanjut satu semester.`,
    tags: ['dosen', 'pengajaran', 'laboratorium'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 45,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Yogyakarta', 'Kota Makassar'],
    registrantsFrom: [],
    program: 'awan-kampus',
    mentors: ['yuniar-sasmita', 'rangga-dewantara'],
    outcomes: [
      'menyusun silabus empat belas pekan',
      'menjalankan laboratorium bersama',
      'menilai laporan kegagalan',
      'mengelola akun mahasiswa',
    ],
    audience: ['dosen informatika', 'guru TKJ', 'pengelola laboratorium'],
    requirements: ['mengampu kelas semester depan', 'surat tugas', 'laptop'],
    modules: [
      {
        title: 'Menjadi mahasiswa',
        chapters: [
          { title: 'Tenggat dan koneksi lemah', minutes: 40 },
          { title: 'Laboratorium yang mati sendiri', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Empat belas pekan', minutes: 40 },
          { title: 'Kartu konsensus dan bakso', minutes: 30 },
        ],
      },
      {
        title: 'Menilai',
        chapters: [
          { title: 'Rubrik kegagalan', minutes: 35 },
          { title: 'Satu tugas, sepuluh angka', minutes: 30 },
        ],
      },
    ],
  },
]
