export const words = {
  failed: 'Bagian ini tidak bisa dimuat. Yang sudah kamu ketik di halaman ini tetap ada.',
  failedAgain:
    'Bagian ini masih belum bisa dimuat. Periksa jaringanmu. Sesudah jaringan pulih, simpan dulu kalau bisa, lalu muat ulang halaman ini.',
  retry: 'Coba lagi',
  reload: 'Muat ulang halaman',
}
