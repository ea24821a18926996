import { hash } from 'node:crypto'

/** Headers that every answer bears. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** What Google Analytics needs, on sites that have an id for it. Source: Google, "Use Tag Manager with a Content Security Policy". */
const ANALYTICS = {
  script: 'https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/** What a page's policy must let run. */
export interface PageScripts {
  /** Sources besides our own files: a nonce, or hashes of `scriptSource`. */
  sources: readonly string[]
  /** Whether the page says where it is measured (`ANALYTICS`). */
  isMeasured: boolean
}

/** How a policy names an inline script. Source: CSP level 3, section 8.3. */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/**
 * The content security policy of a page. Public documents have no inline script, so that a cached one needs no nonce; pages of the app name theirs by a nonce. `formTargets`: origins
 * that a form's response may lead on to; browsers hold redirects after a form against `form-action`.
 */
export function contentSecurityPolicy({ sources, isMeasured }: PageScripts, formTargets: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(isMeasured ? [ANALYTICS.script] : []), ...sources].join(' '),
    // Brands hand their colours down in style attributes and in one style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    isMeasured ? `connect-src 'self' ${ANALYTICS.connect}` : "connect-src 'self'",
    // An adaptive film is put together by the page itself (hls.js).
    "media-src 'self' https: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The policy of a page of the app: its inline scripts bear the nonce. */
export function appContentSecurityPolicy(nonce: string, formTargets: readonly string[]): string {
  return contentSecurityPolicy({ sources: [`'nonce-${nonce}'`], isMeasured: false }, formTargets)
}
