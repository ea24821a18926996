import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Sponsors',
  lead: 'Organisations that support events. Events choose them from here; what is changed here changes there.',
  new: 'New sponsor',
  search: 'Search sponsors',
  searchHint: 'Name or tier',
  empty: { title: 'Nothing fits', text: 'Change the words.', action: 'All sponsors' },
  none: { title: 'No sponsor yet', text: 'Each event can choose the sponsors that stand here.', action: 'To the overview' },
  fields: {
    name: 'Name',
    tier: 'Tier',
    tierHint: 'Such as: Platinum. An event may say another one.',
    logo: 'Logo',
    link: 'Its site',
    linkHint: 'An https address.',
  },
} satisfies Shape<typeof id>
