import {
  FRESH_MULTI_FACTOR,
  FRESH_PROOF_SECONDS,
  MULTI_FACTOR,
  SECOND_FACTOR_CLAIM,
} from '#features/accounts/second-factor/factor-proof.ts'
import type { SignedIn } from '#page/identity.ts'

/** Methods that are, or include, a second factor beside a password. Source: RFC 8176, section 2. */
const SECOND_FACTORS = new Set(['mfa', 'otp', 'hwk', 'swk', 'sc'])

/**
 * Returns the parameters that demand a second factor. Our own account site has a value of its own for a proof of just now; another provider is asked to
 * authenticate anew by `max_age`.
 */
export function factorDemand(factor: 'any' | 'fresh', isOwn: boolean): Record<string, string> {
  if (factor === 'any') return { acr_values: MULTI_FACTOR }
  return isOwn ? { acr_values: FRESH_MULTI_FACTOR } : { acr_values: MULTI_FACTOR, max_age: String(FRESH_PROOF_SECONDS) }
}

/**
 * Reads from an ID token when the person authenticated, and when by a second factor: by our account site's own claim, or by another provider's `amr` or
 * `acr`, at its `auth_time`. One that gives neither knows of no second factor.
 */
export function readAuthentication(
  claims: Record<string, unknown>,
  isOwn: boolean,
  now = new Date(),
): Pick<SignedIn, 'authenticatedAt' | 'secondFactorAt'> {
  const authenticatedAt = toTime(claims['auth_time'])
  if (isOwn) return { authenticatedAt, secondFactorAt: toTime(claims[SECOND_FACTOR_CLAIM]) }
  const methods = [claims['amr']].flat()
  const isProven = claims['acr'] === MULTI_FACTOR || methods.some(method => typeof method === 'string' && SECOND_FACTORS.has(method))
  return { authenticatedAt, secondFactorAt: isProven ? (authenticatedAt ?? now) : undefined }
}

function toTime(seconds: unknown): Date | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined
}
