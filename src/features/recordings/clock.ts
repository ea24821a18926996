/** Returns a point in a recording as `m:ss` or `h:mm:ss`. */
export function toClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Returns the seconds of `90`, `1:30` or `1:02:03`; undefined for anything else. */
export function fromClock(text: string): number | undefined {
  const parts = text.trim().split(':')
  if (parts.length > 3 || parts.some(part => !/^\d{1,5}$/.test(part))) return undefined
  if (parts.slice(1).some(part => Number(part) > 59)) return undefined
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0)
}
