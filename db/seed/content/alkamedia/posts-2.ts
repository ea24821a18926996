import type { SeedPost } from '../../content-types.ts'

/** News beyond that in posts.ts. Each opens its address with its subject, from which its cover is drawn. */
export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'sungai-pasang',
    title: 'Air Pasang Menentukan Jadwal Ujian di Tujuh Sekolah Muara',
    summary:
      'Tujuh sekolah di muara menyusun ujian menurut tabel pasang surut. Dinas pendidikan setempat mengakui jadwal seragam selama ini merugikan mereka.',
    body: `Kepala SMP Kuala Terap menempel dua kalender di ruang guru: kalender pendidikan dan tabel pasang surut dari pelabuhan. Ketika keduanya berselisih, yang diikuti adalah laut.

Tahun lalu 212 siswa terlambat masuk ujian karena dermaga sekolah terendam sampai pukul sembilan. Nilai mereka dihitung apa adanya. Tahun ini tujuh sekolah mengajukan jadwal sendiri: ujian dimulai dua jam setelah surut.

Kepala dinas, Marhadi Saleh, menyetujui usul itu pada Kamis. “Kami baru sadar jadwal dibuat oleh orang yang berangkat dengan mobil,” katanya. Jadwal baru berlaku mulai semester ini dan ditinjau setelah dua kali ujian.`,
    category: 'pendidikan',
    author: 'Nabila Karimah',
    daysAgo: 2,
    views: 1340,
  },
  {
    kind: 'news',
    slug: 'mesin-jahit-sekolah',
    title: 'Enam Puluh Mesin Jahit Sekolah Berdebu karena Daya Listrik Kurang',
    summary:
      'Bantuan mesin jahit industri tiba dua tahun lalu di empat SMK. Sambungan listriknya tidak pernah ditambah, dan hanya sembilan mesin yang dapat menyala.',
    body: `Plastik pembungkusnya masih utuh. Di ruang tata busana SMK Negeri 2 Wonoayu ada dua puluh mesin jahit industri, dan hanya tiga yang boleh dinyalakan bersamaan. Kalau yang keempat menyala, laboratorium komputer padam.

Alkamedia memeriksa penerima bantuan di empat sekolah. Dari enam puluh mesin, sembilan dipakai. Berkas pengadaan memuat harga mesin, pelatihan, dan pita peresmian. Tidak ada baris untuk menambah daya.

Kementerian menjawab lewat surat bahwa daya listrik adalah tanggung jawab sekolah. Biaya penambahannya Rp14 juta, setara dengan dua mesin. Seorang guru menghitungnya di papan tulis, lalu menghapusnya sebelum murid masuk.`,
    category: 'pendidikan',
    author: 'Rudi Hasiholan',
    daysAgo: 4,
    views: 1610,
  },
  {
    kind: 'news',
    slug: 'kereta-pelajar-jam-terakhir',
    title: 'Kereta Pelajar Pukul 16.40 Batal Dihapus Setelah Siswa Menghitung Penumpang',
    summary:
      'Operator menyebut kereta itu sepi. Sebelas siswa menghitung penumpangnya selama tiga pekan, dan hasilnya dua kali lipat dari angka resmi.',
    body: `Alasan penghapusan kereta pukul 16.40 tertulis singkat: rata-rata 61 penumpang. Dinda, siswa kelas sebelas, membaca pengumuman itu sambil berdiri karena tidak mendapat tempat duduk.

Bersama sepuluh teman ia menghitung penumpang di tiap pintu selama lima belas hari sekolah. Hasilnya rata-rata 138. Perbedaan muncul karena alat hitung resmi membaca kartu langganan pelajar sekali sebulan, bukan sekali naik.

Operator memeriksa ulang dan membenarkan temuan itu. Kereta dipertahankan, dan cara menghitungnya diubah di empat jalur lain. Lembar hitung para siswa kami muat di bagian data, termasuk dua hari yang mereka coret karena hujan.`,
    category: 'pendidikan',
    author: 'Gita Maharsi',
    daysAgo: 6,
    views: 2050,
  },
  {
    kind: 'news',
    slug: 'kantin-sehat-harga-sayur',
    title: 'Kantin Sehat Bertahan di Delapan dari Dua Puluh Sekolah',
    summary:
      'Program kantin sehat berjalan setahun. Kami mendatangi semua pesertanya: yang bertahan adalah sekolah yang membeli langsung dari petani.',
    body: `Setahun lalu dua puluh sekolah dasar mengganti gorengan dengan sayur. Pekan ini kami datang pada jam istirahat pertama ke semuanya, tanpa janji. Delapan masih menyajikan menu yang sama.

Kami mencatat harga di setiap kantin. Sekolah yang berhenti rata-rata membeli sayur Rp9.200 per kilogram dari pasar; yang bertahan Rp5.100, langsung dari kelompok tani. Selisih itu menentukan apakah sepiring nasi bisa dijual Rp5.000.

“Anak-anak tidak menolak bayam,” kata Bu Marni, penjaga kantin di Ngablak. “Mereka menolak bayam yang harganya sama dengan mainan.” Daftar kelompok tani yang bersedia memasok sekolah kami muat di akhir laporan.`,
    category: 'pendidikan',
    author: 'Teguh Wisesa',
    daysAgo: 8,
    views: 980,
  },
  {
    kind: 'news',
    slug: 'galangan-kapal-mencari',
    title: 'Galangan Kapal Mencari Juru Las, Sekolah Las Mencari Kawat',
    summary:
      'Empat galangan membutuhkan 300 juru las tahun ini. Dua sekolah di kota yang sama berlatih dengan besi bekas karena anggaran kawat habis pada Maret.',
    body: `Jaraknya empat kilometer. Di satu ujung jalan galangan kapal memasang spanduk lowongan, di ujung lain siswa jurusan pengelasan menunggu giliran memakai kawat. Satu batang untuk tiga orang.

Empat galangan yang kami hubungi membutuhkan 300 juru las bersertifikat sampai Desember. Dua sekolah meluluskan 84 orang per tahun, dan hanya 31 lulus uji sertifikasi. Kepala bengkel menyebut penyebabnya: jam latihan. Standarnya 400 jam, kenyataannya 150.

Setelah kami pertemukan dalam satu wawancara, seorang direktur galangan bertanya berapa harga kawat untuk menutup kekurangannya. Jawabannya Rp96 juta setahun, lebih murah daripada spanduk dan biaya mendatangkan juru las dari luar pulau.`,
    category: 'kerja',
    author: 'Gita Maharsi',
    daysAgo: 11,
    views: 1520,
  },
  {
    kind: 'news',
    slug: 'kamus-isyarat-daerah-terbit',
    title: 'Kamus Isyarat Daerah Pertama Memuat 1.900 Lema, Disusun Warga Tuli',
    summary:
      'Tim penyusun mengunjungi 22 kota selama empat tahun. Mereka menemukan sebelas isyarat untuk kata ibu dan memilih memuat semuanya.',
    body: `Setiap kota punya cara sendiri menyebut *ibu*. Tim penyusun menemukan sebelas isyarat, dan berdebat dua hari tentang mana yang baku. Keputusannya: tidak ada. Semua dimuat dengan nama kotanya.

Kamus setebal 640 halaman itu disusun oleh empat belas warga Tuli dengan dua ahli bahasa sebagai pendamping, bukan sebaliknya. Setiap lema disertai gambar gerak dan kode menuju video.

Harmoko Daulay, ketua tim, meminta wartawan mencatat satu hal: kamus tidak menciptakan bahasa. “Bahasanya sudah ada. Yang terlambat itu kertasnya.” Versi digital tersedia gratis, dan sekolah luar biasa menerima dua eksemplar tanpa biaya kirim.`,
    category: 'pendidikan',
    author: 'Nabila Karimah',
    daysAgo: 14,
    views: 1180,
  },
  {
    kind: 'news',
    slug: 'ojek-sekolah-asuransi',
    title: 'Pengantar Anak Sekolah Membayar Asuransi yang Tidak Pernah Aktif',
    summary:
      'Sebanyak 73 pengemudi antar-jemput membayar premi bulanan selama setahun. Perusahaan asuransi yang disebut dalam kuitansi tidak mengenal nama mereka.',
    body: `Kuitansinya rapi, bernomor, dan berstempel. Pak Rofiq menyimpan dua belas lembar. Ketika motornya terserempet pada Februari, ia menelepon nomor di kuitansi dan mendapat jawaban bahwa namanya tidak terdaftar.

Kami memeriksa kuitansi 73 pengemudi antar-jemput di tiga kecamatan. Semuanya membayar Rp45.000 sebulan kepada sebuah koperasi yang mengaku perantara. Perusahaan asuransi yang namanya dicantumkan menyatakan tidak pernah bekerja sama.

Ketua koperasi menjawab pertanyaan kami lewat pengacara dan menyebutnya kekeliruan administrasi. Polisi menerima laporan para pengemudi pada Selasa. Selama proses berjalan, kami tidak memuat nama ketua koperasi.`,
    category: 'kerja',
    author: 'Rudi Hasiholan',
    daysAgo: 17,
    views: 1890,
  },
  {
    kind: 'news',
    slug: 'hutan-sekolah',
    title: 'Hutan Sekolah: Anak Kelas Empat Menghitung 3.400 Pohon, Lalu Menanam yang Mati',
    summary:
      'Program penghijauan melaporkan 5.000 pohon hidup. Murid menghitungnya batang demi batang dan mendapat angka lain, yang kini dipakai pemerintah daerah.',
    body: `Laporan penghijauan menyebut 5.000 pohon. Bu Sartika, guru kelas empat, menjadikan angka itu soal matematika: berapa yang masih hidup, dan bagaimana kita tahu?

Dua puluh enam murid membagi bukit menjadi petak dengan tali rafia dan menghitung selama empat hari Jumat. Hasilnya 3.412 batang. Dinas kehutanan mengirim petugas, menghitung ulang sepertiga petak, dan mendapat selisih 2 persen.

Angka murid sekarang tercantum dalam laporan resmi, dengan catatan kaki nama sekolahnya. Bibit pengganti datang pada awal hujan. Setiap anak menandai satu pohon dengan namanya sendiri; menurut Bu Sartika, sejak itu tidak ada yang mencabut patok.`,
    category: 'pendidikan',
    author: 'Teguh Wisesa',
    daysAgo: 21,
    views: 1230,
  },
  {
    kind: 'news',
    slug: 'gaji-guru-honorer-terlambat',
    title: 'Honor 1.140 Guru Terlambat Empat Bulan karena Satu Kolom Kosong',
    summary:
      'Uangnya ada, kata pemerintah daerah. Yang tidak ada adalah nomor induk pada kolom ketujuh, yang hanya bisa diisi oleh orang yang sudah pensiun.',
    body: `Setiap Senin Pak Yulius memeriksa rekeningnya di warung, karena sinyal sekolah tidak cukup. Sudah enam belas Senin. Ia mengajar dua kelas dan menumpang makan pada orang tua murid.

Kami menelusuri berkasnya lewat lima meja. Honor 1.140 guru tertahan karena kolom ketujuh daftar pengantar kosong. Kolom itu memuat nomor persetujuan dari seorang pejabat yang pensiun pada April, dan penggantinya belum dilantik.

Sekretaris daerah, setelah kami tunjukkan berkasnya, menugaskan pelaksana harian pada sore yang sama. Pembayaran pertama masuk pada Jumat. Perkumpulan guru meminta agar bunga utang warung ikut dihitung; permintaan itu belum dijawab.`,
    category: 'kerja',
    author: 'Rudi Hasiholan',
    daysAgo: 25,
    views: 2460,
  },
  {
    kind: 'news',
    slug: 'robot-pemilah-sampah-pelajar',
    title: 'Robot Pemilah Sampah Buatan Pelajar Gagal di Lomba, Terpakai di Pasar',
    summary:
      'Juri menilai robot itu terlalu lambat. Pengelola pasar menilainya cukup: ia tidak pernah lelah dan tahan bau. Enam unit kini bekerja setiap sore.',
    body: `Di lomba tingkat provinsi robot buatan tiga siswa madrasah itu memilah empat belas benda semenit dan kalah dari lawan yang memilah empat puluh. Seorang penonton menghampiri setelah pengumuman. Ia pengelola Pasar Anyar.

Di pasar, kecepatan bukan masalah. Sampah datang perlahan dari pukul dua sampai petang, dan petugas pemilah selalu berhenti dalam sebulan karena baunya. Robot dipasang di ujung meja, memisahkan botol dan kaleng, sisanya dikerjakan orang.

Sekarang enam unit bekerja setiap sore. Biaya satu unit Rp2,3 juta. Ketiga pembuatnya menerima pesanan dari dua pasar lain dan menolak yang ketiga, karena ujian sudah dekat.`,
    category: 'pendidikan',
    author: 'Nabila Karimah',
    daysAgo: 30,
    views: 1410,
  },
  {
    kind: 'news',
    slug: 'dokter-gigi-bus-sekolah',
    title: 'Bus Sekolah Dipinjam Dokter Gigi Setiap Rabu',
    summary:
      'Satu dari tiga murid di kecamatan pegunungan absen karena sakit gigi. Bus yang menganggur di tengah hari kini menjadi klinik berjalan.',
    body: `Antara pukul delapan dan pukul satu bus sekolah tidak mengantar siapa-siapa. Drg. Intan Pakpahan memperhatikan hal itu selama setahun dari jendela puskesmas, sebelum akhirnya bertanya kepada sopirnya.

Setiap Rabu dua kursi depan dilepas dan diganti kursi periksa. Dalam lima bulan 1.086 murid diperiksa, 412 ditambal. Absen karena sakit gigi turun dari 34 menjadi 9 persen, menurut catatan delapan sekolah yang kami minta satu per satu.

Biayanya hampir seluruhnya bahan tambal, ditanggung dana desa. Sopir bus, Pak Wirya, tidak dibayar tambahan. Ia mendapat satu mahkota gigi geraham, yang dipamerkannya kepada kami tanpa diminta.`,
    category: 'pendidikan',
    author: 'Gita Maharsi',
    daysAgo: 36,
    views: 1070,
  },
  {
    kind: 'news',
    slug: 'pabrik-batik-jam',
    title: 'Pabrik Batik Memberi Jam Menyusui, Hasil Kerja Justru Naik',
    summary:
      'Tiga pabrik mencoba jeda empat puluh menit dan ruang bayi selama enam bulan. Kami meminta buku produksinya dan memeriksanya bersama seorang ahli statistik.',
    body: `Mandor mengira angka produksi akan turun 8 persen. Setelah enam bulan, buku produksi menunjukkan kenaikan 3 persen. Kami meminta bukunya, bukan hanya kesimpulannya.

Tiga pabrik batik cap di satu kota mencoba jeda menyusui empat puluh menit dengan ruang bayi di samping gudang kain. Yang berubah bukan kecepatan tangan, melainkan jumlah orang: hanya dua pekerja yang berhenti setelah melahirkan, dibandingkan sebelas pada tahun sebelumnya.

Ahli statistik yang kami minta memeriksa mengingatkan bahwa enam bulan terlalu pendek dan tiga pabrik terlalu sedikit. Kami sepakat. Karena itu judul ini tidak memakai kata *terbukti*.`,
    category: 'kerja',
    author: 'Gita Maharsi',
    daysAgo: 43,
    views: 1350,
  },
  {
    kind: 'news',
    slug: 'menara-sinyal-belajar-malam',
    title: 'Menara Sinyal Dimatikan Pukul Sembilan, Kelas Malam Ikut Padam',
    summary:
      'Penghematan solar membuat menara telekomunikasi di sebelas pulau berhenti sebelum kelas paket selesai. Warga membayar sendiri satu jam tambahan.',
    body: `Pukul sembilan kurang lima, tutor kelas paket C di Pulau Sabira berhenti menjelaskan dan membacakan nomor halaman. Semua tahu artinya. Lima menit kemudian layar di sebelas pulau berhenti bergerak.

Operator menara membenarkan bahwa genset dimatikan lebih awal sejak harga solar naik. Sebanyak 430 peserta kelas malam, sebagian besar nelayan dan penjaga toko, kehilangan sepertiga waktu belajarnya.

Di empat pulau warga patungan Rp2.000 seorang untuk satu jam tambahan. Operator tidak melarang. Kementerian komunikasi menyatakan sedang menghitung panel surya; kami menanyakan tanggalnya tiga kali dan belum mendapat jawaban.`,
    category: 'pendidikan',
    author: 'Teguh Wisesa',
    daysAgo: 51,
    views: 1260,
  },
  {
    kind: 'news',
    slug: 'museum-desa-koleksi-cangkul',
    title: 'Museum Desa Membuka Koleksi Cangkul, Separuhnya Masih Dipakai',
    summary:
      'Pengunjung boleh meminjam koleksi museum selama musim tanam. Kuratornya petani, dan katalognya ditulis oleh siswa sekolah menengah.',
    body: `Di dinding depan tergantung 58 cangkul, masing-masing dengan nama pembuatnya. Tiga kait kosong. “Sedang di sawah,” kata Mbah Kartono, kurator sekaligus peminjam terbanyak.

Museum Desa Ngringin menyimpan alat tani yang masih layak dipakai. Pada musim tanam koleksinya dipinjamkan, dan dikembalikan dengan catatan: tanahnya apa, tumpulnya di mana. Catatan itu menjadi katalog, disusun oleh sembilan siswa sebagai tugas bahasa.

Pengunjung bulan lalu 740 orang, kebanyakan dari desa tetangga yang ingin melihat cangkul kakeknya. Tidak ada tiket. Ada kotak iuran untuk membeli gagang kayu, dan sebuah buku tamu yang terkena lumpur.`,
    category: 'pendidikan',
    author: 'Nabila Karimah',
    daysAgo: 59,
    views: 870,
  },
  {
    kind: 'news',
    slug: 'koperasi-kurir-bagi-hasil-koperasi',
    title: 'Koperasi Kurir Pertama Membagi Hasil: Rata-Rata Rp1,9 Juta',
    summary:
      'Seratus dua belas kurir mendirikan koperasi setelah tarif dipotong dua kali. Setahun kemudian mereka mengantar lebih sedikit paket dan membawa pulang lebih banyak.',
    body: `Rapatnya diadakan di lapangan bulu tangkis, karena tidak ada ruangan yang muat. Seratus dua belas kurir duduk di atas jaket masing-masing dan mendengarkan bendahara membaca angka.

Koperasi itu lahir setelah tarif per paket dipotong dua kali dalam setahun. Anggotanya melayani 240 toko di satu kota, dengan tarif tetap dan rute yang disusun bersama. Rata-rata antaran turun dari 61 menjadi 47 paket sehari; pendapatan bersih naik 22 persen.

Pengamat perburuhan Sinta Maharani menyebut hasilnya menjanjikan tetapi rapuh: sepertiga pendapatan datang dari tiga toko besar. Bendahara mengangguk. Ia sudah menuliskannya dengan spidol merah di papan.`,
    category: 'kerja',
    author: 'Rudi Hasiholan',
    daysAgo: 67,
    views: 1480,
  },
  {
    kind: 'news',
    slug: 'rapor-tanpa-peringkat-setahun',
    title: 'Rapor Tanpa Peringkat: Apa yang Berubah Setelah Setahun',
    summary:
      'Empat belas sekolah menghapus peringkat kelas. Guru menulis lebih panjang, orang tua bertanya lebih banyak, dan les tambahan berkurang sepertiga.',
    body: `Tahun lalu kolom peringkat di rapor empat belas sekolah dasar diganti dengan kotak kosong selebar tiga baris. Guru harus mengisinya dengan kalimat. Kami membaca 380 rapor, atas izin orang tua, dengan nama yang sudah ditutup.

Pada semester pertama sebagian besar kalimatnya sama: *ananda perlu lebih giat*. Pada semester kedua mulai muncul hal yang hanya mungkin ditulis orang yang memperhatikan: “Ia membagi pensilnya menjadi dua.”

Les tambahan berkurang dari 62 menjadi 41 persen murid. Nilai rata-rata tidak berubah. Orang tua terbelah; yang menolak menyebut anaknya kehilangan semangat, yang setuju menyebut hal yang sama dengan kata lain.`,
    category: 'pendidikan',
    author: 'Gita Maharsi',
    daysAgo: 84,
    views: 1920,
  },
  {
    kind: 'news',
    slug: 'toko-buku-loak-pindah-stasiun',
    title: 'Toko Buku Loak Pindah ke Bawah Tangga Stasiun, Pembelinya Mengantar',
    summary:
      'Kios yang digusur dipindahkan dalam satu malam oleh dua ratus pembeli yang berdiri berantai. Tidak ada buku yang hilang, dua bertambah.',
    body: `Pemberitahuan penggusuran datang hari Rabu, batasnya Jumat. Pak Samsuri punya 11.000 buku, satu gerobak, dan pinggang yang tidak boleh mengangkat. Seorang mahasiswa menulis kabar itu di papan pengumuman kampus.

Kamis malam dua ratus orang berdiri berantai sepanjang empat ratus meter, dari kios lama ke ruang kosong di bawah tangga stasiun. Buku berpindah dari tangan ke tangan sampai pukul dua. Stasiun menyewakan ruang itu seharga satu porsi bakso sehari.

Pagi harinya Pak Samsuri menghitung. Jumlahnya 11.002. Dua buku yang dulu dicuri, menurut catatannya, ikut pulang tanpa keterangan. Ia menaruhnya di rak paling depan.`,
    category: 'kerja',
    author: 'Nabila Karimah',
    daysAgo: 103,
    views: 1700,
  },
  {
    kind: 'news',
    slug: 'peta-bencana-sekolah-salah',
    title: 'Peta Bencana Menempatkan 48 Sekolah di Tengah Laut',
    summary:
      'Koordinat yang tertukar membuat puluhan sekolah tidak muncul dalam rencana evakuasi. Kesalahannya ditemukan oleh koresponden berusia 17 tahun.',
    body: `Koresponden sekolah kami di Pulau Simuk, Yafet, 17 tahun, mencari sekolahnya di peta rencana evakuasi dan menemukannya dua puluh kilometer dari pantai, di kedalaman ratusan meter.

Kami memeriksa 3.120 titik dalam peta yang sama. Sebanyak 48 sekolah berada di laut, 17 di provinsi lain. Penyebabnya lintang dan bujur yang tertukar ketika disalin dari formulir kertas. Akibatnya nyata: sekolah itu tidak dihitung dalam jumlah perahu dan tenda.

Badan penanggulangan bencana memperbaiki peta dalam enam hari dan mengundang Yafet memeriksa hasilnya. Ia menemukan dua kesalahan lagi. Data dan cara memeriksanya terbuka untuk Anda coba di daerah sendiri.`,
    category: 'pendidikan',
    author: 'Rudi Hasiholan',
    daysAgo: 127,
    views: 2180,
  },
]
