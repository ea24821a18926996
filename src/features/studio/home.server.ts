import { type RawBuilder, sql } from 'kysely'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { listWaitingPupils } from '#features/privacy/pupils.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import type { HomeItem, HomePart, HomePartName } from './home.ts'

const MOST = 8
const CONFLICT_DAYS = 30

/** The parts of each role's start page, in their order. Others have none. */
const PARTS: Partial<Record<Role, readonly HomePartName[]>> = {
  superadmin: ['publication', 'classesAsked', 'scheduled'],
  admin: ['publication', 'classesAsked', 'scheduled'],
  writer: ['drafts', 'conflicts', 'scheduled'],
  mentor: ['ownClasses'],
  lead_program: ['ownPrograms', 'programClasses'],
  partner: ['ownPrograms', 'programClasses'],
  lead_region: ['classesAsked', 'regionSchools', 'regionClasses'],
  teacher: ['consents', 'pupils'],
  industry: ['openings'],
}

export function partsOf(role: Role): readonly HomePartName[] {
  return PARTS[role] ?? []
}

/**
 * Reads the parts of the viewer's start page by their role and its limits, one statement each: at most eight items, what is due first. Throws as `requirePerson`.
 */
export async function loadHome(ctx: Ctx): Promise<HomePart[]> {
  const person = requirePerson(ctx.viewer)
  return await Promise.all(
    partsOf(person.role).map(async name => ({ name, items: await readPart(ctx, person, name), href: PAGE_OF[name] ?? null })),
  )
}

const PAGE_OF: Partial<Record<HomePartName, string>> = {
  publication: '/Studio/Posts?state=draft',
  drafts: '/Studio/Posts?state=draft',
  scheduled: '/Studio/Posts?state=scheduled',
  classesAsked: '/Studio/Classes?state=asked',
  ownClasses: '/Studio/Teaching',
  consents: '/Studio/Privacy',
  pupils: '/Studio/Pupils',
  ownPrograms: '/Studio/Figures',
  programClasses: '/Studio/Teaching',
  regionClasses: '/Studio/Teaching',
  regionSchools: '/Studio/Figures',
}

async function readPart(ctx: Ctx, person: Person, name: HomePartName): Promise<HomeItem[]> {
  if (name === 'consents') return await waitingPupils(ctx)
  const { rows } = await sql<HomeItem>`${statementOf(ctx, person, name)} limit ${MOST}`.execute(ctx.db)
  return rows
}

type Statement = RawBuilder<unknown>

const POST = sql`p.id, p.title, '/Studio/Posts/' || p.id as href, p.author_name as note, null::timestamptz as until, null::int as quota`
const CLASS = sql`c.id, c.name as title, c.code as note, c.starts_at as at, c.ends_at as until, c.quota`

function statementOf(ctx: Ctx, { memberId, limits }: Person, name: Exclude<HomePartName, 'consents'>): Statement {
  const t = ctx.tenantId
  const wroteOn = sql`exists (select from post_versions v where v.tenant_id = p.tenant_id and v.post_id = p.id and v.saved_by = ${memberId})`
  const classes = (condition: Statement, href = sql`case when ${isPublished(ctx, 'c')} then '/Courses/' || c.slug end`) => sql`
    select ${CLASS}, ${href} as href from classes c
    where c.tenant_id = ${t} and ${condition} and (c.always_open or c.ends_at is null or c.ends_at > ${ctx.now})
    order by c.starts_at nulls last, c.id`
  switch (name) {
    case 'publication':
      return sql`select ${POST}, p.updated_at as at from posts p where p.tenant_id = ${t} and p.published_at is null order by p.updated_at desc, p.id`
    case 'drafts':
      return sql`select ${POST}, p.updated_at as at from posts p where p.tenant_id = ${t} and p.published_at is null and ${wroteOn}
        order by p.updated_at desc, p.id`
    case 'scheduled':
      return sql`select ${POST}, p.published_at as at from posts p where p.tenant_id = ${t} and p.published_at > ${ctx.now} order by p.published_at, p.id`
    case 'conflicts':
      // Beside a text on which the person wrote: their own version, or another's.
      return sql`select ${POST}, aside.at from posts p join (select a.post_id, max(a.saved_at) as at from post_versions a
          where a.tenant_id = ${t} and a.is_aside and a.saved_at > ${ctx.now}::timestamptz - make_interval(days => ${CONFLICT_DAYS}) group by a.post_id) aside
        on aside.post_id = p.id where p.tenant_id = ${t} and ${wroteOn} order by aside.at desc, p.id`
    case 'classesAsked':
      return sql`select c.id, c.name as title, c.code as note, c.asked_at as at, null::timestamptz as until, null::int as quota, '/Studio/Classes/' || c.id as href
        from classes c where c.tenant_id = ${t} and c.asked_at is not null order by c.asked_at, c.id`
    case 'ownClasses':
      return classes(
        sql`(c.created_by = ${memberId} or exists (select from class_mentors m
          where m.tenant_id = c.tenant_id and m.class_id = c.id and m.mentor_id = ${limits.mentorId}::uuid))`,
        sql`'/Studio/Classes/' || c.id`,
      )
    case 'ownPrograms':
      return sql`select g.id, g.name as title, '/Program/' || g.slug as href,
          (select count(*) from classes c where c.tenant_id = g.tenant_id and c.program_id = g.id and ${isPublished(ctx, 'c')})::text as note,
          null::timestamptz as at, null::timestamptz as until, null::int as quota
        from programs g where g.tenant_id = ${t} and g.id = any(${limits.programIds}::uuid[]) order by g.name, g.id`
    case 'programClasses':
      return classes(sql`c.program_id = any(${limits.programIds}::uuid[]) and ${isPublished(ctx, 'c')}`)
    case 'regionClasses':
      return classes(sql`c.held_city_codes && ${limits.regionCodes}::text[]`)
    case 'regionSchools':
      return sql`select s.id, s.name as title, null as href, coalesce(y.name, '') as note, null::timestamptz as at, null::timestamptz as until,
          null::int as quota
        from schools s left join regions.cities y on y.code = s.city_code
        where s.tenant_id = ${t} and ${isConfirmed('s')} and s.city_code = any(${limits.regionCodes}::text[]) order by s.name, s.id`
    case 'pupils':
      return sql`select m.id, m.name as title, null as href, '' as note, k.granted_at as at, null::timestamptz as until, null::int as quota
        from memberships k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id
        where k.tenant_id = ${t} and k.kind = 4 and k.school_id = ${limits.schoolId}::uuid order by m.name, m.id`
    case 'openings':
      return sql`select j.id, j.title, '/Event/Careers/' || j.id || '/' || j.slug as href, y.company as note, j.closes_at as at, null::timestamptz as until,
          null::int as quota
        from jobs j join careers y on y.tenant_id = j.tenant_id and y.id = j.career_id
        where j.tenant_id = ${t} and ${isPublished(ctx, 'j')} and (j.closes_at is null or j.closes_at > ${ctx.now}) order by j.closes_at nulls last, j.id`
  }
}

async function waitingPupils(ctx: Ctx): Promise<HomeItem[]> {
  if (!can(ctx.viewer, 'children.consent')) return []
  const { pupils } = await listWaitingPupils(ctx)
  return pupils.slice(0, MOST).map(({ id, name, school, joinedAt }) => ({
    id,
    title: name,
    href: '/Studio/Privacy',
    note: school ?? '',
    at: joinedAt,
    until: null,
    quota: null,
  }))
}
