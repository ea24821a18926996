import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { removeExpired } from './retention.server.ts'
import { openTestAccounts } from './testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
const removed = (now: Date) => removeExpired({ pool: accounts.pool, auth: async () => accounts.auth }, now)
const days = (count: number) => new Date(Date.now() + count * 86_400_000)

describe('what the account site no longer needs', () => {
  it('goes when its time is over, and not before', async () => {
    const browser = accounts.browse()
    const kept = await accounts.signUpAndVerify(browser)
    const waiting = accounts.browse()
    await waiting.submit(await waiting.open('/sign-up'), { name: 'Belum', email: 'belum@contoh.id', password: 'kopi-tubruk-pagi' })

    expect(Object.values(await removed(new Date())).filter(Boolean)).toEqual([])
    const week = await removed(days(8))
    expect(week).toMatchObject({ user: 1, session: 0, verification: 1 })
    expect(week.limits).toBeGreaterThan(0)
    expect((await browser.open('/')).html).toContain(kept)
    expect(await removed(days(32))).toMatchObject({ user: 0, session: 1 })
    expect((await browser.open('/')).path).toBe('/sign-in')
  })
})
