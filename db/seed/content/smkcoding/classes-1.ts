import type { SeedClass } from '../../content-types.ts'

export const classes1: SeedClass[] = [
  {
    code: 'KOM-24A',
    slug: 'berpikir-seperti-pemrogram',
    name: 'Berpikir Seperti Pemrogram',
    summary:
      'Belajar memecah masalah, mengurutkan langkah, dan mencari pola memakai kertas, kartu, dan antrean kantin sebelum menyentuh komputer.',
    description: `Banyak siswa menyerah bukan karena bahasa pemrogramannya sulit, melainkan karena belum terbiasa menguraikan masalah. Kelas ini memulai dari hal yang sudah dikenal: resep mi goreng, antrean kantin, jadwal piket, dan cara menyusun buku menurut nomor.

Semua latihan dapat dikerjakan di kertas dan difoto dengan ponsel. Baru pada modul terakhir kamu memindahkan langkah-langkah itu ke baris kode yang benar-benar berjalan.`,
    tags: ['logika', 'tanpa komputer', 'pemula total'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 60,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koding-masuk-smk',
    mentors: ['yosef-tukan', 'mentari-kusuma'],
    outcomes: [
      'mengurai masalah besar menjadi langkah kecil',
      'membaca dan menggambar diagram alir',
      'memakai perulangan dan percabangan dengan sengaja',
      'menjelaskan jalan pikiran kepada teman',
    ],
    audience: ['siswa kelas X semua jurusan', 'siswa SMP yang akan masuk RPL atau TKJ', 'guru yang mencari pembuka pelajaran'],
    requirements: ['kertas, pensil, dan rasa ingin tahu', 'ponsel untuk mengunggah foto tugas', 'tidak perlu laptop'],
    modules: [
      {
        title: 'Urutan yang tidak boleh tertukar',
        chapters: [
          { title: 'Resep mi goreng untuk robot', minutes: 12 },
          { title: 'Langkah yang hilang dan akibatnya', minutes: 10 },
          { title: 'Menggambar diagram alir', minutes: 18 },
        ],
      },
      {
        title: 'Keputusan dan pengulangan',
        chapters: [
          { title: 'Jika hujan, upacara pindah ke aula', minutes: 12 },
          { title: 'Piket yang berulang tiap Senin', minutes: 14 },
          { title: 'Kapan harus berhenti', minutes: 10 },
        ],
      },
      {
        title: 'Pola dan penyingkatan',
        chapters: [
          { title: 'Menemukan pola di nomor kamar', minutes: 15 },
          { title: 'Memberi nama pada serangkaian langkah', minutes: 12 },
        ],
      },
      {
        title: 'Pindah ke kode',
        chapters: [
          { title: 'Dua belas baris Python pertamamu', minutes: 25 },
          { title: 'Membaca galat tanpa panik', minutes: 15 },
          { title: 'Tugas akhir: mesin antrean kantin', minutes: 40 },
        ],
      },
    ],
  },
  {
    code: 'WEB-25A',
    slug: 'merakit-situs-sekolah',
    name: 'Merakit Situs Sekolah',
    summary:
      'Delapan pekan membangun situs ekstrakurikuler dari berkas kosong sampai tayang, ringan dibuka di ponsel murah dan jaringan lemah.',
    description: `Setiap kelompok memilih satu ekstrakurikuler yang belum punya halaman sendiri: pramuka, paskibra, karawitan, atau bengkel motor. Kamu mewawancarai pembinanya, menulis isinya, lalu merakit HTML dan CSS sedikit demi sedikit.

Ukuran kelulusan sederhana. Halamanmu harus tampil di bawah tiga detik pada ponsel yang kami pinjamkan, terbaca tanpa menyipitkan mata, dan bisa diubah oleh adik kelas yang menggantikanmu tahun depan.`,
    tags: ['HTML', 'CSS', 'proyek sekolah'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: 120,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: ['Kota Bandung', 'Kabupaten Garut', 'Kabupaten Sumedang', 'Kota Cimahi'],
    program: 'koding-masuk-smk',
    mentors: ['raka-wibisana', 'dimas-aryo'],
    outcomes: [
      'menulis HTML yang bermakna',
      'menata halaman dengan flexbox dan grid',
      'memotong ukuran gambar tanpa merusaknya',
      'menayangkan situs di hosting gratis',
    ],
    audience: [
      'siswa kelas X dan XI RPL, PPLG, atau DKV',
      'tim sekolah yang bersiap ke Liga SMK',
      'pengurus ekstrakurikuler yang mau situs sendiri',
    ],
    requirements: ['bisa mengetik dan menyimpan berkas', 'komputer lab dua kali seminggu', 'satu teman kelompok'],
    modules: [
      {
        title: 'Kerangka',
        chapters: [
          { title: 'Wawancara pembina: apa yang sering ditanyakan orang', minutes: 20 },
          { title: 'Judul, paragraf, dan daftar', minutes: 18 },
          { title: 'Gambar beserta teks penggantinya', minutes: 15 },
        ],
      },
      {
        title: 'Rupa',
        chapters: [
          { title: 'Warna dan huruf yang terbaca di bawah terik', minutes: 20 },
          { title: 'Kotak, jarak, dan napas halaman', minutes: 22 },
          { title: 'Flexbox untuk menu', minutes: 25 },
          { title: 'Grid untuk galeri', minutes: 25 },
        ],
      },
      {
        title: 'Muat di saku',
        chapters: [
          { title: 'Mulai dari layar 360 piksel', minutes: 20 },
          { title: 'Mengecilkan foto 4 MB menjadi 80 KB', minutes: 15 },
        ],
      },
      {
        title: 'Tayang',
        chapters: [
          { title: 'Alamat, hosting, dan unggahan pertama', minutes: 25 },
          { title: 'Serah terima ke adik kelas', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'JSC-24B',
    slug: 'halaman-yang-menjawab',
    name: 'Halaman yang Menjawab: JavaScript Dasar',
    summary:
      'Dari tombol yang diam menjadi kuis, kalkulator nilai, dan daftar piket yang menjawab sentuhan, tanpa kerangka kerja tambahan.',
    description: `Di kelas ini tidak ada pustaka yang diunduh. Kamu mengenal JavaScript apa adanya: nilai, fungsi, peristiwa, dan cara menyentuh halaman tanpa merusaknya. Setiap pertemuan menghasilkan satu benda kecil yang bisa langsung dipakai di kelasmu.

Tugas diulas oleh mentor dalam dua hari. Kamu boleh mengumpulkan ulang sebanyak yang diperlukan, dan nilai terakhirlah yang dihitung.`,
    tags: ['JavaScript', 'interaksi', 'DOM'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'started',
    priceRupiah: 250_000,
    quota: 80,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koding-masuk-smk',
    mentors: ['dimas-aryo', 'raka-wibisana', 'mentari-kusuma'],
    outcomes: [
      'menulis fungsi kecil dengan nama yang jelas',
      'menanggapi sentuhan dan ketikan pengguna',
      'menyimpan data di peramban',
      'mencari kutu dengan alat pengembang',
    ],
    audience: ['lulusan kelas Merakit Situs Sekolah', 'siswa XI yang sudah bisa HTML', 'guru yang ingin membuat kuis sendiri'],
    requirements: ['memahami HTML dan CSS dasar', 'laptop atau komputer lab', 'peramban terbaru'],
    modules: [],
  },
  {
    code: 'PHP-25A',
    slug: 'perpustakaan-sekolah-laravel',
    name: 'Aplikasi Perpustakaan dengan Laravel',
    summary:
      'Bootcamp enam pekan membuat aplikasi peminjaman buku yang benar-benar dipakai petugas perpustakaan sekolah setelah kelas selesai.',
    description: `Peserta bekerja dengan perpustakaan sekolahnya sendiri. Pekan pertama dihabiskan di antara rak: mencatat kebiasaan petugas, buku yang sering hilang, dan denda yang jarang ditagih. Dari catatan itu barulah tabel dirancang.

Empat pertemuan tatap muka berlangsung di Semarang, sisanya daring pada malam hari. Di akhir bootcamp, petugas perpustakaan ikut menilai karena merekalah yang akan memakainya.

Biaya dapat dibayar sekolah. Siswa penerima bantuan pendidikan cukup mengunggah surat keterangan untuk mendapat potongan penuh.`,
    tags: ['PHP', 'Laravel', 'basis data'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 750_000,
    quota: 36,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Semarang'],
    registrantsFrom: ['Kota Semarang', 'Kabupaten Semarang', 'Kabupaten Kendal', 'Kabupaten Demak'],
    program: 'koding-masuk-smk',
    mentors: ['sri-wahyuni', 'nadia-siregar'],
    outcomes: [
      'merancang tabel dari kebiasaan nyata',
      'membuat aplikasi Laravel dengan masuk dan peran',
      'menulis migrasi serta pengujian sederhana',
      'memasang aplikasi di server sekolah',
    ],
    audience: ['siswa kelas XI dan XII RPL', 'alumni yang sedang menyiapkan portofolio', 'guru produktif yang mengajar PHP'],
    requirements: [
      'pernah menulis PHP dasar',
      'laptop sendiri atau pinjaman sekolah',
      'izin dari petugas perpustakaan',
      'bisa hadir di Semarang empat Sabtu',
    ],
    modules: [
      {
        title: 'Di antara rak',
        chapters: [
          { title: 'Mengamati satu hari peminjaman', minutes: 40 },
          { title: 'Dari catatan ke daftar kebutuhan', minutes: 25 },
          { title: 'Menggambar tabel', minutes: 30 },
        ],
      },
      {
        title: 'Kerangka aplikasi',
        chapters: [
          { title: 'Memasang Laravel', minutes: 20 },
          { title: 'Rute, pengendali, dan tampilan', minutes: 35 },
          { title: 'Migrasi dan data contoh', minutes: 30 },
        ],
      },
      {
        title: 'Pinjam dan kembali',
        chapters: [
          { title: 'Formulir dengan pemeriksaan', minutes: 30 },
          { title: 'Menghitung keterlambatan', minutes: 25 },
          { title: 'Peran petugas dan siswa', minutes: 35 },
          { title: 'Cetak kartu anggota', minutes: 20 },
        ],
      },
      {
        title: 'Serah terima',
        chapters: [
          { title: 'Menguji alur peminjaman', minutes: 35 },
          { title: 'Memasang di server sekolah', minutes: 45 },
          { title: 'Panduan dua halaman untuk petugas', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'AND-25A',
    slug: 'android-saat-sinyal-hilang',
    name: 'Android Saat Sinyal Hilang',
    summary: 'Membuat aplikasi catatan panen dengan Kotlin yang tetap bekerja tanpa internet lalu menyamakan datanya saat sinyal kembali.',
    description: `Kebanyakan tutorial menganggap internet selalu ada. Kelas ini menganggap sebaliknya. Kita membuat aplikasi catatan panen untuk petani di lereng, tempat sinyal hanya muncul dekat balai desa.

Kamu belajar menyimpan data di ponsel, mengantre pengiriman, dan menjelaskan kepada pengguna apa yang sudah dan belum terkirim. Hasil akhirnya diuji dengan mode pesawat menyala selama satu jam penuh.`,
    tags: ['Kotlin', 'Android', 'luring'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 500_000,
    quota: 60,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koding-masuk-smk',
    mentors: ['intan-permatasari'],
    outcomes: [
      'membuat layar dengan Jetpack Compose',
      'menyimpan data lokal memakai Room',
      'menyamakan data setelah luring',
      'mengukur ukuran dan kecepatan aplikasi',
    ],
    audience: [
      'siswa XI dan XII yang pernah menulis program',
      'pengembang web yang ingin mencoba Android',
      'alumni SMK yang menyiapkan portofolio',
    ],
    requirements: ['paham fungsi dan percabangan', 'laptop dengan memori 8 GB', 'ponsel Android untuk uji coba'],
    modules: [
      {
        title: 'Kotlin secukupnya',
        chapters: [
          { title: 'Variabel yang boleh kosong', minutes: 20 },
          { title: 'Fungsi dan daftar', minutes: 25 },
          { title: 'Kelas data panen', minutes: 20 },
        ],
      },
      {
        title: 'Layar',
        chapters: [
          { title: 'Compose: tombol, teks, daftar', minutes: 30 },
          { title: 'Keadaan layar saat kosong dan gagal', minutes: 25 },
          { title: 'Formulir untuk jari yang kotor', minutes: 20 },
        ],
      },
      {
        title: 'Tanpa sinyal',
        chapters: [
          { title: 'Menyimpan dengan Room', minutes: 35 },
          { title: 'Antrean kiriman', minutes: 35 },
          { title: 'Bentrok: dua orang mengubah baris yang sama', minutes: 30 },
        ],
      },
      {
        title: 'Uji lapangan',
        chapters: [
          { title: 'Satu jam mode pesawat', minutes: 40 },
          { title: 'Mengecilkan ukuran APK', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'NET-24C',
    slug: 'jaringan-lab-dari-nol',
    name: 'Jaringan Lab dari Nol',
    summary:
      'Lima Sabtu membangun ulang jaringan satu lab sekolah: menarik kabel, membagi alamat, dan mencari penyebab komputer nomor tujuh.',
    description: `Setiap lab punya satu komputer yang selalu gagal tersambung. Kelas ini dimulai dari komputer itu. Peserta membongkar sambungan, mengukur kabel, lalu membangun jaringan dari titik nol dengan peralatan yang ada di sekolah.

Semua praktik berlangsung di Surakarta, di lab sekolah tuan rumah. Peserta pulang membawa gambar topologi lab sekolahnya sendiri dan daftar perbaikan yang bisa dikerjakan tanpa dana tambahan.`,
    tags: ['jaringan', 'TKJ', 'praktik'],
    level: 'Pemula',
    mode: 'offline',
    type: 'kelas',
    state: 'soon',
    priceRupiah: 0,
    quota: 24,
    passMark: 70,
    certificate: true,
    heldIn: ['Kota Surakarta'],
    registrantsFrom: ['Kota Surakarta', 'Kabupaten Sukoharjo', 'Kabupaten Karanganyar', 'Kabupaten Boyolali'],
    program: 'koding-masuk-smk',
    mentors: ['bagas-prakoso'],
    outcomes: [
      'memasang dan menguji kabel UTP',
      'membagi alamat IP tanpa bentrok',
      'membaca tabel rute sederhana',
      'mencari gangguan secara berurutan',
    ],
    audience: ['siswa TKJ kelas X dan XI', 'teknisi lab sekolah', 'guru TKJ yang baru ditugaskan'],
    requirements: ['bisa hadir lima Sabtu berturut-turut', 'sepatu tertutup dan baju praktik', 'tidak perlu membawa alat'],
    modules: [
      {
        title: 'Kabel dan lampu',
        chapters: [
          { title: 'Mengupas, menyusun, menjepit', minutes: 45 },
          { title: 'Membaca lampu pada sakelar', minutes: 20 },
          { title: 'Menguji sambungan yang setengah putus', minutes: 30 },
        ],
      },
      {
        title: 'Alamat',
        chapters: [
          { title: 'IP seperti nomor rumah', minutes: 25 },
          { title: 'Membagi jaringan untuk dua lab', minutes: 35 },
          { title: 'DHCP dan alamat tetap', minutes: 30 },
        ],
      },
      {
        title: 'Mencari gangguan',
        chapters: [
          { title: 'Misteri komputer nomor tujuh', minutes: 40 },
          { title: 'Ping, lacak jalur, dan catatan', minutes: 30 },
        ],
      },
      {
        title: 'Merawat',
        chapters: [
          { title: 'Gambar topologi sekolahmu', minutes: 35 },
          { title: 'Jadwal perawatan tiga bulanan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'LNX-24A',
    slug: 'linux-untuk-anak-lab',
    name: 'Linux untuk Anak Lab',
    summary: 'Berkenalan dengan terminal lewat dua puluh perintah yang paling sering dipakai, cukup untuk merawat server kecil di sekolah.',
    description: `Layar hitam dengan teks hijau terlihat menakutkan sampai kamu tahu bahwa ia hanya menunggu perintah. Di kelas ini kamu belajar dua puluh perintah, tidak lebih, lalu memakainya berulang-ulang sampai jarimu hafal.

Latihan berjalan di mesin maya yang boleh kamu rusak sesukanya. Justru ada satu bab yang meminta kamu merusaknya, supaya bab berikutnya punya sesuatu untuk diperbaiki.`,
    tags: ['Linux', 'terminal', 'server'],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 0,
    quota: null,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koding-masuk-smk',
    mentors: ['bagas-prakoso'],
    outcomes: ['berpindah dan mengelola berkas dari terminal', 'memahami izin berkas', 'membaca catatan log', 'memasang server web kecil'],
    audience: ['siswa TKJ dan RPL kelas X', 'pengurus lab yang mewarisi server tua', 'siapa pun yang penasaran pada terminal'],
    requirements: ['komputer dengan peramban', 'bisa mengetik', 'tidak takut salah'],
    modules: [
      {
        title: 'Dua puluh perintah',
        chapters: [
          { title: 'Di mana aku sekarang', minutes: 10 },
          { title: 'Menyalin, memindah, menghapus', minutes: 15 },
          { title: 'Membaca berkas panjang', minutes: 12 },
          { title: 'Mencari kata di seribu berkas', minutes: 15 },
        ],
      },
      {
        title: 'Izin',
        chapters: [
          { title: 'Siapa boleh membaca apa', minutes: 18 },
          { title: 'Mengapa sudo harus dihemat', minutes: 12 },
        ],
      },
      {
        title: 'Server kecil',
        chapters: [
          { title: 'Memasang paket', minutes: 15 },
          { title: 'Menyalakan Nginx', minutes: 20 },
          { title: 'Merusak, membaca log, memperbaiki', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'GIT-24A',
    slug: 'git-untuk-kerja-kelompok',
    name: 'Git untuk Kerja Kelompok',
    summary: 'Tiga jam belajar Git lewat drama kerja kelompok: berkas tertimpa, dua orang mengubah judul, dan tugas-final-banget-v3.zip.',
    description: `Semua orang pernah mengirim berkas bernama final-revisi-fix. Lokakarya ini mengganti kebiasaan itu dengan riwayat yang rapi, cabang yang punya tujuan, dan pesan yang dimengerti teman satu tim.

Kamu akan sengaja membuat bentrok dengan temanmu, lalu menyelesaikannya berdua. Setelah lulus dari bentrok pertama, Git tidak lagi terasa seperti sihir hitam.`,
    tags: ['Git', 'kolaborasi', 'alat'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'always-open',
    priceRupiah: 0,
    quota: null,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'liga-smk',
    mentors: ['dimas-aryo'],
    outcomes: [
      'menyimpan perubahan dengan pesan yang jelas',
      'bekerja di cabang masing-masing',
      'menyelesaikan bentrok',
      'mengembalikan versi yang keliru',
    ],
    audience: ['tim yang akan ikut Liga SMK', 'siswa yang mengerjakan tugas akhir bersama', 'guru yang mengumpulkan tugas kode'],
    requirements: ['pernah membuat satu halaman HTML', 'akun di layanan Git', 'satu teman untuk berlatih'],
    modules: [],
  },
  {
    code: 'SQL-25A',
    slug: 'basis-data-koperasi-siswa',
    name: 'Basis Data Koperasi Siswa',
    summary: 'Memindahkan buku besar koperasi siswa ke tabel, lalu bertanya: barang apa yang paling laku, dan siapa yang belum melunasi?',
    description: `Bahan kelas ini adalah buku tulis bergaris berisi catatan penjualan koperasi selama tiga bulan, lengkap dengan coretan dan tulisan yang sulit dibaca. Tugas pertamamu: memutuskan mana yang menjadi tabel dan mana yang menjadi kolom.

Setelah rapi, kita bertanya kepada data. Setiap bab membawa satu pertanyaan pengurus koperasi, dan jawabannya selalu satu kueri yang bisa kamu jelaskan dengan kalimat biasa.`,
    tags: ['SQL', 'basis data', 'koperasi'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 150_000,
    quota: 100,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'koding-masuk-smk',
    mentors: ['meilani-gunawan'],
    outcomes: [
      'merancang tabel yang tidak saling bertabrakan',
      'menulis kueri untuk pertanyaan sehari-hari',
      'menggabungkan dua tabel atau lebih',
      'menjaga data dari isian ngawur',
    ],
    audience: ['siswa RPL dan akuntansi', 'pengurus koperasi siswa', 'guru kewirausahaan'],
    requirements: ['bisa memakai lembar sebar', 'komputer atau laptop', 'ketelitian membaca tulisan tangan'],
    modules: [
      {
        title: 'Dari buku ke tabel',
        chapters: [
          { title: 'Membaca buku besar yang berantakan', minutes: 20 },
          { title: 'Satu baris, satu kejadian', minutes: 18 },
          { title: 'Kunci dan hubungan', minutes: 25 },
        ],
      },
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Memilih dan menyaring', minutes: 20 },
          { title: 'Mengurutkan dan membatasi', minutes: 15 },
          { title: 'Menghitung dan mengelompokkan', minutes: 25 },
        ],
      },
      {
        title: 'Menggabungkan',
        chapters: [
          { title: 'Penjualan bertemu barang', minutes: 25 },
          { title: 'Anggota yang belum pernah belanja', minutes: 20 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Harga tidak boleh negatif', minutes: 15 },
          { title: 'Cadangan setiap Jumat', minutes: 15 },
        ],
      },
    ],
  },
]
