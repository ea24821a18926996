import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid } from '#platform/db/ids.ts'

/** Returns the key of a member's calendar: it names the member, and can't be guessed. Another version is another key. */
export function calendarKey(seal: Seal, tenantId: string, memberId: string, version: number): string {
  return `${memberId}.${seal.derive(`learner's calendar ${tenantId} ${memberId} ${version}`)}`
}

/** Returns the member whose calendar a key opens; undefined for a key that is wrong or was taken away. One statement at most. */
export async function memberOfKey(ctx: Ctx, seal: Seal, key: string): Promise<string | undefined> {
  const memberId = key.slice(0, key.indexOf('.'))
  if (!isUuid(memberId)) return undefined
  const row = await ctx.db
    .selectFrom('learner_settings')
    .select('calendar_version')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row || row.calendar_version === 0) return undefined
  const [right, given] = [calendarKey(seal, ctx.tenantId, memberId, row.calendar_version), key].map(text => Buffer.from(text))
  return right && given && right.length === given.length && timingSafeEqual(right, given) ? memberId : undefined
}
