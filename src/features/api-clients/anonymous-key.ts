import type { Seal } from '#platform/crypto/seal.ts'

/**
 * Returns the installation's anonymous key. It is not secret, since every page that uses the hosted database shows it, and it gives no access of its
 * own; the host selects the tenant. It changes with the installation's secret.
 */
export function anonKeyOf(seal: Seal): string {
  return `anon_${seal.derive('hosted database')}`
}
