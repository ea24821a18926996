import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { daysAfter } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId } from '#platform/db/ids.ts'
import { LINK_DAYS, type LinkPurpose } from './invoice.ts'

/** 256 bits: nobody finds one by trying. */
const KEY_BYTES = 32

/**
 * Makes a key that opens the invoice without an account, to read and to pay it, until `LINK_DAYS` after its time to pay. Only its hash is stored, so it is returned
 * this once. The caller may hand it out.
 */
export async function makeInvoiceLink(ctx: Ctx, invoiceId: string, purpose: LinkPurpose): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from invoices where tenant_id = ${ctx.tenantId} and id = ${invoiceId}`.execute(ctx.db)
  await ctx.db
    .insertInto('invoice_links')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      invoice_id: invoiceId,
      key_sha256: sha256(key),
      purpose,
      created_at: ctx.now,
      expires_at: daysAfter(new Date(Math.max(rows[0]?.expires_at.getTime() ?? 0, ctx.now.getTime())), LINK_DAYS),
    })
    .execute()
  return key
}
