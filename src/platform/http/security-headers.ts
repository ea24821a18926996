import { hash } from 'node:crypto'

/** Headers that every answer bears. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

const NOT_INLINE = /\ssrc=|type="application\/(ld\+)?json"/

/** What Google Analytics needs, on sites that have an id for it. Source: Google, "Use Tag Manager with a Content Security Policy". */
const ANALYTICS = {
  script: 'https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/** What a page's policy must let run. */
export interface PageScripts {
  /** Sources of its inline scripts, of `scriptSource`. */
  sources: readonly string[]
  /** Whether the page says where it is measured (`ANALYTICS`). */
  isMeasured: boolean
}

/** How a policy names an inline script. Source: CSP level 3, section 8.3. */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/**
 * The scripts of a document that only our own components made. Never of one with texts of a tenant's in it: a script that someone slipped in
 * there must not be let run.
 */
export function scriptsOf(html: string): PageScripts {
  return { sources: [...new Set([...inlineScripts(html)].map(scriptSource))], isMeasured: html.includes('<meta name="analytics-id"') }
}

/**
 * The content security policy of a page: only its own inline scripts run, named by their SHA-256, so that a stored page needs no nonce. `formTargets`: origins
 * that a form's answer may lead on to; browsers hold redirects after a form against `form-action`.
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

function* inlineScripts(html: string): Generator<string> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', start)
    if (start <= 0 || end < 0) return
    if (end > start && !NOT_INLINE.test(html.slice(at, start))) yield html.slice(start, end)
    at = end
  }
}
