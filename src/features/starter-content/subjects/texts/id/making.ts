export const making = {
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
