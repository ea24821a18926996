import { credentialsOf } from '#features/tenants/viewer.server.ts'
import { createCtx, type Viewer } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Scope } from '#platform/db/scope.ts'
import { asTenantRole } from '#platform/db/tenant-role.ts'
import { findAnswer, KEY_HEADER, keepAnswer, namesOf, parseKey, REPLAYED_HEADER, waitForTurn } from '#platform/http/idempotency-answers.ts'
import type { Log } from '#platform/log.ts'
import type { SentRow } from './insert.ts'
import type { RestAnswer, RestAsk } from './read.ts'

export interface OnceParts {
  request: Request
  viewer: Viewer
  seal: Seal
  log: Log
  scope: Pick<Scope, 'startAgain'>
}

/**
 * Adds rows by `work`; of those that bear an `Idempotency-Key`, once a day at most: who sends them again, or at the same time, gets the first answer with
 * `Idempotency-Replayed: true`. It is kept in the transaction of the rows, by our own role, and tells callers apart as other calls do: who has the anonymous
 * key alone is one of them. Throws as `answerOnce` (platform/http/idempotency.ts).
 */
export async function addOnce(
  { db, tenantId, media, prefer }: RestAsk,
  rows: readonly SentRow[],
  { request, viewer, seal, log, scope }: OnceParts,
  work: () => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const header = request.headers.get(KEY_HEADER)
  if (header === null) return await work()
  const ctx = createCtx({ db, tenantId, log, viewer })
  const sent = [JSON.stringify(rows), JSON.stringify([media, prefer])]
  const names = namesOf(ctx, credentialsOf(request.headers), parseKey(header), request, sent)
  await waitForTurn(ctx, names, () => scope.startAgain())
  const first = await asTenantRole(db, () => findAnswer(ctx, seal, names))
  if (first) return replay(first.body)
  const answer = await work()
  await asTenantRole(db, () => keepAnswer(ctx, seal, names, { status: answer.status, body: JSON.stringify(answer) }))
  return answer
}

function replay(kept: string): RestAnswer {
  // Named boundary: what was sealed here is opened here.
  const first = JSON.parse(kept) as RestAnswer
  return { ...first, headers: { ...first.headers, [REPLAYED_HEADER]: 'true' } }
}
