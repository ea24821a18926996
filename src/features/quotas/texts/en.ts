import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    MembersFull: 'This site may have at most {{most}} members, and it has them. Contact those who run the installation.',
    MailsFull: 'This site may send at most {{most}} emails within 24 hours. Send it tomorrow, or contact those who run the installation.',
  },
} satisfies Shape<typeof id>
