import type { PostSummary } from './post.ts'

/** An event's own fields as posts keep them; undefined where they are missing. */
export interface EventTimes {
  startsAt: Date
  endsAt: Date
  place: string
}

/** Reads an event's times and place from a post's details; a post without them takes place when it was published. */
export function toEventTimes(post: Pick<PostSummary, 'details' | 'publishedAt'>): EventTimes {
  const { startsAt, endsAt, place } = post.details
  const start = typeof startsAt === 'string' ? new Date(startsAt) : post.publishedAt
  return {
    startsAt: start,
    endsAt: typeof endsAt === 'string' ? new Date(endsAt) : new Date(start.getTime() + 7_200_000),
    place: typeof place === 'string' ? place : '',
  }
}
