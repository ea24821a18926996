import { createInvoice } from '#features/payments/create-invoice.server.ts'
import { makeInvoiceLink } from '#features/payments/links.server.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { GIFT_LINE, permitEndsAt, referenceOf } from './gift.ts'
import { type PledgeInput, requireOpen } from './pledge.server.ts'
import { giftTexts } from './texts.ts'

export interface GiftInput extends PledgeInput {
  /** Where the receipt is sent; null: it is read by the link alone. */
  email: string | null
  lang: Lang
}

/** The longest name of an invoice's line. */
const NAME_LENGTH = 300

/**
 * Stores a gift that is about to be paid, with its invoice, and returns the key of the giver's link to it. It counts once it is paid. The invoice ends with the
 * permit: later money is that for an expired invoice, a case for staff. Throws Forbidden if the tenant may not collect donations.
 */
export async function giveGift(ctx: Ctx, settings: Settings, { email, lang, ...input }: GiftInput): Promise<string> {
  requireOpen(ctx, settings)
  const id = newId()
  const { donation } = settings
  const invoice = await createInvoice(ctx, settings, {
    kind: 'gift',
    memberId: null,
    buyer: { name: input.name ?? '', ...(email && { email }) },
    lang,
    lines: [
      {
        kind: GIFT_LINE,
        subjectId: id,
        name: giftTexts(lang).fill('line', { purpose: donation.purpose }).replace(/\s+/gu, ' ').slice(0, NAME_LENGTH),
        quantity: 1,
        price: input.amount,
        details: { organisation: donation.organisation, permit: donation.permit, reference: referenceOf(id) },
      },
    ],
    endsBy: permitEndsAt(settings),
  })
  await ctx.db
    .insertInto('donations')
    // It waits for its payment, not for staff, who have nothing to decide.
    .values({ ...input, tenant_id: ctx.tenantId, id, invoice_id: invoice.id, created_at: ctx.now, decided_at: ctx.now })
    .execute()
  return await makeInvoiceLink(ctx, invoice.id, 'giver')
}
