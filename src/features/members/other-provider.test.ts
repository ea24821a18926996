import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { OpenIdIdentity } from './identity.server.ts'
import { identityOptions } from './testing.ts'

/** The part of oidc-provider that the test uses: a certified OpenID Connect provider without types. */
interface OtherProvider {
  callback(): RequestListener
  interactionDetails(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ prompt: { name: string }; grantId?: string; session?: { accountId: string } }>
  interactionFinished(req: IncomingMessage, res: ServerResponse, result: object, options?: object): Promise<void>
  Grant: new (of: { accountId: string | undefined; clientId: string }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
}

const ORIGIN = 'http://uji.localhost:3000'
const site = buildSite({ of: toTenantId('01900000-0000-7000-8000-000000000001') })
let server: Server
let issuer: string
let provider: OtherProvider
let identity: OpenIdIdentity

beforeAll(async () => {
  server = createServer((req, res) => void answer(req, res))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // @ts-expect-error the package has no types
  const { default: Provider } = (await import('oidc-provider')) as { default: new (issuer: string, options: object) => OtherProvider }
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'sanggar-uji',
        client_secret: 'rahasia-klien-yang-panjang-sekali',
        redirect_uris: [`${ORIGIN}/CallbackAuth`],
        post_logout_redirect_uris: [`${ORIGIN}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, name: 'Siti Nurhaliza', email: 'siti@contoh.example', email_verified: true }),
    }),
    issueRefreshToken: () => true,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['kunci'] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, RefreshToken: 60 },
  })
  identity = new OpenIdIdentity(
    identityOptions(issuer, { clientOf: () => ({ id: 'sanggar-uji', secret: 'rahasia-klien-yang-panjang-sekali' }) }),
  )
})
afterAll(() => server.close())

/** Submits the provider's own login and consent as a person would. */
async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (!req.url?.startsWith('/interaction/')) {
    provider.callback()(req, res)
    return
  }
  const details = await provider.interactionDetails(req, res)
  if (details.prompt.name === 'login') return await provider.interactionFinished(req, res, { login: { accountId: 'siti' } })
  const grant = new provider.Grant({ accountId: details.session?.accountId, clientId: 'sanggar-uji' })
  grant.addOIDCScope('openid profile email offline_access')
  await provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true })
}

/** Follows the provider's redirects until it sends the browser back to the tenant. */
async function walk(from: string): Promise<URL> {
  const jar = new Map<string, string>()
  for (let url = from, steps = 0; steps < 12; steps++) {
    if (url.startsWith(ORIGIN)) return new URL(url)
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: [...jar].map(pair => pair.join('=')).join('; ') } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? '', url).href
  }
  throw new Error('the provider does not send the browser back')
}

it('another OpenID Connect provider stands in the account site’s place: sign-in, refresh and sign-out', async () => {
  const { url, attempt } = await identity.start(site, ORIGIN, { to: '/Courses', how: 'usual', lang: 'id' })
  const back = await walk(url)
  const found = identity.findAttempt(site, back.searchParams, () => attempt.value)
  if (!found) throw new Error('the attempt does not open')
  const who = await identity.finish(site, found, back.searchParams)
  expect(who).toMatchObject({ issuer, subject: 'siti', name: 'Siti Nurhaliza', email: 'siti@contoh.example', isEmailVerified: true })
  await expect(identity.finish(site, found, back.searchParams), 'the code is good once').rejects.toThrow()

  const { url: secondUrl, attempt: secondAttempt } = await identity.start(site, ORIGIN, { to: '/', how: 'usual', lang: 'id' })
  const second = await walk(secondUrl)
  const again = identity.findAttempt(site, second.searchParams, () => secondAttempt.value)
  if (!again) throw new Error('the attempt does not open')
  const signedIn = await identity.finish(site, again, second.searchParams)
  const sealed = identity.sealTokens(site, signedIn.tokens)
  const tokens = identity.openTokens(site, sealed)
  expect(sealed).not.toContain(signedIn.tokens.refreshToken)
  if (!tokens) throw new Error('the tokens do not open')
  expect(await identity.refresh(site, tokens)).toMatchObject({ subject: 'siti', name: 'Siti Nurhaliza' })
  expect(await identity.refresh(site, { ...tokens, refreshToken: 'dibuat-buat' })).toBeUndefined()
  const end = await identity.endUrl(site, ORIGIN, tokens)
  expect(end).toContain(`${issuer}/session/end?`)
  expect(end).toContain(encodeURIComponent(`${ORIGIN}/`))
})
