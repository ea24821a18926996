import { sql } from 'kysely'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import type { Ctx } from '#platform/context.ts'
import type { ChapterState } from './outline.ts'
import { type BuiltClass, getBuiltClass } from './policy.server.ts'

export interface ShownChapter {
  id: string
  slug: string
  title: string
  kind: ChapterKindName
  minutes: number
  isPreview: boolean
  state: ChapterState
}

/** The outline of a class as its writers see it. */
export interface ShownOutline {
  version: number
  modules: { id: string; slug: string; title: string; chapters: ShownChapter[] }[]
}

/** SQL: the state of the chapter `h`. */
export const chapterState = sql<ChapterState>`case
  when h.published_at is null and not exists (select from class_chapter_versions sv where sv.tenant_id = h.tenant_id and sv.chapter_id = h.id and sv.version > 0) then 'new'
  when h.published_at is null then 'withdrawn' when h.draft is not null then 'changed' else 'published' end`

/** Returns a class and its outline, with what its writers typed last. Two statements. Throws as `getBuiltClass`. */
export async function getOutline(ctx: Ctx, classId: string): Promise<{ one: BuiltClass; outline: ShownOutline }> {
  const one = await getBuiltClass(ctx, classId)
  const { rows } = await sql<ShownOutline['modules'][number]>`
    select m.id, m.slug, m.title, coalesce((select json_agg(json_build_object('id', h.id, 'slug', h.slug, 'title', coalesce(h.draft ->> 'title', h.title),
        'kind', coalesce(h.draft ->> 'kind', h.kind), 'minutes', coalesce((h.draft ->> 'minutes')::int, h.minutes),
        'isPreview', coalesce((h.draft ->> 'isPreview')::boolean, h.is_preview), 'state', ${chapterState}) order by h.position, h.id)
      from class_chapters h where h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at is null), '[]') as chapters
    from class_modules m where m.tenant_id = ${ctx.tenantId} and m.class_id = ${classId} and m.removed_at is null
    order by m.position, m.id`.execute(ctx.db)
  return { one, outline: { version: one.outlineVersion, modules: rows } }
}
