import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Gives a member the seats in classes that their invitations promise: after they came with the invited address, and after a consent of theirs. */
export const invitedSeats = defineJob({ name: 'members.invited-seats', schema: z.strictObject({ memberId: z.uuid() }) })

/** A seat that an invitation promises. */
export interface InvitedClass {
  invitationId: string
  classId: string
  /** Null: the class's current batch. */
  batchId: string | null
}

/** Adds a class to an invitation; the later batch counts. The caller has checked that the batch is the class's. One statement. */
export async function promiseClass(
  ctx: Ctx,
  invitationId: string,
  { classId, batchId }: Omit<InvitedClass, 'invitationId'>,
): Promise<void> {
  await ctx.db
    .insertInto('invitation_classes')
    .values({ tenant_id: ctx.tenantId, invitation_id: invitationId, class_id: classId, batch_id: batchId })
    .onConflict(conflict => conflict.columns(['tenant_id', 'invitation_id', 'class_id']).doUpdateSet({ batch_id: batchId }))
    .execute()
}

/** Returns the seats that a member's invitations promise and that they have not got yet, in a steady order. Only invitations that were taken count: by a verified address. */
export async function listPromisedClasses(ctx: Ctx, memberId: string): Promise<InvitedClass[]> {
  const { rows } = await sql<InvitedClass>`
    select p.invitation_id as "invitationId", p.class_id as "classId", p.batch_id as "batchId"
    from members m join invitations i on i.tenant_id = m.tenant_id and lower(i.email) = lower(m.email) and i.taken_at is not null
      join invitation_classes p on p.tenant_id = i.tenant_id and p.invitation_id = i.id
    where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId} order by p.class_id, p.invitation_id`.execute(ctx.db)
  return rows
}

/** Removes a promise that was kept. */
export async function keepPromise(ctx: Ctx, { invitationId, classId }: InvitedClass): Promise<void> {
  await ctx.db
    .deleteFrom('invitation_classes')
    .where('tenant_id', '=', ctx.tenantId)
    .where('invitation_id', '=', invitationId)
    .where('class_id', '=', classId)
    .execute()
}

/** Enqueues `invitedSeats` for a member who was promised any. Call it after their invitations were taken, and after a consent. */
export async function enqueuePromisedSeats(ctx: Ctx, memberId: string): Promise<void> {
  if ((await listPromisedClasses(ctx, memberId)).length > 0) await enqueue(ctx, invitedSeats, { memberId })
}
