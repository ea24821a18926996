import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Ask anything. Then let’s check it together.',
  description: 'AI classes and clinics in everyday language, for teachers, traders, pupils and anyone who is curious but not convinced.',
  nav: {
    classes: 'Classes',
    clinic: 'AI Clinic',
    log: 'Chat Log',
    podcast: 'Third Voice',
    events: 'Questions at Dusk',
    about: 'About Puja',
  },
  frame: {
    search: 'Search classes',
    pages: 'Pages',
    contact: 'Talk to a human',
    greeting: 'Hello {{title}}, I would like to ask a person.',
    follow: 'Follow',
    promise: 'Puja is not a person. You can delete what you asked at any time, and it says so when it does not know.',
  },
  assistant: {
    name: 'Puja',
    role: 'assistant, not a person',
    asked: 'Can AI write an exam for my pupils?',
    answer: 'Yes, and quickly. But check the answers one by one: machines like me are often sure of the wrong one.',
    source: 'Source: the class Designing Tasks in the Age of Answer Machines',
    note: 'Above is only an example. Now it is your turn: answers come from this site, with their sources.',
    label: 'Ask anything',
    placeholder: 'Ask anything…',
    send: 'Ask',
    try: 'Try:',
    topics: ['Which class is for teachers?', 'Which classes are free?', 'When is the next event?'],
  },
  check: {
    title: 'True or made up?',
    lead: 'Three machine answers, all equally sure of themselves. Guess first, then open.',
    open: 'Check it',
    verdicts: { right: 'True', wrong: 'Made up', half: 'Half true' },
    items: [
      {
        verdict: 'wrong',
        question: 'What is rendang made of?',
        answer: 'Rendang is beef fried until dry, then covered in a thick coconut sauce.',
        why: 'Rendang is not fried. The meat simmers in coconut milk until the liquid is gone. A tidy sentence from a kitchen that never existed.',
      },
      {
        verdict: 'right',
        question: 'Why do you get things wrong?',
        answer: 'I guess the next word from patterns in text. I don’t check whether the guess is true.',
        why: 'That is how it works, in plain words. It is why a fluent answer is not always a true one.',
      },
      {
        verdict: 'half',
        question: 'May I paste in my pupils’ marks?',
        answer: 'You may, as long as the data is not used to train the model.',
        why: 'Not enough. Marks with names are children’s personal data: remove the names first, and ask the school.',
      },
    ],
  },
  how: {
    title: 'Every class has three acts',
    items: [
      {
        label: 'Try',
        title: 'Use it first',
        text: 'Bring a real piece of work: replies to customers, an exam, minutes of a meeting. Let the machine have a go.',
      },
      {
        label: 'Check',
        title: 'Find what is made up',
        text: 'Compare with sources, count again, ask someone who knows. This is where the learning happens.',
      },
      {
        label: 'Decide',
        title: 'Keep it or leave it',
        text: 'If it doesn’t help, stop without guilt. Your reasons are the final assignment.',
      },
    ],
  },
  classes: { title: 'Classes for the curious', lead: 'No programming needed; only the will to ask twice.', more: 'All classes' },
  log: {
    title: 'Chat log',
    lead: 'Real conversations with machines, lightly edited.',
    more: 'Read the whole log',
    by: 'noted',
  },
  programs: { title: 'Clinics and guidance', classes: 'classes', more: 'All programs' },
  mentors: { title: 'The humans behind the screen', lead: 'They answer when Puja doesn’t know.', more: 'All teachers' },
  events: { title: 'Talks while the sky changes colour', more: 'All events' },
  faq: { title: 'Questions we have checked' },
  end: {
    title: 'Not convinced? Good, that is where it starts.',
    text: 'Begin with the introduction. If you can’t decide, ask a person rather than a machine.',
    action: 'Ask a person on WhatsApp',
  },
} satisfies Shape<typeof id>
