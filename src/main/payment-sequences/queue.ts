import type { KyselyPlugin } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { isGatewayFault } from '#features/gateways/gateway.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import type { HandledJob } from '#platform/jobs/job.ts'

const log = pino({ level: 'silent' })

/** The process died: nothing of its transaction stays. */
export class Crash extends Error {}

/** Where a process dies: at its n-th statement, at its commit, or after it, before anybody heard that it is done. */
export type CrashAt = number | 'commit' | 'answer'

export interface WaitingJob {
  id: string
  name: string
  payload: unknown
}

/** Runs work as one request or job of a tenant does, at a time, and lets it die where it is told to. */
export async function runAt<T>(
  pool: pg.Pool,
  { tenantId, now, crashAt, ...more }: { tenantId: TenantId; now: Date; crashAt?: CrashAt | undefined } & Partial<Pick<Ctx, 'viewer'>>,
  work: (ctx: Ctx, startAgain: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const scope = openScope(pool, { tenantId })
  const db = typeof crashAt === 'number' ? scope.db.withPlugin(dieAt(crashAt)) : scope.db
  try {
    const result = await work(createCtx({ db, tenantId, log, now, ...more }), () => scope.startAgain())
    if (crashAt === 'commit') throw new Crash()
    await scope.commit()
    if (crashAt === 'answer') throw new Crash()
    return result
  } catch (error) {
    await scope.rollback()
    throw error
  }
}

function dieAt(statement: number): KyselyPlugin {
  let count = 0
  return {
    transformQuery({ node }) {
      if (++count === statement) throw new Crash()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The product's queue, of which a sequence decides what runs when. What fails is tried again later, as the queue does it. */
export class Queue {
  readonly #pool: pg.Pool
  readonly #tenantId: TenantId
  readonly #handlers: ReadonlyMap<string, HandledJob>

  constructor(pool: pg.Pool, tenantId: TenantId, handlers: readonly HandledJob[]) {
    this.#pool = pool
    this.#tenantId = tenantId
    this.#handlers = new Map(handlers.map(one => [one.job.name, one]))
  }

  /** Returns what may begin at a time, oldest first. What nobody here handles, such as mails, is dropped. */
  async waiting(at: Date): Promise<WaitingJob[]> {
    const { rows } = await this.#pool.query<WaitingJob & { isDue: boolean }>(
      `select id, name, data -> 'payload' as payload, start_after <= $2 as "isDue" from jobs.job
        where data ->> 'tenantId' = $1 and state in ('created', 'retry') order by created_on, id`,
      [this.#tenantId, at],
    )
    const idle = rows.filter(({ name }) => !this.#handlers.has(name)).map(({ id }) => id)
    if (idle.length > 0) await this.#pool.query('delete from jobs.job where id = any ($1)', [idle])
    return rows.filter(({ name, isDue }) => isDue && this.#handlers.has(name))
  }

  /** Runs a waiting job; where the process dies, or the gateway is away, it waits again. Throws what no job may throw. */
  async run({ id, name, payload }: WaitingJob, now: Date, crashAt?: CrashAt): Promise<void> {
    const { rowCount } = await this.#pool.query(`update jobs.job set state = 'active' where id = $1 and state in ('created', 'retry')`, [
      id,
    ])
    const handler = this.#handlers.get(name)
    if (rowCount === 0 || !handler) return
    try {
      await runAt(this.#pool, { tenantId: this.#tenantId, now, crashAt }, async (ctx, startAgain) => {
        await handler.run(ctx, payload, { signal: new AbortController().signal, startAgain })
      })
      await this.#pool.query('delete from jobs.job where id = $1', [id])
    } catch (error) {
      if (!(error instanceof Crash) && !isGatewayFault(error)) throw new Error(`${name} failed: ${String(error)}`, { cause: error })
      const later = new Date(now.getTime() + (error instanceof Crash ? 0 : RETRY_MS))
      await this.#pool.query(`update jobs.job set state = 'retry', start_after = $2 where id = $1`, [id, later])
    }
  }

  async clear(): Promise<void> {
    await this.#pool.query(`delete from jobs.job where data ->> 'tenantId' = $1`, [this.#tenantId])
  }
}

const RETRY_MS = 60_000

/** Counts rows, or reads them, past every rule: for checks. */
export async function read<Row extends object>(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await pool.query<Row>(text, [...values])).rows
}
