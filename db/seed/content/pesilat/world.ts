import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'awan-selatan',
      company: 'Awan Selatan',
      industry: 'Layanan komputasi awan',
      summary:
        'Pengelola server dan awan untuk rumah sakit, kampus, dan koperasi di Jawa Timur, rutin merekrut pesilat sejak angkatan keempat.',
      about: `Awan Selatan merawat layanan milik tujuh puluh lembaga dari sebuah ruko di Surabaya. Kami tidak menjual server paling mahal; kami mematikan yang tidak terpakai, menjelaskan tagihan sampai bendahara mengangguk, lalu berjaga ketika orang lain tidur.

Dua puluh tiga orang bekerja di sini, sembilan di antaranya lulusan Pesilat. Orang baru didampingi seorang kakak jaga selama tiga bulan. Setelah itu ia memegang satu klien sendiri, dengan hak bertanya kapan saja, termasuk pukul tiga pagi.`,
      city: 'Kota Surabaya',
      jobs: [
        {
          slug: 'operator-cloud-muda',
          title: 'Operator Cloud Muda',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Surabaya',
          salary: { min: 5_000_000, max: 6_800_000 },
          summary:
            'Menjaga layanan klien tetap hidup, membaca pemantauan, dan menutup kebocoran biaya sebelum menjadi tagihan akhir bulan.',
          duties: [
            'Memeriksa pemantauan dan catatan kejadian pada setiap giliran',
            'Menjalankan cadangan lalu mencoba memulihkannya',
            'Menulis laporan biaya bulanan satu halaman untuk klien',
            'Ikut giliran jaga malam empat kali sebulan',
          ],
          requirements: [
            'Lulusan SMK atau sederajat dengan sertifikat cloud tingkat dasar',
            'Paham jaringan, izin akses, dan terminal Linux',
            'Tenang menulis laporan ketika keadaan sedang ribut',
          ],
          closesInDays: 37,
        },
        {
          slug: 'magang-otomasi-laporan-biaya',
          title: 'Magang Otomasi Laporan Biaya',
          type: 'internship',
          mode: 'remote',
          city: null,
          salary: { min: 2_000_000, max: 2_500_000 },
          summary: 'Empat bulan menulis skrip kecil yang mengumpulkan biaya awan dari banyak akun dan meringkasnya menjadi kalimat biasa.',
          duties: [
            'Menulis skrip Python pengumpul biaya harian',
            'Memberi tanda pada sumber daya tanpa pemilik',
            'Menguji laporan kepada dua bendahara klien',
          ],
          requirements: [
            'Pernah mengikuti Jurus Dasar Cloud atau setara',
            'Bisa Python sampai membaca berkas dan memanggil API',
            'Punya waktu tiga puluh jam sepekan',
          ],
          closesInDays: 14,
        },
      ],
    },
    {
      slug: 'kasuari-pay',
      company: 'Kasuari Pay',
      industry: 'Pembayaran digital',
      summary: 'Layanan pembayaran dari Jayapura untuk pasar, ojek, dan kios di Tanah Papua, dibangun agar tahan jaringan putus-nyambung.',
      about: `Kasuari Pay lahir di lapak ikan ketika uang kembalian selalu habis sebelum siang. Sekarang sebelas ribu pedagang menerima pembayaran lewat ponsel, dan sistem kami belajar sabar: transaksi disimpan dulu, dikirim lagi ketika menara hidup.

Tim kami tiga puluh orang di Jayapura, Sorong, dan Makassar. Kami menyukai orang yang pernah jatuh, mencatat sebabnya, lalu bangun. Setiap gangguan dibahas tanpa mencari kambing hitam, ditemani pinang atau kopi, sesuai selera masing-masing.`,
      city: 'Kota Jayapura',
      jobs: [
        {
          slug: 'pengembang-web-pedagang',
          title: 'Pengembang Web Halaman Pedagang',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Jayapura',
          salary: { min: 6_500_000, max: 9_000_000 },
          summary:
            'Membangun halaman laporan pedagang yang ringan di ponsel murah dan tetap benar ketika jaringan putus di tengah transaksi.',
          duties: [
            'Menulis antarmuka React dengan anggaran ukuran yang ketat',
            'Menangani keadaan tanpa jaringan dan data yang terlambat',
            'Menguji langsung di kios pasar dua kali sebulan',
          ],
          requirements: [
            'Satu tahun pengalaman atau proyek gelanggang yang masih hidup',
            'Menguasai TypeScript dan formulir yang mudah dipakai',
            'Bersedia menetap di Jayapura, tersedia mes tiga bulan pertama',
          ],
          closesInDays: 52,
        },
        {
          slug: 'insinyur-keandalan-junior',
          title: 'Insinyur Keandalan Junior',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Makassar',
          salary: null,
          summary:
            'Menjadi penjaga malam layanan pembayaran: memasang pemantauan, melatih pemulihan, dan menulis catatan setelah gangguan.',
          duties: [
            'Menyusun ambang peringatan agar ponsel jaga tidak berbunyi sia-sia',
            'Memimpin latihan pemulihan setiap bulan',
            'Menulis catatan kejadian yang jujur dan tidak menyalahkan orang',
            'Mengotomatiskan pekerjaan yang sudah tiga kali diulang',
          ],
          requirements: [
            'Mengerti dasar komputasi awan dan basis data',
            'Lulus Ronda Malam atau pengalaman operasi setara',
            'Siap berjaga bergiliran satu pekan dalam lima pekan',
          ],
          closesInDays: -6,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'antrean-puskesmas-pesisir',
      type: 'government',
      title: 'Antrean Daring untuk Tujuh Puskesmas Pesisir',
      kind: 'Proyek gelanggang',
      summary:
        'Pesilat angkatan sembilan membangun antrean daring bagi tujuh puskesmas pesisir dengan biaya awan di bawah harga dua galon air.',
      description: `Jejaring Puskesmas Pesisir Suramadu memiliki satu masalah tua: pasien datang subuh untuk mengambil nomor, lalu menunggu sampai siang di bangku besi. Mereka sudah dua kali membeli aplikasi, dan dua kali pula aplikasinya mati ketika kontrak perawatan habis. Kepercayaan petugas ikut habis.

Sembilan pesilat menghabiskan pekan pertama di loket, bukan di depan laptop. Mereka lalu membuat antrean tanpa server yang hanya menyala ketika dipakai, dengan nomor yang bisa diambil lewat pesan singkat. Dua petugas dilatih membaca biaya, cadangan, dan catatan kejadian. Keduanya lekas mahir.

## Setelah sepuluh bulan

- 41.000 nomor antrean terbit
- Biaya awan rata-rata Rp38.000 sebulan
- Dua gangguan, keduanya dipulihkan petugas sendiri`,
      daysAgo: 300,
      client: 'Jejaring Puskesmas Pesisir Suramadu',
      batches: [{ label: 'Angkatan 9', daysAgo: 300 }],
      pictures: [
        'Pesilat duduk di loket puskesmas mencatat alur pasien',
        'Layar nomor antrean di ruang tunggu berlantai biru',
        'Petugas memeriksa grafik biaya bersama pelatih',
        'Bangku tunggu yang kini lebih lengang pada pagi hari',
      ],
    },
    {
      slug: 'latihan-ekspres-tim-operasi',
      type: 'corporate',
      title: 'Latihan Ekspres Tim Operasi Feri',
      kind: 'Pelatihan',
      summary: 'Melatih delapan belas staf operasi perusahaan feri memindahkan sistem tiket ke awan, lengkap dengan latihan padam bulanan.',
      description: `Feri Lintas Teluk menjual tiket dari satu komputer di bawah meja. Ketika komputernya mati pada musim mudik, penumpang mengantre sampai gerbang parkir. Manajemen ingin pindah ke awan, tetapi tidak ingin tim operasinya menjadi penonton. Kami sepakat, dan langsung menyusun jadwal.

Kami melatih delapan belas staf selama enam pekan dengan pola Pesilat: jurus pendek di pagi hari, diulang sore, lalu diuji Jumat. Mereka sendiri yang memindahkan sistem tiket, bagian demi bagian, sementara pelatih berdiri di belakang kursi. Tangan pelatih wajib di saku.

Sejak itu setiap bulan ada latihan padam. Seseorang mematikan satu layanan tanpa memberi tahu, dan tim mencatat berapa menit sampai pulih. Rekor pertama enam puluh satu menit; rekor bulan lalu sembilan. Pemenang setiap bulan boleh memilih lauk makan siang untuk semua.`,
      daysAgo: 165,
      client: 'Feri Lintas Teluk',
      batches: [
        { label: 'Kelompok siang', daysAgo: 205 },
        { label: 'Kelompok malam', daysAgo: 165 },
      ],
      pictures: [
        'Staf feri berlatih di ruang operasi menghadap dermaga',
        'Catatan waktu pemulihan ditulis di papan putih',
        'Komputer tua penjual tiket dibungkus plastik sebagai kenang-kenangan',
      ],
    },
    {
      slug: 'katalog-perpustakaan-kampung-nelayan',
      type: 'community',
      title: 'Katalog Perpustakaan Kampung Nelayan',
      kind: 'Proyek gelanggang',
      summary: 'Empat pesilat membuat katalog dan peminjaman buku bagi perpustakaan kampung nelayan yang buka menurut jadwal pasang surut.',
      description: `Rumah Baca Perahu Lipat di Makassar buka mengikuti air laut. Ketika surut, anak-anak mencari kerang; ketika pasang, mereka membaca. Kartu peminjaman kertas sering basah, dan ketua rumah baca hafal separuh pinjaman di luar kepala, separuhnya hilang bersama ombak. Keadaan itu melelahkan.

Empat pesilat membuat katalog yang bekerja luring di satu ponsel, lalu mencadangkan data ke awan setiap kali ponsel itu tersambung di warung. Jadwal buka dihitung dari tabel pasang surut. Bagian itulah yang paling lama dikerjakan dan paling disukai anak-anak. Tebakan mereka sering tepat.

Setelah sidang gelanggang, dua pesilat masih datang sebulan sekali. Delapan ratus buku tercatat, dan hanya tiga yang benar-benar hilang. Satu di antaranya, kata ketua rumah baca sambil tertawa, sedang dipinjam ikan dan belum jatuh tempo. Tak ada yang berani menagihnya.`,
      daysAgo: 110,
      client: 'Rumah Baca Perahu Lipat',
      batches: [{ label: 'Angkatan 10', daysAgo: 110 }],
      pictures: [
        'Anak-anak membaca di lantai papan di atas air',
        'Pesilat menempel kode buku dengan selotip bening',
        'Ponsel menampilkan jadwal buka menurut pasang surut',
        'Kartu peminjaman lama yang tintanya luntur',
      ],
    },
    {
      slug: 'pindah-rumah-data-koperasi',
      type: 'corporate',
      title: 'Pindah Rumah Data Koperasi Susu',
      kind: 'Pendampingan',
      summary:
        'Memindahkan catatan setoran susu empat ribu peternak ke awan selama dua bulan tanpa menghentikan satu hari penimbangan pun.',
      description: `Koperasi Susu Lereng Arjuna menimbang susu dua kali sehari dan tidak mengenal hari libur. Data empat ribu peternak berada di laptop yang diwariskan dari ketua lama, dengan kata sandi yang sama sejak laptop itu dibeli. Tidak boleh ada penimbangan yang terlewat selama pemindahan.

Enam pesilat bersama satu pelatih memindahkan data per desa. Selama dua pekan, catatan lama dan baru berjalan berdampingan, lalu dicocokkan setiap malam sampai selisihnya nol. Izin akses dibagi sekecil mungkin: petugas timbang hanya bisa menambah, tidak bisa mengubah. Setiap perubahan tercatat.

Pembayaran susu kini selesai sehari lebih cepat. Koperasi mempekerjakan satu pesilat secara tetap, dan laptop warisan itu akhirnya boleh beristirahat di lemari kaca, lengkap dengan secarik kertas berisi kata sandinya yang terkenal itu. Ketua lama datang khusus untuk mengucapkan selamat jalan.`,
      daysAgo: 60,
      client: 'Koperasi Susu Lereng Arjuna',
      batches: [{ label: 'Angkatan 10', daysAgo: 60 }],
      pictures: [
        'Petugas menimbang susu sambil memegang ponsel',
        'Dua daftar catatan dicocokkan di meja koperasi',
        'Laptop lama tersimpan di lemari kaca',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-adhi-karsa-surabaya',
      npsn: '20531107',
      name: 'SMK Adhi Karsa Surabaya',
      city: 'Kota Surabaya',
      students: 812,
      programs: ['pesilat-aws'],
    },
    { slug: 'smk-deli-mandiri', npsn: '10232218', name: 'SMK Deli Mandiri', city: 'Kota Medan', students: 655, programs: ['pesilat-aws'] },
    {
      slug: 'smk-losari-teknologi',
      npsn: '40333329',
      name: 'SMK Losari Teknologi',
      city: 'Kota Makassar',
      students: 598,
      programs: ['pesilat-aws'],
    },
    {
      slug: 'smk-sentani-jaya',
      npsn: '60334431',
      name: 'SMK Sentani Jaya',
      city: 'Kabupaten Jayapura',
      students: 274,
      programs: ['pesilat-aws'],
    },
    {
      slug: 'smk-penataran-vokasi',
      npsn: '20535542',
      name: 'SMK Penataran Vokasi',
      city: 'Kabupaten Blitar',
      students: 467,
      programs: ['pesilat-aws'],
    },
  ],
  teams: [
    { name: 'Kuda-Kuda Depan', school: 'smk-adhi-karsa-surabaya', program: 'pesilat-aws', score: 905, minutes: 148 },
    { name: 'Harimau Deli', school: 'smk-deli-mandiri', program: 'pesilat-aws', score: 878, minutes: 162 },
    { name: 'Tangkisan Losari', school: 'smk-losari-teknologi', program: 'pesilat-aws', score: 831, minutes: 139 },
    { name: 'Langkah Tiga', school: 'smk-penataran-vokasi', program: 'pesilat-aws', score: 764, minutes: 173 },
    { name: 'Cenderawasih Siaga', school: 'smk-sentani-jaya', program: 'pesilat-aws', score: null, minutes: null },
    { name: 'Jurus Tanpa Server', school: 'smk-adhi-karsa-surabaya', program: 'pesilat-aws', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Ayu Lestari Ningsih',
      role: 'Alumni angkatan 9, operator cloud di Kota Surabaya',
      message:
        'Saya kasir minimarket ketika mendaftar. Dua belas pekan itu berat, terutama pekan kelima. Tetapi setiap jatuh ada yang mengulurkan tangan, dan sekarang saya yang berjaga saat adik angkatan belajar.',
      class: 'pesilat-web-dan-cloud',
    },
    {
      name: 'Rio Fernando Sitepu',
      role: 'Pesilat angkatan 10, Kota Medan',
      message:
        'Saya kira cloud itu soal hafalan nama layanan. Ternyata pelatih menyuruh saya menghitung biaya dulu, baru menyalakan. Sejak itu saya tidak pernah tidur sebelum memastikan semuanya mati.',
      class: 'jurus-dasar-cloud',
    },
    {
      name: 'Nur Aisyah Pattola',
      role: 'Pesilat angkatan 10, Kota Makassar',
      message:
        'Laptop saya pinjaman, kos saya sempit, tapi proyek kami dipakai rumah baca di kampung nelayan. Waktu sidang, ketuanya datang sendiri dan bilang katalognya jalan. Saya langsung menangis di panggung.',
      class: 'pesilat-web-dan-cloud',
    },
    {
      name: 'Hendrik Wambrauw',
      role: 'Penjaga layanan malam, Kota Jayapura',
      message:
        'Kelas ronda malam mengajari saya menulis catatan kejadian tanpa menyalahkan siapa pun. Atasan saya membacanya, lalu mengubah cara rapat satu kantor. Gangguan tetap ada, tetapi orang tidak lagi saling tunjuk.',
      class: 'ronda-malam-server',
    },
  ],
  faq: [
    {
      question: 'Siapa yang boleh mendaftar bootcamp Pesilat?',
      answer:
        'Lulusan SMK atau sederajat dan pencari kerja muda berusia 18 sampai 26 tahun. Tidak perlu pernah menulis kode. Yang kami lihat ialah pretes pendek, cerita tertulis, dan kesungguhanmu pada hari percobaan.',
    },
    {
      question: 'Betulkah tanpa biaya sama sekali?',
      answer:
        'Betul untuk bootcamp dua belas pekan. Pelatihan, akun latihan, uang transportasi pekan tatap muka, dan ujian sertifikasi pertama ditanggung pendanaan AWS bersama mitra daerah. Kelas malam React dan Ronda Malam berbayar terpisah.',
    },
    {
      question: 'Saya tidak punya laptop, bagaimana?',
      answer:
        'Katakan terus terang ketika mendaftar. Kami meminjamkan laptop selama bootcamp dan tidak mengurangi nilai seleksimu karenanya. Setelah lulus, laptop dikembalikan dalam keadaan bersih agar angkatan berikutnya bisa memakainya.',
    },
    {
      question: 'Apakah bisa sambil bekerja?',
      answer:
        'Bootcamp berjalan penuh waktu, Senin sampai Jumat, sehingga sulit dijalani sambil bekerja pagi. Kalau belum bisa meninggalkan pekerjaan, mulai dari Jurus Dasar Cloud yang bisa diikuti dari rumah.',
    },
    {
      question: 'Kalau saya absen, apa akibatnya?',
      answer:
        'Sakit dan urusan keluarga dimaklumi selama dikabarkan. Absen tanpa kabar tiga kali berarti tempatmu dilepas, sebab selalu ada yang menunggu. Sebelum itu terjadi, pelatih pasti menelepon lebih dulu.',
    },
    {
      question: 'Apa yang saya bawa pulang setelah lulus?',
      answer:
        'Sertifikat Pesilat, kesempatan satu kali ujian sertifikasi cloud tingkat dasar, dan satu layanan yang dipakai lembaga di kotamu. Pendamping karier menemani tiga bulan pertama mencari kerja, termasuk berlatih wawancara.',
    },
  ],
  partners: [
    { name: 'Awan Selatan', kind: 'Perusahaan' },
    { name: 'Kasuari Pay', kind: 'Perusahaan' },
    { name: 'Bumi Digital', kind: 'Perusahaan' },
    { name: 'Balai Latihan Vokasi Tanjung Perak', kind: 'Pemerintah kota' },
    { name: 'Politeknik Gema Teknologi', kind: 'Kampus' },
    { name: 'Koperasi Susu Lereng Arjuna', kind: 'Koperasi' },
    { name: 'Komunitas Awan Pemula Nusantara', kind: 'Komunitas' },
  ],
}
