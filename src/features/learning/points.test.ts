import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPLETION_POINTS, rebuildAll, rebuildPoints } from '#features/leaderboards/points.server.ts'
import { enrol } from '#features/members/testing.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import type { ProgressItem } from './merge.ts'
import { recordProgress } from './progress.server.ts'
import { buildCourse, type ChapterOptions, joinCourse } from './testing.ts'

const database = openTestDatabase()
/** A Monday, 10:00 in Jakarta. */
const NOW = TEST_NOW.getTime()
const HOUR = 3_600_000

let tenant: TenantId
let siti: { id: string; viewer: Viewer }
beforeAll(async () => {
  tenant = await database.createTenant()
  siti = await person('Siti')
})

async function person(name: string) {
  const made = await enrol(database, tenant, name, ['student'])
  return { id: made.id, viewer: await made.viewer() }
}

const build = (chapters: readonly ChapterOptions[], who: readonly { id: string }[] = [siti]) =>
  database.asTenant(tenant, async ctx => {
    const course = await buildCourse(ctx, chapters)
    for (const { id } of who) await joinCourse(ctx, id, course.id)
    return course
  })
const send = (items: readonly Partial<ProgressItem>[], viewer = siti.viewer) =>
  database.asTenant(
    tenant,
    ctx =>
      recordProgress(
        ctx,
        items.map(item => ({ id: newId(), chapterId: '', state: 'done' as const, at: NOW - HOUR, ...item })),
      ),
    {
      viewer,
    },
  )
const pointsOf = async (memberId: string, classId: string) => {
  const { rows } = await database.pool.query<{ week: string; points: number }>(
    'select week::text, points from learning_points where member_id = $1 and class_id = $2 order by week',
    [memberId, classId],
  )
  return rows.map(({ week, points }) => [week, points] as const)
}
const minutes = (chapterId: string | undefined, count: number) =>
  database.pool.query('update class_chapters set minutes = $2 where id = $1', [chapterId, count])

describe('points', () => {
  it('are the minutes of a chapter that is done, within bounds, once, and none for opening it', async () => {
    const { id, chapterIds } = await build([{}, {}, {}, {}])
    await minutes(chapterIds[0], 1)
    await minutes(chapterIds[1], 30)
    await minutes(chapterIds[2], 600)
    await send([{ chapterId: chapterIds[0] ?? '', state: 'open' }])
    expect(await pointsOf(siti.id, id)).toEqual([])
    await send([{ chapterId: chapterIds[0] ?? '' }, { chapterId: chapterIds[1] ?? '' }, { chapterId: chapterIds[2] ?? '' }])
    expect(await pointsOf(siti.id, id)).toEqual([['2026-08-17', 5 + 30 + 60]])
    await send([{ chapterId: chapterIds[1] ?? '' }, { chapterId: chapterIds[1] ?? '', seconds: 86_000 }])
    expect(await pointsOf(siti.id, id)).toEqual([['2026-08-17', 95]])
  })

  it('keep what the version that was read is worth, when the chapter changes', async () => {
    const { id, chapterIds } = await build([{}, {}])
    await send([{ chapterId: chapterIds[0] ?? '' }])
    await database.pool.query(
      `insert into class_chapter_versions (tenant_id, chapter_id, version, kind, title, minutes, content, lang, published_at)
        values ($1, $2, 1, 'article', 'Bab', 5, '{}', 'id', now())`,
      [tenant, chapterIds[0]],
    )
    await database.pool.query('update class_chapters set minutes = 50, version = 2 where id = $1', [chapterIds[0]])
    await database.asTenant(tenant, ctx => rebuildPoints(ctx, id))
    expect(await pointsOf(siti.id, id)).toEqual([['2026-08-17', 5]])
  })

  it('have a part for a completed class, and are of the week in the tenant’s zone', async () => {
    const { id, chapterIds } = await build([{}, {}])
    // Sunday 16:30 UTC is Sunday 23:30 in Jakarta; half an hour later it is Monday there.
    await send([{ chapterId: chapterIds[0] ?? '', at: Date.parse('2026-08-16T16:30:00Z') }])
    expect(await pointsOf(siti.id, id)).toEqual([['2026-08-10', 5]])
    await send([{ chapterId: chapterIds[1] ?? '', at: Date.parse('2026-08-16T17:00:00Z') }])
    expect(await pointsOf(siti.id, id)).toEqual([
      ['2026-08-10', 5],
      ['2026-08-17', 5 + COMPLETION_POINTS],
    ])
  })

  it('follow a zone that changed, and rows that somebody spoilt, with the nightly job', async () => {
    const { id, chapterIds } = await build([{}, {}])
    await send([{ chapterId: chapterIds[0] ?? '', at: Date.parse('2026-08-16T16:30:00Z') }])
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'timeZone', '"Asia/Jayapura"')`, [tenant])
    await database.pool.query(
      `insert into learning_points (tenant_id, member_id, class_id, week, points) values ($1, $2, $3, '2026-01-05', 999)`,
      [tenant, siti.id, id],
    )
    const log = await database.asTenant(tenant, async ctx => ctx.log)
    await rebuildAll({ pool: database.pool, log }, TEST_NOW)
    expect(await pointsOf(siti.id, id)).toEqual([['2026-08-17', 5]])
    await database.pool.query(`delete from site_settings where tenant_id = $1 and key = 'timeZone'`, [tenant])
  })

  it('are the same in whatever order and division devices report, and as the job counts them', async () => {
    const practice = { kind: 'article' }
    let turn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({
            id: fc.uuid(),
            chapter: fc.nat({ max: 3 }),
            state: fc.constantFrom('open' as const, 'done' as const),
            hours: fc.integer({ min: 1, max: 400 }),
          }),
          { selector: one => one.id, minLength: 1, maxLength: 12 },
        ),
        fc.array(fc.nat({ max: 11 }), { maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        async (reports, cuts, seeds) => {
          turn++
          const [ani, budi] = [await person(`Ani ${turn}`), await person(`Budi ${turn}`)]
          const { id, chapterIds } = await build([practice, practice, practice, practice, practice], [ani, budi])
          const items = reports.map(({ chapter, hours, ...one }) => ({
            ...one,
            chapterId: chapterIds[chapter] ?? '',
            at: NOW - hours * HOUR,
          }))
          await send(items, ani.viewer)
          const shuffled = items.map(item => [seeds.next().value, item] as const).toSorted(([a], [b]) => a - b)
          const ends = [...new Set([...cuts, items.length])].toSorted((a, b) => a - b)
          let from = 0
          for (const end of ends) {
            const part = shuffled.slice(from, end).map(([, item]) => item)
            if (part.length > 0) await send(part, budi.viewer)
            from = Math.max(from, end)
          }
          const [hers, his] = [await pointsOf(ani.id, id), await pointsOf(budi.id, id)]
          expect(his).toEqual(hers)
          await database.asTenant(tenant, ctx => rebuildPoints(ctx, id))
          expect(await pointsOf(ani.id, id)).toEqual(hers)
          const first = new Map<string, number>()
          for (const item of items)
            if (item.state === 'done') first.set(item.chapterId, Math.min(first.get(item.chapterId) ?? Infinity, item.at))
          expect(hers.reduce((sum, [, points]) => sum + points, 0)).toBe(first.size * 5)
        },
      ),
      { numRuns: 15 },
    )
  })
})
