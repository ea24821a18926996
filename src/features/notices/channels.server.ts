import { requirePerson } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { type Channel, isPushedByDefault, type NoticeKind } from './notice.ts'
import { kindsFor } from './notices.server.ts'

/** How somebody hears of a kind. */
export interface ChosenChannel {
  kind: NoticeKind
  channel: Channel
  /** Their devices are told, too. */
  isPushed: boolean
}

/** Returns how the viewer hears of each kind that they may hear of. Throws as `requirePerson`. */
export async function listChannels(ctx: Ctx): Promise<ChosenChannel[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const chosen = await ctx.db
    .selectFrom('notice_settings')
    .select(['kind', 'channel', 'push'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .execute()
  const known = new Map(chosen.map(one => [one.kind, one]))
  return kindsFor(ctx.viewer).map(kind => ({
    kind,
    // Named boundary: the database checks the channel.
    channel: (known.get(kind)?.channel ?? 'app') as Channel,
    isPushed: known.get(kind)?.push ?? isPushedByDefault(kind),
  }))
}

/** Settles how the viewer hears of these kinds; those that they may not hear of are left out. Throws as `requirePerson`. */
export async function chooseChannels(ctx: Ctx, choices: Partial<Record<NoticeKind, Channel>>): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const rows = kindsFor(ctx.viewer).flatMap(kind => {
    const channel = choices[kind]
    return channel ? [{ tenant_id: ctx.tenantId, member_id: memberId, kind, channel }] : []
  })
  if (rows.length === 0) return
  await ctx.db
    .insertInto('notice_settings')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'member_id', 'kind']).doUpdateSet(eb => ({ channel: eb.ref('excluded.channel') })),
    )
    .execute()
}

/** Settles of which kinds the viewer's devices are told: of these alone. Throws as `requirePerson`. */
export async function choosePushes(ctx: Ctx, pushed: ReadonlySet<string>): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const own = { tenant_id: ctx.tenantId, member_id: memberId, channel: 'app' }
  const rows = kindsFor(ctx.viewer).map(kind => ({ ...own, kind, push: pushed.has(kind) }))
  if (rows.length === 0) return
  await ctx.db
    .insertInto('notice_settings')
    .values(rows)
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'kind']).doUpdateSet(eb => ({ push: eb.ref('excluded.push') })))
    .execute()
}
