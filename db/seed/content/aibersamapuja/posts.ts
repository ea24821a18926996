import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'puja-kini-menyebut-sumber',
    title: 'Puja Kini Menyebut Sumber, dan Berani Berkata Tidak Tahu',
    summary:
      'Asisten di situs ini hanya menjawab dari tulisan yang dapat dibuka pembaca. Kalau tak ada sumbernya, ia diam dan menawarkan orang.',
    body: `Selama tiga bulan kami mencatat 4.200 pertanyaan kepada Puja. Jawabannya cukup baik pada 83 persen di antaranya. Sisanya ia jawab dengan percaya diri yang sama, dan itulah yang mengganggu kami.

Mulai pekan ini setiap jawaban Puja dilengkapi tautan ke kelas atau tulisan yang menjadi dasarnya. Anda bisa menekannya dan membaca kalimat aslinya. Kalau Puja tidak menemukan dasar, ia tidak mengarang; ia menulis bahwa ia belum tahu dan menawarkan nomor WhatsApp tim kami.

Akibatnya Puja menjadi lebih sering tidak menjawab: dari hampir nol menjadi satu dari sembilan pertanyaan. Sebagian pengguna mengeluh. Seorang guru di Gorontalo justru mengirim bunga digital.

> “Baru kali ini saya percaya pada jawabannya, karena ia pernah menolak menjawab.”

Catatan kesalahan Puja kami terbitkan setiap bulan, lengkap dengan pertanyaan dan perbaikannya.`,
    category: 'kabar-ai',
    author: 'Kezia Lontoh',
    daysAgo: 5,
    views: 1360,
  },
  {
    kind: 'news',
    slug: 'kesepakatan-kelas-ai-50-sekolah',
    title: 'Lima Puluh Sekolah Menulis Kesepakatan AI Bersama Muridnya',
    summary:
      'Bukan larangan dari atas, melainkan satu halaman yang ditandatangani guru dan murid. Pasal yang paling sering muncul ternyata soal kejujuran.',
    body: `Di kelas XI-3 kesepakatannya ditulis dengan spidol di karton dan berisi tujuh pasal. Pasal pertama: “Boleh bertanya kepada mesin kalau sudah bertanya kepada diri sendiri.” Pasal terakhir: “Guru juga.”

Lima puluh sekolah peserta Klinik AI menyelesaikan kesepakatan semacam itu bulan ini. Kami membaca semuanya. Empat puluh tujuh mewajibkan pengakuan: murid menulis di akhir tugas bagian mana yang dibantu, dan bagaimana ia memeriksanya. Tiga puluh dua memberi hak murid untuk menolak memakai AI. Sembilan belas melarang guru memakai alat pendeteksi, karena terlalu sering menuduh yang jujur.

Pak Rahim, kepala sekolah di Bone, mengaku terkejut. “Saya kira anak-anak akan meminta kebebasan. Mereka malah meminta kejelasan.”

Contoh kesepakatan dapat diunduh, tetapi kami sarankan tidak disalin. Bagian terpentingnya adalah perdebatan panjang sebelum spidolnya dibuka.`,
    category: 'kabar-ai',
    author: 'Winarti Hasan',
    daysAgo: 46,
    views: 780,
  },
  {
    kind: 'news',
    slug: 'kumpulan-data-bahasa-gorontalo',
    title: 'Sembilan Ribu Kalimat Bahasa Gorontalo untuk Mesin yang Mau Belajar',
    summary:
      'Warga menyumbangkan kalimat, memeriksa satu sama lain, dan menentukan sendiri siapa yang boleh memakainya. Mesin mulai bisa membedakan salam.',
    body: `Mesin penjawab pandai berbahasa Inggris, lumayan berbahasa Indonesia, dan mengarang ketika ditanya dalam bahasa Gorontalo. Alasannya sederhana: tulisan dalam bahasa itu di internet terlalu sedikit untuk dipelajari.

Selama sembilan bulan, 140 warga mengumpulkan kalimat: tawar-menawar di pasar, nasihat nenek, aba-aba menambatkan perahu. Setiap kalimat diperiksa dua penutur dari kampung berbeda. Kalimat yang dianggap terlalu pribadi dikeluarkan, begitu pula doa yang menurut tetua tidak untuk mesin.

Hasilnya 9.084 kalimat. Izinnya ditulis warga sendiri: boleh untuk pendidikan dan penelitian, tidak untuk iklan, dan setiap pemakai wajib menyebut nama kampung penyumbangnya.

Model percobaan kami sekarang dapat membedakan salam pagi untuk orang tua dan untuk sebaya. Masih sering salah, tentu. Tante Yusna, pemeriksa paling teliti, memberinya nilai 5 dan menulis catatan: “Anak rajin, kurang bergaul.”`,
    category: 'kabar-ai',
    author: 'Damar Satriyo',
    daysAgo: 138,
    views: 540,
  },
  {
    kind: 'blog',
    slug: 'saya-minta-resep-dapat-karangan',
    title: 'Ibu Saya Meminta Resep Rendang, Mesin Menjawab dengan Sapi Goreng',
    summary:
      'Percakapan utuh antara pemilik warung berumur 61 tahun dan asisten yang terlalu ingin menyenangkan, dengan catatan kesalahan di pinggirnya.',
    body: `Ibu saya mengetik dengan satu jari: *resep rendang cepat 15 menit*. Mesin menjawab tanpa ragu. Tumis bumbu, masukkan daging, tambahkan santan, masak lima belas menit. Selesai.

Ibu membaca sampai habis, melepas kacamata, lalu berkata, “Ini sapi goreng yang sedih.”

Di situ ada pelajaran besar. Mesin tahu pertanyaan itu mustahil, setidaknya ia pernah membaca ribuan resep yang menyebut empat jam. Tetapi Ibu meminta lima belas menit, dan mesin dilatih untuk menolong. Menolong, baginya, berarti menyetujui.

## Percobaan kedua

Saya mengubah pertanyaannya: *Apakah mungkin memasak rendang 15 menit? Sebutkan alasannya kalau tidak.* Jawabannya langsung berbeda. Tidak mungkin, katanya, dan ia menjelaskan perjalanan dari gulai ke kalio ke rendang dengan cukup benar.

Kini di dinding warung ada kertas: **tanya dulu boleh atau tidak, baru tanya caranya**. Berlaku untuk mesin, juga untuk menantu.`,
    category: 'salah-jawab',
    author: 'Reza Alamsyah',
    daysAgo: 12,
    views: 2080,
  },
  {
    kind: 'blog',
    slug: 'mesin-yang-meminta-maaf-terlalu-sering',
    title: 'Mesin yang Terlalu Sering Meminta Maaf',
    summary:
      'Kami menghitung kata maaf dalam seribu jawaban, lalu belajar dari seorang kasir tentang permintaan maaf yang benar-benar memperbaiki sesuatu.',
    body: `Seribu jawaban, 1.318 kata maaf. Ada jawaban yang meminta maaf tiga kali dan tetap salah pada hal yang sama. Saya mulai kesal, lalu sadar bahwa saya sendiri yang merancang kalimat-kalimat itu.

Saya pergi ke pasar swalayan dan mengamati Bu Meisje, kasir yang paling disukai pelanggan. Ketika salah menghitung, ia hanya berkata, “Salah di saya, kembaliannya delapan ribu.” Lima detik. Ia menyebut apa yang salah, siapa yang salah, dan apa yang berubah.

Jadi kami menulis ulang. Maaf hanya boleh muncul sekali, dan harus diikuti dua hal: kesalahannya apa, perbaikannya apa. Kalau tidak ada yang bisa diperbaiki, lebih baik menawarkan orang.

Jumlah maaf turun menjadi 240. Yang aneh, pengguna menilai Puja lebih sopan daripada sebelumnya. Bu Meisje tidak heran ketika saya ceritakan. “Orang mau kembaliannya,” katanya.`,
    category: 'log-percakapan',
    author: 'Kezia Lontoh',
    daysAgo: 74,
    views: 910,
  },
  {
    kind: 'blog',
    slug: 'esai-fotosintesis-yang-terlalu-sopan',
    title: 'Tiga Puluh Satu Esai yang Terlalu Sopan',
    summary:
      'Saya menyuruh murid menulis tentang fotosintesis dan mendapat tiga puluh satu esai yang mirip. Yang salah ternyata pertanyaan saya.',
    body: `Kalimat pertamanya hampir sama: “Fotosintesis merupakan proses yang sangat penting bagi kehidupan di bumi.” Tiga puluh satu kali. Tanpa salah ketik, tanpa kesal, tanpa satu pun murid yang biasanya menulis “tumbuhan itu masak”.

Saya ingin marah. Malamnya saya memasukkan soal saya sendiri ke mesin, dan dalam empat detik keluarlah esai ketiga puluh dua. Jadi soal saya memang bisa dijawab tanpa pernah melihat daun.

Pekan berikutnya saya mengganti soal. *Pilih satu tanaman di halaman sekolah. Tutup satu daunnya dengan kertas hitam selama lima hari. Ceritakan apa yang kamu duga, apa yang terjadi, dan apa yang mengganggu percobaanmu.*

Mesin boleh dipakai. Tetapi mesin tidak tahu bahwa kertas milik Fadli dimakan kambing, atau bahwa daun ketapang Nurul justru menguning lebih dulu. Esainya berantakan, penuh alasan, dan semuanya berbeda. Saya membacanya sampai larut sambil tersenyum.`,
    category: 'log-percakapan',
    author: 'Winarti Hasan',
    daysAgo: 196,
    views: 1570,
  },
  {
    kind: 'articles',
    slug: 'mengapa-mesin-bisa-mengarang',
    title: 'Mengapa Mesin Bisa Mengarang dengan Sangat Yakin',
    summary:
      'Ia tidak berbohong, karena untuk berbohong ia harus tahu yang benar. Penjelasan memakai permainan sambung kata dan sekarung beras.',
    body: `Bayangkan permainan sambung kata. Saya bilang “ibu memasak”, Anda menjawab “nasi”. Anda tidak memeriksa dapur siapa pun; Anda memilih kata yang paling sering menyusul. Model bahasa bermain seperti itu, dengan ingatan tentang triliunan sambungan.

Karena itu ia fasih. Karena itu pula ia bisa mengarang. Ketika ditanya hal yang jarang ditulis orang, misalnya nama kepala desa Anda, sambungan yang paling mungkin tetap ada, hanya saja tidak ada hubungannya dengan kenyataan.

## Yakin bukan berarti benar

Orang menunjukkan ragu lewat jeda dan kata “sepertinya”. Mesin memakai nada yang sama untuk fakta maupun karangan, karena nada itu yang paling banyak ia baca. Maka jangan mengukur kebenaran dari kelancaran.

## Tiga kebiasaan

1. Minta sumber, lalu buka sumbernya.
2. Tanyakan hal yang Anda sudah tahu jawabannya.
3. Untuk urusan kesehatan, hukum, dan uang, tanyakan kepada orang.

Anggaplah ia teman yang sangat banyak membaca dan tidak pernah keluar rumah.`,
    category: 'penjelasan',
    author: 'Damar Satriyo',
    daysAgo: 31,
    views: 2640,
  },
  {
    kind: 'articles',
    slug: 'panduan-menyusun-pertanyaan-yang-baik',
    title: 'Panduan Bertanya: Empat Bumbu dalam Satu Pertanyaan',
    summary:
      'Bukan mantra rahasia. Pertanyaan yang baik berisi peran, bahan, bentuk, dan batas, persis seperti menyuruh keponakan belanja ke pasar.',
    body: `Kalau menyuruh keponakan ke pasar dengan berkata “beli sayur”, jangan heran ia pulang membawa tiga ikat kangkung layu. Mesin sama saja. Ia perlu empat bumbu.

- **Peran**: untuk siapa jawabannya? “Jelaskan kepada pelanggan yang kesal.”
- **Bahan**: apa yang sudah Anda punya? Tempelkan daftar harga, bukan berharap ia menebak.
- **Bentuk**: berapa panjang, seperti apa? “Paling banyak tiga kalimat, tanpa huruf besar semua.”
- **Batas**: apa yang tidak boleh? “Jangan menjanjikan tanggal kirim.”

Contohnya: *Tolong balas pelanggan yang paketnya terlambat dua hari. Ini pesannya: … Paling banyak tiga kalimat, hangat, minta nomor pesanan, jangan menjanjikan ganti rugi.*

Periksa jawabannya seperti memeriksa belanjaan. Ada yang busuk? Kembalikan dan sebutkan bagian mananya. Jangan masukkan nama lengkap, nomor kartu, atau foto KTP siapa pun; mesin tidak memerlukannya untuk bersikap sopan. Setelah sepuluh kali, simpan pertanyaan terbaik Anda di catatan ponsel.`,
    category: 'panduan',
    author: 'Reza Alamsyah',
    daysAgo: 109,
    views: 3280,
  },
  {
    kind: 'program',
    slug: 'klinik-ai-guru-dibuka',
    title: 'Klinik AI untuk Guru: Bawa Satu Tugas yang Sudah Tidak Bekerja',
    summary:
      'Enam pekan, kelompok berisi delapan guru, satu tugas yang diperbaiki dan diuji. Pendaftaran gelombang kedua dibuka untuk semua mata pelajaran.',
    body: `Setiap guru sekarang punya satu tugas yang diam-diam mati. Resensi buku, terjemahan, esai sejarah. Murid mengumpulkannya tepat waktu dan tidak ada yang belajar apa-apa. Bawalah tugas itu ke klinik.

Kelompok terdiri atas delapan guru dari mata pelajaran berbeda. Pekan pertama kami mencoba menyelesaikan tugas Anda dengan mesin, tanpa ampun. Pekan berikutnya kami mencari bagian yang tidak bisa dikerjakan mesin: pengamatan, pilihan, percakapan, kesalahan yang diceritakan.

## Yang perlu disiapkan

- Satu tugas lengkap dengan contoh pekerjaan murid, tanpa nama
- Satu kelas tempat tugas baru akan diuji
- Izin kepala sekolah

Guru tidak harus paham teknologi. Peserta terbaik gelombang lalu adalah guru seni tari yang baru pertama kali membuka asisten AI pada pertemuan kedua, dan pada pertemuan keempat membuat kami semua menari di depan kamera.`,
    category: 'klinik-ai',
    author: 'Winarti Hasan',
    daysAgo: 24,
    views: 690,
  },
  {
    kind: 'event',
    slug: 'senja-bertanya-apakah-mesin-mengerti',
    title: 'Senja Bertanya: Apakah Mesin Mengerti Kita?',
    summary:
      'Obrolan terbuka antara peneliti bahasa, juru terjemah, dan seorang pendongeng. Tanpa salindia, dengan satu asisten yang boleh disela.',
    body: `Tidak ada layar besar di Senja Bertanya. Yang ada hanya tikar, satu pelantang, dan Puja yang menjawab lewat pengeras suara kecil. Siapa pun boleh menyelanya, dan ia sudah dilatih untuk tidak tersinggung.

Kali ini pertanyaannya besar: apakah mesin mengerti, atau hanya menyambung? Damar membawa karung beras dan koin. Juru terjemah Tuti Handayani membawa satu pantun yang belum pernah berhasil diterjemahkan mesin. Pendongeng Mang Asikin membawa cerita yang akhirnya ditentukan hadirin.

- 17.00 Tikar digelar, pertanyaan dikumpulkan di stoples
- 17.20 Tiga pandangan, masing-masing sepuluh menit
- 18.10 Jeda azan dan kolak
- 18.30 Puja menjawab stoples, hadirin memeriksa

Anak dan remaja boleh hadir bersama orang tua. Percakapan tidak direkam supaya orang bebas keliru; hanya pertanyaannya yang kami simpan dan terbitkan.`,
    category: 'senja-bertanya',
    author: 'Kezia Lontoh',
    daysAgo: 9,
    views: 850,
    event: { inDays: 19, startHour: 17, hours: 2, place: 'Daring dan Taman Suropati, Kota Administrasi Jakarta Pusat' },
  },
  {
    kind: 'podcasts',
    slug: 'suara-ketiga-penerjemah-dan-mesin',
    title: 'Suara Ketiga #1: Pantun yang Tidak Bisa Diterjemahkan',
    summary:
      'Juru terjemah dengan pengalaman 30 tahun bertanding melawan mesin dalam satu pantun empat baris. Pemenangnya tidak seperti dugaan kami.',
    body: `Suara Ketiga selalu menghadirkan tiga suara: tuan rumah, tamu, dan mesin. Tamu kali ini Tuti Handayani, juru terjemah sastra yang menyebut dirinya tukang pindah rumah bagi kata-kata.

Pantunnya sederhana, tentang buah kedondong dan janji yang tidak ditepati. Mesin menerjemahkannya dalam dua detik, indah, berirama, dan kehilangan sindirannya. Bu Tuti memerlukan sebelas menit dan tiga gelas air. Hasilnya lebih jelek bunyinya, tetapi pendengar asing kami langsung tertawa di tempat yang benar.

## Isi episode

- 03.30: pekerjaan yang hilang dan pekerjaan yang bertambah
- 12.00: pertandingan pantun
- 21.45: ketika mesin justru menyelamatkan satu naskah
- 30.00: nasihat bagi penerjemah muda

Suara mesin dibuat oleh perangkat lunak dan selalu ditandai bunyi lonceng kecil, sehingga Anda selalu tahu kapan yang sedang berbicara itu bukan orang.`,
    category: 'suara-ketiga',
    author: 'Kezia Lontoh',
    daysAgo: 40,
    views: 730,
    episode: { minutes: 36, guest: 'Tuti Handayani', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'mesin-menggambar-pasar-kami',
    title: 'Kami Menyuruh Mesin Menggambar Pasar, Lalu Warga Mengoreksinya',
    summary: 'Mesin menggambar pasar terapung dengan payung kafe dan keju. Warga Banjar mengambil pensil dan menunjukkan apa yang hilang.',
    body: `Permintaan kami satu kalimat: gambarlah pasar terapung di Banjar pada pagi hari. Mesin memberi kabut yang indah, air yang terlalu biru, dan payung seperti kafe di tepi sungai Eropa. Seorang penjual pada gambar itu menjual keju.

Kami mencetaknya besar dan membawanya ke dermaga. Acil Galuh tertawa sampai harus duduk. Lalu ia mengambil pensil. “Topinya begini. Perahunya lebih ramping. Dan siapa yang berjualan sambil berdiri begitu? Bisa tercebur.”

Setelah empat puluh koreksi, kami meminta mesin mencoba lagi. Topinya benar, tetapi sekarang perahunya berlayar. Kami mengulang sampai sembilan kali sebelum menyerah.

Karya akhirnya kolase: gambar mesin sebagai dasar, sketsa warga menutupinya sedikit demi sedikit. Semakin dekat ke tengah, semakin sedikit mesinnya. Warga menerima honor gambar, dan nama mereka tertulis lebih besar daripada nama kami.`,
    category: 'eksperimen',
    author: 'Damar Satriyo',
    daysAgo: 88,
    views: 620,
    pictures: [
      'Gambar mesin: pasar terapung dengan payung bergaya Eropa',
      'Sketsa pensil warga: perahu sayur dengan ibu bertopi tanggui',
      'Gambar mesin setelah dikoreksi: topi benar, perahunya berlayar',
      'Daftar koreksi warga ditulis di kertas pembungkus',
      'Kolase akhir: sketsa warga menutupi gambar mesin',
    ],
  },
]
