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

async function signIn(email: string, password = PASSWORD, browser = accounts.browse()) {
  const page = await browser.submit(await browser.open('/sign-in'), { email, password })
  return { browser, page }
}

async function signedIn(): Promise<{ browser: TestBrowser; email: string }> {
  const email = `guru-${randomUUID()}@contoh.id`
  await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  return { email, browser: (await signIn(email)).browser }
}

const change = async (browser: TestBrowser, fields: Record<string, string>) =>
  await browser.submit(await browser.open('/password'), { currentPassword: PASSWORD, password: NEW, ...fields })

describe('a change of password', () => {
  it('is refused with a wrong current one: a message beside the field, nothing changed, nobody told', async () => {
    const { browser, email } = await signedIn()
    const page = await change(browser, { currentPassword: 'sandi-yang-salah' })
    expect(page.status).toBe(422)
    expect(page.html).toMatch(/<input [^>]*id="currentPassword" aria-invalid="true"/)
    expect(page.html).not.toContain('sandi-yang-salah')
    expect(page.html).not.toContain(NEW)
    expect(accounts.mails.filter(mail => mail.to === email)).toEqual([])
    expect((await signIn(email, NEW)).page.status).toBe(422)
  })

  it('takes no bad password: none, short, common, one’s own address, the same one, a megabyte', async () => {
    const { browser, email } = await signedIn()
    for (const password of ['', 'pendek', '12345678', email, PASSWORD, 'x'.repeat(1_000_000)]) {
      const page = await change(browser, { password })
      expect([page.status, page.html.includes('id="password-problem"')]).toEqual([422, true])
    }
    expect((await change(browser, { currentPassword: 'x'.repeat(1_000_000) })).html).toContain('id="currentPassword-problem"')
    expect((await signIn(email)).page.path).toBe('/')
  })

  it('is refused after ten wrong ones, even with the right one, in that browser alone', async () => {
    const { browser, email } = await signedIn()
    const other = (await signIn(email)).browser
    const page = await browser.open('/password')
    const guess = (at: number) => browser.submit(page, { currentPassword: `tebakan-ke-${at}`, password: NEW })
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at)))
    const taken = guesses.filter(one => one.status === 422).length
    expect(taken).toBeGreaterThanOrEqual(10)
    expect(taken).toBeLessThanOrEqual(14)
    const refused = await change(browser, {})
    expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true])
    expect(accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)).toEqual(['guesses-stopped'])
    expect((await change(other, {})).path).toBe('/?done=password')
  })

  it('tells the owner, ends the other sessions, keeps this one under another cookie', async () => {
    const { browser, email } = await signedIn()
    const [other, copy] = [(await signIn(email)).browser, accounts.browse()]
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    const before = accounts.ended.length
    const page = await change(browser, { others: '1' })
    expect([page.path, page.html.includes('semua perangkat lain sudah dikeluarkan')]).toEqual(['/?done=others', true])
    expect((await browser.open('/')).html).toContain(email)
    expect((await other.open('/')).path).toBe('/sign-in')
    expect((await copy.open('/')).path).toBe('/sign-in')
    expect(accounts.ended).toHaveLength(before + 1)
    expect(accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)).toEqual(['password-changed'])
    expect((await signIn(email, PASSWORD)).page.status).toBe(422)
    expect((await signIn(email, NEW)).page.path).toBe('/')
  })

  it('leaves the other sessions where the box is not ticked; it is ticked from the start', async () => {
    const { browser, email } = await signedIn()
    const other = (await signIn(email)).browser
    expect((await browser.open('/password')).html).toMatch(/<input id="others"[^>]*checked=""/)
    const page = await change(browser, {})
    expect(page.path).toBe('/?done=password')
    expect((await other.open('/')).html).toContain(email)
  })

  it('with a wrong field keeps the box as it was', async () => {
    const { browser } = await signedIn()
    expect((await change(browser, { password: '' })).html).not.toMatch(/<input id="others"[^>]*checked=""/)
    expect((await change(browser, { password: '', others: '1' })).html).toMatch(/<input id="others"[^>]*checked=""/)
  })

  it('sent twice changes it once, and both are told so', async () => {
    const { browser, email } = await signedIn()
    const page = await browser.open('/password')
    const twice = [1, 2].map(() => browser.submit(page, { currentPassword: PASSWORD, password: NEW }))
    expect((await Promise.all(twice)).map(one => one.path)).toEqual(['/?done=password', '/?done=password'])
    expect(accounts.mails.filter(mail => mail.to === email)).toHaveLength(1)
  })

  it('makes the links for a new password worthless that were mailed before', async () => {
    const { browser, email } = await signedIn()
    await browser.submit(await browser.open('/forgot'), { email })
    const mail = accounts.mails.findLast(one => one.to === email)
    await change(browser, {})
    expect((await accounts.browse().open(mail?.path ?? '')).status).toBe(410)
  })

  it('takes passwords of any script, however they are composed', async () => {
    const { browser, email } = await signedIn()
    const password = 'ꦱꦤ꧀ꦝꦶ cafe\u0301 👩‍🏫 李'
    expect((await change(browser, { password })).path).toBe('/?done=password')
    expect((await signIn(email, password.normalize('NFC'))).page.path).toBe('/')
  })
})

describe('an account without a password', () => {
  it('gets a link by mail to make one, and no form that would take one at once', async () => {
    const { browser, email } = await signedIn()
    await accounts.pool.query(`delete from account where "userId" = (select id from "user" where email = $1)`, [email])
    const page = await browser.open('/password')
    expect(page.html).toContain('belum punya kata sandi')
    expect(page.html).not.toContain('name="currentPassword"')
    await browser.post('/password', { 'idempotency-key': 'x', currentPassword: '', password: NEW })
    const sent = await browser.submit(page, {})
    expect(sent.path).toBe('/password?sent')
    expect(sent.html).toContain(email)
    const mail = accounts.mails.findLast(one => one.to === email)
    expect(mail?.kind).toBe('reset')
    const link = accounts.browse()
    await link.submit(await link.open(mail?.path ?? ''), { password: NEW })
    expect((await signIn(email, NEW)).page.path).toBe('/')
  })

  it('is told when there were too many mails', async () => {
    const { browser, email } = await signedIn()
    await accounts.pool.query(`delete from account where "userId" = (select id from "user" where email = $1)`, [email])
    for (let times = 0; times < 5; times++) expect((await browser.submit(await browser.open('/password'), {})).status).toBe(200)
    expect((await browser.submit(await browser.open('/password'), {})).status).toBe(429)
    expect(accounts.mails.filter(mail => mail.to === email)).toHaveLength(5)
  })
})
