import { type RawBuilder, sql } from 'kysely'
import { shownName } from '#features/chapters/kinds/discussion/post.ts'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import { listHardQuestions } from '#features/chapters/kinds/practice/answers.server.ts'
import { hasReaders } from '#features/chapters/reading.server.ts'
import { isChildOn } from '#features/members/birth-date.ts'
import type { Ctx } from '#platform/context.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { toWords } from '#platform/rich-text/to-words.ts'

/** A thread of a discussion that nobody who teaches the class has answered. */
export interface OpenQuestion {
  id: string
  /** Of who asks; of a child the first name alone. */
  name: string
  /** The beginning of what they wrote. */
  text: string
  askedAt: Date
  chapterTitle: string
  className: string
  slug: string
  isPremium: boolean
  moduleSlug: string
  chapterSlug: string
}

const MOST_LETTERS = 200

/**
 * Returns a page of the questions in classes that have neither an answer of who teaches the class nor one that is marked as right, oldest first. `classes`: a
 * condition on the class `c`. One statement. The caller has checked the right.
 */
export async function listOpenQuestions(ctx: Ctx, classes: RawBuilder<unknown>, place: KeysetPlace): Promise<KeysetPage<OpenQuestion>> {
  const { items, ...beside } = await readKeyset<OpenQuestion & { bornOn: string | null }>(ctx, place, {
    columns: sql`p.id, w.name, to_char(w.born_on, 'YYYY-MM-DD') as "bornOn", left(p.text, ${MOST_LETTERS}) as text, p.created_at as "askedAt",
      ${inReadersLang(ctx, 'h', 'title')} as "chapterTitle", c.name as "className", c.slug, c.is_premium as "isPremium", m.slug as "moduleSlug",
      h.slug as "chapterSlug"`,
    matched: sql`classes c
      join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null
      join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.kind = 'discussion' and h.removed_at is null
      join discussion_posts p on p.tenant_id = h.tenant_id and p.chapter_id = h.id
      join members w on w.tenant_id = p.tenant_id and w.id = p.member_id
      where c.tenant_id = ${ctx.tenantId} and ${classes} and ${hasReaders(ctx)} and ${isPublished(ctx, 'h')}
        and p.parent_id is null and p.removed_at is null and not p.is_teacher
        and not exists (select from discussion_posts o where o.tenant_id = p.tenant_id and o.parent_id = p.id and o.removed_at is null
          and (o.is_teacher or o.marked_at is not null))`,
    sort: { expression: sql`p.created_at`, type: 'timestamptz', isDescending: false },
    id: sql`p.id`,
  })
  return {
    ...beside,
    items: items.map(({ bornOn, ...one }) => ({ ...one, name: shownName(one.name, isChildOn(bornOn, ctx.now)) })),
  }
}

/** A question of a practice that many got wrong at first. */
export interface HardQuestion {
  id: string
  prompt: string
  chapterTitle: string
  people: number
  /** In percent. */
  rightAtFirst: number
}

/** A question is hard where fewer than this share got it right at first, in percent. */
const HARD_BELOW = 70
/** Of fewer people nothing is said. */
const FEWEST = 3
const MOST_SHOWN = 8

/** Returns the hard questions of a class's practices, the hardest first. Two statements. The caller has checked the right. */
export async function listHardQuestionsOf(ctx: Ctx, classId: string): Promise<HardQuestion[]> {
  const { rows } = await sql<{ id: string; title: string; content: unknown }>`
    select h.id, ${inReadersLang(ctx, 'h', 'title')} as title, h.content from class_modules m
      join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.kind = 'practice' and h.removed_at is null
    where m.tenant_id = ${ctx.tenantId} and m.class_id = ${classId}::uuid and m.removed_at is null and ${isPublished(ctx, 'h')}`.execute(
    ctx.db,
  )
  if (rows.length === 0) return []
  const prompts = new Map(
    rows.flatMap(({ title, content }) =>
      readContent('practice', content).questions.map(one => [one.id, { chapterTitle: title, prompt: toWords(one.prompt).trim() }] as const),
    ),
  )
  const used = await listHardQuestions(
    ctx,
    rows.map(({ id }) => id),
  )
  return used
    .flatMap(({ questionId, people, rightAtFirst }) => {
      const shown = prompts.get(questionId)
      return shown && people >= FEWEST && rightAtFirst < HARD_BELOW ? [{ id: questionId, ...shown, people, rightAtFirst }] : []
    })
    .slice(0, MOST_SHOWN)
}
