import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'yayasan-akar-talenta',
      company: 'Yayasan Akar Talenta',
      industry: 'Lembaga nirlaba',
      summary: 'Rumah kami sendiri: kantor kecil di Bandung dan penjaga titik belajar di 61 kota, digaji layak dan dilaporkan terbuka.',
      about: `Kami bekerja dari rumah kontrakan yang ruang tamunya merangkap ruang rapat. Ada tiga puluh empat pegawai, dua belas di antaranya keluarga peserta terdahulu. Rentang gaji setiap jabatan tercantum dalam laporan tahunan, termasuk gaji direktur.

Pegawai baru menghabiskan sepekan pertama di sebuah titik belajar, menyapu, menyeduh teh, dan mendengarkan. Kami tidak meminta siapa pun berkorban demi pengabdian: lembur dicatat, cuti dihabiskan, dan rapat selesai sebelum anak-anak pulang sekolah.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'koordinator-titik-belajar-priangan',
          title: 'Koordinator Titik Belajar Priangan',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Garut',
          salary: { min: 5_200_000, max: 6_800_000 },
          summary:
            'Mengurus sembilan titik belajar di Garut dan sekitarnya, dari kunci balai warga sampai keluarga yang dua pekan tidak datang.',
          duties: [
            'Mengunjungi setiap titik paling sedikit dua kali sebulan',
            'Mendampingi penjaga titik dan relawan pengajar',
            'Menelepon keluarga yang mulai jarang hadir',
            'Menulis laporan bulanan yang memuat kegagalan',
          ],
          requirements: ['Berpengalaman bekerja bersama warga', 'Lancar berbahasa Sunda', 'Memiliki kendaraan dan terbiasa jalan menanjak'],
          closesInDays: 24,
        },
        {
          slug: 'analis-laporan-dampak',
          title: 'Analis Laporan Dampak',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 7_500_000, max: 9_500_000 },
          summary:
            'Menyusun angka yang berani dibaca donatur dan peserta sekaligus, termasuk titik yang tutup dan kelas yang tidak berhasil.',
          duties: [
            'Merawat data peserta dengan persetujuan yang tercatat',
            'Menghitung garis dasar dan kelompok pembanding',
            'Menulis laporan dampak tahunan bersama tim lapangan',
          ],
          requirements: [
            'Tiga tahun pengalaman evaluasi program',
            'Paham perlindungan data pribadi',
            'Menulis dengan bahasa yang terang',
            'Berani melaporkan hasil yang mengecewakan',
          ],
          closesInDays: 41,
        },
        {
          slug: 'magang-bank-perangkat',
          title: 'Magang Bank Perangkat',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Cimahi',
          salary: { min: 2_000_000, max: 2_000_000 },
          summary: 'Enam bulan membersihkan, memperbaiki, dan menyiapkan laptop sumbangan sebelum dipinjamkan kepada keluarga peserta.',
          duties: [
            'Menghapus data lama dengan cara yang aman',
            'Mengganti baterai, memori, dan papan ketik',
            'Mencatat riwayat setiap perangkat',
          ],
          requirements: [
            'Siswa atau lulusan SMK jurusan komputer',
            'Rapi dan jujur terhadap isi laptop orang',
            'Berdomisili di Bandung Raya',
          ],
          closesInDays: 8,
        },
      ],
    },
    {
      slug: 'lintas-teduh',
      company: 'Lintas Teduh Logistik',
      industry: 'Logistik',
      summary: 'Perusahaan angkutan dari Medan yang membuka magang dan kursi kerja tetap bagi lulusan Teras Awan setiap pertengahan tahun.',
      about: `Lintas Teduh mengangkut hasil kebun dari pedalaman Sumatra ke pelabuhan. Layanan digitalnya berjumlah dua ratus lebih, dan regu sistem kami paling bangga pada layanan yang berhasil dimatikan karena tidak lagi diperlukan oleh siapa pun.

Sejak 2022 kami menerima lulusan Teras Awan lewat magang tiga bulan. Dari dua puluh enam orang yang pernah magang, tujuh belas menjadi pegawai tetap. Setiap magang didampingi satu orang yang waktunya memang dilonggarkan untuk itu.`,
      city: 'Kota Medan',
      jobs: [
        {
          slug: 'administrator-server-muda',
          title: 'Administrator Server Muda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Medan',
          salary: { min: 5_500_000, max: 7_500_000 },
          summary: 'Menjaga layanan pelacakan truk bersama enam rekan, dengan giliran malam yang dibayar dan catatan kejadian yang dibaca.',
          duties: [
            'Memantau layanan dan menangani peringatan',
            'Menjalankan pembaruan serta pemulihan',
            'Menulis catatan kejadian tanpa mencari kambing hitam',
          ],
          requirements: [
            'Lulus kelas administrasi server atau setara',
            'Nyaman memakai baris perintah Linux',
            'Bersedia bergiliran malam satu pekan sebulan',
          ],
          closesInDays: 33,
        },
        {
          slug: 'magang-teras-awan-deli',
          title: 'Magang Teras Awan',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kabupaten Deli Serdang',
          salary: { min: 2_400_000, max: 2_400_000 },
          summary: 'Tiga bulan belajar di ruang kendali gudang, dari membaca tagihan bulanan sampai mematikan server yang terlupakan.',
          duties: [
            'Mendampingi giliran jaga siang',
            'Memeriksa tagihan layanan setiap Senin',
            'Mengusulkan satu penghematan pada akhir magang',
          ],
          requirements: [
            'Lulusan kelas dasar Teras Awan',
            'Berusia paling sedikit delapan belas tahun',
            'Mendapat izin keluarga untuk jadwal sore',
          ],
          closesInDays: 17,
        },
      ],
    },
    {
      slug: 'sela-waktu',
      company: 'Studio Sela Waktu',
      industry: 'Pengembangan web',
      summary: 'Studio web di Cimahi yang mempekerjakan orang tua dengan jam lentur, karena pekerjaan baik bisa selesai di sela waktu.',
      about: `Nama kami berasal dari kenyataan: sebagian besar kode ditulis di sela menjemput anak, memasak, dan merawat orang tua. Dari empat belas anggota, sembilan adalah ibu, dan tidak ada rapat antara pukul sebelas dan dua siang.

Kami membangun laman untuk sekolah, koperasi, dan usaha tetangga. Laman harus terbuka di layar lima inci dengan paket data hampir habis. Lulusan program keluarga selalu dipersilakan melamar, dan tiga di antaranya kini memimpin proyek sendiri.`,
      city: 'Kota Cimahi',
      jobs: [
        {
          slug: 'pengembang-web-jam-lentur',
          title: 'Pengembang Web Jam Lentur',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: { min: 3_000_000, max: 4_500_000 },
          summary: 'Membangun laman sekolah dan koperasi selama dua puluh jam sepekan, pada jam yang Anda pilih dan umumkan kepada rekan.',
          duties: [
            'Menulis HTML, CSS, dan sedikit JavaScript',
            'Menguji laman di ponsel murah',
            'Berkabar setiap pagi lewat satu pesan tertulis',
          ],
          requirements: ['Pernah menerbitkan dua laman', 'Memiliki laptop sendiri atau pinjaman', 'Jujur ketika tenggat terancam'],
          closesInDays: 29,
        },
        {
          slug: 'penata-konten-koperasi',
          title: 'Penata Konten Laman Koperasi',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Empat bulan mengisi dan merapikan laman tiga puluh koperasi bersama pengurusnya, satu koperasi setiap tiga hari.',
          duties: [
            'Mewawancarai pengurus lewat telepon',
            'Menulis halaman layanan dan pertanyaan anggota',
            'Mengunggah foto dengan teks pengganti',
          ],
          requirements: ['Menulis dengan ejaan yang rapi', 'Sabar mendengarkan cerita panjang', 'Bisa memakai pengelola konten sederhana'],
          closesInDays: -6,
        },
        {
          slug: 'desainer-kemasan-usaha-tetangga',
          title: 'Desainer Kemasan Usaha Tetangga',
          type: 'part-time',
          mode: 'hybrid',
          city: 'Kabupaten Bandung Barat',
          salary: { min: 2_200_000, max: 3_200_000 },
          summary: 'Merancang label dan daftar menu untuk usaha kecil di sekitar Cimahi, dua klien sebulan, sampai benar-benar dicetak.',
          duties: [
            'Mengunjungi dapur atau bengkel klien sebelum menggambar',
            'Membuat dua rancangan yang sungguh berbeda',
            'Menemani klien sampai hasil cetak diterima',
          ],
          requirements: [
            'Tiga karya yang sudah dicetak dan dipakai',
            'Mengenal ukuran dan bahan kemasan murah',
            'Menerima kritik dari penjual gorengan sekalipun',
          ],
          closesInDays: 44,
        },
      ],
    },
    {
      slug: 'rumah-sakit-cendana-fajar',
      company: 'Rumah Sakit Cendana Fajar',
      industry: 'Layanan kesehatan',
      summary: 'Rumah sakit di Kupang yang membuka pekerjaan administrasi jarak jauh bagi lulusan program dari pulau mana pun.',
      about: `Cendana Fajar melayani pasien dari Rote sampai Lembata. Sejak pendaftaran dipindahkan ke telepon dan pesan, loket tidak lagi penuh sebelum subuh, dan sebagian petugasnya dapat bekerja dari rumah di pulau yang sama dengan pasiennya.

Kami mencari orang yang suaranya menenangkan. Keterampilan komputer bisa dilatih dalam tiga pekan; kesabaran tidak. Petugas baru belajar sebulan penuh bersama perawat senior, dan setiap rekaman percakapan dijaga seperti rekam medis.`,
      city: 'Kota Kupang',
      jobs: [
        {
          slug: 'petugas-pendaftaran-jarak-jauh',
          title: 'Petugas Pendaftaran Jarak Jauh',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 2_900_000, max: 3_600_000 },
          summary:
            'Menjawab telepon dan pesan pasien, mencarikan jadwal dokter, dan mengingatkan kunjungan dengan bahasa daerah bila perlu.',
          duties: [
            'Mendaftarkan pasien melalui telepon dan pesan',
            'Mencatat keluhan tanpa menafsirkannya',
            'Meneruskan keadaan gawat kepada perawat jaga',
          ],
          requirements: [
            'Lulus kelas asisten administrasi atau setara',
            'Menguasai satu bahasa daerah Nusa Tenggara Timur',
            'Memiliki ruang kerja yang tenang',
            'Menjaga rahasia',
          ],
          closesInDays: 36,
        },
        {
          slug: 'staf-keamanan-data-pasien',
          title: 'Staf Keamanan Data Pasien',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Kupang',
          salary: { min: 6_500_000, max: 8_500_000 },
          summary: 'Menata hak akses, melatih pegawai mengenali pesan palsu, dan memimpin latihan tanggap kebocoran dua kali setahun.',
          duties: ['Memeriksa hak akses setiap bulan', 'Melatih pegawai baru dan lama', 'Menyiapkan latihan meja bersama pimpinan'],
          requirements: [
            'Pengalaman mengelola sistem di lembaga kesehatan',
            'Paham dasar enkripsi dan audit',
            'Mampu menolak permintaan atasan dengan sopan',
          ],
          closesInDays: 50,
        },
      ],
    },
    {
      slug: 'anyam-serasi',
      company: 'Anyam Serasi',
      industry: 'Kerajinan dan perdagangan',
      summary: 'Usaha bersama perajin Lombok yang mengirim anyaman ke dua puluh kota dan merekrut dari keluarga pembuatnya sendiri.',
      about: `Anyam Serasi dimulai oleh empat alumni kelas jualan daring yang lelah mengirim paket sendiri-sendiri. Mereka menyewa satu gudang di Praya, menimbang bersama, dan membagi ongkos kirim. Kini ada tujuh puluh perajin dan sebuah ruang bermain anak.

Keuntungan dibagi setiap panen raya, dan bukunya boleh dibaca anggota kapan saja. Kami memilih pegawai dari keluarga perajin terlebih dahulu, lalu dari kampung tetangga, sebab pembeli sering menanyakan siapa yang menganyam barangnya.`,
      city: 'Kabupaten Lombok Tengah',
      jobs: [
        {
          slug: 'pengelola-etalase-daring',
          title: 'Pengelola Etalase Daring',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Lombok Tengah',
          salary: { min: 2_800_000, max: 3_500_000 },
          summary: 'Menjaga etalase, menjawab pembeli, dan memastikan ukuran yang tertulis sama dengan ukuran yang dianyam.',
          duties: [
            'Memperbarui stok bersama perajin',
            'Menjawab pesan dalam dua jam kerja',
            'Menghitung ongkos kirim dengan timbangan yang benar',
          ],
          requirements: ['Pernah berjualan di lokapasar', 'Teliti terhadap ukuran dan berat', 'Berbahasa Sasak dan Indonesia'],
          closesInDays: 21,
        },
        {
          slug: 'fotografer-produk-panggilan',
          title: 'Fotografer Produk Panggilan',
          type: 'contract',
          mode: 'onsite',
          city: 'Kota Mataram',
          salary: null,
          summary: 'Memotret dua ratus anyaman dengan cahaya jendela dan karton putih, ditambah satu potret tangan setiap pembuatnya.',
          duties: [
            'Memotret barang dari empat sisi',
            'Meminta izin perajin sebelum memotret orang',
            'Menyerahkan berkas dengan nama yang rapi',
          ],
          requirements: [
            'Ponsel atau kamera yang fokusnya tajam',
            'Contoh foto produk yang jujur warnanya',
            'Bersedia berkeliling enam hari',
          ],
          closesInDays: 13,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'wana-sentosa-tiga-tahun',
      type: 'corporate',
      title: 'CSR Tiga Tahun yang Tidak Berganti Spanduk',
      kind: 'Kemitraan CSR',
      summary:
        'Perusahaan perkebunan mengganti tujuh kegiatan sekali jalan dengan satu program keluarga selama tiga tahun di dua kabupaten.',
      description: `Wana Sentosa Abadi membiayai tujuh kegiatan sosial setiap tahun, masing-masing dengan spanduk baru. Ketika direksi bertanya apa yang tersisa, tidak ada jawaban. Kami membantu tim kecilnya memilih satu masalah, yaitu keluarga pekerja yang hanya punya satu sumber penghasilan, lalu bertahan padanya.

## Tiga tahun, satu ukuran

Sebanyak 180 keluarga di Landak dan Sanggau mengikuti program dua belas pekan. Pada tahun ketiga, 97 di antaranya memiliki penghasilan tambahan yang bertahan enam bulan. Angka itu di bawah sasaran kami, dan alasannya tertulis di laporan bersama: listrik desa yang padam setiap petang, tepat ketika orang baru pulang dari kebun.`,
      daysAgo: 75,
      client: 'Wana Sentosa Abadi',
      batches: [
        { label: 'Tahun pertama', daysAgo: 860 },
        { label: 'Tahun kedua', daysAgo: 460 },
        { label: 'Tahun ketiga', daysAgo: 75 },
      ],
      pictures: [
        'Keluarga pekerja belajar di teras rumah panjang',
        'Rapat evaluasi bersama direksi tanpa spanduk',
        'Ibu menunjukkan laman warungnya',
        'Wisuda keluarga tahun ketiga',
      ],
    },
    {
      slug: 'bank-muara-kasih-relawan',
      type: 'corporate',
      title: 'Pegawai Bank Menjadi Relawan Setiap Rabu Malam',
      kind: 'Program relawan',
      summary:
        'Menyiapkan pegawai bank sebagai relawan pengajar keuangan keluarga, dengan jam kerja yang diakui dan pendampingan dua bulan.',
      description: `Bank Muara Kasih ingin pegawainya turun ke masyarakat, tetapi pengalaman sebelumnya berakhir pada satu hari tanam pohon. Kami menawarkan bentuk yang lebih pelan: empat malam pelatihan mengajar orang dewasa, lalu enam belas Rabu malam menemani keluarga mencatat uang tanpa malu.

Bank mengakui jam itu sebagai jam kerja dan melarang penawaran produk di dalam kelas. Dari 64 pegawai, 49 menyelesaikan putarannya. Yang paling sering mereka tulis dalam catatan akhir bukan tentang mengajar, melainkan tentang menyadari bahwa formulir bank mereka sendiri sulit dibaca oleh orang yang lelah.

- 16 Rabu malam setiap putaran
- 412 keluarga ditemani`,
      daysAgo: 190,
      client: 'Bank Muara Kasih',
      batches: [
        { label: 'Putaran Bandung', daysAgo: 330 },
        { label: 'Putaran Cirebon', daysAgo: 190 },
      ],
      pictures: [
        'Relawan duduk bersama dua keluarga',
        'Lembar catatan uang di meja makan',
        'Latihan mengajar berpasangan di kantor cabang',
      ],
    },
    {
      slug: 'rumah-sakit-hati-teluk',
      type: 'corporate',
      title: 'Loket yang Bisa Dipakai Semua Orang',
      kind: 'Lokakarya',
      summary:
        'Lokakarya kantor ramah disabilitas bersama sebuah rumah sakit, dipandu pelatih yang sehari-hari memakai kursi roda dan tongkat.',
      description: `Rumah Sakit Hati Teluk memiliki jalur landai, tetapi pintunya berat dan layar antreannya tidak bersuara. Pimpinannya mengira sudah memenuhi syarat. Dua pelatih kami, seorang pengguna kursi roda dan seorang tunanetra, mendaftar sebagai pasien dan merekam perjalanan mereka selama satu pagi.

Rekaman itu menjadi bahan lokakarya tiga hari bagi 38 pegawai. Mereka mengukur, mencoba, dan menulis daftar perbaikan yang diurutkan menurut biaya. Sebelas dari dua puluh butir selesai dalam sebulan tanpa anggaran baru, mulai dari pengeras suara antrean sampai bel di pintu apotek.

- 20 butir perbaikan, diurutkan menurut biaya
- Diperiksa ulang pada bulan keenam`,
      daysAgo: 320,
      client: 'Rumah Sakit Hati Teluk',
      batches: [{ label: 'Lokakarya tiga hari', daysAgo: 320 }],
      pictures: [
        'Pelatih mengukur lebar pintu bersama pegawai',
        'Pegawai mencoba layar antrean dengan mata tertutup',
        'Daftar perbaikan ditempel di ruang rapat',
      ],
    },
    {
      slug: 'dasbor-lereng-cikuray',
      type: 'government',
      title: 'Lima Belas Buku Induk Menjadi Satu Dasbor',
      kind: 'Pendampingan',
      summary: 'Lima belas desa di Garut memindahkan buku induk, membersihkan data ganda, dan memakai hasilnya dalam musyawarah anggaran.',
      description: `Forum Desa Lereng Cikuray terdiri atas lima belas desa yang setiap tahun berdebat tentang jumlah rumah rawan. Setiap desa membawa buku induk yang berbeda. Selama delapan pekan, perangkat desa memindahkan isinya di komputer kantor masing-masing, sementara pendamping hanya melihat jumlah dan tidak pernah melihat nama.

## Sampai ke musyawarah

Ukuran berhasilnya bukan dasbor yang jadi, melainkan dasbor yang dibuka ketika anggaran dibicarakan. Tiga belas desa melakukannya pada tahun pertama. Dua desa lain kembali ke buku karena operatornya pindah, dan sejak itu kami selalu melatih dua orang di setiap kantor desa.

- 4.100 data ganda ditemukan
- 38 perangkat desa dilatih`,
      daysAgo: 110,
      client: 'Forum Desa Lereng Cikuray',
      batches: [
        { label: 'Tujuh desa atas', daysAgo: 270 },
        { label: 'Delapan desa bawah', daysAgo: 110 },
      ],
      pictures: [
        'Buku induk desa terbuka di samping laptop',
        'Perangkat desa membandingkan dua daftar',
        'Dasbor ditayangkan di musyawarah desa',
        'Operator desa berlatih berpasangan',
      ],
    },
    {
      slug: 'layanan-sekali-duduk-parepare',
      type: 'government',
      title: 'Surat Keterangan yang Selesai Sekali Duduk',
      kind: 'Lokakarya',
      summary: 'Petugas loket sebuah kota pelabuhan merombak satu layanan bersama warga, memangkas kunjungan dari empat kali menjadi satu.',
      description: `Kantor Layanan Warga Teluk Parepare menerima dua ratus permohonan surat keterangan usaha setiap bulan. Rata-rata pemohon datang empat kali. Kami menghabiskan hari pertama di kursi tunggu, mencatat alasan setiap kedatangan ulang, lalu menempelkannya pada dinding ruang petugas sampai tidak ada bagian kosong.

Hari kedua dipakai menulis ulang formulir dan surat penolakan. Pada hari ketiga dua belas warga mencobanya, dengan ongkos yang kami ganti. Enam isian dihapus karena jawabannya sudah ada di kantor itu sendiri. Enam bulan kemudian delapan dari sepuluh pemohon cukup datang sekali.

- Isian: dari tujuh belas menjadi sebelas
- Surat penolakan: dua paragraf`,
      daysAgo: 240,
      client: 'Kantor Layanan Warga Teluk Parepare',
      batches: [{ label: 'Lokakarya dan pemantauan', daysAgo: 240 }],
      pictures: ['Warga mencoba formulir baru di loket', 'Dinding berisi alasan kedatangan ulang', 'Petugas menghitung isian yang dihapus'],
    },
    {
      slug: 'balai-perencanaan-sumba',
      type: 'government',
      title: 'Peta Air dari Dua Puluh Enam Desa',
      kind: 'Pelatihan',
      summary: 'Perangkat desa di Sumba menggambar mata air dan jalur pipa di peta terbuka untuk bahan musyawarah rencana pembangunan.',
      description: `Balai Perencanaan Padang Sumba mempunyai peta jalan, tetapi tidak mempunyai peta air. Padahal perdebatan paling keras dalam musyawarah selalu tentang pipa. Pelatihan ini menggabungkan perangkat desa dengan ibu-ibu pengambil air, sebab merekalah yang hafal mata air mana yang kering pada bulan September.

Selama sepuluh pekan, 26 desa memetakan 311 titik air dengan ponsel. Setiap titik diperiksa ulang pada musim kemarau. Balai memakai peta itu untuk memilih sembilan jalur pipa, dan menerbitkan alasan mengapa tujuh belas usulan lainnya harus menunggu tahun depan, lengkap dengan debit air dan jumlah rumah di setiap ujung pipa.`,
      daysAgo: 505,
      client: 'Balai Perencanaan Padang Sumba',
      batches: [
        { label: 'Sumba Timur', daysAgo: 640 },
        { label: 'Sumba Tengah', daysAgo: 505 },
      ],
      pictures: [
        'Ibu menunjukkan mata air di peta ponsel',
        'Perangkat desa berjalan menyusuri pipa',
        'Peta air dibentangkan di balai',
        'Musyawarah memilih jalur pipa',
      ],
    },
    {
      slug: 'nelayan-bungung-asri',
      type: 'community',
      title: 'Dua Puluh Keluarga Nelayan Menjual Abon Sendiri',
      kind: 'Program keluarga',
      summary: 'Keluarga nelayan di pesisir Maros belajar berjualan daring berdua, dengan suami sebagai pendukung belajar di rumah.',
      description: `Kelompok Nelayan Bungung Asri biasa menjual ikan kepada satu pengepul. Ketika angin barat datang, dapur ikut berhenti. Dua puluh keluarga mendaftar program, sang istri sebagai peserta dan suami sebagai pendukung, sesuatu yang pada mulanya dianggap lucu oleh tetangga mereka di dermaga.

Selama dua belas pekan mereka membuat abon, menimbang, memotret, dan mengirim. Para suami dilatih menjaga anak pada Sabtu pagi dan mengingatkan tugas tanpa memarahi. Pada musim barat berikutnya, empat belas keluarga tetap berpenghasilan. Enam keluarga berhenti, dan tiga di antaranya mendaftar lagi tahun ini bersama saudara yang dahulu ikut menertawakan mereka.`,
      daysAgo: 285,
      client: 'Kelompok Nelayan Bungung Asri, Kabupaten Maros',
      batches: [{ label: 'Angkatan musim barat', daysAgo: 285 }],
      pictures: [
        'Suami mengasuh anak di ruang main titik belajar',
        'Abon ditimbang sebelum dikemas',
        'Paket pertama dibawa ke perahu',
        'Keluarga memegang label kemasan',
      ],
    },
    {
      slug: 'majelis-ibu-tepi-martapura',
      type: 'community',
      title: 'Aturan Ponsel yang Ditulis Bersama Anak',
      kind: 'Kelas keluarga',
      summary: 'Orang tua dan remaja di Banjarmasin duduk seruangan, membahas penipuan dan aturan ponsel, lalu menandatanganinya bersama.',
      description: `Majelis Ibu Tepi Martapura meminta ceramah tentang bahaya ponsel. Kami menawarkan hal lain: setiap ibu datang bersama satu anak remaja, duduk semeja, dan menjawab lembar pertanyaan yang sama secara terpisah. Perbedaan jawaban mereka menjadi isi percakapan selama dua jam berikutnya.

## Empat malam

Malam pertama tentang akun, malam kedua penipuan, malam ketiga rasa malu, malam keempat aturan rumah. Sebanyak 118 pasangan menyelesaikannya. Separuh aturan yang lahir justru mengikat orang tua, seperti tidak memotret anak tanpa bertanya. Lembar jawabannya dibawa pulang, ditempel di pintu lemari es, dan tidak satu pun kami simpan.`,
      daysAgo: 395,
      client: 'Majelis Ibu Tepi Martapura',
      batches: [
        { label: 'Gelombang pertama', daysAgo: 430 },
        { label: 'Gelombang kedua', daysAgo: 395 },
      ],
      pictures: ['Ibu dan anak menulis di meja yang sama', 'Aturan rumah bertanda tangan dua orang', 'Percakapan malam di tepi sungai'],
    },
    {
      slug: 'riset-dusun-ngetan-ngulon',
      type: 'community',
      title: 'Warga Dusun Memeriksa Sendiri Sekolah Malamnya',
      kind: 'Riset aksi',
      summary: 'Warga dua dusun di Klaten meneliti mengapa kelas malam sepi, menemukan jawabannya di jalan gelap, lalu memperbaikinya.',
      description: `Warga Dusun Ngetan dan Ngulon membangun kelas malam, tetapi pesertanya menyusut dari tiga puluh menjadi tujuh. Pengurus menyimpulkan warga malas. Bersama mahasiswa Kampus Berakar, delapan warga menjadi peneliti: bertanya dari rumah ke rumah, menghitung langkah, dan mencatat jam orang pulang dari ladang.

Temuannya dibacakan di balai dusun sebelum di kampus. Jalan menuju kelas gelap sejauh empat ratus meter, dan ibu-ibu enggan melewatinya. Sebelas lampu dipasang dengan iuran warga dan satu gulung kabel sumbangan. Dua bulan kemudian kelas berisi dua puluh enam orang, dan kata malas dihapus dari notulen atas usul ketua dusun.`,
      daysAgo: 615,
      client: 'Warga Dusun Ngetan dan Ngulon, Kabupaten Klaten',
      batches: [{ label: 'Satu semester', daysAgo: 615 }],
      pictures: [
        'Warga peneliti mencatat di teras rumah',
        'Jalan gelap menuju kelas malam',
        'Pemasangan lampu bersama mahasiswa',
        'Temuan dibacakan di balai dusun',
        'Kelas malam kembali penuh',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-cikuray-mandiri',
      npsn: '20221538',
      name: 'SMK Cikuray Mandiri',
      city: 'Kabupaten Garut',
      students: 612,
      programs: ['teras-awan', 'satu-keluarga-satu-talenta'],
    },
    {
      slug: 'smk-teknologi-cibabat-jaya',
      npsn: '20222649',
      name: 'SMK Teknologi Cibabat Jaya',
      city: 'Kota Cimahi',
      students: 738,
      programs: ['teras-awan'],
    },
    { slug: 'smk-cendana-deli', npsn: '10223751', name: 'SMK Cendana Deli', city: 'Kota Medan', students: 846, programs: ['teras-awan'] },
    {
      slug: 'smk-timor-terang',
      npsn: '50324862',
      name: 'SMK Timor Terang',
      city: 'Kota Kupang',
      students: 417,
      programs: ['teras-awan', 'kampus-berakar'],
    },
    {
      slug: 'smk-ile-harapan',
      npsn: '50325973',
      name: 'SMK Ile Harapan',
      city: 'Kabupaten Lembata',
      students: 156,
      programs: ['teras-awan', 'satu-keluarga-satu-talenta'],
    },
    {
      slug: 'smk-bumi-sasambo',
      npsn: '50226184',
      name: 'SMK Bumi Sasambo',
      city: 'Kabupaten Lombok Tengah',
      students: 389,
      programs: ['teras-awan', 'satu-keluarga-satu-talenta'],
    },
    {
      slug: 'smk-butta-terang',
      npsn: '40327295',
      name: 'SMK Butta Terang',
      city: 'Kabupaten Maros',
      students: 455,
      programs: ['teras-awan'],
    },
    {
      slug: 'smk-tepi-barito',
      npsn: '30328316',
      name: 'SMK Tepi Barito',
      city: 'Kota Banjarmasin',
      students: 681,
      programs: ['teras-awan'],
    },
    {
      slug: 'pkbm-tarogong-tumbuh',
      npsn: '20229427',
      name: 'PKBM Tarogong Tumbuh',
      city: 'Kabupaten Garut',
      students: 124,
      programs: ['satu-keluarga-satu-talenta', 'kampus-berakar'],
    },
    {
      slug: 'pkbm-pelita-landak',
      npsn: '30130538',
      name: 'PKBM Pelita Landak',
      city: 'Kabupaten Landak',
      students: 88,
      programs: ['satu-keluarga-satu-talenta'],
    },
    {
      slug: 'pkbm-lereng-bersemi',
      npsn: '20331649',
      name: 'PKBM Lereng Bersemi',
      city: 'Kabupaten Klaten',
      students: 96,
      programs: ['kampus-berakar', 'satu-keluarga-satu-talenta'],
    },
    {
      slug: 'sma-padang-sandel',
      npsn: '50332751',
      name: 'SMA Padang Sandel',
      city: 'Kabupaten Sumba Timur',
      students: 273,
      programs: ['kampus-berakar', 'aparatur-cakap-data'],
    },
  ],
  teams: [
    { name: 'Dodol Tahan Banting', school: 'smk-cikuray-mandiri', program: 'teras-awan', score: 963, minutes: 142 },
    { name: 'Matikan Dulu', school: 'smk-teknologi-cibabat-jaya', program: 'teras-awan', score: 934, minutes: 157 },
    { name: 'Bika Server', school: 'smk-cendana-deli', program: 'teras-awan', score: 895, minutes: 149 },
    { name: 'Sasando Sebelas', school: 'smk-timor-terang', program: 'teras-awan', score: 862, minutes: 173 },
    { name: 'Tagihan Nol', school: 'smk-tepi-barito', program: 'teras-awan', score: 837, minutes: 138 },
    { name: 'Cadangan Cadangan', school: 'smk-butta-terang', program: 'teras-awan', score: 794, minutes: 165 },
    { name: 'Plecing Pedas', school: 'smk-bumi-sasambo', program: 'teras-awan', score: 758, minutes: 178 },
    { name: 'Soto Martapura', school: 'smk-tepi-barito', program: 'teras-awan', score: 706, minutes: 152 },
    { name: 'Perahu Paus', school: 'smk-ile-harapan', program: 'teras-awan', score: null, minutes: null },
    { name: 'Cireng Beku', school: 'smk-teknologi-cibabat-jaya', program: 'teras-awan', score: null, minutes: null },
    { name: 'Sabtu Pagi', school: 'pkbm-tarogong-tumbuh', program: 'satu-keluarga-satu-talenta', score: 881, minutes: 126 },
    { name: 'Bapak Mendukung', school: 'smk-bumi-sasambo', program: 'satu-keluarga-satu-talenta', score: 812, minutes: 134 },
    { name: 'Teras Rumah Panjang', school: 'pkbm-pelita-landak', program: 'satu-keluarga-satu-talenta', score: 743, minutes: 119 },
    { name: 'Nenek Ikut', school: 'pkbm-lereng-bersemi', program: 'satu-keluarga-satu-talenta', score: null, minutes: null },
    { name: 'Lampu Jalan', school: 'pkbm-lereng-bersemi', program: 'kampus-berakar', score: 828, minutes: 161 },
    { name: 'Tiga Keluarga', school: 'sma-padang-sandel', program: 'kampus-berakar', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Euis Komariyah',
      role: 'Pemilik warung dan wakil keluarga, Garut',
      message:
        'Suami saya mendaftar sebagai pendukung karena diminta penjaga titik. Dialah yang memandikan anak setiap Sabtu supaya saya berangkat. Laman warung itu memang saya yang membuat, tetapi wisudanya milik berdua.',
      class: 'satu-keluarga-satu-talenta-garut',
    },
    {
      name: 'Marselinus Kopong Beni',
      role: 'Petani di Lembata, belajar dari ponsel',
      message:
        'Sinyal di kebun hanya ada pukul lima pagi. Saya unduh bahannya, baca sambil menunggu kopi, kirim tugas keesokan hari. Empat hari kemudian relawan membalas panjang sekali. Baru kali ini tulisan saya dibaca orang.',
      class: 'web-dasar-dari-ponsel',
    },
    {
      name: 'Baiq Nurhayati',
      role: 'Perajin ketak di Praya',
      message:
        'Kesalahan kami ongkos kirim: anyamannya ringan, kotaknya besar. Kelas ini tidak menertawakan, malah membuat bab tentang itu. Sekarang saya yang mengajari menimbang, dan belum sekali pun merugi lagi.',
      class: 'jualan-pertama-secara-daring',
    },
    {
      name: 'Asep Kurniadi Somantri',
      role: 'Kepala desa di lereng Cikuray',
      message:
        'Dahulu saya menyebut angka rumah rawan berdasarkan ingatan. Sekarang operator saya menampilkan dasbor, dan warga mendebat angkanya. Musyawarah jadi lebih lama, tetapi keputusannya tidak lagi dibongkar bulan berikutnya.',
      class: 'data-desa-dari-buku-ke-dasbor',
    },
    {
      name: 'Dr. Retno Palupi Hadisaputro',
      role: 'Dosen pembimbing lapangan di Surakarta',
      message:
        'Saya datang membawa rencana aplikasi, lalu diminta menulis rencana serah terima lebih dahulu. Ternyata aplikasinya tidak diperlukan. Mahasiswa saya pulang meninggalkan tiga penerus, bukan satu alamat situs yang mati.',
      class: 'merancang-kkn-digital',
    },
    {
      name: 'Julianto Sembiring Depari',
      role: 'Alumni Teras Awan, pegawai logistik di Medan',
      message:
        'Pada pekan pertama kami belajar menyalakan server dan, malam itu juga, mematikannya. Di tempat kerja saya menemukan empat belas server lupa dimatikan. Atasan mengira saya jenius, padahal itu pelajaran pertama.',
      class: 'dasar-komputasi-awan',
    },
    {
      name: 'Amelia Suryadharma',
      role: 'Manajer tanggung jawab sosial perusahaan, Jakarta',
      message:
        'Direktur keuangan di panel akhir menanyai saya lebih keras daripada direksi sendiri. Anggaran saya dipotong separuh, masalahnya tinggal satu, dan justru itulah yang akhirnya disetujui untuk tiga tahun.',
      class: 'merancang-csr-pendidikan',
    },
    {
      name: 'Hasnah Fitriyani',
      role: 'Relawan pengajar di Banjarmasin',
      message:
        'Murid pertama saya berusia enam puluh dua tahun dan malu memegang tetikus. Kelas ini mengajari saya diam dan menunggu. Pada pertemuan ketiga beliau mengajari saya cara membalas pesan cucu.',
      class: 'menjadi-relawan-pengajar',
    },
  ],
  faq: [
    {
      question: 'Mengapa peserta harus mendaftar berdua?',
      answer:
        'Karena yang paling menentukan orang dewasa bertahan belajar adalah seseorang di rumah yang mendukungnya. Pendukung boleh suami, istri, anak, orang tua, atau kerabat serumah. Ia tidak perlu pandai komputer dan tidak perlu ijazah.',
    },
    {
      question: 'Apakah keluarga peserta membayar?',
      answer:
        'Program keluarga, kelas desa, dan kelas dasar Teras Awan tidak dipungut biaya. Beberapa kelas lanjutan berbayar bagi lembaga dan perusahaan; hasil bersihnya membiayai kursi tanpa biaya, dan perhitungannya termuat dalam laporan tahunan.',
    },
    {
      question: 'Saya tidak punya laptop. Bisakah tetap ikut?',
      answer:
        'Bisa. Bank perangkat meminjamkan satu laptop untuk setiap keluarga sampai wisuda. Beberapa kelas, seperti Web Dasar dari Ponsel, memang dirancang seluruhnya untuk layar ponsel dan paket data yang terbatas.',
    },
    {
      question: 'Bagaimana jika pendaftar melebihi kursi?',
      answer:
        'Kami mengundi secara terbuka di titik belajar dan mengumumkan hasilnya hari itu juga. Keluarga yang belum kebagian mendapat kepastian tempat pada angkatan berikutnya, lengkap dengan nomor urutnya.',
    },
    {
      question: 'Kapan dan di mana kelas berlangsung?',
      answer:
        'Tatap muka biasanya Sabtu pagi di balai warga atau rumah baca dekat rumah Anda, dengan makan siang dan ruang main anak. Hari lain diisi bahan ringan yang dapat diunduh pada malam hari.',
    },
    {
      question: 'Apakah lulusan menerima sertifikat dan pekerjaan?',
      answer:
        'Lulusan menerima sertifikat yang dapat diperiksa dan pendampingan enam bulan. Kami tidak menjanjikan pekerjaan. Yang kami janjikan ialah karya yang sudah dipakai orang lain dan umpan balik jujur dari setiap wawancara.',
    },
    {
      question: 'Bagaimana kampus, desa, atau perusahaan menjadi mitra?',
      answer:
        'Mulailah dengan satu percakapan. Ceritakan masalahnya, bukan kegiatannya. Kampus menentukan penyetaraan SKS, desa mendaftar bersama desa tetangga, perusahaan memilih satu masalah untuk tiga tahun. Jawaban kami datang dalam lima hari kerja.',
    },
    {
      question: 'Apa yang terjadi dengan data pribadi peserta?',
      answer:
        'Kami menyimpan sesedikit mungkin, selalu dengan persetujuan tertulis, dan menghapusnya bila diminta. Pelatihan aparatur memakai data tiruan; data warga tidak pernah meninggalkan kantor asalnya.',
    },
  ],
  partners: [
    { name: 'Lintas Teduh Logistik', kind: 'Perusahaan' },
    { name: 'Wana Sentosa Abadi', kind: 'Perusahaan' },
    { name: 'Bank Muara Kasih', kind: 'Perbankan' },
    { name: 'Rumah Sakit Cendana Fajar', kind: 'Rumah sakit' },
    { name: 'Studio Sela Waktu', kind: 'Studio' },
    { name: 'Universitas Wanadipa', kind: 'Kampus' },
    { name: 'Politeknik Padi Kencana', kind: 'Kampus' },
    { name: 'Institut Sosial Lembah Manah', kind: 'Kampus' },
    { name: 'Forum Desa Lereng Cikuray', kind: 'Pemerintah desa' },
    { name: 'Kantor Layanan Warga Teluk Parepare', kind: 'Pemerintah kota' },
    { name: 'Balai Perencanaan Padang Sumba', kind: 'Pemerintah kabupaten' },
    { name: 'Majelis Ibu Tepi Martapura', kind: 'Komunitas' },
  ],
}
