import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { type Mail, toSubject } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import { enqueueTry } from './send-mail.ts'

/**
 * Writes a mail to the tenant's outbox in the caller's transaction; if there is an SMTP server, it is sent right after the commit. The subject is reduced to
 * one line. Throws InvalidInput if `to` is not a single e-mail address.
 */
export async function postMail(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, mail: Mail): Promise<void> {
  if (!isMailAddress(mail.to)) throw new InvalidInput(commonReason('EmailRefused'))
  const mailId = newId()
  await ctx.db
    .insertInto('mails')
    .values({
      tenant_id: ctx.tenantId,
      id: mailId,
      template: mail.template,
      lang: mail.lang,
      to_address: mail.to,
      subject: toSubject(mail.subject),
      text_body: mail.text,
      html_body: mail.html,
      is_secret: mail.isSecret,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      created_at: ctx.now,
      next_try_at: ctx.now,
    })
    .execute()
  await enqueueTry(ctx, { mailId, isSecret: mail.isSecret, tries: 0 })
}
