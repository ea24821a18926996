// The service worker of the whole product, served at /sw.js. docs/decisions/076-one-service-worker.md.
import { isChapterPath } from '#kit/app-paths.ts'
import type { WorkerAnswer, WorkerMessage } from '#kit/offline.ts'
import { keptAt, partOf } from './answers.ts'
import { findKept, keepPage, keepPart } from './kept.ts'
import { setWho, watchWho } from './person.ts'
import { listenToPushes, settleDevice } from './push.ts'
import {
  answerAsset,
  findOfflinePage,
  installRelease,
  keepAssets,
  keepLearning,
  RELEASE,
  renewOfflinePage,
  tidyReleases,
} from './release.ts'
import { MAX_PART_BYTES, shelfOf, wayOf } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that was opened again within this time is not fetched for keeping: public ones change, chapters are what the reader has just seen. */
const FRESH_PAGE_MS = 10 * 60_000
const FRESH_CHAPTER_MS = 8 * 3600_000
const MAX_ASSETS = 200

self.addEventListener('install', event => event.waitUntil(installRelease()))

self.addEventListener('activate', event => event.waitUntil(begin()))

listenToPushes()

async function begin(): Promise<void> {
  // Safari before 26 lacks it; there a navigation waits for the worker's start.
  await (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable().catch(() => {})
  await tidyReleases()
  await self.clients.claim()
}

self.addEventListener('fetch', event => {
  const { request } = event
  const { method, mode, referrer, headers } = request
  const url = new URL(request.url)
  const isAhead = headers.get('x-sec-purpose') === 'prefetch'
  const asked = { method, url, mode, accept: headers.get('accept') ?? '', isAhead, referrer }
  const way = wayOf(asked, self.location.origin)
  if (way === 'asset') event.respondWith(answerAsset(request))
  else if (way === 'document') event.respondWith(answerDocument(event, url))
  else if (way === 'data') event.respondWith(answerData(event, url))
  else if (way === 'media') event.respondWith(answerMedia(event, url))
})

/** The network first, however long it takes: what is kept is shown only where no response comes at all. */
async function answerDocument(event: FetchEvent, url: URL): Promise<Response> {
  const note = watchWho()
  let response: Response
  try {
    response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    // What is framed or downloaded has the browser's own words for it.
    const isPage = event.request.mode !== 'navigate' || event.request.destination === 'document'
    const instead = isPage ? ((await findKept(url)) ?? (await findOfflinePage(url))) : undefined
    return instead ?? Response.error()
  }
  // Others are not read twice: a download may be large.
  const copy = shelfOf(url.pathname) && response.clone()
  event.waitUntil(note(response).then(async () => copy && (await keepPage(url, copy))))
  return response
}

async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const note = watchWho()
  try {
    const response = await fetch(event.request)
    // Awaited: nothing of the person before may be shown once this response is.
    await note(response)
    if (isChapterPath(url.pathname)) event.waitUntil(keepPart(url, response.clone()))
    return response
  } catch (error) {
    const kept = await findKept(url)
    if (kept) return kept
    throw error
  }
}

async function answerMedia(event: FetchEvent, url: URL): Promise<Response> {
  const range = event.request.headers.get('range')
  try {
    const response = await fetch(event.request)
    const size = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    if (response.status === 200 && size <= MAX_PART_BYTES) event.waitUntil(keepPart(url, response.clone()))
    return response
  } catch (error) {
    const kept = await findKept(url)
    if (kept) return await partOf(kept, range)
    throw error
  }
}

self.addEventListener('message', event => {
  // Named boundary: only our own pages can send messages.
  const message = event.data as WorkerMessage
  event.waitUntil(
    take(message).then(
      isDone => event.ports[0]?.postMessage({ isDone, release: RELEASE } satisfies WorkerAnswer),
      () => event.ports[0]?.postMessage({ isDone: false, release: RELEASE } satisfies WorkerAnswer),
    ),
  )
})

/** Returns whether what the message asks for was done. */
async function take(message: WorkerMessage): Promise<boolean> {
  switch (message.type) {
    case 'open':
      await keepOpen(new URL(message.path, self.location.origin), message.assets.slice(0, MAX_ASSETS))
      // Nobody waits for it, and without a network it is tried again.
      await settleDevice().catch(() => {})
      return true
    case 'nobody':
      await setWho('')
      return true
    case 'learning':
      await keepLearning()
      return true
    case 'use':
      return await takeOver()
    case 'version':
      return true
  }
}

/** Keeps a page that came without this worker's part in it: before it was there, or by the router of the app. */
async function keepOpen(url: URL, assets: readonly string[]): Promise<void> {
  await keepAssets(assets)
  const shelf = shelfOf(url.pathname)
  if (!shelf) return
  const kept = await findKept(url)
  const isFresh = kept !== undefined && Date.now() - keptAt(kept) < (shelf === 'pages' ? FRESH_PAGE_MS : FRESH_CHAPTER_MS)
  if (!isFresh) {
    const note = watchWho()
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    await note(response)
    await keepPage(url, response)
  }
  if (shelf === 'person') await keepLearning()
  await renewOfflinePage(url)
}

/** A new release takes over only from a single page, which has just been loaded and asks for it. */
async function takeOver(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1) return false
  await self.skipWaiting()
  return true
}
