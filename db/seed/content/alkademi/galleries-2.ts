import type { SeedPost } from '../../content-types.ts'

export const moreGalleries: SeedPost[] = [
  {
    kind: 'gallery',
    slug: 'catatan-tempel-peserta',
    title: 'Tiga Ratus Catatan Tempel',
    summary:
      'Peserta memotret catatan yang mereka tempel di dinding, kulkas, dan setir. Dari kata kunci sampai nasihat untuk diri sendiri.',
    body: `Di setiap rumah peserta ada kertas kecil yang ditempel. Kami tahu karena ia muncul di belakang wajah mereka saat sesi langsung, sedikit miring, tidak terbaca. Suatu malam Nadia bertanya, “Di belakangmu itu tulisannya apa?” Sejak itu kami mengumpulkannya.

Yang paling sering ditulis bukan rumus, melainkan kalimat untuk diri sendiri. *Titik koma!* di pintu kamar mandi. *Tanya dulu, baru kira-kira* di kap lampu. *Sudah sampai bab 6, jangan bohong* di kulkas, ditulis oleh seorang suami untuk istrinya, lalu dibalas di bawahnya.

Ada satu yang kami baca berulang kali. Tertempel di setir truk, hurufnya besar: *SQL itu cuma bertanya*. Pengirimnya lulus tiga pekan kemudian. Kertas itu masih di sana; katanya sekarang berguna untuk urusan lain.

## Cara mengirim

Potret catatanmu dari dekat, tanpa wajah dan alamat. Kami menggambarnya ulang. Yang tulisannya tidak terbaca juga boleh, nanti kami tebak bersama.`,
    category: 'ruang-kelas',
    author: 'Nadia Puspasari',
    daysAgo: 96,
    views: 830,
    pictures: [
      'Catatan “titik koma!” di pintu kamar mandi',
      'Kulkas dengan dua tulisan tangan yang saling menjawab',
      'Kertas di setir truk dengan huruf besar',
      'Kap lampu penuh kertas kuning yang memudar',
      'Dinding kamar kos dengan peta bab buatan sendiri',
      'Satu catatan yang tidak seorang pun bisa membacanya',
    ],
  },
  {
    kind: 'gallery',
    slug: 'alat-bantu-buatan-peserta',
    title: 'Alat Bantu yang Dibuat Peserta Sendiri',
    summary:
      'Penyangga ponsel dari sendok, papan ketik braille dari tutup botol, dan kipas untuk laptop tua. Semua dapat dibuat sebelum makan malam.',
    body: `Tidak semua orang belajar dengan alat yang lengkap. Peserta kami lalu membuatnya. Album ini mengumpulkan lima alat yang dibuat di rumah, diuji sekurangnya sebulan, dan masih dipakai.

Penyangga ponsel milik Ratna terbuat dari dua sendok yang dibengkokkan dan karet gelang. Arif menata enam tutup botol di atas papan talenan untuk mengajari adiknya huruf braille sebelum papan ketik aslinya tiba. Pak Made mendinginkan laptop berumur sebelas tahun dengan kipas mobil mainan dan sebatang bambu; suhunya turun sembilan derajat, suaranya naik sedikit.

Tidak ada satu pun yang indah. Semuanya punya bekas perbaikan. Justru di situ terlihat prosesnya: lem yang diganti kawat, kawat yang diganti jepit rambut, jepit rambut yang ternyata paling kuat.

## Kalau kamu mau meniru

Petunjuk tiap alat muat di satu halaman, dengan ukuran dan daftar bahan. Pakailah kacamata saat memotong, dan jangan menyambung apa pun ke listrik rumah tanpa orang yang paham di sampingmu.`,
    category: 'karya-peserta',
    author: 'Raka Wirabuana',
    daysAgo: 204,
    views: 690,
    pictures: [
      'Penyangga ponsel dari dua sendok dan karet gelang',
      'Enam tutup botol di papan talenan membentuk huruf braille',
      'Kipas mainan mendinginkan laptop tua di atas bambu',
      'Lampu baca dari kaleng susu dengan lubang berpola',
      'Tas laptop dari karung beras yang dijahit rangkap',
    ],
  },
  {
    kind: 'gallery',
    slug: 'sehari-bersama-kurir-data',
    title: 'Sehari Bersama Kurir Diska di Kepulauan Aru',
    summary:
      'Bab kelas tiba dengan perahu. Enam gambar dari perjalanan satu diska, dari kantor pos Dobo sampai rumah panggung di ujung teluk.',
    body: `Di beberapa pulau, jaringan datang dua kali sepekan, dan itu pun hanya di dermaga. Maka bab-bab kelas dikirim dengan diska. Pembawanya Niko, sembilan belas tahun, nelayan kepiting yang juga peserta kelas desain.

Kami mengikutinya sehari. Berangkat pukul empat, sebelum angin. Diska dibungkus dua kantong plastik dan dimasukkan ke kaleng biskuit, yang diikat ke bangku perahu dengan simpul yang diajarkan kakeknya. Pada pemberhentian pertama seorang guru sudah berdiri di air setinggi lutut.

Di setiap rumah ia menunggu sampai berkasnya selesai disalin. Sambil menunggu ia membawa pulang tugas, kabar, dan kadang-kadang ikan. Niko mengaku menunda tugasnya sendiri sampai pemberhentian terakhir, tempat ada meja yang menghadap ke timur.

> “Kalau saya jatuh, yang diselamatkan kalengnya dulu,” katanya. Kakeknya tidak setuju.

Album ini digambar dari foto Niko. Sejak bulan lalu ada kurir kedua, adik perempuannya, yang menurut semua penerima lebih tepat waktu.`,
    category: 'ruang-kelas',
    author: 'Hendrik Manuputty',
    daysAgo: 262,
    views: 570,
    pictures: [
      'Kaleng biskuit berisi diska di bangku perahu',
      'Guru menunggu di air setinggi lutut',
      'Tiga anak menyalin berkas di rumah panggung',
      'Peta teluk dengan enam tanda silang',
      'Niko mengerjakan tugas di meja yang menghadap timur',
      'Perahu pulang menjelang malam dengan lampu kecil',
    ],
  },
]
