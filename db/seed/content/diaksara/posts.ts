import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'kiriman-dibuka-tema-pulang-terlambat',
    title: 'Kiriman Dibuka: Tulisan tentang Pulang Terlambat',
    summary:
      'Sampai akhir bulan kami menerima esai dan cerita tentang terlambat pulang, dalam arti apa saja. Paling panjang 1.800 kata, semua dibalas.',
    body: `Ada yang terlambat pulang karena kereta, ada karena marah, ada karena tidak tahu lagi rumah mana yang dimaksud. Kami ingin membaca semuanya.

Tema ini datang dari surat seorang pembaca di Bitung yang ayahnya, seorang pelaut, selalu pulang sehari setelah ulang tahunnya. “Jadi di rumah kami ulang tahun itu tanggal sembilan,” tulisnya, “padahal saya lahir tanggal delapan.”

## Ketentuan

- Esai atau cerita, 600 sampai 1.800 kata
- Belum pernah terbit, termasuk di media sosial
- Ditulis sendiri; bantuan mesin disebutkan di akhir naskah
- Satu orang satu kiriman

Semua naskah dibalas paling lambat enam pekan. Dua belas akan terbit, dengan honor yang sama untuk semua penulis. Penyuntingan dilakukan bersama lewat dua putaran surat, dan penulis berhak menarik naskahnya sampai malam sebelum terbit tanpa harus menjelaskan alasan.`,
    category: 'pengumuman',
    author: 'Arumdani Setya',
    daysAgo: 4,
    views: 1290,
  },
  {
    kind: 'news',
    slug: 'kumpulan-tulisan-teman-terbit',
    title: 'Buku Tulisan Teman Terbit, Dibaca Lebih Dulu oleh Tukang Jahit',
    summary:
      'Tiga puluh esai dari dua puluh provinsi dijilid dalam satu buku kecil. Sebelum dicetak, seluruh naskahnya dibaca nyaring di sebuah kios jahit.',
    body: `Sebelum mengirim naskah ke percetakan, kami mencari pembaca yang tidak akan sungkan. Pilihan jatuh pada Bu Hesti, tukang jahit di Kotagede yang kiosnya selalu penuh pelanggan menunggu.

Selama sebelas sore, bergantian, kami membacakan tiga puluh esai sambil ia menjahit. Kalau mesin jahitnya berhenti, berarti kalimatnya bagus. Kalau ia menyela untuk menanyakan ukuran lengan kepada pelanggan, kami menandai halaman itu dengan pensil merah.

Empat esai diperbaiki karena Bu Hesti. Satu ditukar urutannya. Satu lagi, tentang ibu yang menjual sepeda, membuat mesin jahit berhenti selama dua menit penuh. Kami menempatkannya di bagian penutup.

Buku berjudul *Yang Tertinggal di Saku* itu setebal 214 halaman dan tersedia di perpustakaan mitra. Semua penulis menerima bagian penjualan yang sama. Nama Bu Hesti tercantum di halaman redaksi sebagai pembaca pertama.`,
    category: 'pengumuman',
    author: 'Redaksi Diaksara',
    daysAgo: 63,
    views: 670,
  },
  {
    kind: 'news',
    slug: 'versi-awal-kini-bisa-dibaca',
    title: 'Sekarang Anda Bisa Membaca Versi Awal Setiap Tulisan',
    summary:
      'Penulis yang bersedia membuka naskah pertamanya, lengkap dengan coretan dan surat penyunting. Sudah ada 46 tulisan dengan tombol ini.',
    body: `Di bawah sebagian tulisan kini ada kalimat kecil: *baca versi awal*. Tekanlah, dan Anda akan melihat naskah sebagaimana dikirim, coretan di pinggirnya, serta surat-menyurat antara penulis dan penyunting.

Gagasan ini datang dari peserta kelas. Mereka membaca tulisan yang sudah jadi dan merasa kalah sebelum mulai. Ketika kami menunjukkan naskah pertama esai yang paling mereka kagumi, kelas menjadi hening, lalu lega. Paragraf pembukanya ternyata pernah berisi tiga peribahasa.

Tidak semua penulis ingin membuka dapurnya, dan itu dihormati. Sejauh ini 46 orang bersedia. Beberapa menambahkan catatan, misalnya Pak Tarsa, penjaga mercusuar: “Kalimat ini saya bela tiga surat. Saya kalah. Benar juga dia.”

Guru boleh memakai halaman-halaman itu untuk mengajar. Sebutkan nama penulisnya, dan kalau sempat, kirimi mereka surat tentang apa yang terjadi di kelas Anda.`,
    category: 'pengumuman',
    author: 'Arumdani Setya',
    daysAgo: 176,
    views: 480,
  },
  {
    kind: 'blog',
    slug: 'penjaga-mercusuar-menghitung-lampu',
    title: 'Menghitung Lampu dari Mercusuar',
    summary:
      'Dua puluh dua tahun saya menjaga lampu yang dilihat semua orang dan tidak dikunjungi siapa-siapa. Inilah yang saya hitung pada malam hari.',
    body: `Dari atas sini saya bisa menghitung lampu perahu. Kalau jumlahnya genap, saya tidur lebih tenang, walaupun tidak ada alasannya. Malam tadi tiga puluh tujuh. Saya menghitung lagi sampai menemukan satu lampu ponsel di dermaga dan memasukkannya ke dalam daftar.

Orang mengira pekerjaan ini sepi. Sebenarnya tidak. Sepi itu kalau tidak ada yang menunggu. Saya ditunggu oleh semua orang yang tidak ingin menabrak karang, hanya saja mereka tidak tahu nama saya.

Dulu ada seorang nakhoda yang menyorotkan lampunya dua kali setiap lewat. Saya membalas dengan menutup jendela lalu membukanya. Kami melakukan itu sebelas tahun. Pada tahun kedua belas kapalnya lewat tanpa menyorot, dan saya mengerti bahwa nakhodanya sudah ganti.

Saya tetap membuka jendela sampai sekarang. Bulan lalu ada perahu kecil menyorot dua kali. Barangkali anaknya. Barangkali hanya lampu rusak. Saya menghitungnya sebagai genap.`,
    category: 'esai-teman',
    author: 'Tarsa Wiguna',
    daysAgo: 10,
    views: 2360,
  },
  {
    kind: 'blog',
    slug: 'ibu-menjual-sepeda',
    title: 'Ibu Menjual Sepeda',
    summary:
      'Cerita pendek tentang sepeda biru, uang pendaftaran, dan seorang pembeli yang selalu lewat di depan rumah dengan sepeda yang sama.',
    body: `Sepeda itu biru, dengan bel yang harus dipukul dua kali supaya berbunyi sekali. Ibu menjualnya pada hari Kamis. Hari Jumat uang pendaftaran saya lunas, dan kami tidak membicarakannya.

Pembelinya Pak Gultom dari ujung jalan. Setiap pagi ia lewat di depan rumah, dan setiap pagi Ibu tiba-tiba mempunyai urusan di dapur. Bunyi belnya sampai ke sana juga. *Tak. Ting.*

Saya belajar sampai malam pada tahun itu, bukan karena rajin, melainkan karena tidak enak pada bel.

Ketika saya lulus, saya pergi ke rumah Pak Gultom membawa gaji pertama. Sepedanya sudah karatan, tersandar pada kandang ayam. Ia tidak mau menjualnya. “Ini sudah lama saya simpan untuk ibumu,” katanya. “Saya lewat tiap pagi supaya dia tahu sepedanya masih ada.”

Saya menuntunnya pulang. Ibu sedang di dapur. Saya memukul bel dua kali, dan untuk pertama kalinya selama enam tahun beliau keluar.`,
    category: 'cerita-teman',
    author: 'Kirana Lubis',
    daysAgo: 81,
    views: 1840,
  },
  {
    kind: 'blog',
    slug: 'saya-menulis-di-angkot-terakhir',
    title: 'Saya Menulis di Angkot Terakhir',
    summary:
      'Sopir angkot jurusan Ciawi menulis novel sedikit demi sedikit di belakang karcis retribusi, dan penumpang tidak tahu bahwa mereka tokohnya.',
    body: `Angkot terakhir berangkat pukul sepuluh malam. Penumpangnya biasanya empat: perawat, tukang martabak, anak warnet, dan orang keempat yang selalu berganti. Saya menulis ketika ngetem, di belakang karcis retribusi, memakai pensil yang diikat di spion.

Satu karcis cukup untuk tiga kalimat. Jadi novel saya terdiri atas kalimat-kalimat pendek. Guru saya di kelas Diaksara menyangka itu gaya. Saya tidak tega mengatakan bahwa itu ukuran kertas.

Sampai sekarang ada 2.140 karcis dalam kaleng kue. Perawat itu, dalam cerita saya, akhirnya pindah ke kota pesisir. Pada kenyataannya ia masih naik setiap malam dan tertidur sebelum lampu merah kedua. Saya mengemudi lebih pelan supaya ia tidak terbangun oleh lubang.

Pernah ia bertanya saya menulis apa. “Catatan setoran,” jawab saya.

Nanti kalau bukunya terbit, saya akan memberikannya pada perhentian terakhir, dalam keadaan mesin mati, supaya ia tidak terburu-buru turun.`,
    category: 'esai-teman',
    author: 'Yudha Permadi',
    daysAgo: 214,
    views: 1120,
  },
  {
    kind: 'articles',
    slug: 'membela-kalimat-pendek',
    title: 'Membela Kalimat Pendek (Tetapi Jangan Semua)',
    summary: 'Kalimat pendek memberi napas, tetapi sepuluh kalimat pendek berturut-turut menjadi detak jam. Kolom ini menghitung iramanya.',
    body: `Murid-murid saya menemukan kalimat pendek seperti anak menemukan tombol lampu. Nyala. Mati. Nyala. Mati. Setelah sehalaman, pembaca ingin memutus listriknya.

Kalimat pendek bekerja karena ada kalimat panjang di sebelahnya. Dengarkan orang tua bercerita di beranda: mereka mengalir, berbelok, menambahkan anak kalimat, menyebut nama sepupu yang tidak ada hubungannya, lalu berhenti. “Besoknya ia mati.” Kita terkejut bukan karena kalimat itu pendek, melainkan karena sebelumnya kita sedang hanyut.

## Latihan

1. Hitung jumlah kata setiap kalimat dalam satu halaman naskahmu.
2. Gambarkan sebagai batang, seperti pagar.
3. Kalau pagarnya rata, kambing pun tidak akan menoleh.

Naskah saya sendiri pernah rata pada angka dua belas. Saya menyangka itu kedewasaan; ternyata itu hanya kecepatan saya mengetik dengan dua jari. Sejak itu saya menulis tangan lebih dulu, supaya kalimat yang ingin lari mempunyai tempat untuk berlari.`,
    category: 'kolom',
    author: 'Laurens Mabuka',
    daysAgo: 27,
    views: 1430,
  },
  {
    kind: 'articles',
    slug: 'surat-suntingan-yang-tidak-melukai',
    title: 'Bengkel Kalimat: Surat Suntingan yang Tidak Melukai',
    summary:
      'Contoh surat penyunting kepada penulis, dibedah baris demi baris, beserta tiga kalimat yang kami larang di kantor sejak lima tahun lalu.',
    body: `Surat suntingan yang buruk membuat naskah lebih baik dan penulis berhenti menulis. Itu kerugian besar. Berikut pola surat yang kami pakai, sesudah banyak salah.

**Mulai dengan apa yang tertinggal.** Bukan pujian umum, melainkan satu gambar yang masih teringat keesokan harinya. “Bel yang harus dipukul dua kali itu saya dengar sambil mencuci.”

**Ajukan paling banyak tiga pertanyaan.** Pertanyaan sungguhan, bukan perintah yang menyamar. “Mengapa ia tidak bertanya?” lebih berguna daripada “tambahkan konflik”.

**Tandai, jangan ganti.** Coretan boleh menunjukkan kalimat yang tersandung. Kata penggantinya milik penulis.

Yang kami larang:

- “Menurut selera saya …”
- “Pembaca tidak akan mengerti.” Pembaca yang mana?
- “Ini sudah bagus, tinggal …”

Surat ditutup dengan tanggal yang jelas, sebab menunggu tanpa batas adalah penyiksaan paling halus dalam dunia tulis-menulis.`,
    category: 'bengkel',
    author: 'Arumdani Setya',
    daysAgo: 123,
    views: 990,
  },
  {
    kind: 'program',
    slug: 'mukim-menulis-danau-kecil',
    title: 'Mukim Menulis: Sepuluh Hari, Empat Penulis, Satu Danau',
    summary:
      'Pendaftaran musim hujan dibuka bagi penulis dengan naskah yang macet. Rumah kayu, tiga kali makan, dan percakapan dengan penyunting.',
    body: `Rumah itu berdiri di tepi Danau Diatas, Sumatra Barat, dan sinyalnya hanya ada di bawah pohon alpukat pada cuaca cerah. Empat penulis akan tinggal di sana selama sepuluh hari.

Pagi untuk menulis, siang untuk tidur atau berjalan, sore untuk membaca naskah orang lain. Setiap dua hari ada percakapan satu jam dengan penyunting. Pada malam kesembilan, masing-masing membacakan sepuluh menit kepada pemilik rumah, Mak Uniang, yang pendapatnya singkat dan biasanya benar.

## Mengirim lamaran

- Dua puluh halaman naskah yang sudah dimulai
- Satu halaman tentang bagian yang membuat Anda berhenti
- Bulan yang memungkinkan Anda pergi

Biaya perjalanan dan makan ditanggung program. Untuk penulis dengan anak kecil tersedia satu kamar keluarga beserta pengasuh dari kampung. Dua dari empat tempat disediakan bagi yang belum pernah menerbitkan buku.`,
    category: 'mukim',
    author: 'Ferdian Kusuma',
    daysAgo: 20,
    views: 610,
  },
  {
    kind: 'event',
    slug: 'duduk-membaca-di-stasiun-tua',
    title: 'Duduk Membaca: Tiga Jam Tanpa Bicara di Stasiun Tua',
    summary: 'Bawa satu buku, duduk di bangku peron, dan membacalah bersama orang asing. Percakapan baru boleh dimulai pada jam ketiga.',
    body: `Kami mengundang Anda untuk tidak berbicara. Selama dua jam pertama, peron stasiun tua akan penuh orang yang membaca dalam diam: novel, koran lama, kitab masak, apa saja asalkan di atas kertas.

Tidak ada acara, tidak ada pembawa acara. Hanya ada lonceng pada awal dan akhir. Penjual wedang ronde berkeliling dengan kartu bergambar supaya Anda cukup menunjuk.

Pada jam ketiga, lonceng berbunyi dan orang boleh saling bertanya satu hal: sedang sampai di mana? Dari pertanyaan itu, pada pertemuan terdahulu lahir dua kelompok baca, satu penerbitan kecil, dan sebuah pernikahan.

- Bawa alas duduk dan buku sendiri
- Rak tukar tersedia bagi yang selesai lebih cepat
- Pojok membaca nyaring untuk anak ada di gerbong terpisah

Gratis, tanpa pendaftaran, dan tetap berlangsung ketika hujan. Atap peron bocor hanya di dua tempat, yang sudah kami tandai.`,
    category: 'duduk-membaca',
    author: 'Rosmawati Tahir',
    daysAgo: 15,
    views: 540,
    event: { inDays: 22, startHour: 15, hours: 3, place: 'Stasiun lama Ambarawa, Kabupaten Semarang' },
  },
  {
    kind: 'podcasts',
    slug: 'naskah-suara-dua-ribu-karcis',
    title: 'Naskah Suara #1: Dua Ribu Karcis dalam Kaleng Kue',
    summary:
      'Yudha, sopir angkot, membacakan bab pertama novelnya dari karcis aslinya. Anda akan mendengar kertas dibalik lebih sering daripada biasanya.',
    body: `Setiap episode Naskah Suara menghadirkan penulis yang membaca naskahnya sendiri, tanpa musik. Kali ini Yudha Permadi datang membawa kaleng kue berisi 2.140 karcis retribusi, sudah diurutkan dengan karet gelang menurut bulan.

Ia membaca dari aslinya. Karena satu karcis hanya memuat tiga kalimat, Anda akan mendengar suara kertas setiap beberapa detik. Pada menit kedelapan satu karcis terjatuh ke bawah lemari, dan kami memutuskan membiarkan keheningan ketika ia mencarinya.

## Isi rekaman

- 01.10: pensil yang diikat di spion
- 05.00: bab pertama, “Perawat Tidur”
- 16.30: tentang penumpang yang tidak tahu dirinya tokoh
- 22.40: pertanyaan pendengar, dari Ciawi sampai Sorong

Transkrip lengkap dapat diminta lewat email. Atas permintaan penulis, nama jalan diganti supaya perawat itu tetap bisa tidur tenang setiap malam dalam perjalanan pulang ke rumahnya.`,
    category: 'naskah-suara',
    author: 'Arumdani Setya',
    daysAgo: 38,
    views: 680,
    episode: { minutes: 27, guest: 'Yudha Permadi', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'meja-menulis-para-teman',
    title: 'Meja Menulis Para Teman: Dasbor, Papan Setrika, Lantai Dapur',
    summary: 'Kami meminta penulis memotret tempat mereka menulis. Hanya dua dari empat puluh yang ternyata mempunyai meja sungguhan.',
    body: `Majalah suka menampilkan meja penulis: kayu jati, lampu kuning, kucing. Kami meminta empat puluh penulis Diaksara memotret tempat mereka menulis yang sebenarnya, tanpa dirapikan lebih dulu.

Dua orang punya meja. Selebihnya menulis di dasbor, papan setrika, bangku tunggu puskesmas, tangga masjid, dan lantai dapur. Seorang ibu di Kendari menulis sambil berdiri karena anaknya hanya tidur kalau digendong. Fotonya miring; tangan yang lain memegang botol susu.

> Saya pikir saya belum menjadi penulis karena belum punya meja. (Nining, Kendari)

Kami menyukai bahwa tempat-tempat itu membentuk tulisannya. Karcis melahirkan kalimat pendek. Papan setrika melahirkan cerita yang harus selesai sebelum bajunya dingin.

Pilihan lima foto ada di bawah. Kalau Anda menulis di tempat yang lebih aneh, kirimkan. Kami sedang mencari orang yang menulis di atas pohon.`,
    category: 'meja-menulis',
    author: 'Redaksi Diaksara',
    daysAgo: 104,
    views: 720,
    pictures: [
      'Dasbor angkot dengan pensil terikat di spion',
      'Meja mesin jahit dengan naskah di bawah kain',
      'Jendela mercusuar dan termos di atas buku catatan',
      'Papan setrika yang dipakai sebagai meja',
      'Lantai dapur dengan buku tulis dan ulekan',
    ],
  },
]
