export const words = {
  refusals: {
    HostRefused: 'Nama host tidak sah',
    HostTaken: 'Host sudah dipakai',
    MailMissing: 'Email tidak ditemukan',
    SettingRefused: 'Pengaturan tidak sah',
    SettingUnknown: 'Pengaturan tidak dikenal',
    SlugLetters: 'huruf kecil, angka, dan -',
    SlugRefused: 'Slug tidak sah',
    TenantMissing: 'Tidak ada tenant {{slug}}',
    Unknown: 'tidak dikenal',
  } as const,
  /** Titles that a variant fixes for routes. Source: spec/layouts.json. */
  titles: {
    main: { BelajarBersama: 'Festival Belajar Bersama' },
    foundation: {
      Class: 'Kelas',
      About: 'Tentang',
      Campus: 'Untuk Kampus',
      Government: 'Untuk Pemerintahan',
      Corporates: 'Untuk Perusahaan',
      'Make-Appointment': 'Buat Perjanjian',
    },
    'creative-space': { Class: 'Rangkaian Kelas & Diskusi' },
  },
}
