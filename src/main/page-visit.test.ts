import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endSession, findSession, setActingKind } from '#features/members/sessions.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { kindOf } from '#kit/roles.ts'
import { parseWho, type Who } from '#kit/who.ts'
import type { PublicModule } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { pageOf } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { writeCookie } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* Which cookies a page sets: the session's, the app token's, and the one that shows who is signed in. */
const database = openTestDatabase()
const ORIGIN = 'http://uji.localhost:3000'

let mine: TenantId
let theirs: TenantId
let siti: Enrolled
let admin: Enrolled
let stranger: Enrolled

/** What each form does, by its name, as pages of the product do it. */
const publicPage: PublicModule = {
  async loader(args) {
    const token = args.visit.search.get('token')
    // Like the end of a sign-in.
    if (token) {
      args.visit.setCookies.push(writeCookie('sanggar_access', token, 60, false))
      throw redirect('/News', 302)
    }
    return await pageOf(async () => undefined)(args)
  },
  async action({ ctx, visit }, fields) {
    const token = visit.cookie('sanggar_access') ?? ''
    const isSecure = visit.origin.startsWith('https:')
    const found = await findSession(ctx, token)
    if (fields.get('form') === 'leave') {
      await endSession(ctx, token)
      visit.setCookies.push(writeCookie('sanggar_access', '', 0, isSecure))
    }
    if (fields.get('form') === 'act' && found && found !== 'stranger') await setActingKind(ctx, found.person, kindOf('teacher'), true)
    if (fields.get('form') === 'fail') throw new Error('rusak')
    return redirect('/News', 303)
  },
}
const { pages } = openTestPages(database, { publicPage })
const secure = openTestPages(database, { publicPage }, { originOf: (host: string) => `https://${host}` }).pages

beforeAll(async () => {
  mine = await database.createTenant('uji')
  theirs = await database.createTenant('lain')
})
beforeEach(async () => {
  siti = await enrol(database, mine, 'Siti', ['student'])
  admin = await enrol(database, mine, 'Ayu', ['admin'])
  stranger = await enrol(database, theirs, 'Budi', ['student'])
  await database.pool.query(
    `update sessions set checked_at = now(), renewed_at = now(), authenticated_at = now(), expires_at = now() + interval '30 days'`,
  )
})

interface Asked {
  cookies?: Record<string, string>
  form?: string
  by?: typeof pages
}

/** Returns the cookies that a page sets, by name, each with its value and attributes. */
async function cookiesOf(path: string, { cookies = {}, form, by = pages }: Asked = {}): Promise<Record<string, string>> {
  const cookie = Object.entries(cookies)
    .map(pair => pair.join('='))
    .join('; ')
  const headers = { cookie, host: 'uji.localhost:3000', origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  const request =
    form === undefined
      ? new Request(ORIGIN + path, { headers })
      : new Request(ORIGIN + path, { method: 'POST', headers, body: `form=${form}` })
  const answer = await by.answer(request, buildSite({ of: mine }))
  return Object.fromEntries(
    answer.headers.getSetCookie().map(set => {
      const at = set.indexOf('=')
      return [set.slice(0, at), set.slice(at + 1)]
    }),
  )
}

const whoIn = (set: Record<string, string>): Who | undefined => parseWho(`sanggar_who=${set['sanggar_who'] ?? ''}`, false)
const valueOf = (set: string | undefined) => set?.split(';')[0] ?? ''
const CLEARED = '; Path=/; Max-Age=0; SameSite=Lax'

/** Returns the cookies of a browser in which this person has opened a page. */
async function settled(person: Enrolled): Promise<Record<string, string>> {
  const set = await cookiesOf('/Login', { cookies: { sanggar_access: person.token } })
  return { sanggar_access: person.token, sanggar_app: valueOf(set['sanggar_app']), sanggar_who: valueOf(set['sanggar_who']) }
}

describe('who is signed in', () => {
  it('is shown by a cookie that scripts may read, for as long as the session', async () => {
    const set = await cookiesOf('/Login', { cookies: { sanggar_access: siti.token } })
    expect(whoIn(set)).toEqual({
      state: 'member',
      name: 'Siti',
      shortName: 'Siti',
      initial: 'S',
      role: 'student',
      kind: 4,
      isUntracked: undefined,
    })
    expect(set['sanggar_who']).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax$/)
    expect(set['sanggar_app']).toContain('HttpOnly')
  })

  it('is Secure by https, with the prefix that only the host itself can set', async () => {
    const set = await cookiesOf('/Login', { cookies: { '__Host-sanggar_access': siti.token }, by: secure })
    expect(Object.keys(set).toSorted()).toEqual(['__Host-sanggar_app', '__Host-sanggar_who'])
    expect(set['__Host-sanggar_who']).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
    expect(set['__Host-sanggar_app']).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('is not set again where the browser has it, and set anew where it has another', async () => {
    const cookies = await settled(siti)
    expect(await cookiesOf('/Login', { cookies })).toEqual({})
    expect(whoIn(await cookiesOf('/Login', { cookies: { ...cookies, sanggar_who: 'lama' } }))?.name).toBe('Siti')
  })

  it('is nobody on a page that everybody gets: it sets no cookie', async () => {
    expect(await cookiesOf('/News', { cookies: { sanggar_access: siti.token, sanggar_who: 'lama' } })).toEqual({})
  })

  it('goes where nobody is signed in any more', async () => {
    const { sanggar_who } = await settled(siti)
    expect(await cookiesOf('/Login')).toEqual({})
    expect(await cookiesOf('/Login', { cookies: { sanggar_who: sanggar_who ?? '' } })).toEqual({ sanggar_who: CLEARED })
    for (const token of ['acc_dibuat-buat', siti.token.replace(/.$/, '_')])
      expect(await cookiesOf('/Login', { cookies: { sanggar_access: token, sanggar_who: sanggar_who ?? '' } })).toEqual({
        sanggar_access: '; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        sanggar_who: CLEARED,
      })
    expect((await cookiesOf('/Login', { cookies: { sanggar_access: stranger.token } }))['sanggar_who']).toBeUndefined()
  })

  it('is shown on the page that a sign-in leads to, though that is stored', async () => {
    for (const cookies of [{}, await settled(admin), { sanggar_who: 'lama' }]) {
      const set = await cookiesOf(`/CallbackAuth?token=${siti.token}`, { cookies })
      expect([valueOf(set['sanggar_access']), whoIn(set)?.name]).toEqual([siti.token, 'Siti'])
    }
  })

  it('goes with the form that signs out', async () => {
    const cookies = await settled(siti)
    const set = await cookiesOf('/News', { cookies, form: 'leave' })
    expect([set['sanggar_access'], set['sanggar_who']]).toEqual(['; Max-Age=0; Path=/; HttpOnly; SameSite=Lax', CLEARED])
    const unshown = await cookiesOf('/News', { cookies: { sanggar_access: admin.token }, form: 'leave' })
    expect(unshown, 'not shown for a moment either').not.toHaveProperty('sanggar_who')
  })

  it('is another role at once where a form has changed it', async () => {
    const cookies = await settled(admin)
    expect(parseWho(`sanggar_who=${cookies['sanggar_who']}`, false)).toMatchObject({ state: 'member', role: 'admin' })
    expect(whoIn(await cookiesOf('/News', { cookies, form: 'act' }))).toMatchObject({ state: 'acting', role: 'teacher' })
    expect(whoIn(await cookiesOf('/Login', { cookies }))).toMatchObject({ state: 'acting', role: 'teacher' })
  })

  it('stays what it was where the form failed', async () => {
    const cookies = await settled(siti)
    expect(await cookiesOf('/News', { cookies, form: 'fail' })).toEqual({})
  })
})

describe('the session’s cookies', () => {
  it('count by https with their prefix only: one that another subdomain tossed signs nobody in, and is left alone', async () => {
    expect(await cookiesOf('/Login', { cookies: { sanggar_access: siti.token }, by: secure })).toEqual({})
    const tossed = { sanggar_access: stranger.token, '__Host-sanggar_access': siti.token }
    const set = await cookiesOf('/Login', { cookies: tossed, by: secure })
    expect(valueOf(set['__Host-sanggar_who'])).toContain('Siti')
    const left = await cookiesOf('/News', {
      cookies: { '__Host-sanggar_access': siti.token, '__Host-sanggar_who': 'lama' },
      form: 'leave',
      by: secure,
    })
    expect(left).toEqual({
      '__Host-sanggar_access': '; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-sanggar_who': '; Path=/; Max-Age=0; SameSite=Lax; Secure',
    })
  })

  it('move on with the session once a day, and only with a page that is read', async () => {
    const cookies = await settled(siti)
    await database.pool.query(`update sessions set renewed_at = now() - interval '25 hours'`)
    expect(await cookiesOf('/News', { cookies, form: 'nothing' })).not.toHaveProperty('sanggar_access')
    const set = await cookiesOf('/Login', { cookies })
    expect(set['sanggar_access']).toBe(`${siti.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
    // Both end together: without the readable one a stored page takes its reader for a guest, and its start-up clears the session.
    expect(set['sanggar_who']).toBe(`${cookies['sanggar_who']}; Path=/; Max-Age=2592000; SameSite=Lax`)
    expect(await cookiesOf('/Login', { cookies })).toEqual({})
  })

  it('come with an API client’s token where it is missing, save with a form', async () => {
    const { sanggar_app: _, ...cookies } = await settled(siti)
    expect(await cookiesOf('/News', { cookies, form: 'nothing' })).toEqual({})
    expect(Object.keys(await cookiesOf('/Login', { cookies }))).toEqual(['sanggar_app'])
    expect(await cookiesOf('/Login')).toEqual({})
  })
})
