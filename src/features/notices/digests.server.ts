import { requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid } from '#platform/db/ids.ts'
import { digestPurpose, RHYTHMS, type Rhythm } from './digest.ts'

/** Returns how often the viewer wants the gathered mail; undefined without a choice. Throws as `requirePerson`. */
export async function findRhythm(ctx: Ctx): Promise<Rhythm | undefined> {
  const { memberId } = requirePerson(ctx.viewer)
  const row = await ctx.db
    .selectFrom('digests')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .select('rhythm')
    .executeTakeFirst()
  return RHYTHMS.find(one => one === row?.rhythm)
}

/** Settles how often the viewer wants the gathered mail. Throws as `requirePerson`. */
export async function chooseRhythm(ctx: Ctx, rhythm: Rhythm | null): Promise<void> {
  await writeRhythm(ctx, requirePerson(ctx.viewer).memberId, rhythm)
}

/** Ends the gathered mails of the person whom a mail's link names, without a session. Throws NotFound for what is no such link. */
export async function unsubscribe(ctx: Ctx, seal: Pick<Seal, 'open'>, key: string): Promise<void> {
  await writeRhythm(ctx, await getLinked(ctx, seal, key), 'off')
}

/** Throws NotFound for what is no link of a mail, or of somebody who is gone. Returns the member's id. */
export async function getLinked(ctx: Ctx, seal: Pick<Seal, 'open'>, key: string): Promise<string> {
  const memberId = seal.open(digestPurpose(ctx.tenantId), key)
  if (memberId === undefined || !isUuid(memberId)) throw new NotFound()
  const member = await ctx.db
    .selectFrom('members')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', memberId)
    .select('id')
    .executeTakeFirst()
  if (!member) throw new NotFound()
  return member.id
}

async function writeRhythm(ctx: Ctx, memberId: string, rhythm: Rhythm | null): Promise<void> {
  await ctx.db
    .insertInto('digests')
    .values({ tenant_id: ctx.tenantId, member_id: memberId, rhythm })
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ rhythm }))
    .execute()
}
