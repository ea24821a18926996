import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { inLang } from '#features/brands/section-words.ts'
import { newKey } from '#kit/new-key.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { Below } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'
import { type FieldProps, ValueField, ValueFields } from './value-fields.tsx'

interface Row {
  key: string
  value: unknown
}

interface ValueRowsProps extends FieldProps {
  label: string
  /** The heading above says the same. */
  isLabelHidden?: boolean
  addLabel: string
}

/** Rows in an order, each with the same fields, or with one. */
export function ValueRows({ field, value, path, problems, onChange, label, isLabelHidden = false, addLabel }: ValueRowsProps) {
  const t = useTexts(composingTexts)
  const lang = useLang()
  const [rows, setRows] = useState<Row[]>(() => (Array.isArray(value) ? value : []).map((one: unknown) => ({ key: newKey(), value: one })))
  const { fields = [], min = 0, max = Number.POSITIVE_INFINITY } = field
  const put = (next: Row[]) => {
    setRows(next)
    onChange(next.length === 0 && !field.isRequired ? undefined : next.map(row => row.value))
  }
  const nameOf = (row: Row, at: number) => firstText(inLang(row.value, lang)) || t.fill('form.row', { at: at + 1 })
  const [only] = fields
  return (
    <fieldset id={path} tabIndex={-1}>
      <legend className={isLabelHidden ? 'sr-only' : 'font-medium'}>{label}</legend>
      <Below id={path} problem={problems[path]} />
      {rows.length > 0 && (
        <OrderedList items={rows} keyOf={row => row.key} nameOf={nameOf} onOrder={put}>
          {(row, at) => {
            const own = { path: `${path}.${at}`, problems }
            const change = (to: unknown) => put(rows.with(at, { ...row, value: to }))
            return (
              <div className="space-y-4">
                {field.kind === 'list' && only ? (
                  <ValueField {...own} field={{ ...only, name: field.name }} value={row.value} onChange={change} />
                ) : (
                  <ValueFields {...own} fields={fields} value={Object(row.value)} onChange={change} />
                )}
                {rows.length > min && (
                  <button
                    type="button"
                    aria-label={t.fill('form.removeRow', { at: at + 1 })}
                    className="text-ink-soft grid size-11 place-items-center"
                    onClick={() => put(rows.toSpliced(at, 1))}
                  >
                    <X aria-hidden size={20} />
                  </button>
                )}
              </div>
            )
          }}
        </OrderedList>
      )}
      {rows.length < max && (
        <button
          type="button"
          className="btn btn-quiet mt-2"
          onClick={() => put([...rows, { key: newKey(), value: field.kind === 'list' ? '' : {} }])}
        >
          {addLabel}
        </button>
      )}
    </fieldset>
  )
}

/** Returns the first text of a row, by which it is named. */
function firstText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(firstText).find(Boolean) ?? ''
}
