import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words: Shape<typeof id> = {
  title: 'History',
  empty: 'No other version yet.',
  by: '{{who}}, {{when}}',
  unknown: 'No name',
  newest: 'newest',
  shown: 'the published one',
  aside: 'kept aside',
  restore: 'Restore',
  restored: 'Version {{number}} has been restored.',
  failed: 'That did not work. Try again.',
  untitled: 'Untitled',
  difference: {
    show: 'Compare with the newest',
    none: 'Nothing differs.',
    tooMuch: 'Too much has changed to be compared.',
    added: 'added',
    removed: 'removed',
  },
}
