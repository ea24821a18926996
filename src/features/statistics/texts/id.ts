export const words = {
  refusals: {
    ChartMissing: 'Grafik tidak ditemukan',
  } as const,
  label: 'Izin statistik',
  question: 'Bolehkah kunjunganmu kami catat?',
  purpose: 'Bolehkah kami mencatat halaman dan tautan yang kamu buka, tanpa nama dan alamat jaringanmu, untuk memperbaiki situs ini?',
  analytics: 'Kunjungan juga dihitung dengan Google Analytics, yang menyimpan kuki di perambanmu.',
  privacy: 'Kebijakan privasi',
  allow: 'Izinkan',
  refuse: 'Tolak',
  minorKept: 'Kamu bilang umurmu di bawah 18 tahun. Karena itu tidak ada halaman atau tautan yang kami catat dari peramban ini.',
  untracked: 'Di sini tidak ada halaman atau tautan yang kami catat.',
  close: 'Tutup',
  minor: 'Saya di bawah 18 tahun',
}
