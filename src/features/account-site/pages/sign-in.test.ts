import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { hashPassword } from '#features/accounts/passwords/passwords.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

async function signIn(browser: TestBrowser, email: string, password = PASSWORD) {
  return await browser.submit(await browser.open('/sign-in'), { email, password })
}

async function buildAccount(): Promise<string> {
  const email = `guru-${randomUUID()}@contoh.id`
  await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  return email
}

/** Creates accounts that share one password hash. */
async function buildMany(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `murid-${randomUUID()}@contoh.id`)
  const hash = await hashPassword(PASSWORD)
  await accounts.pool.query(
    `with made as (insert into "user" (id, name, email, "emailVerified") select email, 'Murid', email, true from unnest($1::text[]) as email returning id)
     insert into account (id, "accountId", "providerId", "userId", password, "updatedAt") select id, id, 'credential', id, $2, now() from made`,
    [emails, hash],
  )
  return emails
}

const bare = (html: string, email: string) => html.replaceAll(email, 'ALAMAT').replaceAll(/name="idempotency-key" value="[^"]*"/g, '')

describe('signing in', () => {
  it('with a wrong password and with an unknown address is answered the same, in about the same time', async () => {
    const known = await buildAccount()
    const answers = []
    for (const [email, password] of [
      [known, 'sandi-yang-salah'],
      ['tidak-ada@contoh.id', 'sandi-yang-salah'],
    ] as const) {
      const started = performance.now()
      const page = await signIn(accounts.browse(), email, password)
      answers.push({ status: page.status, html: bare(page.html, email), isSlow: performance.now() - started >= 400 })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 422, isSlow: true })
    expect(answers[0]?.html).toContain('value="ALAMAT"')
    expect(answers[0]?.html).not.toContain('sandi-yang-salah')
  })

  it('with an address that is not verified, but the right password, says so and mails the link again', async () => {
    const email = `baru-${randomUUID()}@contoh.id`
    const browser = accounts.browse()
    await browser.submit(await browser.open('/sign-up'), { name: 'Baru', email, password: PASSWORD })
    const page = await signIn(accounts.browse(), email)
    expect(page.path).toBe('/verify?why=unverified')
    expect(page.html).toContain('belum dikonfirmasi')
    expect(accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)).toEqual(['verify', 'verify'])
    expect((await signIn(accounts.browse(), email, 'sandi-yang-salah')).status).toBe(422)
  })

  it('is limited for an unknown address as for a known one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signIn(accounts.browse(), 'tidak-ada@contoh.id')))
    expect((await signIn(accounts.browse(), 'tidak-ada@contoh.id')).status).toBe(429)
  })

  it('lets few of many guesses at the same moment slip past the limit', async () => {
    const email = await buildAccount()
    const page = await accounts.browse().open('/sign-in')
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => accounts.browse().submit(page, { email, password: `tebakan-ke-${at}` })),
    )
    const taken = guesses.filter(guess => guess.status === 422)
    expect(taken.length).toBeGreaterThanOrEqual(10)
    expect(taken.length).toBeLessThanOrEqual(14)
    expect(guesses.length - taken.length).toBe(guesses.filter(guess => guess.status === 429).length)
  })

  it('counts no sign-in that succeeds: a hundred from one address at once all do, in turn', async () => {
    const emails = await buildMany(100)
    const browsers = emails.map(() => accounts.browse('203.0.113.7'))
    const answers = await Promise.all(
      browsers.map((browser, at) => browser.post('/sign-in', { 'idempotency-key': 'x', email: emails[at] ?? '', password: PASSWORD })),
    )
    expect(answers.map(answer => `${answer.status} ${answer.headers.get('location')}`)).toEqual(Array(100).fill('303 /'))
    expect(browsers.every(browser => browser.cookies.has('sanggar_account.session_token'))).toBe(true)
    const { rows } = await accounts.pool.query(`select 1 from limits where key not like 'knownNetworks:%'`)
    expect(rows).toEqual([])
  }, 120_000)

  it('leads to the account, keeps the session in an http-only cookie, and the account site shows who it is', async () => {
    const email = await buildAccount()
    const browser = accounts.browse()
    const page = await browser.open('/sign-in')
    const { action, hidden } = { action: '/sign-in', hidden: { 'idempotency-key': 'dari-uji' } }
    const answer = await browser.post(action, { ...hidden, email, password: PASSWORD })
    expect(page.status).toBe(200)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.getSetCookie().find(cookie => cookie.startsWith('sanggar_account.session_token='))).toMatch(
      /HttpOnly; SameSite=Lax/,
    )
    const home = await browser.open('/')
    expect(home.html).toContain('Pak Budi')
    expect(home.html).toContain(email)
    expect((await browser.open('/sign-in')).path).toBe('/')
  })

  it('with a second factor leads to where it is asked, and signs nobody in before', async () => {
    const email = await buildAccount()
    const { rows } = await accounts.pool.query<{ id: string }>(
      'update "user" set "twoFactorEnabled" = true where email = $1 returning id',
      [email],
    )
    const secret = [`kedua-${email}`, 'rahasia', '[]', rows[0]?.id]
    await accounts.pool.query(
      'insert into "twoFactor" (id, secret, "backupCodes", "userId", verified) values ($1, $2, $3, $4, true)',
      secret,
    )
    const browser = accounts.browse()
    const answer = await browser.post('/sign-in', { 'idempotency-key': 'x', email, password: PASSWORD })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/two-factor/challenge'])
    expect((await browser.open('/')).path).toBe('/sign-in')
  })

  it('as somebody else ends the session of who sat there before', async () => {
    const [one, other] = [await buildAccount(), await buildAccount()]
    const browser = accounts.browse()
    await signIn(browser, one)
    const before = accounts.ended.length
    await browser.submit(await browser.open('/sign-in?prompt=login'), { email: other, password: PASSWORD })
    expect((await browser.open('/')).html).toContain(other)
    expect(accounts.ended).toHaveLength(before + 1)
  })
})

describe('signing out', () => {
  it('asks first, then ends the session, for a copy of its cookie too', async () => {
    const email = await buildAccount()
    const browser = accounts.browse()
    await signIn(browser, email)
    const copy = accounts.browse()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    const asked = await browser.open('/sign-out')
    expect(asked.html).toContain(email)
    expect((await browser.open('/')).html).toContain(email)
    const done = await browser.submit(asked, {})
    expect(done.html).toContain('Kamu sudah keluar')
    expect((await browser.open('/')).path).toBe('/sign-in')
    expect((await copy.open('/')).path).toBe('/sign-in')
  })

  it('of nobody is no failure', async () => {
    const browser = accounts.browse()
    const answer = await browser.post('/sign-out', { 'idempotency-key': 'x' })
    expect(answer.status).toBe(303)
  })
})

describe('a name', () => {
  it('is changed by its owner, within the limits of a name', async () => {
    const browser = accounts.browse()
    await signIn(browser, await buildAccount())
    const refused = await browser.submit(await browser.open('/name'), { name: 'x'.repeat(121) })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('x'.repeat(121))
    const done = await browser.submit(refused, { name: ' Ibu Ratna ' })
    expect(done.path).toBe('/?named')
    expect(done.html).toContain('Ibu Ratna')
  })
})
