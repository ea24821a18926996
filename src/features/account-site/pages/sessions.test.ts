import { randomUUID } from 'node:crypto'
import * as oidc from 'openid-client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { daysAfter } from '#kit/days.ts'
import { formatDate, formatMoment } from '#kit/format.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestBrowser } from '../testing.ts'
import { CALLBACK, registerTestClients, signInTo } from '../testing-client.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))
beforeAll(() => registerTestClients(accounts, ['satu'], ['tamu']))

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

async function signIn(email: string, browser = accounts.browse()): Promise<TestBrowser> {
  const page = await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  if (page.path !== '/') throw new Error(`not signed in: ${page.status} ${page.path}`)
  return browser
}

async function buildAccount(): Promise<{ email: string; id: string }> {
  const email = `guru-${randomUUID()}@contoh.id`
  return { email, id: await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD }) }
}

async function sessionsOf(id: string): Promise<string[]> {
  const { rows } = await accounts.pool.query<{ id: string }>('select id from session where "userId" = $1 order by "createdAt"', [id])
  return rows.map(row => row.id)
}

describe('the list of sessions', () => {
  it('shows one’s own alone: browser and system, address, when; this one is marked and has no button', async () => {
    const [{ email }, other] = [await buildAccount(), await buildAccount()]
    await signIn(other.email, accounts.browse('203.0.113.77'))
    const phone = accounts.browse('203.0.113.8')
    phone.agent = ANDROID
    await signIn(email, phone)
    const browser = await signIn(email, accounts.browse('198.51.100.2'))
    const page = await browser.open('/sessions')
    const text = plain(page.html.replaceAll(/<[^>]*>/g, ' '))
    expect(text).toContain('Chrome di Android')
    expect(text).toContain('203.0.113.8')
    expect(text).toContain('198.51.100.2')
    expect(text).not.toContain('203.0.113.77')
    expect(text).toMatch(/Peramban yang tidak dikenal\s+Perangkat ini/)
    expect(text).toMatch(/Terakhir masuk \S+, \d+ \S+ \d{4} pukul \d\d\.\d\d WIB/)
    expect(page.html.match(/name="session"/g)).toHaveLength(1)
  })

  it('shows what a browser says of itself as text, and no more than a page of them', async () => {
    const { email, id } = await buildAccount()
    const browser = await signIn(email)
    const [began, used] = [daysAfter(new Date(), -5), daysAfter(new Date(), -2)]
    await accounts.pool.query(
      `insert into session (id, token, "userId", "userAgent", "ipAddress", "expiresAt", "createdAt", "updatedAt")
        select 's' || n || $1, 't' || n || $1, $1, '<script>alert(1)</script>', '<b>', now() + interval '1 day', $2, $3
        from generate_series(1, 150) n`,
      [id, began, used],
    )
    const page = await browser.open('/sessions')
    expect(page.html).not.toMatch(/<script|<b>/)
    expect(page.html.match(/name="session"/g)).toHaveLength(30)
    expect(page.html).toContain('Dan 120 perangkat lain')
    expect(page.html).toContain(`Terakhir masuk ${formatMoment(began)}`)
    expect(page.html).toContain(`Terakhir dipakai ${formatDate(used)}`)
    expect((await browser.open('/')).html).toContain('151 perangkat')
  })
})

describe('ending one session', () => {
  it('of another person, or one that is not there, is answered 404, and nothing happens', async () => {
    const [mine, theirs] = [await buildAccount(), await buildAccount()]
    const [browser, other] = [await signIn(mine.email), await signIn(theirs.email)]
    const before = accounts.ended.length
    for (const session of [...(await sessionsOf(theirs.id)), 'tidak-ada', '', '\u0000', "' or 1=1"]) {
      const answer = await browser.post('/sessions', { form: randomUUID(), session })
      expect([session, answer.status]).toEqual([session, session === '\u0000' ? 400 : 404])
      expect(await answer.text()).not.toContain(theirs.email)
    }
    expect((await other.open('/')).html).toContain(theirs.email)
    expect(accounts.ended).toHaveLength(before)
  })

  it('of one’s own signs it out here, tells the sites, and is no failure when it is pressed twice', async () => {
    const { email, id } = await buildAccount()
    const [browser, other] = [await signIn(email), await signIn(email)]
    const [, theirs = ''] = await sessionsOf(id)
    const page = await browser.open('/sessions')
    const twice = await Promise.all([1, 2].map(() => browser.submit(page, {}, `value="${theirs}"`)))
    expect(twice.map(one => [one.status, one.path])).toEqual(Array(2).fill([200, '/sessions?done=one']))
    expect((await other.open('/')).path).toBe('/sign-in')
    expect((await browser.open('/')).html).toContain(email)
    expect(accounts.ended.filter(one => one === theirs)).toHaveLength(1)
  })

  it('that is this one leads to signing out, which asks', async () => {
    const { email, id } = await buildAccount()
    const browser = await signIn(email)
    const answer = await browser.post('/sessions', { 'idempotency-key': 'x', session: (await sessionsOf(id))[0] ?? '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-out'])
    expect((await browser.open('/')).html).toContain(email)
  })

  it('takes back what our own sites renew a sign-in with, and leaves another site what it was allowed', async () => {
    const { email, id } = await buildAccount()
    const [browser, other] = [await signIn(email), await signIn(email)]
    const [site, app] = [await signInTo(accounts, 'satu', other), await signInTo(accounts, 'tamu', other)]
    await browser.submit(await browser.open('/sessions'), {}, `value="${(await sessionsOf(id))[1]}"`)
    await expect(site.refresh()).rejects.toThrow()
    expect((await app.refresh()).access_token).toBeTruthy()
  })
})

describe('every way to end sessions tells the sites', () => {
  async function build() {
    const { email, id } = await buildAccount()
    const [browser] = [await signIn(email), await signIn(email)]
    const [mine = '', other = ''] = await sessionsOf(id)
    return { email, id, browser, mine, other }
  }
  const endedOf = (...ids: string[]) => ids.map(id => accounts.ended.filter(one => one === id).length)

  it('signing out', async () => {
    const { browser, mine, other } = await build()
    await browser.submit(await browser.open('/sign-out'), {})
    expect(endedOf(mine, other)).toEqual([1, 0])
  })

  it('ending all others', async () => {
    const { browser, mine, other, email } = await build()
    const page = await browser.submit(await browser.open('/sessions'), {}, 'value="others"')
    expect(page.path).toBe('/sessions?done=others')
    expect(endedOf(mine, other)).toEqual([0, 1])
    expect((await browser.open('/')).html).toContain(email)
    expect((await browser.open('/sessions')).html).not.toContain('value="others"')
  })

  it('a new password by mail', async () => {
    const { email, mine, other } = await build()
    const stranger = accounts.browse()
    await stranger.submit(await stranger.open('/forgot'), { email })
    const link = accounts.mails.findLast(mail => mail.to === email)?.path ?? ''
    await stranger.submit(await stranger.open(link), { password: 'sandi-baru-yang-lain' })
    expect(endedOf(mine, other)).toEqual([1, 1])
  })

  it('a change of password', async () => {
    const { browser, mine, other } = await build()
    await browser.submit(await browser.open('/password'), { currentPassword: PASSWORD, password: 'sandi-baru-yang-lain', others: '1' })
    expect(endedOf(mine, other)).toEqual([0, 1])
  })

  it('deleting the account', async () => {
    const { browser, mine, other, id } = await build()
    await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })
    expect(endedOf(mine, other)).toEqual([1, 1])
    expect(accounts.deleted).toContain(id)
  })

  it('however many there are', async () => {
    const { browser, id, mine } = await build()
    await accounts.pool.query(
      `insert into session (id, token, "userId", "expiresAt", "updatedAt")
        select 's' || n || $1, 't' || n || $1, $1, now() + interval '1 day', now() from generate_series(1, 350) n`,
      [id],
    )
    const before = accounts.ended.length
    await browser.submit(await browser.open('/sessions'), {}, 'value="others"')
    expect(accounts.ended).toHaveLength(before + 351)
    expect(await sessionsOf(id)).toEqual([mine])
  })
})

describe('a connected app', () => {
  it('of another person, or one that is not there, can’t be withdrawn', async () => {
    const [mine, theirs] = [await buildAccount(), await buildAccount()]
    const [browser, other] = [await signIn(mine.email), await signIn(theirs.email)]
    const app = await signInTo(accounts, 'tamu', other)
    const { rows } = await accounts.pool.query<{ id: string }>('select id from "oauthConsent" where "userId" = $1', [theirs.id])
    for (const id of [rows[0]?.id ?? '', 'tidak-ada', '', '\u0000']) {
      const answer = await browser.post('/apps', { form: randomUUID(), app: id })
      expect([id, answer.status]).toEqual([id, id === '\u0000' ? 400 : 404])
    }
    expect((await app.refresh()).access_token).toBeTruthy()
    expect((await browser.open('/apps')).html).toContain('Belum ada aplikasi lain')
  })

  it('is listed with what it gets, is withdrawn with its keys, and asks again next time; our own sites are not in the list', async () => {
    const { email } = await buildAccount()
    const browser = await signIn(email)
    const [site, app] = [await signInTo(accounts, 'satu', browser), await signInTo(accounts, 'tamu', browser)]
    const page = await browser.open('/apps')
    expect(page.html).toContain('Klien tamu')
    expect(page.html).toContain('alamat emailmu')
    expect(page.html).not.toContain('Klien satu')
    expect((await browser.open('/')).html).toContain('1 aplikasi')
    const gone = await browser.submit(page, {}, 'name="app"')
    expect([gone.path, gone.html.includes('sudah dicabut')]).toEqual(['/apps?withdrawn', true])
    await expect(app.refresh()).rejects.toThrow()
    expect((await site.refresh()).access_token).toBeTruthy()
    expect((await browser.open(`/auth/oauth2/authorize?${await askOf('tamu')}`)).path).toMatch(/^\/consent/)
  })

  async function askOf(clientId: string) {
    const code_challenge = await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier())
    const query = { client_id: clientId, redirect_uri: CALLBACK, response_type: 'code', scope: 'openid', state: 'x' }
    return new URLSearchParams({ ...query, code_challenge, code_challenge_method: 'S256' })
  }
})
