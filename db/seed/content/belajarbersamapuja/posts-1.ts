import type { SeedPost } from '../../content-types.ts'

export const posts1: SeedPost[] = [
  {
    kind: 'news',
    slug: 'denah-lapangan-dan-jam-tenang',
    title: 'Denah Lapangan Sudah Jadi, Lengkap dengan Satu Jam Tenang',
    summary:
      'Empat puluh tenda kini punya nomor dan tetangga. Tahun ini seluruh pengeras suara di lapangan dimatikan dari jam satu sampai jam dua siang.',
    body: `Denah digambar di papan tulis bekas milik SD Cendana, lalu dihapus sebelas kali. Yang paling lama diperdebatkan bukan panggung, melainkan tenda las: semua orang ingin melihatnya, tidak ada yang mau duduk di sebelahnya. Akhirnya ia ditaruh di sudut timur, berdampingan dengan tenda perawatan sepeda yang sama-sama berisik.

Tahun ini ada satu hal baru, yaitu jam tenang. Dari jam satu sampai jam dua siang semua pengeras suara dimatikan. Usulnya datang dari Laras Anindita dan beberapa orang tua yang anaknya lekas lelah di tempat ramai. Kelas tetap berjalan, hanya saja pengajar berbicara sekeras suara sendiri.

## Letak yang perlu diingat

- Tenda 1 sampai 12, dekat gerbang: dongeng, anyaman, dan kelas keluarga
- Tenda 13 sampai 28, di tengah: jahit, pembukuan, kode, dan tanaman pot
- Tenda 29 sampai 40, sudut timur: las, sepeda, dan musik
- Air minum dan kotak obat: di tiap tiang lampu bernomor genap

Denah cetak berukuran pintu akan dipasang di kedua gerbang. Kalau tetap tersesat, ikuti bau bawang goreng. Anda akan sampai di dapur umum, dan orang di sana tahu semuanya.`,
    category: 'pengumuman',
    author: 'Sekar Wulandari',
    daysAgo: -9,
  },
  {
    kind: 'news',
    slug: 'tanpa-parkir-mobil-tiga-ratus-tempat-sepeda',
    title: 'Tidak Ada Parkir Mobil, Ada Tiga Ratus Tempat Sepeda',
    summary:
      'Halaman parkir Lapangan Cendana tahun ini dipakai untuk tujuh tenda tambahan. Pengunjung diminta datang dengan sepeda, angkot, atau kaki sendiri.',
    body: `Tujuh tenda tambahan harus berdiri di suatu tempat, dan satu-satunya tanah kosong yang tersisa ialah halaman parkir. Jadi, keputusannya mudah diambil walaupun sulit diumumkan: selama dua hari festival tidak ada parkir mobil di sekitar lapangan.

Sebagai gantinya kami menyiapkan tiga ratus tempat sepeda dari bambu, dijaga bergantian oleh karang taruna. Yusuf Hamdani membuka meja pompa di ujungnya. Ban kempes diperbaiki sambil diajarkan, jadi mohon sediakan dua puluh menit lebih lama daripada yang Anda kira.

## Cara datang

- Sepeda: masuk dari Jalan Melati, tempat parkir di sebelah kiri
- Angkot: turun di halte depan pasar, lalu jalan kaki enam menit
- Kursi roda dan lansia: becak antar gratis dari balai warga, berangkat setiap sepuluh menit
- Pedagang dan pengajar: bongkar muat paling lambat jam enam pagi

Motor masih bisa dititipkan di halaman tiga rumah warga yang memasang bendera kuning. Penitipannya tidak berbayar. Pemilik rumah hanya meminta Anda mampir dan menceritakan kelas mana yang paling ramai, karena mereka tidak bisa meninggalkan pagar.`,
    category: 'pengumuman',
    author: 'Damar Prakoso',
    daysAgo: 11,
    views: 2480,
  },
  {
    kind: 'news',
    slug: 'toko-besi-meminjamkan-alat-bukan-spanduk',
    title: 'Toko Besi Sumber Rukun Meminjamkan Alat, Bukan Memasang Spanduk',
    summary:
      'Mitra terbesar festival tahun ini tidak meminta logo di panggung. Ia meminjamkan 140 alat, dengan satu syarat: semuanya kembali dalam keadaan bersih.',
    body: `Koh Willy, pemilik Toko Besi Sumber Rukun, datang ke rapat panitia membawa buku tulis. Isinya daftar 140 alat: tang, kunci pas, obeng, gergaji, meteran, dan enam bor. Semuanya boleh dipinjam selama dua hari. Kami bertanya di mana logonya harus dipasang. Ia menggeleng dan menunjuk baris terakhir: *kembali bersih, jangan basah*.

Sejak tahun pertama festival tidak menerima spanduk. Mitra boleh menyumbang barang, tenaga, atau tempat, dan namanya ditulis dengan kapur di papan terima kasih, sama besar dengan nama penyumbang dua butir kelapa. Aturan ini pernah membuat satu calon sponsor mundur. Aturan ini juga yang membuat Koh Willy datang.

> “Kalau orang belajar memegang kunci pas di sini, tahun depan dia tahu harus beli di mana. Itu sudah iklan,” katanya.

Selain Sumber Rukun, tahun ini ada sebelas mitra lain. Penggilingan padi Sari Bumi menyumbang beras, percetakan Aksara mencetak jadwal dua kali lebih banyak daripada tahun lalu, dan Puskesmas menugaskan dua perawat. Daftar lengkap beserta jumlahnya ditempel di balai warga dan boleh diperiksa siapa saja.`,
    category: 'mitra',
    author: 'Marlina Tobing',
    daysAgo: 29,
    views: 1320,
  },
  {
    kind: 'news',
    slug: 'sebelas-bangku-masuk-bengkel',
    title: 'Delapan Puluh Enam Bangku Diperiksa, Sebelas Masuk Bengkel',
    summary:
      'Murid las Sabtu pagi menggoyang setiap bangku festival satu per satu. Sebelas tidak lolos, dan satu di antaranya ternyata bukan milik kami.',
    body: `Pemeriksaan dilakukan dengan cara yang paling bisa dipercaya: dua remaja duduk di tiap bangku, lalu bergoyang ke kiri dan ke kanan sambil menghitung sampai dua puluh. Kalau terdengar bunyi, bangku diberi tali merah. Kalau yang berbunyi lutut relawan, ulangi dengan orang lain.

Dari delapan puluh enam bangku yang disimpan di gudang kelurahan, sebelas diberi tali merah. Tujuh retak pada sambungan kaki, tiga kehilangan papan, dan satu masih kokoh tetapi berstempel *Masjid Al-Hikmah*. Bangku itu sudah ikut festival dua kali tanpa ada yang sadar. Pengurus masjid tertawa dan memperpanjang pinjamannya.

Perbaikan dikerjakan di bengkel Tegar Samosir selama tiga Sabtu. Setiap bangku dipegang satu murid baru dan satu murid lama. Murid lama tidak boleh menyentuh alat, hanya boleh bicara, dan itu ternyata pekerjaan yang lebih berat.

Kebutuhan tahun ini seratus dua puluh bangku. Kekurangannya tiga puluh empat. Warga yang punya bangku panjang di teras dan rela meminjamkannya dua hari dapat menghubungi ketua RT. Kami jemput, kami tandai dengan nama Anda, dan kami kembalikan sebelum gelap.`,
    category: 'laporan',
    author: 'Rizal Munandar',
    daysAgo: 52,
    views: 860,
  },
  {
    kind: 'news',
    slug: 'sampah-festival-pulang-ke-kebun',
    title: 'Sampah Festival Sudah Menjadi Cabai',
    summary:
      'Sembilan belas karung sisa dapur umum dikomposkan di kebun gang. Dua bulan kemudian warga memanen cabai pertama dan mencatat beratnya.',
    body: `Sehabis festival, warga RT 04 menimbang sampahnya. Ada dua puluh dua karung. Tiga karung berisi plastik dan sedotan, yang langsung dibawa ke bank sampah. Sembilan belas lainnya berisi kulit bawang, daun pisang, dan sisa sayur, lalu dipanggul beramai-ramai ke kebun gang milik bersama.

Hana Maheswari membagi isinya ke enam bak dari drum bekas. Setiap bak mendapat satu keluarga penjaga yang bertugas membalik isi dua kali sepekan dan mencium baunya. *Bau tanah bagus, bau kulkas rusak berarti terlalu basah*, begitu bunyi petunjuk yang ditulis di tutup drum.

## Hasil sampai pekan ini

- 210 kilogram kompos, dibagikan ke dua belas rumah
- 6,4 kilogram cabai rawit dari panen pertama
- Satu bak gagal karena ada yang membuang kuah soto ke dalamnya

Pelaku kuah soto sudah mengaku dan kini menjadi penjaga bak nomor enam. Sebagian kompos disimpan untuk festival berikutnya. Rencananya pengunjung boleh membawa pulang segenggam di dalam kaleng, beserta satu bibit yang tumbuh dari nasi bungkus tahun lalu, kurang lebih.`,
    category: 'laporan',
    author: 'Euis Kurniasih',
    daysAgo: 265,
    views: 1945,
  },
  {
    kind: 'blog',
    slug: 'satu-jam-tanpa-suara',
    title: 'Satu Jam Tanpa Suara di Balai Warga',
    summary:
      'Kelas percobaan bahasa isyarat punya satu aturan: tidak ada yang boleh bersuara. Yang paling dulu melanggar adalah telepon saya sendiri.',
    body: `Aturan kelas saya cuma satu, ditulis di pintu: selama satu jam tidak ada yang boleh bersuara. Empat belas orang masuk sambil berbisik minta maaf. Saya menunjuk tulisan itu. Mereka mengangguk, lalu berbisik lagi.

Lima menit pertama selalu canggung. Orang tidak tahu harus memandang ke mana. Di kelas mendengar, kita boleh menatap lantai sambil menyimak; di kelas ini, kalau menatap lantai, kita ketinggalan. Pak Yayat, satpam bank, tampak paling lega. Katanya kemudian, itulah pertama kali dalam sepekan orang sungguh-sungguh melihat wajahnya.

Menit kedua puluh telepon saya berdering di dalam tas. Semua menoleh. Saya memberi isyarat maaf, dan empat belas orang serentak membalas dengan isyarat *tidak apa-apa* yang baru mereka pelajari. Tidak satu pun keliru.

Di akhir kelas setiap orang memperkenalkan tetangga duduknya: nama, pekerjaan, makanan kesukaan. Seorang remaja mengeja kata *rendang* dengan jari, pelan sekali, dan seluruh ruangan menunggu sampai huruf terakhir.

> Menunggu orang selesai ternyata juga bagian dari bahasa.

Kelas ini akan punya tenda sendiri di festival. Letaknya sengaja jauh dari gamelan, walaupun bagi murid saya yang Tuli itu tidak ada bedanya.`,
    category: 'cerita-tenda',
    author: 'Laras Anindita',
    daysAgo: 68,
    views: 3120,
  },
  {
    kind: 'blog',
    slug: 'orkes-ember-dan-satu-pembaca-not',
    title: 'Orkes Ember dan Satu-satunya Orang yang Bisa Membaca Not',
    summary:
      'Dua puluh tiga orang memukul pipa, ember, dan tutup panci. Hanya satu yang pernah belajar musik, dan justru ia yang paling sering ketinggalan.',
    body: `Orkes saya punya dua puluh tiga anggota dan umurnya tepat satu jam. Setelah itu bubar, ember kembali ke dapur umum, dan tutup panci dicuci karena akan dipakai lagi sore hari.

Hari itu ada seorang guru piano, Bu Henny. Ia minta partitur. Saya bilang tidak ada, yang ada hanya kalimat: *nasi-uduk, nasi-uduk, te-rong ba-lado*. Ember besar memegang nasi uduk, pipa memegang terong. Anak-anak langsung jalan. Bu Henny menghitung ketukan di dalam hati dan selalu masuk sedikit terlambat.

Pada putaran kelima, seorang bocah bernama Ucup meletakkan pemukulnya dan mendatangi Bu Henny. “Jangan dihitung, Bu. Diucapin,” katanya. Bu Henny mengucapkannya, mula-mula malu, lalu keras sekali. Terong baladonya masuk tepat pada tempatnya.

Kami tampil di panggung kecil selama empat menit. Tidak ada yang merekam bagian awalnya karena semua orang yang memegang telepon juga memegang ember. Menurut saya, itu pertanda konser yang berhasil.

Minggu lalu Bu Henny mengirim pesan. Murid-murid pianonya sekarang belajar irama dengan menu warung sebelah. Saya tanya menunya apa. *Lontong kari*, jawabnya, dan saya bisa langsung mendengarnya.`,
    category: 'cerita-tenda',
    author: 'Dimas Arkana',
    daysAgo: 140,
    views: 1480,
  },
  {
    kind: 'blog',
    slug: 'kabel-kuning-kabel-biru',
    title: 'Kabel Kuning, Kabel Biru, dan Penanak Nasi yang Menyamar',
    summary:
      'Listrik lapangan pernah padam tepat saat dongeng dimulai. Pelakunya sebuah penanak nasi di tenda sulam. Begini cara kami membagi daya sekarang.',
    body: `Dua tahun lalu listrik padam pada pembukaan dongeng malam. Penonton mengira itu bagian dari cerita dan bertepuk tangan. Saya berlari membawa senter, menelusuri kabel dari tenda ke tenda, dan menemukan sebuah penanak nasi di bawah meja sulam, ditutupi taplak. Nasinya belum matang. Kami menyelesaikannya di dapur umum.

Sejak itu kabel kami berwarna. Kuning untuk lampu dan pengeras suara, biru untuk alat: mesin jahit, gerinda, laptop. Keduanya tidak pernah bertemu di satu colokan. Kalau jalur biru turun, lapangan tetap terang.

## Yang kami pelajari dengan cara sulit

1. Tanyakan watt, bukan “alatnya banyak atau tidak”
2. Gantung kabel setinggi dua setengah meter, sebab ada yang membawa bambu
3. Taruh satu colokan gratis di dekat gerbang, supaya tidak ada yang mencari sendiri
4. Tulis nama penjaga di tiap kotak sekring, lengkap dengan nomor teleponnya

Tahun ini ada enam kotak sekring dan enam penjaga. Empat di antaranya siswa SMK yang sudah saya uji dengan cara mencabut satu kabel diam-diam. Rekor tercepat menemukan gangguan: tiga menit, sambil makan cilok. Penanak nasi boleh dibawa, asalkan jujur.`,
    category: 'balik-layar',
    author: 'Yanuar Rahmadi',
    daysAgo: 96,
    views: 2035,
  },
  {
    kind: 'blog',
    slug: 'menelepon-semua-pendaftar',
    title: 'Sembilan Puluh Empat Telepon dan Satu Kuping Panas',
    summary:
      'Kami berjanji menelepon semua pendaftar pengajar. Setelah sepuluh malam, inilah yang terdengar dari seberang sana, termasuk satu suara kambing.',
    body: `Formulir pendaftaran hanya punya tiga isian: nama, nomor telepon, dan *Anda bisa apa?* Isian ketiga itu yang membuat kami tidak bisa memilih lewat kertas. Seseorang menulis “biasa saja”. Seseorang lain menulis “semua”. Jadi, kami menelepon.

Sampai malam ini sudah sembilan puluh empat orang. Yang menulis “biasa saja” bernama Pak Encep, penambal panci keliling selama tiga puluh satu tahun. Ia menjelaskan cara menemukan lubang sebesar ujung jarum dengan air teh, dan saya lupa bahwa saya seharusnya hanya bicara lima menit. Yang menulis “semua” ternyata guru olahraga yang bisa mengajar anak takut air untuk mengapung. Kami tidak punya kolam. Kami sedang memikirkannya.

Pertanyaan penutup selalu sama: *siapa yang mengajari Anda dulu?* Hampir semua orang diam sebentar. Lalu keluarlah nama ibu, kakak, majikan pertama, atau seorang tetangga yang sudah tiada. Saya mencatat semuanya. Ada rencana membacakan nama-nama itu di panggung kecil.

Sisanya tiga puluh satu nomor. Kalau telepon Anda berdering sehabis isya dari nomor tidak dikenal, mohon diangkat. Itu bukan pinjaman daring. Itu saya, dan saya sungguh ingin tahu soal kambing Anda.`,
    category: 'balik-layar',
    author: 'Damar Prakoso',
    daysAgo: 5,
    views: 1170,
  },
  {
    kind: 'blog',
    slug: 'saya-datang-untuk-makan-siang',
    title: 'Jujur Saja, Saya Datang untuk Makan Siang',
    summary:
      'Seorang pengemudi ojek mampir ke lapangan karena mencium bau nasi. Ia pulang sore hari dengan buku kas pertama sepanjang hidupnya.',
    body: `Saya tidak tahu ada festival. Saya mengantar penumpang ke Jalan Melati, melihat orang antre membawa piring, dan bertanya bayar berapa. Katanya tidak bayar. Ya saya parkir.

Piring saya pinjam dari ibu-ibu di depan. Sambil makan saya duduk di kursi kosong terdekat, yang ternyata bagian dari sebuah kelas. Pengajarnya, Bu Marlina, sedang bertanya: uang yang di laci itu uang siapa? Orang warung menjawab, uang warung. Bu Marlina bertanya lagi: lalu uang siapa yang dipakai beli pulsa anak tadi pagi? Tidak ada yang menjawab. Saya berhenti mengunyah, karena uang bensin dan uang dapur saya juga satu kantong.

Kelas itu satu jam. Saya disuruh menulis pemasukan kemarin di buku bergaris, lalu pengeluarannya. Ternyata sehari saya keluar dua puluh tiga ribu untuk kopi dan rokok. Saya kira sepuluh.

Sekarang sudah sebulan. Kantong kiri uang motor, kantong kanan uang rumah, buku kas di bawah jok. Istri saya ikut memeriksa setiap malam, dan itu bagian yang tidak diajarkan Bu Marlina. Nasinya enak, omong-omong. Piring ibu itu sudah saya kembalikan, dan saya isi pisang.`,
    category: 'suara-pengunjung',
    author: 'Asep Kurniadi',
    daysAgo: 310,
    views: 5630,
  },
  {
    kind: 'blog',
    slug: 'celana-bapak-saya-potong-sendiri',
    title: 'Celana Bapak Saya Potong Sendiri',
    summary:
      'Surat seorang siswi kelas sembilan tentang kelas permak di teras Bu Ratna, gunting yang terlalu tajam, dan celana yang akhirnya dipakai lagi.',
    body: `Bapak saya kurus sejak sakit. Celananya jadi besar semua dan ia tidak mau membeli yang baru karena yang lama *masih bagus*. Saya melihat pengumuman kelas permak di warung, lalu datang membawa celana yang paling jelek supaya tidak apa-apa kalau rusak.

Bu Ratna membaliknya, menariknya, dan berkata bahwa ini celana terbaik yang dibawa orang hari itu. Jahitannya rapat, kainnya tebal. Saya diminta mengukur dulu tiga kali. Dua ukuran pertama berbeda, jadi saya mengukur sampai lima kali. Waktu gunting pertama kali masuk, tangan saya gemetar. Bu Ratna tidak memegangi tangan saya. Ia memegangi kainnya.

## Yang saya tulis di buku

- Ukur sebelum dan sesudah makan siang
- Jelujur dulu, baru mesin
- Simpan sisa kain, karena orang bisa gemuk lagi

Nomor tiga itu pesan Bu Ratna, dan saya simpan sisanya di laci Bapak. Hari Minggu Bapak memakai celana itu ke kondangan. Ada yang bertanya beli di mana. Bapak menunjuk saya dengan dagunya, tidak bilang apa-apa. Begitu cara Bapak memuji.`,
    category: 'suara-pengunjung',
    author: 'Salma Nuraini',
    daysAgo: null,
  },
  {
    kind: 'articles',
    slug: 'membuat-festival-belajar-di-kampung-sendiri',
    title: 'Membuat Festival Belajar di Kampung Sendiri',
    summary:
      'Pembuka seri tentang menyelenggarakan festival kecil tanpa ketua besar: mulai dari satu gang, delapan meja, dan izin yang diminta sambil minum teh.',
    body: `Setiap tahun ada saja yang datang dari kampung lain, berdiri di tengah lapangan, dan berkata bahwa di tempatnya ini tidak mungkin. Lapangannya tidak ada, warganya sibuk, ketua RT-nya galak. Kami paham. Festival ini pun dimulai tanpa lapangan, di satu gang selebar dua motor, dengan delapan meja pinjaman.

Seri ini menuliskan apa yang kami kerjakan, termasuk yang keliru. Bukan resep, lebih mirip catatan di pinggir resep.

## Tiga hal sebelum rapat pertama

1. Temukan lima orang yang bisa sesuatu dan tinggal di jarak jalan kaki
2. Datangi tetangga yang paling mungkin keberatan, lebih dulu daripada yang lain
3. Tentukan tanggal, lalu jangan digeser lagi

Nomor dua paling sering dilewati. Tahun pertama kami mendatangi Pak Oman, yang rumahnya tepat di tengah gang dan terkenal benci keributan. Kami duduk, minum teh, dan bertanya jam berapa ia tidur siang. Jadwal disusun mengelilingi jam tidur itu. Sorenya ia keluar membawa kursi dan mengajar catur.

Tiga bagian berikutnya membahas uang, pengajar, dan hujan. Ketiganya akan datang, tidak selalu menurut urutan itu.`,
    category: 'membuat-acara',
    author: 'Damar Prakoso',
    daysAgo: 200,
    views: 4210,
  },
  {
    kind: 'articles',
    slug: 'diam-tujuh-detik-setelah-bertanya',
    title: 'Diam Tujuh Detik Setelah Bertanya',
    summary:
      'Kebanyakan pengajar menjawab pertanyaannya sendiri sebelum murid sempat bernapas. Latihan kecil untuk pengajar yang takut pada keheningan.',
    body: `Coba rekam kelas Anda sekali saja, lalu hitung jarak antara pertanyaan dan suara berikutnya. Saya melakukannya tahun lalu dengan telepon di saku celemek. Hasilnya memalukan: rata-rata satu setengah detik, dan yang bersuara berikutnya hampir selalu saya.

Orang dewasa yang sudah lama tidak sekolah perlu waktu untuk berani keliru di depan tetangganya. Satu setengah detik tidak cukup. Tujuh detik biasanya cukup. Bagi pengajar, tujuh detik terasa seperti menunggu bus terakhir.

## Cara melatihnya

- Setelah bertanya, minum seteguk air dan tutup lagi botolnya pelan-pelan
- Pandang meja, bukan wajah, supaya tidak ada yang merasa ditunjuk
- Kalau tetap sunyi, minta semua menulis jawaban, lalu tukar dengan orang di sebelah
- Jangan memperhalus pertanyaan di tengah jalan, karena itu pertanyaan baru

Di kelas pembukuan, pertanyaan saya tentang utang warung pernah dibiarkan sunyi sampai detik kesembilan. Lalu seorang pedagang ikan berkata pelan, “Saya tidak pernah mencatat utang adik saya sendiri.” Enam orang lain mengangguk. Jam itu kami tidak memakai lembar latihan sama sekali.`,
    category: 'cara-mengajar',
    author: 'Marlina Tobing',
    daysAgo: 155,
    views: 2765,
  },
  {
    kind: 'articles',
    slug: 'berguru-kepada-tetangga',
    title: 'Berguru kepada Tetangga Tanpa Merepotkannya',
    summary:
      'Guru terdekat mungkin tinggal tiga rumah dari sini dan sedang sibuk. Lima cara meminta diajari yang membuat orang ingin mengajar lagi.',
    body: `Tetangga yang pandai jarang menolak mengajar. Yang membuat mereka kapok biasanya murid yang datang tanpa membawa apa-apa, bertanya segalanya, lalu pulang ketika alat belum dibereskan. Saya pernah menjadi murid semacam itu, dan saya masih malu kalau lewat di depan bengkel Pak Darsono.

Sekarang saya berada di sisi yang lain. Setiap Jumat ada saja anak dan orang tua yang membawa sepeda. Yang paling cepat bisa bukan yang paling pintar, melainkan yang tahu cara meminta.

## Lima cara meminta

1. Bawa barangnya, bukan ceritanya
2. Sebutkan satu hal yang ingin Anda bisa, misalnya menambal ban dan bukan *soal sepeda*
3. Tunjukkan apa yang sudah Anda coba, sekalipun gagal
4. Kerjakan dengan tangan sendiri, biarkan guru Anda memegang gelas kopinya
5. Bereskan alat, lalu kabari seminggu kemudian apakah masih jalan

Nomor lima sering dianggap sopan santun belaka. Padahal kabar itulah upahnya. Seorang anak bernama Naufal pernah berteriak dari ujung gang, “Om, remnya masih pakem!” Saya tersenyum sampai magrib, dan besoknya saya ajari ia menyetel gir tanpa diminta.`,
    category: 'cara-belajar',
    author: 'Yusuf Hamdani',
    daysAgo: 36,
    views: 1590,
  },
  {
    kind: 'articles',
    slug: 'menyusun-satu-jam-mengajar',
    title: 'Menyusun Satu Jam: Lima, Empat Puluh, Lima Belas',
    summary:
      'Satu jam di meja festival lebih pendek daripada yang dibayangkan pengajar baru. Pembagian sederhana supaya murid pulang membawa hasil jadi.',
    body: `Pengajar baru hampir selalu membawa bahan untuk tiga jam. Pada menit kelima puluh mereka mulai bicara cepat, murid mulai melipat tangan, dan tidak ada barang yang selesai. Setelah mengamati kelas demi kelas, kami menyarankan pembagian ini kepada semua meja.

## Lima menit: tunjukkan barang jadi

Letakkan di tengah meja. Biarkan dipegang dan dibolak-balik. Jangan ceritakan sejarahnya, karena orang yang sedang memegang sesuatu tidak mendengarkan sejarah.

## Empat puluh menit: tangan murid bekerja

Pilih versi paling kecil dari barang itu. Bukan tas, melainkan gantungan kunci. Bukan meja, melainkan satu sambungan kayu. Kalau Anda bicara lebih dari dua menit tanpa jeda, seseorang pasti sedang menunggu giliran gunting.

## Lima belas menit: murid saling mengajar

Minta setiap murid menjelaskan satu langkah kepada orang yang baru datang dan masih berdiri di belakang. Di sinilah terlihat apa yang sungguh dipahami. Anda cukup mendengarkan dan mencatat bagian yang diceritakan terbalik. Catatan itu bahan untuk jam berikutnya, yang akan dimulai tiga menit lagi, jadi minumlah dulu.`,
    category: 'cara-mengajar',
    author: 'Sekar Wulandari',
    daysAgo: 380,
    views: 3340,
  },
]
