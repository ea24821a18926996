import type { SeedPost } from '../../content-types.ts'

export const moreEvents: SeedPost[] = [
  {
    kind: 'event',
    slug: 'temu-kota-surabaya',
    title: 'Temu Kota Surabaya: Pasar Keterampilan di Gudang Kopra',
    summary:
      'Seratus tiga belas peserta saling mengajar selama dua jam. Serbet berbentuk burung ditukar dengan rumus pencarian, dan semua orang menang.',
    body: `Temu Kota kesembilan berlangsung di gudang kopra tua di dekat Kalimas. Dindingnya masih berbau kelapa, dan langit-langitnya begitu tinggi sehingga tepuk tangan terdengar dua kali.

Acara dibuka tanpa sambutan. Setiap orang menuliskan dua baris di kertas: yang bisa ia ajarkan dalam sepuluh menit, dan yang ingin ia pelajari. Kertas ditempel di dada, lalu pasar dimulai. Seorang juru masak mengajarkan melipat serbet. Seorang akuntan mengajarkan rumus pencarian. Anak sembilan tahun mengajarkan cara menang suit, dan antreannya paling panjang.

## Yang paling dicari

1. Membaca slip gaji
2. Menyambung kabel dengan aman
3. Menawar tanpa menyinggung
4. Menyimpan sandi

Sesudah makan siang, mentor Tiara dan Bagus membuka meja bongkar tugas. Aturannya, pemilik tugas tidak boleh meminta maaf lebih dari sekali. Yang melanggar harus menyanyi. Kami mendengar empat lagu.

Terima kasih kepada pemilik gudang, yang semula hanya ingin melihat-lihat, lalu mengajar membedakan kopra yang baik selama tiga jam.`,
    category: 'temu-kota',
    author: 'Tim Acara Alkademi',
    daysAgo: 52,
    views: 740,
    event: { inDays: -24, weekday: 6, startHour: 9, hours: 6, place: 'Gudang kopra di Jalan Karet, Surabaya' },
  },
  {
    kind: 'event',
    slug: 'bedah-cv-tanpa-nama',
    title: 'Bedah CV Tanpa Nama: Empat Puluh Lembar, Satu Dinding',
    summary: 'Nama, foto, dan nama sekolah ditutup. Lima perekrut memilih siapa yang akan dipanggil, lalu dindingnya dibuka bersama-sama.',
    body: `Empat puluh peserta meminjamkan CV-nya. Kami menutup nama, foto, umur, alamat, dan nama sekolah, lalu menayangkannya satu per satu. Lima perekrut dari perusahaan berbeda memilih sepuluh yang akan mereka panggil.

Pilihannya beririsan pada enam lembar. Setelah penutupnya dibuka, dua di antaranya ternyata milik lulusan SMK dan satu milik seorang ibu yang kembali bekerja. Seorang perekrut berkata jujur bahwa saringan kantornya akan membuang ketiganya sebelum ia sempat melihat.

## Apa yang membuat sebuah lembar dipilih

- Pekerjaan disebut dengan hasil, bukan dengan tugas
- Satu angka yang bisa diperiksa
- Halaman kedua yang tidak ada

Yang tidak berpengaruh sama sekali: grafik lingkaran kemahiran, kutipan, dan kata “dinamis”. Maya Hutabarat, yang memandu, meminta lima perekrut itu menulis satu hal yang akan mereka ubah di kantor masing-masing. Tiga bulan kemudian kami bertanya lagi. Dua kantor sudah menghapus kolom foto.

Semua pemilik CV menerima catatan tertulis. Empat orang menerima panggilan yang bukan bagian dari acara.`,
    category: 'kelas-terbuka',
    author: 'Maya Hutabarat',
    daysAgo: 85,
    views: 1210,
    event: { inDays: -58, startHour: 19, hours: 2, place: 'Daring, ruang temu Alkademi' },
  },
  {
    kind: 'event',
    slug: 'kelas-terbuka-sql-pasar-ikan',
    title: 'Kelas Terbuka SQL dari Pasar Ikan Muara Angke',
    summary:
      'Yoga menyiarkan pelajaran langsung dari lelang pagi. Setiap harga yang diteriakkan masuk ke tabel, dan penonton mengirim pertanyaannya.',
    body: `Pukul lima pagi, juru lelang meneriakkan harga lebih cepat daripada orang mengetik. Yoga Adnyana berdiri di sampingnya dengan laptop terbungkus plastik. Dua relawan mencatat, dan dalam sembilan puluh menit terkumpul 640 baris: jenis ikan, berat, harga, kapal.

Penonton mengirim pertanyaan dalam bahasa sehari-hari. “Kapal mana yang paling untung?” “Kapan harga tongkol turun?” Yoga menerjemahkannya menjadi SQL di tempat, termasuk pertanyaan yang tidak bisa dijawab tabel itu. Bagian terakhir inilah yang paling lama dibahas. Harga turun pukul enam, tetapi tabel tidak tahu mengapa. Juru lelang tahu: pembeli besar pulang sarapan.

## Yang bisa diulang sendiri

1. Unduh tabel 640 baris dari halaman acara
2. Jawab lima pertanyaan pertama tanpa melihat kunci
3. Tulis satu pertanyaan yang harus ditanyakan kepada orang, bukan kepada tabel

Rekaman berbau amis itu, kata seorang penonton, adalah satu-satunya kelas basis data yang membuatnya lapar. Latihan lanjutannya ada di kelas [SQL: Bertanya kepada Data](/Courses/sql-bertanya-kepada-data).`,
    category: 'kelas-terbuka',
    author: 'Yoga Adnyana',
    daysAgo: 110,
    views: 890,
    event: { inDays: -82, startHour: 5, hours: 2, place: 'Daring, siaran dari Muara Angke, Jakarta Utara' },
  },
  {
    kind: 'event',
    slug: 'temu-kota-kupang',
    title: 'Temu Kota Kupang: Belajar di Bawah Pohon Lontar',
    summary:
      'Empat puluh peserta dari tiga pulau berkumpul untuk pertama kali. Tiga di antaranya menumpang kapal ternak supaya tiba tepat waktu.',
    body: `Peserta dari Rote, Sabu, dan Timor sudah setahun belajar di grup yang sama, tanpa pernah bertemu. Hari itu mereka duduk melingkar di bawah lontar, saling menebak siapa yang mana dari suaranya.

Tidak ada proyektor karena siang terlalu terang. Salma Azzahra memandu lokakarya menulis dengan kertas pembungkus. Setiap orang menceritakan satu benda di rumahnya dalam lima kalimat, lalu orang di sebelahnya menghapus dua. Cerita yang tersisa dibacakan keras-keras, bersaing dengan ayam.

Menjelang sore, mama-mama dari dapur umum ikut duduk. Salah seorang bertanya apakah kelas menulis boleh diikuti orang yang hanya bisa bercerita. Salma menyerahkan mikrofon. Sejak hari itu kelas menulis menerima tugas dalam bentuk rekaman suara.

## Dari catatan tamu

- “Saya kira mentor saya lebih tinggi.”
- “Pertama kali tugas saya ditertawakan dengan gembira.”
- “Kapalnya penuh sapi, tapi sapinya tenang.”

Ongkos perjalanan antarpulau ditanggung dana alumni. Pertemuan berikutnya diusulkan di Rote, dan kami sudah menghitung jadwal kapalnya.`,
    category: 'temu-kota',
    author: 'Salma Azzahra',
    daysAgo: 138,
    views: 530,
    event: { inDays: -109, weekday: 6, startHour: 9, hours: 7, place: 'Kebun lontar di Oesapa, Kota Kupang' },
  },
  {
    kind: 'event',
    slug: 'debat-terbuka-ai-menilai-tugas',
    title: 'Debat Terbuka: Bolehkah Mesin Menilai Tugas?',
    summary:
      'Dua mentor membela, dua menolak, lalu di tengah acara mereka bertukar pihak. Penonton memberi suara tiga kali, dan hasilnya berubah.',
    body: `Perdebatan ini sudah berbulan-bulan berlangsung di ruang mentor, jadi kami membukanya. Fikri dan Bagus berpendapat mesin boleh memberi nilai awal. Nadia dan Raka menolak. Setelah empat puluh menit, pemandu membunyikan gong dan meminta mereka bertukar pihak.

Pertukaran itu membuat semuanya lebih jujur. Nadia, yang kini harus membela, menyebut peserta yang menunggu lima puluh jam karena dirinya. Fikri, yang harus menolak, menceritakan model kesayangannya yang memberi nilai tinggi pada tugas kosong berbahasa sopan.

## Suara penonton

1. Sebelum acara: 58 persen setuju
2. Sebelum pertukaran: 49 persen
3. Pada akhir acara: 31 persen, dan jumlah yang memilih “tergantung” berlipat tiga

Kesepakatan yang lahir cukup sederhana. Mesin boleh memeriksa hal yang bisa dihitung, hasilnya selalu ditandai, dan tidak satu pun tugas ditutup sebelum dibaca orang. Aturan itu kini tertulis di setiap halaman kelas.

Rekaman serta daftar bacaan dari keempat mentor masih dapat dibuka. Siapkan waktu dua jam; bagian terbaiknya dimulai sesudah gong.`,
    category: 'kelas-terbuka',
    author: 'Fikri Alamsyah',
    daysAgo: 198,
    views: 1370,
    event: { inDays: -171, startHour: 19, hours: 2, place: 'Daring, ruang temu Alkademi' },
  },
  {
    kind: 'event',
    slug: 'hari-tanpa-tugas-baru',
    title: 'Hari Tanpa Tugas Baru: Sehari untuk Menyelesaikan yang Tertunda',
    summary: 'Semua tenggat dihentikan sehari. Mentor berjaga di dua belas ruang, dan 1.460 tugas lama akhirnya dikumpulkan.',
    body: `Setiap angkatan punya laci berisi tugas yang hampir selesai. Hari itu kami menghentikan seluruh tenggat, tidak menerbitkan satu bab pun, dan membuka dua belas ruang temu dari pukul delapan pagi sampai sepuluh malam. Isinya hanya satu pertanyaan: apa yang membuatmu berhenti?

Jawabannya jarang soal pelajaran. Kabel putus. Anak sakit. Malu karena sudah terlambat dua bulan. Untuk yang terakhir itu para mentor menyiapkan kalimat bersama: “Selamat datang kembali, kita mulai dari mana?”

## Hari itu dalam angka

- 1.460 tugas dikumpulkan, yang tertua berumur empat belas bulan
- 212 peserta lulus malam itu juga
- Ruang paling ramai: ruang hening, tempat orang bekerja bersama tanpa bicara

Pukul sepuluh malam lampu dimatikan satu per satu, secara harfiah, karena mentor diminta memotret lampu mejanya. Kami akan mengulanginya dua kali setahun. Ruang hening tidak ikut ditutup. Sampai sekarang ia buka setiap malam, dan selalu ada orang di dalamnya.`,
    category: 'kelas-terbuka',
    author: 'Tim Acara Alkademi',
    daysAgo: 232,
    views: 1090,
    event: { inDays: -212, weekday: 0, startHour: 8, hours: 14, place: 'Daring, dua belas ruang temu' },
  },
  {
    kind: 'event',
    slug: 'temu-kota-medan',
    title: 'Temu Kota Medan: Satu Meja untuk Setiap Pekerjaan Pertama',
    summary:
      'Dua puluh alumni duduk di dua puluh meja dan menceritakan bulan pertama mereka bekerja, termasuk bagian yang biasanya dilewatkan.',
    body: `Di Medan kami mencoba susunan baru. Tidak ada panggung. Dua puluh alumni duduk di dua puluh meja dengan papan kecil: *juru uji aplikasi*, *perancang poster pemilihan OSIS*, *penulis keterangan barang*, *admin gudang yang belajar SQL diam-diam*. Pengunjung berpindah setiap dua belas menit.

Para alumni diminta menceritakan bulan pertama saja. Siapa yang menjemput di pintu. Apa yang dikenakan. Kesalahan mana yang membuat tidak bisa tidur. Ternyata bulan pertama hampir selalu berisi satu kesalahan besar dan satu orang baik yang menolong membereskannya.

Ada meja yang tidak pernah kosong, yaitu meja Rudi, yang berhenti pada hari kesebelas dan menceritakan mengapa. Ia membawa salinan kontraknya, dengan kalimat yang seharusnya ia tanyakan ditandai kuning.

## Bekal pulang

- Daftar dua belas pertanyaan sebelum menandatangani kontrak
- Nama satu alumni yang boleh ditelepon
- Bika ambon, selama persediaan ada

Perpustakaan yang meminjamkan ruang meminta susunan mejanya ditinggal. Sejak itu setiap bulan mereka mengadakan acara serupa sendiri.`,
    category: 'temu-kota',
    author: 'Intan Siregar',
    daysAgo: 276,
    views: 480,
    event: { inDays: -247, weekday: 6, startHour: 10, hours: 5, place: 'Perpustakaan Deli Baca, Kota Medan' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-suara-buku-pelajaran',
    title: 'Lokakarya Suara: Membacakan Buku Pelajaran untuk Teman Netra',
    summary: 'Tujuh puluh relawan merekam tiga buku pelajaran SMA dalam satu hari, dibimbing penyiar dan diuji langsung oleh pendengarnya.',
    body: `Membaca keras untuk orang lain ternyata keterampilan tersendiri. Pagi itu dua penyiar radio melatih tujuh puluh relawan: duduk tegak, berhenti di titik, dan yang tersulit, membacakan tabel.

Enam siswa netra dari dua sekolah menjadi penguji. Mereka duduk di balik kaca, mendengarkan, lalu mengangkat kartu merah kalau ada yang tidak bisa diikuti. Rumus kimia menerima sebelas kartu merah sebelum seorang relawan menemukan cara membacanya: sebut dulu ada berapa unsur, baru sebutkan satu per satu.

## Hasil sehari

1. Tiga buku selesai, 31 jam suara
2. Panduan membaca tabel dan rumus, empat halaman
3. Tujuh puluh orang yang tidak lagi membaca terlalu cepat

Rekamannya dipakai di sembilan sekolah. Kesalahan baca yang dilaporkan siswa diperbaiki oleh relawan yang sama dalam tiga hari, dengan nada yang diusahakan sama. Laras, penguji termuda, kini menjadi penyelia bunyi untuk semua bab baru kami. Ia menolak dipanggil Ibu karena baru berumur tujuh belas.`,
    category: 'temu-kota',
    author: 'Laksmi Paramita',
    daysAgo: 342,
    views: 420,
    event: { inDays: -312, weekday: 0, startHour: 8, hours: 9, place: 'Studio Suara Kita, Kota Bandung' },
  },
]
