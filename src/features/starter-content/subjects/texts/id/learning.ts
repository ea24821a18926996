export const learning = {
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
}
