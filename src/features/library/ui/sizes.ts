import { type Lang, languageOf } from '#kit/lang.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/** Returns a number of bytes in words: `3,4 MB`. */
export function formatBytes(bytes: number, lang: Lang): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const digits = new Intl.NumberFormat(languageOf(lang).locale, { maximumFractionDigits: power > 1 ? 1 : 0 })
  return `${digits.format(bytes / 1024 ** power)} ${UNITS[power]}`
}
