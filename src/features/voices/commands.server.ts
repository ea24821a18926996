import { addNotices } from '#features/notices/notices.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { mayKeepDisc } from './policy.ts'
import type { AspirationInput, ReviewInput, TestimonyInput } from './schema.ts'
import type { DiscType } from './voice.ts'

/** Stores a comment on the book for moderation. */
export async function addReview(ctx: Ctx, input: ReviewInput): Promise<void> {
  await ctx.db
    .insertInto('book_reviews')
    .values({ ...started(ctx), ...input })
    .execute()
  await addNotices(ctx, { kind: 'voice' })
}

/** Stores an aspiration for moderation. */
export async function addAspiration(ctx: Ctx, input: AspirationInput): Promise<void> {
  await ctx.db
    .insertInto('aspirations')
    .values({ ...started(ctx), ...input })
    .execute()
  await addNotices(ctx, { kind: 'voice' })
}

/** Stores a testimony for moderation. */
export async function addTestimony(ctx: Ctx, input: TestimonyInput): Promise<void> {
  await ctx.db
    .insertInto('testimonies')
    .values({ ...started(ctx), ...input })
    .execute()
  await addNotices(ctx, { kind: 'voice' })
}

/** Stores an adult's result anonymously and returns true. Stores nothing and returns false for users who are, or could be, under 18. */
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
