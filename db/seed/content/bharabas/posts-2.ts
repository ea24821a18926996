import type { SeedPost } from '../../content-types.ts'

/** Episodes of the two series, older and newer than those in posts.ts. */
export const morePosts: SeedPost[] = [
  {
    kind: 'podcasts',
    slug: 'kaset-malam-lomba-azan-1987',
    title: 'Kaset Malam #1: Juara Harapan Lomba Azan, 1987',
    summary:
      'Suara anak laki-laki sembilan tahun pecah di tengah azan. Tiga puluh sembilan tahun kemudian pemilik suara itu duduk di studio, gugup lagi.',
    body: `Label kasetnya *Lomba Musala Al-Ikhlas, tahun 87*. Ada sebelas anak, satu juri yang batuk, dan satu peserta yang suaranya pecah tepat di bagian paling tinggi. Ia tidak berhenti. Ia mengulang dari awal baris, lebih pelan, sampai selesai.

Dewi mencarinya lewat daftar hadir yang dilipat di dalam kotak kaset. Namanya Subekti, sekarang sopir truk pasir di Muntilan.

- 01.20 Kaset diputar tanpa pengantar
- 09.00 Mencari nama dari secarik daftar hadir
- 17.45 Pak Subekti mendengar dirinya sendiri
- 26.10 Mengapa juri memberinya juara harapan

“Waktu itu saya kira hadiahnya hiburan,” kata Pak Subekti. “Ternyata jurinya menulis: *berani mengulang*. Baru tadi saya tahu.”`,
    category: 'kaset-malam',
    author: 'Dewi Anjarsari',
    daysAgo: 151,
    views: 1120,
    episode: { minutes: 34, guest: 'Subekti', number: 1 },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-band-yang-tidak',
    title: 'Kaset Malam #2: Band yang Tidak Pernah Jadi',
    summary:
      'Empat puluh menit latihan di garasi, satu lagu yang diulang dua puluh kali, dan pertengkaran kecil yang mengakhiri semuanya. Kami mempertemukan mereka lagi.',
    body: `Mereka menamai diri *Tiang Listrik*. Latihannya direkam pada tahun 1996 dengan pemutar kaset di atas kulkas, sehingga bunyi kulkas menjadi pemain kelima. Lagu yang sama diulang dua puluh kali. Pada ulangan kesembilan belas penabuh drum pulang karena dipanggil ibunya.

Salmon memisahkan bunyi kulkas dari gitar. Ajeng meminta agar kulkasnya dikembalikan.

- 02.00 Ulangan pertama sampai kelima
- 11.30 Pertengkaran tentang siapa yang membeli senar
- 20.15 Empat panggilan telepon ke empat kota
- 33.00 Ulangan kedua puluh, direkam pekan lalu

Versi terakhir direkam dari jauh, masing-masing di dapurnya sendiri. Penabuh drum memakai panci. Ibunya, yang sekarang berusia 81 tahun, tidak memanggil.`,
    category: 'kaset-malam',
    author: 'Dewi Anjarsari',
    daysAgo: 129,
    views: 940,
    episode: { minutes: 43, guest: 'Tiang Listrik', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-surat-dari-hong',
    title: 'Kaset Malam #3: Surat Suara dari Dapur di Hong Kong',
    summary:
      'Seorang pekerja rumah tangga mengirim kaset kepada ibunya setiap bulan selama empat tahun. Ibunya tidak bisa membaca, tetapi menyimpan semuanya berurutan.',
    body: `Empat puluh enam kaset, satu untuk setiap bulan. Mbak Parti merekamnya setelah tengah malam, berbisik, dengan keran dibuka sedikit supaya majikan tidak terbangun. Isinya harga telur, mimpi, dan doa. Pada bulan ketujuh ia mulai berbahasa campur, dan ibunya membalas lewat kaset dengan satu kalimat: “Ngomong yang kukenal saja, Nduk.”

Episode ini diputar atas izin Mbak Parti, yang memilih sendiri bagian mana yang boleh didengar.

- 03.10 Bulan pertama
- 12.40 Cara menghemat pita
- 21.05 Balasan dari Ponorogo
- 29.50 Kaset terakhir, direkam di bandara

Keran itu masih terdengar. Kami tidak menghapusnya, karena bagi ibunya bunyi keran berarti anaknya sudah selesai bekerja.`,
    category: 'kaset-malam',
    author: 'Dewi Anjarsari',
    daysAgo: 101,
    views: 1730,
    episode: { minutes: 38, guest: 'Suparti', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-rapat-desa-tentang-jembatan-kaset',
    title: 'Kaset Malam #4: Rapat Desa yang Memutuskan Sebuah Jembatan',
    summary:
      'Rekaman rapat tahun 1991: dua jam berdebat tentang letak jembatan, dan seorang ibu yang baru boleh bicara pada menit ke-104. Usulnya yang dipakai.',
    body: `Sekretaris desa merekam rapat karena tangannya sakit dan tidak sanggup menulis. Berkat itu kami tahu bagaimana sebuah jembatan diputuskan: tujuh belas laki-laki berbicara tentang batu, dan tidak seorang pun menyebut arah anak-anak berjalan.

Pada menit ke-104 terdengar Bu Wagiyem, yang sejak tadi menyajikan teh. Ia hanya bertanya: “Yang lewat tiap hari itu siapa?”

- 02.30 Suara-suara di balai desa
- 13.00 Tiga usul dan tiga kepentingan
- 22.20 Menit ke-104
- 31.40 Berjalan di jembatannya, hari ini

Salmon merekam langkah di jembatan itu pukul enam pagi. Dalam sebelas menit lewat 94 anak. Bu Wagiyem, sekarang 77 tahun, menghitung bersama kami dan tidak mau difoto.`,
    category: 'kaset-malam',
    author: 'Salmon Ohoirat',
    daysAgo: 73,
    views: 1010,
    episode: { minutes: 36, guest: 'Bu Wagiyem', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-pelajaran-mengetik-sepuluh',
    title: 'Kaset Malam #5: Pelajaran Mengetik Sepuluh Jari',
    summary:
      'Kaset kursus tahun 1985 ternyata berirama. Ajeng menjadikannya lagu, lalu mencari perempuan yang suaranya membacakan “a-s-d-f” selama satu jam.',
    body: `*A, s, d, f. Spasi.* Suara itu sabar, tidak pernah naik, tidak pernah lelah. Ribuan orang belajar mengetik darinya tanpa tahu siapa ia. Kasetnya tidak mencantumkan nama; yang tercetak hanya nama lembaga kursus yang sudah menjadi toko ban.

Ajeng menaruh ketukan drum di bawahnya dan menemukan bahwa pembacanya memang menjaga tempo: tepat 92 ketukan per menit, selama enam puluh menit.

- 01.00 A, s, d, f
- 08.15 Menghitung tempo
- 16.40 Toko ban, dan buku gaji yang tersisa
- 25.30 Bu Christin membacakan baris terakhir

Bu Christin dibayar delapan ribu rupiah untuk kaset itu. Ia tidak pernah bisa mengetik sepuluh jari. “Saya kan sambil memegang naskahnya,” katanya.`,
    category: 'kaset-malam',
    author: 'Ajeng Retnani',
    daysAgo: 38,
    views: 1290,
    episode: { minutes: 32, guest: 'Christin Wattimena', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'kaset-malam-pengumuman-stasiun-terakhir',
    title: 'Kaset Malam #7: Pengumuman di Stasiun yang Sudah Tutup',
    summary:
      'Kepala stasiun kecil merekam semua pengumuman keretanya sebelum jalur dihentikan. Kami memutarnya di peron yang kini ditumbuhi pisang.',
    body: `Jalurnya dihentikan pada suatu Sabtu tahun 1989. Pada Jumat malam kepala stasiun, Pak Darmo, merekam setiap pengumuman yang biasa ia ucapkan: kereta pagi, kereta barang, kereta terlambat, kereta luar biasa. Lalu ia merekam satu yang tidak pernah sempat diucapkan.

Kami membawa pemutar kaset dan dua pelantang ke peron itu. Ada pohon pisang di jalur satu dan seekor kambing di ruang tunggu.

- 02.10 Kereta pagi, jalur satu
- 10.30 Bagaimana nada lonceng dipilih
- 18.00 Diputar di peron, dengan penonton dua belas orang dan seekor kambing
- 27.45 Pengumuman yang tidak sempat diucapkan

Bunyinya: “Kepada para penumpang, tidak ada kereta lagi. Silakan pulang pelan-pelan, jalannya masih basah.”`,
    category: 'kaset-malam',
    author: 'Dewi Anjarsari',
    daysAgo: 3,
    views: 880,
    episode: { minutes: 35, guest: 'Keluarga Pak Darmo', number: 7 },
  },
  {
    kind: 'podcasts',
    slug: 'sarapan-siaran-penjual-koran-terakhir',
    title: 'Sarapan Siaran #1: Penjual Koran Terakhir di Perempatan',
    summary:
      'Mas Gito menjual sebelas eksemplar sehari dan membaca semua judul sebelum pukul lima. Panji bertanya mengapa ia belum berhenti.',
    body: `Dulu ada sembilan penjual koran di perempatan itu. Sekarang satu. Mas Gito datang pukul empat dengan sebelas eksemplar; delapan sudah ada pembelinya, dua untuk siapa saja yang lampu merahnya lama, satu untuk ibunya.

Ia membaca semua judul sebelum terang, lalu meringkasnya dalam satu kalimat untuk sopir yang tidak sempat menepi. Panji mengundangnya membaca ringkasan itu di udara.

- 01.10 Sebelas eksemplar
- 06.30 Ringkasan tiga puluh detik
- 12.15 Sopir yang membeli tetapi tidak bisa membaca
- 17.00 Titip salam untuk pelanggan nomor tiga

“Orang bilang koran mati,” kata Mas Gito. “Yang beli sebelas orang. Mati kok masih sebelas.”`,
    category: 'sarapan',
    author: 'Panji Laksmono',
    daysAgo: 115,
    views: 690,
    episode: { minutes: 20, guest: 'Sugito', number: 1 },
  },
  {
    kind: 'podcasts',
    slug: 'sarapan-siaran-guru-yang-menumpang-truk',
    title: 'Sarapan Siaran #2: Guru yang Berangkat dengan Truk Sayur',
    summary:
      'Bu Yustina mengajar di lereng yang tidak dilalui angkutan. Setiap pagi ia duduk di antara kubis dan memeriksa ulangan sebelum sampai.',
    body: `Truk sayur berangkat pukul lima kurang sepuluh. Bu Yustina naik di tikungan ketiga, duduk di antara kubis dan wortel, lalu membuka map ulangan. Lampu truk tidak cukup terang, jadi ia memakai senter kepala milik almarhum suaminya.

Sopirnya, Mas Wawan, tidak mau dibayar. Sebagai gantinya Bu Yustina mengajarinya menghitung persen, karena tengkulak suka menyebut angka terlalu cepat.

- 01.40 Tikungan ketiga
- 07.00 Ulangan yang berbau seledri
- 11.50 Mas Wawan menghitung di udara
- 18.10 Anak-anak yang menunggu di gerbang

Dua belas murid di kelasnya sekarang tahu: kalau truk belum terdengar, ulangan belum dinilai.`,
    category: 'sarapan',
    author: 'Panji Laksmono',
    daysAgo: 87,
    views: 810,
    episode: { minutes: 22, guest: 'Yustina Rahayu', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'sarapan-siaran-suster-rini-pulang-malam',
    title: 'Sarapan Siaran #4: Suster Rini Pulang ketika Kita Bangun',
    summary:
      'Perawat jaga malam menutup hari dengan sarapan. Ia bercerita tentang pasien yang meminta radio dinyalakan pelan, dan satu malam tanpa bel.',
    body: `Bagi Suster Rini pukul enam pagi adalah petang. Ia melepas sepatu, memesan teh, dan duduk di kursi kosong di samping Panji. Bedanya dengan tamu lain: ia tidak sedang bangun, ia sedang menuju tidur.

Di bangsalnya ada satu radio. Aturannya, volume tidak boleh melewati suara napas. Pasien bergantian memilih saluran, dan yang paling sering dipilih bukan musik, melainkan orang yang mengobrol.

- 02.00 Petang pukul enam
- 07.20 Radio di bangsal
- 13.40 Malam tanpa bel
- 19.00 Cara tidur ketika ayam berkokok

Nama dan cerita pasien disamarkan. Suster Rini memeriksa rekamannya dua kali sebelum tayang.`,
    category: 'sarapan',
    author: 'Panji Laksmono',
    daysAgo: 29,
    views: 1040,
    episode: { minutes: 23, guest: 'Suster Rini', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'sarapan-siaran-tukang-tambal-ban',
    title: 'Sarapan Siaran #5: Tukang Tambal Ban yang Hafal Semua Lubang',
    summary:
      'Bang Ucok mencatat letak lubang jalan dari paku yang ia cabut. Petanya lebih lengkap daripada milik kota, dan kota akhirnya meminta salinannya.',
    body: `Setiap ban bocor yang datang ditanya tiga hal: lewat mana, jam berapa, kempesnya cepat atau lambat. Jawabannya ditulis Bang Ucok pada kalender bekas. Dalam enam tahun terkumpul 2.140 catatan, dan dari situ ia tahu jalan mana yang berlubang sebelum lubangnya terlihat.

Bulan lalu seorang pegawai kota datang menambal ban, melihat kalendernya, dan duduk selama dua jam.

- 01.00 Tiga pertanyaan
- 06.45 Membaca paku
- 11.20 Pegawai kota dan kalender bekas
- 16.30 Lubang yang sudah ditutup, disebut satu per satu

“Kalau semua ditutup saya makan apa?” tanya Panji menirukan pendengar. Bang Ucok tertawa: “Rantai juga putus, Mas.”`,
    category: 'sarapan',
    author: 'Panji Laksmono',
    daysAgo: 6,
    views: 760,
    episode: { minutes: 19, guest: 'Bang Ucok', number: 5 },
  },
  {
    kind: 'news',
    slug: 'antena-radio-komunitas-lereng',
    title: 'Antena dari Pipa: Tujuh Radio Komunitas Kini Memancar dari Lereng',
    summary:
      'Siswa kelas siaran merakit antena dari pipa tembaga bekas pendingin. Tujuh desa di lereng Merapi menerima Pelajaran di Udara tanpa internet.',
    body: `Sinyal berhenti di kilometer sebelas. Setelah itu ada tujuh desa, tiga sekolah, dan satu bukit yang cukup tinggi untuk sebuah antena. Yang tidak ada adalah uangnya.

Delapan peserta kelas siaran menyelesaikannya dengan pipa tembaga dari mesin pendingin rusak, dibeli kiloan di tukang rongsok. Setelah tiga kali gagal, antena keempat memancar sejauh sembilan kilometer dengan daya setara lampu belajar.

Setiap pukul sepuluh Pelajaran di Udara kini diputar serentak di tujuh balai desa. Izinnya diurus bersama perkumpulan radio komunitas. Gambar rakitannya terbuka; sebutkan saja bukitmu, kami bantu menghitung tingginya.`,
    category: 'kabar-studio',
    author: 'Salmon Ohoirat',
    daysAgo: 18,
    views: 640,
  },
  {
    kind: 'news',
    slug: 'jadwal-ramah-telinga-bayi',
    title: 'Setelah Seratus Surat, Nada Jam Kami Menjadi Lebih Lembut',
    summary:
      'Bunyi penanda jam yang dipakai sejak awal siaran ternyata membangunkan bayi. Pendengar memilih penggantinya: gong kecil yang dipukul dengan sarung tangan.',
    body: `Selama sembilan tahun setiap jam ditandai tiga bunyi *pip*. Menurut kami rapi. Menurut seratus tiga surat, kebanyakan dari orang tua baru, bunyi itu kejam.

Ajeng membuat lima pengganti dan memutarnya selama sepekan tanpa memberi tahu. Pendengar memilih lewat pesan: gong kecil milik tetangga studio, dipukul dengan sarung tangan wol. Suaranya terdengar, tetapi tidak menyuruh.

Bunyi lama tidak dibuang. Ia disimpan di arsip, dan diputar sekali setahun pada hari ulang tahun siaran, pukul dua siang, ketika hampir semua bayi sedang bangun.`,
    category: 'kabar-studio',
    author: 'Ajeng Retnani',
    daysAgo: 36,
    views: 580,
  },
  {
    kind: 'news',
    slug: 'magang-penyiar-delapan',
    title: 'Delapan Kursi Penyiar Magang Dibuka, Dua untuk Tunanetra',
    summary:
      'Angkatan baru Penyiar Magang dimulai bulan depan. Meja siaran sudah diberi penanda raba, dan naskah disediakan dalam huruf braille.',
    body: `Bimo, pendengar tunanetra dari Bantul, menulis pendek: “Di radio tidak ada yang melihat. Mengapa saya tidak bisa duduk di sana?” Kami tidak punya jawaban yang pantas, jadi kami mengubah mejanya.

Sekarang setiap tombol punya penanda yang berbeda di ujung jari: segitiga untuk mikrofon, garis untuk lagu, titik untuk tombol batuk. Penghitung waktu bergetar di pergelangan tangan. Naskah kabar jalan dicetak braille oleh perpustakaan kota.

Dua dari delapan kursi angkatan ini disediakan bagi peserta tunanetra. Bimo mendaftar pertama, dan pada wawancara ia menemukan satu tombol yang penandanya terbalik. Pendaftaran dibuka sampai akhir bulan lewat halaman Penyiar Magang.`,
    category: 'kabar-studio',
    author: 'Panji Laksmono',
    daysAgo: 89,
    views: 720,
  },
  {
    kind: 'news',
    slug: 'pasar-kaset-bekas-dua-hari',
    title: 'Pasar Kaset Dua Hari: 612 Kaset Berpindah Tangan, Tiga Kembali',
    summary:
      'Halaman studio penuh peti buah berisi kaset. Tiga orang datang lagi keesokan harinya karena menemukan rekaman keluarga di balik lagu yang dibelinya.',
    body: `Aturannya satu: tidak boleh menjual kaset yang belum diputar sampai habis. Karena itu setiap meja punya pemutar, dan pada hari pertama antrean terpanjang bukan di kasir, melainkan di kursi dengar.

Terjual 612 kaset. Tiga dikembalikan, bukan karena rusak. Di sisi B-nya, sesudah lagu selesai, ada suara keluarga orang lain: ulang tahun, nasihat, dan seseorang yang berlatih melamar. Pembelinya merasa itu bukan milik mereka.

Ketiganya sekarang berada di rak *Menunggu Pemilik*. Kalau keluargamu pernah merekam di atas kaset dangdut berlabel biru, mampirlah, kami sediakan kursi dan tisu.`,
    category: 'kabar-studio',
    author: 'Dewi Anjarsari',
    daysAgo: 122,
    views: 530,
  },
  {
    kind: 'event',
    slug: 'dengar-bareng-kaset-tanpa-label',
    title: 'Dengar Bareng: Lima Kaset Tanpa Label',
    summary:
      'Lima kaset yang belum pernah diputar, satu ruangan gelap, dan kertas tebakan. Siapa yang mengenali suara, bisikkan saja kepada penjaga pintu.',
    body: `Masih ada 41 kaset tanpa label di rak kami. Setiap tiga bulan lima di antaranya diputar bersama untuk pertama kali. Tidak ada yang tahu isinya, termasuk kami, jadi semua orang di ruangan sama-sama gugup.

Penonton menulis tebakan: tahun, tempat, siapa yang memegang tombol rekam. Setelah itu Salmon menjelaskan apa yang ia dengar dari gema dan dengung.

## Aturan ruangan

- Ponsel dimatikan, bukan dibisukan
- Rekaman yang ternyata pribadi dihentikan saat itu juga
- Teh dan ubi rebus sesudahnya

Tempat terbatas 40 kursi. Dua edisi terakhir menemukan satu pemilik, satu resep, dan satu utang lama yang akhirnya dilunasi.`,
    category: 'siaran-luar',
    author: 'Dewi Anjarsari',
    daysAgo: 2,
    views: 310,
    event: { inDays: 20, weekday: 6, startHour: 19, hours: 2, place: 'Studio Bharabas, Kota Yogyakarta' },
  },
]
