import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'LINDUNG-25A',
    slug: 'perlindungan-anak-untuk-relawan',
    name: 'Perlindungan Anak untuk Relawan',
    summary: 'Pelatihan wajib sebelum bertugas: mengenali tanda, menanggapi cerita anak dengan tenang, dan melapor lewat jalur yang benar.',
    description: `Pelatihan ini tidak membuat Anda menjadi penyelidik. Tugas relawan lebih sederhana dan lebih sulit: melihat, mendengar, tidak berjanji merahasiakan, lalu meneruskan kepada yang berwenang.

Sesi daring membahas dasar dan aturan. Sesi tatap muka berisi latihan kasus dengan pemeran, sampai tubuh Anda ingat apa yang harus dilakukan ketika gugup. Ada pendamping bagi peserta yang merasa terganggu oleh materi.`,
    tags: ['perlindungan anak', 'relawan', 'wajib'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 80,
    passMark: 80,
    certificate: true,
    heldIn: ['Kota Kupang', 'Kota Surakarta'],
    registrantsFrom: [],
    program: 'sahabat-belajar',
    mentors: ['yohana-lestari'],
    outcomes: [
      'mengenali tanda bahaya dan tanda biasa',
      'tahu lima kalimat saat anak bercerita',
      'peta pelaporan di kota sendiri',
      'janji tertulis relawan',
    ],
    audience: ['calon relawan Sahabat Belajar', 'pengurus taman baca', 'orang tua yang membantu di sekolah'],
    requirements: ['usia minimal 17 tahun', 'hadir penuh, tidak dapat diwakilkan', 'siap membicarakan hal yang berat'],
    modules: [
      {
        title: 'Melihat',
        chapters: [
          { title: 'Tanda biasa, tanda bahaya', minutes: 25 },
          { title: 'Batas tubuh dan tempat terbuka', minutes: 20 },
        ],
      },
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Lima kalimat yang menenangkan', minutes: 25 },
          { title: 'Mengapa tidak boleh berjanji rahasia', minutes: 20 },
        ],
      },
      {
        title: 'Meneruskan',
        chapters: [
          { title: 'Jalur laporan di kota Anda', minutes: 25 },
          { title: 'Mencatat tanpa menambah', minutes: 20 },
          { title: 'Menjaga diri sesudahnya', minutes: 20 },
        ],
      },
      {
        title: 'Latihan kasus',
        chapters: [
          { title: 'Cerita di jalan pulang', minutes: 35 },
          { title: 'Permintaan foto', minutes: 20 },
          { title: 'Pasangan tugas tidak datang', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'BACAAN-25A',
    slug: 'menemani-anak-belajar-membaca',
    name: 'Menemani Anak Belajar Membaca',
    summary:
      'Enam pekan bagi relawan: mengukur kemampuan tanpa membuat malu, memilih bacaan dari sekitar, dan permainan bunyi selama sepuluh menit.',
    description: `Banyak anak yang disebut malas membaca sebenarnya sudah terlalu sering dipermalukan. Kelas ini mengajarkan cara memulai dari bunyi, dari bungkus, dan dari hal yang benar-benar ingin mereka tahu.

Setiap pekan ada satu kegiatan untuk dicoba di pos. Peserta menceritakan hasilnya, terutama yang gagal, dan saling meminjam gagasan.`,
    tags: ['membaca', 'anak', 'pendampingan'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 120,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'sahabat-belajar',
    mentors: ['yohana-lestari', 'dedi-kurnia'],
    outcomes: [
      'cara mengukur kemampuan membaca dalam lima menit',
      'dua puluh permainan bunyi',
      'buku catatan perkembangan',
      'percakapan bulanan dengan orang tua',
    ],
    audience: ['relawan yang sudah bertugas', 'kakak dan orang tua', 'guru kelas rendah'],
    requirements: ['menemani minimal satu anak', 'sudah mengikuti pelatihan perlindungan anak', 'dua jam sepekan'],
    modules: [
      {
        title: 'Mengukur tanpa menguji',
        chapters: [
          { title: 'Lima menit dengan kartu huruf', minutes: 20 },
          { title: 'Mencatat yang sudah bisa', minutes: 15 },
        ],
      },
      {
        title: 'Bunyi dulu',
        chapters: [
          { title: 'Permainan suku kata', minutes: 20 },
          { title: 'Lagu dan tepuk', minutes: 15 },
          { title: 'Huruf yang sering tertukar', minutes: 20 },
        ],
      },
      {
        title: 'Bacaan dari sekitar',
        chapters: [
          { title: 'Bungkus, papan, dan karcis', minutes: 20 },
          { title: 'Membuat buku bersama anak', minutes: 30 },
        ],
      },
      {
        title: 'Orang tua',
        chapters: [
          { title: 'Bercerita tentang kemajuan', minutes: 20 },
          { title: 'Menutup semester dengan baik', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'PONSEL-24A',
    slug: 'teman-ponsel-mendampingi-lansia',
    name: 'Teman Ponsel: Mendampingi Lansia',
    summary:
      'Kelas mandiri tentang mengajar pelan: lembar langkah berhuruf besar, mengulang tanpa mengeluh, dan mengenali penipuan bersama-sama.',
    description: `Mengajar lansia memakai ponsel lebih banyak soal rasa aman daripada soal tombol. Kalau salah menekan tidak dimarahi, mereka akan berani mencoba.

Imam membagikan cara yang ia uji bersama ibunya dan tiga ratus lansia lain. Setiap bab pendek dan bisa ditonton berdua.`,
    tags: ['lansia', 'ponsel', 'literasi digital'],
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
    program: 'teman-ponsel',
    mentors: ['imam-subekti'],
    outcomes: [
      'enam rencana pertemuan',
      'lembar langkah berhuruf besar',
      'permainan mengenali penipuan',
      'batas yang jelas soal uang dan sandi',
    ],
    audience: ['relawan Teman Ponsel', 'cucu yang sering dimintai tolong', 'kader lansia'],
    requirements: ['satu lansia untuk latihan', 'ponsel yang dipakai sehari-hari', 'kesediaan mengulang'],
    modules: [
      {
        title: 'Sebelum menyentuh layar',
        chapters: [
          { title: 'Menanyakan keinginan, bukan kebutuhan', minutes: 10 },
          { title: 'Huruf besar dan cahaya layar', minutes: 12 },
        ],
      },
      {
        title: 'Bertelepon dan bercerita',
        chapters: [
          { title: 'Panggilan video ke cucu', minutes: 15 },
          { title: 'Pesan suara', minutes: 10 },
          { title: 'Mengirim foto burung', minutes: 10 },
        ],
      },
      {
        title: 'Aman',
        chapters: [
          { title: 'Pesan yang menakut-nakuti', minutes: 15 },
          { title: 'Kalimat penolakan yang sopan', minutes: 10 },
          { title: 'Bila sudah telanjur', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'ISYARAT-25A',
    slug: 'bahasa-isyarat-untuk-relawan',
    name: 'Bahasa Isyarat untuk Relawan: Menyapa sampai Menemani',
    summary:
      'Delapan pertemuan belajar isyarat bersama pengajar Tuli: memperkenalkan diri, membantu di acara umum, dan tata krama percakapan visual.',
    description: `Dua puluh menit pertama setiap pertemuan berlangsung tanpa suara. Anda akan kikuk, lalu mulai melihat: alis, bahu, arah pandang. Di situlah bahasa ini tinggal.

Pengajar utama adalah teman-teman Tuli dari Manado dan Makassar; Fransisca menjadi penghubung. Kelas ini bukan pelatihan juru bahasa, melainkan cara menjadi sahabat yang bisa diajak bicara.`,
    tags: ['bahasa isyarat', 'inklusi', 'relawan'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 200_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Manado'],
    registrantsFrom: [],
    program: null,
    mentors: ['fransisca-rumengan'],
    outcomes: ['tiga ratus isyarat sehari-hari', 'percakapan lima menit', 'tata krama bersama teman Tuli', 'tahu kapan perlu juru bahasa'],
    audience: ['relawan acara dan sekolah', 'tenaga layanan umum', 'teman dan keluarga orang Tuli'],
    requirements: ['kamera yang memperlihatkan setengah badan', 'siap belajar tanpa suara', 'latihan sepuluh menit sehari'],
    modules: [
      {
        title: 'Melihat',
        chapters: [
          { title: 'Alis, bahu, dan arah pandang', minutes: 20 },
          { title: 'Nama isyarat Anda', minutes: 20 },
        ],
      },
      {
        title: 'Menyapa',
        chapters: [
          { title: 'Perkenalan dan keluarga', minutes: 30 },
          { title: 'Arah, waktu, dan angka', minutes: 30 },
          { title: 'Minta diulang', minutes: 10 },
        ],
      },
      {
        title: 'Menemani',
        chapters: [
          { title: 'Di balai warga dan puskesmas', minutes: 30 },
          { title: 'Acara umum yang ramah', minutes: 25 },
          { title: 'Kapan memanggil juru bahasa', minutes: 15 },
        ],
      },
      {
        title: 'Bercakap',
        chapters: [
          { title: 'Lima menit tanpa suara', minutes: 30 },
          { title: 'Cerita lucu dalam isyarat', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'FASILITASI-25B',
    slug: 'fasilitasi-rapat-warga',
    name: 'Fasilitasi Rapat Warga yang Selesai Sebelum Nasi Dingin',
    summary:
      'Dua hari berlatih memimpin musyawarah: menggambar masalah, memberi giliran yang diam, dan pulang dengan tugas serta pemegang kunci.',
    description: `Rapat warga gagal karena dua hal: terlalu lama, dan diputuskan sebelum dimulai. Dalam dua hari peserta memimpin rapat-rapat kecil dengan pemeran bapak yang tidak mau berhenti bicara, pemuda yang sinis, dan ibu yang tahu segalanya tetapi tidak ditanya.

Setiap orang pulang dengan satu rencana tiga puluh hari. Dedi menelepon pada hari ketiga puluh satu.`,
    tags: ['rapat', 'warga', 'fasilitasi'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 300_000,
    quota: 24,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Palembang'],
    registrantsFrom: ['Kota Palembang', 'Kabupaten Banyuasin', 'Kabupaten Ogan Ilir'],
    program: null,
    mentors: ['dedi-kurnia', 'fransisca-rumengan'],
    outcomes: [
      'susunan rapat enam puluh menit',
      'tiga cara mengambil keputusan',
      'teknik untuk yang terlalu banyak bicara',
      'rencana kegiatan 30 hari',
    ],
    audience: ['ketua RT dan pengurus gang', 'penggerak karang taruna', 'koordinator relawan'],
    requirements: ['punya satu masalah warga yang nyata', 'hadir dua hari', 'bersedia bermain peran'],
    modules: [
      {
        title: 'Sebelum rapat',
        chapters: [
          { title: 'Bertamu ke tiga rumah', minutes: 25 },
          { title: 'Menggambar masalah di tanah', minutes: 20 },
        ],
      },
      {
        title: 'Selama rapat',
        chapters: [
          { title: 'Enam puluh menit', minutes: 30 },
          { title: 'Giliran bagi yang diam', minutes: 25 },
          { title: 'Ketika suara meninggi', minutes: 30 },
        ],
      },
      {
        title: 'Memutuskan',
        chapters: [
          { title: 'Sepakat, suara, atau coba dulu', minutes: 25 },
          { title: 'Siapa memegang kunci', minutes: 15 },
        ],
      },
      {
        title: 'Tiga puluh hari',
        chapters: [
          { title: 'Versi paling kecil', minutes: 20 },
          { title: 'Menghentikan dengan baik', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'PIMPIN-24A',
    slug: 'sekolah-koordinator-relawan',
    name: 'Sekolah Koordinator Relawan',
    summary:
      'Sepuluh pekan untuk orang yang mengurus relawan: merekrut, menjadwal, menengahi, merawat yang lelah, dan melepas dengan terima kasih.',
    description: `Koordinator adalah relawan yang paling jarang ditanya kabarnya. Bootcamp ini memberinya alat kerja sekaligus teman senasib dari kota lain.

Setiap pekan satu peserta membawa kasus nyata, dan kelompok membedahnya dengan tata cara yang menjaga nama semua orang. Angkatan ini menghasilkan buku saku bersama yang dapat dipakai angkatan berikutnya.`,
    tags: ['koordinator', 'manajemen relawan', 'organisasi'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 750_000,
    premium: true,
    quota: 20,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['yohana-lestari', 'imam-subekti', 'dedi-kurnia'],
    outcomes: [
      'alur penerimaan relawan',
      'jadwal yang tahan izin mendadak',
      'cara menegur yang menjaga hubungan',
      'laporan tahunan dua halaman',
      'rencana serah terima',
    ],
    audience: ['koordinator komunitas', 'pengelola taman baca', 'pengurus yayasan kecil'],
    requirements: ['mengelola minimal lima relawan', 'bersedia berbagi kasus dengan nama samaran', 'hadir delapan dari sepuluh pertemuan'],
    modules: [
      {
        title: 'Mengundang',
        chapters: [
          { title: 'Iklan yang jujur', minutes: 20 },
          { title: 'Wawancara dan pemeriksaan', minutes: 30 },
        ],
      },
      {
        title: 'Mengatur',
        chapters: [
          { title: 'Jadwal dengan cadangan', minutes: 25 },
          { title: 'Data relawan yang seperlunya', minutes: 20 },
          { title: 'Anggaran kecil yang terbuka', minutes: 30 },
        ],
      },
      {
        title: 'Merawat',
        chapters: [
          { title: 'Tanda kelelahan', minutes: 25 },
          { title: 'Menegur sambil berjalan', minutes: 25 },
          { title: 'Konflik antarpasangan', minutes: 30 },
        ],
      },
      {
        title: 'Melepas',
        chapters: [
          { title: 'Perpisahan yang layak', minutes: 15 },
          { title: 'Serah terima satu halaman', minutes: 20 },
        ],
      },
    ],
  },
]
