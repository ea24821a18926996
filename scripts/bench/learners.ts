import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { kindOf } from '#kit/roles.ts'
import { createCtx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { withSiteDatabase } from '../site-database.ts'

/** A class of the demo that learners take part in. */
export interface LearnedClass {
  id: string
  slug: string
  /** Its chapters in their order, all open. Each is published. */
  chapters: { id: string; path: string; kind: string }[]
  learners: Learner[]
  /** The Cookie header's part that a browser has beside a session: without it calls are refused. */
  appCookie: string
}

export interface Learner {
  memberId: string
  /** The Cookie header of their session. */
  cookie: string
}

/**
 * Signs so many new learners in at a host of the demo, all of them in the same class: the one with the most texts. Its chapters open in any order, so that any
 * of them can be asked for.
 */
export async function enrolLearners(dataDir: string, host: string, count: number): Promise<LearnedClass> {
  return await withSiteDatabase(dataDir, host, async ({ pool, tenantId, log }) => {
    const { rows } = await pool.query<{
      id: string
      slug: string
      isPremium: boolean
      chapters: { id: string; slug: string; moduleSlug: string; kind: string }[]
    }>(
      `select c.id, c.slug, c.is_premium as "isPremium",
         json_agg(json_build_object('id', h.id, 'slug', h.slug, 'moduleSlug', m.slug, 'kind', h.kind) order by m.position, h.position, h.id) as chapters
       from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
       join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.published_at <= now() and h.removed_at is null
       where c.tenant_id = $1 and c.published_at <= now() and not c.is_premium and h.content <> '{}'
       group by c.tenant_id, c.id order by count(*) filter (where h.kind = 'article') desc, c.slug limit 1`,
      [tenantId],
    )
    const [course] = rows
    if (!course) throw new Error(`${host} has no class with chapters`)
    await pool.query(`update classes set chapter_order = 'free' where tenant_id = $1 and id = $2`, [tenantId, course.id])
    await pool.query(
      `update class_chapters h set rule = null from class_modules m
       where m.tenant_id = h.tenant_id and m.id = h.module_id and h.tenant_id = $1 and m.class_id = $2`,
      [tenantId, course.id],
    )
    const memberIds = Array.from({ length: count }, () => newId())
    await pool.query(
      `with people as (
         insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at)
         select $1, id, 'account-site', id::text, 'Pelajar ' || at, 'pelajar-' || at || '@contoh.example', now(), now() from unnest($2::uuid[]) with ordinality as one (id, at)
         returning id
       ), pupils as (insert into memberships (tenant_id, member_id, kind, granted_at) select $1, id, $4, now() from people returning member_id)
       , consented as (
         insert into consents (tenant_id, id, member_id, text_version, shown_text, given_at, given_by, purpose)
         select $1, gen_random_uuid(), id, '1', 'Ya', now(), 'self', 'membership' from people returning member_id
       )
       insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at)
       select $1, gen_random_uuid(), c.id, c.batch_id, p.id, 'joined', now() - interval '30 days', now() - interval '30 days'
       from people p join classes c on c.tenant_id = $1 and c.id = $3`,
      [tenantId, memberIds, course.id, kindOf('student')],
    )
    const { learners, appCookie } = await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log })
      const signedIn: Learner[] = []
      for (const memberId of memberIds)
        signedIn.push({
          memberId,
          cookie: `sanggar_access=${await createSession(ctx, { memberId, providerSession: null, providerTokens: null })}`,
        })
      return { learners: signedIn, appCookie: `sanggar_app=${(await issueSiteToken(ctx)).token}` }
    })
    const base = pathOfCourse(course)
    return {
      id: course.id,
      slug: course.slug,
      chapters: course.chapters.map(one => ({ id: one.id, kind: one.kind, path: pathOfChapter(base, one) })),
      learners,
      appCookie,
    }
  })
}
