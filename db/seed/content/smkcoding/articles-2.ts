import type { SeedPost } from '../../content-types.ts'

export const moreArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'membagi-kerja-tim-tiga-orang',
    title: 'Membagi Kerja Tim Tiga Orang dalam Tiga Jam',
    summary:
      'Liga memberi tiga jam dan tiga kepala. Pembagian menurut bagian halaman hampir selalu kalah oleh pembagian menurut pertanyaan pengguna.',
    body: `Dari dua ratus tim yang kami amati, kebanyakan membagi kerja begini: satu menulis HTML, satu CSS, satu JavaScript. Kelihatannya adil. Hasilnya, tidak seorang pun tahu apakah halamannya berfungsi sampai menit ke-160, saat ketiganya disatukan dan tidak ada yang pas.

Tim yang lolos biasanya membagi dengan cara lain. Mereka menulis tiga pertanyaan pengguna di kertas, lalu setiap orang memegang satu pertanyaan dari awal sampai akhir. Yang memegang “jam berapa buka?” menulis isi, tampilan, dan uji coba untuk pertanyaan itu.

## Jam pertama

1. Lima belas menit mendengarkan pengguna, tanpa laptop
2. Sepuluh menit memilih tiga pertanyaan
3. Sisanya membuat satu halaman kosong yang sudah tayang

Halaman kosong yang tayang lebih berharga daripada halaman indah yang belum pernah dibuka di ponsel lain. Sesudah itu setiap perubahan tinggal ditambahkan.

## Aturan kecil yang menyelamatkan

- Setiap empat puluh menit semua berhenti dan mencoba halamannya di satu ponsel
- Yang buntu lebih dari sepuluh menit wajib bersuara
- Lima belas menit terakhir dilarang menambah fitur

Kalau bertengkar, suitlah. Tim Knalpot melakukannya pada final dan tidak pernah menyesal.`,
    category: 'tutorial',
    author: 'Dimas Aryo Nugroho',
    daysAgo: 61,
    views: 1980,
  },
  {
    kind: 'articles',
    slug: 'laporan-pkl-yang-dibaca',
    title: 'Menulis Laporan PKL yang Benar-Benar Dibaca Penguji',
    summary:
      'Penguji punya dua belas menit untuk tiap laporan. Susun supaya halaman pertamanya sudah menjawab apa yang kamu kerjakan dan apa buktinya.',
    body: `Bu Meilani menguji enam puluh laporan PKL setiap tahun. Kami memintanya membaca sambil berkata keras apa yang ia pikirkan. Pada laporan ketiga kami sudah mendengar kalimat yang sama tiga kali: “Ini sejarah perusahaan lagi. Anaknya mengerjakan apa?”

## Balik urutannya

Letakkan di halaman pertama satu paragraf: kamu ditempatkan di mana, mengerjakan apa, dan apa yang berubah karena itu. Sejarah perusahaan cukup setengah halaman di belakang. Tidak ada penguji yang menurunkan nilai karena itu; dua di antaranya berterima kasih.

## Bukti yang boleh dan tidak boleh

- Boleh: tangkapan layar hasil kerjamu, setelah nama pelanggan ditutup
- Boleh: perbandingan sebelum dan sesudah, dengan angka
- Tidak boleh: kode milik perusahaan tanpa izin tertulis
- Tidak boleh: foto rekan kerja yang tidak tahu dirinya difoto

## Bagian kesulitan

Inilah bagian yang dibaca paling lama. Jangan menulis “tidak ada kendala yang berarti”. Ceritakan satu hal yang gagal, berapa lama kamu mencarinya, dan siapa yang menolong. Penguji pernah PKL juga. Mereka tahu mana cerita yang sungguh terjadi.`,
    category: 'karier',
    author: 'Meilani Gunawan',
    daysAgo: 88,
    views: 2460,
  },
  {
    kind: 'articles',
    slug: 'git-tanpa-internet',
    title: 'Memakai Git di Lab Tanpa Internet',
    summary: 'Git tidak membutuhkan awan. Satu komputer guru, satu kabel, dan empat perintah sudah cukup untuk kerja tim di sekolah pulau.',
    body: `Banyak guru menunda mengajarkan Git karena labnya tidak tersambung. Padahal Git dibuat untuk bekerja jauh dari jaringan. Yang diperlukan hanya satu tempat bertemu, dan tempat itu boleh berupa komputer di meja depan.

## Menyiapkan tempat bertemu

Di komputer guru, buat satu folder bersama dan jalankan *git init --bare*. Folder ini tidak berisi berkas kerja, hanya riwayat. Siswa menyalinnya lewat jaringan lokal dengan *git clone*, persis seperti menyalin dari internet.

1. Setiap tim mendapat satu folder
2. Sebelum pulang, semua menjalankan *git push*
3. Pagi berikutnya, semua mulai dengan *git pull*

## Kalau kabelnya pun tidak ada

Diska lepas juga bisa menjadi tempat bertemu. Pak Yosef di Flores Timur memakainya dengan seluruh sekolah; satu diska, tiga puluh siswa, satu perahu. Berkasnya dikirim sebagai *bundle*, sehingga riwayatnya ikut.

Benturan akan terjadi, dan sebaiknya begitu. Biarkan dua siswa mengubah baris yang sama, lalu duduk bersama memilih. Pelajaran tentang Git selesai dalam sepuluh menit. Pelajaran tentang memilih kalimat orang lain memakan sisa jamnya.`,
    category: 'alat-kerja',
    author: 'Bagas Prakoso',
    daysAgo: 122,
    views: 1540,
  },
  {
    kind: 'articles',
    slug: 'menguji-dengan-kertas',
    title: 'Menguji Rancangan dengan Kertas Sebelum Menulis Kode',
    summary:
      'Sebelas lembar kertas, satu pensil, dan seorang teman yang pura-pura menjadi komputer. Kesalahan terbesar ditemukan dalam dua puluh menit.',
    body: `Kelas XI RPL di Gianyar menghabiskan dua pekan membuat aplikasi kantin. Pada hari pertama dipakai, tidak seorang pun menemukan tombol bayar. Tombolnya ada di balik gambar mangkuk, yang menurut pembuatnya sudah jelas.

Tahun berikutnya mereka mulai dengan kertas. Setiap layar digambar sebesar ponsel. Seorang siswa menjadi komputer: ketika penguji menekan gambar tombol dengan jari, ia menukar kertasnya. Ia dilarang bicara, karena komputer juga tidak menjelaskan.

## Cara melakukannya

1. Pilih satu tugas, misalnya “pesan soto tanpa sambal, bayar besok”
2. Gambar hanya layar yang diperlukan untuk tugas itu
3. Undang tiga orang yang belum pernah melihatnya
4. Catat di mana jari mereka berhenti

Tiga orang cukup. Orang keempat hampir selalu berhenti di tempat yang sama.

Kertas punya keunggulan yang tidak dimiliki layar: tidak ada yang sayang mencoretnya. Pada pengujian kelima gambar mangkuk itu sudah dipindah, dihapus, lalu muncul lagi sebagai hiasan yang tidak bisa ditekan. Waktu terpakai seluruhnya satu jam pelajaran, ditambah enam menit mencari penghapus.`,
    category: 'tutorial',
    author: 'Ni Luh Saraswati',
    daysAgo: 171,
    views: 1310,
  },
]
