import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openHostedDatabase } from './testing-hosted.ts'

const database = openTestDatabase()
/** One read at once, and twenty that wait for it. */
const { ask } = openHostedDatabase(database, { DATABASE_POOL: '2' })

it('reads of the public leave connections for everybody else, and are refused where too many wait', async () => {
  const holder = new pg.Client(database.url)
  await holder.connect()
  try {
    await holder.query('begin; lock table book_reviews in access exclusive mode')
    let refused = 0
    const reads = Array.from({ length: 24 }, async () => {
      const answer = await ask('/book_reviews')
      if (answer.status === 503) refused++
      return answer
    })
    await vi.waitFor(() => expect(refused).toBe(3))
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')
    expect(rows).toEqual([{ n: 1 }])
    await holder.query('rollback')
    const answers = await Promise.all(reads)
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(21)
    const [first] = answers.filter(answer => answer.status === 503)
    expect([first?.headers.get('retry-after'), await first?.json()]).toEqual([
      '5',
      { code: 'PGRST003', message: expect.any(String), details: null, hint: null },
    ])
  } finally {
    await holder.end()
  }
})
