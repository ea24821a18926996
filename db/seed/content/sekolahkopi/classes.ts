import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'SEDUH-25A',
    slug: 'seduh-manual-untuk-rumah',
    name: 'Seduh Manual untuk Dapur Rumah',
    summary:
      'Hidangan pembuka: tubruk, saring, dan rendam dengan alat seadanya, ditambah cara membaca rasa asam, manis, dan pahit di cangkir sendiri.',
    description: `Anda tidak perlu alat mahal untuk minum kopi enak. Anda perlu mengubah satu hal setiap kali, lalu mencatat. Darman mengajarkannya seperti praktikum kimia yang boleh diminum.

Kelas ini mandiri. Setiap bab selesai sebelum air termos mendingin, dan ada tugas cicip kecil yang dikerjakan dengan mata tertutup.`,
    tags: ['seduh manual', 'rumah', 'air'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['darman-sulolipu'],
    outcomes: ['tiga cara seduh yang bisa diulang', 'cara memperbaiki rasa dengan satu perubahan', 'catatan seduh pribadi'],
    audience: ['peminum kopi saset yang penasaran', 'penghuni kos dengan satu termos', 'siapa saja yang baru membeli corong'],
    requirements: ['kopi bubuk segar', 'air panas', 'timbangan dapur kalau ada'],
    modules: [
      {
        title: 'Mengenal cangkir',
        chapters: [
          { title: 'Asam, manis, pahit, kesat', minutes: 12 },
          { title: 'Mencicip dengan mata tertutup', minutes: 15 },
        ],
      },
      {
        title: 'Tiga cara seduh',
        chapters: [
          { title: 'Tubruk yang bersih', minutes: 12 },
          { title: 'Saring tanpa ketel leher angsa', minutes: 18 },
          { title: 'Rendam semalam', minutes: 10 },
        ],
      },
      {
        title: 'Memperbaiki',
        chapters: [
          { title: 'Giling dulu, baru yang lain', minutes: 12 },
          { title: 'Air sumur atau galon?', minutes: 15 },
          { title: 'Menulis catatan seduh', minutes: 8 },
        ],
      },
    ],
  },
  {
    code: 'BARIS-25A',
    slug: 'barista-dasar-bar-belajar',
    name: 'Barista Dasar: Enam Pekan di Balik Bar',
    summary:
      'Menu utama: espreso, susu, kecepatan, dan keramahan, dilatih di bar sungguhan setiap Jumat dan Sabtu dengan pelanggan yang tidak dikenal.',
    description: `Barista yang dicari bukan yang paling pandai menggambar angsa. Ia yang tetap ramah pada pesanan ketujuh puluh, mesinnya bersih, dan rasanya tidak naik turun. Enam pekan ini dibangun untuk itu.

Senin sampai Rabu berlatih, Jumat dan Sabtu melayani pengunjung Bar Belajar. Kesalahan ditulis di papan. Pada akhir kelas, Galuh menulis surat pengantar kerja yang jujur untuk setiap murid.`,
    tags: ['barista', 'espreso', 'pelayanan'],
    level: 'Pemula',
    mode: 'offline',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 2_750_000,
    premium: true,
    quota: 12,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Bandung'],
    registrantsFrom: [],
    program: null,
    mentors: ['galuh-pratiwi', 'darman-sulolipu'],
    outcomes: [
      'espreso yang konsisten dalam tiga percobaan',
      'susu yang halus dan tiga pola dasar',
      'cara merawat mesin dan gilingan',
      'sikap kerja di bar ramai',
      'portofolio 40 jam melayani',
    ],
    audience: ['pencari kerja pertama di kafe', 'pemilik warung kopi yang turun tangan', 'barista otodidak yang ingin rapi'],
    requirements: ['berusia minimal 17 tahun', 'sanggup berdiri tiga jam', 'hadir tatap muka di Bandung'],
    modules: [
      {
        title: 'Berdiri dan menyapa',
        chapters: [
          { title: 'Sikap tubuh selama tiga jam', minutes: 20 },
          { title: 'Sapaan sebelum pesanan', minutes: 15 },
          { title: 'Meminta maaf dan mengulang', minutes: 15 },
        ],
      },
      {
        title: 'Espreso',
        chapters: [
          { title: 'Dosis, giling, ratakan, tekan', minutes: 40 },
          { title: 'Membaca aliran', minutes: 30 },
          { title: 'Menyetel ulang saat cuaca berubah', minutes: 30 },
        ],
      },
      {
        title: 'Susu',
        chapters: [
          { title: 'Suara susu yang benar', minutes: 25 },
          { title: 'Tiga pola dasar', minutes: 40 },
        ],
      },
      {
        title: 'Bar ramai',
        chapters: [
          { title: 'Urutan lima pesanan', minutes: 35 },
          { title: 'Berbicara dengan teman satu bar', minutes: 20 },
          { title: 'Bersih sambil bekerja', minutes: 25 },
        ],
      },
      {
        title: 'Ujian terbuka',
        chapters: [
          { title: 'Dua jam melayani pengunjung', minutes: 45 },
          { title: 'Membaca papan kesalahan sendiri', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'SANGR-25B',
    slug: 'menyangrai-rumahan',
    name: 'Menyangrai dengan Telinga',
    summary:
      'Hidangan pekat: teori perpindahan panas lewat layar, lalu dua hari di depan mesin sangrai sampai Anda mengenali letupan pertama tanpa melihat.',
    description: `Mesin sangrai memberi banyak angka, dan pemula sering tenggelam di dalamnya. Lidya mengajar sebaliknya: dengar dulu, cium, lihat warna, baru periksa angkanya.

Pertemuan daring membahas panas, udara, dan biji mentah. Praktik dua hari dapat dipilih di Medan atau Bandung, dengan paling banyak lima orang untuk satu mesin.`,
    tags: ['sangrai', 'kurva panas', 'mutu'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 1_500_000,
    quota: 10,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Medan', 'Kota Bandung'],
    registrantsFrom: [],
    program: null,
    mentors: ['lidya-hutapea'],
    outcomes: [
      'tiga profil sangrai untuk satu biji',
      'membaca kurva dan mendengar letupan',
      'mengenali cacat sangrai',
      'lembar kendali mutu',
    ],
    audience: ['pemilik kedai yang ingin menyangrai sendiri', 'penyangrai wajan rumahan', 'petani yang ingin menjual biji matang'],
    requirements: ['terbiasa menyeduh saring', 'pernah membaca kartu biji', 'memakai sepatu tertutup saat praktik'],
    modules: [
      {
        title: 'Biji sebelum panas',
        chapters: [
          { title: 'Kadar air dan kerapatan', minutes: 25 },
          { title: 'Sortir yang menghemat uang', minutes: 20 },
        ],
      },
      {
        title: 'Panas',
        chapters: [
          { title: 'Pengantaran, aliran, pancaran', minutes: 30 },
          { title: 'Laju naik tanpa panik', minutes: 25 },
          { title: 'Letupan pertama', minutes: 30 },
        ],
      },
      {
        title: 'Profil',
        chapters: [
          { title: 'Terang untuk saring', minutes: 35 },
          { title: 'Sedang untuk susu', minutes: 35 },
          { title: 'Kapan gelap itu pilihan', minutes: 20 },
        ],
      },
      {
        title: 'Mutu',
        chapters: [
          { title: 'Cacat sangrai di lidah', minutes: 30 },
          { title: 'Lembar catatan setiap tabung', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'PANEN-25A',
    slug: 'pascapanen-untuk-petani',
    name: 'Pascapanen untuk Petani: dari Petik Merah sampai Gudang',
    summary:
      'Kelas kebun selama panen: memetik, merambang, memfermentasi, menjemur, dan menyimpan supaya mutu bertahan dan harga naik dengan alasan.',
    description: `Kelas ini berlangsung di kebun, mengikuti kopi, bukan jam. Kalau hujan turun, kita belajar menutup jemuran. Kalau terik, kita belajar membaliknya.

Asep dan kelompoknya menunjukkan cara yang sudah mereka coba selama sembilan musim, termasuk yang gagal. Setiap peserta membawa pulang satu lot hasil olahannya beserta nilai dari panel cicip.`,
    tags: ['petani', 'pascapanen', 'jemur'],
    level: 'Menengah',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 30,
    passMark: 65,
    certificate: true,
    heldIn: ['Kabupaten Garut'],
    registrantsFrom: ['Kabupaten Garut', 'Kabupaten Bandung', 'Kabupaten Tasikmalaya'],
    program: 'petani-mengajar',
    mentors: ['asep-kurniadi'],
    outcomes: [
      'selisih harga yang dapat dihitung sendiri',
      'kadar air biji di bawah 12 persen',
      'catatan setiap lot',
      'kesepakatan jemur kelompok',
    ],
    audience: ['petani kopi dan keluarganya', 'pengumpul desa', 'pemuda yang pulang kampung'],
    requirements: ['memiliki atau merawat kebun', 'ikut satu hari panen penuh', 'membawa contoh biji sendiri'],
    modules: [
      {
        title: 'Petik',
        chapters: [
          { title: 'Merah penuh dan upah pemetik', minutes: 25 },
          { title: 'Merambang di bak bekas', minutes: 20 },
        ],
      },
      {
        title: 'Olah',
        chapters: [
          { title: 'Giling basah, bilas, atau madu', minutes: 35 },
          { title: 'Fermentasi tanpa alat mahal', minutes: 30 },
          { title: 'Membersihkan sebelum berbau', minutes: 15 },
        ],
      },
      {
        title: 'Jemur dan simpan',
        chapters: [
          { title: 'Tebal hamparan dan waktu balik', minutes: 25 },
          { title: 'Mengukur kadar air', minutes: 20 },
          { title: 'Gudang, tikus, dan lembap', minutes: 20 },
        ],
      },
      {
        title: 'Jual',
        chapters: [
          { title: 'Menulis kartu lot', minutes: 20 },
          { title: 'Menghitung harga pokok', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'CICIP-25A',
    slug: 'uji-cita-rasa-lidah-pasar',
    name: 'Uji Cita Rasa dengan Lidah Pasar',
    summary:
      'Membangun roda rasa dari belimbing wuluh sampai andaliman, lalu menyambungkannya ke istilah internasional, dengan paket biji dari enam kebun.',
    description: `Lidah Anda sudah terlatih oleh pasar, dapur, dan warung. Kelas ini tidak menggantinya, hanya memberi urutan dan bahasa. Kita mulai dari bau stoples yang dibawa setiap peserta.

Paket berisi delapan belas contoh biji dikirim ke rumah. Setiap pertemuan semua mencicip bersamaan, menulis dalam diam, lalu membandingkan. Petaninya hadir dan mendengar.`,
    tags: ['uji cita rasa', 'sensori', 'biji'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 450_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'petani-mengajar',
    mentors: ['lidya-hutapea', 'asep-kurniadi'],
    outcomes: ['roda rasa pribadi dari bahan lokal', 'nilai cicip yang stabil antarhari', 'kemampuan menyebut cacat tanpa menghakimi'],
    audience: ['penyangrai dan barista', 'petani yang ingin tahu rasa kebunnya', 'pembeli biji skala kecil'],
    requirements: ['tidak merokok satu jam sebelum kelas', 'paket biji dari sekolah', 'enam gelas yang sama'],
    modules: [
      {
        title: 'Membangun ingatan bau',
        chapters: [
          { title: 'Stoples dari pasar', minutes: 25 },
          { title: 'Menyebut tanpa menebak', minutes: 20 },
        ],
      },
      {
        title: 'Mencicip dengan tata cara',
        chapters: [
          { title: 'Menyiapkan enam gelas', minutes: 20 },
          { title: 'Harum kering dan basah', minutes: 25 },
          { title: 'Menyeruput dan mencatat', minutes: 25 },
        ],
      },
      {
        title: 'Menilai',
        chapters: [
          { title: 'Keasaman dan badan', minutes: 25 },
          { title: 'Cacat yang sering lolos', minutes: 30 },
          { title: 'Menyamakan nilai dengan panel', minutes: 35 },
        ],
      },
      {
        title: 'Berbicara dengan pembeli',
        chapters: [
          { title: 'Dari andaliman ke citrus', minutes: 20 },
          { title: 'Menyampaikan nilai rendah kepada petani', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'WARUNG-24A',
    slug: 'menghitung-warung-kopi',
    name: 'Menghitung Warung Kopi sebelum Menyewa Tempat',
    summary:
      'Webinar satu malam tentang harga pokok, sewa, susut susu, dan jumlah cangkir yang harus terjual sebelum Anda boleh tersenyum.',
    description: `Banyak kedai tutup bukan karena kopinya buruk, melainkan karena sewanya belum dihitung dengan cangkir. Malam itu Galuh membuka pembukuan kedai pertamanya yang bangkrut, halaman demi halaman.

Asep menambahkan sudut pandang kebun: berapa yang wajar dibayar untuk biji, dan apa akibatnya bila ditawar terlalu rendah. Rekaman dan lembar hitung tersedia bagi pendaftar.`,
    tags: ['usaha', 'harga pokok', 'warung kopi'],
    level: 'Pemula',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 100_000,
    quota: 200,
    passMark: 0,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['galuh-pratiwi', 'asep-kurniadi'],
    outcomes: ['lembar hitung titik impas', 'daftar biaya yang biasa terlupa', 'tiga skenario penjualan'],
    audience: ['calon pemilik kedai', 'pasangan yang menabung bersama', 'barista yang ingin mandiri'],
    requirements: ['angka sewa di kota sendiri', 'kalkulator', 'kejujuran soal modal'],
    modules: [
      {
        title: 'Biaya yang kelihatan',
        chapters: [
          { title: 'Sewa per cangkir', minutes: 20 },
          { title: 'Biji, susu, dan susut', minutes: 20 },
        ],
      },
      {
        title: 'Biaya yang sembunyi',
        chapters: [
          { title: 'Listrik mesin saat menganggur', minutes: 15 },
          { title: 'Upah diri sendiri', minutes: 15 },
        ],
      },
      {
        title: 'Memutuskan',
        chapters: [
          { title: 'Titik impas tiga skenario', minutes: 25 },
          { title: 'Kapan sebaiknya tidak jadi buka', minutes: 15 },
        ],
      },
    ],
  },
]
