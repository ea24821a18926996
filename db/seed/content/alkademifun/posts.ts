import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'lencana-salah-tujuh-kali',
    title: 'Lencana Baru: Salah Tujuh Kali!',
    summary:
      'Mulai bulan ini kamu bisa mendapat lencana justru karena salah. Syaratnya: coba lagi sesudahnya, dan ceritakan apa yang kamu temukan.',
    body: `Dulu lencana hanya untuk yang berhasil. Lalu Naufal, 9 tahun, mengirim pesan: “Kak, aku sudah salah tujuh kali, kok belum dapat apa-apa?” Kami tertawa, lalu berpikir. Naufal benar.

Jadi sekarang ada lencana **Salah Tujuh Kali**. Gambarnya kaus kaki terbalik. Cara mendapatkannya gampang:

1. Coba sesuatu yang belum pernah kamu coba.
2. Catat setiap kali gagal, boleh dengan gambar.
3. Coba lagi sampai tujuh kali.
4. Ceritakan satu hal aneh yang kamu temukan.

Pada minggu pertama, 143 anak sudah memilikinya. Kirana salah tujuh kali waktu membuat jembatan spageti. Jembatannya tetap roboh, tetapi sekarang ia tahu bahwa spageti yang dipelintir lebih kuat daripada yang lurus.

Ayah dan ibu juga boleh ikut! Lencana versi orang dewasa bergambar panci gosong, dan pemilik pertamanya adalah ayah Naufal.`,
    category: 'kabar-seru',
    author: 'Tim Alkademi Fun',
    daysAgo: 5,
    views: 960,
  },
  {
    kind: 'news',
    slug: 'pameran-kecil-di-14-kota',
    title: 'Pameran Kecil Digelar di Ruang Tamu, dari Sabang sampai Ende',
    summary:
      'Sebanyak 326 anak memamerkan karya Libur Seru di ruang tamu masing-masing. Ada tiket dari kertas, ada juga adik yang bertugas jadi satpam.',
    body: `Pameran biasanya ada di gedung besar. Pameran kami ada di ruang tamu, teras, dan satu di dalam mobil bak terbuka. Sabtu lalu, 326 anak peserta Libur Seru menutup kegiatan dengan mengundang keluarga dan tetangga.

Di Ende, Marselino memamerkan robot sikat gigi yang berlari mengelilingi piring. Di Sabang, kakak beradik Cut Rania dan Cut Raisa menjual tiket seharga satu pujian. Di Bekasi, Alvaro menugaskan adiknya yang berumur empat tahun menjadi satpam, lengkap dengan peluit.

> “Aku kira nenek nggak ngerti gimku. Ternyata nenek yang skornya paling tinggi.” (Dinda, 10 tahun)

Kakak mentor berkeliling lewat panggilan video dan menyapa setiap pameran. Semua anak pulang, eh, tetap di rumah, dengan lencana Pemilik Pameran. Terima kasih untuk para tetangga yang datang dan bertepuk tangan!`,
    category: 'kabar-seru',
    author: 'Tim Alkademi Fun',
    daysAgo: 64,
    views: 540,
  },
  {
    kind: 'news',
    slug: 'kelas-bahasa-isyarat-dibuka',
    title: 'Kelas Gim Kini Ditemani Juru Bahasa Isyarat',
    summary:
      'Teman Tuli bisa ikut kelas gim setiap Sabtu pagi. Semua video lama juga sedang diberi teks, dibantu dua puluh kakak sukarelawan.',
    body: `Faqih, 11 tahun, suka gim balap dan ingin membuat miliknya sendiri. Ia Tuli, dan video kami waktu itu belum punya teks. Ibunya bertanya apakah ada cara lain. Jawaban kami saat itu belum ada, dan itu membuat kami sedih.

Sekarang ada. Kelas Sabtu pagi ditemani Kak Maharani, juru bahasa isyarat, dari awal sampai akhir. Layarnya selalu terlihat di samping papan program, tidak dikecilkan. Tiga puluh delapan video lama sudah berteks, dan dua belas lagi menyusul bulan ini.

Teman-teman sekelas Faqih malah ikut belajar. Mereka punya isyarat sendiri untuk “kutu program”: dua jari merayap di lengan. Kalau ada yang kutunya beres, semua menggoyangkan tangan di udara. Itu tepuk tangan dalam bahasa isyarat, dan kata Kak Tiwi, kelas tidak pernah seriuh itu meskipun tanpa suara.`,
    category: 'kabar-seru',
    author: 'Pertiwi Anjani',
    daysAgo: 171,
    views: 610,
  },
  {
    kind: 'blog',
    slug: 'berapa-lama-anak-boleh-di-depan-layar',
    title: '“Berapa Lama Boleh di Depan Layar?” Jawaban Kami yang Kurang Memuaskan',
    summary:
      'Pertanyaan nomor satu dari orang tua. Kami tidak punya angka ajaib, tetapi punya tiga pertanyaan yang lebih menolong daripada penunjuk waktu.',
    body: `Hampir setiap pekan ada ayah atau ibu yang bertanya: berapa jam? Saya mengerti. Angka itu menenangkan. Sayangnya, satu jam membuat gim bersama sepupu dan satu jam menonton orang membuka bungkusan tidaklah sama, walaupun jarum jamnya sama.

Di kelas, kami memakai tiga pertanyaan sebagai pengganti angka:

- Apakah anak sedang membuat sesuatu, atau hanya menerima?
- Apakah ia bisa berhenti ketika diminta, dengan satu peringatan lima menit?
- Apakah tidur, makan, dan mainnya di luar tetap berjalan?

Kalau dua dari tiga jawabannya baik, Anda mungkin tidak perlu cemas. Kalau tidak, kurangi pelan-pelan, dan beri tahu alasannya. Anak delapan tahun pun menghargai alasan.

Dari pihak kami: pertemuan paling lama 60 menit, ada jeda melompat di tengah, dan tak ada notifikasi yang memanggil anak kembali. Kami ingin ia kembali karena rindu, bukan karena lonceng.`,
    category: 'ayah-ibu',
    author: 'Pertiwi Anjani',
    daysAgo: 14,
    views: 2740,
  },
  {
    kind: 'blog',
    slug: 'hari-ketika-robot-mogok-semua',
    title: 'Hari Ketika Semua Robot Mogok',
    summary:
      'Dua belas robot, dua belas anak, nol yang bergerak. Pertemuan terburuk saya berubah menjadi pertemuan yang paling sering diceritakan anak-anak.',
    body: `Saya sudah menyiapkan semuanya: sikat gigi bekas, baterai kancing, mata plastik yang bergoyang. Tinggal menyalakan. Pada hitungan ketiga, dua belas anak menekan tombol, dan tidak terjadi apa-apa.

Hening. Lalu Gendis berkata, “Robotnya lagi puasa, Kak.”

Sebagai orang dewasa, saya ingin minta maaf dan mengganti baterai. Untung saya lupa membawa cadangan. Jadi kami bermain detektif. Anak-anak membagi tugas: ada yang memeriksa kabel, ada yang menjilat baterai (saya larang tepat waktu), ada yang mencatat tersangka di papan.

## Pelakunya

Setelah dua puluh lima menit, Adam menemukan selapis plastik bening di bawah setiap baterai. Pelindung dari toko! Begitu dicabut, dua belas robot mengamuk serentak dan satu jatuh ke dalam gelas teh saya.

Sejak itu saya sengaja memasang satu masalah kecil di setiap pertemuan. Jangan bilang anak-anak, ya.`,
    category: 'catatan-mentor',
    author: 'Rafi Nurdiansyah',
    daysAgo: 88,
    views: 780,
  },
  {
    kind: 'blog',
    slug: 'anak-pemalu-di-kelas-daring',
    title: 'Anak Saya Tidak Mau Menyalakan Kamera',
    summary:
      'Tidak apa-apa. Ada banyak cara hadir selain wajah. Inilah yang kami lakukan di kelas komik untuk anak yang lebih suka bersembunyi.',
    body: `Biasanya pesan itu datang lima menit sebelum kelas: “Kak, maaf, anak saya nggak mau kelihatan.” Jawaban saya selalu sama. Silakan. Arahkan saja kameranya ke kertas.

Kertas ternyata lebih ramah daripada wajah. Saya melihat garis pertamanya, cara ia menghapus, lalu gambar kecil di pojok yang ia kira tidak terlihat. Saya menyapa gambarnya, bukan anaknya. “Siapa ikan yang marah itu?” Pelan-pelan suara muncul dari balik kertas.

Ada anak yang menyamar. Selama tiga pertemuan, Bintang hadir sebagai boneka gajah. Gajah itu menjawab pertanyaan, mengeluh pensilnya pendek, dan minta izin ke kamar mandi. Pada pertemuan keempat gajahnya pamit, dan Bintang muncul tanpa banyak bicara.

Kalau anak Anda pemalu, jangan dorong dari belakang. Siapkan tempat sembunyi yang nyaman, lalu biarkan ia yang membuka pintunya. Kami akan menunggu sambil menggambar.`,
    category: 'ayah-ibu',
    author: 'Sekar Wulandani',
    daysAgo: 240,
    views: 1090,
  },
  {
    kind: 'articles',
    slug: 'gunung-berapi-tiga-warna',
    title: 'Coba di Rumah: Gunung Berapi Tiga Warna',
    summary:
      'Cuka, soda kue, dan pewarna makanan. Bahannya dari dapur, serunya sampai tetangga. Jangan lupa alasnya, atau Ibu yang meletus.',
    body: `Siap-siap! Percobaan ini aman, tetapi basah. Kerjakan di halaman atau di atas nampan besar, dan ajak satu orang dewasa menjadi asisten.

## Bahan

- 3 gelas plastik kecil
- 6 sendok makan soda kue
- 1 gelas cuka dapur
- Pewarna makanan merah, kuning, biru
- Tanah atau pasir untuk gunungnya

## Caranya

1. Tanam tiga gelas di puncak gunung pasir, berdekatan.
2. Isi setiap gelas dengan dua sendok soda kue dan satu warna.
3. Tebak dulu: kalau dua warna bertemu, jadi apa?
4. Tuang cuka pelan-pelan, satu gelas satu gelas. Mundur!

Buihnya muncul karena cuka yang asam bertemu soda kue yang basa, lalu lahirlah gas karbon dioksida. Gas itu ingin keluar, jadi ia mendorong air ke atas. Gunung berapi sungguhan juga meletus karena gas, tetapi gasnya terjebak di batuan cair yang panasnya lebih dari seribu derajat.

Sekarang coba pakai cuka hangat. Apakah letusannya lebih cepat? Tulis jawabanmu di papan kelas!`,
    category: 'coba-di-rumah',
    author: 'Bonifasius Lamak',
    daysAgo: 33,
    views: 1980,
  },
  {
    kind: 'articles',
    slug: 'mengapa-kucing-selalu-mendarat-dengan-kaki',
    title: 'Mengapa Kucing Hampir Selalu Mendarat dengan Kaki?',
    summary:
      'Rahasianya ada pada punggung yang lentur dan telinga bagian dalam. Pembuat gim meniru gerakan itu, dan kamu juga bisa menirunya.',
    body: `Kucing yang terpeleset dari pagar berputar di udara dan mendarat dengan keempat kakinya. Padahal tidak ada yang bisa ia pegang! Kok bisa?

Pertama, telinga bagian dalamnya punya alat penyeimbang. Dalam sekejap kucing tahu mana atas, mana bawah. Kedua, tulang punggungnya sangat lentur. Ia memutar badan depan dulu sambil menarik kaki depannya, lalu menyusul badan belakang. Mirip penari es yang merapatkan tangan supaya berputar lebih cepat.

**Jangan mencobanya dengan kucing sungguhan, ya.** Kucing bisa cedera, dan kamu bisa dicakar.

## Dari kucing ke gim

Di kelas gim, kita membuat kucing melompat dengan tiga gambar saja: jongkok, melayang, mendarat. Kalau gambar tengahnya dibuat sedikit lebih panjang, lompatannya terasa tinggi. Pembuat kartun menyebutnya meregang dan memampat.

Sekarang tantangan untukmu: gambarlah bola yang memantul dengan lima gambar. Di gambar mana bolanya harus paling gepeng? Diskusikan dengan teman sebangku, lalu buktikan dengan buku yang dibolak-balik cepat.`,
    category: 'tahukah-kamu',
    author: 'Pertiwi Anjani',
    daysAgo: 119,
    views: 1450,
  },
  {
    kind: 'program',
    slug: 'libur-seru-akhir-tahun',
    title: 'Libur Seru Akhir Tahun: Pilih Jalurmu!',
    summary: 'Dua pekan, tiga jalur, empat lencana. Pendaftaran dibuka untuk 360 anak usia 8–14 tahun, dengan kelompok kecil menurut umur.',
    body: `Libur panjang sebentar lagi! Kalau biasanya hari ketiga kamu sudah bilang “bosan”, tahun ini kita punya obatnya. Libur Seru kembali dengan tiga jalur yang boleh kamu pilih sendiri.

- **Jalur Gim** bersama Kak Tiwi: buat gim kucing melompat dari nol
- **Jalur Eksperimen** bersama Kak Boni: sepuluh percobaan dari dapur
- **Jalur Cerita** bersama Kak Sekar: satu komik delapan halaman

Setiap pagi ada satu tantangan pendek. Kalau bangun kesiangan, tantangannya masih menunggu sampai sore. Setiap Jumat ada pameran kecil untuk keluarga, dan di hari terakhir semua jalur bertemu di pesta penutupan.

## Untuk ayah dan ibu

Pendaftaran harus disetujui orang tua atau wali. Kami tidak meminta foto anak, dan nama yang tampil di kelas boleh nama panggilan. Waktu layar paling lama 75 menit sehari, sisanya justru berlari, menggunting, dan menumpahkan sesuatu.`,
    category: 'libur-seru',
    author: 'Tim Alkademi Fun',
    daysAgo: 8,
    views: 1320,
  },
  {
    kind: 'event',
    slug: 'balapan-robot-sikat-gigi',
    title: 'Balapan Robot Sikat Gigi: Siapa Paling Lambat?',
    summary:
      'Lomba robot mini dengan dua hadiah utama: yang paling cepat dan yang paling lambat tetapi tetap sampai garis akhir. Gratis untuk anak 8–14 tahun.',
    body: `Robot cepat sudah biasa. Bagaimana dengan robot yang lambat sekali, berbelok-belok, hampir berhenti, tetapi akhirnya sampai? Di balapan ini keduanya mendapat piala yang sama besar.

Datanglah pagi untuk merakit robot dari sikat gigi bekas, baterai kancing, dan tutup botol. Kak Rafi dan delapan kakak pendamping menemani setiap meja. Baterai dipegang kakak pendamping sampai robot siap, dan disimpan kembali setelah lomba.

## Susunan acara

- 09.00 Merakit dan menghias robot
- 10.30 Uji jalan dan ganti mesin
- 11.15 Balapan cepat
- 12.00 Balapan lambat
- 12.30 Makan bekal bersama

Bawa bekal dan botol minum sendiri. Anak di bawah sepuluh tahun ditemani satu orang dewasa. Orang dewasa boleh merakit juga, tetapi robotnya bertanding di liga panci gosong, yang tidak ada hadiahnya selain kehormatan keluarga.`,
    category: 'main-bareng',
    author: 'Rafi Nurdiansyah',
    daysAgo: 20,
    views: 870,
    event: { inDays: 16, weekday: 6, startHour: 9, hours: 4, place: 'Aula Rumah Main Cihanjuang, Kota Cimahi' },
  },
  {
    kind: 'podcasts',
    slug: 'radio-bantal-bulan-yang-kesiangan',
    title: 'Radio Bantal #1: Bulan yang Kesiangan',
    summary:
      'Cerita sebelum tidur tentang bulan yang lupa pulang saat pagi, ditambah pertanyaan sains dari Zidan: mengapa bulan kadang terlihat siang hari?',
    body: `Matikan lampu besar, nyalakan lampu kecil, dan tarik selimut sampai hidung. Malam ini Kak Sekar membacakan cerita tentang bulan yang terlalu asyik bermain, sampai matahari datang dan bertanya, “Kamu kok masih di sini?”

Setelah cerita selesai, Kak Boni menjawab pertanyaan dari Zidan, 8 tahun, di Banjarmasin: mengapa bulan kadang kelihatan siang hari? Jawabannya lebih sederhana daripada dugaan kita, dan ada percobaan kecil memakai jeruk dan senter.

## Isi episode

- 00.40 Salam bantal dari tiga pendengar
- 02.15 Cerita: Bulan yang Kesiangan
- 10.30 Pertanyaan Zidan dan percobaan jeruk
- 14.00 Napas perlahan, hitung sampai dua puluh

Tidak ada iklan dan tidak ada suara keras di menit-menit akhir, jadi aman kalau pendengar ketiduran. Mau mengirim pertanyaan? Minta ayah atau ibu merekam suaramu paling lama tiga puluh detik. Nama lengkap dan sekolah tidak perlu disebut.`,
    category: 'radio-bantal',
    author: 'Sekar Wulandani',
    daysAgo: 18,
    views: 1520,
    episode: { minutes: 16, guest: 'Kak Boni', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'komik-empat-panel-tentang-adik',
    title: 'Komik Empat Panel: Adikku, Pahlawan atau Perusuh?',
    summary:
      'Dua puluh empat anak membuat komik tentang adik mereka. Ada yang menjadi naga, ada yang menyelamatkan hari, ada yang memakan panel terakhir.',
    body: `Tugasnya pendek: ceritakan adikmu dalam empat kotak. Kalau tidak punya adik, pinjam adik teman. Dua puluh empat anak menyelesaikannya, dan kami harus menahan tawa saat memindainya.

Panel pertama memperkenalkan, panel kedua membuat masalah, panel ketiga memperbesarnya, panel keempat mengejutkan. Begitu resepnya. Lalu anak-anak melanggarnya dengan gembira. Panel keempat milik Salsabila robek separuh, dan di bawahnya ia menulis, “Dimakan adik sungguhan.”

Yang membuat Kak Sekar terdiam adalah komik tanpa kata dari Yoga. Kakak dan adik berjalan di bawah hujan dengan satu payung kecil. Di setiap panel, bahu sang kakak semakin basah. Hanya itu.

Lihatlah pelan-pelan, lalu tebak: siapa yang menggambar dirinya sebagai kakak, dan siapa yang sebenarnya adik? Semua karya ditampilkan dengan izin anak dan orang tuanya, memakai nama panggilan saja.`,
    category: 'pajangan',
    author: 'Sekar Wulandani',
    daysAgo: 52,
    views: 690,
    pictures: [
      'Komik: adik menyembunyikan remot di dalam kulkas',
      'Komik: adik bayi yang di panel terakhir ternyata naga',
      'Tangan anak mewarnai balon kata dengan krayon jingga',
      'Komik tanpa kata tentang kakak adik berbagi payung',
      'Papan jemuran penuh komik yang dijepit warna-warni',
    ],
  },
]
