import { createHash } from 'node:crypto'

/** SHA-256 of a text: how secrets that somebody shows again are kept. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
