import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Questions',
  lead: 'What visitors often ask, in the order of the site.',
  new: 'New question',
  search: 'Search questions',
  searchHint: 'Words of the question or the answer',
  empty: { title: 'Nothing found', text: 'Try other words or another place.', action: 'All questions' },
  none: { title: 'No question yet', text: 'Write what visitors often ask, with the answer.', action: 'To the overview' },
  open: 'See it on the site',
  fields: { question: 'Question', answer: 'Answer', place: 'Shown at' },
  places: { all: 'Everywhere', home: 'Pages of the site', classes: 'Below classes' },
} satisfies Shape<typeof id>
