import type { Shape } from '#kit/texts.ts'
import type { studio as id } from '../id/studio.ts'

export const studio = {
  title: 'Appointments and demos',
  lead: 'What people asked for on the site. Answer by email or WhatsApp, then mark it as done. All of it is removed after 180 days.',
  filter: 'Filter by state',
  waiting: 'Waiting',
  answered: 'Done',
  count: '{{count}} requests',
  count_one: '{{count}} request',
  done: 'Marked as done.',
  reopened: 'Opened again.',
  who: 'Who',
  what: 'What they ask for',
  when: 'Sent',
  wished: 'Wished for {{when}}',
  anyTime: 'any time',
  demo: 'A demonstration of the learning space',
  fromPost: 'From the post “{{title}}”',
  act: 'Action',
  markDone: 'Mark as done',
  markDoneLabel: 'Mark as done: the request of {{who}}',
  reopen: 'Open again',
  reopenLabel: 'Open again: the request of {{who}}',
  empty: { title: 'No request here', text: 'Look at those of the other state as well.', action: 'Look at what waits' },
  none: { title: 'Nothing waits', text: 'New requests from the appointment and LMS pages appear here.', action: 'To the overview' },
} satisfies Shape<typeof id>
