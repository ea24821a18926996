import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'rumah-suara-lereng',
      company: 'Rumah Suara Lereng',
      industry: 'Produksi audio',
      summary:
        'Studio suara di Sleman yang merekam buku audio, sandiwara, dan petunjuk bunyi untuk museum; separuh krunya bekas penyiar magang Bharabas.',
      about: `Rumah Suara Lereng merekam buku audio, sandiwara, dan pengumuman stasiun yang tidak membuat penumpang panik. Studionya bekas kandang sapi perah, dindingnya tebal, dan sesekali masih berbau rumput kalau hujan turun terlalu lama.

Tim berisi sepuluh orang dengan jam kerja yang mengikuti tenggorokan, bukan lembur. Pembaca naskah istirahat setiap empat puluh menit, teh jahe selalu ada, dan siapa pun boleh meminta pengulangan tanpa harus meminta maaf lebih dulu.`,
      city: 'Kabupaten Sleman',
      jobs: [
        {
          slug: 'penyunting-audio-muda',
          title: 'Penyunting Audio Muda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Sleman',
          salary: { min: 3_200_000, max: 4_300_000 },
          summary:
            'Memotong, membersihkan, dan menata rekaman buku audio tanpa menghilangkan napas pembacanya, dengan tenggat yang masuk akal.',
          duties: [
            'Menyunting dua sampai tiga jam suara sepekan',
            'Menandai bagian yang perlu dibaca ulang',
            'Mencocokkan suara dengan naskah kata demi kata',
            'Menjaga arsip mentah tetap bernama rapi',
          ],
          requirements: [
            'Menguasai satu perangkat sunting suara',
            'Contoh suntingan lima menit, sebelum dan sesudah',
            'Telinga sabar terhadap bunyi lidah',
          ],
          closesInDays: 26,
        },
        {
          slug: 'pembaca-buku-audio',
          title: 'Pembaca Buku Audio',
          type: 'contract',
          mode: 'onsite',
          city: 'Kabupaten Sleman',
          salary: null,
          summary:
            'Membacakan empat novel dalam enam bulan, dua jam sehari, dengan pengarah suara yang lebih sering mengangguk daripada menyela.',
          duties: [
            'Menyiapkan suara dan menandai naskah',
            'Membaca di studio empat hari sepekan',
            'Mengulang bagian yang ditandai penyunting',
          ],
          requirements: [
            'Rekaman contoh tiga menit dari buku apa pun',
            'Lafal jelas, logat daerah justru disukai',
            'Tidak merokok selama masa rekaman',
          ],
          closesInDays: 11,
        },
      ],
    },
    {
      slug: 'radio-pasar-wetan',
      company: 'Radio Pasar Wetan',
      industry: 'Radio komunitas',
      summary:
        'Radio pengeras suara di pasar tradisional Surakarta: kabar harga, anak hilang, lagu permintaan, dan iklan yang dibacakan pedagangnya sendiri.',
      about: `Radio Pasar Wetan mengudara lewat tujuh puluh pengeras suara di lorong pasar dan satu pemancar kecil. Siaran dimulai pukul tiga pagi bersama penjual sayur, lalu selesai ketika kios terakhir menutup terpalnya dan tukang sapu meminta lagu.

Kami hidup dari iklan dua puluh detik yang dibacakan pedagangnya sendiri, termasuk tertawanya. Penyiar baru belajar dari bangku bakul selama sepekan sebelum boleh menyentuh mikrofon. Harga cabai selalu dibaca dua kali, pelan, tanpa musik latar.`,
      city: 'Kota Surakarta',
      jobs: [
        {
          slug: 'penyiar-subuh-pasar',
          title: 'Penyiar Subuh',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Surakarta',
          salary: { min: 1_700_000, max: 2_100_000 },
          summary: 'Menyiarkan harga, kabar lorong, dan lagu permintaan dari pukul tiga sampai tujuh pagi, ditemani kopi dari los sebelah.',
          duties: [
            'Mengumpulkan harga dari dua belas pedagang',
            'Membacakan kabar dan iklan dengan jelas',
            'Mencatat permintaan lagu pada buku siaran',
          ],
          requirements: [
            'Bangun pagi tanpa mengeluh di udara',
            'Bisa berbahasa Jawa halus maupun pasar',
            'Pernah siaran, di mana pun, walau hanya satu jam',
          ],
          closesInDays: 33,
        },
        {
          slug: 'teknisi-pengeras-suara',
          title: 'Teknisi Pengeras Suara',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Surakarta',
          salary: { min: 2_800_000, max: 3_400_000 },
          summary:
            'Merawat tujuh puluh pengeras suara, kabel dua kilometer, dan satu pemancar kecil, dengan musuh utama tikus serta minyak goreng.',
          duties: [
            'Memeriksa seluruh lorong setiap hari Selasa',
            'Memperbaiki kabel dan pengeras suara yang pecah',
            'Menyetel kerasnya suara agar tawar-menawar tetap terdengar',
          ],
          requirements: [
            'Lulusan SMK audio video, listrik, atau setara',
            'Bisa menyolder rapi dan naik tangga',
            'Disukai kucing pasar menjadi nilai lebih',
          ],
          closesInDays: -4,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'suara-bus-antar-kota',
      type: 'corporate',
      title: 'Bus Malam yang Mengucapkan Selamat Tidur',
      kind: 'Produksi suara',
      summary:
        'Kami menulis dan merekam 64 pengumuman untuk armada bus malam, lengkap dengan logat tiap terminal dan jeda bagi penumpang yang masih menguap.',
      description: `Pengumuman lama berbunyi seperti alarm kebakaran. Perusahaan bus meminta suara yang merdu, kami mengusulkan suara yang mengantuk. Tiga penyiar Masih Bangun ikut dua perjalanan pulang-pergi, mencatat kapan orang terjaga, kapan bayi menangis, dan di tikungan mana semua penumpang selalu bertanya sampai mana.

Enam puluh empat pengumuman direkam dengan empat logat, masing-masing tidak lebih dari sebelas detik. Menjelang tengah malam suaranya turun perlahan dan mengucapkan selamat tidur. Sopir mengaku ikut menjawab. Keluhan penumpang perlahan berkurang, sedangkan permintaan salam bertambah, jadi sekarang setiap Jumat satu salam pendengar ikut diputar di dalam bus.`,
      daysAgo: 120,
      client: 'Perusahaan Otobus Lintang Kidul',
      batches: [
        { label: 'Naskah dan uji jalan', daysAgo: 175 },
        { label: 'Rekaman empat logat', daysAgo: 140 },
      ],
      pictures: [
        'Penyiar memegang alat rekam di kursi bus malam',
        'Naskah pengumuman dengan tanda jeda',
        'Sopir mendengarkan rekaman di garasi',
        'Lampu kabin redup dengan pengeras suara kecil',
      ],
    },
    {
      slug: 'pelajaran-di-udara-tiga-kecamatan',
      type: 'government',
      title: 'Pelajaran di Udara untuk Tiga Kecamatan',
      kind: 'Produksi dan pelatihan',
      summary:
        'Empat puluh episode pelajaran radio bagi siswa SMP di tiga kecamatan berbukit, ditulis bersama gurunya dan diputar ulang lewat pengeras masjid.',
      description: `Bukit menghalangi sinyal, tetapi pemancar kecil kecamatan masih sampai. Kantor pendidikan setempat meminta siaran pelajaran. Kami meminta gurunya. Sembilan guru datang ke studio, terkejut mendengar suara sendiri, lalu belajar mengganti kalimat lihat gambar dengan kalimat yang dapat dibayangkan siswa sambil menutup mata.

Empat puluh episode selesai dibuat dalam dua musim, masing-masing dua puluh menit. Matematika direkam di pasar, sejarah di kuburan tua, bahasa Inggris dari lagu permintaan kondektur. Siswa yang rumahnya di balik bukit mendengarkan ulangannya lewat pengeras masjid setiap sore, dan para ibu ikut mengerjakan soal sambil melipat cucian kering.`,
      daysAgo: 330,
      client: 'Kantor Pendidikan Pegunungan Sewu Barat',
      batches: [
        { label: 'Musim tanam', daysAgo: 480 },
        { label: 'Musim panen', daysAgo: 350 },
      ],
      pictures: [
        'Guru mendengarkan suaranya sendiri dengan wajah kaget',
        'Perekaman soal pecahan di lapak pisang',
        'Siswa menyimak radio di teras berbukit',
      ],
    },
    {
      slug: 'kaset-kampung-nelayan',
      type: 'community',
      title: 'Menyelamatkan Kaset Satu Kampung',
      kind: 'Pengarsipan bersama',
      summary:
        'Warga kampung nelayan membawa 412 kaset basah, kusut, dan tak berlabel; dua dek, satu oven kecil, dan pemutaran bersama di balai lelang.',
      description: `Rob naik setinggi lemari. Yang diselamatkan warga lebih dulu ternyata kaset, bukan televisi. Isinya hajatan, pengajian, kiriman suara dari kapal, dan seorang anak yang menghitung sampai dua ratus tanpa alasan. Kami membawa dua dek ke balai lelang dan tinggal di sana sembilan hari bersama peserta kelas.

Empat ratus dua belas kaset dikeringkan, dirapikan dengan pensil, lalu dialihkan. Setiap malam satu kaset diputar bersama dan warga menebak suara siapa. Anak yang menghitung itu kini nakhoda. Ia datang terlambat, berdiri di pintu sampai hitungan selesai, kemudian meminta salinan untuk diputar di kapalnya.`,
      daysAgo: 560,
      client: 'Kampung Nelayan Tambak Lawas',
      batches: [{ label: 'Sembilan hari', daysAgo: 570 }],
      pictures: [
        'Kaset basah dijemur di atas jaring',
        'Warga menebak suara di balai lelang',
        'Pensil memutar pita kaset kusut',
        'Nakhoda berdiri di pintu mendengarkan hitungannya',
      ],
    },
    {
      slug: 'radio-bangsal-anak',
      type: 'community',
      title: 'Radio Bangsal Nomor Tujuh',
      kind: 'Pendampingan',
      summary:
        'Dua jam siaran setiap Sabtu dari bangsal anak: penyiarnya pasien, pendengarnya enam bangsal lain, lagunya selalu terlalu banyak.',
      description: `Perkumpulan orang tua pasien ingin anak-anak punya pekerjaan selain menunggu. Kami meminjamkan dua mikrofon, satu lampu merah, dan tombol batuk sungguhan, yang ternyata paling sering dipakai. Siaran hanya terdengar di tujuh bangsal lewat pengeras kecil, sehingga rahasia keluarga tetap aman dan salam tetap sampai.

Penyiar termuda berusia enam tahun dan membacakan jadwal makan seperti hasil undian. Perawat meminta lagu, dokter dilarang meminta karena terlalu sering. Program berjalan tiga musim dengan pendamping dari penyiar magang kami. Setiap anak yang pulang membawa rekamannya, dan kursi penyiar tidak pernah kosong lebih dari semalam.`,
      daysAgo: 45,
      client: 'Perkumpulan Orang Tua Bangsal Melati',
      batches: [
        { label: 'Musim 1', daysAgo: 400 },
        { label: 'Musim 2', daysAgo: 230 },
        { label: 'Musim 3', daysAgo: 70 },
      ],
      pictures: ['Lampu merah menyala di meja bangsal', 'Anak menekan tombol batuk sambil tertawa', 'Perawat menulis permintaan lagu'],
    },
  ],
  schools: [
    {
      slug: 'smk-penyiaran-sewon-kidul',
      npsn: '20409531',
      name: 'SMK Penyiaran Sewon Kidul',
      city: 'Kabupaten Bantul',
      students: 476,
      programs: ['penyiar-magang'],
    },
    {
      slug: 'sma-kidung-pagi',
      npsn: '20410284',
      name: 'SMA Kidung Pagi',
      city: 'Kota Yogyakarta',
      students: 668,
      programs: ['penyiar-magang'],
    },
    {
      slug: 'smk-audio-ambon',
      npsn: '60117463',
      name: 'SMK Gema Leitimur',
      city: 'Kota Ambon',
      students: 352,
      programs: ['penyiar-magang'],
    },
    {
      slug: 'ma-sora-wetan',
      npsn: '20363918',
      name: 'MA Swara Wetan',
      city: 'Kabupaten Klaten',
      students: 229,
      programs: ['penyiar-magang'],
    },
    {
      slug: 'smp-lembah-kapur',
      npsn: '20411672',
      name: 'SMP Lembah Kapur',
      city: 'Kabupaten Gunungkidul',
      students: 184,
      programs: ['penyiar-magang'],
    },
  ],
  teams: [
    { name: 'Hujan Minyak Panas', school: 'smk-penyiaran-sewon-kidul', program: 'penyiar-magang', score: 917, minutes: 113 },
    { name: 'Pita Kusut', school: 'sma-kidung-pagi', program: 'penyiar-magang', score: 871, minutes: 146 },
    { name: 'Ombak Leitimur', school: 'smk-audio-ambon', program: 'penyiar-magang', score: 839, minutes: 131 },
    { name: 'Batok Kelapa', school: 'ma-sora-wetan', program: 'penyiar-magang', score: 726, minutes: 167 },
    { name: 'Tombol Batuk', school: 'smp-lembah-kapur', program: 'penyiar-magang', score: null, minutes: null },
    { name: 'Masih Bangun', school: 'sma-kidung-pagi', program: 'penyiar-magang', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sigit Wardoyo',
      role: 'Penjaga malam pabrik, peserta siaran langsung',
      message:
        'Bertahun-tahun saya mendengar Bharabas di pos. Sekarang saya yang menyapa pos-pos lain. Lampu merah pertama membuat lutut saya gemetar, tetapi kata pendamping, lutut tidak terdengar di udara.',
      class: 'dasar-siaran-langsung',
    },
    {
      name: 'Laras Kusumastuti',
      role: 'Guru TK, peserta sandiwara radio',
      message:
        'Dapur saya ternyata penuh naga. Wajan jadi gong, plastik keresek jadi api, dan suami saya jadi raja karena batuknya. Murid-murid kini meminta dongeng dengan mata terpejam.',
      class: 'membuat-sandiwara-radio',
    },
    {
      name: 'Ferdi Salakory',
      role: 'Nelayan muda, peserta kelas podcast',
      message:
        'Saya merekam di dalam lemari berisi jaring, bunyinya lebih bagus daripada kamar adik saya. Tiga episode sudah jadi. Yang paling banyak didengar malah episode ketika mama menyuruh saya keluar.',
      class: 'podcast-dengan-satu-ponsel',
    },
    {
      name: 'Hj. Rukmini Astuti',
      role: 'Pensiunan, peserta penyelamatan kaset',
      message:
        'Dua puluh tahun kaset almarhum saya simpan tanpa berani memutarnya. Di kelas ini saya ditemani membuka kotaknya. Suaranya masih bercanda tentang teh yang kemanisan, persis seperti dulu.',
      class: 'menyelamatkan-kaset-keluarga',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara mendengarkan Bharabas?',
      answer:
        'Tekan tombol putar di dek yang ada pada situs ini, lalu lanjutkan membaca; siarannya tidak terputus ketika berpindah halaman. Kami mengudara sembilan belas jam sehari, dari sarapan sampai pukul satu dini hari.',
    },
    {
      question: 'Suara saya cempreng. Apakah boleh belajar siaran?',
      answer:
        'Boleh, malah kami punya tiga. Pendengar lebih cepat mengenali suara khas daripada suara bagus. Kelas mengajarimu bernapas, berhenti, dan mendengarkan; warna suaranya tetap milikmu sendiri.',
    },
    {
      question: 'Alat apa yang harus saya punya?',
      answer:
        'Untuk kelas daring cukup satu ponsel, penyuara telinga berkabel, dan lemari berisi pakaian sebagai peredam. Kelas studio memakai mikrofon kami. Tidak perlu membeli apa pun sebelum pertemuan kedua.',
    },
    {
      question: 'Apakah Penyiar Magang dibayar dan siapa yang bisa ikut?',
      answer:
        'Penyiar Magang adalah program belajar gratis selama tiga bulan, tanpa upah, untuk delapan orang setiap angkatan. Peserta luar kota bisa ikut jarak jauh. Semua rekaman yang kamu buat tetap milikmu.',
    },
    {
      question: 'Adakah kelas yang gratis dan apakah bersertifikat?',
      answer:
        'Podcast dengan Satu Ponsel gratis dan selalu terbuka. Harga kelas lain tertulis di halamannya. Bila kelas mencantumkan sertifikat, kamu menerimanya setelah tugas suaramu selesai dan memenuhi batas lulus.',
    },
    {
      question: 'Kalau saya grogi di depan mikrofon yang menyala?',
      answer:
        'Semua penyiar kami pernah begitu. Pendamping duduk di sebelahmu, tombol batuk ada di tangan kiri, dan selalu ada lagu cadangan. Siaran langsung baru kamu pegang setelah beberapa kali latihan tertutup.',
    },
  ],
  partners: [
    { name: 'Rumah Suara Lereng', kind: 'Studio audio' },
    { name: 'Radio Pasar Wetan', kind: 'Radio komunitas' },
    { name: 'Perusahaan Otobus Lintang Kidul', kind: 'Perusahaan' },
    { name: 'Jurusan Penyiaran Universitas Kidung Mataram', kind: 'Kampus' },
    { name: 'Kantor Pendidikan Pegunungan Sewu Barat', kind: 'Pemerintah daerah' },
    { name: 'Bubur Mbok Tumirah', kind: 'Usaha tetangga' },
    { name: 'Paguyuban Kolektor Kaset Kotagede', kind: 'Komunitas' },
  ],
}
