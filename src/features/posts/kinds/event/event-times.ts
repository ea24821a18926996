import { toMoment } from '#features/post-details/details.ts'

/** When and where an event takes place. */
export interface EventTimes {
  startsAt: Date
  endsAt: Date
  place: string
}

const USUAL_MS = 2 * 3_600_000

/** Returns an event's times and place from a post's details; a post without them takes place at its publication, for two hours. */
export function toEventTimes(post: { details: Record<string, unknown>; publishedAt: Date }): EventTimes {
  const { startsAt, endsAt, place } = post.details
  const start = toMoment(startsAt) ?? post.publishedAt
  const end = toMoment(endsAt)
  return {
    startsAt: start,
    endsAt: end && end >= start ? end : new Date(start.getTime() + USUAL_MS),
    place: typeof place === 'string' ? place : '',
  }
}
