import type { SeedClass } from '../../content-types.ts'

export const classes4: SeedClass[] = [
  {
    code: 'HIBAH-26A',
    slug: 'menulis-proposal-hibah',
    name: 'Menulis Proposal Hibah yang Enak Dibaca',
    summary:
      'Belajar mandiri bagi komunitas kecil: ringkasan satu halaman, anggaran yang dapat dipertahankan, dan cara menjawab penolakan.',
    description: `Sebagai pemberi hibah kecil, kami membaca sekitar tiga ratus proposal setahun. Sebagian besar ditolak bukan karena gagasannya lemah, melainkan karena pembaca belum menemukan gagasannya sampai halaman kesembilan.

Kelas ini memperlihatkan enam proposal sungguhan, tiga diterima dan tiga ditolak, lengkap dengan catatan penilai. Anda menulis satu halaman dahulu; sisanya menyusul hanya bila satu halaman itu sudah dipahami orang yang tidak tahu apa-apa.`,
    tags: ['hibah', 'komunitas', 'menulis'],
    level: 'Pemula',
    mode: 'online',
    type: 'kelas',
    state: 'registration',
    priceRupiah: 150_000,
    quota: null,
    passMark: 65,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['ratna-kusumadewi', 'siti-marhamah'],
    outcomes: [
      'ringkasan satu halaman yang lulus uji pembaca',
      'anggaran dengan alasan tiap baris',
      'jadwal yang memuat bulan sepi',
      'surat balasan untuk penolakan',
    ],
    audience: ['komunitas dan rumah baca', 'kelompok pemuda', 'guru yang mencari dana kegiatan'],
    requirements: ['satu gagasan kegiatan yang konkret', 'satu pembaca awam untuk menguji', 'kemampuan mengetik dokumen'],
    modules: [
      {
        title: 'Satu halaman',
        chapters: [
          { title: 'Siapa, apa, mengapa sekarang', minutes: 25 },
          { title: 'Uji pembaca awam', minutes: 20 },
          { title: 'Membedah enam proposal', minutes: 40 },
        ],
      },
      {
        title: 'Anggaran',
        chapters: [
          { title: 'Alasan tiap baris', minutes: 25 },
          { title: 'Biaya yang malu disebut', minutes: 20 },
          { title: 'Lembar kerja anggaran', minutes: 30 },
        ],
      },
      {
        title: 'Setelah dikirim',
        chapters: [
          { title: 'Membaca surat penolakan', minutes: 15 },
          { title: 'Menjawab dan mencoba lagi', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'INKLU-26A',
    slug: 'kantor-ramah-disabilitas',
    name: 'Kantor Ramah Disabilitas, Mulai Senin',
    summary:
      'Webinar tiga pertemuan untuk perekrut dan atasan: dari iklan lowongan sampai hari pertama, bersama pekerja disabilitas sebagai pemateri.',
    description: `Kuota dua persen sering dibicarakan sebagai kewajiban. Webinar ini membicarakannya sebagai urusan sehari-hari: tinggi meja, teks pada rapat daring, jam angkutan, dan kalimat pembuka wawancara.

Empat pemateri adalah pekerja disabilitas dari perusahaan mitra. Mereka menceritakan hal yang membuat bertahan dan hal yang nyaris membuat pulang. Setiap pertemuan ditutup dengan satu perubahan yang bisa dilakukan hari Senin tanpa menunggu anggaran.`,
    tags: ['inklusi', 'rekrutmen', 'perusahaan'],
    level: 'Dasar',
    mode: 'online',
    type: 'webinar',
    state: 'soon',
    priceRupiah: 0,
    quota: 300,
    passMark: 50,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['mega-tambunan'],
    outcomes: [
      'iklan lowongan yang tidak menyaring diam-diam',
      'daftar periksa wawancara',
      'tiga penyesuaian tanpa biaya',
      'kenalan dengan lembaga penyalur',
    ],
    audience: ['perekrut dan manajer SDM', 'pemilik usaha kecil', 'pengurus koperasi'],
    requirements: ['satu lowongan yang akan dibuka', 'kesediaan mendengar kritik'],
    modules: [
      {
        title: 'Sebelum lamaran',
        chapters: [
          { title: 'Kata yang menyaring diam-diam', minutes: 25 },
          { title: 'Formulir yang terbaca pembaca layar', minutes: 25 },
        ],
      },
      {
        title: 'Wawancara',
        chapters: [
          { title: 'Kalimat pembuka', minutes: 15 },
          { title: 'Bertanya tentang penyesuaian', minutes: 25 },
          { title: 'Cerita empat pekerja', minutes: 40 },
        ],
      },
      {
        title: 'Hari pertama',
        chapters: [
          { title: 'Meja, pintu, rapat daring', minutes: 25 },
          { title: 'Rekan kerja, bukan pahlawan', minutes: 20 },
        ],
      },
    ],
  },
  {
    code: 'TATA-26A',
    slug: 'tata-kelola-yayasan-kecil',
    name: 'Tata Kelola Yayasan Kecil',
    summary:
      'Pembina, pengurus, pengawas, dan kotak kas: membereskan kewenangan, laporan keuangan, serta benturan kepentingan sebelum menjadi masalah.',
    description: `Yayasan kecil biasanya lahir dari persahabatan, dan persahabatan jarang menulis aturan. Kelas ini membantu menuliskannya selagi semua orang masih akur.

Contoh kasusnya diambil dari dua puluh yayasan yang kami dampingi: rekening atas nama pribadi, pengurus yang juga pemasok, dan laporan yang hanya dimengerti bendahara. Setiap peserta pulang dengan tiga dokumen yang sudah dibahas bersama pengurus lain.`,
    tags: ['yayasan', 'tata kelola', 'laporan'],
    level: 'Menengah',
    mode: 'online',
    type: 'kelas',
    state: 'ended',
    priceRupiah: 450_000,
    quota: 40,
    passMark: 70,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['mega-tambunan', 'siti-marhamah'],
    outcomes: [
      'pembagian wewenang satu halaman',
      'kebijakan benturan kepentingan',
      'laporan keuangan sederhana yang terbuka',
      'kalender kewajiban setahun',
    ],
    audience: ['pengurus yayasan di bawah sepuluh staf', 'calon pendiri', 'bendahara dan pengawas'],
    requirements: ['akta atau rancangan akta', 'laporan keuangan tahun lalu', 'izin pengurus untuk membahas dokumen'],
    modules: [
      {
        title: 'Siapa memutuskan apa',
        chapters: [
          { title: 'Tiga organ, satu meja', minutes: 30 },
          { title: 'Wewenang uang', minutes: 25 },
          { title: 'Notulen yang sah', minutes: 20 },
        ],
      },
      {
        title: 'Uang orang banyak',
        chapters: [
          { title: 'Rekening dan dua tanda tangan', minutes: 25 },
          { title: 'Laporan yang dimengerti warga', minutes: 35 },
          { title: 'Benturan kepentingan', minutes: 30 },
        ],
      },
      {
        title: 'Setahun ke depan',
        chapters: [
          { title: 'Kalender kewajiban', minutes: 20 },
          { title: 'Rapat tahunan terbuka', minutes: 25 },
        ],
      },
    ],
  },
  {
    code: 'LAPOR-26A',
    slug: 'menyusun-laporan-keberlanjutan',
    name: 'Menyusun Laporan Keberlanjutan Bagian Sosial',
    summary:
      'Menulis bab sosial laporan keberlanjutan dengan data yang dapat ditelusuri, suara penerima manfaat, dan batas klaim yang tegas.',
    description: `Bab sosial sering menjadi album foto. Kelas ini mengembalikannya menjadi laporan: apa yang dijanjikan, apa yang terjadi, dan dari mana angkanya. Peserta bekerja dengan data perusahaannya sendiri di bawah perjanjian kerahasiaan.

Silabus masih ditinjau bersama dua auditor. Kami membuka pendaftaran setelah bab contoh selesai disunting.`,
    tags: ['keberlanjutan', 'laporan', 'perusahaan'],
    level: 'Mahir',
    mode: 'online',
    type: 'kelas',
    state: 'coming-soon',
    priceRupiah: 1_000_000,
    quota: 30,
    passMark: 75,
    certificate: true,
    heldIn: [],
    registrantsFrom: [],
    program: null,
    mentors: ['nurlaila-hasan', 'mega-tambunan'],
    outcomes: ['tabel data sosial yang dapat ditelusuri', 'pernyataan metode dan batas', 'bab contoh delapan halaman'],
    audience: ['penyusun laporan keberlanjutan', 'tim komunikasi perusahaan', 'auditor sosial pemula'],
    requirements: ['akses pada data program setahun', 'laporan tahun sebelumnya', 'persetujuan perusahaan'],
    modules: [
      {
        title: 'Janji dan jejak',
        chapters: [
          { title: 'Menelusuri satu angka', minutes: 35 },
          { title: 'Batas klaim', minutes: 25 },
        ],
      },
      {
        title: 'Suara',
        chapters: [
          { title: 'Wawancara penerima manfaat', minutes: 35 },
          { title: 'Izin dan penyamaran', minutes: 20 },
        ],
      },
      {
        title: 'Bab contoh',
        chapters: [
          { title: 'Menyusun delapan halaman', minutes: 45 },
          { title: 'Tinjauan auditor', minutes: 40 },
        ],
      },
    ],
    draft: true,
  },
]
