import { sql } from 'kysely'
import type { FormMailFrom } from '#features/sites/site-mails.server.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { type ContactRow, isSentAgain, writeContact } from './contacts.server.ts'
import { tellOfRegistration } from './registration-mails.server.ts'
import type { SchoolInput } from './schema.ts'
import { schoolReason } from './texts.ts'

/** A registered school; visible to staff only until they confirm it. */
export interface RegisteredSchool {
  id: string
  slug: string
  name: string
}

/** The contact data of the person who registers. */
export type Registrar = Omit<ContactRow, 'schoolId' | 'teamId' | 'sent'>

/**
 * Registers a school with its contact, to be confirmed by staff, and mails the contact. A duplicate within ten minutes returns the first registration.
 * Throws InvalidInput for an unknown city, NotFound with the field `programId` for a program that takes no schools, and Conflict if the NPSN is registered,
 * without saying by whom.
 */
export async function registerSchool(ctx: Ctx, input: SchoolInput, from: FormMailFrom): Promise<RegisteredSchool> {
  const sent = digestOf('school', input)
  await lock(ctx, `school ${input.npsn}`)
  const before = await findByNpsn(ctx, input.npsn)
  if (before) {
    if (await isSentAgain(ctx, { schoolId: before.id, teamId: null, sent })) return before
    const reason = schoolReason('NpsnTaken')
    throw new Conflict(reason, [{ path: 'npsn', reason }])
  }
  const school = await writeSchool(ctx, input)
  await writeContact(ctx, { ...toRegistrar(input), schoolId: school.id, teamId: null, sent })
  await tellOfRegistration(ctx, { lang: input.lang, email: input.contactEmail, school: school.name, team: null }, from)
  return school
}

/** Inserts an unconfirmed school. The caller holds the lock of its NPSN. Throws as `registerSchool`. */
export async function writeSchool(
  ctx: Ctx,
  input: Pick<SchoolInput, 'name' | 'npsn' | 'cityId' | 'students' | 'programId'>,
): Promise<RegisteredSchool> {
  await requireCity(ctx, input.cityId)
  if (input.programId) await requireProgram(ctx, input.programId)
  const school = { id: newId(), slug: `${toSlug(input.name) || 'sekolah'}-${input.npsn}`, name: input.name }
  await ctx.db
    .insertInto('schools')
    .values({
      ...school,
      tenant_id: ctx.tenantId,
      npsn: input.npsn,
      city_code: input.cityId,
      students: input.students,
      confirmed_at: null,
      created_at: ctx.now,
    })
    .execute()
  // Visible only after confirmation: programs list confirmed schools.
  if (input.programId)
    await ctx.db
      .insertInto('program_schools')
      .values({ tenant_id: ctx.tenantId, program_id: input.programId, school_id: school.id })
      .execute()
  return school
}

/** Returns the school with this NPSN and locks it against deletion until the transaction ends. */
export async function findByNpsn(ctx: Ctx, npsn: string): Promise<RegisteredSchool | undefined> {
  return await ctx.db
    .selectFrom('schools')
    .select(['id', 'slug', 'name'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('npsn', '=', npsn)
    .forKeyShare()
    .executeTakeFirst()
}

/** Throws NotFound with the field `programId` unless the tenant has this program and it is active. */
export async function requireProgram(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db
    .selectFrom('programs')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!found) throw notThere('programId', schoolReason('ProgramClosed'))
}

/** Returns a NotFound error for an id in the request body, with the field that holds it. */
export function notThere(path: string, reason: Reason): NotFound {
  return new NotFound(reason, [{ path, reason }])
}

/** Returns a hash of the whole submission. */
export function digestOf(kind: string, input: object): Buffer {
  return sha256(JSON.stringify([kind, input]))
}

export function toRegistrar(input: Pick<SchoolInput, 'contactName' | 'contactRole' | 'contactEmail' | 'contactPhone' | 'lang'>): Registrar {
  return {
    memberId: null,
    name: input.contactName,
    role: input.contactRole,
    email: input.contactEmail,
    phone: input.contactPhone,
    lang: input.lang,
    consent: null,
  }
}

async function requireCity(ctx: Ctx, code: string): Promise<void> {
  const { rows } = await sql`select from regions.cities where code = ${code}`.execute(ctx.db)
  if (rows.length > 0) return
  const reason = schoolReason('CityUnknown')
  throw new InvalidInput(reason, [{ path: 'cityId', reason }])
}
