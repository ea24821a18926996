import { sql } from 'kysely'
import { holdQuotas, whenMailRoom } from '#features/quotas/quotas.server.ts'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { mailWaiting } from './mail-waiting.ts'

/** When mails that are to be sent go out. */
export interface MailPlan {
  /** How many go at once. */
  atOnce: number
  /** How many wait for the quota. */
  waiting: number
  /** When the last of them is expected to go; null if none waits. */
  lastAt: Date | null
}

/**
 * Returns when the next of the tenant's mails can go out that waits its turn; undefined if it can go now. Those that wait already go before it.
 */
export async function whenTurn(ctx: Ctx): Promise<Date | undefined> {
  const { most } = await whenMailRoom(ctx, 0)
  const { rows } = await sql<{ due: Date }>`select mail_due_at as due from invitations
    where tenant_id = ${ctx.tenantId} and mail_due_at is not null and taken_at is null order by mail_due_at desc, id desc limit ${most}`.execute(
    ctx.db,
  )
  const before = rows[most - 1]
  const due = before ? daysAfter(before.due, 1) : (await whenMailRoom(ctx, rows.length)).at
  return due > ctx.now || rows.length > 0 ? due : undefined
}

/** Returns what whoever invites this many people can expect: some of their mails wait for the quota of a day. */
export async function planMails(ctx: Ctx, count: number): Promise<MailPlan> {
  const { most, room } = await whenMailRoom(ctx, 0)
  if (count === 0) return { atOnce: 0, waiting: 0, lastAt: null }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invitations
    where tenant_id = ${ctx.tenantId} and mail_due_at is not null and taken_at is null`.execute(ctx.db)
  const ahead = rows[0]?.count ?? 0
  const atOnce = ahead > 0 ? 0 : Math.min(room, count)
  const last = ahead + count - 1
  const { at } = await whenMailRoom(ctx, last % most)
  const isLate = atOnce < count
  return { atOnce, waiting: count - atOnce, lastAt: isLate ? new Date(at.getTime() + Math.floor(last / most) * DAY_MS) : null }
}

/** Has an invitation's mail sent when its turn comes. The job sends it, once, unless the invitation is withdrawn or accepted before. */
export async function letMailWait(ctx: Ctx, id: string, due: Date, lang: Lang, expiresAt: Date): Promise<void> {
  await ctx.db
    .updateTable('invitations')
    .set({ mail_due_at: due, mail_lang: lang, expires_at: expiresAt })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await enqueueNext(ctx)
}

/** Enqueues the job for the time at which the tenant may send mails again. Throws database errors. */
export async function enqueueNext(ctx: Ctx): Promise<void> {
  await holdQuotas(ctx)
  const { at } = await whenMailRoom(ctx, 0)
  await enqueue(ctx, mailWaiting, {}, { singletonKey: ctx.tenantId, startAfter: at })
}
