import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Two hours a week can change someone’s afternoon',
  description:
    'Be a study friend, a phone companion for the elderly, or the one who starts things in your alley. We train you, you show up, then we have tea.',
  nav: { help: 'Ways to help', train: 'Training', blog: 'Stories', event: 'Gatherings', gallery: 'Mosaic', about: 'Who we are' },
  frame: {
    menu: 'Menu',
    search: 'Search this site',
    button: 'Search',
    join: 'I’m in',
    pages: 'Explore',
    contact: 'Tell us',
    greeting: 'Hello {{title}}, I would like to help.',
    follow: 'Follow',
    sign: 'See you next week.',
  },
  hero: { join: 'I want to help', ways: 'See the ways to help' },
  ways: {
    title: 'Four ways to help',
    lead: 'Choose the one nearest to your habits. Everyone is trained, everyone works in pairs.',
    more: 'Your first afternoon',
    items: [
      {
        icon: 'book',
        name: 'Study friend',
        text: 'Sit with five children at most while they read and do homework, in an open place.',
        first: 'Bring two thin books. Sit on the floor. Let the child choose the first page.',
      },
      {
        icon: 'phone',
        name: 'Phone companion',
        text: 'One elder, six meetings, at the pace that they set.',
        first: 'Begin with calling a grandchild. Don’t take the phone; point at the screen.',
      },
      {
        icon: 'hand',
        name: 'Sign language',
        text: 'Greet, walk along to the counter, and stay until a Deaf friend’s errand is done.',
        first: 'Learn to sign your name. Slow is fine, eye contact is needed.',
      },
      {
        icon: 'flag',
        name: 'Alley starter',
        text: 'Start something small that is still alive in its fourth week.',
        first: 'Knock on three doors. Ask what people miss about this alley.',
      },
    ],
  },
  afternoon: {
    title: 'Two hours, roughly like this',
    lead: 'No long meetings. Just come, keep company, and go home with dusty sandals.',
    items: [
      { time: '15.30', text: 'Meet your partner at the watch post and roll out the mats.' },
      { time: '15.45', text: 'The children arrive, usually running.' },
      { time: '16.30', text: 'A break: fried bananas, school gossip, a silence contest.' },
      { time: '17.00', text: 'Write three lines about today in the little book.' },
      { time: '17.30', text: 'Tea together. Then the sentence we insist on: “next week again?”' },
    ],
  },
  promise: {
    text: 'Always in pairs, always in the open, always trained to keep children safe. Without these three we do not go.',
    by: 'What every volunteer promises',
  },
  stories: {
    title: 'Volunteers’ stories',
    lead: 'Written after coming home: what was funny, what failed, what makes one return.',
    more: 'All stories',
  },
  train: { title: 'Training before you start', lead: 'No experience needed. Only the will to come again.', more: 'All training' },
  events: { title: 'The next gathering', more: 'All events' },
  people: { title: 'Those who train and brew the tea', more: 'All trainers' },
  said: { title: 'In their words' },
  faq: { title: 'Before you ask' },
  end: {
    title: 'Where are you this Saturday afternoon?',
    text: 'Send us your name and your city. We look for the watch post nearest to you.',
    action: 'Send a message',
  },
} satisfies Shape<typeof id>
