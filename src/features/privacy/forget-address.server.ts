import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { Refused } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { forgetInBin } from './erase-bin.server.ts'
import { ADDRESS_TABLES } from './personal-data.ts'

/** Deletes the form submissions of a person without an account, by their address, which is not logged; also from the bin. Throws as `requireStaff`, and `EmailInvalid` (422). */
export async function forgetAddress(ctx: Ctx, typed: string): Promise<void> {
  requireStaff(ctx)
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email))
    throw new Refused(422, formReason('EmailInvalid'), { problems: [{ path: 'email', reason: formReason('EmailInvalid') }] })
  let count = 0
  for (const table of ADDRESS_TABLES) {
    const gone = await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and lower(email) = ${email}`.execute(ctx.db)
    count += Number(gone.numAffectedRows ?? 0n)
    await forgetInBin(ctx, table, email)
  }
  await writeAudit(ctx, { act: 'contacts.forgotten', details: { count } })
}
