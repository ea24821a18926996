import type { Shape } from '#kit/texts.ts'
import type { studio as id } from '../id/studio.ts'

export const studio = {
  title: 'League registrations',
  lead: 'Schools and teams that registered on the site. Before they are confirmed nothing of them is public.',
  confirmed: 'Confirmed. Who registered gets an email.',
  declined: 'Declined, and its data are removed. Who registered gets an email.',
  forgotten: 'The data of contacts with that address are removed, if there were any.',
  schools: { title: 'Schools that wait', none: 'No school waits.', more: '{{shown}} of {{total}}, the oldest first.' },
  teams: {
    title: 'Teams that wait',
    lead: 'Teams of schools that are confirmed. Others are decided with their school.',
    none: 'No team waits.',
  },
  npsn: 'NPSN {{npsn}}',
  students: '{{count}} pupils',
  program: 'Program: {{names}}',
  team: 'Team {{name}}: {{members}}',
  members: 'Members: {{members}}',
  contact: 'Contact',
  noContact: 'The contact’s data are removed.',
  sent: 'Sent {{when}}',
  confirm: 'Confirm',
  confirmLabel: 'Confirm {{name}}',
  decline: 'Decline…',
  declineText: 'The data of this registration are removed at once, and who registered gets an email. This can’t be undone.',
  declineSure: 'Decline and remove',
  declineLabel: 'Decline and remove {{name}}',
  forget: {
    title: 'Remove data by email address',
    lead: 'For people without an account who ask for their data to be removed: contacts of schools and teams, appointments and demonstrations with this address. The schools and teams stay.',
    email: 'Email address',
    send: 'Remove the data',
  },
} satisfies Shape<typeof id>
