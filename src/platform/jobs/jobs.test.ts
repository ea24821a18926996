import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { TenantId } from '../db/ids.ts'
import { openTestDatabase } from '../testing/database.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, type HandledJob, handleJob, type Try } from './job.ts'
import { openQueue, type Queue, startQueue } from './jobs.ts'

const database = openTestDatabase()
const lines: { msg: string; job?: string }[] = []
const log = pino({ level: 'info' }, { write: line => lines.push(JSON.parse(line)) })
const payload = z.strictObject({ name: z.string() })
const quick = { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 }
const opened: Queue[] = []
let tenantId: TenantId
let count = 0

/** A separate job for each test. */
const jobOf = () => defineJob({ name: `test.${++count}`, schema: payload, retry: quick })

async function start(...handled: HandledJob[]): Promise<Queue> {
  const queue = await startQueue(database.url, { pool: database.pool, log }, { scheduled: [], handled })
  opened.push(queue)
  return queue
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 800 && !(await isSo()); i++) await wait(25)
  expect(await isSo()).toBe(true)
}

async function states(name: string): Promise<unknown[]> {
  const { rows } = await database.pool.query('select state::text from jobs.job where name = $1 order by created_on', [name])
  return rows.map(row => row.state)
}

beforeEach(async () => {
  tenantId = await database.createTenant()
  lines.length = 0
})
afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.stop()
})

describe('a job', () => {
  it('runs soon after the commit, once, in the scope of its tenant, and what it writes is committed', async () => {
    const job = jobOf()
    const runs: string[] = []
    const ended: number[] = []
    await start(
      handleJob(job, async (ctx, { name }) => {
        runs.push(`${name} of ${ctx.tenantId}`)
        // Only its own tenant's row is visible.
        await ctx.db
          .updateTable('site_settings')
          .set({ value: JSON.stringify(name) })
          .where('key', '=', 'title')
          .execute()
        ended.push(performance.now())
      }),
    )
    const other = await database.createTenant()
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    const committed = performance.now()
    await until(async () => (await states(job.name))[0] === 'completed')
    expect(runs).toEqual([`Siti of ${tenantId}`])
    // Woken by a notification, not by polling every five seconds.
    expect((ended[0] ?? Number.NaN) - committed).toBeLessThan(2000)
    const { rows } = await database.pool.query("select tenant_id, value from site_settings where key = 'title' and tenant_id in ($1, $2)", [
      tenantId,
      other,
    ])
    expect(rows.find(row => row.tenant_id === tenantId)?.value).toBe('Siti')
    expect(rows.find(row => row.tenant_id === other)?.value).not.toBe('Siti')
  })

  it('runs once where two processes work it, however many there are', async () => {
    const job = jobOf()
    const runs: string[] = []
    const handled = handleJob(job, async (_ctx, { name }) => {
      runs.push(name)
    })
    await Promise.all([start(handled), start(handled)])
    const names = Array.from({ length: 60 }, (_, i) => `n${i}`)
    await database.asTenant(tenantId, async ctx => {
      for (const name of names) await enqueue(ctx, job, { name })
    })
    await until(() => runs.length >= 60)
    expect(runs.toSorted()).toEqual(names.toSorted())
  })

  it('waits, and may be enqueued, until the queue is worked', async () => {
    const job = jobOf()
    const runs: string[] = []
    const handled = [handleJob(job, async (_ctx, { name }) => void runs.push(name))]
    const queue = await openQueue(database.url, { pool: database.pool, log }, { scheduled: [], handled })
    opened.push(queue)
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    await wait(1000)
    expect([runs, await states(job.name)]).toEqual([[], ['created']])
    await queue.work()
    await until(() => runs.length === 1)
  })

  it('that throws leaves nothing, is retried later, and is given up at last, where it is seen', async () => {
    const job = jobOf()
    const triedAt: number[] = []
    let isMended = false
    const queue = await start(
      handleJob(job, async ctx => {
        triedAt.push(Date.now())
        if (isMended) return
        await ctx.db.deleteFrom('site_settings').where('tenant_id', '=', ctx.tenantId).execute()
        throw new Error('not today')
      }),
    )
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    await until(async () => (await queue.countDead()) === 1)
    expect(triedAt).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = triedAt
    expect(Math.min(second - first, third - second)).toBeGreaterThan(400)
    expect(queue.tries).toEqual({ done: 0, failed: 2, dead: 1 })
    expect(lines.filter(line => line.job === job.name).map(line => line.msg)).toEqual([
      'a job failed; it is tried again',
      'a job failed; it is tried again',
      'a job was given up',
    ])
    const { rows } = await database.pool.query("select data, source_output from jobs.job where name = 'jobs.dead'")
    expect(rows).toEqual([{ data: { tenantId, payload: { name: 'Siti' } }, source_output: { message: 'not today' } }])
    const { rows: kept } = await database.pool.query('select 1 from site_settings where tenant_id = $1', [tenantId])
    expect(kept.length).toBeGreaterThan(0)
    isMended = true
    const boss = new PgBoss({ connectionString: database.url, schema: 'jobs', max: 1, supervise: false, schedule: false })
    await boss.start()
    await boss.redrive('jobs.dead')
    await boss.stop()
    await until(() => triedAt.length === 4)
    expect(await queue.countDead()).toBe(0)
  }, 40_000)

  it('of a deleted tenant is dropped', async () => {
    const job = jobOf()
    let isRun = false
    const queue = await start(
      handleJob(job, async () => {
        isRun = true
      }),
    )
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }, { startAfter: new Date(Date.now() + 1000) }))
    await database.pool.query('delete from directory.tenants where id = $1', [tenantId])
    await until(async () => (await states(job.name))[0] === 'completed')
    expect(isRun).toBe(false)
    expect(queue.tries).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(lines.map(line => line.msg)).toContain('a job of a deleted tenant was dropped')
  })

  it('gives its connection back before it waits for the world outside', async () => {
    const job = jobOf()
    const open = async () =>
      (
        await database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and application_name <> 'sanggar-jobs'",
        )
      ).rows.length
    const seen: number[] = []
    await start(
      handleJob(job, async (ctx, _payload, { startAgain }) => {
        await ctx.db.selectFrom('site_settings').select('key').where('tenant_id', '=', ctx.tenantId).execute()
        seen.push(await open())
        await startAgain()
        seen.push(await open())
        await ctx.db.deleteFrom('site_settings').where('tenant_id', '=', ctx.tenantId).execute()
      }),
    )
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    await until(async () => (await states(job.name))[0] === 'completed')
    expect(seen).toEqual([1, 0])
  })

  it('that takes too long has failed, and commits nothing any more', async () => {
    const job = { ...jobOf(), timeoutSeconds: 1 }
    const late: unknown[] = []
    await start(
      handleJob(job, async ctx => {
        await ctx.db.deleteFrom('site_settings').where('tenant_id', '=', ctx.tenantId).execute()
        await wait(1500)
        await ctx.db
          .deleteFrom('mails')
          .where('tenant_id', '=', ctx.tenantId)
          .execute()
          .catch(error => late.push(error))
      }),
    )
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    await until(() => late.length > 0)
    expect(late).toMatchObject([{ message: expect.stringContaining('no statement runs outside its transaction') }])
    const { rows } = await database.pool.query('select 1 from site_settings where tenant_id = $1', [tenantId])
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('a process that ends', () => {
  async function beginning(work: (ctx: Ctx, trial: Try) => Promise<void>) {
    const job = jobOf()
    let isBegun = false
    const queue = await start(
      handleJob(job, async (ctx, _payload, trial) => {
        isBegun = true
        await work(ctx, trial)
      }),
    )
    await database.asTenant(tenantId, ctx => enqueue(ctx, job, { name: 'Siti' }))
    await until(() => isBegun)
    return { job, queue }
  }

  it('finishes what it has begun', async () => {
    const { job, queue } = await beginning(async () => await wait(1000))
    await queue.stop()
    expect(await states(job.name)).toEqual(['completed'])
  })

  it('leaves to another what does not end in time', async () => {
    const { job, queue } = await beginning(async (_ctx, { signal }) => await wait(60_000, undefined, { signal }))
    await queue.stop()
    expect(await states(job.name)).toEqual(['retry'])
    let isRun = false
    await start(
      handleJob(job, async () => {
        isRun = true
      }),
    )
    await until(() => isRun)
  }, 30_000)

  it('by being killed leaves what it had begun to another, which sees that it gives no sign of life', async () => {
    const job = jobOf()
    let runs = 0
    await start(
      handleJob(job, async () => {
        runs++
      }),
    )
    // As a killed process leaves it.
    await database.pool.query(
      `insert into jobs.job (name, data, state, policy, singleton_key, retry_limit, retry_delay, expire_seconds, heartbeat_seconds, started_on, heartbeat_on)
       select $1, jsonb_build_object('tenantId', $2::uuid, 'payload', jsonb_build_object('name', 'Siti')), 'active', 'short', 'dead', 2, 1, 90,
         q.heartbeat_seconds, now() - interval '1 minute', now() - interval '1 minute' from jobs.queue q where q.name = $1`,
      [job.name, tenantId],
    )
    await vi.waitUntil(() => runs === 1, { timeout: 40_000, interval: 100 })
  }, 60_000)
})
