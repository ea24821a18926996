import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    WorkMissing: 'This work was not found',
  },
  studio,
  label: 'Portfolio',
  title: 'Portfolio',
  lead: 'What {{site}} has done with companies, governments and communities.',
  all: 'All',
  types: { corporate: 'Companies', government: 'Governments', community: 'Communities' },
  ofType: { corporate: 'Work with companies', government: 'Work with governments', community: 'Work with communities' },
  filter: 'Kind of client',
  empty: { title: 'No work is shown yet', text: 'See another kind, or all of it.', action: 'All work' },
  client: 'Client',
  when: 'When',
  kind: 'What',
  batches: 'Cohorts',
  pictures: 'Pictures',
  film: { title: 'Film', elsewhere: 'Watch the film' },
  link: 'See the result',
  related: 'Other work',
  clients: {
    title: 'Clients',
    lead: 'Those who trusted {{site}} with their work, and those who go with us.',
    partners: 'Partners',
    works: '{{count}} works',
  },
} satisfies Shape<typeof id>
