import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Learn from people who do the work',
  description: 'Classes for developers, designers and analysts: open syllabi, mentors at your side, real assignments.',
  nav: {
    courses: 'Classes',
    classes: 'Class schedule',
    program: 'Programs',
    mentor: 'Mentors',
    services: 'For companies',
    news: 'News',
    about: 'About',
  },
  search: { placeholder: 'What to learn?', button: 'Search' },
  popular: 'Often searched:',
  topics: ['JavaScript', 'interface design', 'data analysis', 'cloud', 'writing'],
  open: {
    title: 'Open for registration',
    lead: 'Choose the cohort that fits your calendar; places are few, so that mentors know everyone.',
    more: 'All classes',
  },
  counts: { classes: 'classes', mentors: 'practising mentors', cities: 'cities', posts: 'stories and news' },
  paths: {
    title: 'Learning paths',
    lead: 'Classes that build on each other, from zero to ready for work.',
    classes: 'classes on this path',
    more: 'All programs',
  },
  how: {
    title: 'How it works',
    items: [
      { title: 'Choose a class', text: 'Read the whole syllabus first, then ask anything by WhatsApp.' },
      { title: 'Join the sessions', text: 'Learn step by step on a phone or laptop; every lesson can be repeated.' },
      { title: 'Do the work', text: 'Each module ends with a small piece of work that a mentor reviews.' },
      { title: 'Show the result', text: 'A certificate anyone can check, and a portfolio anyone can open.' },
    ],
  },
  mentors: { title: 'Taught by people who still do it', more: 'All mentors' },
  said: { title: 'What graduates say' },
  news: { title: 'News and stories', more: 'All news' },
  faq: { title: 'Often asked' },
  end: {
    title: 'Not sure where to start?',
    text: 'Tell us your goal. We help you choose your first class, free of charge.',
    action: 'Ask by WhatsApp',
  },
} satisfies Shape<typeof id>
