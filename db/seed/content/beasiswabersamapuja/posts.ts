import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'kalender-beasiswa-semester-ini',
    title: 'Kalender Semester Ini: 62 Beasiswa, Sembilan Tanpa Batas Nilai',
    summary:
      'Kami memeriksa tenggat satu per satu ke penyelenggaranya. Sembilan beasiswa menilai karya atau pengabdian, bukan rapor. Tandai dari sekarang.',
    body: `Kalender sudah diperbarui untuk semester ini. Ada 62 beasiswa yang buka, dan kami menelepon atau menyurati semua penyelenggaranya untuk memastikan tanggal. Empat beasiswa yang ramai beredar di grup percakapan ternyata sudah berhenti dua tahun lalu; semuanya kami hapus.

## Yang perlu kamu lihat lebih dulu

- Sembilan beasiswa tanpa batas nilai rapor
- Empat belas beasiswa khusus sekolah kejuruan
- Enam beasiswa bagi pelajar dengan disabilitas, termasuk alat bantu
- Tiga tenggat jatuh pada hari Minggu, jadi kirim paling lambat Jumat

Setiap entri mencantumkan berkas, perkiraan waktu menyiapkan, dan alamat resmi. Kalau ada pihak yang meminta uang pendaftaran atas nama beasiswa itu, laporkan kepada kami; beasiswa sungguhan tidak memungut biaya seleksi.

Tekan tanda lonceng pada kalender supaya pengingat datang tiga kali: sebulan, sepekan, dan sehari sebelum tenggat.`,
    category: 'kabar-tenggat',
    author: 'Tim Kalender',
    daysAgo: 2,
    views: 4120,
  },
  {
    kind: 'news',
    slug: 'waspada-beasiswa-palsu',
    title: 'Awas Beasiswa Palsu: Tiga Modus yang Muncul Bulan Ini',
    summary:
      'Situs tiruan, “biaya administrasi”, dan panel wawancara lewat pesan pribadi. Kenali cirinya, simpan buktinya, dan jangan malu bertanya.',
    body: `Bulan ini sebelas pelajar melapor kepada kami. Dua sudah telanjur mengirim uang. Modusnya mirip, jadi kami tuliskan supaya kamu bisa memperlihatkannya kepada teman dan orang tua.

**Situs tiruan.** Alamatnya berbeda satu huruf dari situs resmi, dan formulirnya meminta nomor induk kependudukan beserta foto kartu keluarga pada langkah pertama. Beasiswa sungguhan jarang memerlukan itu sebelum kamu lolos tahap awal.

**Biaya administrasi.** Jumlahnya kecil supaya tidak dicurigai, biasanya Rp150.000, dengan tenggat dua jam. Tergesa-gesa adalah ciri penipuan.

**Wawancara lewat pesan pribadi.** “Panel” memakai foto orang lain dan menjanjikan kelulusan.

Kalau ragu, berhentilah dulu. Cari nomor lembaga dari situs resminya, bukan dari pesan yang kamu terima, lalu telepon pada jam kerja. Simpan tangkapan layar. Kami bisa membantu memeriksanya dalam satu hari kerja, tanpa menghakimi. Penipu mengincar harapan, dan harapan bukan kesalahanmu.`,
    category: 'kabar-tenggat',
    author: 'Togar Pardamean',
    daysAgo: 37,
    views: 2650,
  },
  {
    kind: 'news',
    slug: '214-pelajar-lolos-tahun-ini',
    title: 'Dua Ratus Empat Belas Lolos, Seribu Lebih Ditolak: Laporan Kami',
    summary:
      'Laporan tahunan memuat keduanya. Dari 1.286 lamaran yang kami dampingi, 214 berhasil, dan kami mencatat apa yang terjadi pada sisanya.',
    body: `Lembaga pendamping suka memajang yang lolos. Kami juga bangga: 214 pelajar diterima tahun ini, dari 71 kabupaten, lebih dari separuhnya anak pertama di keluarga yang melanjutkan kuliah.

Tetapi 1.072 lamaran lainnya ditolak, dan di balik setiap angka ada seseorang yang memeriksa email berkali-kali. Jadi kami menelepon mereka semua. Hasilnya: 402 melamar lagi dan sedang menunggu, 318 masuk kuliah lewat jalur lain, 187 bekerja dulu, sisanya belum memutuskan.

Kami juga bertanya apa yang akan mereka ubah. Jawaban terbanyak bukan “nilai”, melainkan “mulai lebih awal”. Rata-rata pelamar yang lolos menyiapkan berkas selama 26 pekan, sedangkan yang ditolak 9 pekan.

> Ditolak ternyata tidak seburuk menunggu tanpa melamar. (Elsi, Nias Selatan)

Laporan lengkap terbuka, termasuk jumlah peserta yang kami dampingi dengan kurang baik.`,
    category: 'kabar-tenggat',
    author: 'Tim Pendamping',
    daysAgo: 146,
    views: 1730,
  },
  {
    kind: 'blog',
    slug: 'tiga-surat-penolakan-dalam-map-hijau',
    title: 'Tiga Surat Penolakan dalam Map Hijau',
    summary:
      'Sebelum diterima saya ditolak tiga kali, dan setiap suratnya mengajarkan hal yang berbeda. Map hijaunya masih saya bawa ke mana-mana.',
    body: `Surat pertama datang pada bulan Maret, dua baris. Saya membacanya di bawah pohon jambu dan merasa seluruh kecamatan ikut membaca. Esai saya waktu itu penuh kata “sejak kecil saya bercita-cita”. Sebenarnya sejak kecil saya bercita-cita punya perahu.

Surat kedua lebih panjang. Ada satu kalimat yang menolong: *rencana Anda belum menunjukkan mengapa harus bidang ini*. Saya marah selama sepekan, lalu mengakui bahwa saya memang memilihnya karena terdengar bagus.

Surat ketiga menyakitkan karena saya sudah sampai wawancara. Saya ditanya apa yang akan dilakukan bila gagal, dan saya menjawab, “Saya tidak akan gagal.” Panel tersenyum. Sekarang saya tahu senyum apa itu.

Pada lamaran keempat saya menulis tentang perahu. Tentang ayah yang menyusuri sungai dan hutan yang setiap tahun mundur dari tepinya. Saya menulis bahwa kalau ditolak, saya akan tetap menghitung pohon itu.

Surat keempat tidak saya masukkan ke map.`,
    category: 'surat-penerima',
    author: 'Safira Maulida',
    daysAgo: 11,
    views: 2940,
  },
  {
    kind: 'blog',
    slug: 'ayah-saya-tidak-setuju',
    title: 'Ayah Saya Tidak Setuju, Lalu Beliau Menghitung Ongkos',
    summary: 'Ayah bukan tidak ingin saya kuliah. Beliau takut pada angka yang tidak tertulis. Jadi saya dan Bu Luh menuliskan semuanya.',
    body: `“Kalau beasiswanya cair terlambat, kamu makan apa?” Itulah pertanyaan Ayah ketika saya memperlihatkan surat lolos seleksi awal. Saya menangis karena mengira beliau tidak bangga.

Bu Luh, guru BK saya, datang ke rumah pada sore hari dan tidak membicarakan beasiswa sama sekali. Beliau bertanya soal babi, soal harga pakan, soal upacara bulan depan. Lalu mengeluarkan selembar kertas. “Pak, mari kita hitung ketakutannya.”

## Yang kami tulis malam itu

- Kos, makan, dan ongkos untuk tiga bulan pertama
- Berapa yang ditanggung beasiswa, kapan cairnya
- Selisihnya, dan siapa yang bisa meminjamkan
- Nomor orang yang dapat ditelepon Ayah kapan saja

Selisihnya ternyata seharga satu anak babi. Ayah diam lama, kemudian berkata, “Yang belang itu saja dijual.”

Saya sekarang semester empat. Beasiswanya pernah terlambat cair dua bulan, persis seperti dugaan Ayah. Untung ada si belang.`,
    category: 'surat-penerima',
    author: 'Komang Ariani',
    daysAgo: 90,
    views: 1880,
  },
  {
    kind: 'blog',
    slug: 'nilai-saya-tujuh-puluh-dua',
    title: 'Nilai Rata-Rata Saya 72, dan Saya Tetap Menulisnya',
    summary:
      'Saya hampir tidak melamar karena angka itu. Ternyata panel lebih lama membicarakan pompa air buatan saya daripada rapor saya.',
    body: `Angka itu ada di pojok kanan bawah: 72,4. Teman-teman saya yang melamar punya angka sembilan puluhan. Di formulir ada kolom penjelasan tambahan, dan saya membiarkannya kosong selama dua pekan.

Kakak pendamping saya, Bang Togar, bertanya apa yang terjadi pada tahun ketika nilai saya jatuh. Saya bilang biasa saja. Ia menunggu. Akhirnya saya bercerita: sumur kampung kering, saya mengangkut air setiap pagi dan terlambat masuk hampir setiap hari. Lalu saya membuat pompa dari mesin pemotong rumput.

“Dan itu kamu sebut biasa saja?”

Kolom penjelasan itu saya isi dengan empat kalimat, tanpa meminta dikasihani. Saya melampirkan foto pompa dan daftar 31 rumah yang memakainya.

Dalam wawancara, panel bertanya dua menit tentang rapor dan dua puluh menit tentang pompa. Salah satu anggotanya ingin tahu cara saya memasang katup. Saya menggambarkannya di tisu, dan tisunya mereka simpan.`,
    category: 'surat-penerima',
    author: 'Ruslan Abubakar',
    daysAgo: 231,
    views: 3310,
  },
  {
    kind: 'articles',
    slug: 'rencana-delapan-bulan',
    title: 'Rencana Delapan Bulan Menuju Berkas Lengkap',
    summary:
      'Berkas yang baik tidak ditulis pada malam terakhir. Inilah pembagian kerja per bulan, termasuk bulan untuk istirahat dan meyakinkan keluarga.',
    body: `Pelamar yang tenang bukan yang paling pintar, tetapi yang mulai lebih dulu. Rencana ini kami susun dari catatan 214 penerima.

1. **Bulan pertama**: isi cek kelayakan, pilih lima beasiswa, bicarakan dengan keluarga.
2. **Bulan kedua**: urus surat keterangan dan legalisir, sebab kantor punya jam sendiri.
3. **Bulan ketiga**: kumpulkan bukti kegiatan, foto, dan nama pemberi rekomendasi.
4. **Bulan keempat**: tulis esai jelek. Serius, yang penting selesai.
5. **Bulan kelima**: tulis ulang, minta dibaca dua orang.
6. **Bulan keenam**: istirahat seminggu, lalu tes bahasa bila perlu.
7. **Bulan ketujuh**: latihan wawancara tiga kali.
8. **Bulan kedelapan**: kirim sepuluh hari sebelum tenggat.

Surat rekomendasi sering menjadi penyebab gagal. Mintalah enam pekan sebelumnya, sertakan ringkasan kegiatanmu, dan ucapkan terima kasih, apa pun hasilnya. Kalau kamu baru mulai tiga bulan sebelum tenggat, jangan panik: gabungkan bulan kedua dengan ketiga, lewati istirahatnya.`,
    category: 'panduan-berkas',
    author: 'Ni Luh Sukreni',
    daysAgo: 26,
    views: 3560,
  },
  {
    kind: 'articles',
    slug: 'kalimat-pembuka-yang-membuat-panel-menguap',
    title: 'Sepuluh Kalimat Pembuka yang Membuat Panel Menguap',
    summary:
      'Setelah membaca 4.000 lamaran, saya bisa menebak paragraf kedua dari kalimat pertama. Berikut yang sebaiknya dihindari, dan cara menggantinya.',
    body: `Panel membaca di antara rapat, kadang pukul sebelas malam. Kalimat pertamamu bersaing dengan kantuk. Jadi jangan pakai yang ini:

- “Pendidikan adalah kunci kesuksesan.”
- “Sejak kecil saya bercita-cita …”
- “Di era globalisasi ini …”
- “Saya adalah pribadi yang pekerja keras.”
- Kutipan tokoh besar, terutama yang tidak pernah mengucapkannya

Bukan karena salah. Karena siapa pun bisa menulisnya, sehingga kalimat itu tidak membawa dirimu masuk ke ruangan.

## Gantinya

Mulailah dari satu kejadian yang bisa dilihat. “Pompa itu mati lagi pada pukul empat pagi.” Panel ingin tahu pompa apa. Kamu menang satu paragraf.

Sesudah itu, jawab tiga hal dalam urutan bebas: apa yang kamu lakukan, apa yang kamu pelajari, mengapa bidang ini langkah berikutnya. Bacakan keras-keras. Kalau ada kalimat yang tidak akan kamu ucapkan kepada tetangga, coret. Panel juga manusia; kami hanya duduk di kursi yang lebih empuk.`,
    category: 'esai-wawancara',
    author: 'Togar Pardamean',
    daysAgo: 112,
    views: 4480,
  },
  {
    kind: 'program',
    slug: 'kakak-pendamping-angkatan-lima',
    title: 'Kakak Pendamping Angkatan Lima: 300 Pelajar, 150 Kakak',
    summary:
      'Pendampingan delapan bulan dibuka bagi pelajar kelas XI, XII, dan lulusan. Kakaknya dari daerahmu, dan pernah ditolak setidaknya sekali.',
    body: `Kami tidak mencari pelajar terbaik. Kami mencari yang mau mulai delapan bulan sebelum tenggat dan tidak punya orang untuk ditanyai.

Setiap kakak mendampingi dua pelajar dari kabupaten yang sama atau berdekatan. Alasannya sederhana: kakak itu tahu bahwa fotokopi terdekat ada di kecamatan, bahwa bulan November sibuk panen, dan bahwa “nanti ditanya Bapak dulu” itu kalimat serius.

## Yang kamu dapat

- Pertemuan dua pekan sekali, lewat panggilan kelompok atau di sekolah
- Bantuan paket data selama delapan bulan
- Dua putaran catatan esai dan tiga latihan wawancara
- Teman menunggu ketika pengumuman mundur

Pelajar berusia di bawah 18 tahun mendaftar bersama orang tua atau guru, dan setiap pertemuan diketahui sekolah. Pendampingan tidak menjamin lolos. Yang kami janjikan: berkasmu lengkap, esaimu jujur, dan tak seorang pun menunggu sendirian.`,
    category: 'pendampingan',
    author: 'Safira Maulida',
    daysAgo: 19,
    views: 1420,
  },
  {
    kind: 'event',
    slug: 'klinik-esai-sehari-di-mataram',
    title: 'Klinik Esai Sehari: Datang Bawa Draf Jelek',
    summary:
      'Dua puluh meja, empat puluh kakak, satu hari. Draf jelek diterima dengan hormat, dan tidak ada yang pulang tanpa paragraf pertama.',
    body: `Syarat masuknya hanya satu: draf. Boleh sepuluh baris, boleh tulisan tangan, boleh penuh coretan. Yang tidak boleh adalah “masih di kepala”, karena kami tidak dapat memberi catatan pada kepala.

Setiap peserta mendapat tiga putaran. Putaran pertama dengan kakak yang hanya bertanya. Putaran kedua dengan kakak yang menandai kalimat tersandung. Putaran ketiga dengan orang asing yang membacakan esaimu keras-keras, dan kamu mendengarkan sambil menahan malu.

- 09.00 Daftar dan sarapan pelecing ringan
- 09.30 Putaran pertama
- 11.00 Bicara dengan orang tua: menghitung ketakutan
- 13.00 Putaran kedua dan ketiga
- 14.30 Foto berkas dan pulang

Ruang orang tua dipandu Bu Luh. Tersedia juru bahasa isyarat, ruang menyusui, dan ongkos pulang bagi peserta dari luar kota yang mendaftar sebelum hari Rabu.`,
    category: 'klinik',
    author: 'Arman Hidayat',
    daysAgo: 8,
    views: 870,
    event: { inDays: 16, weekday: 6, startHour: 9, hours: 6, place: 'Gedung Serbaguna Udayana, Kota Mataram' },
  },
  {
    kind: 'podcasts',
    slug: 'ruang-tunggu-pengumuman-mundur',
    title: 'Ruang Tunggu #1: Pengumuman Mundur Lagi, Sekarang Apa?',
    summary:
      'Episode untuk kamu yang menyegarkan halaman setiap lima menit. Apa yang terjadi di ruang panel, dan apa yang sebaiknya kamu lakukan.',
    body: `“Pengumuman ditunda hingga pemberitahuan lebih lanjut.” Kalimat itu bisa merusak akhir pekan. Dalam episode ini Bang Togar membuka apa yang biasanya terjadi di balik pintu.

Ternyata penundaan jarang berarti buruk. Kadang dua anggota panel berbeda pendapat, kadang satu berkas perlu diperiksa ulang, kadang hanya tanda tangan pejabat yang sedang dinas. Tidak ada yang bisa kamu ubah dari luar, jadi Safira mengajak membuat rencana menunggu.

## Penanda waktu

- 02.40: tiga alasan penundaan yang paling sering
- 11.15: kapan boleh bertanya kepada penyelenggara, dan bagaimana kalimatnya
- 19.00: rencana B yang tidak terasa seperti kalah
- 26.20: surat dari pendengar di Sumba

Pada akhir episode ada latihan napas selama dua menit. Kami menaruhnya di sana karena banyak yang mendengarkan episode ini sambil memegang ponsel lain.`,
    category: 'ruang-tunggu',
    author: 'Safira Maulida',
    daysAgo: 41,
    views: 1190,
    episode: { minutes: 32, guest: 'Togar Pardamean', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'papan-harapan-di-lorong-sekolah',
    title: 'Papan Harapan: Kertas Kuning di Lorong Sekolah',
    summary:
      'Bu Luh memasang papan gabus dan tidak memberi petunjuk. Dalam sebulan papan itu penuh, termasuk satu kertas yang sengaja kosong.',
    body: `Papan itu mula-mula hanya berisi satu kertas, milik saya: “Ingin melihat 27 murid berangkat.” Tidak ada petunjuk, tidak ada tugas. Esoknya muncul dua kertas. Seminggu kemudian, tiga puluh.

Isinya bermacam-macam. *Perawat yang pulang ke desa. Ahli tanah, karena tanah Bapak retak. Apa saja asal ada laut.* Seorang siswa menempel foto pompa air tanpa tulisan. Seorang lagi menempel kertas kosong bertanda tangan; ketika saya tanya, jawabnya, “Belum tahu, Bu, tapi saya mau ikut.”

Foto terakhir diambil tanpa sengaja. Seorang ayah datang untuk mengambil rapor, berhenti, dan membaca papan itu dari kiri sampai kanan sambil memegang helm. Ia mencari tulisan anaknya. Saya tidak mendekat.

Nama-nama kami samarkan. Papannya masih di sana, dan setiap kertas yang tercapai kami pindahkan ke sisi kanan papan.`,
    category: 'papan-harapan',
    author: 'Ni Luh Sukreni',
    daysAgo: 127,
    views: 560,
    pictures: [
      'Papan gabus penuh kertas kuning berisi nama jurusan',
      'Kertas bertulis perawat yang pulang ke desa',
      'Tangan menempel foto pompa air',
      'Kertas kosong bertanda tangan saja',
      'Ayah membaca papan sambil memegang helm',
    ],
  },
]
