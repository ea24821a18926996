import type { Hono } from 'hono'
import * as oidc from 'openid-client'
import { TestBrowser, type TestPage } from '#features/account-site/testing.ts'
import { ACCOUNT_ORIGIN, PASSWORD } from '#features/accounts/testing.ts'
import { createDelegatedClient, type NewDelegatedClient } from '#features/api-clients/delegated/delegated-clients.server.ts'
import { delegatedClientId } from '#features/members/account-site-client.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Role } from '#kit/roles.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { openTestServer } from './testing-server.ts'

/** Where the integration of the tests listens. */
export const REDIRECT = 'http://127.0.0.1:43210/kembali'

/** A tenant with a person who may govern its integrations. */
export interface DelegatedTenant {
  id: TenantId
  slug: string
  admin: Enrolled
}

/** A person with an account, signed in at the account site in a browser. */
export interface DelegatedPerson {
  userId: string
  email: string
  browser: TestBrowser
}

/** An integration, as its developer has it. */
export interface Integration {
  id: string
  clientId: string
  configuration: oidc.Configuration
}

let people = 0

/** Opens the whole product, with what a developer elsewhere does with it over its socket. Call it at the top of the file. */
export function openDelegation(database: TestDatabase) {
  const server = openTestServer(database)

  const send: typeof fetch = async (input, init) => {
    const asked = new Request(input, { ...init, redirect: 'manual' })
    const url = new URL(asked.url)
    const headers = { ...Object.fromEntries(asked.headers), host: url.host }
    const answer = await server.ask(url.host, url.pathname + url.search, headers, asked.method, await asked.text())
    const back = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value].flat()) back.append(name, one ?? '')
    return new Response([204, 303, 304].includes(answer.status) ? null : answer.body.toString(), { status: answer.status, headers: back })
  }

  async function createTenant(slug: string): Promise<DelegatedTenant> {
    const id = await database.createTenant(slug)
    return { id, slug, admin: await enrol(database, id, `Kepala ${slug}`, ['admin']) }
  }

  /** Creates an account, signs it in at the account site, and makes it a member with these roles of each tenant. */
  async function createPerson(tenants: readonly DelegatedTenant[], roles: readonly Role[]): Promise<DelegatedPerson> {
    const email = `orang-${++people}@contoh.example`
    const engine = await server.runtime().accounts.engine()
    const userId = await engine.createAccount({ name: 'Siti Rahma', email, password: PASSWORD })
    for (const { id } of tenants) {
      const member = await enrol(database, id, 'Siti Rahma', roles)
      await database.pool.query('update members set subject = $1, email = $2 where id = $3', [userId, email, member.id])
    }
    // Named boundary: a browser needs nothing of the site but its answers.
    const browser = new TestBrowser(
      { request: (path: string, init?: RequestInit) => send(path, init) } as Pick<Hono, 'request'>,
      `192.0.2.${people}`,
    )
    await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
    return { userId, email, browser }
  }

  /** Registers an integration as staff do in the studio. */
  async function register(tenant: DelegatedTenant, input: Partial<NewDelegatedClient> = {}): Promise<Integration> {
    const { id: tenantId, slug, admin } = tenant
    const registry = { identity: server.runtime().identity, site: { tenantId, host: `${slug}.localhost` } }
    const whole = {
      id: newId(),
      name: `Aplikasi ${newId().slice(-6)}`,
      redirectUris: [REDIRECT],
      scopes: ['account:read'],
      hasSecret: false,
      ...input,
    }
    const { id, secret } = await database.asTenant(tenantId, ctx => createDelegatedClient(ctx, registry, whole), {
      viewer: await admin.viewer(),
    })
    const clientId = delegatedClientId(tenantId, id)
    const configuration = await oidc.discovery(
      new URL(ACCOUNT_ORIGIN),
      clientId,
      secret,
      secret ? oidc.ClientSecretBasic(secret) : oidc.None(),
      {
        execute: [oidc.allowInsecureRequests],
        [oidc.customFetch]: send as oidc.CustomFetch,
      },
    )
    return { id, clientId, configuration }
  }

  /** Opens the authorization request; returns the page where the browser stands then. `more`: overrides of its parameters, '' removes one. */
  async function authorize({ configuration }: Integration, { browser }: DelegatedPerson, scope: string, more: Record<string, string> = {}) {
    const checks = { pkceCodeVerifier: oidc.randomPKCECodeVerifier(), expectedState: oidc.randomState() }
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: REDIRECT,
      scope,
      state: checks.expectedState,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
    })
    for (const [name, value] of Object.entries(more)) {
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    return { checks, page: await browser.open(url.pathname + url.search) }
  }

  /** Goes the whole way of the authorization code: asks, is allowed by the person, and takes its tokens. */
  async function takeTokens(integration: Integration, person: DelegatedPerson, scope: string) {
    const { checks, page } = await authorize(integration, person, scope)
    const back = page.path.startsWith('/consent') ? await allow(person, page) : page
    return await oidc.authorizationCodeGrant(integration.configuration, new URL(back.path), checks)
  }

  /** Presses “allow” on the consent page. */
  async function allow({ browser }: DelegatedPerson, page: TestPage): Promise<TestPage> {
    return await browser.submit(page, {}, 'value="allow"')
  }

  /** Makes a call of a tenant with a person's token. A body makes it a POST. */
  async function call(
    { slug }: DelegatedTenant,
    path: string,
    token: string,
    { json, headers = {} }: { json?: unknown; headers?: Record<string, string> } = {},
  ) {
    const answer = await send(`http://${slug}.localhost:3000${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    })
    const text = await answer.text()
    // Named boundary: every call under test answers the envelope.
    return { status: answer.status, body: JSON.parse(text) as { message: string; data: Record<string, unknown> | null; code?: string } }
  }

  const registryOf = ({ id, slug }: DelegatedTenant) => ({
    identity: server.runtime().identity,
    site: { tenantId: id, host: `${slug}.localhost` },
  })

  return { server, send, createTenant, createPerson, register, registryOf, authorize, takeTokens, allow, call }
}
