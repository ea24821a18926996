import { lazy, Suspense } from 'react'
import type { RichDocument } from '#platform/rich-text/document.ts'
import type { RichControl } from '#ui/app/record/field-control.tsx'

// Loaded when a form has such a field.
const RichField = lazy(() => import('./rich-field.tsx').then(({ RichField: field }) => ({ default: field })))

const EMPTY: RichDocument = { type: 'doc', content: [] }

/** The rich text of a record's form (`ui/app/record`). */
export const RecordRichField: RichControl = ({ name, label, lang, value, problem, onChange }) => (
  <div id={name} data-rich-field={name} tabIndex={-1}>
    <p className="mb-1.5 font-medium">{label}</p>
    <Suspense fallback={<div className="border-line min-h-80 rounded border" />}>
      {/* Named boundary: a stored document. */}
      <RichField
        start={(value as RichDocument | undefined) ?? EMPTY}
        lang={lang}
        name={name}
        label={label}
        problem={problem}
        onChange={read => onChange(read())}
      />
    </Suspense>
  </div>
)
