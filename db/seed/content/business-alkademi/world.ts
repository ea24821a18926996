import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'meja-bundar-konsultan',
      company: 'Meja Bundar Konsultan',
      industry: 'Konsultansi pelatihan',
      summary:
        'Rekan pelaksana Alkademi Business di Jakarta: perancang, fasilitator, dan analis yang memulai setiap tugas dari ruang kerja klien.',
      about: `Meja Bundar menyediakan fasilitator dan analis untuk penugasan Alkademi Business di tujuh belas provinsi. Dua hari pertama selalu dipakai mengamati pekerjaan klien, dan tidak seorang pun diizinkan membuka salindia sebelum catatan pengamatannya selesai dibaca tim.

Kami berjumlah dua puluh dua orang dengan latar pabrik, rumah sakit, bank, dan kantor pemerintah. Perjalanan dinas dibatasi sembilan malam sebulan. Bonus tahunan dihitung dari ukuran dampak yang disepakati bersama klien, bukan dari jumlah hari pelatihan.`,
      city: 'Kota Administrasi Jakarta Pusat',
      jobs: [
        {
          slug: 'perancang-program-pelatihan',
          title: 'Perancang Program Pelatihan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Administrasi Jakarta Pusat',
          salary: { min: 11_000_000, max: 16_500_000 },
          summary: 'Mengubah dua hari pengamatan menjadi program dua belas pekan dengan satu ukuran keberhasilan yang dipahami direksi.',
          duties: [
            'Memimpin audit pekerjaan bersama tim klien',
            'Menyusun rancangan, latihan, dan alat ukur',
            'Mendampingi fasilitator pada putaran pertama',
            'Menulis laporan dampak bulan ketiga',
          ],
          requirements: [
            'Empat tahun merancang pelatihan orang dewasa',
            'Mampu membaca data operasional',
            'Pernah bekerja di luar bidang pelatihan',
          ],
          closesInDays: 31,
        },
        {
          slug: 'fasilitator-aparatur-lepas',
          title: 'Fasilitator Layanan Publik Lepas',
          type: 'contract',
          mode: 'onsite',
          city: 'Kota Surabaya',
          salary: null,
          summary:
            'Memandu lokakarya formulir di kantor layanan Jawa Timur, rata-rata enam hari sebulan, berpasangan dengan fasilitator tetap.',
          duties: ['Mengamati loket sebelum lokakarya', 'Memandu latihan menulis ulang formulir', 'Menyiapkan uji bersama warga'],
          requirements: ['Pernah bekerja di pelayanan publik', 'Tegas menjaga waktu tanpa galak', 'Menulis bahasa Indonesia yang terang'],
          closesInDays: 18,
        },
      ],
    },
    {
      slug: 'semen-batu-rata',
      company: 'Semen Batu Rata',
      industry: 'Manufaktur bahan bangunan',
      summary:
        'Produsen semen di Gresik yang membangun regu data internal dari penyelia lapangan, dan kini mencari orang untuk menemaninya.',
      about: `Semen Batu Rata memproduksi semen kantong untuk Jawa Timur dan Nusa Tenggara. Setelah empat puluh penyelia menyelesaikan program Tim Cakap Data, pertanyaan harian mereka melampaui kemampuan bagian TI, sehingga perusahaan membentuk regu data kecil di lantai produksi.

Regu itu melapor langsung kepada kepala pabrik. Ruangnya berdinding kaca di samping lini pengantongan, sengaja agar operator mudah mengetuk. Anggota regu bekerja lima hari, memakai sepatu keselamatan, dan mempersembahkan satu temuan setiap Jumat pagi.`,
      city: 'Kabupaten Gresik',
      jobs: [
        {
          slug: 'analis-produksi-pabrik-semen',
          title: 'Analis Produksi',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Gresik',
          salary: { min: 8_000_000, max: 11_500_000 },
          summary: 'Mendampingi penyelia menjawab pertanyaan tentang henti lini, mutu, dan pemakaian energi dengan data pabrik sendiri.',
          duties: ['Menyusun dasbor bersama penyelia', 'Memeriksa mutu data setiap pagi', 'Melatih dua penyelia baru setiap kuartal'],
          requirements: ['Dua tahun pengalaman analisis operasional', 'Menguasai SQL dan visualisasi', 'Nyaman bekerja di lantai produksi'],
          closesInDays: 43,
        },
        {
          slug: 'magang-pengembangan-karyawan',
          title: 'Magang Pengembangan Karyawan',
          type: 'internship',
          mode: 'onsite',
          city: 'Kabupaten Gresik',
          salary: { min: 2_600_000, max: 2_600_000 },
          summary: 'Enam bulan membantu bagian SDM mengukur dampak pelatihan, dari wawancara atasan sampai laporan satu halaman.',
          duties: ['Mewawancarai peserta dan atasannya', 'Merapikan data sebelum dan sesudah pelatihan', 'Menyusun laporan bulanan'],
          requirements: [
            'Mahasiswa tingkat akhir psikologi, statistik, atau teknik industri',
            'Rapi mencatat',
            'Bersedia bertugas di pabrik',
          ],
          closesInDays: -8,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'ritel-lumbung-kota',
      type: 'corporate',
      title: 'Kepala Toko Memutuskan Stok Tanpa Menunggu Pusat',
      kind: 'Pelatihan',
      summary: 'Tiga puluh enam kepala toko belajar membaca data penjualan sendiri dan menurunkan barang kedaluwarsa dalam satu kuartal.',
      description: `Ritel Lumbung Kota mengelola 36 toko swalayan. Setiap keputusan stok menunggu laporan pusat yang tiba pada hari kesembilan. Dalam dua hari pengamatan kami menemukan bahwa kepala toko sebenarnya sudah mencatat sendiri di buku kecil, dan buku itu lebih cepat daripada sistem.

## Ukuran yang disepakati

Satu kalimat ditulis bersama direktur operasi: nilai barang kedaluwarsa turun seperlima dalam tiga bulan. Setelah delapan pekan kelas dan empat pekan pendampingan, angkanya turun 27 persen. Empat toko tidak berubah; penyebabnya lemari pendingin, bukan keterampilan, dan itu pun tertulis dalam laporan.

- 12 pekan, 4 kelompok kecil
- Data tidak keluar dari sistem klien`,
      daysAgo: 58,
      client: 'Ritel Lumbung Kota',
      batches: [
        { label: 'Wilayah barat', daysAgo: 170 },
        { label: 'Wilayah timur', daysAgo: 58 },
      ],
      pictures: [
        'Kepala toko membuka buku catatan kecil',
        'Latihan membaca grafik penjualan',
        'Pendampingan di lorong toko',
        'Laporan dampak dibahas bersama direktur',
      ],
    },
    {
      slug: 'pembiayaan-teduh-artha',
      type: 'corporate',
      title: 'Sembilan Ratus Karyawan Kebal Pesan Palsu',
      kind: 'Pelatihan',
      summary:
        'Simulasi penipuan, kelas singkat, dan jalur pelaporan yang mudah menurunkan klik tautan palsu di sebuah perusahaan pembiayaan.',
      description: `Pembiayaan Teduh Artha kehilangan data dua ratus nasabah karena satu email yang menyerupai undangan rapat. Direksi meminta ceramah. Kami meminta izin mengirim simulasi lebih dahulu, tanpa menghukum siapa pun. Hasilnya, sepertiga karyawan mengklik, termasuk dua orang di ruang direksi itu sendiri.

Sembilan sesi kecil kemudian disusun dari pesan yang benar-benar masuk ke kotak surat mereka. Tombol lapor dipasang, dan setiap laporan dibalas dengan ucapan terima kasih. Pada bulan ketiga, klik turun menjadi empat persen, sedangkan laporan naik sebelas kali lipat. Angka kedua itulah yang dirayakan direksi, dengan nasi kuning di setiap lantai.`,
      daysAgo: 145,
      client: 'Pembiayaan Teduh Artha',
      batches: [
        { label: 'Kantor pusat', daysAgo: 200 },
        { label: 'Kantor cabang', daysAgo: 145 },
      ],
      pictures: ['Karyawan membandingkan email asli dan palsu', 'Tombol lapor di layar kotak surat', 'Sesi kecil di ruang makan kantor'],
    },
    {
      slug: 'kantor-layanan-tepian-hulu',
      type: 'government',
      title: 'Formulir Satu Halaman di Kantor Tepian',
      kind: 'Lokakarya',
      summary:
        'Aparatur sebuah kantor layanan di Samarinda memangkas isian formulir dan waktu antre, diumumkan di papan kantornya sendiri.',
      description: `Kantor Layanan Tepian Hulu menerima keluhan yang sama setiap pekan: warga mengisi formulir empat halaman, lalu diminta mengulang karena salah kolom. Selama dua hari, petugas duduk di kursi antrean dengan pakaian biasa dan mengisi formulirnya sendiri. Tidak satu pun selesai tanpa bertanya kepada orang di sebelahnya.

Lokakarya tiga hari memangkas 61 isian menjadi 22. Surat balasan ditulis ulang, lalu diuji kepada lima belas warga yang sedang mengantre. Dalam dua bulan, waktu layanan rata-rata turun dari 47 menjadi 18 menit. Perbandingannya dipasang di papan pengumuman, termasuk satu layanan yang belum membaik beserta alasannya.`,
      daysAgo: 215,
      client: 'Kantor Layanan Tepian Hulu',
      batches: [{ label: 'Angkatan pertama', daysAgo: 215 }],
      pictures: [
        'Petugas mengisi formulir di kursi antrean',
        'Empat halaman formulir lama dicoret',
        'Warga menguji surat balasan baru',
        'Papan waktu layanan di dinding kantor',
      ],
    },
    {
      slug: 'kepala-regu-selat-batam',
      type: 'community',
      title: 'Sekolah Kepala Regu yang Dijalankan Kepala Regu',
      kind: 'Pendampingan',
      summary: 'Himpunan kepala regu di kawasan industri Batam menyusun kelas pemimpin baru dan kini mengajarkannya bergiliran.',
      description: `Himpunan Kepala Regu Selat Batam terdiri atas operator yang naik jabatan tanpa pernah diajari memimpin. Mereka bertemu setiap bulan untuk bertukar cerita: anggota yang terlambat, rapat pagi yang melebar, kawan lama yang tiba-tiba menjadi bawahan. Kami diminta merapikan cerita itu menjadi kelas.

Bersama dua belas kepala regu senior, kami menyusun lokakarya dua hari dengan sembilan adegan nyata. Tiga putaran pertama kami pandu, sesudah itu mereka mengajar bergiliran. Sampai kini 214 kepala regu baru sudah ikut, dan rapat pagi di sebelas pabrik selesai dalam delapan menit.

- 9 adegan, semuanya pernah terjadi
- 12 pengajar dari lini produksi`,
      daysAgo: 430,
      client: 'Himpunan Kepala Regu Selat Batam',
      batches: [
        { label: 'Putaran terpandu', daysAgo: 510 },
        { label: 'Putaran mandiri', daysAgo: 430 },
      ],
      pictures: ['Kepala regu memerankan adegan rapat pagi', 'Catatan adegan di kertas plano', 'Pengajar senior berdiri di depan kelas'],
    },
  ],
  schools: [
    {
      slug: 'smk-industri-tepi-manyar',
      npsn: '20561128',
      name: 'SMK Industri Tepi Manyar',
      city: 'Kabupaten Gresik',
      students: 693,
      programs: ['tim-cakap-data'],
    },
    { slug: 'smk-selat-karya', npsn: '11061239', name: 'SMK Selat Karya', city: 'Kota Batam', students: 752, programs: ['tim-cakap-data'] },
    {
      slug: 'smk-niaga-tepian',
      npsn: '30461341',
      name: 'SMK Niaga Tepian',
      city: 'Kota Samarinda',
      students: 538,
      programs: ['pemerintah-melayani', 'tim-cakap-data'],
    },
    {
      slug: 'sma-pamong-muda',
      npsn: '20361452',
      name: 'SMA Pamong Muda',
      city: 'Kota Surakarta',
      students: 467,
      programs: ['pemerintah-melayani'],
    },
    {
      slug: 'smk-perkantoran-cempaka-raya',
      npsn: '20161563',
      name: 'SMK Perkantoran Cempaka Raya',
      city: 'Kota Administrasi Jakarta Pusat',
      students: 384,
      programs: ['pemerintah-melayani', 'tim-cakap-data'],
    },
  ],
  teams: [
    { name: 'Henti Lini Tiga', school: 'smk-industri-tepi-manyar', program: 'tim-cakap-data', score: 938, minutes: 152 },
    { name: 'Rapat Delapan Menit', school: 'smk-selat-karya', program: 'tim-cakap-data', score: 891, minutes: 128 },
    { name: 'Dua Puluh Dua Isian', school: 'smk-niaga-tepian', program: 'pemerintah-melayani', score: 854, minutes: 141 },
    { name: 'Loket Empat', school: 'sma-pamong-muda', program: 'pemerintah-melayani', score: 786, minutes: 166 },
    { name: 'Arsip Berjalan', school: 'smk-perkantoran-cempaka-raya', program: 'pemerintah-melayani', score: null, minutes: null },
    { name: 'Baris Terakhir', school: 'smk-perkantoran-cempaka-raya', program: 'tim-cakap-data', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Benediktus Haryanto',
      role: 'Direktur operasi perusahaan ritel',
      message:
        'Saya meminta pelatihan, mereka meminta satu kalimat ukuran. Kami berdebat dua jam untuk kalimat itu. Tiga bulan kemudian tidak ada lagi yang berdebat, karena semua orang melihat angka yang sama.',
      class: 'keputusan-dengan-data-sendiri',
    },
    {
      name: 'Rosmalinda Daulay',
      role: 'Manajer SDM rumah sakit swasta',
      message:
        'Anggaran pelatihan saya selalu yang pertama dipotong. Setelah belajar mengukur dampak, saya datang ke rapat membawa satu halaman, bukan daftar hadir. Tahun ini anggarannya justru ditambah.',
      class: 'mengukur-dampak-pelatihan',
    },
    {
      name: 'Syahrul Ramadani',
      role: 'Kepala seksi pelayanan di Samarinda',
      message:
        'Duduk di kursi antrean kantor sendiri itu memalukan. Saya salah mengisi kolom ketiga, padahal saya yang menyetujui formulirnya. Hari itu juga kami mencoret empat belas isian bersama.',
      class: 'formulir-yang-ramah-warga',
    },
    {
      name: 'Wawan Setiadi Kosasih',
      role: 'Kepala regu pengantongan di Gresik',
      message:
        'Kemarin saya operator, hari ini memimpin teman minum kopi. Latihan adegan itu terasa persis seperti lini kami. Sekarang rapat pagi pendek, dan teman-teman masih mau minum kopi bersama saya.',
      class: 'pemimpin-baru-lini-produksi',
    },
  ],
  faq: [
    {
      question: 'Bagaimana sebuah kerja sama dimulai?',
      answer:
        'Isi formulir permintaan dengan satu masalah yang paling mengganggu tim Anda. Kami menelepon dalam dua hari kerja, lalu menjadwalkan dua hari pengamatan. Sesudahnya Anda menerima rancangan, ukuran keberhasilan, dan penawaran tertulis.',
    },
    {
      question: 'Berapa biaya pelatihan untuk satu divisi?',
      answer:
        'Biaya dihitung dari jumlah kelompok dan lokasi, bukan dari jumlah salindia. Kelas terbuka untuk perorangan mulai dari tujuh ratus lima puluh ribu rupiah, dan beberapa kelas dibiayai mitra. Penawaran divisi selalu memuat rincian.',
    },
    {
      question: 'Apa yang terjadi bila ukuran yang disepakati tidak tercapai?',
      answer:
        'Kami memberikan sesi pendampingan tambahan tanpa biaya dan menuliskan penyebabnya dalam laporan dampak. Kadang penyebabnya alat atau aturan, bukan keterampilan; itu pun kami sampaikan apa adanya.',
    },
    {
      question: 'Apakah data perusahaan kami aman?',
      answer:
        'Peserta bekerja di lingkungan yang disetujui bagian TI dan hukum Anda. Kami menandatangani perjanjian kerahasiaan, tidak menyalin data keluar, dan memakai data tiruan untuk semua bahan yang dibawa pulang.',
    },
    {
      question: 'Apakah jadwalnya mengganggu jam operasi?',
      answer:
        'Kelas berlangsung dua jam sepekan dalam kelompok kecil, menyesuaikan giliran kerja Anda. Untuk pabrik dan rumah sakit kami menyediakan sesi pagi, sore, dan malam sehingga tidak seluruh regu meninggalkan pos bersamaan.',
    },
    {
      question: 'Apakah peserta memperoleh sertifikat dan berkas pertanggungjawaban?',
      answer:
        'Ya. Setiap peserta yang lulus menerima sertifikat yang dapat diperiksa. Lembaga pemerintah menerima berkas lengkap: kerangka acuan, daftar hadir, bahan, faktur, dan laporan dampak pada bulan ketiga.',
    },
  ],
  partners: [
    { name: 'Meja Bundar Konsultan', kind: 'Rekan pelaksana' },
    { name: 'Semen Batu Rata', kind: 'Perusahaan' },
    { name: 'Ritel Lumbung Kota', kind: 'Perusahaan' },
    { name: 'Pembiayaan Teduh Artha', kind: 'Perusahaan' },
    { name: 'Kantor Layanan Tepian Hulu', kind: 'Pemerintah kota' },
    { name: 'Himpunan Kepala Regu Selat Batam', kind: 'Komunitas' },
    { name: 'Sekolah Bisnis Jenggala', kind: 'Kampus' },
  ],
}
