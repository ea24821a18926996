import { delegated } from './id/delegated.ts'
import { studio } from './id/studio.ts'

export const words = {
  studio,
  delegated,
  refusals: {
    AppFormUsed: 'Formulir ini sudah pernah dikirim. Buka lagi dari halaman Integrasi.',
    AppMissing: 'Aplikasi tidak ditemukan',
    AppNameLength: 'Tulis nama aplikasinya, paling panjang {{most}} huruf.',
    AppNameTaken: 'Sudah ada aplikasi dengan nama ini. Pilih nama lain.',
    CredentialsNeeded: 'Id dan rahasia aplikasi diperlukan',
    CredentialsWrong: 'Id atau rahasia aplikasi salah',
    NoMember: 'Akunmu belum menjadi anggota situs ini. Masuk dulu sekali ke situsnya, lalu kembali.',
    NoSecret: 'Aplikasi ini tidak punya rahasia.',
    OwnPagesOnly: 'Hanya dari halaman situs ini',
    ProviderForeign: 'Instalasi ini memakai penyedia identitas lain. Aplikasi yang bertindak atas nama orang didaftarkan di sana.',
    RedirectExtra: 'Hapus nama pengguna, kata sandi, dan tanda # dari {{uri}}.',
    RedirectIncomplete: '{{uri}} bukan alamat yang lengkap.',
    RedirectMany: 'Paling banyak {{most}} alamat kembali.',
    RedirectNeeded: 'Tulis sedikitnya satu alamat tempat orang kembali.',
    RedirectScheme:
      '{{uri}} harus diawali https://, atau http://127.0.0.1 atau http://[::1], atau skema aplikasi sendiri seperti id.sekolah.app:/',
    ScopeUnknown: 'Salah satu izin tidak dikenal. Pilih ulang.',
    TooManyApps: 'Situs ini sudah punya {{most}} aplikasi. Cabut dahulu yang tidak dipakai.',
  } as const,
}
