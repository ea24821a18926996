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
}
