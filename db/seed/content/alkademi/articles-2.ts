import type { SeedPost } from '../../content-types.ts'

export const moreArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'menulis-pesan-komit',
    title: 'Pesan Komit yang Masih Dimengerti Dua Tahun Lagi',
    summary:
      'Riwayat kode adalah surat untuk orang yang belum kamu kenal, termasuk dirimu sendiri. Tiga kebiasaan kecil yang membuatnya terbaca.',
    body: `Suatu malam saya mencari sebab sebuah tombol dibuat dua kali lebih lambat dengan sengaja. Kodenya jelas, alasannya tidak ada. Pesan komitnya berbunyi *fix*. Penulisnya saya sendiri, dua tahun sebelumnya.

Perubahan kode selalu menjawab dua pertanyaan. Yang pertama, apa yang berubah, sudah terlihat dari barisnya. Yang kedua, mengapa, hanya ada di kepala penulisnya, dan kepala itu akan lupa dalam beberapa pekan.

## Tiga kebiasaan

1. Baris pertama melengkapi kalimat “kalau diterapkan, perubahan ini akan…”, paling panjang tujuh puluh huruf
2. Satu paragraf tentang alasan, termasuk jalan yang dicoba lalu ditinggalkan
3. Satu gagasan untuk satu komit, walaupun berarti berhenti dan memecahnya

Kebiasaan ketiga paling sulit. Ketika memperbaiki harga, tangan ingin sekalian merapikan nama variabel. Kalau keduanya disatukan, peninjau harus memisahkannya lagi di kepala, dan bila harga itu keliru, perapiannya ikut terhapus.

> Tulislah seolah pembacanya lelah, tergesa, dan baru bangun karena sistem mati. Sering kali memang begitu keadaannya.

Tombol lambat tadi ternyata memang perlu lambat: mesin antrean lama mengirim tagihan dua kali kalau ditekan beruntun. Kami menemukannya dengan menelepon orang yang sudah pindah kerja. Panggilan itu makan waktu satu jam. Kalimatnya akan makan waktu satu menit.`,
    category: 'web-dan-kode',
    author: 'Bagus Prasetyawan',
    daysAgo: 128,
    views: 1180,
  },
  {
    kind: 'articles',
    slug: 'grafik-batang-mulai-dari-nol',
    title: 'Mengapa Grafik Batang Harus Mulai dari Nol, dan Grafik Garis Tidak',
    summary:
      'Mata membaca batang sebagai panjang dan garis sebagai kemiringan. Dari perbedaan itu lahir aturan yang mudah diingat dan jarang dipatuhi.',
    body: `Sebuah brosur sekolah memperlihatkan dua batang: tahun lalu dan tahun ini. Batang kedua tiga kali lebih tinggi. Angkanya, kalau dibaca pelan, 82 dan 86. Sumbunya dimulai dari 80.

Tidak ada angka yang salah di sana. Yang salah adalah janji yang diberikan oleh bentuknya. Batang berkata, “bandingkan panjangku”, dan mata menurut sebelum sempat membaca apa pun. Kalau pangkalnya dipotong, panjang itu tidak lagi mewakili jumlah.

## Garis membuat janji lain

Grafik garis mengajak mata membaca kemiringan: naik, turun, mendatar. Suhu tubuh pasien yang bergerak antara 36 dan 40 derajat justru hilang bila sumbunya dimulai dari nol. Di sini pemotongan boleh, bahkan perlu, asal sumbunya diberi angka yang terbaca.

## Sebelum kamu menerbitkan

- Batang: mulai dari nol, tanpa kecuali
- Garis: pilih rentang yang membuat perubahan penting terlihat, lalu tuliskan rentangnya
- Kalau selisihnya terlalu kecil untuk batang, mungkin memang kecil; katakan saja dengan angka

Saya pernah melanggar aturan ini pada laporan pertama saya. Atasan saya tidak menegur. Ia hanya mengambil penggaris, mengukur kedua batang di depan semua orang, lalu bertanya apakah penjualan sungguh naik dua kali lipat. Sejak itu di laci saya ada penggaris.`,
    category: 'data',
    author: 'Tiara Anggraini',
    daysAgo: 176,
    views: 1640,
  },
  {
    kind: 'articles',
    slug: 'pesan-kesalahan-formulir',
    title: 'Menulis Pesan Kesalahan Formulir untuk Orang yang Sedang Gugup',
    summary:
      'Delapan pesan kesalahan ditulis ulang, dengan alasan tiap kata. Yang baik menyebut letak, sebab, dan langkah berikutnya tanpa menyalahkan.',
    body: `Orang mengisi formulir saat ada yang dipertaruhkan: beasiswa, rumah sakit, uang kuliah. Ketika kotaknya menjadi merah, tangan mereka sudah dingin. Di saat seperti itulah kita menyapa dengan “Input tidak valid”.

Pesan yang baik menjawab tiga hal, dalam urutan ini: di mana, mengapa, lalu apa yang harus dilakukan. Kalau ruangnya hanya cukup untuk satu, pilih yang ketiga.

## Sebelum dan sesudah

- *Format salah* menjadi **Tulis tanggal seperti 17-08-2009**
- *Wajib diisi* menjadi **Nama ibu diperlukan untuk surat dari sekolah**
- *Berkas terlalu besar* menjadi **Foto ini 9 MB; paling besar 2 MB. Kecilkan lewat pengaturan kamera**
- *Terjadi kesalahan* menjadi **Belum tersimpan karena sambungan terputus. Isianmu masih ada, coba kirim lagi**

Perhatikan kata yang hilang: *salah*, *gagal*, *ilegal*. Semuanya menunjuk orang. Perhatikan juga yang muncul: contoh. Satu contoh menggantikan dua kalimat aturan, dan bisa dibaca oleh orang yang bahasa ibunya lain.

## Letaknya

Tampilkan pesan di samping kotaknya, bukan di puncak halaman. Jangan hanya warna. Pindahkan fokus ke kotak pertama yang bermasalah, supaya pembaca layar langsung menyebutnya. Dan jangan menghapus isian yang sudah benar; tidak ada pesan seramah apa pun yang dapat menebus tiga puluh baris yang hilang.

Ujilah di tempat yang berisik, dengan satu tangan. Formulir jarang diisi di meja yang tenang.`,
    category: 'desain',
    author: 'Nadia Puspasari',
    daysAgo: 228,
    views: 1320,
  },
]
