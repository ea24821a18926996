import { sql } from 'kysely'
import { shownName } from '#features/chapters/kinds/discussion/post.ts'
import { requireTeacher } from '#features/enrolments/policy.server.ts'
import { isChildOn } from '#features/members/birth-date.ts'
import type { Ctx } from '#platform/context.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { inReadersLang } from '#platform/db/translated.ts'

/** A question to the tutor, as who teaches the class reads it. */
export interface AskedQuestion {
  id: string
  query: string
  /** The language of question and answer. */
  lang: string
  answer: string
  state: 'answered' | 'declined' | 'stopped' | 'failed'
  askedAt: Date
  chapterTitle: string | null
  /** Null unless the learner chose to be named; of a child the first name alone. */
  name: string | null
}

/** Returns a page of what was asked in the chapters of a class, newest first; names only of those who share theirs. Throws as `requireTeacher`. Two statements. */
export async function listAskedIn(ctx: Ctx, classId: string, place: KeysetPlace): Promise<KeysetPage<AskedQuestion>> {
  await requireTeacher(ctx, classId)
  const { items, ...beside } = await readKeyset<AskedQuestion & { bornOn: string | null }>(ctx, place, {
    columns: sql`q.id, q.query, c.lang, q.answer, q.state, q.created_at as "askedAt",
      (select ${inReadersLang(ctx, 'h', 'title')} from class_chapters h where h.tenant_id = c.tenant_id and h.id = c.chapter_id) as "chapterTitle",
      case when c.is_shared then w.name end as name, case when c.is_shared then to_char(w.born_on, 'YYYY-MM-DD') end as "bornOn"`,
    matched: sql`assistant_messages q
      join assistant_conversations c on c.tenant_id = q.tenant_id and c.id = q.conversation_id
      left join assistant_identities i on i.tenant_id = c.tenant_id and i.id = c.identity_id
      left join members w on w.tenant_id = i.tenant_id and w.id = i.member_id
      where q.tenant_id = ${ctx.tenantId} and c.class_id = ${classId}::uuid`,
    sort: { expression: sql`q.created_at`, type: 'timestamptz', isDescending: true },
    id: sql`q.id`,
  })
  return {
    ...beside,
    items: items.map(({ bornOn, name, ...one }) => ({ ...one, name: name && shownName(name, isChildOn(bornOn, ctx.now)) })),
  }
}
