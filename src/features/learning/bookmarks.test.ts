import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { MAX_BOOKMARKS, saveChapter } from './bookmarks.server.ts'
import * as chapterShow from './pages/chapter-show.tsx'
import * as learn from './pages/learn.tsx'
import { recordProgress } from './progress.server.ts'
import { buildCourse, joinCourse } from './testing.ts'

const database = openTestDatabase()
const { show, submit } = createAppVisitor(database, [
  { path: '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}', name: 'chapter', query: { search: 'text' } },
  { path: '/Learn', name: 'Learn' },
])
const path = (slug: string, chapter: string) => `/Courses/${slug}/module/awal/chapter/${chapter}`

let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
})

async function build(
  chapters: Parameters<typeof buildCourse>[1],
  { order = 'free' as 'free' | 'sequence', state = 'joined' as string | null } = {},
) {
  return await database.asTenant(mine, async ctx => {
    const course = await buildCourse(ctx, chapters, { order })
    if (state) await joinCourse(ctx, siti.id, course.id, { state })
    return course
  })
}
const send = async (who: Enrolled, address: string, form: 'save' | 'unsave') =>
  await submit(chapterShow, address, { form }, await as(who, mine))
const home = async (who: Enrolled, lang?: string) => await show(learn, `${lang ?? ''}/Learn`, await as(who, mine))
const isPressed = (html: string) => /data-act="save"[^>]*aria-pressed="(\w+)"|aria-pressed="(\w+)"[^>]*data-act="save"/.exec(html)?.slice(1)
/** Returns what stands in the list of what is saved. */
const savedOf = (html: string) =>
  [...html.matchAll(/<li[^>]*data-saved="([a-z-]+)"[^>]*>(.*?)<\/li>/gs)].map(([, state = '', inner = '']) => ({
    state,
    words: inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    href: /href="([^"]+)"/.exec(inner)?.[1],
  }))
const forget = async () => void (await database.pool.query('delete from chapter_bookmarks'))

describe('a chapter', () => {
  it.each(['left', 'removed', 'waiting-list', 'nobody'])('is not saved by who is not in its class: %s', async state => {
    const { slug } = await build([{ isPreview: true }], { state: state === 'nobody' ? null : state })
    expect(await send(siti, path(slug, 'bab-1'), 'save')).toBe('403')
    expect(await show(chapterShow, path(slug, 'bab-1'), await as(siti, mine))).not.toContain('data-act="save"')
    expect((await database.pool.query('select from chapter_bookmarks')).rowCount).toBe(0)
  })

  it('is not saved while it is locked, nor where there is none, nor from another tenant', async () => {
    const { slug } = await build([{}, {}], { order: 'sequence' })
    expect(await send(siti, path(slug, 'bab-2'), 'save')).toBe('403')
    expect(await send(siti, path(slug, 'bab-9'), 'save')).toBe('404')
    const stranger = await enrol(database, other, 'Orang Lain', ['student'])
    expect(await submit(chapterShow, path(slug, 'bab-1'), { form: 'save' }, await as(stranger, other))).toBe('404')
    expect((await database.pool.query('select from chapter_bookmarks')).rowCount).toBe(0)
  })

  it('is saved once, shown so to its person alone, and taken back', async () => {
    const { slug, id } = await build([{ title: 'Yang disimpan' }, {}])
    await database.asTenant(mine, ctx => joinCourse(ctx, budi.id, id))
    const address = path(slug, 'bab-1')
    expect(isPressed(await show(chapterShow, address, await as(siti, mine)))).toContain('false')
    for (const _ of [1, 2]) expect(await send(siti, address, 'save')).toBe(`303 ${address}`)
    expect(isPressed(await show(chapterShow, address, await as(siti, mine)))).toContain('true')
    expect(isPressed(await show(chapterShow, address, await as(budi, mine)))).toContain('false')
    expect(savedOf(await home(siti))).toMatchObject([{ state: 'open', href: address, words: expect.stringContaining('Yang disimpan') }])
    expect(savedOf(await home(budi))).toEqual([])
    expect(await send(budi, address, 'unsave')).toBe(`303 ${address}`)
    expect(savedOf(await home(siti))).toHaveLength(1)
    for (const _ of [1, 2]) expect(await send(siti, address, 'unsave')).toBe(`303 ${address}`)
    expect(savedOf(await home(siti))).toEqual([])
  })

  it('is one of so many at most; those saved already are no more than one', async () => {
    const { chapterIds } = await build(Array.from({ length: MAX_BOOKMARKS + 1 }, () => ({})))
    const viewer = await siti.viewer()
    const save = async (id = '') => await database.asTenant(mine, ctx => saveChapter(ctx, id), { viewer })
    for (const id of chapterIds.slice(0, MAX_BOOKMARKS)) await save(id)
    await save(chapterIds[0])
    await expect(save(chapterIds.at(-1))).rejects.toMatchObject({ status: 409 })
    expect(savedOf(await home(siti))).toHaveLength(MAX_BOOKMARKS)
    await forget()
  })
})

describe('what is saved, at the learner’s home', () => {
  it('is the latest first, and is taken back there, one’s own alone', async () => {
    const { chapterIds } = await build([{}, {}, {}])
    const viewer = await siti.viewer()
    for (const [at, id] of chapterIds.entries())
      await database.asTenant(mine, ctx => saveChapter(ctx, id), { viewer, now: new Date(TEST_NOW.getTime() + at * 1000) })
    expect(savedOf(await home(siti)).map(({ words }) => /Bab \d/.exec(words)?.[0])).toEqual(['Bab 3', 'Bab 2', 'Bab 1'])
    const taken = { form: 'unsave', chapter: chapterIds[1] ?? '' }
    expect(await submit(learn, '/Learn', taken, await as(budi, mine))).toBe('303 /Learn')
    expect(savedOf(await home(siti))).toHaveLength(3)
    expect(await submit(learn, '/Learn', taken, await as(siti, mine))).toBe('303 /Learn')
    for (const chapter of ['', 'bukan id', newId()])
      expect(await submit(learn, '/Learn', { form: 'unsave', chapter }, await as(siti, mine))).toBe('303 /Learn')
    expect(savedOf(await home(siti)).map(({ words }) => /Bab \d/.exec(words)?.[0])).toEqual(['Bab 3', 'Bab 1'])
    await forget()
  })

  it('says of a chapter that is locked meanwhile why, and of one that was withdrawn nothing but that', async () => {
    const { id, slug, chapterIds } = await build([{ title: 'Pertama' }, { title: 'Kedua' }, { title: 'RAHASIA' }, { title: 'Dibuang' }])
    const viewer = await siti.viewer()
    for (const [at, chapter] of chapterIds.entries())
      await database.asTenant(mine, ctx => saveChapter(ctx, chapter), { viewer, now: new Date(TEST_NOW.getTime() - at * 1000) })
    await database.pool.query(`update classes set chapter_order = 'sequence' where id = $1`, [id])
    await database.pool.query('update class_chapters set published_at = null where id = $1', [chapterIds[2]])
    await database.pool.query('update class_chapters set removed_at = now() where id = $1', [chapterIds[3]])
    const html = await home(siti)
    expect(savedOf(html)).toMatchObject([
      { state: 'open', href: path(slug, 'bab-1') },
      { state: 'locked', href: path(slug, 'bab-2'), words: expect.stringContaining('Selesaikan dulu “Pertama”') },
      { state: 'gone', href: undefined, words: expect.stringContaining('tidak ada lagi') },
      { state: 'gone', href: undefined },
    ])
    expect([html.includes('RAHASIA'), html.includes('Dibuang')]).toEqual([false, false])
    await forget()
  })

  it('keeps with participants what they read of a withdrawn class, and with who left only what readers see', async () => {
    const { id, slug, chapterIds } = await build([{ title: 'Milik peserta' }, { title: 'Boleh dilihat', isPreview: true }])
    const viewer = await siti.viewer()
    for (const chapter of chapterIds) await database.asTenant(mine, ctx => saveChapter(ctx, chapter), { viewer })
    const report = { id: newId(), chapterId: chapterIds[0] ?? '', state: 'open' as const, at: TEST_NOW.getTime() }
    await database.asTenant(mine, ctx => recordProgress(ctx, [report]), { viewer })
    const states = async () =>
      Object.fromEntries(savedOf(await home(siti)).map(({ href, state }) => [href?.split('/').at(-1) ?? '', state]))
    const set = async (what: string) => void (await database.pool.query(`update ${what}`, [id]))
    await set('classes set published_at = null where id = $1')
    expect(await states()).toEqual({ 'bab-1': 'open', 'bab-2': 'open' })
    await set(`enrolments set state = 'left' where class_id = $1`)
    const gone = await home(siti)
    expect([savedOf(gone).map(({ state }) => state), gone.includes('Milik peserta'), gone.includes(slug)]).toEqual([
      ['gone', 'gone'],
      false,
      false,
    ])
    await set("classes set published_at = now() - interval '9 years' where id = $1")
    expect(await states()).toEqual({ 'bab-1': 'locked', 'bab-2': 'open' })
    await forget()
  })
})
