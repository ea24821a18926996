import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'studio-lembayung',
      company: 'Studio Lembayung',
      industry: 'Studio web dan museum digital',
      summary:
        'Studio kecil di Bandung yang membuat situs museum, arsip, dan sekolah, serta membuka kursi PKL bagi lulusan kelas kami setiap semester.',
      about: `Studio Lembayung berdiri di lantai dua toko jahit di Bandung dan kini berisi sembilan belas orang. Pekerjaan kami berkisar pada situs museum, arsip foto keluarga, dan pameran daring yang harus tetap ringan ketika dibuka dari ponsel lama.

Sepertiga tim kami lulusan SMK. Karena itu lamaran dibaca dari tugasnya, bukan dari nama sekolahnya. Siapa pun yang bisa menceritakan bagaimana ia tersesat di kodenya sendiri, lalu menemukan jalan pulang, biasanya kami ajak minum teh di kantor.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'pkl-pengembang-antarmuka',
          title: 'Siswa PKL Pengembang Antarmuka',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 1_200_000, max: 1_500_000 },
          summary:
            'Enam bulan mengerjakan halaman pameran daring bersama dua pengembang senior, dengan uang saku dan ulasan kode setiap sore.',
          duties: [
            'Menyusun halaman koleksi dari rancangan yang sudah disetujui kurator',
            'Mengecilkan gambar dan huruf sampai halaman terbuka di jaringan 3G',
            'Mencatat galat yang ditemukan dan cara memperbaikinya di buku studio',
          ],
          requirements: [
            'Siswa kelas XI atau XII jurusan apa pun dengan izin sekolah',
            'Pernah menyelesaikan satu kelas web, di sini atau di tempat lain',
            'Bersedia menjelaskan satu tugas terbaik selama sepuluh menit',
          ],
          closesInDays: 24,
        },
        {
          slug: 'pengembang-web-junior-lembayung',
          title: 'Pengembang Web Junior',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 4_800_000, max: 6_500_000 },
          summary:
            'Membangun situs arsip dan museum dari awal sampai serah terima, termasuk melatih petugas yang akan mengisinya setiap hari.',
          duties: [
            'Membangun situs dengan HTML, CSS, dan sedikit JavaScript yang perlu',
            'Menguji setiap halaman memakai papan ketik dan pembaca layar',
            'Menulis panduan dua halaman bagi petugas museum',
            'Ikut membimbing satu siswa PKL setiap semester',
          ],
          requirements: [
            'Lulusan SMK atau sederajat, tidak ada batas tahun lulus',
            'Tiga halaman yang sudah tayang dan bisa kami buka',
            'Terbiasa memakai Git dalam kerja kelompok',
          ],
          closesInDays: 41,
        },
        {
          slug: 'juru-foto-koleksi-digital',
          title: 'Juru Foto Koleksi Digital',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: null,
          summary: 'Tiga hari sepekan memotret benda museum dan merapikan berkasnya agar pengembang tidak lagi menebak nama gambar.',
          duties: [
            'Memotret koleksi kecil dengan meja putar dan dua lampu',
            'Memberi nama berkas sesuai nomor inventaris',
            'Menulis teks pengganti gambar untuk pengunjung tunanetra',
          ],
          requirements: [
            'Lulusan DKV, Multimedia, atau orang yang telaten memotret',
            'Hati-hati memegang benda rapuh berusia seratus tahun',
            'Bisa hadir pada hari kerja',
          ],
          closesInDays: -4,
        },
      ],
    },
    {
      slug: 'arung-logistik',
      company: 'Arung Logistik',
      industry: 'Pengiriman barang antarpulau',
      summary:
        'Perusahaan pengiriman dari Medan yang menghubungkan gudang kecil di pesisir, dengan tim teknologi yang sebagian besar lulusan SMK.',
      about: `Arung Logistik mengantar beras, buku, dan suku cadang ke pelabuhan yang jarang tercantum di peta aplikasi lain. Sistem kami harus tetap mencatat barang ketika kapal berada di tengah laut, jadi kami sangat menghargai orang yang sabar terhadap data terlambat.

Tim teknologi berjumlah dua puluh enam orang, tersebar di Medan, Sibolga, dan rumah masing-masing. Setiap pengembang baru menghabiskan tiga hari pertama di gudang, memegang pemindai, supaya tahu mengapa tombol sebesar kuku tidak berguna bagi tangan bersarung.`,
      city: 'Kota Medan',
      jobs: [
        {
          slug: 'pengembang-backend-junior-arung',
          title: 'Pengembang Backend Junior',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Medan',
          salary: { min: 5_200_000, max: 7_400_000 },
          summary: 'Merawat layanan pencatatan kiriman, dari API yang menerima pindaian gudang sampai laporan pagi untuk mandor pelabuhan.',
          duties: [
            'Menulis dan menguji API penerima data dari pemindai',
            'Mencari sebab kiriman ganda lalu menutup lubangnya',
            'Menyusun laporan harian yang dimengerti orang gudang',
            'Bergiliran berjaga satu pekan dalam dua bulan',
          ],
          requirements: [
            'Memahami SQL sampai penggabungan tabel dan indeks',
            'Pernah membuat API dengan bahasa apa pun',
            'Lulusan SMK dipersilakan, pengalaman kerja tidak wajib',
          ],
          closesInDays: 33,
        },
        {
          slug: 'staf-dukungan-aplikasi-gudang',
          title: 'Staf Dukungan Aplikasi Gudang',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Sibolga',
          salary: { min: 3_600_000, max: 4_300_000 },
          summary:
            'Menemani petugas gudang memakai aplikasi, mencatat keluhannya dengan sabar, lalu meneruskannya menjadi tiket yang jelas.',
          duties: [
            'Melatih petugas baru memakai pemindai dan timbangan digital',
            'Memasang titik jaringan dan printer label di dua gudang',
            'Menulis tiket galat lengkap dengan langkah mengulanginya',
          ],
          requirements: [
            'Lulusan TKJ atau jurusan sejenis',
            'Berani mengangkat telepon dari orang yang sedang kesal',
            'Punya SIM C dan mau berpindah gudang',
          ],
          closesInDays: 12,
        },
      ],
    },
    {
      slug: 'kawan-tani',
      company: 'Kawan Tani',
      industry: 'Aplikasi pertanian',
      summary: 'Pembuat aplikasi catatan panen dari Malang yang bekerja tanpa sinyal dan dipakai empat belas ribu petani di lereng gunung.',
      about: `Kawan Tani dimulai dari buku tulis seorang bapak yang lupa kapan terakhir memupuk. Sekarang catatan itu menjadi aplikasi Android yang tetap bekerja di kebun tanpa sinyal, lalu menyamakan datanya ketika petani turun ke warung kopi.

Kami dua puluh orang, separuhnya anak petani. Setiap Kamis kantor kosong karena semua pergi ke kebun untuk melihat aplikasi dipakai sungguhan, dengan tangan berlumpur dan layar retak. Di situlah daftar pekerjaan pekan berikutnya biasanya tersusun.`,
      city: 'Kota Malang',
      jobs: [
        {
          slug: 'pengembang-android-kawan-tani',
          title: 'Pengembang Android',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Malang',
          salary: { min: 6_000_000, max: 8_500_000 },
          summary: 'Mengembangkan catatan panen luring dengan Kotlin, terutama bagian penyelarasan data yang harus sabar menunggu sinyal.',
          duties: [
            'Membangun layar baru bersama perancang dan dua petani penguji',
            'Merawat penyelarasan data agar tidak ada catatan yang hilang',
            'Menjaga ukuran aplikasi di bawah dua belas megabita',
          ],
          requirements: [
            'Dua tahun menulis Kotlin, atau satu aplikasi yang dipakai orang',
            'Mengerti basis data lokal dan benturan data',
            'Mau ke kebun setiap Kamis, hujan sekalipun',
          ],
          closesInDays: 55,
        },
        {
          slug: 'magang-penguji-lapangan',
          title: 'Magang Penguji Lapangan',
          type: 'internship',
          mode: 'onsite',
          city: 'Kabupaten Malang',
          salary: { min: 1_500_000, max: 1_800_000 },
          summary:
            'Empat bulan mencoba aplikasi di ponsel petani, mencari yang macet, dan menuliskan laporan yang bisa diulangi pengembang.',
          duties: [
            'Mengunjungi tiga kelompok tani setiap pekan',
            'Mencoba setiap rilis di delapan jenis ponsel murah',
            'Menulis laporan galat dengan foto dan langkahnya',
          ],
          requirements: [
            'Siswa atau lulusan baru SMK dari semua jurusan',
            'Bisa berbahasa Jawa sehari-hari',
            'Punya kendaraan roda dua dan jas hujan',
          ],
          closesInDays: 19,
        },
      ],
    },
    {
      slug: 'langit-sebelas',
      company: 'Langit Sebelas',
      industry: 'Perangkat lunak koperasi',
      summary:
        'Pembuat perangkat lunak koperasi dari Yogyakarta, bekerja jarak jauh sejak hari pertama dan rajin menulis catatan keputusan.',
      about: `Langit Sebelas membuat pembukuan untuk koperasi simpan pinjam dan koperasi siswa di sembilan provinsi. Angka yang kami jaga kecil-kecil, tetapi milik orang yang menabung lima ribu sehari, jadi setiap perubahan selalu dibaca sekurangnya dua orang.

Tim kami bekerja dari sebelas kota dan bertemu dua kali setahun di Yogyakarta. Karena jarang bertatap muka, kami menulis: keputusan, alasan, dan kekeliruan. Orang pendiam yang rapi menulis akan kerasan di sini, begitu pula orang yang banyak bertanya.`,
      city: 'Kota Yogyakarta',
      jobs: [
        {
          slug: 'insinyur-perangkat-lunak-junior',
          title: 'Insinyur Perangkat Lunak Junior',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 5_500_000, max: 8_000_000 },
          summary:
            'Menambah fitur pembukuan koperasi dengan pengujian yang ketat, dibimbing seorang insinyur senior selama enam bulan pertama.',
          duties: [
            'Menulis fitur kecil beserta pengujiannya setiap pekan',
            'Meninjau kode rekan dengan kalimat yang membantu',
            'Mencatat keputusan teknis dalam bahasa yang dimengerti orang awam',
          ],
          requirements: [
            'Paham dasar pemrograman web dan basis data relasional',
            'Terbiasa menulis uji otomatis, sekecil apa pun',
            'Punya tempat kerja tenang dan internet yang cukup stabil',
          ],
          closesInDays: 46,
        },
        {
          slug: 'penulis-panduan-koperasi',
          title: 'Penulis Panduan Pengguna',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 4_000_000, max: 5_000_000 },
          summary:
            'Kontrak enam bulan menulis ulang panduan pembukuan agar bendahara koperasi sekolah bisa memakainya tanpa menelepon kami.',
          duties: [
            'Mewawancarai sepuluh bendahara koperasi lewat telepon',
            'Menulis panduan pendek dengan gambar langkah demi langkah',
            'Menguji panduan kepada orang yang belum pernah memakainya',
          ],
          requirements: [
            'Bahasa Indonesia yang jernih dan hemat kata',
            'Bisa membuat tangkapan layar dan menyunting gambar sederhana',
            'Lulusan jurusan Akuntansi atau RPL menjadi nilai tambah',
          ],
          closesInDays: 8,
        },
        {
          slug: 'penguji-perangkat-lunak-paruh-waktu',
          title: 'Penguji Perangkat Lunak Paruh Waktu',
          type: 'part-time',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Dua puluh jam sepekan mencoba rilis baru sebelum sampai ke koperasi, cocok bagi lulusan SMK yang sedang kuliah sore.',
          duties: [
            'Menjalankan daftar periksa pada setiap rilis',
            'Mengubah uji manual yang berulang menjadi uji otomatis',
            'Melaporkan temuan dalam format yang disepakati',
          ],
          requirements: [
            'Pernah mengikuti kelas pengujian atau setara',
            'Teliti pada angka, terutama pembulatan rupiah',
            'Bisa bekerja pada Senin dan Rabu pagi',
          ],
          closesInDays: -9,
        },
      ],
    },
    {
      slug: 'rumah-sakit-tirta-asih',
      company: 'Rumah Sakit Tirta Asih',
      industry: 'Layanan kesehatan',
      summary:
        'Rumah sakit umum di Semarang yang merawat jaringan dan servernya sendiri, dan terbiasa menerima lulusan TKJ sebagai teknisi muda.',
      about: `Rumah Sakit Tirta Asih melayani enam ratus pasien rawat jalan setiap hari di Semarang bagian timur. Antrean, rekam medis, dan hasil laboratorium berjalan di atas jaringan yang kami pasang dan rawat sendiri, dari kabel sampai ruang server di lantai tiga.

Tim sistem informasi kami sebelas orang dan bekerja bergiliran siang malam. Kami mencari orang yang tenang ketika layar loket mendadak kosong, mau mencatat setiap perubahan, dan tidak malu membangunkan rekan pukul dua pagi bila memang perlu.`,
      city: 'Kota Semarang',
      jobs: [
        {
          slug: 'teknisi-jaringan-muda',
          title: 'Teknisi Jaringan Muda',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Semarang',
          salary: { min: 3_900_000, max: 4_800_000 },
          summary:
            'Menjaga jaringan empat gedung tetap hidup, menarik kabel baru, dan menjadi orang pertama yang datang saat loket terputus.',
          duties: [
            'Memeriksa sakelar dan titik akses setiap pergantian giliran',
            'Menarik, menguji, dan melabeli kabel di gedung baru',
            'Mencatat gangguan beserta lama pemulihannya',
            'Membantu perawat saat perangkat ruang rawat bermasalah',
          ],
          requirements: [
            'Lulusan SMK TKJ atau setara',
            'Mengerti VLAN, DHCP, dan cara membaca catatan perangkat',
            'Bersedia bekerja bergiliran termasuk hari raya',
          ],
          closesInDays: 28,
        },
        {
          slug: 'magang-administrator-server',
          title: 'Magang Administrator Server',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Semarang',
          salary: { min: 1_300_000, max: 1_600_000 },
          summary: 'Lima bulan belajar merawat server Linux rumah sakit: cadangan harian, pemantauan, dan latihan pemulihan setiap Jumat.',
          duties: [
            'Memeriksa cadangan malam dan mencoba memulihkannya',
            'Menyusun papan pantau sederhana untuk ruang server',
            'Menulis panduan pemulihan bagi petugas jaga',
          ],
          requirements: [
            'Siswa kelas XII atau lulusan paling lama satu tahun',
            'Nyaman bekerja di terminal Linux',
            'Sanggup menjaga kerahasiaan data pasien',
          ],
          closesInDays: 15,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'guru-rpl-satu-provinsi',
      type: 'government',
      title: 'Melatih 240 Guru RPL Tanpa Menunggu Lab Baru',
      kind: 'Pelatihan',
      summary:
        'Pelatihan berjenjang bagi 240 guru produktif dari 118 SMK, dengan bahan ajar yang diuji di kelas mereka sendiri sebelum diterbitkan.',
      description: `Balai Pengembangan Guru Vokasi Muria Raya datang dengan angka yang jujur: enam dari sepuluh guru RPL di wilayahnya lulusan jurusan lain, dan sebagian besar lab berumur di atas delapan tahun. Mereka meminta pelatihan yang tidak mengandaikan komputer baru dan tidak menarik guru dari kelasnya terlalu lama.

Kami membagi peserta ke dalam empat puluh sel berisi enam guru. Setiap pekan satu orang mencoba satu cara mengajar, merekam lima menit, lalu membahasnya bersama. Mentor industri hadir sebagai teman bicara, bukan penilai. Kalau perlu, rekamannya boleh diulang pekan berikutnya.

## Hasil setelah dua angkatan

- 231 guru menyelesaikan pelatihan sampai akhir
- 97 bahan ajar terbit dengan lisensi terbuka
- Siswa yang mengumpulkan tugas tepat waktu naik dari 54 menjadi 81 persen`,
      daysAgo: 140,
      client: 'Balai Pengembangan Guru Vokasi Muria Raya',
      batches: [
        { label: 'Angkatan 1', daysAgo: 390 },
        { label: 'Angkatan 2', daysAgo: 140 },
      ],
      pictures: [
        'Enam guru duduk melingkar menonton rekaman mengajar di satu laptop',
        'Papan tulis penuh diagram alur buatan guru peserta',
        'Seorang guru menunjukkan bahan ajarnya kepada dua rekannya',
        'Foto bersama angkatan kedua di tangga balai pelatihan',
      ],
    },
    {
      slug: 'lab-kecil-empat-pulau',
      type: 'community',
      title: 'Empat Lab Kecil di Empat Pulau',
      kind: 'Pendampingan',
      summary:
        'Memasang server lokal dan mendampingi kelas pemrograman di empat sekolah kepulauan yang belajar tanpa sambungan internet tetap.',
      description: `Ikatan Perantau Pulau Kecil mengumpulkan iuran dua tahun untuk satu keinginan: adik-adik di kampung belajar hal yang sama dengan anak kota. Uangnya cukup untuk perangkat, tetapi tidak cukup untuk langganan satelit. Kami menawarkan cara yang lebih sederhana. Mereka langsung setuju.

Setiap sekolah menerima satu server sebesar kotak makan berisi silabus, video, dan penyunting kode. Tugas disalin ke diska lepas setiap Jumat dan dibalas mentor empat hari kemudian. Dua mentor tinggal dua pekan pertama di tiap pulau, mengajari guru memperbaiki server dan menyiapkan cadangannya.

Semester pertama diikuti 163 siswa dan 140 di antaranya lulus. Yang paling kami banggakan, sejak bulan keempat tidak ada lagi permintaan bantuan perangkat. Guru di keempat pulau sudah saling memperbaiki. Kami hanya menerima foto server, lengkap dengan taplak bersulam di atasnya.`,
      daysAgo: 75,
      client: 'Ikatan Perantau Pulau Kecil',
      batches: [{ label: 'Semester pertama', daysAgo: 75 }],
      pictures: [
        'Server kecil tersimpan di lemari perpustakaan sekolah',
        'Siswa berjalan di dermaga membawa tas berisi diska lepas',
        'Guru membuka penutup server bersama dua siswa',
      ],
    },
    {
      slug: 'kelas-industri-arung',
      type: 'corporate',
      title: 'Kelas Industri Gudang Pintar',
      kind: 'Kelas industri',
      summary:
        'Satu tahun kelas industri bersama perusahaan pengiriman: 62 siswa belajar membuat aplikasi gudang dan 17 di antaranya direkrut.',
      description: `Perusahaan pengiriman Samudra Titipan kesulitan mencari pengembang yang mengerti suasana gudang. Pelamar dari kota pandai membuat layar indah, tetapi belum pernah memindai barang pukul empat pagi. Mereka bertanya apakah siswa SMK di sekitar gudangnya bisa disiapkan sejak sekolah. Jawabannya tentu bisa.

Kami menyusun kelas setahun bersama tiga sekolah. Pagi di lab, Sabtu di gudang. Siswa belajar basis data dari kartu stok, belajar antarmuka dari sarung tangan yang terlalu tebal untuk tombol kecil, dan belajar jaringan dari sudut gudang yang tak terjangkau sinyal.

Enam puluh dua siswa lulus, tujuh belas direkrut, dan satu aplikasi buatan mereka masih dipakai mencatat palet. Tahun kedua sedang berjalan di dua kota, kali ini dengan alumni angkatan pertama sebagai pembimbing Sabtu yang paling ditunggu. Semua mandor hafal nama mereka.`,
      daysAgo: 210,
      client: 'Samudra Titipan',
      batches: [
        { label: 'Tahun pertama', daysAgo: 575 },
        { label: 'Tahun kedua', daysAgo: 210 },
      ],
      pictures: [
        'Siswa memegang pemindai di lorong gudang',
        'Dua siswa menguji aplikasi memakai sarung tangan kerja',
        'Mandor gudang memberi masukan di depan layar proyektor',
        'Lembar kartu stok tua di samping tabel basis data',
      ],
    },
    {
      slug: 'liga-kabupaten-bersama-dinas',
      type: 'government',
      title: 'Liga Kabupaten untuk 46 SMK',
      kind: 'Kompetisi',
      summary:
        'Menyelenggarakan liga pemrograman tingkat kabupaten: soal dari puskesmas setempat, 138 tim, dan situs yang betul-betul dipakai.',
      description: `Kantor Pendidikan Vokasi Lembah Serayu ingin lomba yang meninggalkan bekas. Selama ini piala masuk lemari, dan kode pemenang hilang bersama laptop pinjaman. Kami mengusulkan agar soalnya datang dari pengguna yang menunggu, lalu hasilnya dirawat setelah lomba. Usul itu diterima dalam satu rapat.

Puskesmas setempat menyediakan masalah: antrean imunisasi yang selalu menumpuk pada Selasa pagi. Seratus tiga puluh delapan tim mengikuti kualifikasi dari lab masing-masing, dua puluh tim bertemu di pendopo, dan tiga situs terbaik digabungkan oleh para pembuatnya sendiri dalam lokakarya dua hari.

Situs gabungan itu kini dipakai di sembilan puskesmas. Dinas menugaskan empat siswa sebagai perawat tetap, bergantian setiap semester, dengan honor yang pantas. Rubrik dan soalnya kami serahkan agar liga berikutnya bisa digelar tanpa kami. Tahun lalu mereka betul-betul melakukannya sendiri.`,
      daysAgo: 320,
      client: 'Kantor Pendidikan Vokasi Lembah Serayu',
      batches: [
        { label: 'Liga pertama', daysAgo: 685 },
        { label: 'Liga kedua', daysAgo: 320 },
      ],
      pictures: [
        'Dua puluh meja tim tersusun di pendopo kabupaten',
        'Bidan puskesmas menjawab pertanyaan tiga siswa',
        'Jam hitung mundur tiga jam di layar besar',
        'Tim pemenang memeluk guru pendampingnya',
        'Antrean imunisasi dengan nomor dari situs siswa',
      ],
    },
    {
      slug: 'situs-dua-belas-museum-desa',
      type: 'community',
      title: 'Dua Belas Museum Desa Punya Situs Sendiri',
      kind: 'Proyek siswa',
      summary:
        'Tiga puluh enam siswa membuat situs untuk dua belas museum desa, dari memotret koleksi sampai melatih juru kuncinya mengisi berita.',
      description: `Paguyuban Museum Desa Menoreh menyimpan keris, kamera tua, dan mesin tik bersuara nyaring di rumah-rumah warga. Pengunjungnya sedikit karena tidak ada yang tahu alamatnya. Mereka tidak punya anggaran untuk studio, tetapi punya banyak cerita dan waktu luang pada sore hari.

Tiga puluh enam siswa dari empat SMK dibagi menjadi dua belas tim. Setiap tim mengasuh satu museum selama sepuluh pekan: mewawancarai juru kunci, memotret dua puluh benda, lalu menyusun situs yang beratnya tidak lebih dari setengah megabita. Ulasannya dikerjakan setiap Sabtu.

Semua situs tayang sebelum liburan. Juru kunci tertua, tujuh puluh tiga tahun, kini menulis satu kabar setiap Jumat dari ponsel cucunya. Kunjungan bertambah, walau beliau bilang yang penting bukan itu, melainkan ada anak muda yang bertanya. Sekarang banyak yang bertanya.`,
      daysAgo: 460,
      client: 'Paguyuban Museum Desa Menoreh',
      batches: [{ label: 'Angkatan 1', daysAgo: 460 }],
      pictures: [
        'Siswa memotret mesin tik tua di atas kain putih',
        'Juru kunci lansia mengetik kabar di ponsel',
        'Layar laptop menampilkan halaman koleksi museum desa',
      ],
    },
    {
      slug: 'magang-terbimbing-bank-rukun',
      type: 'corporate',
      title: 'Magang Terbimbing di Bank Perkreditan',
      kind: 'Penyaluran magang',
      summary:
        'Menyiapkan dan mendampingi 28 siswa PKL di bank perkreditan, lengkap dengan pembimbing yang dilatih agar magang tidak sekadar fotokopi.',
      description: `Keluhan itu datang dari dua arah. Siswa PKL merasa hanya disuruh memfotokopi, sementara pegawai bank merasa tidak sempat mengajar. Bank Perkreditan Sari Makmur meminta kami menengahi sebelum kursi magang ditutup sama sekali. Pertemuan pertama agak tegang, pertemuan kedua sudah ada gorengan.

Kami memulai dari para pembimbing. Selama tiga sore mereka belajar memecah pekerjaan menjadi tugas sebesar satu hari, memberi umpan balik, dan memilih data yang aman untuk latihan. Siswa disiapkan terpisah: menyapa nasabah, menjaga rahasia, bertanya dengan rapi. Latihannya memakai nasabah pura-pura.

- 28 siswa menyelesaikan magang enam bulan
- 11 alat kecil dipakai cabang, dari pengingat arsip sampai rekap antrean
- 9 siswa ditawari kontrak setelah lulus

Sejak itu bank menerima siswa dua kali setahun, dan para pembimbing justru berebut giliran. Mesin fotokopi tetap ada, tetapi kini dijalankan siapa saja yang kebetulan sedang berdiri paling dekat dengannya. Laporan akhirnya dibacakan di depan seluruh pegawai, diakhiri tepuk tangan panjang.`,
      daysAgo: 250,
      client: 'Bank Perkreditan Sari Makmur',
      batches: [
        { label: 'Gelombang 1', daysAgo: 615 },
        { label: 'Gelombang 2', daysAgo: 430 },
        { label: 'Gelombang 3', daysAgo: 250 },
      ],
      pictures: [
        'Siswa PKL menjelaskan alat rekap antrean kepada teler',
        'Pembimbing dan siswa menyusun tugas harian di papan tempel',
        'Dua siswa merapikan arsip dengan pemindai kecil',
        'Penutupan magang di lobi bank',
      ],
    },
    {
      slug: 'silabus-bersama-lima-yayasan',
      type: 'community',
      title: 'Satu Silabus untuk Lima Yayasan Sekolah',
      kind: 'Penyusunan silabus',
      summary:
        'Menyatukan silabus pemrograman lima yayasan pengelola 31 SMK, supaya siswa yang pindah sekolah tidak harus mengulang dari awal.',
      description: `Lima yayasan yang tergabung dalam Forum Yayasan Vokasi Pantura mengelola tiga puluh satu SMK dengan tiga puluh satu silabus. Siswa yang pindah kota mengulang dari halaman satu, dan guru pengganti selalu memulai dari nol. Mereka ingin satu pegangan tanpa menghapus kekhasan tiap sekolah.

Dalam delapan lokakarya, guru menempelkan seluruh materi di dinding aula lalu memindahkannya bersama-sama. Yang sama disepakati menjadi inti, yang berbeda menjadi pilihan. Kami menjaga agar setiap pertemuan berakhir dengan satu lembar kerja yang langsung bisa dipakai Senin pagi. Itu terbukti penting.

Silabus inti kini berisi empat belas proyek dan dipakai oleh dua puluh tujuh sekolah. Setiap Juli para guru berkumpul lagi, mencabut yang tidak berhasil, dan menambahkan satu hal baru saja. Aturan satu hal baru itu menjaga silabus tetap tipis dan terbaca.`,
      daysAgo: 540,
      client: 'Forum Yayasan Vokasi Pantura',
      batches: [{ label: 'Penyusunan pertama', daysAgo: 540 }],
      pictures: [
        'Dinding aula penuh kertas tempel berisi materi pelajaran',
        'Guru memindahkan kertas dari satu kolom ke kolom lain',
        'Buku silabus bersampul hijau di atas meja',
      ],
    },
    {
      slug: 'dapur-kode-pabrik-roti',
      type: 'corporate',
      title: 'Sistem Pesanan Roti Buatan Siswa',
      kind: 'Proyek industri',
      summary: 'Dua tim siswa membuat sistem pesanan untuk pabrik roti keluarga, dari kertas nota sampai layar dapur yang tahan tepung.',
      description: `Pabrik Roti Tiga Saudara menerima pesanan lewat telepon, pesan singkat, dan teriakan dari pintu belakang. Setiap subuh ada saja roti yang lupa dibuat. Pemiliknya, kakak beradik yang semuanya lulusan SMK, lebih suka memberi kesempatan kepada adik kelas daripada membeli perangkat lunak jadi.

Dua tim berisi enam siswa bekerja empat belas pekan. Mereka menginap semalam di dapur untuk melihat alur sebenarnya, lalu membuat formulir pesanan dan layar dapur berhuruf besar. Mentor kami mengulas kode dua kali sepekan dan menemani serah terima. Sisanya mereka putuskan sendiri.

Sejak dipasang, pesanan terlewat turun dari belasan menjadi satu atau dua dalam sebulan. Pabrik membayar kedua tim dengan layak, dan setiap sidang tugas akhir mengirimkan sekeranjang roti sobek ke sekolah. Adik kelas yang mendaftar proyek berikutnya mendadak banyak, entah karena apa.`,
      daysAgo: 115,
      client: 'Pabrik Roti Tiga Saudara',
      batches: [{ label: 'Angkatan 1', daysAgo: 115 }],
      pictures: [
        'Layar pesanan berhuruf besar di dinding dapur roti',
        'Siswa mencatat alur kerja pukul tiga pagi',
        'Tumpukan nota kertas di samping laptop',
        'Enam siswa mengangkat loyang roti hangat',
      ],
    },
    {
      slug: 'uji-kompetensi-terbuka-balai-latihan',
      type: 'government',
      title: 'Uji Kompetensi Terbuka bagi Lulusan Menganggur',
      kind: 'Lokakarya',
      summary:
        'Empat akhir pekan persiapan dan uji kompetensi web bagi 120 lulusan SMK yang belum bekerja, bersama asesor dari perusahaan setempat.',
      description: `Balai Latihan Kerja Teluk Kaili punya gedung, komputer, dan daftar panjang lulusan SMK yang belum bekerja. Yang belum ada ialah alasan bagi mereka untuk datang lagi. Kami menyarankan ujian yang dibuka untuk umum dan dinilai oleh orang yang memang sedang mencari pegawai.

Seratus dua puluh peserta berlatih empat akhir pekan: membaca soal, mengatur delapan jam, dan menjelaskan kode tanpa menghafal. Asesornya datang dari sembilan perusahaan kecil. Ibu-ibu kantin balai menjadi pengguna uji yang jujur dan agak galak. Komentar mereka ikut masuk penilaian.

Delapan puluh empat peserta lulus dan tiga puluh satu di antaranya bekerja dalam tiga bulan. Yang belum lulus menerima catatan rinci, dan separuhnya kembali pada gelombang kedua dengan kode yang jauh lebih rapi. Gelombang ketiga sedang disiapkan balai secara mandiri.`,
      daysAgo: 45,
      client: 'Balai Latihan Kerja Teluk Kaili',
      batches: [
        { label: 'Gelombang 1', daysAgo: 190 },
        { label: 'Gelombang 2', daysAgo: 45 },
      ],
      pictures: [
        'Peserta mengerjakan ujian di ruang komputer balai',
        'Asesor mendengarkan penjelasan kode seorang peserta',
        'Ibu kantin mencoba situs peserta di ponselnya',
        'Papan pengumuman kelulusan dikerumuni peserta',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-bina-bahari-tegal',
      npsn: '20401173',
      name: 'SMK Bina Bahari Tegal',
      city: 'Kota Tegal',
      students: 742,
      programs: ['liga-smk', 'koding-masuk-smk'],
    },
    {
      slug: 'smk-cahaya-nusantara-malang',
      npsn: '20502284',
      name: 'SMK Cahaya Nusantara Malang',
      city: 'Kota Malang',
      students: 865,
      programs: ['liga-smk', 'koding-masuk-smk', 'guru-ngoding'],
    },
    {
      slug: 'smk-giri-teknika-sleman',
      npsn: '20403395',
      name: 'SMK Giri Teknika Sleman',
      city: 'Kabupaten Sleman',
      students: 618,
      programs: ['liga-smk', 'guru-ngoding'],
    },
    {
      slug: 'smk-tanjung-harapan-pontianak',
      npsn: '30104416',
      name: 'SMK Tanjung Harapan Pontianak',
      city: 'Kota Pontianak',
      students: 534,
      programs: ['liga-smk', 'koding-masuk-smk'],
    },
    {
      slug: 'smk-arta-teknika-semarang',
      npsn: '20305527',
      name: 'SMK Arta Teknika Semarang',
      city: 'Kota Semarang',
      students: 890,
      programs: ['liga-smk', 'koding-masuk-smk', 'guru-ngoding'],
    },
    {
      slug: 'smk-muria-kencana',
      npsn: '20306638',
      name: 'SMK Muria Kencana',
      city: 'Kabupaten Kudus',
      students: 577,
      programs: ['liga-smk', 'guru-ngoding'],
    },
    {
      slug: 'smk-nusa-sabang',
      npsn: '10107749',
      name: 'SMK Nusa Sabang',
      city: 'Kota Sabang',
      students: 146,
      programs: ['koding-masuk-smk', 'liga-smk'],
    },
    {
      slug: 'smk-tunas-karang',
      npsn: '50308851',
      name: 'SMK Tunas Karang',
      city: 'Kabupaten Timor Tengah Selatan',
      students: 203,
      programs: ['koding-masuk-smk', 'lab-keliling'],
    },
    {
      slug: 'smk-bahari-lamaholot',
      npsn: '50309962',
      name: 'SMK Bahari Lamaholot',
      city: 'Kabupaten Flores Timur',
      students: 188,
      programs: ['liga-smk', 'guru-ngoding', 'lab-keliling'],
    },
    {
      slug: 'smk-tasi-mane',
      npsn: '50310074',
      name: 'SMK Tasi Mane',
      city: 'Kabupaten Rote Ndao',
      students: 121,
      programs: ['lab-keliling', 'liga-smk'],
    },
    {
      slug: 'smk-pelayaran-wangi-laut',
      npsn: '40411185',
      name: 'SMK Pelayaran Wangi Laut',
      city: 'Kabupaten Wakatobi',
      students: 164,
      programs: ['koding-masuk-smk', 'liga-smk'],
    },
    {
      slug: 'smk-karya-mekar-bandung',
      npsn: '20212296',
      name: 'SMK Karya Mekar Bandung',
      city: 'Kota Bandung',
      students: 703,
      programs: ['liga-smk', 'koding-masuk-smk'],
    },
  ],
  teams: [
    { name: 'Tim Knalpot', school: 'smk-bina-bahari-tegal', program: 'liga-smk', score: 948, minutes: 171 },
    { name: 'Luring Tapi Jalan', school: 'smk-cahaya-nusantara-malang', program: 'liga-smk', score: 921, minutes: 164 },
    { name: 'Lereng Merapi', school: 'smk-giri-teknika-sleman', program: 'liga-smk', score: 897, minutes: 176 },
    { name: 'Khatulistiwa Nol', school: 'smk-tanjung-harapan-pontianak', program: 'liga-smk', score: 872, minutes: 158 },
    { name: 'Kurung Kurawal', school: 'smk-arta-teknika-semarang', program: 'liga-smk', score: 846, minutes: 169 },
    { name: 'Jenang Kudus', school: 'smk-muria-kencana', program: 'liga-smk', score: 811, minutes: 152 },
    { name: 'Titik Koma Hilang', school: 'smk-karya-mekar-bandung', program: 'liga-smk', score: 788, minutes: 178 },
    { name: 'Jukung Kecil', school: 'smk-bahari-lamaholot', program: 'liga-smk', score: 754, minutes: 166 },
    { name: 'Seblak Level Nol', school: 'smk-karya-mekar-bandung', program: 'liga-smk', score: 719, minutes: 143 },
    { name: 'Kopi Dingin Lab Dua', school: 'smk-arta-teknika-semarang', program: 'liga-smk', score: 683, minutes: 159 },
    { name: 'Bakso Rekursif', school: 'smk-cahaya-nusantara-malang', program: 'liga-smk', score: 640, minutes: 137 },
    { name: 'Jangkar dan Kabel', school: 'smk-bina-bahari-tegal', program: 'liga-smk', score: 592, minutes: 174 },
    { name: 'Kilometer Nol', school: 'smk-nusa-sabang', program: 'liga-smk', score: null, minutes: null },
    { name: 'Anak Lontar', school: 'smk-tasi-mane', program: 'liga-smk', score: null, minutes: null },
    { name: 'Terumbu Karang', school: 'smk-pelayaran-wangi-laut', program: 'liga-smk', score: null, minutes: null },
    { name: 'Pancang Pertama', school: 'smk-tanjung-harapan-pontianak', program: 'liga-smk', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Hanif Maulana Yusup',
      role: 'Alumni SMK Karya Mekar, pengelola pesanan warung ibunya',
      message:
        'Warung Ibu dulu mencatat pesanan di kardus rokok. Setelah kelas ini saya membuat situs kecil untuk pesanan nasi kotak. Ibu masih menyimpan kardusnya, tapi sekarang hanya untuk alas wajan.',
      class: 'merakit-situs-sekolah',
    },
    {
      name: 'Theresia Manek',
      role: 'Siswa kelas XI, Kabupaten Timor Tengah Selatan',
      message:
        'Di lab kami dulu lima orang satu komputer, jadi saya belajar membaca kode dari balik bahu teman. Ternyata itu melatih saya menjelaskan. Mentor bilang ulasan saya kepada teman paling jelas sekelas.',
      class: 'berpikir-seperti-pemrogram',
    },
    {
      name: 'Bu Endah Setyorini',
      role: 'Guru RPL, Kabupaten Banyumas',
      message:
        'Saya kira harus menunggu lab diperbaiki dulu baru bisa mengajar dengan proyek. Sel belajar membuat saya mencoba dengan kertas dan dua ponsel. Anak-anak malah lebih banyak bicara, dan saya lebih banyak mendengar.',
      class: 'mengajar-tanpa-lab-sempurna',
    },
    {
      name: 'Yuda Pratama Wijaya',
      role: 'Anggota Tim Knalpot, Kota Tegal',
      message:
        'Kami anak otomotif, tidak ada yang menyangka. Latihan tiga jam itu mengajari kami bertanya dulu baru menulis. Persis seperti di bengkel: dengarkan mesinnya, jangan langsung pegang kunci.',
      class: 'tiga-jam-satu-situs',
    },
    {
      name: 'Pak Rusdi Hamzah',
      role: 'Orang tua siswa, Kota Pontianak',
      message:
        'Saya sopir, tidak paham kode. Tapi rapornya satu halaman dan bisa saya baca di pangkalan. Di situ tertulis anak saya memperbaiki tugas tujuh kali. Saya pulang membawakannya martabak.',
    },
    {
      name: 'Gita Ayuningtyas',
      role: 'Teknisi muda di rumah sakit, Kota Semarang',
      message:
        'Dua puluh perintah terminal itu saya tulis di kertas dan tempel di lemari. Setahun kemudian saya dipanggil wawancara dan diminta memeriksa catatan server. Tangan saya gemetar, tetapi jari saya ingat.',
      class: 'linux-untuk-anak-lab',
    },
    {
      name: 'Markus Wonlele',
      role: 'Lulusan SMK, pengembang lepas di Kota Kupang',
      message:
        'Kelas Laravel ini keras tapi adil. Mentor menolak kode saya empat kali, selalu dengan alasan. Penolakan kelima tidak datang, dan aplikasi perpustakaan itu sekarang dipakai sekolah adik saya.',
      class: 'perpustakaan-sekolah-laravel',
    },
    {
      name: 'Rizka Amalia Husna',
      role: 'Siswa TKJ kelas XII, Kabupaten Bireuen',
      message:
        'Git membuat kami berhenti bertengkar soal berkas siapa yang terakhir. Pernah satu sore kami menghapus semuanya dengan tidak sengaja. Dulu pasti menangis, sekarang tertawa dulu baru mengembalikannya.',
      class: 'git-untuk-kerja-kelompok',
    },
  ],
  faq: [
    {
      question: 'Siapa saja yang boleh ikut kelas?',
      answer:
        'Siswa SMK dari semua jurusan, guru, dan lulusan yang masih ingin belajar. Pilih kelas yang pendaftarannya terbuka, lalu tulis kepada kami dengan menyebut nama sekolahmu. Siswa SMA dan MA juga boleh, hanya Liga SMK yang khusus tim SMK.',
    },
    {
      question: 'Apakah semua kelasnya gratis?',
      answer:
        'Sebagian besar kelas dasar gratis. Bootcamp dan kelas lanjutan berbayar mulai seratus lima puluh ribu rupiah karena mentornya mengulas tugas satu per satu. Siswa dari sekolah mitra Koding Masuk SMK tidak membayar kelas terjadwal di lab sekolahnya.',
    },
    {
      question: 'Saya hanya punya ponsel, apakah bisa ikut?',
      answer:
        'Bisa untuk kelas dasar. Materinya ringan, tugasnya dapat ditulis dari ponsel, dan videonya bisa dilewati karena selalu ada teks. Untuk Laravel, Android, dan Docker kamu perlu komputer, boleh komputer lab sekolah di luar jam pelajaran.',
    },
    {
      question: 'Bagaimana cara mendaftar Liga SMK?',
      answer:
        'Kumpulkan tiga siswa dari satu sekolah, jurusannya boleh campur. Guru pendamping mendaftarkan tim lewat WhatsApp dan memilih jadwal kualifikasi. Babak pertama dikerjakan di lab sekolah sendiri selama tiga jam, jadi tidak ada ongkos perjalanan.',
    },
    {
      question: 'Apakah ada sertifikat dan rapor?',
      answer:
        'Sertifikat terbit setelah nilai akhirmu mencapai batas lulus kelas. Rapor perkembangan dibagikan mentor di akhir kelas, dan boleh kamu tunjukkan kepada guru dan orang tua. Webinar satu kali pertemuan tidak bersertifikat.',
    },
    {
      question: 'Sekolah kami ingin menjadi mitra, apa syaratnya?',
      answer:
        'Satu lab yang menyala, satu guru yang mau mendampingi enam belas pekan, dan rencana singkat setelah program selesai. Umur komputer tidak menjadi penghalang. Ajukan lewat guru, bukan lewat siswa, lalu tim kami menelepon untuk bercakap-cakap.',
    },
    {
      question: 'Kapan jadwal kelasnya?',
      answer:
        'Kelas terjadwal umumnya berlangsung sore, pukul empat sampai enam waktu setempat, supaya tidak berbenturan dengan jam pelajaran. Pertemuan langsung direkam. Tugas punya tenggat mingguan dan boleh diperbaiki setelah diulas mentor.',
    },
    {
      question: 'Kalau tersangkut, saya bertanya ke mana?',
      answer:
        'Mulai dari forum kelas, sebab temanmu mungkin baru saja keluar dari lubang yang sama. Mentor menjawab pada hari kerja, biasanya sebelum malam. Sertakan pesan galatnya apa adanya, jangan hanya foto layar yang buram.',
    },
  ],
  partners: [
    { name: 'Studio Lembayung', kind: 'Perusahaan' },
    { name: 'Arung Logistik', kind: 'Perusahaan' },
    { name: 'Langit Sebelas', kind: 'Perusahaan' },
    { name: 'Rumah Sakit Tirta Asih', kind: 'Rumah sakit' },
    { name: 'Koperasi Rukun Makmur', kind: 'Koperasi' },
    { name: 'Politeknik Vokasi Tirtasari', kind: 'Kampus' },
    { name: 'Balai Pengembangan Guru Vokasi Muria Raya', kind: 'Pemerintah' },
    { name: 'Kantor Pendidikan Vokasi Lembah Serayu', kind: 'Pemerintah kabupaten' },
    { name: 'Ikatan Perantau Pulau Kecil', kind: 'Komunitas' },
    { name: 'Perkumpulan Guru Informatika Vokasi', kind: 'Asosiasi' },
    { name: 'Toko Komputer Sinar Layar', kind: 'Perusahaan' },
    { name: 'Radio Pelajar Gelora', kind: 'Media' },
  ],
}
