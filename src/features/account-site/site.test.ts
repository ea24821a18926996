import { describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { ACCOUNT_ORIGIN, PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { ENGINE_ROUTES } from './engine-endpoints.ts'
import { MAX_FORM_BYTES } from './form.ts'
import { ACCOUNT_ENDPOINTS } from './routes.server.tsx'
import { openTestAccounts, plain } from './testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)

async function browseSignedIn() {
  const email = 'guru@contoh.id'
  await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return browser
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Pages with the only script, for passkeys. */
const WITH_SCRIPT = new Set(['/sign-in', '/passkeys'])

describe('every address of the account site', () => {
  it.each(ACCOUNT_ENDPOINTS.map(route => [route.method, route.path, route] as const))(
    '%s %s refuses who may not',
    async (method, path, route) => {
      const nobody = accounts.browse()
      if (method === 'POST' && route.from !== 'anywhere') {
        const foreign: Record<string, string>[] = [
          {},
          { origin: 'https://jahat.example' },
          { origin: 'null' },
          { origin: ACCOUNT_ORIGIN, 'sec-fetch-site': 'cross-site' },
          { origin: 'http://uji.localhost:3000', 'sec-fetch-site': 'same-site' },
        ]
        for (const headers of foreign) expect((await nobody.post(path, {}, headers)).status).toBe(403)
      }
      if (route.who === 'public') return
      const answer = method === 'POST' ? await nobody.post(path, { name: 'x' }) : await nobody.request(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in'])
    },
  )

  it.each(ACCOUNT_ENDPOINTS.filter(route => route.method === 'GET').map(route => [route.path, route] as const))(
    'GET %s is a page of its own, kept nowhere, without scripts save for passkeys, in no frame',
    async (path, route) => {
      const browser = route.who === 'public' ? accounts.browse() : await browseSignedIn()
      const answer = await browser.request(path)
      const html = await answer.text()
      // Nobody is asked for a factor that they do not have.
      if (path === '/two-factor/prove') return expect(answer.headers.get('location')).toMatch(/^\/two-factor/)
      expect(answer.status).toBeLessThan(500)
      expect(html).toContain(`<body data-route="${route.name}">`)
      expect(html).toContain('<html lang="id" data-layout="demo" data-variant="main">')
      expect(html).toMatch(/<title>[^<|]+ \| Situs Sanggar<\/title>/)
      expect(html.split('<script')).toHaveLength(WITH_SCRIPT.has(path) ? 2 : 1)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(/script-src [^;]*/.exec(policy)?.[0] ?? '').toMatch(WITH_SCRIPT.has(path) ? /^script-src 'sha256-[\w+/]{43}='$/ : /^$/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect((await browser.request(path, { method: 'HEAD' })).status).toBe(answer.status)
    },
  )

  it('answers 405 to another method, and says which there are', async () => {
    for (const [path, allow] of [
      ['/sign-in', 'GET, HEAD, POST'],
      ['/', 'GET, HEAD'],
      ['/auth/oauth2/token', 'POST'],
    ] as const) {
      const answer = await accounts.browse().request(path, { method: 'PUT' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    }
  })

  it('answers an address, a form or a cookie with a NUL in it as one that means nothing', async () => {
    const browser = accounts.browse()
    for (const path of ['/sign-in?client=%00', '/reset?token=%00', '/auth/oauth2/authorize?client_id=%00&response_type=code'])
      expect([path, (await browser.open(path)).status]).toEqual([path, 404])
    expect((await browser.post('/reset', { 'idempotency-key': 'x', token: '\0', password: PASSWORD })).status).toBe(400)
    browser.cookies.set('sanggar_account_client', '%00')
    expect((await browser.open('/sign-in')).status).toBe(200)
  })

  it('refuses a form with a control character in any field, and changes nothing', async () => {
    const browser = await browseSignedIn()
    for (const name of ['Pak\u0001Budi', 'Pak\u007fBudi', 'Pak\ufffeBudi', 'Pak\rBudi']) {
      expect((await browser.post('/name', { name })).status, JSON.stringify(name)).toBe(400)
      expect((await accounts.browse().post('/sign-up', { name, email: 'baru@contoh.id', password: PASSWORD })).status).toBe(400)
    }
    const { rows } = await database.pool.query(`select name from accounts."user"`)
    expect(rows).toEqual([{ name: 'Pak Budi' }])
  })

  it('answers 404 where there is nothing, with a page', async () => {
    const page = await accounts.browse().open('/tidak-ada')
    expect(page.status).toBe(404)
    expect(page.html).toContain('Halaman tidak ditemukan')
  })
})

describe('of the engine', () => {
  it.each([
    ['POST', '/auth/sign-in/email'],
    ['POST', '/auth/sign-up/email'],
    ['POST', '/auth/sign-in/verified'],
    ['POST', '/auth/sign-in/social'],
    ['POST', '/auth/request-password-reset'],
    ['POST', '/auth/reset-password'],
    ['POST', '/auth/send-verification-email'],
    ['GET', '/auth/verify-email'],
    ['GET', '/auth/get-session'],
    ['GET', '/auth/token'],
    ['POST', '/auth/update-user'],
    ['POST', '/auth/delete-user'],
    ['GET', '/auth/list-sessions'],
    ['POST', '/auth/two-factor/disable'],
    ['POST', '/auth/two-factor/verify-totp'],
    ['POST', '/auth/two-factor/verify-backup-code'],
    ['GET', '/auth/two-factor/challenged'],
    ['GET', '/auth/passkey/list-user-passkeys'],
    ['POST', '/auth/passkey/verify-authentication'],
    ['POST', '/auth/passkey/verify-registration'],
    ['POST', '/auth/passkey/delete-passkey'],
    ['POST', '/auth/passkey/update-passkey'],
    ['POST', '/auth/oauth2/create-client'],
    ['POST', '/auth/oauth2/consent'],
    ['POST', '/auth/oauth2/continue'],
    ['POST', '/auth/oauth2/end-session/confirm'],
    ['GET', '/auth/oauth2/public-client'],
    ['GET', '/auth/error'],
    ['GET', '/auth/ok'],
    ['GET', '/auth'],
    ['GET', '/auth/.well-known/openid-configuration'],
    ['GET', '/AUTH/get-session'],
    ['GET', '/auth//get-session'],
    ['GET', '/auth/oauth2/../get-session'],
    ['GET', '/auth/passkey/..%2fget-session'],
  ])('%s %s is no address of this site', async (method, path) => {
    const answer = await (await browseSignedIn()).request(path, { method })
    expect([404, 405]).toContain(answer.status)
    expect(await answer.text()).not.toContain('guru@contoh.id')
  })

  it('what programs need is reachable, and named in the discovery document under the bare origin', async () => {
    const answer = await accounts.browse().request('/.well-known/openid-configuration')
    const document = (await answer.json()) as Record<string, unknown>
    expect(answer.status).toBe(200)
    expect(document).toMatchObject({
      issuer: ACCOUNT_ORIGIN,
      authorization_endpoint: `${ACCOUNT_ORIGIN}/auth/oauth2/authorize`,
      token_endpoint: `${ACCOUNT_ORIGIN}/auth/oauth2/token`,
      userinfo_endpoint: `${ACCOUNT_ORIGIN}/auth/oauth2/userinfo`,
      end_session_endpoint: `${ACCOUNT_ORIGIN}/auth/oauth2/end-session`,
      jwks_uri: `${ACCOUNT_ORIGIN}/auth/jwks`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
    const paths = new Set<string>([...ENGINE_ROUTES, ...ACCOUNT_ENDPOINTS].map(route => route.path))
    for (const [name, value] of Object.entries(document)) {
      if (!/_(endpoint|uri)$/.test(name)) continue
      expect([name, paths.has(new URL(String(value)).pathname)]).toEqual([name, true])
    }
    expect((await accounts.browse().request('/.well-known/oauth-authorization-server')).status).toBe(200)
    const keys = (await (await accounts.browse().request('/auth/jwks')).json()) as { keys: object[] }
    expect(keys.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256' })
    expect(JSON.stringify(keys)).not.toContain('"d":')
  })

  it('what tenants’ servers ask is not limited by the address they ask from', async () => {
    const browser = accounts.browse()
    const answers = await Promise.all(
      Array.from({ length: 350 }, () => browser.post('/auth/oauth2/token', { grant_type: 'authorization_code' })),
    )
    expect(answers.filter(answer => answer.status === 429)).toEqual([])
  })

  it('who sends a browser here with a client that is not ours ends at a page that says so', async () => {
    const query = 'client_id=bukan&response_type=code&redirect_uri=https%3A%2F%2Fjahat.example%2F&scope=openid'
    const page = await accounts.browse().open(`/auth/oauth2/authorize?${query}`)
    expect(page.status).toBe(400)
    expect(page.html).toContain('Tautan masuk tidak lengkap')
    expect(page.html).not.toContain('jahat.example')
  })
})

describe('a form', () => {
  it.each(ACCOUNT_ENDPOINTS.filter(route => route.method === 'POST').map(route => route.path))(
    'to %s without a content type, or of an unknown one, is a 415; one that is broken a 400',
    async path => {
      const browser = await browseSignedIn()
      const sent: [type: string, body: string, status: number][] = [
        ['', 'a=1', 415],
        ['text/plain', 'a=1', 415],
        ['application/json', '{"a":', 400],
        ['multipart/form-data; boundary=x', 'a=1', 400],
      ]
      for (const [type, body, status] of sent) {
        const headers = { origin: ACCOUNT_ORIGIN, 'content-type': type }
        const answer = await browser.request(path, { method: 'POST', headers, body })
        expect([type, answer.status]).toEqual([type, status])
        expect(await answer.text()).toContain('Kembali ke halaman sebelumnya')
      }
    },
  )

  it.each<[string, BodyInit, Record<string, string>]>([
    ['JSON', JSON.stringify({ email: 'bukan alamat', password: PASSWORD }), { 'content-type': 'application/json' }],
    ['multipart', multipart({ email: 'bukan alamat', password: PASSWORD }), {}],
  ])('sent as %s is read alike', async (_, body, headers) => {
    const answer = await accounts.browse().request('/sign-in', { method: 'POST', headers: { origin: ACCOUNT_ORIGIN, ...headers }, body })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('<title>Ada yang perlu diperbaiki: Masuk | ')
    expect(html).toContain('value="bukan alamat"')
    expect(html).toContain('id="email-problem"')
    expect(html).not.toContain(PASSWORD)
  })

  it('that is too large is refused with a page, whether it says its size or not', async () => {
    const body = `email=${'x'.repeat(MAX_FORM_BYTES)}`
    const headers = { origin: ACCOUNT_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    const told = await accounts
      .browse()
      .request('/sign-in', { method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, body })
    const untold = await accounts.browse().request('/sign-in', { method: 'POST', headers, body })
    for (const answer of [told, untold]) {
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain('Isian terlalu besar')
    }
  })

  it('whose fields are all huge is shown again with what was typed', async () => {
    const page = await accounts.browse().open('/sign-up')
    const huge = { name: 'n'.repeat(500_000), email: 'e'.repeat(500_000), password: 'p'.repeat(900_000) }
    const again = await accounts.browse().submit(page, huge)
    expect(again.status).toBe(422)
    expect(again.html).toContain(`value="${huge.name}"`)
    expect(again.html).not.toContain('pppp')
  })

  it('shows what was typed as text, whatever it is', async () => {
    const page = await accounts.browse().open('/sign-in')
    const again = await accounts.browse().submit(page, { email: '"><script>alert(1)</script>', password: 'x' })
    expect(again.html).not.toContain('<script>alert')
    expect(again.html).toContain('&lt;script&gt;')
  })
})

describe('the language', () => {
  it('is Indonesian until another is chosen, and stays chosen', async () => {
    const browser = accounts.browse()
    expect((await browser.open('/sign-in')).html).toContain('<html lang="id"')
    expect((await browser.open('/sign-in?lang=en')).html).toContain('<title>Sign in | ')
    expect((await browser.open('/sign-up')).html).toContain('<html lang="en"')
    expect((await browser.open('/sign-up?lang=id')).html).toContain('<html lang="id"')
    expect((await browser.open('/sign-up?lang=xx')).html).toContain('<html lang="id"')
  })

  it('is the one that a tenant asks for', async () => {
    expect((await accounts.browse().open('/sign-in?ui_locales=fr-FR+en-US+id')).html).toContain('<html lang="en"')
  })

  it('that a person chooses stays on the way from page to page, whatever the tenant asked for', async () => {
    const browser = accounts.browse()
    const page = await browser.open('/sign-in?client_id=uji&response_type=code&ui_locales=id&lang=en')
    const href = plain(/href="(\/sign-up\?[^"]*)"/.exec(page.html)?.[1] ?? '')
    expect((await browser.open(href)).html).toContain('<html lang="en"')
  })

  it('is the one of the mail', async () => {
    const browser = accounts.browse()
    await accounts.signUpAndVerify(browser)
    const before = accounts.mails.length
    await browser.open('/sign-out?lang=en')
    await browser.submit(await browser.open('/forgot'), {})
    expect(accounts.mails.slice(before)).toEqual([])
    await browser.submit(await browser.open('/forgot'), { email: accounts.mails.at(-1)?.to ?? '' })
    expect(accounts.mails.at(-1)?.path).toContain('lang=en')
  })
})
