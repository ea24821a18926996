import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Speakers',
  lead: 'People who speak at events. Events choose them from here; what is changed here changes there.',
  new: 'New speaker',
  search: 'Search speakers',
  searchHint: 'Name, profession or organisation',
  empty: { title: 'Nobody fits', text: 'Change the words.', action: 'All speakers' },
  none: { title: 'No speaker yet', text: 'Each event can choose the speakers that stand here.', action: 'To the overview' },
  fields: {
    name: 'Name',
    role: 'Profession',
    organisation: 'Organisation',
    bio: 'About the speaker',
    photo: 'Photo',
    link: 'A page of theirs elsewhere',
    linkHint: 'An https address, such as LinkedIn.',
  },
} satisfies Shape<typeof id>
