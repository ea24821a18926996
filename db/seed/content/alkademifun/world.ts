import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'taman-kacamata-air',
      company: 'Taman Kacamata Air',
      industry: 'Museum sains anak',
      summary:
        'Museum sains kecil di Malang yang semua pajangannya boleh dipegang, diputar, dibasahi, dan sesekali dibongkar oleh anak-anak.',
      about: `Taman Kacamata Air menempati bekas gudang apel dengan dua puluh delapan alat peraga buatan sendiri. Setiap akhir pekan sekitar tiga ratus anak datang membawa pertanyaan, dan tugas kami adalah menahan diri supaya tidak langsung menjawab semuanya.

Tim kami berisi sebelas orang: pemandu, perakit alat, dan satu juru masak yang juga jago membuat adonan lendir. Kami makan siang bersama, mencatat pertanyaan anak yang belum terjawab, lalu menjadikannya bahan pajangan bulan berikutnya.`,
      city: 'Kota Malang',
      jobs: [
        {
          slug: 'pemandu-percobaan-anak',
          title: 'Pemandu Percobaan Anak',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Malang',
          salary: { min: 1_600_000, max: 2_200_000 },
          summary:
            'Menemani anak usia 6 sampai 12 tahun mencoba alat peraga setiap Sabtu dan Minggu, dengan sabar dan baju yang siap basah.',
          duties: [
            'Memandu empat sesi percobaan pendek setiap hari kerja',
            'Memeriksa keamanan alat sebelum pintu dibuka',
            'Mencatat pertanyaan anak yang belum terjawab',
            'Mengobrol dengan orang tua tentang hal yang dicoba anaknya',
          ],
          requirements: [
            'Senang berada di antara anak-anak yang ribut',
            'Bisa menjelaskan tanpa istilah sulit',
            'Tersedia pada akhir pekan dan libur sekolah',
          ],
          closesInDays: 24,
        },
        {
          slug: 'perakit-alat-peraga',
          title: 'Perakit Alat Peraga',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Malang',
          salary: { min: 3_800_000, max: 5_000_000 },
          summary:
            'Merancang, merakit, dan memperbaiki alat peraga sains yang diputar ratusan tangan kecil tanpa cepat rusak atau melukai.',
          duties: [
            'Membuat dua alat peraga baru setiap tiga bulan',
            'Menguji alat bersama sepuluh anak sebelum dipajang',
            'Menulis petunjuk perbaikan satu halaman untuk setiap alat',
          ],
          requirements: [
            'Terbiasa dengan kayu, pipa, dan rangkaian listrik rendah',
            'Bisa membaca dan membuat gambar kerja sederhana',
            'Teliti soal sudut tajam dan bagian kecil yang mudah lepas',
          ],
          closesInDays: 41,
        },
      ],
    },
    {
      slug: 'kelereng-gim',
      company: 'Studio Kelereng Gim',
      industry: 'Pengembang gim anak',
      summary:
        'Studio delapan orang yang membuat gim tanpa iklan untuk anak sekolah dasar, diuji langsung oleh anak-anak setiap Kamis sore.',
      about: `Kelereng Gim percaya gim yang baik tahu kapan harus berhenti. Semua permainan kami selesai dalam lima belas menit, tidak menjual koin, dan menutup diri dengan ajakan keluar rumah. Orang tua sering berterima kasih, anak-anak kadang protes.

Kami bekerja dari rumah masing-masing di enam kota dan bertemu dua kali setahun. Setiap Kamis, sekelompok anak menguji versi terbaru sambil kami diam mencatat. Keputusan rancangan paling penting biasanya lahir dari wajah mereka yang bosan.`,
      city: null,
      jobs: [
        {
          slug: 'ilustrator-gim-anak',
          title: 'Ilustrator Gim Anak',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Menggambar tokoh, latar, dan gerak sederhana untuk gim bertema pasar malam yang dimainkan anak usia 7 sampai 10 tahun.',
          duties: [
            'Menggambar dua belas tokoh dengan tiga raut wajah',
            'Menyiapkan latar yang ringan untuk ponsel lama',
            'Mengikuti uji coba bersama anak setiap Kamis',
          ],
          requirements: [
            'Portofolio gambar untuk anak, bukan hanya tentang anak',
            'Terbiasa menyerahkan berkas berlapis yang rapi',
            'Mau mengganti warna kalau anak menyebutnya seram',
          ],
          closesInDays: 15,
        },
        {
          slug: 'magang-penguji-gim',
          title: 'Magang Penguji Gim',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kota Surakarta',
          salary: { min: 1_200_000, max: 1_500_000 },
          summary: 'Membantu menyiapkan sesi uji coba, merekam temuan, dan menulis laporan yang bisa dipahami pemrogram maupun orang tua.',
          duties: [
            'Menyiapkan perangkat dan izin orang tua sebelum sesi',
            'Mencatat bagian yang membuat anak bingung',
            'Menulis laporan temuan setiap Jumat',
          ],
          requirements: [
            'Mahasiswa tahun ketiga atau lulusan baru',
            'Pengamat yang tenang dan tidak suka memotong',
            'Bisa menulis kalimat pendek yang jelas',
          ],
          closesInDays: -6,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'pojok-main-rumah-sakit-melati-kecil',
      type: 'corporate',
      title: 'Pojok Main di Ruang Tunggu Rumah Sakit',
      kind: 'Perancangan kegiatan',
      summary:
        'Sudut bermain tanpa layar di ruang tunggu anak, lengkap dengan tiga puluh kartu kegiatan yang bisa dikerjakan sambil duduk.',
      description: `Rumah Sakit Melati Kecil meminta ruang tunggu yang tidak membuat anak makin takut. Kami mengamati antrean selama empat hari, menghitung lama menunggu, dan menemukan bahwa anak butuh kegiatan yang bisa ditinggalkan kapan saja ketika nama mereka dipanggil perawat. Orang tua pun memerlukan tangan bebas.

Hasilnya tiga puluh kartu kegiatan: melipat, menggambar satu garis, menebak bunyi, dan membuat komik dua panel. Bahannya kertas bekas formulir yang dipotong rapi. Perawat dilatih setengah hari untuk mengisi ulang, membersihkan, dan menambah kartu buatan anak sendiri. Tidak satu pun memerlukan baterai.

- Dipakai sekitar sembilan puluh anak setiap hari
- Kartu mengandung petunjuk bergambar tanpa tulisan panjang
- Sebelas kartu baru lahir dari usul pasien`,
      daysAgo: 210,
      client: 'Rumah Sakit Melati Kecil, Kota Semarang',
      batches: [
        { label: 'Ruang tunggu lantai satu', daysAgo: 262 },
        { label: 'Ruang rawat anak', daysAgo: 210 },
      ],
      pictures: [
        'Anak dengan plester di lengan melipat kertas bersama ayahnya',
        'Rak rendah berisi kartu kegiatan berwarna di ruang tunggu',
        'Perawat memperagakan permainan tebak bunyi',
        'Dinding tempel penuh komik dua panel buatan pasien',
      ],
    },
    {
      slug: 'kemah-sains-kendal',
      type: 'government',
      title: 'Kemah Sains Tiga Hari untuk Anak Pesisir',
      kind: 'Kemah belajar',
      summary: 'Seratus dua puluh anak kelas lima belajar tentang ombak, angin, dan garam lewat percobaan di pantai bersama guru mereka.',
      description: `Balai Kegiatan Anak Kabupaten Kendal ingin libur sekolah diisi kegiatan yang dekat dengan hidup anak pesisir. Kami menyusun kemah tiga hari: hari pertama mengamati, hari kedua mencoba, dan hari ketiga menunjukkan hasil kepada nelayan yang menjadi juri kehormatan. Setiap kelompok membawa pulang sekantong garam buatan sendiri.

## Yang tertinggal

Dua puluh empat guru ikut sebagai peserta, bukan penjaga. Mereka pulang membawa kotak percobaan berisi bahan dari warung dan buku petunjuk tipis. Enam bulan kemudian, sembilan belas sekolah masih memakainya sekurang-kurangnya sekali sebulan, sering kali di halaman dan bukan di ruang kelas. Balai itu meminta kemah berikutnya di pantai sebelah timur.`,
      daysAgo: 395,
      client: 'Balai Kegiatan Anak Kabupaten Kendal',
      batches: [
        { label: 'Kemah utara', daysAgo: 402 },
        { label: 'Kemah barat', daysAgo: 395 },
      ],
      pictures: [
        'Anak-anak mengukur tinggi ombak dengan tongkat berwarna',
        'Tungku kecil tempat air laut diuapkan menjadi garam',
        'Seorang nelayan memeriksa perahu kertas buatan peserta',
      ],
    },
    {
      slug: 'gelar-gim-kampung-payung',
      type: 'community',
      title: 'Pasar Gim Buatan Anak Kampung Payung',
      kind: 'Lokakarya',
      summary: 'Enam Sabtu membuat gim bersama anak kampung, ditutup pasar malam tempat warga memainkan gim dengan tiket dari daun nangka.',
      description: `Karang taruna Kampung Payung mengajak kami karena anak-anak di sana pandai bermain gim tetapi belum pernah membuatnya. Ada sepuluh laptop pinjaman dan dua puluh enam anak, jadi kami membagi peran: penggambar, penyusun aturan, pemrogram, dan penguji yang paling cerewet. Setiap pekan peran diputar supaya semua pernah mencoba semuanya.

Pada Sabtu keenam, gang utama berubah menjadi pasar. Sembilan gim dimainkan di atas meja jualan, termasuk gim ayam menyeberang yang sulit dimenangkan bahkan oleh ketua rukun warga. Tiketnya daun nangka, hadiahnya tepuk tangan, dan laptop dikembalikan utuh keesokan paginya. Tahun berikutnya karang taruna menjalankannya tanpa kami.`,
      daysAgo: 128,
      client: 'Karang Taruna Kampung Payung, Kota Tasikmalaya',
      batches: [{ label: 'Enam Sabtu', daysAgo: 128 }],
      pictures: [
        'Dua anak berdebat tentang aturan gim di atas kertas karton',
        'Gang yang dihias lampu dan meja berisi laptop',
        'Nenek mencoba gim ayam menyeberang ditonton cucunya',
        'Setumpuk daun nangka yang dipakai sebagai tiket',
        'Foto bersama sembilan tim di bawah spanduk kain',
      ],
    },
    {
      slug: 'perpustakaan-komik-lentera-biru',
      type: 'community',
      title: 'Perpustakaan Komik Buatan Pembacanya',
      kind: 'Pendampingan',
      summary:
        'Rak pinjam berisi seratus komik tipis karya anak, dibuat bersama taman baca yang sebelumnya hanya punya buku pelajaran lama.',
      description: `Taman Baca Lentera Biru memiliki banyak pengunjung tetapi sedikit buku yang ingin dibaca anak. Alih-alih mencari sumbangan lagi, kami mengajak anak mengisi rak sendiri. Setiap pekan mereka membuat komik empat panel, menjilidnya dengan benang, lalu menempelkan kartu pinjam di halaman belakang. Kesalahan ejaan dibiarkan kecuali pembuatnya sendiri ingin memperbaiki.

Setelah sepuluh pekan, rak itu berisi seratus tujuh komik dan daftar tunggu yang panjang. Komik tentang kambing yang takut tangga dipinjam empat puluh dua kali. Relawan taman baca kini menjalankan kelasnya sendiri, dengan panduan satu lembar yang kami tinggalkan. Kelas itu diadakan setiap Jumat sepulang sekolah.`,
      daysAgo: 540,
      client: 'Taman Baca Lentera Biru, Kabupaten Ende',
      batches: [
        { label: 'Angkatan 1', daysAgo: 640 },
        { label: 'Angkatan 2', daysAgo: 540 },
      ],
      pictures: [
        'Anak menjilid komik dengan benang jahit',
        'Rak bambu penuh komik tipis berwarna',
        'Kartu pinjam dengan deretan nama kecil',
        'Relawan membacakan komik kambing di beranda',
      ],
    },
  ],
  schools: [
    { slug: 'sd-rintik-pagi', npsn: '20571341', name: 'SD Rintik Pagi', city: 'Kota Malang', students: 286, programs: ['libur-seru'] },
    { slug: 'sd-kolong-langit', npsn: '50318827', name: 'SD Kolong Langit', city: 'Kota Kupang', students: 174, programs: ['libur-seru'] },
    {
      slug: 'smp-jendela-bambu',
      npsn: '20268430',
      name: 'SMP Jendela Bambu',
      city: 'Kota Cimahi',
      students: 412,
      programs: ['libur-seru'],
    },
    {
      slug: 'mi-bintang-sawah',
      npsn: '60714952',
      name: 'MI Bintang Sawah',
      city: 'Kabupaten Klaten',
      students: 139,
      programs: ['libur-seru'],
    },
    {
      slug: 'sd-pelita-muara-kecil',
      npsn: '30401186',
      name: 'SD Pelita Muara Kecil',
      city: 'Kota Samarinda',
      students: 331,
      programs: ['libur-seru'],
    },
  ],
  teams: [
    { name: 'Kucing Tiga Warna', school: 'sd-rintik-pagi', program: 'libur-seru', score: 872, minutes: 104 },
    { name: 'Gunung Cuka', school: 'sd-kolong-langit', program: 'libur-seru', score: 845, minutes: 118 },
    { name: 'Robot Kaleng Biskuit', school: 'smp-jendela-bambu', program: 'libur-seru', score: 801, minutes: 131 },
    { name: 'Salah Tujuh Kali', school: 'mi-bintang-sawah', program: 'libur-seru', score: 764, minutes: 142 },
    { name: 'Pasukan Sendok Kayu', school: 'sd-kolong-langit', program: 'libur-seru', score: null, minutes: null },
    { name: 'Awan Rasa Melon', school: 'sd-pelita-muara-kecil', program: 'libur-seru', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Naufal, 10 tahun',
      role: 'Peserta kelas gim, Kota Malang',
      message:
        'Kucingku dulu menembus lantai terus. Kata Kak Pertiwi, itu bukan rusak, itu petunjuk. Sekarang kucingnya bisa melompat dua kali dan adikku kalah terus sampai minta diajari.',
      class: 'gim-kucing-melompat',
    },
    {
      name: 'Hesti Pramudita',
      role: 'Ibu dari Alya, 9 tahun',
      message:
        'Dapur memang berantakan sebentar, tetapi Alya membersihkannya sendiri sambil menjelaskan mengapa cuka dan soda berbuih. Ringkasan mingguannya pendek dan jujur, termasuk saat Alya sedang malas.',
      class: 'laboratorium-dapur',
    },
    {
      name: 'Yoseph Nahak',
      role: 'Ayah dan wali kelas lima, Kota Cimahi',
      message:
        'Anak saya biasanya menyerah di kesalahan pertama. Setelah mendapat lencana Salah Tujuh Kali, ia malah memamerkan kegagalannya di meja makan. Kami sekeluarga jadi ikut berani mencoba.',
      class: 'robot-dari-barang-bekas',
    },
    {
      name: 'Khansa, 12 tahun',
      role: 'Peserta Detektif Internet, Kota Cimahi',
      message:
        'Aku jadi tahu cara memeriksa foto yang katanya hiu masuk sungai. Ternyata gambar lama! Sekarang kalau grup keluarga ramai, Nenek selalu bertanya dulu kepadaku sebelum meneruskan pesan.',
      class: 'detektif-internet',
    },
  ],
  faq: [
    {
      question: 'Anak umur berapa yang boleh ikut?',
      answer:
        'Kelas kami dirancang untuk anak usia 8 sampai 14 tahun. Kalau anak lebih muda tetapi sudah lancar membaca kalimat pendek, silakan tanyakan dulu; kami akan jujur bila menurut kami sebaiknya menunggu.',
    },
    {
      question: 'Siapa yang mendaftarkan anak?',
      answer:
        'Ayah, ibu, atau wali. Akun anak baru berlaku setelah orang tua atau sekolah mengizinkan. Anak hanya perlu memilih kelas yang membuatnya penasaran.',
    },
    {
      question: 'Berapa biayanya?',
      answer:
        'Komik Pertamaku dan Detektif Internet tidak dipungut biaya. Kelas lain mulai dari Rp200.000, sudah termasuk daftar bahan yang semuanya mudah ditemukan di warung. Harga setiap kelas tertulis di halamannya.',
    },
    {
      question: 'Perangkat apa yang harus disiapkan?',
      answer:
        'Untuk kelas gim, siapkan laptop atau komputer dengan peramban. Kelas komik dan percobaan dapur cukup memakai ponsel orang tua yang disandarkan di meja, ditambah alat tulis dan bahan yang tertera.',
    },
    {
      question: 'Apakah anak akan terlalu lama menatap layar?',
      answer:
        'Setiap pertemuan paling lama 60 menit dengan jeda bergerak di menit ke-25. Selama Libur Seru pun waktu layar dibatasi 75 menit sehari, dan sebagian besar tantangan dikerjakan jauh dari layar.',
    },
    {
      question: 'Bagaimana kalau anak ingin berhenti di tengah jalan?',
      answer:
        'Ceritakan kepada kakak mentor apa yang terasa berat. Sering kali anak cukup pindah tantangan atau beristirahat satu pertemuan. Lencana yang sudah dikumpulkan tetap menjadi miliknya, apa pun keputusannya.',
    },
  ],
  partners: [
    { name: 'Taman Kacamata Air', kind: 'Museum' },
    { name: 'Studio Kelereng Gim', kind: 'Perusahaan' },
    { name: 'Toko Buku Layang Senja', kind: 'Toko buku' },
    { name: 'Universitas Bukit Kenari', kind: 'Kampus' },
    { name: 'Balai Kegiatan Anak Kabupaten Kendal', kind: 'Pemerintah kabupaten' },
    { name: 'Komunitas Ayah Bercerita', kind: 'Komunitas' },
    { name: 'Susu Padang Embun', kind: 'Perusahaan' },
  ],
}
