import { formatCount } from '#kit/format.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Balance } from '../queries.server.ts'
import { payoutTexts } from '../texts.ts'

/** What can be asked for, what is under way, and what was paid. */
export function BalanceFacts({ balance, title }: { balance: Balance; title: string }) {
  const { balance: t } = useTexts(payoutTexts)
  return (
    <section aria-label={title} className="card p-5 md:p-6">
      <dl className="grid gap-4 sm:grid-cols-3">
        {(['available', 'pending', 'paidOut'] as const).map(name => (
          <div key={name}>
            <dt className="text-ink-soft">{t[name]}</dt>
            <dd className="text-2xl font-bold tabular-nums" data-balance={name}>
              {`Rp${formatCount(balance[name])}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
