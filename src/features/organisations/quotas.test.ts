import { beforeAll, describe, expect, it } from 'vitest'
import { inviteMember } from '#features/members/invitations.server.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { inviteCoder } from '#features/members/sign-up.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { notifyMembers } from '#features/notifications/commands.server.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { buildSite } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let ani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant('penuh')
  other = await database.createTenant('lapang')
  ani = await enrol(database, tenant, 'Ani', ['admin'])
})

const as = async <T>(work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) =>
  await database.asTenant(tenant, work, { viewer: await ani.viewer(), now })
const from = () => ({ site: buildSite({ of: tenant }), origin: 'http://penuh.localhost', lang: 'id' as const })
const invite = (email: string, now = TEST_NOW) => as(ctx => inviteMember(ctx, { email, role: 'writer', limits: NO_LIMITS }, from()), now)
const quota = (column: 'member_quota' | 'mails_a_day', most: number | null) =>
  database.pool.query(`update directory.tenants set ${column} = $1 where id = $2`, [most, tenant])
const countOf = async (table: string) => (await database.pool.query(`select from ${table} where tenant_id = $1`, [tenant])).rowCount
const arrival = (subject: string) => ({
  issuer: 'https://account.localhost',
  subject,
  name: subject,
  email: `${subject}@contoh.id`,
  isEmailVerified: true,
  authenticatedAt: TEST_NOW,
})
const arrive = (subject: string, of = tenant) =>
  database.asTenant(of, ctx => arriveMember(ctx, arrival(subject) as Parameters<typeof arriveMember>[1]))
const full = (code: string, path = 'email') => ({
  status: code === 'MailsFull' ? 429 : 409,
  code,
  problems: [expect.objectContaining({ path })],
})

describe('the quota of members', () => {
  it('refuses invitations, sign-ups and new people beside the field, and writes nothing', async () => {
    await quota('member_quota', 1)
    await expect(invite('budi@contoh.id')).rejects.toMatchObject(full('MembersFull'))
    await expect(as(ctx => inviteCoder(ctx, { name: 'Budi', email: 'budi@contoh.id', lang: 'id' }, from()))).rejects.toMatchObject(
      full('MembersFull'),
    )
    await expect(arrive('budi')).rejects.toMatchObject(full('MembersFull'))
    // Who comes in to help, also where it is full.
    const { issuer } = arrival('penolong') as { issuer: string }
    await database.pool.query('insert into directory.superadmins (issuer, subject) values ($1, $2)', [issuer, 'penolong'])
    await expect(arrive('penolong')).resolves.toMatchObject({ needsConsent: true })
    await database.pool.query('delete from members where subject = $1', ['penolong'])
    expect([await countOf('members'), await countOf('invitations'), await countOf('mails')]).toEqual([1, 0, 0])
    await arrive('budi', other)
  })

  it('lets known people in, and of many at once no more than fit', async () => {
    await quota('member_quota', 3)
    const arrived = await Promise.allSettled(['satu', 'dua', 'tiga', 'empat'].map(one => arrive(one)))
    expect(arrived.filter(one => one.status === 'fulfilled')).toHaveLength(2)
    expect(await countOf('members')).toBe(3)
    const known = ['satu', 'dua', 'tiga', 'empat'].filter((_, at) => arrived[at]?.status === 'fulfilled')
    for (const one of known) await arrive(one)
    await quota('member_quota', null)
  })
})

describe('the quota of mails', () => {
  it('counts the last 24 hours, refuses beside the field, and keeps the invitation back', async () => {
    await quota('mails_a_day', 2)
    await invite('a@contoh.id')
    await invite('b@contoh.id')
    await expect(invite('c@contoh.id')).rejects.toMatchObject(full('MailsFull'))
    expect([await countOf('invitations'), await countOf('mails')]).toEqual([2, 2])
    await invite('c@contoh.id', daysAfter(TEST_NOW, 1.01))
    expect(await countOf('invitations')).toBe(3)
  })

  it('refuses a message to more members than are left, as a whole', async () => {
    await quota('mails_a_day', 3)
    const { rows } = await database.pool.query<{ email: string }>('select lower(email) as email from members where tenant_id = $1', [
      tenant,
    ])
    const to = rows.map(row => row.email)
    const message = { to, subject: 'Libur', message: 'Besok libur.', lang: 'id' as const, path: undefined }
    const before = await countOf('mails')
    await expect(as(ctx => notifyMembers(ctx, message, from()))).rejects.toMatchObject(full('MailsFull', 'to'))
    expect(await countOf('mails')).toBe(before)
    await quota('mails_a_day', null)
    expect(await as(ctx => notifyMembers(ctx, message, from()))).toBe(to.length)
  })
})
