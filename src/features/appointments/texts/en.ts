import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  /** What calls answer with. */
  answers: {
    taken: 'Appointment request received',
    demo: 'Request sent',
  },
  refusals: {
    DayOutOfReach: 'must be today or later, within half a year',
    PostMissing: 'There is no such post',
    RequestGone: 'This request is gone',
  },
  form: {
    title: 'Write what you need',
    lead: 'We answer by email on a working day, with a time and a link or an address.',
    about: 'This request is about “{{title}}”.',
    name: 'Name',
    organisation: 'Institution',
    email: 'Email',
    phone: 'WhatsApp number',
    phoneHint: 'For example 0812 3456 7890.',
    topic: 'What it is about',
    topicHint: 'A few words, for example training for teachers.',
    wishedDate: 'A day that suits you',
    wishedTime: 'A time that suits you',
    times: { '': 'Any time', morning: 'Morning, 09.00–12.00', midday: 'Midday, 12.00–15.00', afternoon: 'Afternoon, 15.00–17.00' },
    message: 'Message',
    messageHint: 'Who will be there, and what you would like to talk about.',
    consent: 'I agree that {{site}} keeps what I write here for at most 180 days, and contacts me to answer it.',
    policy: 'Read the privacy policy',
    optional: 'may stay empty',
    send: 'Send the request',
    done: {
      title: 'Your request has arrived',
      text: 'Thank you. We have written to your email address, and answer on a working day.',
      again: 'Make another request',
    },
    problems: {
      form: 'Not sent yet. Look at the fields that are marked.',
      name: 'Write your name, without numbers of identity.',
      organisation: 'Write the institution’s name in letters, at most 120.',
      email: 'Write one whole email address, for example name@example.com.',
      phone: 'Write an Indonesian number, for example 0812 3456 7890.',
      topic: 'Write in a few words what it is about.',
      wishedDate: 'Choose today or a later day, within half a year.',
      wishedTime: 'Choose a time from the list.',
      message: 'A message has at most 2000 letters.',
      consent: 'Tick this box if you agree; without it we keep nothing of this.',
    },
  },
  demo: {
    title: 'Ask for a demonstration',
    lead: 'Write your email address. We contact you to choose a time, and show the learning space with your own class as the example.',
    email: 'Email',
    consent: 'By sending it you agree that {{site}} keeps this address for at most 180 days to contact you.',
    send: 'Ask for a demonstration',
    done: { title: 'Your request has arrived', text: 'Thank you. We contact you by email to choose a time.' },
    problems: {
      form: 'Not sent yet. Look at the email address.',
      demoEmail: 'Write one whole email address, for example name@example.com.',
    },
  },
  mails: {
    appointment: {
      subject: 'Your request for an appointment has arrived',
      text: 'Your request for an appointment with {{site}} has arrived.',
      next: 'We answer on a working day, to this address, with a time and a place or a link.',
    },
    demo: {
      subject: 'Your request for a demonstration has arrived',
      text: 'You would like to look at the learning space of {{site}} with us.',
      next: 'We write to this address on a working day to choose a time.',
    },
    footnote: 'You get this email because your address stands in a form of {{site}}. Not you? Just ignore it.',
    news: {
      appointment: 'Somebody wants an appointment',
      demo: 'Somebody wants a demonstration',
      text: 'What was sent can only be read in the studio.',
      button: 'Open the requests',
      footnote: 'Sent to the site’s contact address, at most 20 times a day.',
    },
  },
} satisfies Shape<typeof id>
