import type { SeedClass } from '../../content-types.ts'

export const classes3: SeedClass[] = [
  {
    code: 'PYT-24A',
    slug: 'python-untuk-tata-usaha',
    name: 'Python untuk Tata Usaha',
    summary:
      'Membantu ruang tata usaha sekolah: mengganti nama seribu foto siswa, menggabung nilai, dan mencetak kartu ujian dengan Python.',
    description: `Ruang tata usaha menyimpan pekerjaan berulang yang menunggu diotomatiskan. Di kelas ini kamu membuat tujuh skrip pendek yang masing-masing menghemat waktu seseorang, lalu memberikannya kepada orang itu beserta petunjuk satu halaman.

Skripnya pendek, tetapi tanggung jawabnya nyata: data siswa tidak boleh keluar dari komputer sekolah. Kita membahas hal itu di bab pertama, sebelum menulis apa pun.`,
    tags: ['Python', 'otomatisasi', 'administrasi'],
    level: 'Pemula',
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
    mentors: ['yosef-tukan', 'meilani-gunawan'],
    outcomes: [
      'membaca dan menulis berkas',
      'mengolah lembar sebar dengan Python',
      'menjaga data pribadi siswa',
      'menulis petunjuk untuk orang yang tidak menulis kode',
    ],
    audience: ['siswa MPLB dan RPL', 'staf tata usaha', 'guru wali kelas'],
    requirements: ['Python terpasang di komputer', 'sudah lulus logika dasar', 'izin memakai data contoh'],
    modules: [
      {
        title: 'Sebelum menulis',
        chapters: [
          { title: 'Data siapa ini?', minutes: 12 },
          { title: 'Salinan dulu, baru utak-atik', minutes: 10 },
        ],
      },
      {
        title: 'Berkas',
        chapters: [
          { title: 'Mengganti nama seribu foto', minutes: 25 },
          { title: 'Merapikan map per kelas', minutes: 20 },
          { title: 'Mencari berkas ganda', minutes: 20 },
        ],
      },
      {
        title: 'Lembar sebar',
        chapters: [
          { title: 'Menggabung nilai dari sembilan guru', minutes: 30 },
          { title: 'Menandai yang kosong', minutes: 20 },
          { title: 'Kartu ujian siap cetak', minutes: 30 },
        ],
      },
      {
        title: 'Serah terima',
        chapters: [
          { title: 'Petunjuk satu halaman', minutes: 15 },
          { title: 'Ketika skrip gagal di hari Senin', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'DAT-25A',
    slug: 'membaca-data-sekolah',
    name: 'Membaca Data Sekolah',
    summary:
      'Bertanya kepada data kehadiran, jajan kantin, dan transportasi siswa, lalu menyampaikan jawabannya lewat satu grafik yang jujur.',
    description: `Apakah siswa yang rumahnya jauh lebih sering terlambat? Kantin mana yang paling ramai saat ulangan? Pertanyaan seperti itu terdengar sepele sampai kamu mencoba menjawabnya dengan angka yang bisa dipertanggungjawabkan.

Peserta mengumpulkan data tanpa nama, membersihkannya, dan membuat satu grafik untuk ditempel di mading. Grafik yang baik membuat orang berhenti berjalan dan bertanya.`,
    tags: ['data', 'visualisasi', 'cerita'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 250_000,
    quota: 70,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['meilani-gunawan'],
    outcomes: [
      'merumuskan pertanyaan yang bisa dijawab',
      'membersihkan data yang berlubang',
      'memilih grafik yang tepat',
      'menulis keterangan yang jujur',
    ],
    audience: ['siswa semua jurusan', 'pengurus OSIS', 'guru matematika dan IPS'],
    requirements: ['bisa memakai lembar sebar', 'laptop atau komputer lab', 'izin sekolah untuk survei kecil'],
    modules: [
      {
        title: 'Bertanya',
        chapters: [
          { title: 'Dari gosip ke pertanyaan', minutes: 18 },
          { title: 'Survei tanpa nama', minutes: 20 },
        ],
      },
      {
        title: 'Membersihkan',
        chapters: [
          { title: 'Jam tujuh yang ditulis lima cara', minutes: 25 },
          { title: 'Baris kosong dan ganda', minutes: 20 },
          { title: 'Catatan perubahan', minutes: 12 },
        ],
      },
      {
        title: 'Menggambar',
        chapters: [
          { title: 'Batang, garis, atau titik', minutes: 20 },
          { title: 'Sumbu yang tidak menipu', minutes: 18 },
          { title: 'Judul yang menjawab', minutes: 15 },
        ],
      },
      {
        title: 'Menempel',
        chapters: [
          { title: 'Mading dan reaksi pembaca', minutes: 30 },
          { title: 'Memperbaiki setelah dikritik', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'API-25A',
    slug: 'rest-api-tahan-banting',
    name: 'REST API yang Tahan Banting',
    summary:
      'Bootcamp sepuluh pekan membangun layanan antar paket dengan Node.js yang tetap benar ketika permintaan datang dua kali atau terlambat.',
    description: `Di dunia nyata, permintaan datang dua kali, terlambat, atau terpotong. Bootcamp premium ini membangun layanan pelacakan paket yang tetap benar dalam keadaan seperti itu. Kamu bekerja berpasangan dan setiap pekan menerima ulasan kode tertulis.

Pekan kedelapan adalah pekan badai: mentor mengirim lalu lintas kacau ke layananmu selama satu jam dan kamu memperbaikinya sambil berjalan. Setelahnya kita menulis laporan kejadian, seperti yang dilakukan tim sungguhan.

Lulusan terbaik diundang wawancara magang di tiga perusahaan mitra. Cicilan tiga kali tersedia tanpa bunga.`,
    tags: ['Node.js', 'API', 'PostgreSQL', 'premium'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 1_500_000,
    premium: true,
    quota: 30,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['nadia-siregar', 'arifin-daeng'],
    outcomes: [
      'merancang API yang konsisten',
      'menulis transaksi basis data yang benar',
      'menguji kegagalan dengan sengaja',
      'memantau layanan dan menulis laporan kejadian',
    ],
    audience: ['siswa kelas XII dan alumni SMK', 'pengembang pemula yang mau ke backend', 'juara Liga SMK yang mencari tantangan'],
    requirements: ['lancar JavaScript', 'pernah membuat aplikasi dengan basis data', 'sepuluh jam seminggu', 'laptop 8 GB'],
    modules: [],
  },
  {
    code: 'KAR-25A',
    slug: 'portofolio-sebelum-pkl',
    name: 'Portofolio Sebelum PKL',
    summary: 'Sembilan puluh menit menyiapkan portofolio satu halaman, pesan lamaran yang sopan, dan jawaban untuk wawancara PKL pertama.',
    description: `Perusahaan kecil membaca lamaran PKL dalam waktu kurang dari satu menit. Webinar ini menunjukkan apa yang mereka cari dalam menit itu, berdasarkan wawancara dengan sebelas pemilik studio dan bengkel perangkat lunak.

Peserta membawa satu karya, sekecil apa pun. Di akhir sesi, karya itu sudah punya cerita empat kalimat yang bisa diucapkan tanpa gugup.`,
    tags: ['karier', 'PKL', 'portofolio'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'soon',
    priceRupiah: 0,
    quota: 400,
    passMark: 60,
    certificate: false,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ni-luh-saraswati', 'intan-permatasari'],
    outcomes: ['menyusun portofolio satu halaman', 'menulis pesan lamaran lima kalimat', 'menceritakan satu karya dengan runtut'],
    audience: ['siswa kelas XI yang akan PKL', 'wali kelas dan guru pembimbing PKL', 'orang tua yang ingin mendampingi'],
    requirements: ['membawa satu karya atau tugas sekolah', 'alamat email yang pantas', 'kamera boleh mati'],
    modules: [
      {
        title: 'Satu menit pembaca',
        chapters: [
          { title: 'Apa yang dilihat lebih dulu', minutes: 15 },
          { title: 'Karya kecil, cerita jelas', minutes: 20 },
        ],
      },
      {
        title: 'Menulis',
        chapters: [
          { title: 'Portofolio satu halaman', minutes: 20 },
          { title: 'Pesan lamaran lima kalimat', minutes: 15 },
        ],
      },
      {
        title: 'Bertemu',
        chapters: [
          { title: 'Wawancara tiruan langsung', minutes: 20 },
          { title: 'Bertanya balik tentang jam dan upah', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'UKK-25A',
    slug: 'siap-ukk-rpl',
    name: 'Siap UKK: Rekayasa Perangkat Lunak',
    summary: 'Empat akhir pekan berlatih uji kompetensi keahlian: membaca soal, mengatur delapan jam, dan menjelaskan kode kepada asesor.',
    description: `Uji kompetensi bukan soal menghafal. Asesor ingin melihat kamu merencanakan, mengerjakan, menguji, dan menjelaskan. Bootcamp ini memberi empat kali simulasi dengan asesor dari industri yang sama sekali belum mengenalmu.

Setiap simulasi berakhir dengan wawancara dua puluh menit. Catatan asesor dikirim keesokan harinya, lengkap dengan bagian yang sudah kuat dan satu hal yang paling perlu dilatih.`,
    tags: ['UKK', 'RPL', 'ujian'],
    level: 'Menengah',
    mode: 'hybrid',
    type: 'bootcamp',
    state: 'registration',
    priceRupiah: 400_000,
    quota: 64,
    passMark: 75,
    certificate: true,
    heldIn: ['Kota Malang', 'Kota Surabaya'],
    registrantsFrom: ['Kota Malang', 'Kabupaten Malang', 'Kota Surabaya', 'Kabupaten Sidoarjo', 'Kabupaten Gresik'],
    program: null,
    mentors: ['sri-wahyuni', 'intan-permatasari'],
    outcomes: [
      'membaca lembar soal UKK dengan tenang',
      'membagi waktu delapan jam',
      'mendokumentasikan aplikasi',
      'menjawab pertanyaan asesor',
    ],
    audience: ['siswa kelas XII RPL atau PPLG', 'guru pembimbing UKK', 'asesor internal sekolah'],
    requirements: ['menguasai satu bahasa pemrograman web', 'laptop dengan perangkat lunak lengkap', 'surat pengantar sekolah'],
    modules: [
      {
        title: 'Membaca soal',
        chapters: [
          { title: 'Yang diminta dan yang disangka diminta', minutes: 25 },
          { title: 'Jadwal delapan jam', minutes: 20 },
        ],
      },
      {
        title: 'Mengerjakan',
        chapters: [
          { title: 'Basis data dalam satu jam', minutes: 40 },
          { title: 'Alur utama dulu', minutes: 35 },
          { title: 'Cetak laporan', minutes: 25 },
        ],
      },
      {
        title: 'Membuktikan',
        chapters: [
          { title: 'Uji coba yang dicatat', minutes: 25 },
          { title: 'Dokumentasi untuk orang lain', minutes: 25 },
        ],
      },
      {
        title: 'Menjelaskan',
        chapters: [
          { title: 'Wawancara asesor', minutes: 40 },
          { title: 'Ketika tidak tahu jawabannya', minutes: 15 },
        ],
      },
    ],
  },
  {
    code: 'DEV-25A',
    slug: 'dari-laptop-ke-server',
    name: 'Dari Laptop ke Server: Docker dan CI',
    summary:
      'Delapan pekan membangun jalur rilis otomatis: dari kode di laptop, uji, citra Docker, hingga server yang bisa dipulihkan sebelum fajar.',
    description: `“Di laptop saya jalan” adalah kalimat paling mahal di industri kita. Bootcamp premium ini membuat kalimat itu tidak perlu diucapkan lagi. Setiap peserta mendapat server sendiri selama tiga bulan dan bertanggung jawab atas satu layanan kecil yang benar-benar dipakai orang.

Pada satu malam yang tidak diumumkan, server kalian akan rusak. Tugasmu memulihkannya dari cadangan sebelum pukul enam pagi, dengan panduan yang kamu tulis sendiri.`,
    tags: ['Docker', 'CI/CD', 'server', 'premium'],
    level: 'Mahir',
    mode: 'online',
    type: 'bootcamp',
    state: 'coming-soon',
    priceRupiah: 2_250_000,
    premium: true,
    quota: 24,
    passMark: 80,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['bagas-prakoso', 'nadia-siregar'],
    outcomes: [
      'membungkus aplikasi dengan Docker',
      'menyusun jalur uji dan rilis otomatis',
      'menyiapkan cadangan yang teruji',
      'menulis panduan pemulihan',
    ],
    audience: ['alumni TKJ dan RPL yang sudah bekerja', 'siswa XII yang lancar Linux', 'pengelola server sekolah'],
    requirements: ['lulus Linux untuk Anak Lab atau setara', 'pernah menayangkan aplikasi web', 'siap siaga satu malam'],
    modules: [
      {
        title: 'Membungkus',
        chapters: [
          { title: 'Citra yang kecil', minutes: 30 },
          { title: 'Peubah lingkungan dan rahasia', minutes: 25 },
          { title: 'Menyusun beberapa layanan', minutes: 35 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Jalur CI pertama', minutes: 35 },
          { title: 'Uji yang gagal harus terlihat', minutes: 25 },
        ],
      },
      {
        title: 'Merilis',
        chapters: [
          { title: 'Rilis tanpa henti', minutes: 40 },
          { title: 'Kembali ke versi lama dalam satu menit', minutes: 30 },
        ],
      },
      {
        title: 'Menjaga',
        chapters: [
          { title: 'Cadangan yang pernah dicoba', minutes: 30 },
          { title: 'Memantau tanpa dibangunkan sia-sia', minutes: 25 },
          { title: 'Malam pemulihan', minutes: 45 },
        ],
      },
    ],
  },
  {
    code: 'AKS-24A',
    slug: 'situs-untuk-semua-orang',
    name: 'Situs untuk Semua Orang',
    summary: 'Lokakarya sehari memperbaiki situs sekolah agar bisa dipakai dengan papan ketik, pembaca layar, dan mata yang lelah.',
    description: `Pagi hari kita menutup mata dan membuka situs sekolah memakai pembaca layar. Sebagian besar peserta tersesat di menu. Siang hari kita memperbaikinya, satu per satu, dengan perubahan yang jarang lebih dari lima baris.

Dua penguji tunanetra menemani lokakarya ini dan memberi umpan balik langsung. Rekaman dan daftar periksanya masih bisa dipelajari oleh peserta.`,
    tags: ['aksesibilitas', 'HTML', 'uji coba'],
    level: 'Pemula',
    mode: 'online',
    type: 'workshop',
    state: 'ended',
    priceRupiah: 0,
    quota: 100,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: 'liga-smk',
    mentors: ['raka-wibisana'],
    outcomes: [
      'menjelajah situs tanpa tetikus',
      'menulis teks pengganti yang berguna',
      'memperbaiki kontras dan fokus',
      'menguji dengan pembaca layar',
    ],
    audience: ['siswa yang sudah bisa HTML', 'pengelola situs sekolah', 'guru pendidikan khusus'],
    requirements: ['laptop dan penyuara telinga', 'tautan situs sekolahmu', 'HTML dasar'],
    modules: [
      {
        title: 'Merasakan',
        chapters: [
          { title: 'Satu jam tanpa tetikus', minutes: 30 },
          { title: 'Mendengarkan halaman', minutes: 25 },
        ],
      },
      {
        title: 'Memperbaiki',
        chapters: [
          { title: 'Judul, label, dan urutan', minutes: 25 },
          { title: 'Fokus yang terlihat', minutes: 15 },
          { title: 'Kontras dan ukuran huruf', minutes: 20 },
        ],
      },
      {
        title: 'Menguji',
        chapters: [
          { title: 'Sesi bersama penguji', minutes: 40 },
          { title: 'Daftar periksa untuk dinding lab', minutes: 10 },
        ],
      },
    ],
  },
  {
    code: 'TES-25A',
    slug: 'menguji-sebelum-mengeluh',
    name: 'Menguji Sebelum Mengeluh',
    summary:
      'Menulis uji otomatis yang menangkap kesalahan sebelum pengguna menemukannya, dengan contoh dari aplikasi kantin dan absensi sekolah.',
    description: `Kelas ini masih disusun. Gagasannya: siswa mendapat aplikasi kantin yang penuh kutu dan menulis uji satu per satu sampai semua kutu ketahuan. Baru setelah itu mereka boleh memperbaiki kode.

Kami sedang mencoba urutan babnya bersama dua sekolah. Pendaftaran dibuka setelah keduanya puas.`,
    tags: ['pengujian', 'kualitas', 'JavaScript'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 200_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['nadia-siregar'],
    outcomes: ['menulis uji satuan yang bermakna', 'membedakan uji rapuh dan uji kokoh', 'memakai uji untuk merapikan kode'],
    audience: ['siswa XII RPL', 'peserta Liga SMK tingkat lanjut', 'guru pembimbing tugas akhir'],
    requirements: ['lancar fungsi JavaScript', 'mengenal Git', 'sabar'],
    modules: [
      {
        title: 'Menemukan',
        chapters: [
          { title: 'Kutu di mesin kasir kantin', minutes: 25 },
          { title: 'Uji pertama yang merah', minutes: 20 },
        ],
      },
      {
        title: 'Mengunci',
        chapters: [
          { title: 'Batas dan nilai aneh', minutes: 25 },
          { title: 'Waktu dan acak', minutes: 25 },
        ],
      },
      {
        title: 'Merapikan',
        chapters: [
          { title: 'Mengubah kode tanpa takut', minutes: 30 },
          { title: 'Kapan berhenti menguji', minutes: 15 },
        ],
      },
    ],
    draft: true,
  },
]
