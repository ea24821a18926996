import { forgetRequests } from '#features/appointments/commands.server.ts'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { forgetContacts } from '#features/schools/contacts.server.ts'
import { AppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'

/**
 * Forgets what somebody without an account sent by forms, by their address, which does not go into the log. Throws as `requireStaff`, and `EmailInvalid` (422).
 */
export async function forgetAddress(ctx: Ctx, typed: string): Promise<void> {
  requireStaff(ctx)
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email))
    throw new AppError(422, 'EmailInvalid', 'Tulis satu alamat email', {
      problems: [{ path: 'email', message: 'Tulis satu alamat email' }],
    })
  const count = (await forgetContacts(ctx, email)) + (await forgetRequests(ctx, email))
  await writeAudit(ctx, { act: 'contacts.forgotten', details: { count } })
}
