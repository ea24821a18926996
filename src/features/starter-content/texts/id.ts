/** `{{name}}` is the organisation's name; light markup as of `platform/rich-text/from-markup.ts`. */
export const words = {
  categories: { news: 'Kabar', articles: 'Cara belajar' },
  posts: {
    opened: {
      title: 'Situs {{name}} sudah terbuka',
      summary: 'Mulai hari ini kabar, kelas, dan kegiatan {{name}} ada di satu tempat, dan bisa dibaca dari ponsel mana pun.',
      body: `Selamat datang di situs {{name}}. Di sini kami menulis apa yang sedang kami kerjakan, kelas apa yang dibuka, dan kapan kita bisa bertemu.

## Yang bisa ditemukan di sini

- **Kelas**: apa yang dipelajari, untuk siapa, dan bagaimana mendaftar.
- **Kabar dan artikel**: tulisan singkat dari tim kami.
- **Acara**: pertemuan terbuka untuk siapa saja.

## Ikut menulis

Punya pertanyaan atau usul? Hubungi kami lewat alamat di kaki halaman. Jawaban yang berguna bagi banyak orang kami tulis di sini juga.`,
    },
    classes: {
      title: 'Dua kelas pertama dibuka',
      summary: 'Pendaftaran dua kelas pertama {{name}} sudah dibuka: satu untuk yang baru mulai, satu yang bisa diikuti kapan saja.',
      body: `Dua kelas menunggu pesertanya. Keduanya dimulai dari nol, jadi tidak ada syarat selain kemauan untuk mencoba.

- [Langkah Pertama](/Courses/langkah-pertama) berjalan bersama satu angkatan, dengan jadwal yang tetap.
- [Belajar Mandiri](/Courses/belajar-mandiri) bisa dibuka kapan saja, secepat atau sepelan yang kamu mau.

## Mana yang cocok?

Pilih **Langkah Pertama** kalau kamu lebih mudah belajar bersama orang lain. Pilih **Belajar Mandiri** kalau waktumu tidak menentu.`,
    },
    habit: {
      title: 'Belajar sedikit setiap hari',
      summary: 'Dua puluh menit setiap hari membawa lebih jauh daripada satu hari penuh sebulan sekali. Begini cara memulainya.',
      body: `Orang jarang gagal belajar karena materinya sulit. Lebih sering karena jaraknya terlalu panjang antara satu pertemuan dan pertemuan berikutnya.

## Tentukan waktunya, bukan banyaknya

Pilih satu waktu yang sama setiap hari, misalnya sesudah sarapan. Dua puluh menit cukup. Kalau sudah habis, berhenti, walaupun sedang seru: besok lebih mudah mulai lagi.

## Tulis apa yang baru

1. Tutup bukunya.
2. Tulis tiga kalimat tentang apa yang baru kamu pelajari.
3. Buka lagi, dan periksa mana yang terlewat.

> Yang bisa kamu jelaskan dengan kalimatmu sendiri sudah menjadi milikmu.

## Cari satu teman

Ceritakan tiga kalimat itu kepada seseorang. Pertanyaannya menunjukkan bagian mana yang masih perlu dibaca lagi.`,
    },
    why: {
      title: 'Mengapa kami menulis di sini',
      summary: 'Pekerjaan yang terlihat lebih mudah dibantu. Itulah alasan {{name}} menulis tentang apa yang berhasil dan apa yang belum.',
      body: `Setiap organisasi punya cerita yang hanya diketahui orang di dalamnya: bagaimana sebuah kelas dimulai, apa yang berubah di tengah jalan, siapa yang membantu.

Di blog ini kami menuliskannya, pendek dan apa adanya. Bukan hanya yang berhasil. Tulisan tentang yang belum berhasil sering lebih berguna bagi orang lain yang sedang mencoba hal yang sama.

Kalau ada yang ingin kamu tahu tentang {{name}}, tanyakan saja. Pertanyaanmu mungkin menjadi tulisan berikutnya.`,
    },
    meet: {
      title: 'Kenalan dengan {{name}}',
      summary: 'Satu jam daring untuk siapa saja: siapa kami, kelas apa yang ada, dan waktu untuk semua pertanyaanmu.',
      body: `Ingin tahu dulu sebelum mendaftar? Datanglah ke pertemuan terbuka ini. Tidak perlu persiapan apa-apa.

## Susunan acara

- Perkenalan singkat tentang {{name}}
- Kelas yang sedang dibuka, dan untuk siapa
- Tanya jawab, sampai tidak ada pertanyaan lagi`,
    },
    colours: {
      title: 'Warna-warni {{name}}',
      summary: 'Empat motif dari warna kami sendiri: kawung, parang, dan bidang-bidang geometris yang disusun seperti kain perca.',
      body: `Motif-motif ini digambar dari warna {{name}}. Klik salah satunya untuk melihatnya lebih besar.`,
    },
    together: {
      title: 'Pendaftaran program Belajar Bersama',
      summary: 'Program Belajar Bersama menghubungkan semua kelas {{name}} menjadi satu jalur, dari langkah pertama sampai karya sendiri.',
      body: `Siapa pun yang mengikuti salah satu kelas kami otomatis menjadi bagian dari program Belajar Bersama. Tidak ada pendaftaran terpisah.

Pilih kelasnya, datang ke pertemuan pertama, dan bawa satu hal yang ingin kamu buat. Selebihnya kita kerjakan bersama.`,
    },
  },
  place: 'Daring',
  pictures: [
    'Motif kawung dan lingkaran yang disusun berselang-seling',
    'Lajur-lajur motif parang yang miring',
    'Bidang segitiga dan persegi yang berhadapan',
    'Bintang ceplok besar di antara bidang-bidang kecil',
  ],
  program: {
    name: 'Belajar Bersama',
    summary: 'Satu jalur untuk semua kelas {{name}}: mulai dari nol, belajar bersama satu angkatan, dan selesai dengan karya sendiri.',
    body: `Belajar Bersama adalah nama untuk cara kami mengajar: kelompok kecil, langkah yang jelas, dan selalu ada yang bisa ditanya.

## Untuk siapa

Untuk siapa saja yang ingin mulai, juga yang pernah berhenti di tengah jalan.

## Bagaimana jalannya

- Setiap kelas dimulai dari nol.
- Setiap pertemuan berakhir dengan sesuatu yang sudah jadi.
- Setiap peserta menutup kelasnya dengan karya sendiri.`,
  },
  mentor: {
    name: 'Tim {{name}}',
    headline: 'Pendamping kelas di {{name}}',
    bio: 'Kami mendampingi kelas-kelas di sini: menyiapkan materinya, menjawab pertanyaan, dan membaca setiap tugas yang masuk. Kalau kamu tersangkut, tulis saja kepada kami.',
    expertise: ['Pendampingan', 'Kelas pemula'],
  },
  classes: {
    first: {
      name: 'Langkah Pertama',
      summary: 'Kelas untuk yang baru mulai: bersama satu angkatan, dengan jadwal tetap, dan sebuah karya sendiri di akhirnya.',
      body: `Kelas ini untuk yang belum pernah mencoba sama sekali. Kita mulai dari pertanyaan paling sederhana, dan selesai dengan sesuatu yang bisa kamu tunjukkan.

## Yang akan kita lakukan

Setiap minggu ada satu pertemuan dan satu tugas kecil. Pendamping membaca setiap tugas dan menulis tanggapannya.`,
      outcomes: ['Tahu dari mana harus mulai', 'Menyelesaikan satu karya sendiri', 'Bisa menjelaskan karyanya kepada orang lain'],
      audience: ['Siapa saja yang baru mulai', 'Yang pernah berhenti di tengah jalan'],
      requirements: ['Kemauan untuk mencoba', 'Ponsel atau komputer dengan internet'],
      tags: ['pemula', 'angkatan'],
    },
    alone: {
      name: 'Belajar Mandiri',
      summary: 'Materi yang bisa dibuka kapan saja, secepat atau sepelan yang kamu mau, dengan pendamping yang tetap bisa ditanya.',
      body: `Tidak semua orang punya waktu pada jam yang sama. Kelas ini tidak punya jadwal: buka materinya saat kamu sempat, dan berhenti di mana pun.

## Kalau tersangkut

Tulis pertanyaanmu kepada pendamping. Belajar mandiri tidak berarti belajar sendirian.`,
      outcomes: ['Menyusun jadwal belajar sendiri', 'Mengulang bagian yang sulit sampai paham'],
      audience: ['Yang waktunya tidak menentu', 'Yang ingin mengulang materi'],
      requirements: ['Ponsel atau komputer dengan internet'],
      tags: ['mandiri', 'kapan saja'],
    },
  },
  questions: {
    join: {
      question: 'Bagaimana cara mendaftar kelas?',
      answer:
        'Buka halaman kelas yang kamu pilih, lalu ikuti tombol pendaftarannya. Kamu perlu akun, yang bisa dibuat dengan alamat email.',
    },
    beginners: {
      question: 'Apakah kelasnya cocok untuk pemula?',
      answer: 'Ya. Di setiap halaman kelas tertulis untuk siapa kelas itu, dan apa yang perlu disiapkan.',
    },
    contact: {
      question: 'Bagaimana menghubungi {{name}}?',
      answer: 'Lewat alamat di kaki halaman, atau datang ke acara terbuka kami. Jadwalnya ada di halaman acara.',
    },
  },
}
