import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  /** What calls answer with. */
  answers: {
    signedUp: 'Check your email to finish signing up',
  },
  refusals: {
    AlreadyMember: 'Whoever has this address is a member already. Find them in the list of members and give them the role there.',
    EmailUnverified: 'The email address of this account is not verified yet',
    InvitationMissing: 'Invitation not found',
    LastAdmin: 'This is the last admin of the site. Make somebody else an admin first.',
    LimitUnknown: 'One of the choices is no longer at this site. Choose again.',
    MemberMissing: 'Member not found',
    OwnAdminRole: 'You cannot take away your own role as admin. Ask another admin to do it.',
    OwnMembership: 'You cannot remove yourself. To stop being a member, use the page My privacy.',
    ReasonLength: 'Write the reason, in {{min}} to {{max}} characters.',
    RoleNotLookedAt: 'Choose one of the roles in the list.',
    TooManyInvited: 'You have invited {{most}} addresses within 24 hours. Go on tomorrow.',
  },
  signIn: {
    failed: 'You are not signed in yet',
    cancelled: { title: 'You did not sign in', text: 'Nothing has changed. You can sign in whenever you like.' },
    expired: {
      title: 'Signing in took too long',
      text: 'The sign-in page was open for too long, or was opened in another browser. Start again from here.',
    },
    refused: {
      title: 'You are not signed in yet',
      text: 'What the account site answered does not fit what we asked. To keep you safe, start again from here.',
    },
    unasked: {
      title: 'There is nothing to go on with here',
      text: 'This page is only passed while somebody signs in, and you have not started that. Please sign in from here.',
    },
    away: {
      title: 'The account site cannot serve you right now',
      text: 'It is not your fault. Please try to sign in again in a while.',
    },
    full: {
      title: 'This site can take no new members yet',
      text: 'It has as many members as it may have. Those who run it can change that; try again later.',
    },
    again: 'Sign in again',
    home: 'To the home page',
  },
  signOut: {
    title: 'Sign out',
    lead: 'This signs you out of {{site}} and of all other sites that you use with this account on this device.',
    button: 'Sign out',
    stay: 'Stay here',
  },
  signUpMail: {
    subject: 'Finish registering at {{site}}',
    heading: 'Hello, {{name}}',
    text: 'You have been registered as a student at {{site}}. One step is left: choose your password on the account site. If you already have an account, just sign in.',
    button: 'Finish registering',
    until: 'This link works until {{day}}.',
    footnote: 'You did not register? Then ignore this email; no account has been made.',
  },
  roles: {
    superadmin: 'Superadmin',
    admin: 'Admin',
    mentor: 'Mentor',
    teacher: 'Teacher',
    student: 'Student',
    industry: 'Industry partner',
    writer: 'Writer',
    lead_program: 'Program lead',
    partner: 'Program partner',
    lead_region: 'Regional lead',
    none: 'No role yet',
  },
  invitationMail: {
    subject: 'An invitation from {{site}}: {{role}}',
    heading: 'You are invited to {{site}}',
    text: '{{name}} invites you to join {{site}} as: {{role}}.',
    textOfSite: 'You are invited to join {{site}} as: {{role}}.',
    how: 'Sign in with this email address; if you have no account yet, make one first, it is free. Once you are in and agree to be a member, the role is yours.',
    button: 'Accept the invitation',
    until: 'The invitation is open until {{day}}.',
    footnote: 'You do not know the sender, or would rather not? Just ignore this email; nothing will happen.',
  },
} satisfies Shape<typeof id>
