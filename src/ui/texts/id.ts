/** What the pieces of the interface say, in Indonesian. */
export const id = {
  home: 'Beranda',
  breadcrumbs: 'Remah roti',
  pages: 'Halaman',
  pageNumber: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  of: 'dari',
  search: 'Cari',
  shareByWhatsApp: 'Bagikan lewat WhatsApp',
  lastingLink: 'Tautan tetap',
}
