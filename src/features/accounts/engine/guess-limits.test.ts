import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createAccountsPool } from './accounts-pool.ts'
import { createGuessLimits, GUESSES, type Guess, type Place, pauseOf } from './guess-limits.server.ts'

const database = openTestDatabase()
const pool = createAccountsPool(database.url, 6, () => {})
afterAll(() => pool.end())
const limits = createGuessLimits(pool)
beforeEach(async () => void (await pool.query('delete from limits')))

const MINUTE_MS = 60_000
const from = (address: string, email = 'siti@contoh.id', place: Place = { kind: 'stranger' }): Guess => ({ email, address, place })

/** Moves the clock of all limits. */
const wait = (ms: number) => pool.query('update limits set expire = expire - $1', [ms])

/** Guesses once. Returns the seconds to wait where that was refused. */
async function guess(one: Guess): Promise<number | undefined> {
  try {
    await limits.requireSignIn(one)
  } catch (error) {
    expect(error).toMatchObject({ status: 429, code: 'TooManySignIns' })
    return (error as { retryAfterSeconds: number }).retryAfterSeconds
  }
  await limits.countFailedSignIn(one)
  return undefined
}

describe('wrong passwords of strangers at an account', () => {
  it('wait after ten, from wherever they come, twice as long each time and at most an hour', async () => {
    for (let at = 0; at < GUESSES.free; at++) expect(await guess(from(`192.0.2.${at}`))).toBeUndefined()
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const seconds = (await guess(from('198.51.100.1'))) ?? 0
      expect(Math.round(seconds / 60)).toBe(minutes)
      await wait(seconds * 1000 + 1)
      expect(await guess(from('198.51.100.2'))).toBeUndefined()
    }
    expect(await guess(from('198.51.100.1', 'budi@contoh.id')), 'another account').toBeUndefined()
  })

  it('from ten thousand networks are forty in a day, each at the first moment that it can be', async () => {
    let [taken, at] = [0, 0]
    for (let passedMs = 0; passedMs < 24 * 60 * MINUTE_MS; at++) {
      const seconds = await guess(from(`10.0.${at % 250}.${at % 7}`))
      if (seconds === undefined) taken++
      await wait((seconds ?? 0) * 1000)
      passedMs += (seconds ?? 0) * 1000
    }
    expect(taken).toBeGreaterThan(30)
    expect(taken).toBeLessThanOrEqual(40)
  })

  it('take the turn after a pause one at a time, though many come at the same moment', async () => {
    for (let at = 0; at < GUESSES.free; at++) await guess(from('192.0.2.1'))
    await wait(MINUTE_MS + 1)
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => limits.requireSignIn(from(`203.0.113.${at}`))))
    expect(all.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('tell the owner once a day', async () => {
    const told = []
    for (let at = 0; at < 12; at++) told.push(await limits.countFailedSignIn(from('192.0.2.1')))
    expect(told.flatMap((isTold, at) => (isTold ? [at] : []))).toEqual([GUESSES.free - 1])
    await wait(24 * 60 * MINUTE_MS)
    for (let at = 0; at < GUESSES.free; at++) told.push(await limits.countFailedSignIn(from('192.0.2.1')))
    expect(told.filter(isTold => isTold)).toHaveLength(2)
  })
})

describe('a known device', () => {
  const device = { kind: 'device', id: 'laptop' } as const

  it('has a budget of its own, which neither strangers nor a network that is used up take away', async () => {
    for (let at = 0; at < 20; at++) await limits.countFailedSignIn(from('192.0.2.1'))
    for (let at = 0; at < GUESSES.ofNetwork.points; at++) await limits.countFailedSignIn(from('192.0.2.1', `orang${at}@contoh.id`))
    for (let at = 0; at < GUESSES.free; at++) expect(await guess(from('192.0.2.1', 'siti@contoh.id', device))).toBeUndefined()
    expect(await guess(from('192.0.2.1', 'siti@contoh.id', device))).toBeGreaterThan(50)
    expect(await guess(from('192.0.2.1', 'siti@contoh.id', { kind: 'device', id: 'ponsel' }))).toBeUndefined()
  })
})

describe('a known network', () => {
  const network = { kind: 'network' } as const

  it('has a budget of its own, and is answered a wrong password as a stranger', async () => {
    for (let at = 0; at < GUESSES.free; at++) await limits.countFailedSignIn(from(`192.0.2.${at}`))
    const refusal = await limits.requireSignIn(from('198.51.100.1', 'siti@contoh.id', network))
    expect(refusal).toMatchObject({ status: 429, code: 'TooManySignIns' })
    await expect(limits.requireSignIn(from('198.51.100.2'))).rejects.toMatchObject({ status: 429 })
  })

  it('leaves strangers as much as an unknown one', async () => {
    for (let at = 0; at < GUESSES.free; at++) await guess(from('198.51.100.1', 'siti@contoh.id', network))
    for (let at = 0; at < GUESSES.free; at++) await guess(from('198.51.100.1', 'budi@contoh.id'))
    const [siti, budi] = [await guess(from('203.0.113.1')), await guess(from('203.0.113.1', 'budi@contoh.id'))]
    expect([siti, budi]).toEqual([60, 60])
  })

  it('is known by its account alone, a whole network of IP version 6 at once, for ninety days', async () => {
    await limits.rememberNetwork('akun', '2001:db8:0:1::7')
    expect(await limits.isKnownNetwork('akun', '2001:0db8:0000:0001:ffff::1')).toBe(true)
    expect(await limits.isKnownNetwork('akun', '2001:db8:0:2::7')).toBe(false)
    expect(await limits.isKnownNetwork('lain', '2001:db8:0:1::7')).toBe(false)
    await wait(GUESSES.knownNetwork * 1000)
    expect(await limits.isKnownNetwork('akun', '2001:db8:0:1::7')).toBe(false)
  })
})

describe('the failures of a network', () => {
  it('suit a school: a hundred pupils who mistype twice each leave room, one who tries three hundred accounts does not', async () => {
    for (let at = 0; at < 200; at++) expect(await guess(from('192.0.2.1', `murid${at % 100}@contoh.id`))).toBeUndefined()
    for (let at = 0; at < 100; at++) await limits.countFailedSignIn(from('192.0.2.1', `orang${at}@contoh.id`))
    expect(await guess(from('192.0.2.1', 'baru@contoh.id'))).toBeGreaterThan(14 * 60)
    expect(await guess(from('192.0.2.2', 'baru@contoh.id'))).toBeUndefined()
    await wait(15 * MINUTE_MS)
    expect(await guess(from('192.0.2.1', 'baru@contoh.id'))).toBeUndefined()
  })

  it('are kept without the addresses that they are of', async () => {
    await guess(from('192.0.2.1'))
    const { rows } = await pool.query<{ key: string }>('select key from limits')
    for (const { key } of rows) expect(key).toMatch(/^(failedSignIns|signInsOfNetwork):[\w-]{43}$/)
  })
})

it('a pause doubles up to the longest', () => {
  expect([10, 11, 12, 20, 9000].map(failed => pauseOf(failed, 900))).toEqual([60, 120, 240, 900, 900])
})
