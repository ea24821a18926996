import { writeAudit } from '#features/audit/audit.server.ts'
import type { Ctx } from '#platform/context.ts'

/** Writes into the audit log what was done with how many participants of a class, by its code. */
export async function auditParticipants(
  ctx: Ctx,
  code: string,
  what: `participants.${'approve' | 'refuse' | 'remove' | 'move' | 'add' | 'invite' | 'import'}`,
  count: number,
): Promise<void> {
  await writeAudit(ctx, { act: 'participants.changed', subject: `class/${code}`, details: { what, count } })
}
