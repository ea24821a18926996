import { type RawBuilder, sql } from 'kysely'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import {
  REGISTRATION_KINDS,
  REGISTRATION_STATES,
  type Registration,
  type RegistrationKind,
  type RegistrationState,
  type WholeRegistration,
} from './registration.ts'
import { schoolReason } from './texts.ts'

export interface RegistrationFilter {
  state: RegistrationState
  kind?: RegistrationKind | undefined
  /** Part of a name, of the school's name or NPSN, or of a contact's name or address. */
  search?: string | undefined
  /** `sent`, `name`, or either with a minus; without it waiting ones are read oldest first, confirmed ones newest first. */
  sort?: string | undefined
}

/** Returns the filter of the list that its address names: what waits unless it says otherwise. */
export function registrationFilterOf(query: URLSearchParams): RegistrationFilter {
  return {
    state: REGISTRATION_STATES.find(one => one === query.get('state')) ?? 'waiting',
    kind: REGISTRATION_KINDS.find(one => one === query.get('kind')),
    search: query.get('search') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }
}

/** More than these are not counted. */
const MOST_COUNTED = 1000

/** Returns the order of the registrations in a state unless another is chosen. */
export const firstRegistrationSort = (state: RegistrationState) => (state === 'waiting' ? ('sent' as const) : ('-sent' as const))

const CONTACT = sql`json_build_object('name', k.name, 'role', k.role, 'email', k.email, 'phone', k.phone)`
const isContactOfIt = sql`k.tenant_id = v.tenant_id and k.school_id = v.school_id and k.team_id is not distinct from v.team_id`

const COLUMNS = sql`v.kind, v.id, v.name, s.name as school, s.npsn, v.created_at as "createdAt", v.confirmed_at as "confirmedAt",
  coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city,
  coalesce((select json_agg(p.name order by p.name) from programs p where p.tenant_id = v.tenant_id and (p.id = v.program_id
    or v.kind = 'school' and p.id in (select ps.program_id from program_schools ps where ps.tenant_id = v.tenant_id and ps.school_id = v.id))), '[]') as programs,
  (select ${CONTACT} from school_contacts k where ${isContactOfIt} order by k.created_at desc, k.id desc limit 1) as contact`

/**
 * Returns a page of the registered schools, and of the teams of confirmed schools; other teams are decided with their school. One statement. Throws as
 * `requireStaff`.
 */
export async function listRegistrations(ctx: Ctx, filter: RegistrationFilter, place: KeysetPlace): Promise<KeysetPage<Registration>> {
  requireStaff(ctx)
  const sort = filter.sort ?? firstRegistrationSort(filter.state)
  return await readKeyset<Registration>(ctx, place, {
    columns: COLUMNS,
    matched: sql`${registrationsOf(ctx)} ${matching(filter)}`,
    sort: sort.endsWith('name')
      ? { expression: sql`lower(v.name)`, type: 'text', isDescending: sort.startsWith('-') }
      : { expression: sql`v.created_at`, type: 'timestamptz', isDescending: sort.startsWith('-') },
    id: sql`v.id`,
  })
}

/** Counts the registrations of a filter up to a thousand. One statement. Throws as the list. */
export async function countRegistrations(ctx: Ctx, filter: RegistrationFilter): Promise<{ count: number; isMore: boolean }> {
  requireStaff(ctx)
  return await countUpTo(ctx, sql`${registrationsOf(ctx)} ${matching(filter)}`, MOST_COUNTED)
}

/** Returns a registration with everything that was handed in. Two statements. Throws as `requireStaff`, and NotFound. */
export async function getRegistration(ctx: Ctx, id: string): Promise<WholeRegistration> {
  requireStaff(ctx)
  if (!isUuid(id)) throw new NotFound(schoolReason('RegistrationGone'))
  const { rows } = await sql<Omit<WholeRegistration, 'teams' | 'contacts'>>`
    select ${COLUMNS}, s.students, case when v.kind = 'team' and not (${isConfirmed('s')}) then json_build_object('id', s.id, 'name', s.name) end as "waitsFor"
    from ${registrationsOf(ctx)} and v.id = ${id}`.execute(ctx.db)
  const registration = rows[0]
  if (!registration) throw new NotFound(schoolReason('RegistrationGone'))
  const of = registration.kind === 'school' ? 'school_id' : 'id'
  const ofContact = registration.kind === 'school' ? 'school_id' : 'team_id'
  const { rows: parts } = await sql<Pick<WholeRegistration, 'teams' | 'contacts'>>`
    select coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name,
        'program', (select p.name from programs p where p.tenant_id = t.tenant_id and p.id = t.program_id),
        'members', coalesce((select json_agg(m.name order by m.position) from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id), '[]'))
        order by t.created_at, t.id)
      from teams t where t.tenant_id = ${ctx.tenantId} and ${sql.ref(`t.${of}`)} = ${id}), '[]') as teams,
    coalesce((select json_agg(json_build_object('name', k.name, 'role', k.role, 'email', k.email, 'phone', k.phone, 'consent', k.consent,
        'createdAt', k.created_at, 'team', (select t.name from teams t where t.tenant_id = k.tenant_id and t.id = k.team_id)) order by k.created_at, k.id)
      from school_contacts k where k.tenant_id = ${ctx.tenantId} and ${sql.ref(`k.${ofContact}`)} = ${id}), '[]') as contacts`.execute(
    ctx.db,
  )
  return { ...registration, teams: parts[0]?.teams ?? [], contacts: parts[0]?.contacts ?? [] }
}

/**
 * SQL: schools and teams as one, `v`, each with its school `s`, which PostgreSQL reads in the order of their indexes.
 * NOTE: conditions stand outside: a part with a `where` of its own would be read whole and sorted.
 */
function registrationsOf({ tenantId }: Ctx): RawBuilder<unknown> {
  return sql`(
      select 'school'::text as kind, tenant_id, id, name, id as school_id, null::uuid as team_id, null::uuid as program_id, created_at, confirmed_at from schools
      union all
      select 'team'::text, tenant_id, id, name, school_id, id, program_id, created_at, confirmed_at from teams
    ) v join schools s on s.tenant_id = v.tenant_id and s.id = v.school_id where v.tenant_id = ${tenantId}`
}

function matching({ state, kind, search }: RegistrationFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`and ${state === 'confirmed' ? isConfirmed('v') : sql`v.confirmed_at is null`} ${kind ? sql`and v.kind = ${sql.lit(kind)}` : sql``}
    and (v.kind = 'school' or ${isConfirmed('s')})
    ${
      like
        ? sql`and (v.name ilike ${like} or s.name ilike ${like} or s.npsn ilike ${like}
            or exists (select from school_contacts k where ${isContactOfIt} and (k.name ilike ${like} or k.email ilike ${like})))`
        : sql``
    }`
}
