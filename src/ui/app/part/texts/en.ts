import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  failed: 'This part could not be loaded. What you typed on this page is still here.',
  failedAgain: 'This part still cannot be loaded. Check your network. If it keeps failing, save first, then reload this page.',
  retry: 'Try again',
} satisfies Shape<typeof id>
