export const id = {
  title: 'Belajar dari yang mengerjakannya',
  description: 'Kelas dan kursus untuk pengembang, perancang, dan analis: silabus terbuka, mentor yang mendampingi, tugas yang nyata.',
  nav: {
    courses: 'Kursus',
    classes: 'Jadwal Kelas',
    program: 'Program',
    mentor: 'Mentor',
    services: 'Untuk Perusahaan',
    news: 'Kabar',
    about: 'Tentang',
  },
  search: { placeholder: 'Mau belajar apa hari ini?', button: 'Cari' },
  open: {
    title: 'Pendaftaran sedang dibuka',
    lead: 'Pilih angkatan yang cocok dengan jadwalmu; kuotanya terbatas supaya mentor mengenal tiap peserta.',
    more: 'Semua kursus',
  },
  counts: { classes: 'kelas dan kursus', mentors: 'mentor praktisi', cities: 'kota', posts: 'tulisan dan kabar' },
  paths: {
    title: 'Jalur belajar',
    lead: 'Urutan kelas yang saling menyambung, dari nol sampai siap bekerja.',
    classes: 'kelas di jalur ini',
    more: 'Semua program',
  },
  how: {
    title: 'Cara belajarnya',
    items: [
      { title: 'Pilih kelas', text: 'Baca silabus lengkapnya dulu, lalu tanyakan apa pun lewat WhatsApp.' },
      { title: 'Ikuti sesi', text: 'Belajar bertahap dari ponsel atau laptop, dengan materi yang bisa diulang kapan saja.' },
      { title: 'Kerjakan tugas', text: 'Setiap modul ditutup dengan karya kecil yang ditinjau mentor, bukan pilihan ganda.' },
      { title: 'Tunjukkan hasil', text: 'Sertifikat yang bisa diperiksa siapa pun dan portofolio yang bisa dibuka.' },
    ],
  },
  mentors: { title: 'Diajar oleh orang yang masih mengerjakannya', more: 'Semua mentor' },
  said: { title: 'Kata yang sudah lulus' },
  news: { title: 'Kabar dan cerita', more: 'Semua kabar' },
  faq: { title: 'Yang sering ditanyakan' },
  end: {
    title: 'Masih bingung mulai dari mana?',
    text: 'Ceritakan tujuanmu. Kami bantu memilih kelas pertama, tanpa biaya.',
    action: 'Tanya lewat WhatsApp',
  },
}
