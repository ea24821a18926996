import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { writeConsent } from '#features/privacy/consents.server.ts'
import { arrive } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addParticipant } from './add-participant.server.ts'
import { seatInvited } from './participant-commands.server.ts'
import { buildOpenClass, makeEnrolmentQueues, setBatch, stateIn } from './testing.ts'

const database = openTestDatabase()
let tenant: TenantId
let other: TenantId
let admin: Enrolled
let mentor: Enrolled
let address = 0
const newAddress = () => `undangan${++address}@contoh.id`

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  tenant = await database.createTenant()
  other = await database.createTenant()
  admin = await enrol(database, tenant, 'Ani Admin', ['admin'])
  mentor = await enrol(database, tenant, 'Maya Mentor', ['mentor'])
})

const run = <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer, now = TEST_NOW) =>
  database.asTenant(tenant, work, { now, ...(viewer && { viewer }) })
const make = (own: object = {}) => run(ctx => buildOpenClass(ctx, own))
const from = () => ({ site: buildSite({ of: tenant }), origin: 'https://alfa.example', lang: 'id' as const })
const invite = async (who: Enrolled, classId: string, email: string, batchId?: string) =>
  await run(ctx => addParticipant(ctx, classId, { email, batchId }, from()), await who.viewer())
const consent = (memberId: string, giver: 'self' | 'parent' = 'self') =>
  run(ctx => writeConsent(ctx, { memberId, purpose: 'membership', giver, text: { version: 'x', words: 'Ya' } }))
/** Does what the job does; returns the person's state in the class. */
const seat = (memberId: string, classId: string) =>
  run(async ctx => {
    await seatInvited(ctx, memberId)
    return await stateIn(ctx, classId, memberId)
  })
const countJobs = async (memberId: string) =>
  (await database.pool.query(`select from jobs.job where name = 'members.invited-seats' and data::text like $1`, [`%${memberId}%`]))
    .rowCount

describe('an invitation to a class', () => {
  it('is refused to nobody, to mentors of other classes, to pupils, of other tenants’ classes, and with a batch of another class', async () => {
    const { id } = await make()
    const second = await make()
    await expect(run(ctx => addParticipant(ctx, id, { email: newAddress() }, from()), { kind: 'nobody' })).rejects.toMatchObject({
      status: 401,
    })
    for (const who of [mentor, await enrol(database, tenant, 'Sari', ['student']), await enrol(database, tenant, 'Tuti', ['teacher'])])
      await expect(invite(who, id, newAddress())).rejects.toMatchObject({ status: 403 })
    const theirs = await database.asTenant(other, ctx => buildOpenClass(ctx))
    await expect(invite(admin, theirs.id, newAddress())).rejects.toMatchObject({ status: 404 })
    await expect(invite(admin, id, newAddress(), second.id)).rejects.toMatchObject({ status: 404 })
    await expect(invite(admin, id, 'bukan alamat')).rejects.toMatchObject({ status: 422 })
    expect(await run(ctx => ctx.db.selectFrom('invitation_classes').select('class_id').where('class_id', '=', id).execute())).toEqual([])
  })

  it('gives no seat to another address, after it ran out, or at another tenant', async () => {
    const { id } = await make()
    const email = newAddress()
    await invite(admin, id, email)
    const stranger = await arrive(database, tenant, { email: newAddress(), consent: 'self' })
    expect(await seat(stranger.id, id)).toBeUndefined()
    const late = new Date(TEST_NOW.getTime() + 15 * 86_400_000)
    const person = await arrive(database, tenant, { email, now: late, consent: 'self' })
    expect(await seat(person.id, id)).toBeUndefined()
    const elsewhere = await arrive(database, other, { email, consent: 'self' })
    expect([await countJobs(stranger.id), await countJobs(person.id), await countJobs(elsewhere.id)]).toEqual([0, 0, 0])
  })

  it('gives the seat once the person came with the address and consented, whatever dates and price say', async () => {
    const { id } = await make({ price_rupiah: 50_000, registration_closes_at: new Date(TEST_NOW.getTime() - 1000) })
    const email = newAddress()
    await invite(admin, id, email.toUpperCase())
    const person = await arrive(database, tenant, { email })
    expect(await countJobs(person.id)).toBe(1)
    expect(await seat(person.id, id)).toBeUndefined()
    await consent(person.id)
    expect(await countJobs(person.id)).toBe(2)
    expect(await seat(person.id, id)).toBe('joined')
    // Who leaves afterwards stays out: the promise was kept.
    await database.pool.query(`update enrolments set state = 'left' where member_id = $1`, [person.id])
    expect(await seat(person.id, id)).toBe('left')
  })

  it('waits for a parent where the person is a child', async () => {
    const { id } = await make()
    const email = newAddress()
    await invite(admin, id, email)
    const child = await arrive(database, tenant, { email, bornOn: '2012-01-01' })
    await consent(child.id)
    expect(await seat(child.id, id)).toBeUndefined()
    await consent(child.id, 'parent')
    expect(await seat(child.id, id)).toBe('joined')
  })

  it('to several classes gives several seats; a full one keeps its promise for later', async () => {
    const [first, full] = [await make(), await make({ quota: 1 })]
    const email = newAddress()
    await invite(admin, first.id, email)
    await invite(admin, full.id, email)
    await run(ctx => setBatch(ctx, full.id, { has_waiting_list: false }))
    const holder = await enrol(database, tenant, 'Lebih Dulu', ['student'])
    await database.pool.query(
      `insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at)
       values ($1, gen_random_uuid(), $2, $2, $3, 'joined', now(), now())`,
      [tenant, full.id, holder.id],
    )
    await expect(invite(admin, full.id, newAddress())).resolves.toEqual({ refused: 'full' })
    const person = await arrive(database, tenant, { email, consent: 'self' })
    expect(await seat(person.id, first.id)).toBe('joined')
    expect(await seat(person.id, full.id)).toBeUndefined()
    await database.pool.query(`update enrolments set state = 'left' where member_id = $1`, [holder.id])
    expect(await seat(person.id, full.id)).toBe('joined')
  })
})
