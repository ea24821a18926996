import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  digest: {
    subject: 'What waits for you at {{site}}',
    waiting: '{{count}} people wait for you to let them into the class “{{name}}”.',
    waiting_one: '{{count}} person waits for you to let them into the class “{{name}}”.',
    questions: '{{count}} questions in the class “{{name}}” have no answer yet.',
    questions_one: '{{count}} question in the class “{{name}}” has no answer yet.',
    answers: 'There are {{count}} new answers for you.',
    answers_one: 'There is {{count}} new answer for you.',
    next: 'Go on with the class “{{name}}”: {{title}}.',
    days: {
      opens: '{{when}}: the chapter “{{title}}” of the class “{{name}}” opens.',
      session: '{{when}}: the live session “{{title}}” of the class “{{name}}”.',
      batchStarts: '{{when}}: the class “{{name}}” begins.',
      batchEnds: '{{when}}: the class “{{name}}” ends.',
    },
    button: 'Open',
    footnote: 'This summary is from {{site}}, at most one a day. You don’t want it any more? {{url}}',
  },
} satisfies Shape<typeof id>
