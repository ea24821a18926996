import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'History',
  empty: 'No other version yet.',
  by: '{{who}}, {{when}}',
  unknown: 'No name',
  newest: 'newest',
  compare: 'Compare with the newest',
  restore: 'Restore',
  restored: 'Version {{number}} has been restored.',
  failed: 'It did not work. Try again.',
  same: 'Nothing differs.',
  tooMuch: 'Too much has changed to be compared.',
  added: 'added',
  removed: 'removed',
} satisfies Shape<typeof id>
