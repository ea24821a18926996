import type { Encoding } from './page-cache.ts'

/** The best encoding that an Accept-Encoding header takes (RFC 9110, section 12.5.3): brotli, gzip, or the bytes as they are. */
export function chooseEncoding(header: string | undefined | null): Encoding {
  if (!header) return 'identity'
  const takes = (name: string) => {
    const found = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([0-9.]+))?\\s*(?:,|$)`, 'i').exec(header)
    return found !== null && Number(found[1] ?? 1) > 0
  }
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
