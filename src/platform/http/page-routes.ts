import type { Tag } from '#platform/context.ts'

/** What a query parameter may be. A value that fits no rule counts as not given. */
export type QueryRule = 'page' | 'text' | 'slug' | readonly string[]

/** A page's address and what the whole-page cache needs to know of it. */
export interface PageRoute {
  /** `/Courses/{slug}`, with `{x?}` for an optional part; the spelling is canonical. */
  path: string
  /** The route's name: `Courses-slug`. */
  name: string
  /** The parameters that the page reads; all others are dropped. */
  query?: Record<string, QueryRule>
  /** What the page shows; a change of it drops the page. Settings always count. */
  tags?: Tag[]
  maxAgeSeconds?: number
  /** The feed that follows the page's part of the site. */
  feed?: { href: string; type: string } | undefined
  /** Made for the one who asks: never stored, never shared between requests that come at the same time. */
  isPersonal?: boolean
}

export interface PageRequest {
  route: PageRoute
  params: Record<string, string>
  /** The path in the route's own spelling, with the parameters in small letters. */
  path: string
  /** The declared parameters, cleaned, in the order of the declaration: `` or `?page=2`. */
  search: string
}

interface Pattern {
  route: PageRoute
  segments: string[]
  score: number
  index: number
}

export type PageMatcher = (pathname: string, search: URLSearchParams) => PageRequest | undefined

/**
 * Makes the matcher of a table. Letter case and a trailing slash do not count; the order among several fitting routes is React Router's
 * (its `computeScore`), so that both always agree; a test holds them side by side.
 * The matcher answers undefined for a path that cannot be decoded. A path that fits no route is the catch-all's.
 */
export function createPageMatcher(routes: readonly PageRoute[], catchAll: PageRoute): PageMatcher {
  const patterns = routes.flatMap((route, index) =>
    explode(route.path).map(segments => ({ route, segments, score: scoreOf(segments), index })),
  )
  patterns.sort((a, b) => b.score - a.score || a.index - b.index)
  const byLength = new Map<number, Pattern[]>()
  for (const pattern of patterns) byLength.set(pattern.segments.length, [...(byLength.get(pattern.segments.length) ?? []), pattern])
  return (pathname, search) => {
    const parts = decode(pathname)
    if (!parts) return undefined
    for (const pattern of byLength.get(parts.length) ?? []) {
      const params = fit(pattern.segments, parts)
      if (params)
        return { route: pattern.route, params, path: toPath(pattern.segments, params), search: cleanSearch(pattern.route, search) }
    }
    return { route: catchAll, params: {}, path: `/${parts.map(encodeURIComponent).join('/')}`, search: '' }
  }
}

/** Writes a route's path with its parameters; optional ones may be missing. */
export function pathOf(pattern: string, params: Record<string, string | undefined>): string {
  const parts = pattern.split('/').map(part => {
    const name = parameterOf(part)
    return name ? params[name] && encodeURIComponent(params[name]) : part
  })
  return parts.filter(part => part !== undefined).join('/') || '/'
}

function explode(path: string): string[][] {
  let all: string[][] = [[]]
  for (const part of path.split('/').filter(Boolean)) {
    const whole = part.replace('?}', '}')
    // With the part first, as React Router has it: a lone value is the first optional part's.
    all = all.flatMap(segments => (part.endsWith('?}') ? [[...segments, whole], segments] : [[...segments, whole]]))
  }
  return all
}

function scoreOf(segments: string[]): number {
  if (segments.length === 0) return 4
  // React Router counts the leading slash's empty part as a segment too; it is the same for all.
  return segments.reduce((sum, part) => sum + 1 + (parameterOf(part) ? 3 : 10), 0)
}

function parameterOf(part: string): string | undefined {
  return /^\{(\w+)\??\}$/.exec(part)?.[1]
}

function decode(pathname: string): string[] | undefined {
  try {
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return parts.some(hasControl) ? undefined : parts
  } catch {
    return undefined
  }
}

function fit(segments: string[], parts: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const part = (parts[at] ?? '').toLowerCase()
    const name = parameterOf(segment)
    if (name) params[name] = part
    else if (segment.toLowerCase() !== part) return undefined
  }
  return params
}

function toPath(segments: string[], params: Record<string, string>): string {
  return `/${segments.map(segment => encodeURIComponent(params[parameterOf(segment) ?? ''] ?? segment).replace('%40', '@')).join('/')}`
}

function cleanSearch(route: PageRoute, search: URLSearchParams): string {
  const clean = new URLSearchParams()
  for (const [name, rule] of Object.entries(route.query ?? {})) {
    const value = cleanValue(rule, search.get(name))
    if (value !== undefined) clean.set(name, value)
  }
  const text = clean.toString()
  return text && `?${text}`
}

/** The value that a rule lets through; longer texts are cut, a page past ten thousand is the ten thousandth. */
export function cleanValue(rule: QueryRule, value: string | null): string | undefined {
  if (value === null) return undefined
  if (rule === 'page') {
    const page = /^\d{1,12}$/.test(value) ? Math.min(Number(value), 10_000) : 1
    return page > 1 ? String(page) : undefined
  }
  if (rule === 'slug') return /^[a-z0-9-]{1,80}$/i.test(value) ? value.toLowerCase() : undefined
  if (rule === 'text') return cleanText(value) || undefined
  return rule.includes(value) ? value : undefined
}

/** A text as people type it into a search box: no control characters, single spaces, at most 100 characters. */
export function cleanText(value: string): string {
  return Array.from(value.slice(0, 1000).replace(CONTROL, ' ')).slice(0, 100).join('').replace(/\s+/g, ' ').trim()
}

const CONTROL = /[\p{Cc}\ufffd]/gu

function hasControl(text: string): boolean {
  CONTROL.lastIndex = 0
  return CONTROL.test(text)
}
