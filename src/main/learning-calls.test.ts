import { beforeAll, describe, expect, it } from 'vitest'
import type { Enrolled } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestLearning } from './testing-learning.ts'

const database = openTestDatabase()
const { at, build, call } = openTestLearning(database)
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString()

let mine: TenantId
let other: TenantId
let siti: Enrolled
let guest: Enrolled
let stranger: Enrolled

beforeAll(() => {
  ;({ mine, other, siti, guest, stranger } = at)
})

interface Sent {
  id?: string
  chapterId?: string | undefined
  state?: string
  at?: unknown
  [name: string]: unknown
}
const item = (chapterId: string | undefined, more: Sent = {}) => ({ id: newId(), chapterId, state: 'open', at: minutesAgo(5), ...more })

async function send(items: unknown, who: Enrolled | null = siti, of = mine) {
  const { status, data } = await call<{ items: { state: string }[]; classes: { slug: string; percent: number }[] } | null>(
    'progress',
    who,
    { items },
    of,
  )
  return { status, states: data?.items.map(({ state }) => state), classes: data?.classes }
}

const read = (path: string, who: Enrolled | null = siti, of = mine) => call(path, who, undefined, of)

describe('refusals', () => {
  it('nobody, and members of another tenant, neither read nor report', async () => {
    const { chapterIds, slug } = await build([{}])
    const items = [item(chapterIds[0])]
    expect([(await send(items, null)).status, (await send(items, stranger)).status]).toEqual([401, 404])
    for (const path of [`progress?slug=${slug}`, 'classes'])
      expect([(await read(path, null)).status, (await read(path, stranger)).status]).toEqual([401, 404])
    // At their own tenant the class is not there, nor its chapters.
    expect((await read(`progress?slug=${slug}`, stranger, other)).status).toBe(404)
    expect((await send(items, stranger, other)).states).toEqual(['unknown'])
  })

  it.each([
    ['no list', undefined],
    ['none', []],
    ['more than 200', Array.from({ length: 201 }, () => item(newId()))],
    ['no id', [item(newId(), { id: 'satu' })]],
    ['another state', [item(newId(), { state: 'locked' })]],
    ['no time', [item(newId(), { at: 'kemarin' })]],
    ['a time of a day that is not', [item(newId(), { at: '2026-02-30T00:00:00Z' })]],
    ['less than nothing', [item(newId(), { seconds: -1 })]],
    ['parts of a second', [item(newId(), { seconds: 1.5 })]],
    ['more than a day', [item(newId(), { seconds: 86_401 })]],
    ['a place beyond all', [item(newId(), { position: 2 ** 31 })]],
    ['answers to nothing', [item(newId(), { answers: [{ given: [] }] })]],
  ])('%s is malformed', async (_, items) => {
    expect((await send(items)).status).toBe(422)
  })

  it('what can’t be counted is said of each item, and blocks no other', async () => {
    const { chapterIds } = await build([{}, { publishedAt: null }, { removedAt: new Date() }, {}])
    const elsewhere = await build([{}], 'free', null)
    const items = [
      item(newId()),
      item(chapterIds[1]),
      item(chapterIds[2]),
      item(elsewhere.chapterIds[0]),
      item(chapterIds[0], { state: 'done' }),
    ]
    const { states, classes } = await send(items)
    expect(states).toEqual(['unknown', 'unknown', 'removed', 'not-joined', 'recorded'])
    expect(classes).toMatchObject([{ percent: 50 }])
  })

  it.each(['left', 'removed', 'refused', 'waiting-list', 'waiting-approval'])('who is %s learns nothing', async state => {
    const { chapterIds, slug } = await build([{}, { isPreview: true }], 'free', state)
    expect((await send([item(chapterIds[0]), item(chapterIds[1])])).states).toEqual(['not-joined', 'not-joined'])
    expect((await read(`progress?slug=${slug}`)).data).toMatchObject({ chapters: [{ state: 'locked' }, { state: 'open' }] })
  })

  it('reporting a locked chapter does not open it', async () => {
    const { chapterIds, slug } = await build([{}, {}, { rule: { type: 'date', at: '2999-01-01T00:00:00Z' } }], 'sequence')
    expect((await send([item(chapterIds[1], { state: 'done' }), item(chapterIds[2], { state: 'done' })])).states).toEqual([
      'locked',
      'locked',
    ])
    expect((await read(`progress?slug=${slug}`)).data).toMatchObject({
      percent: 0,
      chapters: [{ state: 'open' }, { state: 'locked' }, { state: 'locked' }],
    })
  })
})

describe('reporting', () => {
  it('counts an item once, also twice in one call and from two devices at the same time', async () => {
    const film = { kind: 'video', content: { address: '/files/a.mp4', seconds: 1000 } }
    const { chapterIds, slug } = await build([film])
    const once = item(chapterIds[0], { seconds: 40, position: 40, at: minutesAgo(60) })
    expect((await send([once, once])).states).toEqual(['recorded', 'recorded'])
    expect((await send([once])).states).toEqual(['repeated'])
    const more = item(chapterIds[0], { seconds: 20, position: 60 })
    const both = await Promise.all([send([more]), send([more])])
    expect(new Set(both.map(({ states }) => states?.[0]))).toEqual(new Set(['recorded', 'repeated']))
    expect((await read(`progress?slug=${slug}`)).data).toMatchObject({
      chapters: [{ state: 'open', position: 60, seconds: 60, kind: 'video' }],
    })
  })

  it('loses nothing of two devices that report at the same time', async () => {
    const { chapterIds, slug } = await build(Array.from({ length: 12 }, () => ({})))
    const results = await Promise.all(chapterIds.map(id => send([item(id, { state: 'done' })])))
    expect(results.map(({ status }) => status)).toEqual(chapterIds.map(() => 200))
    expect((await read(`progress?slug=${slug}`)).data).toMatchObject({ percent: 100 })
  })

  it('of a locked chapter counts as soon as what it waits for is reported, by whichever device', async () => {
    const { chapterIds, slug } = await build([{}, {}, {}], 'sequence')
    const [a, b, c] = chapterIds
    expect((await send([item(c, { state: 'done' }), item(b, { state: 'done' })])).states).toEqual(['locked', 'locked'])
    expect(await send([item(a, { state: 'done' })])).toMatchObject({ states: ['recorded'], classes: [{ percent: 100 }] })
    expect((await read(`progress?slug=${slug}`)).data).toMatchObject({
      chapters: [{ state: 'done' }, { state: 'done' }, { state: 'done' }],
    })
  })

  it('completes the class; its share never goes back when chapters are added', async () => {
    const { chapterIds, slug, id } = await build([{}, {}])
    expect((await send([item(chapterIds[0], { state: 'done' })])).classes).toEqual([{ slug, percent: 50 }])
    expect((await send([item(chapterIds[1], { state: 'done' })])).classes).toEqual([{ slug, percent: 100 }])
    await database.pool.query(
      `insert into class_chapters (tenant_id, id, module_id, slug, title, minutes, position, published_at)
       select tenant_id, $2, id, 'baru', 'Baru', 5, 9, now() from class_modules where class_id = $1`,
      [id, newId()],
    )
    expect((await send([item(chapterIds[0])])).classes).toEqual([{ slug, percent: 100 }])
    const { data } = await read('classes')
    const own = (data as { items: { slug: string }[] }).items.find(one => one.slug === slug)
    expect(own).toMatchObject({ state: 'completed', percent: 100, next: { path: `/Courses/${slug}/module/awal/chapter/baru` } })
  })

  it('is read on every device: the last chapter is the one of the latest place', async () => {
    const { chapterIds, slug } = await build([{}, {}, {}])
    await send([item(chapterIds[1], { position: 300, at: minutesAgo(1) })])
    await send([item(chapterIds[0], { position: 10, at: minutesAgo(20) })])
    const { data } = await read('classes')
    const own = (data as { items: { slug: string }[] }).items.find(one => one.slug === slug)
    expect(own).toMatchObject({ next: { chapterId: chapterIds[1], path: `/Courses/${slug}/module/awal/chapter/bab-2` } })
    expect(await read('classes', guest)).toMatchObject({ status: 200, data: { items: [] } })
  })
})

it('takes ten codes of attendance of a person at a session, right or wrong, though a wrong one writes nothing else', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const content = { startsAt: at(-5), endsAt: at(55), link: 'https://meet.contoh.example/x' }
  const { chapterIds } = await build([
    { kind: 'live', content },
    { kind: 'live', content },
  ])
  const [first, second] = chapterIds
  await database.pool.query(`insert into live_codes (tenant_id, chapter_id, code, made_at) values ($1, $2, 'K7RW2M', now())`, [mine, first])
  const attempt = async (chapterId: string | undefined, code: string) => (await call('attendance', siti, { chapterId, code })).status
  const answers: number[] = []
  for (let tried = 0; tried < 10; tried++) answers.push(await attempt(first, 'AAAAAA'))
  expect(answers).toEqual(Array(10).fill(422))
  expect(await attempt(first, 'K7RW2M')).toBe(429)
  expect(await attempt(second, 'AAAAAA')).toBe(422)
})
