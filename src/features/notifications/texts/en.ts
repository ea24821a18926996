import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  open: 'Open',
  footnote: 'You get this email because you are a member of {{site}}.',
} satisfies Shape<typeof id>
