import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_LIMITS } from '#features/assistant/day-limit.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { CHAT, openTestChat } from './testing-chat.ts'

const database = openTestDatabase()
const present = atPresent(database)
const { ask, call, chat, logIn, send, tokenOf } = openTestChat(database)

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await present.asTenant(mine, async ctx => {
    await buildClass(ctx, { code: 'WEB-1', slug: 'web-dasar', name: 'Web Dasar', always_open: true })
  })
})

const QUESTION = 'Kelas apa saja yang dibuka?'
const messagesOf = async (id: string) =>
  (await database.pool.query('select * from assistant_messages where conversation_id = $1 order by created_at, id', [id])).rows

describe('a call of the chat', () => {
  it('is refused without a token of the chat: of nobody, another tenant, an app, a person', async () => {
    const foreign = await logIn({ of: theirs })
    const member = await enrol(present, mine, 'Sari', ['student'])
    const app = await tokenOf(mine, [])
    const calls = [
      ['POST', '/v2/chat', { workspace_id: mine, query: 'Halo' }],
      ['GET', '/v1/identity/me'],
      ['GET', '/v1/conversations'],
      ['GET', `/v1/conversations/${newId()}/messages`],
      ['DELETE', `/v1/conversations/${newId()}`],
      ['POST', `/v1/messages/${newId()}/feedback`, { value: 1 }],
      ['POST', `/v1/messages/${newId()}/report`, {}],
    ] as const
    for (const [method, path, body] of calls)
      for (const bearer of [undefined, 'chat_x', `chat_${'x'.repeat(43)}`, foreign, member.token, app]) {
        const { status, data, ok } = await call(method, path, { of: mine, ...(bearer && { bearer }) }, body)
        expect([method, path, bearer, status, data, ok]).toEqual([method, path, bearer, 401, null, false])
      }
  })

  it('opens nothing else by its token', async () => {
    const bearer = await logIn({ of: mine, headers: { authorization: (await enrol(present, mine, 'Budi', ['admin'])).token } })
    const token = await tokenOf(mine, [])
    for (const headers of [{ authorization: `Bearer ${bearer}` }, { 'x-app-token': bearer }]) {
      const answer = await ask('/api/services/v1/user/me', { of: mine, token, headers })
      expect(answer.status).toBe(401)
    }
  })

  it('that has ended is a 401 before a stream begins', async () => {
    const bearer = await logIn({ of: mine })
    await database.pool.query(`update assistant_tokens set expires_at = now() - interval '1 second' where tenant_id = $1`, [mine])
    const answer = await chat({ of: mine, bearer }, 'Halo')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/json'])
    expect(answer.text).toContain('sudah berakhir')
  })

  it('is refused where the tenant shows no assistant', async () => {
    const bearer = await logIn({ of: mine })
    const settings = { assistant: { state: 'hidden' } }
    expect((await chat({ of: mine, bearer, settings }, 'Halo')).status).toBe(403)
    expect((await send('POST', '/v1/identity/login', { of: mine, settings }, {})).status).toBe(403)
  })

  it.each<[name: string, status: number, body: unknown]>([
    ['empty', 422, { query: '' }],
    ['blank', 422, { query: ' \n\t ' }],
    ['of signs without width', 422, { query: ' \u200b\n\u2060' }],
    ['too long', 422, { query: 'a'.repeat(4001) }],
    ['of 100 KB', 413, { query: 'a'.repeat(100_000) }],
    ['no text', 422, { query: 7 }],
    ['missing', 422, {}],
    ['with NUL', 400, { query: 'Halo\0' }],
    ['with control characters', 422, { query: 'Halo\u0001' }],
    ['half a character', 400, { query: '\ud83d' }],
    ['with an unknown field', 422, { query: 'Halo', model: 'x' }],
    ['binary', 400, '\u0000\u0001\u00ff{'],
    ['in another conversation', 404, { query: 'Halo', conversation_id: newId() }],
    ['in a conversation that is none', 404, { query: 'Halo', conversation_id: 'x' }],
    ['in no chapter of the tenant', 404, { query: 'Halo', chapter_id: newId() }],
  ])('whose question is %s is refused with %i before a stream begins', async (_name, status, body) => {
    const bearer = await logIn({ of: mine })
    const response = await send(
      'POST',
      '/v2/chat',
      { of: mine, bearer },
      typeof body === 'string' ? body : { workspace_id: mine, ...(body as object) },
    )
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ status: false, data: null })])
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('names its own workspace', async () => {
    const bearer = await logIn({ of: mine })
    for (const workspace of [theirs, 'x', '']) {
      const { status } = await send('POST', '/v2/chat', { of: mine, bearer }, { workspace_id: workspace, query: 'Halo' })
      expect([workspace, status]).toEqual([workspace, workspace === '' ? 422 : 404])
    }
    expect((await chat({ of: mine, bearer }, 'Halo', { workspace_id: 'uji' })).status).toBe(200)
  })

  it('knows its methods', async () => {
    const { status, headers } = await send('GET', '/v2/chat', { of: mine })
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect((await send('POST', '/v2/nothing', { of: mine }, {})).status).toBeGreaterThanOrEqual(401)
  })
})

describe('an answer', () => {
  it('comes as lines that all have both ids, and is kept with its sources', async () => {
    const bearer = await logIn({ of: mine })
    const answer = await chat({ of: mine, bearer }, QUESTION)
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.lines.length).toBeGreaterThan(1)
    const [{ id, message_id } = { id: '', message_id: '' }] = answer.lines
    for (const line of answer.lines) expect(line).toEqual({ id, message_id, text: expect.any(String) })
    expect(answer.text).toMatch(/Web Dasar/)
    expect(answer.text).toMatch(/\[1\]\(\/\w+/)
    const [kept] = await messagesOf(id)
    expect(kept).toMatchObject({ id: message_id, query: QUESTION, answer: answer.text, state: 'answered', is_by_model: false })
    expect(kept.first_line_ms).toBeGreaterThanOrEqual(0)
    expect(kept.sources.length).toBeGreaterThan(0)
  })

  it('is in the reader’s language', async () => {
    const bearer = await logIn({ of: mine })
    const { text } = await chat({ of: mine, bearer, headers: { 'accept-language': 'en' } }, 'hello')
    expect(text).toContain('Hello')
  })

  it('is honest where nothing fits, and leads to people', async () => {
    const bearer = await logIn({ of: mine })
    const settings = { contact: { whatsapp: '6281234567890' } }
    const { text, lines } = await chat({ of: mine, bearer, settings }, 'Siapa penemu gaya gravitasi bulan jupiter?')
    expect(text).toContain('https://wa.me/6281234567890?text=')
    expect(await messagesOf(lines[0]?.id ?? '')).toMatchObject([{ state: 'declined', reason: 'nothing' }])
  })

  it('declines what the tenant does not talk about, in its words', async () => {
    await database.pool.query(
      `insert into language_model_settings (tenant_id, topics, topic_words, changed_at) values ($1, '{pemilihan umum}', 'Soal itu bukan di sini, ya.', now())`,
      [mine],
    )
    const bearer = await logIn({ of: mine })
    const { text, lines } = await chat({ of: mine, bearer }, 'Siapa yang menang pemilihan umum?')
    expect(text).toBe('Soal itu bukan di sini, ya.')
    expect(await messagesOf(lines[0]?.id ?? '')).toMatchObject([{ state: 'declined', reason: 'topic' }])
  })

  it('leads to the sign-in where it is about the person', async () => {
    const bearer = await logIn({ of: mine })
    const { text, lines } = await chat({ of: mine, bearer }, 'Sampai mana kemajuan belajarku?')
    expect(text).toMatch(/\]\(\/Login/)
    expect(await messagesOf(lines[0]?.id ?? '')).toMatchObject([{ state: 'declined', reason: 'sign-in' }])
  })

  it('that needs no model comes in one piece, and is kept by then', async () => {
    const bearer = await logIn({ of: mine })
    const { lines, text } = await chat({ of: mine, bearer }, QUESTION)
    expect(new Set(lines.map(line => `${line.id} ${line.message_id}`)).size).toBe(1)
    expect(await messagesOf(lines[0]?.id ?? '')).toMatchObject([{ query: QUESTION, answer: text, state: 'answered' }])
  })

  it('that nobody waits for any more is kept as stopped', async () => {
    const bearer = await logIn({ of: mine })
    const asked = { of: mine, bearer, signal: AbortSignal.abort() }
    expect(await (await send('POST', '/v2/chat', asked, { workspace_id: mine, query: 'Halo, yang pergi' })).text()).toBe('')
    const { rows } = await database.pool.query('select state, answer, first_line_ms from assistant_messages where query = $1', [
      'Halo, yang pergi',
    ])
    expect(rows).toEqual([{ state: 'stopped', answer: '', first_line_ms: null }])
  })

  it('is given so often in a minute, by person', async () => {
    const bearer = await logIn({ of: mine })
    const other = await logIn({ of: mine })
    let last: Awaited<ReturnType<typeof chat>> | undefined
    for (let n = 0; n <= 20; n++) last = await chat({ of: mine, bearer }, 'Halo')
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await chat({ of: mine, bearer: other }, 'Halo')).status).toBe(200)
  })

  it('is given so often in a day, which begins with the first question', async () => {
    const bearer = await logIn({ of: mine })
    const { lines } = await chat({ of: mine, bearer }, 'Halo')
    const identity = '(select identity_id from assistant_conversations where id = $1)'
    const setDay = (asked: number, hoursAgo: number) =>
      database.pool.query(
        `update assistant_identities set asked_of_day = $2, day_began_at = now() - make_interval(hours => $3) where id = ${identity}`,
        [lines[0]?.id, asked, hoursAgo],
      )
    await setDay(DAY_LIMITS.person, 23)
    const refused = await chat({ of: mine, bearer }, 'Halo')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    await setDay(DAY_LIMITS.person, 25)
    expect((await chat({ of: mine, bearer }, 'Halo')).status).toBe(200)
    const { rows } = await database.pool.query(`select asked_of_day as asked from assistant_identities where id = ${identity}`, [
      lines[0]?.id,
    ])
    expect(rows).toEqual([{ asked: 1 }])
  })
})

it('stands in the description, with its stream', async () => {
  const { body } = await ask('/api/openapi.json', { of: mine }).catch(() => ({ body: undefined }))
  const { paths } = (body ?? {}) as unknown as { paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>> }
  expect(Object.keys(paths[`${CHAT}/v2/chat`]?.['post']?.responses['200']?.content ?? {})).toEqual(['application/x-ndjson'])
})
