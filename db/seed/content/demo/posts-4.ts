import type { SeedPost } from '../../content-types.ts'

export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'rak-pinjam-kacamata',
    title: 'Rak Baru di Pintu Masuk: Pinjam Kacamata Baca',
    summary:
      'Sebelas peserta berhenti membaca karena hurufnya kabur, bukan karena sulit. Sekarang ada tujuh kacamata yang boleh dipinjam selama kelas.',
    body: `Kami mengira materi terlalu sulit. Ternyata sebelas peserta di atas lima puluh tahun hanya tidak dapat membaca hurufnya, dan malu mengatakannya.

Optik di seberang jalan menyumbang tujuh kacamata baca dengan kekuatan berbeda. Raknya ada di pintu masuk, tanpa buku catatan peminjam. Sesudah tiga pekan jumlahnya menjadi delapan; seseorang menambahkan miliknya.

Ukuran huruf di layar kelas juga kami naikkan. Untuk yang belajar dari rumah, tombol pembesar ada di pengaturan peramban, dan caranya kami tempel di samping rak.`,
    category: 'kabar-sanggar',
    author: 'Redaksi Sanggar',
    daysAgo: 24,
  },
  {
    kind: 'news',
    slug: 'kelas-jahit-belajar-pola-digital',
    title: 'Kelas Jahit Mulai Memakai Pola Digital, Kertas Koran Tetap Ada',
    summary:
      'Dua belas penjahit belajar menggambar pola di layar. Hasil cetaknya disambung dengan selotip, lalu dibandingkan dengan cara lama.',
    body: `Bu Ngatini sudah menggambar pola di kertas koran selama tiga puluh tahun dan tidak berniat berhenti. Ia datang ke kelas pola digital untuk membuktikan bahwa layar lebih lambat.

Pada pola pertama ia benar. Pada pola kelima, ketika pelanggan meminta ukuran lain, layar menang dengan selisih empat puluh menit. Bu Ngatini diam sebentar, lalu bertanya di mana tombol simpannya.

Dua belas peserta menyelesaikan kelas. Semua masih memakai koran untuk kerah, karena kerah, kata mereka, harus dipikir dengan tangan.`,
    category: 'kabar-kelas',
    author: 'Anindya Sekar',
    daysAgo: 41,
  },
  {
    kind: 'news',
    slug: 'papan-bertanya-tanpa-nama',
    title: 'Papan Bertanya Tanpa Nama Menjawab 300 Pertanyaan',
    summary: 'Pertanyaan ditulis di kertas dan dijawab mentor setiap Jumat. Yang terbanyak bukan soal komputer, melainkan soal berani.',
    body: `Di dekat dapur ada papan gabus, setumpuk kertas, dan pensil yang diikat. Siapa pun boleh bertanya tanpa nama. Setiap Jumat mentor menempel jawabannya di bawah pertanyaan itu.

Sampai pekan ini terjawab 300 pertanyaan. Seratus dua puluh tentang komputer. Selebihnya tentang takut salah, takut kelihatan tua, takut bertanya dua kali. Jawaban Bu Rosalina untuk yang terakhir itu hanya dua kata: “Tanya lagi.”

Kertasnya kami simpan. Sebagian pertanyaan menjadi pembuka kelas, tentu saja tetap tanpa nama.`,
    category: 'kabar-sanggar',
    author: 'Redaksi Sanggar',
    daysAgo: 63,
  },
  {
    kind: 'news',
    slug: 'ujian-lisan-sambil-berjalan',
    title: 'Ujian Lisan Sambil Berjalan Dicoba di Tiga Kelas',
    summary: 'Peserta menjelaskan tugasnya kepada mentor sambil mengitari lapangan dua kali. Nilainya mirip, gugupnya jauh berkurang.',
    body: `Ruang ujian kami sempit dan kursinya saling berhadapan. Seorang peserta berkata rasanya seperti diperiksa polisi. Maka tiga kelas mencoba cara lain: ujian lisan sambil berjalan mengitari lapangan, dua putaran, kira-kira lima belas menit.

Nilainya hampir sama dengan ujian di ruangan. Yang berubah adalah jumlah peserta yang berhenti di tengah kalimat, dari tujuh menjadi satu. Yang satu itu berhenti karena menemukan kucing.

Peserta tetap boleh memilih ruangan. Bagi yang memakai kursi roda, jalurnya sudah kami periksa dan satu lubang sudah ditutup.`,
    category: 'kabar-kelas',
    author: 'Wening Pratiwi',
    daysAgo: 112,
  },
]
