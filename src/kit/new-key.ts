const BYTES = 16

/** Returns a random key of 128 bits in hexadecimal, also on a page without https, where a browser has no `crypto.randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns a random UUID (version 4, RFC 9562), also on a page without https. */
export function newUuid(): string {
  const hex = newKey()
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
