import type { SeedPost } from '../../content-types.ts'

export const morePodcasts: SeedPost[] = [
  {
    kind: 'podcasts',
    slug: 'penjaga-malam-server',
    title: 'Penjaga Malam di Ruang Server',
    summary:
      'Hendrik Manuputty menceritakan tiga malam ketika semuanya padam, dan mengapa catatan yang ia tulis sesudahnya tidak menyebut nama siapa pun.',
    body: `Ada pekerjaan yang baru terlihat ketika gagal. Hendrik pernah sembilan tahun menjaga sistem pemesanan tiket kapal. Selama itu ia bangun pukul dua pagi lebih sering daripada yang bisa ia hitung, dan tiga di antaranya ia ingat sampai warna langitnya.

Galuh memintanya menceritakan ketiganya berurutan. Malam pertama disebabkan seekor cicak. Malam kedua disebabkan Hendrik sendiri, yang menjalankan perintah di jendela yang keliru. Malam ketiga tidak pernah diketahui sebabnya, dan justru malam itulah yang paling banyak mengubah cara timnya bekerja.

## Dalam episode ini

- 02.20 Cicak di belakang sakelar utama
- 11.00 Jendela yang keliru, dan sembilan puluh detik untuk mengaku
- 20.35 Catatan kejadian tanpa nama orang
- 28.10 Malam yang tidak pernah terjawab
- 36.40 Tidur siang sebagai keputusan teknik

> “Kalau orang takut disebut namanya, yang hilang duluan adalah keterangannya.”

Contoh catatan kejadian yang dibacakan Hendrik dipakai di kelas [Jalur Praktisi Cloud](/Courses/jalur-praktisi-cloud). Bunyi kipas di awal direkam di ruang server yang sesungguhnya, dengan izin dan pelindung telinga. Pertanyaan pendengar tentang kerja malam dijawab pada sepuluh menit terakhir, termasuk dari seorang perawat yang menganggap shif kami terlalu tenang.`,
    category: 'geladak-sore',
    author: 'Galuh Wirajaya',
    daysAgo: 75,
    views: 840,
    episode: { minutes: 45, guest: 'Hendrik Manuputty', number: 8 },
  },
  {
    kind: 'podcasts',
    slug: 'kembali-bekerja-setelah-sebelas-tahun',
    title: 'Kembali Bekerja Setelah Sebelas Tahun',
    summary:
      'Prameswari berhenti bekerja ketika anak pertamanya lahir. Ia bercerita tentang lamaran, rasa malu pada kalender, dan hari pertama di kantor.',
    body: `Di riwayat kerja Prameswari ada celah sebelas tahun. Dulu ia menutupinya dengan kata *wiraswasta*. Lalu seorang pewawancara bertanya jenis usahanya, dan ia memutuskan tidak ingin berbohong lagi.

Dalam obrolan ini ia menceritakan apa yang sebenarnya ia kerjakan selama sebelas tahun: mengatur anggaran rumah, mengurus dua pengajuan asuransi, dan memimpin panitia pembangunan mushala yang selesai lebih cepat dari jadwal. Intan mengubah ketiganya menjadi kalimat lamaran, langsung di depan mikrofon. Kalimat ketiga membuat keduanya diam sejenak.

## Dalam episode ini

- 03.10 Celah yang diberi nama palsu
- 09.00 Kelas malam, setelah anak-anak tidur
- 16.20 Tiga kalimat yang lahir di tempat
- 23.55 Hari pertama: di mana orang menaruh gelas?
- 30.30 Berunding tentang jam pulang

## Untuk kamu yang sedang bersiap kembali

1. Tulis lima hal yang orang lain minta tolong kepadamu tahun ini
2. Pilih dua, lalu sebutkan hasilnya dengan angka
3. Latih satu jawaban untuk pertanyaan tentang jeda, tanpa kata maaf

Prameswari sekarang bekerja sebagai perancang layanan di sebuah koperasi. Gelasnya, omong-omong, ditaruh di rak kedua dari kiri.`,
    category: 'obrolan-karier',
    author: 'Intan Siregar',
    daysAgo: 120,
    views: 1410,
    episode: { minutes: 35, guest: 'Prameswari Laksita', number: 6 },
  },
  {
    kind: 'podcasts',
    slug: 'guru-bahasa-isyarat-menulis-kode',
    title: 'Tangan yang Menerangkan Fungsi',
    summary:
      'Gita mengajar pemrograman dalam bahasa isyarat. Bersama juru bahasa, ia menjelaskan mengapa belum ada isyarat untuk “variabel”, dan siapa yang membuatnya.',
    body: `Ini siniar tentang percakapan yang tidak terdengar. Gita, guru di sebuah SLB di Malang, berbicara dengan tangan; suaranya dipinjamkan oleh Rani, juru bahasa yang sudah delapan tahun bekerja bersamanya. Kalau terdengar ada dua orang tertawa pada waktu berbeda, itu sebabnya.

Ketika Gita mulai mengajar, ia mengeja semua istilah huruf demi huruf. *Variabel* memakan delapan gerak. Murid-muridnya yang tidak sabar membuat isyarat sendiri: tangan kiri menggenggam, tangan kanan menempelkan nama di atasnya. Sekarang isyarat itu dipakai di empat sekolah.

## Dalam episode ini

- 01.50 Bagaimana siniar ini direkam
- 07.40 Delapan gerak untuk satu kata
- 15.15 Isyarat untuk perulangan, yang membuat lengan pegal
- 22.30 Ketika dua sekolah membuat isyarat berbeda
- 29.05 Yang sebaiknya tidak dilakukan di ruang temu daring

> “Kami tidak kekurangan kata. Kami kekurangan orang yang bertanya kata kami apa.”

Rekaman video lengkapnya, dengan Gita di tengah layar, tersedia di halaman kelas. Transkripnya memakai tata bahasa isyarat di satu kolom dan bahasa Indonesia di kolom lain. Sejak percakapan ini, tiga kelas dasar kami menyediakan juru bahasa pada pertemuan langsung.`,
    category: 'geladak-sore',
    author: 'Laksmi Paramita',
    daysAgo: 150,
    views: 990,
    episode: { minutes: 34, guest: 'Gita Anjarwati', number: 5 },
  },
  {
    kind: 'podcasts',
    slug: 'memecat-klien-dengan-sopan',
    title: 'Memecat Klien dengan Sopan',
    summary:
      'Kebalikan dari episode lalu: tiga pekerja lepas membacakan surat perpisahan mereka kepada klien, dan menghitung berapa harga ketenangan.',
    body: `Klien yang datang tengah malam. Klien yang membayar dengan janji. Klien yang baik hati tetapi tidak pernah selesai berubah pikiran. Pada suatu hari setiap pekerja lepas harus belajar mengakhiri pekerjaan tanpa membanting pintu.

Intan mengundang Dion, penulis naskah; Farah, pengembang web; dan Yogi, juru gambar. Mereka membacakan surat yang sungguh mereka kirim, dengan nama yang diganti. Surat Farah hanya empat kalimat dan mengandung satu pengembalian uang. Surat Yogi ditulis ulang sebelas kali dalam tiga bulan, selama itu ia terus menggambar.

## Tanda yang mereka sepakati

- Kamu menunda membuka pesannya sampai sore
- Permintaan baru selalu datang sesudah jam bayar
- Kamu mulai menghitung jam yang tidak ditagih
- Temanmu tahu nama klien itu

## Isi surat yang baik

1. Satu kalimat terima kasih yang benar
2. Tanggal terakhir, dan apa yang diserahkan sampai hari itu
3. Satu nama pengganti, kalau ada yang rela
4. Tidak ada daftar kesalahan

Di akhir rekaman Dion mengaku bahwa klien yang ia pecat kembali setahun kemudian, dengan cara bicara yang berbeda. Mereka masih bekerja sama. Contoh surat keempatnya dapat diminta lewat WhatsApp; ubahlah sebelum dipakai, supaya tidak semua klien di negeri ini menerima kalimat yang sama.`,
    category: 'obrolan-karier',
    author: 'Intan Siregar',
    daysAgo: 180,
    views: 1260,
    episode: { minutes: 42, guest: 'Dion, Farah, dan Yogi', number: 4 },
  },
  {
    kind: 'podcasts',
    slug: 'angka-di-papan-posyandu',
    title: 'Angka di Papan Posyandu',
    summary:
      'Kader posyandu di Lembata menemukan satu dusun yang anaknya berhenti bertambah berat. Ia melakukannya dengan spidol, bukan dengan aplikasi.',
    body: `Mama Paulina menimbang empat puluh anak setiap bulan dan menulis beratnya di papan dekat pintu. Suatu hari ia berdiri agak jauh, memicingkan mata, dan melihat sesuatu yang tidak tampak dari dekat: semua angka dari dusun bawah berhenti bergerak.

Tiara datang mengajarkan lembar kerja, lalu malah belajar. Ia meminta Mama Paulina menjelaskan papannya baris demi baris. Ternyata papan itu sudah memuat apa yang kita sebut perbandingan antarkelompok, garis waktu, dan tanda bahaya, hanya saja digambar dengan tiga warna spidol yang hampir habis.

## Dalam episode ini

- 02.30 Timbangan dacin dan anak yang tidak mau diam
- 08.45 Berdiri agak jauh
- 14.20 Mata air dusun bawah
- 21.10 Yang berubah dalam tiga bulan
- 27.00 Mengapa papan itu tidak boleh diganti layar

Penyebabnya sebuah mata air yang tercemar. Sesudah pipanya dipindahkan, garis hijau bergerak lagi. Cerita ini kini menjadi bab pembuka kelas data kami, dengan izin Mama Paulina dan satu syarat: spidolnya dibelikan. Kami mengirim tiga lusin. Ia membaginya dengan empat posyandu lain dan memotret semuanya, papan demi papan.`,
    category: 'geladak-sore',
    author: 'Laksmi Paramita',
    daysAgo: 280,
    views: 720,
    episode: { minutes: 31, guest: 'Paulina Kewa', number: 2 },
  },
  {
    kind: 'podcasts',
    slug: 'mengapa-geladak',
    title: 'Mengapa Namanya Geladak',
    summary: 'Episode pembuka: dua penyiar menjelaskan nama siniar ini, meminjam mikrofon, dan mewawancarai orang pertama yang lewat.',
    body: `Alkademi lahir dari sebuah pelayaran. Raka dan Wulan bertemu di geladak kapal Surabaya–Makassar, sama-sama kehabisan tempat tidur, dan menghabiskan malam dengan saling mengajar: ia CSS, ia bahasa Inggris. Kelas pertama mereka berlangsung di antara dua pelabuhan, dengan tiga penonton dan seekor ayam.

Laksmi dan Galuh, yang akan menemanimu di siniar ini, memutuskan untuk memakai nama itu. Geladak adalah tempat orang dari kelas tiga dan kelas satu duduk di lantai yang sama karena di dalam terlalu panas. Kami ingin percakapan yang seperti itu.

## Dalam episode ini

- 01.10 Malam tanpa tempat tidur
- 06.00 Murid pertama: seorang juru mudi
- 12.40 Apa yang akan dan tidak akan kami bicarakan
- 17.30 Wawancara dengan orang pertama yang lewat

Orang itu Pak Samsul, pengantar galon. Ia diminta menceritakan satu hal yang baru dipelajarinya pekan ini, dan menjawab tanpa ragu: cara menolak mengangkat galon ke lantai empat. Jawaban itu kami pakai sebagai musik penutup selama satu musim. Kalau kamu punya jawaban untuk pertanyaan yang sama, kirim rekaman satu menit lewat WhatsApp.`,
    category: 'geladak-sore',
    author: 'Galuh Wirajaya',
    daysAgo: 320,
    views: 610,
    episode: { minutes: 24, guest: 'Raka Wirabuana dan Wulan Kartikasari', number: 1 },
  },
]
