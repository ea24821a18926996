import type { Source } from '#features/retrieval/passage.ts'
import { firstWords } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'

const WORDS = 60
/** How tenants ask in their own list how one takes part. */
const JOINING = /\b(cara|bagaimana|gimana|how)\b.*\b(daftar|mendaftar|ikut|bergabung|gabung|register|join|enroll?|sign up)\b/i
const CLASSES = /\b(kelas|kursus|class(es)?|courses?)\b/i

/** Returns what the tenant itself answers to how one takes part, from the questions that its visitors often ask; undefined if it is not among them. One statement. */
export async function findJoinQuestion(ctx: Ctx): Promise<{ source: Source; answer: string } | undefined> {
  const rows = await ctx.db
    .selectFrom('questions')
    .where('tenant_id', '=', ctx.tenantId)
    .select(['id', 'question', 'answer', 'lang', 'place', 'translations'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const fitting = rows.filter(({ question }) => JOINING.test(question))
  const one = fitting.find(({ question }) => CLASSES.test(question)) ?? fitting[0]
  if (!one) return undefined
  // Named boundary: as `SiteQuestion` in features/sites/questions.ts.
  const own = (one.translations as Partial<Record<string, { question?: string; answer?: string }>>)[ctx.lang]
  const [title, answer, lang] = own?.question && own.answer ? [own.question, own.answer, ctx.lang] : [one.question, one.answer, one.lang]
  const href = one.place === 'classes' ? '/Courses' : '/'
  return { source: { kind: 'question', id: one.id, title, href, lang }, answer: firstWords(answer, WORDS) }
}
