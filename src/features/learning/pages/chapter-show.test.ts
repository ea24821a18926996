import { beforeAll, describe, expect, it } from 'vitest'
import { getSyllabus } from '#features/classes/detail-query.server.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getCourse, listOwnCourses } from '../course.server.ts'
import { nextOf } from '../course.ts'
import { recordProgress } from '../progress.server.ts'
import { buildCourse, joinCourse, textOf } from '../testing.ts'
import * as chapterShow from './chapter-show.tsx'

const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, [
  { path: '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}', name: 'chapter', query: { search: 'text' } },
])
const path = (slug: string, chapter: string) => `/Courses/${slug}/module/awal/chapter/${chapter}`

let mine: TenantId
let other: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
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

const secret = { content: { body: textOf('RAHASIA kelas') } }

describe('what is locked stands nowhere on a chapter’s page', () => {
  it.each(['nobody', 'left', 'removed', 'refused', 'waiting-list', 'waiting-approval'])('for %s', async state => {
    const { slug } = await build([secret, { isPreview: true }], { state: state === 'nobody' ? null : state })
    const visitor = state === 'nobody' ? { of: mine } : await as(siti, mine)
    for (const address of [path(slug, 'bab-1'), `${path(slug, 'bab-1')}?search=rahas`, `${path(slug, 'bab-2')}?search=rahas`]) {
      const html = await show(chapterShow, address, visitor)
      expect(html).not.toContain('RAHASIA')
    }
    const html = await show(chapterShow, path(slug, 'bab-1'), visitor)
    expect([html.includes('data-chapter-kind'), html.includes('Untuk peserta kelas')]).toEqual([false, true])
    expect(await submit(chapterShow, path(slug, 'bab-1'), { form: 'note', note: 'x' }, visitor)).toBe('403')
  })

  it('for participants, before its turn and before its day; it says why', async () => {
    const { slug } = await build([{ title: 'Awal mula' }, secret, { ...secret, rule: { type: 'date', at: '2999-01-01T00:00:00Z' } }], {
      order: 'sequence',
    })
    const visitor = await as(siti, mine)
    for (const chapter of ['bab-2', 'bab-3']) expect(await show(chapterShow, path(slug, chapter), visitor)).not.toContain('RAHASIA')
    const html = await show(chapterShow, path(slug, 'bab-1'), visitor)
    expect(html).toContain('Selesaikan dulu “Awal mula”')
    expect(html).toMatch(/Terbuka [^<]*2999/)
    expect([...html.matchAll(/data-chapter-state="(\w+)"/g)].map(([, state]) => state).slice(0, 3)).toEqual(['current', 'locked', 'locked'])
  })

  it('neither chapters that are not published, nor those that were taken out, nor other tenants’', async () => {
    const { slug } = await build([{}, { publishedAt: null }, { removedAt: TEST_NOW }])
    const visitor = await as(siti, mine)
    for (const chapter of ['bab-2', 'bab-3', 'bab-4']) expect(await visit(chapterShow, path(slug, chapter), visitor)).toBe('404')
    expect(await visit(chapterShow, path(slug, 'bab-1'), { of: other })).toBe('404')
  })
})

it('a session is announced in the zone of the tenant', async () => {
  const content = {
    startsAt: '2026-08-17T03:00:00.000Z',
    endsAt: '2026-08-17T04:00:00.000Z',
    link: '',
    place: 'Denpasar',
    about: textOf('Temu'),
  }
  const { slug } = await build([{ kind: 'live', content }])
  const html = await show(chapterShow, path(slug, 'bab-1'), { ...(await as(siti, mine)), settings: { timeZone: 'Asia/Makassar' } })
  expect(html.replaceAll('<!-- -->', '')).toContain('11.00–12.00 WITA')
})

describe('a class that is withdrawn', () => {
  const withdraw = (id: string) =>
    database.asTenant(mine, ctx => ctx.db.updateTable('classes').set({ published_at: null }).where('id', '=', id).execute())

  it.each(['nobody', 'left', 'removed', 'waiting-list'])('has no chapters for %s, previews neither', async state => {
    const { id, slug } = await build([{}, { isPreview: true }], { state: state === 'nobody' ? null : state })
    await withdraw(id)
    const visitor = state === 'nobody' ? { of: mine } : await as(siti, mine)
    for (const chapter of ['bab-1', 'bab-2']) expect(await visit(chapterShow, path(slug, chapter), visitor)).toBe('404')
  })

  it.each(['joined', 'completed'])('keeps its chapters for who has %s, in the version that they had opened, and says so', async state => {
    const { id, slug, chapterIds } = await build([{}, {}], { state })
    const visitor = await as(siti, mine)
    const viewer = await siti.viewer()
    const [chapterId = ''] = chapterIds
    const item = { id: crypto.randomUUID(), chapterId, state: 'open' as const, at: TEST_NOW.getTime() }
    await database.asTenant(mine, ctx => recordProgress(ctx, [item]), { viewer })
    await withdraw(id)
    const html = await show(chapterShow, path(slug, 'bab-1'), visitor)
    expect([html.includes('Isi bab 1'), html.includes('data-note="withdrawn"'), html.includes(`href="/Courses/${slug}"`)]).toEqual([
      true,
      true,
      false,
    ])
    const own = await database.asTenant(mine, ctx => listOwnCourses(ctx), { viewer })
    expect(own.map(course => course.id)).toContain(id)
    const syllabus = await database.asTenant(mine, ctx => getSyllabus(ctx, slug), { viewer })
    expect(syllabus.modules[0]?.chapters.map(({ lock }) => lock)).toEqual([null, null])
    await expect(database.asTenant(mine, ctx => getSyllabus(ctx, slug))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a class that is withdrawn, for who teaches it', () => {
  it('has its chapters as long as somebody takes part in it', async () => {
    const { id, slug } = await build([{}])
    await database.pool.query('update classes set published_at = null where id = $1', [id])
    const visitor = await as(await enrol(database, mine, 'Ani', ['admin']), mine)
    const html = await show(chapterShow, path(slug, 'bab-1'), visitor)
    for (const words of ['Isi bab 1', 'Pesertanya tetap bisa membaca']) expect(html).toContain(words)
    await database.pool.query(`update enrolments set state = 'left' where class_id = $1`, [id])
    expect(await visit(chapterShow, path(slug, 'bab-1'), visitor)).toBe('404')
  })
})

describe('a chapter', () => {
  it('that is a preview is read by everybody, and says so', async () => {
    const { slug } = await build([{ isPreview: true }], { state: null })
    const html = await show(chapterShow, path(slug, 'bab-1'), { of: mine })
    expect(html).toContain('data-chapter-kind="article"')
    expect(html).toContain('Isi bab 1')
    expect(html).toContain('Pratinjau')
  })

  it('shows its text to participants, the share of the class and what is done', async () => {
    const { slug, chapterIds } = await build([{}, {}])
    const viewer = await siti.viewer()
    await database.asTenant(
      mine,
      ctx => recordProgress(ctx, [{ id: chapterIds[0] ?? '', chapterId: chapterIds[0] ?? '', state: 'done', at: TEST_NOW.getTime() }]),
      { viewer },
    )
    const html = await show(chapterShow, path(slug, 'bab-2'), await as(siti, mine))
    expect(html).toContain('data-progress="50"')
    expect(html).toContain('Isi bab 2')
    expect([...html.matchAll(/data-chapter-state="(\w+)"/g)].map(([, state]) => state).slice(0, 2)).toEqual(['done', 'current'])
    const course = await database.asTenant(mine, ctx => getCourse(ctx, slug), { viewer })
    expect(nextOf(course, TEST_NOW)?.id).toBe(chapterIds[1])
  })

  it('stays the version that somebody is in the middle of, and is the newest for all others', async () => {
    const { slug, chapterIds } = await build([{ content: { body: textOf('Isi lama') } }])
    const id = chapterIds[0] ?? ''
    const viewer = await siti.viewer()
    const report = (state: 'open' | 'done') =>
      database.asTenant(mine, ctx => recordProgress(ctx, [{ id: crypto.randomUUID(), chapterId: id, state, at: TEST_NOW.getTime() }]), {
        viewer,
      })
    await report('open')
    await database.pool.query(
      `insert into class_chapter_versions (tenant_id, chapter_id, version, kind, title, minutes, content, lang, published_at)
       select tenant_id, id, version, kind, title, minutes, content, lang, now() from class_chapters where id = $1`,
      [id],
    )
    await database.pool.query('update class_chapters set version = 2, content = $2 where id = $1', [id, { body: textOf('Isi baru') }])
    const middle = await show(chapterShow, path(slug, 'bab-1'), await as(siti, mine))
    expect([middle.includes('Isi lama'), middle.includes('Isi baru'), middle.includes('data-note="newer"')]).toEqual([true, false, true])
    await report('done')
    const after = await show(chapterShow, path(slug, 'bab-1'), await as(siti, mine))
    expect([after.includes('Isi lama'), after.includes('Isi baru'), after.includes('data-note="newer"')]).toEqual([false, true, false])
  })

  it('is found by its words within the class', async () => {
    const { slug } = await build([{}, { content: { body: textOf('Tentang fotosintesis daun') } }])
    expect(await show(chapterShow, `${path(slug, 'bab-1')}?search=fotosintesis`, await as(siti, mine))).toContain(
      'Tentang fotosintesis daun',
    )
  })
})

describe('notes', () => {
  it('are the person’s own: kept, shown, removed; others’ are not', async () => {
    const { slug, id } = await build([{}])
    const address = path(slug, 'bab-1')
    const budi = await enrol(database, mine, 'Budi', ['student'])
    await database.asTenant(mine, ctx => joinCourse(ctx, budi.id, id))
    expect(await submit(chapterShow, address, { form: 'note', note: ' ' }, await as(siti, mine))).toContain('Tulis catatanmu')
    expect(await submit(chapterShow, address, { form: 'note', note: 'Ingat ini', quote: 'Isi bab' }, await as(siti, mine))).toBe(
      `303 ${address}`,
    )
    expect(await show(chapterShow, address, await as(siti, mine))).toContain('Ingat ini')
    expect(await show(chapterShow, address, await as(budi, mine))).not.toContain('Ingat ini')
    const { rows } = await database.pool.query<{ id: string }>(`select id from chapter_notes where note = 'Ingat ini'`)
    const noteId = rows[0]?.id ?? ''
    expect(await submit(chapterShow, address, { form: 'remove-note', id: noteId }, await as(budi, mine))).toBe('404')
    expect(await submit(chapterShow, address, { form: 'remove-note', id: 'bukan id' }, await as(siti, mine))).toBe('404')
    expect(await submit(chapterShow, address, { form: 'remove-note', id: noteId }, await as(siti, mine))).toBe(`303 ${address}`)
    expect(await show(chapterShow, address, await as(siti, mine))).not.toContain('Ingat ini')
  })
})

it('a session that has a time and a link, and no words, is shown: the link is left to when it begins', async () => {
  const content = { startsAt: '2999-01-01T12:00:00Z', endsAt: '2999-01-01T13:00:00Z', link: 'https://meet.contoh.example/rahasia' }
  const { slug } = await build([{ kind: 'live', content }])
  const html = await show(chapterShow, path(slug, 'bab-1'), await as(siti, mine))
  expect(html).toContain('2999')
  expect(html).not.toContain('Isi bab ini belum ada')
  expect(html).not.toContain('meet.contoh.example')
})
