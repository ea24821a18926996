import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  categories: { news: 'News', articles: 'How to learn' },
  posts: {
    opened: {
      title: 'The site of {{name}} is open',
      summary: 'From today on, news, classes and events of {{name}} are in one place, and can be read on any phone.',
      body: `Welcome to the site of {{name}}. Here we write what we are working on, which classes are open, and when we can meet.

## What you find here

- **Classes**: what they teach, whom they are for, and how to join.
- **News and articles**: short texts by our team.
- **Events**: open meetings for everybody.

## Write with us

Do you have a question or an idea? Contact us by the address at the foot of the page. Answers that help many people are written here, too.`,
    },
    classes: {
      title: 'The first two classes are open',
      summary: 'Registration for the first two classes of {{name}} is open: one for those who begin, one to take at any time.',
      body: `Two classes are waiting for people. Both start from nothing, so nothing is needed but the will to try.

- [{{first}}](/Courses/{{firstSlug}}) runs with one group, on a fixed timetable.
- [{{alone}}](/Courses/{{aloneSlug}}) can be opened at any time, as fast or as slowly as you like.

## Which one fits?

Choose **{{first}}** if you learn more easily with others. Choose **{{alone}}** if your time is hard to plan.`,
    },
    why: {
      title: 'Why we write here',
      summary: 'Work that is seen is easier to help with. That is why {{name}} writes about what works and what does not yet.',
      body: `Every organisation has stories that only the people inside know: how a class began, what changed on the way, who helped.

In this blog we write them down, short and as they are. Not only those that went well. A text about what did not work yet is often of more use to others who try the same.

If there is something that you would like to know about {{name}}, just ask. Your question may become the next text.`,
    },
    ask: {
      title: 'Three questions before you begin',
      summary: 'Before you join any class on {{topic}}, these three questions deserve an answer.',
      body: `1. What would you like to do afterwards?
2. How many hours a week do you really have?
3. Whom will you tell about it?

No answer is wrong. But whoever answers first usually gets to the end. Our class [{{first}}](/Courses/{{firstSlug}}) begins with the same questions.`,
    },
    opening: {
      title: 'Opening music',
      summary: 'A minute of the music that opens every episode of {{name}} about {{topic}}.',
      body: `This episode is music alone: the opening of our podcast. The next one will be a conversation about {{topic}}.

Is there a question that you would like to hear about? Send it by the address at the foot of the page.`,
    },
    meet: {
      title: 'Meet {{name}}',
      summary: 'An hour online for everybody: who we are, which classes there are, and time for all your questions.',
      body: `Would you like to know more before you join? Come to this open meeting. Nothing has to be prepared.

## Order of the hour

- A short introduction to {{name}}
- The classes that are open, and whom they are for
- Questions, until there are none left`,
    },
    colours: {
      title: 'The colours of {{name}}',
      summary: 'Four patterns in our own colours: kawung, parang and plain geometry, joined like patchwork.',
      body: `These patterns are drawn in the colours of {{name}}. Select one to see it larger.`,
    },
    together: {
      title: 'Join the programme {{program}}',
      summary: 'The programme {{program}} joins all classes of {{name}} into one path, from the first steps to a work of one’s own.',
      body: `Whoever takes one of our classes is part of the programme {{program}}. There is no other registration.

Choose the class, come to the first meeting, and bring one thing that you would like to make. The rest we do together.`,
    },
  },
  place: 'Online',
  pictures: [
    'Kawung patterns and circles in turn',
    'Slanting lanes of the parang pattern',
    'Triangles and squares that face each other',
    'Large ceplok stars between small fields',
  ],
  program: {
    body: `{{program}} is our name for the way we teach: small groups, clear steps, and always somebody to ask.

## Whom it is for

For everybody who would like to begin, and for those who once stopped half way.

## How it goes

- Every class begins with nothing.
- Every meeting ends with something finished.
- Everybody closes the class with a work of their own.`,
  },
  mentor: {
    name: 'Team of {{name}}',
    headline: 'Guides of the classes at {{name}}',
    bio: 'We guide the classes here: we prepare them, answer questions, and read every piece of work that comes in. If you are stuck, just write to us.',
    expertise: ['Guidance', 'Classes for beginners'],
  },
  classes: {
    first: {
      body: `This class is for those who have never tried before. We start with the simplest question, and end with something that you can show.

## What we will do

Each week there is one meeting and one small exercise. A guide reads each of them and writes back.`,
      audience: ['Everybody who begins', 'Those who once stopped half way'],
      requirements: ['The will to try', 'A phone or computer with internet'],
      tags: ['beginners', 'group'],
    },
    alone: {
      body: `Not everybody has time at the same hour. This class has no timetable: open it when you can, and stop wherever you like.

## If you are stuck

Write your question to the guides. To learn on your own does not mean to learn alone.`,
      audience: ['Those whose time is hard to plan', 'Those who would like to repeat something'],
      requirements: ['A phone or computer with internet'],
      tags: ['on your own', 'any time'],
    },
  },
  work: {
    title: 'Website of {{name}}',
    kind: 'Website',
    summary: 'Our first work that everybody can see: this website, with the news, classes and events of {{name}} in one place.',
    body: `This website was made so that the work of {{name}} is easy to find, also by phone on a slow network.

## What we did

- Arranged pages and menus
- Wrote first news and classes about {{topic}}
- Chose colours and patterns`,
  },
  employer: {
    industry: 'Education',
    summary: '{{name}} invites people to learn about {{topic}}, and publishes its openings here.',
    body: 'We are a small team. Our openings always name the work, the place, and what we hope for.',
  },
  job: {
    title: 'Internship: class guide',
    summary: 'Help those who take {{first}}: prepare meetings, answer questions, and read exercises with the team.',
    duties: ['Prepare material for meetings', 'Answer questions'],
    requirements: ['You like to explain with patience', 'You would like to learn about {{topic}}'],
  },
  questions: {
    about: {
      question: 'What can I learn here?',
      answer: 'Our classes are about {{topic}}. Begin with {{first}}, or open {{alone}} if your time is hard to plan.',
    },
    join: {
      question: 'How do I join a class?',
      answer:
        'Open the page of the class that you choose, and follow its registration button. You need an account, which takes an email address.',
    },
    beginners: {
      question: 'Are the classes good for beginners?',
      answer: 'Yes. The page of each class says whom it is for, and what has to be prepared.',
    },
    contact: {
      question: 'How can I contact {{name}}?',
      answer: 'By the address at the foot of the page, or at our open events. The page of events says when they are.',
    },
  },
} satisfies Shape<typeof id>
