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

describe('codes of a second factor', () => {
  it('that are wrong are too many after ten for an account, and for an address, together with passkeys', async () => {
    await times(10, at => limits.countWrongCode(`192.0.2.${at}`, 'siti'))
    await expect(limits.requireCode('198.51.100.1', 'siti')).rejects.toMatchObject({ status: 429, code: 'TooManyCodes' })
    await limits.requireCode('192.0.2.1', 'budi')
    await times(LIMITS.proofsOfAddress.points, at => limits.countWrongCode('192.0.2.99', `orang${at}`))
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
    await times(LIMITS.proofsOfAddress.points, () => limits.countFailedPasskey('192.0.2.1'))
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

  it('go to an address twenty times a day, however they are spread', async () => {
    for (let hour = 0; hour < 4; hour++) {
      await times(5, () => limits.takeMail('siti@contoh.id'))
      await pool.query(`update limits set expire = $1 where key like 'mailsToAddress:%'`, [Date.now() - 1])
    }
    await expect(limits.takeMail('siti@contoh.id')).rejects.toMatchObject({ status: 429, code: 'TooManyMails' })
  })

  it('are counted whole though many ask at the same moment', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => limits.takeMail('siti@contoh.id')))
    expect(asked.filter(one => one.status === 'fulfilled')).toHaveLength(5)
  })

  it('are kept without the addresses that they are of', async () => {
    await limits.takeMail('siti@contoh.id')
    const { rows } = await pool.query<{ key: string }>('select key from limits order by key')
    expect(rows.map(row => row.key.replace(/[\w-]{43}$/, '…'))).toEqual(['mailsToAddress:…', 'mailsToAddressADay:…'])
  })
})
