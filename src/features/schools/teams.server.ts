import { requirePerson } from '#features/permissions/permissions.ts'
import type { FormMailFrom } from '#features/sites/site-mails.server.ts'
import { Conflict, Forbidden } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { isSentAgain, writeContact } from './contacts.server.ts'
import {
  digestOf,
  findByNpsn,
  notThere,
  type RegisteredSchool,
  type Registrar,
  requireProgram,
  toRegistrar,
  writeSchool,
} from './registration.server.ts'
import { tellOfRegistration } from './registration-mails.server.ts'
import type { LeagueForm, OwnTeamInput, TeamInput } from './schema.ts'
import { schoolReason } from './texts.ts'

/** A registered team; visible to staff only until they confirm it. */
export interface RegisteredTeam {
  id: string
  name: string
  schoolId: string
}

/**
 * Registers a team of a registered school, with its pupils' names and its teacher, and mails the teacher. A duplicate within ten minutes returns the first
 * registration. Throws NotFound with the field of an unknown school or program, and Conflict if the school has a team of this name.
 */
export async function registerTeam(ctx: Ctx, input: TeamInput, from: FormMailFrom): Promise<RegisteredTeam> {
  return await register(ctx, input, toRegistrar(input), from)
}

/**
 * Registers a team with the signed-in member as its contact. Throws as `requirePerson` and `registerTeam`, and Forbidden for people who are no members, are
 * under 18 or gave no date of birth: an adult is responsible for each team.
 */
export async function registerOwnTeam(ctx: Ctx, input: OwnTeamInput, from: FormMailFrom): Promise<RegisteredTeam> {
  const person = requirePerson(ctx.viewer)
  if (person.isChild || person.roles.length === 0) throw new Forbidden(schoolReason('MembersOnly'))
  const { name, email, memberId } = person
  const by = { memberId, name, email, role: input.contactRole ?? '', phone: input.contactPhone ?? null, lang: input.lang, consent: null }
  return await register(ctx, input, by, from)
}

/**
 * Handles the form of the league's page: registers the school unless its NPSN is registered, and adds a team; a school may send several. `consent` is the
 * text that was agreed to. Throws as `registerTeam`, and InvalidInput for an unknown city.
 */
export async function registerForLeague(
  ctx: Ctx,
  form: LeagueForm,
  more: Pick<Registrar, 'lang' | 'consent'>,
  from: FormMailFrom,
): Promise<void> {
  const by = { ...toRegistrar({ ...form, lang: more.lang }), consent: more.consent }
  await lock(ctx, `school ${form.npsn}`)
  const known = await findByNpsn(ctx, form.npsn)
  const { programId } = form
  const school = known ?? (await writeSchool(ctx, { ...form, name: form.schoolName, cityId: form.cityCode }))
  if (!known) await writeContact(ctx, { ...by, schoolId: school.id, teamId: null, sent: digestOf('league', form) })
  const members = [form.member1, form.member2, form.member3].filter(name => name !== undefined)
  await addTeam(ctx, { name: form.teamName, members, programId, school, by, sent: digestOf('league', form) }, from)
}

async function register(ctx: Ctx, input: TeamInput | OwnTeamInput, by: Registrar, from: FormMailFrom): Promise<RegisteredTeam> {
  const school = await findSchool(ctx, input)
  if (!school) throw notThere(input.npsn === undefined ? 'schoolId' : 'npsn', schoolReason('SchoolMissing'))
  return await addTeam(ctx, { ...input, school, by, sent: digestOf('team', { ...input, by: by.memberId }) }, from)
}

interface TeamToAdd {
  name: string
  members: string[]
  programId?: string | undefined
  school: RegisteredSchool
  by: Registrar
  sent: Buffer
}

async function addTeam(ctx: Ctx, { name, members, programId, school, by, sent }: TeamToAdd, from: FormMailFrom): Promise<RegisteredTeam> {
  if (programId) await requireProgram(ctx, programId)
  await lock(ctx, `team ${school.id} ${name.toLowerCase()}`)
  const before = await findTeam(ctx, school.id, name)
  if (before) {
    if (await isSentAgain(ctx, { schoolId: school.id, teamId: before.id, sent })) return before
    const reason = schoolReason('TeamTaken')
    throw new Conflict(reason, [{ path: 'name', reason }])
  }
  const team = { id: newId(), name, schoolId: school.id }
  const { tenantId: tenant_id, now: created_at } = ctx
  await ctx.db
    .insertInto('teams')
    .values({ tenant_id, id: team.id, name, school_id: school.id, program_id: programId ?? null, confirmed_at: null, created_at })
    .execute()
  await ctx.db
    .insertInto('team_members')
    .values(members.map((member, at) => ({ tenant_id, team_id: team.id, position: at + 1, name: member, created_at })))
    .execute()
  await writeContact(ctx, { ...by, schoolId: school.id, teamId: team.id, sent })
  await tellOfRegistration(ctx, { lang: by.lang, email: by.email, school: school.name, team: name }, from)
  return team
}

/** Returns the school and locks it against deletion until the transaction ends. */
async function findSchool(ctx: Ctx, { schoolId, npsn }: Pick<TeamInput, 'schoolId' | 'npsn'>): Promise<RegisteredSchool | undefined> {
  if (npsn !== undefined) return await findByNpsn(ctx, npsn)
  return await ctx.db
    .selectFrom('schools')
    .select(['id', 'slug', 'name'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', schoolId ?? null)
    .forKeyShare()
    .executeTakeFirst()
}

async function findTeam(ctx: Ctx, schoolId: string, name: string): Promise<RegisteredTeam | undefined> {
  return await ctx.db
    .selectFrom('teams')
    .select(['id', 'name', 'school_id as schoolId'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('school_id', '=', schoolId)
    .where(is => is.fn('lower', ['name']), '=', name.toLowerCase())
    .executeTakeFirst()
}
