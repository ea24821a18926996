import type { Shape } from '#kit/texts.ts'
import type { making as id } from '../id/making.ts'

export const making = {
  aibersamapuja: {
    topic: 'artificial intelligence',
    first: {
      name: 'AI for Every Day',
      summary: 'What an AI assistant can and cannot do, tried with your own work.',
      outcomes: ['Write a clear request', 'Check an answer before you use it'],
    },
    alone: {
      name: 'Checking a Machine’s Answers',
      summary: 'Exercises in finding mistakes in answers that sound convincing.',
      outcomes: ['Find the source of a statement', 'Notice an invented answer'],
    },
    program: { name: 'AI with Common Sense', summary: 'To use artificial intelligence and still think for yourself.' },
    article: {
      title: 'Ask a machine, check as a human',
      summary: 'A fluent answer need not be true. Three steps to check it.',
      body: '1. **Ask for its source**, and open it. What does not open does not count.\n2. **Ask in another way.** An answer that changes is to be doubted.\n3. **Check one number** back to where it comes from.\n\nAnd never paste other people’s data into a question.',
    },
  },
  aksara: {
    topic: 'digital classes at school',
    first: {
      name: 'Preparing a Digital Class',
      summary: 'For teachers: to move one subject into a digital class, from material to the first exercise.',
      outcomes: ['Arrange a module', 'Respond to an exercise'],
    },
    alone: {
      name: 'Quizzes That Teach',
      summary: 'To write questions that show what is not understood yet, not only a mark.',
      outcomes: ['Write fair questions', 'Read the result of a quiz'],
    },
    program: { name: 'Teachers Go Digital', summary: 'We go along with teachers and operators of schools, one subject first.' },
    article: {
      title: 'Begin with one subject',
      summary: 'Schools that moved their classes did not begin with all of them.',
      body: 'Choose one teacher who would like to, one class, and one month.\n\n## After a month\n\n- What is faster than on paper?\n- What is slower?\n- Who is left behind, and why?\n\nThe answers decide what comes next.',
    },
  },
  diaksara: {
    topic: 'writing',
    first: {
      name: 'Writing Short Stories',
      summary: 'One person, one wish, one obstacle: to write a short story to its last full stop.',
      outcomes: ['Build a character', 'Finish a story of a thousand words'],
    },
    alone: {
      name: 'Editing Your Own Text',
      summary: 'To read your own text as somebody else would, and to cut what it does not need.',
      outcomes: ['Find sentences that stumble', 'Cut a third without a loss'],
    },
    program: { name: 'Writers’ Circle', summary: 'To write every week, be read by friends, and write again.' },
    article: {
      title: 'To cut is to write',
      summary: 'A text gets better when nothing is left to take away.',
      body: 'Once it is done, close it for a day. Then read it aloud and strike out:\n\n- words that repeat,\n- sentences that only lead to others,\n- the paragraph that you love but that says nothing.\n\nWhat is left is usually enough.',
    },
  },
  beasiswabersamapuja: {
    topic: 'scholarships',
    first: {
      name: 'Preparing an Application',
      summary: 'From a list of requirements to a whole folder, on a timetable that ends before the deadline.',
      outcomes: ['Make a calendar of papers', 'Ask politely for a letter of recommendation'],
    },
    alone: {
      name: 'Writing a Motivation Essay',
      summary: 'Exercises in writing about yourself: honestly, in order, and to the question.',
      outcomes: ['Answer what is asked', 'Edit an essay of five hundred words'],
    },
    program: { name: 'Ready to Apply', summary: 'To find, prepare and send applications together.' },
    article: {
      title: 'How to recognise a false scholarship',
      summary: 'A scholarship gives money, it does not ask for any. Signs to check before you send your data.',
      body: '- There is a fee or a “deposit”.\n- The email address is not that of the institution.\n- The deadline is today.\n- The result is certain before you apply.\n\nOne sign is enough to stop and ask.',
    },
  },
  wujudbersamapuja: {
    topic: 'ideas of a neighbourhood',
    first: {
      name: 'From a Wish to a Plan',
      summary: 'To turn one wish for the neighbourhood into a plan that neighbours can carry out.',
      outcomes: ['State one wish', 'Share out a hundred days'],
    },
    alone: {
      name: 'Inviting Neighbours',
      summary: 'To write an invitation, lead a small meeting, and note what was agreed.',
      outcomes: ['Write invitations that are answered', 'Note who does what'],
    },
    program: { name: 'A Hundred Days', summary: 'One wish, one group, a hundred days, with news that everybody can follow.' },
    article: {
      title: 'A wish that can be carried out',
      summary: 'Large wishes rarely begin. How to make one smaller without betraying it.',
      body: 'Instead of “a clean neighbourhood”, say “the drain of this lane runs before the rains”.\n\n## Three questions\n\n1. Can everybody see it?\n2. Can it be done in a hundred days?\n3. Who are the first three people?',
    },
  },
  bharabas: {
    topic: 'radio',
    first: {
      name: 'On Air for the First Time',
      summary: 'Breath, script and pauses: to prepare fifteen minutes that are good to hear.',
      outcomes: ['Write a script for the ear', 'Present fifteen minutes'],
    },
    alone: {
      name: 'Recording at Home',
      summary: 'To choose a room, place a microphone, and clean a recording with what you have.',
      outcomes: ['Reduce echo at no cost', 'Edit a short recording'],
    },
    program: { name: 'School of Radio', summary: 'To learn behind the microphone: write, record, edit, go on air.' },
    article: {
      title: 'Writing for the ear',
      summary: 'A listener cannot repeat a sentence. That is why a script is written in another way.',
      body: '- One thought in each sentence.\n- Round the numbers, repeat the names.\n- Write down the pauses, and keep them.\n- Read it aloud before you record.\n\nWhere your tongue stumbles, other people’s ears will, too.',
    },
  },
  ruangcipta: {
    topic: 'creative spaces',
    first: {
      name: 'Made by Hand',
      summary: 'One small thing of wood, paper or cloth, made from beginning to end in a shared room.',
      outcomes: ['Use tools safely', 'Finish one thing'],
    },
    alone: {
      name: 'A Place to Work',
      summary: 'Light, table and tools: to arrange a corner at home where it is easy to begin.',
      outcomes: ['Draw a plan of the corner', 'Arrange tools by use'],
    },
    program: { name: 'Open Rooms', summary: 'Classes in one room: to try tools, make things, and show them.' },
    article: {
      title: 'Shared rooms last by habits',
      summary: 'Not the rules on the wall keep a room, but four small habits.',
      body: '1. Leave the table tidier than you found it.\n2. Tools go back to their place, not near it.\n3. What breaks is written down, not hidden.\n4. Whoever is new is greeted first.',
    },
  },
  alpha: {
    topic: 'making digital products',
    first: {
      name: 'Testing from the Start',
      summary: 'To show a version that is not done to real people, and to learn from their silence.',
      outcomes: ['Write questions for a test', 'Take notes without defending yourself'],
    },
    alone: {
      name: 'Writing Release Notes',
      summary: 'Notes that people read: what changed, why, and what is gone.',
      outcomes: ['Describe a change as its users see it', 'Name what is missing'],
    },
    program: { name: 'First Users', summary: 'To learn to make a product with those who use it first.' },
    article: {
      title: 'Small releases, whole stories',
      summary: 'A small change that is told well is trusted more than a large one in silence.',
      body: 'Each release answers three questions.\n\n1. What can I do now?\n2. What has moved?\n3. What is still broken, and when will you look again?\n\nWithout the answers, the release is not done.',
    },
  },
} satisfies Shape<typeof id>
