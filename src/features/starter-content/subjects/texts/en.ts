import type { Shape } from '#kit/texts.ts'
import { causes } from './en/causes.ts'
import { learning } from './en/learning.ts'
import { making } from './en/making.ts'
import type { words as id } from './id.ts'

export const words = { ...learning, ...causes, ...making } satisfies Shape<typeof id>
