import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'News of education, work and technology',
  description: 'A digital newspaper that writes after it has checked: reports from classrooms, workshops and small towns.',
  nav: {
    news: 'News',
    reports: 'Reports',
    desk: 'Editors’ Desk',
    audio: 'Podcasts',
    photos: 'Picture Essays',
    school: 'School of Reporting',
    about: 'Newsroom',
  },
  lists: {
    '/Courses': { lead: 'Reporting, data and photography from the newsroom: assignments run after editing.', hint: 'reporting, data' },
    '/Podcasts': { lead: 'News and interviews to listen to, from the same newsroom.' },
  },
  frame: {
    main: 'Sections',
    menu: 'Sections',
    search: 'Search this site',
    button: 'Search',
    left: 'Published every working day',
    right: 'Free to read, costly to check',
    pages: 'All sections',
    contact: 'Send news or a correction',
    follow: 'Elsewhere',
    greeting: 'Hello, Alkamedia newsroom, ',
    rule: 'Found a mistake? Write to us. A correction gets as much room as the mistake had.',
  },
  front: {
    correction: 'Corrections',
    correctionText: 'We keep our mistakes on a page that is easy to find, not in a footnote.',
    correctionMore: 'Read them, with the reasons',
    desk: 'From the editors’ desk',
    more: 'All news',
  },
  reports: { title: 'Special reports', read: 'Read the report', more: 'All reports' },
  band: { title: 'Inside pages', listen: 'Podcast', look: 'Picture essay', play: 'Listen', see: 'See the pictures' },
  school: {
    title: 'The school of reporting',
    lead: 'Classes for pupils and citizens who want to cover their own region, with editors who still go out themselves.',
    more: 'All classes',
  },
  rules: {
    title: 'Four rules on the newsroom wall',
    items: [
      { title: 'Check first', text: 'Two sources who do not know each other, or one document that readers can open.' },
      { title: 'Open the data', text: 'Every report with data comes with its table, the boring parts too.' },
      { title: 'Mark the machine', text: 'Writing that was helped by a machine says so, and says where.' },
      { title: 'Correct up front', text: 'Mistakes are admitted on the front page, with the date and the editor’s name.' },
    ],
  },
  people: { title: 'Who holds the pen', more: 'Meet the newsroom' },
  events: { title: 'Coffee with readers', more: 'All events' },
  said: { title: 'Letters from readers' },
  faq: { title: 'What future correspondents ask' },
  end: {
    title: 'Is there something near you that should be reported?',
    text: 'Tell us what you saw, when, and whom we can ask. We protect our sources.',
    action: 'Tell the newsroom',
  },
} satisfies Shape<typeof id>
