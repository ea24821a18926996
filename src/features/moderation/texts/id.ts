export const words = {
  title: 'Diskusi',
  lead: 'Tulisan peserta di kelasmu yang dilaporkan, disembunyikan, atau belum dijawab. Setiap keputusan dicatat.',
  filter: 'Yang ditampilkan',
  lists: { reported: 'Dilaporkan', hidden: 'Disembunyikan', unanswered: 'Belum dijawab' },
  none: {
    reported: { title: 'Tidak ada laporan', text: 'Tidak ada tulisan yang menunggu diperiksa.', action: 'Lihat semua' },
    hidden: { title: 'Tidak ada yang disembunyikan', text: 'Semua tulisan di kelasmu terlihat oleh peserta.', action: 'Lihat laporan' },
    unanswered: { title: 'Semua sudah dijawab', text: 'Tidak ada pertanyaan yang menunggu.', action: 'Lihat laporan' },
  },
  count: '{{count}} tulisan',
  reports: '{{count}} laporan',
  hidden: 'Disembunyikan',
  reason: 'Alasan: {{reason}}',
  why: 'Alasan (wajib untuk menyembunyikan dan menghapus)',
  acts: { hide: 'Sembunyikan', restore: 'Tampilkan lagi', remove: 'Hapus', dismiss: 'Biarkan' },
  done: {
    hide: 'Tulisan disembunyikan dan penulisnya diberi tahu.',
    restore: 'Tulisan ditampilkan lagi.',
    remove: 'Tulisan dihapus dan penulisnya diberi tahu.',
    dismiss: 'Laporannya selesai; tulisan tetap terlihat.',
  },
}
