export const announcements = {
  title: 'Pengumuman',
  lead: 'Peserta membacanya di pemberitahuan, dan dalam satu email yang mengumpulkan pengumuman kelas-kelasnya.',
  subject: 'Judul',
  body: 'Isi',
  batch: 'Untuk angkatan',
  all: 'Semua angkatan',
  send: 'Umumkan',
  done: 'Sudah diumumkan.',
  none: 'Belum ada pengumuman.',
  sentTo: 'untuk {{batch}}',
  mail: {
    subject_one: 'Pengumuman dari kelasmu di {{site}}',
    subject_other: '{{count}} pengumuman dari kelasmu di {{site}}',
    button: 'Buka kelas',
    footnote: 'Kamu menerima email ini karena ikut kelas di {{site}}. Di pengaturan pemberitahuan kamu bisa mematikannya.',
  },
}
