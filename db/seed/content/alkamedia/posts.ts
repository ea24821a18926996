import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'kursi-siswa-kabupaten-lereng',
    title: 'Satu dari Enam Kursi Siswa di Kabupaten Ini Tidak Layak Duduki',
    summary:
      'Berkas pengadaan yang kami periksa menunjukkan 4.112 kursi tercatat baru, padahal dibeli delapan tahun lalu. Dinas berjanji menghitung ulang.',
    body: `Di ruang kelas enam SD Negeri Sumberjati, lima belas anak berbagi sebelas kursi. Empat sisanya duduk di peti telur yang dialasi koran. Menurut daftar inventaris, ruangan itu memiliki dua puluh delapan kursi berkondisi baik.

Alkamedia memeriksa 212 berkas pengadaan milik 94 sekolah dan mengunjungi 31 di antaranya. Dari 25.640 kursi yang tercatat, 4.112 rusak berat atau tidak ditemukan. Sebagian besar tercatat sebagai pengadaan baru dengan nomor seri yang sama.

> “Kami hanya menyalin daftar tahun sebelumnya,” kata seorang bendahara sekolah yang meminta namanya tidak disebut.

Kepala bidang sarana dinas pendidikan setempat, Wiryo Atmaja, membenarkan temuan itu setelah kami menyerahkan datanya. Ia berjanji menghitung ulang seluruh sekolah sebelum tahun ajaran baru.

Data lengkap dapat diunduh di akhir laporan. Sekolah yang merasa keliru dihitung dapat menghubungi redaksi; koreksi dimuat dalam satu hari kerja.`,
    category: 'pendidikan',
    author: 'Rudi Hasiholan',
    daysAgo: 1,
    views: 3120,
  },
  {
    kind: 'news',
    slug: 'upah-magang-bengkel-diatur',
    title: 'Tiga Kota Mulai Mengatur Uang Saku Siswa Magang',
    summary:
      'Peraturan wali kota mewajibkan perjanjian tertulis dan uang transpor bagi siswa kejuruan. Pengusaha bengkel kecil meminta masa peralihan.',
    body: `Selama enam bulan magang di bengkel, Irfan, 17 tahun, menghabiskan Rp18.000 sehari untuk angkutan. Ia tidak menerima uang saku, dan perjanjiannya hanya berupa anggukan. Mulai bulan depan anggukan tidak cukup lagi.

Tiga kota mengesahkan aturan yang hampir serupa: perjanjian tertulis antara sekolah, siswa, dan tempat magang; pengganti ongkos paling sedikit setara dua kali tarif angkutan; serta larangan bekerja lewat pukul enam sore bagi yang belum berusia 18 tahun.

Perkumpulan bengkel kecil menyambut dengan syarat. Ketuanya, Lukman Saragi, meminta masa peralihan satu tahun karena sebagian anggota hanya punya dua pekerja. “Kami mau mengajar. Jangan sampai yang kecil memilih berhenti menerima anak,” ujarnya.

Dinas tenaga kerja menyiapkan bantuan ongkos bagi bengkel dengan omzet di bawah batas tertentu. Besarnya belum diumumkan, dan kami akan memperbarui berita ini ketika angkanya keluar.`,
    category: 'kerja',
    author: 'Gita Maharsi',
    daysAgo: 19,
    views: 1480,
  },
  {
    kind: 'news',
    slug: 'perpustakaan-terapung-kembali-berlayar',
    title: 'Perpustakaan Terapung Kembali Berlayar Setelah Dua Tahun Bersandar',
    summary: 'Kapal kayu bermuatan 3.000 buku mengunjungi sebelas pulau. Mesinnya diperbaiki siswa kejuruan pelayaran sebagai tugas akhir.',
    body: `Kapal *Aksara Bahari* lepas sandar pukul lima pagi, disaksikan dua puluh anak yang datang membawa bantal. Selama dua tahun kapal itu diam karena mesin induknya retak dan biaya perbaikan tidak pernah disetujui.

Jalan keluarnya datang dari sekolah. Sembilan siswa SMK Pelayaran Teluk Biru menjadikan mesin itu tugas akhir. Mereka membongkarnya selama empat bulan, didampingi seorang montir pensiunan yang dibayar dengan makan siang. Suku cadang bekas didapat dari kapal tunda yang dibesituakan.

Pelayaran pertama singgah di sebelas pulau dalam dua puluh hari. Setiap persinggahan berlangsung dua malam supaya anak yang rumahnya jauh dari dermaga sempat datang. Koleksi terbanyak dipinjam di pelayaran terdahulu adalah buku masak.

“Mesinnya sekarang lebih halus daripada suara saya,” kata nakhoda Daeng Ruppa. Di geladak, buku-buku diikat jaring ikan agar tidak ikut berenang.`,
    category: 'pendidikan',
    author: 'Nabila Karimah',
    daysAgo: 76,
    views: 890,
  },
  {
    kind: 'blog',
    slug: 'kami-salah-menulis-angka-itu',
    title: 'Kami Salah Menulis Angka Itu, dan Inilah Sebabnya',
    summary:
      'Senin lalu kami menulis 40 persen, seharusnya 14. Koreksi saja tidak cukup; pembaca berhak tahu bagaimana kesalahan bisa lolos tiga meja.',
    body: `Senin pagi kami memuat bahwa 40 persen sekolah di satu provinsi tidak memiliki guru komputer. Angka yang benar 14 persen. Kesalahan bertahan enam jam dan dibaca 2.300 orang sebelum seorang pembaca di Singkawang menulis email.

## Urutan kejadiannya

1. Wartawan menyalin angka lewat telepon. “Empat belas” terdengar “empat puluh”.
2. Redaktur memeriksa ejaan nama narasumber, bukan angkanya.
3. Judul dibuat dari angka yang salah karena angka itu menarik.

Langkah ketiga paling mengganggu saya. Angka yang mengejutkan seharusnya membuat kita curiga, tetapi pagi itu ia membuat kita bersemangat.

Sejak Selasa kami memasang aturan baru. Setiap angka di judul harus dibaca ulang oleh orang yang belum membaca beritanya, dan sumber tertulisnya dilampirkan. Prosesnya menambah tujuh menit. Kami rasa pembaca mau menunggu tujuh menit untuk angka yang benar.`,
    category: 'meja-redaksi',
    author: 'Gita Maharsi',
    daysAgo: 11,
    views: 1760,
  },
  {
    kind: 'blog',
    slug: 'mengapa-tidak-ada-kolom-komentar',
    title: 'Mengapa Tidak Ada Kolom Komentar di Sini',
    summary:
      'Kami menutupnya bukan karena takut dikritik. Sebagai gantinya ada kotak surat, dan setiap Jumat tiga surat terbaik dimuat utuh.',
    body: `Setiap bulan seseorang bertanya ke mana perginya kolom komentar. Jawaban singkatnya: kami menghitung. Dalam satu tahun terakhir sebelum ditutup, 71 persen komentar datang dari 2 persen akun, dan hampir separuhnya tidak membahas isi tulisan.

Moderasinya memakan waktu satu redaktur penuh. Kami memilih memakai waktu itu untuk membaca surat.

Sekarang di bawah setiap laporan ada kotak surat. Batasnya 200 kata, dan nama penulis harus jelas meskipun boleh disamarkan saat terbit. Setiap Jumat tiga surat dimuat utuh, termasuk yang memarahi kami. Bulan lalu, seorang kepala sekolah mengoreksi peta kami dan akhirnya menjadi narasumber laporan berikutnya.

Jumlah tanggapan turun menjadi sepersepuluh. Jumlah tanggapan yang mengubah isi tulisan justru naik tiga kali lipat. Menurut kami itulah percakapan. Yang dulu lebih mirip jalan raya tanpa lampu.`,
    category: 'meja-redaksi',
    author: 'Teguh Wisesa',
    daysAgo: 97,
    views: 1010,
  },
  {
    kind: 'blog',
    slug: 'membeli-kamus-untuk-mesin',
    title: 'Kapan Kami Memakai Mesin, dan Kapan Tidak',
    summary:
      'Pedoman satu halaman tentang kecerdasan buatan di redaksi: boleh untuk menyalin rekaman, tidak untuk menulis kutipan, dan selalu ditandai.',
    body: `Pedoman ini kami tulis setelah berdebat dua rapat dan menghabiskan satu loyang bingka. Kami memuatnya supaya pembaca dapat menagih.

**Boleh**: menyalin rekaman wawancara, mencari salah ketik, mengelompokkan ribuan baris data, dan membuat deskripsi awal gambar untuk pembaca tunanetra. Semuanya diperiksa orang.

**Tidak boleh**: menulis kutipan, meringkas dokumen yang belum kami baca, membuat gambar peristiwa, atau menentukan siapa yang diwawancarai.

Kalau mesin ikut bekerja lebih dari sekadar ejaan, ada tanda kotak kecil di bawah judul. Tekan tandanya, dan Anda akan melihat bagian mana serta siapa yang memeriksanya.

Pernah satu kali mesin menyalin “tidak lulus” menjadi “lulus” karena suara motor lewat. Narasumber kami nyaris diberi selamat. Sejak itu rekaman tetap didengarkan ulang oleh manusia pada setiap kutipan yang dimuat, sekalipun bunyinya jelas dan waktunya sempit.`,
    category: 'meja-redaksi',
    author: 'Rudi Hasiholan',
    daysAgo: 188,
    views: 730,
  },
  {
    kind: 'articles',
    slug: 'sekolah-terakhir-di-ujung-jalan',
    title: 'Sekolah Terakhir di Ujung Jalan',
    summary:
      'Enam murid, dua guru, satu lonceng dari velg mobil. Kami tinggal sepekan di sekolah yang setiap tahun hampir ditutup dan setiap tahun bertahan.',
    body: `Jalan aspal berhenti empat kilometer sebelum SD Inpres Batu Lapis. Sisanya tanah merah, lalu titian bambu, lalu tangga batu yang dipahat ayah para murid. Di ujungnya ada bangunan tiga ruang dan lonceng dari velg.

Muridnya enam orang. Menurut aturan, sekolah dengan jumlah sesedikit itu digabung dengan sekolah terdekat. Masalahnya, yang terdekat berada di seberang sungai yang meluap empat bulan dalam setahun.

## Pagi bersama Bu Lince

Bu Lince mengajar tiga kelas sekaligus dalam satu ruangan. Anak kelas satu mengeja di sudut kiri, kelas tiga berhitung di tengah, kelas lima membaca koran lama di kanan. Ia berputar seperti penjaga tungku. “Kalau satu kelas ribut, berarti saya kelamaan di kelas lain,” katanya.

Setiap tahun dinas mengirim surat penggabungan, dan setiap tahun warga menjawab dengan catatan tinggi air yang mereka ukur sendiri. Sejauh ini air selalu menang.`,
    category: 'laporan-khusus',
    author: 'Nabila Karimah',
    daysAgo: 43,
    views: 2240,
  },
  {
    kind: 'articles',
    slug: 'peta-jarak-ke-sekolah-menengah',
    title: 'Peta: Seberapa Jauh Anak Berjalan ke Sekolah Menengah',
    summary:
      'Kami menghitung jarak dari 9.800 dusun ke sekolah menengah terdekat lewat jalan sungguhan, bukan garis lurus. Selisihnya mengejutkan.',
    body: `Peta resmi mengukur jarak dengan garis lurus. Anak-anak tidak berjalan menurut garis lurus. Mereka memutari bukit, menunggu rakit, dan menghindari anjing Pak RT. Jadi kami menghitung ulang dari jaringan jalan yang dipetakan sukarelawan.

Hasilnya untuk 9.800 dusun di empat provinsi:

- Jarak garis lurus rata-rata: 3,1 kilometer
- Jarak lewat jalan: 5,4 kilometer
- Dusun yang berjarak lebih dari 10 kilometer: 1.176, dua kali lipat catatan resmi

Perbedaan terbesar muncul di daerah sungai. Satu dusun berjarak 900 meter dari sekolah menurut peta resmi. Lewat jalan, jaraknya 14 kilometer, karena jembatan terdekat ada di kecamatan sebelah.

## Cara kami menghitung

Kami memakai data jalan terbuka, mengeluarkan jalan yang tidak dapat dilalui saat hujan, dan memeriksa 60 titik lewat telepon. Kode dan datanya terbuka. Kalau dusun Anda keliru, beri tahu kami; peta diperbarui setiap bulan.`,
    category: 'data',
    author: 'Rudi Hasiholan',
    daysAgo: 142,
    views: 1560,
  },
  {
    kind: 'program',
    slug: 'koresponden-sekolah-angkatan-tiga',
    title: 'Dicari: Tiga Puluh Koresponden Sekolah Angkatan Ketiga',
    summary:
      'Program setahun untuk pelajar dan warga di luar ibu kota provinsi. Pelatihan gratis, honor per laporan, dan redaktur yang mau ditelepon malam.',
    body: `Angkatan kedua menulis 614 laporan. Dari Nunukan datang kabar tentang sekolah yang menjemput muridnya dengan perahu, dari Tanggamus tentang kantin yang dikelola siswa tunarungu. Tak satu pun dapat ditulis dari Jakarta.

Sekarang kami mencari tiga puluh orang untuk angkatan ketiga. Anda tidak harus pandai menulis. Anda harus senang bertanya, tahan memeriksa, dan tinggal dekat dengan cerita.

## Yang didapat

- Delapan pekan pelatihan daring, dua malam sepekan
- Honor setiap laporan yang terbit, sama dengan penulis lepas
- Bantuan paket data dan kartu pengenal
- Redaktur pendamping, satu untuk lima orang

Kirimkan satu halaman tentang hal yang sedang dibicarakan orang di kampung Anda tetapi belum pernah ditulis. Tidak perlu riwayat hidup. Pelamar di bawah 18 tahun melampirkan izin orang tua, dan nama mereka dapat disamarkan.`,
    category: 'koresponden',
    author: 'Gita Maharsi',
    daysAgo: 29,
    views: 680,
  },
  {
    kind: 'event',
    slug: 'kopi-darat-membongkar-laporan-kursi',
    title: 'Kopi Darat: Membongkar Laporan Kursi Siswa',
    summary:
      'Rudi Hasiholan menunjukkan cara menghitung 25.640 kursi dari berkas pengadaan. Bawa laptop, dan kita periksa satu kabupaten lagi bersama.',
    body: `Laporan tentang kursi siswa mendapat 118 surat, dan separuhnya bertanya hal yang sama: bisakah saya menghitung daerah saya sendiri? Bisa. Sore itu kita melakukannya bersama.

Rudi akan membuka lembar kerjanya dari awal, termasuk tiga jalan buntu yang tidak masuk laporan. Setelah itu peserta dibagi menjadi kelompok kecil. Setiap kelompok mendapat berkas pengadaan yang sudah terbuka untuk umum, lalu mencoba mencari kejanggalan dalam satu jam.

## Susunan acara

- 16.00 Cerita di balik laporan
- 16.40 Latihan kelompok
- 17.30 Apa yang boleh dan belum boleh ditulis

Tidak perlu latar belakang wartawan. Orang tua murid, guru, dan pengurus komite sekolah justru paling kami tunggu. Teh dan tahu petis disediakan; laptop bergantian tidak masalah. Hasil latihan tidak akan kami muat sebelum diperiksa dan dimintai tanggapan.`,
    category: 'kopdar',
    author: 'Redaksi Alkamedia',
    daysAgo: 4,
    views: 420,
    event: { inDays: 9, weekday: 6, startHour: 16, hours: 2, place: 'Aula Perpustakaan Kota, Kota Surakarta' },
  },
  {
    kind: 'podcasts',
    slug: 'halaman-dua-suara-dari-redaksi-malam',
    title: 'Halaman Dua #1: Pukul Sebelas Malam, Sebuah Foto Masuk',
    summary:
      'Bagaimana memastikan foto banjir itu benar dari malam ini? Teguh dan Gita memutar ulang sembilan puluh menit paling tegang bulan lalu.',
    body: `Pukul sebelas malam, sebuah foto masuk ke nomor redaksi. Air setinggi dada, papan nama sekolah terlihat jelas. Dalam sepuluh menit foto yang sama sudah beredar di mana-mana. Kami belum memuatnya. Episode ini bercerita mengapa.

## Catatan episode

- 01.30: mengapa papan nama yang terlalu jelas justru mencurigakan
- 07.00: menelepon penjaga sekolah yang sedang memindahkan ayam
- 15.20: bayangan tiang bendera, dan pelajaran tentang arah matahari
- 24.45: memutuskan memuat foto lain yang kurang dramatis

Ternyata foto itu asli tetapi berumur tiga tahun. Banjir malam itu memang terjadi, hanya airnya semata kaki. “Kalau kami memuatnya, separuh kebenaran akan menjadi kebohongan utuh,” ujar Gita.

Perangkat yang disebut dalam episode ini semuanya gratis, dan tautannya ada di halaman kelas verifikasi. Rekaman disunting oleh tim siaran siswa dari Klaten.`,
    category: 'halaman-dua',
    author: 'Teguh Wisesa',
    daysAgo: 16,
    views: 930,
    episode: { minutes: 34, guest: 'Gita Maharsi', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'pagi-di-pasar-pelelangan',
    title: 'Esai Foto: Sebelum Lonceng Sekolah, Ada Lonceng Lelang',
    summary:
      'Di pelelangan ikan, anak-anak membantu menghitung sejak pukul tiga pagi lalu berangkat sekolah. Nabila mengikuti mereka selama sebelas hari.',
    body: `Lonceng pertama berbunyi pukul tiga, menandai perahu masuk. Lonceng kedua pukul tujuh kurang seperempat, dari sekolah di seberang jalan. Di antara dua lonceng itu anak-anak pelelangan bekerja, belajar berhitung, dan sesekali tertidur di atas karung garam.

Saya datang sebelas hari berturut-turut dan tidak memotret pada tiga hari pertama. Pada hari keempat, Rahma, 12 tahun, bertanya apakah kamera saya rusak. Sejak itu ia yang menentukan kapan saya boleh memotret.

> “Jangan foto waktu saya ngantuk. Foto waktu saya menghitung.”

Maka sebagian besar gambar di sini tentang menghitung: dengan tutup botol, kapur, dan jari. Semua keluarga melihat hasilnya sebelum terbit, dan dua gambar dikeluarkan atas permintaan mereka. Nama anak-anak disamarkan. Sekolah seberang jalan kini menggeser jam masuk tiga puluh menit bagi murid pelelangan.`,
    category: 'esai-foto',
    author: 'Nabila Karimah',
    daysAgo: 110,
    views: 770,
    pictures: [
      'Perempuan menghitung ikan dengan tutup botol sebagai penanda',
      'Anak sekolah berseragam menumpang gerobak es menuju kelas',
      'Papan tulis harga ditulis ulang untuk kelima kalinya pagi itu',
      'Sepasang sepatu sekolah disimpan di atas peti ikan',
      'Pelelangan kosong pada pukul tujuh, lantainya baru disiram',
    ],
  },
]
