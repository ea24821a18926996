import { type RawBuilder, sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { isReadable, teaches } from '#features/chapters/reading.server.ts'
import { type ChapterOrder, type ChapterRule, locksOf } from '#features/chapters/rules.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { OWN_PAGE } from './index-content.server.ts'
import { EVER } from './sources/stamps.server.ts'

const memberOf = ({ viewer }: Ctx) => (viewer.kind === 'person' ? viewer.person.memberId : null)

/** SQL of the ids of the classes whose chapters the asker may read: who takes part in them, and who teaches them. */
export function openClasses(ctx: Ctx): RawBuilder<string[]> {
  if (ctx.viewer.kind !== 'person') return sql`'{}'::uuid[]`
  return sql`array(select c.id from classes c
    left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberOf(ctx)}::uuid
    where c.tenant_id = ${ctx.tenantId} and ${isReadable(ctx)} and (coalesce(${holdsSeat()}, false) or ${teaches(ctx)}))`
}

/** SQL condition: the asker may read the source `o` as its own rows stand now. Locks of chapters are asked besides (`lockedChapters`). */
export function mayRead(ctx: Ctx): RawBuilder<boolean> {
  const own = sql`x.tenant_id = o.tenant_id and x.id = o.source_id::uuid`
  return sql`case o.kind
    when 'post' then exists (select from posts x where ${own} and ${isPublished(ctx, 'x')})
    when 'class' then exists (select from classes x where ${own} and ${isPublished(ctx, 'x')})
    when 'chapter' then exists (select from class_chapters x join class_modules m on m.tenant_id = x.tenant_id and m.id = x.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberOf(ctx)}::uuid
      where ${own} and ${isPublished(ctx, 'x')} and x.removed_at is null and m.removed_at is null and ${isReadable(ctx)}
        and (x.is_preview or coalesce(${holdsSeat()}, false) or ${teaches(ctx)}))
    when 'program' then exists (select from programs x where ${own})
    when 'question' then exists (select from questions x where ${own})
    when 'career' then exists (select from careers x where ${own} and ${isPublished(ctx, 'x')})
    when 'job' then exists (select from jobs x join careers y on y.tenant_id = x.tenant_id and y.id = x.career_id and ${isPublished(ctx, 'y')}
      where ${own} and ${isPublished(ctx, 'x')} and (x.closes_at is null or x.closes_at > ${ctx.now}))
    when 'mentor' then exists (select from mentors x where ${own})
    when 'portfolio' then exists (select from portfolios x where ${own} and ${isPublished(ctx, 'x')})
    when 'page' then o.stamp <> ${OWN_PAGE} or exists (select from pages x where x.tenant_id = o.tenant_id and x.path = o.source_id and ${isPublished(EVER, 'x')})
    else false end`
}

interface Line {
  id: string
  classId: string
  title: string
  rule: ChapterRule | null
  order: ChapterOrder
  isPreview: boolean
  isUnwritten: boolean
  isIn: boolean
  isTeacher: boolean
  isDone: boolean
  result: number | null
}

/** Returns those chapters of these classes that are locked for the asker, by the same rules as their pages. One statement, without what the chapters hold. */
export async function lockedChapters(ctx: Ctx, classIds: readonly string[]): Promise<Set<string>> {
  if (classIds.length === 0) return new Set()
  const { rows } = await sql<Line>`
    select h.id, c.id as "classId", h.title, h.rule, c.chapter_order as "order", h.is_preview as "isPreview", h.content = '{}' as "isUnwritten",
      coalesce(${holdsSeat()}, false) as "isIn", ${teaches(ctx)} as "isTeacher", coalesce(p.state = 'done', false) as "isDone", p.result
    from classes c
    join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null
    join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at is null and ${isPublished(ctx, 'h')}
    left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberOf(ctx)}::uuid
    left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.member_id = ${memberOf(ctx)}::uuid
    where c.tenant_id = ${ctx.tenantId} and c.id = any(${classIds}::uuid[])
    order by m.position, m.id, h.position, h.id`.execute(ctx.db)
  const locked = new Set<string>()
  for (const chapters of Map.groupBy(rows, row => row.classId).values()) {
    const [first] = chapters
    if (!first || first.isTeacher) continue
    const done = chapters.map(({ id, isDone, result }) => ({ chapterId: id, isDone, result }))
    for (const id of locksOf(chapters, { order: first.order, isIn: first.isIn, done, now: ctx.now }).keys()) locked.add(id)
  }
  return locked
}
