import { isPublicPath } from '#kit/app-paths.ts'
import { isFilePath, splitLang } from '#kit/lang.ts'
import { PREFETCH_IDLE_TIMEOUT_MS } from './constants.ts'
import { whenIdle } from './idle.ts'

/** For how long a prefetched page may be shown. */
const MAX_AGE_MS = 30_000
const MAX_PAGES = 12

export interface NetworkState {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Not offline, not on 2g or slow-2g, not with data saver on. Where the browser does not tell the network, it may. */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Whether a link leads to another public page of this site, in this window. */
export function isPageLink(
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'download'>,
  here: { origin: string; pathname: string },
): boolean {
  if (link.origin !== here.origin || link.pathname === here.pathname || isFilePath(link.pathname)) return false
  return isPublicPath(splitLang(link.pathname).path) && !link.download && (link.target || '_self') === '_self'
}

const pages = new Map<string, { response: Promise<Response>; at: number }>()

/** The prefetched response for an address, once; undefined where there is none that is fresh. */
export function takePrefetched(href: string): Promise<Response> | undefined {
  const found = pages.get(href)
  pages.delete(href)
  if (!found || Date.now() - found.at >= MAX_AGE_MS) return undefined
  // One that was still under way may turn out to be none.
  return found.response.then(
    response => (response.ok ? response : fetch(href)),
    () => fetch(href),
  )
}

let observer: IntersectionObserver | undefined
let cancel = () => {}

/** When the browser is idle (2000 ms at most), watches the links of the document; the page of one that comes into view is fetched, and kept for half a minute. */
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
  // A document lives for many pages: what is past its time makes room.
  for (const [old, { at }] of pages) if (Date.now() - at >= MAX_AGE_MS) pages.delete(old)
  if (pages.has(href) || pages.size >= MAX_PAGES) return
  // A redirect may lead to another site, which is not for a script to fetch.
  const response = fetch(href, { headers: { accept: 'text/html', 'x-sec-purpose': 'prefetch' }, redirect: 'manual' })
  pages.set(href, { response, at: Date.now() })
  // A failure is met when the page is asked for in earnest.
  response.then(
    ({ ok }) => ok || pages.delete(href),
    () => pages.delete(href),
  )
}
