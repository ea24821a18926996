import type { SeedPost } from '../../content-types.ts'

export const posts1: SeedPost[] = [
  {
    kind: 'news',
    slug: 'rangkaian-musim-hujan-dibuka',
    title: 'Rangkaian Musim Hujan Dibuka: 19 Kelas, 11 Diskusi, Dua Kota',
    summary:
      'Jadwal Rangkaian Kelas & Diskusi musim hujan terbit hari ini. Separuhnya gratis, dan setiap acara punya rencana kalau atap bocor.',
    body: `Papan jadwal di kedua gedung diganti pagi ini, seperti biasa dengan huruf tempel yang kurang dua buah huruf R. Rangkaian Kelas & Diskusi musim hujan memuat sembilan belas kelas dan sebelas diskusi, sebelas kelas di antaranya tidak dipungut biaya. Bandung kebagian tanah, bambu, dan komik; Jakarta kebagian tinta, suara, dan kain.

Musim hujan sengaja dipilih untuk pekerjaan tangan. Tanah liat mengering lebih pelan dan karenanya lebih jarang retak. Tinta risograf justru sebaliknya, sehingga jadwal cetak di Jakarta dipindahkan ke pagi hari, sebelum udara menebal. Penyesuaian semacam ini dipelajari selama empat musim, kebanyakan dari kegagalan yang masih tergantung di dinding.

## Yang baru musim ini

- [Ruang untuk Semua](/Courses/ruang-untuk-semua), diskusi dan kunjungan bersama pengunjung difabel
- [Klinik Pakaian](/Courses/klinik-pakaian) yang berpindah ke Kwitang setiap pekan kedua
- [Menulis tentang Tempat](/Courses/menulis-tentang-tempat), kelas esai yang mempertemukan peserta dua kota

Pendaftaran dibuka bertahap agar peserta yang bekerja pada siang hari tidak kalah cepat. Sepertiga kursi dilepas pukul tujuh malam, sepertiga pada Sabtu pagi, dan sisanya dibagikan langsung di meja depan kepada tetangga dalam radius satu kilometer.

Bila kelas penuh, tulislah nama di daftar tunggu tanpa ragu. Musim lalu empat dari sepuluh orang di daftar tunggu akhirnya mendapat kursi, satu di antaranya karena peserta aslinya mendadak melahirkan. Bayinya, kami dengar, lahir dengan selamat dan sudah dua kali datang ke pameran. Huruf R yang kurang itu, kalau ada yang menemukannya, mohon dikembalikan ke meja depan.`,
    category: 'kabar-ruang',
    author: 'Redaksi Ruang Cipta',
    daysAgo: 1,
    views: 3980,
  },
  {
    kind: 'news',
    slug: 'atap-gudang-benang-selesai-diperbaiki',
    title: 'Atap Gudang Benang Selesai Diperbaiki, Genting Lama Kembali ke Tempatnya',
    summary: 'Delapan ribu genting diturunkan, dicuci, diketuk satu per satu, lalu dipasang lagi. Ruang Benang dibuka kembali pekan ini.',
    body: `Selama tujuh pekan Ruang Benang ditutup dan suara yang terdengar dari dalam hanya ketukan. Delapan ribu genting berusia hampir seabad diturunkan, dicuci dengan sikat, lalu diketuk satu per satu. Yang berdenting nyaring disimpan, yang bersuara pendek berarti retak rambut dan harus pensiun. Tujuh ribu dua ratus genting lulus ujian itu.

Kekurangannya tidak dibeli baru. Kami mendapat delapan ratus genting sejenis dari sebuah sekolah di Majalaya yang sedang diganti atapnya. Warnanya sedikit berbeda, dan perbedaan itu kami biarkan terlihat dari Kebun Atap. Orang yang teliti dapat membaca bagian mana yang datang belakangan.

> “Kalau tambalan disembunyikan, orang berikutnya tidak tahu di mana harus memeriksa,” kata Wa Unang, kepala tukang yang menjaga pekerjaan ini sejak hari pertama.

Biaya perbaikan seratus delapan puluh enam juta rupiah. Tiga perempatnya berasal dari tabungan perawatan yang disisihkan dari setiap sewa ruang, sisanya dari tiga ratus dua belas orang yang mengangkat satu genting dan menuliskan namanya di sisi dalam. Nama-nama itu sekarang berada di atas kepala kita, menghadap ke bawah, dan baru akan dibaca orang saat atap dibongkar lagi.

Kelas pertama di bawah atap lama yang baru ini adalah [Keramik dengan Jari](/Courses/keramik-dengan-jari). Mohon maklum bila pekan pertama masih tercium bau kapur. Rincian pengeluaran, termasuk biaya kopi tukang yang ternyata cukup besar, ditempel di papan dekat pintu dan boleh difoto siapa saja. Genting yang pensiun tidak dibuang; Galih menumbuknya menjadi campuran tanah kelas.`,
    category: 'kabar-ruang',
    author: 'Tirta Gumilar',
    daysAgo: 9,
    views: 2110,
  },
  {
    kind: 'news',
    slug: 'ruang-siar-gandaria-bisa-dipinjam',
    title: 'Ruang Siar Gandaria Kini Bisa Dipinjam Warga Setiap Rabu',
    summary:
      'Ruang rekam kecil di lantai dua terbuka gratis bagi warga setiap Rabu sore, lengkap dengan seorang penjaga yang sabar dan dua mikrofon.',
    body: `Ruang siar di lantai dua gedung Gandaria berukuran dua kali tiga meter, bekas kamar plat percetakan. Dindingnya dilapisi selimut bekas dan jaring telur, dan hasil rekamannya lebih baik daripada kelihatannya. Mulai pekan ini ruang tersebut dapat dipinjam warga setiap Rabu pukul tiga sampai delapan malam, tanpa biaya.

Keputusan ini lahir dari kejadian kecil. Seorang ibu dari gang belakang bertanya apakah ia boleh merekam suara bapaknya yang mulai pikun, sebelum ceritanya tercampur. Kami meminjamkan ruang malam itu juga. Rekaman sepanjang dua jam tersebut kini menjadi milik keluarga, dan Pak Anwar masih beberapa kali datang untuk menambah, meskipun ceritanya kadang sudah pernah.

## Cara meminjam

1. Tulis nama dan keperluan di buku meja depan, paling lambat Selasa
2. Pilih sesi satu jam; dua sesi berturut-turut boleh bila kosong
3. Bawa ponsel atau diska lepas untuk menyimpan hasilnya
4. Kami tidak menyimpan salinan, kecuali diminta

Penjaga ruang, Gading, akan menunjukkan cara memakai alat dan kemudian keluar. Ia hanya masuk lagi bila dipanggil. Anak di bawah delapan belas tahun datang bersama orang dewasa yang dikenalnya.

Ruang ini tidak dapat dipakai untuk iklan dan kampanye. Untuk siniar komunitas, tugas sekolah, surat suara kepada anak di rantau, atau latihan pidato pernikahan, silakan. Peserta yang ingin belajar lebih jauh dapat mengikuti [Siniar dari Ruang Siar](/Courses/siniar-dari-ruang-siar), yang sedang berjalan pada paruh kedua musim ini. Pada Rabu pertama lima dari enam sesi langsung terisi.`,
    category: 'kabar-ruang',
    author: 'Oktavianus Lie',
    daysAgo: 17,
    views: 1360,
  },
  {
    kind: 'news',
    slug: 'dua-puluh-tiga-penulis-bertukar-kota',
    title: 'Dua Puluh Tiga Penulis Bertukar Kota, Satu Ketinggalan Kereta',
    summary:
      'Uji coba kelas Menulis tentang Tempat berakhir dengan malam pembacaan di dua gedung yang terhubung layar, dan satu esai dari peron.',
    body: `Sebelum dibuka untuk umum, kelas [Menulis tentang Tempat](/Courses/menulis-tentang-tempat) dicobakan kepada dua puluh tiga orang: dua belas dari Jakarta dan sebelas dari Bandung. Mereka menulis tentang kota yang bukan kotanya, dengan dua kata terlarang. Hasilnya dibacakan Sabtu lalu secara bersamaan di Ruang Timah dan Ruang Benang, dihubungkan sebuah layar yang sempat macet dua kali.

Tanpa kata macet, orang Bandung menulis Jakarta sebagai kumpulan suara: pengumuman halte, gerobak air galon, pintu lift yang menyapa. Tanpa kata dingin, orang Jakarta menulis Bandung sebagai kumpulan kemiringan. Ada esai tentang tukang jahit keliling yang selalu parkir menghadap turunan, supaya mesinnya mudah didorong pulang.

Seorang peserta, Kinasih, ketinggalan kereta menuju malam pembacaan. Dari peron ia menulis ulang esainya di ponsel dan membacakannya lewat sambungan telepon, dengan pengumuman keberangkatan di sela-sela kalimat. Naskah versi peron itu, menurut hampir semua hadirin, lebih baik daripada naskah yang disiapkan dua bulan.

> “Saya kehabisan waktu untuk terdengar pintar,” katanya.

Enam esai akan dicetak Lorong Tinta menjadi buku tipis, seratus eksemplar, separuhnya disebar di rak baca stasiun. Kelas untuk umum dibuka musim depan bagi tiga puluh orang, lima belas di setiap kota. Ongkos kereta peserta pelajar ditanggung dana gotong royong; cukup lampirkan kartu pelajar atau surat dari sekolah saat mendaftar.

Kinasih kini memegang naskah buku tipis itu sebagai penyunting tamu. Ia berjanji mengirimkannya ke percetakan tepat waktu, dan sudah membeli tiket untuk kereta yang lebih pagi.`,
    category: 'dua-kota',
    author: 'Farah Basri',
    daysAgo: 30,
    views: 940,
  },
  {
    kind: 'news',
    slug: 'lorong-tinta-memakai-tinta-kedelai',
    title: 'Lorong Tinta Beralih ke Tinta Kedelai dan Menghitung Sisa Cuciannya',
    summary:
      'Setelah setahun uji coba, seluruh kelas cetak di Jakarta memakai tinta nabati. Air cucian disaring tiga tingkat sebelum dibuang.',
    body: `Selokan di belakang gedung Gandaria pernah berwarna merah jambu. Itu bulan Februari dua tahun lalu, saat kami mencetak tiga ratus poster dalam sehari dan mencuci bingkainya sekaligus. Pak RT datang tanpa marah, hanya bertanya apakah warna itu baik untuk ikan lele di kolamnya. Kami tidak bisa menjawab.

Sejak hari itu kami mencari pengganti. Tinta berbahan dasar minyak kedelai dicoba pada dua belas kertas dan empat kain selama setahun. Warnanya sedikit lebih lembut dan keringnya dua kali lebih lama, sehingga tali jemuran harus ditambah. Sebagai imbalannya, tangan tidak perih lagi dan jendela tidak harus selalu dibuka.

## Angka setahun

- Pemakaian pelarut turun dari enam belas liter menjadi satu liter
- Air cucian per kelas turun dari 180 menjadi 70 liter
- Endapan tinta kering yang dikumpulkan: sebelas kilogram, dijadikan pemberat pintu

Air cucian kini melewati tiga drum berisi kerikil, arang, dan eceng gondok. Setiap bulan contohnya diperiksa oleh siswa SMK Analis Cendekia sebagai bagian dari praktik mereka, dan hasilnya ditempel di samping keran. Bulan lalu angkanya lebih baik daripada air keran itu sendiri, yang sayangnya bukan sepenuhnya kabar gembira.

Lele Pak RT sehat. Ia mengirim enam ekor sebagai tanda damai, yang kami makan bersama peserta [Cetak Saring di Meja Dapur](/Courses/cetak-saring-meja-dapur) setelah poster terakhir dijemur.

Resep saringan tiga drum beserta gambar ukurannya dapat disalin bebas oleh studio cetak lain; dua studio di Depok sudah membuat versinya sendiri.`,
    category: 'kabar-ruang',
    author: 'Sekar Pandanwangi',
    daysAgo: 61,
    views: 720,
  },
  {
    kind: 'news',
    slug: 'tetangga-mendapat-kunci-kebun-atap',
    title: 'Enam Tetangga Cigereleng Kini Memegang Kunci Kebun Atap',
    summary:
      'Setelah setahun berkebun bersama, pengelolaan Kebun Atap diserahkan kepada enam warga. Mereka menentukan jam buka dan isi bedengnya.',
    body: `Kebun Atap di gedung Bandung selama ini dirawat oleh karyawan yang sebenarnya lebih mengerti proyektor daripada cabai. Tanamannya sering mati pada libur panjang. Setahun lalu Bu Entin dari RT 03 meminta izin menyiram saat gedung tutup. Ia meminta kunci, kami memberi jam. Ia menyiram lewat pagar dengan selang.

Setelah dipikir ulang, siapa sebenarnya yang takut pada apa? Mulai bulan ini enam warga memegang kunci sendiri dan menentukan jam buka kebun. Dalam perjanjian satu halaman tertulis bahwa hasil panen dibagi tiga: untuk penggarap, untuk dapur gedung, dan untuk siapa pun yang kebetulan lewat. Kami menyediakan air, asuransi, dan pupuk dari dapur.

Perubahan pertama datang dalam dua hari. Tanaman hias yang kami beli untuk foto dipindahkan ke sudut, diganti kangkung, pokcoy, dan kemangi. Bangku bambu buatan kelas Kang Jajang diputar agar membelakangi matahari sore. Kenapa tidak terpikir dari dulu, kami juga heran.

> “Kalian pintar bikin acara. Urusan kangkung, biar kami,” kata Bu Entin dalam rapat, dan rapat pun selesai.

Pengunjung tetap boleh naik pada jam buka gedung. Petik sedikit untuk mencicip, jangan satu bedeng. Setiap Jumat pagi ada sarapan kebun yang terbuka bagi siapa saja, dimasak dari apa pun yang dipanen pada hari itu. Bawa piring sendiri; kami kehabisan setelah sebagian dipinjam pameran keramik. Setelah tiga bulan, baru satu kali kunci itu hilang. Yang menemukannya seekor kucing, dan kuncinya sekarang bergantungan lonceng.`,
    category: 'kabar-ruang',
    author: 'Nisrina Hakim',
    daysAgo: 95,
    views: 1180,
  },
  {
    kind: 'news',
    slug: 'loteng-glodok-menjadi-perpustakaan-bunyi',
    title: 'Loteng Glodok Menjadi Perpustakaan Bunyi',
    summary: 'Mulai bulan depan, 1.240 rekaman kota dapat didengar gratis di loteng bekas toko obat, lewat laci yang dibuka satu per satu.',
    body: `Toko obat di lantai bawah sudah tutup sejak lama, tetapi laci-lacinya masih ada: dua ratus empat puluh laci kayu berlabel nama akar dan daun. Di loteng tepat di atasnya, kami sedang menyiapkan perpustakaan bunyi. Setiap laci yang ditarik akan memutar satu rekaman. Tutup lacinya, bunyinya berhenti.

Koleksi awal terdiri atas 1.240 rekaman dari kelas [Merekam Suara Kota](/Courses/merekam-suara-kota) dan sumbangan warga. Ada lonceng pabrik es, tukang jahit sepatu, lima belas cara memanggil pembeli, dan percakapan dua palang kereta sebelum keduanya diganti mesin. Karena laci terbatas, isinya berganti tiap musim. Label nama obatnya tetap dipertahankan, sebab kadang cocok secara ajaib: laci *kayu manis* musim ini berisi suara ibu memanggil anaknya pulang.

## Kunjungan

- Buka Kamis sampai Minggu, pukul 11.00–18.00 WIB
- Dua belas pengunjung sekali masuk, empat puluh menit
- Tangganya curam; di lantai dasar tersedia satu lemari kecil dengan delapan laci

Rekaman hanya masuk koleksi dengan izin orang yang suaranya terdengar. Siapa pun dapat meminta suaranya dikeluarkan, kapan saja, tanpa alasan. Sejauh ini baru satu orang yang meminta, lalu menyesal dan memintanya kembali karena cucunya mencari.

Sekolah dapat memesan kunjungan pada hari Kamis pagi. Lembar kerja untuk siswa disusun bersama dua guru bahasa Indonesia, dan isinya lebih banyak mendengar daripada menulis. Pembukaannya tidak memakai sambutan. Dua belas pengunjung pertama akan menarik dua belas laci bersamaan, lalu kita dengarkan apa yang terjadi.`,
    category: 'dua-kota',
    author: 'Oktavianus Lie',
    daysAgo: -9,
  },
  {
    kind: 'news',
    slug: 'laporan-uang-gotong-royong',
    title: 'Dana Gotong Royong Membiayai 412 Kursi, Ini Rinciannya',
    summary:
      'Setiap peserta berbayar boleh menambah seharga secangkir kopi untuk peserta lain. Dalam setahun terkumpul Rp88 juta, dan begini pemakaiannya.',
    body: `Di halaman pembayaran ada satu kotak kecil: *tambah Rp25.000 untuk kursi orang lain*. Kotaknya kosong secara bawaan dan tidak pernah kami warnai mencolok. Walau begitu tiga puluh delapan persen peserta mencentangnya. Dalam setahun terkumpul delapan puluh delapan juta rupiah.

Uang itu membiayai 412 kursi di kelas berbayar. Penerimanya mendaftar lewat formulir yang sama dengan peserta lain dan mencentang kotak lain yang bertuliskan *saya perlu kursi gotong royong*. Kami tidak meminta bukti. Mentor dan teman sekelas tidak tahu siapa yang membayar penuh dan siapa yang tidak; bahkan petugas meja depan hanya melihat tanda hadir.

## Ke mana uangnya pergi

- Kursi kelas: Rp71,4 juta
- Ongkos angkutan peserta pelajar: Rp9,2 juta
- Bahan dan alat pinjaman: Rp5,9 juta
- Sisa, dibawa ke musim ini: Rp1,5 juta

Apakah ada yang menyalahgunakan? Mungkin. Kami pernah membahasnya selama dua jam dan menyimpulkan bahwa memeriksa akan lebih mahal, lebih memalukan, dan kurang tepat. Satu penerima menulis setahun kemudian bahwa sekarang gilirannya; ia mencentang kotak pertama sebanyak empat puluh kali dalam satu pembayaran. Sistem kami sempat menolaknya karena mengira itu kesalahan.

Permintaan yang belum terpenuhi musim lalu berjumlah lima puluh tujuh, kebanyakan untuk kelas keramik yang kursinya memang sedikit. Mulai musim ini dua kursi di setiap kelas berbayar disisihkan sejak awal. Daftar lengkap pengeluaran dapat dibaca di meja depan kedua gedung. Terima kasih kepada semua yang mencentang, juga yang belum bisa.`,
    category: 'kabar-ruang',
    author: 'Nisrina Hakim',
    daysAgo: 128,
    views: 610,
  },
  {
    kind: 'blog',
    slug: 'yang-saya-pelajari-dari-meja-depan',
    title: 'Yang Saya Pelajari dari Setahun di Meja Depan',
    summary: 'Orang jarang bertanya letak galeri. Mereka bertanya boleh tidak duduk, boleh tidak lama, dan apakah harus membeli sesuatu.',
    body: `Saya bekerja di meja depan gedung Gandaria sejak setahun lalu. Di laci ada buku tempat saya mencatat semua pertanyaan pengunjung dengan turus, seperti menghitung suara. Awalnya iseng. Setelah tiga ribu pertanyaan, bukunya jadi lebih jujur daripada rapat mana pun.

Pertanyaan nomor satu: toilet di mana. Itu wajar. Nomor dua: boleh duduk di sini? Nomor tiga: harus beli sesuatu tidak? Pertanyaan tentang pameran baru muncul di urutan kesembilan, tepat di bawah *colokannya hidup tidak?*

Lama saya merenungi nomor dua dan tiga. Kami sudah menaruh dua puluh kursi, bantal, bahkan tikar. Rupanya kursi yang bagus justru membuat orang ragu. Terlalu rapi berarti milik seseorang. Pada bulan keempat saya memindahkan satu kursi plastik hijau dari gudang ke dekat pintu, dengan bekas cat di sandarannya. Kursi itu tidak pernah kosong sejak hari pertama.

## Percobaan kecil berikutnya

- Papan bertuliskan *boleh duduk lama, boleh tidak beli* mengurangi pertanyaan nomor tiga hampir seluruhnya
- Air minum gratis ditaruh di sisi kiri pintu, bukan di dalam kafe
- Satu rak buku yang jelas-jelas bekas dibaca, dengan coretan

Ada satu pertanyaan yang hanya muncul sekali. Seorang bapak bertanya, “Kalau saya tidak mengerti gambar-gambar ini, bagaimana?” Saya menjawab sekenanya bahwa saya pun kadang tidak mengerti. Ia tertawa, masuk, dan tinggal dua jam. Sekarang ia ikut kelas cetak saring setiap musim, dan ketika orang bertanya siapa dia, ia menjawab: saya yang tidak mengerti gambar.`,
    category: 'catatan-pengelola',
    author: 'Gading Prakoso',
    daysAgo: 4,
    views: 2630,
  },
  {
    kind: 'blog',
    slug: 'tetangga-yang-mengeluh-dan-akhirnya-mengajar',
    title: 'Tetangga yang Mengeluh Enam Kali, Lalu Mengajar Kelas Ketujuh',
    summary: 'Pak Dudung mengetuk pintu setiap ada acara. Suatu malam saya memintanya masuk, dan ternyata ia tukang stem piano.',
    body: `Pak Dudung tinggal tepat di balik tembok Ruang Gulung. Selama musim pertama ia datang enam kali, selalu pukul sembilan lewat lima, selalu dengan sarung dan senter. Keluhannya sama: suara bas masuk lewat lantai dan membuat gelas di lemarinya bernyanyi.

Lima kali pertama saya minta maaf dan mengecilkan suara. Kali keenam saya lelah, dan mungkin karena lelah, saya bertanya hal yang seharusnya saya tanyakan sejak awal: gelas yang mana? Ia mengajak saya ke rumahnya. Di lemari itu ada dua belas gelas, dan hanya satu yang bergetar. Ia mengetuknya dengan kuku. “Ini nada sol,” katanya. “Bas kalian main di sol terus.”

Ternyata Pak Dudung menyetem piano selama tiga puluh empat tahun, untuk gereja, sekolah, dan hotel yang sekarang sudah menjadi apartemen. Telinganya tidak bisa dimatikan. Baginya acara kami bukan terlalu keras, melainkan terlalu sumbang.

## Yang kemudian berubah

1. Pengeras suara digantung dengan karet ban, sehingga lantai tidak ikut bergetar
2. Semua acara bermusik selesai pukul delapan malam
3. Jadwal ditempel di rumah dua belas tetangga sepekan sebelumnya, dengan nomor telepon saya
4. Pak Dudung mengajar *Mendengar Sumbang*, kelas kecil tiga malam, dan kursinya penuh

Saya masih menyimpan catatan semua keluhan tetangga. Dulu map itu berlabel *Masalah*. Labelnya sudah saya ganti menjadi *Undangan*, meskipun ada beberapa surat yang memang sulit dibaca sebagai undangan. Gelas sol itu pecah bulan lalu karena cucunya. Ia mengirim pesan: “Sekarang kalian boleh main di nada apa saja.”`,
    category: 'catatan-pengelola',
    author: 'Nisrina Hakim',
    daysAgo: 20,
    views: 1890,
  },
  {
    kind: 'blog',
    slug: 'mangkuk-retak-nomor-empat-puluh',
    title: 'Mangkuk Retak Nomor Empat Puluh',
    summary: 'Saya datang ke kelas keramik untuk melupakan pekerjaan. Tanah liat ternyata ingat semuanya, terutama cara saya menekan.',
    body: `Saya akuntan. Di kantor, kesalahan satu rupiah harus ditemukan sebelum pulang. Jadi ketika dokter menyarankan hobi yang tidak bisa diukur, adik saya mendaftarkan saya ke kelas keramik Kang Galih di Cigereleng. Pekan pertama saya membuat mangkuk pijit. Saya mengukurnya dengan jangka sorong. Kang Galih melihat, tidak berkata apa-apa, lalu pergi mengambil kopi.

Mangkuk saya simetris sempurna dan retak pada pekan ketiga. Mangkuk teman sebelah saya mencong seperti topi tertiup angin dan selamat. Saya minta penjelasan. Katanya, dinding saya terlalu tipis di bagian yang sering saya perbaiki. Saya terlalu banyak kembali ke tempat yang sama.

Kalimat itu mengganggu saya berhari-hari. Saya memikirkan email yang saya tulis ulang lima kali, laporan yang saya cetak dua kali supaya yakin, dan telepon kepada anak saya yang selalu berakhir dengan *sudah makan belum* yang kedua.

> “Tanah ingat setiap kali kamu ragu,” kata Kang Galih. “Ia tidak dendam, tapi ia ingat.”

Di studio ada rak bernama Perpustakaan Retak. Setiap benda gagal diberi nomor, tanggal, suhu, dan dugaan sebab. Mangkuk saya bernomor empat puluh. Di kolom sebab saya menulis *terlalu banyak diperbaiki*, lalu setelah berpikir sebentar saya mencoret kata *banyak* dan menggantinya dengan *sering*. Lalu saya sadar apa yang sedang saya lakukan, dan meletakkan penanya.

Saya ikut lagi musim ini. Kali ini jangka sorongnya saya tinggalkan di kantor, tempat ia memang dibutuhkan. Anak saya sudah saya telepon. Sekali saja.`,
    category: 'buku-tamu',
    author: 'Retno Palupi',
    daysAgo: 33,
    views: 1420,
  },
  {
    kind: 'blog',
    slug: 'kereta-pagi-bagian-satu',
    title: 'Kereta Pagi, Bagian 1: Residensi yang Dimulai di Gerbong',
    summary: 'Selama sebulan saya tinggal bergantian di dua kota. Karya saya ternyata terbuat di antara keduanya, di kursi nomor sebelas.',
    body: `Residensi Dua Kota memberi saya dua kamar: satu di lantai atas gudang benang, satu lagi di belakang percetakan Gandaria. Setiap Senin saya berangkat ke Jakarta, setiap Kamis pulang ke Bandung. Saya datang dengan rencana membuat instalasi cahaya di kedua gedung. Rencananya rapi, lengkap dengan gambar dan anggaran.

Pada pekan pertama tidak satu pun berjalan. Di Bandung cahayanya terlalu lembut, di Jakarta langit-langitnya terlalu rendah, dan saya menghabiskan sebagian besar waktu untuk pindah. Di kereta, karena tidak bisa bekerja, saya menggambar penumpang yang tidur. Kursi saya kebetulan selalu nomor sebelas. Kebetulan itu lalu saya jaga.

Pada perjalanan keempat saya mulai mengenal orang. Ada Pak Husni yang pulang setiap pekan untuk menimbang cucunya, sungguh-sungguh menimbang, dengan timbangan gantung. Ada Devi yang mengajar di dua kampus dan mengoreksi ujian di atas koper. Mereka tidak tinggal di Bandung maupun di Jakarta. Mereka tinggal di tengah.

## Perubahan rencana

Saya menemui Mbak Ayu dengan wajah bersalah dan berkata bahwa instalasinya batal. Ia hanya bertanya, “Lalu yang tidak batal apa?” Saya memperlihatkan buku gambar dari kereta. Ia membalik halamannya perlahan, dua kali, lalu mengusulkan agar saya menukar kamar di Jakarta dengan tiket tambahan.

Begitulah residensi saya berpindah ke gerbong. Bagian kedua akan bercerita tentang pameran yang dipasang di rak bagasi, dan kondektur yang menjadi kurator tanpa diminta. Sampai di Bandung sore itu, saya tidak turun dengan tangan kosong untuk pertama kalinya.`,
    category: 'buku-tamu',
    author: 'Yudhistira Kamal',
    daysAgo: 47,
    views: 1060,
  },
  {
    kind: 'blog',
    slug: 'kereta-pagi-bagian-dua',
    title: 'Kereta Pagi, Bagian 2: Pameran di Rak Bagasi',
    summary: 'Tidak ada izin untuk memasang karya di kereta. Jadi karyanya kami bawa sebagai barang bawaan, satu per penumpang.',
    body: `Meminta izin berpameran di kereta ternyata memerlukan sembilan surat dan tiga bulan. Residensi saya tinggal dua belas hari. Devi, si pengoreksi ujian, yang menemukan jalannya: tidak ada larangan membawa gambar berbingkai sebagai barang bawaan. Jadi kami membagi dua puluh gambar kepada dua puluh penumpang langganan. Masing-masing membawa satu, menaruhnya di rak bagasi menghadap ke luar, dan menurunkannya di tujuan.

Pameran berlangsung dua jam lima puluh menit, pada kecepatan rata-rata enam puluh kilometer per jam. Tidak ada pembukaan. Penumpang yang naik mengira itu kebetulan, sampai mereka melihat diri mereka sendiri tertidur di dalam bingkai ketujuh.

Kondektur, Pak Wirya, berhenti lama di gambar kesebelas. Saya sudah siap dimarahi. Ia malah memindahkan gambar itu dua kursi ke depan. “Di sini kena matahari setelah Purwakarta,” katanya. Ia benar. Selepas terowongan, cahaya masuk dari kiri dan wajah dalam gambar itu menyala selama kira-kira empat menit. Dua puluh tahun ia mondar-mandir di gerbong; tentu ia lebih tahu daripada saya.

> Kurator terbaik yang pernah saya temui memegang alat pelubang tiket.

## Sesudahnya

Setiap pembawa boleh menyimpan gambarnya. Sebagai gantinya mereka mengirim foto tempat gambar itu sekarang tergantung: kamar kos, ruang guru, dinding warung di Cikampek. Foto-foto tersebut dipajang di lorong kedua gedung, satu dinding untuk setiap kota, dan satu bangku kosong di tengahnya. Pak Husni mengirim foto cucunya memegang bingkai. Beratnya, tulisnya, sudah sebelas koma dua kilogram, dengan bingkai.`,
    category: 'buku-tamu',
    author: 'Yudhistira Kamal',
    daysAgo: 36,
    views: 980,
    parent: 'kereta-pagi-bagian-satu',
  },
  {
    kind: 'blog',
    slug: 'ketika-tidak-ada-yang-datang',
    title: 'Ketika Hanya Satu Orang yang Datang ke Diskusi Kami',
    summary: 'Enam puluh kursi, dua pembicara, satu penonton. Malam itu menjadi diskusi terbaik dan mengubah cara kami menyusun ruangan.',
    body: `Hujan turun sejak siang dan jalan di depan gedung tergenang selutut. Diskusi tentang pasar yang terbakar tetap kami buka karena pembicara kedua sudah telanjur tiba, basah sampai lutut. Enam puluh kursi tersusun rapi menghadap panggung kecil. Pukul tujuh lewat dua puluh hanya satu orang yang duduk, tepat di tengah, seperti salah masuk ruangan.

Saya hampir membatalkannya. Lalu orang itu mengangkat tangan dan berkata sopan, “Kalau boleh, saya pindah ke depan.” Namanya Ibu Halimah. Ia berdagang kancing di pasar itu selama dua puluh dua tahun, dan kiosnya termasuk yang terbakar.

Kami menurunkan tiga kursi dari panggung. Pembicara pertama menutup salindianya. Selama dua jam yang terjadi adalah sebaliknya dari rencana: Ibu Halimah berbicara dan kedua ahli mencatat. Ia menggambar denah kios dari ingatan, menyebut nama empat puluh tetangga, dan menunjukkan di mana pintu yang dikunci dari luar.

## Aturan yang lahir malam itu

- Kursi disusun melingkar, dan hanya dikeluarkan sebanyak pendaftar
- Setiap diskusi tentang suatu tempat mengundang orang yang tinggal di sana, dan membayarnya sama dengan ahli
- Acara tetap jalan meskipun hanya satu orang yang datang

Aturan ketiga pernah diuji lagi dua kali. Sekali berhasil, sekali menjadi obrolan canggung tentang cuaca. Tidak apa-apa. Denah buatan Ibu Halimah, dengan pulpen di balik brosur acara, kini dibingkai di Ruang Timah. Panitia pembangunan ulang pasar sudah dua kali datang memotretnya. Kancingnya ia simpan.`,
    category: 'catatan-pengelola',
    author: 'Farah Basri',
    daysAgo: 84,
    views: 1310,
  },
  {
    kind: 'blog',
    slug: 'mengapa-kami-tutup-setiap-senin',
    title: 'Mengapa Gedung Tutup Setiap Senin, dan Apa yang Terjadi di Dalamnya',
    summary: 'Bukan hari libur. Senin adalah hari gedung diperiksa, didengarkan, dan sesekali dibiarkan kosong agar kami ingat bentuknya.',
    body: `Setiap Senin pintu depan kami tutup, lalu orang mengetuk dan bertanya apakah kami sedang libur. Jawaban pendeknya tidak. Jawaban panjangnya saya tulis di sini, supaya bisa ditempel di pintu.

Gedung yang dipakai enam hari sepekan menumpuk hal kecil: baut kursi longgar, noda glasir, lampu yang berkedip hanya saat lembap. Kalau dibiarkan, hal kecil itu menjadi alasan orang tidak datang. Maka Senin pagi kami berjalan dari pintu ke atap dengan satu lembar daftar. Kami menyentuh semua pegangan tangga, membuka semua jendela, dan menyiram semua toilet. Rata-rata ditemukan sembilan hal setiap pekan.

Siangnya giliran uang. Kami duduk di meja panjang dan mencocokkan nota. Tidak menyenangkan, tetapi karena dikerjakan bersama, tidak seorang pun memikulnya sendiri. Pukul tiga siapa pun boleh mengusulkan sesuatu untuk dibuang. Kami pernah membuang dua belas pot, satu kebijakan, dan sebuah program yang diam-diam tidak disukai semua orang.

## Satu jam terakhir

Pukul empat sampai lima gedung harus kosong. Lampu dimatikan. Satu orang, bergiliran, duduk di Ruang Benang tanpa ponsel. Tugasnya hanya duduk. Saya pernah menganggapnya berlebihan sampai giliran saya tiba dan saya mendengar tetesan air di balik dinding timur, pelan sekali. Kebocoran itu akan meruntuhkan plafon dua bulan kemudian seandainya tidak terdengar.

Jadi kalau Senin sore kamu lewat dan melihat seseorang duduk sendirian di tempat gelap, jangan khawatir. Ia sedang bekerja. Kalau kamu ingin mencobanya sendiri, satu kursi Senin disediakan bagi pengunjung.`,
    category: 'catatan-pengelola',
    author: 'Tirta Gumilar',
    daysAgo: 140,
    views: 880,
  },
]
