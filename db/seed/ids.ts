import { createHash } from 'node:crypto'

/** Returns a key that depends only on the parts, in the form of a UUIDv7 (RFC 9562, section 5.7). */
export function seedId(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\u001f')).digest('hex')
  return `01980000-0000-7${hash.slice(0, 3)}-a${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
