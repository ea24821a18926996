import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'A classroom that stays open after the bell',
  description:
    'An online learning system for schools: light on cheap phones, easy for teachers, with the school’s own data and an open roadmap.',
  nav: {
    product: 'About Aksara',
    lms: 'Features',
    training: 'Training',
    pilot: 'Pilot Schools',
    releases: 'Releases',
    notes: 'Margins',
  },
  frame: {
    search: 'Search trainings',
    start: 'Try it in one class',
    pages: 'Pages',
    contact: 'Help desk',
    greeting: 'Hello {{title}}, I am from a school and have a question.',
    follow: 'Follow',
    data: 'The data belongs to the school and can be downloaded at any time, including on day one.',
  },
  letters: { main: 'Try it in one class', more: 'See all features' },
  phone: {
    title: 'The signal may leave. The lesson stays.',
    lead: 'We test on low-cost phones, on night ferries and on piers.',
    points: [
      { title: 'Save a module', text: 'One tap keeps lessons and practices on the phone, to open without a network.' },
      { title: 'Send later', text: 'Practice finished on the boat goes out by itself when the signal returns, and only once.' },
      { title: 'One thumb', text: 'Large buttons, few steps, and the words that teachers use.' },
    ],
    screen: {
      alt: 'Sample screen of Aksara on a phone without signal: the lesson is saved, one practice waits to be sent.',
      offline: 'No network',
      subject: 'Science, grade 8',
      lesson: 'Simple machines',
      saved: 'Saved on this phone',
      task: 'Practice: levers in your home',
      waiting: 'Waiting for signal',
      button: 'Keep reading',
    },
  },
  alphabet: {
    title: 'A school day, letter by letter',
    lead: 'Six daily jobs of a school; three of them are still to come, and say so. No button was made only to lengthen the list of features.',
    items: [
      {
        letter: 'A',
        title: 'Attendance',
        text: 'Still to come: names called by the teacher, marked at once, sent when the network is back.',
      },
      { letter: 'D', title: 'Data', text: 'All of the school’s data can be downloaded as spreadsheets, any time, without asking us.' },
      {
        letter: 'L',
        title: 'Lessons',
        text: 'Write them as you would on the board: a heading, paragraphs, a picture. We keep them small.',
      },
      { letter: 'N', title: 'News home', text: 'Parents get news that is short and clear, not figures without a word of explanation.' },
      {
        letter: 'R',
        title: 'Reports',
        text: 'Still to come: marks and teachers’ notes become report cards without typing anything twice.',
      },
      {
        letter: 'T',
        title: 'Tasks',
        text: 'Still to come: pupils hand in from a phone; teachers answer in three sentences that get read.',
      },
    ],
  },
  roadmap: {
    title: 'An open roadmap',
    lead: 'Schools plan by our promises. So here they are, together with what we turned down.',
    more: 'Read the reasons',
    columns: [
      {
        name: 'In progress',
        kind: 'doing',
        items: [
          'A one-page report for parents',
          'Offline attendance with a changing code',
          'Screen readers on quiz pages',
          'Scheduled backups to the school’s storage',
        ],
      },
      {
        name: 'Postponed',
        kind: 'later',
        items: ['Private messages between pupils', 'A tablet app', 'Colour themes for each school'],
      },
      {
        name: 'Declined',
        kind: 'never',
        items: [
          'Face recognition for attendance',
          'Advertising of any kind',
          'Automatic marks for essays',
          'Rankings that name people who did not agree',
        ],
      },
    ],
  },
  counts: { schools: 'schools use it', students: 'pupils', cities: 'cities and regencies', classes: 'trainings' },
  said: { title: 'From the staff room' },
  schools: { title: 'Where it is used' },
  training: { title: 'Training for teachers and operators', lead: 'Short pieces that fit between two lessons.', more: 'All trainings' },
  releases: { title: 'Release notes', more: 'All releases' },
  faq: { title: 'What principals ask' },
  end: {
    title: 'Start with one teacher and one class.',
    text: 'Two weeks. If it doesn’t fit, download your data and leave without a letter.',
    action: 'Talk to our help desk',
  },
} satisfies Shape<typeof id>
