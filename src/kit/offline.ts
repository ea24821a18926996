import { isChapterPath } from './app-paths.ts'

/**
 * What pages, the server and the service worker (`src/worker`) agree on: names of caches, headers and messages. See docs/decisions/076-one-service-worker.md.
 *
 * A key of a cache is an address without its query and fragment: a chapter is kept as its document (`/Courses/…/chapter/x`), its data (`/Courses/…/chapter/x.data`)
 * and the media that it names.
 */

/** Where the service worker is served, on every tenant's host. */
export const WORKER_PATH = '/sw.js'

/** The page without data of anybody, shown in place of one that is not on this device. With the language's prefix: `/en/Offline`. */
export const OFFLINE_PATH = '/Offline'

/** Whether a page is kept for who opened it, by its path without language prefix: chapters, and the list of what somebody learns. */
export function isKeptForPerson(path: string): boolean {
  return isChapterPath(path) || /^\/learn(?:\/offline)?\/?$/i.test(path)
}

/**
 * Response header of all that depends on who asks (documents of the app and their `.data`): the member's id, or empty for nobody. The worker trusts it alone;
 * a page that keeps responses for a member refuses those that name another.
 */
export const PERSON_HEADER = 'x-person'

/** Header of a kept response: when it was kept, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'x-kept-at'

/** Public documents that were read on this device, by any visitor. */
export const PAGES_CACHE = 'pages'

/** The person whom the last response named, under `WHO_KEY`: a text, the member's id or empty. */
export const WHO_CACHE = 'who'
export const WHO_KEY = '/who'

const RELEASE_PREFIX = 'sanggar-'
const OPENED_PREFIX = 'opened:'
const TAKEN_PREFIX = 'taken:'

/** The build's files that pages of a release have used, and the offline page. */
export const releaseCache = (release: string) => RELEASE_PREFIX + release
export const isReleaseCache = (name: string) => name.startsWith(RELEASE_PREFIX)

/** The chapters that a member opened, newest last; the worker fills it. */
export const openedCache = (memberId: string) => OPENED_PREFIX + memberId
export const isOpenedCache = (name: string) => name.startsWith(OPENED_PREFIX)

/** What a member took along; pages fill it, the worker only reads it. */
export const takenCache = (memberId: string) => TAKEN_PREFIX + memberId
export const isTakenCache = (name: string) => name.startsWith(TAKEN_PREFIX)

/** Whether a cache holds what only one member may see. */
export const isPrivateCache = (name: string) => isOpenedCache(name) || isTakenCache(name)

/**
 * In the same cache: the device as its server knows it (`NotedDevice`). Some browsers say neither the old address nor the key when its push service changes them.
 * It goes at sign-out.
 */
export const DEVICE_KEY = '/device'
export interface NotedDevice {
  endpoint: string
  /** The installation's, base64url. */
  publicKey: string
}

/** The call that names a device's new address. */
export const DEVICE_PATH = '/api/services/v1/notice/device'

/** In `localStorage`: how many chapters a member took along, and when something of theirs was last sent. Both go at sign-out. */
export const TAKEN_COUNT_KEY = 'sanggar:taken'
export const LAST_SENT_KEY = 'sanggar:last-sent'

/** In `localStorage`: this device's list of conversations with the assistant, and its token. Both go at sign-out. */
export const TALKS_KEY = 'sanggar:assistant:history'
export const ASKER_KEY = 'sanggar:assistant:identity'

/** Whether a cache is one of the worker's. */
export const isOurCache = (name: string) => name === PAGES_CACHE || name === WHO_CACHE || isReleaseCache(name) || isPrivateCache(name)

/**
 * Returns the key under which caches hold an address of this site: without query and fragment, so that `.data?_routes=…` finds what was kept. A picture has one
 * key in all of its sizes: which of them a browser asks for depends on the screen, and a phone keeps one.
 */
export function offlineKey(url: URL): string {
  return url.pathname.replace(/^\/_ipx\/[^/]+\//, '/_ipx/any/')
}

/**
 * Messages of a page to the worker. Each is answered once through the first port that comes with it, by a `WorkerAnswer`.
 * - `open`: the open document and the build's files that it has loaded, which came before the worker did.
 * - `nobody`: nobody is signed in, as the page sees by its cookies: nothing private is shown.
 * - `learning`: load the code that any chapter needs, so that one that was taken along can be shown.
 * - `use`: a waiting worker takes over, where no other page of this site is open.
 * - `version`: the worker's release.
 */
export type WorkerMessage =
  | { type: 'open'; path: string; assets: string[] }
  | { type: 'nobody' }
  | { type: 'learning' }
  | { type: 'use' }
  | { type: 'version' }

export interface WorkerAnswer {
  isDone: boolean
  release: string
}
