import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'roda-gigi-analitika',
      company: 'Roda Gigi Analitika',
      industry: 'Analitik manufaktur',
      summary:
        'Penyedia analitik pabrik di Bekasi yang sengaja merekrut mantan mekanik dan operator karena mereka tahu bunyi mesin yang sakit.',
      about: `Roda Gigi membaca data mesin untuk dua puluh enam pabrik di koridor timur Jakarta. Pendirinya pernah menjadi mekanik giliran malam, dan sampai sekarang setiap laporan harus lolos satu pertanyaan: apa yang dilakukan operator setelah membacanya?

Sebelas dari tiga puluh pegawai kami berganti karier di atas usia tiga puluh. Lamaran dibaca tanpa melihat ijazah, wawancara diadakan selepas jam kerja, dan gaji percobaan sama besarnya dengan gaji tetap. Pengalaman lama dihitung sebagai pengalaman.`,
      city: 'Kabupaten Bekasi',
      jobs: [
        {
          slug: 'analis-data-mesin-junior',
          title: 'Analis Data Mesin Junior',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kabupaten Bekasi',
          salary: { min: 6_500_000, max: 8_800_000 },
          summary: 'Mengolah catatan getaran dan henti mesin, lalu duduk bersama kepala regu sampai usulannya masuk akal bagi kedua pihak.',
          duties: [
            'Merapikan catatan mesin dari tiga pabrik',
            'Menulis laporan mingguan satu halaman',
            'Mengunjungi lantai produksi setiap Rabu',
            'Mencatat usulan yang ditolak beserta alasannya',
          ],
          requirements: [
            'Pernah bekerja di pabrik, gudang, atau bengkel',
            'Menguasai SQL dan lembar kerja',
            'Satu proyek data yang dipakai orang lain',
          ],
          closesInDays: 27,
        },
        {
          slug: 'kontrak-penata-data-arsip',
          title: 'Penata Data Arsip Perawatan',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 3_500_000, max: 4_500_000 },
          summary:
            'Tiga bulan, lima belas jam sepekan, memindahkan buku perawatan mesin ke tabel yang rapi tanpa mengundurkan diri dahulu.',
          duties: ['Menyalin dan memeriksa buku perawatan', 'Menyeragamkan nama suku cadang', 'Menandai catatan yang saling bertentangan'],
          requirements: [
            'Teliti pada malam hari sekalipun',
            'Terbiasa dengan rumus pencarian',
            'Bisa hadir rapat Sabtu pagi dua pekan sekali',
          ],
          closesInDays: 15,
        },
      ],
    },
    {
      slug: 'ujisilang',
      company: 'Ujisilang',
      industry: 'Pengujian perangkat lunak',
      summary:
        'Rumah pengujian di Tangerang Selatan yang mempekerjakan mantan perawat, kasir, dan penyunting karena mereka biasa memeriksa dua kali.',
      about: `Ujisilang memeriksa aplikasi rumah sakit, bank, dan angkutan sebelum dipakai orang yang sedang panik. Kami percaya ketelitian lebih sulit diajarkan daripada alat, maka separuh penguji kami datang dari pekerjaan yang tidak ada hubungannya dengan komputer.

Setiap penguji memegang paling banyak dua produk. Laporan kutu dinilai dari apakah pengembang bisa mengulanginya tanpa bertanya. Jam kerja berakhir pukul lima, karena mata yang lelah meloloskan kesalahan, dan kesalahan itu akan bertemu pasien.`,
      city: 'Kota Tangerang Selatan',
      jobs: [
        {
          slug: 'penguji-aplikasi-kesehatan',
          title: 'Penguji Aplikasi Kesehatan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Tangerang Selatan',
          salary: { min: 5_800_000, max: 7_600_000 },
          summary: 'Merancang uji untuk aplikasi rawat jalan bersama mantan perawat, termasuk keadaan yang hanya terjadi pukul tiga pagi.',
          duties: [
            'Menyusun kasus uji dari kejadian nyata',
            'Menulis laporan kutu yang bisa diulang',
            'Mengotomatiskan uji yang membosankan',
          ],
          requirements: ['Latar kesehatan atau pelayanan lebih diutamakan', 'Paham rancangan uji dasar', 'Menulis runtut dan tenang'],
          closesInDays: 38,
        },
        {
          slug: 'perancang-materi-latih-penguji',
          title: 'Perancang Materi Latih Penguji',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Mengubah kebiasaan penguji senior menjadi latihan singkat bagi pegawai baru yang baru berganti profesi.',
          duties: ['Mengamati penguji senior bekerja', 'Menyusun enam latihan setiap bulan', 'Menguji latihan kepada pegawai baru'],
          requirements: [
            'Pernah mengajar atau melatih orang dewasa',
            'Mengenal dasar rancangan pengalaman',
            'Tersedia sepuluh jam sepekan',
          ],
          closesInDays: -3,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'pabrik-ban-citra-aspal',
      type: 'corporate',
      title: 'Dua Belas Mekanik Menjadi Analis di Pabriknya Sendiri',
      kind: 'Alih peran',
      summary:
        'Pabrik ban memindahkan dua belas mekanik ke regu data baru, dilatih malam hari dengan gaji penuh dan jalan pulang yang tertulis.',
      description: `Pabrik Ban Citra Aspal memerlukan analis, tetapi pelamar dari luar menyerah ketika melihat catatan mesin bertulis tangan. Kami mengusulkan arah sebaliknya: memilih dua belas mekanik yang paling sering ditanyai rekan, lalu mengajari mereka mengolah catatan yang sudah mereka hafal di luar kepala.

Kelas berlangsung dua belas pekan, dua malam sepekan, dengan gaji penuh dan hak kembali ke pos lama. Proyek akhirnya adalah henti mesin nomor tujuh. Sepuluh orang pindah peran. Dua orang memilih kembali menjadi mekanik, dan laporan hasil kami menyebut keduanya sebagai keputusan yang baik.

- Henti mesin nomor tujuh turun seperempat
- Tidak ada jam lembur tanpa bayaran`,
      daysAgo: 120,
      client: 'Pabrik Ban Citra Aspal, Kabupaten Karawang',
      batches: [
        { label: 'Angkatan 1', daysAgo: 290 },
        { label: 'Angkatan 2', daysAgo: 120 },
      ],
      pictures: [
        'Mekanik membaca grafik henti mesin',
        'Catatan tangan di samping laptop',
        'Pemaparan usulan kepada manajer pabrik',
        'Peserta di depan mesin nomor tujuh',
      ],
    },
    {
      slug: 'uji-antar-obat-kencana',
      type: 'corporate',
      title: 'Uji Berbayar Pertama oleh Mantan Perawat',
      kind: 'Proyek peserta',
      summary:
        'Peserta jalur penguji memeriksa aplikasi antar obat selama enam akhir pekan, dibayar, dan menemukan celah yang berbahaya bagi pasien.',
      description: `Antar Obat Kencana akan meluncurkan fitur resep berulang. Alih-alih latihan khayalan, enam peserta jalur penguji mengerjakannya sebagai proyek berbayar, dengan kontrak, tenggat, dan tagihan sungguhan. Tiga di antara mereka pernah menjadi perawat dan langsung bertanya tentang dosis anak, sebelum menanyakan warna tombol.

## Yang ditemukan

Dalam enam akhir pekan mereka menulis 84 laporan kutu; pengembang dapat mengulangi 79. Satu laporan menunda peluncuran selama sepekan: satuan dosis berubah sendiri ketika alamat pengiriman diganti. Klien membayar penuh, mengucapkan terima kasih, lalu merekrut dua orang dari regu itu untuk memeriksa fitur berikutnya sebagai pegawai tetap.`,
      daysAgo: 64,
      client: 'Antar Obat Kencana',
      batches: [{ label: 'Enam akhir pekan', daysAgo: 64 }],
      pictures: ['Peserta menguji aplikasi di meja dapur', 'Papan berisi laporan kutu', 'Serah terima hasil uji lewat panggilan video'],
    },
    {
      slug: 'kelas-arah-jatiluhur',
      type: 'government',
      title: 'Kelas Arah untuk Pekerja yang Pabriknya Tutup',
      kind: 'Pendampingan',
      summary: 'Tiga pekan kelas arah bagi 140 pekerja yang baru kehilangan pekerjaan, bersama sebuah kantor penempatan di Purwakarta.',
      description: `Ketika dua pabrik garmen tutup dalam satu bulan, Kantor Penempatan Kerja Lembah Jatiluhur meminta pelatihan komputer secepatnya. Kami menyarankan menunggu tiga pekan. Orang yang baru kehilangan pekerjaan sering memilih kelas pertama yang ditawarkan, lalu kehilangan waktu dan tabungan untuk kedua kalinya.

Selama tiga pekan, 140 orang memetakan kemampuan lama, mewawancarai tiga pekerja di bidang incaran, dan menghitung tabungan. Hasilnya beragam: 52 orang masuk jalur digital, 41 mencari pabrik lain, 30 membuka usaha, 17 belum memutuskan. Kantor itu kini menjadikan kelas arah sebagai langkah pertama sebelum membiayai pelatihan apa pun bagi siapa pun.`,
      daysAgo: 230,
      client: 'Kantor Penempatan Kerja Lembah Jatiluhur',
      batches: [
        { label: 'Gelombang pagi', daysAgo: 245 },
        { label: 'Gelombang petang', daysAgo: 230 },
      ],
      pictures: [
        'Pekerja menempel peta kemampuan di dinding',
        'Hitungan tabungan di selembar kertas',
        'Wawancara dengan pekerja di bidang incaran',
      ],
    },
    {
      slug: 'klien-pertama-simpang-depok',
      type: 'community',
      title: 'Klien Pertama bagi Pengemudi Ojek Daring',
      kind: 'Lokakarya',
      summary:
        'Lokakarya tiga akhir pekan bagi pengemudi ojek di Depok: satu klien kecil, satu harga yang wajar, dan satu penyerahan tepat janji.',
      description: `Persaudaraan Pengemudi Simpang Depok menghubungi kami karena banyak anggotanya diam-diam belajar desain dan pembukuan di sela menunggu penumpang. Mereka punya keterampilan, tetapi belum pernah menyebut harga kepada siapa pun. Lokakarya diadakan Sabtu pagi, ketika pesanan biasanya sepi dan ponsel boleh dimatikan.

Setiap pengemudi mencari satu klien dalam radius dua kilometer: warung, bengkel, tempat cuci. Mereka berlatih menaksir jam kerja, menulis janji setengah halaman, dan meminta uang muka tanpa gemetar. Dari 36 peserta, 25 menyerahkan pekerjaan tepat waktu. Upah rata-rata pertamanya tiga ratus sepuluh ribu rupiah, dan sembilan klien memesan lagi.`,
      daysAgo: 375,
      client: 'Persaudaraan Pengemudi Simpang Depok',
      batches: [{ label: 'Tiga akhir pekan', daysAgo: 375 }],
      pictures: [
        'Jaket pengemudi di sandaran kursi kelas',
        'Latihan menyebut harga berpasangan',
        'Daftar menu baru hasil karya peserta',
        'Peserta dan klien pertamanya',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-mesin-karya-tarum',
      npsn: '20251163',
      name: 'SMK Mesin Karya Tarum',
      city: 'Kabupaten Bekasi',
      students: 786,
      programs: ['jalur-dua-belas'],
    },
    {
      slug: 'pkbm-lampu-malam',
      npsn: '20251274',
      name: 'PKBM Lampu Malam',
      city: 'Kota Depok',
      students: 142,
      programs: ['jalur-dua-belas', 'jembatan-biaya'],
    },
    {
      slug: 'pkbm-jatiluhur-bangkit',
      npsn: '20251385',
      name: 'PKBM Jatiluhur Bangkit',
      city: 'Kabupaten Purwakarta',
      students: 118,
      programs: ['jembatan-biaya'],
    },
    {
      slug: 'smk-kesehatan-bakti-sentosa',
      npsn: '20651496',
      name: 'SMK Kesehatan Bakti Sentosa',
      city: 'Kota Tangerang Selatan',
      students: 431,
      programs: ['jalur-dua-belas'],
    },
    {
      slug: 'lkp-simpang-tujuh',
      npsn: '20251517',
      name: 'LKP Simpang Tujuh',
      city: 'Kabupaten Karawang',
      students: 74,
      programs: ['jalur-dua-belas', 'jembatan-biaya'],
    },
  ],
  teams: [
    { name: 'Giliran Malam', school: 'smk-mesin-karya-tarum', program: 'jalur-dua-belas', score: 926, minutes: 168 },
    { name: 'Periksa Dua Kali', school: 'smk-kesehatan-bakti-sentosa', program: 'jalur-dua-belas', score: 884, minutes: 147 },
    { name: 'Cuti Tahunan', school: 'pkbm-lampu-malam', program: 'jalur-dua-belas', score: 817, minutes: 174 },
    { name: 'Pesangon Pertama', school: 'pkbm-jatiluhur-bangkit', program: 'jembatan-biaya', score: 762, minutes: 153 },
    { name: 'Mesin Nomor Tujuh', school: 'lkp-simpang-tujuh', program: 'jalur-dua-belas', score: null, minutes: null },
    { name: 'Sisa Cicilan', school: 'pkbm-lampu-malam', program: 'jembatan-biaya', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sutrisno Budiharjo',
      role: 'Analis data pabrik, sebelas tahun menjadi mekanik',
      message:
        'Umur saya empat puluh satu dan anak dua. Pekan kelima saya hampir berhenti. Mentor tidak menyemangati, ia menunjukkan bahwa catatan mesin saya lebih rapi daripada contoh di bahan ajarnya.',
      class: 'analis-data-dari-lantai-pabrik',
    },
    {
      name: 'Fransiska Melati Nainggolan',
      role: 'Penguji perangkat lunak, mantan perawat bangsal',
      message:
        'Di bangsal saya membaca label tiga kali sebelum menyuntik. Ternyata kebiasaan itu ada upahnya di dunia lain. Gaji pertama saya naik sedikit saja, tetapi sekarang saya tidur pada malam hari.',
      class: 'penguji-perangkat-lunak-teliti',
    },
    {
      name: 'Hapsari Wulandini',
      role: 'Perancang pengalaman belajar, dulu guru SD di Bekasi',
      message:
        'Saya kira lima belas tahun mengajar tidak laku di luar sekolah. Di kelas ini pengalaman itu justru bahan utamanya: saya tahu persis wajah orang yang tidak paham tetapi mengangguk.',
      class: 'perancang-pengalaman-dari-ruang-kelas',
    },
    {
      name: 'Andre Kurnia Saputro',
      role: 'Kasir yang memutuskan tidak pindah karier',
      message:
        'Sesudah tiga pekan memetakan arah dan mewawancarai tiga orang, saya tahu pekerjaan itu bukan untuk saya. Tidak ada yang kecewa. Saya minta naik jabatan di toko, dan sekarang menjadi kepala cabang.',
      class: 'mencari-arah',
    },
  ],
  faq: [
    {
      question: 'Saya masih bekerja penuh waktu. Sanggupkah ikut?',
      answer:
        'Kelas memang dirancang untuk itu: Selasa dan Kamis malam, ditambah Sabtu pagi dua pekan sekali. Siapkan delapan sampai sepuluh jam sepekan. Pertemuan direkam bila kamu terkena giliran kerja malam.',
    },
    {
      question: 'Berapa biayanya, dan bagaimana kalau belum sanggup membayar?',
      answer:
        'Jalur dua belas pekan berbiaya antara dua setengah dan tiga setengah juta rupiah. Enam tempat setiap angkatan memakai Jembatan Biaya: bayar setelah bekerja, paling banyak delapan persen dari upah, tanpa bunga.',
    },
    {
      question: 'Apakah dijamin mendapat pekerjaan?',
      answer:
        'Tidak, dan kami curiga pada siapa pun yang menjaminnya. Yang kami berikan ialah proyek berbayar, latihan wawancara, dan laporan hasil setiap angkatan yang menghitung pula mereka yang belum bekerja.',
    },
    {
      question: 'Bolehkah berhenti di tengah jalan?',
      answer:
        'Boleh. Sampai akhir pekan ketiga uangmu kembali penuh tanpa ditanya alasannya. Sesudah itu kamu bisa pindah sekali ke angkatan berikutnya kalau ada keadaan keluarga atau pekerjaan yang berubah.',
    },
    {
      question: 'Perlukah latar belakang komputer dan laptop bagus?',
      answer:
        'Tidak perlu latar komputer; pengalaman kerja lamamu lebih berguna. Laptop dengan memori delapan gigabita cukup untuk semua jalur. Kelas Mencari Arah bahkan bisa diikuti seluruhnya dari ponsel.',
    },
    {
      question: 'Apa yang saya terima setelah lulus?',
      answer:
        'Sertifikat yang dapat diperiksa, satu proyek berbayar dengan kesaksian klien, portofolio yang sudah dikritik, dan akses ke temu alumni. Mentor masih menjawab pertanyaanmu selama enam bulan pertama di pekerjaan baru.',
    },
  ],
  partners: [
    { name: 'Roda Gigi Analitika', kind: 'Perusahaan' },
    { name: 'Ujisilang', kind: 'Perusahaan' },
    { name: 'Pabrik Ban Citra Aspal', kind: 'Pabrik' },
    { name: 'Antar Obat Kencana', kind: 'Perusahaan rintisan' },
    { name: 'Kantor Penempatan Kerja Lembah Jatiluhur', kind: 'Pemerintah kabupaten' },
    { name: 'Politeknik Malam Citarum', kind: 'Kampus' },
    { name: 'Persaudaraan Pengemudi Simpang Depok', kind: 'Komunitas' },
  ],
}
