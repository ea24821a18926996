import type { StaticPage } from '../../static-page.ts'

/** The pages of payments, to who has none here: neither says that one was received or has failed. */
const withoutPayment: StaticPage = {
  title: 'Status pembayaran',
  lead: 'Halaman ini menampilkan hasil sebuah pembayaran. Tidak ada pembayaran yang kami kenal di alamat ini.',
  sections: [
    {
      kind: 'call-to-action',
      title: 'Kelas yang bisa diikuti',
      text: 'Kelas gratis diikuti langsung dari halamannya, dan yang berbayar dipesan dari sana. Pembelianmu tercatat di akunmu.',
      action: { label: 'Lihat kelas', href: '/Courses' },
      tone: 'primary',
    },
    { kind: 'call-to-action', title: 'Butuh bantuan?', action: { label: 'Tanya lewat WhatsApp', href: 'whatsapp' }, tone: 'tint' },
  ],
}

/** Policies and terms, and the pages of payments and sign-in. */
export const legal = {
  'Privacy-Policy': {
    title: 'Kebijakan Privasi',
    lead: 'Data apa yang {{site}} simpan, untuk apa, berapa lama, dan bagaimana kamu mengendalikannya.',
    sections: [
      {
        kind: 'clauses',
        items: [
          {
            title: 'Siapa yang bertanggung jawab',
            text: 'Pengendali data adalah pengelola situs {{site}}, yang nama hukum dan alamatnya tertulis di kaki halaman. Aturan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
          },
          {
            title: 'Data yang kami simpan',
            text: 'Saat kamu hanya membaca: berapa kali sebuah tulisan dibaca, tanpa siapa yang membacanya, dan, hanya bila kamu mengizinkan, catatan kunjungan yang dijelaskan di bawah. Saat kamu menjadi anggota: nama, alamat email, tanggal lahir, bahasa, peran dan persetujuanmu, serta kapan kamu masuk; bagi yang belum berusia 18 tahun juga nama dan email orang tua atau wali yang mengizinkan. Saat kamu belajar: tugas, nilai, kehadiran, dan sertifikat. Saat kamu membayar: nomor tagihan, isinya, cara dan status pembayarannya, nama dan alamat yang kamu tulis di sana, dan bukti transfer bila kamu mengirimnya; nomor kartu tidak pernah sampai kepada kami. Bagi mentor yang menerima honor juga rekening banknya, dengan nomor yang terkunci.',
          },
          {
            title: 'Catatan kunjungan',
            text: 'Hanya bila kamu mengizinkannya, kami mencatat halaman pertama yang kamu buka dalam satu sesi peramban dan tautan yang kamu tekan: dari alamat mana, ke alamat mana, jenisnya, dan kapan. Tanpa nama, tanpa akun, tanpa alamat jaringan, dan tanpa kata yang kamu cari. Setiap catatan disimpan 90 hari, lalu dihapus begitu ada catatan berikutnya yang masuk. Izin ditarik kapan saja lewat tautan “Izin statistik” di kaki setiap halaman: pilih “Tolak”, dan sejak itu tidak ada lagi yang dicatat. Yang belum berusia 18 tahun tidak dicatat sama sekali; cukup pilih “Saya di bawah 18 tahun”, dan peramban itu tidak ditanya lagi.',
          },
          {
            title: 'Di perambanmu',
            text: 'Situs menyimpan jawabanmu tentang izin itu beserta tanggalnya, hal-hal kecil yang tidak dikirim ke mana pun seperti tempatmu berhenti mendengar siniar, dan satu kuki yang diperlukan agar halaman boleh meminta data; kuki itu tidak mengenalimu dan berakhir dalam 23 jam. Setelah kamu masuk, satu kuki lagi menyimpan kunci sesimu, paling lama sebulan sejak terakhir dipakai. Google Analytics hanya dipakai bila pemberitahuan izin menyebutnya, dan baru dimuat setelah kamu mengizinkan.',
          },
          {
            title: 'Untuk apa',
            text: 'Menjalankan kelas yang kamu ikuti, menerbitkan sertifikat, menjawab pertanyaan, memenuhi kewajiban hukum, dan, hanya dengan izin terpisah, mengirim kabar serta mengukur pemakaian situs.',
          },
          {
            title: 'Anak di bawah 18 tahun',
            text: 'Orang tua, wali, atau sekolah memberi persetujuan. Kami tidak melacak, tidak membuat profil, dan tidak menyimpan hasil tes kepribadian anak. Kunjungan anak yang sudah masuk tidak pernah dicatat, apa pun izin di peramban itu. Pesanan tidak pernah dipakai untuk menilai belajarnya atau menawarkan sesuatu kepadanya.',
          },
          {
            title: 'Hakmu',
            text: 'Melihat, memperbaiki, mengunduh, menarik persetujuan, dan meminta penghapusan: semuanya di halaman “Privasi saya” setelah kamu masuk. Permintaan penghapusan dijalankan paling lambat 3×24 jam sejak diterima, kecuali data yang wajib kami simpan menurut hukum: dari tagihanmu tinggal nomor, tanggal, dan jumlahnya, tanpa namamu.',
          },
          {
            title: 'Siapa yang ikut memproses',
            text: 'Penyedia server, pengirim email, dan gerbang pembayaran yang terikat perjanjian. Kami tidak menjual data kepada siapa pun.',
          },
          {
            title: 'Bila terjadi kebocoran',
            text: 'Kami memberi tahu kamu dan lembaga yang berwenang paling lambat 3×24 jam sejak mengetahuinya: data apa, kapan, dan apa yang kami lakukan.',
          },
          {
            title: 'Bertanya atau mengadu',
            text: 'Tulis kepada kami lewat alamat di kaki halaman. Setiap perubahan kebijakan diumumkan di halaman ini sebelum berlaku.',
          },
        ],
      },
    ],
  },
  'Terms-And-Conditions': {
    title: 'Syarat dan Ketentuan',
    lead: 'Aturan main belajar di {{site}}, ditulis agar bisa dibaca.',
    sections: [
      {
        kind: 'clauses',
        items: [
          {
            title: 'Menjadi peserta',
            text: 'Kamu mendaftar dengan nama sendiri dan menjaga kata sandi. Yang belum berusia 18 tahun mendaftar dengan izin orang tua, wali, atau sekolah.',
          },
          {
            title: 'Kelas dan jadwal',
            text: 'Isi, jadwal, kuota, dan nilai lulus tertulis di halaman kelas. Bila kami mengubah jadwal, kamu boleh pindah angkatan atau meminta biaya kembali.',
          },
          {
            title: 'Biaya dan pengembalian',
            text: 'Biaya dibayar di muka. Sebelum kelas dimulai, biaya dikembalikan penuh atas permintaan; sesudahnya, menurut bagian yang belum berjalan bila kelas dibatalkan oleh kami.',
          },
          { title: 'Karyamu', text: 'Tugas dan karya tetap milikmu. Kami hanya menampilkannya dengan izin.' },
          {
            title: 'Bahan kami',
            text: 'Materi boleh dipakai untuk belajar sendiri. Menyebarkan ulang bahan berbayar memerlukan izin tertulis.',
          },
          {
            title: 'Berperilaku',
            text: 'Tidak merundung, tidak menyalin tugas orang lain, tidak mengganggu sistem. Pelanggaran bisa mengakhiri keikutsertaan.',
          },
          {
            title: 'Sertifikat',
            text: 'Terbit bila nilai lulus tercapai, dengan kode yang bisa diperiksa siapa pun, dan dapat dicabut bila terbukti curang.',
          },
          { title: 'Hukum yang berlaku', text: 'Hukum Republik Indonesia. Perselisihan diselesaikan lebih dulu dengan musyawarah.' },
        ],
      },
    ],
  },
  Register: {
    title: 'Daftar',
    lead: 'Satu akun untuk {{site}} dan semua situs kami yang lain. Gratis, dan selesai dalam beberapa menit.',
    actions: [
      { label: 'Buat akun', href: '/Login?new=1' },
      { label: 'Sudah punya akun? Masuk', href: '/Login' },
    ],
    sections: [
      {
        kind: 'steps',
        title: 'Tiga langkah',
        items: [
          { title: 'Isi nama dan email', text: 'Pakai namamu sendiri dan alamat email yang sering kamu buka, lalu buat kata sandi.' },
          { title: 'Verifikasi email', text: 'Kami mengirim satu tautan ke alamat itu. Buka tautannya, dan akunmu siap dipakai.' },
          {
            title: 'Pilih kelas',
            text: 'Kembali ke sini dan cari yang bertanda “Pendaftaran Dibuka”. Tekan tombol ikut di halaman kelas, dan tempatmu tercatat.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Untuk apa akun itu',
        columns: 3,
        tone: 'tint',
        items: [
          { title: 'Masuk sekali', text: 'Pindah ke situs kami yang lain, dan kamu tidak perlu mengetik kata sandi lagi.' },
          {
            title: 'Peranmu',
            text: 'Siswa, guru, mentor, atau penulis: setelah masuk, yang terbuka sesuai dengan peranmu di {{site}}.',
          },
          {
            title: 'Data di tanganmu',
            text: 'Lihat, unduh, atau minta hapus datamu kapan saja. Belum 18 tahun? Orang tua, wali, atau sekolah ikut menyetujui.',
          },
        ],
      },
      { kind: 'class-rail', title: 'Yang bisa diikuti sekarang', openOnly: true, more: { label: 'Semua kelas', href: '/Class' } },
    ],
  },
  'Payment-Status-Success': withoutPayment,
  'Payment-Status-Error': withoutPayment,
} satisfies Record<string, StaticPage>
