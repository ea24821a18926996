import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Learn coffee from the farm to the cup',
  description: 'Classes in growing, roasting, brewing and selling coffee, taught by farmers and roasters from their own sheds.',
  nav: { menu: 'Class Menu', farmers: 'Farmers Teach', table: 'Brew Table', stories: 'Grounds', podcast: 'Tubruk Podcast', about: 'About' },
  lists: {
    '/Courses': {
      lead: 'From picking to brewing: choose a class as from a menu, then do it at your own table.',
      hint: 'brewing, roasting',
    },
    '/Podcasts': { lead: 'Talks as long as a cup: farmers, roasters and baristas tell of their work.' },
  },
  frame: {
    main: 'Main',
    menu: 'Menu',
    search: 'Search this site',
    pages: 'On the board',
    contact: 'Book a seat',
    follow: 'Drop by at',
    greeting: 'Hello Sekolah Kopi, I have a question about a class.',
    last: 'Leave the cup on the table. We will wash it.',
  },
  hero: { main: 'See the class menu', second: 'Brew with us', note: 'Today’s beans can be traced to their plot.' },
  menu: {
    title: 'The class menu',
    lead: 'Beans included. A third of the price goes back to the farmers who teach.',
    light: 'Light',
    lightNote: 'free, just bring your curiosity',
    strong: 'Strong',
    strongNote: 'a few weeks; you leave with tasting notes',
    more: 'The whole menu',
  },
  brew: {
    title: 'Filter coffee in three minutes',
    lead: '15 grams of coffee, 240 millilitres of water. Try it at home before you join any class.',
    items: [
      { time: '0:00', title: 'Weigh', text: '15 grams, ground like sugar. Rinse the paper filter.', level: 0 },
      { time: '0:10', title: 'Wet', text: 'Pour 40 ml, then keep still. Let the coffee swell.', level: 17 },
      { time: '0:45', title: 'Pour thinly', text: 'Circle out from the middle until the scale says 140 ml.', level: 58 },
      { time: '1:30', title: 'Fill up', text: 'Slowly on to 240 ml, without touching the wall.', level: 100 },
      { time: '3:00', title: 'Wait a little', text: 'Lift the filter. Drink it warm; that is when it turns sweet.', level: 88 },
    ],
  },
  porch: {
    text: 'There is no grand diploma here. There is a more honest tongue, and a farmer who knows who drinks the coffee.',
    action: 'Our story',
  },
  farmers: {
    title: 'Who teaches, from hill to cup',
    lead: 'Farmers, roasters and brewers. On the same evening, everybody tastes the same beans.',
    skills: 'Skills',
    more: 'Farmers Teach',
  },
  events: { title: 'The next brew table', more: 'All meetings' },
  said: { title: 'Tasting notes from students' },
  stories: { title: 'Grounds', lead: 'What is left at the bottom of the cup.', more: 'Read them all' },
  faq: { title: 'While the water boils' },
  end: {
    title: 'There is a chair left, and the water is hot',
    text: 'Just tell us what coffee you usually drink. We look for the class that suits your tongue.',
    action: 'Book a seat',
  },
} satisfies Shape<typeof id>
