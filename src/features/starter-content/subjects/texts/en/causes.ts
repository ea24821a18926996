import type { Shape } from '#kit/texts.ts'
import type { causes as id } from '../id/causes.ts'

export const causes = {
  foundation: {
    topic: 'education for all',
    first: {
      name: 'Starting a Study Group',
      summary: 'For those who would like to open a study group where they live: the place, the timetable, the first meeting.',
      outcomes: ['Plan the first meeting', 'Share the work among helpers'],
    },
    alone: {
      name: 'Writing Reports',
      summary: 'Short reports that are read to the end: what was done, for whom, and what was not.',
      outcomes: ['Write a report of one page', 'Give numbers with their sources'],
    },
    program: { name: 'Movers of Learning', summary: 'We go along with people who open a study group, until it runs by itself.' },
    article: {
      title: 'How we will report',
      summary: 'Every activity deserves a report that can be checked. This is the form of ours.',
      body: 'A good report answers four questions, in the same order each time.\n\n1. What did we plan?\n2. What happened?\n3. What did it cost, and where did it come from?\n4. What has not worked yet?\n\nThe fourth one is lost most often. To us it is the most useful.',
    },
  },
  'asean-foundation': {
    topic: 'working together in South-East Asia',
    first: {
      name: 'Meet the Neighbours',
      summary: 'Languages, schools and everyday life in South-East Asia, in letters and conversations.',
      outcomes: ['Greet in three languages', 'Write a letter to a friend in another country'],
    },
    alone: {
      name: 'Digital Literacy across Borders',
      summary: 'Safety, sources and manners in places that many languages share.',
      outcomes: ['Keep your accounts safe', 'Check sources in another language'],
    },
    program: { name: 'Bridges of the Region', summary: 'Classes and meetings that connect young people in South-East Asia.' },
    article: {
      title: 'Working together in different languages',
      summary: 'Grammar is rarely the reason of a misunderstanding. Four habits that help.',
      body: '- Write short sentences, with one thought each.\n- Repeat what was agreed in your own words.\n- Give time for an answer in writing.\n- Ask for holidays before you set a date.',
    },
  },
  jongkreatif: {
    topic: 'design',
    first: {
      name: 'Visual Design from the Start',
      summary: 'Space, size, colour: to design a poster that is read from across the street.',
      outcomes: ['Arrange the order of reading', 'Design a poster'],
    },
    alone: {
      name: 'Letters and Colours',
      summary: 'Short exercises in choosing letters and colours by the content, not by the season.',
      outcomes: ['Pair two typefaces', 'Check the contrast of colours'],
    },
    program: { name: 'Open Studio', summary: 'To learn design as a studio works: brief, sketch, review, revision.' },
    article: {
      title: 'A good brief is worth more than an idea',
      summary: 'Before the first sketch these four questions need an answer.',
      body: '1. Who will see it, and what are they doing then?\n2. Which one thing should they remember?\n3. Where will it hang?\n4. Who decides that it is done?\n\nA brief that answers all four saves three rounds of changes.',
    },
  },
  sfi: {
    topic: 'volunteering',
    first: {
      name: 'Volunteer for the First Time',
      summary: 'What helps on the first day as a volunteer: to listen, to prepare, and to know when to ask for help.',
      outcomes: ['Prepare a meeting', 'Know your own limits'],
    },
    alone: {
      name: 'Reading Stories Aloud',
      summary: 'To choose a book, use the voice, and ask afterwards: exercises for at home.',
      outcomes: ['Choose a book by age', 'Ask open questions'],
    },
    program: { name: 'Afternoons Together', summary: 'Volunteers learn first, then go along with children who learn in the afternoon.' },
    article: {
      title: 'Good volunteers come again',
      summary: 'The same hour every week means more than one whole day that is never repeated.',
      body: 'Children remember who comes back. So choose a time that you can keep.\n\n## Before you begin\n\n- Set one day and one hour.\n- Find a friend who can stand in for you.\n- Say honestly how long you can stay.',
    },
  },
  smkcoding: {
    topic: 'programming',
    first: {
      name: 'My First Program',
      summary: 'From an empty screen to a small program that runs, for pupils who have never written code.',
      outcomes: ['Read error messages', 'Write a program with branches'],
    },
    alone: {
      name: 'A Web Page from Nothing',
      summary: 'HTML and CSS step by step, until a page about yourself opens on a friend’s phone.',
      outcomes: ['Build a page with HTML', 'Style it with CSS'],
    },
    program: {
      name: 'Path of Young Programmers',
      summary: 'From the first program to a team’s work, for pupils and teachers of vocational schools.',
    },
    article: {
      title: 'How to read an error message',
      summary: 'An error message does not scold. It names the place, the cause, and often the way out.',
      body: 'Begin with the last line, then look for the name of your own file.\n\n> ReferenceError: nama is not defined\n\nHere **nama** was never made. Add a line above it, run it again, and change only one thing each time.',
    },
  },
  ica: {
    topic: 'cloud computing',
    first: {
      name: 'Introduction to Cloud Computing',
      summary: 'What is really rented when people say “in the cloud”, and how to calculate its cost.',
      outcomes: ['Explain machines, storage and networks', 'Estimate a month’s cost'],
    },
    alone: {
      name: 'Linux for Servers',
      summary: 'Basic commands, permissions and logs, tried on your own computer.',
      outcomes: ['Move and search in a terminal', 'Read the system’s logs'],
    },
    program: { name: 'The Cloud Path', summary: 'A ladder from the first terminal to being ready for a certification exam.' },
    article: {
      title: 'Calculate before you start a server',
      summary: 'Bills that surprise nearly always come from the same three things.',
      body: '1. A machine that nobody switched off.\n2. Data that goes out, not in.\n3. Backups that are never deleted.\n\nSet a budget on the first day, and give every machine the name of its owner.',
    },
  },
  belajarbersamapuja: {
    topic: 'festivals of learning',
    first: {
      name: 'Speaking in Public',
      summary: 'To prepare a talk of ten minutes: one message, one story, one invitation.',
      outcomes: ['Write a talk of ten minutes', 'Practise before friends'],
    },
    alone: {
      name: 'Helping at an Event',
      summary: 'Timetable, rooms and guests: a guide for all who help at an event.',
      outcomes: ['Write a running order', 'Prepare a second plan'],
    },
    program: { name: 'One Stage', summary: 'To prepare, present and celebrate meetings of learners.' },
    article: {
      title: 'Seeing talks without forgetting them',
      summary: 'A day of a festival may have ten talks. How to take home one that helps.',
      body: '- Choose three sessions, not ten.\n- Write down one question before you go in.\n- Tell one person about it afterwards.\n- Do one small thing the next day.',
    },
  },
  inovasiuntukbangsa: {
    topic: 'useful tools',
    first: {
      name: 'Designing Simple Tools',
      summary: 'From an everyday problem to a working drawing and a first model of cardboard.',
      outcomes: ['State one problem', 'Build a first model'],
    },
    alone: {
      name: 'Working Drawings',
      summary: 'To read and make drawings with measures, so that others can build the same tool.',
      outcomes: ['Draw three views', 'Write down measures and material'],
    },
    program: { name: 'Workshop of Ideas', summary: 'From people’s complaints to a tool that is tried: design, build, improve.' },
    article: {
      title: 'A first test may fail',
      summary: 'A model of cardboard answers more questions than a meeting.',
      body: 'Build a model as soon as you can, of what costs least.\n\n## What to note\n\n1. What we thought would happen.\n2. What happened.\n3. One thing that we changed afterwards.\n\nIf nothing changes, the test was too easy.',
    },
  },
} satisfies Shape<typeof id>
