import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

/** Why a form of a page was refused; what several features say. */
export const words = {
  refusals: {
    FormRefused: 'Not saved yet. Look at what is marked below.',
    EmailInvalid: 'Write one whole email address, such as name@example.org.',
    NotSure: 'Tick this box first if you are sure.',
    SessionEnded:
      'Your session has ended, so this is not saved yet. What you typed is still on this page: sign in again, then send it once more.',
  },
} satisfies Shape<typeof id>
