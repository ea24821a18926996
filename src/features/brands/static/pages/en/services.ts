import type { StaticPage } from '../../static-page.ts'

/** Offers and prices. */
export const services = {
  Pricing: {
    title: 'Pricing',
    lead: 'What is free, what is paid for, and how to pay at {{site}}. The price of each class is on its own page.',
    sections: [
      {
        kind: 'features',
        title: 'Three ways to join',
        columns: 3,
        items: [
          {
            title: 'Free',
            text: 'Introductory classes, webinars and everything we write. No card, no trial period.',
            href: '/Courses?price=free',
          },
          {
            title: 'Pay once',
            text: 'Pay for each class. The materials stay open to you after the class has ended.',
            href: '/Courses?price=paid',
          },
          {
            title: 'For institutions',
            text: 'A price by number of participants and hours of mentoring, set out in a written offer.',
            href: '/Training-Services',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Good to know',
        tone: 'tint',
        columns: 2,
        items: [
          {
            title: 'What is included',
            text: 'Materials, reviews of your assignments, a place to ask, and a certificate if the class issues one.',
          },
          {
            title: 'How to pay',
            text: 'Free classes are joined on their page. Paid ones are ordered there, too: by virtual account, QRIS, e-wallet or transfer, whichever is open here.',
          },
          { title: 'Refunds', text: 'Before the class begins, the fee is refunded in full on request.' },
          {
            title: 'Reduced fees',
            text: 'Students, teachers and people looking for work may ask for a reduced fee; just tell us how things stand.',
          },
        ],
      },
      { kind: 'class-rail', title: 'Classes you can join now', openOnly: true, more: { label: 'All classes', href: '/Courses' } },
      { kind: 'faq', title: 'Questions about fees and more' },
    ],
  },
  'Training-Services': {
    title: 'Training Services',
    lead: 'Training for companies, schools and government, built from the work that participants really do.',
    sections: [
      {
        kind: 'features',
        title: 'Forms of training',
        more: { label: 'All services', href: '/Services' },
        columns: 3,
        items: [
          { title: 'One-day workshop', text: 'One skill, one result to take home. Up to 30 people.' },
          { title: 'Six-week class', text: 'Two sessions a week, with assignments from your own work and reviews by a mentor.' },
          { title: 'Team mentoring', text: 'A mentor sits with the team for three months, improving one habit at a time.' },
        ],
      },
      {
        kind: 'steps',
        title: 'From request to report',
        look: 'line',
        items: [
          { label: '1', title: 'First meeting', text: 'What should change, who will take part, and what has been tried before.' },
          { label: '2', title: 'Syllabus', text: 'A written plan with sample exercises. See an example on the syllabus page.' },
          {
            label: '3',
            title: 'Training',
            text: 'Mentors who work in their field, small groups, more practice than presentation.',
          },
          { label: '4', title: 'Report', text: 'The progress of each participant, their work, and advice on what to do next.' },
        ],
      },
      { kind: 'portfolio', title: 'Whom we have trained', more: { label: 'All our work', href: '/Portfolio' }, tone: 'tint' },
      { kind: 'logo-wall', title: 'Partners' },
      {
        kind: 'call-to-action',
        title: 'See a sample syllabus',
        action: { label: 'Open the syllabus', href: '/Training-Services/Syllabus' },
      },
    ],
  },
  'Training-Services-Syllabus': {
    title: 'Training Syllabus',
    lead: 'An example of a six-week training from {{site}}. The content is adapted after the first meeting.',
    sections: [
      {
        kind: 'steps',
        title: 'Six weeks, twelve sessions',
        look: 'line',
        items: [
          {
            label: 'Week 1',
            title: 'Mapping the work',
            text: 'Everyone brings one real task; together we measure how long it takes and where it gets stuck.',
          },
          {
            label: 'Week 2',
            title: 'The basics you will use',
            text: 'Only the tools that the task needs, from scratch, with a short exercise every day.',
          },
          {
            label: 'Week 3',
            title: 'First version',
            text: 'Every participant makes a first improvement that can be used that very day.',
          },
          { label: 'Week 4', title: 'Reviewing together', text: 'Mentor and colleagues read the work; what is fragile is made stronger.' },
          {
            label: 'Week 5',
            title: 'Writing down how it works',
            text: 'The steps are recorded so that others can carry on without asking.',
          },
          {
            label: 'Week 6',
            title: 'Showcase',
            text: 'Participants show their results to management, complete with numbers from before and after.',
          },
        ],
      },
      { kind: 'programs', title: 'Programs to build on', classes: 'classes', tone: 'tint' },
      {
        kind: 'call-to-action',
        title: 'Adapt it to your team',
        action: { label: 'Make an appointment', href: '/Make-Appointment' },
        tone: 'primary',
      },
    ],
  },
  'Make-Appointment': {
    title: 'Make an Appointment',
    lead: 'Thirty minutes with the {{site}} team, online or in person, free of charge.',
    sections: [
      { kind: 'appointment-form' },
      {
        kind: 'steps',
        title: 'How to make an appointment',
        items: [
          { title: 'Pick a day', text: 'Monday to Friday, nine in the morning to five in the afternoon, WIB (Western Indonesia Time).' },
          { title: 'Say what it is about', text: 'Two sentences will do: who you are, and what you would like to discuss.' },
          { title: 'Wait for our reply', text: 'We reply on the same working day with a link or an address for the meeting.' },
        ],
      },
      {
        kind: 'features',
        title: 'What people come to discuss',
        tone: 'tint',
        columns: 3,
        items: [
          { title: 'Choosing a class', text: 'For yourself, your child or your staff.' },
          { title: 'Working together', text: 'Campuses, government, companies, schools.', href: '/Collaboration' },
          { title: 'Teaching here', text: 'We are always looking for mentors who still do the work they teach.' },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Rather by WhatsApp?',
        text: 'Your message is read by a person, not a machine, and answered the same working day.',
        action: { label: 'Write a message', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Lms: {
    title: 'LMS',
    lead: 'The learning space of {{site}} for simple phones, schools and companies. Below stands what can be used already, then what we are still preparing.',
    sections: [
      {
        kind: 'features',
        title: 'What can be used already',
        columns: 3,
        items: [
          {
            title: 'Classes and syllabuses',
            text: 'Schedule, places, fee and chapters of each class, open before anybody signs up.',
            href: '/Overview',
          },
          {
            title: 'Learning chapter by chapter',
            text: 'Texts, videos, sound, documents and discussions, with the same progress on every device.',
            href: '/Courses',
          },
          {
            title: 'Practice and meetings',
            text: 'Feedback at once, attendance by a code, the link of a meeting in its time.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          {
            title: 'Building classes',
            text: 'Modules and chapters are made in the studio, carried as Markdown, moved in from Moodle or Common Cartridge; SCORM packages become chapters.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          {
            title: 'Learning without a network',
            text: 'A class or one of its modules is taken along on the phone, within the MB that you set; what is done is sent later, once.',
            href: '/Features/belajar-tanpa-jaringan',
          },
          {
            title: 'Leaderboards',
            text: 'By the week and of all time, by class, program and school. Names are shown only by their owners’ choice.',
            href: '/Features/papan-peringkat',
          },
          {
            title: 'Notifications',
            text: 'News of classes and reminders of sessions at the bell, on devices or by email.',
            href: '/Features/pemberitahuan',
          },
          { title: 'Programs and curricula', text: 'Classes put together as paths, with the schools that take part.', href: '/Curriculum' },
          {
            title: 'A site of your own',
            text: 'Colours, fonts, logo and web address that belong to your institution.',
            href: '/Features/situs-sendiri',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we are preparing',
        lead: 'Not to be used yet. We write it down so that you know where it goes, and may object.',
        tone: 'tint',
        columns: 3,
        items: [
          {
            title: 'Integrated Coding Studio',
            text: 'Writing and running code in 12 languages, right in the browser.',
            href: '/Lms/Features/coding-studio',
          },
          {
            title: 'Online Quiz Form',
            text: 'Quizzes and exams with a time limit, a question bank and marks that appear at once.',
            href: '/Lms/Features/online-quiz',
          },
          {
            title: 'Payment for classes',
            text: 'Virtual accounts, QRIS, e-wallets and transfers; the class opens once it is paid.',
            href: '/Features/pembayaran',
          },
          {
            title: 'Learning assistant',
            text: 'Answers from your own material, with a link to the page they come from.',
            href: '/Features/asisten-belajar',
          },
          {
            title: 'Assignments, report cards, certificates',
            text: 'A mentor’s review in the same place, marks for each module, a code to check.',
          },
          { title: 'Summaries of attendance', text: 'Notes of absence from guardians, a monthly summary by class and school.' },
        ],
      },
      {
        kind: 'features',
        title: 'Made for two sizes',
        lead: 'Figures of a plan, not the number of participants today.',
        columns: 2,
        items: [
          { title: 'Short: 31 participants', text: 'One class of one school, or one team, to begin without much ado.' },
          { title: 'Full: 43,700 participants', text: 'All schools of a region, in the same learning space and on the same phones.' },
        ],
      },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'classes opened here' },
          { of: 'mentors', label: 'mentors' },
          { of: 'schools', label: 'schools' },
          { of: 'cities', label: 'cities' },
        ],
        tone: 'ink',
      },
      { kind: 'demo-form', tone: 'tint' },
    ],
  },
  Aksara: {
    title: 'Aksara',
    lead: 'A learning system for schools, built in the open: site, classes, syllabuses and the place to learn are there; assignments, report cards and summaries of attendance follow.',
    sections: [
      {
        kind: 'features',
        title: 'The parts of Aksara',
        columns: 3,
        items: [
          {
            title: 'Classes and materials',
            text: 'Chapters in a clear order, with practice, discussions and meetings.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          { title: 'Report cards', text: 'Marks that gather from assignments and exams. In preparation.', href: '/Aksara/Features/rapor' },
          {
            title: 'Attendance',
            text: 'Recorded once, read by teachers, guardians and students. In preparation.',
            href: '/Aksara/Features/kehadiran',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'An open roadmap',
        look: 'line',
        items: [
          {
            label: 'Here already',
            title: 'Site, classes, syllabuses, accounts and a place to learn',
            text: 'Pages open on a simple phone without signing in; pupils learn chapter by chapter, also without a network. Teachers see who falls behind, guardians how their child gets on.',
          },
          {
            label: 'In the works',
            title: 'Assignments, quizzes and report cards',
            text: 'So that teachers no longer copy marks from one table to another.',
          },
          {
            label: 'Next',
            title: 'Summaries of attendance, absence notes from guardians',
            text: 'In simple language, from one record for everybody.',
          },
        ],
        tone: 'tint',
      },
      {
        kind: 'faq',
        title: 'What schools ask',
        items: [
          {
            question: 'Does our school need a computer lab?',
            answer: 'No. The pages are made for simple phones; one laptop for the teacher is enough to begin.',
          },
          {
            question: 'May we try it with one class first?',
            answer: 'That is what we advise: one class, one subject, one semester. After that the teachers decide.',
          },
          {
            question: 'Does a school have to run a server of its own?',
            answer: 'It may, if there is somebody to look after it. If not, the school’s site runs on our servers, under its own address.',
          },
          {
            question: 'Which data of pupils do you ask for?',
            answer:
              'To register a school, its NPSN and one contact person are enough. Pupils are never asked for their NIK, and for those under 18 the school or a parent gives consent.',
          },
          {
            question: 'Who trains our teachers?',
            answer: 'Our team, at your school or online, with the teachers’ own materials as the example.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Be there from the start',
        text: 'Begin with the site and classes of your school; we make the next parts while listening to its teachers.',
        action: { label: 'Talk to us', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
