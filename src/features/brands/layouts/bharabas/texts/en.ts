import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Learning radio that stays on until late',
  description: 'Broadcasts, podcasts and classes for presenters from a house in Yogyakarta. Listen while you look around.',
  nav: {
    podcasts: 'Podcasts',
    courses: 'Radio Classes',
    blog: 'Side B',
    events: 'On Location',
    news: 'Studio News',
    about: 'About',
  },
  lists: {
    '/Courses': { lead: 'Presenting, scripts and voice: classes done in front of the microphone.', hint: 'presenting, scripts' },
    '/Podcasts': { lead: 'Recorded shows and talks from off the air, to play at any time.' },
  },
  frame: {
    search: 'Search classes',
    pages: 'More buttons',
    contact: 'Studio line',
    greeting: 'Hello {{title}}, I am a listener.',
    follow: 'Follow',
    signoff: 'The tape ends here. The broadcast does not.',
  },
  deck: {
    listen: 'Play the radio',
    lamp: 'On air',
    hours: 'Every day, 05.00–01.00 WIB',
    actions: [
      { label: 'Learn to broadcast', href: '/Courses' },
      { label: 'Play a podcast', href: '/Podcasts' },
    ],
    tape: { side: 'A', name: 'Today’s broadcast', note: 'do not erase, it was promised' },
    week: {
      title: 'A week on air',
      show: 'Show',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      shows: [
        {
          time: '05.00',
          name: 'Breakfast Broadcast',
          parts: ['Road news', 'Market prices', 'A guest with a cart', 'Road news', 'Second coffee', 'Children’s requests', 'Slow songs'],
        },
        {
          time: '10.00',
          name: 'Lessons on Air',
          parts: [
            'Maths at the Market',
            'Earth and Sounds',
            'History from Tapes',
            'English by Singing',
            'Answering Letters',
            'Repeats',
            'Off today',
          ],
        },
        {
          time: '15.30',
          name: 'Greetings',
          parts: [
            'For schoolmates',
            'For neighbours',
            'For those far away',
            'For an old teacher',
            'Overdue ones',
            'For newlyweds',
            'Unsigned',
          ],
        },
        {
          time: '20.00',
          name: 'Night Tape',
          parts: ['Voice letters', 'Old music', 'Village meetings', 'Tales', 'Bands that never were', 'Radio plays', 'Only rain'],
        },
        {
          time: '23.00',
          name: 'Still Awake',
          parts: [
            'Nurse Rini',
            'A warehouse guard',
            'Kelik and his stall',
            'A night driver',
            'A toll keeper',
            'Whoever is up',
            'Mother and baby',
          ],
        },
      ],
    },
  },
  tapes: {
    title: 'Take a tape',
    lead: 'Side A is what went on air. Side B is what there was no time to play: letters, notes and confessions.',
    sides: [
      { letter: 'A', title: 'Latest podcasts', more: 'All episodes', href: '/Podcasts' },
      { letter: 'B', title: 'Notes behind them', more: 'All notes', href: '/Blog' },
    ],
  },
  salam: {
    title: 'Leave a greeting, we read it out',
    text: 'Write whom it is for, whom it is from, and the one sentence that was never said. A nickname will do for the shy.',
    action: 'Send a greeting by WhatsApp',
    message: 'A greeting for: … From: … The message: …',
    slip: [
      { label: 'For', value: 'Pak Yatno, warehouse guard in Kaliwungu' },
      { label: 'From', value: 'the one who lights the gate' },
      { label: 'Message', value: 'Your tea is in the guard post. Do not answer, just drink it.' },
      { label: 'Song', value: 'presenter’s choice, but to the very end' },
    ],
  },
  voices: { title: 'Voices behind the deck', lead: 'The people on air, who also teach you how to be.', more: 'All mentors' },
  classes: {
    title: 'There is a spare chair in the studio',
    lead: 'Classes happen in front of the microphone. Now and then it is live.',
    more: 'All radio classes',
  },
  outside: {
    title: 'On location',
    lead: 'Our studio has long cables. Come and see how sounds are made.',
    more: 'All broadcasts on location',
  },
  letters: 'Letters to the studio',
  news: { title: 'Studio news', more: 'All news' },
  faq: 'Before you ring the studio',
  end: {
    title: 'Your voice has never been heard here.',
    text: 'Send a one-minute recording from your phone. We answer by voice too.',
    action: 'Contact the studio',
  },
} satisfies Shape<typeof id>
