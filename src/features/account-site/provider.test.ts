import * as oidc from 'openid-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureClient } from '#features/accounts/clients/clients.server.ts'
import { ACCOUNT_ORIGIN, PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from './testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
const SITE = 'http://satu.localhost:3000'
const CALLBACK = `${SITE}/CallbackAuth`

const inProcess: oidc.CustomFetch = async (address, init) => await accounts.site.fetch(new Request(address, init as RequestInit))

async function discover(clientId: string) {
  return await oidc.discovery(new URL(ACCOUNT_ORIGIN), clientId, 'rahasia', oidc.ClientSecretBasic('rahasia'), {
    execute: [oidc.allowInsecureRequests],
    [oidc.customFetch]: inProcess,
  })
}

beforeAll(async () => {
  for (const clientId of ['satu', 'tamu']) {
    const uris = { redirectUris: [CALLBACK], postLogoutRedirectUris: [`${SITE}/`] }
    await ensureClient(accounts.auth, { clientId, secret: 'rahasia', name: `Klien ${clientId}`, tenantId: clientId, ...uris })
  }
  await accounts.pool.query(`update "oauthClient" set "skipConsent" = false where "clientId" = 'tamu'`)
})

async function begin(clientId = 'satu', more: Record<string, string> = {}) {
  const configuration = await discover(clientId)
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()]
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email offline_access',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  })
  const finish = (address: string) =>
    oidc.authorizationCodeGrant(configuration, new URL(address), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
  return { configuration, path: url.pathname + url.search, state, finish }
}

async function signedIn(): Promise<{ browser: TestBrowser; email: string }> {
  const browser = accounts.browse()
  return { browser, email: await accounts.signUpAndVerify(browser) }
}

describe('a tenant’s site as a client', () => {
  it('is refused without PKCE, with another address to return to, and with a code that is used twice', async () => {
    const { browser } = await signedIn()
    const { path, finish } = await begin()
    const without = await browser.open(path.replace(/&code_challenge=[^&]*/, '').replace(/&code_challenge_method=[^&]*/, ''))
    expect(without.path).toMatch(/^http:\/\/satu\.localhost:3000\/CallbackAuth\?error=invalid_request/)
    for (const elsewhere of [
      'https://jahat.example/CallbackAuth',
      `${CALLBACK}/x`,
      `${CALLBACK}?x`,
      'http://satu.localhost:3001/CallbackAuth',
    ]) {
      const page = await browser.open(path.replace(encodeURIComponent(CALLBACK), encodeURIComponent(elsewhere)))
      expect([page.status, page.path.startsWith('/error')]).toEqual([400, true])
    }
    const back = await browser.open(path)
    await finish(back.path)
    await expect(finish(back.path)).rejects.toThrow()
  })

  it('gets a person who signs in: tokens, claims, userinfo, a refresh, and the end of the session', async () => {
    const { email } = await signedIn()
    const browser = accounts.browse()
    const { configuration, path, finish } = await begin()
    const page = await browser.open(path)
    expect(page.path).toMatch(/^\/sign-in\?/)
    expect(page.html).toContain('Situs satu')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' http://uji.localhost:3000 ${SITE}`)
    const back = await browser.submit(page, { email, password: PASSWORD })
    expect(back.path).toMatch(/^http:\/\/satu\.localhost:3000\/CallbackAuth\?code=/)
    const tokens = await finish(back.path)
    const claims = tokens.claims()
    expect(claims).toMatchObject({
      iss: ACCOUNT_ORIGIN,
      aud: 'satu',
      tenant: 'satu',
      email,
      name: 'Siti Rahma',
      locale: 'id',
      email_verified: true,
    })
    const fresh = await oidc.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
    expect(await oidc.fetchUserInfo(configuration, fresh.access_token, claims?.sub ?? '')).toMatchObject({ email })

    const hint = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: `${SITE}/` }
    const end = oidc.buildEndSessionUrl(configuration, { ...hint, state: 'sampai-jumpa' })
    expect((await browser.open(end.pathname + end.search)).path).toBe(`${SITE}/?state=sampai-jumpa`)
    expect((await browser.open('/')).path).toBe('/sign-in')
    expect(accounts.ended).toContain(claims?.['sid'])
  })

  it('has its person back after a sign-up and the mail', async () => {
    const browser = accounts.browse()
    const { path, finish } = await begin('satu', { prompt: 'create', ui_locales: 'en' })
    const page = await browser.open(path)
    expect(page.path).toMatch(/^\/sign-up\?/)
    expect(page.html).toContain('<html lang="en"')
    await browser.submit(page, { name: 'Baru', email: 'baru@contoh.id', password: PASSWORD })
    const mail = accounts.mails.at(-1)
    expect(mail?.path).toMatch(/&client=satu&lang=en$/)
    const back = await browser.open(mail?.path ?? '')
    expect((await finish(back.path)).claims()).toMatchObject({ email: 'baru@contoh.id' })
    // The pending authorization is used up: the sign-in page leads to the account.
    expect((await browser.open('/sign-in')).path).toBe('/')
  })

  it('keeps its look where the mail is opened elsewhere', async () => {
    const browser = accounts.browse()
    await browser.submit(await browser.open((await begin('satu', { prompt: 'create' })).path), {
      name: 'Lain',
      email: 'lain@contoh.id',
      password: PASSWORD,
    })
    const page = await accounts.browse().open(accounts.mails.at(-1)?.path ?? '')
    expect(page.html).toContain('<title>Konfirmasi alamatmu | Situs satu</title>')
  })

  it('may ask for a new sign-in, which is asked once', async () => {
    const { browser, email } = await signedIn()
    for (const more of [{ prompt: 'login' }, { max_age: '0' }]) {
      const { path, finish } = await begin('satu', more)
      const page = await browser.open(path)
      expect(page.html).toContain('autoComplete="current-password"')
      const back = await browser.submit(page, { email, password: PASSWORD })
      expect((await finish(back.path)).claims()).toMatchObject({ email })
    }
  })

  it('is told where nobody is signed in and it wants nobody asked', async () => {
    const { path } = await begin('satu', { prompt: 'none' })
    expect((await accounts.browse().open(path)).path).toMatch(/CallbackAuth\?error=login_required/)
  })

  it('does not lead a signed-in person of a shared computer on as somebody else', async () => {
    const { browser, email } = await signedIn()
    const page = await browser.open((await begin('satu', { prompt: 'create' })).path)
    expect(page.html).toContain(email)
    expect(page.html).toContain('Lanjutkan sebagai')
  })
})

describe('a redirect', () => {
  it('never goes to an address that came with the form or the link', async () => {
    const { email } = await signedIn()
    for (const go_on of [
      'https://jahat.example',
      '//jahat.example',
      'client_id=satu&response_type=code&redirect_uri=https://jahat.example',
    ]) {
      const answer = await accounts
        .browse()
        .post('/sign-in', { 'idempotency-key': 'x', email, password: PASSWORD, go_on, next: 'https://jahat.example' })
      expect(answer.headers.get('location')).toMatch(/^\/(auth\/oauth2\/authorize\?.*)?$/)
    }
  })
})

describe('signing out by way of a tenant’s site', () => {
  const END = '/auth/oauth2/end-session'
  const to = `post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}`

  async function withToken() {
    const { browser, email } = await signedIn()
    const { path, finish } = await begin()
    return { browser, email, token: (await finish((await browser.open(path)).path)).id_token ?? '' }
  }

  it('is asked of the person where nothing proves whose session it is, in our look, and done after they agree', async () => {
    const { browser, token } = await withToken()
    const [head = '', body = '', signature = ''] = token.split('.')
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    for (const hint of [
      '',
      `&id_token_hint=${forged}`,
      `&id_token_hint=${unsigned}`,
      '&id_token_hint=x',
      `&id_token_hint=${token}&client_id=tamu`,
    ]) {
      const page = await browser.open(
        `${END}?client_id=satu&${to}${hint}`.replace('client_id=satu&', hint.includes('tamu') ? '' : 'client_id=satu&'),
      )
      expect(page.html).toContain('<title>Keluar | Situs ')
      expect((await browser.open('/')).path).toBe('/')
    }
    const page = await browser.open(`${END}?client_id=satu&${to}&state=s`)
    expect(page.headers.get('content-security-policy')).toContain(SITE)
    expect((await browser.submit(page, {})).path).toBe(`${SITE}/?state=s`)
    expect((await browser.open('/')).path).toBe('/sign-in')
  })

  it('by a form of that site ends the session that its token names, for every browser', async () => {
    const { browser, token } = await withToken()
    const answer = await accounts.browse().post(END, { id_token_hint: token, post_logout_redirect_uri: `${SITE}/` }, { origin: SITE })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/`])
    expect((await browser.open('/')).path).toBe('/sign-in')
  })

  it('leads nowhere else than to an address of that site', async () => {
    const { browser, token } = await withToken()
    const page = await browser.open(`${END}?id_token_hint=${token}&post_logout_redirect_uri=https%3A%2F%2Fjahat.example%2F`)
    expect(page.path).toContain(END)
    expect(page.html).toContain('Kamu sudah keluar')
    const form = { 'idempotency-key': 'x', client_id: 'satu', post_logout_redirect_uri: 'https://jahat.example/' }
    expect((await browser.post('/sign-out', form)).headers.get('location')).toBe('/sign-out')
  })
})

describe('a client that is no site of ours', () => {
  it('is refused, or allowed, by the person', async () => {
    const { browser, email } = await signedIn()
    const { path, finish } = await begin('tamu')
    const page = await browser.open(path)
    expect(page.path).toMatch(/^\/consent\?/)
    expect(page.html).toContain('Izinkan Klien tamu?')
    expect(page.html).toContain('alamat emailmu')
    const refused = await browser.submit(page, {}, 'value="refuse"')
    expect(refused.path).toMatch(/CallbackAuth\?error=access_denied/)
    const allowed = await browser.submit(await browser.open(path), {}, 'value="allow"')
    expect((await finish(allowed.path)).claims()).toMatchObject({ email, aud: 'tamu' })
    const again = await begin('tamu')
    expect((await again.finish((await browser.open(again.path)).path)).claims()).toMatchObject({ email })
  })

  it('is not asked about for nobody', async () => {
    expect((await accounts.browse().open((await begin('tamu')).path)).path).toMatch(/^\/sign-in\?/)
  })
})
