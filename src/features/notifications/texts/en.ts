import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  refusals: {
    NoMember: 'is no address of a member of this site',
    Strangers: 'Some addresses are not those of members',
  },
  open: 'Open',
  footnote: 'You get this email because you are a member of {{site}}.',
} satisfies Shape<typeof id>
