import { requireMemberRoom } from '#features/quotas/quotas.server.ts'
import type { Site } from '#features/sites/site.ts'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import { formatDate } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import type { SignUpInput } from './account-contract.ts'
import { INVITATION_DAYS, writeInvitation } from './invitations.server.ts'
import { memberTexts } from './texts.ts'

/**
 * Invites somebody to be a student when they sign in with this verified address. The mail and the response are the same whether the address has an
 * account or not. An open invitation is not sent again on the same day.
 * Throws `MembersFull` (409) if the tenant has as many members as it may.
 */
export async function inviteCoder(ctx: Ctx, input: SignUpInput, from: { site: Site; origin: string }): Promise<void> {
  const { site, origin } = from
  // Before anything that depends on the address.
  await requireMemberRoom(ctx, 'email')
  const expiresAt = daysAfter(ctx.now, INVITATION_DAYS)
  const { isDue } = await writeInvitation(ctx, { email: input.email, role: 'student', expiresAt, againMs: DAY_MS })
  if (!isDue) return
  const t = memberTexts(input.lang)
  const parts = {
    lang: input.lang,
    siteName: site.settings.title,
    colour: site.settings.css.clr_primary,
    heading: t.fill('signUpMail.heading', { name: input.name }),
    paragraphs: [
      t.fill('signUpMail.text', { site: site.settings.title }),
      t.fill('signUpMail.until', { day: formatDate(expiresAt, undefined, input.lang) }),
    ],
    button: { label: t.signUpMail.button, href: `${origin}/Login?new=1&email=${encodeURIComponent(input.email)}` },
    footnote: t.signUpMail.footnote,
  }
  await postMail(ctx, {
    template: 'tenant.sign-up',
    lang: input.lang,
    to: input.email,
    subject: t.fill('signUpMail.subject', { site: site.settings.title }),
    ...mailBodies(parts),
    isSecret: false,
  })
}
