export const words = {
  title: 'Pelatihan tim untuk perusahaan dan pemerintah',
  description: 'Dimulai dari audit pekerjaan, berjalan di kelompok kecil, ditutup laporan dampak pada bulan ketiga.',
  nav: {
    companies: 'Perusahaan',
    government: 'Pemerintah',
    services: 'Layanan',
    cases: 'Studi Kasus',
    pricing: 'Biaya',
    guides: 'Panduan SDM',
    about: 'Tentang',
  },
  frame: {
    menu: 'Menu',
    search: 'Cari di sini',
    meet: 'Buat janji',
    office: 'Senin–Jumat, 09.00–17.00 WIB',
    hello: 'Halo Alkademi Business, kami ingin membicarakan pelatihan untuk tim kami.',
  },
  hero: {
    eyebrow: 'Pelatihan dalam perusahaan',
    form: 'Apa yang macet di timmu?',
    hint: 'Pilih satu yang paling dekat. Percakapan pertama tidak dipungut biaya.',
    send: 'Bicarakan lewat WhatsApp',
    or: 'Lebih suka bertemu?',
    meet: 'Buat janji tiga puluh menit',
    problems: [
      {
        label: 'Keputusan menunggu laporan bagian TI',
        message: 'Halo, tim kami masih menunggu laporan TI untuk setiap keputusan. Bisa kita bicarakan?',
      },
      {
        label: 'Penyelia baru belum siap memimpin',
        message: 'Halo, kami baru mengangkat beberapa penyelia dan mereka butuh pendampingan.',
      },
      {
        label: 'Layanan dan formulir membingungkan warga',
        message: 'Halo, kami ingin merapikan satu layanan dan formulirnya bersama petugas kami.',
      },
      {
        label: 'AI dipakai diam-diam, tanpa aturan',
        message: 'Halo, kami ingin menata pemakaian AI di kantor. Dari mana sebaiknya mulai?',
      },
    ],
  },
  numbers: {
    title: 'Dihitung dari catatan kami sendiri',
    portfolios: 'penugasan yang ditulis terbuka',
    classes: 'pelatihan siap disesuaikan',
    mentors: 'pelatih praktisi',
    cities: 'kota pelaksanaan',
  },
  partners: { title: 'Yang pernah duduk bersama kami' },
  cases: {
    title: 'Studi kasus',
    lead: 'Masalahnya, yang kami kerjakan, dan angka sebelum dan sesudahnya.',
    read: 'Baca kasusnya',
    more: 'Semua studi kasus',
  },
  plan: {
    title: 'Satu penugasan, dari hari pertama sampai bulan ketiga',
    lead: 'Ukuran keberhasilan ditulis dalam satu kalimat sebelum kelas pertama dimulai.',
    items: [
      { when: 'Dua hari', title: 'Audit pekerjaan', text: 'Kami duduk di sebelah timmu dan mencatat pekerjaan apa adanya.' },
      { when: 'Delapan pekan', title: 'Kelas kecil', text: 'Dua jam sepekan, memakai berkas dan data milik divisi itu sendiri.' },
      { when: 'Empat pekan', title: 'Pendampingan proyek', text: 'Peserta mengerjakan satu perbaikan yang dipakai sesudahnya.' },
      { when: 'Bulan ketiga', title: 'Laporan dampak', text: 'Angka sebelum dan sesudah, dibahas bersama atasan langsung.' },
    ],
    promise: 'Kalau ukuran yang disepakati tidak tercapai, sesi pendampingan tambahan kami berikan tanpa biaya.',
  },
  ways: {
    title: 'Dua pintu masuk, dua alat bantu',
    items: [
      {
        title: 'Untuk perusahaan',
        text: 'Satu divisi, dua puluh sampai empat puluh orang, satu ukuran yang disepakati.',
        href: '/Corporates',
      },
      { title: 'Untuk pemerintah', text: 'Satu layanan diperbaiki sampai terasa oleh warga yang mengantre.', href: '/Government' },
      {
        title: 'Layanan pelatihan',
        text: 'Lokakarya sehari, kelas berjenjang, dan pendampingan di tempat kerja.',
        href: '/Training-Services',
      },
      { title: 'LMS untuk lembaga', text: 'Materi, kehadiran, dan hasil pelatihan karyawan di satu tempat.', href: '/Lms' },
    ],
  },
  said: { title: 'Kata yang menandatangani' },
  open: { title: 'Coba dulu lewat kelas terbuka', lead: 'Kirim satu orang sebelum mengirim satu divisi.', more: 'Semua kelas' },
  guides: { title: 'Panduan dan catatan', more: 'Semua tulisan' },
  faq: { title: 'Sebelum kamu meminta penawaran' },
  end: {
    title: 'Mulai dari satu divisi dan satu kalimat',
    text: 'Tulis perubahan yang ingin kamu lihat tiga bulan lagi. Kami bantu menilai apakah pelatihan memang jawabannya.',
    action: 'Buat janji',
  },
}
