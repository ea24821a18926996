import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = { buttonFails: 'Button not working? Open this address in your browser:' } satisfies Shape<typeof id>
