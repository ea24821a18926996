import { prepareWhole } from '#features/assistant/answer-question.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { getRecord } from '#features/records/read.server.ts'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'

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
  const { text, end } = await prepareWhole({ ...ctx, viewer }, { site, query: question, lang: ctx.lang, viewer, history: [] })
  const [first] = end.sources
  return { question, text, isIt: end.state === 'answered' && first?.kind === 'question' && first.id === id }
}
