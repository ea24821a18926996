export const words = {
  refusals: {
    ViewNameMissing: 'Tulis nama tampilan; paling banyak 60 huruf.',
    ViewNameTaken: 'Kamu sudah punya tampilan dengan nama itu.',
    ViewMissing: 'Tampilan ini sudah tidak ada',
    TooManyViews: 'Sudah {{most}} tampilan. Hapus yang tidak dipakai dahulu.',
    NothingChosen: 'Pilih setidaknya satu baris dahulu.',
    BulkRefused: 'Tidak ada yang diubah. “{{name}}”: {{why}}',
    TooManyChosen: 'Paling banyak {{most}} baris sekaligus.',
  },
} as const
