import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

/** English texts of the shared header and footer. */
export const words = {
  acting: {
    looking: 'You are looking at this site as: {{role}}.',
    stopLooking: 'Stop',
    superadmin: 'Superadmin mode: all that you do is written down.',
    leave: 'End',
  },
  trial: { label: 'This is a trial: you see a draft of the settings, not what visitors see.', end: 'End the trial' },
  skip: 'Skip to the content',
  main: 'Main',
  menu: 'Menu',
  search: 'Search classes',
  searchButton: 'Search',
  frame: {
    contact: 'Get in touch',
    greeting: 'Hello {{title}}, I have a question.',
    follow: 'Follow us',
  },
  pse: 'Registered as PSE {{number}}',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  consent: 'Statistics permission',
  account: {
    signIn: 'Sign in',
    menu: 'Account',
    learn: 'My learning',
    account: 'Your account',
    studio: 'Studio',
    viewedAs: 'Viewing as {{role}}',
    signOut: 'Sign out',
  },
  columns: {
    learn: {
      title: 'Learn',
      courses: 'Classes',
      timetable: 'Class schedule',
      programs: 'Programs',
      mentors: 'Mentors',
      syllabus: 'Syllabi',
      overview: 'Classes at a glance',
      podcasts: 'Podcasts',
    },
    about: {
      title: 'About',
      about: 'About us',
      news: 'News',
      services: 'Services',
      careers: 'Careers',
      gallery: 'Gallery',
      events: 'Events',
      appointment: 'Make an appointment',
      network: 'Network',
    },
  },
} satisfies Shape<typeof id>
