import { toGivenRole } from '#features/permissions/role-limits.ts'
import { holdQuotas, whenMailRoom } from '#features/quotas/quotas.server.ts'
import type { Site } from '#features/sites/site.ts'
import { daysAfter } from '#kit/days.ts'
import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import { roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { INVITATION_DAYS } from '../invitations.server.ts'
import { toInvitationMail } from './invitation-mail.ts'
import { mailWaiting } from './mail-waiting.ts'
import { enqueueNext } from './waiting-mails.server.ts'

/** Maximum number of mails in one transaction. */
const BATCH = 100

export interface WaitingMailParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/**
 * Sends mails of invitations whose turn has come, as many as the quota leaves room for, and enqueues itself for the rest. A mail and the end of its waiting are
 * one transaction, so that none goes twice. An invitation is open for 14 days from its mail on.
 */
export const mailWaitingInvitations = ({ findSite, originOf }: WaitingMailParts): HandledJob =>
  handleJob(mailWaiting, async ctx => {
    const site = await findSite(ctx.tenantId)
    if (!site) return
    await holdQuotas(ctx)
    const { room } = await whenMailRoom(ctx, 0)
    const some = await listDue(ctx, Math.min(room, BATCH))
    for (const one of some) {
      const role = toGivenRole(roleOf(one.kind))
      const expiresAt = daysAfter(ctx.now, INVITATION_DAYS)
      await ctx.db
        .updateTable('invitations')
        .set({ mail_due_at: null, mail_lang: null, expires_at: expiresAt })
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', one.id)
        .execute()
      // Whoever has become a member by another way needs none.
      if (!role || one.member) continue
      const lang = findLang(one.mail_lang ?? '') ?? DEFAULT_LANG
      await postMail(
        ctx,
        toInvitationMail({ email: one.email, role, expiresAt, name: one.name }, { site, origin: originOf(site.host), lang }),
      )
    }
    if ((await listDue(ctx, 1)).length > 0) await enqueueNext(ctx)
  })

async function listDue({ db, tenantId }: Ctx, count: number) {
  return await db
    .selectFrom('invitations as i')
    .leftJoin('members as b', join => join.onRef('b.tenant_id', '=', 'i.tenant_id').onRef('b.id', '=', 'i.invited_by'))
    .select(['i.id', 'i.email', 'i.kind', 'i.mail_lang', 'b.name'])
    .select(eb =>
      eb
        .selectFrom('members as m')
        .select('m.id')
        .whereRef('m.tenant_id', '=', 'i.tenant_id')
        .where(eb => eb(eb.fn('lower', ['m.email']), '=', eb.fn('lower', ['i.email'])))
        .limit(1)
        .as('member'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.mail_due_at', 'is not', null)
    .where('i.taken_at', 'is', null)
    .orderBy('i.mail_due_at')
    .orderBy('i.id')
    .limit(count)
    .forUpdate('i')
    .execute()
}
