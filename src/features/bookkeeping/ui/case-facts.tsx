import type { MoneyCase } from '#features/payments/case.ts'
import { formatMoment } from '#kit/format.ts'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { CaseAbout } from '../case-about.server.ts'
import { OUTCOMES, SOURCES } from '../judge-lines.ts'
import { moneyWords } from '../money-words.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK } from './look.ts'

/** What a case is about, in words, with all that was noted when it was opened. */
export function CaseFacts({ one, about }: { one: MoneyCase; about: CaseAbout }) {
  const { cases: t } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const sayDetail = useDetail()
  const order = about.invoiceId ? `/Studio/Orders/${about.invoiceId}` : undefined
  return (
    <Section title={t.about}>
      <Facts>
        <Fact name={t.opened}>{formatMoment(one.openedAt, undefined, lang)}</Fact>
        {one.amount !== null && <Fact name={t.amount}>{moneyWords(one.amount)}</Fact>}
        {one.invoiceNumber && <Fact name={t.invoice}>{one.invoiceNumber}</Fact>}
        {about.orderId && (
          <Fact name={t.payment} isCode>
            {about.orderId}
          </Fact>
        )}
        {Object.entries(one.details).map(([name, value]) => (
          <Fact key={name} name={name in t.fields ? t.fields[name as keyof typeof t.fields] : `${t.otherField} (${name})`}>
            {sayDetail(name, value)}
          </Fact>
        ))}
      </Facts>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {order && (
          <A href={one.notificationId ? `${order}?notification=${one.notificationId}#notifications` : order} className={LINK}>
            {t.openOrder}
          </A>
        )}
        {one.payoutId && (
          <A href={`/Studio/Payouts/${one.payoutId}`} className={LINK}>
            {t.openPayouts}
          </A>
        )}
      </p>
    </Section>
  )
}

/** Amounts are whole rupiah, and moments times; what is of the report has its own words. */
function useDetail(): (name: string, value: unknown) => string {
  const { reconciliation: t } = useTexts(bookkeepingTexts)
  const lang = useLang()
  return (name, value) => {
    if (name === 'source') return t.sources[SOURCES.find(one => one === value) ?? 'bank']
    const outcome = OUTCOMES.find(one => name === 'outcome' && one === value)
    if (outcome) return t.outcomes[outcome]
    if (typeof value === 'number' && !['row', 'code', 'times', 'count'].includes(name)) return moneyWords(value)
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatMoment(value, undefined, lang)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
