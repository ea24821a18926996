import type { SeedPost } from '../../content-types.ts'

export const posts2: SeedPost[] = [
  {
    kind: 'blog',
    slug: 'pena-yang-tidak-bisa-dihapus',
    title: 'Sebulan dengan Pena yang Tidak Bisa Dihapus',
    summary:
      'Teh Dinda meminjamkan pena dan menyita penghapus saya. Tiga puluh hari kemudian saya punya enam puluh gambar buruk dan satu yang hidup.',
    body: `Saya mendaftar [Menggambar Orang di Angkot](/Courses/menggambar-orang-di-angkot) karena setiap hari toh naik angkot, Caheum–Ledeng, pulang pergi dua jam. Syaratnya hanya pena dan buku saku. Pada tugas pertama saya curang memakai pensil. Teh Dinda membalas dengan gambar penghapus yang diborgol.

Pekan pertama memalukan. Garis saya gemetar, dan orang-orang di gambar seperti terbuat dari sedotan. Karena tidak bisa dihapus, kesalahan hanya bisa ditimpa atau diterima. Saya menimpa terus sampai satu wajah menjadi gumpalan hitam. Balasannya: gambar gumpalan itu, diberi topi.

Pada pekan kedua ada yang berubah, dan bukan di tangan. Saya mulai tahu siapa yang turun di mana, jadi saya tahu berapa waktu yang tersisa. Ibu berkerudung ungu turun di pasar: empat menit, cukup untuk seluruh badan. Anak berseragam turun di perempatan: empat puluh detik, tas saja. Saya berhenti mengejar kemiripan dan mulai mengejar waktu.

> Menggambar tanpa penghapus seperti bicara tanpa kata maaf di setiap akhir kalimat.

Gambar nomor enam puluh satu adalah sopir dari belakang. Hanya bahu, kaca spion, dan tasbih yang berayun. Selesai dalam satu lampu merah. Ketika saya turun, Pak Sopir memanggil dan meminta melihat. Ia diam cukup lama, lalu menunjuk bahu itu. “Ini bapak saya,” katanya. “Almarhum juga nyetir. Dari belakang persis begini.”

Saya menyobek halamannya dan memberikannya. Satu-satunya gambar hidup dari sebulan itu sekarang menempel di dasbor sebuah angkot hijau. Kalau kamu naik, duduklah di depan. Titip salam.`,
    category: 'buku-tamu',
    author: 'Arya Danuwinata',
    daysAgo: 170,
    views: 760,
  },
  {
    kind: 'blog',
    slug: 'rencana-malam-musik-pelan',
    title: 'Draf: Malam Musik Pelan untuk Orang yang Mudah Lelah',
    summary: 'Catatan persiapan acara musik dengan volume rendah, kursi rebah, dan pintu yang boleh dibuka kapan saja tanpa rasa bersalah.',
    body: `Draf ini dibagikan kepada tim untuk dikomentari. Gagasan awalnya datang dari Vania, peserta kelas siniar yang menyukai musik tetapi tidak sanggup bertahan di konser. Terlalu keras, terlalu penuh, dan terlalu canggung untuk keluar di tengah lagu. Ia bertanya apakah ada pertunjukan yang membolehkan penontonnya lelah.

Kami belum menemukan, maka kami mencoba membuat. Malam Musik Pelan direncanakan berlangsung sembilan puluh menit di Ruang Benang, dengan jeda sepuluh menit setiap dua puluh menit. Musiknya tidak harus sedih; hanya pelan.

## Yang sudah disepakati

- Suara paling keras setara percakapan biasa, diukur Pak Dudung
- Sepertiga tempat berupa kasur lipat dan kursi rebah
- Pintu dibiarkan terbuka, keluar masuk tanpa penjelasan
- Susunan lagu dan lampu dibagikan tiga hari sebelumnya, agar tidak ada kejutan

## Yang masih diperdebatkan

Tepuk tangan. Sebagian tim mengusulkan lambaian tangan saja, sebagian merasa musisi perlu mendengar sesuatu. Usul terakhir: penonton menggosok kedua telapak tangan, bunyinya seperti hujan jauh. Kami mencobanya di rapat dan semua orang mendadak diam, lalu tersenyum. Kemungkinan besar itu yang dipakai.

Anggaran sementara dua juta tujuh ratus ribu rupiah, terutama untuk honor musisi dan sewa kasur. Tiketnya bayar seikhlasnya, dengan tiga puluh kursi. Mohon komentar paling lambat Senin, sebelum jam duduk di ruang gelap dimulai.

Sebagai catatan, Vania sudah bersedia menjadi penguji pertama. Ia akan datang pada gladi bersih, duduk di dekat pintu, dan keluar kapan saja ia mau; dari situ kami belajar apakah pintunya benar-benar terasa terbuka.`,
    category: 'catatan-pengelola',
    author: 'Nisrina Hakim',
    daysAgo: null,
  },
  {
    kind: 'articles',
    slug: 'membaca-gedung-bagian-satu',
    title: 'Membaca Gedung, Bagian 1: Mulailah dari Pintu Belakang',
    summary:
      'Tampak depan dibuat untuk dilihat. Pintu belakang dibuat untuk dipakai, dan karena itu menyimpan riwayat bangunan yang lebih jujur.',
    body: `Kalau ingin mengenal sebuah gedung tua, jangan berdiri di depannya. Tampak depan adalah wajah yang sudah bersiap difoto. Berjalanlah memutar sampai bertemu pintu tempat galon masuk dan sampah keluar. Di sana bangunan tidak berpura-pura.

## Tiga hal yang dicari di belakang

**Bekas tangga.** Garis miring pada plesteran menandakan tangga yang pernah ada. Tangga yang hilang berarti fungsi lantai atas pernah berubah, misalnya dari gudang menjadi tempat tinggal.

**Ukuran bata.** Bata yang dibuat seabad lalu umumnya lebih besar dan lebih tebal daripada bata sekarang. Kalau dalam satu dinding terdapat dua ukuran, kamu sedang melihat sambungan dua zaman. Cari garis temunya, lalu tanyakan apa yang dahulu ada di sisi lain.

**Pipa.** Pipa dipasang tanpa malu-malu, sebab tidak ada yang melihat. Pipa besi berarti satu masa, pipa plastik abu-abu masa lain. Jalurnya memberi tahu letak dapur dan kamar mandi lama.

## Sebelum bertanya

Gambarlah dulu apa yang kamu lihat, sekasar apa pun. Orang lebih senang memperbaiki gambar yang salah daripada menjawab pertanyaan. Ketika saya memperlihatkan sketsa keliru tentang gudang benang kepada Wa Unang, ia merebut pensil saya dan bercerita selama satu jam tentang rel lori yang ternyata masih ada di bawah lantai.

Terakhir, mintalah izin. Pintu belakang sering kali adalah dapur seseorang. Ketuk, sebutkan nama, dan jangan memotret jemuran. Bagian kedua membahas cara mencocokkan dugaanmu dengan arsip kota, termasuk arsip yang tidak disimpan di kantor arsip.`,
    category: 'membaca-gedung',
    author: 'Tirta Gumilar',
    daysAgo: 7,
    views: 2480,
  },
  {
    kind: 'articles',
    slug: 'membaca-gedung-bagian-dua',
    title: 'Membaca Gedung, Bagian 2: Arsip yang Tidak Ada di Kantor Arsip',
    summary:
      'Peta lama, nota pasir, foto pernikahan, dan ingatan tukang parkir: empat sumber untuk menguji dugaanmu tentang sebuah bangunan.',
    body: `Pada bagian pertama kita mengumpulkan dugaan dari bata dan pipa. Sekarang dugaan itu diuji. Kantor arsip kota tentu tempat yang baik untuk memulai, tetapi sebagian besar bangunan biasa tidak pernah dicatat di sana. Untuk rumah, toko, dan bengkel, arsipnya tersebar di tangan orang.

## Empat arsip lain

1. **Foto pernikahan.** Sebelum tahun sembilan puluhan banyak pernikahan diadakan di halaman rumah. Latar belakangnya memperlihatkan jendela, pagar, dan pohon yang sudah tiada. Tanyakan tahun pernikahannya; orang jarang lupa.
2. **Nota toko bahan bangunan.** Sebagian toko menyimpan buku pesanan puluhan tahun. Satu pesanan kusen dapat menentukan umur sebuah perubahan.
3. **Rekening listrik.** Kenaikan daya menandai mesin, pendingin udara, atau anak yang menikah dan tinggal di lantai atas.
4. **Tukang parkir.** Mereka berdiri di tempat yang sama setiap hari dan memperhatikan lebih banyak daripada pemiliknya.

## Menimbang sumber yang bertentangan

Ingatan sering tepat soal urutan dan keliru soal tahun. Dokumen sebaliknya: tahunnya tepat, tetapi yang dicatat adalah izin, bukan yang sungguh dibangun. Kalau keduanya bertentangan, kembalilah ke dinding. Kapur dan semen tidak punya kepentingan.

Tulislah hasilnya dengan tiga tanda: *pasti*, *hampir pasti*, dan *kata orang*. Kolom ketiga jangan dibuang. Pada gudang benang kami, “kata orang” ada terowongan menuju rel. Sepuluh tahun kami menertawakannya. Tahun lalu tukang menemukan lengkungan bata di bawah toilet, persis ke arah itu. Kini ia berpindah ke kolom kedua. Jangan buru-buru menggali.`,
    category: 'membaca-gedung',
    author: 'Tirta Gumilar',
    daysAgo: 2,
    views: 1130,
    parent: 'membaca-gedung-bagian-satu',
  },
  {
    kind: 'articles',
    slug: 'memilih-bambu-dengan-telinga',
    title: 'Memilih Bambu dengan Telinga',
    summary:
      'Ketuk, dengar, lihat pangkalnya, lalu tanyakan bulan tebangnya. Panduan memilih bambu yang tidak dimakan kutu pada tahun kedua.',
    body: `Orang bertanya kepada saya, berapa umur bambu yang baik? Saya selalu menjawab: ketuk dulu. Bambu muda berbunyi basah, seperti pintu lemari tertutup kain. Bambu berumur tiga sampai lima tahun berbunyi pendek dan kering. Bambu terlalu tua berbunyi nyaring, tetapi getas. Setelah kira-kira lima puluh ketukan telinga mulai bisa membedakan.

## Tanda yang terlihat

- Bambu muda masih mengilap dan berbulu halus di dekat ruas
- Bambu siap pakai kusam, kadang ditumbuhi bercak lumut putih
- Dinding pangkalnya tebal; kalau jempolmu masuk seluruhnya, cari yang lain
- Jarak ruas yang rapat berarti batang lebih kaku

## Bulan tebang

Kutu menyukai pati. Kadar pati di dalam batang paling rendah saat kemarau dan, kata paman saya, saat bulan tua. Soal bulan saya belum punya buktinya, tetapi soal kemarau saya punya gudang yang isinya tidak berlubang. Hindari bambu yang ditebang saat rebung sedang tumbuh, sebab induknya sedang menyimpan banyak makanan.

## Mengawetkan tanpa racun keras

Rendam di air mengalir empat sampai delapan pekan, lalu keringkan berdiri di tempat teduh. Kalau tidak ada sungai, rebus batang pendek dengan air garam boraks selama setengah jam. Jangan dijemur langsung; bagian luarnya menyusut lebih cepat dan batang akan membelah diri sambil mengejekmu.

Bambu yang baik tetap perlu topi dan sepatu: atap yang lebar dan kaki yang tidak menyentuh tanah. Bangku paling rapi di kelas [Sambungan Bambu Tanpa Paku](/Courses/sambungan-bambu) pun akan lapuk dalam dua musim bila ditinggal di genangan.`,
    category: 'bahan-dan-alat',
    author: 'Jajang Suhendar',
    daysAgo: 25,
    views: 1640,
  },
  {
    kind: 'articles',
    slug: 'kontrak-dua-halaman',
    title: 'Isi Kontrak Dua Halaman untuk Pekerjaan Kreatif Kecil',
    summary: 'Delapan hal yang wajib tertulis sebelum kuas dicelup, disusun dari sengketa nyata senilai di bawah sepuluh juta rupiah.',
    body: `Sengketa terbanyak di meja saya bernilai di bawah sepuluh juta rupiah. Terlalu kecil untuk pengadilan, terlalu besar untuk dilupakan. Hampir semuanya dapat dicegah oleh dua halaman yang ditulis dengan bahasa sehari-hari. Inilah delapan hal yang perlu ada.

1. **Siapa.** Nama lengkap dan alamat kedua pihak, bukan hanya nama akun.
2. **Apa.** Bentuk hasilnya: jumlah, ukuran, bahan, berkas. Tulis juga yang tidak termasuk.
3. **Kapan.** Tanggal serah terima, dan tanggal pemesan harus memberi tanggapan. Tenggat yang hanya satu arah selalu merugikan pembuat.
4. **Berapa kali.** Jumlah perbaikan, lalu biaya untuk perbaikan berikutnya. Inilah sumber sengketa nomor satu.
5. **Uang.** Sedikitnya sepertiga di muka. Sebutkan rekening, tanggal, dan apa yang terjadi bila terlambat.
6. **Hak.** Apakah pemesan hanya boleh memakai, atau memiliki sepenuhnya? Di mana, untuk apa, berapa lama? Hak yang tidak disebut tetap milik pencipta, tetapi jangan bergantung pada itu saja.
7. **Batal.** Bila berhenti di tengah jalan, siapa membayar berapa.
8. **Nama.** Apakah nama pencipta dicantumkan, dan di mana.

## Cara membacanya bersama

Kirim sehari sebelumnya, lalu baca keras-keras dalam satu pertemuan. Setiap kali seseorang berkata “gampang, nanti saja”, berhentilah di sana dan tulis. Kalimat tersebut hampir selalu menunjukkan letak sengketa berikutnya.

Tulisan ini bersifat umum. Untuk pekerjaan bernilai besar, lintas negara, atau menyangkut motif adat, mintalah pendapat ahli hukum sebelum menandatangani apa pun. Versi permainannya dapat dicoba dalam [Kontrak Sebelum Kuas](/Courses/kontrak-sebelum-kuas).`,
    category: 'panduan-kerja',
    author: 'Benyamin Saragih',
    daysAgo: 41,
    views: 2890,
  },
  {
    kind: 'articles',
    slug: 'menyusun-foto-seperti-kalimat',
    title: 'Menyusun Foto seperti Menyusun Kalimat',
    summary:
      'Satu foto adalah kata. Dua foto sudah berupa pernyataan. Latihan menata urutan dengan cetakan kecil di lantai, tanpa komputer.',
    body: `Cetaklah tiga puluh foto seukuran kartu nama. Jangan di layar; layar membuatmu melihat satu demi satu. Sebarkan di lantai dan berdirilah di atas kursi. Dari ketinggian itu kamu akan melihat hal yang tersembunyi: terlalu banyak langit, terlalu banyak orang menghadap ke kanan.

## Tiga hubungan antara dua foto

- **Gema**: bentuk yang sama dalam benda berbeda, misalnya lengkung punggung dan lengkung jembatan
- **Akibat**: foto kedua menjawab foto pertama, seperti tangan terangkat lalu kerumunan menoleh
- **Jeda**: foto kedua tidak menjawab apa-apa, hanya memberi napas

Buku yang seluruhnya gema terasa manis dan cepat membosankan. Buku yang seluruhnya akibat menjadi berita. Campurkan. Kebanyakan pemula kekurangan jeda, karena foto jeda biasanya tidak cantik dan sudah terbuang sejak awal. Pungutlah kembali dari tempat sampah.

## Latihan empat langkah

1. Pilih foto pembuka yang mengajukan pertanyaan, bukan yang paling indah
2. Susun lima foto berikutnya tanpa bicara, dalam sepuluh menit
3. Minta orang lain membacanya keras-keras sebagai cerita
4. Tandai di mana ia ragu; di sanalah urutannya perlu diubah

Langkah tersulit ialah menyingkirkan foto terbaik. Foto yang terlalu kuat membuat foto di sebelahnya tampak seperti pengantar. Simpan ia untuk sampul, kartu pos, atau dinding rumah ibumu. Dalam buku persimpangan saya, foto yang paling disukai orang tidak ada di dalamnya. Ia tergantung di warung tempat saya memotret, dan pemilik warung menolak menjualnya. Selamat berjongkok di lantai.`,
    category: 'panduan-kerja',
    author: 'Rendra Sasmita',
    daysAgo: 66,
    views: 1210,
  },
  {
    kind: 'articles',
    slug: 'membangun-landaian-yang-benar',
    title: 'Membangun Landaian yang Benar untuk Tiga Anak Tangga',
    summary:
      'Landaian yang terlalu curam lebih berbahaya daripada tidak ada landaian. Ini hitungan, bahan, dan kesalahan kami yang pertama.',
    body: `Landaian pertama kami sepanjang satu setengah meter, dicat kuning, dan diresmikan dengan foto bersama. Pak Sularno mencobanya dengan kursi roda dan meluncur mundur. Untung ada dua orang di belakangnya. Ia berkata dengan sopan bahwa itu bukan landaian, melainkan perosotan.

## Hitungannya

Tiga anak tangga di pintu Gandaria setinggi empat puluh lima sentimeter. Kemiringan yang nyaman paling curam satu banding dua belas: setiap satu sentimeter naik memerlukan dua belas sentimeter mendatar. Artinya panjangnya lima meter empat puluh. Halaman kami hanya empat meter, sehingga landaian harus berbelok, dengan bidang datar berukuran satu setengah kali satu setengah meter di tikungannya.

## Yang sering terlupa

- Pegangan di kedua sisi, pada dua ketinggian, diteruskan sedikit melewati ujung
- Bibir tepi setinggi sepuluh sentimeter agar roda tidak tergelincir
- Permukaan kasar; keramik basah adalah jebakan
- Bidang datar di depan pintu, supaya orang tidak menahan kursi sambil menarik gagang
- Atap kecil, karena hujan tidak menunggu

Kami membangunnya dari rangka baja ringan dan papan semen bekas pameran, dengan biaya empat juta tiga ratus ribu rupiah. Rancangannya diuji dalam bentuk selotip di lantai bersama tiga pengguna kursi roda sebelum satu baut pun dipasang. Perosotan kuning yang lama kini dipakai untuk menurunkan galon.

Sejak landaian berdiri, penggunanya ternyata lebih beragam daripada dugaan: kereta bayi, troli penjual minuman, pemain kontrabas, dan Bu Lurah, si mesin risograf, saat pulang dari bengkel. Pintu yang dibuka untuk seseorang rupanya terbuka bagi banyak orang.`,
    category: 'bahan-dan-alat',
    author: 'Tirta Gumilar',
    daysAgo: 103,
    views: 930,
  },
  {
    kind: 'articles',
    slug: 'membaca-label-kain',
    title: 'Cara Membaca Kain di Pasar: Ikat, Songket, atau Cetakan Mesin',
    summary:
      'Balik kainnya, lihat tepinya, tanya nama penenunnya. Lima langkah sebelum membayar selembar tenun, beserta sikap ketika ternyata tiruan.',
    body: `Di pasar cendera mata, selembar kain dapat disebut tenun asli sambil masih hangat dari mesin cetak. Tidak perlu menjadi ahli untuk membedakannya. Cukup lima langkah, dan waktu yang tidak terburu-buru.

## Lima langkah

1. **Balik.** Motif tenun ikat terlihat hampir sama di kedua sisi, sebab benangnya sudah berwarna sebelum ditenun. Pada kain cetakan, sisi belakangnya pucat.
2. **Lihat tepi motif.** Ikat memiliki pinggiran yang sedikit bergerigi seperti tulisan basah. Garis yang tajam sempurna patut dicurigai.
3. **Raba.** Songket mempunyai benang tambahan yang terasa menonjol; di bagian belakang ada benang yang melompat.
4. **Cari ketidaksamaan.** Tangan manusia berubah dari pagi ke sore. Ulangan motif yang persis sama sampai sentimeter terakhir adalah pekerjaan mesin.
5. **Tanyakan nama.** Siapa yang menenun, di mana, berapa lama. Penjual yang baik biasanya tahu sedikitnya dua dari tiga jawaban itu.

## Kalau ternyata cetakan

Tidak perlu marah. Kain cetakan boleh dijual dan boleh dipakai, asalkan disebut cetakan dan dihargai seperti cetakan. Yang menyakiti penenun adalah ketika ia dijual sebagai tenun, sehingga orang mengira selembar kain empat bulan seharga kaus.

Kalau tenunan asli, jangan menawar seperti membeli ikan. Bagilah harganya dengan jumlah hari kerja. Saya pernah melakukannya bersama peserta kelas [Membaca Tenun](/Courses/membaca-tenun): kain seharga satu juta dua ratus ribu, dikerjakan seratus sepuluh hari. Hasilnya kurang dari sebelas ribu rupiah sehari. Ruangan senyap, dan orang yang tadi menawar meminta maaf kepada kainnya.`,
    category: 'bahan-dan-alat',
    author: 'Melati Tanujaya',
    daysAgo: 155,
    views: 1080,
  },
  {
    kind: 'articles',
    slug: 'anggaran-acara-lima-puluh-orang',
    title: 'Anggaran Acara Lima Puluh Orang di Bawah Tiga Juta Rupiah',
    summary:
      'Rincian sungguhan dari pertunjukan boneka bulan lalu: apa yang dibayar, dipinjam, dilewatkan, dan disesali setelah kursi dikembalikan.',
    body: `Kebanyakan contoh anggaran acara terlalu bulat untuk dipercaya. Ini anggaran pertunjukan boneka kami bulan lalu, lima puluh tiga penonton, tanpa pembulatan dan tanpa rasa malu.

## Yang dibayar

- Honor dua dalang: Rp1.200.000
- Makan malam sembilan orang tim: Rp247.000
- Cetak poster dan karcis: Rp185.000
- Sewa lampu sorot kecil: Rp300.000
- Kebersihan dan sampah: Rp150.000
- Cadangan hujan, terpakai untuk terpal: Rp210.000

Jumlahnya Rp2.292.000. Pemasukan dari kotak seikhlasnya Rp1.975.000, ditambah penjualan teh Rp412.000. Sisanya sembilan puluh lima ribu rupiah, kami belikan bola lampu pengganti.

## Yang dipinjam

Kursi dari gereja di ujung jalan, karpet dari musala, tikar dari Bu Entin. Benda pinjaman bukan benda gratis. Catat siapa pemiliknya, foto keadaannya, kembalikan pada malam yang sama, dan antarkan teh. Sekali terlambat mengembalikan, acara berikutnya kamu akan menyewa.

## Yang disesali

Kami menghemat dengan tidak memakai pengeras suara. Baris belakang tidak mendengar bagian terbaiknya, dan justru di sanalah kakek-nenek duduk. Lain kali kami akan meminjam satu pengeras kecil, atau memutar susunan kursi menjadi setengah lingkaran.

Kesalahan kedua, tidak ada anggaran untuk orang yang berjaga di pintu. Relawan kami melewatkan seluruh pertunjukan dua kali berturut-turut. Sekarang penjaga pintu dibayar lima puluh ribu rupiah dan bergantian pada babak kedua. Angka kecil itu ternyata yang paling menentukan apakah seseorang mau membantu lagi. Lembar kosongnya dibagikan di kelas [Produksi Acara Kecil](/Courses/produksi-acara-kecil). Silakan disalin dan diperbaiki.`,
    category: 'panduan-kerja',
    author: 'Nisrina Hakim',
    daysAgo: 240,
    views: 1740,
  },
  {
    kind: 'program',
    slug: 'panggilan-residensi-dua-kota',
    title: 'Panggilan Terbuka: Residensi Dua Kota Putaran Ketujuh',
    summary:
      'Enam pekarya akan tinggal bergantian di Bandung dan Jakarta selama enam pekan, dengan kamar, uang saku, tiket kereta, dan satu pertanyaan.',
    body: `[Residensi Dua Kota](/Program/residensi-dua-kota) membuka putaran ketujuh. Enam pekarya dari bidang apa pun akan tinggal bergantian di kedua gedung selama enam pekan. Kami menyediakan kamar sederhana, uang saku tiga juta rupiah per pekan, dua belas tiket kereta, dan seorang kawan bicara. Kami tidak meminta karya jadi.

Setiap putaran memiliki satu pertanyaan. Kali ini: *apa yang kamu bawa ketika pindah?* Pertanyaan itu boleh dijawab dengan menari, memasak, memetakan, menyolder, atau menyangkalnya. Pada putaran lalu seorang ahli gizi terpilih dan menghasilkan atlas bekal makan siang kereta ekonomi.

## Yang kami cari

- Pekarya berusia dua puluh satu tahun ke atas, perorangan atau berdua
- Rasa ingin tahu pada orang yang tinggal di sekitar gedung
- Kesediaan mengadakan satu kegiatan kecil untuk tetangga di setiap kota

## Cara melamar

1. Tulis surat satu halaman kepada kedua gedung, seperti menulis kepada calon teman serumah
2. Lampirkan tiga gambar, bunyi, atau halaman yang pernah kamu buat
3. Sebutkan satu hal yang kamu perlukan agar bisa bekerja dengan baik, termasuk kebutuhan akses, anak, atau ibadah

Satu dari enam tempat disediakan bagi pekarya yang datang bersama anak; kami membantu mencarikan penjaga pada jam kerja. Satu tempat lagi bagi pekarya difabel, dan biaya pendampingnya ditanggung terpisah dari uang saku. Semua pelamar mendapat balasan tertulis. Kami membacanya bertiga dalam dua akhir pekan, keras-keras, dengan kopi yang banyak. Surat ditunggu sampai akhir bulan.`,
    category: 'panggilan-terbuka',
    author: 'Ayu Maheswari',
    daysAgo: 6,
    views: 2940,
  },
  {
    kind: 'program',
    slug: 'rangkaian-jakarta-mencari-tema',
    title: 'Rangkaian Jakarta Musim Depan: Warga yang Memilih Temanya',
    summary: 'Dua belas usul tema ditempel di pagar. Tiga yang paling banyak menerima kancing akan menjadi rangkaian kelas dan diskusi.',
    body: `Sampai kini tema Rangkaian Kelas & Diskusi ditentukan dalam rapat tertutup oleh orang-orang yang membaca buku yang sama. Untuk musim depan kami mencoba cara lain. Dua belas usul tema dari pengunjung ditempel di pagar Gandaria, masing-masing dengan sebuah stoples. Setiap orang yang lewat mendapat tiga kancing dan boleh memasukkannya ke stoples mana saja.

Kancing-kancing itu pemberian Ibu Halimah, sisa dari kios yang terbakar. Ia memilih sendiri warnanya.

## Usul yang sedang ditempel

- Dapur sebagai bengkel
- Pekerjaan malam
- Air: datang, pergi, tinggal
- Benda yang diwariskan
- Anak-anak menguasai jalan
- Bahasa yang hanya dipakai di rumah

Enam usul lainnya dapat dilihat di tempat, dan dua masih kosong menunggu usulanmu. Aturannya sederhana: tema harus bisa dijelaskan kepada pengemudi ojek dalam satu lampu merah, dan harus ada sedikitnya satu orang di lingkungan kami yang tahu banyak tentangnya.

Penghitungan berlangsung terbuka pada Minggu sore terakhir bulan ini. Tiga tema terpilih akan dikembangkan oleh panitia yang separuhnya pengusul dan separuhnya mentor. Pengusul menerima honor yang sama. Warga yang tidak dapat datang boleh mengirim pilihan lewat WhatsApp; kami yang memasukkan kancingnya dan mengirim fotonya.

Pada hitungan sementara, *pekerjaan malam* memimpin dengan 214 kancing. Sebagian besar dimasukkan setelah pukul sebelas, oleh orang-orang yang memang sedang bekerja. Rangkaian musim ini tetap berjalan seperti biasa dan dapat dilihat di halaman [Rangkaian Jakarta](/Program/rangkaian-jakarta). Datanglah dengan saku kosong.`,
    category: 'pengumuman',
    author: 'Ayu Maheswari',
    daysAgo: 29,
    views: 820,
  },
  {
    kind: 'program',
    slug: 'kursi-pelajar-rangkaian-bandung',
    title: 'Empat Puluh Kursi Pelajar di Rangkaian Bandung',
    summary: 'Siswa SMA dan SMK mendapat kursi gratis di kelas keramik, komik, bambu, dan foto, beserta ongkos angkutan dan makan sore.',
    body: `Setiap musim dua atau tiga siswa muncul di pintu Ruang Benang, mengintip, lalu pergi setelah membaca harga. Kami tahu karena Gading mencatatnya. Mulai sekarang empat puluh kursi di [Rangkaian Bandung](/Program/rangkaian-bandung) disediakan bagi siswa SMA, SMK, dan sederajat tanpa biaya, ditanggung dana gotong royong.

Kursi tersedia di empat kelas: keramik, komik, sambungan bambu, dan buku foto. Untuk kelas bambu pesertanya berusia sedikitnya tujuh belas tahun karena memakai alat tajam. Selain kursi, setiap siswa menerima ongkos angkutan dan makan sore. Bahan dan alat dipinjamkan sampai kelas berakhir.

## Cara mendaftar

1. Isi formulir pendek di halaman kelas dan centang *kursi pelajar*
2. Lampirkan izin tertulis orang tua atau wali; contohnya tersedia
3. Kirim satu benda buatanmu, boleh foto, gambar, atau rekaman; tidak dinilai bagus tidaknya
4. Bersiaplah ditelepon, bersama orang tua, selama sepuluh menit

Kami menempatkan sedikitnya dua siswa di setiap kelas agar tidak ada yang sendirian di antara orang dewasa. Mentor sudah mengikuti pelatihan perlindungan anak, pintu studio tetap terbuka selama kelas berlangsung, dan foto siswa tidak dimuat di mana pun tanpa persetujuan keluarga.

Guru dapat mencalonkan siswa, tetapi siswa juga boleh mencalonkan diri. Musim lalu yang paling rajin justru mereka yang datang tanpa surat dari siapa pun. Salah seorang di antaranya, kelas XI dari Baleendah, kini menjadi asisten Kang Galih setiap Sabtu dan sudah dipercaya memegang buku suhu tungku. Pendaftaran bergulir sepanjang musim.`,
    category: 'pengumuman',
    author: 'Nisrina Hakim',
    daysAgo: 52,
    views: 1090,
  },
  {
    kind: 'program',
    slug: 'hibah-mini-tetangga',
    title: 'Hibah Mini Tetangga: Dua Juta Rupiah untuk Gagasan Sekitar Gedung',
    summary:
      'Warga dalam radius dua kilometer dapat mengajukan gagasan kecil dengan satu lembar kertas. Tanpa proposal tebal, tanpa cap stempel.',
    body: `Hibah seni biasanya memerlukan proposal dua puluh halaman, dan orang yang paling mengenal sebuah gang jarang punya waktu menulisnya. Hibah Mini Tetangga hanya meminta selembar kertas. Bahkan boleh tidak menulis: datanglah ke meja depan, ceritakan gagasanmu, dan petugas yang mencatatnya.

Dua puluh gagasan mendapat dua juta rupiah, sepuluh di sekitar setiap gedung. Pada putaran pertama dana itu dipakai untuk papan nama jalan buatan anak-anak, lomba menebak bunyi ronda, album foto warung yang tutup, serta kelas merapikan kabel yang ternyata dihadiri tiga RT. Tidak semuanya disebut seni oleh pengusulnya, dan tidak perlu.

## Syarat

- Tinggal atau bekerja dalam jarak dua kilometer dari salah satu gedung
- Dikerjakan bersama sedikitnya dua orang dari rumah yang berbeda
- Selesai dalam tiga bulan dan dapat dilihat siapa saja
- Tidak untuk kampanye, tidak merugikan tetangga

Pemilihan dilakukan oleh lima warga yang diundi dari penerima putaran lalu. Kami hadir sebagai pencatat dan tidak bersuara. Dana diberikan dalam dua tahap: satu setengah juta rupiah di muka, sisanya setelah cerita singkat disampaikan, boleh dalam bentuk rekaman suara.

Nota dikumpulkan dalam amplop, bukan laporan. Pada putaran pertama sembilan belas dari dua puluh amplop kembali lengkap. Yang satu lagi hilang karena banjir; pemiliknya menggambar ulang semua notanya dari ingatan, lengkap dengan logo tokonya. Kami menerimanya, lalu membingkainya. Putaran berikutnya dibuka setelah semua cerita putaran ini selesai dipajang di pagar kedua gedung.`,
    category: 'panggilan-terbuka',
    author: 'Tim Program Ruang Cipta',
    daysAgo: 190,
    views: 540,
  },
  {
    kind: 'event',
    slug: 'diskusi-siapa-pemilik-trotoar',
    title: 'Diskusi: Siapa Pemilik Trotoar?',
    summary:
      'Pedagang, pejalan kaki tunanetra, juru parkir, dan perancang kota duduk melingkar untuk membicarakan satu setengah meter yang diperebutkan.',
    body: `Trotoar di depan gedung Gandaria lebarnya satu meter enam puluh. Dalam sehari ia menjadi jalan sekolah, ruang makan, tempat parkir, bengkel tambal ban, dan jalan pintas sepeda motor. Diskusi ini mengundang semua pemakainya duduk dalam satu lingkaran, dengan pertanyaan yang sengaja sulit: siapa pemiliknya?

Sebelum berbicara, peserta berjalan bersama sejauh tiga ratus meter. Sebagian memakai penutup mata dan tongkat, dipandu Mbak Ratri yang menempuh rute itu setiap hari tanpa melihat. Sebagian lain mendorong gerobak mi ayam milik Mas Tukijan. Yang berjalan biasa diminta menghitung berapa kali harus turun ke aspal.

## Susunan sore

1. 16.00 Jalan bersama
2. 16.45 Teh, gorengan, dan hitungan
3. 17.15 Lingkaran: lima orang, lima menit, satu trotoar
4. 18.15 Menggambar ulang di lantai dengan selotip

Narasumber terdiri atas seorang pedagang, seorang pejalan kaki tunanetra, seorang juru parkir, seorang perancang kota, dan seorang siswi kelas lima yang melewatinya dua kali sehari. Semuanya menerima honor sama.

Hasil gambar selotip akan difoto dan diserahkan kepada kelurahan, bukan sebagai tuntutan melainkan sebagai bahan. Acara gratis untuk empat puluh orang. Gedung dapat dimasuki kursi roda lewat landaian samping, tersedia juru bahasa isyarat, dan hujan tidak membatalkan apa pun; kami menyediakan dua puluh payung dan satu terpal besar.

Datang sedikit lebih awal bila ingin memilih teman berjalan. Anak-anak boleh ikut dengan orang dewasa, dan mereka biasanya paling teliti menghitung lubang.`,
    category: 'diskusi',
    author: 'Tim Acara Ruang Cipta',
    daysAgo: 3,
    views: 1470,
    event: { inDays: 8, startHour: 16, hours: 3, place: 'Ruang Timah, Ruang Cipta Jakarta' },
  },
]
