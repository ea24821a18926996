import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getCourse } from './course.server.ts'
import { locksOfCourse } from './course.ts'
import { recordProgress } from './progress.server.ts'
import { searchChapters } from './search-class.server.ts'
import { buildCourse, joinCourse, textOf } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

async function build(chapters: Parameters<typeof buildCourse>[1]) {
  return await database.asTenant(mine, async ctx => {
    const course = await buildCourse(ctx, chapters)
    await joinCourse(ctx, siti.id, course.id)
    return course
  })
}

/** Searches as the chapter's page does, and returns what was found and how many statements that took. */
async function search(slug: string, words: string, lang: Lang = 'id') {
  const scope = openScope(database.pool, { tenantId: mine })
  const ctx = createCtx({
    db: scope.db,
    tenantId: mine,
    viewer: await siti.viewer(),
    log: pino({ level: 'silent' }),
    now: TEST_NOW,
    lang,
    announce: () => {},
  })
  const course = await getCourse(ctx, slug)
  const locks = locksOfCourse(course, ctx.now)
  const open = course.chapters.filter(({ id }) => !locks.has(id))
  const before = scope.statements()
  const found = await searchChapters(ctx, course, open, words)
  const statements = scope.statements() - before
  await scope.commit()
  return { found, statements }
}

async function translate(chapterId: string | undefined, text: object): Promise<void> {
  await database.pool.query(`update class_chapters set translations = $2 where id = $1`, [chapterId, JSON.stringify({ en: text })])
}

/** Publishes a second version of a chapter, as the studio does. */
async function renew(chapterId: string | undefined, title: string, words: string): Promise<void> {
  await database.pool.query(
    `insert into class_chapter_versions (tenant_id, chapter_id, version, kind, title, minutes, content, lang, translations, published_at)
     select tenant_id, id, version, kind, title, minutes, content, lang, translations, now() from class_chapters where id = $1`,
    [chapterId],
  )
  await database.pool.query('update class_chapters set version = 2, title = $2, content = $3 where id = $1', [
    chapterId,
    title,
    JSON.stringify({ body: textOf(words) }),
  ])
}

it('finds nothing of what nobody reads, nor a sign by which the database would match anything', async () => {
  const { slug } = await build([{ content: { body: textOf('Isi "kutip" di sini') } }])
  for (const words of ['paragraph', '%', '_', 'doc']) expect((await search(slug, words)).found).toEqual([])
  expect((await search(slug, 'isi "KUTIP"')).found).toMatchObject([{ excerpt: 'Isi "kutip" di sini' }])
})

it('finds what was said in the recording of a session, and what its parts are called', async () => {
  const recording = {
    address: '/files/temu.mp4',
    seconds: 60,
    transcript: 'Klorofil menangkap cahaya',
    parts: [{ at: 5, title: 'Tanya jawab' }],
  }
  const { slug, chapterIds } = await build([
    { kind: 'live', content: { startsAt: null, endsAt: null, about: textOf('Temu'), recording } },
    { kind: 'live', content: { startsAt: null, endsAt: null, about: textOf('Temu lain') } },
  ])
  for (const words of ['klorofil', 'tanya jawab'])
    expect((await search(slug, words)).found).toMatchObject([{ id: chapterIds[0], excerpt: expect.stringMatching(/Klorofil/) }])
})

it('finds English words for who reads in English, with what stands around them, and what is not translated as it is', async () => {
  const { slug, chapterIds } = await build([
    { title: 'Daun', content: { body: textOf('Tentang fotosintesis daun') } },
    { title: 'Akar', content: { body: textOf('Tentang akar tunggang') } },
  ])
  await translate(chapterIds[0], { title: 'Leaves', content: { body: textOf('How leaves make sugar') } })
  const [first, second] = chapterIds
  expect((await search(slug, 'sugar', 'en')).found).toEqual([{ id: first, lang: 'en', excerpt: 'How leaves make sugar' }])
  expect((await search(slug, 'fotosintesis', 'en')).found).toEqual([])
  expect((await search(slug, 'tunggang', 'en')).found).toEqual([{ id: second, lang: 'id', excerpt: 'Tentang akar tunggang' }])
  expect((await search(slug, 'sugar')).found).toEqual([])
  await translate(second, { title: 'Roots' })
  // The outline has the title alone.
  expect((await search(slug, 'roots', 'en')).found).toEqual([{ id: second, lang: 'id', excerpt: '' }])
})

it('finds the words of the version that somebody is in the middle of, and of the newest once they are done', async () => {
  const { slug, chapterIds } = await build([{ content: { body: textOf('Naskah lama') } }])
  const [chapterId = ''] = chapterIds
  const report = async (state: 'open' | 'done') => {
    const item = { id: crypto.randomUUID(), chapterId, state, at: TEST_NOW.getTime() }
    await database.asTenant(mine, ctx => recordProgress(ctx, [item]), { viewer: await siti.viewer() })
  }
  await report('open')
  await renew(chapterId, 'Bab satu', 'Naskah baru')
  expect((await search(slug, 'naskah')).found).toEqual([{ id: chapterId, lang: 'id', excerpt: 'Naskah lama' }])
  expect((await search(slug, 'baru')).found).toEqual([])
  await report('done')
  expect((await search(slug, 'naskah')).found).toEqual([{ id: chapterId, lang: 'id', excerpt: 'Naskah baru' }])
})

it('takes one statement, however many chapters there are', async () => {
  const counts = await Promise.all(
    [1, 30].map(async length => {
      const { slug } = await build(Array.from({ length }, () => ({})))
      const { found, statements } = await search(slug, 'isi bab')
      return [found.length, statements]
    }),
  )
  expect(counts).toEqual([
    [1, 1],
    [30, 1],
  ])
})
