import type pg from 'pg'
import type { Site } from '#features/sites/site.ts'
import type { Identity } from '#page/identity.ts'
import type { Person } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { logSecurity } from '#platform/security-log.ts'
import { findMemberships, updateMember } from './members.server.ts'
import { endSessionsOf } from './sessions.server.ts'

export interface SessionTools {
  pool: pg.Pool
  identity: Identity
  log: Log
}

/**
 * Checks with the provider that a session is still valid, after the request that used it. Refreshes its tokens and takes over a new name or address.
 * Ends the session here if it has ended there, or if the response is about another person. Of several concurrent requests one runs the check. If the
 * provider can't be reached, the session stays until the next check.
 */
export async function checkSession({ pool, identity, log }: SessionTools, site: Site, person: Person): Promise<void> {
  const { tenantId } = site
  const now = new Date()
  try {
    const claimed = await withScope(pool, { tenantId }, db =>
      db
        .updateTable('sessions')
        .set({ checked_at: now })
        .where('tenant_id', '=', tenantId)
        .where('token_sha256', '=', person.session)
        // A request that read the row before another request's check began finds it claimed here.
        .where('checked_at', '<', new Date(now.getTime() - 60_000))
        .returning('provider_tokens')
        .executeTakeFirst(),
    )
    const tokens = claimed && identity.openTokens(site, claimed.provider_tokens)
    if (!tokens) return
    const who = await identity.refresh(site, tokens)
    await withScope(pool, { tenantId }, async db => {
      const isTheirs = who && (await updateMember({ db, tenantId, now }, person.memberId, who))
      if (who && !isTheirs) log.warn({ tenantId, memberId: person.memberId }, 'the account site speaks of somebody else: the session ends')
      // Matched by the tokens that were refreshed: the access token may have been replaced meanwhile.
      if (isTheirs) {
        await db
          .updateTable('sessions')
          .set({ provider_tokens: identity.sealTokens(site, who.tokens) })
          .where('tenant_id', '=', tenantId)
          .where('member_id', '=', person.memberId)
          .where('provider_tokens', '=', claimed.provider_tokens)
          .execute()
        return
      }
      await db
        .deleteFrom('sessions')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', person.memberId)
        .where('provider_tokens', '=', claimed.provider_tokens)
        .execute()
      logSecurity(log, 'session.ended', { tenant: tenantId, member: person.memberId, count: 1, why: 'provider' })
    })
  } catch (error) {
    log.warn({ err: error, tenantId }, 'a session could not be checked with the account site')
  }
}

/**
 * Ends the sessions of a provider session, or with `subject` all of a person's, at every tenant. If one tenant fails it continues with the others, and
 * throws an AggregateError at the end.
 */
export async function endEverywhere(pool: pg.Pool, of: { providerSession: string } | { issuer: string; subject: string }): Promise<void> {
  const tenants = await withScope(pool, { system: 'sign-out' }, async db => {
    // every tenant: signing out reaches all sites that were signed in to
    if (!('providerSession' in of)) return await findMemberships(db, of)
    const rows = await db.selectFrom('sessions').select('tenant_id').distinct().where('provider_session', '=', of.providerSession).execute()
    return rows.map(row => ({ tenantId: toTenantId(row.tenant_id) }))
  })
  const failures: unknown[] = []
  for (const { tenantId } of tenants) {
    await withScope(pool, { tenantId }, db => endSessionsOf({ db, tenantId }, of)).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `sessions could not be ended at ${failures.length} tenant(s)`)
}
