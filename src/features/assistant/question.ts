import type { ModelParts } from '#features/language-models/ask-model.server.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import type { Log } from '#platform/log.ts'
import type { AnswerPart } from './answer.ts'
import type { Exchange } from './conversations.server.ts'

/** A question, who asks it and where. */
export interface Question {
  site: Pick<Site, 'tenantId' | 'settings'>
  query: string
  lang: Lang
  /** Whose budget pays for a model. */
  identityId: string
  viewer: Viewer
  /** What was asked and answered before, oldest first. */
  history: readonly Exchange[]
  /** The page on which it is asked. */
  path?: string | undefined
  /** The chapter in which it is asked: its tutor answers, where there is one. */
  chapterId?: string | undefined
  /** Aborted when the asker goes. */
  signal: AbortSignal
}

/** Runs a read in a transaction of its own, with the asker's rights. */
export type Read = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/** What an answer needs of the process. */
export interface AnswerParts {
  read: Read
  log: Log
  /** undefined: no tenant's model is asked. */
  models: ModelParts | undefined
  /** Answers within a chapter; undefined: the chapter's passages do. Like all: it never throws, and an `end` is last. */
  tutor?: ((question: Question & { chapterId: string }, read: Read) => AsyncIterable<AnswerPart>) | undefined
}
