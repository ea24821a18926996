import { type Caller, type Engine, isRefusal, withConstantTime } from '../engine/engine.ts'
import type { SignUpInput } from '../schema.ts'

/**
 * Creates an account and mails the link that verifies its address. If the address has an account it gets a mail that says so (or, unverified, another
 * link), and the result is the same: an id, which then belongs to nobody. Throws 429 (`TooMany`) and TooBusy (503).
 */
export async function signUp({ auth, limits }: Engine, input: SignUpInput, caller: Caller): Promise<{ userId: string }> {
  await limits.takeSignUp(caller.address)
  await limits.takeMail(input.email)
  return await withConstantTime(async () => {
    try {
      const { user } = await auth.api.signUpEmail({ body: input, headers: new Headers() })
      return { userId: user.id }
    } catch (error) {
      // A concurrent request with the same form created the account.
      if (isRefusal(error, 'FAILED_TO_CREATE_USER')) return { userId: '' }
      throw error
    }
  })
}
