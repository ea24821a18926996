import type { RichDocument } from '#platform/rich-text/document.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import type { RichControl } from '#ui/app/record/field-control.tsx'

// Loaded when a form has such a field.
const RichField = lazyPart(() => import('./rich-field.tsx').then(module => module.RichField), {
  Loading: () => <div className="border-line min-h-80 rounded border" />,
})

const EMPTY: RichDocument = { type: 'doc', content: [] }

/** The rich text of a record's form (`ui/app/record`). */
export const RecordRichField: RichControl = ({ name, label, lang, value, problem, onChange }) => (
  <div id={name} data-rich-field={name} tabIndex={-1}>
    <p className="mb-1.5 font-medium">{label}</p>
    {/* Named boundary: a stored document. */}
    <RichField
      start={(value as RichDocument | undefined) ?? EMPTY}
      lang={lang}
      name={name}
      label={label}
      problem={problem}
      onChange={read => onChange(read())}
    />
  </div>
)
