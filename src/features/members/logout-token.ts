import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { BadRequest } from '#kit/errors.ts'

const MAX_AGE_SECONDS = 300
const CLOCK_SECONDS = 30
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** What we sign with, and what other providers sign by: never `none`, never a shared secret. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']
/** The type that the specification recommends; older providers send `JWT`, or none. An access token (`at+jwt`) is another type. */
const TYPES = new Set(['logout+jwt', 'application/logout+jwt', 'jwt', undefined])

/**
 * Verifies a logout token. Returns the provider's session that it ends, or the person all of whose sessions end. Throws the error of jose if it is not
 * the issuer's, not for this audience or older than five minutes; BadRequest if it is another kind of token. Source: OpenID Connect Back-Channel Logout
 * 1.0, sections 2.4 and 2.6.
 */
export async function readLogoutToken(
  token: string,
  { keys, issuer, audience }: { keys: JWTVerifyGetKey; issuer: string; audience: string },
): Promise<{ sid: string } | { sub: string }> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    maxTokenAge: MAX_AGE_SECONDS,
    clockTolerance: CLOCK_SECONDS,
  })
  if (!TYPES.has(protectedHeader.typ?.toLowerCase())) throw new BadRequest()
  const { sub, sid, nonce } = payload
  const events = payload['events']
  if (nonce !== undefined || typeof events !== 'object' || events === null || !(EVENT in events)) throw new BadRequest()
  if (typeof (sid ?? '') !== 'string' || typeof (sub ?? '') !== 'string') throw new BadRequest()
  if (typeof sid === 'string' && sid) return { sid }
  if (!sub) throw new BadRequest()
  return { sub }
}
