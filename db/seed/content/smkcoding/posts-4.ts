import type { SeedPost } from '../../content-types.ts'

export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'lab-malam-dibuka-warga',
    title: 'Lab Komputer Dibuka untuk Warga Setiap Malam Kamis',
    summary:
      'Di Sleman siswa menjaga lab sekolah bagi tetangga yang ingin mengurus surat daring. Antrean terpanjang: perpanjangan pajak motor.',
    body: `Pukul tujuh malam kursi lab diisi ibu-ibu, sopir, dan satu kakek yang membawa kacamatanya dalam kaleng. Siswa kelas sebelas berdiri di belakang, tangan di punggung. Aturannya: yang memegang tetikus harus warga.

Dalam sebelas malam Kamis lab melayani 143 orang. Yang paling dicari pajak motor, disusul nilai rapor anak, dan satu lamaran kerja yang kemudian diterima.

Siswa mencatat kata yang paling sering membuat warga berhenti. Juaranya *unggah*. Catatan itu sekarang menjadi tugas akhir kelas antarmuka.`,
    category: 'sekolah',
    author: 'Redaksi SMK Coding',
    daysAgo: 20,
  },
  {
    kind: 'news',
    slug: 'bengkel-menyumbang-meja-las',
    title: 'Bengkel Teralis Menyumbang Meja Lab yang Tidak Bisa Goyang',
    summary:
      'Enam belas meja besi dibuat siswa pengelasan untuk siswa pemrograman. Ukurannya diambil dari siku orang yang akan duduk di sana.',
    body: `Meja lab lama goyang setiap kali ada yang mengetik cepat. Bengkel Teralis Karya Baja menyumbang besinya, siswa jurusan pengelasan mengerjakannya, dan siswa pemrograman diminta berbaris untuk diukur sikunya.

Enam belas meja selesai dalam lima pekan. Di bawah setiap meja tertera nama pengelas dan nama pemakai pertamanya. Lubang kabelnya dibuat setelah satu meja contoh ternyata tidak punya.

Sebagai balasan siswa pemrograman membuatkan bengkel itu buku pesanan digital. Pemiliknya masih memakai kapur di dinding, tetapi kini memotretnya setiap sore.`,
    category: 'mitra',
    author: 'Laras Widyaningrum',
    daysAgo: 34,
  },
  {
    kind: 'news',
    slug: 'juri-liga-siswa-tuli',
    title: 'Liga Tahun Ini Memakai Aba-Aba Lampu, Usul Tim Siswa Tuli',
    summary:
      'Peluit diganti lampu tiga warna di seluruh arena. Panitia mengakui aba-aba lama membuat empat siswa selalu terlambat tiga detik.',
    body: `Tiga detik tidak banyak, kecuali dalam final. Tim dari sebuah SLB di Kota Semarang menghitung keterlambatan mereka setiap kali peluit dibunyikan: rata-rata tiga detik, karena harus menunggu teman menengok.

Usul mereka sederhana, lampu tiga warna di setiap meja. Panitia mencobanya di babak wilayah. Ternyata semua tim lebih tenang, karena tidak ada lagi peluit yang mengagetkan di tengah kalimat.

Mulai musim ini lampu dipakai di semua babak. Rangkaiannya dibuat tim pengusul dan gambarnya boleh dipakai lomba lain.`,
    category: 'liga',
    author: 'Redaksi SMK Coding',
    daysAgo: 90,
  },
  {
    kind: 'news',
    slug: 'buku-galat-sekolah-dicetak',
    title: 'Buku Galat: 300 Kesalahan yang Dikumpulkan Siswa, Lengkap dengan Ceritanya',
    summary:
      'Sembilan sekolah menulis kesalahan yang paling sering mereka buat. Bukunya dicetak di percetakan kalender dan habis dalam sepekan.',
    body: `Di setiap lab ada satu buku tulis bergantung pada tali. Siapa pun yang berhasil memperbaiki galat menulis tiga baris: apa yang terjadi, apa yang dikira, apa yang sebenarnya.

Dari sembilan sekolah terkumpul lebih dari dua ribu catatan. Tiga ratus di antaranya dibukukan oleh siswa jurusan multimedia dan dicetak di percetakan kalender yang sedang sepi. Galat nomor satu masih titik koma, tetapi cerita terbaik tentang kabel yang digigit tikus.

Bukunya habis dalam sepekan. Berkasnya boleh diunduh, dan setiap sekolah boleh menambahkan galatnya sendiri.`,
    category: 'sekolah',
    author: 'Yohanes Bria',
    daysAgo: 150,
  },
]
