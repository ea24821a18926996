import { callsOf } from '#platform/http/call-client.ts'
import { whenIdle } from '#ui/shell/idle.ts'
import { appState } from '#ui/shell/start-up.ts'
import type { postContract } from './contract.ts'
import type { PostKind } from './kinds/kinds.ts'

const STORAGE_KEY = 'sanggar:views'
const IDLE_TIMEOUT_MS = 4000

/** Counts a view of a post when the browser is idle, once per browser session; not while offline. Ignores failures. Returns a function that cancels it. */
export function countViewWhenIdle(kind: PostKind, slug: string): () => void {
  let stopListening = () => {}
  const stopWaiting = whenIdle(() => {
    // The request needs an app token, which start-up may still be fetching.
    const countOnce = () => {
      if (appState.get().isTokenValid !== true) return
      stopListening()
      count(kind, slug)
    }
    stopListening = appState.subscribe(countOnce)
    countOnce()
  }, IDLE_TIMEOUT_MS)
  return () => {
    stopWaiting()
    stopListening()
  }
}

function count(kind: PostKind, slug: string): void {
  if (!navigator.onLine || !isFirst(`${kind}/${slug}`)) return
  // Read the response: an unread one keeps the request open, and the page never becomes idle.
  callsOf<typeof postContract>()
    .api.services.v3.post.view.$get({ query: { slug, kindSlug: kind } })
    .then(answer => answer.text())
    .catch(() => {})
}

/** True if the name is new in this browser session; with blocked storage, always. */
function isFirst(name: string): boolean {
  try {
    const seen = sessionStorage.getItem(STORAGE_KEY) ?? ''
    if (seen.split(' ').includes(name)) return false
    sessionStorage.setItem(STORAGE_KEY, `${seen} ${name}`.slice(-4000))
  } catch {
    // Storage is blocked.
  }
  return true
}

let stop: (() => void) | undefined

/** Counts a view of the post in the document: `data-post-view="kind/slug"`. */
export function start(): void {
  stop?.()
  const [kind, slug] = document.querySelector<HTMLElement>('[data-post-view]')?.dataset['postView']?.split('/') ?? []
  // Named boundary: our own document's kinds.
  if (kind && slug) stop = countViewWhenIdle(kind as PostKind, slug)
}
