import { beforeAll, describe, expect, it } from 'vitest'
import { htmlOf } from '#features/chapters/kinds/html.server.ts'
import { type ChapterKindName, readContent } from '#features/chapters/kinds/kinds.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getChapterWork, saveChapter } from './chapters.server.ts'
import { publishChapter } from './publish.server.ts'
import { buildOutline, chapterWork } from './testing.ts'

/* What people or programs send that no chapter may hold: refused, and nothing half in. */
const database = openTestDatabase()
let tenant: TenantId
let admin: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  admin = await enrol(database, tenant, 'Ani', ['admin'])
})

async function run<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await database.asTenant(tenant, work, { viewer: await admin.viewer(), now: TEST_NOW })
}

async function makeChapter(): Promise<string> {
  return await run(async ctx => {
    const { id } = await buildClass(ctx)
    return (await buildOutline(ctx, id, ['Satu'])).chapterIds[0] ?? ''
  })
}

const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
const linked = (href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'tekan', marks: [{ type: 'link', attrs: { href } }] }] }],
})

const SCRIPTS = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
]
/** Where a film holds an address. */
const FILMS: ((address: string) => object)[] = [
  address => ({ address, seconds: 5 }),
  poster => ({ address: '/files/a.mp4', seconds: 5, poster }),
  smallAddress => ({ address: '/files/a.mp4', seconds: 5, smallAddress }),
  address => ({ address: '/files/a.mp4', seconds: 5, captions: [{ lang: 'id', address }] }),
]
/** Where each kind holds an address. */
const ADDRESSES: [ChapterKindName, (address: string) => object][] = [
  ...FILMS.map((film): [ChapterKindName, (address: string) => object] => ['video', film]),
  ['audio', address => ({ address, seconds: 5 })],
  ['document', address => ({ address, pages: 1 })],
  ['live', link => ({ link, about: text('Temu') })],
  ['live', mapLink => ({ mapLink, about: text('Temu') })],
  ...FILMS.map((film): [ChapterKindName, (address: string) => object] => ['live', to => ({ about: text('Temu'), recording: film(to) })]),
]

describe('a script in a chapter', () => {
  it.each(ADDRESSES)('as an address of a %s is refused, and nothing is saved', async (kind, contentWith) => {
    const id = await makeChapter()
    const before = await run(ctx => getChapterWork(ctx, id))
    for (const script of SCRIPTS)
      await expect(
        run(ctx => saveChapter(ctx, { id, base: 1, work: chapterWork({ kind, content: contentWith(script) }) })),
        script,
      ).rejects.toThrow()
    expect(await run(ctx => getChapterWork(ctx, id))).toEqual(before)
  })

  it.each([
    ['article', (href: string) => ({ body: linked(href) })],
    ['live', (href: string) => ({ about: linked(href) })],
    ['discussion', (href: string) => ({ question: linked(href) })],
    ['practice', (href: string) => ({ intro: linked(href) })],
  ] as const)('as a link in a text of a %s is no link for readers', async (kind, contentWith) => {
    for (const script of SCRIPTS) {
      const shown = await htmlOf(kind, readContent(kind, contentWith(script)))
      expect(Object.values(shown).join(), script).toContain('tekan')
      expect(Object.values(shown).join(), script).not.toMatch(/(?:javascript|data|vbscript|blob):|<script/i)
    }
  })

  it('as a text stays a text', async () => {
    const { body } = await htmlOf('article', readContent('article', { body: text('<script>alert(1)</script>') }))
    expect(body).toContain('&lt;script')
    expect(body).not.toContain('<script')
  })
})

describe('times', () => {
  it.each([
    ['an end before its start', { startsAt: '2026-08-17T03:00:00Z', endsAt: '2026-08-17T02:00:00Z' }, 'endsAt'],
    ['an end at its start', { startsAt: '2026-08-17T03:00:00Z', endsAt: '2026-08-17T03:00:00Z' }, 'endsAt'],
    ['an end without a start', { startsAt: null, endsAt: '2026-08-17T03:00:00Z' }, 'startsAt'],
    ['a start without an end', { startsAt: '2026-08-17T03:00:00Z', endsAt: null }, 'endsAt'],
  ])('of a meeting with %s are kept, and not published', async (_, times, path) => {
    const id = await makeChapter()
    const content = { ...times, link: 'https://rapat.example/x', about: text('Temu') }
    const { version } = await run(ctx => saveChapter(ctx, { id, base: 1, work: chapterWork({ kind: 'live', content }) }))
    await expect(run(ctx => publishChapter(ctx, { id, version }))).rejects.toMatchObject({
      status: 422,
      problems: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(path) })]),
    })
  })

  it.each(['kemarin', '2026-02-30T00:00:00Z', '2026-08-17T25:00:00Z', '2026-08-17T03:00', 5])(
    'of a meeting that are none (%s) are refused',
    async startsAt => {
      const id = await makeChapter()
      const content = { startsAt, endsAt: null, about: text('Temu') }
      await expect(run(ctx => saveChapter(ctx, { id, base: 1, work: chapterWork({ kind: 'live', content }) }))).rejects.toThrow()
    },
  )

  it('are the same moment in every zone, also where clocks change in the night', () => {
    // Clocks in New York go back, and in Lord Howe forward by half an hour, around these moments.
    for (const moment of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-10-03T15:45:00.000Z'])
      for (const zone of ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']) {
        const typed = toZonedInput(moment, zone)
        expect(fromZonedInput(typed, zone)).toBe(moment)
        expect(typed).toBe(new Date(moment).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T').slice(0, 16))
      }
  })
})

it.each([
  ['a film longer than a day', 'video', { address: '/files/a.mp4', seconds: 86_401 }],
  ['captions of no language', 'video', { address: '/files/a.mp4', seconds: 5, captions: [{ lang: 'bahasa', address: '/files/a.vtt' }] }],
  ['captions without a file', 'video', { address: '/files/a.mp4', seconds: 5, captions: [{ lang: 'id', address: '' }] }],
  ['a part before its beginning', 'audio', { address: '/files/a.mp3', seconds: 5, parts: [{ at: -1, title: 'Awal' }] }],
  ['2,001 pages', 'document', { address: '/files/a.pdf', pages: 2001 }],
  ['a pass mark above all', 'practice', { intro: text('Coba'), passMark: 101 }],
  ['a question without an id', 'practice', { intro: text('Coba'), questions: [{ type: 'fill', prompt: text('Apa?'), gaps: [] }] }],
  ['a text that is none', 'article', { body: '<p>teks</p>' }],
  ['a package of another place', 'package', { address: 'javascript:alert(1)' }],
] as const)('a chapter with %s is refused', async (_, kind, content) => {
  const id = await makeChapter()
  await expect(run(ctx => saveChapter(ctx, { id, base: 1, work: chapterWork({ kind, content }) }))).rejects.toThrow()
  expect((await run(ctx => getChapterWork(ctx, id))).chapter.draftVersion).toBe(1)
})
