export const words = {
  list: {
    all: 'Semua',
    place: 'Urutan di situs',
    arrange: 'Atur urutan',
    arranged: 'Kembali ke daftar',
    done: { published: 'Sudah terbit.', withdrawn: 'Sudah ditarik; semuanya menjadi draf.' },
  },
  refusals: {
    RecordMissing: 'Data tidak ditemukan',
    VersionMissing: 'Versi tidak ditemukan: sudah tidak disimpan',
    RecordChanged: 'Orang lain sudah mengubahnya sementara kamu menulis',
    RecordOfOthers: 'Kamu hanya bisa mengubah draf yang kamu buat sendiri',
    RecordNotYours: 'Kamu hanya bisa mengubah yang menjadi bagianmu',
    RecordNotMade: 'Yang baru hanya bisa dibuat oleh admin situs ini',
    ValueTaken: 'Sudah ada yang memakai nilai itu',
    RecordShown: 'Sudah terbit. Minta admin atau penulis situs ini untuk mengubahnya.',
    ReferenceMissing: 'yang dirujuk tidak ditemukan',
    TooManyRecords: 'Paling banyak {{most}}. Hapus satu dulu.',
    OrderUnknown: 'urutan harus memuat data yang ada',
  },
}
