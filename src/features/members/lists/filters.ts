import { toGivenRole } from '#features/permissions/role-limits.ts'
import type { MemberFilter } from '../member-list.server.ts'
import type { InvitationFilter } from './invitation-rows.server.ts'

/** Returns the filter of the members' list that its address names. */
export function memberFilterOf(query: URLSearchParams): MemberFilter {
  return {
    search: query.get('search') ?? undefined,
    role: query.get('role') === 'none' ? 'none' : toGivenRole(query.get('role')),
    sort: query.get('sort') ?? undefined,
  }
}

/** Returns the filter of the invitations' list that its address names. */
export function invitationFilterOf(query: URLSearchParams): InvitationFilter {
  return {
    search: query.get('search') ?? undefined,
    role: toGivenRole(query.get('role')),
    state: (['open', 'expired'] as const).find(one => one === query.get('state')),
    sort: query.get('sort') ?? undefined,
  }
}
