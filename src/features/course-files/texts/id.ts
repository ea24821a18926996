export const words = {
  title: 'Kelas sebagai file',
  export: {
    title: 'Bawa kelas ini',
    text: 'Semua bab sebagai Markdown dengan gambar dan rekamannya, dalam satu file ZIP. Isinya seperti yang terakhir kamu tulis, termasuk draf.',
    action: 'Unduh kelas ini',
  },
  import: {
    title: 'Masukkan file ke kelas ini',
    text: 'Bab yang sudah ada mendapat draf, bab baru ditambahkan sebagai draf, dan bab yang tidak ada di file tetap seperti semula. Kamu melihat dulu apa yang datang.',
  },
}
