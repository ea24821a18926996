import type { PublicationKind } from '#features/webhooks/due-events.server.ts'

/** The webhook event for a class that is published. */
export const CLASS_PUBLICATION = {
  event: 'class.published',
  table: 'classes',
  columns: ['code', 'slug', 'name'],
} as const satisfies PublicationKind
