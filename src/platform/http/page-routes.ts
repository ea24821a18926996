import type { Tag } from '#platform/context.ts'

/** Allowed values of a query parameter. Any other value counts as missing. */
export type QueryRule = 'page' | 'text' | 'slug' | 'cursor' | readonly string[]

/** A page's path and what the page cache needs to know about it. */
export interface PageRoute {
  /** `/Courses/{slug}`, with `{x?}` for an optional segment, in canonical spelling. */
  path: string
  /** The route's name: `Courses-slug`. */
  name: string
  /** The parameters that the page reads; others are dropped. */
  query?: Record<string, QueryRule>
  /** Tags of the page's data; a change drops the cached page. Settings are always included. */
  tags?: Tag[]
  maxAgeSeconds?: number
  /** The feed of this section of the site. */
  feed?: { href: string; type: string } | undefined
  /** Names of what runs before the page's loader (`main/page-middleware.ts`), in order. Public documents only; pages of the app use React Router's. */
  middleware?: readonly string[]
  /** Each view is in the audit log, so a browser's prefetch, which nobody looks at, gets nothing. Pages of the app only. */
  isViewAudited?: boolean
  /** Rendered for one viewer: never cached, never shared between concurrent requests. */
  isPersonal?: boolean
  /** Takes forms of mail programs, too, which come from no page of ours: whoever has its address may send them, and no session counts. Public documents only. */
  isFromMail?: boolean
}

export interface PageRequest {
  route: PageRoute
  params: Record<string, string>
  /** The path in the route's spelling, with parameters in lower case. */
  path: string
  /** The same with the parameters in the letter case that was asked for: what a redirect leads on with. */
  givenPath: string
  /** The declared parameters, normalized, in the order of declaration: empty or `?page=2`. */
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
 * Creates the matcher of a route table. Case-insensitive, ignores a trailing slash, and ranks matching routes like React Router (`computeScore`); a test
 * compares the two. The matcher returns undefined for a path that can't be decoded, and the catch-all if no route matches.
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
      const given = fit(pattern.segments, parts)
      if (!given) continue
      const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.toLowerCase()]))
      return {
        route: pattern.route,
        params,
        path: toPath(pattern.segments, params),
        givenPath: toPath(pattern.segments, given),
        search: cleanSearch(pattern.route, search),
      }
    }
    const path = `/${parts.map(encodeURIComponent).join('/')}`
    return { route: catchAll, params: {}, path, givenPath: path, search: '' }
  }
}

/** Builds a route's path from its parameters; optional ones may be missing. */
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
    // The variant with the segment comes first, as in React Router: a single value belongs to the first optional segment.
    all = all.flatMap(segments => (part.endsWith('?}') ? [[...segments, whole], segments] : [[...segments, whole]]))
  }
  return all
}

function scoreOf(segments: string[]): number {
  if (segments.length === 0) return 4
  // React Router also counts the empty segment before the leading slash, which is the same for all.
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

/** Returns the parameters as given; undefined if the path is not of this pattern. */
function fit(segments: string[], parts: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? ''
    const name = parameterOf(segment)
    if (name) params[name] = part
    else if (segment.toLowerCase() !== part.toLowerCase()) return undefined
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

/** Returns the value if the rule allows it. Long texts are truncated; pages are limited to 10,000. */
export function cleanValue(rule: QueryRule, value: string | null): string | undefined {
  if (value === null) return undefined
  if (rule === 'page') {
    const page = /^\d{1,12}$/.test(value) ? Math.min(Number(value), 10_000) : 1
    return page > 1 ? String(page) : undefined
  }
  if (rule === 'slug') return /^[a-z0-9-]{1,80}$/i.test(value) ? value.toLowerCase() : undefined
  if (rule === 'cursor') return /^[A-Za-z0-9_-]{1,1500}$/.test(value) ? value : undefined
  if (rule === 'text') return cleanText(value) || undefined
  return rule.includes(value) ? value : undefined
}

/** Normalizes a typed search text: no control characters, single spaces, at most 100 characters. */
export function cleanText(value: string): string {
  return Array.from(value.slice(0, 1000).replace(CONTROL, ' ')).slice(0, 100).join('').replace(/\s+/g, ' ').trim()
}

const CONTROL = /[\p{Cc}\ufffd]/gu

function hasControl(text: string): boolean {
  CONTROL.lastIndex = 0
  return CONTROL.test(text)
}
