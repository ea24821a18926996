import type { Language } from './languages/language.ts'
import * as LANGUAGES from './languages.ts'

export type Lang = keyof typeof LANGUAGES
/** The language of URLs without a prefix, and of what tenants write. Other languages have their code as prefix (`/en/Courses`). */
export const DEFAULT_LANG: Lang = 'id'
const byCode: Readonly<{ [L in Lang]: Language }> = LANGUAGES
// Named boundary: the keys of a module are its exports. They are sorted, so the default is put first.
const OTHERS = (Object.keys(byCode) as Lang[]).filter(lang => lang !== DEFAULT_LANG)
/** The languages of the interface, the default first. */
export const LANGS: readonly Lang[] = [DEFAULT_LANG, ...OTHERS]

/** Returns what is known of a language: its name, locale, direction and words of formats. */
export function languageOf(lang: Lang): Language {
  return byCode[lang]
}

/** Returns the language of a BCP 47 tag (`en-GB`) or of a locale (`en_US`); undefined if it is none of ours. */
export function findLang(tag: string | null | undefined): Lang | undefined {
  const code = tag?.toLowerCase().split(/[-_]/)[0]
  return LANGS.find(lang => lang === code)
}

/** Returns the prefix of a language's URLs: `/en`; '' for the default. */
export function langPrefix(lang: Lang): string {
  return lang === DEFAULT_LANG ? '' : `/${lang}`
}

/** Returns the value of an element's `dir`; undefined for left to right, which browsers assume. */
export function dirOf(lang: Lang): 'rtl' | undefined {
  return languageOf(lang).dir === 'rtl' ? 'rtl' : undefined
}

/**
 * Splits a path into language and path without prefix: `/en/Courses` is `/Courses` in English. Case-insensitive. The resulting path begins with exactly one
 * slash: with two it would be the URL of another site.
 */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const first = /^\/([a-z]{2,3})(?=\/|\.data$|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const lang = OTHERS.find(one => one === first)
  const path = (lang ? pathname.slice(langPrefix(lang).length) || '/' : pathname).replace(/^\/{2,}/, '/')
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
  return langPrefix(lang) + (path === '/' ? href.slice(1) : href)
}

/**
 * Returns the languages of a site that a page's text is there in, by default all of the interface; none if there is no choice. The sitemap and the heads link
 * these.
 */
export function choiceOf(langs: readonly string[] = LANGS, shown: readonly Lang[] = LANGS): Lang[] {
  const both = shown.filter(lang => langs.includes(lang))
  return both.length > 1 ? both : []
}
