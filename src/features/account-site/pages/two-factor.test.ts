import { randomUUID } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { removeSecondFactor } from '#features/accounts/second-factor/second-factor-removal.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestBrowser, type TestPage } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const mailsTo = (email: string) => accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)

async function signIn(browser: TestBrowser, email: string, password = PASSWORD, path = '/sign-in'): Promise<TestPage> {
  return await browser.submit(await browser.open(path), { email, password })
}

async function buildPerson() {
  const email = `guru-${randomUUID()}@contoh.id`
  const id = await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const browser = accounts.browse()
  await signIn(browser, email)
  return { id, email, browser }
}

/** Returns the app's codes now and in half a minute: both are valid. */
async function codesOf(page: TestPage): Promise<[string, string]> {
  const [, uri = ''] = /href="(otpauth:[^"]*)"/.exec(page.html) ?? []
  const otp = createOTP(new TextDecoder().decode(base32.decode(new URL(plain(uri)).searchParams.get('secret') ?? '')))
  const now = Math.floor(Date.now() / 30_000)
  return [await otp.hotp(now), await otp.hotp(now + 1)]
}

/** Returns a well-formed code that is not one of `codes`. */
const wrongCode = (codes: readonly string[]) => ['000000', '111111', '222222', '333333'].find(code => !codes.includes(code)) ?? ''

const recoveryCodesOf = (page: TestPage) => (/<pre[^>]*>([^<]*)<\/pre>/.exec(page.html)?.[1] ?? '').split('\n')

/** Creates a person with a second factor, an unused code of their app, and their recovery codes. */
async function buildProtected() {
  const person = await buildPerson()
  const app = await person.browser.submit(await person.browser.open('/two-factor'), { password: PASSWORD })
  const [first, code] = await codesOf(app)
  const done = await person.browser.submit(app, { code: first })
  return { ...person, code, recovery: recoveryCodesOf(done) }
}

describe('a second factor that the demo’s accounts get', () => {
  it('is asked for at sign-in, takes the app’s code, and is replaced where it was another one', async () => {
    const email = `demo-${randomUUID()}@contoh.id`
    for (const totpKey of ['a'.repeat(32), 'b'.repeat(32), 'b'.repeat(32)])
      await createAccount(accounts.auth, { name: 'Wulan', email, password: PASSWORD, factor: { totpKey, isAskedAtSignIn: true } })
    const challenge = await signIn(accounts.browse(), email)
    expect(challenge.path).toMatch(/^\/two-factor\/challenge/)
    const browser = accounts.browse()
    const counter = Math.floor(Date.now() / 30_000)
    const wrong = await createOTP('a'.repeat(32)).hotp(counter)
    expect((await browser.submit(await signIn(browser, email), { code: wrong })).status).toBe(422)
    const right = await createOTP('b'.repeat(32)).hotp(counter)
    expect((await browser.submit(await signIn(browser, email), { code: right })).path).toBe('/')
    expect(accounts.mails.filter(mail => mail.to === email)).toEqual([])
  })
})

describe('turning the second factor on', () => {
  it('wants the password, and counts a wrong one as a sign-in that failed', async () => {
    const { browser, email } = await buildPerson()
    const page = await browser.submit(await browser.open('/two-factor'), { password: 'sandi-yang-salah' })
    expect(page.status).toBe(422)
    expect(page.html).toContain('Kata sandi tidak cocok')
    for (let times = 0; times < 9; times++) await browser.submit(await browser.open('/two-factor'), { password: 'salah-lagi' })
    const refused = await browser.submit(await browser.open('/two-factor'), { password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(mailsTo(email)).toEqual(['guesses-stopped'])
  })

  it('shows the secret only to whom has proven who they are in the last ten minutes', async () => {
    const { browser, id } = await buildPerson()
    expect((await browser.open('/two-factor/app')).html).not.toContain('otpauth:')
    const app = await browser.submit(await browser.open('/two-factor'), { password: PASSWORD })
    expect(app.path).toBe('/two-factor/app')
    expect(app.html).toContain('otpauth:')
    await accounts.pool.query(`update session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`, [id])
    const asked = await browser.open('/two-factor/app')
    expect(asked.path).toBe('/confirm?next=%2Ftwo-factor%2Fapp')
    expect((await browser.submit(asked, { password: 'sandi-yang-salah' })).status).toBe(422)
    expect((await browser.submit(asked, { password: PASSWORD })).html).toContain('otpauth:')
  })

  it('takes a code of the app, and changes nothing before it is right', async () => {
    const { browser, email } = await buildPerson()
    const app = await browser.submit(await browser.open('/two-factor'), { password: PASSWORD })
    const codes = await codesOf(app)
    for (const [code, words] of [
      ['', 'Isi kodenya'],
      ['12345', 'Kode dari aplikasi terdiri dari 6 angka'],
      [wrongCode(codes), 'Kode ini salah atau sudah dipakai'],
    ] as const) {
      const page = await browser.submit(app, { code })
      expect([page.status, page.html.includes(words)]).toEqual([422, true])
      expect(page.html).toContain('otpauth:')
    }
    expect((await signIn(accounts.browse(), email)).path).toBe('/')
    const done = await browser.submit(app, { code: ` ${codes[1].slice(0, 3)} ${codes[1].slice(3)}` })
    expect(done.html).toContain('Verifikasi dua langkah sudah menyala')
    expect((await signIn(accounts.browse(), email)).path).toBe('/two-factor/challenge')
  })

  it('shows ten recovery codes once, tells the owner by mail, and ends no session', async () => {
    const before = accounts.ended.length
    const { browser, email, recovery } = await buildProtected()
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    const page = await browser.open('/two-factor')
    expect(page.html).toContain('Kode pemulihan yang tersisa: 10 dari 10')
    for (const code of recovery) expect(page.html).not.toContain(code)
    expect(mailsTo(email)).toEqual(['second-factor-on'])
    expect(accounts.ended.length).toBe(before)
  })

  it('that is on already leaves its secret as it is', async () => {
    const { browser, email, code } = await buildProtected()
    const { rows } = await accounts.pool.query('select secret from "twoFactor" order by id')
    await browser.post('/two-factor', { 'idempotency-key': 'x', password: PASSWORD })
    expect((await accounts.pool.query('select secret from "twoFactor" order by id')).rows).toEqual(rows)
    const other = accounts.browse()
    expect((await other.submit(await signIn(other, email), { code })).path).toBe('/')
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code after the right password, and lets nobody in before', async () => {
    const { email } = await buildProtected()
    const browser = accounts.browse()
    expect((await signIn(browser, email, 'sandi-yang-salah')).path).toBe('/sign-in')
    const page = await signIn(browser, email)
    expect(page.path).toBe('/two-factor/challenge')
    expect(page.html).toContain(email)
    expect((await browser.open('/')).path).toBe('/sign-in')
  })

  it('asks nobody for a code whose password was not right a moment ago', async () => {
    const browser = accounts.browse()
    const page = await browser.open('/two-factor/challenge')
    expect(page.status).toBe(410)
    const answer = await browser.post('/two-factor/challenge', { 'idempotency-key': 'x', code: '123456' })
    expect(answer.status).toBe(410)
  })

  it('leads on to where the person was going', async () => {
    const { email, code } = await buildProtected()
    const browser = accounts.browse()
    const page = await signIn(browser, email, PASSWORD, '/sign-in?client_id=uji&response_type=code&state=s1')
    expect(page.path).toBe('/two-factor/challenge?client_id=uji&response_type=code&state=s1')
    const answer = await browser.post('/two-factor/challenge', {
      'idempotency-key': 'x',
      code,
      go_on: 'client_id=uji&response_type=code&state=s1',
    })
    expect(answer.headers.get('location')).toBe('/auth/oauth2/authorize?client_id=uji&response_type=code&state=s1')
  })

  it('takes no code twice, though its time is not over', async () => {
    const { email, code } = await buildProtected()
    const [one, other] = [accounts.browse(), accounts.browse()]
    const pages = [await signIn(one, email), await signIn(other, email)] as const
    expect((await one.submit(pages[0], { code })).path).toBe('/')
    const refused = await other.submit(pages[1], { code })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Kode ini salah atau sudah dipakai')
    // The engine alone would accept it.
    await accounts.pool.query(`delete from limits where key like 'usedCodes:%'`)
    expect((await other.submit(refused, { code })).path).toBe('/')
  })

  it('asks for the password again after five wrong codes', async () => {
    const { email, code } = await buildProtected()
    const browser = accounts.browse()
    const page = await signIn(browser, email)
    for (let times = 0; times < 5; times++) expect((await browser.submit(page, { code: `aaaaa-aaaa${times}` })).status).toBe(422)
    const over = await browser.submit(page, { code })
    expect(over.status).toBe(410)
    expect(over.html).toContain('Masuk sekali lagi')
    expect((await browser.open('/')).path).toBe('/sign-in')
  })

  it('fails after ten wrong codes, from wherever, even with the right one, and says when to come again', async () => {
    const { email, code: right, recovery } = await buildProtected()
    for (let times = 0; times < 10; times++) {
      const browser = accounts.browse()
      await browser.submit(await signIn(browser, email), { code: `aaaaa-aaaa${times}` })
    }
    const browser = accounts.browse()
    const page = await signIn(browser, email)
    for (const code of [right, recovery[0] ?? '']) {
      const refused = await browser.submit(page, { code })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
      expect(refused.html).toContain('Terlalu banyak kode yang salah')
    }
  })

  it('lets few of many codes at the same moment slip past the limit', async () => {
    const { email } = await buildProtected()
    const pages = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const browser = accounts.browse()
        const page = await signIn(browser, email)
        return { browser, page, code: `bbbbb-bbb${String(at).padStart(2, '0')}` }
      }),
    )
    const answers = await Promise.all(pages.map(({ browser, page, code }) => browser.submit(page, { code })))
    expect(answers.filter(answer => answer.status === 422).length).toBeLessThanOrEqual(13)
    expect(answers.filter(answer => answer.status === 429).length).toBeGreaterThanOrEqual(7)
  }, 60_000)

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recovery, browser: own } = await buildProtected()
    const [code = '', next = ''] = recovery
    const typed = ` ${code.replace('-', '  ').toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')} `
    const browser = accounts.browse()
    await signIn(browser, email)
    const page = await browser.open('/two-factor/challenge?with=recovery')
    expect((await browser.submit(page, { code: typed })).path).toBe('/')
    const other = accounts.browse()
    const again = await other.submit(await signIn(other, email), { code })
    expect(again.status).toBe(422)
    expect((await other.submit(again, { code: next })).path).toBe('/')
    expect((await own.open('/two-factor')).html).toContain('tersisa: 8 dari 10')
  })

  it('is not asked again for in a browser that was trusted, until the second factor is turned off and on', async () => {
    const { id, email, code, browser: own } = await buildProtected()
    const browser = accounts.browse()
    await browser.submit(await signIn(browser, email), { code, trust: '1' })
    await browser.submit(await browser.open('/sign-out'), {})
    expect((await signIn(browser, email)).path).toBe('/')
    expect((await signIn(accounts.browse(), email)).path).toBe('/two-factor/challenge')
    await browser.submit(await browser.open('/sign-out'), {})

    await own.submit(await own.open('/two-factor/off'), { password: PASSWORD })
    const app = await own.submit(await own.open('/two-factor'), { password: PASSWORD })
    await own.submit(app, { code: (await codesOf(app))[0] })
    const { rows } = await accounts.pool.query('select 1 from "user" where id = $1 and "twoFactorEnabled"', [id])
    expect(rows).toHaveLength(1)
    expect((await signIn(browser, email)).path).toBe('/two-factor/challenge')
  })

  it('as who is signed in already asks for the code, and keeps the one session with its sites', async () => {
    const { browser, id, code, email } = await buildProtected()
    await accounts.pool.query(`update session set "createdAt" = now() - interval '3 days' where "userId" = $1`, [id])
    const sessions = async () =>
      (
        await accounts.pool.query<{ id: string; isFresh: boolean }>(
          `select id, "createdAt" > now() - interval '1 hour' as "isFresh" from session where "userId" = $1`,
          [id],
        )
      ).rows
    const [before] = await sessions()
    const asked = await signIn(browser, email, PASSWORD, '/sign-in?prompt=login')
    expect(asked.path).toBe('/two-factor/challenge')
    expect(await sessions()).toEqual([before])
    expect((await browser.submit(asked, { code: wrongCode([code]) })).status).toBe(422)
    expect((await browser.submit(asked, { code })).path).toBe('/')
    expect(await sessions()).toEqual([{ id: before?.id, isFresh: true }])
    expect((await browser.open('/two-factor/challenge')).path).toBe('/')
  })

  it('as somebody else ends the session of who sat there before', async () => {
    const { browser } = await buildPerson()
    const { email } = await buildProtected()
    const before = accounts.ended.length
    const page = await signIn(browser, email, PASSWORD, '/sign-in?prompt=login')
    expect(page.path).toBe('/two-factor/challenge')
    expect((await browser.open('/')).path).toBe('/sign-in')
    // The old session, and the one between password and code.
    expect(accounts.ended).toHaveLength(before + 2)
  })
})

describe('turning the second factor off', () => {
  it('wants the password, tells the owner by mail, and ends no session', async () => {
    const { browser, email } = await buildProtected()
    const refused = await browser.submit(await browser.open('/two-factor/off'), { password: 'sandi-yang-salah' })
    expect(refused.status).toBe(422)
    expect((await signIn(accounts.browse(), email)).path).toBe('/two-factor/challenge')
    const before = accounts.ended.length
    const done = await browser.submit(refused, { password: PASSWORD })
    expect(done.path).toBe('/two-factor?off')
    expect(mailsTo(email)).toEqual(['second-factor-on', 'second-factor-off'])
    expect(accounts.ended.length).toBe(before)
    expect((await signIn(accounts.browse(), email)).path).toBe('/')
  })
})

describe('whoever has lost phone and recovery codes', () => {
  it('signs in with the password alone once the operator has taken the second factor away', async () => {
    const { id, email } = await buildProtected()
    expect(await removeSecondFactor(accounts.pool, id)).toBe(true)
    expect(await removeSecondFactor(accounts.pool, id)).toBe(false)
    expect((await signIn(accounts.browse(), email)).path).toBe('/')
  })
})

describe('new recovery codes', () => {
  it('take the place of the old ones, for the password', async () => {
    const { browser, email, recovery } = await buildProtected()
    const page = await browser.open('/two-factor/codes')
    expect((await browser.submit(page, { password: 'sandi-yang-salah' })).status).toBe(422)
    const codes = recoveryCodesOf(await browser.submit(page, { password: PASSWORD }))
    expect(codes).toHaveLength(10)
    const other = accounts.browse()
    const challenge = await signIn(other, email)
    expect((await other.submit(challenge, { code: recovery[0] ?? '' })).status).toBe(422)
    expect((await other.submit(challenge, { code: codes[0] ?? '' })).path).toBe('/')
  })
})

describe('an account without a password', () => {
  it('turns the second factor on and off by a sign-in of the last ten minutes', async () => {
    const { browser, id } = await buildPerson()
    await accounts.pool.query('update account set password = null where "userId" = $1', [id])
    const page = await browser.open('/two-factor')
    expect(page.html).not.toContain('type="password"')
    await accounts.pool.query(`update session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`, [id])
    const asked = await browser.submit(page, {})
    expect(asked.path).toBe('/confirm?next=%2Ftwo-factor')
    expect(asked.html).toContain('Akun ini tidak punya kata sandi')
    await accounts.pool.query('update session set "createdAt" = now() where "userId" = $1', [id])
    const app = await browser.submit(await browser.open('/two-factor'), {})
    await browser.submit(app, { code: (await codesOf(app))[0] })
    expect((await browser.open('/two-factor')).html).toContain('tersisa: 10 dari 10')
    expect((await browser.submit(await browser.open('/two-factor/off'), {})).path).toBe('/two-factor?off')
  })
})
