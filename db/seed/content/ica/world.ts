import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'nusantara-kargo',
      company: 'Nusantara Kargo',
      industry: 'Logistik udara dan laut',
      summary:
        'Perusahaan kargo dari Jakarta yang menjalankan seluruh pelacakan kirimannya di awan, dari gudang Cengkareng sampai Merauke.',
      about: `Nusantara Kargo menggerakkan dua belas ribu paket sehari melalui tiga puluh satu kota. Semua pelacakan berjalan di awan, dan kami belajar dengan cara mahal bahwa satu zona yang padam dapat membuat ratusan sopir menunggu tanpa alamat.

Karena itu tim platform kami menyukai gambar. Setiap rancangan digambar dulu di jendela kaca, ditanyai bagian mana yang paling mungkin runtuh, baru kemudian dibangun. Pemegang sertifikat kami hormati; orang yang bisa menjelaskan tanpa istilah asing kami cari.`,
      city: 'Kota Administrasi Jakarta Selatan',
      jobs: [
        {
          slug: 'arsitek-cloud-madya',
          title: 'Arsitek Cloud Madya',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Administrasi Jakarta Selatan',
          salary: { min: 17_000_000, max: 24_000_000 },
          summary:
            'Merancang layanan pelacakan yang tetap melayani ketika satu zona padam, lengkap dengan hitungan biaya yang bisa dipertanggungjawabkan.',
          duties: [
            'Menggambar dan mempertahankan rancangan di depan tinjauan rekan',
            'Menghitung biaya setiap pilihan, termasuk biaya berhenti memakainya',
            'Memimpin latihan pemulihan bencana setiap tiga bulan',
            'Mendampingi dua insinyur muda menyusun infrastruktur dari berkas',
          ],
          requirements: [
            'Empat tahun mengelola sistem di awan',
            'Memahami jaringan, basis data terdistribusi, dan antrean pesan',
            'Sertifikat arsitek tingkat asosiasi atau pengalaman yang sebanding',
          ],
          closesInDays: 48,
        },
        {
          slug: 'insinyur-platform-awal',
          title: 'Insinyur Platform Tingkat Awal',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Tangerang',
          salary: { min: 8_000_000, max: 11_000_000 },
          summary:
            'Menulis infrastruktur sebagai kode, merawat jalur rilis, dan memastikan lingkungan uji dibongkar sebelum tagihan berbicara.',
          duties: [
            'Menulis dan meninjau berkas infrastruktur',
            'Merawat jalur rilis agar selesai di bawah sepuluh menit',
            'Membersihkan sumber daya yang tidak lagi punya pemilik',
          ],
          requirements: [
            'Lulus jalur Gerimis atau pengalaman satu tahun',
            'Terbiasa dengan Git dan satu alat infrastruktur sebagai kode',
            'Bisa menulis dokumen yang dibaca orang sampai selesai',
          ],
          closesInDays: 21,
        },
      ],
    },
    {
      slug: 'bank-gerbang-timur',
      company: 'Bank Gerbang Timur',
      industry: 'Perbankan',
      summary:
        'Bank daerah di Denpasar yang memindahkan layanannya ke awan pelan-pelan, dengan tim kecil yang sangat peduli keamanan data.',
      about: `Bank Gerbang Timur melayani pedagang pasar, petani rumput laut, dan pemilik penginapan kecil di Bali dan Nusa Tenggara. Pemindahan ke awan kami lakukan satu layanan demi satu layanan, sebab kepercayaan nasabah jauh lebih lama dibangun daripada server.

Tim platform terdiri dari empat belas orang di Denpasar. Kami bekerja dengan daftar periksa, tinjauan dua orang, dan jam pulang yang dihormati. Biaya ujian sertifikasi diganti, lulus ataupun tidak, asalkan catatannya dibagikan kepada rekan.`,
      city: 'Kota Denpasar',
      jobs: [
        {
          slug: 'analis-keamanan-cloud',
          title: 'Analis Keamanan Cloud',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Denpasar',
          salary: { min: 10_000_000, max: 14_500_000 },
          summary:
            'Memeriksa izin, wadah, dan catatan akses layanan bank, lalu membantu tim pengembang menutup celah tanpa saling menyalahkan.',
          duties: [
            'Meninjau izin akses setiap pekan dan mencabut yang berlebih',
            'Memindai citra wadah sebelum dirilis',
            'Menyelidiki peringatan dan menulis kronologi yang jelas',
            'Melatih pegawai cabang mengenali surat tipuan',
          ],
          requirements: [
            'Dua tahun di bidang keamanan atau operasi sistem',
            'Mengerti identitas, enkripsi, dan catatan audit',
            'Dapat dipercaya memegang rahasia nasabah',
          ],
          closesInDays: 30,
        },
        {
          slug: 'magang-pengembang-platform',
          title: 'Magang Pengembang Platform',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kota Denpasar',
          salary: null,
          summary:
            'Enam bulan membantu tim platform membuat lingkungan uji yang menyala pagi, mati sore, dan tidak pernah menyentuh data asli.',
          duties: [
            'Menyusun jadwal nyala dan mati lingkungan uji',
            'Membuat data tiruan untuk pengembang aplikasi',
            'Menulis catatan belajar mingguan untuk rekan magang',
          ],
          requirements: [
            'Mahasiswa semester akhir atau siswa SMK kelas XII',
            'Menyelesaikan Tangga Satu: Kabut atau setara',
            'Berdomisili di Bali selama masa magang',
          ],
          closesInDays: -3,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'sertifikasi-tim-data-provinsi',
      type: 'government',
      title: 'Naik Dua Anak Tangga Bersama Pusat Data Provinsi',
      kind: 'Pelatihan',
      summary:
        'Tiga puluh dua pranata komputer belajar cloud selama lima bulan dan memindahkan layanan perizinan tanpa menghentikan loket.',
      description: `Pusat Data Layanan Publik Sasando mengelola server tua di ruangan yang pendinginnya sering kalah oleh kemarau. Tiga puluh dua pranata komputernya ingin pindah ke awan, tetapi takut kehilangan kendali dan takut salah membaca tagihan. Ketakutan kedua itulah yang kami dahulukan.

Selama lima bulan mereka menaiki dua anak tangga: Kabut, lalu Gerimis. Latihan memakai laboratorium yang mati sendiri pukul sembilan malam. Pada bulan keempat, layanan perizinan dipindahkan bertahap sambil loket tetap buka. Pengunjung tidak menyadari apa pun, dan memang itu tujuannya sejak awal.

- 27 dari 32 peserta lulus ujian tingkat dasar
- Biaya listrik ruang server turun sepertiga
- Buku prosedur 40 halaman ditulis peserta sendiri`,
      daysAgo: 190,
      client: 'Pusat Data Layanan Publik Sasando',
      batches: [
        { label: 'Tangga Kabut', daysAgo: 280 },
        { label: 'Tangga Gerimis', daysAgo: 190 },
      ],
      pictures: [
        'Peserta menggambar alur layanan perizinan di kertas besar',
        'Rak server tua dengan kipas angin tambahan',
        'Kelompok belajar mengerjakan ujian tiruan di aula',
        'Buku prosedur bersampul biru di meja loket',
      ],
    },
    {
      slug: 'tinjauan-rancangan-maskapai-perintis',
      type: 'corporate',
      title: 'Rancangan Tahan Padam untuk Maskapai Perintis',
      kind: 'Pendampingan',
      summary: 'Meninjau dan merancang ulang sistem tiket maskapai perintis agar tetap melayani penumpang ketika satu zona awan padam.',
      description: `Sayap Perintis Timur menerbangkan pesawat dua belas kursi ke landasan rumput. Sistem tiketnya pernah padam enam jam, dan petugas bandara menulis nama penumpang di punggung kardus mi. Mereka meminta rancangan yang lebih tahan, dengan anggaran yang tetap seukuran pesawatnya. Permintaan yang masuk akal.

Kami memulai dengan tiga kompor: satu menyala, satu siap, satu dingin. Dari situ tim maskapai memilih sendiri bagian mana yang harus selalu hidup dan bagian mana yang boleh menunggu. Rancangannya digambar, diserang dalam tinjauan terbuka, diperbaiki, lalu dibangun selama sepuluh pekan.

Pada latihan padam terakhir, penjualan tiket pulih dalam empat menit. Laporan bulanan memang terlambat sehari, dan itu sesuai dengan pilihan mereka sejak awal. Kardus mi berisi nama penumpang kini dibingkai di ruang rapat. Isinya menjadi cerita wajib bagi setiap pegawai baru.`,
      daysAgo: 120,
      client: 'Sayap Perintis Timur',
      batches: [{ label: 'Pendampingan 1', daysAgo: 120 }],
      pictures: [
        'Gambar rancangan dengan tiga zona di papan kaca',
        'Pesawat kecil di landasan rumput saat pagi',
        'Tim maskapai menghitung waktu pulih dengan ponsel',
      ],
    },
    {
      slug: 'laboratorium-bersama-sebelas-kota',
      type: 'community',
      title: 'Satu Laboratorium untuk Sebelas Kelompok Belajar',
      kind: 'Lokakarya',
      summary:
        'Menyiapkan laboratorium cloud bersama untuk sebelas kelompok belajar kota, dengan batas biaya yang dipahami setiap anggotanya.',
      description: `Persaudaraan Belajar Langit menaungi kelompok belajar di sebelas kota, dari Medan sampai Ternate. Setiap kelompok membuka akun sendiri, dan setiap bulan ada saja yang menalangi tagihan karena seseorang lupa mematikan mesin. Kebiasaan itu mulai mengikis semangat, terutama bagi anggota yang masih sekolah.

Dalam tiga lokakarya kami membangun satu laboratorium bersama. Setiap anggota mendapat ruang dengan batas biaya dan jam tidur otomatis. Ketua kelompok belajar membaca grafik pemakaian, menambah batas ketika ada ujian, lalu mengembalikannya setelah selesai. Semua angka itu dapat dilihat setiap anggota.

Tahun pertama dipakai 640 anggota tanpa satu pun tagihan mengejutkan. Uang yang dulu habis untuk menalangi kini menjadi dana ujian: tiga puluh delapan orang sudah menerimanya, dipilih oleh kelompoknya masing-masing lewat musyawarah. Dua puluh sembilan di antaranya sudah lulus pada percobaan pertama.`,
      daysAgo: 365,
      client: 'Persaudaraan Belajar Langit',
      batches: [
        { label: 'Barat', daysAgo: 420 },
        { label: 'Tengah', daysAgo: 395 },
        { label: 'Timur', daysAgo: 365 },
      ],
      pictures: [
        'Anggota kelompok belajar berkumpul di kedai di Ternate',
        'Grafik pemakaian laboratorium dengan garis batas merah',
        'Ketua kelompok menjelaskan jam tidur otomatis',
      ],
    },
    {
      slug: 'silabus-cloud-politeknik',
      type: 'corporate',
      title: 'Silabus Cloud Empat Belas Pekan untuk Politeknik',
      kind: 'Penyusunan silabus',
      summary:
        'Menyusun silabus, rubrik, dan laboratorium cloud untuk politeknik swasta, lalu mendampingi enam dosennya selama satu semester.',
      description: `Politeknik Sagara Utama sudah memiliki mata kuliah komputasi awan, tetapi isinya berupa tangkapan layar dari tiga tahun lalu. Mahasiswa lulus tanpa pernah menyalakan satu mesin pun, sedangkan dosen khawatir kartu kreditnya ikut terbakar. Keduanya kami anggap masalah rancangan, bukan masalah keberanian.

Bersama enam dosen kami menulis ulang silabus empat belas pekan dari uraian pekerjaan nyata. Setiap pekan memiliki satu percobaan, satu kegagalan yang disengaja, dan satu hitungan biaya. Dosen mengajar sambil diamati rekan, kemudian bertukar catatan setiap Jumat. Mahasiswa pun ikut memberi catatan.

Semester pertama diikuti 148 mahasiswa. Sembilan puluh persen menyelesaikan tugas akhir berupa layanan yang hidup selama tujuh hari. Total biaya laboratorium satu semester lebih murah daripada mencetak modul yang lama. Modul itu kini dipakai mengganjal pintu, dan menurut dosennya sangat berguna.`,
      daysAgo: 235,
      client: 'Politeknik Sagara Utama',
      batches: [{ label: 'Semester ganjil', daysAgo: 235 }],
      pictures: [
        'Dosen mencoba percobaan pekan ketiga di laboratorium',
        'Rubrik penilaian ditempel di pintu ruang dosen',
        'Mahasiswa memantau layanan tugas akhirnya',
        'Modul cetak lama bertumpuk di rak bawah',
      ],
    },
  ],
  schools: [
    {
      slug: 'politeknik-sagara-utama',
      npsn: '30641108',
      name: 'Politeknik Sagara Utama',
      city: 'Kota Balikpapan',
      students: 884,
      programs: ['awan-kampus'],
    },
    {
      slug: 'sekolah-tinggi-informatika-purnama',
      npsn: '20442219',
      name: 'Sekolah Tinggi Informatika Purnama',
      city: 'Kota Yogyakarta',
      students: 731,
      programs: ['awan-kampus', 'tangga-awan'],
    },
    {
      slug: 'smk-cakrawala-ternate',
      npsn: '60643321',
      name: 'SMK Cakrawala Ternate',
      city: 'Kota Ternate',
      students: 312,
      programs: ['awan-kampus', 'tangga-awan'],
    },
    {
      slug: 'akademi-komputer-toba',
      npsn: '10244432',
      name: 'Akademi Komputer Toba',
      city: 'Kabupaten Toba',
      students: 256,
      programs: ['tangga-awan'],
    },
    {
      slug: 'smk-mega-angkasa',
      npsn: '40345543',
      name: 'SMK Mega Angkasa',
      city: 'Kota Makassar',
      students: 540,
      programs: ['awan-kampus', 'tangga-awan'],
    },
  ],
  teams: [
    { name: 'Kumulus Kopi', school: 'sekolah-tinggi-informatika-purnama', program: 'tangga-awan', score: 912, minutes: 127 },
    { name: 'Angin Darat', school: 'smk-cakrawala-ternate', program: 'tangga-awan', score: 869, minutes: 141 },
    { name: 'Tiga Zona', school: 'akademi-komputer-toba', program: 'tangga-awan', score: 803, minutes: 133 },
    { name: 'Petir Jinak', school: 'smk-mega-angkasa', program: 'tangga-awan', score: 747, minutes: 168 },
    { name: 'Kabut Balikpapan', school: 'politeknik-sagara-utama', program: 'awan-kampus', score: null, minutes: null },
    { name: 'Payung Cadangan', school: 'smk-mega-angkasa', program: 'awan-kampus', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Reza Firmansyah',
      role: 'Operator cloud, Kota Pariaman',
      message:
        'Saya gagal ujian dua kali karena menghafal. Pada percobaan ketiga saya menjelaskan satu topik setiap malam kepada nenek. Begitu soal zona ketersediaan beres dengan tiga kompor, saya tahu kali ini akan lulus.',
      class: 'tangga-dua-gerimis',
    },
    {
      name: 'Hamzah Djafar',
      role: 'Pensiunan pengamat cuaca, Kota Ternate',
      message:
        'Tiga puluh satu tahun saya mengamati awan yang sungguhan, lalu salah masuk kelas dan tidak jadi keluar. Tidak ada yang menertawakan pertanyaan saya. Catatan yang terlambat, kata mereka, tetap dicatat terlambat.',
      class: 'tangga-satu-kabut',
    },
    {
      name: 'Dr. Hasnawati Bakri',
      role: 'Dosen, Kota Makassar',
      message:
        'Mahasiswa saya akhirnya boleh merusak sesuatu tanpa membuat saya takut pada tagihan. Rubriknya jelas, contoh kegagalannya lucu, dan pertemuan bulanan membuat saya tidak merasa mengajar sendirian.',
      class: 'mengajar-cloud-di-kampus',
    },
    {
      name: 'Michelle Wijayakusuma',
      role: 'Insinyur platform, Kota Administrasi Jakarta Barat',
      message:
        'Rancangan saya dibongkar habis di depan dua puluh orang, dengan sopan. Pulangnya saya menggambar ulang di kereta. Enam bulan kemudian sistem kantor padam satu zona dan pelanggan tidak sadar.',
      class: 'merancang-sistem-tahan-padam',
    },
  ],
  faq: [
    {
      question: 'Saya benar-benar pemula, mulai dari mana?',
      answer:
        'Mulai dari Tangga Satu: Kabut. Kelasnya gratis, daring, dan dirancang bagi orang yang belum pernah membuka konsol cloud. Kalau sudah bekerja di bidang ini, coba dulu ujian tiruannya untuk mengetahui anak tangga yang pas.',
    },
    {
      question: 'Apakah saya harus punya kartu kredit untuk latihan?',
      answer:
        'Tidak. Latihan memakai laboratorium ICA yang sudah diberi batas biaya dan mati sendiri setiap malam. Kamu cukup masuk dengan akun belajar, jadi tidak ada tagihan yang bisa datang ke rumah.',
    },
    {
      question: 'Apakah biaya ujian sertifikasi termasuk?',
      answer:
        'Biaya kelas tidak mencakup ujian resmi. Anggota kelompok belajar yang rajin dapat diusulkan menerima dana ujian dari kelompoknya. Ujian tiruan di ICA gratis dan boleh diulang sebanyak yang kamu perlukan.',
    },
    {
      question: 'Berapa lama menyelesaikan satu anak tangga?',
      answer:
        'Umumnya tiga sampai empat bulan dengan lima jam belajar setiap pekan. Kamu boleh berhenti sejenak di antara dua anak tangga; kemajuanmu tetap tersimpan. Yang kami jaga ialah ritmenya, bukan kecepatannya.',
    },
    {
      question: 'Apa bedanya sertifikat ICA dan sertifikat penyedia awan?',
      answer:
        'Sertifikat ICA menyatakan kamu lulus tugas nyata yang diperiksa dua orang. Sertifikat penyedia awan diperoleh lewat ujian resmi mereka. Jalur kami menyiapkan untuk keduanya, tetapi tidak saling menggantikan.',
    },
    {
      question: 'Bagaimana kampus atau SMK bergabung dengan Awan Kampus?',
      answer:
        'Cukup satu dosen atau guru sebagai koordinator dan satu mata kuliah yang akan memakai laboratorium. Silabus, rubrik, serta akun latihan kami siapkan. Pengajar diundang ke pertemuan bulanan untuk saling meminjam contoh.',
    },
  ],
  partners: [
    { name: 'Nusantara Kargo', kind: 'Perusahaan' },
    { name: 'Bank Gerbang Timur', kind: 'Perusahaan' },
    { name: 'Politeknik Sagara Utama', kind: 'Kampus' },
    { name: 'Sekolah Tinggi Informatika Purnama', kind: 'Kampus' },
    { name: 'Pusat Data Layanan Publik Sasando', kind: 'Pemerintah provinsi' },
    { name: 'Persaudaraan Belajar Langit', kind: 'Komunitas' },
    { name: 'Penerbit Anak Tangga', kind: 'Penerbit' },
  ],
}
