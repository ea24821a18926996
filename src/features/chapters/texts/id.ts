export const words = {
  refusals: {
    ChapterLocked: 'Bab ini belum terbuka untukmu.',
    NotTakingPart: 'Ikuti kelasnya dulu.',
    SessionNotNow: 'Kode hadir hanya berlaku selama sesi, setengah jam sebelum sampai setengah jam sesudahnya.',
    WrongCode: 'Kodenya tidak cocok. Periksa lagi, atau tanyakan kepada mentor.',
    TooManyPosts: 'Terlalu banyak tulisan dalam satu jam. Coba lagi nanti.',
    NotYourPost: 'Tulisan ini bukan milikmu.',
    PostRemoved: 'Tulisan itu sudah dihapus.',
  },
}
