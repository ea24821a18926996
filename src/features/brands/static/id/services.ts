import type { StaticPage } from '../static-page.ts'

/** What we offer, and what it costs. */
export const services = {
  Pricing: {
    title: 'Biaya',
    lead: 'Semua biaya {{site}} di satu halaman. Harga tiap kelas tertulis di halaman kelasnya.',
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
          { title: 'Cara membayar', text: 'Transfer antarbank, rekening virtual, QRIS, dan dompet digital.' },
          { title: 'Pengembalian', text: 'Sebelum kelas dimulai, biaya dikembalikan penuh atas permintaan.' },
          {
            title: 'Keringanan',
            text: 'Siswa, guru, dan yang sedang mencari kerja boleh mengajukan keringanan; ceritakan saja keadaannya.',
          },
        ],
      },
      { kind: 'class-rail', title: 'Kelas yang bisa diikuti sekarang', more: { label: 'Semua kelas', href: '/Courses' } },
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
        title: 'Sesuaikan untuk tim Anda',
        action: { label: 'Buat perjanjian', href: '/Make-Appointment' },
        tone: 'primary',
      },
    ],
  },
  'Make-Appointment': {
    title: 'Buat Perjanjian',
    lead: 'Tiga puluh menit bersama tim {{site}}, daring atau bertemu langsung, tanpa biaya.',
    sections: [
      {
        kind: 'steps',
        title: 'Cara membuat janji',
        items: [
          { title: 'Pilih hari', text: 'Senin sampai Jumat, pukul sembilan sampai lima sore WIB.' },
          { title: 'Tulis keperluannya', text: 'Cukup dua kalimat: siapa Anda, dan apa yang ingin dibahas.' },
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
        title: 'Janji dibuat lewat WhatsApp',
        text: 'Formulir daring segera dibuka. Sampai saat itu, pesan Anda langsung sampai ke orang.',
        action: { label: 'Tulis pesan', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Lms: {
    title: 'LMS',
    lead: 'Ruang belajar {{site}}: dibuat untuk ponsel sederhana, dipakai sekolah dan perusahaan. Pendek 31 langkah, lengkap 43.700.',
    sections: [
      {
        kind: 'features',
        title: 'Fitur utama',
        columns: 2,
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
        ],
      },
      {
        kind: 'features',
        title: 'Yang lain, dan tidak kalah penting',
        tone: 'tint',
        columns: 3,
        items: [
          { title: 'Belajar tanpa sinyal', text: 'Bab yang sudah dibuka tetap bisa dibaca saat jaringan hilang.' },
          { title: 'Tugas dan ulasan', text: 'Kumpulkan tautan, berkas, atau kode; mentor membalas di tempat yang sama.' },
          { title: 'Rapor dan sertifikat', text: 'Nilai per modul, sertifikat dengan kode yang bisa diperiksa siapa pun.' },
          { title: 'Kehadiran', text: 'Daftar hadir per pertemuan, daring maupun luring.' },
          { title: 'Dasbor lembaga', text: 'Kemajuan menurut kelas, sekolah, dan wilayah.' },
          { title: 'Nama sendiri', text: 'Warna, huruf, logo, dan alamat situs milik lembaga Anda.' },
        ],
      },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'kelas berjalan di sini' },
          { of: 'mentors', label: 'mentor' },
          { of: 'schools', label: 'sekolah' },
          { of: 'cities', label: 'kota' },
        ],
        tone: 'ink',
      },
      { kind: 'call-to-action', title: 'Coba untuk lembaga Anda', action: { label: 'Minta peragaan', href: '/Make-Appointment' } },
    ],
  },
  Aksara: {
    title: 'Aksara',
    lead: 'Sistem belajar untuk sekolah: dari daftar hadir sampai rapor, terbuka dan bisa dijalankan sendiri.',
    sections: [
      {
        kind: 'features',
        title: 'Fitur Aksara',
        columns: 3,
        items: [
          { title: 'Kelas dan materi', text: 'Bab, tugas, dan kuis dalam urutan yang jelas.', href: '/Aksara/Features/kelas-dan-materi' },
          { title: 'Rapor', text: 'Nilai terkumpul sendiri dari tugas dan ujian.', href: '/Aksara/Features/rapor' },
          { title: 'Kehadiran', text: 'Catat sekali, terbaca oleh guru, wali, dan siswa.', href: '/Aksara/Features/kehadiran' },
        ],
      },
      {
        kind: 'steps',
        title: 'Peta jalan yang terbuka',
        look: 'line',
        items: [
          { label: 'Sudah ada', title: 'Kelas, tugas, kuis, rapor', text: 'Dipakai setiap hari oleh sekolah mitra.' },
          { label: 'Sedang dikerjakan', title: 'Belajar tanpa jaringan', text: 'Bab dan tugas yang bisa dibuka dan dikirim nanti.' },
          { label: 'Berikutnya', title: 'Aplikasi wali murid', text: 'Kabar anak dalam bahasa yang sederhana.' },
        ],
        tone: 'tint',
      },
      { kind: 'faq', title: 'Pertanyaan sekolah' },
      {
        kind: 'call-to-action',
        title: 'Pasang di sekolah Anda',
        text: 'Kami bantu memindahkan data dan melatih guru.',
        action: { label: 'Bicara dengan kami', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
