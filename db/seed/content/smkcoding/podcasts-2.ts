import type { SeedPost } from '../../content-types.ts'

export const morePodcasts: SeedPost[] = [
  {
    kind: 'podcasts',
    slug: 'penjaga-lab-yang-pensiun',
    title: 'Pak Karyo Menyerahkan Kunci Lab',
    summary:
      'Dua puluh sembilan tahun menjaga lab komputer, dari disket sampai layar sentuh. Di hari terakhirnya ia menunjukkan isi lemari terkunci.',
    body: `Semua alumni SMK itu mengenal bunyi kunci Pak Karyo. Bunyinya berarti lab dibuka, atau lima menit lagi ditutup. Pekan lalu ia pensiun, dan kami merekam hari terakhirnya dari pagi sampai lampu padam.

Ia ingat komputer pertama yang datang pada tahun 1997 dan dibungkus kain batik oleh kepala sekolah. Ia ingat nama siswa yang tidur di bawah meja supaya bisa memakai komputer saat subuh. Siswa itu kini guru di ruangan yang sama, dan dialah yang menerima kuncinya.

## Catatan waktu

- 03.05 Kain batik di atas monitor
- 10.40 Yang tidur di bawah meja
- 18.20 Cara memperbaiki tetikus dengan kapas
- 26.00 Isi lemari yang selalu terkunci
- 32.30 Menyerahkan kunci

Lemari itu, yang selama bertahun-tahun dikira berisi komputer baru, ternyata menyimpan semua tugas akhir siswa sejak angkatan pertama, dalam disket, cakram, dan diska lepas. Beberapa masih bisa dibaca. Kami memutar musik gim buatan siswa tahun 2003 di penutup episode, seizin pembuatnya, yang sekarang sopir travel dan menangis di telepon.`,
    category: 'jam-istirahat',
    author: 'Dimas Aryo Nugroho',
    daysAgo: 60,
    views: 1120,
    episode: { minutes: 36, guest: 'Sukaryo', number: 9 },
  },
  {
    kind: 'podcasts',
    slug: 'satu-kelas-dua-perempuan',
    title: 'Satu Kelas, Tiga Puluh Empat Siswa, Dua Perempuan',
    summary:
      'Anisa dan Febi duduk bersebelahan selama tiga tahun di jurusan TKJ. Mereka membicarakan toilet, lelucon, dan kabel yang boleh mereka potong.',
    body: `Pada hari pertama guru bertanya apakah mereka salah masuk ruangan. Pada hari terakhir keduanya lulus dengan nilai praktik tertinggi. Di antaranya ada tiga tahun yang mereka ceritakan dengan banyak tawa dan beberapa jeda.

Anisa bercerita tentang lelucon yang berhenti lucu pada bulan kedua, dan satu teman laki-laki yang akhirnya berkata, “Sudah, tidak usah.” Febi bercerita tentang toilet perempuan yang jaraknya empat ratus langkah dari lab. Ia menghitungnya, menuliskannya dalam surat, dan tahun berikutnya ada toilet baru di ujung lorong.

## Yang mereka sarankan kepada sekolah

1. Jangan pernah menempatkan satu perempuan sendirian dalam satu tim
2. Putar giliran memegang alat, jangan biarkan ada juru catat tetap
3. Tanyakan secara pribadi, bukan di depan kelas

> “Kami tidak minta dipuji karena perempuan. Kami minta giliran memegang tang.”

Anisa sekarang magang di penyedia jaringan di Palu. Febi memilih mengajar adik kelas, dan tahun ini pendaftar perempuan di jurusannya sebelas orang.`,
    category: 'kantin-kode',
    author: 'Laras Widyaningrum',
    daysAgo: 105,
    views: 1490,
    episode: { minutes: 39, guest: 'Anisa dan Febi', number: 7 },
  },
  {
    kind: 'podcasts',
    slug: 'juri-yang-pernah-kalah',
    title: 'Juri yang Pernah Kalah',
    summary:
      'Arifin Daeng Situju menilai Liga selama empat musim. Ia sendiri pernah berada di urutan terakhir, dan masih menyimpan lembar nilainya.',
    body: `Di dompet Arifin ada selembar kertas lipat: lembar nilai lomba pemrograman tahun 2011, peringkat dua puluh dari dua puluh. Ia mengeluarkannya setiap kali harus menilai.

Dalam episode ini ia menjelaskan apa yang terjadi di ruang juri. Berapa lama satu situs dilihat. Mengapa nilai pertama selalu ditulis dengan pensil. Apa yang dilakukan ketika dua juri berselisih lebih dari sepuluh angka. Ia juga mengakui satu keputusan yang menurutnya keliru, dua musim lalu, dan menyebut nama timnya dengan izin mereka.

## Catatan waktu

- 02.00 Peringkat dua puluh
- 09.30 Pensil, pena, lalu komputer
- 17.45 Ketika juri berselisih
- 25.10 Keputusan yang ingin ia ulang
- 33.00 Nasihat untuk tim yang kalah besok

Nasihatnya sederhana: mintalah lembar nilai, bukan peringkat. Lembar itu berisi kalimat. Tim yang dulu dirugikan oleh keputusannya melakukan hal tersebut, datang lagi tahun berikutnya, dan berada di urutan keempat. Mereka menelepon masuk di menit ketiga puluh lima, tanpa sepengetahuan Arifin.`,
    category: 'jam-istirahat',
    author: 'Dimas Aryo Nugroho',
    daysAgo: 170,
    views: 870,
    episode: { minutes: 38, guest: 'Arifin Daeng Situju', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'bengkel-hp-depan-sekolah',
    title: 'Bengkel Ponsel di Depan Gerbang',
    summary:
      'Reza membuka bengkel ponsel pada kelas dua SMK. Ia bercerita tentang data pelanggan, godaan untuk mengintip, dan papan aturannya sendiri.',
    body: `Bengkelnya satu meter persegi, menempel di warung bakso. Pelanggannya guru, satpam, dan semua kelas di atas dan di bawahnya. Reza memperbaiki layar pecah dan baterai kembung sejak berumur enam belas, sepulang sekolah, dengan izin ibunya dan satu syarat: nilai tidak turun.

Percakapan berbelok ketika Ratih bertanya apa yang ia lihat di ponsel orang. Reza diam cukup lama. Lalu ia menceritakan hari ketika sebuah foto terbuka tidak sengaja, dan apa yang ia lakukan sesudahnya: ia menulis papan aturan, menggantungnya di dinding, dan meminta setiap pelanggan membacanya.

## Papan aturan Reza

- Pemilik membuka kunci sendiri, dan menunggu di sini
- Saya tidak membuka foto, pesan, atau suara
- Yang perlu disalin, disalin di depan mata
- Kalau ponsel ini bukan milikmu, saya tidak mau tahu isinya

Tiga bengkel lain di kota itu menyalin papannya. Reza lulus tahun lalu dengan nilai yang, katanya, turun hanya di olahraga.`,
    category: 'kantin-kode',
    author: 'Ratih Kusumawardani',
    daysAgo: 215,
    views: 1030,
    episode: { minutes: 32, guest: 'Reza Firmansyah', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'ibu-kantin-menguji-aplikasi',
    title: 'Ibu Kantin, Penguji Paling Galak',
    summary:
      'Bu Tumirah sudah menguji sembilan aplikasi kantin buatan siswa. Delapan ia tolak. Kami bertanya apa yang salah dengan delapan itu.',
    body: `Setiap angkatan RPL ingin membuat aplikasi kantin. Setiap angkatan datang kepada Bu Tumirah, yang sudah dua puluh tahun berjualan soto di sana. Ia mencoba semuanya, dengan tangan berminyak, sambil melayani tiga puluh anak yang lapar.

Aplikasi pertama memintanya mendaftar dengan email. Aplikasi ketiga memakai suara yang kalah oleh wajan. Aplikasi keenam bagus sekali, katanya, untuk orang yang sedang duduk. Hanya yang kesembilan bertahan lebih dari sepekan: satu layar, tiga tombol sebesar telur, dan tidak ada yang perlu diketik.

## Pelajaran dari delapan penolakan

1. Jam istirahat lima belas menit; aplikasi yang perlu dua puluh detik sudah kalah
2. Tangan basah, layar basah
3. Orang membayar dengan uang pas yang tidak pernah pas
4. Tanya dulu, jangan langsung menunjukkan

Direkam di belakang etalase, sesudah pukul dua, ketika sotonya habis. Di akhir episode Bu Tumirah menyebutkan fitur yang sebenarnya ia inginkan sejak awal, dan belum ada satu tim pun yang menanyakannya: daftar anak yang belum makan siang.`,
    category: 'jam-istirahat',
    author: 'Ni Luh Saraswati',
    daysAgo: 250,
    views: 1660,
    episode: { minutes: 27, guest: 'Tumirah', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'bahasa-madura-di-layar',
    title: 'Tombol Berbahasa Madura',
    summary:
      'Tiga siswa di Sumenep menerjemahkan aplikasi tambak garam ke bahasa Madura, lalu menemukan bahwa kata “simpan” punya empat terjemahan.',
    body: `Petambak garam di Kalianget tidak memakai aplikasi catat hasil yang diberikan dinas. Bukan karena tidak bisa membaca, melainkan karena tidak seorang pun di tambak berkata “unggah”. Hilmi, Sofi, dan Jazuli mendapat tugas sekolah untuk memperbaikinya.

Mereka mengira akan selesai dalam sehari. Kata *simpan* saja memakan tiga hari, sebab menyimpan garam, menyimpan uang, dan menyimpan rahasia memakai kata yang berbeda. Mereka pergi ke tambak dan bertanya kepada kakek Jazuli. Kakek bertanya balik: yang disimpan ini mau diambil lagi atau tidak?

## Catatan waktu

- 01.45 Aplikasi yang tidak dibuka
- 08.00 Empat kata untuk satu tombol
- 15.30 Tingkat kesopanan sebuah pesan galat
- 21.20 Ketika dinas menyetujui terjemahannya
- 26.40 Membacakan seluruh menu dalam bahasa Madura

Pesan galatnya memakai bahasa halus, karena menurut para petambak mesin yang salah sebaiknya meminta maaf. Sejak diganti, catatan hasil terisi setiap hari. Daftar katanya boleh dipakai siapa saja dan sudah bertambah dengan bahasa Sasak.`,
    category: 'kantin-kode',
    author: 'Laras Widyaningrum',
    daysAgo: 290,
    views: 710,
    episode: { minutes: 30, guest: 'Hilmi, Sofi, dan Jazuli', number: 2 },
  },
]
