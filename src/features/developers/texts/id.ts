export const words = {
  title: 'Referensi API',
  lead: 'Semua yang bisa dibaca dan ditulis klien API di situs ini.',
  noScript: 'Halaman ini memerlukan JavaScript. Isi yang sama ada di',
}
