import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

/** Every privileged act that is audited: `noun.verb`, the verb in the past. */
export type AuditAct =
  | 'settings.changed'
  | 'page.created'
  | 'page.changed'
  | 'page.published'
  | 'page.withdrawn'
  | 'redirects.saved'
  | 'redirects.removed'
  | 'maintenance-pass.created'
  | 'maintenance-pass.withdrawn'
  | 'client.created'
  | 'client.changed'
  | 'client.secret-renewed'
  | 'client.revoked'
  | 'delegated-client.created'
  | 'delegated-client.changed'
  | 'delegated-client.secret-renewed'
  | 'delegated-client.revoked'
  | 'member.invited'
  | 'invitation.taken'
  | 'invitation.withdrawn'
  | 'membership.granted'
  | 'membership.changed'
  | 'membership.revoked'
  | 'member.corrected'
  | 'member.removed'
  | 'superadmin.granted'
  | 'superadmin.revoked'
  | 'second-factor.removed'
  | 'superadmin.entered'
  | 'superadmin.left'
  | 'tenants.listed'
  | 'tenant.created'
  | 'tenant.suspended'
  | 'tenant.resumed'
  | 'quotas.changed'
  | 'starter.made'
  | 'starter.removed'
  | 'host.added'
  | 'host.made-main'
  | 'host.removed'
  | 'mail-server.changed'
  | 'role.looked-at'
  | 'mail.read'
  | 'list.downloaded'
  | 'member-data.read'
  | 'erasure.done'
  | 'consent.given-for-child'
  | 'content.changed'
  | 'bin.emptied'
  | 'voice.approved'
  | 'voice.rejected'
  | 'gift.giver-forgotten'
  | 'file.uploaded'
  | 'file.changed'
  | 'file.replaced'
  | 'file.binned'
  | 'file.restored'
  | 'file.deleted'
  | 'count.recorded'
  | 'mail.sent'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.removed'
  | 'webhook.pinged'
  | 'webhook.replayed'
  | 'webhook.switched-off'
  | 'record-store.changed'
  | 'record-store.removed'
  | 'record-store.tried'
  | 'school.confirmed'
  | 'school.declined'
  | 'team.confirmed'
  | 'team.declined'
  | 'team.scored'
  | 'request.done'
  | 'request.reopened'
  | 'contacts.forgotten'
  | 'import.started'
  | 'import.changed'
  | 'import.done'
  | 'import.undone'
  | 'participants.changed'
  | 'class.announced'
  | 'tutor.switched'
  | 'assistant.child-switched'
  | 'discussion.hidden'
  | 'discussion.restored'
  | 'discussion.removed'
  | 'discussion.dismissed'
  | 'assistant-question.set-aside'
  | 'assistant-report.decided'
  | 'coupon.created'
  | 'coupon.changed'
  | 'coupon.closed'
  | 'invoice.cancelled'
  | 'refund.requested'
  | 'refund.confirmed'
  | 'refund.cancelled'
  | 'transfer.confirmed'
  | 'transfer.refused'
  | 'money-case.settled'
  | 'share-rule.changed'
  | 'share-rule.removed'
  | 'bank-account.added'
  | 'bank-account.confirmed'
  | 'bank-account.removed'
  | 'payout.requested'
  | 'payout.approved'
  | 'payout.rejected'
  | 'payout.sent'
  | 'payout.paid'
  | 'payout.refused'
  | 'gateway.changed'
  | 'gateway.tried'
  | 'model.changed'
  | 'model.tried'
  | 'reconciliation.made'

export interface AuditEntry {
  act: AuditAct
  /** The object of the act: an id, a key, an address. */
  subject?: string
  details?: Record<string, unknown>
  /** Who did it, if not the viewer. */
  actor?: { memberId: string | null; name: string; kind: number | null }
}

/** Writes a privileged act into the tenant's audit log, in the act's own transaction. */
export async function writeAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  const actor = entry.actor ?? actorOf(ctx)
  await ctx.db
    .insertInto('audit_log')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      at: ctx.now,
      member_id: actor.memberId,
      actor: actor.name,
      kind: actor.kind,
      act: entry.act,
      subject: entry.subject ?? '',
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}

function actorOf({ viewer }: Ctx): NonNullable<AuditEntry['actor']> {
  if (viewer.kind === 'person') {
    const { memberId, name, email, role } = viewer.person
    const through = viewer.isDelegated ? ` (app ${viewer.app?.clientId ?? ''})` : ''
    return { memberId, name: `${name} <${email}>${through}`, kind: kindOf(role) }
  }
  if (viewer.kind === 'api-client') return { memberId: null, name: `app ${viewer.clientId ?? ''}`.trim(), kind: null }
  return { memberId: null, name: viewer.kind === 'operator' ? 'operator' : 'system', kind: null }
}
