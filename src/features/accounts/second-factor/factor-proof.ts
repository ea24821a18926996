/** `acr_values` of a client that needs the second factor. Source: the policy that OpenID providers share, OpenID Provider Authentication Policy 1.0. */
export const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
/** The same, proven just now (`FRESH_PROOF_SECONDS`), however the session began. Our own account site's. */
export const FRESH_MULTI_FACTOR = 'urn:sanggar:acr:fresh-multi-factor'
/** Claim of an ID token: when its session proved the second factor, in seconds since 1970. */
export const SECOND_FACTOR_CLAIM = 'second_factor_at'
/** The page that asks for it. */
export const PROVE_PATH = '/two-factor/prove'

export const FRESH_PROOF_SECONDS = 600
/** Time to come back from the account site, so that a proof is not stale on arrival. */
const RETURN_SECONDS = 120

/** True if the proof is at most ten minutes old at `now`. */
export function isFreshProof(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= FRESH_PROOF_SECONDS * 1000
}

/** True if a session that proved its second factor then (null: never) may continue with these `acr_values`. */
export function satisfiesDemand(acrValues: string, provenAt: Date | null, now = new Date()): boolean {
  if (isFreshDemand(acrValues)) return isFreshProof(provenAt, new Date(now.getTime() + RETURN_SECONDS * 1000))
  return !acrValues.split(' ').includes(MULTI_FACTOR) || provenAt !== null
}

/** True if a proof of just now is demanded: a factor that is enrolled for it is not asked at each sign-in. */
export function isFreshDemand(acrValues: string): boolean {
  return acrValues.split(' ').includes(FRESH_MULTI_FACTOR)
}
