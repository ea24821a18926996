export const words = {
  failed: 'Bagian ini tidak bisa dimuat. Yang sudah kamu ketik di halaman ini tetap ada.',
  failedAgain: 'Bagian ini masih belum bisa dimuat. Periksa jaringanmu. Kalau tetap gagal, simpan dulu, lalu muat ulang halaman ini.',
  retry: 'Coba lagi',
}
