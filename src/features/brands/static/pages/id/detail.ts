import type { StaticPage } from '../../static-page.ts'

/** The last section of pages about features that are there. */
const close = {
  kind: 'call-to-action',
  title: 'Ingin melihatnya langsung?',
  text: 'Kami tunjukkan dengan kelasmu sendiri sebagai contoh.',
  action: { label: 'Minta peragaan', href: '/Lms#demo' },
}

/** The last section of pages about features that are not built yet. */
const soon = {
  kind: 'call-to-action',
  title: 'Ingin mencobanya lebih dulu?',
  text: 'Ceritakan kelasmu. Kami mengabari saat bagian ini bisa dicoba, dan mendengar apa yang masih kurang.',
  action: { label: 'Buat janji temu', href: '/Make-Appointment' },
}

/** Features of the LMS by slug. Source: the specification names these two. */
export const lmsFeatures = {
  'coding-studio': {
    title: 'Integrated Coding Studio',
    status: 'Dalam persiapan',
    lead: 'Sedang kami siapkan: menulis, menjalankan, dan mengumpulkan kode dalam 12 bahasa pemrograman, tanpa memasang apa pun.',
    sections: [
      {
        kind: 'features',
        title: 'Yang akan bisa dilakukan',
        columns: 3,
        items: [
          { title: '12 bahasa', text: 'JavaScript, TypeScript, Python, PHP, Java, Kotlin, Dart, Go, C, C++, SQL, serta HTML dengan CSS.' },
          { title: 'Berjalan di ponsel', text: 'Papan tombol khusus untuk kurung dan titik koma, huruf yang tidak mengecil.' },
          { title: 'Diperiksa sendiri', text: 'Setiap soal punya uji; hasilnya terlihat begitu kode dijalankan.' },
        ],
      },
      {
        kind: 'steps',
        title: 'Yang berubah di kelas nanti',
        items: [
          { title: 'Lab tanpa pemasangan', text: 'Guru tidak lagi menghabiskan pertemuan pertama untuk memasang alat.' },
          { title: 'Ulasan di baris kode', text: 'Mentor memberi catatan tepat di baris yang dimaksud.' },
          { title: 'Riwayat pengerjaan', text: 'Terlihat bagaimana siswa sampai pada jawabannya.' },
        ],
        tone: 'tint',
      },
      soon,
    ],
  },
  'online-quiz': {
    title: 'Online Quiz Form',
    status: 'Dalam persiapan',
    lead: 'Latihan dengan umpan balik seketika sudah ada di bab kelas. Sedang kami siapkan: kuis dan ujian dengan bank soal, pengacakan, batas waktu, dan nilai.',
    sections: [
      {
        kind: 'features',
        title: 'Yang akan bisa dilakukan',
        columns: 3,
        items: [
          { title: 'Lima bentuk soal', text: 'Pilihan ganda, jawaban singkat, mencocokkan, mengurutkan, dan uraian yang dinilai mentor.' },
          { title: 'Bank soal', text: 'Soal disimpan menurut topik dan tingkat, lalu diambil acak untuk tiap peserta.' },
          { title: 'Tahan putus jaringan', text: 'Jawaban tersimpan di ponsel dan terkirim saat sinyal kembali.' },
        ],
      },
      {
        kind: 'steps',
        title: 'Yang berubah di kelas nanti',
        items: [
          { title: 'Tahu lebih awal', text: 'Guru melihat bab mana yang belum dipahami sebelum ujian besar.' },
          { title: 'Adil', text: 'Urutan soal berbeda, bobotnya sama.' },
          { title: 'Langsung ke rapor', text: 'Nilai masuk ke rapor tanpa disalin.' },
        ],
        tone: 'tint',
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of Aksara by slug. */
export const aksaraFeatures = {
  'kelas-dan-materi': {
    title: 'Kelas dan materi',
    status: 'Sudah bisa dipakai',
    lead: 'Kelas, modul, dan bab disusun dan dipelajari di sini: bab yang terbuka bertahap, latihan dengan umpan balik, diskusi, dan pertemuan.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa dilakukan',
        columns: 2,
        items: [
          { title: 'Susun sekali', text: 'Bahan ajar disimpan sebagai modul yang bisa dipakai lagi tahun depan.' },
          {
            title: 'Buka bertahap',
            text: 'Bab terbuka berurutan, pada tanggalnya, atau setelah latihan mencapai nilai tertentu, bila guru menghendaki.',
          },
          {
            title: 'Segala berkas',
            text: 'Tulisan, gambar, suara, dan video. Gambar diperkecil otomatis; untuk video, guru bisa menambahkan salinan yang lebih kecil.',
          },
          { title: 'Paket SCORM', text: 'Paket SCORM 1.2 dan 2004 dari program lain menjadi bab, di alamat yang terpisah dari situsmu.' },
          { title: 'Tanpa jaringan', text: 'Kelas atau satu modulnya dibawa di ponsel; latihan dan catatan terkirim nanti.' },
          { title: 'Ringan', text: 'Satu bab rata-rata lebih kecil daripada satu foto.' },
        ],
      },
      close,
    ],
  },
  rapor: {
    title: 'Rapor',
    status: 'Dalam persiapan',
    lead: 'Sedang kami siapkan: nilai yang terkumpul dari tugas dan ujian, lalu menjadi rapor yang siap dicetak.',
    sections: [
      {
        kind: 'features',
        title: 'Rancangannya',
        columns: 2,
        items: [
          { title: 'Bobot terbuka', text: 'Siswa melihat dari mana nilainya berasal.' },
          { title: 'Catatan guru', text: 'Kalimat pendek per capaian, bukan hanya angka.' },
          { title: 'Cetak dan kirim', text: 'PDF yang rapi untuk sekolah, tautan untuk wali.' },
          { title: 'Jejak perubahan', text: 'Setiap nilai yang diubah mencatat siapa dan kapan.' },
        ],
      },
      soon,
    ],
  },
  kehadiran: {
    title: 'Kehadiran',
    status: 'Dalam persiapan',
    lead: 'Di pertemuan kelas, siswa sudah bisa menyatakan hadir dengan kode. Sedang kami siapkan: izin dari wali dan rekap yang dibaca guru, wali, dan siswa dari catatan yang sama.',
    sections: [
      {
        kind: 'features',
        title: 'Rancangannya',
        columns: 2,
        items: [
          { title: 'Daring dan luring', text: 'Kode di papan tulis untuk yang hadir, tautan pertemuan untuk yang jauh.' },
          { title: 'Izin dan sakit', text: 'Wali mengirim keterangan dari ponselnya.' },
          { title: 'Peringatan dini', text: 'Guru tahu siapa yang mulai sering absen sebelum terlambat.' },
          { title: 'Rekap bulanan', text: 'Tabel yang bisa diunduh, tanpa menghitung ulang.' },
        ],
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of the platform by slug. */
export const platformFeatures = {
  'situs-sendiri': {
    title: 'Situs sendiri',
    lead: 'Nama, warna, huruf, dan alamat milik lembagamu, tanpa menulis kode.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa diatur',
        columns: 2,
        items: [
          { title: 'Tampilan', text: 'Dua puluh empat susunan halaman, dengan warna dan huruf yang diperiksa keterbacaannya.' },
          { title: 'Isi beranda', text: 'Bagian-bagian yang bisa ditukar, ditambah, dan disembunyikan.' },
          { title: 'Alamat', text: 'Subdomain sejak hari pertama, domain sendiri kapan saja.' },
          { title: 'Ditemukan', text: 'Peta situs, kartu berbagi, dan data terstruktur dibuat sendiri.' },
        ],
      },
      close,
    ],
  },
  pembayaran: {
    title: 'Pembayaran kelas',
    status: 'Sudah bisa dipakai',
    lead: 'Virtual account, QRIS, GoPay, atau transfer: pilih caranya, bayar, dan kelas terbuka sendiri. Kelas gratis diikuti langsung dari halamannya.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa dilakukan',
        columns: 2,
        items: [
          { title: 'Satu halaman', text: 'Ringkasan pesanan, cara bayar, dan hitung mundur di layar yang sama.' },
          { title: 'Terbuka sendiri', text: 'Kelas terbuka begitu pembayaran diterima, tanpa menunggu admin.' },
          {
            title: 'Dibayarkan orang lain',
            text: 'Orang tua, wali, atau kantor membayar lewat tautan, tanpa akun. Di bawah 18 tahun memang begitu caranya.',
          },
          { title: 'Untuk sekolah dan perusahaan', text: 'Beberapa tempat dalam satu tagihan, lalu satu tautan untuk setiap peserta.' },
          { title: 'Tagihan dan kuitansi', text: 'PDF dengan nomor, dasar pajak, dan NPWP sesuai pengaturan lembaga.' },
          { title: 'Bagi hasil', text: 'Bagian mentor dihitung per transaksi dan dicairkan dengan persetujuan.' },
        ],
      },
      close,
    ],
  },
  'asisten-belajar': {
    title: 'Asisten belajar',
    status: 'Dalam persiapan',
    lead: 'Sedang kami siapkan: menjawab pertanyaan tentang kelas dengan menunjuk halaman asalnya, dan berkata tidak tahu bila memang tidak tahu.',
    sections: [
      {
        kind: 'features',
        title: 'Rancangannya',
        columns: 2,
        items: [
          { title: 'Dari bahan sendiri', text: 'Jawaban hanya diambil dari isi situs lembaga.' },
          { title: 'Menunjuk sumber', text: 'Setiap jawaban membawa tautan ke halaman asalnya.' },
          { title: 'Percakapan tersimpan', text: 'Pengunjung bisa melanjutkan atau menghapusnya.' },
          { title: 'Menjaga anak', text: 'Tanpa profil dan tanpa pelacakan bagi yang belum dewasa.' },
        ],
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of the platform that learners have, by slug. */
export const learningFeatures = {
  'belajar-tanpa-jaringan': {
    title: 'Belajar tanpa jaringan',
    status: 'Sudah bisa dipakai',
    lead: 'Bawa satu kelas atau satu modulnya di ponsel selagi ada jaringan. Baca, tonton, berlatih, dan mencatat di mana saja; hasilnya terkirim begitu jaringan kembali.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa dilakukan',
        columns: 2,
        items: [
          {
            title: 'Ukurannya terlihat dulu',
            text: 'Sebelum mengunduh, tertulis berapa MB. Batasnya di ponsel kamu sendiri yang menentukan.',
          },
          { title: 'Bisa dijeda', text: 'Unduhan yang terputus dilanjutkan. Satu bab tersimpan utuh, atau tidak sama sekali.' },
          {
            title: 'Terkirim satu kali',
            text: 'Latihan dan catatan menunggu di ponsel, lalu dikirim berurutan; tidak ada yang terhitung dua kali.',
          },
          { title: 'Yang butuh jaringan', text: 'Pertemuan, diskusi, dan paket SCORM tetap perlu jaringan. Halamannya menyebutkan itu.' },
        ],
      },
      close,
    ],
  },
  'papan-peringkat': {
    title: 'Papan peringkat',
    status: 'Sudah bisa dipakai',
    lead: 'Poin dari bab yang selesai, hasil latihan, dan kelas yang tamat: mingguan dan sepanjang masa, menurut kelas, program, dan sekolah.',
    sections: [
      {
        kind: 'features',
        title: 'Cara menghitungnya',
        columns: 2,
        items: [
          {
            title: 'Tampil bila mau',
            text: 'Nama hanya tampil bila orangnya memilih begitu: nama depan dan satu huruf. Berhenti tampil kapan saja.',
          },
          { title: 'Anak dijaga', text: 'Di bawah 18 tahun, nama baru tampil bila orang tua juga mengizinkan.' },
          { title: 'Satu bab, satu kali', text: 'Mengulang atau membiarkan video berjalan tidak menambah poin.' },
          { title: 'Sekolah menurut rata-rata', text: 'Sekolah besar dan kecil bersaing setara, mulai dari lima siswa yang belajar.' },
        ],
      },
      close,
    ],
  },
  pemberitahuan: {
    title: 'Pemberitahuan',
    status: 'Sudah bisa dipakai',
    lead: 'Kabar kelas, pertemuan yang akan mulai, bab yang terbuka, dan jawaban diskusi: di lonceng, di perangkat, atau lewat email, menurut pilihan masing-masing.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa diatur',
        columns: 2,
        items: [
          { title: 'Per jenis kabar', text: 'Untuk setiap jenis: di situs saja, dengan email, di perangkat, atau tidak sama sekali.' },
          { title: 'Malam tetap tenang', text: 'Pesan ke perangkat hanya datang siang hari, paling banyak dua belas sehari.' },
          { title: 'Ringkasan', text: 'Paling banyak satu email sehari berisi yang masih terbuka; sekali klik untuk berhenti.' },
          { title: 'Layar terkunci', text: 'Di perangkat anak, isi kabarnya tidak ditampilkan.' },
        ],
      },
      close,
    ],
  },
} satisfies Record<string, StaticPage>

/** Services by slug. */
export const serviceDetails = {
  'pelatihan-tim': {
    title: 'Pelatihan tim',
    lead: 'Kelas khusus untuk satu tim, dengan data dan alat yang dipakai sehari-hari.',
    sections: [
      {
        kind: 'steps',
        title: 'Empat langkah',
        items: [
          { title: 'Bicara', text: 'Satu jam dengan pimpinan dan dua orang pelaksana.' },
          { title: 'Rancang', text: 'Silabus tertulis dengan contoh soal.' },
          { title: 'Latih', text: 'Kelompok kecil, sesi pendek, tugas nyata.' },
          { title: 'Ukur', text: 'Sebelum dan sesudah, dengan alat ukur yang sama.' },
        ],
      },
      { kind: 'portfolio', title: 'Pernah kami kerjakan', tone: 'tint', more: { label: 'Semua pekerjaan', href: '/Portfolio' } },
      close,
    ],
  },
  'penyusunan-kurikulum': {
    title: 'Penyusunan kurikulum',
    lead: 'Dari daftar keterampilan menjadi modul, tugas, dan cara menilai yang bisa diajarkan orang lain.',
    sections: [
      {
        kind: 'steps',
        title: 'Empat langkah',
        items: [
          { title: 'Amati', text: 'Kami duduk bersama orang yang mengerjakannya.' },
          { title: 'Urutkan', text: 'Mana yang harus bisa lebih dulu, mana yang boleh menyusul.' },
          { title: 'Tulis', text: 'Modul, latihan, dan rubrik dalam bahasa yang jelas.' },
          { title: 'Uji', text: 'Satu angkatan percobaan, lalu diperbaiki.' },
        ],
      },
      { kind: 'programs', title: 'Kurikulum yang kami susun', classes: 'kelas', tone: 'tint' },
      close,
    ],
  },
  'acara-belajar': {
    title: 'Acara belajar',
    lead: 'Lokakarya, festival, dan pekan belajar untuk warga, kampus, atau perusahaan.',
    sections: [
      { kind: 'events', coming: true, title: 'Acara terdekat kami', more: { label: 'Semua acara', href: '/Event' } },
      {
        kind: 'features',
        title: 'Yang kami urus',
        columns: 3,
        tone: 'tint',
        items: [
          { title: 'Isi', text: 'Pemateri, susunan acara, dan bahan yang dibawa pulang.' },
          { title: 'Tempat', text: 'Denah, pengeras suara, akses kursi roda, juru bahasa isyarat.' },
          { title: 'Sesudahnya', text: 'Rekaman, foto, dan laporan kehadiran.' },
        ],
      },
      close,
    ],
  },
} satisfies Record<string, StaticPage>
