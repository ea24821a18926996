import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { newKey } from '#kit/new-key.ts'
import { Below, CONTROL_LOOK } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { OrderedList } from './ordered-list.tsx'
import { PictureField } from './picture-field.tsx'
import { recordFormTexts } from './texts.ts'

interface RowsFieldProps {
  name: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** Texts, or objects with the columns' names. */
  value: readonly unknown[]
  columns?: readonly { name: string; label: string; type?: 'text' | 'number' | 'date' | 'check' | 'picture' }[] | undefined
  mayUpload: boolean
  onChange(value: unknown[]): void
}

interface Row {
  key: string
  cells: Record<string, string>
}

const ONLY = 'value'

/** Rows in an order: texts, or objects of several columns. Empty rows are not part of the value. */
export function RowsField({ name, label, hint, problem, value, columns, mayUpload, onChange }: RowsFieldProps) {
  const { rows: t, fill } = useTexts(recordFormTexts)
  const [rows, setRows] = useState<Row[]>(() => value.map(one => ({ key: newKey(), cells: toCells(one) })))
  const added = useRef<string>(undefined)
  const put = (next: Row[]) => {
    setRows(next)
    const filled = next.filter(({ cells }) => Object.values(cells).some(text => text.trim() !== ''))
    onChange(filled.map(({ cells }) => (columns ? cells : (cells[ONLY] ?? ''))))
  }
  const shown = columns ?? [{ name: ONLY, label }]
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="font-medium">{label}</legend>
      <Below id={name} hint={hint} problem={problem} />
      <OrderedList
        items={rows}
        keyOf={row => row.key}
        nameOf={(row, at) => Object.values(row.cells)[0] || fill('rows.row', { at: at + 1 })}
        onOrder={put}
      >
        {(row, at) => (
          <div className="flex items-start gap-2">
            <div className={`grid grow gap-2 ${shown.length > 3 ? 'sm:grid-cols-2' : 'sm:grid-flow-col sm:auto-cols-fr'}`}>
              {shown.map((column, order) =>
                column.type === 'picture' ? (
                  <PictureField
                    key={column.name}
                    name={`${name}.${at}.${column.name}`}
                    label={`${column.label}, ${fill('rows.row', { at: at + 1 })}`}
                    value={row.cells[column.name] ?? ''}
                    mayUpload={mayUpload}
                    onChange={address => put(rows.with(at, { ...row, cells: { ...row.cells, [column.name]: address ?? '' } }))}
                  />
                ) : column.type === 'check' ? (
                  <label key={column.name} className="flex min-h-11 items-center gap-2">
                    <input
                      name={`${name}.${at}.${column.name}`}
                      type="checkbox"
                      aria-label={`${column.label}, ${fill('rows.row', { at: at + 1 })}`}
                      checked={row.cells[column.name] === 'true'}
                      className="accent-primary size-5 shrink-0"
                      onChange={event =>
                        put(rows.with(at, { ...row, cells: { ...row.cells, [column.name]: event.currentTarget.checked ? 'true' : '' } }))
                      }
                    />
                    {column.label}
                  </label>
                ) : (
                  <input
                    key={column.name}
                    name={columns ? `${name}.${at}.${column.name}` : `${name}.${at}`}
                    type={column.type === 'date' ? 'date' : 'text'}
                    inputMode={column.type === 'number' ? 'numeric' : undefined}
                    aria-label={`${column.label}, ${fill('rows.row', { at: at + 1 })}`}
                    placeholder={columns && column.label}
                    value={row.cells[column.name] ?? ''}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was just asked for
                    autoFocus={order === 0 && added.current === row.key}
                    className={`${CONTROL_LOOK} mt-0 h-11 px-3`}
                    onChange={event => put(rows.with(at, { ...row, cells: { ...row.cells, [column.name]: event.currentTarget.value } }))}
                  />
                ),
              )}
            </div>
            <button
              type="button"
              aria-label={fill('rows.remove', { at: at + 1 })}
              className="text-ink-soft grid size-11 shrink-0 place-items-center"
              onClick={() => put(rows.toSpliced(at, 1))}
            >
              <X aria-hidden size={20} />
            </button>
          </div>
        )}
      </OrderedList>
      <button
        type="button"
        className="btn btn-quiet mt-2"
        onClick={() => {
          added.current = newKey()
          setRows([...rows, { key: added.current, cells: {} }])
        }}
      >
        {t.add}
      </button>
    </fieldset>
  )
}

function toCells(one: unknown): Record<string, string> {
  if (typeof one !== 'object' || one === null) return { [ONLY]: String(one) }
  return Object.fromEntries(Object.entries(one).map(([name, text]) => [name, String(text ?? '')]))
}
