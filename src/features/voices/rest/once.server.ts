import { credentialsOf } from '#features/api-clients/viewer.server.ts'
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
  /** The public reaches us by https: cookies have their prefixed names. */
  isSecure: boolean
  log: Log
  scope: Pick<Scope, 'startAgain'>
  /** Ends the request's turn; returns how to wait for the next one. */
  leaveTurn(): () => Promise<void>
  count(): Promise<void>
}

/**
 * Inserts rows with `work`, at most once a day for each `Idempotency-Key`: repeated or concurrent requests get the first response with `Idempotency-Replayed:
 * true`.
 * The response is stored in the transaction of the rows, by our own role. Clients are told apart as on other endpoints; all that only have the anonymous key
 * are one.
 * `count` counts the submission outside the transaction, so that it holds no connection; replayed responses are not counted. Throws as `answerOnce`
 * (platform/http/idempotency.ts), `count` and `work`.
 */
export async function addOnce(
  { db, tenantId, media, prefer }: RestAsk,
  rows: readonly SentRow[],
  { request, viewer, seal, isSecure, log, scope, leaveTurn, count }: OnceParts,
  work: () => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const header = request.headers.get(KEY_HEADER)
  if (header === null) {
    await count()
    return await work()
  }
  const ctx = createCtx({ db, tenantId, log, viewer })
  const sent = [JSON.stringify(rows), JSON.stringify([media, prefer])]
  const names = namesOf(ctx, credentialsOf(request.headers, isSecure), parseKey(header), request, sent)
  const findFirst = async () => {
    await waitForTurn(ctx, names, async () => {
      await scope.startAgain()
      return leaveTurn()
    })
    return await asTenantRole(db, () => findAnswer(ctx, seal, names))
  }
  const before = await findFirst()
  if (before) return replay(before.body)
  await scope.startAgain()
  await count()
  // Another request with the key may have finished meanwhile.
  const first = await findFirst()
  if (first) return replay(first.body)
  const answer = await work()
  await asTenantRole(db, () => keepAnswer(ctx, seal, names, { status: answer.status, body: JSON.stringify(answer) }))
  return answer
}

function replay(kept: string): RestAnswer {
  // Named boundary: this module sealed the response that it opens.
  const first = JSON.parse(kept) as RestAnswer
  return { ...first, headers: { ...first.headers, [REPLAYED_HEADER]: 'true' } }
}
