import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api } = openTestCalls(database)
const ME = '/api/services/v1/user/me'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

let mine: TenantId
let theirs: TenantId
let appToken: string
let accessToken: string

async function ask(
  path: string,
  headers: Record<string, string> = {},
  { of = mine, body, clientAddress = '192.0.2.1' }: { of?: TenantId; body?: unknown; clientAddress?: string } = {},
) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const sent = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }
  const response = await api.request(path, { ...init, headers: sent }, { site: buildSite({ of }), clientAddress })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    data: text ? (JSON.parse(text) as { data: Record<string, unknown> | null }).data : null,
  }
}

async function appTokenOf(of: TenantId): Promise<string> {
  const client = await database.asTenant(of, ctx => createClient(ctx, 'uji', ['content:write']), { now: new Date() })
  const { data } = await ask('/api/services/v1/authorizer/token/generate', {}, { of, body: { ...client, scopes: [] } })
  return String(data?.['token'])
}

async function signIn(of: TenantId, subject: string, kinds: number[]): Promise<string> {
  return await database.asTenant(
    of,
    async ctx => {
      const who = { issuer: 'account-site', subject, name: 'Siti', email: `${subject}@contoh.example`, isEmailVerified: true }
      const { memberId } = await arriveMember(ctx, { ...who, lang: undefined, providerSession: null })
      const consent = { purpose: 'membership', text_version: '1', shown_text: 'Ya', given_by: 'self', given_at: ctx.now }
      await ctx.db
        .insertInto('consents')
        .values({ tenant_id: of, id: newId(), member_id: memberId, ...consent })
        .execute()
      for (const kind of kinds)
        await ctx.db.insertInto('memberships').values({ tenant_id: of, member_id: memberId, kind, granted_at: ctx.now }).execute()
      return await createSession(ctx, { memberId, providerSession: null, providerTokens: null })
    },
    { now: new Date() },
  )
}

beforeAll(async () => {
  mine = await database.createTenant('mine')
  theirs = await database.createTenant('theirs')
  appToken = await appTokenOf(mine)
  accessToken = await signIn(mine, 'siti', [4, 6])
})

describe('who is signed in', () => {
  it('is asked for nothing without an app token, whatever else is shown', async () => {
    expect((await ask(ME)).status).toBe(401)
    expect((await ask(ME, { authorization: accessToken })).status).toBe(401)
    expect((await ask(ME, { authorization: accessToken, 'x-app-token': await appTokenOf(theirs) })).status).toBe(401)
  })

  it('is nobody with an app token alone, or with an access token that is no good', async () => {
    expect((await ask(ME, { 'x-app-token': appToken })).status).toBe(401)
    expect((await ask(ME, { 'x-app-token': appToken, authorization: 'acc_x' })).status).toBe(401)
    const changed = accessToken.replace(/.$/, end => (end === 'A' ? 'B' : 'A'))
    expect((await ask(ME, { 'x-app-token': appToken, authorization: changed })).status).toBe(401)
    expect(
      (await ask('/api/services/v1/class/recent', { 'x-app-token': appToken, authorization: changed })).status,
      'a bad token is said',
    ).toBe(401)
  })

  it('is a stranger with a token of another tenant: what is public is there, they are not', async () => {
    const headers = { 'x-app-token': appToken, authorization: await signIn(theirs, 'orang-lain', [1]) }
    expect((await ask(ME, headers)).status).toBe(404)
    expect((await ask('/api/services/v1/class/recent', headers)).status).toBe(200)
    const post = { kindSlug: 'news', slug: 'judul' }
    expect((await ask('/api/services/v3/post/delete', headers, { body: post })).status).toBe(404)
  })

  it.each(['', 'Bearer ', 'bearer  '])('is told with the access token as "%sTOKEN"', async scheme => {
    const { status, data } = await ask(ME, { 'x-app-token': appToken, authorization: scheme + accessToken })
    expect(status).toBe(200)
    expect(data).toMatchObject({ name: 'Siti', userKind: 6, role: 'writer', roles: ['writer', 'student'], isType: false, tenantId: mine })
  })

  it('is told to the site’s own pages by their cookies, and to no other page', async () => {
    const cookie = `sanggar_app=${appToken}; sanggar_access=${accessToken}`
    expect((await ask(ME, { cookie, ...SAME_ORIGIN })).status).toBe(200)
    expect((await ask(ME, { cookie })).status).toBe(401)
    expect((await ask(ME, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await ask(ME, { cookie, 'sec-fetch-site': 'same-site' })).status, 'a neighbour below the same domain').toBe(401)
  })

  it('is told in full, with each membership', async () => {
    const { data } = await ask('/api/auth/user/detail', { 'x-app-token': appToken, authorization: accessToken })
    expect(data).toMatchObject({
      lang: 'id',
      memberships: [
        { userKind: 4, role: 'student' },
        { userKind: 6, role: 'writer' },
      ],
    })
  })
})

describe('a new access token', () => {
  it('comes for the one that is shown, which then is no good', async () => {
    const first = await signIn(mine, 'ganti', [4])
    const { status, data } = await ask('/api/auth/generate/token', { 'x-app-token': appToken, authorization: first }, { body: {} })
    expect(status).toBe(200)
    expect((await ask(ME, { 'x-app-token': appToken, authorization: first })).status).toBe(401)
    expect((await ask(ME, { 'x-app-token': appToken, authorization: String(data?.['token']) })).status).toBe(200)
    expect((await ask('/api/auth/generate/token', { 'x-app-token': appToken }, { body: {} })).status).toBe(401)
  })

  it('goes to the site’s own pages as a cookie that no script reads, for thirty days', async () => {
    const first = await signIn(mine, 'kuki', [4])
    const cookie = `sanggar_app=${appToken}; sanggar_access=${first}`
    const { headers, data } = await ask('/api/auth/generate/token', { cookie, ...SAME_ORIGIN }, { body: {} })
    expect(data).not.toHaveProperty('token')
    expect(headers.get('set-cookie')).toMatch(/^sanggar_access=acc_[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })
})

describe('POST v1/auth/signup/coder', () => {
  const path = '/api/services/v1/auth/signup/coder'

  it('refuses what is no name or address, beside the field', async () => {
    for (const body of [
      {},
      { name: 'Siti' },
      { name: ' ', email: 'a@b.id' },
      { name: 'Siti', email: 'bukan' },
      { name: 'x'.repeat(121), email: 'a@b.id' },
    ])
      expect((await ask(path, { 'x-app-token': appToken }, { body })).status).toBe(422)
    expect((await ask(path, {}, { body: { name: 'Siti', email: 'a@b.id' } })).status).toBe(401)
  })

  it('refuses a network that signs too many people up, and nobody else', async () => {
    const clientAddress = '198.51.100.7'
    const signUp = (at: number, from: string) =>
      ask(path, { 'x-app-token': appToken }, { body: { name: 'Siti', email: `banyak-${at}@contoh.example` }, clientAddress: from })
    const { points } = LIMITS.signUpsOfAddress
    for (let at = 0; at < points; at += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, more) => signUp(at + more, clientAddress)))
      expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201]))
    }
    const refused = await signUp(points, clientAddress)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    const written = await database.pool.query(`select from invitations where email = $1`, [`banyak-${points}@contoh.example`])
    expect(written.rowCount).toBe(0)
    expect((await signUp(points + 1, '198.51.100.8')).status).toBe(201)
    await database.pool.query(`delete from mails`)
  })

  it('keeps what staff has said of an invitation that waits when its person asks for themselves', async () => {
    const email = 'murid@contoh.example'
    const school = newId()
    await database.pool.query(`insert into schools (tenant_id, id, slug, name, city_code) values ($1, $2, 'uji', 'SMK Uji', '32.73')`, [
      mine,
      school,
    ])
    await database.pool.query(
      `insert into invitations (tenant_id, id, email, kind, school_id, invited_at, expires_at) values ($1, $2, $3, 4, $4, now() - interval '2 days', now() + interval '1 hour')`,
      [mine, newId(), email, school],
    )
    expect((await ask(path, { 'x-app-token': appToken }, { body: { name: 'Murid', email } })).status).toBe(201)
    const { rows } = await database.pool.query(
      `select school_id, expires_at > now() + interval '13 days' as renewed from invitations where tenant_id = $1 and email = $2`,
      [mine, email],
    )
    expect(rows).toEqual([{ school_id: school, renewed: true }])
    await database.pool.query(`delete from mails`)
  })

  it('answers the same for every address, writes to it once a day, and makes who verifies it a student', async () => {
    await signIn(mine, 'sudah-ada', [4])
    for (const email of ['baru@contoh.example', 'BARU@contoh.example', 'sudah-ada@contoh.example']) {
      const { status, data } = await ask(path, { 'x-app-token': appToken }, { body: { name: 'Bagus Ünal 🙂', email } })
      expect([email, status, data]).toEqual([email, 201, null])
    }
    const { rows } = await database.pool.query(`select to_address, text_body from mails where tenant_id = $1 order by id`, [mine])
    expect(rows.map(row => row.to_address)).toEqual(['baru@contoh.example', 'sudah-ada@contoh.example'])
    expect(rows[0].text_body).toContain('http://uji.localhost:3000/Login?new=1&email=baru%40contoh.example')
    await signIn(mine, 'baru', [])
    const { rows: kinds } = await database.pool.query(
      `select k.kind from memberships k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id where m.subject = 'baru'`,
    )
    expect(kinds).toEqual([{ kind: 4 }])
  })
})

it('a logout token that is no good ends nothing', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'logout_token=x' }
  expect((await api.request('/api/auth/backchannel-logout', init, { site: buildSite({ of: mine }), clientAddress: '' })).status).toBe(400)
})
