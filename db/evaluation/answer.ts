import type { AnswerState } from '#features/assistant/answer.ts'
import { type Prepared, prepareAnswer } from '#features/assistant/answer-question.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { Sites } from '#features/sites/sites.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
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
  { tenant, lang, text }: Question,
  { viewer, now }: Pick<Ctx, 'viewer' | 'now'>,
): Promise<Given> {
  const site = await new Sites(database.pool, createLog('silent')).findByTenant(tenantOf(tenant))
  if (!site) throw new Error(`the demo has no site ${tenant}`)
  const asked = { site, query: text, lang, identityId: newId(), viewer, history: [], signal: new AbortController().signal }
  const work = (ctx: Ctx) => prepareAnswer(ctx, { models: undefined }, asked)
  return toGiven(await database.asTenant(tenantOf(tenant), work, { viewer, now, lang }))
}

function toGiven(prepared: Prepared): Given {
  if (prepared.kind !== 'whole') throw new Error('without a model and a chapter an answer is whole')
  const { text, end } = prepared
  return { state: end.state, reason: end.reason, text, sources: end.sources, skill: end.skill }
}
