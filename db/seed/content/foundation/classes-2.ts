import type { SeedClass } from '../../content-types.ts'

export const classes2: SeedClass[] = [
  {
    code: 'ADM-26A',
    slug: 'asisten-administrasi-jarak-jauh',
    name: 'Asisten Administrasi Jarak Jauh',
    summary:
      'Sepuluh pekan menuju pekerjaan kantor dari rumah: email, jadwal, notulen, tagihan, dan cara melamar tanpa tertipu lowongan palsu.',
    description: `Banyak ibu di program kami pernah bekerja di kantor lalu berhenti karena jarak. Keterampilan mereka tidak hilang, hanya perlu alat baru. Kelas ini memakai sebuah kantor tiruan dengan kotak surat, kalender, dan atasan yang plin-plan, diperankan oleh relawan dari perusahaan mitra.

Setiap lulusan mendapat satu wawancara sungguhan dengan mitra perekrut. Kami tidak menjanjikan pekerjaan; kami menjanjikan umpan balik tertulis dari setiap wawancara.`,
    tags: ['administrasi', 'kerja jarak jauh', 'karier'],
    level: 'Pemula',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 350_000,
    quota: 45,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'satu-keluarga-satu-talenta',
    mentors: ['siti-marhamah', 'mega-tambunan'],
    outcomes: [
      'kotak surat dan kalender yang tertata',
      'notulen yang dibaca orang',
      'tagihan dan rekap bulanan tanpa salah jumlah',
      'satu wawancara dengan umpan balik tertulis',
    ],
    audience: ['ibu yang ingin kembali bekerja', 'lulusan SMK perkantoran', 'penyandang disabilitas yang mencari kerja jarak jauh'],
    requirements: [
      'laptop, dapat meminjam dari bank perangkat',
      'internet di rumah atau titik belajar terdekat',
      'mampu mengetik dengan nyaman',
    ],
    modules: [
      {
        title: 'Kantor tiruan',
        chapters: [
          { title: 'Menyortir delapan puluh email', minutes: 35 },
          { title: 'Menulis email yang dijawab', minutes: 25 },
          { title: 'Kalender dua zona waktu', minutes: 20 },
        ],
      },
      {
        title: 'Rapat',
        chapters: [
          { title: 'Undangan dan agenda', minutes: 15 },
          { title: 'Notulen satu halaman', minutes: 30 },
          { title: 'Mengingatkan tanpa mengganggu', minutes: 15 },
        ],
      },
      {
        title: 'Angka',
        chapters: [
          { title: 'Tagihan dan kuitansi', minutes: 30 },
          { title: 'Rekap pengeluaran bulanan', minutes: 35 },
        ],
      },
      {
        title: 'Melamar',
        chapters: [
          { title: 'Riwayat hidup setelah jeda', minutes: 30 },
          { title: 'Tanda lowongan palsu', minutes: 20 },
          { title: 'Wawancara dengan mitra', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'KKN-26A',
    slug: 'merancang-kkn-digital',
    name: 'Merancang KKN Digital yang Tertinggal Manfaatnya',
    summary:
      'Untuk dosen pembimbing dan ketua kelompok: memilih masalah bersama desa, menyiapkan penerus, dan pulang tanpa meninggalkan aplikasi mati.',
    description: `Kami menelusuri 46 aplikasi desa yang dibuat mahasiswa KKN dalam lima tahun terakhir. Tiga masih dipakai. Ketiganya punya kesamaan: dibuat bersama perangkat desa, memakai alat yang sudah mereka kenal, dan ada satu orang desa yang namanya tercantum sebagai pengelola sejak hari pertama.

Kelas ini menyusun ulang tahapan KKN dari ujungnya: serah terima. Peserta membawa desa mitra masing-masing dan keluar dengan rencana empat puluh hari, kesepakatan tertulis, serta jadwal kunjungan enam bulan sesudahnya.`,
    tags: ['kampus', 'KKN', 'desa'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 80,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Surakarta'],
    registrantsFrom: ['Kota Surakarta', 'Kabupaten Boyolali', 'Kabupaten Klaten', 'Kabupaten Sleman'],
    program: 'kampus-berakar',
    mentors: ['teguh-wicaksana', 'ratna-kusumadewi'],
    outcomes: [
      'peta masalah yang disahkan perangkat desa',
      'rencana empat puluh hari dengan penerus bernama',
      'naskah serah terima',
      'jadwal pendampingan jarak jauh enam bulan',
    ],
    audience: ['dosen pembimbing lapangan', 'ketua kelompok KKN tematik', 'pengelola pengabdian masyarakat di kampus'],
    requirements: ['sudah memiliki desa mitra', 'surat tugas dari kampus', 'bersedia berbagi catatan kegagalan'],
    modules: [
      {
        title: 'Belajar dari yang mati',
        chapters: [
          { title: 'Otopsi 46 aplikasi desa', minutes: 35 },
          { title: 'Tiga yang bertahan', minutes: 20 },
          { title: 'Wawancara mantan pengelola', minutes: 25 },
        ],
      },
      {
        title: 'Memilih masalah',
        chapters: [
          { title: 'Musyawarah sebelum proposal', minutes: 30 },
          { title: 'Kapan jawabannya bukan aplikasi', minutes: 20 },
          { title: 'Kesepakatan tertulis', minutes: 20 },
        ],
      },
      {
        title: 'Empat puluh hari',
        chapters: [
          { title: 'Pekan pertama tanpa laptop', minutes: 25 },
          { title: 'Melatih penerus', minutes: 40 },
          { title: 'Serah terima sejak pekan kedua', minutes: 25 },
        ],
      },
      {
        title: 'Setelah pulang',
        chapters: [
          { title: 'Jadwal telepon bulanan', minutes: 15 },
          { title: 'Laporan yang dibaca desa', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'RELA-26A',
    slug: 'menjadi-relawan-pengajar',
    name: 'Menjadi Relawan Pengajar Orang Dewasa',
    summary:
      'Bekal bagi relawan sebelum masuk titik belajar: mengajar orang yang lebih tua, menghadapi malu, dan menjaga rahasia yang dititipkan.',
    description: `Mengajar orang dewasa bukan mengajar anak dengan suara lebih pelan. Peserta kami membawa utang, cucian, dan pengalaman sekolah yang tidak selalu ramah. Relawan yang paling pandai pun bisa gagal kalau ia mengambil ponsel dari tangan peserta untuk “membantu”.

Kelas berisi empat malam praktik berpasangan dan dua kunjungan daring ke titik belajar. Relawan yang lulus boleh memilih titik penempatan dan mendapat pendamping selama dua bulan pertama.`,
    tags: ['relawan', 'mengajar', 'orang dewasa'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 150,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'kampus-berakar',
    mentors: ['yohanes-tallo', 'ratna-kusumadewi'],
    outcomes: [
      'rencana mengajar satu jam yang sudah dicoba',
      'cara menjelaskan tanpa mengambil alih',
      'pemahaman aturan perlindungan peserta dan anak',
      'penempatan di titik belajar pilihan',
    ],
    audience: ['mahasiswa semester tiga ke atas', 'karyawan mitra yang ingin menjadi relawan', 'pensiunan guru'],
    requirements: [
      'tersedia dua jam sepekan selama empat bulan',
      'menandatangani pakta perlindungan anak',
      'tidak perlu latar belakang teknologi',
    ],
    modules: [
      {
        title: 'Siapa yang duduk di depan kita',
        chapters: [
          { title: 'Cerita lima peserta', minutes: 25 },
          { title: 'Malu dan cara mengenalinya', minutes: 20 },
          { title: 'Tangan di belakang punggung', minutes: 15 },
        ],
      },
      {
        title: 'Satu jam yang berguna',
        chapters: [
          { title: 'Tujuan yang bisa dicoba malam itu', minutes: 20 },
          { title: 'Menjelaskan dengan benda di dapur', minutes: 25 },
          { title: 'Praktik berpasangan', minutes: 45 },
        ],
      },
      {
        title: 'Menjaga kepercayaan',
        chapters: [
          { title: 'Rahasia yang dititipkan', minutes: 20 },
          { title: 'Pakta perlindungan anak', minutes: 25 },
          { title: 'Ke mana merujuk masalah berat', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'UKUR-26A',
    slug: 'mengukur-dampak-sosial',
    name: 'Mengukur Dampak Sosial Tanpa Mengarang Angka',
    summary:
      'Menyusun indikator, garis dasar, dan laporan yang berani memuat kegagalan; untuk lembaga yang ingin dipercaya lebih dari sekali.',
    description: `Jumlah peserta bukan dampak. Jumlah sertifikat juga bukan. Kelas ini memaksa setiap lembaga menjawab satu pertanyaan yang tidak enak: apa yang akan tetap terjadi seandainya program kita tidak pernah ada?

Kita memakai data sungguhan dari tiga program Yayasan Akar Talenta, termasuk satu yang kami hentikan karena hasilnya tidak berbeda dari kelompok pembanding. Peserta bekerja dengan programnya sendiri dan saling memeriksa laporan pada pekan terakhir.`,
    tags: ['dampak', 'evaluasi', 'data'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 500_000,
    quota: 40,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'kampus-berakar',
    mentors: ['teguh-wicaksana', 'nurlaila-hasan'],
    outcomes: [
      'teori perubahan satu halaman',
      'lima indikator yang bisa dikumpulkan dengan biaya wajar',
      'rencana garis dasar dan pembanding',
      'kerangka laporan dampak tahunan',
    ],
    audience: ['pengelola program yayasan dan komunitas', 'staf CSR', 'peneliti pengabdian masyarakat'],
    requirements: ['satu program yang sedang berjalan', 'akses pada data pesertanya', 'paham rumus dasar lembar kerja'],
    modules: [
      {
        title: 'Rantai sebab',
        chapters: [
          { title: 'Keluaran, hasil, dampak', minutes: 25 },
          { title: 'Menggambar teori perubahan', minutes: 35 },
          { title: 'Asumsi yang paling rapuh', minutes: 20 },
        ],
      },
      {
        title: 'Indikator',
        chapters: [
          { title: 'Lima cukup', minutes: 20 },
          { title: 'Bertanya tanpa mengarahkan', minutes: 30 },
          { title: 'Biaya tiap jawaban', minutes: 20 },
        ],
      },
      {
        title: 'Pembanding',
        chapters: [
          { title: 'Garis dasar sebelum hari pertama', minutes: 30 },
          { title: 'Kelompok pembanding yang etis', minutes: 35 },
          { title: 'Ketika hasilnya nol', minutes: 20 },
        ],
      },
      {
        title: 'Laporan',
        chapters: [
          { title: 'Menulis kegagalan dengan terang', minutes: 25 },
          { title: 'Saling memeriksa laporan', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'RISET-26A',
    slug: 'riset-aksi-bersama-warga',
    name: 'Riset Aksi Bersama Warga',
    summary:
      'Tiga akhir pekan belajar meneliti sambil memperbaiki: warga ikut merumuskan pertanyaan, membaca temuan, dan memutuskan langkahnya.',
    description: `Riset aksi sering disalahpahami sebagai pengabdian yang ditulis rapi. Padahal ia menuntut lebih banyak: pertanyaan yang lahir dari warga, tindakan yang bisa dibatalkan, dan keberanian mengubah rencana di tengah jalan.

Setiap kelompok bekerja dengan satu dusun di lereng Merapi. Temuan dipaparkan lebih dahulu di balai dusun, baru kemudian di kampus. Naskah terbaik disunting bersama untuk diajukan ke jurnal pengabdian.`,
    tags: ['riset aksi', 'kampus', 'warga'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 300_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: ['Kabupaten Sleman'],
    registrantsFrom: ['Kabupaten Sleman', 'Kabupaten Bantul', 'Kota Yogyakarta'],
    program: 'kampus-berakar',
    mentors: ['teguh-wicaksana'],
    outcomes: [
      'satu siklus rencana, tindakan, pengamatan, dan refleksi',
      'pertanyaan riset yang disusun bersama warga',
      'naskah awal siap sunting',
    ],
    audience: ['mahasiswa tingkat akhir dan pascasarjana', 'dosen muda', 'fasilitator desa'],
    requirements: ['hadir penuh pada tiga akhir pekan', 'pernah melakukan wawancara lapangan', 'persetujuan pembimbing bagi mahasiswa'],
    modules: [
      {
        title: 'Bertanya bersama',
        chapters: [
          { title: 'Berjalan kaki keliling dusun', minutes: 40 },
          { title: 'Merumuskan pertanyaan dengan warga', minutes: 35 },
        ],
      },
      {
        title: 'Bertindak kecil',
        chapters: [
          { title: 'Tindakan yang bisa dibatalkan', minutes: 25 },
          { title: 'Buku catatan pengamatan', minutes: 20 },
          { title: 'Rapat pertengahan', minutes: 30 },
        ],
      },
      {
        title: 'Mengembalikan temuan',
        chapters: [
          { title: 'Memaparkan di balai dusun', minutes: 35 },
          { title: 'Dari catatan ke naskah', minutes: 45 },
          { title: 'Hak warga atas namanya', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'DATA-26A',
    slug: 'data-desa-dari-buku-ke-dasbor',
    name: 'Data Desa: dari Buku Besar ke Dasbor',
    summary:
      'Perangkat desa belajar memindahkan buku induk, membersihkan data ganda, dan membuat dasbor yang dipakai dalam musyawarah anggaran.',
    description: `Di sebuah kantor desa kami menemukan tujuh buku penduduk dengan tujuh jumlah yang berbeda. Tidak ada yang salah mencatat; masing-masing buku lahir untuk keperluan berbeda. Kelas ini mulai dari menghormati buku-buku itu, lalu menyatukannya satu kolom demi satu kolom.

Pelatihan berlangsung delapan pekan: tiga kali tatap muka dan sisanya pendampingan daring setiap Kamis. Data pribadi warga tidak keluar dari komputer kantor desa; latihan memakai data tiruan.`,
    tags: ['data desa', 'aparatur', 'dasbor'],
    level: 'Pemula',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 0,
    quota: 50,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Makassar'],
    registrantsFrom: ['Kota Makassar', 'Kota Kendari', 'Kota Palu'],
    program: 'aparatur-cakap-data',
    mentors: ['nurlaila-hasan', 'bagas-wirayuda'],
    outcomes: [
      'buku induk tunggal dalam lembar kerja',
      'prosedur memperbarui data tiap bulan',
      'dasbor satu layar untuk musyawarah',
      'aturan siapa boleh melihat data apa',
    ],
    audience: ['sekretaris desa dan kepala urusan', 'operator sistem informasi desa', 'pendamping lokal desa'],
    requirements: ['surat tugas kepala desa', 'laptop kantor', 'tersedia setengah hari tiap Kamis'],
    modules: [
      {
        title: 'Tujuh buku, satu penduduk',
        chapters: [
          { title: 'Mengenali tujuan tiap buku', minutes: 25 },
          { title: 'Memilih kolom kunci', minutes: 30 },
          { title: 'Data ganda dan nama mirip', minutes: 35 },
        ],
      },
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Menyeragamkan tanggal dan alamat', minutes: 30 },
          { title: 'Validasi isian', minutes: 25 },
          { title: 'Jejak perubahan', minutes: 15 },
        ],
      },
      {
        title: 'Menyajikan',
        chapters: [
          { title: 'Tabel pivot untuk dusun', minutes: 40 },
          { title: 'Dasbor satu layar', minutes: 45 },
          { title: 'Grafik yang tidak menyesatkan', minutes: 25 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Data pribadi dan pintunya', minutes: 30 },
          { title: 'Jadwal pemutakhiran', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'LAYAN-26A',
    slug: 'layanan-publik-satu-kali-duduk',
    name: 'Layanan Publik Satu Kali Duduk',
    summary:
      'Tiga hari merombak satu layanan: formulir, surat penolakan, dan urutan loket, diuji langsung oleh warga sebelum dibawa pulang ke kantor.',
    description: `Peserta datang berkelompok dari satu kantor: seorang petugas loket, seorang pengambil keputusan, dan seorang pengelola sistem. Mereka membawa satu layanan yang paling sering dikeluhkan. Hari pertama dihabiskan di kursi warga, mengisi formulir milik kantor lain.

Hari kedua menulis ulang; hari ketiga diuji oleh dua belas warga yang kami undang dan kami ganti ongkosnya. Biaya pelatihan dapat dibayarkan melalui anggaran peningkatan kapasitas, dan kami menyediakan berkas pertanggungjawabannya.`,
    tags: ['layanan publik', 'formulir', 'bahasa terang'],
    level: 'Menengah',
    mode: 'offline',
    type: 'workshop',
    state: 'coming-soon',
    priceRupiah: 1_500_000,
    quota: 30,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Semarang'],
    registrantsFrom: ['Kota Semarang', 'Kota Salatiga', 'Kabupaten Kudus'],
    program: 'aparatur-cakap-data',
    mentors: ['bagas-wirayuda'],
    outcomes: [
      'formulir baru yang lebih pendek dan sudah diuji',
      'surat pemberitahuan dalam bahasa terang',
      'peta perjalanan pemohon',
      'rencana penerapan enam puluh hari',
    ],
    audience: ['kantor pelayanan terpadu', 'kecamatan dan kelurahan', 'rumah sakit dan puskesmas daerah'],
    requirements: [
      'datang bertiga dari satu kantor',
      'membawa formulir yang sedang dipakai',
      'kewenangan mengubah paling sedikit satu langkah',
    ],
    modules: [
      {
        title: 'Kursi warga',
        chapters: [
          { title: 'Mengisi formulir kantor lain', minutes: 30 },
          { title: 'Menghitung pertanyaan yang tidak perlu', minutes: 25 },
          { title: 'Peta perjalanan pemohon', minutes: 40 },
        ],
      },
      {
        title: 'Menulis ulang',
        chapters: [
          { title: 'Bahasa terang untuk surat', minutes: 35 },
          { title: 'Satu pertanyaan, satu baris', minutes: 30 },
          { title: 'Surat penolakan yang menolong', minutes: 25 },
        ],
      },
      {
        title: 'Diuji warga',
        chapters: [
          { title: 'Menyusun skenario uji', minutes: 25 },
          { title: 'Dua belas warga, dua jam', minutes: 45 },
          { title: 'Rencana enam puluh hari', minutes: 30 },
        ],
      },
    ],
  },
]
