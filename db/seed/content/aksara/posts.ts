import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'rilis-mode-luring-penuh',
    title: 'Rilis Baru: Satu Pekan Pelajaran Bisa Disimpan untuk Dibaca tanpa Jaringan',
    summary:
      'Siswa dapat menyimpan bahan dan tugas sepekan dengan satu sentuhan. Ukurannya rata-rata dua belas megabita, dan pengiriman menyusul otomatis.',
    body: `Permintaan ini adalah yang paling lama bertahan di peta jalan kami, dua puluh dua bulan. Hari ini ia selesai. Siswa cukup menekan *Simpan pekan ini* ketika berada di sekolah, lalu membaca bahan, mengerjakan kuis, dan menulis tugas di rumah tanpa jaringan.

Begitu ponsel menemukan sinyal, semua kiriman berangkat berurutan. Guru melihat dua waktu: saat tugas diselesaikan dan saat tugas diterima. Batas waktu dihitung dari yang pertama, sehingga siswa yang tinggal di balik bukit tidak lagi dianggap terlambat.

## Yang perlu diketahui

- Video tidak ikut tersimpan, kecuali dipilih.
- Kuis berjam tetap memerlukan jaringan.
- Ruang yang dibutuhkan rata-rata dua belas megabita per pekan.

Dua Sekolah Perintis di Kepulauan Sangihe mengujinya selama satu semester. Mereka menemukan sembilan belas galat, dan kami menyebut nama penemunya satu per satu dalam catatan rilis.`,
    category: 'rilis',
    author: 'Grace Tumewu',
    daysAgo: 4,
  },
  {
    kind: 'news',
    slug: 'madrasah-kesembilan-di-lombok-timur',
    title: 'Madrasah Kesembilan, Ditempuh dengan Motor dan Perahu',
    summary: 'Dua belas guru di pulau kecil Gili Seruni memulai rapor digitalnya. Guru tertua, 59 tahun, selesai lebih dulu.',
    body: `Perjalanan ke Madrasah Nurul Bahari memakan waktu dua jam dengan motor dan empat puluh menit dengan perahu. Laptop dibungkus dua lapis plastik. Di dermaga, seluruh guru sudah menunggu, sebagian membawa kelapa muda, sebagian membawa kecemasan.

Pelatihan pertama tidak menyentuh rapor. Kami meminta setiap guru menulis satu kalimat tentang satu murid yang membuatnya bangga pekan itu, lalu mengirimkannya kepada orang tua melalui Aksara. Sore itu tiga orang tua datang ke madrasah karena mengira ada masalah. Mereka pulang sambil tersenyum.

Ustazah Maimunah, lima puluh sembilan tahun, selesai mengisi rapornya pada hari ketiga, paling cepat di antara semua guru. Rahasianya sederhana: ia mengetik pelan tanpa pernah menghapus, karena kalimatnya sudah dipikirkan sejak di perahu.

Bulan depan Ustazah Maimunah akan mendampingi madrasah kesepuluh. Ia meminta satu syarat, yaitu pelampung dengan ukuran yang pas.`,
    category: 'sekolah',
    author: 'Mukhlis Hidayat',
    daysAgo: 28,
  },
  {
    kind: 'news',
    slug: 'fitur-peringkat-kami-hapus',
    title: 'Kami Menghapus Fitur Peringkat Siswa',
    summary:
      'Sekolah Perintis memakai hak tolaknya. Setelah melihat datanya, kami setuju: peringkat membuat separuh kelas berhenti mencoba.',
    body: `Fitur peringkat adalah salah satu yang paling sering ditunjukkan dalam presentasi kami. Tampilannya menarik, angkanya bergerak, kepala sekolah menyukainya. Rapat perintis bulan lalu menolaknya dengan dua puluh sembilan suara banding enam.

Guru-guru membawa data. Di kelas yang menampilkan peringkat, sepuluh siswa teratas mengumpulkan lebih banyak tugas, sedangkan dua puluh siswa terbawah mengumpulkan lebih sedikit daripada sebelum fitur itu ada. Jumlah keseluruhannya turun. Seorang guru membacakan pesan muridnya: “Tidak apa-apa, Bu, saya memang nomor tiga puluh.”

> Angka urutan menjawab pertanyaan yang tidak diajukan anak.

Mulai hari ini peringkat hilang dari semua sekolah. Penggantinya garis perjalanan: setiap siswa melihat perkembangan dirinya dibandingkan sebulan lalu. Sekolah yang memerlukan urutan nilai untuk keperluan resmi tetap dapat mengunduhnya dari halaman admin, tanpa menampilkannya kepada anak.`,
    category: 'rilis',
    author: 'Paramita Suryani',
    daysAgo: 155,
  },
  {
    kind: 'blog',
    slug: 'tombol-yang-tidak-ditekan-siapa-pun',
    title: 'Tombol yang Tidak Ditekan Siapa Pun',
    summary:
      'Saya menghabiskan tiga pekan menggambar tombol bantuan. Guru malah menempelkan kertas di layar. Kertas itulah rancangan saya berikutnya.',
    body: `Tombol bantuan itu bulat, berwarna kunyit, dan menurut saya sempurna. Dalam sebulan ia ditekan sebelas kali, sembilan di antaranya oleh saya sendiri.

Ketika berkunjung ke sebuah SMP di Sragen, saya melihat secarik kertas ditempel di tepi layar komputer guru. Tulisan tangannya kecil: *1. Klik KELAS. 2. Pilih 8C. 3. Yang ada angkanya = belum dikoreksi.* Semua guru di ruangan itu memakai kertas yang sama, difotokopi dari Bu Sulastri.

Saya meminta izin memotretnya. Dalam perjalanan pulang saya membuang tombol bulat dan menggambar halaman depan baru yang isinya persis kertas Bu Sulastri: tiga baris, angka besar, tanpa ikon. Kami bahkan memakai urutannya.

Sebulan setelah rilis saya kembali. Kertas itu sudah dilepas dari layar. Bekas selotipnya masih ada, dan saya kira itulah penghargaan terbaik yang pernah saya terima.`,
    category: 'pinggir-halaman',
    author: 'Hasan Basri Alatas',
    daysAgo: 16,
  },
  {
    kind: 'blog',
    slug: 'sepuluh-ribu-lembar',
    title: 'Sepuluh Ribu Lembar',
    summary:
      'Hitungan kasar tentang lembar jawaban yang pernah saya koreksi, dan alasan sebenarnya saya berhenti mengajar untuk membuat perangkat lunak.',
    body: `Sebelas tahun, empat kelas, tiga puluh enam siswa, delapan ulangan setahun. Kira-kira dua belas ribu lembar. Saya bulatkan ke bawah karena beberapa kali saya menitip kepada suami.

Saya tidak berhenti karena lelah mengoreksi. Saya berhenti karena suatu malam, pada lembar keempat ratus pekan itu, saya menulis “bagus” di pekerjaan yang tidak saya baca. Anak itu datang keesokan harinya. Ia bertanya bagian mana yang bagus, sebab ia ingin mengulanginya. Saya tidak bisa menjawab.

Perangkat lunak tidak boleh mengoreksi menggantikan guru. Itu keyakinan saya. Tetapi ia boleh mengerjakan sisanya: mengurutkan, menghitung, mengingatkan, mencari siapa yang belum mengumpulkan. Supaya ketika guru sampai ke tulisan seorang anak, tenaganya masih ada.

Pertanyaan anak itu saya tempel di kantor. *Bagian mana yang bagus, Bu?* Setiap fitur kami harus membantu seseorang menjawabnya.`,
    category: 'pinggir-halaman',
    author: 'Paramita Suryani',
    daysAgo: 60,
  },
  {
    kind: 'blog',
    slug: 'galat-yang-lahir-di-kapal',
    title: 'Galat yang Lahir di Kapal',
    summary: 'Tugas dari Sangihe terkirim empat kali. Untuk memahaminya, saya naik kapal malam dan menatap bilah sinyal sampai pagi.',
    body: `Laporannya singkat: tugas Jeklin terkirim empat kali, Bu Guru bingung. Di kantor kami tidak bisa menirunya. Sinyal lambat, sinyal putus, sinyal pindah, semuanya sudah dicoba. Jadi saya membeli tiket kapal malam dari Manado.

Pukul dua dini hari, di tengah laut, saya melihatnya. Sinyal muncul selama empat detik ketika kapal melewati sebuah pulau, cukup untuk mengirim, tidak cukup untuk menerima balasan. Aplikasi mengira kirimannya gagal. Pulau berikutnya, empat detik lagi, kirim lagi. Empat pulau, empat tugas.

## Perbaikannya

1. Setiap kiriman membawa nomor yang dibuat di ponsel.
2. Server yang sudah mengenal nomor itu cukup menjawab, sudah ada.
3. Aplikasi menunggu dengan sabar, tidak panik.

Hanya tiga puluh baris kode. Ongkos kapalnya lebih mahal. Tetapi sejak malam itu, setiap kali merancang sesuatu, saya membayangkan empat detik di tengah laut.`,
    category: 'pinggir-halaman',
    author: 'Grace Tumewu',
    daysAgo: 310,
  },
  {
    kind: 'articles',
    slug: 'umpan-balik-tiga-kalimat',
    title: 'Umpan Balik Tiga Kalimat untuk Tiga Puluh Enam Siswa',
    summary:
      'Cara menulis umpan balik yang dipakai siswa, selesai dalam satu jam pelajaran kosong, dengan contoh dari empat mata pelajaran.',
    body: `Umpan balik panjang jarang dibaca, dan umpan balik pendek sering kosong. Tiga kalimat sudah cukup bila masing-masing punya tugas.

## Kalimat satu: yang terlihat

Sebutkan satu hal yang benar-benar ada di pekerjaan siswa. *Grafikmu memakai satuan di kedua sumbu.* Bukan pujian, melainkan bukti bahwa kamu membaca.

## Kalimat dua: satu langkah

Pilih satu hal saja untuk diperbaiki, yang paling menolong. *Coba jelaskan mengapa garisnya menurun sesudah menit kelima.*

## Kalimat tiga: pintu

Akhiri dengan kesempatan. *Kumpulkan lagi sampai Jumat, bagian ini saja.*

Di Aksara, kalimat kedua dapat disimpan sebagai catatan yang dipakai ulang, karena kesalahan siswa sering serupa. Kalimat pertama sengaja tidak bisa. Kami mencobanya pada tiga puluh enam tugas fisika: lima puluh dua menit, dan dua puluh satu siswa mengumpulkan ulang. Sebelumnya, empat.`,
    category: 'panduan-guru',
    author: 'Paramita Suryani',
    daysAgo: 20,
  },
  {
    kind: 'articles',
    slug: 'peta-jalan-semester-ini',
    title: 'Peta Jalan Semester Ini: Dikerjakan, Ditunda, Ditolak',
    summary: 'Sebelas hal yang sedang dan tidak akan kami kerjakan, lengkap dengan alasannya. Guru boleh membantah di rapat bulanan.',
    body: `Peta jalan kami terbuka karena sekolah menyusun rencananya berdasarkan janji kami. Inilah keadaannya sampai akhir semester.

## Sedang dikerjakan

- Rapor satu halaman untuk orang tua
- Presensi tanpa jaringan dengan kode yang berubah tiap menit
- Pembaca layar di halaman kuis
- Cadangan terjadwal ke penyimpanan milik sekolah

## Ditunda

- Percakapan antarsiswa, sampai moderasi oleh guru siap
- Aplikasi khusus tablet, karena hanya tiga sekolah memerlukannya
- Tema warna per sekolah

## Ditolak

- Pengenalan wajah untuk presensi. Data wajah anak terlalu berharga untuk menggantikan panggilan nama.
- Iklan dalam bentuk apa pun.
- Nilai otomatis untuk karangan.
- Peringkat kelas, lihat catatan rilis.

Daftar ini diperbarui setiap Senin pertama. Kalau sesuatu terlambat, alasannya ditulis di barisnya, bukan di email kepada direktur. Bantahan diterima, dan dua kali sudah mengubah keputusan kami.`,
    category: 'peta-jalan',
    author: 'Tim Aksara',
    daysAgo: 9,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-sekolah-perintis',
    title: 'Sekolah Perintis Membuka Sepuluh Tempat Baru',
    summary:
      'Dua tahun tanpa biaya bagi sekolah yang bersedia mengkritik setiap bulan. SLB dan sekolah terpencil diutamakan pada putaran ini.',
    body: `Sepuluh tempat dibuka dalam program [Sekolah Perintis](/Program/sekolah-perintis). Pada putaran ini kami mengutamakan SLB, sekolah satu atap, dan sekolah yang jaringannya tidak tetap, karena dari merekalah kami paling banyak belajar dan paling sering keliru.

Sekolah perintis memakai Aksara tanpa biaya selama dua tahun. Pemindahan data lama kami kerjakan bersama operator sekolah, dan pendamping datang dua kali. Sebagai gantinya, dua guru hadir pada rapat bulanan serta mengisi catatan kritik yang tidak boleh kosong.

## Cara mendaftar

1. Operator mengisi formulir dengan NPSN sekolah.
2. Dua guru merekam keluhan terbesarnya, masing-masing satu menit.
3. Kami berkunjung atau menelepon, bergantung pada ombak.

Setelah dua tahun sekolah bebas melanjutkan, berhenti, atau pindah. Semua data dapat diunduh dalam format terbuka kapan saja, termasuk pada hari pertama.`,
    category: 'kemitraan',
    author: 'Mukhlis Hidayat',
    daysAgo: 13,
  },
  {
    kind: 'event',
    slug: 'kelas-pengguna-tahun-ajaran',
    title: 'Kelas Pengguna: Menyiapkan Tahun Ajaran dalam Satu Sore',
    summary: 'Bawa daftar siswa dan sebotol air. Pulang dengan kelas, peran, dan jadwal yang sudah siap dipakai hari Senin.',
    body: `Tahun ajaran baru selalu datang terlalu cepat. Dalam satu sore, operator dan wakil kepala sekolah menyiapkan semuanya bersama, ditemani lima pendamping dan dua insinyur Aksara yang boleh ditanyai apa saja.

Kita mulai dengan daftar siswa yang berantakan: nama ganda, tanggal lahir terbalik, siswa yang sudah pindah tetapi masih tercatat. Setelah bersih, kelas dibuat, peran dibagikan, dan jadwal ditempelkan. Pukul lima sore seseorang akan menekan tombol, dan tahun ajaran pun dimulai.

## Yang dibawa

- Daftar siswa dalam lembar sebar
- Surat tugas dari kepala sekolah
- Laptop dan pengisi dayanya

Data tetap berada di laptop sekolah. Kami tidak meminta salinannya. Sekolah yang belum memakai Aksara boleh ikut dan pulang membawa daftar yang rapi saja; itu pun, menurut peserta tahun lalu, sudah layak ditempuh dua jam perjalanan.`,
    category: 'kelas-pengguna',
    author: 'Mukhlis Hidayat',
    daysAgo: 5,
    event: { inDays: 17, startHour: 13, hours: 4, place: 'Aula Madrasah Nurul Fajar, Kabupaten Lombok Timur' },
  },
  {
    kind: 'podcasts',
    slug: 'bu-sulastri-dan-kertas-tiga-baris',
    title: 'Bu Sulastri dan Kertas Tiga Baris',
    summary:
      'Guru IPS dari Sragen yang tanpa sengaja merancang halaman depan Aksara bercerita tentang petunjuk, kesabaran, dan rekan yang malu bertanya.',
    body: `Bu Sulastri tidak pernah menyebut dirinya perancang. Ia guru IPS yang bosan menjawab pertanyaan yang sama sebelas kali sehari. Jadi ia menulis tiga baris di kertas dan menempelkannya. Setahun kemudian tiga baris itu dipakai ribuan guru.

Dalam episode ini ia menjelaskan mengapa tiga, bukan lima. Mengapa nomor ditulis besar. Mengapa ia menulis “yang ada angkanya” dan bukan “notifikasi”. Setiap jawaban terdengar seperti kuliah rancangan yang baik, lengkap dengan tawa dan suara bel sekolah di latar.

## Catatan waktu

- 01.45 Sebelas pertanyaan sehari
- 07.30 Mengapa tiga baris
- 13.20 Rekan yang malu bertanya
- 19.00 Hasan mengaku soal tombol bulat
- 24.40 Kertas berikutnya

Di akhir percakapan Bu Sulastri menunjukkan kertas barunya, tentang mencetak rapor. Hasan terdengar mencatat cepat sekali.`,
    category: 'huruf-hidup',
    author: 'Hasan Basri Alatas',
    daysAgo: 34,
    episode: { minutes: 28, guest: 'Sulastri', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'kertas-kertas-di-tepi-layar',
    title: 'Kertas-Kertas di Tepi Layar',
    summary: 'Kumpulan petunjuk buatan guru yang ditempel di komputer sekolah. Setiap kertas menunjukkan kegagalan rancangan kami.',
    body: `Ke mana pun berkunjung, saya memotret tepi layar. Di sanalah guru menulis apa yang seharusnya kami jelaskan. Koleksinya kini dua ratus empat belas kertas, dan setiap kertas sudah menjadi satu baris di daftar pekerjaan kami.

Kertas kedua berupa panah merah yang ditempel langsung di layar, menunjuk tombol kirim. Panahnya tiga kali lebih besar daripada tombolnya. Kami mengerti. Kertas ketiga membagi tugas dengan warna, sesuatu yang kami anggap hiasan sampai melihat seorang guru menyelesaikan koreksinya dua kali lebih cepat.

> Setiap selotip adalah surat yang tidak sempat dikirim.

Operator di Sangihe menulis jadwal sinyal: *05.10–05.40 bagus, 12.00 lumayan, malam jangan berharap*. Dari situlah pengiriman otomatis belajar menunggu subuh.

Kertas terakhir adalah kesukaan saya, dan sengaja kami bingkai. Isinya hanya: *sudah tidak perlu*.`,
    category: 'di-dinding-kelas',
    author: 'Hasan Basri Alatas',
    daysAgo: 90,
    pictures: [
      'Tiga baris tulisan tangan di tepi layar',
      'Panah kertas menunjuk tombol yang terlalu kecil',
      'Kartu berwarna untuk tiga jenis tugas',
      'Jadwal sinyal yang ditulis operator',
      'Kertas kosong berselotip bertuliskan sudah tidak perlu',
    ],
  },
]
