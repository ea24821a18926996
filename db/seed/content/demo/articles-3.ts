import type { SeedPost } from '../../content-types.ts'

export const guideArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'memotret-tugas-dengan-ponsel',
    title: 'Memotret Tugas dengan Ponsel sampai Terbaca',
    summary: 'Pindah duduk ke dekat jendela lebih berguna daripada ponsel baru. Urutan singkat sebelum foto tugasmu dikirim.',
    body: `Tugas tulisan tangan yang bagus bisa gagal terbaca karena bayangan kepala penulisnya sendiri. Saya menerima beberapa foto semacam itu setiap pekan. Hampir semuanya bisa diperbaiki tanpa membeli apa-apa.

## Cahaya dari samping

Taruh kertas di meja atau lantai dekat jendela, lalu duduklah dengan jendela di sisi kiri atau kananmu. Matikan lampu kilat. Kilat membuat bulatan putih di tengah halaman, sering kali persis di atas jawabanmu. Pada malam hari, pakai dua lampu dari dua sisi; kalau cuma ada satu, arahkan dulu ke dinding putih agar pantulannya lembut.

## Sebelum menekan tombol

1. Usap lensa dengan ujung baju yang bersih. Sidik jari membuat huruf seperti berkabut.
2. Sejajarkan ponsel dengan kertas. Berdirilah kalau perlu, supaya keempat sudutnya tetap siku.
3. Dekatkan badanmu, jangan memperbesar dengan dua jari.
4. Ketuk tulisannya di layar agar fokusnya jatuh di sana, lalu tahan napas.

Untuk halaman yang banyak, pakai pemindai dokumen. Aplikasi Google Drive dan Catatan di iPhone sudah memilikinya: tepi kertas dipotong otomatis, dan beberapa halaman menjadi satu PDF.

## Periksa sampai ke pojok

Sebelum mengirim, buka fotonya dan perbesar sampai satu kata memenuhi layar. Kalau kamu sendiri harus menebak, mentormu juga akan menebak, padahal ia tidak tahu apa yang kamu maksud.

Lihat pula apa yang ikut terpotret di tepinya. Saya pernah menerima papan cerita yang rapi sekali, lengkap dengan tagihan listrik dan alamat rumah di pojok kanan. Ulasannya saya tulis setelah meminta fotonya diganti.`,
    category: 'panduan',
    author: 'Maria Goreti Lay',
    daysAgo: 412,
    views: 1460,
  },
  {
    kind: 'articles',
    slug: 'tetap-belajar-saat-listrik-padam',
    title: 'Tetap Belajar Saat Listrik Padam',
    summary:
      'Bank daya yang terisi, bab yang sudah diunduh, dan tugas yang cukup dikerjakan di kertas. Persiapan dari sebuah toko kelontong.',
    body: `Di toko saya, listrik padam berarti es batu mencair dan pembeli lilin berdatangan. Dulu juga berarti tidak belajar. Sekarang ada satu kaleng biskuit di bawah meja kasir yang isinya bukan biskuit.

## Isi kaleng itu

- Bank daya 10.000 mAh, diisi ulang setiap Minggu malam
- Kabel cadangan yang sudah dicoba, bukan yang “kayaknya masih bisa”
- Senter kepala, supaya kedua tangan bebas menulis
- Buku tulis dan pulpen

Bank daya sebesar itu tidak memberi 10.000 mAh ke ponselmu. Sebagian hilang menjadi panas. Ponsel berbaterai 5.000 mAh biasanya terisi sekitar satu setengah kali, dan itu sudah cukup untuk semalam.

## Saat lampu mati

Turunkan terang layar, nyalakan penghemat daya, dan tutup aplikasi peta. Wi-Fi rumah ikut mati bersama ruternya, jadi sisakan sedikit kuota seluler. Sinyal pun bisa melemah, sebab satu kampung berpindah ke menara yang sama. Karena itu transkrip sebaiknya sudah ada di ponsel sebelum gelap.

Kerjakan bagian yang tidak membutuhkan layar: rancangan surat, sketsa halaman, hitungan kas. Banyak tugas malah lebih cepat selesai di kertas. Jangan membaca dengan lilin di samping tumpukan buku; tetangga saya kehilangan tirainya begitu.

## Sebelum dan sesudahnya

Pemadaman terencana diumumkan di aplikasi PLN Mobile, dan gangguan bisa dilaporkan lewat telepon 123. Kalau jadwalnya bertabrakan dengan tenggat, beri tahu mentor sebelumnya. Setelah listrik menyala, isi kembali bank daya itu dulu, baru ponselmu. Padam kedua sering datang pada malam yang sama.`,
    category: 'panduan',
    author: 'Hendra Lesmana',
    daysAgo: 468,
    views: 1720,
  },
  {
    kind: 'articles',
    slug: 'menyimpan-berkas-supaya-tidak-hilang',
    title: 'Menyimpan Berkas supaya Tidak Hilang',
    summary: 'Tiga salinan, nama yang bisa dicari, dan satu Jumat setiap bulan untuk membuktikan bahwa salinannya benar-benar terbuka.',
    body: `Fitri mengerjakan tugas akhirnya selama tiga pekan di satu diska lepas. Diska itu ikut tercuci di saku celana. Ia bercerita sambil tertawa, tetapi baru setahun kemudian.

## Hitung sampai tiga

Orang yang pekerjaannya menjaga data memakai aturan sederhana: tiga salinan, dua jenis tempat, satu di luar rumah. Untuk peserta kelas, wujudnya bisa begini:

- Berkas yang sedang dikerjakan, di ponsel atau laptop
- Salinan di penyimpanan awan; akun Google gratis memberi 15 gigabita untuk semua isinya
- Salinan di diska lepas atau komputer saudara

Percakapan WhatsApp bukan lemari. Kiriman yang lama tidak diunduh bisa lenyap dari peladen, dan foto yang dikirim dengan cara biasa diperkecil. Kalau terpaksa menitipkan gambar di sana, kirimlah sebagai dokumen.

## Nama yang bisa dicari

Berkas bernama “tugas fix banget 2” hanya dimengerti pada malam pembuatannya. Pakai urutan yang tetap: tahun, bulan, tanggal, lalu isinya, seperti 2024-03-09-anggaran-warung. Dengan angka tahun di depan, daftar berkas tersusun sendiri menurut waktu. Naikkan nomor versinya setiap kali kamu akan mengubah banyak hal, supaya ada jalan mundur.

## Jumat pertama

Cadangan yang tidak pernah dibuka belum tentu bisa dibuka. Setiap Jumat pertama, pilih satu berkas secara acak dari salinan keduamu dan bukalah di perangkat lain. Lima menit cukup.

Kalau ada yang telanjur terhapus, tengok tempat sampahnya lebih dulu. Google Drive menyimpan isinya tiga puluh hari. Fitri kini punya tiga salinan dan kebiasaan baru: memeriksa saku sebelum mencuci.`,
    category: 'panduan',
    author: 'Tirta Anggara',
    daysAgo: 523,
    views: 1180,
  },
  {
    kind: 'articles',
    slug: 'belajar-berdua-dengan-satu-ponsel',
    title: 'Belajar Berdua dengan Satu Ponsel',
    summary: 'Dua akun, satu layar, dan jadwal yang ditempel di kulkas. Cara kakak beradik di Wonosobo lulus dari dua kelas yang berbeda.',
    body: `Laras dan adiknya, Bagus, berbagi satu ponsel yang pada siang hari dibawa ibu mereka ke pasar. Laras mengikuti kelas surat, Bagus kelas foto. Bulan pertama penuh pertengkaran. Bulan kedua ada kertas di pintu kulkas.

## Bagi jamnya, bukan sisanya

Kertas itu memuat dua giliran: Laras sesudah magrib, Bagus sesudah subuh sampai ibu mereka berangkat. Jamnya ditukar setiap pekan supaya tidak ada yang selalu mendapat waktu mengantuk. Baterai diserahkan sedikitnya separuh. Yang menghabiskannya mencuci piring.

## Dua akun, jangan dicampur

Sertifikat memakai nama pemilik akun, jadi masing-masing harus punya akun sendiri. Agar tidak perlu keluar-masuk, pasang dua peramban: satu untuk Laras, satu untuk Bagus. Kata sandinya tetap berbeda. Mereka juga sepakat tentang satu hal kecil:

> Pemberitahuan dengan nama orang lain tidak dibuka, walaupun isinya nilai.

## Yang dikerjakan tanpa layar

- Menyalin pertanyaan tugas ke buku sebelum giliran habis
- Menulis jawaban di kertas, lalu mengetiknya nanti sekaligus
- Saling menjelaskan bab yang baru ditonton sambil menunggu ponsel pulang

Butir terakhir ternyata paling berharga. Bagus tidak pernah mendaftar kelas surat, tetapi ia hafal cara membuka surat lamaran. Laras kini tahu dari arah mana cahaya sebaiknya datang.

Kalau pertemuan langsungmu bertabrakan dengan giliran orang lain, bicarakan pada awal pekan, bukan lima menit sebelumnya. Mentor juga perlu tahu bahwa ponselmu dipakai bersama. Ia tidak akan menunggu balasan pada siang hari, dan kamu tidak perlu merasa dikejar.`,
    category: 'panduan',
    author: 'Anindya Sekar',
    daysAgo: 594,
    views: 930,
  },
  {
    kind: 'articles',
    slug: 'satu-kelas-tiga-zona-waktu',
    title: 'Satu Kelas, Tiga Zona Waktu',
    summary: 'Pukul tujuh malam di Jakarta sudah pukul sembilan di Manokwari. Panduan dari peserta yang pernah datang dua jam terlambat.',
    body: `Pertemuan pertama saya mulai pukul 19.00. Saya sudah mandi, kopi sudah siap, dan ruangannya kosong. Saya menunggu sampai pukul delapan, lalu tidur dengan kesal. Kelasnya baru dibuka satu jam kemudian, sebab 19.00 itu WIB, sedangkan saya tinggal di Manokwari. Pekan berikutnya selisih itu saya tambahkan dua kali, dan saya datang dua jam terlambat.

## Hitungan yang cukup diingat

- WIB ke WITA: tambah satu jam
- WIB ke WIT: tambah dua jam
- WITA ke WIT: tambah satu jam

Pulau tidak selalu menolong. Kalimantan Barat dan Tengah memakai WIB, sedangkan Kalimantan Selatan, Timur, dan Utara memakai WITA. Bali hanya dipisahkan selat dari Banyuwangi, tetapi jamnya lebih cepat satu jam.

## Biarkan ponsel yang menghitung

Setiap mendapat jadwal, langsung masukkan ke kalender ponsel dan pilih zona Jakarta pada kolom zona waktunya. Jam yang muncul sudah menjadi jam rumahmu. Pasang pengingat dua kali: sehari sebelumnya dan lima belas menit sebelumnya.

Tenggat tugas diperlakukan sama. Pukul 23.59 WIB jatuh pada pukul 01.59 WIT keesokan harinya. Kedengarannya seperti hadiah dua jam, tetapi saya tidak menyarankan memakainya; tulisan pukul satu pagi terbaca seperti tulisan pukul satu pagi.

## Kalau malamnya terlalu larut

Katakan kepada mentor di kota mana kamu tinggal, pada pekan pertama. Di kelas saya, kami bertiga dari timur meminta pertemuan dimajukan ke pukul 16.00 WIB. Ternyata para ibu di Jawa juga lebih suka jam itu. Sejak saat itu setiap undangan menulis tiga jam berdampingan, dan kopi saya diminum hangat.`,
    category: 'panduan',
    author: 'Yosina Rumbiak',
    daysAgo: 671,
    views: 1050,
  },
]
