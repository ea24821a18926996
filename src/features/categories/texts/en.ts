import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Categories',
  lead: 'The categories of posts, by their kind.',
  new: 'New category',
  search: 'Search categories',
  searchHint: 'Name of the category',
  empty: { title: 'Nothing found', text: 'Try other words.', action: 'All categories' },
  none: { title: 'No categories yet', text: 'Categories group posts of a kind.', action: 'To the overview' },
  fields: {
    name: 'Name of the category',
    kind: 'For posts of the kind',
    slug: 'Address on the site (slug)',
    slugHint: 'Small letters, digits and hyphens. Leave it empty to use the name.',
  },
} satisfies Shape<typeof id>
