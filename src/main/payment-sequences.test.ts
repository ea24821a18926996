import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { playLanes } from './payment-sequences/play.ts'
import { makeSequenceQueues } from './payment-sequences/queues.ts'
import { tally } from './payment-sequences/tally.ts'

const database = openTestDatabase()
const pool = createPool(database.url, 16, () => {})
const tools = { pool, log: pino({ level: 'silent' }) }

/** `npm run sequences:money` plays more of them, and is told how it goes. */
const LONG = process.env['SEQUENCES']
const { SEQUENCES_SEED: seed = '20261231', SEQUENCES_PATH: path, SEQUENCES_LANES: lanes = '4' } = process.env
const DAY_MS = 86_400_000

afterAll(() => pool.end())
beforeAll(async () => {
  await makeSequenceQueues(database.url)
})

const say = (words: string) => LONG !== undefined && process.stderr.write(`${words}\n`)

it('random sequences of orders, payments, notifications, refunds, payouts and crashes break no rule', { timeout: DAY_MS }, async () => {
  let count = 0
  const begun = Date.now()
  const heard = () => {
    if (++count % 100 === 0) say(`${count} sequences, ${((count * 1000) / (Date.now() - begun)).toFixed(1)} a second`)
  }
  const played = await playLanes(tools, { count: Number(LONG ?? 60), seed: Number(seed), path, lanes: Number(lanes), heard })
  say(JSON.stringify(await tally(pool), null, 1))
  expect(played.fault, `seed ${played.seed}, path ${played.path}`).toBeNull()
})
