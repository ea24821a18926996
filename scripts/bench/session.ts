import { createSession } from '#features/members/sessions.server.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { withSiteDatabase } from '../site-database.ts'

/** Signs the demo's admin in at a host of the product that uses this data folder. Returns the Cookie header. */
export async function signInAdmin(dataDir: string, host: string): Promise<string> {
  return await withSiteDatabase(dataDir, host, async ({ pool, tenantId, log }) => {
    const { rows } = await pool.query<{ member_id: string }>(
      `select s.member_id from memberships s join consents c on c.tenant_id = s.tenant_id and c.member_id = s.member_id
       where s.tenant_id = $1 and s.kind = 1 limit 1`,
      [tenantId],
    )
    const memberId = rows[0]?.member_id
    if (!memberId) throw new Error(`${host} has no admin`)
    const token = await withScope(pool, { tenantId }, db =>
      createSession(createCtx({ db, tenantId, log }), { memberId, providerSession: null, providerTokens: null }),
    )
    return `sanggar_access=${token}`
  })
}
