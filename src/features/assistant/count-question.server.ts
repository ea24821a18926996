import type { Ctx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ChatTools } from './chat-scope.server.ts'
import { takeOfDay } from './day-limit.server.ts'
import { identityOf } from './identities.server.ts'

/**
 * Counts a question that is asked by another way than the chat, with those of the chat, in a transaction of its own. Who isn't signed in has no identity here:
 * their network alone is counted. Throws 429 above a limit.
 */
export async function countQuestion(
  { pool, limits }: Pick<ChatTools, 'pool' | 'limits'>,
  { viewer, tenantId, now }: Pick<Ctx, 'viewer' | 'tenantId' | 'now'>,
  address: string,
): Promise<void> {
  if (viewer.kind !== 'person') return await limits.takeUnnamed(address)
  const { memberId, isChild } = viewer.person
  await withScope(pool, { tenantId }, async db => {
    const { id } = await identityOf({ db, tenantId, now }, memberId)
    await limits.takeQuestion(`${tenantId} ${id}`, isChild, address)
    await takeOfDay({ db, tenantId, now }, id, isChild)
  })
}
