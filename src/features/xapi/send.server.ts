import { sql } from 'kysely'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type OutsideAnswer, postOutside, type Resolve } from '#platform/http/post-outside.ts'
import type { Try } from '#platform/jobs/job.ts'
import { noteId, toNote, toStatement, type WaitingEvent } from './event.ts'
import { enqueueSending, maySend } from './statements.server.ts'
import { headersOf, purposeOf, TIMEOUT_MS } from './store.ts'

export interface SendParts {
  seal: Seal
  /** `WEBHOOKS_LOOPBACK`: the store may be on this machine. */
  isLoopbackAllowed: boolean
  resolve?: Resolve
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** How many statements are sent at once. */
const BATCH = 50

interface Waiting {
  id: string
  pseudonym: string
  /** null: the note that this person was erased. */
  event: WaitingEvent | null
  happenedAt: Date
}

/**
 * Sends the oldest statements that wait, in the order in which they happened, and has the following ones sent. Nothing is lost where the store is away: what
 * was not taken waits. A statement that the store refuses as such is put aside, and holds up no other.
 */
export async function sendWaiting(ctx: Ctx, trial: Pick<Try, 'startAgain' | 'signal'>, parts: SendParts): Promise<void> {
  const store = await ctx.db
    .selectFrom('xapi_stores')
    .select(['endpoint', 'sealed_credentials'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('switched_on_at', 'is not', null)
    .executeTakeFirst()
  const waiting = store ? await findWaiting(ctx) : []
  const site = waiting.length > 0 ? await parts.findSite(ctx.tenantId) : undefined
  if (!store || !site) return
  const origin = parts.originOf(site.host)
  const credentials = parts.seal.open(purposeOf(ctx.tenantId), store.sealed_credentials)
  // No transaction is open while the store is asked.
  await trial.startAgain()
  const post = async (sent: readonly Waiting[]): Promise<OutsideAnswer> =>
    credentials === undefined
      ? { kind: 'failed', failure: 'NO_CREDENTIALS' }
      : await postOutside({
          url: `${store.endpoint}/statements`,
          headers: { ...headersOf(credentials), 'content-type': 'application/json' },
          body: JSON.stringify(
            sent.map(one =>
              one.event ? toStatement({ ...one, event: one.event }, origin) : toNote(one.pseudonym, one.happenedAt, origin),
            ),
          ),
          timeoutMs: TIMEOUT_MS,
          isLoopbackAllowed: parts.isLoopbackAllowed,
          resolve: parts.resolve,
          signal: trial.signal,
        })
  const result = await offer(waiting, post)
  await keepResult(ctx, result)
  if (!result.failure && waiting.length === BATCH) await enqueueSending(ctx)
}

interface Offered {
  sent: Waiting[]
  refused: { one: Waiting; why: string }[]
  /** Why the rest waits. */
  failure?: string
}

/** Offers statements together; where the store refuses them, one by one: it refuses all for one that is wrong. */
async function offer(waiting: readonly Waiting[], post: (sent: readonly Waiting[]) => Promise<OutsideAnswer>): Promise<Offered> {
  const result: Offered = { sent: [], refused: [] }
  const answer = await post(waiting)
  if (isTaken(answer)) return { ...result, sent: [...waiting] }
  if (!isRefusal(answer)) return { ...result, failure: wordsOf(answer) }
  for (const one of waiting) {
    const alone = await post([one])
    // A conflict: the store has a statement of this id.
    if (isTaken(alone) || (alone.kind === 'answered' && alone.status === 409)) result.sent.push(one)
    else if (isRefusal(alone)) result.refused.push({ one, why: wordsOf(alone) })
    else return { ...result, failure: wordsOf(alone) }
  }
  return result
}

const isTaken = (answer: OutsideAnswer) => answer.kind === 'answered' && (answer.status === 200 || answer.status === 204)
const isRefusal = (answer: OutsideAnswer) => answer.kind === 'answered' && [400, 409, 413, 422].includes(answer.status)

function wordsOf(answer: OutsideAnswer): string {
  return answer.kind === 'failed' ? answer.failure : `HTTP ${answer.status}`
}

/** SQL: of what happened in one moment joining comes first, then openings, results, and what is done, a class after its chapters; leaving is the last. */
const turnOf = sql`case s.statement ->> 'verb' when 'registered' then -4 when 'initialized' then 0 when 'answered' then 1 when 'exited' then 3 else 2 end
  + case s.statement ->> 'of' when 'class' then 3 else 0 end`

async function findWaiting(ctx: Ctx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    (select s.id, a.pseudonym, s.statement as event, s.happened_at as "happenedAt", ${turnOf} as turn
      from xapi_statements s join xapi_actors a on a.tenant_id = s.tenant_id and a.member_id = s.member_id
        join members m on m.tenant_id = s.tenant_id and m.id = s.member_id and ${maySend(ctx.now)}
      where s.tenant_id = ${ctx.tenantId} and s.sent_at is null and s.refused_at is null order by s.happened_at, turn, s.id limit ${BATCH})
    union all
    (select e.pseudonym as id, e.pseudonym, null, e.erased_at, 9 from xapi_erasures e
      where e.tenant_id = ${ctx.tenantId} and e.noted_at is null order by e.erased_at, e.pseudonym limit ${BATCH})
    order by "happenedAt", turn, id limit ${BATCH}`.execute(ctx.db)
  return rows.map(row => (row.event ? row : { ...row, id: noteId(row.pseudonym) }))
}

async function keepResult(ctx: Ctx, { sent, refused, failure }: Offered): Promise<void> {
  const done = [...sent, ...refused.map(({ one }) => one)]
  const why = Object.fromEntries(refused.map(({ one, why: words }) => [one.id, words]))
  await sql`update xapi_statements s set sent_at = case when w.why is null then ${ctx.now}::timestamptz end,
      refused_at = case when w.why is not null then ${ctx.now}::timestamptz end, refusal = w.why
    from (select id, ${JSON.stringify(why)}::jsonb ->> id::text as why from unnest(${done.flatMap(one => (one.event ? [one.id] : []))}::uuid[]) id) w
    where s.tenant_id = ${ctx.tenantId} and s.id = w.id`.execute(ctx.db)
  await sql`update xapi_erasures set noted_at = ${ctx.now} where tenant_id = ${ctx.tenantId}
    and pseudonym = any (${done.flatMap(one => (one.event ? [] : [one.pseudonym]))}::uuid[])`.execute(ctx.db)
  await sql`update xapi_stores set tried_at = ${ctx.now}, failure = ${failure ?? ''} where tenant_id = ${ctx.tenantId}`.execute(ctx.db)
}
