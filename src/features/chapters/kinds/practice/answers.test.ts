import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { buildChapter } from '../../testing.ts'
import { keepAnswers, listHardQuestions, type ReportedAnswers } from './answers.server.ts'

const database = openTestDatabase()
const [Q1, Q2, A, B] = [newId(), newId(), newId(), newId()]
const prompt = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mana?' }] }] }
const question = (id: string, right: string) => ({
  id,
  type: 'single',
  prompt,
  right,
  options: [
    { id: A, text: 'A' },
    { id: B, text: 'B' },
  ],
})
const content = { intro: prompt, questions: [question(Q1, A), question(Q2, A)] }

let tenant: TenantId
let other: TenantId
let chapterId: string
let classId: string
let people: Enrolled[]

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = [await enrol(database, tenant, 'Sari'), await enrol(database, tenant, 'Budi'), await enrol(database, tenant, 'Tini')]
  await database.asTenant(tenant, async ctx => {
    classId = (await buildClass(ctx)).id
    chapterId = await buildChapter(ctx, classId, { kind: 'practice', content })
  })
})

const idOf = (at: number) => people[at]?.id ?? ''
const keep = (memberId: string, reports: ReportedAnswers[], of = tenant) =>
  database.asTenant(of, ctx => keepAnswers(ctx, memberId, reports), { now: TEST_NOW })
const answer = (roundId: string, questionId: string, given: string) => ({ roundId, questionId, given: [given] })
const report = (answers: ReportedAnswers['answers'], of = chapterId): ReportedAnswers => ({ chapterId: of, answers, at: TEST_NOW })
const rowsOf = async (memberId: string) =>
  (await database.pool.query('select * from practice_answers where member_id = $1', [memberId])).rowCount

describe('answers in a practice', () => {
  it('are not stored for what is no practice, not published, of another tenant, or no question of it', async () => {
    const round = newId()
    const [article, draft] = await database.asTenant(tenant, async ctx => [
      await buildChapter(ctx, classId, { kind: 'article', content: {} }),
      await buildChapter(ctx, classId, { kind: 'practice', content, isPublished: false }),
    ])
    const whole = [answer(round, Q1, A), answer(round, Q2, A)]
    for (const id of [article, draft, newId()]) expect((await keep(idOf(0), [report(whole, id)])).size).toBe(0)
    expect((await keep(idOf(0), [report(whole)], other)).size).toBe(0)
    expect((await keep(idOf(0), [report([answer(round, newId(), A)])])).size).toBe(0)
    expect(await rowsOf(idOf(0))).toBe(0)
  })

  it('have a result once a round is whole; the first answer counts, the best round too', async () => {
    const [first, second] = [newId(), newId()]
    expect((await keep(idOf(0), [report([answer(first, Q1, B)])])).size).toBe(0)
    expect(await keep(idOf(0), [report([answer(first, Q1, A), answer(first, Q2, A)])])).toEqual(new Map([[chapterId, 50]]))
    const both = [answer(first, Q2, A), answer(second, Q1, A), answer(second, Q2, A)]
    expect(await keep(idOf(0), [report(both)])).toEqual(new Map([[chapterId, 100]]))
  })

  it('end the same in whatever order and however often devices report them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.array(fc.nat(3), { maxLength: 4 }), async (order, again) => {
        const [one, two] = [newId(), newId()]
        const all = [answer(one, Q1, A), answer(one, Q2, B), answer(two, Q1, B), answer(two, Q2, B)]
        let best = 0
        for (const at of [...order, ...again]) {
          const part = all[at]
          if (part) best = Math.max(best, (await keep(idOf(1), [report([part])])).get(chapterId) ?? 0)
        }
        expect(best).toBe(50)
      }),
      { numRuns: 15 },
    )
  })

  it('are judged by the version that the person is in the middle of', async () => {
    await database.asTenant(tenant, async ctx => {
      const base = { tenant_id: tenant, chapter_id: chapterId, kind: 'practice', title: '', minutes: 1, lang: 'id', published_at: ctx.now }
      const older = { ...content, questions: [question(Q1, B)] }
      await ctx.db
        .insertInto('class_chapter_versions')
        .values({ ...base, version: 1, content: JSON.stringify(older) })
        .execute()
      await ctx.db.updateTable('class_chapters').set({ version: 2 }).where('tenant_id', '=', tenant).where('id', '=', chapterId).execute()
      const progress = { tenant_id: tenant, member_id: idOf(2), chapter_id: chapterId, class_id: classId, state: 'open', version: 1 }
      await ctx.db
        .insertInto('chapter_progress')
        .values({ ...progress, position_at: ctx.now, opened_at: ctx.now, updated_at: ctx.now })
        .execute()
    })
    expect(await keep(idOf(2), [report([answer(newId(), Q1, B)])])).toEqual(new Map([[chapterId, 100]]))
  })

  it('show which questions are hard: the share of people whose first answer was right', async () => {
    const fresh = await database.asTenant(tenant, ctx => buildChapter(ctx, classId, { kind: 'practice', content }))
    const [one, later] = [newId(), newId()]
    await keep(idOf(0), [report([answer(one, Q1, A), answer(one, Q2, B)], fresh)])
    await keep(idOf(0), [{ ...report([answer(later, Q2, A)], fresh), at: new Date(TEST_NOW.getTime() + 1000) }])
    await keep(idOf(1), [report([answer(newId(), Q1, B)], fresh)])
    const listed = await database.asTenant(tenant, ctx => listHardQuestions(ctx, [fresh]))
    expect(listed).toEqual([
      { questionId: Q2, people: 1, rightAtFirst: 0 },
      { questionId: Q1, people: 2, rightAtFirst: 50 },
    ])
    expect(await database.asTenant(other, ctx => listHardQuestions(ctx, [fresh]))).toEqual([])
  })
})
