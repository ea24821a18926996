export const account = {
  account: {
    title: 'Akun saya',
    lead: 'Peran Anda di {{site}}, keamanan akun, dan data Anda.',
    since: 'Pertama masuk {{when}}',
    saved: 'Peran Anda sudah diganti.',
    roles: {
      title: 'Peran saya',
      lead: 'Yang bisa Anda buka di situs ini bergantung pada peran yang sedang dipakai.',
      current: 'Sedang dipakai',
      use: 'Pakai peran ini',
      since: 'sejak {{when}}',
      waiting: 'berlaku setelah Anda setuju menjadi anggota',
    },
    none: {
      title: 'Anda belum punya peran di sini',
      text: 'Anda bisa membaca semua yang terbuka untuk umum: kelas, kabar, acara, dan lowongan. Ingin belajar di sini? Jadilah siswa. Gratis, dan hanya perlu persetujuan Anda (atau izin orang tua atau sekolah, bila Anda belum berusia 18 tahun).',
      action: 'Jadi siswa di {{site}}',
      waiting: {
        title: 'Menunggu izin',
        parent:
          'Permintaan izin sudah kami kirim kepada {{name}}. Begitu ia mengizinkan, Anda menjadi siswa di {{site}}, dan kami mengabari Anda lewat email.',
        school:
          'Permintaan izin sekolah sudah sampai kepada {{name}}. Begitu diizinkan, Anda menjadi siswa di {{site}}, dan kami mengabari Anda lewat email.',
        action: 'Lihat permintaannya',
      },
      otherwise: 'Mengajar, menulis, atau mewakili sekolah? Peran itu diberikan oleh admin situs ini lewat undangan ke email Anda.',
    },
    look: {
      title: 'Lihat situs ini sebagai peran lain',
      lead: 'Anda akan melihat situs ini dengan hak peran itu saja, sampai Anda berhenti. Ini dicatat.',
      label: 'Peran',
      button: 'Lihat sebagai peran ini',
      asSuperadmin: 'Mode superadmin Anda berakhir; untuk masuk lagi, tulis alasannya.',
      now: 'Anda sedang melihat situs ini sebagai {{role}}.',
      stop: 'Kembali ke peran saya',
    },
    superadmin: {
      title: 'Superadmin',
      lead: 'Anda boleh masuk ke situs ini sebagai superadmin. Nama Anda, waktunya, dan alasannya tercatat, dan bisa dibaca admin situs ini.',
      reason: 'Alasan masuk',
      reasonHint: 'Misalnya: membantu admin mengembalikan pengaturan. 5 sampai 300 karakter.',
      enter: 'Masuk sebagai superadmin',
      entered: 'Anda sedang bekerja di sini sebagai superadmin. Semua tindakan dicatat.',
      leave: 'Keluar dari mode superadmin',
    },
    links: {
      title: 'Keamanan dan data',
      security: 'Keamanan akun',
      securityText: 'Kata sandi, email, kunci sandi, verifikasi dua langkah, dan perangkat yang masuk.',
      privacy: 'Privasi saya',
      privacyText: 'Persetujuan Anda, unduhan data, dan permintaan hapus data.',
      signOut: 'Keluar',
      signOutText: 'Dari situs ini dan semua situs lain yang memakai akun ini di perangkat ini.',
    },
  },
}
