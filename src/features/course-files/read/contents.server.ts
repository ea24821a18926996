import { posix } from 'node:path'
import { readArchive } from '#features/archives/archive.server.ts'
import { archiveReason } from '#features/archives/texts.ts'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import type { PracticeQuestion } from '#features/chapters/kinds/practice/kind.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import { importReason } from '#features/imports/texts.ts'
import { InvalidInput } from '#kit/errors.ts'
import { escapeAttribute, escapeText } from '#kit/html.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { toSlug } from '#kit/text.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { EMPTY_BODY, fromHtmlBody } from '../bodies.server.ts'
import { ARCHIVE_PATH, type Course, type CourseChapter, type FileNote, idFrom } from '../course.ts'
import type { ReadCourse } from '../from-files.server.ts'

/** A class as a file held it. `root`: the folder of the archive that its addresses are within, with a slash at its end, or ''. */
export interface ArchivedCourse extends ReadCourse {
  root: string
}

/** The files of an archive: those that are read, and the names of all. */
export interface ArchiveFiles {
  read: Map<string, Buffer>
  names: Set<string>
}

const MOST_READ_BYTES = 64 * 1024 * 1024

/** Reads the files whose names a course is read from; others are only named. Throws as `readArchive`, and InvalidInput for more than 64 MB of them. */
export async function readFiles(file: string, isRead: (name: string) => boolean): Promise<ArchiveFiles> {
  const files: ArchiveFiles = { read: new Map(), names: new Set() }
  let bytes = 0
  for await (const entry of readArchive(file)) {
    files.names.add(entry.name)
    if (!isRead(entry.name)) continue
    const content = await entry.read()
    bytes += content.length
    if (bytes > MOST_READ_BYTES) throw new InvalidInput(archiveReason('ArchiveTooLarge'), [])
    files.read.set(entry.name, content)
  }
  return files
}

/** A chapter as another program's file holds it. */
export interface FoundChapter {
  title: string
  kind: ChapterKindName
  content: object
}
export interface FoundModule {
  title: string
  chapters: FoundChapter[]
}

/** Returns a class of what was found. Throws InvalidInput where that is nothing. */
export async function toCourse(name: string, about: RichDocument, modules: readonly FoundModule[]): Promise<Course> {
  if (modules.every(({ chapters }) => chapters.length === 0)) throw new InvalidInput(importReason('NothingFound'), [])
  const title = name.trim().slice(0, 160) || 'Kelas'
  const {
    programId: _program,
    mentorIds: _mentors,
    ...fields
  } = await classFields.parseAsync({ name: title, slug: toSlug(title, 100) || null, content: about })
  const slugs = new Set<string>()
  return {
    fields,
    chapterOrder: 'free',
    modules: modules.map(module => {
      const slug = freeSlug(module.title, 'modul', slugs)
      const own = new Set<string>()
      return {
        slug,
        title: module.title.slice(0, 160),
        titles: {},
        chapters: module.chapters.map(one => toChapter(one, freeSlug(one.title, 'bab', own))),
      }
    }),
  }
}

const WORDS_A_MINUTE = 180

function toChapter({ title, kind, content }: FoundChapter, slug: string): CourseChapter {
  const { words, empty, schema } = chapterKindOf(kind)
  const whole = schema.parse({ ...(empty as object), ...content })
  const minutes = Math.min(600, Math.max(1, Math.ceil(words(whole).split(/\s+/).length / WORDS_A_MINUTE)))
  return {
    slug,
    title: title.trim().slice(0, 160) || slug,
    kind,
    content: whole,
    lang: DEFAULT_LANG,
    minutes,
    isPreview: false,
    rule: null,
    translations: {},
  }
}

function freeSlug(title: string, instead: string, taken: Set<string>): string {
  const slug = toSlug(title, 90) || instead
  let free = slug
  for (let at = 2; taken.has(free); at++) free = `${slug}-${at}`
  taken.add(free)
  return free
}

/** Returns the document of HTML in a file of the archive; an empty one, and a note, where it is too large. */
export async function documentOf(html: string, path: string, notes: FileNote[]): Promise<RichDocument> {
  const document = await fromHtmlBody(html, path)
  if (!document) notes.push({ path, code: 'TextTooLarge' })
  return document && document.content.length > 0 ? document : EMPTY_BODY
}

/** Returns the words of HTML in one line of at most 500 characters. */
export async function lineOf(html: string): Promise<string> {
  const document = await fromHtmlBody(html, '')
  return (document ? toWords(document) : '').replace(/\s+/g, ' ').trim().slice(0, 500)
}

/** Returns a chapter for a file of the archive by its name or type: a document, a film, a sound, or an article with the picture; undefined for others. */
export function fileChapter(title: string, path: string, mime = ''): FoundChapter | undefined {
  const ending = posix.extname(path).toLowerCase()
  const address = ARCHIVE_PATH + path
  if (ending === '.pdf' || mime === 'application/pdf') return { title, kind: 'document', content: { address } }
  if (/^\.(mp4|webm|mov)$/.test(ending) || mime.startsWith('video/')) return { title, kind: 'video', content: { address } }
  if (/^\.(mp3|m4a|ogg|opus|wav|flac)$/.test(ending) || mime.startsWith('audio/')) return { title, kind: 'audio', content: { address } }
  if (!/^\.(png|jpe?g|webp|gif)$/.test(ending) && !/^image\/(png|jpeg|webp|gif)$/.test(mime)) return undefined
  return { title, kind: 'article', content: { body: { type: 'doc', content: [{ type: 'image', attrs: { src: address, alt: title } }] } } }
}

/** Returns an article with a link to another site. */
export async function linkChapter(
  title: string,
  url: string,
  intro: string,
  path: string,
  notes: FileNote[],
): Promise<FoundChapter | undefined> {
  if (!/^https?:\/\//i.test(url)) return undefined
  const body = await documentOf(`${intro}<p><a href="${escapeAttribute(url)}">${escapeText(title)}</a></p>`, path, notes)
  return { title, kind: 'article', content: { body } }
}

/** A question as another program has it; texts are HTML. */
export interface FoundQuestion {
  type: PracticeQuestion['type']
  prompt: string
  options: { text: string; isRight: boolean }[]
  whenRight: string
  whenWrong: string
}

/** Returns a question; of `fill`, the options that are right are the answers of one gap. */
export async function questionOf(found: FoundQuestion, place: string, path: string, notes: FileNote[]): Promise<PracticeQuestion> {
  const [whenRight, whenWrong] = await Promise.all([lineOf(found.whenRight), lineOf(found.whenWrong)])
  const base = { id: idFrom(place), prompt: await documentOf(found.prompt, path, notes), whenRight, whenWrong }
  const lines = await Promise.all(found.options.map(async ({ text, isRight }) => ({ text: await lineOf(text), isRight })))
  const { type } = found
  if (type === 'fill') {
    const answers = [...new Set(lines.flatMap(({ text, isRight }) => (isRight && text ? [text] : [])))].slice(0, 20)
    return { ...base, type, gaps: [{ id: idFrom(`${place}.1`), answers }] }
  }
  const options = lines.slice(0, 12).map(({ text, isRight }, at) => ({ id: idFrom(`${place}.${at + 1}`), text, isRight }))
  const own = options.map(({ id, text }) => ({ id, text }))
  if (type === 'order') return { ...base, type, options: own }
  const right = options.flatMap(({ id, isRight }) => (isRight ? [id] : []))
  return type === 'single' ? { ...base, type, options: own, right: right[0] ?? null } : { ...base, type, options: own, right }
}

/** Returns a practice chapter; at most 60 questions come. */
export async function practiceChapter(
  title: string,
  intro: string,
  questions: readonly FoundQuestion[],
  path: string,
  notes: FileNote[],
): Promise<FoundChapter> {
  const MOST = 60
  if (questions.length > MOST) notes.push({ path, code: 'QuestionsCut', values: { title, most: MOST } })
  const all = await Promise.all(questions.slice(0, MOST).map((one, at) => questionOf(one, `${path}#${at + 1}`, path, notes)))
  return { title, kind: 'practice', content: { intro: await documentOf(intro, path, notes), questions: all } }
}
