import type { Account } from '#features/ledger/accounts.ts'
import { listMovements, type PostedMovement } from '#features/ledger/movement-list.server.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import type { CsvPart } from '#features/lists/csv.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { Span } from './span.ts'

const PER_PART = 300

/** Returns movements of a span with one row an entry, the oldest first, for an accountant's file. Throws as `listMovements`. */
export async function readJournal(
  ctx: Ctx,
  span: Span,
  filter: { account?: Account | undefined; lang: Lang },
  after: string | undefined,
): Promise<CsvPart> {
  const part = await listMovements(
    ctx,
    { from: span.since, to: span.until, sort: 'at', ...(filter.account && { account: filter.account }) },
    { perPage: PER_PART, after },
  )
  return { rows: part.items.flatMap(movement => rowsOf(movement, filter)), after: part.after }
}

function rowsOf(
  { id, key, kind, postedAt, entries, references }: PostedMovement,
  { account, lang }: { account?: Account | undefined; lang: Lang },
): (string | number)[][] {
  const { accounts, movements } = ledgerTexts(lang)
  return entries
    .filter(entry => account === undefined || entry.account === account)
    .map(entry => [
      postedAt.toISOString(),
      formatMoment(postedAt, undefined, lang),
      id,
      key,
      movements[kind].name,
      entry.account,
      accounts[entry.account].name,
      entry.ownerId ?? '',
      Math.max(0, entry.amount),
      Math.max(0, -entry.amount),
      references.invoiceId ?? '',
      references.paymentId ?? '',
      references.refundId ?? references.payoutId ?? references.donationId ?? '',
    ])
}
