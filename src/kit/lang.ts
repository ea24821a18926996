/** The languages of the interface. Indonesian is the default and has no prefix in addresses; the others stand under theirs (`/en/Courses`). */
export const LANGS = ['id', 'en'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'id'

/**
 * A path without its language's prefix, and the language: `/en/Courses` is `/Courses` in English. Letter case does not count. What stays has one slash at its
 * beginning: with two it would be the address of another site.
 */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const first = /^\/([a-z]{2})(?=\/|\.data$|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const lang = LANGS.find(one => one === first && one !== DEFAULT_LANG)
  const path = (lang ? pathname.slice(3) || '/' : pathname).replace(/^\/{2,}/, '/')
  return { lang: lang ?? DEFAULT_LANG, path }
}

// Folders of files, and files beside pages (`/News/feed.xml`): no page's address has a dot in its last part.
const FILE = /^\/(api|art|audio|og|_ipx|assets|fonts|files|media)\/|\.[a-z][a-z0-9]{1,11}$/i

/** Whether a path of this site is a file's or a call's, not a page's. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname)
}

/**
 * The address of a page of this site in a language; other addresses (files, other sites, `#…`, `mailto:`) stay as they are. NOTE: not for `redirect` and
 * `navigate`: the router itself puts the language's prefix before their paths.
 */
export function localHref(lang: Lang, href: string): string {
  if (lang === DEFAULT_LANG || !href.startsWith('/') || href.startsWith('//')) return href
  const [path = ''] = href.split(/[?#]/)
  if (isFilePath(path) || splitLang(path).lang !== DEFAULT_LANG) return href
  return `/${lang}${path === '/' ? href.slice(1) : href}`
}
