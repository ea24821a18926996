import { prepareAnswer } from '#features/assistant/answer-question.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { getRecord } from '#features/records/read.server.ts'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

/** What a visitor is answered to a frequent question now. `isIt`: by that question itself. */
export interface TriedAnswer {
  question: string
  text: string
  isIt: boolean
}

/** Asks the assistant a frequent question, as a visitor does, without the tenant's model. Throws as `requirePermission`, and NotFound. */
export async function tryAnswer(ctx: Ctx, site: Pick<Site, 'tenantId' | 'settings'>, id: string): Promise<TriedAnswer> {
  requirePermission(ctx.viewer, 'content.write')
  const { work } = await getRecord(ctx, questionRecords, id)
  const question = String(work['question'])
  const viewer = { kind: 'nobody' } as const
  const asked = { site, query: question, lang: ctx.lang, identityId: newId(), viewer, history: [], signal: new AbortController().signal }
  const prepared = await prepareAnswer({ ...ctx, viewer }, { models: undefined }, asked)
  if (prepared.kind !== 'whole') throw new Error('without a model and a chapter an answer is whole')
  const { text, end } = prepared
  const [first] = end.sources
  return { question, text, isIt: end.state === 'answered' && first?.kind === 'question' && first.id === id }
}
