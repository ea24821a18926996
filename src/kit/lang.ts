/** The languages of the interface. Indonesian is the default and has no prefix in URLs; others have one (`/en/Courses`). */
export const LANGS = ['id', 'en'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'id'

/**
 * Splits a path into language and path without prefix: `/en/Courses` is `/Courses` in English. Case-insensitive. The resulting path begins with exactly one
 * slash: with two it would be the URL of another site.
 */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const first = /^\/([a-z]{2})(?=\/|\.data$|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const lang = LANGS.find(one => one === first && one !== DEFAULT_LANG)
  const path = (lang ? pathname.slice(3) || '/' : pathname).replace(/^\/{2,}/, '/')
  return { lang: lang ?? DEFAULT_LANG, path }
}

// Folders of files, and files beside pages (`/News/feed.xml`): no page has a dot in its last segment.
const FILE = /^\/(api|art|audio|og|_ipx|assets|fonts|files|media)\/|\.[a-z][a-z0-9]{1,11}$/i

/** True if a path of this site is a file or an API endpoint rather than a page. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname)
}

/**
 * Returns the URL of a page of this site in a language. Other URLs (files, other sites, `#…`, `mailto:`) are returned unchanged. NOTE: not for `redirect`
 * and `navigate`: the language prefix is added to their paths later.
 */
export function localHref(lang: Lang, href: string): string {
  if (lang === DEFAULT_LANG || !href.startsWith('/') || href.startsWith('//')) return href
  const [path = ''] = href.split(/[?#]/)
  if (isFilePath(path) || splitLang(path).lang !== DEFAULT_LANG) return href
  return `/${lang}${path === '/' ? href.slice(1) : href}`
}
