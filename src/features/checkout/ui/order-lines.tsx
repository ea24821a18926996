import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { percentOf, rupiah } from '../money.ts'
import { checkoutTexts } from '../texts.ts'

interface OrderLinesProps {
  lines: readonly { name: string; lang?: string; quantity: number; price: number }[]
  price: { subtotal: number; discount: number; tax: number; total: number }
  taxBp: number
  coupon?: string | null
}

/** What is ordered and what it costs, line by line, down to the total. */
export function OrderLines({ lines, price: { subtotal, discount, tax, total }, taxBp, coupon }: OrderLinesProps) {
  const { order: t, fill } = useTexts(checkoutTexts)
  const hasSteps = discount > 0 || tax > 0 || lines.length > 1
  return (
    <div>
      <ul className="divide-line divide-y">
        {lines.map(({ name, lang, quantity, price }, at) => (
          // The same thing may stand on two lines.
          <li key={`${at} ${name}`} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span className="min-w-0 wrap-anywhere">
              <InLang lang={lang}>{name}</InLang>
              {quantity > 1 && ` × ${quantity}`}
            </span>
            <span className="whitespace-nowrap">{rupiah(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="border-line border-t pt-3">
        {hasSteps && <Sum label={t.subtotal} amount={rupiah(subtotal)} />}
        {discount > 0 && <Sum label={fill('order.discount', { coupon: coupon ?? '' }).trim()} amount={`−${rupiah(discount)}`} />}
        {tax > 0 && <Sum label={fill('order.tax', { percent: percentOf(taxBp) })} amount={rupiah(tax)} />}
        <Sum label={t.total} amount={rupiah(total)} isTotal />
      </dl>
    </div>
  )
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div data-sum={isTotal ? 'total' : undefined} className={`flex justify-between gap-6 py-1 ${isTotal ? 'text-xl font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  )
}
