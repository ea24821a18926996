export const words = {
  refusals: {
    RecordMissing: 'Data tidak ditemukan',
    RecordChanged: 'Orang lain sudah mengubahnya sementara kamu menulis',
    RecordOfOthers: 'Kamu hanya bisa mengubah draf yang kamu buat sendiri',
    RecordShown: 'Sudah terbit. Minta admin atau penulis situs ini untuk mengubahnya.',
    ReferenceMissing: 'yang dirujuk tidak ditemukan',
    TooManyRecords: 'Paling banyak {{most}}. Hapus satu dulu.',
    OrderUnknown: 'urutan harus memuat data yang ada',
  },
}
