/** Mails about an invoice. */
export const mails = {
  order: {
    subject: 'Tagihan {{number}}: {{total}}',
    text: 'Pesananmu di {{site}} sudah kami catat: {{items}}.',
    sum: 'Yang perlu dibayar: {{total}}, paling lambat {{until}}.',
    va: 'Nomor virtual account {{bank}}: {{va}}',
    biller: 'Kode perusahaan: {{biller}}. Kode bayar: {{va}}',
    account: '{{bank}} {{account}} a.n. {{holder}}',
    exact: 'Transfer tepat {{amount}}, sampai tiga angka terakhir.',
    button: 'Bayar sekarang',
  },
  receipt: {
    subject: 'Lunas: tagihan {{number}}',
    text: 'Terima kasih. Pembayaranmu untuk {{items}} sudah kami terima.',
    sum: 'Jumlah: {{total}}, dibayar {{paid}}.',
    free: 'Pesanan ini gratis, tidak ada yang perlu dibayar.',
    button: 'Lihat bukti pembayaran',
  },
  expired: {
    subject: 'Tagihan {{number}} kedaluwarsa',
    text: 'Batas waktu bayar untuk {{items}} sudah lewat, jadi tagihan ini kami tutup.',
    sum: 'Masih berminat? Kamu bisa memesan lagi. Kalau kamu sudah membayar, tunggu sebentar: pembayaranmu tetap kami terima.',
    button: 'Lihat tagihan',
  },
  refund: {
    subject: 'Pengembalian dana untuk tagihan {{number}}',
    text: 'Kami mengembalikan {{amount}} dari pembayaranmu untuk {{items}}.',
    sum: 'Dananya masuk dalam beberapa hari kerja, tergantung bank atau dompet digitalmu.',
    button: 'Lihat tagihan',
  },
  footnote: 'Email ini tentang pesananmu di {{site}}.',
} as const
