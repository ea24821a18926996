import type { NoticeKind } from '#features/notices/notice.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import type { Ctx } from '#platform/context.ts'

/** Tells those who wrote on a post what somebody else did with it, in the act's own transaction. */
export async function tellOtherWriters(
  ctx: Ctx,
  kind: NoticeKind & ('published' | 'scheduled' | 'withdrawn' | 'conflict'),
  { id, title }: { id: string; title: string },
): Promise<void> {
  const writers = await ctx.db
    .selectFrom('post_versions')
    .select('saved_by')
    .distinct()
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', id)
    .where('saved_by', 'is not', null)
    .execute()
  await addNotices(ctx, { kind, subject: title, href: `/Studio/Posts/${id}`, to: writers.flatMap(({ saved_by }) => saved_by ?? []) })
}
