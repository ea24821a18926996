import type { Shape } from '#ui/lang/texts.ts'
import { account } from './en/account.ts'
import { integrations } from './en/integrations.ts'
import { members } from './en/members.ts'
import { records } from './en/records.ts'
import { registrations } from './en/registrations.ts'
import { voices } from './en/voices.ts'
import type { words as id } from './id.ts'

export const words = {
  label: 'Workspace',
  menu: 'Workspace menu',
  navigation: {
    overview: 'Overview',
    classes: 'All classes',
    members: 'Members',
    invitations: 'Invitations',
    registrations: 'League registrations',
    requests: 'Appointments and demos',
    erasure: 'Data requests',
    voices: 'Visitors’ voices',
    mail: 'Outgoing mail',
    integrations: 'Integrations',
    audit: 'Audit log',
    account: 'My account',
    privacy: 'My privacy',
  },
  overview: {
    title: 'Hello, {{name}}',
    lead: 'You are signed in at {{site}} as: {{role}}.',
    leadNone: 'You are signed in at {{site}}, but have no role yet.',
    places: 'What you can open',
    counts: {
      title: 'How things stand today',
      members: 'members',
      invitations: 'invitations waiting',
      erasures: 'open erasure requests',
      erasuresDue: 'The first is due {{when}}',
      mailsFailed: 'emails that could not be delivered',
      byRole: 'Members by role',
      role: 'Role',
      number: 'Number',
      severalNote: 'One person can have several roles.',
    },
  },
  /** What is at each entry of the side bar. */
  places: {
    members: 'Find members, give or take away roles, and remove members.',
    invitations: 'Invite people by email, and see which invitations were not taken yet.',
    registrations: 'Schools and teams that registered on the site and wait to be confirmed.',
    requests: 'Who asked for an appointment or a demonstration, and which are answered.',
    erasure: 'Requests to be erased, and students under 18 who wait for a consent.',
    pupils: 'Students at your school who are under 18 and wait for a consent.',
    voices: 'Comments, aspirations, testimonies and pledged gifts that wait to be looked at.',
    mail: 'The emails that this site wrote, and whether they were delivered.',
    integrations: 'Other applications that may call this site, webhooks, and the key for browsers.',
    audit: 'Who did what with the rights of staff, and when.',
    classes: 'The classes that this site shows to everybody.',
    account: 'Your roles, the security of your account, and the way out.',
    privacy: 'What you agreed to, a download of your data, and how to leave.',
  },
  acting: {
    looking: 'You are looking at this site as: {{role}}.',
    stopLooking: 'Stop',
    superadmin: 'Superadmin mode: all that you do is written down.',
    leave: 'End',
  },
  refusals: {
    OwnAdminRole: 'You cannot take away your own role as admin. Ask another admin to do it.',
    OwnMembership: 'You cannot remove yourself. To stop being a member, use the page My privacy.',
    LastAdmin: 'This is the last admin of the site. Make somebody else an admin first.',
    AlreadyMember: 'Whoever has this address is a member already. Find them in the list of members and give them the role there.',
    EmailInvalid: 'Write one whole email address, such as name@example.org.',
    ReasonLength: 'Write the reason, in 5 to 300 characters.',
    RoleNotLookedAt: 'Choose one of the roles in the list.',
    VoiceDecided: 'That was decided just now. The list is up to date again.',
    ...integrations.refusals,
    LimitUnknown: 'One of the choices is no longer at this site. Choose again.',
  },
  refused: 'Not saved yet. Look at what is marked below.',
  ...account,
  ...members,
  ...records,
  ...registrations,
  integrations: integrations.integrations,
  voices,
} satisfies Shape<typeof id>
