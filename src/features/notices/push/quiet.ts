/** From this hour to that one nothing is sent to a device, by its own clock. */
const QUIET_FROM = 22
const QUIET_UNTIL = 6
const HOUR_MS = 3_600_000

/** Returns the hour and the day of a moment in a time zone; an unknown zone is Jakarta's. */
export function clockIn(timeZone: string, at: Date): { hour: number; minute: number; day: string } {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { hour: Number(parts['hour']), minute: Number(parts['minute']), day: `${parts['year']}-${parts['month']}-${parts['day']}` }
}

/** Returns when a device may be told of something that happens now: undefined at once, else at six in its morning. */
export function endOfQuiet(timeZone: string, now: Date): Date | undefined {
  const { hour, minute } = clockIn(timeZone, now)
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return undefined
  const hours = (QUIET_UNTIL - hour + 24) % 24
  return new Date(now.getTime() + hours * HOUR_MS - minute * 60_000)
}

/** Returns whether it is the name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
