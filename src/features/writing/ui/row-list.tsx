import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { removeRow } from '#ui/app/record/remove-row.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Details } from '../details.ts'
import { editorTexts } from '../texts.ts'

export interface Row {
  key: number
  value: Details
}

interface RowListProps {
  rows: readonly Row[]
  /** What one is called, such as "Pembicara". */
  name: string
  /** `at`: its index. */
  show(row: Row, at: number): ReactNode
  onChange(rows: Row[]): void
}

/** Rows that can be put in another order, by dragging or with their buttons, and removed. */
export function RowList({ rows, name, show, onChange }: RowListProps) {
  const t = useTexts(editorTexts)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    setSaid(t.fill('order.moved', { name: `${name} ${from + 1}`, place: to + 1, count: rows.length }))
  }
  const moveBy = (button: HTMLElement, from: number, to: number) => {
    move(from, to)
    // A row that is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol className="space-y-4">
        {rows.map((row, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same is done with the buttons within
          <li
            key={row.key}
            aria-label={`${name} ${at + 1}`}
            className={`border-line rounded-lg border p-4 ${dragged === at ? 'opacity-60' : ''}`}
            onDragOver={event => dragged !== undefined && event.preventDefault()}
            onDrop={event => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, at)
              setDragged(undefined)
            }}
          >
            <div className="mb-3 flex items-center gap-2">
              <span
                aria-hidden
                draggable
                className="text-ink-soft cursor-grab py-2"
                onDragStart={event => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(at)
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <GripVertical size={20} />
              </span>
              <span className="text-ink-soft grow font-medium">
                {name} {at + 1}
              </span>
              <RowButton
                label={t.fill('order.up', { name: `${name} ${at + 1}` })}
                isOff={at === 0}
                onClick={button => moveBy(button, at, at - 1)}
              >
                <ArrowUp aria-hidden size={18} />
              </RowButton>
              <RowButton
                label={t.fill('order.down', { name: `${name} ${at + 1}` })}
                isOff={at === rows.length - 1}
                onClick={button => moveBy(button, at, at + 1)}
              >
                <ArrowDown aria-hidden size={18} />
              </RowButton>
              <RowButton
                label={t.fill('order.remove', { name: `${name} ${at + 1}` })}
                isRemoval
                onClick={button =>
                  removeRow(button, () => {
                    onChange(rows.toSpliced(at, 1))
                    setSaid(t.fill('order.removed', { name: `${name} ${at + 1}` }))
                  })
                }
              >
                <Trash aria-hidden size={18} />
              </RowButton>
            </div>
            <div className="space-y-4">{show(row, at)}</div>
          </li>
        ))}
      </ol>
    </>
  )
}

interface RowButtonProps {
  label: string
  /** A button that did its last step keeps the focus: it is not disabled. */
  isOff?: boolean
  isRemoval?: boolean
  onClick(button: HTMLElement): void
  children: ReactNode
}

function RowButton({ label, isOff = false, isRemoval = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-remove={isRemoval ? '' : undefined}
      className="hover:bg-tint grid size-11 place-items-center rounded-lg aria-disabled:opacity-40"
      onClick={event => !isOff && onClick(event.currentTarget)}
    >
      {children}
    </button>
  )
}
