export const words = {
  reader: {
    loading: 'Memuat dokumen…',
    failed: 'Dokumen tidak bisa ditampilkan di sini. Unduh untuk membacanya.',
    page: 'Halaman {{at}} dari {{count}}',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    download: 'Unduh dokumen',
    pageText: 'Teks halaman ini',
    text: 'Teks dokumen',
  },
  form: {
    file: 'Dokumen (PDF)',
    fileHint: 'Slide juga: simpan sebagai PDF lebih dulu.',
    address: 'Pilih dokumennya.',
    failed: 'File ini tidak terbaca sebagai PDF.',
    reading: 'Membaca dokumen…',
    pages_other: '{{count}} halaman',
    text: 'Isi teks',
    textHint: 'Terisi sendiri dari filenya. Dipakai untuk pencarian dan bagi pembaca yang tidak bisa melihat gambarnya.',
    optional: 'opsional',
  },
}
