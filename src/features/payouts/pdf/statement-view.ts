import type { Settings } from '#features/sites/settings.ts'
import { formatCount, formatDate, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { toPrintable } from '#platform/pdf/printable.ts'
import type { Statement } from '../statement.server.ts'
import { payoutTexts } from '../texts.ts'

/** A statement as it stands on paper: every text is one that its fonts can show. */
export interface StatementView {
  title: string
  madeAt: Date
  made: string
  facts: { label: string; value: string }[]
  sums: { label: string; value: string }[]
  head: { at: string; what: string; amount: string; tax: string; transferred: string; balance: string }
  lines: { key: string; at: string; what: string; amount: string; tax: string; transferred: string; balance: string }[]
  none: string
}

interface Setting {
  lang: Lang
  settings: Pick<Settings, 'payment' | 'timeZone' | 'title'>
  now: Date
}

/** Returns a mentor's statement as it is printed. */
export function toStatementView(statement: Statement, { lang, settings, now }: Setting): StatementView {
  const { statement: t, fill } = payoutTexts(lang)
  const { payment, timeZone, title } = settings
  const rupiah = (amount: number) => `${amount < 0 ? '-' : ''}Rp${formatCount(Math.abs(amount))}`
  const orDash = (amount: number) => (amount === 0 ? '–' : rupiah(amount))
  const facts = [
    { label: t.mentor, value: statement.mentorName },
    { label: t.period, value: statement.month },
    { label: t.seller, value: payment.legalName || title },
    { label: t.taxNumber, value: payment.taxNumber },
  ]
  return {
    title: t.title,
    madeAt: now,
    made: fill('statement.made', { moment: formatMoment(now, timeZone, lang) }),
    facts: facts.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: toPrintable(value) })),
    sums: (['opening', 'earned', 'returned', 'tax', 'transferred', 'closing'] as const).map(name => ({
      label: t[name],
      value: rupiah(statement[name]),
    })),
    head: { at: t.at, what: t.what, amount: t.amount, tax: t.tax, transferred: t.transferred, balance: t.balance },
    lines: statement.lines.map(line => ({
      key: `${line.id} ${line.kind}`,
      at: formatDate(line.at, timeZone, lang),
      what: toPrintable([t.kinds[line.kind], line.about, line.invoiceNumber].filter(Boolean).join(' · ')),
      amount: orDash(line.amount),
      tax: orDash(line.tax),
      transferred: orDash(line.transferred),
      balance: rupiah(line.balance),
    })),
    none: t.none,
  }
}
