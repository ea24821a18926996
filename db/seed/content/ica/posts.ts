import type { SeedPost } from '../../content-types.ts'

export const posts: SeedPost[] = [
  {
    kind: 'news',
    slug: 'empat-jalur-disusun-ulang',
    title: 'Empat Jalur Sertifikasi Disusun Ulang dari 96 Uraian Pekerjaan',
    summary: 'Materi yang jarang dipakai di tempat kerja dipindah ke lampiran, dan latihan membaca tagihan kini muncul di semua tingkat.',
    body: `Awal tahun ini kami mengumpulkan sembilan puluh enam uraian pekerjaan dan mewawancarai dua puluh dua orang yang mengerjakannya. Hasilnya ditempel di dinding panjang, lalu dibandingkan dengan silabus lama. Ada kesenjangan yang membuat kami malu.

Hampir semua pekerja membaca tagihan setiap pekan, sedangkan silabus kami membahasnya dalam satu bab. Sebaliknya, tiga layanan yang kami ajarkan selama dua pekan hanya dipakai satu responden, itu pun dua tahun lalu. Jalur baru memindahkannya ke lampiran.

## Yang berubah bagi pelajar

- Latihan biaya muncul di setiap anak tangga.
- Laboratorium memakai kasus toko, rumah sakit, dan kampus.
- Ujian tiruan ditulis ulang, dengan penjelasan berbahasa Indonesia.

Pelajar yang sedang berada di tengah jalur boleh memilih silabus lama atau baru sampai akhir semester. Nilai tidak hilang. Dinding panjang itu masih berdiri, dan setiap kertas diperiksa kembali tiap enam bulan.`,
    category: 'kabar-jalur',
    author: 'Redaksi ICA',
    daysAgo: 7,
  },
  {
    kind: 'news',
    slug: 'kelompok-belajar-kesebelas-di-ternate',
    title: 'Kelompok Belajar Kesebelas Lahir di Ternate',
    summary: 'Tujuh orang bertemu di rumah kopi dekat benteng, berbagi satu modem, dan menyelesaikan tangga pertama dalam enam pekan.',
    body: `Kelompok belajar ICA di Ternate bermula dari pesan seorang operator pelabuhan, Nursanti, yang bosan belajar sendirian. Ia menempelkan kertas di rumah kopi langganannya: *Belajar cloud, Kamis malam, bawa penasaran*. Pertemuan pertama dihadiri tiga orang, seorang di antaranya salah sangka dan mengira itu kelas cuaca.

Ia tetap tinggal. Namanya Pak Hamzah, pensiunan petugas meteorologi, dan pengetahuannya tentang sensor ternyata berguna ketika kelompok itu membangun pencatat curah hujan sederhana di cloud. Enam pekan kemudian ketujuh anggotanya menyelesaikan tingkat Kabut, semuanya lulus ujian tiruan.

> “Saya tidak salah kelas. Kelasnya saja yang belum tahu butuh saya,” kata Pak Hamzah.

ICA mengirim modem cadangan, papan tulis lipat, dan uang kopi untuk satu semester. Kini kelompok belajar berdiri di sebelas kota. Untuk membuka kelompok baru hanya diperlukan tiga orang, satu malam tetap, dan tempat yang pemiliknya tidak keberatan meja dipindah-pindah.`,
    category: 'komunitas',
    author: 'Redaksi ICA',
    daysAgo: 31,
  },
  {
    kind: 'news',
    slug: 'laboratorium-mati-sendiri',
    title: 'Laboratorium yang Mati Sendiri Telah Menghemat 412 Juta Rupiah',
    summary: 'Setahun berjalan, ruang latihan otomatis mencegah ribuan mesin menyala sia-sia dan membuat pelajar berani mencoba.',
    body: `Setiap ruang latihan ICA punya jam pasir. Setelah tiga puluh sampai sembilan puluh menit, semua yang dibangun akan dibongkar otomatis. Pelajar boleh memperpanjang dua kali, dan sesudah itu harus memulai dari awal. Pada bulan pertama kami menerima banyak keluhan. Sekarang keluhan itu berubah menjadi kebiasaan mencatat.

Kami menghitung penghematan dengan cara hati-hati: selisih antara waktu mesin benar-benar dipakai dan waktu menyala seandainya dibiarkan sampai pagi. Jumlahnya empat ratus dua belas juta rupiah dalam setahun, cukup untuk membiayai sembilan ratus ujian.

Hal yang lebih penting sulit dihitung. Dalam survei, tujuh dari sepuluh pelajar berkata bahwa mereka lebih berani mencoba karena tahu kesalahannya akan menguap. Dua orang mengaku rindu pada mesin pertamanya. Untuk mereka, kami menambahkan tombol simpan resep: mesinnya tetap mati, tetapi berkas pembuatnya dapat dibawa pulang dan dihidupkan lagi kapan saja.`,
    category: 'kabar-jalur',
    author: 'Kartika Mahadewi',
    daysAgo: 165,
  },
  {
    kind: 'blog',
    slug: 'gagal-ujian-dua-kali',
    title: 'Gagal Ujian Dua Kali, Lulus Berkat Menjelaskan kepada Nenek',
    summary:
      'Saya menghafal ratusan soal dan tetap gagal. Percobaan ketiga dimulai dari dapur nenek di Pariaman, dengan termos dan toples.',
    body: `Percobaan pertama saya gagal dengan selisih tujuh angka. Percobaan kedua, selisih sebelas. Memburuk. Saya menghafal lebih banyak soal, tetapi setiap kali kalimatnya diubah sedikit, saya tersesat.

Libur panjang saya pulang ke Pariaman. Nenek bertanya apa yang membuat saya murung. Saya jelaskan sekenanya: ada data yang sering dipakai dan yang jarang, disimpan di tempat berbeda dengan harga berbeda. Nenek menunjuk dapurnya. Garam di meja, beras di karung, rendang Lebaran di lemari es tetangga. “Seperti itu?”

Persis seperti itu. Sepanjang libur saya menjelaskan satu topik setiap malam. Kalau Nenek mengantuk, berarti penjelasan saya buruk. Kalau beliau membantah, berarti ada yang belum saya pahami. Soal zona ketersediaan kami selesaikan dengan tiga kompor.

Percobaan ketiga lulus, jauh di atas batas. Sertifikatnya saya cetak dan pajang di dapur, di samping kalender koperasi.`,
    category: 'catatan-langit',
    author: 'Reza Firmansyah',
    daysAgo: 14,
  },
  {
    kind: 'blog',
    slug: 'surat-ke-seratus-tiga',
    title: 'Surat Keseratus Tiga',
    summary:
      'Saya menulis surat kepada pemilik penyimpanan yang terbuka. Kebanyakan tidak dibalas. Satu balasan mengubah cara saya menulis.',
    body: `Surat pertama saya penuh istilah dan sedikit bangga. Saya menemukan ribuan fotokopi KTP di wadah terbuka milik sebuah koperasi, lalu menulis dua halaman tentang betapa berbahayanya itu. Tidak ada balasan. Sebulan kemudian wadahnya masih terbuka.

Surat keempat puluh dibalas oleh seorang perempuan bernama Bu Yanti. Ia bukan orang teknis. Ia menulis, “Saya takut membaca surat Bapak. Saya kira kami akan dilaporkan.” Saya menelepon, meminta maaf, dan kami menutupnya bersama dalam sembilan menit, satu centang demi satu centang.

> Orang yang takut akan menutup surat, bukan menutup wadahnya.

Sejak itu surat saya hanya lima kalimat. Siapa saya, apa yang terlihat, bahwa saya tidak menyimpan apa pun, cara menutupnya, dan nomor telepon. Tidak ada kata *fatal*. Dari enam puluh tiga surat berikutnya, empat puluh delapan dibalas. Sebagian mengirim kue.`,
    category: 'catatan-langit',
    author: 'Steven Laoli',
    daysAgo: 43,
  },
  {
    kind: 'blog',
    slug: 'menggambar-awan-di-jendela',
    title: 'Menggambar Awan di Jendela',
    summary: 'Papan tulis kantor habis dipesan, jadi saya menggambar rancangan di kaca lantai sembilan. Hujan kemudian memperbaikinya.',
    body: `Rapat rancangan itu mendadak. Semua ruang dipakai, dan yang tersisa hanyalah jendela lantai sembilan dengan spidol kaca. Saya menggambar sistem pelacakan kargo kami: tiga zona, dua antrean, satu basis data di tengah. Indah sekali dengan latar kota.

Lalu hujan turun dari luar, dan seseorang berkata, kalau gedung itu padam, bagaimana? Ia menunjuk sebuah gedung yang di gambar saya kebetulan menjadi letak basis data. Kami tertawa. Kemudian kami diam, karena pusat data kami memang ada di kawasan itu.

Kami menghabiskan dua jam menunjuk gedung-gedung dan mematikannya satu per satu. Sebelum malam, basis data tunggal itu sudah punya pasangan di kota lain, dan kami menemukan dua antrean yang tidak diperlukan.

Sejak itu saya selalu mengajar di dekat jendela. Diagram di layar terasa seperti kepastian. Diagram di kaca mengingatkan bahwa di baliknya ada cuaca.`,
    category: 'catatan-langit',
    author: 'Rangga Dewantara',
    daysAgo: 290,
  },
  {
    kind: 'articles',
    slug: 'zona-ketersediaan-tiga-kompor',
    title: 'Memahami Zona Ketersediaan dengan Tiga Kompor',
    summary: 'Mengapa menyalin ke tempat kedua belum tentu aman, dan kapan tempat ketiga hanya menambah tagihan. Penjelasan dari dapur.',
    body: `Bayangkan katering yang harus mengantar makan siang tepat pukul dua belas. Satu kompor berarti satu tabung gas habis dapat menggagalkan semuanya.

## Kompor kedua

Menambah kompor terdengar aman. Tetapi kalau keduanya memakai selang yang sama, kita hanya menambah panas. Dua zona baru berarti bila listrik, jaringan, dan petugasnya terpisah. Tanyakan selalu: apa yang masih dipakai bersama?

## Kompor ketiga

Tempat ketiga berguna ketika harus ada kesepakatan. Dua juru masak yang berselisih soal garam tidak akan selesai; juru masak ketiga menjadi penentu. Begitu pula basis data yang memilih pemimpin melalui suara terbanyak.

## Kapan cukup satu

- Layanan boleh mati sejam tanpa merugikan orang.
- Cadangan sudah teruji dan pemulihannya di bawah sejam.
- Biaya kompor kedua melebihi kerugian karena terlambat.

Jawaban yang baik jarang berupa jumlah. Jawaban yang baik berbunyi: kalau ini mati, inilah yang terjadi, dan kami menerimanya.`,
    category: 'arsitektur',
    author: 'Yuniar Sasmita',
    daysAgo: 24,
  },
  {
    kind: 'articles',
    slug: 'tujuh-hari-sebelum-ujian',
    title: 'Tujuh Hari Sebelum Ujian',
    summary: 'Rencana pekan terakhir yang menenangkan: berhenti menambah materi baru, perbanyak menjelaskan, dan siapkan hal-hal kecil.',
    body: `Pekan terakhir bukan untuk mengejar yang belum dipelajari. Pekan terakhir untuk merapikan yang sudah ada. Rencana ini dipakai kelompok belajar Denpasar selama empat angkatan.

1. **Hari ketujuh.** Kerjakan satu ujian tiruan penuh. Jangan lihat nilainya dulu; tandai soal yang kamu tebak.
2. **Hari keenam.** Pelajari hanya soal tebakan, termasuk yang kebetulan benar.
3. **Hari kelima.** Jelaskan tiga topik terlemah kepada seseorang.
4. **Hari keempat.** Bangun ulang satu laboratorium tanpa melihat petunjuk.
5. **Hari ketiga.** Ujian tiruan kedua, dengan jam dan tanpa camilan.
6. **Hari kedua.** Periksa kartu identitas, rute atau koneksi, dan jadwal.
7. **Hari pertama.** Jalan sore. Tidur.

## Saat ujian

Baca kalimat terakhir soal lebih dahulu, karena di sanalah pertanyaannya. Coret dua jawaban yang jelas salah. Tandai dan lewati kalau lebih dari dua menit. Setengah jam terakhir biasanya cukup untuk kembali dengan kepala yang lebih dingin.`,
    category: 'persiapan-ujian',
    author: 'Kartika Mahadewi',
    daysAgo: 88,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-awan-kampus',
    title: 'Awan Kampus Menerima Lima Belas Kampus dan SMK Baru',
    summary: 'Laboratorium, silabus empat belas pekan, dan akun latihan yang didanai AWS tersedia bagi pengajar semester depan.',
    body: `Program [Awan Kampus](/Program/awan-kampus) membuka lima belas tempat bagi perguruan tinggi dan SMK. Setiap lembaga memperoleh laboratorium untuk paling banyak dua ratus pelajar, silabus empat belas pekan, serta pendampingan bagi dua pengajar. Akun latihannya didanai AWS, jadi pelajar tidak perlu memasukkan kartu apa pun.

Yang kami cari bukan kampus dengan gedung terbaru. Kami mencari pengajar yang bersedia membuka kelasnya sekali sebulan kepada pengajar lain, daring atau langsung. Dari pertemuan seperti itulah silabus diperbaiki; versi sekarang memuat sumbangan tiga puluh satu pengajar.

## Syarat

- Satu koordinator dan satu pengajar cadangan
- Kelas berjalan pada semester depan
- Kesediaan berbagi satu bahan ajar

Pendaftaran dilakukan oleh lembaga, dengan surat pimpinan. Data pelajar baru diminta setelah kelas dibuat dan terbatas pada nama serta email. SMK cukup menyertakan NPSN. Pengumuman disampaikan empat pekan kemudian.`,
    category: 'jalur-sertifikasi',
    author: 'Redaksi ICA',
    daysAgo: 11,
  },
  {
    kind: 'event',
    slug: 'malam-ujian-tiruan',
    title: 'Malam Ujian Tiruan Serentak di Sebelas Kota',
    summary: 'Enam puluh lima soal, sembilan puluh menit, satu jam pembahasan. Dikerjakan bersama di sebelas kota dan sambungan daring.',
    body: `Belajar sendirian bisa dilakukan kapan saja. Cemas bersama-sama hanya bisa sesekali. Pada malam ini semua kelompok belajar ICA mengerjakan ujian tiruan yang sama pada waktu yang sama, dari rumah kopi di Ternate sampai aula di Denpasar.

Soalnya baru, ditulis oleh para pengajar dan belum pernah dipakai. Setelah bel, setiap kota membahas lima soal tersulit menurut datanya sendiri, lalu bertukar penjelasan dengan kota lain lewat layar. Tahun lalu, penjelasan terbaik tentang jaringan datang dari seorang tukang pipa di Padang.

## Yang perlu diketahui

1. Pendaftaran ulang pukul 18.00 waktu setempat
2. Laptop atau ponsel, boleh kertas coret
3. Tidak ada peringkat perorangan
4. Hasil pribadi dikirim keesokan pagi

Peserta yang nilainya melewati batas dua kali berturut-turut akan mendapat potongan biaya ujian resmi. Selebihnya mendapat kawan belajar dan jadwal.`,
    category: 'kelompok-belajar',
    author: 'Kartika Mahadewi',
    daysAgo: 6,
    event: { inDays: 14, startHour: 18, hours: 3, place: 'Sebelas kota; pusat di Kampus Gerbang Timur, Kota Denpasar' },
  },
  {
    kind: 'podcasts',
    slug: 'pensiunan-cuaca-di-kelas-cloud',
    title: 'Pensiunan Cuaca di Kelas Cloud',
    summary: 'Pak Hamzah mengira ICA kelas meteorologi. Ia tetap tinggal, dan sekarang menjelaskan awan jenis mana yang paling jujur.',
    body: `Tiga puluh satu tahun Pak Hamzah mengamati langit Ternate dan mencatatnya di buku besar. Setelah pensiun, ia melihat kertas bertuliskan *belajar cloud* dan merasa terpanggil. Kesalahpahaman itu menjadi pembuka percakapan yang hangat ini.

Kami berbicara tentang ketelitian. Bagi Pak Hamzah, catatan yang terlambat sepuluh menit tetap harus ditulis terlambat, tidak boleh dirapikan. Prinsip itu ia bawa ke pencatat curah hujan yang dibangun kelompoknya, lengkap dengan kolom “alat sedang rusak”. Menurut Yuniar, kolom itu lebih canggih daripada separuh sistem yang pernah ia audit.

## Catatan waktu

- 02.20 Salah kelas
- 09.00 Tiga puluh satu tahun menatap langit
- 16.10 Kolom “alat sedang rusak”
- 23.30 Membaca awan, membaca log
- 29.15 Hujan yang tidak diramalkan

Di latar terdengar hujan. Pak Hamzah menebak kapan redanya, dan kami memeriksa tebakannya di akhir rekaman.`,
    category: 'di-atas-awan',
    author: 'Yuniar Sasmita',
    daysAgo: 21,
    episode: { minutes: 33, guest: 'Hamzah Tidore', number: 1 },
  },
  {
    kind: 'gallery',
    slug: 'sebelas-meja-sebelas-kota',
    title: 'Sebelas Meja, Sebelas Kota',
    summary: 'Meja kelompok belajar dari Banda Aceh sampai Jayapura: rumah kopi, teras masjid, ruang tunggu bengkel, dan gudang kampus.',
    body: `Kami meminta setiap kelompok mengirim gambar mejanya, tanpa orang dan tanpa dirapikan. Sebelas gambar datang dalam sepekan. Lima di antaranya dipajang di sini.

Di Ternate, modem ditaruh di dalam gelas besar agar sinyalnya, menurut pemilik rumah kopi, tidak tumpah. Di Banda Aceh kelompok berkumpul di teras masjid sesudah isya, dan sandal-sandalnya membentuk diagram yang tidak disengaja. Bengkel di Padang menyediakan ruang tunggu setelah pukul tujuh; bau oli menjadi bagian dari ingatan tentang jaringan.

> Meja boleh apa saja, asal malamnya tetap.

Gambar dari Jayapura dikirim ketika listrik padam. Laptop menyala dari baterai dan satu lampu senter diikat ke kipas. Mereka sedang mempelajari ketersediaan tinggi, dan dengan tenang menuliskan di papan: *lihat sekeliling*.

Kelompok kedua belas sedang disiapkan di Palangka Raya.`,
    category: 'potret-komunitas',
    author: 'Redaksi ICA',
    daysAgo: 72,
    pictures: [
      'Rumah kopi di Ternate dengan modem di dalam gelas',
      'Teras masjid di Banda Aceh sesudah isya',
      'Ruang tunggu bengkel di Padang',
      'Gudang kampus di Denpasar yang penuh diagram',
      'Balai warga di Jayapura saat listrik padam',
    ],
  },
]
