import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

export interface MentorRow {
  slug: string
  name: string
  headline: string
  bio: string
  expertise: string[]
  /** The published classes that the mentor teaches, at most four. */
  classes: { slug: string; name: string; isPremium: boolean }[]
}

/** The tenant's mentors by name, with what they teach. One statement. */
export async function listMentors(ctx: Ctx): Promise<MentorRow[]> {
  const { rows } = await sql<MentorRow>`
    select m.slug, m.name, m.headline, m.bio, m.expertise,
      coalesce((select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'isPremium', c.is_premium) order by c.published_at desc) from (
        select c.slug, c.name, c.is_premium, c.published_at from class_mentors cm join classes c on c.tenant_id = cm.tenant_id and c.id = cm.class_id
        where cm.tenant_id = m.tenant_id and cm.mentor_id = m.id and c.published_at <= ${ctx.now} order by c.published_at desc limit 4) c), '[]') as classes
    from mentors m where m.tenant_id = ${ctx.tenantId} order by m.name, m.id limit 200`.execute(ctx.db)
  return rows
}
