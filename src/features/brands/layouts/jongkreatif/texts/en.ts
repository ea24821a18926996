import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Make. Break. Remake.',
  description:
    'We design brands, spaces and words. Then the studio door opens, and anyone may learn from the pile of sketches that failed.',
  nav: { work: 'Work', services: 'Services', courses: 'Classes', blog: 'Scrap paper', gallery: 'The wall', about: 'Studio' },
  frame: {
    menu: 'Menu',
    search: 'Search this site',
    button: 'Search',
    contact: 'Knock',
    pages: 'Rooms',
    greeting: 'Hello {{title}}, I have something that needs breaking.',
    follow: 'Peek',
  },
  hero: {
    sticker: 'see what we made ✳ see what we made ✳ ',
    stickerLabel: 'See what we made',
    marquee: ['identity', 'campaigns', 'shop signs', 'wayfinding', 'copy', 'lettering', 'risograph', 'night classes'],
  },
  works: { title: 'Work', lead: 'What passed, what went up, what still stands.', more: 'All work' },
  services: {
    title: 'What we do',
    items: [
      { name: 'Identity', text: 'A name, a logo, letters, and a sign that really goes up.', href: '/Portfolio' },
      { name: 'Campaigns', text: 'Two words on the poster, two pages of reasons behind it.', href: '/Services' },
      { name: 'Spaces', text: 'Wayfinding, tested by a mother-in-law.', href: '/Gallery' },
      { name: 'Classes', text: 'Real briefs from the past, yours to take apart.', href: '/Courses' },
    ],
  },
  rules: {
    title: 'Rules of the long table',
    items: [
      { title: 'Sketches from day three', text: 'Clients see the ugly ones first. The talk turns honest from there.' },
      { title: 'Three clients, no more', text: 'Our table is long, our attention is short.' },
      { title: 'You may ask “why”', text: 'Until it annoys us. The answer tends to sit at the fourth question.' },
      { title: 'One project unpaid', text: 'Every year, for a small business within walking distance.' },
    ],
  },
  open: { title: 'Classes in the old garage', lead: 'Bring one piece of work that embarrasses you.', more: 'All classes' },
  people: { title: 'Who sits at the table', more: 'Everyone' },
  said: { title: 'Clients and students say' },
  notes: { title: 'Scrap paper', lead: 'What clients never got to see usually ends up here.', more: 'Open the bin' },
  end: { small: 'Something that needs breaking?', big: 'Knock', note: 'You get an answer by noon tomorrow, from a person, not a machine.' },
} satisfies Shape<typeof id>
