// Browser entry of the public half: one script for every public document. React is loaded only with a page's islands.
import { foldFooter } from '#features/brands/footer-groups.ts'
import { reachRails } from '#features/brands/rails.ts'
import { startConsent } from '#features/statistics/consent-strip.ts'
import { type IslandModule, restoreIslands, startIslands, stopLeftIslands } from '#ui/islands/start-islands.tsx'
import { guardLazyImports } from '#ui/shell/chunk-guard.ts'
import { whenIdle } from '#ui/shell/idle.ts'
import { startNavigation } from '#ui/shell/navigation.ts'
import { prefetchLinksInView } from '#ui/shell/prefetch.ts'
import { forgetAtSignOut } from '#ui/shell/sign-out.ts'
import { startSiteShell } from '#ui/shell/site-shell.ts'
import { startUpWhenIdle } from '#ui/shell/start-up.ts'
import { stayWhileOffline } from '#ui/shell/stay-offline.ts'
import { showWho } from '#ui/shell/who-entry.ts'

const islands = import.meta.glob<IslandModule>('./features/**/*.island.tsx')

const loadAssistant = () => import('#features/assistant/ui/ask.tsx')

/** Scripts loaded only on pages with a matching element. Each starts itself on the elements it finds. */
const EXTRAS: [selector: string, load: () => Promise<{ start: () => void }>][] = [
  ['video[data-hls]', () => import('#ui/video-player.ts')],
  ['[data-post-view]', () => import('#features/posts/view-beacon.ts')],
  ['[data-kept-pages]', () => import('#ui/shell/kept-pages.ts')],
  ['[data-talk-page]', loadAssistant],
  ['[data-asks]', () => import('#features/assistant/ui/stand-aside.ts')],
  ['[data-join-state]', () => import('#features/classes/join-state.ts')],
]

/** The page comes first; what a phone needs without a network can wait. */
const WORKER_IDLE_TIMEOUT_MS = 4000

/** If an extra script fails to load, its elements keep the browser's own behaviour. */
const keepPlain = (error: unknown) => console.warn('A script could not be loaded', error)

/** Loads suggestions with the first letter that is typed into the header's search, which then hears of it once more. */
function suggestOnce({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('[data-part="header"] input[type="search"]')) return
  removeEventListener('input', suggestOnce)
  import('#ui/shell/search-suggest.ts').then(({ suggestWhileTyping }) => {
    suggestWhileTyping()
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }, keepPlain)
}

/** Opens the assistant's panel for what says at which event (`data-ask`). */
function askAssistant(event: Event): void {
  const asker = event.target instanceof Element && event.target.closest(`[data-ask=${event.type}]`)
  if (!asker) return
  event.preventDefault()
  loadAssistant().then(assistant => assistant.ask(asker), keepPlain)
}

function onPage(): void {
  showWho()
  foldFooter()
  reachRails()
  stopLeftIslands()
  prefetchLinksInView()
  void startIslands(name => islands[`./features/${name}.island.tsx`]?.())
  whenIdle(() => void import('#ui/shell/worker-page.ts').then(({ keepOpenPage }) => keepOpenPage(), keepPlain), WORKER_IDLE_TIMEOUT_MS)
  for (const [selector, load] of EXTRAS) if (document.querySelector(selector)) load().then(({ start }) => start(), keepPlain)
}

guardLazyImports()
const shell = startSiteShell()
stayWhileOffline(
  () => navigator.onLine,
  document,
  () => shell.fail(),
  () => Boolean(navigator.serviceWorker?.controller),
)
forgetAtSignOut(document)
// Before Turbo, which would visit them.
addEventListener('click', askAssistant, true)
addEventListener('submit', askAssistant, true)
// The bar stays from page to page.
if (document.getElementById('radio')) import('#features/brands/radio.ts').then(({ startRadio }) => startRadio(), keepPlain)
startConsent()
startUpWhenIdle()
addEventListener('input', suggestOnce)
startNavigation(shell, { beforePage: restoreIslands, onPage })
// When a page is restored from the back/forward cache, the visitor may have signed in or out meanwhile.
addEventListener('pageshow', event => event.persisted && showWho())
