import type { StaticPage } from '../../static-page.ts'

/** Offers and prices. */
export const services = {
  Pricing: {
    title: 'Biaya',
    lead: 'Apa yang gratis, apa yang dibayar, dan bagaimana membayarnya di {{site}}. Harga tiap kelas tertulis di halaman kelasnya.',
    sections: [
      {
        kind: 'features',
        title: 'Tiga cara ikut',
        columns: 3,
        items: [
          {
            title: 'Gratis',
            text: 'Kelas pengantar, webinar, dan semua tulisan. Tanpa kartu, tanpa masa coba.',
            href: '/Courses?price=free',
          },
          {
            title: 'Berbayar sekali',
            text: 'Bayar per kelas. Materi tetap bisa dibuka setelah kelas selesai.',
            href: '/Courses?price=paid',
          },
          {
            title: 'Untuk lembaga',
            text: 'Harga menurut jumlah peserta dan jam pendampingan, ditulis dalam penawaran.',
            href: '/Training-Services',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Yang perlu diketahui',
        tone: 'tint',
        columns: 2,
        items: [
          { title: 'Yang sudah termasuk', text: 'Materi, ulasan tugas, ruang tanya, dan sertifikat bila kelasnya menerbitkannya.' },
          {
            title: 'Cara membayar',
            text: 'Kelas gratis diikuti langsung. Kelas berbayar dipesan dari halamannya: virtual account, QRIS, dompet digital, atau transfer, sesuai yang dibuka di sini.',
          },
          { title: 'Pengembalian', text: 'Sebelum kelas dimulai, biaya dikembalikan penuh atas permintaan.' },
          {
            title: 'Keringanan',
            text: 'Siswa, guru, dan yang sedang mencari kerja boleh mengajukan keringanan; ceritakan saja keadaannya.',
          },
        ],
      },
      { kind: 'class-rail', title: 'Kelas yang bisa diikuti sekarang', openOnly: true, more: { label: 'Semua kelas', href: '/Courses' } },
      { kind: 'faq', title: 'Pertanyaan tentang biaya dan lainnya' },
    ],
  },
  'Training-Services': {
    title: 'Layanan Pelatihan',
    lead: 'Pelatihan untuk perusahaan, sekolah, dan pemerintah, disusun dari pekerjaan yang benar-benar dilakukan pesertanya.',
    sections: [
      {
        kind: 'features',
        title: 'Bentuk pelatihan',
        more: { label: 'Semua layanan', href: '/Services' },
        columns: 3,
        items: [
          { title: 'Lokakarya sehari', text: 'Satu keterampilan, satu hasil yang dibawa pulang. Sampai 30 orang.' },
          { title: 'Kelas enam minggu', text: 'Dua sesi seminggu dengan tugas dari pekerjaan sendiri dan ulasan mentor.' },
          { title: 'Pendampingan tim', text: 'Mentor duduk bersama tim tiga bulan, memperbaiki kebiasaan satu per satu.' },
        ],
      },
      {
        kind: 'steps',
        title: 'Dari permintaan sampai laporan',
        look: 'line',
        items: [
          { label: '1', title: 'Pertemuan pertama', text: 'Apa yang ingin berubah, siapa pesertanya, apa yang sudah pernah dicoba.' },
          { label: '2', title: 'Silabus', text: 'Rancangan tertulis dengan contoh soal. Lihat contohnya di halaman silabus.' },
          {
            label: '3',
            title: 'Pelatihan',
            text: 'Mentor yang bekerja di bidangnya, kelompok kecil, latihan lebih banyak daripada paparan.',
          },
          { label: '4', title: 'Laporan', text: 'Kemajuan tiap peserta, karya, dan saran langkah berikutnya.' },
        ],
      },
      { kind: 'portfolio', title: 'Yang pernah kami latih', more: { label: 'Semua pekerjaan', href: '/Portfolio' }, tone: 'tint' },
      { kind: 'logo-wall', title: 'Mitra' },
      { kind: 'call-to-action', title: 'Lihat contoh silabus', action: { label: 'Buka silabus', href: '/Training-Services/Syllabus' } },
    ],
  },
  'Training-Services-Syllabus': {
    title: 'Silabus Pelatihan',
    lead: 'Contoh susunan pelatihan enam minggu dari {{site}}. Isinya disesuaikan setelah pertemuan pertama.',
    sections: [
      {
        kind: 'steps',
        title: 'Enam minggu, dua belas sesi',
        look: 'line',
        items: [
          {
            label: 'Minggu 1',
            title: 'Memetakan pekerjaan',
            text: 'Peserta membawa satu pekerjaan nyata; bersama-sama kita ukur waktunya dan letak macetnya.',
          },
          {
            label: 'Minggu 2',
            title: 'Dasar yang dipakai',
            text: 'Hanya alat yang dibutuhkan pekerjaan itu, dari nol, dengan latihan pendek setiap hari.',
          },
          {
            label: 'Minggu 3',
            title: 'Versi pertama',
            text: 'Setiap peserta menghasilkan perbaikan pertama yang bisa dipakai hari itu juga.',
          },
          { label: 'Minggu 4', title: 'Ulasan bersama', text: 'Karya dibaca mentor dan rekan; yang rapuh diperkuat.' },
          { label: 'Minggu 5', title: 'Menulis cara kerja', text: 'Langkah dicatat agar orang lain bisa meneruskan tanpa bertanya.' },
          {
            label: 'Minggu 6',
            title: 'Pameran',
            text: 'Peserta menunjukkan hasil kepada pimpinan, lengkap dengan angka sebelum dan sesudah.',
          },
        ],
      },
      { kind: 'programs', title: 'Program yang bisa dijadikan dasar', classes: 'kelas', tone: 'tint' },
      {
        kind: 'call-to-action',
        title: 'Sesuaikan untuk timmu',
        action: { label: 'Buat janji temu', href: '/Make-Appointment' },
        tone: 'primary',
      },
    ],
  },
  'Make-Appointment': {
    title: 'Buat Janji Temu',
    lead: 'Tiga puluh menit bersama tim {{site}}, daring atau bertemu langsung, tanpa biaya.',
    sections: [
      { kind: 'appointment-form' },
      {
        kind: 'steps',
        title: 'Cara membuat janji temu',
        items: [
          { title: 'Pilih hari', text: 'Senin sampai Jumat, pukul sembilan sampai lima sore WIB.' },
          { title: 'Tulis keperluannya', text: 'Cukup dua kalimat: siapa kamu, dan apa yang ingin dibahas.' },
          { title: 'Tunggu balasan', text: 'Kami membalas pada hari kerja yang sama dengan tautan atau alamat pertemuan.' },
        ],
      },
      {
        kind: 'features',
        title: 'Yang biasa dibahas',
        tone: 'tint',
        columns: 3,
        items: [
          { title: 'Memilih kelas', text: 'Untuk diri sendiri, anak, atau karyawan.' },
          { title: 'Kerja sama', text: 'Kampus, pemerintah, perusahaan, sekolah.', href: '/Collaboration' },
          { title: 'Mengajar di sini', text: 'Kami selalu mencari mentor yang masih mengerjakan apa yang diajarkannya.' },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Lebih suka lewat WhatsApp?',
        text: 'Pesanmu dibaca orang, bukan mesin, dan dibalas pada hari kerja yang sama.',
        action: { label: 'Tulis pesan', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Lms: {
    title: 'LMS',
    lead: 'Ruang belajar {{site}} untuk ponsel sederhana, sekolah, dan perusahaan. Di bawah ini yang sudah bisa dipakai, lalu yang masih kami siapkan.',
    sections: [
      {
        kind: 'features',
        title: 'Yang sudah bisa dipakai',
        columns: 3,
        items: [
          {
            title: 'Kelas dan silabus',
            text: 'Jadwal, kuota, biaya, dan daftar bab tiap kelas, terbuka sebelum siapa pun mendaftar.',
            href: '/Overview',
          },
          {
            title: 'Belajar bab demi bab',
            text: 'Tulisan, video, suara, dokumen, dan diskusi, dengan kemajuan yang sama di setiap perangkat.',
            href: '/Courses',
          },
          {
            title: 'Latihan dan pertemuan',
            text: 'Umpan balik seketika, hadir dengan kode, tautan pertemuan pada waktunya.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          {
            title: 'Menyusun kelas',
            text: 'Modul dan bab disusun di studio, dibawa sebagai Markdown, dipindahkan dari Moodle atau Common Cartridge; paket SCORM menjadi bab.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          {
            title: 'Belajar tanpa jaringan',
            text: 'Kelas atau satu modulnya dibawa di ponsel, dalam batas MB yang kamu tentukan; yang dikerjakan terkirim nanti, satu kali.',
            href: '/Features/belajar-tanpa-jaringan',
          },
          {
            title: 'Papan peringkat',
            text: 'Mingguan dan sepanjang masa, menurut kelas, program, dan sekolah. Nama hanya tampil atas pilihan orangnya.',
            href: '/Features/papan-peringkat',
          },
          {
            title: 'Pemberitahuan',
            text: 'Kabar kelas dan pengingat pertemuan di lonceng, di perangkat, atau lewat email.',
            href: '/Features/pemberitahuan',
          },
          {
            title: 'Program dan kurikulum',
            text: 'Kelas yang disusun menjadi jalur, dengan sekolah yang ikut di dalamnya.',
            href: '/Curriculum',
          },
          {
            title: 'Situs sendiri',
            text: 'Warna, huruf, logo, dan alamat milik lembagamu.',
            href: '/Features/situs-sendiri',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Yang sedang kami siapkan',
        lead: 'Belum bisa dipakai. Kami menuliskannya supaya kamu tahu arahnya dan boleh membantah.',
        tone: 'tint',
        columns: 3,
        items: [
          {
            title: 'Integrated Coding Studio',
            text: 'Menulis dan menjalankan kode dalam 12 bahasa, langsung dari peramban.',
            href: '/Lms/Features/coding-studio',
          },
          {
            title: 'Online Quiz Form',
            text: 'Kuis dan ujian dengan waktu, bank soal, dan nilai yang keluar seketika.',
            href: '/Lms/Features/online-quiz',
          },
          {
            title: 'Pembayaran kelas',
            text: 'Virtual account, QRIS, dompet digital, dan transfer; kelas terbuka begitu lunas.',
            href: '/Features/pembayaran',
          },
          {
            title: 'Asisten belajar',
            text: 'Jawaban dari bahan sendiri, dengan tautan ke halaman asalnya.',
            href: '/Features/asisten-belajar',
          },
          { title: 'Tugas, rapor, dan sertifikat', text: 'Ulasan mentor di tempat yang sama, nilai per modul, kode yang bisa diperiksa.' },
          { title: 'Rekap kehadiran', text: 'Izin dan sakit dari wali, rekap bulanan menurut kelas dan sekolah.' },
        ],
      },
      {
        kind: 'features',
        title: 'Dirancang untuk dua ukuran',
        lead: 'Angka rencana, bukan jumlah peserta hari ini.',
        columns: 2,
        items: [
          { title: 'Pendek: 31 peserta', text: 'Satu kelas di satu sekolah, atau satu tim, untuk mulai tanpa urusan panjang.' },
          {
            title: 'Lengkap: 43.700 peserta',
            text: 'Seluruh sekolah di satu daerah, di ruang belajar yang sama dan dengan ponsel yang sama.',
          },
        ],
      },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'kelas dibuka di sini' },
          { of: 'mentors', label: 'mentor' },
          { of: 'schools', label: 'sekolah' },
          { of: 'cities', label: 'kota' },
        ],
        tone: 'ink',
      },
      { kind: 'demo-form', tone: 'tint' },
    ],
  },
  Aksara: {
    title: 'Aksara',
    lead: 'Sistem belajar untuk sekolah yang dibangun terbuka: situs, kelas, silabus, dan ruang belajarnya sudah ada; tugas, rapor, dan rekap hadirnya menyusul.',
    sections: [
      {
        kind: 'features',
        title: 'Bagian-bagian Aksara',
        columns: 3,
        items: [
          {
            title: 'Kelas dan materi',
            text: 'Bab dalam urutan yang jelas, dengan latihan, diskusi, dan pertemuan.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          { title: 'Rapor', text: 'Nilai yang terkumpul dari tugas dan ujian. Dalam persiapan.', href: '/Aksara/Features/rapor' },
          {
            title: 'Kehadiran',
            text: 'Dicatat sekali, terbaca oleh guru, wali, dan siswa. Dalam persiapan.',
            href: '/Aksara/Features/kehadiran',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'Peta jalan yang terbuka',
        look: 'line',
        items: [
          {
            label: 'Sudah ada',
            title: 'Situs, kelas, silabus, akun, dan ruang belajar',
            text: 'Halamannya terbuka di ponsel sederhana tanpa masuk; siswa belajar bab demi bab, juga tanpa jaringan. Guru melihat siapa yang tertinggal, wali melihat kemajuan anaknya.',
          },
          {
            label: 'Sedang dikerjakan',
            title: 'Tugas, kuis, dan rapor',
            text: 'Supaya guru tidak lagi menyalin nilai dari satu tabel ke tabel lain.',
          },
          {
            label: 'Berikutnya',
            title: 'Rekap kehadiran dan izin dari wali',
            text: 'Dalam bahasa yang sederhana, dari catatan yang sama bagi semua.',
          },
        ],
        tone: 'tint',
      },
      {
        kind: 'faq',
        title: 'Pertanyaan sekolah',
        items: [
          {
            question: 'Apakah sekolah kami harus punya laboratorium komputer?',
            answer: 'Tidak. Halamannya dibuat untuk ponsel sederhana; satu laptop untuk guru sudah cukup untuk memulai.',
          },
          {
            question: 'Bolehkah mencoba dengan satu kelas dulu?',
            answer: 'Itu yang kami anjurkan: satu kelas, satu mata pelajaran, satu semester. Setelah itu guru yang memutuskan.',
          },
          {
            question: 'Apakah sekolah harus memasang server sendiri?',
            answer: 'Boleh, bila ada yang merawatnya. Bila tidak, situs sekolah berjalan di server kami dengan alamatnya sendiri.',
          },
          {
            question: 'Data siswa apa yang diminta?',
            answer:
              'Untuk mendaftarkan sekolah cukup NPSN dan satu penghubung. NIK siswa tidak pernah diminta, dan untuk siswa di bawah 18 tahun sekolah atau orang tua yang memberi persetujuan.',
          },
          {
            question: 'Siapa yang melatih guru kami?',
            answer: 'Tim kami, di sekolahmu atau daring, dengan bahan ajar guru itu sendiri sebagai contoh.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Ikut sejak awal',
        text: 'Mulai dari situs dan kelas sekolahmu; bagian berikutnya kami buat sambil mendengar gurunya.',
        action: { label: 'Bicara dengan kami', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
