import type { Shape } from '#kit/texts.ts'
import type { mails as id } from '../id/mails.ts'

export const mails = {
  guardian: {
    subject: 'Your consent is needed: {{child}} would like to learn at {{site}}',
    heading: 'Hello, {{name}}',
    paragraphs: [
      '{{child}} registered at {{site}} and named you as their parent or guardian. Because they are under 18, they can only start once you agree.',
      'The link below explains which data are kept and what for. There you can allow or refuse. It works until {{until}}.',
      'Keep this email: by the same link you can withdraw your consent whenever you like.',
    ],
    button: 'Read and decide',
    footnote: 'You do not know {{child}}? Ignore this email; without your answer nothing happens.',
  },
  school: {
    subject: '{{child}} asks for the school’s consent at {{site}}',
    heading: 'Hello, {{name}}',
    paragraphs: [
      '{{child}}, whom you invited to {{site}}, is under 18 and asks for the school’s consent. Other pupils may be waiting too.',
      'In your workspace you can read the text and consent on behalf of the school.',
    ],
    button: 'See who is waiting',
    footnote: 'We send an email like this at most once a day.',
  },
  allowedByParent: {
    subject: 'You can start at {{site}} now',
    heading: 'Hello, {{name}}',
    paragraphs: ['Your parent or guardian has agreed. From now on you are a member of {{site}}.'],
    button: 'Start learning',
    footnote: 'You get this email because you registered at {{site}}.',
  },
  allowedBySchool: {
    subject: 'You can start at {{site}} now',
    heading: 'Hello, {{name}}',
    paragraphs: ['Your school has agreed. From now on you are a member of {{site}}.'],
    button: 'Start learning',
    footnote: 'You get this email because you registered at {{site}}.',
  },
  erasureAsked: {
    subject: 'We received your request to erase, {{reference}}',
    heading: 'Hello, {{name}}',
    paragraphs: [
      'You asked for all your data at {{site}} to be erased. The number of your request is {{reference}}.',
      'It is done by {{due}} at the latest. Until then you can take it back on the page My privacy.',
    ],
    button: 'See my request',
    footnote: 'It was not you? Take it back on that page, then change the password of your account.',
  },
  erasureDone: {
    subject: 'Your data at {{site}} are erased',
    heading: 'Hello, {{name}}',
    paragraphs: [
      'Request {{reference}} is done: your data at {{site}} are erased, and you are no longer a member.',
      'All that is left is the number and the times of this request, without your name. The account that you signed in with is not erased; delete it on the account site if you need it no more.',
    ],
    footnote: 'This email, too, is soon removed from our records.',
  },
} satisfies Shape<typeof id>
