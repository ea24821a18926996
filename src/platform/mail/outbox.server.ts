import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '../context.ts'
import { publishChange } from '../db/changes.ts'
import { newId } from '../db/ids.ts'
import { type Mail, toSubject } from './mail.ts'
import { isMailAddress } from './mail-address.ts'

/** What every process is told when there are mails to send. No page depends on it. */
export const MAILS_TAG = 'mails'

/**
 * Writes a mail into the tenant's outbox, in the caller's transaction; sent, where there is an SMTP server, at once after the commit.
 * The subject is made one line. Throws InvalidInput where `to` is not one mail address.
 */
export async function postMail(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, mail: Mail): Promise<void> {
  if (!isMailAddress(mail.to)) throw new InvalidInput('Alamat email tidak sah')
  await ctx.db
    .insertInto('mails')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      template: mail.template,
      lang: mail.lang,
      to_address: mail.to,
      subject: toSubject(mail.subject),
      text_body: mail.text,
      html_body: mail.html,
      is_secret: mail.isSecret,
      created_at: ctx.now,
      next_try_at: ctx.now,
    })
    .execute()
  await publishChange(ctx.db, { tenantId: ctx.tenantId, tags: [MAILS_TAG] })
}
