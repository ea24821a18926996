import { createECDH } from 'node:crypto'
import type { Seal } from '#platform/crypto/seal.ts'

/** The key pair by which push services know this installation, base64url. Source: RFC 8292. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * Returns the installation's keys for Web Push. They are derived from its secret: the same on each start and in each process, and stored nowhere (docs/decisions/081).
 */
export function vapidKeysOf(seal: Pick<Seal, 'derive'>): VapidKeys {
  for (let turn = 0; ; turn++) {
    const privateKey = seal.derive(`web push ${turn}`)
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey, 'base64url')
    } catch (error) {
      // One of 2^32 texts of 32 bytes is no key of this curve: the next is taken.
      if (turn < 8) continue
      throw error
    }
    return { privateKey, publicKey: pair.getPublicKey('base64url') }
  }
}
