import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'
import { withScope } from './scope.ts'

const database = openTestDatabase()

it('what opens a transaction, and statements that wait for nothing, are sent with one system call', async () => {
  const tenantId = await database.createTenant()
  const pool = createPool(database.url, 1, () => {})
  const one = () =>
    withScope(pool, { tenantId }, db =>
      Promise.all([db.selectFrom('classes').select('id').execute(), db.selectFrom('posts').select('id').execute()]),
    )
  try {
    await one()
    const sent = vi.spyOn(Socket.prototype as Required<Socket>, '_writev')
    const alone = vi.spyOn(Socket.prototype, '_write')
    expect(await one()).toEqual([[], []])
    // The other one commits.
    expect([sent.mock.calls.length, alone.mock.calls.length]).toEqual([1, 1])
  } finally {
    await pool.end()
  }
})
