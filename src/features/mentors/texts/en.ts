import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Mentors',
  refusals: { MentorHasMoney: 'This mentor has earnings or payouts on record, which must stay explained.' },
  lead: 'The mentors’ profiles, in the order of the site.',
  new: 'New mentor',
  search: 'Search mentors',
  searchHint: 'Name or profession',
  empty: { title: 'Nothing found', text: 'Try other words.', action: 'All mentors' },
  none: { title: 'No mentors yet', text: 'Profiles that you may change appear here.', action: 'To the overview' },
  members: 'Members who are this mentor',
  noMembers: 'Nobody yet. Give a member the role of a mentor with this profile on their page.',
  fields: {
    name: 'Name',
    slug: 'Address on the site (slug)',
    slugHint: 'Small letters, digits and hyphens. Leave it empty to use the name.',
    headline: 'Profession or role',
    bio: 'About the mentor',
    expertise: 'Expertise',
    photo: 'Photo',
    links: 'Pages of the mentor elsewhere',
    linksHint: 'https addresses, such as LinkedIn, GitHub or Instagram.',
  },
} satisfies Shape<typeof id>
