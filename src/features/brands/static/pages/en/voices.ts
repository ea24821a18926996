import type { StaticPage } from '../../static-page.ts'

/** Pages with a visitors' form below their sections (features/voices). */
export const voicePages = {
  donasi: {
    title: 'Gifts',
    lead: 'Gifts to {{site}}: what for, by whom, and with which permit.',
    sections: [
      {
        kind: 'steps',
        title: 'How it goes',
        items: [
          { title: 'Record it', text: 'Write the amount. You may leave your name out.' },
          { title: 'Hand it over', text: 'Contact us with the number of your pledge; we tell you how to hand the gift over.' },
          { title: 'See it', text: 'Once the money is there, staff record it and the sum on this page grows.' },
        ],
      },
    ],
  },
  'tes-disc': {
    title: 'DISC reflection test',
    lead: 'Eight groups of sentences, about five minutes, to see how you tend to work with others.',
    sections: [
      {
        kind: 'features',
        title: 'Before you start',
        columns: 3,
        items: [
          { title: 'For reflection only', text: 'Not for admission, hiring, or judging anybody.' },
          { title: 'Without a name', text: 'We ask for no name and no account. Of those under 18 we keep nothing at all.' },
          { title: 'No diagnosis', text: 'People change with their situation. The result is a picture of today.' },
        ],
      },
    ],
  },
} satisfies Record<string, StaticPage>
