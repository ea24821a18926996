import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'biro-arsitek-teras-bersama',
      company: 'Biro Arsitek Teras Bersama',
      industry: 'Arsitektur komunitas',
      summary:
        'Biro kecil di Banda Aceh yang merancang halte, panggung, dan taman bersama warga, dengan tali, patok, dan banyak duduk bersila.',
      about: `Teras Bersama merancang ruang yang dibangun sendiri oleh pemakainya. Gambar kami jarang lebih dari lima lembar, sebab sebagian besar keputusan diambil di lapangan bersama warga, ketika tali sudah dibentangkan dan anak-anak mulai berlari melewatinya untuk mencoba.

Kami berdua belas, separuhnya tukang yang pandai menggambar dan separuhnya arsitek yang belajar menukang. Setiap proyek dikunjungi kembali setelah setahun dan dua tahun. Kantor kami adalah teras, dan tamu selalu disuguhi kopi sebelum rapat.`,
      city: 'Kota Banda Aceh',
      jobs: [
        {
          slug: 'arsitek-lapangan',
          title: 'Arsitek Lapangan',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Banda Aceh',
          salary: { min: 5_000_000, max: 7_000_000 },
          summary: 'Tinggal di kampung selama perancangan, mengukur bersama warga, dan menggambar hanya yang sungguh perlu digambar.',
          duties: [
            'Memandu musyawarah dan pengukuran',
            'Membuat gambar kerja serta daftar bahan',
            'Menemani hari kerja bersama',
            'Berkunjung kembali setelah setahun',
          ],
          requirements: [
            'Lulusan arsitektur atau pengalaman setara',
            'Bisa tinggal di kampung empat sampai enam pekan',
            'Nyaman bekerja dengan tukang senior',
          ],
          closesInDays: 35,
        },
        {
          slug: 'magang-gambar-dan-tukang',
          title: 'Magang Gambar dan Tukang',
          type: 'internship',
          mode: 'onsite',
          city: 'Kabupaten Aceh Besar',
          salary: { min: 1_300_000, max: 1_600_000 },
          summary: 'Enam bulan belajar dua hal sekaligus: menggambar denah yang dipahami warga dan memotong kayu sesuai dengan gambar itu.',
          duties: [
            'Membantu pengukuran dengan tali dan patok',
            'Menggambar denah untuk papan kampung',
            'Mengerjakan sambungan kayu sederhana',
          ],
          requirements: ['Mahasiswa atau lulusan SMK bangunan', 'Sehat untuk kerja luar ruang', 'Mau mencuci gelas kopi bergiliran'],
          closesInDays: 17,
        },
      ],
    },
    {
      slug: 'koperasi-simpan-senyum',
      company: 'Koperasi Simpan Senyum',
      industry: 'Koperasi warga',
      summary:
        'Koperasi di Lembata yang meminjamkan alat kerja dan modal kecil kepada kelompok warga, dengan buku kas yang terbuka di teras.',
      about: `Simpan Senyum dimulai oleh tiga belas ibu yang bosan meminjam cangkul. Kini koperasi ini memiliki molen kecil, tenda, pengeras suara, dan dua ratus anggota. Semua barang bisa dipinjam dengan jaminan janji merawat, yang dibacakan keras-keras di teras kantor.

Pegawai kami enam orang dan semuanya pernah menjadi anggota yang menunggak. Karena itu penagihan dilakukan sambil membantu, bukan sambil marah. Buku kas ditempel setiap Senin, dan siapa pun boleh bertanya mengapa ada angka merah.`,
      city: 'Kabupaten Lembata',
      jobs: [
        {
          slug: 'pendamping-buku-kas',
          title: 'Pendamping Buku Kas Warga',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Lembata',
          salary: { min: 2_300_000, max: 3_000_000 },
          summary:
            'Membantu lima belas kelompok warga mencatat uang masuk dan keluar dengan cara yang bisa dibaca siapa pun di papan kampung.',
          duties: ['Mengunjungi tiga kelompok setiap pekan', 'Melatih bendahara baru', 'Memeriksa kecocokan nota dan catatan'],
          requirements: [
            'Teliti berhitung dan sabar menjelaskan',
            'Mengenal bahasa setempat atau mau belajar',
            'Jujur, dengan dua orang yang dapat ditanyai',
          ],
          closesInDays: 22,
        },
        {
          slug: 'juru-rawat-alat-pinjaman',
          title: 'Juru Rawat Alat Pinjaman',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kabupaten Lembata',
          salary: null,
          summary:
            'Merawat molen, tenda, genset, dan pengeras suara koperasi, serta mengajari peminjam cara mengembalikannya dalam keadaan baik.',
          duties: ['Memeriksa alat sebelum dan sesudah dipinjam', 'Memperbaiki kerusakan ringan', 'Mencatat umur dan riwayat setiap alat'],
          requirements: ['Paham mesin kecil dan kelistrikan dasar', 'Bisa bekerja pada hari Sabtu', 'Ramah sekaligus tegas'],
          closesInDays: -9,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'teras-kota-pabrik-kecap-manalagi',
      type: 'corporate',
      title: 'Pagar Pabrik yang Berubah Menjadi Bangku',
      kind: 'Perancangan bersama',
      summary:
        'Mengubah delapan puluh meter pagar pabrik kecap menjadi deretan bangku teduh yang dirancang pekerja dan warga gang seberang.',
      description: `Pabrik Kecap Bulan Manalagi berselisih lama dengan warga karena pagarnya menutup tempat duduk sore. Direkturnya menulis keinginan di situs kami: ingin ditegur lagi oleh tetangga. Kami mempertemukan enam pekerja dan enam warga, lalu membentangkan tali di sepanjang pagar itu selama sepekan.

Pagar tidak dibongkar, hanya digeser satu setengah meter ke dalam. Di depannya berdiri sembilan bangku bata, empat pohon ketapang, dan satu keran minum. Pekerjaannya selesai dalam enam hari kerja bersama, termasuk satu hari yang habis untuk memperdebatkan tinggi bangku. Akhirnya dibuat dua ukuran.

- Dua belas perancang, tidak satu pun arsitek
- Buku kas dipegang bendahara gang
- Giliran menyiram ditulis di papan`,
      daysAgo: 233,
      client: 'Pabrik Kecap Bulan Manalagi, Kabupaten Kediri',
      batches: [
        { label: 'Mengukur', daysAgo: 270 },
        { label: 'Enam hari kerja', daysAgo: 233 },
      ],
      pictures: [
        'Tali dan patok di sepanjang pagar pabrik',
        'Pekerja dan warga menata bata bersama',
        'Bangku bata di bawah ketapang muda',
        'Papan giliran menyiram dengan nama warga',
      ],
    },
    {
      slug: 'musyawarah-anggaran-kelurahan-magelang',
      type: 'government',
      title: 'Musyawarah Kelurahan yang Tidak Membosankan',
      kind: 'Pelatihan',
      summary:
        'Melatih perangkat tujuh belas kelurahan menyusun musyawarah singkat, mendengar warga pendiam, dan mencatat janji dengan tanggal.',
      description: `Kantor Gotong Royong Kota Magelang meminta kami membantu musyawarah yang selalu dihadiri orang yang sama. Tatik Suharyani mengajak perangkat kelurahan berjalan kaki lebih dahulu, menemui warga di pos ronda, warung, dan antrean posyandu, lalu menuliskan keinginan mereka dengan kata-kata warga.

## Tiga kebiasaan baru

- Musyawarah paling lama sembilan puluh menit
- Warga pendiam berbicara lebih dahulu
- Setiap janji memiliki nama dan tanggal

Setelah dua putaran, kehadiran perempuan naik dari seperlima menjadi separuh. Dari 96 janji yang dicatat, 71 selesai tepat waktu, sembilan terlambat, dan sisanya dibatalkan dengan alasan yang dibacakan di depan warga. Tidak ada yang marah. Papan janji kini terpasang di setiap balai.`,
      daysAgo: 148,
      client: 'Kantor Gotong Royong Kota Magelang',
      batches: [
        { label: 'Sembilan kelurahan', daysAgo: 330 },
        { label: 'Tujuh belas kelurahan', daysAgo: 148 },
      ],
      pictures: [
        'Perangkat kelurahan mencatat keinginan di pos ronda',
        'Papan janji dengan nama dan tanggal',
        'Ibu-ibu berbicara pertama dalam musyawarah',
      ],
    },
    {
      slug: 'panggung-bambu-woloan',
      type: 'community',
      title: 'Panggung Bambu di Ujung Lapangan',
      kind: 'Pendampingan seratus hari',
      summary:
        'Kelompok musik bambu mewujudkan panggung beratap dalam seratus hari, dari latihan kecil sampai malam pertama tanpa hujan di notasi.',
      description: `Kelompok Musik Bambu Sumaru selalu berlatih di bawah tenda pinjaman dan pulang dengan notasi basah. Mereka menulis satu keinginan: panggung yang atapnya tidak bocor. Dalam dua puluh hari pertama tidak ada yang dibangun; mereka hanya mengukur arah angin, bunyi, dan bayangan sore. Hasil ukurannya digambar di lantai balai dengan kapur.

Versi kecilnya dibuat dari bambu sisa, cukup untuk empat pemain, dan ternyata menghadap arah yang salah. Panggung sesungguhnya diputar tiga puluh derajat. Pada hari kesembilan puluh tujuh, lampunya menyala, hujan turun, dan untuk pertama kalinya lagu dimainkan sampai selesai. Kuncinya diserahkan kepada pengurus lapangan tiga hari kemudian.`,
      daysAgo: 66,
      client: 'Kelompok Musik Bambu Sumaru, Kota Tomohon',
      batches: [{ label: 'Seratus hari', daysAgo: 66 }],
      pictures: [
        'Warga mengukur bayangan sore di lapangan',
        'Panggung kecil dari bambu sisa',
        'Tukang memasang atap ijuk',
        'Pemain musik bambu di panggung baru saat hujan',
        'Lampu panggung menyala pertama kali',
      ],
    },
    {
      slug: 'sumur-lima-keluarga-lewoleba',
      type: 'community',
      title: 'Sumur Bersama dan Buku Rawatnya',
      kind: 'Pendampingan',
      summary:
        'Membantu lima puluh dua keluarga memperbaiki sumur tua, menyusun giliran, dan menyiapkan buku rawat untuk dua tahun ke depan.',
      description: `Warga Dusun Waipuka memiliki sumur tua yang airnya baik tetapi bibirnya runtuh. Perbaikannya sudah dua kali direncanakan dan dua kali berhenti karena tidak jelas siapa memegang uang. Margareta Tukan memulai dari hal itu: memilih tiga pemegang kas dan menempel catatannya di pohon asam. Setiap keluarga boleh memeriksanya kapan saja.

Setelah kas terbaca semua orang, iuran terkumpul dalam sembilan hari dan pekerjaan selesai dalam tiga pekan. Bagian terpenting menyusul sesudahnya: buku rawat berisi giliran, nomor tukang, dan tanggal pemeriksaan. Dua tahun kemudian sumur itu masih bersih, bukunya sudah jilid kedua. Dusun sebelah menyalin susunannya.`,
      daysAgo: 790,
      client: 'Warga Dusun Waipuka, Kabupaten Lembata',
      batches: [
        { label: 'Perbaikan', daysAgo: 820 },
        { label: 'Buku rawat', daysAgo: 790 },
      ],
      pictures: [
        'Bibir sumur lama yang runtuh',
        'Catatan kas ditempel di pohon asam',
        'Warga menurunkan batu dengan tali',
        'Buku rawat sumur jilid kedua',
      ],
    },
  ],
  schools: [
    {
      slug: 'smp-tunas-sumbing',
      npsn: '20327409',
      name: 'SMP Tunas Sumbing',
      city: 'Kota Magelang',
      students: 356,
      programs: ['seratus-hari-wujud'],
    },
    {
      slug: 'smk-bangun-nanggroe',
      npsn: '10110526',
      name: 'SMK Bangun Nanggroe',
      city: 'Kota Banda Aceh',
      students: 481,
      programs: ['seratus-hari-wujud'],
    },
    {
      slug: 'sma-labalekang',
      npsn: '50308163',
      name: 'SMA Fajar Labalekang',
      city: 'Kabupaten Lembata',
      students: 267,
      programs: ['seratus-hari-wujud'],
    },
    {
      slug: 'smp-bambu-lokon',
      npsn: '40108847',
      name: 'SMP Bambu Lokon',
      city: 'Kota Tomohon',
      students: 192,
      programs: ['seratus-hari-wujud'],
    },
    {
      slug: 'sd-kelud-ceria',
      npsn: '20512938',
      name: 'SD Kelud Ceria',
      city: 'Kabupaten Kediri',
      students: 148,
      programs: ['seratus-hari-wujud'],
    },
  ],
  teams: [
    { name: 'Halte Teduh', school: 'smk-bangun-nanggroe', program: 'seratus-hari-wujud', score: 919, minutes: 115 },
    { name: 'Cat Kurang Satu Kaleng', school: 'smp-tunas-sumbing', program: 'seratus-hari-wujud', score: 863, minutes: 128 },
    { name: 'Bibir Sumur', school: 'sma-labalekang', program: 'seratus-hari-wujud', score: 812, minutes: 146 },
    { name: 'Nada Atap', school: 'smp-bambu-lokon', program: 'seratus-hari-wujud', score: 787, minutes: 152 },
    { name: 'Bangku Sore', school: 'sd-kelud-ceria', program: 'seratus-hari-wujud', score: null, minutes: null },
    { name: 'Jalur Kursi Roda', school: 'smk-bangun-nanggroe', program: 'seratus-hari-wujud', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sri Mulatsih Handoko',
      role: 'Ketua rukun tetangga, Kota Magelang',
      message:
        'Keinginan saya dulu: kampung yang maju. Setelah kelas ini menjadi: satu lampu di tikungan dekat rumah Pak Karso sebelum musim hujan. Dua pekan kemudian lampunya menyala.',
      class: 'menulis-keinginan-yang-bisa-dikerjakan',
    },
    {
      name: 'Teuku Ramzi Fadhil',
      role: 'Penggerak pemuda gampong, Kabupaten Aceh Besar',
      message:
        'Kami membentangkan tali seharian dan baru tahu bahwa lapangan voli rencana kami memotong jalan nenek-nenek ke meunasah. Untung baru tali. Memindahkannya cukup lima menit dan sepiring pisang goreng.',
      class: 'merancang-dengan-tali-dan-patok',
    },
    {
      name: 'Theresia Lazar',
      role: 'Bendahara kelompok air, Kabupaten Lembata',
      message:
        'Dulu saya takut memegang uang orang banyak. Sekarang setiap nota saya tempel di papan, dan orang berhenti berbisik-bisik. Yang paling sering bertanya malah kami angkat menjadi pemeriksa.',
      class: 'pembukuan-kegiatan-warga',
    },
    {
      name: 'Novry Tangkudung',
      role: 'Koordinator hari kerja, Kota Tomohon',
      message:
        'Kelasnya membahas hal yang tidak pernah dipikirkan panitia: siapa membawa ember, di mana anak bermain, kapan makan. Hari kerja kami selesai pukul tiga dan orang masih mau datang lagi.',
      class: 'menyiapkan-hari-kerja-bersama',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara menuliskan keinginan?',
      answer:
        'Potret tempatnya, lalu kirimkan kepada kami bersama satu kalimat tentang apa yang ingin kamu lihat berubah. Kalau masih terlalu besar, kami membantu memecahnya. Kelas Menulis Keinginan yang gratis bisa menjadi awal yang baik.',
    },
    {
      question: 'Apakah Wujud Bersama Puja memberi dana?',
      answer:
        'Tidak. Kami juga tidak mengelola uang warga. Kelompok setempat memegang buku kasnya sendiri; kami menyediakan cara mencatat, teman yang berpengalaman, dan pendamping bagi kelompok yang terpilih dalam Seratus Hari Wujud.',
    },
    {
      question: 'Saya sendirian. Apakah bisa mulai?',
      answer:
        'Bisa menulis dahulu, tetapi pekerjaannya sebaiknya ditemani. Halaman keinginanmu menampilkan tetangga yang tertarik. Biasanya tiga orang sudah cukup untuk mengukur, mencoba versi kecil, dan mengajak yang lain.',
    },
    {
      question: 'Berapa biaya kelasnya?',
      answer:
        'Kelas menulis keinginan dan pendampingan seratus hari gratis. Kelas lain berbiaya Rp50.000 sampai Rp500.000 dan boleh diikuti satu perwakilan, lalu diceritakan kembali kepada kelompoknya. Memang begitu maksudnya.',
    },
    {
      question: 'Apa yang terjadi kalau keinginan tidak terwujud?',
      answer:
        'Halamannya tetap ada, lengkap dengan catatan mengapa berhenti. Kelompok lain sering belajar dari sana, dan keinginan yang sama boleh dibuka kembali kapan pun ada orang yang siap mengerjakannya.',
    },
    {
      question: 'Apakah ada sertifikat bagi peserta?',
      answer:
        'Sebagian kelas memberi sertifikat setelah batas lulus tercapai, dan itu tertulis di keterangannya. Kelas menulis keinginan tidak memberikannya; buktinya adalah halte, lampu, atau bangku yang bisa kamu duduki.',
    },
  ],
  partners: [
    { name: 'Biro Arsitek Teras Bersama', kind: 'Biro arsitek' },
    { name: 'Koperasi Simpan Senyum', kind: 'Koperasi' },
    { name: 'Kantor Gotong Royong Kota Magelang', kind: 'Pemerintah kota' },
    { name: 'Institut Seni Lereng Lokon', kind: 'Kampus' },
    { name: 'Toko Cat Pelangi Sore', kind: 'Toko bangunan' },
    { name: 'Radio Gang Kelinci', kind: 'Radio warga' },
    { name: 'Pabrik Kecap Bulan Manalagi', kind: 'Perusahaan' },
  ],
}
