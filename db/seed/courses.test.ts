import { describe, expect, it } from 'vitest'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { isWhole } from '#features/chapters/kinds/practice/kind.ts'
import type { CourseChapter, TextFiles } from '#features/course-files/course.ts'
import { fromFiles } from '#features/course-files/from-files.server.ts'
import type { RichNode } from '#platform/rich-text/document.ts'
import { courses, movedTo } from './courses.ts'
import { tenants } from './tenants.ts'

const WRITTEN = [...courses].map(([key, texts]) => [key, texts] as const)
/** Learned in English, too: one in each tenant. */
const IN_ENGLISH = ['alkademi/html-dan-css-dari-nol', 'smkcoding/git-untuk-kerja-kelompok', 'foundation/keluarga-aman-di-internet']

const seedOf = (key: string) => {
  const [tenant, slug] = key.split('/')
  const found = tenants.find(one => one.slug === tenant)?.classes.find(one => one.slug === slug)
  if (!found) throw new Error(`no class is called ${key}`)
  return found
}

const reads = new Map<TextFiles, ReturnType<typeof readOnce>>()
function read(texts: TextFiles) {
  const found = reads.get(texts) ?? readOnce(texts)
  reads.set(texts, found)
  return found
}

async function readOnce(texts: TextFiles) {
  const result = await fromFiles(texts)
  if (!result) throw new Error('no chapter')
  const chapters = result.course.modules.flatMap(module =>
    module.chapters.map(chapter => ({ ...chapter, place: `${module.slug}/${chapter.slug}` })),
  )
  return { ...result, chapters }
}

const kindOf = (chapter: CourseChapter) => chapterKindOf(chapter.kind)
/** Content by the kind's own schema; it throws for what can't be stored. */
const contentOf = (chapter: CourseChapter, content: unknown = chapter.content) => kindOf(chapter).schema.parse(content) as never
const wordsOf = (chapter: CourseChapter) => kindOf(chapter).words(contentOf(chapter)).split(/\s+/).filter(Boolean).length

/** Everything that readers see of a chapter, as text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function nodesIn(node: RichNode): RichNode[] {
  return [node, ...(node.content ?? []).flatMap(nodesIn)]
}

describe('the classes that can be learned on the demo’s day', () => {
  it('are written: each has a folder of chapters', () => {
    const open = tenants.flatMap(({ slug, classes }) =>
      classes.filter(one => ['started', 'always-open'].includes(one.state)).map(one => `${slug}/${one.slug}`),
    )
    expect(open.filter(key => !courses.has(key))).toEqual([])
    expect(open.length).toBeGreaterThan(5)
  })

  it.each(['alkademi', 'smkcoding', 'foundation'])(
    'are three at %s with those that open soon: one free and always open, one premium',
    tenant => {
      const classes = WRITTEN.filter(([key]) => key.startsWith(`${tenant}/`)).map(([key]) => seedOf(key))
      expect(classes.length).toBe(3)
      expect(classes.filter(one => one.state === 'always-open' && one.priceRupiah === 0).length).toBe(1)
      expect(classes.filter(one => one.premium).length).toBe(1)
    },
  )
})

describe.each(WRITTEN)('the written class %s', (key, texts) => {
  it('is read without a loss, under the name of its class', async () => {
    const { notes, course } = await read(texts)
    expect(notes).toEqual([])
    expect([course.fields.name, course.fields.slug]).toEqual([seedOf(key).name, seedOf(key).slug])
  })

  it('has chapters whose contents can be published, in each language', async () => {
    for (const chapter of (await read(texts)).chapters) {
      const contents = [chapter.content, ...Object.values(chapter.translations).flatMap(one => (one?.content ? [one.content] : []))]
      for (const content of contents) expect(kindOf(chapter).missing(contentOf(chapter, content)), chapter.place).toEqual([])
    }
  })

  it('has enough to learn: modules with practice, a conversation, a meeting, and a first chapter for everybody', async () => {
    const { course, chapters } = await read(texts)
    const count = (kind: string) => chapters.filter(one => one.kind === kind).length
    expect(course.modules.length).toBeGreaterThanOrEqual(3)
    expect(chapters.length).toBeGreaterThanOrEqual(10)
    expect(count('practice')).toBeGreaterThanOrEqual(3)
    expect([count('discussion'), count('live')]).toEqual([1, 1])
    expect(chapters.map(one => one.isPreview)).toEqual(chapters.map((_, at) => at === 0))
    for (const one of chapters) if (one.kind === 'article') expect(wordsOf(one), one.place).toBeGreaterThan(400)
  })

  it('says minutes in which its words can be read, and not more than an hour beyond', async () => {
    for (const chapter of (await read(texts)).chapters) {
      const reading = wordsOf(chapter) / 180
      expect(chapter.minutes, chapter.place).toBeGreaterThanOrEqual(reading)
      expect(chapter.minutes, chapter.place).toBeLessThanOrEqual(reading + 90)
    }
  })

  it('asks questions that can be answered, and says something to each answer', async () => {
    for (const chapter of (await read(texts)).chapters) {
      if (chapter.kind !== 'practice') continue
      const { questions } = chapterKindOf('practice').schema.parse(chapter.content)
      expect(questions.length, chapter.place).toBeGreaterThanOrEqual(5)
      for (const one of questions) {
        expect(isWhole(one), chapter.place).toBe(true)
        expect(one.whenRight && one.whenWrong, chapter.place).toBeTruthy()
        if (one.type !== 'fill') continue
        const gaps = textsIn(one.prompt).join(' ').split('___').length - 1
        expect(gaps, `${chapter.place}: ${textsIn(one.prompt).join(' ')}`).toBe(one.gaps.length)
      }
    }
  })

  it('leads to chapters of its own that are there', async () => {
    const { chapters } = await read(texts)
    const places = new Set(chapters.map(({ place }) => `/Courses/${key.split('/')[1]}/module/${place.replace('/', '/chapter/')}`))
    const contents = chapters.flatMap(one => [one.content, ...Object.values(one.translations).map(other => other?.content)])
    const links = contents.flatMap(content => Object.values(content ?? {}).flatMap(part => (isDocument(part) ? linksIn(part) : [])))
    for (const link of links) expect(places.has(link) || link.startsWith('https://'), link).toBe(true)
  })

  it('is Indonesian that says kamu', async () => {
    for (const chapter of (await read(texts)).chapters) {
      const text = textsIn(chapter.content).join(' ')
      expect(text, chapter.place).not.toMatch(/\bAnda\b/)
      expect(text.match(/\b(the|your|you|with|which)\b/g)?.length ?? 0, chapter.place).toBeLessThanOrEqual(2)
      if (chapter.kind === 'article') expect(text, chapter.place).toMatch(/kamu|mu\b/)
    }
  })
})

const isDocument = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
const linksIn = (node: RichNode) =>
  nodesIn(node).flatMap(({ marks = [] }) => marks.flatMap(({ type, attrs }) => (type === 'link' ? [String(attrs?.['href'])] : [])))

it.each(IN_ENGLISH)('%s is there in English as a whole', async key => {
  const { chapters, course } = await read(courses.get(key) ?? new Map())
  expect(course.modules.filter(({ titles }) => !titles.en).map(({ slug }) => slug)).toEqual([])
  for (const { translations, place } of chapters) expect(translations.en?.content, place).toBeTruthy()
})

it('meetings are as far from the demo’s day as they are written', () => {
  const text = '---\nstartsAt: 2026-01-10T12:00:00Z\n---\n\nPada 2026-01-05T10:15:00Z kotak tiba.\n'
  expect([...movedTo(new Map([['a.md', text]]), new Date('2026-11-21T15:30:00Z')).values()]).toEqual([
    '---\nstartsAt: 2026-11-30T12:00:00.000Z\n---\n\nPada 2026-01-05T10:15:00Z kotak tiba.\n',
  ])
})
