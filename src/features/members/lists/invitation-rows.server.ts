import { type RawBuilder, sql } from 'kysely'
import type { GivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { kindOf, type Role, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { readSort } from '#ui/app/list/list-state.ts'

export interface Invitation {
  id: string
  email: string
  role: Role
  invitedAt: Date
  expiresAt: Date
  /** When its mail is expected to go out, which waits for the quota; null once it has gone. */
  mailDueAt: Date | null
  /** Null if the person requested it themselves, or the inviting member is gone. */
  invitedBy: string | null
}

export const INVITATION_SORTS = ['sent', 'email'] as const

export interface InvitationFilter {
  /** Part of the address. */
  search?: string | undefined
  role?: GivenRole | undefined
  state?: 'open' | 'expired' | undefined
  sort?: string | undefined
}

// NOTE: word for word the expressions of the indexes.
const ORDERS: Record<(typeof INVITATION_SORTS)[number], Omit<SortColumn, 'isDescending'>> = {
  sent: { expression: sql`i.invited_at`, type: 'timestamptz' },
  email: { expression: sql`lower(i.email)`, type: 'text' },
}
const MOST_COUNTED = 1000

/** Returns a page of the invitations that were not accepted, expired ones included, newest first. One statement. Throws as `requireStaff`. */
export async function listInvitations(ctx: Ctx, filter: InvitationFilter, place: KeysetPlace): Promise<KeysetPage<Invitation>> {
  requireStaff(ctx)
  const { key, isDescending } = readSort(filter.sort, INVITATION_SORTS, '-sent')
  const page = await readKeyset<Omit<Invitation, 'role'> & { kind: number }>(ctx, place, {
    columns: sql`i.id, i.email, i.kind, i.invited_at as "invitedAt", i.expires_at as "expiresAt", i.mail_due_at as "mailDueAt",
      (select m.name from members m where m.tenant_id = i.tenant_id and m.id = i.invited_by) as "invitedBy"`,
    matched: matchedBy(ctx, filter),
    sort: { ...ORDERS[key], isDescending },
    id: sql`i.id`,
  })
  return { ...page, items: page.items.map(({ kind, ...rest }) => ({ ...rest, role: roleOf(kind) })) }
}

/** Counts the invitations of a filter up to a thousand. One statement. Throws as the list. */
export async function countInvitations(ctx: Ctx, filter: InvitationFilter): Promise<{ count: number; isMore: boolean }> {
  requireStaff(ctx)
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

function matchedBy({ tenantId, now }: Ctx, { search, role, state }: InvitationFilter): RawBuilder<unknown> {
  return sql`invitations i where i.tenant_id = ${tenantId} and i.taken_at is null
    ${search ? sql`and i.email ilike ${patternOf(search)}` : sql``} ${role ? sql`and i.kind = ${kindOf(role)}` : sql``}
    ${state === 'open' ? sql`and i.expires_at > ${now}` : state === 'expired' ? sql`and i.expires_at <= ${now}` : sql``}`
}
