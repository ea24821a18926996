import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

/** Whom one reaches about a school or a team. */
export interface ContactRow {
  schoolId: string
  /** null: of the school itself. */
  teamId: string | null
  memberId: string | null
  name: string
  role: string
  email: string
  phone: string | null
  lang: Lang
  /** The words that were agreed to, where a form of ours showed them. */
  consent: string | null
  /** Of all that was sent. */
  sent: Buffer
}

/** The same form, sent again within this time, is the same one. */
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

/** Whether all of this was sent a few minutes ago already. Who knows each field of it and its time learns nothing by the answer. */
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
