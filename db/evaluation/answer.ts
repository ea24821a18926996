import type { AnswerState } from '#features/assistant/answer.ts'
import { composeAnswer } from '#features/retrieval/compose.ts'
import { findPassages } from '#features/retrieval/find-passages.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { chooseSkill } from '#features/skills/choose.ts'
import type { Ctx } from '#platform/context.ts'
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

/** Returns what the assistant answers to a question, without a model. */
export async function answer(
  database: TestDatabase,
  { tenant, lang, text }: Question,
  { viewer, now }: Pick<Ctx, 'viewer' | 'now'>,
): Promise<Given> {
  return await database.asTenant(
    tenantOf(tenant),
    async ctx => {
      const chosen = chooseSkill(text, lang)
      if (chosen) {
        const { text: said, sources } = await chosen.skill.run(ctx, chosen.input)
        return { state: 'answered', reason: null, text: said, sources, skill: chosen.skill.name }
      }
      const found = await findPassages(ctx, { query: text, most: 5 })
      const composed = composeAnswer(found, text, lang)
      return { state: found.isEnough ? 'answered' : 'declined', reason: null, ...composed, skill: null }
    },
    { viewer, now, lang },
  )
}
