export const words = {
  title: 'Dua jam seminggu cukup untuk mengubah sore seseorang',
  description:
    'Jadilah sahabat belajar, teman ponsel bagi lansia, atau penggerak kegiatan di gangmu. Kami melatih, kamu datang, lalu kita minum teh bersama.',
  nav: { help: 'Cara membantu', train: 'Pelatihan', blog: 'Cerita', event: 'Kumpul', gallery: 'Mozaik', about: 'Siapa kami' },
  frame: {
    menu: 'Menu',
    search: 'Cari di situs ini',
    button: 'Cari',
    join: 'Mau ikut',
    pages: 'Jelajahi',
    contact: 'Kabari kami',
    greeting: 'Halo {{title}}, saya mau ikut membantu.',
    follow: 'Ikuti',
    sign: 'Sampai jumpa pekan depan.',
  },
  hero: { join: 'Aku mau ikut', ways: 'Lihat cara membantu' },
  ways: {
    title: 'Empat cara membantu',
    lead: 'Pilih yang paling dekat dengan kebiasaanmu. Semua dilatih, semua berpasangan.',
    more: 'Sore pertamamu',
    items: [
      {
        icon: 'book',
        name: 'Sahabat Belajar',
        text: 'Menemani paling banyak lima anak membaca dan mengerjakan PR di tempat terbuka.',
        first: 'Bawa dua buku tipis. Duduk di lantai. Biarkan anak yang memilih halaman pertama.',
      },
      {
        icon: 'phone',
        name: 'Teman Ponsel',
        text: 'Satu lansia, enam pertemuan, kecepatan yang ditentukan oleh beliau.',
        first: 'Mulailah dari menelepon cucu. Jangan ambil ponselnya; tunjuk saja layarnya.',
      },
      {
        icon: 'hand',
        name: 'Bahasa Isyarat',
        text: 'Menyapa, mengantar ke loket, dan menemani sampai urusan teman Tuli selesai.',
        first: 'Belajar memperkenalkan nama. Lambat tidak apa-apa, tatap mata itu perlu.',
      },
      {
        icon: 'flag',
        name: 'Penggerak Gang',
        text: 'Memulai kegiatan kecil yang masih berjalan pada pekan keempat.',
        first: 'Ketuk tiga pintu. Tanyakan apa yang mereka rindukan dari gang ini.',
      },
    ],
  },
  afternoon: {
    title: 'Dua jam, kira-kira begini',
    lead: 'Tidak ada rapat panjang. Hanya datang, menemani, lalu pulang dengan sandal berdebu.',
    items: [
      { time: '15.30', text: 'Bertemu pasanganmu di pos ronda, menggelar tikar.' },
      { time: '15.45', text: 'Anak-anak datang, biasanya sambil berlari.' },
      { time: '16.30', text: 'Istirahat: pisang goreng, cerita sekolah, lomba diam.' },
      { time: '17.00', text: 'Menulis tiga baris di buku kecil tentang hari ini.' },
      { time: '17.30', text: 'Teh bersama. Lalu kalimat wajib: “pekan depan lagi, ya?”' },
    ],
  },
  promise: {
    text: 'Selalu berpasangan, selalu di tempat terbuka, dan selalu terlatih menjaga anak. Tanpa tiga hal itu kami tidak bertugas.',
    by: 'Janji setiap relawan',
  },
  stories: {
    title: 'Cerita relawan',
    lead: 'Ditulis sesudah pulang: yang lucu, yang gagal, yang membuat ingin kembali.',
    more: 'Semua cerita',
  },
  train: { title: 'Pelatihan sebelum bertugas', lead: 'Tidak perlu pengalaman. Perlu mau datang lagi.', more: 'Semua pelatihan' },
  events: { title: 'Kumpul berikutnya', more: 'Semua acara' },
  people: { title: 'Yang melatih dan menyeduh teh', more: 'Semua pelatih' },
  said: { title: 'Kata mereka' },
  faq: { title: 'Sebelum kamu bertanya' },
  end: {
    title: 'Sore Sabtu ini kamu ke mana?',
    text: 'Kirim pesan berisi namamu dan kotamu. Kami carikan pos ronda yang paling dekat.',
    action: 'Kirim pesan',
  },
}
