import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

/** English texts of the brand. Rooms keep their Indonesian names. */
export const words = {
  title: 'Two cities, nine rooms, a door you may push',
  description:
    'Classes, talks and exhibitions in two old buildings: a yarn warehouse in Bandung and a printing house in Jakarta. Pick a room, pick a day, and come.',
  nav: {
    bandung: 'Bandung',
    jakarta: 'Jakarta',
    classes: 'Classes',
    calendar: 'Calendar',
    program: 'Seasons',
    guestbook: 'Guest Book',
    about: 'Buildings',
  },
  frame: {
    cities: 'Two cities',
    menu: 'Menu',
    search: 'Search classes or rooms',
    button: 'Search',
    pages: 'Plan of this site',
    contact: 'Front desk',
    follow: 'Outside the buildings',
    greeting: 'Hello Ruang Cipta, I have a question before I come.',
    last: 'If the door sticks, push a little harder. The wood swells when it rains.',
  },
  plan: {
    closed: 'Closed on Mondays. That day we walk from the door to the roof with a checklist in hand.',
    hint: 'Tap a room on the plan to see what goes on in it.',
    between: '150 km',
    train: 'one train ride',
    bandung: { house: 'A former yarn warehouse, Cigereleng', label: 'Plan of the Bandung building', enter: 'Enter from Bandung' },
    jakarta: { house: 'A former printing house, Gandaria', label: 'Plan of the Jakarta building', enter: 'Enter from Jakarta' },
  },
  rooms: {
    title: 'Schedule of rooms',
    lead: 'The numbers are those on the plan and above each door. Come and look before you use one.',
    access: 'Access',
    borrow: 'Borrow a room',
    bandung: [
      {
        id: 'benang',
        name: 'Ruang Benang',
        use: 'The Thread Room: large classes and small performances under old tiles put back one by one.',
        access: 'Ground floor, ramp',
      },
      {
        id: 'gulung',
        name: 'Ruang Gulung',
        use: 'The Roll Room: work that needs a floor, such as bamboo, patterns and long paper. Shoes stay outside.',
        access: 'Ground floor, ramp',
      },
      {
        id: 'selasar',
        name: 'Selasar Pintal',
        use: 'The Spinning Gallery: exhibitions on one wall, chairs along the other. No reason needed to sit.',
        access: 'Ground floor, ramp',
      },
      {
        id: 'tungku',
        name: 'Halaman Tungku',
        use: 'The Kiln Yard: clay is shaped, fired and waited for. We open the kiln together four times a year.',
        access: 'Back yard, ramp',
      },
      {
        id: 'kebun',
        name: 'Kebun Atap',
        use: 'The Roof Garden: breakfast, harvest, and the best view of which roof tiles came later.',
        access: 'Stairs',
      },
    ],
    jakarta: [
      {
        id: 'plat',
        name: 'Ruang Plat',
        use: 'The Plate Room: evening classes for those who come from offices, stalls and second shifts.',
        access: 'Ground floor, ramp',
      },
      {
        id: 'timah',
        name: 'Ruang Timah',
        use: 'The Lead Room: talks in a circle. Neighbours who speak are paid the same as experts.',
        access: 'Ground floor, ramp',
      },
      {
        id: 'siar',
        name: 'Ruang Siar',
        use: 'The Broadcast Room: two microphones, old blankets on the walls. Free for neighbours on Wednesday afternoons.',
        access: 'Upper floor, stairs',
      },
      {
        id: 'tinta',
        name: 'Lorong Tinta',
        use: 'Ink Alley: screen and risograph printing. The machine is called Bu Lurah and works best in the morning.',
        access: 'Ground floor, ramp',
      },
    ],
  },
  classes: {
    title: 'On now and coming up',
    lead: 'Half of it is free. Nobody has to understand art first.',
    bandung: { about: 'Clay, bamboo, drawing, photographs', more: 'All in Bandung' },
    jakarta: { about: 'Ink, sound, cloth, curating', more: 'All in Jakarta' },
    elsewhere: { title: 'Outside both buildings', about: 'Online or on the move; a phone and a table will do.', more: 'All classes' },
  },
  calendar: {
    title: 'One calendar for both buildings',
    lead: 'Talks, exhibitions, markets, and the morning the kiln is opened. The colour of a date is its city.',
    both: 'Both cities at once',
    closed: 'Monday, closed',
    past: 'past',
    more: 'All events',
  },
  walls: { title: 'On the walls right now', more: 'To the gallery' },
  guestbook: {
    title: 'The guest book',
    lead: 'It lies open at the front desk, with a pen tied to a thread.',
    blank: 'The next line is empty.',
    more: 'Read visitors’ stories',
  },
  people: {
    title: 'Those who hold the keys',
    lead: 'Caretakers, makers and teachers. Ask them anything while you walk.',
    more: 'All teachers',
  },
  faq: { title: 'Before you push the door' },
  end: {
    title: 'Does your work need a room?',
    text: 'Tell us how many people, how messy, and which day. We will find a room that fits, sometimes free of charge.',
    action: 'Ask the front desk',
  },
} satisfies Shape<typeof id>
