import * as oidc from 'openid-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { changeDelegatedClient, revokeDelegatedClient } from '#features/api-clients/delegated/delegated-clients.server.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type DelegatedPerson, type DelegatedTenant, type Integration, openDelegation, REDIRECT } from './testing-delegated.ts'

/* A third party's integration, with openid-client, over the product's own socket: docs/decisions/036. */

const database = openTestDatabase()
const { server, send, createTenant, createPerson, register, registryOf, authorize, takeTokens, allow, call } = openDelegation(database)
const ME = '/api/services/v1/user/me'
const CREATE = '/api/services/v3/post/kind/category/create'
const ACCOUNT_POOL = () => server.runtime().accounts.pool

let mine: DelegatedTenant
let theirs: DelegatedTenant
let person: DelegatedPerson
let integration: Integration

beforeAll(async () => {
  mine = await createTenant('satu')
  theirs = await createTenant('dua')
  person = await createPerson([mine, theirs], ['writer'])
  integration = await register(mine, { scopes: ['account:read', 'content:write'] })
})

const meWith = async (token: string, of = mine) => (await call(of, ME, token)).status
const scopes = 'account:read content:write offline_access'

describe('an authorization request', () => {
  it('is refused at the account site for an address that is not registered, letter by letter; only the port of the device may differ', async () => {
    for (const redirect_uri of [
      `${REDIRECT}/`,
      `${REDIRECT}?x=1`,
      'http://127.0.0.2:43210/kembali',
      'https://jahat.example/kembali',
      'id.jahat.app:/kembali',
    ]) {
      const { page } = await authorize(integration, person, 'account:read', { redirect_uri })
      expect([redirect_uri, page.path.startsWith('http')]).toEqual([redirect_uri, false])
    }
    const { page } = await authorize(integration, person, 'account:read', { redirect_uri: 'http://127.0.0.1:50123/kembali' })
    expect(page.path).toMatch(/^\/consent/)
  })

  it('is refused without PKCE, with plain PKCE, and for a scope that the integration does not have', async () => {
    const refusals = [
      { code_challenge: '', code_challenge_method: '' },
      { code_challenge_method: 'plain' },
      { scope: 'account:read settings:write' },
      { scope: 'account:read site:manage' },
      { response_type: 'token' },
    ]
    for (const more of refusals) {
      const { page } = await authorize(integration, person, 'account:read', more)
      const { searchParams } = new URL(page.path, 'http://x')
      expect([more, page.path.startsWith('/consent'), searchParams.get('code')]).toEqual([more, false, null])
    }
  })

  it('gives no code that another verifier, or another integration, can use', async () => {
    const other = await register(mine)
    const { checks, page } = await authorize(integration, person, 'account:read')
    const back = new URL((await allow(person, page)).path)
    const wrong = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
    await expect(oidc.authorizationCodeGrant(other.configuration, back, checks)).rejects.toThrow()
    await expect(oidc.authorizationCodeGrant(integration.configuration, back, wrong)).rejects.toThrow()
  })

  it('asks the person in words, with the names of the integration and of the site, in both languages', async () => {
    const asked = await register(mine, { name: 'Absensi Kelas', scopes: ['account:read', 'content:write'] })
    const { page } = await authorize(asked, person, scopes, { ui_locales: 'id' })
    expect(page.html).toContain('Absensi Kelas memakai satu atas namamu')
    expect(page.html).toContain('izin menulis, mengubah, dan menghapus tulisan atas namamu')
    const english = await authorize(asked, person, scopes, { ui_locales: 'en' })
    expect(english.page.html).toContain('Absensi Kelas uses satu in your name')
    const refused = await person.browser.submit(english.page, {}, 'value="refuse"')
    expect(new URL(refused.path).searchParams.get('error')).toBe('access_denied')
  })
})

describe('the token of a person', () => {
  it('is a person at the calls of its tenant, with what they may and what they allowed, and is renewed', async () => {
    const tokens = await takeTokens(integration, person, scopes)
    const me = await call(mine, ME, tokens.access_token)
    expect([me.status, me.body.data]).toMatchObject([200, { email: person.email, role: 'writer', tenantId: mine.id }])
    const category = { kindSlug: 'news', name: 'Dari aplikasi', slug: 'dari-aplikasi' }
    expect(await call(mine, CREATE, tokens.access_token, { json: category })).toMatchObject({ status: 201 })
    const fresh = await oidc.refreshTokenGrant(integration.configuration, tokens.refresh_token ?? '')
    expect(await meWith(fresh.access_token)).toBe(200)
  })

  it('works for an integration with a secret, and not without the secret', async () => {
    const confidential = await register(mine, { hasSecret: true })
    expect(await meWith((await takeTokens(confidential, person, 'account:read')).access_token)).toBe(200)
    const { checks, page } = await authorize(confidential, person, 'account:read')
    const open = new oidc.Configuration(confidential.configuration.serverMetadata(), confidential.clientId, undefined, oidc.None())
    oidc.allowInsecureRequests(open)
    open[oidc.customFetch] = send as oidc.CustomFetch
    await expect(oidc.authorizationCodeGrant(open, new URL(page.path), checks)).rejects.toThrow()
  })

  it('is refused at another tenant, also beside an app token there, as a cookie, and as an app token', async () => {
    const { access_token } = await takeTokens(integration, person, scopes)
    expect(await meWith(access_token, theirs)).toBe(401)
    const there = await database.asTenant(theirs.id, ctx => createClient(ctx, 'uji', []), { now: new Date() })
    const { body } = await call(theirs, '/api/services/v1/authorizer/token/generate', '', { json: { ...there, scopes: [] } })
    const beside = { 'x-app-token': String(body.data?.['token']) }
    expect((await call(theirs, ME, access_token, { headers: beside })).status).toBe(401)
    expect((await call(theirs, '/api/services/v1/class/recent', access_token, { headers: beside })).status).toBe(401)
    const asCookie = { authorization: '', cookie: `sanggar_access=${access_token}`, 'sec-fetch-site': 'same-origin' }
    expect((await call(mine, ME, '', { headers: asCookie })).status).toBe(401)
    expect((await call(mine, ME, '', { headers: { authorization: '', 'x-app-token': access_token } })).status).toBe(401)
  })

  it('is nothing if it is made up, expired, or of one of our own sites', async () => {
    const { access_token } = await takeTokens(integration, person, scopes)
    const madeUp = access_token.replace(/.$/, end => (end === 'a' ? 'b' : 'a'))
    for (const token of [madeUp, 'per_', `per_${'a'.repeat(32)}`, `per_${"'".repeat(32)}`])
      expect([token, await meWith(token)]).toEqual([token, 401])
    await ACCOUNT_POOL().query(`update "oauthClient" set "skipConsent" = true where "clientId" = $1`, [integration.clientId])
    expect(await meWith(access_token)).toBe(401)
    await ACCOUNT_POOL().query(`update "oauthClient" set "skipConsent" = false where "clientId" = $1`, [integration.clientId])
    expect(await meWith(access_token)).toBe(200)
    await ACCOUNT_POOL().query(`update "oauthAccessToken" set "expiresAt" = now() - interval '1 second'`)
    expect(await meWith(access_token)).toBe(401)
  })

  it('may do only what its scopes name, though the person may do more', async () => {
    const { access_token } = await takeTokens(integration, person, 'account:read')
    const refused = await call(mine, CREATE, access_token, { json: { kindSlug: 'news', name: 'X', slug: 'x' } })
    expect([refused.status, refused.body.message]).toEqual([403, 'Aplikasi ini tidak diberi izin untuk ini'])
    const writing = await takeTokens(integration, person, 'content:write')
    expect((await call(mine, ME, writing.access_token)).status).toBe(403)
    // What no scope names: a session of the site's own.
    expect((await call(mine, '/api/auth/generate/token', writing.access_token, { json: {} })).status).toBe(403)
  })

  it('may do only what the person may, though its scopes name more', async () => {
    const pupil = await createPerson([mine], ['student'])
    const { access_token } = await takeTokens(integration, pupil, scopes)
    expect((await call(mine, CREATE, access_token, { json: { kindSlug: 'news', name: 'Y', slug: 'y' } })).status).toBe(403)
  })

  it('is 403 for an account that is no member of the tenant', async () => {
    const foreign = await createPerson([theirs], ['student'])
    const { access_token } = await takeTokens(integration, foreign, scopes)
    const refused = await call(mine, ME, access_token)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('belum menjadi anggota')])
  })
})

describe('the token of a person, elsewhere than in ordinary calls', () => {
  async function upload(token: string): Promise<number> {
    const body = new FormData()
    body.append('file', new Blob(['halo'], { type: 'text/plain' }), 'halo.txt')
    const form = new Request('http://satu.localhost:3000/api/drive/v1/upload', { method: 'POST', body })
    const headers = { authorization: `Bearer ${token}`, 'content-type': form.headers.get('content-type') ?? '' }
    return (await send(form.url, { method: 'POST', headers, body: await form.text() })).status
  }
  const rest = async (token: string) => {
    const headers = { apikey: server.runtime().anonKey, authorization: `Bearer ${token}` }
    return (await send('http://satu.localhost:3000/api/rest/v1/donations?limit=1', { headers })).status
  }

  it('uploads where the scope and the person allow it, and reads the hosted database', async () => {
    const drive = await register(mine, { scopes: ['files:write'] })
    const [may, mayNot] = [await takeTokens(drive, person, 'files:write'), await takeTokens(integration, person, scopes)]
    expect([await upload(may.access_token), await upload(mayNot.access_token), await upload(`per_${'a'.repeat(32)}`)]).toEqual([
      201, 403, 401,
    ])
    expect([await rest(may.access_token), await rest(`per_${'a'.repeat(32)}`)]).toEqual([200, 401])
  })

  it('is no way into the pages', async () => {
    const { access_token } = await takeTokens(integration, person, scopes)
    const headers = { authorization: `Bearer ${access_token}`, cookie: `sanggar_access=${access_token}`, 'sec-fetch-site': 'same-origin' }
    const answer = await send('http://satu.localhost:3000/Account/Session.json', { headers })
    expect([answer.status, await answer.json()]).toEqual([200, { state: null, role: null }])
  })
})

describe('a token that was good', () => {
  it('is refused at once when the integration is revoked, and can’t be renewed', async () => {
    const gone = await register(mine)
    const tokens = await takeTokens(gone, person, 'account:read offline_access')
    expect(await meWith(tokens.access_token)).toBe(200)
    await database.asTenant(mine.id, ctx => revokeDelegatedClient(ctx, registryOf(mine), gone.id), { viewer: await mine.admin.viewer() })
    expect(await meWith(tokens.access_token)).toBe(401)
    await expect(oidc.refreshTokenGrant(gone.configuration, tokens.refresh_token ?? '')).rejects.toThrow()
    const { page } = await authorize(gone, person, 'account:read')
    expect(page.path.startsWith('/consent')).toBe(false)
  })

  it('is refused when only the tenant knows of the revocation', async () => {
    const half = await register(mine)
    const tokens = await takeTokens(half, person, 'account:read')
    await database.pool.query('update delegated_clients set revoked_at = now() where id = $1', [half.id])
    expect(await meWith(tokens.access_token)).toBe(401)
  })

  it('is refused at once when the person withdraws the consent in their account', async () => {
    const allowed = await register(mine, { name: 'Dicabut' })
    const tokens = await takeTokens(allowed, person, 'account:read offline_access')
    const list = await person.browser.open('/apps?lang=id')
    expect(list.html).toContain('Untuk situs satu.localhost:3000')
    const { rows } = await ACCOUNT_POOL().query<{ id: string }>('select id from "oauthConsent" where "clientId" = $1', [allowed.clientId])
    const withdrawn = await person.browser.submit(list, {}, `value="${rows[0]?.id}"`)
    expect(withdrawn.path).toBe('/apps?withdrawn')
    expect(await meWith(tokens.access_token)).toBe(401)
    await expect(oidc.refreshTokenGrant(allowed.configuration, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('loses a scope at once that staff take from the integration', async () => {
    const lesser = await register(mine, { scopes: ['account:read', 'content:write'] })
    const { access_token } = await takeTokens(lesser, person, scopes)
    const input = { name: 'Berkurang', redirectUris: [REDIRECT], scopes: ['content:write'] }
    await database.asTenant(mine.id, ctx => changeDelegatedClient(ctx, registryOf(mine), lesser.id, input), {
      viewer: await mine.admin.viewer(),
    })
    expect(await meWith(access_token)).toBe(403)
  })

  it('ends with the session of the account site that it came from, also where it was renewed', async () => {
    const leaving = await createPerson([mine], ['student'])
    const tokens = await takeTokens(integration, leaving, scopes)
    const fresh = await oidc.refreshTokenGrant(integration.configuration, tokens.refresh_token ?? '')
    expect(await meWith(fresh.access_token)).toBe(200)
    await leaving.browser.submit(await leaving.browser.open('/sign-out'), {})
    expect([await meWith(tokens.access_token), await meWith(fresh.access_token)]).toEqual([401, 401])
    await expect(oidc.refreshTokenGrant(integration.configuration, fresh.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('ends with the account, and with the member’s data at the tenant', async () => {
    const gone = await createPerson([mine], ['student'])
    const { access_token } = await takeTokens(integration, gone, scopes)
    await database.pool.query('delete from members where tenant_id = $1 and subject = $2', [mine.id, gone.userId])
    expect(await meWith(access_token)).toBe(403)
    await ACCOUNT_POOL().query('delete from "user" where id = $1', [gone.userId])
    expect(await meWith(access_token)).toBe(401)
  })

  it('is over a week after its person authenticated, for staff, and ninety days after for others', async () => {
    const [staff, learner] = [await createPerson([mine], ['writer']), await createPerson([mine], ['student'])]
    const tokens = [
      (await takeTokens(integration, staff, scopes)).access_token,
      (await takeTokens(integration, learner, scopes)).access_token,
    ]
    await ACCOUNT_POOL().query(`update session set "createdAt" = now() - interval '8 days' where "userId" = any($1)`, [
      [staff.userId, learner.userId],
    ])
    expect(await Promise.all(tokens.map(token => meWith(token)))).toEqual([401, 200])
    await ACCOUNT_POOL().query(`update session set "createdAt" = now() - interval '90 days' where "userId" = $1`, [learner.userId])
    expect(await meWith(tokens[1] ?? '')).toBe(401)
  })

  it('has the roles of a pupil only, where the site wants a second factor of staff and the session has none', async () => {
    const staff = await createPerson([theirs], ['writer', 'student'])
    const there = await register(theirs, { scopes: ['account:read', 'content:write'] })
    const { access_token } = await takeTokens(there, staff, scopes)
    const roleOf = async () => (await call(theirs, ME, access_token)).body.data?.['role']
    expect(await roleOf()).toBe('writer')
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'security', '{"secondFactor":"staff"}')`, [
      theirs.id,
    ])
    expect(await roleOf()).toBe('student')
    expect((await call(theirs, CREATE, access_token, { json: { kindSlug: 'news', name: 'Z', slug: 'z' } })).status).toBe(403)
    await ACCOUNT_POOL().query('update session set "secondFactorAt" = now() where "userId" = $1', [staff.userId])
    expect(await roleOf()).toBe('writer')
  })

  it('has no role of a child whose parent or school has not agreed', async () => {
    const child = await createPerson([mine], ['student'])
    const { access_token } = await takeTokens(integration, child, scopes)
    await database.pool.query(`update members set born_on = current_date - interval '14 years' where subject = $1`, [child.userId])
    expect((await call(mine, ME, access_token)).body.data).toMatchObject({ role: 'none', roles: [], isChild: true })
  })
})
