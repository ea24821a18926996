import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { CommitUnknown, DatabaseAway, isDatabaseAway } from './away.ts'
import { createPool } from './pool.ts'
import { openScope, withScope } from './scope.ts'

const database = openTestDatabase()
const NOBODY_THERE = 'postgres://x:y@127.0.0.1:9/x'
const readiness = { system: 'readiness' } as const

describe('a database that is not available', () => {
  it('is distinguished from an error of a query: connection refused, pool exhausted, connection lost', async () => {
    const nobody = createPool(NOBODY_THERE, 1, () => {})
    const small = createPool(database.url, 1, () => {})
    const select = (pool: typeof small, statement = 'select 1') => withScope(pool, readiness, db => sql.raw(statement).execute(db))
    await expect(select(nobody)).rejects.toBeInstanceOf(DatabaseAway)
    const held = await small.connect()
    small.options.connectionTimeoutMillis = 20
    await expect(select(small)).rejects.toMatchObject({ code: '08006', cause: { message: expect.stringContaining('timeout') } })
    small.options.connectionTimeoutMillis = 0
    held.release()
    const cut = withScope(small, readiness, async db => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select 1`.execute(db)
    })
    await expect(cut).rejects.toMatchObject({ code: '08006' })
    await expect(select(small, 'select 1/0')).rejects.toMatchObject({ code: '22012' })
    await Promise.all([nobody.end(), small.end()])
    await expect(select(small)).rejects.toBeInstanceOf(DatabaseAway)
  })

  it('is reported as retryable after a rollback, and never while a commit was in progress', async () => {
    const cut = async () => {
      const scope = openScope(database.pool, readiness)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(scope.db)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      return scope
    }
    await expect((await cut()).startAgain()).rejects.toBeInstanceOf(DatabaseAway)
    const unknown = (await cut()).commit()
    await expect(unknown).rejects.toBeInstanceOf(CommitUnknown)
    // Without a connection code, which the hosted database would report as retryable.
    await expect(unknown).rejects.not.toHaveProperty('code')
  })

  it('is neither a statement that took too long nor a file that is not there', () => {
    const failure = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more })
    for (const code of ['57014', '23505', '40001', 'ENOENT', 'EACCES']) expect([code, isDatabaseAway(failure(code))]).toEqual([code, false])
    for (const code of ['57P01', '08006', '53300', 'ECONNRESET']) expect([code, isDatabaseAway(failure(code))]).toEqual([code, true])
    expect(isDatabaseAway(failure('ENOENT', { syscall: 'connect' }))).toBe(true)
    expect(isDatabaseAway(new AggregateError([failure('ECONNREFUSED')]))).toBe(true)
    expect(isDatabaseAway('timeout')).toBe(false)
  })
})
