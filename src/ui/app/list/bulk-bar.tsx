import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../lang/use-texts.tsx'
import { listTexts } from './texts.ts'

/** Something that is done with all selected rows: the form of the page's action that does it. */
export interface BulkAct {
  form: string
  label: string
  /** For tests and shortcuts: `data-act`. */
  act?: string
  isDanger?: boolean
}

interface BulkBarProps {
  formId: string
  acts: readonly BulkAct[]
  /** How many rows are selected. */
  chosen: number
  isAll: boolean
  onAll(): void
  onClear(): void
  children?: ReactNode
}

/** What can be done with the selected rows. It stands below the header while one reads on; without selected rows it only offers to select all. */
export function BulkBar({ formId, acts, chosen, isAll, onAll, onClear, children }: BulkBarProps) {
  const t = useTexts(listTexts)
  return (
    <Form
      id={formId}
      method="post"
      preventScrollReset
      aria-label={t.bulk}
      data-sticky-bar={chosen > 0 ? '' : undefined}
      className={chosen > 0 ? 'card sticky top-16 z-20 mb-3 flex flex-wrap items-center gap-2 p-3' : 'mb-3'}
    >
      {chosen > 0 ? (
        <>
          <p role="status" className="me-2 font-semibold">
            {t.fill('selected', { count: chosen })}
          </p>
          {acts.map(({ form, label, act, isDanger }) => (
            <button
              key={form}
              type="submit"
              name="form"
              value={form}
              data-act={act}
              className={`btn btn-quiet ${isDanger ? 'text-danger-text' : ''}`}
            >
              {label}
            </button>
          ))}
          {children}
          <button type="button" onClick={onClear} className="min-h-11 px-2 underline underline-offset-4">
            {t.clear}
          </button>
        </>
      ) : null}
      {!isAll && (
        <button type="button" onClick={onAll} className="min-h-11 px-2 underline underline-offset-4 xl:hidden">
          {t.selectAll}
        </button>
      )}
    </Form>
  )
}

interface RowCheckboxProps {
  label: string
  isChecked: boolean
  onChange(isChecked: boolean): void
  name?: string
  value?: string
  form?: string
}

/** A checkbox with the size of a finger around it. */
export function RowCheckbox({ label, isChecked, onChange, ...input }: RowCheckboxProps) {
  return (
    <label className="relative z-10 grid size-11 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        {...input}
        checked={isChecked}
        onChange={event => onChange(event.currentTarget.checked)}
        className="accent-primary size-5"
      />
    </label>
  )
}
