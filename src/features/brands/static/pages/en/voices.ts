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
          { title: 'Choose the amount', text: 'Take one that is offered, or write your own. You may leave your name out.' },
          {
            title: 'Pay',
            text: 'On the next page you choose how to pay. If this site takes no payments yet, you get the number of a pledge, and we tell you how to hand the gift over.',
          },
          { title: 'See it', text: 'As soon as the money is there, the sum on this page grows.' },
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
