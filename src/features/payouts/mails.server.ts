import { sql } from 'kysely'
import type { Site } from '#features/sites/site.ts'
import { postSiteMail } from '#features/sites/site-mails.server.ts'
import { formatPrice } from '#kit/format.ts'
import { DEFAULT_LANG, findLang, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { nameOfBank } from './bank-account.ts'
import { ACCOUNTS, payoutHref } from './paths.ts'
import { ACCOUNT_WAIT_HOURS } from './payout.ts'
import { type AccountNews, PAYOUT_MAILS, type Told } from './tasks.ts'
import { payoutTexts } from './texts.ts'

export interface PayoutMailParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** The most mails about payouts of one kind to one person in 24 hours. */
const PER_DAY = 20

interface Mailed {
  email: string
  lang: string | null
  bank: string
  lastFour: string
}

/** Mails a mentor what became of a payout of theirs, in their language, unless it is otherwise by now. */
export async function mailPayout(ctx: Ctx, id: string, what: Told, parts: PayoutMailParts): Promise<void> {
  const { rows } = await sql<Mailed & { amount: number; tax: number; reason: string | null }>`
    select m.email, m.lang, p.bank, p.last_four as "lastFour", p.amount, p.tax, p.reason
    from payouts p join members m on m.tenant_id = p.tenant_id and m.id = p.member_id
    where p.tenant_id = ${ctx.tenantId} and p.id = ${id} and (p.status = ${what} or (${what} = 'approved' and p.status in ('sent', 'paid')))`.execute(
    ctx.db,
  )
  const [one] = rows
  if (!one) return
  const { amount, tax, reason, bank, lastFour } = one
  const money = {
    amount: formatPrice(amount),
    transfer: formatPrice(amount - tax),
    tax: formatPrice(tax),
    bank: nameOfBank(bank),
    lastFour,
  }
  await send(ctx, one, { template: PAYOUT_MAILS[what], key: what, path: payoutHref(id), values: { ...money, reason: reason ?? '' } }, parts)
}

/** Tells a member of a bank account that was added, confirmed or removed: somebody else may have done it in their name. */
export async function mailAccount(ctx: Ctx, id: string, what: AccountNews, parts: PayoutMailParts): Promise<void> {
  const { rows } = await sql<Mailed>`
    select m.email, m.lang, a.bank, a.last_four as "lastFour"
    from bank_accounts a join members m on m.tenant_id = a.tenant_id and m.id = a.member_id
    where a.tenant_id = ${ctx.tenantId} and a.id = ${id}`.execute(ctx.db)
  const [one] = rows
  if (!one) return
  const values = { bank: nameOfBank(one.bank), lastFour: one.lastFour, hours: ACCOUNT_WAIT_HOURS }
  await send(ctx, one, { template: PAYOUT_MAILS.account, key: `account-${what}`, path: ACCOUNTS, values }, parts)
}

interface Mail {
  template: string
  key: Told | `account-${AccountNews}`
  path: string
  values: Record<string, string | number>
}

async function send(ctx: Ctx, to: Mailed, { template, key, path, values }: Mail, { findSite, originOf }: PayoutMailParts): Promise<void> {
  const site = await findSite(ctx.tenantId)
  if (!site) return
  const lang = findLang(to.lang ?? '') ?? DEFAULT_LANG
  const { mails, fill } = payoutTexts(lang)
  const said = { ...values, site: site.settings.title }
  const subject = fill(`mails.${key}.subject`, said)
  await postSiteMail(
    ctx,
    {
      template,
      lang,
      to: to.email,
      subject,
      heading: subject,
      paragraphs: mails[key].paragraphs.map((_, at) => fill(`mails.${key}.paragraphs.${at}`, said)),
      button: { label: mails.button, path: localHref(lang, path) },
      footnote: fill('mails.footnote', said),
    },
    { site, origin: originOf(site.host) },
    PER_DAY,
  )
}
