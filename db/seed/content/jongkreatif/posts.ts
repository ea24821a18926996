import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'identitas-baru-pasar-lengkong',
    title: 'Pasar Kecil, Huruf Besar: Identitas Baru untuk 84 Kios',
    summary:
      'Kami mengganti 84 papan kios pasar dengan satu keluarga huruf dan 84 warna pilihan pedagang. Tak satu pun kios terlihat sama.',
    body: `Pengelola Pasar Lengkong meminta papan nama yang seragam. Kami pulang dengan usul sebaliknya: satu keluarga huruf, delapan puluh empat suara.

Inez menggambar huruf dari goresan tukang cat papan yang sudah bekerja di pasar itu sejak 1979, Mang Dede. Huruf itu punya tiga lebar, karena nama kios berkisar dari “ITA” sampai “SUMBER BAROKAH JAYA ABADI 2”. Setiap pedagang memilih dua warnanya sendiri dari tutup toples, taplak, atau daun pisang.

## Angka yang kami suka

- 84 papan dicat tangan dalam 26 hari
- 2 murid Mang Dede sekarang punya pesanan sendiri
- 0 spanduk plastik tersisa di lorong utama

Pengelola yang semula cemas kini mengantar tamu berkeliling sambil menebak warna. Pembeli tua tidak lagi bertanya arah ke satpam. Mereka bilang, “Belok di huruf O yang miring.”`,
    category: 'studio',
    author: 'Bagas Wirotama',
    daysAgo: 10,
    views: 1890,
  },
  {
    kind: 'news',
    slug: 'studio-pindah-ke-bekas-bengkel',
    title: 'Kami Pindah: Meja Panjang Masuk Bekas Bengkel Vespa',
    summary:
      'Alamat baru, atap seng, dan lantai yang masih bernoda oli. Meja sepanjang sembilan meter ikut pindah, dipotong dua, lalu disambung lagi.',
    body: `Meja kami panjangnya sembilan meter. Pintu gedung baru lebarnya satu koma dua. Selama sehari penuh tujuh orang perancang berdiri menatap meja itu, menggambar sketsa cara memasukkannya, dan tidak ada yang berhasil. Akhirnya Pak Ujang, tukang kayu sebelah, memotongnya jadi dua dalam empat menit.

Ruang baru kami dulunya bengkel Vespa. Noda oli di lantai sengaja tidak dibersihkan; bentuknya kami jadikan pola kertas surat. Rel katrol di langit-langit sekarang menggantung lampu dan, pada hari Jumat, jemuran poster.

Yang baru:

- Jendela lebar ke jalan, jadi Anda bisa melihat kami salah
- Ruang cetak kecil dengan mesin risograf bekas sekolah
- Bangku panjang di depan untuk siapa saja yang lelah

Pintunya selalu terbuka setiap Rabu sore. Bawa gorengan kalau Anda mau benar-benar didengar.`,
    category: 'studio',
    author: 'Syifa Rahmania',
    daysAgo: 58,
    views: 740,
  },
  {
    kind: 'news',
    slug: 'tiga-lulusan-magang-buka-studio',
    title: 'Tiga Lulusan Magang Membuka Studio Sendiri, Kami Klien Pertamanya',
    summary:
      'Studio Kembang Kempis lahir dari meja panjang kami. Brief pertama mereka: merancang kartu nama studio yang dulu menggaji mereka.',
    body: `Dua tahun lalu Ajeng, Tio, dan Melki datang lewat Pintu Terbuka. Ajeng dari jurusan akuntansi, Tio penjaga warnet, Melki putus kuliah arsitektur. Bulan ini mereka menyewa kamar di atas warung soto dan menamainya Studio Kembang Kempis.

Kami menjadi klien pertamanya. Brief dari kami satu kalimat: kartu nama yang tidak dibuang orang. Mereka menjawab dengan kartu yang bisa dilipat menjadi penjepit mi instan.

> “Kalian selalu bilang uji ke dapur dulu. Ya kami uji ke dapur,” kata Tio.

Kami membayar penuh, menawar sedikit supaya terasa sungguhan, lalu merevisi dua kali supaya terasa sangat sungguhan. Mereka menolak revisi ketiga dengan surat yang sopan dan argumen yang benar.

Kartunya sudah dicetak lima ratus lembar di ruang cetak kami. Kami bangga sekali, dan agak kesal.`,
    category: 'studio',
    author: 'Bagas Wirotama',
    daysAgo: 181,
    views: 610,
  },
  {
    kind: 'blog',
    slug: 'klien-bilang-kurang-wow',
    title: 'Klien Bilang “Kurang Wow”. Lalu Apa?',
    summary: 'Kamus kecil untuk menerjemahkan tiga umpan balik paling kabur di dunia menjadi pertanyaan yang bisa dijawab dengan pensil.',
    body: `“Bagus sih. Tapi kurang wow.” Setiap perancang pernah mendengarnya, biasanya pukul lima sore hari Jumat. Marah itu boleh, selama sembilan menit. Sesudahnya, mari menerjemahkan.

**Kurang wow** jarang berarti kurang ramai. Tanyakan: siapa yang Anda bayangkan akan berhenti dan menoleh? Klien kami pernah menjawab, “Ibu saya.” Ternyata masalahnya ukuran huruf.

**Terlalu kosong** sering berarti takut dianggap tidak bekerja. Tunjukkan dua puluh versi penuh yang sudah Anda buang.

**Coba lebih muda** hampir selalu berarti: pesaing kami memakai gambar anak muda. Tanyakan berapa umur pembeli terbaik mereka. Biasanya 47.

## Yang tidak kami lakukan

Kami tidak membuat tiga pilihan dengan dua yang sengaja jelek. Itu kebiasaan yang kelihatan pintar sampai klien memilih yang jelek. Kami pernah, dan papan namanya masih berdiri di Jalan Peta sampai sekarang. Kami lewat jalan lain.`,
    category: 'buang-sketsa',
    author: 'Syifa Rahmania',
    daysAgo: 4,
    views: 3010,
  },
  {
    kind: 'blog',
    slug: 'sehari-bersama-tukang-cat-papan',
    title: 'Sehari Bersama Mang Dede, Tukang Cat Papan Terakhir di Lengkong',
    summary: 'Ia tidak pernah memakai penggaris untuk huruf S. Saya membawa lima buku tipografi dan pulang dengan satu kuas bekas.',
    body: `Mang Dede menarik garis lurus dengan napas. Ia menghirup, menahan, menyapu kuas sepanjang setengah meter, dan baru mengembuskannya di ujung. “Kalau napasnya putus, hurufnya cegukan,” katanya.

Saya membawa lima buku. Saya ingin memperlihatkan bahwa huruf buatannya mirip huruf Eropa abad kesembilan belas. Ia membolak-balik, mengangguk sopan, lalu menunjuk huruf R. “Kakinya kependekan. Nanti roboh.”

Seharian saya hanya boleh mengaduk cat dan memegang tangga. Sore hari saya diberi papan bekas dan satu huruf: S. Saya membuat empat puluh. Mang Dede memilih nomor tiga puluh tujuh. Bukan yang paling rapi; yang paling berani beloknya.

Di studio, saya menghapus titik-titik bantu pada huruf S yang sudah saya haluskan dua pekan. Saya menarik ulang dengan satu napas. Huruf itulah yang sekarang ada di delapan puluh empat kios.`,
    category: 'buang-sketsa',
    author: 'Inez Tanumihardja',
    daysAgo: 83,
    views: 1240,
  },
  {
    kind: 'blog',
    slug: 'kami-memecat-klien-dengan-baik',
    title: 'Cara Kami Memecat Klien dengan Baik-Baik',
    summary:
      'Lima bulan, sebelas revisi, satu grup percakapan dengan 23 orang. Kami mundur, mengembalikan separuh uang, dan masih saling menyapa.',
    body: `Proyeknya bagus. Orang-orangnya baik. Tetapi ada 23 orang di grup percakapan, dan setiap orang punya ipar yang mengerti desain. Pada revisi kesebelas, warna biru sudah berubah menjadi ungu, hijau, lalu kembali ke biru yang sama.

Saya menghitung jam. Kami sudah bekerja dua kali lipat dari kesepakatan. Namun bukan itu yang membuat saya mundur. Saya melihat Wahyu menggambar tanpa melihat gambarnya.

Suratnya pendek:

> Kami tidak lagi bisa membuat pekerjaan yang baik untuk Anda. Itu salah kami juga, karena tidak bertanya sejak awal siapa yang memutuskan. Separuh biaya kami kembalikan, semua sketsa milik Anda.

Mereka kaget, lalu lega. Dua bulan kemudian mereka datang lagi dengan satu orang pengambil keputusan. Kami mulai dari nol, selesai dalam lima pekan.

Sekarang pertanyaan pertama kami kepada klien baru: siapa satu orang yang boleh bilang jadi?`,
    category: 'buang-sketsa',
    author: 'Bagas Wirotama',
    daysAgo: 229,
    views: 2170,
  },
  {
    kind: 'articles',
    slug: 'studi-kasus-perpustakaan-kota-atas',
    title: 'Studi Kasus: Penunjuk Arah yang Diuji Ibu Mertua',
    summary:
      'Perpustakaan lima lantai, 140 pintu, dan pengunjung yang selalu bertanya letak musala. Begini kami menghapus 60 persen papan dan mengurangi tersesat.',
    body: `Perpustakaan Kota Atas punya 212 papan petunjuk. Pengunjung tetap bertanya. Pengelola mengira perlu papan tambahan. Kami mengusulkan mencabut sebagian besar.

## Mengamati

Selama tiga hari kami duduk di lobi dan mencatat 418 pertanyaan. Hampir setengahnya hanya tiga: toilet, musala, ruang anak. Orang tidak membaca papan saat berjalan; mereka membaca saat ragu, dan ragu selalu terjadi di tempat yang sama, yaitu di depan lift dan di ujung tangga.

## Mengurangi

Papan tinggal 86. Tiga tujuan utama ditulis besar di setiap titik ragu, sisanya di peta dinding. Setiap lantai mendapat satu warna dan satu hewan yang bisa disebut anak kecil lewat telepon: “Bunda, aku di lantai kura-kura.”

## Menguji

Ibu mertua saya diminta mencari buku masak tanpa bertanya. Percobaan pertama: sebelas menit. Setelah perubahan: tiga menit, termasuk berhenti memuji kura-kuranya. Pertanyaan di meja lobi turun 58 persen dalam sebulan.`,
    category: 'studi-kasus',
    author: 'Wahyu Pamungkas',
    daysAgo: 20,
    views: 1420,
  },
  {
    kind: 'articles',
    slug: 'memilih-huruf-untuk-bahasa-indonesia',
    title: 'Memilih Huruf untuk Bahasa Indonesia: Awas “ng” dan “nya”',
    summary:
      'Bahasa kita penuh g, n, y, dan k. Huruf yang cantik dalam bahasa Inggris bisa berubah sesak begitu dipakai menulis “menyanyangkan”.',
    body: `Fon biasanya dipamerkan dengan kalimat Inggris. Lalu kita memakainya untuk “keanggotaan”, dan baris itu tiba-tiba seperti lemari yang dijejalkan.

Saya menghitung huruf dalam 300 artikel berbahasa Indonesia. Huruf *a* muncul hampir dua kali lebih sering daripada dalam bahasa Inggris. Pasangan *ng*, *an*, dan *ny* mendominasi. Jadi yang perlu Anda periksa bukan huruf Q yang genit, melainkan a, n, dan g.

## Daftar periksa

- Tulis “menganggur”, lihat apakah ketiga g bertumpuk mata
- Tulis “bahwasanya”, periksa irama a
- Tulis “kekanak-kanakan”, cek tanda hubungnya cukup panjang
- Cetak kecil pada 8 poin, lalu baca di angkot

Perhatikan juga kata panjang. Imbuhan membuat kata kita sering melampaui lima belas huruf, jadi huruf yang agak sempit lebih aman untuk judul. Kalau judulmu masih tidak muat, mungkin bukan hurufnya. Mungkin kalimatnya yang kebanyakan “pengimplementasian”.`,
    category: 'kerajinan',
    author: 'Inez Tanumihardja',
    daysAgo: 134,
    views: 2540,
  },
  {
    kind: 'program',
    slug: 'pintu-terbuka-musim-kemarau',
    title: 'Pintu Terbuka: Empat Kursi, Tiga Bulan, Dibayar',
    summary:
      'Magang musim ini mencari empat orang yang belum pernah bekerja di studio. Portofolio bagus boleh, portofolio jelek yang jujur lebih baik.',
    body: `Kami punya meja sembilan meter dan empat kursi kosong. Selama tiga bulan Anda akan ikut rapat klien, menggambar, mencetak, mengantar poster, dan sesekali membeli lotek. Semua dibayar, kecuali loteknya kami yang traktir.

## Cara mendaftar

1. Kirim satu karya yang membuatmu bangga.
2. Kirim satu karya yang membuatmu malu, dan ceritakan sebabnya dalam 100 kata.
3. Foto satu papan nama di dekat rumahmu yang menurutmu jenius.

Kami tidak melihat ijazah dan tidak membaca nama kampus. Karya nomor dua yang paling menentukan, sebab kami mencari orang yang bisa menatap kesalahannya tanpa lari.

Usia minimal 18 tahun. Dua kursi kami sisihkan untuk pelamar dari luar Pulau Jawa, lengkap dengan bantuan tempat tinggal. Yang tidak terpilih tetap mendapat catatan tertulis dari kami, paling sedikit tiga kalimat, paling lambat sebulan.`,
    category: 'pintu-terbuka',
    author: 'Syifa Rahmania',
    daysAgo: 26,
    views: 980,
  },
  {
    kind: 'event',
    slug: 'malam-poster-dua-warna',
    title: 'Malam Poster: Dua Warna, Dua Jam, Satu Mesin Bising',
    summary:
      'Datang dengan satu kalimat, pulang dengan poster risograf. Mesin cetak bekas sekolah bekerja semalaman, dan semua hasilnya dijemur di jendela.',
    body: `Mesinnya bekas sekolah dasar, suaranya seperti panci jatuh dari tangga, dan hasilnya selalu sedikit meleset. Justru itu kami jatuh cinta.

Malam Poster kembali dengan aturan lama. Anda datang membawa satu kalimat: keluhan, doa, iklan untuk kucing hilang, apa saja. Dua jam untuk menggambar dengan tangan, gunting, atau mesin ketik. Dua warna, tidak lebih. Lalu dicetak tiga puluh lembar.

## Urutannya

- 18.00 Mengocok kalimat, boleh bertukar
- 18.30 Menggambar dan menggunting
- 20.30 Mencetak, sambil berdoa
- 22.00 Jemur di jendela, tukar poster

Sepuluh lembar untuk Anda, sepuluh ditukar dengan peserta lain, sepuluh ditempel di tembok yang pemiliknya sudah memberi izin. Gratis untuk empat puluh orang pertama. Tinta hijau sedang habis, jadi rumput malam itu harus biru. Kami rasa rumput tidak keberatan.`,
    category: 'malam-poster',
    author: 'Wahyu Pamungkas',
    daysAgo: 14,
    views: 830,
    event: { inDays: 27, startHour: 18, hours: 5, place: 'Studio Jong Kreatif, Kota Bandung' },
  },
  {
    kind: 'podcasts',
    slug: 'siniar-revisi-final-final-banget',
    title: 'Siniar Revisi #1: final_final_banget_oke.ai',
    summary:
      'Apa yang terjadi di antara berkas “final” dan yang benar-benar final? Tukang cat papan, perancang huruf, dan penulis berdebat soal berhenti.',
    body: `Setiap orang di studio membuka folder terakhirnya dan membacakan nama berkas paling memalukan. Pemenangnya milik Bagas: *logo_final_FIX_revisi_ibu_jangan_dihapus_2*. Dari situ obrolan bergeser ke pertanyaan yang lebih sulit: kapan sebuah karya selesai?

## Catatan

- 04.10: nama berkas dan kejujuran
- 13.30: Mang Dede tidak bisa menekan undo, jadi bagaimana ia memutuskan?
- 22.00: cerita poster yang lebih baik pada versi kedua daripada versi kesembilan
- 35.40: tiga tanda bahwa kita hanya memindahkan, bukan memperbaiki

Jawaban Mang Dede paling pendek. Papan selesai ketika catnya habis atau warungnya mau buka. “Yang penting besok orang bisa baca.” Tidak ada yang bicara selama enam detik, dan kami tidak memotongnya.

Direkam di meja panjang pada jam makan siang. Suara kerupuk tidak dapat dihindari, begitu pula suara Pak Ujang memalu.`,
    category: 'revisi',
    author: 'Syifa Rahmania',
    daysAgo: 35,
    views: 1310,
    episode: { minutes: 48, guest: 'Mang Dede Suparman', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'dinding-84-kios',
    title: '84 Kios, 84 Warna: Dinding Pasar Lengkong',
    summary:
      'Enam foto dari proyek papan cat tangan: huruf yang sama, warna pilihan pedagang, dan huruf O miring yang kini menjadi alamat.',
    body: `Kami biasanya memotret hasil akhir dalam keadaan sepi, cahaya pagi, tanpa orang. Untuk proyek ini aturan itu kami langgar. Papan kios tanpa pedagangnya seperti topi tanpa kepala.

Ita, pemilik kios bumbu, memilih merah dari tutup toples cabainya. Haji Sobari meminta hijau “yang seperti daun pisang jam sepuluh pagi”, dan kami memerlukan tiga kali campuran untuk menemukannya. Lorong ikan sepakat memakai biru, lalu bertengkar tentang biru yang mana, sehingga sekarang ada sebelas biru. Kami menamai semuanya menurut nama ikannya masing-masing.

Huruf O yang miring di kios kelontong adalah kecelakaan. Tangganya bergeser. Mang Dede hendak menghapusnya, tetapi pembeli keburu memakainya sebagai patokan arah.

- Huruf: Lengkong Lebar, Sedang, Sempit
- Cat: minyak, tanpa kilap
- Pengerjaan: 26 hari, tiga tukang, dua murid`,
    category: 'portofolio',
    author: 'Jong Kreatif',
    daysAgo: 12,
    views: 1640,
    pictures: [
      'Papan kios ITA dengan tiga huruf merah selebar pintu',
      'Papan SUMBER BAROKAH JAYA ABADI 2 dalam huruf sempit hijau daun',
      'Mang Dede menarik garis panjang di atas tangga bambu',
      'Deretan papan lorong ikan, semua biru dengan cara berbeda',
      'Huruf O miring yang menjadi patokan arah',
      'Dua murid mencampur cat di tutup toples',
    ],
  },
]
