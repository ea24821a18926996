import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { EMPTY_FILM } from '#features/recordings/recorded.ts'
import { EMPTY_BODY, fromBody, toAbsolute } from './bodies.server.ts'
import type { FileNote } from './course.ts'
import type { FrontFile } from './front.server.ts'
import { bodyOfKind, isRich, renamedOf } from './kind-files.ts'
import { fromLiveBody } from './live-body.ts'
import { fromQuestions } from './questions.server.ts'

interface Reading {
  path: string
  /** The file whose front matter says a setting; that of the chapter where it is not said. */
  settingsPath?: (name: string) => string
  /** `module/chapter` */
  place: string
  file: FrontFile
  linkOf: (path: string) => string | undefined
  notes: FileNote[]
}

/** Returns the content of a chapter by its kind's schema; settings that can't be read are left out and noted. Undefined for a text that is too large. */
export async function readChapterContent(kind: ChapterKindName, reading: Reading): Promise<object | undefined> {
  const { path, notes, file } = reading
  const body = await readBody(kind, reading)
  if (!body) {
    notes.push({ path, code: 'TextTooLarge' })
    return undefined
  }
  const { schema } = chapterKindOf(kind)
  const empty = emptyOf(kind)
  const settings = withTranscript(kind, settingsIn(kind, file, reading), file.body)
  const first = schema.safeParse({ ...empty, ...settings, ...body })
  if (first.success) return first.data
  const wrong = new Set(first.error.issues.map(issue => String(issue.path[0])))
  for (const name of wrong) notes.push({ path, code: name in body ? 'TextWrong' : 'FieldWrong', values: { name } })
  const rest = Object.entries({ ...settings, ...body }).filter(([name]) => !wrong.has(name))
  const second = schema.safeParse({ ...empty, ...Object.fromEntries(rest) })
  return second.success ? second.data : undefined
}

function settingsIn(kind: ChapterKindName, { front }: FrontFile, { path, settingsPath = () => path }: Reading): Record<string, unknown> {
  const names = renamedOf(kind)
  const known = Object.keys(emptyOf(kind)).filter(name => name !== bodyOfKind(kind))
  return Object.fromEntries(
    known.flatMap(name => {
      const said = names[name] ?? name
      return said in front ? [[name, withAddress(name, front[said], settingsPath(said))]] : []
    }),
  )
}

/** The words of a session's recording stand in the body, its other fields in front matter. */
function withTranscript(kind: ChapterKindName, settings: Record<string, unknown>, body: string): Record<string, unknown> {
  const { transcript } = kind === 'live' ? fromLiveBody(body) : {}
  return transcript === undefined ? settings : { ...settings, recording: { ...EMPTY_FILM, ...Object(settings['recording']), transcript } }
}

/** Relative addresses of front matter mean files of the folder. */
function withAddress(name: string, value: unknown, path: string): unknown {
  if (typeof value === 'string' && /address$|^poster$/i.test(name)) return toAbsolute(value, path)
  if (Array.isArray(value)) return value.map(each => withAddress('', each, path))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withAddress(key, inner, path)]))
  return value
}

/** Named boundary: each kind begins with an object. */
const emptyOf = (kind: ChapterKindName) => chapterKindOf(kind).empty as object

async function readBody(kind: ChapterKindName, { file, path, place, linkOf }: Reading): Promise<Record<string, unknown> | undefined> {
  const toDocument = (markdown: string) => fromBody(markdown, path, linkOf)
  if (kind === 'practice') return await fromQuestions(file.body, place, toDocument)
  const field = bodyOfKind(kind)
  if (field === '') return {}
  if (!isRich(kind)) return { [field]: file.body }
  const document = await toDocument(kind === 'live' ? fromLiveBody(file.body).about : file.body)
  return document && { [field]: document.content.length > 0 ? document : EMPTY_BODY }
}
