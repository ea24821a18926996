import { isPublicPath } from '#kit/app-paths.ts'
import { isFilePath, splitLang } from '#kit/lang.ts'
import { PREFETCH_IDLE_TIMEOUT_MS } from './constants.ts'
import { whenIdle } from './idle.ts'

/** Maximum age of a prefetched page. */
const MAX_AGE_MS = 30_000
const MAX_PAGES = 12

export interface NetworkState {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** True unless offline, on 2g or slow-2g, or with data saver on. Browsers without network information may prefetch. */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** True if a link leads to another public page of this site in this window. */
export function isPageLink(
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'download'>,
  here: { origin: string; pathname: string },
): boolean {
  if (link.origin !== here.origin || link.pathname === here.pathname || isFilePath(link.pathname)) return false
  return isPublicPath(splitLang(link.pathname).path) && !link.download && (link.target || '_self') === '_self'
}

const pages = new Map<string, { response: Promise<Response>; at: number }>()

/** Returns the prefetched response of a URL and removes it; undefined if there is none or it is too old. */
export function takePrefetched(href: string): Promise<Response> | undefined {
  const found = pages.get(href)
  pages.delete(href)
  if (!found || Date.now() - found.at >= MAX_AGE_MS) return undefined
  // A prefetch that is still running may fail; then fetch again.
  return found.response.then(
    response => (response.ok ? response : fetch(href)),
    () => fetch(href),
  )
}

let observer: IntersectionObserver | undefined
let cancel = () => {}

/** When the browser is idle (within 2000 ms), watches the document's links and prefetches those that come into view. */
export function prefetchLinksInView(): void {
  cancel()
  observer?.disconnect()
  observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || !mayPrefetch(navigator)) continue
      observer?.unobserve(target)
      if (isPageLink(target, location) && target.dataset['turbo'] !== 'false') prefetch(target)
    }
  })
  cancel = whenIdle(() => {
    for (const link of document.links) observer?.observe(link)
  }, PREFETCH_IDLE_TIMEOUT_MS)
}

function prefetch(link: HTMLAnchorElement): void {
  const href = link.href.replace(/#.*$/, '')
  // Turbo keeps one document for many pages, so expired entries are removed here.
  for (const [old, { at }] of pages) if (Date.now() - at >= MAX_AGE_MS) pages.delete(old)
  if (pages.has(href) || pages.size >= MAX_PAGES) return
  // A script can't follow a redirect to another site.
  const response = fetch(href, { headers: { accept: 'text/html', 'x-sec-purpose': 'prefetch' }, redirect: 'manual' })
  pages.set(href, { response, at: Date.now() })
  // A failure is handled when the page is requested for real.
  response.then(
    ({ ok }) => ok || pages.delete(href),
    () => pages.delete(href),
  )
}
