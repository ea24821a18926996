import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {},
  classes: {
    'festival-belajar-bersama': {
      name: 'Learning Together Festival',
      summary: 'Forty tents on one field for two days: choose three tables, learn from neighbours, and take home one badge.',
    },
  },
}
