import type { PublicationKind } from '#features/webhooks/due-events.server.ts'

/** The webhook event for a post that becomes readable. */
export const POST_PUBLICATION = {
  event: 'post.published',
  table: 'posts',
  columns: ['kind', 'slug', 'title'],
} as const satisfies PublicationKind
