import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    ViewNameMissing: 'Give the view a name of at most 60 characters.',
    ViewNameTaken: 'You already have a view of that name.',
    ViewMissing: 'This view is no longer there',
    TooManyViews: 'There are {{most}} views already. Remove those that are not used first.',
    NothingChosen: 'Choose at least one row first.',
    BulkRefused: 'Nothing was changed. “{{name}}”: {{why}}',
    TooManyChosen: 'At most {{most}} rows at once.',
  },
} satisfies Shape<typeof id>
