import type { StaticPage } from '../static-page.ts'

/** What we offer, and what it costs. */
export const services = {
  Pricing: {
    title: 'Pricing',
    lead: 'What {{site}} costs, all on one page. The price of each class is on its own page.',
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
          { title: 'How to pay', text: 'Bank transfer, virtual account, QRIS and e-wallets.' },
          { title: 'Refunds', text: 'Before the class begins, the fee is refunded in full on request.' },
          {
            title: 'Reduced fees',
            text: 'Students, teachers and people looking for work may ask for a reduced fee; just tell us how things stand.',
          },
        ],
      },
      { kind: 'class-rail', title: 'Classes you can join now', more: { label: 'All classes', href: '/Courses' } },
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
        title: 'Appointments are made by WhatsApp',
        text: 'An online form will open soon. Until then, your message goes straight to a person.',
        action: { label: 'Write a message', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Lms: {
    title: 'LMS',
    lead: 'The learning space of {{site}}: made for simple phones, used by schools and companies. The short way is 31 steps, the full one 43,700.',
    sections: [
      {
        kind: 'features',
        title: 'Main features',
        columns: 2,
        items: [
          {
            title: 'Integrated Coding Studio',
            text: 'Write and run code in 12 languages, right in the browser.',
            href: '/Lms/Features/coding-studio',
          },
          {
            title: 'Online Quiz Form',
            text: 'Quizzes and exams with a time limit, a question bank and marks that appear at once.',
            href: '/Lms/Features/online-quiz',
          },
        ],
      },
      {
        kind: 'features',
        title: 'The rest, and no less important',
        tone: 'tint',
        columns: 3,
        items: [
          { title: 'Learning without a signal', text: 'Chapters you have opened can still be read when the network is gone.' },
          { title: 'Assignments and reviews', text: 'Hand in a link, a file or code; your mentor replies in the same place.' },
          { title: 'Report cards and certificates', text: 'Marks for each module, and certificates with a code that anyone can check.' },
          { title: 'Attendance', text: 'An attendance list for each session, online or in person.' },
          { title: 'Dashboard for institutions', text: 'Progress by class, school and region.' },
          { title: 'Your own name', text: 'Colours, fonts, logo and web address that belong to your institution.' },
        ],
      },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'classes run here' },
          { of: 'mentors', label: 'mentors' },
          { of: 'schools', label: 'schools' },
          { of: 'cities', label: 'cities' },
        ],
        tone: 'ink',
      },
      { kind: 'call-to-action', title: 'Try it for your institution', action: { label: 'Ask for a demo', href: '/Make-Appointment' } },
    ],
  },
  Aksara: {
    title: 'Aksara',
    lead: 'A learning system for schools: from attendance lists to report cards, open and ready to run on your own.',
    sections: [
      {
        kind: 'features',
        title: 'Features of Aksara',
        columns: 3,
        items: [
          {
            title: 'Classes and materials',
            text: 'Chapters, assignments and quizzes in a clear order.',
            href: '/Aksara/Features/kelas-dan-materi',
          },
          { title: 'Report cards', text: 'Marks gather by themselves from assignments and exams.', href: '/Aksara/Features/rapor' },
          {
            title: 'Attendance',
            text: 'Record it once; teachers, guardians and students can all read it.',
            href: '/Aksara/Features/kehadiran',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'An open roadmap',
        look: 'line',
        items: [
          { label: 'Here already', title: 'Classes, assignments, quizzes, report cards', text: 'Used every day by partner schools.' },
          {
            label: 'In the works',
            title: 'Learning without a network',
            text: 'Chapters and assignments that can be opened now and sent later.',
          },
          { label: 'Next', title: 'An app for parents and guardians', text: 'News of their child in simple language.' },
        ],
        tone: 'tint',
      },
      { kind: 'faq', title: 'What schools ask' },
      {
        kind: 'call-to-action',
        title: 'Set it up at your school',
        text: 'We help move your data and train your teachers.',
        action: { label: 'Talk to us', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
