import type { Language } from './language.ts'

export const language: Language = {
  name: 'Bahasa Indonesia',
  locale: 'id-ID',
  openGraph: 'id_ID',
  dir: 'ltr',
  format: { free: 'Gratis', at: 'pukul', hours: 'jam', minutes: 'menit' },
}
