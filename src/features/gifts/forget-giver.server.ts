import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { forgetBuyer } from '#features/payments/forget-buyer.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'
import { isUuid } from '#platform/db/ids.ts'

/**
 * Removes the giver's name and message from a gift that counts, and from its invoice, as a giver may ask for; the sum stays. Throws as `requirePermission`
 * (site.manage), and NotFound for a gift that does not count or names nobody.
 */
export async function forgetGiver(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  if (!isUuid(id)) throw new NotFound()
  const { rows } = await sql<{ invoiceId: string | null }>`
    update donations set name = null, message = null, consent = null
    where tenant_id = ${ctx.tenantId} and id = ${id} and ${isApproved()} and ${isNamed()}
    returning invoice_id as "invoiceId"`.execute(ctx.db)
  const [gift] = rows
  if (!gift) throw new NotFound()
  if (gift.invoiceId) await forgetBuyer(ctx, gift.invoiceId)
  await writeAudit(ctx, { act: 'gift.giver-forgotten', subject: id })
}

/** SQL condition on gifts: it keeps something of its giver, or the consent to keep an address with its invoice. */
export function isNamed(): RawBuilder<SqlBool> {
  return sql`(name is not null or message is not null or consent is not null)`
}
