import { Form, Link, useLoaderData } from 'react-router'
import { formatCount, formatMoment } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { STATEMENT, statementHref } from '../paths.ts'
import { monthOf, readStatement, type StatementLine } from '../statement.server.ts'
import { payoutTexts } from '../texts.ts'

/** What moved a mentor's balance in a month: their own, or for staff that of the mentor in the address. */
export const loader = appLoader(async ({ ctx, site, query, lang }) => {
  const { title, lead } = payoutTexts(lang).statement
  const { timeZone } = site.settings
  const mentorId = query.get('mentor') ?? undefined
  const month = query.get('month') ?? monthOf(ctx.now, timeZone)
  return { title, lead, mentorId, statement: await readStatement(ctx, { mentorId, month, timeZone }) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function StatementPage() {
  const { title, lead, mentorId, statement } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { statement: t } = useTexts(payoutTexts)
  const { month, mentorName, opening, closing, earned, returned, tax, transferred, lines } = statement
  const rupiah = (amount: number) => `Rp${formatCount(amount)}`
  const columns: Column<StatementLine>[] = [
    {
      title: t.what,
      isHeading: true,
      show: one => (
        <span className="wrap-anywhere">
          <span className="font-semibold">{t.kinds[one.kind]}</span>
          {one.about && <span className="text-ink-soft block">{[one.about, one.invoiceNumber].filter(Boolean).join(' · ')}</span>}
        </span>
      ),
    },
    { title: t.at, show: one => formatMoment(one.at, undefined, lang) },
    { title: t.amount, show: one => <span className="tabular-nums">{one.amount === 0 ? '–' : rupiah(one.amount)}</span> },
    { title: t.tax, show: one => <span className="tabular-nums">{one.tax === 0 ? '–' : rupiah(one.tax)}</span> },
    { title: t.transferred, show: one => <span className="tabular-nums">{one.transferred === 0 ? '–' : rupiah(one.transferred)}</span> },
    { title: t.balance, show: one => <span className="tabular-nums">{rupiah(one.balance)}</span> },
  ]
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        <Form action={STATEMENT} className="flex flex-wrap items-end gap-3">
          {mentorId !== undefined && <input type="hidden" name="mentor" value={mentorId} />}
          <FormField name="month" label={t.month} type="month" value={month} pattern="20[0-9]{2}-[0-9]{2}" required />
          <button type="submit" className="btn btn-quiet">
            {t.show}
          </button>
        </Form>
        <Section title={`${mentorName} · ${month}`}>
          <Facts>
            <Fact name={t.opening}>{rupiah(opening)}</Fact>
            <Fact name={t.earned}>{rupiah(earned)}</Fact>
            <Fact name={t.returned}>{rupiah(returned)}</Fact>
            <Fact name={t.tax}>{rupiah(tax)}</Fact>
            <Fact name={t.transferred}>{rupiah(transferred)}</Fact>
            <Fact name={t.closing}>{rupiah(closing)}</Fact>
          </Facts>
          <p className="mt-4 flex flex-wrap gap-3">
            {(['.csv', '.pdf'] as const).map(ending => (
              <Link key={ending} reloadDocument to={statementHref({ month, mentorId, ending })} download className="btn btn-quiet">
                {ending === '.csv' ? t.csv : t.pdf}
              </Link>
            ))}
          </p>
        </Section>
        {lines.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <Rows items={lines} keyOf={one => `${one.id}-${one.kind}`} columns={columns} caption={title} />
        )}
      </div>
    </AppPage>
  )
}
