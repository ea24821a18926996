import { createHash } from 'node:crypto'

/** Returns a key that depends only on the parts, in the form of a UUIDv7 (RFC 9562, section 5.7). */
export function seedId(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\u001f')).digest('hex')
  return `01980000-0000-7${hash.slice(0, 3)}-a${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}

/** True if the demo made this tenant: its id is made from its slug. */
export function isDemoTenant({ id, slug }: { id: string; slug: string }): boolean {
  return id === seedId(slug)
}
