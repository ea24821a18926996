import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { LANGS, type Lang, languageOf } from '#kit/lang.ts'
import { newKey } from '#kit/new-key.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { FileField } from './file-field.tsx'
import type { Film } from './recorded.ts'
import { recordingTexts } from './texts.ts'

interface CaptionsProps {
  captions: Film['captions']
  lang: Lang
  onChange(captions: Film['captions']): void
}

/** The files of captions, one for each language. A row counts once it has a file. */
export function CaptionsField({ captions, lang, onChange }: CaptionsProps) {
  const { form: t, fill } = useTexts(recordingTexts)
  const [rows, setRows] = useState(() => captions.map(one => ({ key: newKey(), ...one })))
  const put = (next: typeof rows) => {
    setRows(next)
    onChange(next.flatMap(row => (row.address ? [{ lang: row.lang, address: row.address }] : [])))
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">
        {t.captions} <span className="text-ink-soft font-normal">({t.optional})</span>
      </legend>
      <p className="text-ink-soft">{t.captionsHint}</p>
      {rows.map((row, at) => (
        <div key={row.key} className="card flex items-start gap-2 p-3">
          <div className="grid min-w-0 grow gap-2">
            <FormSelect
              name={`captions-lang-${row.key}`}
              label={fill('form.captionsLang', { at: at + 1 })}
              choices={LANGS.map(each => [each, languageOf(each).name])}
              value={row.lang}
              onChange={({ currentTarget }) => put(rows.with(at, { ...row, lang: currentTarget.value }))}
            />
            <FileField
              name={`captions-file-${row.key}`}
              kind="text"
              label={fill('form.captionsFile', { at: at + 1 })}
              value={row.address}
              onChange={address => put(rows.with(at, { ...row, address }))}
            />
          </div>
          <button
            type="button"
            aria-label={fill('form.removeCaptions', { at: at + 1 })}
            className="text-ink-soft grid size-11 shrink-0 place-items-center"
            onClick={() => put(rows.toSpliced(at, 1))}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      ))}
      {rows.length < 10 && (
        <div>
          <button
            type="button"
            data-act="add-captions"
            className="btn btn-quiet"
            onClick={() =>
              put([...rows, { key: newKey(), lang: LANGS.find(one => !rows.some(row => row.lang === one)) ?? lang, address: '' }])
            }
          >
            {t.addCaptions}
          </button>
        </div>
      )}
    </fieldset>
  )
}
