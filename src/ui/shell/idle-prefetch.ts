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

interface LinkParts {
  href: string
  target: string
  isDownload: boolean
}

/** The path that a link leads to within this site (or undefined: elsewhere, a download, another window, this very page). */
export function pathOfLink(link: LinkParts, here: { origin: string; pathname: string }): string | undefined {
  if (!URL.canParse(link.href) || link.isDownload || (link.target && link.target !== '_self')) return
  const url = new URL(link.href)
  return url.origin === here.origin && url.pathname !== here.pathname ? url.pathname : undefined
}

/** The addresses of a page's code that were not asked for before, each once. `asked` grows by them. */
export function newCodeOf(routeIds: string[], routes: Record<string, PageFiles | undefined>, asked: Set<string>): string[] {
  const hrefs = routeIds.flatMap(id => {
    const files = routes[id]
    return files ? [files.module, ...(files.imports ?? [])] : []
  })
  const fresh = [...new Set(hrefs)].filter(href => !asked.has(href))
  for (const href of fresh) asked.add(href)
  return fresh
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
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || !mayPrefetch(navigator)) continue
      observer.unobserve(target)
      preload(target, findRouteIds)
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

function preload({ href, target, download }: HTMLAnchorElement, findRouteIds: (pathname: string) => string[]): void {
  const path = pathOfLink({ href, target, isDownload: download !== '' }, location)
  const routes = (window as ManifestGlobal).__reactRouterManifest?.routes
  if (!path || !routes) return
  for (const href of newCodeOf(findRouteIds(path), routes, asked)) {
    // The server's markup preloads this page's own code already.
    if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
