export const words = {
  title: 'Kategori',
  lead: 'Kategori tulisan menurut jenisnya.',
  new: 'Kategori baru',
  search: 'Cari kategori',
  searchHint: 'Nama kategori',
  empty: { title: 'Tidak ada yang cocok', text: 'Coba kata lain.', action: 'Semua kategori' },
  none: { title: 'Belum ada kategori', text: 'Kategori mengelompokkan tulisan sejenis.', action: 'Ke ringkasan' },
  fields: {
    name: 'Nama kategori',
    kind: 'Untuk tulisan jenis',
    slug: 'Alamat di situs (slug)',
    slugHint: 'Huruf kecil, angka, dan tanda hubung. Kosongkan untuk memakai namanya.',
  },
}
