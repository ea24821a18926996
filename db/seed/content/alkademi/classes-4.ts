import type { SeedClass } from '../../content-types.ts'

export const classes4: SeedClass[] = [
  {
    code: 'AIN-26A',
    slug: 'bekerja-dengan-asisten-ai',
    name: 'Bekerja dengan Asisten AI',
    summary: 'Memakai asisten AI untuk merangkum, menyusun draf, dan memeriksa pekerjaan, sambil tetap tahu kapan ia mengarang.',
    description: `Asisten AI menulis dengan yakin, termasuk saat ia salah. Karena itu lokakarya ini tidak dimulai dengan daftar perintah ajaib, melainkan dengan permainan: sepuluh jawaban, empat di antaranya karangan. Rata-rata peserta hanya menemukan dua.

Setelah itu Fikri menjelaskan secara sederhana bagaimana mesin ini memilih kata, dan Intan melatih cara meminta yang jelas. Peserta menyusun aturan pribadinya: data apa yang tidak pernah dimasukkan, pekerjaan apa yang tetap dikerjakan sendiri, dan bagaimana menyebutkan bantuan AI dengan jujur.`,
    tags: ['AI', 'asisten', 'produktivitas'],
    level: 'Dasar',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 0,
    quota: 200,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['fikri-alamsyah', 'intan-siregar'],
    outcomes: [
      'aturan pribadi satu halaman',
      'lima pola permintaan yang bisa diulang',
      'cara memeriksa jawaban ke sumber asli',
      'pemahaman dasar tentang cara kerja model bahasa',
    ],
    audience: ['pekerja kantor dan guru', 'mahasiswa yang menulis tugas', 'siapa saja yang ragu, baik karena kagum maupun takut'],
    requirements: ['pernah mencoba satu asisten AI', 'satu pekerjaan rutin untuk dijadikan contoh', 'tidak memasukkan data rahasia'],
    modules: [
      {
        title: 'Yakin tetapi salah',
        chapters: [
          { title: 'Empat dari sepuluh karangan', minutes: 20 },
          { title: 'Bagaimana mesin memilih kata', minutes: 25 },
        ],
      },
      {
        title: 'Meminta',
        chapters: [
          { title: 'Tujuan, bahan, bentuk', minutes: 20 },
          { title: 'Memberi contoh yang baik', minutes: 20 },
          { title: 'Meminta ia membantah', minutes: 15 },
        ],
      },
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Kembali ke sumber asli', minutes: 25 },
          { title: 'Data yang tidak boleh masuk', minutes: 15 },
          { title: 'Menulis aturan pribadi', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'AIN-26B',
    slug: 'pembelajaran-mesin-pertama',
    name: 'Pembelajaran Mesin Pertama',
    summary: 'Melatih model yang menilai mutu rumput laut dari foto ponsel, lalu mencari tahu mengapa ia keliru pada hari hujan.',
    description: `Model pertama Fikri mencapai ketepatan 96 persen dan gagal total di lapangan. Ternyata semua foto mutu rendah diambil saat hujan, sehingga yang dipelajari model adalah mendung. Kamu akan mengulang kesalahan itu dengan data yang sama, menemukannya sendiri, dan memperbaikinya.

Sesudahnya barulah kita membahas cara membagi data, memilih ukuran keberhasilan, dan membandingkan model sederhana dengan yang rumit. Sering kali yang sederhana menang. Tugas akhir boleh memakai data dari tempat kerjamu.`,
    tags: ['pembelajaran mesin', 'Python', 'model'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 750_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-analis-data',
    mentors: ['fikri-alamsyah'],
    outcomes: [
      'model klasifikasi yang diuji dengan benar',
      'kebiasaan memeriksa data sebelum model',
      'penjelasan satu halaman tentang batas model',
      'perbandingan jujur dengan cara tanpa mesin',
    ],
    audience: ['analis data yang sudah memakai Python', 'insinyur yang ingin memahami model', 'mahasiswa teknik, pertanian, dan kelautan'],
    requirements: ['dasar Python dan pandas', 'matematika SMA', 'laptop dengan RAM 8 GB'],
    modules: [
      {
        title: 'Model yang belajar mendung',
        chapters: [
          { title: 'Melihat data sebelum melatih', minutes: 35 },
          { title: 'Latih, uji, dan bocor', minutes: 40 },
          { title: 'Menemukan mendung', minutes: 30 },
        ],
      },
      {
        title: 'Memilih',
        chapters: [
          { title: 'Ukuran keberhasilan yang pas', minutes: 30 },
          { title: 'Pohon keputusan lawan jaringan saraf', minutes: 45 },
          { title: 'Kapan tidak memakai mesin', minutes: 20 },
        ],
      },
      {
        title: 'Memakai',
        chapters: [
          { title: 'Menaruh model di ponsel', minutes: 45 },
          { title: 'Kartu model satu halaman', minutes: 25 },
          { title: 'Tugas akhir', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'KAR-26A',
    slug: 'portofolio-dan-wawancara-kerja',
    name: 'Portofolio dan Wawancara Kerja',
    summary: 'Mengubah pekerjaan yang terasa biasa menjadi tiga cerita yang kuat, lalu melatihnya dalam wawancara tiruan yang direkam.',
    description: `“Saya belum punya pengalaman” hampir selalu keliru. Menjaga kasir, mengurus karang taruna, memperbaiki printer tetangga: semuanya pengalaman, hanya belum diceritakan. Maya mengajak peserta menggali tiga peristiwa dan menuliskannya dengan kerangka yang sama, yakni keadaan, pilihan, dan akibat.

Pekan ketiga adalah pekan wawancara. Setiap orang diwawancarai dua kali, sekali dalam bahasa Indonesia dan sekali dalam bahasa Inggris sederhana bersama Wulan, lalu menonton rekamannya sendiri. Tidak enak, tetapi manjur.`,
    tags: ['karier', 'portofolio', 'wawancara'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 120,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['maya-hutabarat', 'wulan-kartikasari'],
    outcomes: [
      'tiga cerita pengalaman yang tertulis',
      'halaman portofolio yang bisa dikirim',
      'dua rekaman wawancara dengan catatan',
      'daftar pertanyaan balik untuk pewawancara',
    ],
    audience: ['lulusan baru SMK dan perguruan tinggi', 'pekerja yang ingin pindah bidang', 'ibu yang kembali bekerja'],
    requirements: ['satu lowongan yang diincar', 'kamera dan mikrofon sederhana', 'bersedia menonton diri sendiri'],
    modules: [
      {
        title: 'Menggali',
        chapters: [
          { title: 'Peristiwa yang dikira biasa', minutes: 25 },
          { title: 'Keadaan, pilihan, akibat', minutes: 25 },
          { title: 'Bukti kecil yang meyakinkan', minutes: 15 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Halaman portofolio satu gulir', minutes: 35 },
          { title: 'Riwayat hidup satu halaman', minutes: 25 },
          { title: 'Surat lamaran 120 kata', minutes: 20 },
        ],
      },
      {
        title: 'Berbicara',
        chapters: [
          { title: 'Wawancara pertama', minutes: 40 },
          { title: 'Menonton diri sendiri', minutes: 25 },
          { title: 'Wawancara bahasa Inggris sederhana', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'KAR-26B',
    slug: 'bekerja-jarak-jauh-dari-kota-kecil',
    name: 'Bekerja Jarak Jauh dari Kota Kecil',
    summary:
      'Webinar bersama lima pekerja jarak jauh dari Ambon, Ruteng, Sambas, Blora, dan Sigli tentang listrik, zona waktu, dan rasa sepi.',
    description: `Lima narasumber, lima kota tanpa gedung pencakar langit. Mereka bercerita tentang hal yang jarang dibahas: menjelaskan kepada orang tua bahwa duduk di depan laptop adalah bekerja, mencari tempat saat listrik padam, dan pulang kampung tanpa benar-benar pulang karena rapat berlangsung pukul sebelas malam.

Sesi tanya jawab dipandu Maya dan Hendrik. Rekamannya dibagi menjadi enam potongan pendek, masing-masing dengan lembar rencana yang dapat diisi sendiri.`,
    tags: ['kerja jarak jauh', 'kota kecil', 'karier'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 400,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['maya-hutabarat', 'hendrik-manuputty'],
    outcomes: [
      'rencana listrik dan internet cadangan',
      'jam kerja yang disepakati keluarga',
      'daftar pertanyaan sebelum menerima tawaran kerja jarak jauh',
    ],
    audience: ['pencari kerja di luar kota besar', 'pekerja yang ingin pulang kampung', 'orang tua yang penasaran'],
    requirements: ['dua jam luang', 'kertas untuk lembar rencana', 'tidak perlu pengalaman kerja'],
    modules: [
      {
        title: 'Lima meja kerja',
        chapters: [
          { title: 'Ambon dan Sigli: listrik', minutes: 20 },
          { title: 'Ruteng dan Sambas: internet', minutes: 20 },
          { title: 'Blora: menjelaskan kepada orang tua', minutes: 15 },
        ],
      },
      {
        title: 'Rencana',
        chapters: [
          { title: 'Jam kerja dan keluarga', minutes: 20 },
          { title: 'Pertanyaan sebelum menerima tawaran', minutes: 25 },
        ],
      },
      {
        title: 'Tanya jawab',
        chapters: [
          { title: 'Zona waktu dan rapat malam', minutes: 20 },
          { title: 'Rasa sepi dan cara mengatasinya', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'PRJ-26A',
    slug: 'mengelola-proyek-kecil',
    name: 'Mengelola Proyek Kecil',
    summary:
      'Menjaga proyek tiga sampai tujuh orang agar selesai dengan selamat: daftar kerja yang hidup, rapat pendek, dan kabar buruk yang datang lebih awal.',
    description: `Buku manajemen proyek biasanya ditulis untuk membangun jembatan. Proyek kebanyakan orang lebih kecil: lomba tujuh belasan, situs klub, peluncuran produk di toko. Namun sebab gagalnya mirip, yaitu janji yang tidak ditulis dan kabar buruk yang terlambat disampaikan.

Kelas ini masih disusun bersama peserta percobaan di Pekanbaru. Setiap orang membawa satu proyek berjalan dan mengelolanya di depan kelas selama lima pekan, lengkap dengan rapat lima belas menitnya.`,
    tags: ['manajemen proyek', 'tim', 'tenggat'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 40,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Pekanbaru'],
    registrantsFrom: ['Kota Pekanbaru', 'Kota Dumai'],
    program: null,
    mentors: ['maya-hutabarat'],
    outcomes: [
      'papan kerja yang dibaca semua orang',
      'rapat lima belas menit yang berguna',
      'rencana risiko satu halaman',
      'kebiasaan menyampaikan kabar buruk lebih awal',
    ],
    audience: ['ketua tim kecil', 'pengurus organisasi dan komunitas', 'pekerja lepas dengan beberapa klien'],
    requirements: ['satu proyek yang sedang berjalan', 'anggota tim yang bersedia diajak', 'dapat hadir dua kali di Pekanbaru'],
    modules: [
      {
        title: 'Janji yang ditulis',
        chapters: [
          { title: 'Selesai itu apa', minutes: 20 },
          { title: 'Papan kerja yang hidup', minutes: 30 },
        ],
      },
      {
        title: 'Irama',
        chapters: [
          { title: 'Rapat lima belas menit', minutes: 20 },
          { title: 'Kabar buruk lebih awal', minutes: 20 },
          { title: 'Menolak pekerjaan tambahan', minutes: 20 },
        ],
      },
      {
        title: 'Menutup',
        chapters: [
          { title: 'Serah terima', minutes: 20 },
          { title: 'Belajar dari yang meleset', minutes: 30 },
        ],
      },
    ],
    draft: true,
  },
]
