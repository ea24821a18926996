export const words = {
  refusals: {
    ChapterLocked: 'Bab ini belum terbuka untukmu.',
    NotTakingPart: 'Ikuti kelasnya dulu.',
    SessionNotNow: 'Kode hadir hanya berlaku selama sesi, setengah jam sebelum sampai setengah jam sesudahnya.',
    WrongCode: 'Kodenya tidak cocok. Periksa lagi, atau tanyakan kepada mentor.',
    NoContacts: 'Demi keamananmu, jangan menulis nomor telepon atau alamat email di diskusi.',
    PostHidden: 'Tulisan itu sedang disembunyikan mentor.',
    TooManyReports: 'Terlalu banyak laporan dalam satu jam. Coba lagi nanti.',
    ReasonMissing: 'Tulis alasannya, supaya penulisnya mengerti.',
    PostMissing: 'Tulisan itu tidak ada.',
    TooManyPosts: 'Terlalu banyak tulisan dalam satu jam. Coba lagi nanti.',
    NotYourPost: 'Tulisan ini bukan milikmu.',
    PostRemoved: 'Tulisan itu sudah dihapus.',
  },
}
