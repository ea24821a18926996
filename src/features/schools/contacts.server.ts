import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

/** The contact person of a school or team. */
export interface ContactRow {
  schoolId: string
  /** null for the contact of the school itself. */
  teamId: string | null
  memberId: string | null
  name: string
  role: string
  email: string
  phone: string | null
  lang: Lang
  /** The consent text shown by our form, if the registration came from it. */
  consent: string | null
  /** Hash of the whole submission. */
  sent: Buffer
}

/** An identical submission within this time counts as a duplicate. */
const AGAIN_MS = 600_000

export async function writeContact(ctx: Ctx, contact: ContactRow): Promise<void> {
  const { schoolId, teamId, memberId, sent, ...told } = contact
  await ctx.db
    .insertInto('school_contacts')
    .values({
      ...told,
      tenant_id: ctx.tenantId,
      id: newId(),
      school_id: schoolId,
      team_id: teamId,
      member_id: memberId,
      sent_sha256: sent,
      created_at: ctx.now,
    })
    .execute()
}

/** True if an identical submission arrived within the last ten minutes. Reveals nothing to a client that does not already know every field. */
export async function isSentAgain(
  ctx: Ctx,
  { schoolId, teamId, sent }: Pick<ContactRow, 'schoolId' | 'teamId' | 'sent'>,
): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('school_contacts')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('school_id', '=', schoolId)
    .where('team_id', teamId === null ? 'is' : '=', teamId)
    .where('sent_sha256', '=', sent)
    .where('created_at', '>', new Date(ctx.now.getTime() - AGAIN_MS))
    .executeTakeFirst()
  return found !== undefined
}
