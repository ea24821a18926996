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

/** A provider that answers with the error in the address. */
class QuietIdentity extends OpenIdIdentity {
  asked: LoginAsk[] = []
  constructor() {
    super(identityOptions('http://account.invalid'))
  }
  override async start(_site: unknown, _origin: string, ask: LoginAsk) {
    this.asked.push(ask)
    return { url: 'http://account.invalid/', attempt: { name: 'sanggar_login_x', value: '' } }
  }
  override finish(_site: unknown, _attempt: unknown, query: URLSearchParams): Promise<never> {
    throw new AuthorizationResponseError('not quietly', { cause: query })
  }
}

/** The cookie of an attempt that leads to a path. */
function sealedTo(to: string): string {
  const attempt = { state: 'x', nonce: 'n', verifier: 'v', to, origin: ORIGIN }
  return PAGE_SEAL.seal(`login:${buildSite({ of: mine }).tenantId}`, JSON.stringify(attempt))
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
      return visitor.visit(callback, '/CallbackAuth?state=x&error=login_required', {
        of: mine,
        identity,
        visit: { cookie: () => sealedTo(to) },
      })
    }
    for (const to of ELSEWHERE) expect(await endOf(to)).toBe('302 /')
    expect(await endOf('/en/Courses')).toBe('302 /en/Courses')
  })

  it.each([
    ['error=access_denied', 'Anda batal masuk', 'You did not sign in'],
    ['error=temporarily_unavailable', 'Situs akun sedang tidak bisa melayani', 'The account site cannot serve you right now'],
    ['error=server_error', 'Situs akun sedang tidak bisa melayani', 'The account site cannot serve you right now'],
    ['error=invalid_scope', 'Belum berhasil masuk', 'You are not signed in yet'],
    ['error=login_required', 'Waktu untuk masuk sudah habis', 'Signing in took too long'],
    ['code=x&state=lama', 'Waktu untuk masuk sudah habis', 'Signing in took too long'],
    ['', 'Tidak ada yang perlu dilanjutkan di sini', 'There is nothing to go on with here'],
    ['x=1', 'Tidak ada yang perlu dilanjutkan di sini', 'There is nothing to go on with here'],
  ])('that is nobody’s here says why, by %j alone', async (query, indonesian, english) => {
    for (const [lang, title] of [
      ['id', indonesian],
      ['en', english],
    ] as const) {
      const { html } = await visitor.show(callback, `/CallbackAuth?${query}`, { of: mine, lang })
      expect([lang, html]).toEqual([lang, expect.stringContaining(`>${title}</h1>`)])
      expect(html).toContain(`href="${lang === 'en' ? '/en' : ''}/Login"`)
    }
  })

  it.each([
    ['access_denied', 'Anda batal masuk', 'access_denied'],
    ['server_error', 'Situs akun sedang tidak bisa melayani', 'temporarily_unavailable'],
    ['invalid_scope', 'Belum berhasil masuk', 'invalid_request'],
  ])('that fails with %s says so, in the language in which it began', async (error, title, said) => {
    const identity = new QuietIdentity()
    const fail = (to: string) =>
      visitor.visit(callback, `/CallbackAuth?state=x&error=${error}`, { of: mine, identity, visit: { cookie: () => sealedTo(to) } })
    expect(await fail('/Courses')).toMatchObject({ html: expect.stringContaining(title) })
    expect(await fail('/en/Courses')).toBe(`302 /en/CallbackAuth?error=${said}`)
  })
})
