import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { ACCOUNT_ORIGIN, PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
const KEYS = {
  google: { clientId: 'google-id', clientSecret: 'google-rahasia' },
  github: { clientId: 'github-id', clientSecret: 'github-rahasia' },
}
const accounts = openTestAccounts(database, { social: KEYS })
const without = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))
afterEach(() => vi.unstubAllGlobals())

/** A person at the social site. */
interface Profile {
  id: number
  email: string | null
  isVerified: boolean
  name?: string
}

/** Fakes the two social sites, for the requests that we send. Returns these requests. */
function fakeSites(profile: Profile) {
  const asked: { address: string; body: URLSearchParams }[] = []
  const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = [
    segment({ alg: 'RS256' }),
    segment({
      sub: String(profile.id),
      email: profile.email,
      email_verified: profile.isVerified,
      name: profile.name,
      picture: 'https://foto.example/x.png',
    }),
    'tanda',
  ].join('.')
  const answers: Record<string, object> = {
    'https://github.com/login/oauth/access_token': { access_token: 'kunci-rahasia', token_type: 'bearer', scope: 'read:user,user:email' },
    'https://api.github.com/user': {
      id: profile.id,
      login: 'siti',
      name: profile.name,
      email: null,
      avatar_url: 'https://foto.example/x.png',
    },
    'https://api.github.com/user/emails': profile.email ? [{ email: profile.email, primary: true, verified: profile.isVerified }] : [],
    'https://oauth2.googleapis.com/token': {
      access_token: 'kunci-rahasia',
      refresh_token: 'kunci-panjang',
      id_token: idToken,
      expires_in: 3600,
    },
  }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    const answer = answers[address]
    if (!answer) throw new Error(`nobody may ask ${address}`)
    asked.push({ address, body: new URLSearchParams(typeof init?.body === 'string' ? init.body : await new Response(init?.body).text()) })
    return Response.json(answer)
  })
  return asked
}

const buildProfile = (more: Partial<Profile> = {}): Profile => ({
  id: Math.floor(Math.random() * 1e9),
  email: `siti-${randomUUID()}@contoh.id`,
  isVerified: true,
  name: 'Siti Rahma',
  ...more,
})

type Site = keyof typeof KEYS

/** Presses the social site's button. */
async function begin(browser: TestBrowser, site: Site, path = '/sign-in') {
  const page = await browser.open(path)
  const { action, hidden } = { action: '/social', hidden: { form: randomUUID(), ...goOnOf(page.html) } }
  const answer = await browser.post(action, { ...hidden, site })
  return new URL(answer.headers.get('location') ?? '', ACCOUNT_ORIGIN)
}

function goOnOf(html: string): Record<string, string> {
  const value = /name="go_on" value="([^"]*)"/.exec(html)?.[1]
  return value ? { go_on: plain(value) } : {}
}

/** Presses the button, and returns from the social site with this profile. */
async function signInBy(browser: TestBrowser, site: Site, profile: Profile, path?: string) {
  const there = await begin(browser, site, path)
  const asked = fakeSites(profile)
  const page = await browser.open(
    `/auth/callback/${site}?${new URLSearchParams({ code: 'kode', state: there.searchParams.get('state') ?? '' })}`,
  )
  return { page, asked, there }
}

const userOf = async (email: string | null) => {
  const { rows } = await accounts.pool.query('select * from "user" where email = $1', [email])
  return rows[0]
}

describe('without keys', () => {
  it('there is no button, and no way', async () => {
    for (const path of ['/sign-in', '/sign-up']) {
      const page = await without.browse().open(path)
      expect(page.html).not.toMatch(/Google|GitHub|action="\/social"/)
      expect(page.headers.get('content-security-policy')).not.toMatch(/google|github/)
    }
    for (const site of ['google', 'github', 'facebook', '']) {
      const answer = await without.browse().post('/social', { form: randomUUID(), site })
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    }
  })
})

describe('the buttons', () => {
  it('stand on both pages, whose policy lets their form go there and nowhere else', async () => {
    for (const path of ['/sign-in', '/sign-up']) {
      const page = await accounts.browse().open(path)
      expect(plain(page.html)).toContain('Lanjutkan dengan Google')
      expect(plain(page.html)).toContain('Lanjutkan dengan GitHub')
      expect(page.headers.get('content-security-policy')).toMatch(
        /form-action 'self' http:\/\/uji\.localhost:3000 https:\/\/accounts\.google\.com https:\/\/github\.com;/,
      )
    }
    expect((await accounts.browse().post('/social', { 'idempotency-key': 'x', site: 'facebook' })).status).toBe(404)
  })

  it.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth'],
    ['github', 'https://github.com/login/oauth/authorize'],
  ] as const)('lead to %s with our id, a state of their own each time, PKCE, and the address to come back to', async (site, address) => {
    const [one, two] = [await begin(accounts.browse(), site), await begin(accounts.browse(), site)]
    expect(one.origin + one.pathname).toBe(address)
    expect(one.searchParams.get('client_id')).toBe(KEYS[site].clientId)
    expect(one.searchParams.get('redirect_uri')).toBe(`${ACCOUNT_ORIGIN}/auth/callback/${site}`)
    expect(one.searchParams.get('code_challenge_method')).toBe('S256')
    expect(one.href).not.toContain('rahasia')
    const states = [one, two].map(url => url.searchParams.get('state') ?? '')
    expect(states[0]?.length).toBeGreaterThanOrEqual(32)
    expect(states[0]).not.toBe(states[1])
  })
})

describe('coming back', () => {
  it.each(['google', 'github'] as const)(
    'from %s without a state, with another browser’s, or a second time signs nobody in',
    async site => {
      const [mine, thief] = [accounts.browse(), accounts.browse()]
      const state = (await begin(mine, site)).searchParams.get('state') ?? ''
      const asked = fakeSites(buildProfile())
      for (const query of ['', 'code=kode', 'code=kode&state=', 'code=kode&state=tidak-ada', `code=kode&state=${state}`]) {
        const page = await thief.open(`/auth/callback/${site}?${query}`)
        expect([page.status, page.html.includes('Coba sekali lagi')]).toEqual([400, true])
        expect((await thief.open('/')).path).toBe('/sign-in')
      }
      expect(asked).toEqual([])
    },
  )

  it('after the button was cancelled there says so, and leads back with what waits', async () => {
    const browser = accounts.browse()
    const state = (await begin(browser, 'github')).searchParams.get('state') ?? ''
    const page = await browser.open(`/auth/callback/github?error=access_denied&error_description=<b>x&state=${state}`)
    expect([page.status, page.html.includes('Kamu membatalkannya di GitHub')]).toEqual([400, true])
    expect(page.html).not.toContain('<b>x')
  })

  it('when the other site fails, or gives no address, says so', async () => {
    const browser = accounts.browse()
    const silent = await signInBy(browser, 'github', buildProfile({ email: null }))
    expect([silent.page.status, silent.page.html.includes('tidak memberi tahu alamat email')]).toEqual([400, true])
    const state = (await begin(browser, 'github')).searchParams.get('state') ?? ''
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('putus')))
    const broken = await browser.open(`/auth/callback/github?code=kode&state=${state}`)
    expect([broken.status, broken.html.includes('Coba sekali lagi')]).toEqual([400, true])
  })

  it.each(['google', 'github'] as const)(
    'from %s for the first time makes an account, with a name that can be shown, and keeps none of its keys',
    async site => {
      const browser = accounts.browse()
      const profile = buildProfile({ name: `  ꦱꦶꦠꦶ\u202e <b>Rahma</b> ${'x'.repeat(500)}` })
      const { page, asked } = await signInBy(browser, site, profile)
      expect(page.path).toBe('/')
      expect(plain(page.html)).toContain('ꦱꦶꦠꦶ <b>Rahma</b>')
      expect(page.html).toContain(`Belum ada; kamu masuk lewat ${site === 'google' ? 'Google' : 'GitHub'}`)
      expect(asked[0]?.body.get('code_verifier')?.length).toBeGreaterThanOrEqual(43)
      const user = await userOf(profile.email)
      expect(user).toMatchObject({ emailVerified: true, image: null, lang: 'id' })
      expect(Array.from(user.name)).toHaveLength(120)
      const { rows } = await accounts.pool.query('select * from account where "userId" = $1', [user.id])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toMatch(/kunci|eyJ/)
      expect(accounts.mails.filter(mail => mail.to === profile.email)).toEqual([])
    },
  )

  it('again signs in to the same account, whatever address it has by then', async () => {
    const profile = buildProfile()
    await signInBy(accounts.browse(), 'google', profile)
    const before = await userOf(profile.email)
    const browser = accounts.browse()
    await signInBy(browser, 'google', { ...profile, email: `lain-${randomUUID()}@contoh.id` })
    expect((await browser.open('/')).html).toContain(profile.email)
    const { rows } = await accounts.pool.query('select 1 from account where "userId" = $1', [before.id])
    expect(rows).toHaveLength(1)
  })

  it('leads on to the tenant that waits, in its look and language', async () => {
    const browser = accounts.browse()
    const query =
      'client_id=satu&response_type=code&redirect_uri=http%3A%2F%2Fsatu.localhost%3A3000%2FCallbackAuth&scope=openid&state=dari-tenant'
    const profile = buildProfile()
    const there = await begin(browser, 'github', `/sign-in?${query}&lang=en`)
    fakeSites(profile)
    const state = there.searchParams.get('state') ?? ''
    const answer = await browser.request(`/auth/callback/github?code=kode&state=${state}`)
    const to = new URL(answer.headers.get('location') ?? '', ACCOUNT_ORIGIN)
    expect([answer.status, to.pathname, to.searchParams.get('state')]).toEqual([303, '/auth/oauth2/authorize', 'dari-tenant'])
    expect(await userOf(profile.email)).toMatchObject({ lang: 'en' })
  })

  it('as who is signed in already keeps the one session', async () => {
    const [browser, profile] = [accounts.browse(), buildProfile()]
    await signInBy(browser, 'google', profile)
    const { id } = await userOf(profile.email)
    const sessions = async () => (await accounts.pool.query('select id from session where "userId" = $1', [id])).rows
    const before = await sessions()
    await signInBy(browser, 'google', profile, '/sign-in?prompt=login')
    expect((await browser.open('/')).html).toContain(profile.email)
    expect(await sessions()).toEqual(before)
  })

  it('ends the session of who sat there before', async () => {
    const browser = accounts.browse()
    await accounts.signUpAndVerify(browser)
    const before = accounts.ended.length
    const profile = buildProfile()
    await signInBy(browser, 'github', profile, '/sign-in?prompt=login')
    expect((await browser.open('/')).html).toContain(profile.email)
    expect(accounts.ended).toHaveLength(before + 1)
  })
})

describe('an address that has an account', () => {
  it.each(['google', 'github'] as const)('gets it where both sides have verified the address, and its owner is told (%s)', async site => {
    const profile = buildProfile()
    const id = await createAccount(accounts.auth, { name: 'Ibu Ratna', email: profile.email ?? '', password: PASSWORD })
    const browser = accounts.browse()
    const { page } = await signInBy(browser, site, profile)
    expect([page.path, page.html.includes('Ibu Ratna')]).toEqual(['/', true])
    const { rows } = await accounts.pool.query('select "providerId" from account where "userId" = $1 order by 1', [id])
    expect(rows.map(row => row.providerId)).toEqual(['credential', site])
    expect(accounts.mails.filter(mail => mail.to === profile.email)).toMatchObject([{ kind: 'social-linked' }])
  })

  it.each(['google', 'github'] as const)(
    'is not given to who has not verified it at %s; that is answered as for an address without one',
    async site => {
      const [known, unknown] = [buildProfile({ isVerified: false }), buildProfile({ isVerified: false })]
      await createAccount(accounts.auth, { name: 'Ibu Ratna', email: known.email ?? '', password: PASSWORD })
      const shown = []
      for (const profile of [known, unknown]) {
        const browser = accounts.browse()
        const { page } = await signInBy(browser, site, profile)
        shown.push({ status: page.status, html: page.html.replaceAll(/[?&;](code|state)=[^&"]*/g, '') })
        expect((await browser.open('/')).path).toBe('/sign-in')
      }
      expect(shown[0]).toEqual(shown[1])
      expect(shown[0]).toMatchObject({ status: 400 })
      expect(await userOf(unknown.email)).toBeUndefined()
      const { rows } = await accounts.pool.query('select 1 from account where "providerId" = $1 and "accountId" = $2', [
        site,
        String(known.id),
      ])
      expect(rows).toEqual([])
    },
  )

  it.each(['google', 'github'] as const)(
    'is not given where it is not verified here: whoever signed up with it first knows its password (%s)',
    async site => {
      const profile = buildProfile()
      const thief = accounts.browse()
      await thief.submit(await thief.open('/sign-up'), { name: 'Penyerobot', email: profile.email ?? '', password: PASSWORD })
      const owner = accounts.browse()
      const { page } = await signInBy(owner, site, profile)
      expect([page.status, page.html.includes('tidak bisa dipakai untuk masuk')]).toEqual([400, true])
      expect((await owner.open('/')).path).toBe('/sign-in')
      expect(await userOf(profile.email)).toMatchObject({ emailVerified: false })
      // By mail the owner gets the account, without the attacker's password.
      await owner.submit(await owner.open('/forgot'), { email: profile.email ?? '' })
      const link = accounts.mails.findLast(mail => mail.to === profile.email && mail.kind === 'reset')?.path ?? ''
      await owner.submit(await owner.open(link), { password: 'sandi-si-pemilik' })
      expect((await signInBy(owner, site, profile)).page.path).toBe('/')
      expect((await thief.submit(await thief.open('/sign-in'), { email: profile.email ?? '', password: PASSWORD })).status).toBe(422)
    },
  )

  it.each(['google', 'github'] as const)('with a second factor is asked for its code after %s, too', async site => {
    const profile = buildProfile()
    const id = await createAccount(accounts.auth, { name: 'Ibu Ratna', email: profile.email ?? '', password: PASSWORD })
    await accounts.pool.query('update "user" set "twoFactorEnabled" = true where id = $1', [id])
    await accounts.pool.query(`insert into "twoFactor" (id, secret, "backupCodes", "userId", verified) values ($1, 'x', 'x', $1, true)`, [
      id,
    ])
    const browser = accounts.browse()
    const { page } = await signInBy(browser, site, profile)
    expect(page.path).toMatch(/^\/two-factor\/challenge/)
    expect(page.html).toContain('name="code"')
    expect((await browser.open('/')).path).toBe('/sign-in')
    const { rows } = await accounts.pool.query('select 1 from session where "userId" = $1', [id])
    expect(rows).toEqual([])
  })
})
