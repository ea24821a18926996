import { formatMoment } from '#kit/format.ts'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { percentWords } from '../coupon-words.ts'
import type { OrderStory } from '../order-story.server.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK } from './look.ts'
import { Money } from './money.tsx'
import { StatusBadge } from './status-badge.tsx'

type SummaryProps = Pick<OrderStory, 'invoice' | 'couponCode' | 'replaces' | 'replacedBy'>

/** Who ordered what, for how much. */
export function OrderSummary({ invoice, couponCode, replaces, replacedBy }: SummaryProps) {
  const { order: t, orders } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const when = (moment: Date) => formatMoment(moment, undefined, lang)
  const contact = [invoice.buyerEmail, invoice.buyerPhone].filter(Boolean).join(', ')
  return (
    <Section title={t.summary}>
      <Facts>
        <Fact name={orders.status}>
          <StatusBadge status={invoice.status} />
        </Fact>
        <Fact name={orders.kind}>{orders.kinds[invoice.kind]}</Fact>
        <Fact name={t.buyer}>{invoice.buyerName || t.erased}</Fact>
        {contact && <Fact name={t.contact}>{contact}</Fact>}
        <Fact name={t.made}>{when(invoice.createdAt)}</Fact>
        {invoice.status === 'pending' && <Fact name={t.expires}>{when(invoice.expiresAt)}</Fact>}
        {invoice.paidAt && <Fact name={t.paid}>{when(invoice.paidAt)}</Fact>}
        {invoice.endedAt && <Fact name={t.ended}>{when(invoice.endedAt)}</Fact>}
        {couponCode && <Fact name={t.coupon}>{couponCode}</Fact>}
        {replaces && (
          <Fact name={t.replaces}>
            <A href={`/Studio/Orders/${replaces.id}`} className="underline underline-offset-4">
              {replaces.number}
            </A>
          </Fact>
        )}
        {replacedBy && (
          <Fact name={t.replacedBy}>
            <A href={`/Studio/Orders/${replacedBy.id}`} className="underline underline-offset-4">
              {replacedBy.number}
            </A>
          </Fact>
        )}
      </Facts>
      <p className="mt-2">
        <a href={`/Account/Orders/${invoice.id}.pdf`} className={LINK}>
          {t.pdf}
        </a>
      </p>
    </Section>
  )
}

export function OrderLines({ invoice }: Pick<OrderStory, 'invoice'>) {
  const { order: t, fill } = useTexts(bookkeepingTexts)
  const percent = percentWords(invoice.taxBp)
  const sums: [string, number][] = [
    [t.subtotal, invoice.subtotal],
    ...(invoice.discount > 0 ? [[t.discount, -invoice.discount] satisfies [string, number]] : []),
    ...(invoice.tax > 0 ? [[fill('order.tax', { percent }), invoice.tax] satisfies [string, number]] : []),
    [t.total, invoice.total],
    ...(invoice.refunded > 0 ? [[t.refunded, invoice.refunded] satisfies [string, number]] : []),
  ]
  return (
    <Section title={t.lines}>
      <Rows
        items={invoice.lines.map((line, position) => ({ ...line, position }))}
        keyOf={line => String(line.position)}
        caption={t.lines}
        columns={[
          { title: t.item, isHeading: true, show: line => <span className="font-semibold wrap-anywhere">{line.name}</span> },
          { title: t.quantity, show: line => <span className="tabular-nums">{line.quantity}</span> },
          { title: t.price, show: line => <Money amount={line.price} /> },
        ]}
      />
      <div className="mt-4">
        <Facts>
          {sums.map(([name, amount]) => (
            <Fact key={name} name={name}>
              <Money amount={amount} />
            </Fact>
          ))}
        </Facts>
      </div>
    </Section>
  )
}
