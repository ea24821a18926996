import type { SeedPost } from '../../content-types.ts'

export const posts3: SeedPost[] = [
  {
    kind: 'event',
    slug: 'buka-tungku-musim-hujan',
    title: 'Buka Tungku: Pagi Ketika Semua Orang Menahan Napas',
    summary:
      'Setelah dua hari dua malam, pintu tungku dibuka di depan umum. Sekitar dua ratus benda keluar, sebagian tidak seperti yang dibayangkan.',
    body: `Tungku kami dibuka empat kali setahun, dan tidak seorang pun tahu pasti apa yang ada di dalamnya. Pembakaran berlangsung dua hari dua malam, lalu satu hari lagi menunggu dingin. Pada hari keempat, pukul tujuh pagi, bata penutupnya diturunkan satu demi satu. Biasanya penonton berbisik, walaupun tidak ada yang meminta.

Musim ini isinya sekitar dua ratus benda: mangkuk peserta kelas jari, seratus enam puluh keping uji glasir abu, dan tiga kendi besar yang menurut saya nekat. Setiap benda diturunkan oleh pembuatnya sendiri. Kalau retak, pembuatnya membunyikan lonceng kecil dan semua orang bertepuk tangan. Kalau selamat, tepuk tangannya sama.

## Untuk pengunjung

- 07.00 Bata pertama diturunkan
- 08.00 Sarapan kebun dari panen hari itu
- 09.00 Membaca warna: dari abu sekam sampai abu rambutan
- 10.30 Pasar mangkuk, harga sesuai lembar hitung masing-masing

Jaga jarak dua meter dari tungku karena batanya masih hangat. Anak-anak boleh menonton dari bangku bambu di sisi timur. Benda yang dijual sudah memakai glasir aman untuk makanan; yang tidak aman diberi tanda silang dan hanya untuk pajangan.

Perpustakaan Retak dibuka sehari itu juga, dan penyumbang baru boleh menaruh bendanya dengan nomor serta sebab. Koleksinya sekarang tiga ratus sebelas. Saya sendiri menyumbang dua puluh dua di antaranya, dan kemungkinan besar akan bertambah. Tidak perlu mendaftar. Kalau gerbang masih tertutup pada pukul tujuh, ketuk saja pelan-pelan; kami sedang menahan napas.`,
    category: 'pameran',
    author: 'Galih Mustika',
    daysAgo: 14,
    views: 1020,
    event: { inDays: 17, weekday: 6, startHour: 7, hours: 5, place: 'Halaman tungku, Ruang Cipta Bandung' },
  },
  {
    kind: 'event',
    slug: 'pasar-zine-lorong-tinta',
    title: 'Pasar Zine Lorong Tinta: Seratus Meja, Uang Receh',
    summary:
      'Terbitan kecil dari dua puluh kota berkumpul sehari. Semua zine dijual di bawah dua puluh ribu rupiah, dan meja termurah gratis.',
    body: `Aturan Pasar Zine hanya tiga. Harga paling mahal dua puluh ribu rupiah. Penerbit menjaga mejanya sendiri. Dan setiap pembeli harus membuka halaman tengah sebelum membayar, sebab di sanalah biasanya penerbit kecil menaruh hal yang paling berani.

Tahun ini pendaftar datang dari dua puluh kota, antara lain Jember, Palu, Padang Panjang, dan satu rombongan dari Atambua yang membawa zine tentang sinyal radio tetangga. Seratus meja terbagi menjadi enam puluh untuk penerbit, dua puluh untuk pelajar, sepuluh untuk arsip keluarga, dan sepuluh meja dadakan yang diundi pada pagi hari.

## Yang berlangsung seharian

- Bu Lurah, mesin risograf kami, mencetak pesanan selembar sambil ditunggu
- Meja tukar: bawa satu zine, ambil satu zine
- Pojok menjilid dengan benang, dipandu peserta angkatan lalu
- Pembacaan lima menit setiap jam, tanpa pengeras suara

Meja termurah gratis dan diberikan kepada penerbit pertama kali. Kami mencetakkan dua puluh eksemplar untuk mereka, dengan syarat naskahnya masuk sepekan sebelumnya. Pada tahun lalu zine terlaris bukan yang paling rapi, melainkan *Daftar Bunyi Kulkas Kontrakan*, buatan dua saudara yang belum lulus SMP. Ayah mereka menunggu di luar sambil terus menghitung pembeli.

Masuk gratis. Bawa uang receh, tas kain, dan rencana membaca di perjalanan pulang. Stasiun terdekat dapat dicapai dengan berjalan kaki lima belas menit. Bila hujan, meja dipindahkan ke selasar dan semua orang duduk lebih rapat, yang menurut pengalaman justru menaikkan penjualan.`,
    category: 'pameran',
    author: 'Sekar Pandanwangi',
    daysAgo: 23,
    views: 890,
    event: { inDays: 31, weekday: 6, startHour: 10, hours: 8, place: 'Lorong Tinta dan halaman, Ruang Cipta Jakarta' },
  },
  {
    kind: 'event',
    slug: 'malam-dua-layar',
    title: 'Malam Dua Layar: Bandung dan Jakarta Makan Malam Bersama',
    summary: 'Dua meja panjang di dua kota disambungkan dengan layar seukuran jendela. Makanannya sama, percakapannya tidak.',
    body: `Setiap akhir musim kedua gedung makan malam bersama. Jaraknya seratus lima puluh kilometer, sehingga mejanya disambung layar setinggi manusia di ujung masing-masing. Kalau posisinya tepat, meja tampak menyatu dan orang seolah dapat mengoper sambal. Beberapa orang sungguh mencobanya.

Menu dua kota selalu sama agar ada bahan percakapan: nasi liwet, ikan asin, lalap, dan satu hidangan yang harus dimasak menurut resep dari kota seberang. Malam itu Bandung memasak kerak telor dan Jakarta memasak surabi oncom. Keduanya meminta maaf sepanjang malam.

Sesudah makan, tiap orang berpindah satu kursi ke kanan setiap sepuluh menit. Karena layar ikut terhitung sebagai kursi, cepat atau lambat kamu akan duduk berhadapan dengan orang dari gedung lain. Pertanyaan pembukanya tertulis di bawah piring: *apa yang berubah di jalan depan rumahmu tahun ini?*

> “Saya baru tahu tukang cukur kami pindah ke Bandung. Saya melihatnya di layar, sedang makan ikan asin,” kata Pak Anwar.

## Catatan

Acara dihadiri tujuh puluh delapan orang, tiga puluh sembilan di setiap kota, angka yang murni kebetulan. Sambungan terputus dua kali; pada kali kedua, semua orang di kedua meja bernyanyi bersama sampai layarnya hidup lagi, dan ternyata lagunya sama. Rekamannya tidak ada, sebab kami sepakat tidak merekam. Yang tersisa hanya resep surabi yang sudah diperbaiki dan daftar tiga puluh hal yang berubah di jalan depan rumah, ditempel di kedua dapur. Musim depan meja akan diperpanjang satu meter di kedua sisi.`,
    category: 'diskusi',
    author: 'Farah Basri',
    daysAgo: 48,
    views: 640,
    event: { inDays: -20, startHour: 19, hours: 2, place: 'Ruang Benang dan Ruang Timah, terhubung layar' },
  },
  {
    kind: 'event',
    slug: 'pameran-satu-meter',
    title: 'Pameran Satu Meter: Orang Dewasa Harus Jongkok',
    summary: 'Gambar sepanjang dua belas meter karya dua puluh empat anak digantung setinggi satu meter. Labelnya pun ditulis oleh mereka.',
    body: `Kebanyakan pameran digantung setinggi mata orang dewasa. Dalam Pameran Satu Meter, semuanya diturunkan: gambar, label, lampu, bahkan tombol bel. Orang dewasa yang ingin melihat harus jongkok, duduk, atau meminjam kursi kecil. Yang lututnya sakit mendapat cermin bergagang panjang.

Karyanya satu saja, yaitu gambar gudang benang sepanjang dua belas meter yang dibuat dua puluh empat anak dalam satu pagi. Ada kolong tangga dengan penghuni bertanduk, ada tukang parkir sebesar menara, ada seekor semut yang mendapat ruang lebih luas daripada pintu. Mereka menggambar bergantian tempat setiap sepuluh menit, jadi hampir setiap jengkal disentuh beberapa tangan.

## Label buatan anak-anak

- *Ini bukan jendela. Ini tempat angin menunggu.*
- *Yang hitam itu dulu kucing, sekarang malam.*
- *Bagian ini aku capek.*

Kami sempat berdebat apakah label ketiga perlu dipasang. Penulisnya, tujuh setengah tahun, menjawab bahwa memang begitu kejadiannya. Label itu akhirnya menjadi yang paling sering difoto, dan beberapa pekarya dewasa meminta izin memakainya untuk pameran mereka sendiri.

Pameran berlangsung sebulan dan dikunjungi seribu seratus orang. Pada hari terakhir gambar dipotong menjadi dua puluh empat bagian. Setiap anak memilih bagian yang bukan buatannya, lalu membawanya pulang digulung dengan karet. Kelas berikutnya, [Anak Menggambar Gedung](/Courses/anak-menggambar-gedung), kembali dibuka musim ini.

Cermin bergagang panjang tetap kami simpan di meja depan, dan sejak itu sering dipinjam untuk mencari barang yang jatuh ke belakang lemari. Kursi kecilnya tidak pernah kembali semuanya; kami menduga tujuh di antaranya sekarang menjadi perabot rumah.`,
    category: 'pameran',
    author: 'Dinda Rahmawati',
    daysAgo: 111,
    views: 770,
    event: { inDays: -85, startHour: 10, hours: 7, place: 'Selasar Pintal, Ruang Cipta Bandung' },
  },
  {
    kind: 'podcasts',
    slug: 'kondektur-yang-menjadi-kurator',
    title: 'Kondektur yang Menjadi Kurator',
    summary: 'Pak Wirya dua puluh tahun bertugas di gerbong Bandung–Jakarta. Ia hafal di mana cahaya masuk dan siapa yang akan tertidur.',
    body: `Setelah kisah pameran di rak bagasi dimuat di blog, banyak pembaca ingin mendengar langsung dari kondektur yang memindahkan gambar kesebelas. Pak Wirya datang ke ruang siar dengan seragam rapi pada hari liburnya, membawa alat pelubang tiket lama yang tidak lagi dipakai. Bunyinya kami rekam sebagai pembuka.

Farah mengajaknya menyusuri rute dari ujung ke ujung, kali ini hanya dengan kata. Ia menyebutkan letak cahaya, bau, dan percakapan pada setiap tikungan. Ia juga bercerita tentang penumpang yang melahirkan setelah Padalarang, tentang surat cinta yang tertinggal dan berhasil dipulangkan, dan alasan ia tidak pernah membangunkan orang tidur kecuali sudah hampir tiba.

## Dalam episode ini

- 01.20 Bunyi pelubang tiket
- 06.40 Cahaya setelah terowongan
- 13.05 Surat yang tertinggal di kursi 4C
- 20.30 Memindahkan gambar kesebelas
- 28.10 Cara membangunkan orang dengan sopan
- 33.00 Kalau Pak Wirya membuat pameran sendiri

> “Penumpang melihat ke luar jendela. Saya melihat penumpang melihat. Itu pemandangan saya.”

## Tindak lanjut

Menjawab pertanyaan terakhir, Pak Wirya akan menyusun pameran kecil di lorong Bandung musim depan. Judul sementaranya *Barang Tertinggal*, berisi benda yang tidak pernah diambil pemiliknya. Bila Anda kehilangan payung lipat merah marun di antara Cimahi dan Jatinegara, datanglah dengan bukti. Wawancara direkam Gading Prakoso dan disunting Oktavianus Lie, tanpa musik latar. Transkrip lengkap dapat diminta lewat WhatsApp. Terima kasih kepada keluarga Pak Wirya yang merelakan hari liburnya.`,
    category: 'ruang-siar',
    author: 'Farah Basri',
    daysAgo: 5,
    views: 1120,
    episode: { minutes: 37, guest: 'Wirya Sukmana', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'telinga-pak-dudung',
    title: 'Telinga Pak Dudung Tidak Bisa Dimatikan',
    summary:
      'Tukang stem piano yang enam kali mengeluh bercerita tentang nada gelas, gereja kosong, dan alasan ia akhirnya mengajar di balik tembok.',
    body: `Pak Dudung menyetem piano selama tiga puluh empat tahun. Sekarang ia tinggal di balik tembok Ruang Gulung dan mendengar semua yang kami lakukan, termasuk yang kami kira pelan. Okta berkunjung ke rumahnya dengan dua mikrofon. Yang pertama untuk suara, yang kedua ditempelkan pada lemari gelas.

Percakapan berjalan pelan dan sering terhenti karena ada bunyi yang ingin ia jelaskan. Kulkasnya, katanya, mendengung di antara fa dan fa kres, sehingga ia tidur lebih nyenyak ketika listrik padam. Ia mengingat piano-piano yang pernah ia rawat seperti orang mengingat murid: yang pemalu, yang rewel, yang setia pada nadanya walaupun rumahnya kebanjiran dua kali.

## Dalam episode ini

- 02.15 Gelas yang bernyanyi di nada sol
- 08.50 Menyetem di gereja kosong
- 15.40 Piano yang tenggelam
- 23.20 Keluhan keenam
- 30.05 Kelas Mendengar Sumbang
- 37.30 Satu menit kulkas, tanpa komentar

## Latihan mendengar di rumah

1. Matikan semua yang bisa dimatikan, lalu tunggu dua menit
2. Tirukan dengung yang tersisa dengan bersenandung
3. Nyalakan alat satu per satu dan dengarkan mana yang bertengkar

> “Sumbang itu bukan salah. Sumbang itu dua suara yang belum sepakat.”

Episode ini sebaiknya didengarkan dengan penyuara telinga, karena ada bunyi yang hanya muncul di sisi kiri. Rekaman gelas sol, yang dibuat sebelum gelasnya pecah, sekarang tersimpan di perpustakaan bunyi kami dengan nomor 1.188. Selamat mendengarkan, pelan-pelan saja.`,
    category: 'bunyi-gedung',
    author: 'Oktavianus Lie',
    daysAgo: 26,
    views: 1530,
    episode: { minutes: 42, guest: 'Dudung Permana', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'penenun-di-ujung-sambungan',
    title: 'Penenun di Ujung Sambungan',
    summary:
      'Mama Maria menenun di Sikka sambil menjawab pertanyaan dari Jakarta. Sambungannya putus empat kali, tenunannya tidak satu kali pun.',
    body: `Pada pertemuan ketiga kelas Membaca Tenun, peserta berbincang dengan penenun melalui sambungan video. Episode ini disusun dari tiga pertemuan semacam itu, dengan izin dan honor untuk Mama Maria Nona Dua serta anaknya, Klaudia, yang menerjemahkan dari bahasa Sikka.

Bunyi alat tenun terdengar sepanjang percakapan. Mama Maria menolak berhenti; kalau berhenti, katanya, tangannya lupa. Ia menjelaskan mengapa satu motif hanya boleh dikerjakan setelah panen, mengapa ia membongkar tiga jengkal karena bertengkar dengan suaminya pada hari itu, dan bagaimana cucunya yang di Surabaya mengenali rumah dari bau tarum.

## Dalam episode ini

- 01.45 Bunyi sebelum kata
- 07.30 Tiga jengkal yang dibongkar
- 14.10 Warna yang menunggu daun
- 19.55 Peserta bertanya soal harga
- 26.20 Motif yang tidak boleh dijual
- 31.00 Sambungan putus untuk keempat kali

> “Orang tanya berapa hari. Saya tanya balik, yang dihitung hari tangan saya bergerak, atau hari saya pikirkan dia?”

## Catatan penyunting

Satu bagian sepanjang sebelas menit kami hapus atas permintaan Mama Maria, karena menyebut motif milik keluarga lain. Kami percaya rekaman yang baik tahu kapan harus diam. Pendengar yang ingin memesan kain dapat menghubungi kelompok tenunnya langsung; antreannya sekarang sembilan bulan, dan mereka tidak keberatan kamu menunggu. Pendaftaran [Membaca Tenun](/Courses/membaca-tenun) musim ini sudah ditutup, tetapi daftar tunggunya bergerak. Penyunting suara Oktavianus Lie; terjemahan diperiksa ulang oleh Klaudia sebelum tayang.`,
    category: 'ruang-siar',
    author: 'Melati Tanujaya',
    daysAgo: 57,
    views: 780,
    episode: { minutes: 35, guest: 'Maria Nona Dua', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'arsitek-yang-tidak-membangun',
    title: 'Arsitek yang Tidak Membangun',
    summary: 'Tirta Gumilar sudah delapan tahun tidak merancang bangunan baru. Ia bercerita tentang meminjam, merawat, dan menolak klien.',
    body: `Bangunan terakhir yang dirancang Tirta dari nol adalah rumah dengan kolam renang di Dago. Pemiliknya menempatinya dua akhir pekan dalam setahun. Pada kunjungan terakhir ia menemukan penjaga rumah itu tidur di garasi, karena kamar pembantunya terlalu panas. Kamar itu ia sendiri yang menggambar.

Bersama Ayu, Tirta membicarakan apa yang terjadi sesudahnya: dua tahun tanpa pekerjaan, gudang benang yang hampir dirobohkan, dan keputusan untuk hanya bekerja dengan bangunan yang sudah ada. Ia tidak menganggap dirinya suci. Beberapa klien ia tolak dan kemudian ia sesali, terutama saat harus membayar sekolah.

## Dalam episode ini

- 03.10 Kolam renang di Dago
- 09.00 Kamar yang terlalu panas
- 16.45 Gudang yang hampir dirobohkan
- 24.20 Meminjam sebagai cara merancang
- 31.35 Menghitung hidup dari perawatan
- 36.50 Satu jam di ruang gelap

## Disebut dalam percakapan

- Kelas [Membaca Gedung Tua](/Courses/membaca-gedung-tua) dan [Merancang Ruang Sempit](/Courses/merancang-ruang-sempit)
- Tulisan *Mengapa Gedung Tutup Setiap Senin*
- Wa Unang, kepala tukang, yang menolak diwawancarai tetapi mengirim pesan suara tiga puluh detik

> “Saya tidak berhenti menjadi arsitek. Saya berhenti menambah.”

Pesan suara Wa Unang kami putar utuh di akhir episode. Isinya satu nasihat tentang paku, satu nasihat tentang istri, dan sebuah tawa panjang yang menurut Okta tidak boleh dipotong sedetik pun. Percakapan direkam di Ruang Benang pada suatu Senin sore, setelah jam duduk di ruang gelap selesai dan lampu belum dinyalakan.`,
    category: 'ruang-siar',
    author: 'Ayu Maheswari',
    daysAgo: 99,
    views: 960,
    episode: { minutes: 40, guest: 'Tirta Gumilar', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'mesin-bernama-bu-lurah',
    title: 'Mesin Bernama Bu Lurah',
    summary:
      'Kisah mesin risograf bekas kelurahan: dibeli seharga sepeda, mogok setiap Agustus, dan sudah mencetak lebih dari sembilan ratus zine.',
    body: `Bu Lurah berumur dua puluh enam tahun, beratnya seratus sepuluh kilogram, dan tidak menyukai udara lembap. Sekar membelinya dari lelang kantor kelurahan seharga sepeda bekas. Di dalam lacinya masih terselip surat pengantar pindah atas nama seseorang yang tidak pernah mengambilnya.

Gading menemani Sekar membongkar mesin itu selama satu malam dan merekam semuanya: sekrup jatuh, umpatan tertahan, sampai dengung panjang ketika tombolnya akhirnya menyala. Di sela pekerjaan mereka membicarakan zine, kesalahan cetak yang dipelihara, serta pertanyaan mengapa orang masih mau melipat kertas.

## Dalam episode ini

- 01.00 Lelang kantor kelurahan
- 05.45 Surat pindah di dalam laci
- 11.20 Dua warna yang tidak pernah tepat
- 17.35 Mogok setiap Agustus
- 22.50 Zine tentang suara kulkas
- 28.00 Tombol ditekan

> “Kalau mau persis, pakai pencetak kantor. Bu Lurah itu rekan kerja, bukan alat.”

## Setelah siaran

Pemilik surat pindah itu akhirnya ditemukan. Namanya Pak Sudirja, kini tinggal di Bekasi, dan ia memang tidak jadi pindah pada tahun itu karena ibunya sakit. Ia datang ke Lorong Tinta bersama istrinya, mencetak undangan pernikahan anaknya dengan Bu Lurah, dan membawa pulang suratnya dalam bingkai. Kalau ingin berkenalan dengan mesin ini, datanglah ke Pasar Zine atau kelas cetak mana pun. Bawalah kertas yang tidak terlalu licin, dan jangan pernah memanggilnya fotokopi. Bunyi dengung pembukanya boleh diunduh sebagai nada dering, khusus bagi yang tahan.`,
    category: 'bunyi-gedung',
    author: 'Gading Prakoso',
    daysAgo: 180,
    views: 690,
    episode: { minutes: 31, guest: 'Sekar Pandanwangi', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'delapan-ribu-genting',
    title: 'Delapan Ribu Genting',
    summary: 'Enam gambar dari tujuh pekan perbaikan atap gudang benang: turun, cuci, ketuk, tulis nama, dan naik kembali ke tempatnya.',
    body: `Atap biasanya baru diperhatikan ketika bocor. Selama tujuh pekan kami memperhatikannya setiap hari. Genting diturunkan berantai oleh tiga puluh orang, mulai dari tukang, mahasiswa, sampai tetangga yang semula hanya lewat. Dari tangan ke tangan satu genting memerlukan empat puluh detik untuk sampai ke tanah, dan dalam empat puluh detik itu orang sempat bertukar lelucon.

Gambar kedua memperlihatkan Wa Unang mengetuk. Ia memejamkan mata supaya tidak tertipu oleh rupa. Genting yang cantik bisa retak di dalam, sedangkan yang berlumut sering kali masih nyaring. Dalam sehari ia menguji sekitar enam ratus, dan menjelang magrib ia mengaku mendengar bunyi genting di dalam sendok tehnya.

Pada gambar keempat orang menulis nama di sisi dalam. Ada yang menulis nama anaknya, nama mantan, nama kucing, bahkan resep. Seorang bapak menulis tanggal lahir cucunya yang belum lahir, meleset tiga hari.

## Yang tidak tergambar

- Bau kapur dan tanah basah saat genting dicuci
- Hujan pukul dua dini hari di pekan ketiga, ketika separuh atap terbuka dan dua puluh tetangga datang membawa terpal
- Suara ruangan sesudah semuanya terpasang, lebih lembut daripada sebelumnya

Perhatikan gambar terakhir. Bidang yang sedikit lebih merah di sisi timur berasal dari sekolah di Majalaya. Kalau kamu pernah bersekolah di sana, sebagian atapmu sekarang menaungi kelas keramik. Datanglah kapan saja untuk menengoknya. Rangkaian gambar ini dikerjakan bergantian oleh empat peserta kelas sketsa.`,
    category: 'bandung',
    author: 'Tirta Gumilar',
    daysAgo: 10,
    views: 830,
    pictures: [
      'Genting diturunkan berantai dari tangan ke tangan',
      'Wa Unang mengetuk genting dan memiringkan telinganya',
      'Barisan genting basah dijemur di halaman',
      'Nama penyumbang ditulis di sisi dalam genting',
      'Rangka atap terbuka memperlihatkan langit sore',
      'Genting lama dan genting Majalaya bersebelahan dengan warna berbeda',
    ],
  },
  {
    kind: 'gallery',
    slug: 'meja-klinik-pakaian',
    title: 'Meja Klinik Pakaian',
    summary:
      'Lima pasien dari Klinik Pakaian di Gandaria dan Kwitang, masing-masing dengan luka, cerita, dan tambalan yang sengaja terlihat.',
    body: `Setiap pasien klinik datang dengan cerita, dan ceritalah yang menentukan benangnya. Jaket pada gambar pertama milik almarhum ayah seorang peserta. Sikunya berlubang karena kebiasaan bersandar di pagar sambil menunggu anaknya pulang. Tambalannya kuning terang, warna kesukaan sang anak, supaya orang tahu di sana pernah ada lengan.

Kebaya pada gambar kedua dipakai menikah empat puluh tahun lalu. Pemiliknya ingin mengenakannya lagi pada pernikahan cucunya, tetapi badannya sudah berubah. Kami tidak menyembunyikan perubahan itu. Dua sisipan kain sarung milik suaminya dipasang di kedua sisi, dan dari kejauhan tampak seperti sayap.

## Tentang bola lampu

Menisik kaus kaki memerlukan permukaan bulat di dalamnya. Dahulu orang memakai telur kayu. Kami memakai bola lampu mati dari gedung; licin, ringan, dan selalu tersedia karena Ruang Timah gemar memutuskan lampu.

Gambar keempat ialah tangan Bagas, lima belas tahun, yang datang mengantar neneknya dan akhirnya menjahit tiga jam tanpa beristirahat. Jahitannya miring dan kuat. Neneknya melihat, tidak memuji, hanya menyerahkan dua kemeja lagi.

> Baju yang pernah diperbaiki sendiri jarang ditinggal di angkot.

Semua gambar dibuat ulang dengan tangan, wajah pemilik tidak ditampilkan, dan ceritanya dimuat atas izin. Jadwal [Klinik Pakaian](/Courses/klinik-pakaian) berikutnya tersedia di halaman kelas. Pasiennya cukup satu potong, sudah dicuci, dan belum kamu relakan.

Kantong alat jahit pada gambar kelima dibuat dari sisa potongan celana dan dibagikan gratis kepada setiap pasien baru. Isinya dua jarum, tiga warna benang, satu kancing cadangan, dan selembar petunjuk kecil.`,
    category: 'jakarta',
    author: 'Melati Tanujaya',
    daysAgo: 34,
    views: 910,
    pictures: [
      'Jaket ayah dengan tambalan kuning di siku',
      'Kebaya yang dilebarkan dengan sisipan kain sarung',
      'Kaus kaki ditisik di atas bola lampu',
      'Tangan remaja memegang jarum untuk pertama kali',
      'Kantong alat jahit kecil berjajar di atas meja',
    ],
  },
  {
    kind: 'gallery',
    slug: 'laci-laci-glodok',
    title: 'Laci-laci Glodok',
    summary:
      'Lima gambar dari persiapan perpustakaan bunyi: laci obat yang dibersihkan, pengeras suara seukuran koin, dan tangga yang curam.',
    body: `Kakek saya membuka toko obat ini sebelum saya lahir, dan seumur hidup saya dilarang menyentuh lacinya. Sekarang saya membukanya satu per satu, membersihkan debu akar yang harumnya masih tinggal, lalu menaruh pengeras suara seukuran koin di dalamnya. Rasanya sedikit berdosa dan sedikit pulang.

Setiap laci dilengkapi sakelar kecil. Ketika ditarik, rekaman diputar; ketika ditutup, ia berhenti. Kami mencoba membuatnya memudar perlahan, tetapi anak-anak yang menguji lebih menyukai yang langsung berhenti, seperti menutup mulut orang.

## Cara kami menyusun bunyi

- Laci bawah untuk bunyi pendek, karena anak-anak menariknya berulang kali
- Laci tengah untuk percakapan
- Laci atas untuk bunyi yang perlu ditunggu, misalnya lonceng atau hujan pertama
- Lima laci dibiarkan kosong; menariknya berarti mendengar ruangan itu sendiri

Gambar kelima memperlihatkan peta bunyi yang digambar di atas kertas pembungkus obat, satu titik untuk setiap rekaman. Ada wilayah yang padat dan ada yang kosong. Kekosongan itu bukan berarti sunyi, hanya belum ada yang merekam. Kalau lingkunganmu masih kosong di peta, kelas [Merekam Suara Kota](/Courses/merekam-suara-kota) menyediakan alat dan teman berjalan.

Tangga pada gambar ketiga memang securam itu. Tali merahnya dipasang oleh regu pemadam kampung, yang menguji simpulnya dengan bergelantungan bertiga sekaligus. Di lantai dasar tersedia lemari kecil bagi yang tidak dapat naik.

Kalau tidak sempat datang, sepuluh laci pilihan dapat didengarkan melalui siniar kami. Bunyinya sama, hanya harum kayu manisnya yang tidak ikut terkirim.`,
    category: 'jakarta',
    author: 'Oktavianus Lie',
    daysAgo: 74,
    views: 570,
    pictures: [
      'Dinding dengan dua ratus empat puluh laci kayu berlabel obat',
      'Satu laci terbuka memperlihatkan pengeras suara kecil',
      'Tangga curam menuju loteng dengan tali pegangan merah',
      'Pengunjung memejamkan mata di depan laci kayu manis',
      'Peta bunyi Jakarta yang digambar di kertas pembungkus',
    ],
  },
  {
    kind: 'gallery',
    slug: 'bangku-bangku-bambu',
    title: 'Bangku-bangku Bambu',
    summary:
      'Hasil tiga angkatan kelas sambungan: sebelas bangku yang lulus uji enam orang, dua yang roboh, dan satu yang menolak dibongkar.',
    body: `Setiap kelas bambu diakhiri dengan ujian yang disukai semua orang. Enam peserta duduk berjajar, lalu bergoyang ke kiri dan kanan mengikuti aba-aba. Bunyi yang kami tunggu adalah *krek* pendek yang menandakan ikatan mengencang. Bunyi yang kami takuti adalah *krek* panjang.

Dari tiga angkatan lahir empat belas bangku. Sebelas lulus dan tersebar di kebun, halaman, serta pos ronda. Dua roboh, salah satunya seperti terlihat pada gambar ketiga, beserta pembuatnya yang tertawa di tanah. Sebabnya ditulis di papan: pasak dipotong searah serat. Pelajaran itu tidak pernah dilupakan angkatan berikutnya.

## Bangku keempat belas

Satu bangku mencurigakan. Kakinya terlalu ramping, ikatannya tidak rapi, dan menurut hitungan seharusnya roboh. Enam orang bergoyang, ia berderit, tetapi tidak jatuh. Kami menambah dua orang lagi. Tetap berdiri. Pembuatnya, seorang pensiunan guru, bersikeras tidak tahu rahasianya. Bangku itu sekarang ditaruh di bengkel untuk dipelajari, dan saya sering duduk di sana kalau sedang merasa terlalu yakin.

> Bambu tidak membaca buku teknik. Kita yang perlu membaca bambu.

Gambar terakhir ialah bangku di Kebun Atap, yang diputar Bu Entin agar membelakangi matahari sore. Dua tahun saya memasang bangku menghadap pemandangan. Ia benar: pukul empat sore orang mencari teduh, bukan cakrawala. Kelas [Sambungan Bambu Tanpa Paku](/Courses/sambungan-bambu) segera dimulai lagi, dan bahan untuk empat bangku sudah kering. Bila ingin menguji bangku keempat belas, ajak tujuh teman dan kabari dahulu. Saya akan berdiri agak jauh.`,
    category: 'bandung',
    author: 'Jajang Suhendar',
    daysAgo: 146,
    views: 480,
    pictures: [
      'Enam orang duduk bergoyang di atas bangku panjang',
      'Sambungan mulut ikan dari jarak dekat',
      'Bangku roboh dan pembuatnya tertawa di tanah',
      'Ikatan ijuk pada kaki bangku',
      'Bangku di Kebun Atap membelakangi matahari sore',
    ],
  },
]
