import type { ChapterLock } from '#features/chapters/rules.ts'

/** A file that a chapter shows. The size is what the server knows of it, or a guess where it can't. */
export interface PackedFile {
  address: string
  sizeBytes: number
}

/**
 * A chapter as it is taken along. `open`: it can be. `locked`: not before it opens (`lock`). `online`: it needs a network by its nature. Only an open one has a
 * version, a size and files.
 */
export interface OfflineChapter {
  chapterId: string
  title: string
  lang: string
  /** Of its page, without the language's prefix. */
  path: string
  moduleSlug: string
  moduleTitle: string
  state: 'open' | 'locked' | 'online'
  lock: ChapterLock['reason'] | null
  version: number | null
  sizeBytes: number
  files: PackedFile[]
}

/** A class as one person may take it along. */
export interface OfflineClass {
  slug: string
  name: string
  path: string
  chapters: OfflineChapter[]
}

/**
 * A chapter's document and its data, without what it holds. Measured in November 2026: of 61 chapters in six classes of the demo 79 kB are kept on average; what
 * `TEXT_TIMES` leaves of them is 29 to 60 kB.
 */
export const PAGE_BYTES = 61_000
/** What the letters of its texts and of its content weigh, which stand in the document and in the data. Half of it was measured: it is rather too much. */
export const TEXT_TIMES = 3
/** A picture in the width of a phone, as WebP. */
export const PICTURE_BYTES = 150_000
/** A file of which the server knows no size. */
const UNKNOWN_BYTES = 60_000

const ELEMENT = /<(img|video|audio|source|track|a)\b([^>]*)>/g
const ATTRIBUTE = /\b(src|poster|href|srcset)="([^"]*)"/g
/** Of a picture's sizes: enough for a phone, and less than half of the largest. */
const PHONE_WIDTH = '960w'

/** Returns the addresses of the files that a safe HTML of ours shows or leads to, each once: of a picture in several sizes the one for a phone. */
export function filesInHtml(html: string): string[] {
  const found = new Set<string>()
  for (const [, element = '', attributes = ''] of html.matchAll(ELEMENT)) {
    const all = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
    const sized = all
      .get('srcset')
      ?.split(', ')
      .find(one => one.endsWith(` ${PHONE_WIDTH}`))
    const shown = element === 'a' ? all.get('href') : (sized?.split(' ')[0] ?? all.get('src'))
    if (shown && (element !== 'a' || shown.startsWith('/files/'))) found.add(shown)
    const poster = all.get('poster')
    if (poster) found.add(poster)
  }
  return [...found]
}

/** True for a file of this site: others' can't be kept, nor can a stream, which is a list of files. */
export function isKeepable(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//') && !/\.m3u8(?:$|\?)/.test(address)
}

/** Returns what a file weighs on the phone. `uploads`: the sizes of the tenant's uploads by their ids. */
export function sizeOf(address: string, uploads: ReadonlyMap<string, number>): number {
  const stored = uploads.get(uploadIn(address) ?? '')
  if (address.startsWith('/_ipx/')) return Math.min(stored ?? PICTURE_BYTES, PICTURE_BYTES)
  return stored ?? UNKNOWN_BYTES
}

/** Returns the id of the upload that an address shows; undefined where it shows none. */
export function uploadIn(address: string): string | undefined {
  return /\/files\/([0-9a-f-]{36})\//.exec(address)?.[1]
}
