import { beforeAll, describe, expect, it } from 'vitest'
import { enterAsSuperadmin } from '#features/members/roles.server.ts'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { makeStarterContent } from '#features/starter-content/make.server.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import { findFirstHour, putAwayFirstHour } from '../first-hour.server.ts'
import { starterBrandOf } from '../starter-brand.server.ts'
import * as tenantShow from './tenant-show.tsx'

const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, table)
const HERE = '/Studio/Tenants/bbb'

let mine: TenantId
let theirs: TenantId
let wati: Enrolled

beforeAll(async () => {
  mine = await database.createTenant('aaa')
  theirs = await database.createTenant('bbb')
  wati = await enrol(database, mine, 'Wati', ['superadmin'])
  await database.asTenant(mine, ctx => enterAsSuperadmin(ctx, 'mengurus alamat'), { viewer: await wati.viewer() })
})

const hosts = async () =>
  (await database.pool.query('select host, is_primary from directory.hosts where tenant_id = $1 order by host', [theirs])).rows
const post = async (form: string, fields: Record<string, string> = {}, now = TEST_NOW) =>
  await submit(tenantShow, HERE, { form, ...fields }, await as(wati, mine, { now }))

describe('a tenant as superadmins manage it', () => {
  it('is closed to all others, and changed by none of them', async () => {
    const admin = await enrol(database, mine, 'Ani', ['admin'])
    for (const [viewer, status] of [...(await outsiders(database, mine)), [await admin.viewer(), 403] as const]) {
      const login = '302 /Login?to=%2FStudio%2FTenants%2Fbbb'
      expect(await visit(tenantShow, HERE, { of: mine, viewer })).toBe(viewer.kind === 'nobody' ? login : String(status))
      for (const form of ['suspend', 'add-host', 'remove-host', 'main-host', 'remove-starter', 'quotas'])
        expect(await submit(tenantShow, HERE, { form, host: 'baru' }, { of: mine, viewer })).toBe(
          viewer.kind === 'nobody' ? login : String(status),
        )
    }
    const late = new Date(TEST_NOW.getTime() + 600_001)
    expect(await visit(tenantShow, HERE, await as(wati, mine, { now: late }))).toContain('302 /Login?factor=fresh')
    expect(await post('suspend', {}, late)).toBe('403')
    expect(await hosts()).toEqual([{ host: 'bbb.localhost', is_primary: true }])
    expect((await database.pool.query('select from directory.tenants where suspended_at is not null')).rowCount).toBe(0)
    expect(await visit(tenantShow, '/Studio/Tenants/zzz', await as(wati, mine))).toBe('404')
  })

  it('gets, changes and loses addresses, each act in its own log', async () => {
    for (const [bad, words] of [
      ['', 'Isi alamat.'],
      ['a_b', 'Alamat terdiri dari'],
      ['aaa.localhost', 'already|sudah'],
    ] as const) {
      const page = await post('add-host', { host: bad })
      expect([bad, page]).toEqual([bad, expect.stringMatching(new RegExp(words))])
    }
    expect(await post('add-host', { host: 'www.bbb.example' })).toBe(`303 ${HERE}?done=added`)
    expect(await post('remove-host', { host: 'bbb.localhost' })).toContain('Alamat utama tetap ada')
    expect(await post('main-host', { host: 'aaa.localhost' })).toBe('404')
    expect(await post('main-host', { host: 'www.bbb.example' })).toBe(`303 ${HERE}?done=main`)
    expect(await post('remove-host', { host: 'bbb.localhost' })).toBe(`303 ${HERE}?done=removed`)
    expect(await hosts()).toEqual([{ host: 'www.bbb.example', is_primary: true }])
    const { rows } = await database.pool.query(`select tenant_id, act, subject, actor from audit_log where act like 'host.%' order by id`)
    expect(rows.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'host.added www.bbb.example',
      'host.made-main www.bbb.example',
      'host.removed bbb.localhost',
    ])
    expect(new Set(rows.map(row => row.tenant_id))).toEqual(new Set([theirs]))
    expect(rows[0]?.actor).toContain('Wati')
  })

  it('is suspended and resumed, but not from within', async () => {
    expect(await submit(tenantShow, '/Studio/Tenants/aaa', { form: 'suspend' }, await as(wati, mine))).toContain(
      'Kamu sedang berada di situs ini',
    )
    expect(await post('suspend')).toBe(`303 ${HERE}?done=suspended`)
    expect(await show(tenantShow, HERE, await as(wati, mine))).toContain('Ditangguhkan')
    expect(await post('resume')).toBe(`303 ${HERE}?done=resumed`)
    const { rows } = await database.pool.query(`select act, tenant_id from audit_log where act like 'tenant.%' order by id`)
    expect(rows).toEqual(['tenant.suspended', 'tenant.resumed'].map(act => ({ act, tenant_id: theirs })))
  })
})

describe('quotas', () => {
  it('are refused beside their fields, changed with a line in the log of their tenant, and shown beside the use', async () => {
    for (const bad of ['0', '-1', '1.000', 'banyak', '99999999999']) {
      const page = await post('quotas', { members: bad, storageBytes: '', mailsADay: '' })
      expect([bad, page]).toEqual([bad, expect.stringMatching(/id="quotas-members-problem"[^>]*>.*Isi angka di atas nol/s)])
    }
    expect(await post('quotas', { storageBytes: '0,5', members: '12', mailsADay: '' })).toBe(`303 ${HERE}?done=quotas`)
    const page = await show(tenantShow, HERE, await as(wati, mine))
    expect(page).toContain('0 B dari 512 MB')
    expect(page).toContain('dari 12')
    expect(page).toContain('Bawaan: 10.000')
    const { rows } = await database.pool.query(`select tenant_id, details from audit_log where act = 'quotas.changed'`)
    expect(rows).toEqual([{ tenant_id: theirs, details: { storageBytes: 536_870_912, members: 12, mailsADay: null } }])
    expect(await post('quotas', { storageBytes: '', members: '', mailsADay: '' })).toBe(`303 ${HERE}?done=quotas`)
    const own = await database.pool.query('select storage_bytes, member_quota from directory.tenants where id = $1', [theirs])
    expect(own.rows).toEqual([{ storage_bytes: null, member_quota: null }])
  })
})

describe('starter content', () => {
  it('is removed by a superadmin in one act, with a line in the log of its tenant', async () => {
    await database.asTenant(theirs, ctx => makeStarterContent(ctx, 'Yayasan B', starterBrandOf('demo')), { viewer: { kind: 'operator' } })
    expect(await show(tenantShow, HERE, await as(wati, mine))).toContain('14 isian dari konten awal')
    expect(await post('remove-starter')).toBe(`303 ${HERE}?done=starter-removed`)
    expect((await database.pool.query('select from posts where tenant_id = $1', [theirs])).rowCount).toBe(0)
    const page = await show(tenantShow, `${HERE}?done=starter-removed`, await as(wati, mine))
    expect(page).toContain('tempat sampah selama 30 hari')
    expect(page).toContain('Tidak ada konten awal di sini.')
    const { rows } = await database.pool.query(`select tenant_id, actor from audit_log where act = 'starter.removed'`)
    expect(rows).toEqual([{ tenant_id: theirs, actor: expect.stringContaining('Wati') }])
  })
})

describe('the first hour', () => {
  it('is listed for who manages a new site, by what is there, until it is put away', async () => {
    const of = await database.createTenant('ccc')
    const admin = await (await enrol(database, of, 'Ani', ['admin'])).viewer()
    const writer = await (await enrol(database, of, 'Budi', ['writer'])).viewer()
    const find = (viewer = admin, settings = {}) =>
      database.asTenant(of, ctx => findFirstHour(ctx, buildSite({ of, settings })), { viewer })
    expect(await find()).toBeUndefined()
    await database.pool.query('insert into tenant_starts (tenant_id) values ($1)', [of])
    expect(await find(writer)).toBeUndefined()
    const done = async (settings = {}) => (await find(admin, settings))?.filter(one => one.isDone).map(one => one.step)
    // Starter content is nobody's first post or class.
    await database.asTenant(of, ctx => makeStarterContent(ctx, 'Sekolah C', starterBrandOf('demo')), { viewer: { kind: 'operator' } })
    expect(await done({ isMaintenance: true })).toEqual([])
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'css', '{}')`, [of])
    expect(await done({ logo_dark: '/files/a.png', meta: { description: 'Sekolah' } })).toEqual(['logo', 'colours', 'words', 'open'])
    await expect(database.asTenant(of, ctx => putAwayFirstHour({ ctx }), { viewer: writer })).rejects.toMatchObject({ status: 403 })
    await database.asTenant(of, ctx => putAwayFirstHour({ ctx }), { viewer: admin })
    expect(await find()).toBeUndefined()
  })
})
