import fc from 'fast-check'
import { confirmHandRefund } from '#features/payments/refunds.server.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { read } from './queue.ts'
import { faultsInTheEnd, faultsNow } from './rules.ts'
import type { Step } from './step.ts'
import { anyStep, happen } from './steps.ts'
import { run, tell, tick } from './steps-of-money.ts'
import { confirmSeen, refuseUnseen } from './steps-of-staff.ts'
import { OUR_PRODUCT, type Product, World } from './world.ts'

const HOUR_MS = 3_600_000
/** What breaks mostly stays broken: a check after each step would double the time. */
const CHECK_EACH = 3
const MOST_ROUNDS = 60

/** A sequence broke a rule. */
export class BrokenRule extends Error {
  constructor(faults: readonly string[], story: readonly string[]) {
    super(`${faults.join('\n')}\n${story.join('\n')}`)
    this.name = 'BrokenRule'
  }
}

let siteId = 5000

async function createTenant({ pool }: JobTools): Promise<World['tenantId']> {
  const id = toTenantId(newId())
  siteId++
  const slug = `uji-${id.slice(-12)}`
  await pool.query('insert into directory.tenants (id, slug, site_id, name) values ($1, $2, $3, $2)', [id, slug, siteId])
  return id
}

/** Plays one sequence at a tenant of its own. Throws BrokenRule with the story, and whatever a command or job must not throw. */
export async function play(tools: JobTools, steps: readonly Step[], product: Product = OUR_PRODUCT): Promise<void> {
  const world = new World(tools, await createTenant(tools), product)
  await world.build()
  const check = (faults: string[]) => {
    if (faults.length > 0) throw new BrokenRule(faults, world.story)
  }
  try {
    for (const [at, step] of steps.entries()) {
      await happen(world, step)
      if (at % CHECK_EACH === 0) check(await faultsNow(world))
    }
    await comeToRest(world)
    check(await faultsInTheEnd(world))
  } catch (error) {
    if (error instanceof BrokenRule) throw error
    throw new BrokenRule([error instanceof Error ? `${error.message}\n${error.stack}` : String(error)], world.story)
  } finally {
    await world.queue.clear()
  }
}

/** Lets everything that is under way end: gateways answer and tell what they know, time goes on, staff look at the account, and workers work. */
async function comeToRest(world: World): Promise<void> {
  world.note('everything comes to rest')
  Object.assign(world.bank, { isAway: false, losesAnswer: false })
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const order of world.bank.orders.values()) {
      world.bank.finishRefunds(order)
      if (order.isNews) await tell(world, order)
    }
    for (const payout of world.bank.payouts.values()) if (payout.state === 'sent') payout.state = 'paid'
    while (await confirmSeen(world));
    // A proof holds its invoice open until staff have looked.
    while (await refuseUnseen(world));
    for (const id of await handRefunds(world)) await world.as(world.staff[0] ?? '', 'admin', ctx => confirmHandRefund(ctx, id))
    await tick(world)
    await workAll(world)
    const hasRest = round > 3 && (await isAtRest(world))
    if (hasRest) return
    world.now = new Date(world.now.getTime() + 13 * HOUR_MS)
  }
  throw new Error('it never comes to rest')
}

async function workAll(world: World): Promise<void> {
  for (let count = 0; count < 300; ) {
    const jobs = await world.queue.waiting(world.now)
    if (jobs.length === 0) return
    for (const job of jobs) {
      count++
      await run(world, job)
    }
  }
  throw new Error('jobs make jobs without end')
}

const handRefunds = async ({ pool, tenantId }: World): Promise<string[]> =>
  (
    await read<{ id: string }>(pool, `select id from refunds where tenant_id = $1 and way = 'hand' and state = 'requested'`, [tenantId])
  ).map(({ id }) => id)

async function isAtRest(world: World): Promise<boolean> {
  const rows = await read(
    world.pool,
    `select 1 from invoices where tenant_id = $1 and status = 'pending' union all
      select 1 from payments where tenant_id = $1 and ask_at is not null union all
      select 1 from refunds where tenant_id = $1 and state in ('requested', 'sent') union all
      select 1 from payouts where tenant_id = $1 and status in ('sent') limit 1`,
    [world.tenantId],
  )
  return rows.length === 0 && ![...world.bank.orders.values()].some(({ isNews, gateway }) => isNews && gateway !== 'transfer')
}

export interface Played {
  sequences: number
  seed: number
  path: string | null
  /** What broke, with the shortest sequence that was found; null: nothing. */
  fault: string | null
  steps: readonly Step[] | null
}

export interface Wanted {
  count: number
  seed: number
  path?: string | undefined
  product?: Product | undefined
  /** The most steps of a sequence. */
  most?: number
  /** How long a failing one is made shorter. */
  shrinkMs?: number
  heard?: () => void
}

/** Plays random sequences, until one breaks a rule: that one is made as short as it can be found. The same seed plays the same. */
export async function playMany(
  tools: JobTools,
  { count, seed, path, product, most = 30, shrinkMs = 60_000, heard = () => {} }: Wanted,
): Promise<Played> {
  let failedAt: number | undefined
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: most, size: 'max' }), async steps => {
    if (failedAt !== undefined && Date.now() - failedAt > shrinkMs) return
    try {
      await play(tools, steps, product)
      heard()
    } catch (error) {
      failedAt ??= Date.now()
      throw error
    }
  })
  const details = await fc.check(property, { numRuns: count, seed, ...(path !== undefined && { path }), endOnFailure: path !== undefined })
  const { errorInstance, counterexample, counterexamplePath, numRuns } = details
  return {
    sequences: numRuns,
    seed,
    path: counterexamplePath,
    fault: details.failed ? (errorInstance instanceof Error ? errorInstance.message : String(errorInstance)) : null,
    steps: counterexample?.[0] ?? null,
  }
}

/** Plays several at the same time, each with a seed of its own: the given one and those that follow. Returns the first that broke a rule. */
export async function playLanes(tools: JobTools, { count, seed, lanes, ...more }: Wanted & { lanes: number }): Promise<Played> {
  const played = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => playMany(tools, { ...more, count: Math.ceil(count / lanes), seed: seed + lane })),
  )
  const sequences = played.reduce((sum, one) => sum + one.sequences, 0)
  const failed = played.find(({ fault }) => fault !== null)
  return { ...(failed ?? { seed, path: null, fault: null, steps: null }), sequences }
}
