import type { SeedPost } from '../../content-types.ts'

export const posts1: SeedPost[] = [
  {
    kind: 'news',
    slug: 'final-liga-smk-dimenangkan-tim-bengkel',
    title: 'Tim dari Jurusan Otomotif Menjuarai Final Liga SMK',
    summary:
      'Tiga siswa Teknik Kendaraan Ringan asal Tegal mengalahkan sembilan tim lain lewat situs antrean bank sampah yang bisa dipakai lansia.',
    body: `Tidak banyak yang memperhatikan Tim Knalpot ketika mereka masuk aula. Ketiganya mengenakan baju bengkel, satu-satunya pakaian seragam yang mereka punya bersama. Tiga jam kemudian, situs antrean bank sampah buatan Sulthan, Mira, dan Yuda dari SMK Bina Bahari Tegal membuat juri berhenti lama di depan layar. Tombolnya besar, hurufnya tebal, dan seluruh alurnya selesai dalam dua sentuhan.

Soal final disusun bersama pengurus bank sampah Melati yang sebagian besar nasabahnya berusia di atas enam puluh tahun. Hampir semua tim menyiapkan grafik dan poin. Tim Knalpot memilih bertanya dulu. Selama lima belas menit pertama mereka duduk bersama Bu Tumirah, ketua bank sampah, dan mendapati bahwa para nasabah lebih sering lupa hari setor daripada penasaran pada saldo.

> “Di bengkel kami dilarang membongkar mesin sebelum mendengar suaranya. Ya sudah, kami dengarkan dulu,” kata Mira, ketua tim.

Peringkat kedua diraih tim SMK Cahaya Nusantara Malang dengan situs yang tetap terbuka tanpa jaringan, dan peringkat ketiga tim SMK Giri Teknika Sleman. Penghargaan kerja tim jatuh kepada SMK Tanjung Harapan dari Pontianak, yang ketiga anggotanya mampu menjelaskan setiap baris kode milik temannya.

Kesepuluh situs final kini diserahkan kepada bank sampah Melati, yang memilih memakai gabungan dua di antaranya. Soal, aset, dan rubrik penilaian dapat diunduh guru mulai pekan depan melalui [halaman program](/Program/liga-smk), dan sesi bedah soal bersama juri dijadwalkan bulan ini.`,
    category: 'liga',
    author: 'Redaksi SMK Coding',
    daysAgo: 3,
    views: 5420,
  },
  {
    kind: 'news',
    slug: 'dua-puluh-sekolah-baru-bergabung',
    title: 'Dua Puluh Sekolah Baru Bergabung, Empat di Antaranya Berada di Pulau Kecil',
    summary:
      'Semester ini Koding Masuk SMK menyambut dua puluh sekolah mitra, termasuk empat sekolah kepulauan yang belajar dengan server lokal tanpa internet.',
    body: `Pengumuman itu dibacakan lewat pengeras suara di halaman SMK Nusa Sabang, karena jaringan sekolah sedang padam. Kepala sekolah membacanya dari selembar kertas: mulai bulan depan dua kelas akan belajar pemrograman, memakai server kecil yang ditaruh di lemari perpustakaan. Siswa bersorak, lalu seseorang bertanya apakah servernya bisa dipakai menonton film. Jawabannya tidak, setidaknya belum.

Dua puluh sekolah baru ini dipilih dari seratus tiga belas pendaftar. Tim seleksi tidak menghitung jumlah komputer. Yang dinilai ialah kesediaan satu guru untuk mendampingi selama satu semester penuh dan rencana sekolah setelah program berakhir. Dari cara itu muncul nama-nama yang jarang terdengar, seperti sekolah pelayaran di Wakatobi dan sekolah pertanian di kaki Gunung Kerinci.

## Belajar tanpa internet

Empat sekolah kepulauan mendapat server lokal berisi silabus, video, dan penyunting kode. Guru menyalin tugas siswa ke diska lepas setiap Jumat, lalu mengirimkannya dari kantor kecamatan. Mentor membalas dengan cara yang sama. Ulasan memang terlambat empat hari, tetapi uji coba semester lalu menunjukkan tingkat kelulusan yang hanya berbeda tipis dari sekolah kota.

Guru pendamping dari kedua puluh sekolah sudah bertemu daring dua kali. Pertemuan pertama habis untuk berkenalan, pertemuan kedua untuk mencoba tugas pekan pertama sebagai murid. Hampir semuanya tersandung di titik koma yang sama, dan grup percakapan mereka sejak itu bernama *Titik Koma Nusantara*.

Sekolah yang belum terpilih tetap dapat memakai seluruh silabus. Guru boleh mengunduh lembar kerja, mengubahnya, dan bergabung dengan sel belajar terdekat. Pendaftaran angkatan berikutnya dibuka setelah rapor semester ini selesai dibagikan.`,
    category: 'sekolah',
    author: 'Laras Widyaningrum',
    daysAgo: 12,
    views: 1840,
  },
  {
    kind: 'news',
    slug: 'papan-peringkat-menghitung-ketekunan',
    title: 'Papan Peringkat Kini Menghitung Ketekunan, Bukan Hanya Kecepatan',
    summary:
      'Mulai pekan ini skor sekolah memasukkan tugas yang diperbaiki setelah ulasan, sebab mengumpulkan ulang ternyata tanda belajar yang paling jujur.',
    body: `Selama dua tahun papan peringkat kami memberi nilai tertinggi kepada siswa yang mengumpulkan tugas paling cepat. Akibatnya mudah ditebak. Tugas datang dalam semalam, separuhnya salin-tempel, dan siswa yang jujur mengerjakan sampai akhir pekan selalu berada di bawah. Seorang guru dari Banyumas mengirimi kami surat empat halaman tentang hal itu. Suratnya benar.

Aturan baru memberi bobot kepada tiga hal: tugas yang lulus, tugas yang diperbaiki setelah menerima ulasan, dan bantuan yang diberikan kepada teman. Kecepatan masih dihitung, tetapi hanya untuk memutus nilai yang sama. Kami juga membatasi poin harian agar siswa tidak perlu begadang demi satu tingkat.

Hasil simulasi dengan data semester lalu cukup mengejutkan. Tiga dari sepuluh sekolah teratas bertukar tempat dengan sekolah yang selama ini berada di tengah, kebanyakan sekolah kecil dengan guru pendamping yang rajin. Tidak ada nilai siswa yang berkurang; yang berubah hanya cara menjumlahkannya.

## Yang perlu dilakukan sekolah

- Tidak ada. Skor dihitung ulang otomatis pada Senin pagi.
- Siswa dapat membuka rincian poin di halaman rapor masing-masing.
- Keberatan dikirim melalui guru pendamping paling lambat dua pekan.

Kami akan meninjau lagi bobot ini setelah satu semester. Kalau ada yang bisa diakali, siswa SMK pasti menemukannya lebih dulu, dan kami menunggu laporannya dengan senang hati.`,
    category: 'sekolah',
    author: 'Redaksi SMK Coding',
    daysAgo: 27,
    views: 2210,
  },
  {
    kind: 'news',
    slug: 'lembayung-membuka-kursi-magang',
    title: 'Studio Lembayung Membuka Dua Belas Kursi PKL untuk Lulusan Kelas',
    summary:
      'Studio asal Bandung itu menerima siswa tanpa tes kode; peserta cukup membawa satu tugas kelas dan menceritakan bagian yang paling sulit.',
    body: `Studio Lembayung, tempat mentor kami Raka Wibisana bekerja, membuka dua belas kursi praktik kerja lapangan untuk dua gelombang. Siswa terpilih akan bekerja empat bulan di Bandung atau jarak jauh, didampingi satu pembimbing untuk setiap dua siswa. Uang saku, makan siang, dan kuota internet disediakan.

Yang menarik ialah cara seleksinya. Tidak ada tes kode. Pelamar membawa satu tugas dari kelas mana pun di SMK Coding, lalu menceritakan bagian tersulit selama sepuluh menit. “Kami ingin mendengar cara mereka tersesat dan kembali,” kata Prita Anggraeni, pemimpin studio. Menurutnya, tes kode selama ini hanya menunjukkan siapa yang sudah pernah mengikuti tes kode.

Selama magang, siswa tidak mengerjakan proyek latihan. Mereka masuk ke tim yang sedang membuat situs pameran batik pesisir dan aplikasi pemandu museum, mula-mula dengan memperbaiki hal kecil: teks yang terpotong, tombol yang sulit ditekan, foto yang berat. Pada bulan ketiga setiap siswa memegang satu halaman dari awal sampai tayang, lalu mempresentasikannya kepada klien.

Angkatan percobaan tahun lalu menghasilkan enam siswa magang. Dua di antaranya kini bekerja tetap, satu melanjutkan kuliah, dan seorang lagi, Hanif dari SMK Karya Mekar, membangun sendiri sistem pemesanan untuk warung ibunya. Situs museum yang mereka kerjakan bersama masih dipakai sampai sekarang.

Pendaftaran melalui guru pembimbing PKL. Siswa di bawah delapan belas tahun perlu surat izin orang tua, dan studio menandatangani perjanjian jam kerja: paling lama tujuh jam sehari, tanpa lembur. Sekolah yang ingin berdiskusi dulu dapat menghubungi kami lewat WhatsApp di bagian bawah halaman.`,
    category: 'mitra',
    author: 'Laras Widyaningrum',
    daysAgo: 41,
    views: 1675,
  },
  {
    kind: 'news',
    slug: 'rapor-digital-bisa-diunduh-orang-tua',
    title: 'Rapor Perkembangan Bisa Dibaca Orang Tua dalam Satu Halaman',
    summary:
      'Rapor kelas kini punya ringkasan tanpa istilah teknis: apa yang sudah bisa dilakukan anak, apa yang sedang dilatih, dan cara mendukungnya.',
    body: `Seorang ibu di Jember pernah menelepon guru pendamping dan bertanya apakah “DOM” itu penyakit. Anaknya memang pulang dengan rapor berisi kalimat “perlu penguatan manipulasi DOM”. Kami tertawa, lalu malu, lalu menulis ulang seluruh rapor.

Rapor baru terdiri atas dua bagian. Halaman pertama untuk orang tua, ditulis tanpa istilah teknis dan muat di satu layar ponsel. Isinya tiga hal: yang sudah bisa dilakukan anak, yang sedang dilatih, dan satu pertanyaan yang boleh diajukan di meja makan. Halaman kedua untuk guru dan siswa, lengkap dengan nilai tugas, kehadiran, serta catatan mentor.

Menyusun kalimatnya ternyata lebih sulit daripada menyusun programnya. Setiap capaian harus dapat dibuktikan: bukan “memahami variabel”, melainkan “bisa membuat kuis yang menghitung skornya sendiri”. Delapan guru dan lima orang tua membaca dua ratus kalimat semacam itu selama sebulan, mencoret yang kabur, dan menyisakan seratus dua belas.

> “Sekarang saya bisa bertanya, coba tunjukkan kuis yang kamu buat. Dulu saya cuma bertanya, sudah belajar?” kata Ibu Sumiati, wali siswa kelas XI.

Rapor dibuka dengan tautan yang dikirim sekolah dan hanya berlaku untuk siswa yang bersangkutan. Tidak ada peringkat di halaman orang tua. Keputusan itu diambil setelah berdiskusi dengan empat belas guru bimbingan konseling, yang mengingatkan kami bahwa angka urutan jarang dibaca sebagai semangat dan lebih sering dibaca sebagai vonis.

Semua kelas yang selesai mulai semester ini sudah memakai rapor baru. Untuk kelas lama, guru dapat meminta pencetakan ulang dari halaman hasil.`,
    category: 'sekolah',
    author: 'Redaksi SMK Coding',
    daysAgo: 66,
    views: 990,
  },
  {
    kind: 'news',
    slug: 'laptop-bekas-bank-untuk-enam-lab',
    title: 'Seratus Dua Puluh Laptop Bekas Menemukan Rumah Baru di Enam Lab',
    summary:
      'Laptop kantor yang hendak dilelang dibersihkan siswa TKJ, dipasangi Linux, lalu dikirim ke enam SMK yang komputernya paling tua.',
    body: `Laptop itu datang dalam peti kayu, berdebu, sebagian tanpa tutup baterai. Pemiliknya, koperasi simpan pinjam Rukun Makmur, semula akan melelangnya sebagai barang rongsok. Seorang pegawainya yang juga alumni kelas kami bertanya apakah ada yang mau. Tiga hari kemudian seratus dua puluh laptop sudah berada di aula SMK Arta Teknika, Semarang.

Perbaikannya dikerjakan tiga puluh siswa TKJ selama dua pekan. Mereka mengosongkan penyimpanan dengan prosedur yang disaksikan petugas koperasi, mengganti pasta pendingin, menukar komponen dari laptop yang tak tertolong, lalu memasang Linux. Dari seratus dua puluh unit, seratus empat kembali menyala. Sisanya menjadi perpustakaan suku cadang.

“Yang tersulit bukan memperbaiki, tetapi memutuskan mana yang dikorbankan,” kata Aditya, siswa kelas XI yang memimpin kelompok papan induk. Timnya mencatat setiap komponen yang dipindahkan di sebuah buku besar. Buku itu kini ikut dikirim ke sekolah penerima, sebagai riwayat kesehatan laptop dan sebagai bacaan pembuka pelajaran perawatan komputer.

Enam sekolah penerima dipilih berdasarkan usia komputer lab, bukan jauh-dekatnya jarak. Rata-rata komputer di keenam lab itu berumur sebelas tahun. Di SMK Tunas Karang, Kabupaten Timor Tengah Selatan, satu komputer selama ini dipakai bergiliran oleh lima siswa. Kini satu berdua, dan guru menyimpan dua unit untuk dipinjamkan pulang pada akhir pekan.

Setiap laptop membawa stiker kecil berisi nama siswa yang memperbaikinya. Beberapa penerima sudah mengirim surat balasan. Perusahaan yang ingin menyerahkan perangkat dapat membaca syaratnya lebih dulu: data harus dihapus bersama saksi, dan minimal dua puluh unit sejenis supaya mudah dirawat.`,
    category: 'mitra',
    author: 'Yohanes Bria',
    daysAgo: 118,
    views: 1320,
  },
  {
    kind: 'news',
    slug: 'kualifikasi-liga-pecahkan-rekor',
    title: 'Kualifikasi Liga SMK Diikuti 1.148 Tim, Server Sempat Tersengal',
    summary:
      'Jumlah tim naik hampir dua kali lipat. Pengumpulan sempat melambat dua puluh menit, dan inilah penjelasan terbuka tentang penyebabnya.',
    body: `Sebanyak 1.148 tim dari 29 provinsi mengikuti kualifikasi Liga SMK pada Sabtu pagi. Angka itu hampir dua kali lipat tahun sebelumnya, dan untuk pertama kalinya lebih dari sepertiga peserta adalah siswi. Soalnya meminta situs jadwal imunisasi yang mudah dibaca orang tua baru.

Ada cerita yang tidak tertangkap angka. Di Wamena, satu tim mengerjakan soal dari balai desa karena lab sekolah kebanjiran. Di Cilacap, guru pembimbing menjemput anggota tim dengan perahu. Di Tarakan, tiga siswi jurusan tata busana mendaftar tanpa memberi tahu siapa pun dan baru mengaku setelah nama sekolahnya muncul di daftar lolos.

Kami berutang penjelasan tentang pukul 11.40. Selama dua puluh menit, halaman pengumpulan melambat karena setiap unggahan diperiksa satu per satu, padahal ratusan tim mengunggah bersamaan menjelang batas akhir. Kami memperpanjang waktu tiga puluh menit untuk semua wilayah, dan tidak ada tim yang dirugikan. Pemeriksaan kini dijalankan lewat antrean, sesuatu yang seharusnya sudah kami kerjakan sejak awal.

## Angka-angka kualifikasi

- 1.148 tim, 3.444 siswa, 612 sekolah
- 1.021 tim mengumpulkan sebelum batas waktu
- 83 tim menyelesaikan seluruh kebutuhan wajib
- 7 sekolah mengirim tim dari jurusan di luar informatika

Dua puluh tim terbaik di setiap wilayah melaju ke babak berikutnya. Semua tim, lolos maupun tidak, menerima lembar nilai beserta satu saran yang ditulis manusia. Menulis seribu saran memakan waktu sebelas hari, dan bagi kami itulah bagian terpenting dari lomba ini.`,
    category: 'liga',
    author: 'Redaksi SMK Coding',
    daysAgo: 205,
    views: 3010,
  },
  {
    kind: 'news',
    slug: 'jadwal-liga-musim-depan',
    title: 'Jadwal Liga SMK Musim Depan dan Tiga Aturan yang Berubah',
    summary:
      'Pendaftaran tim dibuka lebih awal, wilayah bertambah menjadi sembilan, dan setiap tim wajib mengganti peran pada setengah pertandingan.',
    body: `Musim depan Liga SMK membagi peserta menjadi sembilan wilayah. Kalimantan dan Sulawesi kini masing-masing mempunyai babak sendiri, sehingga tim tidak perlu lagi menyeberang pulau sebelum final nasional. Panitia wilayah dipimpin sekolah tuan rumah yang dipilih guru-guru setempat, dan biaya perjalanan tim tetap ditanggung program.

Ada tiga aturan yang berubah. Pertama, tim wajib bertukar peran pada menit kesembilan puluh, supaya tidak ada anggota yang hanya menonton. Kedua, bantuan kecerdasan buatan boleh dipakai asalkan setiap baris bisa dijelaskan; juri memilih tiga bagian secara acak dan bertanya kepada anggota yang tidak menulisnya. Ketiga, ukuran halaman dibatasi lima ratus kilobita, karena pengguna soal kita umumnya membuka situs lewat paket data harian.

Panitia juga menambah satu penghargaan baru, yaitu perawatan. Setahun setelah final, situs yang masih hidup dan masih dipakai penggunanya akan dinilai ulang. Tim yang situsnya terbukti dirawat mendapat hadiah yang besarnya sama dengan juara kedua. Kami ingin lomba ini dikenang karena yang bertahan, bukan hanya karena yang tercepat.

Pendaftaran dilakukan oleh guru pembimbing dengan NPSN sekolah. Satu sekolah boleh mengirim paling banyak empat tim, dan sedikitnya satu anggota setiap tim harus siswa kelas X atau XI. Aturan terakhir ini permintaan para guru, yang lelah melihat pengalaman satu angkatan hilang begitu mereka lulus.

Soal latihan pertama terbit bersamaan dengan pembukaan pendaftaran. Tim yang ingin bersiap lebih awal dapat bergabung dengan bootcamp [Tiga Jam, Satu Situs](/Class/LIG-24D).`,
    category: 'liga',
    author: 'Redaksi SMK Coding',
    daysAgo: -6,
  },
  {
    kind: 'blog',
    slug: 'mengapa-saya-meminta-siswa-menulis-di-kertas',
    title: 'Mengapa Saya Meminta Siswa Menulis Kode di Kertas',
    summary:
      'Bermula dari listrik yang padam dan dua belas komputer untuk tiga kelas, latihan kertas ternyata membuat murid saya membaca kode lebih teliti.',
    body: `Hari itu listrik padam pada menit kesepuluh. Tiga puluh empat siswa memandang saya, dan saya memandang papan tulis. Karena tidak ada pilihan, saya menyalin program dua belas baris ke papan dan meminta mereka menebak keluarannya. Kelas yang biasanya riuh oleh suara papan ketik mendadak sunyi. Mereka berpikir. Saya bisa mendengarnya.

Sejak itu latihan kertas menjadi bagian tetap. Bukan untuk bernostalgia dengan ujian zaman dulu, melainkan karena kertas memaksa orang membaca. Di depan komputer, siswa cenderung mengubah sesuatu, menjalankan, mengubah lagi, sampai kebetulan benar. Di kertas tidak ada tombol jalan. Mereka harus menjadi mesinnya.

## Tiga bentuk yang paling berhasil

- **Tabel jejak.** Siswa menulis nilai setiap variabel, baris demi baris.
- **Kartu acak.** Program dipotong menjadi kartu, lalu disusun ulang berkelompok.
- **Sunting silang.** Kode teman diberi catatan dengan pulpen merah, tetapi hanya boleh berupa pertanyaan.

Kartu acak paling ramai. Saya mencetak dua belas baris program, memotongnya, dan memasukkannya ke amplop bekas surat dinas. Setiap amplop berisi satu kartu pengecoh yang tidak terpakai. Kelompok yang berhasil membuang kartu yang benar dan bisa menjelaskan alasannya boleh pulang lebih dulu. Hampir tidak ada yang memilih pulang; mereka menonton kelompok lain.

Ada juga yang gagal. Menyuruh siswa menulis program empat puluh baris di kertas hanya menghasilkan tangan pegal. Kertas bagus untuk membaca dan menelusuri, buruk untuk mengarang panjang. Saya perlu dua semester untuk mengakuinya.

Sekarang lab kami punya lima belas komputer yang menyala. Listrik masih padam dua kali sebulan. Bedanya, ketika lampu mati, tidak ada lagi yang bersorak ingin pulang. Mereka mengeluarkan kartu.`,
    category: 'ruang-guru',
    author: 'Yosef Tukan',
    daysAgo: 8,
    views: 2480,
  },
  {
    kind: 'blog',
    slug: 'kalah-telak-di-final-liga',
    title: 'Kami Kalah Telak di Final Liga, dan Itu Hari Sekolah Terbaik Saya',
    summary:
      'Situs tim kami gagal tayang sepuluh menit sebelum bel. Catatan seorang finalis tentang panik, roti sobek, dan teman yang tidak marah.',
    body: `Sepuluh menit sebelum bel, situs kami hilang. Bukan rusak, benar-benar hilang: halaman putih, tanpa galat. Saya ketua tim dan sayalah yang menekan tombol yang salah. Saya menghapus cabang utama karena mengira itu cabang percobaan. Di sebelah saya, Rendi masih mengunyah roti sobek. Ia berhenti mengunyah.

Dinda tidak marah. Ia hanya bertanya, “Apa yang masih ada?” Pertanyaan itu menyelamatkan kami. Di laptop Rendi masih ada versi dua jam lalu: hanya formulir, tanpa gaya, tanpa peta. Kami menayangkannya pada menit ke-178. Jelek sekali. Tetapi ketika juri mencoba mendaftar sebagai pasien, pendaftarannya masuk.

Sejam sebelum bencana itu kami sebenarnya unggul. Kami sempat melirik layar tim sebelah dan saling menyikut karena peta kami lebih cantik. Saya ingat betul rasa senangnya, dan sekarang saya tahu bahwa pada saat itulah kami berhenti menyimpan salinan. Orang yang merasa menang jarang menengok ke belakang.

Kami peringkat sepuluh dari sepuluh. Waktu nama kami disebut terakhir, saya menangis di toilet, lalu kembali karena giliran foto bersama. Seorang juri mendatangi kami dan berkata bahwa hanya tim kami yang tahu persis apa yang terjadi pada sistemnya sendiri. Ia meminta kami menuliskan urutan kejadiannya. Kertas itu sekarang ditempel di lab.

> Apa yang masih ada? Mulai dari situ.

Di kereta pulang kami sudah bercanda. Rendi memberi nama cabang barunya *jangan-dihapus-salsa*. Tahun depan saya kelas XII dan akan melatih adik kelas. Pelajaran pertama sudah saya siapkan: cara menghapus cabang, dan cara mengembalikannya.`,
    category: 'cerita-siswa',
    author: 'Salsabila Nurhaliza',
    daysAgo: 19,
    views: 3190,
  },
  {
    kind: 'blog',
    slug: 'mulai-dari-ponsel-seri-satu',
    title: 'Belajar Kode dari Ponsel, Bagian 1: Meja Belajar Seukuran Telapak',
    summary:
      'Bagian pertama dari catatan sepekan saya mengerjakan semua tugas siswa hanya dengan ponsel satu jutaan, supaya saran saya tidak asal bunyi.',
    body: `Separuh siswa di kelas saya tidak punya laptop. Saya sering berkata, “Pakai ponsel juga bisa,” sambil mengetik di layar dua puluh empat inci. Suatu malam kalimat itu terasa curang. Maka selama sepekan saya mengunci laptop di lemari dan mengerjakan semua tugas kelas memakai ponsel bekas seharga satu juta dua ratus ribu rupiah.

Hari pertama habis untuk mencari penyunting kode. Saya mencoba enam aplikasi. Empat di antaranya menutup sendiri begitu berkas melewati dua ratus baris. Yang bertahan justru penyunting paling sederhana, tanpa warna-warni, dengan tombol tambahan untuk kurung dan titik koma. Tanda kurung ternyata musuh utama: di papan ketik ponsel, ia bersembunyi dua lapis.

## Yang langsung membantu

1. Menyetel papan ketik agar baris simbol selalu tampil.
2. Memecah berkas menjadi bagian pendek, paling banyak enam puluh baris.
3. Memakai pintasan teks, misalnya mengetik “fn” untuk kerangka fungsi.
4. Menaruh ponsel tegak di sandaran dan memakai papan ketik kabel pinjaman.

Malam keempat saya menemukan hal yang tidak saya duga. Karena layar kecil, saya membaca lebih pelan dan menulis fungsi lebih pendek. Kode saya pekan itu lebih rapi daripada biasanya. Leher saya, sebaliknya, meminta maaf kepada semua siswa yang pernah saya beri tugas panjang.

Bagian berikutnya membahas jaringan: apa yang terjadi ketika kuota tinggal dua ratus megabita dan tugas harus dikumpulkan malam itu juga.`,
    category: 'catatan-mentor',
    author: 'Intan Permatasari',
    daysAgo: 96,
    views: 2740,
  },
  {
    kind: 'blog',
    slug: 'mulai-dari-ponsel-seri-dua',
    title: 'Belajar Kode dari Ponsel, Bagian 2: Dua Ratus Megabita Terakhir',
    summary:
      'Kuota hampir habis, tugas harus dikumpulkan. Saya mencatat ke mana setiap megabita pergi dan menemukan pemboros yang tidak saya sangka.',
    body: `Pada hari kelima kuota saya tinggal dua ratus megabita, persis jatah harian beberapa siswa. Saya memasang pencatat pemakaian data dan bekerja seperti biasa. Pukul sembilan malam, sebelum satu baris pun terkumpul, seratus empat puluh megabita sudah lenyap.

Ke mana perginya? Bukan ke materi kelas. Pemboros pertama adalah video tutorial yang terputar otomatis ketika saya mencari arti satu galat. Pemboros kedua, pembaruan aplikasi yang berjalan diam-diam. Pemboros ketiga membuat saya malu: halaman tugas kami sendiri, yang memuat gambar sampul ukuran penuh setiap kali dibuka. Malam itu juga saya menulis ke tim, dan pekan berikutnya gambar itu mengecil menjadi sepersepuluhnya.

Siswa saya punya siasat yang jauh lebih baik daripada saya. Wahyu, dari Blitar, mengunduh dokumentasi di sekolah lalu membacanya luring di rumah. Tiara mengirim tugas lewat teman yang rumahnya dekat menara. Ada pula kelompok yang menyepakati “jam pos”: pukul enam sore mereka berkumpul di teras balai desa, menyambung ke satu Wi-Fi, dan mengunggah semuanya sekaligus.

## Catatan untuk sesama mentor

- Tulis petunjuk tugas sebagai teks, video hanya pelengkap.
- Jangan wajibkan unggahan di atas dua megabita.
- Batas waktu pukul tujuh pagi lebih adil daripada tengah malam.

Di bagian terakhir saya akan mengembalikan ponsel itu ke pemiliknya, dan menceritakan apa yang ia katakan setelah melihat isinya.`,
    category: 'catatan-mentor',
    author: 'Intan Permatasari',
    daysAgo: 88,
    views: 1930,
    parent: 'mulai-dari-ponsel-seri-satu',
  },
  {
    kind: 'blog',
    slug: 'mulai-dari-ponsel-seri-tiga',
    title: 'Belajar Kode dari Ponsel, Bagian 3: Mengembalikan Ponsel Wahyu',
    summary: 'Ponsel itu ternyata milik seorang siswa yang meminjamkannya kepada saya. Penutup seri tentang batas, alat, dan rasa hormat.',
    body: `Saya belum bercerita dari mana ponsel itu berasal. Ia milik Wahyu. Ketika mendengar rencana saya, ia menawarkan ponselnya dan memakai ponsel neneknya selama sepekan. “Biar Ibu tahu rasanya tombol volume yang nyangkut,” katanya. Tombol itu memang menyangkut, dan beberapa kali membuat layar terpotret di tengah mengetik.

Waktu saya kembalikan, Wahyu membuka berkas-berkas saya dan membacanya lama. Ia menemukan dua kutu. Yang satu sudah saya cari semalaman. Ia melihatnya karena hafal kebiasaan penyunting itu menyisipkan spasi aneh sesudah tanda kutip. Pengetahuan seperti ini tidak ada di buku mana pun. Ia lahir dari keterbatasan yang dijalani setiap hari.

> “Sebenarnya bukan kecil layarnya yang bikin susah, Bu. Yang bikin susah kalau orang mengira kita tidak serius karena pakai ponsel.”

Kalimat itu mengubah cara saya menilai. Dulu saya menulis “coba kerjakan di laptop” pada tugas yang pendek. Sekarang saya bertanya dulu, alat apa yang dipakai. Pendek sering kali berarti hemat, dan hemat adalah keahlian.

Apakah ponsel cukup untuk menjadi pengembang? Untuk belajar tahun pertama, ya, dengan bahan yang dirancang baik dan teman yang saling menolong. Sesudah itu orang memerlukan komputer, sebagaimana penjahit memerlukan mesin. Tugas kita, sekolah dan mentor, ialah memastikan mesin itu tersedia tepat ketika mereka siap, bukan menjadikannya syarat untuk memulai.`,
    category: 'catatan-mentor',
    author: 'Intan Permatasari',
    daysAgo: 79,
    views: 1510,
    parent: 'mulai-dari-ponsel-seri-satu',
  },
  {
    kind: 'blog',
    slug: 'surat-untuk-guru-yang-ditugasi-mendadak',
    title: 'Surat untuk Guru yang Mendadak Ditugasi Mengajar Coding',
    summary:
      'Bu, Pak, kalau besok pagi harus mengajar pemrograman padahal latar belakangmu tata boga, surat pendek ini saya tulis untukmu.',
    body: `Saya pernah berada di tempatmu. Surat tugas datang hari Jumat, pelajaran dimulai Senin, dan satu-satunya hal yang saya tahu tentang pemrograman ialah bahwa anak saya menyukainya. Semalaman saya menghafal istilah. Senin pagi, seorang siswa bertanya sesuatu yang tidak ada di hafalan, dan saya berkata, “Ibu belum tahu. Ayo kita cari.” Itulah kalimat paling berguna dalam karier mengajar saya.

Kamu tidak harus selalu satu bab di depan. Kamu perlu satu hal lain: cara mencari yang diperlihatkan terang-terangan. Bacalah pesan galat keras-keras di depan kelas. Tebak penyebabnya. Salah. Tebak lagi. Siswa yang melihat gurunya tersesat dengan tenang akan belajar bahwa tersesat itu biasa.

Mulailah dari bidangmu. Rekan saya, Bu Endang, guru tata boga, mengajarkan fungsi dengan resep: bahan masuk, proses, hidangan keluar. Muridnya membuat penghitung harga pokok risoles dan memakainya di bazar. Sampai sekarang itulah contoh fungsi terbaik yang pernah saya lihat.

Satu hal lagi yang jarang dibicarakan: rasa malu. Kamu akan bertemu siswa yang lebih cepat darimu. Jadikan ia sekutu, bukan ancaman. Minta ia menjelaskan kepada kelompok kecil, beri nama pada keahliannya, dan akui di depan kelas bahwa hari itu kamu belajar darinya. Wibawamu tidak berkurang. Sungguh.

## Tiga bekal untuk pekan pertama

- Satu program pendek yang sudah kamu jalankan sendiri sampai tiga kali
- Satu teman guru yang boleh ditelepon malam hari
- Izin kepada diri sendiri untuk menjawab, “Belum tahu”

Kalau lelah, datanglah ke [sel belajar guru](/Program/guru-ngoding). Kami berkumpul setiap Kamis malam, sebagian besar untuk tertawa. Kodenya menyusul.`,
    category: 'ruang-guru',
    author: 'Sri Wahyuni',
    daysAgo: 54,
    views: 2860,
  },
  {
    kind: 'blog',
    slug: 'kata-orang-anak-tkj-tidak-perlu-menulis-kode',
    title: 'Kata Orang, Anak TKJ Tidak Perlu Menulis Kode',
    summary:
      'Saya masuk kerja sebagai penarik kabel. Sepuluh baris skrip pada pekan ketiga mengubah cara rumah sakit memandang saya, juga cara saya memandang diri.',
    body: `“Kamu TKJ, urusanmu kabel.” Kalimat itu saya dengar dari guru, senior, bahkan pewawancara kerja. Saya memercayainya sampai pekan ketiga di rumah sakit, ketika kepala ruangan meminta daftar semua komputer yang antivirusnya kedaluwarsa. Ada tiga ratus empat puluh komputer di enam lantai. Senior saya mengambil buku catatan dan mulai berjalan.

Saya ikut berjalan sampai lantai dua. Malamnya, karena kaki pegal, saya menulis sepuluh baris skrip yang menanyai setiap komputer lewat jaringan. Jelek, tanpa penanganan galat, dan sempat menanyai mesin pencetak. Tetapi pukul tujuh pagi daftar itu sudah ada di meja. Kepala ruangan mengira kami lembur semalaman.

Bukan berarti semuanya mulus. Skrip kedua saya mematikan mesin pencetak resep selama empat puluh menit pada jam sibuk. Saya dimarahi apoteker, dan pantas. Dari situ saya belajar mencoba di satu ruangan dulu, menulis catatan perubahan, dan menyiapkan jalan mundur. Tiga kebiasaan itu lebih sering menyelamatkan saya daripada sertifikat mana pun.

Sejak itu saya percaya bahwa menulis kode bagi anak jaringan sama seperti membaca gambar bagi tukang. Bukan supaya jadi arsitek, melainkan agar tidak bekerja dua kali. Hampir semua pekerjaan saya sekarang berupa teks: konfigurasi, jadwal cadangan, aturan tembok api. Semuanya disimpan di Git dan diulas teman, persis seperti kode aplikasi.

## Kalau mau mulai

1. Pilih satu pekerjaan yang kamu ulang setiap pekan.
2. Tulis langkahnya dengan tangan.
3. Otomatiskan satu langkah saja, yang paling membosankan.

Tidak perlu menunggu pindah jurusan. Terminal sudah terbuka di layarmu sejak kelas X. Ia hanya menunggu diketik sesuatu selain *ping*.`,
    category: 'catatan-mentor',
    author: 'Bagas Prakoso',
    daysAgo: 133,
    views: 1720,
  },
  {
    kind: 'blog',
    slug: 'adik-saya-pengguna-pertama',
    title: 'Pengguna Pertama Saya Berumur Tujuh Tahun dan Sangat Galak',
    summary:
      'Saya membuat kuis perkalian untuk adik. Ia menolak memakainya selama dua pekan, dan dari penolakan itu saya belajar merancang.',
    body: `Tugas akhir kelas JavaScript meminta kami membuat sesuatu untuk orang yang tinggal serumah. Saya punya adik kelas dua yang sedang belajar perkalian, jadi saya membuat kuis. Warnanya biru, angkanya rapi, ada penghitung waktu. Saya bangga sekali. Adik saya, Fransiska, mencoba tiga soal, lalu berkata, “Ini ulangan,” dan pergi mencari kucing.

Versi kedua saya beri suara dan bintang. Ia bertahan lima soal. Versi ketiga tanpa penghitung waktu, karena ternyata ia takut pada angka yang berkurang. Tujuh soal. Mentor saya, Kak Dimas, hanya bertanya, “Apa yang ia lakukan waktu berhenti?” Saya perhatikan. Ia selalu berhenti setelah salah dua kali.

Maka di versi keempat, setiap jawaban salah membuat gambar kucing berpindah tempat, dan soalnya muncul lagi nanti dalam bentuk jumlah benda. Tidak ada silang merah. Hari itu Fransiska menyelesaikan dua puluh soal, kemudian memanggil sepupunya. Mereka berebut ponsel.

Yang paling sulit justru menahan diri. Setiap kali Fransiska bingung, tangan saya ingin menunjuk layar. Kak Dimas menyuruh saya duduk di atas telapak tangan sendiri selama uji coba, dan saya benar-benar melakukannya. Dalam lima menit hening itu saya mencatat sebelas hal yang tidak akan pernah saya lihat kalau saya ikut membantu.

Dari situ saya mengerti maksud orang dengan kata *pengguna*. Bukan orang yang memakai buatan kita, melainkan orang yang boleh pergi kapan saja. Nilai tugas saya delapan puluh delapan. Menurut Fransiska, seharusnya seratus, asalkan kucingnya bisa diganti anjing. Versi kelima sedang dikerjakan.`,
    category: 'cerita-siswa',
    author: 'Agustinus Loru',
    daysAgo: 172,
    views: 1290,
  },
  {
    kind: 'blog',
    slug: 'menolak-tawaran-proyek-pertama',
    title: 'Menolak Tawaran Proyek Pertama',
    summary:
      'Ada pemilik toko yang mau membayar dua ratus ribu untuk aplikasi kasir lengkap dalam sepekan. Begini cara guru saya menolong saya berkata tidak.',
    body: `Tawaran itu datang lewat pesan singkat dari kenalan paman. Aplikasi kasir, stok, laporan, bisa dicetak, dua ratus ribu rupiah, selesai Minggu depan. Umur saya enam belas dan belum pernah ada yang mau membayar kode saya. Jari saya sudah mengetik “siap, Pak” ketika Bu Sri lewat di belakang kursi.

Beliau tidak melarang. Beliau menyuruh saya menuliskan semua yang diminta di kertas, lalu memberi jam di samping tiap baris. Stok: enam jam. Cetak struk: empat jam, kalau mesinnya cocok. Laporan: delapan. Jumlahnya lima puluh dua jam, di luar sekolah, dalam tujuh hari. “Sekarang bagi dua ratus ribu dengan angka itu,” katanya. Hasilnya tidak cukup untuk membeli gorengan.

> Menolak dengan angka terdengar jauh lebih sopan daripada menolak dengan alasan.

Saya membalas pesan itu dengan daftar tadi, lalu menawarkan satu hal kecil: halaman daftar harga yang bisa diubah sendiri, dikerjakan dua akhir pekan, tiga ratus ribu. Tiga hari tidak ada jawaban. Saya sempat menyesal. Pada hari keempat pemilik toko menelepon dan setuju.

Mengerjakannya tetap tidak semudah perkiraan. Dua akhir pekan menjadi tiga, karena pemilik toko ternyata menyimpan harga di tiga buku yang saling berbeda. Saya jadi tahu mengapa Bu Sri menyuruh menambah seperempat pada setiap taksiran. Kelebihannya saya pakai untuk duduk di toko dan melihat cara beliau mencari barang.

Halaman itu masih dipakai sampai sekarang, sudah setahun. Dua bulan lalu beliau meminta fitur stok, dan kali ini beliau sendiri yang bertanya, “Kira-kira berapa jam, Nak?”`,
    category: 'cerita-siswa',
    author: 'Bayu Setiawan',
    daysAgo: 244,
    views: 1105,
  },
]
