import type { IncomingMessage } from 'node:http'
import { toHostName } from '#features/sites/site.ts'
import { REST_BASE } from '#features/voices/api.ts'
import { OVERLOADED_REST } from '#features/voices/rest/errors.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS, type Lang, splitLang } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { OVERLOADED_SECONDS } from '#platform/admission.ts'
import type { Names } from '#platform/fair-line.ts'
import { addressOf, networkOf } from '#platform/http/client-address.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { uiTexts } from '#ui/texts.ts'
import type { Fetch } from './fetch.ts'
import type { Runtime } from './runtime.ts'

/** What takes next to nothing (health, files of the build), or has a queue of its own (pictures, uploads): never refused here. */
const ALWAYS = /^\/(?:healthz|readyz|metrics|assets\/|fonts\/|media\/|_ipx\/|art\/|audio\/|files\/|api\/drive\/)/

type Sent = Response | Promise<Response>

/** Account pages share one line, whoever sent the person there. */
export const ACCOUNT_NAME = 'account'
/** Hosts that are not known yet share one, too: made-up names get no turns of their own. */
const UNKNOWN_NAME = 'unknown'

/** Returns the names that a tenant's requests wait under. */
export function namesOf(tenant: string, address: string): Names {
  return [tenant, networkOf(address)]
}

/**
 * Returns the response to a request that would wait too long: the stored page, whatever its age, or a 503 made of prepared bytes, before the request is parsed or a database is asked; undefined if it may
 * go on. `kept` returns the stored page of a request. Hosts of calls refuse later: their responses have headers for the page that called.
 */
export function createRefusal({ admission, sites, config }: Runtime, kept: (incoming: IncomingMessage) => Sent | undefined) {
  return (...[_request, env = {}]: Parameters<Fetch>): Sent | undefined => {
    if (!admission.isBusy || !env.incoming) return undefined
    const { url = '/', headers, method } = env.incoming
    const host = toHostName(headers.host) ?? ''
    if (ALWAYS.test(url) || config.callHosts.has(host)) return undefined
    const name = host === config.accountHost ? ACCOUNT_NAME : (sites.peek(host)?.tenantId ?? UNKNOWN_NAME)
    if (!admission.refuses(namesOf(name, addressOf(env.incoming, config.trustedProxies)))) return undefined
    return kept(env.incoming) ?? refuseBusy(url, method === 'HEAD')
  }
}

/** Returns the 503 of a path: a page, the envelope of a call, or PostgREST's error. */
export function refuseBusy(path: string, isHead = false): Response {
  const [body, type] = path.startsWith(REST_BASE)
    ? REST
    : path.startsWith('/api/')
      ? CALL
      : [PAGES.get(splitLang(pathOf(path)).lang) ?? '', 'text/html']
  const headers = { ...COMMON_HEADERS, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER }
  return new Response(isHead ? null : body, { status: 503, headers })
}

const RETRY_AFTER = String(OVERLOADED_SECONDS)
const pathOf = (url: string) => url.split('?', 1)[0] ?? url

const REST = [JSON.stringify(OVERLOADED_REST), 'application/json'] as const
const CALL = [
  JSON.stringify({ status: false, message: sayReason(commonReason('Overloaded'), DEFAULT_LANG), data: null }),
  'application/json',
] as const
const PAGES = new Map(LANGS.map(lang => [lang, busyPage(lang)]))

function busyPage(lang: Lang): string {
  const { busy, error } = uiTexts(lang)
  // An empty `href` is the page that was asked for.
  return neutralPage(busy.title, busy.text, { href: '', label: error.again }, lang)
}
