import { FormMessage } from '../../form/form-message.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import type { RecordField, Work } from './edited-record.ts'
import { compareWorks } from './field-words.ts'
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
  const different = compareWorks(fields, mine, theirs)
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
            {different.map(({ label, lang, before, after }) => (
              <tr key={label} className="align-top">
                <th scope="row" className="p-2 font-medium">
                  {label}
                </th>
                {/* In one order for both, so that a column is one person's. */}
                {Object.entries({ mine: before, theirs: after }).map(([whose, text]) => (
                  <td key={whose} lang={lang} className="p-2 wrap-anywhere whitespace-pre-line">
                    {text}
                  </td>
                ))}
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
