import type { AnswerState } from '#features/assistant/answer.ts'
import { prepareWhole } from '#features/assistant/answer-question.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { Sites } from '#features/sites/sites.server.ts'
import type { Ctx } from '#platform/context.ts'
import { createLog } from '#platform/log.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { tenantOf } from './demo.ts'
import type { Question } from './questions.ts'

/** What came of a question. */
export interface Given {
  state: AnswerState
  reason: string | null
  text: string
  sources: readonly Source[]
  skill: string | null
}

/** Returns what the assistant answers to a question, by the pipeline of the chat, without a model. */
export async function answer(
  database: TestDatabase,
  { tenant, lang, text }: Pick<Question, 'tenant' | 'lang' | 'text'>,
  { viewer, now }: Pick<Ctx, 'viewer' | 'now'>,
): Promise<Given> {
  const site = await new Sites(database.pool, createLog('silent')).findByTenant(tenantOf(tenant))
  if (!site) throw new Error(`the demo has no site ${tenant}`)
  const work = (ctx: Ctx) => prepareWhole(ctx, { site, query: text, lang, viewer, history: [] })
  const { text: given, end } = await database.asTenant(tenantOf(tenant), work, { viewer, now, lang })
  return { state: end.state, reason: end.reason, text: given, sources: end.sources, skill: end.skill }
}
