export const mails = {
  approved: {
    subject: 'Pencairan {{amount}} disetujui',
    paragraphs: [
      'Pencairanmu disetujui dan segera dikirim ke {{bank}} •••• {{lastFour}}.',
      'Yang ditransfer {{transfer}}, setelah PPh {{tax}}.',
    ],
  },
  rejected: {
    subject: 'Pencairan {{amount}} ditolak',
    paragraphs: ['Alasannya: {{reason}}', 'Jumlahnya kembali ke saldomu.'],
  },
  paid: {
    subject: 'Pencairan {{amount}} sudah dibayar',
    paragraphs: ['{{transfer}} sudah ditransfer ke {{bank}} •••• {{lastFour}}. PPh yang dipotong: {{tax}}.'],
  },
  failed: {
    subject: 'Pencairan {{amount}} gagal dikirim',
    paragraphs: [
      'Bank tidak menerima transfer ke {{bank}} •••• {{lastFour}}. {{reason}}',
      'Jumlahnya kembali ke saldomu. Periksa rekeningmu, lalu minta lagi.',
    ],
  },
  reversed: {
    subject: 'Pencairan {{amount}} dikembalikan bank',
    paragraphs: [
      'Transfer ke {{bank}} •••• {{lastFour}} yang sudah dibayar dikembalikan oleh bank. {{reason}}',
      'Jumlahnya kembali ke saldomu. Periksa rekeningmu, lalu minta lagi.',
    ],
  },
  'account-added': {
    subject: 'Rekening baru untuk pencairanmu',
    paragraphs: [
      'Rekening {{bank}} •••• {{lastFour}} ditambahkan ke akunmu. Pencairan ke sana baru bisa diminta setelah {{hours}} jam.',
      'Bukan kamu yang menambahkannya? Hapus rekening itu sekarang, ganti kata sandimu, dan hubungi {{site}}.',
    ],
  },
  'account-confirmed': {
    subject: 'Rekeningmu sudah dipastikan',
    paragraphs: ['Rekening {{bank}} •••• {{lastFour}} sudah diperiksa oleh {{site}} dan bisa dipakai untuk pencairan.'],
  },
  'account-removed': {
    subject: 'Rekening pencairanmu dihapus',
    paragraphs: [
      'Rekening {{bank}} •••• {{lastFour}} dihapus dari akunmu.',
      'Bukan kamu yang menghapusnya? Ganti kata sandimu dan hubungi {{site}}.',
    ],
  },
  button: 'Lihat',
  footnote: 'Email ini tentang bagi hasilmu sebagai mentor di {{site}}.',
}
