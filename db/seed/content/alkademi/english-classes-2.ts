import type { SeedEnglish } from '../../content-types.ts'

export const englishClasses2: SeedEnglish['classes'] = {
  'mengenal-komputasi-awan': {
    name: 'Getting to Know the Cloud',
    summary:
      'What really happens when a file is “in the cloud”: servers, networks, storage and bills, explained with a post office and a fish warehouse.',
    whole: {
      description: `Hendrik explains cloud computing with the cold store in Ambon harbour. The fishermen do not buy a warehouse; they rent a shelf by the night, pay more in the season, and take out their fish whenever they like. Servers are the same, including the risk when the key to a shelf is lent to a stranger.

This class needs no credit card. All experiments run in a practice account paid for by the programme, and each module ends with reading a mock bill line by line.`,
      outcomes: [
        'a whole picture of servers, networks and storage',
        'a static site published from cloud storage',
        'the habit of reading bills',
        'readiness for the Cloud Practitioner Path',
      ],
      audience: [
        'vocational students of networks and software',
        'people who look after a school’s or village’s website',
        'workers who often hear the word cloud without an explanation',
      ],
      requirements: ['a laptop with a modern browser', 'a personal email address', 'curiosity about how things work'],
    },
  },
  'jalur-praktisi-cloud': {
    name: 'Cloud Practitioner Path: Eastern Indonesia Cohort',
    summary:
      'A free ten-week bootcamp for young people from Maluku and Sulawesi, ending with a foundation-level certification exam and an online internship.',
    whole: {
      description: `Jobs for cloud operators pile up in Jakarta, while the people who could do them from afar are spread over the whole archipelago. This cohort brings the two together. Sixty participants from four cities study online four evenings a week, then gather twice, in Ambon and in Makassar, to practise emergencies.

The exercise everyone waits for is *Malam Kabel Putus*, Cut Cable Night: the main connection is shut down without notice, and each team must bring its service back from another region. Training, practice accounts and one exam are paid for with AWS funding.`,
      outcomes: [
        'readiness for the cloud practitioner exam',
        'a service that recovers from a standby region',
        'tidy operation notes',
        'a six-week online internship for the twenty best graduates',
      ],
      audience: [
        'school graduates and students aged 18 to 27',
        'people from Maluku, North Maluku and Sulawesi',
        'night workers who are free after seven',
      ],
      requirements: [
        'the class Getting to Know the Cloud',
        'attendance at both gatherings',
        'a laptop of your own, or one lent by the programme',
      ],
    },
  },
  'infrastruktur-sebagai-kode': {
    name: 'Infrastructure as Code',
    summary:
      'Write servers, networks and permissions as files that can be reviewed, repeated and undone, with no clicking around a console at midnight.',
    whole: {
      description: `If the only record of your servers is in one person’s head, that person cannot take a holiday. This advanced class teaches you to move that knowledge into files: networks, servers, databases, permissions and their alarms.

You will take over an environment made by hand, complete with names like *test-baru-2* and access rules that are far too loose. Your task is to write it again as code without stopping the service for a single minute. Reviews are done in pairs, as with the code of an application.`,
      outcomes: [
        'a whole environment that can be rebuilt from nothing',
        'modules that the team shares',
        'a review before each change takes effect',
        'a way back for every change',
      ],
      audience: [
        'cloud operators and engineers with a year’s experience',
        'back-end developers who also run operations',
        'IT teams of universities and hospitals',
      ],
      requirements: ['some experience of looking after servers in the cloud', 'at home with Git', 'a pre-test score of at least 70'],
    },
  },
  'aman-di-akun-sehari-hari': {
    name: 'Safe in Your Everyday Accounts',
    summary: 'A two-hour webinar on passwords, one-time codes and fake invitation links, for people who do not care for technical terms.',
    whole: {
      description: `Daniel opens this webinar with real screenshots from the chat group of his housing estate: a wedding invitation, a traffic fine, a parcel held back. None of them looks dangerous. We go through them one by one and look for three signs that are nearly always there.

The second part is practice. Participants change the password of their email there and then, turn on two-step verification, and write their bank’s emergency number on a piece of paper that goes on the wardrobe. The recording and the worksheets stay available once the webinar is over.`,
      outcomes: [
        'two-step verification on your most important account',
        'three signs of a fake link that you remember',
        'a ten-minute plan for when you have been taken in',
      ],
      audience: [
        'parents and grandparents who use a phone',
        'treasurers of neighbourhoods, savings clubs and cooperatives',
        'teenagers who are the family’s technician',
      ],
      requirements: ['the phone you usually use', 'pen and paper', 'ten undisturbed minutes at the end'],
    },
  },
  'menguji-keamanan-aplikasi-web': {
    name: 'Testing the Security of Web Applications',
    summary:
      'An eight-week bootcamp in finding, proving and reporting weaknesses in web applications, always with the owner’s written permission.',
    whole: {
      description: `What sets a security tester apart from a vandal is a sheet of paper. So the first week does not hold a single attack: you learn to draw up scope, permission and the point at which to stop. Only then do we enter the laboratory, the application of an imaginary savings and loan cooperative with twenty-three weaknesses.

Each weakness must be proved, its consequences explained to a cooperative board that is not technical, and then repaired together with the developer. The final assessment is a complete report and a presentation to the “board”, played by guest mentors.`,
      outcomes: [
        'a test report that the owner of an application understands',
        'skill in finding weaknesses of access, input and sessions',
        'repairs that are tested again',
        'a clear hold on law and ethics',
      ],
      audience: [
        'experienced web developers',
        'security operators who want to move into applications',
        'IT staff of financial institutions',
      ],
      requirements: ['an understanding of HTTP and databases', 'willingness to sign a pact of ethics', 'ten hours a week'],
    },
  },
  'pemasaran-digital-usaha-kecil': {
    name: 'Digital Marketing for Small Businesses',
    summary:
      'Six weeks of putting photos, stories and replies in order, so that old customers come back before money goes on looking for new ones.',
    whole: {
      description: `Salma does not teach you how to go viral. She teaches you how to be remembered by the two hundred people who have bought from you. Participants list their old customers from the receipt book, greet them one by one, and note what they answer; ideas for content come from there, not from trends.

Three sessions take place at Salma’s batik workshop in Prawirotaman, the others online in the evening. The last cohort has finished, and seven in ten of its participants reported repeat orders within a month.`,
      outcomes: [
        'a list of old customers, greeted',
        'twelve product photos by window light',
        'a realistic content calendar for one month',
        'quick and friendly replies to messages',
      ],
      audience: ['people with a business at home', 'children who run the account of their parents’ stall', 'craftspeople and food sellers'],
      requirements: ['at least three months of selling', 'a phone with a camera', 'willingness to open the receipt book'],
    },
  },
  'iklan-berbayar-tanpa-boncos': {
    name: 'Paid Ads without Burning Money',
    summary: 'Plan, test and stop ads on a small budget, using figures you wrote down yourself instead of the promises of a dashboard.',
    whole: {
      description: `Salma’s notebook has a page headed *Four Expensive Hours*. It tells how one and a half million rupiah were spent without a single buyer. This class is built on that page: what should have been tested first, when an ad must be switched off, and why the figures on a dashboard always look prettier than those in the cash box.

Participants run real ads on three hundred thousand rupiah of their own, divided into six experiments. Tiara helps to read the results without drawing too much from them.`,
      outcomes: [
        'six ad experiments on record',
        'an honest reckoning of the cost per buyer',
        'a rule for stopping before the money is gone',
        'a one-page campaign report',
      ],
      audience: [
        'owners of online shops with regular buyers',
        'marketing staff of small companies',
        'freelancers who manage clients’ accounts',
      ],
      requirements: ['an active ads account', 'Rp300,000 for experiments', 'sales records of the last three months'],
    },
  },
  'bahasa-inggris-untuk-rapat': {
    name: 'English for Meetings',
    summary:
      'Eight sessions on sentences people really use in meetings: asking to hear it again, disagreeing, postponing, and bringing a talk to a close.',
    whole: {
      description: `Most people do not fail in meetings because of grammar. They fail because they cut in too late, are ashamed to ask to hear it again, and go home unsure who does what. Wulan put this class together from her notes of ten years of interpreting factory meetings.

Each session is a mock meeting with a strange agenda: moving the coffee machine, naming the office cat, postponing a rocket launch. Eight people to a group, everybody speaks, and nobody is in the audience.`,
      outcomes: [
        'twenty sentences that save a meeting',
        'the courage to ask to hear it again',
        'half a page of minutes in English',
        'a three-minute presentation without reading',
      ],
      audience: ['workers with foreign colleagues or clients', 'developers who work remotely', 'new graduates about to be interviewed'],
      requirements: ['able to follow simple conversation', 'a clear microphone', 'willing to be wrong in front of seven people'],
    },
  },
  'email-inggris-yang-dibalas': {
    name: 'Emails in English That Get an Answer',
    summary:
      'A recorded webinar with twelve short emails – applying, chasing payment, apologising, asking – each before and after editing.',
    whole: {
      description: `A good email is read between two bus stops. Wulan takes apart twelve real emails, some from her own inbox, and cuts them until only what is needed is left. You will be surprised how many times *I hope this email finds you well* can go.

The webinar can be watched at any time in pieces of ten minutes. Each piece has one exercise and a key to compare your answer with.`,
      outcomes: ['twelve email outlines ready to use', 'subject lines that get an email opened', 'a polite tone without detours'],
      audience: [
        'applicants for jobs and scholarships',
        'freelancers chasing foreign clients for payment',
        'teachers who supervise interns',
      ],
      requirements: ['secondary school English', 'one email you would like to improve', 'ten minutes each time you watch'],
    },
  },
  'bekerja-dengan-asisten-ai': {
    name: 'Working with an AI Assistant',
    summary: 'Use an AI assistant to summarise, draft and check your work, and still know when it is making things up.',
    whole: {
      description: `An AI assistant writes with confidence, also when it is wrong. So this workshop does not begin with a list of magic prompts but with a game: ten answers, four of them invented. On average participants find only two.

After that Fikri explains in simple terms how the machine chooses its words, and Intan practises asking clearly. Participants draw up rules of their own: what data they never enter, what work they still do themselves, and how to be honest about the help of AI.`,
      outcomes: [
        'one page of rules of your own',
        'five patterns of request that can be repeated',
        'a way of checking answers against the source',
        'a basic understanding of how language models work',
      ],
      audience: ['office workers and teachers', 'students with papers to write', 'anyone who hesitates, whether from awe or from fear'],
      requirements: ['one AI assistant that you have tried', 'one routine task to use as an example', 'no confidential data entered'],
    },
  },
  'pembelajaran-mesin-pertama': {
    name: 'First Machine Learning',
    summary: 'Train a model that grades seaweed from phone photos, then find out why it gets it wrong on rainy days.',
    whole: {
      description: `Fikri’s first model was right 96 per cent of the time and failed completely in the field. It turned out that all the photos of poor quality had been taken in the rain, so that what the model had learned was clouds. You will repeat that mistake with the same data, find it yourself, and put it right.

Only then do we discuss how to split data, choose a measure of success, and compare a simple model with a complicated one. Often the simple one wins. For the final assignment you may use data from your own work.`,
      outcomes: [
        'a classification model that is properly tested',
        'the habit of checking the data before the model',
        'a one-page account of the model’s limits',
        'an honest comparison with doing without a machine',
      ],
      audience: [
        'data analysts who use Python',
        'engineers who want to understand models',
        'students of engineering, agriculture and marine science',
      ],
      requirements: ['basic Python and pandas', 'secondary school mathematics', 'a laptop with 8 GB of memory'],
    },
  },
  'portofolio-dan-wawancara-kerja': {
    name: 'Portfolio and Job Interviews',
    summary: 'Turn work that feels ordinary into three strong stories, then practise telling them in recorded mock interviews.',
    whole: {
      description: `“I have no experience yet” is nearly always wrong. Minding a till, running a youth group, repairing a neighbour’s printer: all of it is experience, only not told yet. Maya helps participants to dig out three events and write them down in the same frame of situation, choice and outcome.

Week three is interview week. Everyone is interviewed twice, once in Indonesian and once in simple English with Wulan, then watches their own recording. It is not pleasant, but it works.`,
      outcomes: [
        'three stories of experience in writing',
        'a portfolio page that can be sent',
        'two recorded interviews with notes',
        'a list of questions to ask the interviewer',
      ],
      audience: ['new graduates of schools and universities', 'workers who want to change fields', 'mothers returning to work'],
      requirements: ['one vacancy you have your eye on', 'a simple camera and microphone', 'willingness to watch yourself'],
    },
  },
}
