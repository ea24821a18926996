import { beforeAll, describe, expect, it } from 'vitest'
import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { endSession, replaceSession } from '#features/members/sessions.server.ts'
import { enrol } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { openTestChat } from './testing-chat.ts'

const database = openTestDatabase()
const present = atPresent(database)
const { call, chat, logIn, send } = openTestChat(database)

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

const ofPage = (accessToken: string) => ({ cookie: `sanggar_access=${accessToken}`, 'sec-fetch-site': 'same-origin' })
const me = async (bearer: string) => await call('GET', '/v1/identity/me', { of: mine, bearer })
const listOf = async (bearer: string) =>
  (await call('GET', '/v1/conversations', { of: mine, bearer })).data as unknown as { items: { id: string }[] }
const idOf = async (bearer: string, query = 'Halo') => (await chat({ of: mine, bearer }, query)).lines[0]?.id ?? ''

describe('the login of the chat', () => {
  it('refuses an access token that is not valid, and an earlier token of the chat that has ended', async () => {
    for (const authorization of ['acc_00000000_x', `Bearer chat_${'x'.repeat(43)}`]) {
      const { status } = await send('POST', '/v1/identity/login', { of: mine, headers: { authorization } }, {})
      expect(status).toBe(401)
    }
  })

  it('wants the app token of a program, whoever is behind it, and takes the session of no other page', async () => {
    const dewi = await enrol(present, mine, 'Dewi', ['student'])
    const program = { 'sec-fetch-site': 'none' }
    const appToken = (await present.asTenant(mine, issueSiteToken)).token
    const foreign = (await present.asTenant(theirs, issueSiteToken)).token
    const logInWith = (headers: Record<string, string>) => send('POST', '/v1/identity/login', { of: mine, headers }, {})
    for (const headers of [
      program,
      { 'sec-fetch-site': 'cross-site', cookie: `sanggar_access=${dewi.token}` },
      { ...program, authorization: `Bearer ${dewi.token}` },
      { ...program, 'x-app-token': foreign },
      { ...program, 'x-app-token': appToken, authorization: 'acc_00000000_x' },
    ])
      expect([headers, (await logInWith(headers)).status]).toEqual([headers, 401])
    const asSelf = await logIn({ of: mine, headers: { ...program, 'x-app-token': appToken, authorization: `Bearer ${dewi.token}` } })
    expect((await me(asSelf)).data).toMatchObject({ isAnonymous: false })
    const asNobody = await logIn({
      of: mine,
      headers: { 'sec-fetch-site': 'cross-site', 'x-app-token': appToken, cookie: `sanggar_access=${dewi.token}` },
    })
    expect((await me(asNobody)).data).toMatchObject({ isAnonymous: true })
  })

  it('gives an anonymous identity to a visitor, with or without a body, and to who is signed in elsewhere', async () => {
    const stranger = await enrol(present, theirs, 'Orang Sana', ['student'])
    for (const [headers, body] of [
      [{}, {}],
      [{}, undefined],
      [ofPage(stranger.token), {}],
      [ofPage('acc_00000000_x'), {}],
    ] as const) {
      const response = await send('POST', '/v1/identity/login', { of: mine, headers }, body)
      const { status, data } = (await response.json()) as { status: boolean; data: { token: string; expiresAt: string } }
      expect([response.status, status]).toEqual([201, true])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(data).toEqual({
        token: expect.stringMatching(/^chat_[\w-]{43}$/),
        expiresAt: expect.any(String),
        identity: { id: expect.any(String), isAnonymous: true, name: null, isChild: false },
      })
      expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now())
    }
  })

  it('stores no token', async () => {
    const token = await logIn({ of: mine })
    const { rows } = await database.pool.query('select * from assistant_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives a member one identity, by access token and by the page’s session', async () => {
    const sari = await enrol(present, mine, 'Sari', ['student'])
    const one = await logIn({ of: mine, headers: { authorization: `Bearer ${sari.token}` } })
    const two = await logIn({ of: mine, headers: ofPage(sari.token) })
    const [first, second] = [await me(one), await me(two)]
    expect(first.data).toMatchObject({ isAnonymous: false, name: 'Sari' })
    expect(second.data).toEqual({ ...(first.data as object), expiresAt: expect.any(String) })
    const id = await idOf(one)
    expect((await listOf(two)).items).toMatchObject([{ id }])
  })

  it('knows nothing of somebody whose membership nobody has consented to', async () => {
    const budi = await enrol(present, mine, 'Budi', ['student'])
    await database.pool.query('update consents set withdrawn_at = now() where member_id = $1', [budi.id])
    expect((await me(await logIn({ of: mine, headers: ofPage(budi.token) }))).data).toMatchObject({ isAnonymous: true, name: null })
  })

  it('takes the conversations of an anonymous token along, once; the token ends', async () => {
    const rani = await enrol(present, mine, 'Rani', ['student'])
    const anonymous = await logIn({ of: mine })
    const id = await idOf(anonymous)
    const headers = ofPage(rani.token)
    const token = await logIn({ of: mine, headers: { ...headers, authorization: `Bearer ${anonymous}` } })
    expect((await listOf(token)).items).toMatchObject([{ id }])
    expect((await chat({ of: mine, bearer: token }, 'Lagi', { conversation_id: id })).lines[0]?.id).toBe(id)
    expect((await me(anonymous)).status).toBe(401)
    // Sent as the body's token, what has ended takes nothing along.
    const other = await enrol(present, mine, 'Lain', ['student'])
    const others = await logIn({ of: mine, headers: ofPage(other.token) }, { token: anonymous })
    expect((await listOf(others)).items).toEqual([])
  })

  it('takes nothing of another member’s along, nor of another tenant’s', async () => {
    const [one, two] = [await enrol(present, mine, 'Satu', ['student']), await enrol(present, mine, 'Dua', ['student'])]
    const token = await logIn({ of: mine, headers: ofPage(one.token) })
    const id = await idOf(token)
    const other = await logIn({ of: mine, headers: ofPage(two.token) }, { token })
    expect((await listOf(other)).items).toEqual([])
    expect((await listOf(token)).items).toMatchObject([{ id }])
    const foreign = await logIn({ of: theirs })
    await chat({ of: theirs, bearer: foreign }, 'Halo')
    expect((await listOf(await logIn({ of: mine, headers: ofPage(two.token) }, { token: foreign }))).items).toEqual([])
  })

  it('renews an anonymous identity by its token', async () => {
    const token = await logIn({ of: mine })
    const id = await idOf(token)
    const renewed = await logIn({ of: mine, headers: { authorization: `Bearer ${token}` } })
    expect(renewed).not.toBe(token)
    expect((await listOf(renewed)).items).toMatchObject([{ id }])
  })

  it('gives a member a token that ends with their session, and survives its renewal', async () => {
    const tono = await enrol(present, mine, 'Tono', ['student'])
    const token = await logIn({ of: mine, headers: ofPage(tono.token) })
    const viewer = await tono.viewer()
    if (viewer.kind !== 'person') throw new Error('nobody')
    const next = await present.asTenant(mine, ctx => replaceSession(ctx, viewer.person))
    expect((await me(token)).status).toBe(200)
    await present.asTenant(mine, ctx => endSession(ctx, next.token))
    expect((await me(token)).status).toBe(401)
  })
})

describe('a conversation', () => {
  it('is its identity’s alone: read, answered in, rated, reported and deleted by nobody else', async () => {
    const [own, other] = [await logIn({ of: mine }), await logIn({ of: mine })]
    const { id = '', message_id = '' } = (await chat({ of: mine, bearer: own }, 'Halo')).lines[0] ?? {}
    for (const one of [id, newId(), 'x']) {
      expect((await call('GET', `/v1/conversations/${one}/messages`, { of: mine, bearer: other })).status).toBe(404)
      expect((await chat({ of: mine, bearer: other }, 'Halo', { conversation_id: one })).status).toBe(404)
      expect((await call('DELETE', `/v1/conversations/${one}`, { of: mine, bearer: other })).status).toBe(404)
    }
    for (const one of [message_id, newId(), 'x']) {
      expect((await call('POST', `/v1/messages/${one}/feedback`, { of: mine, bearer: other }, { value: 1 })).status).toBe(404)
      expect((await call('POST', `/v1/messages/${one}/report`, { of: mine, bearer: other }, { reason: 'x' })).status).toBe(404)
    }
    expect((await call('POST', `/v1/messages/${message_id}/feedback`, { of: mine, bearer: own }, { value: 2 })).status).toBe(422)
  })

  it('is read by pages, oldest first, with what was said and a way to a person', async () => {
    const bearer = await logIn({ of: mine })
    const id = await idOf(bearer, 'Halo')
    await chat({ of: mine, bearer }, 'Terima kasih', { conversation_id: id })
    const asked = { of: mine, bearer, settings: { contact: { whatsapp: '6281234567890' } } }
    const { data } = await call('GET', `/v1/conversations/${id}/messages?page=1&perPage=1`, asked)
    expect(data).toMatchObject({
      page: 1,
      perPage: 1,
      totalItems: 2,
      totalPages: 2,
      items: [{ query: 'Halo', state: 'answered', feedback: null }],
    })
    const { items, handOver } = data as unknown as { items: { response: { value: string }; sources: [] }[]; handOver: string }
    expect(items[0]?.response.value).toContain('Halo!')
    expect(decodeURIComponent(handOver)).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=.*Tanya: Halo/s)
    expect(handOver.length).toBeLessThan(6000)
    const second = await call('GET', `/v1/conversations/${id}/messages?page=2&perPage=1`, asked)
    expect(second.data).toMatchObject({ items: [{ query: 'Terima kasih' }] })
    expect((await call('GET', `/v1/conversations/${id}/messages?page=9`, asked)).data).toMatchObject({ items: [], totalItems: 2 })
    expect((await call('GET', `/v1/conversations/${id}/messages`, { of: mine, bearer })).data).toMatchObject({ handOver: null })
  })

  it('keeps the latest verdict and the first report', async () => {
    const bearer = await logIn({ of: mine })
    const { id = '', message_id = '' } = (await chat({ of: mine, bearer }, 'Halo')).lines[0] ?? {}
    for (const body of [{ value: 1 }, { value: -1, note: ' Kurang jelas ' }])
      expect((await call('POST', `/v1/messages/${message_id}/feedback`, { of: mine, bearer }, body)).status).toBe(200)
    for (const body of [{}, { reason: 'Kasar' }])
      expect((await call('POST', `/v1/messages/${message_id}/report`, { of: mine, bearer }, body)).status).toBe(200)
    const { rows } = await database.pool.query('select * from assistant_messages where conversation_id = $1', [id])
    expect(rows).toMatchObject([{ feedback: -1, feedback_note: 'Kurang jelas', report_reason: 'Kasar', reported_at: expect.any(Date) }])
  })

  it('is deleted with all that was said, for good', async () => {
    const bearer = await logIn({ of: mine })
    const id = await idOf(bearer)
    expect((await call('DELETE', `/v1/conversations/${id}`, { of: mine, bearer })).status).toBe(200)
    const { rows } = await database.pool.query('select * from assistant_messages where conversation_id = $1', [id])
    expect(rows).toEqual([])
    expect((await call('DELETE', `/v1/conversations/${id}`, { of: mine, bearer })).status).toBe(404)
  })
})
