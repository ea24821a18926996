import { beforeAll, describe, expect, it } from 'vitest'
import { enterAsSuperadmin } from '#features/members/roles.server.ts'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { KeysetPlace } from '#platform/db/keyset.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import { listTenants, sumTenants } from '../tenant-list.server.ts'
import * as tenantList from './tenant-list.tsx'

const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, table)
const HERE = '/Studio/Tenants'

let mine: TenantId
let theirs: TenantId
let wati: Enrolled

beforeAll(async () => {
  mine = await database.createTenant('aaa')
  theirs = await database.createTenant('bbb')
  await database.pool.query(`update directory.tenants set name = 'Yayasan <b>B</b> 100%' where id = $1`, [theirs])
  for (let at = 0; at < 25; at++) await database.createTenant(`c${String(at).padStart(2, '0')}`)
  wati = await enrol(database, mine, 'Wati', ['superadmin'])
  await database.asTenant(mine, ctx => enterAsSuperadmin(ctx, 'memeriksa angka'), { viewer: await wati.viewer() })
})

const list = (filter: Parameters<typeof listTenants>[1] = {}, place: Partial<KeysetPlace> = {}) =>
  withScope(database.pool, { system: 'tenant-figures' }, db => listTenants(db, filter, { perPage: 20, ...place }, TEST_NOW))

describe('the page over all tenants', () => {
  it('is closed to all but superadmins who have entered', async () => {
    const admin = await enrol(database, mine, 'Ani', ['admin'])
    for (const [viewer, status] of [...(await outsiders(database, mine)), [await admin.viewer(), 403] as const])
      expect(await visit(tenantList, HERE, { of: mine, viewer })).toBe(
        viewer.kind === 'nobody' ? '302 /Login?to=%2FStudio%2FTenants' : String(status),
      )
  })

  it('asks for a second factor of the last ten minutes, and leads back to where one was', async () => {
    const late = new Date(TEST_NOW.getTime() + 600_001)
    expect(await visit(tenantList, `${HERE}?search=bbb&sort=-posts`, await as(wati, mine, { now: late }))).toBe(
      '302 /Login?factor=fresh&to=%2FStudio%2FTenants%3Fsearch%3Dbbb%26sort%3D-posts',
    )
    const { rows } = await database.pool.query(`select from audit_log where act = 'tenants.listed'`)
    expect(rows).toEqual([])
  })

  it('shows them by pages with the way into each, and writes each view into the log of the tenant that was entered', async () => {
    const first = await show(tenantList, HERE, await as(wati, mine))
    expect(first).toContain('aaa.localhost')
    expect(first).toContain('Yayasan &lt;b&gt;B&lt;/b&gt; 100%')
    expect(first).toMatch(/href="http:\/\/bbb\.localhost[^"]*\/Login\?to=%2FStudio"/)
    expect(first).not.toContain('c18.localhost')
    const after = /after=([\w-]+)/.exec(first)?.[1] ?? ''
    const second = await show(tenantList, `${HERE}?after=${after}`, await as(wati, mine, { lang: 'en' }))
    expect(second).toContain('c18.localhost')
    expect(second).not.toContain('c17.localhost')
    expect(await show(tenantList, `${HERE}?search=zzz`, await as(wati, mine))).toContain('Tidak ada situs yang cocok.')
    const { rows } = await database.pool.query(
      `select tenant_id, member_id, subject from audit_log where act = 'tenants.listed' order by at, id`,
    )
    expect(rows).toEqual(['', '', 'zzz'].map(subject => ({ tenant_id: mine, member_id: wati.id, subject })))
  })
})

describe('the figures', () => {
  it('are each tenant’s own, in one statement for a page', async () => {
    await enrol(database, theirs, 'Budi', ['student'])
    const ask = { tenant_id: theirs, id: newId(), reference: 'H-1', asked_at: TEST_NOW, due_at: TEST_NOW }
    await database.pool.query(
      `insert into erasure_requests (tenant_id, id, reference, asked_at, due_at) values ($1, $2, $3, $4, $5)`,
      Object.values(ask),
    )
    await database.pool.query(
      `insert into schools (tenant_id, id, slug, name, city_code) values ($1, gen_random_uuid(), 'smk', 'SMK', '32.73')`,
      [theirs],
    )
    await database.pool.query(`update site_settings set value = 'true' where tenant_id = $1 and key = 'isMaintenance'`, [theirs])
    const [found] = (await list({ search: 'bbb.local' })).items
    expect(found).toMatchObject({
      slug: 'bbb',
      host: 'bbb.localhost',
      isUnderMaintenance: true,
      members: 1,
      classes: 0,
      posts: 0,
      waiting: 2,
    })
    expect(found?.activeAt).toEqual(TEST_NOW)
    expect((await list({ search: 'c01' })).items).toMatchObject([{ members: 0, waiting: 0, activeAt: null, isUnderMaintenance: false }])
    const scope = openScope(database.pool, { system: 'tenant-figures' })
    await listTenants(scope.db, { sort: '-posts' }, { perPage: 20 }, TEST_NOW)
    expect(scope.statements()).toBe(1)
    expect(await sumTenants(scope.db)).toMatchObject({ tenants: 27, waiting: 2 })
    await scope.rollback()
  })

  it('are found by name, code and host; signs that mean something to SQL mean themselves', async () => {
    expect((await list({ search: '100%' })).items.map(({ slug }) => slug)).toEqual(['bbb'])
    for (const search of ['%', '_', "'; drop table members; --"]) expect((await list({ search })).items.length).toBe(search === '%' ? 1 : 0)
    expect((await list({}, { perPage: 27 })).after).toBeNull()
    expect((await list({}, { perPage: 26 })).after).not.toBeNull()
  })

  it('order the list, page by page, with what is used of the storage and how often pages were seen', async () => {
    await database.pool.query(
      `insert into daily_figures (tenant_id, dimension, figure, day, key, amount) values ($1, 'all', 'page_views', $2, '', 7), ($1, 'all', 'page_views', $3, '', 90)`,
      [theirs, '2026-08-10', '2026-06-01'],
    )
    await database.pool.query('update directory.tenants set storage_bytes = 4096 where id = $1', [theirs])
    const [top] = (await list({ sort: '-views' })).items
    expect(top).toMatchObject({ slug: 'bbb', views: 7, storageBytes: 0, storageMost: 4096, isSuspended: false })
    for (const sort of ['-members', '-posts', '-classes', '-storage', '-active', 'active', '-slug', 'views']) {
      const first = await list({ sort }, { perPage: 14 })
      const second = await list({ sort }, { perPage: 14, after: first.after ?? undefined })
      const slugs = [...first.items, ...second.items].map(one => one.slug)
      expect([sort, new Set(slugs).size, second.after]).toEqual([sort, 27, null])
    }
    expect(
      (await list({ sort: '-members' })).items
        .slice(0, 2)
        .map(one => one.slug)
        .toSorted(),
    ).toEqual(['aaa', 'bbb'])
  })
})

describe('the default quotas', () => {
  it('are changed by superadmins alone, all three at once, with a line in the log', async () => {
    const post = async (fields: Record<string, string>, viewer = as(wati, mine)) =>
      await submit(tenantList, HERE, { form: 'default-quotas', ...fields }, await viewer)
    const admin = await (await enrol(database, mine, 'Adi', ['admin'])).viewer()
    const all = { storageBytes: '5', members: '50', mailsADay: '500' }
    expect(await post(all, Promise.resolve({ of: mine, viewer: admin }) as ReturnType<typeof as>)).toBe('403')
    expect(await post({ ...all, members: '' })).toMatch(/id="default-quotas-members-problem"/)
    expect(await post(all)).toBe(`303 ${HERE}?done=quotas`)
    const { rows } = await database.pool.query('select storage_bytes, member_quota, mails_a_day from directory.default_quotas')
    expect(rows.map(row => Object.values(row).map(Number))).toEqual([[5 * 1024 ** 3, 50, 500]])
    const lines = await database.pool.query(`select tenant_id from audit_log where act = 'quotas.changed'`)
    expect(lines.rows).toEqual([{ tenant_id: mine }])
  })
})
