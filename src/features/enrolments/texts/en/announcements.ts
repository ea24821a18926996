export const announcements = {
  title: 'Announcements',
  lead: 'Participants read them in their notices, and in one email that gathers the announcements of their classes.',
  subject: 'Title',
  body: 'Text',
  batch: 'For the batch',
  all: 'All batches',
  send: 'Announce',
  done: 'It was announced.',
  none: 'No announcements yet.',
  sentTo: 'for {{batch}}',
  mail: {
    subject_one: 'An announcement of your class at {{site}}',
    subject_other: '{{count}} announcements of your classes at {{site}}',
    button: 'Open the class',
    footnote: 'You get this email because you take part in a class at {{site}}. You can switch it off in the settings of your notices.',
  },
}
