import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'angkatan-keempat-lima-negara',
    title: 'Angkatan Keempat Dimulai: 120 Pemuda, 24 Meja, 11 Negara',
    summary:
      'Peserta terpilih dari 2.318 pelamar. Untuk pertama kalinya setiap meja memiliki anggota dari luar ibu kota negara masing-masing.',
    body: `Dua puluh empat kelompok Lima Negara Satu Meja bertemu untuk pertama kali Sabtu lalu, pada pukul 14.00 WIB, jam yang paling sedikit merugikan semua orang. Tugas pertama mereka bukan memperkenalkan gelar, melainkan menunjukkan benda di meja masing-masing.

Dari 2.318 lamaran, terpilih 120 peserta berusia 18 sampai 30 tahun. Tiga perempatnya tinggal di luar ibu kota. Masalah yang paling banyak diajukan tahun ini adalah air: terlalu banyak, terlalu sedikit, atau terlalu asin.

## Ringkasnya

- 24 kelompok berisi lima orang, dari sebelas negara
- Dua bahasa kerja untuk setiap kelompok, dipilih anggotanya sendiri
- Presentasi terbuka pertama pada pekan ketujuh

Kelompok bekerja selama empat belas pekan dan menerbitkan hasilnya secara terbuka. Anda dapat mengikuti catatan mingguannya di halaman Field Notes sampai forum penutupan.`,
    category: 'kawasan',
    author: 'Ratna Dewanggi',
    daysAgo: 7,
    views: 1150,
  },
  {
    kind: 'news',
    slug: 'kamus-lagu-nina-bobo',
    title: 'Kamus Lagu Nina Bobo Memuat 97 Lagu dari 31 Bahasa',
    summary:
      'Rekaman dikumpulkan peserta dari nenek, bibi, dan tetangga. Setiap keluarga memegang salinan pertama serta hak untuk menariknya kembali.',
    body: `Lagu pertama yang direkam hanya sebelas detik. Penyanyinya, seorang nenek di Toraja, berhenti karena tertawa: bayi yang dinyanyikan sudah berumur lima puluh tahun dan duduk di sebelahnya.

Enam bulan kemudian kamus itu berisi 97 lagu nina bobo dalam 31 bahasa, dari dataran tinggi Chin sampai pesisir Leyte. Setiap lagu dilengkapi lirik, terjemahan dalam dua bahasa, dan catatan kapan dinyanyikan. Beberapa hanya boleh diputar setelah matahari terbenam, sesuai permintaan keluarga.

> “Lagu-lagu ini bukan milik kami. Kami hanya membawanya sebentar.”

Peserta belajar merekam dengan ponsel, menyalin bunyi, dan meminta izin secara tertulis maupun lisan. Empat bahasa di dalam kamus ini memiliki penutur kurang dari dua ratus orang. Kamus dapat dibuka siapa saja, dan keluarga dapat menarik rekamannya kapan pun.`,
    category: 'kawasan',
    author: 'Maricel Abad',
    daysAgo: 56,
    views: 640,
  },
  {
    kind: 'news',
    slug: 'kelas-kembar-guru-geografi',
    title: 'Empat Puluh Kelas Kembar Bertukar Peta Jalan Pulang',
    summary:
      'Siswa di Bantul, Kampot, dan Kuching menggambar rute dari sekolah ke rumah. Ternyata semua peta mempunyai warung, jembatan, dan anjing.',
    body: `Kegiatan pertama Ruang Guru Kawasan terlihat sepele: gambarlah jalan pulang dari sekolahmu tanpa memakai kata. Empat puluh pasang kelas dari tujuh negara mengerjakannya, lalu bertukar gambar lewat pos dan layar.

Bu Endah, guru geografi di Bantul, semula ragu. Ia baru yakin ketika muridnya mengenali jembatan bambu di peta dari Kampot. “Mereka bertanya apakah jembatan itu juga bergoyang. Kami menjawabnya dengan video,” katanya.

Dari 1.204 peta, panitia menemukan tiga benda yang hampir selalu digambar: tempat jajan, tempat menyeberang air, dan anjing galak. Pak Vuthy dari Kampot mengusulkan bab baru dalam pelajaran geografi, yaitu bahaya lokal berkaki empat.

Kegiatan berikutnya adalah bertukar resep bekal. Pertukaran berlangsung sampai akhir semester, dan guru masih dapat mendaftar dalam daftar tunggu untuk pemasangan berikutnya.`,
    category: 'kawasan',
    author: 'Redaksi Jembatan',
    daysAgo: 149,
    views: 470,
  },
  {
    kind: 'blog',
    slug: 'lima-arti-ya-dalam-rapat',
    title: 'Lima Arti “Ya” dalam Satu Rapat',
    summary:
      'Seorang peserta dari Surabaya mengira semua sudah setuju. Ternyata di meja itu ada lima macam ya, dan hanya satu yang berarti setuju.',
    body: `Pertemuan ketiga Meja 11 berakhir dengan semangat. Bayu dari Surabaya mengusulkan pembagian tugas, dan semua menjawab ya. Sepekan kemudian tidak ada yang dikerjakan, dan Bayu menelepon saya dengan suara kecewa.

Kami memutar ulang rekamannya bersama seluruh anggota. Lalu saya meminta setiap orang menjelaskan “ya” miliknya.

- Ya, saya mendengar.
- Ya, teruskan, saya sedang berpikir.
- Ya, karena kakak itu lebih tua.
- Ya, pada prinsipnya, tetapi tidak bulan ini.
- Ya, saya akan mengerjakannya hari Rabu.

Mereka tertawa lama sekali. Sejak itu Meja 11 memakai kartu warna: hijau untuk setuju, kuning untuk mendengar, biru untuk “tanya saya nanti berdua”. Kartu biru ternyata paling sering dipakai, dan rapat mereka menjadi lebih pendek dua puluh menit.

Saya menyimpan satu set kartu di tas sekarang, termasuk untuk rapat di rumah.`,
    category: 'field-notes',
    author: 'Ratna Dewanggi',
    daysAgo: 15,
    views: 2380,
  },
  {
    kind: 'blog',
    slug: 'mapping-a-village-that-moves',
    title: 'Memetakan Desa yang Berpindah',
    summary:
      'Desa terapung di Tonle Sap berpindah mengikuti air. Bagaimana memetakan rumah yang bulan depan berada dua kilometer dari sini?',
    body: `Kami datang membawa peta cetak, dan sore harinya peta itu sudah keliru. Sekolahnya berpindah tiga ratus meter karena air surut. Anak-anak menganggapnya lucu sekali; bagi mereka, justru sekolah yang diam di tempat itu yang aneh.

Jadi kami berhenti memetakan tempat dan mulai memetakan hubungan. Warung selalu berada di hilir sekolah. Bengkel mesin selalu dekat rumah Pak Sokha. Klinik mengikuti pohon besar yang sama setiap musim. Peta kami menjadi jaring, bukan gambar.

## Yang saya pelajari

Teman saya Dimas dari Pontianak membawa kebiasaan dari kampungnya sendiri: menandai tinggi air dengan kain di tiang. Warga di sini memakai botol plastik dengan cara serupa. Dua orang yang tidak punya bahasa bersama berdiri di perahu, menunjuk botol, lalu mengangguk.

Peta itu sekarang berganti setiap dua pekan. Inilah satu-satunya peta buatan saya yang selalu sedikit keliru dan selalu berguna.`,
    category: 'field-notes',
    author: 'Somchai Wattanakit',
    daysAgo: 68,
    views: 790,
  },
  {
    kind: 'blog',
    slug: 'seratus-hari-harga-mi',
    title: 'Seratus Hari Harga Semangkuk Mi',
    summary:
      'Murid di Da Nang, Medan, dan Penang mencatat harga mi di warung langganan setiap hari. Grafiknya bercerita tentang banjir, libur, dan patah hati.',
    body: `Gagasan ini lahir dari rasa lapar. Tiga kelompok murid sepakat mencatat harga semangkuk mi di satu warung langganan, setiap hari, selama seratus hari. Aturannya: warung yang sama, porsi yang sama, dan harus benar-benar dimakan paling sedikit seminggu sekali.

Harga ternyata jarang berubah, tetapi porsinya sering. Pada pekan kelima murid Penang mulai menimbang. Ketika telur naik, harga tetap dan telurnya dipotong menjadi seperempat. Pemilik warung di Medan, Kak Uli, mengaku tanpa malu, “Orang ingat angka, tidak ingat telur.”

Pada hari ke-43 grafik Da Nang kosong selama enam hari. Bukan kesalahan data; itu banjir. Pada hari ke-71 Medan kosong satu hari karena Kak Uli menikahkan anaknya.

Kami membiarkan lubang-lubang itu. Di bawah grafik, murid menulis: *data yang hilang juga sebuah cerita, tanyalah dulu sebelum mengisinya*.`,
    category: 'field-notes',
    author: 'Trần Thảo Linh',
    daysAgo: 211,
    views: 920,
  },
  {
    kind: 'articles',
    slug: 'panduan-rapat-lintas-zona-waktu',
    title: 'Panduan Rapat Lintas Zona Waktu dan Lintas Kebiasaan',
    summary:
      'Tujuh langkah sederhana supaya rapat lima negara berakhir tepat waktu, dipahami semua orang, dan tidak dikuasai yang paling lancar berbahasa Inggris.',
    body: `Di kawasan kita selisih waktunya hanya dua setengah jam, tetapi selisih kebiasaannya bisa lebih lebar. Panduan ini kami susun dari catatan 96 kelompok.

## Tujuh langkah

1. Tulis jam dalam waktu setempat setiap anggota, jangan hanya UTC.
2. Kirim pertanyaan sehari sebelumnya; sebagian orang berpikir lebih baik dalam diam.
3. Periksa hari besar kelima negara.
4. Mulai dengan satu putaran tanpa sela, satu menit untuk setiap orang.
5. Berhenti sepuluh detik setelah setiap pertanyaan.
6. Yang lancar berbahasa Inggris berbicara paling akhir.
7. Kirim catatan dua bahasa, paling panjang setengah halaman, dengan nama penanggung jawab.

Langkah keenam paling sering ditentang pada pekan pertama dan paling sering dipuji pada pekan terakhir. Beberapa kelompok menambahkan langkah kedelapan: tertawakan sambungan yang putus, sebab ia pasti akan putus lagi. Cetaklah, ubahlah, dan jadikan milik kelompok Anda.`,
    category: 'panduan',
    author: 'Ratna Dewanggi',
    daysAgo: 30,
    views: 1680,
  },
  {
    kind: 'articles',
    slug: 'bahasa-kedua-bersama',
    title: 'Perlukah Satu Bahasa? Gagasan tentang Bahasa Kedua Bersama',
    summary:
      'Bahasa Inggris memudahkan, tetapi juga menyisihkan. Bagaimana jika setiap kelompok memilih dua bahasa dan menerima bahwa semua orang akan salah?',
    body: `Dalam kebanyakan rapat kawasan, orang yang paling lancar berbahasa Inggris berbicara paling banyak. Bukan karena gagasannya paling baik, melainkan karena paling cepat. Sisanya mengangguk, lalu menulis pesan panjang setelah rapat selesai.

Kami mencoba cara lain pada tiga angkatan terakhir. Setiap meja memilih dua bahasa kerja, dan salah satunya tidak boleh bahasa Inggris. Ada meja yang memakai Melayu dan Inggris, ada yang memakai Thai dan Indonesia dengan bantuan gambar. Satu meja nekat memakai isyarat.

Rapat memang lebih lambat, kira-kira sepertiga. Tetapi jumlah orang yang berbicara naik dari rata-rata dua menjadi lebih dari empat. Kesalahan menjadi milik bersama; tak ada yang menjadi tamu terus-menerus.

> Bahasa kedua bersama itu seperti dapur bersama. Tidak ada resep yang hasilnya persis sama, dan semua orang makan.

Mungkin kawasan ini tidak memerlukan satu bahasa. Barangkali yang diperlukan hanya lebih banyak orang yang rela terdengar canggung.`,
    category: 'gagasan',
    author: 'Maricel Abad',
    daysAgo: 117,
    views: 880,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-ruang-guru-kawasan',
    title: 'Guru, Mari Buka Kelas Anda untuk Kelas di Negara Tetangga',
    summary:
      'Ruang Guru Kawasan membuka 60 pasangan baru bagi guru menengah. Tiga kegiatan pendek dalam satu semester, tanpa biaya dan tanpa perjalanan.',
    body: `Anda mengajar geografi di Wonosari, dan seseorang mengajar geografi di Luang Prabang. Kalian mungkin menghadapi pertanyaan murid yang sama pada hari yang sama. Program ini memperkenalkan kalian.

Guru dipasangkan menurut mata pelajaran dan umur murid. Selama satu semester dua kelas mengerjakan tiga kegiatan pendek, masing-masing cukup dua jam pelajaran. Semua bahan tersedia dalam dua bahasa, dan sebagian besar cukup memakai kertas.

## Syarat

- Mengajar murid usia 13–18 tahun
- Persetujuan kepala sekolah
- Sambungan internet untuk guru; murid tidak wajib punya gawai

Foto dan nama lengkap murid tidak dipertukarkan. Kelas memakai nama panggilan dan gambar buatan sendiri. Guru dari kesebelas negara boleh mendaftar; pasangan diumumkan pada pekan ketiga, dan setiap pasangan didampingi fasilitator pada pelajaran pertama.`,
    category: 'lima-negara',
    author: 'Redaksi Jembatan',
    daysAgo: 21,
    views: 590,
  },
  {
    kind: 'event',
    slug: 'forum-air-kawasan',
    title: 'Forum Pemuda: Terlalu Banyak, Terlalu Sedikit, Terlalu Asin',
    summary:
      'Dua puluh empat kelompok memamerkan cara mereka menghadapi banjir, kekeringan, dan air asin. Terbuka untuk umum, dengan penerjemah dua bahasa.',
    body: `Air tidak mengenal perbatasan, jadi forum ini juga tidak. Selama enam jam, dua puluh empat kelompok memamerkan hasil empat belas pekan bekerja: peta tinggi air dari kain perca, sensor rob seharga tiga bungkus nasi, kalender tanam, dan satu sandiwara radio.

Setiap kelompok mendapat tujuh menit. Setelah itu penonton masuk ke ruang kecil untuk mencoba, bertanya, dan menawarkan bantuan. Titik kumpul di Semarang dan Makassar disediakan bagi yang ingin hadir bersama.

## Program

- 13.00 Pembukaan, dengan suara sebelas sungai
- 13.30 Presentasi putaran pertama
- 15.30 Istirahat dan keliling poster
- 16.00 Presentasi putaran kedua
- 18.00 Apa yang akan Anda tiru? Putaran janji peserta

Forum memakai bahasa Indonesia dan Inggris, dengan juru bahasa isyarat Indonesia. Catatan dan bahan diterbitkan sepekan sesudahnya.`,
    category: 'forum',
    author: 'Ratna Dewanggi',
    daysAgo: 13,
    views: 980,
    event: { inDays: 33, startHour: 13, hours: 6, place: 'Daring, dengan titik kumpul di Kota Semarang dan Kota Makassar' },
  },
  {
    kind: 'podcasts',
    slug: 'across-the-strait-ferry-teacher',
    title: 'Across the Strait #1: Guru yang Menyeberang Setiap Senin',
    summary:
      'Cikgu Norhayati naik feri ke tiga pulau setiap pekan untuk mengajar musik. Kami ikut satu perjalanan dan merekam semuanya, termasuk mabuk laut.',
    body: `Setiap Senin pukul enam, Cikgu Norhayati membawa papan nada berbungkus jas hujan naik ke feri. Tiga pulau, tiga sekolah, dan satu papan nada yang tuts fa-nya tidak berbunyi. Murid-muridnya menyanyikan nada itu bersama-sama setiap kali lagu sampai di sana.

## Isi episode

- 01.20: jas hujan itu, dan mengapa bukan tas
- 08.45: sekolah pertama, dan lagu tentang kepiting
- 16.10: percakapan tentang pensiun di tengah ombak
- 23.00: murid yang sekarang menjadi nakhoda feri
- 28.30: nada fa yang hilang, dinyanyikan empat puluh anak

Episode ini memakai bahasa Melayu, Indonesia, dan Inggris. Transkrip dalam dua bahasa dapat diminta lewat email. Suara mesin feri sengaja tidak kami bersihkan seluruhnya, sebab menurut Cikgu, tanpa mesin itu ia merasa ceritanya tidak bergerak ke mana-mana.

Direkam dengan persetujuan sekolah dan orang tua murid.`,
    category: 'across-the-strait',
    author: 'Maricel Abad',
    daysAgo: 25,
    views: 710,
    episode: { minutes: 31, guest: 'Cikgu Norhayati Idris', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'benda-di-meja-saya',
    title: 'Benda di Meja Saya: 120 Benda Pembuka Percakapan',
    summary:
      'Pada pertemuan pertama, peserta tidak menyebut gelar. Mereka menunjukkan satu benda dari meja masing-masing dan menjawab satu pertanyaan.',
    body: `Perkenalan dengan gelar membuat orang duduk tegak. Perkenalan dengan benda membuat orang condong ke layar. Maka kami meminta 120 peserta membawa satu benda dari meja mereka dan menjawab: siapa yang akan mencarinya kalau hilang?

Seorang peserta dari Yangon menunjukkan kipas. Dari Palu, sambal buatan ibu yang disimpan dalam botol obat. Dari Cebu, sepotong jaring yang simpulnya diikat ayahnya pada hari terakhir melaut.

Sebagian benda tidak perlu diterjemahkan. Yang lain memakan waktu satu jam. Gelang benang putih dari Vientiane memulai percakapan tentang doa nenek di lima agama, dan meja itu lupa mengerjakan tugas pertamanya.

Lima foto di bawah ini dipilih peserta sendiri. Semuanya diambil dengan ponsel di cahaya jendela, dan pemilik bendanya menulis keterangannya. Jika Anda memulai kelompok baru, cobalah cara ini sebelum membuka salindia apa pun.`,
    category: 'jejak',
    author: 'Redaksi Jembatan',
    daysAgo: 80,
    views: 350,
    pictures: [
      'Kipas tangan dari anyaman daun lontar di atas buku catatan',
      'Sambal dalam botol bekas obat batuk',
      'Sepotong jaring nelayan dengan simpul biru',
      'Peta kota yang dilipat sampai sobek di bagian tengah',
      'Gelang benang putih pemberian nenek',
    ],
  },
]
