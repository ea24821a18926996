import type { SeedPost } from '../../content-types.ts'

export const morePodcasts: SeedPost[] = [
  {
    kind: 'podcasts',
    slug: 'montir-yang-menulis-puisi',
    title: 'Montir yang Menulis Puisi di Balik Nota',
    summary:
      'Pak Wagiman memperbaiki sepeda motor sejak umur dua belas. Di balik setiap nota ia menulis empat baris, dan pelanggan menyimpannya.',
    body: `Bengkelnya di tikungan, di bawah pohon mahoni. Orang datang karena rem, dan pulang membawa puisi. Wagiman tidak pernah menyebutnya puisi; ia menyebutnya *keterangan tambahan*.

Kami merekam di antara dua pelanggan. Terdengar kunci pas jatuh, radio dangdut tetangga, dan Wagiman membacakan nota untuk seorang guru yang olinya terlambat diganti tiga ribu kilometer. Ia ikut kelas menulis kami setelah anaknya mendaftarkan diam-diam.

## Catatan waktu

- 01.40 Nota pertama
- 07.15 Mengapa empat baris saja
- 13.50 Pelanggan yang menangis karena kampas
- 19.20 Buku yang sedang disusun

Nota-nota yang dibacakan di episode ini dipinjamkan pemiliknya, dengan nomor polisi yang ditutup jempol.`,
    category: 'teras-sore',
    author: 'Rosalina Hutapea',
    daysAgo: 64,
    episode: { minutes: 23, guest: 'Wagiman', number: 10 },
  },
  {
    kind: 'podcasts',
    slug: 'kalkulator-tukang-bakso',
    title: 'Kalkulator Tukang Bakso',
    summary:
      'Janji episode lalu ditepati: kiriman pendengar dihitung ulang bersama Mas Tulus, yang mendorong gerobak sambil membawa kalkulator.',
    body: `Empat puluh enam pendengar mengirim hitungan harga pokoknya. Kami memilih lima, lalu menunggu gerobak lewat di depan rumah Sanggar. Mas Tulus berhenti, menyalakan kompor, dan mulai memeriksa.

Kalkulatornya berumur sembilan belas tahun dan tombol tujuhnya hilang. Ia menekan lubangnya dengan tusuk gigi. Dengan alat itu ia menemukan penjual donat yang lupa menghitung minyak, penjahit yang tidak menggaji dirinya, dan satu kesalahan kami sendiri di episode sebelumnya.

## Yang diralat

- Gas tiga kilogram habis lebih cepat pada musim hujan
- Plastik kecil dihitung per ikat, bukan per kilo
- Tenaga yang mendorong gerobak juga harus dibayar

Rekaman berhenti dua kali karena ada pembeli. Kami membiarkan bunyi mangkuknya.`,
    category: 'teras-sore',
    author: 'Hendra Lesmana',
    daysAgo: 96,
    episode: { minutes: 28, guest: 'Tulus Widodo', number: 9 },
  },
  {
    kind: 'podcasts',
    slug: 'perpustakaan-di-atas-becak',
    title: 'Perpustakaan di Atas Becak',
    summary:
      'Seratus dua puluh buku, satu becak, dan rute yang mengikuti bayangan pohon. Mbah Darmo menjelaskan buku apa yang tidak pernah kembali.',
    body: `Pagi Mbah Darmo mengantar sayur, sore ia mengantar buku. Becaknya diberi rak dari kotak telur, dan atapnya disambung terpal supaya komik tidak melengkung. Anak-anak menunggu di tempat teduh, sehingga rutenya berubah menurut musim.

Ia tidak mencatat peminjam. Katanya, buku yang tidak kembali berarti sedang dibutuhkan. Kami bertanya buku apa yang paling sering hilang, dan jawabannya membuat Rosalina tertawa sampai harus mengulang kalimat: buku resep bolu.

Di akhir percakapan Mbah Darmo menceritakan kelas membaca yang ia ikuti tiga tahun lalu, pada umur enam puluh satu. Sebelum itu ia mengantar buku yang belum bisa ia baca.

Kalau di rumahmu ada buku anak yang sudah selesai, titipkan di rak pintu Sanggar. Becaknya lewat setiap Kamis.`,
    category: 'teras-sore',
    author: 'Rosalina Hutapea',
    daysAgo: 136,
    episode: { minutes: 33, guest: 'Darmo Suwito', number: 7 },
  },
  {
    kind: 'podcasts',
    slug: 'suara-di-ujung-telepon',
    title: 'Suara di Ujung Telepon',
    summary:
      'Seorang penjawab telepon aduan bercerita tentang diam yang panjang, cara bertanya tanpa menekan, dan secangkir kopi yang selalu dingin.',
    body: `Pekerjaan Melati adalah mengangkat telepon dari orang yang belum tahu harus mulai dari mana. Kadang tiga menit pertama hanya terdengar napas. Ia tidak mengisinya. Katanya, diam itu juga kalimat.

Percakapan ini pelan. Kami tidak membahas kasus siapa pun. Melati menjelaskan cara mendengar: mengulang kata terakhir lawan bicara, bertanya satu hal saja, dan mengaku bila tidak tahu. Rosalina, yang melatih orang berbicara, mengaku belajar lebih banyak tentang berhenti bicara.

## Kalau kamu sendiri yang butuh bicara

- Hubungi orang yang kamu percayai, tidak perlu lengkap ceritanya
- Layanan aduan setempat buka siang dan malam
- Boleh menutup telepon kapan saja, lalu menelepon lagi

Episode ini kami rekam tanpa musik. Nama tamu sudah diganti atas permintaannya.`,
    category: 'teras-sore',
    author: 'Rosalina Hutapea',
    daysAgo: 166,
    episode: { minutes: 37, guest: 'Melati', number: 6 },
  },
  {
    kind: 'podcasts',
    slug: 'benih-di-kaleng-biskuit',
    title: 'Benih di Kaleng Biskuit',
    summary:
      'Mama Yuliana menyimpan empat puluh macam benih lokal dalam kaleng biskuit. Ia tahu cerita tiap kaleng, dan siapa yang menanamnya dulu.',
    body: `Di bawah ranjang Mama Yuliana di Kupang ada empat puluh kaleng biskuit. Tidak satu pun berisi biskuit. Yang ada sorgum merah, jagung tulang, kacang hutan, dan sejenis labu yang menurut petugas pertanian sudah tidak ada.

Maria Goreti datang untuk memotret, lalu pulang dengan rekaman dua jam. Mama membuka kaleng satu per satu dan menyebut nama orang: yang ini dari ibu mertua, yang itu dari tetangga yang pindah karena bendungan. Setiap nama diikuti cara memasaknya.

## Bagian yang kami simpan utuh

- 03.30 Bunyi empat macam benih dalam kaleng yang diguncang
- 11.00 Labu yang konon sudah tidak ada
- 21.45 Lagu menanam, dinyanyikan pelan karena ada cucu tidur

Sesudah rekaman, tiga kaleng dibagi dengan kebun sekolah. Labunya tumbuh.`,
    category: 'teras-sore',
    author: 'Maria Goreti Lay',
    daysAgo: 198,
    episode: { minutes: 30, guest: 'Yuliana Bani', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'nilai-merah-pak-guru',
    title: 'Nilai Merah Pak Guru',
    summary:
      'Seorang guru matematika ikut kelas melukis dan tidak lulus. Ia bercerita bagaimana rasanya, dan apa yang berubah di kelasnya sendiri.',
    body: `Dua puluh empat tahun Pak Ridwan membagikan nilai. Tahun lalu ia menerima satu: lima puluh dua, dari kelas melukis cat air. Ia memajangnya di ruang guru.

Hendra bertanya apakah ia marah. Ternyata ia lapar. Ia ingin tahu bagian mana yang kurang, dan ulasan mentornya menyebut satu hal saja: lukisannya tidak menyisakan putih. Seumur hidup ia mengisi papan sampai penuh.

Sejak itu lembar ulangannya berubah. Di samping angka merah selalu ada satu kalimat tentang apa yang sudah benar, dan satu tentang apa yang dicoba berikutnya. Muridnya mengira ia sakit.

Pak Ridwan mengulang kelas melukis musim ini. Nilainya tujuh puluh satu, dan di sudut kanan lukisannya ada langit kosong yang, kata mentornya, paling sulit dibuat.`,
    category: 'teras-sore',
    author: 'Hendra Lesmana',
    daysAgo: 230,
    episode: { minutes: 25, guest: 'Ridwan Saleh', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'peta-bau-kampung',
    title: 'Peta Bau Kampung Kami',
    summary:
      'Sinta tidak melihat sejak lahir dan hafal kampungnya lewat bau. Kami berjalan di sampingnya dan membuat peta yang tidak memakai gambar.',
    body: `Di tikungan pertama ada bau ban panas, berarti bengkel. Dua puluh langkah lagi daun pandan, berarti rumah Bu Tris. Kalau tercium kapur basah, kamu sudah terlalu jauh. Sinta berjalan tanpa tongkat di gang yang baginya terang-benderang.

Kami merekam dengan dua mikrofon kecil di bahunya. Pakailah penyuara telinga; suara tembok di kiri dan kanan terdengar berbeda, dan kamu akan tahu kapan gang melebar.

## Peta hari itu

1. Ban panas, lalu pandan
2. Sabun cuci dari tiga rumah, tiga merek
3. Kayu basah di tempat penggergajian
4. Bau hujan, sepuluh menit sebelum turun

Sinta kini membantu kami menguji halaman kelas dengan pembaca layar. Laporannya selalu dimulai dengan kalimat, “Di sini baunya buntu.”`,
    category: 'teras-sore',
    author: 'Iqbal Mahendra',
    daysAgo: 262,
    episode: { minutes: 27, guest: 'Sinta Maharani', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'penjahit-baju-pengantin-bekas',
    title: 'Penjahit yang Menyewakan Kebahagiaan Dua Kali',
    summary:
      'Uni Desi menerima baju pengantin yang sudah selesai tugasnya, mengubahnya, dan menyewakannya murah. Setiap baju membawa surat.',
    body: `Di lemari Uni Desi tergantung enam puluh tujuh baju pengantin yang pernah dipakai orang lain. Pemilik lamanya menyelipkan surat di saku dalam: pesan untuk pengantin berikutnya. Ada yang berupa doa, ada yang berupa peringatan tentang sepatu.

Dalam episode ini Uni membacakan enam surat, dengan izin. Ia juga menjelaskan pekerjaan yang tidak terlihat: melonggarkan jahitan sisi, mengganti payet yang lepas, dan mendengarkan calon pengantin yang ingin batal. Dua benar-benar batal. Bajunya dikembalikan tanpa denda.

Kelas pembukuan kami membantunya menghitung sewa yang adil. Hasilnya membuat Hendra terdiam: selama tujuh tahun Uni membayar penyewa, bukan sebaliknya.

Sekarang harganya naik sedikit. Suratnya tetap gratis.`,
    category: 'teras-sore',
    author: 'Hendra Lesmana',
    daysAgo: 295,
    episode: { minutes: 29, guest: 'Desi Marlinda', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'sembilan-kursi-pertama',
    title: 'Sembilan Kursi Pertama',
    summary:
      'Episode perdana: pendiri dan dua peserta pertama mengingat malam ketika Sanggar berupa garasi, sembilan kursi, dan lampu yang mati.',
    body: `Malam itu hujan dan dari sembilan kursi hanya tiga yang terisi. Lalu listrik padam. Wening mengajar HTML dengan senter, menulis tanda kurung siku di papan sebesar pintu.

Tamu episode pertama ini Bu Lastri dan Anton, dua dari tiga orang itu. Mereka mengingatnya dengan cara berbeda: menurut Anton hujannya reda pukul delapan, menurut Bu Lastri tidak pernah. Keduanya sepakat bahwa nasi kucingnya habis sebelum pelajaran selesai.

Kami tidak tahu apakah siniar ini akan berlanjut. Alatnya dipinjam dari radio tempat Rosalina bekerja dan harus dikembalikan Senin. Kalau kamu mendengar ini, dan ada episode sesudahnya, berarti kami berhasil membujuk mereka.

Suara rintik di menit kelima bukan efek. Atapnya memang masih bocor.`,
    category: 'teras-sore',
    author: 'Rosalina Hutapea',
    daysAgo: 330,
    episode: { minutes: 21, guest: 'Lastri dan Anton', number: 1 },
  },
]
