import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestBrowser } from '../testing.ts'
import { TestAuthenticator } from './testing-passkey.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => {
  for (const table of ['limits', '"rateLimit"']) await accounts.pool.query(`delete from ${table}`)
})

const mailsTo = (email: string) => accounts.mails.filter(mail => mail.to === email).map(mail => mail.kind)
const grow = (id: string) => accounts.pool.query(`update session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`, [id])
const dropPassword = (id: string) => accounts.pool.query('update account set password = null where "userId" = $1', [id])

async function buildPerson() {
  const email = `guru-${randomUUID()}@contoh.id`
  const id = await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return { id, email, browser, device: new TestAuthenticator() }
}

async function add(browser: TestBrowser, device: TestAuthenticator, name = 'Ponsel Budi') {
  return await browser.submit(await browser.open('/passkeys'), { credential: await device.create(browser), name })
}

async function buildWithPasskey() {
  const person = await buildPerson()
  await add(person.browser, person.device)
  return person
}

async function signIn(browser: TestBrowser, credential: string, path = '/sign-in') {
  return await browser.submit(await browser.open(path), { credential }, 'data-kind="get"')
}

async function changeHref(browser: TestBrowser): Promise<string> {
  const { html } = await browser.open('/passkeys')
  return plain(/href="(\/passkeys\/change\?id=[^"]+)"/.exec(html)?.[1] ?? '')
}

describe('a page with passkeys', () => {
  it('lets its one script run, named by its SHA-256, and says plainly that it is needed', async () => {
    const { browser } = await buildPerson()
    for (const page of [await accounts.browse().open('/sign-in'), await browser.open('/passkeys')]) {
      const scripts = [...page.html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
      const source = createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64')
      expect(scripts).toHaveLength(1)
      expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${source}'; connect-src 'self';`)
      expect(page.html).toMatch(/<p[^>]*>Kunci sandi membutuhkan JavaScript[^<]*<\/p><script>/)
      expect(page.html).toMatch(/<form[^>]*hidden=""[^>]*data-passkey/)
    }
  })
})

describe('adding a passkey', () => {
  it('without what the script puts in says that it needs JavaScript', async () => {
    const { browser } = await buildPerson()
    const page = await browser.submit(await browser.open('/passkeys'), { name: 'Ponsel' })
    expect(page.status).toBe(422)
    expect(page.html).toContain('Kunci sandi membutuhkan JavaScript.')
    expect(page.html).toContain('value="Ponsel"')
  })

  it.each(['{', '{}', '[]', 'null', '{"id":1}', '{"id":"x","response":{}}', `{"id":"x","response":{"a":"${'x'.repeat(200_000)}"}}`])(
    'by what is no answer of a browser is refused: %.40s',
    async credential => {
      const { browser } = await buildPerson()
      await browser.request('/auth/passkey/generate-register-options')
      const page = await browser.submit(await browser.open('/passkeys'), { credential })
      expect(page.status).toBe(422)
      expect(page.html).toContain('Kunci sandi ini tidak tersimpan')
    },
  )

  it('refuses an answer that was not asked for here, is another’s, from another site, or comes twice', async () => {
    const [{ browser, device, id }, other] = [await buildPerson(), await buildPerson()]
    const refusals = [
      () => other.device.create(other.browser),
      () => device.create(browser, { origin: 'https://jahat.example' }),
      () => device.create(browser, { isVerified: false }),
    ]
    for (const answer of refusals) {
      expect((await browser.submit(await browser.open('/passkeys'), { credential: await answer() })).status).toBe(422)
    }
    const good = await device.create(browser)
    expect((await browser.submit(await browser.open('/passkeys'), { credential: good })).path).toBe('/passkeys?done=added')
    expect((await browser.submit(await browser.open('/passkeys'), { credential: good })).status).toBe(422)
    const { rows } = await accounts.pool.query('select 1 from passkey where "userId" = $1', [id])
    expect(rows).toHaveLength(1)
  })

  it('refuses the name that somebody else’s passkey has', async () => {
    const [owner, thief] = [await buildWithPasskey(), await buildPerson()]
    const credential = await thief.device.create(thief.browser, { id: owner.device.passkeys[0]?.id ?? Buffer.alloc(1) })
    expect((await thief.browser.submit(await thief.browser.open('/passkeys'), { credential })).status).toBe(422)
    const browser = accounts.browse()
    await signIn(browser, await owner.device.get(browser))
    expect((await browser.open('/')).html).toContain(owner.email)
  })

  it('wants a proof of the last ten minutes, and comes back', async () => {
    const { browser, device, id } = await buildPerson()
    const credential = await device.create(browser)
    const page = await browser.open('/passkeys')
    await grow(id)
    expect((await browser.request('/auth/passkey/generate-register-options')).status).toBe(403)
    expect((await browser.submit(page, { credential })).path).toBe('/confirm?next=%2Fpasskeys')
    const stale = await browser.open('/passkeys')
    expect(stale.html).toContain('href="/confirm?next=%2Fpasskeys"')
    expect(stale.html).not.toContain('data-kind="create"')
    const back = await browser.submit(await browser.open('/confirm?next=%2Fpasskeys'), { password: PASSWORD })
    expect(back.path).toBe('/passkeys')
    expect(back.html).toContain('data-kind="create"')
    expect((await add(browser, device)).path).toBe('/passkeys?done=added')
  })

  it('lists it with its name, in a form without markup, and tells the owner by mail', async () => {
    const { browser, device, email } = await buildPerson()
    await add(browser, device, ` <b>Ponsel</b>\u202e\n${'x'.repeat(200)}`)
    await add(browser, device, '')
    const { html } = await browser.open('/passkeys')
    expect(html).toContain('&lt;b&gt;Ponsel&lt;/b&gt;xxx')
    expect(html).not.toContain('x'.repeat(60))
    expect(html).toContain('>Kunci sandi</span>')
    expect(mailsTo(email)).toEqual(['passkey-added', 'passkey-added'])
  })

  it('has an end at twenty', async () => {
    const { browser, device, id } = await buildWithPasskey()
    const credential = await device.create(browser)
    const page = await browser.open('/passkeys')
    await accounts.pool.query(
      `insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
       select gen_random_uuid(), 'x', $1, gen_random_uuid(), 0, 'singleDevice', false, now() from generate_series(1, 19)`,
      [id],
    )
    const refused = await browser.submit(page, { credential })
    expect(refused.status).toBe(422)
    expect(refused.html).not.toContain('data-kind="create"')
  })
})

describe('signing in with a passkey', () => {
  it('that we do not know is refused, and counts as a sign-in that failed', async () => {
    const stranger = new TestAuthenticator()
    const { browser: away } = await buildPerson()
    await stranger.create(away)
    const browser = accounts.browse('203.0.113.9')
    const page = await signIn(browser, await stranger.get(browser))
    expect([page.status, page.path]).toEqual([422, '/sign-in'])
    expect(page.html).toContain('Kunci sandi ini tidak cocok')
    expect(page.html).toContain('action="/sign-in"')
    const { rows } = await accounts.pool.query(`select points from limits where key like 'proofsOfAddress:%'`)
    expect(rows).toEqual([{ points: 1 }])
    await accounts.pool.query('update limits set points = 300')
    const refused = await signIn(browser, await stranger.get(browser))
    expect(refused.status).toBe(429)
    expect(refused.html).toContain('Terlalu banyak percobaan masuk')
  })

  it('refuses an answer without the holder’s finger or PIN, from another site, of another key, or sent twice', async () => {
    const { device } = await buildWithPasskey()
    const browser = accounts.browse()
    const wrong = new TestAuthenticator()
    wrong.answerCreate(
      { challenge: 'x', rp: { id: 'account.localhost' }, user: { id: 'x' } },
      { id: device.passkeys[0]?.id ?? Buffer.alloc(1) },
    )
    for (const answer of [
      () => device.get(browser, { isVerified: false }),
      () => device.get(browser, { origin: 'https://jahat.example' }),
      () => wrong.get(browser),
    ]) {
      expect((await signIn(browser, await answer())).status).toBe(422)
    }
    const good = await device.get(browser)
    expect((await signIn(browser, good)).path).toBe('/')
    await browser.submit(await browser.open('/sign-out'), {})
    expect((await signIn(browser, good)).status).toBe(422)
  })

  it('needs no second factor, and leads on to where the person was going', async () => {
    const { id, device } = await buildWithPasskey()
    await accounts.pool.query('update "user" set "twoFactorEnabled" = true where id = $1', [id])
    const browser = accounts.browse()
    const answer = await browser.post('/sign-in', {
      form: 'passkey',
      credential: await device.get(browser),
      go_on: 'client_id=uji&response_type=code&state=s1',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/auth/oauth2/authorize?client_id=uji&response_type=code&state=s1',
    ])
    expect((await browser.open('/')).html).toContain('Pak Budi')
  })

  it('as who is signed in already keeps the one session', async () => {
    const { browser, device, id } = await buildWithPasskey()
    const sessions = async () => (await accounts.pool.query('select id from session where "userId" = $1', [id])).rows
    const before = await sessions()
    await signIn(browser, await device.get(browser), '/sign-in?prompt=login')
    expect((await browser.open('/')).html).toContain('Pak Budi')
    expect(await sessions()).toEqual(before)
  })

  it('as somebody else ends the session of who sat there before', async () => {
    const [one, other] = [await buildPerson(), await buildWithPasskey()]
    const before = accounts.ended.length
    const credential = await other.device.get(accounts.browse())
    // A challenge of one browser can't be answered in another.
    expect((await signIn(one.browser, credential, '/sign-in?prompt=login')).status).toBe(422)
    await signIn(one.browser, await other.device.get(one.browser), '/sign-in?prompt=login')
    expect((await one.browser.open('/')).html).toContain(other.email)
    expect(accounts.ended).toHaveLength(before + 1)
  })
})

describe('a passkey of one’s own', () => {
  it('gets another name', async () => {
    const { browser } = await buildWithPasskey()
    const page = await browser.open(await changeHref(browser))
    for (const [name, words] of [
      [' ', 'Beri nama kunci sandi ini'],
      ['x'.repeat(61), 'Nama paling panjang 60 karakter'],
    ] as const) {
      const refused = await browser.submit(page, { name })
      expect([refused.status, refused.html.includes(words)]).toEqual([422, true])
    }
    const done = await browser.submit(page, { name: 'Laptop sekolah' })
    expect(done.path).toBe('/passkeys?done=renamed')
    expect(done.html).toContain('Laptop sekolah')
  })

  it('is nobody else’s to change', async () => {
    const [owner, other] = [await buildWithPasskey(), await buildWithPasskey()]
    const href = await changeHref(owner.browser)
    expect((await other.browser.open(href)).status).toBe(404)
    const id = new URL(href, 'http://x').searchParams.get('id') ?? ''
    for (const action of ['name', 'remove']) {
      expect((await other.browser.post('/passkeys/change', { form: action, id, action, name: 'Milik saya' })).status).toBe(404)
    }
    expect((await owner.browser.open('/passkeys')).html).toContain('Ponsel Budi')
  })

  it('is removed, for a proof of the last ten minutes; the owner gets a mail, and it lets nobody in any more', async () => {
    const { browser, device, email, id } = await buildWithPasskey()
    const page = await browser.open(await changeHref(browser))
    await grow(id)
    const asked = await browser.submit(page, {}, 'value="remove"')
    expect(asked.path).toMatch(/^\/confirm\?next=%2Fpasskeys%2Fchange%3Fid%3D/)
    const again = await browser.submit(asked, { password: PASSWORD })
    const done = await browser.submit(again, {}, 'value="remove"')
    expect(done.path).toBe('/passkeys?done=removed')
    expect(mailsTo(email)).toEqual(['passkey-added', 'passkey-removed'])
    const other = accounts.browse()
    expect((await signIn(other, await device.get(other))).status).toBe(422)
  })

  it('stays where it is the last way to sign in', async () => {
    const { browser, device, id } = await buildWithPasskey()
    await dropPassword(id)
    const page = await browser.open(await changeHref(browser))
    const refused = await browser.submit(page, {}, 'value="remove"')
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Tanpa kunci sandi ini kamu tidak bisa masuk lagi')
    await add(browser, device, 'Laptop')
    expect((await browser.submit(page, { 'idempotency-key': 'lain' }, 'value="remove"')).path).toBe('/passkeys?done=removed')
  })
})

describe('proving who one is', () => {
  it('leads on only to pages of one’s own on this site', async () => {
    const { browser } = await buildPerson()
    for (const next of [
      'https://jahat.example/',
      '//jahat.example',
      '/\\jahat.example',
      'javascript:alert(1)',
      '/sign-out',
      '/auth/jwks',
      '',
    ]) {
      const page = await browser.open(`/confirm?${new URLSearchParams({ next })}`)
      const answer = await browser.post(`/confirm?${new URLSearchParams({ next })}`, { form: next, password: PASSWORD })
      expect([page.status, answer.headers.get('location')]).toEqual([200, '/'])
    }
  })

  it('works by a passkey of the same account alone, and begins no session', async () => {
    const [{ browser, device, id, email }, other] = [await buildWithPasskey(), await buildWithPasskey()]
    await dropPassword(id)
    await grow(id)
    const page = await browser.open('/confirm?next=%2Ftwo-factor')
    expect(page.html).not.toContain('type="password"')
    const refused = await browser.submit(page, { credential: await other.device.get(browser) })
    expect(refused.status).toBe(422)
    const done = await browser.submit(refused, { credential: await device.get(browser) })
    expect(done.path).toBe('/two-factor')
    expect((await browser.open('/')).html).toContain(email)
    const { rows } = await accounts.pool.query('select 1 from session where "userId" = any($1)', [[id, other.id]])
    expect(rows).toHaveLength(2)
    expect((await add(browser, device)).path).toBe('/passkeys?done=added')
  })
})
