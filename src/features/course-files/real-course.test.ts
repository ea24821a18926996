import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { article } from '#features/chapters/kinds/article/kind.ts'
import { fromFiles } from './from-files.server.ts'
import { readFolder } from './read/folder.server.ts'
import { toFiles } from './to-files.server.ts'

/** The manual of React Router (MIT), which its package ships as Markdown. */
const DOCS = join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), 'docs')

it('a large class is read and written chapter by chapter: others have their turn in between', async () => {
  const { texts } = await readFolder(join(DOCS, 'start'))
  const turnsOf = async <T>(work: () => Promise<T>): Promise<[turns: number, result: T]> => {
    let turns = 0
    let next = setImmediate(function count() {
      turns++
      next = setImmediate(count)
    })
    const result = await work()
    clearImmediate(next)
    return [turns, result]
  }
  const [whileRead, read] = await turnsOf(() => fromFiles(texts))
  if (!read) throw new Error('nothing was read')
  const count = read.course.modules.flatMap(({ chapters }) => chapters).length
  expect(count).toBeGreaterThan(10)
  expect(whileRead).toBeGreaterThanOrEqual(count)
  const [whileWritten] = await turnsOf(() => toFiles(read.course))
  expect(whileWritten).toBeGreaterThanOrEqual(count)
}, 60_000)

it('a manual of more than 50 chapters that a package ships comes in whole, is walked, and leaves without loss', async () => {
  const { texts, notes } = await readFolder(DOCS)
  const read = await fromFiles(texts)
  if (!read) throw new Error('nothing was read')
  const { course } = read
  expect([...notes, ...read.notes]).toEqual([])
  const chapters = course.modules.flatMap(module => module.chapters.map(chapter => ({ place: `${module.slug}/${chapter.slug}`, chapter })))
  expect(chapters.length).toBeGreaterThan(50)
  expect(new Set(chapters.map(({ place }) => place)).size).toBe(chapters.length)
  // Some of its pages hold a title alone, or a comment.
  const bare = (text: string) =>
    text
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/<!--[\s\S]*?-->|^# .*$/gm, '')
      .trim() === ''
  const stubs = [...texts.values()].filter(bare).map(text => /^title: (.+)$/m.exec(text)?.[1])
  for (const { chapter } of chapters) {
    const content = article.schema.parse(chapter.content)
    expect(article.missing(content), chapter.title).toEqual(stubs.includes(chapter.title) ? ['body'] : [])
    expect(chapter.minutes).toBeGreaterThan(0)
    expect(chapter.title).not.toBe('')
  }
  // What the files say is in the chapters: words of each text, and its code.
  const source = await readFile(join(DOCS, 'start/framework/routing.md'), 'utf8')
  const routing = chapters.find(({ place }) => place === 'start-framework/routing')?.chapter
  expect(source).toContain('routes.ts')
  expect(JSON.stringify(routing?.content)).toContain('codeBlock')
  expect(JSON.stringify(routing?.content)).toContain('routes.ts')
  const back = await fromFiles(await toFiles(course))
  expect(back?.notes).toEqual([])
  expect(back?.course.modules.map(({ slug, title }) => [slug, title])).toEqual(course.modules.map(({ slug, title }) => [slug, title]))
  expect(back?.course).toEqual(course)
}, 120_000)
