// Browser entry of the public half: one script for every public document. React is loaded only with a page's islands.
import { foldFooter } from '#features/brands/footer-groups.ts'
import { startRadio } from '#features/brands/radio.ts'
import { reachRails } from '#features/brands/rails.ts'
import { startConsent } from '#features/statistics/consent-strip.ts'
import { type IslandModule, restoreIslands, startIslands, stopLeftIslands } from '#ui/islands/start-islands.tsx'
import { guardLazyImports } from '#ui/shell/chunk-guard.ts'
import { startNavigation } from '#ui/shell/navigation.ts'
import { prefetchLinksInView } from '#ui/shell/prefetch.ts'
import { suggestWhileTyping } from '#ui/shell/search-suggest.ts'
import { forgetAtSignOut } from '#ui/shell/sign-out.ts'
import { startSiteShell } from '#ui/shell/site-shell.ts'
import { startUpWhenIdle } from '#ui/shell/start-up.ts'
import { stayWhileOffline } from '#ui/shell/stay-offline.ts'
import { showWho } from '#ui/shell/who-entry.ts'

const islands = import.meta.glob<IslandModule>('./features/**/*.island.tsx')

/** Scripts loaded only on pages with a matching element. Each starts itself on the elements it finds. */
const EXTRAS: [selector: string, load: () => Promise<{ start: () => void }>][] = [
  ['video[data-hls]', () => import('#ui/video-player.ts')],
  ['[data-post-view]', () => import('#features/posts/view-beacon.ts')],
  ['[data-join-state]', () => import('#features/classes/join-state.ts')],
]

/** If an extra script fails to load, its elements keep the browser's own behaviour. */
const keepPlain = (error: unknown) => console.warn('A script could not be loaded', error)

function onPage(): void {
  showWho()
  foldFooter()
  reachRails()
  stopLeftIslands()
  prefetchLinksInView()
  void startIslands(name => islands[`./features/${name}.island.tsx`]?.())
  for (const [selector, load] of EXTRAS) if (document.querySelector(selector)) load().then(({ start }) => start(), keepPlain)
}

guardLazyImports()
const shell = startSiteShell()
stayWhileOffline(
  () => navigator.onLine,
  document,
  () => shell.fail(),
)
forgetAtSignOut(document)
startRadio()
startConsent()
startUpWhenIdle()
suggestWhileTyping()
startNavigation(shell, { beforePage: restoreIslands, onPage })
// When a page is restored from the back/forward cache, the visitor may have signed in or out meanwhile.
addEventListener('pageshow', event => event.persisted && showWho())
