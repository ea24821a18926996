import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Questions',
  lead: 'What visitors often ask, in the order of the site.',
  new: 'New question',
  none: { title: 'No question yet', text: 'Write what visitors often ask, with the answer.', action: 'Write a question' },
  open: 'See it on the site',
  fields: { question: 'Question', answer: 'Answer', place: 'Shown at' },
  places: { all: 'Everywhere', home: 'Pages of the site', classes: 'Below classes' },
} satisfies Shape<typeof id>
