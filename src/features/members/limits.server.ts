import { type RawBuilder, sql } from 'kysely'
import { LIMIT_OF, NO_LIMITS } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { Refused } from '#kit/errors.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type LimitChoice, type LimitName, type NamedLimit, valuesOf } from './limits.ts'
import { memberReason } from './texts.ts'

const LIMIT_NAMES = [...new Set(Object.values(LIMIT_OF))]

/** Far more than a tenant has; a larger list would need a search field. */
const MAX_CHOICES = 2000
const CITY_CODE = /^[\d.]{2,10}$/

/** Returns the SQL of a limit's choices, as `value`, `label` and `group`. Programs, schools and mentors are the tenant's own; cities are shared. */
function sourceOf({ tenantId }: Ctx, limit: LimitName): RawBuilder<unknown> {
  if (limit === 'regionCodes')
    return sql`select c.code as value, c.name as label, p.name as "group" from regions.cities c join regions.provinces p on p.code = c.province_code`
  if (limit === 'programIds')
    return sql`select p.id::text as value, p.name as label, '' as "group" from programs p where p.tenant_id = ${tenantId}`
  if (limit === 'schoolId')
    return sql`select s.id::text as value, s.name as label, '' as "group" from schools s where s.tenant_id = ${tenantId}`
  return sql`select m.id::text as value, m.name as label, '' as "group" from mentors m where m.tenant_id = ${tenantId}`
}

/** Returns what a role can be limited to at this tenant, by name. Throws as `requirePermission`. */
export async function listChoices(ctx: Ctx, limit: LimitName): Promise<LimitChoice[]> {
  requireStaff(ctx)
  const { rows } = await sql<LimitChoice>`
    select * from (${sourceOf(ctx, limit)}) s order by s."group", s.label, s.value limit ${MAX_CHOICES}`.execute(ctx.db)
  return rows.map(row => toChoice(limit, row))
}

/** Reads a role's limits from a form. Throws `LimitUnknown` (422) if one does not exist or belongs to another tenant. */
export async function readLimits(ctx: Ctx, role: Role, fields: URLSearchParams): Promise<RoleLimits> {
  const limit = LIMIT_OF[role]
  if (!limit) return NO_LIMITS
  const wanted = [...new Set(fields.getAll(limit).filter(Boolean))]
  if (wanted.length === 0) return NO_LIMITS
  const isList = Array.isArray(NO_LIMITS[limit])
  const known = await findChoices(ctx, [{ limit, values: wanted }])
  if (known.length !== wanted.length || (!isList && wanted.length > 1)) {
    const reason = memberReason('LimitUnknown')
    throw new Refused(422, reason, { problems: [{ path: limit, reason }] })
  }
  return { ...NO_LIMITS, [limit]: isList ? wanted : wanted[0] }
}

/** Returns the names of these roles' limits, in the given order. One statement at most. */
export async function nameLimits(ctx: Ctx, all: readonly RoleLimits[]): Promise<NamedLimit[][]> {
  const wanted = LIMIT_NAMES.map(limit => ({ limit, values: [...new Set(all.flatMap(limits => valuesOf(limits, limit)))] }))
  const found = await findChoices(
    ctx,
    wanted.filter(({ values }) => values.length > 0),
  )
  const names = new Map(found.map(choice => [`${choice.limit} ${choice.value}`, choice.label]))
  return all.map(limits =>
    LIMIT_NAMES.flatMap(limit => {
      const values = valuesOf(limits, limit)
      return values.length > 0 ? [{ limit, names: values.map(value => names.get(`${limit} ${value}`) ?? '') }] : []
    }),
  )
}

async function findChoices(
  ctx: Ctx,
  wanted: readonly { limit: LimitName; values: readonly string[] }[],
): Promise<(LimitChoice & { limit: LimitName })[]> {
  const parts = wanted.flatMap(({ limit, values }) => {
    const readable = values.filter(value => (limit === 'regionCodes' ? CITY_CODE.test(value) : isUuid(value)))
    if (readable.length === 0) return []
    return [sql`select ${limit}::text as "limit", s.* from (${sourceOf(ctx, limit)}) s where s.value = any(${readable}::text[])`]
  })
  if (parts.length === 0) return []
  const { rows } = await sql<LimitChoice & { limit: LimitName }>`
    select * from (${sql.join(parts, sql` union all `)}) f order by f.label`.execute(ctx.db)
  return rows.map(row => ({ ...toChoice(row.limit, row), limit: row.limit }))
}

function toChoice(limit: LimitName, row: LimitChoice): LimitChoice {
  return limit === 'regionCodes' ? { value: row.value, label: toCityLabel(row.label), group: toCityLabel(row.group) } : row
}
