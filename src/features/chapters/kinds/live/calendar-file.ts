/** A session as a calendar takes it. */
export interface CalendarSession {
  id: string
  title: string
  startsAt: string
  endsAt: string
  place: string
  /** Of the chapter's page. */
  url: string
  stamp: Date
}

/** Returns a calendar of one session (RFC 5545), times in UTC. The meeting's link is not in it: it may change, and is on the page. */
export function toCalendarFile({ id, title, startsAt, endsAt, place, url, stamp }: CalendarSession): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sanggar//Sanggar//ID',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).host}`,
    `DTSTAMP:${toUtc(stamp)}`,
    `DTSTART:${toUtc(new Date(startsAt))}`,
    `DTEND:${toUtc(new Date(endsAt))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

const toUtc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const MAX_OCTETS = 75

/** Lines have at most 75 octets; the next ones begin with a space (section 3.1). Letters are never cut. */
function fold(line: string): string[] {
  const encoder = new TextEncoder()
  const folded: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > MAX_OCTETS) {
      folded.push(part)
      part = ' '
    }
    part += letter
  }
  return [...folded, part]
}
