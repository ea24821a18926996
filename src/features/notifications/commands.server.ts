import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { requireMailRoom } from '#features/quotas/quotas.server.ts'
import type { Site } from '#features/sites/site.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import type { NotificationInput } from './schema.ts'
import { notificationReason, notificationTexts } from './texts.ts'

/**
 * Writes one mail to each of these members and returns how many. Throws as `requirePermission`, and InvalidInput naming the addresses that belong to no
 * member (mails in the tenant's name must not go to strangers), and `MailsFull` (429) if the tenant may not send that many today.
 */
export async function notifyMembers(ctx: Ctx, input: NotificationInput, from: { site: Site; origin: string }): Promise<number> {
  requirePermission(ctx.viewer, 'mails.send')
  const wanted = [...new Set(input.to)]
  const members = await ctx.db
    .selectFrom('members')
    .select(is => is.fn<string>('lower', ['email']).as('email'))
    .distinct()
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), 'in', wanted)
    .execute()
  const known = new Set(members.map(member => member.email))
  const strangers = input.to.flatMap((email, at) =>
    known.has(email) ? [] : [{ path: `to.${at}`, reason: notificationReason('NoMember') }],
  )
  if (strangers.length > 0) throw new InvalidInput(notificationReason('Strangers'), strangers)
  await requireMailRoom(ctx, wanted.length, 'to')
  const t = notificationTexts(input.lang)
  const title = from.site.settings.title
  const bodies = mailBodies({
    lang: input.lang,
    siteName: title,
    colour: from.site.settings.css.clr_primary,
    heading: input.subject,
    paragraphs: input.message.split(/\n\s*\n/),
    button: input.path === undefined ? undefined : { label: t.open, href: from.origin + input.path },
    footnote: t.fill('footnote', { site: title }),
  })
  for (const to of wanted) {
    await postMail(ctx, { template: 'tenant.notification', lang: input.lang, to, subject: input.subject, ...bodies, isSecret: false })
  }
  await writeAudit(ctx, { act: 'mail.sent', subject: input.subject, details: { to: wanted.length } })
  return wanted.length
}
