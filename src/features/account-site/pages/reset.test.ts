import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
let isAway = false
async function tellSites(): Promise<void> {
  if (isAway) throw new Error('the sites can’t be told')
}
const accounts = openTestAccounts(database, { onSessionEnded: tellSites, onAllSessionsEnded: tellSites })
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const NEW = 'sandi-baru-yang-lain'

async function buildAccount(): Promise<string> {
  const email = `guru-${randomUUID()}@contoh.id`
  await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  return email
}

async function ask(email: string) {
  const browser = accounts.browse()
  const page = await browser.submit(await browser.open('/forgot'), { email })
  return { page, mail: accounts.mails.findLast(mail => mail.to === email) }
}

const signIn = async (browser: TestBrowser, email: string, password: string) =>
  await browser.submit(await browser.open('/sign-in'), { email, password })

describe('a forgotten password', () => {
  it('is answered the same for an unknown address, in at least the same time, and only a known one gets a mail', async () => {
    const known = await buildAccount()
    const answers = []
    for (const email of [known, 'tidak-ada@contoh.id']) {
      const started = performance.now()
      const { page, mail } = await ask(email)
      answers.push({
        status: page.status,
        path: page.path,
        html: page.html.replaceAll(email, 'ALAMAT'),
        isSlow: performance.now() - started >= 400,
      })
      expect(mail?.kind).toBe(email === known ? 'reset' : undefined)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ path: '/forgot?sent', isSlow: true })
  })

  it('is asked for at most five times an hour for an address', async () => {
    for (let times = 0; times < 5; times++) expect((await ask('tidak-ada@contoh.id')).page.status).toBe(200)
    expect((await ask('tidak-ada@contoh.id')).page.status).toBe(429)
  })
})

describe('a link for a new password', () => {
  it('that is not ours, or was used, is dead', async () => {
    const browser = accounts.browse()
    expect((await browser.open('/reset')).status).toBe(410)
    expect((await browser.open('/reset?token=bukan')).status).toBe(410)
    const { mail } = await ask(await buildAccount())
    const [first, second] = [await browser.open(mail?.path ?? ''), await browser.open(mail?.path ?? '')]
    expect((await browser.submit(first, { password: NEW })).path).toContain('/sign-in?changed')
    expect((await browser.submit(second, { password: 'sandi-ketiga-lagi' })).status).toBe(410)
    expect((await browser.open(mail?.path ?? '')).status).toBe(410)
  })

  it('takes no bad password, and is not used up by one', async () => {
    const email = await buildAccount()
    const { mail } = await ask(email)
    const browser = accounts.browse()
    let page = await browser.open(mail?.path ?? '')
    for (const password of ['', 'pendek', '12345678', email, 'x'.repeat(1_000_000)]) {
      page = await browser.submit(page, { password })
      expect(page.status).toBe(422)
      expect(page.html).toContain('id="password-problem"')
    }
    expect((await browser.submit(page, { password: NEW })).path).toContain('/sign-in?changed')
  })

  it('changes the password, ends all sessions, tells the owner, and stays out of other sites’ logs', async () => {
    const email = await buildAccount()
    const old = accounts.browse()
    await signIn(old, email, PASSWORD)
    const { mail } = await ask(email)
    const browser = accounts.browse()
    const page = await browser.open(mail?.path ?? '')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    await browser.submit(page, { password: NEW })
    expect((await old.open('/')).path).toBe('/sign-in')
    expect((await signIn(accounts.browse(), email, PASSWORD)).status).toBe(422)
    expect((await signIn(accounts.browse(), email, NEW)).path).toBe('/')
    expect(accounts.mails.findLast(one => one.to === email)?.kind).toBe('password-changed')
  })

  it('does all of it where the sites can’t be told that the sessions have ended', async () => {
    const email = await buildAccount()
    const old = accounts.browse()
    await signIn(old, email, PASSWORD)
    await accounts.pool.query('update "user" set "emailVerified" = false where email = $1', [email])
    const { mail } = await ask(email)
    const browser = accounts.browse()
    const page = await browser.open(mail?.path ?? '')
    isAway = true
    const done = await browser.submit(page, { password: NEW })
    isAway = false
    expect(done.path).toBe('/sign-in?changed=')
    expect(accounts.mails.findLast(one => one.to === email)?.kind).toBe('password-changed')
    expect((await old.open('/')).path).toBe('/sign-in')
    expect((await signIn(accounts.browse(), email, NEW)).path).toBe('/')
  })

  it('sent twice changes it once, and both are told so', async () => {
    const email = await buildAccount()
    const { mail } = await ask(email)
    const browser = accounts.browse()
    const page = await browser.open(mail?.path ?? '')
    const done = await Promise.all([browser.submit(page, { password: NEW }), browser.submit(page, { password: NEW })])
    expect(done.map(one => one.path)).toEqual(['/sign-in?changed=', '/sign-in?changed='])
    expect(accounts.mails.filter(one => one.to === email && one.kind === 'password-changed')).toHaveLength(1)
  })

  it('proves the address, too, and shuts out who signed up with it first', async () => {
    const email = `diserobot-${randomUUID()}@contoh.id`
    const thief = accounts.browse()
    await thief.submit(await thief.open('/sign-up'), { name: 'Penyerobot', email, password: PASSWORD })
    const { mail } = await ask(email)
    const owner = accounts.browse()
    await owner.submit(await owner.open(mail?.path ?? ''), { password: NEW })
    expect((await signIn(accounts.browse(), email, NEW)).path).toBe('/')
    expect((await signIn(accounts.browse(), email, PASSWORD)).status).toBe(422)
  })

  it('leaves no token in the database that would open it', async () => {
    const { mail } = await ask(await buildAccount())
    const token = new URL(mail?.path ?? '', 'http://x').searchParams.get('token') ?? ''
    const { rows } = await accounts.pool.query('select * from verification')
    expect(token.length).toBeGreaterThan(16)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
