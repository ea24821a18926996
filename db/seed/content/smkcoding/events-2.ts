import type { SeedPost } from '../../content-types.ts'

export const moreEvents: SeedPost[] = [
  {
    kind: 'event',
    slug: 'babak-wilayah-sulawesi',
    title: 'Babak Wilayah Liga SMK: Sulawesi, Ditunda Satu Jam oleh Hujan',
    summary:
      'Delapan belas tim menunggu listrik menyala sambil merancang di kertas. Juri kemudian menilai kertas itu juga, dan hasilnya mengejutkan.',
    body: `Pukul delapan tepat listrik padam. Genset sekolah menolak hidup. Delapan belas tim duduk di depan layar hitam, dan panitia mengambil keputusan yang tidak tertulis di aturan: soal dibagikan sekarang, laptop menyusul.

Selama satu jam semua merancang di kertas. Tidak ada yang bisa mengetik lebih cepat daripada berpikir. Ketika lampu menyala, kebanyakan tim sudah tahu persis apa yang akan dibuat, dan situs yang tayang di akhir rata-rata punya separuh lebih sedikit halaman.

## Hasilnya

1. Tim Bagang, Kota Palopo
2. Tim Tikar Pandan, Kabupaten Sigi
3. Tim Colo-Colo, Kota Bitung

Ketiganya menuju final nasional. Juri menambahkan satu penghargaan untuk rancangan kertas terbaik, yang diraih tim peringkat sebelas. Usul agar jam pertama selalu tanpa listrik kini dibahas panitia pusat, dan sejauh ini hanya ditentang oleh produsen genset.`,
    category: 'lomba',
    author: 'Redaksi SMK Coding',
    daysAgo: 48,
    views: 1180,
    event: { inDays: -20, weekday: 6, startHour: 8, hours: 7, place: 'Aula SMK Teluk Harapan, Kota Palu' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-jaringan-kabel-sendiri',
    title: 'Lokakarya: Membuat Kabel Jaringan untuk Satu Lorong',
    summary:
      'Empat puluh siswa TKJ memasang 62 kabel dalam sehari. Kabel yang gagal diuji tidak dibuang, melainkan dibedah dan diberi nama.',
    body: `Lorong lantai dua belum pernah tersambung. Sekolah membeli satu gulung kabel, dan Bagas Prakoso membawa empat puluh tang. Setiap siswa membuat sekurangnya satu kabel yang akan dipakai sungguhan, dengan namanya di kedua ujung.

Pagi hari untuk warna: delapan helai, dua susunan, dan lagu buatan kelas XI supaya urutannya tidak tertukar. Siang hari untuk menarik kabel melewati langit-langit, yang ternyata dihuni seekor tokek dan tiga bola voli.

## Angka hari itu

- 62 kabel lulus uji, 23 gagal pada percobaan pertama
- Penyebab terbanyak: helai hijau dan biru tertukar
- Waktu tercepat: dua menit sepuluh detik, oleh siswi kelas X

Kabel yang gagal dibedah bersama, lalu digantung di papan dengan nama penyakitnya. Pukul empat sore lorong itu tersambung. Halaman pertama yang dibuka, atas suara terbanyak, adalah jadwal bola voli.`,
    category: 'lokakarya',
    author: 'Bagas Prakoso',
    daysAgo: 70,
    views: 760,
    event: { inDays: -45, weekday: 6, startHour: 8, hours: 8, place: 'SMK Arta Teknika, Kota Semarang' },
  },
  {
    kind: 'event',
    slug: 'temu-daring-alumni-tahun-pertama',
    title: 'Temu Daring: Tahun Pertama Sesudah Lulus, Tanpa Saringan',
    summary: 'Enam alumni yang bekerja, kuliah, berdagang, dan menganggur berbagi layar. Moderatornya siswa kelas XII yang takut lulus.',
    body: `Acara alumni biasanya menampilkan yang paling berhasil. Kali ini panitia mengundi. Dari 300 nama terpilih enam: dua bekerja, satu kuliah, satu membuka jasa cuci sepatu, satu pulang ke kebun, dan satu masih mencari.

Salsa, siswa kelas XII, memandu dengan daftar pertanyaan yang ia kumpulkan dari adik kelas. Berapa sisa gajimu tanggal dua puluh? Siapa yang kecewa dengan pilihanmu? Apa yang dari sekolah masih kamu pakai? Jawaban untuk yang terakhir hampir selalu sama: cara mencari sebab sesuatu rusak.

Rafi, yang masih mencari kerja, mendapat pertanyaan paling banyak. Ia memperlihatkan tabel lamarannya, 41 baris, dan pola yang ia temukan sendiri: ia hanya dipanggil ketika menulis surat pada pagi hari.

> “Saya belum berhasil, jadi saya bisa cerita yang belum dipoles,” katanya.

Rekaman dibagikan kepada sekolah mitra. Rafi bekerja sejak bulan lalu.`,
    category: 'temu-daring',
    author: 'Meilani Gunawan',
    daysAgo: 94,
    views: 1420,
    event: { inDays: -68, startHour: 19, hours: 2, place: 'Daring melalui ruang kelas SMK Coding' },
  },
  {
    kind: 'event',
    slug: 'maraton-memperbaiki-situs-sekolah',
    title: 'Maraton Sehari: Memperbaiki Dua Belas Situs Sekolah',
    summary:
      'Dua belas tim siswa mengecilkan, membetulkan, dan membuka kunci situs sekolahnya. Kata sandi yang hilang ternyata tugas terberat.',
    body: `Aturannya ringan: datang dengan situs sekolahmu, pulang dengan situs yang lebih cepat. Yang tidak kami perkirakan, tujuh dari dua belas tim tidak tahu siapa yang memegang kata sandinya.

Pagi hari pun berubah menjadi pekerjaan detektif. Kata sandi situs satu sekolah ada di buku tamu tahun 2014. Satu lagi dihafal mantan kepala sekolah yang kini berkebun, dan bersedia mengejanya lewat telepon sambil memanen cabai.

## Sesudah pukul satu

1. Ukuran halaman depan rata-rata turun dari 7,4 ke 0,9 megabita
2. Semua situs bisa dibaca di layar empat inci
3. Tiga ratus pengumuman kedaluwarsa dipindah ke arsip

Sebagai penutup setiap tim menulis satu lembar serah terima: di mana kata sandi disimpan, siapa dua orang yang memegangnya, dan kapan diganti. Lembar itu, menurut Intan Permatasari, lebih penting daripada semua megabita tadi.`,
    category: 'lomba',
    author: 'Intan Permatasari',
    daysAgo: 130,
    views: 890,
    event: { inDays: -101, weekday: 0, startHour: 8, hours: 9, place: 'Lab SMK Bina Bahari, Kota Tegal' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-guru-menilai-proyek',
    title: 'Lokakarya Guru: Menilai Proyek Tanpa Menebak',
    summary:
      'Tiga puluh guru menilai proyek yang sama secara terpisah. Nilainya terentang dari 55 sampai 92, lalu mereka menyusun rubrik bersama.',
    body: `Sri Wahyuni membagikan satu proyek siswa kepada tiga puluh guru dan meminta satu angka. Tidak boleh berunding. Sepuluh menit kemudian angkanya ditempel di dinding: yang terendah 55, yang tertinggi 92. Ruangan sunyi, lalu tertawa, lalu sunyi lagi.

Sisa hari itu dipakai untuk mencari asal jaraknya. Seorang guru menilai kerapian kode. Yang lain menilai usaha, karena ia mengenali tulisan anak yang rajin. Seorang lagi mengurangi sepuluh angka sebab warnanya ungu.

## Rubrik yang lahir

- Empat hal yang dilihat, masing-masing dengan tiga tingkat
- Contoh nyata untuk setiap tingkat, bukan kata sifat
- Satu kotak untuk hal yang tidak ada di rubrik

Sore hari proyek lain dinilai dengan rubrik itu. Jaraknya tinggal sembilan angka. Ungu tidak lagi disebut. Rubriknya terbuka, boleh diubah, dan sudah dipakai 44 sekolah, dua di antaranya untuk menilai masakan.`,
    category: 'lokakarya',
    author: 'Sri Wahyuni',
    daysAgo: 160,
    views: 980,
    event: { inDays: -133, weekday: 6, startHour: 9, hours: 6, place: 'SMK Giri Teknika, Kabupaten Sleman' },
  },
  {
    kind: 'event',
    slug: 'malam-gim-buatan-sendiri',
    title: 'Malam Gim Buatan Sendiri: Dua Puluh Satu Gim, Satu Proyektor',
    summary:
      'Pembuat gim duduk diam di belakang sementara orang lain memainkannya di layar besar. Tepuk tangan paling keras untuk gim yang macet.',
    body: `Aturan malam itu kejam bagi pembuatnya. Gim dimainkan orang yang belum pernah melihatnya, di layar tiga meter, di depan seratus penonton. Pembuat duduk di baris belakang dan tidak boleh memberi petunjuk.

Gim pertama tentang mengantar nasi kotak dengan becak. Pemainnya berputar di tempat selama dua menit karena tidak tahu bahwa rem harus dilepas. Pembuatnya, siswa kelas X, menutup muka, lalu mencatat. Gim kesembilan macet tepat sebelum bos terakhir, dan justru mendapat tepuk tangan terpanjang karena semua orang mengenal rasanya.

Fikri Ramadhan memandu dengan satu pertanyaan sesudah setiap gim: kapan kamu pertama kali tersenyum? Jawaban pemain ditulis di kertas dan diserahkan kepada pembuatnya.

Delapan gim kemudian diperbaiki dan dipamerkan di pasar malam. Becaknya sekarang punya tulisan kecil: *lepas rem dulu, Mas*.`,
    category: 'lokakarya',
    author: 'Fikri Ramadhan',
    daysAgo: 201,
    views: 1270,
    event: { inDays: -176, weekday: 5, startHour: 18, hours: 4, place: 'Aula SMK Nusa Karya, Kota Malang' },
  },
  {
    kind: 'event',
    slug: 'temu-daring-keamanan-akun-siswa',
    title: 'Temu Daring: Akun Siswa Dicuri, Lalu Apa?',
    summary: 'Seorang siswa menceritakan tiga hari sesudah akunnya diambil orang. Langkah demi langkah, dari panik sampai akunnya kembali.',
    body: `Namanya kami samarkan. Pada hari Senin ia mengeklik tautan undian, pada hari Selasa semua temannya menerima pesan pinjam uang atas namanya. Ia menceritakan tiga hari itu di depan 800 siswa, tanpa kamera, dengan suara yang mula-mula pelan.

Ratih Kusumawardani menghentikan ceritanya pada setiap persimpangan dan bertanya kepada penonton: sekarang apa? Sebagian besar memilih menghapus akun. Padahal langkah yang menolong justru mengabari orang terdekat lebih dulu, supaya uang mereka selamat.

## Urutan yang disepakati

1. Kabari teman dan keluarga lewat jalan lain
2. Ubah sandi surel, karena dari sanalah yang lain dipulihkan
3. Keluarkan semua perangkat
4. Lapor kepada layanan, simpan tangkapan layar
5. Ceritakan kepada satu orang dewasa yang kamu percayai

Tidak ada yang dimarahi malam itu. Sekolah yang ingin mengulang acara dengan siswanya sendiri dapat memakai kartu persimpangan dari halaman materi.`,
    category: 'temu-daring',
    author: 'Ratih Kusumawardani',
    daysAgo: 240,
    views: 1530,
    event: { inDays: -215, startHour: 19, hours: 2, place: 'Daring, tautan dikirim lewat guru pendamping' },
  },
  {
    kind: 'event',
    slug: 'final-nasional-liga-musim-lalu',
    title: 'Final Nasional Liga SMK Musim Lalu: Soalnya Bank Sampah',
    summary:
      'Sepuluh tim, tiga jam, dan tujuh ibu pengelola bank sampah yang menjadi pengguna. Pemenangnya membuat situs tanpa satu pun kata “sampah”.',
    body: `Setiap final memakai pengguna sungguhan. Musim lalu yang datang tujuh ibu pengelola bank sampah dari kampung di sekitar gedung. Mereka membawa buku tulis, timbangan, dan keluhan yang sama: warga tidak ingat hari setor.

Sepuluh tim mewawancarai mereka selama lima belas menit. Ada yang langsung membuat dasbor. Ada yang membuat gim. Tim dari Lamongan bertanya bagaimana ibu-ibu itu menyebut barang yang disetor. Jawabannya: “tabungan”. Situs mereka tidak memakai kata sampah sama sekali, dan halaman depannya hanya berisi hari, jam, serta gambar tujuh jenis tabungan.

## Juara

1. Tim Tabungan, Kabupaten Lamongan
2. Tim Kresek, Kota Padang
3. Tim Seberang, Kabupaten Kutai Kartanegara

Situs juara pertama masih dipakai. Hari setornya sudah dua kali diubah oleh ibu-ibu itu sendiri, tanpa menelepon siapa pun, dan itulah nilai yang tidak ada di lembar juri.`,
    category: 'lomba',
    author: 'Redaksi SMK Coding',
    daysAgo: 312,
    views: 2890,
    event: { inDays: -282, weekday: 6, startHour: 9, hours: 6, place: 'Balai Pemuda Merdeka, Kota Surabaya' },
  },
  {
    kind: 'event',
    slug: 'lokakarya-lampu-jalan-pintar',
    title: 'Lokakarya: Lampu Jalan yang Menyala Kalau Ada Orang',
    summary:
      'Enam sekolah membuat lampu dengan sensor gerak untuk satu gang gelap. Warga memilih tempatnya, dan kucing menguji kepekaannya.',
    body: `Gang di belakang SMK itu gelap sejak lampunya dicuri. Ratih Kusumawardani mengusulkan agar lokakarya elektronika semester ini dikerjakan di sana. Enam sekolah mengirim tim, warga meminjamkan tangga.

Pagi hari tim berjalan di gang bersama warga yang biasa pulang malam: perawat, penjaga toko, anak les. Setiap orang menunjuk tempat yang membuatnya mempercepat langkah. Di sanalah lampunya dipasang. Siang hari untuk menyolder, sore untuk mengatur kepekaan, dan di sinilah kucing ikut serta. Malam pertama lampu menyala 214 kali, hanya tiga puluh karena manusia.

Sensor dinaikkan sebelas sentimeter. Malam kedua tinggal 38 kali.

Skema, daftar harga, dan surat izin RT dapat diunduh. Sampai sekarang lima dari enam lampu masih hidup; yang keenam dipinjam warung, dengan janji dikembalikan sesudah musim durian.`,
    category: 'lokakarya',
    author: 'Ratih Kusumawardani',
    daysAgo: 360,
    views: 640,
    event: { inDays: -334, weekday: 6, startHour: 8, hours: 11, place: 'Gang Melati, belakang SMK Karya Cendana, Kota Pontianak' },
  },
]
