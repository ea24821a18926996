import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { forgetAddress } from '#features/privacy/forget-address.server.ts'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { makeAppointment, requestDemo } from '../commands.server.ts'
import * as requestList from './request-list.tsx'

const database = openTestDatabase()
const REQUESTS = '/Studio/Requests'
const { show, submit, visit } = createAppVisitor(database, [
  { path: REQUESTS, name: 'Studio-Requests', query: { page: 'page', state: ['done'], done: ['done', 'reopened'] } },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled

const as = async (who: Enrolled, of: TenantId, more: Partial<VisitOptions> = {}): Promise<VisitOptions> => ({
  of,
  viewer: await who.viewer(),
  ...more,
})
const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]
const idOf = async (table: string) => String((await rows(`select id from ${table} where tenant_id = '${mine}' limit 1`))[0]?.['id'])

async function fill(of: TenantId): Promise<void> {
  const from = buildFormMailFrom(of)
  await database.asTenant(of, async ctx => {
    const asked = {
      name: 'Pak Dodi',
      email: 'dodi@kantor.example',
      topic: 'Pelatihan',
      message: 'Dua\nbaris',
      lang: 'id',
      consent: null,
    } as const
    await makeAppointment(ctx, { ...asked, phone: '6281211112222', wishedDate: '2026-08-20', wishedTime: 'midday' }, from)
    await requestDemo(ctx, { email: 'dodi@kantor.example', lang: 'id', consent: null }, from)
  })
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  await fill(mine)
})

describe('the page of requests', () => {
  it('is for staff alone, forms included', async () => {
    const fields = { form: 'done', kind: 'appointment', id: await idOf('appointments') }
    for (const [viewer, status] of await outsiders(database, mine)) {
      const wanted = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(REQUESTS)}` : String(status)
      expect(await visit(requestList, REQUESTS, { of: mine, viewer })).toBe(wanted)
      expect(await submit(requestList, REQUESTS, fields, { of: mine, viewer })).toBe(wanted)
    }
  })

  it('shows nothing of another tenant, and touches nothing of it', async () => {
    const there = await as(await enrol(database, theirs, 'Sana', ['admin']), theirs)
    expect(await show(requestList, REQUESTS, there)).not.toContain('dodi@')
    expect(await submit(requestList, REQUESTS, { form: 'done', kind: 'demo', id: await idOf('demo_requests') }, there)).toBe('404')
  })

  it('shows what waits with all that staff needs', async () => {
    const request = await show(requestList, REQUESTS, await as(admin, mine))
    for (const words of [
      'Pak Dodi',
      'Pelatihan',
      '20 Agustus 2026, Siang',
      'https://wa.me/6281211112222',
      'Peragaan ruang belajar',
      '2 permintaan',
    ])
      expect(request).toContain(words)
    expect(await show(requestList, REQUESTS, await as(admin, mine, { lang: 'en' }))).toContain('2 requests')
  })

  it('marks a request as done and opens it again, each once, into the log', async () => {
    const options = await as(admin, mine)
    const fields = { kind: 'appointment', id: await idOf('appointments') }
    expect(await submit(requestList, REQUESTS, { form: 'done', ...fields }, options)).toBe('303 /Studio/Requests?done=done')
    expect(await submit(requestList, REQUESTS, { form: 'done', ...fields }, options)).toBe('404')
    expect(await show(requestList, REQUESTS, options)).not.toContain('Pak Dodi')
    expect(await show(requestList, `${REQUESTS}?state=done`, options)).toContain('Pak Dodi')
    expect(await submit(requestList, REQUESTS, { form: 'reopen', ...fields }, options)).toBe(
      '303 /Studio/Requests?state=done&done=reopened',
    )
    expect(await rows('select act from audit_log order by at, act')).toEqual(
      expect.arrayContaining([{ act: 'request.done' }, { act: 'request.reopened' }]),
    )
  })
})

describe('what these forms brought in', () => {
  const count = async (table: string) => (await rows(`select from ${table}`)).length

  it.each([
    ['appointments', 180],
    ['demo_requests', 180],
  ])('goes from %s after %i days, to the second, in every tenant', async (table, days) => {
    await database.pool.query('delete from appointments')
    await database.pool.query('delete from demo_requests')
    for (const of of [mine, theirs]) await fill(of)
    const before = await count(table)
    expect(before).toBeGreaterThan(1)
    const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
    const over = daysAfter(TEST_NOW, days)
    await removeOld(tools, new Date(over.getTime() - 1000))
    expect(await count(table)).toBe(before)
    await removeOld(tools, over)
    expect(await count(table)).toBe(0)
  })

  it('goes with the member whose address it has', async () => {
    const dodi = await enrol(database, mine, 'Pak Dodi', ['student'])
    await fill(mine)
    await database.pool.query(`update appointments set email = $1`, [dodi.email.toUpperCase()])
    await database.pool.query(`update demo_requests set email = $1`, [dodi.email])
    await database.asTenant(mine, ctx => eraseMember(ctx, { id: dodi.id, name: 'Pak Dodi' }))
    for (const table of ['appointments', 'demo_requests']) expect([table, await count(table)]).toEqual([table, 0])
  })

  it('goes where staff forgets its address, at their tenant alone', async () => {
    for (const of of [mine, theirs]) await fill(of)
    // The sessions of earlier tests have expired.
    const viewer = await (await enrol(database, mine, 'Uci', ['admin'])).viewer()
    await database.asTenant(mine, ctx => forgetAddress({ ...ctx, viewer }, ' DODI@kantor.example'))
    for (const table of ['appointments', 'demo_requests']) {
      const left = await rows(`select tenant_id from ${table}`)
      expect(left).toEqual([{ tenant_id: theirs }])
    }
    expect(await rows(`select details from audit_log where act = 'contacts.forgotten'`)).toEqual([{ details: { count: 2 } }])
  })
})
