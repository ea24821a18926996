import { randomUUID } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { FRESH_MULTI_FACTOR, MULTI_FACTOR } from '#features/accounts/second-factor/factor-proof.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestBrowser, type TestPage } from './testing.ts'
import { CALLBACK, exchangeCode, registerTestClients } from './testing-client.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))
beforeAll(() => registerTestClients(accounts, ['satu']))

const VERIFIER = 'v'.repeat(43)
const CHALLENGE = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(VERIFIER))).toString('base64url')

function authorizeHref(acr: string, more: Record<string, string> = {}): string {
  const query = { client_id: 'satu', redirect_uri: CALLBACK, response_type: 'code', scope: 'openid profile email', state: 's', ...more }
  return `/auth/oauth2/authorize?${new URLSearchParams({ ...query, code_challenge: CHALLENGE, code_challenge_method: 'S256', acr_values: acr })}`
}

async function buildPerson() {
  const email = `kepala-${randomUUID()}@contoh.id`
  const id = await createAccount(accounts.auth, { name: 'Bu Rina', email, password: PASSWORD })
  return { email, id, browser: accounts.browse() }
}

const signIn = (browser: TestBrowser, page: TestPage, email: string) => browser.submit(page, { email, password: PASSWORD })

/** Returns codes of the app that a page shows the key of: each counts once. */
async function codesOf(page: TestPage): Promise<(at: number) => Promise<string>> {
  const uri = new URL(/otpauth:[^"]+/.exec(plain(page.html))?.[0] ?? '')
  const otp = createOTP(new TextDecoder().decode(base32.decode(uri.searchParams.get('secret') ?? '')), { digits: 6, period: 30 })
  return at => otp.hotp(Math.floor(Date.now() / 30_000) + at)
}

/** Enrols as the demand leads there. Returns the page with the recovery codes. */
async function enrol(browser: TestBrowser, page: TestPage) {
  expect(page.path).toMatch(/^\/two-factor\?/)
  const app = await browser.submit(page, { password: PASSWORD })
  const code = await codesOf(app)
  return { done: await browser.submit(app, { code: await code(-1) }), code }
}

const provenAt = async (page: TestPage) => (await exchangeCode(accounts, 'satu', page.path, VERIFIER))['second_factor_at']

describe('a site that demands a second factor', () => {
  it('is told nothing by a session that has proven none, where it demands none', async () => {
    const { email, browser } = await buildPerson()
    const page = await signIn(browser, await browser.open(authorizeHref('0')), email)
    expect(page.path).toContain(CALLBACK)
    expect(await provenAt(page)).toBeUndefined()
  })

  it('has a person without one enrol first, led back afterwards; the ID token says when it was proven', async () => {
    const { email, browser } = await buildPerson()
    const page = await signIn(browser, await browser.open(authorizeHref(MULTI_FACTOR)), email)
    expect(page.html).toContain('mewajibkan faktor kedua')
    const { done } = await enrol(browser, page)
    const back = plain(/href="(\/auth\/oauth2\/authorize[^"]+)"/.exec(done.html)?.[1] ?? '')
    const proven = await provenAt(await browser.open(back))
    expect(Math.abs(Number(proven) - Date.now() / 1000)).toBeLessThan(60)
    // Staff of a tenant are asked for it whenever they sign in.
    const again = accounts.browse()
    expect((await signIn(again, await again.open('/sign-in'), email)).path).toBe('/two-factor/challenge')
  })

  it('of just now: the factor is not asked at sign-in, but on each entering, ten minutes after the last', async () => {
    const { email, id, browser } = await buildPerson()
    const { code } = await enrol(browser, await signIn(browser, await browser.open(authorizeHref(FRESH_MULTI_FACTOR)), email))
    expect(accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)).toEqual(['second-factor-ready'])
    const other = accounts.browse()
    expect((await signIn(other, await other.open('/sign-in'), email)).path, 'the password alone').toBe('/')
    expect(await provenAt(await other.open(authorizeHref('0')))).toBeUndefined()
    const asked = await other.open(authorizeHref(FRESH_MULTI_FACTOR))
    expect(asked.path).toMatch(/^\/two-factor\/prove\?/)
    expect((await other.submit(asked, { code: '000000' })).status).toBe(422)
    const entered = await other.submit(asked, { code: await code(0) })
    expect(entered.path).toContain(CALLBACK)
    expect(await provenAt(entered)).toBeGreaterThan(0)
    expect((await other.open(authorizeHref(FRESH_MULTI_FACTOR))).path, 'still fresh').toContain(CALLBACK)
    await accounts.pool.query(`update session set "secondFactorAt" = now() - interval '11 minutes' where "userId" = $1`, [id])
    expect((await other.open(authorizeHref(FRESH_MULTI_FACTOR))).path).toMatch(/^\/two-factor\/prove\?/)
    expect((await other.open(authorizeHref(MULTI_FACTOR))).path, 'of any age').toContain(CALLBACK)
  })

  it('without interaction is told that there was no proof, rather than led astray', async () => {
    const { email, browser } = await buildPerson()
    await signIn(browser, await browser.open('/sign-in'), email)
    const quiet = await browser.open(authorizeHref(MULTI_FACTOR, { prompt: 'none' }))
    expect(quiet.path).toContain(CALLBACK)
    expect(await provenAt(quiet)).toBeUndefined()
  })

  it('takes ten wrong codes and no more, and never the same one twice', async () => {
    const { email, browser } = await buildPerson()
    const { code } = await enrol(browser, await signIn(browser, await browser.open(authorizeHref(FRESH_MULTI_FACTOR)), email))
    const other = accounts.browse()
    await signIn(other, await other.open('/sign-in'), email)
    const asked = await other.open(authorizeHref(FRESH_MULTI_FACTOR))
    expect((await other.submit(asked, { code: await code(-1) })).status, 'the code that enrolled').toBe(422)
    for (let at = 0; at < 9; at++) await other.submit(asked, { code: `00000${at}` })
    expect((await other.submit(asked, { code: await code(0) })).status).toBe(429)
  })
})

describe('a factor that is asked on demand', () => {
  it('is neither replaced nor turned off, nor is a passkey added, by a session that knows the password alone', async () => {
    const { email, id, browser } = await buildPerson()
    await enrol(browser, await signIn(browser, await browser.open(authorizeHref(FRESH_MULTI_FACTOR)), email))
    const thief = accounts.browse()
    await signIn(thief, await thief.open('/sign-in'), email)
    const forms: [path: string, fields: Record<string, string>][] = [
      ['/two-factor', { password: PASSWORD }],
      ['/two-factor/off', { password: PASSWORD }],
      ['/two-factor/codes', { password: PASSWORD }],
      ['/passkeys', { credential: '{"id":"x"}', name: 'x' }],
    ]
    for (const [path, fields] of forms) {
      const answer = await thief.post(path, { 'idempotency-key': randomUUID(), ...fields })
      expect([path, answer.headers.get('location') ?? 'shown']).toEqual([
        path,
        path === '/two-factor/codes' ? 'shown' : `/two-factor/prove?${new URLSearchParams({ next: path })}`,
      ])
    }
    const { rows } = await accounts.pool.query('select verified from "twoFactor" where "userId" = $1', [id])
    expect(rows).toEqual([{ verified: true }])
  })

  it('can be turned off, or asked at each sign-in, by the session that proved it', async () => {
    const { email, browser } = await buildPerson()
    await enrol(browser, await signIn(browser, await browser.open(authorizeHref(FRESH_MULTI_FACTOR)), email))
    const page = await browser.open('/two-factor')
    expect(page.html).toContain('bukan saat masuk ke akun')
    await browser.submit(page, {})
    const other = accounts.browse()
    expect((await signIn(other, await other.open('/sign-in'), email)).path).toBe('/two-factor/challenge')
    expect((await browser.submit(await browser.open('/two-factor/off'), { password: PASSWORD })).path).toBe('/two-factor?off')
    const last = accounts.browse()
    expect((await signIn(last, await last.open('/sign-in'), email)).path).toBe('/')
  })
})
