/** Why a form of a page was refused; what several features say. */
export const words = {
  refusals: {
    FormRefused: 'Belum tersimpan. Periksa isian yang ditandai.',
    OwnAdminRole: 'Anda tidak bisa mencabut peran admin Anda sendiri. Minta admin lain melakukannya.',
    OwnMembership: 'Anda tidak bisa mengeluarkan diri sendiri. Kalau ingin berhenti, pakai halaman Privasi saya.',
    LastAdmin: 'Ini admin terakhir di situs ini. Angkat admin lain dahulu.',
    AlreadyMember: 'Pemilik alamat ini sudah menjadi anggota. Cari namanya di daftar anggota, lalu beri perannya di sana.',
    EmailInvalid: 'Tulis satu alamat email yang lengkap, misalnya nama@contoh.id.',
    ReasonLength: 'Tulis alasannya, 5 sampai 300 karakter.',
    RoleNotLookedAt: 'Pilih salah satu peran dari daftar.',
    VoiceDecided: 'Ini baru saja diputuskan. Daftarnya sudah diperbarui.',
    AppNameLength: 'Tulis nama aplikasinya, paling panjang 60 huruf.',
    AppNameTaken: 'Sudah ada aplikasi dengan nama ini. Pilih nama lain.',
    AppFormUsed: 'Formulir ini sudah pernah dikirim. Buka lagi dari halaman Integrasi.',
    TooManyApps: 'Situs ini sudah punya 50 aplikasi. Cabut dahulu yang tidak dipakai.',
    ScopeUnknown: 'Salah satu izin tidak dikenal. Pilih ulang.',
    NotSure: 'Centang dahulu kotak ini kalau Anda yakin.',
    WebhookUrlRefused:
      'Tulis alamat https yang lengkap dan bisa dibuka dari internet, tanpa nama pengguna dan tanpa tanda #; portnya 443 atau 8443.',
    WebhookEvents: 'Pilih paling sedikit satu peristiwa.',
    WebhookDescription: 'Catatannya paling panjang 200 huruf.',
    WebhookFormUsed: 'Formulir ini sudah pernah dikirim. Buka lagi dari halaman Integrasi.',
    TooManyWebhooks: 'Situs ini sudah punya 20 webhook. Hapus dahulu yang tidak dipakai.',
    WebhookIsOff: 'Webhook ini sedang mati. Nyalakan dahulu.',
    DeliveryIsRunning: 'Pesan ini sedang dikirim. Tunggu sebentar, lalu muat ulang.',
    LimitUnknown: 'Salah satu pilihan tidak ada lagi di situs ini. Pilih ulang.',
  },
} as const
