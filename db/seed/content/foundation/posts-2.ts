import type { SeedPost } from '../../content-types.ts'

export const posts2: SeedPost[] = [
  {
    kind: 'blog',
    slug: 'surat-untuk-calon-donatur',
    title: 'Surat untuk Siapa Pun yang Ingin Membantu',
    summary:
      'Sebelum membicarakan jumlah, ada empat pertanyaan yang kami harap diajukan kepada kami. Pertanyaan yang baik menolong lebih lama daripada uang.',
    body: `Bapak dan Ibu yang baik,

Setiap pekan ada yang menulis kepada kami dan bertanya, “Apa yang paling dibutuhkan?” Terima kasih. Jawaban jujurnya sering tidak seindah yang diharapkan: gaji penjaga titik belajar, tinta, dan ongkos kapal. Barang-barang itu tidak bagus difoto.

Karena itu izinkan saya mengusulkan empat pertanyaan untuk diajukan sebelum membantu lembaga mana pun, termasuk kami.

1. Apa yang pernah gagal, dan apa yang kalian ubah sesudahnya?
2. Siapa yang menentukan bahwa sebuah program berhenti?
3. Bolehkah saya berbicara dengan peserta yang tidak lulus?
4. Apa yang terjadi di sana kalau saya berhenti membantu tahun depan?

Lembaga yang baik tidak tersinggung oleh pertanyaan seperti itu. Lembaga yang sangat baik sudah punya jawabannya dalam bentuk tertulis.

Setelah itu barulah kita bicara bentuk bantuan. Waktu Anda satu malam sepekan kadang lebih berharga daripada uang. Laptop kantor yang akan dilelang bisa berarti dua belas pekan belajar. Lowongan yang terbuka bagi lulusan SMK mengubah lebih banyak hal daripada piagam apa pun.

Kalau sesudah membaca laporan kami Anda merasa lembaga lain lebih tepat, kami senang bisa menunjukkan beberapa. Yang kita kerjakan terlalu besar untuk dimiliki satu papan nama.

Bila Anda mewakili perusahaan atau pemerintah daerah, mintalah juga bertemu tanpa kami. Kami akan memberi nomor lima keluarga yang bersedia, termasuk satu yang pernah marah kepada kami. Percakapan tanpa tuan rumah biasanya lebih singkat, lebih terus terang, dan lebih berguna.

Salam hangat dari Bandung,
Ratna`,
    category: 'catatan-lapangan',
    author: 'Ratna Kusumadewi',
    daysAgo: 331,
    views: 1760,
  },
  {
    kind: 'blog',
    slug: 'rumah-yang-belajar-diam-diam',
    title: 'Rumah yang Belajar Diam-diam',
    summary:
      'Seorang suami di Banyuwangi ternyata mengikuti seluruh kelas dari balik pintu dapur. Naskah ini masih menunggu persetujuan keluarganya.',
    body: `Sulastri baru tahu pada pekan kesembilan. Suaminya, nelayan yang katanya tidak tertarik urusan komputer, bisa menjawab pertanyaan kuis yang bahkan ia sendiri lupa. Selama dua bulan, setiap kali kelas berjalan di meja makan, lelaki itu memperbaiki jaring di balik pintu dapur dan mendengarkan.

Ia tidak mendaftar karena malu. Di kampungnya, katanya, orang seumur dia pergi ke laut, bukan ke kelas. Tetapi dari balik pintu ia mengikuti semuanya: cara membuat tabel, cara menghitung harga pokok, cara menjawab pembeli yang menawar keterlaluan.

Ketahuannya karena hal kecil. Sulastri salah menjumlahkan kolom, dan dari dapur terdengar suara, “Barisnya kurang satu.”

## Pintu yang dibuka

Pekan berikutnya kursi kedua ditarik ke meja makan. Jaring tetap diperbaiki, hanya kini di ruang depan. Pasangan itu mencatat hasil laut berdua dan untuk pertama kalinya tahu bulan mana yang sebenarnya rugi. Mereka memutuskan tidak melaut pada bulan itu dan menjual terasi.

Kami bertanya apakah ia ingin didaftarkan resmi untuk angkatan depan. Ia menolak lagi, kali ini sambil tertawa. Alasannya sekarang lain: ia sudah tahu semua pelajarannya.

Bagi kami kisah ini mengganggu sekaligus menghibur. Mengganggu, karena formulir pendaftaran kami rupanya membuat sebagian orang merasa tidak diundang. Menghibur, karena pelajaran ternyata menembus pintu dapur. Formulir angkatan berikutnya memuat satu pertanyaan baru: siapa lagi di rumah yang mungkin ikut mendengarkan?

Catatan penyunting: nama dan tempat akan disamarkan bila keluarga meminta. Jangan tayangkan sebelum ada jawaban tertulis dari keduanya.`,
    category: 'cerita-keluarga',
    author: 'Nindya Larasati',
    daysAgo: null,
  },
  {
    kind: 'articles',
    slug: 'membaca-dampak-bagian-satu',
    title: 'Membaca Dampak (1): Apa yang Kami Hitung dan Mengapa',
    summary:
      'Bagian pertama dari tiga tulisan tentang cara yayasan mengukur perubahan: lima angka yang dipilih, dua belas angka yang dibuang.',
    body: `Pada tahun pertama kami menghitung tujuh belas hal. Jumlah peserta, jam belajar, tingkat kepuasan, jumlah unggahan media sosial, bahkan jumlah cangkir kopi yang diseduh di titik belajar. Laporannya tebal dan tak seorang pun bisa memakainya untuk mengambil keputusan.

Sekarang kami menghitung lima. Kelimanya dipilih dengan satu ujian: kalau angka ini turun, apakah kami tahu apa yang harus diubah hari Senin? Kalau jawabannya tidak, angka itu dibuang.

## Lima angka yang tersisa

1. **Bertahan sampai pekan keempat.** Peserta yang melewati pekan keempat hampir selalu selesai.
2. **Karya yang dipakai orang lain.** Bukan nilai ujian, melainkan apakah ada orang yang memakainya.
3. **Penghasilan baru setelah enam bulan.** Dilaporkan sendiri, diperiksa silang pada sepersepuluh keluarga.
4. **Titik yang hidup tanpa biaya kami.** Diperiksa setahun setelah pembiayaan berhenti.
5. **Peserta yang kembali mengajar.** Penanda paling lambat sekaligus paling jujur.

Angka kepuasan termasuk yang dibuang. Orang Indonesia terlalu sopan untuk ditanyai puas atau tidak oleh orang yang baru saja memberinya makan siang. Sebagai gantinya kami bertanya, “Bagian mana yang sebaiknya kami hapus?” Jawabannya jauh lebih panjang.

Setiap angka punya pemilik, yaitu orang yang harus menjelaskannya di rapat triwulan. Bukan untuk disalahkan, melainkan karena angka tanpa pemilik cepat menjadi hiasan. Bagian kedua membahas kelompok pembanding, bab yang paling sulit dan paling sering ditanyakan mitra.`,
    category: 'laporan-dampak',
    author: 'Nurlaila Hasan',
    daysAgo: 12,
    views: 2380,
  },
  {
    kind: 'articles',
    slug: 'membaca-dampak-bagian-dua',
    title: 'Membaca Dampak (2): Pembanding yang Tidak Menyakiti',
    summary:
      'Untuk tahu apakah program bekerja, kita perlu tahu apa yang terjadi tanpanya. Begini cara kami melakukannya tanpa mengorbankan keluarga mana pun.',
    body: `Seorang peserta mendapat pekerjaan setelah ikut kelas. Apakah karena kelas kami? Mungkin ia memang akan mendapatkannya. Tanpa pembanding, kita hanya bercerita tentang urutan kejadian.

Cara paling rapi adalah mengundi siapa yang ikut. Tetapi mengundi nasib keluarga yang sudah datang ke balai desa dengan harapan terasa salah, dan memang salah bila kursinya cukup. Untungnya, dan sayangnya, kursi kami tidak pernah cukup.

## Daftar tunggu sebagai jawaban

Ketika pendaftar dua kali lipat kursi, urutan masuk diundi secara terbuka di balai desa. Yang belum mendapat giliran ikut angkatan berikutnya, enam bulan kemudian, dengan kepastian tertulis. Selama menunggu mereka menjawab survei yang sama dan menerima pulsa sebagai pengganti waktu.

Dari empat angkatan, gambarannya begini. Enam bulan setelah program, 43 persen keluarga peserta punya penghasilan baru. Di daftar tunggu, 17 persen. Selisih 26 poin itulah yang berani kami sebut hasil program, bukan 43.

> Selisih selalu lebih kecil daripada angka di spanduk. Justru karena itu ia bisa dipercaya.

Satu program tidak memperlihatkan selisih sama sekali: pelatihan media sosial tiga hari. Peserta senang, karyanya bagus, tetapi enam bulan kemudian mereka tidak berbeda dari yang tidak ikut. Program itu kami hentikan, dan dananya berpindah ke pendampingan.

Bagian ketiga bercerita tentang keluarga yang tidak lulus, kelompok yang jarang muncul dalam laporan mana pun.`,
    category: 'laporan-dampak',
    author: 'Nurlaila Hasan',
    daysAgo: 11,
    views: 1490,
    parent: 'membaca-dampak-bagian-satu',
  },
  {
    kind: 'articles',
    slug: 'membaca-dampak-bagian-tiga',
    title: 'Membaca Dampak (3): Mendengar Mereka yang Berhenti',
    summary:
      'Empat dari sepuluh peserta tidak menyelesaikan program. Kami menelepon 300 di antaranya dan menemukan bahwa sebagian justru berhasil.',
    body: `Sejak 2019, sebanyak 7.114 peserta tidak menyelesaikan program. Dalam banyak laporan mereka hilang begitu saja, tersimpan di selisih dua angka. Tahun lalu kami menelepon 300 orang yang dipilih acak dari kelompok itu. Dua ratus sebelas mengangkat.

Kami menduga alasan utamanya adalah perangkat dan sinyal. Dugaan itu keliru. Perangkat hanya menempati urutan keempat.

## Mengapa orang berhenti

- 31 persen mendapat pekerjaan atau pesanan sebelum kelas selesai
- 24 persen harus merawat anggota keluarga
- 18 persen merasa tidak enak karena tertinggal
- 13 persen terkendala perangkat atau sinyal
- sisanya pindah, menikah, atau lupa alasannya

Angka pertama mengubah cara pandang kami. Sepertiga orang yang kami catat sebagai gagal sebenarnya telah sampai tujuan lewat jalan pintas. Kami menambahkan status baru: selesai lebih awal karena bekerja.

Angka ketiga mengubah cara kerja kami. Tertinggal ternyata lebih menakutkan daripada sulit. Sejak semester ini setiap kelas punya pekan tanpa materi baru di tengah jalan, semata-mata untuk menyusul. Di delapan titik percobaan, peserta yang bertahan naik sembilan poin.

Untuk kelompok kedua kami belum punya jawaban yang baik. Merawat orang tua sakit tidak bisa diselesaikan dengan modul. Beberapa titik mencoba pengasuhan bersama pada jam kelas. Hasilnya akan kami tulis tahun depan, apa pun bentuknya.

Data lengkap tanpa nama dapat diminta peneliti dengan menandatangani perjanjian etik.`,
    category: 'laporan-dampak',
    author: 'Nurlaila Hasan',
    daysAgo: 10,
    views: 1105,
    parent: 'membaca-dampak-bagian-satu',
  },
  {
    kind: 'articles',
    slug: 'biaya-satu-talenta',
    title: 'Berapa Sebenarnya Biaya Satu Talenta?',
    summary:
      'Uraian Rp2.640.000 yang kami keluarkan untuk satu peserta sampai lulus, dan mengapa angka yang lebih murah sering berakhir lebih mahal.',
    body: `Mitra selalu menanyakannya, biasanya pada lima menit pertama. Jawabannya Rp2.640.000 untuk satu peserta program keluarga sampai lulus, dihitung dari seluruh pengeluaran dibagi jumlah lulusan, bukan jumlah pendaftar.

Perbedaan pembagi itu penting. Kalau dibagi pendaftar, biayanya turun menjadi sekitar Rp1.620.000 dan tampak jauh lebih menarik. Tetapi dengan cara itu, makin banyak peserta berhenti di tengah jalan, makin hemat program terlihat.

## Ke mana uang itu pergi

1. Pendamping dan penjaga titik: Rp1.090.000
2. Perangkat pinjaman, dibagi lima kali pakai: Rp520.000
3. Internet dan listrik titik belajar: Rp310.000
4. Materi, penilaian, dan platform: Rp280.000
5. Perjalanan dan pelatihan relawan: Rp240.000
6. Pengelolaan, audit, dan cadangan: Rp200.000

Di wilayah kepulauan angkanya naik sampai Rp4.100.000, terutama karena ongkos kirim dan pelatih yang menunggu kapal. Kami tidak memindahkan kursi ke daerah yang lebih murah hanya supaya rata-ratanya turun. Kalau semua lembaga mengejar rata-rata, pulau kecil akan selalu menjadi giliran berikutnya.

Pernah kami mencoba versi hemat tanpa pendamping: materi lengkap, kelompok daring, tanpa kunjungan. Biaya per pendaftar turun dua pertiga, tetapi kelulusannya tinggal sebelas persen. Dihitung per lulusan, versi hemat itu justru hampir dua kali lebih mahal. Sejak itu kami tidak lagi menawar biaya orang.

Rincian ini akan berubah. Perangkat makin tahan lama sejak siswa SMK merawatnya, sedangkan biaya pendamping sengaja kami naikkan. Setiap tahun tabel di atas diperbarui bersama laporan keuangan, lengkap dengan tahun-tahun sebelumnya, agar pembaca dapat menilai arah perubahannya.`,
    category: 'laporan-dampak',
    author: 'Ratna Kusumadewi',
    daysAgo: 59,
    views: 1980,
  },
  {
    kind: 'articles',
    slug: 'dua-puluh-pertanyaan-sebelum-kkn',
    title: 'Dua Puluh Pertanyaan Sebelum Mahasiswa Turun ke Desa',
    summary:
      'Daftar periksa untuk kampus yang ingin KKN-nya tidak merepotkan tuan rumah. Tujuh pertanyaan pertama justru dijawab oleh desa.',
    body: `Setiap Juli ribuan mahasiswa tiba di desa dengan jaket almamater dan semangat. Setiap September mereka pulang. Di antaranya, perangkat desa menyediakan rumah, air, waktu, dan kesabaran. Biaya tuan rumah itu tidak pernah muncul dalam laporan kampus.

Setelah dua belas tahun mengurus penempatan, saya menyusun dua puluh pertanyaan. Kampus kami tidak menandatangani surat tugas sebelum semuanya terjawab. Tujuh yang pertama milik desa.

## Dijawab oleh desa

1. Apakah kami memang ingin menerima mahasiswa tahun ini?
2. Bulan apa yang paling merepotkan?
3. Pekerjaan apa yang tertinggal dari kelompok sebelumnya?
4. Siapa yang akan meneruskan, dan apakah ia sudah ditanya?
5. Berapa orang yang sanggup kami tampung dengan layak?
6. Hal apa yang sebaiknya tidak disentuh?
7. Apa yang ingin kami ajarkan kepada mereka?

Pertanyaan ketujuh sering mengejutkan dosen. Desa ternyata punya kurikulum: mengenali musim, membaca perdebatan di musyawarah, menolak dengan halus. Sejak pertanyaan itu masuk, mahasiswa datang dengan buku catatan, bukan hanya spanduk.

Tiga belas pertanyaan berikutnya milik kampus, dari asuransi sampai siapa menjawab telepon desa pada bulan Desember. Nomor dua puluh paling pendek dan paling sering menggagalkan rencana: kalau program ini tidak jadi, siapa yang kehilangan?

Bila jawabannya hanya mahasiswa, mungkin lebih baik mereka magang di tempat lain.

Daftar lengkapnya dapat diminta melalui halaman untuk kampus dan boleh disesuaikan dengan keadaan setempat.`,
    category: 'panduan-mitra',
    author: 'Teguh Wicaksana',
    daysAgo: 97,
    views: 1560,
  },
  {
    kind: 'articles',
    slug: 'anggaran-desa-untuk-internet',
    title: 'Ruang dalam Anggaran Desa untuk Akses Digital',
    summary:
      'Banyak perangkat desa mengira biaya internet warga tidak boleh dianggarkan. Ada ruangnya, asal dirumuskan sebagai layanan dan dimusyawarahkan.',
    body: `“Takut jadi temuan.” Kalimat itu saya dengar di hampir setiap kantor desa ketika membicarakan biaya titik belajar. Kekhawatirannya wajar. Perangkat desa bekerja dengan aturan berlapis dan pemeriksa yang berbeda-beda tafsirnya.

Dari pendampingan di dua belas desa, kami menemukan tiga cara merumuskan yang lolos pemeriksaan. Ketiganya punya satu kesamaan: yang dianggarkan bukan internet, melainkan layanan kepada warga.

## Tiga rumusan

- **Layanan pendidikan nonformal**, dengan titik belajar sebagai sarana dan daftar kegiatan per bulan
- **Penunjang posyandu dan kader**, bila kader memang memakainya untuk pelaporan
- **Pengembangan usaha bersama**, dikelola badan usaha milik desa dengan sewa ringan bagi pemakai usaha

Setiap rumusan memerlukan jejak musyawarah. Notulen yang menyebut siapa mengusulkan dan siapa keberatan lebih kuat daripada surat dukungan yang seragam. Di satu desa, pemeriksa justru memuji notulen yang memuat perdebatan sengit soal kata sandi.

Kesalahan yang sering terjadi adalah membeli perangkat mahal pada tahun pertama. Mulailah dari biaya rutin yang kecil, tunjukkan pemakaiannya, baru bicara perangkat. Data pemakaian sederhana, cukup buku tamu dengan keperluan, sudah memadai.

Tulisan ini bukan nasihat hukum. Tanyakan kepada inspektorat kabupaten sebelum menetapkan, sebaiknya secara tertulis. Jawaban tertulis itu pun layak disimpan bersama notulennya.

Satu saran terakhir: libatkan kader dan pemuda sejak menyusun angka. Usulan yang disampaikan pemakai layanan hampir selalu bertahan lebih lama dalam musyawarah daripada usulan yang dibacakan perangkat, sekalipun isinya persis sama.`,
    category: 'kebijakan',
    author: 'Bagas Wirayuda',
    daysAgo: 139,
    views: 870,
  },
  {
    kind: 'articles',
    slug: 'lowongan-tanpa-syarat-ijazah',
    title: 'Lowongan Tanpa Syarat Ijazah: Pelajaran dari Sembilan Perusahaan',
    summary:
      'Sembilan perusahaan mitra mencoba menghapus syarat gelar untuk posisi pemula. Enam melanjutkan, tiga berhenti. Ini yang membedakan mereka.',
    body: `Menghapus satu baris dari iklan lowongan hanya butuh beberapa detik. Yang butuh waktu adalah semua hal yang selama ini diwakili baris itu: rasa aman perekrut, kebiasaan atasan, dan tabel gaji.

Dalam dua tahun terakhir sembilan perusahaan mitra mencoba menerima pemula tanpa syarat gelar. Seluruhnya 140 orang. Setelah setahun, 112 masih bekerja, angka yang sedikit lebih tinggi daripada rekan mereka yang bergelar.

## Yang dilakukan enam perusahaan

Enam perusahaan yang melanjutkan mengganti gelar dengan sesuatu, bukan sekadar mencoretnya. Mereka memakai contoh pekerjaan: tugas dua jam yang mirip pekerjaan hari pertama, dibayar, dan dinilai tanpa melihat nama. Mereka juga menyamakan gaji awal. Satu perusahaan semula membayar lulusan SMK lebih rendah untuk pekerjaan yang sama, dan semuanya keluar dalam tujuh bulan.

## Yang terjadi pada tiga lainnya

Tiga perusahaan berhenti karena atasan langsung tidak pernah dilibatkan. Orang baru datang, tidak ada yang membimbing, lalu kinerjanya dijadikan bukti bahwa gelar memang perlu. Padahal pegawai bergelar di tim yang sama pun bingung pada bulan pertama; hanya saja tidak ada yang mempertanyakannya.

Saran saya bagi perusahaan yang ingin mulai: pilih satu posisi, satu atasan yang bersedia, dan satu tahun. Catat semuanya. Sesudah itu biarkan angkanya yang berbicara dalam rapat direksi.

Lembar contoh pekerjaan dari enam perusahaan itu telah kami samarkan dan dapat dipelajari mitra mana pun. Isinya sederhana, kadang terlalu sederhana, dan justru di situlah kegunaannya.`,
    category: 'kebijakan',
    author: 'Mega Tambunan',
    daysAgo: 188,
    views: 1240,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-angkatan-garut',
    title: 'Pendaftaran Keluarga Angkatan Garut Dibuka',
    summary: 'Enam puluh keluarga di Garut dan Tasikmalaya dapat mendaftar program dua belas pekan. Daftarnya berdua, biayanya tidak ada.',
    body: `Program Satu Keluarga Satu Talenta Digital membuka enam puluh kursi keluarga di Garut. Seperti angkatan sebelumnya, yang mendaftar bukan seorang diri melainkan satu keluarga: seorang calon talenta berusia 17 sampai 40 tahun dan seorang pendukung berusia berapa pun.

Kelas tatap muka berlangsung setiap Sabtu di balai warga Tarogong, pukul sembilan sampai tengah hari. Hari lain diisi materi ringan yang dapat diunduh. Makan siang Sabtu disediakan, demikian pula ruang main bagi anak yang terpaksa dibawa.

## Cara mendaftar

1. Isi formulir bersama, daring atau di kantor desa
2. Tulis alasan keluarga dengan kalimat sendiri, boleh dalam bahasa Sunda
3. Hadiri pertemuan pengenalan, sekali saja, berdua
4. Bila pendaftar melebihi kursi, urutan diundi terbuka di balai warga

Tidak ada biaya, tidak ada ujian masuk, dan kami tidak menanyakan nomor induk kependudukan. Siapa pun yang meminta uang atas nama program ini bukan dari kami; laporkan melalui nomor WhatsApp yayasan.

Keluarga yang belum mendapat kursi otomatis masuk daftar tunggu dengan kepastian tempat pada angkatan berikutnya. Peserta yang tidak memiliki laptop dapat meminjam dari bank perangkat. Rincian pelajaran dapat dibaca pada halaman kelas, dan pertanyaan dijawab Bu Siti setiap sore kecuali Jumat.

Kami tahu tiga bulan bukan waktu yang sedikit bagi keluarga yang penghasilannya harian. Karena itu jadwal boleh ditukar antarkelompok, dan pada pekan keenam tidak ada materi baru sama sekali, hanya waktu untuk menyusul.`,
    category: 'pendaftaran',
    author: 'Laras Pramesti',
    daysAgo: 3,
    views: 1870,
  },
  {
    kind: 'program',
    slug: 'kampus-berakar-semester-depan',
    title: 'Kampus Berakar Menerima Delapan Perguruan Tinggi Baru',
    summary:
      'Kampus yang ingin menyetarakan pendampingan keluarga dengan SKS dapat mengajukan diri. Syarat terpentingnya: dosen yang mau turun.',
    body: `Setelah empat semester berjalan di lima kampus, program Kampus Berakar membuka tempat bagi delapan perguruan tinggi baru. Kami mencari kampus dengan mahasiswa yang penasaran dan, lebih penting lagi, dosen pembimbing yang bersedia mengunjungi keluarga paling sedikit tiga kali.

Dalam program ini mahasiswa mendampingi tiga keluarga selama satu semester. Kampus mengakuinya sebagai 8 sampai 20 SKS menurut kebijakan masing-masing. Yayasan menyediakan pelatihan, buku panduan, titik belajar, dan instrumen penilaian oleh warga.

## Yang perlu disiapkan kampus

- Surat dukungan pimpinan program studi
- Dua dosen pembimbing untuk setiap dua puluh mahasiswa
- Asuransi perjalanan bagi mahasiswa
- Kesediaan membuka hasil evaluasi kepada kampus lain

Kampus kecil justru kami dorong mendaftar. Tiga dari lima kampus pertama memiliki kurang dari tiga ribu mahasiswa, dan hubungan mereka dengan desa sekitar lebih erat daripada kampus besar.

Peninjauan dilakukan bergantian: sebuah tim kecil dari yayasan dan seorang kepala desa mitra berkunjung setengah hari. Kepala desa punya hak veto. Sejauh ini hak itu dipakai satu kali, dan kampus yang bersangkutan kembali setahun kemudian dengan rencana yang jauh lebih baik.

Keputusan diumumkan enam pekan setelah pendaftaran ditutup. Kampus yang belum diterima menerima catatan tertulis serta boleh mengirim dua dosennya mengikuti kelas merancang KKN.

Pertanyaan awal dapat disampaikan melalui tombol buat janji temu. Tiga dosen dari kampus angkatan pertama bersedia menceritakan pengalaman mereka, termasuk bagian yang tidak masuk brosur.`,
    category: 'pendaftaran',
    author: 'Teguh Wicaksana',
    daysAgo: 36,
    views: 740,
  },
  {
    kind: 'program',
    slug: 'teras-awan-kupon-ujian',
    title: 'Teras Awan: 118 Kupon Ujian, 97 Lulus Sertifikasi',
    summary:
      'Hasil angkatan ketiga program komputasi awan untuk SMK, termasuk alasan 21 peserta belum lulus dan apa yang diubah pada angkatan keempat.',
    body: `Angkatan ketiga Teras Awan selesai dengan 200 peserta memulai, 156 menyelesaikan kelas, 118 memperoleh kupon ujian, dan 97 lulus sertifikasi dasar pada percobaan pertama. Sebaran pesertanya makin luas: dua puluh tiga SMK dari sembilan provinsi.

Kami bangga, lalu memeriksa yang 21. Empat belas di antaranya gugur pada bagian yang sama, yaitu biaya dan penagihan. Ironis, sebab kelas kami justru dibuka dengan tagihan. Ternyata contoh kami memakai rupiah dan paket sederhana, sedangkan ujian memakai istilah Inggris dan skema diskon yang belum pernah mereka lihat.

## Perubahan pada angkatan keempat

- Dua sesi tambahan tentang istilah penagihan dalam bahasa Inggris
- Ujian latihan dengan batas waktu, dua kali sebelum ujian sungguhan
- Pendamping dari alumni, satu untuk sepuluh peserta
- Ujian ulang dibiayai bagi yang nilainya hampir cukup

Empat puluh empat peserta yang berhenti di tengah jalan sebagian besar terbentur praktik kerja lapangan. Mulai angkatan ini sekolah menyerahkan jadwal PKL lebih awal, dan peserta boleh menangguhkan kelas sampai delapan pekan.

Guru produktif kini diundang ikut kelas secara penuh. Pada angkatan lalu sembilan guru ikut, tujuh lulus sertifikasi, dan dua dari mereka sudah membuka kelas serupa di sekolahnya tanpa bantuan kami. Itulah angka yang paling ingin kami perbesar.

Pendaftaran angkatan keempat dibuka melalui sekolah maupun perorangan. Peserta di bawah 18 tahun memerlukan izin orang tua atau wali.`,
    category: 'perkembangan',
    author: 'Arman Harahap',
    daysAgo: 74,
    views: 1090,
  },
  {
    kind: 'program',
    slug: 'cakap-data-tengah-tahun',
    title: 'Aparatur Cakap Data di Tengah Jalan: Kabar dari 50 Desa',
    summary:
      'Empat pekan pertama pelatihan data desa menghasilkan 50 buku induk, 8.200 data ganda, dan satu perdebatan panjang tentang nama Daeng.',
    body: `Pelatihan untuk perangkat desa di Sulawesi sudah melewati separuh jalan. Lima puluh desa ikut sejak awal dan lima puluh masih bertahan, sesuatu yang jarang terjadi dan mungkin ada hubungannya dengan kunjungan pendamping yang membawa kue.

Pekan pertama dan kedua dihabiskan untuk menyatukan buku. Dari seluruh desa, ditemukan 8.200 baris ganda. Penyebab terbanyak bukan kelalaian melainkan cara menulis nama. Satu orang bisa tercatat dengan gelar, tanpa gelar, dan dengan nama kecil. Perdebatan tentang apakah Daeng bagian dari nama berlangsung dua jam dan berakhir dengan aturan yang indah: ditulis di kolomnya sendiri.

## Temuan yang mengubah rencana

Tiga desa menemukan dusun yang warganya hampir tidak pernah masuk daftar bantuan. Bukan karena ditolak, melainkan karena buku dusun itu basah pada banjir enam tahun lalu dan tidak pernah disalin ulang.

> “Kami kira mereka memang tidak mengusulkan,” kata seorang sekretaris desa di hadapan peserta lain, lalu meminta waktu untuk menelepon.

Paruh kedua akan membahas penyajian. Dasbor setiap desa dibatasi satu layar dan harus bisa dijelaskan oleh orang yang bukan pembuatnya. Musyawarah anggaran di dua belas desa sudah dijadwalkan memakai dasbor itu.

Data pribadi warga tetap berada di komputer kantor desa. Tim pendamping hanya melihat jumlah, tidak pernah nama.

Desa lain yang ingin mengikuti angkatan berikutnya dapat mendaftar bersama sekurang-kurangnya tiga desa bertetangga.`,
    category: 'perkembangan',
    author: 'Nurlaila Hasan',
    daysAgo: 128,
    views: 610,
  },
  {
    kind: 'event',
    slug: 'temu-mitra-tahunan',
    title: 'Temu Mitra Tahunan: Membuka Buku Bersama',
    summary:
      'Satu hari bersama kampus, pemerintah daerah, perusahaan, dan keluarga peserta untuk membaca laporan dampak dan memilih prioritas tahun depan.',
    body: `Temu Mitra bukan acara penghargaan. Tidak ada plakat, tidak ada kata sambutan lebih dari lima menit. Yang ada meja-meja bundar, laporan dampak yang sudah dicoret-coret peserta, dan satu pertanyaan besar: apa yang sebaiknya kami hentikan tahun depan?

Setiap meja terdiri atas delapan orang dari latar berbeda. Selalu ada sedikitnya dua anggota keluarga peserta, dan merekalah yang membuka pembicaraan. Tahun lalu sebuah meja mengusulkan agar pelatihan media sosial tiga hari dihentikan. Usul itu diterima, dan hari ini kami berterima kasih.

## Susunan hari

- 09.00 Membaca laporan dalam diam, tiga puluh menit
- 09.45 Meja bundar pertama: yang berhasil dan sebabnya
- 11.00 Meja bundar kedua: yang gagal dan sebabnya
- 13.00 Makan siang masakan keluarga peserta
- 14.00 Pemungutan suara prioritas, semua suara setara

Acara terbuka bagi 160 orang. Undangan telah dikirim kepada mitra, sedangkan empat puluh kursi disediakan bagi umum yang ingin melihat cara kerja kami dari dekat. Ruang ramah kursi roda, juru bahasa isyarat hadir sepanjang hari, dan anak-anak diterima dengan senang hati.

Hasil pemungutan suara diumumkan sore itu juga dan mengikat pengurus untuk satu tahun. Notulennya dimuat di situs ini paling lambat sepekan kemudian, beserta suara yang tidak setuju.

Kami mengundang Anda datang sebagai pembaca yang kritis. Laporan dikirim sepuluh hari sebelum acara. Coretlah sesuka hati, bawa naskahnya, dan letakkan di tengah meja. Naskah paling banyak coretannya tahun lalu kini dibingkai di kantor kami.`,
    category: 'temu-mitra',
    author: 'Laras Pramesti',
    daysAgo: 8,
    views: 1430,
    event: { inDays: 26, startHour: 9, hours: 6, place: 'Balai Pustaka Warga Cikapundung, Kota Bandung' },
  },
  {
    kind: 'event',
    slug: 'wisuda-keluarga-boyolali',
    title: 'Wisuda Keluarga Boyolali',
    summary:
      'Empat puluh dua keluarga maju berdua menerima tanda lulus, lalu membuka pameran karya yang boleh dicoba dan dikritik tetangga.',
    body: `Dalam wisuda kami, nama yang dipanggil selalu dua. Talenta dan pendukungnya naik bersama, menerima satu gulungan yang diikat benang, lalu turun dan langsung menuju meja pameran. Toga tidak ada. Yang ada sarung, batik, dan satu seragam penjaga malam yang pemakainya langsung berangkat kerja sesudah acara.

Angkatan Boyolali meluluskan 42 dari 50 keluarga. Karya mereka dipamerkan di enam lorong bekas gudang tembakau: katalog bordir, laman jadwal pengajian, pembukuan warung pecel, sampai pendaftaran daring untuk bengkel sepeda.

## Untuk pengunjung

Semua karya boleh dicoba. Di setiap meja ada kertas kecil untuk menuliskan satu kebingungan, bukan pujian. Keluarga yang mengumpulkan kertas terbanyak memperoleh hadiah pendampingan dua bulan, sebab karya yang banyak dikritik berarti banyak dipakai.

- Pintu dibuka pukul delapan, wisuda dimulai pukul setengah sembilan
- Parkir di lapangan sebelah timur, diatur karang taruna
- Makan siang sederhana tersedia untuk semua yang datang

Perekrut dari empat usaha setempat akan hadir tanpa meja khusus; mereka berkeliling seperti pengunjung lain. Kami meminta wartawan dan tamu tidak memotret wajah anak. Tersedia sudut foto di halaman belakang bagi keluarga yang menghendaki kenang-kenangan.

Kepala dusun menitipkan satu pesan untuk para tamu: jangan datang terlalu siang. Sesudah pukul dua belas lorong akan penuh oleh orang yang baru pulang dari sawah, dan giliran mencoba karya menjadi milik mereka. Itulah bagian hari yang sesungguhnya kami tunggu.`,
    category: 'temu-mitra',
    author: 'Danu Prakosa',
    daysAgo: 15,
    views: 980,
    event: { inDays: 41, weekday: 6, startHour: 8, hours: 4, place: 'Gudang Tembakau Lama Karanggeneng, Kabupaten Boyolali' },
  },
]
