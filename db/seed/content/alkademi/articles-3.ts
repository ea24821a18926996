import type { SeedPost } from '../../content-types.ts'

export const codeArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'logo-lama-di-cache-browser',
    title: 'Logo Lama yang Tidak Mau Pergi dari Cache Browser',
    summary: 'Situs sudah diganti, pengunjung masih melihat yang kemarin. Dua aturan cache yang mengakhiri nasihat “coba hapus riwayat”.',
    body: `Klien saya mengganti logo pada hari Senin. Sampai Kamis ia masih menelepon: di ponsel istrinya, logo lama tetap ada. Saya menyarankan hal yang memalukan, yakni menghapus riwayat browser. Istrinya menurut. Sembilan ratus pelanggan tokonya tidak mungkin saya telepon satu per satu.

Browser menyimpan berkas supaya tidak mengunduhnya dua kali. Berapa lama, kamulah yang menentukan lewat tajuk *Cache-Control*. Kalau tajuk itu tidak ada, browser menebak dari tanggal berkas terakhir diubah: makin tua, makin lama disimpan. Logo kami berumur tiga tahun.

## Dua jenis berkas, dua aturan

- **Halaman HTML**: *Cache-Control: no-cache*. Artinya bukan “jangan simpan”, melainkan “tanya dulu sebelum memakai simpanan”
- **Gambar, gaya, dan skrip**: beri nama yang memuat sidik isinya, misalnya *logo.3f9a1c.svg*, lalu *Cache-Control: max-age=31536000, immutable*

Begitu isi berkas berubah, namanya ikut berubah, dan bagi browser itu alamat yang sama sekali baru. Versi lama boleh tersimpan setahun karena tidak ada halaman yang memintanya lagi. Alat seperti Vite membuatkan nama itu secara otomatis.

## Memeriksa tanpa menebak

Buka tab Network, lalu muat halaman dengan mengetik alamatnya. Jangan memakai muat ulang paksa; cara itu melewati simpanan dan justru menyembunyikan masalahnya. Status 304 berarti browser bertanya dan simpanannya masih berlaku. Tulisan *disk cache* berarti ia tidak bertanya sama sekali.

Logo baru itu akhirnya saya unggah dengan nama lain. Telepon berhenti sore itu juga.`,
    category: 'web-dan-kode',
    author: 'Raka Wirabuana',
    daysAgo: 318,
    views: 2140,
  },
  {
    kind: 'articles',
    slug: 'ulang-tahun-maju-sehari',
    title: 'Ulang Tahun yang Maju Sehari: Tanggal dan Zona Waktu',
    summary: 'Ucapan selamat terkirim sehari terlalu awal kepada semua anggota. Penyebabnya tanggal yang diam-diam diberi jam.',
    body: `Koperasi tempat saya magang mengirim ucapan ulang tahun otomatis. Pada pekan pertama, semua anggota menerimanya sehari terlalu cepat. Seorang nenek membalas sopan bahwa ia belum sempat memasak.

Formulirnya membaca 17 Agustus sebagai tengah malam di Jakarta. Sebelum disimpan, tanggal itu diubah dengan *toISOString*, yang selalu memakai UTC. Tengah malam WIB adalah pukul 17.00 UTC pada hari sebelumnya. Kami lalu memotong jamnya, dan yang tersisa ialah tanggal 16.

## Tiga hal yang sering dicampur

1. **Tanggal kalender**, seperti hari lahir: tidak punya jam, tidak punya zona. Simpan sebagai *date* atau teks *2009-08-17*
2. **Satu saat**, seperti waktu pembayaran: sama di seluruh dunia. Simpan dalam UTC, di PostgreSQL dengan *timestamptz*
3. **Janji di suatu tempat**, seperti kelas pukul 19.00 di Makassar: simpan jamnya beserta nama zonanya, *Asia/Makassar*

Nama zona lebih awet daripada angka selisih. Indonesia tidak memakai waktu musim panas, tetapi peserta dari Sydney memakainya. Selisih jam mereka dengan kita berganti dua kali setahun.

## Jebakan kecil di JavaScript

*new Date('2009-08-17')* dibaca sebagai tengah malam UTC. *new Date(2009, 7, 17)* dibaca sebagai tengah malam setempat, dan angka 7 berarti Agustus karena bulan dihitung dari nol. Dua penulisan yang tampak sama, dua saat yang berbeda.

Sejak itu uji kami dijalankan dua kali: sekali dengan *TZ=Asia/Jayapura*, sekali dengan *TZ=America/Lima*. Kalau keduanya hijau, nenek itu boleh memasak dengan tenang.`,
    category: 'web-dan-kode',
    author: 'Anisa Fitriyani',
    daysAgo: 357,
    views: 1890,
  },
  {
    kind: 'articles',
    slug: 'nama-variabel-yang-jujur',
    title: 'Data, Data2, dan DataFix: Belajar Memberi Nama yang Jujur',
    summary:
      'Nama yang buruk jarang salah ketik; ia berbohong atau tidak berkata apa-apa. Latihan memperbaikinya dari kode peserta sungguhan.',
    body: `Setiap malam saya membaca kode peserta yang bekerja di siang hari. Setelah pukul sepuluh, nama-nama mulai menyerah: *data*, *data2*, lalu *dataFix*. Saya mengerti lelahnya. Saya juga tahu siapa yang akan membacanya besok, yaitu orang yang sama, sama lelahnya.

Nama diketik sekali dan dibaca puluhan kali. Yang paling merepotkan bukan nama pendek, melainkan nama yang dulu benar. Fungsi *ambilHarga* yang kini juga menulis ke basis data akan dipanggil orang tanpa curiga, tiga kali dalam satu halaman.

## Dari tugas pekan lalu

- *data* menjadi *pesananBelumDibayar*: sebutkan isinya
- *timeout = 30* menjadi *batasDetik = 30*: satuan masuk ke nama
- *tidakNonaktif* menjadi *aktif*: jangan menyuruh pembaca membalik dua kali
- *cek()* menjadi *stokCukup()*: fungsi yang menjawab ya atau tidak sebaiknya terdengar seperti pertanyaan

Panjangnya boleh mengikuti jarak. Di dalam perulangan tiga baris, *i* sudah cukup. Nama yang dipakai di sepuluh berkas perlu bisa dimengerti tanpa membuka berkas asalnya.

## Kalau namanya tidak ketemu

Coba jelaskan bagian itu kepada teman. Kata benda yang kamu ucapkan tiga kali biasanya nama yang dicari. Kalau penjelasannya memakai kata “dan”, mungkin yang kamu perlukan bukan nama yang lebih baik, melainkan dua fungsi.

Seorang peserta pernah memberi nama *entahKenapaIniPerlu*. Saya tidak menegurnya. Dari semua nama malam itu, hanya itu yang sepenuhnya jujur, dan kami langsung tahu harus mulai dari mana.`,
    category: 'web-dan-kode',
    author: 'Mentari Kusuma',
    daysAgo: 402,
    views: 2670,
  },
  {
    kind: 'articles',
    slug: 'uji-yang-kadang-merah',
    title: 'Uji yang Kadang Merah Lebih Buruk daripada Tidak Ada Uji',
    summary: 'Begitu tim terbiasa menekan “jalankan lagi”, lampu merah kehilangan artinya. Empat sumber uji rapuh dan cara menanganinya.',
    body: `Di tim lama saya ada satu uji yang gagal setiap kali dijalankan lewat tengah malam. Kami menyebutnya Si Kunti dan menekan “jalankan lagi” sambil tertawa. Enam bulan kemudian Si Kunti merah dua hari berturut-turut. Kami tetap menekan tombol itu. Kali ini kutunya nyata, dan sudah sampai ke pelanggan.

Uji yang rapuh memberi hasil berbeda untuk kode yang sama. Kerugiannya bukan beberapa menit yang terbuang. Ia melatih satu tim untuk mengabaikan alarm.

## Empat tersangka

1. **Jam**: uji memakai waktu sekarang. Kirim waktu sebagai masukan, atau bekukan jamnya
2. **Tidur**: *sleep(500)* menebak kapan pekerjaan selesai. Tunggulah tandanya, misalnya teks yang muncul
3. **Sisa**: uji sebelumnya meninggalkan baris di tabel. Acak urutan uji supaya ketergantungan itu ketahuan
4. **Urutan hasil**: kueri tanpa *ORDER BY* tidak menjanjikan urutan apa pun, walaupun kemarin kebetulan rapi

## Setelah ketemu satu

Ulangi uji itu seratus kali sendirian, lalu seratus kali bersama yang lain. Kalau hanya gagal bersama, carilah sisa. Kalau gagal sendirian, curigai jam dan tidur. Bila hari itu tidak ada waktu, keluarkan ujinya dari jalur utama dan tulis siapa yang akan mengembalikannya, paling lambat kapan.

> Jangan bertanya apakah kegagalan ini penting. Tanyakan bagaimana kamu tahu bahwa ia tidak penting.

Si Kunti ternyata menghitung “besok” dengan jam server. Perbaikannya satu baris. Permintaan maaf kepada pelanggan lebih panjang.`,
    category: 'web-dan-kode',
    author: 'Galuh Wirajaya',
    daysAgo: 448,
    views: 1510,
  },
  {
    kind: 'articles',
    slug: 'kueri-n-plus-satu',
    title: 'Kueri N+1: Mengapa Halaman Kami Bertanya 401 Kali',
    summary: 'Cepat di laptop, lambat di gudang. Pola kueri yang tumbuh bersama datanya, cara melihatnya, dan tiga jalan keluar.',
    body: `Halaman daftar kiriman kami selesai dalam sekejap di laptop saya. Di gudang Gresik ia butuh sembilan detik. Kodenya sama. Bedanya, di laptop ada lima kiriman, di gudang empat ratus.

Penyebabnya perulangan yang tampak polos. Satu kueri mengambil daftar kiriman. Lalu, untuk setiap baris, templat meminta nama kurirnya, dan pustaka ORM dengan patuh mengirim satu kueri lagi. Satu tambah empat ratus. Tiap kueri hanya dua puluh milidetik, sehingga tidak satu pun masuk catatan kueri lambat.

## Cara melihatnya

Nyalakan log kueri saat mengembangkan, buka satu halaman, dan hitung. Kalau kalimat yang sama muncul berulang dengan nomor yang berbeda, kamu menemukannya. Isi juga basis data latihanmu dengan ratusan baris; lima baris tidak pernah membuat siapa pun curiga.

## Tiga jalan keluar

- **Gabungkan** dengan *JOIN* bila tiap kiriman punya tepat satu kurir
- **Kumpulkan** nomor kurirnya, lalu tanyakan sekali: *WHERE id = ANY($1)*
- **Muat di muka** lewat ORM, misalnya *include* di Prisma atau *with* di Laravel

Hati-hati dengan jalan pertama kalau hubungannya satu ke banyak. Kiriman dengan dua belas barang akan muncul dua belas kali, dan jumlah beratnya ikut berlipat.

Halaman itu kini memakai dua kueri. Supaya tidak kambuh, ada satu uji yang menghitung kueri pada lima baris dan pada lima puluh. Angkanya harus sama. Uji itu sudah tiga kali menyelamatkan saya dari diri sendiri.`,
    category: 'web-dan-kode',
    author: 'Bagus Prasetyawan',
    daysAgo: 511,
    views: 3020,
  },
  {
    kind: 'articles',
    slug: 'svg-png-atau-foto',
    title: 'SVG, PNG, atau JPEG? Tanyakan Dulu Gambarnya Terbuat dari Apa',
    summary: 'Ikon yang buram dan foto 4 MB lahir dari kekeliruan yang sama. Panduan memilih format gambar web dari isi gambarnya.',
    body: `Dua berkas tiba dari klien dalam sehari. Logo berupa JPEG dengan bintik kelabu di sekitar hurufnya. Foto pabrik berupa PNG sebesar 4 MB. Andai formatnya ditukar, hari saya lebih singkat.

Memilih format lebih mudah kalau kamu bertanya bagaimana gambar itu dibuat: dengan garis, dengan layar, atau dengan kamera.

## Tiga asal gambar

- **Garis dan bidang** (logo, ikon, diagram): SVG. Isinya rumus bentuk, jadi tetap tajam pada ukuran apa pun
- **Layar** (tangkapan aplikasi, teks kecil): PNG atau WebP tanpa susut. Tepi huruf tetap bersih
- **Kamera** (orang, makanan, gedung): JPEG, WebP, atau AVIF. Format ini membuang rincian yang hampir tidak ditangkap mata

SVG tidak selalu ringan. Peta dengan puluhan ribu titik bisa lebih besar daripada fotonya. Ada pula SVG yang isinya hanya foto terbungkus; buka dengan penyunting teks, dan kamu akan melihat satu baris *data:image* yang sangat panjang.

## Dua pemeriksaan sebelum mengunggah

Pertama, ukuran dalam piksel. Foto 4000 piksel untuk kotak 400 piksel tetap boros dalam format apa pun. Tulis juga *width* dan *height* supaya halaman tidak melompat saat gambar datang.

Kedua, asalnya. SVG dapat memuat skrip. Kalau pengunjung boleh mengunggahnya, bersihkan isinya, dan tampilkan lewat *img*, yang tidak menjalankan skrip.

Logo tadi saya gambar ulang dalam dua puluh menit. Hasilnya 3 KB, dan masih tajam ketika dicetak di spanduk.`,
    category: 'web-dan-kode',
    author: 'Nadia Puspasari',
    daysAgo: 574,
    views: 2380,
  },
  {
    kind: 'articles',
    slug: 'regex-yang-terlalu-pintar',
    title: 'Regex yang Terlalu Pintar Menolak Nama Ibu Saya',
    summary:
      'Ibu saya hanya punya satu kata nama, dan formulir tidak percaya. Tentang pola yang tahu terlalu banyak dan pola yang membuat server macet.',
    body: `Nama ibu saya Suminah. Satu kata, seperti jutaan orang di negeri ini. Formulir bank menolaknya karena *nama belakang wajib diisi*, lalu menolak lagi ketika saya mengetik tanda hubung. Ia akhirnya terdaftar sebagai Suminah Suminah.

Di balik kotak itu ada pola semacam *^[A-Z][a-z]+ [A-Z][a-z]+$*. Pembuatnya tidak jahat. Ia hanya mengira tahu seperti apa nama orang. Pola yang sama menolak Ma’ruf, I Gusti Ngurah, dan José.

## Periksa sedikit, buktikan di tempat lain

1. Nama: tidak kosong dan tidak terlalu panjang. Selebihnya urusan pemiliknya
2. Surel: ada *@* dengan sesuatu di kedua sisinya. Buktinya adalah surat yang sampai
3. Telepon: buang spasi dan tanda hubung, lalu hitung angkanya

Regex tetap alat yang baik untuk bentuk yang memang ditentukan seseorang, misalnya kode pos lima angka: *^[0-9]{5}$*.

## Pola yang membuat server macet

Bahaya kedua lebih sunyi. Pada pola *^(a+)+$*, pengulangan berada di dalam pengulangan. Untuk tiga puluh huruf *a* yang diakhiri *b*, banyak mesin regex mencoba semua cara membaginya, dan tiap huruf tambahan melipatduakan usahanya. Satu kiriman formulir cukup untuk membuat satu proses sibuk berjam-jam. Batasi panjang masukan, dan tulis *^a+$* saja.

Sebelum menulis pola, kumpulkan dua puluh contoh nyata, termasuk yang membuatmu heran. Mulailah dari ibumu.`,
    category: 'web-dan-kode',
    author: 'Laksmi Paramita',
    daysAgo: 643,
    views: 3460,
  },
]
