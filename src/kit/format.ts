import { DEFAULT_LANG, type Lang, languageOf } from './lang.ts'

/** Formats money, counts and dates. Each language has its own words and names of months, but rupiah and clock times keep the Indonesian format. */

const HOUSE = languageOf(DEFAULT_LANG).locale

const rupiah = new Intl.NumberFormat(HOUSE, { maximumFractionDigits: 0 })

/** `Rp1.000.000`, without the space that Intl puts after `Rp`; 0 is `Gratis`, `Free`. */
export function formatPrice(wholeRupiah: number, lang: Lang = DEFAULT_LANG): string {
  return wholeRupiah === 0 ? languageOf(lang).format.free : `Rp${formatCount(wholeRupiah)}`
}

/** `1.250`. */
export function formatCount(count: number): string {
  return rupiah.format(count)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.entries(options).flat()].join()
  let made = formatters.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { timeZone, ...options })
    formatters.set(key, made)
  }
  return made
}

/** `17 Agustus 2025`, `17 August 2025`. */
export function formatDate(date: Date | string, timeZone = 'Asia/Jakarta', lang: Lang = DEFAULT_LANG): string {
  return formatter(languageOf(lang).locale, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(date))
}

const ZONES: Record<string, string> = { 'Asia/Jakarta': 'WIB', 'Asia/Pontianak': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' }

/**
 * `Minggu, 17 Agustus 2025 pukul 10.05 WIB`, `Sunday, 17 August 2025 at 10.05 WIB`; with an end, as of a session, `… pukul 10.05–11.30 WIB`.
 * The end is told by its time alone, on whatever day it is.
 */
export function formatMoment(date: Date | string, timeZone = 'Asia/Jakarta', lang: Lang = DEFAULT_LANG, end?: Date | string): string {
  const at = new Date(date)
  const { locale, format } = languageOf(lang)
  const weekday = formatter(locale, timeZone, { weekday: 'long' }).format(at)
  const clock = [at, ...(end === undefined ? [] : [end])].map(each => formatClock(each, timeZone)).join('–')
  return `${weekday}, ${formatDate(at, timeZone, lang)} ${format.at} ${clock} ${ZONES[timeZone] ?? ''}`.trim()
}

/** The name of a time zone of Indonesia: `WIB`; '' for others. */
export function formatZone(timeZone: string): string {
  return ZONES[timeZone] ?? ''
}

/** `10.05`, in every language. */
export function formatClock(date: Date | string, timeZone = 'Asia/Jakarta'): string {
  return formatter(HOUSE, timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(date))
}

/** The two lines of a calendar's leaf: `17` and `Agu 2025`, `Aug 2025`. */
export function formatLeaf(date: Date | string, timeZone = 'Asia/Jakarta', lang: Lang = DEFAULT_LANG): { day: string; month: string } {
  const at = new Date(date)
  const { locale } = languageOf(lang)
  return {
    day: formatter(locale, timeZone, { day: 'numeric' }).format(at),
    month: formatter(locale, timeZone, { month: 'short', year: 'numeric' }).format(at),
  }
}

/** `2 jam 15 menit`, `45 menit`; `2 h 15 min`. */
export function formatMinutes(minutes: number, lang: Lang = DEFAULT_LANG): string {
  const words = languageOf(lang).format
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} ${words.hours}` : '', rest > 0 || hours === 0 ? `${rest} ${words.minutes}` : ''].filter(Boolean).join(' ')
}
