import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Up into the cloud, layer by layer',
  description: 'Choose a certification track, train your hands in a safe lab, and study with people in your city until exam day.',
  nav: {
    tracks: 'Tracks',
    courses: 'Classes',
    curriculum: 'Curriculum',
    event: 'Study groups',
    blog: 'Sky notes',
    network: 'Campuses',
    about: 'About',
  },
  frame: {
    search: 'Search this site',
    pages: 'Explore',
    contact: 'Contact us',
    greeting: 'Hello {{title}}, I have a question about the certification tracks.',
    follow: 'Follow',
  },
  hero: { start: 'Begin in the Fog', pick: 'Compare the tracks' },
  ladder: {
    title: 'Four rungs',
    lead: 'Each level closes with a mock exam and one real task, checked by two people.',
    step: 'Rung',
    items: [
      {
        icon: 'fog',
        name: 'Fog',
        text: 'The terms, the costs, and the courage to press the first button.',
        proof: 'Work out the bill of a small shop',
      },
      {
        icon: 'drizzle',
        name: 'Drizzle',
        text: 'Run everyday services without holding your breath.',
        proof: 'Move a website without an outage',
      },
      { icon: 'rain', name: 'Rain', text: 'Build and secure applications that people use.', proof: 'An application with logs and backups' },
      {
        icon: 'sky',
        name: 'Sky',
        text: 'Design systems that still stand when a zone goes dark.',
        proof: 'A design defended before two architects',
      },
    ],
  },
  tracks: {
    title: 'Choose a track by its work',
    lead: 'Drawn from real job descriptions, not from a list of services.',
    head: { track: 'Track', does: 'What the days hold', trains: 'What you train', fits: 'Who it fits' },
    items: [
      {
        track: 'Operator',
        does: 'Keeps services running',
        trains: 'Networks, monitoring, recovery',
        fits: 'Vocational graduates and office admins',
      },
      {
        track: 'Developer',
        does: 'Brings code to the people who use it',
        trains: 'Containers, release pipelines, databases',
        fits: 'App makers tired of uploading by hand',
      },
      {
        track: 'Architect',
        does: 'Chooses shape, cost and risk',
        trains: 'Design for outages, cost estimates',
        fits: 'Those who have answered a call at midnight',
      },
      {
        track: 'Security keeper',
        does: 'Closes the doors someone left open',
        trains: 'Identity, encryption, audit trails',
        fits: 'Careful people who like to ask “who?”',
      },
    ],
    more: 'Read the curriculum',
  },
  lab: {
    title: 'A lab that switches itself off',
    text: 'A wrong click never becomes a bill. Each session has a limit of time and of cost; if you fall asleep, so does the lab.',
    log: [
      { time: '19.02', text: 'Session begins. A practice account is lent to you.' },
      { time: '19.40', text: 'Two servers left running. We remind you.' },
      { time: '20.55', text: 'Five minutes left. Save your notes.' },
      { time: '21.00', text: 'Everything is off. Your bill is still zero.' },
    ],
    action: 'See the lab’s schedule',
  },
  open: { title: 'Classes open now', more: 'All classes' },
  groups: {
    title: 'Study together in your city',
    lead: 'Study groups meet every week, with packed food and one question no one could answer.',
  },
  said: { title: 'From those who climbed' },
  events: { title: 'Mock exam nights', more: 'All events' },
  notes: { title: 'Sky notes', lead: 'On exams, errors, bills and small joys.', more: 'All notes' },
  faq: { title: 'Before the climb' },
  end: {
    title: 'Not sure which rung to start on?',
    text: 'Tell us what you do today. We answer with one track, and one small task to try it.',
    action: 'Ask a teacher',
  },
} satisfies Shape<typeof id>
