import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendInvitation } from '#features/members/invitations.server.ts'
import { MAX_INVITED_A_DAY } from '#features/members/invited-classes/invite-to-class.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { writeConsent } from '#features/privacy/consents.server.ts'
import { arrive } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addParticipant } from './add-participant.server.ts'
import { seatInvited } from './participant-commands.server.ts'
import { planAdded } from './plan-added.server.ts'
import { buildOpenClass, buildTaughtClass, makeEnrolmentQueues, makeMentor, setBatch, stateIn } from './testing.ts'

const database = openTestDatabase()
let tenant: TenantId
let mentor: Enrolled
let stranger: Enrolled
let admin: Enrolled
let mentorId: string
let number = 0
const newAddress = () => `orang${++number}@contoh.id`

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  tenant = await database.createTenant()
  mentor = await enrol(database, tenant, 'Mira', ['mentor'])
  stranger = await enrol(database, tenant, 'Koko', ['mentor'])
  admin = await enrol(database, tenant, 'Ani', ['admin'])
  mentorId = await database.asTenant(tenant, ctx => makeMentor(ctx, mentor.id))
})
beforeEach(async () => {
  for (const table of ['mails', 'invitations']) await database.pool.query(`delete from ${table} where tenant_id = $1`, [tenant])
})

const run = <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer, now = TEST_NOW) =>
  database.asTenant(tenant, work, { now, ...(viewer && { viewer }) })
const by = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) => await run(work, await who.viewer(), now)
const make = async (own: object = {}) => await run(ctx => buildTaughtClass(ctx, mentorId, own))
const from = () => ({ site: buildSite({ of: tenant }), origin: 'https://alfa.example', lang: 'id' as const })
const add = (who: Enrolled, classId: string, email: string, now = TEST_NOW) =>
  by(who, ctx => addParticipant(ctx, classId, { email }, from()), now)
const mailed = async () =>
  (await database.pool.query('select to_address as to from mails where tenant_id = $1 order by created_at, id', [tenant])).rows.map(
    row => row.to,
  )
const rolesOf = async (memberId: string) =>
  (await database.pool.query('select kind from memberships where member_id = $1 order by kind', [memberId])).rows.map(row => row.kind)
const invitations = async () =>
  (
    await database.pool.query(
      'select email, kind, school_id as "schoolId", region_codes as cities, invited_by as by, taken_at is not null as taken from invitations where tenant_id = $1 order by email',
      [tenant],
    )
  ).rows

describe('a mentor who adds an address to a class', () => {
  it('is refused where they don’t teach it, and with no address', async () => {
    const { id } = await make()
    const others = await run(ctx => buildOpenClass(ctx))
    await expect(add(stranger, id, newAddress())).rejects.toMatchObject({ status: 403 })
    await expect(add(mentor, others.id, newAddress())).rejects.toMatchObject({ status: 403 })
    await expect(by(stranger, ctx => planAdded(ctx, id, []))).rejects.toMatchObject({ status: 403 })
    await expect(add(mentor, id, 'bukan alamat')).rejects.toMatchObject({ status: 422 })
    expect([await mailed(), await invitations()]).toEqual([[], []])
  })

  it('invites a student without limits, and nobody as anything else', async () => {
    const { id } = await make()
    const email = newAddress()
    expect(await add(mentor, id, email)).toMatchObject({ state: 'invited' })
    expect(await invitations()).toEqual([{ email, kind: 4, schoolId: null, cities: [], by: mentor.id, taken: false }])
    const person = await arrive(database, tenant, { email, consent: 'self' })
    expect(await rolesOf(person.id)).toEqual([4])
    expect(await run(async ctx => [await seatInvited(ctx, person.id), await stateIn(ctx, id, person.id)])).toEqual([undefined, 'joined'])
  })

  it('says the same of a child whose consent is missing as of who is no member, and gives no role', async () => {
    const { id } = await make()
    const child = await arrive(database, tenant, { bornOn: '2012-01-01', consent: 'self' })
    const before = await rolesOf(child.id)
    const answers = [await add(mentor, id, child.email), await add(mentor, id, newAddress())]
    expect(answers.map(one => Object.keys(one).toSorted())).toEqual([
      ['id', 'state'],
      ['id', 'state'],
    ])
    expect(answers.map(one => 'state' in one && one.state)).toEqual(['invited', 'invited'])
    expect(await mailed()).toHaveLength(2)
    // Signing in gives nothing but what was there; a parent's consent gives the seat.
    expect(await rolesOf(child.id)).toEqual(before)
    await run(ctx => seatInvited(ctx, child.id))
    expect(await run(ctx => stateIn(ctx, id, child.id))).toBeUndefined()
    await run(ctx => writeConsent(ctx, { memberId: child.id, purpose: 'membership', giver: 'parent', text: { version: 'x', words: 'Ya' } }))
    await run(ctx => seatInvited(ctx, child.id))
    expect(await run(ctx => stateIn(ctx, id, child.id))).toBe('joined')
  })

  it('hears that a full batch is full, also of who is no member', async () => {
    const { id } = await make({ quota: 1 })
    await run(ctx => setBatch(ctx, id, { has_waiting_list: false }))
    const pupil = await enrol(database, tenant, 'Adi', ['student'])
    const other = await enrol(database, tenant, 'Beni', ['student'])
    const child = await arrive(database, tenant, { bornOn: '2012-01-01', consent: 'self' })
    expect(await add(mentor, id, pupil.email)).toMatchObject({ state: 'joined' })
    for (const email of [other.email, child.email, newAddress()]) expect(await add(mentor, id, email)).toEqual({ refused: 'full' })
    expect(await mailed()).toEqual([])
  })

  it('leaves the limits of somebody else’s open invitation, and sends one mail a day to an address', async () => {
    const { id } = await make()
    const [email, schoolId] = [newAddress(), newId()]
    const invite = async () =>
      await by(
        admin,
        async ctx =>
          await sendInvitation(
            ctx,
            { memberId: admin.id, name: 'Ani' },
            { email, role: 'student', limits: { ...NO_LIMITS, schoolId } },
            from(),
          ),
      )
    await invite()
    for (const hours of [1, 2, 30, 31])
      expect(await add(mentor, id, email, daysAfter(TEST_NOW, hours / 24))).toMatchObject({ state: 'invited' })
    expect(await invitations()).toMatchObject([{ email, schoolId, by: admin.id }])
    expect(await mailed()).toEqual([email, email])
    const own = newAddress()
    for (const hours of [1, 2, 30]) await add(mentor, id, own, daysAfter(TEST_NOW, hours / 24))
    expect((await mailed()).filter(one => one === own)).toHaveLength(2)
  })

  it('may invite so many addresses a day, and staff more', async () => {
    const { id } = await make()
    await database.pool.query(
      `insert into invitations (tenant_id, id, email, kind, invited_by, invited_at, expires_at)
       select $1, gen_random_uuid(), 'banyak' || n || '@contoh.id', 4, $2, $3, $3::timestamptz + interval '14 days' from generate_series(1, $4) n`,
      [tenant, mentor.id, TEST_NOW, MAX_INVITED_A_DAY],
    )
    await expect(add(mentor, id, newAddress())).rejects.toMatchObject({ status: 429, code: 'TooManyInvited' })
    // One who was invited already is no further one, and a member with a consent needs no invitation.
    expect(await add(mentor, id, 'banyak1@contoh.id')).toMatchObject({ state: 'invited' })
    expect(await add(mentor, id, (await enrol(database, tenant, 'Cici', ['student'])).email)).toMatchObject({ state: 'joined' })
    expect(await add(admin, id, newAddress())).toMatchObject({ state: 'invited' })
    expect(await add(mentor, id, newAddress(), daysAfter(TEST_NOW, 1.1))).toMatchObject({ state: 'invited' })
  })
})

describe('what is planned of addresses', () => {
  it('is exact for staff; a mentor hears no more of an address than their lists of participants say', async () => {
    const [{ id }, before] = [await make({ quota: 3 }), await make()]
    const known = await enrol(database, tenant, 'Dedi', ['student'])
    const unknown = await enrol(database, tenant, 'Eka', ['student'])
    const child = await arrive(database, tenant, { bornOn: '2012-01-01', consent: 'self' })
    await add(mentor, before.id, known.email)
    const emails = [known.email, unknown.email, child.email, newAddress()]
    const planOf = (who: Enrolled) =>
      by(who, async ctx => {
        const plan = await planAdded(ctx, id, emails)
        return emails.map(email => plan({ email, batch: '' }))
      })
    expect((await planOf(mentor)).map(one => 'prospect' in one && one.prospect)).toEqual([
      'seat',
      'seat-or-invited',
      'seat-or-invited',
      'waits-or-invited',
    ])
    expect((await planOf(admin)).map(one => 'prospect' in one && one.prospect)).toEqual(['seat', 'seat', 'needs-consent', 'invited'])
    await run(ctx => setBatch(ctx, id, { has_waiting_list: false }))
    expect((await planOf(mentor)).at(-1)).toEqual({ refused: 'full' })
    expect(await by(mentor, async ctx => (await planAdded(ctx, id, [known.email]))({ email: known.email, batch: 'Tidak ada' }))).toEqual({
      refused: 'batch',
    })
    expect(await mailed()).toEqual([])
  })
})
