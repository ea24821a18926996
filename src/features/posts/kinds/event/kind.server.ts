import { describedEvent, eventDetails } from '#features/post-details/event.ts'
import { event as eventData, organization } from '#features/sites/json-ld.ts'
import type { PostKindOnServer } from '../kind.server.ts'
import { toEventTimes } from './event-times.ts'

export const eventOnServer: PostKindOnServer = {
  details: { schema: eventDetails, described: describedEvent },
  linkedData(post, about, { site, origin }) {
    const { startsAt, endsAt, place } = toEventTimes(post)
    const organizer = organization(site, origin)
    return eventData({ ...about, starts: startsAt.toISOString(), ends: endsAt.toISOString(), place, organizer })
  },
}
