import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'LMS features',
  lead: 'Your own words about features of the LMS. What is published takes the place of the platform’s words at the same address.',
  new: 'New feature',
  search: 'Search features',
  searchHint: 'Name or summary',
  empty: { title: 'Nothing fits', text: 'Change the words or the state.', action: 'All features' },
  none: { title: 'No words of your own yet', text: 'The site shows the platform’s words about each feature.', action: 'To the overview' },
  abilities: 'What one can do',
  benefits: 'What it is good for',
  end: { title: 'Would you like to try it?', action: 'Make an appointment' },
  fields: {
    title: 'Name of the feature',
    slug: 'Address on the site (slug)',
    slugHint: 'coding-studio and online-quiz take the place of the platform’s pages; leave empty to use the name.',
    summary: 'Summary',
    image: 'Picture',
    abilities: 'What one can do',
    benefits: 'What it is good for',
    pointTitle: 'Title',
    pointText: 'Explanation',
  },
} satisfies Shape<typeof id>
