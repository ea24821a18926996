import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { removeExpired } from '#features/accounts/engine/retention.server.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts } from './testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
const log = pino({ level: 'silent' })
const removed = (now: Date) => removeExpired({ pool: accounts.pool, auth: async () => accounts.auth, log }, now)
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

  it('goes though one session can’t be ended, which is tried again the next night', async () => {
    const [stuck, other] = [accounts.browse(), accounts.browse()]
    const email = await accounts.signUpAndVerify(stuck)
    await accounts.signUpAndVerify(other)
    const { rows } = await accounts.pool.query<{ id: string }>(
      'select session.id from session join "user" on "user".id = "userId" where email = $1',
      [email],
    )
    await accounts.pool.query(`update session set "expiresAt" = "expiresAt" - interval '1 hour' where id = $1`, [rows[0]?.id])
    await database.pool.query(`create function stop_it() returns trigger language plpgsql as $$ begin raise 'stop'; end $$`)
    await database.pool.query(
      `create trigger stop_it before delete on accounts.session for each row when (old.id = '${rows[0]?.id}') execute function stop_it()`,
    )
    const waiting = accounts.browse()
    await waiting.submit(await waiting.open('/sign-up'), { name: 'Belum', email: 'belum-lagi@contoh.id', password: 'kopi-tubruk-pagi' })
    expect(await removed(days(32))).toMatchObject({ session: 1, user: 1 })
    await database.pool.query('drop trigger stop_it on accounts.session')
    expect(await removed(days(32))).toMatchObject({ session: 1 })
  })
})
