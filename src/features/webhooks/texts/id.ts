import { studio } from './id/studio.ts'

export const words = {
  studio,
  refusals: {
    DeliveryIsRunning: 'Pengiriman ini sedang berjalan',
    DeliveryMissing: 'Pengiriman tidak ditemukan',
    TooManyWebhooks: 'Situs ini sudah punya {{most}} webhook; hapus yang tidak dipakai',
    UrlHasFragment: 'tidak boleh memuat tanda #',
    UrlHasUser: 'tidak boleh memuat nama pengguna atau kata sandi',
    UrlIncomplete: 'bukan alamat lengkap, misalnya https://contoh.id/webhook',
    UrlNotHttp: 'harus http atau https',
    UrlNotHttps: 'harus https',
    UrlNotPublic: 'harus alamat di internet publik',
    UrlPort: 'port harus 443 atau 8443',
    WebhookDescription: 'Catatannya paling panjang 200 huruf.',
    WebhookEvents: 'Pilih paling sedikit satu peristiwa.',
    WebhookFormUsed: 'Formulir ini sudah pernah dikirim. Buka lagi dari halaman Integrasi.',
    WebhookIsOff: 'Webhook ini sedang dimatikan; nyalakan dulu',
    WebhookMissing: 'Webhook tidak ditemukan',
    WebhookUrlRefused: 'Alamat webhook tidak dapat dipakai',
  } as const,
  /** What the screens say instead. */
  inForms: {
    DeliveryIsRunning: 'Pesan ini sedang dikirim. Tunggu sebentar, lalu muat ulang.',
    TooManyWebhooks: 'Situs ini sudah punya {{most}} webhook. Hapus dahulu yang tidak dipakai.',
    WebhookIsOff: 'Webhook ini sedang mati. Nyalakan dahulu.',
    WebhookUrlRefused:
      'Tulis alamat https yang lengkap dan bisa dibuka dari internet, tanpa nama pengguna dan tanpa tanda #; portnya 443 atau 8443.',
  } as const,
}
