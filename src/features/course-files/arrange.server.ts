import { posix } from 'node:path'
import { LANGS } from '#kit/lang.ts'
import { toSlug } from '#kit/text.ts'
import type { FileNote } from './course.ts'
import type { FrontFile } from './front.server.ts'
import { isTranscriptHeading } from './live-body.ts'

export interface Placed {
  path: string
  file: FrontFile
}

export interface ArrangedChapter extends Placed {
  slug: string
  title: string
  translations: Map<string, Placed>
}

export interface ArrangedModule {
  slug: string
  title: string
  titles: Record<string, string>
  chapters: ArrangedChapter[]
}

export interface Arranged {
  /** What stands above all: `course.md`, or the README. */
  top: Placed
  /** What the class is called where `top` does not say it. */
  name: string
  translations: Map<string, Placed>
  modules: ArrangedModule[]
  /** Where each file's chapter is. */
  places: Map<string, { module: string; chapter: string }>
}

const INDEX = /^(course|module|readme|index|_index)$/i
const NOT_READ = /^(license|licence|changelog|contributing|code_of_conduct|security|summary)$/i
const MOST_CHAPTERS = 1000

/** Finds the order of a folder's files: which are chapters of which module, and what they are called. */
export function arrange(files: ReadonlyMap<string, FrontFile>, notes: FileNote[]): Arranged {
  const { whole, translated } = splitLanguages(files)
  const order = orderOf(files)
  const top = findIndex(whole, '') ?? { path: 'course.md', file: { front: {}, body: '' } }
  const name = titleOf(top.file, '').title || 'Kelas'
  const folders = [...new Set([...whole.keys()].map(path => posix.dirname(path)))]
  const ranked = folders.map(folder => ({ folder, rank: order(findIndex(whole, folder === '.' ? '' : folder)?.path ?? `${folder}/`) }))
  const slugs = new Set<string>()
  const places: Arranged['places'] = new Map()
  const modules = ranked.toSorted(byRank).flatMap(({ folder }) => {
    const module = arrangeModule(folder, whole, translated, order, name)
    if (module.chapters.length === 0 && !findIndex(whole, folder)) return []
    if (folder === '.' && module.chapters.length === 0) return []
    module.slug = free(module.slug, slugs)
    for (const chapter of module.chapters) places.set(chapter.path, { module: module.slug, chapter: chapter.slug })
    return [module]
  })
  const most = modules.reduce((sum, { chapters }) => sum + chapters.length, 0)
  if (most > MOST_CHAPTERS) notes.push({ path: '', code: 'TooManyChapters', values: { count: most, most: MOST_CHAPTERS } })
  let left = MOST_CHAPTERS
  for (const module of modules) {
    module.chapters = module.chapters.slice(0, left)
    left -= module.chapters.length
  }
  const translations = new Map([...translated].flatMap(([path, langs]) => (path === top.path ? [...langs] : [])))
  return { top, name, translations, modules, places }
}

type Order = (path: string) => Rank
interface Rank {
  number: number
  name: string
}
const byRank = <T extends { rank: Rank }>(a: T, b: T) => a.rank.number - b.rank.number || natural(a.rank.name, b.rank.name)
const natural = (a: string, b: string) => new Intl.Collator('en', { numeric: true }).compare(a, b)

function arrangeModule(
  folder: string,
  whole: ReadonlyMap<string, FrontFile>,
  translated: ReadonlyMap<string, Map<string, Placed>>,
  order: Order,
  courseName: string,
): ArrangedModule {
  const index = folder === '.' ? undefined : findIndex(whole, folder)
  const title = (index && titleOf(index.file, '').title) || (folder === '.' ? courseName : folder.split('/').map(toTitle).join(' · '))
  const chapters = [...whole]
    .filter(([path]) => posix.dirname(path) === folder && !NOT_READ.test(stemOf(path)) && !isPureIndex(path, folder, whole))
    .map(([path, file]) => ({ path, file, rank: order(path) }))
    .toSorted(byRank)
  const slugs = new Set<string>()
  const titles = [...((index && translated.get(index.path)) ?? [])].map(([lang, { file, path }]) => [lang, titleOf(file, path).title])
  return {
    slug: slugOf(folder === '.' ? [courseName] : folder.split('/'), index?.file),
    title: title.slice(0, 160),
    titles: Object.fromEntries(titles),
    chapters: chapters.map(({ path, file }) => ({
      path,
      file,
      slug: free(slugOf([stemOf(path)], file), slugs),
      title: titleOf(file, path).title.slice(0, 160),
      translations: translated.get(path) ?? new Map<string, Placed>(),
    })),
  }
}

/** An index is a chapter, too, where it has a text of its own; that of the class is its description. */
function isPureIndex(path: string, folder: string, whole: ReadonlyMap<string, FrontFile>): boolean {
  if (!INDEX.test(stemOf(path))) return false
  return folder === '.' || /^(course|module)$/i.test(stemOf(path)) || withoutHeading(whole.get(path)?.body ?? '').trim() === ''
}

function findIndex(whole: ReadonlyMap<string, FrontFile>, folder: string): Placed | undefined {
  const inside = [...whole].filter(([path]) => (posix.dirname(path) === '.' ? '' : posix.dirname(path)) === (folder === '.' ? '' : folder))
  for (const name of ['course', 'module', '_index', 'index', 'readme']) {
    const found = inside.find(([path]) => stemOf(path).toLowerCase() === name)
    if (found) return { path: found[0], file: found[1] }
  }
  return undefined
}

/** `SUMMARY.md` gives the order, else numbers in the front matter, else the names. */
function orderOf(files: ReadonlyMap<string, FrontFile>): Order {
  const summary = [...files].find(([path]) => /^summary\.md$/i.test(path))?.[1].body ?? ''
  const listed = [...summary.matchAll(/\]\(\s*<?([^)>#]+\.md)/gi)].map(([, path = '']) => posix.normalize(path.trim().replace(/^\.\//, '')))
  return path => {
    const place = listed.indexOf(path)
    if (place >= 0) return { number: place, name: path }
    const inFolder = path.endsWith('/') ? listed.findIndex(one => one.startsWith(path)) : -1
    if (inFolder >= 0) return { number: inFolder, name: path }
    const front = files.get(path)?.front ?? {}
    const said = ['order', 'weight', 'nav_order', 'sidebar_position'].map(name => Number(front[name])).find(number => !Number.isNaN(number))
    // An index stands before the chapters of its folder; among folders the folder's name counts.
    const isIndex = INDEX.test(stemOf(path))
    return { number: said ?? (listed.length > 0 ? listed.length : 0), name: isIndex ? `${posix.dirname(path)}/` : path }
  }
}

function splitLanguages(files: ReadonlyMap<string, FrontFile>) {
  const whole = new Map<string, FrontFile>()
  const translated = new Map<string, Map<string, Placed>>()
  for (const [path, file] of files) {
    const [, stem = '', lang = '', ending = ''] = /^(.+)\.([a-z]{2,3})(\.[a-z]+)$/.exec(path) ?? []
    const own = `${stem}${ending}`
    if (!LANGS.some(known => known === lang) || !files.has(own)) whole.set(path, file)
    else translated.set(own, (translated.get(own) ?? new Map<string, Placed>()).set(lang, { path, file }))
  }
  return { whole, translated }
}

/** Returns what a file is called: by its front matter, its first heading, or its name. */
export function titleOf({ front, body }: FrontFile, path: string): { title: string; hasHeading: boolean } {
  const said = front['title'] ?? front['name']
  if (typeof said === 'string' && said.trim()) return { title: said, hasHeading: false }
  if (typeof said === 'number') return { title: String(said), hasHeading: false }
  const heading = titleHeadingOf({ front, body })
  if (heading)
    return {
      title:
        heading
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/[*_`]/g, '')
          .trim() || toTitle(stemOf(path)),
      hasHeading: true,
    }
  return { title: toTitle(stemOf(path)), hasHeading: false }
}

const HEADING = /^\s*(?:# +(.+?)(?: +#+)?|([^\n#>-].*)\n=+) *(?:\n|$)/
/** Returns the heading of level 1 that a text begins with. */
const headingOf = (body: string): string | undefined => {
  const [, first, underlined] = HEADING.exec(body) ?? []
  return first ?? underlined
}
/** As `headingOf`, where such a heading can be the title: kinds have some of their own. */
export function titleHeadingOf({ front, body }: FrontFile): string | undefined {
  const heading = front['kind'] === 'practice' ? undefined : headingOf(body)
  return front['kind'] === 'live' && heading !== undefined && isTranscriptHeading(`# ${heading}`) ? undefined : heading
}
/** Returns a text without the heading of level 1 that it begins with. */
export const withoutHeading = (body: string): string => body.replace(HEADING, '')

const stemOf = (path: string) => posix.basename(path).replace(/\.[^.]+$/, '')
const withoutNumber = (name: string) => name.replace(/^\d+(?:[-_. ]+|$)/, '') || name
const toTitle = (name: string) => {
  const words = withoutNumber(name).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A folder's slug is that of all folders on its way. */
function slugOf(names: readonly string[], file: FrontFile | undefined): string {
  const said = file?.front['slug']
  const given = typeof said === 'string' ? said.split('/').findLast(Boolean) : undefined
  return toSlug(given ?? names.map(withoutNumber).join('-'), 100) || 'bab'
}

/** Returns the slug, or with a number what is not taken yet. */
function free(slug: string, taken: Set<string>): string {
  let name = slug
  for (let at = 2; taken.has(name); at++) name = `${slug}-${at}`
  taken.add(name)
  return name
}
