import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'yayasan-beras-kunyit',
      company: 'Yayasan Beras Kunyit',
      industry: 'Pengelola beasiswa',
      summary:
        'Pengelola beasiswa keluarga dari Medan yang mendanai delapan puluh pelajar setahun dan membalas setiap lamaran, juga yang ditolak.',
      about: `Beras Kunyit bermula dari warung nasi yang menyisihkan segenggam beras setiap hari untuk uang sekolah anak tetangga. Sekarang kami mengelola beasiswa bagi delapan puluh pelajar setahun, dengan panel seleksi yang separuhnya terdiri dari penerima beasiswa terdahulu.

Tim kami berdelapan dan setiap orang membaca lamaran, termasuk bagian keuangan. Penolakan selalu disertai dua kalimat alasan yang bisa dipakai untuk mencoba lagi. Pekerjaan ini lambat, banyak menelepon, dan sesekali membuat kami menangis di pantri.`,
      city: 'Kota Medan',
      jobs: [
        {
          slug: 'pendamping-penerima-beasiswa',
          title: 'Pendamping Penerima Beasiswa',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Medan',
          salary: { min: 4_000_000, max: 5_500_000 },
          summary:
            'Menemani empat puluh mahasiswa tahun pertama: uang kos, rindu rumah, nilai turun, dan cara berbicara dengan dosen wali.',
          duties: [
            'Menelepon setiap penerima sebulan sekali',
            'Mengunjungi kampus dua kali setiap semester',
            'Menyusun bantuan ketika penerima kesulitan',
            'Menjaga kerahasiaan cerita mereka',
          ],
          requirements: [
            'Pernah mendampingi pelajar atau mahasiswa',
            'Pendengar yang tidak buru-buru menasihati',
            'Bisa bepergian di Sumatera bagian utara',
          ],
          closesInDays: 31,
        },
        {
          slug: 'pembaca-lamaran-musiman',
          title: 'Pembaca Lamaran Musiman',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 2_500_000, max: 3_000_000 },
          summary:
            'Membaca dua ratus lamaran selama enam pekan, menilai dengan rubrik terbuka, dan menulis dua kalimat alasan untuk masing-masing.',
          duties: [
            'Membaca dan menilai lamaran tanpa melihat nama',
            'Menulis alasan yang berguna bagi pelamar',
            'Mengikuti rapat penyamaan penilaian',
          ],
          requirements: [
            'Teliti dan adil membaca tulisan remaja',
            'Bebas dari hubungan keluarga dengan pelamar',
            'Punya tiga jam sehari selama enam pekan',
          ],
          closesInDays: 13,
        },
      ],
    },
    {
      slug: 'bimbel-tiga-mercusuar',
      company: 'Tiga Mercusuar Bahasa',
      industry: 'Kursus bahasa',
      summary: 'Kursus bahasa Inggris akademik di Mataram yang jadwalnya mengikuti jam jemput ternak, jam melaut, dan jam menjaga adik.',
      about: `Tiga Mercusuar mengajar bahasa Inggris kepada anak yang tidak bisa datang pukul empat sore. Ada kelas selepas subuh untuk anak nelayan, kelas malam untuk penjaga toko, dan rekaman ringan bagi mereka yang sinyalnya hanya ada di pematang sawah.

Sembilan pengajar kami semuanya pernah gagal tes bahasa sekurang-kurangnya sekali. Kami percaya pengalaman itu membuat penjelasan lebih sabar. Setiap bulan kami menguji diri sendiri dan memajang nilainya di dinding, termasuk nilai pemilik kursus.`,
      city: 'Kota Mataram',
      jobs: [
        {
          slug: 'tutor-menulis-akademik',
          title: 'Tutor Menulis Akademik',
          type: 'part-time',
          mode: 'hybrid',
          city: 'Kota Mataram',
          salary: { min: 2_200_000, max: 3_400_000 },
          summary:
            'Membimbing dua belas pelajar menulis esai berbahasa Inggris untuk tes beasiswa, dengan catatan yang jelas dan tidak menakutkan.',
          duties: [
            'Mengajar empat sesi setiap pekan',
            'Memberi catatan pada dua draf tiap pelajar',
            'Menyusun contoh dari esai yang gagal dan berhasil',
          ],
          requirements: ['Nilai tes bahasa yang masih berlaku', 'Pernah mengajar remaja', 'Bersedia mengajar pagi atau malam'],
          closesInDays: 48,
        },
        {
          slug: 'magang-kalender-beasiswa',
          title: 'Magang Kalender Beasiswa',
          type: 'internship',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Memeriksa tenggat, syarat, dan tautan beasiswa setiap pekan, lalu menulis ringkasan yang tidak menyesatkan pelajar.',
          duties: [
            'Memeriksa dua puluh beasiswa setiap pekan',
            'Menghubungi penyelenggara bila syaratnya kabur',
            'Menandai beasiswa yang meminta biaya mencurigakan',
          ],
          requirements: ['Mahasiswa semua jurusan', 'Teliti terhadap tanggal dan huruf kecil', 'Bisa menulis ringkas'],
          closesInDays: -4,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'beasiswa-anak-pekerja-kebun-teh',
      type: 'corporate',
      title: 'Beasiswa Anak Pemetik Teh yang Tidak Berbelit',
      kind: 'Perancangan seleksi',
      summary:
        'Merancang ulang beasiswa perusahaan teh: dari dua belas berkas menjadi empat, dan dari wawancara hotel menjadi kunjungan rumah.',
      description: `Perkebunan Teh Kabut Wangi menyediakan empat puluh beasiswa, tetapi hanya sembilan belas yang melamar. Kami menelepon keluarga yang tidak mendaftar dan menemukan sebabnya: dua belas berkas, tiga di antaranya harus diurus di kota, dan wawancara di hotel yang membuat orang tua takut masuk.

Berkas dipangkas menjadi empat dan wawancara dipindahkan ke beranda rumah atau balai afdeling. Panelnya memuat satu mandor perempuan serta dua penerima lama. Tahun berikutnya masuk 133 lamaran, dan semua tempat terisi untuk pertama kalinya. Mandor itu kini menjadi ketua panel.

- Seleksi selesai dalam tujuh pekan
- Setiap pelamar menerima alasan tertulis
- Uang saku cair sebelum kuliah dimulai`,
      daysAgo: 285,
      client: 'Perkebunan Teh Kabut Wangi, Kabupaten Simalungun',
      batches: [
        { label: 'Angkatan 1', daysAgo: 650 },
        { label: 'Angkatan 2', daysAgo: 285 },
      ],
      pictures: [
        'Wawancara di beranda rumah pemetik teh',
        'Meja berisi empat berkas sederhana',
        'Panel seleksi berjalan di antara kebun teh',
        'Pelajar dan ibunya membaca surat penerimaan',
      ],
    },
    {
      slug: 'klinik-berkas-kotawaringin-timur',
      type: 'government',
      title: 'Klinik Berkas Keliling Dua Belas Kecamatan',
      kind: 'Klinik beasiswa',
      summary: 'Dua belas kecamatan didatangi dengan printer, pemindai, dan kakak pendamping agar berkas pelajar lengkap sebelum tenggat.',
      description: `Unit Layanan Pelajar Kabupaten Kotawaringin Timur memiliki dana beasiswa yang selalu bersisa karena berkas pelamar tidak lengkap. Bersama unit itu kami membawa klinik ke dua belas kecamatan, sebagian lewat sungai, lengkap dengan printer, pemindai, genset kecil, dan dua petugas kependudukan. Jadwalnya diumumkan lewat radio dan pengeras suara masjid.

## Yang paling sering kurang

Bukan nilai dan bukan esai, melainkan kartu keluarga yang namanya berbeda satu huruf. Dalam dua puluh hari, 418 pelajar merapikan berkas dan 276 di antaranya mengirim lamaran. Dana terserap seluruhnya, dan petugas kini membuka loket pelajar setiap hari pasar. Genset kecilnya ditinggalkan di kecamatan paling hulu.`,
      daysAgo: 205,
      client: 'Unit Layanan Pelajar Kabupaten Kotawaringin Timur',
      batches: [
        { label: 'Jalur sungai', daysAgo: 222 },
        { label: 'Jalur darat', daysAgo: 205 },
      ],
      pictures: [
        'Perahu membawa printer dan kotak berkas',
        'Pelajar memindai ijazah di balai kecamatan',
        'Petugas membetulkan satu huruf pada kartu keluarga',
        'Antrean pendek di bawah pohon ketapang',
      ],
    },
    {
      slug: 'lingkar-esai-karangasem',
      type: 'community',
      title: 'Lingkar Esai di Bale Banjar',
      kind: 'Pendampingan',
      summary: 'Delapan bulan, dua puluh empat pelajar, dan lingkaran tikar di bale banjar tempat draf buruk dibacakan tanpa ditertawakan.',
      description: `Komunitas Guru BK Lereng Agung ingin muridnya berhenti menyalin esai dari internet. Ni Luh Sukreni membuka lingkar dua pekanan di bale banjar. Aturannya hanya dua: semua orang membawa draf, betapapun jeleknya, dan tidak seorang pun boleh memakai kata sejak kecil saya bercita-cita. Guru pendamping menulis bersama mereka.

Dua puluh empat pelajar menulis rata-rata enam draf. Sebelas diterima di beasiswa pilihan pertama, tujuh di pilihan kedua, dan enam ditolak. Keenamnya kembali pada angkatan berikutnya, dua sebagai pelamar lagi dan empat sebagai kakak yang menyeduh teh. Draf pertama semua orang disimpan dan dibuka kembali saat perpisahan.`,
      daysAgo: 118,
      client: 'Komunitas Guru BK Lereng Agung, Kabupaten Karangasem',
      batches: [
        { label: 'Angkatan 1', daysAgo: 480 },
        { label: 'Angkatan 2', daysAgo: 118 },
      ],
      pictures: ['Lingkaran pelajar di tikar bale banjar', 'Draf penuh coretan pulpen kuning', 'Kakak pendamping menuang teh'],
    },
    {
      slug: 'malam-orang-tua-penerima-bima',
      type: 'community',
      title: 'Malam Orang Tua: Menghitung Ketakutan',
      kind: 'Lokakarya',
      summary:
        'Lima malam di musala dan balai desa, ayah dan ibu menghitung biaya kuliah sungguhan bersama keluarga yang pernah menjalaninya.',
      description: `Ikatan Perantau Teluk Bima memperhatikan bahwa banyak anak mundur bukan karena nilai, tetapi karena orang tua takut. Kami mengadakan lima malam berisi papan tulis, kopi, dan empat keluarga yang anaknya sudah kuliah. Semua ketakutan ditulis lebih dahulu, baru dihitung satu per satu. Anak-anak diminta menunggu di luar dan boleh menguping.

Ternyata separuh ketakutan bisa diberi angka, dan angka itu lebih kecil daripada dugaan. Separuh lainnya, tentang sepi dan pergaulan, dijawab dengan nomor telepon ibu kos dan kakak satu kampung. Dari enam puluh keluarga, empat puluh empat mengizinkan anaknya melamar. Hitungannya difotokopi untuk desa sebelah.`,
      daysAgo: 415,
      client: 'Ikatan Perantau Teluk Bima, Kota Bima',
      batches: [{ label: 'Lima malam', daysAgo: 415 }],
      pictures: [
        'Ayah menulis angka biaya kos di papan tulis',
        'Ibu-ibu berbincang dengan gelas kopi',
        'Daftar ketakutan yang dicoret satu per satu',
        'Seorang mahasiswa menyapa lewat panggilan video',
        'Balai desa penuh pada malam kelima',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-puncak-gaharu',
      npsn: '30203468',
      name: 'SMA Puncak Gaharu',
      city: 'Kabupaten Kotawaringin Timur',
      students: 389,
      programs: ['kakak-pendamping'],
    },
    {
      slug: 'smk-kabut-wangi',
      npsn: '10207731',
      name: 'SMK Kabut Wangi',
      city: 'Kabupaten Simalungun',
      students: 452,
      programs: ['kakak-pendamping'],
    },
    {
      slug: 'sma-giri-tirta',
      npsn: '50101876',
      name: 'SMA Giri Tirta Lempuyang',
      city: 'Kabupaten Karangasem',
      students: 517,
      programs: ['kakak-pendamping'],
    },
    {
      slug: 'ma-teluk-hikmah',
      npsn: '50222905',
      name: 'MA Teluk Hikmah',
      city: 'Kota Bima',
      students: 233,
      programs: ['kakak-pendamping'],
    },
    {
      slug: 'sma-matahari-tambora',
      npsn: '50203157',
      name: 'SMA Matahari Tambora',
      city: 'Kabupaten Dompu',
      students: 298,
      programs: ['kakak-pendamping'],
    },
  ],
  teams: [
    { name: 'Draf Keenam', school: 'sma-giri-tirta', program: 'kakak-pendamping', score: 908, minutes: 108 },
    { name: 'Berkas di Angkot', school: 'smk-kabut-wangi', program: 'kakak-pendamping', score: 859, minutes: 123 },
    { name: 'Pilihan Kedua', school: 'sma-puncak-gaharu', program: 'kakak-pendamping', score: 828, minutes: 135 },
    { name: 'Mana Mungkin', school: 'ma-teluk-hikmah', program: 'kakak-pendamping', score: 773, minutes: 156 },
    { name: 'Tenggat Besok', school: 'sma-matahari-tambora', program: 'kakak-pendamping', score: null, minutes: null },
    { name: 'Tiga Orang Asing', school: 'sma-giri-tirta', program: 'kakak-pendamping', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Putri Handayani Saragih',
      role: 'Mahasiswa agronomi, Kabupaten Simalungun',
      message:
        'Esai pertamaku penuh kata mulia yang bukan milikku. Setelah lima kali ditanya lalu apa yang kamu lakukan, aku menulis tentang menimbang daun teh bersama Mamak. Panel menanyakan timbangan itu sambil tersenyum.',
      class: 'esai-motivasi-yang-jujur',
    },
    {
      name: 'Fahmi Juhaidin',
      role: 'Pelajar kelas XII, Kota Bima',
      message:
        'Latihan wawancara pertama saya diam hampir satu menit. Yang keempat saya masih gugup, tetapi tahu cara meminta waktu berpikir. Saya ditolak sekali, lalu diterima di pilihan kedua. Saya lega.',
      class: 'latihan-wawancara-beasiswa',
    },
    {
      name: 'I Wayan Sudarma',
      role: 'Ayah penerima beasiswa, Kabupaten Karangasem',
      message:
        'Saya datang untuk mencari alasan melarang. Pulangnya membawa kertas berisi hitungan kos, makan, dan ongkos pulang. Angkanya masih berat, tetapi tidak lagi gelap. Anak saya berangkat bulan Agustus.',
      class: 'webinar-orang-tua-penerima',
    },
    {
      name: 'Lestari Bungan',
      role: 'Calon mahasiswa, Kabupaten Kotawaringin Timur',
      message:
        'Tadinya saya hanya mengincar beasiswa yang semua orang sebut. Di kelas ini saya menemukan beasiswa kehutanan yang pelamarnya sedikit dan syaratnya seperti menggambarkan saya. Sekarang saya bangga memilih yang cocok.',
      class: 'memilih-beasiswa-yang-cocok',
    },
  ],
  faq: [
    {
      question: 'Nilai saya biasa saja. Masih adakah beasiswa untuk saya?',
      answer:
        'Ada. Sebagian beasiswa di kalender kami lebih menimbang daerah asal, kegiatan, atau keadaan keluarga. Isi cek kelayakan dengan jujur, lalu lihat mana yang benar-benar cocok sebelum mulai menulis esai.',
    },
    {
      question: 'Apakah Beasiswa Bersama Puja memberi uang beasiswa?',
      answer:
        'Tidak. Kami menyusun kalender, membuka kelas, dan memasangkanmu dengan kakak pendamping. Uang beasiswa berasal dari penyelenggara masing-masing, dan kami tidak pernah meminta bagian dari apa yang kamu terima.',
    },
    {
      question: 'Berapa biaya kelas dan pendampingan?',
      answer:
        'Empat kelas gratis untuk semua orang. Latihan wawancara dan kelas bahasa Inggris berbayar, tetapi peserta dari keluarga prasejahtera tidak dipungut biaya. Pendampingan delapan bulan juga tanpa biaya.',
    },
    {
      question: 'Bagaimana cara mendapat kakak pendamping?',
      answer:
        'Isi cek kelayakan, pilih paling sedikit dua beasiswa, dan susun rencana delapan bulan. Kami mencarikan kakak dari kabupatenmu atau yang terdekat. Bila belum tersedia, kamu masuk daftar tunggu dengan kabar setiap bulan.',
    },
    {
      question: 'Saya hanya punya ponsel dan jarang ada kuota. Bisa ikut?',
      answer:
        'Bisa. Bahan kelas ringan dan dapat dibaca di ponsel, esai boleh ditulis tangan lalu difoto, dan pertemuan pendamping dapat lewat telepon biasa. Beri tahu kami jam ketika sinyalmu paling baik.',
    },
    {
      question: 'Apakah kalian menjamin saya lolos?',
      answer:
        'Tidak, dan berhati-hatilah pada siapa pun yang menjanjikannya. Yang kami upayakan adalah berkas lengkap, esai yang jujur, dan latihan cukup. Kalau ditolak, kakak pendampingmu membantu membaca alasannya dan mencoba lagi.',
    },
  ],
  partners: [
    { name: 'Yayasan Beras Kunyit', kind: 'Yayasan' },
    { name: 'Tiga Mercusuar Bahasa', kind: 'Lembaga kursus' },
    { name: 'Universitas Rimba Khatulistiwa', kind: 'Kampus' },
    { name: 'Perkebunan Teh Kabut Wangi', kind: 'Perusahaan' },
    { name: 'Unit Layanan Pelajar Kabupaten Kotawaringin Timur', kind: 'Pemerintah kabupaten' },
    { name: 'Ikatan Perantau Teluk Bima', kind: 'Komunitas' },
    { name: 'Percetakan Ijazah Kedua', kind: 'Percetakan' },
  ],
}
