import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Testimonies',
  lead: 'What people say about the organisation and its classes: sent by visitors, or written here. What is published is shown on the site.',
  new: 'New testimony',
  search: 'Search testimonies',
  searchHint: 'Name, role or message',
  empty: { title: 'Nothing fits', text: 'Change the words or the state.', action: 'All testimonies' },
  none: { title: 'No testimony yet', text: 'Write what somebody said about your classes, with their consent.', action: 'To the overview' },
  fields: {
    name: 'Name',
    nameHint: 'A nickname is enough. Under 18? Write neither the full name nor the school.',
    role: 'Role',
    roleHint: 'Such as: Alumna of Web Basics',
    message: 'What they said',
    classId: 'About the class',
    photo: 'Photo',
    photoHint: 'Only with their consent; for a child, with a parent’s. Without one, a face is drawn.',
    consent: 'Consent',
    consentHint: 'The words they agreed to, or when and how they agreed. Not shown on the site.',
    position: 'Place',
    positionHint: '1 comes first. Empty: behind those with a place, newest first.',
  },
} satisfies Shape<typeof id>
