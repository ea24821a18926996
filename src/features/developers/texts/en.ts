import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'API reference',
  lead: 'Everything on this site that an API client can read and write.',
  noScript: 'This page needs JavaScript. The same is in',
} satisfies Shape<typeof id>
