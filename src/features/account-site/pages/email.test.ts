import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser, type TestPage } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const newEmail = () => `baru-${randomUUID()}@contoh.id`
const mailTo = (email: string, kind?: string) => accounts.mails.findLast(mail => mail.to === email && (!kind || mail.kind === kind))
const kindsTo = (email: string) => accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)

async function signedIn(name = 'Siti Rahma'): Promise<{ browser: TestBrowser; email: string }> {
  const email = `siti-${randomUUID()}@contoh.id`
  await createAccount(accounts.auth, { name, email, password: PASSWORD })
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return { browser, email }
}

const ask = async (browser: TestBrowser, email: string, password = PASSWORD) =>
  await browser.submit(await browser.open('/email'), { email, password })

/** Opens a mailed link in a new browser, and submits its first form, or the one with this value. */
async function follow(path: string | undefined, having?: string): Promise<TestPage> {
  const browser = accounts.browse()
  return await browser.submit(await browser.open(path ?? ''), {}, having)
}

/** Returns a page without the values that always differ. */
const bare = (page: TestPage, ...emails: string[]) => ({
  status: page.status,
  path: page.path.replaceAll(/token=[^&]*/g, ''),
  html: emails
    .reduce((html, email, at) => html.replaceAll(email, `ALAMAT${at}`), page.html)
    .replaceAll(/(name="(idempotency-key|token)" value=)"[^"]*"/g, '$1'),
})

describe('a change of address', () => {
  it('is refused with a wrong password, a bad address, the same one, and after ten wrong passwords', async () => {
    const { browser, email } = await signedIn()
    const wrong = await ask(browser, newEmail(), 'sandi-yang-salah')
    expect([wrong.status, wrong.html.includes('id="password-problem"')]).toEqual([422, true])
    for (const bad of ['', 'bukan alamat', `${'x'.repeat(300)}@contoh.id`, 'x'.repeat(1_000_000), email, email.toUpperCase()]) {
      const page = await ask(browser, bad)
      expect([page.status, page.html.includes('id="email-problem"')]).toEqual([422, true])
    }
    await Promise.all(Array.from({ length: 9 }, () => ask(browser, newEmail(), 'sandi-yang-salah')))
    expect((await ask(browser, newEmail())).status).toBe(429)
    expect(kindsTo(email)).toEqual(['guesses-stopped'])
  })

  it('sends the address once with its form, whatever else the form holds for programs that keep passwords', async () => {
    const { browser } = await signedIn()
    expect((await browser.open('/email')).html.match(/name="email"/g)).toHaveLength(1)
  })

  it('asks the old address, then the new one, and only then moves the account; the old one is told', async () => {
    const [{ browser, email }, to] = [await signedIn('Siti <b>Ra&hma</b>'), newEmail()]
    const waiting = await ask(browser, to.toUpperCase())
    expect(waiting.path).toBe('/email')
    expect(waiting.html).toContain(email)
    expect(waiting.html).toContain(to)
    expect([kindsTo(email), kindsTo(to)]).toEqual([['change-email'], []])

    const approved = await follow(mailTo(email)?.path)
    expect([approved.status, approved.html.includes('Tinggal satu langkah lagi')]).toEqual([200, true])
    expect((await browser.open('/email')).html).toContain('Sudah disetujui')
    expect((await browser.open('/')).html).toContain(email)

    const moved = await follow(mailTo(to)?.path)
    expect([moved.status, moved.path, moved.html.includes(to)]).toEqual([200, '/email/verify?done', true])
    expect((await browser.open('/')).html).toContain(to)
    expect(kindsTo(email)).toEqual(['change-email', 'email-changed'])

    const again = accounts.browse()
    expect((await again.submit(await again.open('/sign-in'), { email, password: PASSWORD })).status).toBe(422)
    expect((await again.submit(await again.open('/sign-in'), { email: to, password: PASSWORD })).path).toBe('/')
  })

  it('does nothing by a link alone, which programs that look through mails open, too, and signs nobody in', async () => {
    const [{ browser, email }, to] = [await signedIn(), newEmail()]
    await ask(browser, to)
    const stranger = accounts.browse()
    await stranger.open(mailTo(email)?.path ?? '')
    expect(kindsTo(to)).toEqual([])
    await follow(mailTo(email)?.path)
    const page = await stranger.open(mailTo(to)?.path ?? '')
    // The holder of the new mailbox must not see the whole old address.
    expect(page.html).toContain('si…@contoh.id')
    expect(page.html).not.toContain(email)
    expect((await browser.open('/')).html).toContain(email)
    await stranger.submit(page, {})
    expect((await stranger.open('/')).path).toBe('/sign-in')
    const { rows } = await accounts.pool.query(`select 1 from session where "userId" = (select id from "user" where email = $1)`, [to])
    expect(rows).toHaveLength(1)
  })

  it('to an address that has an account looks the same at every step; its owner gets a notice, and nothing moves', async () => {
    const [taken, free] = [(await signedIn('Pemilik Lama')).email, newEmail()]
    const shown: object[] = []
    for (const to of [taken, free]) {
      const { browser, email } = await signedIn()
      const pages = [await ask(browser, to), await follow(mailTo(email)?.path), await browser.open('/email'), await browser.open('/')]
      shown.push(pages.map(page => bare(page, email, to)))
      expect(kindsTo(email)).toEqual(['change-email'])
    }
    expect(shown[0]).toEqual(shown[1])
    expect(kindsTo(taken)).toEqual(['new-email-taken'])
    expect(mailTo(taken)).toMatchObject({ name: 'Pemilik Lama' })
    expect(mailTo(taken)?.path).not.toContain('token')
    expect(kindsTo(free)).toEqual(['new-email'])
  })

  it('to an address that somebody takes before the last step changes nothing, and says so to its holder', async () => {
    const [{ browser, email }, to] = [await signedIn(), newEmail()]
    await ask(browser, to)
    await follow(mailTo(email)?.path)
    const page = await accounts.browse().open(mailTo(to)?.path ?? '')
    await createAccount(accounts.auth, { name: 'Lebih Cepat', email: to, password: PASSWORD })
    const late = await accounts.browse().submit(page, {})
    expect([late.status, late.html.includes('sudah punya akun sendiri')]).toEqual([409, true])
    expect((await browser.open('/')).html).toContain(email)
  })

  it('is called off by its owner or by the old address, and its links are dead then', async () => {
    const { browser, email } = await signedIn()
    await ask(browser, newEmail())
    const cancelled = await browser.submit(await browser.open('/email'), {}, 'value="cancel"')
    expect(cancelled.html).toContain('sudah dibatalkan')
    expect((await accounts.browse().open(mailTo(email)?.path ?? '')).status).toBe(410)

    await ask(browser, newEmail())
    const refused = await follow(mailTo(email)?.path, 'value="refuse"')
    expect(refused.html).toContain('Alamat tidak diganti')
    expect((await accounts.browse().open(mailTo(email)?.path ?? '')).status).toBe(410)
    expect((await browser.open('/email')).html).toContain('name="email"')
  })

  it('asked for anew takes the place of the one before', async () => {
    const [{ browser, email }, first, second] = [await signedIn(), newEmail(), newEmail()]
    await ask(browser, first)
    const old = mailTo(email)?.path ?? ''
    await browser.submit(await browser.open('/email'), {}, 'value="cancel"')
    await ask(browser, second)
    expect((await accounts.browse().open(old)).status).toBe(410)
    await follow(mailTo(email)?.path)
    expect([kindsTo(first), kindsTo(second)]).toEqual([[], ['new-email']])
  })

  it('takes each link once, though it is pressed twice, and mails once', async () => {
    const [{ browser, email }, to] = [await signedIn(), newEmail()]
    await ask(browser, to)
    const stranger = accounts.browse()
    const page = await stranger.open(mailTo(email)?.path ?? '')
    const both = await Promise.all([stranger.submit(page, {}), stranger.submit(page, {})])
    expect(both.map(one => one.status)).toEqual([200, 200])
    expect(kindsTo(to)).toEqual(['new-email'])
    // The same link later shows how far the change is.
    expect((await stranger.open(mailTo(email, 'change-email')?.path ?? '')).html).toContain('Tinggal satu langkah lagi')

    const last = await stranger.open(mailTo(to)?.path ?? '')
    expect((await Promise.all([stranger.submit(last, {}), stranger.submit(last, {})])).map(one => one.path)).toEqual([
      '/email/verify?done',
      '/email/verify?done',
    ])
    expect((await stranger.open(mailTo(to)?.path ?? '')).status).toBe(410)
    expect(kindsTo(email)).toEqual(['change-email', 'email-changed'])
  })

  it('makes the links for a new password worthless that the old address got before', async () => {
    const [{ browser, email }, to] = [await signedIn(), newEmail()]
    await browser.submit(await browser.open('/forgot'), { email })
    const reset = mailTo(email, 'reset')?.path ?? ''
    await ask(browser, to)
    await follow(mailTo(email, 'change-email')?.path)
    await follow(mailTo(to)?.path)
    expect((await accounts.browse().open(reset)).status).toBe(410)
  })

  it('mails an address at most five times an hour, and says so', async () => {
    const { browser, email } = await signedIn()
    for (let times = 0; times < 5; times++) {
      expect((await ask(browser, newEmail())).path).toBe('/email')
      await browser.submit(await browser.open('/email'), {}, 'value="cancel"')
    }
    const refused = await ask(browser, 'ke-enam@contoh.id')
    expect([refused.status, refused.html.includes('value="ke-enam@contoh.id"')]).toEqual([429, true])
    expect(kindsTo(email)).toHaveLength(5)
  })

  it('keeps no token in the database that would open a link', async () => {
    const { browser, email } = await signedIn()
    await ask(browser, newEmail())
    const token = new URL(mailTo(email)?.path ?? '', 'http://x').searchParams.get('token') ?? ''
    const { rows } = await accounts.pool.query('select * from verification')
    expect(token.split('.')[1]?.length).toBe(32)
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  it.each(['', 'x', 'a.b', `${'a'.repeat(32)}.${'b'.repeat(32)}`, 'x'.repeat(100_000), '../..'])(
    'has no link by the token %#',
    async token => {
      for (const page of ['/email/approve', '/email/verify', '/delete/confirm']) {
        expect((await accounts.browse().open(`${page}?token=${token}`)).status).toBe(410)
        expect((await accounts.browse().post(page, { 'idempotency-key': 'x', token, answer: 'agree', word: 'HAPUS' })).status).toBe(410)
      }
    },
  )

  it('of an account without a password asks for none', async () => {
    const [{ browser, email }, to] = [await signedIn(), newEmail()]
    await accounts.pool.query(`delete from account where "userId" = (select id from "user" where email = $1)`, [email])
    const page = await browser.open('/email')
    expect(page.html).not.toContain('name="password"')
    await browser.submit(page, { email: to })
    expect(kindsTo(email)).toEqual(['change-email'])
  })
})
