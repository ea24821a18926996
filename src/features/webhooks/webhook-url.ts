import { isIP } from 'node:net'
import { bareHost, isLoopbackHost, isPublicAddress } from '#platform/http/public-address.ts'
import { MAX_URL_CHARACTERS } from './webhook.ts'

/** The ports of web servers with TLS; others belong to other services, which a request might reach. */
const PORTS = new Set(['', '443', '8443'])
/** Domains that name nothing on the public Internet. Source: RFC 6761, RFC 6762, RFC 8375, ICANN's reservation of `.internal`. */
const PRIVATE_ENDINGS = /(^|\.)(localhost|local|internal|home\.arpa|test|invalid|example|onion|lan|intranet)$/

/**
 * Returns a validation message, or undefined if the URL is valid. The address that its name resolves to is checked at each delivery. `isLoopbackAllowed`: on a
 * developer's machine, URLs of this machine may use any port and no TLS.
 */
export function faultOfUrl(text: string, isLoopbackAllowed: boolean): string | undefined {
  const url = URL.parse(text)
  if (!url || text.length > MAX_URL_CHARACTERS || /[^\x21-\x7e]/.test(text))
    return 'bukan alamat lengkap, misalnya https://contoh.id/webhook'
  if (url.username || url.password) return 'tidak boleh memuat nama pengguna atau kata sandi'
  if (url.hash || text.includes('#')) return 'tidak boleh memuat tanda #'
  if (isLoopbackAllowed && isLoopbackHost(url.hostname)) return /^https?:$/.test(url.protocol) ? undefined : 'harus http atau https'
  if (url.protocol !== 'https:') return 'harus https'
  if (!PORTS.has(url.port)) return 'port harus 443 atau 8443'
  const host = bareHost(url.hostname)
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.') || PRIVATE_ENDINGS.test(host)) return 'harus alamat di internet publik'
  return undefined
}
