import { useLoaderData } from 'react-router'
import { getMovement } from '#features/ledger/movement-list.server.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { formatMoment } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { findCauses } from '../movement-causes.server.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK, ROW_LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'

/** A movement: its entries, and what caused it. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  const movement = await getMovement(ctx, page.params['id'] ?? '')
  const kind = ledgerTexts(lang).movements[movement.kind].name
  return { title: bookkeepingTexts(lang).fill('movement.title', { kind }), movement, causes: await findCauses(ctx, movement) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function LedgerMovement() {
  const { title, movement, causes } = useLoaderData<typeof loader>()
  const { movement: t, ledger } = useTexts(bookkeepingTexts)
  const { accounts, movements } = useTexts(ledgerTexts)
  const lang = useLang()
  return (
    <AppPage title={title} lead={movements[movement.kind].cause} trail={[{ label: ledger.title, href: '/Studio/Ledger' }]}>
      <div className="space-y-6">
        <Section title={t.facts}>
          <Facts>
            <Fact name={t.when}>{formatMoment(movement.postedAt, undefined, lang)}</Fact>
            <Fact name={t.key} isCode>
              {movement.key}
            </Fact>
          </Facts>
        </Section>
        <Section title={t.entries}>
          <Rows
            items={movement.entries.map((entry, position) => ({ ...entry, position }))}
            keyOf={one => String(one.position)}
            caption={t.entries}
            columns={[
              {
                title: ledger.account,
                isHeading: true,
                show: one => (
                  <A
                    href={`/Studio/Ledger/Entries?account=${one.account}${one.ownerId ? `&owner=${one.ownerId}` : ''}&period=all`}
                    className={ROW_LINK}
                  >
                    {accounts[one.account].name}
                  </A>
                ),
              },
              { title: ledger.debit, show: one => <Money amount={Math.max(0, one.amount)} /> },
              { title: ledger.credit, show: one => <Money amount={Math.max(0, -one.amount)} /> },
            ]}
          />
        </Section>
        <Section title={t.cause}>
          {causes.length === 0 ? (
            <p className="text-ink-soft">{t.noCause}</p>
          ) : (
            <Facts>
              {causes.map(({ of, words, href }) => (
                <Fact key={of} name={of === 'line' ? t.line : t.causes[of]}>
                  {href ? (
                    <A href={href} data-cause={of} className={LINK}>
                      {words}
                    </A>
                  ) : (
                    words
                  )}
                </Fact>
              ))}
            </Facts>
          )}
        </Section>
      </div>
    </AppPage>
  )
}
