import { sql } from 'kysely'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import type { PracticeQuestion } from '#features/chapters/kinds/practice/kind.ts'
import type { Ctx } from '#platform/context.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { PracticeKey } from './guard.ts'

/** Returns what is asked and right in the practices of a class, in all their languages and versions, so that it can be kept out of answers. It never leaves the server. One statement. */
export async function readPracticeKeys(ctx: Ctx, classId: string): Promise<PracticeKey[]> {
  const { rows } = await sql<{ id: string; contents: unknown[] }>`
    select h.id, array[h.content]
      || coalesce((select array_agg(t.value -> 'content') from jsonb_each(h.translations) t where t.value ? 'content'), '{}')
      || coalesce((select array_agg(v.content) from class_chapter_versions v
        where v.tenant_id = h.tenant_id and v.chapter_id = h.id and v.kind = 'practice'), '{}') as contents
    from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.kind = 'practice'
    where m.tenant_id = ${ctx.tenantId} and m.class_id = ${classId}::uuid`.execute(ctx.db)
  return rows.flatMap(({ id, contents }) =>
    contents.flatMap(content => readContent('practice', content).questions.map(question => keyOf(id, question))),
  )
}

function keyOf(chapterId: string, question: PracticeQuestion): PracticeKey {
  const base = { chapterId, prompt: toWords(question.prompt), hints: [question.whenRight, question.whenWrong].filter(Boolean) }
  if (question.type === 'fill') return { ...base, right: question.gaps.flatMap(({ answers }) => answers), wrong: [], order: [] }
  const texts = question.options.map(({ text }) => text)
  if (question.type === 'order') return { ...base, right: [], wrong: [], order: texts }
  const rightIds: readonly string[] = question.type === 'single' ? (question.right ? [question.right] : []) : question.right
  const isRight = ({ id }: { id: string }) => rightIds.includes(id)
  const textsOf = (isOf: boolean) => question.options.filter(one => isRight(one) === isOf).map(({ text }) => text)
  return { ...base, right: textsOf(true), wrong: textsOf(false), order: [] }
}
