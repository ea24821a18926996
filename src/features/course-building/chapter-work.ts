import { z } from 'zod'
import { CHAPTER_KINDS, type ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { chapterRule } from '#features/chapters/rules.ts'
import type { Film } from '#features/recordings/recorded.ts'
import { DEFAULT_LANG, LANGS, type Lang } from '#kit/lang.ts'
import type { RichNode } from '#platform/rich-text/document.ts'

const title = z.string().trim().max(160)
const content = z.record(z.string(), z.unknown())
const EXAMPLE = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'HTML menyusun halaman.' }] }] }

/** What people type of a chapter. Its contents are checked by its kind, in the command. */
export const chapterFields = z.object({
  title: title.meta({ example: 'Mengenal HTML' }),
  minutes: z.number().int().min(1).max(1440).default(10),
  kind: z.enum(CHAPTER_KINDS).default('article'),
  isPreview: z.boolean().default(false),
  rule: chapterRule.nullable().default(null),
  lang: z.enum(LANGS).default(DEFAULT_LANG),
  content: content.default({}).meta({ example: { body: EXAMPLE } }),
  translations: z.partialRecord(z.enum(LANGS), z.object({ title: title.default(''), content: content.optional() })).default({}),
})
export type ChapterWork = z.output<typeof chapterFields>
export type ChapterContent = ChapterWork['content']

/** What a chapter says in a language; `content` undefined: readers get that of its own language. */
export interface ChapterText {
  title: string
  content: ChapterContent | undefined
}

export function textIn(work: ChapterWork, lang: Lang): ChapterText {
  if (lang === work.lang) return work
  const text = work.translations[lang]
  return { title: text?.title ?? '', content: text?.content }
}

/** Returns the work with a language's text changed; a further language of which nothing is left is taken away. */
export function withText(work: ChapterWork, lang: Lang, change: Partial<{ title: string; content: ChapterContent }>): ChapterWork {
  if (lang === work.lang) return { ...work, ...change }
  const { title: named, content: said } = { ...textIn(work, lang), ...change }
  const { [lang]: _, ...others } = work.translations
  const isGone = named === '' && (said === undefined || Object.keys(said).length === 0)
  return { ...work, translations: isGone ? others : { ...others, [lang]: { title: named, ...(said && { content: said }) } } }
}

/** A shortcoming that a writer wants to know before readers do. `missing` holds a publication up. */
export interface ChapterFinding {
  code: 'missing' | 'title' | 'picture-alt' | 'captions' | 'transcript' | 'language'
  /** Of `missing`: the part of the content. */
  field?: string
  lang: string
  /** How many there are. */
  count?: number
}

/** Returns what a chapter lacks. `shown`: the site's languages. Throws where a content is none of its kind. */
export function findChapterFaults(work: ChapterWork, shown: readonly Lang[]): ChapterFinding[] {
  const langs = [work.lang, ...shown.filter(lang => lang !== work.lang)]
  return langs.flatMap(lang => {
    const text = textIn(work, lang)
    if (lang !== work.lang && (!text.title || !text.content)) return [{ code: 'language', lang } satisfies ChapterFinding]
    return faultsIn(work.kind, text, lang)
  })
}

function faultsIn(kind: ChapterKindName, text: ChapterText, lang: Lang): ChapterFinding[] {
  const { missing, schema, empty } = chapterKindOf(kind)
  const said = schema.parse({ ...Object(empty), ...text.content })
  const bare = nodesIn(said).filter(({ type, attrs }) => type === 'image' && !hasWords(attrs?.['alt'])).length
  // Named boundary: the content was read by its kind's schema.
  const { recording, captions = recording?.captions, transcript } = said as Partial<Film> & { recording?: Film | null }
  return [
    ...(text.title ? [] : [{ code: 'title', lang } as const]),
    ...missing(said).map(field => ({ code: 'missing', field, lang }) as const),
    ...(bare > 0 ? [{ code: 'picture-alt', lang, count: bare } as const] : []),
    ...(captions?.length === 0 ? [{ code: 'captions', lang } as const] : []),
    ...(kind === 'audio' && !transcript ? [{ code: 'transcript', lang } as const] : []),
  ]
}

/** Returns those of the fields that a publication was refused for which still lack something. The rule needs the other chapters, and is asked of the server again. */
export function stillMissing(work: ChapterWork, paths: readonly string[]): string[] {
  const lacking = findChapterFaults(work, []).map(({ code, field }) => (code === 'missing' ? `content.${field}` : code))
  return paths.filter(path => path === 'rule' || lacking.includes(path))
}

const hasWords = (text: unknown) => typeof text === 'string' && text.trim() !== ''

/** Returns the links of a chapter, in every language, once each: paths of this site, and addresses of others. */
export function linksOfChapter(work: ChapterWork): { own: string[]; outside: string[] } {
  const nodes = [work.content, ...Object.values(work.translations).map(text => text?.content)].flatMap(nodesIn)
  const hrefs = nodes.flatMap(({ marks = [] }) =>
    marks.flatMap(({ attrs }) => (typeof attrs?.['href'] === 'string' ? [attrs['href']] : [])),
  )
  const links = [...new Set(hrefs)]
  return { own: links.filter(link => /^\/(?!\/)/.test(link)), outside: links.filter(link => /^https?:\/\//.test(link)) }
}

/** Returns the nodes of all rich texts in a content, wherever they stand. */
function nodesIn(value: unknown): RichNode[] {
  const nodes: RichNode[] = []
  const queue: unknown[] = [value]
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (typeof one !== 'object' || one === null) continue
    // Named boundary: what has a type in a content of a kind is a node of its rich text, or has no marks.
    if ('type' in one && typeof one.type === 'string') nodes.push(one as RichNode)
    queue.push(...Object.values(one))
  }
  return nodes
}
