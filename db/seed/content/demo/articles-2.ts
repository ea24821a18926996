import type { SeedPost } from '../../content-types.ts'

export const moreArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'belajar-dengan-anak-di-pangkuan',
    title: 'Belajar dengan Anak di Pangkuan',
    summary: 'Sembilan menit lebih berguna daripada rencana satu jam yang batal. Catatan dari peserta yang belajar sambil menyuapi.',
    body: `Rosmini menyelesaikan tiga kelas dengan bayi di lengan kiri. Rahasianya bukan bangun lebih pagi, sebab ia memang sudah bangun. Ia hanya berhenti menunggu waktu yang utuh.

## Potong sampai muat

Satu bab dibagi menjadi tiga potong kecil: menonton, mencoba, mencatat. Setiap potong harus selesai sebelum anak bosan dengan satu sendok. Kalau terputus, tulis satu kata tempatmu berhenti. Kata itu cukup untuk kembali.

## Siapkan malam sebelumnya

- Buka bab yang dituju, lalu biarkan layarnya terkunci di sana
- Taruh pensil di dapur, bukan di meja kerja
- Unduh transkripnya, karena suara video membangunkan bayi

Ada hari tanpa kemajuan sama sekali. Rosmini menghitung hari semacam itu sebagai hari belajar juga: ia belajar bahwa besok masih ada. Mentor kelasmu mengizinkan tenggat digeser sekali tanpa alasan; pakailah.`,
    category: 'cara-belajar',
    author: 'Anindya Sekar',
    daysAgo: 52,
  },
  {
    kind: 'articles',
    slug: 'membaca-ulasan-tanpa-sakit-hati',
    title: 'Membaca Ulasan Tugas Tanpa Sakit Hati',
    summary:
      'Ulasan yang panjang berarti tugasmu dibaca sampai habis. Begini urutan membacanya supaya yang tertinggal bukan cuma perihnya.',
    body: `Pemberitahuan masuk, jantung berdebar, jempol ragu. Hampir semua peserta mengenal saat itu. Mentor yang menulis ulasannya pun mengenalnya, sebab mereka juga pernah diulas.

## Tiga kali baca

1. Baca cepat sekali, lalu tutup ponsel dan buat teh.
2. Baca lagi sambil menandai kalimat yang meminta perubahan.
3. Baca terakhir kali, khusus mencari bagian yang sudah bagus.

Urutannya penting. Kepala yang baru kaget hanya melihat kata “belum”. Setelah setengah gelas teh, kata itu ternyata muncul dua kali, dan pujiannya lima.

Kalau ada kalimat yang tidak kamu mengerti, balaslah dengan pertanyaan yang menunjuk satu tempat: “Maksudnya baris ketiga di tabel kedua?” Pertanyaan begitu hampir selalu dijawab pada hari yang sama. Pembelaan panjang biasanya menunggu lebih lama, karena mentor harus mencari dulu di mana tanda tanyanya.`,
    category: 'cara-belajar',
    author: 'Rosalina Hutapea',
    daysAgo: 94,
  },
  {
    kind: 'articles',
    slug: 'kuota-dua-gigabita-sebulan',
    title: 'Satu Kelas dengan Kuota Dua Gigabita',
    summary:
      'Video boleh kecil, transkrip boleh dicetak, dan Wi-Fi balai desa boleh ditanya jam sepinya. Hitungan lengkap untuk satu bulan.',
    body: `Kami menghitung berapa data yang dihabiskan satu kelas empat pekan. Jawabannya tergantung pada satu tombol: mutu video. Pada mutu tertinggi habis sebelas gigabita. Pada mutu terendah, satu koma empat.

## Ke mana datanya pergi

Video memakan sembilan dari setiap sepuluh bagian. Gambar tugas menyusul jauh di belakang. Teks, ulasan, dan forum hampir tidak terasa; seluruh percakapan satu angkatan selama sebulan lebih kecil daripada satu foto.

## Yang bisa kamu ubah hari ini

- Pilih mutu video terendah; tulisan di layar kelas kami dibuat cukup besar untuk itu
- Baca transkrip dulu, tonton hanya bagian yang perlu dilihat
- Matikan pemutaran otomatis di aplikasi lain, pencuri kuota yang sebenarnya
- Kecilkan foto tugas sebelum dikirim; satu megabita sudah lebih dari cukup

Sisanya bisa ditabung untuk pertemuan langsung. Kalau sambungan tetap terputus, masuklah hanya dengan suara. Tidak ada mentor yang akan bertanya mengapa kameramu mati.`,
    category: 'panduan',
    author: 'Iqbal Mahendra',
    daysAgo: 158,
  },
  {
    kind: 'articles',
    slug: 'menjelaskan-kepada-nenek',
    title: 'Uji Pemahaman: Jelaskan kepada Nenekmu',
    summary: 'Kalau penjelasanmu memakai kata yang nenek tidak kenal, mungkin kamu sendiri belum benar-benar mengerti. Latihan lima menit.',
    body: `Ada saat ketika sebuah bab terasa sudah dipahami. Kepala mengangguk, tangan ingin lanjut. Sebelum lanjut, carilah satu orang yang tidak tahu apa-apa tentang itu, lalu jelaskan dalam lima menit.

Dewi mencobanya pada bab basis data. Neneknya bertanya, “Jadi itu lemari atau buku?” Dewi terdiam. Ia kembali ke bab pertama dan menemukan bahwa ia belum tahu juga.

> Pertanyaan orang awam adalah ujian yang tidak bisa dihafal.

Tidak ada nenek di rumah? Rekam suaramu sendiri, dengarkan besok pagi. Catat setiap kata yang kamu ucapkan lebih cepat daripada yang lain. Biasanya di situlah kamu sedang berlari melewati sesuatu yang belum jelas. Kucing juga boleh dipakai, dengan catatan ia tidak pernah bertanya.`,
    category: 'cara-belajar',
    author: 'Tirta Anggara',
    daysAgo: 201,
  },
  {
    kind: 'articles',
    slug: 'bertanya-di-forum-dan-dijawab',
    title: 'Cara Bertanya di Forum supaya Dijawab',
    summary:
      'Kami membaca 900 pertanyaan di forum kelas. Yang dijawab dalam satu jam punya empat hal yang sama, dan panjangnya bukan salah satunya.',
    body: `Selama satu musim kami mencatat 900 pertanyaan di forum dan waktu sampai jawaban pertamanya datang. Sebagian dijawab dalam tujuh menit. Sebagian menunggu tiga hari. Perbedaannya hampir tidak ada hubungannya dengan sulitnya soal.

## Empat hal yang sama

1. Judulnya menyebut benda, bukan perasaan: “Rumus VLOOKUP mengembalikan kosong”, bukan “Tolong, bingung”.
2. Ada satu kalimat tentang apa yang sudah dicoba.
3. Ada pesan galat atau tangkapan layar, salah satu saja cukup.
4. Pertanyaannya satu.

Yang tidak berpengaruh: permintaan maaf, huruf besar, dan kata “urgen”. Pertanyaan bertanda urgen malah menunggu dua kali lebih lama, mungkin karena pembacanya takut salah.

Setelah dijawab, tulis apakah jawabannya berhasil. Orang berikutnya dengan masalah yang sama akan menemukan utasmu pada tengah malam, dan satu kalimat itu yang akan menolongnya.`,
    category: 'panduan',
    author: 'Redaksi Sanggar',
    daysAgo: 247,
  },
  {
    kind: 'articles',
    slug: 'berhenti-kelas-dengan-baik',
    title: 'Boleh Berhenti: Meninggalkan Kelas dengan Baik',
    summary:
      'Tidak semua kelas harus diselesaikan. Cara mengenali saat berhenti, memberi tahu mentor, dan menyimpan apa yang sudah kamu dapat.',
    body: `Kami pernah takut menulis artikel ini. Bukankah rumah belajar seharusnya menyuruh orang bertahan? Lalu Yanti mengirim surat: ia menyelesaikan kelas yang dibencinya, dan sejak itu tidak membuka satu kelas pun selama setahun.

## Tiga pertanyaan sebelum berhenti

- Apakah yang membuatmu lelah itu kelasnya, atau bulan ini?
- Kalau tugas akhirnya sudah jadi di tanganmu, apakah kamu akan memakainya?
- Apakah ada kelas lain yang kamu buka diam-diam?

Jawaban pertama “bulan ini”? Minta jeda; kami bisa memindahkanmu ke angkatan berikutnya tanpa biaya. Kalau jawaban ketiga “ya”, barangkali kamu sudah memilih.

## Pamit secukupnya

Kirim satu kalimat kepada mentor. Bukan untuk minta izin, melainkan supaya ia tidak terus menyiapkan ulasan. Unduh catatanmu. Bab yang sudah selesai tetap tercatat, dan pintunya tidak dikunci.`,
    category: 'panduan',
    author: 'Mentari Kusuma',
    daysAgo: 290,
  },
  {
    kind: 'articles',
    slug: 'latihan-kecil-setiap-hari',
    title: 'Mengapa Sepuluh Menit Setiap Hari Mengalahkan Sabtu Panjang',
    summary: 'Ingatan tumbuh di antara dua latihan, bukan di dalamnya. Percobaan dengan 84 peserta dan sebuah kalender dinding.',
    body: `Kami membagi 84 peserta kelas mengetik menjadi dua. Kelompok pertama berlatih sepuluh menit setiap hari, kelompok kedua satu jam setiap Sabtu. Setelah enam pekan, kelompok harian mengetik sepertiga lebih cepat, padahal jumlah menitnya sama.

Penjelasannya sudah lama dikenal. Otak merapikan pelajaran saat kita tidur dan saat kita hampir lupa. Latihan hari berikutnya menarik ingatan itu kembali, dan tarikan itulah yang menguatkan. Satu jam penuh hanya sekali ditarik.

## Membuatnya berjalan

Tempelkan latihan pada kebiasaan yang sudah ada: sesudah menyikat gigi, sebelum membuka pesan, sambil menunggu nasi. Coret kalender setiap selesai. Kalau satu hari terlewat, jangan gandakan besoknya; teruskan saja seperti biasa.

Kelompok Sabtu tidak kecewa, omong-omong. Mereka menjadi kelompok yang paling sering makan siang bersama.`,
    category: 'cara-belajar',
    author: 'Wening Pratiwi',
    daysAgo: 336,
  },
  {
    kind: 'articles',
    slug: 'meja-belajar-murah',
    title: 'Menata Meja Belajar dengan Lima Puluh Ribu Rupiah',
    summary:
      'Papan triplek, dua batu bata, satu lampu jepit, dan stopkontak yang aman. Daftar belanja dari peserta yang belajar di kamar kos.',
    body: `Meja bagus menyenangkan, tetapi bukan syarat. Kami bertanya kepada peserta kos-kosan apa yang sungguh membantu, lalu menghitung harganya di toko bangunan.

## Daftar belanja

- Papan triplek bekas 60 × 40 sentimeter, lima belas ribu
- Dua batu bata sebagai kaki, biasanya gratis
- Lampu jepit dengan bola lampu hangat, tiga puluh ribu
- Selotip kain untuk meredam bunyi, lima ribu

Taruh lampu di sisi yang berlawanan dengan tangan penulismu agar bayangan tidak jatuh di kertas. Layar diletakkan menyamping dari jendela, bukan membelakanginya. Kalau leher pegal, ganjal ponsel dengan dua buku tebal; buku yang sudah selesai dibaca bekerja lebih baik, kata seorang peserta, karena tidak menggoda.

Satu hal jangan dihemat: stopkontak. Sambungan bertumpuk yang hangat saat disentuh harus diganti malam itu juga.`,
    category: 'panduan',
    author: 'Hendra Lesmana',
    daysAgo: 379,
  },
]
