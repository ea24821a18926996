import { sql } from 'kysely'
import { inviteMember, withdrawInvitation } from '#features/members/invitations.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF, NO_LIMITS } from '#features/permissions/role-limits.ts'
import { requireMemberRoom } from '#features/quotas/quotas.server.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { type FieldReason, isAppError } from '#kit/errors.ts'
import { LANGS } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import type { Cells } from '../import.ts'
import { importReason } from '../texts.ts'
import { type FindCity, listIn, readCities, unstorableIn } from './cells.ts'
import { areHere, type RightRow, type TableKind, type WrongRow } from './table-kind.ts'

interface Invited {
  email: string
  role: GivenRole
  limits: RoleLimits
}

/** What a role's cell may say: the role's own name, or what a page calls it in any language. */
const ROLE_OF = new Map(
  GIVEN_ROLES.flatMap(role => [role, ...LANGS.map(lang => memberTexts(lang).roles[role].toLowerCase())].map(name => [name, role] as const)),
)

/** People become invitations: no account is made, and no role is given, before they say so themselves. */
export const peopleTable: TableKind = {
  columns: [
    { name: 'email', isRequired: true, example: 'siti@contoh.example' },
    { name: 'role', isRequired: true, example: 'teacher' },
    { name: 'limits', example: '20219342' },
  ],
  isNameless: true,
  async read(ctx, rows) {
    const find = await readLimited(ctx, rows)
    return rows.map(cells => toInvited(cells, find))
  },
  async room(ctx) {
    try {
      await requireMemberRoom(ctx, 'email')
      return undefined
    } catch (error) {
      if (!isAppError(error) || error.status >= 500) throw error
      return { left: 0, reason: error.reason }
    }
  },
  async findTaken(ctx, keys) {
    const pairs = keys.map(key => key.split(' '))
    const emails = pairs.map(([email = '']) => email)
    const { rows } = await sql<{ email: string; kind: number | null }>`
      select lower(email) as email, null as kind from members where tenant_id = ${ctx.tenantId} and lower(email) = any(${emails}::text[])
      union all select lower(email), kind from invitations where tenant_id = ${ctx.tenantId} and lower(email) = any(${emails}::text[])
        and taken_at is null and (expires_at > ${ctx.now} or mail_due_at is not null)`.execute(ctx.db)
    const taken = new Set(rows.map(({ email, kind }) => `${email} ${kind ?? ''}`))
    const isTaken = ([email = '', role = '']: string[]) => taken.has(`${email} `) || taken.has(`${email} ${kindOf(role as GivenRole)}`)
    return areHere(keys.filter((_key, at) => isTaken(pairs[at] ?? [])))
  },
  async make(ctx, record, { site, origin, lang }) {
    // Named boundary: the dry run wrote it.
    const invited = record as Invited
    return { id: await inviteMember(ctx, invited, { site, origin, lang }, { mayWait: true }) }
  },
  async takeBack(ctx, id, madeAt) {
    const row = await ctx.db
      .selectFrom('invitations')
      .select(['invited_at', 'taken_at'])
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return 'undone'
    // Accepted, or sent anew by somebody.
    if (row.taken_at !== null || row.invited_at.getTime() !== madeAt.getTime()) return 'kept'
    await withdrawInvitation(ctx, id)
    return 'undone'
  },
}

/** What the column `limits` names: cities, slugs of programs and mentors, a school by its NPSN or slug. */
interface Limited {
  city: FindCity
  programs: ReadonlyMap<string, string>
  schools: ReadonlyMap<string, string>
  mentors: ReadonlyMap<string, string>
}

async function readLimited(ctx: Ctx, rows: readonly Cells[]): Promise<Limited> {
  const names = [...new Set(rows.flatMap(cells => listIn(cells['limits'])))]
  const { rows: found } = await sql<{ of: string; name: string; id: string }>`
    select 'programs' as of, slug as name, id from programs where tenant_id = ${ctx.tenantId} and slug = any(${names}::text[])
    union all select 'mentors', slug, id from mentors where tenant_id = ${ctx.tenantId} and slug = any(${names}::text[])
    union all select 'schools', slug, id from schools where tenant_id = ${ctx.tenantId} and slug = any(${names}::text[])
    union all select 'schools', npsn, id from schools where tenant_id = ${ctx.tenantId} and npsn = any(${names}::text[])`.execute(ctx.db)
  const named = (of: string) => new Map(found.filter(one => one.of === of).map(({ name, id }) => [name, id]))
  return { city: await readCities(ctx), programs: named('programs'), schools: named('schools'), mentors: named('mentors') }
}

function toInvited(cells: Cells, find: Limited): RightRow | WrongRow {
  const email = (cells['email'] ?? '').toLowerCase()
  const role = ROLE_OF.get((cells['role'] ?? '').toLowerCase())
  const problems: FieldReason[] = unstorableIn(cells)
  if (!isMailAddress(email))
    problems.push({ path: 'email', reason: fieldReason((email === '' ? 'Required' : 'Email') satisfies FieldCode) })
  if (!role) problems.push({ path: 'role', reason: importReason('RoleUnknown', { roles: GIVEN_ROLES.join(', ') }) })
  const limits = role && limitsIn(role, listIn(cells['limits']), find)
  if (role && !limits) problems.push({ path: 'limits', reason: importReason('LimitUnknown') })
  if (!role || !limits || problems.length > 0) return { title: cells['email'] ?? '', email: email.slice(0, 254), problems }
  return { title: email, key: `${email} ${role}`, email, record: { email, role, limits } satisfies Invited }
}

/** Returns the limits that a cell names for a role; undefined if one is not there, or the role has none. */
function limitsIn(role: GivenRole, names: readonly string[], find: Limited): RoleLimits | undefined {
  if (names.length === 0) return NO_LIMITS
  const limit = LIMIT_OF[role]
  if (!limit) return undefined
  const lookUp = {
    regionCodes: find.city,
    programIds: (name: string) => find.programs.get(name),
    schoolId: (name: string) => find.schools.get(name),
    mentorId: (name: string) => find.mentors.get(name),
  }[limit]
  const found = names.flatMap(name => lookUp(name) ?? [])
  const isList = Array.isArray(NO_LIMITS[limit])
  if (found.length !== names.length || (!isList && found.length > 1)) return undefined
  return { ...NO_LIMITS, [limit]: isList ? found : found[0] }
}
