import { AuthorizationResponseError } from 'openid-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { type LoginAsk } from '#page/identity.ts'
import { createVisitor, PAGE_SEAL } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { OpenIdIdentity } from '../identity.server.ts'
import { enrol, identityOptions } from '../testing.ts'
import { loader as callback } from './callback-auth.server.tsx'
import { loader as login } from './login.server.tsx'

const database = openTestDatabase()
const visitor = createVisitor(database, [
  { path: '/Login', name: 'Login' },
  { path: '/CallbackAuth', name: 'CallbackAuth' },
])
const ELSEWHERE = ['//jahat.example', '/..//jahat.example/x', '/en//jahat.example', '/\\jahat.example', 'https://jahat.example/']

let mine: TenantId
beforeAll(async () => {
  mine = await database.createTenant()
})

/** A provider that answers every `prompt=none` request with `login_required`. */
class QuietIdentity extends OpenIdIdentity {
  asked: LoginAsk[] = []
  constructor() {
    super(identityOptions('http://account.invalid'))
  }
  override async start(_site: unknown, _origin: string, ask: LoginAsk) {
    this.asked.push(ask)
    return { url: 'http://account.invalid/', attempt: { name: 'sanggar_login_x', value: '' } }
  }
  override finish(): Promise<never> {
    throw new AuthorizationResponseError('not quietly', { cause: new URLSearchParams({ error: 'login_required' }) })
  }
}

describe('the way to sign in', () => {
  it('leads who is signed in on within this site only', async () => {
    const viewer = await (await enrol(database, mine, 'Siti')).viewer()
    const go = (to: string, lang: 'id' | 'en') => visitor.visit(login, `/Login?to=${encodeURIComponent(to)}`, { of: mine, viewer, lang })
    for (const to of ELSEWHERE) {
      expect(await go(to, 'id')).toBe('302 /')
      expect(await go(to, 'en')).toBe('302 /en')
    }
    expect(await go('/Courses?page=2#daftar', 'id')).toBe('302 /Courses?page=2#daftar')
    expect(await go('/Courses?page=2#daftar', 'en')).toBe('302 /en/Courses?page=2#daftar')
    expect(await go('/en/Courses', 'en'), 'the language stands before it once').toBe('302 /en/Courses')
  })

  it('begins no sign-in that ends at another site', async () => {
    const identity = new QuietIdentity()
    for (const lang of ['id', 'en'] as const)
      for (const to of [...ELSEWHERE, '/Courses'])
        await visitor.visit(login, `/Login?to=${encodeURIComponent(to)}`, { of: mine, identity, lang })
    expect(identity.asked.map(ask => ask.to)).toEqual([
      ...ELSEWHERE.map(() => '/'),
      '/Courses',
      ...ELSEWHERE.map(() => '/en'),
      '/en/Courses',
    ])
  })

  it('ends on this site, whatever was sealed', async () => {
    const identity = new QuietIdentity()
    const endOf = (to: string) => {
      const attempt = { state: 'x', nonce: 'n', verifier: 'v', to, origin: ORIGIN }
      const sealed = PAGE_SEAL.seal(`login:${buildSite({ of: mine }).tenantId}`, JSON.stringify(attempt))
      return visitor.visit(callback, '/CallbackAuth?state=x&error=login_required', { of: mine, identity, visit: { cookie: () => sealed } })
    }
    for (const to of ELSEWHERE) expect(await endOf(to)).toBe('302 /')
    expect(await endOf('/en/Courses')).toBe('302 /en/Courses')
  })
})
