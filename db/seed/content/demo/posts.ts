import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'sanggar-membuka-kelas-malam',
    title: 'Sanggar Membuka Kelas Malam untuk Pekerja Sif',
    summary:
      'Mulai bulan ini empat kelas dibuka pukul sembilan malam, waktu yang dipilih sendiri oleh perawat, satpam, dan pegawai minimarket.',
    body: `Permintaan itu datang dari Lestari, perawat di Klaten, yang selalu tertinggal karena jadwal kelas bertabrakan dengan sif sore. Ia menulis kepada kami: “Saya bukan malas, saya cuma sedang bekerja ketika kalian mengajar.” Kami mengirim survei singkat dan menerima lebih dari empat ratus jawaban serupa.

Empat kelas pertama, yaitu Lembar Sebar Tanpa Takut, Situs Pertamaku, Berani Bicara, dan Mengenal AI Lewat Dapur, kini punya pertemuan pukul 21.00 setiap Selasa. Mentor bergantian agar tidak ada yang kehilangan jam tidur. Pertemuan dibatasi empat puluh lima menit dan selalu direkam.

## Untuk peserta

- Pindah jadwal dapat dilakukan dari halaman kelas.
- Batas tugas untuk kelas malam adalah Jumat siang.
- Kamera boleh mati, menguap boleh.

Kalau uji coba ini berhasil, semester depan separuh kelas akan mempunyai jadwal malam. Ukurannya sederhana: berapa orang yang bertahan sampai tugas terakhir.`,
    category: 'kabar-sanggar',
    author: 'Redaksi Sanggar',
    daysAgo: 2,
    views: 1240,
  },
  {
    kind: 'news',
    slug: 'sertifikat-bisa-diperiksa-siapa-saja',
    title: 'Sertifikat Akan Bisa Diperiksa Siapa Saja dengan Dua Belas Huruf',
    summary:
      'Kami menyiapkan kode untuk setiap sertifikat dan halaman untuk memeriksanya. Sebelum siap, perusahaan masih bisa menelepon kantor kami.',
    body: `Bulan lalu seorang pemilik hotel di Solo menelepon untuk menanyakan keaslian selembar sertifikat. Ternyata palsu, hurufnya pun berbeda. Kejadian itu mendorong sesuatu yang sudah lama kami rencanakan: halaman pemeriksaan yang terbuka bagi umum.

Halamannya belum bisa dipakai; inilah rancangannya. Setiap sertifikat akan membawa kode berisi dua belas huruf kapital dan angka, beserta kode QR. Siapa pun yang mengetiknya akan melihat nama peserta, nama kelas, tanggal lulus, dan tidak lebih dari itu. Nilai, alamat, serta nomor telepon tidak akan ditampilkan.

Peserta lama tidak perlu melakukan apa-apa. Sertifikat yang sudah terbit nanti mendapat kode juga. Bagi yang tidak ingin namanya terlihat, kami merencanakan pilihan untuk menyembunyikannya; kodenya tetap berlaku, tetapi hanya menampilkan keterangan sah atau tidak sah. Sampai semua itu siap, tanyakan keaslian sertifikat kepada kami lewat telepon atau email.

Terima kasih kepada bapak pemilik hotel, yang akhirnya menerima dua lulusan kami yang asli.`,
    category: 'kabar-sanggar',
    author: 'Redaksi Sanggar',
    daysAgo: 9,
    views: 980,
  },
  {
    kind: 'news',
    slug: 'angkatan-kelima-warung-naik-kelas',
    title: 'Tiga Puluh Pemilik Usaha Menutup Angkatan Kelima Warung Naik Kelas',
    summary:
      'Dari penjual pecel sampai tukang las, peserta pulang dengan buku kas yang cocok isinya dan etalase daring berisi sepuluh barang.',
    body: `Malam penutupan diadakan di halaman toko Pak Hendra, di antara karung beras dan lampu gantung. Tiga puluh peserta membawa buku kasnya, sebagian bernoda minyak, dan membukanya di hadapan keluarga. Tidak semua untung. Tetapi semuanya tahu angkanya.

Bu Cicih, penjual nasi tutug oncom, mendapati bahwa menu terlarisnya justru merugi dua ratus rupiah per bungkus. Ia menaikkan harga seribu dan kehilangan tiga pelanggan. “Yang tiga itu biasanya utang,” katanya, disambut tawa.

> Untung bukan soal berapa yang masuk laci, tapi berapa yang tidak diam-diam keluar.

Rata-rata peserta mencatat pada 47 dari 56 malam. Pendamping muda dari SMK setempat berkunjung seratus delapan kali, dan dua di antaranya kini bekerja paruh waktu di usaha yang mereka dampingi. Angkatan keenam menerima pendaftar dari [halaman program](/Program/warung-naik-kelas).`,
    category: 'kabar-kelas',
    author: 'Anindya Sekar',
    daysAgo: 17,
    views: 870,
  },
  {
    kind: 'news',
    slug: 'perpustakaan-sidomaju-meminjamkan-data',
    title: 'Perpustakaan Kelurahan Meminjamkan Data untuk Kelas SQL',
    summary:
      'Sebelas tahun catatan peminjaman, tanpa nama anggota, kini menjadi bahan latihan. Temuan peserta sudah mengubah letak dua rak.',
    body: `Perpustakaan Kelurahan Sidomaju menempati bekas pos ronda berukuran empat kali enam meter. Petugasnya satu orang, Bu Ngatini, yang sejak sebelas tahun lalu mencatat setiap peminjaman dengan teliti. Ketika kami mencari data sungguhan untuk kelas basis data, beliau langsung bersedia, dengan syarat nama anggota dihapus.

Penghapusan dilakukan di komputer perpustakaan, disaksikan ketua RW. Yang keluar hanya nomor acak, judul buku, dan tanggal. Tiga puluh delapan peserta kelas kemudian mengajukan pertanyaan mereka, mulai dari buku yang tidak pernah kembali sampai hari paling sepi.

Salah satu temuan langsung dipakai. Buku anak paling sering dipinjam bersama buku resep, tetapi raknya berseberangan. Bu Ngatini menukar letaknya pada hari Sabtu, dibantu empat anak yang dibayar dengan es lilin. Peserta lain menyarankan jam buka Minggu pagi, dan usulan itu sedang dibicarakan.`,
    category: 'kabar-kelas',
    author: 'Redaksi Sanggar',
    daysAgo: 31,
    views: 640,
  },
  {
    kind: 'news',
    slug: 'sehari-di-lorong-pasar',
    title: 'Sehari Mengajar di Lorong Pasar',
    summary: 'Mentor Sanggar menggelar meja di lorong pasar dan menjawab pertanyaan ponsel pedagang. Antrean terpanjang: memori penuh.',
    body: `Kami memasang meja lipat di antara penjual jamu dan tumpukan kain lurik, lengkap dengan tulisan tangan: *Tanya Ponsel, Gratis*. Rencananya dua jam. Kami baru pulang ketika pasar ditutup, setelah melayani sembilan puluh satu pedagang.

Pertanyaan terbanyak menyangkut memori penuh, disusul pesan penipuan dan cara memperbesar huruf. Ada Mbah Parti yang ingin menyimpan pesan suara mendiang suaminya agar tidak hilang. Iqbal memindahkannya ke tiga tempat, mencetak petunjuknya, lalu diam cukup lama di belakang meja.

Dari catatan hari itu kami menyusun tiga hal baru: kelas singkat tentang keamanan ponsel, lembar bantuan berhuruf besar, dan jadwal kunjungan pasar setiap Jumat Kliwon. Pedagang yang pernah bertanya kini bisa menghubungi nomor bantuan yang sama, dan biasanya mereka mengirim pesan suara sambil melayani pembeli, lengkap dengan tawar-menawar di latar belakangnya.`,
    category: 'kabar-sanggar',
    author: 'Anindya Sekar',
    daysAgo: 52,
    views: 1130,
  },
  {
    kind: 'news',
    slug: 'layar-tancap-enam-belas-film',
    title: 'Enam Belas Film Kampung Diputar di Dua Lapangan',
    summary:
      'Penutup bootcamp video menghadirkan tokoh-tokoh film sebagai tamu. Penjaga palang kereta menonton dirinya sendiri, lalu minta diulang.',
    body: `Layarnya kain seprai yang dijahit empat, proyektornya pinjaman balai desa. Di dua lapangan, satu di Yogyakarta dan satu di Kupang, enam belas film lima menit diputar berurutan. Tokoh yang diceritakan duduk di kursi paling depan, karena menurut kesepakatan kelas merekalah pemilik ceritanya.

Pak Sarjono, penjaga palang kereta, menonton dirinya membuka dan menutup palang selama tiga puluh tahun yang diringkas menjadi lima menit. Sesudah selesai ia mengangkat tangan dan meminta diulang, kali ini sambil menelepon anaknya.

Di Kupang, hujan turun pada film kesembilan. Tak seorang pun pulang. Penonton memegangi ujung kain supaya tidak basah, dan film dilanjutkan dari dalam gereja. Suaranya bergema, tetapi semua orang setuju bahwa film tentang peniup sasando memang seharusnya didengar di ruangan seperti itu, dengan bau kayu basah dan lilin.`,
    category: 'kabar-kelas',
    author: 'Maria Goreti Lay',
    daysAgo: 84,
    views: 760,
  },
  {
    kind: 'news',
    slug: 'halaman-kelas-lebih-ringan',
    title: 'Halaman Kelas Kini Separuh Lebih Ringan',
    summary:
      'Kami memangkas ukuran halaman agar terbuka di bawah tiga detik pada jaringan lemah. Begini caranya, dan inilah yang sengaja dibuang.',
    body: `Setahun lalu halaman kelas kami berukuran 1,9 megabita. Bagi peserta di kota itu bukan masalah. Bagi Yuliana, peserta dari Sumba Tengah yang membuka kelas sambil berdiri di bukit, itu berarti menunggu hampir setengah menit.

Kami mulai dengan mengukur di ponsel yang sama seperti miliknya. Gambar sampul diganti ilustrasi yang digambar oleh kode. Huruf dipangkas menjadi satu keluarga. Video tidak lagi dimuat sebelum diminta. Daftar peserta yang bergerak-gerak di sudut kami hapus, dan sampai hari ini belum ada yang menanyakannya.

## Hasil pengukuran

- Ukuran rata-rata turun menjadi 410 kilobita.
- Teks pertama terbaca pada detik kedua di jaringan 3G.
- Jumlah tugas yang terkumpul dari luar Jawa naik sembilan persen.

Angka terakhir mungkin kebetulan, tetapi Yuliana sudah lulus dan tidak lagi harus naik bukit.`,
    category: 'kabar-sanggar',
    author: 'Wening Pratiwi',
    daysAgo: 140,
    views: 590,
  },
  {
    kind: 'news',
    slug: 'pekan-tanpa-tugas',
    title: 'Pekan Tanpa Tugas Dimulai Minggu Depan',
    summary:
      'Satu pekan setiap dua bulan semua batas waktu digeser. Peserta boleh beristirahat, mengejar yang tertinggal, atau mengajari orang rumah.',
    body: `Kami memperhatikan pola yang sama di hampir semua kelas. Pada pekan kelima, jumlah tugas turun tajam, bukan karena materinya sulit, melainkan karena hidup terus berjalan: panen, ujian anak, mertua berkunjung. Sebagian peserta yang tertinggal pada pekan itu tidak pernah kembali.

Karena itu, mulai bulan ini setiap dua bulan ada satu Pekan Tanpa Tugas. Semua batas waktu otomatis mundur tujuh hari. Tidak ada pertemuan baru. Mentor hanya membuka ruang tanya pada Rabu malam bagi yang ingin mengejar.

Kami menyarankan satu kegiatan kecil yang tidak dinilai: ajarkan satu hal yang kamu pelajari kepada seseorang di rumah. Ceritakan hasilnya kalau mau. Semester lalu, dari percobaan di dua kelas, dua pertiga peserta yang tertinggal berhasil menyusul setelah pekan istirahat. Sisanya setidaknya sempat tidur, dan bagi kami itu pun sebuah hasil belajar.`,
    category: 'kabar-kelas',
    author: 'Redaksi Sanggar',
    daysAgo: -5,
  },
  {
    kind: 'blog',
    slug: 'belajar-membuat-situs-di-usia-58',
    title: 'Belajar Membuat Situs pada Usia Lima Puluh Delapan',
    summary: 'Pensiunan masinis membuat halaman pertamanya tentang nama-nama stasiun kecil yang sudah tidak disinggahi kereta mana pun.',
    body: `Cucu saya berkata situs saya seperti papan pengumuman stasiun. Ia mengira itu ejekan. Saya menganggapnya pujian, karena memang itulah tujuan saya: hitam, putih, jelas, dan tidak membuat orang ketinggalan kereta.

Saya mendaftar kelas Situs Pertamaku sebulan setelah pensiun. Pekan pertama saya lima kali salah menutup tanda kurung siku. Mbak Wening tidak menertawakan. Ia bertanya, “Kalau di lokomotif, Bapak memeriksa apa dulu sebelum jalan?” Saya jawab: urutan. Sejak itu saya memeriksa kode seperti memeriksa rem, dari depan ke belakang, dengan jari telunjuk.

Halaman saya berisi empat puluh satu nama stasiun kecil di lintas selatan yang sekarang hanya dilewati. Di setiap nama saya tulis satu ingatan. Ada penjual dawet yang hafal bunyi peluit saya, ada kepala stasiun yang selalu memberi hormat sungguhan.

Yang tidak saya sangka, orang mulai menulis surat. Anak-anak mereka. Halaman itu kini enam puluh tiga stasiun.`,
    category: 'dari-peserta',
    author: 'Sugeng Riyadi',
    daysAgo: 4,
    views: 1420,
  },
  {
    kind: 'blog',
    slug: 'membaca-tugas-dengan-suara',
    title: 'Mengapa Saya Membaca Tugas Peserta dengan Suara Keras',
    summary:
      'Mengulas tugas lewat pesan suara memakan waktu dua kali lebih lama, tetapi peserta saya berhenti bertanya apakah karyanya jelek.',
    body: `Awalnya karena malas mengetik. Saya merekam ulasan sambil menunggu angkutan, tiga menit untuk setiap peserta, dan meminta maaf atas suara klakson. Keesokan harinya seorang peserta menulis bahwa ia memutar rekaman itu empat kali.

Dari situ saya sadar bahwa tulisan sering terdengar lebih galak daripada maksudnya. “Pembukaannya terlalu panjang” di layar terasa seperti vonis. Diucapkan sambil tersenyum, kalimat yang sama menjadi ajakan. Peserta bisa mendengar saya berpikir, ragu, lalu berubah pendapat di tengah kalimat.

## Kebiasaan saya sekarang

1. Sebut satu bagian yang masih teringat setelah berhenti membaca.
2. Ajukan satu pertanyaan.
3. Beri satu saran, hanya satu.

Memang lebih lama. Untuk dua puluh empat peserta, saya menghabiskan hampir dua jam. Tetapi jumlah tugas yang dikumpulkan ulang naik berlipat, dan orang tidak memperbaiki karyanya untuk seseorang yang tidak mereka dengar.`,
    category: 'dari-mentor',
    author: 'Rosalina Hutapea',
    daysAgo: 11,
    views: 690,
  },
  {
    kind: 'blog',
    slug: 'buku-kas-bu-cicih-satu',
    title: 'Membaca Buku Kas Orang Lain, Bagian 1: Noda Minyak',
    summary: 'Seorang penjual nasi membiarkan saya membaca buku kasnya selama delapan pekan. Bagian pertama tentang catatan yang jujur.',
    body: `Buku kas Bu Cicih bersampul gambar artis yang sudah tidak terkenal. Setiap halamannya bernoda minyak, dan justru dari noda itu saya tahu ia benar-benar menulis di dapur, bukan menyalin rapi pada malam sebelum kelas.

Pekan pertama isinya hanya angka tanpa keterangan. Saya bertanya apa arti 35. Ia berpikir lama, lalu tertawa: uang jajan cucu, diambil dari laci, niatnya dikembalikan. Dalam sepekan ada sebelas angka semacam itu. Jumlahnya lebih besar daripada belanja gas.

Saya tidak menyuruhnya berhenti memberi jajan. Saya hanya meminta satu huruf di samping angka: D untuk dapur, W untuk warung, C untuk cucu. Pekan kedua, huruf C memenuhi halaman. Pekan ketiga, Bu Cicih menyediakan kaleng biskuit khusus cucu, diisi setiap Senin.

Begitulah anggaran pertama dalam hidupnya dibuat, tanpa pernah mendengar kata anggaran.`,
    category: 'dari-mentor',
    author: 'Hendra Lesmana',
    daysAgo: 45,
    views: 910,
  },
  {
    kind: 'blog',
    slug: 'buku-kas-bu-cicih-dua',
    title: 'Membaca Buku Kas Orang Lain, Bagian 2: Dua Ratus Rupiah',
    summary: 'Lanjutan kisah buku kas Bu Cicih: menu terlaris yang ternyata merugi, dan cara menaikkan harga tanpa kehilangan muka.',
    body: `Pekan keempat kami menghitung harga pokok. Nasi, oncom, kencur, daun pisang, karet gelang. Bu Cicih ingin melewatkan karet gelang karena terlalu sepele. Kami tetap menghitungnya: dua puluh rupiah sebungkus, seratus dua puluh bungkus sehari.

Hasilnya membuat kami diam. Menu terlaris, yang antreannya sampai jalan, merugi dua ratus rupiah setiap bungkus. Selama tiga tahun warung itu dihidupi oleh teh manis. “Jadi saya ini sebenarnya penjual teh,” kata Bu Cicih.

Menaikkan harga ternyata soal perasaan, bukan hitungan. Ia takut dianggap sombong. Kami berlatih kalimatnya berkali-kali, sampai menemukan yang pas di lidahnya:

> “Naik seribu, ya, Jang. Oncomnya juga sekarang lebih banyak.”

Dan memang ia menambah oncomnya sedikit. Tiga pelanggan pergi, dua kembali sepekan kemudian. Pada akhir bulan, untuk pertama kalinya, huruf W di buku itu lebih panjang daripada huruf C.`,
    category: 'dari-mentor',
    author: 'Hendra Lesmana',
    daysAgo: 38,
    views: 830,
    parent: 'buku-kas-bu-cicih-satu',
  },
  {
    kind: 'blog',
    slug: 'menunggu-cahaya-pukul-empat',
    title: 'Menunggu Cahaya Pukul Empat',
    summary: 'Peserta saya mengeluh ponselnya kurang canggih. Saya mengajak mereka duduk di dapur orang sampai matahari turun sedikit.',
    body: `Di kelas foto selalu ada yang bertanya ponsel apa yang sebaiknya dibeli. Saya menjawab dengan mengajak mereka ke dapur Mama Yuli, pembuat kue cucur di Oebobo. Kami datang pukul dua. Saya larang semua orang memotret.

Dua jam kami duduk, membantu mengaduk adonan, mendengar cerita tentang anaknya di Batam. Dapur itu gelap, dan peserta gelisah. Lalu pukul empat lewat sedikit matahari masuk lewat celah dinding bambu. Cahayanya jatuh tepat di wajan. Minyak menjadi emas.

“Sekarang,” kata saya. Sembilan ponsel, sebagian retak, memotret bersamaan. Tidak satu pun gagal. Ponsel termurah di ruangan itu bahkan menghasilkan foto yang kini dipajang di warung Mama Yuli.

Kamera memang penting. Tetapi dua jam menunggu, dan keakraban yang tumbuh di dalamnya, belum bisa dibeli di toko mana pun.`,
    category: 'dari-mentor',
    author: 'Maria Goreti Lay',
    daysAgo: 66,
    views: 720,
  },
  {
    kind: 'blog',
    slug: 'saya-berhenti-mengikuti-tiga-kelas',
    title: 'Saya Berhenti dari Tiga Kelas Sebelum Menyelesaikan yang Satu Ini',
    summary:
      'Catatan orang yang sering mendaftar dan jarang selesai, tentang rasa malu, tabungan video, dan satu pesan singkat dari mentor.',
    body: `Saya kolektor kelas. Ada delapan kelas di akun saya, tujuh berhenti di bab dua. Setiap mendaftar, rasanya sudah seperti selesai. Setelah itu datang pekan sibuk, lalu rasa bersalah, lalu saya menghindari ikon aplikasinya seperti menghindari tetangga yang kita pinjami uang.

Di kelas SQL, hal yang sama terjadi pada pekan ketiga. Bedanya, Kak Tirta mengirim pesan: “Nabila, tugas keduamu bertanya soal buku yang hilang. Saya penasaran jawabannya.” Bukan pengingat otomatis. Ia benar-benar membaca tugas saya dan penasaran.

Malam itu saya membuka lagi tabelnya. Buku yang hilang ternyata kebanyakan buku persiapan ujian, dan hilangnya setiap bulan Mei. Saya tertawa sendiri pukul sebelas malam. Rasanya seperti memecahkan kasus.

Saya lulus dengan nilai tujuh puluh enam. Tujuh kelas yang lain sudah saya hapus dari akun, dengan tenang.`,
    category: 'dari-peserta',
    author: 'Nabila Fauziah',
    daysAgo: 98,
    views: 1010,
  },
  {
    kind: 'blog',
    slug: 'mengajari-ibu-berhenti-percaya',
    title: 'Mengajari Ibu untuk Berhenti Percaya, Sedikit',
    summary: 'Ibu saya mengira mesin penjawab selalu benar karena bahasanya sopan. Kami lalu menguji kesopanannya dengan resep rendang.',
    body: `Ibu saya orang yang menghormati kesopanan. Maka ketika mesin penjawab menyapanya dengan “tentu saja, dengan senang hati”, beliau langsung percaya. Selama sebulan semua pertanyaan kesehatan, cuaca, dan harga emas diajukan ke sana.

Saya tidak membantah. Saya mengajak beliau menguji satu hal yang beliau kuasai lebih baik daripada siapa pun: rendang. Ibu bertanya berapa lama rendang dimasak. Mesin itu menjawab dengan sangat yakin, empat puluh lima menit. Ibu terdiam, lalu berkata pelan, “Itu kalio.”

> “Kalau soal rendang saja ia berani salah dengan sopan, soal obat bagaimana?”

Sejak hari itu Ibu punya aturan: hal yang bisa beliau cicipi sendiri boleh ditanyakan, sedangkan hal yang menyangkut tubuh ditanyakan kepada bidan. Saya belum menemukan kalimat yang lebih baik untuk menjelaskan batas teknologi. Itulah yang kemudian menjadi bab kedua webinar saya.`,
    category: 'dari-mentor',
    author: 'Iqbal Mahendra',
    daysAgo: 240,
    views: 1290,
  },
  {
    kind: 'blog',
    slug: 'rak-yang-belum-diberi-nama',
    title: 'Rak yang Belum Diberi Nama',
    summary:
      'Catatan petugas perpustakaan kelurahan setelah membaca tiga puluh delapan surat dari peserta kelas basis data. Masih disunting.',
    body: `Tiga puluh delapan surat datang dalam satu map biru. Saya membacanya di pos, bergantian dengan melayani anak-anak. Ada yang penuh grafik, ada yang hanya satu halaman. Semuanya menyebut perpustakaan ini seolah-olah tempat penting.

Satu surat menyarankan rak khusus untuk buku yang sudah sepuluh tahun tidak dipinjam. Penulisnya tidak meminta buku itu dibuang. Ia mengusulkan agar setiap pekan satu buku dari rak itu diletakkan di meja depan dengan kartu bertuliskan *sudah lama menunggu*.

Saya mencobanya bulan lalu. Buku pertama tentang cara beternak lebah, terbitan lama, kertasnya kuning. Besoknya buku itu dipinjam anak kelas lima. Ia mengembalikannya tepat waktu dan bertanya apakah ada yang tentang semut.

Tulisan ini belum selesai. Saya masih ingin bercerita tentang surat-surat lainnya, kalau diizinkan penulisnya, dan tentang rak itu, yang sampai sekarang belum punya nama.`,
    category: 'dari-peserta',
    author: 'Ngatini',
    daysAgo: null,
  },
  {
    kind: 'articles',
    slug: 'memilih-kelas-yang-tepat',
    title: 'Memilih Kelas yang Tepat dalam Sepuluh Menit',
    summary:
      'Baca silabus dari belakang, hitung jam yang benar-benar kamu punya, dan kenali beda antara ingin bisa dengan ingin terlihat bisa.',
    body: `Kesalahan paling umum saat memilih kelas ialah membaca judulnya saja. Judul ditulis untuk memikat; silabus ditulis untuk dijalani. Sisihkan sepuluh menit sebelum menekan tombol daftar.

## Baca dari belakang

Buka bab terakhir lebih dulu. Di sanalah tugas akhirnya. Tanyakan: apakah saya mau punya benda itu? Kalau tugas akhirnya membuat aplikasi kasir dan kamu tidak peduli pada kasir, dua bulan akan terasa panjang.

## Hitung jam yang jujur

Ambil jadwal pekan lalu, bukan pekan idamanmu. Tandai jam yang benar-benar kosong, lalu bagi dua. Itulah waktu belajarmu. Bandingkan dengan jam per pekan yang tertulis di halaman kelas.

## Cek syaratnya

- Kalau ada satu syarat yang belum kamu punya, cari kelas yang mengajarkannya lebih dulu.
- Kalau semua syarat sudah lama kamu kuasai, naiklah satu tingkat.
- Kalau ragu, tanyakan lewat WhatsApp. Kami tidak segan menyarankan kelas yang lebih murah.`,
    category: 'panduan',
    author: 'Redaksi Sanggar',
    daysAgo: 21,
    views: 2010,
  },
  {
    kind: 'articles',
    slug: 'mencatat-supaya-tidak-lupa',
    title: 'Mencatat supaya Tidak Lupa, Bukan supaya Rapi',
    summary: 'Catatan paling berguna sering kali paling jelek. Tiga cara mencatat yang memaksa otak bekerja sedikit lebih keras.',
    body: `Banyak peserta menunjukkan catatan yang indah: tiga warna, penggaris, stiker. Ketika ditanya isinya sepekan kemudian, mereka mencari halamannya. Catatan itu menyimpan pelajaran dengan baik, hanya saja bukan di kepala.

## Tutup dulu, tulis kemudian

Tonton satu bab sampai habis tanpa menulis. Tutup layarnya. Tulis apa yang kamu ingat, seberantakan apa pun. Bagian yang bolong menunjukkan apa yang harus ditonton lagi.

## Tulis sebagai pertanyaan

Daripada menyalin “GROUP BY mengelompokkan baris”, tulislah “Bagaimana menghitung peminjam per bulan?” Besok jawab tanpa melihat. Pertanyaan bekerja seperti pintu yang harus didorong sendiri.

## Sisakan kolom kesalahan

Di tepi halaman, catat setiap kali kamu salah dan apa yang kamu kira benar. Kolom ini biasanya menjadi bagian yang paling sering dibaca ulang, dan beberapa bulan kemudian paling menghibur.

Boleh juga memakai stiker. Tempelkan di bagian yang berhasil kamu jawab dua kali berturut-turut.`,
    category: 'cara-belajar',
    author: 'Tirta Anggara',
    daysAgo: 73,
    views: 1340,
  },
  {
    kind: 'articles',
    slug: 'membuat-kelompok-belajar-yang-awet',
    title: 'Membuat Kelompok Belajar yang Awet',
    summary:
      'Empat orang, satu jam tetap, dan aturan kecil tentang datang terlambat. Resep kelompok belajar yang sudah bertahan dua tahun.',
    body: `Sebagian besar kelompok belajar mati pada pertemuan ketiga. Kami bertanya kepada tujuh kelompok alumni yang masih berkumpul setelah setahun lebih, dan jawaban mereka mirip satu sama lain.

Pertama, ukurannya kecil. Empat orang paling pas; dua orang sudah cukup untuk tetap berjalan ketika ada yang sakit. Kedua, waktunya tidak pernah ditawar. Kelompok di Magelang bertemu setiap Kamis pukul 20.00, bahkan pada malam takbiran, walau hanya sepuluh menit.

Ketiga, selalu ada sesuatu yang ditunjukkan. Bukan “sudah sampai mana”, melainkan “ini yang saya buat”. Sekecil apa pun, benda nyata membuat percakapan tidak berubah menjadi saling mengeluh.

## Aturan kecil yang menolong

- Yang terlambat mentraktir gorengan, paling mahal lima ribu.
- Setiap orang boleh absen sekali sebulan tanpa alasan.
- Pertemuan ditutup dengan menyebut satu tugas untuk diri sendiri.

Kelompok Magelang itu kini berlima. Anggota barunya anak salah satu dari mereka.`,
    category: 'panduan',
    author: 'Anindya Sekar',
    daysAgo: 128,
    views: 860,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-warung-naik-kelas',
    title: 'Angkatan Keenam Warung Naik Kelas Membuka Tiga Puluh Kursi',
    summary: 'Pendampingan delapan pekan tanpa biaya untuk usaha yang sudah berjalan enam bulan. Daftar lewat pesan suara juga diterima.',
    body: `Angkatan keenam dimulai bulan depan. Tiga puluh kursi tersedia untuk pemilik usaha kecil dari mana saja, dengan dua kali tatap muka bagi peserta di sekitar Tasikmalaya, Kupang, dan Yogyakarta. Peserta lain didampingi sepenuhnya dari jauh.

Syaratnya hanya dua: usahamu sudah berjalan sedikitnya enam bulan, dan kamu bersedia mencatat setiap malam selama delapan pekan. Tidak perlu izin usaha, tidak perlu laptop. Pendaftaran boleh melalui formulir atau pesan suara yang menjawab tiga pertanyaan: menjual apa, sejak kapan, dan apa yang paling membingungkan dari uangnya.

## Yang kamu terima

- Buku kas khusus dengan halaman tahan minyak
- Pendamping muda yang berkunjung dua kali
- Kelas foto produk dan etalase daring

Pengumuman disampaikan lewat telepon. Yang belum mendapat kursi akan kami kirimi buku kasnya, karena mencatat bisa dimulai malam ini juga.`,
    category: 'pengumuman',
    author: 'Hendra Lesmana',
    daysAgo: 14,
    views: 1180,
  },
  {
    kind: 'program',
    slug: 'penutup-pemuda-desa-digital',
    title: 'Pemuda Desa Digital Berakhir, Panduannya Dibagikan',
    summary:
      'Dua musim, sebelas desa, dan sembilan ratus catatan pengetahuan. Kini giliran desa lain memakai panduannya tanpa menunggu kami.',
    body: `Program Pemuda Desa Digital resmi ditutup setelah dua musim. Sebelas karang taruna menyelesaikan situs desanya, dan tujuh di antaranya masih memperbaruinya setiap bulan. Semua berkas sudah diserahkan; tidak ada satu pun yang bergantung pada akun kami.

Yang paling berharga bukan situsnya. Dalam dua musim, para pemuda mencatat lebih dari sembilan ratus hal yang tadinya hanya diingat orang tua: nama petak sawah, cara membaca langit, lagu pengantar tidur, resep untuk orang yang baru melahirkan. Beberapa narasumber telah berpulang, dan suaranya tersimpan.

> “Ternyata kampung saya lebih besar daripada yang saya kira,” kata Yoga, ketua karang taruna di lereng Sumbing.

Panduan lapangan setebal enam puluh halaman dapat diunduh bebas. Di dalamnya ada lembar izin, daftar pertanyaan, dan satu bab jujur tentang kesalahan kami, termasuk ketika kami lupa membawa pengeras suara ke rumah narasumber yang pendengarannya sudah lemah.`,
    category: 'pengumuman',
    author: 'Wening Pratiwi',
    daysAgo: 330,
    views: 540,
  },
  {
    kind: 'event',
    slug: 'sabtu-buka-pintu',
    title: 'Sabtu Buka Pintu: Coba Empat Kelas dalam Sehari',
    summary:
      'Datang, duduk, dan cobalah empat kelas tiga puluh menit. Tidak perlu mendaftar, anak-anak boleh ikut, kopinya diseduh peserta.',
    body: `Empat kali setahun kami membuka pintu garasi tempat Sanggar lahir. Di dalamnya ada empat meja, masing-masing satu kelas contoh berdurasi tiga puluh menit. Kamu boleh mencoba semuanya, boleh pula duduk di satu meja sampai sore.

## Meja-mejanya

1. Membuat satu baris HTML bersama Wening
2. Memotret cangkir dengan cahaya jendela bersama Maria
3. Menghitung untung es teh bersama Hendra
4. Membaca puisi pendek di depan mikrofon bersama Rosalina

Anak-anak boleh ikut dan mendapat meja menggambar. Parkir motor di lapangan voli, angkutan kota berhenti seratus meter dari pintu. Rumahnya tanpa tangga, sehingga kursi roda bisa masuk sampai ke meja terakhir.

Kopi diseduh oleh peserta kelas yang sedang belajar menghitung harga pokok. Harganya akan berubah-ubah sepanjang hari, dan itu bagian dari pelajarannya.`,
    category: 'temu-muka',
    author: 'Redaksi Sanggar',
    daysAgo: 7,
    views: 930,
    event: { inDays: 15, weekday: 6, startHour: 9, hours: 6, place: 'Rumah Sanggar, Kota Yogyakarta' },
  },
  {
    kind: 'event',
    slug: 'ruang-tanya-rabu',
    title: 'Ruang Tanya Rabu bersama Tirta: Data yang Bikin Pusing',
    summary: 'Bawa lembar sebar yang membuatmu putus asa. Tirta membukanya bersama-sama dan merapikannya sambil menjelaskan tiap langkah.',
    body: `Setiap Rabu malam Tirta membuka satu jam untuk lembar sebar yang bermasalah. Peserta mengirim berkasnya sehari sebelum acara, sesudah menghapus nama dan nomor telepon. Tiga berkas dipilih, dibuka di layar, dan dirapikan sambil dijelaskan.

Pekan ini tiga berkas sudah menunggu. Satu daftar iuran RT dengan tujuh warna yang artinya sudah dilupakan. Satu laporan stok yang menjumlahkan tanggal. Satu lagi data penelitian mahasiswi yang kolom umurnya berisi “dewasa”, “27”, dan “lumayan tua”.

Tidak ada yang ditertawakan, kecuali oleh pemiliknya sendiri. Semua kesalahan itu pernah dilakukan Tirta, dan ia menyimpan buktinya.

Ruang terbuka untuk umum, tanpa kewajiban ikut kelas. Rekaman tersedia keesokan paginya bersama berkas sebelum dan sesudah dirapikan. Pertanyaan pendek boleh dikirim lewat kolom obrolan kapan saja sampai pukul sembilan kurang sepuluh.`,
    category: 'temu-daring',
    author: 'Tirta Anggara',
    daysAgo: 25,
    views: 480,
    event: { inDays: 5, weekday: 3, startHour: 20, hours: 1, place: 'Daring lewat ruang kelas Sanggar' },
  },
  {
    kind: 'podcasts',
    slug: 'penjaga-palang-dan-kamera',
    title: 'Penjaga Palang dan Kameranya',
    summary: 'Pak Sarjono bercerita tentang tiga puluh tahun membuka jalan untuk orang lain, dan bagaimana rasanya menjadi tokoh film.',
    body: `Sepanjang percakapan ini kamu akan mendengar kereta lewat empat kali. Kami merekam di pos palang, dan Pak Sarjono menolak pindah ke tempat yang lebih sunyi. “Nanti saya kangen,” katanya.

Ia bercerita tentang malam-malam hujan, pengendara yang marah karena harus menunggu satu menit, dan seorang anak yang setiap pagi melambaikan tangan dari boncengan sampai anak itu besar dan mengantar anaknya sendiri. Kita juga mendengar dari Dita, peserta kelas video yang datang ke pos itu sebelas kali sebelum berani mengeluarkan kamera.

## Catatan waktu

- 02.00 Kereta pertama
- 08.30 Anak yang melambai
- 16.45 Sebelas kunjungan tanpa kamera
- 25.10 Menonton diri sendiri

Dengarkan sampai habis, karena setelah kereta keempat Pak Sarjono menirukan bunyi sinyal lama yang sudah tidak dipakai lagi.`,
    category: 'teras-sore',
    author: 'Rosalina Hutapea',
    daysAgo: 36,
    views: 610,
    episode: { minutes: 31, guest: 'Sarjono', number: 11 },
  },
  {
    kind: 'podcasts',
    slug: 'harga-sebungkus-nasi',
    title: 'Berapa Sebenarnya Harga Sebungkus Nasi?',
    summary: 'Bu Cicih dan Hendra menghitung harga pokok di depan mikrofon, lengkap dengan karet gelang, uang jajan cucu, dan tawa.',
    body: `Kami menaruh mikrofon di meja dapur dan menghitung bersama-sama. Nasi, oncom, kencur, daun pisang, karet gelang. Kamu bisa mengikuti dengan kertas, karena semua angka disebutkan pelan-pelan.

Bu Cicih ternyata penutur yang jenaka. Ia memberi nama pada setiap kebocoran kecil di warungnya: si cucu, si galon, si tetangga baik hati. Hendra mengaku tokonya sendiri punya kebocoran bernama si diskon, yang baru ia sadari sesudah mengajar kelas ini.

## Untuk dicoba sendiri

- Tulis semua bahan untuk satu porsi, termasuk pembungkus.
- Tambahkan gas, listrik, dan ongkos ke pasar.
- Bagi upahmu sendiri ke jumlah porsi.

Angka akhirnya diumumkan di menit kedua puluh dua. Kalau hasilmu membuat terkejut, kirimkan ceritanya. Episode depan kami bacakan bersama tukang bakso keliling yang sudah menyiapkan kalkulator.`,
    category: 'teras-sore',
    author: 'Hendra Lesmana',
    daysAgo: 110,
    views: 530,
    episode: { minutes: 26, guest: 'Cicih Sumarsih', number: 8 },
  },
  {
    kind: 'gallery',
    slug: 'sehari-di-rumah-sanggar',
    title: 'Sehari di Rumah Sanggar',
    summary:
      'Enam gambar dari pagi sampai malam di garasi tempat semuanya bermula: papan tulis, kursi tak seragam, dan kucing bernama Titik.',
    body: `Rumah Sanggar tidak besar. Garasinya muat satu mobil, yang sejak bertahun-tahun lalu diparkir di luar. Kursi-kursinya sumbangan, tidak ada dua yang sama, dan peserta lama punya kursi kesukaan masing-masing.

Pagi hari biasanya sepi. Pengurus menyapu, mentor menyiapkan rekaman, dan Titik, kucing yang namanya diambil dari tanda baca, memilih modem paling hangat. Menjelang siang peserta kelas tatap muka berdatangan. Di gambar ketiga, Pak Sugeng yang pensiunan masinis berbagi laptop dengan Raka yang berumur enam belas; mereka sedang berdebat tentang warna tautan.

Papan tulis adalah jantung ruangan. Ia tidak pernah dihapus seluruhnya. Selalu ada satu gambar yang dibiarkan sampai pekan berikutnya, dipilih oleh peserta.

Gambar terakhir diambil pukul sembilan malam, ketika kelas pekerja sif baru dimulai dan satu per satu nama muncul di layar.`,
    category: 'album',
    author: 'Maria Goreti Lay',
    daysAgo: 20,
    views: 880,
    pictures: [
      'Pintu garasi dibuka pukul tujuh pagi',
      'Sembilan kursi yang tidak seragam menghadap papan tulis',
      'Peserta lansia dan remaja berbagi satu laptop',
      'Kucing bernama Titik tidur di atas modem hangat',
      'Papan tulis penuh panah dan noda kapur',
      'Lampu teras menyala saat kelas malam dimulai',
    ],
  },
  {
    kind: 'gallery',
    slug: 'foto-foto-cahaya-jendela',
    title: 'Foto-Foto Cahaya Jendela',
    summary: 'Karya peserta kelas foto: keripik, kain, sambal, dan sapu lidi yang dipotret dengan ponsel serta selembar karton putih.',
    body: `Empat barang, empat rumah, satu syarat: tanpa lampu. Peserta kelas foto produk hanya boleh memakai jendela dan karton putih. Waktu mereka satu jam, dari pukul tiga sampai pukul empat sore.

Keripik pisang milik Bu Salmah semula difoto di atas piring bermotif mawar, dan tak seorang pun melihat keripiknya. Setelah piringnya diganti talenan, keripik itu tampak seperti genting rumah. Tenun Mama Dortia dipotret dari samping, sehingga benangnya membentuk bayangan kecil yang bisa dirasakan mata.

Yang paling sulit ialah botol sambal, karena kacanya memantulkan wajah pemotret. Rustam memecahkannya dengan bersembunyi di balik karton berlubang.

Sapu lidi datang sebagai lelucon. Pak Dahlan membawanya karena tidak punya dagangan lain hari itu. Fotonya terjual lebih dulu daripada sapunya: sebuah kafe meminta izin memajangnya di dekat pintu masuk.`,
    category: 'album',
    author: 'Anindya Sekar',
    daysAgo: 388,
    views: 450,
    pictures: [
      'Keripik pisang disusun seperti genting rumah',
      'Kain tenun menyala dalam cahaya samping',
      'Botol sambal dengan pantulan yang rapi',
      'Sapu lidi berdiri seperti bunga kering',
    ],
  },
]
