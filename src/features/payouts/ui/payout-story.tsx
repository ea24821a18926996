import { isAccount } from '#features/ledger/accounts.ts'
import { isMovementKind } from '#features/ledger/movements.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { ENDED } from '../payout.ts'
import type { PayoutItem } from '../queries.server.ts'
import type { Approval, LedgerLine } from '../story.server.ts'
import { payoutTexts } from '../texts.ts'

/** What happened to a payout, in order. */
export function Story({ payout, approvals }: { payout: PayoutItem; approvals: readonly Approval[] }) {
  const lang = useLang()
  const { show, statuses, fill } = useTexts(payoutTexts)
  const steps: [at: Date | null, words: string][] = [
    [payout.requestedAt, show.story_.requested],
    ...approvals.map(({ name, at }): [Date, string] => [at, fill('show.story_.approved', { name: name ?? show.gone })]),
    [approvals.length === 0 || payout.status === 'rejected' ? payout.decidedAt : null, show.story_.decided],
    [payout.sentAt, show.story_.sent],
    [payout.paidAt, show.story_.paid],
    [ENDED.includes(payout.status) ? payout.endedAt : null, fill('show.story_.ended', { status: statuses[payout.status] })],
  ]
  return (
    <Section title={show.story}>
      <ol className="space-y-2">
        {steps.map(([at, words]) =>
          at === null ? null : (
            <li key={words} className="wrap-anywhere">
              <span className="font-medium">{words}</span>
              <span className="text-ink-soft"> · {formatMoment(at, undefined, lang)}</span>
            </li>
          ),
        )}
      </ol>
    </Section>
  )
}

interface LedgerLinesProps {
  entries: readonly LedgerLine[]
  caption: string
  formatAt(at: Date): string
}

/** The entries of the ledger that a payout caused. */
export function LedgerLines({ entries, caption, formatAt }: LedgerLinesProps) {
  const { show, statement, list } = useTexts(payoutTexts)
  const { accounts, movements } = useTexts(ledgerTexts)
  const columns: Column<LedgerLine>[] = [
    { title: show.entry, isHeading: true, show: one => (isMovementKind(one.kind) ? movements[one.kind].name : one.kind) },
    { title: show.account, show: one => (isAccount(one.account) ? accounts[one.account].name : one.account) },
    { title: list.amount, show: one => <span className="tabular-nums">{formatCount(one.amount)}</span> },
    { title: statement.at, show: one => formatAt(one.at) },
  ]
  return (
    <section>
      <h2 className="text-xl font-bold">{caption}</h2>
      <p className="text-ink-soft mt-1 mb-4">{show.ledgerLead}</p>
      <Rows items={entries} keyOf={one => one.id} columns={columns} caption={caption} />
    </section>
  )
}
