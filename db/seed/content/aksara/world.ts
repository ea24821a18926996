import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'papan-kapur-perangkat-lunak',
      company: 'Papan Kapur Perangkat Lunak',
      industry: 'Perangkat lunak pendidikan',
      summary:
        'Rekan pengembang Aksara di Bandung yang membuat sambungan rapor, presensi, dan perpustakaan untuk sekolah berjaringan lemah.',
      about: `Papan Kapur menulis perangkat lunak yang diuji di ruang guru, bukan di ruang rapat. Setiap rilis dicoba dahulu pada ponsel satu jutaan dengan jaringan yang sengaja dilambatkan, dan tidak boleh keluar sebelum tiga guru menyelesaikan pekerjaannya tanpa bertanya.

Kami berjumlah sembilan belas orang, enam di antaranya mantan guru. Hari Rabu bebas rapat, dan setiap orang berkunjung ke sekolah dua kali setahun. Catatan kunjungan itu dibaca bersama sebelum kami memutuskan apa yang dikerjakan berikutnya.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'insinyur-antarmuka-ringan',
          title: 'Insinyur Antarmuka Ringan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 10_000_000, max: 15_000_000 },
          summary:
            'Membangun halaman yang tetap terbuka saat sinyal hilang, kecil ukurannya, dan nyaman dipakai guru dengan satu ibu jari.',
          duties: [
            'Membangun dan merawat komponen antarmuka Aksara',
            'Menjaga anggaran ukuran setiap halaman',
            'Menguji pada perangkat lama dan pembaca layar',
            'Menulis catatan rilis yang dimengerti guru',
          ],
          requirements: [
            'Pengalaman tiga tahun dengan HTML, CSS, dan TypeScript',
            'Paham penyimpanan luring dan sinkronisasi',
            'Suka menghapus kode sebanyak menulisnya',
          ],
          closesInDays: 37,
        },
        {
          slug: 'penguji-bersama-guru',
          title: 'Penguji Bersama Guru',
          type: 'contract',
          mode: 'hybrid',
          city: 'Kabupaten Bandung Barat',
          salary: { min: 4_500_000, max: 6_000_000 },
          summary: 'Duduk di samping guru ketika mereka mencoba fitur baru, mencatat tempat mereka ragu, dan mengubahnya menjadi laporan.',
          duties: [
            'Menjadwalkan enam sesi uji setiap bulan',
            'Mencatat keraguan, bukan hanya kesalahan',
            'Mengulang uji setelah perbaikan',
          ],
          requirements: [
            'Pernah mengajar atau bekerja di sekolah',
            'Pendengar yang sabar dan tidak menggurui',
            'Tulisan laporannya ringkas',
          ],
          closesInDays: 18,
        },
      ],
    },
    {
      slug: 'mitra-ruang-guru-tenang',
      company: 'Ruang Tenang Konsultan Sekolah',
      industry: 'Pendampingan sekolah',
      summary:
        'Pendamping sekolah di Lombok yang membantu pemindahan data, pelatihan guru, dan penataan jadwal tanpa menambah lembur siapa pun.',
      about: `Ruang Tenang membantu sekolah berganti sistem tanpa kehilangan akhir pekan. Kami datang sebelum tahun ajaran, memindahkan data bersama tata usaha, lalu menemani guru pada pekan pertama, ketika kata sandi hilang dan semua orang ingin kembali memakai kertas.

Pendamping kami tinggal di daerah yang mereka layani, dari Praya sampai Sumbawa Besar. Masing-masing memegang paling banyak delapan sekolah. Ukuran keberhasilan kami sederhana: setelah satu semester, sekolah sudah jarang sekali menelepon kami.`,
      city: 'Kota Mataram',
      jobs: [
        {
          slug: 'pendamping-sekolah-lombok',
          title: 'Pendamping Sekolah',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Lombok Tengah',
          salary: { min: 3_400_000, max: 4_400_000 },
          summary: 'Menemani delapan sekolah memakai Aksara, dari pemindahan data siswa sampai rapor pertama yang terbit tepat waktu.',
          duties: [
            'Mengunjungi setiap sekolah dua kali sebulan',
            'Melatih guru dalam kelompok kecil',
            'Memeriksa data siswa bersama tata usaha',
            'Melaporkan keluhan ke tim produk',
          ],
          requirements: [
            'Terbiasa dengan lembar kerja dan data siswa',
            'Memiliki kendaraan dan suka berkeliling',
            'Tenang menghadapi pekan rapor',
          ],
          closesInDays: 21,
        },
        {
          slug: 'penyusun-panduan-guru',
          title: 'Penyusun Panduan Guru',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary:
            'Menulis panduan bergambar satu halaman untuk guru yang sedang terburu-buru, lalu memeriksanya bersama tiga guru sungguhan.',
          duties: [
            'Menulis dua panduan setiap pekan',
            'Mengambil tangkapan layar yang terbaca di ponsel',
            'Memperbarui panduan ketika fitur berubah',
          ],
          requirements: ['Menulis dengan kalimat pendek dan urut', 'Mengenal pekerjaan harian guru', 'Mau menerima coretan'],
          closesInDays: -5,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'yayasan-sekolah-pelita-lereng',
      type: 'corporate',
      title: 'Sebelas Sekolah, Satu Rapor yang Terbaca',
      kind: 'Penerapan sistem',
      summary:
        'Menyatukan sebelas bentuk rapor milik satu jaringan sekolah swasta menjadi satu rapor dua halaman yang dimengerti orang tua.',
      description: `Jaringan Sekolah Pelita Lereng memakai sebelas bentuk rapor, dan tidak seorang pun ingat alasannya. Sebelum memasang apa pun, kami mengumpulkan dua puluh orang tua dan meminta mereka membacakan rapor anaknya keras-keras. Bagian yang membuat mereka berhenti membaca, kami coret. Tinggal sepertiganya.

Setelah tiga kali uji, lahirlah rapor dua halaman: capaian di depan, catatan guru di belakang. Pemindahan data enam tahun selesai dalam empat pekan, dengan satu sekolah dipindahkan setiap kali. Semester pertama terbit dua hari lebih cepat, tanpa guru menginap di sekolah.

- 214 guru dilatih dalam kelompok berisi delapan
- Data lama tetap bisa diunduh sekolah
- Sebelas bentuk rapor lama diarsipkan`,
      daysAgo: 190,
      client: 'Jaringan Sekolah Pelita Lereng, Kota Salatiga',
      batches: [
        { label: 'Sekolah percontohan', daysAgo: 380 },
        { label: 'Sepuluh sekolah berikutnya', daysAgo: 190 },
      ],
      pictures: [
        'Orang tua membaca rapor keras-keras di perpustakaan',
        'Rapor lama penuh coretan pensil merah',
        'Guru mencoba rapor baru di ponsel',
        'Dua halaman rapor baru ditempel di papan',
      ],
    },
    {
      slug: 'presensi-luring-sumba-timur',
      type: 'government',
      title: 'Presensi Luring untuk Sekolah tanpa Sinyal',
      kind: 'Pengembangan fitur',
      summary:
        'Membangun presensi yang disimpan di ponsel dan dikirim saat guru turun ke kota, untuk tiga puluh dua sekolah di Sumba Timur.',
      description: `Kantor Layanan Sekolah Kabupaten Sumba Timur memerlukan data kehadiran, padahal tiga puluh dua sekolahnya hanya mendapat sinyal di atas bukit. Kami menghabiskan dua pekan di sana dan belajar bahwa guru turun ke kota setiap hari pasar, membawa ponsel, jeriken, dan kabar. Dari kebiasaan itulah rancangannya bermula.

## Kiriman hari pasar

Presensi kini disimpan di ponsel dan terkirim sendiri ketika sinyal ditemukan, biasanya hari Sabtu. Ukurannya lebih kecil daripada satu foto. Fitur ini sempat ditolak Sekolah Perintis karena terlalu rumit; versi ketiganya, yang hanya berisi dua tombol, diterima tanpa perdebatan. Data pekanan kini sampai sebelum Senin siang.`,
      daysAgo: 330,
      client: 'Kantor Layanan Sekolah Kabupaten Sumba Timur',
      batches: [
        { label: 'Delapan sekolah uji', daysAgo: 520 },
        { label: 'Tiga puluh dua sekolah', daysAgo: 330 },
      ],
      pictures: [
        'Guru mencari sinyal di atas bukit sabana',
        'Layar presensi dengan dua tombol besar',
        'Hari pasar dengan guru dan ponsel di antara jeriken',
      ],
    },
    {
      slug: 'perpustakaan-madrasah-selong',
      type: 'community',
      title: 'Katalog Perpustakaan Buatan Siswa Madrasah',
      kind: 'Pendampingan',
      summary:
        'Siswa enam madrasah mendata empat ribu buku dengan ponsel, menulis ulasan dua kalimat, dan menata rak menurut rasa ingin tahu.',
      description: `Forum Pustakawan Madrasah memiliki banyak buku hibah yang menumpuk tanpa katalog. Kami mengusulkan supaya siswa sendiri yang mendata, sebab merekalah pembacanya. Setiap Jumat, kelompok berisi empat anak memotret sampul, mengetik judul, dan menulis ulasan dua kalimat yang boleh jujur. Pustakawan hanya memeriksa ejaan nama pengarang.

Dalam satu semester terdata 4.180 buku, termasuk tiga ratus yang ternyata kembar dan kemudian dihibahkan lagi. Rak tidak diatur menurut nomor saja, tetapi juga menurut pertanyaan, misalnya mengapa laut asin. Peminjaman naik tiga kali lipat, terutama pada rak berlabel buku yang tebal tetapi layak. Katalog itu kini menjadi tugas tetap kelas delapan.`,
      daysAgo: 246,
      client: 'Forum Pustakawan Madrasah, Kabupaten Lombok Timur',
      batches: [
        { label: 'Tiga madrasah', daysAgo: 340 },
        { label: 'Enam madrasah', daysAgo: 246 },
      ],
      pictures: [
        'Empat siswa memotret sampul buku di lantai perpustakaan',
        'Rak berlabel pertanyaan tulisan tangan',
        'Kartu ulasan dua kalimat yang terselip di buku',
        'Pustakawan memisahkan buku kembar ke dalam kardus',
      ],
    },
    {
      slug: 'pindah-data-yayasan-kampung-dayung',
      type: 'community',
      title: 'Pindah Data Tanpa Libur Panjang',
      kind: 'Pemindahan data',
      summary: 'Memindahkan catatan sembilan tahun milik sekolah kampung nelayan dari buku besar, cakram lepas, dan ingatan Bu Tata Usaha.',
      description: `Sekolah Kampung Dayung menyimpan datanya di tiga tempat: buku besar, cakram lepas, dan ingatan Bu Ratmi yang akan pensiun bulan Juni. Kami datang pada bulan Maret, duduk di sampingnya, dan mencatat setiap kebiasaan sebelum menyentuh satu pun berkas atau tombol. Tiga buku tulis penuh catatan lahir dari percakapan itu.

Data 1.340 siswa dipindahkan sedikit demi sedikit setiap sore, diperiksa dua orang, lalu dicetak satu salinan. Tidak ada hari belajar yang terpakai. Pada hari terakhirnya, Bu Ratmi mengunduh seluruh data sekolah sendirian dan menyerahkannya kepada penggantinya sambil tersenyum. Salinan cetaknya disimpan di lemari kepala sekolah.`,
      daysAgo: 58,
      client: 'Yayasan Kampung Dayung, Kabupaten Tuban',
      batches: [{ label: 'Pemindahan Maret sampai Juni', daysAgo: 58 }],
      pictures: [
        'Buku besar tebal dengan tulisan tangan rapi',
        'Bu Ratmi dan penggantinya di depan satu layar',
        'Kotak berisi cakram lepas berlabel tahun',
        'Upacara kecil penyerahan data di ruang guru',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-pelita-lereng',
      npsn: '20338015',
      name: 'SMA Pelita Lereng',
      city: 'Kota Salatiga',
      students: 586,
      programs: ['sekolah-perintis'],
    },
    {
      slug: 'mts-nurul-samudra',
      npsn: '50222674',
      name: 'MTs Nurul Samudra',
      city: 'Kabupaten Lombok Timur',
      students: 243,
      programs: ['sekolah-perintis'],
    },
    {
      slug: 'smk-sabana-karya',
      npsn: '50305918',
      name: 'SMK Sabana Karya',
      city: 'Kabupaten Sumba Timur',
      students: 158,
      programs: ['sekolah-perintis'],
    },
    {
      slug: 'smp-dayung-bahari',
      npsn: '20505402',
      name: 'SMP Dayung Bahari',
      city: 'Kabupaten Tuban',
      students: 204,
      programs: ['sekolah-perintis'],
    },
    {
      slug: 'sma-parahyangan-jingga',
      npsn: '20227761',
      name: 'SMA Parahyangan Jingga',
      city: 'Kota Bandung',
      students: 834,
      programs: ['sekolah-perintis'],
    },
  ],
  teams: [
    { name: 'Spidol Kering', school: 'sma-parahyangan-jingga', program: 'sekolah-perintis', score: 926, minutes: 99 },
    { name: 'Hari Pasar', school: 'smk-sabana-karya', program: 'sekolah-perintis', score: 881, minutes: 116 },
    { name: 'Rapor Dua Halaman', school: 'sma-pelita-lereng', program: 'sekolah-perintis', score: 834, minutes: 137 },
    { name: 'Rak Bertanya', school: 'mts-nurul-samudra', program: 'sekolah-perintis', score: 795, minutes: 144 },
    { name: 'Sinyal Dayung', school: 'smp-dayung-bahari', program: 'sekolah-perintis', score: null, minutes: null },
    { name: 'Kapur Warna', school: 'sma-parahyangan-jingga', program: 'sekolah-perintis', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Endang Sulastri Wibowo',
      role: 'Guru sejarah, Kota Salatiga',
      message:
        'Saya guru yang paling lambat soal aplikasi. Setelah kelas pekan pertama, tugas anak-anak terkumpul rapi dan saya tahu siapa yang terlambat karena malas, siapa yang karena tidak punya pulsa.',
      class: 'pekan-pertama-dengan-aksara',
    },
    {
      name: 'Lalu Wirajaya',
      role: 'Operator madrasah, Kabupaten Lombok Timur',
      message:
        'Dulu pekan rapor berarti tidur di ruang tata usaha. Sekarang saya tahu urutannya, tahu cadangan datanya di mana, dan pulang sebelum magrib. Istri saya yang paling gembira.',
      class: 'admin-sekolah-tenang',
    },
    {
      name: 'Debora Rambu Ana',
      role: 'Kepala sekolah, Kabupaten Sumba Timur',
      message:
        'Kelasnya mengajari saya bertanya dulu sebelum membaca grafik. Angka hadir turun bukan karena anak malas, melainkan karena musim tanam. Jadwal ujian akhirnya kami geser dua pekan.',
      class: 'kepala-sekolah-membaca-angka',
    },
    {
      name: 'Wahyu Kartanegara',
      role: 'Guru kimia, Kabupaten Tuban',
      message:
        'Berkas saya dulu 40 megabita dan tidak ada yang membuka. Setelah belajar merampingkan bahan, ukurannya jadi 300 kilobita dan murid malah bertanya soal isinya. Itu kemajuan besar bagi saya.',
      class: 'bahan-ajar-ringan-dan-terbaca',
    },
  ],
  faq: [
    {
      question: 'Bagaimana sekolah kami mulai memakai Aksara?',
      answer:
        'Mulailah dari satu guru dan satu kelas selama dua pekan. Bila terasa cocok, buat janji temu dengan pendamping kami; langkah berikutnya disusun bersama sekolah.',
    },
    {
      question: 'Berapa biayanya bagi sekolah?',
      answer:
        'Sekolah Perintis memakai Aksara tanpa biaya selama dua tahun. Sekolah lain membayar menurut jumlah siswa aktif, dan guru dapat mencoba lebih dahulu tanpa membayar. Biaya pemindahan data disebutkan sebelum dikerjakan.',
    },
    {
      question: 'Apakah Aksara berjalan di ponsel murah dan jaringan lemah?',
      answer:
        'Ya, untuk itulah ia dibuat. Halamannya ringan dan kami uji pada ponsel satu jutaan dengan jaringan lambat. Belajar bab demi bab tanpa jaringan masih kami kerjakan; kabarnya ada di Catatan Rilis.',
    },
    {
      question: 'Milik siapa data siswa?',
      answer:
        'Milik sekolah. Admin sekolah dapat mengunduh seluruh data kapan saja dalam bentuk yang bisa dibuka di lembar kerja. Kami tidak menjual data dan tidak memakainya untuk iklan.',
    },
    {
      question: 'Guru kami belum terbiasa. Ada pelatihan?',
      answer:
        'Ada. Kelas Pekan Pertama dan Bank Soal yang Hidup gratis bagi guru, dikerjakan daring dalam potongan pendek. Kelas admin dan bahan ajar berbayar ringan, dan beberapa memberi sertifikat setelah lulus.',
    },
    {
      question: 'Bisakah kami mengusulkan fitur?',
      answer:
        'Bisa, dan usulanmu akan dijawab. Peta jalan kami diperbarui setiap bulan beserta alasan penundaan. Sekolah Perintis bahkan boleh menolak satu fitur setiap semester; sejauh ini tujuh fitur sudah ditolak.',
    },
  ],
  partners: [
    { name: 'Papan Kapur Perangkat Lunak', kind: 'Perusahaan' },
    { name: 'Ruang Tenang Konsultan Sekolah', kind: 'Perusahaan' },
    { name: 'Jaringan Sekolah Pelita Lereng', kind: 'Jaringan sekolah' },
    { name: 'Kantor Layanan Sekolah Kabupaten Sumba Timur', kind: 'Pemerintah kabupaten' },
    { name: 'Universitas Cikapundung Raya', kind: 'Kampus' },
    { name: 'Forum Pustakawan Madrasah', kind: 'Komunitas' },
    { name: 'Awan Tiga Gunung', kind: 'Penyedia peladen' },
  ],
}
