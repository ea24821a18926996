import { isIP } from 'node:net'
import type { Reason } from '#kit/reason.ts'
import { bareHost, isLoopbackHost, isPublicAddress } from '#platform/http/public-address.ts'
import { webhookReason } from './texts.ts'
import { MAX_URL_CHARACTERS } from './webhook.ts'

/** The ports of web servers with TLS; others belong to other services, which a request might reach. */
const PORTS = new Set(['', '443', '8443'])
/** Domains that name nothing on the public Internet. Source: RFC 6761, RFC 6762, RFC 8375, ICANN's reservation of `.internal`. */
const PRIVATE_ENDINGS = /(^|\.)(localhost|local|internal|home\.arpa|test|invalid|example|onion|lan|intranet)$/

/**
 * Returns what is wrong with a URL, or undefined if it is valid. The address that its name resolves to is checked at each delivery. `isLoopbackAllowed`: with
 * `WEBHOOKS_LOOPBACK`, URLs of this machine may use any port and no TLS.
 */
export function faultOfUrl(text: string, isLoopbackAllowed: boolean): Reason | undefined {
  const url = URL.parse(text)
  if (!url || text.length > MAX_URL_CHARACTERS || /[^\x21-\x7e]/.test(text)) return webhookReason('UrlIncomplete')
  if (url.username || url.password) return webhookReason('UrlHasUser')
  if (url.hash || text.includes('#')) return webhookReason('UrlHasFragment')
  if (isLoopbackAllowed && isLoopbackHost(url.hostname)) return /^https?:$/.test(url.protocol) ? undefined : webhookReason('UrlNotHttp')
  if (url.protocol !== 'https:') return webhookReason('UrlNotHttps')
  if (!PORTS.has(url.port)) return webhookReason('UrlPort')
  const host = bareHost(url.hostname)
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.') || PRIVATE_ENDINGS.test(host)) return webhookReason('UrlNotPublic')
  return undefined
}
