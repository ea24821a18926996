import { splitLang } from '#kit/lang.ts'
import { isPersonalPath } from '#kit/personal.ts'
import { PREFETCH_IDLE_TIMEOUT_MS } from './constants.ts'
import { whenIdle } from './idle.ts'

/** A page's files as React Router's manifest names them. */
export interface PageFiles {
  module: string
  imports?: string[]
}

export interface NetworkState {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Not offline, not on 2g or slow-2g, not for who saves data. Where the browser does not tell the network, it may. */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Whether a link leads to another page of this site, in this window and within this document. */
export function isPageLink(
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'download'>,
  here: { origin: string; pathname: string },
): boolean {
  if (link.origin !== here.origin || link.pathname === here.pathname) return false
  return !isPersonalPath(splitLang(link.pathname).path) && !link.download && (link.target || '_self') === '_self'
}

/** The addresses of a page's code that were not asked for before, each once. `asked` grows by them. */
export function newCodeOf(routeIds: string[], routes: Record<string, PageFiles | undefined>, asked: Set<string>): string[] {
  return routeIds
    .flatMap(id => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat())
    .filter(href => !asked.has(href) && asked.add(href))
}

/** The part of React Router's global that lists every page's files (all of them, with `routeDiscovery: { mode: 'initial' }`). */
interface ManifestGlobal {
  __reactRouterManifest?: { routes: Record<string, PageFiles | undefined> }
}

const asked = new Set<string>()

/**
 * When the browser is idle (2000 ms at most), watches the links of the page; one that comes into view has its page's code loaded, once.
 * Code only: data would be asked for in vain, and counted as a view. `findRouteIds` answers the routes that a path leads through.
 * Answers the way to stop.
 */
export function prefetchLinksInView(findRouteIds: (pathname: string) => string[]): () => void {
  const routes = (window as ManifestGlobal).__reactRouterManifest?.routes ?? {}
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || !mayPrefetch(navigator)) continue
      observer.unobserve(target)
      if (!isPageLink(target, location)) continue
      for (const href of newCodeOf(findRouteIds(target.pathname), routes, asked)) preload(href)
    }
  })
  const cancel = whenIdle(() => {
    for (const link of document.links) observer.observe(link)
  }, PREFETCH_IDLE_TIMEOUT_MS)
  return () => {
    cancel()
    observer.disconnect()
  }
}

/** What the page has loaded already is not fetched a second time: the browser finds it among its modules. */
function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
