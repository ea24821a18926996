import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'selat-peta-terbuka',
      company: 'Selat Peta Terbuka',
      industry: 'Pemetaan dan kebencanaan',
      summary:
        'Kelompok pemetaan dari Semarang yang membuat peta banjir bersama kampung pesisir Asia Tenggara, dengan tim yang tersebar di lima negara.',
      about: `Selat Peta Terbuka berawal dari lima peserta Lima Negara Satu Meja yang tidak mau berhenti setelah pekan keempat belas. Kini kami memetakan parit, tanggul, dan dapur umum bersama warga pesisir, lalu mengembalikan petanya dalam bentuk kertas.

Kami bekerja dalam bahasa Indonesia, Inggris, dan bahasa apa pun yang dipilih desanya. Rapat utama berlangsung pada jam yang bergiliran, sehingga tidak ada negara yang selalu mengantuk. Gaji disusun menurut biaya hidup kota masing-masing dan angkanya terbuka bagi semua.`,
      city: 'Kota Semarang',
      jobs: [
        {
          slug: 'pendamping-pemetaan-warga',
          title: 'Pendamping Pemetaan Warga',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Semarang',
          salary: { min: 5_200_000, max: 6_600_000 },
          summary:
            'Menemani warga tiga kampung pesisir memetakan jalur air dan jalan keluar, lalu memeriksa petanya ketika pasang benar-benar datang.',
          duties: [
            'Mengadakan jalan pemetaan dua kali sebulan',
            'Memasukkan hasil ke peta terbuka dan memeriksa kesalahannya',
            'Mencetak peta besar untuk pos warga',
            'Menulis catatan dua bahasa untuk tim negara lain',
          ],
          requirements: [
            'Pernah menyunting peta terbuka atau siap belajar cepat',
            'Berani bertanya kepada warga dan tahan dikoreksi',
            'Bahasa Inggris cukup untuk bercerita, tidak perlu sempurna',
          ],
          closesInDays: 29,
        },
        {
          slug: 'regional-volunteer-coordinator',
          title: 'Regional Volunteer Coordinator',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 6_000_000, max: 7_500_000 },
          summary:
            'Mengatur 120 relawan peta dari lima negara: menyambut, membagi tugas, menjaga jam rapat tetap adil, dan merayakan koreksi kecil.',
          duties: [
            'Menyambut pemeta baru dalam dua bahasa',
            'Membagi petak kerja menurut musim hujan tiap negara',
            'Menyusun laporan bulanan yang terbuka bagi umum',
          ],
          requirements: [
            'Lancar berbahasa Indonesia dan Inggris, satu bahasa kawasan lain menjadi nilai lebih',
            'Pengalaman mengoordinasi relawan jarak jauh',
            'Sabar terhadap zona waktu dan jaringan lemah',
          ],
          closesInDays: 44,
        },
      ],
    },
    {
      slug: 'kamus-pulau-kecil',
      company: 'Kamus Pulau Kecil',
      industry: 'Bahasa dan arsip lisan',
      summary:
        'Penerbit arsip lisan dari Makassar yang merekam bahasa kecil di pulau-pulau kawasan dan menerbitkan kamus bergambar bersama penuturnya.',
      about: `Kamus Pulau Kecil merekam bahasa yang penuturnya bisa dihitung dengan jari dua kampung. Setiap entri dimulai dari suara, disusul gambar, dan baru kemudian tulisan. Honor penutur dibayar di muka, sebab ingatan mereka bukan sumbangan.

Tim kami sembilan orang, tiga alat perekam, dan seorang pemilik perahu yang sangat sabar. Kami berkantor di lantai dua toko jaring di Makassar, bekerja bersama relawan dari Sabah dan Mindanao, serta menyimpan salinan setiap rekaman di rumah keluarga penuturnya.`,
      city: 'Kota Makassar',
      jobs: [
        {
          slug: 'perekam-cerita-lisan',
          title: 'Perekam Cerita Lisan',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Makassar',
          salary: { min: 4_600_000, max: 5_700_000 },
          summary:
            'Merekam cerita, nama ikan, dan lagu tidur di pulau-pulau sekitar selat, lalu memutarnya kembali kepada penutur sebelum disimpan.',
          duties: [
            'Merekam dengan ponsel dan mikrofon kecil',
            'Menjelaskan izin dalam bahasa penutur',
            'Memutar ulang rekaman dan mencatat koreksi keluarga',
          ],
          requirements: [
            'Tahan perjalanan perahu empat jam',
            'Pernah mewawancarai orang yang lebih tua',
            'Bisa diam tanpa merasa canggung',
          ],
          closesInDays: 17,
        },
        {
          slug: 'juru-gambar-kamus',
          title: 'Juru Gambar Kamus',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Menggambar 240 entri kamus dari rekaman suara dan foto lapangan, lalu memperbaikinya menurut tawa para penutur.',
          duties: [
            'Menggambar benda, gerak, dan cuaca secara sederhana',
            'Mengikuti pertemuan koreksi daring bersama penutur',
            'Menyerahkan berkas terbuka yang dapat dipakai sekolah',
          ],
          requirements: [
            'Contoh sepuluh gambar hitam putih',
            'Mau menggambar ulang ikan yang siripnya salah',
            'Punya sambungan cukup untuk rapat suara',
          ],
          closesInDays: -7,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'harga-mi-lima-pasar',
      type: 'corporate',
      title: 'Lima Pasar, Satu Lembar Harga',
      kind: 'Data dan pelatihan',
      summary:
        'Jaringan toko bahan pangan membiayai 50 pemuda mencatat harga di lima pasar kawasan; datanya terbuka dan dibaca pedagang lebih dulu.',
      description: `Sebuah jaringan toko bahan makanan meminta dasbor kepada kami. Kami meminta waktu seratus hari dan lima puluh pencatat muda di Medan, Penang, Da Nang, Cebu, dan Battambang. Masing-masing mengikuti satu pedagang langganan, mencatat harga pagi dan sore, serta menuliskan alasan perubahan dengan kata-kata pedagangnya sendiri.

Perjanjiannya tidak biasa: pedagang melihat data satu pekan lebih awal daripada perusahaan, dan semua angka terbit terbuka. Perusahaan menyetujui setelah dua rapat panjang. Sekarang bagian pembeliannya membaca kolom alasan sebelum kolom harga, sebab di sanalah kabar banjir, hari raya, dan truk yang mogok selalu muncul paling dahulu.`,
      daysAgo: 150,
      client: 'Pangan Selat Bersama',
      batches: [
        { label: 'Seratus hari pertama', daysAgo: 320 },
        { label: 'Seratus hari kedua', daysAgo: 170 },
      ],
      pictures: [
        'Pencatat muda duduk di samping penjual mi',
        'Lembar harga dengan kolom alasan tulisan tangan',
        'Lima grafik pasar ditempel berdampingan',
        'Pedagang memeriksa angka di ponsel anaknya',
      ],
    },
    {
      slug: 'kelas-kembar-dua-puluh-guru',
      type: 'government',
      title: 'Dua Puluh Guru, Sepuluh Pasang Kelas',
      kind: 'Pendampingan guru',
      summary:
        'Bersama kantor pendidikan perbatasan, sepuluh kelas di Indonesia berpasangan dengan sepuluh kelas negara tetangga selama satu semester.',
      description: `Sekolah di perbatasan sering lebih dekat ke kota negara tetangga daripada ke ibu kota kabupatennya sendiri. Kantor pendidikan bertanya bagaimana memanfaatkan kedekatan itu tanpa paspor. Kami memasangkan guru menurut mata pelajaran, lalu memberi tiga tugas kecil: bertukar peta, bertukar resep, dan bertukar pertanyaan.

Bagian terbaiknya ternyata pertanyaan. Murid bertanya mengapa hujan datang lebih dulu di seberang, siapa yang menamai sungai, dan apakah guru di sana juga galak. Sepuluh pasang kelas menyelesaikan semester, sembilan meminta lanjut, dan satu pasang guru kini menyusun buku latihan dua bahasa.`,
      daysAgo: 235,
      client: 'Kantor Pendidikan Beranda Utara',
      batches: [{ label: 'Semester percobaan', daysAgo: 255 }],
      pictures: [
        'Murid memegang peta buatan kelas seberang',
        'Resep lempah dan laksa di papan tulis yang sama',
        'Dua guru berbincang lewat layar retak',
      ],
    },
    {
      slug: 'rekaman-lagu-tidur-pesisir',
      type: 'community',
      title: 'Lagu Tidur dari Sebelas Pesisir',
      kind: 'Arsip bersama',
      summary:
        'Pemuda sebelas negara merekam lagu tidur neneknya dengan ponsel; 86 lagu tersimpan bersama terjemahan, napas, dan suara kipas angin.',
      description: `Semuanya bermula dari saat hening dalam panggilan kelompok. Seorang peserta dari Sorong memutar rekaman neneknya, dan peserta dari Mindanao menangis karena nadanya mirip. Sejak malam itu kelompok mereka mengganti topik proyek, dari sampah plastik menjadi lagu yang dipakai orang pesisir untuk menidurkan anak.

Delapan puluh enam lagu terkumpul dalam tujuh bulan. Izin diminta kepada keluarga, bukan hanya penyanyinya, dan setiap lagu boleh ditarik kapan saja. Kami tidak membersihkan bunyi kipas, ayam, atau batuk. Komunitas nelayan kini memutar arsipnya pada malam pasang tinggi, ketika semua orang terjaga dan anak-anak sulit memejamkan mata.`,
      daysAgo: 400,
      client: 'Jejaring Nenek Pesisir',
      batches: [
        { label: 'Rekaman pertama', daysAgo: 610 },
        { label: 'Arsip terbuka', daysAgo: 420 },
      ],
      pictures: [
        'Nenek bernyanyi dekat jendela dengan ponsel di meja',
        'Peta titik sebelas pesisir dari kancing baju',
        'Dua pemuda mencatat terjemahan di buku bergaris',
        'Perahu berlampu pada malam pasang tinggi',
      ],
    },
    {
      slug: 'meja-bahasa-untuk-koperasi-pelaut',
      type: 'community',
      title: 'Meja Bahasa di Koperasi Pelaut',
      kind: 'Kelas bersama',
      summary:
        'Enam puluh awak kapal ikan berlatih bahasa Inggris kerja dengan teman bicara dari empat negara, mulai dari kata yang menyelamatkan nyawa.',
      description: `Awak kapal ikan menandatangani kontrak dalam bahasa yang tidak mereka baca. Koperasi pelaut tidak meminta kursus lengkap, melainkan delapan puluh kata dahulu: berhenti, sakit, upah, pulang, dan tidak. Kami menyusun daftarnya bersama mantan pelaut, kemudian mencari teman bicara dari negara yang biasa mereka singgahi.

Latihan berlangsung pada malam sebelum berangkat, melalui pesan suara yang pendek, supaya tetap jalan dengan sinyal pelabuhan. No grammar tests, only situations. Enam puluh awak menyelesaikan delapan pekan. Dua orang memakai kata pada daftar itu untuk meminta dokter, dan keduanya pulang menceritakannya sendiri di depan kelas berikutnya.`,
      daysAgo: 110,
      client: 'Koperasi Pelaut Angin Barat',
      batches: [
        { label: 'Kelompok 1', daysAgo: 205 },
        { label: 'Kelompok 2', daysAgo: 125 },
      ],
      pictures: [
        'Daftar delapan puluh kata di dinding koperasi',
        'Awak kapal merekam pesan suara di dermaga',
        'Teman bicara dari Cebu melambaikan tangan di layar',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-beranda-sebatik',
      npsn: '30417352',
      name: 'SMA Beranda Sebatik',
      city: 'Kabupaten Nunukan',
      students: 286,
      programs: ['ruang-guru-kawasan', 'lima-negara-satu-meja'],
    },
    {
      slug: 'sma-selat-singkep',
      npsn: '11008214',
      name: 'SMA Selat Singkep',
      city: 'Kabupaten Lingga',
      students: 318,
      programs: ['ruang-guru-kawasan'],
    },
    {
      slug: 'smk-bahari-entikong',
      npsn: '30108693',
      name: 'SMK Gerbang Entikong',
      city: 'Kabupaten Sanggau',
      students: 374,
      programs: ['ruang-guru-kawasan', 'lima-negara-satu-meja'],
    },
    {
      slug: 'sma-losari-timur',
      npsn: '40319057',
      name: 'SMA Losari Timur',
      city: 'Kota Makassar',
      students: 752,
      programs: ['lima-negara-satu-meja'],
    },
    {
      slug: 'ma-darussalam-pesisir',
      npsn: '10271846',
      name: 'MA Pesisir Darul Ilmi',
      city: 'Kota Medan',
      students: 433,
      programs: ['lima-negara-satu-meja', 'ruang-guru-kawasan'],
    },
  ],
  teams: [
    { name: 'Too Salty', school: 'sma-losari-timur', program: 'lima-negara-satu-meja', score: 921, minutes: 138 },
    { name: 'Peta Pasang', school: 'sma-beranda-sebatik', program: 'lima-negara-satu-meja', score: 884, minutes: 155 },
    { name: 'Noodle Index', school: 'ma-darussalam-pesisir', program: 'lima-negara-satu-meja', score: 846, minutes: 129 },
    { name: 'Lima Macam Ya', school: 'smk-bahari-entikong', program: 'lima-negara-satu-meja', score: 719, minutes: 172 },
    { name: 'Kelas Seberang', school: 'sma-selat-singkep', program: 'ruang-guru-kawasan', score: null, minutes: null },
    { name: 'Monday Ferry', school: 'sma-beranda-sebatik', program: 'ruang-guru-kawasan', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Aurelia Nainggolan',
      role: 'Peserta dari Medan, kelas peta banjir',
      message:
        'Saya memetakan jalan saya sendiri dan menemukan tiga parit yang tidak pernah saya perhatikan. Teman dari Hội An menemukan empat. Sekarang setiap hujan kami saling mengirim foto parit, seperti orang lain mengirim foto kucing.',
      class: 'open-mapping-for-flood',
    },
    {
      name: 'Fadel Tuasikal',
      role: 'Mahasiswa di Makassar, peserta sejarah lisan',
      message:
        'Saya menekan tombol rekam lalu nenek saya bertanya balik: kamu mau dengar yang benar atau yang enak? Kelas ini mengajari saya menjawab dua-duanya, dan menunggu sambil menyeduh teh.',
      class: 'oral-history-with-a-phone',
    },
    {
      name: 'Nguyễn Minh Khuê',
      role: 'Peserta dari Huế',
      message:
        'Bahasa Inggris saya pelan, jadi saya ikut diam. Di kelas ini semua orang boleh lambat. Pada pekan ketiga saya membantah seseorang untuk pertama kali, dan ia mengucapkan terima kasih.',
      class: 'english-for-shy-collaborators',
    },
    {
      name: 'Bu Marlina Usat',
      role: 'Guru SMA di perbatasan',
      message:
        'Kelas kembar kami di seberang hanya berjarak satu sungai, tetapi belum pernah kami sapa. Kini murid saya menunggu hari Rabu, dan saya belajar menjawab pertanyaan yang tidak ada di buku.',
      class: 'kelas-kembar-untuk-guru',
    },
  ],
  faq: [
    {
      question: 'Siapa yang boleh ikut? Who can join?',
      answer:
        'Pemuda berusia 16 sampai 30 tahun yang tinggal di salah satu dari sebelas negara Asia Tenggara. Guru menengah punya program sendiri, Ruang Guru Kawasan. Jika usiamu di bawah 18 tahun, kami meminta izin orang tua.',
    },
    {
      question: 'Apakah bahasa Inggris saya harus lancar?',
      answer:
        'Tidak. Setiap kelompok memilih dua bahasa kerja dan semua orang akan salah bersama-sama. Bila masih ragu, mulailah dari English for Shy Collaborators, kelas gratis yang selalu terbuka dan tidak pernah menyuruhmu presentasi.',
    },
    {
      question: 'Berapa biayanya?',
      answer:
        'Separuh kelas kami gratis. Kelas berbayar mencantumkan harganya dalam rupiah di halaman kelas. Kelompok Lima Negara menerima hibah belajar kecil untuk kuota data dan perjalanan di dalam negeri masing-masing.',
    },
    {
      question: 'Pukul berapa pertemuannya?',
      answer:
        'Pertemuan daring biasanya malam hari waktu Jakarta, dan jamnya bergiliran supaya tidak ada negara yang selalu dirugikan. Halaman kelas memakai waktu setempatmu. Rekaman tersedia bagi yang terhalang sif atau sinyal.',
    },
    {
      question: 'Apakah saya perlu laptop?',
      answer:
        'Untuk kebanyakan kelas ponsel sudah cukup. Untuk pemetaan, laptop pinjaman beberapa jam sepekan sangat membantu, dan fasilitator bisa membagi tugas sehingga anggota yang hanya punya ponsel tetap bekerja di lapangan.',
    },
    {
      question: 'Apakah ada sertifikat dan dalam bahasa apa?',
      answer:
        'Kelas yang mencantumkan sertifikat menerbitkannya setelah kamu memenuhi batas lulus, dengan kode pemeriksaan. Karya kelompokmu juga terbit sebagai laporan terbuka yang memuat namamu, dan kamu boleh meminta agar nama itu tidak dicantumkan.',
    },
  ],
  partners: [
    { name: 'Selat Peta Terbuka', kind: 'Organisasi pemetaan' },
    { name: 'Kamus Pulau Kecil', kind: 'Penerbit arsip' },
    { name: 'Pangan Selat Bersama', kind: 'Perusahaan' },
    { name: 'Kantor Pendidikan Beranda Utara', kind: 'Pemerintah daerah' },
    { name: 'University of the Three Straits', kind: 'Kampus' },
    { name: 'Mekong Youth Table', kind: 'Komunitas' },
    { name: 'Koperasi Pelaut Angin Barat', kind: 'Koperasi' },
  ],
}
