import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'My account',
  lead: 'Your roles at {{site}}, the security of your account, and your data.',
  since: 'First signed in {{when}}',
  saved: 'Your role has changed.',
  roles: {
    title: 'My roles',
    lead: 'What you can open at this site depends on the role that you use.',
    current: 'In use',
    use: 'Use this role',
    since: 'since {{when}}',
    waiting: 'counts once you agree to be a member',
  },
  none: {
    title: 'You have no role here yet',
    text: 'You can read all that is open to the public: classes, news, events and openings. Would you like to learn here? Become a student. It is free, and all it takes is your consent (or that of a parent or your school, if you are under 18).',
    action: 'Become a student at {{site}}',
    waiting: {
      title: 'Waiting for consent',
      parent: 'We have asked {{name}} for consent. As soon as it is given you are a student at {{site}}, and we let you know by email.',
      school:
        'Your school has been asked for consent: {{name}} decides. As soon as it is given you are a student at {{site}}, and we let you know by email.',
      link: 'You made a link for {{name}}. Once they agree, you are a student at {{site}}, and we write to you.',
      list: 'Your request to {{name}} is stored. Once the school agrees, you are a student at {{site}}, and we write to you.',
      action: 'See the request',
    },
    otherwise:
      'You teach, write, or stand for a school? Those roles are given by an admin of this site, by an invitation to your email address.',
  },
  look: {
    title: 'Look at this site as another role',
    lead: 'You see the site with that role’s rights alone, until you stop. This is written down.',
    label: 'Role',
    button: 'Look as this role',
    asSuperadmin: 'Your superadmin mode ends; to enter again, write the reason.',
    now: 'You are looking at this site as: {{role}}.',
    stop: 'Back to my own role',
  },
  superadmin: {
    title: 'Superadmin',
    lead: 'You may enter this site as superadmin. Your name, the time and the reason are written down, and the site’s admins can read them.',
    reason: 'Reason for entering',
    reasonHint: 'For example: to help an admin put a setting right. 5 to 300 characters.',
    enter: 'Enter as superadmin',
    entered: 'You are working here as superadmin. All that you do is written down.',
    leave: 'Leave superadmin mode',
  },
  links: {
    title: 'Security and data',
    security: 'Account security',
    securityText: 'Password, email address, passkeys, two-step verification, and the devices that are signed in.',
    privacy: 'My privacy',
    privacyText: 'What you agreed to, a copy of your data, and a request to erase it.',
    boards: 'Leaderboards',
    boardsText: 'Whether others see your points of learning; by default they don’t.',
    signOut: 'Sign out',
    signOutText: 'Of this site and all others that use this account on this device.',
  },
} satisfies Shape<typeof id>
