import { isAppPath, isChapterPath, isPublicPath } from '#kit/app-paths.ts'
import { isFilePath, splitLang } from '#kit/lang.ts'
import { isKeptForPerson, isOpenedCache, isPrivateCache, openedCache, takenCache } from '#kit/offline.ts'

/** How many public documents, chapters, and files or data of chapters are kept; the oldest go. */
export const MAX_PAGES = 60
export const MAX_CHAPTERS = 30
export const MAX_PARTS = 200
/** A file of a chapter that is larger is kept only by who takes the class along. */
export const MAX_PART_BYTES = 3 * 1024 * 1024

/** What of a request decides how it is answered. */
export interface Asked {
  method: string
  url: URL
  mode: string
  accept: string
  /** Fetched ahead: nobody looks at it yet. */
  isAhead: boolean
  /** The page that asks; empty if it is unknown. */
  referrer: string
}

/**
 * How the worker answers a request; undefined: not at all, the browser fetches it as if there were no worker.
 * `asset`: a file of the build, which never changes; `document`: a page, opened or swapped in; `data`: an app page's data; `media`: what a chapter shows.
 */
export type Way = 'asset' | 'document' | 'data' | 'media'

export function wayOf({ method, url, mode, accept, isAhead, referrer }: Asked, origin: string): Way | undefined {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return undefined
  // All of them, also of files: the browser may have begun to load one for the worker (`preloadResponse`).
  if (mode === 'navigate') return 'document'
  if (pathname.startsWith('/api/')) return undefined
  if (pathname.startsWith('/assets/')) return 'asset'
  if (isMedia(pathname)) return isOfChapter(referrer, origin) ? 'media' : undefined
  if (pathname.endsWith('.data')) return isAppPath(splitLang(pathname.slice(0, -5)).path) ? 'data' : undefined
  if (isFilePath(pathname)) return undefined
  return accept.includes('text/html') && isPublicPath(splitLang(pathname).path) && !isAhead ? 'document' : undefined
}

const isMedia = (pathname: string) => /^\/(?:_ipx|art|audio|files|media)\//.test(pathname)

function isOfChapter(referrer: string, origin: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === origin && isChapterPath(new URL(referrer).pathname)
}

/** Whose a page is that may be kept: everybody's, or the person's who opened it; undefined: it is not kept. */
export function shelfOf(pathname: string): 'pages' | 'person' | undefined {
  const { path } = splitLang(pathname)
  if (isKeptForPerson(path)) return 'person'
  return isPublicPath(path) && !isFilePath(pathname) ? 'pages' : undefined
}

/** What of a response decides whether it is kept. */
type Got = Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>

/** Whether a public document may be shown to any visitor of this device: whole, at its own address, and said to be the same for everybody. */
export function isForAll(response: Got): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return isWhole(response) && isHtml(response) && /\bpublic\b/.test(control)
}

/** Whether a response may be kept for a member: it names that member. */
export function isOf(response: Got, memberId: string, named: string | null): boolean {
  return isWhole(response) && memberId !== '' && named === memberId
}

const isWhole = ({ status, redirected, type }: Got) => status === 200 && !redirected && type !== 'opaque'
const isHtml = ({ headers }: Got) => headers.get('content-type')?.startsWith('text/html') === true

/** Whether a response says that a chapter is not this person's to read, or gone: what was kept of it goes too. */
export function isWithdrawn({ status }: Pick<Response, 'status'>): boolean {
  return status === 403 || status === 404 || status === 410
}

/**
 * Returns the private caches that go when a response names this person: those of all others. Nobody (`''`, a session that has ended) leaves what was taken
 * along, which is not shown until its member is named again.
 */
export function strangersCaches(names: readonly string[], memberId: string): string[] {
  if (memberId === '') return names.filter(isOpenedCache)
  return names.filter(name => isPrivateCache(name) && name !== openedCache(memberId) && name !== takenCache(memberId))
}

/** Returns the keys that exceed the bound, the oldest first. `keys` are in the order in which they were put. */
export function surplus<T>(keys: readonly T[], max: number): T[] {
  return keys.slice(0, Math.max(0, keys.length - max))
}

/** Returns the files of the build that a document names. */
export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))]
}
