import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../lang/use-texts.tsx'
import { recordFormTexts } from './texts.ts'

interface OrderedListProps<T> {
  items: readonly T[]
  keyOf(item: T): string
  nameOf(item: T, at: number): string
  /** Called with the new order once an item was moved by drag, buttons or keys. */
  onOrder(items: T[]): void
  children(item: T, at: number): ReactNode
}

/** A list in an order that one changes: by dragging a row's handle, with the handle focused by the arrow keys, anywhere in a row by Alt and the arrow keys. */
export function OrderedList<T>({ items, keyOf, nameOf, onOrder, children }: OrderedListProps<T>) {
  const { rows: t, fill } = useTexts(recordFormTexts)
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<number>(undefined)
  const [said, setSaid] = useState('')

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item))
    setSaid(fill('rows.moved', { name: nameOf(item, from), at: to + 1, count: items.length }))
  }
  const onKey = (event: KeyboardEvent, at: number) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const isHandle = target.dataset['handle'] !== undefined
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || !(isHandle || event.altKey)) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? at - 1 : at + 1)
    // A row that is moved in the document loses the focus.
    requestAnimationFrame(() => target.focus())
  }
  const onDrag = (event: PointerEvent) => {
    if (dragged.current === undefined) return
    const rows = [...(list.current?.children ?? [])]
    const to = rows.findIndex(row => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY <= bottom
    })
    if (to < 0 || to === dragged.current) return
    move(dragged.current, to)
    dragged.current = to
  }
  return (
    <>
      <p className="text-ink-soft">{t.hint}</p>
      <ol ref={list} className="mt-2 space-y-2">
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the row's own controls
          <li key={keyOf(item)} onKeyDown={event => onKey(event, at)} className="card flex items-start gap-2 p-2">
            <button
              type="button"
              data-handle=""
              aria-label={`${nameOf(item, at)}: ${t.hint}`}
              className="text-ink-soft grid size-11 shrink-0 cursor-grab touch-none place-items-center"
              onPointerDown={event => {
                dragged.current = at
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
              onPointerMove={onDrag}
              onPointerUp={() => (dragged.current = undefined)}
              onPointerCancel={() => (dragged.current = undefined)}
            >
              <GripVertical aria-hidden size={20} />
            </button>
            <div className="min-w-0 grow">{children(item, at)}</div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
