import type { SeedPost } from '../../content-types.ts'

export const posts2: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'menghitung-uang-festival-pertama',
    title: 'Menghitung Uang Festival Pertama: Dua Juta dan Satu Buku Tulis',
    summary:
      'Bagian pertama seri festival kampung: apa yang perlu dibeli, apa yang cukup dipinjam, dan mengapa buku kas harus digantung di tempat umum.',
    body: `Festival pertama kami menghabiskan dua juta seratus empat puluh ribu rupiah. Angka itu saya hafal karena harus saya bacakan di depan gang, berdiri di atas bangku, sementara seorang bapak mengulanginya untuk orang di belakang.

Rahasianya bukan hemat, melainkan meminjam. Sebelum membeli apa pun, kami menulis daftar barang di kertas karton dan menempelkannya di pos ronda selama sepekan. Warga mencoret yang mereka punya. Dari empat puluh enam barang, yang tersisa cuma sembilan.

## Yang tetap harus dibeli

- Cetak jadwal dan papan nama
- Minum dan makan siang pengajar
- Isi kotak obat
- Bahan habis pakai: benang, cat, tepung, kertas
- Cadangan sepersepuluh dari jumlah seluruhnya

Cadangan itu pasti terpakai, biasanya untuk sesuatu yang menggelikan. Tahun pertama: ongkos memanggil tukang kunci, karena gudang kursi terkunci dari dalam.

Gantung buku kas dengan tali rafia di tempat yang dilewati orang. Siapa pun boleh membaca dan bertanya. Tiga orang menemukan salah jumlah saya, dan ketiganya menjadi panitia tahun berikutnya.`,
    category: 'membuat-acara',
    author: 'Marlina Tobing',
    daysAgo: 193,
    views: 2890,
    parent: 'membuat-festival-belajar-di-kampung-sendiri',
  },
  {
    kind: 'articles',
    slug: 'mencari-pengajar-dalam-seratus-meter',
    title: 'Mencari Pengajar dalam Jarak Seratus Meter',
    summary:
      'Bagian kedua seri festival kampung: berjalan kaki dari pintu ke pintu, bertanya dengan cara yang benar, dan menemukan ahli yang tidak merasa ahli.',
    body: `Kalau Anda bertanya “Bapak bisa mengajar apa?”, jawabannya selalu sama: tidak bisa apa-apa. Orang mendengar kata *mengajar* lalu teringat papan tulis, seragam, dan rapor. Pertanyaan itu menutup pintu.

Kami menggantinya dengan “Tetangga biasanya minta tolong apa kepada Bapak?” Pintu langsung terbuka. Membetulkan pompa. Menulis surat untuk kelurahan. Memotong ayam. Menenangkan bayi yang menangis sejak asar. Semuanya bisa dipelajari dalam satu jam, dan semuanya dicari orang.

## Cara kami berjalan

1. Dua orang sekali jalan, satu bertanya dan satu mencatat
2. Sore hari, ketika orang menyiram tanaman
3. Jangan melewatkan rumah kontrakan, sebab penghuninya paling jarang ditanya
4. Catat juga siapa yang ingin belajar, lalu pertemukan

Dari enam puluh dua pintu di gang pertama, kami mendapat dua puluh tujuh keterampilan. Yang paling tidak disangka ialah Teh Imas, penjaga konter pulsa, yang ternyata hafal cara membaca struk listrik sampai ke denda hariannya. Kelasnya penuh dua kali.

Pulanglah sebelum magrib. Kalau masih ada yang mengajak minum, terimalah. Biasanya keterampilan kedua baru disebut di gelas ketiga.`,
    category: 'membuat-acara',
    author: 'Sekar Wulandari',
    daysAgo: 186,
    views: 2310,
    parent: 'membuat-festival-belajar-di-kampung-sendiri',
  },
  {
    kind: 'articles',
    slug: 'rencana-hujan-yang-ditulis-saat-cerah',
    title: 'Rencana Hujan Harus Ditulis Saat Cerah',
    summary:
      'Bagian ketiga seri festival kampung: siapa memutuskan, kapan tenda diturunkan, dan apa yang dikerjakan tiga ratus orang di bawah satu terpal.',
    body: `Semua panitia punya rencana hujan. Kebanyakan bunyinya *mudah-mudahan tidak*. Rencana kami juga begitu, sampai suatu siang angin mengangkat tenda sulam dan meletakkannya dengan rapi di atas tenda catur.

Sekarang rencana itu satu halaman, dilaminating, dan digantung di tiap tiang. Ditulis pada hari yang terik, oleh orang yang sedang tidak panik.

## Isi satu halaman itu

- **Siapa memutuskan:** satu orang per sudut lapangan, bukan rapat
- **Gerimis:** kelas lanjut, kabel biru dimatikan, las berhenti
- **Hujan deras:** semua pindah ke balai warga atau teras yang berbendera hijau
- **Petir:** lapangan kosong dalam sepuluh menit, barang ditinggal
- **Sesudahnya:** tunggu tiga puluh menit, periksa tali, baru buka kembali

Teras berbendera hijau adalah temuan terbaik kami. Sebelas warga sepakat membuka rumahnya kalau hujan. Kelas yang terpotong diteruskan di sana, dan pemilik rumah ikut duduk. Pernah satu kelas membuat sabun selesai di ruang tamu Bu Nining, yang tadinya hanya berniat meminjamkan atap.

Terakhir, siapkan satu lagu yang semua orang hafal. Terpal bocor terasa lebih kecil kalau dinyanyikan.`,
    category: 'membuat-acara',
    author: 'Yanuar Rahmadi',
    daysAgo: 179,
    views: 1755,
    parent: 'membuat-festival-belajar-di-kampung-sendiri',
  },
  {
    kind: 'program',
    slug: 'satu-gang-satu-meja',
    title: 'Satu Gang Satu Meja: Belajar Tanpa Menunggu Festival',
    summary:
      'Gerakan menaruh satu meja di setiap gang, sekali sebulan, selama dua jam. Warga memilih pelajarannya, panitia hanya meminjamkan papan tulis.',
    body: `Festival hanya dua hari. Sisa tahunnya tiga ratus enam puluh tiga hari, dan sayang kalau dihabiskan untuk menunggu. Dari keluhan itulah lahir Satu Gang Satu Meja.

Caranya sengaja dibuat ringan. Setiap gang menaruh satu meja di tempat yang biasa dilewati orang, pada satu sore yang mereka pilih sendiri. Selama dua jam meja itu menjadi kelas. Bulan lalu Gang Kenanga belajar membaca label obat, Gang Cempaka membetulkan sakelar, dan Gang Buntu, yang memang buntu, belajar menulis surat keberatan ke kantor air.

## Yang kami pinjamkan

- Papan tulis lipat dan kapur
- Dua belas kursi, diantar pagi dan dijemput malam
- Seorang relawan yang pernah mengajar di festival

Yang kami minta kembali hanya selembar kertas: apa yang dipelajari, berapa orang datang, apa yang tidak berhasil. Kertas itu ditempel di balai warga supaya gang lain dapat meniru atau menghindarinya.

Tujuh belas gang sudah berjalan. Targetnya tiga puluh sebelum tahun berganti, tetapi tidak ada yang dikejar. Gang yang libur karena hajatan tetap dihitung hadir.`,
    category: 'gerakan',
    author: 'Hana Maheswari',
    daysAgo: 58,
    views: 1410,
  },
  {
    kind: 'program',
    slug: 'sekolah-pengajar-sabtu-angkatan-kelima',
    title: 'Sekolah Pengajar Sabtu Menerima Angkatan Kelima',
    summary:
      'Dua puluh empat kursi untuk warga yang ingin belajar mengajar satu jam. Syaratnya satu keterampilan nyata dan enam Sabtu yang tidak diganggu.',
    body: `Di angkatan keempat ada seorang penggali sumur, dua mahasiswa, pensiunan juru ketik, dan seorang anak SMA yang pandai mengasah pisau. Mereka saling mengajar selama enam Sabtu. Ujiannya mengajar dua belas orang asing, dan hanya juru ketik yang tidak berkeringat.

Angkatan kelima menyediakan dua puluh empat kursi. Separuhnya kami simpan untuk warga yang belum pernah berbicara di depan orang banyak. Tidak ada biaya, dan peserta mendapat makan siang dari dapur umum.

## Cara mendaftar

1. Ambil kartu pendaftaran di balai warga atau di gerobak buku Wening
2. Tulis satu keterampilan, cukup satu
3. Ajak seorang kenalan yang bersedia menjadi murid pertama Anda
4. Datang ke percakapan lima belas menit, tanpa tes

Kehadiran dihitung ketat. Absen dua kali berarti menunggu angkatan berikutnya, karena pasangan latihan Anda akan duduk sendirian. Anak kecil boleh dibawa; ada sudut menggambar yang dijaga bergiliran.

Lulusan mendapat satu meja di festival, satu kotak kapur, dan nama di papan. Anak SMA pengasah pisau itu sekarang melatih juru masak di tiga warung. Tarifnya semangkuk bakso, dan sudah naik menjadi dua.`,
    category: 'pendaftaran',
    author: 'Fajar Siregar',
    daysAgo: 102,
    views: 2240,
  },
  {
    kind: 'program',
    slug: 'pinjam-laptop-lapangan-digital',
    title: 'Dua Puluh Laptop Lapangan Digital Siap Dipinjam Lagi',
    summary:
      'Pelajar kelas delapan sampai dua belas boleh meminjam laptop selama enam pekan. Bayarannya satu karya dan satu adik kelas yang diajari.',
    body: `Dua puluh laptop itu baru selesai diperiksa. Empat papan ketiknya diganti, satu layarnya dilem, dan satu lagi menyimpan lima ratus foto kucing yang sudah kami kembalikan kepada pemotretnya. Semuanya siap dipinjam untuk putaran berikut.

Pelajar kelas delapan sampai dua belas boleh membawa pulang satu laptop selama enam pekan. Selama itu mereka mengikuti kelas singkat di balai warga setiap Rabu sore, bersama Nilam Hapsari dan Gilang Prasetya. Yang rumahnya tidak punya internet boleh memakai jaringan balai sampai jam delapan malam.

## Syarat peminjaman

- Datang bersama orang tua, wali, atau kakak
- Menyebutkan satu hal yang ingin dibuat, sekecil apa pun
- Mengajari satu adik kelas sebelum laptop dikembalikan

Tidak ada uang jaminan. Dalam tiga putaran, hanya satu laptop terlambat kembali, dan itu karena pemakainya sedang menyelesaikan peta lubang jalan RW 07. Peta itu sekarang menempel di kantor kelurahan. Enam lubang sudah ditambal, dua lainnya diberi pot bunga.

Pendaftaran ditutup setelah empat puluh nama masuk. Kalau lebih, kami mengundi di depan umum memakai toples kerupuk.`,
    category: 'pendaftaran',
    author: 'Nilam Hapsari',
    daysAgo: 215,
    views: 1865,
  },
  {
    kind: 'event',
    slug: 'gladi-tenda-menuju-festival',
    title: 'Menuju Festival: Gladi Tenda dan Makan Siang Percobaan',
    summary:
      'Latihan sehari untuk pengajar, penjaga listrik, dan juru masak. Warga diundang menjadi murid pura-pura yang bertanya sungguhan.',
    body: `Sebelas hari sebelum pintu dibuka, kita mencoba semuanya sekali. Tujuh tenda didirikan, enam kotak sekring dinyalakan, dan lima belas pengajar baru menjalankan kelas pertamanya di depan orang yang sudah mereka kenal. Lebih baik gugup sekarang.

Kami membutuhkan seratus dua puluh murid pura-pura. Tugasnya ringan: duduk, mengikuti kelas, dan bertanya kalau tidak paham. Mohon jangan berpura-pura paham. Itu menggagalkan seluruh acara.

## Susunan hari

- 07.00 Mendirikan tenda, terbuka bagi yang punya sarung tangan
- 09.00 Kelas percobaan putaran pertama
- 11.30 Makan siang percobaan untuk dua ratus orang
- 13.00 Jam tenang, diuji dengan bayi sungguhan
- 14.00 Latihan hujan memakai slang pemadam

Latihan hujan hanya berlangsung sepuluh menit dan tidak bisa ditawar. Bawa baju ganti, atau duduklah di sisi barat, yang menurut Yanuar *kemungkinan besar* tetap kering.

Hari ditutup dengan lingkaran di tengah lapangan. Setiap orang menyebutkan satu hal yang perlu diperbaiki, lalu menunjuk dirinya sendiri atau meminta tolong dengan jelas.`,
    category: 'pra-festival',
    author: 'Damar Prakoso',
    daysAgo: 6,
    views: 930,
    event: { inDays: 13, weekday: 6, startHour: 7, hours: 8, place: 'Lapangan Cendana, Bandung' },
  },
  {
    kind: 'event',
    slug: 'festival-hari-kedua',
    title: 'Festival Belajar Bersama: Hari Kedua, Murid Bertukar Tempat',
    summary:
      'Pada hari kedua, orang yang kemarin belajar boleh mengajar. Sepuluh meja sengaja dikosongkan untuk mereka yang berani mencoba.',
    body: `Hari pertama untuk belajar, hari kedua untuk mengembalikannya. Sepuluh meja di tengah lapangan kami biarkan kosong, tanpa nama dan tanpa jadwal. Siapa pun yang kemarin mempelajari sesuatu boleh duduk di sana dan mengajarkannya selama setengah jam, sebelum lupa.

Relawan berselempang hijau akan membantu menulis papan namanya. Tahun lalu meja kosong itu diisi antara lain oleh seorang anak sembilan tahun yang menjelaskan simpul pangkal kepada ayahnya sendiri. Ayahnya tukang perahu. Ia mendengarkan sampai selesai.

## Jangan terlewat

1. Pasar keterampilan sejak jam sembilan: tukar jasa, tanpa uang
2. Jam tenang dari jam satu sampai jam dua
3. Orkes ember jam tiga, peserta dikumpulkan jam dua
4. Pembacaan nama para guru di panggung kecil jam empat

Setelah itu semua orang diminta tinggal tiga puluh menit untuk melipat kursi. Tidak ada panitia kebersihan yang terpisah. Cara ini membuat lapangan bersih sebelum magrib, dan entah mengapa selalu menghasilkan beberapa pasang kenalan baru.`,
    category: 'acara',
    author: 'Sekar Wulandari',
    daysAgo: 8,
    views: 1690,
    event: { inDays: 25, weekday: 0, startHour: 8, hours: 9, place: 'Lapangan Cendana, Bandung' },
  },
  {
    kind: 'event',
    slug: 'malam-tiga-menit-tanpa-naskah',
    title: 'Malam Tiga Menit: Delapan Belas Cerita Tanpa Naskah',
    summary:
      'Delapan belas warga naik ke atas peti buah dan bercerita tentang guru pertama mereka. Waktunya tiga menit, ditandai bunyi bel sepeda.',
    body: `Panggungnya peti buah, lampunya satu, dan penunjuk waktunya bel sepeda yang dipegang Yusuf Hamdani. Aturannya juga satu: cerita harus benar dan harus selesai. Delapan belas orang mendaftar, tujuh di antaranya mengundurkan diri sore hari, lalu ketujuhnya datang juga dengan alasan hanya ingin menonton, dan naik semua.

Tema malam itu *guru pertama saya*. Kami mendengar tentang kakak yang mengajari mengikat tali sepatu di gerbong kereta, majikan yang diam-diam meletakkan koran di dapur, dan seekor sapi yang mengajarkan sabar. Sapi mendapat tepuk tangan paling panjang.

> “Saya kira tiga menit itu sebentar. Ternyata cukup untuk menyebut nama orang yang dua puluh tahun tidak saya sebut,” kata Bu Atikah, pencerita nomor sebelas.

Juru bahasa isyarat berdiri di samping peti sepanjang malam. Laras meminta satu cerita diulang karena ia sendiri belum selesai tertawa.

Seratus enam puluh orang hadir, duduk di tikar. Fajar Siregar merekam semuanya dengan telepon berbungkus selimut. Beberapa cerita akan disiarkan di Radio Tenda setelah pemiliknya setuju, dan setelah bunyi penjual sekoteng di tengahnya diputuskan: dibuang atau dibiarkan.`,
    category: 'panggung',
    author: 'Fajar Siregar',
    daysAgo: 50,
    views: 1275,
    event: { inDays: -52, startHour: 19, hours: 3, place: 'Halaman Balai Warga Cendana, Bandung' },
  },
  {
    kind: 'event',
    slug: 'permak-massal-pasar-selasa',
    title: 'Permak Massal di Pasar Selasa: 97 Potong dalam Lima Jam',
    summary:
      'Sembilan mesin jahit, dua belas pengajar, dan satu aturan: pemilik baju yang memegang jarum. Hasilnya 97 potong pakaian kembali dipakai.',
    body: `Sembilan mesin jahit berderet di antara penjual pisang dan penjual ikan. Sejak jam tujuh orang datang membawa kantong: celana kepanjangan, kemeja tanpa kancing, seragam kakak yang akan dipakai adik. Ratna Suryani menyambut semuanya dengan kalimat yang sama, “Boleh, tetapi kamu yang jahit.”

Dua belas pengajar berdiri di belakang, bukan di depan mesin. Tiga di antaranya baru lulus dari Sekolah Pengajar Sabtu. Pada jam kedua antrean mengular sampai ke los daging. Orang yang menunggu mulai saling membuka jahitan, dan antrean pun berubah menjadi kelas tersendiri.

## Hitungan akhir

- 97 potong selesai, 14 dilanjutkan di rumah
- 41 orang memakai mesin jahit untuk pertama kali
- 3 jarum patah, satu di antaranya karena kaget mendengar tawar-menawar

Pelajaran untuk lain kali: mesin jangan terlalu dekat dengan los ikan. Seorang bapak pulang membawa jaket yang pas sekali di bahu dan berbau tongkol. Ia tidak mengeluh. Kucingnya, katanya, jadi jauh lebih ramah.`,
    category: 'acara',
    author: 'Ratna Suryani',
    daysAgo: 127,
    views: 2610,
    event: { inDays: -130, startHour: 7, hours: 5, place: 'Pasar Selasa, Kelurahan Cendana, Bandung' },
  },
  {
    kind: 'podcasts',
    slug: 'gerobak-roti-berisi-dua-ratus-buku',
    title: 'Gerobak Roti Berisi Dua Ratus Buku',
    summary:
      'Wening Kartika bercerita tentang rute gerobaknya, buku yang tidak pernah kembali, dan anak yang mengira ia masih menjual roti.',
    body: `Episode kedua direkam sambil berjalan. Fajar mendorong gerobak, Wening menjawab pertanyaan, dan di setiap tikungan ada yang menyela untuk meminjam buku. Kami membiarkan selaan itu karena di situlah ceritanya.

## Catatan episode

- 02.10 Mengapa gerobak roti: bunyi belnya sudah dikenal anak-anak
- 08.45 Cara memilih buku untuk gang yang tidak suka membaca
- 15.20 Tentang dua puluh enam buku hilang, dan mengapa Wening tidak mencarinya
- 22.00 Membaca nyaring kepada orang dewasa yang malu

Bagian yang paling kami sukai dimulai pada menit kedua puluh lima. Seorang bapak mengembalikan buku yang dipinjam anaknya empat tahun lalu. Anaknya sudah bekerja di kota lain, dan bukunya ikut pindah tiga kali. Di dalamnya terselip daftar kata sulit beserta artinya, ditulis dengan pensil.

> Buku yang hilang kadang hanya sedang bekerja di tempat lain.

Pesan teknis: bunyi roda di menit kesebelas bukan kerusakan pada telepon Anda. Roda kiri gerobak memang perlu oli. Sudah kami beri setelah rekaman selesai.`,
    category: 'radio-tenda',
    author: 'Fajar Siregar',
    daysAgo: 330,
    views: 1120,
    episode: { minutes: 31, guest: 'Wening Kartika', number: 1 },
  },
  {
    kind: 'podcasts',
    slug: 'resep-untuk-seribu-dua-ratus-orang',
    title: 'Resep untuk Seribu Dua Ratus Orang',
    summary:
      'Bram Lesmana membuka buku belanja dapur umum: cara menakar garam untuk panci sebesar bak mandi, dan pelajaran hitungan di balik sebungkus nasi.',
    body: `Bram menolak direkam di ruangan, jadi kami duduk di depan kompor. Ia mengaduk, kami bertanya. Anda akan mendengar sendok kayu di sepanjang episode, dan pada menit kesembilan belas, suara orang yang salah memegang tutup panci.

## Yang dibicarakan

1. Resep rumah dikali tiga ratus tidak pernah berhasil, dan mengapa garam tidak tumbuh lurus
2. Membagi pekerjaan kepada anak enam tahun tanpa menyembunyikan pisau
3. Menyusun menu untuk orang yang alergi, yang puasa, dan yang tidak doyan terong
4. Menghitung sisa sebelum memasak, bukan sesudahnya

Bram juga menceritakan tahun ketika beras datang terlambat empat jam. Dapur membagikan singkong rebus dan meminta maaf. Sampai sekarang masih ada yang bertanya kapan singkong itu keluar lagi.

Seorang pendengar dari Cimahi bertanya berapa orang yang diperlukan untuk memasak bagi seratus tamu. Jawaban Bram: enam orang yang bisa memasak, atau empat orang yang bisa memasak ditambah satu orang yang mau mencuci piring sejak awal. Yang terakhir itu lebih sulit dicari.`,
    category: 'radio-tenda',
    author: 'Wening Kartika',
    daysAgo: 240,
    views: 1985,
    episode: { minutes: 42, guest: 'Bram Lesmana', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'uang-di-laci-itu-uang-siapa',
    title: 'Uang di Laci Itu Uang Siapa?',
    summary:
      'Marlina Tobing menjelaskan mengapa kelas pembukuannya tidak memakai rumus, dan bagaimana satu pertanyaan membuat pedagang pasar terdiam.',
    body: `Marlina sudah dua puluh tahun menjadi bendahara apa saja: arisan, paguyuban, masjid, bahkan gereja sebelah ketika bendaharanya cuti melahirkan. Dalam obrolan ini ia bercerita tentang mengajar orang yang takut pada angka, tetapi setiap hari mengembalikan uang receh tanpa pernah keliru.

## Catatan episode

- Pedagang pasar sudah pandai berhitung, yang belum ada hanyalah tempat menulisnya
- Buku bergaris lawan aplikasi: kapan masing-masing menang
- Cara menanyakan utang tanpa membuat orang malu
- Mengapa kelas keuangan sebaiknya diikuti suami dan istri sekaligus

Pada bagian tengah kami memutar rekaman pendek dari kelas. Perhatikan sunyi sembilan detik setelah pertanyaan pertama. Kami sempat ingin memotongnya. Marlina melarang, sebab menurutnya bagian itulah pelajarannya.

Tugas untuk pendengar: malam ini tulis tiga pengeluaran hari ini tanpa membuka telepon. Besok pagi periksa. Selisihnya tidak perlu dikirim kepada kami, cukup diceritakan kepada satu orang serumah.`,
    category: 'obrolan-pengajar',
    author: 'Fajar Siregar',
    daysAgo: 160,
    views: 2430,
    episode: { minutes: 38, guest: 'Marlina Tobing', number: 3 },
  },
  {
    kind: 'podcasts',
    slug: 'grafik-untuk-bangku-belakang',
    title: 'Grafik yang Terbaca dari Bangku Belakang',
    summary:
      'Gilang Prasetya berbicara tentang pulang kampung membawa lembar sebar, menghitung panen bersama petani, dan berpisah dari angka di belakang koma.',
    body: `Gilang pernah membuat grafik dua belas warna untuk rapat koperasi. Ketua koperasi memandangnya lama, lalu bertanya yang mana berasnya. Sejak hari itu ia memakai dua warna dan satu kalimat. Episode ini tentang apa saja yang dibuangnya.

## Yang dibicarakan

- Uji bangku belakang: kalau orang di baris terakhir menyipit, ulangi
- Mengajak petani menebak angka sebelum melihatnya
- Mengapa rata-rata panen menipu di lereng yang miring
- Data yang tidak boleh dikumpulkan, sekalipun mudah

Kami juga mencoba sesuatu yang mungkin tidak bijak untuk radio, yaitu menjelaskan grafik lewat suara. Gilang meminta Dimas Arkana memainkan panen enam musim dengan gamelan bekas. Musim kering terdengar jelas. Musim yang diserang wereng terdengar lebih jelas lagi.

Menjelang akhir, Gilang menjawab pertanyaan siswa SMA yang ingin belajar data tetapi tidak punya komputer. Sarannya: hitung sesuatu di sekitar rumah setiap hari selama sebulan, di kertas. Siswa itu memilih menghitung kucing. Hasilnya akan dibahas dalam episode mendatang.`,
    category: 'obrolan-pengajar',
    author: 'Nilam Hapsari',
    daysAgo: 88,
    views: 1340,
    episode: { minutes: 36, guest: 'Gilang Prasetya', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'kangkung-di-talang-air',
    title: 'Kangkung di Talang Air, Cabai di Kaleng Cat',
    summary:
      'Hana Maheswari mengajak pendengar berkeliling kebun gang: siapa yang boleh memetik, siapa yang menyiram, dan apa yang terjadi ketika semua pergi mudik.',
    body: `Kebun gang itu panjangnya dua puluh delapan meter dan lebarnya, di tempat tersempit, satu bahu orang dewasa. Kami merekam sambil berjalan menyamping. Hana menunjuk tanaman satu per satu dan menyebutkan dari rumah siapa kalengnya.

## Catatan episode

1. Aturan memetik: secukupnya untuk satu kali masak, dan bilang kepada siapa saja
2. Menanam di talang, ember, sepatu bot, dan satu helm
3. Hama yang diusir, hama yang dibiarkan, dan hama yang ternyata ayam Pak Dudung
4. Jadwal siram yang bertahan karena ditempel di samping meteran listrik

Hana juga bercerita tentang lebaran ketika seluruh gang mudik dan kebun ditinggal sepuluh hari. Mereka pulang dengan hati kecut dan menemukan semuanya segar. Ternyata tukang ronda dari RW sebelah menyiram setiap malam. Ia tidak pernah ditanya, dan tidak pernah meminta cabai.

Kalau Anda ingin mulai pekan ini, Hana menyarankan kangkung. Potong pangkalnya sisakan dua ruas, tancapkan, lalu lupakan selama tiga hari. Kata Hana, melupakan itulah bagian yang paling sering gagal.`,
    category: 'radio-tenda',
    author: 'Fajar Siregar',
    daysAgo: 44,
    views: 1575,
    episode: { minutes: 29, guest: 'Hana Maheswari', number: 5 },
  },
  {
    kind: 'gallery',
    slug: 'papan-nama-meja-buatan-tangan',
    title: 'Papan Nama Meja, Semuanya Tulisan Tangan',
    summary:
      'Enam papan nama dari festival tahun lalu: kardus, talenan, sayap kipas angin, dan sebuah huruf R yang terbalik tetapi tidak diperbaiki.',
    body: `Setiap pengajar membuat papan namanya sendiri. Tidak ada pola, tidak ada huruf resmi, hanya satu permintaan: harus terbaca dari jarak sepuluh langkah. Hasilnya selalu lebih jujur daripada cetakan mana pun.

Beberapa papan memakai bahan dari kelasnya. Meja sepeda menulis di atas pelek, meja dapur di atas talenan, dan meja elektronik di sayap kipas angin yang sudah tidak berputar. Papan tenda dongeng dibuat oleh anak lima tahun. Huruf R-nya terbalik, dan tidak seorang pun setuju untuk membetulkannya.

Setelah festival papan-papan ini boleh dibawa pulang. Yang ditinggalkan kami simpan di balai warga, tergantung di lorong menuju kamar kecil, dan sekarang menjadi lorong yang paling sering dipotret di kelurahan.

Tahun ini bahan papan tersedia di meja informasi: kardus tebal, kapur, dan cat sisa. Pengajar yang tulisannya sulit dibaca, termasuk seorang dokter, boleh meminta bantuan anak SD. Mereka membuka jasa dengan bayaran satu permen.`,
    category: 'poster',
    author: 'Wening Kartika',
    daysAgo: 285,
    views: 720,
    pictures: [
      'Pelek sepeda bertuliskan Bengkel Anak dengan cat putih',
      'Talenan kayu bertuliskan Kelas Sambal, masih ada bekas cabai',
      'Sayap kipas angin menjadi papan nama meja elektronik',
      'Papan kardus tenda dongeng dengan huruf R terbalik',
      'Kain perca dijahit menjadi tulisan Permak',
      'Lorong balai warga penuh papan nama yang tergantung',
    ],
  },
  {
    kind: 'gallery',
    slug: 'poster-sablon-dari-tahun-ke-tahun',
    title: 'Poster Sablon dari Tahun ke Tahun',
    summary:
      'Lima poster festival yang dicetak warga dengan rakel dan dua warna cat, mulai dari meja di gang sampai tenda yang ditiup angin.',
    body: `Poster festival selalu disablon tangan, dua warna, seratus lembar. Bukan karena gaya, melainkan karena tahun pertama kami hanya sanggup membeli dua kaleng cat. Setelah itu tidak ada yang mau menambah warna.

Gambarnya dipilih lewat pemungutan suara dengan biji jagung. Setiap warga mendapat satu biji dan memasukkannya ke stoples di depan rancangan kesukaannya. Suatu tahun ayam memakan tiga suara. Hasilnya tetap sah karena selisihnya empat puluh.

## Cara membaca poster lama

- Jumlah meja di gambar sama dengan jumlah kelas tahun itu, kecuali setelah kami kehabisan tempat
- Warna kedua selalu warna cat sisa kelurahan
- Di sudut kanan bawah tersembunyi seekor kucing

Kucing itu bernama Mandor. Ia hadir pada setiap rapat, tidur di atas denah, dan dua kali memindahkan panggung dengan cara tersebut. Pada poster terakhir ia digambar lebih besar daripada panitia. Perbandingan itu kami anggap tepat.`,
    category: 'poster',
    author: 'Rizal Munandar',
    daysAgo: 395,
    views: 1080,
    pictures: [
      'Poster tahun pertama: delapan meja di gang sempit',
      'Poster tahun kedua: bangku panjang dan layang-layang merah',
      'Poster dengan tenda sulam terbang ditiup angin',
      'Poster gerobak buku berwarna ungu kelurahan',
      'Kucing Mandor tidur di atas denah lapangan',
    ],
  },
  {
    kind: 'gallery',
    slug: 'sepekan-bersama-tangan-pengajar',
    title: 'Sepekan Bersama Tangan Para Pengajar',
    summary:
      'Tujuh gambar tangan dari latihan Sekolah Pengajar Sabtu: yang berminyak, yang bertepung, yang gemetar, dan yang akhirnya dilipat di belakang.',
    body: `Kami meminta relawan foto untuk tidak memotret wajah selama sepekan. Hanya tangan. Alasannya praktis, karena beberapa peserta masih malu, tetapi hasilnya membuat kami lupa pada alasan itu.

Di bengkel, tangan Yusuf Hamdani selalu berada di dekat kunci pas tanpa pernah menyentuhnya. Di teras Ratna, jari telunjuk menahan kain sementara murid menggunting. Di kelas isyarat, semua tangan sedang bicara dan gambarnya agak kabur. Kami memilih yang kabur.

Gambar terakhir paling sulit didapat. Pengajar yang baik, pada suatu saat, melipat tangannya di belakang punggung dan membiarkan murid keliru. Relawan kami menunggu dua jam di kelas las untuk saat itu. Begitu terjadi, Tegar Samosir melipat tangannya, mengangguk, dan memandang ke langit-langit supaya tidak tergoda.

> Kelihatannya tidak berbuat apa-apa. Itu bagian yang paling melelahkan.

Ketujuh gambar dicetak seukuran kartu pos dan dibagikan kepada pemilik tangannya.`,
    category: 'foto',
    author: 'Rizal Munandar',
    daysAgo: 112,
    views: 1390,
    pictures: [
      'Tangan montir berminyak di samping kunci pas',
      'Telunjuk penjahit menahan kain biru di bawah gunting',
      'Tangan-tangan kabur sedang berisyarat di balai warga',
      'Dua tangan bertepung membetulkan lipatan adonan',
      'Tangan pedagang menulis angka di buku bergaris',
      'Tangan murid gemetar memegang pemukul bonang',
      'Tangan pengajar las terlipat di belakang punggung',
    ],
  },
]
