import { useRef, useState } from 'react'
import { FormMessage } from '../../form/form-message.tsx'
import { A, useLang } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { StarterMark } from '../starter/starter-mark.tsx'
import { OrderedList } from './ordered-list.tsx'
import { sendAct } from './record-calls.ts'
import { recordFormTexts } from './texts.ts'

interface Line {
  id: string
  title: string
  /** Starter content that nobody edited. */
  isStarter?: boolean
}

interface OrderedRecordsProps {
  records: readonly Line[]
  base: string
  /** The address that the records' calls begin with. */
  calls: string
  mayOrder?: boolean
}

/** Records in the order in which readers see them; a move is saved at once, those made meanwhile with the next save. Give other records another `key`. */
export function OrderedRecords({ records, base, calls, mayOrder = true }: OrderedRecordsProps) {
  const { order: t } = useTexts(recordFormTexts)
  const lang = useLang()
  const [items, setItems] = useState(records)
  const [result, setResult] = useState<'saving' | 'saved' | 'failed'>()
  const unsent = useRef<readonly Line[]>(undefined)
  const isSending = useRef(false)
  const put = async (next: Line[]) => {
    setItems(next)
    unsent.current = next
    // One after the other: of two that are on their way at once, the earlier may come last and stay.
    if (isSending.current) return
    isSending.current = true
    setResult('saving')
    let isDone = false
    while (unsent.current) {
      const ids = unsent.current.map(one => one.id)
      unsent.current = undefined
      ;({ isDone } = await sendAct(`${calls}/order`, { ids }, lang))
    }
    isSending.current = false
    setResult(isDone ? 'saved' : 'failed')
  }
  const link = (one: Line) => (
    <A
      href={`${base}/${one.id}`}
      className="hover:text-primary-text flex min-h-11 flex-wrap items-center gap-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {one.title}
      {one.isStarter && <StarterMark />}
    </A>
  )
  if (!mayOrder)
    return (
      <ul className="space-y-2">
        {items.map(one => (
          <li key={one.id} className="card p-2 pl-4">
            {link(one)}
          </li>
        ))}
      </ul>
    )
  return (
    <div data-save-state={result ?? 'saved'}>
      <OrderedList items={items} keyOf={one => one.id} nameOf={one => one.title} onOrder={next => void put(next)}>
        {link}
      </OrderedList>
      {result && result !== 'saving' && (
        <div className="mt-4">
          <FormMessage tone={result === 'saved' ? 'done' : 'problem'}>{t[result]}</FormMessage>
        </div>
      )}
    </div>
  )
}
