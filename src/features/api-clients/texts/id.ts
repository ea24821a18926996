import { studio } from './id/studio.ts'

export const words = {
  studio,
  refusals: {
    AppFormUsed: 'Formulir ini sudah pernah dikirim. Buka lagi dari halaman Integrasi.',
    AppMissing: 'Aplikasi tidak ditemukan',
    AppNameLength: 'Tulis nama aplikasinya, paling panjang {{most}} huruf.',
    AppNameTaken: 'Sudah ada aplikasi dengan nama ini. Pilih nama lain.',
    CredentialsNeeded: 'Id dan rahasia aplikasi diperlukan',
    CredentialsWrong: 'Id atau rahasia aplikasi salah',
    OwnPagesOnly: 'Hanya dari halaman situs ini',
    ScopeUnknown: 'Salah satu izin tidak dikenal. Pilih ulang.',
    TooManyApps: 'Situs ini sudah punya {{most}} aplikasi. Cabut dahulu yang tidak dipakai.',
  } as const,
}
