import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { listNotices } from '#features/notices/notices.server.ts'
import { arrive } from '#features/privacy/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { grantSeat, joinClass, leaveClass } from './join.server.ts'
import { markCompleted } from './mark-completed.server.ts'
import { buildCrowd, buildOpenClass, enrolmentIdOf, makeEnrolmentQueues, setBatch, stateIn } from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let people: Enrolled[]

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = await Promise.all(['Adi', 'Beni', 'Cici', 'Dodi'].map(name => enrol(database, tenant, name, ['student'])))
})

const person = (at: number): Enrolled => {
  const one = people[at]
  if (!one) throw new Error('no such person')
  return one
}
const make = (own: object = {}) => database.asTenant(tenant, ctx => buildOpenClass(ctx, own))
const run = <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer, now = TEST_NOW) =>
  database.asTenant(tenant, work, { now, ...(viewer && { viewer }) })
const join = async (who: Enrolled, slug: string, batchId?: string, now = TEST_NOW) =>
  await run(ctx => joinClass(ctx, { slug, batchId }), await who.viewer(), now)
const leave = async (who: Enrolled, slug: string) => await run(ctx => leaveClass(ctx, { slug }), await who.viewer())
const stateOf = (classId: string, who: { id: string }) => run(ctx => stateIn(ctx, classId, who.id))
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

describe('joining a class is refused', () => {
  it('to nobody, to strangers, to programs, and for what the tenant does not show', async () => {
    const { slug } = await make()
    const draft = await make({ published_at: null })
    const tries = (slugOf: string, viewer: Viewer) => run(ctx => joinClass(ctx, { slug: slugOf }), viewer)
    await expect(tries(slug, { kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
    await expect(tries(slug, { kind: 'stranger', app: null })).rejects.toMatchObject({ status: 404 })
    await expect(tries(slug, { kind: 'api-client', clientId: newId(), scopes: ['content:write'] })).rejects.toMatchObject({ status: 401 })
    await expect(join(person(0), draft.slug)).rejects.toMatchObject({ status: 404 })
    await expect(join(person(0), 'tidak-ada')).rejects.toMatchObject({ status: 404 })
    const theirs = await database.asTenant(other, ctx => buildOpenClass(ctx))
    await expect(join(person(0), theirs.slug)).rejects.toMatchObject({ status: 404 })
    const { slug: second, id } = await make()
    await expect(join(person(0), slug, id)).rejects.toMatchObject({ status: 404 })
    await expect(leave(person(0), second)).rejects.toMatchObject({ status: 404 })
  })

  it('with a reason where it is closed, full without a waiting list, has a price, or one is in', async () => {
    const before = await make({ registration_opens_at: later(86_400), starts_at: later(864_000) })
    expect(await join(person(0), before.slug)).toEqual({ refused: 'closed' })
    const shut = await make()
    await run(ctx => setBatch(ctx, shut.id, { is_closed: true }))
    expect(await join(person(0), shut.slug)).toEqual({ refused: 'closed' })
    const priced = await make({ price_rupiah: 50_000 })
    expect(await join(person(0), priced.slug)).toEqual({ refused: 'payment' })
    const small = await make({ quota: 1 })
    await run(ctx => setBatch(ctx, small.id, { has_waiting_list: false }))
    expect(await join(person(0), small.slug)).toMatchObject({ state: 'joined' })
    expect(await join(person(0), small.slug)).toEqual({ refused: 'in' })
    expect(await join(person(1), small.slug)).toEqual({ refused: 'full' })
    expect(await stateOf(small.id, person(1))).toBeUndefined()
  })

  it('to a child without a consent of a parent or school, and asks nothing before', async () => {
    const { slug, id } = await make()
    const child = await arrive(database, tenant, { bornOn: '2012-01-01', roles: ['student'], consent: 'self' })
    expect(await child.does(ctx => joinClass(ctx, { slug }))).toEqual({ refused: 'consent' })
    expect(await stateOf(id, child)).toBeUndefined()
    expect(await run(ctx => grantSeat(ctx, { classId: id, memberId: child.id, source: 'gift' }))).toEqual({ refused: 'consent' })
    const allowed = await arrive(database, tenant, { bornOn: '2012-01-01', roles: ['student'], consent: 'parent' })
    expect(await allowed.does(ctx => joinClass(ctx, { slug }))).toMatchObject({ state: 'joined' })
  })
})

describe('a place', () => {
  it('is given by slug or code, in the open batch that has one', async () => {
    const one = await make({ quota: 1 })
    const second = newId()
    await run(async ctx => {
      await ctx.db
        .insertInto('class_batches')
        .values({
          tenant_id: tenant,
          id: second,
          class_id: one.id,
          quota: 1,
          registration_opens_at: later(-100),
          registration_closes_at: later(9000),
          ends_at: later(90_000),
        })
        .execute()
    })
    expect(await join(person(0), one.code.toLowerCase())).toEqual({ state: 'joined', batchId: one.id })
    expect(await join(person(1), one.slug)).toEqual({ state: 'joined', batchId: second })
    expect(await join(person(2), one.slug, one.id)).toEqual({ state: 'waiting-list', batchId: one.id })
    expect(await join(person(3), one.slug, second)).toEqual({ state: 'waiting-list', batchId: second })
  })

  it('goes to who waits longest as soon as one gets free, once, and they are told', async () => {
    const { slug, id } = await make({ quota: 1 })
    await join(person(0), slug)
    expect(await join(person(2), slug, undefined, later(1))).toMatchObject({ state: 'waiting-list' })
    expect(await join(person(1), slug, undefined, later(2))).toMatchObject({ state: 'waiting-list' })
    expect(await join(person(1), slug)).toEqual({ refused: 'in' })
    await leave(person(0), slug)
    await leave(person(0), slug)
    expect(await stateOf(id, person(2))).toBe('joined')
    expect(await stateOf(id, person(1))).toBe('waiting-list')
    const notices = await run(ctx => listNotices(ctx, { page: 1, perPage: 5 }), await person(2).viewer())
    expect(notices.items[0]).toMatchObject({ kind: 'classSeat', href: `/Courses/${slug}`, times: 1 })
    // Nobody passes who waits, and who comes back stands at the end.
    expect(await join(person(0), slug, undefined, later(3))).toMatchObject({ state: 'waiting-list' })
    await leave(person(2), slug)
    expect(await stateOf(id, person(1))).toBe('joined')
    expect(await stateOf(id, person(0))).toBe('waiting-list')
  })

  it('passes over who has no valid consent any longer', async () => {
    const { slug, id } = await make({ quota: 1 })
    await join(person(0), slug)
    const child = await arrive(database, tenant, { bornOn: '2012-01-01', roles: ['student'], consent: 'parent' })
    await child.does(ctx => joinClass(ctx, { slug }), later(1))
    await join(person(1), slug, undefined, later(2))
    await run(ctx =>
      ctx.db
        .updateTable('consents')
        .set({ withdrawn_at: TEST_NOW })
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', child.id)
        .execute(),
    )
    await leave(person(0), slug)
    expect(await stateOf(id, child)).toBe('waiting-list')
    expect(await stateOf(id, person(1))).toBe('joined')
  })

  it('waits for a decision where the batch asks for one, or where one was taken out', async () => {
    const { slug, id } = await make()
    await run(ctx => setBatch(ctx, id, { needs_approval: true }))
    expect(await join(person(0), slug)).toMatchObject({ state: 'waiting-approval' })
    const free = await make()
    await join(person(1), free.slug)
    await run(ctx =>
      ctx.db.updateTable('enrolments').set({ state: 'removed' }).where('tenant_id', '=', tenant).where('class_id', '=', free.id).execute(),
    )
    expect(await join(person(1), free.slug)).toMatchObject({ state: 'waiting-approval' })
  })

  it('is kept with what was learned over leaving and coming back; who paid pays once', async () => {
    const { slug, id } = await make({ price_rupiah: 90_000 })
    const grant = () => run(ctx => grantSeat(ctx, { classId: id, memberId: person(0).id, source: 'payment' }))
    expect(await grant()).toMatchObject({ state: 'joined' })
    expect(await grant()).toMatchObject({ state: 'joined' })
    await run(ctx =>
      ctx.db.updateTable('enrolments').set({ percent: 60 }).where('tenant_id', '=', tenant).where('class_id', '=', id).execute(),
    )
    await leave(person(0), slug)
    expect(await stateOf(id, person(0))).toBe('left')
    expect(await join(person(0), slug)).toMatchObject({ state: 'joined' })
    const row = await run(ctx =>
      ctx.db
        .selectFrom('enrolments')
        .select(['percent', 'source'])
        .where('tenant_id', '=', tenant)
        .where('class_id', '=', id)
        .executeTakeFirst(),
    )
    expect(row).toEqual({ percent: 60, source: 'payment' })
  })

  it('is not lost by completing, and comes back as completed', async () => {
    const { slug, id } = await make({ quota: 1 })
    await join(person(0), slug)
    const complete = async () => (await run(async ctx => await markCompleted(ctx, [await enrolmentIdOf(ctx, id, person(0).id)]))).length
    expect(await complete()).toBe(1)
    expect(await complete()).toBe(0)
    expect(await join(person(1), slug)).toMatchObject({ state: 'waiting-list' })
    await leave(person(1), slug)
    await leave(person(0), slug)
    await join(person(0), slug)
    expect(await stateOf(id, person(0))).toBe('completed')
  })
})

describe('a webhook', () => {
  it('hears of a seat, of leaving it and of completing, in the transaction of it', async () => {
    const { slug, id } = await make({ quota: 1 })
    await database.pool.query(
      `insert into webhooks (tenant_id, id, url, events, sealed_secret, created_at, listens_since)
       values ($1, $2, 'https://contoh.example/h', array['class.joined', 'class.left', 'class.completed'], 'x', $3, $3)`,
      [tenant, newId(), new Date(TEST_NOW.getTime() - 1000)],
    )
    await join(person(0), slug)
    await join(person(1), slug)
    await run(async ctx => await markCompleted(ctx, [await enrolmentIdOf(ctx, id, person(0).id)]))
    await leave(person(0), slug)
    await expect(
      run(
        async ctx => {
          await leaveClass(ctx, { slug })
          throw new Error('undone')
        },
        await person(1).viewer(),
      ),
    ).rejects.toThrow('undone')
    const { rows } = await database.pool.query<{ event: string; body: string }>(
      `select event, body from webhook_deliveries where tenant_id = $1 and body like $2 order by id`,
      [tenant, `%${id}%`],
    )
    expect(rows.map(row => [row.event, JSON.parse(row.body).data.memberId])).toEqual([
      ['class.joined', person(0).id],
      ['class.completed', person(0).id],
      ['class.left', person(0).id],
      ['class.joined', person(1).id],
    ])
  })
})

describe('500 people at the last 10 seats', () => {
  it.each([
    [true, 'waiting-list'],
    [false, 'full'],
  ] as const)(
    'give 10 places, and 490 are told (waiting list: %s)',
    async (hasList, rest) => {
      const { slug, id } = await make({ quota: 12 })
      await run(ctx => setBatch(ctx, id, { has_waiting_list: hasList }))
      await join(person(0), slug)
      await join(person(1), slug)
      const ids = await run(ctx => buildCrowd(ctx, 500))
      const viewer = await person(2).viewer()
      if (viewer.kind !== 'person') throw new Error('nobody')
      const asMember = (memberId: string): Viewer => ({ ...viewer, person: { ...viewer.person, memberId } })
      const outcomes = await Promise.all(ids.map(memberId => run(ctx => joinClass(ctx, { slug }), asMember(memberId))))
      const said = outcomes.map(one => ('refused' in one ? one.refused : one.state))
      expect(said.filter(one => one === 'joined')).toHaveLength(10)
      expect(said.filter(one => one === rest)).toHaveLength(490)
      const { rows } = await database.pool.query(
        `select count(*)::int as seats from enrolments where tenant_id = $1 and class_id = $2 and state in ('joined', 'completed')`,
        [tenant, id],
      )
      expect(rows).toEqual([{ seats: 12 }])
    },
    60_000,
  )
})
