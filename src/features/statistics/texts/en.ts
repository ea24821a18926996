import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    ChartMissing: 'Chart not found',
  },
  label: 'Permission for statistics',
  question: 'May we record your visit?',
  purpose: 'May we record which pages and links you open, without your name or network address, to improve this site?',
  analytics: 'Visits are also counted with Google Analytics, which keeps a cookie in your browser.',
  privacy: 'Privacy policy',
  allow: 'Allow',
  refuse: 'Refuse',
  minorKept: 'You said that you are under 18. So we record no pages or links from this browser.',
  untracked: 'No page or link is recorded here.',
  close: 'Close',
  minor: 'I am under 18',
} satisfies Shape<typeof id>
