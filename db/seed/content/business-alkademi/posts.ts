import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'pabrik-kertas-memangkas-retur',
    title: 'Pabrik Kertas Memangkas Retur 18 Persen setelah Satu Divisi Belajar Data',
    summary:
      'Dua puluh enam penyelia Wana Lestari menemukan penyebab retur di jadwal truk, bukan di mesin, dan membuktikannya dalam enam pekan.',
    body: `Selama dua tahun PT Wana Lestari menyalahkan mesin potong nomor empat. Retur kertas datang terus, biasanya hari Senin. Mesin itu sudah dua kali diganti mata pisaunya sebelum dua puluh enam penyelia memulai program Tim Cakap Data.

Kelompok gudang menggabungkan tiga catatan yang belum pernah duduk semeja: hasil produksi, suhu gudang, dan jadwal truk. Terlihat bahwa kertas yang diretur selalu menunggu lebih dari sebelas jam di peron terbuka pada Minggu malam. Kelembapan, bukan pisau. Jadwal truk digeser empat jam dan terpal ditambah.

> “Yang paling mahal bukan mesinnya, tapi keyakinan kami pada satu jawaban,” kata Ibu Retno, kepala gudang.

Tiga bulan kemudian retur turun delapan belas persen dibandingkan rata-rata setahun sebelumnya. Perusahaan mengizinkan kami menerbitkan angka ini setelah diperiksa bagian keuangannya. Mata pisau nomor empat kini punya pekerjaan yang tenang.`,
    category: 'kabar-klien',
    author: 'Redaksi Alkademi Business',
    daysAgo: 6,
  },
  {
    kind: 'news',
    slug: 'kecamatan-memangkas-formulir',
    title: 'Satu Kecamatan Memangkas 31 Isian Menjadi Sembilan',
    summary: 'Setelah tiga hari di loket, petugas Kecamatan Rejosari menghapus isian yang tak pernah dibaca. Waktu layanan turun separuh.',
    body: `Formulir surat keterangan usaha di Kecamatan Rejosari berisi tiga puluh satu isian. Ketika setiap isian diminta membela diri, dua puluh dua tidak sanggup. Ada kolom “warna rumah” yang tidak diketahui asal-usulnya, bahkan oleh pegawai paling lama.

Petugas mengujinya bersama empat puluh warga selama dua hari. Versi sembilan isian diselesaikan rata-rata dalam enam menit, dari semula empat belas. Kesalahan isian turun dari hampir separuh menjadi satu dari sepuluh. Petunjuknya pun ditulis ulang: “Bawa KTP, itu saja” menggantikan satu paragraf yang memuat tiga nomor peraturan.

Perubahan ini tidak memerlukan aplikasi baru ataupun anggaran tambahan. Bagian hukum kabupaten memeriksa bahwa tidak ada isian wajib yang hilang. Kini empat kecamatan lain meminta pelatihan serupa, dan petugas Rejosari sendiri yang akan menjadi pelatihnya. Kolom warna rumah dibingkai dan digantung di ruang istirahat, sebagai pengingat yang membuat orang tersenyum.`,
    category: 'kabar-klien',
    author: 'Wahid Abdurrahman',
    daysAgo: 39,
  },
  {
    kind: 'news',
    slug: 'laporan-dampak-kini-terbuka',
    title: 'Kami Menerbitkan Laporan Dampak, Termasuk Dua yang Gagal',
    summary:
      'Dari dua puluh tiga penugasan tahun lalu, dua tidak mencapai ukuran yang disepakati. Kami menjelaskan sebabnya tanpa menyebut nama klien.',
    body: `Perusahaan pelatihan biasanya menerbitkan senyum. Tahun ini kami menerbitkan tabel. Dua puluh tiga penugasan, ukuran yang disepakati di awal, hasil pada bulan ketiga, dan biaya per peserta. Dua puluh satu mencapai ukurannya. Dua tidak.

Kegagalan pertama terjadi di perusahaan yang mengganti sistem tepat pada pekan keempat, sehingga data peserta berubah bentuk. Kami seharusnya menunda, tetapi memilih tetap jalan. Kegagalan kedua lebih sederhana: atasan langsung peserta tidak pernah hadir, dan kami tidak cukup tegas memintanya.

## Yang berubah

- Penugasan ditunda jika sistem utama sedang diganti.
- Atasan langsung wajib hadir pada tiga titik, tertulis di perjanjian.
- Pendampingan tambahan diberikan tanpa biaya bila ukuran tidak tercapai.

Laporan dapat diunduh dari halaman ini. Bagian keuangan Anda mungkin akan menyukainya; bagian pemasaran kami sempat ragu.`,
    category: 'kabar-kami',
    author: 'Cynthia Paramitha',
    daysAgo: 170,
  },
  {
    kind: 'blog',
    slug: 'pelatihan-yang-dilupakan-hari-kamis',
    title: 'Pelatihan yang Dilupakan pada Hari Kamis',
    summary:
      'Saya menelepon peserta empat hari setelah pelatihan terbaik saya dan bertanya apa yang mereka ingat. Jawabannya: nasi kotaknya.',
    body: `Pelatihan hari Senin itu gemilang. Tawa, tepuk tangan, nilai kepuasan 4,9. Kamis saya menelepon dua belas peserta dan bertanya apa yang sudah dipakai. Sembilan orang mengingat nasi kotaknya. Dua mengingat lelucon saya. Satu mengingat rumus, tetapi keliru.

Saya tidak marah kepada mereka. Ingatan manusia membuang apa yang tidak segera dipakai, dan saya memberi empat belas hal dalam satu hari. Sejak itu saya merancang mundur: apa satu hal yang harus dilakukan peserta pada hari Kamis?

Kini setiap sesi ditutup dengan janji di kartu pos. Peserta menulis satu tindakan, alamat mejanya, dan nama rekan yang akan bertanya. Kartu itu kami kirim lewat pos supaya tiba hari Kamis. Kuno memang.

> Yang tidak dipakai sampai Kamis biasanya tidak akan dipakai selamanya.

Nilai kepuasan saya turun menjadi 4,5. Jumlah peserta yang memakai isinya naik dari satu menjadi tujuh di antara dua belas.`,
    category: 'ruang-rapat',
    author: 'Cynthia Paramitha',
    daysAgo: 15,
  },
  {
    kind: 'blog',
    slug: 'direktur-yang-terjebak-simulasi',
    title: 'Direktur yang Terjebak Simulasi Saya',
    summary:
      'Email palsu saya dirancang untuk bagian keuangan, tetapi yang mengeklik justru pemimpin perusahaan. Reaksinya menyelamatkan program.',
    body: `Simulasi penipuan selalu membuat saya tidak enak. Kita membohongi orang baik agar mereka siap menghadapi orang jahat. Kali itu umpannya email tagihan hotel, dikirim pukul empat sore pada akhir bulan. Dalam sebelas menit seseorang memasukkan sandinya. Direktur utama.

Bagian TI panik dan meminta agar namanya dihapus dari laporan. Saya menemuinya langsung. Beliau diam sebentar, lalu bertanya apakah boleh bercerita sendiri di rapat besar. Besoknya, di depan enam ratus karyawan, beliau menampilkan email itu di layar dan menunjukkan persis di mana ia tertipu.

Sesudah rapat, jumlah laporan email mencurigakan naik tujuh kali lipat. Bukan karena orang menjadi pandai, melainkan karena orang tidak lagi malu. Dua pekan kemudian staf gudang melaporkan tagihan palsu sungguhan senilai delapan puluh juta.

Alat terbaik dalam keamanan ternyata seorang atasan yang mau berkata, saya juga kena.`,
    category: 'ruang-rapat',
    author: 'Stephanie Wongkar',
    daysAgo: 52,
  },
  {
    kind: 'blog',
    slug: 'enam-tahun-di-balik-loket',
    title: 'Enam Tahun di Balik Loket',
    summary:
      'Sebelum mengajar layanan publik, saya pernah menjadi petugas yang ditakuti warga. Inilah yang tidak terlihat dari sisi kaca saya.',
    body: `Dari balik kaca, semua orang tampak terburu-buru dan tidak membaca petunjuk. Begitulah saya melihat warga selama enam tahun. Saya tidak jahat, hanya lelah, dan kursi saya lebih tinggi daripada kursi mereka.

Suatu hari saya harus mengurus surat untuk ibu di kota lain. Saya membawa semua berkas, merasa paling siap, dan ditolak karena fotokopi KTP saya terlalu kecil. Petugasnya tidak memandang saya. Di bangku tunggu saya merasa bodoh, dan saat itulah saya teringat ratusan wajah yang pernah saya suruh pulang.

Senin berikutnya saya menurunkan kursi. Lalu saya menulis ulang petunjuk di kaca: *Fotokopi bebas ukurannya, asal terbaca. Kalau ragu, tanya saya.* Antrean menjadi lebih ramai oleh pertanyaan dan lebih pendek oleh kesalahan.

Sekarang setiap pelatihan saya mulai dengan mengisi formulir sendiri. Orang dewasa jarang berubah karena nasihat. Mereka berubah karena kesal.`,
    category: 'ruang-rapat',
    author: 'Wahid Abdurrahman',
    daysAgo: 280,
  },
  {
    kind: 'articles',
    slug: 'studi-kasus-rumah-sakit-arunika',
    title: 'Studi Kasus: Rumah Sakit Arunika dan Empat Puluh Menit yang Hilang',
    summary: 'Waktu tunggu obat turun dari 71 menjadi 31 menit setelah apoteker, perawat, dan kasir membaca data yang sama.',
    body: `**Klien.** Rumah Sakit Arunika, 180 tempat tidur. **Peserta.** 24 orang dari farmasi, keperawatan, dan kasir. **Lama.** 12 pekan.

## Masalah

Pasien rawat jalan menunggu obat rata-rata tujuh puluh satu menit. Setiap bagian memiliki laporan yang menunjukkan bahwa bagian itu sendiri cepat. Semuanya benar, karena masing-masing menghitung dari titik yang berbeda.

## Yang dikerjakan

1. Menyepakati satu titik mulai dan satu titik selesai.
2. Menempelkan cap waktu pada dua ratus resep selama sepekan.
3. Membaca hasilnya bersama dalam satu ruangan.

Ternyata resep berhenti paling lama di antara kasir dan farmasi, menunggu dibawa oleh petugas yang juga mengantar pasien. Sebuah keranjang dan jadwal ambil setiap sepuluh menit memecahkannya.

## Hasil pada bulan ketiga

Waktu tunggu rata-rata tiga puluh satu menit. Keluhan tertulis turun dari 44 menjadi 17 per bulan. Tidak ada perangkat lunak baru yang dibeli.`,
    category: 'studi-kasus',
    author: 'Adrian Hartanto',
    daysAgo: 27,
  },
  {
    kind: 'articles',
    slug: 'menyusun-anggaran-pelatihan',
    title: 'Menyusun Anggaran Pelatihan yang Bisa Dipertahankan di Rapat',
    summary: 'Empat baris yang selalu ditanyakan bagian keuangan, dan cara menjawabnya sebelum mereka bertanya.',
    body: `Anggaran pelatihan sering menjadi yang pertama dipotong karena ditulis sebagai daftar kegiatan. Bagian keuangan tidak membeli kegiatan. Mereka membeli perubahan, atau setidaknya peluangnya.

## Empat baris itu

- **Masalah.** Berapa biaya masalah ini dalam sebulan bila dibiarkan?
- **Ukuran.** Angka apa yang akan berubah, dan siapa yang mengukurnya?
- **Biaya penuh.** Biaya pelatihan ditambah jam kerja peserta yang terpakai.
- **Titik berhenti.** Kapan kita memutuskan bahwa ini tidak berhasil?

Baris ketiga hampir selalu dilupakan, padahal paling meyakinkan. Dua puluh orang selama dua puluh empat jam sama dengan empat ratus delapan puluh jam kerja. Menuliskannya terang-terangan menunjukkan bahwa Anda menghormati waktu orang.

Baris keempat terasa berisiko, tetapi justru menaikkan kepercayaan. Usulan yang tahu kapan harus berhenti lebih mudah disetujui daripada usulan yang menjanjikan segalanya. Lampirkan satu halaman saja. Sisanya simpan untuk pertanyaan.`,
    category: 'panduan-sdm',
    author: 'Cynthia Paramitha',
    daysAgo: 110,
  },
  {
    kind: 'program',
    slug: 'paket-tim-cakap-data',
    title: 'Tim Cakap Data Membuka Enam Slot Divisi untuk Kuartal Depan',
    summary: 'Enam divisi dapat memulai program dua belas pekan, lengkap dengan audit dua hari dan laporan dampak yang diperiksa bersama.',
    body: `Kuartal depan kami membuka enam slot [Tim Cakap Data](/Program/tim-cakap-data). Satu slot untuk satu divisi berisi dua puluh sampai empat puluh orang. Jumlah slot dibatasi oleh jumlah fasilitator, karena setiap kelas didampingi dua orang dan kami tidak memakai tenaga pengganti.

Sebelum penawaran dikirim, kami meminta satu percakapan selama empat puluh lima menit bersama atasan langsung calon peserta. Dari situ kami tahu apakah pelatihan memang jawabannya. Sekitar seperempat percakapan berakhir dengan saran lain: perbaiki proses dulu, atau cukup tambah satu orang.

## Yang disiapkan perusahaan

1. Satu pertanyaan bisnis yang belum terjawab
2. Akses data yang disetujui bagian TI dan hukum
3. Dua jam kerja per pekan yang benar-benar dilindungi

Data tidak keluar dari lingkungan perusahaan. Perjanjian kerahasiaan ditandatangani sebelum audit, dan contoh naskahnya dapat diminta sejak percakapan pertama.`,
    category: 'paket',
    author: 'Redaksi Alkademi Business',
    daysAgo: 12,
  },
  {
    kind: 'event',
    slug: 'sarapan-sdm-surabaya',
    title: 'Sarapan SDM: Pelatihan Apa yang Sebaiknya Dihentikan?',
    summary:
      'Dua puluh lima pemimpin SDM bertukar cerita tentang pelatihan yang mereka hentikan. Tanpa salindia, tanpa penjualan, dengan soto.',
    body: `Sebagian besar acara SDM membahas apa yang harus ditambah. Sarapan ini membahas apa yang harus dihentikan. Setiap peserta membawa satu pelatihan yang menurutnya tidak lagi berguna, dan alasan mengapa menghentikannya terasa sulit.

Kami duduk berlima di setiap meja. Putaran pertama bercerita, putaran kedua bertanya, putaran ketiga menulis satu langkah. Tidak ada salindia. Tidak ada penawaran; tim penjualan kami dilarang hadir dan menerima kenyataan itu dengan cukup baik.

## Susunan pagi

- 07.00 Soto dan kopi
- 07.20 Tiga putaran meja
- 08.30 Satu langkah dibacakan
- 08.50 Selesai, kembali ke kantor

Percakapan mengikuti aturan sederhana: isi boleh dibawa pulang, nama perusahaan tidak. Kursi hanya dua puluh lima, diutamakan bagi yang memegang anggaran pelatihan. Pendaftar yang belum kebagian akan diundang ke sarapan berikutnya di Makassar.`,
    category: 'sarapan-sdm',
    author: 'Cynthia Paramitha',
    daysAgo: 9,
    event: { inDays: 16, startHour: 7, hours: 2, place: 'Kedai Balai Kota, Kota Surabaya' },
  },
  {
    kind: 'podcasts',
    slug: 'kepala-regu-yang-baru-diangkat',
    title: 'Hari Pertama Memerintah Teman Sendiri',
    summary:
      'Tiga kepala regu baru dari kawasan industri Bekasi bercerita tentang diam di kantin, lembur yang dibagi, dan rapat tujuh menit.',
    body: `Senin itu Yanto Priyadi datang dengan topi berwarna lain. Semalam ia masih operator; pagi itu ia kepala regu. Di kantin, meja yang biasa ia duduki mendadak penuh. Tidak seorang pun bermaksud jahat. Mereka hanya belum tahu boleh bercanda atau tidak.

Dalam episode ini Yanto dan dua rekannya menceritakan pekan-pekan canggung itu. Kita membahas pembagian lembur memakai papan terbuka, cara menegur sahabat yang terlambat, dan rapat pagi yang awalnya dua puluh lima menit karena semua orang ingin bicara.

## Catatan waktu

- 03.30 Topi berwarna lain
- 11.00 Papan lembur
- 18.20 Menegur sahabat
- 26.45 Rapat tujuh menit
- 32.00 Kursi kantin yang kembali

Cerita kursi kantin itu berakhir baik, setelah enam pekan dan sekantong rambutan. Dengarkan sampai selesai sebelum Anda mengangkat kepala regu berikutnya.`,
    category: 'lantai-produksi',
    author: 'Adrian Hartanto',
    daysAgo: 70,
    episode: { minutes: 36, guest: 'Yanto Priyadi', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'dua-hari-di-lantai-kerja',
    title: 'Dua Hari di Lantai Kerja',
    summary:
      'Sebelum salindia dibuat, kami mengamati. Lima gambar dari audit pekerjaan di gudang, bangsal, loket, dapur hotel, dan pos timbang.',
    body: `Setiap penugasan dimulai dengan sepatu yang nyaman. Selama dua hari fasilitator kami mengikuti pekerjaan, bukan mewawancarai orang tentang pekerjaannya. Keduanya menghasilkan cerita yang sangat berbeda.

Di gudang, satu palet diikuti dari peron sampai truk selama empat jam. Fasilitator mencatat berapa kali palet itu berhenti: sembilan. Pekerja gudang menebak tiga. Di rumah sakit, cap waktu ditempel pada resep, dan pasien pun ikut penasaran menunggu capnya penuh.

Gambar ketiga diambil dari tangga. Formulir kecamatan dibentangkan di lantai agar setiap isian bisa dikelilingi dan ditanyai.

> Pekerjaan yang sebenarnya jarang tertulis di uraian jabatan.

Pos timbang menjadi tempat kesukaan kami. Pada pukul enam, dua sif bertemu selama empat menit, dan di situlah semua pengetahuan berpindah, tanpa dicatat oleh siapa pun. Sekarang ada papan tulisnya.`,
    category: 'di-lokasi',
    author: 'Redaksi Alkademi Business',
    daysAgo: 130,
    pictures: [
      'Fasilitator mengikuti palet dari peron sampai truk',
      'Cap waktu ditempel pada resep di rumah sakit',
      'Formulir 31 isian dibentangkan di lantai kecamatan',
      'Juru masak hotel menjelaskan papan pesanan',
      'Pos timbang saat pergantian sif pukul enam',
    ],
  },
]
