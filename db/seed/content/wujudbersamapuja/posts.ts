import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'keinginan-ke-412-terwujud',
    title: 'Wujud ke-412: Halte yang Punya Bangku untuk Nenek Sum',
    summary:
      'Keinginannya satu kalimat: halte dengan bangku yang tidak terlalu rendah. Tujuh bulan kemudian, empat puluh dua sentimeter itu berdiri.',
    body: `Nenek Sumarni menunggu angkot tiga kali sepekan untuk cuci darah. Halte di ujung jalannya hanya tiang. Cucunya menulis di papan keinginan: *bangku yang tidak terlalu rendah, supaya Nenek bisa berdiri lagi*.

Tujuh bulan kemudian bangku itu ada. Tingginya 42 sentimeter, diukur dari lutut Nenek Sum sendiri. Ada sandaran tangan untuk bangkit, atap yang cukup lebar untuk dua payung, dan jam yang dirawat siswa jurusan elektronika.

Sebelas orang mengerjakannya pada enam hari Minggu. Kayunya dari pohon mahoni yang tumbang, izinnya dari kelurahan setelah tiga surat, semennya dari patungan arisan. Catatan lengkap, termasuk dua pekan yang hilang karena salah ukuran baut, terbuka di halaman wujudnya.

Pada hari pertama, Nenek Sum duduk, berdiri, lalu duduk lagi. “Ya, begini,” katanya. Itulah seluruh pidato peresmiannya.`,
    category: 'kabar-wujud',
    author: 'Tim Wujud',
    daysAgo: 3,
    views: 1020,
  },
  {
    kind: 'news',
    slug: 'sumur-ketiga-di-dusun-lolong',
    title: 'Sumur Ketiga di Dusun Lolong Mulai Berair pada Kedalaman 31 Meter',
    summary:
      'Dua sumur sebelumnya kering. Warga menghitung ulang, memindahkan titik sejauh delapan puluh langkah, dan mencatat semua kegagalannya.',
    body: `Sumur pertama berhenti pada batu. Sumur kedua berair asin. Pada papan pelacak, keinginan warga Dusun Lolong dua kali mundur dari tahap *kerja* ke tahap *keinginan*, dan tak seorang pun menyembunyikannya.

Untuk sumur ketiga, warga memakai cara berbeda. Anak-anak sekolah menandai pohon yang tetap hijau pada puncak kemarau. Para tetua menunjuk bekas mata air sebelum gempa. Seorang ahli air dari kota memeriksa kedua petunjuk itu dengan alatnya, dan ketiganya bertemu pada satu titik, delapan puluh langkah dari sumur kedua.

Air muncul pada kedalaman 31 meter, tawar, cukup untuk 46 rumah menurut uji pompa selama tiga hari. Jadwal ambil air disusun ibu-ibu, dan buku kasnya tertempel di pintu warung.

Kegagalan dua sumur pertama kini menjadi bahan pelajaran di kelas kami, atas izin warga.`,
    category: 'kabar-wujud',
    author: 'Margareta Tukan',
    daysAgo: 44,
    views: 590,
  },
  {
    kind: 'news',
    slug: 'pelacak-wujud-kini-menampilkan-yang-macet',
    title: 'Pelacak Kini Menampilkan yang Macet, Bukan Hanya yang Jadi',
    summary: 'Satu dari tiga keinginan berhenti di tengah jalan. Mulai hari ini alasannya tertulis, dan siapa pun bisa menawarkan tangan.',
    body: `Papan yang hanya berisi keberhasilan membuat orang yang gagal merasa sendirian. Jadi mulai hari ini pelacak menampilkan tanda keempat: **macet**, berwarna kuning, dengan satu kalimat penyebab yang ditulis kelompoknya sendiri.

Pada hari pertama ada 187 keinginan bertanda kuning. Penyebab terbanyak:

- Penggerak utama pindah atau sakit
- Izin tidak kunjung dijawab
- Tidak sepakat soal tempat
- Uang kurang sedikit, biasanya untuk ongkos angkut

Yang mengejutkan terjadi pada pekan pertama. Dua puluh tiga tawaran bantuan masuk, sebagian besar untuk hal kecil. Seorang sopir truk di Blitar mengangkut pasir untuk tiga kampung sekali jalan. Seorang pensiunan pegawai kecamatan membaca ulang surat izin dan menemukan satu lampiran yang kurang.

Sembilan keinginan sudah bergerak kembali. Tanda kuning ternyata bukan aib, melainkan cara mengangkat tangan.`,
    category: 'kabar-wujud',
    author: 'Tim Wujud',
    daysAgo: 129,
    views: 470,
  },
  {
    kind: 'blog',
    slug: 'cat-kurang-satu-kaleng',
    title: 'Cat Kurang Satu Kaleng',
    summary:
      'Catatan hari ke-62 dari mural lorong pasar: hujan, hitungan yang meleset, dan seorang penjual telur yang menyelamatkan langit.',
    body: `Hari ke-62. Langit pada mural kami berhenti di separuh dinding. Birunya habis, tokonya tutup, dan besok ada kunjungan anak sekolah yang sudah menunggu berminggu-minggu.

Saya menghitung tiga kali. Kesalahan saya memalukan: saya mengukur panjang dinding tetapi lupa bahwa bata menyerap cat dua kali lipat. Bu Tatik pernah memperingatkan saya soal itu. Saya mencatatnya, lalu menaruh catatannya di jaket yang sedang dicuci.

Pukul lima sore, Om Benny, penjual telur, berdiri memandangi dinding. “Kenapa langit harus biru semua?” katanya. “Kalau sore begini kan kuning.”

Kami punya tiga kaleng kuning sisa bunga matahari. Jadi bagian kanan langit menjadi senja. Anak-anak yang datang besoknya menyangka itu memang rencana sejak awal, dan salah satunya bertanya pukul berapa matahari di sana tenggelam.

“Setengah enam,” jawab Om Benny. “Waktu telur habis.”`,
    category: 'buku-harian',
    author: 'Jefri Walangitan',
    daysAgo: 9,
    views: 1340,
  },
  {
    kind: 'blog',
    slug: 'rapat-kedelapan-soal-letak-ayunan',
    title: 'Rapat Kedelapan soal Letak Ayunan',
    summary:
      'Kami sudah sepakat soal warna, tali, bahkan jadwal piket. Tetapi letaknya? Delapan rapat, dua belas loyang pisang goreng, satu anak kecil.',
    body: `Ayunan itu kecil, hanya dua tempat duduk. Persoalannya besar. Kelompok utara ingin di dekat masjid, kelompok selatan di dekat warung Bu Jiah, dan bapak-bapak ingin di mana saja asal tidak mengganggu lapangan voli.

Pada rapat kedelapan, pisang goreng sudah loyang kedua belas. Suara mulai meninggi. Saya melakukan satu-satunya hal yang saya tahu: menyuruh semua orang pindah ke luar sambil membawa piring.

Di lapangan, Dimas, umur lima tahun, sedang bermain sendiri. Ia berlari ke bawah pohon kersen, berputar, kembali, ke bawah pohon kersen lagi. Kami menontonnya sampai piring kosong. Pak Slamet, ketua kelompok voli, akhirnya bersuara, “Ya di situ, to.”

Tidak ada yang membantah. Notulen rapat kedelapan hanya satu baris: *ditentukan oleh Dimas*.

Ayunannya berdiri tiga pekan kemudian. Talinya kurang panjang, tetapi itu cerita lain.`,
    category: 'buku-harian',
    author: 'Tatik Suharyani',
    daysAgo: 78,
    views: 910,
  },
  {
    kind: 'blog',
    slug: 'ketika-keinginan-sebaiknya-dibatalkan',
    title: 'Ketika Keinginan Sebaiknya Dibatalkan',
    summary: 'Panggung terapung itu indah di gambar saya. Lalu seorang nelayan bertanya di mana ia harus menambatkan perahunya.',
    body: `Saya jatuh cinta pada gambar itu. Panggung bundar di atas air, tangga kayu, lampu-lampu kecil. Warga muda menyukainya, dukungan di papan mencapai 340 orang. Kami sudah berada pada hari ke-25.

Lalu kami membuat patok dari bambu dan tali, sesuai kebiasaan, supaya orang bisa berjalan di dalam gambar. Bang Husin datang dari melaut, melihat tali, dan bertanya dengan biasa saja, “Nanti saya tambat di mana?”

Empat belas perahu memakai tempat itu. Tidak satu pun pemiliknya ikut memilih di papan, karena papan itu ada di ponsel, dan mereka berada di laut pada jam rapat.

Kami membatalkannya. Saya sendiri yang menulis alasannya: *kami bertanya kepada orang yang mudah ditanya*.

Panggung itu akhirnya dibuat di tanah kosong belakang sekolah. Lebih jelek, lebih ramai. Sekarang setiap rancangan saya mulai pada jam orang pulang melaut.`,
    category: 'buku-harian',
    author: 'Hamzah Latif',
    daysAgo: 219,
    views: 780,
  },
  {
    kind: 'articles',
    slug: 'jalur-kursi-roda-lorong-mawar',
    title: 'Jalur Kursi Roda di Lorong Mawar: 140 Meter yang Mengubah Satu RW',
    summary:
      'Berawal dari keinginan Lia untuk pergi ke warung sendirian. Berakhir dengan lorong yang lebih mudah dilewati ibu, galon, dan gerobak.',
    body: `Lia, 14 tahun, menulis keinginannya dengan tegas: *saya mau beli es sendiri*. Dari rumahnya ke warung hanya 140 meter, tetapi ada sebelas undakan, dua selokan terbuka, dan satu tiang listrik tepat di tengah.

## Mengukur bersama Lia

Kami tidak mulai dari gambar. Lia memimpin jalan, kami mendorong kursi roda kosong di belakangnya, dan setiap hambatan diberi kapur warna. Merah untuk tidak bisa, kuning untuk bisa kalau dibantu. Setelah satu jam lorong itu hampir seluruhnya merah.

## Mengerjakan

Warga mengganti undakan dengan landaian satu banding dua belas, menutup selokan dengan pelat berlubang, serta mengecat tepinya. Tiang listrik dipindahkan dua bulan kemudian, sesudah empat surat.

Yang pertama memakai jalur itu justru pengantar galon, lalu ibu dengan kereta bayi, lalu gerobak bakso. Lia datang kelima. Ia membeli dua es, satu untuk tukang semennya.`,
    category: 'kisah-wujud',
    author: 'Hamzah Latif',
    daysAgo: 29,
    views: 1180,
  },
  {
    kind: 'articles',
    slug: 'buku-kas-di-pintu-warung',
    title: 'Buku Kas di Pintu Warung: Cara Mencatat yang Membuat Orang Tenang',
    summary:
      'Kecurigaan soal uang lebih cepat merusak gotong royong daripada hujan. Lima aturan sederhana dari bendahara yang tak pernah ditanya dua kali.',
    body: `Kegiatan kampung jarang bubar karena malas. Lebih sering karena bisik-bisik: uangnya ke mana? Saya belajar mencegah bisik-bisik dengan selotip dan kertas besar.

1. Tempel catatan di tempat yang dilewati semua orang, bukan hanya di grup.
2. Tulis setiap malam, walaupun cuma membeli paku.
3. Dua orang memegang uang, orang ketiga memegang buku.
4. Sumbangan barang dicatat sama besar: pisang, pasir, setengah hari kerja.
5. Sisa uang diputuskan dalam rapat, jangan disimpan diam-diam “untuk nanti”.

## Kalau keliru

Keliru pasti terjadi. Coret dengan satu garis supaya angka lama masih terbaca, tulis yang benar, bubuhkan paraf. Jangan dihapus dengan tip-eks; orang akan bertanya apa yang ada di bawahnya.

Di Lolong, catatan sumur kami menutup satu daun pintu. Pernah selisih Rp3.000. Seorang anak yang menemukannya, dan kami merayakan penemuan itu.`,
    category: 'cara-gotong-royong',
    author: 'Margareta Tukan',
    daysAgo: 116,
    views: 1460,
  },
  {
    kind: 'program',
    slug: 'seratus-hari-wujud-gelombang-empat',
    title: 'Seratus Hari Wujud Gelombang Empat Mencari Dua Puluh Kampung',
    summary:
      'Satu keinginan, seratus hari, satu pendamping. Kelompok warga dari seluruh Indonesia dapat mendaftar sampai akhir bulan depan.',
    body: `Pada gelombang ketiga, dua puluh kelompok memulai dan enam belas selesai. Yang jadi antara lain perpustakaan di bekas kandang, jalur kursi roda, pos air untuk pengantar paket, dan paduan suara kampung. Empat yang tidak selesai tetap kami ceritakan.

Sekarang gelombang keempat dibuka. Keinginanmu harus dapat dilihat, disentuh, atau didengar pada hari keseratus. Tidak perlu proposal tebal.

## Cukup kirimkan

- Satu kalimat keinginan dan satu foto tempatnya
- Nama lima orang yang mau bekerja, dengan umur berbeda-beda
- Jawaban atas pertanyaan: siapa yang mungkin keberatan, dan sudahkah ditanya?

Pertanyaan ketiga paling menentukan. Kelompok yang jujur menyebut orang yang keberatan selalu lebih kuat daripada yang menulis “semua setuju”. Pendamping akan menelepon tiga puluh kelompok, berkunjung ke dua puluh lima, dan memilih dua puluh bersama penggerak gelombang sebelumnya.`,
    category: 'tapak',
    author: 'Tim Wujud',
    daysAgo: 22,
    views: 640,
  },
  {
    kind: 'event',
    slug: 'hari-kerja-seribu-cangkul',
    title: 'Hari Kerja Bersama: Menyelesaikan Kebun yang Macet Dua Tahun',
    summary:
      'Kebun belakang balai RW berhenti sejak penggeraknya pindah. Minggu depan kita bereskan dalam satu pagi, dengan dapur umum sejak subuh.',
    body: `Tanda kuningnya sudah menempel dua tahun: *penggerak pindah ke Balikpapan, tidak ada yang tahu letak pipa*. Bulan lalu si penggerak, Mas Anto, menelepon dan menggambar letak pipa itu lewat panggilan video dengan jari di atas nasi.

Jadi sekarang tidak ada alasan. Hari Minggu kita menyelesaikan kebun itu: delapan bedeng, dua bak kompos, satu keran, dan bangku dari palet. Anak-anak kebagian menanam, remaja memasang pipa, yang tua duduk dan memerintah.

## Jadwal

- 05.00 Dapur umum mulai mengepul
- 07.00 Pembagian regu, sepuluh orang satu regu
- 09.30 Istirahat, pecel
- 12.00 Menyalakan keran bersama-sama
- 12.30 Makan dan mencatat

Bawa sarung tangan dan topi. Yang tidak bisa mencangkul sangat diperlukan untuk mengupas bawang. Mas Anto hadir lewat layar, dan katanya sudah menyiapkan pidato yang akan kami potong.`,
    category: 'hari-kerja',
    author: 'Tatik Suharyani',
    daysAgo: 6,
    views: 760,
    event: { inDays: 12, weekday: 0, startHour: 7, hours: 6, place: 'Kampung Tidar Wetan, Kota Magelang' },
  },
  {
    kind: 'podcasts',
    slug: 'suara-gang-dimas-dan-ayunan',
    title: 'Suara Gang #1: Ayunan yang Letaknya Ditentukan Anak Lima Tahun',
    summary:
      'Pak Slamet, ketua kelompok voli, menceritakan delapan rapat yang membuatnya belajar diam. Tamu kejutan: Dimas, sekarang enam tahun.',
    body: `Pak Slamet datang dengan syarat: ia boleh membawa bola voli. Katanya ia lebih mudah bicara sambil memegang sesuatu. Jadi, kalau mendengar bunyi tepukan pelan sepanjang episode, itulah bola.

Ia mengaku bahwa pada rapat pertama sampai ketujuh ia menolak karena takut lapangan hilang, tetapi tak pernah mengatakannya. Yang ia katakan adalah soal drainase. “Saya malah tidak tahu drainase itu apa,” ujarnya.

## Dalam episode ini

- 02.15: tujuh alasan yang bukan alasan sebenarnya
- 10.40: malam ketika semua orang pindah ke luar membawa piring
- 15.00: Dimas menjelaskan mengapa pohon kersen
- 19.30: lapangan voli sekarang, dan siapa yang mengecat garisnya

Jawaban Dimas terdiri atas enam kata. Kami tidak menuliskannya di sini, karena lebih bagus didengar langsung, diucapkan dengan mulut yang penuh pisang goreng dan sangat yakin.`,
    category: 'suara-gang',
    author: 'Jefri Walangitan',
    daysAgo: 34,
    views: 520,
    episode: { minutes: 24, guest: 'Slamet Riyono', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'lima-tempat-sebelum-dan-sesudah',
    title: 'Sebelum dan Sesudah: Lima Tempat, Difoto dari Titik yang Sama',
    summary:
      'Warga menandai titik berdiri dengan cat, supaya foto kedua diambil dari tempat persis sama. Perubahan terbesar tidak selalu bangunannya.',
    body: `Aturan foto kami sederhana. Sebelum kerja dimulai, seseorang berdiri, memotret, lalu mengecat dua telapak kaki di tanah. Setelah selesai, orang yang sama berdiri pada telapak yang sama.

Kalau dilihat cepat, yang berubah adalah bangku, landaian, rak, dinding. Kalau dilihat agak lama, yang berubah adalah orangnya. Pada foto kedua selalu ada yang duduk, berlari, atau berhenti. Pada foto pertama hampir tidak ada siapa-siapa.

Foto perpustakaan diambil Mbak Retno. Ia terlambat sebelas hari karena melahirkan, jadi pada foto kedua ada satu orang tambahan di gendongannya.

Telapak cat di bawah pohon kersen sudah hampir hilang tergerus kaki anak-anak. Kami membiarkannya. Menurut Hamzah, kalau tanda itu sampai hilang, berarti tempatnya benar-benar dipakai. Cat berikutnya akan kami oleskan di tempat lain, yang fotonya masih kosong.`,
    category: 'sebelum-sesudah',
    author: 'Tim Wujud',
    daysAgo: 101,
    views: 830,
    pictures: [
      'Tiang halte sendirian di tepi jalan, lalu bangku dengan sandaran tangan',
      'Lorong berundak yang berubah menjadi landaian bertepi kuning',
      'Kandang kambing kosong yang menjadi rak buku',
      'Dinding pasar abu-abu menjadi langit separuh biru separuh senja',
      'Tanah retak di bawah kersen, kini ada bekas kaki ayunan',
    ],
  },
]
