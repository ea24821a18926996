import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { type Paging, readPage } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, langRead, listInReadersLang } from '#platform/db/translated.ts'
import { inReadersLanguage } from './queries.server.ts'

export interface MentorRow {
  id: string
  slug: string
  name: string
  headline: string
  bio: string
  expertise: string[]
  photo: string | null
  /** The language of its texts here. */
  lang: string
  /** https addresses of the mentor's pages elsewhere. */
  links: string[]
  /** Up to four published classes that the mentor teaches, newest first. */
  classes: { id: string; slug: string; name: string; lang: string; isPremium: boolean }[]
}

/** `interval '0'` makes PostgreSQL sort the mentor's few classes rather than walk the index over all of the tenant's. */
function columnsOf(ctx: Ctx): RawBuilder<unknown> {
  return sql`m.id, m.slug, m.name, ${inReadersLang(ctx, 'm', 'headline')} as headline, ${inReadersLang(ctx, 'm', 'bio')} as bio,
      ${listInReadersLang(ctx, 'm', 'expertise')} as expertise, ${langRead(ctx, 'm')} as lang, m.photo, m.links,
      coalesce((select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', coalesce(t.name, c.name), 'lang', coalesce(t.lang, c.lang),
        'isPremium', c.is_premium) order by c.published_at desc, c.id desc) from (
        select c.tenant_id, c.id, c.slug, c.name, c.lang, c.is_premium, c.published_at from class_mentors cm join classes c on c.tenant_id = cm.tenant_id and c.id = cm.class_id
        where cm.tenant_id = m.tenant_id and cm.mentor_id = m.id and ${isPublished(ctx, 'c')} order by c.published_at + interval '0' desc, c.id desc limit 4) c
        ${inReadersLanguage(ctx)}), '[]') as classes`
}

/** Returns the tenant's mentors in their order, with their classes. One statement. */
export async function listMentors(ctx: Ctx): Promise<MentorRow[]> {
  const { rows } = await sql<MentorRow>`
    select ${columnsOf(ctx)} from mentors m where m.tenant_id = ${ctx.tenantId} order by m.position, m.name, m.id limit 200`.execute(ctx.db)
  return rows
}

/** Returns a page of the mentors who teach a published class, by name. A page number past the end returns the last page. One statement. */
export async function listActiveMentors(ctx: Ctx, paging: Paging): Promise<Page<MentorRow>> {
  const matched = sql`mentors m where m.tenant_id = ${ctx.tenantId} and exists (
    select from class_mentors cm join classes c on c.tenant_id = cm.tenant_id and c.id = cm.class_id
    where cm.tenant_id = m.tenant_id and cm.mentor_id = m.id and ${isPublished(ctx, 'c')})`
  return await readPage(ctx, paging, {
    name: 'active mentors',
    tags: ['mentors', 'classes'],
    columns: columnsOf(ctx),
    matched,
    order: sql`m.name, m.id`,
  })
}
