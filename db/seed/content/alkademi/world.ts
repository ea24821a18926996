import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'kirana-kargo',
      company: 'Kirana Kargo',
      industry: 'Logistik',
      summary: 'Perusahaan kiriman antarpulau dari Surabaya yang melacak enam puluh ribu paket sehari, dari Tanjung Perak sampai Wamena.',
      about: `Kirana Kargo mengantar paket ke pulau yang kapalnya hanya datang dua kali sebulan. Sistem kami harus jujur tentang keterlambatan: pelanggan lebih suka kabar buruk yang tepat daripada kata *dalam perjalanan* yang tidak berubah selama sembilan hari.

Tim teknologi kami berisi dua puluh tiga orang, lima di antaranya lulusan Alkademi. Setiap anggota baru ikut satu hari di gudang sebelum menyentuh kode, memindai paket bersama regu malam, supaya tahu siapa yang menunggu ketika layar memuat terlalu lama.`,
      city: 'Kota Surabaya',
      jobs: [
        {
          slug: 'insinyur-back-end-pelacakan',
          title: 'Insinyur Back-end Pelacakan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Surabaya',
          salary: { min: 11_000_000, max: 16_000_000 },
          summary:
            'Merawat layanan pelacakan yang menerima dua juta pembaruan status sehari, sebagian terlambat dan sebagian terbalik urutannya.',
          duties: [
            'Menulis dan meninjau layanan Node.js beserta kueri PostgreSQL-nya',
            'Menangani pembaruan status yang datang terlambat dari pelabuhan',
            'Bergiliran jaga satu pekan setiap dua bulan',
            'Menulis catatan kejadian yang bisa dipelajari tim lain',
          ],
          requirements: [
            'Dua tahun pengalaman menulis API yang dipakai orang',
            'Nyaman membaca rencana kueri dan menambah indeks',
            'Menguji kode sendiri sebelum meminta tinjauan',
          ],
          closesInDays: 32,
        },
        {
          slug: 'magang-pengembang-web-gudang',
          title: 'Magang Pengembang Web Gudang',
          type: 'internship',
          mode: 'onsite',
          city: 'Kabupaten Sidoarjo',
          salary: { min: 2_500_000, max: 2_500_000 },
          summary:
            'Enam bulan memperbaiki layar pindai di gudang Sidoarjo bersama satu pengembang senior dan regu yang memakainya setiap malam.',
          duties: [
            'Memperbaiki halaman pindai agar terbaca dari jarak satu meter',
            'Mencatat keluhan regu malam dan menguji perbaikannya di tempat',
            'Mempersembahkan satu perbaikan kecil setiap dua pekan',
          ],
          requirements: [
            'Lulus kelas HTML dan CSS serta JavaScript, atau setara',
            'Siswa tingkat akhir, mahasiswa, atau lulusan baru',
            'Bersedia masuk regu malam satu kali sepekan',
          ],
          closesInDays: 19,
        },
        {
          slug: 'petugas-mutu-data-alamat',
          title: 'Petugas Mutu Data Alamat',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 3_800_000, max: 4_600_000 },
          summary: 'Merapikan alamat yang berbunyi “sebelah masjid, tanya Pak Haji”, agar kurir di kota mana pun dapat menemukannya.',
          duties: [
            'Memeriksa tiga ratus alamat bermasalah setiap hari',
            'Menelepon agen di kota kecil untuk memastikan patokan',
            'Menyusun aturan perapian bersama analis data',
          ],
          requirements: [
            'Teliti dan tahan terhadap pekerjaan berulang',
            'Terbiasa dengan lembar kerja dan penyaringan',
            'Memiliki jaringan internet yang cukup stabil',
          ],
          closesInDays: 11,
        },
      ],
    },
    {
      slug: 'waras-husada',
      company: 'Apotek Waras Husada',
      industry: 'Kesehatan',
      summary: 'Jaringan empat puluh apotek di Jawa Tengah yang memakai data penjualan untuk memastikan obat rutin tidak pernah kosong.',
      about: `Waras Husada bermula dari satu apotek di Jalan Mataram yang pemiliknya mencatat setiap pelanggan kecewa di buku tulis. Kini ada empat puluh cabang, dan buku itu sudah menjadi basis data, tetapi pertanyaannya tetap sama: obat siapa yang hari ini habis?

Tim data kami kecil, enam orang, dan duduk di lantai yang sama dengan apoteker. Setiap laporan dibaca keras-keras kepada kepala cabang sebelum dikirim. Kalau ia bertanya “lalu saya harus apa”, laporan itu belum selesai.`,
      city: 'Kota Semarang',
      jobs: [
        {
          slug: 'analis-data-persediaan',
          title: 'Analis Data Persediaan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Semarang',
          salary: { min: 7_000_000, max: 10_000_000 },
          summary:
            'Menebak obat apa yang habis lebih dulu di empat puluh cabang, lalu menjelaskan tebakan itu kepada apoteker yang berhak ragu.',
          duties: [
            'Menulis kueri dan laporan persediaan mingguan',
            'Mengunjungi dua cabang setiap bulan untuk mencocokkan angka',
            'Menjelaskan perkiraan beserta kemungkinan salahnya',
            'Merapikan definisi data bersama bagian pengadaan',
          ],
          requirements: [
            'Mahir SQL dan cukup lancar memakai Python',
            'Pernah membuat laporan yang dipakai mengambil keputusan',
            'Mampu berbicara tanpa istilah teknis',
          ],
          closesInDays: 26,
        },
        {
          slug: 'penulis-antarmuka-kasir',
          title: 'Penulis Antarmuka Kasir',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Menulis ulang pesan di mesin kasir dan aplikasi pelanggan supaya tidak ada lagi yang takut menekan tombol batal.',
          duties: [
            'Menata ulang pesan kesalahan dan konfirmasi',
            'Menguji kalimat bersama kasir dan pelanggan lansia',
            'Menyusun panduan suara satu halaman',
          ],
          requirements: [
            'Punya contoh tulisan antarmuka berbahasa Indonesia',
            'Mau mengamati loket pada jam paling ramai',
            'Tersedia dua hari kerja setiap pekan',
          ],
          closesInDays: 40,
        },
      ],
    },
    {
      slug: 'tiram-digital',
      company: 'Tiram Digital',
      industry: 'Studio produk digital',
      summary: 'Studio rancangan di Jakarta Selatan yang membuat aplikasi untuk koperasi, puskesmas, dan orang yang memegang ponsel retak.',
      about: `Tiram Digital mengerjakan layanan yang dipakai di bawah matahari, dengan tangan basah, di ponsel yang layarnya sudah retak. Separuh klien kami koperasi dan fasilitas kesehatan, separuh lagi perusahaan yang pelanggannya tinggal jauh dari menara sinyal.

Kami tiga puluh satu orang di sebuah rumah tua di Tebet. Tidak ada rancangan yang diserahkan sebelum dicoba enam orang di luar kantor, dan biaya uji itu tertulis di setiap penawaran sejak hari pertama. Pengembang dan perancang duduk semeja.`,
      city: 'Kota Administrasi Jakarta Selatan',
      jobs: [
        {
          slug: 'perancang-produk-koperasi',
          title: 'Perancang Produk Layanan Koperasi',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Administrasi Jakarta Selatan',
          salary: { min: 12_000_000, max: 18_000_000 },
          summary: 'Merancang aplikasi simpan pinjam yang dimengerti anggota berusia enam puluh tahun tanpa perlu bertanya kepada cucunya.',
          duties: [
            'Memimpin riset kecil di tiga koperasi setiap kuartal',
            'Membuat purwarupa dan mengujinya bersama anggota',
            'Menyerahkan rancangan yang lengkap sampai keadaan kosong dan gagal',
            'Membimbing satu perancang muda',
          ],
          requirements: [
            'Tiga tahun merancang produk yang sudah dipakai',
            'Portofolio yang menceritakan keputusan, bukan hanya layar',
            'Terbiasa memperhatikan aksesibilitas',
            'Mau bepergian ke luar Jawa',
          ],
          closesInDays: 45,
        },
        {
          slug: 'pengembang-react-muda',
          title: 'Pengembang React Muda',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 6_500_000, max: 9_000_000 },
          summary: 'Membangun antarmuka pesanan dan formulir untuk klien koperasi, dengan tinjauan kode harian dari pengembang senior.',
          duties: [
            'Menulis komponen React beserta ujinya',
            'Menjaga ukuran halaman tetap ringan di jaringan lemah',
            'Ikut satu sesi uji pengguna setiap bulan',
          ],
          requirements: [
            'Satu proyek React yang bisa dibuka dan dibaca kodenya',
            'Mengenal TypeScript dan kebiasaan tinjauan kode',
            'Berani bertanya sebelum setengah hari terbuang',
          ],
          closesInDays: 23,
        },
        {
          slug: 'magang-peneliti-pengguna',
          title: 'Magang Peneliti Pengguna',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kota Depok',
          salary: null,
          summary: 'Empat bulan belajar mengamati, mencatat, dan diam lebih lama daripada yang nyaman dalam wawancara di puskesmas.',
          duties: [
            'Menyiapkan daftar narasumber dan surat persetujuan',
            'Mencatat pengamatan dan menandai pola',
            'Menulis satu temuan yang dapat ditindaklanjuti setiap pekan',
          ],
          requirements: [
            'Mahasiswa tingkat akhir dari jurusan apa pun',
            'Suka mendengarkan orang asing',
            'Menulis dengan kalimat yang jelas',
          ],
          closesInDays: -4,
        },
      ],
    },
    {
      slug: 'subak-teknologi',
      company: 'Subak Teknologi',
      industry: 'Teknologi pertanian',
      summary: 'Tim kecil di Denpasar yang membuat aplikasi jadwal air, panen, dan iuran bagi petani, lengkap dengan mode tanpa jaringan.',
      about: `Subak Teknologi lahir dari satu masalah keluarga: giliran air yang dicatat di papan tulis dan terhapus hujan. Aplikasi pertamanya dipakai sebelas petani. Sekarang ada sembilan ratus kelompok, dan semua datanya tetap dapat dibuka saat sinyal hilang.

Kami bekerja mengikuti musim. Pada pekan tanam tidak ada rilis besar, pada pekan panen semua orang turun ke sawah untuk melihat aplikasinya gagal di tempat yang sebenarnya. Bahasa kerja kami Indonesia, dengan sisipan Bali yang cepat dipelajari.`,
      city: 'Kota Denpasar',
      jobs: [
        {
          slug: 'pengembang-android-luring',
          title: 'Pengembang Android Luring',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Denpasar',
          salary: { min: 9_000_000, max: 13_500_000 },
          summary:
            'Membuat aplikasi Kotlin yang menyimpan, menyamakan, dan mendamaikan catatan petani ketika ponsel kembali bertemu jaringan.',
          duties: [
            'Menulis fitur pencatatan yang bekerja penuh tanpa jaringan',
            'Merancang cara menyelesaikan data yang bertabrakan',
            'Menguji di ponsel dengan memori dua gigabita',
          ],
          requirements: [
            'Dua tahun pengalaman Kotlin dan Room',
            'Pernah menangani sinkronisasi data',
            'Bersedia turun ke sawah beberapa kali semusim',
          ],
          closesInDays: 37,
        },
        {
          slug: 'pendamping-kelompok-tani',
          title: 'Pendamping Kelompok Tani',
          type: 'contract',
          mode: 'onsite',
          city: 'Kabupaten Tabanan',
          salary: { min: 3_600_000, max: 4_200_000 },
          summary: 'Menemani dua belas kelompok memakai aplikasi iuran dan jadwal air selama satu musim tanam penuh di Tabanan.',
          duties: [
            'Melatih pengurus kelompok pada malam hari',
            'Mencatat keluhan dan mengirimkannya kepada pengembang',
            'Memeriksa kesesuaian catatan dengan buku kelompok',
          ],
          requirements: [
            'Mengenal kehidupan sawah dan adat setempat',
            'Memiliki sepeda motor dan surat izin mengemudi',
            'Sabar menjelaskan hal yang sama tiga kali',
          ],
          closesInDays: 14,
        },
      ],
    },
    {
      slug: 'lontara-labs',
      company: 'Lontara Labs',
      industry: 'Kecerdasan buatan dan cloud',
      summary: 'Laboratorium terapan di Makassar yang mengajari mesin menilai mutu rumput laut dan menjaga server untuk kawasan timur.',
      about: `Lontara Labs membuat model yang membantu nelayan menilai mutu rumput laut dari foto ponsel, sebelum harga ditentukan pengepul. Model itu sering salah pada musim hujan, dan kami menuliskan angka kesalahannya di halaman yang sama dengan hasilnya.

Cabang kami di Ambon mengurus layanan cloud bagi rumah sakit dan kampus di Maluku. Rencana cadangan di sana bukan hiasan dokumen: kabel laut pernah putus dua pekan, dan hanya layanan yang pernah dilatih mati yang kembali hidup hari itu juga.`,
      city: 'Kota Makassar',
      jobs: [
        {
          slug: 'insinyur-pembelajaran-mesin-muda',
          title: 'Insinyur Pembelajaran Mesin Muda',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Makassar',
          salary: { min: 8_500_000, max: 12_000_000 },
          summary: 'Melatih, mengukur, dan membongkar model pengenal mutu rumput laut bersama nelayan di Takalar dan Jeneponto.',
          duties: [
            'Mengumpulkan serta menandai foto bersama nelayan',
            'Melatih model dan menulis laporan kesalahannya',
            'Menjalankan model di ponsel tanpa sambungan',
          ],
          requirements: [
            'Paham dasar pembelajaran mesin dan statistik',
            'Lancar Python dan kendali versi',
            'Mampu menjelaskan mengapa sebuah model salah',
          ],
          closesInDays: 52,
        },
        {
          slug: 'operator-cloud-ambon',
          title: 'Operator Cloud',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Ambon',
          salary: { min: 6_000_000, max: 8_500_000 },
          summary: 'Menjaga layanan rumah sakit dan kampus di Maluku, termasuk pada malam ketika sambungan utama tidak kembali.',
          duties: [
            'Memantau layanan dan menjawab peringatan',
            'Menjalankan latihan pemulihan setiap bulan',
            'Membaca tagihan dan mematikan yang tidak terpakai',
            'Menulis panduan jaga dalam bahasa sederhana',
          ],
          requirements: ['Sertifikasi cloud tingkat dasar atau setara', 'Mengenal Linux dan jaringan', 'Bersedia bekerja bergiliran malam'],
          closesInDays: 28,
        },
        {
          slug: 'magang-daring-awan-nusantara',
          title: 'Magang Daring Awan Nusantara',
          type: 'internship',
          mode: 'remote',
          city: null,
          salary: { min: 1_800_000, max: 1_800_000 },
          summary: 'Enam pekan bekerja daring bersama regu jaga, khusus lulusan bootcamp Awan Nusantara dari Maluku dan Sulawesi.',
          duties: [
            'Mengikuti giliran jaga sebagai pendamping',
            'Memperbaiki dua panduan pemulihan',
            'Memaparkan satu kejadian pada pekan terakhir',
          ],
          requirements: [
            'Lulus bootcamp Jalur Praktisi Cloud',
            'Memiliki laptop dan sambungan cadangan',
            'Bersedia hadir pukul delapan malam waktu timur',
          ],
          closesInDays: -9,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'bank-tabungan-selaras',
      type: 'corporate',
      title: 'Empat Ratus Teler Belajar Membaca Grafik',
      kind: 'Pelatihan',
      summary:
        'Pelatihan data untuk teler dan kepala cabang sebuah bank daerah, dimulai dari satu laporan yang selama ini tidak pernah dibaca.',
      description: `Bank Tabungan Selaras mencetak laporan mingguan setebal sebelas halaman untuk setiap cabang. Kami bertanya kepada dua puluh kepala cabang kapan terakhir membacanya; enam belas orang tertawa. Pelatihan lalu dimulai dari halaman itu: apa yang ingin diketahui, dan apa yang boleh dibuang.

## Yang berubah

Selama delapan pekan, teler dan kepala cabang merapikan data antrean di lembar kerja, menyusun tiga grafik, dan mempertanggungjawabkannya di depan teman. Laporan baru hanya satu halaman. Dua bulan kemudian, sembilan cabang sudah memindahkan jam buka loket karena angka yang mereka hitung sendiri.

- 412 peserta dari 57 cabang
- Tugas diulas dalam dua hari kerja`,
      daysAgo: 48,
      client: 'Bank Tabungan Selaras',
      batches: [
        { label: 'Angkatan 1', daysAgo: 210 },
        { label: 'Angkatan 2', daysAgo: 130 },
        { label: 'Angkatan 3', daysAgo: 48 },
      ],
      pictures: [
        'Teler mencoret laporan lama di ruang rapat cabang',
        'Tiga grafik antrean ditempel di dinding',
        'Kepala cabang menjelaskan grafiknya kepada teman',
        'Peserta angkatan ketiga memegang laporan satu halaman',
      ],
    },
    {
      slug: 'armada-laut-teduh',
      type: 'corporate',
      title: 'Tiket Kapal yang Bisa Dibeli dengan Satu Ibu Jari',
      kind: 'Pendampingan',
      summary:
        'Mendampingi tim kecil operator kapal merombak halaman tiketnya agar bisa dipakai penumpang di dermaga yang silau dan ramai.',
      description: `Armada Laut Teduh menjual tiket daring sejak lama, tetapi sembilan dari sepuluh penumpang tetap mengantre di loket. Tim pengembangnya empat orang dan belum pernah melihat halamannya dibuka di dermaga. Hari pertama pendampingan kami habiskan di sana, berdiri di samping penumpang yang menyipitkan mata.

Dua belas pekan berikutnya tim merombak halaman dalam langkah kecil: huruf dibesarkan, isian dipangkas dari sembilan belas menjadi enam, pembayaran gagal diberi penjelasan. Mentor meninjau kode setiap hari kerja. Kini empat dari sepuluh tiket dibeli dari ponsel, dan loket sempat menjawab pertanyaan.

- Halaman dimuat dalam tiga detik di jaringan dermaga
- Isian berkurang dari sembilan belas menjadi enam`,
      daysAgo: 165,
      client: 'Armada Laut Teduh',
      batches: [{ label: 'Pendampingan dua belas pekan', daysAgo: 165 }],
      pictures: [
        'Penumpang menutupi layar ponsel dari sinar matahari',
        'Purwarupa halaman tiket di kertas',
        'Tim pengembang menguji halaman di dermaga',
      ],
    },
    {
      slug: 'pabrik-sepatu-langkah-rimba',
      type: 'corporate',
      title: 'Bahasa Inggris untuk Lantai Produksi',
      kind: 'Pelatihan',
      summary:
        'Sepuluh pertemuan bagi penyelia pabrik sepatu agar berani menjelaskan masalah mutu kepada pembeli luar negeri tanpa juru bahasa.',
      description: `Penyelia di Pabrik Sepatu Langkah Rimba hafal setiap cacat jahitan, tetapi diam ketika pembeli datang. Selama bertahun-tahun juru bahasa menyampaikan penjelasan mereka setengahnya. Kami menyusun kelas dari empat puluh kalimat yang benar-benar diucapkan di lini produksi, direkam atas izin semua orang.

Kelas berlangsung di ruang contoh, setelah giliran pagi, delapan orang sekali masuk. Setiap pertemuan adalah kunjungan pembeli tiruan dengan satu sepatu yang sengaja salah. Pada kunjungan sungguhan bulan berikutnya, tujuh penyelia berbicara sendiri, termasuk satu kalimat yang paling sulit: *we found it before you did*.

- 32 penyelia, empat kelompok
- 40 kartu kalimat tinggal di setiap lini`,
      daysAgo: 305,
      client: 'Pabrik Sepatu Langkah Rimba',
      batches: [
        { label: 'Giliran pagi', daysAgo: 350 },
        { label: 'Giliran sore', daysAgo: 305 },
      ],
      pictures: [
        'Penyelia menunjuk jahitan sepatu contoh',
        'Kartu kalimat di atas meja potong',
        'Kunjungan pembeli tiruan di ruang contoh',
        'Peserta giliran sore berfoto di gerbang pabrik',
      ],
    },
    {
      slug: 'balai-keterampilan-maluku',
      type: 'government',
      title: 'Enam Puluh Operator Cloud dari Sebelas Pulau',
      kind: 'Program beasiswa',
      summary: 'Bootcamp Awan Nusantara bersama balai keterampilan di Ambon: pelatihan tanpa biaya, ujian sertifikasi, dan magang daring.',
      description: `Balai Keterampilan Pulau-Pulau Maluku punya gedung, genset, dan daftar tunggu panjang. Yang belum ada ialah pelatih yang mau tinggal. Bersama balai, kami menyusun bootcamp sepuluh pekan dengan dua pertemuan luring, menyesuaikan jadwalnya dengan kapal perintis yang menjemput peserta dari sebelas pulau.

## Malam Kabel Putus

Pada pekan kedelapan sambungan utama dimatikan tanpa pemberitahuan. Dua belas tim bekerja sampai lewat tengah malam untuk menghidupkan kembali layanannya dari wilayah lain. Sepuluh tim berhasil. Dua tim lainnya menulis catatan kejadian terbaik angkatan itu, dan catatannya kini menjadi bahan ajar.

- 60 peserta, 51 lulus ujian sertifikasi
- 19 orang magang di perusahaan mitra`,
      daysAgo: 92,
      client: 'Balai Keterampilan Pulau-Pulau Maluku',
      batches: [
        { label: 'Angkatan Ambon', daysAgo: 260 },
        { label: 'Angkatan Tual', daysAgo: 92 },
      ],
      pictures: [
        'Peserta turun dari kapal perintis membawa laptop',
        'Ruang latihan dengan lampu darurat menyala',
        'Papan tulis berisi rencana pemulihan layanan',
        'Peserta merayakan layanan yang hidup kembali',
        'Penyerahan sertifikat di halaman balai',
      ],
    },
    {
      slug: 'pasar-lereng-semarang',
      type: 'government',
      title: 'Surat Sewa Kios yang Dibaca Sampai Habis',
      kind: 'Lokakarya',
      summary: 'Lokakarya menulis ulang surat dan formulir sewa kios bersama petugas pasar dan pedagang, lalu diuji di tengah pasar pagi.',
      description: `Kantor Pengelola Pasar Lereng Semarang mengirim surat tiga halaman setiap kali masa sewa kios berakhir. Pedagang menyimpannya di laci dan menunggu petugas menjelaskan. Dalam tiga hari lokakarya, dua puluh empat petugas membaca surat itu keras-keras, mencoretnya, dan menulisnya kembali sebagai satu halaman.

Hari ketiga berlangsung di pasar sejak pukul lima pagi. Setiap rancangan dicoba kepada empat pedagang; yang membuat mereka bertanya dikembalikan ke meja tulis. Bentuk terakhir memuat jumlah, tanggal, dan nomor petugas dalam sepertiga halaman teratas. Tiga bulan kemudian, keterlambatan pembayaran turun hampir separuh, dan laci pedagang berhenti menjadi tempat surat dilupakan.`,
      daysAgo: 410,
      client: 'Kantor Pengelola Pasar Lereng Semarang',
      batches: [{ label: 'Lokakarya tiga hari', daysAgo: 410 }],
      pictures: ['Petugas pasar mencoret surat lama', 'Pedagang bawang membaca rancangan surat', 'Formulir baru di samping formulir lama'],
    },
    {
      slug: 'kantor-data-tepi-kampar',
      type: 'government',
      title: 'Data Harga Cabai dari Dua Puluh Pekan Pasar',
      kind: 'Pendampingan',
      summary:
        'Melatih petugas muda di delapan belas kampung mencatat harga pangan setiap pekan, merapikannya, lalu mengumumkannya di papan pasar.',
      description: `Harga cabai di Kampar naik turun, tetapi tidak seorang pun punya catatannya. Kantor Data Kampung Tepi Kampar meminta kami melatih delapan belas petugas muda agar dapat mencatat harga sebelas bahan pangan setiap pekan, dengan cara yang sama, di pasar yang sama, pada jam yang sama.

Catatan itu dirapikan di lembar kerja, diperiksa silang oleh kampung tetangga, lalu diumumkan di papan pasar dan grup warga. Mentor mendampingi selama dua puluh pekan pasar. Pada pekan kesembilan pedagang mulai memotret papan itu, dan sejak pekan keempat belas petugas bekerja tanpa kami, termasuk saat banjir memindahkan pasarnya.`,
      daysAgo: 585,
      client: 'Kantor Data Kampung Tepi Kampar',
      batches: [
        { label: 'Kampung percontohan', daysAgo: 700 },
        { label: 'Delapan belas kampung', daysAgo: 585 },
      ],
      pictures: [
        'Petugas mencatat harga di lapak cabai',
        'Papan harga mingguan di gerbang pasar',
        'Latihan merapikan data di balai kampung',
        'Pedagang memotret papan harga',
      ],
    },
    {
      slug: 'ibu-batik-prawirotaman',
      type: 'community',
      title: 'Tiga Puluh Perajin, Satu Buku Catatan Iklan',
      kind: 'Pendampingan',
      summary: 'Menemani perajin batik di Yogyakarta menata foto, jawaban pesan, dan pengeluaran iklan tanpa janji viral dari siapa pun.',
      description: `Paguyuban Batik Gang Melati beranggotakan tiga puluh perajin, kebanyakan ibu yang menjawab pesan pelanggan sambil menunggu malam meleleh. Uang iklan pernah habis dalam satu hari tanpa satu pembeli. Kami memulai dari pelanggan lama: siapa yang pernah membeli dua kali, dan mengapa mereka kembali.

Selama enam pekan setiap perajin mencatat pesanan, memotret ulang lima kain, dan menulis jawaban siap pakai untuk pertanyaan yang sama. Iklan baru dibicarakan pada pekan kelima, dengan batas lima puluh ribu rupiah. Dua puluh satu perajin melaporkan pembelian ulang, dan buku catatannya masih diisi setiap malam sesudah lilin dipadamkan.`,
      daysAgo: 240,
      client: 'Paguyuban Batik Gang Melati',
      batches: [{ label: 'Angkatan malam', daysAgo: 240 }],
      pictures: [
        'Perajin memotret kain di dekat jendela',
        'Buku catatan iklan terbuka di samping canting',
        'Pertemuan malam di rumah produksi',
        'Lima foto kain sebelum dan sesudah',
      ],
    },
    {
      slug: 'karang-taruna-teluk-lentera',
      type: 'community',
      title: 'Situs Wisata yang Dirawat Pemuda Sendiri',
      kind: 'Lokakarya',
      summary:
        'Pemuda pesisir di Pesawaran membangun situs jadwal perahu dan penginapan, lalu belajar merawatnya tanpa menunggu orang kota.',
      description: `Karang Taruna Teluk Lentera sudah dua kali punya situs wisata. Keduanya mati ketika pembuatnya pulang ke kota. Kali ini syarat kami satu: tidak seorang pun dari Alkademi boleh menulis kode. Empat belas pemuda membuat halamannya sendiri, dari gambar di kertas sampai alamat yang bisa dibagikan.

Kelas berlangsung empat akhir pekan di balai nelayan. Halamannya hanya lima, tanpa basis data, ukurannya di bawah dua ratus kilobita. Dua pemuda ditunjuk sebagai perawat dan bertemu mentor sebulan sekali. Setelah setahun situs itu masih hidup, sudah diubah empat puluh kali, dan semuanya oleh mereka.`,
      daysAgo: 720,
      client: 'Karang Taruna Teluk Lentera, Kabupaten Pesawaran',
      batches: [{ label: 'Empat akhir pekan', daysAgo: 720 }],
      pictures: ['Pemuda menggambar halaman di kertas', 'Laptop di meja balai nelayan', 'Jadwal perahu terbuka di ponsel penumpang'],
    },
    {
      slug: 'lansia-aman-manado',
      type: 'community',
      title: 'Seribu Kakek dan Nenek Mengganti Kata Sandi',
      kind: 'Kelas keliling',
      summary: 'Kelas keliling keamanan akun di rumah ibadah dan balai lansia Manado, dengan cucu sebagai pendamping dan kertas di lemari.',
      description: `Persekutuan Lansia Teluk Manado menghubungi kami setelah tiga anggotanya kehilangan uang pensiun dalam sepekan karena membuka undangan pernikahan palsu. Daniel, mentor keamanan kami, merancang kelas sembilan puluh menit tanpa istilah teknis. Setiap peserta datang bersama satu cucu atau tetangga muda yang bertugas menahan tangan, bukan mengambil alih ponsel.

## Yang dibawa pulang

Separuh waktu dipakai untuk praktik: mengganti kata sandi email, memasang verifikasi dua langkah, menulis nomor darurat bank pada kertas. Kelas berpindah ke dua puluh tiga tempat selama lima bulan. Sesudahnya, empat upaya penipuan dilaporkan gagal karena seseorang membuka lemari dan membaca kertas itu.`,
      daysAgo: 130,
      client: 'Persekutuan Lansia Teluk Manado',
      batches: [
        { label: 'Putaran Manado', daysAgo: 250 },
        { label: 'Putaran Bitung', daysAgo: 130 },
      ],
      pictures: [
        'Nenek dan cucu memegang satu ponsel',
        'Kertas nomor darurat ditempel di lemari',
        'Mentor duduk di antara peserta lansia',
        'Balai lansia penuh pada kelas pagi',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-teluk-cahaya-ambon',
      npsn: '60102417',
      name: 'SMK Teluk Cahaya Ambon',
      city: 'Kota Ambon',
      students: 486,
      programs: ['awan-nusantara', 'jalur-pengembang-web'],
    },
    {
      slug: 'smk-kie-mandiri',
      npsn: '60203528',
      name: 'SMK Kie Mandiri',
      city: 'Kota Ternate',
      students: 391,
      programs: ['awan-nusantara'],
    },
    {
      slug: 'smk-pelita-pinisi',
      npsn: '40304639',
      name: 'SMK Pelita Pinisi',
      city: 'Kota Makassar',
      students: 812,
      programs: ['awan-nusantara', 'jalur-analis-data'],
    },
    {
      slug: 'sma-lembah-kaili',
      npsn: '40205741',
      name: 'SMA Lembah Kaili',
      city: 'Kota Palu',
      students: 527,
      programs: ['awan-nusantara'],
    },
    { slug: 'smk-samudra-kei', npsn: '60106852', name: 'SMK Samudra Kei', city: 'Kota Tual', students: 174, programs: ['awan-nusantara'] },
    {
      slug: 'smk-mandala-priangan',
      npsn: '20207963',
      name: 'SMK Mandala Priangan',
      city: 'Kota Bandung',
      students: 768,
      programs: ['jalur-pengembang-web', 'jalur-desain-produk'],
    },
    {
      slug: 'smk-lawang-pemuda',
      npsn: '20308174',
      name: 'SMK Lawang Pemuda',
      city: 'Kota Semarang',
      students: 655,
      programs: ['jalur-analis-data', 'jalur-pengembang-web'],
    },
    {
      slug: 'smk-bahtera-surabaya',
      npsn: '20509285',
      name: 'SMK Bahtera Surabaya',
      city: 'Kota Surabaya',
      students: 894,
      programs: ['jalur-pengembang-web', 'jalur-analis-data'],
    },
    {
      slug: 'smk-tirta-subak',
      npsn: '50110396',
      name: 'SMK Tirta Subak',
      city: 'Kabupaten Tabanan',
      students: 342,
      programs: ['jalur-pengembang-web', 'jalur-desain-produk'],
    },
    {
      slug: 'sma-gambir-melayu',
      npsn: '10411407',
      name: 'SMA Gambir Melayu',
      city: 'Kota Pekanbaru',
      students: 703,
      programs: ['jalur-analis-data'],
    },
    {
      slug: 'smk-rupa-kencana',
      npsn: '20412518',
      name: 'SMK Rupa Kencana',
      city: 'Kabupaten Bantul',
      students: 429,
      programs: ['jalur-desain-produk'],
    },
    {
      slug: 'smk-tenun-sambas',
      npsn: '30113629',
      name: 'SMK Tenun Sambas',
      city: 'Kabupaten Sambas',
      students: 236,
      programs: ['jalur-desain-produk', 'jalur-pengembang-web'],
    },
  ],
  teams: [
    { name: 'Sagu Server', school: 'smk-teluk-cahaya-ambon', program: 'awan-nusantara', score: 941, minutes: 148 },
    { name: 'Pala dan Cengkih', school: 'smk-kie-mandiri', program: 'awan-nusantara', score: 918, minutes: 162 },
    { name: 'Genset Pukul Dua', school: 'smk-pelita-pinisi', program: 'awan-nusantara', score: 873, minutes: 155 },
    { name: 'Kabel Cadangan', school: 'sma-lembah-kaili', program: 'awan-nusantara', score: 826, minutes: 171 },
    { name: 'Bagan Kei', school: 'smk-samudra-kei', program: 'awan-nusantara', score: null, minutes: null },
    { name: 'Peuyeum Piksel', school: 'smk-mandala-priangan', program: 'jalur-pengembang-web', score: 957, minutes: 139 },
    { name: 'Resi Hilang', school: 'smk-bahtera-surabaya', program: 'jalur-pengembang-web', score: 904, minutes: 144 },
    { name: 'Lunpia Asinkron', school: 'smk-lawang-pemuda', program: 'jalur-pengembang-web', score: 851, minutes: 167 },
    { name: 'Giliran Air', school: 'smk-tirta-subak', program: 'jalur-pengembang-web', score: 779, minutes: 158 },
    { name: 'Benang Emas', school: 'smk-tenun-sambas', program: 'jalur-pengembang-web', score: null, minutes: null },
    { name: 'Kolom Kosong', school: 'smk-lawang-pemuda', program: 'jalur-analis-data', score: 889, minutes: 133 },
    { name: 'Rata-Rata Menipu', school: 'sma-gambir-melayu', program: 'jalur-analis-data', score: 842, minutes: 151 },
    { name: 'Rujak Cingur Data', school: 'smk-bahtera-surabaya', program: 'jalur-analis-data', score: 734, minutes: 176 },
    { name: 'Coto Kueri', school: 'smk-pelita-pinisi', program: 'jalur-analis-data', score: null, minutes: null },
    { name: 'Dinding Kritik', school: 'smk-rupa-kencana', program: 'jalur-desain-produk', score: 866, minutes: 128 },
    { name: 'Tombol Batal', school: 'smk-mandala-priangan', program: 'jalur-desain-produk', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Veronika Latupeirissa',
      role: 'Operator cloud di Ambon, alumni Awan Nusantara',
      message:
        'Malam Kabel Putus membuat saya menangis sekaligus tertawa. Tiga bulan kemudian kabel laut sungguhan putus, dan tangan saya sudah tahu harus mulai dari mana. Semua itu saya pelajari tanpa membayar apa pun.',
      class: 'jalur-praktisi-cloud',
    },
    {
      name: 'Dimas Arya Wibisana',
      role: 'Pengembang web, dulu penjaga toko fotokopi',
      message:
        'Mas Raka membuka halaman saya di ponsel retak dan berkata tombolnya terlalu kecil. Saya kesal semalam, lalu memperbaikinya. Halaman fotokopi itu yang saya tunjukkan di wawancara kerja pertama.',
      class: 'html-dan-css-dari-nol',
    },
    {
      name: 'Lilis Suryaningrat',
      role: 'Staf administrasi rumah sakit di Cirebon',
      message:
        'Dulu saya menghitung ulang dengan kalkulator karena tidak percaya pada rumus sendiri. Sekarang rekap bulanan selesai sebelum makan siang, dan kepala bagian meminta saya mengajari tiga teman seruangan.',
      class: 'lembar-kerja-untuk-orang-kantor',
    },
    {
      name: 'Yusran Daeng Matutu',
      role: 'Analis muda di koperasi rumput laut',
      message:
        'Penguji menanyakan satu hal yang tidak saya pikirkan selama sebelas pekan: bagaimana kalau kesimpulan saya kebetulan? Pertanyaan itu menyebalkan, dan sampai hari ini saya ajukan kepada diri sendiri setiap Senin.',
      class: 'python-untuk-analisis-data',
    },
    {
      name: 'Ni Putu Ayu Saraswati',
      role: 'Perancang antarmuka lepas di Gianyar',
      message:
        'Saya menguji rancangan kepada nenek yang belum pernah memegang ponsel pintar. Ia tersesat di layar kedua, dan saya belajar lebih banyak dari lima menit itu daripada dari seratus contoh indah.',
      class: 'dasar-desain-antarmuka',
    },
    {
      name: 'Rahmat Tanjung',
      role: 'Pemilik toko keripik di Payakumbuh',
      message:
        'Anggaran saya tiga ratus ribu, dipecah enam percobaan seperti diajarkan. Empat gagal, satu biasa saja, satu membawa pelanggan kantor yang memesan sampai sekarang. Yang gagal pun tercatat rapi.',
      class: 'iklan-berbayar-tanpa-boncos',
    },
    {
      name: 'Clarissa Wenas',
      role: 'Penyelia ekspor di Bitung',
      message:
        'Kelompok kami berdebat dalam bahasa Inggris tentang nama kucing kantor selama satu jam. Konyol, tetapi pekan berikutnya saya berani berkata tidak setuju kepada pembeli dari Rotterdam, dengan sopan dan tanpa gemetar.',
      class: 'bahasa-inggris-untuk-rapat',
    },
    {
      name: 'Hafidz Nurrahman',
      role: 'Lulusan baru, sekarang magang di Sidoarjo',
      message:
        'Kak Maya membaca surat lamaran saya dan hanya menyisakan empat kalimat. Saya kira itu terlalu pendek. Dari sembilan lamaran berikutnya, lima dibalas dan satu menjadi tempat magang saya.',
      class: 'portofolio-dan-wawancara-kerja',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara mulai kalau saya belum pernah belajar daring?',
      answer:
        'Pilih satu kelas tingkat Dasar yang sedang dibuka, lalu ikut dari halaman kelas itu. Mulailah dari bab pertama; kebanyakan bab selesai dalam lima belas menit. Kalau ragu memilih, ceritakan dulu pengalamanmu kepada kami.',
    },
    {
      question: 'Apakah semua kelas berbayar?',
      answer:
        'Tidak. Separuh kelas kami gratis sampai sertifikat. Separuh lainnya berbayar, dan uangnya dipakai membayar mentor yang membaca setiap tugas. Harga selalu tertulis di halaman kelas, tanpa biaya tambahan di tengah jalan.',
    },
    {
      question: 'Bisakah belajar hanya dari ponsel?',
      answer:
        'Bisa untuk sebagian besar kelas Dasar. Bahan dapat disimpan dan dibaca tanpa jaringan. Kelas kode, data, dan cloud tingkat Menengah ke atas memerlukan laptop; keperluannya tertulis di bagian persyaratan setiap kelas.',
    },
    {
      question: 'Berapa lama tugas saya diulas?',
      answer:
        'Biasanya dua sampai empat hari kerja, dengan kalimat lengkap dan saran yang bisa langsung dikerjakan. Kalau lewat enam hari, tugasmu naik ke urutan teratas antrean mentor dan kamu menerima pemberitahuan.',
    },
    {
      question: 'Apa syarat mendapat sertifikat?',
      answer:
        'Selesaikan semua bab, kumpulkan tugas akhir, dan capai nilai lulus kelas itu. Sertifikat memuat kode yang bisa diperiksa siapa pun. Kalau nilaimu belum cukup, tugas boleh diperbaiki dan dikirim ulang.',
    },
    {
      question: 'Saya tinggal di zona waktu timur. Apakah jadwalnya cocok?',
      answer:
        'Pertemuan langsung biasanya dimulai pukul tujuh malam WIB, dan rekamannya tersedia keesokan pagi. Kelas Awan Nusantara memakai waktu timur. Semua jam di halaman kelas menyebut zona waktunya dengan jelas.',
    },
    {
      question: 'Siapa yang boleh ikut Awan Nusantara?',
      answer:
        'Angkatan sekarang untuk pemuda berusia 18 sampai 29 tahun yang tinggal di Maluku, Maluku Utara, atau Sulawesi. Pelatihan, akun latihan, dan satu kali ujian sertifikasi ditanggung program, jadi kamu tidak membayar apa pun.',
    },
    {
      question: 'Kalau berhenti di tengah kelas, apakah kemajuan saya hilang?',
      answer:
        'Tidak. Bab terakhirmu menunggu di tempat yang sama. Pada kelas mandiri kamu boleh kembali kapan saja; pada bootcamp, kamu boleh pindah satu kali ke angkatan berikutnya tanpa membayar lagi.',
    },
  ],
  partners: [
    { name: 'Kirana Kargo', kind: 'Perusahaan' },
    { name: 'Apotek Waras Husada', kind: 'Perusahaan' },
    { name: 'Tiram Digital', kind: 'Studio' },
    { name: 'Subak Teknologi', kind: 'Perusahaan rintisan' },
    { name: 'Lontara Labs', kind: 'Perusahaan rintisan' },
    { name: 'Bank Tabungan Selaras', kind: 'Perbankan' },
    { name: 'Politeknik Tanjung Cengkih', kind: 'Kampus' },
    { name: 'Universitas Samudra Wallacea', kind: 'Kampus' },
    { name: 'Balai Keterampilan Pulau-Pulau Maluku', kind: 'Pemerintah daerah' },
    { name: 'Kantor Pengelola Pasar Lereng Semarang', kind: 'Pemerintah kota' },
    { name: 'Paguyuban Batik Gang Melati', kind: 'Komunitas' },
    { name: 'Rumah Belajar Kayu Putih', kind: 'Komunitas' },
  ],
}
