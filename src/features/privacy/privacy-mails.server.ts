import type { Giver } from '#features/members/consent.ts'
import { toSettings } from '#features/sites/settings.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { MAIL_TEMPLATES, type PrivacyMail } from './mail-templates.ts'
import { privacyTexts } from './texts.ts'

type Reader = Pick<Ctx, 'db' | 'tenantId'>

/** Returns the tenant's name, and the colour of its mails' buttons. */
export async function findSender({ db, tenantId }: Reader): Promise<{ site: string; colour: string }> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['key', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('key', 'in', ['title', 'css'])
    .execute()
  const { title, css } = toSettings(Object.fromEntries(rows.map(row => [row.key, row.value])))
  return { site: title, colour: css.clr_primary }
}

/** Asks a parent for consent. The mail's link gives consent, so only the parent may read the body. */
export async function mailGuardian(
  ctx: Ctx,
  ask: { child: string; guardian: { name: string; email: string }; href: string; expiresAt: Date },
  lang: Lang,
): Promise<void> {
  const words = { child: ask.child, name: ask.guardian.name, until: formatMoment(ask.expiresAt, undefined, lang) }
  await post(ctx, { kind: 'guardian', to: ask.guardian.email, lang, words, href: ask.href, isSecret: true })
}

/** Tells the person who invited a child that the school's consent is needed. */
export async function mailSchool(
  ctx: Ctx,
  ask: { child: string; staff: { name: string; email: string }; href: string },
  lang: Lang,
): Promise<void> {
  await post(ctx, { kind: 'school', to: ask.staff.email, lang, words: { child: ask.child, name: ask.staff.name }, href: ask.href })
}

/** Tells a child that they are a member now. */
export async function mailConsented(
  ctx: Ctx,
  child: { name: string; email: string; lang: Lang },
  giver: Exclude<Giver, 'self'>,
  href: string,
): Promise<void> {
  await post(ctx, {
    kind: giver === 'parent' ? 'allowedByParent' : 'allowedBySchool',
    to: child.email,
    lang: child.lang,
    words: { name: child.name },
    href,
  })
}

export interface ErasureMail {
  to: string
  name: string
  lang: Lang
  reference: string
}

/** Confirms an erasure request, with its deadline. */
export async function mailErasureAsked(ctx: Ctx, mail: ErasureMail & { dueAt: Date; href: string }): Promise<void> {
  const words = { name: mail.name, reference: mail.reference, due: formatMoment(mail.dueAt, undefined, mail.lang) }
  await post(ctx, { kind: 'erasureAsked', to: mail.to, lang: mail.lang, words, href: mail.href })
}

/** Confirms that a person's data are erased. The mail itself is removed from the outbox soon after, see `retention.ts`. */
export async function mailErasureDone(ctx: Ctx, { to, name, lang, reference }: ErasureMail): Promise<void> {
  await post(ctx, { kind: 'erasureDone', to, lang, words: { name, reference } })
}

interface Letter {
  kind: PrivacyMail
  to: string
  lang: Lang
  words: Record<string, string>
  href?: string
  isSecret?: boolean
}

async function post(ctx: Ctx, { kind, to, lang, words, href, isSecret = false }: Letter): Promise<void> {
  const { site, colour } = await findSender(ctx)
  const t = privacyTexts(lang)
  const fill = (key: string) => t.fill(`mails.${kind}.${key}`, { ...words, site })
  const texts = t.mails[kind]
  const parts = {
    lang,
    siteName: site,
    colour,
    heading: fill('heading'),
    paragraphs: texts.paragraphs.map((_, at) => fill(`paragraphs.${at}`)),
    ...(href && { button: { label: 'button' in texts ? texts.button : site, href } }),
    footnote: fill('footnote'),
  }
  await postMail(ctx, {
    template: MAIL_TEMPLATES[kind],
    lang,
    to,
    subject: fill('subject'),
    ...mailBodies(parts),
    isSecret,
  })
}
