import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Search',
  titleFor: 'Results for “{{search}}”',
  lead: 'Search all of {{site}}: classes, texts, events, people and openings.',
  label: 'Search this site',
  hint: 'For example: design, coffee, scholarship…',
  count: '{{count}} results',
  browse: 'Or go straight to',
  none: { title: 'Nothing fits', text: 'Try another, shorter word, or check the spelling.', action: 'See all classes' },
  groups: {
    classes: 'Classes',
    programs: 'Programs',
    posts: 'Texts',
    events: 'Events',
    podcasts: 'Podcasts',
    galleries: 'Galleries',
    mentors: 'Mentors',
    careers: 'Employers',
    jobs: 'Openings',
    portfolios: 'Works',
    pages: 'Pages',
  },
} satisfies Shape<typeof id>
