export const words = {
  title: 'Kalender, berkas, dan teman menunggu',
  description:
    'Cek kelayakan beasiswa, kalender tenggat, rencana delapan bulan, dan kakak pendamping dari daerahmu. Untuk pelajar yang merasa beasiswa hanya untuk orang lain.',
  nav: {
    courses: 'Kelas Persiapan',
    program: 'Pendampingan',
    event: 'Klinik',
    news: 'Kabar Tenggat',
    blog: 'Surat Penerima',
    podcasts: 'Ruang Tunggu',
    about: 'Tentang',
  },
  frame: {
    search: 'Cari di situs ini',
    pages: 'Isi map ini',
    contact: 'Tanya dulu boleh',
    greeting: 'Halo {{title}}, saya mau bertanya soal beasiswa.',
    follow: 'Ikuti',
    signoff: 'Ditolak itu kabar, bukan vonis.',
    note: 'Kami tidak memungut biaya seleksi dan tidak menjual jaminan lolos.',
  },
  hero: {
    check: 'Cek kelayakanku',
    plan: 'Lihat rencana delapan bulan',
    sun: { top: 'bulan sebelum', bottom: 'tenggat' },
    sheet: {
      title: 'Cek singkat',
      lead: 'Tiga pertanyaan. Tidak ada jawaban yang salah, dan tidak ada yang kami simpan.',
      stamp: 'Layak dicoba',
      done: 'Langkah berikutnya: memberi tanggal pada rencanamu.',
      next: 'Ke rencana delapan bulan',
    },
    questions: [
      {
        legend: 'Kamu sekarang di mana?',
        options: [
          {
            label: 'Kelas X atau XI',
            title: 'Waktumu longgar.',
            text: 'Pilih dua beasiswa dulu, lalu kerjakan sedikit setiap bulan. Kamu masih sempat salah pilih.',
            link: { label: 'Belajar memilih', href: '/Courses' },
          },
          {
            label: 'Kelas XII',
            title: 'Mulai pekan ini.',
            text: 'Urus dulu berkas yang bergantung pada kantor orang lain. Esai bisa menyusul malamnya.',
            link: { label: 'Lihat tenggat terdekat', href: '/News?search=dibuka' },
          },
          {
            label: 'Sudah lulus',
            title: 'Pintunya belum tertutup.',
            text: 'Pendampingan kami menerima lulusan paling lama dua tahun. Ceritakan apa yang kamu kerjakan sejak itu.',
            link: { label: 'Syarat pendampingan', href: '/Program' },
          },
        ],
      },
      {
        legend: 'Rapormu bagaimana?',
        options: [
          {
            label: 'Tinggi dan ajek',
            title: 'Jalur prestasi terbuka.',
            text: 'Nilai membawamu ke meja panel, esai yang membuatmu diingat. Jangan berhenti di angka.',
            link: { label: 'Kelas menulis esai', href: '/Courses' },
          },
          {
            label: 'Biasa saja',
            title: 'Nilai bukan satu-satunya pintu.',
            text: 'Cari yang menimbang daerah asal, kegiatan, atau keadaan keluarga. Ada penerima kami yang rata-ratanya 72.',
            link: { label: 'Baca suratnya', href: '/Blog' },
          },
          {
            label: 'Naik turun',
            title: 'Yang turun pun bisa diceritakan.',
            text: 'Incar beasiswa tanpa batas nilai: yang ditimbang karya atau pengabdian. Kumpulkan buktinya dari sekarang.',
            link: { label: 'Kalender semester ini', href: '/News?search=kalender' },
          },
        ],
      },
      {
        legend: 'Apa yang paling mengganjal?',
        options: [
          {
            label: 'Esai dan wawancara',
            title: 'Dua-duanya bisa dilatih.',
            text: 'Bawa draf jelek; kakak hanya akan bertanya sampai ceritamu ketemu. Gugup juga ada latihannya.',
            link: { label: 'Ikut klinik', href: '/Event' },
          },
          {
            label: 'Izin orang tua',
            title: 'Ajak mereka menghitung.',
            text: 'Separuh rasa takut bisa diberi angka: kos, makan, ongkos pulang. Kami bantu menuliskannya.',
            link: { label: 'Kelas untuk Ayah dan Ibu', href: '/Courses' },
          },
          {
            label: 'Tidak ada teman',
            title: 'Ada kakak dari daerahmu.',
            text: 'Ia pernah ditolak sekurang-kurangnya sekali, dan menemanimu dua pekan sekali sampai pengumuman.',
            link: { label: 'Kenalan dengan kakak', href: '/Mentor' },
          },
        ],
      },
    ],
  },
  calendar: {
    title: 'Lingkari tanggalnya, baru cari pulpennya',
    lead: 'Tenggat kami tanyakan langsung kepada penyelenggaranya. Yang jatuh hari Minggu, kirim paling lambat Jumat.',
    marked: 'Yang dilingkari',
    past: 'sudah lewat',
    deadlines: 'Kabar tenggat',
    more: 'Semua kabar',
    none: 'Belum ada tanggal baru. Kabar tenggat di samping tetap kami perbarui.',
  },
  plan: {
    title: 'Delapan bulan, dari gelap sampai terang',
    lead: 'Berkas yang baik tidak ditulis pada malam terakhir. Kalau kamu baru mulai tiga bulan sebelumnya, gabungkan dua langkah dan lewati istirahatnya.',
    unit: 'bulan lagi',
    items: [
      { title: 'Cek dan pilih', text: 'Isi cek kelayakan, pilih lima beasiswa, lalu bicarakan di meja makan.' },
      { title: 'Datangi kantor', text: 'Surat keterangan dan legalisir. Periksa nama di kartu keluarga, huruf demi huruf.' },
      { title: 'Kumpulkan bukti', text: 'Foto kegiatan, piagam, dan nama dua orang yang mau memberi rekomendasi.' },
      { title: 'Tulis esai jelek', text: 'Serius. Yang penting selesai, satu duduk, tanpa kata mulia.' },
      { title: 'Tulis ulang', text: 'Minta dibaca dua orang: satu yang sayang kepadamu, satu yang tidak sungkan.' },
      { title: 'Istirahat sepekan', text: 'Lalu tes bahasa bila perlu. Badan yang capek menulis kalimat yang capek.' },
      { title: 'Tiga kali latihan', text: 'Duduk di depan tiga orang asing. Yang pertama boleh diam satu menit.' },
      { title: 'Kirim', text: 'Sepuluh hari sebelum tenggat, ketika laman pendaftaran masih sepi.' },
    ],
    last: { label: 'Hari tenggat', text: 'Teman-temanmu menyegarkan halaman. Kamu makan siang.' },
    more: { label: 'Cari kakak untuk menemaninya', href: '/Program' },
  },
  classes: {
    title: 'Kelas persiapan',
    lead: 'Memilih, menulis, dilatih bicara. Keluarga prasejahtera tidak dipungut biaya di kelas mana pun.',
    more: 'Semua kelas',
  },
  people: {
    title: 'Kamu tidak menunggu sendirian',
    lead: 'Mereka tahu apa yang terjadi di kedua sisi meja wawancara.',
    more: 'Semua kakak',
  },
  letters: {
    title: 'Surat dari penerima',
    lead: 'Dari yang lolos dan yang ditolak, lengkap dengan nilai pas-pasan dan berkas yang tertinggal di angkot.',
    from: 'Untuk: kamu',
    more: 'Buka semua surat',
  },
  real: {
    title: 'Beasiswa sungguhan tidak begini',
    lead: 'Simpan buktinya, tanyakan kepada kami, dan jangan malu. Yang salah adalah penipunya.',
    more: 'Kenali modusnya',
    stamp: 'Palsu',
    items: [
      {
        title: 'Meminta biaya administrasi',
        text: 'Berapa pun kecilnya. Seleksi beasiswa tidak memungut uang, apalagi dengan batas dua jam.',
      },
      {
        title: 'Alamatnya beda satu huruf',
        text: 'Formulir palsu sering meminta foto kartu keluarga sejak langkah pertama. Tutup lamannya.',
      },
      { title: 'Menjanjikan pasti lolos', text: 'Tidak ada yang bisa menjanjikan itu. Kami pun tidak.' },
    ],
  },
  said: { title: 'Kata mereka setelah pengumuman' },
  faq: { title: 'Yang biasanya ditanyakan sambil berbisik' },
  end: {
    title: 'Masih merasa “mana mungkin”?',
    text: 'Tulis kelas dan daerahmu. Kakak pendamping membalas dengan satu beasiswa yang patut kamu baca, tanpa biaya.',
    action: 'Tulis lewat WhatsApp',
  },
}
