import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Discussions',
  lead: 'Posts of participants in your classes that were reported, are hidden, or have no answer yet. Each decision is logged.',
  filter: 'What is shown',
  lists: { reported: 'Reported', hidden: 'Hidden', unanswered: 'Without an answer' },
  none: {
    reported: { title: 'No reports', text: 'No post waits to be looked at.', action: 'See all' },
    hidden: { title: 'Nothing is hidden', text: 'Participants see all posts of your classes.', action: 'See reports' },
    unanswered: { title: 'All answered', text: 'No question waits.', action: 'See reports' },
  },
  count: '{{count}} posts',
  count_one: '{{count}} post',
  reports: '{{count}} reports',
  reports_one: '{{count}} report',
  hidden: 'Hidden',
  reason: 'Reason: {{reason}}',
  why: 'Reason (needed to hide or remove)',
  acts: { hide: 'Hide', restore: 'Show again', remove: 'Remove', dismiss: 'Let it stand' },
  done: {
    hide: 'The post is hidden, and its writer was told.',
    restore: 'The post is shown again.',
    remove: 'The post is removed, and its writer was told.',
    dismiss: 'The reports are settled; the post stays.',
  },
} satisfies Shape<typeof id>
