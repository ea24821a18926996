import { timingSafeEqual } from 'node:crypto'
import { type FindGrant, findCheckedViewer, findCredentials, findViewer } from '#features/api-clients/viewer.server.ts'
import { type Ctx, createCtx, type Person, type Viewer } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { bearerOf } from '#platform/http/credentials.ts'
import { RestError } from './errors.ts'

/**
 * Returns the viewer: `apikey` carries the anonymous key, `Authorization` the same key or a member's access token, or a delegated client's. Throws PGRST301 or PGRST302, both 401, for
 * other credentials. `asTenant` opens a database scope for the token lookup; `check` as for `findCheckedViewer`.
 */
export async function findRestViewer(
  headers: Headers,
  anonKey: string,
  asTenant: <T>(work: (parts: Pick<Ctx, 'db' | 'tenantId' | 'log'>) => Promise<T>) => Promise<T>,
  check: (person: Person) => Promise<void>,
  findGrant: FindGrant,
  isWrite: boolean,
): Promise<Viewer> {
  const [key, token] = [headers.get('apikey'), bearerOf(headers.get('authorization'))]
  if (!key || !token)
    throw new RestError(401, 'PGRST302', 'Anonymous access is disabled', { hint: 'Send the key as apikey and as Authorization: Bearer.' })
  if (!isSame(key, anonKey)) throw new RestError(401, 'PGRST301', 'No suitable key')
  if (isSame(token, anonKey)) return { kind: 'nobody' }
  const { grant } = await findCredentials(headers, true, findGrant)
  const find = () => asTenant(parts => findViewer(createCtx(parts), { accessToken: token, grant }))
  const { viewer } = await findCheckedViewer(find, check, isWrite)
  if (viewer.kind === 'nobody') throw new RestError(401, 'PGRST301', 'No suitable key')
  return viewer
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b))
}
