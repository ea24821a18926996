import type { SeedPost } from '../../content-types.ts'

export const moreGalleries: SeedPost[] = [
  {
    kind: 'gallery',
    slug: 'meja-juri-dari-dekat',
    title: 'Meja Juri dari Dekat',
    summary:
      'Pensil tumpul, ponsel retak untuk menguji, dan permen yang tidak pernah cukup. Album tentang bagian final yang tidak disiarkan.',
    body: `Penonton melihat peringkat. Kami diizinkan masuk ke ruangan di belakangnya, dengan syarat tidak ada angka yang terbaca.

Di tengah meja tergeletak lima ponsel. Semuanya tua dan satu di antaranya retak, karena juri hanya boleh menilai dari ponsel yang mungkin dimiliki penggunanya. Di pinggir meja ada dua tumpuk kertas: nilai dengan pensil, dan catatan untuk tim. Tumpukan kedua tiga kali lebih tinggi.

Perselisihan terbesar sore itu terjadi karena satu tombol. Arifin menyebutnya terlalu kecil, Ratih menyebutnya cukup. Mereka memanggil Pak Slamet, petugas kebersihan yang sarung tangannya masih terpasang, dan memintanya menekan. Pak Slamet meleset dua kali. Pensil bergerak.

Tidak ada yang difoto sedang marah, meskipun ada. Permennya habis pada pukul dua.`,
    category: 'arena-liga',
    author: 'Tim Dokumentasi',
    daysAgo: 66,
    views: 1040,
    pictures: [
      'Lima ponsel tua berjajar di meja juri',
      'Pensil tumpul di atas lembar nilai yang tertutup',
      'Pak Slamet menekan tombol dengan sarung tangan',
      'Tumpukan catatan untuk tim, lebih tinggi daripada nilai',
      'Stoples permen kosong di antara kabel',
    ],
  },
  {
    kind: 'gallery',
    slug: 'kunjungan-ke-sekolah-terapung',
    title: 'Kunjungan ke Sekolah di Atas Air',
    summary:
      'Lab komputernya berdiri di atas drum. Mentor datang dengan perahu, dan pelajaran pertama adalah cara duduk supaya mejanya tidak miring.',
    body: `SMK kecil di tepi Danau Sentani itu punya delapan laptop dan satu ruangan yang mengapung. Kalau terlalu banyak siswa duduk di sisi timur, layar di sisi barat ikut terangkat. Sejak hari pertama mereka sudah mengatur diri: berat badan dibagi rata, dan yang baru datang duduk di tengah.

Yosef Tukan dan dua mentor tinggal selama empat hari. Mereka membawa materi CSS tentang tata letak, dan mendapati bahwa murid-muridnya memahami *flexbox* lebih cepat daripada siapa pun yang pernah mereka ajar. “Ini cuma ruangan kami,” kata Oktovina, siswa kelas XI, sambil menggeser kursinya.

Hari terakhir hujan, dan ruangan naik dua puluh sentimeter. Situs sekolahnya tayang malam itu lewat sambungan satelit balai kampung. Halaman pertamanya memuat cuaca dan ketinggian air, karena itulah yang ditanyakan orang tua sebelum melepas anaknya.`,
    category: 'kunjungan',
    author: 'Yosef Tukan',
    daysAgo: 148,
    views: 930,
    pictures: [
      'Ruang lab di atas drum biru, dilihat dari perahu',
      'Siswa duduk berjajar membagi berat badan',
      'Oktovina menjelaskan tata letak dengan menggeser kursi',
      'Laptop dibungkus kantong beras saat menyeberang',
      'Halaman sekolah dengan ketinggian air hari itu',
      'Perahu mentor pulang, delapan tangan melambai',
    ],
  },
  {
    kind: 'gallery',
    slug: 'sampul-buku-tugas',
    title: 'Sampul Buku Tugas dari Sembilan Belas Sekolah',
    summary:
      'Sebelum ada berkas, ada buku tulis. Siswa menggambar sampulnya sendiri: robot, ayam, dan satu lingkaran yang ternyata titik koma.',
    body: `Guru di sembilan belas sekolah masih meminta rancangan ditulis tangan. Alasannya macam-macam: lab dipakai bergiliran, listrik padam, atau karena pensil membuat orang berpikir lebih lama. Yang tidak direncanakan adalah sampulnya.

Siswa menggambarinya saat menunggu giliran. Ada robot yang menggoreng telur. Ada ayam dengan kabel jaringan di paruhnya. Ada sampul yang seluruhnya hitam kecuali satu lubang kecil; pemiliknya menjelaskan bahwa itu galat yang ia cari selama tiga hari.

Kami memilih lima, dengan persetujuan penggambarnya, dan menggambarnya ulang. Satu sampul menjadi perdebatan: lingkaran besar dengan ekor. Redaksi menyangka matahari. Penggambarnya, Bagus dari Trenggalek, dengan sabar menulis: “Itu titik koma. Dilihat dari dekat.”

Buku-bukunya kini dipinjamkan bergilir sebagai pameran keliling, satu kotak untuk satu sekolah.`,
    category: 'kunjungan',
    author: 'Laras Widyaningrum',
    daysAgo: 260,
    views: 680,
    pictures: [
      'Robot menggoreng telur di sampul buku kotak-kotak',
      'Ayam dengan kabel jaringan di paruhnya',
      'Sampul hitam dengan satu lubang kecil',
      'Titik koma besar yang dikira matahari',
      'Kotak pameran keliling berisi buku-buku tugas',
    ],
  },
]
