import type { Shape } from '#kit/texts.ts'
import type { retention as id } from '../id/retention.ts'

export const retention = {
  title: 'How long data are kept',
  lead: 'What is past its time is removed every night. Names on public pages, such as those of authors and mentors, are there as long as their page is.',
  what: 'Data',
  howLong: 'How long',
  why: 'Why',
  rows: {
    membership: {
      what: 'Name, email, date of birth, roles and consents of members',
      howLong: 'as long as they are members',
      why: 'to recognise members and prove their consent',
    },
    unconsented: {
      what: 'Data of people who signed in but never completed the consent',
      howLong: '30 days',
      why: 'to give parents or schools time to answer',
    },
    addresses: {
      what: 'Email addresses of members, present and earlier ones, and when each was theirs',
      howLong: '5 years after it was changed, went to another member, or the member was taken out; or until the member’s data are erased',
      why: 'so that a download and an erasure also find what stands under an earlier address, and nothing of others who have used the same one',
    },
    chapters: {
      what: 'Answers in practices, attendance of sessions, and what is written in a class’s discussions',
      howLong: 'as long as they are members',
      why: 'so that what was learned stays, and mentors know which questions are hard',
    },
    sessions: { what: 'Sign-in sessions', howLong: '30 days after the last use', why: 'so that one need not sign in each time' },
    answers: {
      what: 'Sealed copies of what programs that send twice were answered',
      howLong: '24 hours',
      why: 'so that what is sent twice is done once',
    },
    invitations: { what: 'Invitations', howLong: '30 days after they were taken or ran out', why: 'to answer questions about them' },
    guardians: {
      what: 'Requests for a parent’s or school’s consent',
      howLong: '30 days after they were refused, ran out, or the consent was withdrawn',
      why: 'so that the consent can be withdrawn by the same link',
    },
    erasures: {
      what: 'Numbers and times of requests to erase, without names',
      howLong: '5 years',
      why: 'the proof that they were carried out in time',
    },
    audit: { what: 'The log of what staff did', howLong: '5 years', why: 'so that every act by a special right can be checked' },
    notices: {
      what: 'Notices in the studio',
      howLong: '90 days',
      why: 'so that those who work at the site learn what happened while they were away',
    },
    learning: {
      what: 'The classes that you take part in, your progress and notes',
      howLong: 'as long as you are a member',
      why: 'so that you can go on learning on any device',
    },
    records: {
      what: 'Learning records for the organisation’s store',
      howLong: '30 days',
      why: 'so that what was not taken can be sent again',
    },
    progress: { what: 'What your devices sent of your progress', howLong: '180 days', why: 'so that what is sent twice counts once' },
    chats: {
      what: 'Questions to the assistant and its answers',
      howLong: '180 days at most; 30 days for people under 18 and people who ask without signing in; or until you delete them',
      why: 'so that you can go on with a conversation, and staff learn what was not answered yet',
    },
    chatIdentities: {
      what: 'The key that your conversations with the assistant are known by',
      howLong: '30 days after its last use without signing in, 180 days for members',
      why: 'so that only you can open your conversations',
    },
    uploads: {
      what: 'Who uploaded a file for the site’s pages',
      howLong: 'as long as the file is there and they are a member',
      why: 'so that who uploaded it can see and delete it',
    },
    mails: {
      what: 'Emails that we send',
      howLong: 'what they say 30 days, to whom and when 180 days',
      why: 'to find out about emails that did not arrive',
    },
    erasureMails: {
      what: 'The email that data were erased',
      howLong: 'until the night after it was sent, at most 7 days',
      why: 'to make sure that it arrives',
    },
    modelUsage: {
      what: 'What the assistant’s answers by a language model cost in a day',
      howLong: '35 days',
      why: 'so that one person does not use up what is meant for all',
    },
    voices: {
      what: 'Comments, aspirations and testimonies of visitors',
      howLong: 'as long as they are shown; refused ones 30 days, those that nobody looked at 180 days',
      why: 'to give staff time to look at them and to correct themselves',
    },
    gifts: {
      what: 'Gifts that are not paid yet, and pledges',
      howLong: 'refused ones 30 days, those never paid or looked at 180 days',
      why: 'to give time to pay, and staff time to look at them',
    },
    givers: {
      what: 'Names and messages on gifts that were received',
      howLong: '10 years, or until the giver asks for it; sums and days remain',
      why: 'tax law asks for the books to be kept for 10 years',
    },
    orders: {
      what: 'Names, email addresses and phone numbers on invoices',
      howLong: '10 years, or until the member is erased; numbers, days and sums remain',
      why: 'tax law asks for the books to be kept for 10 years',
    },
    orderParts: {
      what: 'What is on an invoice, coupons that were used, links to pay, places that were bought, and refunds',
      howLong: 'as long as the invoice; without the person once they are erased',
      why: 'so that an invoice can be explained',
    },
    proofs: {
      what: 'Proofs of transfer, what was written with them, and instructions to pay',
      howLong: '1 year after the order',
      why: 'to answer objections to a payment',
    },
    gatewayWords: {
      what: 'Notifications of payment gateways, as they came',
      howLong: '90 days',
      why: 'to find out about payments that do not fit',
    },
    cases: {
      what: 'Notes about money that did not fit',
      howLong: '1 year after they were settled',
      why: 'so that it can be checked how they were settled',
    },
    payouts: {
      what: 'Who was paid as a mentor',
      howLong: '10 years, or until the member is erased; days and sums remain',
      why: 'tax law asks for the books to be kept for 10 years',
    },
    bankAccounts: {
      what: 'Bank accounts of mentors, with their numbers sealed',
      howLong: 'as long as they are members',
      why: 'to send them what they earned',
    },
    disc: {
      what: 'Results of the DISC reflection test, without a name',
      howLong: '1 year',
      why: 'to see how they spread, never of one person',
    },
    contacts: {
      what: 'Teachers and others who registered schools and teams, and the names of a team’s members',
      howLong: '365 days after they were registered',
      why: 'one season of the league, its certificates included',
    },
    waiting: {
      what: 'Schools and teams whose registration is not confirmed',
      howLong: '180 days; what is declined is removed at once',
      why: 'to leave time for looking at them',
    },
    requests: {
      what: 'Requests for an appointment or a demonstration',
      howLong: '180 days',
      why: 'to answer them, and questions that come after',
    },
    bin: {
      what: 'What was deleted in the studio, with who deleted it',
      howLong: '30 days',
      why: 'so that a mistake can be undone',
    },
    versions: {
      what: 'Older versions of a mentor’s page, a testimony or a speaker',
      howLong: 'the last 50, for a year after each was replaced',
      why: 'so that a mistake can be taken back',
    },
    imports: { what: 'Who of the staff moved content in, and the list of it', howLong: '90 days', why: 'so that it can be undone' },
    views: { what: 'Views of lists that you saved', howLong: 'as long as you are a member', why: 'so that you find your work again' },
    clicks: { what: 'The log of visits, only where allowed and without identity', howLong: '90 days', why: 'to improve the site' },
    account: { what: 'The account on the account site', howLong: 'until its owner deletes it', why: 'one account serves many sites' },
  },
} satisfies Shape<typeof id>
