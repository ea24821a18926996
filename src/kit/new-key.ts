const BYTES = 16

/** Returns a random key of 128 bits in hexadecimal, also on a page without https, where a browser has no `crypto.randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')
}
