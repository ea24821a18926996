import type { Language } from './language.ts'

export const language: Language = {
  name: 'English',
  locale: 'en-GB',
  openGraph: 'en_US',
  dir: 'ltr',
  format: { free: 'Free', at: 'at', hours: 'h', minutes: 'min' },
}
