import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = { studio } satisfies Shape<typeof id>
