import { useLoaderData } from 'react-router'
import { ACCOUNT_NAMES, ACCOUNTS, onItsSide } from '#features/ledger/accounts.ts'
import { listMovements, type PostedMovement } from '#features/ledger/movement-list.server.ts'
import { isMovementKind, MOVEMENT_KINDS } from '#features/ledger/movements.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { placeOf } from '#features/lists/forms.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { appLoader, leadTo } from '#page/app-page.server.ts'
import { isUuid } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { listOwners, sumAccount } from '../ledger-sums.server.ts'
import { readSpan, spanQuery } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK, ROW_LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'
import { SpanChoice } from '../ui/span-choice.tsx'

const LEDGER = '/Studio/Ledger'
const BASE = `${LEDGER}/Entries`

/** The movements of an account within a period, each with what it put there: they sum up to the account's figures. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  requirePermission(ctx.viewer, 'payments.read')
  const account = ACCOUNT_NAMES.find(one => one === query.get('account'))
  if (!account) throw leadTo(LEDGER)
  const { name, from, to, since, until } = readSpan(query, ctx.now, 'all')
  const span = { name, from, to }
  const owner = query.get('owner') ?? undefined
  const ownerId = owner !== undefined && isUuid(owner) ? owner : undefined
  const kind = query.get('kind') ?? undefined
  const filter = { account, ownerId, from: since, to: until, ...(kind && isMovementKind(kind) && { kind }) }
  return {
    title: bookkeepingTexts(lang).fill('entries.title', { account: ledgerTexts(lang).accounts[account].name }),
    account,
    ownerId,
    span,
    sum: await sumAccount(ctx, account, { ...span, since, until }, ownerId),
    owners: ACCOUNTS[account].isOwned ? await listOwners(ctx, account) : [],
    page: await listMovements(ctx, filter, placeOf(query)),
    query: Object.fromEntries(query),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function LedgerEntries() {
  const { title, account, ownerId, span, sum, owners, page, query } = useLoaderData<typeof loader>()
  const { entries: t, ledger, fill } = useTexts(bookkeepingTexts)
  const { accounts, movements } = useTexts(ledgerTexts)
  const lang = useLang()
  const amountOf = ({ entries }: PostedMovement) =>
    entries
      .filter(one => one.account === account && (ownerId === undefined || one.ownerId === ownerId))
      .reduce((all, one) => all + one.amount, 0)
  const kept = { account, ...(ownerId && { owner: ownerId }) }
  return (
    <AppPage title={title} lead={accounts[account].about} trail={[{ label: ledger.title, href: `${LEDGER}?${spanQuery(span)}` }]}>
      <div className="space-y-6">
        <SpanChoice base={BASE} span={span} kept={kept} />
        <div className="card p-5">
          <Facts>
            <Fact name={ledger.opening}>
              <Money amount={onItsSide(account, sum.opening)} />
            </Fact>
            <Fact name={ledger.debit}>
              <Money amount={sum.debit} />
            </Fact>
            <Fact name={ledger.credit}>
              <Money amount={sum.credit} />
            </Fact>
            <Fact name={ledger.closing}>
              <Money amount={onItsSide(account, sum.closing)} />
            </Fact>
            <Fact name={ledger.entries}>{formatCount(sum.entryCount)}</Fact>
          </Facts>
        </div>
        {owners.length > 0 && (
          <nav aria-label={t.owners} className="flex flex-wrap gap-x-6">
            <A href={`${BASE}?account=${account}&${spanQuery(span)}`} aria-current={ownerId ? undefined : 'true'} className={LINK}>
              {t.allOwners}
            </A>
            {owners.map(one => (
              <A
                key={one.id}
                href={`${BASE}?account=${account}&owner=${one.id}&${spanQuery(span)}`}
                aria-current={ownerId === one.id ? 'true' : undefined}
                className={LINK}
              >
                {one.name || t.unnamed}
              </A>
            ))}
          </nav>
        )}
        <DataList
          base={BASE}
          query={query}
          page={page}
          keyOf={one => one.id}
          nameOf={one => one.key}
          caption={t.caption}
          firstSort="-when"
          count={fill('entries.count', { count: page.items.length })}
          empty={t.empty}
          none={t.none}
          noneHref={LEDGER}
          more={{
            names: ['kind'],
            fields: (
              <SelectField
                name="kind"
                label={t.kind}
                value={query['kind'] ?? ''}
                choices={[['', t.allKinds], ...MOVEMENT_KINDS.map(kind => [kind, movements[kind].name] as const)]}
              />
            ),
          }}
          columns={[
            {
              key: 'what',
              title: t.what,
              isHeading: true,
              show: one => (
                <A href={`${LEDGER}/Movements/${one.id}`} className={ROW_LINK}>
                  {movements[one.kind].name}
                </A>
              ),
            },
            { key: 'when', title: t.when, show: one => formatMoment(one.postedAt, undefined, lang) },
            { key: 'debit', title: ledger.debit, show: one => <Money amount={Math.max(0, amountOf(one))} /> },
            { key: 'credit', title: ledger.credit, show: one => <Money amount={Math.max(0, -amountOf(one))} /> },
            { key: 'key', title: t.key, isHidden: true, show: one => <code className="text-sm wrap-anywhere">{one.key}</code> },
          ]}
        />
      </div>
    </AppPage>
  )
}
