import type { SeedClass } from '../../content-types.ts'

export const classes2: SeedClass[] = [
  {
    code: 'UIX-24A',
    slug: 'figma-untuk-tugas-akhir',
    name: 'Figma untuk Tugas Akhir',
    summary: 'Merancang tampilan aplikasi tugas akhir yang lahir dari obrolan dengan pengguna, bukan dari menebak-nebak selera sendiri.',
    description: `Figma dibuka pada bab keempat. Sebelum itu kamu menggambar dengan pensil, berbicara dengan tiga calon pengguna, dan menempelkan kertas di dinding kelas. Rancangan yang baik hampir selalu dimulai dari pertanyaan yang baik.

Setiap peserta mendapat satu kali ulasan suara dari mentor: rekaman tujuh menit yang menelusuri purwarupamu layar demi layar.`,
    tags: ['Figma', 'UI/UX', 'purwarupa'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 200_000,
    quota: null,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ni-luh-saraswati'],
    outcomes: [
      'mewawancarai pengguna tanpa menggiring',
      'membuat alur dan sketsa layar',
      'menyusun komponen yang konsisten di Figma',
      'menguji purwarupa pada lima orang',
    ],
    audience: [
      'siswa kelas XII yang menyusun tugas akhir',
      'siswa DKV yang tertarik ke produk digital',
      'tim Liga SMK yang butuh perancang',
    ],
    requirements: ['kertas dan pensil', 'laptop dengan peramban', 'bersedia mengobrol dengan orang asing'],
    modules: [
      {
        title: 'Pensil',
        chapters: [
          { title: 'Tiga obrolan, satu pola', minutes: 25 },
          { title: 'Alur dari buka sampai selesai', minutes: 20 },
          { title: 'Sketsa enam layar', minutes: 25 },
        ],
      },
      {
        title: 'Figma',
        chapters: [
          { title: 'Bingkai, kisi, dan gaya teks', minutes: 22 },
          { title: 'Komponen dan variannya', minutes: 28 },
          { title: 'Warna yang lolos uji kontras', minutes: 18 },
        ],
      },
      {
        title: 'Purwarupa',
        chapters: [
          { title: 'Menyambungkan layar', minutes: 18 },
          { title: 'Uji pada lima orang', minutes: 35 },
          { title: 'Memperbaiki yang paling sakit dulu', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'LIG-24D',
    slug: 'tiga-jam-satu-situs',
    name: 'Tiga Jam, Satu Situs: Persiapan Liga SMK',
    summary: 'Latihan intensif untuk tim tiga orang: membaca soal, membagi peran, dan menayangkan situs sebelum bel tiga jam berbunyi.',
    description: `Kebanyakan tim kalah pada dua puluh menit pertama, ketika ketiganya langsung mengetik. Bootcamp ini melatih kebiasaan sebaliknya: membaca soal keras-keras, bertanya kepada pengguna, membagi papan kerja, baru kemudian menulis kode.

Ada empat simulasi penuh dengan soal lama dan pengguna yang diperankan mentor. Setelah setiap simulasi, tim menonton rekaman layarnya sendiri dan memilih satu kebiasaan yang mau diubah.`,
    tags: ['Liga SMK', 'kerja tim', 'simulasi'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 0,
    quota: 90,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'liga-smk',
    mentors: ['dimas-aryo', 'raka-wibisana', 'ni-luh-saraswati'],
    outcomes: [
      'membagi kerja dalam sepuluh menit',
      'memilih fitur yang boleh ditinggalkan',
      'menayangkan versi pertama di jam pertama',
      'menjelaskan kode milik teman',
    ],
    audience: ['tim tiga siswa dari satu sekolah', 'guru pembimbing tim', 'tim yang pernah gugur di kualifikasi'],
    requirements: ['lulus HTML, CSS, dan JavaScript dasar', 'terdaftar sebagai satu tim', 'bisa hadir di empat simulasi Minggu pagi'],
    modules: [
      {
        title: 'Sepuluh menit pertama',
        chapters: [
          { title: 'Membaca soal keras-keras', minutes: 15 },
          { title: 'Peran: penanya, perakit, penjaga waktu', minutes: 20 },
          { title: 'Papan kerja di kertas', minutes: 15 },
        ],
      },
      {
        title: 'Jam pertama',
        chapters: [
          { title: 'Kerangka yang selalu siap', minutes: 30 },
          { title: 'Tayang sebelum indah', minutes: 25 },
          { title: 'Mengenali fitur yang menggoda', minutes: 15 },
        ],
      },
      {
        title: 'Jam kedua dan ketiga',
        chapters: [
          { title: 'Menyatukan hasil tanpa bentrok', minutes: 30 },
          { title: 'Uji dengan ponsel juri', minutes: 20 },
          { title: 'Berhenti pada menit 170', minutes: 10 },
        ],
      },
      {
        title: 'Simulasi',
        chapters: [
          { title: 'Soal bank sampah', minutes: 45 },
          { title: 'Soal posyandu', minutes: 45 },
          { title: 'Menonton diri sendiri', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'LIG-23F',
    slug: 'bedah-soal-final-liga',
    name: 'Bedah Soal Final Liga SMK',
    summary:
      'Dua jam membongkar soal final tahun lalu bersama juri: apa yang dicari, tiga jebakan, dan mengapa situs tercantik tidak menang.',
    description: `Soal final meminta situs pengaduan untuk puskesmas. Terdengar biasa, tetapi di dalamnya tersembunyi tiga kebutuhan yang hanya muncul kalau tim bertanya. Juri membuka lembar penilaian dan menunjukkan bagaimana setiap tim kehilangan atau menambah angka.

Rekaman webinar masih dapat ditonton peserta terdaftar, bersama soal, berkas aset, dan dua contoh jawaban yang sama-sama baik tetapi berbeda jalan.`,
    tags: ['Liga SMK', 'webinar', 'bedah soal'],
    level: 'Menengah',
    mode: 'online',
    type: 'webinar',
    state: 'ended',
    priceRupiah: 0,
    quota: 500,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: 'liga-smk',
    mentors: ['dimas-aryo', 'arifin-daeng'],
    outcomes: ['memahami rubrik juri', 'mengenali kebutuhan yang tersembunyi', 'menghindari tiga lubang keamanan umum'],
    audience: ['calon peserta Liga SMK', 'guru pembimbing', 'panitia lomba di sekolah'],
    requirements: ['sudah membaca soal yang dibagikan', 'koneksi untuk video atau audio', 'catatan kecil'],
    modules: [
      {
        title: 'Soal',
        chapters: [
          { title: 'Membaca ulang permintaan puskesmas', minutes: 15 },
          { title: 'Tiga kebutuhan yang tidak tertulis', minutes: 20 },
        ],
      },
      {
        title: 'Jawaban',
        chapters: [
          { title: 'Mengapa yang tercantik tidak menang', minutes: 20 },
          { title: 'Formulir yang membocorkan data pasien', minutes: 20 },
        ],
      },
      {
        title: 'Tanya jawab',
        chapters: [
          { title: 'Pertanyaan peserta dari lima wilayah', minutes: 30 },
          { title: 'Jadwal latihan sampai musim depan', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'GUR-25A',
    slug: 'mengajar-tanpa-lab-sempurna',
    name: 'Mengajar Pemrograman Tanpa Lab Sempurna',
    summary:
      'Untuk guru yang punya dua belas komputer dan tiga kelas: teknik mengajar pemrograman dengan giliran, kertas, dan ponsel siswa.',
    description: `Kelas ini disusun dua guru yang mengalaminya sendiri. Tidak ada anjuran membeli alat. Yang ada ialah cara membagi giliran, merancang tugas kertas yang tidak membosankan, dan memanfaatkan ponsel siswa dengan aturan yang disepakati bersama.

Peserta bergabung dalam sel berisi enam guru. Setiap pekan satu orang mencoba satu teknik, merekam lima menit, dan kelompok membahasnya tanpa menghakimi.`,
    tags: ['guru', 'pedagogi', 'tanpa internet'],
    level: 'Dasar',
    mode: 'hybrid',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: ['Kabupaten Kudus', 'Kota Kupang'],
    registrantsFrom: [],
    program: 'guru-ngoding',
    mentors: ['sri-wahyuni', 'yosef-tukan'],
    outcomes: [
      'merancang rotasi tiga pos dalam satu jam pelajaran',
      'membuat latihan kode di kertas',
      'menilai tugas yang dikumpulkan lewat foto',
      'menyusun aturan ponsel bersama siswa',
    ],
    audience: ['guru RPL, PPLG, TKJ, dan Informatika', 'guru baru yang ditugasi mengampu coding', 'kepala program keahlian'],
    requirements: ['sedang mengajar minimal satu kelas', 'bersedia merekam lima menit mengajar', 'restu kepala sekolah'],
    modules: [
      {
        title: 'Giliran',
        chapters: [
          { title: 'Rotasi tiga pos', minutes: 25 },
          { title: 'Apa yang dikerjakan pos tanpa komputer', minutes: 25 },
        ],
      },
      {
        title: 'Kertas',
        chapters: [
          { title: 'Melacak program dengan tabel jejak', minutes: 20 },
          { title: 'Kartu kode yang disusun ulang', minutes: 20 },
          { title: 'Menyunting kode milik teman', minutes: 18 },
        ],
      },
      {
        title: 'Ponsel',
        chapters: [
          { title: 'Penyunting kode yang ringan', minutes: 20 },
          { title: 'Aturan yang dibuat bersama siswa', minutes: 15 },
          { title: 'Mengumpulkan lewat foto', minutes: 15 },
        ],
      },
      {
        title: 'Sel belajar',
        chapters: [
          { title: 'Rekaman lima menit', minutes: 30 },
          { title: 'Umpan balik yang hangat dan jujur', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'GUR-25B',
    slug: 'menilai-proyek-dengan-adil',
    name: 'Menilai Proyek dengan Adil',
    summary:
      'Menyusun rubrik proyek yang dipahami siswa sebelum mulai, membedakan kerja tim dari tumpangan, dan memberi umpan balik dalam sepuluh menit.',
    description: `Menilai tiga puluh enam proyek dalam satu akhir pekan membuat guru mana pun tergoda memberi angka rata. Kelas ini menawarkan jalan lain: rubrik pendek yang dibahas bersama siswa, wawancara lima menit, dan catatan yang bisa dipakai siswa memperbaiki karyanya.

Kita berlatih memakai proyek sungguhan yang namanya disamarkan. Setiap peserta menilai karya yang sama, lalu membandingkan angka dan alasannya. Perbedaannya selalu mengejutkan, dan dari situlah rubrik yang baik lahir.`,
    tags: ['guru', 'penilaian', 'rubrik'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 300_000,
    quota: 48,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'guru-ngoding',
    mentors: ['sri-wahyuni'],
    outcomes: [
      'menulis rubrik empat baris',
      'melakukan wawancara kode lima menit',
      'mengenali kontribusi tiap anggota',
      'menulis umpan balik yang ditindaklanjuti',
    ],
    audience: ['guru produktif', 'asesor uji kompetensi sekolah', 'pembimbing tugas akhir'],
    requirements: ['membawa dua contoh proyek siswa', 'pengalaman menilai minimal satu semester', 'laptop'],
    modules: [
      {
        title: 'Rubrik',
        chapters: [
          { title: 'Empat baris yang cukup', minutes: 25 },
          { title: 'Menguji rubrik bersama siswa', minutes: 25 },
        ],
      },
      {
        title: 'Menilai',
        chapters: [
          { title: 'Satu karya, dua belas angka', minutes: 30 },
          { title: 'Wawancara kode lima menit', minutes: 25 },
          { title: 'Tumpangan dan kerja diam-diam', minutes: 20 },
        ],
      },
      {
        title: 'Kembali ke siswa',
        chapters: [
          { title: 'Umpan balik sepuluh menit', minutes: 20 },
          { title: 'Kesempatan mengumpulkan ulang', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'IOT-25B',
    slug: 'kebun-pintar-esp32',
    name: 'Kebun Pintar dengan ESP32',
    summary:
      'Tiga hari di kebun hidroponik sekolah: memasang sensor air dan cahaya, mengirim data, dan menyiram dari jauh tanpa membanjiri selada.',
    description: `Lokakarya berlangsung di kebun belakang SMK Giri Teknika. Setiap pasangan mendapat satu rak selada, satu papan ESP32, dan tiga sensor. Hari ketiga panen bersama, dan datamu menentukan rak mana yang paling segar.

Biaya mencakup komponen yang boleh dibawa pulang. Sekolah yang mengirim empat siswa mendapat satu paket komponen tambahan untuk labnya.`,
    tags: ['IoT', 'ESP32', 'hidroponik'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 650_000,
    quota: 20,
    passMark: 70,
    certificate: true,
    heldIn: ['Kabupaten Sleman'],
    registrantsFrom: ['Kabupaten Sleman', 'Kota Yogyakarta', 'Kabupaten Bantul', 'Kabupaten Magelang'],
    program: 'koding-masuk-smk',
    mentors: ['ratih-kusumawardani'],
    outcomes: [
      'menyolder dan merangkai dengan aman',
      'membaca sensor air, suhu, dan cahaya',
      'mengirim data lewat MQTT',
      'membuat aturan siram yang tidak ceroboh',
    ],
    audience: ['siswa TKJ, TITL, dan Agribisnis', 'guru yang ingin memulai klub IoT', 'pegiat kebun sekolah'],
    requirements: ['paham listrik dasar', 'laptop dengan porta USB', 'menginap dua malam bila dari luar kota'],
    modules: [
      {
        title: 'Rangkaian',
        chapters: [
          { title: 'Mengenal ESP32 dan kakinya', minutes: 30 },
          { title: 'Menyolder tanpa luka bakar', minutes: 40 },
          { title: 'Sensor air pertama', minutes: 30 },
        ],
      },
      {
        title: 'Data',
        chapters: [
          { title: 'Wi-Fi kebun yang lemah', minutes: 25 },
          { title: 'Mengirim lewat MQTT', minutes: 35 },
          { title: 'Grafik di papan pantau', minutes: 30 },
        ],
      },
      {
        title: 'Menyiram',
        chapters: [
          { title: 'Aturan, ambang, dan jeda', minutes: 30 },
          { title: 'Rem darurat untuk pompa', minutes: 20 },
          { title: 'Panen dan membaca data', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'SEC-24B',
    slug: 'keamanan-web-untuk-pelajar',
    name: 'Keamanan Web untuk Pelajar',
    summary: 'Menyerang situs latihan milik sendiri untuk belajar menjaganya: suntikan SQL, skrip nakal, sandi bocor, dan etika melapor.',
    description: `Kamu mendapat satu situs toko mainan yang sengaja dibuat bolong. Setiap pekan kita menemukan satu lubang, memahami cara orang menyalahgunakannya, lalu menambalnya. Pada pekan terakhir kamu menulis laporan kerentanan yang sopan dan jelas.

Aturan kelas ditandatangani di awal: hanya situs latihan yang boleh diuji. Siapa pun yang mencoba di tempat lain tanpa izin keluar dari kelas, tanpa tawar-menawar.`,
    tags: ['keamanan', 'web', 'etika'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 450_000,
    quota: 50,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['arifin-daeng'],
    outcomes: [
      'mengenali lima kerentanan paling umum',
      'menambal formulir dan kueri',
      'menyimpan sandi dengan benar',
      'menulis laporan kerentanan',
    ],
    audience: ['siswa XI dan XII yang pernah membuat aplikasi web', 'tim yang situsnya akan dipakai orang', 'guru TKJ dan RPL'],
    requirements: ['paham HTTP, formulir, dan SQL dasar', 'menandatangani kode etik', 'persetujuan orang tua bagi yang di bawah 18 tahun'],
    modules: [
      {
        title: 'Cara pikir',
        chapters: [
          { title: 'Niat, jalan, dan harga sebuah data', minutes: 20 },
          { title: 'Kode etik dan hukum secukupnya', minutes: 25 },
        ],
      },
      {
        title: 'Lubang',
        chapters: [
          { title: 'Tanda kutip yang merobohkan toko', minutes: 30 },
          { title: 'Komentar yang membawa skrip', minutes: 30 },
          { title: 'Nomor pesanan orang lain', minutes: 25 },
        ],
      },
      {
        title: 'Tambalan',
        chapters: [
          { title: 'Kueri berparameter', minutes: 25 },
          { title: 'Menyimpan sandi', minutes: 25 },
          { title: 'Sesi dan kue', minutes: 25 },
        ],
      },
      {
        title: 'Lapor',
        chapters: [
          { title: 'Menulis laporan kerentanan', minutes: 35 },
          { title: 'Menunggu dengan sabar', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'GIM-24C',
    slug: 'gim-dua-dimensi-godot',
    name: 'Gim Dua Dimensi dengan Godot',
    summary:
      'Enam pekan menyelesaikan satu gim kecil bertema pasar malam, dari gerak tokoh pertama hingga halaman unduhan dan catatan pemain.',
    description: `Aturannya satu: gimmu harus selesai. Karena itu lingkupnya kecil, satu layar, satu tokoh, satu aturan menang. Temanya pasar malam: komidi putar, lempar gelang, gulali, atau tukang parkir yang kewalahan.

Angkatan ini menutup kelas dengan tiga puluh satu gim yang bisa dimainkan. Rekaman, berkas aset, dan daftar gimnya tetap terbuka bagi alumni.`,
    tags: ['gim', 'Godot', 'proyek selesai'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 350_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['fikri-ramadhan'],
    outcomes: [
      'menggerakkan tokoh dengan nyaman',
      'membuat tumbukan dan skor',
      'merancang tingkat kesulitan',
      'menerbitkan gim beserta halamannya',
    ],
    audience: ['siswa yang ingin memulai gim pertama', 'siswa DKV yang bisa menggambar', 'guru pembina klub gim'],
    requirements: ['laptop sedang tanpa kartu grafis khusus', 'logika pemrograman dasar', 'waktu empat jam seminggu'],
    modules: [
      {
        title: 'Gerak',
        chapters: [
          { title: 'Adegan dan simpul', minutes: 20 },
          { title: 'Tokoh yang enak digerakkan', minutes: 30 },
          { title: 'Lompat, jatuh, mendarat', minutes: 25 },
        ],
      },
      {
        title: 'Aturan',
        chapters: [
          { title: 'Tumbukan dan skor', minutes: 25 },
          { title: 'Musuh yang bisa ditebak', minutes: 25 },
          { title: 'Menang, kalah, ulang', minutes: 20 },
        ],
      },
      {
        title: 'Rasa',
        chapters: [
          { title: 'Suara pasar malam', minutes: 20 },
          { title: 'Getar layar secukupnya', minutes: 15 },
        ],
      },
      {
        title: 'Terbit',
        chapters: [
          { title: 'Uji main lima orang', minutes: 35 },
          { title: 'Halaman unduhan', minutes: 25 },
          { title: 'Catatan pembuat', minutes: 15 },
        ],
      },
    ],
  },
]
