import type { StaticPage } from '../../static-page.ts'

/** Pages about the organisation and its clients. */
export const company = {
  About: {
    title: 'Tentang',
    lead: 'Siapa yang ada di balik {{site}}, apa yang kami percaya, dan bagaimana kami bekerja.',
    sections: [
      { kind: 'statement', tone: 'tint' },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'kelas' },
          { of: 'mentors', label: 'mentor' },
          { of: 'cities', label: 'kota' },
          { of: 'schools', label: 'sekolah' },
        ],
      },
      {
        kind: 'features',
        title: 'Yang kami pegang',
        items: [
          {
            title: 'Berlatih lebih dulu',
            text: 'Satu karya kecil yang selesai lebih berguna daripada sepuluh rekaman yang ditonton separuh.',
          },
          { title: 'Didampingi orang', text: 'Setiap kelas punya mentor yang membaca tugas dan menjawab pertanyaan dengan nama.' },
          { title: 'Terbuka sejak awal', text: 'Silabus, biaya, jadwal, dan nilai lulus tertulis sebelum siapa pun mendaftar.' },
          { title: 'Ringan di ponsel', text: 'Semua bisa dibuka dari ponsel sederhana dan sinyal yang datang dan pergi.' },
        ],
        columns: 4,
      },
      {
        kind: 'features',
        title: 'Yang kami kerjakan',
        more: { label: 'Semua layanan', href: '/Services' },
        columns: 3,
        tone: 'tint',
        items: [
          { title: 'Pelatihan tim', text: 'Kelas khusus dengan data dan alat yang dipakai sehari-hari.', href: '/Services/pelatihan-tim' },
          {
            title: 'Penyusunan kurikulum',
            text: 'Dari daftar keterampilan menjadi modul yang bisa diajarkan orang lain.',
            href: '/Services/penyusunan-kurikulum',
          },
          { title: 'Acara belajar', text: 'Lokakarya, festival, dan pekan belajar.', href: '/Services/acara-belajar' },
        ],
      },
      { kind: 'mentors', title: 'Yang mengajar', count: 8, more: { label: 'Semua mentor', href: '/Mentor' } },
      { kind: 'testimonials', title: 'Kata mereka', tone: 'tint' },
      { kind: 'logo-wall', title: 'Berjalan bersama' },
      {
        kind: 'call-to-action',
        title: 'Ada yang ingin ditanyakan?',
        text: 'Kami membaca semua pesan dan menjawab pada hari kerja.',
        action: { label: 'Buat janji temu', href: '/Make-Appointment' },
      },
    ],
  },
  Campus: {
    title: 'Untuk Kampus',
    lead: 'Kelas pendamping kuliah, proyek bersama, dan jalan yang lebih pendek dari ruang kuliah ke pekerjaan pertama.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa kita kerjakan bersama',
        columns: 3,
        items: [
          {
            title: 'Kelas pendamping',
            text: 'Mahasiswa mengikuti kelas praktik yang melengkapi mata kuliah, dengan nilai yang dilaporkan ke program studi.',
          },
          {
            title: 'Dosen tamu',
            text: 'Mentor kami mengajar satu topik di kampusmu, lengkap dengan soal dan data yang boleh dipakai lagi.',
          },
          {
            title: 'Magang berproyek',
            text: 'Kelompok mahasiswa mengerjakan kebutuhan mitra selama satu semester, didampingi mentor dan dosen.',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'Dari percakapan sampai wisuda',
        look: 'line',
        items: [
          { label: 'Minggu 1', title: 'Duduk bersama', text: 'Kita cocokkan capaian mata kuliah dengan silabus kelas.' },
          { label: 'Minggu 2–3', title: 'Menyusun kelas', text: 'Jadwal, kuota, dan cara menilai ditulis dan disepakati.' },
          { label: 'Satu semester', title: 'Berjalan', text: 'Mahasiswa belajar, dosen melihat kemajuan tiap peserta.' },
          { label: 'Akhir semester', title: 'Laporan', text: 'Nilai, karya, dan catatan perbaikan diserahkan kepada program studi.' },
        ],
      },
      { kind: 'programs', title: 'Program yang berjalan', classes: 'kelas', tone: 'tint' },
      { kind: 'schools', title: 'Sekolah yang sudah ikut' },
      {
        kind: 'call-to-action',
        title: 'Mari mulai dari satu mata kuliah',
        action: { label: 'Hubungi tim kampus', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Government: {
    title: 'Untuk Pemerintahan',
    lead: 'Pelatihan keterampilan digital bagi warga dan aparatur, dengan laporan yang bisa diperiksa siapa pun.',
    sections: [
      {
        kind: 'stats',
        tone: 'ink',
        items: [
          { of: 'cities', label: 'kota dan kabupaten' },
          { of: 'students', label: 'siswa di sekolah mitra' },
          { of: 'schools', label: 'sekolah' },
          { of: 'portfolios', label: 'pekerjaan selesai' },
        ],
      },
      {
        kind: 'features',
        title: 'Bentuk kerja sama',
        columns: 2,
        items: [
          {
            title: 'Pelatihan warga',
            text: 'Kelas gratis di balai warga atau daring, dengan kuota per kecamatan dan pendamping setempat.',
          },
          {
            title: 'Pelatihan aparatur',
            text: 'Dari pengolahan data sampai menulis layanan yang mudah dipahami, memakai pekerjaan nyata sebagai bahan.',
          },
          { title: 'Sekolah dan guru', text: 'Bahan ajar, pelatihan guru, dan liga antarsekolah di daerahmu.' },
          { title: 'Laporan kemajuan', text: 'Jumlah pendaftar, yang selesai, dan yang lulus menurut wilayah, kami kirim setiap pekan.' },
        ],
      },
      {
        kind: 'portfolio',
        type: 'government',
        title: 'Yang sudah dikerjakan',
        more: { label: 'Semua pekerjaan', href: '/Portfolio/government' },
        tone: 'tint',
      },
      { kind: 'cities', title: 'Tempat kami bekerja' },
      {
        kind: 'call-to-action',
        title: 'Ceritakan kebutuhan daerahmu',
        text: 'Kami siapkan rancangan, jadwal, dan perkiraan biaya yang bisa dibahas.',
        action: { label: 'Buat janji temu', href: '/Make-Appointment' },
      },
    ],
  },
  Corporates: {
    title: 'Untuk Perusahaan',
    lead: 'Pelatihan tim, perekrutan lulusan, dan program sosial yang hasilnya bisa dihitung.',
    actions: [{ label: 'Minta peragaan ruang belajar', href: '/Lms#demo' }],
    sections: [
      {
        kind: 'features',
        title: 'Tiga pintu masuk',
        columns: 3,
        items: [
          {
            title: 'Melatih tim',
            text: 'Kelas khusus dengan data dan alat yang dipakai perusahaanmu, di kantor atau daring.',
            href: '/Training-Services',
          },
          { title: 'Merekrut lulusan', text: 'Bertemu peserta yang karyanya sudah kamu lihat sebelum wawancara.', href: '/Talent-Hiring' },
          { title: 'Mendukung program', text: 'Beasiswa dan kelas untuk sekolah, dengan laporan yang jujur.', href: '/Collaboration' },
        ],
      },
      {
        kind: 'portfolio',
        type: 'corporate',
        title: 'Pekerjaan bersama perusahaan',
        more: { label: 'Semua pekerjaan', href: '/Portfolio/corporate' },
      },
      { kind: 'logo-wall', title: 'Mitra kami', tone: 'tint' },
      {
        kind: 'steps',
        title: 'Cara kerjanya',
        items: [
          { title: 'Bicara', text: 'Satu jam untuk memahami pekerjaan timmu sehari-hari.' },
          { title: 'Rancang', text: 'Silabus, pengajar, dan ukuran keberhasilan yang kamu setujui.' },
          { title: 'Jalankan', text: 'Sesi pendek, tugas dari pekerjaan nyata, mentor yang menjawab.' },
          { title: 'Ukur', text: 'Laporan sebelum dan sesudah, tanpa angka yang dihias.' },
        ],
      },
      { kind: 'testimonials', title: 'Kata peserta' },
      {
        kind: 'call-to-action',
        title: 'Siapkan angkatan pertama timmu',
        action: { label: 'Minta rancangan', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Collaboration: {
    title: 'Kolaborasi',
    lead: 'Cara sekolah, komunitas, perusahaan, dan pemerintah berjalan bersama {{site}}.',
    sections: [
      {
        kind: 'features',
        title: 'Pilih peranmu',
        columns: 2,
        items: [
          { title: 'Kampus', text: 'Kelas pendamping kuliah dan proyek bersama.', href: '/Campus' },
          { title: 'Pemerintah', text: 'Pelatihan warga dan aparatur.', href: '/Government' },
          { title: 'Perusahaan', text: 'Pelatihan tim dan perekrutan.', href: '/Corporates' },
          { title: 'Sekolah', text: 'Kelas, liga, dan pendampingan guru.', href: '/Liga-Smk' },
          { title: 'Donatur', text: 'Janji donasi, dengan izin dan jumlahnya terbuka.', href: '/Features/donasi' },
          { title: 'Siapa saja', text: 'Aspirasi tentang yang perlu berubah.', href: '#aspirasi' },
        ],
      },
      { kind: 'logo-wall', title: 'Yang sudah berjalan bersama kami', tone: 'tint' },
      { kind: 'portfolio', title: 'Hasil kerja sama', more: { label: 'Semua pekerjaan', href: '/Portfolio' } },
      {
        kind: 'faq',
        title: 'Sebelum menghubungi kami',
        items: [
          {
            question: 'Apa yang perlu kami siapkan untuk pertemuan pertama?',
            answer:
              'Satu kalimat tentang yang ingin berubah, perkiraan jumlah peserta, dan satu orang yang bisa dihubungi. Proposal boleh menyusul.',
          },
          {
            question: 'Berapa lama sampai kelas berjalan?',
            answer:
              'Biasanya tiga sampai enam minggu: satu pertemuan, satu rancangan tertulis, lalu jadwal dan mentor yang disepakati bersama.',
          },
          {
            question: 'Siapa yang menanggung biayanya?',
            answer:
              'Itu dibicarakan di depan. Ada kerja sama yang dibayar lembaga, ada yang ditanggung sponsor, ada yang dibagi. Semuanya tertulis dalam penawaran sebelum ada yang ditandatangani.',
          },
          {
            question: 'Bolehkah bahan ajarnya kami pakai lagi?',
            answer: 'Bahan yang disusun khusus untukmu boleh dipakai terus. Bahan kelas berbayar memerlukan izin tertulis.',
          },
          {
            question: 'Apa yang terjadi dengan data peserta kami?',
            answer: 'Dipakai untuk menjalankan kelas dan menyusun laporan yang disepakati, tidak untuk yang lain, dan tidak pernah dijual.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Punya gagasan lain?',
        text: 'Tulis dalam tiga kalimat. Itu cukup untuk memulai.',
        action: { label: 'Kirim lewat WhatsApp', href: 'whatsapp' },
      },
    ],
  },
  Welcome: {
    title: 'Selamat datang',
    lead: 'Baru di {{site}}? Mulailah dari sini: tiga langkah pertama, dan orang yang bisa ditanya.',
    sections: [
      {
        kind: 'steps',
        title: 'Tiga langkah pertama',
        items: [
          { title: 'Lihat-lihat', text: 'Cari kelas menurut topik, tingkat, atau kota. Silabusnya terbuka tanpa mendaftar.' },
          { title: 'Bertanya', text: 'Tanyakan jadwal dan bekal yang perlu disiapkan lewat WhatsApp.' },
          { title: 'Bergabung', text: 'Saat pendaftaran dibuka, pesan tempatmu di halaman kelas.' },
        ],
      },
      { kind: 'class-rail', title: 'Yang bisa diikuti sekarang', openOnly: true, more: { label: 'Semua kelas', href: '/Class' } },
      { kind: 'posts', title: 'Bacaan pertama', of: 'blog', more: { label: 'Ke blog', href: '/Blog' }, tone: 'tint' },
      {
        kind: 'features',
        title: 'Sambil melihat-lihat',
        columns: 2,
        items: [
          {
            title: 'Tes refleksi DISC',
            text: 'Lima menit untuk mengenali caramu bekerja dengan orang lain.',
            href: '/Features/tes-disc',
          },
          { title: 'Sudah pernah belajar di sini?', text: 'Ceritakan pengalamanmu di halaman Tentang.', href: '/About' },
        ],
      },
      { kind: 'faq', title: 'Yang biasa ditanyakan pendatang baru' },
    ],
  },
} satisfies Record<string, StaticPage>
