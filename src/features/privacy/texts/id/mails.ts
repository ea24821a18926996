export const mails = {
  guardian: {
    subject: 'Mohon izin: {{child}} ingin belajar di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: [
      '{{child}} mendaftar di {{site}} dan menuliskan alamat ini sebagai alamat orang tua atau walinya. Karena usianya di bawah 18 tahun, ia baru bisa mulai setelah orang tua atau walinya mengizinkan.',
      'Tautan di bawah menjelaskan data apa yang disimpan dan untuk apa. Di sana izinnya bisa diberikan atau ditolak. Tautan itu berlaku sampai {{until}}.',
      'Simpan email ini: lewat tautan yang sama izinnya bisa ditarik kapan saja.',
    ],
    button: 'Baca dan putuskan',
    footnote: 'Tidak mengenal {{child}}? Abaikan email ini; tanpa jawaban, tidak terjadi apa-apa.',
  },
  school: {
    subject: '{{child}} meminta izin sekolah di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: [
      '{{child}}, yang kamu undang ke {{site}}, berusia di bawah 18 tahun dan meminta izin dari sekolah. Mungkin ada siswa lain yang juga menunggu.',
      'Di ruang kerja, kamu bisa membaca teks izinnya dan mengizinkan atas nama sekolah.',
    ],
    button: 'Lihat yang menunggu',
    footnote: 'Email seperti ini kami kirim paling banyak sekali sehari.',
  },
  allowedByParent: {
    subject: 'Kamu sudah bisa mulai di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: ['Orang tua atau walimu sudah mengizinkan. Mulai sekarang kamu anggota {{site}}.'],
    button: 'Mulai belajar',
    footnote: 'Kamu menerima email ini karena mendaftar di {{site}}.',
  },
  allowedBySchool: {
    subject: 'Kamu sudah bisa mulai di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: ['Sekolahmu sudah mengizinkan. Mulai sekarang kamu anggota {{site}}.'],
    button: 'Mulai belajar',
    footnote: 'Kamu menerima email ini karena mendaftar di {{site}}.',
  },
  erasureAsked: {
    subject: 'Permintaan hapus data {{reference}} kami terima',
    heading: 'Halo, {{name}}',
    paragraphs: [
      'Kamu meminta semua datamu di {{site}} dihapus. Nomor permintaanmu {{reference}}.',
      'Penghapusannya selesai paling lambat {{due}}. Sampai saat itu kamu masih bisa membatalkannya di halaman Privasi saya.',
    ],
    button: 'Lihat permintaan saya',
    footnote: 'Bukan kamu yang meminta? Batalkan di halaman itu, lalu ganti kata sandi akunmu.',
  },
  erasureDone: {
    subject: 'Datamu di {{site}} sudah dihapus',
    heading: 'Halo, {{name}}',
    paragraphs: [
      'Permintaan {{reference}} sudah dijalankan: datamu di {{site}} sudah dihapus, dan kamu bukan anggota lagi.',
      'Yang tersisa hanya nomor dan waktu permintaan ini, tanpa namamu. Akun yang kamu pakai untuk masuk tidak ikut terhapus; hapus di situs akun kalau tidak diperlukan lagi.',
    ],
    footnote: 'Email ini pun segera dihapus dari catatan kami.',
  },
}
