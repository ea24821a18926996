import { addNotices } from '#features/notices/notices.server.ts'
import type { Settings } from '#features/sites/settings.ts'
import { Forbidden } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { mayTakeGifts, referenceOf } from './gift.ts'
import { giftReason } from './texts.ts'

export interface PledgeInput {
  /** null for an anonymous giver. */
  name: string | null
  /** Whole rupiah. */
  amount: number
  message: string | null
  /** The text agreed to; null where nothing but the amount is kept. */
  consent: string | null
}

/**
 * Stores a pledge and returns its reference number, which giver and staff use. No payment is made: staff approve the pledge once the money has arrived.
 * Throws Forbidden if the tenant may not collect donations.
 */
export async function addPledge(ctx: Ctx, settings: Settings, input: PledgeInput): Promise<string> {
  requireOpen(ctx, settings)
  const row = { ...input, tenant_id: ctx.tenantId, id: newId(), created_at: ctx.now }
  await ctx.db.insertInto('donations').values(row).execute()
  await addNotices(ctx, { kind: 'gift' })
  return referenceOf(row.id)
}

/** Throws Forbidden if the tenant may not collect donations now. */
export function requireOpen(ctx: Ctx, settings: Settings): void {
  if (!mayTakeGifts(settings, ctx.now)) throw new Forbidden(giftReason('GiftsClosed'))
}
