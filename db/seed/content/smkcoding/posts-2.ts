import type { SeedPost } from '../../content-types.ts'

export const posts2: SeedPost[] = [
  {
    kind: 'articles',
    slug: 'membaca-pesan-galat',
    title: 'Membaca Pesan Galat seperti Membaca Surat',
    summary:
      'Pesan galat bukan makian dari komputer. Isinya tiga hal: apa yang terjadi, di mana, dan lewat jalan mana program sampai ke sana.',
    body: `Siswa yang baru belajar biasanya menutup pesan galat secepat menutup iklan. Padahal di dalamnya tertulis hampir semua yang perlu diketahui. Anggaplah ia surat dari mesin yang jujur tetapi kaku. Surat itu selalu punya pokok, alamat, dan riwayat perjalanan, hanya saja urutannya tidak seperti surat manusia.

## Pokok surat

Cari dulu kalimat yang memuat jenis kesalahannya. *TypeError* berarti kita meminta sesuatu dari benda yang salah, seperti meminta kuah kepada piring kosong. *ReferenceError* berarti kita memanggil nama yang belum dikenal. *SyntaxError* berarti kalimat kita tidak selesai, dan program bahkan belum sempat berjalan. Mengenali tiga jenis ini saja sudah menghemat separuh waktu mencari.

## Alamat dan riwayat

Setelah itu cari nama berkas dan nomor baris. Mulailah dari baris paling atas yang berkasnya kamu tulis sendiri; baris milik pustaka boleh dilewati. Ingat, nomor itu menunjukkan tempat program jatuh, bukan selalu tempat ia tersandung. Nilai yang keliru bisa saja lahir dua puluh baris sebelumnya.

Biasakan tiga langkah berikut sebelum memanggil teman:

1. Baca pesannya dengan suara keras sampai selesai.
2. Katakan dengan bahasamu sendiri apa yang diminta dan apa yang didapat.
3. Cetak nilai satu baris sebelum alamat yang disebut.

Kalau masih buntu, salin pesannya secara utuh ketika bertanya, jangan dipotret miring. Orang yang menolongmu juga membaca surat yang sama, dan ia memerlukan alamat lengkapnya.`,
    category: 'tutorial',
    author: 'Nadia Siregar',
    daysAgo: 5,
    views: 4100,
  },
  {
    kind: 'articles',
    slug: 'situs-500-kilobita',
    title: 'Membuat Situs Sekolah di Bawah 500 Kilobita',
    summary: 'Langkah demi langkah mengecilkan halaman depan sekolah dari 6,2 megabita menjadi 430 kilobita tanpa membuang satu foto pun.',
    body: `Bulan lalu sebuah SMK meminta saya melihat situsnya yang “agak berat”. Halaman depannya berukuran 6,2 megabita. Dengan paket data harian siswa, membukanya tiga kali berarti kehilangan jatah sehari. Berikut yang saya lakukan bersama tiga siswanya dalam satu sore.

## Foto

Lima foto bergilir di beranda menyumbang 4,8 megabita. Masing-masing lebarnya empat ribu piksel, padahal layar ponsel hanya memerlukan sekitar delapan ratus. Kami mengubah ukurannya, menyimpannya sebagai WebP dengan mutu tujuh puluh, lalu memberi versi kecil untuk ponsel lewat atribut *srcset*. Hasilnya dua ratus kilobita untuk kelima-limanya. Kami juga menghentikan pergantian foto otomatis, karena ternyata tak seorang pun membaca foto kedua.

## Huruf dan skrip

Situs itu memuat empat keluarga huruf, masing-masing enam ketebalan. Kami menyisakan satu huruf variabel yang dipangkas ke aksara Latin: enam puluh kilobita. Lalu ada pustaka raksasa yang dipakai hanya untuk membuka menu. Sebelas baris JavaScript menggantikannya, dan sesudah dipikir lagi, elemen *details* bawaan HTML menggantikan kesebelas baris itu.

## Ukur, jangan kira-kira

- Buka alat pengembang, tab jaringan, matikan singgahan.
- Pilih kecepatan 3G lambat, lalu muat ulang.
- Catat ukuran total dan detik sampai teks pertama terbaca.

Angka akhirnya 430 kilobita dan teks muncul pada detik kedua. Kepala sekolah sempat cemas fotonya menjadi buram. Kami meminta beliau membandingkan dua ponsel berdampingan dan menebak mana yang lama. Beliau salah menebak dua kali.`,
    category: 'tutorial',
    author: 'Raka Wibisana',
    daysAgo: 33,
    views: 2650,
  },
  {
    kind: 'articles',
    slug: 'memilih-tempat-pkl',
    title: 'Lima Pertanyaan Sebelum Memilih Tempat PKL',
    summary:
      'Tempat PKL yang terkenal belum tentu tempat belajar yang baik. Ajukan lima pertanyaan ini kepada perusahaan, kakak kelas, dan dirimu sendiri.',
    body: `Setiap tahun saya menerima empat siswa PKL, dan setiap tahun ada saja yang datang dengan cerita serupa dari tempat sebelumnya: tiga bulan memfotokopi. Bukan salah siswa. Mereka memilih tempat berdasarkan nama besar atau jarak dari rumah, karena tidak ada yang memberi tahu apa yang seharusnya ditanyakan.

## Tanyakan kepada perusahaan

Pertama, siapa yang akan membimbing saya, dan berapa jam seminggu? Jawaban yang baik menyebut nama orang. Kedua, apa yang dikerjakan siswa PKL terakhir? Jawaban yang baik menyebut hasil yang bisa dilihat. Kalau pewawancara tampak bingung, itu pun sebuah jawaban.

## Tanyakan kepada kakak kelas

Ketiga, apa yang kamu kerjakan pada hari ketiga puluh? Hari pertama selalu menyenangkan dan hari terakhir selalu mengharukan; hari ketiga puluh yang jujur. Keempat, kapan kamu pulang? Siswa berhak pulang tepat waktu, dan tempat yang menganggap lembur pelajar sebagai hal wajar biasanya juga kacau dalam urusan lain.

## Tanyakan kepada diri sendiri

Kelima, keterampilan apa yang ingin saya bawa pulang? Pilih satu saja. Siswa yang datang dengan kalimat “saya ingin bisa menguji rancangan pada pengguna” hampir selalu mendapatkannya, karena pembimbing tahu harus memberi apa. Mereka yang menulis “ingin menambah pengalaman” biasanya mendapat pengalaman, jenisnya saja yang acak.

Simpan jawabannya di satu halaman dan bawa saat berunding dengan guru pembimbing. Menolak tempat yang kurang baik lebih mudah kalau alasannya tertulis.`,
    category: 'karier',
    author: 'Ni Luh Saraswati',
    daysAgo: 48,
    views: 1980,
  },
  {
    kind: 'articles',
    slug: 'editor-kode-di-lab-tua',
    title: 'Memilih Penyunting Kode untuk Lab Berumur Sepuluh Tahun',
    summary: 'Kami menguji tujuh penyunting kode pada komputer bermemori dua gigabita. Hasilnya tidak selalu memihak yang paling populer.',
    body: `Pertanyaan ini muncul hampir di setiap pelatihan guru: penyunting apa yang kuat di komputer lab kami? Daripada menebak, saya dan siswa SMK Arta Teknika mengujinya. Tujuh penyunting, lima komputer berumur sepuluh sampai dua belas tahun, memori dua gigabita, cakram keras putar. Setiap penyunting membuka proyek yang sama berisi empat puluh berkas.

## Yang kami ukur

- Detik sampai kursor siap diketik
- Memori terpakai setelah sepuluh menit
- Jeda antara tombol ditekan dan huruf muncul
- Apa yang terjadi ketika peramban ikut dibuka

Penyunting modern berbasis peramban memerlukan lima puluh dua detik untuk siap dan memakan hampir seluruh memori begitu satu pengaya dipasang. Bisa dipakai, asalkan tidak membuka apa pun lagi. Dua penyunting ringan yang lebih lama umurnya siap dalam empat detik dan memakai kurang dari seratus megabita. Kehilangannya ialah pelengkapan otomatis yang pintar.

Hal tak terduga datang dari penyunting terminal. Siswa kelas X yang belum pernah melihatnya butuh dua pertemuan untuk terbiasa, tetapi sesudah itu tidak mau kembali. Ia terbuka seketika, bahkan lewat sambungan jarak jauh ke server sekolah.

Saran kami: pasang penyunting ringan sebagai bawaan, kenalkan penyunting terminal sebagai pilihan, dan simpan yang berat untuk beberapa komputer terbaik yang dipakai bergiliran. Pelengkapan otomatis dapat menyusul. Yang tidak boleh hilang ialah rasa bahwa komputer menuruti jari kita.`,
    category: 'alat-kerja',
    author: 'Bagas Prakoso',
    daysAgo: 74,
    views: 1430,
  },
  {
    kind: 'articles',
    slug: 'aturan-memakai-asisten-ai-di-kelas',
    title: 'Menyusun Aturan Memakai Asisten AI Bersama Siswa',
    summary:
      'Melarang tidak berhasil, membebaskan juga tidak. Begini proses satu kelas menyusun enam aturan yang ternyata mereka patuhi sendiri.',
    body: `Semester lalu saya menemukan dua puluh tugas dengan nama variabel yang persis sama, termasuk satu salah ketik yang sama. Saya bisa marah. Saya memilih membawa kedua puluh tugas itu ke kelas, tanpa nama, dan bertanya: apa yang kalian lihat? Lima menit mereka tertawa. Sesudah itu diskusinya menjadi serius.

## Prosesnya

Siswa dibagi menjadi tiga kubu: yang ingin bebas, yang ingin larangan, dan wakil perusahaan yang kelak mempekerjakan mereka. Setiap kubu menulis lima alasan, lalu bertukar kubu. Pertukaran ini kuncinya. Siswa paling rajin memakai asisten mendadak harus menjelaskan mengapa perusahaan takut pada karyawan yang tidak mengerti kodenya sendiri.

## Enam aturan kelas XI RPL 2

1. Coba sendiri dua puluh menit sebelum bertanya kepada mesin.
2. Tuliskan pertanyaannya di komentar tugas.
3. Jangan mengumpulkan baris yang tidak bisa kamu jelaskan.
4. Jangan memasukkan data orang lain.
5. Satu bagian tugas, dipilih guru, selalu dikerjakan tanpa bantuan.
6. Kalau jawaban mesin salah, catat dan bagikan.

Aturan keenam datang dari siswa dan menjadi favorit. Papan kesalahan mesin kini berisi empat puluh tiga catatan, dari rumus rata-rata yang lupa membagi sampai fungsi yang tidak pernah ada. Mencari kesalahan itu membuat mereka membaca lebih teliti daripada semua ulangan saya.

Apakah masih ada yang menyalin? Tentu. Tetapi wawancara lima menit biasanya cukup untuk mengetahuinya, dan siswa tahu bahwa saya akan bertanya.`,
    category: 'alat-kerja',
    author: 'Sri Wahyuni',
    daysAgo: 102,
    views: 2390,
  },
  {
    kind: 'articles',
    slug: 'flexbox-lewat-bangku-kelas',
    title: 'Memahami Flexbox lewat Bangku Kelas',
    summary:
      'Sumbu utama, perataan, dan jarak terasa gaib sampai kamu menyuruh enam teman berdiri berjajar dan memindahkan mereka dengan perintah CSS.',
    body: `Setiap angkatan ada saja yang menghafal *justify-content* dan *align-items* lalu tertukar lagi esoknya. Saya berhenti menjelaskannya di layar. Sekarang kami menggeser bangku ke tepi kelas dan meminta enam siswa berdiri sebagai elemen. Lantai kelas menjadi wadahnya.

## Sumbu utama

Perintah pertama: *display: flex*. Keenam siswa berjajar dari kiri ke kanan. Perintah kedua: *flex-direction: column*. Mereka berbaris ke belakang. Pada saat itulah seluruh kelas melihat bahwa arah barisan berubah, dan bahwa *justify-content* selalu bekerja sepanjang barisan, ke mana pun barisan itu menghadap. Tidak perlu lagi menghafal mendatar atau tegak.

## Jarak dan melar

Untuk *space-between*, siswa di ujung menempel ke tembok dan sisanya membagi jarak. Untuk *gap*, setiap orang merentangkan satu tangan. Bagian paling ramai adalah *flex-grow*: siswa yang mendapat nilai satu melangkah mengisi ruang kosong, yang mendapat nilai dua melangkah dua kali lebih jauh. Ada yang menabrak lemari. Itulah *overflow*, dan tidak ada yang lupa lagi artinya.

## Latihan di layar

- Buat menu tiga tautan yang rata kanan.
- Pindahkan logo ke kiri dengan satu baris, memakai *margin-inline-end: auto*.
- Jadikan menu itu turun ke bawah pada layar 360 piksel.

Sesudah dua puluh menit bergerak, latihan di layar biasanya selesai dalam sepuluh. Guru yang ruangannya sempit bisa memakai kotak kapur di baki. Hasilnya hampir sama, hanya lebih sedikit tawanya.`,
    category: 'tutorial',
    author: 'Raka Wibisana',
    daysAgo: 151,
    views: 3350,
  },
  {
    kind: 'articles',
    slug: 'upah-pertama-lulusan-smk',
    title: 'Berapa Upah Pertama Pengembang Lulusan SMK? Catatan dari 214 Alumni',
    summary:
      'Kami bertanya kepada 214 alumni tentang upah, jam kerja, dan cara mereka mendapat pekerjaan pertama, lalu membagikan angka beserta keterbatasannya.',
    body: `Angka upah di internet biasanya datang dari iklan lowongan, bukan dari orang yang menerimanya. Jadi kami bertanya langsung. Dari enam ratus lebih alumni yang kami hubungi, 214 menjawab survei tanpa nama. Jawaban ini tidak mewakili seluruh lulusan SMK; mereka yang berhasil cenderung lebih rajin membalas. Bacalah angka berikut dengan ingatan itu.

## Yang kami temukan

- Separuh responden menerima upah pertama antara 2,6 dan 4,4 juta rupiah sebulan.
- Yang bekerja jarak jauh untuk perusahaan kota lain rata-rata menerima seperlima lebih banyak.
- Enam dari sepuluh mendapat pekerjaan melalui tempat PKL atau kenalan, bukan lewat lamaran terbuka.
- Satu dari empat sempat bekerja di luar bidangnya lebih dari setahun sebelum pindah.

Perbedaan terbesar ternyata bukan berasal dari bahasa pemrograman. Responden yang dapat menunjukkan satu karya yang dipakai orang lain menerima tawaran kira-kira dua bulan lebih cepat. Ada yang menunjukkan situs masjid, ada yang membawa aplikasi kasir bengkel. Ukurannya tidak penting; adanya pengguna yang penting.

Kami juga bertanya tentang hal yang mereka harap diajarkan di sekolah. Jawaban terbanyak bukan teknologi baru, melainkan cara membaca perjanjian kerja, cara menanyakan upah, dan cara menulis email. Ketiganya sudah masuk ke webinar [Portofolio Sebelum PKL](/Class/KAR-25A).

Data mentah tanpa nama tersedia bagi guru dan peneliti yang meminta. Survei kedua dijadwalkan tahun depan, dengan pertanyaan tambahan tentang lembur.`,
    category: 'karier',
    author: 'Meilani Gunawan',
    daysAgo: 190,
    views: 4870,
  },
  {
    kind: 'articles',
    slug: 'lisensi-terbuka-untuk-bahan-ajar',
    title: 'Lisensi Terbuka untuk Bahan Ajar, Dijelaskan Pelan-Pelan',
    summary:
      'Bolehkah lembar kerja dari internet diubah lalu dibagikan lagi? Panduan ringkas bagi guru yang ingin berbagi bahan tanpa rasa waswas.',
    body: `Hampir setiap guru menyimpan map berisi lembar kerja yang entah dari mana asalnya. Ada yang disalin dari blog, ada yang diteruskan lewat grup. Ketika bahan itu hendak dibagikan kepada sekolah lain, muncul pertanyaan yang jarang dijawab: sebenarnya boleh atau tidak?

Tulisan ini masih disusun bersama dua pustakawan. Rencananya kami membahas empat lisensi yang paling sering ditemui, dengan contoh kalimat yang tinggal disalin ke kaki halaman. Kami juga ingin menunjukkan kasus yang membingungkan, misalnya lembar kerja berisi tangkapan layar aplikasi milik orang lain, atau soal yang dibuat dengan bantuan asisten AI.

Pustakawan yang kami ajak berdiskusi menyarankan satu kebiasaan sederhana: tulislah asal setiap gambar pada saat menempelkannya, bukan pada akhir semester. Ia memperlihatkan map seorang guru yang rapi sekali, lengkap dengan tautan dan tanggal, serta map lain yang harus dibongkar seharian hanya untuk menemukan pemilik satu diagram.

## Yang sudah pasti

- Mencantumkan nama pembuat tidak sama dengan meminta izin.
- Tanpa lisensi, hak cipta tetap berlaku sepenuhnya.
- Guru boleh memilih lisensi untuk karyanya sendiri, dan pilihan itu sulit ditarik kembali.

Sebelum terbit, bagian tentang karya yang dibuat dalam jam kerja akan diperiksa oleh seseorang yang mengerti aturan kepegawaian. Kami tidak ingin memberi ketenangan yang keliru. Rekan guru yang punya kasus nyata dipersilakan mengirimkannya agar contoh dalam tulisan ini dekat dengan kehidupan sekolah, bukan dengan kantor pengacara.`,
    category: 'alat-kerja',
    author: 'Laras Widyaningrum',
    daysAgo: null,
  },
  {
    kind: 'program',
    slug: 'pendaftaran-koding-masuk-smk',
    title: 'Pendaftaran Sekolah Mitra Koding Masuk SMK Dibuka',
    summary: 'Sekolah dapat mendaftar dengan NPSN dan nama satu guru pendamping. Tidak ada biaya, dan jumlah komputer bukan syarat.',
    body: `Pendaftaran sekolah mitra untuk semester mendatang dibuka selama enam pekan. Kami mencari empat puluh sekolah yang bersedia menjalankan kelas pemrograman terjadwal, dua kali seminggu selama enam belas pekan. Sekolah negeri maupun swasta boleh mendaftar, dari jurusan apa saja, termasuk sekolah yang belum pernah mengajarkan pemrograman.

Yang kami perlukan hanya tiga: NPSN, surat persetujuan kepala sekolah, dan satu guru yang bersedia mendampingi. Guru tidak harus bisa menulis kode. Sepanjang semester ia ditemani mentor daring dan bergabung dengan sel belajar bersama lima guru lain. Data pribadi siswa baru diminta setelah sekolah diterima, itu pun terbatas pada nama dan kelas.

Wawancara berlangsung santai. Kami akan bertanya tentang hari tersulit yang pernah dialami guru pendamping di kelas, bukan tentang visi dan misi sekolah. Kepala sekolah boleh hadir, tetapi kami berharap guru yang lebih banyak bercerita.

## Urutan waktunya

1. Pekan 1–6: pendaftaran lewat formulir sekolah
2. Pekan 7: wawancara daring tiga puluh menit
3. Pekan 8: pengumuman dan penandatanganan kerja sama
4. Pekan 10: pelatihan guru pendamping
5. Pekan 12: kelas pertama

Penilaian tidak memakai jumlah komputer, akreditasi, ataupun lokasi. Kami mempertimbangkan rencana guru, dukungan pimpinan sekolah, dan gagasan tentang apa yang akan dilakukan siswa sesudah kelas berakhir. Sekolah yang tahun lalu belum terpilih dipersilakan mencoba lagi; tujuh dari dua puluh sekolah terakhir adalah pendaftar kedua.

Pertanyaan dapat diajukan pada temu daring setiap Rabu sore atau melalui WhatsApp. Kami menjawab semuanya, biasanya sebelum magrib.`,
    category: 'pendaftaran',
    author: 'Redaksi SMK Coding',
    daysAgo: 15,
    views: 2060,
  },
  {
    kind: 'program',
    slug: 'sel-belajar-guru-angkatan-empat',
    title: 'Sel Belajar Guru Angkatan Keempat: Enam Orang, Dua Belas Pekan',
    summary:
      'Guru Ngoding memulai delapan belas sel baru. Setiap sel berisi enam guru dari sekolah berbeda yang bergantian membuka pintu kelasnya.',
    body: `Angkatan keempat Guru Ngoding terdiri atas seratus delapan guru dari tujuh puluh sembilan sekolah, dibagi ke dalam delapan belas sel. Pembagiannya sengaja diacak. Guru kota bertemu guru pulau, guru muda bertemu guru yang hendak pensiun. Pengalaman tiga angkatan menunjukkan bahwa sel paling beragam biasanya bertahan paling lama, bahkan setelah program resmi berakhir.

Selama dua belas pekan, setiap anggota mendapat dua giliran membuka pintu kelas. Ia mencoba satu teknik, merekam lima menit dengan ponsel, dan membawanya ke pertemuan Kamis malam. Kelompok hanya boleh menanggapi dengan tiga kalimat: yang saya lihat, yang saya pelajari, yang ingin saya tanyakan. Tidak ada nasihat kecuali diminta.

> “Awalnya saya malu karena kelas saya ribut. Ternyata kelas semua orang ribut,” tulis seorang peserta angkatan ketiga.

Luaran program ini satu bahan ajar per guru, diuji di kelas sendiri dan di satu kelas lain. Dari tiga angkatan sebelumnya sudah terkumpul dua ratus tiga bahan, mulai dari kartu algoritma berbahasa Jawa sampai proyek penghitung kadar garam tambak. Semuanya dapat diunduh dan diubah.

Bahan yang terbit melewati dua pembaca: satu guru dari jurusan yang sama, dan satu dari jurusan yang sama sekali berbeda. Pembaca kedua bertugas menandai setiap kalimat yang tidak ia pahami. Dari sanalah datang banyak perbaikan terbaik, sebab bahan yang dimengerti guru tata boga hampir pasti dimengerti siswa kelas X.

Sertifikat diberikan kepada guru yang hadir sedikitnya sembilan pertemuan dan menerbitkan bahan. Sel yang anggotanya berkurang di bawah empat orang digabung, supaya percakapan tetap hangat.`,
    category: 'pengumuman',
    author: 'Sri Wahyuni',
    daysAgo: 58,
    views: 870,
  },
  {
    kind: 'program',
    slug: 'beasiswa-perangkat-finalis',
    title: 'Beasiswa Perangkat untuk Tiga Puluh Finalis Liga',
    summary:
      'Setiap finalis Liga SMK yang belum punya komputer menerima laptop pinjaman jangka panjang, dengan satu syarat: mengajari dua adik kelas.',
    body: `Setelah final tahun lalu kami menanyai tiga puluh finalis satu hal sederhana: di mana kamu akan menulis kode besok pagi? Sebelas orang menjawab tidak tahu. Mereka menang dengan komputer lab, dan lab tutup saat libur. Dari jawaban itu lahirlah beasiswa perangkat.

Setiap finalis yang belum memiliki komputer menerima laptop pinjaman selama dua tahun. Laptopnya bekas kantor yang sudah diperbaiki siswa TKJ, dengan baterai baru dan Linux. Setelah dua tahun, penerima boleh memilikinya apabila tanggung jawabnya terpenuhi. Tidak ada ikatan kerja, tidak ada kewajiban tampil di iklan.

## Tanggung jawab penerima

- Mengajari dua adik kelas sampai mereka menayangkan satu halaman
- Menulis satu catatan pendek setiap tiga bulan
- Merawat perangkat dan melapor kalau rusak

Pengajaran kepada adik kelas bukan formalitas. Kami menghubungi kedua adik kelas itu dan melihat halamannya. Tahun pertama menghasilkan lima puluh enam halaman baru, di antaranya situs jadwal kapal, katalog tenun, dan daftar pustaka berbahasa Sasak.

Salah satu penerima, Nur Aini dari Bima, mengajari bukan dua melainkan sembilan adik kelas, karena kelompoknya terus membesar setiap Sabtu. Ia menulis dalam catatannya bahwa mengajar memaksanya mengakui bagian yang selama ini hanya ia hafal. Laptopnya dipakai bergiliran, dan stiker namanya sudah hampir tertutup stiker murid-muridnya.

Perusahaan dan perorangan dapat ikut menyumbangkan perangkat, bukan uang. Kami lebih suka begitu karena lebih mudah dipertanggungjawabkan: satu laptop, satu nama, satu cerita yang bisa diperiksa.`,
    category: 'pengumuman',
    author: 'Laras Widyaningrum',
    daysAgo: 139,
    views: 1560,
  },
  {
    kind: 'program',
    slug: 'penutup-lab-keliling',
    title: 'Catatan Penutup Lab Keliling: 26 Sekolah, 1.312 Siswa, Satu Ban Pecah',
    summary:
      'Perjalanan tahap pertama Lab Keliling berakhir di Rote. Inilah angka, biaya, dan hal-hal yang akan kami kerjakan dengan cara lain.',
    body: `Mobil itu akhirnya berhenti di pelataran SMK Tasi Mane, Rote, setelah dua tahun berkeliling. Catatan jaraknya menunjukkan tiga puluh satu ribu kilometer, belum termasuk sebelas penyeberangan dengan feri. Dua puluh enam sekolah disinggahi, masing-masing sepekan, dan 1.312 siswa menayangkan halaman pertamanya di jaringan lokal.

Sebagian rencana kami keliru. Kami mengira sepekan cukup, ternyata guru baru mulai nyaman pada hari keempat. Kami membawa proyektor, padahal ruang kelas terlalu terang. Kami lupa bahwa laptop perlu diisi daya dan banyak sekolah hanya punya listrik lima ampere. Sejak sekolah ketujuh, mobil membawa panel surya dan siswa dibagi menjadi dua giliran.

## Biaya yang bisa dibuka

- Rata-rata 18,4 juta rupiah untuk setiap sekolah
- Lebih dari sepertiganya untuk perjalanan laut
- Tiga laptop rusak, tidak ada yang hilang

Yang bertahan setelah kami pergi? Dari dua puluh enam sekolah, sembilan belas masih menjalankan klub pemrograman setahun kemudian. Ketujuh sekolah lainnya umumnya kehilangan guru pendamping karena mutasi. Karena itu pada tahap berikutnya kami akan datang dua kali, dengan jeda enam bulan, dan melatih dua guru sekaligus.

Di antara yang bertahan ada sekolah yang tidak kami duga. Di Alor, klubnya justru tumbuh setelah mobil pergi, karena penjaga sekolah yang dulu membantu mengangkat laptop ternyata paling cepat belajar. Ia kini membuka ruangan setiap malam Minggu dan membuat situs jadwal pertandingan voli antarkampung.

Terima kasih kepada Pak Nelis, sopir kami, yang belajar HTML di perjalanan dan kini mengurus situs gerejanya sendiri.`,
    category: 'pengumuman',
    author: 'Yohanes Bria',
    daysAgo: 372,
    views: 940,
  },
]
