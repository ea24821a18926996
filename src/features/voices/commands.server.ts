import type { Settings } from '#features/sites/settings.ts'
import { Forbidden } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { mayTakeGifts, referenceOf } from './donation.ts'
import { mayKeepDisc } from './policy.ts'
import type { AspirationInput, DonationInput, ReviewInput, TestimonyInput } from './schema.ts'
import type { DiscType } from './voice.ts'

/** Keeps a comment on the book; it waits for staff. */
export async function addReview(ctx: Ctx, input: ReviewInput): Promise<void> {
  await ctx.db
    .insertInto('book_reviews')
    .values({ ...started(ctx), ...input })
    .execute()
}

/** Keeps an aspiration; it waits for staff. */
export async function addAspiration(ctx: Ctx, input: AspirationInput): Promise<void> {
  await ctx.db
    .insertInto('aspirations')
    .values({ ...started(ctx), ...input })
    .execute()
}

/** Keeps a testimony; it waits for staff. */
export async function addTestimony(ctx: Ctx, input: TestimonyInput): Promise<void> {
  await ctx.db
    .insertInto('testimonies')
    .values({ ...started(ctx), ...input })
    .execute()
}

/**
 * Keeps a pledge and answers its number, by which giver and staff speak of it. No money moves: staff record it once it is there. Throws Forbidden where the
 * tenant may not ask for gifts.
 */
export async function addDonation(ctx: Ctx, settings: Settings, input: DonationInput): Promise<string> {
  if (!mayTakeGifts(settings, ctx.now)) throw new Forbidden('Donasi sedang tidak dibuka')
  const row = { ...started(ctx), ...input }
  await ctx.db.insertInto('donations').values(row).execute()
  return referenceOf(row.id)
}

/** Keeps a result of an adult, of nobody in particular. Answers false, and keeps nothing, of who is a child or may be one. */
export async function keepDiscResult(ctx: Ctx, type: DiscType): Promise<boolean> {
  if (!mayKeepDisc(ctx.viewer)) return false
  await ctx.db
    .insertInto('user_disc')
    .values({ ...started(ctx), type, is_adult: true })
    .execute()
  return true
}

function started(ctx: Ctx) {
  return { tenant_id: ctx.tenantId, id: newId(), created_at: ctx.now }
}
