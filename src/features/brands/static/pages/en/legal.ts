import type { StaticPage } from '../../static-page.ts'

/** The pages of payments, to who has none here: neither says that one was received or has failed. */
const withoutPayment: StaticPage = {
  title: 'Payment status',
  lead: 'This page shows the result of a payment. No payment that we know of belongs to this address.',
  sections: [
    {
      kind: 'call-to-action',
      title: 'Classes you can join',
      text: 'Free classes are joined on their page, and paid ones are ordered there. What you bought is listed in your account.',
      action: { label: 'See classes', href: '/Courses' },
      tone: 'primary',
    },
    { kind: 'call-to-action', title: 'Need help?', action: { label: 'Ask by WhatsApp', href: 'whatsapp' }, tone: 'tint' },
  ],
}

/** Policies and terms, and the pages of payments and sign-in. */
export const legal = {
  'Privacy-Policy': {
    title: 'Privacy Policy',
    lead: 'What data {{site}} keeps, what for, for how long, and how you stay in control of it.',
    sections: [
      {
        kind: 'clauses',
        items: [
          {
            title: 'Who is responsible',
            text: 'The data controller is the operator of the {{site}} site, whose legal name and address are given at the foot of the page. These rules follow Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (Indonesia’s law on personal data protection).',
          },
          {
            title: 'The data we keep',
            text: 'When you only read: how often a text is read, not by whom, and, only if you allow it, the record of visits that is described below. When you become a member: your name, email address, date of birth, language, roles and consents, and when you sign in; for those under 18 also the name and email address of the parent or guardian who consented. When you learn: assignments, marks, attendance and certificates. When you pay: the invoice number, what is on it, how it is paid and its status, the name and addresses that you write there, and the proof of a transfer if you send one; card numbers never reach us. Of mentors who are paid also their bank account, with its number sealed.',
          },
          {
            title: 'The record of visits',
            text: 'Only if you allow it, we record the first page you open in a browser session and the links you press: from which address, to which address, of what kind, and when. No name, no account, no network address, and none of the words you search for. Each entry is kept for 90 days and removed when the next one comes in after that. You take your permission back at any time by the link “Statistics permission” at the foot of every page: choose “Refuse”, and from then on nothing is recorded. Nobody under 18 is recorded at all; choosing “I am under 18” is enough, and that browser is not asked again.',
          },
          {
            title: 'In your browser',
            text: 'The site keeps your answer about that permission with its date, small things that are sent nowhere, such as where you stopped listening to an episode, and one cookie that pages need to ask for data; it does not identify you and ends after 23 hours. Once you sign in, one more cookie keeps the key of your session, for a month after its last use at most. Google Analytics is used only where the notice names it, and is loaded only after you allow it.',
          },
          {
            title: 'What for',
            text: 'To run the classes you take, issue certificates, answer questions, meet legal obligations and, only with separate permission, send news and measure how the site is used.',
          },
          {
            title: 'Children under 18',
            text: 'A parent, guardian or school gives consent. We do not track children, do not build profiles of them, and do not keep the results of their personality tests. Visits of a child who is signed in are never recorded, whatever that browser allows. Orders are never used to judge how they learn or to offer them anything.',
          },
          {
            title: 'Your rights',
            text: 'To see, correct and download your data, to withdraw consent, and to ask for deletion: all of it on the page “My privacy” once you are signed in. A request for deletion is carried out no later than 3×24 hours after it is received, except for data that the law requires us to keep: of your invoices their numbers, days and sums remain, without your name.',
          },
          {
            title: 'Who else processes data',
            text: 'Server providers, email senders and payment gateways that are bound by agreement. We do not sell data to anyone.',
          },
          {
            title: 'If there is a breach',
            text: 'We notify you and the competent authority no later than 3×24 hours after we learn of it: which data, when, and what we are doing.',
          },
          {
            title: 'Questions and complaints',
            text: 'Write to us at the address at the foot of the page. Every change to this policy is announced on this page before it takes effect.',
          },
        ],
      },
    ],
  },
  'Terms-And-Conditions': {
    title: 'Terms and Conditions',
    lead: 'The ground rules for learning at {{site}}, written to be read.',
    sections: [
      {
        kind: 'clauses',
        items: [
          {
            title: 'Joining as a learner',
            text: 'You register under your own name and keep your password safe. Anyone under 18 registers with the permission of a parent, guardian or school.',
          },
          {
            title: 'Classes and schedules',
            text: 'Content, schedule, number of places and pass mark are given on the page of the class. If we change the schedule, you may move to another cohort or ask for your fee back.',
          },
          {
            title: 'Fees and refunds',
            text: 'Fees are paid in advance. Before the class begins, the fee is refunded in full on request; after that, in proportion to the part not yet held if we cancel the class.',
          },
          { title: 'Your work', text: 'Your assignments and other work remain yours. We display them only with permission.' },
          {
            title: 'Our materials',
            text: 'You may use the materials for your own learning. Redistributing paid materials requires written permission.',
          },
          {
            title: 'Conduct',
            text: 'No bullying, no copying of other people’s assignments, no interfering with the system. A violation may end your participation.',
          },
          {
            title: 'Certificates',
            text: 'Issued when the pass mark is reached, with a code that anyone can check, and may be revoked if cheating is proven.',
          },
          {
            title: 'Governing law',
            text: 'The law of the Republic of Indonesia. Disputes are first settled through musyawarah (talking it through to reach agreement).',
          },
        ],
      },
    ],
  },
  Register: {
    title: 'Register',
    lead: 'One account for {{site}} and all our other sites. It is free and takes a few minutes.',
    actions: [
      { label: 'Create an account', href: '/Login?new=1' },
      { label: 'Have an account? Sign in', href: '/Login' },
    ],
    sections: [
      {
        kind: 'steps',
        title: 'Three steps',
        items: [
          {
            title: 'Enter your name and email',
            text: 'Use your own name and an email address that you read often, then choose a password.',
          },
          { title: 'Verify your email', text: 'We send one link to that address. Open it, and your account is ready.' },
          {
            title: 'Choose a class',
            text: 'Come back here and look for “Registration open”. Press the button to join on the page of the class, and your place is noted.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What the account is for',
        columns: 3,
        tone: 'tint',
        items: [
          { title: 'Sign in once', text: 'Go on to another of our sites without typing your password again.' },
          {
            title: 'Your role',
            text: 'Student, teacher, mentor or writer: once you are signed in, you see what your role at {{site}} opens.',
          },
          {
            title: 'Your data is yours',
            text: 'See it, download it or ask for its deletion at any time. Under 18? A parent, guardian or school agrees as well.',
          },
        ],
      },
      { kind: 'class-rail', title: 'What you can join now', openOnly: true, more: { label: 'All classes', href: '/Class' } },
    ],
  },
  'Payment-Status-Success': withoutPayment,
  'Payment-Status-Error': withoutPayment,
} satisfies Record<string, StaticPage>
