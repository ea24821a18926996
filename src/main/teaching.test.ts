import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { listActiveBatches } from '#features/classes/batches.server.ts'
import { dropDueClasses } from '#features/classes/jobs.ts'
import { addParticipant } from '#features/enrolments/add-participant.server.ts'
import { newsMail } from '#features/enrolments/announcement-mail.ts'
import { announceToClass, listAnnouncements } from '#features/enrolments/announcements.server.ts'
import { addBatch, type BatchFields, changeBatch, listBatches, setClosed } from '#features/enrolments/batches.server.ts'
import { enrolmentMail } from '#features/enrolments/enrolment-mail.ts'
import { mailAnnouncements, mailEnrolments } from '#features/enrolments/jobs.ts'
import { joinClass, leaveClass } from '#features/enrolments/join.server.ts'
import { decideParticipants } from '#features/enrolments/participant-commands.server.ts'
import { listParticipants } from '#features/enrolments/participants.server.ts'
import {
  buildOpenClass,
  buildTaughtClass,
  enrolmentIdOf,
  makeEnrolmentQueues,
  makeMentor,
  setBatch,
  stateIn,
} from '#features/enrolments/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { listNotices } from '#features/notices/notices.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

const database = openTestDatabase()
const at = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
const FIELDS: BatchFields = {
  name: 'Gelombang dua',
  quota: null,
  alwaysOpen: false,
  registrationOpensAt: at(-1).toISOString(),
  registrationClosesAt: at(2).toISOString(),
  startsAt: at(3).toISOString(),
  endsAt: at(50).toISOString(),
  needsApproval: false,
  hasWaitingList: true,
}

let tenant: TenantId
let other: TenantId
let mentor: Enrolled
let stranger: Enrolled
let teacher: Enrolled
let pupils: Enrolled[]
let mentorId: string
let schoolId: string

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  tenant = await database.createTenant()
  other = await database.createTenant()
  mentor = await enrol(database, tenant, 'Mira', ['mentor'])
  stranger = await enrol(database, tenant, 'Koko', ['mentor'])
  teacher = await enrol(database, tenant, 'Tuti', ['teacher'])
  pupils = await Promise.all(['Adi', 'Beni', 'Cici'].map(name => enrol(database, tenant, name, ['student'])))
  schoolId = newId()
  mentorId = await database.asTenant(tenant, ctx => makeMentor(ctx, mentor.id))
  await database.pool.query('update memberships set school_id = $2 where member_id = any($1)', [[teacher.id, pupils[0]?.id], schoolId])
})

const pupil = (index: number): Enrolled => {
  const one = pupils[index]
  if (!one) throw new Error('no such pupil')
  return one
}
const run = <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer, now = TEST_NOW) =>
  database.asTenant(tenant, work, { now, ...(viewer && { viewer }) })
const by = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) => await run(work, await who.viewer(), now)
const make = async (own: object = {}) => await run(ctx => buildTaughtClass(ctx, mentorId, own))
const join = (who: Enrolled, slug: string, now = TEST_NOW) => by(who, ctx => joinClass(ctx, { slug }), now)
const stateOf = (classId: string, who: Enrolled) => run(ctx => stateIn(ctx, classId, who.id))
const idsOf = async (classId: string, ...who: Enrolled[]) =>
  await Promise.all(who.map(one => run(ctx => enrolmentIdOf(ctx, classId, one.id))))
const from = () => ({ site: buildSite({ of: tenant }), origin: 'https://alfa.example', lang: 'id' as const })
const place = { perPage: 10 }

describe('what a class’s teachers do', () => {
  it('is refused to nobody, pupils, teachers of schools, other mentors and other tenants', async () => {
    const { id, slug } = await make()
    await join(pupil(0), slug)
    const ids = await idsOf(id, pupil(0))
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => listBatches(ctx, id),
      ctx => addBatch(ctx, id, { id: newId(), fields: FIELDS }),
      ctx => changeBatch(ctx, id, { id, base: 1, fields: FIELDS }),
      ctx => setClosed(ctx, id, { id, isClosed: true }),
      ctx => decideParticipants(ctx, id, ids, { act: 'remove' }),
      ctx => addParticipant(ctx, id, { email: pupil(1).email }, from()),
      ctx => announceToClass(ctx, id, { id: newId(), title: 'Halo', body: 'Halo' }),
      ctx => listAnnouncements(ctx, id),
    ]
    for (const act of acts) {
      await expect(run(act, { kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
      for (const who of [pupil(1), teacher, stranger]) await expect(by(who, act)).rejects.toMatchObject({ status: 403 })
      const theirs = await (await enrol(database, other, 'Admin lain', ['admin'])).viewer()
      await expect(database.asTenant(other, act, { viewer: theirs })).rejects.toMatchObject({ status: 404 })
    }
    for (const who of [pupil(0), stranger])
      await expect(by(who, ctx => listParticipants(ctx, id, {}, place))).rejects.toMatchObject({ status: 403 })
    expect(await stateOf(id, pupil(0))).toBe('joined')
  })

  it('reaches teachers of schools as a list of their own pupils', async () => {
    const { id, slug } = await make()
    await join(pupil(0), slug)
    await join(pupil(1), slug)
    const seen = async (who: Enrolled) =>
      (await by(who, ctx => listParticipants(ctx, id, { sort: 'name' }, place))).items.map(one => one.memberId)
    expect(await seen(teacher)).toEqual([pupil(0).id])
    expect(await seen(mentor)).toEqual([pupil(0).id, pupil(1).id])
  })
})

describe('participants', () => {
  it('are approved, refused, taken out and told; what is free goes to who waits', async () => {
    const { id, slug } = await make({ quota: 1 })
    await run(ctx => setBatch(ctx, id, { needs_approval: true }))
    for (const [index, who] of pupils.entries()) await join(who, slug, at(index / 1000))
    expect((await by(mentor, ctx => listNotices(ctx, { page: 1, perPage: 1 }))).items[0]).toMatchObject({ kind: 'classAsked', times: 3 })
    await expect(by(mentor, ctx => decideParticipants(ctx, id, [newId()], { act: 'approve' }))).rejects.toMatchObject({ status: 409 })
    const [first = '', second = '', third = ''] = await idsOf(id, ...pupils)
    await by(mentor, ctx => decideParticipants(ctx, id, [first], { act: 'approve' }))
    await by(mentor, ctx => decideParticipants(ctx, id, [second], { act: 'approve' }))
    await by(mentor, ctx => decideParticipants(ctx, id, [third], { act: 'refuse' }))
    expect(await Promise.all(pupils.map(who => stateOf(id, who)))).toEqual(['joined', 'waiting-list', 'refused'])
    await expect(by(mentor, ctx => decideParticipants(ctx, id, [third], { act: 'approve' }))).rejects.toMatchObject({ status: 409 })
    await by(mentor, ctx => decideParticipants(ctx, id, [first], { act: 'remove' }))
    expect(await Promise.all(pupils.map(who => stateOf(id, who)))).toEqual(['removed', 'joined', 'refused'])
    expect((await by(pupil(2), ctx => listNotices(ctx, { page: 1, perPage: 1 }))).items[0]).toMatchObject({ kind: 'classRefused' })
    const { rows } = await database.pool.query(
      `select details->>'what' as what from audit_log where tenant_id = $1 and act = 'participants.changed'`,
      [tenant],
    )
    expect(rows.map(row => row.what)).toEqual([
      'participants.approve',
      'participants.approve',
      'participants.refuse',
      'participants.remove',
    ])
  })

  it('are moved to another batch where it has a seat, all or none', async () => {
    const { id, slug } = await make({ quota: 2 })
    for (const who of [pupil(0), pupil(1), pupil(2)]) await join(who, slug)
    const batchId = newId()
    await by(mentor, ctx => addBatch(ctx, id, { id: batchId, fields: { ...FIELDS, quota: 1 } }))
    const ids = await idsOf(id, pupil(0), pupil(1))
    await expect(by(mentor, ctx => decideParticipants(ctx, id, ids, { act: 'move', batchId }))).rejects.toMatchObject({ status: 409 })
    await by(mentor, ctx => decideParticipants(ctx, id, ids.slice(0, 1), { act: 'move', batchId }))
    expect(await Promise.all(pupils.map(who => stateOf(id, who)))).toEqual(['joined', 'joined', 'joined'])
    const { items } = await by(mentor, ctx => listParticipants(ctx, id, { batchId }, place))
    expect(items.map(one => one.memberId)).toEqual([pupil(0).id])
  })

  it('are added by their address, whatever the price says', async () => {
    const { id } = await make({ price_rupiah: 70_000 })
    expect(await by(mentor, ctx => addParticipant(ctx, id, { email: ` ${pupil(0).email.toUpperCase()} ` }, from()))).toMatchObject({
      state: 'joined',
    })
  })
})

describe('batches', () => {
  it('refuse dates that contradict, fewer places than are taken, and an older version', async () => {
    const { id, slug } = await make({ quota: 5 })
    await join(pupil(0), slug)
    await join(pupil(1), slug)
    const change = (fields: Partial<BatchFields>, base = 1) =>
      by(mentor, ctx => changeBatch(ctx, id, { id, base, fields: { ...FIELDS, ...fields } }))
    const problem = (path: string) => ({ status: 422, problems: [expect.objectContaining({ path })] })
    await expect(change({ registrationClosesAt: at(-3).toISOString() })).rejects.toMatchObject(problem('registrationClosesAt'))
    await expect(change({ endsAt: at(1).toISOString() })).rejects.toMatchObject(problem('endsAt'))
    await expect(change({ quota: 1 })).rejects.toMatchObject(problem('quota'))
    await expect(change({}, 7)).rejects.toMatchObject({ status: 409 })
  })

  it('with more places let in who waits, and the class shows what its current one says', async () => {
    const { id, slug } = await make({ quota: 1 })
    await join(pupil(0), slug)
    await join(pupil(1), slug)
    await by(mentor, ctx => changeBatch(ctx, id, { id, base: 1, fields: { ...FIELDS, quota: 4 } }))
    expect(await stateOf(id, pupil(1))).toBe('joined')
    const { rows } = await database.pool.query('select quota, batch_id from classes where id = $1', [id])
    expect(rows).toEqual([{ quota: 4, batch_id: id }])
  })

  it('that are closed take nobody, and the next one is shown; each is in the list of the call', async () => {
    const { id, slug, code } = await make()
    const next = newId()
    for (const _twice of [1, 2]) await by(mentor, ctx => addBatch(ctx, id, { id: next, fields: FIELDS }))
    await by(mentor, ctx => setClosed(ctx, id, { id, isClosed: true }))
    expect((await by(mentor, ctx => listBatches(ctx, id))).map(one => [one.id, one.isCurrent, one.isClosed])).toEqual([
      [next, true, false],
      [id, false, true],
    ])
    expect(await join(pupil(0), slug)).toEqual({ state: 'joined', batchId: next })
    const active = await run(ctx => listActiveBatches(ctx, { page: 1, perPage: 100 }))
    expect(active.items.filter(one => one.code === code).map(one => [one.id, one.state, one.name])).toEqual([
      [id, 'started', 'Web dari Nol'],
      [next, 'registration', 'Web dari Nol – Gelombang dua'],
    ])
  })

  it('follow each other by the minute’s job', async () => {
    const now = new Date()
    const from = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const { id } = await run(ctx => buildOpenClass(ctx), undefined, now)
    const next = newId()
    await run(ctx => setBatch(ctx, id, { registration_closes_at: new Date(now.getTime() - 30_000) }))
    await database.pool.query(
      `insert into class_batches (tenant_id, id, class_id, registration_opens_at, registration_closes_at, ends_at) values ($1, $2, $3, $4, $5, $6)`,
      [tenant, next, id, from(-1), from(5), from(50)],
    )
    await dropDueClasses.run({ pool: database.pool, log: pino({ level: 'silent' }) })
    expect((await database.pool.query('select batch_id from classes where id = $1', [id])).rows).toEqual([{ batch_id: next }])
  })
})

describe('mails', () => {
  const parts = () => ({ findSite: async () => buildSite({ of: tenant }), originOf: () => 'http://uji.localhost' })
  const sent = async (template: string) =>
    (
      await database.pool.query(
        'select to_address, subject, text_body from mails where tenant_id = $1 and template = $2 order by to_address',
        [tenant, template],
      )
    ).rows
  const idle = { signal: new AbortController().signal, startAgain: async () => {} }

  it('tell who moved up, in their language, unless they left meanwhile', async () => {
    const { id, slug } = await make({ quota: 1 })
    await join(pupil(0), slug)
    await join(pupil(1), slug)
    await database.pool.query(`update members set lang = 'en' where id = $1`, [pupil(1).id])
    await by(pupil(0), ctx => leaveClass(ctx, { slug }))
    const [enrolmentId = ''] = await idsOf(id, pupil(1))
    const { rows } = await database.pool.query(
      `select data->'payload' as payload from jobs.job where name = $1 and data->'payload'->>'enrolmentId' = $2`,
      [enrolmentMail.name, enrolmentId],
    )
    expect(rows).toEqual([{ payload: { enrolmentId, state: 'joined' } }])
    await run(ctx => mailEnrolments(parts()).run(ctx, { enrolmentId, state: 'removed' }, idle))
    await run(ctx => mailEnrolments(parts()).run(ctx, { enrolmentId, state: 'joined' }, idle))
    expect(await sent('class.seat')).toMatchObject([{ to_address: pupil(1).email, subject: 'You have a place in Web dari Nol' }])
  })

  it('gather what classes announce into one for each participant who wants them', async () => {
    const [one, two] = [await make(), await make()]
    for (const { slug } of [one, two]) await join(pupil(0), slug)
    await join(pupil(2), one.slug)
    await database.pool.query(`insert into notice_settings (tenant_id, member_id, kind, channel) values ($1, $2, 'classNews', 'app')`, [
      tenant,
      pupil(2).id,
    ])
    const news = newId()
    for (const _twice of [1, 2])
      await by(mentor, ctx => announceToClass(ctx, one.id, { id: news, title: 'Sesi pindah', body: 'Ke hari Rabu.' }))
    await by(mentor, ctx => announceToClass(ctx, two.id, { id: newId(), title: 'Tugas', body: 'Sudah ada.' }))
    expect(await by(mentor, ctx => listAnnouncements(ctx, one.id))).toMatchObject([{ title: 'Sesi pindah', batch: null }])
    expect((await by(pupil(2), ctx => listNotices(ctx, { page: 1, perPage: 1 }))).items[0]).toMatchObject({ kind: 'classNews', times: 1 })
    const { rows } = await database.pool.query(`select count(*)::int as jobs from jobs.job where name = $1`, [newsMail.name])
    expect(rows).toEqual([{ jobs: 1 }])
    for (const _twice of [1, 2]) await run(ctx => mailAnnouncements(parts()).run(ctx, {}, idle))
    const mails = await sent('class.news')
    expect(mails.map(mail => mail.to_address)).toEqual([pupil(0).email])
    expect(mails[0]?.text_body).toMatch(/Sesi pindah[^]*Rabu[^]*Tugas/)
  })
})
