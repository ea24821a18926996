import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'toko-besi-sumber-rukun',
      company: 'Toko Besi Sumber Rukun',
      industry: 'Perkakas dan bahan bangunan',
      summary:
        'Toko besi keluarga di Bandung yang meminjamkan 140 alat kepada festival dan mencari orang yang mau mengajar sambil melayani.',
      about: `Toko ini dibuka ayah Koh Willy lima puluh satu tahun lalu dan masih memakai laci kayu yang sama. Pembeli datang membawa baut patah, bukan nama barang, jadi pekerjaan kami sebagian besar ialah mendengarkan lalu mencari padanannya.

Kami delapan belas orang, dari usia sembilan belas sampai enam puluh enam. Setiap Rabu sore toko tutup lebih awal untuk belajar: siapa saja boleh mengajarkan satu alat. Yang rajin bertanya biasanya lebih cepat naik daripada yang kuat mengangkat.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'pelayan-toko-perkakas',
          title: 'Pelayan Toko Perkakas',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 3_600_000, max: 4_400_000 },
          summary: 'Melayani pembeli yang tidak tahu nama barangnya, mencarikan padanan, dan menjelaskan cara memakai alat dengan aman.',
          duties: [
            'Melayani pembeli dan mencatat barang yang belum kami punya',
            'Menyusun laci baut, mur, dan sekrup menurut ukuran',
            'Mengajarkan satu alat kepada rekan setiap bulan',
          ],
          requirements: [
            'Lulusan SMP ke atas, diutamakan yang suka membongkar barang',
            'Sabar dan ramah kepada orang yang sedang bingung',
            'Kuat berdiri dan sanggup mengangkat dua puluh kilogram',
          ],
          closesInDays: 27,
        },
        {
          slug: 'penjaga-perpustakaan-alat',
          title: 'Penjaga Perpustakaan Alat',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 1_600_000, max: 2_000_000 },
          summary: 'Tiga sore sepekan mengurus peminjaman alat untuk warga: mencatat, memeriksa, membersihkan, dan menagih dengan senyum.',
          duties: [
            'Mencatat alat yang keluar dan kembali di buku besar',
            'Memeriksa mata bor, kabel, dan pelindung sebelum dipinjamkan',
            'Membersihkan alat yang pulang dalam keadaan basah',
          ],
          requirements: [
            'Warga Bandung yang punya waktu pada sore hari',
            'Telaten menulis dan tidak segan mengingatkan',
            'Pernah mengikuti kelas keselamatan bengkel',
          ],
          closesInDays: 43,
        },
        {
          slug: 'pengemudi-bak-terbuka',
          title: 'Pengemudi Bak Terbuka',
          type: 'contract',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: null,
          summary: 'Kontrak dua bulan mengantar pipa, semen, dan selama pekan festival mengantar meja, bangku, serta satu panci raksasa.',
          duties: [
            'Mengantar barang ke gang sempit tanpa menyenggol jemuran',
            'Memeriksa kendaraan setiap pagi',
            'Membantu bongkar muat perlengkapan festival',
          ],
          requirements: ['SIM A yang masih berlaku', 'Hafal jalan tikus di Bandung timur', 'Tidak merokok di dalam kendaraan'],
          closesInDays: -7,
        },
      ],
    },
    {
      slug: 'dapur-ramai-boga',
      company: 'Dapur Ramai Boga',
      industry: 'Katering dan dapur umum',
      summary:
        'Katering sekolah di Cimahi yang lahir dari dapur umum festival, memasak dua ribu porsi sehari dengan menu dari pasar terdekat.',
      about: `Dapur Ramai Boga bermula dari sebelas bungkus nasi sisa festival yang diantar ke pos ronda. Dari sana orang mulai memesan. Kini kami memasak dua ribu porsi sehari untuk sekolah dan pabrik kecil, masih dengan aturan lama: tidak boleh ada yang terbuang.

Tim kami tiga puluh empat orang, kebanyakan ibu dan remaja di sekitar dapur. Giliran pagi dimulai pukul tiga dan pulang sebelum anak-anak mereka selesai sekolah. Semua orang pernah memotong bawang, termasuk yang mengurus keuangan.`,
      city: 'Kota Cimahi',
      jobs: [
        {
          slug: 'juru-masak-porsi-besar',
          title: 'Juru Masak Porsi Besar',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Cimahi',
          salary: { min: 4_200_000, max: 5_500_000 },
          summary: 'Memimpin satu wajan besar setiap pagi, menjaga rasa tetap sama pada porsi pertama sampai porsi keseribu.',
          duties: [
            'Memasak lauk utama sesuai kartu resep dan takaran',
            'Mencicip setiap panci dan mencatat perubahannya',
            'Mengajari dua pembantu dapur bekerja rapi dan aman',
            'Menghitung sisa setiap hari untuk belanja besok',
          ],
          requirements: [
            'Pernah memasak untuk sedikitnya seratus orang',
            'Sanggup mulai pukul tiga pagi',
            'Paham kebersihan pangan dan tidak pelit resep',
          ],
          closesInDays: 18,
        },
        {
          slug: 'perancang-menu-sekolah',
          title: 'Perancang Menu Sekolah',
          type: 'part-time',
          mode: 'hybrid',
          city: 'Kota Cimahi',
          salary: { min: 2_500_000, max: 3_200_000 },
          summary:
            'Menyusun menu lima hari yang bergizi, terjangkau, dan benar-benar dimakan anak, setelah mengintip tong sisa makanannya.',
          duties: [
            'Menyusun menu bulanan dari harga pasar terbaru',
            'Menimbang sisa makanan dan mencari sebabnya',
            'Mencoba tiga resep baru bersama anak-anak setiap bulan',
          ],
          requirements: [
            'Lulusan gizi, tata boga, atau berpengalaman setara',
            'Bisa menghitung gizi dan harga per porsi',
            'Senang mendengar komentar anak yang terlalu jujur',
          ],
          closesInDays: 36,
        },
      ],
    },
    {
      slug: 'bengkel-sepeda-putar-lagi',
      company: 'Bengkel Sepeda Putar Lagi',
      industry: 'Reparasi dan sepeda bekas',
      summary: 'Bengkel di Bantul yang memperbaiki sepeda buangan menjadi sepeda sekolah, sekaligus melatih remaja menjadi montir.',
      about: `Putar Lagi menerima sepeda yang sudah dianggap rongsok dari gudang, sungai, dan halaman belakang. Tujuh dari sepuluh bisa jalan kembali. Sisanya menjadi suku cadang, gantungan kunci, atau bahan latihan bagi anak yang baru belajar memegang kunci pas.

Sembilan montir bekerja di sini dan setiap orang mendampingi satu murid. Upah dihitung dari pekerjaan yang selesai dengan baik, bukan dari banyaknya ban yang ditambal. Pada hari Jumat semua sepeda anak sekolah kami periksa tanpa bayaran.`,
      city: 'Kabupaten Bantul',
      jobs: [
        {
          slug: 'montir-sepeda',
          title: 'Montir Sepeda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Bantul',
          salary: { min: 2_600_000, max: 3_500_000 },
          summary:
            'Membangun ulang sepeda buangan dari rangka sampai rem, lalu mengujinya di tanjakan sebelum diserahkan kepada pemilik barunya.',
          duties: [
            'Memeriksa rangka dan memutuskan mana yang masih aman',
            'Meluruskan roda, menyetel rem, dan mengganti bantalan',
            'Mendampingi seorang murid montir setiap pekan',
          ],
          requirements: [
            'Terbiasa menyetel roda dan rem sepeda',
            'Sabar menjawab pertanyaan anak-anak',
            'Lulusan kelas Meluruskan Roda diutamakan',
          ],
          closesInDays: 50,
        },
        {
          slug: 'magang-montir-remaja',
          title: 'Magang Montir Remaja',
          type: 'internship',
          mode: 'onsite',
          city: 'Kabupaten Bantul',
          salary: { min: 800_000, max: 1_000_000 },
          summary:
            'Tiga bulan belajar di samping montir senior, mulai dari menambal ban sampai merakit satu sepeda utuh untuk dibawa pulang.',
          duties: [
            'Membongkar dan membersihkan suku cadang bekas',
            'Menambal ban serta meminyaki rantai',
            'Merakit satu sepeda sebagai tugas akhir',
          ],
          requirements: [
            'Berusia tujuh belas tahun ke atas dengan izin orang tua',
            'Hadir empat hari sepekan',
            'Tidak takut oli dan mau merapikan alat',
          ],
          closesInDays: 22,
        },
        {
          slug: 'pengurus-gudang-sepeda-bekas',
          title: 'Pengurus Gudang Sepeda Bekas',
          type: 'contract',
          mode: 'onsite',
          city: 'Kabupaten Bantul',
          salary: { min: 2_400_000, max: 2_800_000 },
          summary: 'Enam bulan menata gudang berisi empat ratus sepeda, memberi nomor setiap rangka, dan membuat catatan yang bisa dicari.',
          duties: [
            'Mendata rangka, roda, dan suku cadang yang masuk',
            'Membuat sistem nomor yang dipahami semua montir',
            'Mengatur pengambilan sepeda sumbangan',
          ],
          requirements: ['Rapi mencatat dan mengerti lembar sebar dasar', 'Punya SIM C', 'Bersedia berdebu, dengan masker dari kami'],
          closesInDays: 9,
        },
      ],
    },
    {
      slug: 'kampung-data',
      company: 'Kampung Data',
      industry: 'Pendataan dan pemetaan warga',
      summary: 'Usaha kecil dari Klaten yang membantu desa memetakan sumur, jalan, dan lampu, lalu membacakan hasilnya di balai warga.',
      about: `Kampung Data percaya bahwa angka harus pulang ke orang yang dihitung. Kami mendata sumur, jalan rusak, dan lampu mati bersama warga, menggambar petanya dengan huruf sebesar telur puyuh, lalu membacakannya dalam musyawarah sampai selesai ditanya.

Dua belas orang bekerja di rumah joglo sewaan di Klaten. Separuh waktu kami habis di jalan desa, separuh lagi di depan layar. Kami tidak pernah menjual data warga, dan kalimat itu tertulis di pintu supaya tamu membacanya lebih dulu.`,
      city: 'Kabupaten Klaten',
      jobs: [
        {
          slug: 'pendamping-sensus-kampung',
          title: 'Pendamping Sensus Kampung',
          type: 'contract',
          mode: 'onsite',
          city: 'Kabupaten Klaten',
          salary: { min: 2_800_000, max: 3_400_000 },
          summary: 'Lima bulan menemani warga mendata dusunnya sendiri, dari merancang pertanyaan sampai menempelkan peta di balai.',
          duties: [
            'Melatih sepuluh pendata warga di setiap dusun',
            'Memeriksa catatan setiap malam dan membetulkan yang ganda',
            'Memandu musyawarah pembacaan hasil',
          ],
          requirements: [
            'Bisa bercakap dalam bahasa Jawa halus',
            'Kuat berjalan kaki dan pandai mendengar',
            'Mengerti lembar sebar sampai tabel ringkasan',
          ],
          closesInDays: 31,
        },
        {
          slug: 'pengembang-web-peta-warga',
          title: 'Pengembang Web Peta Warga',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 6_000_000, max: 8_200_000 },
          summary: 'Membuat peta daring yang ringan dan mudah dibaca di ponsel ketua RT, tanpa pernah menampilkan nama orang di dalamnya.',
          duties: [
            'Membangun peta yang terbuka cepat di jaringan lemah',
            'Menjaga agar data pribadi tidak ikut tayang',
            'Menguji tampilan bersama lansia dan pengguna Tuli',
          ],
          requirements: [
            'Dua tahun membuat situs, atau satu proyek warga yang hidup',
            'Paham peta digital dan data geografis dasar',
            'Bersedia hadir di Klaten sekali sebulan',
          ],
          closesInDays: 57,
        },
      ],
    },
    {
      slug: 'penjahit-pasar-selasa',
      company: 'Penjahit Pasar Selasa',
      industry: 'Jahitan, permak, dan tas perca',
      summary:
        'Kelompok usaha penjahit di Bandung dan Pekalongan yang mengubah sisa kain seragam menjadi tas, taplak, dan penghasilan baru.',
      about: `Penjahit Pasar Selasa dimulai dari tujuh mesin di los pasar dan satu ember kain sisa seragam. Sekarang ada dua puluh enam penjahit di dua kota. Setiap tas diberi nama penjahitnya, sehingga pembeli tahu kepada siapa ia berterima kasih.

Pembagian hasil ditulis di papan dan boleh dihitung ulang siapa saja. Anggota baru belajar dua pekan dengan upah penuh. Kalau ada anak yang demam, mesin boleh dibawa pulang; yang tidak boleh hanya menjahit sambil mengantuk.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'penjahit-tas-perca',
          title: 'Penjahit Tas Perca',
          type: 'part-time',
          mode: 'hybrid',
          city: 'Kota Pekalongan',
          salary: null,
          summary:
            'Menjahit tas dari sisa kain, di bengkel atau di rumah, dengan upah per potong yang disepakati bersama setiap tiga bulan.',
          duties: [
            'Menyusun perca menjadi lembar yang kuat dan enak dipandang',
            'Menjahit delapan sampai dua belas tas setiap pekan',
            'Memeriksa jahitan rekan sebelum dijual',
          ],
          requirements: [
            'Bisa menjahit lurus dengan mesin',
            'Mau belajar menghitung ongkos sendiri',
            'Lulusan kelas Tas Perca atau contoh jahitan sendiri',
          ],
          closesInDays: 40,
        },
        {
          slug: 'pengelola-lapak-daring',
          title: 'Pengelola Lapak Daring',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 3_800_000, max: 4_600_000 },
          summary:
            'Memotret, menulis, dan mengirim pesanan tas perca, serta menjawab pembeli dengan cerita yang benar tentang penjahitnya.',
          duties: [
            'Memotret produk dengan cahaya jendela',
            'Menulis keterangan yang jujur tentang bahan dan ukuran',
            'Mengatur pesanan, pengiriman, dan keluhan',
            'Melaporkan hasil penjualan dalam rapat dua mingguan',
          ],
          requirements: [
            'Pernah mengelola toko daring, sekecil apa pun',
            'Tulisan rapi dan balasan pesan yang sopan',
            'Nyaman bekerja di tengah suara mesin jahit',
          ],
          closesInDays: 14,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'hari-belajar-pegawai-pabrik-kaos',
      type: 'corporate',
      title: 'Hari Belajar di Pabrik Kaos',
      kind: 'Festival sehari',
      summary:
        'Sehari penuh 340 pegawai pabrik kaos saling mengajar, dari menyetel mesin obras sampai menenangkan bayi yang menangis malam.',
      description: `Pabrik Kaos Benang Siang biasanya merayakan ulang tahun dengan undian kulkas. Tahun itu serikat pekerjanya mengusulkan hal lain: satu hari ketika semua orang boleh mengajar. Manajemen setuju, dengan syarat mesin berhenti hanya satu giliran dan makan siang tetap tepat waktu.

Kami membantu menelepon 340 pegawai satu per satu dan bertanya, *Anda bisa apa?* Jawabannya menjadi dua puluh delapan meja di ruang gudang: menyetel obras, membaca slip gaji, menenangkan bayi, memotong rambut, dan bernyanyi tanpa fals. Direktur duduk di meja tambal ban dan gagal dua kali.

Tiga meja diteruskan menjadi kelas mingguan. Tingkat kesalahan jahit turun, tetapi yang paling sering diceritakan orang ialah petugas keamanan yang ternyata guru kaligrafi. Namanya kini tertulis indah di pintu gudang, oleh tangannya sendiri. Undian kulkas tahun itu tidak dirindukan siapa pun.`,
      daysAgo: 95,
      client: 'Pabrik Kaos Benang Siang',
      batches: [{ label: 'Hari belajar pertama', daysAgo: 95 }],
      pictures: [
        'Dua puluh delapan meja kelas di antara tumpukan kain',
        'Direktur pabrik memegang ban dalam yang bocor',
        'Petugas keamanan mengajar kaligrafi kepada penjahit',
        'Papan jadwal kelas yang ditulis dengan kapur',
      ],
    },
    {
      slug: 'kecamatan-belajar-arunsari',
      type: 'government',
      title: 'Satu Kecamatan, Sebelas Lapangan',
      kind: 'Pendampingan',
      summary:
        'Mendampingi sebelas kelurahan membuat festival belajarnya sendiri, dengan modal meja pinjaman, buku tulis, dan dua juta rupiah.',
      description: `Kantor Kecamatan Arunsari ingin meniru festival kami di satu lapangan besar. Kami mengusulkan sebaliknya: sebelas lapangan kecil, satu untuk tiap kelurahan, pada hari yang bergantian. Dengan begitu tukang las dari kelurahan satu dapat menjadi murid dongeng di kelurahan tiga. Begitu pula sebaliknya.

Selama empat bulan kami menemani panitia setempat. Mereka belajar menelepon calon pengajar, menggambar denah, menulis rencana hujan selagi cerah, dan menghitung uang di depan semua orang. Kecamatan meminjamkan tenda; anggarannya dua juta rupiah untuk tiap kelurahan. Tidak ada yang meminta lebih.

## Yang tercatat di buku tulis

- 412 pengajar, separuhnya baru pertama kali mengajar
- 6.900 pengunjung dalam sebelas akhir pekan
- Sisa uang Rp1.340.000, dipakai membeli papan tulis`,
      daysAgo: 230,
      client: 'Kantor Kecamatan Arunsari',
      batches: [
        { label: 'Putaran 1', daysAgo: 595 },
        { label: 'Putaran 2', daysAgo: 230 },
      ],
      pictures: [
        'Panitia kelurahan menggambar denah di papan tulis',
        'Buku tulis keuangan terbuka di atas meja',
        'Tenda kecil berjajar di lapangan bulu tangkis',
        'Pengajar tertua memegang kapur di depan dua belas kursi',
        'Warga melipat tenda bersama sebelum magrib',
      ],
    },
    {
      slug: 'meja-baca-rumah-pembinaan',
      type: 'government',
      title: 'Meja Baca di Rumah Pembinaan',
      kind: 'Kelas',
      summary: 'Sepuluh pekan kelas mendongeng dan menulis surat bagi ayah di rumah pembinaan, supaya anaknya tetap mendengar suaranya.',
      description: `Rumah Pembinaan Sukatenang menyimpan banyak ayah yang anaknya belum bisa membaca. Petugasnya bertanya apakah kelas dongeng kami dapat dibawa masuk tanpa gunting, tanpa tali, dan tanpa telepon. Wening Kartika menjawab bahwa dongeng memang tidak memerlukan ketiganya. Kelas dimulai dua pekan kemudian.

Dua puluh ayah belajar menyusun cerita tujuh menit dari benda yang ada: sandal, ember, jendela tinggi. Pada pekan ketujuh suaranya direkam di ruang besuk. Anak-anak menerima rekamannya bersama buku bergambar buatan sendiri, dan beberapa membalas dengan cerita tandingan. Semuanya kami simpan.

Kelas berjalan tiga kali. Petugas kini memandu sendiri, memakai buku catatan yang kami tinggalkan. Salah seorang alumni, setelah pulang, membuka meja dongeng di gangnya dan mengajak anaknya menjadi pembuka cerita setiap malam Minggu. Pendengarnya sudah tiga puluh orang, belum termasuk ayam.`,
      daysAgo: 180,
      client: 'Rumah Pembinaan Sukatenang',
      batches: [
        { label: 'Kelompok 1', daysAgo: 430 },
        { label: 'Kelompok 2', daysAgo: 300 },
        { label: 'Kelompok 3', daysAgo: 180 },
      ],
      pictures: [
        'Ruang kelas dengan jendela tinggi dan bangku kayu',
        'Buku bergambar buatan tangan di atas meja',
        'Alat perekam kecil di ruang besuk',
      ],
    },
    {
      slug: 'gerobak-baca-lima-desa',
      type: 'community',
      title: 'Lima Gerobak Baca untuk Lereng Garut',
      kind: 'Lokakarya',
      summary: 'Warga lima desa merancang, mengelas, dan menjalankan gerobak perpustakaan yang sanggup menanjak dan tahan hujan sore.',
      description: `Paguyuban Pustaka Lereng punya seribu buku dan tidak punya alamat. Desanya tersebar di tanjakan, dan anak-anak pulang sekolah lebih sering lewat kebun daripada balai desa. Mereka memutuskan bahwa perpustakaannyalah yang harus berjalan. Yang mereka perlukan hanya tukang, besi, dan sedikit keberanian.

Selama enam pekan, dua puluh warga belajar mengelas bersama Tegar Samosir. Rancangan pertama terlalu berat, rancangan kedua bocor, rancangan ketiga tersangkut di jembatan bambu. Rancangan keempat berhasil: beroda tiga, berterpal, dan memiliki rem yang dapat ditarik anak kelas enam. Warnanya dipilih anak-anak.

Lima gerobak berkeliling setiap sore dengan jadwal yang ditulis di dinding warung. Buku yang dipinjam mencapai dua ratus judul sebulan, dan yang hilang hanya satu: buku resep, yang diakui ketua RW sebulan kemudian. Beliau mengembalikannya bersama sepiring wajik, hasil halaman tiga puluh.`,
      daysAgo: 340,
      client: 'Paguyuban Pustaka Lereng',
      batches: [{ label: 'Enam pekan', daysAgo: 340 }],
      pictures: [
        'Gerobak baca beroda tiga menanjak di jalan kebun teh',
        'Warga mengelas rangka gerobak dengan pelindung wajah',
        'Anak-anak memilih buku di bawah terpal saat gerimis',
        'Jadwal gerobak ditulis di dinding warung',
      ],
    },
    {
      slug: 'loket-ramah-tuli-rumah-sakit',
      type: 'corporate',
      title: 'Loket yang Menunggu dengan Mata',
      kind: 'Pelatihan',
      summary: 'Melatih 76 petugas loket dan perawat rumah sakit menyapa, bertanya, dan menunggu jawaban pasien Tuli dengan Bisindo dasar.',
      description: `Rumah Sakit Ibu Setia menerima surat dari pasien Tuli yang namanya dipanggil lima kali lewat pengeras suara. Pengelolanya malu, lalu menelepon kami. Yang diminta semula hanya poster; setelah berbincang setengah jam, permintaannya berubah menjadi kelas. Poster tetap dibuat, tetapi belakangan.

Laras Anindita dan empat pengajar Tuli melatih 76 petugas dalam kelompok kecil. Enam pertemuan pertama tanpa suara sama sekali. Petugas belajar menyapa, mengeja nama, menunjukkan arah, dan yang tersulit: menunggu jawaban tanpa melirik antrean. Banyak yang baru sadar betapa jarangnya mereka menatap.

Antarmuka loket ikut berubah. Nomor antrean kini berkedip, formulir memakai gambar, dan dua petugas berpita biru selalu berjaga. Pasien yang dulu menulis surat kini menjadi salah satu pengajarnya, dengan honor yang sama seperti pengajar lain. Surat keduanya berisi ucapan terima kasih.`,
      daysAgo: 60,
      client: 'Rumah Sakit Ibu Setia',
      batches: [
        { label: 'Petugas loket', daysAgo: 105 },
        { label: 'Perawat', daysAgo: 60 },
      ],
      pictures: [
        'Petugas loket mengeja nama dengan jari',
        'Pengajar Tuli memimpin kelas tanpa suara',
        'Layar antrean dengan nomor yang berkedip',
        'Perawat berpita biru menyapa pasien',
      ],
    },
    {
      slug: 'arsip-bunyi-kota-lama',
      type: 'community',
      title: 'Arsip Bunyi Kampung Kota Lama',
      kind: 'Lokakarya',
      summary: 'Remaja kampung merekam seratus bunyi yang hampir hilang di Semarang, lalu memutarnya di tenda gelap pada malam festival.',
      description: `Himpunan Warga Kampung Sekawan khawatir kampungnya hanya akan diingat lewat foto bangunan. Mereka ingin menyimpan bunyinya: kentungan, tukang putu, mesin jahit kaki, dan cara Bu Kasmi memanggil ayam. Anggarannya cukup untuk enam perekam kecil dan banyak teh. Kami membawa dua pelatih.

Delapan belas remaja berlatih mendengar selama dua pekan sebelum menyentuh tombol. Mereka meminta izin, mencatat tempat dan jam, lalu duduk diam. Seratus bunyi terkumpul dalam empat bulan, sembilan di antaranya sudah tidak dapat direkam lagi karena pemiliknya berpulang. Rekamannya menjadi pengingat.

Malam pemutaran digelar di tenda gelap. Orang masuk berombongan dan keluar sambil menyeka mata. Arsipnya disimpan di balai kampung dan boleh didengarkan siapa saja, asalkan bersedia menambah satu bunyi dari rumahnya. Sampai hari ini sudah bertambah enam puluh empat, termasuk bunyi kulkas.`,
      daysAgo: 410,
      client: 'Himpunan Warga Kampung Sekawan',
      batches: [{ label: 'Angkatan remaja', daysAgo: 410 }],
      pictures: [
        'Remaja merekam tukang putu pada malam hari',
        'Seratus label bunyi digantung dengan tali rami',
        'Pengunjung memakai penyuara kuping di tenda gelap',
      ],
    },
    {
      slug: 'kas-terang-tiga-puluh-rt',
      type: 'community',
      title: 'Kas yang Terang di Tiga Puluh RT',
      kind: 'Pendampingan',
      summary: 'Mendampingi tiga puluh bendahara RT mencatat iuran, menyimpan bukti, dan melapor dua menit tanpa membuat warga curiga.',
      description: `Forum Bendahara Rukun Kedungwuni berisi orang-orang yang tidur dengan gelisah. Uang yang mereka pegang kecil, tetapi pertanyaannya besar: mengapa iuran sampah naik, ke mana sisa tujuh belasan. Tiga bendahara sudah mengundurkan diri, dan tidak ada yang mau menggantikan. Rapat selalu sunyi.

Marlina Tobing mengajar dengan satu buku tulis bergaris dan satu amplop cokelat. Setiap bukti ditempel, setiap angka dibulatkan dengan cara yang sama, dan laporan dibacakan dua menit sambil berdiri. Latihannya dilakukan berpasangan, dengan teman yang bertugas menjadi warga paling cerewet.

Setelah empat bulan, dua puluh delapan RT menempelkan laporan di pos ronda. Pertanyaan tetap datang, tetapi nadanya berbeda. Dua bendahara yang mundur kembali menjabat, dan satu di antaranya sekarang mengajar RT sebelah. Warga paling cerewet di kelompok itu akhirnya dipilih menjadi pengawas.`,
      daysAgo: 150,
      client: 'Forum Bendahara Rukun Kedungwuni',
      batches: [
        { label: 'Kelompok utara', daysAgo: 210 },
        { label: 'Kelompok selatan', daysAgo: 150 },
      ],
      pictures: [
        'Bendahara RT menempel bukti di buku tulis bergaris',
        'Laporan kas tertempel di dinding pos ronda',
        'Dua peserta berlatih tanya jawab sambil tertawa',
      ],
    },
    {
      slug: 'tenda-kode-pusat-belanja',
      type: 'corporate',
      title: 'Tenda Kode di Lantai Dasar',
      kind: 'Kelas terbuka',
      summary: 'Empat akhir pekan tenda kode gratis di lantai dasar pusat belanja: 780 keluarga membuat halaman resepnya sendiri.',
      description: `Pusat Belanja Taman Pelangi memiliki lantai dasar yang sepi setiap Minggu pagi. Pengelolanya ingin acara yang tidak menjual apa-apa, sekali saja, untuk melihat apa yang terjadi. Kami membawa dua puluh laptop pinjaman dan satu papan bertuliskan *silakan duduk*. Orang pun duduk.

Setiap keluarga menulis satu resep di kertas, lalu mengubahnya menjadi halaman yang bisa dibuka di ponsel nenek. Nilam Hapsari dan dua belas relawan berkeliling. Anak mengetik, orang tua mengingat takaran, dan perdebatan soal jumlah cabai berlangsung lebih lama daripada pelajaran kodenya.

Dalam empat akhir pekan terkumpul 780 resep keluarga. Pengelola mencetak seratus di antaranya menjadi buku yang dibagikan gratis. Tenda kembali digelar tahun berikutnya, dan kini satpam lantai dasar ikut menjadi pengajar tetap. Resep andalannya, sambal tanpa ulek, menjadi halaman yang paling sering dibuka.`,
      daysAgo: 270,
      client: 'Pusat Belanja Taman Pelangi',
      batches: [
        { label: 'Tahun 1', daysAgo: 635 },
        { label: 'Tahun 2', daysAgo: 270 },
      ],
      pictures: [
        'Keluarga mengetik resep di laptop pinjaman',
        'Nenek melihat resepnya di layar ponsel',
        'Papan bertuliskan silakan duduk di lantai dasar',
        'Buku resep keluarga di atas meja tenda',
      ],
    },
    {
      slug: 'sekolah-pengajar-petugas-museum',
      type: 'government',
      title: 'Sekolah Pengajar untuk Penjaga Museum',
      kind: 'Pelatihan',
      summary: 'Enam Sabtu melatih penjaga museum bercerita tiga menit di depan satu benda, tanpa naskah dan tanpa membuat anak mengantuk.',
      description: `Museum Kereta Air Tirtanagari sudah memiliki pemandu, tetapi pengunjung lebih sering bertanya kepada penjaga yang berdiri di sudut. Para penjaga itu tahu banyak dan bicara sedikit, karena tak pernah ada yang memintanya. Pengelola museum meminta kami membuka pintu itu. Kuncinya ternyata pertanyaan.

Dua puluh dua penjaga mengikuti enam Sabtu bersama Fajar Siregar. Masing-masing memilih satu benda, mencari satu kejadian, menyiapkan satu kalimat pembuka, dan belajar tahu kapan harus berhenti. Ujiannya di depan dua belas orang asing, termasuk satu anak yang sedang ingin pulang.

Kini setiap ruang memiliki lencana *boleh ditanya*. Lama kunjungan bertambah hampir dua kali lipat. Penjaga tertua, menjelang pensiun, menolak pindah dari ruang pompa air karena ceritanya belum habis, katanya, masih ada tujuh. Kami mendengar tiga di antaranya, dan ingin kembali lagi.`,
      daysAgo: 515,
      client: 'Museum Kereta Air Tirtanagari',
      batches: [{ label: 'Enam Sabtu', daysAgo: 515 }],
      pictures: [
        'Penjaga museum bercerita di depan pompa air tua',
        'Lencana bertuliskan boleh ditanya di saku seragam',
        'Dua belas orang duduk melingkar mendengarkan',
      ],
    },
  ],
  schools: [
    {
      slug: 'smp-cendana-satu',
      npsn: '20251109',
      name: 'SMP Cendana Satu Bandung',
      city: 'Kota Bandung',
      students: 486,
      programs: ['lapangan-digital', 'keluarga-talenta'],
    },
    {
      slug: 'sma-tiga-mata-air',
      npsn: '20252210',
      name: 'SMA Tiga Mata Air',
      city: 'Kota Bandung',
      students: 642,
      programs: ['lapangan-digital', 'sekolah-pengajar'],
    },
    {
      slug: 'smk-baja-parahyangan',
      npsn: '20253321',
      name: 'SMK Baja Parahyangan',
      city: 'Kota Cimahi',
      students: 577,
      programs: ['sekolah-pengajar', 'lapangan-digital'],
    },
    {
      slug: 'sd-gang-melati',
      npsn: '20254432',
      name: 'SD Gang Melati',
      city: 'Kota Bandung',
      students: 214,
      programs: ['keluarga-talenta'],
    },
    {
      slug: 'smp-lereng-papandayan',
      npsn: '20255543',
      name: 'SMP Lereng Papandayan',
      city: 'Kabupaten Garut',
      students: 168,
      programs: ['lapangan-digital', 'keluarga-talenta'],
    },
    {
      slug: 'sma-candi-pagi',
      npsn: '20456654',
      name: 'SMA Candi Pagi',
      city: 'Kabupaten Klaten',
      students: 395,
      programs: ['lapangan-digital'],
    },
    {
      slug: 'smk-busana-pesisir',
      npsn: '20357765',
      name: 'SMK Busana Pesisir',
      city: 'Kota Pekalongan',
      students: 451,
      programs: ['keluarga-talenta', 'lapangan-digital'],
    },
    {
      slug: 'slb-isyarat-bangsa',
      npsn: '20458876',
      name: 'SLB Isyarat Bangsa',
      city: 'Kota Yogyakarta',
      students: 92,
      programs: ['sekolah-pengajar', 'lapangan-digital'],
    },
    {
      slug: 'sma-bukit-tidar',
      npsn: '20359987',
      name: 'SMA Bukit Tidar Mandiri',
      city: 'Kota Magelang',
      students: 520,
      programs: ['lapangan-digital'],
    },
    {
      slug: 'smp-arjuna-timur',
      npsn: '20560098',
      name: 'SMP Arjuna Timur',
      city: 'Kota Malang',
      students: 377,
      programs: ['keluarga-talenta', 'lapangan-digital'],
    },
    {
      slug: 'smk-serayu-nada',
      npsn: '20361119',
      name: 'SMK Serayu Nada',
      city: 'Kabupaten Banyumas',
      students: 308,
      programs: ['lapangan-digital', 'sekolah-pengajar'],
    },
    {
      slug: 'sma-merdeka-deli',
      npsn: '10262220',
      name: 'SMA Merdeka Deli',
      city: 'Kota Medan',
      students: 705,
      programs: ['keluarga-talenta', 'lapangan-digital'],
    },
  ],
  teams: [
    { name: 'Tiga Laptop Pinjaman', school: 'smp-cendana-satu', program: 'lapangan-digital', score: 934, minutes: 118 },
    { name: 'Kucing Tetangga', school: 'sma-tiga-mata-air', program: 'lapangan-digital', score: 907, minutes: 132 },
    { name: 'Huruf Telur Puyuh', school: 'sma-candi-pagi', program: 'lapangan-digital', score: 881, minutes: 126 },
    { name: 'Kursi Paling Depan', school: 'slb-isyarat-bangsa', program: 'lapangan-digital', score: 862, minutes: 140 },
    { name: 'Terpal Bocor', school: 'smk-baja-parahyangan', program: 'lapangan-digital', score: 815, minutes: 155 },
    { name: 'Nada Sumbang', school: 'smk-serayu-nada', program: 'lapangan-digital', score: 773, minutes: 147 },
    { name: 'Kebun Teh Digital', school: 'smp-lereng-papandayan', program: 'lapangan-digital', score: 728, minutes: 161 },
    { name: 'Paku Tanah Jawa', school: 'sma-bukit-tidar', program: 'lapangan-digital', score: 694, minutes: 138 },
    { name: 'Bika Ambon Bersarang', school: 'sma-merdeka-deli', program: 'lapangan-digital', score: 655, minutes: 174 },
    { name: 'Keluarga Roti Sobek', school: 'sd-gang-melati', program: 'keluarga-talenta', score: 890, minutes: 96 },
    { name: 'Benang Tiga Generasi', school: 'smk-busana-pesisir', program: 'keluarga-talenta', score: 842, minutes: 110 },
    { name: 'Bapak Belajar Menyulam', school: 'smp-arjuna-timur', program: 'keluarga-talenta', score: 796, minutes: 121 },
    { name: 'Cilok dan Kode', school: 'smp-cendana-satu', program: 'lapangan-digital', score: null, minutes: null },
    { name: 'Canting Kilobita', school: 'smk-busana-pesisir', program: 'lapangan-digital', score: null, minutes: null },
    { name: 'Apel Jatuh Dekat', school: 'smp-arjuna-timur', program: 'lapangan-digital', score: null, minutes: null },
    { name: 'Dapur Opung', school: 'sma-merdeka-deli', program: 'keluarga-talenta', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Mbah Sri Rahayu',
      role: 'Pengunjung berusia 71 tahun, kini pengajar anyaman',
      message:
        'Saya duduk paling depan karena mata saya tidak awas. Mas dan Mbaknya sabar menjelaskan titik koma. Sorenya saya ganti mengajar anyaman, dan mereka ternyata lebih susah diajari daripada cucu.',
      class: 'kode-untuk-keluarga',
    },
    {
      name: 'Pak Encep Suparman',
      role: 'Penambal panci keliling, pengajar festival',
      message:
        'Tiga puluh satu tahun saya menambal panci dan belum pernah ada yang bertanya caranya. Di meja itu dua belas orang menyimak. Pulangnya gerobak saya rasanya ringan, padahal isinya sama.',
      class: 'mengajar-di-satu-meja',
    },
    {
      name: 'Rani Maharani Putri',
      role: 'Siswa kelas IX, Kota Bandung',
      message:
        'Ibu melarang saya dekat api, jadi Ibu ikut mendaftar. Kami mengelas kaki bangku halte berdua. Setiap menunggu angkot saya suka menunjuk sambungan yang miring: itu punya Ibu.',
      class: 'las-pertama',
    },
    {
      name: 'Yayat Supriatna',
      role: 'Satpam bank, murid Bisindo',
      message:
        'Dulu kalau ada nasabah Tuli saya pura-pura sibuk karena malu. Setelah enam pertemuan saya bisa menyapa dan menunggu. Yang paling susah ternyata bukan isyaratnya, melainkan sabar melihat wajah orang.',
      class: 'satu-jam-tanpa-suara',
    },
    {
      name: 'Bu Lilis Komariah',
      role: 'Pemilik warung, Kota Medan',
      message:
        'Saya baru tahu warung saya tidak rugi, hanya saja uang dagang setiap sore jadi uang jajan. Dengan dua buku tulis semuanya kelihatan. Anak-anak agak kecewa, tapi warungnya selamat.',
      class: 'buku-kas-warung',
    },
    {
      name: 'Ucup Maulana',
      role: 'Peserta berusia 10 tahun, Kota Surakarta',
      message:
        'Aku pegang ember paling besar. Kata Kak Dimas jangan dihitung, diucapkan saja menunya. Sekarang kalau Ibu menyuruh beli terong aku jadi kepingin memukul sesuatu, tapi pelan-pelan.',
      class: 'orkes-ember-dan-pipa',
    },
    {
      name: 'Anisa Fitriana Dewi',
      role: 'Mahasiswa, pendata dusun di Kabupaten Klaten',
      message:
        'Kami menghitung lampu mati sambil jalan kaki lima malam. Waktu petanya dibacakan, kepala dusun diam lama, lalu minta fotokopinya. Dua pekan kemudian sebelas tiang menyala lagi.',
      class: 'bootcamp-sensus-kampung',
    },
    {
      name: 'Salim Baharudin',
      role: 'Bapak dua anak, relawan dapur umum',
      message:
        'Niat saya hanya makan siang gratis. Lalu saya diberi pisau, bawang, dan celemek. Tahun ini saya yang memegang wajan nomor dua, dan istri saya datang khusus untuk memastikan itu benar.',
      class: 'memasak-untuk-seratus-orang',
    },
  ],
  faq: [
    {
      question: 'Apakah masuk festival harus membayar?',
      answer:
        'Tidak. Festival dan hampir semua kelas di lapangan gratis. Beberapa kelas panjang memungut biaya bahan seperti kawat las, kain, atau kayu, dan jumlahnya selalu ditulis di halaman kelas sebelum Anda mendaftar.',
    },
    {
      question: 'Bolehkah membawa anak kecil?',
      answer:
        'Boleh sekali. Ada tenda dongeng, kelas keluarga, dan sudut menyusui. Untuk las, gerinda, dan wajan besar, anak duduk di garis kuning bersama orang dewasa. Dari jam satu sampai jam dua siang lapangan sengaja dibuat tenang.',
    },
    {
      question: 'Bagaimana cara mendaftar sebagai pengajar?',
      answer:
        'Hubungi kami dan jawab satu pertanyaan: Anda bisa apa? Kami menelepon semua pendaftar, bukan hanya yang terpilih. Pengajar mendapat satu meja, dua belas kursi, satu relawan, dan makan siang. Ijazah tidak ditanyakan.',
    },
    {
      question: 'Kalau hujan, apakah tetap jadi?',
      answer:
        'Tetap. Tenda berterpal, kabel digantung tinggi, dan kelas luar ruang pindah ke balai warga menurut daftar yang ditempel di tiap tiang. Kalau petir mendekat, semua alat listrik dimatikan sampai aman. Bawalah jas hujan, bukan payung.',
    },
    {
      question: 'Apakah ada sertifikat?',
      answer:
        'Kelas berseri seperti Sekolah Pengajar, bootcamp, dan kelas keluarga bersertifikat setelah Anda hadir serta menyelesaikan tugasnya. Kelas satu jam di lapangan tidak. Sebagai gantinya, Anda membawa pulang benda yang Anda buat sendiri.',
    },
    {
      question: 'Saya tidak tinggal di Bandung, bisa ikut?',
      answer:
        'Bisa. Banyak kelas berjalan di Yogyakarta, Medan, Malang, Semarang, dan kota lain, ditambah kelas daring. Saring daftar kelas menurut kota. Untuk festival di lapangan, datanglah dengan angkot atau sepeda karena tidak ada parkir mobil.',
    },
    {
      question: 'Tidak punya laptop, bagaimana ikut tenda kode?',
      answer:
        'Dua puluh laptop Lapangan Digital boleh dipakai di tempat, dan sebagian boleh dipinjam pulang selama kelas berjalan. Cukup kartu pelajar dan tanda tangan orang tua. Untuk kelas keluarga, satu ponsel sudah cukup.',
    },
    {
      question: 'Apakah tempatnya ramah pengguna kursi roda dan teman Tuli?',
      answer:
        'Jalur utama rata dan selebar dua kursi roda, dengan becak antar gratis dari balai warga. Juru bahasa isyarat berpita biru berjaga di dua gerbang. Tuliskan kebutuhan Anda saat mendaftar supaya mejanya kami siapkan.',
    },
  ],
  partners: [
    { name: 'Toko Besi Sumber Rukun', kind: 'Peminjam 140 alat' },
    { name: 'Penggilingan Padi Sari Bumi', kind: 'Penyumbang beras' },
    { name: 'Dapur Ramai Boga', kind: 'Mitra dapur umum' },
    { name: 'Bengkel Sepeda Putar Lagi', kind: 'Mitra bengkel' },
    { name: 'Karang Taruna Cendana', kind: 'Pemuda kampung' },
    { name: 'Kelurahan Cendana', kind: 'Pemerintah kelurahan' },
    { name: 'Kantor Kecamatan Arunsari', kind: 'Pemerintah kecamatan' },
    { name: 'Institut Seni Kampung Halaman', kind: 'Kampus' },
    { name: 'Persewaan Tenda Haji Somad', kind: 'Penyedia tenda' },
    { name: 'Percetakan Tiga Warna', kind: 'Pencetak poster' },
    { name: 'Paguyuban Pustaka Lereng', kind: 'Komunitas' },
    { name: 'Radio Gang Sebelah', kind: 'Media warga' },
  ],
}
