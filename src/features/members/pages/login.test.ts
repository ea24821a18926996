import { AuthorizationResponseError, ClientError } from 'openid-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { type LoginAsk } from '#page/identity.ts'
import { createVisitor, PAGE_SEAL } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
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

/** A provider that remembers an authentication of so many days ago. */
class OldIdentity extends QuietIdentity {
  readonly #days: number
  constructor(days: number) {
    super()
    this.#days = days
  }
  override async finish(): Promise<never> {
    const authenticatedAt = new Date(TEST_NOW.getTime() - this.#days * 86_400_000)
    const who = { issuer: 'account-site', subject: 'lama', name: 'Lama', email: 'lama@contoh.example', isEmailVerified: true }
    return { ...who, lang: undefined, providerSession: null, tokens: { refreshToken: null, idToken: '' }, authenticatedAt } as never
  }
}

/** A provider that knows a person by their subject, who has just authenticated. */
class KnownIdentity extends QuietIdentity {
  readonly #subject: string
  readonly #email: string
  constructor(subject: string, email: string) {
    super()
    this.#subject = subject
    this.#email = email
  }
  override async finish(): Promise<never> {
    const who = { issuer: 'account-site', subject: this.#subject, name: 'Dikenal', email: this.#email, isEmailVerified: true }
    return {
      ...who,
      lang: undefined,
      providerSession: null,
      tokens: { refreshToken: null, idToken: '' },
      authenticatedAt: TEST_NOW,
    } as never
  }
}

/** A provider that does not respond in time. */
class SlowIdentity extends QuietIdentity {
  override async finish(): Promise<never> {
    throw new ClientError('operation timed out', { cause: new DOMException('late', 'TimeoutError'), code: 'OAUTH_TIMEOUT' } as ErrorOptions)
  }
}

describe('a provider that remembers a sign-in for longer than a session may last', () => {
  const endOf = (how: LoginAsk['how'], days: number) => {
    const attempt = { state: 'x', nonce: 'n', verifier: 'v', to: '/Courses', origin: ORIGIN, how }
    const sealed = PAGE_SEAL.seal(`login:${buildSite({ of: mine }).tenantId}`, JSON.stringify(attempt))
    const visit = { cookie: (name: string) => (name.includes('login') ? sealed : undefined) }
    return visitor.visit(callback, '/CallbackAuth?state=x', { of: mine, identity: new OldIdentity(days), visit })
  }

  it('is asked to authenticate once more; quietly nobody is signed in, and twice in vain is a failure', async () => {
    expect(await endOf('usual', 91)).toBe('302 /Login?again=1&to=%2FCourses')
    expect(await endOf('quiet', 91)).toBe('302 /Courses')
    expect(await endOf('again', 91), 'a page that says so').not.toEqual(expect.stringContaining('302'))
    const { rows } = await database.pool.query('select 1 from sessions where tenant_id = $1', [mine])
    const before = rows.length
    expect(await endOf('usual', 89)).toMatch(/^302 \/Account\/Join/)
    expect((await database.pool.query('select 1 from sessions where tenant_id = $1', [mine])).rows).toHaveLength(before + 1)
  })

  it('is asked for what the page needs', async () => {
    const identity = new QuietIdentity()
    const viewer = await (await enrol(database, mine, 'Faktor')).viewer()
    for (const query of ['factor=1', 'factor=fresh', 'again=1'])
      await visitor.visit(login, `/Login?${query}&to=/Studio`, { of: mine, identity, ...(query !== 'again=1' && { viewer }) })
    expect(identity.asked.map(({ how, factor, to }) => [how, factor, to])).toEqual([
      ['usual', 'any', '/Studio'],
      ['usual', 'fresh', '/Studio'],
      ['again', undefined, '/Studio'],
    ])
  })
})

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

  it('leads students to what they learn and other roles to the studio, unless it had another goal', async () => {
    const endOf = async (who: Awaited<ReturnType<typeof enrol>>, to: string) => {
      const { rows } = await database.pool.query<{ subject: string }>('select subject from members where id = $1', [who.id])
      const identity = new KnownIdentity(rows[0]?.subject ?? '', who.email)
      return await visitor.visit(callback, '/CallbackAuth?state=x&code=y', { of: mine, identity, visit: { cookie: () => sealedTo(to) } })
    }
    const [student, writer, none] = [
      await enrol(database, mine, 'Murid', ['student']),
      await enrol(database, mine, 'Penulis', ['writer']),
      await enrol(database, mine, 'Tanpa peran'),
    ]
    expect([await endOf(student, '/'), await endOf(student, '/en'), await endOf(student, '/Courses')]).toEqual([
      '302 /Learn',
      '302 /en/Learn',
      '302 /Courses',
    ])
    expect([await endOf(writer, '/'), await endOf(none, '/')]).toEqual(['302 /Studio', '302 /'])
  })

  it('says that the account site is away if that does not respond in time', async () => {
    const visit = { cookie: () => sealedTo('/Courses') }
    const page = await visitor.visit(callback, '/CallbackAuth?state=x&code=y', { of: mine, identity: new SlowIdentity(), visit })
    expect(JSON.stringify(page)).toContain('Situs akun sedang tidak bisa melayani')
  })

  it.each([
    ['error=access_denied', 'Kamu batal masuk', 'You did not sign in'],
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
    ['access_denied', 'Kamu batal masuk', 'access_denied'],
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
