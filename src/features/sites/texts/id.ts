export const words = {
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
