import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'perontok-sorgum-dipakai-12-desa',
    title: 'Perontok Sorgum Seharga Sepeda Bekas Dipakai di Dua Belas Desa',
    summary:
      'Mesin buatan tiga petani Flores dan satu bengkel sekolah merontokkan sekarung dalam 20 menit. Gambar kerjanya diunduh 3.100 kali.',
    body: `Keluhan itu muncul di papan aspirasi dengan tujuh belas kata: tangan ibu-ibu luka setiap musim sorgum karena bulir dirontokkan dengan diinjak dan digosok. Dua pekan kemudian Pak Roto menelepon penulisnya.

Mesin yang lahir dari telepon itu memakai pelek sepeda, rantai bekas, dan drum. Digerakkan kaki, bobotnya 31 kilogram, sehingga dua orang bisa memikulnya ke ladang. Versi pertama terlalu cepat dan meremukkan bulir. Versi keempat merontokkan sekarung dalam dua puluh menit.

> “Yang penting bukan cepatnya. Yang penting anak saya bisa memperbaikinya,” ujar Mama Regina Nona.

Kini dua belas desa memakainya, dan tujuh di antaranya membuat sendiri dari gambar kerja terbuka. Setidaknya ada tiga perubahan yang tidak kami rancang, termasuk tempat duduk untuk anak. Semuanya sudah kami masukkan ke gambar kerja kelima.`,
    category: 'kabar-inovasi',
    author: 'Redaksi IUB',
    daysAgo: 6,
    views: 980,
  },
  {
    kind: 'news',
    slug: 'papan-aspirasi-seribu-masalah',
    title: 'Papan Aspirasi Mencapai Seribu Masalah, 118 Sudah Dijawab',
    summary:
      'Masalah nomor seribu datang dari Wamena: gerobak yang tidak bisa mendaki. Kami memeriksa apa yang terjadi pada 999 sebelumnya.',
    body: `Seribu masalah dalam dua tahun. Sebelum merayakannya, kami menghitung nasib setiap tulisan, karena papan yang hanya menampung keluhan sama saja dengan dinding.

Hasilnya: 118 masalah sudah memiliki alat yang dipakai, 203 sedang dikerjakan, 391 menunggu penemu, dan 288 ditutup karena ternyata perkara kebijakan atau perilaku, bukan alat. Yang terakhir kami teruskan kepada pihak berwenang beserta surat penjelasan kepada penulisnya.

## Tiga masalah yang paling banyak didukung

- Pengering gabah saat hujan panjang
- Penyaring air sumur berbau besi
- Alat bantu memanjat kelapa yang aman

Masalah nomor seribu ditulis Yulian dari Wamena: gerobak dorong selalu merosot di tanjakan. Sebelas penemu sudah menyatakan minat dalam tiga hari. Satu di antaranya berusia lima belas tahun dan melampirkan gambar kerja lengkap dengan noda kopi. Kabarnya akan kami tulis setelah purwarupanya mendaki.`,
    category: 'kabar-inovasi',
    author: 'Melani Hartanti',
    daysAgo: 52,
    views: 710,
  },
  {
    kind: 'news',
    slug: 'siswa-temukan-peredam-bising-sekam',
    title: 'Siswa Indramayu Membuat Papan Peredam Bising dari Sekam Padi',
    summary:
      'Kelas di sebelah penggilingan padi terlalu berisik untuk belajar. Enam siswa mengubah limbah penggilingan itu menjadi dinding peredamnya.',
    body: `SMK Cipta Mandala berdiri dua puluh meter dari penggilingan padi. Setiap musim panen, kebisingan di kelas mencapai 78 desibel, kira-kira setara jalan raya. Guru mengajar dengan pengeras suara, murid belajar membaca gerak bibir.

Enam siswa mengusulkan agar penggilingan itu sendiri yang memberi obatnya. Sekam dicampur perekat tapioka, dicetak setebal empat sentimeter, lalu dijemur sembilan hari. Percobaan pertama dimakan tikus. Percobaan kedua berjamur. Percobaan kelima, dengan rendaman kapur, bertahan.

Kami menguji papannya di laboratorium mitra. Peredamannya tidak istimewa, tetapi cukup: setelah satu dinding dilapisi, bising di kelas turun menjadi 61 desibel. Biayanya seperenam papan pabrik.

Pemilik penggilingan kini menyumbang sekam dan tempat jemur. Sebagai gantinya, siswa membuatkan ruang istirahat yang tenang untuk para pekerja, berlapis papan dari sekam penggilingan mereka sendiri.`,
    category: 'kabar-inovasi',
    author: 'Ayu Kinanti Palupi',
    daysAgo: 155,
    views: 640,
  },
  {
    kind: 'blog',
    slug: 'mesin-yang-terbakar-di-depan-tamu',
    title: 'Mesin Saya Terbakar di Depan Tamu',
    summary:
      'Tiga puluh detik setelah dinyalakan, mesin perontok nomor sembilan mengeluarkan asap. Saya menyimpannya sampai sekarang, dan inilah alasannya.',
    body: `Tamu sudah duduk, kopi sudah dibagikan, dan saya menekan sakelar dengan gaya. Mesin nomor sembilan berputar cantik selama tiga puluh detik. Lalu ada bau seperti karet sandal dijemur di atas kompor.

Asap keluar. Seorang ibu menyiramnya dengan kopi tamu. Selesai.

Malam itu saya membongkarnya sendirian. Ternyata sabuknya terlalu kencang, karena saya mengencangkannya pagi-pagi supaya bunyinya lebih meyakinkan. Jadi mesin itu mati bukan karena rancangan, melainkan karena saya ingin dipuji.

Saya menulis kalimat itu di kertas dan menempelkannya pada bangkainya. Sekarang setiap murid baru saya bawa ke pojok itu dulu.

## Aturan bengkel sejak saat itu

1. Uji seribu putaran sebelum tamu datang.
2. Jangan menyetel apa pun pada hari pameran.
3. Siapkan kopi cadangan.

Mesin nomor sepuluh masih bekerja di sebuah penggilingan di Delanggu sampai hari ini.`,
    category: 'catatan-bengkel',
    author: 'Suroto Wijanarko',
    daysAgo: 16,
    views: 2310,
  },
  {
    kind: 'blog',
    slug: 'inovasi-yang-tidak-perlu-listrik',
    title: 'Kadang Jawabannya Bukan Sensor',
    summary:
      'Saya perakit elektronika. Jadi bayangkan rasanya ketika masalah terbaik tahun ini diselesaikan dengan tali, batu, dan sebuah botol.',
    body: `Warga sebuah kampung di tepi Danau Sentani ingin tahu kapan air naik pada malam hari. Saya datang dengan sensor ultrasonik, panel surya, pengirim radio. Di kepala saya sudah ada judul presentasinya.

Bapak Ondi, penjaga dermaga, mendengarkan dengan sopan. Lalu ia memperlihatkan alat yang ia buat sendiri: botol terapung, tali lewat katrol, dan batu yang jatuh ke kaleng biskuit kalau air melewati batas. Bunyinya terdengar tiga rumah.

Biayanya nol. Baterainya tidak ada. Kalau rusak, cucunya bisa memperbaiki.

Saya menghabiskan dua hari mencari kelemahannya. Ada satu: kaleng tidak terdengar saat hujan deras. Jadi sumbangan saya hanya mengganti kaleng dengan gong bekas gereja. Sekarang terdengar sampai seberang.

Sensornya saya bawa pulang. Ia bekerja bagus di tempat lain, di dermaga lain tanpa Bapak Ondi.`,
    category: 'catatan-bengkel',
    author: 'Yance Rumbiak',
    daysAgo: 77,
    views: 870,
  },
  {
    kind: 'blog',
    slug: 'surat-penolakan-yang-baik',
    title: 'Mengapa Kami Menolak Gagasanmu (dan Cara Membalasnya)',
    summary:
      'Delapan dari sepuluh usulan kami tolak. Daripada surat satu kalimat, kami menulis alasan, dan tiga penemu membalas dengan sesuatu yang lebih baik.',
    body: `Menolak itu mudah kalau suratnya pendek. “Terima kasih atas partisipasi Anda.” Penemu tidak belajar apa-apa, dan tahun depan ia mengirim usulan yang sama dengan sampul baru.

Sekarang setiap penolakan memuat tiga hal: masalah apa yang kami pahami dari usulannya, bagian mana yang belum meyakinkan, dan percobaan termurah yang bisa dilakukan dalam sepekan.

Contohnya Pak Darsono dengan kompor sekamnya. Kami menolak karena asapnya belum diukur. Percobaan termurah: nyalakan di bawah kain putih selama sepuluh menit. Ia melakukannya, mengirim foto kain yang hitam legam, dan menulis, “Baik. Saya paham.”

Empat bulan kemudian datang foto kedua. Kainnya masih putih. Pak Darsono menambahkan saluran udara kedua dari kaleng susu.

Usulan itu kami terima. Kedua kainnya kami bingkai berdampingan di kantor, tanpa keterangan apa pun.`,
    category: 'catatan-bengkel',
    author: 'Melani Hartanti',
    daysAgo: 203,
    views: 760,
  },
  {
    kind: 'articles',
    slug: 'gerobak-tanjakan-dan-kunci-mundur',
    title: 'Gerobak Tanjakan: Satu Gigi, Satu Pelat, Tidak Merosot Lagi',
    summary:
      'Bagaimana masalah nomor seribu dijawab dengan mekanisme yang lebih tua daripada sepeda, dan mengapa versi listriknya ditinggalkan.',
    body: `Mendorong gerobak di tanjakan Wamena memerlukan dua orang: satu mendorong, satu mengganjal. Begitu pendorong menarik napas, gerobak mundur. Itulah masalah nomor seribu.

## Tiga jalan yang dicoba

Kelompok pertama memasang motor listrik. Kuat, tetapi baterainya enam kilogram dan pengisi dayanya di kota. Kelompok kedua memakai rem tangan sepeda; kampasnya habis dalam dua pekan. Kelompok ketiga, dua siswa dan seorang tukang pedati, mengelas gigi gergaji dari pelat per bekas pada poros roda.

Sebuah lidah besi jatuh ke sela gigi setiap kali roda berhenti. Maju bebas, mundur terkunci. Untuk turun, lidah diangkat dengan tali. Bunyinya *tik-tik-tik*, dan warga menamainya gerobak jangkrik.

Setelah lima bulan, gerobak listrik tinggal satu, gerobak rem tidak ada, gerobak jangkrik sembilan belas. Harga tambahannya setara dua ekor ayam kampung. Kedua siswa itu sekarang menerima pesanan, dan menolak kalau sedang ujian.`,
    category: 'kisah-alat',
    author: 'Yance Rumbiak',
    daysAgo: 34,
    views: 1130,
  },
  {
    kind: 'articles',
    slug: 'cara-menulis-masalah-yang-bisa-dikerjakan',
    title: 'Cara Menulis Masalah yang Bisa Dikerjakan Orang Lain',
    summary:
      'Papan aspirasi penuh keluhan yang benar tetapi tidak bisa dipegang. Empat baris ini membuat penemu tahu harus mulai dari mana.',
    body: `“Petani kita menderita.” Kalimat itu benar dan tidak seorang pun dapat mengerjakannya. Bandingkan dengan: “Setiap Maret, 40 keluarga di Desa Sambirejo kehilangan sepertiga gabah karena tidak bisa menjemur selama sembilan hari hujan.” Penemu sudah menggambar sebelum titik.

## Empat baris

1. **Siapa** yang mengalaminya, dan berapa orang?
2. **Kapan** terjadinya, seberapa sering?
3. **Apa** yang sekarang mereka lakukan untuk mengakalinya?
4. **Bagaimana** tahu bahwa masalah itu berkurang?

Baris ketiga paling penting. Cara mengakali yang sudah ada menunjukkan tenaga, bahan, dan batas yang nyata. Sering kali alat terbaik hanyalah perbaikan kecil dari akal itu.

Jangan menulis jawabannya. “Kami butuh aplikasi” menutup pintu bagi tali dan kaleng. Tulislah masalahnya, biarkan penemu salah dulu. Kalau ragu, bacakan tulisanmu kepada orang yang mengalaminya. Kalau ia mengangguk, tempelkan.`,
    category: 'cara-kerja',
    author: 'Redaksi IUB',
    daysAgo: 121,
    views: 1870,
  },
  {
    kind: 'program',
    slug: 'bengkel-keliling-rute-timur',
    title: 'Bengkel Keliling Menempuh Rute Timur: Sembilan Kecamatan',
    summary:
      'Truk bengkel berangkat bulan depan dari Kupang. Warga dapat mendaftarkan masalah dan memesan meja kerja mulai pekan ini tanpa biaya.',
    body: `Truk kami tua dan pelan, tetapi isinya lengkap: mesin bubut kecil, las, pencetak tiga dimensi, meja elektronika, dan tenda untuk hujan. Rute timur menempuh sembilan kecamatan dalam sebelas pekan, dari Kupang sampai Larantuka.

Setiap persinggahan berlangsung enam hari. Hari pertama musyawarah: warga memilih paling banyak empat masalah. Empat hari berikutnya bekerja bersama, siapa saja boleh memegang alat setelah pelajaran keselamatan. Hari keenam pameran di lapangan, termasuk pameran yang gagal.

- Daftarkan masalah lewat papan aspirasi
- Siapkan barang bekas: pelek, drum, radio, pompa mati
- Bawa orang yang akan memakai alatnya

Anak di bawah 17 tahun ikut di meja gambar dan elektronika, bersama pendamping. Gambar kerja setiap alat diterbitkan terbuka dengan nama semua pembuatnya, dari yang mengelas sampai yang memasak.`,
    category: 'jalur',
    author: 'Suroto Wijanarko',
    daysAgo: 25,
    views: 560,
  },
  {
    kind: 'event',
    slug: 'gelar-purwarupa-gagal-dan-jadi',
    title: 'Gelar Purwarupa: Yang Jadi di Kiri, yang Gagal di Kanan',
    summary:
      'Enam puluh alat dipamerkan dalam dua barisan panjang. Pengunjung boleh mencoba yang jadi, dan bertanya apa saja kepada pembuat yang gagal.',
    body: `Pameran inovasi biasanya hanya menampilkan yang berhasil, dan penonton pulang merasa bahwa penemu adalah orang lain. Kami membaginya menjadi dua barisan sama panjang.

Barisan kiri berisi alat yang sudah dipakai setidaknya setahun: perontok sorgum, gerobak jangkrik, papan sekam, pengering gabah bertingkat. Semua boleh dicoba, kotor pun tak mengapa. Barisan kanan berisi yang gagal. Pembuatnya berdiri di sebelahnya dan wajib menjawab satu pertanyaan: apa yang akan Anda lakukan kalau memulai lagi?

## Jadwal

- 08.00 Gerbang dibuka, sarapan hasil dapur surya
- 10.00 Lomba memperbaiki: tiga puluh menit, satu pompa rusak
- 13.00 Klinik paten dan lisensi terbuka
- 15.00 Penghargaan Kegagalan Terbaik, dipilih anak-anak

Tahun lalu penghargaan itu jatuh kepada payung yang bisa menjadi tenda tetapi setelah itu tidak bisa menjadi payung lagi.`,
    category: 'gelar',
    author: 'Ayu Kinanti Palupi',
    daysAgo: 11,
    views: 920,
    event: { inDays: 29, startHour: 8, hours: 8, place: 'Lapangan Trikora, Kabupaten Klaten' },
  },
  {
    kind: 'podcasts',
    slug: 'korek-api-mama-regina',
    title: 'Siniar Korek Api #1: Tujuh Belas Kata dari Mama Regina',
    summary:
      'Keluhan Mama Regina hanya tujuh belas kata, tetapi melahirkan mesin yang dipakai dua belas desa. Kami bertanya bagaimana ia menulisnya.',
    body: `Sebelum mesin ada, sebelum Pak Roto menelepon, ada seorang perempuan yang meminjam ponsel keponakannya dan menulis tujuh belas kata. Episode ini tentang kata-kata itu.

Mama Regina bercerita bahwa ia menulis tiga kali. Yang pertama terlalu marah. Yang kedua terlalu panjang. Yang ketiga ia bacakan kepada ibu-ibu di ladang, dan mereka menghapus dua kata.

## Bagian-bagian

- 03.20: tangan pada musim sorgum
- 10.00: telepon dari Klaten yang dikira penipuan
- 17.45: versi kedua yang terlalu cepat, dan pertengkaran kecil
- 26.30: tempat duduk anak, perubahan yang tidak ada di gambar

Bahasa Indonesia dan Lio, dengan transkrip. Pada menit ke-29 terdengar mesinnya bekerja; dengarkan dengan pengeras suara yang baik. Bunyinya seperti sepeda menuruni bukit kerikil, dan di belakangnya ada ibu-ibu yang tertawa lepas.`,
    category: 'korek-api',
    author: 'Redaksi IUB',
    daysAgo: 40,
    views: 620,
    episode: { minutes: 33, guest: 'Regina Nona', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'gambar-kerja-di-lantai-bengkel',
    title: 'Sebelum Menjadi Cetak Biru: Gambar Kapur, Seng, dan Daun Sagu',
    summary:
      'Gambar kerja yang rapi selalu punya leluhur yang berantakan. Lima foto dari lantai, dinding, dan balik kalender di enam bengkel mitra.',
    body: `Orang mengunduh gambar kerja kami dalam bentuk rapi: garis tipis, ukuran jelas, kotak nama di pojok. Jarang ada yang melihat leluhurnya. Padahal di sanalah pikiran paling ribut.

Saya menggambar di lantai dengan kapur, karena di lantai saya bisa berdiri di dalam mesinnya. Kalau kaki saya terantuk garis, berarti kaki petani juga akan terantuk besi. Anak tukang las di Ende menggambar pada dinding seng, dengan paku. Bapak Ondi memakai daun sagu karena hanya itu yang ada di dermaga.

Gambar terakhir adalah cetak biru perontok sorgum, versi keempat. Di kotak nama biasanya hanya ada satu penggambar. Kami memaksa program komputernya menerima sebelas nama, dan hurufnya menjadi kecil sekali.

Kalau punya gambar di tempat aneh, potretlah sebelum disapu orang, lalu kirimkan kepada kami.`,
    category: 'gambar-kerja',
    author: 'Suroto Wijanarko',
    daysAgo: 93,
    views: 530,
    pictures: [
      'Rangka perontok digambar dengan kapur di lantai semen',
      'Coretan ukuran pada dinding seng oleh anak tukang las',
      'Gambar potongan gerobak jangkrik di balik kalender',
      'Sketsa botol dan katrol di atas daun sagu kering',
      'Gambar cetak biru akhir yang sudah ditandatangani sebelas orang',
    ],
  },
]
