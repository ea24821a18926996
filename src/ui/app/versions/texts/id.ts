export const words = {
  title: 'Riwayat',
  empty: 'Belum ada versi lain.',
  by: '{{who}}, {{when}}',
  unknown: 'Tanpa nama',
  shown: 'yang terbit',
  aside: 'versi di samping',
  restore: 'Pulihkan',
  restored: 'Versi {{number}} dipulihkan.',
  failed: 'Tidak berhasil. Coba lagi.',
  untitled: 'Tanpa judul',
  difference: {
    show: 'Bandingkan dengan yang terbaru',
    none: 'Judul, ringkasan, dan isinya sama.',
    tooMuch: 'Terlalu banyak yang berubah untuk dibandingkan.',
    added: 'ditambah',
    removed: 'dihapus',
  },
}
