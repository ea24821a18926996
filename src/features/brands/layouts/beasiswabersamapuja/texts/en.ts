import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'A scholarship is prepared for, not won by luck',
  description:
    'A quick eligibility check, a calendar of deadlines, an eight-month plan, and a mentor from where you live. For students who think scholarships are for other people.',
  nav: {
    courses: 'Prep classes',
    program: 'Mentoring',
    event: 'Clinics',
    news: 'Deadlines',
    blog: 'Letters',
    podcasts: 'Waiting Room',
    about: 'About',
  },
  frame: {
    search: 'Search this site',
    pages: 'In this folder',
    contact: 'Feel free to ask',
    greeting: 'Hello {{title}}, I have a question about scholarships.',
    follow: 'Follow',
    signoff: 'A rejection is news, not a verdict.',
    note: 'We charge no selection fee and sell no guarantee of a place.',
  },
  hero: {
    check: 'Check if I qualify',
    plan: 'See the eight-month plan',
    sun: { top: 'months to the', bottom: 'deadline' },
    sheet: {
      title: 'Quick check',
      lead: 'Three questions. No answer is wrong, and we keep none of them.',
      stamp: 'Worth a try',
      done: 'Next: give your plan its dates.',
      next: 'To the eight-month plan',
    },
    questions: [
      {
        legend: 'Where are you now?',
        options: [
          {
            label: 'Grade 10 or 11',
            title: 'You have time.',
            text: 'Choose two scholarships first, then do a little every month. You can still afford a wrong turn.',
            link: { label: 'Learn to choose', href: '/Courses' },
          },
          {
            label: 'Grade 12',
            title: 'Start this week.',
            text: 'First the papers that depend on somebody else’s office. The essay can follow in the evening.',
            link: { label: 'See the next deadlines', href: '/News?search=dibuka' },
          },
          {
            label: 'I have graduated',
            title: 'The door is still open.',
            text: 'Our mentoring takes graduates of up to two years. Tell us what you have done since then.',
            link: { label: 'What mentoring asks', href: '/Program' },
          },
        ],
      },
      {
        legend: 'How are your marks?',
        options: [
          {
            label: 'High and steady',
            title: 'The merit route is open.',
            text: 'Marks bring you to the panel’s table; the essay makes them remember you. Don’t stop at the numbers.',
            link: { label: 'Essay classes', href: '/Courses' },
          },
          {
            label: 'Just average',
            title: 'Marks are not the only door.',
            text: 'Look for those that weigh where you come from, what you do, or how your family lives. One of our winners averaged 72.',
            link: { label: 'Read the letter', href: '/Blog' },
          },
          {
            label: 'Up and down',
            title: 'Even the dips can be told.',
            text: 'Aim for scholarships without a minimum mark: they weigh work or service. Start collecting the proof now.',
            link: { label: 'This term’s calendar', href: '/News?search=kalender' },
          },
        ],
      },
      {
        legend: 'What holds you back most?',
        options: [
          {
            label: 'Essay and interview',
            title: 'Both can be practised.',
            text: 'Bring a bad draft; a mentor only asks until your story turns up. There is practice for nerves, too.',
            link: { label: 'Join a clinic', href: '/Event' },
          },
          {
            label: 'My parents’ consent',
            title: 'Invite them to do the sums.',
            text: 'Half of a fear can be given a number: rent, food, the fare home. We help you write it down.',
            link: { label: 'A class for parents', href: '/Courses' },
          },
          {
            label: 'I’m on my own',
            title: 'There is a mentor from your area.',
            text: 'One who has been rejected at least once, and who stays with you every other week until the results are out.',
            link: { label: 'Meet the mentors', href: '/Mentor' },
          },
        ],
      },
    ],
  },
  calendar: {
    title: 'Circle the date first, then look for a pen',
    lead: 'We ask the organisers themselves for every deadline. If it falls on a Sunday, send it by Friday.',
    marked: 'What is circled',
    past: 'is over',
    deadlines: 'Deadline news',
    more: 'All news',
    none: 'No new dates yet. The deadline news beside this is kept up to date.',
  },
  plan: {
    title: 'Eight months, from dark to light',
    lead: 'Good applications are not written on the last night. If you start only three months ahead, join two steps together and skip the rest week.',
    unit: 'months to go',
    items: [
      {
        title: 'Check and choose',
        text: 'Take the eligibility check, choose five scholarships, then talk about them at the dinner table.',
      },
      { title: 'Visit the offices', text: 'Certificates and certified copies. Check the name on your family card letter by letter.' },
      { title: 'Collect the proof', text: 'Photos of what you did, awards, and the names of two people who will recommend you.' },
      { title: 'Write a bad essay', text: 'Seriously. What matters is that it is finished, in one sitting, without noble words.' },
      { title: 'Write it again', text: 'Have it read by two people: one who loves you, and one who won’t spare you.' },
      { title: 'Rest for a week', text: 'Then the language test, if you need one. Tired people write tired sentences.' },
      { title: 'Practise three times', text: 'Sit before three strangers. The first time, you may be silent for a minute.' },
      { title: 'Send it', text: 'Ten days before the deadline, while the application site is still quiet.' },
    ],
    last: { label: 'Deadline day', text: 'Your friends are refreshing the page. You are having lunch.' },
    more: { label: 'Find a mentor to go with you', href: '/Program' },
  },
  classes: {
    title: 'Classes to prepare in',
    lead: 'Choosing, writing, learning to speak. Families of little means pay nothing in any class.',
    more: 'All classes',
  },
  people: { title: 'You won’t wait alone', lead: 'They know what happens on both sides of the interview table.', more: 'All mentors' },
  letters: {
    title: 'Letters from scholars',
    lead: 'From those who got in and those who didn’t, with so-so marks and the folder left behind on a minibus.',
    from: 'To: you',
    more: 'Open all letters',
  },
  real: {
    title: 'Real scholarships don’t do this',
    lead: 'Keep the proof, ask us, and don’t be ashamed. The swindler is the one at fault.',
    more: 'Know the tricks',
    stamp: 'False',
    items: [
      { title: 'Ask for an administration fee', text: 'However small. Selection costs nothing, least of all within two hours.' },
      { title: 'Sit one letter off', text: 'False forms often want a photo of your family card at the first step. Close the page.' },
      { title: 'Promise you a place', text: 'Nobody can promise that. Neither can we.' },
    ],
  },
  said: { title: 'What they said when the results were out' },
  faq: { title: 'What people tend to ask in a whisper' },
  end: {
    title: 'Still thinking “not for me”?',
    text: 'Write us your grade and where you live. A mentor answers with one scholarship worth reading about, free of charge.',
    action: 'Write by WhatsApp',
  },
} satisfies Shape<typeof id>
