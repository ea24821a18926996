/** How to pay, in each bank's own words. `{{va}}`: the number; `{{amount}}`: the sum; `{{biller}}`: Mandiri's company code. */
export const howTo = {
  'va-bca': [
    {
      title: 'm-BCA (BCA mobile)',
      steps: [
        'Buka aplikasi BCA mobile, pilih m-BCA, lalu masukkan kode akses.',
        'Pilih m-Transfer, lalu BCA Virtual Account.',
        'Masukkan nomor virtual account {{va}}, lalu tekan OK dan Send.',
        'Periksa nama dan jumlah {{amount}}, lalu tekan OK.',
        'Masukkan PIN m-BCA.',
      ],
    },
    {
      title: 'KlikBCA',
      steps: [
        'Masuk ke KlikBCA Individual.',
        'Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.',
        'Masukkan nomor virtual account {{va}}, lalu tekan Lanjutkan.',
        'Periksa nama dan jumlah {{amount}}, lalu masukkan respons KeyBCA APPLI 1.',
      ],
    },
    {
      title: 'ATM BCA',
      steps: [
        'Masukkan kartu dan PIN.',
        'Pilih Transaksi Lainnya, Transfer, lalu Ke Rek BCA Virtual Account.',
        'Masukkan nomor virtual account {{va}}, lalu tekan Benar.',
        'Periksa nama dan jumlah {{amount}}, lalu tekan Ya.',
      ],
    },
  ],
  'va-bni': [
    {
      title: 'wondr by BNI / BNI Mobile Banking',
      steps: [
        'Masuk ke aplikasi, lalu pilih Transfer.',
        'Pilih Virtual Account Billing, lalu rekening debit.',
        'Masukkan nomor virtual account {{va}} di Input Baru.',
        'Periksa tagihan {{amount}}, lalu masukkan kata sandi transaksi.',
      ],
    },
    {
      title: 'ATM BNI',
      steps: [
        'Masukkan kartu, pilih bahasa, lalu masukkan PIN.',
        'Pilih Menu Lain, Transfer, lalu Virtual Account Billing.',
        'Masukkan nomor virtual account {{va}}.',
        'Periksa tagihan {{amount}}, lalu tekan Ya.',
      ],
    },
  ],
  'va-bri': [
    {
      title: 'BRImo',
      steps: [
        'Masuk ke BRImo, lalu pilih BRIVA.',
        'Pilih Pembayaran Baru, lalu masukkan nomor BRIVA {{va}}.',
        'Periksa nama dan jumlah {{amount}}, lalu tekan Bayar.',
        'Masukkan PIN BRImo.',
      ],
    },
    {
      title: 'ATM BRI',
      steps: [
        'Masukkan kartu dan PIN.',
        'Pilih Transaksi Lain, Pembayaran, Lainnya, lalu BRIVA.',
        'Masukkan nomor BRIVA {{va}}, lalu tekan Benar.',
        'Periksa nama dan jumlah {{amount}}, lalu tekan Ya.',
      ],
    },
  ],
  'va-mandiri': [
    {
      title: 'Livin’ by Mandiri',
      steps: [
        'Masuk ke Livin’, lalu pilih Bayar.',
        'Pilih Multipayment, lalu cari penyedia jasa dengan kode {{biller}}.',
        'Masukkan kode bayar {{va}}, lalu tekan Lanjutkan.',
        'Periksa tagihan {{amount}}, lalu masukkan PIN.',
      ],
    },
    {
      title: 'ATM Mandiri',
      steps: [
        'Masukkan kartu dan PIN.',
        'Pilih Bayar/Beli, Lainnya, Lainnya, lalu Multi Payment.',
        'Masukkan kode perusahaan {{biller}}, lalu tekan Benar.',
        'Masukkan kode bayar {{va}}, lalu tekan Benar.',
        'Pilih tagihan {{amount}}, lalu tekan Ya.',
      ],
    },
  ],
  'va-permata': [
    {
      title: 'PermataMobile X',
      steps: [
        'Masuk ke PermataMobile X, lalu pilih Bayar Tagihan.',
        'Pilih Virtual Account, lalu masukkan nomor {{va}}.',
        'Periksa nama dan jumlah {{amount}}, lalu masukkan kode respons.',
      ],
    },
    {
      title: 'ATM Permata',
      steps: [
        'Masukkan kartu dan PIN.',
        'Pilih Transaksi Lainnya, Pembayaran, Pembayaran Lainnya, lalu Virtual Account.',
        'Masukkan nomor virtual account {{va}}, lalu tekan Benar.',
        'Periksa nama dan jumlah {{amount}}, lalu tekan Benar.',
      ],
    },
  ],
  qris: [
    {
      title: 'QRIS',
      steps: [
        'Buka aplikasi bank atau dompet digital yang punya QRIS.',
        'Pindai kode ini. Di ponsel yang sama: simpan gambarnya, lalu pilih dari galeri.',
        'Periksa nama dan jumlah {{amount}}, lalu masukkan PIN.',
      ],
    },
  ],
  gopay: [
    {
      title: 'GoPay',
      steps: [
        'Tekan tombol bayar dengan GoPay, atau pindai kodenya dengan aplikasi Gojek atau GoPay.',
        'Periksa jumlah {{amount}}, lalu tekan Bayar.',
        'Masukkan PIN GoPay.',
      ],
    },
  ],
  transfer: [
    {
      title: 'Transfer bank',
      steps: [
        'Transfer tepat {{amount}}, sampai tiga angka terakhir, ke salah satu rekening di atas.',
        'Simpan bukti transfernya, lalu kirim di halaman ini.',
        'Kami memeriksanya, lalu mengabarimu lewat email.',
      ],
    },
  ],
} as const
