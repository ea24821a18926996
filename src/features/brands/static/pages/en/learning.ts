import type { StaticPage } from '../../static-page.ts'
import { close } from './detail.ts'

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
