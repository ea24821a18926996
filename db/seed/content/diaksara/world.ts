import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'penerbit-tinta-rawa',
      company: 'Penerbit Tinta Rawa',
      industry: 'Penerbitan buku',
      summary:
        'Penerbit kecil di Yogyakarta yang menerbitkan delapan buku setahun dan mengirim surat tulisan tangan kepada setiap penulisnya.',
      about: `Tinta Rawa menerbitkan cerpen, esai, dan terjemahan dalam jumlah yang sanggup kami baca tiga kali. Tidak ada buku yang dicetak sebelum penulisnya menyetujui setiap perubahan, termasuk satu koma yang pernah kami perdebatkan selama sebelas hari.

Kami bertujuh menempati rumah joglo dengan atap yang bocor di atas meja pemasaran. Setiap Senin pagi dibuka dengan membaca satu halaman keras-keras. Gaji dibayar tepat waktu, royalti dilaporkan setiap tiga bulan, dan kucing kantor bernama Koma.`,
      city: 'Kota Yogyakarta',
      jobs: [
        {
          slug: 'penyunting-prosa',
          title: 'Penyunting Prosa',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Yogyakarta',
          salary: { min: 4_500_000, max: 6_500_000 },
          summary:
            'Menyunting empat naskah setahun bersama penulisnya, dari surat pertama sampai pruf terakhir, tanpa mengubah suara mereka.',
          duties: [
            'Menulis surat sunting untuk setiap naskah',
            'Berdiskusi dengan penulis secara berkala',
            'Memeriksa pruf bersama penata letak',
            'Membaca naskah kiriman setiap Kamis',
          ],
          requirements: [
            'Pernah menyunting sekurang-kurangnya dua buku',
            'Bisa menjelaskan alasan setiap coretan',
            'Membaca luas di luar selera sendiri',
          ],
          closesInDays: 27,
        },
        {
          slug: 'penata-letak-buku',
          title: 'Penata Letak Buku',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 3_000_000, max: 5_000_000 },
          summary:
            'Menata halaman yang nyaman dibaca di bawah lampu kamar, dengan huruf yang tenang dan pinggir yang cukup untuk ibu jari.',
          duties: [
            'Menata tiga judul selama enam bulan',
            'Menyusun gaya huruf dan hierarki halaman',
            'Menyiapkan berkas cetak dan buku elektronik',
          ],
          requirements: [
            'Portofolio buku teks, bukan hanya sampul',
            'Paham pemenggalan kata bahasa Indonesia',
            'Sabar menghadapi perubahan satu koma',
          ],
          closesInDays: 44,
        },
      ],
    },
    {
      slug: 'studio-bisik-malam',
      company: 'Studio Bisik Malam',
      industry: 'Buku suara',
      summary: 'Studio rekam buku suara di Bogor dengan dua bilik kayu, lima pembaca tetap, dan aturan tidak merekam saat hujan deras.',
      about: `Bisik Malam mengubah cerpen dan surat menjadi buku suara bagi orang yang menyetir malam, menjaga toko, atau tidak lagi sanggup membaca huruf kecil. Kami merekam pelan, dua puluh halaman sehari, karena kalimat yang baik memerlukan napas.

Studio ini bekas lumbung yang dindingnya dilapisi karpet sisa masjid. Enam orang bekerja bergantian: pembaca, penyunting suara, dan seorang pengarah yang tugasnya menghentikan rekaman ketika pembaca mulai berpura-pura merasa sedih.`,
      city: 'Kota Bogor',
      jobs: [
        {
          slug: 'penyunting-suara',
          title: 'Penyunting Suara',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Bogor',
          salary: { min: 2_400_000, max: 3_200_000 },
          summary: 'Merapikan rekaman tanpa menghapus napas, menjaga jeda antarkalimat, dan menandai bagian yang perlu dibaca ulang.',
          duties: ['Menyunting empat jam rekaman setiap pekan', 'Menandai salah baca dan bunyi luar', 'Menyiapkan berkas akhir per bab'],
          requirements: ['Menguasai satu perangkat lunak penyunting suara', 'Telinga yang peka pada jeda', 'Suka membaca prosa'],
          closesInDays: 10,
        },
        {
          slug: 'magang-pembaca-naskah',
          title: 'Magang Pembaca Naskah',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kota Bogor',
          salary: null,
          summary: 'Membaca cerpen calon buku suara keras-keras, menandai kata yang sulit diucapkan, dan menulis catatan untuk pengarah.',
          duties: [
            'Membaca sepuluh cerpen setiap pekan',
            'Menandai kata asing dan cara mengucapkannya',
            'Mendampingi satu sesi rekam setiap Jumat',
          ],
          requirements: ['Mahasiswa sastra, bahasa, atau teater', 'Membaca nyaring dengan wajar', 'Tepat waktu, sebab bilik hanya dua'],
          closesInDays: -7,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'buku-seratus-tahun-kapal-benawa',
      type: 'corporate',
      title: 'Buku Kenangan Galangan Kapal Benawa',
      kind: 'Penulisan dan penyuntingan',
      summary: 'Mendampingi dua puluh pekerja galangan menulis kisahnya sendiri untuk buku ulang tahun perusahaan, tanpa sambutan direksi.',
      description: `Galangan Benawa ingin buku ulang tahun yang tidak berakhir sebagai ganjal pintu. Kami mengusulkan syarat yang berani: penulisnya dua puluh pekerja, dari tukang dempul sampai juru masak, dan direksi hanya boleh menulis satu catatan kaki. Mereka setuju setelah rapat kedua.

Selama empat bulan kami duduk di kantin setiap Kamis sore. Sebagian bercerita lebih dahulu dan menulis belakangan; seorang tukang las menulis seluruh naskahnya di punggung kertas amplas. Kami mengetiknya tanpa membetulkan logatnya. Bukunya setebal 184 halaman, dan dibaca habis oleh keluarga para penulisnya.

- Dua puluh penulis, semuanya dibayar sama
- Enam puluh foto dari album keluarga
- Satu catatan kaki dari direksi`,
      daysAgo: 360,
      client: 'Galangan Benawa Jaya, Kabupaten Bulukumba',
      batches: [
        { label: 'Lokakarya kantin', daysAgo: 480 },
        { label: 'Penyuntingan', daysAgo: 360 },
      ],
      pictures: [
        'Pekerja galangan menulis di meja kantin',
        'Naskah di punggung kertas amplas',
        'Buku kenangan di atas papan kapal',
        'Juru masak membacakan tulisannya di depan rekan kerja',
      ],
    },
    {
      slug: 'bahasa-surat-kantor-lumajang',
      type: 'government',
      title: 'Surat Kantor yang Bisa Dibaca Nenek',
      kind: 'Lokakarya',
      summary:
        'Menulis ulang tiga puluh surat layanan warga supaya pendek, jelas, dan tetap sopan, bersama pegawai yang menandatanganinya.',
      description: `Kantor Pelayanan Warga Kabupaten Lumajang sering menerima telepon dari orang yang tidak mengerti suratnya. Kami mengumpulkan tiga puluh surat terbanyak, membacakannya kepada warga lansia di balai desa, dan menandai kalimat tempat dahi mereka mulai berkerut atau mata mulai melayang. Hasilnya, tidak satu surat pun lolos tanpa coretan.

## Aturan tiga puluh kata

Bersama dua puluh enam pegawai, setiap surat ditulis ulang dengan kalimat paling panjang tiga puluh kata dan permintaan di paragraf pertama. Telepon kebingungan turun separuh. Seorang pegawai mengaku baru sekarang memahami surat yang ia tanda tangani selama sembilan tahun. Contohnya kini ditempel di setiap loket.`,
      daysAgo: 172,
      client: 'Kantor Pelayanan Warga Kabupaten Lumajang',
      batches: [
        { label: 'Pegawai loket', daysAgo: 199 },
        { label: 'Kepala bagian', daysAgo: 172 },
      ],
      pictures: [
        'Nenek membaca surat dinas dengan kacamata',
        'Surat lama penuh garis spidol biru',
        'Pegawai membacakan surat baru bergantian',
      ],
    },
    {
      slug: 'antologi-penjaga-malam',
      type: 'community',
      title: 'Antologi Penjaga Malam',
      kind: 'Pendampingan menulis',
      summary:
        'Sembilan penjaga malam, perawat, dan sopir bus menulis tentang jam dua pagi, disunting lewat telepon pada jam kerja mereka.',
      description: `Paguyuban Jaga Malam berisi orang yang bangun ketika kota tidur. Mereka ingin menulis, tetapi kelas mana pun selalu berlangsung pada jam tidur mereka. Jadi kamilah yang menyesuaikan diri: pertemuan dilakukan lewat telepon, pukul dua pagi, sambil sesekali terdengar peluit dan mesin bus. Naskah dibacakan, disunting, lalu dibacakan sekali lagi.

Dari sebelas peserta, sembilan menyelesaikan tulisan. Ada surat untuk anak yang hanya ditemui saat sarapan, ada pula daftar bunyi di lorong bangsal. Antologinya diterbitkan di Diaksara selama sembilan pekan, selalu tayang tepat pada pukul dua dini hari. Pembacanya ternyata banyak, dan hampir semuanya sedang bekerja.`,
      daysAgo: 96,
      client: 'Paguyuban Jaga Malam, Kota Semarang',
      batches: [{ label: 'Sembilan pekan', daysAgo: 96 }],
      pictures: [
        'Penjaga malam menulis di bawah lampu pos',
        'Buku catatan dan termos di dasbor bus',
        'Perawat membaca naskah di lorong bangsal',
        'Pembacaan bersama saat fajar di alun-alun',
      ],
    },
    {
      slug: 'kamus-kecil-bunyi-pantar',
      type: 'community',
      title: 'Kamus Kecil Bunyi dari Kampung Pesisir',
      kind: 'Lokakarya',
      summary:
        'Anak dan tetua kampung mengumpulkan tiga ratus kata tiruan bunyi dalam bahasa ibu, lalu menulis satu puisi untuk setiap huruf.',
      description: `Sanggar Ombak Tua khawatir anak-anak kehilangan kata untuk bunyi: bunyi hujan di daun lontar, bunyi perahu ditarik ke pasir. Laurens Mabuka mengajak anak berkeliling dengan tetua selama dua pekan, menutup mata di beberapa tempat, dan mencatat kata yang diucapkan orang. Tetua memutuskan ejaannya lewat pemungutan suara di beranda.

Tiga ratus dua belas kata terkumpul, lengkap dengan tempat mendengarnya. Dari kata-kata itu lahir dua puluh enam puisi pendek, dibacakan di pantai ketika air surut. Kamusnya difotokopi, dijilid dengan tali pancing, dan tersedia di setiap rumah yang ikut menyumbang kata. Sekolah setempat memakainya sebagai bahan mendengar.`,
      daysAgo: 700,
      client: 'Sanggar Ombak Tua, Kabupaten Alor',
      batches: [
        { label: 'Pekan mendengar', daysAgo: 712 },
        { label: 'Pekan menulis', daysAgo: 700 },
      ],
      pictures: [
        'Anak-anak memejamkan mata di bawah pohon lontar',
        'Tetua kampung memperagakan bunyi perahu',
        'Kamus fotokopian yang dijilid tali pancing',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-lembar-pagi',
      npsn: '20403887',
      name: 'SMA Lembar Pagi',
      city: 'Kota Yogyakarta',
      students: 468,
      programs: ['mukim-menulis'],
    },
    {
      slug: 'smp-karang-ombak',
      npsn: '50304219',
      name: 'SMP Karang Ombak',
      city: 'Kabupaten Alor',
      students: 127,
      programs: ['mukim-menulis'],
    },
    { slug: 'sma-taman-kata', npsn: '20220954', name: 'SMA Taman Kata', city: 'Kota Bogor', students: 603, programs: ['mukim-menulis'] },
    {
      slug: 'ma-al-qalam-pesisir',
      npsn: '40320561',
      name: 'MA Al Qalam Pesisir',
      city: 'Kota Parepare',
      students: 216,
      programs: ['mukim-menulis'],
    },
    {
      slug: 'smk-grafika-senduro',
      npsn: '20521470',
      name: 'SMK Grafika Senduro',
      city: 'Kabupaten Lumajang',
      students: 345,
      programs: ['mukim-menulis'],
    },
  ],
  teams: [
    { name: 'Titik Koma', school: 'sma-lembar-pagi', program: 'mukim-menulis', score: 897, minutes: 126 },
    { name: 'Daun Lontar', school: 'smp-karang-ombak', program: 'mukim-menulis', score: 876, minutes: 139 },
    { name: 'Paragraf Kedua', school: 'sma-taman-kata', program: 'mukim-menulis', score: 822, minutes: 148 },
    { name: 'Dawat Biru', school: 'ma-al-qalam-pesisir', program: 'mukim-menulis', score: 781, minutes: 163 },
    { name: 'Huruf Timah', school: 'smk-grafika-senduro', program: 'mukim-menulis', score: null, minutes: null },
    { name: 'Surat Tanpa Prangko', school: 'sma-lembar-pagi', program: 'mukim-menulis', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Harmini Sasmita',
      role: 'Penjahit dan penulis cerita, Kota Surakarta',
      message:
        'Saya kira batas tujuh kata akan mencekik tokoh saya. Ternyata mereka malah berani berbohong. Cerpen tentang pelanggan kebaya itu saya tulis ulang lima kali, dan kelima-limanya dibaca dengan sabar.',
      class: 'cerita-pendek-tujuh-kata',
    },
    {
      name: 'Gunawan Tirtadi',
      role: 'Mekanik dan penulis esai, Kota Bogor',
      message:
        'Tiga ribu kata tentang sebuah kunci inggris terdengar mustahil, sampai saya menemui orang yang mewariskannya. Kelas ini mengajari saya bertanya, mencatat sumber, lalu menahan diri untuk tidak pamer.',
      class: 'esai-panjang-dengan-riset',
    },
    {
      name: 'Yuliana Blegur',
      role: 'Guru dan pembaca puisi, Kabupaten Alor',
      message:
        'Kelas puisinya gratis, tetapi pekerjaannya sungguh-sungguh. Saya merekam bunyi rumah selama tujuh hari dan baru sadar bahwa pintu dapur kami selalu berbunyi seperti nama Ibu.',
      class: 'puisi-dari-bunyi',
    },
    {
      name: 'Rendra Pamungkas',
      role: 'Pegawai arsip, Kabupaten Lumajang',
      message:
        'Naskah saya macet di halaman sembilan puluh selama dua tahun. Di kelas ini saya diminta membuang bab kesayangan, marah sehari, lalu selesai dalam tiga bulan. Bab itu tetap saya simpan.',
      class: 'menyelesaikan-naskah-macet',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara mengirim tulisan ke Diaksara?',
      answer:
        'Pilih bentuk tulisan, lalu kirim satu naskah saja setiap kali ke alamat email redaksi. Redaksi membaca semuanya dan menjawab, biasanya dalam empat sampai enam pekan. Kiriman ditutup selama Ramadan dan Desember.',
    },
    {
      question: 'Apakah penulis dibayar?',
      answer:
        'Ya. Semua penulis dibayar dengan jumlah yang sama, baik yang baru pertama kali terbit maupun yang sudah punya banyak buku. Honor dikirim pada pekan tulisan itu tayang.',
    },
    {
      question: 'Tulisan saya akan diubah tanpa izin?',
      answer:
        'Tidak. Setiap perubahan dibicarakan bersama penulisnya, sampai ke tanda baca. Versi awal tetap tersimpan kalau kamu mengizinkan, supaya pembaca lain bisa belajar dari perjalanan sebuah naskah.',
    },
    {
      question: 'Saya belum pernah menulis. Kelas mana yang cocok?',
      answer:
        'Mulailah dari Tiga Puluh Surat atau Puisi dari Bunyi Rumah; keduanya gratis dan tidak menuntut pengalaman. Kamu hanya perlu lima belas menit sehari, buku catatan, dan keberanian menulis dengan buruk dulu.',
    },
    {
      question: 'Berapa orang dalam satu kelas, dan perlu apa saja?',
      answer:
        'Kelas berbimbingan hanya untuk delapan orang sekali duduk. Ponsel cukup untuk membaca dan hadir, tetapi laptop lebih nyaman untuk menulis panjang. Naskah dapat diketik, atau ditulis tangan lalu difoto dengan terang.',
    },
    {
      question: 'Berapa biaya kelas dan apakah ada sertifikat?',
      answer:
        'Dua kelas gratis, selebihnya mulai Rp100.000 sampai Rp1.750.000 menurut panjang bimbingan. Sertifikat diberikan pada kelas yang mencantumkannya, setelah naskah akhirmu diserahkan dan mencapai batas lulus.',
    },
  ],
  partners: [
    { name: 'Penerbit Tinta Rawa', kind: 'Penerbit' },
    { name: 'Studio Bisik Malam', kind: 'Studio suara' },
    { name: 'Toko Buku Halaman Lipat', kind: 'Toko buku' },
    { name: 'Universitas Merapi Sastra', kind: 'Kampus' },
    { name: 'Kantor Pelayanan Warga Kabupaten Lumajang', kind: 'Pemerintah kabupaten' },
    { name: 'Kedai Kopi Jeda', kind: 'Kedai' },
    { name: 'Paguyuban Jaga Malam', kind: 'Komunitas' },
  ],
}
