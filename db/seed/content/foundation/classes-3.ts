import type { SeedClass } from '../../content-types.ts'

export const classes3: SeedClass[] = [
  {
    code: 'PETA-26A',
    slug: 'peta-terbuka-rencana-desa',
    name: 'Peta Terbuka untuk Rencana Desa',
    summary:
      'Menggambar jalan, sumber air, dan rumah rawan di peta terbuka, lalu memakainya untuk berdebat sehat dalam musyawarah rencana desa.',
    description: `Sketsa desa di dinding kantor biasanya dilukis sekali dan tidak pernah diperbarui. Dengan peta terbuka, pemuda desa dapat menambahkan sumur baru pada hari yang sama ketika sumur itu digali.

Kelas ini diikuti 52 desa di Nusa Tenggara Timur dan Sulawesi. Rekaman, lembar kerja, dan lapisan peta latihannya tetap dapat dipelajari. Tugas akhirnya satu peta tematik yang benar-benar dibawa ke musyawarah, disertai foto peta itu tertempel di balai.`,
    tags: ['peta', 'desa', 'data terbuka'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 0,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'aparatur-cakap-data',
    mentors: ['nurlaila-hasan', 'yohanes-tallo'],
    outcomes: [
      'peta dasar desa yang dapat disunting',
      'satu peta tematik untuk musyawarah',
      'cara melatih pemuda memperbarui peta',
      'pengetahuan tentang titik yang tidak boleh dipublikasikan',
    ],
    audience: ['perangkat desa bidang perencanaan', 'karang taruna', 'pendamping program air dan bencana'],
    requirements: ['laptop dan tetikus', 'ponsel dengan GPS', 'izin kepala desa untuk memetakan'],
    modules: [
      {
        title: 'Membaca citra',
        chapters: [
          { title: 'Mengenali atap dari udara', minutes: 25 },
          { title: 'Jalan, setapak, dan jalan musim', minutes: 30 },
          { title: 'Berjalan dengan GPS', minutes: 40 },
        ],
      },
      {
        title: 'Menggambar',
        chapters: [
          { title: 'Titik, garis, bidang', minutes: 35 },
          { title: 'Memberi nama dengan benar', minutes: 20 },
          { title: 'Rumah yang tidak boleh ditandai', minutes: 20 },
        ],
      },
      {
        title: 'Dibawa ke musyawarah',
        chapters: [
          { title: 'Peta tematik sumber air', minutes: 40 },
          { title: 'Mencetak besar dengan murah', minutes: 20 },
          { title: 'Memandu perdebatan di depan peta', minutes: 30 },
        ],
      },
    ],
  },
  {
    code: 'NASKAH-26A',
    slug: 'ai-untuk-naskah-dinas',
    name: 'AI untuk Penulis Naskah Dinas',
    summary:
      'Memakai asisten AI untuk merapikan nota, notulen, dan telaahan tanpa membocorkan data warga dan tanpa menandatangani yang tidak dibaca.',
    description: `Asisten AI pandai membuat kalimat panjang yang terdengar resmi. Justru itu bahayanya. Lokakarya empat sesi ini mengajarkan kebalikannya: meminta AI memendekkan, mempertanyakan, dan menunjukkan bagian yang tidak didukung data.

Setiap latihan memakai naskah tiruan. Sesi kedua seluruhnya membahas hal yang tidak boleh ditempelkan ke layanan mana pun: nama warga, nomor identitas, dan dokumen yang belum diumumkan.`,
    tags: ['AI', 'naskah dinas', 'aparatur'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 750_000,
    quota: 60,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'aparatur-cakap-data',
    mentors: ['bagas-wirayuda', 'farah-idrus'],
    outcomes: [
      'lima perintah siap pakai untuk pekerjaan harian',
      'daftar data terlarang yang disepakati kantor',
      'kebiasaan memeriksa angka dan dasar hukum',
      'satu naskah lama yang menjadi setengah panjangnya',
    ],
    audience: ['staf penyusun naskah dan notulis', 'kepala subbagian', 'humas pemerintah daerah'],
    requirements: ['laptop dan akun email kantor', 'satu naskah lama yang boleh dibuka', 'persetujuan atasan'],
    modules: [
      {
        title: 'Asisten yang terlalu percaya diri',
        chapters: [
          { title: 'Cara mesin menebak kata', minutes: 20 },
          { title: 'Mengenali kutipan karangan', minutes: 25 },
        ],
      },
      {
        title: 'Pintu terkunci',
        chapters: [
          { title: 'Data yang tidak boleh keluar', minutes: 30 },
          { title: 'Menyamarkan naskah', minutes: 25 },
          { title: 'Aturan kantor satu halaman', minutes: 20 },
        ],
      },
      {
        title: 'Kerja harian',
        chapters: [
          { title: 'Nota dinas setengah panjang', minutes: 30 },
          { title: 'Notulen dari catatan acak', minutes: 30 },
          { title: 'Telaahan dengan dua pendapat', minutes: 35 },
        ],
      },
      {
        title: 'Tanggung jawab',
        chapters: [
          { title: 'Memeriksa sebelum paraf', minutes: 25 },
          { title: 'Mencatat pemakaian AI', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'AWAN-26A',
    slug: 'dasar-komputasi-awan',
    name: 'Dasar Komputasi Awan',
    summary:
      'Enam belas sesi malam bagi siswa SMK dan lulusannya: jaringan, server pertama, penyimpanan, dan cara membaca tagihan sebelum terlambat.',
    description: `Kelas dibuka dengan tagihan. Pak Arman menunjukkan lembar biaya sungguhan dari perusahaan kecil, lalu peserta menebak layanan mana yang lupa dimatikan. Sesudah itu istilah awan terasa jauh lebih nyata: ada mesin yang menyala, dan ada yang membayar.

Seluruh praktik memakai akun laboratorium tanpa kartu kredit. Lulusan dengan nilai di atas 85 mendapat kupon ujian sertifikasi dasar dan tempat di kelas administrasi server.`,
    tags: ['awan', 'Linux', 'SMK'],
    level: 'Pemula',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 0,
    quota: 200,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'teras-awan',
    mentors: ['arman-harahap'],
    outcomes: [
      'server pertama yang melayani laman publik',
      'jaringan dengan pintu yang tertutup rapat',
      'cadangan data yang pernah diuji',
      'laporan biaya satu bulan',
    ],
    audience: ['siswa SMK kelas XI dan XII', 'lulusan SMK yang belum bekerja', 'guru produktif'],
    requirements: ['laptop atau laboratorium sekolah', 'izin orang tua bagi yang di bawah 18 tahun', 'internet malam hari'],
    modules: [
      {
        title: 'Tagihan dulu',
        chapters: [
          { title: 'Membaca lembar biaya', minutes: 20 },
          { title: 'Wilayah dan zona', minutes: 25 },
          { title: 'Batas anggaran', minutes: 15 },
        ],
      },
      {
        title: 'Mesin',
        chapters: [
          { title: 'Menyalakan server pertama', minutes: 40 },
          { title: 'Perintah Linux sehari-hari', minutes: 45 },
          { title: 'Memasang laman', minutes: 30 },
        ],
      },
      {
        title: 'Jaringan',
        chapters: [
          { title: 'Subnet dengan gambar rumah', minutes: 30 },
          { title: 'Aturan keluar masuk', minutes: 30 },
        ],
      },
      {
        title: 'Data',
        chapters: [
          { title: 'Penyimpanan objek', minutes: 25 },
          { title: 'Cadangan dan pemulihan', minutes: 35 },
          { title: 'Basis data terkelola', minutes: 35 },
        ],
      },
      {
        title: 'Tugas akhir',
        chapters: [
          { title: 'Laman sekolah di awan', minutes: 45 },
          { title: 'Mematikan semuanya dengan benar', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'SRV-26A',
    slug: 'administrasi-server-awan',
    name: 'Administrasi Server Awan',
    summary:
      'Lanjutan bagi lulusan kelas dasar: pemantauan, giliran jaga, pemulihan bencana kecil, dan menulis catatan kejadian yang tidak mencari kambing hitam.',
    description: `Setiap Jumat malam ada satu kerusakan yang sengaja kami buat: cakram penuh, sertifikat kedaluwarsa, basis data terkunci. Peserta berjaga bergantian dalam regu empat orang dan punya sembilan puluh menit untuk memulihkan layanan.

Sesudahnya regu menulis catatan kejadian. Penilaian kami lebih banyak pada catatan itu daripada pada kecepatan, karena di tempat kerja yang diingat orang adalah apa yang dipelajari.`,
    tags: ['awan', 'server', 'pemantauan'],
    level: 'Menengah',
    mode: 'online',
    type: 'bootcamp',
    state: 'soon',
    priceRupiah: 0,
    quota: 60,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'teras-awan',
    mentors: ['arman-harahap', 'gilang-permadi'],
    outcomes: [
      'dasbor pemantauan dengan peringatan yang berguna',
      'prosedur giliran jaga',
      'pemulihan dari cadangan di bawah satu jam',
      'tiga catatan kejadian untuk portofolio',
    ],
    audience: ['lulusan Dasar Komputasi Awan', 'teknisi jaringan sekolah', 'staf TI usaha kecil'],
    requirements: ['nyaman dengan terminal Linux', 'lulus uji masuk 30 menit', 'tersedia setiap Jumat malam'],
    modules: [
      {
        title: 'Melihat sebelum rusak',
        chapters: [
          { title: 'Empat angka yang dipantau', minutes: 30 },
          { title: 'Peringatan yang tidak diabaikan', minutes: 25 },
        ],
      },
      {
        title: 'Giliran jaga',
        chapters: [
          { title: 'Buku prosedur satu halaman', minutes: 25 },
          { title: 'Serah terima jaga', minutes: 15 },
          { title: 'Berbicara saat panik', minutes: 20 },
        ],
      },
      {
        title: 'Latihan Jumat',
        chapters: [
          { title: 'Cakram penuh', minutes: 45 },
          { title: 'Sertifikat kedaluwarsa', minutes: 40 },
          { title: 'Basis data terkunci', minutes: 45 },
        ],
      },
      {
        title: 'Catatan kejadian',
        chapters: [
          { title: 'Garis waktu tanpa nama', minutes: 30 },
          { title: 'Tindakan yang benar-benar selesai', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'SEC-26A',
    slug: 'keamanan-layanan-awan',
    name: 'Keamanan Layanan Awan untuk Lembaga',
    summary:
      'Kelas lanjutan bagi pengelola sistem kampus, rumah sakit, dan lembaga: hak akses, enkripsi, audit, dan latihan tanggap kebocoran data.',
    description: `Lembaga sosial menyimpan data yang sangat peka dengan tim yang sangat kecil. Kelas ini menyusun urutan: sepuluh tindakan yang menutup sebagian besar celah, sebelum bicara tentang perangkat mahal.

Puncaknya latihan meja tiga jam. Sebuah kebocoran tiruan terjadi, wartawan menelepon, batas waktu pemberitahuan berjalan. Pimpinan lembaga diundang ikut, sebab keputusan tersulit malam itu bukan keputusan teknis.

Hasil bersih kelas ini membiayai kursi tanpa biaya di program Teras Awan.`,
    tags: ['keamanan', 'awan', 'audit'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 2_000_000,
    premium: true,
    quota: 30,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'teras-awan',
    mentors: ['arman-harahap', 'farah-idrus'],
    outcomes: [
      'peta hak akses dengan prinsip sekecil mungkin',
      'kunci dan rahasia yang berputar teratur',
      'rencana tanggap kebocoran yang sudah dilatih',
      'daftar temuan audit mandiri',
    ],
    audience: ['pengelola TI kampus dan rumah sakit', 'penanggung jawab data pribadi', 'konsultan sistem lembaga sosial'],
    requirements: ['dua tahun mengelola layanan awan', 'wewenang membaca konfigurasi lembaga', 'menandatangani perjanjian kerahasiaan'],
    modules: [
      {
        title: 'Sepuluh tindakan pertama',
        chapters: [
          { title: 'Inventaris aset', minutes: 30 },
          { title: 'Akun akar dan darurat', minutes: 25 },
          { title: 'Hak sekecil mungkin', minutes: 40 },
        ],
      },
      {
        title: 'Rahasia dan enkripsi',
        chapters: [
          { title: 'Rotasi kunci', minutes: 35 },
          { title: 'Enkripsi data diam dan bergerak', minutes: 35 },
        ],
      },
      {
        title: 'Mengawasi',
        chapters: [
          { title: 'Log yang disimpan di tempat lain', minutes: 30 },
          { title: 'Perilaku ganjil', minutes: 30 },
          { title: 'Audit mandiri', minutes: 45 },
        ],
      },
      {
        title: 'Kebocoran',
        chapters: [
          { title: 'Jam pertama', minutes: 30 },
          { title: 'Pemberitahuan menurut undang-undang', minutes: 35 },
          { title: 'Latihan meja tiga jam', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'RILIS-26A',
    slug: 'otomasi-rilis-perangkat-lunak',
    name: 'Otomasi Rilis Perangkat Lunak',
    summary:
      'Membangun jalur rilis yang bisa dipercaya tim kecil: uji otomatis, infrastruktur sebagai kode, rilis bertahap, dan tombol mundur.',
    description: `Rilis hari Jumat sore menakutkan karena tidak ada yang tahu cara mundur. Kelas ini memulai dari tombol mundur, lalu bergerak ke depan: apa yang perlu diuji, apa yang perlu dicatat, siapa yang boleh menekan.

Peserta membawa satu aplikasi yang sungguh dipakai. Pada akhir kelas angkatan lalu, waktu rilis rata-rata turun dari empat jam menjadi delapan belas menit, dan jumlah rilis batal naik, pertanda orang tidak lagi takut membatalkan.`,
    tags: ['otomasi', 'rilis', 'pengujian'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 1_250_000,
    quota: 35,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'teras-awan',
    mentors: ['arman-harahap', 'gilang-permadi'],
    outcomes: [
      'jalur rilis otomatis dari simpan sampai tayang',
      'lingkungan yang dapat dibuat ulang dari kode',
      'rilis bertahap dengan tombol mundur',
      'ukuran keberhasilan rilis',
    ],
    audience: ['pengembang dan operator di tim kecil', 'pengajar rekayasa perangkat lunak', 'lulusan Administrasi Server Awan'],
    requirements: ['aplikasi yang sudah tayang', 'terbiasa dengan Git', 'dasar pengujian otomatis'],
    modules: [
      {
        title: 'Mundur dulu',
        chapters: [
          { title: 'Versi yang bisa dipulangkan', minutes: 30 },
          { title: 'Migrasi data dua langkah', minutes: 40 },
        ],
      },
      {
        title: 'Jalur',
        chapters: [
          { title: 'Uji yang berjalan tiap simpan', minutes: 35 },
          { title: 'Membangun sekali, memakai di mana-mana', minutes: 30 },
          { title: 'Menyimpan rahasia di jalur', minutes: 25 },
        ],
      },
      {
        title: 'Infrastruktur sebagai kode',
        chapters: [
          { title: 'Menulis jaringan dan mesin', minutes: 45 },
          { title: 'Meninjau perubahan', minutes: 25 },
        ],
      },
      {
        title: 'Bertahap',
        chapters: [
          { title: 'Sepuluh persen pertama', minutes: 30 },
          { title: 'Angka yang menghentikan rilis', minutes: 30 },
          { title: 'Rapat sesudah rilis', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'CSR-26A',
    slug: 'merancang-csr-pendidikan',
    name: 'Merancang CSR Pendidikan Tiga Tahun',
    summary:
      'Kelas kecil bagi manajer tanggung jawab sosial: memilih satu masalah, menyusun anggaran jujur, dan meyakinkan direksi untuk bertahan.',
    description: `Kebanyakan anggaran sosial habis untuk hal yang selesai dalam satu hari. Kelas ini untuk dua puluh empat orang yang ingin keluar dari pola itu. Selama lima pekan peserta menyusun rencana tiga tahun dengan satu ukuran hasil, satu mitra pelaksana, dan satu syarat berhenti.

Pertemuan pertama dan terakhir berlangsung di Jakarta; di antaranya ada kunjungan ke titik belajar di Garut, tanpa spanduk dan tanpa kamera. Panel akhir terdiri atas seorang direktur keuangan, seorang kepala desa, dan seorang lulusan program.`,
    tags: ['CSR', 'perusahaan', 'strategi'],
    level: 'Mahir',
    mode: 'hybrid',
    type: 'workshop',
    state: 'registration',
    priceRupiah: 3_500_000,
    premium: true,
    quota: 24,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Administrasi Jakarta Selatan'],
    registrantsFrom: [],
    program: null,
    mentors: ['mega-tambunan', 'ratna-kusumadewi'],
    outcomes: [
      'rencana tiga tahun dua belas halaman',
      'anggaran dengan biaya pendampingan yang wajar',
      'perjanjian mitra yang melindungi kedua pihak',
      'paparan sepuluh menit untuk direksi',
    ],
    audience: ['manajer CSR dan keberlanjutan', 'pengurus yayasan perusahaan', 'kepala SDM yang memegang dana pelatihan'],
    requirements: ['mandat menyusun program dari perusahaan', 'ikut kunjungan lapangan dua hari', 'data anggaran tahun berjalan'],
    modules: [],
  },
]
