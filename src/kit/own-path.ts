import { DEFAULT_LANG, type Lang, splitLang } from './lang.ts'

const ORIGIN = 'http://own.invalid'
const MOST = 2000

/**
 * A path of this site with its query and fragment, out of an address that someone may have made up; `/` where it is none. With `within`, the language of the
 * page that leads there, it goes without that language's prefix, for `redirect`. Source: OWASP, Unvalidated Redirects.
 */
export function toOwnPath(address: string | null | undefined, within: Lang = DEFAULT_LANG): string {
  if (!address?.startsWith('/') || address.length > MOST || !URL.canParse(address, ORIGIN)) return '/'
  const url = new URL(address, ORIGIN)
  const { lang, path } = splitLang(url.pathname)
  const pathname = lang === within ? path : url.pathname
  return url.origin === ORIGIN && isOwn(url.pathname) && isOwn(pathname) ? pathname + url.search + url.hash : '/'
}

/**
 * NOTE: asked of the result, after the parser folded the dots and the prefix was taken off: a path that was harmless before can begin with `//` after. `.data`
 * is the router's own, and `/en.data` without its prefix no path at all.
 */
function isOwn(pathname: string): boolean {
  return pathname.startsWith('/') && !/\/[/\\]|\.data$/i.test(pathname)
}
