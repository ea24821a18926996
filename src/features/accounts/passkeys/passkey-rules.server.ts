import type { PasskeyOptions } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * What a passkey must be. It verifies its holder (by finger, face or PIN), so it takes the place of password and second factor together; and it is found
 * without an address being typed, since the sign-in asks for none. The engine asks the browser for both, but takes an answer that lacks the first.
 */
export const passkeyRules = {
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  registration: {
    afterVerification({ verification }) {
      requireVerified(verification.registrationInfo?.userVerified)
    },
  },
  authentication: {
    afterVerification({ verification }) {
      requireVerified(verification.authenticationInfo.userVerified)
    },
  },
} satisfies Partial<PasskeyOptions>

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'HOLDER_NOT_VERIFIED' })
}
