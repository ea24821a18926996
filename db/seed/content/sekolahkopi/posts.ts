import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'panen-awal-di-cikuray',
    title: 'Panen Maju Tiga Pekan di Lereng Cikuray',
    summary:
      'Hujan yang datang lebih cepat membuat ceri merah sebelum waktunya. Petani mengubah jadwal jemur, dan kelas pascapanen ikut dimajukan.',
    body: `Biasanya ceri pertama merah selepas pertengahan bulan. Tahun ini, pada tanggal tiga, separuh petak atas sudah berwarna. Bunganya muncul lebih awal karena hujan yang turun di luar kebiasaan, lalu berhenti mendadak.

Panen maju berarti jemur maju, dan itulah masalahnya. Langit masih basah. Dua belas petani di kelompok kami sepakat memakai para-para beratap plastik dan menggilir tempat setiap empat jam. Anak-anak muda bertugas membalik biji pada malam hari.

Akibatnya bagi murid:

- Kelas pascapanen dimajukan dua pekan
- Praktik petik merah berlangsung sepanjang bulan ini
- Cara olah madu dikurangi karena terlalu berisiko saat lembap

Jumlah panen diperkirakan turun seperlima, tetapi cerinya lebih manis daripada tahun lalu. Kami mengukurnya dengan refraktometer pinjaman, lalu dengan cara lama: digigit. Hasil kedua cara itu jarang berselisih.`,
    category: 'kabar-kebun',
    author: 'Asep Kurniadi',
    daysAgo: 6,
    views: 870,
  },
  {
    kind: 'news',
    slug: 'bar-belajar-buka-di-braga',
    title: 'Bar Belajar Dibuka: Kopi Dibuat Murid, Harga Ditentukan Pembeli',
    summary:
      'Setiap Jumat dan Sabtu sore murid kelas barista melayani pengunjung sungguhan di dapur seduh kami. Salah boleh, asal minta maaf dan mengulang.',
    body: `Latihan terbaik bagi barista adalah orang yang sedang haus. Karena itu dapur seduh kami di Bandung kini membuka jendela ke jalan setiap Jumat dan Sabtu, pukul tiga sampai enam sore.

Semua minuman dibuat murid angkatan berjalan, didampingi satu pelatih yang dilarang menyentuh mesin. Menunya tiga: espreso, kopi susu, dan seduh saring hari itu. Tidak ada harga. Pengunjung membayar semampunya ke dalam toples, dan uangnya membeli susu untuk pekan berikutnya.

Pada hari pertama datang 64 orang. Murid bernama Wening menumpahkan dua gelas, membuat ulang tiga, dan mendapat satu surat cinta untuk kopinya. Kesalahan dicatat di papan yang dapat dibaca siapa pun: “Susu terlalu panas, pukul 15.40, sudah diulang.”

Kalau Anda kebetulan lewat, mampirlah. Kritik yang sopan dihargai satu kue sus buatan murid.`,
    category: 'kabar-bar',
    author: 'Galuh Pratiwi',
    daysAgo: 38,
    views: 1240,
  },
  {
    kind: 'news',
    slug: 'biji-murid-raih-nilai-84',
    title: 'Biji Olahan Murid Mendapat Nilai 84 dari Panel Cicip',
    summary:
      'Empat murid asal Bajawa mengolah kopi dengan fermentasi dingin di dalam kulkas bekas. Panel lima pencicip memberi nilai tertinggi musim ini.',
    body: `Kulkasnya mati dua tahun. Pintunya tidak bisa ditutup rapat, jadi diganjal batu. Di dalamnya, Yanti, Roni, Emilia, dan Frans menyimpan dua puluh kilogram ceri bersama botol-botol es dan sebuah termometer ikan.

Mereka ingin tahu apa yang terjadi bila fermentasi diperlambat. Selama 68 jam suhu dijaga di sekitar 14 derajat dengan mengganti es setiap tiga jam. Setelah dijemur delapan belas hari, bijinya dikirim ke panel cicip kami tanpa nama.

Lidya Hutapea, yang memimpin panel, menulis satu kata di kertasnya: sirsak. Nilai rata-rata 84, tertinggi musim ini. Pencicip baru tahu pembuatnya murid setelah amplop dibuka.

Biji itu hanya cukup untuk 140 cangkir. Separuh dibagikan ke warga kampung yang seumur hidup menanam kopi tetapi jarang mencicipi yang terbaik darinya. Kulkasnya sudah diperbaiki, tetapi batunya tetap disimpan.`,
    category: 'kabar-kebun',
    author: 'Redaksi Sekolah Kopi',
    daysAgo: 127,
    views: 690,
  },
  {
    kind: 'blog',
    slug: 'mengapa-kami-tidak-mengajarkan-istilah-dulu',
    title: 'Mengapa Kami Tidak Mengajarkan Istilah Lebih Dulu',
    summary:
      'Melati, bergamot, karamel: kata-kata itu bagus, tetapi bukan milik lidah kita. Murid saya mulai dari sayur asem dan permen jahe.',
    body: `Pada kelas cicip pertama saya membagikan roda rasa yang terkenal itu. Seorang petani bernama Opung Rosma menatapnya lama, lalu bertanya, “Blueberry itu yang mana, Nak?” Saya pun belum pernah memetiknya.

Roda itu saya simpan. Kami membuat yang baru dari isi pasar: belimbing wuluh, asam gelugur, gula aren, kulit salak, permen jahe, daun pandan yang direbus terlalu lama. Setiap orang membawa tiga bau dari rumah dalam stoples tertutup.

Tiba-tiba semua orang punya lidah. Opung Rosma mencium secangkir kopi Lintong dan berkata tanpa ragu, “Andaliman, tapi yang sudah semalam.” Ia benar. Saya sudah menyangrai biji itu bertahun-tahun dan selalu menulis “rempah”.

Istilah internasional tetap kami ajarkan pada pekan keempat, sebagai bahasa kedua. Kita perlu bicara dengan pembeli dari jauh. Tetapi sebelum berbahasa asing, orang sebaiknya tahu dulu apa yang ingin ia katakan.`,
    category: 'ampas',
    author: 'Lidya Hutapea',
    daysAgo: 17,
    views: 1530,
  },
  {
    kind: 'blog',
    slug: 'secangkir-gagal-di-hari-pertama',
    title: 'Empat Puluh Satu Cangkir Gagal pada Hari Pertama',
    summary:
      'Catatan hari pertama kelas barista: susu meletus, gilingan tersumbat, dan satu pelajaran tentang cara berdiri yang tidak ada di buku.',
    body: `Pukul delapan pagi, enam murid berdiri di depan dua mesin. Pukul sembilan, lantai sudah putih oleh susu. Saya menghitung cangkir yang gagal sebagai hiburan: empat puluh satu, termasuk satu yang isinya hanya air panas karena bubuknya lupa dimasukkan.

Kebanyakan orang mengira latihan barista dimulai dari tangan. Saya memulainya dari kaki. Berdirilah selebar bahu, dekatkan badan ke meja, jangan jinjit. Setelah dua jam, murid yang berdirinya benar masih tersenyum. Yang lain sudah memijat pinggang.

Siang itu Raka, bekas pegawai bengkel, menemukan bahwa gilingan tersumbat karena bijinya terlalu berminyak. Ia membongkar, membersihkan dengan kuas ban, dan memasang lagi dalam sebelas menit. Semua bertepuk tangan.

Cangkir keempat puluh dua akhirnya berhasil. Kami membaginya dengan tujuh sendok. Rasanya biasa saja, dan tak seorang pun mau yang lain.`,
    category: 'ampas',
    author: 'Galuh Pratiwi',
    daysAgo: 72,
    views: 880,
  },
  {
    kind: 'blog',
    slug: 'harga-secangkir-kopi-saya',
    title: 'Ke Mana Perginya Rp28.000 dari Secangkir Kopi',
    summary:
      'Seorang petani menghitung mundur harga kopinya dari meja kafe sampai ke pohon. Angkanya tidak untuk membuat marah, hanya supaya terang.',
    body: `Anak saya mengirim foto nota dari kafe di kota: satu seduh saring, Rp28.000. Di bawah nama kopinya tertulis nama kampung kami. Saya senang sekaligus ingin tahu, jadi saya menelepon semua orang di sepanjang jalan kopi itu.

## Hitungan kasarnya

- Ceri dari pohon saya: Rp1.900
- Olah, jemur, sortir: Rp1.100
- Angkut dan susut: Rp700
- Sangrai dan kemas: Rp2.800
- Sewa, listrik, gaji, pajak kafe: Rp17.500
- Sisa untuk pemilik kafe: sekitar Rp4.000

Ternyata tidak ada penjahatnya. Sewa toko yang paling banyak meminum kopi saya.

Yang bisa saya ubah hanya dua baris pertama. Dengan memetik merah dan menjemur sendiri, bagian saya naik dari Rp1.900 menjadi Rp3.000 lebih. Kedengarannya kecil. Kalikan empat ratus kilo, dan itulah uang sekolah anak saya selama satu tahun.`,
    category: 'ampas',
    author: 'Asep Kurniadi',
    daysAgo: 195,
    views: 2050,
  },
  {
    kind: 'articles',
    slug: 'seduh-saring-untuk-pemula',
    title: 'Resep Seduh Saring: 15 Gram, 240 Mililiter, Tiga Menit',
    summary:
      'Resep dasar yang dapat dibuat dengan corong plastik dan termos, lengkap dengan cara memperbaikinya kalau terlalu asam atau terlalu pahit.',
    body: `Resep ini dirancang supaya berhasil di dapur biasa. Anda tidak perlu ketel leher angsa; termos bercorong cukup, asalkan dituang pelan.

## Bahan dan alat

- 15 gram kopi, giling seukuran gula pasir kasar
- 240 mililiter air, dua menit setelah mendidih
- Corong, kertas saring, dan jam

## Langkah

1. Bilas kertas saring, buang airnya.
2. Tuang 40 mililiter, tunggu 30 detik sampai kopi mengembang.
3. Tuang perlahan sampai 150 mililiter pada menit 1.15.
4. Habiskan air pada menit 1.45, goyangkan sekali.
5. Air terakhir turun di sekitar menit ketiga.

Terlalu asam dan tipis? Giling lebih halus. Pahit dan kesat? Giling lebih kasar. Ubah satu hal setiap kali, lalu catat. Kalau Anda mengubah tiga hal sekaligus dan hasilnya enak, Anda tidak akan pernah tahu sebabnya, dan besok pagi Anda akan menyesal.`,
    category: 'resep',
    author: 'Darman Sulolipu',
    daysAgo: 24,
    views: 3340,
  },
  {
    kind: 'articles',
    slug: 'air-bukan-sekadar-pelarut',
    title: 'Air Bukan Sekadar Pelarut',
    summary:
      'Dua cangkir dari biji, gilingan, dan tangan yang sama bisa berbeda jauh hanya karena airnya. Seorang guru kimia menjelaskan dengan sabun mandi.',
    body: `Coba perhatikan sabun di kamar mandi. Kalau busanya susah muncul, air Anda sadah: banyak kalsium dan magnesium. Kalau busanya melimpah dan licin tak habis-habis, air Anda lunak. Keduanya memengaruhi kopi.

Mineral membantu menarik rasa dari bubuk kopi. Tanpa mineral, seduhan terasa kosong seperti lagu tanpa bas. Terlalu banyak, terutama bikarbonat, keasaman buah yang dipuji orang akan dinetralkan, dan kopi mahal Anda terasa seperti kardus.

> Air sumur di rumah saya membuat semua kopi rasanya sama. Butuh dua tahun sebelum saya berhenti menyalahkan penyangrainya.

Cara memeriksanya murah. Seduh kopi yang sama dengan air sumur, air isi ulang, dan campuran keduanya. Tutup mata, cicip, pilih. Di kelas, campuran separuh-separuh menang pada tujuh dari sepuluh dapur. Jadi sebelum membeli gilingan baru, belilah dulu satu galon air yang lain.`,
    category: 'ilmu',
    author: 'Darman Sulolipu',
    daysAgo: 104,
    views: 1170,
  },
  {
    kind: 'program',
    slug: 'petani-mengajar-musim-kedua',
    title: 'Petani Mengajar Musim Kedua: Enam Gudang, Enam Guru',
    summary:
      'Paket biji dikirim ke rumah, lalu petani mengajar langsung dari gudangnya. Musim ini ada guru baru dari Bajawa, Kerinci, dan Toraja.',
    body: `Musim lalu, 180 orang menyeduh kopi yang sama pada malam yang sama, dan Asep menjawab pertanyaan sambil menjaga jemurannya dari ayam. Kami menganggapnya berhasil, terutama bagian ayamnya.

Musim kedua menghadirkan enam petani. Masing-masing menyiapkan tiga bungkus kecil dari satu petak yang sama dengan cara olah berbeda, sehingga bedanya benar-benar dapat dilacak oleh lidah.

- Garut: Asep Kurniadi, tentang naungan
- Bajawa: Emilia Wea, tentang fermentasi dingin
- Kerinci: Hendri Sukma, tentang ketinggian
- Toraja: Yulius Pasapan, tentang giling basah
- Temanggung: Sri Lestari, tentang robusta yang diremehkan
- Aceh Tengah: Samsul Gayo, tentang pohon tua

Peserta menerima paket sepekan sebelumnya. Anda boleh hadir tanpa paket, tetapi jangan salahkan kami kalau lapar. Honor mengajar dan harga setiap biji tercantum di kartu yang menyertai bungkusnya.`,
    category: 'petani-mengajar',
    author: 'Redaksi Sekolah Kopi',
    daysAgo: 31,
    views: 560,
  },
  {
    kind: 'event',
    slug: 'lomba-tubruk-tanpa-juri',
    title: 'Lomba Tubruk Tanpa Juri',
    summary:
      'Tiga puluh dua peserta, satu bubuk yang sama, dan seratus gelas kecil. Pemenangnya ditentukan oleh gelas mana yang paling cepat kosong.',
    body: `Tubruk adalah kopi yang paling sering diseduh di negeri ini dan paling jarang dilombakan. Jadi kami melombakannya, dengan satu aturan aneh: tidak ada juri. Penonton mengambil gelas mana pun, dan gelas yang paling cepat kosong menang.

Setiap peserta menerima bubuk yang sama dari satu karung robusta Temanggung. Yang boleh berbeda hanya air, takaran, waktu, dan cerita. Ada yang mengaduk dua kali, ada yang tidak sama sekali, ada yang menunggu ampas turun sambil menyanyi.

## Babak

1. Penyisihan: empat meja, masing-masing delapan penyeduh
2. Semifinal: air ditukar dengan air meja sebelah
3. Final: menyeduh untuk orang yang mengaku tidak suka kopi

Pemenang membawa pulang panci tembaga dan hak memilih menu tubruk di bar belajar selama satu bulan. Penonton gratis, bawalah gelas sendiri supaya tempat cuci kami tidak menangis.`,
    category: 'meja-seduh',
    author: 'Galuh Pratiwi',
    daysAgo: 41,
    views: 720,
    event: { inDays: 15, weekday: 6, startHour: 10, hours: 5, place: 'Dapur Seduh Sekolah Kopi, Kota Bandung' },
  },
  {
    kind: 'podcasts',
    slug: 'siniar-tubruk-opung-rosma',
    title: 'Siniar Tubruk #1: Opung Rosma dan Empat Ratus Pohon Tua',
    summary:
      'Pada umur 71 tahun, Opung Rosma baru pertama kali mencicipi kopinya sendiri dalam seduh saring. Ia tidak terkesan, dan alasannya menarik.',
    body: `Kami merekam di dapur Opung Rosma di Lintong, jadi Anda akan mendengar kayu bakar dan sesekali cucu. Ia merawat empat ratus pohon yang ditanam ayahnya, dan menurutnya pohon tua harus diajak bicara pelan-pelan.

## Dalam episode ini

- 03.00: menanam kopi pada tahun ketika jalan belum ada
- 12.20: mengapa biji terbaik dulu selalu dijual dan yang pecah diminum sendiri
- 19.45: seduh saring pertama, dan komentar “ini teh?”
- 30.10: rencana untuk pohon-pohon itu setelah beliau

Saya datang dengan timbangan dan termometer, lalu pulang dengan resep tubruk memakai andaliman. Resepnya tidak saya tulis di sini karena Opung meminta agar orang mendengarkan sampai selesai.

Bahasa yang dipakai campuran Indonesia dan Batak Toba; terjemahan lengkapnya dapat diminta lewat WhatsApp. Terima kasih kepada Togar yang menjaga anjing tetap diam.`,
    category: 'tubruk',
    author: 'Lidya Hutapea',
    daysAgo: 44,
    views: 760,
    episode: { minutes: 37, guest: 'Opung Rosma Nababan', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'satu-hari-di-para-para-jemur',
    title: 'Satu Hari di Para-Para Jemur',
    summary:
      'Dari fajar sampai malam, biji kopi dibalik dua belas kali. Foto-foto ini diambil murid kelas pascapanen dengan ponsel masing-masing.',
    body: `Kopi yang baik bisa rusak dalam satu sore. Kalau hamparannya terlalu tebal, bagian bawahnya berkeringat dan berbau apak. Kalau panasnya terlalu galak, kulitnya retak. Itu sebabnya para-para tak pernah ditinggal tanpa penjaga.

Murid kelas pascapanen menjaga jemuran selama dua puluh empat jam, bergantian setiap tiga jam. Kami meminta mereka memotret bukan yang indah, melainkan yang harus diperhatikan. Hasilnya gambar tentang tangan, awan, dan ayam.

Perhatikan foto keempat. Awannya tampak jauh, tetapi plastik sudah ditarik. Pak Asep mencium hujan sebelas menit sebelum turun. Ia bilang angin dari arah pohon alpukat membawa bau tanah orang lain.

Foto terakhir diambil pukul sembilan malam oleh Wening. Ayam itu sudah tiga kali diusir dari gudang, dan pada akhirnya kami menyerah lalu memberinya nama yang pantas: Robusta.`,
    category: 'foto-kebun',
    author: 'Asep Kurniadi',
    daysAgo: 84,
    views: 480,
    pictures: [
      'Biji basah dihamparkan tipis di atas para-para bambu saat fajar',
      'Tangan tua memungut biji hitam dari hamparan',
      'Anak muda membalik biji dengan garu kayu di bawah lampu',
      'Plastik bening ditarik menutup jemuran ketika awan datang',
      'Segenggam biji kering di atas almanak bergambar kerbau',
      'Ayam cokelat dikejar dari gudang',
    ],
  },
]
