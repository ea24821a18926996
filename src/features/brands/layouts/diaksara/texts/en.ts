import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Read slowly. Then write back.',
  description: 'Essays, stories and letters from friends; edited together with their writers, published without haste.',
  nav: {
    friends: 'Friends’ Writings',
    news: 'Editors’ News',
    classes: 'Writing Classes',
    voice: 'Read Aloud',
    events: 'Sit and Read',
    about: 'The Editors',
  },
  frame: {
    menu: 'Contents',
    search: 'Search writing classes',
    motto: 'where sentences are looked after',
    pages: 'Pages',
    contact: 'Correspondence',
    greeting: 'Hello {{title}}, I have a question.',
    colophon: 'Set in Newsreader, read aloud before it is published, and never changed without the writer’s leave.',
  },
  contents: {
    title: 'On this page',
    friends: 'Friends’ writings',
    column: 'Column and workshop',
    voice: 'For listening',
    read: 'Begin with the first',
    send: 'Send your writing',
  },
  letter: { title: 'From the editors', sign: 'Warmly, the editors', more: 'About us' },
  margin: {
    title: 'One sentence, before and after',
    lead: 'No silent cuts. Every suggestion stands in the margin, and the writer may refuse it.',
    before: 'deleted',
    after: 'added',
    pieces: [
      { kind: 'keep', text: 'That night, ' },
      { kind: 'cut', text: 'amid a silence so very quiet, ' },
      { kind: 'keep', text: 'Mother counted the ' },
      { kind: 'cut', text: 'remains of the ' },
      { kind: 'keep', text: 'school money on the table' },
      { kind: 'cut', text: ' with a feeling of great sadness' },
      { kind: 'add', text: ', then counted it again' },
      { kind: 'keep', text: '.' },
    ],
    notes: [
      { by: 'Editor', text: '“Silence” and “quiet” are siblings. Keep one, or let the night do the work.' },
      { by: 'Writer', text: 'I can let both go. But don’t make Mother cry, please? She didn’t.' },
      { by: 'Editor', text: 'Agreed. If she counts twice, we already know.' },
    ],
  },
  classes: {
    title: 'Writing classes',
    lead: 'Eight people at a sitting, one manuscript each.',
    more: 'All classes',
  },
  mentors: { title: 'Those who hold the red pencil', more: 'All editors' },
  events: { title: 'Sitting together', more: 'All events' },
  said: { title: 'Letters back' },
  faq: { title: 'Before you send' },
  end: {
    title: 'Do you have a page that nobody has read yet?',
    text: 'Send it. We read everything, and every letter is answered by a person.',
    action: 'Write to the editors',
  },
} satisfies Shape<typeof id>
