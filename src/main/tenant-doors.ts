import type pg from 'pg'
import type { AccountSiteDependencies } from '#features/account-site/dependencies.ts'
import type { RateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { isSuperadmin } from '#features/members/superadmins.server.ts'
import { enterHrefOf, listTenantPlaces } from '#features/studio/tenant-list.server.ts'
import { isAppError } from '#kit/errors.ts'
import { withScope } from '#platform/db/scope.ts'

const PER_PAGE = 10

interface Parts {
  pool: pg.Pool
  limits: Pick<RateLimits, 'takeTenantList'>
  /** The account site's. */
  origin: string
}

/**
 * Returns what lists all tenants for superadmins on the account host, without figures: what anybody sees who knows the hosts. Entering one asks for a reason
 * and the second factor, and is in its audit log (docs/decisions/042). 60 lists in five minutes and person, those of `/Studio/Tenants` among them.
 */
export function createTenantDoors({ pool, limits, origin }: Parts): AccountSiteDependencies['findTenantDoors'] {
  return async ({ id, email }, filter) => {
    if (!(await withScope(pool, { system: 'superadmins' }, db => isSuperadmin(db, { issuer: OWN_ACCOUNTS, subject: id })))) return undefined
    try {
      await limits.takeTenantList(email)
    } catch (error) {
      if (isAppError(error) && error.status === 429) return 'too-many'
      throw error
    }
    const { items, next } = await withScope(pool, { system: 'superadmins' }, db => listTenantPlaces(db, { ...filter, perPage: PER_PAGE }))
    return { next, items: items.map(place => ({ ...place, enterHref: place.host && enterHrefOf(origin, place.host) })) }
  }
}
