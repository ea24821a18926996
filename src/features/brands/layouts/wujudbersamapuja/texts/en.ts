import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Write a wish, work on it together, mark it when it is done',
  description:
    'An open board for neighbours: one wish for the neighbourhood, people to work on it with, and notes that anyone can follow until it stands.',
  nav: { done: 'Done', days: 'Work days', news: 'News', diary: 'Diary', classes: 'Learn', about: 'About' },
  hero: {
    write: 'Write your wish',
    follow: 'See what is done',
    board: 'The board',
    wish: {
      title: 'Wish',
      hint: 'Only a sentence so far',
      blank: 'In our alley, I wish there were …',
      fill: 'Finish this sentence',
      starts: [
        '… a seat at the bus stop, so that Grandma need not stand.',
        '… a lamp at the bend by the prayer house.',
        '… a path that a wheelchair can take to the shop.',
      ],
      example: 'For example',
    },
    work: { title: 'At work', hint: 'It has people and a date', come: 'Come and help', past: 'A past work day', note: 'From the diary' },
    done: { title: 'Done', hint: 'You can see it and touch it', stamp: 'Done', more: 'Everything that is done' },
    news: 'Just pinned',
  },
  days: {
    title: 'A hundred days, from a sentence to the keys',
    lead: 'Each stretch is as long as its days. Building takes the longest, but listening always comes first.',
    more: 'See the programme',
    day: 'Day',
    items: [
      { from: 1, to: 20, title: 'Listen', text: 'Nothing is built yet. We knock on doors, measure, and visit those who object.' },
      { from: 21, to: 50, title: 'Try', text: 'String, pegs and a version for one day. If it faces the wrong way, better to know now.' },
      { from: 51, to: 90, title: 'Build', text: 'Work days together, the cash book on the shop door, and coffee made by turns.' },
      { from: 91, to: 100, title: 'Celebrate', text: 'The lamps go on, the keys are handed over.' },
    ],
  },
  stories: {
    title: 'The stories behind what is done',
    lead: 'Long, honest, and written after the paint has dried.',
    read: 'Read the story',
  },
  classes: {
    title: 'Learn before you dig',
    lead: 'How to word a wish, bring neighbours along, and keep the cash book.',
    more: 'All classes',
  },
  people: { title: 'They have done something like it', lead: 'Ask them before you buy cement.', more: 'All companions' },
  said: { title: 'From those who helped stir' },
  faq: { title: 'What people ask at the night-watch post' },
  end: {
    title: 'What is the one thing missing on your way home?',
    text: 'Send us a single sentence. We answer with questions, and then look for the first five people together.',
    action: 'Send one sentence',
  },
} satisfies Shape<typeof id>
