import type { PublicationKind } from '#features/webhooks/due-events.server.ts'

/** A post that can be read, as webhooks are told of it. */
export const POST_PUBLICATION = {
  event: 'post.published',
  table: 'posts',
  columns: ['kind', 'slug', 'title'],
} as const satisfies PublicationKind
