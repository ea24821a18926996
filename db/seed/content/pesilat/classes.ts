import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'PSL-11A',
    slug: 'pesilat-web-dan-cloud',
    name: 'Pesilat Web dan Cloud: Angkatan 11',
    summary:
      'Jalur utama dua belas pekan penuh waktu: dari HTML pertama sampai layanan yang berjalan di AWS dan dipakai lembaga di kotamu.',
    description: `Hari dimulai pukul delapan dengan latihan jurus: satu soal kecil, dua puluh menit, dikerjakan semua orang. Setelah itu barulah materi dan proyek. Pengulangan yang tampak sepele inilah yang membuat tangan tidak gemetar saat ujian.

Tatap muka berlangsung pada pekan 1, 6, dan 12 di balai latihan tiga kota. Pekan lainnya daring, dengan kehadiran yang dicatat. Seluruh biaya ditanggung pendanaan AWS dan mitra daerah.`,
    tags: ['bootcamp', 'web', 'AWS', 'gratis'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 0,
    quota: 120,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Surabaya', 'Kota Medan', 'Kota Makassar'],
    registrantsFrom: [
      'Kota Surabaya',
      'Kabupaten Sidoarjo',
      'Kabupaten Gresik',
      'Kota Medan',
      'Kabupaten Deli Serdang',
      'Kota Makassar',
      'Kabupaten Maros',
    ],
    program: 'pesilat-aws',
    mentors: ['jaka-samudra', 'putri-maharani-lubis', 'laila-nuraini'],
    outcomes: [
      'membangun aplikasi web dengan data',
      'menayangkan dan memantaunya di AWS',
      'bekerja dengan Git dan ulasan kode',
      'siap mengikuti ujian sertifikasi cloud tingkat dasar',
    ],
    audience: ['lulusan SMK semua jurusan', 'pencari kerja usia 18–26 tahun', 'pekerja yang baru terkena pengurangan'],
    requirements: ['lulus pretes logika', 'sanggup penuh waktu dua belas pekan', 'KTP hanya ditunjukkan saat daftar ulang'],
    modules: [
      {
        title: 'Kuda-kuda: dasar web',
        chapters: [
          { title: 'HTML dan CSS yang berdiri tegak', minutes: 40 },
          { title: 'JavaScript tanpa pustaka', minutes: 45 },
          { title: 'Git setiap hari', minutes: 30 },
        ],
      },
      {
        title: 'Pukulan: aplikasi',
        chapters: [
          { title: 'Antarmuka dari komponen', minutes: 45 },
          { title: 'API dan basis data', minutes: 45 },
          { title: 'Menguji sebelum dipuji', minutes: 35 },
        ],
      },
      {
        title: 'Tangkisan: cloud',
        chapters: [
          { title: 'Komputer, penyimpanan, jaringan', minutes: 45 },
          { title: 'Izin sekecil mungkin', minutes: 30 },
          { title: 'Tagihan dan batasnya', minutes: 25 },
        ],
      },
      {
        title: 'Gelanggang',
        chapters: [
          { title: 'Bertemu lembaga pengguna', minutes: 40 },
          { title: 'Menayangkan layanan', minutes: 45 },
          { title: 'Sidang tiga pelatih', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'CLF-21A',
    slug: 'jurus-dasar-cloud',
    name: 'Jurus Dasar Cloud',
    summary:
      'Memahami komputasi awan lewat perumpamaan sasana: menyewa ruang, mengunci loker, membayar listrik, dan mematikan lampu saat pulang.',
    description: `Sebelum menekan tombol apa pun, pesilat perlu tahu apa yang sebenarnya disewa. Kelas ini menjelaskan wilayah, mesin, penyimpanan, dan izin tanpa singkatan yang tidak perlu.

Tersedia laboratorium latihan yang aman dari tagihan. Semua latihan dapat diulang sampai yakin.`,
    tags: ['cloud', 'AWS', 'dasar'],
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
    program: 'pesilat-aws',
    mentors: ['jaka-samudra'],
    outcomes: [
      'menjelaskan apa itu cloud kepada orang rumah',
      'memilih layanan untuk kebutuhan sederhana',
      'mengunci akses',
      'memperkirakan biaya bulanan',
    ],
    audience: ['calon peserta bootcamp', 'guru TKJ', 'siapa pun yang penasaran'],
    requirements: ['peramban modern', 'kuota sekitar 2 GB', 'tidak perlu kartu kredit'],
    modules: [
      {
        title: 'Menyewa sasana',
        chapters: [
          { title: 'Mengapa tidak beli sendiri', minutes: 12 },
          { title: 'Wilayah dan jarak', minutes: 15 },
        ],
      },
      {
        title: 'Isi sasana',
        chapters: [
          { title: 'Mesin maya', minutes: 25 },
          { title: 'Lemari penyimpanan', minutes: 20 },
          { title: 'Pintu dan jaringan', minutes: 25 },
        ],
      },
      {
        title: 'Kunci dan tagihan',
        chapters: [
          { title: 'Siapa pegang kunci', minutes: 20 },
          { title: 'Mematikan lampu saat pulang', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'SRV-21B',
    slug: 'tanpa-server-tanpa-cemas',
    name: 'Tanpa Server, Tanpa Cemas',
    summary:
      'Dua akhir pekan membangun layanan pengingat obat tanpa mengurus server: fungsi, antrean, jadwal, dan catatan yang bisa dibaca.',
    description: `Layanan pengingat obat hanya sibuk tiga kali sehari. Menyewa server penuh untuk itu sama dengan menyalakan lampu stadion untuk latihan sendirian. Kita membangunnya dengan fungsi yang bangun ketika dipanggil.

Bagian tersulit bukan kodenya, melainkan memastikan pesan tidak terkirim dua kali. Separuh lokakarya membahas hal itu.`,
    tags: ['serverless', 'AWS', 'API'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'pesilat-aws',
    mentors: ['samuel-rumbiak'],
    outcomes: ['menulis fungsi tanpa server', 'memakai antrean dan jadwal', 'mencegah kiriman ganda', 'membaca log saat ada keluhan'],
    audience: ['alumni bootcamp', 'pengembang web yang baru ke cloud', 'tim kecil dengan anggaran tipis'],
    requirements: ['lancar JavaScript atau Python', 'lulus Jurus Dasar Cloud', 'laptop'],
    modules: [
      {
        title: 'Bangun saat dipanggil',
        chapters: [
          { title: 'Fungsi pertama', minutes: 30 },
          { title: 'Pemicu dan jadwal', minutes: 30 },
        ],
      },
      {
        title: 'Jangan dua kali',
        chapters: [
          { title: 'Antrean dan ulang', minutes: 35 },
          { title: 'Kunci idempoten', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Log yang bercerita', minutes: 25 },
          { title: 'Alarm yang perlu saja', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'REA-21C',
    slug: 'antarmuka-cepat-react',
    name: 'Antarmuka Cepat dengan React',
    summary: 'Kelas malam enam pekan membuat antarmuka yang cepat di ponsel murah: komponen, keadaan, formulir, dan pengukuran yang jujur.',
    description: `Kelas ini dibuka untuk umum dengan biaya ringan, dan hasilnya dipakai untuk uang saku pesilat. Kamu membangun papan antrean puskesmas yang dipakai di tiga layar sekaligus.

Setiap fitur diukur di ponsel bermemori dua gigabita. Kalau lambat, kita cari sebabnya bersama.`,
    tags: ['React', 'antarmuka', 'performa'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 300_000,
    quota: 50,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['putri-maharani-lubis'],
    outcomes: [
      'memecah layar menjadi komponen',
      'mengelola keadaan tanpa pusing',
      'membuat formulir yang memaafkan',
      'mengukur dan mempercepat',
    ],
    audience: ['pengembang pemula', 'alumni SMK RPL', 'pesilat yang ingin mendalami web'],
    requirements: ['lancar JavaScript dasar', 'laptop', 'dua malam seminggu'],
    modules: [
      {
        title: 'Komponen',
        chapters: [
          { title: 'Memecah papan antrean', minutes: 25 },
          { title: 'Daftar dan kunci', minutes: 20 },
        ],
      },
      {
        title: 'Keadaan',
        chapters: [
          { title: 'Nilai yang berubah', minutes: 30 },
          { title: 'Data dari server', minutes: 35 },
        ],
      },
      {
        title: 'Formulir',
        chapters: [
          { title: 'Kesalahan yang ramah', minutes: 25 },
          { title: 'Mengirim dua kali', minutes: 20 },
        ],
      },
      {
        title: 'Kecepatan',
        chapters: [
          { title: 'Mengukur di ponsel murah', minutes: 30 },
          { title: 'Membuang yang tidak perlu', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'OPS-20D',
    slug: 'ronda-malam-server',
    name: 'Ronda Malam: Operasi dan Pemantauan',
    summary:
      'Empat pekan menjadi penjaga layanan: membaca grafik, menyusun alarm, memulihkan gangguan, dan menulis laporan tanpa mencari kambing hitam.',
    description: `Pesilat tingkat lanjut bergiliran jaga malam atas satu layanan latihan. Pelatih menyiapkan gangguan tanpa pemberitahuan. Yang dinilai bukan siapa yang paling cepat menyalahkan, melainkan siapa yang paling tenang mencatat.

Biaya dikembalikan penuh bagi peserta yang menyelesaikan keempat giliran jaga.`,
    tags: ['operasi', 'pemantauan', 'AWS', 'premium'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 500_000,
    premium: true,
    quota: 30,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'pesilat-aws',
    mentors: ['samuel-rumbiak', 'jaka-samudra'],
    outcomes: [
      'menyusun alarm yang bermakna',
      'memulihkan layanan dengan panduan',
      'menulis laporan kejadian',
      'merancang latihan gangguan',
    ],
    audience: ['alumni Pesilat', 'administrator sistem', 'pengembang yang ikut jaga'],
    requirements: ['nyaman dengan Linux', 'pernah menayangkan layanan', 'siap dibangunkan dua kali'],
    modules: [
      {
        title: 'Grafik',
        chapters: [
          { title: 'Empat tanda bahaya', minutes: 25 },
          { title: 'Arus normal dan gelombang', minutes: 25 },
        ],
      },
      {
        title: 'Alarm',
        chapters: [
          { title: 'Yang pantas membangunkan orang', minutes: 25 },
          { title: 'Giliran jaga yang manusiawi', minutes: 20 },
        ],
      },
      {
        title: 'Gangguan',
        chapters: [
          { title: 'Ronda pertama', minutes: 45 },
          { title: 'Pulih dengan panduan', minutes: 35 },
        ],
      },
      {
        title: 'Laporan',
        chapters: [
          { title: 'Tanpa kambing hitam', minutes: 30 },
          { title: 'Mencegah yang sama', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'KRJ-10F',
    slug: 'turun-ke-gelanggang-kerja',
    name: 'Turun ke Gelanggang Kerja',
    summary:
      'Dua jam bersama mantan perekrut: lamaran satu halaman, cerita proyek tiga menit, dan cara menanyakan gaji dengan kepala tegak.',
    description: `Laila membuka tumpukan lamaran tanpa nama dan menunjukkan apa yang ia cari dalam dua puluh detik pertama. Peserta kemudian menulis ulang satu paragraf, langsung di sesi.

Rekaman dan contoh lamaran masih tersedia bagi peserta terdaftar.`,
    tags: ['karier', 'wawancara', 'lamaran'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 300,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'pesilat-aws',
    mentors: ['laila-nuraini'],
    outcomes: ['menulis lamaran satu halaman', 'menceritakan proyek dalam tiga menit', 'menanyakan gaji dan jam kerja'],
    audience: ['pesilat pekan kesepuluh', 'lulusan baru', 'pencari kerja yang belum dipanggil'],
    requirements: ['satu lamaran yang pernah dikirim', 'satu proyek', 'berani dikoreksi'],
    modules: [
      {
        title: 'Dua puluh detik',
        chapters: [
          { title: 'Apa yang dibaca dulu', minutes: 15 },
          { title: 'Menghapus setengahnya', minutes: 15 },
        ],
      },
      {
        title: 'Cerita',
        chapters: [
          { title: 'Proyek tiga menit', minutes: 20 },
          { title: 'Menjawab yang tidak tahu', minutes: 15 },
        ],
      },
      {
        title: 'Angka',
        chapters: [
          { title: 'Menanyakan gaji', minutes: 15 },
          { title: 'Membaca perjanjian', minutes: 15 },
        ],
      },
    ],
  },
]
