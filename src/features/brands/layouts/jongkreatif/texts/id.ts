export const words = {
  title: 'Bikin. Bongkar. Bikin lagi.',
  description:
    'Kami merancang merek, ruang, dan kata-kata. Setelah itu pintu studio dibuka, dan siapa pun boleh belajar dari tumpukan sketsa yang gagal.',
  nav: { work: 'Karya', services: 'Jasa', courses: 'Kelas', blog: 'Buang Sketsa', gallery: 'Dinding', about: 'Studio' },
  frame: {
    menu: 'Menu',
    search: 'Cari di situs ini',
    button: 'Cari',
    contact: 'Ketuk pintu',
    pages: 'Ruangan',
    greeting: 'Halo {{title}}, saya punya sesuatu yang perlu dibongkar.',
    follow: 'Intip',
  },
  hero: {
    sticker: 'lihat karya kami ✳ lihat karya kami ✳ ',
    stickerLabel: 'Lihat karya kami',
    marquee: ['identitas', 'kampanye', 'papan nama', 'penunjuk arah', 'naskah', 'huruf', 'risograf', 'kelas malam'],
  },
  works: { title: 'Karya', lead: 'Yang lolos, yang dipasang, yang masih berdiri.', more: 'Semua karya' },
  services: {
    title: 'Yang kami kerjakan',
    items: [
      { name: 'Identitas', text: 'Nama, logo, huruf, dan papan yang benar-benar naik.', href: '/Portfolio' },
      { name: 'Kampanye', text: 'Dua kata di poster, dua halaman alasan di belakangnya.', href: '/Services' },
      { name: 'Ruang', text: 'Penunjuk arah yang sudah diuji ibu mertua.', href: '/Gallery' },
      { name: 'Kelas', text: 'Brief sungguhan yang sudah lewat, untukmu bongkar.', href: '/Courses' },
    ],
  },
  rules: {
    title: 'Aturan meja panjang',
    items: [
      { title: 'Sketsa sejak hari ketiga', text: 'Klien melihat yang jelek dulu. Dari situ obrolannya jadi jujur.' },
      { title: 'Tiga klien, tidak lebih', text: 'Meja kami panjang, tetapi perhatian kami pendek.' },
      { title: 'Boleh tanya “kenapa”', text: 'Sampai jengkel. Jawabannya biasanya ada di pertanyaan keempat.' },
      { title: 'Satu proyek tanpa bayaran', text: 'Setiap tahun, untuk usaha kecil yang bisa ditempuh jalan kaki.' },
    ],
  },
  open: { title: 'Kelas di bekas bengkel', lead: 'Datang dengan satu karya yang membuatmu malu.', more: 'Semua kelas' },
  people: { title: 'Yang duduk di meja', more: 'Semua orang' },
  said: { title: 'Kata klien dan murid' },
  notes: { title: 'Buang sketsa', lead: 'Yang tidak lolos ke klien biasanya berakhir di sini.', more: 'Buka tempat sampah' },
  end: { small: 'Ada yang perlu dibongkar?', big: 'Ketuk pintu', note: 'Balas paling lambat besok siang, oleh orang, bukan mesin.' },
}
