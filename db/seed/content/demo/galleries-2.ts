import type { SeedPost } from '../../content-types.ts'

export const moreGalleries: SeedPost[] = [
  {
    kind: 'gallery',
    slug: 'tangan-tangan-pasar-oeba',
    title: 'Tangan-Tangan Pasar Oeba',
    summary:
      'Tidak ada wajah di album ini. Lima pasang tangan yang membersihkan, menghitung, mengikat, dan menunggu, dari pukul lima pagi.',
    body: `Album ini lahir dari satu penolakan. Bu Mersi tidak mau wajahnya difoto, lalu mengulurkan tangannya yang penuh sisik ikan. Peserta jalan foto saling memandang, dan sejak itu semua orang bertanya, “Boleh tangannya saja?”

Ternyata tangan bercerita lebih cepat. Kuku penjual kunyit kuning sampai ke pangkal. Ibu jari tukang es punya bekas gergaji. Anak yang membantu ibunya menghitung uang dengan cara menyentuh ujung kertas, tanpa melihat.

Semua pemilik tangan sudah menerima cetakannya. Pak Yoseph menempelkan fotonya di gerobak, dengan tulisan tangan di bawahnya: *ini yang mengerjakan*.`,
    category: 'album',
    author: 'Maria Goreti Lay',
    daysAgo: 79,
    pictures: [
      'Tangan bersisik memegang ikan di atas daun',
      'Jari kuning penjual kunyit menghitung kembalian',
      'Ibu jari tukang es dengan bekas gergaji',
      'Tangan anak merapikan uang kertas',
      'Tangan tukang gerobak di pegangan kayu',
    ],
  },
  {
    kind: 'gallery',
    slug: 'situs-situs-pertama',
    title: 'Situs-Situs Pertama, Sebelum dan Sesudah Diulas',
    summary: 'Lima peserta meminjamkan halaman pertama mereka dalam dua keadaan. Di antaranya ada satu ulasan dan satu malam yang panjang.',
    body: `Versi pertama hampir selalu penuh. Tujuh warna, tiga huruf, satu gambar bunga yang berputar. Lalu ulasan datang, biasanya berbunyi, “Siapa yang datang ke halaman ini, dan mau apa?”

Bu Lastri menghapus bunganya dan menulis jam buka. Anton membuang menu yang berisi satu tautan. Pak Sugeng menolak mengganti kuningnya, dan setelah diuji, kuning itulah yang paling mudah ditemukan ibu-ibu di pasar. Mentor kadang keliru juga.

Pasangan gambar di album ini disusun kiri dan kanan. Jangan mencari mana yang lebih indah. Carilah tempat matamu berhenti lebih dulu.`,
    category: 'album',
    author: 'Wening Pratiwi',
    daysAgo: 142,
    pictures: [
      'Halaman warung Bu Lastri, dengan dan tanpa bunga berputar',
      'Menu milik Anton menyusut dari tujuh menjadi dua',
      'Halaman kuning Pak Sugeng diuji di pasar',
      'Coretan ulasan di atas cetakan halaman',
      'Layar ponsel retak menampilkan jam buka',
    ],
  },
  {
    kind: 'gallery',
    slug: 'kelas-di-atas-kapal',
    title: 'Kelas Lima Hari di Atas Kapal',
    summary:
      'Iqbal mengajar merawat komputer di kapal penumpang dari Makassar ke Sorong. Ruang kelasnya pindah setiap kali ombak meninggi.',
    body: `Kapal berangkat Selasa malam. Di dek tiga, dua belas penumpang menunggu dengan laptop yang mati, hidup sebentar, atau hanya hidup kalau dimiringkan. Iqbal membuka tas alatnya di meja makan.

Pelajaran pertama tentang debu, pelajaran kedua tentang garam. Pada hari ketiga ombak setinggi dua meter menggeser semua sekrup ke satu sisi, dan kelas pindah ke lantai. Awak kapal ikut belajar setelah melihat radio mereka dipulihkan.

Sebelas laptop turun di Sorong dalam keadaan menyala. Yang kedua belas menjadi sumber suku cadang, dengan kerelaan pemiliknya, seorang pendeta yang mengucapkan beberapa kata perpisahan.`,
    category: 'album',
    author: 'Iqbal Mahendra',
    daysAgo: 215,
    pictures: [
      'Meja makan kapal penuh obeng dan laptop terbuka',
      'Sekrup dalam mangkuk yang miring mengikuti ombak',
      'Awak kapal memegang solder untuk pertama kali',
      'Kelas di lantai dek, di antara tikar penumpang',
      'Laptop menyala di dermaga Sorong saat fajar',
      'Pendeta memegang papan induk yang disumbangkannya',
    ],
  },
  {
    kind: 'gallery',
    slug: 'papan-tulis-satu-musim',
    title: 'Papan Tulis Selama Satu Musim',
    summary: 'Setiap Jumat malam papan tulis dipotret sebelum dihapus sebagian. Enam gambar terpilih dari dua puluh enam Jumat.',
    body: `Papan tulis Sanggar tidak pernah dihapus seluruhnya. Peserta memilih satu bagian yang dibiarkan sampai pekan berikutnya. Selama satu musim kami memotretnya setiap Jumat dari kursi yang sama, kursi rotan dengan kaki pendek sebelah.

Kalau dilihat berurutan, papan itu bercerita. Panah dari kelas web menjadi ranting dalam kelas menggambar. Angka harga pokok bertahan empat pekan karena tidak seorang pun berani menghapusnya. Pada Jumat kesebelas ada gambar kucing, dan sejak itu selalu ada kucing.

Gambar terakhir hampir kosong. Itu malam setelah wisuda, dan yang dipilih untuk dibiarkan hanya satu kata: *besok*.`,
    category: 'album',
    author: 'Anindya Sekar',
    daysAgo: 268,
    pictures: [
      'Papan penuh panah dari kelas web pada Jumat pertama',
      'Panah yang berubah menjadi ranting pohon',
      'Angka harga pokok yang bertahan empat pekan',
      'Gambar kucing pertama di sudut kanan bawah',
      'Tiga tulisan tangan menjawab satu pertanyaan',
      'Papan hampir kosong dengan satu kata',
    ],
  },
  {
    kind: 'gallery',
    slug: 'warung-berganti-wajah',
    title: 'Warung-Warung yang Berganti Papan Nama',
    summary:
      'Peserta Warung Naik Kelas membuat ulang papan namanya sendiri. Lima papan, lima alasan, dan satu yang tetap dibiarkan miring.',
    body: `Papan nama sering dibuat orang lain: pemasok minuman, kakak ipar, tukang cat yang terburu-buru. Dalam program Warung Naik Kelas peserta menggambarnya sendiri, setelah bertanya kepada sepuluh pembeli apa nama warung itu menurut mereka.

Jawabannya mengejutkan. Warung “Berkah Jaya” dikenal semua orang sebagai “yang ada pohon jambunya”. Maka papan barunya bergambar jambu. Kios pulsa Pak Anwar ternyata disebut “Pak Sabar”, dan ia menerimanya.

Satu papan sengaja tetap miring. Pemiliknya, Bu Rukmini, berkata pembelinya menggunakannya sebagai penunjuk: kalau sudah terlihat papan yang miring, berarti belok kiri.`,
    category: 'album',
    author: 'Hendra Lesmana',
    daysAgo: 351,
    pictures: [
      'Papan baru bergambar jambu di bawah pohonnya',
      'Pak Anwar mengecat nama panggilannya sendiri',
      'Lembar jawaban sepuluh pembeli yang ditempel di tembok',
      'Papan jahitan dari sisa kain dan kancing',
      'Papan miring Bu Rukmini di tikungan',
    ],
  },
]
