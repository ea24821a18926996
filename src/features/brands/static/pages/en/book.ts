import type { StaticPage } from '../../static-page.ts'

/** The book about becoming an engineer. */
export const book = {
  Metamorfosa: {
    title: 'Metamorfosa',
    lead: 'A book about becoming a software engineer with a purpose: from typing code to understanding whom that code is for.',
    sections: [
      {
        kind: 'statement',
        text: 'Becoming an engineer is not about which languages we have mastered, but about whose problems we dare to come close to.',
        by: 'From the chapter “The Caterpillar That Did Not Know Its Name”',
        tone: 'ink',
      },
      {
        kind: 'steps',
        title: 'Four parts',
        items: [
          { label: 'I', title: 'Egg', text: 'Curiosity, a borrowed computer and a first program that went wrong.' },
          {
            label: 'II',
            title: 'Caterpillar',
            text: 'Eating everything in sight: languages, tools, tutorials, and the exhaustion that follows.',
          },
          {
            label: 'III',
            title: 'Chrysalis',
            text: 'Stopping, asking what it is for, and learning to listen to the people who use what we make.',
          },
          { label: 'IV', title: 'Butterfly', text: 'Working with a purpose, teaching those who come next, and daring to change oneself.' },
        ],
      },
      {
        kind: 'features',
        title: 'Who this book is for',
        columns: 3,
        items: [
          { title: 'School and university students', text: 'Who can already write code, but do not yet know where to take it.' },
          { title: 'Young professionals', text: 'Whose first three years went into chasing deadlines.' },
          { title: 'Teachers and mentors', text: 'Who would like something to talk about besides syntax.' },
        ],
      },
      {
        kind: 'testimonials',
        title: 'What readers say',
        tone: 'tint',
        items: [
          {
            name: 'Wening Prabasari',
            role: 'Pupil in year twelve, Purwokerto',
            message: 'I read ‘Chrysalis’ twice. Then I sat in our school canteen for a whole day before I rewrote the app for its queue.',
          },
          {
            name: 'Yosua Tandilolo',
            role: 'Developer in his third year, Makassar',
            message: 'I thought this book would be about code. It is about why I am tired, and about whom my work reaches in the end.',
          },
          {
            name: 'Ratih Kumalasari',
            role: 'Teacher of software engineering, Klaten',
            message: 'Every Friday we read one chapter aloud in turns. The quietest pupils are the ones who argue most.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Questions to talk about after reading',
        lead: 'One for each part. Three people and an hour are enough.',
        columns: 4,
        items: [
          { title: 'After “Egg”', text: 'Which first program of yours went wrong, and who was beside you when it did?' },
          { title: 'After “Caterpillar”', text: 'Which tool did you learn only because everybody else was learning it?' },
          { title: 'After “Chrysalis”', text: 'When did you last watch somebody use what you made, without helping?' },
          { title: 'After “Butterfly”', text: 'Which habit would you have to let go of to be able to teach others?' },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Would you like to read it together?',
        text: 'We will send you the schedule of book discussions and tell you how to order a copy.',
        action: { label: 'Ask by WhatsApp', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
