import type { SeedPost } from '../../content-types.ts'

export const posts1: SeedPost[] = [
  {
    kind: 'news',
    slug: 'katalog-dua-ratus-ribu-peserta',
    title: 'Peserta ke-200.000 Mendaftar dari Atas Kapal Ternate–Bitung',
    summary:
      'Nurmala, juru masak kapal penumpang, menjadi peserta ke-200.000 Alkademi dan memilih kelas lembar kerja untuk menghitung bahan dapurnya.',
    body: `Pukul dua dini hari, ketika kapal masih empat jam dari Bitung, Nurmala membuka ponselnya di geladak belakang dan mendaftar kelas [Lembar Kerja untuk Orang Kantor](/Courses/lembar-kerja-untuk-orang-kantor). Ia bukan orang kantor. Ia juru masak yang setiap pelayaran menyiapkan sembilan ratus porsi nasi, dan ia bosan kehabisan bawang pada hari ketiga.

Nomor pendaftarannya kebetulan genap dua ratus ribu. Tim kami menelepon untuk memberi selamat, tetapi baru tersambung dua hari kemudian karena kapal berada di luar jangkauan. “Saya kira penipuan,” katanya. “Soalnya bicara soal hadiah.” Hadiahnya akhirnya kami antar ke pelabuhan: sebuah papan ketik lipat dan timbangan dapur.

## Siapa saja dua ratus ribu orang itu

Data pendaftaran menunjukkan sesuatu yang menyenangkan. Untuk pertama kali, lebih dari separuh peserta tinggal di luar Jawa. Kelompok terbesar tetap siswa SMK dan pekerja di bawah dua puluh lima tahun, tetapi pertumbuhan tercepat justru datang dari peserta berusia empat puluh sampai lima puluh lima tahun, kebanyakan perempuan, kebanyakan belajar setelah pukul sembilan malam.

Angka pendaftaran tentu bukan ukuran belajar. Dari dua ratus ribu orang itu, 61 ribu menyelesaikan sedikitnya satu kelas sampai sertifikat. Kami ingin perbandingannya membaik tahun depan, antara lain dengan bab yang lebih pendek dan ulasan tugas yang datang sebelum semangatnya hilang.

Nurmala sendiri sudah sampai modul ketiga. Bawangnya, katanya, sekarang cukup sampai Sorong.

Untuk peserta yang baru bergabung pekan ini, ada satu hal yang berubah: halaman depan sekarang memperlihatkan kelas yang sedang dibuka lebih dulu, agar tidak ada lagi yang jatuh hati pada kelas yang sudah penuh.`,
    category: 'kabar-alkademi',
    author: 'Redaksi Alkademi',
    daysAgo: 2,
    views: 6120,
  },
  {
    kind: 'news',
    slug: 'bab-bisa-disimpan-tanpa-jaringan',
    title: 'Bab Kelas Akan Bisa Disimpan untuk Dibaca Tanpa Jaringan',
    summary:
      'Fitur menyimpan bab ke ponsel sedang diuji bersama 340 peserta dari sebelas kepulauan. Inilah rencana kami, dan yang belum bisa kami janjikan.',
    body: `Kami sedang menyiapkan cara menyimpan bab untuk dibaca tanpa jaringan. Tombolnya belum ada di kelasmu. Dalam percobaan, teks, gambar, dan soal sebuah bab tersimpan di ponsel dengan ukuran rata-rata delapan ratus kilobita, kira-kira sama dengan dua foto di grup keluarga. Video tidak ikut tersimpan, tetapi transkripnya ikut.

Permintaan ini datang berulang kali dari peserta yang bekerja di laut, di kebun, dan di lantai bawah gedung parkir. Selama ini mereka memotret layar satu per satu. Seorang peserta dari Nunukan memperlihatkan galeri ponselnya yang berisi seribu dua ratus potret layar, disusun per kelas, dengan rapi sekali. Kami malu melihatnya, lalu menjadikannya alasan utama mengerjakan fitur ini.

## Rencana cara kerjanya

1. Membuka bab yang sudah terbuka untukmu
2. Menyimpannya dengan satu ketukan di bawah judul
3. Menemukannya kembali tanpa jaringan, di satu tempat

Tanda selesai dan jawaban soal yang dikerjakan tanpa jaringan nanti dikirim otomatis begitu ponsel tersambung. Bila ada dua versi, misalnya karena kamu juga belajar di laptop, kami memakai yang paling maju, sehingga tidak ada pekerjaan yang hilang.

Bab yang tersimpan bertahan tiga puluh hari dan dapat dihapus kapan saja. Pada ponsel bersama semua simpanan nanti dapat dihapus sekaligus. Terima kasih kepada 340 peserta dari sebelas kepulauan yang mencobanya selama dua bulan dan melaporkan setiap kutunya dengan sabar. Langkah berikutnya ialah menyimpan satu modul sekaligus. Kami sedang menguji cara agar unduhan hanya berjalan saat ponsel tersambung ke Wi-Fi.`,
    category: 'kabar-alkademi',
    author: 'Laksmi Paramita',
    daysAgo: 11,
    views: 3480,
  },
  {
    kind: 'news',
    slug: 'angkatan-indonesia-timur-dibuka',
    title: 'Pendaftaran Jalur Praktisi Cloud Angkatan Indonesia Timur Dibuka',
    summary:
      'Enam puluh kursi tanpa biaya tersedia bagi pemuda Maluku, Maluku Utara, dan Sulawesi, dengan dua pertemuan luring di Ambon dan Makassar.',
    body: `Angkatan ketiga [Jalur Praktisi Cloud](/Courses/jalur-praktisi-cloud) resmi dibuka. Enam puluh peserta akan belajar selama sepuluh pekan, empat malam dalam sepekan, dengan dua kali pertemuan tatap muka. Pelatihan, akun latihan, dan satu kali ujian sertifikasi ditanggung pendanaan program Awan Nusantara.

Seleksi tidak memakai ijazah. Setiap pendaftar menyelesaikan kelas [Mengenal Komputasi Awan](/Courses/mengenal-komputasi-awan) yang gratis, lalu mengirim satu halaman berisi masalah di sekitarnya yang mungkin terbantu oleh layanan awan. Pada angkatan lalu ada yang menulis tentang arsip gereja yang dimakan rayap, ada pula tentang antrean kapal pelra yang masih memakai papan kapur. Keduanya diterima, dan keduanya kini punya sistem yang berjalan.

> “Saya mencari orang yang kesal pada satu hal di kotanya. Kesal itu bahan bakar yang tahan lama,” kata Hendrik Manuputty, mentor utama.

Pekan kedelapan menjadi yang paling ditunggu sekaligus ditakuti. Pada *Malam Kabel Putus*, sambungan layanan setiap tim dimatikan tanpa pemberitahuan dan mereka harus bangkit dari wilayah cadangan. Rekor angkatan kedua adalah sebelas menit, dipegang tim dari Kendari yang kebetulan sedang makan malam bersama.

Pendaftar yang belum memiliki laptop dapat mencentang kotak peminjaman. Tersedia dua puluh unit, diutamakan bagi peserta dari luar ibu kota provinsi. Hasil seleksi diumumkan lewat email dan WhatsApp, satu pekan setelah pendaftaran ditutup, lengkap dengan alasan bagi yang belum terpilih. Keluarga peserta juga diundang pada pertemuan pertama di tiap kota, sebab merekalah yang akan mendengar keluhan selama sepuluh pekan.`,
    category: 'kabar-kelas',
    author: 'Hendrik Manuputty',
    daysAgo: 6,
    views: 2210,
  },
  {
    kind: 'news',
    slug: 'alumni-membangun-antrean-puskesmas',
    title: 'Empat Alumni Membangun Antrean Puskesmas yang Bisa Ditunggu dari Rumah',
    summary:
      'Warga Banjarnegara kini mengambil nomor lewat pesan singkat. Sistemnya dibuat empat alumni jalur web dalam sebelas akhir pekan.',
    body: `Antrean di Puskesmas Rakit biasanya dimulai pukul empat pagi, ditandai dengan sandal. Warga menaruh sandalnya berjajar di depan pintu, pulang untuk memasak, lalu kembali pukul tujuh. Cara itu adil sampai musim hujan datang dan beberapa pasang sandal hanyut ke selokan.

Empat alumni jalur web Alkademi, semuanya berusia di bawah dua puluh tiga tahun, menghabiskan sebelas akhir pekan untuk mencari penggantinya. Mereka tidak membuat aplikasi. Setelah duduk tiga pagi berturut-turut bersama warga, mereka menemukan bahwa hampir semua pasien lanjut usia hanya memakai pesan singkat, dan sebagian meminjam ponsel tetangga. Maka nomor antrean diambil lewat pesan dengan format sesederhana mungkin: kata *ANTRE*, spasi, lalu nama.

Sistemnya berjalan di satu server kecil dengan basis data PostgreSQL, dan petugas loket melihat daftar di laptop yang sudah ada. Bila listrik padam, daftar terakhir tercetak otomatis di kertas nota. Bagian ini paling lama dikerjakan, dan paling sering dipakai.

Dalam enam pekan pertama, waktu tunggu rata-rata di ruang tunggu turun dari dua jam sepuluh menit menjadi tiga puluh empat menit. Kepala puskesmas menambahkan satu ukuran yang tidak terpikirkan sebelumnya: petugas kebersihan berhenti mencari pemilik sandal.

Kode sistem ini dibuka untuk puskesmas lain. Dua puskesmas di kabupaten tetangga sudah mencobanya, dan keempat pembuatnya kini menyusun panduan pemasangan yang dapat diikuti staf tanpa latar belakang teknis. Keempatnya pertama kali bertemu di grup tugas kelas API dan baru berjumpa langsung pada hari pemasangan.`,
    category: 'kabar-alumni',
    author: 'Redaksi Alkademi',
    daysAgo: 24,
    views: 1890,
  },
  {
    kind: 'news',
    slug: 'kelas-keamanan-diulang-karena-permintaan',
    title: 'Webinar Keamanan Akun Akan Diulang dalam Bahasa Jawa, Sunda, dan Bugis',
    summary:
      'Permintaan datang dari peserta yang ingin mengajak orang tuanya. Tiga mentor tamu akan membawakan materi yang sama dalam bahasa ibu.',
    body: `Webinar [Aman di Akun Sehari-hari](/Courses/aman-di-akun-sehari-hari) bersama Daniel Tumbelaka diikuti 492 orang, terbanyak sepanjang tahun ini. Namun kotak saran berisi permintaan yang sama berulang-ulang: bisakah diulang dalam bahasa yang dipakai ibu saya di rumah?

Bisa. Tiga mentor tamu akan membawakan ulang materinya dalam bahasa Jawa, Sunda, dan Bugis. Daniel melatih mereka selama dua malam, bukan untuk menghafal naskah, melainkan untuk mencari contoh penipuan yang paling sering beredar di daerah masing-masing. Di pesisir Pinrang, misalnya, yang paling laku adalah tawaran mesin perahu setengah harga; di Wonogiri, undangan hajatan dengan berkas lampiran.

Formatnya juga berubah. Alih-alih dua jam sekaligus, materi dibagi menjadi empat pertemuan tiga puluh menit pada sore hari, setelah asar. Peserta dianjurkan datang berdua: satu orang tua dan satu anggota keluarga muda yang memegang ponsel cadangan. Pada percobaan terbatas, cara berpasangan ini membuat hampir semua peserta berhasil memasang verifikasi dua langkah sebelum acara bubar.

## Yang perlu disiapkan

- Ponsel yang sehari-hari dipakai, dengan baterai penuh
- Kertas dan pena untuk mencatat nomor darurat bank
- Satu pesan mencurigakan yang pernah diterima, bila masih tersimpan

Pendaftaran dibuka melalui halaman kelas. Lembar latihan dalam tiga bahasa dapat diunduh dan diperbanyak oleh pengurus RT, majelis taklim, atau gereja tanpa izin tambahan, asalkan tidak diperjualbelikan.

Bila sambutannya baik, bahasa Minang, Banjar, dan Sasak menyusul. Penutur yang berminat membawakannya dapat menghubungi kami lewat WhatsApp dan mengikuti pelatihan singkat bersama Daniel.`,
    category: 'kabar-kelas',
    author: 'Laksmi Paramita',
    daysAgo: 38,
    views: 1430,
  },
  {
    kind: 'news',
    slug: 'ulasan-tugas-rata-rata-31-jam',
    title: 'Ulasan Tugas Kini Datang Rata-rata 31 Jam Setelah Dikumpulkan',
    summary:
      'Setahun lalu peserta menunggu lima hari. Perubahannya bukan karena mesin, melainkan karena dua belas mentor mengubah cara membagi malam.',
    body: `Setahun lalu, survei peserta menunjukkan alasan utama berhenti belajar: ulasan datang setelah peserta lupa apa yang dikerjakannya. Rata-rata waktu tunggu saat itu lima hari empat jam. Bulan ini angkanya tiga puluh satu jam.

Kami sempat berpikir untuk menyerahkan ulasan kepada mesin. Percobaan kecil dilakukan, hasilnya rapi dan cepat, tetapi peserta yang menerimanya justru lebih jarang mengumpulkan ulang. Ketika ditanya, seorang peserta dari Lahat menjawab pendek: ia merasa tidak ada yang menunggunya.

Maka kami memilih cara lain. Mentor tidak lagi mengulas sendirian pada akhir pekan, melainkan bersama-sama pada Senin, Rabu, dan Jumat malam, dengan kamera menyala dan mikrofon mati, seperti perpustakaan. Tugas yang mirip dikumpulkan agar ulasan bisa saling dipinjam. Pertanyaan yang muncul lebih dari tiga kali dijadikan catatan di bab terkait, sehingga tugas berikutnya sudah lebih baik sejak awal.

Hasil sampingnya menyenangkan. Jumlah tugas yang dikumpulkan ulang naik dari dua puluh dua menjadi empat puluh sembilan persen. Mentor mengaku lebih betah karena bisa bertukar tawa tentang kesalahan mereka sendiri di masa lalu.

Masih ada pekerjaan rumah. Tugas kelas desain tetap memakan waktu paling lama, rata-rata lima puluh dua jam, sebab Nadia Puspasari bersikeras merekam suaranya untuk setiap peserta. Kami sudah berhenti membujuknya. Pesertanya menolak bila cara itu diganti.

Mulai bulan depan, waktu tunggu rata-rata setiap kelas akan ditampilkan di halamannya. Kami sengaja memajang angka yang belum bagus. Angka itu lebih berguna bagimu sebelum membayar daripada bagi kami di ruang rapat.`,
    category: 'kabar-alkademi',
    author: 'Redaksi Alkademi',
    daysAgo: 71,
    views: 980,
  },
  {
    kind: 'news',
    slug: 'sertifikat-diperiksa-dengan-kode',
    title: 'Sertifikat Alkademi Dapat Diperiksa Siapa Pun dengan Dua Belas Huruf',
    summary:
      'Perekrut cukup memasukkan kode di halaman periksa sertifikat untuk melihat nama kelas, tanggal lulus, dan keterampilan yang dinilai.',
    body: `Seorang perekrut di Cikarang pernah menelepon kami dengan pertanyaan yang wajar: bagaimana ia tahu bahwa sertifikat di mejanya bukan hasil suntingan gambar? Saat itu kami hanya bisa meminta waktu dua hari untuk mencocokkan. Sekarang jawabannya tersedia dalam hitungan detik.

Setiap sertifikat Alkademi memuat kode dua belas huruf dan angka. Siapa pun dapat memasukkannya di halaman periksa sertifikat, tanpa akun dan tanpa biaya. Yang muncul ialah nama kelas, tanggal lulus, jumlah jam, dan daftar keterampilan yang dinilai mentor. Nama peserta hanya ditampilkan sebagian; selebihnya hanya bisa dilihat bila peserta membagikan tautan lengkapnya sendiri.

Keputusan untuk menyamarkan nama datang dari diskusi panjang dengan peserta. Beberapa di antara mereka belajar diam-diam, misalnya karena belum ingin atasannya tahu bahwa ia sedang mencari pekerjaan baru. Sertifikat seharusnya menjadi bukti bagi pemiliknya, bukan pengumuman.

## Untuk perekrut dan sekolah

- Periksa kode di halaman sertifikat, huruf besar dan kecil tidak berpengaruh
- Bila kode tidak ditemukan, tanyakan kepada peserta sebelum menyimpulkan
- Sertifikat kelas yang pernah diperbarui menampilkan versi silabusnya

Seluruh sertifikat yang terbit sejak tahun pertama sudah mendapat kode. Peserta lama dapat mengunduh ulang lembar terbarunya dari profil, tanpa perlu mengerjakan apa pun lagi.

Sampai pekan ini sudah 4.300 sertifikat diperiksa. Sebagian besar oleh perekrut, sebagian oleh guru pembimbing magang, dan tidak sedikit oleh orang tua yang ingin memastikan bahwa kabar gembira di grup keluarga memang benar.`,
    category: 'kabar-alkademi',
    author: 'Laksmi Paramita',
    daysAgo: 132,
    views: 760,
  },
  {
    kind: 'news',
    slug: 'sesi-malam-untuk-pekerja-pabrik',
    title: 'Sesi Pukul Sebelas Malam Dibuka untuk Pekerja Sif',
    summary:
      'Mulai bulan depan tiga kelas mengadakan pertemuan langsung pukul 23.00 WIB, waktu yang paling banyak dipilih pekerja pabrik dan perawat.',
    body: `Selama ini pertemuan langsung Alkademi berlangsung pukul tujuh malam, waktu yang nyaman bagi orang kantor dan mustahil bagi perawat. Dalam survei terakhir, 1.140 peserta mengaku bekerja bergilir, dan pilihan waktu mereka mengejutkan kami: pukul sebelas malam, tepat setelah sif sore berakhir.

Mulai bulan depan, tiga kelas membuka sesi larut. [JavaScript: Membuat Halaman Menjadi Hidup](/Courses/javascript-halaman-hidup), [SQL: Bertanya kepada Data](/Courses/sql-bertanya-kepada-data), dan [Bahasa Inggris untuk Rapat](/Courses/bahasa-inggris-untuk-rapat) masing-masing mendapat satu kelompok beranggotakan dua puluh orang. Durasinya dipotong menjadi lima puluh menit agar peserta masih sempat tidur sebelum subuh.

Mentor yang mengajar pada jam itu bukan relawan yang dipaksa begadang. Bagus Prasetyawan memang biasa bekerja malam karena menjaga sistem pengiriman, sedangkan Wulan Kartikasari kebetulan memiliki dua murid di zona waktu lain. Tiara Anggraini memilih bergantian dengan asisten, dua pekan sekali.

Ada tiga aturan khusus. Kamera tidak wajib menyala, sebab banyak peserta mengikuti dari mes atau bus jemputan. Tidak ada tugas dengan tenggat kurang dari lima hari. Dan setiap sesi ditutup tepat waktu, bahkan bila diskusinya sedang seru.

Uji coba berlangsung sepuluh pekan. Bila sedikitnya enam dari sepuluh peserta bertahan sampai akhir, sesi larut akan menjadi jadwal tetap di semua kelas berbimbingan.

Pendaftaran mengikuti halaman kelas masing-masing; pilih kelompok *Larut* saat memilih jadwal. Peserta yang sudah terdaftar di kelompok sore boleh berpindah tanpa biaya selama kursinya masih ada, cukup lewat satu pesan kepada asisten kelas. Selamat belajar, dan selamat beristirahat.`,
    category: 'kabar-kelas',
    author: 'Redaksi Alkademi',
    daysAgo: -6,
  },
  {
    kind: 'blog',
    slug: 'mengapa-saya-mengajar-dengan-ponsel-murah',
    title: 'Mengapa Saya Mengulas Tugas dengan Ponsel Seharga Delapan Ratus Ribu',
    summary:
      'Laptop saya berbohong: semua halaman terlihat cepat di sana. Ponsel murah di laci meja lebih jujur, dan lebih mirip dengan ponsel pengunjungmu.',
    body: `Di laci meja saya ada ponsel dengan layar retak di pojok kiri atas. Saya membelinya bekas, delapan ratus ribu rupiah, dari seorang pengemudi ojek yang berganti telepon. Semua tugas peserta kelas HTML saya buka pertama kali di sana.

Awalnya karena terpaksa. Laptop saya rusak di tengah pekan ulasan, dan tiga puluh dua tugas sudah menunggu. Saya membuka halaman pertama di ponsel itu, dan tidak terjadi apa-apa selama sebelas detik. Halaman itu milik peserta terbaik saya. Di laptop ia memukau; di ponsel ia putih kosong, karena gambar latarnya berukuran enam megabita.

Sejak hari itu urutan ulasan saya berubah. Pertama, apakah halamannya muncul. Kedua, apakah hurufnya terbaca di bawah lampu jalan. Ketiga, apakah tombolnya bisa ditekan dengan jempol yang baru memegang gorengan. Baru sesudah itu saya membuka kodenya.

## Tiga hal yang selalu muncul

- Gambar yang diambil langsung dari kamera, tanpa diperkecil
- Menu yang menutupi separuh layar dan tidak bisa ditutup lagi
- Teks abu-abu muda yang elegan di studio dan lenyap di halte

Beberapa peserta merasa cara ini kurang adil. Mereka merancang untuk layar besar, kata mereka, dan kliennya pun memakai layar besar. Saya selalu menjawab dengan mengajak mereka melihat statistik pengunjung situs warung yang mereka buat sendiri. Biasanya percakapan selesai di situ.

Ponsel itu sekarang mulai sering mati sendiri. Saya belum menggantinya. Justru saat baterainya tinggal dua belas persen dan layarnya meredup, ia memberi ulasan yang paling tajam.`,
    category: 'catatan-mentor',
    author: 'Raka Wirabuana',
    daysAgo: 5,
    views: 2740,
  },
  {
    kind: 'blog',
    slug: 'setahun-belajar-setelah-anak-tidur',
    title: 'Setahun Belajar Setelah Anak Tidur',
    summary:
      'Saya mulai dari rumus penjumlahan di dapur yang gelap. Setahun kemudian saya menjadi staf data di koperasi susu, tiga kilometer dari rumah.',
    body: `Anak saya yang bungsu tidur pukul setengah sembilan, kalau sedang tidak batuk. Dari situ sampai pukul sepuluh adalah waktu saya. Lampu dapur saya matikan supaya ia tidak terbangun, jadi yang menyala hanya laptop bekas dengan huruf *E* yang sudah copot.

Saya memilih kelas lembar kerja karena gratis dan karena judulnya tidak menakutkan. Bab pertamanya tentang satu baris untuk satu kejadian. Saya menertawakan diri sendiri: selama tujuh tahun saya mencatat arisan RT dengan tiga kejadian dalam satu sel. Malam itu juga saya merapikan buku arisan, dan menemukan selisih empat ratus ribu yang sudah dua tahun dipersoalkan.

Sesudah itu saya tidak bisa berhenti. SQL saya ambil pada bulan keempat, dengan uang hasil menjahit seragam. Ada dua pekan saya tidak membuka kelas sama sekali karena anak sakit. Yang membuat saya kembali adalah pesan dari Mbak Tiara. Bukan pengingat otomatis, melainkan satu kalimat: *kuerimu yang terakhir tinggal satu kurung lagi.*

## Hari pertama bekerja

Koperasi susu di kecamatan kami mencari orang untuk mencatat setoran. Di wawancara saya memperlihatkan laporan tugas akhir tentang stok obat, dan pengurusnya bertanya apakah susu bisa dihitung dengan cara yang sama. Bisa, kata saya. Susu malah lebih cepat basi, jadi datanya harus lebih rapi.

Saya menulis ini di jam yang sama, di dapur yang sama. Bedanya sekarang saya belajar Python, dan huruf *E* sudah saya tempeli stiker bergambar sapi pemberian teman kantor.`,
    category: 'cerita-peserta',
    author: 'Anisa Fitriyani',
    daysAgo: 16,
    views: 3310,
  },
  {
    kind: 'blog',
    slug: 'kami-menghapus-poin-harian',
    title: 'Kami Menghapus Api Beruntun, dan Orang Justru Belajar Lebih Lama',
    summary:
      'Hitungan hari beruntun membuat peserta membuka kelas tanpa belajar. Ini catatan tentang keputusan menghapusnya dan apa yang terjadi sesudahnya.',
    body: `Selama dua tahun ada ikon api kecil di pojok halaman *Belajar saya*. Angkanya bertambah setiap hari kamu membuka satu bab, dan kembali ke nol bila terlewat. Fitur itu kami banggakan, sebab jumlah kunjungan harian naik sepertiga sejak dipasang.

Lalu Maya Hutabarat bercerita tentang seorang peserta yang menangis di sesi pendampingan karena apinya padam pada hari ke-211. Ia melahirkan pada hari itu. Cerita tersebut membuat kami melihat data dengan cara lain. Dari seluruh kunjungan “api”, empat puluh satu persen berlangsung kurang dari dua puluh detik. Orang membuka bab, menutupnya, lalu tidur dengan tenang.

Kami mematikan ikon api selama enam pekan untuk separuh peserta. Seperti diduga, kunjungan harian pada kelompok itu turun sembilan belas persen. Yang tidak kami duga, waktu belajar yang sungguh-sungguh naik dua belas persen, dan jumlah bab yang tuntas hampir tidak berubah. Orang datang lebih jarang dan tinggal lebih lama.

> “Apinya membuat saya ingat Alkademi. Tanpa api, saya ingat pelajarannya,” tulis seorang peserta percobaan dari Sumenep.

Sebagai gantinya kami memasang kalimat sederhana: *terakhir kamu sampai di sini*, diikuti judul bab dan satu kalimat rangkuman. Tidak ada angka, tidak ada hukuman. Peserta yang menghilang tiga bulan pun disambut dengan kalimat yang sama.

Apakah kami rugi? Grafik untuk investor memang terlihat kurang gagah. Namun angka kelulusan kelas naik tiga poin, dan sejauh ini tidak ada lagi yang meminta maaf kepada kami karena melahirkan.`,
    category: 'dapur-produk',
    author: 'Galuh Wirajaya',
    daysAgo: 27,
    views: 1650,
  },
  {
    kind: 'blog',
    slug: 'surat-untuk-peserta-yang-berhenti',
    title: 'Surat untuk Peserta yang Berhenti di Bab Tujuh',
    summary:
      'Kamu tidak malas. Bab tujuh memang sulit, dan separuh orang berhenti di sana. Ini surat tentang cara kembali tanpa rasa bersalah.',
    body: `Untuk kamu yang terakhir membuka kelas bulan lalu, tepat sebelum latihan wawancara bahasa Inggris: saya tahu kamu ada. Di layar mentor namamu masih tertera, dengan tanda kecil bertuliskan *berhenti sejenak*. Saya menyukai istilah itu karena tidak menuduh siapa-siapa.

Saya ingin menceritakan sesuatu. Bab tujuh adalah tempat hampir separuh peserta berhenti, sejak angkatan pertama. Sebelumnya kamu membaca dan memilih jawaban; di bab tujuh kamu diminta merekam suara sendiri. Rasanya seperti masuk ke kolam yang tiba-tiba dalam. Berhenti di tepinya bukan tanda malas, melainkan tanda bahwa kamu paham airnya dalam.

## Tiga cara kembali

1. Rekam suaramu membaca resep, bukan latihan. Sekadar mendengar suara sendiri sampai tidak lagi malu.
2. Kirim rekaman tiga puluh detik saja. Saya tidak akan menilainya, saya hanya akan membalas dengan rekaman saya.
3. Lewati bab tujuh, kerjakan bab delapan, lalu kembali. Urutan di kelas adalah saran, bukan tangga.

Dulu, sebagai juru bahasa di pabrik sepatu, saya pernah salah menerjemahkan angka di depan enam orang asing. Tiga puluh ribu menjadi tiga ratus ribu. Selama dua bulan sesudahnya saya minta dipindahkan ke bagian surat. Yang membuat saya kembali ke ruang rapat adalah seorang mandor yang berkata, “Yang lain juga salah, cuma mereka tidak bersuara.”

Kursimu masih di tempatnya. Tidak ada biaya tambahan dan tidak ada formulir. Kalau kamu kembali, jangan minta maaf dulu. Cukup tekan tombol rekam. Sisanya biar kita pikirkan bersama.`,
    category: 'catatan-mentor',
    author: 'Wulan Kartikasari',
    daysAgo: 49,
    views: 1980,
  },
  {
    kind: 'blog',
    slug: 'magang-daring-bagian-satu',
    title: 'Magang dari Ambon, Bagian 1: Pekan Ketika Saya Takut Bertanya',
    summary: 'Hari pertama magang daring, saya menatap pesan pembuka selama dua jam sebelum berani menanyakan letak tombol masuk.',
    body: `Perusahaan tempat saya magang berkantor di Jakarta Barat. Saya duduk di teras rumah di Passo, dengan kabel dari tetangga dan seekor ayam yang senang mematuk tetikus. Pukul delapan waktu Indonesia Timur, tiga orang menyapa di grup, lalu sunyi. Tidak ada yang memberi tahu saya harus berbuat apa.

Saya membuka dokumen yang dikirim semalam. Tiga puluh enam halaman. Di halaman empat ada tautan untuk masuk ke sistem pemantauan, dan tautan itu meminta sandi yang tidak saya miliki. Pertanyaan saya sebenarnya hanya satu: sandinya apa? Namun saya menulis dan menghapus kalimat itu sembilan belas kali. Terlalu sopan, terlalu pendek, terlalu bodoh.

Pukul sepuluh lewat sedikit saya mengirimnya. Balasannya datang dalam empat puluh detik: *Wah maaf, lupa kasih. Kami kira kamu masih baca.* Dua jam saya takut kepada orang yang sedang menunggu saya bertanya.

## Yang saya catat pekan itu

- Menunggu dua puluh menit boleh, menunggu dua jam tidak
- Tulis apa yang sudah dicoba, lalu apa yang ditanyakan
- Tanya di grup, bukan lewat pesan pribadi, supaya jawabannya menolong orang lain

Kak Hendrik, mentor kami, tertawa ketika saya bercerita. Katanya, pada pekan pertamanya dulu ia diam tiga hari dan pura-pura sakit. Malam itu saya tidur nyenyak. Bagian kedua akan bercerita tentang malam ketika saya mematikan server yang salah. Ayam itu, omong-omong, masih ada dan sekarang bernama Tiket, sebab ia selalu datang saat ada masalah.`,
    category: 'cerita-peserta',
    author: 'Reinhard Lekatompessy',
    daysAgo: 64,
    views: 1210,
  },
  {
    kind: 'blog',
    slug: 'magang-daring-bagian-dua',
    title: 'Magang dari Ambon, Bagian 2: Malam Saya Mematikan Server yang Salah',
    summary:
      'Dua server bernama mirip, satu perintah, dan sebelas menit yang terasa seperti setahun. Begini cara tim memperlakukan kesalahan saya.',
    body: `Namanya *laporan-uji* dan *laporan-utama*. Saya diminta mematikan yang pertama pada pukul tujuh malam, sesudah tidak ada yang memakainya. Saya mematikan yang kedua. Layar pemantauan berubah merah, lalu ponsel saya bergetar terus seperti lebah di dalam kaleng.

Yang paling saya ingat bukan rasa takutnya, melainkan kalimat pertama dari Mbak Dessy, penyelia saya. Ia tidak bertanya kenapa. Ia bertanya, “Apa yang kamu lihat di layar sekarang?” Saya membacakannya. Ia menyuruh saya menyalakan kembali dari cadangan, langkah demi langkah, dan saya yang mengetik. Sebelas menit kemudian layar hijau lagi.

Keesokan paginya ada rapat yang mereka namai *rapat tanpa terdakwa*. Tidak seorang pun menyebut nama saya. Yang dibahas: mengapa dua server boleh bernama semirip itu, mengapa perintah mematikan tidak meminta konfirmasi, dan mengapa tugas tersebut jatuh pada jam makan malam.

> Kalau satu orang bisa mematikan layanan dengan salah baca satu kata, yang perlu diperbaiki bukan matanya.

Saya diminta menulis laporannya, dua halaman. Sore harinya nama semua server diganti; yang penting diberi nama gunung, yang percobaan diberi nama buah. Usul itu datang dari saya, dan sampai hari ini dipakai.

Saya dulu mengira pekerja berpengalaman adalah orang yang tidak pernah salah. Sekarang saya mengira mereka adalah orang yang tahu letak cadangannya. Di bagian terakhir nanti, saya ingin bercerita tentang hari ketika saya gantian menjawab pertanyaan anak magang baru. Catatan lengkap malam itu saya simpan, termasuk jam-jamnya.`,
    category: 'cerita-peserta',
    author: 'Reinhard Lekatompessy',
    daysAgo: 50,
    views: 1090,
    parent: 'magang-daring-bagian-satu',
  },
  {
    kind: 'blog',
    slug: 'memilih-kelas-saat-semua-tampak-perlu',
    title: 'Cara Memilih Kelas Ketika Semuanya Tampak Perlu',
    summary:
      'Delapan kelas di keranjang, tidak satu pun selesai. Pakai tiga pertanyaan ini untuk memilih satu, lalu izinkan dirimu mengabaikan sisanya.',
    body: `Hampir setiap pekan ada peserta yang datang ke sesi pendampingan dengan daftar panjang. Web, data, desain, AI, bahasa Inggris. Semuanya terasa mendesak, apalagi setelah membaca berita tentang pekerjaan yang hilang. Saya biasanya meminta mereka menutup daftar itu dulu, lalu menjawab tiga pertanyaan.

## Pertanyaan pertama: apa yang sudah kamu kerjakan tanpa disuruh?

Seorang peserta bercerita bahwa ia selalu menjadi orang yang merapikan notula rapat pemuda gereja. Ia menganggapnya sepele. Padahal merapikan percakapan yang kacau menjadi tiga keputusan adalah keterampilan yang dicari di tim mana pun. Kelas yang menyambung ke kebiasaan lama akan lebih mudah diselesaikan daripada kelas yang memulai hidup baru.

## Pertanyaan kedua: siapa yang akan memakai hasilnya bulan depan?

Bukan tahun depan, bukan perusahaan impian. Bulan depan, seseorang dengan nama. Kalau jawabannya paman yang punya bengkel, ambillah kelas yang membuat sesuatu untuk bengkel itu. Belajar tanpa pemakai seperti memasak tanpa orang makan: lama-lama malas menyalakan kompor.

## Pertanyaan ketiga: berapa jam yang sungguh kamu punya?

Hitung jam kosong pekan lalu, bukan pekan ideal. Kalau hanya ada tiga jam, pilih kelas dengan beban dua jam. Sisakan satu jam untuk hidup.

Setelah tiga jawaban itu, biasanya tinggal satu kelas yang bertahan. Sisanya boleh dihapus dari keranjang tanpa upacara. Kelas-kelas itu tidak ke mana-mana, dan kamu yang selesai satu kelas akan memilih kelas kedua dengan jauh lebih tenang. Kalau masih ragu, datanglah ke sesi pendampingan.`,
    category: 'catatan-mentor',
    author: 'Maya Hutabarat',
    daysAgo: 88,
    views: 1570,
  },
]
