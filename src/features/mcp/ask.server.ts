import { z } from 'zod'
import { MAX_QUERY } from '#features/assistant/answer.ts'
import { prepareWhole } from '#features/assistant/answer-question.server.ts'
import { requireOpen } from '#features/assistant/chat-scope.server.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isStorable } from '#platform/storable.ts'
import { toProgramText } from './program-text.ts'
import type { Tool } from './tool.ts'

/**
 * The assistant's answer to one question. Without the tenant's model: the program has one of its own, to which passages and figures with their sources say more
 * than another model's words, and a stranger's program spends nobody's budget. So the answer is whole before the transaction ends.
 */
export const ask: Tool<{ question: string; language?: Lang | undefined }> = {
  name: 'ask',
  description:
    'Asks the assistant of this site one question in plain words, and returns its answer with the pages that it is taken from. It knows this site alone and no earlier question, and says so where nothing fits. Use it when no other tool fits the question.',
  who: 'anybody',
  isOffered: ({ settings }) => settings.assistant.state !== 'hidden',
  input: z.object({
    question: z.string().trim().min(1).max(MAX_QUERY).refine(isStorable).describe('The whole question, as plain text'),
    language: z.enum(LANGS).optional().describe('The language of the answer; without it as the request’s header says'),
  }),
  async run(call, { question: query, language }) {
    const { ctx: own, site, origin, scopes } = call
    await requireOpen(own, site)
    await call.countQuestion()
    const lang = language ?? own.lang
    // What is a person's own wants the scope here as at each other tool.
    const ctx: Ctx = { ...own, lang, viewer: scopes.includes('learning:read') ? own.viewer : { kind: 'nobody' } }
    const { text, end } = await prepareWhole(ctx, { site, query, lang, viewer: ctx.viewer, history: [] })
    const { state, reason, sources } = end
    return { text: toProgramText(text, origin), lang, namesSources: true, sources, data: { state, reason } }
  },
}
