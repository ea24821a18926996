import pino from 'pino'
import { createSession } from '#features/members/sessions.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { createCtx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { openScope } from '#platform/db/scope.ts'

/** Signs the demo's admin in at a host of the product that uses this data folder. Returns the Cookie header. */
export async function signInAdmin(dataDir: string, host: string): Promise<string> {
  const log = pino({ level: 'silent' })
  const embedded = await startEmbedded(dataDir, () => {})
  const pool = createPool(embedded.databaseUrl, 1, () => {})
  try {
    const site = await new Sites(pool, log).find(host)
    if (!site) throw new Error(`no site answers to ${host}`)
    const { rows } = await pool.query<{ member_id: string }>(
      `select s.member_id from memberships s join consents c on c.tenant_id = s.tenant_id and c.member_id = s.member_id
       where s.tenant_id = $1 and s.kind = 1 limit 1`,
      [site.tenantId],
    )
    const memberId = rows[0]?.member_id
    if (!memberId) throw new Error(`${host} has no admin`)
    const scope = openScope(pool, { tenantId: site.tenantId })
    const ctx = createCtx({ db: scope.db, tenantId: site.tenantId, log })
    const token = await createSession(ctx, { memberId, providerSession: null, providerTokens: null })
    await scope.commit()
    return `sanggar_access=${token}`
  } finally {
    await pool.end()
  }
}
