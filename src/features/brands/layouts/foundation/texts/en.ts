import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'One family, one digital talent',
  description:
    'We stay beside one learner in every family, together with a supporter from the same home. What works and what fails, we report in the open.',
  nav: {
    program: 'Programs',
    campus: 'Campuses',
    government: 'Government',
    corporates: 'Companies',
    blog: 'Stories',
    news: 'News',
    about: 'About',
  },
  frame: {
    search: 'Search this site',
    motto: 'Learning in pairs, reported in the open',
    partner: 'Become a partner',
    pages: 'Explore',
    contact: 'Contact us',
    greeting: 'Hello {{title}}, I have a question.',
    follow: 'Follow',
    pledge: 'When a learning point closes, we write down why.',
  },
  hero: {
    partner: 'Grow with us',
    report: 'Read the reports',
    rings: 'Every ring keeps a year: of families who finished, and of those who stopped half-way.',
  },
  ledger: {
    title: 'Our ledger',
    lead: 'Counted from the records of this site whenever the page opens, not from a brochure.',
    items: {
      classes: { label: 'classes', note: 'From a family budget in a spreadsheet to a first server.' },
      cities: { label: 'regencies and cities', note: 'Where classes have been held face to face.' },
      mentors: { label: 'teachers', note: 'Practitioners who first learned how adults learn.' },
      posts: { label: 'open notes', note: 'Reports, family stories, and what has not worked yet.' },
    },
  },
  paths: {
    title: 'Four paths to grow together',
    lead: 'Choose your door. Then we sit down and agree on what will be reported.',
    gives: 'You bring',
    gets: 'We report',
    items: [
      {
        icon: 'donor',
        name: 'Donors',
        gives: 'Seats, laptops on loan, or lunch on Saturdays.',
        gets: 'Where each rupiah went and who finished the class.',
        link: 'Start giving',
        href: '/Features/donasi#donasi',
      },
      {
        icon: 'campus',
        name: 'Campuses',
        gives: 'Students as companions, and lecturers ready for home visits.',
        gets: 'Marks given by families, visit notes, and credit transfer.',
        link: 'The campus program',
        href: '/Campus',
      },
      {
        icon: 'government',
        name: 'Government',
        gives: 'A hall, household counts, and officers who want to learn.',
        gets: 'Dashboards that village meetings use, and papers in order.',
        link: 'For villages and agencies',
        href: '/Government',
      },
      {
        icon: 'company',
        name: 'Companies',
        gives: 'Teaching hours, internships, or a whole cohort.',
        gets: 'An impact report that your auditor can check.',
        link: 'Partner as a company',
        href: '/Corporates',
      },
    ],
  },
  statement: {
    by: 'First principle in our companions’ handbook',
    text: 'Adults go further when someone at home learns beside them. That is why everyone here enrols in pairs.',
  },
  programs: { title: 'What we are tending', classes: 'classes', more: 'All programs' },
  reports: {
    title: 'Reports and guides',
    lead: 'Free to download, quote and dispute.',
    read: 'Read',
    empty: 'The first report is being written.',
  },
  homes: { title: 'From house to house', lead: 'Stories of families, and travel notes of those who accompany them.', more: 'All stories' },
  events: { title: 'Where we sit down next', more: 'All events' },
  partners: { title: 'Growing with us' },
  faq: { title: 'What partners usually ask' },
  end: {
    title: 'One conversation is enough to begin',
    text: 'Tell us about your region or institution. We bring the figures, including the uncomfortable ones.',
    action: 'Make an appointment',
  },
} satisfies Shape<typeof id>
