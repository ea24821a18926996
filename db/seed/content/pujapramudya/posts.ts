import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'metamorfosa-cetakan-ketiga',
    title: 'Metamorfosa Naik Cetak Ketiga, dengan Satu Bab Tambahan',
    summary:
      'Cetakan ketiga memuat bab baru tentang Ragil, murid mesin yang kini mengajar las di bengkel adiknya sendiri. Sampulnya tetap kepompong itu.',
    body: `Dua ribu eksemplar cetakan kedua habis pada pertengahan bulan, sebagian besar dibeli perpustakaan sekolah. Penerbit Gerbang Sore menelepon dan bertanya apakah saya ingin mengubah sesuatu. Saya minta waktu tiga minggu dan satu bab.

Bab itu tentang Ragil, yang dulu muncul selintas di halaman 61 sebagai anak yang tidur di kelas. Pembaca menulis surat menanyakan kabarnya, dan saya malu karena tidak tahu. Jadi saya mencarinya. Ia ternyata menyewa bengkel di pinggir jalan ke Bandungan, dan setiap Jumat mengajar las gratis kepada anak putus sekolah.

> “Ibu menulis saya tidur. Ibu tidak menulis kenapa saya mengantuk,” katanya.

Kalimat itu menjadi pembuka bab baru. Sampul tidak berubah, harga tidak naik, dan salah ketik di halaman 114 akhirnya mati.

Buku beredar di toko mulai awal bulan depan. Pemegang cetakan lama dapat mengunduh bab tambahan tanpa bayar; tulis saja email berisi kalimat favorit Anda dari buku itu.`,
    category: 'kabar',
    author: 'Redaksi Meja Dapur',
    daysAgo: 9,
    views: 1840,
  },
  {
    kind: 'news',
    slug: 'teras-kata-buka-sabtu-malam',
    title: 'Teras Kata Kini Buka Sampai Pukul Sembilan Malam',
    summary:
      'Atas permintaan anak-anak yang bekerja di siang hari, taman baca di Ungaran menambah jam buka setiap Sabtu, lengkap dengan bubur kacang hijau.',
    body: `Permintaan itu datang dalam bentuk kertas terlipat di kotak saran, ditulis dengan pensil: “Bu, kalau sore saya jaga parkir. Malam boleh?” Kami membacanya bersama, lalu menghitung lampu.

Mulai Sabtu ini teras buka pukul tiga sore sampai sembilan malam. Tiga lampu baca baru sudah terpasang, dan tetangga sebelah, Pak Warto, berjaga di gerbang sambil mengisi teka-teki silang. Anak di bawah dua belas tahun tetap pulang pukul enam, kecuali dijemput.

Koleksi kini 1.312 buku. Yang paling sering dipinjam bulan lalu bukan novel, melainkan buku panduan servis sepeda motor bebek terbitan 1998, yang sudah dijilid ulang dua kali.

## Kalau ingin membantu

Kami tidak sedang mengumpulkan buku. Yang kami cari adalah orang yang mau duduk dan mendengarkan anak membaca nyaring selama dua puluh menit. Kabari Mutiara lewat tombol WhatsApp di bawah halaman ini.`,
    category: 'kabar',
    author: 'Mutiara Sembiring',
    daysAgo: 47,
    views: 510,
  },
  {
    kind: 'news',
    slug: 'naskah-siswa-terpilih-pekan-literasi',
    title: 'Naskah Siswa SMK Lembah Asri Dibacakan di Pekan Literasi Kota',
    summary:
      'Tulisan Siti Marwah tentang warung mi ibunya terpilih dari 212 naskah remaja dan akan dibacakan aktor panggung di Gedung Juang Semarang.',
    body: `Siti Marwah menulis “Mangkuk Nomor Tujuh” pada pertemuan keempat program Metamorfosa Masuk Sekolah. Naskahnya dua halaman, hampir tanpa kata sifat, dan membuat seisi kelas diam.

Ceritanya sederhana. Warung mi ibunya punya enam mangkuk ayam jago. Suatu hari muncul mangkuk ketujuh yang polos, dan Siti menyelidiki milik siapa. Jawabannya baru muncul di kalimat terakhir, jadi tidak akan kami tulis di sini.

Dewan juri Pekan Literasi memuji keberaniannya tidak menjelaskan. Handoko Sasmita, yang mendampingi penyuntingan, hanya mengubah empat kata dan satu koma. “Sisanya saya jaga supaya tidak diganggu orang dewasa,” ujarnya.

Pembacaan berlangsung pada malam penutupan. Dua puluh teman sekelas Siti datang dengan bus sekolah, dan ibunya menutup warung untuk pertama kali sejak lebaran. Naskah lengkap akan terbit dalam kumpulan cerita siswa akhir semester ini.`,
    category: 'kabar',
    author: 'Redaksi Meja Dapur',
    daysAgo: 133,
    views: 720,
  },
  {
    kind: 'blog',
    slug: 'mengapa-saya-masih-memakai-kapur',
    title: 'Mengapa Saya Masih Memakai Kapur',
    summary:
      'Layar di kelas saya bagus dan terang. Tetapi ada hal yang hanya terjadi ketika tulisan muncul huruf demi huruf, selambat tangan.',
    body: `Tahun lalu kelas saya mendapat layar sentuh. Murid-murid senang, saya juga. Dua minggu kemudian saya mencari kapur di gudang dan merasa seperti pencuri.

Begini alasannya. Kalau saya menampilkan sebuah paragraf di layar, paragraf itu datang sekaligus, lengkap, seperti tamu yang masuk tanpa mengetuk. Anak-anak membacanya sampai selesai sebelum saya membuka mulut, lalu menunggu saya berhenti bicara.

Dengan kapur, kalimat lahir di depan mereka. Mereka melihat saya ragu sebelum sebuah kata, menghapusnya dengan telapak tangan, menggantinya. Pernah saya menulis “ibu itu sedih”, berhenti, lalu menoleh. Dari belakang, Bagas berkata pelan, “Jangan sedih, Bu. Tulis saja dia melipat serbet.”

Itu pelajaran menyunting terbaik sepanjang semester, dan bukan saya yang memberikannya.

Layar tetap saya pakai untuk peta dan film pendek. Untuk kalimat, saya butuh sesuatu yang lambat, berdebu, dan bisa salah.`,
    category: 'catatan',
    author: 'Puja Laksita',
    daysAgo: 3,
    views: 2210,
  },
  {
    kind: 'blog',
    slug: 'surat-untuk-yang-duduk-di-belakang',
    title: 'Surat untuk yang Duduk di Belakang',
    summary:
      'Untuk murid yang memilih bangku dekat jendela dan tidak pernah mengangkat tangan: saya melihatmu, dan saya tidak akan menunjukmu.',
    body: `Kepada kamu yang selalu memilih bangku dekat jendela,

Saya tahu kamu membaca lebih dulu bab yang belum saya ajarkan. Saya tahu dari caramu menunduk persis ketika jawabannya hampir keluar dari mulut orang lain. Dulu saya mengira anak diam harus dipancing. Saya menunjuk, seisi kelas menoleh, dan wajahmu menjadi merah seperti ditampar. Maaf.

Sekarang saya punya cara lain. Di meja depan ada kotak sepatu. Masukkan apa saja: pertanyaan, bantahan, satu kalimat yang kamu suka. Tidak perlu nama. Setiap Senin saya membacakan tiga kertas dan menjawabnya seolah-olah kertas itu yang bertanya.

Minggu lalu ada yang menulis, “Bu, apakah orang yang tidak suka bicara boleh menjadi guru?” Seisi kelas menebak-nebak siapa. Saya tidak.

Boleh, Nak. Saya salah satunya.

Salam dari depan,
Bu Puja`,
    category: 'surat',
    author: 'Puja Laksita',
    daysAgo: 61,
    views: 1630,
  },
  {
    kind: 'blog',
    slug: 'daftar-buku-yang-tidak-selesai-saya-baca',
    title: 'Daftar Buku yang Tidak Selesai Saya Baca',
    summary:
      'Saya berhenti merasa bersalah kepada buku yang saya tinggalkan di tengah jalan. Malah, saya mulai mencatat di halaman berapa saya pergi.',
    body: `Di rak bawah ada sebelas buku dengan pembatas yang tidak pernah pindah. Ada novel tebal yang kata orang harus dibaca sebelum mati. Saya berhenti di halaman 88, dan belum mati.

Dulu saya menyembunyikan buku-buku ini. Guru bahasa macam apa yang menyerah? Lalu seorang murid bertanya buku apa yang saya benci, dan untuk pertama kali kelas saya ribut membicarakan buku sampai bel berbunyi.

Sejak itu saya mencatat di halaman berapa saya pergi dan mengapa:

- Halaman 40: semua tokohnya pintar dan tak seorang pun lapar.
- Halaman 12: saya sedang sakit gigi; bukunya tidak bersalah.
- Halaman 203: saya tahu akhirnya akan sedih dan hari itu saya tidak sanggup.

Yang terakhir saya lanjutkan dua tahun kemudian, dalam kereta ke Purwokerto. Ternyata akhirnya tidak sedih. Sayalah yang waktu itu sedih.

Jadi simpanlah pembatas buku di tempatnya. Ia bukan tanda menyerah, hanya alamat untuk pulang.`,
    category: 'catatan',
    author: 'Puja Laksita',
    daysAgo: 158,
    views: 940,
  },
  {
    kind: 'articles',
    slug: 'mendengarkan-sebelum-mengoreksi',
    title: 'Mendengarkan Sebelum Mengoreksi',
    summary:
      'Tinta merah mengajari anak bahwa menulis itu berbahaya. Setahun saya mencoba urutan lain: dengar dulu, tanya kemudian, koreksi paling akhir.',
    body: `Selama empat belas tahun saya mengoreksi karangan dengan cara yang sama: duduk, membuka tutup pena merah, mencari kesalahan. Saya rajin. Saya juga, tanpa sadar, menjadi orang pertama yang membaca cerita anak-anak itu sekaligus orang pertama yang tidak mendengarkannya.

## Percobaan satu tahun

Saya mengubah urutannya. Pada bacaan pertama, pena harus tertutup. Saya hanya boleh menulis satu hal di bawah karangan: apa yang saya lihat ketika membacanya. “Saya melihat sandal kakekmu di bawah jemuran.” Pada pertemuan kedua, saya mengajukan satu pertanyaan. Baru pada naskah ketiga ejaan dibahas.

Hasilnya tidak dramatis, tetapi bisa dihitung. Panjang karangan rata-rata naik dari 140 menjadi 310 kata. Jumlah salah eja sama saja sampai bulan ketiga, lalu turun, karena anak-anak mulai peduli naskahnya dibaca.

> Orang memperbaiki rumah yang ia tinggali, bukan rumah yang ia takuti.

Saya masih punya pena merah. Sekarang gunanya untuk menggarisbawahi kalimat yang bagus.`,
    category: 'esai',
    author: 'Puja Laksita',
    daysAgo: 22,
    views: 1320,
  },
  {
    kind: 'articles',
    slug: 'lima-latihan-menulis-sepuluh-menit',
    title: 'Lima Latihan Menulis yang Selesai dalam Sepuluh Menit',
    summary:
      'Untuk yang merasa tidak punya waktu: lima latihan pendek dengan satu aturan, yaitu tangan tidak boleh berhenti sebelum penunjuk waktu berbunyi.',
    body: `Kebanyakan orang yang datang ke kelas saya tidak kekurangan bakat. Mereka kekurangan waktu, dan menunggu sore kosong yang tak pernah tiba. Jadi saya menyusun latihan yang muat di sela menanak nasi.

Aturannya satu: pasang penunjuk waktu sepuluh menit, dan tangan tidak boleh berhenti. Kalau buntu, tulis “saya buntu” sampai tidak buntu.

1. Gambarkan sebuah ruangan hanya lewat bunyinya.
2. Tulis percakapan dua orang yang sama-sama berbohong.
3. Ceritakan sarapan tadi pagi tanpa menyebut makanan.
4. Tulis surat kepada benda yang pernah Anda hilangkan.
5. Salin satu paragraf yang Anda kagumi, lalu ganti semua kata bendanya.

Latihan kelima sering diprotes karena dianggap mencontek. Padahal tukang kayu pun belajar dengan meniru sambungan gurunya. Yang Anda pinjam bukan isinya, melainkan iramanya.

Simpan hasilnya, jangan dibaca selama seminggu. Pada hari kedelapan, lingkari satu kalimat yang masih terasa hidup. Satu kalimat seminggu sudah lima puluh dua setahun, dan itu lebih dari cukup untuk memulai sebuah buku.`,
    category: 'cara-menulis',
    author: 'Handoko Sasmita',
    daysAgo: 206,
    views: 2890,
  },
  {
    kind: 'program',
    slug: 'metamorfosa-masuk-sekolah-semester-genap',
    title: 'Tiga Sekolah Terpilih untuk Metamorfosa Masuk Sekolah',
    summary:
      'Semester genap ini kami menemani siswa di Ungaran, Temanggung, dan Gunungkidul. Berikut alasan memilih mereka dan apa yang akan dikerjakan.',
    body: `Dari 58 sekolah yang mendaftar, kami memilih tiga. Ukurannya bukan nilai atau jumlah piala, melainkan satu pertanyaan di formulir: siapa yang akan meneruskan kegiatan ini setelah kami pulang, dan mengapa ia mau?

SMK Wira Lereng di Ungaran menjawab lewat penjaga perpustakaannya. SMK Tani Makmur di Temanggung mengirim surat yang ditandatangani dua puluh siswa. SMK Pesisir Biru di Gunungkidul mengirim rekaman suara guru olahraga yang ternyata penyair.

## Jadwal kegiatan

- Pekan 1–4: membaca nyaring, satu bab tiap dua pekan
- Pekan 5–10: menulis bab tandingan dan wawancara keluarga
- Pekan 11–14: menyunting berpasangan
- Pekan 16: peluncuran buku kelas

Guru pendamping mengikuti [kelas pendampingan](/Class) secara gratis. Sekolah yang belum terpilih tetap menerima panduan kegiatan, dan boleh menjalankannya sendiri dengan bantuan tanya jawab daring setiap Kamis malam.`,
    category: 'lingkar-baca',
    author: 'Mutiara Sembiring',
    daysAgo: 35,
    views: 830,
  },
  {
    kind: 'event',
    slug: 'malam-membaca-di-teras',
    title: 'Malam Membaca di Teras: Surat-Surat yang Tak Terkirim',
    summary: 'Bawa satu surat yang pernah Anda tulis tetapi tidak jadi dikirim. Kita membacanya bergantian, lalu makan mendoan bersama.',
    body: `Malam Membaca kembali setelah libur panjang. Temanya surat yang tak terkirim: kepada guru, mantan atasan, adik, atau diri sendiri pada umur enam belas. Surat boleh ditulis khusus untuk malam ini, asal jujur.

Cara mainnya mudah. Setiap orang membaca paling lama lima menit. Tidak ada tepuk tangan di antara pembacaan; sebagai gantinya, siapa pun yang tersentuh boleh mengetuk lantai kayu dua kali. Kebiasaan ini dimulai oleh seorang bapak yang tangannya penuh gorengan, dan bertahan sampai sekarang.

Bu Puja membaca paling akhir, dari naskah buku ketiganya yang belum punya judul. Yosef Tanggu menemani dengan gambus kecil yang ia beli di Waingapu.

## Yang perlu dibawa

- Satu surat, ditulis tangan kalau bisa
- Alas duduk dan jaket, karena Ungaran dingin selepas pukul delapan
- Gelas minum sendiri

Tempat terbatas untuk empat puluh orang. Anak-anak boleh ikut dan boleh tertidur.`,
    category: 'temu-pembaca',
    author: 'Redaksi Meja Dapur',
    daysAgo: 12,
    views: 640,
    event: { inDays: 18, startHour: 19, hours: 3, place: 'Teras Kata, Ungaran, Kabupaten Semarang' },
  },
  {
    kind: 'podcasts',
    slug: 'obrolan-teras-penjaga-perpustakaan',
    title: 'Obrolan Teras #1: Perempuan yang Menjaga Tiga Ribu Buku',
    summary:
      'Bu Tarmi menjaga perpustakaan sekolah selama 31 tahun. Ia bercerita tentang buku yang dicuri, dikembalikan, dan dicuri lagi oleh orang yang sama.',
    body: `Bu Tarmi pensiun bulan depan. Selama tiga puluh satu tahun ia menjaga perpustakaan di sekolah tempat saya mengajar, dan ia hafal siapa meminjam apa. Kami mengobrol di bawah pohon jambu, jadi maafkan suara ayam pada menit kesembilan.

## Yang kami bicarakan

- 02.10: hari pertama bekerja, ketika kunci perpustakaan hilang dan ia masuk lewat jendela
- 11.45: murid yang mencuri kamus, lalu mengembalikannya sepuluh tahun kemudian bersama seorang anak
- 24.30: mengapa ia berhenti menagih denda dan mulai menagih cerita
- 36.00: buku terakhir yang akan ia pinjam

Bagian yang paling lama saya pikirkan ada di menit ke-28. Menurut Bu Tarmi, buku yang tidak pernah dipinjam bukan buku gagal. “Dia hanya belum ketemu orangnya. Tugas saya menjaga supaya dia tidak dibuang sebelum itu.”

Episode ini direkam dengan satu ponsel dan dua cangkir teh. Transkrip tersedia untuk pembaca Tuli; mintalah lewat email.`,
    category: 'obrolan-teras',
    author: 'Puja Laksita',
    daysAgo: 27,
    views: 1180,
    episode: { minutes: 42, guest: 'Sutarmi Adhiningsih', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'pameran-sampul-tandingan',
    title: 'Pameran Sampul Tandingan: 64 Wajah Baru Metamorfosa',
    summary:
      'Siswa SMK Wira Lereng menggambar ulang sampul Metamorfosa. Ada kepompong dari kabel, dari sarung, dan satu yang kosong sama sekali.',
    body: `Tugasnya sederhana: bacalah satu bab, lalu buat sampul yang menurutmu lebih jujur daripada sampul aslinya. Enam puluh empat siswa mengumpulkan gambar, dan perpustakaan kehabisan penjepit jemuran.

Banyak yang menggambar kepompong, tentu. Tetapi lihatlah bahannya: kabel bekas praktik listrik, potongan sarung, bungkus mi, koran sore. Rangga dari jurusan mesin melukis kunci inggris bersayap dan memberinya judul “Bab 7, kalau bapak saya yang baca”.

Sampul yang paling lama dipandangi orang ternyata yang paling sepi. Nimas menempel karton hitam dan membuat satu lubang sebesar jarum di tengahnya. Kalau kartonnya diangkat ke jendela, cahaya masuk lewat lubang itu. Ia tidak mau menjelaskan.

Pameran berlangsung dua pekan. Pengunjung memilih lima sampul, dan kelimanya dicetak sebagai kartu pos yang dijual di koperasi sekolah. Seluruh foto di bawah ini diambil oleh siswa kelas sebelas.`,
    category: 'album',
    author: 'Mutiara Sembiring',
    daysAgo: 92,
    views: 430,
    pictures: [
      'Sampul bergambar kunci inggris yang bersayap, dilukis dengan cat air',
      'Dinding perpustakaan penuh 64 sampul yang digantung dengan penjepit jemuran',
      'Dua siswa menempel label nama di bawah gambar kepompong dari kertas koran',
      'Sampul hitam polos dengan satu lubang kecil di tengah',
      'Bu Puja duduk di lantai, mencatat sampul pilihan pengunjung',
    ],
  },
]
