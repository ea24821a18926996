/** The words of consents. `{{site}}` is the tenant, `{{child}}` the child. Every language has the same meaning; see `consent-text.ts` for changes. */
export const consents = {
  'membership-self': [
    'Saya setuju menjadi anggota {{site}}.',
    'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa saya, peran saya di sini, serta kapan saya masuk. Data ini dipakai untuk mengenali saya, menjalankan kelas dan kegiatan yang saya ikuti, mengirim email yang diperlukan untuk itu, dan memenuhi kewajiban hukum. Pengelola {{site}} dan pengajar kelas saya dapat melihatnya. Data saya tidak dijual.',
    'Di halaman Privasi, kapan saja, saya dapat melihat dan mengunduh data saya, menarik persetujuan ini, dan meminta data saya dihapus dalam 3 × 24 jam.',
  ],
  'membership-parent': [
    'Saya orang tua atau wali dari {{child}}, berusia 18 tahun ke atas, dan mengizinkan {{child}} menjadi anggota {{site}}.',
    'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa {{child}}, perannya di sini, kapan ia masuk, serta nama dan alamat email saya sebagai bukti izin ini. Data ini dipakai untuk mengenali {{child}}, menjalankan kelas dan kegiatan yang ia ikuti, mengirim email yang diperlukan untuk itu, dan memenuhi kewajiban hukum. Pengelola {{site}} dan pengajar kelasnya dapat melihatnya. Data ini tidak dijual.',
    'Kegiatan {{child}} tidak dilacak, tidak dibuatkan profil, dan tidak dipakai untuk iklan atau email promosi.',
    'Izin ini dapat saya tarik kapan saja lewat tautan yang sama, sampai {{child}} berusia 18 tahun.',
  ],
  'membership-school': [
    'Atas nama sekolah atau lembaga yang bertanggung jawab atas {{child}}, saya mengizinkan {{child}} menjadi anggota {{site}}. Sekolah telah memberi tahu orang tua atau walinya.',
    'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa {{child}}, perannya di sini, kapan ia masuk, serta nama saya sebagai bukti izin ini. Data ini dipakai untuk menjalankan kelas dan kegiatan yang ia ikuti. Kegiatannya tidak dilacak, tidak dibuatkan profil, dan tidak dipakai untuk iklan atau email promosi.',
  ],
  'marketing-self': [
    'Saya mau menerima email dari {{site}} berisi kabar, tawaran kelas, dan undangan acara. Izin ini terpisah dari keanggotaan: tanpa izin ini pun saya tetap anggota, dan saya dapat menariknya kapan saja di halaman Privasi.',
  ],
  'leaderboard-self': [
    'Aku setuju tampil di papan peringkat {{site}} dengan nama depan, huruf awal nama berikutnya, dan poin belajarku. Papan itu dapat dibaca siapa saja, juga tanpa masuk.',
    'Aku dapat berhenti tampil kapan saja; namaku hilang saat itu juga. Bila umurku di bawah 18 tahun, aku baru tampil setelah orang tua atau wali mengizinkan.',
  ],
  'leaderboard-parent': [
    'Saya orang tua atau wali {{child}} dan mengizinkan {{child}} tampil di papan peringkat {{site}}, bila {{child}} sendiri mau: dengan nama depan, huruf awal nama berikutnya, dan poin belajar. Papan itu dapat dibaca siapa saja, juga tanpa masuk.',
    'Saya dapat menarik izin ini kapan saja lewat tautan yang sama; nama {{child}} hilang saat itu juga.',
  ],
  'records-parent': [
    'Saya orang tua atau wali {{child}} dan mengizinkan {{site}} mengirim catatan belajar {{child}} ke penyimpanan catatan belajar (LRS) yang dipakai {{site}}: kelas yang diikuti, diselesaikan, atau ditinggalkan, bab yang dibuka dan diselesaikan, serta hasil latihan, dengan nama samaran, tanpa nama dan alamat email.',
    'Saya dapat menarik izin ini kapan saja lewat tautan yang sama; sejak itu tidak ada lagi yang dikirim.',
  ],
}
