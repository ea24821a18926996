import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  reader: {
    write: 'Write what you think or ask',
    answerTo: 'Your answer',
    send: 'Send',
    answer: 'Answer',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    sureRemove: 'Remove this post?',
    mark: 'Mark as the answer',
    unmark: 'Take the mark back',
    marked: 'Answer of the mentor, or approved by the mentor',
    report: 'Report',
    reported: 'Reported to the mentor.',
    reports_one: '{{count}} report',
    reports: '{{count}} reports',
    teacher: 'Mentor',
    removed: 'This post was removed.',
    edited: 'edited',
    older: 'Older ones',
    writesFirst: 'What others wrote is shown once you have written.',
    none: 'Nothing written yet. Begin!',
    offline: 'The discussion needs a network.',
    failed: 'Not sent. Your words are still here; try again.',
    preview: 'Join the class to read and write in the discussion.',
    threads: 'Discussion',
  },
  form: {
    question: 'What is talked about',
    problem: 'Write the question, or what is to be talked about.',
    writesFirst: 'Participants write first, then see what others wrote',
  },
} satisfies Shape<typeof id>
