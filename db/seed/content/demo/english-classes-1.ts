import type { SeedEnglish } from '../../content-types.ts'

export const englishClasses1: SeedEnglish['classes'] = {
  'situs-pertamaku': {
    name: 'My First Website',
    summary: 'Five weeks from an empty file to one page about something you love, live on the internet at an address of your own.',
    whole: {
      description: `The last group made pages about the market cat, a grandmother’s recipes and the night watch rota. The subject is up to you as long as you care about it, because caring is what makes people stay until they find the missing bracket.

We write HTML and CSS by hand, without magic tools. Each week has one assignment, one review by a mentor, and one chance to put things right.`,
      outcomes: [
        'write a tidy HTML page',
        'choose colours, spacing and type that are pleasant to read',
        'prepare pictures that load quickly',
        'publish a page and share its address',
      ],
      audience: ['beginners of any age', 'teachers who would like a page for their class', 'business owners who are curious'],
      requirements: ['a laptop, or a computer you can borrow', 'knowing how to save a file', 'three hours a week'],
    },
  },
  'pembukuan-lima-menit': {
    name: 'Five-Minute Bookkeeping',
    summary: 'Write down money in, money out and customers’ debts each evening, and read your real profit at the end of the month.',
    whole: {
      description: `This class does not use the words debit and credit until the fourth session. We begin with the cash drawer: why does what is in it never match what you remember? Participants write for five minutes every evening, then bring their notes just as they are.

We meet in person twice, in Tasikmalaya. The rest is done by voice message and photos of notebooks, since that is what traders find easiest.`,
      outcomes: [
        'keep business money and kitchen money apart',
        'write down debts without spoiling a friendship',
        'work out your profit after costs',
        'prepare records for a loan',
      ],
      audience: ['owners of stalls and kiosks', 'market traders', 'people who run a small cooperative'],
      requirements: ['a business that is running', 'a notebook and a pen', 'a phone that takes photos'],
    },
  },
  'foto-produk-dengan-ponsel': {
    name: 'Product Photos with a Phone',
    summary: 'One day beside a window: photograph crisps, woven cloth and cakes until they look as good as they are.',
    whole: {
      description: `Participants bring the three goods that are hardest to photograph. Usually that is something shiny, oily or black. We photograph them with our own phones, the light of a window, and white card from the stationer’s.

In the afternoon all the photos are put up and visitors guess what each thing costs. Their guess is your mark.`,
      outcomes: ['read the direction of light', 'make a simple background', 'photograph shiny things', 'edit no more than is needed'],
      audience: ['people with a business at home', 'craftspeople', 'those who look after an online shop'],
      requirements: ['a phone with a camera', 'three goods you sell', 'willingness to move tables about'],
    },
  },
  'lembar-sebar-tanpa-takut': {
    name: 'Spreadsheets without Fear',
    summary: 'Formulas, filters and pivot tables, learned from savings clubs, shop stock and attendance lists instead of made-up numbers.',
    whole: {
      description: `Spreadsheets are often taught as a collection of formulas. Here the formulas come last, once there is a question. Who has not paid into the savings club yet? Which goods are about to run out?

Work at your own pace, hand in assignments whenever you like, and the mentor reviews them every Wednesday.`,
      outcomes: [
        'arrange data so that questions can be put to it',
        'use the twelve most useful formulas',
        'make a pivot table',
        'find your own mistakes',
      ],
      audience: ['office staff', 'people who run a neighbourhood or a savings club', 'students'],
      requirements: ['a computer, or a phone with a wide screen', 'a free spreadsheet app', 'a little patience'],
    },
  },
  'berani-bicara': {
    name: 'Daring to Speak',
    summary: 'Six weeks of breath, pauses and stories, for people whose knees shake when they are asked to say a few words.',
    whole: {
      description: `The trembling will not go away, and this class does not promise that it will. What we practise is speaking while trembling. Each week you record one minute and get a spoken reply from the mentor.

The group is limited to twenty-four people so that every voice can be heard to the end.`,
      outcomes: [
        'control your breath and your pace',
        'open without an apology',
        'put together a story in three parts',
        'answer difficult questions',
      ],
      audience: ['teachers, and people who run organisations', 'people looking for work', 'brides, grooms and their parents'],
      requirements: ['a phone that can record your voice', 'a quiet room for ten minutes a day', 'willingness to listen to yourself'],
    },
  },
  'mengenal-ai-lewat-dapur': {
    name: 'Understanding AI through the Kitchen',
    summary:
      'Artificial intelligence explained by way of the kitchen: recipes, tasting, and why a machine is sure of a dish that went wrong.',
    whole: {
      description: `This webinar grew out of a conversation that Iqbal had with his mother about answering machines. Her questions were simple and hard: how does it know, why does it lie, and who reads what I type?

The recording is cut into short pieces. You may watch while you cook, as long as somebody minds the fire.`,
      outcomes: [
        'explain how an answering machine works',
        'recognise answers that are convincing but wrong',
        'decide what must not be typed',
      ],
      audience: ['parents and grandparents', 'teachers of all subjects', 'anyone too shy to ask'],
      requirements: ['a phone with enough data', 'one honest question', 'no need to know programming'],
    },
  },
  'video-pendek-dari-kampung': {
    name: 'Short Films from the Village',
    summary: 'Eight weeks to make a five-minute film about one person in your village, from the first interview to the open-air screening.',
    whole: {
      description: `Each participant chooses one person: the keeper of a level crossing, a soy sauce maker, a Koran teacher. We learn to sit, to listen, and only then to turn on the camera. Half of the bootcamp is editing, because that is where a story finds its form.

This group finished with sixteen films, shown in two open fields. Participants can still watch all of them.`,
      outcomes: ['interview without leading', 'record clear sound', 'edit a five-minute story', 'ask for consent properly'],
      audience: ['makers of content who want to go deeper', 'teachers and students', 'members of village youth groups'],
      requirements: ['a phone or a camera', 'a computer for editing', 'one person willing to have their story told'],
    },
  },
  'javascript-untuk-yang-pernah-menyerah': {
    name: 'JavaScript for Those Who Once Gave Up',
    summary:
      'For people who have twice stopped at the chapter on functions: again, with examples that make sense, slowly and without shame.',
    whole: {
      description: `Have you ever bought three JavaScript classes and stopped at the same place in each? This class was made for you. We begin at the chapter where people usually give up, then go back as far as we need.

Participants keep a diary of errors. At the end of the class that book is proof that you can get yourself out of a dead end.`,
      outcomes: [
        'understand functions, scope and return values',
        'work with lists',
        'fetch data from the internet',
        'trace an error step by step',
      ],
      audience: ['beginners who once stopped', 'developers who have been away for long', 'designers who want to understand code'],
      requirements: ['some HTML and CSS', 'a notebook', 'four hours a week'],
    },
  },
  'bertanya-pada-basis-data': {
    name: 'Asking a Database',
    summary:
      'Learn SQL with the data of a neighbourhood library: who borrowed what, which books are missing, and when the shelves are busiest.',
    whole: {
      description: `The Sidomaju neighbourhood library lends us its data, without members’ names, so that participants can ask real questions. Each question comes from the librarian, not from a textbook.

The final assignment is a two-page letter to that librarian: what you found and what you suggest.`,
      outcomes: [
        'select, filter and sort',
        'join tables with confidence',
        'group and compare',
        'write findings for people outside the field',
      ],
      audience: ['new analysts', 'staff who are often sent data', 'graduates of the spreadsheet class'],
      requirements: ['at home with spreadsheets', 'a laptop', 'curiosity about books'],
    },
  },
  'asisten-toko-dengan-python': {
    name: 'A Shop Assistant in Python',
    summary:
      'A twelve-week bootcamp to build a chat assistant for a real shop: it answers about stock, takes orders, and knows when to call a human.',
    whole: {
      description: `Each team works with one shop that is willing to be a place of learning. Its assistant must answer from the shop’s data, admit it when it does not know, and hand the conversation to the owner at the right moment.

This premium bootcamp includes weekly code reviews and support until the assistant has been in use for two weeks. We value honest answers more than fluent ones.`,
      outcomes: [
        'build a chat service in Python',
        'take answers from your own data',
        'measure the quality of answers',
        'plan the hand-over to a human',
      ],
      audience: ['developers with a year’s experience', 'vocational graduates and final-year students', 'shop owners who can program'],
      requirements: ['fluent in basic Python', 'an understanding of databases', 'ten hours a week', 'a laptop with 8 GB'],
    },
  },
  'menulis-surat-yang-dibaca': {
    name: 'Writing Letters That Are Read',
    summary: 'Two sessions to tidy up applications, complaints and messages to a manager, until the reader knows what you are asking for.',
    whole: {
      description: `A good letter has been read before its reader sits down. We bring real letters that were ignored, look for the sentence that hides what is meant, then write them again.

This workshop is over and will be held again. Participants can download examples of letters before and after.`,
      outcomes: ['put the request into the first sentence', 'cut pleasantries without being rude', 'close with a clear next step'],
      audience: ['people looking for work', 'young staff', 'residents who often deal with offices'],
      requirements: ['one letter that was ignored', 'a keyboard or a pen', 'ready to have lines struck out'],
    },
  },
  'merawat-komputer-tua': {
    name: 'Caring for an Old Computer',
    summary: 'Bring your old laptop. In one Saturday we clean it, add memory, and install a light system until it is useful again.',
    whole: {
      description: `Before you buy a new one, try to save the one you have. Participants open, clean and rearrange their own laptops, with guidance. Of sixteen laptops last time, thirteen started faster than when they came.

Spare parts are available at cost price. Important data is backed up first, and that is the one chapter nobody may skip.`,
      outcomes: ['back up data safely', 'clean the fan and the keyboard', 'install a light operating system'],
      audience: ['students with an inherited laptop', 'owners of small businesses', 'people who run a reading room'],
      requirements: ['a laptop that still switches on', 'a 16 GB USB stick', 'arriving on time'],
    },
  },
}
