/** `{{name}}` is the organisation's name, `{{topic}}`, `{{first}}`, `{{alone}}` and `{{program}}` come of the layout's subject (`subjects/`); light markup as of `platform/rich-text/from-markup.ts`. */
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

- [{{first}}](/Courses/{{firstSlug}}) berjalan bersama satu angkatan, dengan jadwal yang tetap.
- [{{alone}}](/Courses/{{aloneSlug}}) bisa dibuka kapan saja, secepat atau sepelan yang kamu mau.

## Mana yang cocok?

Pilih **{{first}}** kalau kamu lebih mudah belajar bersama orang lain. Pilih **{{alone}}** kalau waktumu tidak menentu.`,
    },
    why: {
      title: 'Mengapa kami menulis di sini',
      summary: 'Pekerjaan yang terlihat lebih mudah dibantu. Itulah alasan {{name}} menulis tentang apa yang berhasil dan apa yang belum.',
      body: `Setiap organisasi punya cerita yang hanya diketahui orang di dalamnya: bagaimana sebuah kelas dimulai, apa yang berubah di tengah jalan, siapa yang membantu.

Di blog ini kami menuliskannya, pendek dan apa adanya. Bukan hanya yang berhasil. Tulisan tentang yang belum berhasil sering lebih berguna bagi orang lain yang sedang mencoba hal yang sama.

Kalau ada yang ingin kamu tahu tentang {{name}}, tanyakan saja. Pertanyaanmu mungkin menjadi tulisan berikutnya.`,
    },
    ask: {
      title: 'Tiga pertanyaan sebelum mulai',
      summary: 'Sebelum mendaftar kelas apa pun tentang {{topic}}, ada baiknya menjawab tiga pertanyaan ini dulu.',
      body: `1. Apa yang ingin kamu kerjakan sesudahnya?
2. Berapa jam yang benar-benar kamu punya setiap minggu?
3. Siapa yang akan kamu ceritai?

Tidak ada jawaban yang salah. Tetapi orang yang menjawabnya dulu biasanya sampai ke akhir. Kelas kami tentang {{topic}}, [{{first}}](/Courses/{{firstSlug}}), dimulai dengan pertanyaan-pertanyaan yang sama.`,
    },
    opening: {
      title: 'Suara pembuka',
      summary: 'Semenit nada pembuka siniar {{name}}, yang akan terdengar di awal setiap episode tentang {{topic}}.',
      body: `Episode ini hanya berisi musik: nada pembuka siniar kami. Episode berikutnya akan berisi percakapan tentang {{topic}}.

Punya pertanyaan yang ingin dibahas? Kirim lewat alamat di kaki halaman.`,
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
      title: 'Pendaftaran program {{program}}',
      summary: 'Program {{program}} menghubungkan semua kelas {{name}} menjadi satu jalur, dari langkah pertama sampai karya sendiri.',
      body: `Siapa pun yang mengikuti salah satu kelas kami otomatis menjadi bagian dari program {{program}}. Tidak ada pendaftaran terpisah.

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
    body: `{{program}} adalah nama untuk cara kami mengajar: kelompok kecil, langkah yang jelas, dan selalu ada yang bisa ditanya.

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
      body: `Kelas ini untuk yang belum pernah mencoba sama sekali. Kita mulai dari pertanyaan paling sederhana, dan selesai dengan sesuatu yang bisa kamu tunjukkan.

## Yang akan kita lakukan

Setiap minggu ada satu pertemuan dan satu tugas kecil. Pendamping membaca setiap tugas dan menulis tanggapannya.`,
      audience: ['Siapa saja yang baru mulai', 'Yang pernah berhenti di tengah jalan'],
      requirements: ['Kemauan untuk mencoba', 'Ponsel atau komputer dengan internet'],
      tags: ['pemula', 'angkatan'],
    },
    alone: {
      body: `Tidak semua orang punya waktu pada jam yang sama. Kelas ini tidak punya jadwal: buka materinya saat kamu sempat, dan berhenti di mana pun.

## Kalau tersangkut

Tulis pertanyaanmu kepada pendamping. Belajar mandiri tidak berarti belajar sendirian.`,
      audience: ['Yang waktunya tidak menentu', 'Yang ingin mengulang materi'],
      requirements: ['Ponsel atau komputer dengan internet'],
      tags: ['mandiri', 'kapan saja'],
    },
  },
  work: {
    title: 'Situs {{name}}',
    kind: 'Situs',
    summary: 'Karya pertama kami yang bisa dilihat semua orang: situs ini, dengan kabar, kelas, dan acara {{name}} di satu tempat.',
    body: `Situs ini dibuat supaya apa yang dikerjakan {{name}} mudah ditemukan, juga dari ponsel dengan jaringan yang lambat.

## Yang dikerjakan

- Menyusun halaman dan menu
- Menulis kabar dan kelas pertama tentang {{topic}}
- Memilih warna dan motif`,
  },
  employer: {
    industry: 'Pendidikan',
    summary: '{{name}} mengajak orang belajar {{topic}}, dan membuka lowongannya di sini.',
    body: 'Kami tim yang kecil. Lowongan kami selalu menyebut pekerjaannya, tempatnya, dan apa yang kami harapkan.',
  },
  job: {
    title: 'Magang pendamping kelas',
    summary: 'Membantu peserta {{first}}: menyiapkan pertemuan, menjawab pertanyaan, dan membaca tugas bersama tim.',
    duties: ['Menyiapkan bahan pertemuan', 'Menjawab pertanyaan peserta'],
    requirements: ['Suka menjelaskan dengan sabar', 'Mau belajar tentang {{topic}}'],
  },
  questions: {
    about: {
      question: 'Apa yang dipelajari di sini?',
      answer: 'Kelas-kelas kami tentang {{topic}}. Mulailah dengan {{first}}, atau buka {{alone}} kalau waktumu tidak menentu.',
    },
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
