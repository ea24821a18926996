import { hash } from 'node:crypto'

/** Headers of every response (`headersOf`); where a part sets one itself, its value is sent. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({}),
} as const

function permissionsPolicy({ microphone = '', payment = '' }): string {
  return `camera=(), microphone=(${microphone}), geolocation=(), payment=(${payment})`
}

/** Returns the headers of the page on which people may speak: the assistant's. */
export function microphoneHeaders(): Record<string, string> {
  return { 'permissions-policy': permissionsPolicy({ microphone: 'self' }) }
}

/** Origins of a payment gateway that a page needs besides our own: for its scripts, its frames, and the pages that forms lead to. */
export interface PaymentOrigins {
  scripts: readonly string[]
  frames: readonly string[]
  forms: readonly string[]
}

/** Returns the headers that widen for a page on which one pays: wallets of the browser, in the gateway's frames as well. */
export function paymentHeaders(origins: Pick<PaymentOrigins, 'frames'>): Record<string, string> {
  const allowed = ['self', ...origins.frames.map(origin => `"${origin}"`)].join(' ')
  return { 'permissions-policy': permissionsPolicy({ payment: allowed }) }
}

/**
 * Two years, as preload lists want. NOTE: without `includeSubDomains`: a tenant's host may be a school's own domain, whose other names are not ours and may
 * lack TLS. Each of our hosts sends the header itself.
 */
const HSTS = 'max-age=63072000'

/** What other sites may show or read: pictures, sound, files, feeds, and the build's files. */
const PUBLIC_MEDIA =
  /^\/(?:_ipx|art|og|audio|files|assets|media|fonts)\/|\/feed\.xml$|\.ics$|^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico)$/

/** Returns the headers that every response to a request for `path` has, whoever makes it. `isSecure`: the public reaches us by https. */
export function headersOf(path: string, isSecure: boolean): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'cross-origin-resource-policy': PUBLIC_MEDIA.test(path) ? 'cross-origin' : 'same-origin',
    ...(isSecure && { 'strict-transport-security': HSTS }),
  }
}

/** Sources that Google Analytics needs, on sites with a measurement id. Source: Google, "Use Tag Manager with a Content Security Policy". */
const ANALYTICS = {
  script: 'https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/** What a page's policy must allow. */
export interface PageScripts {
  /** Script sources besides our own files: a nonce, or hashes from `scriptSource`. */
  sources: readonly string[]
  /** True if the page uses analytics (`ANALYTICS`). */
  isMeasured: boolean
  /** Origins that may be framed, besides our own. */
  frames?: readonly string[]
  /** What the gateways of a page need on which one pays. */
  payment?: PaymentOrigins | undefined
}

const NO_PAYMENT: PaymentOrigins = { scripts: [], frames: [], forms: [] }

/** Returns the CSP source of an inline script. Source: CSP level 3, section 8.3. */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/**
 * Returns the content security policy of a page. Public documents have no inline script, so cached ones need no nonce; pages of the app use one.
 * `formTargets` are origins that a form's response may redirect to: browsers apply `form-action` to redirects as well.
 */
export function contentSecurityPolicy(
  { sources, isMeasured, frames: shown = [], payment = NO_PAYMENT }: PageScripts,
  formTargets: readonly string[] = [],
): string {
  const frames = [...shown, ...payment.frames]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(isMeasured ? [ANALYTICS.script] : []), ...sources, ...payment.scripts].join(' '),
    // Brands set their colours in style attributes and in one style element.
    "style-src 'self' 'unsafe-inline'",
    // Pictures of other sites come through our own host (`/_ipx/…/outside/…`).
    "img-src 'self' data:",
    "font-src 'self'",
    isMeasured ? `connect-src 'self' ${ANALYTICS.connect}` : "connect-src 'self'",
    // hls.js plays adaptive videos from blob URLs.
    "media-src 'self' https: blob:",
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets, ...payment.forms].join(' '),
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Returns the policy of an app page, whose inline scripts have a nonce. `frames`: origins that it may frame besides our own. `payment`: what a gateway needs. */
export function appContentSecurityPolicy(
  nonce: string,
  formTargets: readonly string[],
  frames: readonly string[] = [],
  payment?: PaymentOrigins,
): string {
  return contentSecurityPolicy({ sources: [`'nonce-${nonce}'`], isMeasured: false, frames, payment }, formTargets)
}
