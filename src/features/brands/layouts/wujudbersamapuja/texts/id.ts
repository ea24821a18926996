export const words = {
  title: 'Tulis keinginan, kerjakan bersama, tandai ketika jadi',
  description:
    'Papan terbuka bagi warga: satu keinginan untuk kampung, teman untuk mengerjakannya, dan catatan yang bisa diikuti sampai benar-benar terwujud.',
  nav: { done: 'Sudah jadi', days: 'Hari kerja', news: 'Kabar', diary: 'Buku harian', classes: 'Belajar', about: 'Tentang' },
  hero: {
    write: 'Tulis keinginanmu',
    follow: 'Ikuti yang sudah jadi',
    board: 'Papan wujud',
    wish: {
      title: 'Harapan',
      hint: 'Baru sebuah kalimat',
      blank: 'Di gang kami, aku ingin ada …',
      fill: 'Lanjutkan kalimat ini',
      starts: [
        '… tempat duduk di halte, supaya nenek tidak berdiri.',
        '… lampu di tikungan dekat mushala.',
        '… jalur yang bisa dilewati kursi roda sampai ke warung.',
      ],
      example: 'Misalnya',
    },
    work: {
      title: 'Dikerjakan',
      hint: 'Ada orang, ada tanggal',
      come: 'Datang membantu',
      past: 'Hari kerja yang lalu',
      note: 'Dari buku harian',
    },
    done: { title: 'Jadi', hint: 'Bisa dilihat dan disentuh', stamp: 'Jadi', more: 'Semua yang sudah jadi' },
    news: 'Baru ditempel',
  },
  days: {
    title: 'Seratus hari, dari kalimat sampai kunci diserahkan',
    lead: 'Panjang tiap ruas sesuai dengan jumlah harinya. Membangun memang paling lama, tetapi mendengar selalu lebih dahulu.',
    more: 'Lihat programnya',
    day: 'Hari',
    items: [
      { from: 1, to: 20, title: 'Mendengar', text: 'Belum ada yang dibangun. Kita mengetuk pintu, mengukur, dan menemui yang keberatan.' },
      { from: 21, to: 50, title: 'Mencoba', text: 'Tali, patok, dan versi sehari. Kalau salah arah, lebih baik ketahuan sekarang.' },
      { from: 51, to: 90, title: 'Mengerjakan', text: 'Hari kerja bersama, buku kas di pintu warung, dan kopi yang dimasak bergiliran.' },
      { from: 91, to: 100, title: 'Merayakan', text: 'Lampu dinyalakan, kunci diserahkan.' },
    ],
  },
  stories: {
    title: 'Kisah di balik yang sudah jadi',
    lead: 'Panjang, jujur, dan ditulis sesudah catnya kering.',
    read: 'Baca kisahnya',
  },
  classes: {
    title: 'Belajar sebelum mencangkul',
    lead: 'Cara menulis keinginan, mengajak tetangga, dan menjaga buku kas.',
    more: 'Semua kelas',
  },
  people: { title: 'Mereka pernah mengerjakan hal serupa', lead: 'Tanyai mereka sebelum membeli semen.', more: 'Semua pendamping' },
  said: { title: 'Kata yang ikut mengaduk' },
  faq: { title: 'Yang biasa ditanyakan di pos ronda' },
  end: {
    title: 'Apa satu hal yang kurang di jalan pulangmu?',
    text: 'Kirim satu kalimat saja. Kami balas dengan pertanyaan, lalu bersama-sama kita cari lima orang pertama.',
    action: 'Kirim satu kalimat',
  },
}
