import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts and authenticates small texts with the installation's secret: cookies that must return unread and unchanged, tokens at rest. */
export interface Seal {
  /** Seals a text for a purpose; it can't be opened for any other. */
  seal(purpose: string, text: string): string
  /** Returns the text; undefined if it was not sealed by us, was sealed for another purpose, or was changed. */
  open(purpose: string, sealed: string): string | undefined
  /** Derives a secret that depends only on the name and reveals nothing about others. Base64url, 32 bytes. */
  derive(name: string): string
}

/** Creates a seal: AES-256-GCM with a key derived by HKDF. Source: NIST SP 800-38D, RFC 5869. */
export function createSeal(secret: string): Seal {
  const key = (name: string) => Buffer.from(hkdfSync('sha256', secret, 'sanggar', name, 32))
  const sealKey = key('seal')
  const deriveKey = key('derive')
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(purpose))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      // Reject non-canonical base64url: unused bits of the last character would allow several spellings of one sealed text.
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return undefined
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    derive: name => createHmac('sha256', deriveKey).update(name).digest('base64url'),
  }
}
