import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import type { MailFrom } from '#features/sites/site-mails.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { postAbout } from './registration-mails.server.ts'
import { schoolReason } from './texts.ts'

/** Number of registrations listed at once, oldest first; later ones follow as these are decided. */
export const WAITING_SHOWN = 50

export interface Contact {
  name: string
  role: string
  email: string
  phone: string | null
}

export interface WaitingTeam {
  id: string
  name: string
  school: string
  program: string | null
  members: string[]
  contact: Contact | null
  createdAt: Date
}

export interface WaitingSchool {
  id: string
  name: string
  npsn: string | null
  city: string
  students: number
  programs: string[]
  /** Teams registered with the school, confirmed or declined together with it. */
  teams: { name: string; members: string[] }[]
  contact: Contact | null
  createdAt: Date
}

const CONTACT = sql`select json_build_object('name', k.name, 'role', k.role, 'email', k.email, 'phone', k.phone)`
const membersOf = sql`coalesce((select json_agg(m.name order by m.position) from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id), '[]')`

/** Returns the schools that wait for staff, each with its teams, and their total number. One statement. Throws as `requireStaff`. */
export async function listWaitingSchools(ctx: Ctx): Promise<{ items: WaitingSchool[]; total: number }> {
  requireStaff(ctx)
  const { rows } = await sql<WaitingSchool & { total: number }>`
    select s.id, s.name, s.npsn, coalesce(city.name, '') as city, s.students, s.created_at as "createdAt", count(*) over ()::int as total,
      coalesce((select json_agg(p.name order by p.name) from program_schools ps join programs p on p.tenant_id = ps.tenant_id and p.id = ps.program_id
        where ps.tenant_id = s.tenant_id and ps.school_id = s.id), '[]') as programs,
      coalesce((select json_agg(json_build_object('name', t.name, 'members', ${membersOf}) order by t.created_at, t.id)
        from teams t where t.tenant_id = s.tenant_id and t.school_id = s.id), '[]') as teams,
      (${CONTACT} from school_contacts k where k.tenant_id = s.tenant_id and k.school_id = s.id and k.team_id is null
        order by k.created_at desc, k.id desc limit 1) as contact
    from schools s left join regions.cities city on city.code = s.city_code
    where s.tenant_id = ${ctx.tenantId} and s.confirmed_at is null
    order by s.created_at, s.id limit ${WAITING_SHOWN}`.execute(ctx.db)
  return { items: rows.map(({ total: _, ...school }) => school), total: rows[0]?.total ?? 0 }
}

/** Returns the teams of confirmed schools that wait for staff, and their total number. One statement. Throws as `requireStaff`. */
export async function listWaitingTeams(ctx: Ctx): Promise<{ items: WaitingTeam[]; total: number }> {
  requireStaff(ctx)
  const { rows } = await sql<WaitingTeam & { total: number }>`
    select t.id, t.name, s.name as school, t.created_at as "createdAt", count(*) over ()::int as total, ${membersOf} as members,
      (select p.name from programs p where p.tenant_id = t.tenant_id and p.id = t.program_id) as program,
      (${CONTACT} from school_contacts k where k.tenant_id = t.tenant_id and k.team_id = t.id order by k.created_at desc, k.id desc limit 1) as contact
    from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id and ${isConfirmed('s')}
    where t.tenant_id = ${ctx.tenantId} and t.confirmed_at is null
    order by t.created_at, t.id limit ${WAITING_SHOWN}`.execute(ctx.db)
  return { items: rows.map(({ total: _, ...team }) => team), total: rows[0]?.total ?? 0 }
}

/** Confirms a waiting school with its teams, and mails their contacts. Throws as `requireStaff`, and NotFound. */
export async function confirmSchool(ctx: Ctx, id: string, from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const school = await holdWaiting(ctx, 'schools', id)
  const people = await peopleOf(ctx, school)
  await sql`update schools set confirmed_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  await sql`update teams set confirmed_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and school_id = ${id} and confirmed_at is null`.execute(
    ctx.db,
  )
  await addToPrograms(ctx, sql`t.school_id = ${id}`)
  await writeAudit(ctx, { act: 'school.confirmed', subject: id, details: { name: school.name } })
  for (const person of people) await postAbout(ctx, 'confirmed', { ...person, school: school.name, team: null }, from)
  announce(ctx)
}

/** Deletes a waiting school with its teams and contacts, and mails the contacts. Throws as `requireStaff`, and NotFound. */
export async function declineSchool(ctx: Ctx, id: string, from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const school = await holdWaiting(ctx, 'schools', id)
  const people = await peopleOf(ctx, school)
  await ctx.db.deleteFrom('schools').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await writeAudit(ctx, { act: 'school.declined', subject: id, details: { name: school.name } })
  for (const person of people) await postAbout(ctx, 'declined', { ...person, school: school.name, team: null }, from)
}

/** Confirms a waiting team and adds its school to the team's program. Throws as `requireStaff`, and NotFound. */
export async function confirmTeam(ctx: Ctx, id: string, from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const team = await holdWaiting(ctx, 'teams', id)
  const people = await peopleOf(ctx, team)
  await sql`update teams set confirmed_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  await addToPrograms(ctx, sql`t.id = ${id}`)
  await writeAudit(ctx, { act: 'team.confirmed', subject: id, details: { name: team.name } })
  for (const person of people) await postAbout(ctx, 'confirmed', { ...person, school: team.school, team: team.name }, from)
  announce(ctx)
}

/** Deletes a waiting team with its pupils’ names. Throws as `requireStaff`, and NotFound. */
export async function declineTeam(ctx: Ctx, id: string, from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const team = await holdWaiting(ctx, 'teams', id)
  const people = await peopleOf(ctx, team)
  await ctx.db.deleteFrom('teams').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await writeAudit(ctx, { act: 'team.declined', subject: id, details: { name: team.name } })
  for (const person of people) await postAbout(ctx, 'declined', { ...person, school: team.school, team: team.name }, from)
}

interface Held {
  table: 'schools' | 'teams'
  id: string
  name: string
  school: string
}

/** Returns a waiting school or team and locks its row. A team of a waiting school is not found: it is decided with its school. Throws NotFound. */
async function holdWaiting(ctx: Ctx, table: Held['table'], id: string): Promise<Held> {
  const found = isUuid(id)
    ? await sql<Pick<Held, 'name' | 'school'>>`
        select w.name, s.name as school from ${sql.table(table)} w
        join schools s on s.tenant_id = w.tenant_id and s.id = ${table === 'schools' ? sql`w.id` : sql`w.school_id and ${isConfirmed('s')}`}
        where w.tenant_id = ${ctx.tenantId} and w.id = ${id} and w.confirmed_at is null for update of w`.execute(ctx.db)
    : undefined
  const row = found?.rows[0]
  if (!row) throw new NotFound(schoolReason('RegistrationGone'))
  return { table, id, ...row }
}

async function peopleOf(ctx: Ctx, { table, id }: Held): Promise<{ email: string; lang: Lang }[]> {
  const of = table === 'schools' ? sql`k.school_id = ${id}` : sql`k.team_id = ${id}`
  const { rows } = await sql<{ email: string; lang: Lang }>`
    select distinct on (lower(k.email)) k.email, k.lang from school_contacts k
    where k.tenant_id = ${ctx.tenantId} and ${of} order by lower(k.email), k.created_at, k.id limit 20`.execute(ctx.db)
  return rows
}

/** Adds the schools of these confirmed teams to the teams' programs. */
async function addToPrograms(ctx: Ctx, which: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into program_schools (tenant_id, program_id, school_id)
    select distinct t.tenant_id, t.program_id, t.school_id from teams t
    where t.tenant_id = ${ctx.tenantId} and ${which} and t.program_id is not null and ${isConfirmed('t')}
    on conflict do nothing`.execute(ctx.db)
}

function announce(ctx: Ctx): void {
  ctx.announce('schools')
  ctx.announce('programs')
}
