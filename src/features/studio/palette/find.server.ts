import { type RawBuilder, sql } from 'kysely'
import { careerRecords } from '#features/careers/records.server.ts'
import { can, reachOf, requirePerson } from '#features/permissions/permissions.ts'
import { programRecords } from '#features/programs/records.server.ts'
import { fieldOf, idsLike, matchedBy } from '#features/records/read.server.ts'
import type { RecordKind } from '#features/records/record-kind.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { RECORD_ENTRIES } from '../record-entries.server.ts'
import { FOUND_GROUPS, type Found, type FoundGroup } from './found.ts'

const EACH = 5
/** Shorter words stand in too many titles for the index on their parts: they are looked for in the newest posts alone. */
const MIN_INDEXED = 3
const NEWEST = 2000

/**
 * Finds what the viewer may see by part of its name: posts in every state for those who write, records that they may change, members for staff, and what
 * everybody may read. At most five of a
 * group, those that begin with the text first. One statement. Throws as `requirePerson`.
 */
export async function findForPerson(ctx: Ctx, text: string): Promise<Found[]> {
  requirePerson(ctx.viewer)
  const wanted = text.trim()
  if (wanted === '') return []
  const parts = partsFor(ctx, wanted).map(part => sql`(${part})`)
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(ctx.db)
  return rows.sort((a, b) => FOUND_GROUPS.indexOf(a.group) - FOUND_GROUPS.indexOf(b.group))
}

function partsFor(ctx: Ctx, text: string): RawBuilder<unknown>[] {
  const { tenantId, viewer } = ctx
  const pattern = patternOf(text)
  const byLikeness = (column: RawBuilder<unknown>) =>
    sql`order by (lower(${column}) like lower(${pattern.slice(1)})) desc, length(${column}), ${column} limit ${EACH}`
  const part = (group: FoundGroup, columns: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
    sql`select ${sql.lit(group)} as "group", ${columns} ${rest}`
  const named = (table: string, condition: RawBuilder<unknown> = sql`true`) =>
    sql`from ${sql.table(table)} x where x.tenant_id = ${tenantId} and x.name ilike ${pattern} and ${condition} ${byLikeness(sql`x.name`)}`
  const found = [
    part('classes', sql`x.name as title, x.code as note, '/Courses/' || x.slug as href`, named('classes', isPublished(ctx, 'x'))),
    ...recordsFor(ctx, text),
    ...(reachOf(viewer, programRecords.write)
      ? []
      : [part('programs', sql`x.name as title, '' as note, '/Program/' || x.slug as href`, named('programs'))]),
    ...(reachOf(viewer, careerRecords.write) === 'all'
      ? []
      : [
          part(
            'careers',
            sql`x.company as title, x.industry as note, '/Career/' || x.slug as href`,
            sql`from careers x where x.tenant_id = ${tenantId} and x.company ilike ${pattern} and ${isPublished(ctx, 'x')} ${byLikeness(sql`x.company`)}`,
          ),
        ]),
  ]
  if (can(viewer, 'content.write'))
    found.push(
      part(
        'posts',
        sql`x.title, case when x.published_at is null then 'draft' when x.published_at > ${ctx.now} then 'scheduled' else 'published' end as note,
          '/Studio/Posts/' || x.id as href`,
        sql`from (${postsLike(ctx, text)}) x ${byLikeness(sql`x.title`)}`,
      ),
    )
  if (can(viewer, 'site.manage')) {
    const title = sql`coalesce(nullif(p.title ->> ${ctx.lang}, ''), nullif(p.title ->> ${DEFAULT_LANG}, ''), p.path)`
    found.push(
      part(
        'pages',
        sql`x.title, x.path as note, '/Studio/Pages/' || x.id as href`,
        // At most `MAX_TENANT_PAGES`: no index of their titles is worth its writes.
        sql`from (select p.id, p.path, (select string_agg(value, ' ') from jsonb_each_text(p.title)) as words, ${title} as title from pages p where p.tenant_id = ${tenantId}) x
          where x.words ilike ${pattern} or x.path ilike ${pattern} ${byLikeness(sql`x.title`)}`,
      ),
      part(
        'members',
        sql`x.name as title, x.email as note, '/Studio/Members/' || x.id as href`,
        sql`from members x where x.tenant_id = ${tenantId} and (x.name ilike ${pattern} or x.email ilike ${pattern}) ${byLikeness(sql`x.name`)}`,
      ),
    )
  }
  return found
}

/** The records that the viewer may write, by part of their names; each leads to its form, a school that waits to its registration. */
function recordsFor(ctx: Ctx, text: string): RawBuilder<unknown>[] {
  const pattern = patternOf(text)
  return typedEntries(RECORD_ENTRIES)
    .filter(([, kind]) => reachOf(ctx.viewer, kind.write) !== undefined)
    .map(([group, kind]) => {
      const title = fieldOf(kind, kind.title)
      const href = sql`${`/Studio/${group.charAt(0).toUpperCase()}${group.slice(1)}/`}::text || r.id`
      return sql`select ${sql.lit(group)} as "group", ${title} as title, ${noteOf(kind)} as note,
        ${group === 'schools' ? sql`case when r.confirmed_at is null then '/Studio/Registrations/' || r.id else ${href} end` : href} as href
        from ${matchedBy(ctx, kind, {})} and ${title} ilike ${pattern}
        ${kind.most === undefined ? sql`and r.id = any(array(${idsLike(kind, text)}))` : sql``}
        order by (lower(${title}) like lower(${pattern.slice(1)})) desc, length(${title}), ${title} limit ${EACH}`
    })
}

/** What tells two records of a name apart: the first field that their list shows. */
function noteOf(kind: RecordKind): RawBuilder<unknown> {
  const told = { mentors: 'headline', careers: 'industry', portfolios: 'clientName', schools: 'npsn' }[String(kind.table)]
  return told ? sql`coalesce(${fieldOf(kind, told)}, '')` : sql`''`
}

const typedEntries = <K extends string, V>(of: Readonly<Record<K, V>>) => Object.entries(of) as [K, V][]

/** Posts with this part of a title: among the newest, drafts first, and by the index where the text is long enough for it. */
function postsLike({ tenantId }: Ctx, text: string): RawBuilder<unknown> {
  const pattern = patternOf(text)
  const newest = sql`select n.id, n.title, n.published_at from (
      select p.id, p.title, p.published_at from posts p where p.tenant_id = ${tenantId} order by p.published_at desc, p.id desc limit ${NEWEST}) n
    where n.title ilike ${pattern}`
  if (text.length < MIN_INDEXED) return newest
  return sql`${newest} union
    (select p.id, p.title, p.published_at from posts p where p.tenant_id = ${tenantId} and p.title ilike ${pattern} limit 50)`
}
