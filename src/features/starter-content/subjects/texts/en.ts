import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
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
