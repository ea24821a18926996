import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loader } from '#features/learning/pages/chapter-show.tsx'
import { type BuiltCourse, buildCourse, joinCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { loadShell } from '#features/studio/shell.server.ts'
import { setPageArgs } from '#page/page.server.ts'
import { buildRequest, createRequests } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'

/* A chapter's page in a class of 1,000 (issue 08): a constant number of statements, and fast. `npm run bench:learning-load` is the whole measure. */
const database = openTestDatabase()
const open = createRequests(database, [
  { path: '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}', name: 'chapter', query: { search: 'text' } },
])
const PARTICIPANTS = 1000
const VISITS = 120
const AT_ONCE = 4
const MOST_MS = 500

let mine: TenantId
let siti: Enrolled
let visitor: Awaited<ReturnType<typeof as>>
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  visitor = await as(siti, mine)
})

async function build(chapters: number, participants: number): Promise<BuiltCourse> {
  const course = await database.asTenant(mine, async ctx => {
    const built = await buildCourse(
      ctx,
      Array.from({ length: chapters }, () => ({})),
    )
    await joinCourse(ctx, siti.id, built.id)
    return built
  })
  // All others are in the middle of each chapter.
  await database.pool.query(
    `with people as (
       insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at)
       select $1, gen_random_uuid(), 'uji', gen_random_uuid()::text, 'Peserta', 'peserta@contoh.example', now(), now() from generate_series(2, $3) returning id
     ), joined as (
       insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at)
       select $1, gen_random_uuid(), $2, $2, id, 'joined', now(), now() from people returning member_id
     )
     insert into chapter_progress (tenant_id, member_id, chapter_id, class_id, state, position, position_at, seconds, version, opened_at, updated_at)
     select $1, p.id, h.id, $2, 'open', 5, now(), 0, 1, now(), now() from people p
       cross join class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
       where h.tenant_id = $1 and m.class_id = $2`,
    [mine, course.id, participants],
  )
  return course
}

/** Loads a chapter's page with the frame around it, and returns how many statements and milliseconds that took. */
async function visit({ slug }: BuiltCourse, chapter: number): Promise<{ statements: number; tookMs: number }> {
  const startedAt = performance.now()
  const { args, url, statements, commit } = open(`/Courses/${slug}/module/awal/chapter/bab-${chapter}`, visitor)
  const context = new RouterContextProvider()
  setPageArgs(context, args)
  // Named boundary: our loaders read the context alone.
  const loaderArgs = { request: buildRequest(url), context, params: {} } as unknown as Parameters<typeof loader>[0]
  const [{ outline, read }] = [await loader(loaderArgs), loadShell(args)]
  expect([outline.length >= 3, read?.isEmpty]).toEqual([true, false])
  await commit()
  return { statements: statements(), tookMs: performance.now() - startedAt }
}

it('takes as many statements in a class of 3 chapters and one participant as in one of 60 chapters and 1,000, and at most five', async () => {
  const small = await build(3, 1)
  const large = await build(60, PARTICIPANTS)
  const counts = [await visit(small, 2), await visit(large, 2), await visit(large, 60)].map(({ statements }) => statements)
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeLessThanOrEqual(5)

  await database.pool.query('analyze')
  const times: number[] = []
  const visitOn = async (first: number) => {
    for (let at = first; at < VISITS; at += AT_ONCE) times.push((await visit(large, (at % 60) + 1)).tookMs)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visitOn(at)))
  const [p95 = Number.POSITIVE_INFINITY] = times.toSorted((one, other) => one - other).slice(Math.floor(VISITS * 0.95))
  expect(p95).toBeLessThanOrEqual(MOST_MS)
}, 60_000)
