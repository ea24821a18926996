import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'WARTA-25A',
    slug: 'dasar-liputan',
    name: 'Dasar Liputan: Bertanya, Mencatat, Memeriksa',
    summary:
      'Delapan pekan menjadi wartawan daerah sendiri: mencari sudut, mewawancarai dengan sopan, menulis berita lima paragraf, dan menerima koreksi.',
    description: `Berita yang baik jarang dimulai dari bakat menulis. Ia dimulai dari orang yang mau kembali sekali lagi untuk memastikan ejaan nama. Kelas ini melatih kebiasaan kembali itu.

Setiap pekan peserta keluar rumah, berbicara dengan satu orang, dan pulang membawa catatan. Redaktur memberi tanda pada tulisan yang sama tiga kali, sampai Anda bisa menandainya sendiri.`,
    tags: ['berita', 'wawancara', 'koresponden'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 100,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koresponden-sekolah',
    mentors: ['gita-maharsi'],
    outcomes: [
      'tiga berita yang diperiksa redaktur',
      'daftar narasumber daerah sendiri',
      'kebiasaan meminta tanggapan',
      'mengerti kode etik dalam bahasa sehari-hari',
    ],
    audience: ['pelajar dan warga di luar kota besar', 'pengelola majalah sekolah', 'calon Koresponden Sekolah'],
    requirements: ['ponsel dan pulsa untuk menelepon', 'bersedia ditolak narasumber', 'izin orang tua bagi yang di bawah 18 tahun'],
    modules: [
      {
        title: 'Mencari cerita',
        chapters: [
          { title: 'Membaca papan pengumuman desa', minutes: 15 },
          { title: 'Dari keluhan menjadi pertanyaan', minutes: 20 },
          { title: 'Menilai pentingnya sebuah kejadian', minutes: 20 },
        ],
      },
      {
        title: 'Wawancara',
        chapters: [
          { title: 'Memperkenalkan diri dengan jelas', minutes: 15 },
          { title: 'Pertanyaan terbuka dan pertanyaan kunci', minutes: 25 },
          { title: 'Narasumber yang takut', minutes: 25 },
        ],
      },
      {
        title: 'Menulis',
        chapters: [
          { title: 'Paragraf pertama yang jujur', minutes: 25 },
          { title: 'Kutipan yang layak dimuat', minutes: 20 },
          { title: 'Lima paragraf, tidak lebih', minutes: 30 },
        ],
      },
      {
        title: 'Memeriksa',
        chapters: [
          { title: 'Nama, angka, dan tempat', minutes: 20 },
          { title: 'Meminta tanggapan', minutes: 20 },
          { title: 'Menulis koreksi', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'DATA-25A',
    slug: 'jurnalisme-data-untuk-pemula',
    name: 'Jurnalisme Data dengan Lembar Sebar',
    summary:
      'Dari berkas pengadaan sampai grafik yang jujur: membersihkan tabel, mencari kejanggalan, dan menuliskan angka supaya dapat dibaca ibu Anda.',
    description: `Angka tidak berbicara sendiri. Ia harus ditanya, dan seperti narasumber lain, ia kadang berbohong. Rudi mengajak peserta memeriksa berkas sungguhan dari awal, lengkap dengan halaman yang dipindai miring.

Latihannya memakai data sekolah, anggaran, dan jalan yang terbuka untuk umum. Hasil terbaik diterbitkan Alkamedia dengan nama penulisnya.`,
    tags: ['data', 'lembar sebar', 'visualisasi'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 650_000,
    quota: 40,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['rudi-hasiholan'],
    outcomes: [
      'satu laporan data yang siap terbit',
      'tabel bersih dengan catatan perubahan',
      'tiga grafik yang tidak menyesatkan',
      'permintaan informasi publik yang lengkap',
    ],
    audience: ['wartawan yang takut angka', 'pegiat warga dan komite sekolah', 'mahasiswa komunikasi'],
    requirements: ['bisa membuka lembar sebar', 'sudah pernah menulis berita', 'ketelitian melebihi kecepatan'],
    modules: [
      {
        title: 'Mendapatkan data',
        chapters: [
          { title: 'Menulis permintaan informasi publik', minutes: 25 },
          { title: 'Menyalin tabel dari berkas pindaian', minutes: 35 },
          { title: 'Catatan asal-usul data', minutes: 15 },
        ],
      },
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Nama yang ditulis lima cara', minutes: 25 },
          { title: 'Angka kosong dan angka nol', minutes: 20 },
          { title: 'Menggabungkan dua tabel', minutes: 40 },
        ],
      },
      {
        title: 'Menanyai data',
        chapters: [
          { title: 'Persen dari apa?', minutes: 20 },
          { title: 'Rata-rata dan nilai tengah', minutes: 25 },
          { title: 'Mencari yang janggal', minutes: 30 },
        ],
      },
      {
        title: 'Menyajikan',
        chapters: [
          { title: 'Memilih grafik yang sederhana', minutes: 25 },
          { title: 'Kalimat untuk angka besar', minutes: 20 },
          { title: 'Membuka data kepada pembaca', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'FOTO-25B',
    slug: 'foto-cerita',
    name: 'Foto Cerita: Sebelas Gambar, Satu Kehidupan',
    summary:
      'Empat hari di Makassar bersama pewarta foto: mendekat tanpa mencuri, menyusun rangkaian, dan menunjukkan hasilnya kepada yang dipotret.',
    description: `Foto yang kuat lahir dari kedekatan, dan kedekatan perlu waktu. Pada hari pertama peserta tidak memotret sama sekali. Anda duduk, membantu mengangkat barang, dan belajar nama orang.

Tiga hari berikutnya Anda memotret satu kehidupan kerja di pesisir, menyuntingnya setiap malam bersama Nabila, lalu memamerkannya di tempat cerita itu berasal.`,
    tags: ['fotografi', 'esai foto', 'etika'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 850_000,
    premium: true,
    quota: 14,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Makassar'],
    registrantsFrom: ['Kota Makassar', 'Kabupaten Gowa', 'Kabupaten Maros'],
    program: null,
    mentors: ['nabila-karimah'],
    outcomes: [
      'rangkaian sebelas foto dengan teks',
      'izin tertulis setiap orang yang dipotret',
      'cara menyunting dari 300 ke 11 gambar',
      'pameran semalam di lokasi pemotretan',
    ],
    audience: ['pemotret ponsel maupun kamera', 'wartawan tulis yang ingin bercerita lewat gambar', 'pegiat komunitas'],
    requirements: ['kamera apa pun yang dikuasai', 'bangun pukul empat pagi selama dua hari', 'menghormati kata tidak'],
    modules: [
      {
        title: 'Mendekat',
        chapters: [
          { title: 'Hari tanpa kamera', minutes: 40 },
          { title: 'Meminta izin, dan menerima penolakan', minutes: 25 },
        ],
      },
      {
        title: 'Memotret',
        chapters: [
          { title: 'Jauh, sedang, dekat', minutes: 30 },
          { title: 'Tangan, benda, dan ruang', minutes: 30 },
          { title: 'Cahaya pukul lima pagi', minutes: 30 },
        ],
      },
      {
        title: 'Menyusun',
        chapters: [
          { title: 'Membuang yang indah tetapi kosong', minutes: 35 },
          { title: 'Urutan dan irama', minutes: 30 },
          { title: 'Menulis teks foto', minutes: 25 },
        ],
      },
      {
        title: 'Mengembalikan',
        chapters: [
          { title: 'Menunjukkan hasil kepada pemilik cerita', minutes: 20 },
          { title: 'Pameran semalam', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'FAKTA-24A',
    slug: 'verifikasi-gambar-dan-video',
    name: 'Verifikasi Gambar dan Video dalam Lima Belas Menit',
    summary:
      'Kelas mandiri untuk siapa saja yang punya grup keluarga: mencari sumber pertama, membaca bayangan, dan menjawab paman tanpa bertengkar.',
    description: `Sebagian besar gambar palsu tidak dibuat dengan canggih. Gambarnya asli, hanya ceritanya yang dipindahkan. Itu kabar baik: dengan lima belas menit dan beberapa alat gratis, siapa pun dapat memeriksanya.

Teguh memakai kasus yang pernah masuk redaksi. Setiap bab ditutup dengan satu gambar untuk Anda periksa sendiri sebelum melihat jawabannya.`,
    tags: ['cek fakta', 'verifikasi', 'literasi media'],
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
    mentors: ['teguh-wisesa'],
    outcomes: [
      'daftar periksa lima belas menit',
      'kemampuan mencari asal gambar',
      'kalimat sopan untuk meluruskan',
      'arsip bukti yang rapi',
    ],
    audience: ['anggota grup percakapan keluarga', 'guru yang mengajar literasi digital', 'wartawan yang bekerja malam'],
    requirements: ['peramban di ponsel atau komputer', 'rasa curiga yang sehat', 'kesabaran kepada kerabat'],
    modules: [
      {
        title: 'Berhenti dulu',
        chapters: [
          { title: 'Gambar yang membuat marah', minutes: 10 },
          { title: 'Menyimpan bukti sebelum hilang', minutes: 12 },
        ],
      },
      {
        title: 'Mencari asal',
        chapters: [
          { title: 'Pencarian gambar terbalik', minutes: 20 },
          { title: 'Mencari unggahan pertama', minutes: 15 },
          { title: 'Foto lama dengan cerita baru', minutes: 15 },
        ],
      },
      {
        title: 'Membaca petunjuk',
        chapters: [
          { title: 'Papan nama, pelat, dan seragam', minutes: 15 },
          { title: 'Bayangan dan arah matahari', minutes: 20 },
          { title: 'Video yang dipotong', minutes: 15 },
        ],
      },
      {
        title: 'Meluruskan',
        chapters: [
          { title: 'Menulis hasil pemeriksaan', minutes: 15 },
          { title: 'Menjawab paman dengan sopan', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'OPINI-25A',
    slug: 'menulis-opini',
    name: 'Menulis Opini yang Bisa Dibantah',
    summary:
      'Tiga malam menulis 700 kata yang punya pendirian, bukti, dan pintu bagi orang yang tidak sependapat. Naskah terbaik dimuat halaman opini.',
    description: `Opini yang baik tidak ditulis untuk orang yang sudah setuju. Selama tiga malam peserta mencari bantahan terkuat terhadap pendapatnya sendiri, lalu menulis dengan bantahan itu duduk di depan meja.

Malam terakhir adalah sidang kecil: setiap naskah dibela oleh orang yang tidak setuju. Redaksi memilih tiga naskah untuk dimuat dengan honor penuh.`,
    tags: ['opini', 'argumen', 'penyuntingan'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 400_000,
    quota: 25,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['gita-maharsi', 'teguh-wisesa'],
    outcomes: ['satu opini 700 kata', 'cara menyajikan lawan pendapat dengan adil', 'daftar sumber yang dapat diperiksa'],
    audience: ['guru dan pegiat yang punya pendapat', 'mahasiswa tingkat akhir', 'ahli yang tulisannya terlalu panjang'],
    requirements: ['satu pendapat yang dapat berubah', 'bersedia dibantah peserta lain', 'hadir tiga malam'],
    modules: [
      {
        title: 'Malam pertama: pendirian',
        chapters: [
          { title: 'Satu kalimat yang dapat salah', minutes: 25 },
          { title: 'Siapa yang rugi kalau Anda benar?', minutes: 25 },
        ],
      },
      {
        title: 'Malam kedua: bukti',
        chapters: [
          { title: 'Pengalaman bukan statistik', minutes: 25 },
          { title: 'Sumber yang dapat dibuka pembaca', minutes: 25 },
          { title: 'Memotong setengahnya', minutes: 40 },
        ],
      },
      {
        title: 'Malam ketiga: sidang',
        chapters: [
          { title: 'Membela naskah orang lain', minutes: 40 },
          { title: 'Menulis ulang paragraf penutup', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'MAJA-24C',
    slug: 'redaksi-majalah-sekolah',
    name: 'Mengelola Redaksi Majalah Sekolah',
    summary:
      'Satu semester membangun redaksi siswa: rapat yang berakhir, pembagian tugas, majalah dinding digital, dan keberanian memuat koreksi.',
    description: `Majalah sekolah sering mati di edisi ketiga, ketika pengurusnya sibuk ujian. Kelas ini membantu siswa membangun redaksi yang tetap terbit meskipun orangnya berganti.

Pertemuan tatap muka diadakan bergantian di sekolah peserta, supaya setiap redaksi pernah menjadi tuan rumah dan membersihkan ruangannya. Angkatan ini menerbitkan sembilan edisi perdana.`,
    tags: ['majalah sekolah', 'pelajar', 'redaksi'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 0,
    quota: 50,
    passMark: 60,
    certificate: true,
    heldIn: ['Kabupaten Klaten', 'Kota Surakarta'],
    registrantsFrom: ['Kabupaten Klaten', 'Kota Surakarta', 'Kabupaten Boyolali', 'Kabupaten Sukoharjo'],
    program: 'koresponden-sekolah',
    mentors: ['nabila-karimah', 'gita-maharsi'],
    outcomes: [
      'redaksi dengan peran yang jelas',
      'kalender terbit satu semester',
      'pedoman etika buatan siswa',
      'edisi perdana yang terbit tepat waktu',
    ],
    audience: ['pengurus majalah sekolah', 'guru pembina', 'siswa yang ingin mendirikan redaksi'],
    requirements: ['tim minimal lima orang', 'izin sekolah', 'satu pembina yang mau dihubungi'],
    modules: [
      {
        title: 'Membangun tim',
        chapters: [
          { title: 'Peran dan batasnya', minutes: 20 },
          { title: 'Rapat empat puluh menit', minutes: 20 },
          { title: 'Menyambut anggota baru', minutes: 15 },
        ],
      },
      {
        title: 'Menerbitkan',
        chapters: [
          { title: 'Kalender yang selamat dari ujian', minutes: 20 },
          { title: 'Tata letak majalah dinding digital', minutes: 35 },
          { title: 'Tenggat dan rencana cadangan', minutes: 20 },
        ],
      },
      {
        title: 'Menjaga kepercayaan',
        chapters: [
          { title: 'Berita tentang sekolah sendiri', minutes: 30 },
          { title: 'Melindungi narasumber pelajar', minutes: 25 },
          { title: 'Halaman koreksi', minutes: 15 },
        ],
      },
    ],
  },
]
