import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'toko-rukun-sejati',
      company: 'Toko Rukun Sejati',
      industry: 'Perdagangan eceran',
      summary:
        'Jaringan tujuh toko kelontong di Yogyakarta dan Bantul yang membukukan dagangannya secara digital sejak ikut Warung Naik Kelas.',
      about: `Rukun Sejati dimulai oleh dua bersaudara yang meneruskan kios ibunya di dekat Pasar Kranggan. Sesudah pembukuannya rapi, mereka berani membuka cabang kedua, lalu ketujuh. Setiap malam semua kepala toko masih menghabiskan lima menit bersama buku kas.

Kami mempekerjakan tetangga toko lebih dahulu. Seragamnya celemek biru, istirahat siangnya satu jam penuh, dan setiap pegawai boleh mengikuti satu kelas Sanggar dalam setahun dengan biaya toko, walaupun kelasnya tidak berhubungan dengan dagangan.`,
      city: 'Kota Yogyakarta',
      jobs: [
        {
          slug: 'admin-stok-dan-etalase',
          title: 'Admin Stok dan Etalase Daring',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Yogyakarta',
          salary: { min: 2_500_000, max: 3_100_000 },
          summary:
            'Mencocokkan stok tujuh toko, memperbarui etalase daring, dan menjawab pembeli yang bertanya apakah kerupuknya masih renyah.',
          duties: [
            'Memperbarui stok setiap pagi dan petang',
            'Memotret barang baru dengan ponsel',
            'Menjawab pesan pembeli dengan sopan',
            'Menyusun ringkasan mingguan di lembar sebar',
          ],
          requirements: ['Terbiasa dengan lembar sebar sederhana', 'Teliti menghitung barang', 'Bertempat tinggal dekat salah satu toko'],
          closesInDays: 22,
        },
        {
          slug: 'magang-asisten-toko-digital',
          title: 'Magang Asisten Toko Digital',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kabupaten Bantul',
          salary: { min: 1_500_000, max: 1_500_000 },
          summary: 'Empat bulan merawat asisten percakapan toko: menambah jawaban, memeriksa pesanan, dan tahu kapan memanggil kasir.',
          duties: ['Membaca percakapan yang gagal dijawab', 'Memperbaiki jawaban bersama kasir', 'Menguji perubahan sebelum toko buka'],
          requirements: ['Mengenal dasar Python', 'Pelajar SMK, mahasiswa, atau lulusan baru', 'Senang berbicara dengan pelanggan'],
          closesInDays: 12,
        },
      ],
    },
    {
      slug: 'studio-halaman-jati',
      company: 'Studio Halaman Jati',
      industry: 'Web dan video',
      summary: 'Studio kecil di Sleman yang membuat laman, video pendek, dan arsip digital untuk desa, sanggar tari, dan usaha keluarga.',
      about: `Halaman Jati berkantor di bawah pohon jati, secara harfiah, ketika cuaca cerah. Sembilan orang mengerjakan laman ringan dan video pendek untuk klien yang lebih sering datang membawa pisang goreng daripada membawa berkas kebutuhan.

Kami suka orang yang bertanya banyak sebelum membuka laptop. Setiap proyek dimulai dengan kunjungan setengah hari, dan setiap Jumat sore kami menonton pekerjaan yang gagal bersama-sama, sambil makan, tanpa menyebut siapa pembuatnya.`,
      city: 'Kabupaten Sleman',
      jobs: [
        {
          slug: 'pengembang-web-serba-bisa',
          title: 'Pengembang Web',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kabupaten Sleman',
          salary: { min: 4_000_000, max: 5_800_000 },
          summary: 'Membangun laman desa dan usaha keluarga yang ringan, mudah dirawat pemiliknya, dan tetap hidup setelah kami pergi.',
          duties: [
            'Membangun dua sampai tiga laman setiap kuartal',
            'Melatih pemilik laman merawat isinya',
            'Memeriksa laman lama sebulan sekali',
          ],
          requirements: [
            'Menguasai HTML, CSS, dan JavaScript dasar',
            'Punya satu laman yang bisa dibuka hari ini',
            'Mampu menjelaskan tanpa istilah asing',
          ],
          closesInDays: 35,
        },
        {
          slug: 'penyunting-video-paruh-waktu',
          title: 'Penyunting Video Paruh Waktu',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Menyunting video satu menit tentang orang biasa yang mahir: pembuat jamu, penjahit layang-layang, dan tukang patri.',
          duties: [
            'Memotong dua video setiap pekan',
            'Menambahkan teks yang terbaca di ponsel',
            'Menyimpan bahan mentah dengan nama yang rapi',
          ],
          requirements: ['Contoh tiga video pendek', 'Peka terhadap jeda dan suara', 'Tepat janji soal tenggat'],
          closesInDays: -7,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'jamu-kunir-wijining',
      type: 'corporate',
      title: 'Pabrik Jamu yang Kembali Mengenal Pelanggannya',
      kind: 'Pelatihan',
      summary:
        'Melatih dua puluh delapan pegawai pabrik jamu merapikan data pesanan, memotret produk, dan membalas keluhan dengan kalimat utuh.',
      description: `Jamu Kunir Wijining punya pelanggan setia sejak tiga generasi, tetapi tidak satu pun tercatat. Nomor telepon tersebar di empat ponsel pegawai. Pelatihan dimulai dengan mengumpulkan semuanya di satu meja, lalu bertanya siapa yang sudah setahun tidak memesan dan siapa yang terakhir menyapanya.

Selama enam pekan, pegawai belajar memakai lembar sebar, memotret botol dekat jendela, dan menulis surat pendek kepada pelanggan lama. Tidak ada potongan harga di dalam surat itu, hanya kabar bahwa resepnya masih sama. Dari 214 surat, 93 dibalas, dan 61 berakhir menjadi pesanan.

- Kelas Senin dan Rabu sore
- Mentor mengulas 196 tugas`,
      daysAgo: 85,
      client: 'Jamu Kunir Wijining',
      batches: [
        { label: 'Bagian pesanan', daysAgo: 140 },
        { label: 'Bagian kemasan', daysAgo: 85 },
      ],
      pictures: [
        'Pegawai memotret botol jamu di dekat jendela',
        'Empat ponsel di atas satu meja',
        'Surat pendek sebelum dikirim',
        'Kelas sore di ruang kemasan',
      ],
    },
    {
      slug: 'balai-latihan-batu-kapur',
      type: 'government',
      title: 'Pelatihan Komputer Tua untuk Sembilan Balai Warga',
      kind: 'Pendampingan',
      summary:
        'Menghidupkan lima puluh komputer lama milik sebuah balai latihan, lalu melatih penjaganya agar tidak perlu memanggil kami lagi.',
      description: `Balai Latihan Batu Kapur memiliki lima puluh komputer yang disimpan di gudang karena dianggap rusak. Kami datang pada satu Sabtu membawa kuas, obeng, dan dua belas peserta kelas Merawat Komputer Tua. Sore itu dua puluh satu komputer menyala, dan gudangnya untuk pertama kali disapu sampai ke pojok.

Selama empat Sabtu berikutnya, sembilan penjaga balai warga dari kalurahan sekitar belajar membersihkan, mengganti baterai kecil, dan memasang sistem ringan. Empat puluh tiga komputer akhirnya kembali dipakai. Tujuh sisanya dibongkar menjadi alat peraga, lengkap dengan label tulisan tangan penjaga yang mengerjakannya.

- Biaya suku cadang di bawah empat juta rupiah
- Panduan bergambar tersimpan di setiap balai`,
      daysAgo: 260,
      client: 'Balai Latihan Batu Kapur, Kabupaten Gunungkidul',
      batches: [{ label: 'Lima Sabtu', daysAgo: 260 }],
      pictures: ['Kuas dan obeng di samping komputer terbuka', 'Penjaga balai memasang memori', 'Deretan komputer yang menyala kembali'],
    },
    {
      slug: 'arsip-tirta-opak',
      type: 'community',
      title: 'Arsip Resep dan Nama Sawah di Tepi Kali Opak',
      kind: 'Program pemuda',
      summary: 'Karang taruna mewawancarai tetua desa, menyusun arsip resep, lagu, dan nama sawah, lalu membangun lamannya sendiri.',
      description: `Karang Taruna Tirta Opak khawatir pengetahuan desanya hilang bersama para tetua. Nama petak sawah saja tinggal diingat tiga orang. Dalam satu musim, delapan belas pemuda mewawancarai 46 orang tua, memotret buku resep, dan merekam lagu menidurkan anak di beranda masing-masing, biasanya selepas asar.

## Laman yang dirawat desa

Hasilnya disusun menjadi laman ringan berisi 112 catatan. Setiap catatan menyebut siapa yang bercerita dan siapa yang mendengarkan sore itu. Sesudah program ditutup, pemuda menambah dua puluh tiga catatan tanpa kami, termasuk peta nama sawah yang kini dipakai kelompok tani untuk membagi giliran traktor.`,
      daysAgo: 540,
      client: 'Karang Taruna Tirta Opak, Kabupaten Bantul',
      batches: [
        { label: 'Musim pertama', daysAgo: 720 },
        { label: 'Musim kedua', daysAgo: 540 },
      ],
      pictures: [
        'Pemuda merekam cerita di beranda',
        'Buku resep tua di atas tikar',
        'Peta nama sawah ditempel di balai',
        'Peluncuran laman dengan jajanan pasar',
      ],
    },
    {
      slug: 'paguyuban-jarum-kotagede',
      type: 'community',
      title: 'Etalase Pertama Tiga Puluh Penjahit Rumahan',
      kind: 'Lokakarya',
      summary:
        'Lokakarya foto dan pembukuan bagi penjahit rumahan di Yogyakarta, dengan pendamping siswa SMK yang datang ke rumah dua kali.',
      description: `Paguyuban Jarum Kotagede beranggotakan tiga puluh penjahit yang bekerja di ruang depan rumahnya. Mereka tidak kekurangan keterampilan; mereka kekurangan foto yang benar warnanya dan catatan siapa yang belum membayar. Lokakarya kami mulai sesudah magrib, saat mesin jahit sudah diistirahatkan dan meja potong bisa dipakai menulis.

Setiap penjahit didampingi satu siswa SMK yang berkunjung dua kali. Bersama-sama mereka menata sepuluh foto pertama dan mengisi pembukuan selama empat belas malam berturut-turut. Piutang yang ditemukan berjumlah sebelas juta rupiah, dan lebih dari separuhnya tertagih dengan surat yang ramah.

- 300 foto pertama naik ke etalase
- 24 penjahit masih mengisi buku setiap malam`,
      daysAgo: 150,
      client: 'Paguyuban Jarum Kotagede',
      batches: [{ label: 'Angkatan malam', daysAgo: 150 }],
      pictures: ['Kebaya dipotret di depan dinding putih', 'Siswa SMK duduk bersama penjahit', 'Buku piutang yang mulai terisi'],
    },
  ],
  schools: [
    {
      slug: 'smk-sewon-karya',
      npsn: '20440117',
      name: 'SMK Sewon Karya',
      city: 'Kabupaten Bantul',
      students: 524,
      programs: ['warung-naik-kelas', 'pemuda-desa-digital'],
    },
    {
      slug: 'smk-busana-taman-arum',
      npsn: '20440228',
      name: 'SMK Busana Taman Arum',
      city: 'Kota Yogyakarta',
      students: 367,
      programs: ['warung-naik-kelas'],
    },
    {
      slug: 'sma-lereng-salak',
      npsn: '20440339',
      name: 'SMA Lereng Salak',
      city: 'Kabupaten Sleman',
      students: 448,
      programs: ['pemuda-desa-digital'],
    },
    {
      slug: 'smk-batu-kapur',
      npsn: '20440441',
      name: 'SMK Batu Kapur',
      city: 'Kabupaten Gunungkidul',
      students: 286,
      programs: ['warung-naik-kelas', 'pemuda-desa-digital'],
    },
    {
      slug: 'smp-tepi-progo',
      npsn: '20440552',
      name: 'SMP Tepi Progo',
      city: 'Kabupaten Kulon Progo',
      students: 193,
      programs: ['pemuda-desa-digital'],
    },
  ],
  teams: [
    { name: 'Pecel Tanpa Utang', school: 'smk-sewon-karya', program: 'warung-naik-kelas', score: 912, minutes: 131 },
    { name: 'Kios Cahaya Jendela', school: 'smk-busana-taman-arum', program: 'warung-naik-kelas', score: 868, minutes: 144 },
    { name: 'Las Lima Menit', school: 'smk-batu-kapur', program: 'warung-naik-kelas', score: 795, minutes: 126 },
    { name: 'Salak Berkisah', school: 'sma-lereng-salak', program: 'pemuda-desa-digital', score: 741, minutes: 158 },
    { name: 'Mata Air Ketujuh', school: 'smp-tepi-progo', program: 'pemuda-desa-digital', score: null, minutes: null },
    { name: 'Jahit Lurus', school: 'smk-busana-taman-arum', program: 'warung-naik-kelas', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sumiyati Harjono',
      role: 'Penjual pecel di Bantul',
      message:
        'Setiap malam saya mengisi buku lima menit, sambil menunggu nasi untuk besok. Bulan ketiga saya baru tahu bahwa sambal terlaris ternyata merugi. Harganya naik seribu, dan tidak ada yang pergi.',
      class: 'pembukuan-lima-menit',
    },
    {
      name: 'Galih Wicaksono Putro',
      role: 'Teknisi rumah sakit yang belajar lagi',
      message:
        'Saya sudah dua kali menyerah belajar JavaScript. Di sini mentor bertanya pada baris mana saya berhenti dulu, lalu kami mulai persis dari sana. Daftar piket buatan saya dipakai seruangan.',
      class: 'javascript-untuk-yang-pernah-menyerah',
    },
    {
      name: 'Anastasia Rini Kuncoro',
      role: 'Pengurus koperasi guru di Sleman',
      message:
        'Saya selalu membaca laporan sambil menunduk. Sesudah delapan pertemuan, saya berdiri, menatap anggota, dan berhenti sejenak sebelum angka terakhir. Ibu-ibu bertepuk tangan, padahal itu laporan utang.',
      class: 'berani-bicara',
    },
    {
      name: 'Bimo Satrio Jatmiko',
      role: 'Siswa SMK di Gunungkidul',
      message:
        'Halaman pertamaku tentang kambing milik kakek, lengkap dengan nama semua anaknya. Mentor menulis ulasan sepanjang satu layar. Sekarang ada orang dari kota yang menanyakan kambing itu lewat formulirku.',
      class: 'situs-pertamaku',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara ikut kelas di Sanggar?',
      answer:
        'Pilih kelas yang pendaftarannya sedang dibuka, lalu ikut dari halaman kelas itu. Tempatmu langsung tercatat; yang perlu disiapkan ada di halamannya, dan pertanyaan boleh lewat WhatsApp.',
    },
    {
      question: 'Apakah benar ada kelas yang gratis sampai selesai?',
      answer:
        'Ada. Lebih dari separuh kelas Sanggar gratis, termasuk ulasan mentor dan sertifikatnya. Kelas berbayar mulai dari seratus lima puluh ribu rupiah, dan harganya tertulis sejak awal di halaman kelas.',
    },
    {
      question: 'Cukupkah belajar dengan ponsel?',
      answer:
        'Cukup untuk pembukuan, foto produk, menulis surat, dan berbicara. Kelas membuat situs, JavaScript, basis data, dan Python lebih nyaman dengan laptop, termasuk laptop tua yang sudah dirawat.',
    },
    {
      question: 'Kapan jadwal kelasnya?',
      answer:
        'Kelas langsung kebanyakan berlangsung malam hari, sesudah dagangan ditutup. Lokakarya tatap muka diadakan hari Sabtu di Yogyakarta. Bahan bacaan dan rekaman bisa dibuka kapan saja.',
    },
    {
      question: 'Apa yang harus saya lakukan untuk memperoleh sertifikat?',
      answer:
        'Kerjakan semua tugas dan capai nilai lulus kelasnya. Sertifikatnya memuat kode yang bisa diperiksa pemberi kerja. Tugas yang belum lulus boleh diperbaiki dengan bantuan catatan mentor.',
    },
    {
      question: 'Kepada siapa saya bertanya kalau macet?',
      answer:
        'Tanyakan di pertemuan kelas, atau titipkan pertanyaanmu lewat WhatsApp; mentor biasanya menjawab pada hari yang sama. Untuk urusan pendaftaran dan biaya, pengurus Sanggar membalas pesan pada hari kerja sampai pukul delapan malam.',
    },
  ],
  partners: [
    { name: 'Toko Rukun Sejati', kind: 'Perusahaan' },
    { name: 'Studio Halaman Jati', kind: 'Studio' },
    { name: 'Jamu Kunir Wijining', kind: 'Perusahaan' },
    { name: 'Balai Latihan Batu Kapur', kind: 'Pemerintah kabupaten' },
    { name: 'Universitas Tirta Menoreh', kind: 'Kampus' },
    { name: 'Paguyuban Jarum Kotagede', kind: 'Komunitas' },
    { name: 'Radio Kampung Gayeng', kind: 'Media' },
  ],
}
