import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'relawan-ke-seribu',
    title: 'Relawan ke-1.100 Kami Berusia 68 Tahun',
    summary:
      'Bu Endang, pensiunan pegawai pos, dulu datang untuk belajar memakai ponsel. Sekarang ia menjadi Teman Ponsel untuk tetangganya sendiri.',
    body: `Dua tahun lalu Bu Endang datang ke balai warga membawa ponsel dalam kantong beludru. Ia takut menekan tombol yang salah dan “mematikan internet satu RT”. Relawan yang menemaninya, Nanda, saat itu berumur 19 tahun.

Setelah enam pertemuan, Bu Endang bisa menelepon cucunya lewat video, memesan ojek, dan menolak tiga penipu dalam satu pekan. Ia mencatat kalimat penolakan di buku tulis supaya tetap sopan.

Bulan lalu ia menyelesaikan pelatihan dan resmi menjadi relawan ke-1.100. Muridnya yang pertama adalah Pak Mul, tetangga yang dulu juga takut mematikan internet.

> “Anak muda sabar, tetapi jarinya terlalu cepat. Kalau saya yang mengajar, sama-sama pelan.”

Sekarang ada dua puluh tiga relawan berusia di atas enam puluh tahun. Kami masih mencari lebih banyak lagi, secepatnya kalau bisa.`,
    category: 'kabar-relawan',
    author: 'Tim SFI',
    daysAgo: 8,
    views: 760,
  },
  {
    kind: 'news',
    slug: 'pos-ronda-belajar-bertambah',
    title: 'Dua Belas Pos Ronda Baru Menyala pada Sore Hari',
    summary:
      'Pos yang dulu hanya dipakai malam hari kini menjadi tempat belajar. Warga menyumbang tikar, lampu, dan seorang penjaga sandal.',
    body: `Pos ronda biasanya hidup setelah pukul sepuluh malam. Dua belas pos di Palembang, Jambi, dan Lampung kini hidup sejak pukul empat sore, dengan suara anak mengeja dan satu teko teh yang tidak pernah kosong.

Semua dimulai dari musyawarah warga. Relawan tidak datang membawa spanduk, melainkan daftar pertanyaan: siapa anak yang kesulitan membaca, jam berapa jalan paling sepi, siapa yang dipercaya memegang kunci. Di satu kampung jawabannya ternyata nenek penjual pempek, yang sekarang menjadi penjaga sandal sekaligus bendahara.

Setiap pos memiliki dua relawan, papan jadwal, dan nomor telepon yang dapat dihubungi orang tua. Pos tetap menjadi milik warga; kalau malam tiba, meja dilipat dan kartu domino keluar lagi.

Tiga puluh relawan baru diperlukan sampai akhir tahun. Pelatihannya gratis dan berlangsung dua hari.`,
    category: 'kabar-relawan',
    author: 'Dedi Kurnia',
    daysAgo: 49,
    views: 520,
  },
  {
    kind: 'news',
    slug: 'pelatihan-perlindungan-anak-wajib',
    title: 'Pelatihan Perlindungan Anak Kini Diulang Setiap Tahun',
    summary:
      'Sekali ikut tidak cukup. Semua relawan, termasuk pengurus, wajib mengulang pelatihan dan memperbarui janji tertulisnya setiap dua belas bulan.',
    body: `Selama ini relawan mengikuti pelatihan perlindungan anak satu kali, sebelum bertugas. Evaluasi tahun lalu menunjukkan bahwa setelah sebelas bulan hanya setengah relawan masih ingat ke mana harus melapor. Itu tidak cukup baik bagi anak-anak.

Mulai bulan ini pelatihan diulang setiap tahun. Bentuknya bukan ceramah, melainkan latihan kasus selama tiga jam: apa yang Anda lakukan jika seorang anak bercerita, jika orang tua meminta foto, jika pasangan tugas Anda tidak datang.

## Aturan yang tidak berubah

- Selalu berpasangan, selalu di tempat terbuka
- Tidak berkirim pesan pribadi dengan anak
- Foto hanya dengan izin tertulis orang tua

Relawan yang belum mengulang tidak dijadwalkan. Pengurus pun sama; nama saya sendiri dicoret dari jadwal selama dua pekan karena terlambat, dan memang seharusnya begitu. Jadwal pengulangan ada di halaman kelas.`,
    category: 'kabar-relawan',
    author: 'Yohana Lestari',
    daysAgo: 164,
    views: 690,
  },
  {
    kind: 'blog',
    slug: 'anak-yang-tidak-mau-membaca',
    title: 'Tujuh Pekan Bersama Anak yang Tidak Mau Membaca',
    summary:
      'Rehan menutup setiap buku yang saya bawa. Pada pekan kelima saya berhenti membawa buku, dan justru saat itulah ia mulai membaca.',
    body: `Pekan pertama Rehan menutup buku bergambar dinosaurus. Pekan kedua, komik sepak bola. Pekan ketiga ia bersembunyi di bawah meja pos ronda dan berkata bahwa ia sedang menjadi kucing.

Pasangan tugas saya, Mbak Wulan, menyarankan agar saya berhenti mengejar. “Duduk saja. Kerjakan sesuatu.” Jadi pada pekan kelima saya datang membawa sepeda saya yang rantainya lepas, dan memperbaikinya dengan buruk di depan pos.

Rehan keluar dari bawah meja. Ayahnya montir; ia tahu saya salah. Ia mengambil bungkus pelumas dari tas saya dan bertanya, “Ini tulisannya apa, Kak?” Saya jawab tidak tahu, mata saya kelilipan.

Ia mengejanya. *Ja-uh-kan da-ri a-pi.*

Sekarang pekan ketujuh. Kami sudah membaca bungkus pelumas, label oli, kemasan ban, dan sehalaman buku panduan motor. Rehan menulis satu kata di buku catatan kecil kami: RANTAI. Huruf N-nya terbalik. Saya belum pernah sebangga itu pada huruf terbalik.`,
    category: 'cerita',
    author: 'Nanda Prakoso',
    daysAgo: 13,
    views: 1340,
  },
  {
    kind: 'blog',
    slug: 'saya-datang-dan-tidak-berguna',
    title: 'Hari Ketika Saya Datang dan Tidak Berguna',
    summary:
      'Semua rencana saya batal karena Pak Mul hanya ingin bercerita tentang burung. Ternyata itulah yang seharusnya terjadi hari itu.',
    body: `Saya sudah menyiapkan lembar langkah berhuruf besar: cara mengirim foto, tujuh langkah. Pak Mul duduk, meletakkan ponsel terbalik, dan mulai bercerita tentang perkutut yang mati pada hari Selasa.

Sepuluh menit pertama saya melirik jam. Dua puluh menit, saya mencoba membelokkan: “Bapak punya fotonya? Bisa kita kirim ke cucu.” Ia menggeleng. Ia tidak mau mengirim. Ia mau bercerita.

Jadi saya meletakkan lembar langkah itu. Perkututnya bernama Joko. Dibeli dua pekan setelah istrinya meninggal. Bunyinya paling ramai saat azan Magrib.

Sesi kami habis tanpa satu langkah pun. Saya pulang merasa gagal, dan menuliskannya dalam laporan. Koordinator saya waktu itu membalas satu kalimat: “Bukankah kamu relawan *teman* ponsel?”

Pekan berikutnya Pak Mul datang lebih dulu. Ia sudah menemukan sendiri cara membuka galeri. Ia ingin memperlihatkan Joko kepada saya.`,
    category: 'renungan',
    author: 'Imam Subekti',
    daysAgo: 70,
    views: 980,
  },
  {
    kind: 'blog',
    slug: 'kalimat-yang-saya-berhenti-ucapkan',
    title: 'Empat Kalimat yang Berhenti Saya Ucapkan',
    summary:
      'Kalimat baik hati yang ternyata menyakiti. Saya mengumpulkannya dari teman-teman Tuli, lansia, dan anak-anak yang cukup berani menegur.',
    body: `Relawan jarang berniat buruk. Justru karena niatnya baik, kita jarang memeriksa kata-kata. Berikut empat kalimat yang dulu sering saya ucapkan.

- “Sini, saya saja.” Maksudnya menolong. Akibatnya seorang nenek tidak pernah menekan tombolnya sendiri.
- “Nanti saya jelaskan.” Teman Tuli tahu artinya: kamu akan mendapat ringkasannya, setelah semua orang selesai tertawa.
- “Gampang kok.” Kalau gampang dan saya tidak bisa, berarti saya bodoh.
- “Kasihan.” Tidak perlu penjelasan.

## Gantinya

Saya belajar bertanya, “Mau dibantu, atau mau ditemani?” Dua kata kerja yang mirip, jawabannya sering berbeda. Kakak saya hampir selalu memilih ditemani.

Ada satu kalimat yang malah lebih sering saya ucapkan sekarang: “Saya belum paham, tolong ulangi.” Anak-anak menyukainya. Rupanya jarang ada orang dewasa yang mengatakannya kepada mereka tanpa nada marah sedikit pun.`,
    category: 'renungan',
    author: 'Fransisca Rumengan',
    daysAgo: 222,
    views: 860,
  },
  {
    kind: 'articles',
    slug: 'panduan-hari-pertama-relawan',
    title: 'Panduan Hari Pertama: Apa yang Dibawa, Dikatakan, dan Tidak Dilakukan',
    summary: 'Daftar singkat untuk relawan baru yang gugup. Simpan di saku, baca di angkot, dan jangan khawatir bila separuhnya terlupa.',
    body: `Hari pertama hampir selalu canggung. Anak-anak menatap, orang tua menilai, dan Anda tidak tahu harus berdiri di mana. Itu wajar. Panduan ini tidak menghilangkan canggung, hanya memberinya pegangan.

## Bawa

- Kartu relawan dan nomor koordinator
- Air minum sendiri, supaya tuan rumah tidak repot
- Satu permainan yang tidak memerlukan alat

## Katakan

Sebut nama, sebut dengan siapa Anda berpasangan, sebut pukul berapa Anda pulang. Anak merasa aman ketika tahu kapan sesuatu berakhir. Lalu tanyakan nama mereka, dan ulangi sampai benar.

## Jangan

1. Menjanjikan apa pun yang bergantung pada orang lain.
2. Memotret pada pertemuan pertama.
3. Sendirian dengan satu anak, walau sebentar, walau hujan.

Setelah pulang, tulis tiga kalimat dalam buku catatan: apa yang terjadi, apa yang mengejutkan, apa yang akan dicoba pekan depan. Kemudian makanlah. Anda pasti lapar.`,
    category: 'panduan-relawan',
    author: 'Yohana Lestari',
    daysAgo: 28,
    views: 1620,
  },
  {
    kind: 'articles',
    slug: 'merancang-kegiatan-warga-kecil',
    title: 'Merancang Kegiatan Warga yang Tidak Mati pada Pekan Ketiga',
    summary:
      'Semangat biasanya habis setelah dua pertemuan. Tujuh tahun mencoba mengajarkan bahwa kegiatan kecil yang membosankan justru paling awet.',
    body: `Saya pernah memulai perpustakaan gang dengan tenda, pita, dan lurah. Tiga pekan kemudian bukunya basah dan tidak ada yang tahu siapa memegang kunci. Sejak itu saya menyusun aturan sendiri.

Mulailah dari yang sudah ada. Ibu-ibu sudah berkumpul setiap Kamis untuk arisan? Tempelkan kegiatan di situ, tambah dua puluh menit saja. Kegiatan baru yang menumpang pada kebiasaan lama tidak perlu diundang-undang.

## Tiga pertanyaan sebelum mulai

1. Siapa yang memegang kunci, dan siapa cadangannya?
2. Apa versi paling kecil yang masih berguna kalau hanya dua orang datang?
3. Bagaimana cara menghentikannya dengan baik?

Pertanyaan ketiga sering membuat orang tersinggung. Padahal kegiatan yang boleh selesai lebih mudah dimulai. Kebun kami berhenti setelah dua tahun, dan tidak ada yang sakit hati. Potnya sekarang ada di hampir setiap teras.`,
    category: 'panduan-relawan',
    author: 'Dedi Kurnia',
    daysAgo: 139,
    views: 1080,
  },
  {
    kind: 'program',
    slug: 'teman-ponsel-mencari-relawan',
    title: 'Teman Ponsel Membuka 200 Tempat bagi Relawan Baru',
    summary:
      'Enam pertemuan, satu lansia, satu ponsel, dan kesabaran yang dilatih. Pelatihan daring dimulai bulan depan untuk relawan dari kota mana pun.',
    body: `Di daftar tunggu kami ada 417 lansia. Mereka ingin bisa menelepon cucu, membaca pengumuman masjid atau gereja, dan tidak lagi takut pada pesan bertuliskan “rekening Anda diblokir”.

Kami mencari 200 relawan. Tidak harus ahli teknologi. Relawan terbaik tahun lalu justru seorang penjahit yang ponselnya retak, karena ia tidak pernah terburu-buru.

## Bagaimana berjalan

- Dua malam pelatihan daring, satu latihan dengan lansia di keluarga sendiri
- Enam pertemuan di balai warga, masing-masing satu jam
- Satu buku panduan berhuruf besar yang diisi berdua

Relawan tidak memegang kata sandi, tidak membuka aplikasi bank, dan tidak menyimpan foto siapa pun. Kalau ada urusan uang, keluarga yang mendampingi. Relawan berusia 16 dan 17 tahun boleh ikut dengan izin orang tua serta selalu bertugas bersama pasangan dewasa.`,
    category: 'gerakan',
    author: 'Imam Subekti',
    daysAgo: 23,
    views: 640,
  },
  {
    kind: 'event',
    slug: 'kumpul-sahabat-nusantara',
    title: 'Kumpul Sahabat: Sehari Tanpa Seminar',
    summary:
      'Pertemuan tahunan relawan dari 38 kota. Tidak ada panggung dan tidak ada sambutan panjang; ada tikar, dapur umum, dan lima puluh lapak cerita.',
    body: `Setiap tahun relawan meminta hal yang sama: jangan seminar. Jadi tahun ini tidak ada satu pun mikrofon. Kumpul Sahabat berlangsung di bawah pohon, dengan tikar sebagai ruang dan matahari sebagai penunjuk waktu.

Setiap kota membuka satu lapak. Isinya boleh apa saja asalkan bisa dicoba dalam lima belas menit: permainan membaca dari Kupang, lembar langkah berhuruf besar dari Kediri, isyarat nama dari Manado. Pengunjung berpindah ketika kentongan dipukul.

## Yang sudah pasti

- Dapur umum dipimpin relawan Palembang, dengan tujuh panci
- Pojok tenang bagi yang lelah bicara
- Juru bahasa isyarat di setiap barisan
- Penitipan anak dengan pendamping terlatih

Datanglah meskipun belum menjadi relawan. Bawa piring, gelas, dan satu pertanyaan yang belum terjawab tahun ini. Biaya masuknya hanya satu: cuci piring sendiri sampai bersih.`,
    category: 'kumpul',
    author: 'Tim SFI',
    daysAgo: 17,
    views: 710,
    event: { inDays: 24, weekday: 6, startHour: 9, hours: 7, place: 'Taman Balekambang, Kota Surakarta' },
  },
  {
    kind: 'podcasts',
    slug: 'pos-ronda-nenek-penjaga-sandal',
    title: 'Suara Pos Ronda #1: Nenek Penjaga Sandal',
    summary:
      'Nek Cik berjualan pempek di depan pos belajar. Ia hafal sandal semua anak, dan dari sandal itu ia tahu siapa yang sedang sedih.',
    body: `“Kalau sandalnya ditaruh terbalik, anaknya sedang malas. Kalau cuma sebelah, habis lari dari rumah.” Begitu Nek Cik Aminah membuka obrolan kami, sambil terus menggoreng.

Ia bukan relawan resmi. Tidak ada formulirnya, tidak ada kartunya. Tetapi dalam dua tahun tak satu pun sandal hilang, dan tiga kali Nek Cik yang pertama tahu ada anak yang perlu ditemani pulang.

## Isi obrolan

- 02.00: ilmu membaca sandal
- 09.30: mengapa pempek untuk anak dipotong lebih kecil tetapi lebih banyak
- 16.40: anak yang datang tanpa sandal
- 24.15: pesan untuk relawan muda, disampaikan sambil marah

Direkam di tempat, jadi ada suara minyak. Kami memotong satu bagian atas permintaan Nek Cik karena menyangkut keluarga orang. Katanya, menjaga sandal itu juga menjaga cerita pemiliknya sampai mereka pulang.`,
    category: 'pos-ronda',
    author: 'Dedi Kurnia',
    daysAgo: 36,
    views: 590,
    episode: { minutes: 29, guest: 'Nek Cik Aminah', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'mozaik-tangan-relawan',
    title: 'Mozaik Tangan: 38 Kota dalam Satu Dinding',
    summary:
      'Kami tidak memajang wajah anak. Sebagai gantinya, relawan memotret tangan: yang menunjuk, menulis, menggoreng, dan melambai pulang.',
    body: `Setiap akhir tahun kami membuat mozaik. Dulu isinya wajah-wajah tersenyum, seperti brosur pada umumnya. Dua tahun lalu seorang anak bertanya mengapa fotonya ada di kantor orang yang tidak ia kenal. Kami menurunkannya hari itu juga.

Sejak saat itu mozaik kami berisi tangan. Ternyata tangan lebih banyak bercerita. Ada tangan Pak Mul yang gemetar tetapi tepat menekan tombol hijau. Ada tangan Rehan, penuh oli, menulis kata pertamanya. Ada tangan Cisca yang bergerak terlalu cepat sehingga kamera hanya menangkap bayangannya.

Tahun ini terkumpul 214 foto dari 38 kota. Lima di antaranya ada di sini, selebihnya terpajang di dinding kantor kecil kami di Solo. Semua pemilik tangan sudah setuju. Untuk tangan anak, orang tuanya juga.

Kalau mencari tanganmu dan tidak menemukannya, datanglah. Dinding masih lapang.`,
    category: 'mozaik',
    author: 'Tim SFI',
    daysAgo: 98,
    views: 410,
    pictures: [
      'Tangan keriput dan tangan muda memegang satu ponsel',
      'Tangan kecil menulis kata rantai dengan huruf terbalik',
      'Dua tangan membentuk isyarat sahabat',
      'Tangan berminyak memotong pempek kecil-kecil',
      'Tumpukan tangan sebelum lomba menyeberang koran',
    ],
  },
]
