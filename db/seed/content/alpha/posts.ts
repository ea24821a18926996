import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'rilis-0-19-unduh-tanpa-kuota',
    title: 'Rilis 0.19: Bab Bisa Diunduh Semalam, Dipelajari Seharian',
    summary:
      'Pengguna memilih bab pada malam hari saat kuota murah; esoknya semuanya terbuka tanpa sambungan. Ada juga dua perbaikan dan satu penghapusan.',
    body: `Dari 200 laporan bulan lalu, 71 berbunyi sama: bisa tidak belajar tanpa sambungan? Sekarang bisa, dengan batas yang jelas.

## Baru

- **Unduh bab** untuk teks, gambar, dan suara. Video belum, karena satu video menghabiskan ruang tiga puluh bab.
- **Jadwal malam**: unduhan berjalan pada jam yang kamu pilih.

## Diperbaiki

- Kemajuan yang hilang ketika ponsel mati mendadak (dilaporkan Asri, Sumba Timur)
- Tombol kembali yang melompat dua layar (dilaporkan 14 orang, maaf)

## Dihapus

- Ucapan selamat beranimasi. Dua puluh tiga orang menyebutnya mengganggu, nol orang merindukannya saat kami matikan diam-diam selama sepekan.

Ukuran halaman pertama turun dari 310 menjadi 124 kilobita. Pada ponsel uji kami, waktu buka berkurang dari 6,1 menjadi 2,4 detik. Rilis berikutnya Jumat depan; kandidat utamanya pencarian di dalam bab.`,
    category: 'rilis',
    author: 'Tim Alpha',
    daysAgo: 1,
    views: 1180,
  },
  {
    kind: 'news',
    slug: 'rilis-0-18-papan-soal-suara',
    title: 'Rilis 0.18: Soal Bisa Dijawab dengan Suara',
    summary:
      'Jawaban lisan direkam, diperiksa oleh guru, dan dihapus setelah tiga puluh hari. Tidak ada penilaian otomatis, dan itu disengaja.',
    body: `Guru bahasa di kelompok pengguna awal meminta satu hal: murid menjawab dengan mulut, bukan dengan pilihan A sampai D. Rilis ini menambahkan jenis soal suara, paling panjang 90 detik.

Rekaman disimpan di ponsel dulu dan dikirim ketika sambungan cukup. Guru mendengarkan, memberi catatan tertulis atau suara, lalu rekaman dihapus otomatis sesudah tiga puluh hari. Untuk murid di bawah 18 tahun, fitur ini mati sampai sekolah menyatakan orang tua telah menyetujuinya.

Kami ditanya mengapa tidak memakai penilaian otomatis. Kami mencobanya. Pada 400 rekaman percobaan, mesin memberi nilai lebih rendah kepada penutur berlogat kental, padahal isinya sama baik. Jadi bagian itu tidak dirilis.

## Diketahui belum beres

- Rekaman terputus ketika ada telepon masuk
- Gelombang suara tidak tampil pada peramban lama

Pelapor pertama: Bu Ida, Polewali Mandar. Terima kasih, Bu.`,
    category: 'rilis',
    author: 'Ilyas Fahreza',
    daysAgo: 8,
    views: 690,
  },
  {
    kind: 'news',
    slug: 'papan-peringkat-dihentikan',
    title: 'Kami Menghentikan Papan Peringkat, Alat Ketujuh yang Dimatikan',
    summary:
      'Setelah sebelas pekan, papan peringkat membuat sepuluh persen teratas lebih rajin dan sisanya lebih cepat berhenti. Kami matikan hari ini.',
    body: `Papan peringkat adalah fitur yang paling banyak diminta. Kami membangunnya dalam dua pekan, menyalakannya untuk separuh pengguna, dan menunggu.

Hasilnya jelas. Sepersepuluh teratas belajar 22 persen lebih lama. Separuh bawah berhenti 31 persen lebih cepat. Ketika ditanya, seorang murid menulis kalimat yang menutup perdebatan tim: “Saya jadi tahu persis berapa orang yang lebih pintar dari saya.”

## Yang kami pertimbangkan

1. Menyembunyikan nama: tidak mengubah apa-apa.
2. Peringkat per kelompok kecil: sedikit lebih baik, tetap merugikan yang terakhir.
3. Membandingkan dengan diri sendiri pekan lalu: ini yang kami ambil.

Papan dimatikan hari ini, dan datanya dihapus pekan depan. Gantinya satu kalimat pada akhir pekan: apa yang kamu bisa sekarang dan belum bisa tujuh hari lalu. Kodenya 40 baris. Papan peringkat dahulu memerlukan 2.300 baris.`,
    category: 'rilis',
    author: 'Nara Wibisana',
    daysAgo: 95,
    views: 1530,
  },
  {
    kind: 'blog',
    slug: 'mengapa-daftar-tunggu-kami-tidak-urut',
    title: 'Mengapa Daftar Tunggu Kami Tidak Sepenuhnya Urut',
    summary:
      'Ada 3.400 orang di depanmu, tetapi kamu mungkin masuk besok. Penjelasan jujur tentang cara kami memilih dua ratus orang setiap bulan.',
    body: `Kalau kami membuka pintu menurut urutan, dua ratus pengguna pertama akan mirip semua: tinggal di kota, ponsel baru, sambungan kencang, suka mencoba aplikasi. Alat yang mereka puji belum tentu berguna bagi orang lain.

Jadi separuh kursi mengikuti urutan, separuhnya mengikuti kebutuhan uji. Bulan ini kami mencari guru yang mengajar lebih dari satu jenjang, pengguna pembaca layar, dan siapa pun yang ponselnya berumur di atas lima tahun. Kalau kamu menulis itu ketika mendaftar, kamu naik.

Tidak ada jalur membayar, tidak ada jalur mengundang teman. Keduanya pernah kami coba selama sepekan dan membuat daftar penuh orang yang tidak pernah membuka alatnya.

Kamu bisa melihat posisi, alasan, dan perkiraan bulanmu di halaman daftar tunggu. Kalau alasannya terasa keliru, balas emailnya. Yang menjawab manusia, biasanya saya, biasanya malam.`,
    category: 'catatan-tim',
    author: 'Nara Wibisana',
    daysAgo: 15,
    views: 1290,
  },
  {
    kind: 'blog',
    slug: 'kami-menghapus-sembilan-puluh-persen-data',
    title: 'Saya Menghapus 90 Persen Data Kami dan Tidak Ada yang Sadar',
    summary:
      'Selama dua tahun kami mengukur setiap ketukan. Lalu saya bertanya keputusan apa yang pernah lahir darinya, dan ruangan menjadi sunyi.',
    body: `Kami mencatat 214 jenis peristiwa. Ketukan, guliran, jeda, arah putar ponsel. Datanya rapi, mahal, dan, seperti saya temukan kemudian, nyaris tidak pernah dibuka.

Saya membuat tabel sederhana: peristiwa di kiri, keputusan yang pernah lahir darinya di kanan. Dari 214 baris, 19 punya isi di kolom kanan. Saya mematikan sisanya pada hari Selasa tanpa mengumumkan apa pun. Hari Jumat rilis tetap keluar. Sebulan kemudian saya mengaku, dan pertanyaan pertama tim adalah, “Yang mana saja?”

## Aturan sejak itu

- Setiap peristiwa baru harus menyebut keputusan yang akan dibuat dengannya
- Umurnya 60 hari, lalu mati sendiri
- Tidak ada pelacakan untuk pengguna di bawah 18 tahun, sama sekali

Biaya penyimpanan turun delapan puluh persen. Lebih menyenangkan lagi, halaman privasi kami sekarang muat dalam satu layar.`,
    category: 'catatan-tim',
    author: 'Benedict Soeryadi',
    daysAgo: 58,
    views: 1720,
  },
  {
    kind: 'blog',
    slug: 'seminggu-dengan-layar-mati',
    title: 'Seminggu Merancang dengan Layar Mati',
    summary:
      'Saya mematikan layar, menyalakan pembaca layar, dan mencoba memakai alat buatan sendiri. Hari pertama saya gagal masuk ke akun saya.',
    body: `Senin. Saya tidak bisa masuk. Tombolnya bernama “tombol”. Kolom kata sandinya bernama “kolom”. Saya yang merancang keduanya.

Selasa. Saya berhasil masuk dan tersesat pada menu yang membaca sebelas tautan sebelum isi. Saya mulai mengerti mengapa Fikri, pengguna awal kami yang netra, selalu menulis laporan dengan huruf besar.

Rabu. Saya menelepon Fikri dan memintanya menemani. Ia tertawa pada menit kedua. “Mbak membacanya berurutan? Saya lompat lewat judul.” Judul kami hanya satu di setiap halaman, jadi tidak ada yang bisa dilompati.

Kamis dan Jumat saya memperbaiki: nama tombol, urutan judul, tautan untuk langsung ke isi, dan keterangan gambar yang tidak berbunyi “gambar”.

Sabtu, Fikri menyelesaikan satu bab dalam sembilan menit. Sebelumnya 41 menit. Laporannya kali ini memakai huruf kecil semua: *lumayan*. Saya mencetaknya dan menempelkannya di monitor.`,
    category: 'catatan-tim',
    author: 'Gendhis Maheswari',
    daysAgo: 187,
    views: 980,
  },
  {
    kind: 'articles',
    slug: 'cara-kami-memutuskan-tidak',
    title: 'Cara Kami Memutuskan “Tidak” dalam Tiga Puluh Menit',
    summary:
      'Peta jalan gampang penuh, yang sulit adalah menolak tanpa menyakiti. Empat pertanyaan yang kami pakai setiap Senin pagi, beserta contohnya.',
    body: `Setiap pekan masuk sekitar enam puluh usulan. Kami bisa mengerjakan tiga. Selebihnya harus ditolak, dan penolakan yang diundur-undur lebih kejam daripada penolakan yang cepat.

## Empat pertanyaan

1. Siapa yang rugi kalau ini tidak ada, dan berapa sering?
2. Apa yang mereka lakukan sekarang sebagai gantinya?
3. Apa versi sehari dari usulan ini?
4. Apa yang kita hapus supaya ini muat?

Pertanyaan keempat paling ampuh. Ketika tim mengusulkan obrolan langsung, kami harus memilih apa yang dihapus. Tidak ada yang mau melepas unduhan malam, dan usulan obrolan pun selesai dalam sebelas menit.

Jawaban tidak ditulis kepada pengusul dalam dua kalimat: alasan, dan keadaan yang akan membuat kami berubah pikiran. Kira-kira satu dari lima usulan yang ditolak kembali dengan bukti baru. Tiga di antaranya sekarang menjadi fitur, termasuk soal suara.`,
    category: 'cara-kerja',
    author: 'Nara Wibisana',
    daysAgo: 30,
    views: 1460,
  },
  {
    kind: 'articles',
    slug: 'temuan-ponsel-delapan-ratus-ribu',
    title: 'Temuan: Yang Terjadi pada Ponsel Delapan Ratus Ribu',
    summary:
      'Kami menguji dua belas situs belajar pada ponsel murah dengan sambungan lemah. Alat kami sendiri berada pada urutan kesembilan.',
    body: `Ponsel uji kami dibeli dari konter di Balikpapan: memori dua gigabita, layar retak di pojok, delapan ratus ribu rupiah. Sambungan dibatasi seperti di tepi kampung: 400 kilobit per detik, sering putus.

Kami membuka dua belas situs belajar dan mengukur waktu sampai paragraf pertama bisa dibaca. Yang tercepat 1,9 detik. Yang terlambat 48 detik, dan sesudah itu ponselnya panas. Alat kami 14,2 detik. Peringkat sembilan.

## Penyebab kami

- Gambar pembuka yang tidak pernah diminta siapa pun
- Tiga fon, padahal hanya satu yang terpakai
- Kode untuk fitur yang sudah dimatikan

Semua penyebab itu buatan kami sendiri, bukan buatan jaringan. Setelah dibersihkan selama tiga rilis, waktunya menjadi 2,4 detik.

Ponsel itu sekarang digantung di dinding dengan tali. Setiap rilis harus lewat sana sebelum keluar.`,
    category: 'temuan',
    author: 'Ilyas Fahreza',
    daysAgo: 121,
    views: 1980,
  },
  {
    kind: 'program',
    slug: 'membuka-dua-ratus-kursi',
    title: 'Dua Ratus Kursi Pengguna Awal Dibuka untuk Bulan Depan',
    summary:
      'Kami mencari guru dua jenjang, pengguna pembaca layar, dan orang yang ponselnya lebih tua daripada anaknya. Empat pekan, satu alat.',
    body: `Setiap bulan dua ratus orang masuk dari daftar tunggu. Bulan depan kami menguji pencarian di dalam bab dan catatan pinggir, dan memerlukan orang yang akan memakainya untuk belajar sungguhan, bukan hanya menekan-nekan.

## Kami mencari

- 60 guru, terutama yang mengajar lebih dari satu jenjang
- 40 pengguna pembaca layar atau huruf besar
- 50 pelajar dengan ponsel di atas lima tahun
- 50 orang menurut urutan daftar tunggu

Komitmennya sekitar satu jam sepekan selama empat pekan dan satu laporan singkat, boleh berupa suara. Pelajar di bawah 18 tahun mendaftar lewat sekolah atau orang tua.

Kamu mendapat akses tanpa biaya, saluran langsung ke tim, dan nama di catatan rilis bila laporanmu menjadi perbaikan. Kamu juga akan menemui hal-hal yang rusak. Itu bukan ancaman, itu uraian pekerjaannya.`,
    category: 'pengguna-awal',
    author: 'Tim Alpha',
    daysAgo: 5,
    views: 840,
  },
  {
    kind: 'event',
    slug: 'jumat-terbuka-rilis-langsung',
    title: 'Jumat Terbuka: Menonton Rilis 0.20 Naik Secara Langsung',
    summary:
      'Layar dibagikan, tombol ditekan, semua orang menahan napas. Termasuk sesi membatalkan rilis kalau ada yang rusak, dan biasanya ada.',
    body: `Kebanyakan rilis terjadi diam-diam. Rilis kami terjadi setiap Jumat pukul tiga sore dengan penonton. Kamu bisa melihat daftar periksanya, uji yang merah, perdebatan kecil, dan ponsel delapan ratus ribu yang diangkat ke depan kamera.

Rilis 0.20 membawa pencarian di dalam bab. Risikonya sedang: indeksnya dibuat di ponsel, dan kami belum yakin bagaimana rasanya pada memori dua gigabita.

- 15.00 Membaca catatan rilis bersama
- 15.15 Uji pada ponsel di dinding
- 15.30 Tombol ditekan oleh pelapor bulan ini
- 15.35 Menatap grafik dalam diam
- 16.00 Tanya jawab, atau latihan membatalkan

Dalam dua puluh Jumat terakhir, empat rilis kami batalkan di depan penonton. Semuanya direkam dan bisa ditonton ulang. Bergabunglah tanpa mendaftar; kamera dan mikrofonmu sudah kami matikan sejak awal.`,
    category: 'jumat-terbuka',
    author: 'Ilyas Fahreza',
    daysAgo: 11,
    views: 470,
    event: { inDays: 10, weekday: 5, startHour: 15, hours: 2, place: 'Daring' },
  },
  {
    kind: 'podcasts',
    slug: 'versi-nol-fikri-dan-sebelas-tautan',
    title: 'Versi Nol #1: Sebelas Tautan sebelum Isi',
    summary:
      'Fikri, pengguna awal yang netra, membawa kami berkeliling internet dengan telinga. Kecepatan suara pembaca layarnya membuat kami pusing.',
    body: `Episode ini sebaiknya didengarkan sambil memejamkan mata. Fikri menyalakan pembaca layarnya pada kecepatan biasa baginya, yaitu sekitar tiga kali kecepatan kita, lalu membuka lima situs berita.

Ia bercerita bagaimana orang netra membaca halaman: tidak dari atas ke bawah, melainkan melompat. Situs tanpa judul yang benar ibarat gedung tanpa lantai. Gendhis sesekali terdiam, kadang karena kagum, lebih sering karena malu.

## Penanda

- 03.00: mendengar internet pada kecepatan tiga
- 09.40: situs terbaik minggu ini, ternyata situs toko pakan burung
- 17.15: sebelas tautan, dan surat berhuruf besar
- 24.00: apa yang tidak bisa diperbaiki oleh perangkat otomatis

Transkrip lengkap dapat diminta lewat email, dengan judul pada setiap bagian. Fikri sudah memeriksanya sendiri dan memberi penilaian: *lumayan*. Gendhis meminta kami mencatat bahwa itu nilai tertinggi darinya.`,
    category: 'versi-nol',
    author: 'Gendhis Maheswari',
    daysAgo: 42,
    views: 610,
    episode: { minutes: 30, guest: 'Fikri Ramadhan Nasution', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'papan-sketsa-yang-dibuang',
    title: 'Papan Sketsa: Lima Hal yang Kami Buang Bulan Ini',
    summary:
      'Tim biasanya memamerkan yang jadi. Ini foto dari keranjang sebelahnya: peringkat, animasi, sepuluh tombol, dan satu gagasan bagus.',
    body: `Di studio ada dua papan. Papan kiri berisi yang sedang dikerjakan, selalu rapi, selalu hanya tiga kartu. Papan kanan berisi yang dibuang, dan ia jauh lebih menarik.

Foto pertama adalah papan peringkat, lengkap dengan tanda silang yang digambar Nara dengan spidol paling tebal. Foto kedua ponsel murah kami; ia bukan barang buangan, tetapi ia yang membuang. Foto ketiga memperlihatkan sebelas versi tombol unduh. Yang terpilih versi kedua. Sepuluh lainnya tidak sia-sia, kata Ilyas, hanya mahal. Kami menempelnya sebagai pengingat untuk bulan depan.

Kertas tempel bertuliskan *lumayan* bukan sketsa. Kertas itu tidak sengaja ikut terfoto, dan kami biarkan.

Gambar terakhir, daftar *tidak*, kini berisi 312 baris. Kalau usulanmu ada di sana, alasannya tertulis di sebelahnya. Kalau alasannya sudah kedaluwarsa, beri tahu kami.`,
    category: 'papan-sketsa',
    author: 'Gendhis Maheswari',
    daysAgo: 76,
    views: 390,
    pictures: [
      'Sketsa papan peringkat dengan tanda silang besar',
      'Ponsel murah tergantung tali di dinding',
      'Sebelas versi tombol unduh dari kertas',
      'Kertas tempel bertuliskan satu kata: lumayan',
      'Papan tulis daftar tidak yang penuh',
    ],
  },
]
