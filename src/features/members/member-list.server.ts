import { type RawBuilder, sql } from 'kysely'
import { type GivenRole, type LimitColumns, toLimits } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import { kindOf, type Role, roleOf } from '#kit/roles.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { hasConsented } from './consent.server.ts'
import { memberReason } from './texts.ts'

export interface MemberEntry {
  id: string
  name: string
  email: string
  /** Ordered by kind. */
  roles: Role[]
  joinedAt: Date
  seenAt: Date
}

export interface HeldRole {
  role: Role
  limits: RoleLimits
  grantedAt: Date
  /** The member who gave it; null if it was the system, or the member is gone. */
  grantedBy: string | null
}

export interface MemberDetail extends Omit<MemberEntry, 'roles'> {
  held: HeldRole[]
  /** False if no valid consent exists (a parent's or school's, under 18): then none of their roles is effective. */
  hasConsent: boolean
}

export interface MemberFilter {
  /** Part of the name or the address. */
  search?: string | undefined
  /** `none`: members without any role. */
  role?: GivenRole | 'none' | undefined
  /** `name` or `-name`. */
  sort?: string | undefined
}

export const MEMBER_SORTS = ['name', 'joined', 'seen'] as const

// NOTE: word for word the expressions of the indexes.
const ORDERS: Record<(typeof MEMBER_SORTS)[number], Omit<SortColumn, 'isDescending'>> = {
  name: { expression: sql`lower(m.name)`, type: 'text' },
  joined: { expression: sql`m.joined_at`, type: 'timestamptz' },
  seen: { expression: sql`m.seen_at`, type: 'timestamptz' },
}
/** More than these are not counted. */
const MOST_COUNTED = 1000

/** Returns a page of the tenant's members, by name unless another order is chosen. One statement. Throws as `requirePermission`. */
export async function listMembers(ctx: Ctx, filter: MemberFilter, place: KeysetPlace): Promise<KeysetPage<MemberEntry>> {
  requireStaff(ctx)
  const { key, isDescending } = readSort(filter.sort, MEMBER_SORTS, 'name')
  const page = await readKeyset<Omit<MemberEntry, 'roles'> & { kinds: number[] }>(ctx, place, {
    columns: sql`m.id, m.name, m.email, m.joined_at as "joinedAt", m.seen_at as "seenAt",
      array(select k.kind::int from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id order by k.kind) as kinds`,
    matched: matchedBy(ctx, filter),
    sort: { ...ORDERS[key], isDescending },
    id: sql`m.id`,
  })
  return { ...page, items: page.items.map(({ kinds, ...rest }) => ({ ...rest, roles: kinds.map(roleOf) })) }
}

/** Counts the members of a filter up to a thousand. One statement. Throws as the list. */
export async function countListed(ctx: Ctx, filter: MemberFilter): Promise<{ count: number; isMore: boolean }> {
  requireStaff(ctx)
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

/** Returns a member with their roles and limits. One statement. Throws as `requirePermission`, NotFound if the tenant has no such member. */
export async function getMember(ctx: Ctx, id: string): Promise<MemberDetail> {
  requireStaff(ctx)
  if (!isUuid(id)) throw new NotFound(memberReason('MemberMissing'))
  const { rows } = await sql<Omit<MemberDetail, 'held'> & { held: StoredRole[] }>`
    select m.id, m.name, m.email, m.joined_at as "joinedAt", m.seen_at as "seenAt", ${hasConsented(ctx.now)} as "hasConsent", coalesce((
      select jsonb_agg(to_jsonb(k) || jsonb_build_object('by', g.name) order by k.kind)
      from memberships k left join members g on g.tenant_id = k.tenant_id and g.id = k.granted_by
      where k.tenant_id = m.tenant_id and k.member_id = m.id), '[]') as held
    from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${id}`.execute(ctx.db)
  const member = rows[0]
  if (!member) throw new NotFound(memberReason('MemberMissing'))
  return { ...member, held: member.held.map(toHeldRole) }
}

/** Returns how many members have each role, and how many have none. One statement. Throws as `requirePermission`. */
export async function countMembers(ctx: Ctx): Promise<{ total: number; byRole: Partial<Record<Role, number>> }> {
  requireStaff(ctx)
  const { rows } = await sql<{ kind: number | null; members: number; total: number }>`
    select k.kind, count(*)::int as members, (select count(*)::int from members where tenant_id = ${ctx.tenantId}) as total
    from members m left join memberships k on k.tenant_id = m.tenant_id and k.member_id = m.id
    where m.tenant_id = ${ctx.tenantId} group by k.kind`.execute(ctx.db)
  return { total: rows[0]?.total ?? 0, byRole: Object.fromEntries(rows.map(row => [roleOf(row.kind), row.members])) }
}

interface StoredRole extends LimitColumns {
  kind: number
  /** A timestamp as JSON text. */
  granted_at: string
  by: string | null
}

function toHeldRole(row: StoredRole): HeldRole {
  return { role: roleOf(row.kind), limits: toLimits(row), grantedAt: new Date(row.granted_at), grantedBy: row.by }
}

function matchedBy({ tenantId }: Ctx, { search, role }: MemberFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  const held = sql`select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id`
  const kind = role && kindOf(role)
  return sql`members m where m.tenant_id = ${tenantId} ${like ? sql`and (m.name ilike ${like} or m.email ilike ${like})` : sql``}
    ${role === 'none' ? sql`and not exists (${held})` : kind ? sql`and exists (${held} and k.kind = ${kind})` : sql``}`
}
