import { sql } from 'kysely'
import { type MailPlan, planMails } from '#features/members/waiting-mails/waiting-mails.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isOfClass } from './import.ts'
import { getImport } from './queries.server.ts'

/**
 * Returns when the mails of an import of people, or of a class's people, go out: in a dry run of people what can be expected of the quota, afterwards what waits.
 * `null` for other imports. Throws as `getImport`.
 */
export async function getMailPlan(ctx: Ctx, id: string): Promise<MailPlan | null> {
  const { source, state, counts } = await getImport(ctx, id)
  // How many of a class's people are invited is not said before they are.
  if (source !== 'people' && !(isOfClass(source) && state !== 'ready')) return null
  if (state === 'ready') return await planMails(ctx, counts.comes)
  const { rows } = await sql<{ waiting: number; lastAt: Date | null }>`
    select count(*)::int as waiting, max(v.mail_due_at) as "lastAt" from imported_records i
      join invitations v on v.tenant_id = i.tenant_id and v.id = i.new_id and v.mail_due_at is not null and v.taken_at is null
    where i.tenant_id = ${ctx.tenantId} and i.import_id = ${id} and i.entity = ${source}`.execute(ctx.db)
  const { waiting = 0, lastAt = null } = rows[0] ?? {}
  return { atOnce: counts.made - waiting, waiting, lastAt }
}
