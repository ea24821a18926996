import { isFilePath, LANGS, localHref, splitLang } from '#kit/lang.ts'
import { isPersonalPath } from '#kit/personal.ts'
import { showWhole } from './scroll-rules.ts'

/**
 * Clicks on plain links become navigations of the router, so that pages render `<a href>` and no router component: a list of
 * cards costs the server a fifth less, and a link works the same before the page's code has come.
 */

export interface Click {
  button: number
  isModified: boolean
  isHandled: boolean
}

export interface LinkParts {
  href: string
  target: string
  isDownload: boolean
  /** `data-document` on the link: to be loaded as a document of its own. */
  isDocument: boolean
}

/**
 * The path, query and hash to navigate to, without the language's prefix, which the router puts before every path; undefined where the browser should
 * follow the link itself, as into another language: the frame around the pages is in one, and shows one person.
 */
export function routeOfClick(
  click: Click,
  link: LinkParts,
  here: { origin: string; pathname: string; search: string },
): string | undefined {
  if (click.button !== 0 || click.isModified || click.isHandled) return undefined
  if (link.isDownload || link.isDocument || (link.target && link.target !== '_self') || !URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  if (url.origin !== here.origin || isFilePath(url.pathname)) return undefined
  // A jump within the page is the browser's.
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined
  const { lang, path } = splitLang(url.pathname)
  return lang === splitLang(here.pathname).lang && !isPersonalPath(path) ? path + url.search + url.hash : undefined
}

/** Listens to the whole document. Answers the way to stop. */
export function followLinks(navigate: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    aimLangSwitch(link)
    const to = routeOfClick(
      {
        button: event.button,
        isModified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
        isHandled: event.defaultPrevented,
      },
      { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), isDocument: 'document' in link.dataset },
      location,
    )
    if (to !== undefined || link.hash) showWhole(link.closest('header') ? undefined : link)
    if (to === undefined) return
    event.preventDefault()
    navigate(to)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** The frame stays as it came while one walks on: its switch of languages learns at the click which page is meant. */
function aimLangSwitch(link: HTMLAnchorElement): void {
  const other = LANGS.find(lang => lang === link.dataset['langSwitch'])
  if (other) link.href = localHref(other, splitLang(location.pathname).path + location.search)
}
