import type { Shape } from '#kit/texts.ts'
import type { consents as id } from '../id/consents.ts'

export const consents = {
  'membership-self': [
    'I agree to become a member of {{site}}.',
    'For this {{site}} keeps my name, e-mail address, date of birth and language, my roles here, and when I sign in. These data serve to recognise me, to run the classes and activities that I take part in, to send the mails that these need, and to meet legal duties. The staff of {{site}} and the teachers of my classes can see them. My data are not sold.',
    'On the Privacy page I can see and download my data, withdraw this consent and ask for my data to be erased within 3 × 24 hours, whenever I like.',
  ],
  'membership-parent': [
    'I am a parent or guardian of {{child}}, 18 years or older, and allow {{child}} to become a member of {{site}}.',
    'For this {{site}} keeps {{child}}’s name, e-mail address, date of birth and language, their roles here, when they sign in, and my name and e-mail address as the proof of this consent. These data serve to recognise {{child}}, to run the classes and activities that they take part in, to send the mails that these need, and to meet legal duties. The staff of {{site}} and the teachers of their classes can see them. These data are not sold.',
    'What {{child}} does is not tracked, no profile is made of it, and it is not used for advertising or promotional mails.',
    'I can withdraw this consent by the same link whenever I like, until {{child}} is 18.',
  ],
  'membership-school': [
    'On behalf of the school or institution that is responsible for {{child}}, I allow {{child}} to become a member of {{site}}. The school has told their parents or guardians.',
    'For this {{site}} keeps {{child}}’s name, e-mail address, date of birth and language, their roles here, when they sign in, and my name as the proof of this consent. These data serve to run the classes and activities that they take part in. What they do is not tracked, no profile is made of it, and it is not used for advertising or promotional mails.',
  ],
  'marketing-self': [
    'I want to get mails from {{site}} with news, offers of classes and invitations to events. This is apart from the membership: I am a member without it as well, and can withdraw it on the Privacy page whenever I like.',
  ],
  'leaderboard-self': [
    'I agree to be shown on the leaderboards of {{site}} with my first name, the initial of the next one, and my points of learning. Everybody can read them, also without signing in.',
    'I can stop this whenever I like; my name is gone at once. If I am under 18, I am shown only after a parent or guardian has allowed it.',
  ],
  'leaderboard-parent': [
    'I am a parent or guardian of {{child}} and allow {{child}} to be shown on the leaderboards of {{site}}, if {{child}} wishes it: with the first name, the initial of the next one, and points of learning. Everybody can read them, also without signing in.',
    'I can withdraw this consent by the same link whenever I like; the name of {{child}} is gone at once.',
  ],
  'records-parent': [
    'I am a parent or guardian of {{child}} and allow {{site}} to send records of what {{child}} learns to the learning record store that {{site}} uses: classes joined, completed or left, chapters opened and done, and results of practices, under a pseudonym, without name and e-mail address.',
    'I can withdraw this consent by the same link whenever I like; from then on nothing more is sent.',
  ],
} satisfies Shape<typeof id>
