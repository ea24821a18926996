import type { SeedPost } from '../../content-types.ts'

export const tutorialArticles: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'tabel-terbaca-di-ponsel',
    title: 'Tabel Jadwal yang Tetap Terbaca di Ponsel',
    summary:
      'Tujuh kolom jadwal pelajaran tidak akan muat di layar 360 piksel. Biarkan tabelnya bergeser, tetapi jangan biarkan pembacanya tersesat.',
    body: `Seorang siswa pernah menyerahkan jadwal kelas yang rapi sekali di laptop. Di ponsel saya, hari Jumat menjulur ke luar layar dan seluruh halaman ikut bergoyang. Ia lalu mengecilkan hurufnya menjadi delapan piksel. Sekarang semuanya muat, dan tidak ada yang terbaca.

## Yang bergeser tabelnya, bukan halamannya

Bungkus tabel dengan satu *div*, lalu beri *overflow-x: auto* pada pembungkus itu. Judul dan menu diam di tempat; hanya tabel yang bisa ditarik ke samping. Tambahkan *tabindex="0"* supaya pengguna papan ketik juga dapat menggesernya dengan tombol panah.

## Kolom pertama jangan ikut pergi

Begitu digeser, pembaca lupa sedang melihat jam keberapa. Tiga deklarasi untuk sel kolom pertama menyelesaikannya:

- *position: sticky* agar selnya menempel
- *left: 0* sebagai tempat menempel
- *background: white*, sebab tanpa latar tulisan di bawahnya akan tembus

Tulis kepala baris dengan *<th scope="row">* dan kepala kolom dengan *<th scope="col">*. Pembaca layar akan menyebut “Jam ketiga, Rabu, Basis Data”, bukan “Basis Data” saja tanpa alamat.

Terakhir, tanyakan apakah itu memang tabel. Daftar guru dengan nama dan nomor telepon lebih enak dibaca sebagai daftar biasa. Jadwal punya dua arah baca, maka ia pantas menjadi tabel. Siswa tadi menguji hasilnya di angkot, dengan satu tangan memegang pintu.`,
    category: 'tutorial',
    author: 'Raka Wibisana',
    daysAgo: 263,
    views: 2870,
  },
  {
    kind: 'articles',
    slug: 'kalkulator-nilai-rapor',
    title: 'Membuat Kalkulator Nilai Rapor yang Tidak Berbohong',
    summary:
      'Tiga kotak isian, satu tombol, dan empat jebakan. Kalkulator kecil ini mengajarkan beda antara tulisan dan bilangan di JavaScript.',
    body: `Tugas ini kelihatannya selesai dalam sepuluh menit. Di kelas saya rata-rata memakan dua jam, dan saya tidak pernah menyesali satu jam lima puluh menit sisanya.

## Hitung dulu dengan tangan

Misalkan tugas 82 berbobot tiga, ujian tengah 76 berbobot tiga, ujian akhir 88 berbobot empat. Jumlahnya 246 + 228 + 352 = 826. Dibagi sepuluh, hasilnya 82,6. Simpan angka itu di kertas. Itulah hakim bagi programmu nanti.

## Empat jebakan

1. Isi kotak selalu berupa tulisan. *'82' + '76'* menghasilkan *'8276'*, jadi ubah dulu dengan *Number(kotak.value)*.
2. Kotak kosong menjadi nol. *Number('')* tidak mengeluh sama sekali, dan nilai siswa terjun bebas.
3. Koma bukan titik. *Number('82,5')* memberi *NaN*; ganti komanya dengan *replace(',', '.')* lebih dahulu.
4. *toFixed(1)* mengembalikan tulisan lagi. Pakai hanya saat menampilkan, jangan di tengah hitungan.

Untuk jebakan kedua, periksa *kotak.value.trim() === ''* sebelum menghitung. Kalau kosong, tampilkan “Nilai ujian akhir belum diisi”. Jangan menebak.

## Uji dengan nilai yang aneh

Coba semua nol, semua seratus, satu kotak kosong, dan 820 karena jarimu terpeleset. Tahun lalu Rendi menemukan programnya memberi rapor 156. Ia sempat ingin membiarkannya. Lalu ia menambahkan batas 0 sampai 100, dengan wajah orang yang merelakan harta.`,
    category: 'tutorial',
    author: 'Sri Wahyuni',
    daysAgo: 347,
    views: 3640,
  },
  {
    kind: 'articles',
    slug: 'validasi-formulir-tanpa-pustaka',
    title: 'Memeriksa Isian Formulir Tanpa Pustaka Tambahan',
    summary:
      'Peramban sudah bisa menolak kotak kosong dan alamat surel yang keliru. Tugasmu menulis pesan yang sopan, lalu memeriksa sekali lagi di server.',
    body: `Saya sering diminta menilai formulir pendaftaran ekstrakurikuler. Banyak yang memasang pustaka puluhan kilobita untuk memastikan satu kotak tidak kosong. Kata *required* panjangnya delapan huruf dan sudah ada di peramban.

## Atribut yang patut kamu kenal

- *required* menolak isian kosong
- *type="email"* memeriksa bentuk alamat surel, bukan apakah alamat itu ada
- *minlength* dan *maxlength* membatasi panjang tulisan
- *pattern="[0-9]{10}"* meminta tepat sepuluh angka, cocok untuk NISN

NISN sebaiknya tetap *type="text"* dengan *inputmode="numeric"*. Ia deretan angka, bukan bilangan; nol di depannya mudah hilang begitu diolah sebagai bilangan. Ingat pula bahwa *pattern* membiarkan kotak kosong lewat, jadi tetap perlu *required*.

## Pesan yang menolong

“Format tidak valid” tidak memberi tahu siapa pun harus berbuat apa. Dengan *kotak.setCustomValidity('NISN terdiri dari 10 angka')* kamu bisa memakai kalimat sendiri. Satu hal yang kerap lupa: setelah isiannya benar, panggil lagi dengan tulisan kosong. Kalau tidak, formulir terkunci selamanya dan pendaftar menyalahkan ponselnya.

## Lalu bobol sendiri

Buka alat pengembang, hapus kata *required*, tekan kirim. Formulirnya berangkat juga. Pemeriksaan di peramban adalah keramahan, sedangkan keamanannya ada di server, yang harus mengulang setiap pemeriksaan. Saya tahu rasanya lupa bagian ini. Situs lomba saya dahulu ambruk oleh satu tanda kutip.`,
    category: 'tutorial',
    author: 'Arifin Daeng Situju',
    daysAgo: 298,
    views: 2215,
  },
  {
    kind: 'articles',
    slug: 'membaca-dokumentasi-bahasa-inggris',
    title: 'Membaca Dokumentasi Berbahasa Inggris dengan Nilai Inggris Enam',
    summary:
      'Dokumentasi memakai kosakata yang sempit dan susunan yang selalu sama. Dua puluh kata dan satu urutan baca sudah cukup untuk memulai.',
    body: `Nilai bahasa Inggris saya di rapor enam, dan itu sudah dikasihani. Waktu PKL, pembimbing hanya mengirim tautan dokumentasi, lalu pergi rapat. Saya menerjemahkan seluruh halaman dengan mesin. *String* menjadi “tali”, dan saya menghabiskan pagi mencari tali.

## Jangan mulai dari atas

Urutan yang akhirnya berhasil untuk saya:

1. Langsung ke bagian *Examples*, ketik ulang satu contoh, jalankan
2. Ubah satu nilai di dalamnya dan tebak hasilnya
3. Baru baca *Parameters* untuk tahu apa saja yang boleh diisi
4. Baca *Return value* untuk tahu apa yang kembali
5. Paragraf pembuka dibaca terakhir, dan tiba-tiba masuk akal

## Kata yang mengubah arti

Kata benda teknis bisa ditebak dari kode. Yang berbahaya justru kata kecil. *Must* berarti wajib, *should* dianjurkan, *may* boleh. *Optional* boleh dilewati. *Default* ialah nilai yang dipakai kalau kamu diam. *Deprecated* berarti masih jalan, tetapi jangan dipakai lagi. Saya pernah melewatkan kata *not* dan menghapus folder yang benar-benar diperlukan.

## Buku saku

Tulis setiap kata asing bersama kalimat tempat kamu menemukannya, bukan artinya saja. *Throws* dalam kamus berarti “melempar”; dalam catatan saya, “fungsi ini bisa gagal, siapkan *try*”. Sesudah tiga bulan isinya 118 kata. Nilai rapor saya tetap enam, karena ujiannya bertanya tentang surat undangan.`,
    category: 'tutorial',
    author: 'Yustina Bere',
    daysAgo: 411,
    views: 4320,
  },
  {
    kind: 'articles',
    slug: 'sensor-suhu-esp32',
    title: 'Menghubungkan Sensor Suhu ke ESP32 dan Mencurigai Angkanya',
    summary:
      'Tiga kabel menghubungkan DHT22 ke ESP32. Bagian sulitnya datang sesudah itu: memastikan angka yang muncul memang suhu ruangan.',
    body: `Sensor pertama di kebun hidroponik kami melaporkan 41 derajat pada pukul enam pagi. Siswa panik dan menyiram. Ternyata sensornya ditempel persis di atas papan ESP32, jadi yang diukur adalah hangatnya papan itu sendiri.

## Tiga kabel, satu hambatan

- VCC sensor ke pin 3V3, bukan ke 5V
- GND ke GND
- DATA ke GPIO 4
- Hambatan 10 kiloohm antara DATA dan VCC

Sensor yang sudah menempel di papan kecil berkaki tiga umumnya membawa hambatan itu. Cabut kabel USB setiap kali memindahkan kabel. Komponen di perpustakaan kami banyak yang wafat karena terburu-buru.

## Membaca dengan sabar

DHT22 perlu sekitar dua detik di antara dua pembacaan. Di dalam *loop()*, tulis *delay(2000)*, lalu *float suhu = dht.readTemperature()*. Pembacaan kadang gagal dan hasilnya bukan angka, maka tambahkan *if (isnan(suhu)) return* sebelum mencetak. Tanpa baris itu, grafikmu akan berlubang dan kamu mengira kebunnya membeku.

## Curigai dulu

Taruh termometer ruangan di samping sensor selama lima belas menit. Selisih setengah derajat wajar untuk jenis ini. Kalau selisihnya empat, jauhkan sensor sejengkal dari papan, hindari sinar matahari langsung, lalu ukur ulang.

Kami mencatat kedua angka di buku selama sepekan. Pada hari kelima angkanya berbeda jauh lagi. Seekor cicak rupanya tidur di atas sensor.`,
    category: 'tutorial',
    author: 'Ratih Kusumawardani',
    daysAgo: 476,
    views: 1890,
  },
  {
    kind: 'articles',
    slug: 'menyimpan-draf-di-localstorage',
    title: 'Menyelamatkan Tulisan dari Listrik Padam dengan localStorage',
    summary:
      'Jurnal praktik yang sudah diketik setengah jam lenyap bersama listrik. Belasan baris kode di peramban bisa mencegahnya, asal tahu batasnya.',
    body: `Di sekolah kami listrik padam kira-kira dua kali sepekan, biasanya ketika jurnal praktik tinggal satu paragraf. Sesudah kehilangan yang ketiga, saya menambahkan penyimpan draf ke halaman jurnal. Tidak perlu server.

## Simpan dan ambil

Setiap kali kotak tulisan berubah, jalankan *localStorage.setItem('draf-jurnal', kotak.value)*. Saat halaman dibuka, kembalikan dengan *kotak.value = localStorage.getItem('draf-jurnal') ?? ''*. Bagian *??* menangani kunjungan pertama, ketika drafnya belum ada dan jawabannya *null*.

Yang bisa disimpan hanya tulisan. Untuk daftar atau objek, ubah dahulu dengan *JSON.stringify* dan baca kembali dengan *JSON.parse*. Kalau lupa, yang tersimpan adalah *[object Object]*, dan jurnalmu tidak bisa dipulihkan oleh siapa pun.

## Tiga hal yang saya pelajari belakangan

- Draf tinggal di satu peramban pada satu komputer; pindah meja berarti mulai lagi
- Sebagian lab memulihkan komputer setiap dinyalakan ulang, sehingga drafnya ikut terhapus
- Teman yang duduk sesudahmu bisa membacanya

Karena yang ketiga itu, jangan pernah menaruh kata sandi di sana. Saya juga menambahkan tombol “Hapus draf”, dan memanggil *localStorage.removeItem* begitu jurnal berhasil dikirim.

Cara mengujinya sederhana: ketik tiga kalimat, tutup tabnya, buka lagi. Kami menguji sekali lagi dengan mencabut kabel listrik. Pak Markus, penjaga lab, meminta pengujian itu jangan diulang.`,
    category: 'tutorial',
    author: 'Rangga Pratikno',
    daysAgo: 552,
    views: 2540,
  },
  {
    kind: 'articles',
    slug: 'halaman-siap-cetak',
    title: 'Satu Halaman Web, Dua Wujud: Layar dan Kertas',
    summary:
      'Daftar hadir buatanmu bagus di layar, tetapi di kertas menunya ikut tercetak. Satu blok CSS membuat halaman yang sama layak ditempel di mading.',
    body: `Di ruang tata usaha tempat saya bekerja, hampir semua yang tampil di layar akhirnya dicetak. Siswa PKL membuatkan kami daftar hadir berbasis web. Hasil cetak pertamanya empat lembar: satu berisi menu, satu berisi tombol, dan nama siswa ke-31 terbelah tepat di lehernya.

## Aturan khusus kertas

Semua CSS di dalam *@media print* hanya berlaku saat mencetak. Kami mulai dengan menyembunyikan yang tidak bisa ditekan di kertas: *nav, button { display: none }*. Setelah itu ukuran kertasnya, lewat *@page { size: A4; margin: 2cm }*.

## Memotong di tempat yang sopan

- *tr { break-inside: avoid }* menjaga satu baris tetap utuh
- *h2 { break-after: avoid }* mencegah judul tertinggal sendirian di dasar halaman
- Kepala tabel di dalam *thead* biasanya diulang peramban pada setiap lembar

Warna latar umumnya tidak ikut tercetak. Jangan menandai siswa yang absen hanya dengan kotak merah; tulis juga hurufnya, S, I, atau A. Printer kami toh sudah lama tidak mengenal warna merah.

## Memeriksa tanpa membuang kertas

Tekan Ctrl+P dan lihat pratinjaunya, atau simpan sebagai PDF. Uji dengan dua siswa, lalu dengan empat puluh. Pada percobaan keenam daftar itu muat dua lembar. Lembar pertama gagal kami simpan di laci, untuk diperlihatkan kepada siswa PKL berikutnya.`,
    category: 'tutorial',
    author: 'Endang Purwaningsih',
    daysAgo: 648,
    views: 1465,
  },
]
