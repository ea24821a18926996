import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'angkatan-sepuluh-naik-gelanggang',
    title: 'Angkatan Sepuluh Naik Gelanggang dengan 38 Layanan',
    summary:
      'Seratus empat pesilat menutup dua belas pekan dengan layanan yang sudah dipakai puskesmas, koperasi, dan perpustakaan di tiga kota.',
    body: `Sidang gelanggang berlangsung tiga hari. Setiap kelompok berdiri di depan tiga pelatih dan satu orang yang paling menakutkan: pengguna sebenarnya. Di Makassar, Ibu Rosmini dari puskesmas Tallo menguji sistem antrean dengan cara menekan semua tombol secara bersamaan. Sistemnya selamat.

Dari seratus dua puluh peserta yang memulai, seratus empat lulus. Enam belas lainnya tidak hilang; sembilan memilih mengulang bersama angkatan berikutnya dan tujuh sudah lebih dulu bekerja. Tiga puluh delapan layanan diserahkan beserta panduan perawatan dan perkiraan biaya bulanan, sebagian besar di bawah lima puluh ribu rupiah.

> “Kami tidak meminta yang canggih. Kami meminta yang tidak mati pada hari Senin,” kata Ibu Rosmini.

Tiga bulan lagi pelatih akan menelepon semua lembaga untuk memeriksa apakah layanan itu masih hidup. Hasilnya kami umumkan apa adanya. Sementara itu, para lulusan sudah menerima undangan wawancara dari sebelas perusahaan mitra, yang pekan lalu ikut duduk di tribun dan mencatat nama.`,
    category: 'gelanggang',
    author: 'Redaksi Pesilat',
    daysAgo: 4,
  },
  {
    kind: 'news',
    slug: 'balai-latihan-makassar-dibuka',
    title: 'Balai Latihan Ketiga Dibuka di Makassar',
    summary:
      'Bekas gudang rotan di Jalan Nusantara kini berisi empat puluh meja, dua ruang sunyi, dan satu matras silat yang benar-benar dipakai.',
    body: `Bangunan itu dulu gudang rotan. Dindingnya tebal dan tetap sejuk pada siang hari, sehingga pendingin ruangan hanya menyala dua jam. Mitra daerah menanggung sewa selama tiga tahun, sedangkan perabotnya dikerjakan siswa SMK jurusan furnitur dari Maros.

Balai ini dirancang bersama pesilat angkatan sembilan. Mereka meminta tiga hal: stopkontak di setiap meja, ruang sunyi untuk wawancara kerja daring, dan tempat bergerak. Yang terakhir menghasilkan matras delapan kali delapan meter. Setiap pukul empat sore latihan jurus sungguhan dipimpin seorang guru silat dari kampung sebelah, dan pelatih pun wajib ikut.

Balai terbuka bagi umum pada hari Sabtu. Siswa SMK boleh memakai meja dan jaringan tanpa biaya, asalkan mendaftar melalui guru. Pekan pertama sudah penuh oleh rombongan dari Pangkep yang datang dengan pete-pete sewaan, lengkap dengan bekal barongko untuk semua pelatih.`,
    category: 'mitra',
    author: 'Redaksi Pesilat',
    daysAgo: 29,
  },
  {
    kind: 'news',
    slug: 'ujian-sertifikasi-pertama-ditanggung',
    title: 'Tujuh dari Sepuluh Pesilat Lulus Ujian Cloud pada Percobaan Pertama',
    summary:
      'Ujian tingkat dasar yang ditanggung pendanaan menunjukkan hasil menggembirakan, dan yang belum lulus mendapat pendamping selama sebulan.',
    body: `Sembilan puluh tiga pesilat mengikuti ujian sertifikasi cloud tingkat dasar bulan lalu, seluruhnya dibiayai program. Enam puluh lima di antaranya lulus pada percobaan pertama. Bagi peserta yang setengah tahun lalu belum tahu apa itu server, angka itu patut dirayakan dengan nasi kuning.

Kami juga melihat lebih dekat pada dua puluh delapan orang yang belum lulus. Sebagian besar gugur di bagian biaya dan tanggung jawab bersama, bukan di bagian teknis. Soal berbahasa Inggris yang panjang ikut menyulitkan. Karena itu modul baru menambahkan lima menit membaca soal setiap pagi.

## Dukungan bagi yang mengulang

- Pendamping satu lawan satu selama empat pekan
- Kelompok baca soal setiap Selasa malam
- Biaya ujian kedua ditanggung separuh

Ratri dari Lamongan, yang kurang dua soal, berkata ia akan kembali dengan kuda-kuda lebih rendah. Kami percaya kepadanya.`,
    category: 'gelanggang',
    author: 'Laila Nuraini',
    daysAgo: 148,
  },
  {
    kind: 'blog',
    slug: 'tagihan-tiga-juta-dalam-semalam',
    title: 'Tagihan Tiga Juta dalam Semalam',
    summary:
      'Seorang pesilat lupa mematikan mesin latihan raksasa. Cerita tentang panik, permintaan maaf, dan alarm yang sekarang wajib dipasang.',
    body: `Pukul enam pagi waktu Jayapura telepon saya berbunyi. Di seberang, Galang hampir menangis. Ia menyalakan mesin terbesar yang ada di daftar, ingin tahu rasanya, lalu tertidur. Penghitung biaya akun latihan menunjukkan tiga juta dua ratus ribu rupiah.

Kami mematikan mesinnya, kemudian duduk. Saya tidak memarahinya karena kesalahan itu bukan milik Galang sendirian. Akun latihan seharusnya tidak mengizinkan mesin sebesar itu. Alarm biaya seharusnya dipasang pada hari pertama, bukan hari kelima belas seperti dalam modul saya.

> Kalau satu orang bisa menjatuhkan rumah, yang perlu diperbaiki rumahnya.

Sorenya kami mengubah tiga hal: batas jenis mesin, alarm pada seratus ribu pertama, dan jadwal mati otomatis pukul sepuluh malam. Galang sendiri yang menuliskannya dan menjelaskan kepada kelas. Sekarang, setiap angkatan baru mendengar cerita ini pada hari pertama, dari Galang, yang sudah bekerja sebagai pengawas biaya cloud.`,
    category: 'buku-jurus',
    author: 'Samuel Rumbiak',
    daysAgo: 13,
  },
  {
    kind: 'blog',
    slug: 'dari-kasir-ke-konsol',
    title: 'Dari Meja Kasir ke Konsol',
    summary: 'Empat tahun saya menghitung kembalian. Ternyata kebiasaan menutup kas adalah bekal terbaik untuk memantau server.',
    body: `Saya melamar ke Pesilat pada jam istirahat, di atas kardus mi instan, memakai ponsel yang layarnya retak. Pretes logikanya berisi soal antrean. Saya tersenyum, karena empat tahun hidup saya adalah antrean.

Pekan-pekan pertama berat. Teman-teman sudah tahu istilahnya, saya hanya tahu rasanya. Ketika Kak Samuel menjelaskan antrean pesan dan mengapa satu pesan tidak boleh diproses dua kali, saya mengangkat tangan: itu seperti memindai barang dua kali. Kelas tertawa, tetapi sejak hari itu perumpamaan saya dipakai sampai akhir.

Menutup kas mengajari saya satu hal yang paling berguna. Setiap malam angka di laci harus cocok dengan angka di layar, dan kalau tidak cocok, kita tidak pulang. Sekarang saya memeriksa log dengan perasaan yang sama.

Saya sudah tujuh bulan bekerja di Awan Selatan. Kardus mi instannya masih saya simpan, jadi alas monitor.`,
    category: 'buku-jurus',
    author: 'Ayu Lestari Ningsih',
    daysAgo: 37,
  },
  {
    kind: 'blog',
    slug: 'mengapa-kami-mulai-dengan-matras',
    title: 'Mengapa Pagi Kami Dimulai di Atas Matras',
    summary:
      'Latihan tubuh lima belas menit sebelum menulis kode terdengar seperti gimik. Sesudah sepuluh angkatan, kami punya alasan yang lebih baik.',
    body: `Tamu sering mengira matras di balai latihan hanyalah hiasan. Lalu pukul delapan kurang seperempat tiga puluh orang melepas sepatu, dan tamu terpaksa ikut.

Awalnya saya sekadar ingin mengusir kantuk. Tetapi pelan-pelan saya melihat hal lain. Di atas matras, orang yang pandai menulis kode bisa jatuh, dan orang yang pendiam ternyata paling seimbang. Susunan siapa yang hebat diacak kembali setiap pagi. Ketika duduk di depan laptop, mereka lebih mudah bertanya.

## Tiga hal yang kami bawa dari silat

1. Jurus pendek yang diulang lebih berguna daripada gerakan indah sekali.
2. Jatuh itu keterampilan, jadi dilatih sejak hari pertama.
3. Memberi salam sebelum dan sesudah berlawanan, termasuk saat mengulas kode.

Pesilat dengan keterbatasan gerak memimpin hitungan atau latihan napas. Di angkatan sembilan, pemimpin hitungan kami adalah Fahmi yang berkursi roda, dan tidak ada yang berani lambat.`,
    category: 'buku-jurus',
    author: 'Jaka Samudra',
    daysAgo: 262,
  },
  {
    kind: 'articles',
    slug: 'izin-sekecil-mungkin',
    title: 'Memberi Izin Sekecil Mungkin: Latihan IAM dengan Kunci Loker',
    summary: 'Kebanyakan kebocoran bermula dari izin yang terlalu lebar. Pahami pengguna, peran, dan kebijakan lewat lemari loker sasana.',
    body: `Bayangkan sasana dengan seratus loker. Cara paling mudah ialah memberi setiap orang kunci induk. Cara itu bekerja dengan baik sampai suatu hari sepatu seseorang hilang.

## Siapa, boleh apa, pada benda mana

Setiap izin di AWS menjawab tiga pertanyaan. Siapa: pengguna atau peran. Boleh apa: membaca, menulis, menghapus. Pada benda mana: satu lemari tertentu, bukan semua lemari. Kebijakan yang baik dapat dibacakan sebagai kalimat: *petugas antrean boleh membaca daftar pasien puskesmas ini*.

## Mulai dari kosong

- Buat peran tanpa izin apa pun.
- Jalankan aplikasinya dan catat penolakannya.
- Tambahkan izin satu per satu, sesuai catatan.
- Periksa lagi sebulan kemudian, buang yang tak terpakai.

Cara ini terasa lambat pada hari pertama dan sangat cepat pada hari ketika kunci seseorang tercuri. Pencuri hanya mendapat satu loker, dan isinya handuk.`,
    category: 'jurus-cloud',
    author: 'Jaka Samudra',
    daysAgo: 20,
  },
  {
    kind: 'articles',
    slug: 'menayangkan-situs-statis',
    title: 'Menayangkan Situs Statis dengan Biaya Semangkuk Bakso Sebulan',
    summary:
      'Langkah ringkas menaruh situs organisasi di penyimpanan objek dan jaringan pengantar, lengkap dengan hitungan biaya yang masuk akal.',
    body: `Karang taruna, masjid, gereja, dan kelompok tani jarang memerlukan server. Yang mereka perlukan hanyalah halaman yang selalu terbuka. Untuk itu penyimpanan objek sudah cukup.

## Langkahnya

1. Bangun situs menjadi berkas HTML, CSS, dan gambar.
2. Unggah ke satu wadah penyimpanan yang tertutup.
3. Pasang jaringan pengantar di depannya, dan izinkan hanya jaringan itu yang membaca wadah.
4. Hubungkan nama domain dan sertifikat.
5. Atur umur singgahan: panjang untuk gambar, pendek untuk halaman.

Untuk situs berukuran sepuluh megabita dengan lima ribu kunjungan sebulan, tagihan kami selama setengah tahun tidak pernah melewati lima belas ribu rupiah, di luar nama domain.

Kesalahan yang paling sering terjadi ialah membuka wadah untuk umum karena lebih cepat. Jangan. Lima menit tambahan pada langkah ketiga menyelamatkanmu dari tautan langsung yang menyedot tagihan, dan dari malam seperti yang pernah dialami Galang.`,
    category: 'jurus-web',
    author: 'Putri Maharani Lubis',
    daysAgo: 58,
  },
  {
    kind: 'program',
    slug: 'seleksi-angkatan-sebelas',
    title: 'Seleksi Angkatan Sebelas: Pretes, Cerita, dan Satu Hari Percobaan',
    summary:
      'Seratus dua puluh kursi di tiga kota. Nilai rapor tidak diminta; yang kami lihat cara berpikir, kesungguhan, dan kesediaan menolong.',
    body: `Pendaftaran angkatan sebelas dibuka selama empat pekan. Pesilat Web dan Cloud menerima lulusan SMK serta pencari kerja berusia delapan belas sampai dua puluh enam tahun, dengan tempat tatap muka di Surabaya, Medan, dan Makassar. Semua biaya ditanggung pendanaan AWS dan mitra daerah.

## Tiga tahap

1. **Pretes logika**, empat puluh menit, bisa dari ponsel, nilai lulus enam puluh.
2. **Cerita**, rekaman suara dua menit tentang sesuatu yang pernah kamu perbaiki.
3. **Hari percobaan**, belajar hal baru bersama lima orang yang belum kamu kenal.

Kami tidak meminta rapor, ijazah asli, atau uang jaminan. Siapa pun yang meminta uang atas nama Pesilat sedang menipu; laporkan melalui WhatsApp resmi.

Setengah kursi disediakan bagi perempuan, dan setiap kota menyediakan dua tempat untuk penyandang disabilitas dengan pendamping. Rincian jadwal ada di [halaman program](/Program/pesilat-aws).`,
    category: 'seleksi',
    author: 'Redaksi Pesilat',
    daysAgo: 8,
  },
  {
    kind: 'event',
    slug: 'latihan-terbuka-sabtu',
    title: 'Latihan Terbuka: Menayangkan Halaman Pertama ke Cloud',
    summary: 'Tiga jam dari folder kosong sampai alamat yang bisa dibuka temanmu, dipandu pelatih dan dua belas alumni di Balai Makassar.',
    body: `Belum yakin mau ikut bootcamp? Datanglah dulu. Dalam tiga jam kamu akan membuat satu halaman, menaruhnya di cloud, dan mengirim alamatnya kepada seseorang. Biasanya kepada ibu.

Acara dimulai di matras, lima belas menit, boleh berkaus kaki. Sesudah itu peserta duduk berenam dengan dua alumni di setiap meja. Tidak ada ceramah panjang. Pelatih hanya berbicara tiga kali, masing-masing tujuh menit, dan selebihnya berkeliling.

## Yang perlu dibawa

- Laptop bila ada; tersedia dua puluh pinjaman
- Satu foto dan tiga kalimat tentang kampungmu
- Air minum

Akun latihan disediakan dan mati otomatis setelah acara, jadi tidak ada tagihan yang mengejarmu pulang. Halaman yang ingin dipertahankan akan dipindahkan alumni ke wadah bersama. Latihan ini gratis, kursinya enam puluh, dan anak di bawah delapan belas tahun datang bersama orang tua atau guru.`,
    category: 'latihan-terbuka',
    author: 'Putri Maharani Lubis',
    daysAgo: 6,
    event: { inDays: 13, weekday: 6, startHour: 9, hours: 3, place: 'Balai Latihan Pesilat, Kota Makassar' },
  },
  {
    kind: 'podcasts',
    slug: 'seratus-lamaran-satu-panggilan',
    title: 'Seratus Lamaran, Satu Panggilan',
    summary:
      'Galang, Ayu, dan seorang perekrut membahas lamaran yang ditolak, kalimat yang dibuang, dan panggilan yang datang pada saat aneh.',
    body: `Galang mengirim seratus tujuh lamaran sebelum satu perusahaan menelepon. Teleponnya datang ketika ia sedang memandikan kambing. Dalam episode ini kita membaca lamaran pertamanya dan lamaran keseratus tujuh secara berdampingan.

Bedanya bukan pada keahlian. Lamaran pertama berisi tujuh belas kata sifat; lamaran terakhir berisi satu cerita tentang tagihan tiga juta dan apa yang ia ubah setelah itu. Seorang perekrut yang ikut duduk bersama kami mengaku akan melewatkan yang pertama dalam empat detik.

## Catatan waktu

- 03.15 Kambing dan telepon
- 10.20 Membaca lamaran pertama keras-keras
- 19.40 Mengapa kegagalan boleh diceritakan
- 28.05 Ayu dan pertanyaan tentang gaji
- 34.30 Tugas pekan ini

Tugasnya: buang semua kata sifat dari lamaranmu, lalu lihat apa yang tersisa. Kalau kosong, mulailah menulis cerita.`,
    category: 'balai-latihan',
    author: 'Laila Nuraini',
    daysAgo: 24,
    episode: { minutes: 38, guest: 'Galang Permadi', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'tiga-hari-sidang-gelanggang',
    title: 'Tiga Hari Sidang Gelanggang',
    summary:
      'Lima gambar dari ujian akhir angkatan sepuluh: kaki gemetar, tombol yang ditekan bersamaan, dan salam penutup di tepi matras.',
    body: `Sidang dimulai dengan salam. Kelompok yang akan diuji berdiri di tepi matras, memberi hormat kepada pelatih, kepada pengguna, lalu kepada satu sama lain. Ada yang lututnya gemetar. Itu terlihat jelas pada gambar pertama, dan kami diizinkan memperlihatkannya.

Gambar kedua menjadi favorit semua orang. Ibu Rosmini dari puskesmas tidak percaya pada demonstrasi yang terlalu lancar. Ia meminta tablet, meletakkan kesepuluh jarinya, dan menekan. Ruangan menahan napas selama empat detik sampai nomor antrean muncul satu, hanya satu.

Pada gambar ketiga, Ratih membaca lonjakan di grafik dan dengan tenang berkata, “Ini bukan kami, ini jaringan.” Ia benar.

Tradisi memijat bahu peserta berikutnya dimulai angkatan enam dan tidak pernah direncanakan. Gambar terakhir diambil dari atas, ketika lingkaran dibentuk dan Fahmi menghitung sampai sepuluh untuk terakhir kalinya.`,
    category: 'kuda-kuda',
    author: 'Redaksi Pesilat',
    daysAgo: 4,
    pictures: [
      'Kelompok pertama memberi salam kepada tiga pelatih',
      'Petugas puskesmas menekan semua tombol tablet bersamaan',
      'Seorang pesilat membaca grafik lonjakan di layar',
      'Alumni memijat bahu peserta yang menunggu giliran',
      'Seluruh angkatan membentuk lingkaran di matras',
    ],
  },
]
