import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words: Shape<typeof id> = { body: 'Article text', bodyMissing: 'Write something before it is published.' }
