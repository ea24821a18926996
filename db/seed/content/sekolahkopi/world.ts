import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'rumah-sangrai-lintong',
      company: 'Rumah Sangrai Lintong',
      industry: 'Penyangraian kopi',
      summary:
        'Rumah sangrai di Medan yang membeli langsung dari kebun di selatan Danau Toba dan menyangrai dengan telinga sebelum dengan layar.',
      about: `Rumah Sangrai Lintong menempati bekas bengkel becak di Medan. Dua mesin sangrai kami menyala empat hari sepekan, sisanya dipakai mencicip, menelepon petani, dan menyapu kulit ari yang entah bagaimana selalu sampai ke ruang tamu.

Kami empat belas orang. Orang baru menghabiskan bulan pertamanya di meja cicip, karena percuma menyangrai sesuatu yang belum dikenal lidah. Harga beli biji ditempel di dinding depan, jadi siapa pun boleh menghitung ke mana uangnya pergi.`,
      city: 'Kota Medan',
      jobs: [
        {
          slug: 'penyangrai-muda',
          title: 'Penyangrai Muda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Medan',
          salary: { min: 3_800_000, max: 4_900_000 },
          summary: 'Menyangrai bersama penyangrai kepala, mencatat setiap letupan, dan bertanggung jawab atas satu mesin lima kilogram.',
          duties: [
            'Menyiapkan biji, memeriksa kadar air, lalu menyangrai sesuai rancangan',
            'Mencatat suhu, waktu, dan bunyi letupan di buku sangrai',
            'Mencicip hasil sehari sesudahnya bersama seluruh tim',
            'Membersihkan saluran asap setiap Sabtu',
          ],
          requirements: [
            'Lulus kelas Menyangrai dengan Telinga atau setahun pengalaman',
            'Tidak memakai parfum pada hari mencicip',
            'Sanggup berdiri di dekat mesin panas selama empat jam',
          ],
          closesInDays: 25,
        },
        {
          slug: 'juru-beli-biji-lapangan',
          title: 'Juru Beli Biji Lapangan',
          type: 'contract',
          mode: 'onsite',
          city: 'Kabupaten Humbang Hasundutan',
          salary: { min: 4_000_000, max: 5_200_000 },
          summary:
            'Satu musim panen menemui petani, mencicip contoh, menyepakati harga terbuka, dan mengantar kabar rasa kembali ke kebun.',
          duties: [
            'Mengunjungi kelompok tani dan mengambil contoh biji',
            'Mencatat petak, ketinggian, dan cara olah setiap karung',
            'Menyampaikan hasil cicip kepada petani dengan bahasa pasar',
          ],
          requirements: [
            'Bisa berbahasa Batak Toba sehari-hari',
            'Pernah ikut Uji Cita Rasa dengan Lidah Pasar atau setara',
            'Punya SIM C dan tahan jalan berbatu',
          ],
          closesInDays: -5,
        },
      ],
    },
    {
      slug: 'kedai-menunggu-hujan',
      company: 'Kedai Menunggu Hujan',
      industry: 'Kedai kopi',
      summary:
        'Tiga kedai kecil di Bandung yang semua baristanya pernah belajar di bar belajar kami dan boleh menolak pesanan yang terlalu manis.',
      about: `Kedai Menunggu Hujan dibuka oleh empat lulusan angkatan pertama bar belajar. Kedainya tiga, masing-masing hanya dua puluh kursi, karena pemiliknya ingin hafal nama pelanggan. Musiknya pelan dan air putihnya selalu ditawarkan lebih dulu.

Barista di sini digaji tetap, bukan per cangkir. Setiap Selasa kedai tutup untuk menakar ulang resep, mengasah lidah, dan membaca catatan kesalahan pekan lalu dengan suara lantang. Yang paling banyak salah biasanya paling banyak belajar, dan mentraktir pisang goreng.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'barista-kedai',
          title: 'Barista Kedai',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 3_400_000, max: 4_200_000 },
          summary:
            'Menyeduh, melayani, dan bercakap secukupnya di kedai dua puluh kursi, dengan giliran pagi atau sore yang diatur bersama.',
          duties: [
            'Menyeduh espreso dan seduh saring sesuai resep pekan itu',
            'Mencatat setiap minuman yang diulang beserta sebabnya',
            'Menjaga bar tetap kering, rapi, dan wangi',
          ],
          requirements: [
            'Lulus Barista Dasar atau enam bulan bekerja di bar',
            'Ramah, tidak menggurui, dan cepat minta maaf',
            'Bisa bekerja pada akhir pekan secara bergiliran',
          ],
          closesInDays: 34,
        },
        {
          slug: 'juru-kue-paruh-waktu',
          title: 'Juru Kue Paruh Waktu',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: null,
          summary:
            'Empat pagi sepekan membuat kue pendamping kopi: sus, bolu tapai, dan satu percobaan baru yang boleh gagal setiap Kamis.',
          duties: [
            'Membuat tiga jenis kue sebelum kedai dibuka',
            'Menyesuaikan rasa kue dengan kopi pekan itu',
            'Menghitung bahan agar tidak ada yang terbuang',
          ],
          requirements: [
            'Terbiasa memanggang dalam jumlah kecil dan rapi',
            'Bisa mulai pukul lima pagi',
            'Mau menerima kritik dari pelanggan tetap berusia delapan puluh tahun',
          ],
          closesInDays: 11,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'pascapanen-lima-kelompok-tani',
      type: 'government',
      title: 'Para-Para Baru untuk Lima Kelompok Tani',
      kind: 'Pelatihan',
      summary:
        'Satu musim mendampingi 96 petani mengolah ceri dengan cara yang bisa diulang, dari petik merah sampai catatan di pintu gudang.',
      description: `Balai Penyuluhan Kebun Rakyat Cimanganti memiliki lima kelompok tani dengan satu keluhan: harga naik turun tanpa sebab yang mereka pahami. Bijinya baik, tetapi setiap karung rasanya berbeda, sebab dijemur di tanah, di aspal, kadang di atap kandang. Pembeli pun ragu.

Asep Kurniadi mengajar dari kebunnya sendiri. Selama satu musim, 96 petani membangun para-para, memetik merah saja, dan menulis tiga angka di pintu gudang: tanggal petik, lama fermentasi, kadar air. Anak-anak mereka bertugas membaca alatnya. Kalau angkanya meleset, seisi rumah langsung tahu.

## Yang berubah

- Biji cacat turun dari 19 menjadi 6 persen
- Tiga kelompok menjual dengan harga tetap satu musim
- Empat petani menjadi pengajar pada musim berikutnya`,
      daysAgo: 175,
      client: 'Balai Penyuluhan Kebun Rakyat Cimanganti',
      batches: [
        { label: 'Musim pertama', daysAgo: 540 },
        { label: 'Musim kedua', daysAgo: 175 },
      ],
      pictures: [
        'Petani membalik biji di atas para-para bambu',
        'Tiga angka ditulis dengan kapur di pintu gudang',
        'Anak perempuan membaca alat pengukur kadar air',
        'Keranjang berisi ceri merah yang baru dipetik',
      ],
    },
    {
      slug: 'bar-kantor-yang-layak-diminum',
      type: 'corporate',
      title: 'Bar Kantor yang Layak Diminum',
      kind: 'Lokakarya',
      summary: 'Melatih dua belas petugas pantri di kantor asuransi menyeduh dengan takaran, sehingga kopi kantor akhirnya dihabiskan.',
      description: `Asuransi Payung Setia membeli mesin seharga motor, lalu heran karena pegawainya tetap turun ke warung. Kami datang membawa timbangan dapur dan bertanya kepada petugas pantri. Rupanya tak seorang pun pernah ditanya, apalagi diajari; mereka hanya diberi tahu tombol mana yang hijau.

Dalam tiga lokakarya, dua belas petugas belajar menakar, mencicip, dan membuang yang gagal tanpa merasa bersalah. Airnya kami campur separuh-separuh, mesinnya dibersihkan, dan resepnya ditulis tangan oleh mereka sendiri, ditempel setinggi mata. Kepala bagian umum yang pertama meminta cangkir kedua, sambil berbisik.

Pemakaian biji justru turun seperempat karena tidak ada lagi kopi yang dibuang di pot tanaman. Dua petugas kini menerima pesanan seduh saring pada rapat direksi, dengan harga yang mereka tentukan. Pot tanaman di lorong itu, menurut laporan, juga tampak jauh lebih segar.`,
      daysAgo: 80,
      client: 'Asuransi Payung Setia',
      batches: [{ label: 'Petugas pantri', daysAgo: 80 }],
      pictures: [
        'Petugas pantri menimbang bubuk kopi di dapur kantor',
        'Resep tulisan tangan tertempel di atas mesin',
        'Tiga gelas air berbeda untuk uji cicip',
      ],
    },
    {
      slug: 'kebun-belajar-anak-lereng',
      type: 'community',
      title: 'Kebun Belajar Anak Lereng',
      kind: 'Pendampingan',
      summary: 'Dua musim menemani anak petani merawat seratus pohon, mengolah ceri sendiri, dan mencicip kopi desanya untuk pertama kali.',
      description: `Perkumpulan Ibu Petani Cikahuripan melihat anak-anaknya lebih mengenal kopi saset daripada pohon di samping rumah. Mereka menyisihkan seratus batang di petak bawah dan meminta kami menjadikannya sekolah. Syaratnya tidak boleh mengganggu jam mengaji dan harus ada gorengan. Syarat itu kami sanggupi.

Dua puluh empat anak masing-masing mengasuh empat pohon. Mereka mencatat bunga pertama, menimbang ceri, menjemur, dan bertengkar soal giliran membalik. Darman Sulolipu menjelaskan asam dan basa dengan kol ungu, dan separuh desa ikut menonton. Kol ungu sempat langka di warung selama sepekan.

Pada akhir musim kedua mereka menyeduh untuk orang tua masing-masing. Seorang bapak yang empat puluh tahun menanam kopi baru pertama kali mencicip hasil tanahnya tanpa gula. Ia diam sebentar, lalu minta tambah. Anaknya mencatat kejadian itu di buku, lengkap dengan jamnya.`,
      daysAgo: 260,
      client: 'Perkumpulan Ibu Petani Cikahuripan',
      batches: [
        { label: 'Musim tanam', daysAgo: 610 },
        { label: 'Musim panen', daysAgo: 260 },
      ],
      pictures: [
        'Anak-anak mengukur tinggi pohon kopi dengan tali',
        'Air kol ungu berubah warna di gelas bening',
        'Seorang bapak mencicip kopi buatan anaknya',
        'Gorengan dan buku catatan di atas tikar',
      ],
    },
    {
      slug: 'menu-kopi-penginapan-danau',
      type: 'corporate',
      title: 'Secangkir dari Kebun Sebelah',
      kind: 'Pendampingan',
      summary: 'Membantu jaringan penginapan di tepi danau mengganti kopi bermerek jauh dengan biji tetangga, berikut kartu asal-usulnya.',
      description: `Penginapan Tepi Toba Sembilan menyajikan kopi dari benua lain kepada tamu yang memandang kebun kopi dari jendela. Pemiliknya mengaku baru sadar setelah seorang tamu bertanya, *yang di luar itu apa?* Ia menelepon kami pada sore yang sama. Besoknya kami sudah berangkat.

Kami mempertemukannya dengan tujuh petani dalam jarak sembilan kilometer. Bijinya disangrai di Medan, resepnya disusun bersama juru masak penginapan, dan setiap cangkir diantar dengan kartu kecil: nama petani, petak, harga beli. Pelayan belajar menjawab tiga pertanyaan tanpa menghafal. Yang tidak tahu boleh bertanya.

Setahun kemudian penginapan membeli dua ton biji dari tetangganya. Tamu sering berjalan kaki ke kebun setelah sarapan, dan Opung pemilik petak nomor dua terpaksa menambah bangku di terasnya, lalu sebuah papan kecil bertuliskan jam tidur siang. Papan itu dipatuhi semua orang.`,
      daysAgo: 400,
      client: 'Penginapan Tepi Toba Sembilan',
      batches: [{ label: 'Tahun pertama', daysAgo: 400 }],
      pictures: [
        'Cangkir kopi dan kartu asal-usul di meja sarapan',
        'Kebun kopi terlihat dari jendela penginapan',
        'Pelayan dan petani mencicip bersama',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-agro-cikuray',
      npsn: '20271108',
      name: 'SMK Agro Cikuray',
      city: 'Kabupaten Garut',
      students: 284,
      programs: ['petani-mengajar'],
    },
    {
      slug: 'smk-boga-priangan-wangi',
      npsn: '20272219',
      name: 'SMK Boga Priangan Wangi',
      city: 'Kota Bandung',
      students: 512,
      programs: ['petani-mengajar'],
    },
    {
      slug: 'sma-inerie-pagi',
      npsn: '50373321',
      name: 'SMA Inerie Pagi',
      city: 'Kabupaten Ngada',
      students: 197,
      programs: ['petani-mengajar'],
    },
    {
      slug: 'smk-pertanian-kayu-manis-kerinci',
      npsn: '10574432',
      name: 'SMK Pertanian Kayu Manis Kerinci',
      city: 'Kabupaten Kerinci',
      students: 231,
      programs: ['petani-mengajar'],
    },
    {
      slug: 'smk-tani-gayo-lestari',
      npsn: '10175543',
      name: 'SMK Tani Gayo Lestari',
      city: 'Kabupaten Aceh Tengah',
      students: 176,
      programs: ['petani-mengajar'],
    },
  ],
  teams: [
    { name: 'Kulkas Mati', school: 'sma-inerie-pagi', program: 'petani-mengajar', score: 846, minutes: 152 },
    { name: 'Petik Merah Saja', school: 'smk-agro-cikuray', program: 'petani-mengajar', score: 829, minutes: 138 },
    { name: 'Lidah Pasar Baru', school: 'smk-boga-priangan-wangi', program: 'petani-mengajar', score: 801, minutes: 121 },
    { name: 'Kabut Kerinci', school: 'smk-pertanian-kayu-manis-kerinci', program: 'petani-mengajar', score: 776, minutes: 164 },
    { name: 'Pohon Tua Takengon', school: 'smk-tani-gayo-lestari', program: 'petani-mengajar', score: null, minutes: null },
    { name: 'Ampas Kedua', school: 'smk-boga-priangan-wangi', program: 'petani-mengajar', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Wening Puspitasari',
      role: 'Barista, lulusan bar belajar Kota Bandung',
      message:
        'Hari pertama saya menumpahkan dua gelas dan membuat ulang tiga. Tidak ada yang memarahi, hanya ditulis di papan. Sekarang, setiap susu terlalu panas, saya masih otomatis melihat jam.',
      class: 'barista-dasar-bar-belajar',
    },
    {
      name: 'Bonar Hutabarat',
      role: 'Pemilik kedai kecil, Kabupaten Deli Serdang',
      message:
        'Saya sudah siap menyewa ruko ketika ikut webinar ini. Setelah dihitung bersama, saya harus menjual 140 cangkir sehari hanya untuk bertahan. Akhirnya saya mulai dari gerobak, dan tidur nyenyak.',
      class: 'menghitung-warung-kopi',
    },
    {
      name: 'Euis Rohaeti',
      role: 'Petani, Kabupaten Garut',
      message:
        'Dulu kopi dijemur di jalan dan dilindas motor. Di kelas pascapanen saya belajar membuat para-para dan menulis tiga angka di pintu. Pembeli sekarang menelepon lebih dulu, bukan saya yang mencari.',
      class: 'pascapanen-untuk-petani',
    },
    {
      name: 'Stefanus Gunadi',
      role: 'Akuntan, penyeduh dapur rumah di Kota Surabaya',
      message:
        'Saya kira lidah saya tumpul. Ternyata saya hanya tidak tahu kata-katanya. Begitu boleh menyebut asam gelugur dan permen jahe, satu kelas tertawa, tetapi semuanya mengangguk setuju.',
      class: 'uji-cita-rasa-lidah-pasar',
    },
  ],
  faq: [
    {
      question: 'Saya tidak punya alat seduh, bisa ikut?',
      answer:
        'Bisa. Kelas seduh rumahan dimulai dengan saringan teh, gelas, dan termos yang ada di dapur. Alat tambahan kami sebutkan beserta penggantinya yang lebih murah. Untuk kelas tatap muka, semua alat tersedia di dapur seduh.',
    },
    {
      question: 'Berapa biaya kelasnya?',
      answer:
        'Ada yang gratis, ada webinar seratus ribu rupiah, dan ada bootcamp barista enam pekan seharga Rp2.750.000. Harga tertera di setiap kelas. Sepertiga biaya kelas berbayar kembali kepada petani sebagai honor mengajar.',
    },
    {
      question: 'Apakah saya mendapat sertifikat barista?',
      answer:
        'Kelas dan bootcamp yang bersertifikat menerbitkannya setelah Anda lulus praktik. Sertifikat itu menerangkan apa yang Anda kuasai, bukan gelar. Pemilik kedai biasanya lebih percaya pada cangkir yang Anda sajikan di depannya.',
    },
    {
      question: 'Lambung saya tidak kuat kopi, apakah harus minum banyak?',
      answer:
        'Tidak harus ditelan. Di meja cicip, meludah ke gelas adalah hal biasa dan dianggap sopan. Beri tahu pelatih sebelum kelas agar porsinya diperkecil, makan dulu, dan berhentilah kapan pun badan meminta.',
    },
    {
      question: 'Di mana kelas tatap muka diadakan?',
      answer:
        'Dapur seduh di Kota Bandung, rumah sangrai di Kota Medan, dan kebun belajar di Kabupaten Garut. Kelas kebun mengikuti musim panen, sehingga tanggalnya bisa maju atau mundur dan selalu dikabarkan lewat pesan.',
    },
    {
      question: 'Bagaimana paket biji Petani Mengajar dikirim?',
      answer:
        'Paket dikirim sepekan sebelum pertemuan ke alamat yang Anda sebutkan saat mendaftar, berisi tiga bungkus kecil dan kartu harga. Kalau terlambat sampai, kelas tetap bisa diikuti dan rekamannya disimpan sampai Anda selesai menyeduh.',
    },
  ],
  partners: [
    { name: 'Rumah Sangrai Lintong', kind: 'Rumah sangrai' },
    { name: 'Kedai Menunggu Hujan', kind: 'Kedai kopi' },
    { name: 'Kelompok Tani Lereng Merah', kind: 'Kelompok tani' },
    { name: 'Koperasi Kopi Bajawa Rukun', kind: 'Koperasi' },
    { name: 'Balai Penyuluhan Kebun Rakyat Cimanganti', kind: 'Pemerintah kabupaten' },
    { name: 'Tembikar Tanah Hangat', kind: 'Perajin cangkir' },
    { name: 'Bengkel Mesin Sangrai Pak Oyo', kind: 'Bengkel' },
  ],
}
