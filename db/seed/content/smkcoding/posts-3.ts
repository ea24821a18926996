import type { SeedPost } from '../../content-types.ts'

export const posts3: SeedPost[] = [
  {
    kind: 'event',
    slug: 'babak-wilayah-jawa-bagian-tengah',
    title: 'Babak Wilayah Liga SMK: Jawa Bagian Tengah',
    summary:
      'Dua puluh tim bertanding tiga jam di aula SMK Arta Teknika, Semarang. Penonton boleh masuk, tiga tim terbaik melaju ke final nasional.',
    body: `Babak wilayah tahun ini digelar terbuka. Siapa pun boleh menonton dari tribun aula, melihat layar dua puluh tim yang diproyeksikan bergantian, dan mendengar komentar dua mentor yang menjelaskan apa yang sedang terjadi. Bagi siswa yang penasaran tetapi belum berani mendaftar, inilah cara terbaik mengenal suasananya.

Soal baru dibuka pukul sembilan tepat oleh pengguna yang sesungguhnya. Kami belum boleh menyebut siapa, hanya bahwa ia datang membawa keranjang. Tim boleh mewawancarainya selama dua puluh menit pertama, bergantian, dan jawaban kepada satu tim berlaku untuk semua.

Bagi guru, lokakarya siang hari membahas cara melatih tim tanpa mengorbankan jam pelajaran. Dua pembimbing yang timnya pernah masuk final akan membawa jadwal latihan mereka, termasuk pekan-pekan ketika tidak seorang pun datang. Siswa penonton akan mencoba soal mini tiga puluh menit dengan tim dadakan dari sekolah berbeda.

## Susunan hari

1. 08.00 Pendaftaran ulang dan pemeriksaan jaringan
2. 09.00 Soal dibuka
3. 12.00 Bel akhir, makan siang bersama
4. 13.00 Lokakarya singkat untuk penonton dan guru
5. 14.30 Pengumuman serta umpan balik terbuka

Peserta membawa laptop sendiri, paling banyak dua per tim. Tersedia delapan laptop pinjaman dengan pemesanan melalui guru pembimbing. Biaya perjalanan tim dari luar kota diganti sesuai bukti, dan siswa yang menginap ditempatkan di asrama sekolah bersama pendamping.

Penonton tidak perlu mendaftar, cukup mengisi buku tamu. Parkir motor di halaman barat. Kantin sekolah buka seharian, dan soto Bu Lastri biasanya habis sebelum pukul sebelas.`,
    category: 'lomba',
    author: 'Redaksi SMK Coding',
    daysAgo: 10,
    views: 1450,
    event: { inDays: 18, startHour: 8, hours: 7, place: 'Aula SMK Arta Teknika, Kota Semarang' },
  },
  {
    kind: 'event',
    slug: 'temu-daring-orang-tua',
    title: 'Temu Daring Orang Tua: Anak Saya Belajar Coding, Saya Harus Apa?',
    summary: 'Satu jam percakapan santai untuk orang tua siswa: jam layar, biaya, masa depan, dan cara bertanya tanpa harus mengerti kode.',
    body: `Banyak orang tua merasa tertinggal ketika anaknya mulai bicara tentang server dan kerangka kerja. Temu daring ini dibuat untuk mereka. Tidak ada salindia penuh istilah, hanya percakapan dengan dua orang tua alumni, satu guru bimbingan konseling, dan satu mentor.

Kami akan membahas pertanyaan yang paling sering datang: berapa lama anak sebaiknya menatap layar, apakah perlu membeli laptop sekarang, pekerjaan apa yang nanti tersedia, dan bagaimana mendukung anak yang sedang patah semangat. Bu Rahmi, ibu seorang finalis dari Lombok Tengah, akan menceritakan cara ia menemani anaknya belajar tanpa sekali pun membuka kodenya.

Guru bimbingan konseling kami, Bu Hesti, juga akan membagikan lembar kesepakatan keluarga: satu halaman berisi jam istirahat, tempat mengisi daya ponsel pada malam hari, dan cara meminta bantuan bila anak menemukan sesuatu yang mengganggu di internet. Lembar itu disusun bersama siswa, sehingga bahasanya tidak terdengar seperti larangan. Silakan diubah sesuai kebiasaan rumah masing-masing.

## Supaya nyaman

- Kamera boleh mati dan nama boleh diganti.
- Pertanyaan dapat dikirim sebelumnya lewat WhatsApp.
- Rekaman suara dibagikan kepada yang berhalangan hadir.
- Anak boleh ikut mendengarkan, asalkan orang tuanya setuju.

Sesi berlangsung sembilan puluh menit dan menghabiskan kira-kira seratus megabita kuota jika kamera dimatikan. Bagi yang sinyalnya lemah, disediakan nomor telepon biasa untuk mendengarkan. Tautan dikirim oleh guru pendamping sekolah masing-masing sehari sebelum acara, jadi pastikan nomor orang tua sudah tercatat di sekolah.`,
    category: 'temu-daring',
    author: 'Laras Widyaningrum',
    daysAgo: 6,
    views: 780,
    event: { inDays: 7, startHour: 19, hours: 2, place: 'Daring, tautan dikirim lewat guru pendamping' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-robot-sampah',
    title: 'Lokakarya: Robot Pemilah Sampah dari Kardus dan ESP32',
    summary: 'Sehari merakit lengan kardus yang memilah botol dan kaleng, untuk dua puluh pasangan siswa dari Sleman dan sekitarnya.',
    body: `Lengannya dari kardus, sendinya dari tutup botol, otaknya papan ESP32 seharga sepiring nasi padang. Di akhir hari, lengan itu harus bisa membedakan botol plastik dari kaleng dan menjatuhkannya ke kotak yang benar. Biasanya ia salah tiga kali sebelum berhasil, dan justru di situ keseruannya.

Lokakarya dibuka untuk dua puluh pasangan siswa. Satu orang boleh sudah terbiasa merangkai, satu lagi sebaiknya belum pernah. Pasangan campuran seperti ini hampir selalu menghasilkan robot yang lebih rapi, karena yang berpengalaman terpaksa menjelaskan langkahnya dan yang baru berani bertanya.

Acara dibuka dengan bermain peran: satu orang menutup mata dan memilah botol serta kaleng hanya dengan meraba dan mengetuk. Dari situ peserta menebak sensor apa yang mereka perlukan. Baru kemudian kardus dipotong. Menjelang sore ada lomba memilah selama satu menit, dan robot yang paling sering salah mendapat hadiah hiburan berupa lem sebotol.

## Yang disediakan

- Papan ESP32, sensor induktif, dua motor servo
- Kardus, lem, pisau potong beserta sarung tangannya
- Makan siang dan air minum isi ulang

Yang dibawa: laptop dengan porta USB, kabel data, dan tiga macam sampah kering yang sudah dicuci. Komponen dikembalikan seusai acara, sedangkan lengan kardusnya boleh dibawa pulang.

Siswa di bawah delapan belas tahun perlu surat izin orang tua. Guru pendamping dipersilakan ikut merakit di meja tersendiri. Tahun lalu robot buatan para guru justru yang terakhir selesai, dan sampai sekarang masih dibicarakan.`,
    category: 'lokakarya',
    author: 'Ratih Kusumawardani',
    daysAgo: 4,
    views: 640,
    event: { inDays: 26, startHour: 8, hours: 8, place: 'Gudang Kreatif SMK Giri Teknika, Kabupaten Sleman' },
  },
  {
    kind: 'event',
    slug: 'malam-ulasan-kode',
    title: 'Malam Ulasan Kode Terbuka',
    summary:
      'Lima siswa menayangkan kodenya, tiga mentor mengulas langsung, dan semua orang boleh bertanya. Sopan, jujur, dan tanpa peringkat.',
    body: `Ulasan kode biasanya terjadi diam-diam, hanya antara siswa dan mentor. Malam ini kami membukanya. Lima siswa secara sukarela menayangkan potongan kode paling banyak delapan puluh baris, dan tiga mentor membacanya bersama-sama sambil berpikir keras. Penonton akan melihat bahwa mentor pun sering harus membaca dua kali.

Ada aturan yang dijaga ketat. Ulasan selalu dimulai dari apa yang sudah bekerja. Kritik ditujukan kepada baris, bukan kepada orang. Penulis kode boleh menolak saran asalkan menyebutkan alasannya. Dan siapa pun yang menulis “gampang itu” di ruang obrolan dipersilakan menayangkan kodenya bulan depan.

Setiap potongan mendapat waktu dua puluh menit. Delapan menit pertama untuk membaca tanpa suara, karena kami ingin memperlihatkan bahwa membaca adalah bagian terbesar dari pekerjaan ini. Delapan menit berikutnya untuk tanggapan mentor, dan sisanya untuk penulis kode. Penonton yang memperhatikan baik-baik biasanya membawa pulang satu kebiasaan baru, misalnya menamai variabel dengan kata benda.

## Kode yang sudah terdaftar

1. Penghitung denda perpustakaan, dari Pekalongan
2. Peta titik banjir berbasis laporan warga, dari Banjarmasin
3. Gim ular tangga anti perundungan, dari Palu
4. Pengingat minum obat untuk kakek, dari Bukittinggi
5. Satu tempat masih kosong untuk penulis pertama

Tempat terakhir kami simpan bagi siswa yang belum pernah menunjukkan kodenya kepada siapa pun. Tidak perlu bagus. Kirimkan lewat halaman kelasmu paling lambat dua hari sebelum acara, dan mentor akan menghubungimu lebih dulu supaya kamu tahu apa yang akan dibahas.`,
    category: 'temu-daring',
    author: 'Dimas Aryo Nugroho',
    daysAgo: 22,
    views: 1010,
    event: { inDays: 12, startHour: 19, hours: 2, place: 'Daring melalui ruang kelas SMK Coding' },
  },
  {
    kind: 'event',
    slug: 'hari-guru-ngoding',
    title: 'Hari Guru Ngoding: Pameran Bahan Ajar di Kudus',
    summary:
      'Empat puluh guru memamerkan bahan ajar yang sudah teruji di kelas. Pengunjung boleh mencoba, menyalin, dan membawa pulang berkasnya.',
    body: `Bayangkan pasar, tetapi yang dijual pelajaran dan harganya sebuah pertanyaan. Itulah Hari Guru Ngoding. Empat puluh meja berisi bahan ajar yang sudah dicoba di kelas sungguhan, dijaga guru pembuatnya. Setiap pengunjung menerima sepuluh kupon yang ditukar dengan berkas, dan untuk menukarnya ia harus mencoba bahan itu sebagai murid.

Acara ini sudah berlangsung dan dihadiri tiga ratus dua belas guru, hampir dua kali lipat perkiraan kami. Meja terlaris memajang *Fungsi dari Dapur* milik Bu Endang, disusul *Jaringan dari Benang Kasur* dari Pak Wardoyo, yang membuat antrean sampai ke pintu. Seorang pengawas sekolah yang semula hanya mampir akhirnya duduk dua jam menyusun kartu algoritma.

Panitia sempat kehabisan kupon pada pukul sebelas dan menggantinya dengan daun mangga yang ditandatangani. Beberapa guru menyimpan daun itu. Di sudut lain, siswa SMK tuan rumah membuka klinik lima menit: guru membawa galat, siswa mencoba menolong. Lima puluh tiga galat terselesaikan, dua belas dibawa pulang sebagai pekerjaan rumah bersama.

> “Biasanya saya pulang seminar membawa map. Hari ini saya pulang membawa Senin pagi,” kata seorang guru dari Rembang.

Seluruh bahan sudah diunggah dan dapat diunduh peserta maupun guru lain. Rekaman tiga sesi panggung, termasuk percakapan tentang mengajar ketika kita sendiri belum yakin, tersedia di halaman program.

Pameran berikutnya direncanakan di Kupang. Kami mencari sekolah tuan rumah yang punya halaman luas, pohon rindang, dan kepala sekolah yang tidak keberatan melihat guru-guru bermain benang kasur.`,
    category: 'lokakarya',
    author: 'Sri Wahyuni',
    daysAgo: 92,
    views: 720,
    event: { inDays: -40, startHour: 9, hours: 6, place: 'Gedung Serbaguna SMK Muria Kencana, Kabupaten Kudus' },
  },
  {
    kind: 'podcasts',
    slug: 'anak-otomotif-di-final',
    title: 'Anak Otomotif di Final Liga',
    summary:
      'Mira dari Tim Knalpot bercerita mengapa mereka mendengarkan lima belas menit sebelum mengetik, dan apa kata guru bengkelnya sesudah menang.',
    body: `Mira Anjani tidak pernah bercita-cita menulis kode. Ia masuk jurusan Teknik Kendaraan Ringan karena suka suara mesin, lalu mengikuti klub pemrograman karena ruang klubnya satu-satunya yang ber-AC. Dalam episode ini ia menceritakan perjalanan dari ruang dingin itu ke panggung juara Liga SMK.

Kami mengobrol tentang kebiasaan bengkel yang terbawa ke layar: mendengarkan sebelum membongkar, menaruh alat di tempatnya, dan tidak malu memanggil senior. Mira juga bercerita tentang pertengkaran kecil pada jam kedua, ketika Yuda ingin menambahkan peta dan ia berkata tidak. Mereka menyelesaikannya dengan suit.

Bagian kesukaan kami ada di menit kedua puluh empat. Mira menjelaskan ukuran tombol dengan membandingkannya dengan tuas rem: sesuatu yang harus ditemukan tangan tanpa dipandang. Ia mengukur ibu jari Bu Tumirah dengan jangka sorong dari bengkel, lalu mengubah angkanya menjadi piksel. Juri mengaku belum pernah melihat riset pengguna memakai jangka sorong.

## Catatan waktu

- 02.10 Ruang ber-AC dan alasan yang tidak muluk
- 09.45 Lima belas menit bersama Bu Tumirah
- 17.30 Suit yang menentukan peta
- 24.00 Mengapa tombolnya sebesar itu
- 30.15 Pesan guru bengkel: jangan lupa servis motor saya

Di akhir episode Mira membacakan pesan untuk siswa dari jurusan lain yang ragu bergabung. Menurutnya, orang yang terbiasa dengan benda nyata punya keuntungan: mereka tahu bahwa sesuatu yang indah tetapi tidak bisa dipakai hanyalah pajangan. Direkam di kantin SMK Bina Bahari, dengan suara sendok yang tidak berhasil kami hilangkan.`,
    category: 'jam-istirahat',
    author: 'Dimas Aryo Nugroho',
    daysAgo: 2,
    views: 1340,
    episode: { minutes: 34, guest: 'Mira Anjani', number: 11 },
  },
  {
    kind: 'podcasts',
    slug: 'mengajar-di-pulau-tanpa-sinyal',
    title: 'Mengajar di Pulau Tanpa Sinyal',
    summary:
      'Pak Yosef Tukan menceritakan diska lepas yang naik kapal setiap Jumat, tugas yang dibalas empat hari kemudian, dan sabar sebagai kurikulum.',
    body: `Setiap Jumat sore satu diska lepas berangkat dari dermaga kecil di Flores Timur, dititipkan kepada nakhoda, lalu diserahkan kepada seorang guru di seberang yang punya sinyal. Isinya tugas tiga puluh siswa. Selasa berikutnya diska itu pulang membawa ulasan mentor. Pak Yosef menyebutnya internet bertenaga ombak.

Dalam percakapan ini ia menjelaskan mengapa keterlambatan justru mengubah cara siswanya bertanya. Karena jawaban baru tiba empat hari kemudian, mereka menulis pertanyaan dengan lengkap: apa yang dicoba, apa yang terjadi, apa dugaannya. Separuh pertanyaan akhirnya terjawab sendiri ketika ditulis.

Ada juga cerita tentang Elsa, siswi yang menulis surat kepada mentornya di dalam komentar kode, bukan hanya pertanyaan melainkan kabar cuaca dan hasil tangkapan ayahnya. Sang mentor membalas dengan cara yang sama. Setelah satu semester, berkas tugas itu menjadi semacam buku harian dua orang yang belum pernah bertemu muka.

> “Sinyal yang lambat mengajari kami kalimat yang utuh.”

## Yang kami bicarakan

- 04.20 Dua belas komputer dan tiga kelas
- 13.05 Latihan kertas yang gagal dan yang berhasil
- 22.40 Nakhoda Markus, pengantar tugas
- 33.15 Ketika diska lepas tercebur
- 41.00 Apa yang ia harapkan dari kota

Episode ini direkam dalam dua bagian karena sambungan terputus di tengah cerita diska tercebur, tepat pada bagian paling menegangkan. Bagian kedua disambung sebelas hari kemudian. Kami membiarkan jedanya terdengar.`,
    category: 'kantin-kode',
    author: 'Laras Widyaningrum',
    daysAgo: 30,
    views: 960,
    episode: { minutes: 47, guest: 'Yosef Tukan', number: 10 },
  },
  {
    kind: 'podcasts',
    slug: 'gaji-lembur-dan-kata-tidak',
    title: 'Gaji, Lembur, dan Kata Tidak',
    summary:
      'Tiga alumni membuka angka upah pertamanya dan menceritakan cara mereka berunding, dari yang berhasil sampai yang membuat pipi merah.',
    body: `Membicarakan gaji masih dianggap tabu, apalagi oleh anak sembilan belas tahun yang baru lulus. Kami mengundang Hanif Maulana, alumni yang kini bekerja di studio Lembayung, bersama dua rekan yang namanya disamarkan. Ketiganya menyebut angka, lengkap dengan potongan dan uang makan.

Hanif bercerita tentang wawancara pertamanya. Ditanya berapa upah yang diharapkan, ia menjawab, “Terserah Bapak,” dan mendapat tepat sebanyak itu: terserah. Setahun kemudian ia kembali ke meja yang sama membawa catatan pekerjaan, perbandingan upah, dan kalimat yang sudah dilatih di depan cermin. Angkanya naik sepertiga.

## Bekal dari episode ini

- Cara menyebut kisaran tanpa terdengar menantang
- Beda upah pokok, tunjangan, dan janji
- Tiga tanda perusahaan yang akan menganggap lemburmu gratis
- Kalimat menolak yang tetap membuka pintu

Ada bagian yang berat juga. Salah satu tamu pernah bekerja empat bulan tanpa perjanjian tertulis dan tidak dibayar pada bulan terakhir. Ia menjelaskan langkah yang ditempuhnya, siapa yang membantu, dan mengapa ia kini membaca setiap kertas sampai halaman belakang.

Kami tidak membunyikan musik sedih di bagian itu. Ia sendiri yang meminta, karena menurutnya cerita tersebut bukan kisah malang, melainkan petunjuk arah. Semua dokumen yang ia sebut, dari contoh perjanjian sampai surat permintaan pembayaran, sudah kami rapikan tanpa nama dan dapat diminta guru pembimbing PKL. Mohon jangan dipakai sebagai pengganti nasihat hukum.`,
    category: 'kantin-kode',
    author: 'Meilani Gunawan',
    daysAgo: 85,
    views: 1720,
    episode: { minutes: 52, guest: 'Hanif Maulana', number: 8 },
  },
  {
    kind: 'podcasts',
    slug: 'merancang-untuk-nenek',
    title: 'Merancang untuk Nenek',
    summary: 'Perancang Ni Luh Saraswati dan neneknya mencoba sebelas aplikasi bersama. Yang bertahan di ponsel nenek ternyata hanya tiga.',
    body: `Tamu episode ini berumur tujuh puluh delapan tahun, pembuat canang di Gianyar, dan pemilik ponsel dengan layar retak di sudut kiri. Ni Made Rerod adalah nenek Saras. Selama sebulan keduanya mencoba sebelas aplikasi, dari layanan kesehatan sampai tiket bus, sambil merekam apa saja yang membuat sang nenek berhenti.

Hasilnya lucu sekaligus pedih. Nenek Rerod tidak pernah menekan gambar tiga garis karena mengiranya hiasan. Ia menekan tombol dengan kuku, dan tombol yang terlalu rapat membuatnya salah memanggil. Ia paling takut pada pesan yang hilang sendiri sebelum sempat dibaca. “Seperti orang yang bicara sambil berlalu,” katanya dalam bahasa Bali.

Saras mengaku salah satu aplikasi yang gagal adalah rancangannya sendiri. Ia duduk di sebelah neneknya dan melihat tombol kebanggaannya dilewati begitu saja sebanyak enam kali. Sepulang dari Gianyar, ia meminta seluruh timnya melakukan hal serupa dengan keluarga masing-masing. Dua pekan kemudian, tiga ikon di aplikasi itu mendapat tulisan di bawahnya.

## Catatan waktu

- 01.30 Berkenalan dengan Nenek Rerod
- 07.50 Tiga garis yang disangka hiasan
- 14.10 Pesan yang berlalu
- 20.00 Tiga aplikasi yang selamat
- 25.45 Tugas untuk pendengar

Tugasnya sederhana. Minta satu orang yang lebih tua membuka buatanmu, duduk di sampingnya, dan jangan menolong selama tiga menit. Catat semua yang terjadi. Kirimkan kepada kami, dan cerita terbaik akan dibacakan pada episode berikutnya.`,
    category: 'jam-istirahat',
    author: 'Ni Luh Saraswati',
    daysAgo: 128,
    views: 810,
    episode: { minutes: 29, guest: 'Ni Made Rerod', number: 6 },
  },
  {
    kind: 'podcasts',
    slug: 'membongkar-gim-becak-laut',
    title: 'Membongkar Gim Becak Laut',
    summary:
      'Fikri membuka proyek gim yang diunduh dua ratus ribu kali: kode berantakan, musik dari galon, dan fitur yang dibuang dua hari sebelum terbit.',
    body: `Kode gim Becak Laut ternyata berantakan. Fikri Ramadhan sendiri yang bilang, sambil membuka proyeknya bersama Vania Kusuma, penata suara yang merekam musiknya dari galon dan kentongan. Selama empat puluh menit mereka menelusuri berkas demi berkas dan mengakui dosa-dosa lama.

Ada fungsi sepanjang sembilan ratus baris bernama *urus_semua*. Ada ombak yang sebetulnya gambar awan dibalik. Ada fitur cuaca yang dikerjakan tiga bulan lalu dibuang dua hari sebelum terbit, karena semua penguji mengira gimnya rusak ketika hujan turun. Vania bercerita bahwa suara benturan kapal berasal dari pintu kulkasnya.

Bagi pendengar yang sedang membuat gim pertama, ada sepuluh menit yang sangat praktis. Fikri menunjukkan daftar potong miliknya: selembar kertas berisi semua gagasan, dengan garis merah tebal setelah baris ketiga. Hanya tiga gagasan di atas garis yang boleh dikerjakan. Sisanya tidak dibuang, cukup dipindah ke amplop bertuliskan *gim kedua*.

> “Gim yang selesai dengan kode jelek masih bisa dimainkan. Gim yang sempurna di kepala tidak pernah bisa.”

## Untuk ditelusuri

- 05.00 Gagasan yang lahir di dermaga Kenjeran
- 15.20 Fungsi sembilan ratus baris
- 23.45 Merekam galon pada tengah malam
- 31.00 Mengapa cuaca dibuang
- 37.10 Saran untuk gim pertamamu

Berkas suara galon dibagikan gratis kepada pendengar. Silakan dipakai untuk gim sekolah, dan kabari kami kalau ada yang berhasil membuatnya terdengar seperti sesuatu selain galon.`,
    category: 'jam-istirahat',
    author: 'Fikri Ramadhan',
    daysAgo: 331,
    views: 1150,
    episode: { minutes: 41, guest: 'Vania Kusuma', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'tiga-jam-di-arena-final',
    title: 'Tiga Jam di Arena Final',
    summary:
      'Enam gambar dari final Liga SMK: dari soal yang dibuka, roti yang tertunda, hingga tangan-tangan yang berhenti ketika bel berbunyi.',
    body: `Final berlangsung dalam satu ruangan, sehingga semua suara terdengar: papan ketik, bisikan, sesekali helaan napas. Juru gambar kami duduk di sudut selama tiga jam dan hanya diizinkan berpindah tempat setiap tiga puluh menit, supaya tidak mengganggu peserta.

Gambar pertama dibuat ketika soal baru dibagikan. Perhatikan bahwa belum ada satu laptop pun yang terbuka; aturan memang mewajibkan lima menit membaca. Gambar kedua memperlihatkan Bu Tumirah yang semula canggung menjadi narasumber, kemudian menikmati perannya sampai meminta kursi yang lebih tinggi.

Gambar ketiga menyimpan lelucon kecil. Di pojok kertas yang penuh noda saus itu tertulis nama menu makan siang, disusun menurut prioritas, lengkap dengan taksiran waktu. Tim pemiliknya memang kalah dalam hal kecepatan, tetapi merekalah satu-satunya yang makan siang tepat pada waktunya, dan kotak nasi mereka kosong sama sekali.

Pada jam kedua suasana berubah. Kertas pembagian tugas mulai kotor, minuman tumpah, dan dua anggota tim dari Pontianak memutuskan bahwa mengetik bergantian lebih cepat daripada berdebat. Gambar mereka menjadi kesukaan juri.

> Menit ke-178. Tidak ada yang memandang jam kecuali juru gambar.

Gambar terakhir tidak memerlukan penjelasan panjang. Baju bengkel itu kini disimpan di lemari piala sekolah, belum dicuci, atas permintaan teman-teman sekelasnya. Sekolah boleh memakai semua gambar ini untuk mading dan laporan dengan mencantumkan sumber.`,
    category: 'arena-liga',
    author: 'Tim Dokumentasi',
    daysAgo: 3,
    views: 2130,
    pictures: [
      'Sepuluh tim membungkuk membaca lembar soal pada menit pertama',
      'Ketua bank sampah dikelilingi peserta yang mencatat',
      'Kertas pembagian tugas yang penuh coretan dan noda saus',
      'Dua siswa berebut satu papan ketik sambil tertawa',
      'Jam dinding menunjukkan menit ke-178',
      'Tim berbaju bengkel berpelukan di atas panggung',
    ],
  },
  {
    kind: 'gallery',
    slug: 'perjalanan-diska-lepas',
    title: 'Perjalanan Sebuah Diska Lepas',
    summary:
      'Mengikuti satu diska lepas berisi tugas siswa dari sebuah lab di Flores Timur, menyeberang dengan kapal kayu, sampai ke meja mentor di kota.',
    body: `Kami mendengar ceritanya lewat siniar dan memutuskan untuk ikut. Diska lepas itu merah, berkapasitas enam belas gigabita, dan digantung di paku papan tulis dengan tali rafia. Di badannya tertulis *jangan dipinjam, ini internet kita*.

Pengemasannya menjadi tugas piket. Siswa yang bertugas memeriksa apakah semua nama sudah masuk, membungkusnya dua lapis plastik, lalu mengikatnya dengan karet gelang. Sejak peristiwa tercebur tahun lalu, ada aturan baru: salinan wajib tinggal di komputer guru sampai balasan kembali.

Kami menumpang di geladak bersama dua ekor kambing, berkarung-karung kemiri, dan seorang bidan yang pulang bertugas. Semua penumpang tahu tentang diska itu. Bidan bercerita bahwa keponakannya termasuk pengirim tugas, lalu bertanya dengan nada cemas apakah nilai matematika juga ikut di dalamnya. Nakhoda menepuk sakunya dan menjawab, rahasia negara.

Nakhoda Markus tidak pernah meminta ongkos. Ia pernah bertanya apa isinya, dan ketika diberi tahu bahwa isinya pekerjaan rumah, ia memindahkannya dari laci ke saku kemeja. Penyeberangan memakan waktu dua jam lebih sedikit, tergantung angin.

Di seberang, Bu Theresia menunggu di warung dekat dermaga. Menurutnya, hanya di bangku paling ujung itulah sinyal cukup kuat. Ia menyalin, mengunggah, dan membeli kopi. Empat hari kemudian perjalanan yang sama berlangsung dalam arah sebaliknya. Sepanjang semester lalu, diska itu menyeberang tiga puluh dua kali.`,
    category: 'kunjungan',
    author: 'Yohanes Bria',
    daysAgo: 45,
    views: 690,
    pictures: [
      'Diska lepas merah digantung di paku papan tulis',
      'Seorang siswa membungkusnya dengan plastik dan karet gelang',
      'Nakhoda memasukkannya ke saku kemeja',
      'Kapal kayu meninggalkan dermaga saat sore',
      'Guru di seberang menyalin berkas dengan laptop di pangkuan',
    ],
  },
  {
    kind: 'gallery',
    slug: 'lab-lab-yang-menyala-lagi',
    title: 'Lab-Lab yang Menyala Lagi',
    summary: 'Potret enam lab yang menerima laptop perbaikan: ruang bekas gudang, meja pingpong, dan stiker kecil berisi nama perakitnya.',
    body: `Enam lab, enam cara mengakali ruang. Di Timor Tengah Selatan, gudang alat tani dikosongkan dan dicat putih oleh siswa sendiri; bekas cangkul masih terlihat di dinding. Di Banyuwangi, meja pingpong tua dipakai sebagai meja komputer, dan sesekali masih dilipat untuk pertandingan.

Yang menyatukan semuanya ialah stiker kecil di punggung setiap laptop. Di situ tertulis nama siswa TKJ yang memperbaikinya beserta satu kalimat. Ada yang menulis petunjuk, *kalau panas, miringkan sedikit*. Ada yang menulis doa. Ada pula yang hanya menulis nama klub sepak bolanya.

Kabel biasanya menjadi masalah. Lab di Lombok Tengah merapikannya dengan bambu belah yang dipaku di bawah meja, lebih murah daripada saluran plastik dan, menurut kami, lebih indah. Gambar itu sudah diminta tiga sekolah lain sebagai contoh.

Kami berkunjung pada hari yang berbeda-beda, tetapi urutannya selalu sama. Kepala sekolah menyambut dengan pidato pendek, guru menunjukkan sakelar, lalu siswa tertua dipersilakan menyalakan komputer pertama. Di Banyuwangi kehormatan itu diberikan kepada penjaga sekolah, yang selama sebelas tahun menutup jendela lab setiap sore agar komputer lama tidak kehujanan.

> Ketika sakelar utama dinyalakan, semua orang diam sebentar, lalu bertepuk tangan untuk suara kipas.

Surat-surat balasan dikirim bersama, dalam satu amplop cokelat. Kami tidak menggambarkan isinya, karena itu urusan penulis dan perakitnya. Tetapi dua di antara mereka kini saling mengajari lewat telepon setiap Minggu.`,
    category: 'kunjungan',
    author: 'Tim Dokumentasi',
    daysAgo: 114,
    views: 820,
    pictures: [
      'Ruang gudang yang dicat putih oleh siswa',
      'Meja pingpong menjadi meja komputer',
      'Stiker nama perakit di punggung laptop',
      'Kabel yang dirapikan dengan bambu belah',
      'Seorang guru menyalakan sakelar utama',
      'Siswa menulis surat balasan untuk perakit',
    ],
  },
  {
    kind: 'gallery',
    slug: 'pameran-gim-pasar-malam',
    title: 'Pameran Gim Pasar Malam',
    summary:
      'Tiga puluh satu gim buatan siswa dimainkan pengunjung di lapangan sekolah, lengkap dengan gulali dan antrean di gim tukang parkir.',
    body: `Kelas gim angkatan ketiga memilih menutup semester dengan pasar malam sungguhan. Lapangan SMK di Surabaya itu dihiasi lampu gantung, penjual gulali diundang, dan tiga puluh satu laptop dijajarkan di bawah tenda. Setiap gim punya satu penjaga, yaitu pembuatnya, yang dilarang menjelaskan apa pun.

Larangan itu sengaja. Pembuat gim hanya boleh mencatat: di mana pemain bingung, kapan mereka tertawa, dan berapa lama mereka bertahan. Pada gambar kelima terlihat Laila menulis di punggung tangannya karena kertasnya habis.

Tidak semua gim berjalan mulus. Dua laptop mati karena stopkontak tersiram es teh, dan satu gim ternyata tidak bisa dikalahkan siapa pun, termasuk oleh pembuatnya. Alih-alih menyerah, ia menempelkan tulisan tangan di layar: *hadiah gulali bagi yang menang*. Antreannya mendadak panjang, dan malam itu gulalinya tetap utuh.

Gim paling ramai bukan yang paling indah. Antrean terpanjang berada di depan gim tukang parkir, karena semua orang pernah kesal mencari tempat parkir. Seorang bapak bermain sebelas kali berturut-turut dan akhirnya bertanya apakah skornya bisa ditukar karcis sungguhan.

Papan skor memakai kapur, dihapus setiap setengah jam, supaya anak-anak yang datang belakangan punya kesempatan. Malam itu pengunjung memainkan gim lebih dari sembilan ratus kali. Catatan reaksi setebal empat puluh halaman kini menjadi bahan ajar angkatan berikutnya, lengkap dengan noda gulali.`,
    category: 'arena-liga',
    author: 'Fikri Ramadhan',
    daysAgo: 211,
    views: 760,
    pictures: [
      'Lampu gantung di atas deretan laptop',
      'Anak kecil memainkan gim lempar gelang dengan ibunya',
      'Papan skor dari kapur',
      'Antrean di depan gim tukang parkir',
      'Pembuat gim mencatat reaksi pemain',
    ],
  },
]
