import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Two days, one field, a thousand teachers',
  description:
    'A free festival of learning on the town field: one-hour classes, a story stage, a skills market and lunch from the shared kitchen.',
  nav: {
    festival: 'Festival',
    classes: 'Classes',
    events: 'Events',
    stories: 'Guest Book',
    podcast: 'Tent Radio',
    gallery: 'Photos',
    about: 'About',
  },
  frame: {
    search: 'Search classes',
    teach: 'Teach with us',
    pages: 'Around the field',
    contact: 'Information desk',
    greeting: 'Hello {{title}}, I have a question.',
    follow: 'Follow',
    last: 'See you on the field. Bring your own plate!',
  },
  poster: {
    free: 'Free entry',
    days: 'days',
    soon: 'Soon',
    actions: { main: 'Choose your class', more: 'See the timetable' },
    strip: ['One-hour classes', 'Fruit-crate stage', 'Skills market', 'Shared kitchen', 'Story tent'],
  },
  lineup: {
    title: 'Who will be teaching',
    lead: 'A welder beside a storyteller, a retired teacher beside a van driver. No guest stars; everyone is a neighbour.',
    asked: 'Still asking nicely',
  },
  timetable: {
    title: 'Field timetable',
    lead: 'You will also find it on every lamp post. Classes in the forty tents change every hour.',
    day: 'Day',
    columns: { time: 'Time', title: 'What', place: 'Where' },
  },
  activities: { title: 'What is there to do?', lead: 'Come without a plan. Follow the smell of fried shallots and you will find us.' },
  classes: {
    title: 'Learning doesn’t wait for a festival',
    lead: 'These classes run all year in community halls, workshops and kitchens.',
    more: 'All classes',
  },
  news: { title: 'Pinned at the gate', more: 'All notices' },
  guests: { title: 'Guest book', lead: 'Stories from the tents, the kitchen and the very first row.', more: 'Read them all' },
  sponsors: {
    title: 'Who pays for the tents?',
    lead: 'Neighbours, and businesses who like their name hand-painted on a board rather than on a billboard. Give what you can.',
    free: 'Still open',
    tiers: [
      {
        name: 'Title Sponsor',
        slot: '1 slot',
        price: 'The whole cost',
        benefits: [
          'Your name beside the festival’s',
          'A main tent for both days',
          'Three minutes to open the festival',
          'A full account, down to the nails',
        ],
      },
      {
        name: 'Platinum',
        slot: '2–3 slots',
        price: 'Rp50.000.000',
        benefits: ['A class tent in your name', 'Logo on the poster and both gates', 'Your story on Tent Radio'],
      },
      {
        name: 'Gold',
        slot: '4–5 slots',
        price: 'Rp25.000.000',
        benefits: ['Logo on the poster and the field map', 'A table at the skills market', 'Ten volunteer T-shirts'],
      },
      {
        name: 'Silver',
        slot: 'Open slots',
        price: 'Rp10.000.000',
        benefits: ['Your name on the thank-you board', 'Your name read out at the closing', 'Lunch for five'],
      },
    ],
  },
  faq: { title: 'Before you set out' },
  end: {
    title: 'What can you do? Teach it for an hour.',
    text: 'Knots, chilli paste, small-shop taxes, mending a tyre. We bring the table, twelve chairs and a volunteer to help.',
    action: 'Register your table',
  },
} satisfies Shape<typeof id>
