import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { assistantReason } from './texts.ts'

/** Keeps what the asker thinks of an answer; the latest verdict counts. Throws NotFound for an answer that is not theirs. */
export async function rateMessage(ctx: Ctx, identityId: string, id: string, value: 1 | -1, note: string): Promise<void> {
  await update(ctx, identityId, id, { feedback: value, feedback_note: note === '' ? null : note })
}

/** Reports an answer to staff; a second report changes the reason alone. Throws NotFound for an answer that is not the asker's. */
export async function reportMessage(ctx: Ctx, identityId: string, id: string, reason: string): Promise<void> {
  await update(ctx, identityId, id, { reported_at: sql<Date>`coalesce(reported_at, ${ctx.now})`, report_reason: reason })
}

type Change = { feedback: number; feedback_note: string | null } | { reported_at: ReturnType<typeof sql<Date>>; report_reason: string }

async function update({ db, tenantId }: Ctx, identityId: string, id: string, change: Change): Promise<void> {
  const changed = isUuid(id)
    ? await db
        .updateTable('assistant_messages')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('conversation_id', 'in', from =>
          from.selectFrom('assistant_conversations').select('id').where('tenant_id', '=', tenantId).where('identity_id', '=', identityId),
        )
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!changed) throw new NotFound(assistantReason('NoMessage'))
}
