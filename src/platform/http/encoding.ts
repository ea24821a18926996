import { parseAccept } from 'hono/utils/accept'
import type { Encoding } from './page-cache.ts'

/** Returns the encoding of a response for an Accept-Encoding header: Brotli where it is accepted, else gzip, else none. Source: RFC 9110, section 12.5.3. */
export function chooseEncoding(header: string | undefined | null): Encoding {
  if (!header) return 'identity'
  const accepted = parseAccept(header)
    .filter(one => one.q > 0)
    .map(one => one.type.toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
