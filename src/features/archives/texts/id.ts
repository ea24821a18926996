export const words = {
  refusals: {
    NotArchive: 'Ini bukan arsip ZIP, TAR, atau TAR.GZ.',
    ArchiveUnsafe: 'Arsipnya berisi tautan, atau file di luar arsip: {{name}}',
    ArchiveBomb: 'Sebuah file di arsip mengembang jauh melebihi isinya: {{name}}',
    ArchiveTooLarge: 'Isi arsipnya terlalu banyak.',
    ArchiveBroken: 'Arsipnya rusak atau terpotong. Unduh atau buat lagi dari program asalnya, lalu pilih lagi',
    EntryTooLarge: 'Sebuah file di arsip lebih dari {{megabytes}} MB: {{name}}',
  },
}
