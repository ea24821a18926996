import type { Seal } from '#platform/crypto/seal.ts'
import { seedId } from '../../../db/seed/ids.ts'

export const DEMO_CLIENT_NAME = 'Aplikasi demo'

/** Returns id and secret of the demo's API client: this installation's own, the same at each of its demo tenants and at each start. */
export function demoClient(seal: Seal): { id: string; secret: string } {
  return { id: seedId('app', seal.derive('demo-app')), secret: seal.derive('demo-app-secret') }
}
