import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createAccountsPool } from './accounts-pool.ts'
import { createRateLimits, LIMITS } from './rate-limits.server.ts'

const database = openTestDatabase()
const pool = createAccountsPool(database.url, 4, () => {})
afterAll(() => pool.end())
const limits = createRateLimits(pool)
beforeEach(async () => void (await pool.query('delete from limits')))

async function times(count: number, work: (at: number) => Promise<void>) {
  for (let at = 0; at < count; at++) await work(at)
}

describe('failed sign-ins', () => {
  it('of one account are too many after ten, from wherever they come', async () => {
    await times(10, at => limits.countFailedSignIn(`192.0.2.${at}`, 'siti@contoh.id'))
    const refused = limits.requireSignIn('198.51.100.1', 'siti@contoh.id')
    await expect(refused).rejects.toMatchObject({ status: 429, code: 'TooManySignIns' })
    const wait: unknown = await refused.catch(error => error.retryAfterSeconds)
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    await limits.requireSignIn('192.0.2.1', 'budi@contoh.id')
  })

  it('from one address are too many after sixty, at whatever account', async () => {
    await times(LIMITS.signInsOfAddress.points, at => limits.countFailedSignIn('192.0.2.1', `orang${at}@contoh.id`))
    await expect(limits.requireSignIn('192.0.2.1', 'siti@contoh.id')).rejects.toMatchObject({ status: 429 })
    await limits.requireSignIn('192.0.2.2', 'siti@contoh.id')
  })

  it('count for a whole network of IP version 6, and for an address of version 4 written as one', async () => {
    await times(LIMITS.signInsOfAddress.points, at => limits.countFailedSignIn(`2001:db8:0:1::${at.toString(16)}`, `orang${at}@contoh.id`))
    await expect(limits.requireSignIn('2001:0db8:0000:0001:ffff::1', 'siti@contoh.id')).rejects.toMatchObject({ status: 429 })
    await limits.requireSignIn('2001:db8:0:2::1', 'siti@contoh.id')
    await limits.requireSignIn('::1', 'siti@contoh.id')
    await times(LIMITS.signInsOfAddress.points, at => limits.countFailedSignIn('192.0.2.9', `lain${at}@contoh.id`))
    await expect(limits.requireSignIn('::ffff:192.0.2.9', 'siti@contoh.id')).rejects.toMatchObject({ status: 429 })
  })

  it('are over when their time is', async () => {
    await times(10, () => limits.countFailedSignIn('192.0.2.1', 'siti@contoh.id'))
    await pool.query('update limits set expire = $1', [Date.now() - 1])
    await limits.requireSignIn('192.0.2.1', 'siti@contoh.id')
  })
})

describe('codes of a second factor', () => {
  it('that are wrong are too many after ten for an account, and count as failed sign-ins of the address', async () => {
    await times(10, at => limits.countWrongCode(`192.0.2.${at}`, 'siti'))
    await expect(limits.requireCode('198.51.100.1', 'siti')).rejects.toMatchObject({ status: 429, code: 'TooManyCodes' })
    await limits.requireCode('192.0.2.1', 'budi')
    await times(LIMITS.signInsOfAddress.points, at => limits.countWrongCode('192.0.2.99', `orang${at}`))
    await expect(limits.requireCode('192.0.2.99', 'budi')).rejects.toMatchObject({ status: 429 })
    await expect(limits.requirePasskey('192.0.2.99')).rejects.toMatchObject({ status: 429, code: 'TooManySignIns' })
  })

  it('are each taken once by an account, though they come at the same moment', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => limits.takeCode('siti', '123456')))
    expect(taken.filter(isFirst => isFirst)).toHaveLength(1)
    expect(await limits.takeCode('budi', '123456')).toBe(true)
    await pool.query('update limits set expire = $1', [Date.now() - 1])
    expect(await limits.takeCode('siti', '123456')).toBe(true)
  })
})

describe('passkeys', () => {
  it('that fail count for their address alone', async () => {
    await times(LIMITS.signInsOfAddress.points, () => limits.countFailedPasskey('192.0.2.1'))
    await expect(limits.requirePasskey('192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'TooManySignIns' })
    await limits.requirePasskey('192.0.2.2')
  })
})

describe('mails and sign-ups', () => {
  it('are counted when they are asked for', async () => {
    await times(5, () => limits.takeMail('siti@contoh.id'))
    await expect(limits.takeMail('siti@contoh.id')).rejects.toMatchObject({ status: 429, code: 'TooManyMails' })
    await limits.takeMail('budi@contoh.id')
    await times(LIMITS.signUpsOfAddress.points, () => limits.takeSignUp('192.0.2.1'))
    await expect(limits.takeSignUp('192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'TooManySignUps' })
    await limits.takeSignUp('192.0.2.2')
  })

  it('are counted whole though many ask at the same moment', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => limits.takeMail('siti@contoh.id')))
    expect(asked.filter(one => one.status === 'fulfilled')).toHaveLength(5)
  })

  it('are kept without the addresses that they are of', async () => {
    await limits.takeMail('siti@contoh.id')
    const { rows } = await pool.query<{ key: string }>('select key from limits')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^mailsToAddress:[\w-]{43}$/)
  })
})
