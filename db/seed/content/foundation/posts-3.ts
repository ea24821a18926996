import type { SeedPost } from '../../content-types.ts'

export const posts3: SeedPost[] = [
  {
    kind: 'event',
    slug: 'lokakarya-laporan-terbuka',
    title: 'Lokakarya Daring: Menulis Laporan yang Berani Memuat Kegagalan',
    summary:
      'Tiga jam bagi pengurus yayasan dan komunitas untuk menyunting satu halaman laporan sendiri, dibantu penyunting dan seorang auditor.',
    body: `Hampir semua laporan tahunan lembaga sosial berbunyi sama. Semua target tercapai, semua peserta antusias, semua mitra mendukung. Pembaca yang pernah mengurus apa pun tahu bahwa itu tidak mungkin, dan kepercayaannya justru berkurang.

Dalam lokakarya ini setiap peserta membawa satu halaman laporan yang sudah terbit. Selama tiga jam halaman itu ditulis ulang dengan tiga tambahan: satu hal yang tidak berjalan, satu dugaan yang ternyata keliru, dan satu keputusan yang diambil karenanya.

## Alur lokakarya

1. Membedah dua laporan, satu milik kami sendiri
2. Menandai kalimat yang tidak dapat diperiksa
3. Menulis ulang, ditemani penyunting dalam ruang kecil
4. Membacakan hasil kepada peserta lain

Auditor independen, Lestari Prabandari, hadir untuk menjawab satu ketakutan yang selalu muncul: apakah mengaku gagal berakibat pada hibah berikutnya? Ia akan membawa contoh dari sisi pemberi hibah.

Peserta dibatasi tiga puluh lembaga, masing-masing boleh mengirim dua orang. Tidak ada biaya. Setelah lokakarya, halaman hasil suntingan boleh dipajang di situs kami bila lembaga menghendaki, sebagai rujukan bagi lembaga lain yang sedang mengumpulkan keberanian.

Kami mengadakan lokakarya ini karena pernah menjadi pelakunya. Laporan tahun ketiga kami memuat kata “antusias” sebelas kali dan tidak satu pun angka peserta yang berhenti. Halaman itulah yang akan dibedah pertama, disunting di depan semua orang oleh penulisnya sendiri, dengan malu yang sudah lama kedaluwarsa.`,
    category: 'lokakarya',
    author: 'Ratna Kusumadewi',
    daysAgo: 21,
    views: 560,
    event: { inDays: 12, startHour: 13, hours: 3, place: 'Ruang daring (tautan dikirim setelah mendaftar)' },
  },
  {
    kind: 'event',
    slug: 'kelas-terbuka-aparatur',
    title: 'Kelas Terbuka: Satu Formulir, Dua Belas Warga',
    summary:
      'Catatan undangan untuk uji formulir layanan bersama warga, yang dihadiri sebelas kantor pelayanan dan menghasilkan formulir separuh panjangnya.',
    body: `Sebelas kantor membawa formulir terpanjangnya ke Kecamatan Mijen. Dua belas warga yang diundang membawa kacamata baca. Selama lima jam, formulir-formulir itu diisi dengan suara keras, dan para pembuatnya hanya boleh mendengarkan dari kursi belakang.

Aturan terakhir itu yang paling berat. Seorang kepala seksi tiga kali berdiri hendak menjelaskan maksud kolom “nama lengkap sesuai dokumen pendukung sebagaimana dimaksud”. Tiga kali ia duduk kembali. Pada putaran kedua, ia sendiri yang mencoret kalimat itu.

## Hasil hari itu

- Rata-rata panjang formulir turun dari 41 menjadi 19 isian
- Waktu mengisi turun dari 26 menjadi 11 menit
- Empat lampiran dihapus karena datanya sudah dimiliki kantor
- Satu formulir dinyatakan tidak perlu ada

Warga yang hadir mendapat pengganti ongkos dan, atas permintaan mereka, salinan formulir baru. Pak Sumardi, pengayuh becak, mengaku baru kali ini diminta pendapat soal kertas. “Biasanya saya cuma diminta melengkapi,” katanya.

Acara serupa akan berlangsung di kota lain. Kantor yang berminat dapat mendaftar kelas Layanan Publik Satu Kali Duduk, atau meminta naskah panduan ujinya untuk dijalankan sendiri. Panduannya empat halaman, dan sudah diuji juga kepada dua belas orang.

Tiga bulan kemudian kami menelepon kesebelas kantor itu. Delapan sudah memakai formulir baru, dua menunggu tanda tangan, dan satu kembali ke formulir lama karena pejabatnya berganti. Kami mencatat semuanya, sebab perubahan yang bergantung pada satu orang memang selalu setipis itu.`,
    category: 'lokakarya',
    author: 'Bagas Wirayuda',
    daysAgo: 64,
    views: 470,
    event: { inDays: -160, startHour: 9, hours: 5, place: 'Kantor Kecamatan Mijen, Kota Semarang' },
  },
  {
    kind: 'event',
    slug: 'bursa-talenta-keluarga',
    title: 'Bursa Talenta: Perusahaan yang Diwawancarai',
    summary:
      'Dalam bursa kerja ini pencari kerja yang bertanya lebih dulu. Perusahaan menjawab soal gaji, jam pulang, dan siapa yang akan membimbing.',
    body: `Bursa kerja biasanya berbentuk antrean orang muda dengan map. Bursa kami membalik kursinya. Dua puluh perusahaan duduk, dua ratus lulusan berkeliling membawa daftar pertanyaan, dan pertanyaan pertama selalu sama: berapa gajinya?

Syarat keikutsertaan perusahaan ada tiga. Lowongannya nyata dan terbuka dalam tiga bulan. Kisaran gaji ditulis di meja. Orang yang akan menjadi atasan langsung harus hadir, bukan hanya perekrut.

## Pertanyaan yang dilatihkan kepada lulusan

- Apa yang dikerjakan orang pada posisi ini hari Selasa lalu?
- Mengapa orang sebelumnya pergi?
- Siapa yang saya tanya kalau saya bingung?
- Pukul berapa Bapak dan Ibu biasanya pulang?

Tahun lalu empat perusahaan mundur setelah membaca syarat. Enam belas yang bertahan mengaku belum pernah segugup itu, tetapi dua belas di antaranya menemukan orang yang dicari. Delapan puluh tujuh lulusan memperoleh pekerjaan dalam tiga bulan sesudah acara.

Bursa berlangsung sehari penuh. Tersedia ruang tenang bagi peserta yang mudah lelah dalam keramaian, juru bahasa isyarat, dan ruang menyusui. Lulusan dari luar kota memperoleh pengganti ongkos. Pendaftaran perusahaan ditutup tiga pekan sebelum acara; pendaftaran lulusan dibuka sampai kursi habis.

Keluarga boleh ikut. Pengalaman dua tahun terakhir menunjukkan keputusan menerima pekerjaan jarang diambil sendirian. Karena itu tersedia ruang khusus tempat ayah, ibu, atau pasangan bisa bertanya langsung kepada perusahaan tentang asrama, angkutan malam, dan cuti, tanpa membuat calon pekerja merasa dipermalukan.`,
    category: 'temu-mitra',
    author: 'Mega Tambunan',
    daysAgo: 105,
    views: 1120,
    event: { inDays: 67, weekday: 6, startHour: 9, hours: 7, place: 'Gedung Serbaguna Lenteng Rawa, Kota Administrasi Jakarta Selatan' },
  },
  {
    kind: 'podcasts',
    slug: 'episode-mama-agnes',
    title: 'Mama Agnes dan Hari Pertama Tanpa Pelatih',
    summary:
      'Penjaga titik belajar di Lembata bercerita tentang memimpin kelas pertama seorang diri, buku panduan di tangan kiri, dan tawa satu kampung.',
    body: `Pelatih tertahan ombak, enam puluh orang sudah duduk, dan yang ada hanya sebuah buku panduan. Dalam episode ini Agnes Barek menceritakan pagi itu, mulai dari tangan yang gemetar hingga keputusan membuka kelas dengan menyanyi.

Percakapan kami kemudian melebar: tentang orang kampung yang menjadi guru, tentang perempuan yang memegang kunci ruangan, dan tentang anak sulungnya yang sekarang merajuk karena ibunya lebih terkenal.

## Dalam episode ini

- 02.10 Gudang kopra yang menjadi ruang belajar
- 08.35 Ketika pelatih tidak jadi datang
- 17.20 Mengapa kelas dibuka dengan lagu
- 25.45 Kunci, buku tamu, dan kepercayaan
- 34.00 Pesan untuk penyusun panduan di Bandung

> “Buku itu bagus. Cuma terlalu banyak kata ‘klik’. Di sini orang bilang ‘kasih tekan’.”

Setelah rekaman, kami benar-benar mengganti kata itu dalam panduan edisi timur. Agnes memeriksa tujuh halaman pertama dan menambahkan gambar tangan yang lebih mirip tangan orang bekerja. Kalau Anda mengurus kegiatan jauh dari kantor pusat, bagian menit ke-34 mungkin yang paling berguna: bagaimana mendengar koreksi dari lapangan tanpa buru-buru membela diri.

Rekaman dilakukan di beranda titik belajar, jadi maafkan suara ayam dan satu motor yang menolak hidup. Transkrip lengkap dapat diminta lewat WhatsApp bagi pendengar tuli dan mereka yang lebih suka membaca.

Episode ini cocok didengarkan bersama relawan baru. Beberapa titik belajar sudah memutarnya pada malam pembekalan.`,
    category: 'suara-akar',
    author: 'Danu Prakosa',
    daysAgo: 2,
    views: 1210,
    episode: { minutes: 42, guest: 'Agnes Barek, penjaga titik belajar Lembata', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'episode-direktur-keuangan',
    title: 'Direktur Keuangan yang Semula Menolak',
    summary: 'Ia mencoret anggaran sosial tiga tahun berturut-turut. Lalu seorang lulusan SMK memperbaiki sistemnya pada malam takbiran.',
    body: `Surya Halim mengaku lebih mudah menyetujui pembelian truk daripada program pelatihan. Truk bisa dihitung. Dalam episode ini ia menjelaskan, tanpa basa-basi, mengapa proposal sosial jarang lolos dari mejanya dan apa yang akhirnya mengubah pendapatnya.

Titik baliknya bukan laporan dampak. Pada malam takbiran sistem pelacakan perusahaan mati, dan yang memulihkannya seorang peserta magang berusia sembilan belas tahun. Catatan kejadiannya begitu terang sehingga Surya, yang bukan orang teknik, bisa mengikuti setiap langkahnya.

## Yang kami bicarakan

- Kata-kata dalam proposal yang membuat direktur keuangan berhenti membaca
- Cara menghitung biaya merekrut yang salah
- Mengapa janji tiga tahun lebih menarik daripada janji satu tahun
- Satu pertanyaan yang ia ajukan kepada setiap lembaga sosial

Pertanyaan itu adalah, “Apa yang Anda lakukan kalau uang kami berhenti bulan depan?” Ia bercerita tentang jawaban terburuk dan terbaik yang pernah didengarnya.

Bagi pengelola program, bagian tengah episode ini bisa menjadi latihan yang tidak nyaman: kami membacakan proposal lama yayasan sendiri, dan Surya mengoreksinya kalimat demi kalimat. Ringkasan koreksinya kami lampirkan sebagai daftar periksa satu halaman. Silakan dipakai, termasuk oleh lembaga yang akan mengetuk pintu perusahaan yang sama.

Surya tetap menolak dua dari tiga proposal yang datang kepadanya tahun ini. Bedanya, sekarang ia menulis alasan penolakan setengah halaman dan bersedia ditelepon. Dua lembaga menelepon balik, dan salah satunya akan kembali dengan rencana baru pada bulan depan.`,
    category: 'ruang-mitra',
    author: 'Danu Prakosa',
    daysAgo: 33,
    views: 830,
    episode: { minutes: 38, guest: 'Surya Halim, direktur keuangan Lintas Teduh', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'episode-kepala-desa-perempuan',
    title: 'Memperjuangkan Satu Baris di Anggaran Desa',
    summary: 'Kepala Desa Sukamaju Girang menceritakan musyawarah yang selesai lewat tengah malam dan suara seorang kader yang menentukan.',
    body: `Rp450.000 sebulan terdengar kecil. Di desa yang jalannya berlubang, angka itu harus diperjuangkan. Cucu Komariah menceritakan bagaimana satu baris biaya internet masuk anggaran desanya, siapa yang menolak, dan mengapa ia berterima kasih kepada para penolak itu.

Ia memimpin desa berpenduduk empat ribu jiwa sejak enam tahun lalu. Sebelumnya ia mengajar mengaji, dan kebiasaan lamanya masih terbawa: setiap rapat dimulai dengan mengulang pelajaran rapat yang lalu.

## Penanda waktu

- 03.00 Dari langgar ke kantor desa
- 10.40 Tiga tahun gratis, lalu siapa yang membayar
- 19.15 Malam musyawarah, jam demi jam
- 31.30 Euis dan laporan posyandu
- 38.50 Saran bagi desa yang baru mulai

Bagian yang paling sering kami putar ulang adalah menit ke-24, ketika seorang bapak berkata bahwa anaknya justru main gim di titik belajar. Cucu tidak membantah. Ia mengajak bapak itu datang malam berikutnya dan melihat sendiri. Anak itu memang main gim, sampai pukul delapan, lalu mengerjakan tugas. Bapaknya sekarang menjadi penjaga titik.

Episode ini memakai bahasa Indonesia dengan selipan Sunda. Arti kata-kata Sundanya ditulis dalam transkrip. Terima kasih kepada warga Sukamaju Girang yang membiarkan kami merekam di tengah persiapan hajatan.

Bagi perangkat desa yang ingin mencoba, kami sertakan contoh notulen musyawarah dan tabel pemakaian titik belajar yang dibacakan Cucu pada menit ke-27. Nama warga sudah dihilangkan. Rumusan barisnya boleh disalin, asalkan dibicarakan lebih dulu dengan warga sendiri.`,
    category: 'ruang-mitra',
    author: 'Laras Pramesti',
    daysAgo: 71,
    views: 690,
    episode: { minutes: 45, guest: 'Cucu Komariah, kepala desa di Garut', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'episode-mahasiswa-yang-dinilai-warga',
    title: 'Mahasiswa yang Mendapat Nilai C dari Tetangga',
    summary:
      'Alya mendampingi tiga keluarga dan memperoleh nilai C dari salah satunya. Ia meminta penjelasan, lalu tinggal satu semester lagi.',
    body: `Bagi mahasiswa dengan indeks prestasi nyaris sempurna, nilai C terasa seperti salah ketik. Bagi Bu Tumini, yang memberikannya, nilai itu sudah dipikirkan masak-masak. Dalam episode ini Alya Ramadhani bercerita tentang percakapan di antara keduanya.

Alasannya sederhana dan menohok. Alya selalu datang tepat waktu, materinya lengkap, tetapi ia tidak pernah duduk kalau tuan rumah belum menawarkan kedua kali, dan selalu menolak makan. Bu Tumini membacanya sebagai tergesa-gesa.

## Dalam episode ini

- Cara warga memberi nilai: empat butir yang disusun ibu-ibu sendiri
- Menolak makan dan artinya di Boyolali
- Semester kedua yang tidak diwajibkan siapa pun
- Perbedaan antara membantu dan menemani

Alya memilih kembali. Bukan demi memperbaiki nilai, sebab nilainya tidak berubah, melainkan karena penasaran. Semester kedua ia datang lebih lambat, makan lebih banyak, dan mengajar lebih sedikit. Keluarga Bu Tumini menyelesaikan kelas, dan Alya menulis skripsi tentang waktu tunggu.

Kami merekamnya di dapur Bu Tumini, yang sesekali menyela untuk meluruskan cerita. Sela-selanya sengaja tidak kami potong. Pada akhir episode ia ditanya, kalau boleh mengganti nilai, berapa yang akan ia berikan sekarang. Jawabannya membuat semua orang tertawa, termasuk yang memegang mikrofon.

Episode ini banyak dipakai dosen pembimbing sebagai bahan pembekalan. Kami menyertakan empat pertanyaan diskusi, disusun bersama Bu Tumini, yang meminta agar pertanyaan keempat dijawab sambil makan.`,
    category: 'suara-akar',
    author: 'Danu Prakosa',
    daysAgo: 146,
    views: 540,
    episode: { minutes: 36, guest: 'Alya Ramadhani, mahasiswa Universitas Wanadipa', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'episode-auditor-lembaga-sosial',
    title: 'Auditor yang Suka Menghitung Kursi',
    summary:
      'Lestari memeriksa lembaga sosial dengan kunjungan mendadak dan satu pertanyaan kepada penjaga pintu. Apa yang ia cari, dan apa yang membuatnya tenang?',
    body: `Sebelum membuka laporan keuangan, Lestari Prabandari menghitung kursi. Kalau laporan menyebut empat puluh peserta setiap pekan sementara kursinya dua belas, ia sudah punya bahan pertanyaan pertama. Dua puluh tahun memeriksa lembaga sosial membuatnya percaya pada hal-hal yang bisa disentuh.

Episode ini bukan tentang angka. Ia tentang kebiasaan kecil yang menjaga uang orang banyak: dua tanda tangan, kuitansi yang difoto hari itu juga, dan keberanian bendahara berkata belum kepada pendirinya sendiri.

## Catatan acara

- Mengapa ia selalu mengobrol dengan penjaga pintu
- Tiga tanda awal lembaga yang mulai tidak sehat
- Perbedaan antara kesalahan dan penyembunyian
- Laporan terbaik yang pernah ia baca, delapan halaman saja
- Nasihat bagi yayasan yang belum mampu membayar audit

> “Lembaga yang jujur biasanya sudah tahu temuannya sebelum saya datang. Saya hanya membantu mereka mengatakannya.”

Kepada yayasan kecil ia menyarankan audit silang: dua lembaga saling memeriksa dengan daftar periksa sederhana. Daftar itu ia bacakan pada sepuluh menit terakhir, dan versi cetaknya kami sertakan bersama transkrip.

Perlu disebut: Lestari pernah memeriksa Yayasan Akar Talenta, tetapi kantornya tidak lagi menangani kami ketika episode ini direkam. Pertanyaan tentang laporan kami sendiri sengaja tidak diajukan.

Bila Anda bendahara yang sedang lelah, dengarkan mulai menit ke-21. Lestari punya dua kalimat yang menurut pendengar kami lebih menenangkan daripada cuti.`,
    category: 'ruang-mitra',
    author: 'Laras Pramesti',
    daysAgo: 262,
    views: 410,
    episode: { minutes: 33, guest: 'Lestari Prabandari, auditor independen', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'album-pembukaan-lembata',
    title: 'Lewoleba, Hari Titik ke-61 Dibuka',
    summary:
      'Enam gambar dari perjalanan perangkat di atas kapal sampai kelas pertama di bekas gudang kopra, tanpa pelatih dan penuh tawa.',
    body: `Gambar pertama diambil sesaat sebelum matahari naik. Sebelas kardus diikat di geladak, ditutup terpal biru, dan dijaga bergantian oleh dua relawan yang tidak saling kenal sebelum perjalanan ini.

Setibanya di Lewoleba, kardus diangkut dengan dua gerobak dan sebuah mobil bak milik tetangga. Gudang kopra itu sudah dibersihkan selama tiga pekan oleh warga. Bau kelapa masih tinggal di kayunya, dan semua orang sepakat tidak perlu dihilangkan.

## Tentang gambar-gambar ini

Sesuai kebijakan perlindungan anak, wajah anak tidak diperlihatkan. Anak-anak di gambar terakhir digambar dari belakang, sedang memanjat bangku untuk mengintip kelas ibu mereka. Peserta dewasa telah memberikan izin tertulis dan memilih sendiri gambar yang boleh dimuat.

> “Yang ada saya tertawa saja. Yang saya serius, jangan,” pesan seorang peserta.

Meja-mejanya dibuat tukang setempat dari kayu bekas kapal. Tingginya dua kali diubah, karena orang lebih suka belajar bersila daripada duduk di kursi. Papan tulis satu-satunya barang yang dibeli baru.

Nama Agnes Barek kini menempel di dinding sebagai penjaga titik, di bawahnya tertulis tiga pintu pengaduan. Papan nama yayasan sengaja dipasang paling kecil.

Kalau Anda memperhatikan gambar ketiga, ada satu meja yang lebih panjang dari lainnya. Meja itu milik para pendukung keluarga. Mereka diminta duduk di sana supaya dekat, tetapi tidak sampai memegang tetikus. Pada jam kedua, meja panjang itulah yang paling ribut dan paling banyak tertawa.`,
    category: 'lapangan',
    author: 'Yohanes Tallo',
    daysAgo: 3,
    views: 1340,
    pictures: [
      'Deretan kardus laptop di geladak kapal saat fajar',
      'Perempuan membuka pintu kayu gudang kopra yang menjadi ruang belajar',
      'Delapan meja pendek dan papan tulis baru di ruang terang',
      'Peserta dewasa tertawa di depan layar bersama',
      'Tangan menempelkan nama penjaga titik di dinding',
      'Anak-anak melihat dari luar jendela',
    ],
  },
  {
    kind: 'gallery',
    slug: 'album-wisuda-klaten',
    title: 'Wisuda Keluarga Klaten dalam Lima Gambar',
    summary:
      'Tiga puluh delapan keluarga naik panggung berdua. Yang paling ramai bukan panggungnya, melainkan meja tempat tetangga menuliskan kebingungan.',
    body: `Panggungnya dipinjam dari rombongan ketoprak, masih dengan lukisan hutan di belakangnya. Tiga puluh delapan keluarga naik berdua-dua melintasi hutan itu. Beberapa bergandengan, beberapa malu, sepasang kakak beradik berebut siapa yang memegang gulungan.

Gulungan ijazah diikat benang lawe dari penenun setempat. Tidak ada foto resmi di atas panggung; sebagai gantinya setiap keluarga mendapat satu lukisan tinta dari mahasiswa seni yang duduk di pojok sejak pagi.

## Meja kebingungan

Setiap karya punya setumpuk kertas kecil. Pengunjung diminta menulis satu hal yang membingungkan. Meja Ratih, pembuat laman harga gabah, mengumpulkan enam puluh satu kertas, yang terbanyak sepanjang sejarah wisuda kami. Sebagian besar berbunyi sama: harga kemarin di mana? Sepekan kemudian laman itu punya grafik.

Gambar kelima adalah kesukaan banyak orang. Seorang nenek memegang tetikus dengan kedua tangan, hati-hati, seperti memegang anak ayam. Cucunya berdiri di belakang dengan tangan terlipat di punggung, persis seperti yang diajarkan relawan.

Sore harinya hujan turun dan pameran dipindah ke dalam. Tidak ada yang pulang. Hutan di belakang panggung sedikit luntur, dan pemilik ketopraknya bilang tidak apa-apa, malah lebih mirip hutan.

Lukisan-lukisan tinta dari pojok panggung kini tergantung di ruang tamu masing-masing keluarga. Kami menyimpan salinan lima di antaranya atas izin pemilik. Bila Anda melihat pasangan ayah dan anak di gambar pertama lalu merasa mengenalnya, ya, itu Pak Darso, yang sepanjang acara mencari-cari di mana kopi disajikan.`,
    category: 'wisuda',
    author: 'Nindya Larasati',
    daysAgo: 48,
    views: 1015,
    pictures: [
      'Ayah dan anak perempuan naik panggung kayu berdua',
      'Gulungan ijazah berikat benang lawe di nampan',
      'Meja pameran dengan laman harga gabah di layar',
      'Pengunjung menulis satu kebingungan di kertas kecil',
      'Nenek mencoba tetikus dengan dua tangan',
    ],
  },
  {
    kind: 'gallery',
    slug: 'album-bengkel-bank-perangkat',
    title: 'Di Dalam Bengkel Bank Perangkat',
    summary:
      'Mengikuti satu laptop bekas kantor, dari rak penerimaan sampai stiker nama keluarga peminjam, di bengkel yang dikelola siswa kejuruan.',
    body: `Bengkel ini menempati bekas ruang praktik mesin ketik sebuah SMK di Cimahi. Rak penerimaannya setinggi tiga meter. Setiap laptop mendapat nomor, umur, dan satu kalimat riwayat: pernah dipakai menghitung jadwal truk, pernah menemani bagian kepegawaian, pernah jatuh dari tangga.

Tahap pertama selalu penghapusan data. Prosesnya disaksikan wakil perusahaan dan siswa, lalu berita acaranya ditandatangani kedua pihak. Tanpa lembar itu, laptop tidak boleh berpindah rak.

## Jam praktik yang nyata

Siswa memeriksa delapan belas butir, dari engsel sampai suara kipas. Mereka hafal model mana yang baterainya cepat kembung. Papan ketik rusak dibongkar dan tombolnya disortir menurut huruf; huruf A dan spasi selalu paling cepat habis.

> “Yang paling susah itu bukan memperbaiki, tapi bilang ke teman kalau unit ini tidak layak dipinjamkan,” kata Fikri, kepala regu pemeriksa.

Satu dari lima laptop berakhir sebagai donor suku cadang. Sisanya dipasangi sistem operasi ringan, diuji dua hari, lalu diberi stiker nama keluarga peminjam. Stiker itu dicetak siswa jurusan grafika, lengkap dengan nomor bantuan.

Bengkel menerima kunjungan sekolah lain setiap bulan. Lima SMK sudah membuka bengkel serupa dengan daftar periksa yang sama.

Satu sudut bengkel tidak kami gambar atas permintaan siswa, yaitu papan catatan kesalahan. Di sana tertulis siapa merusak apa dan bagaimana memperbaikinya. Isinya lucu, jujur, dan menurut gurunya merupakan buku pelajaran terbaik di sekolah itu.`,
    category: 'lapangan',
    author: 'Danu Prakosa',
    daysAgo: 122,
    views: 640,
    pictures: [
      'Rak laptop bernomor menunggu diperiksa',
      'Siswa SMK membuka engsel laptop dengan obeng kecil',
      'Kotak berisi papan ketik bekas yang disortir menurut huruf',
      'Lembar berita acara penghapusan data ditandatangani dua pihak',
      'Laptop siap pinjam dengan stiker nama keluarga',
    ],
  },
  {
    kind: 'gallery',
    slug: 'album-kelas-pukul-lima-pagi',
    title: 'Kelas Pukul Lima Pagi',
    summary: 'Empat gambar dari dapur para ibu yang belajar sebelum rumahnya bangun, dipotret oleh mereka sendiri dengan kamera ponsel.',
    body: `Kami tidak pernah hadir saat gambar-gambar ini dibuat. Tidak mungkin hadir, dan tidak sepantasnya. Pukul lima pagi adalah jam milik pemilik rumah. Karena itu kami mengirim lima pertanyaan, dan para ibu menjawabnya dengan foto, yang kemudian digambar ulang seperti yang Anda lihat.

Pertanyaan pertama: seperti apa cahaya ketika Anda mulai belajar? Hampir semua jawaban sama, sebidang terang seukuran telapak tangan di meja dapur yang gelap.

## Benda-benda di sekitar layar

Pertanyaan kedua meminta mereka memotret benda terdekat dari ponsel. Muncullah buku resep, minyak kayu putih, sendok, jadwal imunisasi, dan seekor kucing. Kami memilih buku resep yang dibuka berdampingan dengan lembar kerja: kolom kirinya gram, kolom kanannya rupiah.

Pertanyaan ketiga tentang hasil. Stoples-stoples di gambar ketiga memakai label buatan sendiri, dicetak di warung fotokopi, ditempel sambil menunggu oven.

Gambar keempat mungkin tampak kosong: dua layar panggilan tanpa wajah. Itulah Yuliana dan temannya di Praya, yang saling menelepon setiap subuh hanya agar ada yang menemani. Tidak banyak yang diucapkan. Menurut catatan telepon, panggilan terlamanya lima puluh dua menit, dan mereka berdua hanya ingat satu kalimat.

Dua pertanyaan terakhir tidak menghasilkan foto. Kami bertanya apa yang berubah dan apa yang masih berat. Sebagian besar menjawab dengan pesan suara yang panjang, dan atas kesepakatan bersama pesan itu tetap tinggal di antara mereka. Tidak semua hal perlu menjadi bahan laporan, sekalipun laporannya bergambar bagus.`,
    category: 'lapangan',
    author: 'Nindya Larasati',
    daysAgo: 219,
    views: 770,
    pictures: [
      'Cahaya ponsel di meja dapur sebelum matahari terbit',
      'Buku catatan resep di sebelah lembar kerja',
      'Tumpukan stoples kue dengan label buatan sendiri',
      'Dua layar ponsel menampilkan panggilan tanpa gambar',
    ],
  },
]
