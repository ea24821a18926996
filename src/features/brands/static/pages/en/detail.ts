import type { StaticPage } from '../../static-page.ts'

/** The last section of pages about features that are there. */
const close = {
  kind: 'call-to-action',
  title: 'Would you like to see it for yourself?',
  text: 'We will show you, with your own class as the example.',
  action: { label: 'Ask for a demo', href: '/Lms#demo' },
}

/** The last section of pages about features that are not built yet. */
const soon = {
  kind: 'call-to-action',
  title: 'Would you like to try it early?',
  text: 'Tell us about your class. We let you know when this part can be tried, and listen to what it still lacks.',
  action: { label: 'Make an appointment', href: '/Make-Appointment' },
}

/** Features of the LMS by slug. Source: the specification names these two. */
export const lmsFeatures = {
  'coding-studio': {
    title: 'Integrated Coding Studio',
    status: 'In preparation',
    lead: 'We are preparing it: writing, running and handing in code in 12 programming languages, with nothing to install.',
    sections: [
      {
        kind: 'features',
        title: 'What it will do',
        columns: 3,
        items: [
          { title: '12 languages', text: 'JavaScript, TypeScript, Python, PHP, Java, Kotlin, Dart, Go, C, C++, SQL, and HTML with CSS.' },
          { title: 'Runs on a phone', text: 'Special keys for brackets and semicolons, and letters that do not shrink.' },
          { title: 'Checks itself', text: 'Every exercise has its tests; you see the result as soon as the code runs.' },
        ],
      },
      {
        kind: 'steps',
        title: 'What will change in class',
        items: [
          { title: 'A lab without installing', text: 'Teachers no longer spend the first session setting up tools.' },
          { title: 'Reviews on the line', text: 'Mentors leave a note right at the line of code they mean.' },
          { title: 'A history of the work', text: 'You can see how a student arrived at the answer.' },
        ],
        tone: 'tint',
      },
      soon,
    ],
  },
  'online-quiz': {
    title: 'Online Quiz Form',
    status: 'In preparation',
    lead: 'Practice with feedback at once is there in the chapters of classes. We are preparing quizzes and exams with a question bank, shuffling, a time limit and marks.',
    sections: [
      {
        kind: 'features',
        title: 'What it will do',
        columns: 3,
        items: [
          { title: 'Five kinds of question', text: 'Multiple choice, short answer, matching, ordering, and essays marked by a mentor.' },
          { title: 'Question bank', text: 'Questions are kept by topic and level, then drawn at random for each participant.' },
          { title: 'Survives a lost connection', text: 'Answers are kept on the phone and sent when the signal returns.' },
        ],
      },
      {
        kind: 'steps',
        title: 'What will change in class',
        items: [
          { title: 'Know sooner', text: 'Teachers see which chapters are not yet understood before the big exam.' },
          { title: 'Fair', text: 'Questions in a different order, with the same weight.' },
          { title: 'Straight to the report card', text: 'Marks go onto the report card without being copied.' },
        ],
        tone: 'tint',
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of Aksara by slug. */
export const aksaraFeatures = {
  'kelas-dan-materi': {
    title: 'Classes and materials',
    status: 'Ready to use',
    lead: 'Classes, modules and chapters are made and learned here: chapters that open step by step, practice with feedback, discussions and meetings.',
    sections: [
      {
        kind: 'features',
        title: 'What it does',
        columns: 2,
        items: [
          { title: 'Prepare once', text: 'Teaching materials are saved as modules that can be used again next year.' },
          {
            title: 'Open step by step',
            text: 'Chapters open in order, on their day, or once a practice reaches a mark, if the teacher wishes.',
          },
          {
            title: 'Files of every kind',
            text: 'Text, pictures, sound and video. Pictures are made smaller automatically; of a video, the teacher can add a smaller copy.',
          },
          {
            title: 'SCORM packages',
            text: 'Packages of SCORM 1.2 and 2004 from other programs become chapters, at an address apart from your site.',
          },
          {
            title: 'Without a network',
            text: 'A class or one of its modules is taken along on the phone; practices and notes are sent later.',
          },
          { title: 'Light', text: 'On average, a chapter is smaller than a single photo.' },
        ],
      },
      close,
    ],
  },
  rapor: {
    title: 'Report cards',
    status: 'In preparation',
    lead: 'We are preparing it: marks that gather from assignments and exams, and become a report card ready to print.',
    sections: [
      {
        kind: 'features',
        title: 'How it is planned',
        columns: 2,
        items: [
          { title: 'Open weights', text: 'Students see where their marks come from.' },
          { title: 'Notes from the teacher', text: 'A short sentence for each learning outcome, not just a number.' },
          { title: 'Print and send', text: 'A tidy PDF for the school, a link for parents and guardians.' },
          { title: 'A trail of changes', text: 'Every mark that is changed records by whom and when.' },
        ],
      },
      soon,
    ],
  },
  kehadiran: {
    title: 'Attendance',
    status: 'In preparation',
    lead: 'In the meetings of a class, students can already say that they are there, by a code. We are preparing notes of absence from guardians, and summaries that teachers, guardians and students read from the same record.',
    sections: [
      {
        kind: 'features',
        title: 'How it is planned',
        columns: 2,
        items: [
          { title: 'Online and in person', text: 'A code on the board for those in the room, a meeting link for those far away.' },
          { title: 'Leave and illness', text: 'Parents and guardians send a note from their phone.' },
          { title: 'Early warning', text: 'Teachers know who is starting to miss lessons before it is too late.' },
          { title: 'Monthly summary', text: 'A table to download, with nothing to add up again.' },
        ],
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of the platform by slug. */
export const platformFeatures = {
  'situs-sendiri': {
    title: 'A site of your own',
    lead: 'A name, colours, fonts and an address that belong to your institution, without writing code.',
    sections: [
      {
        kind: 'features',
        title: 'What you can set',
        columns: 2,
        items: [
          { title: 'Appearance', text: 'Twenty-four page layouts, with colours and fonts checked for readability.' },
          { title: 'Home page', text: 'Sections that can be swapped, added and hidden.' },
          { title: 'Address', text: 'A subdomain from the first day, your own domain whenever you like.' },
          { title: 'Easy to find', text: 'Sitemap, sharing cards and structured data are made for you.' },
        ],
      },
      close,
    ],
  },
  pembayaran: {
    title: 'Payment for classes',
    status: 'Ready to use',
    lead: 'Virtual account, QRIS, GoPay or transfer: choose one, pay, and the class opens by itself. Free classes are joined on their page.',
    sections: [
      {
        kind: 'features',
        title: 'What you can do',
        columns: 2,
        items: [
          { title: 'One page', text: 'Order summary, ways to pay and countdown on the same screen.' },
          { title: 'Opens by itself', text: 'The class opens as soon as the payment is received, without waiting for an admin.' },
          {
            title: 'Paid by somebody else',
            text: 'Parents, guardians or an office pay by a link, without an account. Under 18 that is the way.',
          },
          { title: 'For schools and companies', text: 'Several places on one invoice, and then one link for each participant.' },
          {
            title: 'Invoices and receipts',
            text: 'PDFs with number, tax base and NPWP (taxpayer number) as your institution has set them.',
          },
          { title: 'Shared revenue', text: 'The mentor’s share is worked out for each transaction and paid out on approval.' },
        ],
      },
      close,
    ],
  },
  'asisten-belajar': {
    title: 'Learning assistant',
    status: 'In preparation',
    lead: 'We are preparing it: answers to questions about classes that point to the page they come from, and say so when they do not know.',
    sections: [
      {
        kind: 'features',
        title: 'How it is planned',
        columns: 2,
        items: [
          { title: 'From your own material', text: 'Answers are taken only from the content of your institution’s site.' },
          { title: 'Points to its source', text: 'Every answer comes with a link to the page it is from.' },
          { title: 'Conversations are kept', text: 'Visitors can pick them up again or delete them.' },
          { title: 'Protects children', text: 'No profiles and no tracking of anyone under age.' },
        ],
      },
      soon,
    ],
  },
} satisfies Record<string, StaticPage>

/** Features of the platform that learners have, by slug. */
export const learningFeatures = {
  'belajar-tanpa-jaringan': {
    title: 'Learning without a network',
    status: 'Ready to use',
    lead: 'Take a class or one of its modules along on the phone while there is a network. Read, watch, practise and take notes anywhere; what was done is sent once the network is back.',
    sections: [
      {
        kind: 'features',
        title: 'What it does',
        columns: 2,
        items: [
          {
            title: 'The size comes first',
            text: 'How many MB it takes is shown before a download. You set the most that it may use on your phone.',
          },
          { title: 'Can be paused', text: 'A download that broke off goes on. A chapter is kept whole or not at all.' },
          { title: 'Sent once', text: 'Practices and notes wait on the phone and are sent in their order; nothing counts twice.' },
          { title: 'What needs a network', text: 'Meetings, discussions and SCORM packages still need one. Their pages say so.' },
        ],
      },
      close,
    ],
  },
  'papan-peringkat': {
    title: 'Leaderboards',
    status: 'Ready to use',
    lead: 'Points for chapters done, results of practices and classes completed: by the week and of all time, by class, program and school.',
    sections: [
      {
        kind: 'features',
        title: 'How they count',
        columns: 2,
        items: [
          {
            title: 'Shown by choice',
            text: 'A name is shown only if its owner chose it: the first name and one letter. They can stop whenever they like.',
          },
          { title: 'Children are protected', text: 'Under 18, a name is shown only once a parent has allowed it, too.' },
          { title: 'A chapter counts once', text: 'Repeating it or letting a video run brings no points.' },
          { title: 'Schools by average', text: 'Large and small schools compete as equals, from five pupils who learn.' },
        ],
      },
      close,
    ],
  },
  pemberitahuan: {
    title: 'Notifications',
    status: 'Ready to use',
    lead: 'News of a class, sessions about to begin, chapters that open and answers in discussions: at the bell, on devices or by email, as each person chooses.',
    sections: [
      {
        kind: 'features',
        title: 'What can be set',
        columns: 2,
        items: [
          { title: 'By kind of news', text: 'For each kind: on the site alone, with an email, on devices, or not at all.' },
          { title: 'Quiet nights', text: 'Messages reach devices by day alone, at most twelve a day.' },
          { title: 'A summary', text: 'At most one email a day with what is still open; one click ends it.' },
          { title: 'Locked screens', text: 'On a child’s device, what the news says is not shown.' },
        ],
      },
      close,
    ],
  },
} satisfies Record<string, StaticPage>

/** Services by slug. */
export const serviceDetails = {
  'pelatihan-tim': {
    title: 'Team training',
    lead: 'A class for one team alone, with the data and tools it uses every day.',
    sections: [
      {
        kind: 'steps',
        title: 'Four steps',
        items: [
          { title: 'Talk', text: 'One hour with the person in charge and two who do the work.' },
          { title: 'Plan', text: 'A written syllabus with sample exercises.' },
          { title: 'Train', text: 'Small groups, short sessions, real assignments.' },
          { title: 'Measure', text: 'Before and after, with the same yardstick.' },
        ],
      },
      { kind: 'portfolio', title: 'What we have done before', tone: 'tint', more: { label: 'All our work', href: '/Portfolio' } },
      close,
    ],
  },
  'penyusunan-kurikulum': {
    title: 'Curriculum design',
    lead: 'From a list of skills to modules, assignments and ways of marking that someone else can teach.',
    sections: [
      {
        kind: 'steps',
        title: 'Four steps',
        items: [
          { title: 'Observe', text: 'We sit with the people who do the work.' },
          { title: 'Order', text: 'What has to be learnt first, and what can follow.' },
          { title: 'Write', text: 'Modules, exercises and rubrics in clear language.' },
          { title: 'Test', text: 'One trial cohort, then improvements.' },
        ],
      },
      { kind: 'programs', title: 'Curricula we have designed', classes: 'classes', tone: 'tint' },
      close,
    ],
  },
  'acara-belajar': {
    title: 'Learning events',
    lead: 'Workshops, festivals and learning weeks for citizens, campuses or companies.',
    sections: [
      { kind: 'events', coming: true, title: 'Our next events', more: { label: 'All events', href: '/Event' } },
      {
        kind: 'features',
        title: 'What we take care of',
        columns: 3,
        tone: 'tint',
        items: [
          { title: 'Content', text: 'Speakers, program and materials to take home.' },
          { title: 'Venue', text: 'Floor plan, sound system, wheelchair access, sign language interpreters.' },
          { title: 'Afterwards', text: 'Recordings, photos and an attendance report.' },
        ],
      },
      close,
    ],
  },
} satisfies Record<string, StaticPage>
