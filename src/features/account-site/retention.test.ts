import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { allowResource, registerDynamicClient } from '#features/accounts/clients/dynamic-clients.server.ts'
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

describe('programs that registered themselves', () => {
  const register = async (name: string) => {
    const registered = await registerDynamicClient(accounts.pool, { redirect_uris: ['https://program.example/kembali'], client_name: name })
    await allowResource(accounts.pool, registered?.client_id ?? '', 'https://situs.example/mcp')
    return registered?.client_id ?? ''
  }
  const names = async () => {
    const { rows } = await accounts.pool.query<{ name: string }>(`select name from "oauthClient" where name like 'Program %' order by name`)
    return rows.map(({ name }) => name)
  }
  const consent = (client: string, email: string) =>
    accounts.pool.query(
      `insert into "oauthConsent" (id, "clientId", "userId", scopes, "createdAt", "updatedAt")
        select gen_random_uuid(), $1, id, '["learning:read"]', now(), now() from "user" where email = $2`,
      [client, email],
    )

  it('go after a day that nobody allowed, after ninety that nobody used; other clients never', async () => {
    const email = await accounts.signUpAndVerify(accounts.browse())
    await register('Program sendiri')
    await consent(await register('Program dulu'), email)
    const used = await register('Program dipakai')
    await consent(used, email)
    await accounts.pool.query(
      `insert into "oauthRefreshToken" (id, token, "clientId", "userId", scopes, "createdAt", "expiresAt")
        select 'dipakai', 'dipakai', $1, id, '[]', now(), now() + interval '120 days' from "user" where email = $2`,
      [used, email],
    )
    await accounts.pool.query(
      `insert into "oauthClient" (id, "clientId", name, "redirectUris", "createdAt") values ('lain', 'lain', 'Program resmi', '[]', now() - interval '9 years')`,
    )
    const all = ['Program dipakai', 'Program dulu', 'Program resmi', 'Program sendiri']
    expect((await removed(days(0.9))).oauthClient).toBe(0)
    expect(await names()).toEqual(all)
    expect((await removed(days(1.1))).oauthClient).toBe(1)
    expect(await names()).toEqual(all.slice(0, 3))
    expect((await removed(days(89))).oauthClient).toBe(0)
    expect((await removed(days(91))).oauthClient).toBe(1)
    expect(await names()).toEqual(['Program dipakai', 'Program resmi'])
    // A consent is none of a program that is gone, nor is a resource.
    const { rows } = await accounts.pool.query(
      `select (select count(*)::int from "oauthConsent") as consents, (select count(*)::int from "oauthClientResource") as resources`,
    )
    expect(rows).toEqual([{ consents: 1, resources: 1 }])
    expect((await removed(days(121))).oauthClient).toBe(1)
    expect(await names()).toEqual(['Program resmi'])
  })
})
