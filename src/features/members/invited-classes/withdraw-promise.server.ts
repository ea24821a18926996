import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { InvitedClass } from './promises.server.ts'

/**
 * Takes a promised seat back, with the invitation if the viewer sent it at `sentAt` for it alone and nobody took it. Returns false if the seat was given already, or the
 * invitation is gone. The caller has checked that the viewer teaches the class.
 */
export async function withdrawPromise(ctx: Ctx, { invitationId, classId }: Omit<InvitedClass, 'batchId'>, sentAt: Date): Promise<boolean> {
  if (!isUuid(classId)) return false
  const { rows: promised } = await sql`delete from invitation_classes where tenant_id = ${ctx.tenantId} and invitation_id = ${invitationId}
    and class_id = ${classId} returning class_id`.execute(ctx.db)
  if (promised.length === 0) return false
  // One that counts as taken from the start is a member's whose consent is missing (`inviteToClass`).
  const { rows: gone } = await sql<{ email: string }>`
    delete from invitations i where i.tenant_id = ${ctx.tenantId} and i.id = ${invitationId} and i.invited_at = ${sentAt}
      and i.invited_by = ${requirePerson(ctx.viewer).memberId}
      and (i.taken_at is null or i.taken_at = i.invited_at)
      and not exists (select from invitation_classes p where p.tenant_id = i.tenant_id and p.invitation_id = i.id)
    returning i.email`.execute(ctx.db)
  for (const { email } of gone) await writeAudit(ctx, { act: 'invitation.withdrawn', subject: email, details: { role: 'student' } })
  return true
}
