import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { type InvitationInput, inviteMember, resendInvitations, withdrawInvitation, withdrawInvitations } from './invitations.server.ts'
import { type InvitationFilter, listInvitations } from './lists/invitation-rows.server.ts'
import { arriveMember } from './members.server.ts'
import { type Enrolled, enrol, outsiders } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)

async function invite(input: Partial<InvitationInput>, { viewer = admin.viewer() as Viewer | Promise<Viewer>, now = TEST_NOW } = {}) {
  const from = { site: buildSite({ of: mine }), origin: ORIGIN, lang: 'id' as const }
  const whole: InvitationInput = { email: 'baru@contoh.example', role: 'writer', limits: NO_LIMITS, ...input }
  return await database.asTenant(mine, ctx => inviteMember(ctx, whole, from), { viewer: await viewer, now })
}
const list = async (tenant = mine, who: Enrolled = admin) =>
  await database.asTenant(tenant, ctx => listInvitations(ctx, {}, { perPage: 20 }), { viewer: await who.viewer() })
const waitingFor = async (email: string) => (await list()).items.filter(one => one.email === email)

async function mailsTo(email: string) {
  const { rows } = await database.pool.query('select subject, text_body, is_secret from mails where to_address = $1 order by id', [email])
  return rows
}

async function actsOn(email: string) {
  const { rows } = await database.pool.query('select act, details from audit_log where subject = $1 order by id', [email])
  return rows
}

describe('invitations are made, seen and withdrawn', () => {
  it('by staff alone, within their own tenant', async () => {
    await invite({ email: 'tamu@contoh.example' })
    const [waiting] = await waitingFor('tamu@contoh.example')
    const withdraw = (ctx: Ctx) => withdrawInvitation(ctx, waiting?.id ?? '')
    for (const [viewer, status] of await outsiders(database, mine)) {
      await expect(invite({}, { viewer })).rejects.toMatchObject({ status })
      const reading = database.asTenant(mine, ctx => listInvitations(ctx, {}, { perPage: 20 }), { viewer })
      await expect(reading).rejects.toMatchObject({ status })
      await expect(database.asTenant(mine, withdraw, { viewer })).rejects.toMatchObject({ status })
    }
    const stranger = await enrol(database, theirs, 'Admin sana', ['admin'])
    expect((await list(theirs, stranger)).items).toEqual([])
    await expect(database.asTenant(theirs, withdraw, { viewer: await stranger.viewer() })).rejects.toMatchObject({ status: 404 })
    expect(await waitingFor('tamu@contoh.example')).toHaveLength(1)
    for (const id of [newId(), 'x'])
      await expect(database.asTenant(mine, ctx => withdrawInvitation(ctx, id), { viewer: await admin.viewer() })).rejects.toMatchObject({
        status: 404,
      })
  })
})

describe('an invitation', () => {
  it('is refused beside the field for what is no address, and for a member’s', async () => {
    for (const email of ['', 'siti', 'a b@contoh.id', 'a@contoh.id, b@contoh.id', `${'a'.repeat(65)}@contoh.id`, 'x'.repeat(1_000_000)])
      await expect(invite({ email })).rejects.toMatchObject({ status: 422, code: 'EmailInvalid', problems: [{ path: 'email' }] })
    await expect(invite({ email: ` ${admin.email.toUpperCase()} ` })).rejects.toMatchObject({
      status: 409,
      code: 'AlreadyMember',
      problems: [{ path: 'email' }],
    })
  })

  it('is written to its address, with the way in and what it is for, and stands in the audit log', async () => {
    await invite({ email: 'Siti@Contoh.Example', role: 'lead_region', limits: { ...NO_LIMITS, regionCodes: ['32.73'], mentorId: newId() } })
    expect(await waitingFor('siti@contoh.example')).toMatchObject([
      { role: 'lead_region', invitedBy: 'Ani', expiresAt: inMinutes(14 * 24 * 60) },
    ])
    const [mail] = await mailsTo('siti@contoh.example')
    expect(mail).toMatchObject({ subject: 'Undangan dari Uji: Pemimpin wilayah', is_secret: false })
    expect(mail?.text_body).toContain('Ani mengundangmu')
    expect(mail?.text_body).toContain(`${ORIGIN}/Login?new=1&email=siti%40contoh.example`)
    expect(await actsOn('siti@contoh.example')).toEqual([{ act: 'member.invited', details: { role: 'lead_region' } }])
  })

  it('is one, with one mail, where the form is sent twice at once or again in the same minute', async () => {
    const email = 'dua@contoh.example'
    await Promise.all([invite({ email }), invite({ email })])
    await invite({ email }, { now: inMinutes(0.5) })
    expect(await waitingFor(email)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await actsOn(email)).toHaveLength(1)
  })

  it('to the same role is renewed and sent again later; to another role it stands beside it', async () => {
    const email = 'lagi@contoh.example'
    await invite({ email })
    await invite({ email }, { now: inMinutes(5) })
    await invite({ email, role: 'mentor' }, { now: inMinutes(6) })
    expect(await mailsTo(email)).toHaveLength(3)
    expect(await waitingFor(email)).toMatchObject([
      { role: 'mentor', expiresAt: inMinutes(14 * 24 * 60 + 6) },
      { role: 'writer', expiresAt: inMinutes(14 * 24 * 60 + 5) },
    ])
  })

  it('becomes the role of who signs in with the address, limits and all, and then waits no more', async () => {
    const email = 'datang@contoh.example'
    const program = newId()
    await invite({ email, role: 'lead_program', limits: { ...NO_LIMITS, programIds: [program] } })
    const who = {
      issuer: 'account-site',
      subject: email,
      name: 'Datang',
      email,
      isEmailVerified: true,
      lang: undefined,
      providerSession: null,
    }
    const { memberId } = await database.asTenant(mine, ctx => arriveMember(ctx, who))
    const { rows } = await database.pool.query('select kind, program_ids, granted_by from memberships where member_id = $1', [memberId])
    expect(rows).toEqual([{ kind: 7, program_ids: [program], granted_by: admin.id }])
    expect(await waitingFor(email)).toEqual([])
  })

  it('is worth nothing once it is withdrawn, which is written down', async () => {
    const email = 'batal@contoh.example'
    await invite({ email })
    const [waiting] = await waitingFor(email)
    await database.asTenant(mine, ctx => withdrawInvitation(ctx, waiting?.id ?? ''), { viewer: await admin.viewer() })
    const who = {
      issuer: 'account-site',
      subject: email,
      name: 'Batal',
      email,
      isEmailVerified: true,
      lang: undefined,
      providerSession: null,
    }
    const { memberId } = await database.asTenant(mine, ctx => arriveMember(ctx, who))
    const { rows } = await database.pool.query('select 1 from memberships where member_id = $1', [memberId])
    expect(rows).toEqual([])
    expect(await actsOn(email)).toMatchObject([{ act: 'member.invited' }, { act: 'invitation.withdrawn', details: { role: 'writer' } }])
  })
})

describe('several invitations', () => {
  const from = () => ({ site: buildSite({ of: mine }), origin: ORIGIN, lang: 'id' as const })
  const resend = (ids: readonly string[]) => (ctx: Ctx) => resendInvitations(ctx, ids, from())

  it('are sent again and withdrawn by staff alone, within their own tenant, all or none', async () => {
    const emails = ['satu@banyak.example', 'dua@banyak.example']
    for (const email of emails) await invite({ email, role: 'teacher', limits: NO_LIMITS })
    const ids = (await list()).items.filter(one => emails.includes(one.email)).map(one => one.id)
    const withdraw = (ctx: Ctx) => withdrawInvitations(ctx, ids)
    for (const [viewer, status] of await outsiders(database, mine))
      for (const act of [resend(ids), withdraw]) await expect(database.asTenant(mine, act, { viewer })).rejects.toMatchObject({ status })
    const stranger = await enrol(database, theirs, 'Admin lain', ['admin'])
    for (const act of [resend(ids), withdraw])
      await expect(database.asTenant(theirs, act, { viewer: await stranger.viewer() })).rejects.toMatchObject({
        status: 409,
        reason: { code: 'BulkRefused', values: { name: '?' } },
      })
    const viewer = await admin.viewer()
    await expect(database.asTenant(mine, resend([...ids, newId()]), { viewer, now: inMinutes(5) })).rejects.toMatchObject({ status: 409 })
    expect(await mailsTo('satu@banyak.example')).toHaveLength(1)
    await database.asTenant(mine, ctx => resendInvitations(ctx, ids, from()), { viewer, now: inMinutes(5) })
    expect(await mailsTo('satu@banyak.example')).toHaveLength(2)
    const [again] = await waitingFor('satu@banyak.example')
    expect(again).toMatchObject({ role: 'teacher', invitedAt: inMinutes(5) })
    await database.asTenant(mine, withdraw, { viewer })
    expect((await list()).items.filter(one => emails.includes(one.email))).toEqual([])
  })

  it('are found by address, role and state', async () => {
    await invite({ email: 'lama@cari.example', role: 'writer' }, { now: inMinutes(-30 * 24 * 60) })
    await invite({ email: 'baru@cari.example', role: 'teacher' })
    const found = async (filter: InvitationFilter) => {
      const page = await database.asTenant(mine, ctx => listInvitations(ctx, { search: 'cari.example', ...filter }, { perPage: 5 }), {
        viewer: await admin.viewer(),
        now: TEST_NOW,
      })
      return page.items.map(one => one.email)
    }
    expect(await found({})).toEqual(['baru@cari.example', 'lama@cari.example'])
    expect(await found({ sort: '-email' })).toEqual(['lama@cari.example', 'baru@cari.example'])
    expect(await found({ state: 'expired' })).toEqual(['lama@cari.example'])
    expect(await found({ state: 'open' })).toEqual(['baru@cari.example'])
    expect(await found({ role: 'teacher' })).toEqual(['baru@cari.example'])
  })
})
