import { OpenAPIHono } from '@hono/zod-openapi'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput, isAppError } from '#kit/errors.ts'
import { createCtx, type Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addStatisticsRoutes } from './api.ts'

const database = openTestDatabase()
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)
const click = { from: 'https://demo.id/News', to: '/Courses', type: 'internal_navigation', timestamp: TEST_NOW.toISOString() }
const site: Viewer = { kind: 'api-client', clientId: null, scopes: [] }

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

beforeEach(async () => {
  for (const tenant of [mine, theirs]) await database.asTenant(tenant, ctx => ctx.db.deleteFrom('click_log').execute())
})

/** Sends the call as the product does: one transaction, errors translated, rolled back when it fails. */
async function send(body: unknown, { tenant = mine, viewer = site } = {}): Promise<{ status: number; body: unknown }> {
  const scope = openScope(database.pool, { tenantId: tenant })
  const log = pino({ level: 'silent' })
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: result => {
      if (!result.success) throw new InvalidInput(commonReason('InputRefused'))
    },
  })
  api.use(async (c, next) => {
    c.set('ctx', createCtx({ db: scope.db, tenantId: tenant, log, now: TEST_NOW, viewer }))
    await next()
  })
  api.onError((error, c) => c.json(toRefusal(error, log).body, isAppError(error) ? (error.status as 404) : 500))
  addStatisticsRoutes(api)
  const response = await api.request('/api/services/v1/logger/log/click', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await (response.ok ? scope.commit() : scope.rollback())
  return { status: response.status, body: await response.json() }
}

const logOf = (tenant: TenantId) =>
  database.asTenant(tenant, ctx => ctx.db.selectFrom('click_log').selectAll().orderBy('created_at').execute())

async function buildEntries(tenant: TenantId, createdAt: Date, count = 1): Promise<void> {
  const row = {
    tenant_id: tenant,
    kind: 'external',
    from_url: '/',
    to_url: 'https://lain.id/',
    clicked_at: createdAt,
    created_at: createdAt,
  }
  const rows = Array.from({ length: count }, () => ({ ...row, id: newId() }))
  await database.asTenant(tenant, ctx => ctx.db.insertInto('click_log').values(rows).execute())
}

describe('the click log', () => {
  it.each([
    ['no fields', {}],
    ['an unknown type', { ...click, type: 'hover' }],
    ['a script as an address', { ...click, to: 'javascript:alert(1)' }],
    ['an address of nothing', { ...click, from: '' }],
    ['another host as a path', { ...click, to: '//lain.id/x' }],
    ['a mail address', { ...click, to: 'mailto:halo@contoh.id' }],
    ['a long address', { ...click, to: `/${'a'.repeat(2000)}` }],
    ['a NUL', { ...click, to: '/a\u0000' }],
    ['a time that is none', { ...click, timestamp: 'kemarin' }],
    ['a time far away', { ...click, timestamp: 8.64e15 }],
    ['a time before the product', { ...click, timestamp: 0 }],
  ])('refuses %s', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 422, body: { status: false, data: null } })
    expect(await logOf(mine)).toEqual([])
  })

  it('refuses who has no app token', async () => {
    expect((await send(click, { viewer: { kind: 'nobody' } })).status).toBe(401)
    expect(await logOf(mine)).toEqual([])
  })

  it('refuses who is under 18, and who may be since they are no member yet', async () => {
    const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
    const student = { memberId: newId(), name: 'Sari', email: 'sari@contoh.id', role: 'student', isImpersonating: false, limits } as const
    const viewer = (isChild: boolean, roles: ('student' | 'admin')[]): Viewer => {
      return { kind: 'person', app: { clientId: null, scopes: [] }, person: { ...student, isChild, roles, session: Buffer.alloc(32) } }
    }
    expect((await send(click, { viewer: viewer(true, ['student']) })).status).toBe(403)
    expect((await send(click, { viewer: viewer(false, []) })).status).toBe(403)
    expect(await logOf(mine)).toEqual([])
    expect((await send(click, { viewer: viewer(false, ['student']) })).status).toBe(201)
  })

  it('keeps from, to, kind and time for the tenant alone', async () => {
    expect(await send(click)).toEqual({ status: 201, body: { status: true, message: 'OK', data: null } })
    expect((await send({ ...click, type: 'external', to: 'https://lain.id/a?b=1#c', timestamp: days(-1).getTime() })).status).toBe(201)
    const rows = await logOf(mine)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({
      tenant_id: mine,
      id: expect.any(String),
      kind: 'internal_navigation',
      from_url: 'https://demo.id/News',
      to_url: '/Courses',
      clicked_at: TEST_NOW,
      created_at: TEST_NOW,
    })
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'external', clicked_at: days(-1) }))
    expect(await logOf(theirs)).toEqual([])
  })

  it('removes what is older than 90 days, of its tenant only', async () => {
    await buildEntries(mine, days(-91))
    await buildEntries(mine, days(-90))
    await buildEntries(theirs, days(-91))
    await send(click)
    expect((await logOf(mine)).map(row => row.created_at)).toEqual([days(-90), TEST_NOW])
    expect(await logOf(theirs)).toHaveLength(1)
  })

  it('removes at most 500 at once, the oldest first', async () => {
    await buildEntries(mine, days(-100))
    await buildEntries(mine, days(-95), 501)
    await send(click)
    expect((await logOf(mine)).map(row => row.created_at)).toEqual([days(-95), days(-95), TEST_NOW])
  })

  it('is described', () => {
    const api = new OpenAPIHono<ApiEnv>()
    addStatisticsRoutes(api)
    const { paths } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } })
    expect(Object.keys(paths?.['/api/services/v1/logger/log/click']?.post?.responses ?? {})).toEqual(['201', 'default'])
  })
})
