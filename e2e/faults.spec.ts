import { killUnderProgress } from '../scripts/faults/learners.ts'
import { runFaults } from '../scripts/faults/run.ts'
import { faults } from '../scripts/faults/table.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 180_000 })

test('a server that is killed or stopped, and a PostgreSQL that is killed, lose and double no write, and come back', async () => {
  const results = await runFaults(
    faults.filter(fault => fault.isShort),
    { settleMs: 3000 },
  )
  expect(results.length).toBe(3)
  expect(results.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined])
  for (const { name, lost, doubled, half, refusedButWritten, confirmed } of results) {
    expect({ name, lost, doubled, half, refusedButWritten }).toEqual({ name, lost: 0, doubled: 0, half: 0, refusedButWritten: 0 })
    expect(confirmed).toBeGreaterThan(20)
  }
})

test('a server that is killed while 200 learners report loses no confirmed progress, and counts none twice', async () => {
  const { confirmed, sentAgain, ...wrong } = await killUnderProgress({ learners: 200, kills: 1, betweenMs: 4000 })
  expect(wrong).toEqual({ lost: 0, doubledSeconds: 0, missingSeconds: 0 })
  expect(confirmed).toBeGreaterThan(200)
  expect(sentAgain).toBeGreaterThan(0)
})
