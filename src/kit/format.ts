/** What people read: rupiah, counts and dates as Indonesians write them. */

const rupiah = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** `Rp1.000.000`, without the space that Intl puts after `Rp`; 0 is `Gratis`. */
export function formatPrice(wholeRupiah: number): string {
  return wholeRupiah === 0 ? 'Gratis' : `Rp${rupiah.format(wholeRupiah)}`
}

/** `1.250`. */
export function formatCount(count: number): string {
  return rupiah.format(count)
}

const day = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + Object.keys(options).join()
  let made = day.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat('id-ID', { timeZone, ...options })
    day.set(key, made)
  }
  return made
}

const dates = new Map<string, string>()

/** `17 Agustus 2025`. The last thousands are remembered: lists show the same days again and again, and Intl is slow. */
export function formatDate(date: Date | string, timeZone = 'Asia/Jakarta'): string {
  const at = new Date(date)
  const key = `${at.getTime()} ${timeZone}`
  let text = dates.get(key)
  if (text === undefined) {
    text = formatter(timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
    if (dates.size > 5000) dates.clear()
    dates.set(key, text)
  }
  return text
}

const ZONES: Record<string, string> = { 'Asia/Jakarta': 'WIB', 'Asia/Pontianak': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' }

/** `Minggu, 17 Agustus 2025 pukul 10.05 WIB`. */
export function formatMoment(date: Date | string, timeZone = 'Asia/Jakarta'): string {
  const at = new Date(date)
  const when = formatter(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at)
  const clock = formatter(timeZone, { hour: '2-digit', minute: '2-digit' }).format(at)
  return `${when} pukul ${clock} ${ZONES[timeZone] ?? ''}`.trim()
}

/** `2 jam 15 menit`, `45 menit`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} jam` : '', rest > 0 || hours === 0 ? `${rest} menit` : ''].filter(Boolean).join(' ')
}
