import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'LOGO-25A',
    slug: 'identitas-dari-nol',
    name: 'Identitas dari Nol sampai Papan Nama',
    summary:
      'Delapan pekan mengerjakan identitas usaha sungguhan di sekitar studio: riset, gambar, sistem, presentasi, dan satu papan yang benar-benar dipasang.',
    description: `Tidak ada brief karangan. Setiap tim mendapat satu tetangga studio: tukang patri, penjual tape, bengkel rantai. Anda duduk di sana seharian sebelum boleh membuka laptop.

Pekan terakhir bukan pameran, melainkan pemasangan. Papan naik, pemiliknya melihat, dan Anda belajar satu hal yang tidak bisa diajarkan: wajah orang ketika namanya ditulis dengan baik.`,
    tags: ['identitas', 'logo', 'sistem visual'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 3_200_000,
    premium: true,
    quota: 16,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: [],
    program: null,
    mentors: ['bagas-wirotama', 'inez-tanumihardja'],
    outcomes: [
      'satu identitas yang dipakai usaha nyata',
      'pedoman delapan halaman',
      'presentasi yang bisa diulang tanpa salindia',
      'rekam proses untuk portofolio',
    ],
    audience: ['perancang 1–3 tahun pengalaman', 'mahasiswa tingkat akhir', 'pemilik usaha yang bisa menggambar'],
    requirements: ['menguasai satu perangkat gambar vektor', 'portofolio lima karya', 'hadir tatap muka setiap Sabtu'],
    modules: [
      {
        title: 'Duduk dan mendengar',
        chapters: [
          { title: 'Sehari di tempat usaha', minutes: 45 },
          { title: 'Menulis brief balik', minutes: 25 },
        ],
      },
      {
        title: 'Menggambar',
        chapters: [
          { title: 'Seratus sketsa kecil', minutes: 45 },
          { title: 'Memilih dengan alasan', minutes: 25 },
          { title: 'Huruf dari papan lama', minutes: 35 },
        ],
      },
      {
        title: 'Sistem',
        chapters: [
          { title: 'Warna dari benda milik klien', minutes: 25 },
          { title: 'Nota, seragam, dan stempel', minutes: 35 },
          { title: 'Pedoman delapan halaman', minutes: 40 },
        ],
      },
      {
        title: 'Bicara',
        chapters: [
          { title: 'Satu gambar, satu kalimat', minutes: 30 },
          { title: 'Menghadapi “kurang wow”', minutes: 25 },
        ],
      },
      {
        title: 'Memasang',
        chapters: [
          { title: 'Bahan, baut, dan hujan', minutes: 30 },
          { title: 'Serah terima', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'HURUF-25A',
    slug: 'menggambar-huruf-jalanan',
    name: 'Menggambar Huruf dari Papan Jalanan',
    summary:
      'Dua hari berburu papan cat tangan, belajar satu tarikan napas dari tukangnya, dan membuat dua belas huruf milik sendiri di atas papan bekas.',
    description: `Jalanan adalah museum huruf yang buka dua puluh empat jam. Hari pertama kita berjalan, memotret, dan menebak napas pembuatnya. Hari kedua Mang Dede datang membawa kuas.

Anda tidak akan pulang sebagai ahli. Anda akan pulang dengan jari berwarna, satu papan, dan ketidakmampuan melewati bengkel tanpa berhenti.`,
    tags: ['huruf', 'kuas', 'tipografi'],
    level: 'Pemula',
    mode: 'offline',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 400_000,
    quota: 18,
    passMark: 60,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: ['Kota Bandung', 'Kota Cimahi', 'Kabupaten Bandung', 'Kabupaten Sumedang'],
    program: null,
    mentors: ['inez-tanumihardja'],
    outcomes: ['dua belas huruf dalam satu gaya', 'kemampuan membaca ciri huruf', 'satu papan nama untuk dibawa pulang'],
    audience: ['pencinta papan jalanan', 'guru seni', 'perancang digital yang rindu kotor'],
    requirements: ['sepatu untuk berjalan', 'baju yang boleh kena cat', 'kesabaran terhadap huruf S'],
    modules: [
      {
        title: 'Berburu',
        chapters: [
          { title: 'Rute papan di Lengkong', minutes: 45 },
          { title: 'Menamai bagian huruf', minutes: 20 },
        ],
      },
      {
        title: 'Kuas',
        chapters: [
          { title: 'Cat, kuas, dan posisi bahu', minutes: 20 },
          { title: 'Garis satu napas', minutes: 30 },
          { title: 'Huruf S empat puluh kali', minutes: 40 },
        ],
      },
      {
        title: 'Papan',
        chapters: [
          { title: 'Menata jarak dengan mata', minutes: 25 },
          { title: 'Menyelesaikan nama', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'KATA-25A',
    slug: 'menulis-kampanye',
    name: 'Menulis Kampanye: dari Curhat jadi Kalimat',
    summary:
      'Lima pekan mengubah masalah klien menjadi satu gagasan, sepuluh kalimat, dan satu naskah pendek yang enak dibaca keras-keras.',
    description: `Iklan yang bagus biasanya diawali orang yang mengeluh dengan jujur. Syifa mengajari cara mendengarkan keluhan itu, menemukan kalimat yang sudah setengah jadi di dalamnya, lalu tidak merusaknya.

Setiap pekan Anda menulis dua puluh kalimat dan membuang sembilan belas. Peserta saling membacakan; kalimat yang membuat lidah tersandung langsung gugur.`,
    tags: ['naskah iklan', 'ide', 'suara merek'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 600_000,
    quota: 40,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['syifa-rahmania'],
    outcomes: ['satu gagasan kampanye utuh', 'bank 100 kalimat', 'pedoman suara merek dua halaman', 'naskah radio 30 detik'],
    audience: ['penulis media sosial', 'pemilik usaha yang menulis sendiri', 'perancang yang kalimatnya kaku'],
    requirements: ['menulis setiap hari selama lima pekan', 'bersedia membaca keras', 'satu merek untuk latihan'],
    modules: [
      {
        title: 'Mendengar',
        chapters: [
          { title: 'Wawancara sepuluh pelanggan', minutes: 30 },
          { title: 'Spanduk pecel sebagai guru', minutes: 15 },
        ],
      },
      {
        title: 'Gagasan',
        chapters: [
          { title: 'Satu masalah, satu sudut', minutes: 25 },
          { title: 'Ide yang bisa diceritakan di angkot', minutes: 20 },
          { title: 'Membunuh ide pertama', minutes: 20 },
        ],
      },
      {
        title: 'Kalimat',
        chapters: [
          { title: 'Dua kata yang cukup', minutes: 25 },
          { title: 'Seratus kalimat dan satu', minutes: 35 },
        ],
      },
      {
        title: 'Suara',
        chapters: [
          { title: 'Merek ini kalau menelepon ibunya', minutes: 20 },
          { title: 'Naskah radio tiga puluh detik', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'ARAH-24B',
    slug: 'penunjuk-arah-dan-grafis-ruang',
    name: 'Penunjuk Arah: Merancang Ruang yang Tidak Menyesatkan',
    summary:
      'Tiga hari di gedung sungguhan: mengamati orang tersesat, mencabut papan, membuat purwarupa kardus, dan menguji dengan pengunjung asli.',
    description: `Papan petunjuk yang bagus adalah yang jumlahnya sedikit. Kelas ini berlangsung di perpustakaan dan rumah sakit yang mengizinkan kami membuat kekacauan kecil selama tiga hari.

Peserta membuat papan dari kardus pada ukuran asli, menempelnya, lalu diam dan mengamati. Pengguna kursi roda dan pengunjung dengan penglihatan rendah menjadi penguji utama, bukan tamu.`,
    tags: ['grafis ruang', 'penunjuk arah', 'aksesibilitas'],
    level: 'Mahir',
    mode: 'offline',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 1_800_000,
    quota: 14,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Bandung', 'Kota Surabaya'],
    registrantsFrom: [],
    program: null,
    mentors: ['wahyu-pamungkas'],
    outcomes: [
      'peta titik ragu satu gedung',
      'purwarupa ukuran asli',
      'spesifikasi bahan dan huruf',
      'hasil uji dengan sepuluh pengunjung',
    ],
    audience: ['perancang grafis dan interior', 'pengelola gedung umum', 'arsitek muda'],
    requirements: ['pernah mengerjakan satu proyek cetak', 'nyaman mengamati orang seharian', 'alat ukur dan kamera ponsel'],
    modules: [
      {
        title: 'Mengamati',
        chapters: [
          { title: 'Menghitung pertanyaan lobi', minutes: 40 },
          { title: 'Menandai titik ragu', minutes: 30 },
        ],
      },
      {
        title: 'Mengurangi',
        chapters: [
          { title: 'Mencabut separuh papan', minutes: 30 },
          { title: 'Urutan informasi', minutes: 25 },
          { title: 'Ukuran huruf dan jarak baca', minutes: 25 },
        ],
      },
      {
        title: 'Membuat',
        chapters: [
          { title: 'Purwarupa kardus', minutes: 45 },
          { title: 'Huruf timbul dan kontras', minutes: 25 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Sepuluh pengunjung, satu tugas', minutes: 40 },
          { title: 'Menulis spesifikasi', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'PORTO-24A',
    slug: 'portofolio-satu-halaman',
    name: 'Portofolio Satu Halaman yang Dibaca Sampai Bawah',
    summary:
      'Kelas rekaman tentang memilih tiga karya, menulis proses tanpa basa-basi, dan menaruh satu kegagalan yang membuat Anda dipanggil wawancara.',
    description: `Kami membaca sekitar empat ratus portofolio setahun. Sebagian besar terlalu panjang, terlalu mulus, dan terlalu takut. Di sini Bagas dan Syifa membuka lima portofolio yang membuat mereka menelepon pemiliknya malam itu juga.

Tontonlah berurutan, kerjakan tugasnya di sela, dan kirimkan hasilnya pada masa pendaftaran magang berikutnya.`,
    tags: ['portofolio', 'karier', 'magang'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'pintu-terbuka',
    mentors: ['bagas-wirotama', 'syifa-rahmania'],
    outcomes: ['portofolio satu halaman', 'cerita proses 80 kata untuk tiap karya', 'surat lamaran yang tidak menyalin'],
    audience: ['pelamar magang', 'lulusan nondesain', 'pekerja lepas pemula'],
    requirements: ['tiga karya apa pun', 'satu karya gagal', 'kejujuran'],
    modules: [
      {
        title: 'Memilih',
        chapters: [
          { title: 'Tiga karya cukup', minutes: 12 },
          { title: 'Satu kegagalan di tengah', minutes: 15 },
        ],
      },
      {
        title: 'Menceritakan',
        chapters: [
          { title: 'Masalah, pilihan, akibat', minutes: 15 },
          { title: 'Menyebut bagian Anda sendiri', minutes: 10 },
        ],
      },
      {
        title: 'Menata',
        chapters: [
          { title: 'Halaman yang bisa digulir di ponsel', minutes: 15 },
          { title: 'Surat pengantar lima kalimat', minutes: 12 },
        ],
      },
    ],
  },
  {
    code: 'RISO-25A',
    slug: 'cetak-risograf-untuk-pengarya',
    name: 'Cetak Risograf: Meleset dengan Sengaja',
    summary:
      'Empat malam menjinakkan mesin risograf: memisah warna, menyiapkan berkas, memilih kertas, dan menjilid zine enam belas halaman.',
    description: `Risograf adalah mesin kantor yang tersesat ke dunia seni. Warnanya terbatas, posisinya meleset, dan setiap lembar sedikit berbeda. Kelas ini mengajari Anda merencanakan kecelakaan itu.

Kelompok dibatasi sepuluh orang karena mesinnya hanya satu dan mudah tersinggung. Kertas dan tinta disediakan.`,
    tags: ['risograf', 'cetak', 'zine'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 350_000,
    quota: 10,
    passMark: 60,
    certificate: false,
    heldIn: ['Kota Bandung'],
    registrantsFrom: [],
    program: 'pintu-terbuka',
    mentors: ['wahyu-pamungkas', 'inez-tanumihardja'],
    outcomes: ['zine 16 halaman sebanyak 30 eksemplar', 'berkas pisah warna yang benar', 'lembar uji kertas'],
    audience: ['pembuat zine dan komik', 'ilustrator', 'guru yang ingin mencetak bahan ajar indah'],
    requirements: ['gambar atau tulisan sendiri', 'empat malam berturut-turut', 'tangan yang tidak takut tinta'],
    modules: [
      {
        title: 'Memisah warna',
        chapters: [
          { title: 'Berpikir dalam dua lapis', minutes: 25 },
          { title: 'Raster dan tumpukan', minutes: 25 },
        ],
      },
      {
        title: 'Mencetak',
        chapters: [
          { title: 'Merawat mesin yang rewel', minutes: 20 },
          { title: 'Menggeser dengan sengaja', minutes: 30 },
          { title: 'Kertas yang menolak tinta', minutes: 15 },
        ],
      },
      {
        title: 'Menjilid',
        chapters: [
          { title: 'Melipat enam belas halaman', minutes: 25 },
          { title: 'Jahit punggung', minutes: 30 },
          { title: 'Menukar dan menjual', minutes: 15 },
        ],
      },
    ],
  },
]
