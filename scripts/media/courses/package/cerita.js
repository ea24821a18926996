// The story: a month of a seller of fried snacks. Sums in thousands of rupiah. `points` of a choice: 2 is best, 1 bearable, 0 costly.
globalThis.STORY = {
  start: { Dagang: 0, Dapur: 60, 'Bulan sepi': 100 },
  opening: {
    title: 'Sebulan bersama tiga amplop',
    text: [
      'Bu Nining berjualan gorengan. Uangnya tinggal di tiga amplop: Dagang untuk modal besok, Dapur untuk makan, dan Bulan sepi untuk berjaga-jaga.',
      'Selama empat pekan kamu memutuskan bersamanya, lima kali. Tidak ada jawaban yang membuatmu kalah seketika; lihat saja apa yang terjadi pada amplopnya.',
    ],
  },
  weeks: [
    {
      title: 'Pekan pertama: laci yang penuh',
      text: 'Hari ini laci berisi Rp185.000. Belanja bahan untuk besok perlu Rp92.000. Si bungsu minta sepatu baru, Rp120.000.',
      ask: 'Apa yang dilakukan lebih dulu?',
      choices: [
        {
          text: 'Sisihkan modal besok, lalu bayar upah dapur',
          points: 2,
          adds: { Dagang: 100, Dapur: 75, 'Bulan sepi': 10 },
          said: 'Modal aman, dapur terisi Rp75.000, dan sepuluh ribu masuk ke Bulan sepi. Sepatunya ditabung dari upah.',
        },
        {
          text: 'Beli sepatunya hari ini, modal dipikirkan besok',
          points: 0,
          adds: { Dagang: 45, Dapur: 20, 'Bulan sepi': 0 },
          said: 'Besok bahan hanya cukup untuk separuh dagangan. Modal yang termakan mengambil upah hari berikutnya.',
        },
        {
          text: 'Masukkan semuanya ke Bulan sepi',
          points: 1,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 185 },
          said: 'Simpanannya besar, tetapi besok harus diambil lagi untuk belanja. Simpanan datang sesudah modal dan upah.',
        },
      ],
    },
    {
      title: 'Pekan kedua: ramai sekali',
      text: 'Ada hajatan di gang sebelah. Hasil kotor pekan ini Rp610.000; biasanya Rp430.000.',
      ask: 'Berapa upah dapur pekan ini?',
      choices: [
        {
          text: 'Rp610.000, mumpung ramai',
          points: 0,
          adds: { Dagang: 0, Dapur: 180, 'Bulan sepi': 0 },
          said: 'Dapur senang sepekan. Pekan depan kembali Rp430.000, dan terasa seperti kehilangan.',
        },
        {
          text: 'Tetap Rp430.000, kelebihannya ke Bulan sepi',
          points: 2,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 180 },
          said: 'Upah dari pekan paling rendah selalu bisa dibayar. Seratus delapan puluh ribu tersimpan tanpa terasa.',
        },
        {
          text: 'Rp520.000, di tengah-tengah',
          points: 1,
          adds: { Dagang: 0, Dapur: 90, 'Bulan sepi': 90 },
          said: 'Lumayan: separuh tersimpan. Hanya, upah yang naik-turun membuat pertengkaran ikut naik-turun.',
        },
      ],
    },
    {
      title: 'Pekan ketiga: Adik demam',
      text: 'Obat dan dokter Rp50.000. Amplop Dapur tinggal cukup untuk makan sampai Sabtu.',
      ask: 'Dari mana uangnya?',
      choices: [
        {
          text: 'Dari Dagang, besok belanja sedikit saja',
          points: 0,
          adds: { Dagang: -50, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Obatnya terbeli, dan dagangan besok berkurang. Yang seharusnya menolong justru ikut sakit.',
        },
        {
          text: 'Pinjam ke tetangga, bayar kapan-kapan',
          points: 1,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Bisa, tetapi ada simpanan yang disiapkan persis untuk hari ini. Utang tanpa tanggal sulit dilupakan kedua pihak.',
        },
        {
          text: 'Dari Bulan sepi, dengan catatan kapan kembali',
          points: 2,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': -50 },
          said: 'Untuk inilah ia ada. Kertas kecil di amplop mengubah kebocoran menjadi utang yang biasanya dibayar.',
        },
      ],
    },
    {
      title: 'Masih pekan ketiga: tawaran sepupu',
      text: '“Titip dua ratus ribu kepadaku, sebulan lagi kembali dua ratus dua puluh. Pasti.”',
      ask: 'Apa jawab Bu Nining?',
      choices: [
        {
          text: 'Tidak. Uang makan tidak dipakai mencoba-coba',
          points: 2,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Untung sepuluh persen sebulan yang “pasti” adalah tanda bahaya, siapa pun yang menawarkan.',
        },
        {
          text: 'Seratus ribu saja, supaya tidak enak hati',
          points: 0,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': -100 },
          said: 'Sebulan kemudian sepupunya sulit ditelepon. Rasa tidak enak pun tetap ada.',
        },
        {
          text: 'Tanya dulu izinnya ke Kontak OJK 157',
          points: 1,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Langkah yang baik untuk tawaran apa pun. Untuk uang makan, jawabannya tetap tidak, berizin atau tidak.',
        },
      ],
    },
    {
      title: 'Pekan keempat: libur sekolah',
      text: 'Sekolah libur, gerobak sepi. Penjualan sepekan hanya Rp280.000; aturan keluarga: di bawah Rp300.000 boleh memakai simpanan.',
      ask: 'Bagaimana dapur pekan ini?',
      choices: [
        {
          text: 'Berutang di warung sampai ramai lagi',
          points: 0,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Utang warung dibayar dari pekan ramai yang belum tentu datang, padahal simpanannya ada.',
        },
        {
          text: 'Ambil Rp80.000 dari Bulan sepi, sesuai aturan',
          points: 2,
          adds: { Dagang: 0, Dapur: 80, 'Bulan sepi': -80 },
          said: 'Aturan yang ditulis sebelum diperlukan tidak menyisakan rasa bersalah. Pekan ramai berikutnya mengisinya kembali.',
        },
        {
          text: 'Kurangi makan, simpanan jangan disentuh',
          points: 1,
          adds: { Dagang: 0, Dapur: 0, 'Bulan sepi': 0 },
          said: 'Amplopnya utuh, perutnya tidak. Simpanan untuk bulan sepi dipakai pada bulan sepi.',
        },
      ],
    },
  ],
  endings: [
    { from: 80, text: 'Amplopnya bekerja: modal tidak pernah termakan, dan simpanan dipakai pada hari yang memang untuknya.' },
    {
      from: 60,
      text: 'Sebulan terlewati dengan selamat. Lihat lagi keputusan yang mengubah amplop Dagang; di sanalah upah besok tinggal.',
    },
    { from: 0, text: 'Bulan yang berat. Ulangi dengan satu kebiasaan saja: modal besok disisihkan lebih dulu, setiap hari.' },
  ],
}
