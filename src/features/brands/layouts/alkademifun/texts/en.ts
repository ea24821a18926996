import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Joyful classes for children of 8 to 14',
  description: 'Games, kitchen experiments and comics in small classes. There is always something to show at the dinner table.',
  nav: { classes: 'Classes', holiday: 'Holiday Fun', events: 'Play Together', gallery: 'On Show', mentors: 'Mentors', parents: 'Parents' },
  frame: {
    menu: 'Open the menu',
    search: 'Search this site',
    pages: 'Walk over to',
    contact: 'Parents, ask here',
    follow: 'See us on',
    greeting: 'Hello Alkademi Fun, I have a question about a class for my child.',
    bye: 'See you in class!',
  },
  hero: {
    pick: 'Press one of these',
    choices: [
      { label: 'Games', text: 'make one you can play', search: 'gim' },
      { label: 'Experiments', text: 'they pop, but safely', search: 'percobaan' },
      { label: 'Comics', text: 'just four panels first', search: 'komik' },
      { label: 'Robots', text: 'out of used things', search: 'robot' },
    ],
  },
  open: { title: 'Classes you can choose', lead: 'Never longer than 60 minutes, with a break for moving about.', more: 'See all classes' },
  play: {
    title: 'Shall we play a little?',
    lead: 'Build your monster, then solve these three riddles. The answers are behind the cards.',
    monster: 'The monster you made',
    body: 'Body',
    bodies: ['Strawberry', 'Grape', 'Leaf'],
    eyes: 'Eyes',
    eyeNames: ['One', 'Two', 'Three'],
    mouth: 'Mouth',
    mouths: ['Smile', 'Surprise', 'Mischief'],
    riddles: [
      { ask: 'It has many teeth but cannot bite. What is it?', answer: 'A comb!' },
      { ask: 'The more you fill it, the lighter it feels. What is it?', answer: 'A balloon! Fill it with helium and it even flies.' },
      { ask: 'Vinegar meets baking soda. What happens?', answer: 'Foam! Carbon dioxide is in a hurry to get out.' },
    ],
  },
  badges: {
    title: 'Collect badges, not rankings',
    lead: 'Nobody comes first here. There are badges for everything you dared to try.',
    items: ['Wrong Seven Times', 'Dared to Ask', 'Helped a Friend', 'First Work', 'Read the Manual', 'Tried Again'],
  },
  events: { title: 'Play together', more: 'All events' },
  said: { title: 'What children and their parents say' },
  parents: {
    title: 'For parents',
    lead: 'Grown-ups only beyond this point.',
    items: [
      { title: 'Small classes', text: 'Twelve children at most, with one mentor and one assistant.' },
      { title: 'Screen time in check', text: 'A meeting lasts 60 minutes at most, with a moving break after 25.' },
      { title: 'News every week', text: 'A weekly summary: what was tried, what was fun, what is still hard.' },
      { title: 'You give the permission', text: 'Nobody is enrolled before a parent agrees. We never show photographs of children.' },
    ],
  },
  stories: { title: 'Stories from home and class', more: 'All stories' },
  faq: { title: 'Questions from the living room' },
  end: {
    title: 'What does your child like? Tell us',
    text: 'We help you choose one class to try first.',
    action: 'Ask by WhatsApp',
  },
} satisfies Shape<typeof id>
