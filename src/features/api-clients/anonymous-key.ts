import type { Seal } from '#platform/crypto/seal.ts'

/**
 * The anonymous key of this installation: no secret, since every page that asks the hosted database shows it. It opens the same as nothing would; the host
 * says whose rows. It changes with the installation's secret.
 */
export function anonKeyOf(seal: Seal): string {
  return `anon_${seal.derive('hosted database')}`
}
