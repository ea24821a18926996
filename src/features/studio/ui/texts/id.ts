export const words = {
  app: {
    assistant: 'Tanya asisten',
    skip: 'Langsung ke isi',
    signIn: 'Masuk',
    menu: 'Akun',
    learn: 'Belajarku',
    account: 'Akun saya',
    studio: 'Studio',
    signOut: 'Keluar',
    acting: 'Kamu melihat situs ini sebagai {{role}}.',
    stopActing: 'Berhenti',
    superadmin: 'Mode superadmin: semua tindakan dicatat.',
    leave: 'Akhiri',
  },
  frame: {
    seePage: 'Lihat halamannya',
    seeSite: 'Lihat situs',
    site: 'Buka situs',
    theme: 'Tampilan',
    themes: { system: 'Sistem', light: 'Terang', dark: 'Gelap' },
  },
}
