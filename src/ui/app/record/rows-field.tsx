import X from 'lucide-react/icons/x'
import { use, useRef, useState } from 'react'
import { newKey } from '#kit/new-key.ts'
import { Below, CONTROL_LOOK } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { MediaControlsContext, type PickedFile } from './media-controls.ts'
import { OrderedList } from './ordered-list.tsx'
import { removeRow } from './remove-row.ts'
import { recordFormTexts } from './texts.ts'

interface RowsFieldProps {
  name: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** Texts, or objects with the columns' names. */
  value: readonly unknown[]
  columns?: readonly { name: string; label: string; type?: 'text' | 'number' | 'date' | 'check' | 'picture' }[] | undefined
  /** Of the texts. */
  lang: string
  mayUpload: boolean
  onChange(value: unknown[]): void
}

interface Row {
  key: string
  cells: Record<string, string>
}

const ONLY = 'value'

/** Rows in an order: texts, or objects of several columns. Empty rows are not part of the value. Several pictures come at once. */
export function RowsField({ name, label, hint, problem, value, columns, lang, mayUpload, onChange }: RowsFieldProps) {
  const { rows: t, fill } = useTexts(recordFormTexts)
  const [rows, setRows] = useState<Row[]>(() => value.map(one => ({ key: newKey(), cells: toCells(one) })))
  const media = use(MediaControlsContext)
  const added = useRef<string>(undefined)
  // Files come one after the other while the page shows the rows of before.
  const newest = useRef(rows)
  const put = (next: Row[]) => {
    newest.current = next
    setRows(next)
    const filled = next.filter(({ cells }) => Object.values(cells).some(text => text.trim() !== ''))
    onChange(filled.map(({ cells }) => (columns ? cells : (cells[ONLY] ?? ''))))
  }
  const shown = columns ?? [{ name: ONLY, label }]
  const pictures = shown.find(({ type }) => type === 'picture')
  /** A column of that name holds what a picture shows. */
  const describe = (cells: Row['cells'], file: PickedFile | undefined): Row['cells'] =>
    file?.alt[lang] && shown.some(column => column.name === 'alt') ? { ...cells, alt: file.alt[lang] } : cells
  const list = (
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
                media && (
                  <media.Field
                    key={column.name}
                    name={`${name}.${at}.${column.name}`}
                    label={`${column.label}, ${fill('rows.row', { at: at + 1 })}`}
                    value={row.cells[column.name] ?? ''}
                    mayUpload={mayUpload}
                    hasAlt={!shown.some(other => other.name === 'alt')}
                    onChange={(address, file) =>
                      // An upload ends later: by then rows may have been typed in, moved or removed.
                      put(
                        newest.current.map(one =>
                          one.key === row.key ? { ...one, cells: describe({ ...one.cells, [column.name]: address }, file) } : one,
                        ),
                      )
                    }
                  />
                )
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
            data-remove=""
            className="text-ink-soft grid size-11 shrink-0 place-items-center"
            onClick={event => removeRow(event.currentTarget, () => put(rows.toSpliced(at, 1)))}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      )}
    </OrderedList>
  )
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="font-medium">{label}</legend>
      <Below id={name} hint={hint} problem={problem} />
      {pictures && media && mayUpload ? (
        <media.Adder
          label={label}
          onAdd={files =>
            put([...newest.current, ...files.map(file => ({ key: newKey(), cells: describe({ [pictures.name]: file.url }, file) }))])
          }
        >
          {list}
        </media.Adder>
      ) : (
        list
      )}
      <button
        type="button"
        data-add=""
        className="btn btn-quiet mt-2"
        onClick={() => {
          added.current = newKey()
          newest.current = [...rows, { key: added.current, cells: {} }]
          setRows(newest.current)
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
