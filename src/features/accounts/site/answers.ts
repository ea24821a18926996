import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { AccountVisit } from './visit.ts'

/** What every answer of a page or form bears: none is kept anywhere, found by a search engine, or shown inside another page. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  // Addresses with a token stay here. NOTE: `no-referrer` would make browsers send our forms with `Origin: null`.
  'referrer-policy': 'same-origin',
} as const

/** Leads on after a form. */
export function redirect(visit: Pick<AccountVisit, 'cookies'>, to: string): Response {
  return withCookies(new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location: to } }), visit.cookies)
}

export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/**
 * The policy of a page: no script, unless one is named by its source (`scriptSource`). NOTE: browsers hold every redirect after a form against
 * `form-action`, so the sites where a sign-in ends must be in it.
 */
export function pagePolicy(
  { client, theme }: Pick<AccountVisit, 'client' | 'theme'>,
  scripts: readonly string[] = [],
  formTargets: readonly string[] = [],
): string {
  const ends = [...new Set([theme.origin, ...(client?.origins ?? []), ...formTargets])].join(' ')
  return [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`, "connect-src 'self'"] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https: ${theme.origin}`,
    "font-src 'self'",
    `form-action 'self' ${ends}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
