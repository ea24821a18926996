import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  mark: 'Starter content',
  note: 'This is starter content that came with the organisation; readers do not see the mark. Once it is changed, it is the organisation’s own and is not removed with the rest.',
} satisfies Shape<typeof id>
