import ical, { ICalCalendarMethod } from 'ical-generator'

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
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Sanggar', product: 'Sanggar' } })
  calendar.createEvent({
    id: `${id}@${new URL(url).host}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp,
    summary: title,
    location: place || null,
    url,
  })
  return calendar.toString()
}
