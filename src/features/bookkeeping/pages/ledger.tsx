import { useLoaderData } from 'react-router'
import { onItsSide } from '#features/ledger/accounts.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Rows } from '#ui/app/rows.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type AccountSum, sumAccounts } from '../ledger-sums.server.ts'
import { readSpan, spanQuery } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK, ROW_LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'
import { SpanChoice } from '../ui/span-choice.tsx'

const BASE = '/Studio/Ledger'

/** The balances of all accounts, with what came and went within a period. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { name, from, to, since, until } = readSpan(query, ctx.now)
  const span = { name, from, to }
  return { title: bookkeepingTexts(lang).ledger.title, span, sums: await sumAccounts(ctx, { ...span, since, until }) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Ledger() {
  const { title, span, sums } = useLoaderData<typeof loader>()
  const { ledger: t } = useTexts(bookkeepingTexts)
  const { accounts } = useTexts(ledgerTexts)
  const period = spanQuery(span)
  const entriesOf = ({ account }: AccountSum) => `${BASE}/Entries?account=${encodeURIComponent(account)}&${period}`
  const total = (pick: (one: AccountSum) => number) => sums.reduce((sum, one) => sum + pick(one), 0)
  const linked = (one: AccountSum, amount: number) =>
    one.entryCount === 0 ? (
      <Money amount={amount} />
    ) : (
      <A href={entriesOf(one)} className="relative z-10 underline-offset-4 hover:underline">
        <Money amount={amount} />
      </A>
    )
  const isBalanced = total(one => one.closing) === 0 && total(one => one.debit) === total(one => one.credit)
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        <SpanChoice base={BASE} span={span} />
        <p className="flex flex-wrap gap-x-6">
          <a href={`${BASE}/Journal.csv?${period}`} download className={LINK}>
            {t.journal}
          </a>
          <a href={`${BASE}/TrialBalance.csv?${period}`} download className={LINK}>
            {t.trialBalance}
          </a>
        </p>
        <Rows
          items={sums}
          keyOf={one => one.account}
          caption={t.caption}
          columns={[
            {
              title: t.account,
              isHeading: true,
              show: one => (
                <span className="block">
                  <A href={entriesOf(one)} className={ROW_LINK}>
                    {accounts[one.account].name}
                  </A>
                  <span className="text-ink-soft block text-sm">{accounts[one.account].about}</span>
                </span>
              ),
            },
            { title: t.opening, show: one => <Money amount={onItsSide(one.account, one.opening)} /> },
            { title: t.debit, show: one => linked(one, one.debit) },
            { title: t.credit, show: one => linked(one, one.credit) },
            { title: t.closing, show: one => <Balance of={one} /> },
          ]}
        />
        <p data-balanced={isBalanced} className={isBalanced ? 'text-ink-soft' : 'text-danger-text font-semibold'}>
          {isBalanced ? t.balanced : t.unbalanced} {t.debit} <Money amount={total(one => one.debit)} />, {t.credit}{' '}
          <Money amount={total(one => one.credit)} />.
        </p>
      </div>
    </AppPage>
  )
}

function Balance({ of: { account, closing } }: { of: AccountSum }) {
  return (
    <strong data-balance={account}>
      <Money amount={onItsSide(account, closing)} />
    </strong>
  )
}
