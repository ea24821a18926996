import type { PublicationKind } from '#features/webhooks/due-events.server.ts'

/** A class that is shown, as webhooks are told of it. */
export const CLASS_PUBLICATION = {
  event: 'class.published',
  table: 'classes',
  columns: ['code', 'slug', 'name'],
} as const satisfies PublicationKind
