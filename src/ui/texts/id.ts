/**
 * Texts of shared UI components, in Indonesian. Screen titles are the catalogue's (specification, section 8), letter for letter: people and API clients
 * search for them.
 */
export const words = {
  home: 'Beranda',
  breadcrumbs: 'Remah roti',
  pages: 'Halaman daftar',
  pageNumber: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  of: 'dari',
  search: 'Cari',
  shareByWhatsApp: 'Bagikan lewat WhatsApp',
  lastingLink: 'Tautan tetap',
  notFound: {
    title: 'Oops.. Maaf halaman tidak ditemukan',
    sentence: 'Halaman ini tidak dapat ditemukan',
    text: 'Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan. Periksa kembali alamatnya, atau mulai lagi dari beranda.',
    classes: 'Lihat semua kelas',
  },
  forbidden: {
    title: 'Halaman ini bukan untuk peranmu',
    text: 'Peran yang sedang kamu pakai tidak membuka halaman ini. Pilih peran lain di akunmu, atau minta haknya kepada admin situs ini.',
    roles: 'Pilih peran',
  },
  factor: {
    title: 'Perlu faktor kedua',
    text: 'Situs ini mewajibkan faktor kedua bagi semua pengelolanya: kode dari aplikasi di ponsel, selain kata sandi. Pasang sekali saja, atau isi kodenya; lalu kamu kembali ke halaman ini.',
    action: 'Lanjutkan dengan faktor kedua',
  },
  error: {
    title: 'Opps.. Maaf terjadi kesalahan pada website',
    text: 'Ini bukan kesalahanmu. Coba muat ulang halaman ini; bila masih gagal, silakan kembali beberapa saat lagi.',
    again: 'Coba lagi',
  },
  busy: {
    title: 'Situs ini sedang sibuk',
    text: 'Halaman ini belum bisa kami tampilkan. Coba lagi beberapa detik lagi.',
  },
  maintenance: {
    title: 'Website Sedang Dalam Perbaikan',
    text: 'Kami sedang bertumbuh untuk menjadi lebih baik. Sebentar lagi kami kembali; terima kasih sudah menunggu.',
    until: 'Diperkirakan kembali: {{at}}.',
    check: 'Periksa lagi',
    staff: 'Masuk sebagai pengelola',
  },
  backHome: 'Kembali ke beranda',
  unsent: 'Ada tulisan yang belum terkirim dari perangkat ini. Kalau kamu keluar, tulisan itu dihapus dari sini. Tetap keluar?',
  online: { offline: 'Kamu sedang luring. Yang sudah terbuka tetap bisa dibaca.', back: 'Kamu kembali daring.' },
  offline: {
    title: 'Kamu sedang luring',
    sentence: 'Halaman ini belum ada di perangkatmu',
    text: 'Tanpa jaringan, yang bisa dibaca adalah halaman dan bab yang pernah kamu buka di sini.',
    again: 'Coba lagi',
    pages: 'Halaman yang pernah dibuka',
    chapters: 'Bab yang pernah dibuka',
    none: 'Belum ada halaman yang tersimpan di perangkat ini.',
  },
  loading: {
    page: 'Memuat halaman',
    failed: 'Halaman gagal dimuat',
    still: 'Masih memuat, mohon tunggu…',
    screen: 'Sedang memuat…',
    toSignIn: 'Mengantarmu ke halaman masuk…',
    goOn: 'Lanjutkan bila halaman tidak berpindah',
  },
  signInAgain: 'Masuk lagi di tab baru',
  otherLanguage: {
    text: 'Teks ini hanya tersedia dalam bahasa {{language}}.',
    list: 'Yang belum diterjemahkan ditampilkan dalam bahasa {{language}}.',
  },
  noVideo: 'Perambanmu tidak dapat memutar video ini.',
  radio: {
    play: 'Putar radio',
    pause: 'Hentikan radio',
    onAir: 'Mengudara',
    failed: 'Siaran tidak dapat diputar. Coba lagi sebentar lagi.',
  },
}
