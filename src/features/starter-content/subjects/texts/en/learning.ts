import type { Shape } from '#kit/texts.ts'
import type { learning as id } from '../id/learning.ts'

export const learning = {
  demo: {
    topic: 'ways of learning',
    first: {
      name: 'First Steps',
      summary: 'A class for those who begin: with one group, on a fixed timetable, and with a work of your own at its end.',
      outcomes: ['Know where to begin', 'Finish one work of your own'],
    },
    alone: {
      name: 'Learn on Your Own',
      summary: 'To open at any time, as fast or as slowly as you like, with guides who can still be asked.',
      outcomes: ['Make a timetable of your own', 'Repeat what is hard until it is clear'],
    },
    program: {
      name: 'Learning Together',
      summary: 'One path for all classes of {{name}}: begin with nothing, learn with one group, and end with a work of your own.',
    },
    article: {
      title: 'Learn a little every day',
      summary: 'Twenty minutes a day lead further than one whole day a month. This is how to begin.',
      body: 'People rarely fail to learn because the subject is hard. More often the time between two meetings is too long.\n\n## Choose the time, not the amount\n\nPick the same time every day, such as after breakfast. Twenty minutes are enough.\n\n## Write down what is new\n\n1. Close the book.\n2. Write three sentences about what you have just learnt.\n3. Open it again, and see what you missed.\n\n> What you can explain in your own words is yours.',
    },
  },
  alkademi: {
    topic: 'digital skills',
    first: {
      name: 'Digital Skills from the Start',
      summary: 'From files in order to tables that others can read: the first tools for work with a computer.',
      outcomes: ['Keep files so that they are found', 'Make a table that answers one question'],
    },
    alone: {
      name: 'Work with Numbers on Your Own',
      summary: 'Formulas, filters and charts, one by one, with numbers from your own days.',
      outcomes: ['Choose a chart that fits', 'Calculate again without typing errors'],
    },
    program: { name: 'The Digital Path', summary: 'One path from the first computer to a digital work that you can show.' },
    article: {
      title: 'Three habits that make computers easy',
      summary: 'It is not about knowing every key. Three small habits save more time than a new app.',
      body: 'Most of the time at a computer is spent on looking for things, not on working.\n\n## Begin here\n\n1. Name files by date and content.\n2. Keep them in one place, not in five.\n3. Close what you do not need.\n\nDo so for a week, then count how often you still search.',
    },
  },
  pujapramudya: {
    topic: 'writing essays',
    first: {
      name: 'Your First Essay',
      summary: 'One thought, one page: from a small note to an essay that others read to its end.',
      outcomes: ['Find a thought that is worth a page', 'Finish an essay of one page'],
    },
    alone: {
      name: 'Reading with a Pencil',
      summary: 'A way of reading that leaves traces: to mark, to ask, and to write it again in words of your own.',
      outcomes: ['Write notes in the margin that help', 'Sum up a chapter in three sentences'],
    },
    program: { name: 'House of Reading and Writing', summary: 'To read slowly, to write briefly, and to answer each other’s work.' },
    article: {
      title: 'Writing begins with one honest sentence',
      summary: 'An empty page frightens because we want beauty at once. Begin with what is true.',
      body: 'Write one sentence that you know to be true. It need not be good. The second one will ask why, and the third will answer.\n\n## Afterwards\n\nRead it aloud. Where you stumble is where it has to be written again.\n\n> Honest writing stays longer than clever writing.',
    },
  },
  akselerasi: {
    topic: 'changing careers',
    first: {
      name: 'Map Your New Career',
      summary: 'Begin with what you can do already: map your skills, choose a direction, and plan week by week.',
      outcomes: ['Know the skills that come with you', 'Plan twelve weeks'],
    },
    alone: {
      name: 'A Portfolio from Nothing',
      summary: 'Three small works that show how you work, made beside the job that you have.',
      outcomes: ['Choose three works that tell a story', 'Describe the way, not only the result'],
    },
    program: { name: 'Career Steps', summary: 'From the wish to change to the first interview, with one group.' },
    article: {
      title: 'What comes along in a new career',
      summary: 'To change careers is not to begin with nothing. Most of what you have comes along.',
      body: 'Whoever served customers knows how to listen. Whoever ran a store room knows how to keep an order.\n\n## How to find it\n\n- Write down five things at work that others praised.\n- Ask which skill is behind each.\n- Find three openings that ask for that skill by another name.',
    },
  },
  'business-alkademi': {
    topic: 'learning at work',
    first: {
      name: 'Meetings That Decide',
      summary: 'For teams that want shorter meetings: to prepare questions, decide, and note who does what.',
      outcomes: ['Prepare an agenda of questions', 'Close a meeting with a written decision'],
    },
    alone: {
      name: 'Reading Reports',
      summary: 'How to read a monthly report without getting lost, for everybody who has to decide by numbers.',
      outcomes: ['Tell a change from chance', 'Ask the right question of a chart'],
    },
    program: { name: 'Teams That Learn', summary: 'Training for one whole team, with the team’s own work as its material.' },
    article: {
      title: 'Training that is still used a month later',
      summary: 'It is not the day of the training that decides, but the week after it.',
      body: 'Training often feels good on its day, and is gone soon. What makes it stay is simple.\n\n## Three things before you begin\n\n1. One real piece of work that will be done in the new way.\n2. One person who asks about it every week.\n3. One date to look at the result together.',
    },
  },
  alkademifun: {
    topic: 'learning by playing',
    first: {
      name: 'Counting Adventure',
      summary: 'Counting with buttons, marbles and steps, with children of the same age.',
      outcomes: ['Add without learning by heart', 'Make a counting game of your own'],
    },
    alone: {
      name: 'Kitchen Laboratory',
      summary: 'Small experiments with what the kitchen has, together with a parent, at home at any time.',
      outcomes: ['Guess before you try', 'Note what happens'],
    },
    program: { name: 'Play and Know', summary: 'Small classes for children who like to ask, and parents who like to join in.' },
    article: {
      title: 'Five games without a screen',
      summary: 'Nothing has to be bought. These five games take what there is at home.',
      body: '- **Guess the sound**: close your eyes, and guess a thing by its sound.\n- **Paper bridge**: fold one sheet until it holds a spoon.\n- **Small market**: one sells, one counts the change.\n- **Map of the house**: draw the way from the door to the kitchen.\n- **Story in turns**: one sentence each.',
    },
  },
  alkamedia: {
    topic: 'writing news',
    first: {
      name: 'Writing News',
      summary: 'What happened, who saw it, how do we know: to write short news that can be checked.',
      outcomes: ['Tell facts from opinions', 'Write short news with its sources'],
    },
    alone: {
      name: 'Checking News',
      summary: 'The steps that check a picture, a date and a source before it is shared.',
      outcomes: ['Find the first source', 'Check how old a picture is'],
    },
    program: { name: 'Citizens’ School of Journalism', summary: 'To report on your own surroundings: ask, check, then write.' },
    article: {
      title: 'Check three things before you share',
      summary: 'False news spreads because we hurry. These three checks take a minute.',
      body: '1. **Who said it first?** Look for the source itself, not for a screenshot.\n2. **When?** Old news often comes round again.\n3. **What is missing?** An angry headline usually leaves something out.\n\nIf one of them has no answer, keep it to yourself for now.',
    },
  },
  sekolahkopi: {
    topic: 'coffee',
    first: {
      name: 'Brewing by Hand',
      summary: 'Water, grind, time: to brew a cup that is as good the second time.',
      outcomes: ['Choose the grind for a brewer', 'Brew by amounts that can be repeated'],
    },
    alone: {
      name: 'How Coffee Tastes',
      summary: 'Exercises in tasting at home: sour, sweet, bitter, and the words for them.',
      outcomes: ['Tell three main tastes apart', 'Write tasting notes of your own'],
    },
    program: { name: 'From Farm to Cup', summary: 'All classes of {{name}} in one path: beans, roasting, brewing, tasting.' },
    article: {
      title: 'Too bitter? Check these four things',
      summary: 'Before you change the beans, change one thing at a time.',
      body: '1. **The grind** is too fine: one step coarser.\n2. **The water** is too hot: wait half a minute after it boiled.\n3. **The time** is too long: stop earlier.\n4. **The amount** is too large: weigh it.\n\nNote it each time. A good cup is easier to repeat with notes.',
    },
  },
} satisfies Shape<typeof id>
