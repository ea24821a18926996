import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { removeExpired } from '#features/accounts/engine/retention.server.ts'
import { joinSessions } from '#features/accounts/sessions/sessions.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from './testing.ts'
import { CALLBACK, registerTestClients, signInTo } from './testing-client.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))
beforeAll(() => registerTestClients(accounts, ['satu', 'dua'], ['tamu']))

const NEW = 'sandi-baru-yang-lain'
const DAY_MS = 86_400_000

async function buildPerson() {
  const email = `guru-${randomUUID()}@contoh.id`
  const id = await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const browser = accounts.browse()
  await signIn(browser, email)
  return { email, id, browser }
}

const signIn = async (browser: TestBrowser, email: string) =>
  await browser.submit(await browser.open('/sign-in?prompt=login'), { email, password: PASSWORD })

async function setEnd(sessionId: string, days: number): Promise<void> {
  await accounts.pool.query('update session set "expiresAt" = $2 where id = $1', [sessionId, new Date(Date.now() + days * DAY_MS)])
}

async function daysLeft(sessionId: string): Promise<number> {
  const { rows } = await accounts.pool.query<{ expiresAt: Date }>('select "expiresAt" from session where id = $1', [sessionId])
  return Math.round(((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS)
}

const log = pino({ level: 'silent' })
const remove = (now: Date) => removeExpired({ pool: accounts.pool, auth: async () => accounts.auth, log }, now)

/** Detaches a site's refresh token from its session, as if that were lost. */
async function cutLoose(userId: string): Promise<void> {
  await accounts.pool.query('update "oauthRefreshToken" set "sessionId" = null where "userId" = $1', [userId])
}

async function countKeys(userId: string): Promise<number> {
  const { rowCount } = await accounts.pool.query(
    `select from "oauthRefreshToken" join "oauthClient" client using ("clientId") where "oauthRefreshToken"."userId" = $1 and revoked is null and client."skipConsent"`,
    [userId],
  )
  return rowCount ?? 0
}

describe('a session of the account site', () => {
  it('lasts as long as the sites that it signed in to renew it, and longer than the keys that they hold', async () => {
    const { browser } = await buildPerson()
    const site = await signInTo(accounts, 'satu', browser)
    await setEnd(site.sid, 3)
    await site.refresh()
    expect(await daysLeft(site.sid)).toBe(30)
    expect((await browser.open('/sessions')).status).toBe(200)
    // A visit here renews the browser's cookie, so that it lasts as long as the session.
    expect(await daysLeft(site.sid)).toBe(31)
    await site.refresh()
    expect(await daysLeft(site.sid)).toBe(31)
  })

  it('ends ninety days after its person authenticated, however it is used, and signs in to nothing afterwards', async () => {
    const { browser } = await buildPerson()
    const [site, app] = [await signInTo(accounts, 'satu', browser), await signInTo(accounts, 'tamu', browser)]
    await accounts.pool.query(`update session set "createdAt" = now() - interval '80 days' where id = $1`, [site.sid])
    await site.refresh()
    await browser.open('/sessions')
    expect(await daysLeft(site.sid)).toBe(10)
    await accounts.pool.query(`update session set "createdAt" = now() - interval '91 days', "expiresAt" = now() where id = $1`, [site.sid])
    await accounts.pool.query(`update "oauthRefreshToken" set "authTime" = now() - interval '91 days' where "sessionId" = $1`, [site.sid])
    for (const one of [site, app]) await expect(one.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
    expect((await browser.open('/sessions')).path).toBe('/sign-in')
  })

  it('is not kept by what another program renews while the person is away', async () => {
    const { browser } = await buildPerson()
    const app = await signInTo(accounts, 'tamu', browser)
    await setEnd(app.sid, 3)
    await app.refresh()
    expect(await daysLeft(app.sid)).toBe(3)
  })

  it('that has run out renews nothing at our own sites, removed or not', async () => {
    const { browser } = await buildPerson()
    const [site, app] = [await signInTo(accounts, 'satu', browser), await signInTo(accounts, 'tamu', browser)]
    await setEnd(site.sid, -1)
    await expect(site.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
    await accounts.pool.query('delete from session where id = $1', [site.sid])
    await expect(site.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
    expect((await app.refresh()).access_token).toBeTruthy()
  })

  it('of another browser goes on where a site asks with the key of one that has ended', async () => {
    const { email, browser } = await buildPerson()
    const other = accounts.browse()
    await signIn(other, email)
    const [gone, kept] = [await signInTo(accounts, 'satu', browser), await signInTo(accounts, 'satu', other)]
    await browser.submit(await browser.open('/sign-out'), {})
    await expect(gone.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
    expect((await kept.refresh()).access_token).toBeTruthy()
  })

  it('that has run out is removed so that the sites are told and their keys are worth nothing', async () => {
    const { browser, id } = await buildPerson()
    const site = await signInTo(accounts, 'satu', browser)
    expect((await remove(new Date())).session).toBe(0)
    expect(accounts.ended).not.toContain(site.sid)
    await setEnd(site.sid, -1)
    expect((await remove(new Date())).session).toBe(1)
    expect(accounts.ended.filter(one => one === site.sid)).toHaveLength(1)
    expect(await countKeys(id)).toBe(0)
  })
})

describe('what ends all sessions of an account', () => {
  it('by a new password tells every site, those whose session was lost, too', async () => {
    const { email, id, browser } = await buildPerson()
    await signInTo(accounts, 'satu', browser)
    await cutLoose(id)
    const stranger = accounts.browse()
    await stranger.submit(await stranger.open('/forgot'), { email })
    await stranger.submit(await stranger.open(accounts.mails.findLast(mail => mail.to === email)?.path ?? ''), { password: NEW })
    expect(accounts.signedOut).toContain(id)
    expect(await countKeys(id)).toBe(0)
  })

  it('but this one, by the list or by a change of password, takes back the keys of all others', async () => {
    for (const how of ['list', 'password'] as const) {
      const { email, id, browser } = await buildPerson()
      const other = accounts.browse()
      await signIn(other, email)
      await signInTo(accounts, 'dua', other)
      await cutLoose(id)
      const site = await signInTo(accounts, 'satu', browser)
      if (how === 'list') await browser.submit(await browser.open('/sessions'), {}, 'value="others"')
      else await browser.submit(await browser.open('/password'), { currentPassword: PASSWORD, password: NEW, others: '1' })
      expect([how, await countKeys(id)]).toEqual([how, 1])
      expect((await site.refresh()).access_token).toBeTruthy()
      expect(accounts.signedOut).not.toContain(id)
    }
  })
})

describe('signing in where the same person is signed in', () => {
  const sessionsOf = async (id: string) =>
    (await accounts.pool.query<{ id: string; token: string; createdAt: Date }>('select * from session where "userId" = $1', [id])).rows

  it('by a second tab keeps the one session, with its sites and a fresh proof, under another cookie', async () => {
    const { email, id, browser } = await buildPerson()
    const [, tab] = [await signInTo(accounts, 'satu', browser), await browser.open('/sign-in?prompt=login')]
    const [before] = await sessionsOf(id)
    await accounts.pool.query(`update session set "createdAt" = now() - interval '3 days' where "userId" = $1`, [id])
    const copy = new Map(browser.cookies)
    expect((await browser.submit(tab, { email, password: PASSWORD })).path).toBe('/')
    const after = await sessionsOf(id)
    expect(after.map(session => session.id)).toEqual([before?.id])
    expect(Date.now() - (after[0]?.createdAt.getTime() ?? 0)).toBeLessThan(DAY_MS)
    const thief = accounts.browse()
    for (const [name, value] of copy) thief.cookies.set(name, value)
    expect((await thief.open('/')).path).toBe('/sign-in')
    expect((await browser.open('/')).html).toContain(email)
  })

  it('in two tabs at the same moment keeps the one session, by the cookie of the tab that came last', async () => {
    const { id } = await buildPerson()
    const [before] = await sessionsOf(id)
    const { internalAdapter } = await accounts.auth.$context
    const begun = [await internalAdapter.createSession(id), await internalAdapter.createSession(id)]
    await Promise.all(begun.map(one => joinSessions(accounts, { sessionId: before?.id ?? '' }, one)))
    const after = await sessionsOf(id)
    expect(after.map(session => session.id)).toEqual([before?.id])
    expect(begun.map(one => one.token)).toContain(after[0]?.token)
  })

  it('begins another session where theirs ends meanwhile', async () => {
    const { email, id, browser } = await buildPerson()
    const tab = await browser.open('/sign-in?prompt=login')
    const [before] = await sessionsOf(id)
    // The sign-in's own write ends the session, before the two are merged.
    await database.pool.query(
      `create function end_it() returns trigger language plpgsql as $$ begin delete from accounts.session where id = '${before?.id}'; return new; end $$`,
    )
    await database.pool.query(
      `create trigger end_it after insert on accounts.session for each row when (new."userId" = '${id}') execute function end_it()`,
    )
    expect((await browser.submit(tab, { email, password: PASSWORD })).path).toBe('/')
    await database.pool.query('drop trigger end_it on accounts.session')
    expect((await browser.open('/')).html).toContain(email)
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  it('does not sign it out by what was asked with the cookie before, and is answered late', async () => {
    const { email, browser } = await buildPerson()
    const before = accounts.browse()
    for (const [name, value] of browser.cookies) before.cookies.set(name, value)
    await signIn(browser, email)
    const query = { client_id: 'satu', response_type: 'code', redirect_uri: CALLBACK, scope: 'openid', state: 'x'.repeat(43) }
    const proof = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }
    for (const path of ['/', '/sign-in', `/auth/oauth2/authorize?${new URLSearchParams({ ...query, ...proof })}`]) {
      const late = await before.request(path)
      expect([path, late.headers.getSetCookie().filter(cookie => /session_token=;/.test(cookie))]).toEqual([path, []])
    }
  })

  it('leaves nothing behind that signing out would not end', async () => {
    const { email, id, browser } = await buildPerson()
    const site = await signInTo(accounts, 'satu', browser)
    await signIn(browser, email)
    await browser.submit(await browser.open('/sign-out'), {})
    expect(await sessionsOf(id)).toEqual([])
    expect(accounts.ended).toContain(site.sid)
    await expect(site.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('at a site whose session is an older one of the browser ends that one, too', async () => {
    const { email, browser } = await buildPerson()
    const site = await signInTo(accounts, 'satu', browser)
    browser.cookies.clear()
    await signIn(browser, email)
    const asked = await browser.open(`/auth/oauth2/end-session?${new URLSearchParams({ id_token_hint: site.idToken })}`)
    expect(asked.html).toContain(email)
    expect(accounts.ended).toContain(site.sid)
    await expect(site.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})
