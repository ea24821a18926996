export const mails = {
  guardian: {
    subject: 'Izin Anda diperlukan: {{child}} ingin belajar di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: [
      '{{child}} mendaftar di {{site}} dan menyebut Anda sebagai orang tua atau walinya. Karena usianya di bawah 18 tahun, ia baru bisa mulai setelah Anda mengizinkan.',
      'Tautan di bawah menjelaskan data apa yang disimpan dan untuk apa. Di sana Anda bisa mengizinkan atau menolak. Tautan itu berlaku sampai {{until}}.',
      'Simpan email ini: lewat tautan yang sama Anda bisa menarik izin kapan saja.',
    ],
    button: 'Baca dan putuskan',
    footnote: 'Tidak mengenal {{child}}? Abaikan email ini; tanpa jawaban Anda tidak terjadi apa-apa.',
  },
  school: {
    subject: '{{child}} meminta izin sekolah di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: [
      '{{child}}, yang Anda undang ke {{site}}, berusia di bawah 18 tahun dan meminta izin dari sekolah. Mungkin ada siswa lain yang juga menunggu.',
      'Di ruang kerja Anda bisa membaca teks izinnya dan mengizinkan atas nama sekolah.',
    ],
    button: 'Lihat yang menunggu',
    footnote: 'Email seperti ini kami kirim paling banyak sekali sehari.',
  },
  allowedByParent: {
    subject: 'Anda sudah bisa mulai di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: ['Orang tua atau wali Anda sudah mengizinkan. Mulai sekarang Anda anggota {{site}}.'],
    button: 'Mulai belajar',
    footnote: 'Anda menerima email ini karena mendaftar di {{site}}.',
  },
  allowedBySchool: {
    subject: 'Anda sudah bisa mulai di {{site}}',
    heading: 'Halo, {{name}}',
    paragraphs: ['Sekolah Anda sudah mengizinkan. Mulai sekarang Anda anggota {{site}}.'],
    button: 'Mulai belajar',
    footnote: 'Anda menerima email ini karena mendaftar di {{site}}.',
  },
  erasureAsked: {
    subject: 'Permintaan hapus data {{reference}} kami terima',
    heading: 'Halo, {{name}}',
    paragraphs: [
      'Anda meminta semua data Anda di {{site}} dihapus. Nomor permintaan Anda {{reference}}.',
      'Penghapusannya selesai paling lambat {{due}}. Sampai saat itu Anda masih bisa membatalkannya di halaman Privasi saya.',
    ],
    button: 'Lihat permintaan saya',
    footnote: 'Bukan Anda yang meminta? Batalkan di halaman itu, lalu ganti kata sandi akun Anda.',
  },
  erasureDone: {
    subject: 'Data Anda di {{site}} sudah dihapus',
    heading: 'Halo, {{name}}',
    paragraphs: [
      'Permintaan {{reference}} sudah dijalankan: data Anda di {{site}} sudah dihapus, dan Anda bukan anggota lagi.',
      'Yang tersisa hanya nomor dan waktu permintaan ini, tanpa nama Anda. Akun yang Anda pakai untuk masuk tidak ikut terhapus; hapus di situs akun kalau tidak diperlukan lagi.',
    ],
    footnote: 'Email ini pun segera dihapus dari catatan kami.',
  },
}
