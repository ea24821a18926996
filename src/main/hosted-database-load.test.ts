import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openHostedDatabase } from './testing-hosted.ts'

const database = openTestDatabase()
/** One read at a time, with twenty waiting. */
const { ask } = openHostedDatabase(database, { DATABASE_POOL: '2' })

it('reads of the public leave connections for everybody else, and are refused where too many wait', async () => {
  // The first gets its connection once all have arrived, so that neither their speed nor the statement timeout matters.
  const all = Promise.withResolvers<void>()
  const connect = database.pool.connect.bind(database.pool)
  const asked = vi.spyOn(database.pool, 'connect').mockImplementation(async () => {
    await all.promise
    return await connect()
  })
  try {
    let refused = 0
    const reads = Array.from({ length: 24 }, async () => {
      const answer = await ask('/book_reviews')
      if (answer.status === 503) refused++
      return answer
    })
    await expect.poll(() => refused).toBe(3)
    expect(asked).toHaveBeenCalledTimes(1)
    all.resolve()
    const answers = await Promise.all(reads)
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(21)
    const [first] = answers.filter(answer => answer.status === 503)
    expect([first?.headers.get('retry-after'), await first?.json()]).toEqual([
      '5',
      { code: 'PGRST003', message: expect.any(String), details: null, hint: null },
    ])
  } finally {
    all.resolve()
    asked.mockRestore()
  }
})
