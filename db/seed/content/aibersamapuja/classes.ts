import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'KENAL-24A',
    slug: 'kenal-ai-tanpa-takut',
    name: 'Kenal AI Tanpa Takut dan Tanpa Kagum Berlebihan',
    summary:
      'Kelas mandiri untuk siapa saja: bagaimana mesin belajar, mengapa ia mengarang, apa yang ia simpan, dan kapan sebaiknya bertanya kepada orang.',
    description: `Anda tidak harus menjadi ahli komputer untuk memahami kecerdasan buatan, sama seperti Anda tidak harus menjadi montir untuk menyeberang jalan dengan aman. Kelas ini mengajarkan rambu-rambunya.

Semua penjelasan memakai benda rumah: karung beras, kartu domino, permainan sambung kata. Puja, asisten situs ini, menemani latihan dan sengaja diberi kesempatan salah.`,
    tags: ['literasi AI', 'dasar', 'privasi'],
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
    mentors: ['damar-satriyo', 'kezia-lontoh'],
    outcomes: [
      'gambaran jujur tentang cara kerja model',
      'lima kebiasaan memeriksa jawaban',
      'daftar hal yang tidak boleh dibagikan',
      'keberanian untuk tidak memakainya',
    ],
    audience: ['orang tua dan guru', 'pegawai yang disuruh “pakai AI”', 'pelajar dengan pendamping'],
    requirements: ['bisa memakai peramban', 'rasa ingin tahu', 'tidak perlu matematika'],
    modules: [
      {
        title: 'Apa sebenarnya ini?',
        chapters: [
          { title: 'Permainan sambung kata', minutes: 12 },
          { title: 'Belajar dari contoh', minutes: 15 },
          { title: 'Mengapa ia terdengar yakin', minutes: 12 },
        ],
      },
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Membuka sumbernya', minutes: 15 },
          { title: 'Bertanya hal yang sudah diketahui', minutes: 10 },
        ],
      },
      {
        title: 'Menjaga diri',
        chapters: [
          { title: 'Yang tidak boleh diketikkan', minutes: 12 },
          { title: 'Suara dan wajah tiruan', minutes: 15 },
          { title: 'Anak dan asisten', minutes: 12 },
        ],
      },
      {
        title: 'Memutuskan',
        chapters: [
          { title: 'Kapan mesin, kapan orang', minutes: 15 },
          { title: 'Kesepakatan di rumah', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'GURU-25A',
    slug: 'merancang-tugas-di-zaman-ai',
    name: 'Merancang Tugas di Zaman Mesin Penjawab',
    summary:
      'Enam pekan membongkar satu tugas lama, mencoba menyelesaikannya dengan mesin, lalu menyusun tugas yang tetap meminta murid hadir.',
    description: `Bu Win tidak percaya pada alat pendeteksi. Ia percaya pada tugas yang memerlukan halaman sekolah, nenek, kambing, dan pilihan yang harus dipertanggungjawabkan.

Peserta bekerja dalam kelompok delapan orang lintas mata pelajaran. Tugas baru diuji di kelas sungguhan pada pekan keempat, lalu diperbaiki bersama suara murid.`,
    tags: ['guru', 'penilaian', 'rancangan tugas'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 80,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'klinik-ai-guru',
    mentors: ['winarti-hasan'],
    outcomes: [
      'satu tugas baru yang sudah diuji',
      'rubrik yang menilai proses',
      'kesepakatan kelas',
      'cara membicarakan kecurangan tanpa menuduh',
    ],
    audience: ['guru SMP dan SMA/SMK', 'dosen muda', 'pengembang kurikulum sekolah'],
    requirements: ['mengajar satu kelas semester ini', 'membawa tugas lama', 'izin sekolah'],
    modules: [
      {
        title: 'Menguji tugas lama',
        chapters: [
          { title: 'Menyelesaikannya dengan mesin', minutes: 30 },
          { title: 'Apa yang sebenarnya diukur?', minutes: 25 },
        ],
      },
      {
        title: 'Membangun ulang',
        chapters: [
          { title: 'Pengamatan setempat', minutes: 25 },
          { title: 'Pilihan yang harus dibela', minutes: 25 },
          { title: 'Catatan proses', minutes: 20 },
        ],
      },
      {
        title: 'Kesepakatan',
        chapters: [
          { title: 'Menulis pasal bersama murid', minutes: 30 },
          { title: 'Menanggapi pelanggaran', minutes: 25 },
        ],
      },
      {
        title: 'Menilai',
        chapters: [
          { title: 'Rubrik proses', minutes: 25 },
          { title: 'Percakapan lima menit', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'WARUNG-25A',
    slug: 'ai-untuk-warung-dan-toko-kecil',
    name: 'AI untuk Warung dan Toko Kecil',
    summary:
      'Delapan pertemuan singkat dengan ponsel: mencatat stok dengan suara, menulis katalog, membalas pelanggan, dan tahu kapan buku tulis lebih cepat.',
    description: `Semua bahan kelas ini sudah lulus ujian ibu Reza: dipakai lebih dari sebulan tanpa disuruh. Yang tidak lulus, seperti pembuat jingle otomatis, hanya diceritakan sebagai hiburan.

Kelas tatap muka diadakan di balai pasar Pekanbaru dua kali; selebihnya lewat panggilan video setelah toko tutup.`,
    tags: ['usaha kecil', 'katalog', 'ponsel'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 60,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Pekanbaru'],
    registrantsFrom: ['Kota Pekanbaru', 'Kabupaten Kampar', 'Kabupaten Siak'],
    program: 'ai-warung',
    mentors: ['reza-alamsyah'],
    outcomes: ['katalog dua puluh barang', 'sepuluh balasan pelanggan siap pakai', 'catatan stok mingguan', 'hitungan waktu yang dihemat'],
    audience: ['pedagang kelontong dan kuliner', 'pengelola toko daring pemula', 'anak yang membantu toko orang tua'],
    requirements: ['ponsel pintar', 'satu pekerjaan yang melelahkan', 'dua puluh menit setiap malam'],
    modules: [
      {
        title: 'Memilih satu pekerjaan',
        chapters: [
          { title: 'Mencatat tiga hari', minutes: 15 },
          { title: 'Mana yang menyita waktu', minutes: 15 },
        ],
      },
      {
        title: 'Katalog',
        chapters: [
          { title: 'Foto di depan kain polos', minutes: 20 },
          { title: 'Keterangan barang yang jujur', minutes: 20 },
          { title: 'Harga dan ukuran', minutes: 15 },
        ],
      },
      {
        title: 'Pelanggan',
        chapters: [
          { title: 'Empat bumbu pertanyaan', minutes: 20 },
          { title: 'Membalas yang marah', minutes: 20 },
          { title: 'Yang tidak boleh dijanjikan', minutes: 10 },
        ],
      },
      {
        title: 'Stok',
        chapters: [
          { title: 'Mencatat dengan suara', minutes: 15 },
          { title: 'Buku tulis atau ponsel?', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'UJI-25A',
    slug: 'menguji-model-bahasa',
    name: 'Menguji Model Bahasa untuk Bahasa Indonesia dan Daerah',
    summary:
      'Sepuluh pekan menyusun himpunan uji, mengukur kesalahan, membaca bias, dan menulis laporan yang berguna bagi orang yang mau memakai model.',
    description: `Angka tunggal di papan peringkat jarang memberi tahu apakah sebuah model layak dipakai puskesmas di Gorontalo. Bootcamp ini mengajarkan cara membuat ujian yang menjawab pertanyaan itu.

Setiap tim bekerja dengan penutur asli yang dibayar sebagai pemeriksa. Hasil uji terbuka, sedangkan data mengikuti izin yang ditentukan komunitasnya.`,
    tags: ['evaluasi', 'model bahasa', 'bahasa daerah'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 2_500_000,
    premium: true,
    quota: 24,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['damar-satriyo'],
    outcomes: [
      'himpunan uji 300 butir yang sahih',
      'skrip pengukuran yang bisa diulang',
      'analisis kesalahan dan bias',
      'laporan model delapan halaman',
      'kesepakatan data dengan penutur',
    ],
    audience: ['pengembang perangkat lunak', 'peneliti bahasa', 'pegiat bahasa daerah yang bisa memprogram'],
    requirements: ['mampu menulis Python', 'memahami statistik dasar', 'akses ke penutur bahasa yang diuji'],
    modules: [
      {
        title: 'Pertanyaan yang tepat',
        chapters: [
          { title: 'Siapa yang akan memakai?', minutes: 25 },
          { title: 'Bahaya bila salah', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun himpunan uji',
        chapters: [
          { title: 'Butir dari kehidupan nyata', minutes: 40 },
          { title: 'Dua pemeriksa, satu sengketa', minutes: 35 },
          { title: 'Kebocoran data latih', minutes: 30 },
        ],
      },
      {
        title: 'Mengukur',
        chapters: [
          { title: 'Nilai, selang, dan ulangan', minutes: 45 },
          { title: 'Menilai jawaban terbuka', minutes: 40 },
        ],
      },
      {
        title: 'Membaca kesalahan',
        chapters: [
          { title: 'Mengelompokkan kekeliruan', minutes: 35 },
          { title: 'Bias dalam sapaan dan nama', minutes: 35 },
        ],
      },
      {
        title: 'Melaporkan',
        chapters: [
          { title: 'Laporan untuk bukan ahli', minutes: 30 },
          { title: 'Izin data komunitas', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'SUARA-25B',
    slug: 'merancang-asisten-percakapan',
    name: 'Merancang Asisten yang Tahu Batasnya',
    summary:
      'Lokakarya empat malam: menulis watak, menyusun alur, berlatih menolak, dan menguji asisten bersama pengguna lansia dan tunanetra.',
    description: `Asisten yang baik tidak menjawab semua hal. Ia mengerti sampai di mana tugasnya, meminta maaf satu kali, dan menyerahkan kepada manusia sebelum orang marah.

Kezia memakai rekaman percakapan sungguhan yang sudah disamarkan. Malam terakhir para penguji, sebagian besar berumur di atas enam puluh, menilai asisten Anda dengan kejujuran yang menyegarkan.`,
    tags: ['desain percakapan', 'asisten', 'aksesibilitas'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 650_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['kezia-lontoh'],
    outcomes: [
      'watak asisten satu halaman',
      'dua puluh contoh percakapan',
      'aturan menolak dan menyerahkan kepada orang',
      'hasil uji lima pengguna',
    ],
    audience: ['perancang antarmuka', 'penulis layanan pelanggan', 'pengelola layanan publik'],
    requirements: ['satu layanan nyata sebagai bahan', 'pengalaman melayani orang', 'tidak perlu memprogram'],
    modules: [
      {
        title: 'Watak',
        chapters: [
          { title: 'Seperti siapa ia berbicara?', minutes: 20 },
          { title: 'Yang tidak akan pernah dikatakannya', minutes: 20 },
        ],
      },
      {
        title: 'Alur',
        chapters: [
          { title: 'Dua puluh percakapan contoh', minutes: 40 },
          { title: 'Salah paham dan bertanya ulang', minutes: 25 },
        ],
      },
      {
        title: 'Batas',
        chapters: [
          { title: 'Menolak dengan sopan', minutes: 20 },
          { title: 'Menyerahkan kepada orang', minutes: 20 },
          { title: 'Data yang tidak diminta', minutes: 15 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Lima pengguna, satu jam', minutes: 45 },
          { title: 'Memperbaiki tiga kalimat', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'TEMAN-24B',
    slug: 'belajar-bersama-ai-untuk-pelajar',
    name: 'Belajar Bersama AI tanpa Kehilangan Otak Sendiri',
    summary:
      'Webinar untuk pelajar dan orang tua tentang memakai asisten sebagai teman latihan: diuji, dibantah, dan ditutup ketika waktunya berpikir.',
    description: `Mesin bisa menjadi teman latihan yang tidak pernah lelah, atau joki yang membuatmu berdiri di tempat. Bedanya terletak pada siapa yang berkeringat.

Dalam webinar ini, enam pelajar menunjukkan percakapan mereka, yang bagus maupun yang memalukan. Rekaman dan lembar latihannya masih dapat dibuka.`,
    tags: ['pelajar', 'belajar', 'kejujuran'],
    level: 'Pemula',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 500,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'klinik-ai-guru',
    mentors: ['winarti-hasan', 'damar-satriyo'],
    outcomes: ['tiga cara memakai asisten untuk berlatih', 'kalimat pengakuan di tugas', 'tanda terlalu bergantung'],
    audience: ['pelajar SMP sampai SMA', 'orang tua', 'guru bimbingan'],
    requirements: ['izin orang tua bagi yang di bawah 18 tahun', 'satu pelajaran yang sulit', 'pensil dan kertas'],
    modules: [
      {
        title: 'Teman latihan',
        chapters: [
          { title: 'Minta soal, bukan jawaban', minutes: 15 },
          { title: 'Jelaskan balik dengan kata sendiri', minutes: 15 },
        ],
      },
      {
        title: 'Bantah dia',
        chapters: [
          { title: 'Mencari kesalahan mesin', minutes: 20 },
          { title: 'Membandingkan dua sumber', minutes: 15 },
        ],
      },
      {
        title: 'Tutup layar',
        chapters: [
          { title: 'Tanda terlalu bergantung', minutes: 10 },
          { title: 'Menulis pengakuan di tugas', minutes: 10 },
        ],
      },
    ],
  },
]
