import { FormMessage } from '#ui/form/form-message.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { rupiah } from '../money.ts'
import type { PayView } from '../pay-view.server.ts'
import { checkoutTexts } from '../texts.ts'
import { PlaceList } from './place-list.tsx'

interface PaidPartProps {
  view: PayView
  base: string
  isLinked: boolean
  /** The seats are not given yet: a job does it right after the payment. */
  isGiving: boolean
}

/** What became of a paid invoice: the open class, the places, the receipt. */
export function PaidPart({ view, base, isLinked, isGiving }: PaidPartProps) {
  const { pay: t, fill } = useTexts(checkoutTexts)
  const isReturned = view.status === 'refunded' || view.status === 'partially-refunded'
  return (
    <>
      <FormMessage tone="done">
        {view.total === 0 ? t.zeroText : fill(view.kind === 'gift' ? 'pay.paidGift' : 'pay.paidText', { amount: rupiah(view.total) })}
      </FormMessage>
      {isReturned && <p className="text-lg">{fill(`pay.ended.${view.status}`, { amount: rupiah(view.refunded) })}</p>}
      {view.lacksSeat && <FormMessage tone="note">{t.noSeat}</FormMessage>}
      {isGiving && <p role="status">{t.giving}</p>}
      {isLinked && view.name && view.classes.some(one => one.isOpen) && (
        <p className="text-lg">{fill('pay.paidForOther', { name: view.name })}</p>
      )}
      {!isLinked && (
        <ul className="space-y-3">
          {view.classes
            .filter(one => one.isOpen)
            .map(one => (
              <li key={one.startPath} data-class-open className="card flex flex-wrap items-center justify-between gap-4 p-5">
                <p className="min-w-0 text-lg font-bold wrap-anywhere">
                  <InLang lang={one.lang}>{one.name}</InLang>
                </p>
                <A href={one.startPath} className="btn btn-main">
                  {t.start}
                </A>
              </li>
            ))}
        </ul>
      )}
      {view.places && <PlaceList places={view.places} />}
      <p className="flex flex-wrap gap-3">
        <a href={`${base}/Receipt.pdf`} className="btn btn-quiet" data-receipt>
          {t.receipt}
        </a>
        {!isLinked && (
          <A href="/Account/Orders" className="btn btn-quiet">
            {t.orders}
          </A>
        )}
      </p>
    </>
  )
}
