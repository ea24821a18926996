/** What the starter content of each layout is about. Names are of classes and programs; `topic` follows "tentang". Light markup in `body`. */
export const words = {
  demo: {
    topic: 'cara belajar',
    first: {
      name: 'Langkah Pertama',
      summary: 'Kelas untuk yang baru mulai: bersama satu angkatan, dengan jadwal tetap, dan sebuah karya sendiri di akhirnya.',
      outcomes: ['Tahu dari mana harus mulai', 'Menyelesaikan satu karya sendiri'],
    },
    alone: {
      name: 'Belajar Mandiri',
      summary: 'Materi yang bisa dibuka kapan saja, secepat atau sepelan yang kamu mau, dengan pendamping yang tetap bisa ditanya.',
      outcomes: ['Menyusun jadwal belajar sendiri', 'Mengulang bagian yang sulit sampai paham'],
    },
    program: {
      name: 'Belajar Bersama',
      summary: 'Satu jalur untuk semua kelas {{name}}: mulai dari nol, belajar bersama satu angkatan, dan selesai dengan karya sendiri.',
    },
    article: {
      title: 'Belajar sedikit setiap hari',
      summary: 'Dua puluh menit setiap hari membawa lebih jauh daripada satu hari penuh sebulan sekali. Begini cara memulainya.',
      body: 'Orang jarang gagal belajar karena materinya sulit. Lebih sering karena jaraknya terlalu panjang antara satu pertemuan dan pertemuan berikutnya.\n\n## Tentukan waktunya, bukan banyaknya\n\nPilih satu waktu yang sama setiap hari, misalnya sesudah sarapan. Dua puluh menit cukup.\n\n## Tulis apa yang baru\n\n1. Tutup bukunya.\n2. Tulis tiga kalimat tentang apa yang baru kamu pelajari.\n3. Buka lagi, dan periksa mana yang terlewat.\n\n> Yang bisa kamu jelaskan dengan kalimatmu sendiri sudah menjadi milikmu.',
    },
  },
  alkademi: {
    topic: 'keterampilan digital',
    first: {
      name: 'Dasar Keterampilan Digital',
      summary: 'Dari menata berkas sampai membuat tabel yang bisa dibaca orang lain: bekal pertama untuk kerja yang dibantu komputer.',
      outcomes: ['Menata berkas supaya mudah ditemukan', 'Membuat tabel yang menjawab satu pertanyaan'],
    },
    alone: {
      name: 'Mengolah Angka Sendiri',
      summary: 'Rumus, saringan, dan grafik, satu per satu, dengan angka dari keseharianmu sendiri.',
      outcomes: ['Memilih grafik yang sesuai', 'Menghitung ulang tanpa salah ketik'],
    },
    program: { name: 'Jalur Digital', summary: 'Satu jalur dari komputer pertama sampai karya digital yang bisa kamu tunjukkan.' },
    article: {
      title: 'Tiga kebiasaan yang membuat komputer terasa mudah',
      summary: 'Bukan soal hafal tombol. Tiga kebiasaan kecil ini menghemat lebih banyak waktu daripada aplikasi baru.',
      body: 'Kebanyakan waktu di depan komputer habis untuk mencari, bukan mengerjakan.\n\n## Mulai dari sini\n\n1. Beri nama berkas dengan tanggal dan isinya.\n2. Simpan di satu tempat, bukan di lima tempat.\n3. Tutup yang tidak sedang dipakai.\n\nLakukan seminggu, lalu lihat berapa kali kamu masih mencari.',
    },
  },
  pujapramudya: {
    topic: 'menulis esai',
    first: {
      name: 'Menulis Esai Pertama',
      summary: 'Satu gagasan, satu halaman: dari catatan kecil sampai esai yang selesai dibaca orang.',
      outcomes: ['Menemukan satu gagasan yang layak ditulis', 'Menyelesaikan esai satu halaman'],
    },
    alone: {
      name: 'Membaca dengan Pensil',
      summary: 'Cara membaca yang meninggalkan jejak: menandai, bertanya, dan menulis ulang dengan kalimat sendiri.',
      outcomes: ['Membuat catatan tepi yang berguna', 'Meringkas satu bab dalam tiga kalimat'],
    },
    program: { name: 'Rumah Baca Tulis', summary: 'Membaca pelan, menulis pendek, dan saling menanggapi karya.' },
    article: {
      title: 'Menulis dimulai dari satu kalimat yang jujur',
      summary: 'Halaman kosong menakutkan karena kita ingin langsung indah. Mulailah dari yang benar.',
      body: 'Tulislah satu kalimat yang kamu tahu benar. Tidak perlu bagus. Kalimat kedua akan menanyakan mengapa, dan kalimat ketiga menjawabnya.\n\n## Sesudah itu\n\nBaca keras-keras. Bagian yang membuatmu tersandung adalah bagian yang perlu ditulis ulang.\n\n> Tulisan yang jujur lebih lama tinggal daripada tulisan yang pintar.',
    },
  },
  akselerasi: {
    topic: 'pindah karier',
    first: {
      name: 'Memetakan Karier Baru',
      summary: 'Mulai dari yang sudah kamu bisa: memetakan keterampilan, memilih arah, dan menyusun langkah mingguan.',
      outcomes: ['Mengenali keterampilan yang bisa dibawa', 'Menyusun rencana dua belas minggu'],
    },
    alone: {
      name: 'Portofolio dari Nol',
      summary: 'Tiga karya kecil yang menunjukkan cara kerjamu, disusun sambil tetap bekerja di tempat sekarang.',
      outcomes: ['Memilih tiga karya yang bercerita', 'Menuliskan cara kerja, bukan hanya hasil'],
    },
    program: { name: 'Langkah Karier', summary: 'Dari rasa ingin pindah sampai wawancara pertama, dengan teman seangkatan.' },
    article: {
      title: 'Yang dibawa saat pindah karier',
      summary: 'Pindah karier bukan mulai dari nol. Sebagian besar bekalmu ikut.',
      body: 'Orang yang pernah melayani pelanggan sudah tahu cara mendengarkan. Orang yang pernah mengurus gudang sudah tahu cara menjaga urutan.\n\n## Cara mencarinya\n\n- Tulis lima pekerjaan yang pernah dipuji orang.\n- Tanyakan keterampilan apa di baliknya.\n- Cari tiga lowongan yang meminta keterampilan itu dengan nama lain.',
    },
  },
  'business-alkademi': {
    topic: 'belajar di tempat kerja',
    first: {
      name: 'Rapat yang Menghasilkan Keputusan',
      summary: 'Untuk tim yang ingin rapat lebih pendek: menyiapkan pertanyaan, memutuskan, dan mencatat siapa mengerjakan apa.',
      outcomes: ['Menyiapkan agenda dari pertanyaan', 'Menutup rapat dengan keputusan tertulis'],
    },
    alone: {
      name: 'Membaca Laporan Angka',
      summary: 'Cara membaca laporan bulanan tanpa tersesat, untuk siapa saja yang harus memutuskan dari angka.',
      outcomes: ['Membedakan perubahan dari kebetulan', 'Bertanya tepat pada sebuah grafik'],
    },
    program: { name: 'Tim yang Belajar', summary: 'Pelatihan untuk satu tim utuh, dengan pekerjaan tim itu sendiri sebagai bahannya.' },
    article: {
      title: 'Pelatihan yang masih dipakai sebulan kemudian',
      summary: 'Yang menentukan bukan hari pelatihannya, tetapi minggu sesudahnya.',
      body: 'Pelatihan sering terasa bagus pada harinya, lalu hilang. Yang membuatnya bertahan sederhana.\n\n## Tiga hal sebelum mulai\n\n1. Satu pekerjaan nyata yang akan dikerjakan dengan cara baru.\n2. Satu orang yang menanyakannya setiap minggu.\n3. Satu tanggal untuk melihat hasilnya bersama.',
    },
  },
  alkademifun: {
    topic: 'belajar sambil bermain',
    first: {
      name: 'Petualangan Berhitung',
      summary: 'Berhitung dengan kancing, kelereng, dan langkah kaki, bersama teman sebaya.',
      outcomes: ['Menjumlah tanpa menghafal', 'Membuat satu permainan hitung sendiri'],
    },
    alone: {
      name: 'Laboratorium Dapur',
      summary: 'Percobaan kecil dengan bahan dari dapur, ditemani orang tua, kapan saja di rumah.',
      outcomes: ['Menebak sebelum mencoba', 'Mencatat apa yang terjadi'],
    },
    program: { name: 'Main dan Tahu', summary: 'Kelas-kelas kecil untuk anak yang suka bertanya, dan orang tua yang ingin menemani.' },
    article: {
      title: 'Lima permainan tanpa layar untuk sore hari',
      summary: 'Tidak perlu membeli apa-apa. Lima permainan ini memakai yang ada di rumah.',
      body: '- **Tebak bunyi**: tutup mata, tebak benda dari suaranya.\n- **Jembatan kertas**: lipat satu lembar kertas sampai kuat menahan sendok.\n- **Pasar kecil**: satu berjualan, satu menghitung kembalian.\n- **Peta rumah**: gambar jalan dari pintu ke dapur.\n- **Cerita sambung**: satu kalimat bergantian.',
    },
  },
  alkamedia: {
    topic: 'menulis berita',
    first: {
      name: 'Dasar Menulis Berita',
      summary: 'Apa yang terjadi, siapa yang melihat, dari mana kita tahu: menulis berita pendek yang bisa diperiksa.',
      outcomes: ['Membedakan fakta dari pendapat', 'Menulis berita pendek yang bersumber'],
    },
    alone: {
      name: 'Memeriksa Kabar',
      summary: 'Langkah-langkah memeriksa foto, tanggal, dan sumber sebelum membagikan.',
      outcomes: ['Mencari sumber pertama', 'Memeriksa umur sebuah foto'],
    },
    program: { name: 'Sekolah Jurnalisme Warga', summary: 'Belajar meliput lingkungan sendiri: bertanya, memeriksa, lalu menulis.' },
    article: {
      title: 'Sebelum membagikan, periksa tiga hal',
      summary: 'Kabar keliru menyebar karena kita terburu-buru. Tiga pemeriksaan ini selesai dalam satu menit.',
      body: '1. **Siapa yang pertama mengatakannya?** Cari sumber aslinya, bukan tangkapan layar.\n2. **Kapan?** Kabar lama sering beredar lagi.\n3. **Apa yang tidak disebut?** Judul yang marah biasanya menghilangkan sesuatu.\n\nKalau satu saja tidak terjawab, simpan dulu.',
    },
  },
  sekolahkopi: {
    topic: 'kopi',
    first: {
      name: 'Seduh Manual untuk Pemula',
      summary: 'Air, gilingan, waktu: menyeduh secangkir kopi yang sama enaknya dua kali berturut-turut.',
      outcomes: ['Memilih gilingan untuk alat seduh', 'Menyeduh dengan takaran yang bisa diulang'],
    },
    alone: {
      name: 'Mengenal Rasa Kopi',
      summary: 'Latihan mencicip di rumah: asam, manis, pahit, dan kata-kata untuk menyebutkannya.',
      outcomes: ['Membedakan tiga rasa utama', 'Menulis catatan rasa sendiri'],
    },
    program: {
      name: 'Dari Kebun ke Cangkir',
      summary: 'Semua kelas {{name}} dalam satu jalur: mengenal biji, menyangrai, menyeduh, mencicip.',
    },
    article: {
      title: 'Kopi terlalu pahit? Periksa empat hal ini',
      summary: 'Sebelum mengganti bijinya, ubah satu hal saja pada satu waktu.',
      body: '1. **Gilingan** terlalu halus: naikkan satu tingkat.\n2. **Air** terlalu panas: tunggu setengah menit sesudah mendidih.\n3. **Waktu** terlalu lama: hentikan lebih awal.\n4. **Takaran** terlalu banyak: timbang, jangan kira-kira.\n\nCatat setiap kali. Secangkir yang enak lebih mudah diulang kalau ada catatannya.',
    },
  },
  foundation: {
    topic: 'pendidikan yang merata',
    first: {
      name: 'Menggerakkan Kelompok Belajar',
      summary: 'Untuk yang ingin membuka kelompok belajar di lingkungannya: tempat, jadwal, dan pertemuan pertama.',
      outcomes: ['Menyusun pertemuan pertama', 'Membagi tugas di antara penggerak'],
    },
    alone: {
      name: 'Menulis Laporan Kegiatan',
      summary: 'Laporan pendek yang dibaca sampai habis: apa yang dikerjakan, untuk siapa, dan apa yang belum.',
      outcomes: ['Menulis laporan satu halaman', 'Menyajikan angka beserta sumbernya'],
    },
    program: {
      name: 'Penggerak Belajar',
      summary: 'Mendampingi warga yang membuka kelompok belajar, dari pertemuan pertama sampai bisa berjalan sendiri.',
    },
    article: {
      title: 'Bagaimana kami akan melapor',
      summary: 'Setiap kegiatan berhak atas laporan yang bisa diperiksa. Inilah bentuk yang kami pakai.',
      body: 'Laporan yang baik menjawab empat pertanyaan, dengan urutan yang sama setiap kali.\n\n1. Apa yang kami rencanakan?\n2. Apa yang terjadi?\n3. Berapa biayanya, dan dari mana?\n4. Apa yang belum berhasil?\n\nPertanyaan keempat paling sering hilang. Bagi kami justru itu yang paling berguna.',
    },
  },
  'asean-foundation': {
    topic: 'kerja sama Asia Tenggara',
    first: {
      name: 'Mengenal Tetangga',
      summary: 'Bahasa, sekolah, dan keseharian di negara-negara Asia Tenggara, lewat surat dan percakapan.',
      outcomes: ['Menyapa dalam tiga bahasa tetangga', 'Menulis surat untuk teman di negara lain'],
    },
    alone: {
      name: 'Literasi Digital Lintas Negara',
      summary: 'Keamanan, sumber, dan sopan santun di ruang digital yang dipakai bersama banyak bahasa.',
      outcomes: ['Menjaga akun sendiri', 'Memeriksa sumber dalam bahasa lain'],
    },
    program: { name: 'Jembatan Kawasan', summary: 'Kelas dan pertemuan yang menghubungkan orang muda di Asia Tenggara.' },
    article: {
      title: 'Bekerja bersama ketika bahasanya berbeda',
      summary: 'Kesalahpahaman jarang terjadi karena tata bahasa. Empat kebiasaan ini membantu.',
      body: '- Tulis kalimat pendek, satu gagasan setiap kalimat.\n- Ulangi kesepakatan dengan kata-katamu sendiri.\n- Beri waktu untuk menjawab tertulis.\n- Tanyakan hari libur sebelum menentukan tenggat.',
    },
  },
  jongkreatif: {
    topic: 'desain',
    first: {
      name: 'Dasar Desain Visual',
      summary: 'Jarak, ukuran, warna: merancang satu poster yang terbaca dari seberang jalan.',
      outcomes: ['Menyusun urutan baca', 'Merancang satu poster'],
    },
    alone: {
      name: 'Huruf dan Warna',
      summary: 'Latihan-latihan pendek memilih huruf dan warna yang cocok dengan isi, bukan dengan musim.',
      outcomes: ['Memasangkan dua huruf', 'Memeriksa kontras warna'],
    },
    program: { name: 'Studio Terbuka', summary: 'Belajar desain dengan cara studio bekerja: arahan, sketsa, tanggapan, perbaikan.' },
    article: {
      title: 'Arahan yang baik lebih berharga daripada ide',
      summary: 'Sebelum sketsa pertama, empat pertanyaan ini harus punya jawaban.',
      body: '1. Siapa yang akan melihatnya, dan sedang apa mereka saat itu?\n2. Apa satu hal yang harus mereka ingat?\n3. Di mana ia akan dipasang?\n4. Siapa yang memutuskan bahwa ia selesai?\n\nArahan yang menjawab keempatnya menghemat tiga putaran perbaikan.',
    },
  },
  sfi: {
    topic: 'menjadi relawan',
    first: {
      name: 'Relawan Pertama Kali',
      summary: 'Bekal untuk hari pertama sebagai relawan: mendengarkan, menyiapkan, dan tahu kapan meminta bantuan.',
      outcomes: ['Menyiapkan satu pertemuan', 'Mengenali batas diri'],
    },
    alone: {
      name: 'Membacakan Cerita',
      summary: 'Memilih buku, mengatur suara, dan bertanya sesudahnya: latihan yang bisa dicoba di rumah.',
      outcomes: ['Memilih buku sesuai usia', 'Membuat pertanyaan terbuka'],
    },
    program: { name: 'Sore Bersama', summary: 'Relawan belajar dulu, lalu mendampingi anak-anak belajar pada sore hari.' },
    article: {
      title: 'Relawan yang baik datang lagi',
      summary: 'Satu jam yang tetap setiap minggu lebih berarti daripada sehari penuh yang hanya sekali.',
      body: 'Anak-anak mengingat siapa yang kembali. Karena itu, pilihlah waktu yang sanggup kamu jaga.\n\n## Sebelum mulai\n\n- Tentukan satu hari dan satu jam.\n- Cari satu teman yang bisa menggantikan.\n- Katakan dengan jujur sampai kapan kamu bisa.',
    },
  },
  smkcoding: {
    topic: 'pemrograman',
    first: {
      name: 'Program Pertamaku',
      summary: 'Dari layar kosong sampai program kecil yang berjalan, untuk siswa yang belum pernah menulis kode.',
      outcomes: ['Membaca pesan galat', 'Menulis program dengan percabangan'],
    },
    alone: {
      name: 'Halaman Web dari Nol',
      summary: 'HTML dan CSS langkah demi langkah, sampai halaman tentang dirimu sendiri terbuka di ponsel teman.',
      outcomes: ['Menyusun halaman dengan HTML', 'Mengatur tampilan dengan CSS'],
    },
    program: { name: 'Jalur Pemrogram Muda', summary: 'Dari program pertama sampai karya tim, untuk siswa dan guru sekolah kejuruan.' },
    article: {
      title: 'Cara membaca pesan galat',
      summary: 'Pesan galat bukan omelan. Ia memberi tahu tempat, sebab, dan sering juga jalan keluarnya.',
      body: 'Baca dari baris terakhir, lalu cari nama berkasmu sendiri.\n\n> ReferenceError: nama is not defined\n\nDi sini **nama** belum pernah dibuat. Tambahkan satu baris di atasnya, jalankan lagi, dan ubah hanya satu hal setiap kali.',
    },
  },
  ica: {
    topic: 'komputasi awan',
    first: {
      name: 'Pengantar Komputasi Awan',
      summary: 'Apa yang sebenarnya disewa ketika orang berkata "di awan", dan cara menghitung biayanya.',
      outcomes: ['Menjelaskan mesin, penyimpanan, dan jaringan', 'Memperkirakan biaya sebulan'],
    },
    alone: {
      name: 'Linux untuk Server',
      summary: 'Perintah-perintah dasar, hak akses, dan catatan sistem, dicoba di komputermu sendiri.',
      outcomes: ['Berpindah dan mencari di terminal', 'Membaca catatan sistem'],
    },
    program: { name: 'Jalur Awan', summary: 'Tangga belajar dari terminal pertama sampai siap mengikuti ujian sertifikasi.' },
    article: {
      title: 'Menghitung biaya sebelum menyalakan server',
      summary: 'Tagihan yang mengejutkan hampir selalu berasal dari tiga hal yang sama.',
      body: '1. Mesin yang lupa dimatikan.\n2. Data yang keluar, bukan yang masuk.\n3. Cadangan yang tidak pernah dihapus.\n\nPasang batas anggaran pada hari pertama, dan beri setiap mesin nama pemiliknya.',
    },
  },
  belajarbersamapuja: {
    topic: 'festival belajar',
    first: {
      name: 'Berbicara di Depan Umum',
      summary: 'Menyiapkan bincang sepuluh menit: satu pesan, satu cerita, satu ajakan.',
      outcomes: ['Menyusun bincang sepuluh menit', 'Berlatih di depan teman'],
    },
    alone: {
      name: 'Menjadi Panitia',
      summary: 'Jadwal, ruang, dan tamu: pegangan untuk siapa saja yang membantu sebuah acara.',
      outcomes: ['Menyusun susunan acara', 'Menyiapkan rencana cadangan'],
    },
    program: { name: 'Panggung Bersama', summary: 'Belajar menyiapkan, membawakan, dan merayakan pertemuan belajar.' },
    article: {
      title: 'Menonton bincang tanpa lupa isinya',
      summary: 'Satu hari festival bisa berisi sepuluh bincang. Begini cara membawa pulang satu yang berguna.',
      body: '- Pilih tiga sesi, bukan sepuluh.\n- Tulis satu pertanyaan sebelum masuk.\n- Sesudahnya, ceritakan kepada satu orang.\n- Besoknya, kerjakan satu hal kecil.',
    },
  },
  inovasiuntukbangsa: {
    topic: 'alat tepat guna',
    first: {
      name: 'Merancang Alat Sederhana',
      summary: 'Dari masalah sehari-hari ke gambar kerja dan model pertama dari kardus.',
      outcomes: ['Merumuskan satu masalah', 'Membuat model pertama'],
    },
    alone: {
      name: 'Gambar Kerja',
      summary: 'Membaca dan membuat gambar dengan ukuran, supaya orang lain bisa membuat alat yang sama.',
      outcomes: ['Menggambar tiga pandangan', 'Menulis ukuran dan bahan'],
    },
    program: { name: 'Bengkel Gagasan', summary: 'Dari keluhan warga sampai alat yang dicoba: merancang, membuat, memperbaiki.' },
    article: {
      title: 'Uji coba pertama boleh gagal',
      summary: 'Model dari kardus menjawab lebih banyak pertanyaan daripada rapat.',
      body: 'Buatlah model secepat mungkin, dengan bahan semurah mungkin.\n\n## Yang dicatat\n\n1. Apa yang kami kira akan terjadi.\n2. Apa yang terjadi.\n3. Satu hal yang kami ubah sesudahnya.\n\nKalau tidak ada yang berubah, ujiannya terlalu mudah.',
    },
  },
  aibersamapuja: {
    topic: 'kecerdasan buatan',
    first: {
      name: 'AI untuk Sehari-hari',
      summary: 'Apa yang bisa dan tidak bisa dilakukan asisten AI, dicoba dengan pekerjaanmu sendiri.',
      outcomes: ['Menulis permintaan yang jelas', 'Memeriksa jawaban sebelum dipakai'],
    },
    alone: {
      name: 'Memeriksa Jawaban Mesin',
      summary: 'Latihan menemukan kekeliruan dalam jawaban yang terdengar meyakinkan.',
      outcomes: ['Mencari sumber sebuah pernyataan', 'Mengenali jawaban yang dikarang'],
    },
    program: { name: 'AI dengan Akal Sehat', summary: 'Memakai kecerdasan buatan sambil tetap berpikir sendiri.' },
    article: {
      title: 'Bertanya kepada mesin, memeriksa sebagai manusia',
      summary: 'Jawaban yang lancar belum tentu benar. Tiga langkah pemeriksaan.',
      body: '1. **Minta sumbernya**, lalu buka. Yang tidak bisa dibuka tidak dihitung.\n2. **Tanyakan dengan cara lain.** Jawaban yang berubah perlu dicurigai.\n3. **Periksa satu angka** sampai ke asalnya.\n\nDan jangan pernah menempelkan data orang lain ke dalam pertanyaan.',
    },
  },
  aksara: {
    topic: 'kelas digital di sekolah',
    first: {
      name: 'Menyiapkan Kelas Digital',
      summary: 'Untuk guru: memindahkan satu mata pelajaran ke kelas digital, dari materi sampai tugas pertama.',
      outcomes: ['Menyusun satu modul', 'Memberi tanggapan pada tugas'],
    },
    alone: {
      name: 'Kuis yang Mengajar',
      summary: 'Menulis soal yang menunjukkan apa yang belum dipahami, bukan hanya nilai.',
      outcomes: ['Menulis soal pilihan yang adil', 'Membaca hasil sebuah kuis'],
    },
    program: { name: 'Guru Siap Digital', summary: 'Pendampingan guru dan operator sekolah, satu mata pelajaran dulu.' },
    article: {
      title: 'Mulai dari satu mata pelajaran',
      summary: 'Sekolah yang berhasil memindahkan kelasnya tidak memulai dengan semuanya sekaligus.',
      body: 'Pilih satu guru yang mau, satu kelas, dan satu bulan.\n\n## Sesudah sebulan\n\n- Apa yang lebih cepat daripada di kertas?\n- Apa yang lebih lambat?\n- Siapa yang tertinggal, dan mengapa?\n\nJawabannya menentukan langkah berikut.',
    },
  },
  diaksara: {
    topic: 'menulis',
    first: {
      name: 'Menulis Cerita Pendek',
      summary: 'Satu tokoh, satu keinginan, satu halangan: menulis cerita pendek sampai titik terakhir.',
      outcomes: ['Membangun satu tokoh', 'Menyelesaikan cerita seribu kata'],
    },
    alone: {
      name: 'Menyunting Tulisan Sendiri',
      summary: 'Membaca tulisan sendiri sebagai orang lain, lalu memotong yang tidak perlu.',
      outcomes: ['Menemukan kalimat yang tersandung', 'Memotong sepertiga tanpa kehilangan isi'],
    },
    program: { name: 'Lingkar Menulis', summary: 'Menulis setiap minggu, dibaca teman, lalu ditulis ulang.' },
    article: {
      title: 'Memotong adalah menulis',
      summary: 'Tulisan menjadi lebih baik bukan ketika tidak ada lagi yang bisa ditambah.',
      body: 'Sesudah selesai, tutup dulu sehari. Lalu baca keras-keras dan coret:\n\n- kata yang mengulang,\n- kalimat yang hanya mengantar,\n- paragraf yang kamu sayangi tetapi tidak berkata apa-apa.\n\nYang tersisa biasanya cukup.',
    },
  },
  beasiswabersamapuja: {
    topic: 'beasiswa',
    first: {
      name: 'Menyiapkan Berkas Beasiswa',
      summary: 'Dari daftar syarat sampai map yang lengkap, dengan jadwal yang selesai sebelum tenggat.',
      outcomes: ['Menyusun kalender berkas', 'Meminta surat rekomendasi dengan sopan'],
    },
    alone: {
      name: 'Menulis Esai Motivasi',
      summary: 'Latihan menulis esai tentang diri sendiri yang jujur, runtut, dan sesuai pertanyaannya.',
      outcomes: ['Menjawab pertanyaan esai dengan tepat', 'Menyunting esai lima ratus kata'],
    },
    program: { name: 'Siap Beasiswa', summary: 'Belajar mencari, menyiapkan, dan mengirim lamaran beasiswa bersama-sama.' },
    article: {
      title: 'Mengenali beasiswa palsu',
      summary: 'Beasiswa memberi uang, bukan meminta. Tanda-tanda yang perlu diperiksa sebelum mengirim data.',
      body: '- Ada biaya pendaftaran atau "jaminan".\n- Alamat surelnya bukan milik lembaga yang disebut.\n- Tenggatnya hari ini juga.\n- Hasilnya sudah pasti sebelum kamu melamar.\n\nSatu tanda saja cukup untuk berhenti dan bertanya.',
    },
  },
  wujudbersamapuja: {
    topic: 'gagasan warga',
    first: {
      name: 'Dari Keinginan ke Rencana',
      summary: 'Mengubah satu keinginan untuk lingkungan menjadi rencana yang bisa dikerjakan bersama tetangga.',
      outcomes: ['Merumuskan satu keinginan', 'Membagi langkah seratus hari'],
    },
    alone: {
      name: 'Mengajak Tetangga',
      summary: 'Menyusun undangan, memimpin pertemuan kecil, dan mencatat kesepakatan.',
      outcomes: ['Menulis undangan yang dijawab', 'Mencatat siapa mengerjakan apa'],
    },
    program: {
      name: 'Seratus Hari Mewujudkan',
      summary: 'Satu keinginan, satu kelompok, seratus hari, dengan kabar yang bisa diikuti semua orang.',
    },
    article: {
      title: 'Keinginan yang bisa dikerjakan',
      summary: 'Keinginan besar jarang mulai. Begini cara mengecilkannya tanpa mengkhianatinya.',
      body: 'Ganti "lingkungan yang bersih" dengan "selokan di gang ini lancar sebelum musim hujan".\n\n## Tiga pertanyaan\n\n1. Bisa dilihat siapa saja?\n2. Bisa selesai dalam seratus hari?\n3. Siapa tiga orang pertama?',
    },
  },
  bharabas: {
    topic: 'siaran radio',
    first: {
      name: 'Penyiar Pertama Kali',
      summary: 'Napas, naskah, dan jeda: menyiapkan siaran lima belas menit yang enak didengar.',
      outcomes: ['Menulis naskah untuk telinga', 'Membawakan siaran lima belas menit'],
    },
    alone: {
      name: 'Merekam di Rumah',
      summary: 'Memilih ruang, menata mikrofon, dan membersihkan suara dengan alat yang ada.',
      outcomes: ['Mengurangi gema tanpa biaya', 'Menyunting rekaman pendek'],
    },
    program: { name: 'Sekolah Siaran', summary: 'Belajar di belakang mikrofon: menulis, merekam, menyunting, mengudara.' },
    article: {
      title: 'Menulis untuk telinga',
      summary: 'Pendengar tidak bisa mengulang kalimat. Karena itu naskah siaran ditulis lain.',
      body: '- Satu gagasan setiap kalimat.\n- Angka dibulatkan, nama diulang.\n- Tulis tanda jeda, lalu patuhi.\n- Baca keras-keras sebelum merekam.\n\nKalau lidahmu tersandung, telinga orang lain juga akan tersandung.',
    },
  },
  ruangcipta: {
    topic: 'ruang kreatif',
    first: {
      name: 'Membuat dengan Tangan',
      summary: 'Satu benda kecil dari kayu, kertas, atau kain, dibuat dari awal sampai selesai di satu ruang bersama.',
      outcomes: ['Memakai alat dengan aman', 'Menyelesaikan satu benda'],
    },
    alone: {
      name: 'Menata Ruang Kerja',
      summary: 'Cahaya, meja, dan tempat alat: menata sudut kerja di rumah supaya mudah memulai.',
      outcomes: ['Menggambar denah sudut kerja', 'Menata alat menurut pemakaian'],
    },
    program: { name: 'Ruang Terbuka', summary: 'Kelas-kelas di satu ruang yang sama: mencoba alat, membuat benda, memamerkan hasil.' },
    article: {
      title: 'Ruang bersama bertahan karena kebiasaan',
      summary: 'Bukan aturan di dinding yang menjaga sebuah ruang, melainkan empat kebiasaan kecil.',
      body: '1. Tinggalkan meja lebih rapi daripada saat datang.\n2. Alat kembali ke tempatnya, bukan ke dekatnya.\n3. Yang rusak ditulis, bukan disembunyikan.\n4. Yang baru datang disapa lebih dulu.',
    },
  },
  alpha: {
    topic: 'membuat produk digital',
    first: {
      name: 'Menguji Produk Sejak Awal',
      summary: 'Menunjukkan versi yang belum jadi kepada orang sungguhan, dan belajar dari diamnya mereka.',
      outcomes: ['Menyusun pertanyaan uji', 'Mencatat tanpa membela diri'],
    },
    alone: {
      name: 'Menulis Catatan Rilis',
      summary: 'Catatan perubahan yang dibaca pemakai: apa yang berubah, mengapa, dan apa yang hilang.',
      outcomes: ['Menulis perubahan dari sudut pemakai', 'Menyebut kekurangan dengan jujur'],
    },
    program: { name: 'Pemakai Pertama', summary: 'Belajar membuat produk bersama orang-orang yang memakainya lebih dulu.' },
    article: {
      title: 'Rilis kecil, cerita lengkap',
      summary: 'Perubahan kecil yang diceritakan dengan baik lebih dipercaya daripada rilis besar yang diam.',
      body: 'Setiap rilis menjawab tiga pertanyaan pemakai.\n\n1. Apa yang sekarang bisa saya lakukan?\n2. Apa yang berpindah tempat?\n3. Apa yang masih rusak, dan kapan dilihat lagi?\n\nKalau tidak ada jawabannya, rilisnya belum selesai.',
    },
  },
}
