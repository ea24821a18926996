import { setImmediate } from 'node:timers/promises'
import type { LiveContent } from '#features/chapters/kinds/live/kind.ts'
import type { PracticeContent } from '#features/chapters/kinds/practice/kind.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { toBody, toRelative } from './bodies.server.ts'
import {
  ARCHIVE_PATH,
  type Course,
  type CourseChapter,
  type CourseModule,
  type CourseRule,
  mapAddresses,
  type TextFiles,
} from './course.ts'
import { toFrontFile } from './front.server.ts'
import { bodyOfKind, isRich, renamedOf } from './kind-files.ts'
import { inFrontOfRecording, toLiveBody } from './live-body.ts'
import { toQuestions } from './questions.server.ts'

/** Returns the files of a class: paths and texts (docs/courses.md). Its media, whose addresses begin with `ARCHIVE_PATH`, lie beside them. */
export async function toFiles(course: Course): Promise<TextFiles> {
  const files: TextFiles = new Map()
  await addCourse(files, course)
  for (const [at, module] of course.modules.entries()) await addModule(files, course, module, numbered(at, module.slug))
  return files
}

async function addCourse(files: TextFiles, { fields, chapterOrder }: Course): Promise<void> {
  const { content, translations, ...own } = fields
  const first = classFields.partial({ name: true }).parse({})
  const said = Object.entries(own).filter(([name, value]) => !isSame(value, Object(first)[name]))
  const front = { ...Object.fromEntries(said), ...(chapterOrder !== 'free' && { chapterOrder }) }
  files.set('course.md', toFrontFile({ front: inFront(front, 'course.md'), body: await toBody(content as RichDocument, 'course.md') }))
  for (const [lang, texts] of Object.entries(translations)) {
    const path = `course.${lang}.md`
    const { content: translated, ...words } = texts
    const body = translated ? await toBody(translated as RichDocument, path) : ''
    files.set(path, toFrontFile({ front: inFront(words, path), body }))
  }
}

async function addModule(files: TextFiles, course: Course, module: CourseModule, folder: string): Promise<void> {
  files.set(`${folder}/module.md`, toFrontFile({ front: { title: module.title }, body: '' }))
  for (const [lang, title] of Object.entries(module.titles))
    files.set(`${folder}/module.${lang}.md`, toFrontFile({ front: { title }, body: '' }))
  for (const [at, chapter] of module.chapters.entries()) {
    // As in `fromFiles`: other requests have their turn.
    await setImmediate()
    await addChapter(files, course, chapter, `${folder}/${numbered(at, chapter.slug)}`)
  }
}

async function addChapter(files: TextFiles, course: Course, chapter: CourseChapter, stem: string): Promise<void> {
  const { title, kind, minutes, isPreview, rule, lang, content, translations } = chapter
  const path = `${stem}.md`
  const front = {
    title,
    kind,
    minutes,
    ...(isPreview && { preview: true }),
    ...(rule && { rule: toFrontRule(rule) }),
    ...(lang !== course.fields.lang && { lang }),
    ...inFront(settingsOf(chapter.kind, content), path),
  }
  files.set(path, toFrontFile({ front, body: await bodyOf(kind, content, path) }))
  for (const [other, translation] of Object.entries(translations)) {
    const otherPath = `${stem}.${other}.md`
    const own = translation.content ? settingsOf(kind, translation.content) : {}
    const changed = Object.entries(own).filter(([name, value]) => !isSame(value, Object(settingsOf(kind, content))[name]))
    const body = translation.content ? await bodyOf(kind, translation.content, otherPath) : ''
    // A translated content without a word of its own would read as a title alone.
    const isBare = translation.content && changed.length === 0 && body === ''
    const words = { title: translation.title, ...inFront(Object.fromEntries(changed), otherPath), ...(isBare && { translated: true }) }
    files.set(otherPath, toFrontFile({ front: words, body }))
  }
}

/** The content's fields but those that stand in the body, by the names that the front matter has for them. */
function settingsOf(kind: CourseChapter['kind'], content: object): Record<string, unknown> {
  const inBody: readonly string[] = kind === 'practice' ? ['intro', 'questions'] : [bodyOfKind(kind)]
  const names = renamedOf(kind)
  // Named boundary: the content was read by its kind's schema.
  const said = kind === 'live' ? { ...content, recording: inFrontOfRecording((content as LiveContent).recording) } : content
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (inBody.includes(name) ? [] : [[names[name] ?? name, value]])))
}

async function bodyOf(kind: CourseChapter['kind'], content: object, path: string): Promise<string> {
  if (kind === 'practice') {
    // Named boundary: the content was read by its kind's schema.
    const { intro, questions } = content as PracticeContent
    const [first, all] = [await toBody(intro, path), await toQuestions(questions, one => toBody(one, path))]
    return [first, all].filter(Boolean).join('\n')
  }
  const value: unknown = Object(content)[bodyOfKind(kind)]
  if (!isRich(kind)) return typeof value === 'string' ? value : ''
  const text = await toBody(value as RichDocument, path)
  return kind === 'live' ? toLiveBody(text, (content as LiveContent).recording) : text
}

function toFrontRule(rule: CourseRule): unknown {
  if (rule.type === 'date') return { date: rule.at }
  return rule.type === 'result' ? { chapter: rule.chapter, atLeast: rule.atLeast } : rule.type
}

const inFront = (front: Record<string, unknown>, path: string) =>
  mapAddresses(front, address => (address.startsWith(ARCHIVE_PATH) ? toRelative(address, path) : address))
const numbered = (at: number, slug: string) => `${String(at + 1).padStart(2, '0')}-${slug}`
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
