import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { AccountVisit } from './visit.ts'

/** Headers of every page and form response: not cached, not indexed, not framed. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  // URLs with a token are not sent to other sites. NOTE: `no-referrer` would make browsers send our forms with `Origin: null`.
  'referrer-policy': 'same-origin',
} as const

/** Redirects after a form (303). */
export function redirect(visit: Pick<AccountVisit, 'cookies'>, to: string): Response {
  return withCookies(new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location: to } }), visit.cookies)
}

export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Returns a page's content security policy: no script, unless its source is listed (`scriptSource`). NOTE: browsers apply `form-action` to every
 * redirect after a form, so it must list the sites where a sign-in ends.
 */
export function pagePolicy(
  { client, theme }: Pick<AccountVisit, 'client' | 'theme'>,
  scripts: readonly string[] = [],
  formTargets: readonly string[] = [],
): string {
  const targets = [...new Set([theme.origin, ...(client?.origins ?? []), ...formTargets])].join(' ')
  return [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`, "connect-src 'self'"] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${theme.origin}`,
    "font-src 'self'",
    `form-action 'self' ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
