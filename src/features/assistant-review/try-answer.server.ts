import { requirePermission } from '#features/permissions/permissions.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { getRecord } from '#features/records/read.server.ts'
import { composeAnswer } from '#features/retrieval/compose.ts'
import { findPassages } from '#features/retrieval/find-passages.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { chooseSkill } from '#features/skills/choose.ts'
import type { Ctx } from '#platform/context.ts'

/** What a visitor is answered to a frequent question now. `isIt`: by that question itself. */
export interface TriedAnswer {
  question: string
  text: string
  sources: Source[]
  isIt: boolean
}

const MOST = 5

/** Asks the assistant a frequent question, as a visitor does, without the tenant's model. Throws as `requirePermission`, and NotFound. */
export async function tryAnswer(ctx: Ctx, id: string): Promise<TriedAnswer> {
  requirePermission(ctx.viewer, 'content.write')
  const { work } = await getRecord(ctx, questionRecords, id)
  const question = String(work['question'])
  const visitor: Ctx = { ...ctx, viewer: { kind: 'nobody' } }
  const found = await findPassages(visitor, { query: question, most: MOST })
  const { text, sources } = composeAnswer(found, question, ctx.lang)
  const isIt = found.isEnough && sources[0]?.kind === 'question' && sources[0].id === id
  const chosen = isIt ? undefined : chooseSkill(question, ctx.lang)
  if (!chosen) return { question, text, sources, isIt }
  return { question, isIt, ...(await chosen.skill.run(visitor, chosen.input)) }
}
