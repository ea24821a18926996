import type { SeedClass } from '../../content-types.ts'

export const classes: SeedClass[] = [
  {
    code: 'PETA-25A',
    slug: 'open-mapping-for-flood',
    name: 'Open Mapping for Flood-Prone Neighbourhoods',
    summary:
      'Memetakan jalan kecil, tinggi air, dan tempat berkumpul bersama warga, dengan kertas lebih dulu lalu data terbuka. Bahasa Inggris dan Indonesia.',
    description: `Official maps often stop where the paved road stops. Di kelas ini Anda memetakan sisanya: gang, titian, sumur, dan tempat orang berkumpul ketika air naik. Kita memulai dengan kertas, karena warga lebih mudah mengoreksi gambar pensil.

Each week ends with a walk. Peserta bekerja berpasangan lintas negara dan memeriksa peta satu sama lain; orang asing sering bertanya hal yang lupa kita lihat.`,
    tags: ['mapping', 'flood', 'open data'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'lima-negara-satu-meja',
    mentors: ['somchai-wattana'],
    outcomes: [
      'a printed field map of your area',
      'at least 200 verified features',
      'peta titik kumpul yang disetujui warga',
      'a repeatable survey sheet',
    ],
    audience: ['pemuda di daerah rawan banjir', 'village volunteers and scouts', 'mahasiswa geografi dan perencanaan'],
    requirements: ['laptop for week three onwards', 'berjalan kaki di lingkungan sendiri', 'basic English or Indonesian'],
    modules: [
      {
        title: 'Paper first',
        chapters: [
          { title: 'Walking and sketching', minutes: 25 },
          { title: 'Mengajak warga mengoreksi', minutes: 20 },
        ],
      },
      {
        title: 'From paper to data',
        chapters: [
          { title: 'Tracing footpaths', minutes: 30 },
          { title: 'Menandai tinggi air', minutes: 25 },
          { title: 'Names in local languages', minutes: 15 },
        ],
      },
      {
        title: 'Checking',
        chapters: [
          { title: 'Pair review across countries', minutes: 25 },
          { title: 'Survei ulang setelah hujan', minutes: 30 },
        ],
      },
      {
        title: 'Handing over',
        chapters: [
          { title: 'Peta dinding untuk balai warga', minutes: 30 },
          { title: 'Who keeps it up to date?', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'DATA-25B',
    slug: 'data-stories-from-the-market',
    name: 'Data Stories from the Market',
    summary:
      'Mencatat harga di pasar setempat selama tiga puluh hari, membersihkannya, lalu menggambar grafik tangan yang dapat dipahami pedagangnya.',
    description: `Data does not live only in ministries. Ia hidup di papan harga, buku utang, dan ingatan penjual tahu. Linh mengajak peserta mengumpulkan data kecil yang benar-benar mereka kenal.

Selama tiga puluh hari Anda mencatat, bertanya, dan menggambar. Akhirnya, grafik dibawa kembali ke pasar. Kalau pedagangnya mengangguk, Anda lulus.`,
    tags: ['data literacy', 'spreadsheet', 'storytelling'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'started',
    priceRupiah: 150_000,
    quota: 80,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'lima-negara-satu-meja',
    mentors: ['linh-tran'],
    outcomes: ['thirty days of your own data', 'satu grafik tangan dan satu grafik digital', 'cara membaca data orang lain dengan curiga'],
    audience: ['pemuda 16–30 tahun', 'guru matematika dan ekonomi', 'penulis komunitas'],
    requirements: ['pasar atau warung yang dikunjungi rutin', 'spreadsheet on phone or laptop', 'menyukai obrolan dengan pedagang'],
    modules: [
      {
        title: 'Collecting',
        chapters: [
          { title: 'Memilih satu hal yang bisa dihitung', minutes: 20 },
          { title: 'A sheet that survives rain', minutes: 15 },
          { title: 'Meminta izin kepada pedagang', minutes: 15 },
        ],
      },
      {
        title: 'Cleaning',
        chapters: [
          { title: 'Missing days and honest gaps', minutes: 25 },
          { title: 'Satuan: ikat, genggam, kilo', minutes: 20 },
        ],
      },
      {
        title: 'Drawing',
        chapters: [
          { title: 'Grafik dengan pensil', minutes: 30 },
          { title: 'From pencil to spreadsheet', minutes: 30 },
          { title: 'Judul yang mengatakan sesuatu', minutes: 15 },
        ],
      },
      {
        title: 'Returning',
        chapters: [
          { title: 'Membawa grafik ke pasar', minutes: 25 },
          { title: 'Publishing with credit', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'AUDIO-25A',
    slug: 'oral-history-with-a-phone',
    name: 'Oral History with a Phone',
    summary:
      'Lokakarya merekam cerita dan lagu tetua: suara bersih dengan ponsel, izin yang sungguh-sungguh, penyalinan, dan pengembalian kepada keluarga.',
    description: `A recording is a relationship that happens to make sound. Sebelum menyalakan ponsel, peserta belajar bertamu, menjelaskan tujuan, dan menerima bila tetua berubah pikiran.

Dua hari tatap muka diadakan di Makassar, dan siaran langsungnya diikuti peserta dari negara lain. Every recording goes back to the family before anyone else hears it.`,
    tags: ['audio', 'oral history', 'languages'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'workshop',
    state: 'soon',
    priceRupiah: 500_000,
    premium: true,
    quota: 20,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Makassar'],
    registrantsFrom: [],
    program: null,
    mentors: ['maricel-abad'],
    outcomes: [
      'one edited recording of ten minutes',
      'transkrip dua bahasa',
      'a consent form your elder understands',
      'rencana penyimpanan tiga tempat',
    ],
    audience: ['penutur bahasa daerah', 'pegiat arsip komunitas', 'community radio volunteers'],
    requirements: ['ponsel dengan ruang kosong 2 GB', 'an elder willing to be recorded', 'hadir dua hari di Makassar atau daring penuh'],
    modules: [
      {
        title: 'Before recording',
        chapters: [
          { title: 'Bertamu dan menjelaskan', minutes: 20 },
          { title: 'Consent that can be withdrawn', minutes: 25 },
        ],
      },
      {
        title: 'Recording',
        chapters: [
          { title: 'Menjinakkan angin dan ayam', minutes: 20 },
          { title: 'Phone placement', minutes: 15 },
          { title: 'Listening with your whole face', minutes: 20 },
        ],
      },
      {
        title: 'Editing',
        chapters: [
          { title: 'Memotong tanpa mengubah makna', minutes: 35 },
          { title: 'Transkrip dua bahasa', minutes: 35 },
        ],
      },
      {
        title: 'Giving back',
        chapters: [
          { title: 'The first listening', minutes: 25 },
          { title: 'Menyimpan di tiga tempat', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'FASIL-24A',
    slug: 'facilitating-across-cultures',
    name: 'Facilitating Across Cultures',
    summary:
      'Bootcamp lima pekan untuk calon fasilitator: merancang pertemuan yang adil, menangani konflik halus, dan memimpin dalam bahasa kedua.',
    description: `Memfasilitasi lintas budaya bukan soal hafal kebiasaan tiap negara. It is about noticing: siapa yang belum berbicara, mengapa ruangan menjadi sopan sekali, dan kapan tawa berarti tidak.

Peserta memimpin tiga pertemuan sungguhan dengan kelompok yang berganti. Rekamannya dibedah bersama, dengan aturan bahwa pemimpin berbicara lebih dulu tentang kesalahannya sendiri.`,
    tags: ['facilitation', 'leadership', 'intercultural'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'ended',
    priceRupiah: 1_200_000,
    quota: 25,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ratna-dewanggi', 'maricel-abad'],
    outcomes: [
      'a tested session plan',
      'kotak alat untuk diam, ragu, dan marah',
      'feedback from a real group',
      'sertifikat fasilitator tamu',
    ],
    audience: ['youth leaders and teachers', 'pengelola komunitas lintas daerah', 'alumni Lima Negara Satu Meja'],
    requirements: ['pernah memimpin kelompok minimal setahun', 'English at conversation level', 'bersedia direkam saat memimpin'],
    modules: [
      {
        title: 'Seeing the room',
        chapters: [
          { title: 'Mendengar yang tidak dikatakan', minutes: 25 },
          { title: 'Power, age, and fluency', minutes: 30 },
        ],
      },
      {
        title: 'Designing',
        chapters: [
          { title: 'Agenda yang memberi waktu diam', minutes: 25 },
          { title: 'Two languages, one process', minutes: 30 },
          { title: 'Plan B ketika sambungan putus', minutes: 15 },
        ],
      },
      {
        title: 'Leading',
        chapters: [
          { title: 'Pertemuan pertama yang direkam', minutes: 45 },
          { title: 'Handling polite conflict', minutes: 35 },
        ],
      },
      {
        title: 'Reflecting',
        chapters: [
          { title: 'Membedah rekaman sendiri', minutes: 40 },
          { title: 'Feedback as a gift with a receipt', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'KELAS-25A',
    slug: 'kelas-kembar-untuk-guru',
    name: 'Kelas Kembar: Persiapan Guru',
    summary:
      'Persiapan bagi guru yang kelasnya akan dipasangkan dengan kelas di negara tetangga: kegiatan pendek, izin, jadwal, dan bahasa yang sederhana.',
    description: `Pertukaran antarkelas sering gagal karena hal kecil: libur yang berbeda, murid malu, atau guru kehabisan waktu. Kelas ini membereskan hal-hal kecil itu lebih dulu.

You will meet your partner teacher in week two. Sesudah itu setiap langkah dikerjakan berdua, dari memilih kegiatan sampai menulis surat kepada orang tua.`,
    tags: ['guru', 'pertukaran', 'kelas kembar'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 0,
    quota: 120,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'ruang-guru-kawasan',
    mentors: ['ratna-dewanggi', 'linh-tran'],
    outcomes: ['tiga rencana kegiatan siap pakai', 'surat izin dua bahasa', 'jadwal yang cocok dengan dua kalender sekolah'],
    audience: ['guru menengah semua mata pelajaran', 'kepala sekolah', 'guru bahasa yang ingin konteks nyata'],
    requirements: ['mengajar murid 13–18 tahun', 'sambungan internet untuk guru', 'dukungan sekolah'],
    modules: [
      {
        title: 'Mengenal pasangan',
        chapters: [
          { title: 'Dua kalender, satu jadwal', minutes: 20 },
          { title: 'First call with your partner', minutes: 25 },
        ],
      },
      {
        title: 'Tiga kegiatan',
        chapters: [
          { title: 'Bertukar peta jalan pulang', minutes: 25 },
          { title: 'Bertukar resep bekal', minutes: 20 },
          { title: 'Bertukar pertanyaan', minutes: 20 },
        ],
      },
      {
        title: 'Keamanan murid',
        chapters: [
          { title: 'Nama panggilan dan gambar sendiri', minutes: 15 },
          { title: 'Letters to parents', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'INGGRIS-24B',
    slug: 'english-for-shy-collaborators',
    name: 'English for Shy Collaborators',
    summary:
      'Kelas mandiri untuk pemuda yang paham tetapi takut berbicara: kalimat rapat, cara meminta diulang, dan keberanian untuk salah.',
    description: `You already know more English than you use. Masalahnya biasanya bukan tata bahasa, melainkan tiga detik sebelum mulut terbuka. Maricel melatih tiga detik itu.

Setiap bab memuat satu adegan rapat, dua kalimat penyelamat, dan satu rekaman. Anda akan mendengar Maricel salah lebih dulu, dengan sengaja.`,
    tags: ['English', 'speaking', 'teamwork'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'always-open',
    priceRupiah: 0,
    quota: null,
    passMark: 50,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['maricel-abad'],
    outcomes: ['forty meeting phrases you really use', 'cara meminta waktu berpikir', 'rekaman diri sebelum dan sesudah'],
    audience: ['pemuda yang pasif saat rapat', 'calon peserta program lintas negara', 'guru yang ingin bahan ajar'],
    requirements: ['a phone that records', 'sepuluh menit sehari', 'tempat untuk bersuara'],
    modules: [
      {
        title: 'Opening your mouth',
        chapters: [
          { title: 'Three seconds of courage', minutes: 8 },
          { title: 'Menyapa dan memperkenalkan benda', minutes: 10 },
        ],
      },
      {
        title: 'Surviving the meeting',
        chapters: [
          { title: 'Could you say that again?', minutes: 10 },
          { title: 'Meminta waktu berpikir', minutes: 8 },
          { title: 'Disagreeing gently', minutes: 12 },
        ],
      },
      {
        title: 'Making it yours',
        chapters: [
          { title: 'Aksen bukan kesalahan', minutes: 10 },
          { title: 'Record, wait a week, listen', minutes: 12 },
        ],
      },
    ],
  },
]
