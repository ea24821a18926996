import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { MAX_QUESTIONS, type SiteQuestion } from './questions.ts'

/** SQL of a tenant's questions in order, as JSON; `tenantId` is an expression. */
export function questionsOf(tenantId: RawBuilder<unknown>): RawBuilder<SiteQuestion[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('place', q.place, 'question', q.question, 'answer', q.answer, 'lang', q.lang,
      'translations', q.translations) order by q.position, q.id)
    from (select * from questions where tenant_id = ${tenantId} order by position, id limit ${MAX_QUESTIONS}) q), '[]')`
}

/** Returns the tenant's questions as the request's own transaction sees them. */
export async function readQuestions({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<SiteQuestion[]> {
  const { rows } = await sql<{ questions: SiteQuestion[] }>`select ${questionsOf(sql`${tenantId}`)} as questions`.execute(db)
  return rows[0]?.questions ?? []
}

/** Replaces the questions by those of the setting `faq`. One that stands already keeps its place to be shown at, and its translations. */
export async function replaceQuestions(ctx: Ctx, faq: readonly { question: string; answer: string }[]): Promise<void> {
  const known = new Map((await readQuestions(ctx)).map(one => [one.question, one]))
  await ctx.db.deleteFrom('questions').where('tenant_id', '=', ctx.tenantId).execute()
  if (faq.length === 0) return
  const rows = faq.map(({ question, answer }, at) => {
    const before = known.get(question)
    return {
      tenant_id: ctx.tenantId,
      id: newId(),
      position: at + 1,
      question,
      answer,
      place: before?.place ?? 'all',
      lang: before?.lang ?? DEFAULT_LANG,
      translations: JSON.stringify(before?.translations ?? {}),
      created_at: ctx.now,
      updated_at: ctx.now,
    }
  })
  await ctx.db.insertInto('questions').values(rows).execute()
}
