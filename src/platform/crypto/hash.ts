import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a text, the stored form of secrets that clients present. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
