import { setImmediate } from 'node:timers/promises'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import { LANGS } from '#kit/lang.ts'
import {
  type ArrangedChapter,
  type ArrangedModule,
  arrange,
  type Placed,
  titleHeadingOf,
  titleOf,
  withoutHeading,
} from './arrange.server.ts'
import { fromBody, toAbsolute } from './bodies.server.ts'
import { type Course, type CourseChapter, type CourseModule, type FileNote, type TextFiles } from './course.ts'
import { type FrontFile, fromFrontFile } from './front.server.ts'
import { readChapterContent } from './read-content.server.ts'
import { readMinutes, readRule } from './read-front.ts'

/** What was read of a folder: the class, and what is not as it should be or does not come. */
export interface ReadCourse {
  course: Course
  notes: FileNote[]
}

/** Reads a class from the texts of its folder (docs/courses.md), or from any other folder of Markdown. Undefined where it holds no chapter. */
export async function fromFiles(files: TextFiles): Promise<ReadCourse | undefined> {
  const notes: FileNote[] = []
  const read = new Map([...files].map(([path, text]) => [path, fromFrontFile(path, text, notes)] as const))
  const arranged = arrange(read, notes)
  if (arranged.modules.every(({ chapters }) => chapters.length === 0)) return undefined
  const { fields, chapterOrder } = await readFields(arranged.top, arranged.translations, notes, arranged.name)
  const base = `/Courses/${fields.slug ?? ''}`
  const linkOf = (path: string) => {
    const found = arranged.places.get(path)
    return found && fields.slug ? `${base}/module/${found.module}/chapter/${found.chapter}` : undefined
  }
  const modules: CourseModule[] = []
  for (const module of arranged.modules) modules.push(await readModule(module, fields.lang, linkOf, notes))
  return { course: { fields, chapterOrder, modules: withoutUnknownRules(modules, notes) }, notes }
}

type LinkOf = (path: string) => string | undefined

async function readFields(
  top: Placed,
  translations: ReadonlyMap<string, Placed>,
  notes: FileNote[],
  name: string,
): Promise<Pick<Course, 'fields' | 'chapterOrder'>> {
  const { front } = top.file
  const { chapterOrder } = front
  const typed: Record<string, unknown> = { ...onlyFields(front, top.path, notes), content: await bodyDocument(top, notes) }
  typed['name'] ??= front['title'] ?? name
  typed['translations'] = Object.fromEntries(
    await Promise.all(
      [...translations].map(async ([lang, one]) => {
        const content = one.file.body === '' ? undefined : await bodyDocument(one, notes)
        return [lang, { ...onlyFields(one.file.front, one.path, notes), ...(content && { content }) }] as const
      }),
    ),
  )
  if (typeof typed['logo'] === 'string') typed['logo'] = toAbsolute(typed['logo'], top.path)
  const { programId: _program, mentorIds: _mentors, ...fields } = await parseFields(typed, top.path, notes)
  return { fields, chapterOrder: chapterOrder === 'sequence' ? 'sequence' : 'free' }
}

/** Keys of other programs are no fields of a class; of a `course.md` each that is unknown is said. */
function onlyFields(front: Record<string, unknown>, path: string, notes: FileNote[]): Record<string, unknown> {
  const { title: _title, ...known } = front
  const unknown = Object.keys(known).filter(name => !(name in classFields.shape) || name === 'content' || name === 'translations')
  const isSaid = (name: string) => name !== 'chapterOrder' && /^course(\.[a-z]+)?\.md$/.test(path)
  for (const name of unknown.filter(isSaid)) notes.push({ path, code: 'FieldUnknown', values: { name } })
  return Object.fromEntries(Object.entries(known).filter(([name]) => !unknown.includes(name)))
}

/** A field that can't be read is left out, and said. */
async function parseFields(typed: Record<string, unknown>, path: string, notes: FileNote[]) {
  const first = await classFields.safeParseAsync(typed)
  if (first.success) return first.data
  const wrong = new Set(first.error.issues.map(issue => String(issue.path[0])))
  for (const name of wrong) notes.push({ path, code: 'FieldWrong', values: { name } })
  const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.has(name)))
  return await classFields.parseAsync({
    ...rest,
    ...(wrong.has('name') && { name: String(typed['name']).slice(0, 160).trim() || 'Kelas' }),
  })
}

async function bodyDocument({ path, file }: Placed, notes: FileNote[]) {
  const document = await fromBody(withoutTitle(file).body, path)
  if (!document) notes.push({ path, code: 'TextTooLarge' })
  return document ?? { type: 'doc', content: [] }
}

async function readModule(module: ArrangedModule, lang: string, linkOf: LinkOf, notes: FileNote[]): Promise<CourseModule> {
  const chapters: CourseChapter[] = []
  for (const one of module.chapters) {
    // Hundreds of chapters take seconds: other requests have their turn.
    await setImmediate()
    const chapter = await readChapter(one, module.slug, lang, linkOf, notes)
    if (chapter) chapters.push(chapter)
  }
  return { slug: module.slug, title: module.title, titles: module.titles, chapters }
}

async function readChapter(
  one: ArrangedChapter,
  moduleSlug: string,
  courseLang: string,
  linkOf: LinkOf,
  notes: FileNote[],
): Promise<CourseChapter | undefined> {
  const { path, file, slug } = one
  const kind = CHAPTER_KINDS.find(name => name === file.front['kind']) ?? 'article'
  if (file.front['kind'] !== undefined && file.front['kind'] !== kind)
    notes.push({ path, code: 'KindUnknown', values: { name: JSON.stringify(file.front['kind']).slice(0, 80) } })
  const place = `${moduleSlug}/${slug}`
  const content = await readChapterContent(kind, { path, place, file: withoutTitle(file), linkOf, notes })
  if (!content) return undefined
  const { lang } = file.front
  const translations: CourseChapter['translations'] = {}
  for (const [other, translation] of one.translations) {
    const { title: _title, ...front } = translation.file.front
    const { title } = titleOf({ ...translation.file, front: { ...translation.file.front, kind } }, translation.path)
    const isTitle = Object.keys(front).length === 0 && translation.file.body === ''
    const settings = { ...file.front, ...translation.file.front }
    const inner = isTitle
      ? undefined
      : await readChapterContent(kind, {
          path: translation.path,
          settingsPath: name => (name in translation.file.front ? translation.path : path),
          place,
          file: withoutTitle({ front: settings, body: translation.file.body }),
          linkOf,
          notes,
        })
    translations[other] = { title, ...(inner && { content: inner }) }
  }
  return {
    slug,
    title: one.title,
    kind,
    content,
    lang: typeof lang === 'string' && LANGS.some(known => known === lang) ? lang : courseLang,
    minutes: readMinutes(file.front['minutes']) ?? minutesOf(chapterKindOf(kind).words(content as never)),
    isPreview: file.front['preview'] === true,
    rule: readRule(file.front['rule'], path, notes),
    translations,
  }
}

/** A text's first heading of level 1 is its title where the front matter has none; where it has the same one, it would stand twice. */
function withoutTitle(file: FrontFile): FrontFile {
  const { title, hasHeading } = titleOf(file, '')
  return hasHeading || titleHeadingOf(file) === title ? { ...file, body: withoutHeading(file.body) } : file
}

const WORDS_A_MINUTE = 180
const minutesOf = (words: string) => Math.max(1, Math.ceil(words.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))

/** A rule that asks for a chapter which is not there would keep its chapter closed for ever. */
function withoutUnknownRules(modules: CourseModule[], notes: FileNote[]): CourseModule[] {
  const known = new Set(modules.flatMap(module => module.chapters.map(chapter => `${module.slug}/${chapter.slug}`)))
  return modules.map(module => ({
    ...module,
    chapters: module.chapters.map(chapter => {
      if (chapter.rule?.type !== 'result' || known.has(chapter.rule.chapter)) return chapter
      notes.push({ path: `${module.slug}/${chapter.slug}`, code: 'RuleUnknown', values: { name: chapter.rule.chapter } })
      return { ...chapter, rule: null }
    }),
  }))
}
