import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import type { Ctx, RoleLimits, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { grantRole, grantToMany, removeMember, revokeFromMany, revokeRole } from './member-commands.server.ts'
import { countMembers, getMember, listMembers, type MemberFilter } from './member-list.server.ts'
import { type Enrolled, enrol, outsiders } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  budi = await enrol(database, mine, 'Budi', ['student'])
})

const as = async <T>(viewer: Viewer | Promise<Viewer>, work: (ctx: Ctx) => Promise<T>, tenant = mine) =>
  await database.asTenant(tenant, work, { viewer: await viewer })

async function auditOf(subject: string): Promise<unknown[]> {
  const { rows } = await database.pool.query('select act, member_id, kind, details from audit_log where subject = $1 order by id', [
    subject,
  ])
  return rows
}

async function rolesOf(memberId: string): Promise<string[]> {
  return (await as(admin.viewer(), ctx => getMember(ctx, memberId))).held.map(held => held.role)
}

const WORK: [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['listing', ctx => listMembers(ctx, {}, { perPage: 20 })],
  ['counting', ctx => countMembers(ctx)],
  ['reading', ctx => getMember(ctx, budi.id)],
  ['granting', ctx => grantRole(ctx, budi.id, 'writer', NO_LIMITS)],
  ['revoking', ctx => revokeRole(ctx, budi.id, 'student')],
  ['removing', ctx => removeMember(ctx, budi.id)],
]

describe('members are worked on', () => {
  it('by staff alone', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [name, work] of WORK)
        await expect(as(viewer, work), `${name} by ${JSON.stringify(viewer)}`).rejects.toMatchObject({ status })
    const program: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }
    for (const [name, work] of WORK) await expect(as(program, work), `${name} by a program`).rejects.toMatchObject({ status: 403 })
    expect(await rolesOf(budi.id)).toEqual(['student'])
    expect(await auditOf(budi.id)).toEqual([])
  })

  it('within their own tenant', async () => {
    const stranger = await enrol(database, theirs, 'Admin sana', ['admin'])
    for (const id of [budi.id, newId(), 'x', "' or 1=1"]) {
      await expect(as(stranger.viewer(), ctx => getMember(ctx, id), theirs)).rejects.toMatchObject({ status: 404 })
      await expect(as(stranger.viewer(), ctx => grantRole(ctx, id, 'admin', NO_LIMITS), theirs)).rejects.toMatchObject({ status: 404 })
      await expect(as(stranger.viewer(), ctx => revokeRole(ctx, id, 'student'), theirs)).rejects.toMatchObject({ status: 404 })
      await expect(as(stranger.viewer(), ctx => removeMember(ctx, id), theirs)).rejects.toMatchObject({ status: 404 })
    }
    const list = await as(stranger.viewer(), ctx => listMembers(ctx, {}, { perPage: 20 }), theirs)
    expect(list.items.map(member => member.id)).toEqual([stranger.id])
  })
})

describe('a role', () => {
  it('is given with the limits that it has and no others, changed, and taken away; each is written down once', async () => {
    const candra = await enrol(database, mine, 'Candra')
    const [program, school] = [newId(), newId()]
    const limits: RoleLimits = { regionCodes: ['32.73'], programIds: [program, program], schoolId: school, mentorId: newId() }
    const grant = (given = limits) => as(admin.viewer(), ctx => grantRole(ctx, candra.id, 'partner', given))
    await grant()
    await grant()
    expect((await as(admin.viewer(), ctx => getMember(ctx, candra.id))).held).toMatchObject([
      { role: 'partner', grantedBy: 'Ani', limits: { programIds: [program], regionCodes: [], schoolId: null, mentorId: null } },
    ])
    await grant(NO_LIMITS)
    await as(admin.viewer(), ctx => revokeRole(ctx, candra.id, 'partner'))
    await as(admin.viewer(), ctx => revokeRole(ctx, candra.id, 'partner'))
    const by = { member_id: admin.id, kind: 1 }
    const of = { name: 'Candra', role: 'partner' }
    expect(await auditOf(candra.id)).toEqual([
      { act: 'membership.granted', ...by, details: { ...of, programIds: [program] } },
      { act: 'membership.changed', ...by, details: of },
      { act: 'membership.revoked', ...by, details: of },
    ])
  })

  it('counts at once, and no longer once it is taken away', async () => {
    const dewi = await enrol(database, mine, 'Dewi')
    expect(await dewi.viewer()).toMatchObject({ person: { role: 'none' } })
    await as(admin.viewer(), ctx => grantRole(ctx, dewi.id, 'writer', NO_LIMITS))
    expect(await dewi.viewer()).toMatchObject({ person: { role: 'writer' } })
    await as(admin.viewer(), ctx => revokeRole(ctx, dewi.id, 'writer'))
    expect(await dewi.viewer()).toMatchObject({ person: { role: 'none' } })
  })
})

describe('the admins of a tenant', () => {
  it('do not take their own role away, nor leave by themselves', async () => {
    const other = await enrol(database, mine, 'Eka', ['admin'])
    await expect(as(other.viewer(), ctx => revokeRole(ctx, other.id, 'admin'))).rejects.toMatchObject({ status: 409, code: 'OwnAdminRole' })
    await expect(as(other.viewer(), ctx => removeMember(ctx, other.id))).rejects.toMatchObject({ status: 409, code: 'OwnMembership' })
    await as(admin.viewer(), ctx => revokeRole(ctx, other.id, 'admin'))
    await expect(as(other.viewer(), ctx => countMembers(ctx))).rejects.toMatchObject({ status: 403 })
  })

  it('are never none, not even by a superadmin’s hand', async () => {
    const tenant = await database.createTenant()
    const last = await enrol(database, tenant, 'Fajar', ['admin', 'student'])
    const superadmin = await enrol(database, tenant, 'Gita', ['superadmin'])
    await database.pool.query('update sessions set kind = 0, entered_at = now() where member_id = $1', [superadmin.id])
    await expect(as(superadmin.viewer(), ctx => revokeRole(ctx, last.id, 'admin'), tenant)).rejects.toMatchObject({
      status: 409,
      code: 'LastAdmin',
    })
    await expect(as(superadmin.viewer(), ctx => removeMember(ctx, last.id), tenant)).rejects.toMatchObject({
      status: 409,
      code: 'LastAdmin',
    })
    await as(superadmin.viewer(), ctx => revokeRole(ctx, last.id, 'student'), tenant)
    expect((await as(superadmin.viewer(), ctx => getMember(ctx, last.id), tenant)).held.map(held => held.role)).toEqual(['admin'])
  })

  it('keep one where two take each other’s role at the same moment', async () => {
    const tenant = await database.createTenant()
    const [one, two] = [await enrol(database, tenant, 'Hadi', ['admin']), await enrol(database, tenant, 'Indah', ['admin'])]
    const viewers = [await one.viewer(), await two.viewer()] as const
    const both = await Promise.allSettled([
      as(viewers[0], ctx => revokeRole(ctx, two.id, 'admin'), tenant),
      as(viewers[1], ctx => revokeRole(ctx, one.id, 'admin'), tenant),
    ])
    expect(both.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await database.pool.query('select 1 from memberships where tenant_id = $1 and kind = 1', [tenant])
    expect(rows).toHaveLength(1)
  })
})

describe('a member who is removed', () => {
  it('is signed out, holds no invitation, and can come again as nobody in particular', async () => {
    const joko = await enrol(database, mine, 'Joko', ['writer', 'student'])
    await database.pool.query(
      `insert into invitations (tenant_id, id, email, kind, invited_at, expires_at) values ($1, $2, $3, 1, now(), now() + interval '1 day')`,
      [mine, newId(), joko.email],
    )
    await as(admin.viewer(), ctx => removeMember(ctx, joko.id))
    expect(await joko.viewer()).toEqual({ kind: 'nobody' })
    await expect(as(admin.viewer(), ctx => removeMember(ctx, joko.id))).rejects.toMatchObject({ status: 404 })
    expect(await auditOf(joko.id)).toMatchObject([
      { act: 'member.removed', details: { name: 'Joko', email: joko.email, roles: ['student', 'writer'] } },
    ])
    expect(await auditOf(joko.email)).toMatchObject([{ act: 'invitation.withdrawn', details: { role: 'admin' } }])
  })
})

describe('the list of members', () => {
  it('is found through by name, address and role, by pages, and shows what each is', async () => {
    const tenant = await database.createTenant()
    const staff = await enrol(database, tenant, 'Kartika', ['admin', 'mentor'])
    await enrol(database, tenant, '100% Nyata', ['student'])
    await enrol(database, tenant, 'Lestari')
    const list = (filter: MemberFilter = {}, after?: string) =>
      as(staff.viewer(), ctx => listMembers(ctx, filter, { perPage: 2, after }), tenant)
    const names = async (filter: object) => (await list(filter)).items.map(member => member.name)
    const first = await list()
    expect(first).toMatchObject({ before: null, items: [{ name: '100% Nyata' }, { roles: ['admin', 'mentor'] }] })
    expect(await list({}, first.after ?? '')).toMatchObject({ after: null, items: [{ name: 'Lestari', roles: [] }] })
    expect(await names({ sort: '-name' })).toEqual(['Lestari', 'Kartika'])
    expect(await names({ search: '%' })).toEqual(['100% Nyata'])
    expect(await names({ search: 'KARTIKA-' })).toEqual(['Kartika'])
    expect(await names({ role: 'mentor' })).toEqual(['Kartika'])
    expect(await names({ role: 'none' })).toEqual(['Lestari'])
    expect(await list({ role: 'partner' })).toEqual({ items: [], before: null, after: null })
    expect(await as(staff.viewer(), countMembers, tenant)).toEqual({
      total: 3,
      byRole: { admin: 1, mentor: 1, student: 1, none: 1 },
    })
  })

  it('says of whom no consent counts yet', async () => {
    const child = await enrol(database, mine, 'Maya', ['student'])
    const consentOf = async () => (await as(admin.viewer(), ctx => getMember(ctx, child.id))).hasConsent
    expect(await consentOf()).toBe(true)
    await database.pool.query(`update members set born_on = '2008-08-18' where id = $1`, [child.id])
    expect(await consentOf()).toBe(false)
    await database.pool.query(`update consents set given_by = 'parent' where member_id = $1`, [child.id])
    expect(await consentOf()).toBe(true)
    await database.pool.query(`update members set born_on = '2008-08-17' where id = $1`, [child.id])
    await database.pool.query(`update consents set given_by = 'self' where member_id = $1`, [child.id])
    expect(await consentOf()).toBe(true)
  })
})

describe('roles of several members', () => {
  const kindsOf = async (id: string) =>
    (await database.pool.query<{ kind: number }>('select kind from memberships where member_id = $1 order by kind', [id])).rows.map(
      ({ kind }) => kind,
    )

  it('are given and revoked by staff alone, within their own tenant, all or none', async () => {
    const [sita, tono] = [await enrol(database, mine, 'Sita', ['student']), await enrol(database, mine, 'Tono')]
    const stranger = await enrol(database, theirs, 'Orang sana')
    for (const [viewer, status] of await outsiders(database, mine))
      for (const act of [grantToMany, revokeFromMany])
        await expect(database.asTenant(mine, ctx => act(ctx, [sita.id], 'writer'), { viewer })).rejects.toMatchObject({ status })
    for (const ids of [
      [sita.id, stranger.id],
      [sita.id, newId()],
    ]) {
      await expect(as(admin.viewer(), ctx => grantToMany(ctx, ids, 'writer'))).rejects.toMatchObject({
        status: 409,
        reason: { code: 'BulkRefused', values: { name: '?' } },
      })
      await expect(as(admin.viewer(), ctx => revokeFromMany(ctx, ids, 'student'))).rejects.toMatchObject({ status: 409 })
    }
    // A limit is each person's own: such a role is given one by one.
    for (const role of ['mentor', 'partner'] as const)
      await expect(as(admin.viewer(), ctx => grantToMany(ctx, [sita.id], role))).rejects.toMatchObject({ status: 404 })
    for (const act of [grantToMany, revokeFromMany])
      await expect(as(admin.viewer(), ctx => act(ctx, [sita.id], undefined))).rejects.toMatchObject({ status: 422 })
    expect([await kindsOf(sita.id), await kindsOf(stranger.id)]).toEqual([[4], []])
    await as(admin.viewer(), ctx => grantToMany(ctx, [sita.id, tono.id], 'writer'))
    expect([await kindsOf(sita.id), await kindsOf(tono.id)]).toEqual([[4, 6], [6]])
    await as(admin.viewer(), ctx => revokeFromMany(ctx, [sita.id, tono.id], 'student'))
    expect([await kindsOf(sita.id), await kindsOf(tono.id)]).toEqual([[6], [6]])
    expect(await auditOf(sita.id)).toMatchObject([
      { act: 'membership.granted', details: { role: 'writer' } },
      { act: 'membership.revoked', details: { role: 'student' } },
    ])
  })

  it('leave the viewer’s own admin role and the last admin', async () => {
    const tenant = await database.createTenant()
    const only = await enrol(database, tenant, 'Satu', ['admin'])
    const two = await enrol(database, tenant, 'Dua', ['admin'])
    await expect(as(only.viewer(), ctx => revokeFromMany(ctx, [two.id, only.id], 'admin'), tenant)).rejects.toMatchObject({
      status: 409,
      reason: { values: { name: 'Satu' } },
    })
    expect([await kindsOf(only.id), await kindsOf(two.id)]).toEqual([[1], [1]])
  })
})
