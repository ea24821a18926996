import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'A teacher who writes, a writer who teaches',
  description: 'Essays, kitchen-table notes, the book Metamorfosa and the writing classes of Puja Laksita, from the slopes of Ungaran.',
  nav: {
    essays: 'Essays',
    notes: 'Kitchen Table',
    book: 'Metamorfosa',
    classes: 'Writing Classes',
    talks: 'Meet the Readers',
    about: 'About Puja',
  },
  frame: {
    menu: 'Contents',
    search: 'Search this site',
    pages: 'The shelf',
    contact: 'Send a letter',
    follow: 'Meet elsewhere',
    greeting: 'Hello Bu Puja, ',
    colophon: 'Set in Fraunces and Source Serif, read once more before going to bed.',
  },
  hero: {
    eyebrow: 'Notes from the slopes of Ungaran',
    caption: 'Bu Puja, before the first bell',
    latest: 'Just written',
    read: 'Read it to the end',
  },
  shelf: {
    title: 'Written lately',
    long: 'Long essays',
    short: 'Kitchen Table',
    moreLong: 'All essays',
    moreShort: 'All notes',
  },
  book: {
    eyebrow: 'The book',
    name: 'Metamorfosa',
    author: 'Puja Laksita',
    title: 'Twelve pupils, and one grown-up who was willing to listen',
    text: 'Nobody changes by being lectured. This book gathers twelve stories of pupils who changed because someone sat down beside them, kept quiet long enough, and asked once more.',
    stages: ['Egg', 'Caterpillar', 'Chrysalis', 'Butterfly'],
    main: 'Open the book’s page',
    second: 'For schools',
  },
  porch: {
    text: 'Every Saturday afternoon the porch becomes a library. Those who come may read, may tell a story, or may simply wait for the rain to stop.',
    by: 'Puja Laksita, teacher at SMK Tunas Lereng',
    action: 'Learn together on the porch',
  },
  classes: {
    title: 'Writing classes',
    lead: 'For teachers, teenagers, and anyone who has a story but not yet its first sentence.',
    more: 'All classes',
  },
  talks: {
    title: 'Meet the readers',
    lead: 'Book talks, school visits, and conversations that tend to run over time.',
    more: 'All events',
  },
  desk: { title: 'On the table', listen: 'Listen', look: 'Look', news: 'News' },
  letters: { title: 'Letters that arrived' },
  faq: { title: 'Questions that often come' },
  end: {
    title: 'Is there a story you have not dared to write?',
    text: 'Send one paragraph. Bu Puja reads them all, and mostly answers on Sundays.',
    action: 'Send a letter',
  },
} satisfies Shape<typeof id>
