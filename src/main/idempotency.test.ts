import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { waitForTurn } from '#platform/http/idempotency-answers.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api, ask, tokenOf } = openTestCalls(database)
const CLICK = '/api/services/v1/logger/log/click'
const RECORD = '/api/services/v1/statistics/record'

let mine: TenantId
let theirs: TenantId
let token: string

interface Sent {
  key?: string
  amount?: number
  as?: string
  of?: TenantId
  path?: string
  json?: object
  headers?: Record<string, string>
}
const record = ({ key, amount = 5, as = token, of = mine, path = RECORD, json = { counter: 'alumni', amount }, headers = {} }: Sent) =>
  ask(path, { of, token: as, json, headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers } })

async function counted(of = mine): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from recorded_counts where tenant_id = $1', [of])
  return rows[0]?.n ?? 0
}
async function keys(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from idempotency_keys')
  return rows[0]?.n ?? 0
}
/** Returns how many rows the work adds. */
async function added(work: () => Promise<unknown>, of = mine): Promise<number> {
  const before = await counted(of)
  await work()
  return (await counted(of)) - before
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, ['settings:write', 'content:write'])
})

describe('a key', () => {
  it('is refused where it is none, and where it was used for another request', async () => {
    for (const key of ['', 'a b', 'x'.repeat(201), 'é', '""']) expect([key, (await record({ key })).status]).toEqual([key, 400])
    expect(await counted()).toBe(0)
    const key = newId()
    expect((await record({ key })).status).toBe(201)
    const other = await record({ key, amount: 6 })
    expect([other.status, other.body.errors]).toEqual([422, [expect.objectContaining({ path: 'Idempotency-Key' })]])
    expect((await record({ key, path: `${RECORD}?x=1` })).status).toBe(422)
    expect(await counted()).toBe(1)
  })

  it('is for JSON alone', async () => {
    const response = await api.request(
      RECORD,
      { method: 'POST', body: 'a=1', headers: { 'x-app-token': token, 'idempotency-key': newId(), 'content-type': 'text/plain' } },
      { site: buildSite({ of: mine }), clientAddress: '' },
    )
    expect(response.status).toBe(422)
  })

  it('lets the work be done once, and answers it again, with quotation marks or without', async () => {
    const key = newId()
    const sent = { key, path: '/api/services/v3/post/create', json: post('sekali') }
    const first = await record(sent)
    const again = await record({ ...sent, key: `"${key}"` })
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(again.headers.get('content-type')).toMatch(/^application\/json/)
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    expect(again.body).toEqual(first.body)
    expect((await record({ ...sent, key: newId() })).status).toBe(409)
  })

  it('lets two at once do the work once: the second waits, and gets the first one’s answer', async () => {
    const key = newId()
    const answers: Awaited<ReturnType<typeof record>>[] = []
    expect(
      await added(async () =>
        answers.push(
          ...(await together(
            1,
            () => record({ key }),
            () => record({ key }),
          )),
        ),
      ),
    ).toBe(1)
    expect(answers.map(one => one.status)).toEqual([201, 201])
    expect(answers.map(one => one.headers.get('idempotency-replayed')).filter(one => one === 'true')).toHaveLength(1)
    expect(
      await added(() =>
        together(
          2,
          () => record({}),
          () => record({}),
        ),
      ),
    ).toBe(2)
  })

  it('leaves the database to others while thirty repeats wait for the first one', async () => {
    const key = newId()
    // Of the pool's four connections the test holds one, and the first request another.
    const answers = await hold(
      1,
      Array.from({ length: 31 }, () => () => record({ key })),
      async () => {
        for (let tries = 0; tries < 10; tries++) {
          const before = performance.now()
          const other = await ask(`/api/services/v1/post/list?page=${tries + 1}`, { of: mine, token })
          expect([other.status, performance.now() - before < 5000]).toEqual([200, true])
          await new Promise(done => setTimeout(done, 50))
        }
      },
    )
    expect(new Set(answers.map(one => one.status))).toEqual(new Set([201]))
    expect(answers.filter(one => one.headers.get('idempotency-replayed') === 'true')).toHaveLength(30)
  })

  it('is refused with when to come again where the first request takes too long', async () => {
    const names = { key: Buffer.alloc(32, 7), request: Buffer.alloc(32) }
    let letGo = 0
    const refused = await database.asTenant(mine, async first => {
      await waitForTurn(first, names, async () => undefined)
      const wait = (ctx: Ctx) => waitForTurn(ctx, names, async () => (letGo++, undefined), 3000)
      return await database.asTenant(mine, wait).catch((error: unknown) => error)
    })
    expect(refused).toMatchObject({ status: 409, retryAfterSeconds: 5 })
    expect(letGo).toBeGreaterThan(1)
    await database.asTenant(mine, ctx => waitForTurn(ctx, names, async () => undefined))
  })

  it('and its answer go with the member whose they are', async () => {
    const guest = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self', now: new Date() })
    const click = { from: '/', to: '/Courses', type: 'internal_navigation', timestamp: '2026-08-17T03:00:00.000Z' }
    const kept = await record({ key: newId(), path: CLICK, json: click, headers: { authorization: guest.token } })
    expect(kept.status).toBe(201)
    const left = async () =>
      (await database.pool.query('select count(*)::int as n from idempotency_keys where member_id = $1', [guest.id])).rows[0].n
    expect(await left()).toBe(1)
    await database.asTenant(mine, ctx => eraseMember(ctx, guest), { now: new Date() })
    expect(await left()).toBe(0)
  })

  it('is free again after a refusal, which leaves nothing', async () => {
    const key = newId()
    const before = await keys()
    expect((await record({ key, amount: -1 })).status).toBe(422)
    expect((await record({ key, as: await tokenOf(mine, []) })).status).toBe(403)
    expect(await keys()).toBe(before)
    expect(await added(() => record({ key }))).toBe(1)
  })

  it('belongs to its tenant, its caller, and its call', async () => {
    const key = newId()
    const foreign = await tokenOf(theirs, ['settings:write'])
    expect(await added(() => record({ key }))).toBe(1)
    expect(await added(() => record({ key, of: theirs, as: foreign }), theirs)).toBe(1)
    expect(await added(async () => record({ key, as: await tokenOf(mine, ['settings:write', 'content:write']) }))).toBe(1)
    const other = await record({ key, path: '/api/services/v3/post/create', json: post('lain') })
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null])
  })

  it('knows an API client by its id, not its token, and hands nothing to a token that may do less', async () => {
    const client = await database.asTenant(mine, ctx => createClient(ctx, 'satu', ['settings:write']), { now: new Date() })
    const issue = async (scopes: string[]) => {
      const { body } = await ask('/api/services/v1/authorizer/token/generate', { of: mine, json: { ...client, scopes } })
      return (body.data as { token: string }).token
    }
    const key = newId()
    const [one, two, less] = [await issue(['settings:write']), await issue(['settings:write']), await issue([])]
    expect(await added(() => record({ key, as: one }))).toBe(1)
    const again = await record({ key, as: two })
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect((await record({ key, as: less })).status).toBe(403)
  })

  it('tells people apart who send requests with the same API client', async () => {
    const key = newId()
    const click = { from: '/', to: '/Courses', type: 'internal_navigation', timestamp: '2026-08-17T03:00:00.000Z' }
    const send = async (authorization: string) => await record({ key, path: CLICK, json: click, headers: { authorization } })
    const [siti, adi] = [await signIn('siti'), await signIn('adi')]
    expect(await send(siti)).toMatchObject({ status: 201 })
    expect((await send(siti)).headers.get('idempotency-replayed')).toBe('true')
    expect((await send(adi)).headers.get('idempotency-replayed')).toBe(null)
  })

  it('is refused by the call that ends the token it came with, which works without', async () => {
    const authorization = await signIn('rini')
    const rotate = (headers: Record<string, string>) =>
      ask('/api/auth/generate/token', { of: mine, token, method: 'POST', headers: { authorization, ...headers } })
    const refused = await rotate({ 'idempotency-key': newId() })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Idempotency-Key')])
    expect((await rotate({})).status).toBe(200)
    expect((await rotate({})).status).toBe(401)
  })

  it('is known by the database’s clock, whatever that of the process says', async () => {
    const key = newId()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 3_600_000 })
    try {
      await record({ key })
      expect((await record({ key })).headers.get('idempotency-replayed')).toBe('true')
    } finally {
      vi.useRealTimers()
    }
    expect(await added(() => record({ key }))).toBe(0)
    await removeOld({ pool: database.pool, log: pino({ level: 'silent' }) }, new Date(Date.now() + 25 * 3_600_000))
    expect((await record({ key })).headers.get('idempotency-replayed')).toBe('true')
  })

  it('is forgotten after a day, and removed in the night', async () => {
    const key = newId()
    await record({ key })
    await database.pool.query(`update idempotency_keys set created_at = created_at - interval '23 hours 59 minutes'`)
    expect((await record({ key })).headers.get('idempotency-replayed')).toBe('true')
    await database.pool.query(`update idempotency_keys set created_at = created_at - interval '2 minutes'`)
    expect(await added(() => record({ key }))).toBe(1)
    expect((await record({ key })).headers.get('idempotency-replayed')).toBe('true')
    await removeOld({ pool: database.pool, log: pino({ level: 'silent' }) }, new Date())
    expect(await keys()).toBe(1)
  })

  it('leaves nothing readable of the answer at rest', async () => {
    await record({ key: newId(), path: '/api/services/v3/post/create', json: post('terkunci') })
    const { rows } = await database.pool.query<{ sealed_answer: string }>('select sealed_answer from idempotency_keys')
    expect(rows.length).toBeGreaterThan(0)
    for (const { sealed_answer } of rows) {
      expect(sealed_answer).not.toContain('{')
      expect(Buffer.from(sealed_answer, 'base64url').toString('latin1')).not.toContain('status')
    }
  })

  it('stands in the description of the POSTs that take JSON or a form, save those that need no token', async () => {
    const response = await ask('/api/openapi.json', { of: mine })
    // Named boundary: the description is no envelope.
    const { paths } = response.body as unknown as { paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>> }
    const has = (path: string, method: string) =>
      (paths[path]?.[method]?.parameters ?? []).filter(one => one.$ref === '#/components/parameters/IdempotencyKey').length
    expect(has(RECORD, 'post')).toBe(1)
    expect([has('/api/drive/v1/upload', 'post'), has('/api/drive/v1/uploads', 'post')]).toEqual([1, 0])
    expect(has('/api/services/v1/authorizer/token/generate', 'post')).toBe(0)
    expect(has('/api/services/v3/post/list', 'get')).toBe(0)
  })
})

/** Holds the requests' writes until this many of them run and wait in the database. */
async function together<T>(working: number, ...requests: (() => Promise<T>)[]): Promise<T[]> {
  return await hold(working, requests, async () => undefined)
}

async function hold<T>(working: number, requests: readonly (() => Promise<T>)[], meanwhile: () => Promise<void>): Promise<T[]> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin; lock table recorded_counts in exclusive mode')
    const answers = requests.map(request => request())
    const waiting = () =>
      database.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(async () => (await waiting()).rows[0]?.n, { timeout: 10_000 }).toBe(working)
    await meanwhile()
    await holder.query('rollback')
    return await Promise.all(answers)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

function post(slug: string) {
  return { kindSlug: 'news', slug, title: slug, authorName: 'Rani', content: { type: 'doc', content: [] } }
}

async function signIn(name: string): Promise<string> {
  return await database.asTenant(
    mine,
    async ctx => {
      const memberId = newId()
      const who = { name, email: `${name}@contoh.id`, lang: 'id', joined_at: ctx.now, seen_at: ctx.now }
      await ctx.db
        .insertInto('members')
        .values({ tenant_id: mine, id: memberId, issuer: 'x', subject: name, ...who })
        .execute()
      const consent = { purpose: 'membership', text_version: '1', shown_text: 'Ya', given_by: 'self', given_at: ctx.now }
      await ctx.db
        .insertInto('consents')
        .values({ tenant_id: mine, id: newId(), member_id: memberId, ...consent })
        .execute()
      await ctx.db.insertInto('memberships').values({ tenant_id: mine, member_id: memberId, kind: 4, granted_at: ctx.now }).execute()
      return await createSession(ctx, { memberId, providerSession: null, providerTokens: null })
    },
    { now: new Date() },
  )
}
