import { describe, expect, it } from 'vitest'
import { MULTI_FACTOR } from '#features/accounts/second-factor/factor-proof.ts'
import { factorDemand, readAuthentication } from './authentication.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const read = (claims: Record<string, unknown>, isOwn = false) => readAuthentication(claims, isOwn, NOW)

describe('what a provider says of an authentication', () => {
  it('is no second factor where it says nothing, a password, or what only our own site may say', () => {
    for (const claims of [{}, { amr: ['pwd'] }, { acr: '0' }, { amr: [7, null] }, { second_factor_at: 1_770_000_000 }, { auth_time: 'x' }])
      expect(read(claims)).toEqual({ authenticatedAt: undefined, secondFactorAt: undefined })
    expect(read({ amr: ['mfa'], acr: MULTI_FACTOR }, true).secondFactorAt, 'our own site says it by its own claim').toBeUndefined()
  })

  it('is one by its methods or its policy, at the time of the authentication', () => {
    const at = new Date('2026-02-28T12:00:00Z')
    const auth_time = at.getTime() / 1000
    for (const claims of [{ amr: ['pwd', 'otp'] }, { amr: ['mfa'] }, { amr: 'hwk' }, { acr: MULTI_FACTOR }])
      expect(read({ ...claims, auth_time })).toEqual({ authenticatedAt: at, secondFactorAt: at })
    expect(read({ amr: ['mfa'] })).toEqual({ authenticatedAt: undefined, secondFactorAt: NOW })
    expect(read({ auth_time, second_factor_at: auth_time + 60 }, true)).toEqual({
      authenticatedAt: at,
      secondFactorAt: new Date(at.getTime() + 60_000),
    })
  })

  it('is demanded of just now by our own value, or of another provider by the age of its authentication', () => {
    expect(factorDemand('any', true)).toEqual(factorDemand('any', false))
    expect(factorDemand('fresh', true)).toEqual({ acr_values: 'urn:sanggar:acr:fresh-multi-factor' })
    expect(factorDemand('fresh', false)).toEqual({ acr_values: MULTI_FACTOR, max_age: '600' })
  })
})
