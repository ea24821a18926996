import { VERDICTS } from '#features/assistant-review/report.ts'
import { TYPES as PORTFOLIO_TYPES } from '#features/portfolios/portfolio.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { RECORD_STATUSES } from '#features/records/record-kind.ts'
import { SCHOOL_TYPES } from '#features/schools/school.ts'
import { QUESTION_PLACES } from '#features/sites/questions.ts'
import { sortValues } from '#ui/app/list/list-state.ts'
import type { RouteEntry } from './route-entry.ts'
import { PLACE, UNDO } from './route-table-parts.ts'

/** What every list of records is filtered by, and its columns. */
const RECORD_LIST = { search: 'text', columns: 'text' } as const

/** Lists, their files and the forms of records (`features/records`). */
export const recordEntries: readonly RouteEntry[] = [
  {
    path: '/Studio/Careers',
    name: 'Studio-Careers',
    file: 'features/careers/pages/career-list.tsx',
    query: {
      ...RECORD_LIST,
      state: RECORD_STATUSES,
      sort: sortValues(['name', 'updated']),
      ...PLACE,
      ...UNDO,
      done: [...UNDO.done, 'published', 'withdrawn'],
    },
  },
  {
    path: '/Studio/Careers.csv',
    name: 'Studio-Careers-csv',
    file: 'features/careers/pages/career-csv.tsx',
    query: { ...RECORD_LIST, state: RECORD_STATUSES, sort: sortValues(['name', 'updated']) },
  },
  { path: '/Studio/Careers/New', name: 'Studio-Careers-New', file: 'features/careers/pages/career-edit.tsx', query: { draft: 'text' } },
  {
    path: '/Studio/Careers/Jobs/New',
    name: 'Studio-Careers-Jobs-New',
    file: 'features/careers/pages/job-edit.tsx',
    query: { career: 'text', draft: 'text' },
  },
  { path: '/Studio/Careers/Jobs/{id}', name: 'Studio-Careers-Jobs-id', file: 'features/careers/pages/job-edit.tsx' },
  { path: '/Studio/Careers/{id}', name: 'Studio-Careers-id', file: 'features/careers/pages/career-edit.tsx' },
  {
    path: '/Studio/Questions',
    name: 'Studio-Questions',
    file: 'features/questions/pages/question-list.tsx',
    query: { ...RECORD_LIST, filter: QUESTION_PLACES, sort: sortValues(['name', 'updated', 'place']), ...PLACE, arrange: ['1'], ...UNDO },
  },
  {
    path: '/Studio/Questions.csv',
    name: 'Studio-Questions-csv',
    file: 'features/questions/pages/question-csv.tsx',
    query: { ...RECORD_LIST, filter: QUESTION_PLACES, sort: sortValues(['name', 'updated', 'place']) },
  },
  {
    path: '/Studio/Questions/New',
    name: 'Studio-Questions-New',
    file: 'features/questions/pages/question-edit.tsx',
    query: { draft: 'text' },
  },
  { path: '/Studio/Questions/{id}', name: 'Studio-Questions-id', file: 'features/questions/pages/question-edit.tsx' },
  {
    path: '/Studio/Assistant',
    name: 'Studio-Assistant',
    file: 'features/assistant-review/pages/review.tsx',
    query: { done: ['aside', ...VERDICTS] },
  },
  {
    path: '/Studio/Assistant/Answer',
    name: 'Studio-Assistant-Answer',
    file: 'features/assistant-review/pages/answer-edit.tsx',
    query: { about: 'text' },
  },
  { path: '/Studio/Assistant/Answer/{id}', name: 'Studio-Assistant-Answer-id', file: 'features/assistant-review/pages/answer-show.tsx' },
  {
    path: '/Studio/Programs',
    name: 'Studio-Programs',
    file: 'features/programs/pages/program-studio-list.tsx',
    query: { ...RECORD_LIST, filter: ['true', 'false'], sort: sortValues(['name', 'updated']), ...PLACE, ...UNDO },
  },
  {
    path: '/Studio/Programs.csv',
    name: 'Studio-Programs-csv',
    file: 'features/programs/pages/program-csv.tsx',
    query: { ...RECORD_LIST, filter: ['true', 'false'], sort: sortValues(['name', 'updated']) },
  },
  { path: '/Studio/Programs/New', name: 'Studio-Programs-New', file: 'features/programs/pages/program-edit.tsx', query: { draft: 'text' } },
  { path: '/Studio/Programs/{id}', name: 'Studio-Programs-id', file: 'features/programs/pages/program-edit.tsx' },
  {
    path: '/Studio/Mentors',
    name: 'Studio-Mentors',
    file: 'features/mentors/pages/mentor-studio-list.tsx',
    query: { ...RECORD_LIST, sort: sortValues(['name', 'updated', 'place']), ...PLACE, arrange: ['1'], ...UNDO },
  },
  {
    path: '/Studio/Mentors.csv',
    name: 'Studio-Mentors-csv',
    file: 'features/mentors/pages/mentor-csv.tsx',
    query: { ...RECORD_LIST, sort: sortValues(['name', 'updated', 'place']) },
  },
  { path: '/Studio/Mentors/New', name: 'Studio-Mentors-New', file: 'features/mentors/pages/mentor-edit.tsx', query: { draft: 'text' } },
  { path: '/Studio/Mentors/{id}', name: 'Studio-Mentors-id', file: 'features/mentors/pages/mentor-edit.tsx' },
  {
    path: '/Studio/Schools',
    name: 'Studio-Schools',
    file: 'features/schools/pages/school-list.tsx',
    query: { ...RECORD_LIST, filter: SCHOOL_TYPES, sort: sortValues(['name', 'updated']), ...PLACE, ...UNDO },
  },
  {
    path: '/Studio/Schools.csv',
    name: 'Studio-Schools-csv',
    file: 'features/schools/pages/school-csv.tsx',
    query: { ...RECORD_LIST, filter: SCHOOL_TYPES, sort: sortValues(['name', 'updated']) },
  },
  { path: '/Studio/Schools/New', name: 'Studio-Schools-New', file: 'features/schools/pages/school-edit.tsx', query: { draft: 'text' } },
  { path: '/Studio/Schools/{id}', name: 'Studio-Schools-id', file: 'features/schools/pages/school-edit.tsx' },
  {
    path: '/Studio/Portfolios',
    name: 'Studio-Portfolios',
    file: 'features/portfolios/pages/portfolio-list.tsx',
    query: {
      ...RECORD_LIST,
      state: ['draft', 'published'],
      filter: PORTFOLIO_TYPES,
      sort: sortValues(['name', 'updated', 'day']),
      ...PLACE,
      ...UNDO,
      done: [...UNDO.done, 'published', 'withdrawn'],
    },
  },
  {
    path: '/Studio/Portfolios.csv',
    name: 'Studio-Portfolios-csv',
    file: 'features/portfolios/pages/portfolio-csv.tsx',
    query: { ...RECORD_LIST, state: ['draft', 'published'], filter: PORTFOLIO_TYPES, sort: sortValues(['name', 'updated', 'day']) },
  },
  {
    path: '/Studio/Portfolios/New',
    name: 'Studio-Portfolios-New',
    file: 'features/portfolios/pages/portfolio-edit.tsx',
    query: { draft: 'text' },
  },
  { path: '/Studio/Portfolios/{id}', name: 'Studio-Portfolios-id', file: 'features/portfolios/pages/portfolio-edit.tsx' },
  {
    path: '/Studio/Categories',
    name: 'Studio-Categories',
    file: 'features/categories/pages/category-list.tsx',
    query: { ...RECORD_LIST, filter: KINDS, sort: sortValues(['name', 'updated']), ...PLACE, ...UNDO },
  },
  {
    path: '/Studio/Categories.csv',
    name: 'Studio-Categories-csv',
    file: 'features/categories/pages/category-csv.tsx',
    query: { ...RECORD_LIST, filter: KINDS, sort: sortValues(['name', 'updated']) },
  },
  {
    path: '/Studio/Categories/New',
    name: 'Studio-Categories-New',
    file: 'features/categories/pages/category-edit.tsx',
    query: { draft: 'text' },
  },
  { path: '/Studio/Categories/{id}', name: 'Studio-Categories-id', file: 'features/categories/pages/category-edit.tsx' },
  ...pagesOf('Testimonies', 'testimonies/pages/testimony', { state: ['draft', 'published'] }),
  ...pagesOf('Speakers', 'speakers/pages/speaker'),
  ...pagesOf('Sponsors', 'sponsors/pages/sponsor'),
  ...pagesOf('LmsFeatures', 'lms-features/pages/lms-feature', { state: ['draft', 'published'] }),
]

/** Returns the pages of a kind of records: the list, its file, the form of a new one, and of one that is there. `file`: its modules without `-list` and the like. */
function pagesOf(name: string, file: string, filters: RouteEntry['query'] = {}): RouteEntry[] {
  const [path, form] = [`/Studio/${name}`, `features/${file}-edit.tsx`]
  const list = { ...RECORD_LIST, ...filters, sort: sortValues(['name', 'updated']) }
  const done = { done: [...UNDO.done, ...(filters.state ? ['published', 'withdrawn'] : [])] }
  return [
    { path, name: `Studio-${name}`, file: `features/${file}-list.tsx`, query: { ...list, ...PLACE, ...UNDO, ...done } },
    { path: `${path}.csv`, name: `Studio-${name}-csv`, file: `features/${file}-csv.tsx`, query: list },
    { path: `${path}/New`, name: `Studio-${name}-New`, file: form, query: { draft: 'text' } },
    { path: `${path}/{id}`, name: `Studio-${name}-id`, file: form },
  ]
}
