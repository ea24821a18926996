import { createHash } from 'node:crypto'
import type { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import type { ChapterOrder } from '#features/chapters/rules.ts'
import type { ClassWork } from '#features/class-editing/class-fields.ts'

/** A class as its files hold it: all but what belongs to a tenant (program, mentors, who takes part). */
export interface Course {
  fields: Omit<ClassWork, 'programId' | 'mentorIds'>
  chapterOrder: ChapterOrder
  modules: CourseModule[]
}

export interface CourseModule {
  slug: string
  title: string
  /** The title in other languages. */
  titles: Record<string, string>
  chapters: CourseChapter[]
}

export interface CourseChapter {
  slug: string
  title: string
  kind: (typeof CHAPTER_KINDS)[number]
  /** By its kind; addresses of files in the folder begin with `ARCHIVE_PATH`. */
  content: object
  lang: string
  minutes: number
  isPreview: boolean
  rule: CourseRule | null
  translations: Record<string, { title: string; content?: object }>
}

/** When a chapter opens; another one is named by its module's and its own slug (`html/kuis`), not by an id. */
export type CourseRule =
  | { type: 'free' }
  | { type: 'sequence' }
  | { type: 'date'; at: string }
  | { type: 'result'; chapter: string; atLeast: number }

/** A file of the folder: its path and its text. Media are handled beside it. */
export type TextFiles = Map<string, string>

/** Something that is not as it should be, or does not come: a code of the texts, its values, and the file. */
export interface FileNote {
  path: string
  code: string
  values?: Record<string, string | number>
}

/** Begins the addresses of files that lie in the folder. */
export const ARCHIVE_PATH = '/archive/'

/** Returns an id that depends on the text alone, in the form of a UUIDv8 (RFC 9562, section 5.8): questions and answers keep theirs over imports. */
export function idFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Returns the value with another text for each one within it that is an address (a path of the site or of the folder). */
export function mapAddresses<T>(value: T, toAddress: (address: string) => string): T {
  const renew = (one: unknown, name: string): unknown => {
    if (typeof one === 'string') return ADDRESS_NAMES.has(name) && one.startsWith('/') ? toAddress(one) : one
    if (Array.isArray(one)) return one.map(each => renew(each, name))
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, renew(inner, key)]))
  }
  // Named boundary: the same shape, with other texts in it.
  return renew(value, '') as T
}

/** Where documents, kinds and classes keep addresses. */
const ADDRESS_NAMES = new Set(['src', 'href', 'poster', 'address', 'smallAddress', 'logo'])

/** Returns all addresses of the value, each once. */
export function addressesOf(value: unknown): string[] {
  const found = new Set<string>()
  mapAddresses(value, address => {
    found.add(address)
    return address
  })
  return [...found]
}
