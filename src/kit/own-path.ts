import { DEFAULT_LANG, type Lang, splitLang } from './lang.ts'

const ORIGIN = 'http://own.invalid'
const MOST = 2000

/**
 * Returns a path of this site with query and fragment from an untrusted address, or `/` if it isn't one. If the path is in the language `within`, the prefix
 * is removed, for `redirect`. Source: OWASP, Unvalidated Redirects and Forwards.
 */
export function toOwnPath(address: string | null | undefined, within: Lang = DEFAULT_LANG): string {
  if (!address?.startsWith('/') || address.length > MOST || !URL.canParse(address, ORIGIN)) return '/'
  const url = new URL(address, ORIGIN)
  const { lang, path } = splitLang(url.pathname)
  const pathname = lang === within ? path : url.pathname
  return url.origin === ORIGIN && isOwn(url.pathname) && isOwn(pathname) ? pathname + url.search + url.hash : '/'
}

/**
 * NOTE: checks the result, after the parser resolved dots and the prefix was removed: a harmless path can become one that begins with `//`. `.data` paths
 * belong to React Router, and `/en.data` without its prefix is no path at all.
 */
function isOwn(pathname: string): boolean {
  return pathname.startsWith('/') && !/\/[/\\]|\.data$/i.test(pathname)
}
