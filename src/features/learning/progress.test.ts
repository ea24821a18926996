import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import type { ProgressItem } from './merge.ts'
import { recordProgress } from './progress.server.ts'
import { buildCourse, joinCourse, textOf } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

/** Reports one item for each chapter and returns how many statements that took. */
async function statementsFor(chapterIds: readonly string[]): Promise<number> {
  const scope = openScope(database.pool, { tenantId: mine })
  const { log } = await database.asTenant(mine, async ctx => ctx)
  const ctx = createCtx({ db: scope.db, tenantId: mine, log, now: TEST_NOW, viewer: await siti.viewer() })
  const items = chapterIds.map(chapterId => ({
    id: newId(),
    chapterId,
    state: 'open' as const,
    position: 1,
    at: TEST_NOW.getTime() - 1000,
  }))
  const { items: states } = await recordProgress(ctx, items)
  expect(states.map(({ state }) => state)).toEqual(items.map(() => 'recorded'))
  await scope.commit()
  return scope.statements()
}

it('takes as many statements for 200 items of 20 classes as for one', async () => {
  const courses = await database.asTenant(mine, async ctx => {
    const built = []
    for (let at = 0; at < 20; at++) {
      const course = await buildCourse(
        ctx,
        Array.from({ length: 10 }, () => ({})),
      )
      await joinCourse(ctx, siti.id, course.id)
      built.push(course)
    }
    return built
  })
  const one = await statementsFor(courses[0]?.chapterIds.slice(0, 1) ?? [])
  const all = await statementsFor(courses.flatMap(({ chapterIds }) => chapterIds))
  expect(all).toBe(one)
  expect(one).toBeLessThanOrEqual(9)
})

/** Reports items of the member's, and returns the states of the chapters by id. */
async function statesAfter(items: ProgressItem[]): Promise<Record<string, string>> {
  const viewer = await siti.viewer()
  await database.asTenant(mine, ctx => recordProgress(ctx, items), { viewer, now: TEST_NOW })
  const { rows } = await database.pool.query('select chapter_id, state from chapter_progress where member_id = $1', [siti.id])
  return Object.fromEntries(rows.map(({ chapter_id, state }) => [chapter_id, state]))
}
const report = (chapterId: string, more: Partial<ProgressItem> = {}): ProgressItem => ({
  id: newId(),
  chapterId,
  state: 'done',
  at: TEST_NOW.getTime() - 1000,
  ...more,
})

it('a practice is done by its answers, which the server judges, and by nothing that a device says', async () => {
  const [question, right, wrong] = [newId(), newId(), newId()]
  const questions = [
    {
      id: question,
      type: 'single',
      prompt: textOf('Mana?'),
      right,
      options: [
        { id: right, text: 'A' },
        { id: wrong, text: 'B' },
      ],
    },
  ]
  const course = await database.asTenant(mine, async ctx => {
    const built = await buildCourse(ctx, [{ kind: 'practice', content: { intro: textOf('Coba'), questions, passMark: 60 } }, {}], {
      order: 'sequence',
    })
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const [practice = '', after = ''] = course.chapterIds
  const answered = (given: string) => [{ roundId: newId(), questionId: question, given: [given] }]
  expect((await statesAfter([report(practice)]))[practice]).toBe('open')
  expect((await statesAfter([report(practice, { answers: answered(wrong) })]))[practice]).toBe('open')
  // What is closed is not judged, and opens nothing.
  expect((await statesAfter([report(after)]))[after]).toBeUndefined()
  expect((await statesAfter([report(practice, { answers: answered(right) })]))[practice]).toBe('done')
  // The report that waited counts with the next one.
  expect((await statesAfter([report(practice)]))[after]).toBe('done')
})

it('in sequence counts what is done after a chapter that opens on a day and is not written yet; once it is written, what comes after waits', async () => {
  const course = await database.asTenant(mine, async ctx => {
    const rule = { type: 'date', at: new Date(TEST_NOW.getTime() + 86_400_000).toISOString() }
    const built = await buildCourse(ctx, [{}, { rule, content: {} }, {}, {}], { order: 'sequence' })
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const [one = '', dated = '', three = '', four = ''] = course.chapterIds
  expect((await statesAfter([report(three)]))[three]).toBeUndefined()
  const states = await statesAfter([report(one), report(dated)])
  expect([one, dated, three].map(id => states[id])).toEqual(['done', undefined, 'done'])
  await database.pool.query('update class_chapters set content = $2 where id = $1', [dated, { body: textOf('Kini tertulis') }])
  expect(await statesAfter([report(four)])).toMatchObject({ [three]: 'done' })
  expect((await statesAfter([]))[four]).toBeUndefined()
})

it('says which of the reported chapters are done, whatever the share of the class says', async () => {
  const viewer = await siti.viewer()
  const course = await database.asTenant(mine, async ctx => {
    const built = await buildCourse(
      ctx,
      Array.from({ length: 250 }, () => ({})),
    )
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const [one = '', two = '', three = ''] = course.chapterIds
  const send = async (items: ProgressItem[]) => await database.asTenant(mine, ctx => recordProgress(ctx, items), { viewer, now: TEST_NOW })
  expect(await send([report(one, { state: 'open' })])).toMatchObject({ done: [] })
  const finished = report(one)
  expect(await send([finished, report(two, { state: 'open' })])).toMatchObject({ done: [one], classes: [{ percent: 0 }] })
  // The answer may have been lost on its way.
  expect(await send([finished])).toMatchObject({ done: [one] })
  expect(await send([report(three), report(newId())])).toMatchObject({ done: [three], classes: [{ percent: 0 }] })
})

it('a meeting is done by who was there, and by nothing that a device says', async () => {
  const course = await database.asTenant(mine, async ctx => {
    const built = await buildCourse(ctx, [
      { kind: 'live', content: { startsAt: TEST_NOW.toISOString(), endsAt: null, link: '', about: textOf('Temu') } },
    ])
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const [live = ''] = course.chapterIds
  expect((await statesAfter([report(live)]))[live]).toBe('open')
  await database.pool.query('insert into live_attendance (tenant_id, chapter_id, member_id, attended_at) values ($1, $2, $3, $4)', [
    mine,
    live,
    siti.id,
    TEST_NOW,
  ])
  expect((await statesAfter([report(live)]))[live]).toBe('done')
})

it('a meeting is done by its recording once as much can have been watched, whatever seconds a device says', async () => {
  const course = await database.asTenant(mine, async ctx => {
    const recording = { address: '/media/temu.mp4', seconds: 600 }
    const content = { startsAt: TEST_NOW.toISOString(), endsAt: null, link: '', about: textOf('Temu'), recording }
    const built = await buildCourse(ctx, [{ kind: 'live', content }])
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const [live = ''] = course.chapterIds
  const viewer = await siti.viewer()
  const stateAfter = async (seconds: number, secondsLater: number) => {
    const now = new Date(TEST_NOW.getTime() + secondsLater * 1000)
    const item = report(live, { state: 'open', seconds, at: now.getTime() })
    await database.asTenant(mine, ctx => recordProgress(ctx, [item]), { viewer, now })
    const { rows } = await database.pool.query('select state from chapter_progress where chapter_id = $1', [live])
    return rows[0]?.state
  }
  expect(await stateAfter(86_400, 0)).toBe('open')
  expect(await stateAfter(86_400, 1)).toBe('open')
  // 480 s are needed: at twice the speed, and half a minute for clocks that differ.
  expect(await stateAfter(1, 224)).toBe('open')
  expect(await stateAfter(1, 225)).toBe('done')
})

it('a meeting is done with the report that shows its recording watched: none may come after the end', async () => {
  const course = await database.asTenant(mine, async ctx => {
    const session = { startsAt: TEST_NOW.toISOString(), endsAt: null, link: '', about: textOf('Temu') }
    const films = [{ address: '/media/temu.mp4', seconds: 30 }, { address: '', seconds: 30, transcript: 'Tanpa film' }, null]
    const built = await buildCourse(
      ctx,
      films.map(recording => ({ kind: 'live', content: { ...session, recording } })),
    )
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  const watch = async (seconds: number) => {
    const states = await statesAfter(course.chapterIds.map(id => report(id, { state: 'open', seconds })))
    return course.chapterIds.map(id => states[id])
  }
  expect(await watch(23)).toEqual(['open', 'open', 'open'])
  expect(await watch(1)).toEqual(['done', 'open', 'open'])
})
