import { callsOf } from '#platform/http/call-client.ts'
import { whenIdle } from '#ui/shell/idle.ts'
import { appState } from '#ui/shell/start-up.ts'
import type { postContract } from './contract.ts'
import type { PostKind } from './kinds/kinds.ts'

const STORAGE_KEY = 'sanggar:views'
const IDLE_TIMEOUT_MS = 4000

/**
 * Counts a view of a post, once for each browser session, when the browser has nothing better to do. Not offline; a failure is nobody's concern.
 * Answers the way to call it off.
 */
export function countViewWhenIdle(kind: PostKind, slug: string): () => void {
  let stopListening = () => {}
  const stopWaiting = whenIdle(() => {
    // The call needs the app token, which the start-up may still be asking for.
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
  // Reading the answer ends the request: an unread one stays open, and the page never comes to rest.
  callsOf<typeof postContract>()
    .api.services.v3.post.view.$get({ query: { slug, kindSlug: kind } })
    .then(answer => answer.text())
    .catch(() => {})
}

/** Whether the name was not seen in this browser session; blocked storage counts each time. */
function isFirst(name: string): boolean {
  try {
    const seen = sessionStorage.getItem(STORAGE_KEY) ?? ''
    if (seen.split(' ').includes(name)) return false
    sessionStorage.setItem(STORAGE_KEY, `${seen} ${name}`.slice(-4000))
  } catch {
    // Nothing is remembered, then.
  }
  return true
}

let stop: (() => void) | undefined

/** Counts the view of the post that the document shows: `data-post-view="kind/slug"`. */
export function start(): void {
  stop?.()
  const [kind, slug] = document.querySelector<HTMLElement>('[data-post-view]')?.dataset['postView']?.split('/') ?? []
  // Named boundary: our own document's kinds.
  if (kind && slug) stop = countViewWhenIdle(kind as PostKind, slug)
}
