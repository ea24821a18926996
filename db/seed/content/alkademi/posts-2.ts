import type { SeedPost } from '../../content-types.ts'

export const posts2: SeedPost[] = [
  {
    kind: 'blog',
    slug: 'catatan-dari-ruang-tunggu',
    title: 'Tiga Pagi di Ruang Tunggu Sebelum Merombak Halaman Daftar',
    summary:
      'Formulir pendaftaran kami punya sebelas isian. Sesudah melihat orang mengisinya sambil menggendong anak, sisanya tinggal empat.',
    body: `Sebelum merombak halaman pendaftaran, saya meminta izin duduk di tiga tempat: ruang tunggu bengkel resmi di Depok, kantin pabrik garmen di Ungaran, dan teras musala kampus di Jember. Di setiap tempat saya meminta orang mendaftar kelas apa saja dengan ponselnya sendiri, lalu saya diam.

Di bengkel, seorang bapak berhenti pada isian *nama pengguna*. Ia mengira diminta menulis nama orang yang akan memakai mobilnya. Di kantin pabrik, seorang ibu menggendong anak sambil mengetik dengan satu jempol; setiap kali papan ketik berganti dari huruf ke angka, ia harus menurunkan anaknya. Di teras musala, hampir semua mahasiswa mengarang tanggal lahir, sebab mereka tidak mengerti untuk apa data itu.

## Yang kami buang

- Nama pengguna, sebab email sudah cukup
- Tanggal lahir lengkap, diganti pertanyaan apakah sudah berusia delapan belas tahun
- Ulangi kata sandi, diganti tombol untuk melihatnya
- Asal sekolah, jenis kelamin, pekerjaan, dan dari mana tahu Alkademi

Rapat untuk membuang tujuh isian itu berlangsung lebih lama daripada mengerjakannya. Setiap isian punya pembela. Akhirnya kami sepakat pada satu aturan: data hanya diminta pada saat hendak dipakai, dan alasannya ditulis di bawah kotaknya.

Sesudah halaman baru terbit, pendaftaran yang tuntas naik dari lima puluh delapan menjadi tujuh puluh sembilan persen. Namun angka yang paling saya sukai lebih kecil. Ibu di kantin Ungaran, yang bersedia diuji ulang, menyelesaikannya dalam satu menit tiga detik. Anaknya tidak perlu diturunkan sama sekali.`,
    category: 'dapur-produk',
    author: 'Nadia Puspasari',
    daysAgo: 205,
    views: 840,
  },
  {
    kind: 'blog',
    slug: 'rencana-kelas-untuk-tunanetra',
    title: 'Draf: Menyiapkan Kelas yang Bisa Didengar Utuh',
    summary:
      'Catatan kerja tentang kelas pertama yang dirancang bersama peserta tunanetra, mulai dari soal gambar sampai urutan tombol di pemutar.',
    body: `Catatan ini masih berupa draf dan akan dilengkapi sesudah uji coba kedua. Kami sedang merancang kelas pertama yang sejak awal dibuat untuk didengar, bukan dibaca lalu ditempeli suara. Perancangnya tiga peserta tunanetra: seorang guru pijat di Solo, seorang penyiar komunitas di Padang, dan seorang mahasiswa hukum di Jember.

Pelajaran pertama datang dalam sepuluh menit. Kami bangga karena semua gambar sudah memiliki teks pengganti, tetapi Pak Hartono, guru pijat itu, mendengar “gambar ilustrasi seseorang sedang belajar” sebanyak empat belas kali dalam satu bab. Ia bertanya dengan sopan, apakah orang dalam gambar itu pada akhirnya lulus. Gambar hiasan seharusnya didiamkan saja.

## Yang sudah diputuskan

- Setiap bab punya ringkasan lisan paling lama satu menit di awal
- Tombol lanjut selalu berada di urutan pertama sesudah isi
- Contoh kode dibacakan dengan nama tanda bacanya, bisa dimatikan
- Soal tidak pernah bergantung pada warna atau letak

## Yang belum

Kami belum menemukan cara yang nyaman untuk mengajarkan tata letak. Percobaan dengan papan gabus dan paku payung terasa menyenangkan di ruangan, tetapi tidak bisa dikirim lewat internet. Mahasiswa dari Jember mengusulkan kisi berbasis bunyi, dan pekan depan ia akan memperlihatkan purwarupanya.

Target kami sederhana. Satu kelas tuntas, sepuluh peserta tunanetra lulus, dan tidak seorang pun memerlukan bantuan orang lain untuk menekan tombol. Kalau kamu pengguna pembaca layar dan punya waktu satu sore, kami ingin sekali mendengar pendapatmu.`,
    category: 'dapur-produk',
    author: 'Galuh Wirajaya',
    daysAgo: null,
  },
  {
    kind: 'articles',
    slug: 'membaca-pesan-galat-javascript',
    title: 'Membaca Pesan Galat JavaScript Tanpa Panik',
    summary:
      'Tulisan merah di konsol bukan teguran, melainkan petunjuk arah. Kenali tiga bagiannya dan lima pesan yang paling sering muncul pada pemula.',
    body: `Pemula biasanya melakukan dua hal ketika konsol memerah: menutup konsolnya, atau menyalin seluruh tulisannya ke mesin pencari. Keduanya melewatkan bagian terbaik. Pesan galat hampir selalu memberi tahu apa yang terjadi, di mana, dan bagaimana program sampai ke sana.

## Tiga bagian sebuah pesan

Bagian pertama ialah jenisnya, misalnya *TypeError* atau *ReferenceError*. Bagian kedua kalimat penjelas. Bagian ketiga jejak, yakni daftar berkas dan nomor baris dari yang paling dekat sampai yang paling jauh. Bacalah jenisnya lebih dulu, lalu cari baris pertama pada jejak yang menyebut berkas buatanmu sendiri. Abaikan baris milik pustaka.

## Lima yang paling sering

- **x is not defined**: nama belum pernah dibuat, atau salah ketik satu huruf
- **Cannot read properties of undefined**: kamu membuka kotak yang ternyata kosong; periksa dari mana kotak itu datang
- **x is not a function**: yang kamu panggil ternyata angka, teks, atau kosong
- **Unexpected token**: ada tanda baca yang hilang, sering kali satu baris di atas nomor yang ditunjuk
- **Failed to fetch**: permintaan ke alamat lain gagal; periksa alamat, jaringan, lalu izinnya

## Kebiasaan yang menghemat waktu

Sebelum mengubah apa pun, ucapkan dugaanmu dalam satu kalimat: “Saya kira daftar ini kosong karena datanya belum datang.” Lalu buktikan dengan satu perintah cetak atau titik henti. Kalau dugaanmu salah, kamu tetap mendapat satu fakta baru. Mengubah kode secara acak tidak memberi fakta apa-apa, dan sering meninggalkan kutu kedua.

Latihan yang baik adalah merusak program sendiri dengan sengaja. Hapus satu kurung, ganti satu nama, putuskan jaringan, lalu cocokkan pesan yang muncul dengan perbuatanmu. Dalam setengah jam kamu mengenal selusin wajah yang tadinya menakutkan. Kumpulannya kami bahas di kelas [JavaScript](/Courses/javascript-halaman-hidup).`,
    category: 'web-dan-kode',
    author: 'Raka Wirabuana',
    daysAgo: 9,
    views: 4210,
  },
  {
    kind: 'articles',
    slug: 'indeks-basis-data-untuk-manusia',
    title: 'Indeks Basis Data, Dijelaskan dengan Lemari Arsip Kelurahan',
    summary:
      'Mengapa kueri yang sama butuh sepuluh detik di satu tabel dan sekejap di tabel lain? Jawabannya ada di lemari arsip kantor kelurahan.',
    body: `Bayangkan kantor kelurahan dengan dua puluh ribu kartu keluarga. Kartunya disimpan menurut tanggal kedatangan. Seorang warga datang dan menyebut namanya. Tanpa alat bantu, petugas harus membuka kartu satu per satu. Itulah yang dilakukan basis data ketika tidak memiliki indeks: membaca seluruh tabel dari awal sampai akhir.

Sekarang petugas membuat buku kecil berisi nama warga secara alfabetis, masing-masing dengan nomor laci. Mencari satu nama cukup membuka buku di tengah, lalu melompat ke kiri atau kanan. Dua puluh ribu kartu dapat ditemukan dalam sekitar lima belas lompatan. Buku kecil itulah indeks.

## Harga sebuah buku kecil

Buku itu harus diperbarui setiap kali ada warga pindah, lahir, atau berganti nama. Kalau petugas membuat dua belas buku untuk berjaga-jaga, setiap perubahan ditulis tiga belas kali. Karena itu indeks mempercepat pembacaan dan memperlambat penulisan. Buatlah hanya untuk pertanyaan yang sungguh sering diajukan.

Buku nama juga tidak menolong bila warga hanya ingat akhiran namanya. Pencarian “siapa yang namanya berakhiran *wati*” tetap memaksa petugas membaca semuanya. Urutan kolom pun berarti: buku yang disusun menurut RT lalu nama berguna untuk mencari di RT 05, tetapi hampir tidak berguna untuk mencari satu nama di seluruh kelurahan.

## Cara memeriksanya

Di PostgreSQL, taruh kata *EXPLAIN ANALYZE* di depan kueri. Bila yang tampak adalah *Seq Scan* pada tabel besar, petugas sedang membuka kartu satu per satu. Tambahkan indeks yang pas, jalankan lagi, dan bandingkan waktunya. Catat kedua angka itu di keterangan perubahanmu. Rekan yang datang tahun depan akan tahu mengapa buku kecil itu ada, dan kapan boleh dibuang.`,
    category: 'data',
    author: 'Bagus Prasetyawan',
    daysAgo: 21,
    views: 2890,
  },
  {
    kind: 'articles',
    slug: 'rata-rata-yang-menyesatkan',
    title: 'Ketika Rata-rata Menyesatkan: Kisah Gaji di Satu Bengkel',
    summary:
      'Sebelas orang, satu pemilik, dan angka rata-rata yang tidak dimiliki siapa pun. Kenali median dan sebaran sebelum menulis laporan.',
    body: `Sebuah bengkel mempekerjakan sepuluh montir bergaji tiga juta rupiah. Pemiliknya mengambil empat puluh tujuh juta. Rata-rata penghasilan di bengkel itu tujuh juta rupiah. Angkanya benar, rumusnya benar, dan tidak satu orang pun di sana berpenghasilan mendekati tujuh juta.

## Nilai tengah

Urutkan kesebelas angka dari yang terkecil, lalu ambil yang di tengah. Hasilnya tiga juta. Inilah median, dan ia jauh lebih setia menggambarkan apa yang dialami kebanyakan orang. Aturan praktisnya sederhana: untuk uang, waktu tunggu, dan jarak, mulailah dari median. Ketiganya hampir selalu punya segelintir nilai yang sangat besar.

## Jangan berhenti di tengah

Median pun menyembunyikan sesuatu. Dua puskesmas bisa sama-sama memiliki median waktu tunggu tiga puluh menit, padahal di yang pertama semua orang menunggu antara dua puluh lima dan tiga puluh lima menit, sedangkan di yang kedua separuh pasien dilayani seketika dan seperlimanya menunggu tiga jam. Karena itu saya selalu menambahkan dua angka: nilai yang dilampaui seperempat orang dan nilai yang dilampaui sepersepuluhnya.

> Kalau hanya boleh menulis satu angka, tulis angka yang dialami orang. Kalau boleh dua, tulis juga angka orang yang paling lama menunggu.

## Kapan rata-rata tetap berguna

Rata-rata tetap pilihan tepat bila kamu hendak mengalikan kembali. Berapa liter bensin untuk enam puluh kiriman? Kalikan rata-rata per kiriman. Pemilik bengkel yang ingin tahu total gaji pun membutuhkannya.

Jadi pertanyaannya bukan angka mana yang benar, melainkan keputusan apa yang akan diambil. Tulis keputusan itu di baris pertama laporanmu, barulah pilih ringkasannya. Kebiasaan ini kami latih dengan data sungguhan di kelas [Grafik yang Jujur](/Courses/grafik-yang-jujur).`,
    category: 'data',
    author: 'Tiara Anggraini',
    daysAgo: 43,
    views: 2050,
  },
  {
    kind: 'articles',
    slug: 'kontras-warna-di-bawah-matahari',
    title: 'Kontras Warna untuk Layar yang Dipakai di Bawah Matahari',
    summary:
      'Abu-abu muda memang anggun di studio. Di pangkalan ojek ia lenyap. Panduan singkat memilih warna teks yang terbaca di mana saja.',
    body: `Coba bawa ponselmu ke tempat parkir pukul dua belas siang, lalu buka tiga aplikasi favoritmu. Yang masih terbaca biasanya memakai teks gelap di latar terang dengan selisih yang tegas. Yang lenyap biasanya memakai abu-abu di atas putih, gaya yang terlihat mahal di dalam ruangan.

## Angka yang perlu diingat

Selisih terang antara teks dan latar dinyatakan dengan perbandingan. Hitam di atas putih bernilai 21 banding 1. Untuk teks biasa, batas yang umum dipakai adalah 4,5 banding 1; untuk huruf besar dan ikon penting, 3 banding 1. Angka tersebut diukur di layar yang bersih. Di bawah matahari, layar kusam, atau mata yang lelah, anggap saja kamu kehilangan sepertiganya.

- Teks isi: kejar 7 banding 1
- Keterangan kecil: jangan di bawah 4,5
- Garis kotak isian: sedikitnya 3, agar orang tahu di mana mengetik
- Teks di atas foto: beri lapisan gelap, jangan berharap pada fotonya

## Warna merek yang terlalu muda

Banyak merek memakai kuning atau biru muda. Kamu tidak perlu menggantinya. Gunakan warna itu untuk bidang, garis, dan gambar, lalu siapkan versi lebih gelap untuk teks dan tombol. Geser terangnya, pertahankan ronanya. Orang tetap mengenali mereknya, dan tombolnya tetap terbaca.

## Jangan hanya warna

Sekitar satu dari dua belas laki-laki sulit membedakan merah dan hijau. Status *lunas* dan *menunggak* yang hanya dibedakan warna akan tertukar. Tambahkan kata, ikon, atau letak.

Sebelum menyerahkan rancangan, saya selalu mencetaknya hitam putih. Kalau alurnya masih dapat diikuti di kertas itu, saya tenang. Kalau tidak, warna sedang mengerjakan terlalu banyak hal sendirian.`,
    category: 'desain',
    author: 'Nadia Puspasari',
    daysAgo: 60,
    views: 1720,
  },
  {
    kind: 'articles',
    slug: 'membaca-tagihan-cloud-bagian-satu',
    title: 'Membaca Tagihan Cloud, Bagian 1: Dari Mana Datangnya Angka',
    summary:
      'Sewa server bukan satu harga. Kenali empat meteran yang berputar diam-diam: waktu hidup, ruang simpan, lalu lintas keluar, dan alamat menganggur.',
    body: `Tagihan cloud pertama saya bernilai dua belas dolar, untuk server yang saya kira sudah mati. Sejak itu saya mengajarkan tagihan sebelum server. Tulisan ini membahas asal-usul angkanya; bagian kedua nanti membahas cara menurunkannya.

## Empat meteran

**Waktu hidup.** Server dihitung per detik selama menyala, dipakai atau tidak. Server yang menganggur semalaman sama mahalnya dengan yang bekerja keras. Bayangkan taksi yang argonya berjalan saat kamu tidur.

**Ruang simpan.** Cakram yang menempel pada server tetap ditagih walaupun servernya dimatikan. Cadangan otomatis pun memakan ruang, dan sering kali tidak ada yang menghapusnya. Tanyakan berapa lama cadangan memang diperlukan.

**Lalu lintas keluar.** Data yang masuk biasanya gratis, data yang keluar tidak. Satu video promosi dua puluh megabita yang ditonton lima ribu kali berarti seratus gigabita keluar. Inilah kejutan yang paling sering saya temui pada situs sekolah saat musim pendaftaran.

**Benda yang menganggur.** Alamat IP yang dipesan tetapi tidak dipasang, penyeimbang beban tanpa server di belakangnya, dan gerbang jaringan sisa latihan. Kecil-kecil, tetapi menetes setiap jam.

## Latihan lima belas menit

1. Unduh rincian tagihan bulan lalu dalam bentuk tabel
2. Kelompokkan menurut empat meteran di atas
3. Lingkari tiga baris terbesar, lalu tulis siapa yang memerlukannya
4. Baris yang tidak ada pemiliknya, matikan setelah bertanya sekali di grup

Kebanyakan peserta menemukan sedikitnya satu baris tanpa pemilik. Di sebuah yayasan, baris itu bernilai sepertiga dari seluruh tagihan, dan sudah berjalan empat belas bulan.`,
    category: 'web-dan-kode',
    author: 'Hendrik Manuputty',
    daysAgo: 97,
    views: 1340,
  },
  {
    kind: 'articles',
    slug: 'membaca-tagihan-cloud-bagian-dua',
    title: 'Membaca Tagihan Cloud, Bagian 2: Menurunkan Angka Tanpa Mengorbankan Tidur',
    summary:
      'Jadwal mati, ukuran yang pas, cadangan yang tahu kapan pensiun, dan peringatan yang datang sebelum terlambat. Empat langkah, urut dari termudah.',
    body: `Pada bagian pertama kita mencari asal angka. Sekarang kita menurunkannya, dengan satu syarat: layanan tidak boleh menjadi rapuh. Menghemat lima puluh ribu rupiah lalu kehilangan data sehari bukan penghematan.

## Langkah satu: matikan yang tidak dipakai malam hari

Lingkungan uji jarang diperlukan antara pukul sembilan malam dan pukul tujuh pagi. Menjadwalkan mati hidupnya memangkas hampir separuh jam nyala. Umumkan jadwalnya di grup, dan sediakan satu perintah untuk menyalakan sewaktu-waktu, agar rekan yang lembur tidak memaki.

## Langkah dua: kecilkan setelah mengukur

Lihat pemakaian prosesor dan memori selama dua pekan, bukan sehari. Bila puncaknya di bawah empat puluh persen, turunkan satu ukuran, lalu amati lagi sepekan. Turun dua ukuran sekaligus adalah cara cepat menambah satu insiden.

## Langkah tiga: beri umur pada cadangan

- Cadangan harian disimpan dua pekan
- Cadangan mingguan disimpan tiga bulan
- Cadangan bulanan disimpan setahun, di penyimpanan yang lebih murah

Setiap tiga bulan, pulihkan satu cadangan ke tempat lain. Cadangan yang belum pernah dipulihkan hanyalah harapan yang ditagih.

## Langkah empat: pasang peringatan bertingkat

Satu peringatan di angka seratus persen selalu datang terlambat. Pasang di lima puluh, delapan puluh, dan seratus persen anggaran, dikirim kepada dua orang yang berbeda. Orang pertama biasanya sedang cuti.

Sebuah koperasi di Tual menjalankan keempat langkah ini dalam satu bulan dan memotong tagihannya dari tiga juta seratus ribu menjadi satu juta empat ratus ribu rupiah. Uang selisihnya dipakai membeli genset kecil, yang ternyata menyelamatkan servernya dua kali dalam musim barat.`,
    category: 'web-dan-kode',
    author: 'Hendrik Manuputty',
    daysAgo: 83,
    views: 1120,
    parent: 'membaca-tagihan-cloud-bagian-satu',
  },
  {
    kind: 'articles',
    slug: 'kalimat-pembuka-surat-lamaran',
    title: 'Delapan Kalimat Pembuka Lamaran yang Membuat Saya Terus Membaca',
    summary:
      'Dari dua ribu surat lamaran yang pernah saya baca, delapan ini saya catat di buku. Semuanya menyebut satu hal nyata sejak kalimat pertama.',
    body: `Perekrut membaca kalimat pertama surat lamaran sambil memegang gelas kopi. Kalau kalimat itu berbunyi “dengan ini saya mengajukan lamaran”, matanya sudah turun ke riwayat hidup. Selama bekerja sebagai perekrut, saya menyimpan buku kecil berisi pembuka yang membuat saya meletakkan gelas. Ini delapan di antaranya, dengan rincian yang disamarkan.

1. *Selama tiga tahun, saya orang yang dipanggil ketika mesin kasir di toko kami mati.*
2. *Keluhan terbanyak di halaman aplikasi Anda bulan ini adalah soal kode OTP; saya pernah menurunkan keluhan serupa hingga separuhnya.*
3. *Saya pelanggan Anda selama enam tahun dan punya satu kekesalan yang ingin saya perbaiki.*
4. *Saya tidak lulus kuliah, tetapi sistem gudang yang saya buat masih dipakai dua belas orang setiap hari.*
5. *Ibu saya tidak bisa memakai aplikasi Anda. Saya mencatat sebabnya, terlampir.*
6. *Saya melamar sebagai staf data karena saya yang selalu menemukan selisih kas arisan.*
7. *Lowongan ini menyebut “sanggup bekerja di bawah tekanan”; saya dua musim menjadi petugas loket mudik.*
8. *Saya gagal di wawancara Anda tahun lalu. Sejak itu saya mengerjakan tiga hal.*

## Apa kesamaannya

Tidak satu pun dimulai dengan sifat. Tidak ada pekerja keras, cepat belajar, atau berdedikasi. Yang ada ialah peristiwa, angka, atau pengamatan tentang pembacanya. Kalimat semacam itu hanya bisa ditulis oleh satu orang, dan justru karena itu sukar dilupakan.

Coba tulis lima peristiwa kecil dari pekerjaan, organisasi, atau rumahmu. Pilih yang paling dekat dengan masalah di lowongan, lalu jadikan kalimat pertama. Sisanya cukup seratus kata.`,
    category: 'karier',
    author: 'Maya Hutabarat',
    daysAgo: 118,
    views: 2460,
  },
  {
    kind: 'articles',
    slug: 'naskah-rapat-lima-belas-menit',
    title: 'Naskah Rapat Lima Belas Menit dalam Dua Bahasa',
    summary:
      'Tiga pertanyaan, satu pencatat, dan kalimat siap pakai dalam bahasa Indonesia dan Inggris untuk tim kecil yang benci rapat panjang.',
    body: `Rapat pendek gagal karena dua hal: tidak ada yang tahu kapan gilirannya, dan tidak ada yang berani memotong. Naskah berikut dipakai tim pabrik sepatu tempat saya dulu bekerja, dengan peserta dari tiga negara. Ia kaku pada pekan pertama, lalu terasa seperti bernapas.

## Pembukaan, satu menit

Pemandu menyebut tujuan dan waktu selesai. *Kita selesai pukul sembilan lewat lima belas.* Dalam bahasa Inggris: *We finish at nine fifteen, with or without the last item.* Kalimat kedua itu penting, sebab membuat semua orang menjaga waktu bersama.

## Giliran, sembilan menit

Setiap orang menjawab tiga hal dalam sembilan puluh detik:

- Apa yang selesai sejak kemarin. *Done:*
- Apa yang macet, dan sejak kapan. *Blocked since:*
- Apa yang diminta, dan kepada siapa. *I need … from …*

Bila seseorang bercerita terlalu panjang, pemandu mengangkat tangan dan berkata, *Boleh kita simpan untuk sesudah ini?* atau *Let’s park that.* Topik yang disimpan ditulis di papan, supaya pemiliknya tidak merasa dibuang.

## Keputusan, empat menit

Ambil paling banyak dua topik dari papan. Bila belum putus dalam empat menit, tentukan siapa yang bertemu lagi dan kapan. *Who, by when?* adalah tiga kata yang paling sering saya terjemahkan seumur hidup.

## Penutup, satu menit

Pencatat membacakan tugas, bukan percakapan. *Rudi memeriksa label sebelum pukul tiga.* Sesudah itu semua orang pergi, termasuk yang ingin mengobrol. Rapat yang selesai tepat waktu adalah hadiah kecil setiap pagi, dan lama-kelamaan orang datang lebih awal untuk menerimanya.`,
    category: 'karier',
    author: 'Wulan Kartikasari',
    daysAgo: 260,
    views: 690,
  },
  {
    kind: 'program',
    slug: 'beasiswa-jalur-web-untuk-lulusan-smk',
    title: 'Seratus Beasiswa Jalur Pengembang Web untuk Lulusan SMK',
    summary:
      'Beasiswa menanggung tiga kelas berbayar pada Jalur Pengembang Web, kuota internet enam bulan, dan pendampingan karier sampai wawancara.',
    body: `Alkademi menyediakan seratus beasiswa penuh pada [Jalur Pengembang Web](/Program/jalur-pengembang-web) bagi lulusan SMK yang belum bekerja tetap. Beasiswa mencakup kelas JavaScript, bootcamp React, dan bootcamp API, ditambah bantuan kuota internet selama enam bulan. Semua jurusan boleh mendaftar; tahun lalu penerima dengan nilai tertinggi berasal dari jurusan tata boga.

## Siapa yang dapat mendaftar

- Lulusan SMK dalam tiga tahun terakhir
- Berusia 18 sampai 24 tahun pada hari penutupan
- Belum memiliki pekerjaan tetap dan tidak sedang menerima beasiswa serupa
- Sanggup belajar dua belas jam sepekan selama enam bulan

## Cara mendaftar

1. Selesaikan kelas [HTML dan CSS dari Nol](/Courses/html-dan-css-dari-nol) sampai tugas akhir
2. Isi formulir di halaman program dan lampirkan alamat halaman buatanmu
3. Ceritakan dalam 200 kata untuk siapa halaman itu dibuat dan apa katanya setelah melihat

Kami tidak meminta surat keterangan tidak mampu. Penilaian memperhatikan kesungguhan pada tugas, kejelasan cerita, dan keterangan singkat tentang keadaan belajar di rumah. Setengah kursi disediakan bagi pendaftar dari luar Jawa, dan sedikitnya empat puluh kursi bagi perempuan.

Penerima beasiswa berjanji pada satu hal. Sesudah lulus, ia menemani dua peserta baru selama satu bulan sebagai kakak belajar. Janji itu tidak bermeterai, tetapi sejauh ini sembilan dari sepuluh penerima menepatinya, dan beberapa di antaranya menemani jauh lebih banyak dari dua.

Pertanyaan yang belum terjawab di sini dapat dikirim lewat WhatsApp program pada hari kerja. Jangan bayar siapa pun; pendaftaran tidak memungut biaya.`,
    category: 'beasiswa',
    author: 'Tim Program Alkademi',
    daysAgo: 8,
    views: 3920,
  },
  {
    kind: 'program',
    slug: 'seleksi-awan-nusantara-angkatan-tiga',
    title: 'Tahapan Seleksi Awan Nusantara Angkatan Ketiga',
    summary:
      'Tiga tahap, tanpa biaya dan tanpa ujian hafalan. Inilah yang dinilai pada tiap tahap, jadwalnya, serta kesalahan yang paling sering terjadi.',
    body: `Seleksi Awan Nusantara berlangsung tiga tahap dalam empat pekan. Semua tahap dapat dikerjakan dari ponsel, meskipun tahap kedua lebih nyaman di laptop. Pendaftar yang mengalami gangguan jaringan boleh meminta perpanjangan satu kali selama empat puluh delapan jam, tanpa perlu menjelaskan panjang lebar.

## Tahap satu: kelas pembuka

Selesaikan [Mengenal Komputasi Awan](/Courses/mengenal-komputasi-awan) dengan nilai sedikitnya enam puluh. Kelas ini boleh diulang. Yang dilihat bukan nilai tertinggi, melainkan apakah kamu kembali ke bab yang salah dan memperbaikinya.

## Tahap dua: satu halaman masalah

Tulis satu masalah di kotamu yang mungkin terbantu oleh layanan awan. Sertakan siapa yang mengalaminya, seberapa sering, dan bagaimana mereka mengatasinya sekarang. Jangan menulis solusi lebih dari tiga kalimat. Kesalahan tersering pada angkatan lalu adalah halaman yang penuh nama teknologi tetapi tidak memuat satu pun nama orang.

## Tahap tiga: percakapan

Dua mentor menelepon selama dua puluh menit. Tidak ada pertanyaan jebakan. Kamu akan diminta menjelaskan halamanmu kepada orang yang tidak mengenal kotamu, lalu mendengarkan satu keberatan dan menanggapinya.

Hasil setiap tahap dikirim lewat email beserta catatan pendek. Pendaftar yang tidak melanjutkan tetap dapat mengikuti kelas daringnya tanpa pendampingan, dan catatan kami bisa dipakai untuk mendaftar lagi. Dari enam puluh peserta angkatan kedua, sebelas orang diterima pada percobaan kedua, dan tiga orang pada percobaan ketiga. Seluruh pertanyaan dijawab terbuka setiap Rabu malam dalam sesi tanya jawab daring, dan catatannya kami tempel di halaman program.`,
    category: 'pendaftaran',
    author: 'Hendrik Manuputty',
    daysAgo: 19,
    views: 1870,
  },
  {
    kind: 'program',
    slug: 'jalur-data-kini-empat-kelas',
    title: 'Jalur Analis Data Diringkas Menjadi Empat Kelas Inti',
    summary:
      'Setelah mendengar 300 lulusan, kami menata ulang jalur data: empat kelas inti berurutan dan dua pilihan, tanpa materi yang berulang.',
    body: `Jalur Analis Data semula terdiri atas tujuh kelas. Lulusannya hebat, tetapi sedikit. Kami mewawancarai tiga ratus peserta, baik yang lulus maupun yang berhenti, dan jawaban mereka senada: materi tentang membersihkan data diajarkan tiga kali dengan alat berbeda, sementara cara menulis laporan hampir tidak disentuh.

Mulai angkatan ini jalurnya menjadi empat kelas inti. Lembar kerja mengajarkan kerapian, SQL mengajarkan cara bertanya, Python mengajarkan pengolahan yang dapat diulang, dan lokakarya grafik mengajarkan penyampaian. Dua kelas pilihan, pembelajaran mesin dan iklan berbayar, boleh diambil kapan saja sesudah SQL.

## Bagi peserta yang sedang berjalan

- Kelas yang sudah lulus tetap diakui, termasuk dua kelas lama yang ditutup
- Peserta yang berada di tengah kelas lama dapat menyelesaikannya sampai akhir semester
- Selisih biaya dikembalikan sebagai saldo kelas, otomatis

Ada satu perubahan yang mungkin tidak disukai semua orang. Tugas akhir kini wajib memakai pertanyaan dari orang lain, bukan pertanyaan buatan sendiri. Kamu perlu menemui satu pemilik usaha, guru, atau pengurus organisasi, lalu menjawab pertanyaannya dengan data yang ada. Percobaan pada dua kelompok menunjukkan bahwa laporan yang ditunggu seseorang selesai dua kali lebih cepat.

Urutan lengkap dan jam belajarnya dapat dilihat di halaman [Jalur Analis Data](/Program/jalur-analis-data). Peserta baru dianjurkan mengerjakan tes penempatan sepuluh menit sebelum membayar kelas apa pun; hampir sepertiga peserta ternyata dapat langsung mulai dari SQL. Terima kasih kepada tiga ratus orang yang bersedia berterus terang.`,
    category: 'pendaftaran',
    author: 'Tiara Anggraini',
    daysAgo: 55,
    views: 1160,
  },
  {
    kind: 'program',
    slug: 'kakak-belajar-gelombang-kedua',
    title: 'Dicari: Kakak Belajar Gelombang Kedua',
    summary:
      'Lulusan yang punya dua jam sepekan dapat menemani lima peserta baru. Bukan mengajar, melainkan memastikan tidak ada yang hilang diam-diam.',
    body: `Gelombang pertama Kakak Belajar berakhir bulan lalu dengan hasil yang melampaui dugaan kami. Peserta yang ditemani menyelesaikan kelasnya dua kali lebih banyak daripada yang belajar sendirian. Padahal para kakak tidak mengajar apa pun. Mereka hanya menyapa, mendengar, dan sesekali menunjukkan halaman yang tepat.

Kini kami mencari 150 kakak baru. Tugasnya menemani lima peserta selama delapan pekan, kira-kira dua jam sepekan. Kakak menyapa pada hari Senin, memeriksa siapa yang belum bergerak pada hari Kamis, dan menulis catatan tiga kalimat pada hari Minggu. Bila ada pertanyaan teknis, teruskan kepada mentor.

> “Adik saya berhenti seminggu karena kuotanya habis dan malu bilang. Saya tidak akan tahu kalau tidak bertanya,” kata Fadel, kakak belajar dari Tarakan.

## Yang kamu dapatkan

- Satu kelas berbayar pilihanmu
- Surat keterangan yang menjelaskan pekerjaanmu dengan rinci
- Pelatihan tiga jam tentang mendengar, batas, dan menjaga data orang lain

Pelatihan terakhir itu wajib. Sebagian peserta berusia di bawah delapan belas tahun, sehingga percakapan hanya berlangsung di ruang kelas dan grup yang disaksikan mentor, tidak lewat pesan pribadi. Kakak juga tidak diperkenankan meminta foto, alamat, atau akun media sosial.

Syaratnya satu: pernah lulus satu kelas Alkademi. Tidak perlu nilai tinggi. Malah, dalam percobaan kemarin, kakak yang pernah mengulang kelas terbukti paling pandai menemani orang yang sedang macet. Pendaftaran dibuka sampai kuota terpenuhi, dan pelatihan pertama berlangsung dua pekan sesudahnya pada Sabtu pagi.`,
    category: 'beasiswa',
    author: 'Tim Program Alkademi',
    daysAgo: 150,
    views: 640,
  },
  {
    kind: 'event',
    slug: 'bedah-portofolio-terbuka',
    title: 'Bedah Portofolio Terbuka: Enam Halaman, Dua Jam',
    summary:
      'Enam portofolio peserta dibedah di depan umum oleh perekrut, perancang, dan pengembang. Penonton ikut memberi suara sebelum mendengar juri.',
    body: `Setiap tiga bulan kami membuka enam portofolio peserta di hadapan siapa saja yang ingin belajar. Pemiliknya hadir, boleh menjawab, dan boleh diam. Tiga orang membedah dari sudut berbeda: Maya Hutabarat sebagai mantan perekrut, Nadia Puspasari dari sisi rancangan, serta Raka Wirabuana dari sisi kode dan kecepatan.

Acara dimulai dengan cara yang agak kejam sekaligus adil. Setiap halaman ditampilkan selama lima belas detik, lalu ditutup. Penonton menuliskan apa yang mereka ingat. Hasilnya langsung terlihat di layar, dan biasanya mengejutkan pemiliknya: animasi yang dikerjakan dua pekan tidak disebut, sementara satu kalimat sederhana di bawah foto diingat semua orang.

## Susunan acara

1. Lima belas detik pertama, untuk keenam halaman
2. Bedah mendalam, sepuluh menit per halaman
3. Satu perubahan kecil yang dikerjakan langsung di tempat
4. Tanya jawab dan undian sesi pribadi

Bagian ketiga paling disukai. Pada acara terakhir, seorang peserta memindahkan nomor teleponnya dari kaki halaman ke bawah judul, tepat di depan tiga ratus penonton. Dua hari kemudian ia mengabarkan mendapat panggilan wawancara pertama.

Acara terbuka untuk umum dan tidak dipungut biaya. Peserta yang ingin halamannya dibedah dapat mengirim tautan saat mendaftar; kami memilih enam yang paling beragam, bukan yang paling indah. Rekaman hanya dibagikan atas persetujuan pemilik portofolio. Siapkan kertas, sebab ada latihan singkat yang dikerjakan bersama di tengah acara. Catatan ketiga pembedah dikirim kepada semua pendaftar keesokan harinya. Sampai jumpa di sana.`,
    category: 'kelas-terbuka',
    author: 'Tim Acara Alkademi',
    daysAgo: 4,
    views: 1540,
    event: { inDays: 9, startHour: 19, hours: 2, place: 'Daring, ruang temu Alkademi' },
  },
]
