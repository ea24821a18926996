import { FormMessage } from '../../form/form-message.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import type { RecordField, Work } from './edited-record.ts'
import { recordFormTexts } from './texts.ts'

interface ConflictSidesProps {
  mine: Work
  theirs: Work
  fields: readonly RecordField[]
  keepMine(): void
  takeTheirs(): void
}

/** What two people saved of one record: the fields that differ, side by side, and the choice between them. */
export function ConflictSides({ mine, theirs, fields, keepMine, takeTheirs }: ConflictSidesProps) {
  const t = useTexts(recordFormTexts).conflict
  const names = [...fields.map(({ name, label }) => ({ name, label })), { name: 'translations', label: 'translations' }]
  const different = names.filter(({ name }) => toText(mine[name]) !== toText(theirs[name]))
  return (
    <FormMessage>
      <p className="font-semibold">{t.title}</p>
      <p>{t.text}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr>
              {[t.field, t.mine, t.theirs].map(word => (
                <th key={word} scope="col" className="p-2">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, label }) => (
              <tr key={name} className="align-top">
                <th scope="row" className="p-2 font-medium">
                  {label}
                </th>
                <td className="p-2 wrap-anywhere">{toText(mine[name])}</td>
                <td className="p-2 wrap-anywhere">{toText(theirs[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={keepMine}>
          {t.keepMine}
        </button>
        <button type="button" className="btn btn-quiet" onClick={takeTheirs}>
          {t.takeTheirs}
        </button>
      </p>
    </FormMessage>
  )
}

/** A value as one reads it: the texts within it. Missing and empty are the same. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('; ')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  // A document's nodes: their kinds and attributes are no texts.
  const { text, content } = value as { text?: unknown; content?: unknown }
  if (typeof text === 'string') return text
  if (Array.isArray(content)) return content.map(toText).filter(Boolean).join(' ')
  return Object.values(value).map(toText).filter(Boolean).join('; ')
}
