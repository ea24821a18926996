import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'laporan-hasil-angkatan-tujuh',
    title: 'Laporan Hasil Angkatan Tujuh: 41 dari 54 Sudah Berpindah',
    summary: 'Enam bulan setelah lulus, tiga perempat alumni bekerja di bidang baru. Kami juga menceritakan tiga belas orang lainnya.',
    body: `Setiap angkatan kami menelepon semua alumni enam bulan setelah lulus. Bukan formulir, melainkan telepon, supaya kami mendengar nada suaranya. Dari lima puluh empat orang angkatan tujuh, empat puluh satu kini bekerja di bidang baru. Upah tengahnya naik dari 4,1 menjadi 5,6 juta rupiah.

Tiga belas lainnya layak diceritakan juga. Lima memilih tetap di pekerjaan lama dan merasa lebih tenang karena pernah mencoba. Empat masih mencari dan kami dampingi setiap pekan. Dua merawat keluarga. Dua lagi kecewa, mengatakannya terus terang, dan benar dalam beberapa hal.

## Yang kami ubah karena laporan ini

- Pekan proyek dimajukan satu pekan.
- Latihan wawancara ditambah dari dua menjadi lima kali.
- Kelas tidak lagi menerima peserta yang belum mengikuti Mencari Arah.

Data lengkap tanpa nama dapat diunduh. Kalau menemukan angka yang terasa terlalu indah, tolong tanyakan kepada kami.`,
    category: 'hasil',
    author: 'Dewi Anjarwati',
    daysAgo: 5,
  },
  {
    kind: 'news',
    slug: 'kelas-pagi-untuk-pekerja-malam',
    title: 'Kelas Pagi Dibuka untuk Pekerja Malam',
    summary: 'Petugas keamanan, perawat jaga, dan pekerja pabrik sif tiga kini dapat belajar pukul sembilan pagi, setelah tidur pertama.',
    body: `Permintaan ini sudah lama masuk, dan kami lama tidak mendengarnya. Hampir semua jadwal Akselerasi disusun bagi orang yang pulang pukul lima sore. Padahal di angkatan enam, empat peserta mengundurkan diri karena pada jam itu mereka justru berangkat kerja.

Mulai angkatan sembilan, jalur penguji dan analis data memiliki kelas pagi. Pertemuan berlangsung pukul sembilan sampai sebelas, Rabu dan Jumat, sesudah peserta sempat tidur sebentar. Uji cobanya melibatkan sebelas satpam dari satu kawasan industri di Cikarang, yang menyelesaikan modul pertama dengan tingkat kehadiran lebih tinggi daripada kelas malam.

> “Jam sembilan pagi itu jam paling sepi dalam hidup saya. Sekarang ada isinya,” kata Mulyadi, petugas keamanan.

Mentor kelas pagi juga berasal dari pekerja sif. Tugas dikumpulkan setiap Senin siang, dan rekaman tersedia satu jam seusai pertemuan. Peserta yang sifnya berganti boleh berpindah antara kelas pagi dan kelas malam tanpa meminta izin.`,
    category: 'angkatan',
    author: 'Redaksi Akselerasi',
    daysAgo: 33,
  },
  {
    kind: 'news',
    slug: 'enam-kursi-jembatan-biaya',
    title: 'Enam Kursi Jembatan Biaya untuk Korban Pengurangan Karyawan',
    summary: 'Peserta yang kehilangan pekerjaan boleh membayar setelah bekerja lagi, dengan batas cicilan dan penghapusan yang tertulis.',
    body: `Pengurangan karyawan di dua pabrik garmen bulan lalu membuat kotak pesan kami penuh. Banyak yang bertanya hal yang sama: ingin belajar, tetapi uang pesangon untuk sekolah anak. Untuk itulah Jembatan Biaya dibuat.

Enam kursi tersedia pada angkatan depan. Peserta tidak membayar apa pun selama belajar. Setelah bekerja dengan upah di atas ambang yang disepakati, cicilannya paling banyak delapan persen dari upah dan berhenti setelah delapan belas bulan. Tidak ada bunga, tidak ada penjamin, dan tidak ada penahanan ijazah. Kalau dua tahun berlalu tanpa pekerjaan, sisanya dihapus.

Panitia penilai terdiri atas tiga pengajar dan tiga alumni. Mereka tidak menilai siapa yang paling malang, melainkan siapa yang paling mungkin terbantu oleh jadwal dan bidang yang tersedia. Pemohon yang belum diterima tetap mendapat kelas Mencari Arah dan satu percakapan karier. Naskah perjanjiannya terbuka, dan kami menganjurkan agar dibaca bersama seseorang yang suka bertanya.`,
    category: 'angkatan',
    author: 'Redaksi Akselerasi',
    daysAgo: 190,
  },
  {
    kind: 'blog',
    slug: 'mekanik-yang-membaca-getaran',
    title: 'Mekanik yang Membaca Getaran',
    summary: 'Selama sebelas tahun telinga saya mendiagnosis mesin. Lalu datanglah sensor, dan saya mengira pekerjaan saya selesai.',
    body: `Ketika perusahaan memasang sensor getaran di semua mesin, teman-teman bercanda bahwa telinga kami akan dipensiunkan. Saya ikut tertawa, kemudian tidak bisa tidur.

Yang terjadi malah sebaliknya. Tim analis mengirim laporan penuh garis merah, dan tidak seorang pun tahu garis mana yang berbahaya. Saya melihat satu puncak kecil dan langsung mengenalinya: bantalan kiri pompa dua, bunyinya seperti sendok jatuh. Mereka tidak percaya sampai pompanya dibongkar.

> Data itu suara. Cuma mereka belum pernah mendengar mesinnya.

Sejak itu saya belajar SQL pada malam hari, dari buku, salah terus. Butuh setahun untuk pindah meja. Upah naik sepertiga, tetapi yang paling berubah adalah punggung saya. Sekarang saya mengajar orang lapangan membaca data, dan selalu memulai dengan menutup laptop lalu mendengarkan rekaman mesin. Mereka sudah tahu jawabannya. Tinggal mencari kolomnya.`,
    category: 'belokan',
    author: 'Gilang Aditama',
    daysAgo: 11,
  },
  {
    kind: 'blog',
    slug: 'gaji-saya-turun-dulu',
    title: 'Gaji Saya Turun Dulu',
    summary: 'Semua orang memamerkan kenaikan. Saya ingin bercerita tentang sembilan bulan ketika penghasilan saya berkurang dua juta.',
    body: `Di grup alumni, orang mengunggah tawaran kerja dengan angka yang disamarkan tetapi jelas naik. Saya ikut memberi selamat. Punya saya turun, dari 6,2 menjadi 4,2 juta, dan selama berbulan-bulan saya tidak bercerita kepada siapa pun selain suami.

Saya meninggalkan jabatan penyelia bank untuk menjadi penguji perangkat lunak junior. Hitungannya sudah kami buat di kelas Mencari Arah: dana bertahan sepuluh bulan, cicilan motor dipercepat, les anak dikurangi satu. Tetap saja rasanya pedih ketika atasan saya berumur dua puluh empat tahun.

Bulan keempat saya menemukan kutu yang bisa menggandakan transfer. Tidak ada yang melihatnya karena tidak ada yang pernah menutup kas cabang pada malam Lebaran. Bulan kesepuluh, upah saya kembali ke angka semula. Bulan keempat belas, melewatinya.

Kalau kamu sedang berada di lembah itu, ketahuilah bahwa lembahnya memang ada di peta. Kamu tidak tersesat.`,
    category: 'belokan',
    author: 'Pramesti Wulandari',
    daysAgo: 48,
  },
  {
    kind: 'blog',
    slug: 'suami-saya-mengira-saya-main-ponsel',
    title: 'Suami Saya Mengira Saya Main Ponsel',
    summary: 'Belajar UX di sela menyusui dan berjualan kue membutuhkan satu kesepakatan keluarga yang ditempel di pintu kulkas.',
    body: `Setiap malam pukul sembilan saya menatap ponsel sambil menggendong. Suami saya kira saya menonton drama. Padahal saya sedang menyusun peta perjalanan pasien klinik gigi, satu jempol, sambil berharap bayi tidak bersendawa di layar.

Pekan ketiga saya hampir berhenti. Bu Felicia menyarankan agar saya memperlakukan keluarga seperti pengguna: wawancarai, petakan, uji. Saya pun mewawancarai suami. Ternyata ia bersedia mengurus anak pada malam hari, hanya saja ia tidak pernah tahu jam berapa saya butuh dibantu.

## Kesepakatan di pintu kulkas

- Selasa dan Kamis, pukul 20.00–22.00, Ayah yang menggendong.
- Sabtu pagi Ibu ke kelas, Ayah ke pasar.
- Kalau bayi demam, semua batal dan tidak ada yang merasa bersalah.

Kertas itu purwarupa pertama saya yang benar-benar dipakai. Sekarang saya merancang layanan untuk rumah sakit bersalin, dan riset pertama saya selalu di dapur seseorang.`,
    category: 'belokan',
    author: 'Nurhayati Basri',
    daysAgo: 240,
  },
  {
    kind: 'articles',
    slug: 'memetakan-kemampuan-lama',
    title: 'Memetakan Kemampuan Lama ke Pekerjaan Baru',
    summary:
      'Kasir, perawat, dan guru memiliki keahlian yang dicari industri digital. Begini cara menerjemahkannya tanpa melebih-lebihkan.',
    body: `Kesalahan umum orang yang berpindah karier ialah menulis ulang dirinya sebagai pemula. Sepuluh tahun pengalaman dihapus, diganti daftar perangkat lunak. Padahal pemberi kerja membutuhkan keduanya.

## Tulis kejadian, bukan jabatan

Jangan mulai dari “kasir”. Mulailah dari kejadian: mencocokkan uang ketika selisih dua ratus ribu, menenangkan pembeli yang marah, melatih pegawai baru dalam tiga hari. Setiap kejadian menyimpan keahlian.

## Terjemahkan ke bahasa tujuan

- Mencocokkan kas menjadi rekonsiliasi data.
- Menenangkan pembeli menjadi penanganan eskalasi.
- Daftar periksa pasien menjadi rancangan uji.
- Rencana pelajaran menjadi alur pengguna.

## Uji di telinga orang asing

Ceritakan kepada seseorang di bidang tujuan dan lihat alisnya. Kalau ia bertanya lebih jauh, terjemahannya berhasil. Kalau ia mengangguk sopan, kamu mungkin terlalu memoles. Kembali ke kejadian, sebutkan angkanya, dan biarkan ceritanya berdiri sendiri.`,
    category: 'peta-karier',
    author: 'Dewi Anjarwati',
    daysAgo: 22,
  },
  {
    kind: 'articles',
    slug: 'menulis-studi-kasus',
    title: 'Menulis Studi Kasus yang Dibaca sampai Habis',
    summary: 'Perekrut membaca portofolio selama dua menit. Susun studi kasus seperti cerita detektif: masalah, petunjuk keliru, jawaban.',
    body: `Sebagian besar studi kasus dibuka dengan definisi metode. Pembaca sudah tahu metodenya. Yang belum mereka ketahui ialah bagaimana kamu berpikir ketika metode itu tidak berjalan.

## Buka dengan orang

Mulailah dengan satu manusia dan satu kesulitan. *Bu Sri menunggu tiga jam karena nomornya terlewat.* Kalimat itu lebih kuat daripada diagram mana pun.

## Perlihatkan belokan

Ceritakan dugaan pertamamu dan mengapa dugaan itu salah. Pada proyek klinik gigi, kami mengira masalahnya layar antrean. Ternyata pasien tidak mendengar namanya karena suara bor. Belokan ini menunjukkan bahwa kamu mengamati.

## Tutup dengan bukti

- Satu angka sebelum dan sesudah, beserta cara mengukurnya
- Satu hal yang akan kamu kerjakan dengan cara lain
- Peranmu sendiri, terpisah dari peran tim

Enam ratus kata sudah cukup. Gambarnya tiga saja, asalkan masing-masing mendapat keterangan yang jujur.`,
    category: 'taktik',
    author: 'Felicia Tanoto',
    daysAgo: 95,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-angkatan-sembilan',
    title: 'Angkatan Sembilan: Delapan Belas Kursi untuk Setiap Jalur',
    summary:
      'Tiga jalur dibuka: analis data, perancang pengalaman, dan penguji. Tiga pekan pertama boleh dibatalkan dengan uang kembali penuh.',
    body: `Pendaftaran angkatan sembilan dibuka sampai kursi habis. Tiga jalur tersedia, masing-masing delapan belas sampai dua puluh orang. Batas ini tidak akan kami tambah; kelas yang lebih besar pernah dicoba di angkatan tiga, dan hasilnya terlihat dalam laporan.

Urutannya sederhana. Ikuti dulu kelas gratis Mencari Arah, lalu kirim satu halaman keputusanmu. Kami membacanya bersama dan mengajakmu mengobrol selama tiga puluh menit. Kadang hasil obrolan itu adalah saran untuk menunda, dan saran itu kami berikan dengan sungguh-sungguh.

## Tanggal penting dalam pekan

1. Pekan 0: perkenalan dan perjanjian jadwal dengan keluarga
2. Pekan 3: batas pengembalian biaya penuh
3. Pekan 5: proyek berbayar dimulai
4. Pekan 12: hari pintu, bertemu dua puluh pemberi kerja

Cicilan enam kali tersedia tanpa bunga. Informasi keringanan ada di [Jembatan Biaya](/Program/jembatan-biaya).`,
    category: 'jalur',
    author: 'Redaksi Akselerasi',
    daysAgo: 9,
  },
  {
    kind: 'event',
    slug: 'malam-tanya-alumni',
    title: 'Malam Tanya Alumni: Setelah Euforia Lulus',
    summary: 'Enam alumni dari tiga angkatan menjawab pertanyaan apa pun tentang upah, kesepian, atasan muda, dan rasa ingin kembali.',
    body: `Acara wisuda memperlihatkan senyum. Malam ini memperlihatkan bulan keempat. Enam alumni akan duduk tanpa moderator yang terlalu ramah dan menjawab pertanyaan hadirin, termasuk pertanyaan yang biasanya disimpan untuk parkiran.

Pramesti akan bercerita tentang sembilan bulan dengan upah yang lebih kecil. Mulyadi tentang menjadi yang tertua di tim. Haris tentang kembali ke pekerjaan lamanya setelah setahun, dan mengapa ia menyebut itu keberhasilan.

## Aturan malam itu

- Pertanyaan ditulis di kartu tanpa nama.
- Jawaban tidak direkam, kecuali ringkasan yang disetujui.
- Angka disebut apa adanya.
- Pukul sembilan selesai, karena besok semua bekerja.

Tempat terbatas empat puluh orang, ditambah sambungan daring untuk seratus orang. Makan malam seadanya: nasi bungkus dari dapur Nurhayati, yang masih berjualan pada hari Sabtu karena ia suka.`,
    category: 'temu-alumni',
    author: 'Dewi Anjarwati',
    daysAgo: 7,
    event: { inDays: 11, startHour: 19, hours: 2, place: 'Rumah Tiga Lantai, Kota Administrasi Jakarta Selatan, dan daring' },
  },
  {
    kind: 'podcasts',
    slug: 'bos-saya-lebih-muda',
    title: 'Bos Saya Lebih Muda dari Anak Saya',
    summary:
      'Mulyadi, mantan satpam berumur 47 tahun, dan pemimpin timnya yang berumur 23 tahun duduk bersama membicarakan hal yang biasanya didiamkan.',
    body: `Mulyadi berumur empat puluh tujuh dan baru setahun menjadi penguji perangkat lunak. Pemimpin timnya, Kezia, dua puluh tiga. Kami mengundang keduanya ke studio dan meminta mereka saling mewawancarai.

Kezia mengaku takut memberi koreksi karena Mulyadi seumur ayahnya. Mulyadi mengaku pura-pura mengerti singkatan pada tiga bulan pertama dan mencarinya di kamar mandi. Setelah saling tahu, keduanya membuat aturan: singkatan harus dijelaskan, dan koreksi disampaikan sebelum makan siang, tidak sesudahnya.

## Catatan waktu

- 04.00 Dari pos jaga ke ruang rapat
- 12.30 Singkatan di kamar mandi
- 21.15 Kutu yang ditemukan oleh naluri satpam
- 33.00 Memanggil “Pak” atau “Mul”
- 40.20 Apa yang ingin mereka pelajari dari satu sama lain

Naluri satpam itu nyata. Dengarkan bagaimana Mulyadi menemukan pintu belakang aplikasi dengan bertanya, siapa yang pulang paling akhir?`,
    category: 'pulang-kerja',
    author: 'Ruben Manurung',
    daysAgo: 19,
    episode: { minutes: 44, guest: 'Mulyadi Sastra', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'dua-belas-pekan-satu-meja',
    title: 'Dua Belas Pekan di Satu Meja',
    summary: 'Meja yang sama digambar setiap Kamis selama dua belas pekan: dari buku yang masih rapi sampai kartu nama pertama.',
    body: `Kami memilih satu meja dan menggambarnya setiap Kamis. Tidak ada yang berpose. Meja itu dipakai enam orang dari jalur analis data: mekanik, kasir, guru, dua staf gudang, dan seorang pelaut yang sedang menunggu kapal.

Pekan pertama semuanya rapi. Pulpen sejajar dengan buku. Pekan ketiga ada kursi kosong, milik sang guru, yang memutuskan tetap mengajar. Ia datang malam itu hanya untuk berpamitan, membawa pisang goreng, dan menerima tepuk tangan yang panjang.

Pekan keenam adalah pekan terkotor. Data proyek ternyata berisi tiga format tanggal, dan kelompok ini bekerja sampai satpam gedung mengetuk pintu.

> Pekan sembilan: tagihan pertama, dua juta empat ratus ribu, dibagi lima, difotokopi untuk kenang-kenangan.

Pada gambar terakhir sang pelaut sudah tidak ada. Kapalnya datang. Ia mengirim foto dari ruang mesin, dengan grafik getaran di layarnya.`,
    category: 'pekan-demi-pekan',
    author: 'Redaksi Akselerasi',
    daysAgo: 62,
    pictures: [
      'Pekan 1, enam buku catatan baru dan tangan yang kaku',
      'Pekan 3, satu kursi kosong setelah keputusan untuk berhenti',
      'Pekan 6, meja penuh gelas kopi dan kertas proyek',
      'Pekan 9, tagihan pertama diangkat bersama',
      'Pekan 12, kartu nama berserakan di samping kue',
    ],
  },
]
