import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { moveToBin } from '#features/bin/commands.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import type { MailFrom } from '#features/sites/site-mails.server.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { SCHOOL_REGISTRATION_IN_BIN, TEAM_IN_BIN } from './bin-entities.ts'
import type { RegistrationKind } from './registration.ts'
import { postAbout, type Registered } from './registration-mails.server.ts'
import { schoolReason } from './texts.ts'

/** Maximum number of characters of what is said to those who are declined. */
export const MAX_REASON = 500

/**
 * Confirms waiting registrations, schools with the teams that came with them, and mails each contact once. All or none. Throws as `requireStaff`, or Conflict
 * (`BulkRefused`, naming the first registration that is refused).
 */
export async function confirmRegistrations(ctx: Ctx, ids: readonly string[], from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const told = new Told()
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, id), act: async id => await confirm(ctx, id, told) })
  await told.mail(ctx, 'confirmed', '', from)
}

/**
 * Declines waiting registrations: moves them to the bin as one batch, and mails each contact once, with the reason if one is given. All or none. Returns the
 * batch's id. Throws as `confirmRegistrations`, and InvalidInput for a reason that is too long.
 */
export async function declineRegistrations(ctx: Ctx, ids: readonly string[], reason: string, from: MailFrom): Promise<string> {
  requireStaff(ctx)
  const words = readReason(reason)
  const told = new Told()
  const batch = newId()
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, id), act: async id => await decline(ctx, id, batch, told) })
  await told.mail(ctx, 'declined', words, from)
  return batch
}

/** Confirms one registration. Throws as `requireStaff`, and NotFound. */
export async function confirmRegistration(ctx: Ctx, id: string, from: MailFrom): Promise<void> {
  requireStaff(ctx)
  const told = new Told()
  await confirm(ctx, id, told)
  await told.mail(ctx, 'confirmed', '', from)
}

/** Declines one registration and returns the batch's id in the bin. Throws as `confirmRegistration`, and InvalidInput for a reason that is too long. */
export async function declineRegistration(ctx: Ctx, id: string, reason: string, from: MailFrom): Promise<string> {
  requireStaff(ctx)
  const words = readReason(reason)
  const told = new Told()
  const batch = newId()
  await decline(ctx, id, batch, told)
  await told.mail(ctx, 'declined', words, from)
  return batch
}

function readReason(reason: string): string {
  const words = reason.trim()
  if (Array.from(words).length <= MAX_REASON) return words
  const tooLong = schoolReason('ReasonTooLong', { most: MAX_REASON })
  throw new InvalidInput(tooLong, [{ path: 'reason', reason: tooLong }])
}

async function confirm(ctx: Ctx, id: string, told: Told): Promise<void> {
  const held = await holdWaiting(ctx, id)
  await told.add(ctx, held)
  const { kind } = held
  if (kind === 'school')
    await sql`update schools set confirmed_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  const which = kind === 'school' ? sql`t.school_id = ${id}` : sql`t.id = ${id}`
  await sql`update teams t set confirmed_at = ${ctx.now} where t.tenant_id = ${ctx.tenantId} and ${which} and t.confirmed_at is null`.execute(
    ctx.db,
  )
  await addToPrograms(ctx, which)
  await writeAudit(ctx, { act: `${kind}.confirmed`, subject: id, details: { name: held.name } })
  ctx.announce('schools')
  ctx.announce('programs')
}

async function decline(ctx: Ctx, id: string, batch: string, told: Told): Promise<void> {
  const held = await holdWaiting(ctx, id)
  await told.add(ctx, held)
  await moveToBin(ctx, held.kind === 'school' ? SCHOOL_REGISTRATION_IN_BIN : TEAM_IN_BIN, id, batch)
  await writeAudit(ctx, { act: `${held.kind}.declined`, subject: id, details: { name: held.name } })
}

interface Held {
  kind: RegistrationKind
  id: string
  name: string
  school: string
}

/** Returns a waiting school or team and locks its row. A team of a waiting school is not found: it is decided with its school. Throws NotFound. */
async function holdWaiting(ctx: Ctx, id: string): Promise<Held> {
  const [school] = isUuid(id)
    ? (
        await sql<{ name: string }>`
          select s.name from schools s where s.tenant_id = ${ctx.tenantId} and s.id = ${id} and s.confirmed_at is null for update`.execute(
          ctx.db,
        )
      ).rows
    : []
  if (school) return { kind: 'school', id, name: school.name, school: school.name }
  const [team] = isUuid(id)
    ? (
        await sql<{ name: string; school: string }>`
          select t.name, s.name as school from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id and ${isConfirmed('s')}
          where t.tenant_id = ${ctx.tenantId} and t.id = ${id} and t.confirmed_at is null for update of t`.execute(ctx.db)
      ).rows
    : []
  if (!team) throw new NotFound(schoolReason('RegistrationGone'))
  return { kind: 'team', id, ...team }
}

/** Returns a registration's name, waiting or not; undefined if the tenant has none of the id. */
async function nameOf(ctx: Ctx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from schools where tenant_id = ${ctx.tenantId} and id = ${id}
    union all select name from teams where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  return rows[0]?.name
}

/** Whom to tell of which registrations: each address once, whatever was decided at once. */
class Told {
  readonly #people = new Map<string, { email: string; lang: Lang; about: Registered[] }>()

  /** Reads the contacts before the registration goes. */
  async add(ctx: Ctx, { kind, id, name, school }: Held): Promise<void> {
    const of = kind === 'school' ? sql`k.school_id = ${id}` : sql`k.team_id = ${id}`
    const { rows } = await sql<{ email: string; lang: Lang }>`
      select distinct on (lower(k.email)) k.email, k.lang from school_contacts k
      where k.tenant_id = ${ctx.tenantId} and ${of} order by lower(k.email), k.created_at, k.id limit 20`.execute(ctx.db)
    for (const { email, lang } of rows) {
      const person = this.#people.get(email.toLowerCase()) ?? { email, lang, about: [] }
      person.about.push({ school, team: kind === 'team' ? name : null })
      this.#people.set(email.toLowerCase(), person)
    }
  }

  async mail(ctx: Ctx, as: 'confirmed' | 'declined', reason: string, from: MailFrom): Promise<void> {
    for (const { about, ...person } of this.#people.values()) await postAbout(ctx, as, { ...person, about, reason }, from)
  }
}

/** Adds the schools of these confirmed teams to the teams' programs. */
async function addToPrograms(ctx: Ctx, which: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into program_schools (tenant_id, program_id, school_id)
    select distinct t.tenant_id, t.program_id, t.school_id from teams t
    where t.tenant_id = ${ctx.tenantId} and ${which} and t.program_id is not null and ${isConfirmed('t')}
    on conflict do nothing`.execute(ctx.db)
}
