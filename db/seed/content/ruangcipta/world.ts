import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'tungku-selatan',
      company: 'Tungku Selatan',
      industry: 'Keramik meja dan genting',
      summary:
        'Bengkel keramik di Bandung yang membakar piring warung, genting pengganti, dan pot, dengan tangan yang sebagian besar belajar di halaman tungku kami.',
      about: `Tungku Selatan membuat piring untuk dua puluh enam warung makan dan genting pengganti bagi rumah tua yang cetakannya sudah hilang. Bengkelnya berisi empat belas orang, dua tungku gas, dan satu tungku kayu yang hanya dinyalakan sebulan sekali.

Kami tidak mencari perajin yang cepat. Kami mencari orang yang mau mencatat suhu pada pukul tiga pagi dan mengaku kalau lupa. Setiap pekerja berhak atas satu rak bakaran untuk karyanya sendiri pada setiap pembakaran besar.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'perajin-cetak-tekan',
          title: 'Perajin Cetak Tekan',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 3_900_000, max: 4_800_000 },
          summary:
            'Membentuk piring warung dan genting dengan cetakan gips, dari menguli tanah pagi hari sampai menata rak pengeringan sore.',
          duties: [
            'Menguli dan menimbang tanah untuk tiap jenis cetakan',
            'Mencetak sekitar enam puluh benda sehari tanpa terburu-buru',
            'Menandai benda retak dan mencatat dugaannya',
            'Menyapu basah lantai bengkel sebelum pulang',
          ],
          requirements: [
            'Pernah mengikuti kelas keramik atau bekerja dengan tanah',
            'Kuat berdiri dan mengangkat ember berisi tanah',
            'Tinggal dalam jarak yang masuk akal dari Bandung selatan',
          ],
          closesInDays: 27,
        },
        {
          slug: 'pencatat-pembakaran',
          title: 'Pencatat Pembakaran',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 1_800_000, max: 2_200_000 },
          summary:
            'Menjaga tungku enam malam dalam sebulan, membaca suhu setiap dua puluh menit, dan menulisnya dengan angka yang dapat dibaca orang lain.',
          duties: [
            'Membaca pirometer dan kerucut suhu sepanjang pembakaran',
            'Membangunkan kepala bengkel kalau grafik menyimpang',
            'Memotret isi tungku saat dibuka untuk buku bakaran',
          ],
          requirements: [
            'Terbiasa terjaga malam dan tidak mudah panik',
            'Tulisan tangan terbaca, atau mau belajar menulis pelan',
            'Bukan perokok selama bertugas di dekat gas',
          ],
          closesInDays: 14,
        },
        {
          slug: 'magang-bengkel-genting',
          title: 'Magang Bengkel Genting',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 1_300_000, max: 1_300_000 },
          summary:
            'Tiga bulan menyalin genting lama: mengukur contoh, membuat cetakan gips, lalu mencoba sampai lengkungnya cocok di atap.',
          duties: [
            'Mengukur genting contoh dari rumah pemiliknya',
            'Membuat cetakan gips bersama perajin pendamping',
            'Mencoba hasilnya di kerangka atap percobaan',
          ],
          requirements: [
            'Siswa atau lulusan SMK kriya, bangunan, atau sejenis',
            'Teliti mengukur sampai milimeter',
            'Tidak takut naik tangga dua lantai',
          ],
          closesInDays: -6,
        },
      ],
    },
    {
      slug: 'percetakan-lima-roda',
      company: 'Percetakan Lima Roda',
      industry: 'Percetakan dan penjilidan kecil',
      summary:
        'Percetakan keluarga di Jakarta Selatan yang mencetak zine, buku foto, dan katalog pameran mulai dari tiga puluh eksemplar dengan tinta kedelai.',
      about: `Percetakan Lima Roda bertahan karena menerima pesanan yang ditolak orang lain: tiga puluh zine, dua belas buku foto, satu poster raksasa untuk ulang tahun nenek. Mesin tertua kami lahir tahun 1974 dan masih lebih sabar daripada operatornya.

Sejak memakai tinta kedelai, kami bekerja bersama Lorong Tinta dan berbagi cara menyaring air cucian. Sembilan orang bekerja di sini, dua di antaranya datang dari kelas risograf dan kini memegang kunci gudang kertas.`,
      city: 'Kota Administrasi Jakarta Selatan',
      jobs: [
        {
          slug: 'operator-risograf',
          title: 'Operator Risograf',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Administrasi Jakarta Selatan',
          salary: { min: 5_100_000, max: 5_900_000 },
          summary:
            'Menjalankan dua mesin risograf, mencampur urutan warna bersama pemesan, dan berani bilang kapan kertasnya harus diganti.',
          duties: [
            'Menyiapkan berkas pisah warna dan cetak percobaan',
            'Merawat tabung tinta dan rol penarik kertas',
            'Menerangkan kepada pemesan apa yang akan meleset',
            'Mencatat kertas terbuang setiap pekan',
          ],
          requirements: [
            'Pernah mencetak sedikitnya satu zine sendiri',
            'Memahami pisah warna tanpa harus mahir perangkat lunak',
            'Sabar terhadap mesin dan pemesan yang sama-sama macet',
          ],
          closesInDays: 35,
        },
        {
          slug: 'penjilid-tangan',
          title: 'Penjilid Tangan',
          type: 'contract',
          mode: 'onsite',
          city: 'Kota Administrasi Jakarta Selatan',
          salary: { min: 4_600_000, max: 5_200_000 },
          summary: 'Enam bulan menjilid buku foto dan katalog dengan benang, lem dingin, dan mistar, menjelang musim pameran dua kota.',
          duties: [
            'Melipat, menusuk, dan menjahit kuras buku',
            'Membuat contoh jilid untuk disetujui pemesan',
            'Memeriksa urutan halaman sebelum lem dituang',
          ],
          requirements: [
            'Tangan rapi dan mata tahan menghitung halaman',
            'Bisa menunjukkan tiga buku yang pernah dijilid',
            'Mau mengajari satu pekerja magang',
          ],
          closesInDays: 9,
        },
      ],
    },
    {
      slug: 'panggung-rendah',
      company: 'Panggung Rendah',
      industry: 'Produksi acara',
      summary:
        'Rumah produksi acara kecil yang menata suara, kursi, dan jalur kursi roda untuk diskusi, pameran, serta konser di bawah dua ratus orang.',
      about: `Panggung Rendah tidak membawa lampu sorot berlebihan. Kami menata acara yang penontonnya masih bisa saling melihat wajah: diskusi kampung, konser di selasar, dan pembukaan pameran yang selesai sebelum kereta terakhir menuju pinggiran kota berangkat.

Tim kami sebelas orang dan bergerak antara Bandung serta Jakarta. Setiap rencana acara wajib memuat jalur kursi roda, tempat tenang, dan nama tetangga yang sudah diberi tahu. Tanpa tiga hal itu, peralatan tidak keluar dari gudang.`,
      city: null,
      jobs: [
        {
          slug: 'manajer-panggung-muda',
          title: 'Manajer Panggung Muda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 4_700_000, max: 6_000_000 },
          summary:
            'Memegang jadwal menit demi menit untuk tiga sampai lima acara sebulan, termasuk menit kosong yang sengaja disediakan untuk bernapas.',
          duties: [
            'Menyusun susunan acara dan daftar alat',
            'Mengunjungi tetangga sekitar lokasi sepekan sebelumnya',
            'Memimpin pasang dan bongkar bersama empat kru',
            'Menulis catatan sesudah acara, paling lambat dua hari',
          ],
          requirements: [
            'Pernah mengurus acara, sekecil apa pun',
            'Suara tenang ketika listrik padam',
            'Bersedia bekerja pada akhir pekan dan libur pada Senin',
          ],
          closesInDays: 21,
        },
        {
          slug: 'pendamping-aksesibilitas-acara',
          title: 'Pendamping Aksesibilitas Acara',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Administrasi Jakarta Selatan',
          salary: null,
          summary: 'Memeriksa jalur, kursi, cahaya, dan juru bahasa isyarat sebelum pintu dibuka, lalu menemani tamu yang membutuhkannya.',
          duties: [
            'Mengukur landaian dan lebar pintu di setiap lokasi',
            'Menyusun keterangan akses untuk undangan',
            'Menjadi orang yang dihubungi tamu difabel sepanjang acara',
          ],
          requirements: [
            'Pengalaman hidup atau kerja bersama penyandang disabilitas',
            'Mengenal dasar bahasa isyarat menjadi nilai lebih',
            'Berani menunda pembukaan pintu kalau belum layak',
          ],
          closesInDays: 46,
        },
        {
          slug: 'penata-suara-ruang-kecil',
          title: 'Penata Suara Ruang Kecil',
          type: 'contract',
          mode: 'onsite',
          city: null,
          salary: { min: 3_500_000, max: 5_000_000 },
          summary:
            'Menata pengeras suara untuk ruang bergema dan penonton yang duduk dekat, dengan batas suara yang disepakati bersama tetangga.',
          duties: [
            'Mendengarkan ruang kosong sebelum memilih alat',
            'Menata mikrofon untuk diskusi dan musik akustik',
            'Mengukur suara di pagar dan menurunkannya bila perlu',
          ],
          requirements: [
            'Memahami aliran sinyal dari mikrofon sampai pengeras suara',
            'Telinga sehat dan rendah hati',
            'Bersedia bepergian dengan kereta membawa dua koper alat',
          ],
          closesInDays: 3,
        },
      ],
    },
    {
      slug: 'benah-rumah-tua',
      company: 'Benah Rumah Tua',
      industry: 'Arsitektur dan perbaikan bangunan lama',
      summary:
        'Biro kecil yang membetulkan rumah dan gudang tua tanpa membuatnya tampak baru, dengan arsip foto, tukang, serta pemilik di meja yang sama.',
      about: `Benah Rumah Tua mulai dari membetulkan satu kuda-kuda di Cigereleng dan ketagihan. Sekarang kami menangani rumah, gudang, dan sesekali musala, selalu dengan pertanyaan pertama yang sama: bagian mana yang paling disayangi orang yang tinggal di sini?

Di kantor ada tujuh arsitek muda, tiga tukang senior yang digaji tetap, dan seorang juru arsip. Gambar kerja kami bertanda tangan tukang, sebab merekalah yang tahu balok mana yang berbohong di balik catnya.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'juru-ukur-bangunan-lama',
          title: 'Juru Ukur Bangunan Lama',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 4_900_000, max: 6_300_000 },
          summary:
            'Mengukur rumah dan gudang yang tidak pernah siku, lalu menggambarnya apa adanya lengkap dengan lendut, retak, dan tambalannya.',
          duties: [
            'Mengukur denah, potongan, dan kemiringan lantai',
            'Menggambar ulang dengan tangan lalu memindahkannya ke komputer',
            'Mewawancarai pemilik tentang perbaikan yang pernah dilakukan',
          ],
          requirements: [
            'Lulusan SMK bangunan, arsitektur, atau pengalaman setara',
            'Tidak alergi debu dan tidak takut loteng',
            'Menulis catatan lapangan yang bisa dibaca tukang',
          ],
          closesInDays: 52,
        },
        {
          slug: 'juru-arsip-bangunan',
          title: 'Juru Arsip Bangunan',
          type: 'part-time',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 2_400_000, max: 2_900_000 },
          summary:
            'Mencari, memindai, dan menjelaskan peta, nota, serta foto keluarga sehingga arsitek kami tidak menebak umur sebuah dinding.',
          duties: [
            'Memindai arsip pemilik dan mengembalikannya tepat waktu',
            'Menyusun garis waktu bangunan dari sedikitnya tiga sumber',
            'Menulis ringkasan dua halaman untuk rapat rancangan',
          ],
          requirements: [
            'Senang membaca dokumen lama, termasuk tulisan tangan buruk',
            'Mengerti cara memegang kertas rapuh',
            'Jujur menulis “belum tahu”',
          ],
          closesInDays: -2,
        },
      ],
    },
    {
      slug: 'warung-kain-nyonya-asih',
      company: 'Warung Kain Nyonya Asih',
      industry: 'Perbaikan pakaian dan kain lama',
      summary:
        'Warung jahit di Jakarta Pusat yang menambal, mengubah, dan mendokumentasikan pakaian lama, lahir dari antrean Klinik Pakaian yang terlalu panjang.',
      about: `Warung Kain Nyonya Asih dibuka setelah Klinik Pakaian menolak empat puluh orang dalam satu Sabtu karena kehabisan jarum. Kami menambal jaket, mengecilkan kebaya, dan mencatat riwayat setiap kain pada kartu yang dijahit di bagian dalam.

Upah dihitung per jam, bukan per potong, supaya tambalan tidak dikejar-kejar. Tujuh penjahit kami berumur dari sembilan belas sampai tujuh puluh satu tahun, dan yang tertua memegang hak memilih lagu setiap Selasa pagi.`,
      city: 'Kota Administrasi Jakarta Pusat',
      jobs: [
        {
          slug: 'penjahit-tambal',
          title: 'Penjahit Tambal',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Administrasi Jakarta Pusat',
          salary: { min: 4_800_000, max: 5_500_000 },
          summary:
            'Memperbaiki pakaian dengan tangan dan mesin, dari lutut celana sekolah sampai lengan jaket kulit yang umurnya melebihi pemiliknya.',
          duties: [
            'Memeriksa pakaian bersama pemilik dan menjelaskan pilihannya',
            'Menambal, menisik, dan mengganti ritsleting',
            'Mengisi kartu riwayat kain dengan kalimat lengkap',
          ],
          requirements: [
            'Bisa mengoperasikan mesin jahit lurus dan obras',
            'Membawa satu tambalan yang membuatmu bangga',
            'Telaten menghadapi pelanggan yang terikat kenangan',
          ],
          closesInDays: 18,
        },
        {
          slug: 'penerima-kain-dan-cerita',
          title: 'Penerima Kain dan Cerita',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Administrasi Jakarta Pusat',
          salary: null,
          summary: 'Menyambut pelanggan empat hari sepekan, mencatat kerusakan dan cerita kainnya, serta menjaga janji tanggal selesai.',
          duties: [
            'Mencatat pesanan, foto kerusakan, dan tanggal ambil',
            'Mewawancarai pemilik kain selama lima menit',
            'Mengabari pelanggan bila jahitan perlu waktu tambahan',
          ],
          requirements: [
            'Ramah tanpa berpura-pura',
            'Mengetik sambil mendengarkan dengan cukup rapi',
            'Tertarik pada kain, tidak harus bisa menjahit',
          ],
          closesInDays: 31,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'kantin-pabrik-dengan-dinding-gambar',
      type: 'corporate',
      title: 'Kantin Pabrik yang Digambar Pekerjanya',
      kind: 'Lokakarya',
      summary:
        'Tiga putaran lokakarya gambar bersama 74 pekerja sif mengubah dinding kantin pabrik teh menjadi cerita tentang tangan yang bekerja di sana.',
      description: `Pengelola pabrik teh semula meminta mural besar. Kami menawarkan pensil. Selama sembilan hari para pekerja menggambar rekan di sebelahnya saat istirahat: tangan pelinting, punggung pemanggul, dan mata pengecek yang selalu menyipit. Tidak ada satu pun yang mengaku bisa menggambar pada hari pertama.

Dua ratus gambar dipilih bersama lewat butir teh yang dimasukkan ke stoples. Tukang papan membesarkannya di dinding kantin dengan kapur dan cat besi. Setiap gambar mencantumkan dua nama: yang menggambar dan yang digambar, sesuai permintaan sif malam. Setahun kemudian kantin dicat ulang, tetapi dinding itu dibiarkan. Pekerja baru kini mencari dirinya di sana, lalu meminta pensil.`,
      daysAgo: 210,
      client: 'Teh Lereng Malabar',
      batches: [
        { label: 'Sif pagi', daysAgo: 262 },
        { label: 'Sif siang', daysAgo: 248 },
        { label: 'Sif malam', daysAgo: 230 },
      ],
      pictures: [
        'Pekerja bersarung tangan menggambar rekannya di meja kantin',
        'Stoples berisi butir teh sebagai suara pilihan',
        'Tukang papan membesarkan gambar tangan di dinding hijau',
        'Dua nama di bawah gambar punggung pemanggul',
      ],
    },
    {
      slug: 'arsip-bunyi-stasiun-kecil',
      type: 'government',
      title: 'Arsip Bunyi Tujuh Stasiun Kecil',
      kind: 'Penelitian dan pameran',
      summary:
        'Warga dan petugas merekam 318 bunyi di tujuh stasiun kecil sebelum peronnya diperpanjang; hasilnya diputar di ruang tunggu setiap Kamis.',
      description: `Peron akan diperpanjang dan lonceng tangan diganti pengeras suara. Kantor arsip daerah meminta kami mencatat bunyinya selagi ada. Kami melatih dua puluh empat warga, termasuk penjual pecel dan pensiunan juru langsir, memakai alat rekam pinjaman dan kesabaran sendiri.

## Yang tertinggal

- 318 rekaman dengan tempat, jam, dan nama perekam
- Kursi dengar di tujuh ruang tunggu
- Kartu petunjuk bagi pengunjung Tuli dengan gambar gelombang

Setiap Kamis pagi satu rekaman diputar sebelum kereta pertama. Beberapa penumpang sengaja datang lebih awal, dan juru langsir kami memperbaiki keterangan yang salah dengan pulpen merah. Kantor arsip kini menyimpan koreksinya sebagai bagian koleksi, lengkap dengan coretannya.`,
      daysAgo: 95,
      client: 'Kantor Arsip Daerah Priangan Timur',
      batches: [
        { label: 'Pelatihan perekam', daysAgo: 190 },
        { label: 'Rekaman lapangan', daysAgo: 150 },
      ],
      pictures: [
        'Pensiunan juru langsir memegang mikrofon berbulu di peron',
        'Lonceng tangan dari kuningan di depan papan jadwal',
        'Kursi dengar dengan dua corong kayu di ruang tunggu',
        'Kartu gelombang suara bertuliskan pukul lima pagi',
      ],
    },
    {
      slug: 'gerobak-karya-kampung-sawo',
      type: 'community',
      title: 'Gerobak Karya Menginap di Kampung Sawo',
      kind: 'Pameran keliling',
      summary:
        'Delapan karya menginap sebelas malam di pos ronda, warung, dan teras musala; warga menentukan penjaga, jam buka, dan karya yang pulang lebih dulu.',
      description: `Gerobak datang pada Sabtu sore membawa delapan karya dan satu buku surat pinjam. Ibu-ibu pengajian memilih patung kayu untuk teras musala, sementara pemilik warung meminta gambar ombak karena, katanya, pembelinya kurang minum air. Dua karya lagi ditempatkan di pos ronda menurut hasil hompimpa.

Selama sebelas malam karya dijaga bergiliran bersama kampung. Anak-anak menulis keterangan sendiri dan menempelkannya di bawah keterangan kurator. Pada malam ketujuh sebuah karya kertas dipulangkan lebih awal, sebab hujan miring dan warga lebih dulu sadar daripada kami. Buku surat pinjamnya kini menjadi contoh bagi kampung lain. Halaman terbaik berisi satu kalimat dari ketua ronda: besok jangan bawa yang takut angin.`,
      daysAgo: 640,
      client: 'Karang Warga Kampung Sawo',
      batches: [{ label: 'Kampung kesembilan', daysAgo: 652 }],
      pictures: [
        'Gerobak kayu berisi karya terbungkus kain di mulut gang',
        'Patung kayu kecil di teras musala saat hujan',
        'Keterangan tulisan anak ditempel di bawah keterangan kurator',
        'Ketua ronda menandatangani buku surat pinjam',
      ],
    },
    {
      slug: 'ruang-tenang-kantor-asuransi',
      type: 'corporate',
      title: 'Ruang Tenang di Lantai Sebelas',
      kind: 'Pendampingan',
      summary:
        'Bersama 40 karyawan kami mengubah gudang map menjadi ruang tanpa layar; aturannya disusun pemakai, bukan bagian umum kantor.',
      description: `Perusahaan asuransi ini punya sembilan ruang rapat dan tidak satu pun tempat diam. Kami memulai bukan dari gambar, melainkan dari buku harian: empat puluh karyawan mencatat kapan mereka paling ingin pergi dari meja, dan ke mana akhirnya mereka pergi.

Jawaban terbanyak adalah tangga darurat. Maka gudang map dibongkar, langit-langitnya dilapisi serat kelapa, dan bangkunya dibuat dari lemari arsip. Peserta kelas Merancang Ruang Sempit membantu membuat tiga model seukuran sebenarnya dari kardus sebelum satu paku pun dibeli. Aturan ruang hanya empat baris. Baris ketiga berbunyi: siapa pun boleh menangis, tisu ada di laci kiri. Bagian umum menambahkannya ke daftar belanja bulanan.`,
      daysAgo: 130,
      client: 'Asuransi Payung Sejati',
      batches: [
        { label: 'Buku harian kantor', daysAgo: 205 },
        { label: 'Model kardus', daysAgo: 168 },
      ],
      pictures: [
        'Model bangku dari kardus dicoba dua karyawan',
        'Langit-langit serat kelapa di bekas gudang map',
        'Empat baris aturan dicetak pada pelat seng',
      ],
    },
    {
      slug: 'taman-baca-di-balai-kelurahan',
      type: 'government',
      title: 'Balai Kelurahan yang Boleh Diduduki',
      kind: 'Perancangan bersama',
      summary:
        'Tiga balai kelurahan dirancang ulang bersama warga: kursi tunggu berputar, rak buku di samping loket, dan satu meja yang tidak perlu izin.',
      description: `Orang datang ke balai kelurahan untuk mengantre lalu pergi. Kelurahan bertanya apakah orang bisa datang tanpa surat. Kami duduk di tiga balai selama dua pekan, menghitung siapa berdiri, siapa menunggu di motor, dan siapa pulang tanpa bertanya.

Perubahan yang dipilih warga kecil saja. Kursi tidak lagi menghadap loket, rak buku berdiri di samping nomor antrean, dan sebuah meja panjang ditaruh di teras tanpa buku pinjam. Landaian diperbaiki lebih dahulu, sebelum cat dinding dibicarakan. Pada bulan keempat, meja teras dipakai dua belas kelompok: dari pengajian sampai bengkel layangan. Petugas loket meminjam buku paling banyak.`,
      daysAgo: 340,
      client: 'Kecamatan Lembah Cikapundung Lama',
      batches: [
        { label: 'Balai pertama', daysAgo: 455 },
        { label: 'Balai kedua', daysAgo: 410 },
        { label: 'Balai ketiga', daysAgo: 372 },
      ],
      pictures: [
        'Warga mencoba kursi tunggu yang dapat berputar',
        'Rak buku rendah di samping mesin nomor antrean',
        'Anak-anak membuat layangan di meja teras',
        'Landaian baru dengan pegangan kayu',
        'Petugas loket membaca novel saat balai sepi',
      ],
    },
    {
      slug: 'zine-sopir-angkot',
      type: 'community',
      title: 'Trayek: Zine Tiga Puluh Sopir Angkot',
      kind: 'Penerbitan',
      summary:
        'Tiga puluh sopir menulis dan menggambar trayeknya sendiri; 600 eksemplar dicetak risograf lalu dijual dari dasbor dengan harga ongkos dekat.',
      description: `Semua bermula dari kelas Menggambar Orang di Angkot. Seorang sopir melihat wajahnya digambar tanpa izin, lalu meminta pensil untuk membalas. Dua bulan kemudian tiga puluh sopir berkumpul di terminal setiap Selasa siang, ketika penumpang memang sedang sepi.

Mereka menggambar trayek menurut ingatan: tikungan tempat ban pecah, warung yang memberi utang, dan halte yang dihapus tetapi masih ditunggui orang. Kami hanya membantu memindai, menata halaman, dan mencetaknya di Lorong Tinta dengan dua warna. Enam ratus eksemplar dijual dari dasbor seharga ongkos jarak dekat. Uangnya masuk kas perbaikan terminal; yang pertama dibeli adalah kipas angin.`,
      daysAgo: 275,
      client: 'Paguyuban Sopir Trayek Selatan',
      batches: [
        { label: 'Edisi pertama', daysAgo: 320 },
        { label: 'Cetak ulang', daysAgo: 285 },
      ],
      pictures: [
        'Sopir menggambar trayek di atas kap mesin',
        'Zine dua warna terselip di dasbor angkot',
        'Lembar risograf dijemur di Lorong Tinta',
        'Kipas angin baru di ruang tunggu terminal',
      ],
    },
    {
      slug: 'motif-pesisir-untuk-seragam-hotel',
      type: 'corporate',
      title: 'Seragam Hotel dengan Nama Penenunnya',
      kind: 'Pendampingan',
      summary:
        'Kami menengahi hotel dan 22 penenun: kontrak dua halaman, harga terbuka, serta label berisi nama penenun pada setiap seragam.',
      description: `Sebuah hotel ingin kain tenun untuk 180 seragam dalam enam pekan. Penenun bilang sebelas bulan. Alih-alih mencari penenun lain, kami mengajak pihak hotel duduk di kolong rumah panggung dan menghitung bersama berapa baris yang selesai sebelum magrib.

Pesanan dipecah menjadi tiga gelombang, dengan uang muka yang menutup benang. Kontraknya dua halaman, memakai bahasa yang dapat dibacakan keras-keras, dan mengatur siapa pemilik motif. Contohnya kini dipakai di kelas Hak Cipta untuk Pekerja Kreatif. Di balik kerah setiap seragam ada label kecil bernama penenun. Tamu ternyata sering bertanya, jadi penerima tamu belajar menyebut dua puluh dua nama.`,
      daysAgo: 180,
      client: 'Hotel Karang Sunyi',
      batches: [
        { label: 'Gelombang 1', daysAgo: 420 },
        { label: 'Gelombang 2', daysAgo: 300 },
        { label: 'Gelombang 3', daysAgo: 195 },
      ],
      pictures: [
        'Manajer hotel menghitung baris tenun di kolong rumah panggung',
        'Kontrak dua halaman dengan cap jempol',
        'Label nama penenun di balik kerah seragam',
      ],
    },
    {
      slug: 'pelatihan-penjaga-museum-daerah',
      type: 'government',
      title: 'Enam Museum Belajar Menulis Keterangan Pendek',
      kind: 'Pelatihan',
      summary:
        'Empat puluh delapan petugas dari enam museum daerah menulis ulang 900 keterangan koleksi menjadi empat kalimat yang enak dibaca sambil berdiri.',
      description: `Keterangan terpanjang yang kami temukan berisi 412 kata di bawah sebuah sendok. Pengunjung rata-rata berhenti sebelas detik. Dari selisih itulah pelatihan dimulai: petugas museum membacakan keterangannya sendiri sambil berdiri, sampai ada seorang rekan yang tertawa lebih dulu.

## Cara kerjanya

1. Pilih satu pertanyaan yang paling sering diajukan pengunjung
2. Jawab dalam empat kalimat
3. Baca keras-keras kepada anak kelas lima

Sebanyak 900 keterangan selesai dalam tiga putaran. Penjaga ruang, yang biasanya tidak diajak menulis, ternyata paling tahu pertanyaan pengunjung. Dua di antara mereka kini melatih museum berikutnya, dan sendok tadi cukup dijelaskan dengan tiga puluh satu kata saja.`,
      daysAgo: 60,
      client: 'Balai Museum Pesisir Utara',
      batches: [
        { label: 'Putaran 1', daysAgo: 140 },
        { label: 'Putaran 2', daysAgo: 105 },
        { label: 'Putaran 3', daysAgo: 72 },
      ],
      pictures: [
        'Petugas museum membaca keterangan sambil berdiri',
        'Sendok tua di dalam kotak kaca dengan keterangan pendek',
        'Anak kelas lima menguji kalimat dengan kartu jempol',
        'Dinding penuh coretan tinta merah',
      ],
    },
    {
      slug: 'orkes-barang-bekas-rusun',
      type: 'community',
      title: 'Orkes Barang Bekas Blok C',
      kind: 'Pendampingan',
      summary:
        'Penghuni rusun membuat 36 alat musik dari pipa, galon, dan rantang, lalu menggelar konser di tangga dengan penonton dari enam lantai.',
      description: `Rusun punya gema yang menyebalkan: satu panci jatuh terdengar sampai lantai enam. Anak-anak Blok C bertanya apakah gema itu bisa dipakai. Kami datang setiap Minggu selama sepuluh pekan membawa gergaji pipa, penala, dan aturan bahwa yang bising harus menyapu.

Tiga puluh enam alat lahir dari barang bekas. Pak Dudung, tukang stem langganan kami, menyetel galon satu per satu sambil mengomel. Bapak-bapak yang semula memprotes akhirnya memegang bagian bas, sebab merekalah yang punya galon paling besar. Konsernya berlangsung di tangga. Penonton duduk di enam lantai, dan setiap lantai mendengar lagu yang sedikit berbeda.`,
      daysAgo: 410,
      client: 'Rukun Penghuni Rusun Blok C',
      batches: [{ label: 'Sepuluh Minggu', daysAgo: 420 }],
      pictures: [
        'Anak memotong pipa untuk seruling besar',
        'Deretan galon yang disetel dengan air berbeda tinggi',
        'Konser di tangga rusun dilihat dari lantai enam',
        'Rantang susun dipukul dengan sendok kayu',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-kriya-lembah-cikapundung',
      npsn: '20731184',
      name: 'SMK Kriya Lembah Cikapundung',
      city: 'Kota Bandung',
      students: 612,
      programs: ['rangkaian-bandung', 'residensi-dua-kota'],
    },
    {
      slug: 'sma-panca-benang',
      npsn: '20731527',
      name: 'SMA Panca Benang',
      city: 'Kota Bandung',
      students: 845,
      programs: ['rangkaian-bandung'],
    },
    {
      slug: 'smk-rupa-plered',
      npsn: '20732906',
      name: 'SMK Rupa Plered',
      city: 'Kabupaten Purwakarta',
      students: 388,
      programs: ['rangkaian-bandung'],
    },
    {
      slug: 'smk-bambu-selaawi',
      npsn: '20733418',
      name: 'SMK Bambu Selaawi',
      city: 'Kabupaten Garut',
      students: 274,
      programs: ['rangkaian-bandung', 'pameran-keliling-kampung'],
    },
    {
      slug: 'sma-citra-tegallega',
      npsn: '20734055',
      name: 'SMA Citra Tegallega',
      city: 'Kota Bandung',
      students: 731,
      programs: ['rangkaian-bandung', 'pameran-keliling-kampung'],
    },
    {
      slug: 'smp-jalan-kereta',
      npsn: '20734862',
      name: 'SMP Jalan Kereta',
      city: 'Kota Cimahi',
      students: 506,
      programs: ['rangkaian-bandung'],
    },
    {
      slug: 'smk-grafika-gandaria',
      npsn: '20145973',
      name: 'SMK Grafika Gandaria Raya',
      city: 'Kota Administrasi Jakarta Selatan',
      students: 698,
      programs: ['rangkaian-jakarta', 'residensi-dua-kota'],
    },
    {
      slug: 'sma-lorong-ilmu',
      npsn: '20146210',
      name: 'SMA Lorong Ilmu',
      city: 'Kota Administrasi Jakarta Selatan',
      students: 812,
      programs: ['rangkaian-jakarta'],
    },
    {
      slug: 'smk-busana-kenanga',
      npsn: '20146734',
      name: 'SMK Busana Kenanga',
      city: 'Kota Administrasi Jakarta Pusat',
      students: 455,
      programs: ['rangkaian-jakarta'],
    },
    {
      slug: 'sma-pelita-glodok',
      npsn: '20147391',
      name: 'SMA Pelita Glodok',
      city: 'Kota Administrasi Jakarta Barat',
      students: 367,
      programs: ['rangkaian-jakarta', 'pameran-keliling-kampung'],
    },
    {
      slug: 'smk-siaran-tanjung',
      npsn: '20148026',
      name: 'SMK Siaran Tanjung',
      city: 'Kota Administrasi Jakarta Utara',
      students: 529,
      programs: ['rangkaian-jakarta'],
    },
    {
      slug: 'slb-tangan-terang',
      npsn: '20148847',
      name: 'SLB Tangan Terang',
      city: 'Kota Depok',
      students: 96,
      programs: ['rangkaian-jakarta', 'residensi-dua-kota'],
    },
  ],
  teams: [
    { name: 'Genting Delapan Ribu', school: 'smk-kriya-lembah-cikapundung', program: 'rangkaian-bandung', score: 934, minutes: 141 },
    { name: 'Tanah Plered', school: 'smk-rupa-plered', program: 'rangkaian-bandung', score: 901, minutes: 156 },
    { name: 'Pasak Tanpa Paku', school: 'smk-bambu-selaawi', program: 'rangkaian-bandung', score: 887, minutes: 128 },
    { name: 'Mangkuk Nomor Empat Puluh', school: 'smk-kriya-lembah-cikapundung', program: 'rangkaian-bandung', score: 842, minutes: 170 },
    { name: 'Gulungan Terakhir', school: 'sma-panca-benang', program: 'rangkaian-bandung', score: 765, minutes: 133 },
    { name: 'Pintu Belakang', school: 'sma-citra-tegallega', program: 'rangkaian-bandung', score: 718, minutes: 149 },
    { name: 'Kursi Nomor Sebelas', school: 'smp-jalan-kereta', program: 'rangkaian-bandung', score: 604, minutes: 162 },
    { name: 'Angkot Kosong', school: 'sma-panca-benang', program: 'rangkaian-bandung', score: null, minutes: null },
    { name: 'Tinta Kedelai', school: 'smk-grafika-gandaria', program: 'rangkaian-jakarta', score: 916, minutes: 137 },
    { name: 'Tangan Bicara', school: 'slb-tangan-terang', program: 'rangkaian-jakarta', score: 893, minutes: 152 },
    { name: 'Tambalan Lutut', school: 'smk-busana-kenanga', program: 'rangkaian-jakarta', score: 851, minutes: 118 },
    { name: 'Laci Obat', school: 'sma-pelita-glodok', program: 'rangkaian-jakarta', score: 779, minutes: 164 },
    { name: 'Gema Peron', school: 'smk-siaran-tanjung', program: 'rangkaian-jakarta', score: 742, minutes: 126 },
    { name: 'Meleset Dua Milimeter', school: 'smk-grafika-gandaria', program: 'rangkaian-jakarta', score: 688, minutes: 175 },
    { name: 'Lorong Pendek', school: 'sma-lorong-ilmu', program: 'rangkaian-jakarta', score: 573, minutes: 144 },
    { name: 'Rak Bagasi', school: 'slb-tangan-terang', program: 'residensi-dua-kota', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Wulan Trisnawati',
      role: 'Bidan, peserta kelas keramik di Bandung',
      message:
        'Tangan saya biasa memegang yang licin dan tergesa. Di kelas ini tanah menolak tergesa. Mangkuk pertama saya miring, dan setiap pagi saya minum kopi dari sisi yang lebih rendah.',
      class: 'keramik-dengan-jari',
    },
    {
      name: 'Haikal Rusydi',
      role: 'Karyawan gudang, peserta cetak saring',
      message:
        'Saya datang sehabis sif malam dan menyangka akan tertidur. Ternyata rakel membangunkan siapa saja. Kaus yang saya cetak kini dipakai satu regu, dengan huruf A yang memang sengaja saya biarkan bocor.',
      class: 'cetak-saring-meja-dapur',
    },
    {
      name: 'Opung Tiurma Sinurat',
      role: 'Pensiunan guru, peserta Klinik Pakaian',
      message:
        'Saya membawa jas suami yang robek di siku. Anak-anak muda itu tidak menyuruh saya menggantinya. Mereka bertanya kapan robeknya, lalu kami menambalnya berdua sampai lampu teras dinyalakan.',
      class: 'klinik-pakaian',
    },
    {
      name: 'Reynaldi Prasodjo',
      role: 'Arsitek muda, peserta Membaca Gedung Tua',
      message:
        'Lima tahun kuliah saya masuk lewat pintu depan. Baru di sini ada yang menyuruh saya mulai dari saluran air. Sekarang klien saya heran mengapa saya minta melihat dapur lebih dahulu.',
      class: 'membaca-gedung-tua',
    },
    {
      name: 'Ibu Nunung Karmila',
      role: 'Ibu dua anak di Cigereleng',
      message:
        'Anak saya menggambar gudang yang setiap hari dilewatinya dan menemukan wajah di jendela lantai dua. Sejak itu ia menyapa gedung setiap berangkat sekolah, dan saya terpaksa ikut menyapa.',
      class: 'anak-menggambar-gedung',
    },
    {
      name: 'Cakra Adinegoro',
      role: 'Pegawai bank, peserta Merekam Suara Kota',
      message:
        'Saya merekam pintu geser toko di Glodok selama satu jam dan pulang dengan telinga baru. Rekan kantor mengeluh karena kini saya meminta mereka diam setiap kali hujan mulai turun.',
      class: 'merekam-suara-kota',
    },
    {
      name: 'Mira Fadhilah Anwar',
      role: 'Ilustrator lepas, peserta Kontrak Sebelum Kuas',
      message:
        'Dulu saya takut dianggap cerewet kalau meminta perjanjian. Pulang dari Gandaria saya kirim dua halaman ke klien lama. Ia menandatangani hari itu juga, lalu bertanya kenapa baru sekarang.',
      class: 'kontrak-sebelum-kuas',
    },
    {
      name: 'Gilang Purnawirawan',
      role: 'Guru SMK, peserta Ruang untuk Semua',
      message:
        'Kami mengukur sekolah sendiri dengan kursi roda pinjaman dan gagal di tiga pintu. Malu sebentar, lalu siswa saya membuat landaiannya. Sekarang troli kantin pun ikut bahagia.',
      class: 'ruang-untuk-semua',
    },
  ],
  faq: [
    {
      question: 'Bolehkah datang tanpa ikut kelas dan tanpa membeli apa-apa?',
      answer:
        'Boleh, dan itu alasan pintunya bisa didorong. Selasar Pintal di Bandung serta Lorong Tinta di Jakarta terbuka bagi siapa saja yang mau duduk, membaca, atau menunggu hujan. Kami hanya tutup setiap Senin.',
    },
    {
      question: 'Bagaimana cara mendaftar kelas?',
      answer:
        'Buka halaman kelas, lalu ikut dari sana. Untuk kelas berbayar, tulis kepada kami lewat WhatsApp; kursi terkunci setelah pembayaran diterima. Untuk kelas gratis, kami minta satu janji: kabari kalau batal, sebab ada orang di daftar tunggu.',
    },
    {
      question: 'Berapa biayanya kalau uang saya sedang pas-pasan?',
      answer:
        'Separuh rangkaian gratis. Untuk kelas berbayar ada kursi Dana Gotong Royong yang dibiayai peserta lain. Ceritakan keadaanmu secukupnya saat mendaftar; tidak ada surat miskin, tidak ada wawancara, dan teman sekelasmu tidak akan tahu.',
    },
    {
      question: 'Apakah bahan dan alat perlu dibawa sendiri?',
      answer:
        'Tanah, tinta, bambu, benang, dan alat utama sudah termasuk biaya kelas. Bawalah baju yang boleh kotor dan botol minum. Bila ada benda khusus, misalnya pakaian rusak atau foto cetak, halaman kelas menyebutkannya.',
    },
    {
      question: 'Saya tidak punya latar seni. Apakah akan tertinggal?',
      answer:
        'Sebagian besar peserta kami perawat, sopir, pegawai, ibu rumah tangga, dan siswa. Kelas bertanda Dasar dimulai dari cara memegang alat. Kelas Menengah menyebut syaratnya dengan jelas, dan kamu boleh bertanya dahulu.',
    },
    {
      question: 'Apakah ada sertifikat?',
      answer:
        'Ada untuk kelas yang mencantumkannya. Sertifikat terbit setelah kehadiran dan tugas akhirmu mencapai batas lulus, lengkap dengan kode yang bisa diperiksa. Diskusi dan kunjungan singkat biasanya tidak bersertifikat.',
    },
    {
      question: 'Apakah kedua gedung ramah kursi roda?',
      answer:
        'Lantai dasar kedua gedung punya landaian dan kamar kecil yang lebar. Kebun Atap, loteng Glodok, dan ruang siar belum terjangkau kursi roda. Beri tahu kami ketika mendaftar agar kelasnya kami pindahkan ke bawah.',
    },
    {
      question: 'Bagaimana kalau saya tinggal di luar Bandung dan Jakarta?',
      answer:
        'Beberapa kelas berlangsung daring dan dapat dibuka dari ponsel, misalnya Menggambar Orang di Angkot serta diskusi buku. Kelas tatap muka sering kami taruh pada akhir pekan supaya muat dengan jadwal kereta.',
    },
  ],
  partners: [
    { name: 'Tungku Selatan', kind: 'Perusahaan' },
    { name: 'Percetakan Lima Roda', kind: 'Perusahaan' },
    { name: 'Teh Lereng Malabar', kind: 'Perusahaan' },
    { name: 'Kereta Dua Kota', kind: 'Perusahaan angkutan' },
    { name: 'Institut Seni Tirta Priangan', kind: 'Kampus' },
    { name: 'Fakultas Arsitektur Universitas Gerbang Batavia', kind: 'Kampus' },
    { name: 'Kantor Kebudayaan Lembah Cikapundung', kind: 'Pemerintah kota' },
    { name: 'Kantor Arsip Daerah Priangan Timur', kind: 'Kantor arsip' },
    { name: 'Paguyuban Kebun Atap Cigereleng', kind: 'Komunitas' },
    { name: 'Kawan Dengar Glodok', kind: 'Komunitas' },
    { name: 'Yayasan Atap Bersama', kind: 'Yayasan' },
    { name: 'Penerbit Kertas Buram', kind: 'Penerbit' },
  ],
}
