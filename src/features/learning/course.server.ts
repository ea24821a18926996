import { type RawBuilder, sql } from 'kysely'
import { isReadable, teaches } from '#features/chapters/reading.server.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { classReason } from '#features/classes/texts.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import type { Course, CourseChapter } from './course.ts'

/** How many of a person's classes are read at most, those last learned in first. */
export const MAX_CLASSES = 60

/** Returns a class that is published, or that the viewer takes part in, by its code or slug in any letter case, as the viewer learns it. One statement. Throws NotFound. */
export async function getCourse(ctx: Ctx, codeOrSlug: string): Promise<Course> {
  const [course] = await read(
    ctx,
    memberOf(ctx),
    sql`(c.slug = ${codeOrSlug.toLowerCase()} or c.code = ${codeOrSlug.toUpperCase()}) and ${isReadable(ctx)}`,
  )
  if (!course) throw new NotFound(classReason('ClassMissing'))
  return course
}

/** Returns the classes that a member, by default the viewer, is in, waits for or has completed, those last learned in first; at most `MAX_CLASSES`. One statement. */
export async function listOwnCourses(ctx: Ctx, memberId = memberOf(ctx)): Promise<Course[]> {
  return await read(
    ctx,
    memberId,
    sql`e.state in ('joined', 'completed', 'waiting-list', 'waiting-approval') and ${isReadable(ctx)}
      order by e.state <> 'joined', e.last_active_at desc nulls last, e.asked_at desc, c.id limit ${MAX_CLASSES}`,
  )
}

/** Returns the id of the member who asks; null where nobody does. */
export function memberOf({ viewer }: Pick<Ctx, 'viewer'>): string | null {
  return viewer.kind === 'person' ? viewer.person.memberId : null
}

async function read(ctx: Ctx, memberId: string | null, where: RawBuilder<unknown>): Promise<Course[]> {
  const { tenantId } = ctx
  const { rows } = await sql<Course & { chapters: CourseChapter[] | null }>`
    select c.id, c.code, c.slug, coalesce(t.name, c.name) as name, coalesce(t.lang, c.lang) as lang, coalesce(t.summary, c.summary) as summary, c.logo, c.is_premium as "isPremium", c.chapter_order as "order",
      coalesce(${isPublished(ctx, 'c')}, false) as "isShown",
      ${teaches(ctx)} as "isTeacher",
      case when e.id is not null then json_build_object('state', e.state, 'percent', e.percent, 'lastChapterId', e.last_chapter_id,
        'lastActiveAt', ${iso(sql`e.last_active_at`)}, 'batch', json_build_object('id', b.id, 'name', b.name, 'startsAt', ${iso(sql`b.starts_at`)},
        'endsAt', ${iso(sql`b.ends_at`)})) end as enrolment,
      (select json_agg(json_build_object('id', h.id, 'slug', h.slug, 'title', ${inReadersLang(ctx, 'h', 'title')}, 'moduleSlug', m.slug,
          'moduleTitle', ${inReadersLang(ctx, 'm', 'title')}, 'minutes', h.minutes, 'kind', h.kind, 'rule', h.rule, 'isPreview', h.is_preview, 'isUnwritten', h.content = '{}',
          'version', h.version, 'isRemoved', h.removed_at is not null,
          'startsAt', case when h.kind = 'live' then h.content ->> 'startsAt' end, 'endsAt', case when h.kind = 'live' then h.content ->> 'endsAt' end,
          'progress', case when p.chapter_id is not null then json_build_object('state', p.state, 'position', p.position,
            'positionAt', ${iso(sql`p.position_at`)}, 'seconds', p.seconds, 'result', p.result, 'version', p.version, 'openedAt', ${iso(sql`p.opened_at`)},
            'doneAt', ${iso(sql`p.done_at`)}) end)
          order by m.position, h.position, h.id)
        from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
          left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.member_id = ${memberId}::uuid
        where m.tenant_id = c.tenant_id and m.class_id = c.id and ${isPublished(ctx, 'h')}
          and (h.removed_at is null or p.state = 'open')) as chapters
    from classes c ${inReadersLanguage(ctx)}
      left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}::uuid
      left join class_batches b on b.tenant_id = e.tenant_id and b.id = e.batch_id
    where c.tenant_id = ${tenantId} and ${where}`.execute(ctx.db)
  return rows.map(row => ({ ...row, chapters: row.chapters ?? [] }))
}

/** SQL of a time as JSON's dates are written, in milliseconds and UTC. */
function iso(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
