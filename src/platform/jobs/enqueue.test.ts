import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TenantId } from '../db/ids.ts'
import { withScope } from '../db/scope.ts'
import { openTestDatabase } from '../testing/database.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, handleJob } from './job.ts'
import { makeQueues } from './jobs.ts'

const database = openTestDatabase()
const greet = defineJob({
  name: 'test.greet',
  schema: z.strictObject({ name: z.string() }),
  retry: { limit: 3, delaySeconds: 7, maxDelaySeconds: 70 },
})
let tenantId: TenantId

async function jobs() {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    "select * from jobs.job where name = 'test.greet' order by created_on, id",
  )
  return rows
}

beforeAll(async () => {
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(greet, async () => {})])
})
beforeEach(async () => {
  await database.pool.query("delete from jobs.job where name = 'test.greet'")
  tenantId = await database.createTenant()
})

describe('a job that is enqueued', () => {
  it('is refused where its payload is not one, and nothing is written', async () => {
    // @ts-expect-error: the type forbids it too
    await expect(database.asTenant(tenantId, ctx => enqueue(ctx, greet, { nama: 'Siti' }))).rejects.toThrow('not a payload of test.greet')
    // @ts-expect-error: as above
    await expect(database.asTenant(tenantId, ctx => enqueue(ctx, greet, { name: 'Siti', age: 3 }))).rejects.toThrow('unrecognized_keys')
    expect(await jobs()).toEqual([])
  })

  it('is refused where there is no such queue, where it is one of the clock, and outside a tenant', async () => {
    const unknown = defineJob({ name: 'test.unknown', schema: z.object({}) })
    await expect(database.asTenant(tenantId, ctx => enqueue(ctx, unknown, {}))).rejects.toThrow('there is no queue test.unknown')
    const boss = await openBoss()
    await boss.createQueue('test.clock', { policy: 'singleton' })
    await boss.stop()
    await expect(database.asTenant(tenantId, ctx => enqueue(ctx, { ...unknown, name: 'test.clock' }, {}))).rejects.toThrow('no queue')
    await expect(withScope(database.pool, { system: 'due-mail' }, db => enqueue({ db }, greet, { name: 'Siti' }))).rejects.toThrow(
      'permission',
    )
  })

  it('is not there where its transaction is rolled back', async () => {
    const work = database.asTenant(tenantId, async ctx => {
      await enqueue(ctx, greet, { name: 'Siti' })
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await jobs()).toEqual([])
  })

  it('is a row as pg-boss writes it, with the tenant that the database knows', async () => {
    const startAfter = new Date(Date.now() + 3_600_000)
    await database.asTenant(tenantId, ctx => enqueue(ctx, greet, { name: 'Siti' }, { startAfter, singletonKey: 'a', priority: 2 }))
    const boss = await openBoss()
    const data = { tenantId, payload: { name: 'Siti' } }
    await boss.send('test.greet', data, { startAfter, singletonKey: 'b', priority: 2 })
    await boss.stop()
    const [ours, theirs] = await jobs()
    const own = { id: expect.any(String), created_on: expect.any(Date), singleton_key: expect.any(String) }
    expect(ours).toEqual({ ...theirs, ...own })
    expect(ours).toMatchObject({ data, retry_limit: 3, retry_delay: 7, retry_delay_max: 70, retry_backoff: true, dead_letter: 'jobs.dead' })
  })

  it('is one where another with its key waits, and that one waits for this transaction', async () => {
    const boss = await openBoss()
    const post = () => database.asTenant(tenantId, ctx => enqueue(ctx, greet, { name: 'Siti' }, { singletonKey: 'a' }))
    await post()
    await database.asTenant(tenantId, async ctx => {
      await enqueue(ctx, greet, { name: 'Siti' }, { singletonKey: 'a' })
      expect(await boss.fetch('test.greet')).toEqual([])
    })
    expect(await boss.fetch('test.greet')).toHaveLength(1)
    // It has started: what is enqueued now is a new job.
    await post()
    expect(await jobs()).toHaveLength(2)
    await boss.stop()
  })

  it('is neither read nor changed by a tenant, nor by the hosted database’s callers', async () => {
    await database.asTenant(tenantId, ctx => enqueue(ctx, greet, { name: 'Siti' }))
    for (const of of [{ tenantId }, { anonymousOf: tenantId }]) {
      const client = await database.pool.connect()
      const role = 'tenantId' in of ? 'app_rw' : 'app_anon'
      await client.query(`set role ${role}`)
      for (const statement of ['select * from jobs.job', 'delete from jobs.job', "insert into jobs.job (name) values ('test.greet')"])
        await expect(client.query(statement)).rejects.toThrow('permission denied')
      await client.query('reset role')
      client.release()
    }
    const client = await database.pool.connect()
    await client.query('set role app_anon')
    await expect(client.query("select directory.enqueue_job('test.greet', '{}', null, null, 0)")).rejects.toThrow('permission denied')
    await client.query('reset role')
    client.release()
  })
})

const opened: PgBoss[] = []
afterAll(async () => {
  for (const boss of opened) await boss.stop({ graceful: false })
})

async function openBoss(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: database.url, schema: 'jobs', max: 1, supervise: false, schedule: false })
  opened.push(boss)
  return await boss.start()
}
