import type { PasskeyOptions } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * The requirements of a passkey. It verifies its holder (by finger, face or PIN), so it replaces password and second factor; and it is discoverable,
 * since the sign-in asks for no address. The engine asks the browser for both, but accepts a response without the first.
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
