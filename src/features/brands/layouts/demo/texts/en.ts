import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Classes for whatever you want to be able to do',
  description: 'Short classes with an open syllabus, a mentor who answers, and small assignments that somebody reads.',
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
  partners: 'Walking with us',
  open: {
    title: 'Classes you can enter',
    lead: 'All of them small: thirty people at most, so that each assignment is read.',
    more: 'All classes',
  },
  ways: {
    title: 'Many ways to come, one way to learn',
    items: [
      { title: 'On your own', text: 'Choose a class, follow it on your phone, hand in when you can.', href: '/Courses' },
      { title: 'With a school', text: 'Teachers open a class for their students and see how they get on.', href: '/Campus' },
      { title: 'With an office', text: 'Training that is made of the everyday work of a team.', href: '/Corporates' },
      {
        title: 'With neighbours',
        text: 'Youth clubs, women’s groups and cooperatives who want to learn in their own hall.',
        href: '/Collaboration',
      },
      { title: 'As a mentor', text: 'Teach what you do for a living. A class can begin with six meetings.', href: '/Mentor' },
      { title: 'Looking for work', text: 'Openings from partners who have seen what our graduates make.', href: '/Event/Careers' },
    ],
  },
  counts: { classes: 'classes', mentors: 'mentors', schools: 'schools', cities: 'cities and regencies' },
  how: {
    title: 'Six weeks from joining to certificate',
    items: [
      {
        label: 'Before',
        title: 'Read the syllabus',
        text: 'Each chapter is listed on the class page. If it is not for you, you know before you pay.',
      },
      {
        label: 'Week 1',
        title: 'Get to know each other',
        text: 'Groups form, times are agreed, the first assignment is a very small one.',
      },
      { label: 'Weeks 2–4', title: 'Do the work', text: 'One chapter, one assignment. Mentors answer within two working days.' },
      { label: 'Week 5', title: 'Put it together', text: 'The pieces become one work that others can use.' },
      { label: 'Week 6', title: 'Show it', text: 'The work is presented, the certificate is issued, and anyone can check it.' },
    ],
  },
  paths: {
    title: 'Programs under way',
    lead: 'Several classes made for one purpose, with somebody at your side from first to last.',
    classes: 'classes',
    more: 'All programs',
  },
  mentors: { title: 'Who reads your assignments', more: 'All mentors' },
  events: { title: 'Meet in person', more: 'All events' },
  map: {
    title: 'From everywhere',
    lead: 'The cities and regencies of our classes and schools.',
    alt: 'Map of the Indonesian archipelago with a dot for each city of our classes and schools',
  },
  works: { title: 'Work that is done', more: 'The whole portfolio' },
  said: 'After the class was over',
  news: { title: 'Latest news', more: 'All news' },
  faq: 'Fair questions',
  end: {
    title: 'Not sure where to begin?',
    text: 'Tell us what you would like to be able to do. We find your first class, or say honestly that there is none yet.',
    action: 'Tell us',
  },
} satisfies Shape<typeof id>
