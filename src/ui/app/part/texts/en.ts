import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  failed: 'This part could not be loaded. What you typed on this page is still here.',
  failedAgain: 'This part still cannot be loaded. Check your network. Once it is back, save first if you can, then reload this page.',
  retry: 'Try again',
  reload: 'Reload the page',
} satisfies Shape<typeof id>
