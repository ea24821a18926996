import { beforeAll, describe, expect, it } from 'vitest'
import { type AuditFilter, countAudit, listAudit } from '#features/audit/audit-list.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { countMembers } from './member-list.server.ts'
import { actAs, enterAsSuperadmin, impersonate, leaveSuperadmin, stopImpersonating } from './roles.server.ts'
import { type Enrolled, enrol, outsiders } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
})

const does = async (who: Enrolled, work: (ctx: Ctx) => Promise<unknown>) =>
  await database.asTenant(mine, work, { viewer: await who.viewer() })
const roleOf = async (who: Enrolled) => {
  const viewer = await who.viewer()
  return viewer.kind === 'person' ? [viewer.person.role, viewer.person.isImpersonating] : viewer.kind
}

async function actsOf(who: Enrolled): Promise<unknown[]> {
  const { rows } = await database.pool.query('select act, kind, subject, details from audit_log where member_id = $1 order by id', [who.id])
  return rows
}

describe('which role is acted as', () => {
  it('is asked of nobody, no API client and no stranger', async () => {
    const works: ((ctx: Ctx) => Promise<unknown>)[] = [
      (ctx: Ctx) => actAs(ctx, 'student'),
      (ctx: Ctx) => impersonate(ctx, 'student'),
      stopImpersonating,
      (ctx: Ctx) => enterAsSuperadmin(ctx, 'alasan yang cukup'),
      leaveSuperadmin,
    ]
    for (const work of works) {
      await expect(database.asTenant(mine, work, { viewer: { kind: 'nobody' } })).rejects.toMatchObject({ status: 401 })
      await expect(database.asTenant(mine, work, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({ status: 404 })
      const program = { kind: 'api-client', clientId: null, scopes: ['settings:write'] } as const
      await expect(database.asTenant(mine, work, { viewer: { ...program, scopes: [...program.scopes] } })).rejects.toMatchObject({
        status: 401,
      })
    }
  })

  it('is one’s own, chosen and changed', async () => {
    const who = await enrol(database, mine, 'Ani', ['mentor', 'student'])
    expect(await roleOf(who)).toEqual(['mentor', false])
    await does(who, ctx => actAs(ctx, 'student'))
    expect(await roleOf(who)).toEqual(['student', false])
    for (const role of ['admin', 'superadmin', 'none', 'writer'] satisfies Role[])
      await expect(does(who, ctx => actAs(ctx, role))).rejects.toMatchObject({ status: 403 })
    await does(who, ctx => actAs(ctx, 'mentor'))
    expect(await roleOf(who)).toEqual(['mentor', false])
    expect(await actsOf(who)).toEqual([])
  })
})

describe('looking at the site as another', () => {
  it('is refused to all but staff', async () => {
    for (const [viewer, status] of await outsiders(database, mine)) {
      // A request with an app token alone is unauthenticated.
      const expected = viewer.kind === 'api-client' ? 401 : status
      await expect(database.asTenant(mine, ctx => impersonate(ctx, 'student'), { viewer })).rejects.toMatchObject({ status: expected })
    }
  })

  it('leads nobody further than they are, gives that role’s rights alone, is written down once and ends by one step', async () => {
    const admin = await enrol(database, mine, 'Budi', ['admin', 'student'])
    for (const role of ['superadmin', 'admin', 'none'] satisfies Role[])
      await expect(does(admin, ctx => impersonate(ctx, role))).rejects.toMatchObject({ status: 422, problems: [{ path: 'role' }] })
    await does(admin, ctx => impersonate(ctx, 'writer'))
    await does(admin, ctx => impersonate(ctx, 'writer'))
    expect(await roleOf(admin)).toEqual(['writer', true])
    await expect(does(admin, countMembers)).rejects.toMatchObject({ status: 403 })
    await expect(
      does(admin, ctx => impersonate(ctx, 'student')),
      'from one to another',
    ).rejects.toMatchObject({ status: 403 })
    await does(admin, stopImpersonating)
    await does(admin, stopImpersonating)
    expect(await roleOf(admin)).toEqual(['admin', false])
    expect(await actsOf(admin)).toEqual([{ act: 'role.looked-at', kind: 1, subject: 'writer', details: {} }])
  })

  it('ends with a choice of one’s own role as well', async () => {
    const admin = await enrol(database, mine, 'Citra', ['admin', 'student'])
    await does(admin, ctx => impersonate(ctx, 'student'))
    await does(admin, ctx => actAs(ctx, 'student'))
    expect(await roleOf(admin)).toEqual(['student', false])
  })
})

describe('a superadmin', () => {
  it('has no right here before they enter, and nobody else enters', async () => {
    const admin = await enrol(database, mine, 'Dimas', ['admin'])
    const superadmin = await enrol(database, mine, 'Endang', ['superadmin'])
    await expect(does(superadmin, countMembers)).rejects.toMatchObject({ status: 403 })
    await expect(does(admin, ctx => enterAsSuperadmin(ctx, 'ingin tahu saja'))).rejects.toMatchObject({ status: 403 })
    expect(await actsOf(admin)).toEqual([])
  })

  it('enters with a reason of 5 to 300 characters', async () => {
    const superadmin = await enrol(database, mine, 'Farid', ['superadmin'])
    for (const reason of ['', '  ab  \n', '    ', 'a'.repeat(301), 'a'.repeat(1_000_000)])
      await expect(does(superadmin, ctx => enterAsSuperadmin(ctx, reason))).rejects.toMatchObject({
        status: 422,
        code: 'ReasonLength',
        problems: [{ path: 'reason' }],
      })
    expect(await roleOf(superadmin)).toEqual(['none', false])
    await does(superadmin, ctx => enterAsSuperadmin(ctx, '😀'.repeat(300)))
    expect(await roleOf(superadmin)).toEqual(['superadmin', false])
  })

  it('is written down with the reason when they enter, and when they leave; a form that is sent twice counts once', async () => {
    const superadmin = await enrol(database, mine, 'Gilang', ['superadmin', 'student'])
    const before = await superadmin.viewer()
    const enter = (ctx: Ctx) => enterAsSuperadmin(ctx, ' Membantu  admin\nbaru ')
    await Promise.all([1, 2].map(() => database.asTenant(mine, enter, { viewer: before })))
    await does(superadmin, enter)
    expect(await does(superadmin, countMembers)).toMatchObject({ total: expect.any(Number) })
    await does(superadmin, leaveSuperadmin)
    await does(superadmin, leaveSuperadmin)
    expect(await roleOf(superadmin)).toEqual(['student', false])
    expect(await actsOf(superadmin)).toEqual([
      { act: 'superadmin.entered', kind: 0, subject: '', details: { reason: 'Membantu admin baru' } },
      { act: 'superadmin.left', kind: 0, subject: '', details: {} },
    ])
  })

  it('leaves by looking at the site as another, or by acting as a role of their own', async () => {
    const superadmin = await enrol(database, mine, 'Hana', ['superadmin', 'student'])
    await does(superadmin, ctx => enterAsSuperadmin(ctx, 'memeriksa peran'))
    await does(superadmin, ctx => impersonate(ctx, 'mentor'))
    await does(superadmin, stopImpersonating)
    expect(await roleOf(superadmin)).toEqual(['student', false])
    await does(superadmin, ctx => enterAsSuperadmin(ctx, 'memeriksa lagi'))
    await does(superadmin, ctx => actAs(ctx, 'student'))
    expect((await actsOf(superadmin)).map(line => (line as { act: string }).act)).toEqual([
      'superadmin.entered',
      'role.looked-at',
      'superadmin.left',
      'superadmin.entered',
      'superadmin.left',
    ])
  })
})

describe('the audit log', () => {
  it('is read by staff alone, of their own tenant, newest first, by act and by person', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      await expect(database.asTenant(mine, ctx => listAudit(ctx, {}, { perPage: 5 }), { viewer })).rejects.toMatchObject({ status })
    const tenant = await database.createTenant()
    const admin = await enrol(database, tenant, 'Intan 100%', ['admin'])
    const read = async (filter: AuditFilter = {}, after?: string) =>
      await database.asTenant(tenant, ctx => listAudit(ctx, filter, { perPage: 2, after }), { viewer: await admin.viewer() })
    const countOf = async (filter: AuditFilter) =>
      (await database.asTenant(tenant, ctx => countAudit(ctx, filter), { viewer: await admin.viewer() })).count
    expect(await read()).toEqual({ items: [], before: null, after: null })
    const line = (at: string, act: string, actor: string, details: object) =>
      database.pool.query(
        `insert into audit_log (tenant_id, id, at, actor, kind, act, subject, details) values ($1, gen_random_uuid(), $2, $3, 1, $4, 's', $5)`,
        [tenant, at, actor, act, details],
      )
    await line('2026-01-01T00:00:00Z', 'member.removed', 'Intan 100% <intan@contoh.id>', { name: 'Budi' })
    await line('2026-01-02T00:00:00Z', 'mail.read', 'Joko', {})
    await line('2026-01-03T00:00:00Z', 'mail.read', 'Intan 100% <intan@contoh.id>', {})
    const first = await read()
    expect(first).toMatchObject({
      before: null,
      items: [{ actor: expect.stringMatching(/^Intan/) }, { actor: 'Joko' }],
    })
    expect(await read({}, first.after ?? '')).toMatchObject({
      after: null,
      items: [{ act: 'member.removed', role: 'admin', memberId: null }],
    })
    expect(await countOf({ act: 'mail.read' })).toBe(2)
    expect(await countOf({ search: '100%' })).toBe(2)
    expect(await countOf({ search: 'budi' })).toBe(1)
    expect(await countOf({ act: "' or 1=1", search: '%' })).toBe(0)
  })
})
