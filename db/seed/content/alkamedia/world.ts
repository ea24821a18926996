import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'kantor-berita-lereng',
      company: 'Kantor Berita Lereng',
      industry: 'Kantor berita daerah',
      summary:
        'Kantor berita kecil di Wonosobo yang memasok liputan pertanian, sekolah, dan cuaca kepada empat belas media dari tangan koresponden setempat.',
      about: `Kantor Berita Lereng didirikan tiga wartawan yang pulang kampung dan menolak menulis kampungnya dari hotel. Kami memasok berita pertanian, sekolah, dan cuaca kepada empat belas media. Setiap berita menyebut siapa yang memeriksanya, bukan hanya siapa yang menulis.

Redaksi berisi sembilan orang dan dua sepeda motor. Honor koresponden dibayar pada hari berita tayang. Tenggat kami pukul empat sore, karena setelah itu kabut turun, sinyal hilang, dan narasumber lebih suka membicarakan harga kubis.`,
      city: 'Kabupaten Wonosobo',
      jobs: [
        {
          slug: 'reporter-daerah-lereng',
          title: 'Reporter Daerah',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Wonosobo',
          salary: { min: 3_000_000, max: 3_900_000 },
          summary:
            'Meliput sekolah, ladang, dan rapat desa di tiga kecamatan, tiga berita sepekan, dengan waktu cukup untuk memeriksa dua kali.',
          duties: [
            'Menulis tiga berita yang bersumber lengkap',
            'Menyimpan catatan dan rekaman selama setahun',
            'Membaca ulang berita rekan sebelum tayang',
            'Menjawab pembaca yang mengajukan koreksi',
          ],
          requirements: [
            'Tulisan apa pun yang pernah diperiksa orang lain',
            'Memiliki SIM C dan jas hujan',
            'Bisa menyebut satu kesalahan yang pernah dibuat',
          ],
          closesInDays: 22,
        },
        {
          slug: 'penyunting-malam',
          title: 'Penyunting Malam',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: { min: 2_200_000, max: 2_800_000 },
          summary: 'Membaca empat sampai enam berita setiap malam, memeriksa nama dan angka, lalu menahan berita yang belum layak terbit.',
          duties: [
            'Memeriksa nama, jabatan, angka, dan satuan',
            'Memotong kalimat tanpa memotong makna',
            'Menulis alasan setiap penundaan kepada penulis',
          ],
          requirements: [
            'Berpengalaman menyunting paling sedikit setahun',
            'Akrab dengan kamus dan tidak malu membukanya',
            'Terjaga sampai pukul sebelas malam, lima hari sepekan',
          ],
          closesInDays: 41,
        },
      ],
    },
    {
      slug: 'data-kursi',
      company: 'Data Kursi',
      industry: 'Riset data publik',
      summary:
        'Kelompok riset dari Makassar yang menghitung kursi, meja, dan jarak sekolah dari berkas pengadaan, lalu membuka seluruh lembar kerjanya.',
      about: `Data Kursi lahir dari kopi darat pembaca yang keterusan. Kami membaca berkas pengadaan, mencocokkannya dengan kunjungan, dan menerbitkan lembar kerja lengkap bersama keraguannya. Separuh waktu habis untuk memindai kertas miring, dan kami menganggap itu pekerjaan jurnalistik.

Tim terdiri atas tujuh peneliti dan enam puluh penghitung sukarela. Angka yang diragukan dicetak abu-abu. Siapa pun, termasuk pejabat yang tersinggung, boleh meminta berkas asal dan duduk bersama kami sampai hitungannya bertemu atau jelas berbeda.`,
      city: 'Kota Makassar',
      jobs: [
        {
          slug: 'peneliti-data-pengadaan',
          title: 'Peneliti Data Pengadaan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Makassar',
          salary: { min: 5_000_000, max: 6_800_000 },
          summary:
            'Mengubah berkas pengadaan menjadi tabel yang dapat diperiksa, mencari kejanggalan, dan mengunjungi sekolah untuk mencocokkannya.',
          duties: [
            'Meminta dan membaca dokumen pengadaan',
            'Menyusun tabel bersih beserta catatan keraguannya',
            'Berkunjung ke sekolah dua kali sebulan',
          ],
          requirements: [
            'Mahir memakai lembar sebar, pemrograman menjadi nilai lebih',
            'Sabar menghadapi pindaian miring',
            'Paham hak atas informasi publik',
          ],
          closesInDays: 30,
        },
        {
          slug: 'magang-perancang-grafik',
          title: 'Magang Perancang Grafik',
          type: 'internship',
          mode: 'remote',
          city: null,
          salary: null,
          summary:
            'Tiga bulan menggambar grafik yang jujur: sumbu mulai dari nol, warna terbaca, dan judul yang tidak mendahului kesimpulan.',
          duties: [
            'Membuat empat grafik setiap bulan',
            'Menguji grafik kepada tiga pembaca biasa',
            'Menulis teks pengganti untuk setiap gambar',
          ],
          requirements: [
            'Mahasiswa atau lulusan baru jurusan apa pun',
            'Dua grafik buatan sendiri, boleh dari data dapur',
            'Bersedia menghapus hiasan',
          ],
          closesInDays: -6,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'majalah-dinding-pabrik-biskuit',
      type: 'corporate',
      title: 'Majalah Dinding Pabrik yang Boleh Mengkritik',
      kind: 'Pelatihan redaksi',
      summary:
        'Dua puluh pekerja pabrik biskuit dilatih menjadi redaksi majalah dinding dengan satu syarat tertulis: manajemen tidak membaca sebelum terbit.',
      description: `Manajemen pabrik menginginkan buletin. Kami menyodorkan satu lembar perjanjian: redaksi dipilih pekerja, tulisan tidak dibaca atasan sebelum terbit, dan setiap kesalahan dikoreksi di tempat yang sama. Penandatanganannya memakan waktu enam pekan. Pelatihannya sendiri hanya lima hari, sebab pekerja sif malam sudah terbiasa mencatat dengan teliti.

Edisi pertama memuat suhu ruang oven, resep bekal, dan antrean toilet lengkap dengan menitnya. Antrean itu hilang sebelum edisi kedua. Satu angka keliru dikoreksi dengan huruf merah sebesar telapak tangan. Sekarang manajer pabrik ikut mengirim tulisan, dan redaksi pernah menolaknya dua kali dengan alasan yang sopan.`,
      daysAgo: 205,
      client: 'Biskuit Roda Emas',
      batches: [
        { label: 'Pelatihan redaksi', daysAgo: 290 },
        { label: 'Edisi 1–6', daysAgo: 220 },
      ],
      pictures: [
        'Majalah dinding di samping mesin absen',
        'Pekerja mencatat suhu ruang oven',
        'Koreksi berhuruf merah di sudut halaman',
        'Rapat redaksi dengan biskuit pecah',
      ],
    },
    {
      slug: 'keterbukaan-data-sekolah',
      type: 'government',
      title: 'Membuka Data Sekolah Tanpa Membuka Nama Anak',
      kind: 'Pendampingan',
      summary:
        'Sebuah kantor pendidikan menerbitkan data 418 sekolah dalam format terbuka; kami menemani memilih kolom, menghapus nama, dan menulis keterangannya.',
      description: `Datanya sudah ada, tersimpan di sebelas komputer dengan sebelas ejaan nama kecamatan. Kantor pendidikan bersedia membukanya tetapi takut disalahartikan. Kami duduk bersama sembilan petugas selama dua pekan, menyamakan ejaan, menghapus nama anak, dan menandai angka yang mereka sendiri ragukan dengan keterangan yang mudah dimengerti wartawan.

Sebanyak 418 sekolah kini tercantum dalam satu berkas yang diperbarui setiap triwulan. Wartawan pertama yang mengunduhnya menemukan kesalahan dalam dua jam. Petugas mengoreksinya hari itu juga dan mencantumkan nama penemunya. Sejak itu telepon dari redaksi lebih jarang berisi tuduhan, lebih sering berisi pertanyaan yang bisa dijawab.`,
      daysAgo: 380,
      client: 'Kantor Pendidikan Dataran Kopi Selatan',
      batches: [{ label: 'Dua pekan', daysAgo: 395 }],
      pictures: [
        'Sebelas ejaan satu kecamatan di papan tulis',
        'Petugas menghapus kolom nama dari lembar sebar',
        'Catatan koreksi dengan nama penemunya',
      ],
    },
    {
      slug: 'koran-satu-lembar-pulau',
      type: 'community',
      title: 'Koran Satu Lembar untuk Satu Pulau',
      kind: 'Lokakarya',
      summary:
        'Warga pulau menerbitkan koran satu lembar setiap dua pekan: jadwal kapal, harga ikan, kabar sekolah, dan koreksi di bagian paling atas.',
      description: `Pulau itu punya tiga grup percakapan dan tiga versi jadwal kapal. Warga meminta pelatihan melawan kabar bohong, kami mengusulkan satu lembar kertas. Guru, nakhoda, pemilik warung, dan dua siswa menjadi redaksi. Aturannya hanya satu: setiap kabar ditanyakan kepada orang yang mengetahuinya langsung, bukan kepada yang mendengarnya.

Korannya dicetak di kantor sekolah, 120 lembar, lalu ditempel di dermaga dan warung. Koreksi berada paling atas, mengikuti kebiasaan kami, dan ternyata menjadi bagian yang paling ditunggu. Setelah dua puluh edisi tinggal satu versi jadwal kapal. Grup percakapannya tetap tiga, tetapi kini ketiganya mengirim foto lembar yang sama.`,
      daysAgo: 155,
      client: 'Redaksi Warga Pulau Lanjuk',
      batches: [
        { label: 'Lokakarya awal', daysAgo: 470 },
        { label: 'Edisi kedua puluh', daysAgo: 170 },
      ],
      pictures: [
        'Koran satu lembar ditempel di tiang dermaga',
        'Nakhoda memeriksa jadwal kapal dengan pulpen',
        'Siswa memotong kertas di kantor sekolah',
        'Kotak koreksi di bagian atas halaman',
      ],
    },
    {
      slug: 'ruang-koreksi-radio-sekolah',
      type: 'community',
      title: 'Sepuluh Redaksi Sekolah Bertukar Kesalahan',
      kind: 'Jejaring',
      summary:
        'Sepuluh redaksi majalah sekolah bertemu untuk membacakan kesalahan masing-masing, lalu menyusun pedoman koreksi dua halaman yang mereka sepakati.',
      description: `Lomba majalah sekolah biasanya mencari yang terbaik. Perkumpulan pembina redaksi meminta kami membuat kebalikannya: pertemuan tempat setiap redaksi membacakan satu kesalahan yang pernah terbit. Salah nama kepala sekolah, salah skor, salah foto, dan satu berita duka untuk orang yang ternyata masih hadir dalam rapat komite.

Sepuluh redaksi mengaku satu per satu, mula-mula pelan, lalu berebut. Dari tumpukan itu lahir pedoman koreksi dua halaman: kapan meminta maaf, di mana menaruhnya, siapa yang menelepon. Pedoman tersebut dipakai di kelas kami tentang redaksi majalah sekolah, dan baris terakhirnya tetap mengharukan: pastikan dahulu orangnya memang wafat.`,
      daysAgo: 520,
      client: 'Perkumpulan Pembina Redaksi Pelajar',
      batches: [{ label: 'Pertemuan pertama', daysAgo: 525 }],
      pictures: [
        'Siswa membacakan kesalahan dari podium kecil',
        'Sampul sepuluh majalah sekolah di meja panjang',
        'Pedoman koreksi dua halaman penuh coretan',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-kubis-kertek',
      npsn: '20307815',
      name: 'SMA Lereng Kertek',
      city: 'Kabupaten Wonosobo',
      students: 441,
      programs: ['koresponden-sekolah'],
    },
    {
      slug: 'smk-aksara-klaten',
      npsn: '20309263',
      name: 'SMK Aksara Merapi',
      city: 'Kabupaten Klaten',
      students: 579,
      programs: ['koresponden-sekolah'],
    },
    {
      slug: 'ma-tanjung-bira',
      npsn: '40304728',
      name: 'MA Tanjung Layar',
      city: 'Kabupaten Bulukumba',
      students: 238,
      programs: ['koresponden-sekolah'],
    },
    {
      slug: 'sma-muara-lematang',
      npsn: '10605394',
      name: 'SMA Muara Lematang Ilir',
      city: 'Kabupaten Muara Enim',
      students: 512,
      programs: ['koresponden-sekolah'],
    },
    {
      slug: 'smk-pers-alor',
      npsn: '50307641',
      name: 'SMK Selat Pantar',
      city: 'Kabupaten Alor',
      students: 196,
      programs: ['koresponden-sekolah'],
    },
  ],
  teams: [
    { name: 'Periksa Tiga Kali', school: 'smk-aksara-klaten', program: 'koresponden-sekolah', score: 938, minutes: 142 },
    { name: 'Tenggat Pukul Empat', school: 'sma-kubis-kertek', program: 'koresponden-sekolah', score: 865, minutes: 116 },
    { name: 'Layar Phinisi', school: 'ma-tanjung-bira', program: 'koresponden-sekolah', score: 817, minutes: 160 },
    { name: 'Kutipan Utuh', school: 'smk-pers-alor', program: 'koresponden-sekolah', score: 704, minutes: 173 },
    { name: 'Halaman Koreksi', school: 'sma-muara-lematang', program: 'koresponden-sekolah', score: null, minutes: null },
    { name: 'Pulpen Cadangan', school: 'sma-kubis-kertek', program: 'koresponden-sekolah', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sahrul Gunadi Lewa',
      role: 'Siswa SMK, peserta dasar liputan',
      message:
        'Berita pertama saya tentang pompa air sekolah, enam paragraf, tiga kali ditolak. Penolakannya sopan sekali sampai saya ingin menulis lagi. Pompanya sudah diganti pada hari keempat setelah terbit.',
      class: 'dasar-liputan',
    },
    {
      name: 'Nurhidayah Basalamah',
      role: 'Petugas perpustakaan, peserta jurnalisme data',
      message:
        'Saya takut angka sejak SMP. Di kelas ini angka diperlakukan seperti narasumber: ditanya dari mana, siapa yang membayar, dan apa yang disembunyikan. Sekarang lembar sebar saya punya kolom ragu.',
      class: 'jurnalisme-data-untuk-pemula',
    },
    {
      name: 'Pak Wiryawan Kusno',
      role: 'Pensiunan, peserta verifikasi gambar',
      message:
        'Dulu saya paling rajin meneruskan foto di grup keluarga. Kini saya yang bertanya bayangannya jatuh ke mana. Cucu menyebut saya detektif, anak saya menyebut saya merepotkan. Keduanya benar.',
      class: 'verifikasi-gambar-dan-video',
    },
    {
      name: 'Claudia Retnaningtyas',
      role: 'Pemimpin redaksi majalah sekolah',
      message:
        'Kami memasang kotak koreksi di halaman pertama dan mengira akan malu. Pembaca malah mulai membaca lebih teliti. Edisi kemarin ada sembilan surat, delapan marah, satu dari kepala sekolah.',
      class: 'redaksi-majalah-sekolah',
    },
  ],
  faq: [
    {
      question: 'Siapa yang boleh mendaftar Koresponden Sekolah?',
      answer:
        'Pelajar dan warga yang tinggal di luar ibu kota provinsi, dengan izin orang tua bila berusia di bawah 18 tahun. Pengalaman menulis tidak diwajibkan. Kami memilih tiga puluh orang setiap angkatan dari contoh liputan pendek.',
    },
    {
      question: 'Apakah koresponden dibayar?',
      answer:
        'Ya. Setelah pelatihan delapan pekan, setiap laporan yang terbit dibayar sama dengan honor penulis lepas kami. Laporan yang ditunda karena alasan redaksi tetap mendapat separuh, sebab kerja memeriksanya sudah dilakukan.',
    },
    {
      question: 'Kelas mana yang gratis?',
      answer:
        'Dasar Liputan dan Verifikasi Gambar dan Video tidak dipungut biaya. Kelas lain mencantumkan harga di halamannya. Biaya kelas tidak memengaruhi peluang tulisanmu dimuat; redaktur tidak diberi tahu siapa yang membayar.',
    },
    {
      question: 'Bisakah belajar hanya dengan ponsel?',
      answer:
        'Bisa untuk liputan, verifikasi, dan opini. Jurnalisme data lebih nyaman dengan laptop, pinjaman pun cukup, karena lembar sebarnya lebar. Untuk Foto Cerita, kamera ponsel diterima asalkan kamu memotret sendiri.',
    },
    {
      question: 'Apakah tulisan tugas akan diterbitkan?',
      answer:
        'Hanya bila lolos pemeriksaan yang sama dengan tulisan wartawan kami dan kamu menyetujuinya. Sebagian besar tugas tidak terbit, tetapi semuanya mendapat catatan redaktur. Hak atas naskah tetap padamu.',
    },
    {
      question: 'Apakah kelas memberi sertifikat pers?',
      answer:
        'Tidak ada kartu pers dari kelas kami. Yang kamu terima, pada kelas yang mencantumkannya, adalah sertifikat kelulusan dengan kode pemeriksaan. Ia membuktikan kamu menyelesaikan tugas, bukan memberi hak istimewa saat meliput.',
    },
  ],
  partners: [
    { name: 'Kantor Berita Lereng', kind: 'Kantor berita' },
    { name: 'Data Kursi', kind: 'Kelompok riset' },
    { name: 'Biskuit Roda Emas', kind: 'Perusahaan' },
    { name: 'Kantor Pendidikan Dataran Kopi Selatan', kind: 'Pemerintah kabupaten' },
    { name: 'Jurusan Jurnalistik Universitas Bumi Aksara', kind: 'Kampus' },
    { name: 'Perkumpulan Pembina Redaksi Pelajar', kind: 'Komunitas' },
    { name: 'Percetakan Tinta Senja', kind: 'Percetakan' },
  ],
}
