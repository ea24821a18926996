export const words = {
  title: 'Masalah di kampungmu layak mendapat gambar kerja',
  description:
    'Papan aspirasi warga, kisah alat yang benar-benar dipakai, dan kelas untuk membuat alatmu sendiri dari sketsa sampai purwarupa.',
  nav: {
    stories: 'Kisah Alat',
    classes: 'Kelas',
    program: 'Bengkel',
    notes: 'Catatan',
    events: 'Gelar',
    about: 'Tentang',
  },
  frame: {
    search: 'Cari kelas',
    pages: 'Daftar lembar',
    contact: 'Hubungi bengkel',
    greeting: 'Halo {{title}}, saya ingin bertanya.',
    follow: 'Ikuti',
    open: 'Setiap gambar kerja di sini boleh ditiru, diubah, dan diperbaiki. Sebut saja nama pembuatnya.',
  },
  drawing: {
    write: 'Tulis keluhanmu',
    learn: 'Belajar membuat alat',
    alt: 'Gambar kerja gerobak tanjakan: sebuah roda dengan gigi penahan dan satu pelat pengunci, dilihat dari samping.',
    marks: { ratchet: 'gigi penahan', plate: 'pelat pengunci', slope: 'tanjakan' },
    block: [
      { label: 'Judul', value: 'Gerobak tanjakan' },
      { label: 'Asal masalah', value: 'Wamena, nomor 1000' },
      { label: 'Status', value: 'Dipakai warga' },
      { label: 'Hak', value: 'Terbuka untuk ditiru' },
    ],
  },
  board: {
    title: 'Papan aspirasi',
    lead: 'Masalah ditulis warga dengan kata-katanya sendiri. Penemu mengambil satu kartu, dan kartunya pindah ke lajur berikutnya sampai alatnya dipakai.',
    from: 'dari',
    ask: 'Kartumu belum ada di sini?',
    write: 'Tulis di kartu kosong',
    columns: [
      {
        name: 'Menunggu penemu',
        cards: [
          { text: 'Gabah kami busuk sebelum sempat kering kalau hujannya panjang.', from: 'kelompok tani' },
          { text: 'Air sumur berbau besi. Bajunya kuning semua.', from: 'ibu-ibu dasawisma' },
        ],
      },
      {
        name: 'Sedang dikerjakan',
        cards: [
          { text: 'Bapak saya memanjat kelapa tanpa tali. Kami takut.', from: 'anak pemanjat nira' },
          { text: 'Kelas sebelah penggilingan padi, gurunya tidak kedengaran.', from: 'siswa Indramayu' },
        ],
      },
      {
        name: 'Sudah dipakai',
        cards: [
          { text: 'Merontokkan sorgum pakai tangan, sekarung habis sehari.', from: 'Mama Regina' },
          { text: 'Gerobak kami tidak bisa mendaki. Kalau berhenti, ia mundur.', from: 'pedagang Wamena' },
        ],
      },
    ],
  },
  sheets: {
    title: 'Alat yang lahir dari keluhan',
    lead: 'Yang jadi dan yang meledak kami tulis sama rapinya.',
    sheet: 'Lembar',
    more: 'Semua kisah',
  },
  how: {
    title: 'Satu keluhan, empat meja',
    items: [
      { label: 'Meja 1', title: 'Dengar', text: 'Keluhan dibaca ulang bersama penulisnya, sampai semua orang menunjuk masalah yang sama.' },
      { label: 'Meja 2', title: 'Gambar', text: 'Sketsa boleh di seng, lantai, atau daun. Yang penting ukurannya tertulis.' },
      {
        label: 'Meja 3',
        title: 'Buat',
        text: 'Bengkel mitra membuka pintu. Bahan bekas didahulukan, yang bisa dibeli di toko baut terdekat.',
      },
      {
        label: 'Meja 4',
        title: 'Uji dan serahkan',
        text: 'Pemakainya yang menilai. Kalau ditinggalkan, kami catat sebabnya dan mulai lagi.',
      },
    ],
  },
  classes: { title: 'Kelas dari sketsa ke purwarupa', more: 'Semua kelas' },
  programs: { title: 'Bengkel dan pendampingan', classes: 'kelas', more: 'Semua program' },
  counts: { classes: 'kelas dibuka', mentors: 'pembuat yang mengajar', schools: 'sekolah bengkel', portfolios: 'alat yang diserahkan' },
  works: { title: 'Sudah diserahkan', lead: 'Alat dan pelatihan yang kini dirawat pemiliknya sendiri.', more: 'Semua karya' },
  events: { title: 'Gelar purwarupa', more: 'Semua acara' },
  faq: { title: 'Sebelum menggambar' },
  end: {
    title: 'Yang mengganggumu setiap hari itu, tulislah.',
    text: 'Empat baris cukup: apa yang terjadi, kapan, kepada siapa, dan apa yang sudah dicoba.',
    action: 'Kirim lewat WhatsApp',
  },
}
