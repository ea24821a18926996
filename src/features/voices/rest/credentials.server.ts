import { timingSafeEqual } from 'node:crypto'
import { findViewer } from '#features/api-clients/viewer.server.ts'
import { type Ctx, createCtx, type Viewer } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { bearerOf } from '#platform/http/credentials.ts'
import { RestError } from './errors.ts'

/**
 * The anonymous key of this installation: no secret, since every page that asks the hosted database shows it. It opens the same as nothing would; the host
 * says whose rows. It changes with the installation's secret.
 */
export function anonKeyOf(seal: Seal): string {
  return `anon_${seal.derive('hosted database')}`
}

/**
 * Who asks: `apikey` bears the anonymous key, `Authorization` the same or a person's access token. Throws PGRST301 and PGRST302, both 401, where they do not;
 * `asTenant` opens a scope to look a token up.
 */
export async function findRestViewer(
  headers: Headers,
  anonKey: string,
  asTenant: <T>(work: (parts: Pick<Ctx, 'db' | 'tenantId' | 'log'>) => Promise<T>) => Promise<T>,
): Promise<Viewer> {
  const [key, token] = [headers.get('apikey'), bearerOf(headers.get('authorization'))]
  if (!key || !token)
    throw new RestError(401, 'PGRST302', 'Anonymous access is disabled', { hint: 'Send the key as apikey and as Authorization: Bearer.' })
  if (!isSame(key, anonKey)) throw new RestError(401, 'PGRST301', 'No suitable key')
  if (isSame(token, anonKey)) return { kind: 'nobody' }
  const { viewer } = await asTenant(parts => findViewer(createCtx(parts), { accessToken: token }))
  if (viewer.kind === 'nobody') throw new RestError(401, 'PGRST301', 'No suitable key')
  return viewer
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b))
}
