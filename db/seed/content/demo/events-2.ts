import type { SeedPost } from '../../content-types.ts'

export const moreEvents: SeedPost[] = [
  {
    kind: 'event',
    slug: 'malam-reparasi-bersama',
    title: 'Malam Reparasi: Bawa Barang Rusak, Pulang dengan Obeng',
    summary:
      'Kipas angin, setrika, radio, dan mainan dibongkar bersama tetangga yang tahu caranya. Yang gagal diperbaiki tetap menjadi pelajaran.',
    body: `Setiap rumah punya satu barang yang rusak dan disayang. Bawalah. Lima tetangga yang pandai memperbaiki sudah menyiapkan meja, lampu, dan toples baut yang jumlahnya tidak pernah berkurang.

Aturannya satu: pemilik barang ikut memegang obeng. Tukang hanya menunjukkan. Pada malam sebelumnya dua puluh dari tiga puluh satu barang hidup kembali, termasuk sebuah rol rambut dari tahun 1987.

## Yang perlu dibawa

- Barang yang masih sanggup kamu jinjing sendiri
- Kabel dan tutupnya, kalau masih ada
- Kesabaran untuk mengantre di meja setrika

Oven listrik dan apa pun yang berbau hangus kami tolak di pintu. Demonstrasi membaca label daya dibuka pukul tujuh oleh Iqbal Mahendra.`,
    category: 'temu-muka',
    author: 'Iqbal Mahendra',
    daysAgo: 11,
    event: { inDays: 20, weekday: 5, startHour: 18, hours: 3, place: 'Teras Rumah Sanggar, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'piknik-alumni-kali-code',
    title: 'Piknik Alumni di Tepi Kali Code',
    summary:
      'Seratus dua alumni membawa bekal dan satu benda yang lahir dari kelasnya. Yang paling ramai dikunjungi: neraca buatan tukang sayur.',
    body: `Kami menyediakan tikar, alumni membawa sisanya. Seratus dua orang datang, sebagian dengan anak yang belum ada ketika mereka lulus. Setiap keluarga menggelar satu benda hasil kelas di ujung tikarnya.

Ada situs resep yang dibuka di ponsel, pidato yang dibacakan di bawah pohon, foto keripik, dan neraca dari botol bekas buatan Pak Jumadi, penjual sayur yang dulu takut pada desimal. Antrean di tikarnya paling panjang karena ia menimbang apa saja, termasuk bayi.

Pukul sebelas hujan turun. Tidak ada yang pulang. Tikar dinaikkan menjadi atap, dan di bawahnya lima pertemuan kecil berlangsung sekaligus.

Foto-fotonya tersimpan di album. Sandal yang tertukar masih ada dua pasang di rak pintu.`,
    category: 'temu-muka',
    author: 'Anindya Sekar',
    daysAgo: 46,
    event: { inDays: -18, weekday: 0, startHour: 8, hours: 4, place: 'Taman tepi Kali Code, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'bincang-daring-pajak-warung',
    title: 'Bincang Daring: Warung Kecil dan Pajak yang Tidak Perlu Ditakuti',
    summary: 'Hendra menjawab tiga puluh pertanyaan tentang pajak usaha kecil, dibantu konsultan yang dulu peserta kelasnya sendiri.',
    body: `Pertanyaan pertama sudah masuk dua pekan sebelum acara: “Kalau saya jujur, apa saya jadi miskin?” Hendra membukanya dengan membaca lembar pajak tokonya sendiri, angka demi angka.

Narasumber kedua, Fitriyani, dulu peserta kelas pembukuan. Kini ia konsultan pajak di Tasikmalaya. Ia menjelaskan batas omzet, catatan yang cukup, dan surat apa yang boleh dijawab dengan tenang.

## Pertanyaan yang paling sering

1. Apakah warung di rumah harus punya nomor pajak?
2. Catatan di buku tulis apakah diakui?
3. Apa yang terjadi kalau terlambat melapor?

Rekaman berdurasi sembilan puluh menit tetap dapat diputar oleh peserta kelas. Jawaban tertulisnya terbuka untuk umum. Aturan berubah dari tahun ke tahun, jadi periksalah tanggal di sudut tiap lembar.`,
    category: 'temu-daring',
    author: 'Hendra Lesmana',
    daysAgo: 60,
    event: { inDays: -33, startHour: 20, hours: 2, place: 'Daring lewat ruang kelas Sanggar' },
  },
  {
    kind: 'event',
    slug: 'pameran-tugas-yang-gagal',
    title: 'Pameran Tugas yang Gagal',
    summary:
      'Dua puluh tiga tugas yang tidak lulus dipajang bersama cerita pembuatnya. Pengunjung diminta memilih kegagalan yang paling berguna.',
    body: `Galeri biasanya memajang yang berhasil. Kami membalik meja: dua puluh tiga peserta meminjamkan tugas yang tidak lulus, lengkap dengan ulasan mentornya. Situs yang tidak bisa digulir. Poster yang hurufnya tenggelam. Grafik kue yang jumlahnya seratus empat puluh persen.

Setiap pembuat berdiri di samping karyanya dan menjelaskan kapan ia sadar. Pengunjung mendapat satu kelereng untuk diberikan kepada kegagalan yang paling banyak mengajarinya sesuatu.

Toples terpenuh milik Galang, siswa kelas sebelas, yang menghapus seluruh proyeknya empat menit sebelum tenggat. Di sampingnya ia menulis cara membuat cadangan, dalam tiga langkah, dengan huruf besar.

Pemenangnya mendapat kelas gratis. Ia memilih kelas yang sama.`,
    category: 'temu-muka',
    author: 'Wening Pratiwi',
    daysAgo: 83,
    event: { inDays: -52, weekday: 6, startHour: 10, hours: 7, place: 'Rumah Sanggar, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'jalan-foto-pasar-oeba',
    title: 'Jalan Foto Subuh di Pasar Oeba',
    summary:
      'Lima belas peserta berjalan bersama Maria Goreti dari gelap sampai terang, dengan satu aturan: bertanya dulu sebelum memotret.',
    body: `Berkumpul pukul empat lewat tiga puluh, ketika kapal ikan baru merapat. Maria membagi peserta berdua-dua: satu memotret, satu berbicara dengan orang yang dipotret. Setelah setengah jam perannya ditukar.

Aturan bertanya dulu membuat semua orang lambat, dan itulah gunanya. Bu Mersi, penjual ikan, menolak difoto wajahnya tetapi menawarkan tangannya. Foto tangan itu kemudian menjadi sampul album.

## Yang kami pelajari

- Cahaya terbaik hanya bertahan sebelas menit
- Orang yang ditanya namanya berdiri lebih tegak
- Foto yang ditolak sering membuka percakapan yang lebih baik

Setiap orang yang difoto mendapat cetakannya pada Sabtu berikutnya. Maria mengantarnya sendiri, sebelum subuh.`,
    category: 'temu-muka',
    author: 'Maria Goreti Lay',
    daysAgo: 120,
    event: { inDays: -88, weekday: 6, startHour: 5, hours: 3, place: 'Gerbang Pasar Oeba, Kota Kupang' },
  },
  {
    kind: 'event',
    slug: 'latihan-wawancara-kilat',
    title: 'Latihan Wawancara Kilat: Tujuh Menit, Tujuh Meja Maya',
    summary:
      'Peserta berpindah ruang setiap tujuh menit dan diwawancarai relawan dari berbagai pekerjaan. Tidak ada lowongan, hanya latihan.',
    body: `Empat puluh sembilan peserta, tujuh ruang maya, tujuh pewawancara. Setiap tujuh menit lonceng berbunyi dan semua pindah. Relawannya manajer gudang, kepala dapur, bidan, pemilik kedai, perekrut, kepala sekolah, dan sopir bus yang kini melatih sopir baru.

Pertanyaannya dibuat berbeda, tetapi setiap ruang menanyakan satu hal yang sama: “Ceritakan satu pekerjaan yang kamu selesaikan, dari awal.” Di ruang ketujuh hampir semua orang menjawab dua kali lebih pendek daripada di ruang pertama, dan jauh lebih jelas.

Pewawancara menulis satu saran untuk setiap orang. Saran yang paling sering muncul: sebutkan angkanya.

Dua peserta kemudian dihubungi oleh pewawancaranya. Kami tidak merencanakannya, dan tidak keberatan.`,
    category: 'temu-daring',
    author: 'Rosalina Hutapea',
    daysAgo: 152,
    event: { inDays: -124, startHour: 19, hours: 2, place: 'Daring, tujuh ruang bergilir' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-peta-banjir-warga',
    title: 'Lokakarya Sehari: Membuat Peta Genangan bersama Warga',
    summary:
      'Dua puluh warga bantaran menandai tinggi air di tembok rumahnya, lalu memindahkannya ke peta. Tirta membawa lembar sebar dan meteran.',
    body: `Tembok menyimpan ingatan. Di Kampung Jetis, garis lumpur dari tiga banjir masih terlihat di balik lemari. Pagi hari dua puluh warga berkeliling dengan meteran, kapur, dan ponsel. Mereka mencatat tinggi setiap garis beserta tahunnya.

Siang hari Tirta mengajarkan cara memasukkan angka itu ke lembar sebar dan melihatnya sebagai warna di peta. Yang menarik justru lubangnya: satu gang yang selalu kering ternyata punya saluran buatan kakek seseorang.

## Hasilnya

- 64 titik dengan tiga angka masing-masing
- Satu saluran tua yang sekarang dibersihkan setiap Oktober
- Daftar rumah yang perlu dibangunkan lebih dulu

Peta cetaknya dipasang di pos ronda. Berkasnya dikelola warga sendiri, dan kelurahan mendapat salinan.`,
    category: 'temu-muka',
    author: 'Tirta Anggara',
    daysAgo: 188,
    event: { inDays: -160, weekday: 0, startHour: 8, hours: 7, place: 'Balai RW Kampung Jetis, Kota Surabaya' },
  },
  {
    kind: 'event',
    slug: 'malam-baca-tugas-akhir',
    title: 'Malam Baca: Tugas Akhir Kelas Menulis Dibacakan Pemeran Ketoprak',
    summary:
      'Sebelas cerita pendek peserta dibacakan oleh pemain ketoprak kampung. Penulisnya duduk di antara penonton, tanpa disebut namanya.',
    body: `Penulis sering membaca karyanya sendiri terlalu cepat, seolah ingin segera selesai. Maka kami menyerahkan sebelas cerita kepada kelompok ketoprak Marsudi Laras. Mereka membaca dengan kostum seadanya, dan jeda yang tidak berani dipakai penulisnya.

Nama penulis baru disebut di akhir. Selama acara mereka duduk di antara penonton dan mendengar orang di sebelahnya tertawa, menghela napas, atau bertanya, “Siapa yang menulis ini?” Seorang di antaranya, satpam bernama Yono, menjawab, “Tidak tahu,” sambil menangis.

Sebelas cerita itu kini dijilid menjadi buku kecil. Bisa dibaca di rak pintu, atau dibawa pulang kalau kamu berjanji menceritakannya lagi kepada satu orang.`,
    category: 'temu-muka',
    author: 'Mentari Kusuma',
    daysAgo: 236,
    event: { inDays: -205, weekday: 6, startHour: 19, hours: 2, place: 'Pendopo Kampung Notoyudan, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'temu-daring-pembaca-layar',
    title: 'Temu Daring: Menonton Orang Memakai Situsmu dengan Pembaca Layar',
    summary:
      'Sinta membuka enam situs buatan peserta tanpa melihat layar. Pembuatnya hanya boleh mendengarkan selama sepuluh menit pertama.',
    body: `Banyak peserta kelas web belum pernah mendengar halamannya sendiri. Malam itu Sinta membuka enam situs dengan pembaca layar, kecepatannya dua kali bicara biasa. Pembuatnya diminta diam sepuluh menit, lalu boleh bertanya.

Situs pertama menyebut “gambar, gambar, gambar, tautan”. Situs ketiga menyebut jam buka toko dengan jelas, lalu memerangkap Sinta di dalam menu. Pembuatnya memperbaiki jebakan itu saat acara berlangsung, dan tepuk tangan terdengar dari lima kota.

> “Kalau saya tersesat, ibu-ibu yang buru-buru juga tersesat. Bedanya saya bilang,” kata Sinta.

Daftar periksa dari malam itu, sebelas baris, sekarang menjadi bagian tugas akhir kelas [Situs Pertamaku](/Courses/situs-pertamaku).`,
    category: 'temu-daring',
    author: 'Wening Pratiwi',
    daysAgo: 270,
    event: { inDays: -243, startHour: 19, hours: 2, place: 'Daring lewat ruang kelas Sanggar' },
  },
  {
    kind: 'event',
    slug: 'dapur-terbuka-hitung-harga',
    title: 'Dapur Terbuka: Memasak Sambil Menghitung',
    summary:
      'Enam penjual makanan memasak satu porsi di depan umum. Setiap bahan ditimbang, setiap rupiah ditulis di papan selama wajan panas.',
    body: `Papan tulis Sanggar dipindahkan ke dapur umum, di samping kompor. Enam penjual bergiliran memasak satu porsi dagangannya. Sebelum masuk wajan, setiap bahan diletakkan di timbangan, dan Hendra menulis harganya.

Penonton menebak harga pokok sebelum angka terakhir muncul. Tebakan terdekat mendapat porsinya. Bu Partinah menebak empat kali dengan tepat, lalu mengaku bahwa ia dulu juru tulis pasar.

## Angka yang mengejutkan

- Bawang goreng di atas soto lebih mahal daripada ayamnya
- Kantong plastik memakan tiga persen
- Es teh menanggung separuh keuntungan warung

Resepnya tidak kami bagikan karena itu milik mereka. Lembar hitungnya boleh disalin siapa saja.`,
    category: 'temu-muka',
    author: 'Hendra Lesmana',
    daysAgo: 315,
    event: { inDays: -288, weekday: 6, startHour: 9, hours: 4, place: 'Dapur umum Kelurahan Patangpuluhan, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'kemah-belajar-lereng-menoreh',
    title: 'Kemah Belajar Dua Hari di Lereng Menoreh',
    summary:
      'Tanpa sinyal, tanpa proyektor: tiga puluh peserta belajar bertanya, mendengar, dan memutuskan bersama di kebun teh milik koperasi.',
    body: `Kami memilih tempat itu karena tidak ada sinyal. Tiga puluh peserta dari sebelas kelas berbeda datang membawa alas tidur dan satu keputusan yang belum berani mereka ambil.

Hari pertama dihabiskan untuk bertanya. Dalam kelompok bertiga, satu orang bercerita dan dua lainnya hanya boleh mengajukan pertanyaan, tanpa nasihat. Rosalina menjaga waktunya dengan ketukan bambu. Malamnya petani koperasi bercerita bagaimana mereka memutuskan harga teh: semua bicara, tidak ada yang menghitung suara, dan rapat selesai ketika tehnya dingin.

Hari kedua setiap orang menulis satu surat untuk dirinya sendiri. Surat itu kami kirim tiga bulan kemudian. Dua puluh dua orang membalas, sembilan di antaranya dengan kabar bahwa keputusannya sudah diambil.`,
    category: 'temu-muka',
    author: 'Rosalina Hutapea',
    daysAgo: 372,
    event: { inDays: -340, weekday: 6, startHour: 9, hours: 28, place: 'Kebun koperasi di Samigaluh, Kabupaten Kulon Progo' },
  },
]
