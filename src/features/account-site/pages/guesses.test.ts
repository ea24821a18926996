import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const NEW = 'sandi-baru-yang-lain'
const DEVICE = 'sanggar_account_device'

async function buildAccount(): Promise<string> {
  const email = `guru-${randomUUID()}@contoh.id`
  await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  return email
}

const signIn = async (browser: TestBrowser, email: string, password = PASSWORD) =>
  await browser.submit(await browser.open('/sign-in?prompt=login'), { email, password })

/** Sends so many wrong passwords, each from another network or all from one. Returns how often each status came. */
async function attack(email: string, count: number, address?: string): Promise<Record<number, number>> {
  const page = await accounts.browse().open('/sign-in')
  const statuses: Record<number, number> = {}
  const guess = async (at: number) => {
    const { status } = await accounts.browse(address ?? `10.1.${at >> 8}.${at & 255}`).submit(page, { email, password: `tebakan-ke-${at}` })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  // The first ones in order: of those at the same moment a few more are let through.
  for (let at = 0; at < 10; at++) await guess(at)
  await Promise.all(Array.from({ length: count - 10 }, (_, at) => guess(10 + at)))
  return statuses
}

/** Signs in and out, so that the browser is known. */
async function buildKnownBrowser(email: string, address?: string): Promise<TestBrowser> {
  const browser = accounts.browse(address)
  await signIn(browser, email)
  await browser.submit(await browser.open('/sign-out'), {})
  expect((await browser.open('/')).path).toBe('/sign-in')
  return browser
}

describe('an account whose password is guessed a hundred times', () => {
  it('stops the strangers, lets its owner in on their own device, and tells them once', async () => {
    const email = await buildAccount()
    const own = await buildKnownBrowser(email)
    expect(await attack(email, 100)).toEqual({ 422: 10, 429: 90 })
    expect((await signIn(accounts.browse(), email)).status, 'the right password, from a stranger').toBe(429)
    expect((await signIn(own, email, 'salah-ketik-saja')).status, 'a slip of the owner').toBe(422)
    expect((await signIn(own, email)).path).toBe('/')
    const mails = accounts.mails.filter(mail => mail.to === email)
    expect(mails.map(mail => [mail.kind, mail.path])).toEqual([['guesses-stopped', '/forgot?lang=id']])
  }, 120_000)

  it('lets its owner in from the network that they use, with another browser', async () => {
    const email = await buildAccount()
    await buildKnownBrowser(email, '198.51.100.9')
    await attack(email, 12)
    expect((await signIn(accounts.browse('198.51.100.9'), email, 'salah-ketik-saja')).status).toBe(429)
    expect((await signIn(accounts.browse('198.51.100.9'), email)).path).toBe('/')
  }, 60_000)

  it('lets a pupil of the same network in at once, into their own account', async () => {
    const [attacked, other] = [await buildAccount(), await buildAccount()]
    await attack(attacked, 100, '198.51.100.20')
    expect((await signIn(accounts.browse('198.51.100.20'), other)).path).toBe('/')
  }, 120_000)

  it('lets its owner in where they made a new password, by a mailed link', async () => {
    const email = await buildAccount()
    await attack(email, 12)
    const browser = accounts.browse()
    await browser.submit(await browser.open('/forgot'), { email })
    const link = accounts.mails.findLast(mail => mail.to === email && mail.kind === 'reset')?.path ?? ''
    await browser.submit(await browser.open(link), { password: NEW })
    expect((await signIn(browser, email, NEW)).path).toBe('/')
  }, 60_000)
})

describe('the mark of a known browser', () => {
  it('is http-only, names nobody, and is good for its own account alone, in a family of two', async () => {
    const [siti, budi, other] = [await buildAccount(), await buildAccount(), await buildAccount()]
    const browser = await buildKnownBrowser(siti)
    await signIn(browser, budi)
    await browser.submit(await browser.open('/sign-out'), {})
    const answer = await browser.post('/sign-in', { 'idempotency-key': 'x', email: siti, password: PASSWORD })
    const set = answer.headers.getSetCookie().find(cookie => cookie.startsWith(`${DEVICE}=`))
    expect(set).toMatch(/^sanggar_account_device=[\w-]{22}(\.[\w-]{43}){2}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    for (const [email, status] of [
      [budi, 200],
      [other, 429],
    ] as const) {
      await attack(email, 10)
      const again = accounts.browse()
      again.cookies.set(DEVICE, browser.cookies.get(DEVICE) ?? '')
      expect((await signIn(again, email)).status).toBe(status)
    }
  }, 60_000)

  it('dies with the password, also for the network; the browser that changed it has a new one', async () => {
    const email = await buildAccount()
    const [changing, copied] = [accounts.browse(), await buildKnownBrowser(email)]
    await signIn(changing, email)
    await changing.submit(await changing.open('/password'), { currentPassword: PASSWORD, password: NEW })
    await changing.submit(await changing.open('/sign-out'), {})
    await attack(email, 10)
    expect((await signIn(copied, email, NEW)).status).toBe(429)
    expect((await signIn(changing, email, NEW)).path).toBe('/')
  }, 60_000)

  it('is nothing if it is forged, and says nothing of an address without an account', async () => {
    const email = await buildAccount()
    await attack(email, 10)
    await attack('tidak-ada@contoh.id', 10)
    for (const device of [`${'A'.repeat(22)}.${'B'.repeat(43)}`, 'x', '', `${'A'.repeat(22)}${`.${'B'.repeat(43)}`.repeat(9)}`]) {
      for (const address of [email, 'tidak-ada@contoh.id']) {
        const browser = accounts.browse()
        browser.cookies.set(DEVICE, device)
        const started = performance.now()
        expect((await signIn(browser, address)).status).toBe(429)
        expect(performance.now() - started).toBeGreaterThan(400)
      }
    }
  }, 60_000)
})
