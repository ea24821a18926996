export const causes = {
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
}
