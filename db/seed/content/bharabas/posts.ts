import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'bharabas-mengudara-19-jam',
    title: 'Kini Mengudara Sembilan Belas Jam: Ada Acara untuk Penjaga Malam',
    summary:
      'Mulai Senin siaran bertambah dari pukul 23.00 sampai 01.00. Acaranya bernama Masih Bangun, dipandu bergantian oleh orang yang memang masih bangun.',
    body: `Permintaan itu datang dari Pak Yatno, satpam gudang di Kaliwungu: “Radionya tidur duluan, saya ditemani kipas angin.” Dalam sebulan pesannya didukung perawat, penjual nasi kucing, penjaga tol, dan seorang ibu yang bayinya tidak mengenal malam.

Maka lahirlah *Masih Bangun*. Penyiarnya bukan penyiar tetap, melainkan orang yang memang terjaga pada jam itu. Senin dipegang Suster Rini sebelum tugasnya, Rabu oleh Mas Kelik dari angkringannya, lengkap dengan bunyi arang. Kami hanya menyediakan sambungan dan tombol batuk.

## Jadwal baru

- 05.00 Sarapan Siaran
- 10.00 Pelajaran di Udara
- 15.30 Titip Salam
- 20.00 Kaset Malam
- 23.00 Masih Bangun

Volume sengaja kami turunkan tiga desibel selepas pukul 23.00. Siapa tahu di sebelahmu ada yang sedang berusaha tidur, atau seorang bayi yang akhirnya mau mengalah.`,
    category: 'kabar-studio',
    author: 'Dewi Anjarsari',
    daysAgo: 4,
    views: 980,
  },
  {
    kind: 'news',
    slug: 'tiga-ribu-kaset-selesai-dialihkan',
    title: 'Tiga Ribu Kaset Selesai Dialihkan, Termasuk yang Terendam Banjir',
    summary:
      'Delapan belas bulan, dua dek, satu oven kecil. Arsip suara pendengar dari tahun 1984 sampai 2003 kini dapat didengar lagi dari mana saja.',
    body: `Rak kaset kami dulu berada di gudang yang dua kali kebanjiran. Sebagian pitanya lengket seperti permen. Untuk menyelamatkannya, tim arsip memanaskan kaset pada suhu rendah selama delapan jam di oven kue, membiarkannya dingin, lalu memutarnya sekali saja sambil berdoa.

Dari 3.700 kaset, 3.044 selamat. Isinya bukan hanya lagu. Ada surat suara pekerja migran untuk ibunya, rapat desa, lomba azan anak-anak, latihan band yang tidak pernah jadi, dan tiga jam hujan yang direkam seseorang tanpa penjelasan.

Pemilik suara yang dapat dikenali sedang kami hubungi satu demi satu. Sejauh ini 212 orang mengizinkan suaranya diputar, sembilan meminta dihapus, dan satu orang menangis karena menemukan suara ayahnya.

Arsip dapat dijelajahi di halaman kaset. Kalau mengenali suara seseorang, beri tahu kami pelan-pelan, lewat nomor studio.`,
    category: 'kabar-studio',
    author: 'Ajeng Retnani',
    daysAgo: 54,
    views: 760,
  },
  {
    kind: 'news',
    slug: 'juara-sandiwara-radio-pelajar',
    title: 'Sandiwara Sembilan Menit tentang Jembatan Memenangkan Lomba Pelajar',
    summary:
      'Siswa SMK Rimba Jaya membuat bunyi jembatan gantung dari tali jemuran dan kursi rotan. Juri baru bernapas ketika adegannya selesai.',
    body: `Sembilan menit, lima suara, dan satu jembatan. Sandiwara *Papan Kesebelas* bercerita tentang anak-anak yang menyeberang ke sekolah dan menghitung papan keras-keras supaya tidak melihat ke bawah. Papan kesebelas, sejak awal cerita, tidak pernah disebut.

Tim dari SMK Rimba Jaya di Sanggau merekamnya di kelas kosong selepas pukul tiga, dengan kasur sebagai peredam. Bunyi jembatan berasal dari tali jemuran yang digesekkan pada kursi rotan. Bunyi sungainya dua: keran untuk awal cerita, hujan sungguhan untuk akhir, karena kebetulan hari itu banjir.

> “Kami menunggu hujannya reda, lalu sadar lebih baik direkam.” (Yolanda, penulis naskah)

Ada 74 karya dari 19 provinsi. Sepuluh terbaik kami putar setiap malam pekan ini, dan *Papan Kesebelas* dipasang hari Minggu. Dengarkan dengan pelantang telinga, sebaiknya sambil memegang sesuatu yang kokoh.`,
    category: 'kabar-studio',
    author: 'Panji Laksmono',
    daysAgo: 160,
    views: 540,
  },
  {
    kind: 'blog',
    slug: 'salam-untuk-pak-yatno',
    title: 'Salam untuk Pak Yatno yang Tidak Pernah Membalas',
    summary:
      'Selama dua tahun seseorang bernama W mengirim salam setiap Kamis. Kami penasaran, Pak Yatno pura-pura tidak tahu, dan akhirnya terjawab.',
    body: `Setiap Kamis pukul empat kurang sepuluh, pesan itu masuk: *Salam untuk Pak Yatno di gudang, dari W. Jangan lupa jaket.* Saya membacakannya selama dua tahun. Pendengar lain mulai menebak: Wati? Wiwik? Wahyuni?

Pak Yatno sendiri mengaku tidak tahu. Ia membalas salam siapa saja kecuali W. Saya curiga, tetapi penyiar yang baik tidak memeriksa saku orang.

Bulan lalu pesan hari Kamis tidak datang. Pekan berikutnya juga tidak. Pada Kamis ketiga, giliran Pak Yatno yang mengirim: *Salam untuk W di rumah sakit, kamar 6. Jaketnya sudah dipakai.*

Studio hening. Ajeng, yang tidak pernah menyentuh mikrofon, memajukan volume lagu sedikit demi sedikit.

W itu Warsini, istrinya. Mereka bertengkar kecil dua tahun lalu dan sepakat hanya bicara lewat radio pada hari Kamis. Ia sudah pulang sekarang. Salamnya masih datang, dan tetap tidak dibalas di udara.`,
    category: 'surat-pendengar',
    author: 'Panji Laksmono',
    daysAgo: 13,
    views: 1650,
  },
  {
    kind: 'blog',
    slug: 'tombol-batuk',
    title: 'Riwayat Singkat Tombol Batuk',
    summary:
      'Tombol kecil di tangan kiri penyiar yang memutus suara selama batuk. Benda ini menyimpan lebih banyak cerita daripada mikrofonnya.',
    body: `Di meja siaran ada tombol abu-abu sebesar kancing. Selama ditekan, mikrofon mati. Gunanya untuk batuk, bersin, atau menguap. Begitu kata buku petunjuk.

Dalam enam tahun saya melihat kegunaan lainnya. Panji menekannya untuk tertawa pada berita yang tidak boleh ditertawakan. Dewi menekannya untuk menangis pada lagu nomor empat sisi B. Seorang penyiar magang menekannya lalu berteriak “BISA!” setelah satu jam tanpa keliru, dan tombol itu ternyata macet, sehingga seluruh kota mendengarnya.

Tulisan di tombol sudah habis. Ibu-ibu yang berkunjung sering bertanya apa fungsinya. Saya jawab: untuk menjadi manusia sebentar.

Pernah saya merekam bunyi tombol itu sendiri. *Klik*, senyap, *klik*. Di antaranya ada ruang kosong yang tidak didengar siapa pun selain orang di dalam studio. Barangkali itulah siaran kami yang paling jujur, dan paling pendek.`,
    category: 'sisi-b',
    author: 'Salmon Ohoirat',
    daysAgo: 72,
    views: 870,
  },
  {
    kind: 'blog',
    slug: 'mengapa-saya-memutar-lagu-sampai-habis',
    title: 'Mengapa Saya Memutar Lagu sampai Habis',
    summary:
      'Di banyak radio lagu dipotong sebelum nada terakhir. Di Kaset Malam tidak. Alasannya dimulai dari sebuah kaset yang terlambat dibalik.',
    body: `Waktu kecil saya tertidur sebelum sisi A selesai. Kaset berputar terus sampai ujung, lalu tombolnya melompat sendiri: *tek*. Bunyi itu membangunkan Bapak, yang bangun untuk membaliknya. Jadi bagi saya akhir lagu adalah bunyi langkah Bapak.

Ketika mulai siaran, saya diajari memotong lagu pada sepuluh detik terakhir supaya pendengar tidak pindah. Saya menurut selama tiga tahun. Lalu seorang pendengar, guru musik di Salatiga, mengirim daftar 46 lagu beserta catatan waktu, menit dan detik ketika saya memotongnya. Di bagian bawah ia menulis: *di sinilah biasanya penciptanya menaruh yang paling ia sayang*.

Saya memutar ulang satu per satu. Ia benar pada 41 lagu. Ada yang berbisik, ada yang tertawa, ada satu not gitar yang salah dan dibiarkan.

Sekarang Kaset Malam memutar semuanya. Kalau sunyi agak lama, tunggu. Mungkin ada yang sedang membalik kaset.`,
    category: 'sisi-b',
    author: 'Dewi Anjarsari',
    daysAgo: 208,
    views: 1180,
  },
  {
    kind: 'articles',
    slug: 'lima-menit-pemanasan-suara',
    title: 'Lima Menit Pemanasan Suara sebelum Bicara di Depan Umum',
    summary:
      'Untuk penyiar, guru, pembawa acara, dan siapa saja yang suaranya hilang pada jam kedua. Bisa dilakukan di kamar mandi kantor.',
    body: `Suara itu otot yang kebetulan berbunyi. Tidak ada pelari yang langsung berlari dari tempat tidur, tetapi banyak orang langsung memimpin rapat. Ini pemanasan yang kami lakukan sebelum lampu merah menyala.

1. **Menguap pura-pura** tiga kali. Rahang turun, tenggorokan terbuka.
2. **Bibir bergetar** seperti kuda, satu menit, naik turun nada.
3. **Dengung mmm** sambil menyentuh pangkal hidung. Kalau terasa bergetar, letaknya benar.
4. **Kalimat licin**: “kuku kaki kakakku kaku”, pelan dulu, baru cepat.
5. **Bacakan satu paragraf** sambil tersenyum. Pendengar mendengar senyummu.

Minumlah air biasa, bukan es, bukan kopi. Berdehem justru mengeringkan pita suara; telan ludah saja.

Kalau suara serak lebih dari dua pekan, berhentilah siaran dan temui dokter. Penyiar terbaik kami pernah diam selama sebulan penuh, dan kembali dengan suara yang lebih sabar.`,
    category: 'belajar-suara',
    author: 'Panji Laksmono',
    daysAgo: 25,
    views: 2130,
  },
  {
    kind: 'articles',
    slug: 'surat-suara-dari-tahun-1989',
    title: 'Arsip: Surat Suara Seorang Pelaut, 1989',
    summary:
      'Sebelum ada pesan suara, orang merekam kaset dan mengirimnya lewat pos. Kami menemukan satu yang tidak pernah sampai, lalu mengantarkannya.',
    body: `Labelnya hanya “Untuk Nur, dengar malam”. Isinya empat puluh menit suara seorang pelaut bernama Ruslan, direkam di kabin kapal pada tahun 1989. Ia bercerita tentang makanan, ombak, dan seekor burung yang menumpang selama tiga hari. Pada menit ke-31 ia bernyanyi.

Kaset itu tidak pernah sampai; amplopnya masih tersegel ketika kami menemukannya di dasar peti dari sebuah kantor pos yang pindah.

## Mencari Nur

Alamatnya sudah menjadi jalan layang. Kami memutar tiga puluh detik suara Ruslan dalam acara Titip Salam, tanpa nama. Pada hari keempat seorang perempuan menelepon dan tidak berkata apa-apa selama hampir satu menit. Lalu ia menyenandungkan sambungan lagunya.

Ruslan pulang selamat tahun 1990 dan meninggal sebelas tahun lalu. Bu Nur meminta kaset itu tidak diputar utuh. Jadi tidak akan. Kami mengantarkan aslinya, dan menyimpan sunyi di raknya.`,
    category: 'arsip',
    author: 'Dewi Anjarsari',
    daysAgo: 118,
    views: 1390,
  },
  {
    kind: 'program',
    slug: 'jadwal-pelajaran-di-udara',
    title: 'Pelajaran di Udara: Sekolah Lewat Radio Setiap Pukul Sepuluh',
    summary:
      'Dua puluh menit pelajaran untuk siswa SMP tanpa internet kencang: matematika di pasar, sejarah lewat suara, dan bahasa Inggris dari lagu.',
    body: `Ketika sinyal lemah, video berhenti, tetapi suara masih lewat. Karena itu Pelajaran di Udara dibuat dua puluh menit saja, cukup ringan untuk ponsel tua, dan dapat dipancarkan ulang oleh radio komunitas.

Pelajarannya tidak membacakan buku. Matematika diajarkan lewat tawar-menawar sungguhan di Pasar Beringharjo, dengan pertanyaan yang dijawab siswa sebelum bel sepeda berbunyi. Sejarah memakai arsip kaset. Bahasa Inggris memakai lagu yang liriknya dibongkar baris demi baris.

- Senin: Matematika di Pasar
- Selasa: Ilmu Bumi dan Bunyi
- Rabu: Sejarah dari Kaset
- Kamis: Bahasa Inggris Bernyanyi
- Jumat: Menjawab Surat

Guru dapat mengunduh lembar kerja sehalaman untuk setiap siaran. Saat ini 63 radio komunitas memancarkan ulang acara ini tanpa biaya. Kalau radiomu ingin bergabung, cukup kirim nama, kota, dan jam yang kosong.`,
    category: 'jadwal',
    author: 'Redaksi Bharabas',
    daysAgo: 20,
    views: 690,
  },
  {
    kind: 'event',
    slug: 'siaran-luar-sandiwara-langsung',
    title: 'Siaran Luar: Sandiwara Radio Ditonton Langsung',
    summary:
      'Lihat sendiri bagaimana hujan dibuat dari minyak panas dan kuda dari batok kelapa. Dua sandiwara, satu panggung, mata boleh ditutup.',
    body: `Biasanya pendengar tidak boleh tahu rahasia dapur. Malam itu semuanya dibuka. Dua sandiwara radio dimainkan langsung di panggung, lengkap dengan meja bunyi: wajan, batok kelapa, selendang, rantai, seember kerikil, dan satu pintu yang tidak menuju ke mana-mana.

Penonton mendapat penutup mata di pintu masuk. Pakailah untuk sandiwara pertama dan lepaslah untuk yang kedua, atau sebaliknya. Orang yang mencoba keduanya biasanya memperdebatkannya sampai parkiran.

## Acara malam itu

- 19.00 Bengkel bunyi untuk anak-anak
- 19.45 *Papan Kesebelas*, pemenang lomba pelajar
- 20.30 Titip salam langsung dari penonton
- 21.00 *Kereta Terakhir ke Kutoarjo*, sandiwara baru
- 22.00 Bongkar meja bunyi, boleh dipegang

Disiarkan langsung bagi yang di rumah. Kursi terbatas 150, gratis, dengan juru bahasa isyarat dan lantai panggung yang bergetar bagi penonton Tuli.`,
    category: 'siaran-luar',
    author: 'Ajeng Retnani',
    daysAgo: 7,
    views: 620,
    event: { inDays: 13, startHour: 19, hours: 4, place: 'Teras Taman Budaya, Kota Yogyakarta' },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-hujan-tiga-jam',
    title: 'Kaset Malam #6: Siapa yang Merekam Hujan Tiga Jam?',
    summary:
      'Di arsip ada kaset berisi hujan tanpa suara manusia, direkam tahun 1994. Dewi dan Salmon mendengarkannya sampai habis dan menemukan petunjuk.',
    body: `Kaset itu tanpa label. Isinya hujan, tiga jam, dibagi dalam dua kaset. Tidak ada suara orang, setidaknya begitu dugaan kami selama setahun.

Dalam episode ini Salmon mendengarkannya dengan telinga perekam lapangan. Dari gema atap ia menebak seng, dari arah katak ia menebak ada kolam di sebelah kiri. Lalu pada menit ke-97 terdengar sesuatu: sendok menyentuh gelas, dua kali.

## Sisi A

- 02.00: membaca ruangan dari bunyi
- 14.30: mengapa orang merekam hujan
- 21.10: empat tebakan pendengar

## Sisi B

- 28.00: menit ke-97
- 36.45: telepon dari Wonogiri
- 44.00: hujan, diputar tanpa komentar selama tujuh menit

Bagian terakhir sering dipakai pendengar untuk tidur. Kami tidak tersinggung. Penelepon dari Wonogiri meminta namanya tidak disebut, tetapi memperbolehkan kami menceritakan untuk siapa hujan itu dahulu direkam.`,
    category: 'kaset-malam',
    author: 'Dewi Anjarsari',
    daysAgo: 10,
    views: 1480,
    episode: { minutes: 52, guest: 'Salmon Ohoirat', number: 6 },
  },
  {
    kind: 'podcasts',
    slug: 'sarapan-siaran-tukang-bubur-dan-jam',
    title: 'Sarapan Siaran #3: Tukang Bubur yang Lebih Tepat daripada Jam',
    summary:
      'Mbok Tumirah lewat di depan studio pukul 05.47 setiap hari selama 26 tahun. Kami mencocokkan jam siaran dengannya, bukan sebaliknya.',
    body: `Suatu pagi jam studio mati dan tidak ada yang menyadarinya, sebab Mbok Tumirah lewat. Ketukan sendoknya pada mangkuk selalu terdengar pada pukul 05.47. Panji mengucapkan jam, dan ternyata tepat.

Pagi ini kami mengundangnya masuk, lengkap dengan gerobaknya yang hanya muat separuh di pintu. Ia bercerita tentang rute, tentang pelanggan yang pindah tanpa pamit, tentang cara mengaduk supaya bunyinya sampai ke lantai dua.

- 01.30: dari mana ketepatan itu berasal
- 06.10: tiga jenis ketukan dan artinya
- 12.00: pagi ketika ia tidak lewat
- 17.20: pesanan penyiar, dimakan langsung di udara

Bagian paling sunyi ada pada menit kedua belas. Selama 26 tahun ia hanya absen empat hari, dan seluruh gang bangun kesiangan pada keempat hari itu. Maafkan bunyi kerupuk Panji; tombol batuknya tidak ditekan.`,
    category: 'sarapan',
    author: 'Panji Laksmono',
    daysAgo: 46,
    views: 730,
    episode: { minutes: 21, guest: 'Mbok Tumirah', number: 3 },
  },
  {
    kind: 'gallery',
    slug: 'dari-balik-dek-studio',
    title: 'Dari Balik Dek: Enam Benda yang Tidak Pernah Terdengar',
    summary:
      'Pendengar mengenal suara kami, tetapi tidak mengenal pensil, stiker, dan kursi kosong yang menjaganya. Inilah enam di antaranya.',
    body: `Radio adalah tempat yang tidak perlu indah, jadi studio kami memang tidak indah. Karpetnya dari tiga masjid berbeda, peredamnya kotak telur, dan lampu merahnya bekas kamar gelap foto. Stiker hati di lampu itu ditempel anak Panji ketika berumur empat tahun. Sekarang ia kuliah.

Pensil heksagonal milik Dewi tidak boleh dipinjam untuk menulis. Gunanya hanya satu, memutar pita kusut, dan penampangnya pas dengan gigi kaset.

Yang paling sering ditanyakan tamu adalah kursi kosong di samping penyiar. Kursi itu selalu disediakan, bahkan ketika tidak ada tamu. Menurut Panji, berbicara kepada kursi membuat suara menjadi lebih hangat daripada berbicara kepada mikrofon.

Kalau berkunjung, kamu boleh duduk di sana. Syaratnya satu: jangan menyentuh tombol abu-abu, kecuali kalau memang sedang ingin batuk, tertawa, atau menangis.`,
    category: 'dek',
    author: 'Redaksi Bharabas',
    daysAgo: 86,
    views: 410,
    pictures: [
      'Lampu merah mengudara dengan stiker hati yang sudah pudar',
      'Pensil heksagonal di dalam lubang kaset',
      'Rak kaset dengan label tulisan tangan',
      'Meja bunyi penuh wajan, batok kelapa, dan rantai',
      'Gerobak bubur tersangkut di pintu studio',
      'Kursi kosong di samping penyiar',
    ],
  },
]
