import type { SourceKind } from '../passage.ts'
import { readChapters } from './chapters.server.ts'
import { readClasses } from './classes.server.ts'
import type { ReadTexts } from './making.ts'
import { readPosts } from './posts.server.ts'
import { readCareers, readJobs, readMentors, readPortfolios, readPrograms, readQuestions } from './records.server.ts'

/** How each kind of source is read; pages come from who composes them. */
export const READERS: Readonly<Record<Exclude<SourceKind, 'page'>, ReadTexts>> = {
  post: readPosts,
  class: readClasses,
  chapter: readChapters,
  program: readPrograms,
  question: readQuestions,
  career: readCareers,
  job: readJobs,
  mentor: readMentors,
  portfolio: readPortfolios,
}
