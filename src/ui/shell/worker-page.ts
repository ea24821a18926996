import { WORKER_PATH, type WorkerAnswer, type WorkerMessage } from '#kit/offline.ts'
import { readWho } from './who-entry.ts'

/** Browsers give up on a worker that does not start. */
const ANSWER_MS = 30_000

/** Sends a message to the service worker of this page; undefined if there is none, or it does not answer. */
export async function tellWorker(
  message: WorkerMessage,
  worker: ServiceWorker | null | undefined = navigator.serviceWorker?.controller,
): Promise<WorkerAnswer | undefined> {
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<WorkerAnswer | undefined>(done => {
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => done(data)
    setTimeout(done, ANSWER_MS)
  })
  worker.postMessage(message, [port2])
  return await answer.finally(() => port1.close())
}

let starting: Promise<ServiceWorker | null> | undefined

/**
 * Registers the service worker, once in a document's life, and has it keep the open page, which it may not have fetched itself: before it was there, ahead, or by
 * the router of the app. Does nothing where there can be none (http, a private window), or in a trial.
 */
export async function keepOpenPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || document.documentElement.dataset['trial'] !== undefined) return
  try {
    const worker = await (starting ??= start())
    if (!readWho()) await tellWorker({ type: 'nobody' }, worker)
    await tellWorker({ type: 'open', path: location.pathname + location.search, assets: loadedAssets() }, worker)
  } catch {
    // The site is closed or has its worker switched off, or its storage was cleared at this moment.
  }
}

async function start(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  // Of a newer release: this page has just come from the server, and is of that release too.
  if (registration.waiting) await tellWorker({ type: 'use' }, registration.waiting)
  // A browser that is used without a pause puts off looking for a newer one by itself.
  registration.update().catch(() => {})
  return (await navigator.serviceWorker.ready).active
}

/** Returns the build's files that this document has loaded. */
function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
  return [...new Set(paths)]
}
