import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolmentMail } from '#features/enrolments/enrolment-mail.ts'
import { joinClass, leaveClass } from '#features/enrolments/join.server.ts'
import { decideParticipants } from '#features/enrolments/participant-commands.server.ts'
import { buildLearner } from '#features/leaderboards/testing.ts'
import type { ProgressItem } from '#features/learning/merge.ts'
import { recordProgress } from '#features/learning/progress.server.ts'
import { buildCourse, type ChapterOptions, joinCourse } from '#features/learning/testing.ts'
import { enrol, outsiders } from '#features/members/testing.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { enqueueDue } from '#features/xapi/jobs.ts'
import { type SendParts, sendWaiting } from '#features/xapi/send.server.ts'
import { keepStatements, sendStatements } from '#features/xapi/statements.server.ts'
import { findStore, listErased, removeStore, saveStore, tryStore } from '#features/xapi/stores.server.ts'
import { startStore, type TestStore } from '#features/xapi/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

const database = openTestDatabase()
const ORIGIN = 'https://uji.contoh.id'
const NOW = TEST_NOW.getTime()
const tools = { seal: PAGE_SEAL, isLoopbackAllowed: true }
const KEYS = 'kunci:rahasia'

let tenant: TenantId
let admin: Viewer
let store: TestStore
beforeAll(async () => {
  await makeQueues(database.url, pino({ level: 'silent' }), [
    handleJob(sendStatements, async () => {}),
    handleJob(enrolmentMail, async () => {}),
  ])
  store = await startStore(KEYS)
})
afterAll(() => store.close())
beforeEach(async () => {
  tenant = await database.createTenant()
  admin = await (await enrol(database, tenant, 'Admin', ['admin'])).viewer()
  Object.assign(store, { away: undefined })
  store.statements.length = 0
  store.faults.length = 0
})

const does = <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer) => database.asTenant(tenant, work, viewer ? { viewer } : {})
const input = (more: object = {}) => ({ endpoint: store.url, name: 'kunci', password: 'rahasia', isOn: true, ...more })
const name = (more: object = {}) => does(ctx => saveStore(ctx, input(more), tools), admin)

function viewerOf(memberId: string): Viewer {
  const person = {
    memberId,
    name: 'Siti',
    email: 'siti@contoh.id',
    role: 'student' as const,
    isImpersonating: false,
    roles: ['student' as const],
    limits: NO_LIMITS,
  }
  return { kind: 'person', app: null, person: { ...person, isChild: false, session: Buffer.alloc(32) } }
}

/** Reports chapters of a new class in this order, an hour apart. Returns the member and the chapters. */
async function learn(options: Parameters<typeof buildLearner>[1] = {}, chapters: readonly ChapterOptions[] = [{}, {}, {}], count = 1) {
  const made = await does(async ctx => {
    const memberId = await buildLearner(ctx, options)
    const course = await buildCourse(ctx, chapters)
    await joinCourse(ctx, memberId, course.id)
    return { memberId, ...course }
  })
  await report(
    made.memberId,
    made.chapterIds.slice(0, count).map((chapterId, at) => ({ chapterId, state: 'done' as const, at: NOW - (9 - at) * 3_600_000 })),
  )
  return made
}
const report = (memberId: string, items: readonly Partial<ProgressItem>[]) =>
  does(
    ctx =>
      recordProgress(
        ctx,
        items.map(one => ({ id: newId(), chapterId: '', state: 'open' as const, at: NOW, ...one })),
      ),
    viewerOf(memberId),
  )

/** Runs the job once, as the queue does. */
async function send(parts: Partial<SendParts> = {}) {
  const scope = openScope(database.pool, { tenantId: tenant })
  const log = await does(async ctx => ctx.log)
  const ctx = createCtx({ db: scope.db, tenantId: tenant, log, now: TEST_NOW })
  const trial = { signal: new AbortController().signal, startAgain: () => scope.startAgain() }
  await sendWaiting(ctx, trial, { ...tools, findSite: async () => buildSite({ of: tenant }), originOf: () => ORIGIN, ...parts })
  await scope.commit()
}
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table} where tenant_id = $1`, [tenant])).rows[0]?.count)
const queued = async () =>
  Number(
    (await database.pool.query(`select count(*) from jobs.job where name = 'xapi.send' and data ->> 'tenantId' = $1`, [tenant])).rows[0]
      ?.count,
  )

describe('the store of a tenant', () => {
  it('is named, tried and removed by staff alone', async () => {
    for (const [viewer, status] of await outsiders(database, tenant)) {
      await expect(does(ctx => findStore(ctx, tools), viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => saveStore(ctx, input(), tools), viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => tryStore(ctx, tools, async () => {}), viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => removeStore(ctx, tools), viewer)).rejects.toMatchObject({ status })
    }
  })

  it('has a public address, a name and a secret, which no other address gets', async () => {
    const problems = async (more: object, own = tools) =>
      await does(ctx => saveStore(ctx, input(more), own), admin).then(
        () => [],
        (error: { problems: { path: string }[] }) => error.problems.map(({ path }) => path),
      )
    const strict = { ...tools, isLoopbackAllowed: false }
    for (const endpoint of [
      '',
      'lrs',
      'http://lrs.contoh.id',
      'https://127.0.0.1/x',
      'https://10.0.0.1',
      'https://lrs.internal',
      'https://a:b@lrs.contoh.id',
    ])
      expect(await problems({ endpoint }, strict)).toEqual(['endpoint'])
    expect(await problems({ name: 'a:b', password: '' })).toEqual(['name', 'password'])
    await name()
    expect(await problems({ endpoint: 'https://lain.contoh.id', password: '' })).toEqual(['password'])
    expect(await problems({ password: '', isOn: false })).toEqual([])
    const { rows } = await database.pool.query('select * from xapi_stores where tenant_id = $1', [tenant])
    expect(JSON.stringify(rows)).not.toContain('rahasia')
    expect(await does(ctx => findStore(ctx, tools), admin)).toMatchObject({ endpoint: store.url, name: 'kunci', isOn: false })
    expect(JSON.stringify(await does(ctx => findStore(ctx, tools), admin))).not.toContain('rahasia')
  })

  it('is tried by asking what it is', async () => {
    await name()
    const tried = async (own: object = tools) => {
      await does(ctx => tryStore(ctx, { ...tools, ...own }, async () => {}), admin)
      return (await does(ctx => findStore(ctx, tools), admin))?.failure
    }
    const before = store.requests()
    expect(await tried()).toBe('')
    expect(store.requests()).toBe(before + 1)
    expect(await tried({ isLoopbackAllowed: false })).toBe('NOT_HTTPS')
    store.away = 503
    expect(await tried()).toBe('HTTP 503')
    const { rows } = await database.pool.query(
      `select act from audit_log where tenant_id = $1 and act like 'record-store%' order by at, id`,
      [tenant],
    )
    expect(rows.map(({ act }) => act)).toEqual(['record-store.changed', 'record-store.tried', 'record-store.tried', 'record-store.tried'])
  })

  it('costs nothing where there is none, or where it is off', async () => {
    await learn()
    await name({ isOn: false })
    await learn()
    expect([await count('xapi_statements'), await count('xapi_actors')]).toEqual([0, 0])
  })
})

describe('statements', () => {
  it('say who opened, answered and completed what, in its order, without name and address', async () => {
    await name()
    const { memberId, chapterIds, id } = await learn({}, [{}, {}], 1)
    await report(memberId, [{ chapterId: chapterIds[1] ?? '', state: 'done', at: NOW - 3_600_000 }])
    await send()
    expect(store.faults).toEqual([])
    const verbs = store.statements.map(({ verb, object }) => [verb.id.split('/').pop(), object.id?.replace(ORIGIN, '')])
    expect(verbs).toEqual(
      expect.arrayContaining([
        ['initialized', `/xapi/chapters/${chapterIds[0]}`],
        ['completed', `/xapi/chapters/${chapterIds[1]}`],
        ['completed', `/xapi/classes/${id}`],
      ]),
    )
    expect(verbs.map(([verb]) => verb)).toEqual(['initialized', 'completed', 'initialized', 'completed', 'completed'])
    expect(verbs.at(-1)).toEqual(['completed', `/xapi/classes/${id}`])
    const times = store.statements.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted())
    const text = JSON.stringify(store.statements)
    for (const secret of ['Siti', '@', memberId]) expect(text).not.toContain(secret)
    expect(new Set(store.statements.map(({ actor }) => actor.account?.name)).size).toBe(1)
  })

  it('say who joined and left a class, each time once, by whosever act, and nothing of who may not be told about', async () => {
    await name()
    const people = await does(async ctx => ({
      grown: await buildLearner(ctx),
      child: await buildLearner(ctx, { bornOn: '2012-01-01', member: 'parent' }),
      allowed: await buildLearner(ctx, { bornOn: '2012-01-01', member: 'parent', records: ['parent'] }),
      course: await buildCourse(ctx, [{}], { always_open: true }),
    }))
    const { course, grown, child, allowed } = people
    const joins = (memberId: string) => does(ctx => joinClass(ctx, { slug: course.slug }), viewerOf(memberId))
    const leaves = (memberId: string) => does(ctx => leaveClass(ctx, { slug: course.slug }), viewerOf(memberId))
    for (const one of [grown, child, allowed]) expect(await joins(one)).toMatchObject({ state: 'joined' })
    expect(await joins(grown)).toEqual({ refused: 'in' })
    await leaves(grown)
    await leaves(grown)
    await leaves(child)
    await joins(grown)
    const teacher = await (await enrol(database, tenant, 'Guru', ['admin'])).viewer()
    const { rows } = await database.pool.query('select id from enrolments where tenant_id = $1 and member_id = $2', [tenant, grown])
    await does(ctx => decideParticipants(ctx, course.id, [rows[0]?.id], { act: 'remove' }), teacher)
    await send()
    expect(store.faults).toEqual([])
    const told = (memberId: string) =>
      database.pool
        .query<{ pseudonym: string }>('select pseudonym from xapi_actors where tenant_id = $1 and member_id = $2', [tenant, memberId])
        .then(({ rows: [actor] }) => store.statements.filter(one => one.actor.account?.name === actor?.pseudonym))
    const verbs = (await told(grown)).map(({ verb }) => verb.id).toSorted()
    const of = (word: string) => `http://adlnet.gov/expapi/verbs/${word}`
    expect(verbs).toEqual([of('exited'), of('exited'), of('registered'), of('registered')])
    expect((await told(grown)).every(one => one.object.id === `${ORIGIN}/xapi/classes/${course.id}` && !('result' in one))).toBe(true)
    expect((await told(allowed)).map(({ verb }) => verb.id)).toEqual([of('registered')])
    expect(store.statements).toHaveLength(5)
  })

  it('of one moment are sent in the order of learning: joined, learned, left', async () => {
    await name()
    const memberId = await does(ctx => buildLearner(ctx))
    const about = { id: newId(), title: 'T', lang: 'id', at: TEST_NOW }
    await does(ctx =>
      keepStatements(ctx, memberId, [
        { ...about, verb: 'exited', of: 'class', occasion: 'b' },
        { ...about, verb: 'completed', of: 'class' },
        { ...about, verb: 'completed', of: 'chapter' },
        { ...about, verb: 'initialized', of: 'chapter' },
        { ...about, verb: 'registered', of: 'class', occasion: 'a' },
      ]),
    )
    await send()
    const verbs = store.statements.map(({ verb }) => verb.id.split('/').pop())
    expect(verbs).toEqual(['registered', 'initialized', 'completed', 'completed', 'exited'])
  })

  it('of one event have one id: what is reported or sent twice is there once', async () => {
    await name()
    const { memberId, chapterIds } = await learn()
    await send()
    const first = store.statements.length
    await report(memberId, [{ chapterId: chapterIds[0] ?? '', state: 'done' }])
    await database.pool.query('update xapi_statements set sent_at = null where tenant_id = $1', [tenant])
    await send()
    expect(store.statements).toHaveLength(first)
    expect(await does(ctx => findStore(ctx, tools), admin)).toMatchObject({ waiting: 0, sent: first, refused: 0, failure: '' })
  })

  it('are about nobody under 18 whose parent did not allow it, nor of unknown age, nor without a membership; and none after that is withdrawn', async () => {
    await name()
    await learn({ bornOn: '2012-01-01', member: 'parent' })
    await learn({ bornOn: '2012-01-01', member: 'parent', records: ['self'] })
    await learn({ bornOn: null, records: ['parent'] })
    await learn({ member: null })
    expect(await count('xapi_statements')).toBe(0)
    const { memberId } = await learn({ bornOn: '2012-01-01', member: 'parent', records: ['parent'] })
    expect(await count('xapi_statements')).toBe(2)
    await database.pool.query(`update consents set withdrawn_at = now() where member_id = $1 and purpose = 'records'`, [memberId])
    await send()
    expect(store.statements).toEqual([])
  })

  it('wait while the store is away, and lose nothing', async () => {
    await name()
    store.away = 503
    const made = await learn()
    await send()
    await send({ isLoopbackAllowed: false })
    expect(await does(ctx => findStore(ctx, tools), admin)).toMatchObject({ waiting: 2, sent: 0, failure: 'NOT_HTTPS' })
    await report(made.memberId, [{ chapterId: made.chapterIds[1] ?? '', state: 'done', at: NOW - 60_000 }])
    await database.pool.query(`delete from jobs.job where name = 'xapi.send'`)
    await enqueueDue({ pool: database.pool, log: await does(async ctx => ctx.log) })
    expect(await queued()).toBe(1)
    store.away = undefined
    await send()
    expect(store.statements.map(({ verb }) => verb.id.split('/').pop())).toEqual(['initialized', 'completed', 'initialized', 'completed'])
    expect(await does(ctx => findStore(ctx, tools), admin)).toMatchObject({ waiting: 0, sent: 4, failure: '' })
  })

  it('that the store refuses hold up no others', async () => {
    await name()
    const { memberId } = await learn()
    await database.pool.query(
      `insert into xapi_statements (tenant_id, id, member_id, statement, happened_at, created_at)
        values ($1, $2, $3, '{"verb": "answered", "of": "chapter", "id": "x", "title": "T", "lang": "id", "result": 900}', '2026-01-01', now())`,
      [tenant, newId(), memberId],
    )
    await send()
    expect(store.faults).toContain('score out of range')
    expect(store.statements).toHaveLength(2)
    expect(await does(ctx => findStore(ctx, tools), admin)).toMatchObject({ waiting: 0, sent: 2, refused: 1 })
  })

  it('are followed by a note that asks to delete who was erased, by the pseudonym alone', async () => {
    await name()
    const { memberId } = await learn()
    await send()
    const pseudonym = store.statements[0]?.actor.account?.name
    await does(ctx => eraseMember(ctx, { id: memberId, name: 'Siti Rahma' }))
    expect([await count('xapi_statements'), await count('xapi_actors')]).toEqual([0, 0])
    expect(await does(ctx => listErased(ctx), admin)).toMatchObject([{ pseudonym, isTold: false }])
    await send()
    expect(store.faults).toEqual([])
    expect(store.statements.at(-1)).toMatchObject({
      verb: { id: 'http://activitystrea.ms/schema/1.0/delete' },
      object: { objectType: 'Agent', account: { name: pseudonym } },
    })
    expect(await does(ctx => listErased(ctx), admin)).toMatchObject([{ pseudonym, isTold: true }])
    const asked = store.requests()
    await send()
    expect(store.requests()).toBe(asked)
  })
})
