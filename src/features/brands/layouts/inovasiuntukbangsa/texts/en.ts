import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'The trouble in your village deserves a working drawing',
  description: 'A board for people’s complaints, stories of tools that stayed in use, and classes that take you from sketch to prototype.',
  nav: {
    stories: 'Tool Stories',
    classes: 'Classes',
    program: 'Workshops',
    notes: 'Notes',
    events: 'Showings',
    about: 'About',
  },
  frame: {
    search: 'Search classes',
    pages: 'List of sheets',
    contact: 'Reach the workshop',
    greeting: 'Hello {{title}}, I have a question.',
    follow: 'Follow',
    open: 'Every working drawing here may be copied, changed and improved. Just name its makers.',
  },
  drawing: {
    write: 'Write your complaint',
    learn: 'Learn to build tools',
    alt: 'Working drawing of the hill cart: a wheel with ratchet teeth and one locking plate, seen from the side.',
    marks: { ratchet: 'ratchet', plate: 'locking plate', slope: 'slope' },
    block: [
      { label: 'Title', value: 'Hill cart' },
      { label: 'Problem from', value: 'Wamena, number 1000' },
      { label: 'Status', value: 'In daily use' },
      { label: 'Rights', value: 'Free to copy' },
    ],
  },
  board: {
    title: 'The problem board',
    lead: 'People write their trouble in their own words. An inventor takes a card, and the card moves on, lane by lane, until its tool is in use.',
    from: 'from',
    ask: 'Is your card missing?',
    write: 'Fill in a blank card',
    columns: [
      {
        name: 'Waiting for an inventor',
        cards: [
          { text: 'In long rains our rice rots before it can dry.', from: 'a farmers’ group' },
          { text: 'The well water smells of iron. All our clothes turn yellow.', from: 'the neighbourhood mothers' },
        ],
      },
      {
        name: 'Being built',
        cards: [
          { text: 'My father climbs coconut palms without a rope. We are afraid.', from: 'a palm tapper’s child' },
          { text: 'Our class is beside the rice mill. We can’t hear the teacher.', from: 'pupils in Indramayu' },
        ],
      },
      {
        name: 'In use',
        cards: [
          { text: 'Threshing sorghum by hand: a sack takes all day.', from: 'Mama Regina' },
          { text: 'Our cart can’t climb. When we stop, it rolls back.', from: 'traders in Wamena' },
        ],
      },
    ],
  },
  sheets: {
    title: 'Tools born from complaints',
    lead: 'The ones that worked and the ones that blew up, written with the same care.',
    sheet: 'Sheet',
    more: 'All stories',
  },
  how: {
    title: 'One complaint, four tables',
    items: [
      {
        label: 'Table 1',
        title: 'Listen',
        text: 'We read the complaint again with its writer, until everyone points at the same problem.',
      },
      { label: 'Table 2', title: 'Draw', text: 'On tin, on the floor, on a leaf. What matters is that the measures are written down.' },
      { label: 'Table 3', title: 'Make', text: 'A partner workshop opens its doors. Scrap first, then what the nearest bolt shop sells.' },
      { label: 'Table 4', title: 'Test and hand over', text: 'Its users are the judges. If they leave it, we note why and start again.' },
    ],
  },
  classes: { title: 'Classes from sketch to prototype', more: 'All classes' },
  programs: { title: 'Workshops and guidance', classes: 'classes', more: 'All programs' },
  counts: { classes: 'classes', mentors: 'makers who teach', schools: 'workshop schools', portfolios: 'tools handed over' },
  works: { title: 'Handed over', lead: 'Tools and trainings that their owners now look after themselves.', more: 'All works' },
  events: { title: 'Prototype showings', more: 'All events' },
  faq: { title: 'Before you draw' },
  end: {
    title: 'The thing that bothers you every day: write it down.',
    text: 'Four lines will do: what happens, when, to whom, and what has been tried.',
    action: 'Send it by WhatsApp',
  },
} satisfies Shape<typeof id>
