import type { SeedPost } from '../../content-types.ts'

export const posts3: SeedPost[] = [
  {
    kind: 'event',
    slug: 'temu-kota-semarang',
    title: 'Temu Kota Semarang: Sehari Belajar Tanpa Layar Dulu',
    summary:
      'Peserta Semarang dan sekitarnya bertemu untuk lokakarya kertas, pasar keterampilan, dan makan siang bersama mentor Tiara Anggraini.',
    body: `Belajar daring sering membuat kita lupa bahwa teman sekelas punya tinggi badan. Temu Kota mengumpulkan peserta yang tinggal berdekatan untuk sehari penuh, dan kali ini giliran Semarang. Pesertanya datang dari Kendal, Demak, Ungaran, sampai Salatiga; dua orang berjanji naik kereta dari Pekalongan.

Pagi hari tidak ada layar sama sekali. Tiara Anggraini memandu lokakarya *Data di Atas Meja*: peserta mengelompokkan seratus struk belanja sungguhan dengan tangan, berdebat tentang kategori, lalu menggambar grafiknya di kertas manila. Dari pengalaman sebelumnya, di sinilah konsep yang terasa abstrak di kelas tiba-tiba masuk akal.

## Pasar keterampilan

Sesudah makan siang, setiap orang memegang kertas berisi dua baris: yang bisa saya ajarkan dalam sepuluh menit, dan yang ingin saya pelajari. Lalu ruangan menjadi pasar. Di Surabaya bulan lalu ada yang menukar pelajaran rumus pencarian dengan cara melipat serbet berbentuk burung.

- 09.00 Perkenalan dengan peta kaki
- 09.45 Data di Atas Meja
- 12.00 Makan siang bersama
- 13.00 Pasar keterampilan
- 14.30 Cerita lulusan dan foto bersama

Acara gratis dengan kuota delapan puluh orang. Makan siang disediakan, termasuk pilihan tanpa daging. Gedung dapat diakses kursi roda dari pintu samping, dan tersedia ruang kecil untuk ibu menyusui. Anak boleh diajak; dua relawan akan menjaga pojok gambar sepanjang hari.

Kalau datang sendirian, tidak perlu sungkan. Lebih dari separuh peserta Temu Kota sebelumnya juga datang sendirian, dan hampir tidak ada yang pulang begitu.`,
    category: 'temu-kota',
    author: 'Tim Acara Alkademi',
    daysAgo: 13,
    views: 870,
    event: { inDays: 23, weekday: 6, startHour: 9, hours: 6, place: 'Ruang Serbaguna Perpustakaan Kampung Kali, Semarang' },
  },
  {
    kind: 'event',
    slug: 'malam-tanya-mentor-data',
    title: 'Malam Tanya Mentor: Bawa Satu Tabel yang Membuatmu Pusing',
    summary:
      'Satu jam, satu mentor, dan tabel paling kacau yang kamu punya. Lima tabel dipilih dan dirapikan langsung sambil dijelaskan alasannya.',
    body: `Tidak ada salindia, tidak ada materi baru. Pada Malam Tanya Mentor, saya membuka lima tabel kiriman peserta dan merapikannya saat itu juga, sambil berpikir keras-keras. Kalian akan melihat saya salah langkah, menekan batal, dan sesekali menggerutu. Justru bagian itu yang jarang terlihat dalam video pelajaran.

Bulan lalu kami merapikan absensi paduan suara dengan enam cara menulis nama yang sama, daftar harga toko bangunan yang satuannya bercampur antara sak, kilo, dan “secukupnya”, serta rekap nilai yang menyimpan angka sebagai gambar. Yang terakhir itu tidak selesai, tetapi kami sepakat siapa yang harus ditelepon.

## Cara mengirim tabel

1. Hapus atau samarkan nama orang, nomor telepon, dan alamat
2. Sisakan paling banyak dua ratus baris
3. Tulis satu kalimat: pertanyaan apa yang ingin kamu jawab dengan tabel itu
4. Unggah melalui formulir pendaftaran acara

Tabel yang masih memuat data pribadi tidak akan dibuka, seberapa pun menariknya. Ini bukan sekadar aturan; menjaga data orang adalah keterampilan pertama seorang analis.

Acara berlangsung enam puluh menit tepat. Pertanyaan yang tidak terjawab akan saya balas tertulis dalam tiga hari di halaman kelas. Peserta yang belum pernah mengambil kelas data pun dipersilakan datang. Bawa saja teh hangat, dan satu tabel yang selama ini kamu hindari.

Untuk yang bertanya-tanya: ya, tabel arisan boleh. Malah arisan adalah kumpulan data yang paling sering menyelamatkan acara ini, sebab semua orang langsung mengerti mengapa satu baris yang salah bisa membuat satu RT gaduh.`,
    category: 'kelas-terbuka',
    author: 'Tiara Anggraini',
    daysAgo: 28,
    views: 620,
    event: { inDays: 4, startHour: 20, hours: 1, place: 'Daring, ruang temu Alkademi' },
  },
  {
    kind: 'event',
    slug: 'malam-kabel-putus-terbuka',
    title: 'Menonton Malam Kabel Putus: Latihan Darurat yang Disiarkan',
    summary:
      'Dua belas tim memulihkan layanan yang dimatikan mendadak. Untuk pertama kalinya latihan ini disiarkan dengan komentar langsung.',
    body: `Latihan darurat biasanya berlangsung tertutup. Kali ini, dengan persetujuan semua peserta, *Malam Kabel Putus* angkatan kedua disiarkan dari sebuah ruang kelas di Ambon. Dua belas tim menjalankan layanan antrean, katalog, dan arsip. Tidak seorang pun tahu pukul berapa sambungannya akan diputus, termasuk saya, sebab waktunya diundi oleh anak penjaga kantin.

Undian jatuh pada pukul 20.17. Dalam dua menit pertama hampir semua tim melakukan kesalahan yang sama: memperbaiki sebelum memberi tahu pengguna. Tim Kendari yang menang justru menghabiskan empat puluh detik pertamanya untuk menulis pengumuman singkat. Setelah itu mereka bekerja dengan tenang karena tidak ada yang mengejar.

## Yang dapat ditonton ulang

- Layar dua belas tim secara bergantian, dengan waktu berjalan
- Komentar Bagus Prasetyawan tentang basis data yang pulih setengah
- Wawancara tiga menit setelah layanan hijau kembali

> “Yang paling sulit bukan perintahnya, tetapi memutuskan siapa yang bicara,” kata Wa Ode Mutiara, ketua tim pemenang.

Siarannya ditonton 1.900 orang dan rekamannya tetap terbuka. Guru TKJ dipersilakan memakainya di kelas. Panduan untuk mengadakan latihan serupa dengan tiga laptop dan satu sakelar kami sertakan di bawah rekaman, lengkap dengan lembar penilaian. Latihan angkatan ketiga akan disiarkan lagi, dan kali ini penonton boleh ikut menebak penyebab kerusakannya.

Bagi yang baru mengenal program ini, mulailah dari rekaman lima belas menit pertama. Di sana kami menjelaskan layanan yang dijalankan tiap tim, siapa penggunanya, dan apa arti warna pada papan pemantauan.`,
    category: 'kelas-terbuka',
    author: 'Hendrik Manuputty',
    daysAgo: 76,
    views: 930,
    event: { inDays: -41, startHour: 19, hours: 3, place: 'Daring, siaran dari Ambon' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-satu-halaman-sehari',
    title: 'Satu Halaman Sehari: Membuat Situs untuk Dua Puluh Usaha Cibangkong',
    summary:
      'Empat puluh peserta dan dua puluh pemilik usaha duduk berpasangan sejak pagi. Sore harinya delapan belas halaman sudah terbit.',
    body: `Konsepnya sederhana dan sedikit nekat. Dua puluh pemilik usaha di Cibangkong, dari tukang jahit sampai pembuat tahu, duduk bersama empat puluh peserta kelas HTML. Pukul delapan pagi mereka berkenalan, pukul empat sore halamannya harus terbit. Tidak ada templat; setiap halaman ditulis dari kertas kosong.

Dua jam pertama dilarang membuka laptop. Peserta mewawancarai pemilik usaha dengan sembilan pertanyaan, antara lain: apa yang paling sering ditanyakan pembeli lewat pesan? Dari jawaban pertanyaan itulah isi halaman disusun. Halaman milik Bu Neneng, penjual seblak, akhirnya hanya memuat tiga hal, yaitu jam buka, tingkat kepedasan, dan jawaban atas pertanyaan “masih ada ceker?”

## Hasil hari itu

- Delapan belas dari dua puluh halaman terbit sebelum pukul empat
- Dua sisanya selesai malam harinya, setelah listrik menyala kembali
- Rata-rata ukuran halaman 140 kilobita, termasuk foto

Yang paling mengharukan terjadi saat penutupan. Setiap pemilik usaha membuka halamannya sendiri di ponselnya sendiri, lalu memperlihatkannya kepada orang di sebelah. Ruangan mendadak riuh seperti pasar pagi.

Tiga bulan kemudian kami menelepon mereka satu per satu. Empat belas halaman masih diperbarui, kebanyakan oleh anak pemiliknya. Empat lainnya tidak berubah, tetapi masih menjawab pertanyaan yang sama setiap hari, tanpa lelah. Lokakarya berikutnya akan diadakan di kota lain; usulan tempat dapat dikirim lewat WhatsApp kami. Terima kasih kepada Karang Taruna RW 04 yang meminjamkan kursi, kabel, dan dua orang paling sabar di Bandung.`,
    category: 'temu-kota',
    author: 'Raka Wirabuana',
    daysAgo: 165,
    views: 510,
    event: { inDays: -120, startHour: 8, hours: 8, place: 'Balai Warga Cibangkong, Bandung' },
  },
  {
    kind: 'podcasts',
    slug: 'juru-masak-kapal-dan-tabelnya',
    title: 'Juru Masak Kapal dan Tabel Bawangnya',
    summary:
      'Nurmala bercerita tentang memasak untuk sembilan ratus orang, belajar di geladak tanpa sinyal, dan bawang yang akhirnya cukup sampai Sorong.',
    body: `Peserta ke-200.000 kami ternyata pencerita yang ulung. Di episode ini Nurmala Wahab mengajak kita ke dapur kapal penumpang: wajan selebar meja, jam makan yang mengikuti arah kapal, dan logistik yang tidak boleh meleset karena tidak ada pasar di tengah laut. Ia menjelaskan bagaimana catatan di dinding dapur berpindah ke lembar kerja, dan siapa saja yang menentangnya.

Percakapan direkam dalam dua bagian, sebelum dan sesudah pelayaran dua belas hari. Pada bagian kedua terdengar jelas mesin kapal di belakang suaranya. Kami sengaja tidak menghapusnya.

## Dalam episode ini

- 02.10 Sembilan ratus porsi dan satu sendok garam
- 09.45 Mendaftar kelas pukul dua pagi
- 15.30 Satu baris satu kejadian, versi dapur
- 22.05 Kepala dapur yang tidak percaya pada angka
- 29.40 Bawang, cuaca, dan penumpang mudik
- 34.15 Rencana membuka warung di Bastiong

> “Ombak tidak bisa dihitung, tapi bawang bisa. Jadi hitung dulu yang bisa.”

## Disebut dalam percakapan

Kelas [Lembar Kerja untuk Orang Kantor](/Courses/lembar-kerja-untuk-orang-kantor), fitur simpan bab tanpa jaringan, dan resep sambal colo-colo versi Nurmala yang kami kirim bersama transkripnya. Musik pembuka dimainkan Kelompok Tifa Pesisir. Bila ada cerita belajar di tempat yang tidak biasa, kirimkan rekaman satu menit lewat WhatsApp; tiga cerita terpilih akan kami jadikan episode khusus akhir musim. Penyunting suara episode ini Bramantyo Aji. Transkrip lengkap dapat diminta lewat WhatsApp, bagi pendengar tuli dan bagi yang lebih suka membaca.`,
    category: 'geladak-sore',
    author: 'Laksmi Paramita',
    daysAgo: 1,
    views: 1320,
    episode: { minutes: 38, guest: 'Nurmala Wahab', number: 11 },
  },
  {
    kind: 'podcasts',
    slug: 'penipu-yang-menelepon-ibu-saya',
    title: 'Penipu yang Menelepon Ibu Saya',
    summary: 'Daniel Tumbelaka memutar ulang percakapan ibunya dengan penipu, menit demi menit, dan menunjukkan di mana ia hampir percaya.',
    body: `Suatu siang ibu Daniel menerima telepon dari orang yang mengaku petugas rumah sakit. Anak Ibu kecelakaan, katanya, dan harus segera dioperasi. Daniel sedang duduk di ruang sebelah. Alih-alih merebut telepon, ia memberi tanda agar ibunya terus bicara dan menyalakan pengeras suara. Episode ini membedah sebelas menit percakapan itu, yang diperankan ulang dengan suara orang lain.

Kita belajar bagaimana penipu membangun rasa takut, menyempitkan waktu, dan melarang korbannya menelepon siapa pun. Daniel juga mengaku bahwa pada menit keenam ia sendiri sempat ragu, lalu memeriksa apakah kakaknya baik-baik saja. Keraguan itu manusiawi, dan justru di sanalah tipuan bekerja.

## Dalam episode ini

- 01.30 Telepon pukul satu siang
- 07.20 Menit keenam: saat Daniel ikut goyah
- 16.00 Tiga pola yang selalu berulang
- 24.40 Kata sandi keluarga dan cara membuatnya
- 33.15 Setelah telanjur mengirim uang
- 40.00 Pertanyaan pendengar

## Yang dapat dilakukan malam ini

1. Sepakati satu kata sandi keluarga yang tidak pernah ditulis di ponsel
2. Tempel nomor darurat bank di pintu lemari
3. Latih satu kalimat: “Saya tutup dulu, nanti saya telepon balik.”

Materi lengkapnya ada di [Aman di Akun Sehari-hari](/Courses/aman-di-akun-sehari-hari). Terima kasih kepada Oma Deetje, ibu Daniel, yang mengizinkan ceritanya dipakai dengan satu syarat: jangan bilang ia hampir menangis. Maaf, Oma. Bila kamu mengalami hal serupa, hubungi bank lebih dulu, baru kemudian keluarga. Menit pertama sangat menentukan.`,
    category: 'geladak-sore',
    author: 'Laksmi Paramita',
    daysAgo: 22,
    views: 2140,
    episode: { minutes: 44, guest: 'Daniel Tumbelaka', number: 10 },
  },
  {
    kind: 'podcasts',
    slug: 'model-yang-belajar-mendung',
    title: 'Model yang Belajar Mendung',
    summary:
      'Ketepatannya 96 persen, lalu gagal di hari cerah. Fikri Alamsyah bercerita tentang rumput laut, foto nelayan, dan kesalahan yang ia simpan.',
    body: `Di Takalar, mutu rumput laut menentukan apakah seorang anak bisa daftar ulang sekolah. Fikri Alamsyah datang dengan gagasan yang terdengar bagus: memotret rumput laut dengan ponsel, lalu membiarkan mesin menilainya. Di laboratorium modelnya nyaris sempurna. Di pantai, pada hari cerah, semua rumput laut dinilai bermutu tinggi, termasuk sandal yang tidak sengaja terpotret.

Galuh mengajak Fikri menelusuri kembali bagaimana ia menemukan sebabnya, siapa yang pertama curiga, dan apa yang berubah dalam cara kerjanya sesudah itu. Ternyata yang menemukan bukan insinyur, melainkan Daeng Ngawing, nelayan yang memperhatikan bahwa semua foto mutu rendah diambil saat ia memakai jas hujan.

## Dalam episode ini

- 03.00 Uang sekolah dan harga rumput laut
- 10.25 Sembilan puluh enam persen
- 17.50 Jas hujan Daeng Ngawing
- 26.30 Memisahkan data latih dari kebetulan
- 33.00 Kapan sebaiknya tidak memakai mesin

> “Model saya tidak bodoh. Ia rajin sekali mempelajari hal yang salah.”

## Untuk dicoba sendiri

Kumpulan foto yang sudah disamarkan letaknya tersedia bagi peserta [Pembelajaran Mesin Pertama](/Courses/pembelajaran-mesin-pertama). Pendengar yang mengajar di sekolah dapat memakai versi kartunya: empat puluh foto cetak yang disortir dengan tangan, tanpa komputer. Mintalah berkasnya lewat WhatsApp.

Sejak percakapan ini direkam, model tersebut sudah dilatih ulang dengan foto dari empat musim dan dipakai terbatas oleh satu koperasi. Daeng Ngawing tercantum sebagai penulis ketiga dalam laporannya, tepat di depan nama universitas.`,
    category: 'geladak-sore',
    author: 'Galuh Wirajaya',
    daysAgo: 58,
    views: 970,
    episode: { minutes: 41, guest: 'Fikri Alamsyah', number: 9 },
  },
  {
    kind: 'podcasts',
    slug: 'dua-ribu-surat-lamaran',
    title: 'Dua Ribu Surat Lamaran dan Satu Penyesalan',
    summary:
      'Maya Hutabarat mengingat kembali tahun terberatnya sebagai perekrut, lamaran yang ia lewatkan, dan surat yang ia kirim setelahnya.',
    body: `Dalam setahun Maya membaca lebih dari dua ribu surat lamaran. Ia punya sistem, warna, dan target. Ia juga punya satu penyesalan: sebuah surat bertulisan tangan dari Bagansiapiapi yang disingkirkannya karena tidak sesuai format. Bertahun-tahun kemudian ia bertemu pengirimnya di panggung sebuah konferensi, sebagai pembicara utama.

Percakapan dengan Intan berlangsung santai tetapi tidak menghindari hal yang tidak enak. Mereka membahas saringan otomatis yang membuang lamaran ibu yang lama tidak bekerja, kalimat lowongan yang diam-diam menolak orang, dan apa yang sebenarnya dilakukan perekrut pada lima detik pertama.

## Dalam episode ini

- 02.40 Sistem tiga warna
- 08.10 Surat dari Bagansiapiapi
- 14.55 Lima detik pertama
- 21.30 Jeda kerja bukan lubang
- 27.00 Menjawab “apa kelemahanmu” tanpa sandiwara
- 32.20 Surat permintaan maaf

## Pekerjaan rumah dari Maya

1. Tulis satu peristiwa kerja yang tidak pernah kamu ceritakan kepada siapa pun
2. Bacakan keras-keras, lalu potong separuhnya
3. Tanyakan kepada teman, bagian mana yang membuatnya ingin bertanya lagi

Bagian yang membuat orang bertanya adalah pembuka suratmu. Contoh-contohnya dapat dibaca pada artikel [Delapan Kalimat Pembuka Lamaran](/Articles/karier), dan latihannya ada di kelas [Portofolio dan Wawancara Kerja](/Courses/portofolio-dan-wawancara-kerja).

Direkam di rumah Maya di Pekanbaru pada suatu sore yang panas, dengan kipas angin yang terpaksa dimatikan demi kejernihan suara. Kalau Intan terdengar buru-buru pada sepuluh menit terakhir, itulah sebabnya. Transkrip lengkap dapat diminta lewat WhatsApp. Selamat menyimak.`,
    category: 'obrolan-karier',
    author: 'Intan Siregar',
    daysAgo: 92,
    views: 1780,
    episode: { minutes: 36, guest: 'Maya Hutabarat', number: 7 },
  },
  {
    kind: 'podcasts',
    slug: 'klien-pertama-seorang-perancang',
    title: 'Klien Pertama Adalah Tukang Cukur',
    summary:
      'Yehezkiel, lulusan kelas desain dari Sentani, bercerita tentang klien yang membayar dengan cukur gratis dan pelajaran menetapkan harga.',
    body: `Yehezkiel Rumbino merancang papan nama, kartu antrean, dan halaman pemesanan untuk tukang cukur langganannya. Bayarannya enam bulan cukur gratis. Ia menganggapnya lelucon, sampai tiga pelanggan lain melihat papan itu dan bertanya siapa yang membuat. Sekarang ia mempekerjakan dua orang.

Episode ini tentang harga. Bagaimana menyebutkan angka pertama tanpa menahan napas, apa yang dilakukan saat klien menawar separuh, dan mengapa Yehezkiel tetap mengerjakan satu pekerjaan gratis setiap tahun dengan perjanjian tertulis. Intan, yang pernah menulis tagihan sambil gemetar, banyak bertanya untuk dirinya sendiri.

## Dalam episode ini

- 01.50 Papan nama dari tripleks bekas
- 06.30 Enam bulan rambut pendek
- 12.15 Angka pertama
- 18.00 Ditawar separuh
- 23.40 Perjanjian satu halaman
- 29.10 Gratis, tetapi tertulis

> “Kalau saya tidak berani menyebut harga, orang lain akan menyebutkannya untuk saya.”

## Catatan

Contoh perjanjian satu halaman milik Yehezkiel sudah kami sunting bersama seorang pengacara agar dapat dipakai umum. Silakan minta lewat WhatsApp, sesuaikan nama dan tanggalnya, lalu baca bersama klienmu sebelum ditandatangani. Kelas yang ia ikuti, [Dasar Desain Antarmuka](/Courses/dasar-desain-antarmuka), sedang membuka pendaftaran. Episode berikutnya akan membahas kebalikannya: cara memecat klien dengan sopan.

Sebagian percakapan memakai logat Papua yang kami biarkan apa adanya; transkripnya menyertakan padanan kata bila diperlukan. Suara gunting pada menit kedua direkam langsung di kios Om Sem, klien pertama yang sampai hari ini masih menagih cukur gratisnya bergantian.`,
    category: 'obrolan-karier',
    author: 'Intan Siregar',
    daysAgo: 210,
    views: 560,
    episode: { minutes: 33, guest: 'Yehezkiel Rumbino', number: 3 },
  },
  {
    kind: 'gallery',
    slug: 'malam-ulasan-bersama',
    title: 'Malam Ulasan Bersama',
    summary:
      'Senin, Rabu, dan Jumat malam para mentor mengulas tugas bersama-sama, kamera menyala dan mikrofon mati. Ini lima potret dari satu malam.',
    body: `Ada yang mengulas dari meja makan, ada yang dari gudang, ada pula yang dari dalam mobil karena rumahnya sedang penuh tamu. Pukul delapan malam dua belas kotak video menyala. Tidak ada yang berbicara. Sesekali seseorang mengangkat tangan, menyalakan mikrofon, bertanya satu kalimat, lalu hening lagi.

Kebiasaan ini dimulai setahun lalu untuk mempercepat ulasan, dan ternyata memberi hal lain. Para mentor jadi tahu bahwa kesulitan yang sama muncul di kelas berbeda. Peserta kelas web dan kelas data, misalnya, sama-sama tersandung pada gagasan bahwa komputer tidak menebak maksud kita.

Malam yang dipotret di sini adalah Rabu kedua bulan ini. Seratus empat puluh tugas menunggu ketika sesi dibuka. Pukul sebelas kurang sepuluh tinggal sembilan, seluruhnya milik kelas desain. Nadia tertawa, membungkus mikrofonnya lagi dengan kaus kaki agar tidak bergema, dan melanjutkan.

## Cara membaca album ini

Perhatikan papan hitung di pojok layar pada setiap gambar. Angkanya turun pelan-pelan, kadang naik sedikit karena ada peserta yang mengumpulkan di tengah malam. Mereka tidak tahu bahwa selusin orang langsung melihat tugasnya muncul dan bertepuk tangan tanpa suara.

Gambar-gambar ini digambar ulang dari potret layar atas persetujuan semua mentor. Nama peserta pada catatan tempel sudah diganti. Bila suatu malam tugasmu dibalas pukul sebelas lewat, sekarang kamu tahu seperti apa ruangan tempat balasan itu ditulis. Ponsel retak milik Raka pada gambar terakhir masih dipakai dan masih menjadi penguji paling galak.`,
    category: 'ruang-kelas',
    author: 'Laksmi Paramita',
    daysAgo: 15,
    views: 720,
    pictures: [
      'Dua belas kotak video mentor dengan lampu meja yang berbeda-beda',
      'Catatan tempel berisi pertanyaan yang sering diulang peserta',
      'Nadia merekam ulasan suara dengan kaus kaki membungkus mikrofon',
      'Papan hitung ulasan yang turun dari 140 menjadi 9',
      'Segelas kopi dan ponsel retak milik Raka di samping laptop',
    ],
  },
  {
    kind: 'gallery',
    slug: 'halaman-halaman-cibangkong',
    title: 'Halaman-halaman dari Cibangkong',
    summary:
      'Enam gambar dari lokakarya sehari: seblak, tahu, las, dan jahit, beserta sketsa kertas yang menjadi awal delapan belas halaman web.',
    body: `Kebanyakan galeri karya hanya memperlihatkan hasil akhir. Di sini kami menaruh sketsanya bersebelahan dengan hasilnya, supaya terlihat bagaimana selembar kertas penuh coretan berubah menjadi halaman yang bisa dibuka di ponsel pembeli.

Halaman seblak Bu Neneng menjadi kesukaan banyak orang. Tingkat kepedasannya tidak memakai gambar cabai, melainkan kalimat yang biasa ia ucapkan: *aman*, *keringetan*, dan *tong wani-wani*. Pembuatnya, dua siswa kelas XI, mencatat kalimat itu sambil makan di tempat. Halaman pembuat tahu lain lagi. Isinya hampir hanya satu informasi, yaitu pukul berapa tahu hangat bisa diambil, dicetak dengan huruf sebesar telapak tangan karena pembelinya datang saat masih gelap.

Peta gang pada gambar terakhir digambar tangan, dipindai, lalu dikecilkan menjadi dua belas kilobita. Peta digital biasa menempatkan usaha itu di tengah sungai.

> Kami tidak mencari halaman terindah. Kami mencari halaman yang menjawab pertanyaan sebelum ditanyakan.

Semua halaman masih dapat dibuka dari daftar di balai warga, ditempel di samping jadwal posyandu. Bila kamu tinggal di dekat sana, mampirlah. Bilang saja lihat halamannya dulu; Bu Neneng biasanya menambah kerupuk. Cerita lengkap lokakaryanya tersimpan di bagian [acara](/Event).

Sketsa aslinya disimpan di lemari balai warga dalam map plastik hijau, lengkap dengan noda kuah. Kami sengaja tidak membersihkannya, sebab dari noda itulah orang tahu bahwa wawancaranya sungguh dilakukan di meja makan. Album serupa dari kota berikutnya akan menyusul setelah semua pemilik usahanya setuju gambarnya dimuat.`,
    category: 'karya-peserta',
    author: 'Raka Wirabuana',
    daysAgo: 158,
    views: 650,
    pictures: [
      'Halaman seblak Bu Neneng dengan tiga tingkat kepedasan',
      'Bu Neneng memperlihatkan halamannya kepada tukang jahit',
      'Sketsa kertas halaman bengkel las sebelum ditulis menjadi kode',
      'Empat puluh pasang sandal di depan balai warga',
      'Halaman pembuat tahu dengan jam ambil subuh',
      'Peta kecil gang yang digambar tangan oleh peserta',
    ],
  },
  {
    kind: 'gallery',
    slug: 'meja-belajar-seluruh-nusantara',
    title: 'Meja Belajar Seluruh Nusantara',
    summary:
      'Kami meminta peserta menggambarkan tempat belajarnya. Datang 412 kiriman dari 129 kota dan kabupaten; enam di antaranya ada di album ini.',
    body: `Iklan tempat kursus biasanya menampilkan meja putih, tanaman hias, dan secangkir kopi yang tidak pernah diminum. Kami penasaran seperti apa meja belajar yang sebenarnya. Maka bulan lalu kami meminta peserta mengirim potret tempat mereka belajar, tanpa dirapikan.

Dari 412 kiriman, hanya sembilan belas yang memperlihatkan meja kerja. Sisanya meja jahit, meja makan, peti ikan, kasur, dasbor truk, dan satu batu nisan. Yang terakhir dikirim penjaga makam di Gresik; menurutnya tempat itu paling tenang, dan para penghuninya tidak pernah mengeluh soal suara ketikan.

## Yang kami pelajari dari meja-meja itu

- Sepertiga kiriman memperlihatkan lebih dari satu orang di sekitar layar
- Hampir separuh difoto malam hari, dengan satu sumber cahaya
- Dua dari tiga peserta belajar di tempat yang harus dibereskan sesudahnya

Fakta ketiga mengubah cara kami menyusun bab. Kalau belajar berarti memindahkan mesin jahit dan mengembalikannya lagi, dua puluh menit jauh lebih masuk akal daripada satu jam. Sejak itu setiap bab baru diusahakan selesai sebelum nasi matang.

Album ini menampilkan enam meja dalam bentuk gambar agar wajah dan alamat tetap terjaga. Terima kasih kepada semua pengirim. Untuk penjaga makam di Gresik, selamat atas kelulusan kelas SQL-nya pekan lalu. Kiriman masih kami terima. Kirimkan potret mejamu apa adanya, dengan cucian sekalipun; kami akan menggambarnya ulang sebelum dimuat. Kiriman terbaik, menurut kami, selalu yang masih ada remah nasinya di pojok.`,
    category: 'ruang-kelas',
    author: 'Redaksi Alkademi',
    daysAgo: 45,
    views: 1490,
    pictures: [
      'Meja jahit di Bantaeng yang berubah menjadi meja belajar setiap malam',
      'Laptop di atas peti ikan di pelabuhan Tual',
      'Meja lipat di antara ranjang mes pabrik Karawang',
      'Sudut perpustakaan desa di Ende dengan lampu minyak cadangan',
      'Dasbor truk di tempat istirahat jalur pantura',
      'Meja dapur dengan stiker sapi di papan ketik',
    ],
  },
  {
    kind: 'gallery',
    slug: 'wisuda-jalur-desain-angkatan-lima',
    title: 'Wisuda Jalur Desain Angkatan Lima',
    summary:
      'Dua puluh tujuh lulusan memamerkan karya yang sudah diuji kepada pengguna. Dinding kritiknya terisi penuh sebelum tengah hari.',
    body: `Wisuda jalur desain tidak memakai panggung. Ruangannya sebuah gudang buku di Jakarta Timur, dan setiap lulusan mendapat satu meja, satu lampu, serta satu tumpuk kertas kosong untuk menampung kritik. Pengunjung boleh mencoba, boleh bertanya, dan wajib meninggalkan sedikitnya satu catatan.

Karya yang paling ramai dikunjungi adalah purwarupa titip belanja untuk lansia, buatan Prameswari. Ia merancangnya bersama neneknya selama dua bulan, dan neneknya hadir sebagai penjaga meja sekaligus pengkritik paling keras. Di meja lain, Thomas meminta pengunjung memejamkan mata dan memesan angkot hanya dengan mendengar ponsel. Sebagian besar gagal pada percobaan pertama, persis seperti yang ingin ia tunjukkan.

Menjelang siang, dinding kritik sudah penuh. Kami menghitungnya: dua ratus delapan belas kertas. Tugas terakhir para lulusan bukan pidato, melainkan membaca semua catatan di mejanya, memilih satu yang paling menyakitkan, dan menjelaskan kepada pengunjung mengapa catatan itu benar.

> “Huruf di tombolmu bagus, tapi saya pikir itu hiasan,” tulis seorang anak berusia sembilan tahun. Kertas itu dibingkai.

Toganya dibuat dari koran bekas, dilipat bersama-sama pada pagi hari. Menjelang pulang sebagian sudah sobek, dan tak seorang pun keberatan. Pendaftaran angkatan berikutnya dimulai dari kelas [Dasar Desain Antarmuka](/Courses/dasar-desain-antarmuka).

Keenam karya yang paling banyak menerima catatan kini dilanjutkan menjadi proyek sungguhan bersama komunitas lansia, sopir angkot, dan sebuah perpustakaan keliling. Kabar perkembangannya kami muat di blog. Gambar dikerjakan ulang dari foto panitia dengan izin semua yang hadir.`,
    category: 'karya-peserta',
    author: 'Nadia Puspasari',
    daysAgo: 300,
    views: 430,
    pictures: [
      'Poster pameran karya angkatan lima yang dicetak hitam putih',
      'Purwarupa aplikasi titip belanja lansia di atas meja',
      'Pengunjung menguji jadwal angkot dengan mata tertutup',
      'Dinding kritik berisi lebih dari dua ratus kertas kecil',
      'Foto bersama dengan toga dari koran bekas',
    ],
  },
]
