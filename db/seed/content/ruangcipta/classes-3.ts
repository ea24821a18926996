import type { SeedClass } from '../../content-types.ts'

export const classes3: SeedClass[] = [
  {
    code: 'TEN-26B',
    slug: 'klinik-pakaian',
    name: 'Klinik Pakaian',
    summary:
      'Bawa satu pakaian rusak yang tidak sanggup kamu buang, dan pulang setelah memperbaikinya sendiri dengan benang yang sengaja terlihat.',
    description: `Klinik ini berpindah antara Gandaria dan sebuah ruang warga di Kwitang. Pasiennya kemeja robek, kebaya kekecilan, dan jaket ayah yang sudah tiada. Melati mendengarkan ceritanya lebih dulu, sebab cara memperbaiki bergantung pada mengapa benda itu disimpan.

Kami tidak menyembunyikan bekas. Tambalan dibuat terlihat, kadang malah dihias. Dalam tiga jam peserta menguasai tiga jenis jahitan tangan dan satu tisik, cukup untuk menyelamatkan kebanyakan isi lemari.`,
    tags: ['perbaikan', 'pakaian', 'keberlanjutan'],
    level: 'Dasar',
    mode: 'offline',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 0,
    quota: 25,
    passMark: 60,
    certificate: false,
    heldIn: ['Kota Administrasi Jakarta Pusat', 'Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['melati-tanujaya'],
    outcomes: [
      'satu pakaian yang bisa dipakai lagi',
      'tiga jahitan tangan dan satu tisik',
      'kantong alat jahit kecil',
      'alasan untuk tidak membeli',
    ],
    audience: ['pemilik lemari penuh', 'orang tua dan remaja', 'penghuni indekos'],
    requirements: ['satu pakaian rusak yang sudah dicuci', 'kacamata baca bila perlu', 'tidak perlu bisa menjahit'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Mengapa disimpan', minutes: 15 },
          { title: 'Memilih cara', minutes: 15 },
        ],
      },
      {
        title: 'Menjahit',
        chapters: [
          { title: 'Jelujur, tikam jejak, dan sembunyi', minutes: 35 },
          { title: 'Menisik lubang', minutes: 30 },
        ],
      },
      {
        title: 'Memperlihatkan',
        chapters: [
          { title: 'Tambalan yang dibanggakan', minutes: 30 },
          { title: 'Merawat agar tidak kembali', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'NUL-26A',
    slug: 'menulis-tentang-tempat',
    name: 'Menulis tentang Tempat',
    summary:
      'Kelas esai dua kota: peserta Bandung menulis tentang Jakarta, peserta Jakarta menulis tentang Bandung, keduanya dilarang menyebut macet dan dingin.',
    description: `Aturannya dua. Peserta menulis tentang kota yang bukan kotanya, dan tidak boleh memakai kata macet atau dingin. Tanpa dua kata itu orang terpaksa melihat: siapa yang duduk di tangga, bagaimana bunyi pintu, apa yang dijual setelah pukul sepuluh malam.

Setiap pasangan dua kota bertukar alamat yang harus dikunjungi, lalu mengirim surat panjang. Empat pertemuan berlangsung bersamaan di kedua gedung dan dihubungkan dengan layar. Esai terpilih dibacakan pada pertemuan terakhir, penulisnya naik kereta ke kota seberang.`,
    tags: ['esai', 'kota', 'penulisan'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 30,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung', 'Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'residensi-dua-kota',
    mentors: ['farah-basri'],
    outcomes: [
      'satu esai seribu kata yang sudah disunting dua kali',
      'surat kepada pasangan kota',
      'catatan lapangan yang rinci',
      'kepekaan terhadap kata yang malas',
    ],
    audience: ['penulis pemula', 'warga yang sering bolak-balik dua kota', 'pekerja kreatif yang ingin menulis lebih jernih'],
    requirements: ['menulis sepuluh menit setiap hari', 'satu kunjungan ke kota seberang', 'bersedia disunting teman'],
    modules: [
      {
        title: 'Melihat',
        chapters: [
          { title: 'Kota tanpa macet dan dingin', minutes: 25 },
          { title: 'Satu jam di satu tangga', minutes: 35 },
        ],
      },
      {
        title: 'Surat',
        chapters: [
          { title: 'Alamat dari pasangan', minutes: 30 },
          { title: 'Menulis kepada satu orang', minutes: 30 },
        ],
      },
      {
        title: 'Menyunting',
        chapters: [
          { title: 'Kata yang malas', minutes: 25 },
          { title: 'Pensil teman', minutes: 35 },
        ],
      },
      {
        title: 'Membacakan',
        chapters: [
          { title: 'Naik kereta membawa naskah', minutes: 20 },
          { title: 'Malam dua kota', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'NUL-26B',
    slug: 'diskusi-buku-dan-kota',
    name: 'Diskusi Buku dan Kota',
    summary: 'Empat malam membicarakan empat buku tentang kota bersama pembaca yang membacanya di kereta, di pos ronda, dan di ruang cuci.',
    description: `Diskusi buku mudah menjadi adu pintar. Farah punya cara untuk mencegahnya: setiap orang harus memulai dengan menyebut tempat mereka membaca dan satu bunyi di sekitarnya. Setelah itu barulah bukunya dibicarakan, dan hampir selalu dari arah yang tak terduga.

Empat buku dipilih dari usul peserta, tiga di antaranya terbitan kecil. Tirta memberi pengantar singkat tentang kota yang diceritakan. Rangkaian ini sudah selesai; rekaman dan daftar bacaannya terbuka, dan rangkaian berikutnya menunggu usulan.`,
    tags: ['buku', 'diskusi', 'kota'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 150,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['farah-basri', 'tirta-gumilar'],
    outcomes: ['catatan baca untuk empat buku', 'daftar bacaan lanjutan dari peserta', 'keberanian berpendapat tanpa mengutip'],
    audience: ['pembaca lambat', 'warga kota mana pun', 'anggota klub buku'],
    requirements: ['membaca sedikitnya separuh buku', 'sambungan internet biasa', 'satu pertanyaan tulus'],
    modules: [
      {
        title: 'Dua kota rekaan',
        chapters: [
          { title: 'Kota yang tidak ada di peta', minutes: 30 },
          { title: 'Di mana kamu membacanya', minutes: 15 },
        ],
      },
      {
        title: 'Dua kota nyata',
        chapters: [
          { title: 'Kampung di tepi rel', minutes: 30 },
          { title: 'Pasar setelah kebakaran', minutes: 30 },
        ],
      },
      {
        title: 'Penutup',
        chapters: [
          { title: 'Daftar bacaan bersama', minutes: 20 },
          { title: 'Menyusun pertanyaan berikutnya', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'KUR-26A',
    slug: 'kurasi-pameran-pertama',
    name: 'Kurasi Pameran Pertama',
    summary:
      'Dua belas pekan membuat satu pameran bersama: mengundang seniman, menyusun gagasan, menghitung biaya, memasang, menjaga, dan membongkar.',
    description: `Pameran ini sungguhan. Ruang Timah dikosongkan tiga pekan, anggarannya dua puluh juta rupiah, dan empat belas peserta bertanggung jawab bersama. Ayu tidak memutuskan apa pun; ia hanya bertanya sampai peserta memutuskan dengan alasan.

Nisrina menjaga agar gagasan bertemu kenyataan, mulai dari asuransi karya sampai siapa yang memegang kunci pada hari Minggu. Sesudah pembukaan, peserta bergiliran menjadi penjaga. Dari percakapan dengan pengunjung itulah laporan akhir ditulis.`,
    tags: ['kurasi', 'pameran', 'produksi'],
    level: 'Menengah',
    mode: 'offline',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 1_750_000,
    quota: 14,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['ayu-maheswari', 'nisrina-hakim'],
    outcomes: [
      'satu pameran yang dibuka untuk umum',
      'surat undangan dan perjanjian seniman',
      'anggaran yang dipertanggungjawabkan',
      'laporan dari meja penjaga',
    ],
    audience: ['calon kurator dan manajer seni', 'seniman yang ingin memahami sisi lain', 'pengelola ruang komunitas'],
    requirements: ['pernah terlibat dalam satu acara seni', 'waktu sepuluh jam sepekan', 'sanggup berjaga tiga hari'],
    modules: [
      {
        title: 'Gagasan',
        chapters: [
          { title: 'Pertanyaan, bukan tema', minutes: 40 },
          { title: 'Mengunjungi studio', minutes: 45 },
          { title: 'Membuang separuh', minutes: 35 },
        ],
      },
      {
        title: 'Perjanjian',
        chapters: [
          { title: 'Surat kepada seniman', minutes: 30 },
          { title: 'Pinjam, kirim, dan asuransi', minutes: 35 },
        ],
      },
      {
        title: 'Memasang',
        chapters: [
          { title: 'Denah dan garis mata', minutes: 40 },
          { title: 'Lampu malam pertama', minutes: 40 },
          { title: 'Teks di dinding', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Percakapan dengan pengunjung', minutes: 30 },
          { title: 'Membongkar tanpa jejak', minutes: 35 },
          { title: 'Laporan akhir', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'KUR-26B',
    slug: 'menulis-teks-pameran',
    name: 'Menulis Teks Pameran',
    summary:
      'Tiga malam memangkas teks dinding dari lima ratus kata menjadi delapan puluh, tanpa kehilangan gagasan dan tanpa kata ketubuhan.',
    description: `Pengunjung membaca teks pameran rata-rata sebelas detik. Dalam waktu itu kebanyakan teks kita baru selesai menyebut nama filsuf. Ayu dan Farah mengumpulkan tiga puluh teks dinding, termasuk tulisan mereka sendiri dua puluh tahun lalu, sebagai bahan pangkasan.

Setiap peserta membawa teks yang sedang dikerjakan. Teks dibacakan kepada satu orang undangan yang tidak pernah ke pameran; bila alisnya bertaut, kalimatnya ditandai. Malam terakhir membahas label karya, lembar tangan, dan versi suara bagi pengunjung tunanetra.`,
    tags: ['penulisan', 'pameran', 'penyuntingan'],
    level: 'Mahir',
    mode: 'online',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 30,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ayu-maheswari', 'farah-basri'],
    outcomes: [
      'satu teks dinding delapan puluh kata',
      'lima label karya',
      'versi suara dua menit',
      'daftar kata yang sebaiknya beristirahat',
    ],
    audience: ['kurator dan penulis seni', 'humas museum dan galeri', 'seniman yang menulis sendiri'],
    requirements: ['pernah menerbitkan teks pameran', 'naskah yang sedang dikerjakan', 'siap dipangkas di depan umum'],
    modules: [
      {
        title: 'Sebelas detik',
        chapters: [
          { title: 'Membaca teks sendiri keras-keras', minutes: 25 },
          { title: 'Kata yang beristirahat', minutes: 25 },
        ],
      },
      {
        title: 'Memangkas',
        chapters: [
          { title: 'Dari lima ratus ke dua ratus', minutes: 35 },
          { title: 'Dari dua ratus ke delapan puluh', minutes: 40 },
        ],
      },
      {
        title: 'Bentuk lain',
        chapters: [
          { title: 'Label dan lembar tangan', minutes: 25 },
          { title: 'Teks untuk didengar', minutes: 35 },
        ],
      },
    ],
  },
  {
    code: 'HAK-26A',
    slug: 'hak-cipta-untuk-pekerja-kreatif',
    name: 'Hak Cipta untuk Pekerja Kreatif',
    summary:
      'Dua belas potongan pendek tentang siapa memiliki gambar, lagu, dan foto, dijawab dengan contoh dari meja konsultasi, bukan pasal hafalan.',
    description: `Pertanyaan paling sering yang diterima Benyamin berbunyi: gambar saya dipakai orang, lalu saya harus apa? Jawaban yang berguna biasanya dimulai tiga bulan sebelumnya, ketika gambar itu diserahkan tanpa sehelai surat. Rekaman webinar ini menyusun ulang urutannya.

Setiap potongan berdurasi sekitar sepuluh menit dan membahas satu kejadian nyata yang disamarkan: mural di kafe, lagu di video pernikahan, motif yang ditiru pabrik. Materi ini untuk belajar dan bukan pengganti nasihat hukum bagi perkaramu.`,
    tags: ['hak cipta', 'lisensi', 'hukum'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['benyamin-saragih'],
    outcomes: [
      'gambaran jelas tentang pencipta dan pemegang hak',
      'surat keberatan pertama yang sopan',
      'catatan bukti penciptaan',
      'pemahaman lisensi terbuka',
    ],
    audience: ['ilustrator, fotografer, dan musisi', 'pemilik usaha yang memesan karya', 'pengelola ruang kreatif'],
    requirements: ['tidak perlu latar belakang hukum', 'satu karya sebagai contoh', 'kesabaran membaca surat'],
    modules: [
      {
        title: 'Siapa memiliki',
        chapters: [
          { title: 'Mural di dinding kafe', minutes: 10 },
          { title: 'Karya pesanan dan karya kantor', minutes: 12 },
          { title: 'Dua pencipta satu lagu', minutes: 10 },
        ],
      },
      {
        title: 'Dipakai orang',
        chapters: [
          { title: 'Bukti penciptaan', minutes: 12 },
          { title: 'Surat keberatan pertama', minutes: 15 },
          { title: 'Kapan mengalah', minutes: 10 },
        ],
      },
      {
        title: 'Memberi izin',
        chapters: [
          { title: 'Lisensi untuk satu musim', minutes: 12 },
          { title: 'Lisensi terbuka', minutes: 12 },
          { title: 'Menarik kembali izin', minutes: 8 },
        ],
      },
    ],
  },
  {
    code: 'HAK-26B',
    slug: 'kontrak-sebelum-kuas',
    name: 'Kontrak Sebelum Kuas',
    summary:
      'Lokakarya sehari menyusun kontrak dua halaman yang dipahami kedua pihak, lalu merundingkannya dalam permainan peran yang cukup menegangkan.',
    description: `Peserta dibagi menjadi seniman dan pemesan. Keduanya mendapat kartu rahasia berisi kepentingan masing-masing: pemesan diburu tenggat, seniman menunggak sewa. Mereka berunding empat puluh menit, dan hampir semua pasangan lupa membahas hal yang paling sering menimbulkan sengketa, yaitu jumlah perbaikan.

Benyamin kemudian membedah kontrak yang dihasilkan, Nisrina menambahkan apa yang terjadi di lapangan. Di akhir hari setiap orang memiliki kontrak dua halaman dengan bahasanya sendiri. Lokakarya ini sudah dua kali diadakan dan akan kembali musim depan.`,
    tags: ['kontrak', 'negosiasi', 'pekerja lepas'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 200_000,
    quota: 30,
    passMark: 65,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: 'rangkaian-jakarta',
    mentors: ['benyamin-saragih', 'nisrina-hakim'],
    outcomes: ['kontrak dua halaman siap sesuai', 'daftar hal yang wajib dibahas', 'pengalaman berunding', 'jadwal pembayaran bertahap'],
    audience: ['ilustrator dan perajin', 'penyelenggara acara', 'pemilik usaha yang sering memesan karya'],
    requirements: ['satu pengalaman kerja pesanan', 'alat tulis', 'kesiapan bermain peran'],
    modules: [
      {
        title: 'Berunding',
        chapters: [
          { title: 'Kartu rahasia', minutes: 20 },
          { title: 'Empat puluh menit', minutes: 40 },
        ],
      },
      {
        title: 'Membedah',
        chapters: [
          { title: 'Jumlah perbaikan', minutes: 25 },
          { title: 'Uang muka dan batal', minutes: 25 },
          { title: 'Hak pakai dan hak milik', minutes: 30 },
        ],
      },
      {
        title: 'Menulis',
        chapters: [
          { title: 'Dua halaman bahasa sendiri', minutes: 45 },
          { title: 'Membaca kontrak teman', minutes: 25 },
        ],
      },
    ],
  },
]
