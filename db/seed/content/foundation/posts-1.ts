import type { SeedPost } from '../../content-types.ts'

export const posts1: SeedPost[] = [
  {
    kind: 'news',
    slug: 'enam-puluh-satu-kabupaten',
    title: 'Titik Belajar Kini Hadir di 61 Kabupaten dan Kota',
    summary:
      'Dengan dibukanya titik di Lembata dan Kudus, program Satu Keluarga Satu Talenta Digital menjangkau 18.420 peserta sejak 2019.',
    body: `Rumah panggung di Lewoleba itu dulunya gudang kopra. Sekarang lantainya disapu dua kali sehari, ada delapan meja pendek, dan sebuah papan tulis yang dibawa kapal dari Kupang. Dari sinilah titik belajar ke-61 Yayasan Akar Talenta mulai bekerja pekan ini.

Pada hari yang sama, titik ke-60 dibuka di sebuah bekas toko kain di Kudus. Keduanya dikelola warga setempat; yayasan meminjamkan perangkat, melatih relawan, dan menanggung biaya internet selama dua tahun pertama. Pada tahun ketiga biaya itu berpindah bertahap kepada pemerintah desa atau usaha yang tumbuh di sana.

## Angka di balik pembukaan

- 18.420 peserta terdaftar sejak 2019, 11.306 di antaranya menyelesaikan program
- 4.870 keluarga melaporkan penghasilan baru yang bertahan sedikitnya enam bulan
- 212 relawan mengajar aktif pada semester ini

Koordinator Nusa Tenggara Timur, Yohanes Tallo, mengingatkan bahwa angka peserta paling mudah membesar dan paling sedikit bercerita. “Saya lebih senang ditanya berapa titik yang masih buka setelah kami berhenti membayar internetnya,” katanya. Jawabannya saat ini: tiga puluh sembilan dari empat puluh empat.

Lima titik yang tutup dibahas dalam laporan dampak tahunan, lengkap dengan sebabnya. Dua kekurangan relawan, dua kehilangan tempat, dan satu berhenti karena warganya memang sudah tidak memerlukan kami.

Pendaftaran titik ke-62 tidak dibuka tahun ini. Pengurus memilih memakai sisa anggaran untuk menambah jam penjaga di titik yang sudah ada, terutama di wilayah kepulauan yang pendampingnya merangkap tiga desa.`,
    category: 'kabar-yayasan',
    author: 'Laras Pramesti',
    daysAgo: 9,
    views: 2870,
  },
  {
    kind: 'news',
    slug: 'laporan-tahunan-diaudit',
    title: 'Laporan Keuangan Tahunan Selesai Diaudit Tanpa Catatan',
    summary:
      'Kantor akuntan independen menyelesaikan pemeriksaan atas laporan keuangan yayasan. Salinan lengkap dan ringkasan warganya dapat dibaca siapa pun.',
    body: `Laporan keuangan Yayasan Akar Talenta untuk tahun buku yang lalu memperoleh pendapat wajar tanpa pengecualian. Pemeriksaan berlangsung enam pekan dan mencakup kunjungan mendadak ke empat titik belajar untuk menghitung perangkat satu per satu.

Dari setiap seratus rupiah yang kami terima, tujuh puluh sembilan rupiah berjalan ke program, dua belas rupiah menjadi gaji tim pendamping, enam rupiah untuk pengelolaan kantor, dan tiga rupiah disimpan sebagai cadangan. Perbandingan ini hampir sama dengan tahun sebelumnya, kecuali biaya pendampingan yang sengaja kami naikkan.

## Mengapa biaya pendamping naik

Penelitian internal kami menunjukkan titik dengan pendamping bergaji layak bertahan dua kali lebih lama. Menekan biaya orang memang membuat laporan tampak ramping, tetapi titiknya ikut kurus. Dewan pembina menyetujui kenaikan itu pada rapat terbuka tahun lalu.

Tahun ini laporan diterbitkan dalam dua bentuk: naskah lengkap untuk pembaca yang terbiasa, dan ringkasan warga delapan halaman dengan gambar. Ringkasan itu diuji lebih dulu kepada sebelas peserta. Tiga grafik dibuang karena tidak seorang pun dari mereka memahaminya.

Auditor memberi dua saran perbaikan tanpa temuan berarti: penomoran perangkat pinjaman diseragamkan, dan serah terima relawan dicatat pada hari yang sama. Keduanya kami kerjakan mulai bulan ini.

Pertanyaan atas laporan dijawab terbuka melalui pertemuan daring pada hari Sabtu pertama bulan depan. Bendahara, auditor internal, dan seorang wakil peserta akan duduk di meja yang sama. Pertanyaan boleh dikirim tanpa nama, dan seluruh jawabannya dimuat di halaman laporan.`,
    category: 'kabar-yayasan',
    author: 'Laras Pramesti',
    daysAgo: 23,
    views: 1940,
  },
  {
    kind: 'news',
    slug: 'universitas-wanadipa-bergabung',
    title: 'Universitas Wanadipa Mengakui Pendampingan Keluarga sebagai 20 SKS',
    summary:
      'Mahasiswa yang mendampingi keluarga peserta selama satu semester kini memperoleh pengakuan setara dua puluh SKS, dengan penilaian oleh warga.',
    body: `Mulai semester depan, mahasiswa Universitas Wanadipa, Surakarta, dapat mengganti lima mata kuliah dengan satu semester mendampingi keluarga peserta. Perjanjiannya ditandatangani di teras rumah salah satu peserta di Boyolali, bukan di aula rektorat, atas usul dosen pengampunya sendiri.

Setiap mahasiswa mendampingi tiga keluarga. Tugasnya bukan mengajar setiap hari, melainkan hadir: membantu menyusun jadwal belajar, menyelesaikan masalah perangkat, dan mencatat hambatan. Nilai akhirnya terdiri atas empat bagian, dan sepertiganya diberikan oleh keluarga yang didampingi.

> “Awalnya saya kira warga akan sungkan memberi nilai jelek. Ternyata mereka lebih teliti daripada kami,” ujar Teguh Wicaksana, dosen yang merancang skema ini.

Percobaan semester lalu diikuti 36 mahasiswa. Dua puluh sembilan menyelesaikannya, empat pindah penempatan, dan tiga mundur pada bulan pertama. Keluarga yang didampingi menyelesaikan kelas dengan tingkat kelulusan 74 persen, dibandingkan 58 persen pada keluarga tanpa pendamping di titik yang sama.

Skema ini terbuka bagi kampus lain. Panduan penyetaraan, contoh surat tugas, dan instrumen penilaian warga dapat diminta melalui halaman untuk kampus. Kami menyarankan mulai dengan paling banyak dua puluh mahasiswa agar pembimbing sempat mengunjungi semuanya.

Pihak yayasan tidak membayar kampus dan kampus tidak membayar yayasan. Biaya perjalanan mahasiswa ditanggung bersama lewat dana pengabdian, dengan batas atas yang tercantum di perjanjian. Keluarga yang didampingi boleh menghentikan pendampingan kapan saja tanpa memberi alasan, dan hal itu tidak mengurangi hak mereka di kelas.`,
    category: 'kemitraan',
    author: 'Danu Prakosa',
    daysAgo: 41,
    views: 1325,
  },
  {
    kind: 'news',
    slug: 'bank-perangkat-dua-ribu-laptop',
    title: 'Bank Perangkat Menyalurkan Laptop Kedua Ribu',
    summary:
      'Laptop bekas kantor yang dibersihkan dan diperbaiki siswa SMK kini dipinjam dua ribu keluarga. Tujuh dari seratus kembali dalam keadaan rusak.',
    body: `Laptop bernomor BP-2000 itu pernah dipakai menyusun jadwal truk. Kini ia menginap di rumah Bu Wartini di Klaten, dipinjam untuk dua belas pekan, dengan stiker bertuliskan nama putrinya. Bank Perangkat memerlukan empat tahun untuk sampai pada nomor ini.

Cara kerjanya sederhana. Perusahaan menyerahkan laptop yang hendak dihapus dari daftar aset. Data dihapus dengan prosedur yang disaksikan kedua pihak. Siswa SMK mitra memeriksa, mengganti baterai dan penyimpanan, lalu memasang sistem operasi ringan sebagai bagian dari jam praktik mereka.

## Yang sering ditanyakan

- **Berapa yang rusak?** Tujuh dari seratus kembali rusak, kebanyakan engsel dan papan ketik. Peminjam tidak didenda.
- **Berapa yang hilang?** Sebelas unit dalam empat tahun. Tujuh di antaranya karena banjir.
- **Bolehkah dibeli?** Lulusan boleh memilikinya seharga biaya suku cadang, dicicil sampai sepuluh bulan.

Kebutuhan masih lebih besar daripada persediaan. Saat ini 640 keluarga menunggu giliran, terutama di luar Jawa, karena ongkos kirim satu unit ke Lembata hampir menyamai harga baterainya.

Perusahaan yang ingin menyerahkan perangkat dapat membaca daftar syarat di halaman untuk perusahaan. Kami menolak perangkat berumur lebih dari tujuh tahun: memperbaikinya menghabiskan jam praktik siswa untuk barang yang segera mati.

Tahun depan bengkel kedua dibuka di Kupang supaya perangkat untuk wilayah timur tidak lagi bolak-balik ke Jawa. Guru pendampingnya sedang magang di Cimahi selama satu bulan, lengkap dengan dua siswa yang belum pernah naik kereta.`,
    category: 'kabar-yayasan',
    author: 'Danu Prakosa',
    daysAgo: 68,
    views: 2210,
  },
  {
    kind: 'news',
    slug: 'lintas-teduh-rekrut-lulusan',
    title: 'Lintas Teduh Merekrut 26 Lulusan Teras Awan',
    summary:
      'Perusahaan logistik dari Medan menerima lulusan SMK dari kelas administrasi server tanpa syarat ijazah sarjana, setelah magang tiga bulan.',
    body: `Dua puluh enam lulusan program Teras Awan resmi menjadi karyawan tetap Lintas Teduh bulan ini. Usia mereka 18 sampai 22 tahun; semuanya lulusan SMK, sembilan di antaranya perempuan. Mereka bergabung dengan tim operasi yang menjaga sistem pelacakan paket siang dan malam.

Sebelumnya perusahaan itu mensyaratkan gelar sarjana untuk posisi yang sama. Syarat itu dihapus setelah percobaan: sepuluh peserta magang dan sepuluh karyawan baru bergelar diberi latihan kerusakan yang sama. Waktu pemulihan rata-rata kedua kelompok berbeda empat menit.

Arsitek sistemnya, Arman Harahap, kebetulan juga mengajar di program ini. Karena itu yayasan meminta perusahaan menyerahkan seleksi kepada tim yang tidak mengenal peserta. Dari 41 pelamar, 26 diterima, dan Arman baru tahu nama mereka pada hari pertama kerja.

## Belum semua beres

Tiga perempuan menolak tawaran karena giliran malam dan angkutan pulang. Perusahaan sedang mencoba giliran dari rumah untuk malam hari. Kami akan melaporkan hasilnya, termasuk bila gagal.

Bagi perusahaan lain, naskah latihan kerusakan dan lembar penilaiannya boleh dipakai gratis. Syaratnya satu: hasil seleksi dilaporkan balik kepada kami tanpa nama, supaya materi kelas dapat diperbaiki.

Salah satu yang diterima, Sefnat dari Kupang, baru pertama kali tinggal jauh dari ibunya. Perusahaan menyediakan asrama tiga bulan dan seorang kakak pendamping yang juga alumni. “Yang saya takutkan bukan servernya, tapi menyeberang jalan di Medan,” katanya, dan seluruh ruangan mengangguk.`,
    category: 'kemitraan',
    author: 'Laras Pramesti',
    daysAgo: 112,
    views: 1780,
  },
  {
    kind: 'news',
    slug: 'garut-anggarkan-titik-belajar',
    title: 'Dua Belas Desa di Garut Menganggarkan Titik Belajarnya Sendiri',
    summary:
      'Untuk pertama kalinya, biaya internet dan honor penjaga titik belajar masuk anggaran desa. Yayasan tetap menanggung pelatihan relawan.',
    body: `Musyawarah di Desa Sukamaju Girang selesai lewat tengah malam. Di antara usulan saluran air dan posyandu, satu baris kecil bertahan: biaya internet titik belajar, Rp450.000 sebulan. Bersama sebelas desa lain di Garut, desa itu kini membayar sendiri sesuatu yang tiga tahun ini ditanggung yayasan.

Perpindahan biaya selalu menjadi masa paling rawan. Karena itu pembicaraan dimulai setahun sebelumnya, dengan data yang disusun warga: siapa saja yang memakai, untuk apa, dan apa yang terjadi seandainya ditutup. Di tiga desa, data itu memperlihatkan titik belajar paling ramai dipakai kader posyandu untuk mengisi laporan.

> “Kalau tutup, laporan kami kembali ke kertas. Itu saja sudah cukup untuk meyakinkan bapak-bapak,” kata Euis, kader di Cilawu.

Empat desa lain belum bersedia. Alasannya masuk akal: jalan rusak lebih mendesak. Di sana yayasan memperpanjang pembiayaan satu tahun sambil mencari pola bersama dengan koperasi.

Naskah perhitungan biaya, contoh peraturan desa, dan notulen musyawarah telah kami himpun. Aparatur dari kabupaten lain boleh menyalin seluruhnya. Perangkat desa yang ingin menyiapkan datanya dapat mengikuti kelas data desa tanpa biaya pada angkatan berikutnya.

Perubahan ini juga mengubah peran yayasan. Dulu penjaga titik menelepon Bandung kalau modem mati; sekarang ia menelepon balai desa yang jaraknya dua ratus meter. Waktu perbaikan rata-rata turun dari enam hari menjadi satu hari, dan tidak seorang pun di kantor kami yang merasa kehilangan.`,
    category: 'kemitraan',
    author: 'Danu Prakosa',
    daysAgo: 176,
    views: 960,
  },
  {
    kind: 'news',
    slug: 'kebijakan-perlindungan-anak-baru',
    title: 'Kebijakan Perlindungan Anak Diperbarui, Relawan Dilatih Ulang',
    summary:
      'Aturan baru mengatur foto, percakapan pribadi, dan kunjungan rumah. Seluruh relawan wajib mengikuti pelatihan ulang sebelum kembali mengajar.',
    body: `Mulai bulan ini tidak ada lagi percakapan pribadi antara relawan dan peserta di bawah 18 tahun. Setiap pesan berjalan di kelompok yang diikuti orang tua atau guru. Aturan itu bagian dari kebijakan perlindungan anak yang diperbarui setelah setahun dikaji bersama orang tua, guru, dan peserta remaja sendiri.

Perubahan lain menyangkut foto. Wajah anak tidak dimuat dalam laporan maupun media sosial yayasan, sekalipun orang tuanya mengizinkan. Gambar kegiatan memperlihatkan tangan, karya, atau punggung. Remaja yang kami ajak berdiskusi menilai aturan ini justru melegakan.

## Tiga pintu pengaduan

1. Penjaga titik belajar, yang namanya terpampang di dinding
2. Nomor WhatsApp yang dijaga dua petugas perempuan
3. Lembaga pendamping di luar yayasan, bagi laporan tentang orang yayasan sendiri

Dari 212 relawan, 198 telah menyelesaikan pelatihan ulang. Empat belas sisanya belum boleh mengajar. Dua relawan menyatakan keberatan atas pemeriksaan latar belakang dan kami berpisah baik-baik.

Kebijakan lengkap terpasang di setiap titik belajar dan dapat dibaca siapa saja. Bila Anda melihat sesuatu yang tidak semestinya, laporkan. Kami berjanji menjawab pada hari yang sama dan tidak pernah menanyakan mengapa baru sekarang.

Pelatihan ulangnya berlangsung enam jam dan sebagian besar berisi percakapan sulit yang diperankan bergantian. Relawan senior mengaku bagian tersulit adalah menolak permintaan pertemanan dari murid dengan cara yang tidak melukai. Kalimat-kalimat penolakannya kami kumpulkan menjadi satu lembar yang bisa dibawa pulang.`,
    category: 'kabar-yayasan',
    author: 'Laras Pramesti',
    daysAgo: 247,
    views: 730,
  },
  {
    kind: 'news',
    slug: 'angkatan-baru-nusa-tenggara',
    title: 'Angkatan Baru Nusa Tenggara Dibuka di Tiga Pulau',
    summary:
      'Pendaftaran keluarga di Lombok, Sumba, dan Flores dibuka serentak, dengan jadwal kelas yang mengikuti musim tanam dan hari pasar setempat.',
    body: `Tiga koordinator pulau, satu kalender, dan banyak sekali tanda merah. Begitulah jadwal angkatan baru Nusa Tenggara disusun. Tanda merah adalah hari ketika kelas tidak mungkin berjalan: musim tanam, hari pasar, upacara adat, dan jadwal kapal.

Angkatan ini menerima 180 keluarga, enam puluh di tiap pulau. Pendaftaran berlangsung tiga pekan, secara daring maupun lewat formulir kertas di kantor desa dan gereja. Seperti biasa, satu keluarga mendaftar berdua: calon talenta dan pendukungnya.

## Yang berbeda kali ini

- Kelas di Sumba libur penuh selama tiga pekan musim tanam
- Materi dapat disalin dari kotak penyimpanan di titik belajar tanpa memakai kuota
- Pendukung keluarga boleh bergantian, asalkan namanya dicatat

Perubahan ketiga datang dari evaluasi angkatan lalu. Seperempat pendukung merantau di tengah program, dan aturan lama membuat keluarganya gugur. Sekarang bibi boleh menggantikan kakak, dan kakek pernah pula menjadi pendukung terbaik di Manggarai.

Seleksi tidak memakai nilai rapor. Kami melihat jarak rumah, waktu luang, dan alasan yang ditulis sendiri oleh keluarga. Pengumuman ditempel di kantor desa pada hari yang sama dengan pengumuman daring, sehingga tidak ada yang perlu mendengar kabarnya dari orang lain.

Untuk pertama kalinya koordinator di tiap pulau adalah lulusan program. Mereka menyusun sendiri contoh soal dan gambar materi, sehingga tidak ada lagi contoh toko roti bagi peserta yang seumur hidup menjual kopi, kacang mete, atau garam. Yayasan hanya memeriksa kesetaraan tingkat kesulitannya.`,
    category: 'kabar-yayasan',
    author: 'Laras Pramesti',
    daysAgo: -9,
  },
  {
    kind: 'blog',
    slug: 'pak-darso-dan-putrinya',
    title: 'Pak Darso, Putrinya, dan Laptop di Atas Karung Gabah',
    summary:
      'Seorang buruh giling padi di Klaten menjadi pendukung belajar putrinya. Ia tidak memahami kodenya, tetapi hafal jam berapa kopi harus diantar.',
    body: `Laptop itu ditaruh di atas karung gabah karena di situlah sinyal paling kuat. Ratih, 19 tahun, mengetik sambil bersila. Ayahnya, Pak Darso, duduk tiga meter dari sana dan tidak melakukan apa-apa. Itu tugasnya, dan ia mengerjakannya dengan sungguh-sungguh.

Dalam program kami setiap keluarga punya pendukung. Pak Darso mengira tugas itu berarti harus mengerti komputer. Pada pertemuan pertama ia minta maaf kepada semua orang sebab hanya tamat SD. Fasilitator menjawab bahwa yang dibutuhkan hanya tiga: menjaga jam, menjaga suasana, dan bertanya “tadi belajar apa”.

> “Saya tanya tiap malam. Awalnya dia jawab pendek. Lama-lama saya yang mengantuk duluan,” katanya.

Pada pekan kelima Ratih ingin berhenti. Laman latihannya berantakan dan ia merasa paling lambat. Pak Darso tidak menasihati. Ia mengajak Ratih ke penggilingan dan menunjukkan mesin tua yang tiga kali mogok sebelum tengah hari. “Mesin saja boleh mogok,” katanya.

Hari ini laman Ratih dipakai penggilingan itu: harga gabah diperbarui tiap pagi, dan petani tidak perlu lagi datang hanya untuk bertanya. Kalau harga naik, Pak Darso yang mengetiknya sendiri, dengan satu jari, pelan, dan selalu benar.

Ketika kami bertanya apa yang berubah di rumah, ia berpikir lama. Lalu ia bilang, sekarang di meja makan ada bahan obrolan yang bukan utang.

Kami bertanya kepada Ratih, apa yang akan ia lakukan sesudah ini. Ia ingin membuat laman serupa untuk dua penggilingan lain. Ayahnya menyela dari jauh: kopinya nanti juga ikut dua kali lipat.`,
    category: 'cerita-keluarga',
    author: 'Nindya Larasati',
    daysAgo: 7,
    views: 3410,
  },
  {
    kind: 'blog',
    slug: 'belajar-setelah-subuh',
    title: 'Belajar Setelah Subuh, Sebelum Dua Anak Bangun',
    summary:
      'Bagi Yuliana di Mataram, satu-satunya jam yang miliknya sendiri dimulai pukul lima pagi. Dari jam itu lahir katalog kue tiga puluh halaman.',
    body: `Ada jam yang tidak dimiliki siapa pun di rumah Yuliana: pukul lima sampai enam kurang seperempat. Suaminya sudah berangkat ke pasar, dua anaknya belum bangun, dan kompor baru akan dinyalakan nanti. Selama sebelas pekan, jam itulah sekolahnya.

Yuliana menjual kue kering di Mataram. Ia mendaftar karena ingin berhenti menjawab pertanyaan yang sama seratus kali: berapa harganya, apa isinya, bisa dikirim ke mana. Ia membayangkan sebuah katalog, tetapi tidak tahu bahwa yang ia bayangkan punya nama.

Pekan kedua ia tertinggal. Anak bungsunya demam dan jam lima paginya hilang empat hari berturut-turut. Di kelompok belajar ia menulis pesan pamit yang panjang. Balasan pertama datang dari peserta lain, pembuat keripik di Praya: “Saya tertinggal enam hari. Ayo tertinggal berdua.”

Mereka mengejar bersama, saling menelepon tepat pukul lima tanpa banyak bicara. Kadang hanya terdengar suara orang mengetik dan ayam.

## Tiga puluh halaman

Katalognya selesai: tiga puluh halaman, setiap kue dengan foto cahaya jendela, bahan, ketahanan, dan ongkos kirim ke lima pulau. Pertanyaan pembeli berkurang lebih dari separuh. Waktu yang tersisa ia pakai tidur siang, hal yang menurutnya belum pernah terjadi sejak menikah.

Jam lima pagi tetap ia jaga. Sekarang ia memakainya untuk mengajari tetangga.

Suaminya baru tahu ketika katalog itu dicetak. Ia membolak-balik halaman, berhenti pada kue kastengel, lalu bertanya siapa yang memotret. Sejak hari itu ia yang menyiapkan sarapan anak-anak setiap Selasa, supaya jam lima pagi istrinya boleh sedikit lebih panjang.`,
    category: 'cerita-keluarga',
    author: 'Nindya Larasati',
    daysAgo: 29,
    views: 1650,
  },
  {
    kind: 'blog',
    slug: 'catatan-dari-kapal-lembata',
    title: 'Catatan dari Kapal ke Lembata',
    summary: 'Empat belas jam di laut bersama enam puluh laptop, satu genset, dan pelajaran tentang membuat rencana yang tahan ombak.',
    body: `Kapal berangkat terlambat tujuh jam, jadi saya punya waktu menghitung. Enam puluh laptop dalam sebelas kardus, dua gulung kabel, satu genset kecil, dan satu kotak penyimpanan materi yang saya pangku sendiri karena isinya delapan bulan kerja.

Di kantor Bandung, rencana pembukaan titik Lembata muat pada satu lembar kerja dengan kolom tanggal. Di atas kapal, kolom itu terasa lucu. Bapak di sebelah saya membawa ayam dan bertanya saya hendak berdagang apa. Saya jawab, “Sekolah.” Ia mengangguk seolah itu barang biasa.

Pelajaran pertama tentang wilayah kepulauan: semua jadwal harus punya ruang untuk laut. Kami menulis ulang panduan pembukaan titik setelah perjalanan ini.

- Perangkat dikirim sebulan sebelum pelatihan, bukan bersama pelatih
- Setiap kotak harus bisa diangkat satu orang
- Materi harus berjalan penuh tanpa internet selama dua pekan
- Selalu ada rencana kalau pelatih tidak jadi datang

Rencana terakhir itu terpakai lebih cepat daripada dugaan. Pelatih kedua kami tertahan di Larantuka karena gelombang. Hari pertama pelatihan akhirnya dipimpin Mama Agnes, calon penjaga titik, dengan buku panduan di tangan kiri.

Ia mengajar lebih baik daripada yang kami rencanakan. Orang-orang tertawa, bertanya, dan tidak seorang pun takut memencet tombol. Ketika pelatih kami tiba pada hari ketiga, ia memutuskan duduk di belakang saja.

Waktu pulang saya naik kapal yang sama, kali ini tanpa kardus. Bapak pembawa ayam itu tidak ada. Saya menuliskan namanya di halaman terakhir panduan, pada daftar orang yang mengajari kami sesuatu tanpa merasa sedang mengajar.`,
    category: 'catatan-lapangan',
    author: 'Yohanes Tallo',
    daysAgo: 16,
    views: 1190,
  },
  {
    kind: 'blog',
    slug: 'titik-belajar-yang-kami-tutup',
    title: 'Titik Belajar yang Kami Tutup, dan Kesalahan Kami di Sana',
    summary:
      'Sebuah titik di pinggir kota tutup setelah empat belas bulan. Ini catatan tentang hal yang tidak kami tanyakan sebelum membukanya.',
    body: `Kuncinya saya kembalikan pada suatu Kamis sore. Pemilik ruko menghitung meja, mengangguk, lalu menawari teh. Titik belajar itu hidup empat belas bulan, meluluskan sembilan belas orang, dan sebagian besar waktunya kosong.

Di atas kertas tempatnya sempurna: dekat halte, internet cepat, sewa murah. Kami membukanya karena ada mitra yang ingin titik di kota itu, dan karena kami tidak enak menolak. Kalimat terakhir itu seharusnya cukup untuk menghentikan kami.

## Yang tidak kami tanyakan

Kami tidak bertanya siapa yang sudah mengajar di sana. Ternyata ada tiga: kursus milik seorang guru, kelas karang taruna, dan perpustakaan kelurahan. Ketiganya kekurangan murid, dan kami datang menjadi yang keempat dengan papan nama lebih besar.

Kami juga tidak bertanya kapan orang punya waktu. Warga bekerja giliran di pabrik. Kelas malam kami bertepatan dengan jam berangkat.

Setelah tutup, perangkatnya kami serahkan kepada perpustakaan kelurahan. Guru kursus itu kini menjadi pelatih relawan kami, dan ia yang menyusun daftar pertanyaan sebelum membuka titik. Pertanyaan pertamanya: “Siapa yang akan rugi kalau kalian datang?”

Saya menyimpan kuitansi sewa terakhir di laci. Bukan untuk menghukum diri. Hanya supaya setiap kali ada tawaran tempat yang sempurna di atas kertas, saya punya kertas lain untuk dibaca.

Kepada sembilan belas lulusan kami mengirim surat permintaan maaf, karena tempat mereka berkumpul hilang. Tujuh membalas. Salah satunya menulis bahwa ruko itu memang selalu terasa seperti kantor orang lain. Andai kalimat itu kami dengar pada bulan kedua, bukan bulan keempat belas.`,
    category: 'catatan-lapangan',
    author: 'Ratna Kusumadewi',
    daysAgo: 83,
    views: 2040,
  },
  {
    kind: 'blog',
    slug: 'relawan-yang-tidak-bisa-koding',
    title: 'Saya Relawan dan Saya Tidak Bisa Koding',
    summary: 'Pensiunan guru SD di Salatiga ini mengira ia mendaftar ke tempat yang keliru. Dua tahun kemudian ia melatih relawan lain.',
    body: `Umur saya 63 tahun dan saya tidak bisa membuat laman web. Saya katakan ini di awal supaya tidak ada yang kecewa. Ketika cucu saya mendaftarkan saya sebagai relawan, saya kira ia bergurau.

Hari pertama saya duduk di belakang dan memperhatikan. Pengajarnya pandai sekali, seorang mahasiswa. Ia menjelaskan cepat, jarinya menari. Peserta mengangguk-angguk. Saya mengajar kelas satu selama 34 tahun, jadi saya tahu jenis anggukan itu: anggukan orang yang sudah tidak mengikuti sejak tadi.

Waktu istirahat saya bertanya kepada seorang ibu, bagian mana yang sulit. Ia berbisik, “Saya tidak tahu tombol yang mana itu ‘enter’.”

> Ternyata yang dibutuhkan bukan orang yang tahu jawabannya, melainkan orang yang berani berhenti untuk mencari pertanyaannya.

Sejak itu tugas saya jelas. Saya duduk di sebelah orang yang malu. Saya tidak memegang tetikusnya, sama seperti dulu saya tidak memegang pensil murid saya. Saya menunggu. Menunggu itu keterampilan juga, dan tampaknya makin langka.

Sekarang saya melatih relawan baru di tiga titik. Pelajaran pertama saya: letakkan tangan di belakang punggung. Pelajaran kedua: hitung sampai sepuluh sebelum menolong. Mahasiswa yang dulu jarinya menari kini menghitung sampai dua belas.

Cucu saya bertanya kapan saya belajar koding. Saya jawab, nanti, kalau peserta saya sudah ada yang mau mengajari.

Ada satu hal lagi yang jarang ditulis di buku relawan. Peserta dewasa sering datang dengan kenangan buruk tentang sekolah. Ada yang pernah dipermalukan di depan kelas empat puluh tahun lalu dan masih ingat nama gurunya. Jadi saya tidak pernah menunjuk orang. Saya hanya bertanya, lalu diam sebentar.`,
    category: 'suara-relawan',
    author: 'Bu Endang Sulastri',
    daysAgo: 118,
    views: 1420,
  },
  {
    kind: 'blog',
    slug: 'sepulang-kantor-mengajar-lembar-kerja',
    title: 'Sepulang Kantor, Mengajar Lembar Kerja',
    summary:
      'Seorang akuntan di Semarang menjadi relawan setiap Rabu malam. Ia datang untuk memberi dan pulang dengan rumus yang tidak ada di kantornya.',
    body: `Setiap Rabu pukul tujuh saya membuka laptop, menyalakan kamera, dan menyapa dua puluhan orang yang sebagian besar mematikan kameranya karena kuota. Siangnya saya menyusun laporan untuk direksi. Malamnya saya membantu penjual bakso menghitung apakah ia untung.

Pertanyaan malam itu terdengar mudah. Pak Rohim menjual 120 mangkuk sehari, tetapi uangnya selalu habis. Kami menghitung daging, tepung, gas, es, sewa gerobak. Untung tipis, seharusnya cukup. Lalu istrinya menyela dari belakang, “Yang dimakan sendiri sama yang dikasih ke anak-anak belum dihitung.”

Sembilan mangkuk sehari. Pak Rohim terdiam, lalu tertawa. Ia tidak mau mengurangi sembilan mangkuk itu. Yang ia lakukan justru lebih cerdas: ia menambah satu baris di lembar kerja bernama “sedekah” dan menaikkan target menjadi 130.

## Yang saya bawa pulang

Di kantor, saya terbiasa mencari baris untuk dipotong. Malam itu saya belajar bahwa ada baris yang justru perlu ditulis supaya bisa dipertahankan.

Perusahaan tempat saya bekerja memberi empat jam sebulan untuk kerja relawan. Awalnya saya mengira itu program pencitraan. Mungkin memang begitu awalnya. Tetapi lima dari kami terus mengajar setelah jatahnya habis, dan rapat anggaran tahun ini punya satu baris baru. Bukan saya yang mengusulkan, melainkan direktur keuangan, yang diam-diam pernah ikut menonton kelas.

Kalau Anda menimbang untuk ikut, jangan menunggu merasa siap. Saya menyiapkan dua puluh salindia untuk malam pertama dan hanya memakai satu. Selebihnya adalah pertanyaan, dan hampir semuanya bisa dijawab dengan penjumlahan, pengurangan, dan kesediaan mendengar cerita sampai selesai.`,
    category: 'suara-relawan',
    author: 'Hendra Wijanarko',
    daysAgo: 154,
    views: 890,
  },
  {
    kind: 'blog',
    slug: 'keluarga-empat-generasi',
    title: 'Empat Generasi, Satu Grup Belajar',
    summary:
      'Di Gianyar, seorang nenek buyut, nenek, ibu, dan anak gadis berbagi satu ponsel dan satu akun kelas. Yang paling rajin ternyata si nenek.',
    body: `Aturan kami satu keluarga dua peserta. Keluarga Ni Ketut Rastini melanggarnya sejak hari pertama, dan kami tidak sampai hati menegur. Yang terdaftar adalah Komang, 18 tahun, dan ibunya. Yang datang berempat, termasuk nenek buyut yang tidak mau ditinggal sendirian di rumah.

Mereka perajin anyaman lontar. Komang ingin menjualnya secara daring; ibunya khawatir pesanan terlalu banyak; neneknya ingin memastikan tidak ada yang menyebut anyaman itu “tikar biasa”. Nenek buyut tidur di pojok sampai waktu makan siang.

Yang terjadi kemudian di luar rancangan kami. Nenek mengambil alih tugas menulis keterangan produk. Ia mendiktekan dalam bahasa Bali, ibunya menerjemahkan, Komang mengetik. Hasilnya tidak mirip keterangan produk mana pun: setiap anyaman punya cerita untuk upacara apa ia dibuat, daun dari kebun siapa, dan berapa lama menunggunya kering.

> “Kalau orang tahu lamanya, mereka tidak akan menawar,” kata si nenek.

Ia benar. Dalam empat bulan tidak satu pun pembeli menawar. Beberapa malah bertanya apakah boleh menunggu lebih lama agar daunnya benar-benar kering.

Wisuda keluarga tahun itu kami menyiapkan dua kursi. Mereka duduk berempat di tiga kursi. Nenek buyut, yang sepanjang program lebih banyak tidur, menerima gulungan ijazah dan bertanya di mana ia harus mencap jempolnya.

Aturan dua peserta akhirnya kami ubah menjadi “sedikitnya dua”. Konsekuensinya makan siang harus dilebihkan, dan pada beberapa angkatan kami kehabisan kursi. Tidak apa-apa. Masalah kehabisan kursi jauh lebih enak dibicarakan dalam rapat daripada masalah kursi kosong.`,
    category: 'cerita-keluarga',
    author: 'Nindya Larasati',
    daysAgo: 203,
    views: 1310,
  },
]
