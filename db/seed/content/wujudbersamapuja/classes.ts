import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'MULAI-24A',
    slug: 'menulis-keinginan-yang-bisa-dikerjakan',
    name: 'Menulis Keinginan yang Bisa Dikerjakan Ramai-Ramai',
    summary:
      'Kelas mandiri singkat: mengubah keluhan menjadi satu kalimat, mengajak lima orang pertama, dan bertanya kepada yang mungkin keberatan.',
    description: `Keinginan besar membuat orang kagum lalu pulang. Keinginan kecil membuat orang mengambil sapu. Bu Tatik menunjukkan cara mengecilkannya tanpa mengurangi maknanya.

Setiap bab bisa didengarkan sambil memasak. Tugasnya dikerjakan di luar rumah, dan paling lama dua puluh menit.`,
    tags: ['keinginan', 'memulai', 'warga'],
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
    mentors: ['tatik-suharyani'],
    outcomes: ['satu kalimat keinginan yang jelas', 'daftar lima orang pertama', 'jawaban dari tiga orang yang mungkin keberatan'],
    audience: ['warga yang baru mulai', 'remaja karang taruna', 'pengurus RT'],
    requirements: ['satu tempat yang ingin diubah', 'berani mengetuk pintu', 'ponsel untuk memotret'],
    modules: [
      {
        title: 'Dari keluhan ke kalimat',
        chapters: [
          { title: 'Memotret tempatnya', minutes: 8 },
          { title: 'Satu kalimat, satu orang', minutes: 12 },
          { title: 'Dilihat, disentuh, didengar', minutes: 10 },
        ],
      },
      {
        title: 'Lima orang pertama',
        chapters: [
          { title: 'Umur yang berbeda', minutes: 10 },
          { title: 'Mengajak lewat dapur', minutes: 12 },
        ],
      },
      {
        title: 'Yang keberatan',
        chapters: [
          { title: 'Bertanya pada jam yang tepat', minutes: 12 },
          { title: 'Mengubah letak, bukan niat', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'SERATUS-25A',
    slug: 'seratus-hari-pendampingan-kelompok',
    name: 'Seratus Hari: Pendampingan Kelompok Warga',
    summary:
      'Pendampingan bagi dua puluh kelompok terpilih, dari mendengar sampai menyerahkan, dengan dua latihan tatap muka dan telepon setiap pekan.',
    description: `Seratus hari cukup panjang untuk membuat sesuatu dan cukup pendek untuk tetap diingat. Setiap kelompok memiliki satu pendamping yang menelepon pada hari Kamis, juga ketika tidak ada kabar.

Latihan tatap muka di Magelang dan Banda Aceh dipakai untuk berkunjung ke tempat yang sudah jadi, berbicara dengan perawatnya, dan mencoba alatnya.`,
    tags: ['pendampingan', 'kelompok', 'seratus hari'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 0,
    quota: 100,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Magelang', 'Kota Banda Aceh'],
    registrantsFrom: [],
    program: 'seratus-hari-wujud',
    mentors: ['tatik-suharyani', 'hamzah-latif', 'margareta-tukan'],
    outcomes: ['satu keinginan yang terwujud', 'buku kas terbuka', 'dokumentasi dari titik yang sama', 'rencana perawatan dua tahun'],
    audience: ['lima anggota inti setiap kelompok', 'penggerak kampung', 'perangkat desa yang ikut bekerja'],
    requirements: ['kelompok terpilih program Seratus Hari', 'lima orang dengan umur berbeda', 'kehadiran pada kedua latihan'],
    modules: [
      {
        title: 'Hari 1–20: mendengar',
        chapters: [
          { title: 'Jam orang pulang', minutes: 20 },
          { title: 'Mengukur bersama pemakai', minutes: 30 },
          { title: 'Versi dalam kalimat', minutes: 15 },
        ],
      },
      {
        title: 'Hari 21–50: mencoba',
        chapters: [
          { title: 'Tali dan patok', minutes: 30 },
          { title: 'Versi sehari', minutes: 40 },
          { title: 'Membatalkan dengan hormat', minutes: 20 },
        ],
      },
      {
        title: 'Hari 51–90: mengerjakan',
        chapters: [
          { title: 'Buku kas di pintu', minutes: 25 },
          { title: 'Regu dan dapur', minutes: 25 },
          { title: 'Kalau macet', minutes: 20 },
        ],
      },
      {
        title: 'Hari 91–100: menyerahkan',
        chapters: [
          { title: 'Perayaan kecil', minutes: 20 },
          { title: 'Perawatan dua tahun', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'RANCANG-25A',
    slug: 'merancang-dengan-tali-dan-patok',
    name: 'Merancang Ruang Bersama dengan Tali dan Patok',
    summary:
      'Dua hari menggambar di tanah sungguhan pada ukuran sebenarnya, bersama anak, lansia, dan pengguna kursi roda sebagai penguji pertama.',
    description: `Gambar di kertas membuat orang mengangguk. Gambar di tanah membuat orang berjalan, terantuk, lalu berkata yang sebenarnya. Itulah sebabnya Hamzah membawa tali, bukan proyektor.

Hari pertama mengukur dan mencoba, hari kedua mengubah. Lebih dari separuh rancangan berubah sesudah makan siang, dan itu pertanda baik.`,
    tags: ['rancangan', 'ruang publik', 'aksesibilitas'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 250_000,
    quota: 25,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Banda Aceh'],
    registrantsFrom: ['Kota Banda Aceh', 'Kabupaten Aceh Besar', 'Kabupaten Pidie'],
    program: null,
    mentors: ['hamzah-latif'],
    outcomes: [
      'rancangan ukuran asli yang sudah diuji',
      'denah sederhana',
      'daftar hambatan dan landaian',
      'cara menampung yang tidak hadir',
    ],
    audience: ['penggerak warga', 'mahasiswa arsitektur', 'guru dan pengelola sekolah'],
    requirements: ['tempat nyata dengan izin berkumpul', 'sepatu yang boleh kotor', 'topi'],
    modules: [
      {
        title: 'Mengukur',
        chapters: [
          { title: 'Langkah, depa, dan meteran', minutes: 20 },
          { title: 'Berjalan bersama Lia', minutes: 30 },
        ],
      },
      {
        title: 'Menggambar di tanah',
        chapters: [
          { title: 'Tali, patok, kapur', minutes: 25 },
          { title: 'Anak berlari di dalam gambar', minutes: 20 },
          { title: 'Siapa yang belum bertanya', minutes: 20 },
        ],
      },
      {
        title: 'Mengubah',
        chapters: [
          { title: 'Landaian satu banding dua belas', minutes: 30 },
          { title: 'Air hujan mau ke mana', minutes: 25 },
        ],
      },
      {
        title: 'Memindahkan ke kertas',
        chapters: [
          { title: 'Denah yang dibaca tukang', minutes: 35 },
          { title: 'Daftar bahan', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'KAS-25A',
    slug: 'pembukuan-kegiatan-warga',
    name: 'Pembukuan Kegiatan Warga yang Bisa Dibaca Semua Orang',
    summary:
      'Empat pertemuan membuat buku kas terbuka: mencatat uang dan tenaga, membagi tugas, memperbaiki kekeliruan, dan melapor tanpa gugup.',
    description: `Mama Greta mengajar pembukuan tanpa istilah akuntansi. Yang ada: masuk, keluar, sisa, dan siapa melihat. Peserta langsung mencatat kegiatan masing-masing sejak pertemuan pertama.

Pekan terakhir setiap orang menempel laporannya di tempat umum dan menceritakan apa yang ditanyakan tetangga.`,
    tags: ['buku kas', 'transparansi', 'bendahara'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 50_000,
    quota: 80,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['margareta-tukan'],
    outcomes: [
      'buku kas terbuka yang berjalan sebulan',
      'pembagian peran tiga orang',
      'laporan satu lembar',
      'cara menjawab pertanyaan sulit',
    ],
    audience: ['bendahara RT dan kegiatan', 'panitia kampung', 'pengurus arisan'],
    requirements: ['satu kegiatan yang sedang berjalan', 'kertas besar dan selotip', 'ketelitian secukupnya'],
    modules: [
      {
        title: 'Mencatat',
        chapters: [
          { title: 'Masuk, keluar, sisa', minutes: 20 },
          { title: 'Menghitung tenaga dan pisang', minutes: 20 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Dua orang, satu buku', minutes: 15 },
          { title: 'Bukti yang kehujanan', minutes: 15 },
          { title: 'Satu garis untuk yang keliru', minutes: 10 },
        ],
      },
      {
        title: 'Melapor',
        chapters: [
          { title: 'Kertas besar di pintu', minutes: 20 },
          { title: 'Menjawab bisik-bisik', minutes: 25 },
          { title: 'Sisa uang mau diapakan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'ACARA-25B',
    slug: 'menyiapkan-hari-kerja-bersama',
    name: 'Menyiapkan Hari Kerja Bersama: dari Peluit sampai Pecel',
    summary:
      'Empat pekan merencanakan satu hari kerja untuk seratus orang: regu, alat, dapur, hujan, anak-anak, dan saat berhenti yang tepat.',
    description: `Hari kerja gagal karena orang datang dan tidak tahu harus memegang apa. Jefri mengajarkan cara membagi pekerjaan menjadi potongan sepuluh orang, sehingga tak seorang pun hanya berdiri.

Bu Tatik menangani dapur, yang menurutnya adalah separuh dari pekerjaan. Setiap peserta pulang membawa rencana lengkap untuk satu hari.`,
    tags: ['acara', 'relawan', 'gotong royong'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 150_000,
    quota: 50,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['jefri-walangitan', 'tatik-suharyani'],
    outcomes: [
      'rencana satu hari yang lengkap',
      'pembagian regu dan alat',
      'rencana hujan',
      'daftar periksa keselamatan',
      'cara berterima kasih',
    ],
    audience: ['panitia kerja bakti', 'pengurus sekolah', 'komunitas lingkungan'],
    requirements: ['satu pekerjaan yang bisa selesai sehari', 'tim kecil tiga orang', 'tanggal yang tentatif'],
    modules: [
      {
        title: 'Memotong pekerjaan',
        chapters: [
          { title: 'Sepuluh orang satu regu', minutes: 20 },
          { title: 'Alat yang cukup', minutes: 15 },
        ],
      },
      {
        title: 'Orang',
        chapters: [
          { title: 'Anak, remaja, dan yang tua', minutes: 20 },
          { title: 'Yang tidak bisa mencangkul', minutes: 15 },
          { title: 'Peluit dan isyarat', minutes: 10 },
        ],
      },
      {
        title: 'Dapur dan hujan',
        chapters: [
          { title: 'Menghitung pecel', minutes: 20 },
          { title: 'Merencanakan hujan dulu', minutes: 20 },
          { title: 'Pertolongan pertama', minutes: 25 },
        ],
      },
      {
        title: 'Menutup hari',
        chapters: [
          { title: 'Berhenti ketika masih senang', minutes: 10 },
          { title: 'Foto dari titik yang sama', minutes: 10 },
          { title: 'Mengucapkan terima kasih', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'RAWAT-24B',
    slug: 'merawat-yang-sudah-jadi',
    name: 'Merawat yang Sudah Jadi: Dua Tahun setelah Peresmian',
    summary:
      'Delapan pekan bagi kelompok yang keinginannya sudah terwujud: jadwal rawat, biaya kecil, pergantian orang, dan keberanian membongkar.',
    description: `Peresmian mudah difoto, perawatan tidak. Di kelas ini setiap kelompok membawa foto kerusakan terbaru, lalu bersama-sama mencari penyebab yang bukan “kurang kesadaran”.

Pertemuan ketujuh membahas hal yang jarang berani disebut: bagaimana mengakhiri sesuatu dengan baik ketika tidak lagi diperlukan. Angkatan ini menghasilkan enam rencana perawatan dan satu upacara perpisahan untuk panggung bambu.`,
    tags: ['perawatan', 'organisasi', 'keberlanjutan'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 500_000,
    premium: true,
    quota: 30,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'seratus-hari-wujud',
    mentors: ['hamzah-latif', 'margareta-tukan'],
    outcomes: [
      'jadwal rawat dua tahun',
      'kas perawatan yang hidup',
      'serah terima antarpenggerak',
      'keputusan kapan membongkar atau memperbarui',
    ],
    audience: ['kelompok alumni Seratus Hari', 'pengelola taman dan perpustakaan warga', 'pengurus koperasi'],
    requirements: ['wujud yang berumur minimal enam bulan', 'catatan kerusakan', 'dua wakil dari setiap kelompok'],
    modules: [
      {
        title: 'Melihat',
        chapters: [
          { title: 'Foto kerusakan tanpa malu', minutes: 25 },
          { title: 'Sebab di balik sebab', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Jadwal yang tidak bergantung satu orang', minutes: 30 },
          { title: 'Kas kecil setiap bulan', minutes: 30 },
          { title: 'Suku cadang dan tukang', minutes: 25 },
        ],
      },
      {
        title: 'Berganti',
        chapters: [
          { title: 'Serah terima di dapur', minutes: 25 },
          { title: 'Mengajak yang lebih muda', minutes: 25 },
        ],
      },
      {
        title: 'Mengakhiri',
        chapters: [
          { title: 'Membongkar dengan hormat', minutes: 25 },
          { title: 'Menulis riwayat tempat', minutes: 30 },
        ],
      },
    ],
  },
]
