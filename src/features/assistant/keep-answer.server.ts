import type pg from 'pg'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { type NewMessage, saveMessage } from './conversations.server.ts'
import { touchIdentity } from './identities.server.ts'

/** Keeps an answer when its stream has ended, in a transaction of its own. */
export async function keepAnswer(pool: pg.Pool, tenantId: TenantId, identityId: string, message: NewMessage): Promise<void> {
  await withScope(pool, { tenantId }, async db => {
    const ctx = { db, tenantId, now: new Date() }
    await touchIdentity(ctx, identityId)
    await saveMessage(ctx, message)
  })
}
