import { randomUUID } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { forgetLines } from '#platform/security-log.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { recordLog } from '#platform/testing/log-lines.ts'
import { TestAuthenticator } from './pages/testing-passkey.ts'
import { openTestAccounts, plain, type TestBrowser } from './testing.ts'

/* What the account site writes of each security event: one line, with ids alone. */
const database = openTestDatabase()
const { log, takeEvents, text } = recordLog()
const accounts = openTestAccounts(database, { log })
beforeEach(async () => {
  await accounts.pool.query('delete from limits')
  forgetLines()
  takeEvents()
})

const NEW = 'teh-poci-sore-hari-ini'
const WRONG = 'bukan-kata-sandinya'
let networks = 0

/** Returns an account with a browser in a network of its own. */
async function buildPerson() {
  const email = `guru-${randomUUID()}@contoh.id`
  const account = await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const net = `203.0.${++networks}`
  return { account, email, browser: accounts.browse(`${net}.77`), network: `${net}.0/24` }
}

async function signIn(browser: TestBrowser, email: string, password = PASSWORD) {
  return await browser.submit(await browser.open('/sign-in'), { email, password })
}

async function buildSignedIn() {
  const person = await buildPerson()
  await signIn(person.browser, person.email)
  takeEvents()
  return person
}

/** Fails if any of these, or a cookie of the browser, stands in what was logged. */
function expectNothingOf(browser: TestBrowser, ...secrets: string[]) {
  const cookies = [...browser.cookies.values()].flatMap(value => [
    value,
    decodeURIComponent(value),
    decodeURIComponent(value).split('.')[0] ?? '',
  ])
  const found = [PASSWORD, NEW, WRONG, ...secrets, ...cookies.filter(value => value.length > 10)].filter(secret => text().includes(secret))
  expect(found).toEqual([])
}

describe('signing in', () => {
  it('by password is a line; so is a wrong one, of a known and of an unknown address', async () => {
    const { account, email, browser, network } = await buildPerson()
    await signIn(browser, email, WRONG)
    await signIn(browser, 'tidak-ada@contoh.id', WRONG)
    await signIn(browser, email)
    expect(takeEvents()).toEqual([
      { event: 'sign-in.failed', account, by: 'password', why: 'wrong', network },
      { event: 'sign-in.failed', by: 'password', why: 'wrong', network },
      { event: 'sign-in.succeeded', account, by: 'password', network },
    ])
    expectNothingOf(browser, email, 'tidak-ada@contoh.id')
  })

  it('that is limited says so', async () => {
    const { account, email, browser, network } = await buildPerson()
    for (let at = 0; at < 11; at++) await signIn(browser, email, WRONG)
    expect(takeEvents().at(-1)).toEqual({ event: 'sign-in.failed', account, by: 'password', why: 'limited', network })
  })

  it('before the address is verified fails; its link signs in', async () => {
    const browser = accounts.browse('198.51.100.9')
    const email = `siti-${randomUUID()}@contoh.id`
    await browser.submit(await browser.open('/sign-up'), { name: 'Siti', email, password: PASSWORD })
    await signIn(browser, email)
    const mail = accounts.mails.findLast(one => one.to === email && one.kind === 'verify')
    await browser.open(mail?.path ?? '')
    expect(takeEvents().map(line => [line['event'], line['by'], line['why']])).toEqual([
      ['sign-in.failed', 'password', 'unverified'],
      ['sign-in.succeeded', 'mailed-link', undefined],
    ])
    expectNothingOf(browser, email, new URL(mail?.path ?? '', 'http://x').searchParams.get('token') ?? '')
  })

  it('by a passkey is a line, and so are adding and removing it', async () => {
    const { account, email, browser, network } = await buildSignedIn()
    const device = new TestAuthenticator()
    await browser.submit(await browser.open('/passkeys'), { credential: await device.create(browser), name: 'Ponsel' })
    const other = accounts.browse('198.51.100.10')
    await other.submit(await other.open('/sign-in'), { credential: await device.get(other) }, 'data-kind="get"')
    expect(takeEvents()).toEqual([
      { event: 'passkey.added', account, network },
      { event: 'sign-in.succeeded', account, by: 'passkey', network: '198.51.100.0/24' },
    ])
    expectNothingOf(other, email)
  })
})

describe('a second factor', () => {
  it('is a line when it is turned on, missed, given and turned off', async () => {
    const { account, email, browser, network } = await buildSignedIn()
    const app = await browser.submit(await browser.open('/two-factor'), { password: PASSWORD })
    const uri = new URL(plain(/href="(otpauth:[^"]*)"/.exec(app.html)?.[1] ?? ''))
    const secret = uri.searchParams.get('secret') ?? ''
    const otp = createOTP(new TextDecoder().decode(base32.decode(secret)))
    const now = Math.floor(Date.now() / 30_000)
    const [first, second] = [await otp.hotp(now), await otp.hotp(now + 1)]
    const wrong = ['000000', '111111', '222222'].find(code => code !== first && code !== second) ?? ''
    await browser.submit(app, { code: first })
    const other = accounts.browse('198.51.100.11')
    const challenge = await signIn(other, email)
    await other.submit(challenge, { code: wrong })
    await other.submit(challenge, { code: second })
    await browser.submit(await browser.open('/two-factor/off'), { password: PASSWORD })
    const there = { account, network: '198.51.100.0/24' }
    const here = { account, network }
    expect(takeEvents()).toEqual([
      { event: 'reauthentication.succeeded', by: 'password', ...here },
      { event: 'second-factor.on', ...here },
      { event: 'second-factor.failed', why: 'wrong', ...there },
      { event: 'sign-in.succeeded', by: 'password-and-code', ...there },
      { event: 'reauthentication.succeeded', by: 'password', ...here },
      { event: 'second-factor.off', ...here },
    ])
    expectNothingOf(other, email, secret, `"${second}"`, `"${wrong}"`)
  })
})

describe('an account’s own changes', () => {
  it('of the password are lines: refused, changed with the others’ end, and signing out', async () => {
    const { account, email, browser, network } = await buildSignedIn()
    const other = accounts.browse('198.51.100.12')
    await signIn(other, email)
    takeEvents()
    await browser.submit(await browser.open('/password'), { currentPassword: WRONG, password: NEW, others: 'on' })
    await browser.submit(await browser.open('/password'), { currentPassword: PASSWORD, password: NEW, others: 'on' })
    await browser.submit(await browser.open('/sign-out'), {})
    expect(takeEvents()).toEqual([
      { event: 'reauthentication.failed', account, by: 'password', why: 'wrong', network },
      { event: 'reauthentication.succeeded', account, by: 'password', network },
      { event: 'session.ended', account, count: 1, why: 'revoked' },
      { event: 'password.changed', account, network },
      { event: 'sign-out', account, network },
    ])
    expectNothingOf(other, email)
  })

  it('by a mailed link are a reset, which ends its sessions', async () => {
    const { account, email, browser } = await buildSignedIn()
    const other = accounts.browse('198.51.100.13')
    await other.submit(await other.open('/forgot'), { email })
    const path = accounts.mails.findLast(one => one.to === email && one.kind === 'reset')?.path ?? ''
    await other.submit(await other.open(path), { password: NEW })
    expect(takeEvents()).toEqual([
      { event: 'password.reset', account },
      { event: 'session.ended', account, count: 1, why: 'revoked' },
    ])
    expectNothingOf(browser, email, new URL(path, 'http://x').searchParams.get('token') ?? '')
  })
})

it('a form that another site’s page sends is a line, with who is signed in', async () => {
  const { account, browser, network } = await buildSignedIn()
  const answer = await browser.post('/sign-out', { rahasia: WRONG }, { origin: 'https://jahat.example' })
  expect(answer.status).toBe(403)
  expect(takeEvents()).toEqual([{ event: 'request.cross-site', account, asked: '/sign-out', method: 'POST', network }])
  expectNothingOf(browser)
})
