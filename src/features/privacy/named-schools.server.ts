import { sql } from 'kysely'
import { requirePerson } from '#features/permissions/permissions.ts'
import { daysBefore } from '#kit/days.ts'
import { InvalidInput } from '#kit/errors.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { patternOf } from '#platform/db/paging.ts'
import { type AskFrom, endOthers, holdAsker, isRepeat, listGuardianAsks, requireAskRoom, writeAsk } from './guardian-asks.server.ts'
import { mailSchool } from './privacy-mails.server.ts'
import { privacyReason } from './texts.ts'

/** Number of schools that a search shows. */
export const SCHOOLS_SHOWN = 8
/** Number of a school's teachers who get a mail. */
const MAX_MAILED = 5

/** A school that a child may name. */
export interface SchoolChoice {
  id: string
  name: string
  npsn: string | null
  /** Name in the region data; empty if unknown. */
  city: string
}

/** A school that a child named: one of the tenant's, or one that the tenant does not know yet. */
export type NamedSchool = { id: string } | { name: string; npsn: string }

/**
 * Returns the tenant's confirmed schools whose name contains the text, or whose NPSN it is, by name, at most eight. One statement. Throws Unauthenticated,
 * NotFound (a stranger).
 */
export async function searchSchools(ctx: Ctx, text: string): Promise<SchoolChoice[]> {
  requirePerson(ctx.viewer)
  const { rows } = await sql<SchoolChoice>`
    select s.id, s.name, s.npsn, coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city
    from schools s where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} and (s.npsn = ${text} or s.name ilike ${patternOf(text)})
    order by s.name, s.id limit ${SCHOOLS_SHOWN}`.execute(ctx.db)
  return rows
}

/**
 * Asks the school that the viewer, a child, names: it stands in the list of that school's teachers, who get a mail, at most one a day for all children. A
 * school that the tenant does not know waits: it is asked as soon as the tenant has a confirmed one with this NPSN. Replaces the child's open requests.
 * Throws Unauthenticated, Forbidden, Conflict and 429 as `askGuardian`, and InvalidInput for a school of another tenant.
 */
export async function askNamedSchool(ctx: Ctx, named: NamedSchool, from: AskFrom): Promise<void> {
  const child = await holdAsker(ctx)
  const known = await findSchool(ctx, named)
  if (!known && 'id' in named) throw new InvalidInput(privacyReason('form'), [{ path: 'school', reason: privacyReason('schoolUnknown') }])
  const school = known ?? { id: null, ...(named as Exclude<NamedSchool, { id: string }>) }
  const asks = await listGuardianAsks(ctx, child.id)
  if (isRepeat(ctx, asks, ask => ask.channel === 'list' && ask.name === school.name && ask.npsn === school.npsn)) return
  requireAskRoom(ctx, asks)
  const teachers = school.id === null ? [] : await listTeachersToMail(ctx, school.id)
  await endOthers(ctx, child.id, null)
  await writeAsk(ctx, child.id, { of: 'school', channel: 'list', name: school.name, school })
  for (const staff of teachers) await mailSchool(ctx, { child: child.name, staff, href: `${from.origin}/Studio/Privacy` }, from.lang)
}

async function findSchool(ctx: Ctx, named: NamedSchool): Promise<Pick<SchoolChoice, 'id' | 'name' | 'npsn'> | undefined> {
  if ('id' in named && !isUuid(named.id)) return undefined
  return await ctx.db
    .selectFrom('schools')
    .select(['id', 'name', 'npsn'])
    .where('tenant_id', '=', ctx.tenantId)
    .where(isConfirmed())
    .$if('id' in named, query => query.where('id', '=', 'id' in named ? named.id : ''))
    .$if('npsn' in named, query => query.where('npsn', '=', 'npsn' in named ? named.npsn : ''))
    .executeTakeFirst()
}

/** Returns the teachers bound to a school, longest first; none if the school was asked within the last 24 hours. */
async function listTeachersToMail(ctx: Ctx, schoolId: string): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select m.name, m.email from memberships k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id
    where k.tenant_id = ${ctx.tenantId} and k.school_id = ${schoolId} and k.kind = ${kindOf('teacher')}
      and not exists (select from guardian_requests g where g.tenant_id = k.tenant_id and g.school_id = k.school_id
        and g.asked_at > ${daysBefore(ctx.now, 1)})
    order by k.granted_at, m.id limit ${MAX_MAILED}`.execute(ctx.db)
  return rows
}
