import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'ARH-41A',
    slug: 'mencari-arah',
    name: 'Mencari Arah: Tiga Pekan Sebelum Memutuskan',
    summary:
      'Sebelum membayar apa pun, petakan kemampuan lamamu, wawancarai tiga orang di pekerjaan baru, dan hitung tabungan yang diperlukan.',
    description: `Kebanyakan orang memilih karier baru dari iklan. Kelas ini mengajakmu memilih dari percakapan. Kamu mewawancarai tiga orang yang benar-benar mengerjakannya dan menanyakan hari terburuk mereka.

Di akhir kelas kamu memegang satu halaman keputusan: lanjut, tunda, atau tetap di tempat. Ketiganya dianggap lulus.`,
    tags: ['karier', 'peta kemampuan', 'keputusan'],
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
    program: 'jalur-dua-belas',
    mentors: ['dewi-anjarwati'],
    outcomes: [
      'memetakan kemampuan yang bisa dibawa',
      'mewawancarai pekerja di bidang tujuan',
      'menghitung dana bertahan',
      'mengambil keputusan dengan tenang',
    ],
    audience: ['pekerja yang bimbang', 'orang tua yang ingin kembali bekerja', 'lulusan yang merasa salah jurusan'],
    requirements: ['jujur kepada diri sendiri', 'tiga jam seminggu', 'buku tulis'],
    modules: [
      {
        title: 'Yang sudah ada',
        chapters: [
          { title: 'Daftar kemampuan yang tak terlihat', minutes: 20 },
          { title: 'Apa yang tidak mau diulang', minutes: 15 },
        ],
      },
      {
        title: 'Orang lain',
        chapters: [
          { title: 'Menemukan tiga narasumber', minutes: 15 },
          { title: 'Bertanya tentang hari terburuk', minutes: 20 },
        ],
      },
      {
        title: 'Angka',
        chapters: [
          { title: 'Dana bertahan enam bulan', minutes: 25 },
          { title: 'Bicara dengan keluarga', minutes: 15 },
        ],
      },
      {
        title: 'Putusan',
        chapters: [
          { title: 'Satu halaman keputusan', minutes: 25 },
          { title: 'Merayakan batal', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'DAT-41B',
    slug: 'analis-data-dari-lantai-pabrik',
    name: 'Analis Data dari Lantai Pabrik',
    summary:
      'Dua belas pekan malam menjadi analis data bagi orang yang paham proses: dari catatan mesin dan stok sampai usulan yang disetujui atasan.',
    description: `Data perusahaan jarang kekurangan analis yang pandai rumus. Yang langka ialah analis yang tahu mengapa angka hari Jumat selalu aneh. Kalau kamu pernah bekerja di lantai pabrik, gudang, atau toko, kamu sudah memiliki separuh keahliannya.

Kelas premium ini membatasi delapan belas orang. Pekan kelima sampai kesembilan diisi proyek berbayar dari tiga usaha menengah, dengan upah yang dibagi rata kepada tim.`,
    tags: ['data', 'SQL', 'karier', 'premium'],
    level: 'Pemula',
    mode: 'online',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 3_500_000,
    premium: true,
    quota: 18,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jalur-dua-belas',
    mentors: ['gilang-aditama', 'dewi-anjarwati'],
    outcomes: [
      'membersihkan dan menggabungkan data',
      'menulis kueri SQL yang bisa dipercaya',
      'menyusun papan pantau',
      'mempresentasikan usulan beserta risikonya',
    ],
    audience: ['operator dan mekanik', 'staf gudang dan toko', 'akuntan yang ingin berpindah'],
    requirements: ['nyaman dengan lembar sebar', 'dua belas jam seminggu', 'laptop'],
    modules: [
      {
        title: 'Pekan 1–3: bertanya',
        chapters: [
          { title: 'Angka Jumat yang aneh', minutes: 30 },
          { title: 'Data kotor dan kebiasaannya', minutes: 35 },
        ],
      },
      {
        title: 'Pekan 4–6: mengolah',
        chapters: [
          { title: 'SQL untuk orang lapangan', minutes: 45 },
          { title: 'Menggabungkan catatan mesin', minutes: 40 },
          { title: 'Memeriksa diri sendiri', minutes: 25 },
        ],
      },
      {
        title: 'Pekan 7–9: proyek',
        chapters: [
          { title: 'Bertemu pemilik masalah', minutes: 35 },
          { title: 'Papan pantau pertama', minutes: 45 },
          { title: 'Usulan satu halaman', minutes: 30 },
        ],
      },
      {
        title: 'Pekan 10–12: pintu',
        chapters: [
          { title: 'Portofolio dari proyek', minutes: 35 },
          { title: 'Wawancara teknis', minutes: 40 },
          { title: 'Berunding upah', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'UXD-41C',
    slug: 'perancang-pengalaman-dari-ruang-kelas',
    name: 'Perancang Pengalaman dari Ruang Kelas',
    summary: 'Untuk guru, pelatih, dan petugas layanan: memakai kepekaan menghadapi orang sebagai modal merancang produk digital.',
    description: `Guru setiap hari menguji rancangan pada pengguna yang paling jujur di dunia. Kelas ini menerjemahkan keahlian itu ke dalam riset, alur, dan purwarupa yang dipahami tim produk.

Empat pertemuan tatap muka diadakan di Jakarta Selatan pada Sabtu pagi. Proyek akhirnya merancang ulang layanan antrean sebuah klinik gigi.`,
    tags: ['UX', 'riset', 'portofolio'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 2_950_000,
    quota: 18,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [
      'Kota Administrasi Jakarta Selatan',
      'Kota Administrasi Jakarta Timur',
      'Kota Depok',
      'Kota Tangerang Selatan',
      'Kota Bekasi',
    ],
    program: 'jalur-dua-belas',
    mentors: ['felicia-tanoto'],
    outcomes: ['merencanakan riset kecil', 'memetakan perjalanan pengguna', 'membuat dan menguji purwarupa', 'menulis studi kasus'],
    audience: ['guru dan pelatih', 'petugas layanan pelanggan', 'perawat dan resepsionis'],
    requirements: ['pengalaman menghadapi orang', 'laptop', 'dua belas jam seminggu'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Wawancara seperti wali kelas', minutes: 30 },
          { title: 'Catatan yang tidak menafsir', minutes: 20 },
        ],
      },
      {
        title: 'Memetakan',
        chapters: [
          { title: 'Perjalanan pasien klinik', minutes: 35 },
          { title: 'Titik sakit dan titik senang', minutes: 25 },
        ],
      },
      {
        title: 'Membuat',
        chapters: [
          { title: 'Sketsa sampai purwarupa', minutes: 45 },
          { title: 'Uji pada lima pasien', minutes: 40 },
        ],
      },
      {
        title: 'Menceritakan',
        chapters: [
          { title: 'Studi kasus tanpa basa-basi', minutes: 35 },
          { title: 'Menjawab “mengapa begitu?”', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'QAT-40D',
    slug: 'penguji-perangkat-lunak-teliti',
    name: 'Penguji Perangkat Lunak yang Teliti',
    summary:
      'Mengubah kebiasaan memeriksa dua kali menjadi profesi: rancangan uji, laporan kutu yang jelas, dan otomatisasi yang secukupnya.',
    description: `Perawat memeriksa gelang pasien sebelum menyuntik. Penguji melakukan hal yang sama pada perangkat lunak. Ruben menyusun kelas ini dari daftar periksa bangsal tempat ia dulu bekerja.

Peserta menguji aplikasi kesehatan latihan yang berisi delapan puluh satu kutu tersembunyi. Rekor angkatan lalu: tujuh puluh enam.`,
    tags: ['pengujian', 'QA', 'otomatisasi'],
    level: 'Pemula',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 2_500_000,
    quota: 20,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'jembatan-biaya',
    mentors: ['ruben-manurung'],
    outcomes: [
      'menyusun rancangan uji dari risiko',
      'menulis laporan kutu yang ditindaklanjuti',
      'mengotomatiskan uji terpenting',
      'bekerja dengan pengembang tanpa bermusuhan',
    ],
    audience: ['tenaga kesehatan', 'staf administrasi teliti', 'operator layanan'],
    requirements: ['ketelitian', 'bahasa Inggris baca', 'sepuluh jam seminggu'],
    modules: [
      {
        title: 'Risiko',
        chapters: [
          { title: 'Apa yang paling mungkin melukai', minutes: 25 },
          { title: 'Daftar periksa dari bangsal', minutes: 20 },
        ],
      },
      {
        title: 'Menemukan',
        chapters: [
          { title: 'Batas dan nilai ganjil', minutes: 30 },
          { title: 'Menjelajah dengan tujuan', minutes: 30 },
        ],
      },
      {
        title: 'Melapor',
        chapters: [
          { title: 'Laporan tujuh baris', minutes: 25 },
          { title: 'Ketika pengembang menolak', minutes: 20 },
        ],
      },
      {
        title: 'Mengotomatiskan',
        chapters: [
          { title: 'Uji yang pantas diotomatiskan', minutes: 25 },
          { title: 'Skrip pertama', minutes: 45 },
          { title: 'Merawat uji', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'NEG-41E',
    slug: 'berunding-upah',
    name: 'Berunding Upah Tanpa Gemetar',
    summary: 'Dua jam latihan berpasangan menyebut angka, menahan diam, dan meminta waktu berpikir, dengan data upah dari alumni sendiri.',
    description: `Dewi membuka data upah 286 alumni dan menunjukkan bagian yang paling sering ditinggalkan di meja perundingan. Setelah itu peserta berlatih berpasangan sampai kalimatnya terasa biasa.

Rekaman dan kartu kalimat masih tersedia bagi peserta.`,
    tags: ['upah', 'negosiasi', 'karier'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 250,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['dewi-anjarwati'],
    outcomes: ['menyusun kisaran yang beralasan', 'menyebut angka lalu diam', 'meminta waktu tanpa kehilangan tawaran'],
    audience: ['alumni Akselerasi', 'pekerja yang mendapat tawaran', 'siapa pun yang belum pernah meminta naik gaji'],
    requirements: ['satu tawaran atau target', 'pasangan berlatih', 'kesediaan salah tingkah'],
    modules: [
      {
        title: 'Angka',
        chapters: [
          { title: 'Membaca data upah', minutes: 20 },
          { title: 'Kisaran milikmu', minutes: 15 },
        ],
      },
      {
        title: 'Meja',
        chapters: [
          { title: 'Menyebut lalu diam', minutes: 20 },
          { title: 'Meminta waktu', minutes: 15 },
        ],
      },
      {
        title: 'Kertas',
        chapters: [
          { title: 'Tunjangan dan janji', minutes: 15 },
          { title: 'Menutup dengan baik', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'KLN-41F',
    slug: 'klien-pertama-akhir-pekan',
    name: 'Klien Pertama di Akhir Pekan',
    summary:
      'Menguji karier baru lewat satu proyek kecil berbayar tanpa berhenti bekerja: mencari klien, menaksir, berjanji, dan menyerahkan.',
    description: `Cara paling aman menguji karier baru ialah dibayar sedikit untuk melakukannya. Lokakarya empat Sabtu ini menemanimu dari mencari klien sampai mengirim tagihan pertama.

Kami membahas pula hal yang jarang dibahas: izin dari kantor, benturan kepentingan, dan tidur.`,
    tags: ['lepas', 'klien', 'perjanjian'],
    level: 'Menengah',
    mode: 'online',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 24,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['felicia-tanoto', 'gilang-aditama'],
    outcomes: ['menemukan klien yang wajar', 'menaksir waktu dan harga', 'menulis perjanjian satu halaman', 'menyerahkan dan menagih'],
    audience: ['pekerja yang ingin mencoba dulu', 'alumni kelas dasar', 'orang tua dengan waktu terbatas'],
    requirements: ['satu keahlian yang bisa dijual', 'delapan jam di akhir pekan', 'perjanjian kerja kantor yang sudah dibaca'],
    modules: [
      {
        title: 'Mencari',
        chapters: [
          { title: 'Lingkaran pertama', minutes: 20 },
          { title: 'Proyek yang harus ditolak', minutes: 15 },
        ],
      },
      {
        title: 'Menaksir',
        chapters: [
          { title: 'Jam, bukan perasaan', minutes: 25 },
          { title: 'Menyebut harga', minutes: 20 },
        ],
      },
      {
        title: 'Mengerjakan',
        chapters: [
          { title: 'Perjanjian satu halaman', minutes: 25 },
          { title: 'Kabar setiap Jumat', minutes: 15 },
        ],
      },
      {
        title: 'Menutup',
        chapters: [
          { title: 'Menyerahkan', minutes: 20 },
          { title: 'Menagih dengan ramah', minutes: 15 },
        ],
      },
    ],
  },
]
